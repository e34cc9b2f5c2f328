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

static void atom_part(struct rt_uses *u, int v1)
{
    IF(1, OPEN)
        USE(EARLY(-4), F_R, V(Rb, v1));
        USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
    END(1)
    IF(2, OPEN)
        USE(EARLY(-4), F_R, V(Rb, v1));
        USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
    END(2)
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
                                atom_part(u, 7);
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

static void cas_pair_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    struct rt_local x1 = NOTHING;
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
        rt_assign(u, &x1, K((1 + V(atomic_CAS_64, v2))));
        USE(EARLY(-4), F_R, V(Rb, v1));
        IF(1, rt_lt(u, K(1), x1.number)) USE(EARLY(-4), F_R, (V(Rb, v1) | 1)); END(1)
    }
    if (LINE(l3) == 3) {
        rt_assign(u, &x1, K((1 + V(atomic_CAS_64, v2))));
        USE(EARLY(-4), F_R, V(Rb, v1));
        IF(2, rt_lt(u, K(1), x1.number)) USE(EARLY(-4), F_R, (V(Rb, v1) | 1)); END(2)
    }
}

static void uses_atom_cas(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        addr_reads(u, 0, 3, 0);
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
        USE(EARLY(-4), F_R, V(Ra, v2));
        if (V(atomic_ATOM_E, v1)) USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
    }
}

static void uses_atom_p_op(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        addr_reg_reads(u, 0, 5, 2);
        USE(EARLY(-4), F_R, V(Rb, 8));
        if (((atom_types_value(u, 2, 0) == 2) || (atom_types_value(u, 2, 0) == 5)) ||
            (atom_types_value(u, 2, 0) == 6)) {
            USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
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
            USE(EARLY(-4), F_R, V(Rb, 7));
            USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
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
        USE(EARLY(-4), F_R, V(Ra, v2));
        if (V(atomic_CCTL_E, v1)) USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
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
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-4), F_R, V(Ra, v1));
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

static void isetp_part(struct rt_uses *u, int v1, unsigned n2, int v3)
{
    if (V(BOP, v1) == 0) {
        NEED(n2);
        IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, v3)); END(1)
    }
    if (V(BOP, v1) == 1) {
        NEED(n2);
        IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, v3)); END(2)
    }
    if (V(BOP, v1) == 2) {
        NEED(n2);
        USE(EARLY(7), F_P, V(Pp, v3));
    }
}

static void isetp_part_2(struct rt_uses *u, int v1, int v2, int v3)
{
    LET(3)
        USE(READ, F_R, V(Ra, v1));
        src_b_reads(u, v2, 0);
        IF(1, OPEN)
            if (V(X, v3)) {
                IF(2, OPEN) USE_PART(READ, F_CC, K(0), BITS(2, 1)); END(2)
            }
        END(1)
    END_LET(3)
    LET(4)
        if (V(X, v3) == 0) {
            USE(READ, F_R, V(Ra, v1));
            src_b_reads(u, v2, 0);
        } else {
            NEED(3);
            IF(3, OPEN)
                USE(READ, F_R, V(Ra, v1));
                src_b_reads(u, v2, 0);
                USE_PART(READ, F_CC, K(0), BITS(2, 1));
                USE_PART(READ, F_CC, K(0), BITS(0, 1));
            END(3)
        }
    END_LET(4)
    LET(5)
        NEED(3);
        IF(4, OPEN) NEED(4); END(4)
    END_LET(5)
}

static void uses_isetp(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 2);
    IF(10, guard_value(u, 15, 2))
        isetp_part_2(u, 6, 8, 2);
        isetp_part(u, 3, 5, 14);
        USE(WRITE(1), F_P, V(Pu, 4));
        isetp_part(u, 3, 5, 14);
        USE(WRITE(1), F_P, V(Pv, 5));
    END(10)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    src_b_keeps(u, 9, 8, 0);
    rt_leave(u);
}

static void uses_iset(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 2);
    IF(9, guard_value(u, 16, 2))
        isetp_part_2(u, 7, 9, 3);
        LET(7)
            isetp_part(u, 4, 5, 15);
        END_LET(7)
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(CC, 6)) {
            IF(8, OPEN) if (V(X, 3) == 1) USE_PART(READ, F_CC, K(0), BITS(0, 1)); END(8)
            USE(WRITE(1), F_CC, 0);
        }
    END(9)
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

static void paths_bra(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) JUMP(JUMPS, 1, any_target_value(u, 3, 0)); END(1)
}

static void uses_bra(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (0xffff7fffu >> V(CC_TEST, 2) & 1) USE(EARLY(7), F_CC, 0);
            END(1)
    END_LET(1)
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    paths_bra(u);
    rt_leave(u);
}

static void paths_brx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) JUMP(JUMPS, 1, UNKNOWN); END(1)
}

static void indexed_rel_target_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, V(Ra, v1));
}

static void brx_part(struct rt_uses *u, int v1, int v2)
{
    LET(1)
        guard_reads(u, v1, v2);
        IF(1, guard_value(u, v1, v2)) if (0xffff7fffu >> V(CC_TEST, v2) & 1) USE(READ, F_CC, 0);
            END(1)
    END_LET(1)
}

static void uses_brx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    brx_part(u, 6, 1);
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
    LET(7)
        NEED(1);
        IF(2, x1) indexed_rel_target_reads(u, 2, 0); END(2)
    END_LET(7)
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(6, OPEN)
        indexed_rel_target_reads(u, 2, 0);
        NEED(1);
        NEED(1);
        IF(5, x3) indexed_rel_target_reads(u, 2, 0);
        ELSE(5)
            IF(4, x3)
                IF(3, OPEN) indexed_rel_target_reads(u, 2, 0); END(3)
            END(4)
        END(5)
    END(6)
    paths_brx(u);
    rt_leave(u);
}

static rt_value any_abs_target_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return K(V(control_ABS_LABEL, v1));
    }
    return UNKNOWN;
}

static void paths_jmp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) JUMP(JUMPS, 1, any_abs_target_value(u, 3, 0)); END(1)
}

static void uses_jmp(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 1);
        IF(1, guard_value(u, 6, 1)) if (0xffff7fffu >> V(CC_TEST, 2) & 1) USE(READ, F_CC, 0); END(1)
    END_LET(1)
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    paths_jmp(u);
    rt_leave(u);
}

static void indexed_abs_target_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, V(Ra, v1));
}

static void uses_jmx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    brx_part(u, 6, 1);
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
    LET(7)
        NEED(1);
        IF(2, x1) indexed_abs_target_reads(u, 2, 0); END(2)
    END_LET(7)
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(6, OPEN)
        indexed_abs_target_reads(u, 2, 0);
        NEED(1);
        NEED(1);
        IF(5, x3) indexed_abs_target_reads(u, 2, 0);
        ELSE(5)
            IF(4, x3)
                IF(3, OPEN) indexed_abs_target_reads(u, 2, 0); END(3)
            END(4)
        END(5)
    END(6)
    paths_brx(u);
    rt_leave(u);
}

static void paths_cal(struct rt_uses *u)
{
    JUMP(CALLS, 1, rt_slice(u, any_target_value(u, 1, 0), 0, 32));
}

static void uses_cal(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_cal(u);
}

static void paths_jcal(struct rt_uses *u)
{
    JUMP(CALLS, 1, rt_slice(u, any_abs_target_value(u, 1, 0), 0, 32));
}

static void uses_jcal(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_jcal(u);
}

static void paths_pret(struct rt_uses *u)
{
    OPENS(K(2), rt_slice(u, any_target_value(u, 1, 0), 0, 32));
}

static void uses_pret(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_pret(u);
}

static void paths_ret(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) JUMP(RETURNS, 1, UNKNOWN); END(1)
}

static void uses_ret(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    brx_part(u, 1, 0);
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
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3)
        IF(5, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 2);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            USE(READ, F_WAITS, 2);
            NEED(1);
            USE(WRITE(1), F_WAITS, 2);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
        END(5)
    ELSE(7)
        NEED(1);
        IF(6, x3)
            USE(READ, F_WAITS, 2);
            USE(WRITE(1), F_WAITS, 2);
        END(6)
    END(7)
    paths_ret(u);
    rt_leave(u);
}

static void paths_plongjmp(struct rt_uses *u)
{
    OPENS(K(3), rt_slice(u, any_target_value(u, 0, 0), 0, 32));
}

static void uses_plongjmp(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_plongjmp(u);
}

static void paths_longjmp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) MEETS(K(3)); END(1)
}

static void uses_longjmp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    brx_part(u, 1, 0);
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
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3)
        IF(5, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 3);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            USE(READ, F_WAITS, 3);
            NEED(1);
            USE(WRITE(1), F_WAITS, 3);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
        END(5)
    ELSE(7)
        NEED(1);
        IF(6, x3)
            USE(READ, F_WAITS, 3);
            USE(WRITE(1), F_WAITS, 3);
        END(6)
    END(7)
    paths_longjmp(u);
    rt_leave(u);
}

static void paths_pbk(struct rt_uses *u)
{
    OPENS(K(4), rt_slice(u, any_target_value(u, 0, 0), 0, 32));
}

static void uses_pbk(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_pbk(u);
}

static void paths_brk(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) MEETS(K(4)); END(1)
}

static void uses_brk(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    brx_part(u, 1, 0);
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
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3)
        IF(5, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 4);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            USE(READ, F_WAITS, 4);
            NEED(1);
            USE(WRITE(1), F_WAITS, 4);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
        END(5)
    ELSE(7)
        NEED(1);
        IF(6, x3)
            USE(READ, F_WAITS, 4);
            USE(WRITE(1), F_WAITS, 4);
        END(6)
    END(7)
    paths_brk(u);
    rt_leave(u);
}

static void paths_pcnt(struct rt_uses *u)
{
    OPENS(K(5), rt_slice(u, any_target_value(u, 0, 0), 0, 32));
}

static void uses_pcnt(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_pcnt(u);
}

static void paths_cont(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) MEETS(K(5)); END(1)
}

static void uses_cont(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    brx_part(u, 1, 0);
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
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3)
        IF(5, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 5);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            USE(READ, F_WAITS, 5);
            NEED(1);
            USE(WRITE(1), F_WAITS, 5);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
        END(5)
    ELSE(7)
        NEED(1);
        IF(6, x3)
            USE(READ, F_WAITS, 5);
            USE(WRITE(1), F_WAITS, 5);
        END(6)
    END(7)
    paths_cont(u);
    rt_leave(u);
}

static void paths_ssy(struct rt_uses *u)
{
    OPENS(K(6), rt_slice(u, any_target_value(u, 0, 0), 0, 32));
}

static void uses_ssy(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_ssy(u);
}

static void paths_sync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1) MEETS(K(6)); END(1)
}

static void uses_sync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    brx_part(u, 1, 0);
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
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3)
        IF(5, OPEN)
            LET(15)
                IF(3, OPEN)
                    USE(READ, F_WAITS, 6);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(3)
            END_LET(15)
            USE(READ, F_WAITS, 6);
            NEED(1);
            USE(WRITE(1), F_WAITS, 6);
            IF(4, OPEN)
                NEED(15);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(4)
            NEED(15);
        END(5)
    ELSE(7)
        NEED(1);
        IF(6, x3)
            USE(READ, F_WAITS, 6);
            USE(WRITE(1), F_WAITS, 6);
        END(6)
    END(7)
    paths_sync(u);
    rt_leave(u);
}

static void paths_pexit(struct rt_uses *u)
{
    uint64_t x1 = 0;
    x1 = rt_bits((((uint64_t)HERE + 8) + rt_sext(V(REL_TARGET, 0), 24)), 0, 32);
    OPENS(K(7), K(rt_bits(x1, 0, 32)));
}

static void uses_pexit(struct rt_uses *u)
{
    USE(READ, F_ACTIVE, 0);
    paths_pexit(u);
}

static void paths_exit(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
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
    IF(1, x1)
        HALT;
    END(1)
}

static void uses_exit(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
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
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(9, x3)
        IF(7, OPEN)
            USE(READ, F_WAITS, 2);
            USE(READ, F_WAITS, 3);
            USE(READ, F_WAITS, 4);
            USE(READ, F_WAITS, 5);
            USE(READ, F_WAITS, 6);
            USE(READ, F_WAITS, 7);
            USE(WRITE(1), F_WAITS, 7);
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
        ELSE(7)
            LET(17)
                IF(5, OPEN)
                    USE(READ, F_WAITS, 7);
                    NEED(1);
                    USE_PART(READ, F_WAITS, UNKNOWN, ALL);
                END(5)
            END_LET(17)
            USE(READ, F_WAITS, 7);
            NEED(1);
            USE(WRITE(1), F_WAITS, 7);
            IF(6, OPEN)
                NEED(17);
                USE_PART(WRITE(1), F_WAITS, UNKNOWN, ALL);
            END(6)
            NEED(17);
        END(7)
    ELSE(9)
        NEED(1);
        IF(8, x3)
            USE(READ, F_WAITS, 7);
            USE(WRITE(1), F_WAITS, 7);
        END(8)
    END(9)
    paths_exit(u);
    rt_leave(u);
}

static void uses_kil(struct rt_uses *u)
{
    rt_enter(u);
    brx_part(u, 1, 0);
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

static void f2f_sd_part(struct rt_uses *u, int v1, int v2)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    USE(WRITE(1), F_R, (V(Rd, v1) | 1));
    if (V(CC, v2)) USE(WRITE(1), F_CC, 0);
}

static void uses_f2f_sd(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        f2f_f32_reads(u, 8, 9, 0);
        f2f_sd_part(u, 5, 6);
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
        f2f_sd_part(u, 5, 6);
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

static void i2f_h_part(struct rt_uses *u)
{
    USE(WRITE(1), F_R, V(Rd, 3));
    if (V(convert_DST_FLOAT, 0) == 3) {
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    } else if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
}

static void uses_i2f_h(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        cvt_i16_reads(u, 7, 8, 0);
        i2f_h_part(u);
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
        i2f_h_part(u);
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
        i2f_h_part(u);
    END(1)
}

static void uses_i2i_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        LET(6)
            if (V(SAT, 2)) {
                cvt_i16_reads(u, 7, 8, 0);
            } else if (0x77 >> V(convert_I2I_DST, 0) & 1) cvt_i16_reads(u, 7, 8, 0);
        END_LET(6)
        NEED(6);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(1)
    rt_leave(u);
}

static void uses_i2i_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        LET(7)
            if (V(SAT, 2)) {
                cvt_i8_reads(u, 7, 0);
            } else if (0x77 >> V(convert_I2I_DST, 0) & 1) cvt_i8_reads(u, 7, 0);
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
                cvt_i8_reads(u, 7, 0);
            } else if (0x77 >> V(convert_I2I_DST, 0) & 1) cvt_i8_reads(u, 7, 0);
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
        f2f_sd_part(u, 1, 2);
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
        f2f_sd_part(u, 1, 2);
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
        f2f_sd_part(u, 1, 2);
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
        f2f_sd_part(u, 1, 2);
    END(2)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    f64_b_in_c_keeps(u, 7, 6);
    rt_leave(u);
}

static void f64_a_reads_2(struct rt_uses *u, int v1)
{
    USE(EARLY(-2), F_R, V(Ra, v1));
    USE(EARLY(-2), F_R, (V(Ra, v1) | 1));
}

static void f64_b_reads_2(struct rt_uses *u, int v1, int l3)
{
    if (LINE(l3) == 0) {
        USE(EARLY(-2), F_R, V(Rb, v1));
        USE(EARLY(-2), F_R, (V(Rb, v1) | 1));
    }
}

static void uses_dmnmx(struct rt_uses *u)
{
    guard_reads(u, 15, 4);
    IF(1, guard_value(u, 15, 4))
        USE(EARLY(7), F_P, V(Pp, 14));
        f64_a_reads_2(u, 4);
        f64_b_reads_2(u, 8, 1);
        f2f_sd_part(u, 0, 1);
    END(1)
}

static void uses_dset(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 18, 4);
    IF(3, guard_value(u, 18, 4))
        LET(2)
            if (V(BOP, 2) == 0) {
                f64_a_reads_2(u, 7);
                f64_b_reads_2(u, 11, 1);
                IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(1)
            }
            if (V(BOP, 2) == 1) {
                f64_a_reads_2(u, 7);
                f64_b_reads_2(u, 11, 1);
                IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 17)); END(2)
            }
            if (V(BOP, 2) == 2) {
                f64_a_reads_2(u, 7);
                f64_b_reads_2(u, 11, 1);
                USE(EARLY(7), F_P, V(Pp, 17));
            }
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    END(3)
    rt_leave(u);
}

static void dsetp_part(struct rt_uses *u)
{
    if (V(BOP, 1) == 0) {
        f64_a_reads_2(u, 6);
        f64_b_reads_2(u, 10, 1);
        IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(1)
    }
    if (V(BOP, 1) == 1) {
        f64_a_reads_2(u, 6);
        f64_b_reads_2(u, 10, 1);
        IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, 16)); END(2)
    }
    if (V(BOP, 1) == 2) {
        f64_a_reads_2(u, 6);
        f64_b_reads_2(u, 10, 1);
        USE(EARLY(7), F_P, V(Pp, 16));
    }
}

static void uses_dsetp(struct rt_uses *u)
{
    guard_reads(u, 17, 4);
    IF(5, guard_value(u, 17, 4))
        dsetp_part(u);
        USE(WRITE(1), F_P, V(Pu, 2));
        dsetp_part(u);
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
            isetp_part(u, 3, 1, 18);
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
        isetp_part(u, 2, 1, 17);
        USE(WRITE(1), F_P, V(Pu, 3));
        isetp_part(u, 2, 1, 17);
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

static void mufu_part(struct rt_uses *u)
{
    LET(126) NEED(124); END_LET(126)
    MORE(124)
        NEED(126);
        NEED(123);
    END_MORE(124)
    LET(126) NEED(124); END_LET(126)
    MORE(124)
        NEED(126);
        NEED(123);
    END_MORE(124)
    LET(126) NEED(124); END_LET(126)
    MORE(124)
        NEED(126);
        NEED(123);
    END_MORE(124)
    LET(126) NEED(124); END_LET(126)
    MORE(124)
        NEED(126);
        NEED(123);
    END_MORE(124)
    LET(126) NEED(124); END_LET(126)
    MORE(124)
        NEED(126);
        NEED(123);
    END_MORE(124)
    LET(126) NEED(124); END_LET(126)
    MORE(124)
        NEED(126);
        NEED(123);
    END_MORE(124)
}

static void mufu_part_2(struct rt_uses *u)
{
    if (V(F_ABS_A, 4)) {
        USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
    } else USE(EARLY(-4), F_R, V(Ra, 5));
}

static void mufu_part_3(struct rt_uses *u, unsigned n1)
{
    LET(n1)
        if (V(F_ABS_A, 4)) {
            USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
        } else USE(EARLY(-4), F_R, V(Ra, 5));
    END_LET(n1)
}

static void uses_mufu(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 1);
    IF(42, guard_value(u, 7, 1))
        if (V(floatcmp_MUFU_OP, 0) == 0) {
            LET(3)
                mufu_part_2(u);
            END_LET(3)
            NEED(3);
            IF(3, OPEN)
                LET(33) NEED(3); END_LET(33)
                LET(2) NEED(33); END_LET(2)
            END(3)
            LET(1) NEED(2); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 1) {
            LET(35)
                mufu_part_2(u);
            END_LET(35)
            NEED(35);
            IF(8, OPEN)
                LET(34)
                    mufu_part_2(u);
                END_LET(34)
                for (uint64_t x54 = 1; x54 <= 10; x54++) {
                    MORE(53) NEED(35); END_MORE(53)
                }
                for (uint64_t x56 = 1; x56 <= 10; x56++) {
                    MORE(55) NEED(35); END_MORE(55)
                }
                LET(57)
                    mufu_part_2(u);
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
                mufu_part_2(u);
            END_LET(67)
            LET(68)
                mufu_part_2(u);
                IF(9, rt_test_of(u, rt_slice(u, rt_bxor(u, (V(F_ABS_A, 4) ? rt_slice(u,
                    rt_content(u, F_R, K(V(Ra, 5))), 0, 31) : rt_slice(u, rt_content(u, F_R, K(V(Ra,
                    5))), 0, 32)), K(rt_shl_int(V(F_NEG_A, 3), 31))), 31, 1)))
                    mufu_part_2(u);
                ELSE(9)
                    mufu_part_2(u);
                END(9)
            END_LET(68)
            for (uint64_t x72 = 1; x72 <= 18; x72++) {
                MORE(71)
                    NEED(68);
                    NEED(67);
                END_MORE(71)
            }
            LET(73)
                NEED(68);
                NEED(67);
                NEED(71);
            END_LET(73)
            NEED(67);
            IF(10, OPEN)
                mufu_part_2(u);
            END(10)
            IF(13, OPEN)
                LET(66)
                    mufu_part_2(u);
                END_LET(66)
                LET(66) NEED(73); END_LET(66)
            END(13)
            LET(1) NEED(66); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 3) {
            mufu_part_3(u, 75);
            LET(78)
                if (V(F_ABS_A, 4)) {
                    USE_PART(EARLY(-4), F_R, K(V(Ra, 5)), BITS(0, 31));
                } else USE(EARLY(-4), F_R, V(Ra, 5));
                NEED(75);
            END_LET(78)
            for (uint64_t x82 = 1; x82 <= 13; x82++) {
                MORE(81) NEED(75); END_MORE(81)
            }
            LET(84)
                NEED(75);
                NEED(81);
            END_LET(84)
            mufu_part_2(u);
            IF(14, OPEN)
                mufu_part_2(u);
            END(14)
            IF(20, OPEN)
                mufu_part_2(u);
                mufu_part_2(u);
                IF(18, rt_not(rt_test_of(u, rt_slice(u, rt_bxor(u, (V(F_ABS_A, 4) ? rt_slice(u,
                    rt_content(u, F_R, K(V(Ra, 5))), 0, 31) : rt_slice(u, rt_content(u, F_R, K(V(Ra,
                    5))), 0, 32)), K(rt_shl_int(V(F_NEG_A, 3), 31))), 31, 1))))
                    mufu_part_2(u);
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
                mufu_part_2(u);
            END_LET(95)
            NEED(95);
            IF(23, OPEN)
                LET(94)
                    IF(21, OPEN)
                        mufu_part_2(u);
                    END(21)
                END_LET(94)
                NEED(95);
                LET(94)
                    mufu_part_2(u);
                END_LET(94)
                LET(94)
                    mufu_part_2(u);
                    NEED(95);
                END_LET(94)
            END(23)
            LET(1) NEED(94); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 5) {
            LET(101)
                mufu_part_2(u);
            END_LET(101)
            LET(103)
                mufu_part_2(u);
                NEED(101);
            END_LET(103)
            for (uint64_t x105 = 0; x105 <= 25; x105++) {
                LET(106) NEED(104); END_LET(106)
                MORE(104)
                    NEED(106);
                    NEED(103);
                END_MORE(104)
            }
            LET(107) NEED(104); END_LET(107)
            NEED(101);
            IF(28, OPEN)
                mufu_part_3(u, 100);
                NEED(101);
                mufu_part_2(u);
                mufu_part_2(u);
                LET(100) NEED(107); END_LET(100)
            END(28)
            LET(1) NEED(100); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 6) {
            LET(109)
                mufu_part_2(u);
            END_LET(109)
            NEED(109);
            IF(31, OPEN)
                LET(108)
                    mufu_part_2(u);
                    IF(29, OPEN)
                        mufu_part_2(u);
                    END(29)
                END_LET(108)
                NEED(109);
                LET(108)
                    mufu_part_2(u);
                END_LET(108)
                LET(108)
                    mufu_part_2(u);
                    NEED(109);
                END_LET(108)
            END(31)
            LET(1) NEED(108); END_LET(1)
        } else if (V(floatcmp_MUFU_OP, 0) == 7) {
            LET(113)
                mufu_part_2(u);
            END_LET(113)
            LET(115)
                mufu_part_2(u);
                NEED(113);
            END_LET(115)
            for (uint64_t x117 = 0; x117 <= 21; x117++) {
                LET(118) NEED(116); END_LET(118)
                MORE(116)
                    NEED(118);
                    NEED(115);
                END_MORE(116)
            }
            LET(119) NEED(116); END_LET(119)
            NEED(113);
            IF(36, OPEN)
                mufu_part_3(u, 112);
                NEED(113);
                mufu_part_2(u);
                mufu_part_2(u);
                LET(112) NEED(119); END_LET(112)
            END(36)
            LET(1) NEED(112); END_LET(1)
        } else {
            LET(121)
                mufu_part_2(u);
            END_LET(121)
            LET(123)
                mufu_part_2(u);
                NEED(121);
            END_LET(123)
            LET(126) NEED(124); END_LET(126)
            LET(124) NEED(126); END_LET(124)
            mufu_part(u);
            mufu_part(u);
            mufu_part(u);
            mufu_part(u);
            LET(127) NEED(124); END_LET(127)
            NEED(121);
            IF(41, OPEN)
                mufu_part_3(u, 120);
                NEED(121);
                mufu_part_2(u);
                mufu_part_2(u);
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

static void ald_a_part(struct rt_uses *u, int v1)
{
    opt_reg_reads(u, v1, 0);
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
}

static void uses_ald_a(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        ald_a_part(u, 4);
    END(1)
}

static void uses_ald_h(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 3));
        ald_a_part(u, 4);
    END(1)
}

