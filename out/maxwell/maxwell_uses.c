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
                        LET(15)
                            IF(10, OPEN)
                                suld_p_part_3(u, 5, 0, 6);
                            END(10)
                        END_LET(15)
                    END(11)
                    NEED(15);
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
                    LET(12)
                        USE(EARLY(-4), F_R, (V(Rd, 5) | ((rt_bits((V(surface_MASK, 2) &
                            (rt_shl_int(1, x8) - 1)), 0, 1) + rt_bits((V(surface_MASK, 2) &
                            (rt_shl_int(1, x8) - 1)), 1, 1)) + rt_bits((V(surface_MASK, 2) &
                            (rt_shl_int(1, x8) - 1)), 2, 1))));
                    END_LET(12)
                    IF(12, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u,
                        OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                        OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(2),
                        K(4))))))))))))))), K(1)))
                        IF(9, OPEN) NEED(12); END(9)
                        suld_p_part_3(u, 4, 0, 4);
                    ELSE(12)
                        IF(11, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                            OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(2), K(4))))))))))))))), K(2)))
                            IF(10, OPEN) NEED(12); END(10)
                            suld_p_part_3(u, 4, 0, 4);
                        ELSE(11)
                            NEED(12);
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

static void tex_i_part(struct rt_uses *u, int v1, int v2)
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

static void tex_i_part_6(struct rt_uses *u, int v1, int v2)
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

static void tex_i_part_2(struct rt_uses *u, int v1, int v2, int v3, uint64_t x1)
{
    tex_i_part_6(u, v1, v2);
    USE(EARLY(-4), F_R, V(Rb, v3));
    if ((int64_t)x1 > (int64_t)1) {
        USE(EARLY(-4), F_R, ((V(Rb, v3) == 255) ? 255 : rt_bits((V(Rb, v3) + 1), 0, 8)));
    }
    if ((int64_t)x1 > (int64_t)2) {
        USE(EARLY(-4), F_R, ((V(Rb, v3) == 255) ? 255 : rt_bits((V(Rb, v3) + 2), 0, 8)));
    }
}

static void tex_i_part_3(struct rt_uses *u, uint64_t x1, int v2)
{
    if ((int64_t)x1 > (int64_t)1) {
        USE(EARLY(-4), F_R, ((V(Rb, v2) == 255) ? 255 : rt_bits((V(Rb, v2) + 1), 0, 8)));
    }
    if ((int64_t)x1 > (int64_t)2) {
        USE(EARLY(-4), F_R, ((V(Rb, v2) == 255) ? 255 : rt_bits((V(Rb, v2) + 2), 0, 8)));
    }
}

static void tex_i_part_4(struct rt_uses *u, uint64_t x1, uint64_t x2, uint64_t x3, uint64_t x4,
    uint64_t x5)
{
    USE(WRITE(1), F_R, ((rt_bits(x1, 0, 2) == 0) ? x2 : ((rt_bits(x1, 0, 2) == 1) ? x3 :
        ((rt_bits(x1, 0, 2) == 2) ? x4 : x5))));
}

static void tex_i_part_5(struct rt_uses *u, unsigned n1, int v2, int v3, unsigned n4)
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

static void uses_tex_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x13 = 0, x14 = 0, x15 = 0, x16 = 0, x129 = 0;
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(29, guard_value(u, 15, 3))
        if (V(texture_DC, 3) || (0xc0 >> V(texture_DIM, 13) & 1)) {
            x2 = (((int64_t)((((0xcc >> V(texture_LOD, 0) & 1) + V(texture_LC, 1)) +
                V(texture_AOFFI, 2)) + V(texture_DC, 3)) > (int64_t)1) ? ((((0xcc >> V(texture_LOD,
                0) & 1) + V(texture_LC, 1)) + V(texture_AOFFI, 2)) + V(texture_DC, 3)) : 1);
            tex_i_part_2(u, 10, 13, 11, x2);
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
            }
            opt_writes_4(u, 8, 1);
            tex_i_part(u, 9, 14);
        } else {
            tex_i_part_5(u, 6, 13, 10, 7);
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
            for (uint64_t x35 = 0; x35 <= 3; x35++) {
                if (rt_bits(V(texture_MASK, 14), x35, 1)) {
                    x129 = ((rt_bits((V(texture_MASK, 14) & (rt_shl_int(1, x35) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 14) & (rt_shl_int(1, x35) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 14) & (rt_shl_int(1, x35) - 1)), 2, 1));
                    IF(28, OPEN)
                        for (uint64_t x132 = 0; x132 <= 7; x132++) {
                            LET(163)
                                NEED(6);
                                NEED(10);
                                NEED(28);
                                NEED(31);
                            END_LET(163)
                            LET(175)
                                IF(3, OPEN)
                                    NEED(6);
                                    NEED(10);
                                END(3)
                                IF(9, OPEN)
                                    NEED(28);
                                    NEED(31);
                                END(9)
                            END_LET(175)
                            IF(10, OPEN)
                                LET(183) NEED(28); END_LET(183)
                            END(10)
                            LET(184) NEED(183); END_LET(184)
                            IF(11, OPEN)
                                LET(188) NEED(31); END_LET(188)
                                LET(188) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R,
                                    V(Ra, 10)); END_LET(188)
                            END(11)
                            LET(189) NEED(188); END_LET(189)
                            LET(190)
                                NEED(189);
                                NEED(184);
                                NEED(6);
                                NEED(10);
                            END_LET(190)
                            IF(12, OPEN) NEED(175); END(12)
                            IF(14, OPEN)
                                LET(192)
                                    IF(13, OPEN) NEED(190); END(13)
                                END_LET(192)
                            END(14)
                            MORE(131)
                                NEED(163);
                                IF(15, OPEN) NEED(192); END(15)
                            END_MORE(131)
                        }
                        LET(130) NEED(131); END_LET(130)
                        LET(204)
                            IF(16, OPEN)
                                NEED(6);
                                NEED(10);
                            END(16)
                            IF(22, OPEN)
                                NEED(28);
                                NEED(31);
                            END(22)
                        END_LET(204)
                        LET(212) NEED(28); END_LET(212)
                        LET(213) NEED(212); END_LET(213)
                        LET(217) NEED(31); END_LET(217)
                        LET(217) if (0xaa >> V(texture_DIM, 13) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                            END_LET(217)
                        LET(218) NEED(217); END_LET(218)
                        LET(219)
                            NEED(218);
                            NEED(213);
                            NEED(6);
                            NEED(10);
                        END_LET(219)
                        NEED(204);
                        LET(221)
                            IF(26, OPEN) NEED(219); END(26)
                        END_LET(221)
                        LET(130) NEED(221); END_LET(130)
                    END(28)
                    NEED(130);
                    tex_i_part_4(u, x129, x13, x14, x15, x16);
                }
            }
            opt_writes_4(u, 8, 1);
        }
    END(29)
    x3 = (((int64_t)((uint64_t)(((0xcc >> V(texture_LOD, 0) & 1) + V(texture_LC, 1)) +
        V(texture_AOFFI, 2)) + 0) > (int64_t)1) ? ((uint64_t)(((0xcc >> V(texture_LOD, 0) & 1) +
        V(texture_LC, 1)) + V(texture_AOFFI, 2)) + 0) : 1);
    USE(EARLY(-4), F_R, V(Rb, 11));
    tex_i_part_3(u, x3, 11);
    rt_leave(u);
}