static void uses_ald_q(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        USE(READ, F_R, V(Ra, 3));
        ald_a_part(u, 5);
    END(1)
}

static void ast_a_part(struct rt_uses *u, int v1, int v2)
{
    opt_reg_reads(u, v1, 0);
    USE(READ, F_R, V(Rd, v2));
    if (0xe >> V(graphics_ATTR_SIZE, 0) & 1) {
        USE(READ, F_R, ((V(Rd, v2) == 255) ? 255 : rt_bits((V(Rd, v2) + 1), 0, 8)));
    }
    if (0xc >> V(graphics_ATTR_SIZE, 0) & 1) {
        USE(READ, F_R, ((V(Rd, v2) == 255) ? 255 : rt_bits((V(Rd, v2) + 2), 0, 8)));
    }
    if (V(graphics_ATTR_SIZE, 0) == 3) {
        USE(READ, F_R, ((V(Rd, v2) == 255) ? 255 : rt_bits((V(Rd, v2) + 3), 0, 8)));
    }
}

static void uses_ast_a(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        ast_a_part(u, 3, 2);
    END(1)
}

static void uses_ast_h(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        USE(READ, F_R, V(Ra, 1));
        ast_a_part(u, 3, 2);
    END(1)
}

static void uses_ast_q(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 1));
        ast_a_part(u, 4, 3);
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

static void f16_a_reads_part(struct rt_uses *u, int v1, int v2)
{
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
        f16_a_reads_part(u, v1, v3);
    }
    NEED(3);
    rt_leave(u);
}

static void f16_b_reads_part(struct rt_uses *u, int v1, int v2)
{
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
        f16_b_reads_part(u, v1, v3);
    }
    NEED(3);
    rt_leave(u);
}

static void uses_hadd2_r(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        if (V(half_MERGE, 0) == 1) {
            f16_a_reads(u, 7, 5, 6);
            f16_b_reads(u, 12, 10, 11);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                f16_a_reads(u, 7, 5, 6);
                f16_b_reads(u, 12, 10, 11);
            } else {
                f16_a_reads(u, 7, 5, 6);
                f16_b_reads(u, 12, 10, 11);
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
            f16_a_reads(u, 7, 5, 6);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (V(half_MERGE, 0) == 2) {
                USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
                f16_a_reads(u, 7, 5, 6);
            } else {
                f16_a_reads(u, 7, 5, 6);
                if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
            }
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
}

static void neg_halves_reads_part(struct rt_uses *u, int v1, int v2)
{
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
}

static void neg_halves_reads(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    neg_halves_reads_part(u, v1, v2);
    rt_leave(u);
}

static void uses_hadd2_32i(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        neg_halves_reads(u, 5, 4);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
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
        f16_a_reads_part(u, v1, v3);
    }
    NEED(3);
    rt_leave(u);
}

static void hmul2_r_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    LET(n1)
        NEED(n2);
        NEED(n3);
    END_LET(n1)
    if (V(half_MERGE, 0) == 2) {
        USE_PART(READ, F_R, K(V(Rd, 3)), BITS(16, 16));
        NEED(n1);
    } else {
        NEED(n1);
        if (V(half_MERGE, 0) == 3) USE_PART(READ, F_R, K(V(Rd, 3)), BITS(0, 16));
    }
    USE(WRITE(1), F_R, V(Rd, 3));
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
                    hmul_a_reads(u, 6, 4, 5);
                    IF(1, OPEN) f16_b_reads(u, 11, 9, 10); END(1)
                }
                IF(2, rt_not(rt_both(rt_sure(x2), OPEN)))
                    hmul_a_reads(u, 6, 4, 5);
                    f16_b_reads(u, 11, 9, 10);
                END(2)
            END_LET(4)
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x6 = (V(half_HMUL_FMZ, 1) == 2);
            if (x6) {
                hmul_a_reads(u, 6, 4, 5);
                IF(3, OPEN) f16_b_reads(u, 11, 9, 10); END(3)
            }
            IF(4, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(7)
                    hmul_a_reads(u, 6, 4, 5);
                    f16_b_reads(u, 11, 9, 10);
                END_LET(7)
            END(4)
            if (x6) {
                hmul_a_reads(u, 6, 4, 5);
                IF(5, OPEN) f16_b_reads(u, 11, 9, 10); END(5)
            }
            IF(6, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(8)
                    hmul_a_reads(u, 6, 4, 5);
                    f16_b_reads(u, 11, 9, 10);
                END_LET(8)
            END(6)
            hmul2_r_part(u, 9, 7, 8);
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
                if (x2) hmul_a_reads(u, 6, 4, 5);
                IF(1, rt_not(rt_both(rt_sure(x2), OPEN))) hmul_a_reads(u, 6, 4, 5); END(1)
            END_LET(4)
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x6 = (V(half_HMUL_FMZ, 1) == 2);
            if (x6) hmul_a_reads(u, 6, 4, 5);
            IF(2, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(7) hmul_a_reads(u, 6, 4, 5); END_LET(7)
            END(2)
            if (x6) hmul_a_reads(u, 6, 4, 5);
            IF(3, rt_not(rt_both(rt_sure(x6), OPEN)))
                LET(8) hmul_a_reads(u, 6, 4, 5); END_LET(8)
            END(3)
            hmul2_r_part(u, 9, 7, 8);
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
                if (x3) f16_a_reads(u, 7, 5, 6);
                IF(1, rt_not(rt_both(rt_sure(x3), OPEN))) f16_a_reads(u, 7, 5, 6); END(1)
            END_LET(5)
            NEED(5);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HMUL_FMZ, 1) == 2);
            if (x8) f16_a_reads(u, 7, 5, 6);
            IF(2, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(9) f16_a_reads(u, 7, 5, 6); END_LET(9)
            END(2)
            if (x8) f16_a_reads(u, 7, 5, 6);
            IF(3, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(10) f16_a_reads(u, 7, 5, 6); END_LET(10)
            END(3)
            hmul2_r_part(u, 11, 9, 10);
        }
    END(4)
    rt_leave(u);
}

static void halves_reads(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    neg_halves_reads_part(u, v1, v2);
    rt_leave(u);
}

static void uses_hmul2_32i(struct rt_uses *u)
{
    uint64_t x3 = 0;
    rt_enter(u);
    guard_reads(u, 8, 1);
    IF(3, guard_value(u, 8, 1))
        x3 = (V(half_HALF_FMZ_32I, 0) == 2);
        if (x3) halves_reads(u, 4, 3);
        IF(1, rt_not(rt_both(rt_sure(x3), OPEN)))
            LET(4) halves_reads(u, 4, 3); END_LET(4)
        END(1)
        if (x3) halves_reads(u, 4, 3);
        IF(2, rt_not(rt_both(rt_sure(x3), OPEN)))
            LET(5) halves_reads(u, 4, 3); END_LET(5)
        END(2)
        NEED(4);
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(3)
    rt_leave(u);
}

static void halves_reads_2(struct rt_uses *u, int v1, int v2)
{
    rt_enter(u);
    if (V(half_SWIZZLE_A, v1) == 1) {
        LET(3) USE(READ, F_R, V(Ra, v2)); END_LET(3)
    } else {
        f16_a_reads_part(u, v1, v2);
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
        f16_b_reads_part(u, v1, v2);
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
                    halves_reads_2(u, 5, 4);
                    IF(1, OPEN) neg_halves_reads_2(u, 9, 8); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure(x2), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) halves_reads_2(u, 5, 4); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) neg_halves_reads_2(u, 9, 8); END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            neg_halves_reads_3(u, 13, 12);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HFMA_FMZ, 1) == 2);
            if (x8) {
                halves_reads_2(u, 5, 4);
                IF(4, OPEN) neg_halves_reads_2(u, 9, 8); END(4)
            }
            IF(5, rt_both(rt_sure(x8), OPEN))
                LET(9) neg_halves_reads_3(u, 13, 12); END_LET(9)
            ELSE(5)
                LET(9)
                    halves_reads_2(u, 5, 4);
                    neg_halves_reads_2(u, 9, 8);
                    neg_halves_reads_3(u, 13, 12);
                END_LET(9)
            END(5)
            if (x8) {
                halves_reads_2(u, 5, 4);
                IF(6, OPEN) neg_halves_reads_2(u, 9, 8); END(6)
            }
            IF(7, rt_both(rt_sure(x8), OPEN))
                LET(10) neg_halves_reads_3(u, 13, 12); END_LET(10)
            ELSE(7)
                LET(10)
                    halves_reads_2(u, 5, 4);
                    neg_halves_reads_2(u, 9, 8);
                    neg_halves_reads_3(u, 13, 12);
                END_LET(10)
            END(7)
            hmul2_r_part(u, 11, 9, 10);
        }
    END(8)
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
            LET(3) if (x2) halves_reads_2(u, 5, 4); END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure(x2), OPEN));
            LET(4)
                NEED(3);
                IF(1, rt_not(x3)) halves_reads_2(u, 5, 4); END(1)
            END_LET(4)
            NEED(4);
            NEED(3);
            neg_halves_reads_4(u, 14, 13);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HFMA_FMZ_CONST, 1) == 2);
            if (x8) halves_reads_2(u, 5, 4);
            IF(2, rt_both(rt_sure(x8), OPEN))
                LET(9) neg_halves_reads_4(u, 14, 13); END_LET(9)
            ELSE(2)
                LET(9)
                    halves_reads_2(u, 5, 4);
                    neg_halves_reads_4(u, 14, 13);
                END_LET(9)
            END(2)
            if (x8) halves_reads_2(u, 5, 4);
            IF(3, rt_both(rt_sure(x8), OPEN))
                LET(10) neg_halves_reads_4(u, 14, 13); END_LET(10)
            ELSE(3)
                LET(10)
                    halves_reads_2(u, 5, 4);
                    neg_halves_reads_4(u, 14, 13);
                END_LET(10)
            END(3)
            hmul2_r_part(u, 11, 9, 10);
        }
    END(4)
    rt_leave(u);
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
                    halves_reads_2(u, 5, 4);
                    IF(1, OPEN) neg_halves_reads_4(u, 9, 8); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure(x2), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) halves_reads_2(u, 5, 4); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) neg_halves_reads_4(u, 9, 8); END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            x8 = (V(half_HFMA_FMZ_CONST, 1) == 2);
            if (x8) {
                halves_reads_2(u, 5, 4);
                IF(4, OPEN) neg_halves_reads_4(u, 9, 8); END(4)
            }
            IF(5, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(9)
                    halves_reads_2(u, 5, 4);
                    neg_halves_reads_4(u, 9, 8);
                END_LET(9)
            END(5)
            if (x8) {
                halves_reads_2(u, 5, 4);
                IF(6, OPEN) neg_halves_reads_4(u, 9, 8); END(6)
            }
            IF(7, rt_not(rt_both(rt_sure(x8), OPEN)))
                LET(10)
                    halves_reads_2(u, 5, 4);
                    neg_halves_reads_4(u, 9, 8);
                END_LET(10)
            END(7)
            hmul2_r_part(u, 11, 9, 10);
        }
    END(8)
    rt_leave(u);
}

static void hfma2_32i_part(struct rt_uses *u, uint64_t x1, unsigned n2)
{
    if (x1) halves_reads(u, 3, 2);
    IF(1, rt_both(rt_sure(x1), OPEN))
        LET(n2)
            USE_PART(READ, F_R, K(V(Rd, 1)), BITS(16, 16));
            USE_PART(READ, F_R, K(V(Rd, 1)), BITS(0, 16));
        END_LET(n2)
    ELSE(1)
        LET(n2)
            halves_reads(u, 3, 2);
            USE_PART(READ, F_R, K(V(Rd, 1)), BITS(16, 16));
            USE_PART(READ, F_R, K(V(Rd, 1)), BITS(0, 16));
        END_LET(n2)
    END(1)
}

static void uses_hfma2_32i(struct rt_uses *u)
{
    uint64_t x5 = 0;
    rt_enter(u);
    guard_reads(u, 8, 1);
    IF(3, guard_value(u, 8, 1))
        x5 = (V(half_HALF_FMZ_32I, 0) == 2);
        hfma2_32i_part(u, x5, 6);
        hfma2_32i_part(u, x5, 7);
        NEED(6);
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(3)
    rt_leave(u);
}

static void hset2_r_part(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int v6, int v7)
{
    if (V(BOP, 3) == 0) {
        f16_a_reads(u, v1, v2, v3);
        f16_b_reads(u, v4, v5, v6);
        IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, v7)); END(1)
    }
    if (V(BOP, 3) == 1) {
        f16_a_reads(u, v1, v2, v3);
        f16_b_reads(u, v4, v5, v6);
        IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, v7)); END(2)
    }
    if (V(BOP, 3) == 2) {
        f16_a_reads(u, v1, v2, v3);
        f16_b_reads(u, v4, v5, v6);
        USE(EARLY(7), F_P, V(Pp, v7));
    }
}

static void uses_hset2_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(5, guard_value(u, 17, 3))
        LET(3)
            hset2_r_part(u, 8, 6, 7, 13, 11, 12, 16);
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(5)
    rt_leave(u);
}

static void hset2_c_part(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    if (V(BOP, 3) == 0) {
        f16_a_reads(u, v1, v2, v3);
        IF(1, OPEN) USE(EARLY(7), F_P, V(Pp, v4)); END(1)
    }
    if (V(BOP, 3) == 1) {
        f16_a_reads(u, v1, v2, v3);
        IF(2, OPEN) USE(EARLY(7), F_P, V(Pp, v4)); END(2)
    }
    if (V(BOP, 3) == 2) {
        f16_a_reads(u, v1, v2, v3);
        USE(EARLY(7), F_P, V(Pp, v4));
    }
}

static void uses_hset2_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(5, guard_value(u, 17, 4))
        LET(3)
            hset2_c_part(u, 8, 6, 7, 16);
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
        hset2_r_part(u, 9, 7, 8, 14, 12, 13, 17);
        USE(WRITE(1), F_P, V(Pu, 4));
        hset2_r_part(u, 9, 7, 8, 14, 12, 13, 17);
        USE(WRITE(1), F_P, V(Pv, 5));
    END(5)
}

static void uses_hsetp2_c(struct rt_uses *u)
{
    guard_reads(u, 19, 4);
    IF(5, guard_value(u, 19, 4))
        hset2_c_part(u, 9, 7, 8, 18);
        USE(WRITE(1), F_P, V(Pu, 4));
        hset2_c_part(u, 9, 7, 8, 18);
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

static void addr_reads_2(struct rt_uses *u, int v1, int v2, int l3)
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
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 1) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 2) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 3) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LDG_SIZE, 2) == 4) {
            addr_reads_2(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (!(V(Rd, 3) == 255)) {
            addr_reads_2(u, 0, 4, 0);
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
            addr_reads_2(u, 0, 3, 0);
        } else if (0xf >> V(memory_SIZE, 2) & 1) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_2(u, 0, 3, 0);
        } else if (V(memory_SIZE, 2) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 6));
            addr_reads_2(u, 0, 3, 0);
        } else if (V(Rd, 6) == 255) {
            addr_reads_2(u, 0, 3, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 6));
            USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
            if (V(memory_SIZE, 2) == 5) {
                addr_reads_2(u, 0, 3, 0);
            } else {
                USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
                USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
                addr_reads_2(u, 0, 3, 0);
            }
        }
    END(1)
}

static void addr_reads_3(struct rt_uses *u, int v1, int v2, int l3)
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
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 1) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 2) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 3) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (V(memory_LD_SIZE, 2) == 4) {
            addr_reads_3(u, 0, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (!(V(Rd, 3) == 255)) {
            addr_reads_3(u, 0, 4, 0);
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

static void st_part(struct rt_uses *u)
{
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
}

static void uses_st(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(3, guard_value(u, 8, 2))
        addr_reads_3(u, 0, 3, 0);
        IF(2, OPEN)
            st_part(u);
            st_part(u);
            st_part(u);
        END(2)
    END(3)
    opt_ld_p_reads(u, 7, 1);
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
            addr_reads_4(u, 3, 0);
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
            addr_reads_4(u, 2, 0);
        } else if (0xf >> V(memory_SIZE, 1) & 1) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_4(u, 2, 0);
        } else if (V(memory_SIZE, 1) == 4) {
            USE(EARLY(-4), F_R, V(Rd, 5));
            addr_reads_4(u, 2, 0);
        } else if (V(Rd, 5) == 255) {
            addr_reads_4(u, 2, 0);
        } else {
            USE(EARLY(-4), F_R, V(Rd, 5));
            USE(EARLY(-4), F_R, (V(Rd, 5) + 1));
            if (V(memory_SIZE, 1) == 5) {
                addr_reads_4(u, 2, 0);
            } else {
                USE(EARLY(-4), F_R, (V(Rd, 5) + 2));
                USE(EARLY(-4), F_R, (V(Rd, 5) + 3));
                addr_reads_4(u, 2, 0);
            }
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
            addr_reads_5(u, 2, 0);
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
            addr_reads_5(u, 2, 0);
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
            addr_reads_5(u, 1, 0);
        } else if (0xf >> V(memory_SIZE, 0) & 1) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_5(u, 1, 0);
        } else if (V(memory_SIZE, 0) == 4) {
            USE(EARLY(-2), F_R, V(Rd, 4));
            addr_reads_5(u, 1, 0);
        } else if (V(Rd, 4) == 255) {
            addr_reads_5(u, 1, 0);
        } else {
            USE(EARLY(-2), F_R, V(Rd, 4));
            USE(EARLY(-2), F_R, (V(Rd, 4) + 1));
            if (V(memory_SIZE, 0) == 5) {
                addr_reads_5(u, 1, 0);
            } else {
                USE(EARLY(-2), F_R, (V(Rd, 4) + 2));
                USE(EARLY(-2), F_R, (V(Rd, 4) + 3));
                addr_reads_5(u, 1, 0);
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

static uint64_t opt_mask_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return 15;
    }
    return V(LANES, v1);
}

static void uses_mov(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(2, guard_value(u, 7, 2))
        if (opt_mask_value(u, 6, 1) == 15) {
            src_b_reads(u, 1, 0);
            USE(WRITE(1), F_R, V(Rd, 0));
        } else {
            IF(1, rt_test_of(u, rt_slice_at(u, K(opt_mask_value(u, 6, 1)), rt_band(u, UNKNOWN,
                K(3)), 1)))
                src_b_reads(u, 1, 0);
                USE(WRITE(1), F_R, V(Rd, 0));
            END(1)
        }
    END(2)
    src_b_keeps(u, 2, 1, 0);
}

static uint64_t opt_mask_value_2(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return 15;
    }
    return V(move_LANES_32I, v1);
}

static void uses_mov32i(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(2, guard_value(u, 3, 1))
        if (opt_mask_value_2(u, 2, 0) == 15) {
            USE(WRITE(1), F_R, V(Rd, 0));
        } else {
            IF(1, rt_test_of(u, rt_slice_at(u, K(opt_mask_value_2(u, 2, 0)), rt_band(u, UNKNOWN,
                K(3)), 1)))
                USE(WRITE(1), F_R, V(Rd, 0));
            END(1)
        }
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

static void src_b_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(EARLY(-2), F_R, V(Rb, v1));
}

static void mad_c_reads(struct rt_uses *u, int v1)
{
    USE(EARLY(-2), F_R, V(Rc, v1));
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
            USE(EARLY(-2), F_R, V(Ra, 7));
            src_b_reads_2(u, 9, 2);
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
        USE(EARLY(-2), F_R, V(Ra, 7));
        USE(EARLY(-2), F_R, V(Rc, 9));
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

static void imadsp_uu_b_part(struct rt_uses *u)
{
    if (V(CC, 4)) USE(WRITE(1), F_CC, 0);
    LET(1)
        if (V(multiply_IMADSP_A, 0) == 0) USE(READ, F_R, V(Ra, 5));
        if (V(multiply_IMADSP_A, 0) == 1) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 24));
        if (V(multiply_IMADSP_A, 0) == 2) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(0, 16));
        if (V(multiply_IMADSP_A, 0) == 3) USE_PART(READ, F_R, K(V(Ra, 5)), BITS(16, 16));
    END_LET(1)
    NEED(1);
}

static void uses_imadsp_uu_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 1);
    IF(1, guard_value(u, 14, 1))
        imadsp_uu_b_part(u);
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
        imadsp_uu_b_part(u);
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

static void xmad_r_part(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Ra, v1));
    USE_PART(READ, F_R, K(V(Ra, v1)), BITS((16 * V(multiply_XMAD_H1_A, v2)), 16));
}

static void xmad_r_part_2(struct rt_uses *u)
{
    USE(READ, F_R, V(Rb, 10));
    USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
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
                xmad_r_part(u, 7, 8);
                IF(1, rt_not(rt_not(rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u,
                    F_R, K(V(Ra, 7))), 0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra,
                    7))), (16 * V(multiply_XMAD_H1_A, 8)), 16), 16, K((V(multiply_XMAD_H1_A, 8) ==
                    1)))), 48, 1)))))
                    xmad_r_part_2(u);
                END(1)
            }
        }
        LET(4)
            xmad_r_part(u, 7, 8);
            xmad_r_part_2(u);
        END_LET(4)
        LET(5)
            xmad_r_part(u, 7, 8);
            IF(2, rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))),
                0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, 7))), (16 *
                V(multiply_XMAD_H1_A, 8)), 16), 16, K((V(multiply_XMAD_H1_A, 8) == 1)))), 31, 1)))
                USE(READ, F_R, V(Rb, 10));
                USE_PART(READ, F_R, K(V(Rb, 10)), BITS((16 * V(multiply_XMAD_H1_B, 11)), 16));
            END(2)
            xmad_r_part_2(u);
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
                xmad_r_part_2(u);
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
            xmad_r_part_2(u);
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
                xmad_r_part(u, 7, 8);
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
            xmad_r_part(u, 7, 8);
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
                xmad_r_part(u, 7, 8);
            }
        }
        LET(6)
            if (x1 == 0) USE(READ, F_R, V(Rc, 13));
            if (x1 == 1) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(0, 16));
            if (x1 == 2) USE_PART(READ, F_R, K(V(Rc, 13)), BITS(16, 16));
            if (x1 == 3) {
                USE(READ, F_R, V(Rc, 13));
                xmad_r_part(u, 7, 8);
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
            xmad_r_part(u, 7, 8);
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
                xmad_r_part(u, 5, 6);
                IF(1, rt_not(rt_not(rt_test_of(u, rt_slice(u, rt_cat(u, rt_slice(u, rt_content(u,
                    F_R, K(V(Ra, 5))), 0, 32), 32, rt_cat(u, rt_slice(u, rt_content(u, F_R, K(V(Ra,
                    5))), (16 * V(multiply_XMAD_H1_A, 6)), 16), 16, K((V(multiply_XMAD_H1_A, 6) ==
                    1)))), 48, 1)))))
                    USE(READ, F_R, V(Rc, 8));
                    USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
                END(1)
            }
        }
        LET(4)
            xmad_r_part(u, 5, 6);
            USE(READ, F_R, V(Rc, 8));
            USE_PART(READ, F_R, K(V(Rc, 8)), BITS((16 * V(multiply_XMAD_H1_C, 9)), 16));
        END_LET(4)
        LET(5)
            xmad_r_part(u, 5, 6);
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

static void psetp_part(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    LET(1)
        if (V(predicate_BOP_AB, v1) == 0) {
            USE(EARLY(7), F_P, V(Pa, v2));
            IF(1, rt_differ(FLAG(F_P, V(Pa, v2)), rt_sure(V(predicate_NOT_Pa, v3))))
                USE(EARLY(7), F_P, V(Pb, v4));
            END(1)
        }
        if (V(predicate_BOP_AB, v1) == 1) {
            USE(EARLY(7), F_P, V(Pa, v2));
            IF(2, rt_not(rt_differ(FLAG(F_P, V(Pa, v2)), rt_sure(V(predicate_NOT_Pa, v3)))))
                USE(EARLY(7), F_P, V(Pb, v4));
            END(2)
        }
        if (V(predicate_BOP_AB, v1) == 2) {
            USE(EARLY(7), F_P, V(Pa, v2));
            USE(EARLY(7), F_P, V(Pb, v4));
        }
    END_LET(1)
}