static void uses_tex_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x12 = 0, x13 = 0, x14 = 0, x15 = 0, x128 = 0;
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(29, guard_value(u, 14, 3))
        if (V(texture_DC, 3) || (0xc0 >> V(texture_DIM, 12) & 1)) {
            x2 = (((int64_t)(((((uint64_t)1 + (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B,
                1)) + V(texture_AOFFI_B, 2)) + V(texture_DC, 3)) > (int64_t)1) ? (((((uint64_t)1 +
                (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B, 1)) + V(texture_AOFFI_B, 2)) +
                V(texture_DC, 3)) : 1);
            tex_i_part_2(u, 10, 12, 11, x2);
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
            }
            opt_writes_4(u, 8, 1);
            tex_i_part(u, 9, 13);
        } else {
            tex_i_part_5(u, 5, 12, 10, 6);
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
            for (uint64_t x34 = 0; x34 <= 3; x34++) {
                if (rt_bits(V(texture_MASK, 13), x34, 1)) {
                    x128 = ((rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x34) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x34) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x34) - 1)), 2, 1));
                    IF(28, OPEN)
                        for (uint64_t x131 = 0; x131 <= 7; x131++) {
                            LET(162)
                                NEED(5);
                                NEED(9);
                                NEED(27);
                                NEED(30);
                            END_LET(162)
                            LET(174)
                                IF(3, OPEN)
                                    NEED(5);
                                    NEED(9);
                                END(3)
                                IF(9, OPEN)
                                    NEED(27);
                                    NEED(30);
                                END(9)
                            END_LET(174)
                            IF(10, OPEN)
                                LET(182) NEED(27); END_LET(182)
                            END(10)
                            LET(183) NEED(182); END_LET(183)
                            IF(11, OPEN)
                                LET(187) NEED(30); END_LET(187)
                                LET(187) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R,
                                    V(Ra, 10)); END_LET(187)
                            END(11)
                            LET(188) NEED(187); END_LET(188)
                            LET(189)
                                NEED(188);
                                NEED(183);
                                NEED(5);
                                NEED(9);
                            END_LET(189)
                            IF(12, OPEN) NEED(174); END(12)
                            IF(14, OPEN)
                                LET(191)
                                    IF(13, OPEN) NEED(189); END(13)
                                END_LET(191)
                            END(14)
                            MORE(130)
                                NEED(162);
                                IF(15, OPEN) NEED(191); END(15)
                            END_MORE(130)
                        }
                        LET(129) NEED(130); END_LET(129)
                        LET(203)
                            IF(16, OPEN)
                                NEED(5);
                                NEED(9);
                            END(16)
                            IF(22, OPEN)
                                NEED(27);
                                NEED(30);
                            END(22)
                        END_LET(203)
                        LET(211) NEED(27); END_LET(211)
                        LET(212) NEED(211); END_LET(212)
                        LET(216) NEED(30); END_LET(216)
                        LET(216) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 10));
                            END_LET(216)
                        LET(217) NEED(216); END_LET(217)
                        LET(218)
                            NEED(217);
                            NEED(212);
                            NEED(5);
                            NEED(9);
                        END_LET(218)
                        NEED(203);
                        LET(220)
                            IF(26, OPEN) NEED(218); END(26)
                        END_LET(220)
                        LET(129) NEED(220); END_LET(129)
                    END(28)
                    NEED(129);
                    tex_i_part_4(u, x128, x12, x13, x14, x15);
                }
            }
            opt_writes_4(u, 8, 1);
        }
    END(29)
    x3 = (((int64_t)((uint64_t)((((uint64_t)1 + (0xcc >> V(texture_LOD_B, 0) & 1)) + V(texture_LC_B,
        1)) + V(texture_AOFFI_B, 2)) + 0) > (int64_t)1) ? ((uint64_t)((((uint64_t)1 + (0xcc >>
        V(texture_LOD_B, 0) & 1)) + V(texture_LC_B, 1)) + V(texture_AOFFI_B, 2)) + 0) : 1);
    USE(EARLY(-4), F_R, V(Rb, 11));
    tex_i_part_3(u, x3, 11);
    if ((int64_t)x3 > (int64_t)3) {
        USE(EARLY(-4), F_R, ((V(Rb, 11) == 255) ? 255 : rt_bits((V(Rb, 11) + 3), 0, 8)));
    }
    rt_leave(u);
}

static void tld_i_part(struct rt_uses *u, unsigned n1, int v2, unsigned n3, unsigned n4)
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

static void uses_tld_i(struct rt_uses *u)
{
    uint64_t x3 = 0, x11 = 0, x12 = 0, x13 = 0, x14 = 0, x82 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(20, guard_value(u, 14, 3))
        LET(1)
            if (V(texture_TLD_LOD, 0)) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 0), 0, 8)));
            }
        END_LET(1)
        x1 = (V(texture_TLD_LOD, 0) ? rt_content(u, F_R, K(((V(Rb, 10) == 255) ? 255 :
            rt_bits((V(Rb, 10) + 0), 0, 8)))) : K(0));
        if (V(texture_MS, 2) || (0xc0 >> V(texture_DIM, 12) & 1)) {
            x3 = (((V(texture_TLD_LOD, 0) == 1) + V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2));
            tex_i_part_6(u, 9, 12);
            if ((int64_t)x3 > (int64_t)0) USE(EARLY(-4), F_R, V(Rb, 10));
            tex_i_part_3(u, x3, 10);
            opt_writes_4(u, 7, 1);
            tex_i_part(u, 8, 13);
        } else {
            NEED(1);
            IF(19, rt_not(rt_both(rt_not(rt_eq(u, x1, K(0))), rt_sure((V(texture_CL, 3) == 0)))))
                LET(4)
                    if (V(texture_AOFFI_TLD, 1)) {
                        USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) +
                            (V(texture_TLD_LOD, 0) == 1)), 0, 8)));
                    }
                END_LET(4)
                tld_i_part(u, 7, 12, 8, 9);
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
                for (uint64_t x25 = 0; x25 <= 3; x25++) {
                    if (rt_bits(V(texture_MASK, 13), x25, 1)) {
                        NEED(21);
                        IF(18, OPEN)
                            LET(63)
                                IF(6, OPEN) NEED(7); END(6)
                                IF(12, OPEN)
                                    NEED(8);
                                    NEED(9);
                                END(12)
                            END_LET(63)
                            LET(71) NEED(8); END_LET(71)
                            LET(72) NEED(71); END_LET(72)
                            LET(76) NEED(9); END_LET(76)
                            LET(76) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra,
                                9)); END_LET(76)
                            LET(77) NEED(76); END_LET(77)
                            NEED(63);
                            LET(80)
                                IF(16, OPEN)
                                    NEED(77);
                                    NEED(72);
                                    NEED(7);
                                END(16)
                            END_LET(80)
                            LET(81) NEED(80); END_LET(81)
                        END(18)
                        LET(53) NEED(81); END_LET(53)
                        x82 = ((rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x25) - 1)), 0, 1) +
                            rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x25) - 1)), 1, 1)) +
                            rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x25) - 1)), 2, 1));
                        NEED(53);
                        tex_i_part_4(u, x82, x11, x12, x13, x14);
                    }
                }
                opt_writes_4(u, 7, 1);
            END(19)
        }
    END(20)
    rt_leave(u);
}

static void uses_tld_b(struct rt_uses *u)
{
    uint64_t x3 = 0, x10 = 0, x11 = 0, x12 = 0, x13 = 0, x81 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(20, guard_value(u, 13, 3))
        LET(1)
            if (V(texture_TLD_LOD, 0)) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
            }
        END_LET(1)
        x1 = (V(texture_TLD_LOD, 0) ? rt_content(u, F_R, K(((V(Rb, 10) == 255) ? 255 :
            rt_bits((V(Rb, 10) + 1), 0, 8)))) : K(0));
        if (V(texture_MS, 2) || (0xc0 >> V(texture_DIM, 11) & 1)) {
            x3 = (((1 + V(texture_TLD_LOD, 0)) + V(texture_AOFFI_TLD, 1)) + V(texture_MS, 2));
            tex_i_part_2(u, 9, 11, 10, x3);
            if ((int64_t)x3 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
            }
            opt_writes_4(u, 7, 1);
            tex_i_part(u, 8, 12);
        } else {
            NEED(1);
            IF(19, rt_not(rt_both(rt_not(rt_eq(u, x1, K(0))), rt_sure((V(texture_CL, 3) == 0)))))
                LET(4)
                    if (V(texture_AOFFI_TLD, 1)) {
                        USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + (1 +
                            V(texture_TLD_LOD, 0))), 0, 8)));
                    }
                END_LET(4)
                tld_i_part(u, 6, 11, 7, 8);
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
                for (uint64_t x24 = 0; x24 <= 3; x24++) {
                    if (rt_bits(V(texture_MASK, 12), x24, 1)) {
                        NEED(20);
                        IF(18, OPEN)
                            LET(62)
                                IF(6, OPEN) NEED(6); END(6)
                                IF(12, OPEN)
                                    NEED(7);
                                    NEED(8);
                                END(12)
                            END_LET(62)
                            LET(70) NEED(7); END_LET(70)
                            LET(71) NEED(70); END_LET(71)
                            LET(75) NEED(8); END_LET(75)
                            LET(75) if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra,
                                9)); END_LET(75)
                            LET(76) NEED(75); END_LET(76)
                            NEED(62);
                            LET(79)
                                IF(16, OPEN)
                                    NEED(76);
                                    NEED(71);
                                    NEED(6);
                                END(16)
                            END_LET(79)
                            LET(80) NEED(79); END_LET(80)
                        END(18)
                        LET(52) NEED(80); END_LET(52)
                        x81 = ((rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x24) - 1)), 0, 1) +
                            rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x24) - 1)), 1, 1)) +
                            rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x24) - 1)), 2, 1));
                        NEED(52);
                        tex_i_part_4(u, x81, x10, x11, x12, x13);
                    }
                }
                opt_writes_4(u, 7, 1);
            END(19)
        }
    END(20)
    rt_leave(u);
}

static void uses_tld4_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x10 = 0, x11 = 0, x12 = 0, x13 = 0, x58 = 0;
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(11, guard_value(u, 14, 3))
        if (((0xc >> V(texture_TLD4_OFFSET, 1) & 1) || V(texture_DC, 2)) || (0xc0 >> V(texture_DIM,
            12) & 1)) {
            x2 = (((int64_t)((0 + V(texture_TLD4_OFFSET, 1)) + V(texture_DC, 2)) > (int64_t)1) ? ((0
                + V(texture_TLD4_OFFSET, 1)) + V(texture_DC, 2)) : 1);
            tex_i_part_2(u, 9, 12, 10, x2);
            opt_writes_4(u, 7, 1);
            tex_i_part(u, 8, 13);
        } else {
            LET(3)
                if (V(texture_TLD4_OFFSET, 1)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 0), 0,
                        8)));
                }
            END_LET(3)
            tex_i_part_5(u, 5, 12, 9, 6);
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
            for (uint64_t x26 = 0; x26 <= 3; x26++) {
                if (rt_bits(V(texture_MASK, 13), x26, 1)) {
                    x58 = ((rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x26) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x26) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 13) & (rt_shl_int(1, x26) - 1)), 2, 1));
                    LET(71)
                        IF(2, OPEN)
                            NEED(5);
                            NEED(3);
                        END(2)
                        IF(5, OPEN) NEED(22); END(5)
                    END_LET(71)
                    IF(6, OPEN)
                        LET(79) NEED(22); END_LET(79)
                    END(6)
                    LET(80) NEED(79); END_LET(80)
                    IF(7, OPEN)
                        LET(84) if (0xaa >> V(texture_DIM, 12) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(84)
                    END(7)
                    LET(85) NEED(84); END_LET(85)
                    LET(86)
                        NEED(85);
                        NEED(80);
                        NEED(5);
                        NEED(3);
                    END_LET(86)
                    IF(8, OPEN) NEED(71); END(8)
                    IF(10, OPEN)
                        LET(88)
                            IF(9, OPEN) NEED(86); END(9)
                        END_LET(88)
                    END(10)
                    NEED(88);
                    tex_i_part_4(u, x58, x10, x11, x12, x13);
                }
            }
            opt_writes_4(u, 7, 1);
        }
    END(11)
    rt_leave(u);
}

static void uses_tld4_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x9 = 0, x10 = 0, x11 = 0, x12 = 0, x57 = 0;
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(11, guard_value(u, 13, 3))
        if (((0xc >> V(texture_TLD4_OFFSET_B, 1) & 1) || V(texture_DC, 2)) || (0xc0 >>
            V(texture_DIM, 11) & 1)) {
            x2 = (((int64_t)((1 + V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) > (int64_t)1) ?
                ((1 + V(texture_TLD4_OFFSET_B, 1)) + V(texture_DC, 2)) : 1);
            tex_i_part_2(u, 9, 11, 10, x2);
            if ((int64_t)x2 > (int64_t)3) {
                USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 3), 0, 8)));
            }
            opt_writes_4(u, 7, 1);
            tex_i_part(u, 8, 12);
        } else {
            LET(3)
                if (V(texture_TLD4_OFFSET_B, 1)) {
                    USE(EARLY(-4), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0,
                        8)));
                }
            END_LET(3)
            tex_i_part_5(u, 4, 11, 9, 5);
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
            for (uint64_t x25 = 0; x25 <= 3; x25++) {
                if (rt_bits(V(texture_MASK, 12), x25, 1)) {
                    x57 = ((rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x25) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x25) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x25) - 1)), 2, 1));
                    LET(70)
                        IF(2, OPEN)
                            NEED(4);
                            NEED(3);
                        END(2)
                        IF(5, OPEN) NEED(21); END(5)
                    END_LET(70)
                    IF(6, OPEN)
                        LET(78) NEED(21); END_LET(78)
                    END(6)
                    LET(79) NEED(78); END_LET(79)
                    IF(7, OPEN)
                        LET(83) if (0xaa >> V(texture_DIM, 11) & 1) USE(EARLY(-4), F_R, V(Ra, 9));
                            END_LET(83)
                    END(7)
                    LET(84) NEED(83); END_LET(84)
                    LET(85)
                        NEED(84);
                        NEED(79);
                        NEED(4);
                        NEED(3);
                    END_LET(85)
                    IF(8, OPEN) NEED(70); END(8)
                    IF(10, OPEN)
                        LET(87)
                            IF(9, OPEN) NEED(85); END(9)
                        END_LET(87)
                    END(10)
                    NEED(87);
                    tex_i_part_4(u, x57, x9, x10, x11, x12);
                }
            }
            opt_writes_4(u, 7, 1);
        }
    END(11)
    rt_leave(u);
}

static void txd_i_part(struct rt_uses *u, unsigned n1, int v2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7, unsigned n8, unsigned n9)
{
    for (uint64_t x1 = 0; x1 <= 7; x1++) {
        LET(n1)
            IF(1, OPEN)
                USE(EARLY(-4), F_R, ((V(Ra, v2) == 255) ? 255 : rt_bits((V(Ra, v2) + 0), 0, 8)));
            END(1)
            IF(2, OPEN) NEED(n3); END(2)
        END_LET(n1)
        IF(3, OPEN)
            LET(n4) NEED(n3); END_LET(n4)
        END(3)
        LET(n5) NEED(n4); END_LET(n5)
        IF(4, OPEN) NEED(n1); END(4)
        IF(5, OPEN)
            LET(n6)
                IF(6, OPEN)
                    NEED(n5);
                    USE(EARLY(-4), F_R, ((V(Ra, v2) == 255) ? 255 : rt_bits((V(Ra, v2) + 0), 0,
                        8)));
                END(6)
            END_LET(n6)
        END(5)
        MORE(n7)
            USE(EARLY(-4), F_R, ((V(Ra, v2) == 255) ? 255 : rt_bits((V(Ra, v2) + 0), 0, 8)));
            NEED(n3);
            IF(7, OPEN) NEED(n6); END(7)
        END_MORE(n7)
    }
    LET(n8) NEED(n7); END_LET(n8)
    LET(n9)
        IF(8, OPEN)
            USE(EARLY(-4), F_R, ((V(Ra, v2) == 255) ? 255 : rt_bits((V(Ra, v2) + 0), 0, 8)));
        END(8)
        IF(9, OPEN) NEED(n3); END(9)
    END_LET(n9)
}

static void txd_i_part_2(struct rt_uses *u, unsigned n1, unsigned n2, int v3)
{
    LET(n1)
        IF(1, OPEN)
            NEED(n2);
            USE(EARLY(-4), F_R, ((V(Ra, v3) == 255) ? 255 : rt_bits((V(Ra, v3) + 0), 0, 8)));
        END(1)
    END_LET(n1)
}

static void txd_i_part_3(struct rt_uses *u, int v1)
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