static void psetp_part_2(struct rt_uses *u, int v1, unsigned n2, struct rt_test x1, int v4)
{
    if (V(BOP, v1) == 0) {
        NEED(n2);
        IF(1, x1) USE(EARLY(7), F_P, V(Pp, v4)); END(1)
    }
    if (V(BOP, v1) == 1) {
        NEED(n2);
        IF(2, rt_not(x1)) USE(EARLY(7), F_P, V(Pp, v4)); END(2)
    }
    if (V(BOP, v1) == 2) {
        NEED(n2);
        USE(EARLY(7), F_P, V(Pp, v4));
    }
}

static void uses_psetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(9, guard_value(u, 10, 3))
        psetp_part(u, 0, 5, 4, 7);
        x1 = rt_answer(u, ((V(predicate_BOP_AB, 0) == 0) ? rt_both(rt_differ(FLAG(F_P, V(Pa, 5)),
            rt_sure(V(predicate_NOT_Pa, 4))), rt_differ(FLAG(F_P, V(Pb, 7)),
            rt_sure(V(predicate_NOT_Pb, 6)))) : ((V(predicate_BOP_AB, 0) == 1) ?
            rt_either(rt_differ(FLAG(F_P, V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4))),
            rt_differ(FLAG(F_P, V(Pb, 7)), rt_sure(V(predicate_NOT_Pb, 6)))) :
            rt_chosen_test(rt_sure((V(predicate_BOP_AB, 0) == 2)), rt_differ(rt_differ(FLAG(F_P,
            V(Pa, 5)), rt_sure(V(predicate_NOT_Pa, 4))), rt_differ(FLAG(F_P, V(Pb, 7)),
            rt_sure(V(predicate_NOT_Pb, 6)))), rt_sure(0)))));
        psetp_part_2(u, 1, 1, x1, 9);
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
        psetp_part_2(u, 1, 3, x3, 9);
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
        psetp_part(u, 1, 6, 5, 8);
        x1 = rt_answer(u, ((V(predicate_BOP_AB, 1) == 0) ? rt_both(rt_differ(FLAG(F_P, V(Pa, 6)),
            rt_sure(V(predicate_NOT_Pa, 5))), rt_differ(FLAG(F_P, V(Pb, 8)),
            rt_sure(V(predicate_NOT_Pb, 7)))) : ((V(predicate_BOP_AB, 1) == 1) ?
            rt_either(rt_differ(FLAG(F_P, V(Pa, 6)), rt_sure(V(predicate_NOT_Pa, 5))),
            rt_differ(FLAG(F_P, V(Pb, 8)), rt_sure(V(predicate_NOT_Pb, 7)))) :
            rt_chosen_test(rt_sure((V(predicate_BOP_AB, 1) == 2)), rt_differ(rt_differ(FLAG(F_P,
            V(Pa, 6)), rt_sure(V(predicate_NOT_Pa, 5))), rt_differ(FLAG(F_P, V(Pb, 8)),
            rt_sure(V(predicate_NOT_Pb, 7)))), rt_sure(0)))));
        LET(2)
            psetp_part_2(u, 2, 1, x1, 10);
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
    IF(8, guard_value(u, 10, 1))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads(u, 5, 0);
        if (V(predicate_PR_OR_CC, 2)) {
            USE(EARLY(7), F_CC, 0);
        } else {
            IF(1, rt_test_of(u, rt_slice(u, rt_slice(u, src_b_value(u, 5, 9, 0), 0, 8), 0, 1)))
                USE(READ, F_P, 0);
            END(1)
            IF(2, rt_test_of(u, rt_slice(u, rt_slice(u, src_b_value(u, 5, 9, 0), 0, 8), 1, 1)))
                USE(READ, F_P, 1);
            END(2)
            IF(3, rt_test_of(u, rt_slice(u, rt_slice(u, src_b_value(u, 5, 9, 0), 0, 8), 2, 1)))
                USE(READ, F_P, 2);
            END(3)
            IF(4, rt_test_of(u, rt_slice(u, rt_slice(u, src_b_value(u, 5, 9, 0), 0, 8), 3, 1)))
                USE(READ, F_P, 3);
            END(4)
            IF(5, rt_test_of(u, rt_slice(u, rt_slice(u, src_b_value(u, 5, 9, 0), 0, 8), 4, 1)))
                USE(READ, F_P, 4);
            END(5)
            IF(6, rt_test_of(u, rt_slice(u, rt_slice(u, src_b_value(u, 5, 9, 0), 0, 8), 5, 1)))
                USE(READ, F_P, 5);
            END(6)
            IF(7, rt_test_of(u, rt_slice(u, rt_slice(u, src_b_value(u, 5, 9, 0), 0, 8), 6, 1)))
                USE(READ, F_P, 6);
            END(7)
        }
        USE(WRITE(1), F_R, V(Rd, 1));
    END(8)
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

static void shr_part(struct rt_uses *u, int v1, int v2)
{
    LET(1)
        if (V(shift_BREV, v1)) {
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(31, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(30, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(29, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(28, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(27, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(26, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(25, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(24, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(23, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(22, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(21, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(20, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(19, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(18, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(17, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(16, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(15, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(14, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(13, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(12, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(11, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(10, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(9, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(8, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(7, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(6, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(5, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(4, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(3, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(2, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(1, 1));
            USE_PART(READ, F_R, K(V(Ra, v2)), BITS(0, 1));
        } else USE(READ, F_R, V(Ra, v2));
    END_LET(1)
}

static void uses_shr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
        if (V(shift_SHR_X, 2)) USE(READ, F_CC, 0);
        shr_part(u, 3, 6);
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
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (0xc >> V(shift_SHF_PART, 2) & 1) USE(READ, F_CC, 0);
        if (0xc >> V(shift_SHF_TYPE, 1) & 1) {
            LET(6)
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 10));
                shf_b_reads(u, 7, 0);
            END_LET(6)
        } else {
            LET(6)
                USE(READ, F_R, V(Rc, 10));
                shf_b_reads(u, 7, 0);
                USE(READ, F_R, V(Ra, 5));
            END_LET(6)
        }
        LET(7) NEED(6); END_LET(7)
        NEED(7);
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
        if (0xc >> V(shift_SHF_PART, 2) & 1) USE(READ, F_CC, 0);
        if (0xc >> V(shift_SHF_TYPE, 1) & 1) {
            LET(6)
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 10));
                shf_b_reads(u, 7, 0);
            END_LET(6)
        } else {
            LET(5)
                if (V(shift_SHF_PART, 2)) {
                    USE(READ, F_R, V(Rc, 10));
                    shf_b_reads(u, 7, 0);
                } else {
                    USE(READ, F_R, V(Ra, 5));
                    shf_b_reads(u, 7, 0);
                    USE(READ, F_R, V(Rc, 10));
                }
            END_LET(5)
            LET(6) NEED(5); END_LET(6)
        }
        LET(7) NEED(6); END_LET(7)
        NEED(7);
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
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(2, guard_value(u, 11, 1))
        shr_part(u, 1, 4);
        LET(4)
            src_b_reads(u, 6, 0);
            IF(1, OPEN) if (V(SIGNED, 0)) NEED(1); END(1)
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
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
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
    if (LINE(l2) == 0) USE(EARLY(-2), F_R, V(Ra, v1));
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
            USE_PART(EARLY(-2), F_R, K(V(Rb, v1)), BITS(16, 12));
        } else USE(EARLY(-2), F_R, V(Rb, v1));
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

static void bar_sync_part(struct rt_uses *u, rt_value x1, rt_value x2, rt_value x3)
{
    USE_PART(WRITE(1), F_SOME, x1, ALL);
    NEED(15);
    USE_PART(WRITE(1), F_ASKED, x1, ALL);
    NEED(16);
    USE_PART(WRITE(1), F_YES, x1, ALL);
    NEED(14);
    IF(1, OPEN) USE(READ, F_LEFT, 0); END(1)
    USE_PART(WRITE(1), F_COME, x1, ALL);
    IF(2, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, x2, K(0))), rt_shr(u, rt_add(u, x2, K(31)), K(5)),
        UNKNOWN), rt_add(u, x3, K(1))))
        USE_PART(WRITE(1), F_RED_YES, x1, ALL);
        USE_PART(WRITE(1), F_RED_ALL, x1, ALL);
    END(2)
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
        bar_sync_part(u, x4, x7, x14);
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
            USE_PART(EARLY(-2), F_R, K(V(Rb, v1)), BITS(16, 12));
        } else USE(EARLY(-2), F_R, V(Rb, v1));
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
        bar_sync_part(u, x4, x7, x14);
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
        bar_sync_part(u, x4, x7, x14);
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
    if (LINE(l2) == 0) USE(EARLY(-4), F_R, V(Rc, v1));
}

static void opt_ps_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, (7 - V(surface_Ps, v1)));
}

static void suld_p_part(struct rt_uses *u, int v1, int v2)
{
    USE(EARLY(-4), F_R, V(Ra, v1));
    if (0x3c >> V(surface_DIM, v2) & 1) USE(EARLY(-4), F_R, (V(Ra, v1) | 1));
    if (0x30 >> V(surface_DIM, v2) & 1) USE(EARLY(-4), F_R, (V(Ra, v1) | 2));
}

static void suld_p_part_2(struct rt_uses *u, unsigned n1, int v2, int v3)
{
    LET(n1)
        if (0xf0 >> V(surface_DIM, v2) & 1) {
            USE(EARLY(-4), F_R, (V(Ra, v3) | 2));
        } else if (V(surface_DIM, v2) == 2) USE(EARLY(-4), F_R, (V(Ra, v3) | 1));
    END_LET(n1)
}

static void suld_p_part_3(struct rt_uses *u, unsigned n1, int v2, int v3)
{
    NEED(n1);
    if (0xf8 >> V(surface_DIM, v2) & 1) USE(EARLY(-4), F_R, (V(Ra, v3) | 1));
    USE(EARLY(-4), F_R, V(Ra, v3));
}

static void suld_p_part_4(struct rt_uses *u, int v1, int v2, unsigned n3)
{
    IF(1, OPEN)
        if (0xf8 >> V(surface_DIM, v1) & 1) USE(EARLY(-4), F_R, (V(Ra, v2) | 1));
        NEED(n3);
    END(1)
}

static void uses_suld_p(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 2);
    IF(12, guard_value(u, 9, 2))
        if (0xfe >> V(surface_Ps, 4) & 1) {
            suld_p_part(u, 6, 0);
            surface_reads(u, 7, 1);
            opt_ps_writes(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0xfee8 >> V(surface_MASK, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (0xe880 >> V(surface_MASK, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (V(surface_MASK, 2) == 15) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        } else {
            suld_p_part_2(u, 5, 0, 6);
            surface_reads(u, 7, 1);
            if (V(surface_CLAMP, 3) == 2) {
                USE(EARLY(-4), F_R, V(Ra, 6));
                suld_p_part_4(u, 0, 6, 5);
            }
            for (uint64_t x9 = 0; x9 <= 3; x9++) {
                if (rt_bits(V(surface_MASK, 2), x9, 1)) {
                    IF(9, OPEN)
                        if (V(surface_CLAMP, 3) == 0) {
                            USE(EARLY(-4), F_R, V(Ra, 6));
                            suld_p_part_4(u, 0, 6, 5);
                        }
                    END(9)
                    IF(11, OPEN)
                        LET(12)
                            IF(10, OPEN)
                                suld_p_part_3(u, 5, 0, 6);
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
            suld_p_part(u, 7, 1);
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
            suld_p_part_2(u, 5, 1, 7);
            x5 = ((0xf0 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 7) |
                2))), 32) : ((V(surface_DIM, 1) == 2) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 7)
                | 1))), 32) : K(0)));
            surface_reads(u, 8, 1);
            if (V(surface_CLAMP, 4) == 2) {
                USE(EARLY(-4), F_R, V(Ra, 7));
                if (V(surface_BA, 0) == 0) surface_reads(u, 8, 1);
                suld_p_part_4(u, 1, 7, 5);
            }
            if (V(surface_CLAMP, 4) == 0) {
                USE(EARLY(-4), F_R, V(Ra, 7));
                if (V(surface_BA, 0) == 0) surface_reads(u, 8, 1);
                suld_p_part_4(u, 1, 7, 5);
            }
            IF(9, rt_either(rt_sure((0xe >> V(surface_CLAMP, 4) & 1)),
                rt_both(rt_both(rt_both(rt_both(rt_both(rt_le(u, K(0), x2), OPEN), rt_le(u, K(0),
                x4)), OPEN), rt_le(u, K(0), x5)), OPEN)))
                LET(7)
                    suld_p_part_3(u, 5, 1, 7);
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
        suld_p_part_2(u, 4, 0, 4);
        surface_reads(u, 6, 0);
        if (V(surface_CLAMP, 3) == 2) {
            USE(EARLY(-4), F_R, V(Ra, 4));
            suld_p_part_4(u, 0, 4, 4);
        }
        if (V(surface_CLAMP, 3) == 0) {
            USE(EARLY(-4), F_R, V(Ra, 4));
            suld_p_part_4(u, 0, 4, 4);
        }
        IF(14, OPEN)
            for (uint64_t x8 = 0; x8 <= 3; x8++) {
                IF(13, rt_both(rt_sure(rt_bits(V(surface_MASK, 2), x8, 1)), OPEN))
                    LET(10)
                        USE(EARLY(-4), F_R, (V(Rd, 5) | ((rt_bits((V(surface_MASK, 2) &
                            (rt_shl_int(1, x8) - 1)), 0, 1) + rt_bits((V(surface_MASK, 2) &
                            (rt_shl_int(1, x8) - 1)), 1, 1)) + rt_bits((V(surface_MASK, 2) &
                            (rt_shl_int(1, x8) - 1)), 2, 1))));
                    END_LET(10)
                    IF(12, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u,
                        OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                        OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(2),
                        K(4))))))))))))))), K(1)))
                        IF(9, OPEN) NEED(10); END(9)
                        suld_p_part_3(u, 4, 0, 4);
                    ELSE(12)
                        IF(11, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                            OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(2), K(4))))))))))))))), K(2)))
                            IF(10, OPEN) NEED(10); END(10)
                            suld_p_part_3(u, 4, 0, 4);
                        ELSE(11)
                            NEED(10);
                            suld_p_part_3(u, 4, 0, 4);
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
        suld_p_part_2(u, 4, 1, 5);
        surface_reads(u, 7, 0);
        if (V(surface_CLAMP, 4) == 2) {
            USE(EARLY(-4), F_R, V(Ra, 5));
            if (V(surface_BA, 0) == 0) surface_reads(u, 7, 0);
            suld_p_part_4(u, 1, 5, 4);
        }
        if (V(surface_CLAMP, 4) == 0) {
            USE(EARLY(-4), F_R, V(Ra, 5));
            if (V(surface_BA, 0) == 0) surface_reads(u, 7, 0);
            suld_p_part_4(u, 1, 5, 4);
        }
        IF(9, OPEN)
            LET(6)
                suld_p_part_3(u, 4, 1, 5);
                if (V(surface_BA, 0) == 0) surface_reads(u, 7, 0);
            END_LET(6)
            if (0x3 >> V(surface_SURF_SIZE, 3) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
                NEED(6);
            } else if (0xf >> V(surface_SURF_SIZE, 3) & 1) {
                USE(EARLY(-4), F_R, V(Rd, 6));
                NEED(6);
            } else if (V(surface_SURF_SIZE, 3) == 4) {
                USE(EARLY(-4), F_R, V(Rd, 6));
                NEED(6);
            } else if (V(Rd, 6) == 255) {
                NEED(6);
            } else {
                USE(EARLY(-4), F_R, V(Rd, 6));
                USE(EARLY(-4), F_R, (V(Rd, 6) + 1));
                if (V(surface_SURF_SIZE, 3) == 5) {
                    NEED(6);
                } else {
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 2));
                    USE(EARLY(-4), F_R, (V(Rd, 6) + 3));
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
        suld_p_part(u, 3, 0);
        USE(EARLY(-4), F_R, V(Rd, 4));
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
    struct rt_local x8 = NOTHING;
    rt_enter(u);
    guard_reads(u, 9, 2);
    IF(18, guard_value(u, 9, 2))
        if ((!(((V(surface_SURED_TYPE, 3) == 3) ? (V(surface_SURED_OP, 2) == 0) : (0xef >>
            V(surface_SURED_TYPE, 3) & 1)) != 0)) != 0) {
            suld_p_part(u, 5, 1);
            USE(EARLY(-4), F_R, V(Rd, 6));
            if ((int64_t)sured_types_value(u, 3, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rd, 6) |
                1));
            if ((int64_t)sured_types_value(u, 3, 0) > (int64_t)2) USE(EARLY(-4), F_R, (V(Rd, 6) |
                2));
            if ((int64_t)sured_types_value(u, 3, 0) > (int64_t)3) USE(EARLY(-4), F_R, (V(Rd, 6) |
                3));
            surface_reads(u, 7, 1);
        } else {
            suld_p_part_2(u, 5, 1, 5);
            surface_reads(u, 7, 1);
            if (V(surface_CLAMP, 4) == 2) {
                USE(EARLY(-4), F_R, V(Ra, 5));
                if (V(surface_BA, 0) == 0) surface_reads(u, 7, 1);
                suld_p_part_4(u, 1, 5, 5);
            }
            if (V(surface_CLAMP, 4) == 0) {
                USE(EARLY(-4), F_R, V(Ra, 5));
                if (V(surface_BA, 0) == 0) surface_reads(u, 7, 1);
                suld_p_part_4(u, 1, 5, 5);
            }
            IF(17, OPEN)
                LET(7)
                    suld_p_part_3(u, 5, 1, 5);
                    if (V(surface_BA, 0) == 0) surface_reads(u, 7, 1);
                END_LET(7)
                if (V(surface_SURED_TYPE, 3) == 6) {
                    rt_assign(u, &x8, rt_of_test(u, OPEN));
                } else if (V(surface_SURED_TYPE, 3) == 7) {
                    rt_assign(u, &x8, rt_chosen(u, OPEN, K(5), K(2)));
                } else rt_assign(u, &x8, K(V(surface_SURED_TYPE, 3)));
                IF(16, rt_either(rt_either(rt_eq(u, x8.number, K(2)), rt_eq(u, x8.number, K(5))),
                    rt_eq(u, x8.number, K(6))))
                    IF(12, rt_both(rt_sure((V(surface_SURED_OP, 2) == 0)), rt_eq(u, x8.number,
                        K(6))))
                        LET(11)
                            NEED(7);
                            IF(9, OPEN)
                                USE(EARLY(-4), F_R, V(Rd, 6));
                                USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                            END(9)
                            USE(EARLY(-4), F_R, V(Rd, 6));
                            USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                        END_LET(11)
                    ELSE(12)
                        LET(11)
                            if (0xef >> V(surface_SURED_OP, 2) & 1) {
                                NEED(7);
                                USE(EARLY(-4), F_R, V(Rd, 6));
                                USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                            }
                            if (V(surface_SURED_OP, 2) == 4) {
                                NEED(7);
                                IF(10, OPEN)
                                    USE(EARLY(-4), F_R, V(Rd, 6));
                                    USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                                END(10)
                                IF(11, OPEN)
                                    USE(EARLY(-4), F_R, V(Rd, 6));
                                    USE(EARLY(-4), F_R, (V(Rd, 6) | 1));
                                END(11)
                            }
                        END_LET(11)
                    END(12)
                    NEED(11);
                    NEED(7);
                ELSE(16)
                    IF(15, rt_both(rt_sure((V(surface_SURED_OP, 2) == 0)), rt_either(rt_eq(u,
                        x8.number, K(3)), rt_eq(u, x8.number, K(4)))))
                        LET(15)
                            NEED(7);
                            USE(EARLY(-4), F_R, V(Rd, 6));
                        END_LET(15)
                    ELSE(15)
                        LET(15)
                            if (0xef >> V(surface_SURED_OP, 2) & 1) {
                                NEED(7);
                                USE(EARLY(-4), F_R, V(Rd, 6));
                            }
                            if (V(surface_SURED_OP, 2) == 4) {
                                NEED(7);
                                IF(13, OPEN) USE(EARLY(-4), F_R, V(Rd, 6)); END(13)
                                IF(14, OPEN) USE(EARLY(-4), F_R, V(Rd, 6)); END(14)
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

static void suatom_i_part(struct rt_uses *u)
{
    if (0xf8 >> V(surface_DIM, 1) & 1) USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
    USE(EARLY(-4), F_R, V(Ra, 6));
}

static void uses_suatom_i(struct rt_uses *u)
{
    struct rt_local x9 = NOTHING;
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(18, guard_value(u, 9, 1))
        if ((!(((V(surface_SUATOM_TYPE, 3) == 3) ? (V(surface_SUATOM_OP, 2) == 0) : (0xef >>
            V(surface_SUATOM_TYPE, 3) & 1)) != 0)) != 0) {
            suld_p_part(u, 6, 1);
            USE(EARLY(-4), F_R, V(Rb, 7));
            if ((int64_t)suatom_types_value(u, 3, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 7) |
                1));
            if ((int64_t)suatom_types_value(u, 3, 0) > (int64_t)2) USE(EARLY(-4), F_R, (V(Rb, 7) |
                2));
            if ((int64_t)suatom_types_value(u, 3, 0) > (int64_t)3) USE(EARLY(-4), F_R, (V(Rb, 7) |
                3));
            USE(WRITE(1), F_R, V(Rd, 5));
            if ((int64_t)suatom_types_value(u, 3, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) |
                1));
        } else {
            suld_p_part_2(u, 6, 1, 6);
            if (V(surface_CLAMP, 4) == 2) {
                USE(EARLY(-4), F_R, V(Ra, 6));
                suld_p_part_4(u, 1, 6, 6);
            }
            if (V(surface_CLAMP, 4) == 0) {
                USE(EARLY(-4), F_R, V(Ra, 6));
                suld_p_part_4(u, 1, 6, 6);
            }
            if (V(surface_SUATOM_TYPE, 3) == 6) {
                rt_assign(u, &x9, rt_of_test(u, OPEN));
            } else if (V(surface_SUATOM_TYPE, 3) == 7) {
                rt_assign(u, &x9, rt_chosen(u, OPEN, K(5), K(2)));
            } else rt_assign(u, &x9, K(V(surface_SUATOM_TYPE, 3)));
            IF(17, rt_either(rt_either(rt_eq(u, x9.number, K(2)), rt_eq(u, x9.number, K(5))),
                rt_eq(u, x9.number, K(6))))
                IF(12, rt_both(rt_sure((V(surface_SUATOM_OP, 2) == 0)), rt_eq(u, x9.number, K(6))))
                    LET(12)
                        NEED(6);
                        suatom_i_part(u);
                        IF(9, OPEN)
                            USE(EARLY(-4), F_R, V(Rb, 7));
                            USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                        END(9)
                        USE(EARLY(-4), F_R, V(Rb, 7));
                        USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                    END_LET(12)
                ELSE(12)
                    LET(12)
                        if (0xef >> V(surface_SUATOM_OP, 2) & 1) {
                            NEED(6);
                            suatom_i_part(u);
                            USE(EARLY(-4), F_R, V(Rb, 7));
                            USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                        }
                        if (V(surface_SUATOM_OP, 2) == 4) {
                            NEED(6);
                            suatom_i_part(u);
                            atom_part(u, 7);
                        }
                        if (V(surface_SUATOM_OP, 2) == 8) {
                            USE(EARLY(-4), F_R, V(Rb, 7));
                            USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
                        }
                    END_LET(12)
                END(12)
                NEED(12);
                suld_p_part_3(u, 6, 1, 6);
                USE(WRITE(1), F_R, V(Rd, 5));
                USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            ELSE(17)
                IF(16, rt_both(rt_sure((V(surface_SUATOM_OP, 2) == 0)), rt_either(rt_eq(u,
                    x9.number, K(3)), rt_eq(u, x9.number, K(4)))))
                    IF(13, rt_eq(u, x9.number, K(4)))
                        LET(17)
                            NEED(6);
                            suatom_i_part(u);
                            USE(EARLY(-4), F_R, V(Rb, 7));
                        END_LET(17)
                    ELSE(13)
                        LET(17)
                            NEED(6);
                            suatom_i_part(u);
                            USE(EARLY(-4), F_R, V(Rb, 7));
                        END_LET(17)
                    END(13)
                    LET(16) NEED(17); END_LET(16)
                ELSE(16)
                    LET(16)
                        if (0xef >> V(surface_SUATOM_OP, 2) & 1) {
                            NEED(6);
                            suatom_i_part(u);
                            USE(EARLY(-4), F_R, V(Rb, 7));
                        }
                        if (V(surface_SUATOM_OP, 2) == 4) {
                            NEED(6);
                            suatom_i_part(u);
                            IF(14, OPEN) USE(EARLY(-4), F_R, V(Rb, 7)); END(14)
                            IF(15, OPEN) USE(EARLY(-4), F_R, V(Rb, 7)); END(15)
                        }
                        if (V(surface_SUATOM_OP, 2) == 8) USE(EARLY(-4), F_R, V(Rb, 7));
                    END_LET(16)
                END(16)
                NEED(16);
                suld_p_part_3(u, 6, 1, 6);
                USE(WRITE(1), F_R, V(Rd, 5));
            END(17)
        }
    END(18)
    rt_leave(u);
}