static void uses_txd_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0, x121 = 0;
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(20, guard_value(u, 12, 3))
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
            tex_i_part(u, 6, 11);
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
            for (uint64_t x27 = 0; x27 <= 3; x27++) {
                if (rt_bits(V(texture_MASK, 11), x27, 1)) {
                    x121 = ((rt_bits((V(texture_MASK, 11) & (rt_shl_int(1, x27) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 11) & (rt_shl_int(1, x27) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 11) & (rt_shl_int(1, x27) - 1)), 2, 1));
                    IF(19, OPEN)
                        txd_i_part(u, 167, 7, 22, 175, 176, 184, 123, 122, 196);
                        LET(204) NEED(22); END_LET(204)
                        LET(205) NEED(204); END_LET(205)
                        NEED(196);
                        txd_i_part_2(u, 213, 205, 7);
                        LET(122) NEED(213); END_LET(122)
                    END(19)
                    NEED(122);
                    tex_i_part_4(u, x121, x7, x8, x9, x10);
                }
            }
            opt_writes_4(u, 5, 1);
        }
    END(20)
    txd_i_part_3(u, 10);
    rt_leave(u);
}

static void txd_b_part(struct rt_uses *u, int v1)
{
    IF(1, OPEN)
        USE(EARLY(-4), F_R, ((V(Ra, v1) == 255) ? 255 : rt_bits((V(Ra, v1) + 1), 0, 8)));
    END(1)
}

static void uses_txd_b(struct rt_uses *u)
{
    uint64_t x2 = 0, x6 = 0, x7 = 0, x8 = 0, x9 = 0, x120 = 0;
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(20, guard_value(u, 11, 3))
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
            tex_i_part(u, 6, 10);
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
            for (uint64_t x26 = 0; x26 <= 3; x26++) {
                if (rt_bits(V(texture_MASK, 10), x26, 1)) {
                    x120 = ((rt_bits((V(texture_MASK, 10) & (rt_shl_int(1, x26) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 10) & (rt_shl_int(1, x26) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 10) & (rt_shl_int(1, x26) - 1)), 2, 1));
                    IF(19, OPEN)
                        for (uint64_t x123 = 0; x123 <= 7; x123++) {
                            LET(166)
                                txd_b_part(u, 7);
                                IF(5, OPEN) NEED(21); END(5)
                            END_LET(166)
                            IF(6, OPEN)
                                LET(174) NEED(21); END_LET(174)
                            END(6)
                            LET(175) NEED(174); END_LET(175)
                            IF(7, OPEN) NEED(166); END(7)
                            IF(9, OPEN)
                                LET(183)
                                    IF(8, OPEN)
                                        NEED(175);
                                        USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 :
                                            rt_bits((V(Ra, 7) + 1), 0, 8)));
                                    END(8)
                                END_LET(183)
                            END(9)
                            MORE(122)
                                USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                                    1), 0, 8)));
                                NEED(21);
                                IF(10, OPEN) NEED(183); END(10)
                            END_MORE(122)
                        }
                        LET(121) NEED(122); END_LET(121)
                        LET(195)
                            txd_b_part(u, 7);
                            IF(14, OPEN) NEED(21); END(14)
                        END_LET(195)
                        LET(203) NEED(21); END_LET(203)
                        LET(204) NEED(203); END_LET(204)
                        NEED(195);
                        LET(212)
                            IF(17, OPEN)
                                NEED(204);
                                USE(EARLY(-4), F_R, ((V(Ra, 7) == 255) ? 255 : rt_bits((V(Ra, 7) +
                                    1), 0, 8)));
                            END(17)
                        END_LET(212)
                        LET(121) NEED(212); END_LET(121)
                    END(19)
                    NEED(121);
                    tex_i_part_4(u, x120, x6, x7, x8, x9);
                }
            }
            opt_writes_4(u, 5, 1);
        }
    END(20)
    txd_i_part_3(u, 9);
    rt_leave(u);
}

static uint64_t any_query_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(texture_QUERY, v1);
    }
    return 0;
}

static void txq_i_part(struct rt_uses *u, int v1, uint64_t x2, uint64_t x3, uint64_t x4,
    uint64_t x5)
{
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(V(texture_MASK, v1), x1, 1)) {
            USE(WRITE(1), F_R, ((rt_bits(((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)),
                0, 1) + rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1)), 0, 2) == 0) ? x2 :
                ((rt_bits(((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 0, 1) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1)), 0, 2) == 1) ? x3 :
                ((rt_bits(((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 0, 1) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1)), 0, 2) == 2) ? x4 :
                x5))));
        }
    }
}

static void uses_txq_i(struct rt_uses *u)
{
    uint64_t x2 = 0, x3 = 0, x4 = 0, x5 = 0;
    guard_reads(u, 9, 2);
    IF(2, guard_value(u, 9, 2))
        USE(EARLY(-4), F_R, V(Ra, 4));
        if (any_query_value(u, 5, 1) != 1) {
            tex_i_part(u, 3, 8);
        } else {
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 4))), K(0)))))
                x2 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 0), 0, 8));
                x3 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x4 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8));
                x5 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8));
                txq_i_part(u, 8, x2, x3, x4, x5);
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
            tex_i_part(u, 3, 7);
        } else {
            USE(EARLY(-4), F_R, ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 1), 0, 8)));
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(((V(Ra, 4) == 255) ? 255 :
                rt_bits((V(Ra, 4) + 1), 0, 8)))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 0), 0, 8));
                x2 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x3 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 2), 0, 8));
                x4 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 3), 0, 8));
                USE(EARLY(-4), F_R, V(Ra, 4));
                txq_i_part(u, 7, x1, x2, x3, x4);
            END(1)
        }
    END(2)
}

static void uses_txa(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 5));
        tex_i_part(u, 4, 7);
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
        tex_i_part(u, 4, 8);
    END(1)
}

static void uses_tmml_b(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        tmml_i_part(u);
        USE(READ, F_R, V(Rb, 6));
        tex_i_part(u, 4, 8);
    END(1)
}

static uint64_t opt_f16_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return (V(texture_TEXS_F16, v1) == 0);
    }
    return 0;
}

static void texs_d1_lz_m_part(struct rt_uses *u, uint64_t x1, uint64_t x2, uint64_t x3,
    uint64_t x4, uint64_t x5)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K((((int64_t)x1 > (int64_t)1) ? x2 : x3)), BITS((16 * rt_bits(x1, 0,
            1)), 16));
    } else {
        USE(WRITE(1), F_R, ((rt_bits(x1, 0, 2) == 0) ? x3 : ((rt_bits(x1, 0, 2) == 1) ? x4 :
            ((rt_bits(x1, 0, 2) == 2) ? x2 : x5))));
    }
}

static void texs_d1_lz_m_part_2(struct rt_uses *u)
{
    IF(1, OPEN)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    END(1)
}

static void texs_d1_lz_m_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5, unsigned n6)
{
    IF(1, OPEN)
        for (uint64_t x1 = 0; x1 <= 7; x1++) {
            LET(n1)
                texs_d1_lz_m_part_2(u);
            END_LET(n1)
            IF(2, OPEN) NEED(n1); END(2)
            IF(3, OPEN)
                LET(n2)
                    texs_d1_lz_m_part_2(u);
                END_LET(n2)
            END(3)
            MORE(n3)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                IF(4, OPEN) NEED(n2); END(4)
            END_MORE(n3)
        }
        LET(n4) NEED(n3); END_LET(n4)
        LET(n5)
            texs_d1_lz_m_part_2(u);
        END_LET(n5)
        NEED(n5);
        LET(n6)
            texs_d1_lz_m_part_2(u);
        END_LET(n6)
        LET(n4) NEED(n6); END_LET(n4)
    END(1)
    NEED(n4);
}

static void uses_texs_d1_lz_m(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0, x5 = 0, x6 = 0, x7 = 0, x116 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(11, guard_value(u, 10, 3))
        x3 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x4 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x6 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x7 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        for (uint64_t x22 = 0; x22 <= 3; x22++) {
            if (rt_bits(x3, x22, 1)) {
                x116 = ((rt_bits((x3 & (rt_shl_int(1, x22) - 1)), 0, 1) + rt_bits((x3 &
                    (rt_shl_int(1, x22) - 1)), 1, 1)) + rt_bits((x3 & (rt_shl_int(1, x22) - 1)), 2,
                    1));
                texs_d1_lz_m_part_3(u, 162, 179, 118, 117, 191, 208);
                texs_d1_lz_m_part(u, x116, x6, x4, x5, x7);
            }
        }
    END(11)
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

static void texs_d2_m_part_2(struct rt_uses *u, uint64_t x2, uint64_t x4, uint64_t x5, uint64_t x6,
    uint64_t x7)
{
    uint64_t x3 = 0;
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(x2, x1, 1)) {
            x3 = ((rt_bits((x2 & (rt_shl_int(1, x1) - 1)), 0, 1) + rt_bits((x2 & (rt_shl_int(1, x1)
                - 1)), 1, 1)) + rt_bits((x2 & (rt_shl_int(1, x1) - 1)), 2, 1));
            IF(1, OPEN)
                txd_i_part(u, 165, 6, 20, 173, 174, 182, 121, 120, 194);
                LET(202) NEED(20); END_LET(202)
                LET(203) NEED(202); END_LET(203)
                NEED(194);
                txd_i_part_2(u, 211, 203, 6);
                LET(120) NEED(211); END_LET(120)
            END(1)
            NEED(120);
            texs_d1_lz_m_part(u, x3, x4, x5, x6, x7);
        }
    }
}

static void uses_texs_d2_m(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(20, guard_value(u, 10, 3))
        x4 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_m_part(u, 19, 20);
        texs_d2_m_part_2(u, x4, x7, x5, x6, x8);
    END(20)
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
    uint64_t x4 = 0, x5 = 0, x6 = 0, x7 = 0, x8 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(20, guard_value(u, 10, 3))
        x4 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_ll_m_part(u, 19, 20);
        texs_d2_m_part_2(u, x4, x7, x5, x6, x8);
    END(20)
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

static void texs_a2_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7, unsigned n8)
{
    IF(1, OPEN)
        LET(n1) NEED(n2); END_LET(n1)
    END(1)
    LET(n3) NEED(n1); END_LET(n3)
    IF(2, OPEN)
        LET(n4) USE(EARLY(-4), F_R, V(Ra, 6)); END_LET(n4)
    END(2)
    LET(n5) NEED(n4); END_LET(n5)
    IF(3, OPEN) NEED(n6); END(3)
    IF(4, OPEN)
        LET(n7)
            IF(5, OPEN)
                NEED(n5);
                NEED(n3);
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
            END(5)
        END_LET(n7)
    END(4)
    MORE(n8)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
        NEED(n2);
        IF(6, OPEN) NEED(n7); END(6)
    END_MORE(n8)
}

static void uses_texs_a2_m(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x6 = 0, x7 = 0, x8 = 0, x119 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(22, guard_value(u, 10, 3))
        x4 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x7 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x8 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_m_part(u, 19, 20);
        for (uint64_t x25 = 0; x25 <= 3; x25++) {
            if (rt_bits(x4, x25, 1)) {
                x119 = ((rt_bits((x4 & (rt_shl_int(1, x25) - 1)), 0, 1) + rt_bits((x4 &
                    (rt_shl_int(1, x25) - 1)), 1, 1)) + rt_bits((x4 & (rt_shl_int(1, x25) - 1)), 2,
                    1));
                IF(21, OPEN)
                    for (uint64_t x122 = 0; x122 <= 7; x122++) {
                        LET(165)
                            txd_b_part(u, 6);
                            IF(5, OPEN) NEED(20); END(5)
                        END_LET(165)
                        texs_a2_m_part(u, 173, 20, 174, 178, 179, 165, 182, 121);
                    }
                    LET(120) NEED(121); END_LET(120)
                    LET(194)
                        txd_b_part(u, 6);
                        IF(15, OPEN) NEED(20); END(15)
                    END_LET(194)
                    LET(202) NEED(20); END_LET(202)
                    LET(203) NEED(202); END_LET(203)
                    LET(207) USE(EARLY(-4), F_R, V(Ra, 6)); END_LET(207)
                    LET(208) NEED(207); END_LET(208)
                    NEED(194);
                    LET(211)
                        IF(19, OPEN)
                            NEED(208);
                            NEED(203);
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(19)
                    END_LET(211)
                    LET(120) NEED(211); END_LET(120)
                END(21)
                NEED(120);
                texs_d1_lz_m_part(u, x119, x7, x5, x6, x8);
            }
        }
    END(22)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d3_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    LET(n1)
        IF(1, OPEN)
            NEED(n2);
            NEED(n3);
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        END(1)
    END_LET(n1)
}

static void texs_d3_m_part_2(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7, unsigned n8, unsigned n9)
{
    IF(1, OPEN)
        LET(n1) NEED(n2); END_LET(n1)
    END(1)
    LET(n3) NEED(n1); END_LET(n3)
    IF(2, OPEN)
        LET(n4) NEED(n5); END_LET(n4)
    END(2)
    LET(n6) NEED(n4); END_LET(n6)
    IF(3, OPEN) NEED(n7); END(3)
    IF(4, OPEN)
        LET(n8)
            IF(5, OPEN)
                NEED(n6);
                NEED(n3);
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            END(5)
        END_LET(n8)
    END(4)
    MORE(n9)
        USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
        NEED(n2);
        NEED(n5);
        IF(6, OPEN) NEED(n8); END(6)
    END_MORE(n9)
}

static void uses_texs_d3_m(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x8 = 0, x9 = 0, x122 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(29, guard_value(u, 10, 3))
        x5 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x8 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x9 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        texs_d2_ll_m_part(u, 20, 21);
        texs_d2_m_part(u, 23, 24);
        for (uint64_t x28 = 0; x28 <= 3; x28++) {
            if (rt_bits(x5, x28, 1)) {
                x122 = ((rt_bits((x5 & (rt_shl_int(1, x28) - 1)), 0, 1) + rt_bits((x5 &
                    (rt_shl_int(1, x28) - 1)), 1, 1)) + rt_bits((x5 & (rt_shl_int(1, x28) - 1)), 2,
                    1));
                IF(28, OPEN)
                    for (uint64_t x125 = 0; x125 <= 7; x125++) {
                        LET(168)
                            texs_d1_lz_m_part_2(u);
                            IF(9, OPEN)
                                NEED(21);
                                NEED(24);
                            END(9)
                        END_LET(168)
                        texs_d3_m_part_2(u, 176, 21, 177, 181, 24, 182, 168, 185, 124);
                    }
                    LET(123) NEED(124); END_LET(123)
                    LET(197)
                        texs_d1_lz_m_part_2(u);
                        IF(22, OPEN)
                            NEED(21);
                            NEED(24);
                        END(22)
                    END_LET(197)
                    LET(205) NEED(21); END_LET(205)
                    LET(206) NEED(205); END_LET(206)
                    LET(210) NEED(24); END_LET(210)
                    LET(211) NEED(210); END_LET(211)
                    NEED(197);
                    texs_d3_m_part(u, 214, 211, 206);
                    LET(123) NEED(214); END_LET(123)
                END(28)
                NEED(123);
                texs_d1_lz_m_part(u, x122, x8, x6, x7, x9);
            }
        }
    END(29)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d1_lz_s_part(struct rt_uses *u, uint64_t x1, uint64_t x2, uint64_t x3)
{
    if (opt_f16_value(u, 0, 0)) {
        USE_PART(WRITE(1), F_R, K((((int64_t)x1 > (int64_t)1) ? 255 : x2)), BITS((16 * rt_bits(x1,
            0, 1)), 16));
    } else {
        USE(WRITE(1), F_R, ((rt_bits(x1, 0, 2) == 0) ? x2 : ((rt_bits(x1, 0, 2) == 1) ? x3 : 255)));
    }
}

static void uses_texs_d1_lz_s(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0, x5 = 0, x114 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(11, guard_value(u, 10, 3))
        x3 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x4 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        for (uint64_t x20 = 0; x20 <= 3; x20++) {
            if (rt_bits(x3, x20, 1)) {
                x114 = ((rt_bits((x3 & (rt_shl_int(1, x20) - 1)), 0, 1) + rt_bits((x3 &
                    (rt_shl_int(1, x20) - 1)), 1, 1)) + rt_bits((x3 & (rt_shl_int(1, x20) - 1)), 2,
                    1));
                texs_d1_lz_m_part_3(u, 160, 177, 116, 115, 189, 206);
                texs_d1_lz_s_part(u, x114, x4, x5);
            }
        }
    END(11)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void texs_d2_s_part(struct rt_uses *u, uint64_t x2, uint64_t x4, uint64_t x5)
{
    uint64_t x3 = 0;
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(x2, x1, 1)) {
            x3 = ((rt_bits((x2 & (rt_shl_int(1, x1) - 1)), 0, 1) + rt_bits((x2 & (rt_shl_int(1, x1)
                - 1)), 1, 1)) + rt_bits((x2 & (rt_shl_int(1, x1) - 1)), 2, 1));
            IF(1, OPEN)
                txd_i_part(u, 163, 6, 18, 171, 172, 180, 119, 118, 192);
                LET(200) NEED(18); END_LET(200)
                LET(201) NEED(200); END_LET(201)
                NEED(192);
                txd_i_part_2(u, 209, 201, 6);
                LET(118) NEED(209); END_LET(118)
            END(1)
            NEED(118);
            texs_d1_lz_s_part(u, x3, x4, x5);
        }
    }
}