static uint64_t suatom_types_r_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return ((0xa4 >> V(surface_SUATOM_TYPE_R, v1) & 1) ? (uint64_t)2 : 1);
    case 1: return 7;
    }
    return 4;
}

static void suatom_r_part(struct rt_uses *u, int v1, int v2, unsigned n3, unsigned n4, unsigned n5)
{
    struct rt_local x1 = NOTHING;
    if (V(surface_SUATOM_TYPE_R, v1) == 6) {
        rt_assign(u, &x1, rt_of_test(u, OPEN));
    } else if (V(surface_SUATOM_TYPE_R, v1) == 7) {
        rt_assign(u, &x1, rt_chosen(u, OPEN, K(5), K(2)));
    } else rt_assign(u, &x1, K(V(surface_SUATOM_TYPE_R, v1)));
    IF(1, rt_either(rt_either(rt_eq(u, x1.number, K(2)), rt_eq(u, x1.number, K(5))), rt_eq(u,
        x1.number, K(6))))
        IF(2, rt_both(rt_sure((V(surface_SUATOM_OP, v2) == 0)), rt_eq(u, x1.number, K(6))))
            LET(n3)
                NEED(n4);
                IF(3, OPEN)
                    USE(EARLY(-4), F_R, V(Rb, 8));
                    USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
                END(3)
                USE(EARLY(-4), F_R, V(Rb, 8));
                USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
            END_LET(n3)
        ELSE(2)
            LET(n3)
                if (0xef >> V(surface_SUATOM_OP, v2) & 1) {
                    NEED(n4);
                    USE(EARLY(-4), F_R, V(Rb, 8));
                    USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
                }
                if (V(surface_SUATOM_OP, v2) == 4) {
                    NEED(n4);
                    atom_part(u, 8);
                }
                if (V(surface_SUATOM_OP, v2) == 8) {
                    USE(EARLY(-4), F_R, V(Rb, 8));
                    USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
                }
            END_LET(n3)
        END(2)
        NEED(n3);
        NEED(n4);
        USE(WRITE(1), F_R, V(Rd, 6));
        USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    ELSE(1)
        IF(6, rt_both(rt_sure((V(surface_SUATOM_OP, v2) == 0)), rt_either(rt_eq(u, x1.number, K(3)),
            rt_eq(u, x1.number, K(4)))))
            LET(n5)
                NEED(n4);
                USE(EARLY(-4), F_R, V(Rb, 8));
            END_LET(n5)
        ELSE(6)
            LET(n5)
                if (0xef >> V(surface_SUATOM_OP, v2) & 1) {
                    NEED(n4);
                    USE(EARLY(-4), F_R, V(Rb, 8));
                }
                if (V(surface_SUATOM_OP, v2) == 4) {
                    NEED(n4);
                    IF(7, OPEN) USE(EARLY(-4), F_R, V(Rb, 8)); END(7)
                    IF(8, OPEN) USE(EARLY(-4), F_R, V(Rb, 8)); END(8)
                }
                if (V(surface_SUATOM_OP, v2) == 8) USE(EARLY(-4), F_R, V(Rb, 8));
            END_LET(n5)
        END(6)
        NEED(n5);
        NEED(n4);
        USE(WRITE(1), F_R, V(Rd, 6));
    END(1)
}

static void suatom_r_part_2(struct rt_uses *u, int v1)
{
    USE(EARLY(-4), F_R, V(Rb, 8));
    if ((int64_t)suatom_types_r_value(u, v1, 0) > (int64_t)1) USE(EARLY(-4), F_R, (V(Rb, 8) | 1));
    if ((int64_t)suatom_types_r_value(u, v1, 0) > (int64_t)2) USE(EARLY(-4), F_R, (V(Rb, 8) | 2));
    if ((int64_t)suatom_types_r_value(u, v1, 0) > (int64_t)3) USE(EARLY(-4), F_R, (V(Rb, 8) | 3));
    USE(EARLY(-4), F_R, V(Rc, 9));
}

static void suatom_r_part_3(struct rt_uses *u, int v1)
{
    USE(WRITE(1), F_R, V(Rd, 6));
    if ((int64_t)suatom_types_r_value(u, v1, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
}

static void suatom_r_part_4(struct rt_uses *u, unsigned n1, int v2, unsigned n3)
{
    suld_p_part_2(u, n1, 2, 7);
    USE(EARLY(-4), F_R, V(Rc, 9));
    if (V(surface_CLAMP, v2) == 2) {
        USE(EARLY(-4), F_R, V(Ra, 7));
        if (V(surface_SUATOM_BA, 1) == 0) USE(EARLY(-4), F_R, V(Rc, 9));
        suld_p_part_4(u, 2, 7, n1);
    }
    LET(n3)
        suld_p_part_3(u, n1, 2, 7);
        if (V(surface_SUATOM_BA, 1) == 0) USE(EARLY(-4), F_R, V(Rc, 9));
    END_LET(n3)
    if (V(surface_CLAMP, v2) == 0) {
        USE(EARLY(-4), F_R, V(Ra, 7));
        if (V(surface_SUATOM_BA, 1) == 0) USE(EARLY(-4), F_R, V(Rc, 9));
        suld_p_part_4(u, 2, 7, n1);
    }
}

static void uses_suatom_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(17, guard_value(u, 10, 2))
        if ((V(surface_SUATOM_PD, 0) == 0) || (!(((V(surface_SUATOM_TYPE_R, 4) == 3) ?
            (V(surface_SUATOM_OP, 3) == 0) : (0xef >> V(surface_SUATOM_TYPE_R, 4) & 1)) != 0))) {
            suld_p_part(u, 7, 2);
            suatom_r_part_2(u, 4);
            suatom_r_part_3(u, 4);
        } else {
            suatom_r_part_4(u, 5, 5, 7);
            suatom_r_part(u, 4, 3, 11, 7, 15);
        }
    END(17)
    rt_leave(u);
}

static void uses_suatom_p(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(17, guard_value(u, 10, 2))
        if (0xfe >> V(surface_SUATOM_P, 5) & 1) {
            suld_p_part(u, 7, 1);
            suatom_r_part_2(u, 3);
            USE(WRITE(1), F_P, (7 - V(surface_SUATOM_P, 5)));
            suatom_r_part_3(u, 3);
        } else if ((!(((V(surface_SUATOM_TYPE_R, 3) == 3) ? (V(surface_SUATOM_OP, 2) == 0) : (0xef
            >> V(surface_SUATOM_TYPE_R, 3) & 1)) != 0)) != 0) {
            suld_p_part(u, 7, 1);
            suatom_r_part_2(u, 3);
            suatom_r_part_3(u, 3);
        } else {
            suld_p_part_2(u, 6, 1, 7);
            USE_PART(EARLY(-4), F_R, K(V(Rc, 9)), BITS(0, 20));
            if (V(surface_CLAMP, 4) == 2) {
                USE(EARLY(-4), F_R, V(Ra, 7));
                if (V(surface_SUATOM_BA, 0) == 0) USE_PART(EARLY(-4), F_R, K(V(Rc, 9)), BITS(0,
                    20));
                suld_p_part_4(u, 1, 7, 6);
            }
            LET(8)
                suld_p_part_3(u, 6, 1, 7);
                if (V(surface_SUATOM_BA, 0) == 0) USE_PART(EARLY(-4), F_R, K(V(Rc, 9)), BITS(0,
                    20));
            END_LET(8)
            if (V(surface_CLAMP, 4) == 0) {
                USE(EARLY(-4), F_R, V(Ra, 7));
                if (V(surface_SUATOM_BA, 0) == 0) USE_PART(EARLY(-4), F_R, K(V(Rc, 9)), BITS(0,
                    20));
                suld_p_part_4(u, 1, 7, 6);
            }
            suatom_r_part(u, 3, 2, 12, 8, 16);
        }
    END(17)
    rt_leave(u);
}

static void suatom_ci_part(struct rt_uses *u, int v1, uint64_t x1)
{
    USE(EARLY(-4), F_R, V(Rb, v1));
    USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
    if ((int64_t)x1 > (int64_t)2) USE(EARLY(-4), F_R, (V(Rb, v1) | 2));
    if ((int64_t)x1 > (int64_t)3) USE(EARLY(-4), F_R, (V(Rb, v1) | 3));
}

static void suatom_ci_part_2(struct rt_uses *u, int v1, uint64_t x1, int v3)
{
    USE(EARLY(-4), F_R, V(Rb, v1));
    if (x1) {
        USE(EARLY(-4), F_R, (V(Rb, v1) | 1));
        IF(1, OPEN)
            USE(READ, F_R, (V(Rb, v1) | 2));
            USE(READ, F_R, ((V(Rb, v1) | 2) | 1));
        END(1)
        USE(WRITE(1), F_R, V(Rd, v3));
        USE(WRITE(1), F_R, (V(Rd, v3) | 1));
    } else {
        IF(2, OPEN) USE(EARLY(-4), F_R, (V(Rb, v1) | 1)); END(2)
        USE(WRITE(1), F_R, V(Rd, v3));
    }
}

static void uses_suatom_ci(struct rt_uses *u)
{
    uint64_t x2 = 0, x4 = 0, x7 = 0;
    rt_enter(u);
    guard_reads(u, 9, 2);
    IF(11, guard_value(u, 9, 2))
        if (0xfe >> V(surface_Ps, 4) & 1) {
            x2 = ((uint64_t)2 * suatom_types_value(u, 2, 0));
            suld_p_part(u, 6, 1);
            suatom_ci_part(u, 7, x2);
            opt_ps_writes(u, 4, 1);
            USE(WRITE(1), F_R, V(Rd, 5));
            if ((int64_t)suatom_types_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) |
                1));
        } else if (0xf8 >> V(surface_SUATOM_TYPE, 2) & 1) {
            x4 = ((uint64_t)2 * suatom_types_value(u, 2, 0));
            suld_p_part(u, 6, 1);
            suatom_ci_part(u, 7, x4);
            USE(WRITE(1), F_R, V(Rd, 5));
            if ((int64_t)suatom_types_value(u, 2, 0) > (int64_t)1) USE(WRITE(1), F_R, (V(Rd, 5) |
                1));
        } else {
            x7 = (V(surface_SUATOM_TYPE, 2) == 2);
            suld_p_part_2(u, 9, 1, 6);
            if (V(surface_CLAMP, 3) == 2) {
                USE(EARLY(-4), F_R, V(Ra, 6));
                suld_p_part_4(u, 1, 6, 9);
            }
            if (V(surface_CLAMP, 3) == 0) {
                USE(EARLY(-4), F_R, V(Ra, 6));
                suld_p_part_4(u, 1, 6, 9);
            }
            suld_p_part_3(u, 9, 1, 6);
            suatom_ci_part_2(u, 7, x7, 5);
        }
    END(11)
    rt_leave(u);
}

static void uses_suatom_cr(struct rt_uses *u)
{
    uint64_t x2 = 0, x4 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(11, guard_value(u, 10, 3))
        if (0xfe >> V(surface_Ps, 5) & 1) {
            x2 = ((uint64_t)2 * suatom_types_r_value(u, 3, 0));
            suld_p_part(u, 7, 2);
            suatom_ci_part(u, 8, x2);
            USE(EARLY(-4), F_R, V(Rc, 9));
            opt_ps_writes(u, 5, 1);
            suatom_r_part_3(u, 3);
        } else if ((V(surface_SUATOM_PD, 0) == 0) || (0xf8 >> V(surface_SUATOM_TYPE_R, 3) & 1)) {
            x4 = ((uint64_t)2 * suatom_types_r_value(u, 3, 0));
            suld_p_part(u, 7, 2);
            suatom_ci_part(u, 8, x4);
            USE(EARLY(-4), F_R, V(Rc, 9));
            suatom_r_part_3(u, 3);
        } else {
            x6 = (V(surface_SUATOM_TYPE_R, 3) == 2);
            suatom_r_part_4(u, 8, 4, 10);
            NEED(10);
            suatom_ci_part_2(u, 8, x6, 6);
        }
    END(11)
    rt_leave(u);
}

static void opt_writes_4(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(texture_Pt, v1));
}

static void tex_i_part(struct rt_uses *u, unsigned n1, unsigned n2, int v3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7, unsigned n8, unsigned n9)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n1) if (0xaa >> V(texture_DIM, v3) & 1) USE(EARLY(-4), F_R, V(Ra, 10)); END_LET(n1)
    LET(n4)
        NEED(n1);
        NEED(n5);
        NEED(n6);
        NEED(n7);
    END_LET(n4)
    NEED(n8);
    LET(n9)
        IF(1, OPEN) NEED(n4); END(1)
    END_LET(n9)
}

static void tex_i_part_2(struct rt_uses *u, int v1, int v2)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    if (0xfee8 >> V(texture_MASK, v2) & 1) {
        USE(WRITE(1), F_R, ((V(Rd, v1) == 255) ? 255 : rt_bits((V(Rd, v1) + 1), 0, 8)));
    }
    if (0xe880 >> V(texture_MASK, v2) & 1) {
        USE(WRITE(1), F_R, ((V(Rd, v1) == 255) ? 255 : rt_bits((V(Rd, v1) + 2), 0, 8)));
    }
    if (V(texture_MASK, v2) == 15) {
        USE(WRITE(1), F_R, ((V(Rd, v1) == 255) ? 255 : rt_bits((V(Rd, v1) + 3), 0, 8)));
    }
}

static void tex_i_part_10(struct rt_uses *u, int v1, int v2)
{
    USE(EARLY(-4), F_R, V(Ra, v1));
    if (0xfe >> V(texture_DIM, v2) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, v1) == 255) ? 255 : rt_bits((V(Ra, v1) + 1), 0, 8)));
    }
    if (0xf8 >> V(texture_DIM, v2) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, v1) == 255) ? 255 : rt_bits((V(Ra, v1) + 2), 0, 8)));
    }
    if (0xa0 >> V(texture_DIM, v2) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, v1) == 255) ? 255 : rt_bits((V(Ra, v1) + 3), 0, 8)));
    }
}

static void tex_i_part_3(struct rt_uses *u, int v1, int v2, int v3, uint64_t x1)
{
    tex_i_part_10(u, v1, v2);
    USE(EARLY(-4), F_R, V(Rb, v3));
    if ((int64_t)x1 > (int64_t)1) {
        USE(EARLY(-4), F_R, ((V(Rb, v3) == 255) ? 255 : rt_bits((V(Rb, v3) + 1), 0, 8)));
    }
    if ((int64_t)x1 > (int64_t)2) {
        USE(EARLY(-4), F_R, ((V(Rb, v3) == 255) ? 255 : rt_bits((V(Rb, v3) + 2), 0, 8)));
    }
}

static void tex_i_part_4(struct rt_uses *u, uint64_t x1, int v2)
{
    if ((int64_t)x1 > (int64_t)1) {
        USE(EARLY(-4), F_R, ((V(Rb, v2) == 255) ? 255 : rt_bits((V(Rb, v2) + 1), 0, 8)));
    }
    if ((int64_t)x1 > (int64_t)2) {
        USE(EARLY(-4), F_R, ((V(Rb, v2) == 255) ? 255 : rt_bits((V(Rb, v2) + 2), 0, 8)));
    }
}

static void tex_i_part_5(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6)
{
    LET(n1)
        IF(1, OPEN)
            NEED(n2);
            NEED(n3);
        END(1)
        IF(2, OPEN)
            NEED(n4);
            NEED(n5);
        END(2)
    END_LET(n1)
    LET(n6) NEED(n4); END_LET(n6)
}

static void tex_i_part_6(struct rt_uses *u, unsigned n1, int v2, int v3, unsigned n4)
{
    LET(n1)
        if (0x3f >> V(texture_DIM, v2) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, v3) == 255) ? 255 : rt_bits((V(Ra, v3) + (0xaa >>
                V(texture_DIM, v2) & 1)), 0, 8)));
        }
    END_LET(n1)
    LET(n4)
        if (0x3c >> V(texture_DIM, v2) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, v3) == 255) ? 255 : rt_bits((V(Ra, v3) + ((uint64_t)(0xaa >>
                V(texture_DIM, v2) & 1) + 1)), 0, 8)));
        }
    END_LET(n4)
}

static void tex_i_part_7(struct rt_uses *u, int v1, uint64_t x1, uint64_t x2, uint64_t x3)
{
    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, v1) & 1) ? x1 : ((0x6666 >> V(texture_MASK, v1) &
        1) ? x2 : ((0x8888 >> V(texture_MASK, v1) & 1) ? x3 : 0))));
}

static void tex_i_part_8(struct rt_uses *u, int v1, uint64_t x1, uint64_t x2, uint64_t x3,
    uint64_t x4)
{
    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, v1) & 1) ? x1 : ((0x1616 >> V(texture_MASK, v1) &
        1) ? x2 : ((0x6868 >> V(texture_MASK, v1) & 1) ? x3 : x4))));
}

static void tex_i_part_9(struct rt_uses *u, int v1, uint64_t x1, uint64_t x2)
{
    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, v1) & 1) ? x1 : ((0xaaaa >> V(texture_MASK, v1) &
        1) ? x2 : 0)));
}

static void uses_tex_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x13 = 0, x14 = 0, x15 = 0, x16 = 0;
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(467, guard_value(u, 15, 3))
        if (V(texture_DC, 3) || (0xc0 >> V(texture_DIM, 13) & 1)) {
            x2 = (((int64_t)((((0xcc >> V(texture_LOD, 0) & 1) + V(texture_LC, 1)) +
                V(texture_AOFFI, 2)) + V(texture_DC, 3)) > (int64_t)1) ? ((((0xcc >> V(texture_LOD,
                0) & 1) + V(texture_LC, 1)) + V(texture_AOFFI, 2)) + V(texture_DC, 3)) : 1);
            tex_i_part_3(u, 10, 13, 11, x2);
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
            }
            opt_writes_4(u, 8, 1);
            tex_i_part_2(u, 9, 14);
        } else {
            tex_i_part_6(u, 6, 13, 10, 7);
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
                    tex_i_part_5(u, 45, 6, 10, 28, 31, 54);
                    tex_i_part(u, 58, 31, 13, 59, 54, 6, 10, 45, 62);
                    LET(63)
                        NEED(35);
                        NEED(62);
                    END_LET(63)
                    LET(83) NEED(28); END_LET(83)
                    tex_i_part(u, 87, 31, 13, 88, 83, 6, 10, 45, 91);
                    MORE(63)
                        NEED(35);
                        IF(27, OPEN) NEED(91); END(27)
                    END_MORE(63)
                    LET(111) NEED(28); END_LET(111)
                    tex_i_part(u, 115, 31, 13, 116, 111, 6, 10, 45, 119);
                    MORE(63)
                        NEED(35);
                        IF(40, OPEN) NEED(119); END(40)
                    END_MORE(63)
                    LET(139) NEED(28); END_LET(139)
                    tex_i_part(u, 143, 31, 13, 144, 139, 6, 10, 45, 147);
                    MORE(63)
                        NEED(35);
                        IF(53, OPEN) NEED(147); END(53)
                    END_MORE(63)
                    LET(167) NEED(28); END_LET(167)
                    tex_i_part(u, 171, 31, 13, 172, 167, 6, 10, 45, 175);
                    MORE(63)
                        NEED(35);
                        IF(66, OPEN) NEED(175); END(66)
                    END_MORE(63)
                    LET(195) NEED(28); END_LET(195)
                    tex_i_part(u, 199, 31, 13, 200, 195, 6, 10, 45, 203);
                    MORE(63)
                        NEED(35);
                        IF(79, OPEN) NEED(203); END(79)
                    END_MORE(63)
                    LET(223) NEED(28); END_LET(223)
                    tex_i_part(u, 227, 31, 13, 228, 223, 6, 10, 45, 231);
                    MORE(63)
                        NEED(35);
                        IF(92, OPEN) NEED(231); END(92)
                    END_MORE(63)
                    LET(251) NEED(28); END_LET(251)
                    tex_i_part(u, 255, 31, 13, 256, 251, 6, 10, 45, 259);
                    LET(34)
                        NEED(35);
                        NEED(63);
                        IF(105, OPEN) NEED(259); END(105)
                    END_LET(34)
                    tex_i_part_5(u, 269, 6, 10, 28, 31, 278);
                    tex_i_part(u, 282, 31, 13, 283, 278, 6, 10, 269, 286);
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
                    tex_i_part_5(u, 299, 6, 10, 28, 31, 308);
                    tex_i_part(u, 312, 31, 13, 313, 308, 6, 10, 299, 316);
                    LET(317)
                        NEED(289);
                        NEED(316);
                    END_LET(317)
                    LET(337) NEED(28); END_LET(337)
                    tex_i_part(u, 341, 31, 13, 342, 337, 6, 10, 299, 345);
                    MORE(317)
                        NEED(289);
                        IF(143, OPEN) NEED(345); END(143)
                    END_MORE(317)
                    LET(365) NEED(28); END_LET(365)
                    tex_i_part(u, 369, 31, 13, 370, 365, 6, 10, 299, 373);
                    MORE(317)
                        NEED(289);
                        IF(156, OPEN) NEED(373); END(156)
                    END_MORE(317)
                    LET(393) NEED(28); END_LET(393)
                    tex_i_part(u, 397, 31, 13, 398, 393, 6, 10, 299, 401);
                    MORE(317)
                        NEED(289);
                        IF(169, OPEN) NEED(401); END(169)
                    END_MORE(317)
                    LET(421) NEED(28); END_LET(421)
                    tex_i_part(u, 425, 31, 13, 426, 421, 6, 10, 299, 429);
                    MORE(317)
                        NEED(289);
                        IF(182, OPEN) NEED(429); END(182)
                    END_MORE(317)
                    LET(449) NEED(28); END_LET(449)
                    tex_i_part(u, 453, 31, 13, 454, 449, 6, 10, 299, 457);
                    MORE(317)
                        NEED(289);
                        IF(195, OPEN) NEED(457); END(195)
                    END_MORE(317)
                    LET(477) NEED(28); END_LET(477)
                    tex_i_part(u, 481, 31, 13, 482, 477, 6, 10, 299, 485);
                    MORE(317)
                        NEED(289);
                        IF(208, OPEN) NEED(485); END(208)
                    END_MORE(317)
                    LET(505) NEED(28); END_LET(505)
                    tex_i_part(u, 509, 31, 13, 510, 505, 6, 10, 299, 513);
                    LET(288)
                        NEED(289);
                        NEED(317);
                        IF(221, OPEN) NEED(513); END(221)
                    END_LET(288)
                    tex_i_part_5(u, 523, 6, 10, 28, 31, 532);
                    tex_i_part(u, 536, 31, 13, 537, 532, 6, 10, 523, 540);
                    LET(288) NEED(540); END_LET(288)
                END(234)
                NEED(288);
                tex_i_part_9(u, 14, x13, x14);
            }
            if (0xf0f0 >> V(texture_MASK, 14) & 1) {
                IF(350, OPEN)
                    LET(543)
                        NEED(6);
                        NEED(10);
                        NEED(28);
                        NEED(31);
                    END_LET(543)
                    tex_i_part_5(u, 553, 6, 10, 28, 31, 562);
                    tex_i_part(u, 566, 31, 13, 567, 562, 6, 10, 553, 570);
                    LET(571)
                        NEED(543);
                        NEED(570);
                    END_LET(571)
                    LET(591) NEED(28); END_LET(591)
                    tex_i_part(u, 595, 31, 13, 596, 591, 6, 10, 553, 599);
                    MORE(571)
                        NEED(543);
                        IF(259, OPEN) NEED(599); END(259)
                    END_MORE(571)
                    LET(619) NEED(28); END_LET(619)
                    tex_i_part(u, 623, 31, 13, 624, 619, 6, 10, 553, 627);
                    MORE(571)
                        NEED(543);
                        IF(272, OPEN) NEED(627); END(272)
                    END_MORE(571)
                    LET(647) NEED(28); END_LET(647)
                    tex_i_part(u, 651, 31, 13, 652, 647, 6, 10, 553, 655);
                    MORE(571)
                        NEED(543);
                        IF(285, OPEN) NEED(655); END(285)
                    END_MORE(571)
                    LET(675) NEED(28); END_LET(675)
                    tex_i_part(u, 679, 31, 13, 680, 675, 6, 10, 553, 683);
                    MORE(571)
                        NEED(543);
                        IF(298, OPEN) NEED(683); END(298)
                    END_MORE(571)
                    LET(703) NEED(28); END_LET(703)
                    tex_i_part(u, 707, 31, 13, 708, 703, 6, 10, 553, 711);
                    MORE(571)
                        NEED(543);
                        IF(311, OPEN) NEED(711); END(311)
                    END_MORE(571)
                    LET(731) NEED(28); END_LET(731)
                    tex_i_part(u, 735, 31, 13, 736, 731, 6, 10, 553, 739);
                    MORE(571)
                        NEED(543);
                        IF(324, OPEN) NEED(739); END(324)
                    END_MORE(571)
                    LET(759) NEED(28); END_LET(759)
                    tex_i_part(u, 763, 31, 13, 764, 759, 6, 10, 553, 767);
                    LET(542)
                        NEED(543);
                        NEED(571);
                        IF(337, OPEN) NEED(767); END(337)
                    END_LET(542)
                    tex_i_part_5(u, 777, 6, 10, 28, 31, 786);
                    tex_i_part(u, 790, 31, 13, 791, 786, 6, 10, 777, 794);
                    LET(542) NEED(794); END_LET(542)
                END(350)
                NEED(542);
                tex_i_part_7(u, 14, x13, x14, x15);
            }
            if (0xff00 >> V(texture_MASK, 14) & 1) {
                IF(466, OPEN)
                    LET(797)
                        NEED(6);
                        NEED(10);
                        NEED(28);
                        NEED(31);
                    END_LET(797)
                    tex_i_part_5(u, 807, 6, 10, 28, 31, 816);
                    tex_i_part(u, 820, 31, 13, 821, 816, 6, 10, 807, 824);
                    LET(825)
                        NEED(797);
                        NEED(824);
                    END_LET(825)
                    LET(845) NEED(28); END_LET(845)
                    tex_i_part(u, 849, 31, 13, 850, 845, 6, 10, 807, 853);
                    MORE(825)
                        NEED(797);
                        IF(375, OPEN) NEED(853); END(375)
                    END_MORE(825)
                    LET(873) NEED(28); END_LET(873)
                    tex_i_part(u, 877, 31, 13, 878, 873, 6, 10, 807, 881);
                    MORE(825)
                        NEED(797);
                        IF(388, OPEN) NEED(881); END(388)
                    END_MORE(825)
                    LET(901) NEED(28); END_LET(901)
                    tex_i_part(u, 905, 31, 13, 906, 901, 6, 10, 807, 909);
                    MORE(825)
                        NEED(797);
                        IF(401, OPEN) NEED(909); END(401)
                    END_MORE(825)
                    LET(929) NEED(28); END_LET(929)
                    tex_i_part(u, 933, 31, 13, 934, 929, 6, 10, 807, 937);
                    MORE(825)
                        NEED(797);
                        IF(414, OPEN) NEED(937); END(414)
                    END_MORE(825)
                    LET(957) NEED(28); END_LET(957)
                    tex_i_part(u, 961, 31, 13, 962, 957, 6, 10, 807, 965);
                    MORE(825)
                        NEED(797);
                        IF(427, OPEN) NEED(965); END(427)
                    END_MORE(825)
                    LET(985) NEED(28); END_LET(985)
                    tex_i_part(u, 989, 31, 13, 990, 985, 6, 10, 807, 993);
                    MORE(825)
                        NEED(797);
                        IF(440, OPEN) NEED(993); END(440)
                    END_MORE(825)
                    LET(1013) NEED(28); END_LET(1013)
                    tex_i_part(u, 1017, 31, 13, 1018, 1013, 6, 10, 807, 1021);
                    LET(796)
                        NEED(797);
                        NEED(825);
                        IF(453, OPEN) NEED(1021); END(453)
                    END_LET(796)
                    tex_i_part_5(u, 1031, 6, 10, 28, 31, 1040);
                    tex_i_part(u, 1044, 31, 13, 1045, 1040, 6, 10, 1031, 1048);
                    LET(796) NEED(1048); END_LET(796)
                END(466)
                NEED(796);
                tex_i_part_8(u, 14, x13, x14, x15, x16);
            }
            opt_writes_4(u, 8, 1);
        }
    END(467)
    x3 = (((int64_t)((uint64_t)(((0xcc >> V(texture_LOD, 0) & 1) + V(texture_LC, 1)) +
        V(texture_AOFFI, 2)) + 0) > (int64_t)1) ? ((uint64_t)(((0xcc >> V(texture_LOD, 0) & 1) +
        V(texture_LC, 1)) + V(texture_AOFFI, 2)) + 0) : 1);
    USE(EARLY(-4), F_R, V(Rb, 11));
    tex_i_part_4(u, x3, 11);
    rt_leave(u);
}

static void uses_tex_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x12 = 0, x13 = 0, x14 = 0, x15 = 0;
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(467, guard_value(u, 14, 3))
        if (V(texture_DC, 3) || (0xc0 >> V(texture_DIM, 12) & 1)) {
            x2 = (((int64_t)(((((uint64_t)1 + (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B,
                1)) + V(texture_AOFFI_B, 2)) + V(texture_DC, 3)) > (int64_t)1) ? (((((uint64_t)1 +
                (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B, 1)) + V(texture_AOFFI_B, 2)) +
                V(texture_DC, 3)) : 1);
            tex_i_part_3(u, 10, 12, 11, x2);
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
            }
            opt_writes_4(u, 8, 1);
            tex_i_part_2(u, 9, 13);
        } else {
            tex_i_part_6(u, 5, 12, 10, 6);
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
                    tex_i_part_5(u, 44, 5, 9, 27, 30, 53);
                    tex_i_part(u, 57, 30, 12, 58, 53, 5, 9, 44, 61);
                    LET(62)
                        NEED(34);
                        NEED(61);
                    END_LET(62)
                    LET(82) NEED(27); END_LET(82)
                    tex_i_part(u, 86, 30, 12, 87, 82, 5, 9, 44, 90);
                    MORE(62)
                        NEED(34);
                        IF(27, OPEN) NEED(90); END(27)
                    END_MORE(62)
                    LET(110) NEED(27); END_LET(110)
                    tex_i_part(u, 114, 30, 12, 115, 110, 5, 9, 44, 118);
                    MORE(62)
                        NEED(34);
                        IF(40, OPEN) NEED(118); END(40)
                    END_MORE(62)
                    LET(138) NEED(27); END_LET(138)
                    tex_i_part(u, 142, 30, 12, 143, 138, 5, 9, 44, 146);
                    MORE(62)
                        NEED(34);
                        IF(53, OPEN) NEED(146); END(53)
                    END_MORE(62)
                    LET(166) NEED(27); END_LET(166)
                    tex_i_part(u, 170, 30, 12, 171, 166, 5, 9, 44, 174);
                    MORE(62)
                        NEED(34);
                        IF(66, OPEN) NEED(174); END(66)
                    END_MORE(62)
                    LET(194) NEED(27); END_LET(194)
                    tex_i_part(u, 198, 30, 12, 199, 194, 5, 9, 44, 202);
                    MORE(62)
                        NEED(34);
                        IF(79, OPEN) NEED(202); END(79)
                    END_MORE(62)
                    LET(222) NEED(27); END_LET(222)
                    tex_i_part(u, 226, 30, 12, 227, 222, 5, 9, 44, 230);
                    MORE(62)
                        NEED(34);
                        IF(92, OPEN) NEED(230); END(92)
                    END_MORE(62)
                    LET(250) NEED(27); END_LET(250)
                    tex_i_part(u, 254, 30, 12, 255, 250, 5, 9, 44, 258);
                    LET(33)
                        NEED(34);
                        NEED(62);
                        IF(105, OPEN) NEED(258); END(105)
                    END_LET(33)
                    tex_i_part_5(u, 268, 5, 9, 27, 30, 277);
                    tex_i_part(u, 281, 30, 12, 282, 277, 5, 9, 268, 285);
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
                    tex_i_part_5(u, 298, 5, 9, 27, 30, 307);
                    tex_i_part(u, 311, 30, 12, 312, 307, 5, 9, 298, 315);
                    LET(316)
                        NEED(288);
                        NEED(315);
                    END_LET(316)
                    LET(336) NEED(27); END_LET(336)
                    tex_i_part(u, 340, 30, 12, 341, 336, 5, 9, 298, 344);
                    MORE(316)
                        NEED(288);
                        IF(143, OPEN) NEED(344); END(143)
                    END_MORE(316)
                    LET(364) NEED(27); END_LET(364)
                    tex_i_part(u, 368, 30, 12, 369, 364, 5, 9, 298, 372);
                    MORE(316)
                        NEED(288);
                        IF(156, OPEN) NEED(372); END(156)
                    END_MORE(316)
                    LET(392) NEED(27); END_LET(392)
                    tex_i_part(u, 396, 30, 12, 397, 392, 5, 9, 298, 400);
                    MORE(316)
                        NEED(288);
                        IF(169, OPEN) NEED(400); END(169)
                    END_MORE(316)
                    LET(420) NEED(27); END_LET(420)
                    tex_i_part(u, 424, 30, 12, 425, 420, 5, 9, 298, 428);
                    MORE(316)
                        NEED(288);
                        IF(182, OPEN) NEED(428); END(182)
                    END_MORE(316)
                    LET(448) NEED(27); END_LET(448)
                    tex_i_part(u, 452, 30, 12, 453, 448, 5, 9, 298, 456);
                    MORE(316)
                        NEED(288);
                        IF(195, OPEN) NEED(456); END(195)
                    END_MORE(316)
                    LET(476) NEED(27); END_LET(476)
                    tex_i_part(u, 480, 30, 12, 481, 476, 5, 9, 298, 484);
                    MORE(316)
                        NEED(288);
                        IF(208, OPEN) NEED(484); END(208)
                    END_MORE(316)
                    LET(504) NEED(27); END_LET(504)
                    tex_i_part(u, 508, 30, 12, 509, 504, 5, 9, 298, 512);
                    LET(287)
                        NEED(288);
                        NEED(316);
                        IF(221, OPEN) NEED(512); END(221)
                    END_LET(287)
                    tex_i_part_5(u, 522, 5, 9, 27, 30, 531);
                    tex_i_part(u, 535, 30, 12, 536, 531, 5, 9, 522, 539);
                    LET(287) NEED(539); END_LET(287)
                END(234)
                NEED(287);
                tex_i_part_9(u, 13, x12, x13);
            }
            if (0xf0f0 >> V(texture_MASK, 13) & 1) {
                IF(350, OPEN)
                    LET(542)
                        NEED(5);
                        NEED(9);
                        NEED(27);
                        NEED(30);
                    END_LET(542)
                    tex_i_part_5(u, 552, 5, 9, 27, 30, 561);
                    tex_i_part(u, 565, 30, 12, 566, 561, 5, 9, 552, 569);
                    LET(570)
                        NEED(542);
                        NEED(569);
                    END_LET(570)
                    LET(590) NEED(27); END_LET(590)
                    tex_i_part(u, 594, 30, 12, 595, 590, 5, 9, 552, 598);
                    MORE(570)
                        NEED(542);
                        IF(259, OPEN) NEED(598); END(259)
                    END_MORE(570)
                    LET(618) NEED(27); END_LET(618)
                    tex_i_part(u, 622, 30, 12, 623, 618, 5, 9, 552, 626);
                    MORE(570)
                        NEED(542);
                        IF(272, OPEN) NEED(626); END(272)
                    END_MORE(570)
                    LET(646) NEED(27); END_LET(646)
                    tex_i_part(u, 650, 30, 12, 651, 646, 5, 9, 552, 654);
                    MORE(570)
                        NEED(542);
                        IF(285, OPEN) NEED(654); END(285)
                    END_MORE(570)
                    LET(674) NEED(27); END_LET(674)
                    tex_i_part(u, 678, 30, 12, 679, 674, 5, 9, 552, 682);
                    MORE(570)
                        NEED(542);
                        IF(298, OPEN) NEED(682); END(298)
                    END_MORE(570)
                    LET(702) NEED(27); END_LET(702)
                    tex_i_part(u, 706, 30, 12, 707, 702, 5, 9, 552, 710);
                    MORE(570)
                        NEED(542);
                        IF(311, OPEN) NEED(710); END(311)
                    END_MORE(570)
                    LET(730) NEED(27); END_LET(730)
                    tex_i_part(u, 734, 30, 12, 735, 730, 5, 9, 552, 738);
                    MORE(570)
                        NEED(542);
                        IF(324, OPEN) NEED(738); END(324)
                    END_MORE(570)
                    LET(758) NEED(27); END_LET(758)
                    tex_i_part(u, 762, 30, 12, 763, 758, 5, 9, 552, 766);
                    LET(541)
                        NEED(542);
                        NEED(570);
                        IF(337, OPEN) NEED(766); END(337)
                    END_LET(541)
                    tex_i_part_5(u, 776, 5, 9, 27, 30, 785);
                    tex_i_part(u, 789, 30, 12, 790, 785, 5, 9, 776, 793);
                    LET(541) NEED(793); END_LET(541)
                END(350)
                NEED(541);
                tex_i_part_7(u, 13, x12, x13, x14);
            }
            if (0xff00 >> V(texture_MASK, 13) & 1) {
                IF(466, OPEN)
                    LET(796)
                        NEED(5);
                        NEED(9);
                        NEED(27);
                        NEED(30);
                    END_LET(796)
                    tex_i_part_5(u, 806, 5, 9, 27, 30, 815);
                    tex_i_part(u, 819, 30, 12, 820, 815, 5, 9, 806, 823);
                    LET(824)
                        NEED(796);
                        NEED(823);
                    END_LET(824)
                    LET(844) NEED(27); END_LET(844)
                    tex_i_part(u, 848, 30, 12, 849, 844, 5, 9, 806, 852);
                    MORE(824)
                        NEED(796);
                        IF(375, OPEN) NEED(852); END(375)
                    END_MORE(824)
                    LET(872) NEED(27); END_LET(872)
                    tex_i_part(u, 876, 30, 12, 877, 872, 5, 9, 806, 880);
                    MORE(824)
                        NEED(796);
                        IF(388, OPEN) NEED(880); END(388)
                    END_MORE(824)
                    LET(900) NEED(27); END_LET(900)
                    tex_i_part(u, 904, 30, 12, 905, 900, 5, 9, 806, 908);
                    MORE(824)
                        NEED(796);
                        IF(401, OPEN) NEED(908); END(401)
                    END_MORE(824)
                    LET(928) NEED(27); END_LET(928)
                    tex_i_part(u, 932, 30, 12, 933, 928, 5, 9, 806, 936);
                    MORE(824)
                        NEED(796);
                        IF(414, OPEN) NEED(936); END(414)
                    END_MORE(824)
                    LET(956) NEED(27); END_LET(956)
                    tex_i_part(u, 960, 30, 12, 961, 956, 5, 9, 806, 964);
                    MORE(824)
                        NEED(796);
                        IF(427, OPEN) NEED(964); END(427)
                    END_MORE(824)
                    LET(984) NEED(27); END_LET(984)
                    tex_i_part(u, 988, 30, 12, 989, 984, 5, 9, 806, 992);
                    MORE(824)
                        NEED(796);
                        IF(440, OPEN) NEED(992); END(440)
                    END_MORE(824)
                    LET(1012) NEED(27); END_LET(1012)
                    tex_i_part(u, 1016, 30, 12, 1017, 1012, 5, 9, 806, 1020);
                    LET(795)
                        NEED(796);
                        NEED(824);
                        IF(453, OPEN) NEED(1020); END(453)
                    END_LET(795)
                    tex_i_part_5(u, 1030, 5, 9, 27, 30, 1039);
                    tex_i_part(u, 1043, 30, 12, 1044, 1039, 5, 9, 1030, 1047);
                    LET(795) NEED(1047); END_LET(795)
                END(466)
                NEED(795);
                tex_i_part_8(u, 13, x12, x13, x14, x15);
            }
            opt_writes_4(u, 8, 1);
        }
    END(467)
    x3 = (((int64_t)((uint64_t)((((uint64_t)1 + (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B,
        1)) + V(texture_AOFFI_B, 2)) + 0) > (int64_t)1) ? ((uint64_t)((((uint64_t)1 + (0xcc >>
        V(texture_LOD_B, 0) & 1)) + V(texture_LC_B, 1)) + V(texture_AOFFI_B, 2)) + 0) : 1);
    USE(EARLY(-4), F_R, V(Rb, 11));
    tex_i_part_4(u, x3, 11);
    if ((int64_t)x3 > (int64_t)3) {
        USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
    }
    rt_leave(u);
}

static void tld_i_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    int v5)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3) NEED(n4); END_LET(n3)
    LET(n3) if (0xaa >> V(texture_DIM, v5) & 1) USE(EARLY(-4), F_R, V(Ra, 9)); END_LET(n3)
}

static void tld_i_part_2(struct rt_uses *u, unsigned n1, int v2, unsigned n3, unsigned n4)
{
    LET(n1)
        if (0x3f >> V(texture_DIM, v2) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + (0xaa >>
                V(texture_DIM, v2) & 1)), 0, 8)));
        }
        NEED(4);
    END_LET(n1)
    LET(n3)
        if (0x3c >> V(texture_DIM, v2) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + ((uint64_t)(0xaa >>
                V(texture_DIM, v2) & 1) + 1)), 0, 8)));
        }
        NEED(4);
    END_LET(n3)
    LET(n4)
        if (0x30 >> V(texture_DIM, v2) & 1) {
            USE(EARLY(-4), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + ((uint64_t)(0xaa >>
                V(texture_DIM, v2) & 1) + 2)), 0, 8)));
        }
        NEED(4);
    END_LET(n4)
}

static void tld_i_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7)
{
    LET(n1)
        NEED(n2);
        NEED(n3);
        NEED(n4);
    END_LET(n1)
    NEED(n5);
    LET(n6)
        IF(1, OPEN) NEED(n1); END(1)
    END_LET(n6)
    LET(n7) NEED(n6); END_LET(n7)
}

static void tld_i_part_4(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, int v7)
{
    LET(n1)
        IF(1, OPEN) NEED(n2); END(1)
        IF(2, OPEN)
            NEED(n3);
            NEED(n4);
        END(2)
    END_LET(n1)
    tld_i_part(u, n5, n3, n6, n4, v7);
}

static void uses_tld_i(struct rt_uses *u)
{
    uint64_t x3 = 0, x11 = 0, x12 = 0, x13 = 0, x14 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(59, guard_value(u, 14, 3))
        LET(1)
            if (V(texture_TLD_LOD, 0)) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 0), 0, 8)));
            }
        END_LET(1)
        x1 = (V(texture_TLD_LOD, 0) ? rt_content(u, F_R, K(((V(Rb, 10) == 255) ? 255 :
            rt_bits((V(Rb, 10) + 0), 0, 8)))) : K(0));
        if (V(texture_MS, 2) || (0xc0 >> V(texture_DIM, 12) & 1)) {
            x3 = (((V(texture_TLD_LOD, 0) == 1) + V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2));
            tex_i_part_10(u, 9, 12);
            if ((int64_t)x3 > (int64_t)0) USE(EARLY(-4), F_R, V(Rb, 10));
            tex_i_part_4(u, x3, 10);
            opt_writes_4(u, 7, 1);
            tex_i_part_2(u, 8, 13);
        } else {
            NEED(1);
            IF(58, rt_not(rt_both(rt_not(rt_eq(u, x1, K(0))), rt_sure((V(texture_CL, 3) == 0)))))
                LET(4)
                    if (V(texture_AOFFI_TLD, 1)) {
                        USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) +
                            (V(texture_TLD_LOD, 0) == 1)), 0, 8)));
                    }
                END_LET(4)
                tld_i_part_2(u, 7, 12, 8, 9);
                x11 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 0), 0, 8));
                x12 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
                x13 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8));
                x14 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8));
                LET(21)
                    NEED(7);
                    IF(5, OPEN)
                        NEED(8);
                        NEED(9);
                    END(5)
                END_LET(21)
                if (0xaaaa >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(18, OPEN)
                        tld_i_part_4(u, 30, 7, 8, 9, 39, 43, 12);
                        tld_i_part_3(u, 44, 43, 39, 7, 30, 47, 48);
                    END(18)
                    NEED(48);
                    USE(WRITE(1), F_R, x11);
                }
                if (0xcccc >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(31, OPEN)
                        tld_i_part_4(u, 56, 7, 8, 9, 65, 69, 12);
                        tld_i_part_3(u, 70, 69, 65, 7, 56, 73, 74);
                    END(31)
                    NEED(74);
                    tex_i_part_9(u, 13, x11, x12);
                }
                if (0xf0f0 >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(44, OPEN)
                        tld_i_part_4(u, 82, 7, 8, 9, 91, 95, 12);
                        tld_i_part_3(u, 96, 95, 91, 7, 82, 99, 100);
                    END(44)
                    NEED(100);
                    tex_i_part_7(u, 13, x11, x12, x13);
                }
                if (0xff00 >> V(texture_MASK, 13) & 1) {
                    NEED(21);
                    IF(57, OPEN)
                        tld_i_part_4(u, 108, 7, 8, 9, 117, 121, 12);
                        tld_i_part_3(u, 122, 121, 117, 7, 108, 125, 126);
                    END(57)
                    NEED(126);
                    tex_i_part_8(u, 13, x11, x12, x13, x14);
                }
                opt_writes_4(u, 7, 1);
            END(58)
        }
    END(59)
    rt_leave(u);
}

static void uses_tld_b(struct rt_uses *u)
{
    uint64_t x3 = 0, x10 = 0, x11 = 0, x12 = 0, x13 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(59, guard_value(u, 13, 3))
        LET(1)
            if (V(texture_TLD_LOD, 0)) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
            }
        END_LET(1)
        x1 = (V(texture_TLD_LOD, 0) ? rt_content(u, F_R, K(((V(Rb, 10) == 255) ? 255 :
            rt_bits((V(Rb, 10) + 1), 0, 8)))) : K(0));
        if (V(texture_MS, 2) || (0xc0 >> V(texture_DIM, 11) & 1)) {
            x3 = (((1 + V(texture_TLD_LOD, 0)) + V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2));
            tex_i_part_3(u, 9, 11, 10, x3);
            if ((int64_t)x3 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
            }
            opt_writes_4(u, 7, 1);
            tex_i_part_2(u, 8, 12);
        } else {
            NEED(1);
            IF(58, rt_not(rt_both(rt_not(rt_eq(u, x1, K(0))), rt_sure((V(texture_CL, 3) == 0)))))
                LET(4)
                    if (V(texture_AOFFI_TLD, 1)) {
                        USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + (1 +
                            V(texture_TLD_LOD, 0))), 0, 8)));
                    }
                END_LET(4)
                tld_i_part_2(u, 6, 11, 7, 8);
                x10 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 0), 0, 8));
                x11 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
                x12 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 2), 0, 8));
                x13 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 3), 0, 8));
                USE(EARLY(-4), F_R, V(Rb, 10));
                LET(20)
                    NEED(6);
                    IF(5, OPEN)
                        NEED(7);
                        NEED(8);
                    END(5)
                END_LET(20)
                if (0xaaaa >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(18, OPEN)
                        tld_i_part_4(u, 29, 6, 7, 8, 38, 42, 11);
                        tld_i_part_3(u, 43, 42, 38, 6, 29, 46, 47);
                    END(18)
                    NEED(47);
                    USE(WRITE(1), F_R, x10);
                }
                if (0xcccc >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(31, OPEN)
                        tld_i_part_4(u, 55, 6, 7, 8, 64, 68, 11);
                        tld_i_part_3(u, 69, 68, 64, 6, 55, 72, 73);
                    END(31)
                    NEED(73);
                    tex_i_part_9(u, 12, x10, x11);
                }
                if (0xf0f0 >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(44, OPEN)
                        tld_i_part_4(u, 81, 6, 7, 8, 90, 94, 11);
                        tld_i_part_3(u, 95, 94, 90, 6, 81, 98, 99);
                    END(44)
                    NEED(99);
                    tex_i_part_7(u, 12, x10, x11, x12);
                }
                if (0xff00 >> V(texture_MASK, 12) & 1) {
                    NEED(20);
                    IF(57, OPEN)
                        tld_i_part_4(u, 107, 6, 7, 8, 116, 120, 11);
                        tld_i_part_3(u, 121, 120, 116, 6, 107, 124, 125);
                    END(57)
                    NEED(125);
                    tex_i_part_8(u, 12, x10, x11, x12, x13);
                }
                opt_writes_4(u, 7, 1);
            END(58)
        }
    END(59)
    rt_leave(u);
}