static void uses_texs_d2_s(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(20, guard_value(u, 10, 3))
        x4 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_m_part(u, 17, 18);
        texs_d2_s_part(u, x4, x5, x6);
    END(20)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d2_ll_s(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x6 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(20, guard_value(u, 10, 3))
        x4 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_ll_m_part(u, 17, 18);
        texs_d2_s_part(u, x4, x5, x6);
    END(20)
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
    uint64_t x4 = 0, x5 = 0, x6 = 0, x117 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(22, guard_value(u, 10, 3))
        x4 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x5 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_m_part(u, 17, 18);
        for (uint64_t x23 = 0; x23 <= 3; x23++) {
            if (rt_bits(x4, x23, 1)) {
                x117 = ((rt_bits((x4 & (rt_shl_int(1, x23) - 1)), 0, 1) + rt_bits((x4 &
                    (rt_shl_int(1, x23) - 1)), 1, 1)) + rt_bits((x4 & (rt_shl_int(1, x23) - 1)), 2,
                    1));
                IF(21, OPEN)
                    for (uint64_t x120 = 0; x120 <= 7; x120++) {
                        LET(163)
                            txd_b_part(u, 6);
                            IF(5, OPEN) NEED(18); END(5)
                        END_LET(163)
                        texs_a2_m_part(u, 171, 18, 172, 176, 177, 163, 180, 119);
                    }
                    LET(118) NEED(119); END_LET(118)
                    LET(192)
                        txd_b_part(u, 6);
                        IF(15, OPEN) NEED(18); END(15)
                    END_LET(192)
                    LET(200) NEED(18); END_LET(200)
                    LET(201) NEED(200); END_LET(201)
                    LET(205) USE(EARLY(-4), F_R, V(Ra, 6)); END_LET(205)
                    LET(206) NEED(205); END_LET(206)
                    NEED(192);
                    LET(209)
                        IF(19, OPEN)
                            NEED(206);
                            NEED(201);
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END(19)
                    END_LET(209)
                    LET(118) NEED(209); END_LET(118)
                END(21)
                NEED(118);
                texs_d1_lz_s_part(u, x117, x5, x6);
            }
        }
    END(22)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_texs_d3_s(struct rt_uses *u)
{
    uint64_t x5 = 0, x6 = 0, x7 = 0, x120 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(29, guard_value(u, 10, 3))
        x5 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x6 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        texs_d2_ll_m_part(u, 18, 19);
        texs_d2_m_part(u, 21, 22);
        for (uint64_t x26 = 0; x26 <= 3; x26++) {
            if (rt_bits(x5, x26, 1)) {
                x120 = ((rt_bits((x5 & (rt_shl_int(1, x26) - 1)), 0, 1) + rt_bits((x5 &
                    (rt_shl_int(1, x26) - 1)), 1, 1)) + rt_bits((x5 & (rt_shl_int(1, x26) - 1)), 2,
                    1));
                IF(28, OPEN)
                    for (uint64_t x123 = 0; x123 <= 7; x123++) {
                        LET(166)
                            texs_d1_lz_m_part_2(u);
                            IF(9, OPEN)
                                NEED(19);
                                NEED(22);
                            END(9)
                        END_LET(166)
                        texs_d3_m_part_2(u, 174, 19, 175, 179, 22, 180, 166, 183, 122);
                    }
                    LET(121) NEED(122); END_LET(121)
                    LET(195)
                        texs_d1_lz_m_part_2(u);
                        IF(22, OPEN)
                            NEED(19);
                            NEED(22);
                        END(22)
                    END_LET(195)
                    LET(203) NEED(19); END_LET(203)
                    LET(204) NEED(203); END_LET(204)
                    LET(208) NEED(22); END_LET(208)
                    LET(209) NEED(208); END_LET(209)
                    NEED(195);
                    texs_d3_m_part(u, 212, 209, 204);
                    LET(121) NEED(212); END_LET(121)
                END(28)
                NEED(121);
                texs_d1_lz_s_part(u, x120, x6, x7);
            }
        }
    END(29)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_d1_lz_m_part(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0, x5 = 0, x7 = 0;
    x1 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
        ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
        ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
    x2 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
    x3 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
    x4 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
    x5 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
    for (uint64_t x6 = 0; x6 <= 3; x6++) {
        if (rt_bits(x1, x6, 1)) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            x7 = ((rt_bits((x1 & (rt_shl_int(1, x6) - 1)), 0, 1) + rt_bits((x1 & (rt_shl_int(1, x6)
                - 1)), 1, 1)) + rt_bits((x1 & (rt_shl_int(1, x6) - 1)), 2, 1));
            texs_d1_lz_m_part(u, x7, x4, x2, x3, x5);
        }
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

static void tlds_d2_lz_m_part(struct rt_uses *u)
{
    IF(1, OPEN)
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
    END(1)
}

static void uses_tlds_d2_lz_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0, x78 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(13, guard_value(u, 10, 3))
        x6 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            tlds_d2_lz_m_part(u);
        END_LET(17)
        for (uint64_t x21 = 0; x21 <= 3; x21++) {
            if (rt_bits(x6, x21, 1)) {
                NEED(17);
                IF(12, OPEN)
                    LET(59)
                        texs_d1_lz_m_part_2(u);
                        tlds_d2_lz_m_part(u);
                    END_LET(59)
                    LET(67)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END_LET(67)
                    LET(68) NEED(67); END_LET(68)
                    NEED(59);
                    txd_i_part_2(u, 76, 68, 6);
                    LET(77) NEED(76); END_LET(77)
                END(12)
                LET(49) NEED(77); END_LET(49)
                x78 = ((rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 0, 1) + rt_bits((x6 &
                    (rt_shl_int(1, x21) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 2,
                    1));
                NEED(49);
                texs_d1_lz_m_part(u, x78, x9, x7, x8, x10);
            }
        }
    END(13)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_d2_lz_ao_m_part(struct rt_uses *u)
{
    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
}

static void tlds_d2_lz_ao_m_part_2(struct rt_uses *u)
{
    USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
    USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
}

static void tlds_d2_lz_ao_m_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5, unsigned n6)
{
    IF(1, OPEN)
        LET(n1)
            IF(2, OPEN)
                tlds_d2_lz_ao_m_part_2(u);
            END(2)
            IF(3, OPEN)
                tlds_d2_lz_ao_m_part(u);
            END(3)
        END_LET(n1)
        LET(n2)
            tlds_d2_lz_ao_m_part(u);
        END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
        NEED(n1);
        LET(n4)
            IF(4, OPEN)
                NEED(n3);
                tlds_d2_lz_ao_m_part_2(u);
            END(4)
        END_LET(n4)
        LET(n5) NEED(n4); END_LET(n5)
    END(1)
    LET(n6) NEED(n5); END_LET(n6)
}

static void uses_tlds_d2_lz_ao_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0, x78 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(13, guard_value(u, 10, 3))
        x6 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(17)
            tlds_d2_lz_ao_m_part_2(u);
            txd_b_part(u, 6);
        END_LET(17)
        for (uint64_t x21 = 0; x21 <= 3; x21++) {
            if (rt_bits(x6, x21, 1)) {
                NEED(17);
                tlds_d2_lz_ao_m_part_3(u, 59, 67, 68, 76, 77, 49);
                x78 = ((rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 0, 1) + rt_bits((x6 &
                    (rt_shl_int(1, x21) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 2,
                    1));
                NEED(49);
                texs_d1_lz_m_part(u, x78, x9, x7, x8, x10);
            }
        }
    END(13)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_ll_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0, x78 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(14, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(13, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x6 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
                ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
                ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
            x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
            LET(17)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                txd_b_part(u, 6);
            END_LET(17)
            for (uint64_t x21 = 0; x21 <= 3; x21++) {
                if (rt_bits(x6, x21, 1)) {
                    NEED(17);
                    IF(12, OPEN)
                        LET(59)
                            texs_d1_lz_m_part_2(u);
                            txd_b_part(u, 6);
                        END_LET(59)
                        LET(67)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END_LET(67)
                        LET(68) NEED(67); END_LET(68)
                        NEED(59);
                        txd_i_part_2(u, 76, 68, 6);
                        LET(77) NEED(76); END_LET(77)
                    END(12)
                    LET(49) NEED(77); END_LET(49)
                    x78 = ((rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 0, 1) + rt_bits((x6 &
                        (rt_shl_int(1, x21) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x21) - 1)),
                        2, 1));
                    NEED(49);
                    texs_d1_lz_m_part(u, x78, x9, x7, x8, x10);
                }
            }
        END(13)
    END(14)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_d3_lz_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5, unsigned n6, unsigned n7, unsigned n8)
{
    IF(1, OPEN)
        LET(n1)
            texs_d1_lz_m_part_2(u);
            IF(2, OPEN)
                tlds_d2_lz_ao_m_part(u);
            END(2)
        END_LET(n1)
        LET(n2)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1), 0, 8)));
        END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
        LET(n4)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        END_LET(n4)
        LET(n5) NEED(n4); END_LET(n5)
        NEED(n1);
        texs_d3_m_part(u, n6, n5, n3);
        LET(n7) NEED(n6); END_LET(n7)
    END(1)
    LET(n8) NEED(n7); END_LET(n8)
}

static void uses_tlds_d3_lz_m(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x10 = 0, x11 = 0, x79 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(19, guard_value(u, 10, 3))
        x7 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x9 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        x10 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
        x11 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
        LET(18)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(5, OPEN)
                tlds_d2_lz_ao_m_part(u);
            END(5)
        END_LET(18)
        for (uint64_t x22 = 0; x22 <= 3; x22++) {
            if (rt_bits(x7, x22, 1)) {
                NEED(18);
                tlds_d3_lz_m_part(u, 60, 68, 69, 73, 74, 77, 78, 50);
                x79 = ((rt_bits((x7 & (rt_shl_int(1, x22) - 1)), 0, 1) + rt_bits((x7 &
                    (rt_shl_int(1, x22) - 1)), 1, 1)) + rt_bits((x7 & (rt_shl_int(1, x22) - 1)), 2,
                    1));
                NEED(50);
                texs_d1_lz_m_part(u, x79, x10, x8, x9, x11);
            }
        }
    END(19)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void tlds_a2_lz_m_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3,
    unsigned n4, unsigned n5, unsigned n6, unsigned n7, unsigned n8)
{
    IF(1, OPEN)
        LET(n1)
            tlds_d2_lz_m_part(u);
            IF(3, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(3)
        END_LET(n1)
        LET(n2)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
        END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
        LET(n4) USE(EARLY(-4), F_R, V(Ra, 6)); END_LET(n4)
        LET(n5) NEED(n4); END_LET(n5)
        NEED(n1);
        LET(n6)
            IF(4, OPEN)
                NEED(n5);
                NEED(n3);
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            END(4)
        END_LET(n6)
        LET(n7) NEED(n6); END_LET(n7)
    END(1)
    LET(n8) NEED(n7); END_LET(n8)
}

static void uses_tlds_a2_lz_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0, x78 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(14, guard_value(u, 10, 3))
        x6 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
            ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
            ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
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
        for (uint64_t x21 = 0; x21 <= 3; x21++) {
            if (rt_bits(x6, x21, 1)) {
                NEED(17);
                tlds_a2_lz_m_part(u, 59, 67, 68, 72, 73, 76, 77, 49);
                x78 = ((rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 0, 1) + rt_bits((x6 &
                    (rt_shl_int(1, x21) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 2,
                    1));
                NEED(49);
                texs_d1_lz_m_part(u, x78, x9, x7, x8, x10);
            }
        }
    END(14)
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
    unsigned n4, unsigned n5, unsigned n6)
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
        LET(n3) NEED(n2); END_LET(n3)
        NEED(n1);
        LET(n4)
            IF(4, OPEN)
                NEED(n3);
                tlds_d2_ll_ao_m_part_2(u);
            END(4)
        END_LET(n4)
        LET(n5) NEED(n4); END_LET(n5)
    END(1)
    LET(n6) NEED(n5); END_LET(n6)
}

static void uses_tlds_d2_ll_ao_m(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x9 = 0, x10 = 0, x78 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(14, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(13, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x6 = ((V(texture_COMPONENTS, 9) == 0) ? 7 : ((V(texture_COMPONENTS, 9) == 1) ? 11 :
                ((V(texture_COMPONENTS, 9) == 2) ? 13 : ((V(texture_COMPONENTS, 9) == 3) ? 14 :
                ((V(texture_COMPONENTS, 9) == 4) ? (uint64_t)15 : 0)))));
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            x9 = rt_bits((V(texture_Rd2, 4) + 0), 0, 8);
            x10 = rt_bits((V(texture_Rd2, 4) + 1), 0, 8);
            LET(17)
                tlds_d2_ll_ao_m_part_2(u);
                txd_b_part(u, 6);
            END_LET(17)
            for (uint64_t x21 = 0; x21 <= 3; x21++) {
                if (rt_bits(x6, x21, 1)) {
                    NEED(17);
                    tlds_d2_ll_ao_m_part(u, 59, 67, 68, 76, 77, 49);
                    x78 = ((rt_bits((x6 & (rt_shl_int(1, x21) - 1)), 0, 1) + rt_bits((x6 &
                        (rt_shl_int(1, x21) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x21) - 1)),
                        2, 1));
                    NEED(49);
                    texs_d1_lz_m_part(u, x78, x9, x7, x8, x10);
                }
            }
        END(13)
    END(14)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void tlds_d1_lz_s_part(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x5 = 0;
    x1 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
        ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
        ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
        ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
    x2 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
    x3 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
    for (uint64_t x4 = 0; x4 <= 3; x4++) {
        if (rt_bits(x1, x4, 1)) {
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            x5 = ((rt_bits((x1 & (rt_shl_int(1, x4) - 1)), 0, 1) + rt_bits((x1 & (rt_shl_int(1, x4)
                - 1)), 1, 1)) + rt_bits((x1 & (rt_shl_int(1, x4) - 1)), 2, 1));
            texs_d1_lz_s_part(u, x5, x2, x3);
        }
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
    uint64_t x6 = 0, x7 = 0, x8 = 0, x76 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(13, guard_value(u, 10, 3))
        x6 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            tlds_d2_lz_m_part(u);
        END_LET(15)
        for (uint64_t x19 = 0; x19 <= 3; x19++) {
            if (rt_bits(x6, x19, 1)) {
                NEED(15);
                IF(12, OPEN)
                    LET(57)
                        texs_d1_lz_m_part_2(u);
                        tlds_d2_lz_m_part(u);
                    END_LET(57)
                    LET(65)
                        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0,
                            8)));
                    END_LET(65)
                    LET(66) NEED(65); END_LET(66)
                    NEED(57);
                    txd_i_part_2(u, 74, 66, 6);
                    LET(75) NEED(74); END_LET(75)
                END(12)
                LET(47) NEED(75); END_LET(47)
                x76 = ((rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 0, 1) + rt_bits((x6 &
                    (rt_shl_int(1, x19) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 2,
                    1));
                NEED(47);
                texs_d1_lz_s_part(u, x76, x7, x8);
            }
        }
    END(13)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_lz_ao_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x76 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(13, guard_value(u, 10, 3))
        x6 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            tlds_d2_lz_ao_m_part_2(u);
            txd_b_part(u, 6);
        END_LET(15)
        for (uint64_t x19 = 0; x19 <= 3; x19++) {
            if (rt_bits(x6, x19, 1)) {
                NEED(15);
                tlds_d2_lz_ao_m_part_3(u, 57, 65, 66, 74, 75, 47);
                x76 = ((rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 0, 1) + rt_bits((x6 &
                    (rt_shl_int(1, x19) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 2,
                    1));
                NEED(47);
                texs_d1_lz_s_part(u, x76, x7, x8);
            }
        }
    END(13)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d2_ll_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x76 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(14, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(13, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x6 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
                ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
                ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
                ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            LET(15)
                USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
                txd_b_part(u, 6);
            END_LET(15)
            for (uint64_t x19 = 0; x19 <= 3; x19++) {
                if (rt_bits(x6, x19, 1)) {
                    NEED(15);
                    IF(12, OPEN)
                        LET(57)
                            texs_d1_lz_m_part_2(u);
                            txd_b_part(u, 6);
                        END_LET(57)
                        LET(65)
                            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 1),
                                0, 8)));
                        END_LET(65)
                        LET(66) NEED(65); END_LET(66)
                        NEED(57);
                        txd_i_part_2(u, 74, 66, 6);
                        LET(75) NEED(74); END_LET(75)
                    END(12)
                    LET(47) NEED(75); END_LET(47)
                    x76 = ((rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 0, 1) + rt_bits((x6 &
                        (rt_shl_int(1, x19) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x19) - 1)),
                        2, 1));
                    NEED(47);
                    texs_d1_lz_s_part(u, x76, x7, x8);
                }
            }
        END(13)
    END(14)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_d3_lz_s(struct rt_uses *u)
{
    uint64_t x7 = 0, x8 = 0, x9 = 0, x77 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(19, guard_value(u, 10, 3))
        x7 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x9 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(16)
            USE(EARLY(-4), F_R, ((V(Ra, 6) == 255) ? 255 : rt_bits((V(Ra, 6) + 0), 0, 8)));
            IF(5, OPEN)
                tlds_d2_lz_ao_m_part(u);
            END(5)
        END_LET(16)
        for (uint64_t x20 = 0; x20 <= 3; x20++) {
            if (rt_bits(x7, x20, 1)) {
                NEED(16);
                tlds_d3_lz_m_part(u, 58, 66, 67, 71, 72, 75, 76, 48);
                x77 = ((rt_bits((x7 & (rt_shl_int(1, x20) - 1)), 0, 1) + rt_bits((x7 &
                    (rt_shl_int(1, x20) - 1)), 1, 1)) + rt_bits((x7 & (rt_shl_int(1, x20) - 1)), 2,
                    1));
                NEED(48);
                texs_d1_lz_s_part(u, x77, x8, x9);
            }
        }
    END(19)
    USE(EARLY(-4), F_R, V(Rb, 7));
    rt_leave(u);
}

static void uses_tlds_a2_lz_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x76 = 0;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(14, guard_value(u, 10, 3))
        x6 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
            ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
            ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
            ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
        x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
        x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
        LET(15)
            USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
            IF(3, OPEN)
                USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 1), 0, 8)));
            END(3)
        END_LET(15)
        for (uint64_t x19 = 0; x19 <= 3; x19++) {
            if (rt_bits(x6, x19, 1)) {
                NEED(15);
                tlds_a2_lz_m_part(u, 57, 65, 66, 70, 71, 74, 75, 47);
                x76 = ((rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 0, 1) + rt_bits((x6 &
                    (rt_shl_int(1, x19) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 2,
                    1));
                NEED(47);
                texs_d1_lz_s_part(u, x76, x7, x8);
            }
        }
    END(14)
    USE(EARLY(-4), F_R, V(Rb, 7));
    USE(EARLY(-4), F_R, (V(Rb, 7) | 1));
    rt_leave(u);
}

static void uses_tlds_d2_ll_ao_s(struct rt_uses *u)
{
    uint64_t x6 = 0, x7 = 0, x8 = 0, x76 = 0;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(14, guard_value(u, 10, 3))
        x1 = rt_content(u, F_R, K(((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8))));
        USE(EARLY(-4), F_R, ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 0), 0, 8)));
        IF(13, rt_not(rt_not(rt_eq(u, x1, K(0)))))
            x6 = ((V(texture_COMPONENTS_1, 9) == 0) ? 1 : ((V(texture_COMPONENTS_1, 9) == 1) ? 2 :
                ((V(texture_COMPONENTS_1, 9) == 2) ? 4 : ((V(texture_COMPONENTS_1, 9) == 3) ? 8 :
                ((V(texture_COMPONENTS_1, 9) == 4) ? 3 : ((V(texture_COMPONENTS_1, 9) == 5) ? 9 :
                ((V(texture_COMPONENTS_1, 9) == 6) ? (uint64_t)10 : 12)))))));
            x7 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 0), 0, 8));
            x8 = ((V(Rd, 5) == 255) ? 255 : rt_bits((V(Rd, 5) + 1), 0, 8));
            LET(15)
                tlds_d2_ll_ao_m_part_2(u);
                txd_b_part(u, 6);
            END_LET(15)
            for (uint64_t x19 = 0; x19 <= 3; x19++) {
                if (rt_bits(x6, x19, 1)) {
                    NEED(15);
                    tlds_d2_ll_ao_m_part(u, 57, 65, 66, 74, 75, 47);
                    x76 = ((rt_bits((x6 & (rt_shl_int(1, x19) - 1)), 0, 1) + rt_bits((x6 &
                        (rt_shl_int(1, x19) - 1)), 1, 1)) + rt_bits((x6 & (rt_shl_int(1, x19) - 1)),
                        2, 1));
                    NEED(47);
                    texs_d1_lz_s_part(u, x76, x7, x8);
                }
            }
        END(13)
    END(14)
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
    uint64_t x1 = 0, x2 = 0, x8 = 0, x9 = 0, x10 = 0, x11 = 0, x56 = 0;
    rt_enter(u);
    guard_reads(u, 12, 2);
    IF(10, guard_value(u, 12, 2))
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
            for (uint64_t x24 = 0; x24 <= 3; x24++) {
                if (rt_bits(15, x24, 1)) {
                    x56 = ((rt_bits((15 & (rt_shl_int(1, x24) - 1)), 0, 1) + rt_bits((15 &
                        (rt_shl_int(1, x24) - 1)), 1, 1)) + rt_bits((15 & (rt_shl_int(1, x24) - 1)),
                        2, 1));
                    LET(69)
                        IF(2, OPEN)
                            USE(EARLY(-4), F_R, V(Ra, 9));
                            if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
                        END(2)
                        IF(5, OPEN) NEED(20); END(5)
                    END_LET(69)
                    IF(6, OPEN)
                        LET(77) NEED(20); END_LET(77)
                    END(6)
                    LET(78) NEED(77); END_LET(78)
                    IF(7, OPEN) NEED(69); END(7)
                    IF(9, OPEN)
                        LET(86)
                            IF(8, OPEN)
                                NEED(78);
                                USE(EARLY(-4), F_R, V(Ra, 9));
                                if (V(texture_AOFFI_TLD4S, 2)) USE(EARLY(-4), F_R, V(Rb, 10));
                            END(8)
                        END_LET(86)
                    END(9)
                    NEED(86);
                    if (opt_tld4s_f16_value(u, 0, 0)) {
                        USE_PART(WRITE(1), F_R, K((((int64_t)x56 > (int64_t)1) ? x10 : x8)),
                            BITS((16 * rt_bits(x56, 0, 1)), 16));
                    } else {
                        tex_i_part_4(u, x56, x8, x9, x10, x11);
                    }
                }
            }
        }
    END(10)
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