static void tld4_i_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, int v6, unsigned n7)
{
    LET(n1)
        IF(1, OPEN)
            NEED(n2);
            NEED(3);
        END(1)
        IF(2, OPEN) NEED(n3); END(2)
    END_LET(n1)
    IF(3, OPEN)
        LET(n4) NEED(n3); END_LET(n4)
    END(3)
    LET(n5)
        if (0xaa >> V(texture_DIM, v6) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
        NEED(n4);
        NEED(n2);
        NEED(3);
    END_LET(n5)
    IF(4, OPEN) NEED(n1); END(4)
    IF(5, OPEN)
        LET(n7)
            IF(6, OPEN) NEED(n5); END(6)
        END_LET(n7)
    END(5)
    NEED(n7);
}

static void uses_tld4_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x10 = 0, x11 = 0, x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(34, guard_value(u, 14, 3))
        if (((0xc >> V(texture_TLD4_OFFSET, 1) & 1) || V(texture_DC, 2)) || (0xc0 >> V(texture_DIM,
            12) & 1)) {
            x2 = (((int64_t)((0 + V(texture_TLD4_OFFSET, 1)) + V(texture_DC, 2)) > (int64_t)1) ? ((0
                + V(texture_TLD4_OFFSET, 1)) + V(texture_DC, 2)) : 1);
            tex_i_part_3(u, 9, 12, 10, x2);
            opt_writes_4(u, 7, 1);
            tex_i_part_2(u, 8, 13);
        } else {
            LET(3)
                if (V(texture_TLD4_OFFSET, 1)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 0), 0,
                        8)));
                }
            END_LET(3)
            tex_i_part_6(u, 5, 12, 9, 6);
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
                tld4_i_part(u, 35, 5, 22, 44, 45, 12, 48);
                USE(WRITE(1), F_R, x10);
            }
            if (0xcccc >> V(texture_MASK, 13) & 1) {
                tld4_i_part(u, 60, 5, 22, 69, 70, 12, 73);
                tex_i_part_9(u, 13, x10, x11);
            }
            if (0xf0f0 >> V(texture_MASK, 13) & 1) {
                tld4_i_part(u, 85, 5, 22, 94, 95, 12, 98);
                tex_i_part_7(u, 13, x10, x11, x12);
            }
            if (0xff00 >> V(texture_MASK, 13) & 1) {
                tld4_i_part(u, 110, 5, 22, 119, 120, 12, 123);
                tex_i_part_8(u, 13, x10, x11, x12, x13);
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
    guard_reads(u, 13, 3);
    IF(34, guard_value(u, 13, 3))
        if (((0xc >> V(texture_TLD4_OFFSET_B, 1) & 1) || V(texture_DC, 2)) || (0xc0 >>
            V(texture_DIM, 11) & 1)) {
            x2 = (((int64_t)((1 + V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) > (int64_t)1) ?
                ((1 + V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) : 1);
            tex_i_part_3(u, 9, 11, 10, x2);
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
            }
            opt_writes_4(u, 7, 1);
            tex_i_part_2(u, 8, 12);
        } else {
            LET(3)
                if (V(texture_TLD4_OFFSET_B, 1)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0,
                        8)));
                }
            END_LET(3)
            tex_i_part_6(u, 4, 11, 9, 5);
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
                tld4_i_part(u, 34, 4, 21, 43, 44, 11, 47);
                USE(WRITE(1), F_R, x9);
            }
            if (0xcccc >> V(texture_MASK, 12) & 1) {
                tld4_i_part(u, 59, 4, 21, 68, 69, 11, 72);
                tex_i_part_9(u, 12, x9, x10);
            }
            if (0xf0f0 >> V(texture_MASK, 12) & 1) {
                tld4_i_part(u, 84, 4, 21, 93, 94, 11, 97);
                tex_i_part_7(u, 12, x9, x10, x11);
            }
            if (0xff00 >> V(texture_MASK, 12) & 1) {
                tld4_i_part(u, 109, 4, 21, 118, 119, 11, 122);
                tex_i_part_8(u, 12, x9, x10, x11, x12);
            }
            opt_writes_4(u, 7, 1);
        }
    END(34)
    rt_leave(u);
}

static void txd_i_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    int v5, unsigned n6, unsigned n7, unsigned n8, unsigned n9)
{
    NEED(n1);
    LET(n2)
        IF(1, OPEN) NEED(n3); END(1)
    END_LET(n2)
    MORE(n4)
        USE(EARLY(-4), F_R, ((V(Ra, v5) == 255) ? 255 : rt_bits((V(Ra, v5) + 0), 0, 8)));
        NEED(n6);
        IF(2, OPEN) NEED(n2); END(2)
    END_MORE(n4)
    LET(n7) NEED(n6); END_LET(n7)
    LET(n8)
        NEED(n7);
        USE(EARLY(-4), F_R, ((V(Ra, v5) == 255) ? 255 : rt_bits((V(Ra, v5) + 0), 0, 8)));
    END_LET(n8)
    NEED(n1);
    LET(n9)
        IF(3, OPEN) NEED(n8); END(3)
    END_LET(n9)
    MORE(n4)
        USE(EARLY(-4), F_R, ((V(Ra, v5) == 255) ? 255 : rt_bits((V(Ra, v5) + 0), 0, 8)));
        NEED(n6);
        IF(4, OPEN) NEED(n9); END(4)
    END_MORE(n4)
}

static void txd_i_part_2(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, int v4,
    unsigned n5, unsigned n6, unsigned n7)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        NEED(n1);
        USE(EARLY(-4), F_R, ((V(Ra, v4) == 255) ? 255 : rt_bits((V(Ra, v4) + 0), 0, 8)));
    END_LET(n3)
    NEED(n5);
    LET(n6)
        IF(1, OPEN) NEED(n3); END(1)
    END_LET(n6)
    MORE(n7)
        USE(EARLY(-4), F_R, ((V(Ra, v4) == 255) ? 255 : rt_bits((V(Ra, v4) + 0), 0, 8)));
        NEED(n2);
        IF(2, OPEN) NEED(n6); END(2)
    END_MORE(n7)
}

static void txd_i_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, int v4,
    unsigned n5, unsigned n6)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        NEED(n1);
        USE(EARLY(-4), F_R, ((V(Ra, v4) == 255) ? 255 : rt_bits((V(Ra, v4) + 0), 0, 8)));
    END_LET(n3)
    NEED(n5);
    LET(n6)
        IF(1, OPEN) NEED(n3); END(1)
    END_LET(n6)
}

static void txd_i_part_4(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, int v4)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        NEED(n1);
        USE(EARLY(-4), F_R, ((V(Ra, v4) == 255) ? 255 : rt_bits((V(Ra, v4) + 0), 0, 8)));
    END_LET(n3)
}

static void txd_i_part_5(struct rt_uses *u, int v1)
{
    IF(1, OPEN)
        USE(EARLY(-4), F_R, ((V(Ra, v1) == 255) ? 255 : rt_bits((V(Ra, v1) + 0), 0, 8)));
    END(1)
}

static void txd_i_part_6(struct rt_uses *u, unsigned n1, int v2, unsigned n3, unsigned n4)
{
    LET(n1)
        USE(EARLY(-4), F_R, ((V(Ra, v2) == 255) ? 255 : rt_bits((V(Ra, v2) + 0), 0, 8)));
        NEED(n3);
        NEED(n4);
    END_LET(n1)
}

static void txd_i_part_7(struct rt_uses *u, int v1)
{
    USE(EARLY(-4), F_R, V(Rb, 8));
    USE(EARLY(-4), F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 1), 0, 8)));
    if (0xfc >> V(texture_DIM, v1) & 1) {
        USE(EARLY(-4), F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 2), 0, 8)));
    }
    if (0xfc >> V(texture_DIM, v1) & 1) {
        USE(EARLY(-4), F_R, ((V(Rb, 8) == 255) ? 255 : rt_bits((V(Rb, 8) + 3), 0, 8)));
    }
}

static void txd_i_part_8(struct rt_uses *u, unsigned n1, int v2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6)
{
    LET(n1)
        txd_i_part_5(u, v2);
        IF(1, OPEN) NEED(n3); END(1)
    END_LET(n1)
    txd_i_part_3(u, n4, n3, n5, v2, n1, n6);
}

static void uses_txd_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(178, guard_value(u, 12, 3))
        if ((((0xea >> V(texture_DIM, 10) & 1) || V(texture_TXD_LC, 0)) || V(texture_AOFFI_TLD, 1))
            || (0x38 >> V(texture_DIM, 10) & 1)) {
            x2 = ((((V(texture_DIM, 10) == 0) ? 1 : ((V(texture_DIM, 10) == 1) ? 2 :
                ((V(texture_DIM, 10) == 2) ? 2 : ((V(texture_DIM, 10) == 3) ? 3 : ((V(texture_DIM,
                10) == 4) ? 3 : ((V(texture_DIM, 10) == 5) ? 4 : ((V(texture_DIM, 10) == 6) ?
                (uint64_t)3 : 4))))))) + V(texture_TXD_LC, 0)) + V(texture_AOFFI_TLD, 1));
            USE(EARLY(-4), F_R, V(Ra, 7));
            if ((int64_t)x2 > (int64_t)1) {
                USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
            }
            if ((int64_t)x2 > (int64_t)2) {
                USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
            }
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 3), 0, 8)));
            }
            opt_writes_4(u, 5, 1);
            tex_i_part_2(u, 6, 11);
        } else {
            LET(6)
                if (0x3e >> V(texture_DIM, 10) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
                }
            END_LET(6)
            x7 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 0), 0, 8));
            x8 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8));
            x9 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8));
            x10 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8));
            IF(1, OPEN)
                LET(21) NEED(6); END_LET(21)
            END(1)
            LET(22) NEED(21); END_LET(22)
            if (0xaaaa >> V(texture_MASK, 11) & 1) {
                IF(45, OPEN)
                    txd_i_part_8(u, 37, 7, 22, 46, 47, 50);
                    txd_i_part_6(u, 51, 7, 22, 50);
                    txd_i_part_4(u, 71, 22, 72, 7);
                    txd_i_part(u, 37, 75, 72, 51, 7, 22, 95, 96, 99);
                    txd_i_part_2(u, 119, 22, 120, 7, 37, 123, 51);
                    LET(26) NEED(51); END_LET(26)
                    txd_i_part_8(u, 229, 7, 22, 238, 239, 242);
                    LET(26) NEED(242); END_LET(26)
                END(45)
                NEED(26);
                USE(WRITE(1), F_R, x7);
            }
            if (0xcccc >> V(texture_MASK, 11) & 1) {
                IF(89, OPEN)
                    txd_i_part_8(u, 255, 7, 22, 264, 265, 268);
                    txd_i_part_6(u, 269, 7, 22, 268);
                    txd_i_part_4(u, 289, 22, 290, 7);
                    txd_i_part(u, 255, 293, 290, 269, 7, 22, 313, 314, 317);
                    txd_i_part_2(u, 337, 22, 338, 7, 255, 341, 269);
                    LET(244) NEED(269); END_LET(244)
                    txd_i_part_8(u, 447, 7, 22, 456, 457, 460);
                    LET(244) NEED(460); END_LET(244)
                END(89)
                NEED(244);
                tex_i_part_9(u, 11, x7, x8);
            }
            if (0xf0f0 >> V(texture_MASK, 11) & 1) {
                IF(133, OPEN)
                    txd_i_part_8(u, 473, 7, 22, 482, 483, 486);
                    txd_i_part_6(u, 487, 7, 22, 486);
                    txd_i_part_4(u, 507, 22, 508, 7);
                    txd_i_part(u, 473, 511, 508, 487, 7, 22, 531, 532, 535);
                    txd_i_part_2(u, 555, 22, 556, 7, 473, 559, 487);
                    LET(462) NEED(487); END_LET(462)
                    txd_i_part_8(u, 665, 7, 22, 674, 675, 678);
                    LET(462) NEED(678); END_LET(462)
                END(133)
                NEED(462);
                tex_i_part_7(u, 11, x7, x8, x9);
            }
            if (0xff00 >> V(texture_MASK, 11) & 1) {
                IF(177, OPEN)
                    txd_i_part_8(u, 691, 7, 22, 700, 701, 704);
                    txd_i_part_6(u, 705, 7, 22, 704);
                    txd_i_part_4(u, 725, 22, 726, 7);
                    txd_i_part(u, 691, 729, 726, 705, 7, 22, 749, 750, 753);
                    txd_i_part_2(u, 773, 22, 774, 7, 691, 777, 705);
                    LET(680) NEED(705); END_LET(680)
                    txd_i_part_8(u, 883, 7, 22, 892, 893, 896);
                    LET(680) NEED(896); END_LET(680)
                END(177)
                NEED(680);
                tex_i_part_8(u, 11, x7, x8, x9, x10);
            }
            opt_writes_4(u, 5, 1);
        }
    END(178)
    txd_i_part_7(u, 10);
    rt_leave(u);
}

static void txd_b_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4)
{
    NEED(n1);
    LET(n2)
        IF(1, OPEN) NEED(n3); END(1)
    END_LET(n2)
    MORE(n4)
        USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
        NEED(21);
        IF(2, OPEN) NEED(n2); END(2)
    END_MORE(n4)
}

static void txd_b_part_2(struct rt_uses *u, unsigned n1, unsigned n2)
{
    LET(n1)
        IF(1, OPEN)
            USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
        END(1)
        IF(2, OPEN) NEED(21); END(2)
    END_LET(n1)
    LET(n2) NEED(21); END_LET(n2)
}

static void txd_b_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4)
{
    LET(n1)
        NEED(n2);
        USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
    END_LET(n1)
    NEED(n3);
    LET(n4)
        IF(1, OPEN) NEED(n1); END(1)
    END_LET(n4)
}

static void txd_b_part_4(struct rt_uses *u, unsigned n1, unsigned n2)
{
    LET(n1) NEED(21); END_LET(n1)
    LET(n2)
        NEED(n1);
        USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
    END_LET(n2)
}

static void txd_b_part_5(struct rt_uses *u, unsigned n1, int v2, unsigned n3, unsigned n4)
{
    LET(n1)
        USE(EARLY(-4), F_R, ((V(Ra, v2) == 255) ? 255 : rt_bits((V(Ra, v2) + 1), 0, 8)));
        NEED(n3);
        NEED(n4);
    END_LET(n1)
}

static void uses_txd_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x6 = 0, x7 = 0, x8 = 0, x9 = 0;
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(178, guard_value(u, 11, 3))
        if ((((0xea >> V(texture_DIM, 9) & 1) || V(texture_TXD_LC, 0)) || V(texture_AOFFI_TLD, 1))
            || (0x38 >> V(texture_DIM, 9) & 1)) {
            x2 = ((((uint64_t)1 + ((V(texture_DIM, 9) == 0) ? 1 : ((V(texture_DIM, 9) == 1) ? 2 :
                ((V(texture_DIM, 9) == 2) ? 2 : ((V(texture_DIM, 9) == 3) ? 3 : ((V(texture_DIM, 9)
                == 4) ? 3 : ((V(texture_DIM, 9) == 5) ? 4 : ((V(texture_DIM, 9) == 6) ? (uint64_t)3
                : 4)))))))) + V(texture_TXD_LC, 0)) + V(texture_AOFFI_TLD, 1));
            USE(EARLY(-4), F_R, V(Ra, 7));
            USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 1), 0, 8)));
            if ((int64_t)x2 > (int64_t)2) {
                USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
            }
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 3), 0, 8)));
            }
            opt_writes_4(u, 5, 1);
            tex_i_part_2(u, 6, 10);
        } else {
            LET(5)
                if (0x3e >> V(texture_DIM, 9) & 1) {
                    USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) + 2), 0, 8)));
                }
            END_LET(5)
            x6 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 0), 0, 8));
            x7 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 1), 0, 8));
            x8 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 2), 0, 8));
            x9 = ((V(Rd, 6) == 255) ? 255 : rt_bits((V(Rd, 6) + 3), 0, 8));
            USE(EARLY(-4), F_R, V(Ra, 7));
            IF(1, OPEN)
                LET(20) NEED(5); END_LET(20)
            END(1)
            LET(21) NEED(20); END_LET(21)
            if (0xaaaa >> V(texture_MASK, 10) & 1) {
                IF(45, OPEN)
                    txd_b_part_2(u, 36, 45);
                    txd_b_part_3(u, 46, 45, 36, 49);
                    txd_b_part_5(u, 50, 7, 21, 49);
                    txd_b_part_4(u, 70, 71);
                    txd_b_part(u, 36, 74, 71, 50);
                    txd_b_part_4(u, 94, 95);
                    txd_b_part(u, 36, 98, 95, 50);
                    txd_b_part_4(u, 118, 119);
                    txd_b_part(u, 36, 122, 119, 50);
                    LET(25) NEED(50); END_LET(25)
                    txd_b_part_2(u, 228, 237);
                    txd_b_part_3(u, 238, 237, 228, 241);
                    LET(25) NEED(241); END_LET(25)
                END(45)
                NEED(25);
                USE(WRITE(1), F_R, x6);
            }
            if (0xcccc >> V(texture_MASK, 10) & 1) {
                IF(89, OPEN)
                    txd_b_part_2(u, 254, 263);
                    txd_b_part_3(u, 264, 263, 254, 267);
                    txd_b_part_5(u, 268, 7, 21, 267);
                    txd_b_part_4(u, 288, 289);
                    txd_b_part(u, 254, 292, 289, 268);
                    txd_b_part_4(u, 312, 313);
                    txd_b_part(u, 254, 316, 313, 268);
                    txd_b_part_4(u, 336, 337);
                    txd_b_part(u, 254, 340, 337, 268);
                    LET(243) NEED(268); END_LET(243)
                    txd_b_part_2(u, 446, 455);
                    txd_b_part_3(u, 456, 455, 446, 459);
                    LET(243) NEED(459); END_LET(243)
                END(89)
                NEED(243);
                tex_i_part_9(u, 10, x6, x7);
            }
            if (0xf0f0 >> V(texture_MASK, 10) & 1) {
                IF(133, OPEN)
                    txd_b_part_2(u, 472, 481);
                    txd_b_part_3(u, 482, 481, 472, 485);
                    txd_b_part_5(u, 486, 7, 21, 485);
                    txd_b_part_4(u, 506, 507);
                    txd_b_part(u, 472, 510, 507, 486);
                    txd_b_part_4(u, 530, 531);
                    txd_b_part(u, 472, 534, 531, 486);
                    txd_b_part_4(u, 554, 555);
                    txd_b_part(u, 472, 558, 555, 486);
                    LET(461) NEED(486); END_LET(461)
                    txd_b_part_2(u, 664, 673);
                    txd_b_part_3(u, 674, 673, 664, 677);
                    LET(461) NEED(677); END_LET(461)
                END(133)
                NEED(461);
                tex_i_part_7(u, 10, x6, x7, x8);
            }
            if (0xff00 >> V(texture_MASK, 10) & 1) {
                IF(177, OPEN)
                    txd_b_part_2(u, 690, 699);
                    txd_b_part_3(u, 700, 699, 690, 703);
                    txd_b_part_5(u, 704, 7, 21, 703);
                    txd_b_part_4(u, 724, 725);
                    txd_b_part(u, 690, 728, 725, 704);
                    txd_b_part_4(u, 748, 749);
                    txd_b_part(u, 690, 752, 749, 704);
                    txd_b_part_4(u, 772, 773);
                    txd_b_part(u, 690, 776, 773, 704);
                    LET(679) NEED(704); END_LET(679)
                    txd_b_part_2(u, 882, 891);
                    txd_b_part_3(u, 892, 891, 882, 895);
                    LET(679) NEED(895); END_LET(679)
                END(177)
                NEED(679);
                tex_i_part_8(u, 10, x6, x7, x8, x9);
            }
            opt_writes_4(u, 5, 1);
        }
    END(178)
    txd_i_part_7(u, 9);
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
    guard_reads(u, 9, 2);
    IF(2, guard_value(u, 9, 2))
        USE(EARLY(-4), F_R, V(Ra, 4));
        if (any_query_value(u, 5, 1) != 1) {
            tex_i_part_2(u, 3, 8);
        } else {
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 4))), K(0)))))
                x2 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 0), 0, 8));
                x3 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x4 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8));
                x5 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8));
                if (0xaaaa >> V(texture_MASK, 8) & 1) USE(WRITE(1), F_R, x2);
                if (0xcccc >> V(texture_MASK, 8) & 1) {
                    tex_i_part_9(u, 8, x2, x3);
                }
                if (0xf0f0 >> V(texture_MASK, 8) & 1) {
                    tex_i_part_7(u, 8, x2, x3, x4);
                }
                if (0xff00 >> V(texture_MASK, 8) & 1) {
                    tex_i_part_8(u, 8, x2, x3, x4, x5);
                }
            END(1)
        }
    END(2)
}

static void uses_txq_b(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0;
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        if (any_query_value(u, 5, 1) != 1) {
            USE(EARLY(-4), F_R, V(Ra, 4));
            USE(EARLY(-4), F_R, ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 1), 0, 8)));
            tex_i_part_2(u, 3, 7);
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
                    tex_i_part_9(u, 7, x1, x2);
                }
                if (0xf0f0 >> V(texture_MASK, 7) & 1) {
                    tex_i_part_7(u, 7, x1, x2, x3);
                }
                if (0xff00 >> V(texture_MASK, 7) & 1) {
                    tex_i_part_8(u, 7, x1, x2, x3, x4);
                }
            END(1)
        }
    END(2)
}

static void uses_txa(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 5));
        tex_i_part_2(u, 4, 7);
    END(1)
}

static void tmml_i_part(struct rt_uses *u)
{
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
}

static void uses_tmml_i(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        tmml_i_part(u);
        tex_i_part_2(u, 4, 8);
    END(1)
}

static void uses_tmml_b(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        tmml_i_part(u);
        USE(READ, F_R, V(Rb, 6));
        tex_i_part_2(u, 4, 8);
    END(1)
}

static uint64_t opt_f16_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return (V(texture_TEXS_F16, v1) == 0);
    }
    return 0;
}

static void texs_d1_lz_m_part_6(struct rt_uses *u, unsigned n1)
{
    LET(n1)
        IF(1, OPEN)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        END(1)
    END_LET(n1)
}

static void texs_d1_lz_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5, unsigned n6, unsigned n7)
{
    IF(1, OPEN)
        texs_d1_lz_m_part_6(u, n1);
        NEED(n1);
        texs_d1_lz_m_part_6(u, n2);
        LET(n3)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            NEED(n2);
        END_LET(n3)
        NEED(n1);
        texs_d1_lz_m_part_6(u, n4);
        MORE(n3)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(5, OPEN) NEED(n4); END(5)
        END_MORE(n3)
        LET(n5) NEED(n3); END_LET(n5)
        texs_d1_lz_m_part_6(u, n6);
        NEED(n6);
        texs_d1_lz_m_part_6(u, n7);
        LET(n5) NEED(n7); END_LET(n5)
    END(1)
    NEED(n5);
}

static void texs_d1_lz_m_part_2(struct rt_uses *u, uint64_t x1, uint64_t x2, uint64_t x3)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K(((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x1 : x2)),
            BITS(((uint64_t)16 * (0xc >> V(texture_COMPONENTS, 9) & 1)), 16));
    } else {
        USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x2 : ((0xc >>
            V(texture_COMPONENTS, 9) & 1) ? x3 : ((0x13 >> V(texture_COMPONENTS, 9) & 1) ? x1 :
            0))));
    }
}

static void texs_d1_lz_m_part_3(struct rt_uses *u, uint64_t x1, uint64_t x2, uint64_t x3)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K(((0x1f >> V(texture_COMPONENTS, 9) & 1) ? x1 : x2)),
            BITS(((uint64_t)16 * (0x11 >> V(texture_COMPONENTS, 9) & 1)), 16));
    } else {
        USE(WRITE(1), F_R, ((0xe0 >> V(texture_COMPONENTS, 9) & 1) ? x2 : ((0xe >>
            V(texture_COMPONENTS, 9) & 1) ? x1 : x3)));
    }
}

static void texs_d1_lz_m_part_4(struct rt_uses *u, uint64_t x1, uint64_t x2)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K(x1), BITS(((uint64_t)16 * (0x17 >> V(texture_COMPONENTS, 9) & 1)),
            16));
    } else {
        USE(WRITE(1), F_R, ((0xe8 >> V(texture_COMPONENTS, 9) & 1) ? x1 : ((0x17 >>
            V(texture_COMPONENTS, 9) & 1) ? x2 : 0)));
    }
}

static void texs_d1_lz_m_part_5(struct rt_uses *u, uint64_t x1)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K(x1), BITS(0, 16));
    } else USE(WRITE(1), F_R, x1);
}

static void uses_texs_d1_lz_m(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x6 = 0, x7 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(57, guard_value(u, 10, 3))
        x4 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x6 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x7 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            texs_d1_lz_m_part(u, 32, 41, 42, 62, 21, 192, 201);
            texs_d1_lz_m_part_5(u, x4);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            texs_d1_lz_m_part(u, 214, 223, 224, 244, 203, 374, 383);
            texs_d1_lz_m_part_4(u, x4, x5);
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            texs_d1_lz_m_part(u, 396, 405, 406, 426, 385, 556, 565);
            texs_d1_lz_m_part_2(u, x6, x4, x5);
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            texs_d1_lz_m_part(u, 578, 587, 588, 608, 567, 738, 747);
            texs_d1_lz_m_part_3(u, x6, x4, x7);
        }
    END(57)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d2_m_part(struct rt_uses *u, unsigned n1, unsigned n2)
{
    IF(1, OPEN)
        LET(n1)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        END_LET(n1)
    END(1)
    LET(n2) NEED(n1); END_LET(n2)
}

static void texs_d2_m_part_2(struct rt_uses *u, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4)
{
    if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
        IF(1, OPEN)
            txd_i_part_8(u, 35, 6, 20, 44, 45, 48);
            txd_i_part_6(u, 49, 6, 20, 48);
            txd_i_part_4(u, 69, 20, 70, 6);
            txd_i_part(u, 35, 73, 70, 49, 6, 20, 93, 94, 97);
            txd_i_part_2(u, 117, 20, 118, 6, 35, 121, 49);
            LET(24) NEED(49); END_LET(24)
            txd_i_part_8(u, 227, 6, 20, 236, 237, 240);
            LET(24) NEED(240); END_LET(24)
        END(1)
        NEED(24);
        texs_d1_lz_m_part_5(u, x1);
    }
    if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
        IF(4, OPEN)
            txd_i_part_8(u, 253, 6, 20, 262, 263, 266);
            txd_i_part_6(u, 267, 6, 20, 266);
            txd_i_part_4(u, 287, 20, 288, 6);
            txd_i_part(u, 253, 291, 288, 267, 6, 20, 311, 312, 315);
            txd_i_part_2(u, 335, 20, 336, 6, 253, 339, 267);
            LET(242) NEED(267); END_LET(242)
            txd_i_part_8(u, 445, 6, 20, 454, 455, 458);
            LET(242) NEED(458); END_LET(242)
        END(4)
        NEED(242);
        texs_d1_lz_m_part_4(u, x1, x2);
    }
    if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
        IF(7, OPEN)
            txd_i_part_8(u, 471, 6, 20, 480, 481, 484);
            txd_i_part_6(u, 485, 6, 20, 484);
            txd_i_part_4(u, 505, 20, 506, 6);
            txd_i_part(u, 471, 509, 506, 485, 6, 20, 529, 530, 533);
            txd_i_part_2(u, 553, 20, 554, 6, 471, 557, 485);
            LET(460) NEED(485); END_LET(460)
            txd_i_part_8(u, 663, 6, 20, 672, 673, 676);
            LET(460) NEED(676); END_LET(460)
        END(7)
        NEED(460);
        texs_d1_lz_m_part_2(u, x3, x1, x2);
    }
    if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
        IF(10, OPEN)
            txd_i_part_8(u, 689, 6, 20, 698, 699, 702);
            txd_i_part_6(u, 703, 6, 20, 702);
            txd_i_part_4(u, 723, 20, 724, 6);
            txd_i_part(u, 689, 727, 724, 703, 6, 20, 747, 748, 751);
            txd_i_part_2(u, 771, 20, 772, 6, 689, 775, 703);
            LET(678) NEED(703); END_LET(678)
            txd_i_part_8(u, 881, 6, 20, 890, 891, 894);
            LET(678) NEED(894); END_LET(678)
        END(10)
        NEED(678);
        texs_d1_lz_m_part_3(u, x3, x1, x4);
    }
}

static void uses_texs_d2_m(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(178, guard_value(u, 10, 3))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_m_part(u, 19, 20);
        texs_d2_m_part_2(u, x5, x6, x7, x8);
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d2_ll_m_part(struct rt_uses *u, unsigned n1, unsigned n2)
{
    IF(1, OPEN)
        LET(n1)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
        END_LET(n1)
    END(1)
    LET(n2) NEED(n1); END_LET(n2)
}

static void uses_texs_d2_ll_m(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(178, guard_value(u, 10, 3))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_ll_m_part(u, 19, 20);
        texs_d2_m_part_2(u, x5, x6, x7, x8);
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d2_dc_m_part(struct rt_uses *u)
{
    USE(WRITE(1), F_R, V(Rd, 5));
    if ((0x1f >> V(texture_COMPONENTS, 9) & 1) && (!opt_f16_value(u, 0, 0))) {
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    }
    if (0x1f >> V(texture_COMPONENTS, 9) & 1) USE(WRITE(1), F_R, V(texture_Rd2, 4));
    if ((V(texture_COMPONENTS, 9) == 4) && (!opt_f16_value(u, 0, 0))) {
        USE(WRITE(1), F_R, (V(texture_Rd2, 4) | 1));
    }
}

static void uses_texs_d2_dc_m(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        texs_d2_dc_m_part(u);
    END(1)
}

static void uses_texs_d2_ll_dc_m(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        USE(EARLY(-4), F_R, V(Ra, 6));
        USE(EARLY(-4), F_R, (V(Ra, 6) | 1));
        USE(EARLY(-4), F_R, V(Rb, 7));
        USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
        texs_d2_dc_m_part(u);
    END(1)
}

static void texs_a2_m_part_5(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        USE(EARLY(-4), F_R, V(Ra, 6));
        NEED(n1);
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
    END_LET(n3)
    NEED(n4);
    LET(n5)
        IF(1, OPEN) NEED(n3); END(1)
    END_LET(n5)
    MORE(n6)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
        NEED(n2);
        IF(2, OPEN) NEED(n5); END(2)
    END_MORE(n6)
}

static void texs_a2_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7, unsigned n8, unsigned n9)
{
    texs_a2_m_part_5(u, n1, n2, n3, n4, n5, n6);
    texs_a2_m_part_5(u, n7, n2, n8, n4, n9, n6);
}

static void texs_a2_m_part_2(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6)
{
    texs_a2_m_part_5(u, n1, n2, n3, n4, n5, n6);
}

static void texs_a2_m_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        USE(EARLY(-4), F_R, V(Ra, 6));
        NEED(n1);
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
    END_LET(n3)
    NEED(n4);
    LET(n5)
        IF(1, OPEN) NEED(n3); END(1)
    END_LET(n5)
}

static void texs_a2_m_part_4(struct rt_uses *u, unsigned n1, unsigned n2)
{
    LET(n1)
        IF(1, OPEN)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
        END(1)
        IF(2, OPEN) NEED(n2); END(2)
    END_LET(n1)
}

static void uses_texs_a2_m(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(178, guard_value(u, 10, 3))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_m_part(u, 19, 20);
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            IF(45, OPEN)
                texs_a2_m_part_4(u, 35, 20);
                texs_a2_m_part_3(u, 44, 20, 45, 35, 48);
                txd_b_part_5(u, 49, 6, 20, 48);
                texs_a2_m_part(u, 69, 20, 70, 35, 73, 49, 93, 94, 97);
                texs_a2_m_part_2(u, 117, 20, 118, 35, 121, 49);
                LET(24) NEED(49); END_LET(24)
                texs_a2_m_part_4(u, 227, 20);
                texs_a2_m_part_3(u, 236, 20, 237, 227, 240);
                LET(24) NEED(240); END_LET(24)
            END(45)
            NEED(24);
            texs_d1_lz_m_part_5(u, x5);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            IF(89, OPEN)
                texs_a2_m_part_4(u, 253, 20);
                texs_a2_m_part_3(u, 262, 20, 263, 253, 266);
                txd_b_part_5(u, 267, 6, 20, 266);
                texs_a2_m_part(u, 287, 20, 288, 253, 291, 267, 311, 312, 315);
                texs_a2_m_part_2(u, 335, 20, 336, 253, 339, 267);
                LET(242) NEED(267); END_LET(242)
                texs_a2_m_part_4(u, 445, 20);
                texs_a2_m_part_3(u, 454, 20, 455, 445, 458);
                LET(242) NEED(458); END_LET(242)
            END(89)
            NEED(242);
            texs_d1_lz_m_part_4(u, x5, x6);
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            IF(133, OPEN)
                texs_a2_m_part_4(u, 471, 20);
                texs_a2_m_part_3(u, 480, 20, 481, 471, 484);
                txd_b_part_5(u, 485, 6, 20, 484);
                texs_a2_m_part(u, 505, 20, 506, 471, 509, 485, 529, 530, 533);
                texs_a2_m_part_2(u, 553, 20, 554, 471, 557, 485);
                LET(460) NEED(485); END_LET(460)
                texs_a2_m_part_4(u, 663, 20);
                texs_a2_m_part_3(u, 672, 20, 673, 663, 676);
                LET(460) NEED(676); END_LET(460)
            END(133)
            NEED(460);
            texs_d1_lz_m_part_2(u, x7, x5, x6);
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            IF(177, OPEN)
                texs_a2_m_part_4(u, 689, 20);
                texs_a2_m_part_3(u, 698, 20, 699, 689, 702);
                txd_b_part_5(u, 703, 6, 20, 702);
                texs_a2_m_part(u, 723, 20, 724, 689, 727, 703, 747, 748, 751);
                texs_a2_m_part_2(u, 771, 20, 772, 689, 775, 703);
                LET(678) NEED(703); END_LET(678)
                texs_a2_m_part_4(u, 881, 20);
                texs_a2_m_part_3(u, 890, 20, 891, 881, 894);
                LET(678) NEED(894); END_LET(678)
            END(177)
            NEED(678);
            texs_d1_lz_m_part_3(u, x7, x5, x8);
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d3_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7, unsigned n8, unsigned n9)
{
    MORE(n1)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        NEED(n2);
        NEED(n3);
        IF(1, OPEN) NEED(n4); END(1)
    END_MORE(n1)
    LET(n5) NEED(n2); END_LET(n5)
    LET(n6) NEED(n3); END_LET(n6)
    LET(n7)
        NEED(n6);
        NEED(n5);
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    END_LET(n7)
    NEED(n8);
    LET(n9)
        IF(2, OPEN) NEED(n7); END(2)
    END_LET(n9)
    MORE(n1)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        NEED(n2);
        NEED(n3);
        IF(3, OPEN) NEED(n9); END(3)
    END_MORE(n1)
}

static void texs_d3_m_part_2(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3) NEED(n4); END_LET(n3)
    LET(n5)
        NEED(n3);
        NEED(n1);
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    END_LET(n5)
    NEED(n6);
    LET(n7)
        IF(1, OPEN) NEED(n5); END(1)
    END_LET(n7)
}

static void texs_d3_m_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    NEED(n1);
    NEED(n2);
    NEED(n3);
}

static void texs_d3_m_part_4(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7)
{
    LET(n1)
        txd_i_part_5(u, 6);
        IF(1, OPEN)
            NEED(n2);
            NEED(n3);
        END(1)
    END_LET(n1)
    texs_d3_m_part_2(u, n4, n2, n5, n3, n6, n1, n7);
}

static void uses_texs_d3_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(467, guard_value(u, 10, 3))
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x8 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x9 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_ll_m_part(u, 20, 21);
        texs_d2_m_part(u, 23, 24);
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            IF(118, OPEN)
                texs_d3_m_part_4(u, 38, 21, 24, 47, 51, 52, 55);
                LET(56)
                    texs_d3_m_part_3(u, 21, 24, 55);
                END_LET(56)
                texs_d3_m_part_2(u, 76, 21, 80, 24, 81, 38, 84);
                texs_d3_m_part(u, 56, 21, 24, 84, 104, 108, 109, 38, 112);
                texs_d3_m_part_2(u, 132, 21, 136, 24, 137, 38, 140);
                texs_d3_m_part(u, 56, 21, 24, 140, 160, 164, 165, 38, 168);
                texs_d3_m_part_2(u, 188, 21, 192, 24, 193, 38, 196);
                texs_d3_m_part(u, 56, 21, 24, 196, 216, 220, 221, 38, 224);
                texs_d3_m_part_2(u, 244, 21, 248, 24, 249, 38, 252);
                LET(27)
                    texs_d3_m_part_3(u, 21, 24, 56);
                    IF(105, OPEN) NEED(252); END(105)
                END_LET(27)
                texs_d3_m_part_4(u, 262, 21, 24, 271, 275, 276, 279);
                LET(27) NEED(279); END_LET(27)
            END(118)
            NEED(27);
            texs_d1_lz_m_part_5(u, x6);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            IF(234, OPEN)
                texs_d3_m_part_4(u, 292, 21, 24, 301, 305, 306, 309);
                LET(310)
                    texs_d3_m_part_3(u, 21, 24, 309);
                END_LET(310)
                texs_d3_m_part_2(u, 330, 21, 334, 24, 335, 292, 338);
                texs_d3_m_part(u, 310, 21, 24, 338, 358, 362, 363, 292, 366);
                texs_d3_m_part_2(u, 386, 21, 390, 24, 391, 292, 394);
                texs_d3_m_part(u, 310, 21, 24, 394, 414, 418, 419, 292, 422);
                texs_d3_m_part_2(u, 442, 21, 446, 24, 447, 292, 450);
                texs_d3_m_part(u, 310, 21, 24, 450, 470, 474, 475, 292, 478);
                texs_d3_m_part_2(u, 498, 21, 502, 24, 503, 292, 506);
                LET(281)
                    texs_d3_m_part_3(u, 21, 24, 310);
                    IF(221, OPEN) NEED(506); END(221)
                END_LET(281)
                texs_d3_m_part_4(u, 516, 21, 24, 525, 529, 530, 533);
                LET(281) NEED(533); END_LET(281)
            END(234)
            NEED(281);
            texs_d1_lz_m_part_4(u, x6, x7);
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            IF(350, OPEN)
                texs_d3_m_part_4(u, 546, 21, 24, 555, 559, 560, 563);
                LET(564)
                    texs_d3_m_part_3(u, 21, 24, 563);
                END_LET(564)
                texs_d3_m_part_2(u, 584, 21, 588, 24, 589, 546, 592);
                texs_d3_m_part(u, 564, 21, 24, 592, 612, 616, 617, 546, 620);
                texs_d3_m_part_2(u, 640, 21, 644, 24, 645, 546, 648);
                texs_d3_m_part(u, 564, 21, 24, 648, 668, 672, 673, 546, 676);
                texs_d3_m_part_2(u, 696, 21, 700, 24, 701, 546, 704);
                texs_d3_m_part(u, 564, 21, 24, 704, 724, 728, 729, 546, 732);
                texs_d3_m_part_2(u, 752, 21, 756, 24, 757, 546, 760);
                LET(535)
                    texs_d3_m_part_3(u, 21, 24, 564);
                    IF(337, OPEN) NEED(760); END(337)
                END_LET(535)
                texs_d3_m_part_4(u, 770, 21, 24, 779, 783, 784, 787);
                LET(535) NEED(787); END_LET(535)
            END(350)
            NEED(535);
            texs_d1_lz_m_part_2(u, x8, x6, x7);
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            IF(466, OPEN)
                texs_d3_m_part_4(u, 800, 21, 24, 809, 813, 814, 817);
                LET(818)
                    texs_d3_m_part_3(u, 21, 24, 817);
                END_LET(818)
                texs_d3_m_part_2(u, 838, 21, 842, 24, 843, 800, 846);
                texs_d3_m_part(u, 818, 21, 24, 846, 866, 870, 871, 800, 874);
                texs_d3_m_part_2(u, 894, 21, 898, 24, 899, 800, 902);
                texs_d3_m_part(u, 818, 21, 24, 902, 922, 926, 927, 800, 930);
                texs_d3_m_part_2(u, 950, 21, 954, 24, 955, 800, 958);
                texs_d3_m_part(u, 818, 21, 24, 958, 978, 982, 983, 800, 986);
                texs_d3_m_part_2(u, 1006, 21, 1010, 24, 1011, 800, 1014);
                LET(789)
                    texs_d3_m_part_3(u, 21, 24, 818);
                    IF(453, OPEN) NEED(1014); END(453)
                END_LET(789)
                texs_d3_m_part_4(u, 1024, 21, 24, 1033, 1037, 1038, 1041);
                LET(789) NEED(1041); END_LET(789)
            END(466)
            NEED(789);
            texs_d1_lz_m_part_3(u, x8, x6, x9);
        }
    END(467)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d1_lz_s_part(struct rt_uses *u, uint64_t x1, uint64_t x2)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x1)),
            BITS(((uint64_t)16 * (0x63 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
    } else {
        USE(WRITE(1), F_R, ((0x8c >> V(texture_COMPONENTS_1, 9) & 1) ? x1 : ((0x63 >>
            V(texture_COMPONENTS_1, 9) & 1) ? x2 : ((V(texture_COMPONENTS_1, 9) == 4) ?
            (uint64_t)255 : 0))));
    }
}

static void texs_d1_lz_s_part_2(struct rt_uses *u, uint64_t x1, uint64_t x2)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K(((V(texture_COMPONENTS_1, 9) == 4) ? 255 : x1)),
            BITS(((uint64_t)16 * (0xe7 >> V(texture_COMPONENTS_1, 9) & 1)), 16));
    } else {
        USE(WRITE(1), F_R, ((V(texture_COMPONENTS_1, 9) == 3) ? x1 : ((0xe7 >>
            V(texture_COMPONENTS_1, 9) & 1) ? x2 : 255)));
    }
}

static void texs_d1_lz_s_part_3(struct rt_uses *u, uint64_t x1, uint64_t x2)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K(x1), BITS(((uint64_t)16 * (0x31 >> V(texture_COMPONENTS_1, 9) &
            1)), 16));
    } else {
        USE(WRITE(1), F_R, ((0xce >> V(texture_COMPONENTS_1, 9) & 1) ? x1 : ((0x31 >>
            V(texture_COMPONENTS_1, 9) & 1) ? x2 : 0)));
    }
}

static void uses_texs_d1_lz_s(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(57, guard_value(u, 10, 3))
        x4 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            texs_d1_lz_m_part(u, 30, 39, 40, 60, 19, 190, 199);
            texs_d1_lz_m_part_5(u, x4);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            texs_d1_lz_m_part(u, 212, 221, 222, 242, 201, 372, 381);
            texs_d1_lz_s_part_3(u, x4, x5);
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            texs_d1_lz_m_part(u, 394, 403, 404, 424, 383, 554, 563);
            texs_d1_lz_s_part(u, x4, x5);
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            texs_d1_lz_m_part(u, 576, 585, 586, 606, 565, 736, 745);
            texs_d1_lz_s_part_2(u, x4, x5);
        }
    END(57)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d2_s_part(struct rt_uses *u, uint64_t x1, uint64_t x2)
{
    if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
        IF(1, OPEN)
            txd_i_part_8(u, 33, 6, 18, 42, 43, 46);
            txd_i_part_6(u, 47, 6, 18, 46);
            txd_i_part_4(u, 67, 18, 68, 6);
            txd_i_part(u, 33, 71, 68, 47, 6, 18, 91, 92, 95);
            txd_i_part_2(u, 115, 18, 116, 6, 33, 119, 47);
            LET(22) NEED(47); END_LET(22)
            txd_i_part_8(u, 225, 6, 18, 234, 235, 238);
            LET(22) NEED(238); END_LET(22)
        END(1)
        NEED(22);
        texs_d1_lz_m_part_5(u, x1);
    }
    if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
        IF(4, OPEN)
            txd_i_part_8(u, 251, 6, 18, 260, 261, 264);
            txd_i_part_6(u, 265, 6, 18, 264);
            txd_i_part_4(u, 285, 18, 286, 6);
            txd_i_part(u, 251, 289, 286, 265, 6, 18, 309, 310, 313);
            txd_i_part_2(u, 333, 18, 334, 6, 251, 337, 265);
            LET(240) NEED(265); END_LET(240)
            txd_i_part_8(u, 443, 6, 18, 452, 453, 456);
            LET(240) NEED(456); END_LET(240)
        END(4)
        NEED(240);
        texs_d1_lz_s_part_3(u, x1, x2);
    }
    if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
        IF(7, OPEN)
            txd_i_part_8(u, 469, 6, 18, 478, 479, 482);
            txd_i_part_6(u, 483, 6, 18, 482);
            txd_i_part_4(u, 503, 18, 504, 6);
            txd_i_part(u, 469, 507, 504, 483, 6, 18, 527, 528, 531);
            txd_i_part_2(u, 551, 18, 552, 6, 469, 555, 483);
            LET(458) NEED(483); END_LET(458)
            txd_i_part_8(u, 661, 6, 18, 670, 671, 674);
            LET(458) NEED(674); END_LET(458)
        END(7)
        NEED(458);
        texs_d1_lz_s_part(u, x1, x2);
    }
    if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
        IF(10, OPEN)
            txd_i_part_8(u, 687, 6, 18, 696, 697, 700);
            txd_i_part_6(u, 701, 6, 18, 700);
            txd_i_part_4(u, 721, 18, 722, 6);
            txd_i_part(u, 687, 725, 722, 701, 6, 18, 745, 746, 749);
            txd_i_part_2(u, 769, 18, 770, 6, 687, 773, 701);
            LET(676) NEED(701); END_LET(676)
            txd_i_part_8(u, 879, 6, 18, 888, 889, 892);
            LET(676) NEED(892); END_LET(676)
        END(10)
        NEED(676);
        texs_d1_lz_s_part_2(u, x1, x2);
    }
}

static void uses_texs_d2_s(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(178, guard_value(u, 10, 3))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_m_part(u, 17, 18);
        texs_d2_s_part(u, x5, x6);
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_ll_s(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(178, guard_value(u, 10, 3))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_ll_m_part(u, 17, 18);
        texs_d2_s_part(u, x5, x6);
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_dc_s(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
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
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
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
    guard_reads(u, 10, 3);
    IF(178, guard_value(u, 10, 3))
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_m_part(u, 17, 18);
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(45, OPEN)
                texs_a2_m_part_4(u, 33, 18);
                texs_a2_m_part_3(u, 42, 18, 43, 33, 46);
                txd_b_part_5(u, 47, 6, 18, 46);
                texs_a2_m_part(u, 67, 18, 68, 33, 71, 47, 91, 92, 95);
                texs_a2_m_part_2(u, 115, 18, 116, 33, 119, 47);
                LET(22) NEED(47); END_LET(22)
                texs_a2_m_part_4(u, 225, 18);
                texs_a2_m_part_3(u, 234, 18, 235, 225, 238);
                LET(22) NEED(238); END_LET(22)
            END(45)
            NEED(22);
            texs_d1_lz_m_part_5(u, x5);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(89, OPEN)
                texs_a2_m_part_4(u, 251, 18);
                texs_a2_m_part_3(u, 260, 18, 261, 251, 264);
                txd_b_part_5(u, 265, 6, 18, 264);
                texs_a2_m_part(u, 285, 18, 286, 251, 289, 265, 309, 310, 313);
                texs_a2_m_part_2(u, 333, 18, 334, 251, 337, 265);
                LET(240) NEED(265); END_LET(240)
                texs_a2_m_part_4(u, 443, 18);
                texs_a2_m_part_3(u, 452, 18, 453, 443, 456);
                LET(240) NEED(456); END_LET(240)
            END(89)
            NEED(240);
            texs_d1_lz_s_part_3(u, x5, x6);
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(133, OPEN)
                texs_a2_m_part_4(u, 469, 18);
                texs_a2_m_part_3(u, 478, 18, 479, 469, 482);
                txd_b_part_5(u, 483, 6, 18, 482);
                texs_a2_m_part(u, 503, 18, 504, 469, 507, 483, 527, 528, 531);
                texs_a2_m_part_2(u, 551, 18, 552, 469, 555, 483);
                LET(458) NEED(483); END_LET(458)
                texs_a2_m_part_4(u, 661, 18);
                texs_a2_m_part_3(u, 670, 18, 671, 661, 674);
                LET(458) NEED(674); END_LET(458)
            END(133)
            NEED(458);
            texs_d1_lz_s_part(u, x5, x6);
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(177, OPEN)
                texs_a2_m_part_4(u, 687, 18);
                texs_a2_m_part_3(u, 696, 18, 697, 687, 700);
                txd_b_part_5(u, 701, 6, 18, 700);
                texs_a2_m_part(u, 721, 18, 722, 687, 725, 701, 745, 746, 749);
                texs_a2_m_part_2(u, 769, 18, 770, 687, 773, 701);
                LET(676) NEED(701); END_LET(676)
                texs_a2_m_part_4(u, 879, 18);
                texs_a2_m_part_3(u, 888, 18, 889, 879, 892);
                LET(676) NEED(892); END_LET(676)
            END(177)
            NEED(676);
            texs_d1_lz_s_part_2(u, x5, x6);
        }
    END(178)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d3_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(467, guard_value(u, 10, 3))
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_ll_m_part(u, 18, 19);
        texs_d2_m_part(u, 21, 22);
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(118, OPEN)
                texs_d3_m_part_4(u, 36, 19, 22, 45, 49, 50, 53);
                LET(54)
                    texs_d3_m_part_3(u, 19, 22, 53);
                END_LET(54)
                texs_d3_m_part_2(u, 74, 19, 78, 22, 79, 36, 82);
                texs_d3_m_part(u, 54, 19, 22, 82, 102, 106, 107, 36, 110);
                texs_d3_m_part_2(u, 130, 19, 134, 22, 135, 36, 138);
                texs_d3_m_part(u, 54, 19, 22, 138, 158, 162, 163, 36, 166);
                texs_d3_m_part_2(u, 186, 19, 190, 22, 191, 36, 194);
                texs_d3_m_part(u, 54, 19, 22, 194, 214, 218, 219, 36, 222);
                texs_d3_m_part_2(u, 242, 19, 246, 22, 247, 36, 250);
                LET(25)
                    texs_d3_m_part_3(u, 19, 22, 54);
                    IF(105, OPEN) NEED(250); END(105)
                END_LET(25)
                texs_d3_m_part_4(u, 260, 19, 22, 269, 273, 274, 277);
                LET(25) NEED(277); END_LET(25)
            END(118)
            NEED(25);
            texs_d1_lz_m_part_5(u, x6);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(234, OPEN)
                texs_d3_m_part_4(u, 290, 19, 22, 299, 303, 304, 307);
                LET(308)
                    texs_d3_m_part_3(u, 19, 22, 307);
                END_LET(308)
                texs_d3_m_part_2(u, 328, 19, 332, 22, 333, 290, 336);
                texs_d3_m_part(u, 308, 19, 22, 336, 356, 360, 361, 290, 364);
                texs_d3_m_part_2(u, 384, 19, 388, 22, 389, 290, 392);
                texs_d3_m_part(u, 308, 19, 22, 392, 412, 416, 417, 290, 420);
                texs_d3_m_part_2(u, 440, 19, 444, 22, 445, 290, 448);
                texs_d3_m_part(u, 308, 19, 22, 448, 468, 472, 473, 290, 476);
                texs_d3_m_part_2(u, 496, 19, 500, 22, 501, 290, 504);
                LET(279)
                    texs_d3_m_part_3(u, 19, 22, 308);
                    IF(221, OPEN) NEED(504); END(221)
                END_LET(279)
                texs_d3_m_part_4(u, 514, 19, 22, 523, 527, 528, 531);
                LET(279) NEED(531); END_LET(279)
            END(234)
            NEED(279);
            texs_d1_lz_s_part_3(u, x6, x7);
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(350, OPEN)
                texs_d3_m_part_4(u, 544, 19, 22, 553, 557, 558, 561);
                LET(562)
                    texs_d3_m_part_3(u, 19, 22, 561);
                END_LET(562)
                texs_d3_m_part_2(u, 582, 19, 586, 22, 587, 544, 590);
                texs_d3_m_part(u, 562, 19, 22, 590, 610, 614, 615, 544, 618);
                texs_d3_m_part_2(u, 638, 19, 642, 22, 643, 544, 646);
                texs_d3_m_part(u, 562, 19, 22, 646, 666, 670, 671, 544, 674);
                texs_d3_m_part_2(u, 694, 19, 698, 22, 699, 544, 702);
                texs_d3_m_part(u, 562, 19, 22, 702, 722, 726, 727, 544, 730);
                texs_d3_m_part_2(u, 750, 19, 754, 22, 755, 544, 758);
                LET(533)
                    texs_d3_m_part_3(u, 19, 22, 562);
                    IF(337, OPEN) NEED(758); END(337)
                END_LET(533)
                texs_d3_m_part_4(u, 768, 19, 22, 777, 781, 782, 785);
                LET(533) NEED(785); END_LET(533)
            END(350)
            NEED(533);
            texs_d1_lz_s_part(u, x6, x7);
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            IF(466, OPEN)
                texs_d3_m_part_4(u, 798, 19, 22, 807, 811, 812, 815);
                LET(816)
                    texs_d3_m_part_3(u, 19, 22, 815);
                END_LET(816)
                texs_d3_m_part_2(u, 836, 19, 840, 22, 841, 798, 844);
                texs_d3_m_part(u, 816, 19, 22, 844, 864, 868, 869, 798, 872);
                texs_d3_m_part_2(u, 892, 19, 896, 22, 897, 798, 900);
                texs_d3_m_part(u, 816, 19, 22, 900, 920, 924, 925, 798, 928);
                texs_d3_m_part_2(u, 948, 19, 952, 22, 953, 798, 956);
                texs_d3_m_part(u, 816, 19, 22, 956, 976, 980, 981, 798, 984);
                texs_d3_m_part_2(u, 1004, 19, 1008, 22, 1009, 798, 1012);
                LET(787)
                    texs_d3_m_part_3(u, 19, 22, 816);
                    IF(453, OPEN) NEED(1012); END(453)
                END_LET(787)
                texs_d3_m_part_4(u, 1022, 19, 22, 1031, 1035, 1036, 1039);
                LET(787) NEED(1039); END_LET(787)
            END(466)
            NEED(787);
            texs_d1_lz_s_part_2(u, x6, x7);
        }
    END(467)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_d1_lz_m_part(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0;
    x1 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
    x2 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
    x3 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
    x4 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
    if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_m_part_5(u, x1);
    }
    if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_m_part_4(u, x1, x2);
    }
    if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_m_part_2(u, x3, x1, x2);
    }
    if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_m_part_3(u, x3, x1, x4);
    }
}

static void uses_tlds_d1_lz_m(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        tlds_d1_lz_m_part(u);
    END(1)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void uses_tlds_d1_ll_m(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 3);
    IF(2, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(1, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            tlds_d1_lz_m_part(u);
        END(1)
    END(2)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void tlds_d2_lz_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4)
{
    LET(n1)
        NEED(n2);
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    END_LET(n1)
    NEED(n3);
    LET(n4)
        IF(1, OPEN) NEED(n1); END(1)
    END_LET(n4)
}

static void tlds_d2_lz_m_part_2(struct rt_uses *u)
{
    IF(1, OPEN)
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
    END(1)
}

static void tlds_d2_lz_m_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5)
{
    IF(1, OPEN)
        LET(n1)
            txd_i_part_5(u, 6);
            tlds_d2_lz_m_part_2(u);
        END_LET(n1)
        LET(n2)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        END_LET(n2)
        tlds_d2_lz_m_part(u, n3, n2, n1, n4);
        LET(n5) NEED(n4); END_LET(n5)
    END(1)
    NEED(n5);
}

static void uses_tlds_d2_lz_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(40, guard_value(u, 10, 3))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            tlds_d2_lz_m_part_2(u);
        END_LET(17)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_m_part_3(u, 26, 35, 36, 39, 40);
            texs_d1_lz_m_part_5(u, x7);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_m_part_3(u, 48, 57, 58, 61, 62);
            texs_d1_lz_m_part_4(u, x7, x8);
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_m_part_3(u, 70, 79, 80, 83, 84);
            texs_d1_lz_m_part_2(u, x9, x7, x8);
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_m_part_3(u, 92, 101, 102, 105, 106);
            texs_d1_lz_m_part_3(u, x9, x7, x10);
        }
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_d2_lz_ao_m_part_3(struct rt_uses *u)
{
    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
}

static void tlds_d2_lz_ao_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5)
{
    IF(1, OPEN)
        LET(n1)
            IF(2, OPEN)
                tlds_d2_lz_ao_m_part_3(u);
            END(2)
            IF(3, OPEN)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END(3)
        END_LET(n1)
        LET(n2)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        END_LET(n2)
        LET(n3)
            NEED(n2);
            tlds_d2_lz_ao_m_part_3(u);
        END_LET(n3)
        NEED(n1);
        LET(n4)
            IF(4, OPEN) NEED(n3); END(4)
        END_LET(n4)
        LET(n5) NEED(n4); END_LET(n5)
    END(1)
    NEED(n5);
}

static void tlds_d2_lz_ao_m_part_2(struct rt_uses *u)
{
    IF(1, OPEN)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
    END(1)
}

static void uses_tlds_d2_lz_ao_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(40, guard_value(u, 10, 3))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            tlds_d2_lz_ao_m_part_3(u);
            tlds_d2_lz_ao_m_part_2(u);
        END_LET(17)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_ao_m_part(u, 26, 35, 36, 39, 40);
            texs_d1_lz_m_part_5(u, x7);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_ao_m_part(u, 48, 57, 58, 61, 62);
            texs_d1_lz_m_part_4(u, x7, x8);
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_ao_m_part(u, 70, 79, 80, 83, 84);
            texs_d1_lz_m_part_2(u, x9, x7, x8);
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_d2_lz_ao_m_part(u, 92, 101, 102, 105, 106);
            texs_d1_lz_m_part_3(u, x9, x7, x10);
        }
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_d2_ll_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5)
{
    IF(1, OPEN)
        LET(n1)
            txd_i_part_5(u, 6);
            tlds_d2_lz_ao_m_part_2(u);
        END_LET(n1)
        LET(n2)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
        END_LET(n2)
        tlds_d2_lz_m_part(u, n3, n2, n1, n4);
        LET(n5) NEED(n4); END_LET(n5)
    END(1)
    NEED(n5);
}

static void uses_tlds_d2_ll_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(41, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(40, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
            x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
            LET(17)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                tlds_d2_lz_ao_m_part_2(u);
            END_LET(17)
            if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_m_part(u, 26, 35, 36, 39, 40);
                texs_d1_lz_m_part_5(u, x7);
            }
            if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_m_part(u, 48, 57, 58, 61, 62);
                texs_d1_lz_m_part_4(u, x7, x8);
            }
            if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_m_part(u, 70, 79, 80, 83, 84);
                texs_d1_lz_m_part_2(u, x9, x7, x8);
            }
            if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_m_part(u, 92, 101, 102, 105, 106);
                texs_d1_lz_m_part_3(u, x9, x7, x10);
            }
        END(40)
    END(41)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_d3_lz_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5)
{
    LET(n1)
        NEED(n2);
        NEED(n3);
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    END_LET(n1)
    NEED(n4);
    LET(n5)
        IF(1, OPEN) NEED(n1); END(1)
    END_LET(n5)
}

static void tlds_d3_lz_m_part_2(struct rt_uses *u)
{
    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
}

static void tlds_d3_lz_m_part_3(struct rt_uses *u, unsigned n1, unsigned n2)
{
    LET(n1)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
    END_LET(n1)
    LET(n2)
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
    END_LET(n2)
}

static void tlds_d3_lz_m_part_4(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5, unsigned n6)
{
    IF(1, OPEN)
        LET(n1)
            txd_i_part_5(u, 6);
            IF(2, OPEN)
                tlds_d3_lz_m_part_2(u);
            END(2)
        END_LET(n1)
        tlds_d3_lz_m_part_3(u, n2, n3);
        tlds_d3_lz_m_part(u, n4, n3, n2, n1, n5);
        LET(n6) NEED(n5); END_LET(n6)
    END(1)
    NEED(n6);
}

static void uses_tlds_d3_lz_m(struct rt_uses *u)
{
    uint64_t x8 = 0, x9 = 0, x10 = 0, x11 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(58, guard_value(u, 10, 3))
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x9 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x10 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x11 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(18)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(5, OPEN)
                tlds_d3_lz_m_part_2(u);
            END(5)
        END_LET(18)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            tlds_d3_lz_m_part_4(u, 27, 36, 40, 41, 44, 45);
            texs_d1_lz_m_part_5(u, x8);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            tlds_d3_lz_m_part_4(u, 53, 62, 66, 67, 70, 71);
            texs_d1_lz_m_part_4(u, x8, x9);
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            tlds_d3_lz_m_part_4(u, 79, 88, 92, 93, 96, 97);
            texs_d1_lz_m_part_2(u, x10, x8, x9);
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(18);
            tlds_d3_lz_m_part_4(u, 105, 114, 118, 119, 122, 123);
            texs_d1_lz_m_part_3(u, x10, x8, x11);
        }
    END(58)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_a2_lz_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5)
{
    IF(1, OPEN)
        LET(n1)
            IF(2, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END(2)
            IF(3, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(3)
        END_LET(n1)
        LET(n2)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
        END_LET(n2)
        LET(n3)
            USE(EARLY(-4), F_R, V(Ra, 6));
            NEED(n2);
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        END_LET(n3)
        NEED(n1);
        LET(n4)
            IF(4, OPEN) NEED(n3); END(4)
        END_LET(n4)
        LET(n5) NEED(n4); END_LET(n5)
    END(1)
    NEED(n5);
}

static void uses_tlds_a2_lz_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(40, guard_value(u, 10, 3))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            IF(3, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(3)
        END_LET(17)
        if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_a2_lz_m_part(u, 26, 35, 36, 39, 40);
            texs_d1_lz_m_part_5(u, x7);
        }
        if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_a2_lz_m_part(u, 48, 57, 58, 61, 62);
            texs_d1_lz_m_part_4(u, x7, x8);
        }
        if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_a2_lz_m_part(u, 70, 79, 80, 83, 84);
            texs_d1_lz_m_part_2(u, x9, x7, x8);
        }
        if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
            NEED(17);
            tlds_a2_lz_m_part(u, 92, 101, 102, 105, 106);
            texs_d1_lz_m_part_3(u, x9, x7, x10);
        }
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void tlds_d2_ll_ao_m_part_2(struct rt_uses *u)
{
    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
}

static void tlds_d2_ll_ao_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5)
{
    IF(1, OPEN)
        LET(n1)
            IF(2, OPEN)
                tlds_d2_ll_ao_m_part_2(u);
            END(2)
            IF(3, OPEN)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(3)
        END_LET(n1)
        LET(n2)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
        END_LET(n2)
        LET(n3)
            NEED(n2);
            tlds_d2_ll_ao_m_part_2(u);
        END_LET(n3)
        NEED(n1);
        LET(n4)
            IF(4, OPEN) NEED(n3); END(4)
        END_LET(n4)
        LET(n5) NEED(n4); END_LET(n5)
    END(1)
    NEED(n5);
}

static void uses_tlds_d2_ll_ao_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(41, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(40, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
            x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
            LET(17)
                tlds_d2_ll_ao_m_part_2(u);
                tlds_d2_lz_ao_m_part_2(u);
            END_LET(17)
            if (0x17 >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_ao_m_part(u, 26, 35, 36, 39, 40);
                texs_d1_lz_m_part_5(u, x7);
            }
            if (0x1b >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_ao_m_part(u, 48, 57, 58, 61, 62);
                texs_d1_lz_m_part_4(u, x7, x8);
            }
            if (0x1d >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_ao_m_part(u, 70, 79, 80, 83, 84);
                texs_d1_lz_m_part_2(u, x9, x7, x8);
            }
            if (0x1e >> V(texture_COMPONENTS, 9) & 1) {
                NEED(17);
                tlds_d2_ll_ao_m_part(u, 92, 101, 102, 105, 106);
                texs_d1_lz_m_part_3(u, x9, x7, x10);
            }
        END(40)
    END(41)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void tlds_d1_lz_s_part(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    x1 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
    x2 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
    if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_m_part_5(u, x1);
    }
    if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_s_part_3(u, x1, x2);
    }
    if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_s_part(u, x1, x2);
    }
    if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        texs_d1_lz_s_part_2(u, x1, x2);
    }
}

static void uses_tlds_d1_lz_s(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        tlds_d1_lz_s_part(u);
    END(1)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void uses_tlds_d1_ll_s(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 10, 3);
    IF(2, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(1, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            tlds_d1_lz_s_part(u);
        END(1)
    END(2)
    USE(EARLY(-4), F_R, V(Rb, 7));
}

static void uses_tlds_d2_lz_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(40, guard_value(u, 10, 3))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            tlds_d2_lz_m_part_2(u);
        END_LET(15)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_m_part_3(u, 24, 33, 34, 37, 38);
            texs_d1_lz_m_part_5(u, x7);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_m_part_3(u, 46, 55, 56, 59, 60);
            texs_d1_lz_s_part_3(u, x7, x8);
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_m_part_3(u, 68, 77, 78, 81, 82);
            texs_d1_lz_s_part(u, x7, x8);
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_m_part_3(u, 90, 99, 100, 103, 104);
            texs_d1_lz_s_part_2(u, x7, x8);
        }
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_lz_ao_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(40, guard_value(u, 10, 3))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            tlds_d2_lz_ao_m_part_3(u);
            tlds_d2_lz_ao_m_part_2(u);
        END_LET(15)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_ao_m_part(u, 24, 33, 34, 37, 38);
            texs_d1_lz_m_part_5(u, x7);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_ao_m_part(u, 46, 55, 56, 59, 60);
            texs_d1_lz_s_part_3(u, x7, x8);
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_ao_m_part(u, 68, 77, 78, 81, 82);
            texs_d1_lz_s_part(u, x7, x8);
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_d2_lz_ao_m_part(u, 90, 99, 100, 103, 104);
            texs_d1_lz_s_part_2(u, x7, x8);
        }
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_ll_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(41, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(40, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            LET(15)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                tlds_d2_lz_ao_m_part_2(u);
            END_LET(15)
            if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_m_part(u, 24, 33, 34, 37, 38);
                texs_d1_lz_m_part_5(u, x7);
            }
            if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_m_part(u, 46, 55, 56, 59, 60);
                texs_d1_lz_s_part_3(u, x7, x8);
            }
            if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_m_part(u, 68, 77, 78, 81, 82);
                texs_d1_lz_s_part(u, x7, x8);
            }
            if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_m_part(u, 90, 99, 100, 103, 104);
                texs_d1_lz_s_part_2(u, x7, x8);
            }
        END(40)
    END(41)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d3_lz_s(struct rt_uses *u)
{
    uint64_t x8 = 0, x9 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(58, guard_value(u, 10, 3))
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x9 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(16)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(5, OPEN)
                tlds_d3_lz_m_part_2(u);
            END(5)
        END_LET(16)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            tlds_d3_lz_m_part_4(u, 25, 34, 38, 39, 42, 43);
            texs_d1_lz_m_part_5(u, x8);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            tlds_d3_lz_m_part_4(u, 51, 60, 64, 65, 68, 69);
            texs_d1_lz_s_part_3(u, x8, x9);
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            tlds_d3_lz_m_part_4(u, 77, 86, 90, 91, 94, 95);
            texs_d1_lz_s_part(u, x8, x9);
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(16);
            tlds_d3_lz_m_part_4(u, 103, 112, 116, 117, 120, 121);
            texs_d1_lz_s_part_2(u, x8, x9);
        }
    END(58)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_a2_lz_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(40, guard_value(u, 10, 3))
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            IF(3, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(3)
        END_LET(15)
        if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_a2_lz_m_part(u, 24, 33, 34, 37, 38);
            texs_d1_lz_m_part_5(u, x7);
        }
        if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_a2_lz_m_part(u, 46, 55, 56, 59, 60);
            texs_d1_lz_s_part_3(u, x7, x8);
        }
        if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_a2_lz_m_part(u, 68, 77, 78, 81, 82);
            texs_d1_lz_s_part(u, x7, x8);
        }
        if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
            NEED(15);
            tlds_a2_lz_m_part(u, 90, 99, 100, 103, 104);
            texs_d1_lz_s_part_2(u, x7, x8);
        }
    END(40)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void uses_tlds_d2_ll_ao_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(41, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(40, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            LET(15)
                tlds_d2_ll_ao_m_part_2(u);
                tlds_d2_lz_ao_m_part_2(u);
            END_LET(15)
            if (0x31 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_ao_m_part(u, 24, 33, 34, 37, 38);
                texs_d1_lz_m_part_5(u, x7);
            }
            if (0x52 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_ao_m_part(u, 46, 55, 56, 59, 60);
                texs_d1_lz_s_part_3(u, x7, x8);
            }
            if (0x84 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_ao_m_part(u, 68, 77, 78, 81, 82);
                texs_d1_lz_s_part(u, x7, x8);
            }
            if (0xe8 >> V(texture_COMPONENTS_1, 9) & 1) {
                NEED(15);
                tlds_d2_ll_ao_m_part(u, 90, 99, 100, 103, 104);
                texs_d1_lz_s_part_2(u, x7, x8);
            }
        END(40)
    END(41)
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

static void tld4s_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    IF(1, OPEN)
        LET(n1) NEED(20); END_LET(n1)
    END(1)
    LET(n2)
        NEED(n1);
        USE(EARLY(-4), F_R, V(Ra, 9));
        if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
    END_LET(n2)
    IF(2, OPEN) NEED(33); END(2)
    IF(3, OPEN)
        LET(n3)
            IF(4, OPEN) NEED(n2); END(4)
        END_LET(n3)
    END(3)
    NEED(n3);
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
            tld4s_part(u, 42, 43, 46);
            if (opt_tld4s_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(0, 16));
            } else USE(WRITE(1), F_R, x8);
            tld4s_part(u, 67, 68, 71);
            if (opt_tld4s_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x8), BITS(16, 16));
            } else USE(WRITE(1), F_R, x9);
            tld4s_part(u, 92, 93, 96);
            if (opt_tld4s_f16_value(u, 0, 0)) {
                USE_PART(WRITE(1), F_R, K(x10), BITS(0, 16));
            } else USE(WRITE(1), F_R, x10);
            tld4s_part(u, 117, 118, 121);
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

static void vadd_part(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int v6, int v7)
{
    if (0xf >> V(video_THEN, 4) & 1) {
        LET(7)
            if (V(video_THEN, 4) == 0) {
                src_va_reads(u, v1, v2, v3, 5);
                src_vb_reads(u, v4, v5, v6, 6);
                USE_PART(READ, F_R, K(V(Rc, v7)), BITS(0, 16));
            } else {
                USE_PART(READ, F_R, K(V(Rc, v7)), BITS(16, 16));
                src_va_reads(u, v1, v2, v3, 5);
                src_vb_reads(u, v4, v5, v6, 6);
            }
        END_LET(7)
        LET(11)
            if (0x3 >> V(video_THEN, 4) & 1) {
                NEED(7);
            } else {
                USE(READ, F_R, V(Rc, v7));
                src_va_reads(u, v1, v2, v3, 5);
                src_vb_reads(u, v4, v5, v6, 6);
            }
        END_LET(11)
    } else {
        LET(11)
            if (V(video_THEN, 4) == 4) {
                src_va_reads(u, v1, v2, v3, 5);
                src_vb_reads(u, v4, v5, v6, 6);
                USE(READ, F_R, V(Rc, v7));
            } else {
                if (0x7f >> V(video_THEN, 4) & 1) {
                    src_va_reads(u, v1, v2, v3, 5);
                    src_vb_reads(u, v4, v5, v6, 6);
                    USE(READ, F_R, V(Rc, v7));
                }
                IF(1, OPEN)
                    src_va_reads(u, v1, v2, v3, 5);
                    src_vb_reads(u, v4, v5, v6, 6);
                    USE(READ, F_R, V(Rc, v7));
                END(1)
            }
        END_LET(11)
    }
    NEED(11);
    USE(WRITE(1), F_R, V(Rd, 5));
    if (V(CC, 6)) USE(WRITE(1), F_CC, 0);
}

static void uses_vadd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 20, 7);
    IF(2, guard_value(u, 20, 7))
        vadd_part(u, 8, 9, 11, 13, 14, 16, 18);
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
        vadd_part(u, 7, 8, 10, 11, 12, 14, 16);
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

static void vsetp_part(struct rt_uses *u)
{
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
}

static void uses_vsetp(struct rt_uses *u)
{
    guard_reads(u, 17, 8);
    IF(5, guard_value(u, 17, 8))
        vsetp_part(u);
        USE(WRITE(1), F_P, V(Pu, 4));
        vsetp_part(u);
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
    guard_reads(u, 16, 1);
    IF(1, guard_value(u, 16, 1))
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

static rt_uses_of *const paths[MAXWELL_FORMS] = {
    [MAXWELL_BRA] = paths_bra,
    [MAXWELL_BRX] = paths_brx,
    [MAXWELL_JMP] = paths_jmp,
    [MAXWELL_JMX] = paths_brx,
    [MAXWELL_CAL] = paths_cal,
    [MAXWELL_JCAL] = paths_jcal,
    [MAXWELL_PRET] = paths_pret,
    [MAXWELL_RET] = paths_ret,
    [MAXWELL_PLONGJMP] = paths_plongjmp,
    [MAXWELL_LONGJMP] = paths_longjmp,
    [MAXWELL_PBK] = paths_pbk,
    [MAXWELL_BRK] = paths_brk,
    [MAXWELL_PCNT] = paths_pcnt,
    [MAXWELL_CONT] = paths_cont,
    [MAXWELL_SSY] = paths_ssy,
    [MAXWELL_SYNC] = paths_sync,
    [MAXWELL_PEXIT] = paths_pexit,
    [MAXWELL_EXIT] = paths_exit,
};

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
    [MAXWELL_PLONGJMP] = uses_plongjmp,
    [MAXWELL_LONGJMP] = uses_longjmp,
    [MAXWELL_PBK] = uses_pbk,
    [MAXWELL_BRK] = uses_brk,
    [MAXWELL_PCNT] = uses_pcnt,
    [MAXWELL_CONT] = uses_cont,
    [MAXWELL_SSY] = uses_ssy,
    [MAXWELL_SYNC] = uses_sync,
    [MAXWELL_PEXIT] = uses_pexit,
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
    .paths = paths,
    .aliases = aliases, .alias_count = 18,
};
