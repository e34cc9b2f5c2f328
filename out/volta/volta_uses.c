/* Generated from the description volta by gen/emit/uses. Do not edit. */
#include <isadora/volta.h>
#include "analysis/uses.h"

enum { F_BULK_DONE = 0, F_CLUSTER_COME = 1, F_CLUSTER_TURN = 2, F_CLUSTER_MINE = 3, F_R = 4,
    F_UR = 5, F_P = 6, F_UP = 7, F_B = 8, F_ACTIVE = 10, F_PARKED = 11, F_READY = 12,
    F_BLOCKED = 13, F_TURN = 14, F_YIELDED = 15, F_GROUP_LANES = 16, F_GROUP_PC = 17,
    F_GROUP_WAIT = 18, F_GROUP_NEED = 19, F_APART = 20, F_KEPT = 21, F_LEFT_OFF = 22,
    F_LEFT_UR = 23, F_LEFT_UP = 24, F_RPC = 25, F_SR = 26, F_COME = 27, F_SOME = 28, F_ASKED = 29,
    F_YES = 30, F_RED_YES = 31, F_RED_ALL = 32, F_RED = 33, F_RED_KIND = 34, F_LEFT = 35 };

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

static void addr_e_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v2));
        if (V(E, v1)) USE(READ, F_R, (V(Ra, v2) | 1));
    }
}

static void atom_v_part_2(struct rt_uses *u, unsigned n1, int v2, int v3)
{
    LET(n1)
        if (0x1ef >> V(ATOM_OP, v2) & 1) {
            USE(READ, F_R, V(Rb, v3));
            USE(READ, F_R, (V(Rb, v3) | 1));
        }
        if (V(ATOM_OP, v2) == 4) {
            IF(1, OPEN)
                USE(READ, F_R, V(Rb, v3));
                USE(READ, F_R, (V(Rb, v3) | 1));
            END(1)
            IF(2, OPEN)
                USE(READ, F_R, V(Rb, v3));
                USE(READ, F_R, (V(Rb, v3) | 1));
            END(2)
        }
    END_LET(n1)
}

static void atom_v_part_3(struct rt_uses *u, int v1)
{
    IF(1, OPEN)
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    END(1)
    USE(READ, F_R, V(Rb, v1));
    USE(READ, F_R, (V(Rb, v1) | 1));
}

static void atom_v_part_4(struct rt_uses *u, unsigned n1, int v2, int v3)
{
    LET(n1)
        if (0x1ef >> V(ATOM_OP, v2) & 1) USE(READ, F_R, V(Rb, v3));
        if (V(ATOM_OP, v2) == 4) {
            IF(1, OPEN) USE(READ, F_R, V(Rb, v3)); END(1)
            IF(2, OPEN) USE(READ, F_R, V(Rb, v3)); END(2)
        }
    END_LET(n1)
}

static void atom_v_part(struct rt_uses *u, unsigned n1, int v2, unsigned n3)
{
    if (0x1ff >> V(ATOM_OP, 1) & 1) {
        if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
            if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                LET(n1)
                    atom_v_part_3(u, v2);
                END_LET(n1)
            } else {
                atom_v_part_2(u, n1, 1, v2);
            }
            NEED(n1);
            USE(WRITE(1), F_R, V(Rd, 8));
            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                LET(n3) USE(READ, F_R, V(Rb, v2)); END_LET(n3)
            } else {
                atom_v_part_4(u, n3, 1, v2);
            }
            NEED(n3);
            USE(WRITE(1), F_R, V(Rd, 8));
        }
    } else {
        USE(READ, F_R, V(Rb, v2));
        if (V(atomic_TYPE_VOLTA, 3) == 2) {
            USE(READ, F_R, (V(Rb, v2) | 1));
            IF(6, OPEN) USE(READ, F_R, 255); END(6)
            USE(WRITE(1), F_R, V(Rd, 8));
            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            IF(7, OPEN) USE(READ, F_R, 255); END(7)
            USE(WRITE(1), F_R, V(Rd, 8));
        }
    }
}

static void uses_atom_v(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0;
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(24, guard_value(u, 12, 3))
        if (((V(atomic_TYPE_VOLTA, 3) == 7) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe >>
            V(ATOM_OP, 1) & 1) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1))) {
            addr_e_reads(u, 0, 9, 2);
            USE(READ, F_R, V(Rb, 11));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(READ, F_R, (V(Rb, 11) | 1));
            USE(READ, F_R, 255);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_VOLTA, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr_e_reads(u, 0, 9, 2);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 7));
            IF(23, OPEN)
                if (x3 || x4) {
                    atom_v_part(u, 7, 11, 11);
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        atom_v_part(u, 25, 11, 29);
                    }
                ELSE(22)
                    atom_v_part(u, 43, 11, 47);
                END(22)
            END(23)
        }
    END(24)
    rt_leave(u);
}

static void addr64_ur_turing_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(ONCE, F_UR, V(URc, v3));
            if (V(E, v2)) USE(ONCE, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 2 || LINE(l4) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(ONCE, F_UR, V(URc, v3));
            if (V(E, v2)) USE(ONCE, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 4 || LINE(l4) == 5) {
        LET(1)
            USE(ONCE, F_UR, V(URc, v3));
            if (V(E, v2)) USE(ONCE, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void uses_atom_tu(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0;
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(24, guard_value(u, 13, 3))
        if (((V(atomic_TYPE_VOLTA, 3) == 7) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe >>
            V(ATOM_OP, 1) & 1) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1))) {
            addr64_ur_turing_reads(u, 9, 0, 10, 2);
            USE(READ, F_R, V(Rb, 12));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(READ, F_R, (V(Rb, 12) | 1));
            USE(READ, F_R, 255);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_VOLTA, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr64_ur_turing_reads(u, 9, 0, 10, 2);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 7));
            IF(23, OPEN)
                if (x3 || x4) {
                    atom_v_part(u, 7, 12, 11);
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        atom_v_part(u, 25, 12, 29);
                    }
                ELSE(22)
                    atom_v_part(u, 43, 12, 47);
                END(22)
            END(23)
        }
    END(24)
    rt_leave(u);
}

static void atom_a_part(struct rt_uses *u, int v1, int v2, unsigned n3, int v4, unsigned n5)
{
    if (0x1ff >> V(ATOM_OP, v1) & 1) {
        if (0x64 >> V(atomic_TYPE_AMPERE, v2) & 1) {
            if ((V(ATOM_OP, v1) == 0) && (V(atomic_TYPE_AMPERE, v2) == 6)) {
                LET(n3)
                    atom_v_part_3(u, 9);
                END_LET(n3)
            } else {
                atom_v_part_2(u, n3, v1, 9);
            }
            NEED(n3);
            USE(WRITE(1), F_R, V(Rd, v4));
            USE(WRITE(1), F_R, (V(Rd, v4) | 1));
        } else {
            if ((V(ATOM_OP, v1) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, v2) & 1)) {
                LET(n5) USE(READ, F_R, V(Rb, 9)); END_LET(n5)
            } else {
                atom_v_part_4(u, n5, v1, 9);
            }
            NEED(n5);
            USE(WRITE(1), F_R, V(Rd, v4));
        }
    } else {
        USE(READ, F_R, V(Rb, 9));
        if (V(atomic_TYPE_AMPERE, v2) == 2) {
            USE(READ, F_R, (V(Rb, 9) | 1));
            IF(6, OPEN) USE(READ, F_R, 255); END(6)
            USE(WRITE(1), F_R, V(Rd, v4));
            USE(WRITE(1), F_R, (V(Rd, v4) | 1));
        } else {
            IF(7, OPEN) USE(READ, F_R, 255); END(7)
            USE(WRITE(1), F_R, V(Rd, v4));
        }
    }
}

static void uses_atom_a(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(24, guard_value(u, 10, 2))
        if (((0xff80 >> V(atomic_TYPE_AMPERE, 3) & 1) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe
            >> V(ATOM_OP, 1) & 1) && (0xffd8 >> V(atomic_TYPE_AMPERE, 3) & 1))) {
            addr_e_reads(u, 0, 7, 1);
            USE(READ, F_R, V(Rb, 9));
            if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, 255);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_AMPERE, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr_e_reads(u, 0, 7, 1);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            IF(23, OPEN)
                if (x3 || x4) {
                    atom_a_part(u, 1, 3, 7, 6, 11);
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        atom_a_part(u, 1, 3, 25, 6, 29);
                    }
                ELSE(22)
                    atom_a_part(u, 1, 3, 43, 6, 47);
                END(22)
            END(23)
        }
    END(24)
    rt_leave(u);
}

static void addr_global_reads_part(struct rt_uses *u, int v1, int v2, int v3)
{
    if (LINE(v1) == 0 || LINE(v1) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v2));
            USE(ONCE, F_UR, V(URc, v3));
            if (WORD(72, 1)) USE(ONCE, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(v1) == 2 || LINE(v1) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v2));
            USE(READ, F_R, (V(Ra, v2) | 1));
            USE(ONCE, F_UR, V(URc, v3));
            if (WORD(72, 1)) USE(ONCE, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
}

static void addr_global_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    addr_global_reads_part(u, l3, v1, v2);
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 6 || LINE(l3) == 7) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    rt_leave(u);
}

static void desc_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) {
        USE(ONCE, F_UR, 4);
        USE(ONCE, F_UR, 5);
    }
    if (LINE(l2) == 3) {
        USE(ONCE, F_UR, V(URc, v1));
        USE(ONCE, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_atom_d(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0;
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(24, guard_value(u, 10, 4))
        if (((0xff80 >> V(atomic_TYPE_AMPERE, 2) & 1) || (0xfe00 >> V(ATOM_OP, 0) & 1)) || ((0xfffe
            >> V(ATOM_OP, 0) & 1) && (0xffd8 >> V(atomic_TYPE_AMPERE, 2) & 1))) {
            addr_global_reads(u, 6, 7, 2);
            desc_reads(u, 7, 3);
            USE(READ, F_R, V(Rb, 9));
            if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, 255);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_AMPERE, 2) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 0) & 1);
            addr_global_reads(u, 6, 7, 2);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 4));
            IF(23, OPEN)
                if (x3 || x4) {
                    atom_a_part(u, 0, 2, 7, 5, 11);
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        atom_a_part(u, 0, 2, 25, 5, 29);
                    }
                ELSE(22)
                    atom_a_part(u, 0, 2, 43, 5, 47);
                END(22)
            END(23)
        }
    END(24)
    desc_reads(u, 7, 3);
    rt_leave(u);
}

static void atom_h_part(struct rt_uses *u, int v1, int v2, unsigned n3, int v4, unsigned n5)
{
    if (0x1ff >> V(ATOM_OP, v1) & 1) {
        if (0xc >> V(atomic_TYPE_HOPPER, v2) & 1) {
            atom_v_part_2(u, n3, v1, 9);
            NEED(n3);
            USE(WRITE(1), F_R, V(Rd, v4));
            USE(WRITE(1), F_R, (V(Rd, v4) | 1));
        } else {
            if ((V(ATOM_OP, v1) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, v2) & 1)) {
                LET(n5) USE(READ, F_R, V(Rb, 9)); END_LET(n5)
            } else {
                atom_v_part_4(u, n5, v1, 9);
            }
            NEED(n5);
            USE(WRITE(1), F_R, V(Rd, v4));
        }
    } else {
        USE(READ, F_R, V(Rb, 9));
        if (V(atomic_TYPE_HOPPER, v2) == 2) {
            USE(READ, F_R, (V(Rb, 9) | 1));
            IF(5, OPEN) USE(READ, F_R, 255); END(5)
            USE(WRITE(1), F_R, V(Rd, v4));
            USE(WRITE(1), F_R, (V(Rd, v4) | 1));
        } else {
            IF(6, OPEN) USE(READ, F_R, 255); END(6)
            USE(WRITE(1), F_R, V(Rd, v4));
        }
    }
}

static void atom_h_part_2(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Rb, v1));
    if (0x1c >> V(atomic_TYPE_HOPPER, v2) & 1) USE(READ, F_R, (V(Rb, v1) | 1));
    if (V(atomic_TYPE_HOPPER, v2) == 4) USE(READ, F_R, (V(Rb, v1) | 2));
    if (V(atomic_TYPE_HOPPER, v2) == 4) USE(READ, F_R, (V(Rb, v1) | 3));
    USE(READ, F_R, 255);
}

static void atom_h_part_3(struct rt_uses *u, int v1, int v2)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    if (0x1c >> V(atomic_TYPE_HOPPER, v2) & 1) USE(WRITE(1), F_R, (V(Rd, v1) | 1));
    if (V(atomic_TYPE_HOPPER, v2) == 4) USE(WRITE(1), F_R, (V(Rd, v1) | 2));
    if (V(atomic_TYPE_HOPPER, v2) == 4) USE(WRITE(1), F_R, (V(Rd, v1) | 3));
}

static void uses_atom_h(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0;
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(21, guard_value(u, 10, 2))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe >>
            V(ATOM_OP, 1) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1))) {
            addr_e_reads(u, 0, 7, 1);
            atom_h_part_2(u, 9, 3);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            atom_h_part_3(u, 6, 3);
        } else {
            x3 = (0x3 >> V(atomic_TYPE_HOPPER, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr_e_reads(u, 0, 7, 1);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            IF(20, OPEN)
                if (x3 || x4) {
                    atom_h_part(u, 1, 3, 7, 6, 11);
                }
            ELSE(20)
                IF(19, OPEN)
                    if (x3) {
                        atom_h_part(u, 1, 3, 25, 6, 29);
                    }
                ELSE(19)
                    atom_h_part(u, 1, 3, 43, 6, 47);
                END(19)
            END(20)
        }
    END(21)
    rt_leave(u);
}

static void addr_global_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    addr_global_reads_part(u, l3, v1, v2);
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    rt_leave(u);
}

static void desc_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, 4);
        USE(ONCE, F_UR, 5);
    }
    if (LINE(l2) == 2) {
        USE(ONCE, F_UR, V(URc, v1));
        USE(ONCE, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_atom_hd(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0;
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(21, guard_value(u, 10, 4))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1) || (0xfe00 >> V(ATOM_OP, 0) & 1)) || ((0xfffe >>
            V(ATOM_OP, 0) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1))) {
            addr_global_reads_2(u, 6, 7, 2);
            desc_reads_2(u, 7, 3);
            atom_h_part_2(u, 9, 2);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 4));
            atom_h_part_3(u, 5, 2);
        } else {
            x3 = (0x3 >> V(atomic_TYPE_HOPPER, 2) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 0) & 1);
            addr_global_reads_2(u, 6, 7, 2);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 4));
            IF(20, OPEN)
                if (x3 || x4) {
                    atom_h_part(u, 0, 2, 7, 5, 11);
                }
            ELSE(20)
                IF(19, OPEN)
                    if (x3) {
                        atom_h_part(u, 0, 2, 25, 5, 29);
                    }
                ELSE(19)
                    atom_h_part(u, 0, 2, 43, 5, 47);
                END(19)
            END(20)
        }
    END(21)
    desc_reads_2(u, 7, 3);
    rt_leave(u);
}

static void atom_f_part(struct rt_uses *u, int v1, int v2, unsigned n3, int v4, unsigned n5)
{
    if (V(atomic_FLOAT_OP, v1) == 0) {
        if (V(atomic_FLOAT_TYPE, v2) == 15) {
            if ((V(atomic_FLOAT_OP, v1) == 0) && (V(atomic_FLOAT_TYPE, v2) == 15)) {
                LET(n3)
                    atom_v_part_3(u, 9);
                END_LET(n3)
            } else {
                LET(n3)
                    if (V(atomic_FLOAT_OP, v1) == 0) {
                        USE(READ, F_R, V(Rb, 9));
                        USE(READ, F_R, (V(Rb, 9) | 1));
                    }
                END_LET(n3)
            }
            NEED(n3);
            USE(WRITE(1), F_R, V(Rd, v4));
            USE(WRITE(1), F_R, (V(Rd, v4) | 1));
        } else {
            if (V(atomic_FLOAT_OP, v1) == 0) {
                LET(n5) USE(READ, F_R, V(Rb, 9)); END_LET(n5)
            } else {
                LET(n5) if (V(atomic_FLOAT_OP, v1) == 0) USE(READ, F_R, V(Rb, 9)); END_LET(n5)
            }
            NEED(n5);
            USE(WRITE(1), F_R, V(Rd, v4));
        }
    } else {
        USE(READ, F_R, V(Rb, 9));
        IF(2, OPEN) USE(READ, F_R, 255); END(2)
        USE(WRITE(1), F_R, V(Rd, v4));
    }
}

static void atom_f_part_2(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Rb, v1));
    if (0xa802 >> V(atomic_FLOAT_TYPE, v2) & 1) USE(READ, F_R, (V(Rb, v1) | 1));
    if (V(atomic_FLOAT_TYPE, v2) == 11) USE(READ, F_R, (V(Rb, v1) | 2));
    if (V(atomic_FLOAT_TYPE, v2) == 11) USE(READ, F_R, (V(Rb, v1) | 3));
}

static void atom_f_part_3(struct rt_uses *u, int v1, int v2)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    if (0xa802 >> V(atomic_FLOAT_TYPE, v2) & 1) USE(WRITE(1), F_R, (V(Rd, v1) | 1));
    if (V(atomic_FLOAT_TYPE, v2) == 11) USE(WRITE(1), F_R, (V(Rd, v1) | 2));
    if (V(atomic_FLOAT_TYPE, v2) == 11) USE(WRITE(1), F_R, (V(Rd, v1) | 3));
}

static void uses_atom_f(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(15, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 7, 1);
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 3) & 1) || (0xe >> V(atomic_FLOAT_OP, 1) & 1)) !=
            0) {
            atom_f_part_2(u, 9, 3);
            USE(READ, F_R, 255);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            atom_f_part_3(u, 6, 3);
        } else {
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            IF(14, OPEN)
                if (0xe >> V(atomic_FLOAT_OP, 1) & 1) {
                    atom_f_part(u, 1, 3, 9, 6, 13);
                }
            ELSE(14)
                IF(13, OPEN)
                    atom_f_part(u, 1, 3, 37, 6, 41);
                END(13)
            END(14)
        }
    END(15)
    rt_leave(u);
}

static void uses_atom_fd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(15, guard_value(u, 10, 4))
        addr_global_reads_2(u, 6, 7, 2);
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 2) & 1) || (0xe >> V(atomic_FLOAT_OP, 0) & 1)) !=
            0) {
            desc_reads_2(u, 7, 3);
            atom_f_part_2(u, 9, 2);
            USE(READ, F_R, 255);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 4));
            atom_f_part_3(u, 5, 2);
        } else {
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 4));
            IF(14, OPEN)
                if (0xe >> V(atomic_FLOAT_OP, 0) & 1) {
                    atom_f_part(u, 0, 2, 9, 5, 13);
                }
            ELSE(14)
                IF(13, OPEN)
                    atom_f_part(u, 0, 2, 37, 5, 41);
                END(13)
            END(14)
        }
    END(15)
    desc_reads_2(u, 7, 3);
    rt_leave(u);
}

static uint64_t cas_op_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: return 16;
    case 1: return 18;
    }
    return 17;
}

static void atom_cv_part(struct rt_uses *u, int v1, int v2, int v3)
{
    USE(READ, F_R, (V(Rb, v1) | 1));
    IF(1, OPEN)
        USE(READ, F_R, V(Rc, v2));
        USE(READ, F_R, (V(Rc, v2) | 1));
    END(1)
    USE(WRITE(1), F_R, V(Rd, v3));
    USE(WRITE(1), F_R, (V(Rd, v3) | 1));
}

static void atom_cv_part_2(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    USE(READ, F_R, V(Rb, v1));
    if (V(atomic_CAS_TYPE_VOLTA, v2) == 2) {
        atom_cv_part(u, v1, v3, v4);
    } else {
        IF(1, OPEN) USE(READ, F_R, V(Rc, v3)); END(1)
        USE(WRITE(1), F_R, V(Rd, v4));
    }
}

static void uses_atom_cv(struct rt_uses *u)
{
    uint64_t x3 = 0;
    guard_reads(u, 13, 4);
    IF(9, guard_value(u, 13, 4))
        if (((0xf8 >> V(atomic_CAS_TYPE_VOLTA, 3) & 1) || (((cas_op_value(u, 0) != 16) != 0) &&
            (cas_op_value(u, 0) != 17))) != 0) {
            addr_e_reads(u, 0, 9, 3);
            USE(READ, F_R, V(Rb, 11));
            if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) USE(READ, F_R, (V(Rb, 11) | 1));
            USE(READ, F_R, V(Rc, 12));
            if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) USE(READ, F_R, (V(Rc, 12) | 1));
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            x3 = (0x3 >> V(atomic_CAS_TYPE_VOLTA, 3) & 1);
            addr_e_reads(u, 0, 9, 3);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 7));
            IF(8, OPEN)
                atom_cv_part_2(u, 11, 3, 12, 8);
            ELSE(8)
                IF(7, OPEN)
                    if (x3) {
                        atom_cv_part_2(u, 11, 3, 12, 8);
                    }
                ELSE(7)
                    atom_cv_part_2(u, 11, 3, 12, 8);
                END(7)
            END(8)
        }
    END(9)
}

static void atom_ca_part(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    USE(READ, F_R, V(Rb, v1));
    if (V(atomic_CAS_TYPE_AMPERE, v2) == 2) {
        atom_cv_part(u, v1, v3, v4);
    } else {
        IF(1, OPEN) USE(READ, F_R, V(Rc, v3)); END(1)
        USE(WRITE(1), F_R, V(Rd, v4));
    }
}

static void uses_atom_ca(struct rt_uses *u)
{
    uint64_t x3 = 0;
    guard_reads(u, 11, 3);
    IF(9, guard_value(u, 11, 3))
        if (((0xfff8 >> V(atomic_CAS_TYPE_AMPERE, 3) & 1) || (((cas_op_value(u, 0) != 16) != 0) &&
            (cas_op_value(u, 0) != 17))) != 0) {
            addr_e_reads(u, 0, 7, 2);
            USE(READ, F_R, V(Rb, 9));
            if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, V(Rc, 10));
            if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) USE(READ, F_R, (V(Rc, 10) | 1));
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        } else {
            x3 = (0x3 >> V(atomic_CAS_TYPE_AMPERE, 3) & 1);
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            IF(8, OPEN)
                atom_ca_part(u, 9, 3, 10, 6);
            ELSE(8)
                IF(7, OPEN)
                    if (x3) {
                        atom_ca_part(u, 9, 3, 10, 6);
                    }
                ELSE(7)
                    atom_ca_part(u, 9, 3, 10, 6);
                END(7)
            END(8)
        }
    END(9)
}

static void atom_ch_part(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    USE(READ, F_R, V(Rb, v1));
    if (V(atomic_CAS_TYPE_HOPPER, v2) == 2) {
        atom_cv_part(u, v1, v3, v4);
    } else {
        IF(1, OPEN) USE(READ, F_R, V(Rc, v3)); END(1)
        USE(WRITE(1), F_R, V(Rd, v4));
    }
}

static void uses_atom_ch(struct rt_uses *u)
{
    uint64_t x3 = 0;
    guard_reads(u, 11, 3);
    IF(9, guard_value(u, 11, 3))
        if (((0xf8 >> V(atomic_CAS_TYPE_HOPPER, 3) & 1) || (((cas_op_value(u, 0) != 16) != 0) &&
            (cas_op_value(u, 0) != 17))) != 0) {
            addr_e_reads(u, 0, 7, 2);
            USE(READ, F_R, V(Rb, 9));
            if (V(atomic_CAS_TYPE_HOPPER, 3) == 2) USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, V(Rc, 10));
            if (V(atomic_CAS_TYPE_HOPPER, 3) == 2) USE(READ, F_R, (V(Rc, 10) | 1));
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (V(atomic_CAS_TYPE_HOPPER, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        } else {
            x3 = (0x3 >> V(atomic_CAS_TYPE_HOPPER, 3) & 1);
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE_WITH_SOURCES, F_P, V(Pu, 5));
            IF(8, OPEN)
                atom_ch_part(u, 9, 3, 10, 6);
            ELSE(8)
                IF(7, OPEN)
                    if (x3) {
                        atom_ch_part(u, 9, 3, 10, 6);
                    }
                ELSE(7)
                    atom_ch_part(u, 9, 3, 10, 6);
                END(7)
            END(8)
        }
    END(9)
}

static void atomg_v_part(struct rt_uses *u, int v1)
{
    IF(1, OPEN)
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    END(1)
    IF(2, OPEN)
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    END(2)
}

static void atomg_v_part_2(struct rt_uses *u, int v1)
{
    atom_v_part_3(u, v1);
}

static void atomg_v_part_3(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, (V(Rb, v1) | 1));
    IF(1, OPEN) USE(READ, F_R, 255); END(1)
    USE(WRITE(1), F_R, V(Rd, v2));
    USE(WRITE(1), F_R, (V(Rd, v2) | 1));
}

static void uses_atomg_v(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(8, guard_value(u, 12, 3))
        if (((V(atomic_TYPE_VOLTA, 3) == 7) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe >>
            V(ATOM_OP, 1) & 1) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1))) {
            addr_e_reads(u, 0, 9, 2);
            USE(READ, F_R, V(Rb, 11));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(READ, F_R, (V(Rb, 11) | 1));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            USE(WRITE(1), F_P, V(Pu, 7));
            if (0x1ff >> V(ATOM_OP, 1) & 1) {
                if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                    if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                        LET(5)
                            addr_e_reads(u, 0, 9, 2);
                            atomg_v_part_2(u, 11);
                        END_LET(5)
                    } else {
                        LET(5)
                            if (0xef >> V(ATOM_OP, 1) & 1) {
                                addr_e_reads(u, 0, 9, 2);
                                USE(READ, F_R, V(Rb, 11));
                                USE(READ, F_R, (V(Rb, 11) | 1));
                            }
                            if (V(ATOM_OP, 1) == 4) {
                                addr_e_reads(u, 0, 9, 2);
                                atomg_v_part(u, 11);
                            }
                            if (V(ATOM_OP, 1) == 8) {
                                USE(READ, F_R, V(Rb, 11));
                                USE(READ, F_R, (V(Rb, 11) | 1));
                            }
                        END_LET(5)
                    }
                    NEED(5);
                    addr_e_reads(u, 0, 9, 2);
                    USE(WRITE(1), F_R, V(Rd, 8));
                    USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                } else {
                    if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                        LET(9)
                            addr_e_reads(u, 0, 9, 2);
                            USE(READ, F_R, V(Rb, 11));
                        END_LET(9)
                    } else {
                        LET(9)
                            if (0xef >> V(ATOM_OP, 1) & 1) {
                                addr_e_reads(u, 0, 9, 2);
                                USE(READ, F_R, V(Rb, 11));
                            }
                            if (V(ATOM_OP, 1) == 4) {
                                addr_e_reads(u, 0, 9, 2);
                                IF(4, OPEN) USE(READ, F_R, V(Rb, 11)); END(4)
                                IF(5, OPEN) USE(READ, F_R, V(Rb, 11)); END(5)
                            }
                            if (V(ATOM_OP, 1) == 8) USE(READ, F_R, V(Rb, 11));
                        END_LET(9)
                    }
                    NEED(9);
                    addr_e_reads(u, 0, 9, 2);
                    USE(WRITE(1), F_R, V(Rd, 8));
                }
            } else {
                addr_e_reads(u, 0, 9, 2);
                USE(READ, F_R, V(Rb, 11));
                if (V(atomic_TYPE_VOLTA, 3) == 2) {
                    atomg_v_part_3(u, 11, 8);
                } else {
                    IF(7, OPEN) USE(READ, F_R, 255); END(7)
                    USE(WRITE(1), F_R, V(Rd, 8));
                }
            }
        }
    END(8)
    rt_leave(u);
}

static void uses_atomg_tu(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(8, guard_value(u, 13, 3))
        if (((V(atomic_TYPE_VOLTA, 3) == 7) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe >>
            V(ATOM_OP, 1) & 1) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1))) {
            addr64_ur_turing_reads(u, 9, 0, 10, 2);
            USE(READ, F_R, V(Rb, 12));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(READ, F_R, (V(Rb, 12) | 1));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            USE(WRITE(1), F_P, V(Pu, 7));
            if (0x1ff >> V(ATOM_OP, 1) & 1) {
                if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                    if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                        LET(5)
                            addr64_ur_turing_reads(u, 9, 0, 10, 2);
                            atomg_v_part_2(u, 12);
                        END_LET(5)
                    } else {
                        LET(5)
                            if (0xef >> V(ATOM_OP, 1) & 1) {
                                addr64_ur_turing_reads(u, 9, 0, 10, 2);
                                USE(READ, F_R, V(Rb, 12));
                                USE(READ, F_R, (V(Rb, 12) | 1));
                            }
                            if (V(ATOM_OP, 1) == 4) {
                                addr64_ur_turing_reads(u, 9, 0, 10, 2);
                                atomg_v_part(u, 12);
                            }
                            if (V(ATOM_OP, 1) == 8) {
                                USE(READ, F_R, V(Rb, 12));
                                USE(READ, F_R, (V(Rb, 12) | 1));
                            }
                        END_LET(5)
                    }
                    NEED(5);
                    addr64_ur_turing_reads(u, 9, 0, 10, 2);
                    USE(WRITE(1), F_R, V(Rd, 8));
                    USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                } else {
                    if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                        LET(9)
                            addr64_ur_turing_reads(u, 9, 0, 10, 2);
                            USE(READ, F_R, V(Rb, 12));
                        END_LET(9)
                    } else {
                        LET(9)
                            if (0xef >> V(ATOM_OP, 1) & 1) {
                                addr64_ur_turing_reads(u, 9, 0, 10, 2);
                                USE(READ, F_R, V(Rb, 12));
                            }
                            if (V(ATOM_OP, 1) == 4) {
                                addr64_ur_turing_reads(u, 9, 0, 10, 2);
                                IF(4, OPEN) USE(READ, F_R, V(Rb, 12)); END(4)
                                IF(5, OPEN) USE(READ, F_R, V(Rb, 12)); END(5)
                            }
                            if (V(ATOM_OP, 1) == 8) USE(READ, F_R, V(Rb, 12));
                        END_LET(9)
                    }
                    NEED(9);
                    addr64_ur_turing_reads(u, 9, 0, 10, 2);
                    USE(WRITE(1), F_R, V(Rd, 8));
                }
            } else {
                addr64_ur_turing_reads(u, 9, 0, 10, 2);
                USE(READ, F_R, V(Rb, 12));
                if (V(atomic_TYPE_VOLTA, 3) == 2) {
                    atomg_v_part_3(u, 12, 8);
                } else {
                    IF(7, OPEN) USE(READ, F_R, 255); END(7)
                    USE(WRITE(1), F_R, V(Rd, 8));
                }
            }
        }
    END(8)
    rt_leave(u);
}

static void atomg_a_part(struct rt_uses *u)
{
    LET(9)
        if (0xef >> V(ATOM_OP, 1) & 1) {
            addr_e_reads(u, 0, 7, 1);
            USE(READ, F_R, V(Rb, 9));
        }
        if (V(ATOM_OP, 1) == 4) {
            addr_e_reads(u, 0, 7, 1);
            IF(1, OPEN) USE(READ, F_R, V(Rb, 9)); END(1)
            IF(2, OPEN) USE(READ, F_R, V(Rb, 9)); END(2)
        }
        if (V(ATOM_OP, 1) == 8) USE(READ, F_R, V(Rb, 9));
    END_LET(9)
}

static void atomg_a_part_2(struct rt_uses *u)
{
    LET(5)
        if (0xef >> V(ATOM_OP, 1) & 1) {
            addr_e_reads(u, 0, 7, 1);
            USE(READ, F_R, V(Rb, 9));
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
        if (V(ATOM_OP, 1) == 4) {
            addr_e_reads(u, 0, 7, 1);
            atomg_v_part(u, 9);
        }
        if (V(ATOM_OP, 1) == 8) {
            USE(READ, F_R, V(Rb, 9));
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
    END_LET(5)
}

static void uses_atomg_a(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(8, guard_value(u, 10, 2))
        if (((0xff80 >> V(atomic_TYPE_AMPERE, 3) & 1) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe
            >> V(ATOM_OP, 1) & 1) && (0xffd8 >> V(atomic_TYPE_AMPERE, 3) & 1))) {
            addr_e_reads(u, 0, 7, 1);
            USE(READ, F_R, V(Rb, 9));
            if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        } else {
            USE(WRITE(1), F_P, V(Pu, 5));
            if (0x1ff >> V(ATOM_OP, 1) & 1) {
                if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) {
                    if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_AMPERE, 3) == 6)) {
                        LET(5)
                            addr_e_reads(u, 0, 7, 1);
                            atomg_v_part_2(u, 9);
                        END_LET(5)
                    } else {
                        atomg_a_part_2(u);
                    }
                    NEED(5);
                    addr_e_reads(u, 0, 7, 1);
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                } else {
                    if ((V(ATOM_OP, 1) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 3) & 1)) {
                        LET(9)
                            addr_e_reads(u, 0, 7, 1);
                            USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    } else {
                        atomg_a_part(u);
                    }
                    NEED(9);
                    addr_e_reads(u, 0, 7, 1);
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            } else {
                addr_e_reads(u, 0, 7, 1);
                USE(READ, F_R, V(Rb, 9));
                if (V(atomic_TYPE_AMPERE, 3) == 2) {
                    atomg_v_part_3(u, 9, 6);
                } else {
                    IF(7, OPEN) USE(READ, F_R, 255); END(7)
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            }
        }
    END(8)
    rt_leave(u);
}

static void uses_atomg_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(8, guard_value(u, 10, 4))
        if (((0xff80 >> V(atomic_TYPE_AMPERE, 2) & 1) || (0xfe00 >> V(ATOM_OP, 0) & 1)) || ((0xfffe
            >> V(ATOM_OP, 0) & 1) && (0xffd8 >> V(atomic_TYPE_AMPERE, 2) & 1))) {
            addr_global_reads(u, 6, 7, 2);
            desc_reads(u, 7, 3);
            USE(READ, F_R, V(Rb, 9));
            if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        } else {
            USE(WRITE(1), F_P, V(Pu, 4));
            if (0x1ff >> V(ATOM_OP, 0) & 1) {
                if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) {
                    if ((V(ATOM_OP, 0) == 0) && (V(atomic_TYPE_AMPERE, 2) == 6)) {
                        LET(5)
                            addr_global_reads(u, 6, 7, 2);
                            atomg_v_part_2(u, 9);
                        END_LET(5)
                    } else {
                        LET(5)
                            if (0xef >> V(ATOM_OP, 0) & 1) {
                                addr_global_reads(u, 6, 7, 2);
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            }
                            if (V(ATOM_OP, 0) == 4) {
                                addr_global_reads(u, 6, 7, 2);
                                atomg_v_part(u, 9);
                            }
                            if (V(ATOM_OP, 0) == 8) {
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            }
                        END_LET(5)
                    }
                    NEED(5);
                    addr_global_reads(u, 6, 7, 2);
                    USE(WRITE(1), F_R, V(Rd, 5));
                    USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                } else {
                    if ((V(ATOM_OP, 0) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 2) & 1)) {
                        LET(9)
                            addr_global_reads(u, 6, 7, 2);
                            USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    } else {
                        LET(9)
                            if (0xef >> V(ATOM_OP, 0) & 1) {
                                addr_global_reads(u, 6, 7, 2);
                                USE(READ, F_R, V(Rb, 9));
                            }
                            if (V(ATOM_OP, 0) == 4) {
                                addr_global_reads(u, 6, 7, 2);
                                IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                                IF(5, OPEN) USE(READ, F_R, V(Rb, 9)); END(5)
                            }
                            if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    }
                    NEED(9);
                    addr_global_reads(u, 6, 7, 2);
                    USE(WRITE(1), F_R, V(Rd, 5));
                }
            } else {
                addr_global_reads(u, 6, 7, 2);
                USE(READ, F_R, V(Rb, 9));
                if (V(atomic_TYPE_AMPERE, 2) == 2) {
                    atomg_v_part_3(u, 9, 5);
                } else {
                    IF(7, OPEN) USE(READ, F_R, 255); END(7)
                    USE(WRITE(1), F_R, V(Rd, 5));
                }
            }
        }
    END(8)
    desc_reads(u, 7, 3);
    rt_leave(u);
}

static void atomg_h_part(struct rt_uses *u, int v1, int v2, int v3)
{
    USE(READ, F_R, V(Rb, v1));
    if (V(atomic_TYPE_HOPPER, v2) == 2) {
        atomg_v_part_3(u, v1, v3);
    } else {
        IF(1, OPEN) USE(READ, F_R, 255); END(1)
        USE(WRITE(1), F_R, V(Rd, v3));
    }
}

static void uses_atomg_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(7, guard_value(u, 10, 2))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe >>
            V(ATOM_OP, 1) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1))) {
            addr_e_reads(u, 0, 7, 1);
            atom_h_part_2(u, 9, 3);
            USE(WRITE(1), F_P, V(Pu, 5));
            atom_h_part_3(u, 6, 3);
        } else {
            USE(WRITE(1), F_P, V(Pu, 5));
            if (0x1ff >> V(ATOM_OP, 1) & 1) {
                if (0xc >> V(atomic_TYPE_HOPPER, 3) & 1) {
                    atomg_a_part_2(u);
                    NEED(5);
                    addr_e_reads(u, 0, 7, 1);
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                } else {
                    if ((V(ATOM_OP, 1) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1)) {
                        LET(9)
                            addr_e_reads(u, 0, 7, 1);
                            USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    } else {
                        atomg_a_part(u);
                    }
                    NEED(9);
                    addr_e_reads(u, 0, 7, 1);
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            } else {
                addr_e_reads(u, 0, 7, 1);
                atomg_h_part(u, 9, 3, 6);
            }
        }
    END(7)
    rt_leave(u);
}

static void uses_atomg_hd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(7, guard_value(u, 10, 4))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1) || (0xfe00 >> V(ATOM_OP, 0) & 1)) || ((0xfffe >>
            V(ATOM_OP, 0) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1))) {
            addr_global_reads_2(u, 6, 7, 2);
            desc_reads_2(u, 7, 3);
            atom_h_part_2(u, 9, 2);
            USE(WRITE(1), F_P, V(Pu, 4));
            atom_h_part_3(u, 5, 2);
        } else {
            USE(WRITE(1), F_P, V(Pu, 4));
            if (0x1ff >> V(ATOM_OP, 0) & 1) {
                if (0xc >> V(atomic_TYPE_HOPPER, 2) & 1) {
                    LET(5)
                        if (0xef >> V(ATOM_OP, 0) & 1) {
                            addr_global_reads_2(u, 6, 7, 2);
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        }
                        if (V(ATOM_OP, 0) == 4) {
                            addr_global_reads_2(u, 6, 7, 2);
                            atomg_v_part(u, 9);
                        }
                        if (V(ATOM_OP, 0) == 8) {
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        }
                    END_LET(5)
                    NEED(5);
                    addr_global_reads_2(u, 6, 7, 2);
                    USE(WRITE(1), F_R, V(Rd, 5));
                    USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                } else {
                    if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1)) {
                        LET(9)
                            addr_global_reads_2(u, 6, 7, 2);
                            USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    } else {
                        LET(9)
                            if (0xef >> V(ATOM_OP, 0) & 1) {
                                addr_global_reads_2(u, 6, 7, 2);
                                USE(READ, F_R, V(Rb, 9));
                            }
                            if (V(ATOM_OP, 0) == 4) {
                                addr_global_reads_2(u, 6, 7, 2);
                                IF(3, OPEN) USE(READ, F_R, V(Rb, 9)); END(3)
                                IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                            }
                            if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    }
                    NEED(9);
                    addr_global_reads_2(u, 6, 7, 2);
                    USE(WRITE(1), F_R, V(Rd, 5));
                }
            } else {
                addr_global_reads_2(u, 6, 7, 2);
                atomg_h_part(u, 9, 2, 5);
            }
        }
    END(7)
    desc_reads_2(u, 7, 3);
    rt_leave(u);
}

static void atomg_f_part(struct rt_uses *u, unsigned n1, int v2, int v3)
{
    if ((V(atomic_FLOAT_OP, 1) == 0) && (V(atomic_FLOAT_TYPE, 3) == 15)) {
        LET(n1)
            addr_e_reads(u, 0, v2, 1);
            atomg_v_part_2(u, v3);
        END_LET(n1)
    } else {
        LET(n1)
            if (V(atomic_FLOAT_OP, 1) == 0) {
                addr_e_reads(u, 0, v2, 1);
                USE(READ, F_R, V(Rb, v3));
                USE(READ, F_R, (V(Rb, v3) | 1));
            }
        END_LET(n1)
    }
    NEED(n1);
    addr_e_reads(u, 0, v2, 1);
}

static void uses_atomg_f(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(7, guard_value(u, 10, 2))
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 3) & 1) || (0xe >> V(atomic_FLOAT_OP, 1) & 1)) !=
            0) {
            addr_e_reads(u, 0, 7, 1);
            atom_f_part_2(u, 9, 3);
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 5));
            atom_f_part_3(u, 6, 3);
        } else {
            USE(WRITE(1), F_P, V(Pu, 5));
            if (V(atomic_FLOAT_OP, 1) == 0) {
                if (V(atomic_FLOAT_TYPE, 3) == 15) {
                    atomg_f_part(u, 7, 7, 9);
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                } else {
                    if (V(atomic_FLOAT_OP, 1) == 0) {
                        LET(11)
                            addr_e_reads(u, 0, 7, 1);
                            USE(READ, F_R, V(Rb, 9));
                        END_LET(11)
                    } else {
                        LET(11)
                            if (V(atomic_FLOAT_OP, 1) == 0) {
                                addr_e_reads(u, 0, 7, 1);
                                USE(READ, F_R, V(Rb, 9));
                            }
                        END_LET(11)
                    }
                    NEED(11);
                    addr_e_reads(u, 0, 7, 1);
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            } else {
                addr_e_reads(u, 0, 7, 1);
                USE(READ, F_R, V(Rb, 9));
                IF(6, OPEN) USE(READ, F_R, 255); END(6)
                USE(WRITE(1), F_R, V(Rd, 6));
            }
        }
    END(7)
    rt_leave(u);
}

static void atomg_fd_part(struct rt_uses *u, unsigned n1, int v2, int v3, int v4)
{
    if ((V(atomic_FLOAT_OP, 0) == 0) && (V(atomic_FLOAT_TYPE, 2) == 15)) {
        LET(n1)
            addr_global_reads_2(u, v2, v3, 2);
            atomg_v_part_2(u, v4);
        END_LET(n1)
    } else {
        LET(n1)
            if (V(atomic_FLOAT_OP, 0) == 0) {
                addr_global_reads_2(u, v2, v3, 2);
                USE(READ, F_R, V(Rb, v4));
                USE(READ, F_R, (V(Rb, v4) | 1));
            }
        END_LET(n1)
    }
    NEED(n1);
    addr_global_reads_2(u, v2, v3, 2);
}

static void uses_atomg_fd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(7, guard_value(u, 10, 4))
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 2) & 1) || (0xe >> V(atomic_FLOAT_OP, 0) & 1)) !=
            0) {
            addr_global_reads_2(u, 6, 7, 2);
            desc_reads_2(u, 7, 3);
            atom_f_part_2(u, 9, 2);
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 4));
            atom_f_part_3(u, 5, 2);
        } else {
            USE(WRITE(1), F_P, V(Pu, 4));
            if (V(atomic_FLOAT_OP, 0) == 0) {
                if (V(atomic_FLOAT_TYPE, 2) == 15) {
                    atomg_fd_part(u, 7, 6, 7, 9);
                    USE(WRITE(1), F_R, V(Rd, 5));
                    USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                } else {
                    if (V(atomic_FLOAT_OP, 0) == 0) {
                        LET(11)
                            addr_global_reads_2(u, 6, 7, 2);
                            USE(READ, F_R, V(Rb, 9));
                        END_LET(11)
                    } else {
                        LET(11)
                            if (V(atomic_FLOAT_OP, 0) == 0) {
                                addr_global_reads_2(u, 6, 7, 2);
                                USE(READ, F_R, V(Rb, 9));
                            }
                        END_LET(11)
                    }
                    NEED(11);
                    addr_global_reads_2(u, 6, 7, 2);
                    USE(WRITE(1), F_R, V(Rd, 5));
                }
            } else {
                addr_global_reads_2(u, 6, 7, 2);
                USE(READ, F_R, V(Rb, 9));
                IF(6, OPEN) USE(READ, F_R, 255); END(6)
                USE(WRITE(1), F_R, V(Rd, 5));
            }
        }
    END(7)
    desc_reads_2(u, 7, 3);
    rt_leave(u);
}

static void uses_atomg_cv(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(3, guard_value(u, 12, 3))
        if (0xf8 >> V(atomic_CAS_TYPE_VOLTA, 2) & 1) {
            addr_e_reads(u, 0, 8, 2);
            USE(READ, F_R, V(Rb, 10));
            if (V(atomic_CAS_TYPE_VOLTA, 2) == 2) USE(READ, F_R, (V(Rb, 10) | 1));
            USE(READ, F_R, V(Rc, 11));
            if (V(atomic_CAS_TYPE_VOLTA, 2) == 2) USE(READ, F_R, (V(Rc, 11) | 1));
            USE(WRITE(1), F_P, V(Pu, 6));
            USE(WRITE(1), F_R, V(Rd, 7));
            if (V(atomic_CAS_TYPE_VOLTA, 2) == 2) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
        } else {
            USE(WRITE(1), F_P, V(Pu, 6));
            addr_e_reads(u, 0, 8, 2);
            atom_cv_part_2(u, 10, 2, 11, 7);
        }
    END(3)
}

static void uses_atomg_ca(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        if (0xfff8 >> V(atomic_CAS_TYPE_AMPERE, 2) & 1) {
            addr_e_reads(u, 0, 6, 1);
            USE(READ, F_R, V(Rb, 8));
            if (V(atomic_CAS_TYPE_AMPERE, 2) == 2) USE(READ, F_R, (V(Rb, 8) | 1));
            USE(READ, F_R, V(Rc, 9));
            if (V(atomic_CAS_TYPE_AMPERE, 2) == 2) USE(READ, F_R, (V(Rc, 9) | 1));
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (V(atomic_CAS_TYPE_AMPERE, 2) == 2) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        } else {
            USE(WRITE(1), F_P, V(Pu, 4));
            addr_e_reads(u, 0, 6, 1);
            atom_ca_part(u, 8, 2, 9, 5);
        }
    END(3)
}

static void uses_atomg_ch(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        if (0xf8 >> V(atomic_CAS_TYPE_HOPPER, 2) & 1) {
            addr_e_reads(u, 0, 6, 1);
            USE(READ, F_R, V(Rb, 8));
            if (V(atomic_CAS_TYPE_HOPPER, 2) == 2) USE(READ, F_R, (V(Rb, 8) | 1));
            USE(READ, F_R, V(Rc, 9));
            if (V(atomic_CAS_TYPE_HOPPER, 2) == 2) USE(READ, F_R, (V(Rc, 9) | 1));
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (V(atomic_CAS_TYPE_HOPPER, 2) == 2) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        } else {
            USE(WRITE(1), F_P, V(Pu, 4));
            addr_e_reads(u, 0, 6, 1);
            atom_ch_part(u, 8, 2, 9, 5);
        }
    END(3)
}

static void uses_red_v(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(6, guard_value(u, 10, 3))
        if ((V(atomic_TYPE_VOLTA, 3) == 7) || ((0xfe >> V(RED_OP, 1) & 1) && (0xd8 >>
            V(atomic_TYPE_VOLTA, 3) & 1))) {
            addr_e_reads(u, 0, 7, 2);
            USE(READ, F_R, V(Rb, 9));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
        } else if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
            if ((V(RED_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                LET(4)
                    addr_e_reads(u, 0, 7, 2);
                    atomg_v_part_2(u, 9);
                END_LET(4)
            } else {
                LET(4)
                    if (0xef >> V(RED_OP, 1) & 1) {
                        addr_e_reads(u, 0, 7, 2);
                        USE(READ, F_R, V(Rb, 9));
                        USE(READ, F_R, (V(Rb, 9) | 1));
                    }
                    if (V(RED_OP, 1) == 4) {
                        addr_e_reads(u, 0, 7, 2);
                        atomg_v_part(u, 9);
                    }
                END_LET(4)
            }
            NEED(4);
            addr_e_reads(u, 0, 7, 2);
        } else {
            if ((V(RED_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                LET(8)
                    addr_e_reads(u, 0, 7, 2);
                    USE(READ, F_R, V(Rb, 9));
                END_LET(8)
            } else {
                LET(8)
                    if (0xef >> V(RED_OP, 1) & 1) {
                        addr_e_reads(u, 0, 7, 2);
                        USE(READ, F_R, V(Rb, 9));
                    }
                    if (V(RED_OP, 1) == 4) {
                        addr_e_reads(u, 0, 7, 2);
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                        IF(5, OPEN) USE(READ, F_R, V(Rb, 9)); END(5)
                    }
                END_LET(8)
            }
            NEED(8);
            addr_e_reads(u, 0, 7, 2);
        }
    END(6)
    rt_leave(u);
}

static void uses_red_tu(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(6, guard_value(u, 11, 3))
        if ((V(atomic_TYPE_VOLTA, 3) == 7) || ((0xfe >> V(RED_OP, 1) & 1) && (0xd8 >>
            V(atomic_TYPE_VOLTA, 3) & 1))) {
            addr64_ur_turing_reads(u, 7, 0, 8, 2);
            USE(READ, F_R, V(Rb, 10));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(READ, F_R, (V(Rb, 10) | 1));
        } else if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
            if ((V(RED_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                LET(4)
                    addr64_ur_turing_reads(u, 7, 0, 8, 2);
                    atomg_v_part_2(u, 10);
                END_LET(4)
            } else {
                LET(4)
                    if (0xef >> V(RED_OP, 1) & 1) {
                        addr64_ur_turing_reads(u, 7, 0, 8, 2);
                        USE(READ, F_R, V(Rb, 10));
                        USE(READ, F_R, (V(Rb, 10) | 1));
                    }
                    if (V(RED_OP, 1) == 4) {
                        addr64_ur_turing_reads(u, 7, 0, 8, 2);
                        atomg_v_part(u, 10);
                    }
                END_LET(4)
            }
            NEED(4);
            addr64_ur_turing_reads(u, 7, 0, 8, 2);
        } else {
            if ((V(RED_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                LET(8)
                    addr64_ur_turing_reads(u, 7, 0, 8, 2);
                    USE(READ, F_R, V(Rb, 10));
                END_LET(8)
            } else {
                LET(8)
                    if (0xef >> V(RED_OP, 1) & 1) {
                        addr64_ur_turing_reads(u, 7, 0, 8, 2);
                        USE(READ, F_R, V(Rb, 10));
                    }
                    if (V(RED_OP, 1) == 4) {
                        addr64_ur_turing_reads(u, 7, 0, 8, 2);
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 10)); END(4)
                        IF(5, OPEN) USE(READ, F_R, V(Rb, 10)); END(5)
                    }
                END_LET(8)
            }
            NEED(8);
            addr64_ur_turing_reads(u, 7, 0, 8, 2);
        }
    END(6)
    rt_leave(u);
}

static void red_a_part(struct rt_uses *u)
{
    LET(8)
        if (0xef >> V(RED_OP, 1) & 1) {
            addr_e_reads(u, 0, 5, 1);
            USE(READ, F_R, V(Rb, 7));
        }
        if (V(RED_OP, 1) == 4) {
            addr_e_reads(u, 0, 5, 1);
            IF(1, OPEN) USE(READ, F_R, V(Rb, 7)); END(1)
            IF(2, OPEN) USE(READ, F_R, V(Rb, 7)); END(2)
        }
    END_LET(8)
}

static void uses_red_a(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(6, guard_value(u, 8, 2))
        if ((0xff80 >> V(atomic_TYPE_AMPERE, 3) & 1) || ((0xfe >> V(RED_OP, 1) & 1) && (0xffd8 >>
            V(atomic_TYPE_AMPERE, 3) & 1))) {
            addr_e_reads(u, 0, 5, 1);
            USE(READ, F_R, V(Rb, 7));
            if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) USE(READ, F_R, (V(Rb, 7) | 1));
        } else if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) {
            if ((V(RED_OP, 1) == 0) && (V(atomic_TYPE_AMPERE, 3) == 6)) {
                LET(4)
                    addr_e_reads(u, 0, 5, 1);
                    atomg_v_part_2(u, 7);
                END_LET(4)
            } else {
                LET(4)
                    if (0xef >> V(RED_OP, 1) & 1) {
                        addr_e_reads(u, 0, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    }
                    if (V(RED_OP, 1) == 4) {
                        addr_e_reads(u, 0, 5, 1);
                        atomg_v_part(u, 7);
                    }
                END_LET(4)
            }
            NEED(4);
            addr_e_reads(u, 0, 5, 1);
        } else {
            if ((V(RED_OP, 1) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 3) & 1)) {
                LET(8)
                    addr_e_reads(u, 0, 5, 1);
                    USE(READ, F_R, V(Rb, 7));
                END_LET(8)
            } else {
                red_a_part(u);
            }
            NEED(8);
            addr_e_reads(u, 0, 5, 1);
        }
    END(6)
    rt_leave(u);
}

static void uses_red_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 4);
    IF(6, guard_value(u, 8, 4))
        if ((0xff80 >> V(atomic_TYPE_AMPERE, 2) & 1) || ((0xfe >> V(RED_OP, 0) & 1) && (0xffd8 >>
            V(atomic_TYPE_AMPERE, 2) & 1))) {
            addr_global_reads(u, 4, 5, 2);
            desc_reads(u, 5, 3);
            USE(READ, F_R, V(Rb, 7));
            if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) USE(READ, F_R, (V(Rb, 7) | 1));
        } else if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) {
            if ((V(RED_OP, 0) == 0) && (V(atomic_TYPE_AMPERE, 2) == 6)) {
                LET(4)
                    addr_global_reads(u, 4, 5, 2);
                    atomg_v_part_2(u, 7);
                END_LET(4)
            } else {
                LET(4)
                    if (0xef >> V(RED_OP, 0) & 1) {
                        addr_global_reads(u, 4, 5, 2);
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    }
                    if (V(RED_OP, 0) == 4) {
                        addr_global_reads(u, 4, 5, 2);
                        atomg_v_part(u, 7);
                    }
                END_LET(4)
            }
            NEED(4);
            addr_global_reads(u, 4, 5, 2);
        } else {
            if ((V(RED_OP, 0) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 2) & 1)) {
                LET(8)
                    addr_global_reads(u, 4, 5, 2);
                    USE(READ, F_R, V(Rb, 7));
                END_LET(8)
            } else {
                LET(8)
                    if (0xef >> V(RED_OP, 0) & 1) {
                        addr_global_reads(u, 4, 5, 2);
                        USE(READ, F_R, V(Rb, 7));
                    }
                    if (V(RED_OP, 0) == 4) {
                        addr_global_reads(u, 4, 5, 2);
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 7)); END(4)
                        IF(5, OPEN) USE(READ, F_R, V(Rb, 7)); END(5)
                    }
                END_LET(8)
            }
            NEED(8);
            addr_global_reads(u, 4, 5, 2);
        }
    END(6)
    desc_reads(u, 5, 3);
    rt_leave(u);
}

static void uses_redg_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(5, guard_value(u, 8, 2))
        if ((0xf0 >> V(atomic_RED_TYPE_HOPPER, 3) & 1) || ((0xfe >> V(RED_OP, 1) & 1) && (0xf0 >>
            V(atomic_RED_TYPE_HOPPER, 3) & 1))) {
            addr_e_reads(u, 0, 5, 1);
            USE(READ, F_R, V(Rb, 7));
            if (0x1c >> V(atomic_RED_TYPE_HOPPER, 3) & 1) USE(READ, F_R, (V(Rb, 7) | 1));
            if (V(atomic_RED_TYPE_HOPPER, 3) == 4) USE(READ, F_R, (V(Rb, 7) | 2));
            if (V(atomic_RED_TYPE_HOPPER, 3) == 4) USE(READ, F_R, (V(Rb, 7) | 3));
        } else if (0xc >> V(atomic_RED_TYPE_HOPPER, 3) & 1) {
            LET(4)
                if (0xef >> V(RED_OP, 1) & 1) {
                    addr_e_reads(u, 0, 5, 1);
                    USE(READ, F_R, V(Rb, 7));
                    USE(READ, F_R, (V(Rb, 7) | 1));
                }
                if (V(RED_OP, 1) == 4) {
                    addr_e_reads(u, 0, 5, 1);
                    atomg_v_part(u, 7);
                }
            END_LET(4)
            NEED(4);
            addr_e_reads(u, 0, 5, 1);
        } else {
            if ((V(RED_OP, 1) == 0) && (0xf0 >> V(atomic_RED_TYPE_HOPPER, 3) & 1)) {
                LET(8)
                    addr_e_reads(u, 0, 5, 1);
                    USE(READ, F_R, V(Rb, 7));
                END_LET(8)
            } else {
                red_a_part(u);
            }
            NEED(8);
            addr_e_reads(u, 0, 5, 1);
        }
    END(5)
    rt_leave(u);
}

static void uses_redg_hd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 4);
    IF(5, guard_value(u, 8, 4))
        if ((0xf0 >> V(atomic_RED_TYPE_HOPPER, 2) & 1) || ((0xfe >> V(RED_OP, 0) & 1) && (0xf0 >>
            V(atomic_RED_TYPE_HOPPER, 2) & 1))) {
            addr_global_reads_2(u, 4, 5, 2);
            desc_reads_2(u, 5, 3);
            USE(READ, F_R, V(Rb, 7));
            if (0x1c >> V(atomic_RED_TYPE_HOPPER, 2) & 1) USE(READ, F_R, (V(Rb, 7) | 1));
            if (V(atomic_RED_TYPE_HOPPER, 2) == 4) USE(READ, F_R, (V(Rb, 7) | 2));
            if (V(atomic_RED_TYPE_HOPPER, 2) == 4) USE(READ, F_R, (V(Rb, 7) | 3));
        } else if (0xc >> V(atomic_RED_TYPE_HOPPER, 2) & 1) {
            LET(4)
                if (0xef >> V(RED_OP, 0) & 1) {
                    addr_global_reads_2(u, 4, 5, 2);
                    USE(READ, F_R, V(Rb, 7));
                    USE(READ, F_R, (V(Rb, 7) | 1));
                }
                if (V(RED_OP, 0) == 4) {
                    addr_global_reads_2(u, 4, 5, 2);
                    atomg_v_part(u, 7);
                }
            END_LET(4)
            NEED(4);
            addr_global_reads_2(u, 4, 5, 2);
        } else {
            if ((V(RED_OP, 0) == 0) && (0xf0 >> V(atomic_RED_TYPE_HOPPER, 2) & 1)) {
                LET(8)
                    addr_global_reads_2(u, 4, 5, 2);
                    USE(READ, F_R, V(Rb, 7));
                END_LET(8)
            } else {
                LET(8)
                    if (0xef >> V(RED_OP, 0) & 1) {
                        addr_global_reads_2(u, 4, 5, 2);
                        USE(READ, F_R, V(Rb, 7));
                    }
                    if (V(RED_OP, 0) == 4) {
                        addr_global_reads_2(u, 4, 5, 2);
                        IF(3, OPEN) USE(READ, F_R, V(Rb, 7)); END(3)
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 7)); END(4)
                    }
                END_LET(8)
            }
            NEED(8);
            addr_global_reads_2(u, 4, 5, 2);
        }
    END(5)
    desc_reads_2(u, 5, 3);
    rt_leave(u);
}

static void uses_redg_f(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(6, guard_value(u, 8, 2))
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 3) & 1) || (0xe >> V(atomic_FLOAT_OP, 1) & 1)) !=
            0) {
            addr_e_reads(u, 0, 5, 1);
            atom_f_part_2(u, 7, 3);
        } else if (V(atomic_FLOAT_OP, 1) == 0) {
            if (V(atomic_FLOAT_TYPE, 3) == 15) {
                atomg_f_part(u, 6, 5, 7);
            } else {
                if (V(atomic_FLOAT_OP, 1) == 0) {
                    LET(10)
                        addr_e_reads(u, 0, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                    END_LET(10)
                } else {
                    LET(10)
                        if (V(atomic_FLOAT_OP, 1) == 0) {
                            addr_e_reads(u, 0, 5, 1);
                            USE(READ, F_R, V(Rb, 7));
                        }
                    END_LET(10)
                }
                NEED(10);
                addr_e_reads(u, 0, 5, 1);
            }
        }
    END(6)
    rt_leave(u);
}

static void uses_redg_fd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 4);
    IF(6, guard_value(u, 8, 4))
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 2) & 1) || (0xe >> V(atomic_FLOAT_OP, 0) & 1)) !=
            0) {
            addr_global_reads_2(u, 4, 5, 2);
            desc_reads_2(u, 5, 3);
            atom_f_part_2(u, 7, 2);
        } else if (V(atomic_FLOAT_OP, 0) == 0) {
            if (V(atomic_FLOAT_TYPE, 2) == 15) {
                atomg_fd_part(u, 6, 4, 5, 7);
            } else {
                if (V(atomic_FLOAT_OP, 0) == 0) {
                    LET(10)
                        addr_global_reads_2(u, 4, 5, 2);
                        USE(READ, F_R, V(Rb, 7));
                    END_LET(10)
                } else {
                    LET(10)
                        if (V(atomic_FLOAT_OP, 0) == 0) {
                            addr_global_reads_2(u, 4, 5, 2);
                            USE(READ, F_R, V(Rb, 7));
                        }
                    END_LET(10)
                }
                NEED(10);
                addr_global_reads_2(u, 4, 5, 2);
            }
        }
    END(6)
    desc_reads_2(u, 5, 3);
    rt_leave(u);
}

static void addr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
}

static void uses_atoms_v(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 6, 2);
    IF(7, guard_value(u, 6, 2))
        if (0xfe00 >> V(ATOM_OP, 0) & 1) {
            x1 = (0xc >> V(atomic_SHARED_TYPE, 1) & 1);
            addr_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 5));
            if (x1) USE(READ, F_R, (V(Rb, 5) | 1));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (0xc >> V(atomic_SHARED_TYPE, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else if (0x1ff >> V(ATOM_OP, 0) & 1) {
            if (0xc >> V(atomic_SHARED_TYPE, 1) & 1) {
                LET(5)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_reads(u, 3, 1);
                        USE(READ, F_R, V(Rb, 5));
                        USE(READ, F_R, (V(Rb, 5) | 1));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_reads(u, 3, 1);
                        atomg_v_part(u, 5);
                    }
                    if (V(ATOM_OP, 0) == 8) {
                        USE(READ, F_R, V(Rb, 5));
                        USE(READ, F_R, (V(Rb, 5) | 1));
                    }
                END_LET(5)
                NEED(5);
                addr_reads(u, 3, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
            } else {
                LET(9)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_reads(u, 3, 1);
                        USE(READ, F_R, V(Rb, 5));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_reads(u, 3, 1);
                        IF(3, OPEN) USE(READ, F_R, V(Rb, 5)); END(3)
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 5)); END(4)
                    }
                    if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 5));
                END_LET(9)
                NEED(9);
                addr_reads(u, 3, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 5));
            if (V(atomic_SHARED_TYPE, 1) == 2) {
                atomg_v_part_3(u, 5, 2);
            } else {
                IF(6, OPEN) USE(READ, F_R, 255); END(6)
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        }
    END(7)
    rt_leave(u);
}

static void addr_scaled_reads(struct rt_uses *u, int v1, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) USE(READ, F_R, V(Ra, v1));
}

static void atoms_t_part(struct rt_uses *u)
{
    LET(9)
        if (0xef >> V(ATOM_OP, 0) & 1) {
            addr_scaled_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 6));
        }
        if (V(ATOM_OP, 0) == 4) {
            addr_scaled_reads(u, 3, 1);
            IF(1, OPEN) USE(READ, F_R, V(Rb, 6)); END(1)
            IF(2, OPEN) USE(READ, F_R, V(Rb, 6)); END(2)
        }
        if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 6));
    END_LET(9)
}

static void atoms_t_part_2(struct rt_uses *u)
{
    LET(5)
        if (0xef >> V(ATOM_OP, 0) & 1) {
            addr_scaled_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, (V(Rb, 6) | 1));
        }
        if (V(ATOM_OP, 0) == 4) {
            addr_scaled_reads(u, 3, 1);
            atomg_v_part(u, 6);
        }
        if (V(ATOM_OP, 0) == 8) {
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, (V(Rb, 6) | 1));
        }
    END_LET(5)
    NEED(5);
    addr_scaled_reads(u, 3, 1);
    USE(WRITE(1), F_R, V(Rd, 2));
    USE(WRITE(1), F_R, (V(Rd, 2) | 1));
}

static void uses_atoms_t(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 7, 2);
    IF(7, guard_value(u, 7, 2))
        if (0xfe00 >> V(ATOM_OP, 0) & 1) {
            x1 = (0xc >> V(atomic_SHARED_TYPE, 1) & 1);
            addr_scaled_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 6));
            if (x1) USE(READ, F_R, (V(Rb, 6) | 1));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (0xc >> V(atomic_SHARED_TYPE, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else if (0x1ff >> V(ATOM_OP, 0) & 1) {
            if (0xc >> V(atomic_SHARED_TYPE, 1) & 1) {
                atoms_t_part_2(u);
            } else {
                atoms_t_part(u);
                NEED(9);
                addr_scaled_reads(u, 3, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 6));
            if (V(atomic_SHARED_TYPE, 1) == 2) {
                atomg_v_part_3(u, 6, 2);
            } else {
                IF(6, OPEN) USE(READ, F_R, 255); END(6)
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        }
    END(7)
    rt_leave(u);
}

static void addr_scaled_ur_reads(struct rt_uses *u, int v1, int v3, int l4)
{
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URc, v3));
    }
    if (LINE(l4) == 2 || LINE(l4) == 3 || LINE(l4) == 4 || LINE(l4) == 5) {
        USE(ONCE, F_UR, V(URc, v3));
    }
}

static void atoms_tu_part(struct rt_uses *u)
{
    LET(9)
        if (0xef >> V(ATOM_OP, 0) & 1) {
            addr_scaled_ur_reads(u, 3, 5, 1);
            USE(READ, F_R, V(Rb, 7));
        }
        if (V(ATOM_OP, 0) == 4) {
            addr_scaled_ur_reads(u, 3, 5, 1);
            IF(1, OPEN) USE(READ, F_R, V(Rb, 7)); END(1)
            IF(2, OPEN) USE(READ, F_R, V(Rb, 7)); END(2)
        }
        if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 7));
    END_LET(9)
}

static void atoms_tu_part_2(struct rt_uses *u)
{
    LET(5)
        if (0xef >> V(ATOM_OP, 0) & 1) {
            addr_scaled_ur_reads(u, 3, 5, 1);
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
        if (V(ATOM_OP, 0) == 4) {
            addr_scaled_ur_reads(u, 3, 5, 1);
            atomg_v_part(u, 7);
        }
        if (V(ATOM_OP, 0) == 8) {
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
    END_LET(5)
    NEED(5);
    addr_scaled_ur_reads(u, 3, 5, 1);
    USE(WRITE(1), F_R, V(Rd, 2));
    USE(WRITE(1), F_R, (V(Rd, 2) | 1));
}

static void uses_atoms_tu(struct rt_uses *u)
{
    uint64_t x1 = 0;
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(7, guard_value(u, 8, 2))
        if (0xfe00 >> V(ATOM_OP, 0) & 1) {
            x1 = (0xc >> V(atomic_SHARED_TYPE, 1) & 1);
            addr_scaled_ur_reads(u, 3, 5, 1);
            USE(READ, F_R, V(Rb, 7));
            if (x1) USE(READ, F_R, (V(Rb, 7) | 1));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (0xc >> V(atomic_SHARED_TYPE, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else if (0x1ff >> V(ATOM_OP, 0) & 1) {
            if (0xc >> V(atomic_SHARED_TYPE, 1) & 1) {
                atoms_tu_part_2(u);
            } else {
                atoms_tu_part(u);
                NEED(9);
                addr_scaled_ur_reads(u, 3, 5, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_ur_reads(u, 3, 5, 1);
            USE(READ, F_R, V(Rb, 7));
            if (V(atomic_SHARED_TYPE, 1) == 2) {
                atomg_v_part_3(u, 7, 2);
            } else {
                IF(6, OPEN) USE(READ, F_R, 255); END(6)
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        }
    END(7)
    rt_leave(u);
}

static void uses_atoms_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 7, 2);
    IF(7, guard_value(u, 7, 2))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1) || (0xfe00 >> V(ATOM_OP, 0) & 1)) || ((0xfffe >>
            V(ATOM_OP, 0) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1))) {
            addr_scaled_reads(u, 3, 1);
            atom_h_part_2(u, 6, 1);
            atom_h_part_3(u, 2, 1);
        } else if (0x1ff >> V(ATOM_OP, 0) & 1) {
            if (0xc >> V(atomic_TYPE_HOPPER, 1) & 1) {
                atoms_t_part_2(u);
            } else {
                if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1)) {
                    LET(9)
                        addr_scaled_reads(u, 3, 1);
                        USE(READ, F_R, V(Rb, 6));
                    END_LET(9)
                } else {
                    atoms_t_part(u);
                }
                NEED(9);
                addr_scaled_reads(u, 3, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_reads(u, 3, 1);
            atomg_h_part(u, 6, 1, 2);
        }
    END(7)
    rt_leave(u);
}

static void uses_atoms_hu(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(7, guard_value(u, 8, 2))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1) || (0xfe00 >> V(ATOM_OP, 0) & 1)) || ((0xfffe >>
            V(ATOM_OP, 0) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1))) {
            addr_scaled_ur_reads(u, 3, 5, 1);
            atom_h_part_2(u, 7, 1);
            atom_h_part_3(u, 2, 1);
        } else if (0x1ff >> V(ATOM_OP, 0) & 1) {
            if (0xc >> V(atomic_TYPE_HOPPER, 1) & 1) {
                atoms_tu_part_2(u);
            } else {
                if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1)) {
                    LET(9)
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                    END_LET(9)
                } else {
                    atoms_tu_part(u);
                }
                NEED(9);
                addr_scaled_ur_reads(u, 3, 5, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_ur_reads(u, 3, 5, 1);
            atomg_h_part(u, 7, 1, 2);
        }
    END(7)
    rt_leave(u);
}

static void uses_atoms_cv(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 7, 3);
    IF(3, guard_value(u, 7, 3))
        if (((((cas_op_value(u, 0) != 16) != 0) && (cas_op_value(u, 0) != 17)) != 0) != 0) {
            x1 = (V(atomic_SHARED_CAS_TYPE, 1) == 2);
            x2 = (V(atomic_SHARED_CAS_TYPE, 1) == 2);
            addr_reads(u, 3, 2);
            USE(READ, F_R, V(Rb, 5));
            if (x1) USE(READ, F_R, (V(Rb, 5) | 1));
            USE(READ, F_R, V(Rc, 6));
            if (x2) USE(READ, F_R, (V(Rc, 6) | 1));
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            addr_reads(u, 3, 2);
            USE(READ, F_R, V(Rb, 5));
            if (V(atomic_SHARED_CAS_TYPE, 1) == 2) {
                atom_cv_part(u, 5, 6, 2);
            } else {
                IF(2, OPEN) USE(READ, F_R, V(Rc, 6)); END(2)
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        }
    END(3)
}

static void uses_atoms_ct(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 8, 3);
    IF(3, guard_value(u, 8, 3))
        if (((((cas_op_value(u, 0) != 16) != 0) && (cas_op_value(u, 0) != 17)) != 0) != 0) {
            x1 = (V(atomic_SHARED_CAS_TYPE, 1) == 2);
            x2 = (V(atomic_SHARED_CAS_TYPE, 1) == 2);
            addr_scaled_reads(u, 3, 2);
            USE(READ, F_R, V(Rb, 6));
            if (x1) USE(READ, F_R, (V(Rb, 6) | 1));
            USE(READ, F_R, V(Rc, 7));
            if (x2) USE(READ, F_R, (V(Rc, 7) | 1));
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            addr_scaled_reads(u, 3, 2);
            USE(READ, F_R, V(Rb, 6));
            if (V(atomic_SHARED_CAS_TYPE, 1) == 2) {
                atom_cv_part(u, 6, 7, 2);
            } else {
                IF(2, OPEN) USE(READ, F_R, V(Rc, 7)); END(2)
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        }
    END(3)
}

static void uses_atoms_ch(struct rt_uses *u)
{
    guard_reads(u, 8, 3);
    IF(3, guard_value(u, 8, 3))
        addr_scaled_reads(u, 3, 2);
        USE(READ, F_R, V(Rb, 6));
        if (((0xf8 >> V(atomic_CAS_TYPE_HOPPER, 1) & 1) || (((cas_op_value(u, 0) != 16) != 0) &&
            (cas_op_value(u, 0) != 17))) != 0) {
            if (V(atomic_CAS_TYPE_HOPPER, 1) == 2) USE(READ, F_R, (V(Rb, 6) | 1));
            USE(READ, F_R, V(Rc, 7));
            if (V(atomic_CAS_TYPE_HOPPER, 1) == 2) USE(READ, F_R, (V(Rc, 7) | 1));
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(atomic_CAS_TYPE_HOPPER, 1) == 2) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else if (V(atomic_CAS_TYPE_HOPPER, 1) == 2) {
            atom_cv_part(u, 6, 7, 2);
        } else {
            IF(2, OPEN) USE(READ, F_R, V(Rc, 7)); END(2)
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(3)
}

static void uses_atoms_popc_p(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(Rd, 0) != 255) {
            addr_scaled_ur_reads(u, 1, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 0));
        }
        addr_scaled_ur_reads(u, 1, 3, 0);
    END(1)
}

static void paths_bssy(struct rt_uses *u)
{
    OPENS(K(V(Bd, 2)), K(((uint64_t)NEXT + (rt_sext(V(RECONVERGE, 3), 30) * 4))));
}

static void opt_src_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(ONCE, F_P, V(Pp, v1));
}

static struct rt_test opt_src_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return rt_not(FLAG(F_P, V(Pp, v1)));
    }
    return FLAG(F_P, V(Pp, v1));
}

static void bssy_part(struct rt_uses *u, rt_value x2, struct rt_test x3, int v3)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_band(u, rt_band(u, rt_band(u, x2, K(INT64_C(4294967295))), rt_bxor(u, rt_chosen(u, x3,
        K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u, rt_content(u, F_APART, K(V(Bd,
        v3))), K(UINT64_MAX)));
    for (uint64_t x4 = 0; x4 <= 31; x4++) {
        USE(ONCE, F_B, V(Bd, v3));
        USE(ONCE, F_APART, V(Bd, v3));
        IF(1, rt_test_of(u, rt_slice(u, x1, x4, 1)))
            USE(WRITE(1), F_KEPT, ((V(Bd, v3) * 32) + x4));
        END(1)
    }
    USE(ONCE, F_APART, V(Bd, v3));
    USE(ONCE, F_B, V(Bd, v3));
}

static void bssy_part_2(struct rt_uses *u, unsigned n1, int v2, int v3, int v4)
{
    LET(n1)
        guard_reads(u, v2, v3);
        IF(1, guard_value(u, v2, v3)) opt_src_reads(u, v3, v4); END(1)
    END_LET(n1)
}

static void uses_bssy(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x5 = UNKNOWN;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 4, 1));
    x2 = rt_answer(u, x1);
    bssy_part_2(u, 3, 4, 1, 0);
    guard_reads(u, 4, 1);
    IF(5, x2)
        x5 = rt_content(u, F_B, K(V(Bd, 2)));
        NEED(3);
        USE(WRITE(1), F_B, V(Bd, 2));
        USE(READ, F_ACTIVE, 0);
        IF(4, rt_not(x2))
            bssy_part(u, x5, x2, 2);
            USE(WRITE(1), F_APART, V(Bd, 2));
        ELSE(4)
            USE(ONCE, F_APART, V(Bd, 2));
            IF(3, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0))))
                USE(WRITE(1), F_APART, V(Bd, 2));
            END(3)
        END(4)
    END(5)
    paths_bssy(u);
    rt_leave(u);
}

static void bsync_part(struct rt_uses *u)
{
    USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
    USE(READ, F_READY, 0);
    USE(WRITE(1), F_READY, 0);
    USE(WRITE(1), F_PARKED, 0);
}

static void bsync_part_2(struct rt_uses *u, unsigned n1)
{
    LET(n1)
        USE_PART(ONCE, F_APART, K(V(Bd, 2)), BITS(rt_place(UNKNOWN), 1));
        IF(1, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))), UNKNOWN, 1)))
            USE_PART(READ, F_KEPT, UNKNOWN, ALL);
        ELSE(1) USE(ONCE, F_B, V(Bd, 2)); END(1)
    END_LET(n1)
}

static void uses_bsync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x41 = OPEN, x42 = OPEN;
    rt_value x38 = UNKNOWN;
    rt_enter(u);
    bssy_part_2(u, 1, 3, 1, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x2) USE(ONCE, F_APART, V(Bd, 2)); END(2)
    IF(12, rt_both(x2, rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0))))
        USE(ONCE, F_B, V(Bd, 2));
        IF(3, rt_not(rt_eq(u, rt_band(u, rt_content(u, F_B, K(V(Bd, 2))), K(INT64_C(4294967295))),
            K(0))))
            USE(WRITE(1), F_B, V(Bd, 2));
        END(3)
    ELSE(12)
        IF(11, x2)
            bsync_part_2(u, 38);
            x38 = rt_chosen(u, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))),
                UNKNOWN, 1)), UNKNOWN, rt_content(u, F_B, K(V(Bd, 2))));
            LET(41)
                guard_reads(u, 3, 1);
                IF(6, guard_value(u, 3, 1))
                    opt_src_reads(u, 1, 0);
                    IF(5, opt_src_value(u, 1, 0))
                        NEED(38);
                        NEED(1);
                    END(5)
                END(6)
            END_LET(41)
            x41 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
            x42 = rt_answer(u, x41);
            NEED(41);
            IF(10, x42)
                NEED(38);
                NEED(1);
                IF(9, rt_not(rt_eq(u, rt_band(u, x38, K(INT64_C(4294967295))), K(0))))
                    USE(ONCE, F_B, V(Bd, 2));
                    IF(7, rt_eq(u, rt_content(u, F_B, K(V(Bd, 2))), x38)) USE(WRITE(1), F_B, V(Bd,
                        2)); END(7)
                    USE(ONCE, F_APART, V(Bd, 2));
                    IF(8, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0))))
                        USE(WRITE(1), F_APART, V(Bd, 2));
                    END(8)
                END(9)
            ELSE(10)
                bsync_part(u);
            END(10)
        END(11)
    END(12)
    rt_leave(u);
}

static void uses_break(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x15 = OPEN, x16 = OPEN;
    rt_value x12 = UNKNOWN;
    rt_enter(u);
    bssy_part_2(u, 1, 3, 1, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    USE(ONCE, F_APART, V(Bd, 2));
    NEED(1);
    IF(11, rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0)))
        IF(2, x2)
            USE(ONCE, F_B, V(Bd, 2));
            USE(WRITE(1), F_B, V(Bd, 2));
        END(2)
    ELSE(11)
        IF(10, x2)
            bsync_part_2(u, 12);
            x12 = rt_chosen(u, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))),
                UNKNOWN, 1)), UNKNOWN, rt_content(u, F_B, K(V(Bd, 2))));
            LET(15)
                guard_reads(u, 3, 1);
                IF(5, guard_value(u, 3, 1))
                    opt_src_reads(u, 1, 0);
                    IF(4, opt_src_value(u, 1, 0))
                        NEED(12);
                        NEED(1);
                    END(4)
                END(5)
            END_LET(15)
            x15 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
            x16 = rt_answer(u, x15);
            NEED(15);
            NEED(1);
            IF(9, rt_eq(u, rt_chosen(u, x16, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x2,
                K(INT64_C(4294967295)), K(0))))
                USE(ONCE, F_B, V(Bd, 2));
                NEED(12);
                IF(6, rt_eq(u, rt_content(u, F_B, K(V(Bd, 2))), x12)) USE(WRITE(1), F_B, V(Bd, 2));
                    END(6)
                for (uint64_t x18 = 0; x18 <= 31; x18++) {
                    USE_PART(ONCE, F_APART, K(V(Bd, 2)), BITS(x18, 1));
                    IF(7, rt_test_of(u, rt_slice(u, rt_content(u, F_APART, K(V(Bd, 2))), x18, 1)))
                        USE(READ, F_KEPT, ((V(Bd, 2) * 32) + x18));
                        NEED(12);
                        NEED(1);
                    END(7)
                    IF(8, rt_both(rt_test_of(u, rt_slice(u, rt_content(u, F_APART, K(V(Bd, 2))),
                        x18, 1)), rt_eq(u, rt_content(u, F_KEPT, K(((V(Bd, 2) * 32) + x18))), x12)))
                        NEED(12);
                        USE(WRITE(1), F_KEPT, ((V(Bd, 2) * 32) + x18));
                    END(8)
                }
            ELSE(9)
                USE(READ, F_ACTIVE, 0);
                NEED(15);
                bsync_part(u);
            END(9)
        END(10)
    END(11)
    rt_leave(u);
}

static void bmov_r_part(struct rt_uses *u, rt_value x2, struct rt_test x3, int v3)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_band(u, rt_band(u, rt_band(u, x2, K(INT64_C(4294967295))), rt_bxor(u, rt_chosen(u, x3,
        K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u, rt_content(u, F_APART,
        K(V(barrier_BMOV_REG, v3))), K(UINT64_MAX)));
    for (uint64_t x4 = 0; x4 <= 31; x4++) {
        USE(ONCE, F_B, V(barrier_BMOV_REG, v3));
        USE(ONCE, F_APART, V(barrier_BMOV_REG, v3));
        IF(1, rt_test_of(u, rt_slice(u, x1, x4, 1)))
            USE(WRITE(1), F_KEPT, ((V(barrier_BMOV_REG, v3) * 32) + x4));
        END(1)
    }
    USE(ONCE, F_APART, V(barrier_BMOV_REG, v3));
    USE(ONCE, F_B, V(barrier_BMOV_REG, v3));
}

static void bmov_r_part_2(struct rt_uses *u, int v1)
{
    USE(ONCE, F_APART, V(barrier_BMOV_REG, v1));
    IF(1, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(barrier_BMOV_REG, v1))), K(0))))
        USE(WRITE_AFTER(1), F_APART, V(barrier_BMOV_REG, v1));
    END(1)
}

static void uses_bmov_r(struct rt_uses *u)
{
    struct rt_test x3 = OPEN;
    rt_value x4 = UNKNOWN;
    struct rt_local x2 = NOTHING;
    guard_reads(u, 3, 0);
    IF(2, guard_value(u, 3, 0))
        if (V(barrier_BMOV_REG, 2) < 16) {
            USE_PART(ONCE, F_APART, K(V(barrier_BMOV_REG, 2)), BITS(rt_place(UNKNOWN), 1));
            IF(1, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(barrier_BMOV_REG, 2))),
                UNKNOWN, 1)))
                USE_PART(READ, F_KEPT, UNKNOWN, ALL);
            ELSE(1) USE(ONCE, F_B, V(barrier_BMOV_REG, 2)); END(1)
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if ((V(barrier_BMOV_REG, 2) == 24) || (V(barrier_BMOV_REG, 2) == 26)) {
            USE(READ, F_ACTIVE, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else USE(WRITE(1), F_R, V(Rd, 1));
    END(2)
    if (V(barrier_BMOV_REG, 2) < 16) {
        if (V(barrier_BMOV_CLEAR, 0)) {
            rt_assign(u, &x2, rt_of_test(u, guard_value(u, 3, 0)));
        } else rt_assign(u, &x2, K(0));
        IF(6, rt_test_of(u, x2.number))
            x3 = rt_answer(u, guard_value(u, 3, 0));
            x4 = rt_content(u, F_B, K(V(barrier_BMOV_REG, 2)));
            USE(WRITE_AFTER(1), F_B, V(barrier_BMOV_REG, 2));
            USE(READ, F_ACTIVE, 0);
            IF(5, rt_not(x3))
                bmov_r_part(u, x4, x3, 2);
                USE(WRITE_AFTER(1), F_APART, V(barrier_BMOV_REG, 2));
            ELSE(5)
                bmov_r_part_2(u, 2);
            END(5)
        END(6)
    }
}

static void mov_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 3) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 4) USE(ONCE, F_UR, V(URb, v2));
}

static void uses_bmov_b(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN;
    rt_enter(u);
    if (V(barrier_BMOV_REG, 1) < 16) {
        LET(5)
            guard_reads(u, 7, 1);
            IF(1, guard_value(u, 7, 1)) mov_b_reads(u, 2, 6, 0); END(1)
        END_LET(5)
        x5 = rt_answer(u, guard_value(u, 7, 1));
        x6 = rt_answer(u, x5);
        x7 = rt_answer(u, guard_value(u, 7, 1));
        NEED(5);
        guard_reads(u, 7, 1);
        IF(6, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
            K(INT64_C(4294967295)), K(0))))
            IF(5, x6)
                x8 = rt_content(u, F_B, K(V(barrier_BMOV_REG, 1)));
                mov_b_reads(u, 2, 6, 0);
                USE(WRITE_AFTER(1), F_B, V(barrier_BMOV_REG, 1));
                NEED(5);
                USE(READ, F_ACTIVE, 0);
                IF(4, rt_not(x6))
                    bmov_r_part(u, x8, x6, 1);
                    NEED(5);
                    USE(WRITE_AFTER(1), F_APART, V(barrier_BMOV_REG, 1));
                ELSE(4)
                    bmov_r_part_2(u, 1);
                END(4)
            END(5)
        ELSE(6)
            USE(READ, F_ACTIVE, 0);
            NEED(5);
            bsync_part(u);
        END(6)
    } else {
        guard_reads(u, 7, 1);
        IF(7, guard_value(u, 7, 1)) mov_b_reads(u, 2, 6, 0); END(7)
    }
    rt_leave(u);
}

static void mov64_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_bmov_l(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1)) mov64_b_reads(u, 0, 5, 0); END(1)
}

static void uses_bmov_rb(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN;
    rt_enter(u);
    LET(1)
        USE_PART(ONCE, F_APART, K(V(barrier_Bb, 1)), BITS(rt_place(UNKNOWN), 1));
        IF(1, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(barrier_Bb, 1))), UNKNOWN,
            1)))
            USE_PART(READ, F_KEPT, UNKNOWN, ALL);
        ELSE(1) USE(ONCE, F_B, V(barrier_Bb, 1)); END(1)
    END_LET(1)
    LET(5)
        guard_reads(u, 2, 0);
        IF(2, guard_value(u, 2, 0)) NEED(1); END(2)
    END_LET(5)
    x5 = rt_answer(u, guard_value(u, 2, 0));
    x6 = rt_answer(u, x5);
    x7 = rt_answer(u, guard_value(u, 2, 0));
    NEED(5);
    guard_reads(u, 2, 0);
    IF(7, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
        K(INT64_C(4294967295)), K(0))))
        IF(6, x6)
            x8 = rt_content(u, F_B, K(V(Bd, 0)));
            NEED(1);
            USE(WRITE_AFTER(1), F_B, V(Bd, 0));
            NEED(5);
            USE(READ, F_ACTIVE, 0);
            IF(5, rt_not(x6))
                bssy_part(u, x8, x6, 0);
                NEED(5);
                USE(WRITE_AFTER(1), F_APART, V(Bd, 0));
            ELSE(5)
                USE(ONCE, F_APART, V(Bd, 0));
                IF(4, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 0))), K(0))))
                    USE(WRITE_AFTER(1), F_APART, V(Bd, 0));
                END(4)
            END(5)
        END(6)
    ELSE(7)
        USE(READ, F_ACTIVE, 0);
        NEED(5);
        bsync_part(u);
    END(7)
    rt_leave(u);
}

static void uses_bmov_rs(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN;
    rt_enter(u);
    if ((V(barrier_BMOV_STATE, 1) == 24) || (V(barrier_BMOV_STATE, 1) == 26)) {
        LET(5)
            guard_reads(u, 2, 0);
            IF(1, guard_value(u, 2, 0)) USE(READ, F_ACTIVE, 0); END(1)
        END_LET(5)
        x5 = rt_answer(u, guard_value(u, 2, 0));
        x6 = rt_answer(u, x5);
        x7 = rt_answer(u, guard_value(u, 2, 0));
        NEED(5);
        guard_reads(u, 2, 0);
        IF(6, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
            K(INT64_C(4294967295)), K(0))))
            IF(5, x6)
                x8 = rt_content(u, F_B, K(V(Bd, 0)));
                USE(READ, F_ACTIVE, 0);
                USE(WRITE_AFTER(1), F_B, V(Bd, 0));
                NEED(5);
                IF(4, rt_not(x6))
                    bssy_part(u, x8, x6, 0);
                    NEED(5);
                    USE(WRITE_AFTER(1), F_APART, V(Bd, 0));
                ELSE(4)
                    USE(ONCE, F_APART, V(Bd, 0));
                    IF(3, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 0))), K(0))))
                        USE(WRITE_AFTER(1), F_APART, V(Bd, 0));
                    END(3)
                END(4)
            END(5)
        ELSE(6)
            USE(READ, F_ACTIVE, 0);
            NEED(5);
            bsync_part(u);
        END(6)
    } else USE(WRITE_AFTER(1), F_B, V(Bd, 0));
    rt_leave(u);
}

static void uses_bmov_bb(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN;
    rt_enter(u);
    if (V(barrier_BMOV_REG, 1) < 16) {
        bsync_part_2(u, 1);
        LET(5)
            guard_reads(u, 3, 0);
            IF(2, guard_value(u, 3, 0)) NEED(1); END(2)
        END_LET(5)
        x5 = rt_answer(u, guard_value(u, 3, 0));
        x6 = rt_answer(u, x5);
        x7 = rt_answer(u, guard_value(u, 3, 0));
        NEED(5);
        guard_reads(u, 3, 0);
        IF(7, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
            K(INT64_C(4294967295)), K(0))))
            IF(6, x6)
                x8 = rt_content(u, F_B, K(V(barrier_BMOV_REG, 1)));
                NEED(1);
                USE(WRITE_AFTER(1), F_B, V(barrier_BMOV_REG, 1));
                NEED(5);
                USE(READ, F_ACTIVE, 0);
                IF(5, rt_not(x6))
                    bmov_r_part(u, x8, x6, 1);
                    NEED(5);
                    USE(WRITE_AFTER(1), F_APART, V(barrier_BMOV_REG, 1));
                ELSE(5)
                    bmov_r_part_2(u, 1);
                END(5)
            END(6)
        ELSE(7)
            USE(READ, F_ACTIVE, 0);
            NEED(5);
            bsync_part(u);
        END(7)
    } else {
        guard_reads(u, 3, 0);
        IF(8, guard_value(u, 3, 0)) USE(ONCE, F_B, V(Bd, 2)); END(8)
    }
    rt_leave(u);
}

static void uses_yield(struct rt_uses *u)
{
    rt_enter(u);
    bssy_part_2(u, 1, 2, 1, 0);
    NEED(1);
    rt_leave(u);
}

static void sleep_time_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(EARLY(-1), F_R, V(Rb, v1));
    if (LINE(l3) == 4) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 5) USE(ONCE, F_UR, V(URb, v2));
}

static void uses_nanosleep_n(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 10, 3);
        IF(1, guard_value(u, 10, 3)) opt_src_reads(u, 4, 1); END(1)
    END_LET(1)
    NEED(1);
    sleep_time_reads(u, 5, 9, 2);
    rt_leave(u);
}

static void uses_nanosleep_c(struct rt_uses *u)
{
    guard_reads(u, 1, 1);
}

static uint64_t exclusive_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(barrier_EXCLUSIVE_AMPERE, v1);
    }
    return 0;
}

static void uses_warpsync_r(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    bssy_part_2(u, 1, 4, 2, 1);
    x1 = rt_answer(u, rt_both(guard_value(u, 4, 2), opt_src_value(u, 2, 1)));
    x2 = rt_slice(u, rt_content(u, F_R, K(V(Rb, 3))), 0, 32);
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    LET(7)
        NEED(1);
        IF(2, x1) USE(EARLY(-1), F_R, V(Rb, 3)); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(6, rt_not(x8))
        NEED(1);
        IF(3, x4)
            bsync_part(u);
        END(3)
    ELSE(6)
        if (exclusive_value(u, 0, 0)) {
            USE(EARLY(-1), F_R, V(Rb, 3));
            NEED(1);
        }
        IF(5, rt_both(rt_sure(exclusive_value(u, 0, 0)), rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8,
            K(INT64_C(4294967295)), K(0)), x2), rt_chosen(u, x8, K(INT64_C(4294967295)), K(0))))))
            USE(EARLY(-1), F_R, V(Rb, 3));
            NEED(1);
            IF(4, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
                K(0))))
                bsync_part(u);
            END(4)
        END(5)
    END(6)
    rt_leave(u);
}

static void mov_imm_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
    if (LINE(l2) == 3) USE(ONCE, F_UR, V(URb, v1));
}

static void uses_warpsync_m(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 1, 0)));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    LET(7)
        NEED(1);
        IF(2, x1) mov_imm_b_reads(u, 5, 1); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(4, rt_not(x8))
        NEED(1);
        IF(3, x4)
            bsync_part(u);
        END(3)
    END(4)
    rt_leave(u);
}

static void uses_warpsync_h(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 4, 1);
        IF(1, guard_value(u, 4, 1)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 4, 1), opt_src_value(u, 2, 0)));
    x2 = rt_slice(u, rt_content(u, F_R, K(V(Ra, 3))), 0, 32);
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    LET(7)
        NEED(1);
        IF(2, x1) USE(EARLY(-1), F_R, V(Ra, 3)); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(6, rt_not(x8))
        NEED(1);
        IF(3, x4)
            bsync_part(u);
        END(3)
    ELSE(6)
        if (V(barrier_EXCLUSIVE_HOPPER, 0)) {
            USE(EARLY(-1), F_R, V(Ra, 3));
            NEED(1);
        }
        IF(5, rt_both(rt_sure(V(barrier_EXCLUSIVE_HOPPER, 0)), rt_not(rt_eq(u, rt_band(u,
            rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2), rt_chosen(u, x8,
            K(INT64_C(4294967295)), K(0))))))
            USE(EARLY(-1), F_R, V(Ra, 3));
            NEED(1);
            IF(4, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
                K(0))))
                bsync_part(u);
            END(4)
        END(5)
    END(6)
    rt_leave(u);
}

static void uses_warpsync_a(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    bssy_part_2(u, 1, 2, 1, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 2, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(3, rt_not(x8))
        IF(2, x3)
            bsync_part(u);
        END(2)
    END(3)
    rt_leave(u);
}

static void uses_warpsync_collective_h(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    bssy_part_2(u, 1, 4, 1, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 4, 1), opt_src_value(u, 1, 0)));
    x2 = rt_slice(u, rt_content(u, F_R, K(V(Ra, 2))), 0, 32);
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    LET(7)
        NEED(1);
        IF(2, x1) USE(READ, F_R, V(Ra, 2)); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(6, rt_not(x8))
        NEED(1);
        IF(3, x4)
            bsync_part(u);
        END(3)
    ELSE(6)
        USE(READ, F_R, V(Ra, 2));
        NEED(1);
        IF(5, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
            rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)))))
            IF(4, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
                K(0))))
                bsync_part(u);
            END(4)
        END(5)
    END(6)
    rt_leave(u);
}

static void uses_warpsync_collective_a(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    bssy_part_2(u, 1, 3, 1, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(5, rt_not(x8))
        IF(2, x3)
            bsync_part(u);
        END(2)
    ELSE(5)
        IF(4, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)),
            K(INT64_C(4294967295))), rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)))))
            IF(3, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)),
                K(INT64_C(4294967295))), K(0))))
                bsync_part(u);
            END(3)
        END(4)
    END(5)
    rt_leave(u);
}

static void uses_endcollective(struct rt_uses *u)
{
    opt_src_reads(u, 1, 0);
}

static void bar_operands_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE_PART(READ, F_R, K(V(Rb, v1)), BITS(16, 12));
    }
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_R, V(Rb, v1));
    if (LINE(l2) == 3) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 12));
}

static rt_value bar_operands_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return rt_bor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 4), rt_shl(u, rt_slice(u,
            rt_content(u, F_R, K(V(Rb, v1))), 16, 12), K(16)));
    case 1: return rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 4);
    case 2:
        return rt_bor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 4),
            K(rt_shl_int(V(barrier_BAR_THREADS, v2), 16)));
    case 3:
        return rt_bor(u, K(V(barrier_BAR_ID, v3)), rt_shl(u, rt_slice(u, rt_content(u, F_R, K(V(Rb,
            v1))), 0, 12), K(16)));
    case 4: return K(V(barrier_BAR_ID, v3));
    }
    return K((V(barrier_BAR_ID, v3) | rt_shl_int(V(barrier_BAR_THREADS, v2), 16)));
}

static void bar_sync_part(struct rt_uses *u, rt_value x2)
{
    rt_value x1 = UNKNOWN;
    USE_PART(WRITE(1), F_GROUP_NEED, UNKNOWN, ALL);
    x1 = rt_bor(u, rt_band(u, rt_content(u, F_BLOCKED, K(0)), rt_bxor(u, x2, K(UINT64_MAX))),
        UNKNOWN);
    USE(READ, F_READY, 0);
    IF(1, OPEN)
        for (uint64_t x3 = 0; x3 <= 31; x3++) {
            USE(READ, F_BLOCKED, 0);
            IF(2, rt_test_of(u, rt_slice(u, x1, x3, 1))) USE(READ, F_GROUP_WAIT, x3); END(2)
        }
    END(1)
    USE(READ, F_TURN, 0);
    USE(WRITE(1), F_TURN, 0);
    USE_PART(READ, F_GROUP_LANES, UNKNOWN, ALL);
    USE_PART(READ, F_GROUP_PC, UNKNOWN, ALL);
    USE(WRITE(1), F_READY, 0);
    USE(READ, F_BLOCKED, 0);
    USE(WRITE(1), F_BLOCKED, 0);
    USE(WRITE(1), F_PARKED, 0);
    USE(READ, F_YIELDED, 0);
    IF(3, rt_not(rt_eq(u, rt_content(u, F_YIELDED, K(0)), K(0))))
        USE(WRITE(1), F_YIELDED, 0);
    END(3)
    USE_PART(READ, F_LEFT_OFF, K(0), BITS(rt_place(UNKNOWN), 1));
    IF(4, rt_test_of(u, rt_slice_at(u, rt_content(u, F_LEFT_OFF, K(0)), UNKNOWN, 1)))
        for (uint64_t x4 = 0; x4 <= 62; x4++) {
            USE_PART(READ, F_LEFT_UR, UNKNOWN, ALL);
            USE(WRITE(1), F_UR, x4);
        }
        for (uint64_t x5 = 0; x5 <= 6; x5++) {
            USE_PART(READ, F_LEFT_UP, UNKNOWN, ALL);
            USE(WRITE(1), F_UP, x5);
        }
    END(4)
    USE(READ, F_LEFT_OFF, 0);
    USE(WRITE(1), F_LEFT_OFF, 0);
}

static void bar_sync_part_2(struct rt_uses *u, rt_value x2, unsigned n2, unsigned n3)
{
    for (uint64_t x1 = 0; x1 <= 31; x1++) {
        IF(1, rt_test_of(u, rt_slice(u, x2, x1, 1)))
            MORE(n2) USE(READ, F_GROUP_LANES, x1); END_MORE(n2)
        END(1)
    }
    LET(n3) NEED(n2); END_LET(n3)
    for (uint64_t x3 = 0; x3 <= 31; x3++) {
        IF(2, rt_test_of(u, rt_slice(u, x2, x3, 1)))
            USE(WRITE(1), F_GROUP_LANES, x3);
            USE(WRITE(1), F_GROUP_PC, x3);
            USE(WRITE(1), F_GROUP_WAIT, x3);
            USE(WRITE(1), F_GROUP_NEED, x3);
        END(2)
    }
    NEED(n3);
    USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
}

static void bar_sync_part_3(struct rt_uses *u, rt_value x1, rt_value x2)
{
    USE_PART(WRITE(1), F_SOME, rt_slice(u, x1, 0, 4), ALL);
    NEED(26);
    USE_PART(WRITE(1), F_ASKED, rt_slice(u, x1, 0, 4), ALL);
    NEED(27);
    USE_PART(WRITE(1), F_YES, rt_slice(u, x1, 0, 4), ALL);
    NEED(25);
    IF(1, OPEN) USE(READ, F_LEFT, 0); END(1)
    USE_PART(WRITE(1), F_COME, rt_slice(u, x1, 0, 4), ALL);
    IF(2, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, rt_slice(u, x1, 16, 12), K(0))), rt_shr(u, rt_add(u,
        rt_slice(u, x1, 16, 12), K(31)), K(5)), UNKNOWN), rt_add(u, x2, K(1))))
        USE_PART(WRITE(1), F_RED_YES, rt_slice(u, x1, 0, 4), ALL);
        USE_PART(WRITE(1), F_RED_ALL, rt_slice(u, x1, 0, 4), ALL);
    END(2)
}

static void uses_bar_sync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x5 = UNKNOWN, x25 = UNKNOWN, x45 = UNKNOWN;
    struct rt_local x43 = NOTHING;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 4, 1));
    x2 = rt_answer(u, x1);
    x5 = rt_slice(u, bar_operands_value(u, 1, 2, 3, 0), 0, 28);
    LET(10)
        guard_reads(u, 4, 1);
        IF(1, x2) USE(READ, F_ACTIVE, 0); END(1)
    END_LET(10)
    NEED(10);
    IF(6, x2)
        LET(25)
            bar_operands_reads(u, 1, 0);
            guard_reads(u, 4, 1);
            USE_PART(READ, F_COME, rt_slice(u, x5, 0, 4), ALL);
        END_LET(25)
        x25 = rt_content(u, F_COME, rt_slice(u, x5, 0, 4));
        LET(26)
            guard_reads(u, 4, 1);
            NEED(25);
            IF(2, OPEN)
                bar_operands_reads(u, 1, 0);
                USE_PART(READ, F_ASKED, rt_slice(u, x5, 0, 4), ALL);
            END(2)
        END_LET(26)
        LET(27)
            guard_reads(u, 4, 1);
            NEED(25);
            IF(3, OPEN)
                bar_operands_reads(u, 1, 0);
                USE_PART(READ, F_YES, rt_slice(u, x5, 0, 4), ALL);
            END(3)
        END_LET(27)
        bar_operands_reads(u, 1, 0);
        guard_reads(u, 4, 1);
        bar_sync_part_3(u, x5, x25);
    END(6)
    NEED(10);
    IF(7, rt_not(rt_not(x2)))
        bar_operands_reads(u, 1, 0);
        guard_reads(u, 4, 1);
        USE_PART(WAIT, F_COME, rt_slice(u, x5, 0, 4), ALL);
    END(7)
    IF(17, rt_not(x2))
        guard_reads(u, 4, 1);
        IF(16, x2)
            USE(READ, F_ACTIVE, 0);
            IF(15, rt_not(x2))
                bsync_part(u);
            ELSE(15)
                rt_assign(u, &x43, K(0));
                for (uint64_t x44 = 0; x44 <= 31; x44++) {
                    if (rt_bits(0, x44, 1)) USE(READ, F_GROUP_PC, x44);
                    IF(8, rt_both(rt_sure(rt_bits(0, x44, 1)), OPEN))
                        rt_assign(u, &x43, rt_bor(u, x43.number, K(rt_shl_int(1, x44))));
                    END(8)
                }
                x45 = x43.number;
                bar_sync_part_2(u, x45, 46, 48);
                bar_operands_reads(u, 1, 0);
                USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
                bar_sync_part(u, x45);
            END(15)
        END(16)
    END(17)
    rt_leave(u);
}

static void bar_arv_operands_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE_PART(READ, F_R, K(V(Rb, v1)), BITS(16, 12));
    }
    if (LINE(l2) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l2) == 2) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 12));
}

static rt_value bar_arv_operands_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return rt_bor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 4), rt_shl(u, rt_slice(u,
            rt_content(u, F_R, K(V(Rb, v1))), 16, 12), K(16)));
    case 1:
        return rt_bor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 4),
            K(rt_shl_int(V(barrier_BAR_THREADS, v2), 16)));
    case 2:
        return rt_bor(u, K(V(barrier_BAR_ID, v3)), rt_shl(u, rt_slice(u, rt_content(u, F_R, K(V(Rb,
            v1))), 0, 12), K(16)));
    }
    return K((V(barrier_BAR_ID, v3) | rt_shl_int(V(barrier_BAR_THREADS, v2), 16)));
}

static void uses_bar_arv(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x5 = UNKNOWN, x25 = UNKNOWN, x45 = UNKNOWN;
    struct rt_local x43 = NOTHING;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 4, 1));
    x2 = rt_answer(u, x1);
    x5 = rt_slice(u, bar_arv_operands_value(u, 1, 2, 3, 0), 0, 28);
    LET(10)
        guard_reads(u, 4, 1);
        IF(1, x2) USE(READ, F_ACTIVE, 0); END(1)
    END_LET(10)
    NEED(10);
    IF(6, x2)
        LET(25)
            bar_arv_operands_reads(u, 1, 0);
            guard_reads(u, 4, 1);
            USE_PART(READ, F_COME, rt_slice(u, x5, 0, 4), ALL);
        END_LET(25)
        x25 = rt_content(u, F_COME, rt_slice(u, x5, 0, 4));
        LET(26)
            guard_reads(u, 4, 1);
            NEED(25);
            IF(2, OPEN)
                bar_arv_operands_reads(u, 1, 0);
                USE_PART(READ, F_ASKED, rt_slice(u, x5, 0, 4), ALL);
            END(2)
        END_LET(26)
        LET(27)
            guard_reads(u, 4, 1);
            NEED(25);
            IF(3, OPEN)
                bar_arv_operands_reads(u, 1, 0);
                USE_PART(READ, F_YES, rt_slice(u, x5, 0, 4), ALL);
            END(3)
        END_LET(27)
        bar_arv_operands_reads(u, 1, 0);
        guard_reads(u, 4, 1);
        bar_sync_part_3(u, x5, x25);
    END(6)
    NEED(10);
    IF(16, rt_not(x2))
        guard_reads(u, 4, 1);
        IF(15, x2)
            USE(READ, F_ACTIVE, 0);
            IF(14, rt_not(x2))
                bsync_part(u);
            ELSE(14)
                rt_assign(u, &x43, K(0));
                for (uint64_t x44 = 0; x44 <= 31; x44++) {
                    if (rt_bits(0, x44, 1)) USE(READ, F_GROUP_PC, x44);
                    IF(7, rt_both(rt_sure(rt_bits(0, x44, 1)), OPEN))
                        rt_assign(u, &x43, rt_bor(u, x43.number, K(rt_shl_int(1, x44))));
                    END(7)
                }
                x45 = x43.number;
                bar_sync_part_2(u, x45, 46, 48);
                bar_arv_operands_reads(u, 1, 0);
                USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
                bar_sync_part(u, x45);
            END(14)
        END(15)
    END(16)
    rt_leave(u);
}

static void uses_bar_red(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x5 = UNKNOWN, x25 = UNKNOWN, x45 = UNKNOWN;
    struct rt_local x43 = NOTHING;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 7, 2));
    x2 = rt_answer(u, x1);
    LET(3)
        guard_reads(u, 7, 2);
        IF(1, guard_value(u, 7, 2)) USE(ONCE, F_P, V(Pp, 6)); END(1)
    END_LET(3)
    x5 = rt_slice(u, bar_operands_value(u, 2, 3, 4, 0), 0, 28);
    LET(10)
        guard_reads(u, 7, 2);
        IF(2, x2) USE(READ, F_ACTIVE, 0); END(2)
    END_LET(10)
    NEED(10);
    IF(7, x2)
        LET(25)
            bar_operands_reads(u, 2, 0);
            guard_reads(u, 7, 2);
            USE_PART(READ, F_COME, rt_slice(u, x5, 0, 4), ALL);
        END_LET(25)
        x25 = rt_content(u, F_COME, rt_slice(u, x5, 0, 4));
        LET(26)
            guard_reads(u, 7, 2);
            NEED(25);
            IF(3, OPEN)
                bar_operands_reads(u, 2, 0);
                USE_PART(READ, F_ASKED, rt_slice(u, x5, 0, 4), ALL);
            END(3)
        END_LET(26)
        LET(27)
            NEED(3);
            NEED(25);
            IF(4, OPEN)
                bar_operands_reads(u, 2, 0);
                guard_reads(u, 7, 2);
                USE_PART(READ, F_YES, rt_slice(u, x5, 0, 4), ALL);
            END(4)
        END_LET(27)
        bar_operands_reads(u, 2, 0);
        guard_reads(u, 7, 2);
        bar_sync_part_3(u, x5, x25);
    END(7)
    NEED(10);
    IF(8, x2)
        bar_operands_reads(u, 2, 0);
        guard_reads(u, 7, 2);
        USE(WRITE(1), F_RED, 0);
        USE(WRITE(1), F_RED_KIND, 0);
    END(8)
    IF(9, rt_not(rt_not(x2)))
        bar_operands_reads(u, 2, 0);
        guard_reads(u, 7, 2);
        USE_PART(WAIT, F_COME, rt_slice(u, x5, 0, 4), ALL);
    END(9)
    IF(19, rt_not(x2))
        guard_reads(u, 7, 2);
        IF(18, x2)
            USE(READ, F_ACTIVE, 0);
            IF(17, rt_not(x2))
                bsync_part(u);
            ELSE(17)
                rt_assign(u, &x43, K(0));
                for (uint64_t x44 = 0; x44 <= 31; x44++) {
                    if (rt_bits(0, x44, 1)) USE(READ, F_GROUP_PC, x44);
                    IF(10, rt_both(rt_sure(rt_bits(0, x44, 1)), OPEN))
                        rt_assign(u, &x43, rt_bor(u, x43.number, K(rt_shl_int(1, x44))));
                    END(10)
                }
                x45 = x43.number;
                bar_sync_part_2(u, x45, 46, 48);
                bar_operands_reads(u, 2, 0);
                USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
                NEED(3);
                bar_sync_part(u, x45);
            END(17)
        END(18)
    END(19)
    rt_leave(u);
}

static void opt_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(Pu, v1));
}

static void uses_b2r_r(struct rt_uses *u)
{
    rt_enter(u);
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
    guard_reads(u, 2, 1);
    IF(3, guard_value(u, 2, 1))
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 0));
        opt_writes(u, 1, 0);
    END(3)
    rt_leave(u);
}

static void uses_b2r_b(struct rt_uses *u)
{
    USE(WRITE(1), F_R, V(Rd, 0));
}

static void uses_r2b(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(READ, F_R, V(Rb, 0)); END(1)
}

static void uses_depbar_le(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
}

static void uses_depbar_n(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
}

static void uses_depbar_u(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
    USE(ONCE, F_UR, V(URb, 2));
}

static void uses_pmtrig(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    opt_src_reads(u, 1, 0);
}

static void uses_rpcmov_r(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        mov_b_reads(u, 1, 5, 0);
        USE_PART(WRITE(1), F_RPC, K(0), BITS((32 * V(barrier_RPC_HALF, 0)), 32));
    END(1)
}

static void uses_rpcmov_g(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
    IF(1, guard_value(u, 2, 0))
        USE_PART(READ, F_RPC, K(0), BITS((32 * V(barrier_RPC_HALF, 1)), 32));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void mov64_imm_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 3 || LINE(l2) == 4) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_rpcmov_l(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        mov64_imm_b_reads(u, 4, 0);
        USE(WRITE(1), F_RPC, 0);
    END(1)
}

static void uses_setctaid(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(READ, F_R, V(Ra, 0)); END(1)
}

static void uses_lmembase_g(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
}

static void addr_with_barrier_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(ONCE, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URc, v2));
    }
}

static void uses_stas(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if ((0x8f >> V(bulk_AS_SIZE, 0) & 1) || (((!WORD(90, 1)) || (V(URc, 3) != 63)) ||
            (rt_sext(V(OFFSET, 2), 24) != 0))) {
            addr_with_barrier_reads(u, 1, 3, 0);
            USE(READ, F_R, V(Rb, 4));
            if (0xe0 >> V(bulk_AS_SIZE, 0) & 1) USE(READ, F_R, (V(Rb, 4) | 1));
            if (0xc0 >> V(bulk_AS_SIZE, 0) & 1) USE(READ, F_R, (V(Rb, 4) | 2));
            if (0xc0 >> V(bulk_AS_SIZE, 0) & 1) USE(READ, F_R, (V(Rb, 4) | 3));
        }
        if (0x3 >> V(bulk_AS_SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 4));
            addr_with_barrier_reads(u, 1, 3, 0);
        } else if (0xf >> V(bulk_AS_SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 4));
            addr_with_barrier_reads(u, 1, 3, 0);
        } else if (V(bulk_AS_SIZE, 0) == 4) {
            USE(READ, F_R, V(Rb, 4));
            addr_with_barrier_reads(u, 1, 3, 0);
        } else if (V(Rb, 4) == 255) {
            addr_with_barrier_reads(u, 1, 3, 0);
        } else {
            USE(READ, F_R, V(Rb, 4));
            USE(READ, F_R, (V(Rb, 4) + 1));
            if (V(bulk_AS_SIZE, 0) == 5) {
                addr_with_barrier_reads(u, 1, 3, 0);
            } else {
                USE(READ, F_R, (V(Rb, 4) + 2));
                USE(READ, F_R, (V(Rb, 4) + 3));
                addr_with_barrier_reads(u, 1, 3, 0);
            }
        }
        addr_with_barrier_reads(u, 1, 3, 0);
    END(1)
}

static void uses_redas(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 6, 1);
    IF(5, guard_value(u, 6, 1))
        if (((0xff00 >> V(bulk_AS_OP, 0) & 1) || (0xf8 >> V(bulk_AS_TYPE, 1) & 1)) || (((!WORD(72,
            1)) || (V(URc, 4) != 63)) || (rt_sext(V(OFFSET, 3), 24) != 0))) {
            addr_with_barrier_reads(u, 2, 4, 0);
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) | 1));
        }
        if (V(bulk_AS_TYPE, 1) == 2) {
            LET(6)
                if (0xef >> V(bulk_AS_OP, 0) & 1) {
                    addr_with_barrier_reads(u, 2, 4, 0);
                    USE(READ, F_R, V(Rb, 5));
                    USE(READ, F_R, (V(Rb, 5) | 1));
                }
                if (V(bulk_AS_OP, 0) == 4) {
                    addr_with_barrier_reads(u, 2, 4, 0);
                    atomg_v_part(u, 5);
                }
            END_LET(6)
            NEED(6);
            addr_with_barrier_reads(u, 2, 4, 0);
        } else {
            LET(13)
                if (0xef >> V(bulk_AS_OP, 0) & 1) {
                    addr_with_barrier_reads(u, 2, 4, 0);
                    USE(READ, F_R, V(Rb, 5));
                }
                if (V(bulk_AS_OP, 0) == 4) {
                    addr_with_barrier_reads(u, 2, 4, 0);
                    IF(3, OPEN) USE(READ, F_R, V(Rb, 5)); END(3)
                    IF(4, OPEN) USE(READ, F_R, V(Rb, 5)); END(4)
                }
            END_LET(13)
            NEED(13);
            addr_with_barrier_reads(u, 2, 4, 0);
        }
    END(5)
    rt_leave(u);
}

static void uguard_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(EARLY(5), F_UP, V(UPg, v1));
}

static struct rt_test uguard_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return FLAG(F_UP, V(UPg, v1));
    }
    return rt_not(FLAG(F_UP, V(UPg, v1)));
}

static void ublkcp_part(struct rt_uses *u, int v1, int v2)
{
    USE(ONCE, F_UR, V(URb, v1));
    USE(ONCE, F_UR, (V(URb, v1) | 1));
    USE(ONCE, F_UR, V(URa, v2));
    USE(ONCE, F_UR, (V(URa, v2) | 1));
}

static void uses_ublkcp(struct rt_uses *u)
{
    uguard_reads(u, 9, 1);
    IF(6, uguard_value(u, 9, 1))
        if ((V(bulk_TO_SHARED, 0) == 0) && ((V(bulk_FROM_SHARED, 1) == 0) || V(bulk_MULTICAST, 2)))
            {
            ublkcp_part(u, 5, 6);
            USE(ONCE, F_UR, V(URc, 7));
        }
        if (V(bulk_MULTICAST, 2)) USE_PART(ONCE, F_UR, K(V(URc, 7)), BITS(16, 16));
        IF(1, OPEN)
            ublkcp_part(u, 5, 6);
            USE(ONCE, F_UR, V(URc, 7));
        END(1)
        USE(READ, F_BULK_DONE, 0);
        USE_PART(ONCE, F_UR, K(V(URc, 7)), BITS(0, 16));
        IF(5, rt_lt(u, rt_content(u, F_BULK_DONE, K(0)), rt_slice(u, rt_content(u, F_UR, K(V(URc,
            7))), 0, 16)))
            if (V(bulk_TO_SHARED, 0) == 0) {
                IF(2, OPEN)
                    USE_PART(ONCE, F_UR, K(V(URa, 6)), BITS(0, 24));
                    USE(ONCE, F_UR, V(URb, 5));
                    USE(ONCE, F_UR, (V(URb, 5) | 1));
                END(2)
            } else if (V(bulk_FROM_SHARED, 1)) {
                IF(3, OPEN)
                    USE_PART(ONCE, F_UR, K(V(URa, 6)), BITS(0, 24));
                    USE_PART(ONCE, F_UR, K(V(URb, 5)), BITS(0, 24));
                END(3)
            } else {
                IF(4, OPEN)
                    USE(ONCE, F_UR, V(URa, 6));
                    USE(ONCE, F_UR, (V(URa, 6) | 1));
                    USE_PART(ONCE, F_UR, K(V(URb, 5)), BITS(0, 24));
                END(4)
            }
            USE(WRITE(1), F_BULK_DONE, 0);
        ELSE(5)
            USE(WRITE(1), F_BULK_DONE, 0);
            if (V(bulk_TO_SHARED, 0)) {
                USE(ONCE, F_UR, V(URb, 5));
                USE(ONCE, F_UR, (V(URb, 5) | 1));
            }
        END(5)
    END(6)
}

static void ublkred_part(struct rt_uses *u, unsigned n1)
{
    LET(n1)
        if (0xef >> V(RED_OP, 2) & 1) {
            USE(ONCE, F_UR, V(URb, 4));
            USE(ONCE, F_UR, (V(URb, 4) | 1));
            USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24));
        }
        if (V(RED_OP, 2) == 4) {
            USE(ONCE, F_UR, V(URb, 4));
            USE(ONCE, F_UR, (V(URb, 4) | 1));
            IF(1, OPEN) USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24)); END(1)
            IF(2, OPEN) USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24)); END(2)
        }
    END_LET(n1)
}

static void ublkred_part_2(struct rt_uses *u, unsigned n1)
{
    LET(n1)
        if (0xef >> V(RED_OP, 2) & 1) {
            USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(0, 24));
            USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24));
        }
        if (V(RED_OP, 2) == 4) {
            USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(0, 24));
            IF(1, OPEN) USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24)); END(1)
            IF(2, OPEN) USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24)); END(2)
        }
    END_LET(n1)
}

static void uses_ublkred(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 8, 1);
    IF(12, uguard_value(u, 8, 1))
        if (0xfe00 >> V(bulk_RED_TYPE, 3) & 1) {
            ublkcp_part(u, 4, 5);
            USE(ONCE, F_UR, V(URc, 6));
        }
        if ((0x1f0 >> V(bulk_RED_TYPE, 3) & 1) && (0xfe >> V(RED_OP, 2) & 1)) {
            ublkcp_part(u, 4, 5);
            USE(ONCE, F_UR, V(URc, 6));
        }
        USE(READ, F_BULK_DONE, 0);
        USE_PART(ONCE, F_UR, K(V(URc, 6)), BITS(0, 16));
        IF(11, rt_lt(u, rt_content(u, F_BULK_DONE, K(0)), rt_slice(u, rt_content(u, F_UR, K(V(URc,
            6))), 0, 16)))
            if (V(bulk_TO_SHARED, 0)) {
                if (0x8c >> V(bulk_RED_TYPE, 3) & 1) {
                    for (uint64_t x4 = 0; x4 <= 1; x4++) {
                        if ((V(RED_OP, 2) == 0) && (V(bulk_RED_TYPE, 3) == 7)) {
                            LET(8)
                                USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(0, 24));
                                IF(1, OPEN) USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24)); END(1)
                                USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24));
                            END_LET(8)
                        } else {
                            ublkred_part_2(u, 8);
                        }
                        NEED(8);
                        USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(0, 24));
                    }
                } else {
                    for (uint64_t x15 = 0; x15 <= 3; x15++) {
                        if ((V(RED_OP, 2) == 0) && (0x1f0 >> V(bulk_RED_TYPE, 3) & 1)) {
                            LET(19)
                                USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(0, 24));
                                USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24));
                            END_LET(19)
                        } else {
                            ublkred_part_2(u, 19);
                        }
                        NEED(19);
                        USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(0, 24));
                    }
                }
            } else if (0x8c >> V(bulk_RED_TYPE, 3) & 1) {
                for (uint64_t x51 = 0; x51 <= 1; x51++) {
                    if ((V(RED_OP, 2) == 0) && (V(bulk_RED_TYPE, 3) == 7)) {
                        LET(55)
                            USE(ONCE, F_UR, V(URb, 4));
                            USE(ONCE, F_UR, (V(URb, 4) | 1));
                            IF(6, OPEN) USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24)); END(6)
                            USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24));
                        END_LET(55)
                    } else {
                        ublkred_part(u, 55);
                    }
                    NEED(55);
                    USE(ONCE, F_UR, V(URb, 4));
                    USE(ONCE, F_UR, (V(URb, 4) | 1));
                }
            } else {
                for (uint64_t x62 = 0; x62 <= 3; x62++) {
                    if ((V(RED_OP, 2) == 0) && (0x1f0 >> V(bulk_RED_TYPE, 3) & 1)) {
                        LET(66)
                            USE(ONCE, F_UR, V(URb, 4));
                            USE(ONCE, F_UR, (V(URb, 4) | 1));
                            USE_PART(ONCE, F_UR, K(V(URa, 5)), BITS(0, 24));
                        END_LET(66)
                    } else {
                        ublkred_part(u, 66);
                    }
                    NEED(66);
                    USE(ONCE, F_UR, V(URb, 4));
                    USE(ONCE, F_UR, (V(URb, 4) | 1));
                }
            }
            USE(WRITE(1), F_BULK_DONE, 0);
        ELSE(11)
            USE(WRITE(1), F_BULK_DONE, 0);
            if (V(bulk_TO_SHARED, 0)) {
                USE(ONCE, F_UR, V(URb, 4));
                USE(ONCE, F_UR, (V(URb, 4) | 1));
            }
        END(11)
    END(12)
    rt_leave(u);
}

static void bulk_policy_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, V(bulk_POLICY, v1));
        USE(ONCE, F_UR, (V(bulk_POLICY, v1) | 1));
    }
}

static void uses_ublkpf(struct rt_uses *u)
{
    uguard_reads(u, 3, 1);
    USE(ONCE, F_UR, V(URa, 0));
    USE(ONCE, F_UR, (V(URa, 0) | 1));
    USE(ONCE, F_UR, V(URc, 1));
    bulk_policy_reads(u, 2, 0);
}

static void uses_fence(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
}

static void uses_cctl_v(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    addr_e_reads(u, 0, 3, 1);
}

static void addr_ur_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(ONCE, F_UR, V(URb, v2));
}

static void uses_cctl_u(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    addr_ur_reads(u, 3, 4, 1);
}

static void uses_cctl_va(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
}

static void uses_cctll_v(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    addr_reads(u, 1, 0);
}

static void uses_cctll_u(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    addr_ur_reads(u, 1, 2, 0);
}

static void uses_cctlt_r(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    USE(READ, F_R, V(Rb, 0));
}

static void uses_cctlt_u(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    USE(ONCE, F_UR, V(URb, 0));
}

static void uses_membar_v(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
}

static void uses_qspc_v(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        if (V(Rd, 3) != 255) {
            addr_e_reads(u, 0, 4, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        addr_e_reads(u, 0, 4, 1);
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static uint64_t any_space_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return V(cache_SPACE, v1);
    }
    return V(cache_SPACE_HOPPER, v2);
}

static void uses_qspc_t(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        if (V(Rd, 4) != 255) {
            addr_e_reads(u, 0, 5, 1);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if ((((any_space_value(u, 1, 2, 0) == 0) || (any_space_value(u, 1, 2, 0) == 1)) ||
            (any_space_value(u, 1, 2, 0) == 2)) || (any_space_value(u, 1, 2, 0) == 3)) {
            addr_e_reads(u, 0, 5, 1);
        }
        USE(WRITE(1), F_P, V(Pu, 3));
    END(1)
}

static void addr64_ur_turing_reads_2_part(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    if (LINE(v1) == 0 || LINE(v1) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v2));
            USE(ONCE, F_UR, V(URb, v3));
            if (V(E, v4)) USE(ONCE, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(v1) == 2 || LINE(v1) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v2));
            USE(READ, F_R, (V(Ra, v2) | 1));
            USE(ONCE, F_UR, V(URb, v3));
            if (V(E, v4)) USE(ONCE, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
}

static void addr64_ur_turing_reads_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    rt_enter(u);
    addr64_ur_turing_reads_2_part(u, l4, v1, v3, v2);
    if (LINE(l4) == 4 || LINE(l4) == 5) {
        LET(1)
            USE(ONCE, F_UR, V(URb, v3));
            if (V(E, v2)) USE(ONCE, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void uses_qspc_u(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        if (V(Rd, 3) != 255) {
            addr64_ur_turing_reads_2(u, 4, 0, 5, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        addr64_ur_turing_reads_2(u, 4, 0, 5, 1);
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static void addr64_ur_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    rt_enter(u);
    addr64_ur_turing_reads_2_part(u, l4, v1, v3, v2);
    rt_leave(u);
}

static void uses_qspc_h(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        if (V(Rd, 3) != 255) {
            addr64_ur_reads(u, 4, 0, 5, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        addr64_ur_reads(u, 4, 0, 5, 1);
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static void uses_ucgabar_arv(struct rt_uses *u)
{
    uguard_reads(u, 0, 0);
    IF(1, uguard_value(u, 0, 0))
        USE(READ, F_ACTIVE, 0);
        USE(READ, F_CLUSTER_TURN, 0);
        USE(WRITE(1), F_CLUSTER_MINE, 0);
        USE(READ, F_CLUSTER_COME, 0);
        USE(READ, F_LEFT, 0);
        USE(WRITE(1), F_CLUSTER_TURN, 0);
        USE(WRITE(1), F_CLUSTER_COME, 0);
    END(1)
}

static void uses_ucgabar_wait(struct rt_uses *u)
{
    rt_value x19 = UNKNOWN;
    struct rt_local x17 = NOTHING;
    rt_enter(u);
    LET(1)
        uguard_reads(u, 0, 0);
        IF(1, uguard_value(u, 0, 0)) USE(READ, F_ACTIVE, 0); END(1)
    END_LET(1)
    NEED(1);
    IF(4, rt_not(rt_not(uguard_value(u, 0, 0))))
        USE(WAIT, F_CLUSTER_TURN, 0);
        USE(WAIT, F_CLUSTER_MINE, 0);
        IF(3, rt_not(rt_differ(FLAG(F_CLUSTER_TURN, 0), FLAG(F_CLUSTER_MINE, 0))))
            USE(WAIT, F_CLUSTER_COME, 0);
            IF(2, OPEN) USE(WAIT, F_LEFT, 0); END(2)
        END(3)
    END(4)
    IF(5, uguard_value(u, 0, 0))
        USE(READ, F_CLUSTER_TURN, 0);
        USE(READ, F_CLUSTER_MINE, 0);
    END(5)
    IF(6, rt_both(uguard_value(u, 0, 0), rt_not(rt_differ(FLAG(F_CLUSTER_TURN, 0),
        FLAG(F_CLUSTER_MINE, 0)))))
        USE(READ, F_CLUSTER_TURN, 0);
        USE(WRITE(1), F_CLUSTER_TURN, 0);
        USE(WRITE(1), F_CLUSTER_COME, 0);
    END(6)
    IF(15, rt_not(uguard_value(u, 0, 0)))
        uguard_reads(u, 0, 0);
        IF(14, uguard_value(u, 0, 0))
            USE(READ, F_ACTIVE, 0);
            rt_assign(u, &x17, K(0));
            for (uint64_t x18 = 0; x18 <= 31; x18++) {
                if (rt_bits(0, x18, 1)) USE(READ, F_GROUP_PC, x18);
                IF(7, rt_both(rt_sure(rt_bits(0, x18, 1)), OPEN))
                    rt_assign(u, &x17, rt_bor(u, x17.number, K(rt_shl_int(1, x18))));
                END(7)
            }
            x19 = x17.number;
            bar_sync_part_2(u, x19, 20, 22);
            USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
            bar_sync_part(u, x19);
        END(14)
    END(15)
    rt_leave(u);
}

static void uses_warpgroupset(struct rt_uses *u)
{
    uguard_reads(u, 1, 0);
    IF(1, uguard_value(u, 1, 0)) USE(ONCE, F_UR, V(URb, 0)); END(1)
}

static void opt_writes_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_UP, V(UPu, v1));
}

static void uses_usetmaxreg_u(struct rt_uses *u)
{
    uguard_reads(u, 3, 2);
    IF(1, uguard_value(u, 3, 2)) opt_writes_2(u, 1, 0); END(1)
    USE(ONCE, F_UR, V(URc, 2));
}

static void uses_usetmaxreg_i(struct rt_uses *u)
{
    uguard_reads(u, 3, 1);
    IF(1, uguard_value(u, 3, 1)) opt_writes_2(u, 1, 0); END(1)
}

static void uses_usetshmsz_u(struct rt_uses *u)
{
    uguard_reads(u, 1, 0);
    USE(ONCE, F_UR, V(URb, 0));
}

static void uses_usetshmsz_i(struct rt_uses *u)
{
    uguard_reads(u, 1, 0);
}

static void uses_ulepc_n(struct rt_uses *u)
{
    uguard_reads(u, 1, 1);
    IF(1, uguard_value(u, 1, 1))
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UR, (V(URd, 0) | 1));
    END(1)
}

static void uses_ulepc_t(struct rt_uses *u)
{
    uguard_reads(u, 2, 1);
    IF(1, uguard_value(u, 2, 1))
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UR, (V(URd, 0) | 1));
    END(1)
}

static void paths_exit(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 5, 1), opt_src_value(u, 4, 0)))
        HALT;
    END(1)
}

static void guard_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(EARLY(6), F_P, V(Pg, v1));
}

static void uses_exit(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads_2(u, 5, 1);
        IF(1, guard_value(u, 5, 1)) opt_src_reads(u, 4, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 1), opt_src_value(u, 4, 0)));
    x2 = rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u, x1, K(INT64_C(4294967295)),
        K(0)), K(UINT64_MAX)));
    USE(READ, F_ACTIVE, 0);
    NEED(1);
    IF(4, rt_eq(u, x2, K(0)))
        USE(READ, F_LEFT, 0);
        USE(WRITE(1), F_LEFT, 0);
        for (uint64_t x4 = 0; x4 <= 15; x4++) {
            USE(READ, F_COME, x4);
            IF(2, OPEN) USE(READ, F_SOME, x4); END(2)
            IF(3, rt_both(rt_both(rt_not(rt_eq(u, rt_content(u, F_COME, K(x4)), K(0))),
                rt_not(FLAG(F_SOME, x4))), OPEN))
                USE(WRITE(1), F_COME, x4);
                USE(READ, F_YES, x4);
                USE(WRITE(1), F_RED_YES, x4);
                USE(READ, F_ASKED, x4);
                USE(WRITE(1), F_RED_ALL, x4);
            END(3)
        }
    END(4)
    paths_exit(u);
    rt_leave(u);
}

static void uses_kill(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1)) opt_src_reads(u, 1, 0); END(1)
}

static uint64_t rel_target_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return ((uint64_t)NEXT + (rt_sext(V(control_TARGET_near, v1), 48) * 4));
    }
    return ((uint64_t)NEXT + (rt_sext(V(TARGET_HOPPER_near, v2), 56) * 4));
}

static void paths_bra_b(struct rt_uses *u)
{
    IF(1, rt_both(rt_both(guard_value(u, 7, 3), opt_src_value(u, 4, 1)), rt_either(rt_sure((0x3 >>
        V(control_BRA_KIND, 1) & 1)), rt_not(rt_eq(u, rt_content(u, F_READY, K(0)), K(0))))))
        JUMP(JUMPS, 1, K(rel_target_value(u, 5, 6, 2)));
    END(1)
}

static void bra_b_part(struct rt_uses *u, struct rt_test x2, unsigned n2)
{
    struct rt_test x1 = OPEN, x3 = OPEN;
    x1 = rt_answer(u, x2);
    x3 = rt_answer(u, x1);
    NEED(n2);
    USE(READ, F_ACTIVE, 0);
    IF(1, rt_not(x3))
        IF(2, x3)
            bsync_part(u);
        END(2)
    END(1)
}

static void bra_b_part_2(struct rt_uses *u, unsigned n1, int v2, int v3, int v4, int v5)
{
    struct rt_test x1 = OPEN;
    LET(n1)
        guard_reads(u, v2, v3);
        IF(1, guard_value(u, v2, v3)) opt_src_reads(u, v4, v5); END(1)
    END_LET(n1)
    x1 = rt_answer(u, rt_both(guard_value(u, v2, v3), opt_src_value(u, v4, v5)));
    bra_b_part(u, x1, n1);
}

static void uses_bra_b(struct rt_uses *u)
{
    rt_enter(u);
    if (0x3 >> V(control_BRA_KIND, 1) & 1) {
        bra_b_part_2(u, 1, 7, 3, 4, 1);
    } else if (V(control_BRA_KIND, 1) == 2) {
        LET(18)
            guard_reads(u, 7, 3);
            IF(4, guard_value(u, 7, 3)) opt_src_reads(u, 4, 1); END(4)
        END_LET(18)
        NEED(18);
        USE(READ, F_ACTIVE, 0);
    } else {
        bra_b_part_2(u, 35, 7, 3, 4, 1);
    }
    paths_bra_b(u);
    rt_leave(u);
}

static void paths_bra_u(struct rt_uses *u)
{
    IF(1, rt_both(rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)), rt_differ(FLAG(F_UP,
        V(control_UPbra, 6)), rt_sure(V(control_NOT_UPbra, 5)))))
        JUMP(JUMPS, 1, K(rel_target_value(u, 7, 8, 3)));
    END(1)
}

static void bra_u_part(struct rt_uses *u)
{
    LET(1)
        guard_reads(u, 9, 4);
        IF(1, guard_value(u, 9, 4))
            opt_src_reads(u, 4, 1);
            IF(2, opt_src_value(u, 4, 1)) USE(ONCE, F_UP, V(control_UPbra, 6)); END(2)
        END(1)
    END_LET(1)
}

static void bra_u_part_2(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    bra_u_part(u);
    x1 = rt_answer(u, rt_both(rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)),
        rt_differ(FLAG(F_UP, V(control_UPbra, 6)), rt_sure(V(control_NOT_UPbra, 5)))));
    bra_b_part(u, x1, 1);
}

static void uses_bra_u(struct rt_uses *u)
{
    rt_enter(u);
    bra_u_part_2(u);
    paths_bra_u(u);
    rt_leave(u);
}

static void paths_bra_div(struct rt_uses *u)
{
    IF(1, rt_not(rt_eq(u, rt_content(u, F_READY, K(0)), K(0))))
        JUMP(JUMPS, 1, K(rel_target_value(u, 6, 7, 1)));
    END(1)
}

static void uses_bra_div(struct rt_uses *u)
{
    struct rt_test x2 = OPEN, x3 = OPEN, x4 = OPEN, x21 = OPEN;
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    x1 = (V(control_INV_URa, 4) ? rt_slice(u, rt_bxor(u, rt_content(u, F_UR, K(V(URa, 5))),
        K(UINT64_MAX)), 0, 32) : rt_content(u, F_UR, K(V(URa, 5))));
    LET(2)
        guard_reads(u, 8, 2);
        IF(1, guard_value(u, 8, 2)) opt_src_reads(u, 3, 0); END(1)
    END_LET(2)
    x2 = rt_answer(u, rt_both(guard_value(u, 8, 2), opt_src_value(u, 3, 0)));
    x3 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, rt_band(u, x1, K(INT64_C(4294967295))), rt_bxor(u,
        rt_chosen(u, x2, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), K(0))));
    if (V(control_BRA_UR_KIND, 1) == 2) {
        LET(4)
            USE(ONCE, F_UR, V(URa, 5));
            USE(READ, F_ACTIVE, 0);
            NEED(2);
            IF(3, OPEN)
                guard_reads(u, 8, 2);
                IF(2, guard_value(u, 8, 2)) opt_src_reads(u, 3, 0); END(2)
            END(3)
        END_LET(4)
        x4 = rt_answer(u, rt_both(x3, rt_either(rt_both(guard_value(u, 8, 2), opt_src_value(u, 3,
            0)), rt_test_of(u, rt_slice_at(u, x1, UNKNOWN, 1)))));
        bra_b_part(u, x4, 4);
    } else if (V(control_BRA_UR_KIND, 1) == 3) {
        LET(21)
            guard_reads(u, 8, 2);
            IF(7, guard_value(u, 8, 2))
                opt_src_reads(u, 3, 0);
                IF(6, opt_src_value(u, 3, 0))
                    USE(ONCE, F_UR, V(URa, 5));
                    USE(READ, F_ACTIVE, 0);
                    NEED(2);
                END(6)
            END(7)
        END_LET(21)
        x21 = rt_answer(u, rt_both(rt_both(guard_value(u, 8, 2), opt_src_value(u, 3, 0)),
            rt_not(x3)));
        bra_b_part(u, x21, 21);
    } else {
        USE(ONCE, F_UR, V(URa, 5));
        guard_reads(u, 8, 2);
        IF(10, guard_value(u, 8, 2)) opt_src_reads(u, 3, 0); END(10)
    }
    paths_bra_div(u);
    rt_leave(u);
}

static uint64_t abs_target_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return (V(LONG_place, v1) * 4);
    }
    return (V(LONG_HOPPER_place, v2) * 4);
}

static void paths_jmp_b(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 6, 2), opt_src_value(u, 3, 0)))
        JUMP(JUMPS, 1, K(abs_target_value(u, 4, 5, 1)));
    END(1)
}

static void uses_jmp_b(struct rt_uses *u)
{
    rt_enter(u);
    bra_b_part_2(u, 1, 6, 2, 3, 0);
    paths_jmp_b(u);
    rt_leave(u);
}

static void paths_jmp_c(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 6, 2), opt_src_value(u, 3, 0))) JUMP(JUMPS, 1, UNKNOWN); END(1)
}

static void uses_jmp_c(struct rt_uses *u)
{
    rt_enter(u);
    bra_b_part_2(u, 1, 6, 2, 3, 0);
    paths_jmp_c(u);
    rt_leave(u);
}

static void paths_jmp_u(struct rt_uses *u)
{
    IF(1, rt_both(rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)), rt_differ(FLAG(F_UP,
        V(control_UPbra, 6)), rt_sure(V(control_NOT_UPbra, 5)))))
        JUMP(JUMPS, 1, K(abs_target_value(u, 7, 8, 3)));
    END(1)
}

static void uses_jmp_u(struct rt_uses *u)
{
    rt_enter(u);
    bra_u_part_2(u);
    paths_jmp_u(u);
    rt_leave(u);
}

static void paths_jmp_uc(struct rt_uses *u)
{
    IF(1, rt_both(rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)), rt_differ(FLAG(F_UP,
        V(control_UPbra, 6)), rt_sure(V(control_NOT_UPbra, 5)))))
        JUMP(JUMPS, 1, UNKNOWN);
    END(1)
}

static void uses_jmp_uc(struct rt_uses *u)
{
    rt_enter(u);
    bra_u_part_2(u);
    paths_jmp_uc(u);
    rt_leave(u);
}

static void paths_brx(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0))) JUMP(JUMPS, 1, UNKNOWN); END(1)
}

static uint64_t opt_distance_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: case 2: return 0;
    case 1: return (rt_sext(V(control_TARGET_distance, v1), 48) * 4);
    }
    return (rt_sext(V(TARGET_HOPPER_distance, v2), 56) * 4);
}

static void brx_part(struct rt_uses *u)
{
    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
    USE(READ, F_READY, 0);
    USE(WRITE(1), F_READY, 0);
    USE(WRITE(1), F_PARKED, 0);
}

static void brx_part_2(struct rt_uses *u)
{
    LET(2)
        if (!(V(Ra, 3) == 255)) {
            USE(EARLY(-1), F_R, (V(Ra, 3) & 254));
            USE(EARLY(-1), F_R, (V(Ra, 3) | 1));
        }
    END_LET(2)
}

static void brx_part_3(struct rt_uses *u, struct rt_test x2)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x5 = OPEN;
    x1 = rt_answer(u, x2);
    x3 = rt_answer(u, x1);
    LET(7)
        NEED(1);
        IF(1, x2) NEED(2); END(1)
    END_LET(7)
    x4 = rt_answer(u, x2);
    x5 = rt_answer(u, x4);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(2, x5)
        NEED(2);
        NEED(1);
    ELSE(2)
        NEED(1);
        IF(3, rt_eq(u, rt_chosen(u, x5, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x3,
            K(INT64_C(4294967295)), K(0))))
            IF(4, x3)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                IF(5, OPEN)
                    NEED(2);
                    brx_part(u);
                ELSE(5)
                    brx_part(u);
                    NEED(2);
                END(5)
            END(4)
        ELSE(3)
            bsync_part(u);
            NEED(2);
        END(3)
    END(2)
}

static void brx_part_4(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    bssy_part_2(u, 1, 6, 2, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    brx_part_2(u);
    brx_part_3(u, x1);
}

static void uses_brx(struct rt_uses *u)
{
    rt_enter(u);
    brx_part_4(u);
    paths_brx(u);
    rt_leave(u);
}

static void uses_jmx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    bssy_part_2(u, 1, 6, 2, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    LET(2)
        if (!(V(Ra, 3) == 255)) {
            USE(READ, F_R, (V(Ra, 3) & 254));
            USE(READ, F_R, (V(Ra, 3) | 1));
        }
    END_LET(2)
    brx_part_3(u, x1);
    paths_brx(u);
    rt_leave(u);
}

static void brxu_brxu_part(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    bssy_part_2(u, 1, 6, 2, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(1, x3)
        USE(ONCE, F_UR, V(URa, 3));
        USE(ONCE, F_UR, (V(URa, 3) | 1));
    ELSE(1)
        IF(2, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            IF(3, OPEN)
                USE(ONCE, F_UR, V(URa, 3));
                USE(ONCE, F_UR, (V(URa, 3) | 1));
                brx_part(u);
            ELSE(3)
                brx_part(u);
                USE(ONCE, F_UR, V(URa, 3));
                USE(ONCE, F_UR, (V(URa, 3) | 1));
            END(3)
        END(2)
    END(1)
}

static void uses_brxu_brxu(struct rt_uses *u)
{
    rt_enter(u);
    brxu_brxu_part(u);
    paths_brx(u);
    rt_leave(u);
}

static void paths_call_at(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 5, 2), opt_src_value(u, 2, 0)))
        JUMP(CALLS, 1, K(((uint64_t)0 + abs_target_value(u, 3, 4, 1))));
    END(1)
}

static void call_at_part(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x4 = OPEN, x5 = OPEN;
    bssy_part_2(u, 1, 5, 2, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 2), opt_src_value(u, 2, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rt_answer(u, x1);
    x5 = rt_answer(u, x4);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(1, rt_not(x5))
        IF(2, rt_eq(u, rt_chosen(u, x5, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x3,
            K(INT64_C(4294967295)), K(0))))
            IF(3, x3)
                bsync_part(u);
            END(3)
        ELSE(2)
            bsync_part(u);
        END(2)
    END(1)
}

static void uses_call_at(struct rt_uses *u)
{
    rt_enter(u);
    call_at_part(u);
    paths_call_at(u);
    rt_leave(u);
}

static void paths_call_c(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0))) JUMP(CALLS, 1, UNKNOWN); END(1)
}

static void const_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_call_c(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    bssy_part_2(u, 1, 6, 2, 0);
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    LET(7)
        NEED(1);
        IF(2, x1) const_reads(u, 5, 1); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(6, x8)
        const_reads(u, 5, 1);
        NEED(1);
    ELSE(6)
        NEED(1);
        IF(5, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(4, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                IF(3, OPEN)
                    const_reads(u, 5, 1);
                    brx_part(u);
                ELSE(3)
                    brx_part(u);
                    const_reads(u, 5, 1);
                END(3)
            END(4)
        ELSE(5)
            bsync_part(u);
            const_reads(u, 5, 1);
        END(5)
    END(6)
    paths_call_c(u);
    rt_leave(u);
}

static void paths_call_r(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)))
        JUMP(CALLS, 1, rt_add(u, ((V(Ra, 3) == 255) ? K(0) : UNKNOWN), K(opt_distance_value(u, 4, 5,
            1))));
    END(1)
}

static void uses_call_r(struct rt_uses *u)
{
    rt_enter(u);
    brx_part_4(u);
    paths_call_r(u);
    rt_leave(u);
}

static void paths_call_rel(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 5, 2), opt_src_value(u, 2, 0)))
        JUMP(CALLS, 1, K(((uint64_t)0 + rel_target_value(u, 3, 4, 1))));
    END(1)
}

static void uses_call_rel(struct rt_uses *u)
{
    rt_enter(u);
    call_at_part(u);
    paths_call_rel(u);
    rt_leave(u);
}

static void paths_call_rr(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)))
        JUMP(CALLS, 1, rt_add(u, ((V(Ra, 3) == 255) ? K(0) : UNKNOWN), K(rel_target_value(u, 4, 5,
            1))));
    END(1)
}

static void uses_call_rr(struct rt_uses *u)
{
    rt_enter(u);
    brx_part_4(u);
    paths_call_rr(u);
    rt_leave(u);
}

static void uses_call_ur(struct rt_uses *u)
{
    rt_enter(u);
    brxu_brxu_part(u);
    paths_call_c(u);
    rt_leave(u);
}

static void paths_ret_rel(struct rt_uses *u)
{
    IF(1, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0))) JUMP(RETURNS, 1, UNKNOWN); END(1)
}

static void uses_ret_rel(struct rt_uses *u)
{
    rt_enter(u);
    brx_part_4(u);
    paths_ret_rel(u);
    rt_leave(u);
}

static void uses_ret_ur_rel(struct rt_uses *u)
{
    rt_enter(u);
    brxu_brxu_part(u);
    paths_ret_rel(u);
    rt_leave(u);
}

static void uses_lepc_n(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0))
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_R, (V(Rd, 0) | 1));
    END(1)
}

static void uses_lepc_t(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
    IF(1, guard_value(u, 2, 0))
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_R, (V(Rd, 0) | 1));
    END(1)
}

static void uses_bpt(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
}

static void cvt_f32_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(EARLY(-1), F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(EARLY(-1), F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5) USE(ONCE, F_UR, V(URb, v2));
    if (LINE(l5) == 6) USE_PART(ONCE, F_UR, K(V(URb, v2)), BITS(0, 31));
}

static void cvt_f32_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_f2f_n(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        cvt_f32_reads(u, 6, 11, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    cvt_f32_keeps(u, 7, 6, 0);
}

static void cvt_f16_reads_part(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int v6)
{
    if (LINE(v1) == 0) {
        USE_PART(EARLY(-1), F_R, K(V(Rb, v2)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v3) &
            1)), 16));
    }
    if (LINE(v1) == 1) {
        USE_PART(EARLY(-1), F_R, K(V(Rb, v2)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v3) &
            1)), 15));
    }
    if (LINE(v1) == 3) const_reads(u, v4, v5);
    if (LINE(v1) == 4) const_reads(u, v4, v6);
    if (LINE(v1) == 5) {
        USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v3) & 1)),
            16));
    }
    if (LINE(v1) == 6) {
        USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v3) & 1)),
            15));
    }
}

static void cvt_f16_reads(struct rt_uses *u, int v1, int v2, int v3, int l4, int l5, int l6)
{
    cvt_f16_reads_part(u, l6, v1, v2, v3, l4, l5);
}

static void cvt_f16_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_f2f_w(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        cvt_f16_reads(u, 6, 8, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    cvt_f16_keeps(u, 7, 6, 0);
}

static void uses_f2f_dw(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        cvt_f16_reads(u, 6, 8, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
    cvt_f16_keeps(u, 7, 6, 0);
}

static void uses_f2f_df(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        cvt_f32_reads(u, 6, 11, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
    cvt_f32_keeps(u, 7, 6, 0);
}

static void const64_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void cvt_f64_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) {
        USE(EARLY(-1), F_R, V(Rb, v1));
        USE(EARLY(-1), F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l5) == 3) const64_reads(u, v2, l3);
    if (LINE(l5) == 4) const64_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
}

static void cvt_f64_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_f2f_nd(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        cvt_f64_reads(u, 6, 11, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    cvt_f64_keeps(u, 7, 6, 0);
}

static void uses_f2f_nb(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(2, guard_value(u, 11, 3))
        LET(3)
            if (0x7 >> V(RND, 2) & 1) {
                if (V(FTZ, 0)) cvt_f32_reads(u, 5, 10, 1, 2, 0);
                cvt_f32_reads(u, 5, 10, 1, 2, 0);
            }
        END_LET(3)
        cvt_f32_reads(u, 5, 10, 1, 2, 0);
        IF(1, OPEN)
            if (V(FTZ, 0)) cvt_f32_reads(u, 5, 10, 1, 2, 0);
            NEED(3);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 3));
    END(2)
    cvt_f32_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void uses_f2f_hb(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(2, guard_value(u, 12, 3))
        LET(4)
            if (0x7 >> V(RND, 2) & 1) {
                if (V(FTZ, 0)) cvt_f16_reads(u, 5, 7, 11, 1, 2, 0);
                cvt_f16_reads(u, 5, 7, 11, 1, 2, 0);
            }
        END_LET(4)
        cvt_f16_reads(u, 5, 7, 11, 1, 2, 0);
        IF(1, OPEN)
            if (V(FTZ, 0)) cvt_f16_reads(u, 5, 7, 11, 1, 2, 0);
            NEED(4);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 3));
    END(2)
    cvt_f16_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void uses_f2f_db(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(2, guard_value(u, 11, 3))
        LET(9)
            if (0x7 >> V(RND, 2) & 1) {
                if (V(FTZ, 0)) cvt_f64_reads(u, 5, 10, 1, 2, 0);
                cvt_f64_reads(u, 5, 10, 1, 2, 0);
            }
        END_LET(9)
        cvt_f64_reads(u, 5, 10, 1, 2, 0);
        IF(1, OPEN)
            if (V(FTZ, 0)) cvt_f64_reads(u, 5, 10, 1, 2, 0);
            NEED(9);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 3));
    END(2)
    cvt_f64_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void cvt_bf16_reads(struct rt_uses *u, int v1, int v2, int v3, int l4, int l5, int l6)
{
    cvt_f16_reads_part(u, l6, v1, v2, v3, l4, l5);
}

static rt_value cvt_bf16_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int l6)
{
    switch (LINE(l6)) {
    case 0:
        return rt_shl(u, rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), ((uint64_t)16 *
            (0xa >> V(convert_HALF, v2) & 1)), 16), K(rt_shl_int(V(NEG_B, v3), 15))), K(16));
    case 1:
        return rt_shl(u, rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), ((uint64_t)16 *
            (0xa >> V(convert_HALF, v2) & 1)), 15), K(rt_shl_int(V(NEG_B, v3), 15))), K(16));
    case 2: return K((V(convert_BF16_IMM, v4) * 65536));
    case 3: case 4: return UNKNOWN;
    case 5:
        return rt_shl(u, rt_bxor(u, rt_slice(u, rt_content(u, F_UR, K(V(URb, v5))), ((uint64_t)16 *
            (0xa >> V(convert_HALF, v2) & 1)), 16), K(rt_shl_int(V(NEG_B, v3), 15))), K(16));
    }
    return rt_shl(u, rt_bxor(u, rt_slice(u, rt_content(u, F_UR, K(V(URb, v5))), ((uint64_t)16 * (0xa
        >> V(convert_HALF, v2) & 1)), 15), K(rt_shl_int(V(NEG_B, v3), 15))), K(16));
}

static void cvt_bf16_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_f2f_bn(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3))
        cvt_bf16_reads(u, 5, 7, 11, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    cvt_bf16_keeps(u, 6, 5, 0);
}

static void uses_f2f_bd(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3))
        cvt_bf16_reads(u, 5, 7, 11, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
    cvt_bf16_keeps(u, 6, 5, 0);
}

static void uses_f2i_h(struct rt_uses *u)
{
    guard_reads(u, 14, 4);
    IF(1, guard_value(u, 14, 4))
        cvt_f16_reads(u, 7, 9, 13, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    cvt_f16_keeps(u, 8, 7, 0);
}

static void uses_f2i_s(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        cvt_f32_reads(u, 7, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    cvt_f32_keeps(u, 8, 7, 0);
}

static void uses_f2i_hd(struct rt_uses *u)
{
    guard_reads(u, 14, 4);
    IF(1, guard_value(u, 14, 4))
        cvt_f16_reads(u, 7, 9, 13, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
    cvt_f16_keeps(u, 8, 7, 0);
}

static void uses_f2i_sd(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        cvt_f32_reads(u, 7, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
    cvt_f32_keeps(u, 8, 7, 0);
}

static void uses_f2i_d(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        cvt_f64_reads(u, 7, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (0xc0 >> V(convert_DST_INT, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
    cvt_f64_keeps(u, 8, 7, 0);
}

static void uses_f2i_b(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        cvt_bf16_reads(u, 6, 8, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    cvt_bf16_keeps(u, 7, 6, 0);
}

static void uses_f2i_bd(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        cvt_bf16_reads(u, 6, 8, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
    cvt_bf16_keeps(u, 7, 6, 0);
}

static void cvt_part_reads(struct rt_uses *u, int v1, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) USE_PART(EARLY(-1), F_R, K(V(Rb, v1)), BITS((8 * V(convert_BYTE, v2)), 8));
    if (LINE(l5) == 1) const_reads(u, v3, l4);
    if (LINE(l5) == 2) USE_PART(ONCE, F_UR, K(V(URb, v3)), BITS((8 * V(convert_BYTE, v2)), 8));
}

static void cvt_part_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_i2f_b(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        cvt_part_reads(u, 4, 6, 9, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    cvt_part_keeps(u, 5, 4, 0);
}

static void cvt_part_reads_2(struct rt_uses *u, int v1, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) USE_PART(EARLY(-1), F_R, K(V(Rb, v1)), BITS((16 * V(convert_HALF, v2)), 16));
    if (LINE(l5) == 1) const_reads(u, v3, l4);
    if (LINE(l5) == 2) USE_PART(ONCE, F_UR, K(V(URb, v3)), BITS((16 * V(convert_HALF, v2)), 16));
}

static void uses_i2f_h(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        cvt_part_reads_2(u, 4, 6, 9, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    cvt_part_keeps(u, 5, 4, 0);
}

static void src_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(EARLY(-1), F_R, V(Rb, v1));
    if (LINE(l3) == 3) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 4) USE(ONCE, F_UR, V(URb, v2));
}

static void src_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_i2f_w(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        src_b_reads(u, 4, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    src_b_keeps(u, 5, 4, 0);
}

static void uses_i2f_bd(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        cvt_part_reads(u, 4, 6, 9, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
    cvt_part_keeps(u, 5, 4, 0);
}

static void uses_i2f_hd(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        cvt_part_reads_2(u, 4, 6, 9, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
    cvt_part_keeps(u, 5, 4, 0);
}

static void uses_i2f_wd(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        src_b_reads(u, 4, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
    src_b_keeps(u, 5, 4, 0);
}

static void cvt_i64_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        USE(EARLY(-1), F_R, V(Rb, v1));
        USE(EARLY(-1), F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l3) == 3 || LINE(l3) == 4) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
}

static void cvt_i64_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_i2f_d(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        cvt_i64_reads(u, 4, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (V(convert_DST_FLOAT, 0) == 3) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
    cvt_i64_keeps(u, 5, 4, 0);
}

static void uses_i2f_bb(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(2, guard_value(u, 9, 2))
        cvt_part_reads(u, 3, 5, 8, 1, 0);
        IF(1, OPEN) if (0x7 >> V(RND, 1) & 1) cvt_part_reads(u, 3, 5, 8, 1, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    cvt_part_keeps(u, 4, 3, 0);
}

static void uses_i2f_hb(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(2, guard_value(u, 9, 2))
        cvt_part_reads_2(u, 3, 5, 8, 1, 0);
        IF(1, OPEN) if (0x7 >> V(RND, 1) & 1) cvt_part_reads_2(u, 3, 5, 8, 1, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    cvt_part_keeps(u, 4, 3, 0);
}

static void uses_i2f_wb(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        src_b_reads(u, 3, 8, 0);
        IF(1, OPEN) if (0x7 >> V(RND, 1) & 1) src_b_reads(u, 3, 8, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    src_b_keeps(u, 4, 3, 0);
}

static void uses_i2f_db(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        cvt_i64_reads(u, 3, 8, 0);
        IF(1, OPEN) if (0x7 >> V(RND, 1) & 1) cvt_i64_reads(u, 3, 8, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 2));
    END(2)
    cvt_i64_keeps(u, 4, 3, 0);
}

static void uses_frnd_h(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        cvt_f16_reads(u, 5, 7, 11, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    cvt_f16_keeps(u, 6, 5, 0);
}

static void uses_frnd_s(struct rt_uses *u)
{
    guard_reads(u, 11, 4);
    IF(1, guard_value(u, 11, 4))
        cvt_f32_reads(u, 5, 10, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    cvt_f32_keeps(u, 6, 5, 0);
}

static void uses_frnd_d(struct rt_uses *u)
{
    guard_reads(u, 11, 4);
    IF(1, guard_value(u, 11, 4))
        cvt_f64_reads(u, 5, 10, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
    cvt_f64_keeps(u, 6, 5, 0);
}

static void uses_frnd_b(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        cvt_bf16_reads(u, 4, 6, 10, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    cvt_bf16_keeps(u, 5, 4, 0);
}

static void src_b_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 3) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 4) USE(ONCE, F_UR, V(URb, v2));
}

static void uses_i2i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        src_b_reads_2(u, 2, 7, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    src_b_keeps(u, 3, 2, 0);
}

static rt_value src_b_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return K(V(FIMM, v2));
    case 2: case 3: return UNKNOWN;
    }
    return rt_content(u, F_UR, K(V(URb, v3)));
}

static rt_value f2fp_mode_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: case 1: return K(V(convert_BF16, v1));
    case 2: return K(V(convert_F2FP_DST, v2));
    }
    return UNKNOWN;
}

static void f2fp_p_part(struct rt_uses *u, rt_value x2)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_chosen(u, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)), rt_chosen(u,
        rt_both(rt_sure((V(convert_PACK_RND, 4) == 3)), OPEN), rt_slice(u, x2, 16, 16), rt_chosen(u,
        OPEN, K(32767), rt_slice(u, rt_add(u, rt_add(u, x2, K(32767)), rt_of_test(u, rt_test_of(u,
        rt_slice(u, x2, 16, 1)))), 16, 16))), UNKNOWN);
    LET(5)
        if (V(convert_RELU, 1)) NEED(2);
        IF(1, OPEN)
            if (V(convert_RELU, 1)) NEED(2);
            IF(2, rt_not(rt_both(rt_sure(V(convert_RELU, 1)), rt_test_of(u, rt_slice(u, x1, 15,
                1)))))
                if (V(SATFINITE, 0)) NEED(2);
                NEED(2);
            END(2)
        END(1)
    END_LET(5)
}

static void uses_f2fp_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x6 = UNKNOWN, x7 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 14, 2);
    IF(7, guard_value(u, 14, 2))
        if (0x6 >> V(convert_PACK_RND, 4) & 1) {
            USE(READ, F_R, V(Ra, 6));
            src_b_reads_2(u, 8, 13, 1);
            USE(WRITE(1), F_R, V(Rd, 5));
        }
        x1 = rt_slice(u, src_b_value(u, 8, 10, 13, 1), 0, 32);
        LET(2)
            IF(1, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)))
                if (V(convert_PACK_RND, 4) == 3) src_b_reads_2(u, 8, 13, 1);
                src_b_reads_2(u, 8, 13, 1);
            ELSE(1) src_b_reads_2(u, 8, 13, 1); END(1)
        END_LET(2)
        f2fp_p_part(u, x1);
        x6 = rt_slice(u, rt_content(u, F_R, K(V(Ra, 6))), 0, 32);
        LET(7)
            IF(4, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)))
                if (V(convert_PACK_RND, 4) == 3) USE(READ, F_R, V(Ra, 6));
                USE(READ, F_R, V(Ra, 6));
            ELSE(4) USE(READ, F_R, V(Ra, 6)); END(4)
        END_LET(7)
        x7 = rt_chosen(u, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)), rt_chosen(u,
            rt_both(rt_sure((V(convert_PACK_RND, 4) == 3)), OPEN), rt_slice(u, x6, 16, 16),
            rt_chosen(u, OPEN, K(32767), rt_slice(u, rt_add(u, rt_add(u, x6, K(32767)),
            rt_of_test(u, rt_test_of(u, rt_slice(u, x6, 16, 1)))), 16, 16))), UNKNOWN);
        if (V(convert_RELU, 1)) NEED(7);
        IF(6, OPEN)
            if (V(convert_RELU, 1)) NEED(7);
            IF(5, rt_not(rt_both(rt_sure(V(convert_RELU, 1)), rt_test_of(u, rt_slice(u, x7, 15,
                1)))))
                if (V(SATFINITE, 0)) NEED(7);
                NEED(7);
            END(5)
        END(6)
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(7)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    src_b_keeps(u, 9, 8, 1);
    rt_leave(u);
}

static void uses_f2fp_rs(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        USE(READ, F_R, V(Ra, 4));
        src_b_reads_2(u, 6, 11, 1);
        USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 7, 6, 1);
}

static void uses_f2fp_m(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 15, 2);
    IF(4, guard_value(u, 15, 2))
        if (0x6 >> V(convert_PACK_RND, 4) & 1) {
            src_b_reads_2(u, 6, 11, 1);
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 5));
        }
        x1 = rt_slice(u, src_b_value(u, 6, 8, 11, 1), 0, 32);
        LET(2)
            IF(1, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)))
                if (V(convert_PACK_RND, 4) == 3) src_b_reads_2(u, 6, 11, 1);
                src_b_reads_2(u, 6, 11, 1);
            ELSE(1) src_b_reads_2(u, 6, 11, 1); END(1)
        END_LET(2)
        f2fp_p_part(u, x1);
        USE_PART(READ, F_R, K(V(Rc, 12)), BITS((16 * V(convert_H1, 14)), 16));
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(4)
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 7, 6, 1);
    rt_leave(u);
}

static void c_in_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
    if (LINE(l2) == 3) USE(ONCE, F_UR, V(URb, v1));
}

static void uses_f2fp_mc(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 13, 2);
    IF(4, guard_value(u, 13, 2))
        if (0x6 >> V(convert_PACK_RND, 4) & 1) {
            USE(READ, F_R, V(Rc, 6));
            c_in_b_reads(u, 11, 1);
            USE(WRITE(1), F_R, V(Rd, 5));
        }
        x1 = rt_slice(u, rt_content(u, F_R, K(V(Rc, 6))), 0, 32);
        LET(2)
            IF(1, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)))
                if (V(convert_PACK_RND, 4) == 3) USE(READ, F_R, V(Rc, 6));
                USE(READ, F_R, V(Rc, 6));
            ELSE(1) USE(READ, F_R, V(Rc, 6)); END(1)
        END_LET(2)
        f2fp_p_part(u, x1);
        c_in_b_reads(u, 11, 1);
        NEED(5);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(4)
    if (V(REUSE_B, 7)) USE(KEEP, F_R, V(Rc, 6));
    rt_leave(u);
}

static void uses_f2ip_b(struct rt_uses *u)
{
    guard_reads(u, 16, 2);
    IF(3, guard_value(u, 16, 2))
        if (V(convert_H1, 15) || V(convert_RELU, 3)) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 1);
            USE(READ, F_R, V(Rc, 13));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if (V(convert_F2IP_NTZ, 2) == 0) {
            USE(READ, F_R, V(Ra, 5));
            IF(1, OPEN) src_b_reads_2(u, 7, 12, 1); END(1)
        }
        IF(2, rt_both(rt_sure((V(convert_F2IP_NTZ, 2) == 0)), OPEN))
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 1);
            USE(READ, F_R, V(Rc, 13));
            USE(WRITE(1), F_R, V(Rd, 4));
        END(2)
        if (((0xc >> V(convert_F2IP_TYPE, 0) & 1) || (V(convert_F2IP_RND, 1) == 1)) ||
            (V(convert_F2IP_RND, 1) == 2)) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 1);
            USE(READ, F_R, V(Rc, 13));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        src_b_reads_2(u, 7, 12, 1);
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 13));
        USE(WRITE(1), F_R, V(Rd, 4));
    END(3)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
    src_b_keeps(u, 8, 7, 1);
}

static void uses_f2ip_c(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(3, guard_value(u, 14, 2))
        if (V(convert_H1, 13) || V(convert_RELU, 3)) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rc, 7));
            c_in_b_reads(u, 12, 1);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if (V(convert_F2IP_NTZ, 2) == 0) {
            USE(READ, F_R, V(Ra, 5));
            IF(1, OPEN) USE(READ, F_R, V(Rc, 7)); END(1)
        }
        IF(2, rt_both(rt_sure((V(convert_F2IP_NTZ, 2) == 0)), OPEN))
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rc, 7));
            c_in_b_reads(u, 12, 1);
            USE(WRITE(1), F_R, V(Rd, 4));
        END(2)
        if (((0xc >> V(convert_F2IP_TYPE, 0) & 1) || (V(convert_F2IP_RND, 1) == 1)) ||
            (V(convert_F2IP_RND, 1) == 2)) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rc, 7));
            c_in_b_reads(u, 12, 1);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        USE(READ, F_R, V(Rc, 7));
        USE(READ, F_R, V(Ra, 5));
        c_in_b_reads(u, 12, 1);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(3)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_i2fp(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        if (0x6 >> V(convert_I2FP_RND, 1) & 1) {
            src_b_reads_2(u, 3, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        src_b_reads_2(u, 3, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    src_b_keeps(u, 4, 3, 0);
}

static uint64_t opt_part_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: case 2: case 3: return 0;
    }
    return 1;
}

static void uses_i2ip(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        if (opt_part_value(u, 2)) {
            USE(READ, F_R, V(Ra, 4));
            src_b_reads_2(u, 6, 11, 1);
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        src_b_reads_2(u, 6, 11, 1);
        USE(READ, F_R, V(Ra, 4));
        if (0x3 >> V(convert_PACKED, 0) & 1) {
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (0xf >> V(convert_PACKED, 0) & 1) {
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 7, 6, 1);
}

static void f64_a_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
    USE(READ, F_R, (V(Ra, v1) | 1));
}

static void f64_rc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
}

static void f64_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void f64_rc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dadd_r(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        LET(1)
            f64_a_reads(u, 3);
            IF(1, OPEN) f64_rc_reads(u, 6); END(1)
            f64_rc_reads(u, 6);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(2)
    f64_a_keeps(u, 4, 3);
    f64_rc_keeps(u, 7, 6);
    rt_leave(u);
}

static void f64_c_in_b_reads(struct rt_uses *u, int v1, int l2, int l3, int l4)
{
    if (LINE(l4) == 1) const64_reads(u, v1, l2);
    if (LINE(l4) == 2) const64_reads(u, v1, l3);
    if (LINE(l4) == 3 || LINE(l4) == 4) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_dadd_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(2, guard_value(u, 10, 4))
        LET(1)
            f64_a_reads(u, 3);
            IF(1, OPEN) f64_c_in_b_reads(u, 9, 2, 3, 1); END(1)
            f64_c_in_b_reads(u, 9, 2, 3, 1);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(2)
    f64_a_keeps(u, 4, 3);
    rt_leave(u);
}

static void f64_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l5) == 3) const64_reads(u, v2, l3);
    if (LINE(l5) == 4) const64_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
}

static void f64_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_dmul(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        LET(1)
            f64_a_reads(u, 3);
            IF(1, OPEN) f64_b_reads(u, 6, 11, 2, 3, 1); END(1)
            f64_b_reads(u, 6, 11, 2, 3, 1);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(2)
    f64_a_keeps(u, 4, 3);
    f64_b_keeps(u, 7, 6, 1);
    rt_leave(u);
}

static void uses_dfma_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 5);
    IF(3, guard_value(u, 15, 5))
        LET(1)
            f64_a_reads(u, 3);
            IF(2, OPEN)
                f64_b_reads(u, 6, 11, 2, 3, 1);
                f64_rc_reads(u, 13);
            END(2)
            f64_b_reads(u, 6, 11, 2, 3, 1);
            f64_rc_reads(u, 13);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(3)
    f64_a_keeps(u, 4, 3);
    f64_b_keeps(u, 7, 6, 1);
    f64_rc_keeps(u, 14, 13);
    rt_leave(u);
}

static void f64_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dfma_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 5);
    IF(3, guard_value(u, 13, 5))
        LET(1)
            f64_a_reads(u, 3);
            IF(2, OPEN)
                f64_rc_reads(u, 6);
                f64_c_in_b_reads(u, 12, 3, 4, 2);
            END(2)
            f64_rc_reads(u, 6);
            f64_c_in_b_reads(u, 12, 3, 4, 2);
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(3)
    f64_a_keeps(u, 4, 3);
    f64_rc_keeps_2(u, 7, 6);
    rt_leave(u);
}

static void f64_last_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l5) == 3) const64_reads(u, v2, l3);
    if (LINE(l5) == 4) const64_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
}

static void f64_last_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void dsetp_part(struct rt_uses *u, int v1, unsigned n2, int v3)
{
    if (V(BOP, v1) == 0) {
        NEED(n2);
        IF(1, OPEN) USE(ONCE, F_P, V(Pp, v3)); END(1)
    }
    if (V(BOP, v1) == 1) {
        NEED(n2);
        IF(2, OPEN) USE(ONCE, F_P, V(Pp, v3)); END(2)
    }
    if (V(BOP, v1) == 2) {
        NEED(n2);
        USE(ONCE, F_P, V(Pp, v3));
    }
}

static void dsetp_part_2(struct rt_uses *u)
{
    if (V(BOP, 1) == 0) {
        f64_a_reads(u, 5);
        f64_last_reads(u, 8, 13, 2, 3, 1);
        IF(1, OPEN) USE(ONCE, F_P, V(Pp, 15)); END(1)
    }
    if (V(BOP, 1) == 1) {
        f64_a_reads(u, 5);
        f64_last_reads(u, 8, 13, 2, 3, 1);
        IF(2, OPEN) USE(ONCE, F_P, V(Pp, 15)); END(2)
    }
    if (V(BOP, 1) == 2) {
        f64_a_reads(u, 5);
        f64_last_reads(u, 8, 13, 2, 3, 1);
        USE(ONCE, F_P, V(Pp, 15));
    }
}

static void uses_dsetp(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 5);
    IF(11, guard_value(u, 16, 5))
        if (V(BOP, 1) == 3) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            USE(ONCE, F_P, V(Pp, 15));
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_P, V(Pv, 3));
        }
        if (0x8001 >> V(double_DOUBLE_CMP, 0) & 1) {
            LET(4)
                f64_a_reads(u, 5);
                IF(1, OPEN) f64_last_reads(u, 8, 13, 2, 3, 1); END(1)
            END_LET(4)
            dsetp_part(u, 1, 4, 15);
            USE(WRITE(1), F_P, V(Pu, 2));
            dsetp_part(u, 1, 4, 15);
            USE(WRITE(1), F_P, V(Pv, 3));
        } else {
            dsetp_part_2(u);
            USE(WRITE(1), F_P, V(Pu, 2));
            dsetp_part_2(u);
            USE(WRITE(1), F_P, V(Pv, 3));
        }
    END(11)
    f64_a_keeps(u, 6, 5);
    f64_last_keeps(u, 9, 8, 1);
    rt_leave(u);
}

static void f32_a_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Ra, v1));
    if (LINE(l2) == 1) USE_PART(READ, F_R, K(V(Ra, v1)), BITS(0, 31));
}

static void f32_last_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5) USE(ONCE, F_UR, V(URb, v2));
    if (LINE(l5) == 6) USE_PART(ONCE, F_UR, K(V(URb, v2)), BITS(0, 31));
}

static void f32_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void f32_last_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fadd(struct rt_uses *u)
{
    guard_reads(u, 14, 4);
    IF(1, guard_value(u, 14, 4))
        f32_a_reads(u, 5, 0);
        f32_last_reads(u, 8, 13, 2, 3, 1);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    f32_a_keeps(u, 6, 5);
    f32_last_keeps(u, 9, 8, 1);
}

static void f32_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5) USE(ONCE, F_UR, V(URb, v2));
    if (LINE(l5) == 6) USE_PART(ONCE, F_UR, K(V(URb, v2)), BITS(0, 31));
}

static void f32_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fmul(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(3, guard_value(u, 15, 4))
        if (V(float_POWER, 1) == 0) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if ((V(float_POWER, 1) == 4) && (0xd >> V(FMZ, 0) & 1)) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 4));
        } else {
            if (V(FMZ, 0) == 1) {
                f32_a_reads(u, 6, 0);
                IF(1, OPEN) f32_b_reads(u, 9, 14, 2, 3, 1); END(1)
            }
            IF(2, OPEN)
                LET(5)
                    f32_a_reads(u, 6, 0);
                    f32_b_reads(u, 9, 14, 2, 3, 1);
                END_LET(5)
            END(2)
            NEED(5);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(3)
    f32_a_keeps(u, 7, 6);
    f32_b_keeps(u, 10, 9, 1);
    rt_leave(u);
}

static void f32_rc_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rc, v1));
    if (LINE(l2) == 1) USE_PART(READ, F_R, K(V(Rc, v1)), BITS(0, 31));
}

static void f32_rc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_ffma_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 5);
    IF(3, guard_value(u, 17, 5))
        f32_a_reads(u, 5, 0);
        if (V(FMZ, 0) == 1) {
            IF(1, OPEN) f32_b_reads(u, 8, 13, 2, 3, 1); END(1)
            IF(2, OPEN)
                LET(1) f32_rc_reads(u, 15, 4); END_LET(1)
                LET(1)
                    f32_b_reads(u, 8, 13, 2, 3, 1);
                    f32_rc_reads(u, 15, 4);
                END_LET(1)
            END(2)
            NEED(1);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            f32_b_reads(u, 8, 13, 2, 3, 1);
            f32_rc_reads(u, 15, 4);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(3)
    f32_a_keeps(u, 6, 5);
    f32_b_keeps(u, 9, 8, 1);
    f32_rc_keeps(u, 16, 15);
    rt_leave(u);
}

static void f32_c_in_b_reads(struct rt_uses *u, int v1, int l2, int l3, int l4)
{
    if (LINE(l4) == 1) const_reads(u, v1, l2);
    if (LINE(l4) == 2) const_reads(u, v1, l3);
    if (LINE(l4) == 3) USE(ONCE, F_UR, V(URb, v1));
    if (LINE(l4) == 4) USE_PART(ONCE, F_UR, K(V(URb, v1)), BITS(0, 31));
}

static void f32_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_ffma_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 5);
    IF(3, guard_value(u, 15, 5))
        f32_a_reads(u, 5, 0);
        if (V(FMZ, 0) == 1) {
            IF(1, OPEN) f32_rc_reads(u, 8, 1); END(1)
            IF(2, OPEN)
                LET(1) f32_c_in_b_reads(u, 14, 3, 4, 2); END_LET(1)
                LET(1)
                    f32_rc_reads(u, 8, 1);
                    f32_c_in_b_reads(u, 14, 3, 4, 2);
                END_LET(1)
            END(2)
            NEED(1);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            f32_rc_reads(u, 8, 1);
            f32_c_in_b_reads(u, 14, 3, 4, 2);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(3)
    f32_a_keeps(u, 6, 5);
    f32_rc_keeps_2(u, 9, 8);
    rt_leave(u);
}

static void uses_fmnmx_n(struct rt_uses *u)
{
    guard_reads(u, 15, 8);
    IF(1, guard_value(u, 15, 8))
        USE(ONCE, F_P, V(Pp, 14));
        f32_a_reads(u, 4, 3);
        f32_b_reads(u, 7, 12, 5, 6, 4);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f32_a_keeps(u, 5, 4);
    f32_b_keeps(u, 8, 7, 4);
}

static void f32_a_reads_2(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
}

static void f32_b_reads_2(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) USE(ONCE, F_UR, V(URb, v2));
}

static void uses_fmnmx_x(struct rt_uses *u)
{
    guard_reads(u, 15, 7);
    IF(1, guard_value(u, 15, 7))
        USE(ONCE, F_P, V(Pp, 14));
        f32_a_reads_2(u, 4);
        f32_b_reads_2(u, 7, 12, 4, 5, 3);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f32_a_keeps(u, 5, 4);
    f32_b_keeps(u, 8, 7, 3);
}

static void uses_fmnmx_isa(struct rt_uses *u)
{
    guard_reads(u, 17, 5);
    IF(1, guard_value(u, 17, 5))
        f32_a_reads(u, 6, 0);
        f32_b_reads(u, 9, 14, 2, 3, 1);
        USE(ONCE, F_P, V(Pp, 16));
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_P, V(Pv, 4));
    END(1)
    f32_a_keeps(u, 7, 6);
    f32_b_keeps(u, 10, 9, 1);
}

static void uses_fsel(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 5);
    IF(2, guard_value(u, 14, 5))
        LET(1)
            USE(ONCE, F_P, V(Pp, 13));
            IF(1, rt_differ(FLAG(F_P, V(Pp, 13)), rt_sure(V(NOT_Pp, 12)))) f32_a_reads(u, 3, 0);
            ELSE(1) f32_b_reads(u, 6, 11, 2, 3, 1); END(1)
        END_LET(1)
        if (V(FTZ, 0)) NEED(1);
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(2)
    f32_a_keeps(u, 4, 3);
    f32_b_keeps(u, 7, 6, 1);
    rt_leave(u);
}

static void fset_part(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    if (V(BOP, 2) == 0) {
        f32_a_reads(u, v1, 0);
        f32_b_reads(u, v2, v3, 2, 3, 1);
        IF(1, OPEN) USE(ONCE, F_P, V(Pp, v4)); END(1)
    }
    if (V(BOP, 2) == 1) {
        f32_a_reads(u, v1, 0);
        f32_b_reads(u, v2, v3, 2, 3, 1);
        IF(2, OPEN) USE(ONCE, F_P, V(Pp, v4)); END(2)
    }
    if (V(BOP, 2) == 2) {
        f32_a_reads(u, v1, 0);
        f32_b_reads(u, v2, v3, 2, 3, 1);
        USE(ONCE, F_P, V(Pp, v4));
    }
}

static void uses_fset(struct rt_uses *u)
{
    guard_reads(u, 16, 5);
    IF(3, guard_value(u, 16, 5))
        if (V(BOP, 2) == 3) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            USE(ONCE, F_P, V(Pp, 15));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        fset_part(u, 5, 8, 13, 15);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    f32_a_keeps(u, 6, 5);
    f32_b_keeps(u, 9, 8, 1);
}

static void uses_fsetp(struct rt_uses *u)
{
    guard_reads(u, 17, 5);
    IF(5, guard_value(u, 17, 5))
        if (V(BOP, 2) == 3) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(ONCE, F_P, V(Pp, 16));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        fset_part(u, 6, 9, 14, 16);
        USE(WRITE(1), F_P, V(Pu, 3));
        fset_part(u, 6, 9, 14, 16);
        USE(WRITE(1), F_P, V(Pv, 4));
    END(5)
    f32_a_keeps(u, 7, 6);
    f32_b_keeps(u, 10, 9, 1);
}

static void uses_fchk(struct rt_uses *u)
{
    guard_reads(u, 11, 4);
    IF(1, guard_value(u, 11, 4)) USE(WRITE(1), F_P, V(Pu, 0)); END(1)
    f32_a_keeps(u, 3, 2);
    f32_b_keeps(u, 6, 5, 1);
}

static void uses_fswzadd(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 12, 0);
    IF(2, guard_value(u, 12, 0))
        x1 = rt_chosen(u, rt_eq(u, rt_band(u, UNKNOWN, K(3)), K(0)), K(V(float_SIGNS0, 8)),
            rt_chosen(u, rt_eq(u, rt_band(u, UNKNOWN, K(3)), K(1)), K(V(float_SIGNS1, 9)),
            rt_chosen(u, rt_eq(u, rt_band(u, UNKNOWN, K(3)), K(2)), K(V(float_SIGNS2, 10)),
            K(V(float_SIGNS3, 11)))));
        IF(1, rt_eq(u, x1, K(3)))
            USE(READ, F_R, V(Ra, 4));
            USE(READ, F_R, V(Rc, 6));
            USE(WRITE(1), F_R, V(Rd, 3));
        END(1)
        USE(READ, F_R, V(Ra, 4));
        USE(READ, F_R, V(Rc, 6));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(2)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void f32_b_reads_3(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(EARLY(-1), F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(EARLY(-1), F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 2) const_reads(u, v2, l3);
    if (LINE(l5) == 3) const_reads(u, v2, l4);
    if (LINE(l5) == 4) USE(ONCE, F_UR, V(URb, v2));
    if (LINE(l5) == 5) USE_PART(ONCE, F_UR, K(V(URb, v2)), BITS(0, 31));
}

static rt_value f32_b_value_3(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0: return rt_bxor(u, rt_content(u, F_R, K(V(Rb, v1))), K(rt_shl_int(V(NEG_B, v2), 31)));
    case 1:
        return rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 31),
            K(rt_shl_int(V(NEG_B, v2), 31)));
    case 2: case 3: return UNKNOWN;
    case 4: return rt_bxor(u, rt_content(u, F_UR, K(V(URb, v3))), K(rt_shl_int(V(NEG_B, v2), 31)));
    }
    return rt_bxor(u, rt_slice(u, rt_content(u, F_UR, K(V(URb, v3))), 0, 31), K(rt_shl_int(V(NEG_B,
        v2), 31)));
}

static void mufu_r_part_2(struct rt_uses *u)
{
    LET(117) NEED(115); END_LET(117)
    MORE(115)
        NEED(117);
        f32_b_reads_3(u, 3, 7, 2, 3, 1);
    END_MORE(115)
    LET(117) NEED(115); END_LET(117)
    MORE(115)
        NEED(117);
        f32_b_reads_3(u, 3, 7, 2, 3, 1);
    END_MORE(115)
}

static void mufu_r_part(struct rt_uses *u)
{
    mufu_r_part_2(u);
    mufu_r_part_2(u);
    mufu_r_part_2(u);
}

static void uses_mufu_r(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 8, 4);
    IF(18, guard_value(u, 8, 4))
        if (0xfc00 >> V(float_MUFU_OP, 0) & 1) {
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        }
        x1 = rt_slice(u, f32_b_value_3(u, 3, 2, 7, 1), 0, 32);
        if (V(float_MUFU_OP, 0) == 0) {
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 1) {
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 2) {
            MORE(62) f32_b_reads_3(u, 3, 7, 2, 3, 1); END_MORE(62)
            LET(64)
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
                NEED(62);
            END_LET(64)
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
            IF(3, OPEN)
                LET(57) NEED(64); END_LET(57)
            END(3)
            LET(2) NEED(57); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 3) {
            MORE(72) f32_b_reads_3(u, 3, 7, 2, 3, 1); END_MORE(72)
            LET(75)
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
                NEED(72);
            END_LET(75)
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
            IF(8, OPEN)
                IF(6, rt_not(rt_test_of(u, rt_slice(u, x1, 31, 1))))
                    IF(5, OPEN)
                        LET(65) NEED(75); END_LET(65)
                        LET(65) NEED(75); END_LET(65)
                    END(5)
                END(6)
            END(8)
            LET(2) NEED(65); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 4) {
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 5) {
            for (uint64_t x96 = 0; x96 <= 25; x96++) {
                LET(97) NEED(95); END_LET(97)
                MORE(95)
                    NEED(97);
                    f32_b_reads_3(u, 3, 7, 2, 3, 1);
                END_MORE(95)
            }
            LET(98) NEED(95); END_LET(98)
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
            IF(11, OPEN)
                LET(91) NEED(98); END_LET(91)
            END(11)
            LET(2) NEED(91); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 6) {
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 7) {
            for (uint64_t x108 = 0; x108 <= 21; x108++) {
                LET(109) NEED(107); END_LET(109)
                MORE(107)
                    NEED(109);
                    f32_b_reads_3(u, 3, 7, 2, 3, 1);
                END_MORE(107)
            }
            LET(110) NEED(107); END_LET(110)
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
            IF(14, OPEN)
                LET(103) NEED(110); END_LET(103)
            END(14)
            LET(2) NEED(103); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 8) {
            LET(117) NEED(115); END_LET(117)
            LET(115) NEED(117); END_LET(115)
            mufu_r_part(u);
            mufu_r_part(u);
            mufu_r_part(u);
            mufu_r_part(u);
            LET(118) NEED(115); END_LET(118)
            f32_b_reads_3(u, 3, 7, 2, 3, 1);
            IF(17, OPEN)
                LET(111) NEED(118); END_LET(111)
            END(17)
            LET(2) NEED(111); END_LET(2)
        } else f32_b_reads_3(u, 3, 7, 2, 3, 1);
        LET(139) NEED(2); END_LET(139)
        NEED(139);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(18)
    f32_b_keeps(u, 4, 3, 1);
    rt_leave(u);
}

static void uses_mufu_s(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        if (0xfc00 >> V(float_MUFU_OP, 0) & 1) USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void uses_mufu_d(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1)) USE(WRITE(1), F_R, V(Rd, 1)); END(1)
}

static void mufu_h_part_2(struct rt_uses *u)
{
    LET(117) NEED(115); END_LET(117)
    MORE(115)
        NEED(117);
        cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
    END_MORE(115)
    LET(117) NEED(115); END_LET(117)
    MORE(115)
        NEED(117);
        cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
    END_MORE(115)
}

static void mufu_h_part(struct rt_uses *u)
{
    mufu_h_part_2(u);
    mufu_h_part_2(u);
    mufu_h_part_2(u);
}

static void uses_mufu_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(18, guard_value(u, 10, 4))
        if (0xfc00 >> V(float_MUFU_OP, 0) & 1) {
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        }
        if (V(float_MUFU_OP, 0) == 0) {
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 1) {
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 2) {
            MORE(62) cvt_f16_reads(u, 3, 5, 9, 2, 3, 1); END_MORE(62)
            LET(64)
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
                NEED(62);
            END_LET(64)
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            IF(3, OPEN)
                LET(57) NEED(64); END_LET(57)
            END(3)
            LET(2) NEED(57); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 3) {
            MORE(72) cvt_f16_reads(u, 3, 5, 9, 2, 3, 1); END_MORE(72)
            LET(75)
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
                NEED(72);
            END_LET(75)
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            IF(8, OPEN)
                LET(65) NEED(75); END_LET(65)
                LET(65) NEED(75); END_LET(65)
            END(8)
            LET(2) NEED(65); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 4) {
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 5) {
            for (uint64_t x96 = 0; x96 <= 25; x96++) {
                LET(97) NEED(95); END_LET(97)
                MORE(95)
                    NEED(97);
                    cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
                END_MORE(95)
            }
            LET(98) NEED(95); END_LET(98)
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            IF(11, OPEN)
                LET(91) NEED(98); END_LET(91)
            END(11)
            LET(2) NEED(91); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 6) {
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
        } else if (V(float_MUFU_OP, 0) == 7) {
            for (uint64_t x108 = 0; x108 <= 21; x108++) {
                LET(109) NEED(107); END_LET(109)
                MORE(107)
                    NEED(109);
                    cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
                END_MORE(107)
            }
            LET(110) NEED(107); END_LET(110)
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            IF(14, OPEN)
                LET(103) NEED(110); END_LET(103)
            END(14)
            LET(2) NEED(103); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 8) {
            LET(117) NEED(115); END_LET(117)
            LET(115) NEED(117); END_LET(115)
            mufu_h_part(u);
            mufu_h_part(u);
            mufu_h_part(u);
            mufu_h_part(u);
            LET(118) NEED(115); END_LET(118)
            cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            IF(17, OPEN)
                LET(111) NEED(118); END_LET(111)
            END(17)
            LET(2) NEED(111); END_LET(2)
        } else cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
        LET(139) NEED(2); END_LET(139)
        NEED(139);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(18)
    cvt_f16_keeps(u, 4, 3, 1);
    rt_leave(u);
}

static void mufu_b_part_2(struct rt_uses *u)
{
    LET(117) NEED(115); END_LET(117)
    MORE(115)
        NEED(117);
        cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
    END_MORE(115)
    LET(117) NEED(115); END_LET(117)
    MORE(115)
        NEED(117);
        cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
    END_MORE(115)
    LET(117) NEED(115); END_LET(117)
    MORE(115)
        NEED(117);
        cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
    END_MORE(115)
}

static void mufu_b_part(struct rt_uses *u)
{
    mufu_b_part_2(u);
    mufu_b_part_2(u);
}

static void uses_mufu_b(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 10, 3);
    IF(18, guard_value(u, 10, 3))
        if (0xfc00 >> V(float_MUFU_OP, 0) & 1) {
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        }
        x1 = rt_slice(u, cvt_bf16_value(u, 3, 5, 2, 6, 9, 0), 0, 32);
        if (V(float_MUFU_OP, 0) == 0) {
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
        } else if (V(float_MUFU_OP, 0) == 1) {
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
        } else if (V(float_MUFU_OP, 0) == 2) {
            MORE(62) cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0); END_MORE(62)
            LET(64)
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
                NEED(62);
            END_LET(64)
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            IF(3, OPEN)
                LET(57) NEED(64); END_LET(57)
            END(3)
            LET(2) NEED(57); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 3) {
            MORE(72) cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0); END_MORE(72)
            LET(75)
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
                NEED(72);
            END_LET(75)
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            IF(8, OPEN)
                IF(6, rt_not(rt_test_of(u, rt_slice(u, x1, 31, 1))))
                    IF(5, OPEN)
                        LET(65) NEED(75); END_LET(65)
                        LET(65) NEED(75); END_LET(65)
                    END(5)
                END(6)
            END(8)
            LET(2) NEED(65); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 4) {
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
        } else if (V(float_MUFU_OP, 0) == 5) {
            for (uint64_t x96 = 0; x96 <= 25; x96++) {
                LET(97) NEED(95); END_LET(97)
                MORE(95)
                    NEED(97);
                    cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
                END_MORE(95)
            }
            LET(98) NEED(95); END_LET(98)
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            IF(11, OPEN)
                LET(91) NEED(98); END_LET(91)
            END(11)
            LET(2) NEED(91); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 6) {
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
        } else if (V(float_MUFU_OP, 0) == 7) {
            for (uint64_t x108 = 0; x108 <= 21; x108++) {
                LET(109) NEED(107); END_LET(109)
                MORE(107)
                    NEED(109);
                    cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
                END_MORE(107)
            }
            LET(110) NEED(107); END_LET(110)
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            IF(14, OPEN)
                LET(103) NEED(110); END_LET(103)
            END(14)
            LET(2) NEED(103); END_LET(2)
        } else if (V(float_MUFU_OP, 0) == 8) {
            LET(117) NEED(115); END_LET(117)
            LET(115) NEED(117); END_LET(115)
            mufu_b_part(u);
            mufu_b_part(u);
            mufu_b_part(u);
            mufu_b_part(u);
            LET(118) NEED(115); END_LET(118)
            cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            IF(17, OPEN)
                LET(111) NEED(118); END_LET(111)
            END(17)
            LET(2) NEED(111); END_LET(2)
        } else cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
        LET(139) NEED(2); END_LET(139)
        NEED(139);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(18)
    cvt_bf16_keeps(u, 4, 3, 0);
    rt_leave(u);
}

static void uses_f2fp_fp8_p(struct rt_uses *u)
{
    guard_reads(u, 15, 1);
    IF(1, guard_value(u, 15, 1))
        src_b_reads_2(u, 6, 11, 0);
        USE(READ, F_R, V(Ra, 4));
        USE_PART(READ, F_R, K(V(Rc, 12)), BITS((16 * V(fp8_C_H1, 14)), 16));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 7, 6, 0);
}

static void uses_f2fp_fp8_pc(struct rt_uses *u)
{
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
        USE(READ, F_R, V(Rc, 6));
        USE(READ, F_R, V(Ra, 4));
        c_in_b_reads(u, 11, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_B, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void uses_f2fp_fp8_h(struct rt_uses *u)
{
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
        src_b_reads_2(u, 4, 9, 0);
        USE_PART(READ, F_R, K(V(Rc, 10)), BITS((16 * V(fp8_C_H1, 12)), 16));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    src_b_keeps(u, 5, 4, 0);
}

static void uses_f2fp_from_fp8(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        src_b_reads_2(u, 5, 10, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    src_b_keeps(u, 6, 5, 0);
}

static void uses_f2fp_tf32(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        if (V(SATFINITE, 0)) {
            src_b_reads_2(u, 4, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (0x6 >> V(fp8_TF32_RND, 2) & 1) {
            src_b_reads_2(u, 4, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        src_b_reads_2(u, 4, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    src_b_keeps(u, 5, 4, 0);
}

static void uses_al2p(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
    IF(1, guard_value(u, 2, 0))
        USE(READ, F_R, V(Ra, 1));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void opt_reg_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_R, V(Rb, v1));
}

static void uses_ald_a(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        opt_reg_reads(u, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void uses_ald_r(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        USE(READ, F_R, V(Ra, 2));
        opt_reg_reads(u, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void uses_ald_u(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        USE(ONCE, F_UR, V(URa, 2));
        opt_reg_reads(u, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void opt_reg_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_R, V(Rc, v1));
}

static void uses_ast_a(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        USE(READ, F_R, V(Rb, 1));
        opt_reg_reads_2(u, 2, 0);
    END(1)
}

static void uses_ast_r(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        USE(READ, F_R, V(Ra, 0));
        USE(READ, F_R, V(Rb, 1));
        opt_reg_reads_2(u, 2, 0);
    END(1)
}

static void uses_ast_u(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        USE(ONCE, F_UR, V(URa, 0));
        USE(READ, F_R, V(Rb, 1));
        opt_reg_reads_2(u, 2, 0);
    END(1)
}

static void uses_ipa_a(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        USE(WRITE(1), F_R, V(Rd, 2));
        opt_writes(u, 3, 0);
    END(1)
}

static void uses_ipa_u(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        USE(ONCE, F_UR, V(URa, 4));
        USE(WRITE(1), F_R, V(Rd, 2));
        opt_writes(u, 3, 0);
    END(1)
}

static void uses_out_f(struct rt_uses *u)
{
    guard_reads(u, 1, 1);
    IF(1, guard_value(u, 1, 1)) USE(READ, F_R, V(Ra, 0)); END(1)
}

static void uses_out_r(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rb, 3));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void uses_out_i(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(READ, F_R, V(Ra, 2));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void uses_out_u(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(READ, F_R, V(Ra, 2));
        USE(ONCE, F_UR, V(URb, 3));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void uses_isberd(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        USE(READ, F_R, V(Ra, 1));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void uses_isbewr(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        USE(READ, F_R, V(Ra, 0));
        USE(READ, F_R, V(Rb, 2));
    END(1)
}

static void uses_pixld(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        USE(WRITE(1), F_R, V(Rd, 0));
        opt_writes(u, 1, 0);
    END(1)
}

static void uses_ldtram(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
    IF(1, guard_value(u, 3, 0))
        USE(ONCE, F_UR, V(URa, 1));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static rt_value add_mode_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return K(V(half_F32, v1));
    case 1: return K(V(half_ADD_TYPE, v2));
    }
    return UNKNOWN;
}

static void f16_a_reads_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, int v4)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        IF(1, OPEN)
            USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
            USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
        END(1)
        IF(2, OPEN)
            USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
            USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
        END(2)
    END_LET(n3)
}

static void f16_a_reads(struct rt_uses *u, int v4, int l7)
{
    rt_enter(u);
    if (LINE(l7) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Ra, v4)); END_LET(1)
            f16_a_reads_part(u, 3, 1, 2, v4);
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l7) == 1) {
        IF(6, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 31)); END_LET(1)
            f16_a_reads_part(u, 3, 1, 2, v4);
            LET(3) NEED(2); END_LET(3)
        END(6)
        NEED(3);
    }
    rt_leave(u);
}

static void f16_last_reads_part_2(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, int v4)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        IF(1, OPEN)
            USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(0, 16));
            USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(16, 16));
        END(1)
        IF(2, OPEN)
            USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(16, 16));
            USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(0, 16));
        END(2)
    END_LET(n3)
}

static void f16_last_reads_part_3(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, int v4)
{
    LET(n1) NEED(n2); END_LET(n1)
    LET(n3)
        IF(1, OPEN)
            USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
            USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
        END(1)
        IF(2, OPEN)
            USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
            USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
        END(2)
    END_LET(n3)
}

static void f16_last_reads_part(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5)
{
    if (LINE(v1) == 0) {
        IF(1, OPEN)
            LET(1) USE(READ, F_R, V(Rb, v2)); END_LET(1)
            f16_last_reads_part_3(u, 3, 1, 2, v2);
            LET(3) NEED(2); END_LET(3)
        END(1)
        NEED(3);
    }
    if (LINE(v1) == 1) {
        IF(4, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Rb, v2)), BITS(0, 31)); END_LET(1)
            f16_last_reads_part_3(u, 3, 1, 2, v2);
            LET(3) NEED(2); END_LET(3)
        END(4)
        NEED(3);
    }
    if (LINE(v1) == 5) {
        IF(7, OPEN)
            LET(1) const_reads(u, v3, v4); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v3, v4); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(7)
        NEED(3);
    }
    if (LINE(v1) == 6) {
        IF(8, OPEN)
            LET(1) const_reads(u, v3, v5); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v3, v5); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(8)
        NEED(3);
    }
    if (LINE(v1) == 7) {
        IF(9, OPEN)
            LET(1) USE(ONCE, F_UR, V(URb, v3)); END_LET(1)
            f16_last_reads_part_2(u, 3, 1, 2, v3);
            LET(3) NEED(2); END_LET(3)
        END(9)
        NEED(3);
    }
    if (LINE(v1) == 8) {
        IF(12, OPEN)
            LET(1) USE_PART(ONCE, F_UR, K(V(URb, v3)), BITS(0, 31)); END_LET(1)
            f16_last_reads_part_2(u, 3, 1, 2, v3);
            LET(3) NEED(2); END_LET(3)
        END(12)
        NEED(3);
    }
}

static void f16_last_reads(struct rt_uses *u, int v4, int v8, int l9, int l11, int l14)
{
    rt_enter(u);
    f16_last_reads_part(u, l14, v4, v8, l9, l11);
    rt_leave(u);
}

static void f16_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void f16_last_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_hadd2(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 22, 13);
    IF(3, guard_value(u, 22, 13))
        IF(2, rt_eq(u, add_mode_value(u, 0, 1, 0), K(1)))
            f16_a_reads(u, 6, 1);
            f16_last_reads(u, 11, 21, 7, 9, 4);
            USE(WRITE(1), F_R, V(Rd, 4));
        ELSE(2)
            IF(1, rt_eq(u, add_mode_value(u, 0, 1, 0), K(2)))
                LET(6)
                    if (V(FTZ, 2)) f16_a_reads(u, 6, 1);
                    f16_a_reads(u, 6, 1);
                    if (V(FTZ, 2)) f16_last_reads(u, 11, 21, 7, 9, 4);
                    f16_last_reads(u, 11, 21, 7, 9, 4);
                END_LET(6)
                NEED(6);
                USE(WRITE(1), F_R, V(Rd, 4));
            ELSE(1)
                f16_a_reads(u, 6, 1);
                f16_last_reads(u, 11, 21, 7, 9, 4);
                USE(WRITE(1), F_R, V(Rd, 4));
            END(1)
        END(2)
    END(3)
    f16_a_keeps(u, 7, 6);
    f16_last_keeps(u, 12, 11, 4);
    rt_leave(u);
}

static rt_value mul_mode_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return K(V(half_F32, v1));
    case 1: return K(V(half_MUL_TYPE, v2));
    }
    return UNKNOWN;
}

static void f16_b_reads(struct rt_uses *u, int v4, int v8, int l9, int l11, int l14)
{
    rt_enter(u);
    f16_last_reads_part(u, l14, v4, v8, l9, l11);
    rt_leave(u);
}

static void f16_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void hmul2_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    if (V(FMZ, 2) == 1) {
        LET(n1)
            f16_a_reads(u, 6, 1);
            IF(1, OPEN) f16_b_reads(u, 11, 21, 7, 9, 4); END(1)
        END_LET(n1)
    }
    NEED(n1);
    IF(2, OPEN)
        LET(n2)
            if (0xe >> V(FMZ, 2) & 1) f16_a_reads(u, 6, 1);
            f16_a_reads(u, 6, 1);
            if (0xe >> V(FMZ, 2) & 1) f16_b_reads(u, 11, 21, 7, 9, 4);
            f16_b_reads(u, 11, 21, 7, 9, 4);
        END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
    END(2)
}

static void uses_hmul2(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 22, 13);
    IF(13, guard_value(u, 22, 13))
        IF(12, rt_eq(u, mul_mode_value(u, 0, 1, 0), K(1)))
            LET(4)
                if (V(FMZ, 2) == 1) {
                    f16_a_reads(u, 6, 1);
                    IF(1, OPEN) f16_b_reads(u, 11, 21, 7, 9, 4); END(1)
                }
                IF(2, rt_not(rt_both(rt_sure((V(FMZ, 2) == 1)), OPEN)))
                    f16_a_reads(u, 6, 1);
                    f16_b_reads(u, 11, 21, 7, 9, 4);
                END(2)
            END_LET(4)
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 4));
        ELSE(12)
            IF(11, rt_eq(u, mul_mode_value(u, 0, 1, 0), K(2)))
                hmul2_part(u, 10, 15, 7);
                hmul2_part(u, 24, 29, 21);
                NEED(7);
                NEED(21);
                USE(WRITE(1), F_R, V(Rd, 4));
            ELSE(11)
                if (V(FMZ, 2) == 1) {
                    f16_a_reads(u, 6, 1);
                    IF(7, OPEN) f16_b_reads(u, 11, 21, 7, 9, 4); END(7)
                }
                IF(8, rt_not(rt_both(rt_sure((V(FMZ, 2) == 1)), OPEN)))
                    LET(37)
                        f16_a_reads(u, 6, 1);
                        f16_b_reads(u, 11, 21, 7, 9, 4);
                    END_LET(37)
                END(8)
                if (V(FMZ, 2) == 1) {
                    f16_a_reads(u, 6, 1);
                    IF(9, OPEN) f16_b_reads(u, 11, 21, 7, 9, 4); END(9)
                }
                IF(10, rt_not(rt_both(rt_sure((V(FMZ, 2) == 1)), OPEN)))
                    LET(38)
                        f16_a_reads(u, 6, 1);
                        f16_b_reads(u, 11, 21, 7, 9, 4);
                    END_LET(38)
                END(10)
                NEED(37);
                NEED(38);
                USE(WRITE(1), F_R, V(Rd, 4));
            END(11)
        END(12)
    END(13)
    f16_a_keeps(u, 7, 6);
    f16_b_keeps(u, 12, 11, 4);
    rt_leave(u);
}

static uint64_t halves_b_fma_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return V(half_SWIZZLE_B, v1);
    }
    return V(half_SWIZZLE_B_NEG, v2);
}

static uint64_t fma_mode_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: case 1: return V(half_F32, v1);
    }
    return 2;
}

static void fma_b_reads_part(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    LET(2)
        if ((halves_b_fma_value(u, v1, v2, v3) == 2) || (halves_b_fma_value(u, v1, v2, v3) == 4)) {
            USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(0, 16));
        } else USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(16, 16));
        if ((int64_t)halves_b_fma_value(u, v1, v2, v3) >= (int64_t)3) {
            USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(16, 16));
        } else USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(0, 16));
    END_LET(2)
    LET(3) NEED(2); END_LET(3)
}

static void fma_b_reads_part_5(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    LET(2)
        if ((halves_b_fma_value(u, v1, v2, v3) == 2) || (halves_b_fma_value(u, v1, v2, v3) == 4)) {
            USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
        } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
        if ((int64_t)halves_b_fma_value(u, v1, v2, v3) >= (int64_t)3) {
            USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
        } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
    END_LET(2)
    LET(3) NEED(2); END_LET(3)
}

static void fma_b_reads_part_2(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int v6)
{
    if (LINE(v1) == 0) {
        if (halves_b_fma_value(u, v2, v3, v4) == 1) {
            LET(1) USE(READ, F_R, V(Rb, v5)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            fma_b_reads_part_5(u, v2, v3, v4, v5);
        }
        NEED(3);
    }
    if (LINE(v1) == 1) {
        if (halves_b_fma_value(u, v2, v3, v6) == 1) {
            LET(1) USE_PART(READ, F_R, K(V(Rb, v5)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            fma_b_reads_part_5(u, v2, v3, v6, v5);
        }
        NEED(3);
    }
}

static void fma_b_reads_part_3(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5)
{
    if (halves_b_fma_value(u, v1, v2, v3) == 1) {
        LET(1) const_reads(u, v4, v5); END_LET(1)
        LET(3) NEED(1); END_LET(3)
    } else {
        LET(2) const_reads(u, v4, v5); END_LET(2)
        LET(3) NEED(2); END_LET(3)
    }
    NEED(3);
}

static void fma_b_reads_part_4(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    if (halves_b_fma_value(u, v1, v2, v3) == 1) {
        LET(1) USE_PART(ONCE, F_UR, K(V(URb, v4)), BITS(0, 31)); END_LET(1)
        LET(3) NEED(1); END_LET(3)
    } else {
        fma_b_reads_part(u, v1, v2, v3, v4);
    }
    NEED(3);
}

static void fma_b_reads_part_6(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    if (halves_b_fma_value(u, v1, v2, v3) == 1) {
        LET(1) USE(ONCE, F_UR, V(URb, v4)); END_LET(1)
        LET(3) NEED(1); END_LET(3)
    } else {
        fma_b_reads_part(u, v1, v2, v3, v4);
    }
    NEED(3);
}

static void fma_b_reads(struct rt_uses *u, int v1, int v2, int l3, int v4, int l6, int l7, int v8,
    int l9, int l10, int l11, int l12, int l13, int l14)
{
    rt_enter(u);
    fma_b_reads_part_2(u, l14, v1, v2, l3, v4, l6);
    if (LINE(l14) == 5) {
        fma_b_reads_part_3(u, v1, v2, l7, v8, l9);
    }
    if (LINE(l14) == 6) {
        fma_b_reads_part_3(u, v1, v2, l10, v8, l11);
    }
    if (LINE(l14) == 7) {
        fma_b_reads_part_6(u, v1, v2, l12, v8);
    }
    if (LINE(l14) == 8) {
        fma_b_reads_part_4(u, v1, v2, l13, v8);
    }
    rt_leave(u);
}

static void f16_rc_reads_part(struct rt_uses *u, int v1)
{
    LET(3) NEED(1); END_LET(3)
    LET(2)
        IF(1, OPEN)
            USE_PART(READ, F_R, K(V(Rc, v1)), BITS(0, 16));
            USE_PART(READ, F_R, K(V(Rc, v1)), BITS(16, 16));
        END(1)
        IF(2, OPEN)
            USE_PART(READ, F_R, K(V(Rc, v1)), BITS(16, 16));
            USE_PART(READ, F_R, K(V(Rc, v1)), BITS(0, 16));
        END(2)
    END_LET(2)
    LET(3) NEED(2); END_LET(3)
}

static void f16_rc_reads(struct rt_uses *u, int v4, int l7)
{
    rt_enter(u);
    if (LINE(l7) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Rc, v4)); END_LET(1)
            f16_rc_reads_part(u, v4);
        END(3)
        NEED(3);
    }
    if (LINE(l7) == 1) {
        IF(6, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Rc, v4)), BITS(0, 31)); END_LET(1)
            f16_rc_reads_part(u, v4);
        END(6)
        NEED(3);
    }
    rt_leave(u);
}

static void fma_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void f16_rc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void hfma2_b_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    if (V(FMZ, 1) == 1) {
        LET(n1)
            f16_a_reads(u, 5, 1);
            IF(1, OPEN) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4); END(1)
        END_LET(n1)
    }
    NEED(n1);
    IF(2, OPEN)
        LET(n2)
            if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 22, 13);
            f16_rc_reads(u, 22, 13);
        END_LET(n2)
        LET(n3)
            if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 5, 1);
            f16_a_reads(u, 5, 1);
            if (0xe >> V(FMZ, 1) & 1) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
            fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
            if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 22, 13);
            f16_rc_reads(u, 22, 13);
        END_LET(n3)
        LET(n2) NEED(n3); END_LET(n2)
    END(2)
}

static void hfma2_b_part_2(struct rt_uses *u, unsigned n1)
{
    if (V(FMZ, 1) == 1) {
        f16_a_reads(u, 5, 1);
        IF(1, OPEN) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4); END(1)
    }
    IF(2, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
        LET(n1) f16_rc_reads(u, 22, 13); END_LET(n1)
    ELSE(2)
        LET(n1)
            f16_a_reads(u, 5, 1);
            fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
            f16_rc_reads(u, 22, 13);
        END_LET(n1)
    END(2)
}

static void uses_hfma2_b(struct rt_uses *u)
{
    struct rt_test x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 26, 16);
    IF(12, guard_value(u, 26, 16))
        if (fma_mode_value(u, 0, 0) == 1) {
            LET(3)
                if (V(FMZ, 1) == 1) {
                    f16_a_reads(u, 5, 1);
                    IF(1, OPEN) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) f16_a_reads(u, 5, 1); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
                    END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            f16_rc_reads(u, 22, 13);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (fma_mode_value(u, 0, 0) == 2) {
            hfma2_b_part(u, 12, 9, 29);
            hfma2_b_part(u, 38, 35, 55);
            LET(61)
                NEED(9);
                NEED(35);
            END_LET(61)
            NEED(61);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            hfma2_b_part_2(u, 64);
            hfma2_b_part_2(u, 65);
            LET(66)
                NEED(64);
                NEED(65);
            END_LET(66)
            NEED(66);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(12)
    f16_a_keeps(u, 6, 5);
    fma_b_keeps(u, 11, 10, 4);
    f16_rc_keeps(u, 23, 22);
    rt_leave(u);
}

static void fma_c_in_b_reads(struct rt_uses *u, int v1, int v2, int l3, int v4, int l5, int l7,
    int l8, int l9, int l10, int l11)
{
    rt_enter(u);
    if (LINE(l11) == 3) {
        fma_b_reads_part_3(u, v1, v2, l3, v4, l5);
    }
    if (LINE(l11) == 4) {
        fma_b_reads_part_3(u, v1, v2, l7, v4, l8);
    }
    if (LINE(l11) == 5) {
        fma_b_reads_part_6(u, v1, v2, l9, v4);
    }
    if (LINE(l11) == 6) {
        fma_b_reads_part_4(u, v1, v2, l10, v4);
    }
    rt_leave(u);
}

static void f16_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void hfma2_c_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    if (V(FMZ, 1) == 1) {
        LET(n1)
            f16_a_reads(u, 5, 1);
            IF(1, OPEN) f16_rc_reads(u, 10, 4); END(1)
        END_LET(n1)
    }
    NEED(n1);
    IF(2, OPEN)
        LET(n2)
            if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
            fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
        END_LET(n2)
        LET(n3)
            if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 5, 1);
            f16_a_reads(u, 5, 1);
            if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 10, 4);
            f16_rc_reads(u, 10, 4);
            if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
            fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
        END_LET(n3)
        LET(n2) NEED(n3); END_LET(n2)
    END(2)
}

static void hfma2_c_part_2(struct rt_uses *u, unsigned n1)
{
    if (V(FMZ, 1) == 1) {
        f16_a_reads(u, 5, 1);
        IF(1, OPEN) f16_rc_reads(u, 10, 4); END(1)
    }
    IF(2, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
        LET(n1) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7); END_LET(n1)
    ELSE(2)
        LET(n1)
            f16_a_reads(u, 5, 1);
            f16_rc_reads(u, 10, 4);
            fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
        END_LET(n1)
    END(2)
}

static void uses_hfma2_c(struct rt_uses *u)
{
    struct rt_test x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 24, 14);
    IF(12, guard_value(u, 24, 14))
        if (fma_mode_value(u, 0, 0) == 1) {
            LET(3)
                if (V(FMZ, 1) == 1) {
                    f16_a_reads(u, 5, 1);
                    IF(1, OPEN) f16_rc_reads(u, 10, 4); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) f16_a_reads(u, 5, 1); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) f16_rc_reads(u, 10, 4); END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else if (fma_mode_value(u, 0, 0) == 2) {
            hfma2_c_part(u, 12, 9, 29);
            hfma2_c_part(u, 38, 35, 55);
            LET(61)
                NEED(9);
                NEED(35);
            END_LET(61)
            NEED(61);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            hfma2_c_part_2(u, 64);
            hfma2_c_part_2(u, 65);
            LET(66)
                NEED(64);
                NEED(65);
            END_LET(66)
            NEED(66);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(12)
    f16_a_keeps(u, 6, 5);
    f16_rc_keeps_2(u, 11, 10);
    rt_leave(u);
}

static void fma_b_reads_2(struct rt_uses *u, int v1, int v2, int l3, int v4, int l6, int l7,
    int v8, int l9, int l10, int l11, int l12, int l13, int l14)
{
    rt_enter(u);
    fma_b_reads_part_2(u, l14, v1, v2, l3, v4, l6);
    if (LINE(l14) == 4) {
        fma_b_reads_part_3(u, v1, v2, l7, v8, l9);
    }
    if (LINE(l14) == 5) {
        fma_b_reads_part_3(u, v1, v2, l10, v8, l11);
    }
    if (LINE(l14) == 6) {
        fma_b_reads_part_6(u, v1, v2, l12, v8);
    }
    if (LINE(l14) == 7) {
        fma_b_reads_part_4(u, v1, v2, l13, v8);
    }
    rt_leave(u);
}

static uint64_t relu_mode_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return V(half_F32, v1);
    }
    return 2;
}

static void hfma2_rb_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    if (V(FMZ, 1) == 1) {
        LET(n1)
            f16_a_reads(u, 4, 1);
            IF(1, OPEN) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4); END(1)
        END_LET(n1)
    }
    NEED(n1);
    IF(2, OPEN)
        LET(n2)
            if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 21, 13);
            f16_rc_reads(u, 21, 13);
        END_LET(n2)
        LET(n3)
            if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 4, 1);
            f16_a_reads(u, 4, 1);
            if (0xe >> V(FMZ, 1) & 1) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
            fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
            if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 21, 13);
            f16_rc_reads(u, 21, 13);
        END_LET(n3)
        LET(n2) NEED(n3); END_LET(n2)
    END(2)
}

static void hfma2_rb_part_2(struct rt_uses *u, unsigned n1)
{
    if (V(FMZ, 1) == 1) {
        f16_a_reads(u, 4, 1);
        IF(1, OPEN) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4); END(1)
    }
    IF(2, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
        LET(n1) f16_rc_reads(u, 21, 13); END_LET(n1)
    ELSE(2)
        LET(n1)
            f16_a_reads(u, 4, 1);
            fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
            f16_rc_reads(u, 21, 13);
        END_LET(n1)
    END(2)
}

static void uses_hfma2_rb(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 27, 17);
    IF(10, guard_value(u, 27, 17))
        opt_src_reads(u, 26, 16);
        IF(1, rt_not(opt_src_value(u, 26, 16)))
            f16_a_reads(u, 4, 1);
            fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
            f16_rc_reads(u, 21, 13);
            USE(WRITE(1), F_R, V(Rd, 2));
        END(1)
        if (relu_mode_value(u, 0, 0) == 1) {
            f16_a_reads(u, 4, 1);
            fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
            f16_rc_reads(u, 21, 13);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (relu_mode_value(u, 0, 0) == 2) {
            hfma2_rb_part(u, 6, 3, 23);
            hfma2_rb_part(u, 32, 29, 49);
            LET(55)
                NEED(3);
                NEED(29);
            END_LET(55)
            NEED(55);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else {
            hfma2_rb_part_2(u, 58);
            hfma2_rb_part_2(u, 59);
            LET(60)
                NEED(58);
                NEED(59);
            END_LET(60)
            NEED(60);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(10)
    f16_a_keeps(u, 5, 4);
    fma_b_keeps(u, 10, 9, 4);
    f16_rc_keeps(u, 22, 21);
    rt_leave(u);
}

static void fma_c_in_b_reads_2(struct rt_uses *u, int v1, int v2, int l3, int v4, int l5, int l7,
    int l8, int l9, int l10, int l11)
{
    rt_enter(u);
    if (LINE(l11) == 2) {
        fma_b_reads_part_3(u, v1, v2, l3, v4, l5);
    }
    if (LINE(l11) == 3) {
        fma_b_reads_part_3(u, v1, v2, l7, v4, l8);
    }
    if (LINE(l11) == 4) {
        fma_b_reads_part_6(u, v1, v2, l9, v4);
    }
    if (LINE(l11) == 5) {
        fma_b_reads_part_4(u, v1, v2, l10, v4);
    }
    rt_leave(u);
}

static void hfma2_rc_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    if (V(FMZ, 1) == 1) {
        LET(n1)
            f16_a_reads(u, 4, 1);
            IF(1, OPEN) f16_rc_reads(u, 9, 4); END(1)
        END_LET(n1)
    }
    NEED(n1);
    IF(2, OPEN)
        LET(n2)
            if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
            fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
        END_LET(n2)
        LET(n3)
            if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 4, 1);
            f16_a_reads(u, 4, 1);
            if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 9, 4);
            f16_rc_reads(u, 9, 4);
            if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
            fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
        END_LET(n3)
        LET(n2) NEED(n3); END_LET(n2)
    END(2)
}

static void hfma2_rc_part_2(struct rt_uses *u, unsigned n1)
{
    if (V(FMZ, 1) == 1) {
        f16_a_reads(u, 4, 1);
        IF(1, OPEN) f16_rc_reads(u, 9, 4); END(1)
    }
    IF(2, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
        LET(n1) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7); END_LET(n1)
    ELSE(2)
        LET(n1)
            f16_a_reads(u, 4, 1);
            f16_rc_reads(u, 9, 4);
            fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
        END_LET(n1)
    END(2)
}

static void uses_hfma2_rc(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 25, 15);
    IF(10, guard_value(u, 25, 15))
        opt_src_reads(u, 24, 14);
        IF(1, rt_not(opt_src_value(u, 24, 14)))
            f16_a_reads(u, 4, 1);
            f16_rc_reads(u, 9, 4);
            fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
            USE(WRITE(1), F_R, V(Rd, 2));
        END(1)
        if (relu_mode_value(u, 0, 0) == 1) {
            f16_a_reads(u, 4, 1);
            f16_rc_reads(u, 9, 4);
            fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (relu_mode_value(u, 0, 0) == 2) {
            hfma2_rc_part(u, 6, 3, 23);
            hfma2_rc_part(u, 32, 29, 49);
            LET(55)
                NEED(3);
                NEED(29);
            END_LET(55)
            NEED(55);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else {
            hfma2_rc_part_2(u, 58);
            hfma2_rc_part_2(u, 59);
            LET(60)
                NEED(58);
                NEED(59);
            END_LET(60)
            NEED(60);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(10)
    f16_a_keeps(u, 5, 4);
    f16_rc_keeps_2(u, 10, 9);
    rt_leave(u);
}

static rt_value mma_mode_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: case 1: return K(0);
    case 2: return UNKNOWN;
    }
    return K(2);
}

static void mma_a_reads(struct rt_uses *u, int v1)
{
    USE_PART(READ, F_R, K(V(Ra, v1)), BITS(16, 16));
    USE_PART(READ, F_R, K(V(Ra, v1)), BITS(0, 16));
}

static void mma_b_reads(struct rt_uses *u, int v1, int v3, int l4, int l5, int l6)
{
    rt_enter(u);
    if (LINE(l6) == 0 || LINE(l6) == 1) {
        LET(1)
            USE_PART(READ, F_R, K(V(Rb, v1)), BITS(16, 16));
            USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l6) == 5) {
        LET(1) const_reads(u, v3, l4); END_LET(1)
        NEED(1);
    }
    if (LINE(l6) == 6) {
        LET(1) const_reads(u, v3, l5); END_LET(1)
        NEED(1);
    }
    if (LINE(l6) == 7 || LINE(l6) == 8) {
        LET(1)
            USE_PART(ONCE, F_UR, K(V(URb, v3)), BITS(16, 16));
            USE_PART(ONCE, F_UR, K(V(URb, v3)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void mma_rc_reads(struct rt_uses *u, int v1)
{
    USE_PART(READ, F_R, K(V(Rc, v1)), BITS(16, 16));
    USE_PART(READ, F_R, K(V(Rc, v1)), BITS(0, 16));
}

static void mma_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void mma_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void mma_rc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void hfma2_mma_b_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    if (V(FMZ, 0) == 1) {
        LET(n1)
            mma_a_reads(u, 4);
            IF(1, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(1)
        END_LET(n1)
    }
    NEED(n1);
    IF(2, OPEN)
        LET(n2)
            if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
            mma_rc_reads(u, 17);
        END_LET(n2)
        LET(n3)
            if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
            mma_a_reads(u, 4);
            if (0xe >> V(FMZ, 0) & 1) mma_b_reads(u, 7, 15, 3, 4, 2);
            mma_b_reads(u, 7, 15, 3, 4, 2);
            if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
            mma_rc_reads(u, 17);
        END_LET(n3)
        LET(n2) NEED(n3); END_LET(n2)
    END(2)
}

static void hfma2_mma_b_part_2(struct rt_uses *u, unsigned n1)
{
    if (V(FMZ, 0) == 1) {
        mma_a_reads(u, 4);
        IF(1, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(1)
    }
    IF(2, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
        LET(n1) mma_rc_reads(u, 17); END_LET(n1)
    ELSE(2)
        LET(n1)
            mma_a_reads(u, 4);
            mma_b_reads(u, 7, 15, 3, 4, 2);
            mma_rc_reads(u, 17);
        END_LET(n1)
    END(2)
}

static void uses_hfma2_mma_b(struct rt_uses *u)
{
    struct rt_test x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 19, 6);
    IF(14, guard_value(u, 19, 6))
        IF(13, rt_eq(u, mma_mode_value(u, 0), K(1)))
            LET(3)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(1, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) mma_a_reads(u, 4); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) mma_b_reads(u, 7, 15, 3, 4, 2); END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            mma_rc_reads(u, 17);
            USE(WRITE(1), F_R, V(Rd, 2));
        ELSE(13)
            IF(12, rt_eq(u, mma_mode_value(u, 0), K(2)))
                hfma2_mma_b_part(u, 12, 9, 29);
                hfma2_mma_b_part(u, 38, 35, 55);
                LET(61)
                    NEED(9);
                    NEED(35);
                END_LET(61)
                NEED(61);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(12)
                hfma2_mma_b_part_2(u, 64);
                hfma2_mma_b_part_2(u, 65);
                LET(66)
                    NEED(64);
                    NEED(65);
                END_LET(66)
                NEED(66);
                USE(WRITE(1), F_R, V(Rd, 2));
            END(12)
        END(13)
    END(14)
    mma_a_keeps(u, 5, 4);
    mma_b_keeps(u, 8, 7, 2);
    mma_rc_keeps(u, 18, 17);
    rt_leave(u);
}

static void mma_c_in_b_reads(struct rt_uses *u, int v1, int l2, int l4, int l5)
{
    rt_enter(u);
    if (LINE(l5) == 3) {
        LET(1) const_reads(u, v1, l2); END_LET(1)
        NEED(1);
    }
    if (LINE(l5) == 4) {
        LET(1) const_reads(u, v1, l4); END_LET(1)
        NEED(1);
    }
    if (LINE(l5) == 5 || LINE(l5) == 6) {
        LET(1)
            USE_PART(ONCE, F_UR, K(V(URb, v1)), BITS(16, 16));
            USE_PART(ONCE, F_UR, K(V(URb, v1)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void mma_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void hfma2_mma_c_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3)
{
    if (V(FMZ, 0) == 1) {
        LET(n1)
            mma_a_reads(u, 4);
            IF(1, OPEN) mma_rc_reads(u, 7); END(1)
        END_LET(n1)
    }
    NEED(n1);
    IF(2, OPEN)
        LET(n2)
            if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
            mma_c_in_b_reads(u, 16, 4, 5, 3);
        END_LET(n2)
        LET(n3)
            if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
            mma_a_reads(u, 4);
            if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 7);
            mma_rc_reads(u, 7);
            if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
            mma_c_in_b_reads(u, 16, 4, 5, 3);
        END_LET(n3)
        LET(n2) NEED(n3); END_LET(n2)
    END(2)
}

static void hfma2_mma_c_part_2(struct rt_uses *u, unsigned n1)
{
    if (V(FMZ, 0) == 1) {
        mma_a_reads(u, 4);
        IF(1, OPEN) mma_rc_reads(u, 7); END(1)
    }
    IF(2, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
        LET(n1) mma_c_in_b_reads(u, 16, 4, 5, 3); END_LET(n1)
    ELSE(2)
        LET(n1)
            mma_a_reads(u, 4);
            mma_rc_reads(u, 7);
            mma_c_in_b_reads(u, 16, 4, 5, 3);
        END_LET(n1)
    END(2)
}

static void uses_hfma2_mma_c(struct rt_uses *u)
{
    struct rt_test x3 = OPEN;
    rt_enter(u);
    guard_reads(u, 17, 6);
    IF(14, guard_value(u, 17, 6))
        IF(13, rt_eq(u, mma_mode_value(u, 0), K(1)))
            LET(3)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(1, OPEN) mma_rc_reads(u, 7); END(1)
                }
            END_LET(3)
            x3 = rt_answer(u, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN));
            LET(4)
                NEED(3);
                IF(2, rt_not(x3)) mma_a_reads(u, 4); END(2)
            END_LET(4)
            LET(5)
                NEED(3);
                IF(3, rt_not(x3)) mma_rc_reads(u, 7); END(3)
            END_LET(5)
            NEED(4);
            NEED(5);
            mma_c_in_b_reads(u, 16, 4, 5, 3);
            USE(WRITE(1), F_R, V(Rd, 2));
        ELSE(13)
            IF(12, rt_eq(u, mma_mode_value(u, 0), K(2)))
                hfma2_mma_c_part(u, 12, 9, 29);
                hfma2_mma_c_part(u, 38, 35, 55);
                LET(61)
                    NEED(9);
                    NEED(35);
                END_LET(61)
                NEED(61);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(12)
                hfma2_mma_c_part_2(u, 64);
                hfma2_mma_c_part_2(u, 65);
                LET(66)
                    NEED(64);
                    NEED(65);
                END_LET(66)
                NEED(66);
                USE(WRITE(1), F_R, V(Rd, 2));
            END(12)
        END(13)
    END(14)
    mma_a_keeps(u, 5, 4);
    mma_rc_keeps_2(u, 8, 7);
    rt_leave(u);
}

static void uses_hfma2_mma_rb(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 21, 7);
    IF(12, guard_value(u, 21, 7))
        opt_src_reads(u, 20, 6);
        IF(1, rt_not(opt_src_value(u, 20, 6)))
            mma_a_reads(u, 4);
            mma_b_reads(u, 7, 15, 3, 4, 2);
            mma_rc_reads(u, 17);
            USE(WRITE(1), F_R, V(Rd, 2));
        END(1)
        IF(11, rt_eq(u, mma_mode_value(u, 0), K(1)))
            mma_a_reads(u, 4);
            mma_b_reads(u, 7, 15, 3, 4, 2);
            mma_rc_reads(u, 17);
            USE(WRITE(1), F_R, V(Rd, 2));
        ELSE(11)
            IF(10, rt_eq(u, mma_mode_value(u, 0), K(2)))
                hfma2_mma_b_part(u, 6, 3, 23);
                hfma2_mma_b_part(u, 32, 29, 49);
                LET(55)
                    NEED(3);
                    NEED(29);
                END_LET(55)
                NEED(55);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(10)
                hfma2_mma_b_part_2(u, 58);
                hfma2_mma_b_part_2(u, 59);
                LET(60)
                    NEED(58);
                    NEED(59);
                END_LET(60)
                NEED(60);
                USE(WRITE(1), F_R, V(Rd, 2));
            END(10)
        END(11)
    END(12)
    mma_a_keeps(u, 5, 4);
    mma_b_keeps(u, 8, 7, 2);
    mma_rc_keeps(u, 18, 17);
    rt_leave(u);
}

static void uses_hfma2_mma_rc(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 19, 7);
    IF(12, guard_value(u, 19, 7))
        opt_src_reads(u, 18, 6);
        IF(1, rt_not(opt_src_value(u, 18, 6)))
            mma_a_reads(u, 4);
            mma_rc_reads(u, 7);
            mma_c_in_b_reads(u, 16, 4, 5, 3);
            USE(WRITE(1), F_R, V(Rd, 2));
        END(1)
        IF(11, rt_eq(u, mma_mode_value(u, 0), K(1)))
            mma_a_reads(u, 4);
            mma_rc_reads(u, 7);
            mma_c_in_b_reads(u, 16, 4, 5, 3);
            USE(WRITE(1), F_R, V(Rd, 2));
        ELSE(11)
            IF(10, rt_eq(u, mma_mode_value(u, 0), K(2)))
                hfma2_mma_c_part(u, 6, 3, 23);
                hfma2_mma_c_part(u, 32, 29, 49);
                LET(55)
                    NEED(3);
                    NEED(29);
                END_LET(55)
                NEED(55);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(10)
                hfma2_mma_c_part_2(u, 58);
                hfma2_mma_c_part_2(u, 59);
                LET(60)
                    NEED(58);
                    NEED(59);
                END_LET(60)
                NEED(60);
                USE(WRITE(1), F_R, V(Rd, 2));
            END(10)
        END(11)
    END(12)
    mma_a_keeps(u, 5, 4);
    mma_rc_keeps_2(u, 8, 7);
    rt_leave(u);
}

static void set_last_reads(struct rt_uses *u, int v4, int v8, int l9, int l11, int l14)
{
    rt_enter(u);
    f16_last_reads_part(u, l14, v4, v8, l9, l11);
    rt_leave(u);
}

static void set_last_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void hset2_part(struct rt_uses *u, unsigned n1, int v2)
{
    if (V(half_HALF_BOP, 4) == 0) {
        NEED(n1);
        IF(1, OPEN) USE(ONCE, F_P, V(Pp, v2)); END(1)
    }
    if (V(half_HALF_BOP, 4) == 1) {
        NEED(n1);
        IF(2, OPEN) USE(ONCE, F_P, V(Pp, v2)); END(2)
    }
    if (V(half_HALF_BOP, 4) == 2) {
        NEED(n1);
        USE(ONCE, F_P, V(Pp, v2));
    }
}

static void hset2_part_2(struct rt_uses *u, unsigned n1, unsigned n2)
{
    IF(1, OPEN)
        LET(n1)
            if (V(FTZ, 3)) f16_a_reads(u, 7, 1);
            f16_a_reads(u, 7, 1);
            if (V(FTZ, 3)) set_last_reads(u, 12, 22, 7, 9, 4);
            set_last_reads(u, 12, 22, 7, 9, 4);
        END_LET(n1)
        LET(n1)
            f16_a_reads(u, 7, 1);
            set_last_reads(u, 12, 22, 7, 9, 4);
        END_LET(n1)
    END(1)
    LET(n2)
        hset2_part(u, n1, 24);
    END_LET(n2)
}

static void uses_hset2(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 25, 14);
    IF(7, guard_value(u, 25, 14))
        if (V(half_HALF_BOP, 4) == 3) {
            f16_a_reads(u, 7, 1);
            set_last_reads(u, 12, 22, 7, 9, 4);
            USE(ONCE, F_P, V(Pp, 24));
            USE(WRITE(1), F_R, V(Rd, 5));
        }
        hset2_part_2(u, 4, 5);
        hset2_part_2(u, 8, 9);
        NEED(5);
        NEED(9);
        USE(WRITE(1), F_R, V(Rd, 5));
    END(7)
    f16_a_keeps(u, 8, 7);
    set_last_keeps(u, 13, 12, 4);
    rt_leave(u);
}

static void uses_hsetp2(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 26, 14);
    IF(8, guard_value(u, 26, 14))
        if (V(half_HALF_BOP, 4) == 3) {
            f16_a_reads(u, 8, 1);
            set_last_reads(u, 13, 23, 7, 9, 4);
            USE(ONCE, F_P, V(Pp, 25));
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_P, V(Pv, 6));
        }
        IF(1, OPEN)
            LET(3)
                if (V(FTZ, 3)) f16_a_reads(u, 8, 1);
                f16_a_reads(u, 8, 1);
                if (V(FTZ, 3)) set_last_reads(u, 13, 23, 7, 9, 4);
                set_last_reads(u, 13, 23, 7, 9, 4);
            END_LET(3)
            LET(3)
                f16_a_reads(u, 8, 1);
                set_last_reads(u, 13, 23, 7, 9, 4);
            END_LET(3)
        END(1)
        LET(4) NEED(3); END_LET(4)
        IF(2, OPEN)
            LET(7)
                if (V(FTZ, 3)) f16_a_reads(u, 8, 1);
                f16_a_reads(u, 8, 1);
                if (V(FTZ, 3)) set_last_reads(u, 13, 23, 7, 9, 4);
                set_last_reads(u, 13, 23, 7, 9, 4);
            END_LET(7)
            LET(7)
                f16_a_reads(u, 8, 1);
                set_last_reads(u, 13, 23, 7, 9, 4);
            END_LET(7)
        END(2)
        LET(8) NEED(7); END_LET(8)
        LET(9)
            NEED(8);
            IF(3, OPEN) NEED(4); END(3)
        END_LET(9)
        LET(10)
            if (V(half_H_AND, 2)) {
                NEED(9);
            } else NEED(8);
        END_LET(10)
        hset2_part(u, 10, 25);
        USE(WRITE(1), F_P, V(Pu, 5));
        LET(11)
            if (V(half_H_AND, 2)) {
                NEED(9);
            } else NEED(4);
        END_LET(11)
        hset2_part(u, 11, 25);
        USE(WRITE(1), F_P, V(Pv, 6));
    END(8)
    f16_a_keeps(u, 9, 8);
    set_last_keeps(u, 14, 13, 4);
    rt_leave(u);
}

static uint64_t mnmx_mode_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: return 0;
    }
    return 2;
}

static void f16_a_reads_2(struct rt_uses *u, int v4, int v6, int l8)
{
    struct rt_local x1 = NOTHING;
    rt_enter(u);
    if (LINE(l8) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Ra, v4)); END_LET(1)
            rt_assign(u, &x1, UNKNOWN);
            f16_a_reads_part(u, 3, 1, 2, v4);
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l8) == 1) {
        rt_assign(u, &x1, K((V(XORSIGN, v6) == 0)));
        IF(7, OPEN)
            LET(2)
                NEED(1);
                IF(4, rt_test_of(u, x1.number)) USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 31));
                ELSE(4) USE(READ, F_R, V(Ra, v4)); END(4)
            END_LET(2)
            f16_a_reads_part(u, 4, 2, 3, v4);
            LET(4)
                NEED(1);
                NEED(3);
            END_LET(4)
        END(7)
        NEED(4);
    }
    rt_leave(u);
}

static void mnmx_b_reads(struct rt_uses *u, int v4, int v6, int v9, int l10, int l12, int l15)
{
    struct rt_local x1 = NOTHING;
    rt_enter(u);
    if (LINE(l15) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Rb, v4)); END_LET(1)
            rt_assign(u, &x1, UNKNOWN);
            f16_last_reads_part_3(u, 3, 1, 2, v4);
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l15) == 1) {
        rt_assign(u, &x1, K((V(XORSIGN, v6) == 0)));
        IF(7, OPEN)
            LET(2)
                NEED(1);
                IF(4, rt_test_of(u, x1.number)) USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 31));
                ELSE(4) USE(READ, F_R, V(Rb, v4)); END(4)
            END_LET(2)
            f16_last_reads_part_3(u, 4, 2, 3, v4);
            LET(4)
                NEED(1);
                NEED(3);
            END_LET(4)
        END(7)
        NEED(4);
    }
    if (LINE(l15) == 4) {
        IF(8, OPEN)
            LET(1) const_reads(u, v9, l10); END_LET(1)
            rt_assign(u, &x1, UNKNOWN);
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v9, l10); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(8)
        NEED(3);
    }
    if (LINE(l15) == 5) {
        rt_assign(u, &x1, K((V(XORSIGN, v6) == 0)));
        IF(9, OPEN)
            LET(2)
                NEED(1);
                const_reads(u, v9, l12);
            END_LET(2)
            LET(4) NEED(2); END_LET(4)
            LET(3) const_reads(u, v9, l12); END_LET(3)
            LET(4)
                NEED(1);
                NEED(3);
            END_LET(4)
        END(9)
        NEED(4);
    }
    if (LINE(l15) == 6) {
        IF(12, OPEN)
            LET(1) USE(ONCE, F_UR, V(URb, v9)); END_LET(1)
            rt_assign(u, &x1, UNKNOWN);
            f16_last_reads_part_2(u, 3, 1, 2, v9);
            LET(3) NEED(2); END_LET(3)
        END(12)
        NEED(3);
    }
    if (LINE(l15) == 7) {
        rt_assign(u, &x1, K((V(XORSIGN, v6) == 0)));
        IF(16, OPEN)
            LET(2)
                NEED(1);
                IF(13, rt_test_of(u, x1.number)) USE_PART(ONCE, F_UR, K(V(URb, v9)), BITS(0, 31));
                ELSE(13) USE(ONCE, F_UR, V(URb, v9)); END(13)
            END_LET(2)
            f16_last_reads_part_2(u, 4, 2, 3, v9);
            LET(4)
                NEED(1);
                NEED(3);
            END_LET(4)
        END(16)
        NEED(4);
    }
    rt_leave(u);
}

static void mnmx_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void hmnmx2_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6)
{
    uint64_t x1 = 0;
    struct rt_test x2 = OPEN;
    x1 = (mnmx_mode_value(u, 0) == 2);
    if (x1) {
        LET(n1)
            if (V(FTZ, 0)) f16_a_reads_2(u, 5, 2, 1);
            f16_a_reads_2(u, 5, 2, 1);
        END_LET(n1)
    } else {
        LET(n1) f16_a_reads_2(u, 5, 2, 1); END_LET(n1)
    }
    LET(n2) NEED(n1); END_LET(n2)
    if (x1) {
        LET(n3)
            if (V(FTZ, 0)) mnmx_b_reads(u, 10, 2, 20, 7, 9, 4);
            mnmx_b_reads(u, 10, 2, 20, 7, 9, 4);
        END_LET(n3)
    } else {
        LET(n3) mnmx_b_reads(u, 10, 2, 20, 7, 9, 4); END_LET(n3)
    }
    LET(n4) NEED(n3); END_LET(n4)
    LET(n5)
        if (V(XORSIGN, 2)) {
            NEED(n2);
            NEED(n4);
        }
    END_LET(n5)
    x2 = rt_answer(u, rt_either(OPEN, rt_both(rt_sure(V(NAN, 1)), OPEN)));
    LET(n6)
        USE(ONCE, F_P, V(Pp, 22));
        NEED(n2);
        NEED(n4);
        IF(1, rt_not(x2)) NEED(n5); END(1)
    END_LET(n6)
}

static void uses_hmnmx2(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 23, 14);
    IF(3, guard_value(u, 23, 14))
        hmnmx2_part(u, 3, 4, 6, 7, 11, 13);
        hmnmx2_part(u, 16, 17, 19, 20, 24, 26);
        NEED(13);
        NEED(26);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    f16_a_keeps(u, 6, 5);
    mnmx_b_keeps(u, 11, 10, 4);
    rt_leave(u);
}

static void signed_b_no_imm_reads(struct rt_uses *u, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v2));
    if (LINE(l5) == 1) const_reads(u, v3, l4);
    if (LINE(l5) == 2) USE(ONCE, F_UR, V(URb, v3));
}

static uint64_t carries_out_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: return 0;
    }
    return 1;
}

static void signed_b_no_imm_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_iadd3_n(struct rt_uses *u)
{
    guard_reads(u, 15, 5);
    IF(1, guard_value(u, 15, 5))
        USE(READ, F_R, V(Ra, 4));
        signed_b_no_imm_reads(u, 7, 11, 3, 2);
        USE(READ, F_R, V(Rc, 13));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (carries_out_value(u, 0)) {
            USE(WRITE(1), F_P, V(Pu, 1));
            USE(WRITE(1), F_P, V(Pv, 2));
        }
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    signed_b_no_imm_keeps(u, 8, 7, 2);
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
}

static void uses_iadd3_i(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        USE(READ, F_R, V(Ra, 4));
        USE(READ, F_R, V(Rc, 8));
        USE(WRITE(1), F_R, V(Rd, 0));
        if (carries_out_value(u, 0)) {
            USE(WRITE(1), F_P, V(Pu, 1));
            USE(WRITE(1), F_P, V(Pv, 2));
        }
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 9)) USE(KEEP, F_R, V(Rc, 8));
}

static void signed_b_reads(struct rt_uses *u, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v2));
    if (LINE(l5) == 2) const_reads(u, v3, l4);
    if (LINE(l5) == 3) USE(ONCE, F_UR, V(URb, v3));
}

static void signed_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_iadd3_x(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 20, 7);
    IF(1, guard_value(u, 20, 7))
        LET(1)
            USE(READ, F_R, V(Ra, 4));
            signed_b_reads(u, 7, 12, 3, 2);
            USE(READ, F_R, V(Rc, 14));
            USE(ONCE, F_P, V(Pp, 17));
            USE(ONCE, F_P, V(Pq, 19));
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 0));
        if (carries_out_value(u, 0)) {
            USE(WRITE(1), F_P, V(Pu, 1));
            USE(WRITE(1), F_P, V(Pv, 2));
        }
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    signed_b_keeps(u, 8, 7, 2);
    if (V(REUSE_C, 15)) USE(KEEP, F_R, V(Rc, 14));
    rt_leave(u);
}

static void viadd_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(ONCE, F_UR, V(URb, v1));
}

static void uses_viadd(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 1));
        viadd_b_reads(u, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    if (V(REUSE_A, 2)) USE(KEEP, F_R, V(Ra, 1));
}

static void imad_r_part(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int v6)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
    if (V(REUSE_B, v3)) USE(KEEP, F_R, V(Rb, v4));
    if (V(REUSE_C, v5)) USE(KEEP, F_R, V(Rc, v6));
}

static void uses_imad_r(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rb, 4));
        USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    imad_r_part(u, 3, 2, 5, 4, 8, 7);
}

static void uses_imad_i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rc, 6));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void const_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
    if (LINE(l2) == 2) USE(ONCE, F_UR, V(URb, v1));
}

static void uses_imad_b(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(READ, F_R, V(Ra, 2));
        const_b_reads(u, 6, 0);
        USE(READ, F_R, V(Rc, 8));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 9)) USE(KEEP, F_R, V(Rc, 8));
}

static void uses_imad_ri(struct rt_uses *u)
{
    guard_reads(u, 7, 0);
    IF(1, guard_value(u, 7, 0))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rc, 4));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_imad_rc(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rc, 4));
        const_reads(u, 9, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_imad_ru(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rc, 4));
        USE(ONCE, F_UR, V(URb, 7));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_imad_bx(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        USE(READ, F_R, V(Ra, 2));
        src_b_reads_2(u, 4, 9, 0);
        USE(READ, F_R, V(Rc, 11));
        USE(ONCE, F_P, V(Pp, 14));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
}

static void inverted_c_in_b_reads(struct rt_uses *u, int v2, int l3, int l4)
{
    if (LINE(l4) == 1) const_reads(u, v2, l3);
    if (LINE(l4) == 2) USE(ONCE, F_UR, V(URb, v2));
}

static void uses_imad_cx(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rc, 4));
        inverted_c_in_b_reads(u, 10, 1, 0);
        USE(ONCE, F_P, V(Pp, 12));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void signed_pair_c_reads(struct rt_uses *u, int v1)
{
    USE(EARLY(-3), F_R, V(Rc, v1));
    USE(EARLY(-3), F_R, (V(Rc, v1) | 1));
}

static void joined_pu_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(Pu, v1));
}

static void signed_pair_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void imad_wide_b_part(struct rt_uses *u)
{
    joined_pu_writes(u, 2, 0);
    if (V(Rd, 1) != 255) {
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) + 1));
    }
}

static void uses_imad_wide_b(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        USE(EARLY(-1), F_R, V(Ra, 3));
        src_b_reads(u, 5, 10, 1);
        signed_pair_c_reads(u, 12);
        imad_wide_b_part(u);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    signed_pair_c_keeps(u, 13, 12);
}

static void signed_c64_in_b_reads(struct rt_uses *u, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) const64_reads(u, v2, l3);
    if (LINE(l4) == 1) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_imad_wide_c(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        USE(EARLY(-1), F_R, V(Ra, 3));
        USE(EARLY(-3), F_R, V(Rc, 5));
        signed_c64_in_b_reads(u, 10, 2, 1);
        imad_wide_b_part(u);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void inverted_pair_c_reads(struct rt_uses *u, int v1)
{
    USE(EARLY(-3), F_R, V(Rc, v1));
    USE(EARLY(-3), F_R, (V(Rc, v1) | 1));
}

static void inverted_pair_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_imad_wide_bx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(3, guard_value(u, 16, 4))
        LET(2)
            USE(EARLY(-1), F_R, V(Ra, 3));
            src_b_reads(u, 5, 10, 1);
            inverted_pair_c_reads(u, 12);
            USE(ONCE, F_P, V(Pp, 15));
        END_LET(2)
        NEED(2);
        USE(EARLY(-1), F_R, V(Ra, 3));
        src_b_reads(u, 5, 10, 1);
        IF(2, OPEN) inverted_pair_c_reads(u, 12); END(2)
        imad_wide_b_part(u);
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    inverted_pair_c_keeps(u, 13, 12);
    rt_leave(u);
}

static void inverted_c64_in_b_reads(struct rt_uses *u, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) const64_reads(u, v2, l3);
    if (LINE(l4) == 1) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_imad_wide_cx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(3, guard_value(u, 13, 4))
        LET(2)
            USE(EARLY(-1), F_R, V(Ra, 3));
            USE(EARLY(-3), F_R, V(Rc, 5));
            inverted_c64_in_b_reads(u, 10, 2, 1);
            USE(ONCE, F_P, V(Pp, 12));
        END_LET(2)
        NEED(2);
        USE(EARLY(-1), F_R, V(Ra, 3));
        USE(EARLY(-3), F_R, V(Rc, 5));
        IF(2, OPEN) inverted_c64_in_b_reads(u, 10, 2, 1); END(2)
        imad_wide_b_part(u);
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void uses_imad_hi_b(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads_2(u, 5, 10, 1);
        signed_pair_c_reads(u, 12);
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    signed_pair_c_keeps(u, 13, 12);
}

static void uses_imad_hi_c(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        USE(READ, F_R, V(Ra, 3));
        USE(EARLY(-3), F_R, V(Rc, 5));
        signed_c64_in_b_reads(u, 10, 2, 1);
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_imad_hi_bx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(3, guard_value(u, 16, 4))
        LET(2)
            USE(READ, F_R, V(Ra, 3));
            src_b_reads_2(u, 5, 10, 1);
            inverted_pair_c_reads(u, 12);
            USE(ONCE, F_P, V(Pp, 15));
        END_LET(2)
        NEED(2);
        USE(READ, F_R, V(Ra, 3));
        src_b_reads_2(u, 5, 10, 1);
        IF(2, OPEN) inverted_pair_c_reads(u, 12); END(2)
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    inverted_pair_c_keeps(u, 13, 12);
    rt_leave(u);
}

static void uses_imad_hi_cx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(3, guard_value(u, 13, 4))
        LET(2)
            USE(READ, F_R, V(Ra, 3));
            USE(EARLY(-3), F_R, V(Rc, 5));
            inverted_c64_in_b_reads(u, 10, 2, 1);
            USE(ONCE, F_P, V(Pp, 12));
        END_LET(2)
        NEED(2);
        USE(READ, F_R, V(Ra, 3));
        USE(EARLY(-3), F_R, V(Rc, 5));
        IF(2, OPEN) inverted_c64_in_b_reads(u, 10, 2, 1); END(2)
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void uses_lop3(struct rt_uses *u)
{
    guard_reads(u, 16, 3);
    IF(3, guard_value(u, 16, 3))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads_2(u, 5, 10, 1);
        USE(READ, F_R, V(Rc, 11));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(PAND, 0)) {
            IF(1, OPEN) USE(ONCE, F_P, V(Pp, 15)); END(1)
        } else {
            IF(2, OPEN) USE(ONCE, F_P, V(Pp, 15)); END(2)
        }
        opt_writes(u, 1, 0);
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
    src_b_keeps(u, 6, 5, 1);
}

static void uses_shf_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 1);
    IF(1, guard_value(u, 15, 1))
        if (0xc >> V(SHIFT_TYPE, 2) & 1) {
            if (V(SHIFT_DIR, 0) == 0) {
                LET(3)
                    if (V(HI, 3)) {
                        USE(READ, F_R, V(Rc, 13));
                        src_b_reads_2(u, 7, 12, 0);
                        USE(READ, F_R, V(Ra, 5));
                    } else {
                        USE(READ, F_R, V(Ra, 5));
                        src_b_reads_2(u, 7, 12, 0);
                    }
                END_LET(3)
            } else if (V(HI, 3) == 0) {
                LET(3)
                    USE(READ, F_R, V(Ra, 5));
                    src_b_reads_2(u, 7, 12, 0);
                    USE(READ, F_R, V(Rc, 13));
                END_LET(3)
            } else {
                LET(3)
                    USE(READ, F_R, V(Rc, 13));
                    src_b_reads_2(u, 7, 12, 0);
                END_LET(3)
            }
            LET(12) NEED(3); END_LET(12)
        } else {
            LET(12)
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 13));
                src_b_reads_2(u, 7, 12, 0);
            END_LET(12)
        }
        NEED(12);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_shf_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
        if (0xc >> V(SHIFT_TYPE, 2) & 1) {
            if (V(SHIFT_DIR, 0) == 0) {
                LET(3)
                    if (V(HI, 3)) {
                        c_in_b_reads(u, 12, 0);
                        USE(READ, F_R, V(Rc, 7));
                        USE(READ, F_R, V(Ra, 5));
                    } else {
                        USE(READ, F_R, V(Ra, 5));
                        USE(READ, F_R, V(Rc, 7));
                    }
                END_LET(3)
            } else if (V(HI, 3) == 0) {
                LET(3)
                    USE(READ, F_R, V(Ra, 5));
                    USE(READ, F_R, V(Rc, 7));
                    c_in_b_reads(u, 12, 0);
                END_LET(3)
            } else {
                LET(3)
                    c_in_b_reads(u, 12, 0);
                    USE(READ, F_R, V(Rc, 7));
                END_LET(3)
            }
            LET(12) NEED(3); END_LET(12)
        } else {
            LET(12)
                USE(READ, F_R, V(Ra, 5));
                c_in_b_reads(u, 12, 0);
                USE(READ, F_R, V(Rc, 7));
            END_LET(12)
        }
        NEED(12);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rc, 7));
    rt_leave(u);
}

static void uses_prmt_b(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (V(logic_PRMT_MODE, 0) == 0) {
            src_b_reads_2(u, 4, 9, 0);
            USE(READ, F_R, V(Ra, 2));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            if (V(logic_PRMT_MODE, 0) == 7) {
                src_b_reads_2(u, 4, 9, 0);
                USE(READ, F_R, V(Rc, 10));
                USE(WRITE(1), F_R, V(Rd, 1));
            } else {
                USE(READ, F_R, V(Rc, 10));
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads_2(u, 4, 9, 0);
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads_2(u, 4, 9, 0);
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads_2(u, 4, 9, 0);
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads_2(u, 4, 9, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
            }
        }
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    src_b_keeps(u, 5, 4, 0);
}

static void uses_prmt_c(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        if (V(logic_PRMT_MODE, 0) == 0) {
            USE(READ, F_R, V(Rc, 4));
            USE(READ, F_R, V(Ra, 2));
            c_in_b_reads(u, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            if (V(logic_PRMT_MODE, 0) == 7) {
                USE(READ, F_R, V(Rc, 4));
                c_in_b_reads(u, 9, 0);
                USE(WRITE(1), F_R, V(Rd, 1));
            } else {
                c_in_b_reads(u, 9, 0);
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
                USE(WRITE(1), F_R, V(Rd, 1));
            }
        }
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_sel(struct rt_uses *u)
{
    guard_reads(u, 11, 2);
    IF(2, guard_value(u, 11, 2))
        USE(ONCE, F_P, V(Pp, 10));
        IF(1, rt_differ(FLAG(F_P, V(Pp, 10)), rt_sure(V(NOT_Pp, 9)))) USE(READ, F_R, V(Ra, 1));
        ELSE(1) src_b_reads_2(u, 3, 8, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 0));
    END(2)
    if (V(REUSE_A, 2)) USE(KEEP, F_R, V(Ra, 1));
    src_b_keeps(u, 4, 3, 0);
}

static void isetp_n_part(struct rt_uses *u)
{
    if (V(BOP, 2) == 0) {
        USE(READ, F_R, V(Ra, 5));
        src_b_reads_2(u, 7, 12, 0);
        IF(1, OPEN) USE(ONCE, F_P, V(Pp, 14)); END(1)
    }
    if (V(BOP, 2) == 1) {
        USE(READ, F_R, V(Ra, 5));
        src_b_reads_2(u, 7, 12, 0);
        IF(2, OPEN) USE(ONCE, F_P, V(Pp, 14)); END(2)
    }
    if (V(BOP, 2) == 2) {
        USE(READ, F_R, V(Ra, 5));
        src_b_reads_2(u, 7, 12, 0);
        USE(ONCE, F_P, V(Pp, 14));
    }
}

static void uses_isetp_n(struct rt_uses *u)
{
    guard_reads(u, 15, 2);
    IF(5, guard_value(u, 15, 2))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 0);
            USE(ONCE, F_P, V(Pp, 14));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        isetp_n_part(u);
        USE(WRITE(1), F_P, V(Pu, 3));
        isetp_n_part(u);
        USE(WRITE(1), F_P, V(Pv, 4));
    END(5)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
}

static void uses_isetp_x(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(6, guard_value(u, 17, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 0);
            USE(ONCE, F_P, V(Pp, 14));
            USE(ONCE, F_P, V(Pr, 16));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        LET(6)
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 0);
            IF(1, OPEN) USE(ONCE, F_P, V(Pr, 16)); END(1)
        END_LET(6)
        dsetp_part(u, 2, 6, 14);
        USE(WRITE(1), F_P, V(Pu, 3));
        dsetp_part(u, 2, 6, 14);
        USE(WRITE(1), F_P, V(Pv, 4));
    END(6)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void opt_src_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(ONCE, F_P, V(Pr, v1));
}

static void uses_isetp_o(struct rt_uses *u)
{
    guard_reads(u, 17, 3);
    IF(5, guard_value(u, 17, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 0);
            USE(ONCE, F_P, V(Pp, 14));
            opt_src_reads_2(u, 16, 2);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        isetp_n_part(u);
        USE(WRITE(1), F_P, V(Pu, 3));
        isetp_n_part(u);
        USE(WRITE(1), F_P, V(Pv, 4));
    END(5)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
}

static void uses_isetp_ox(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(6, guard_value(u, 17, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 0);
            USE(ONCE, F_P, V(Pp, 14));
            opt_src_reads_2(u, 16, 2);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        LET(6)
            USE(READ, F_R, V(Ra, 5));
            src_b_reads_2(u, 7, 12, 0);
            IF(1, OPEN) opt_src_reads_2(u, 16, 2); END(1)
        END_LET(6)
        dsetp_part(u, 2, 6, 14);
        USE(WRITE(1), F_P, V(Pu, 3));
        dsetp_part(u, 2, 6, 14);
        USE(WRITE(1), F_P, V(Pv, 4));
    END(6)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_lea_lo(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        USE(READ, F_R, V(Ra, 3));
        signed_b_reads(u, 6, 11, 2, 1);
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    signed_b_keeps(u, 7, 6, 1);
}

static void uses_lea_x(struct rt_uses *u)
{
    guard_reads(u, 15, 4);
    IF(1, guard_value(u, 15, 4))
        USE(READ, F_R, V(Ra, 3));
        signed_b_reads(u, 6, 11, 2, 1);
        USE(ONCE, F_P, V(Pp, 14));
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    signed_b_keeps(u, 7, 6, 1);
}

static void uses_lea_hi(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 12));
        signed_b_reads(u, 6, 11, 2, 1);
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    signed_b_keeps(u, 7, 6, 1);
}

static void uses_lea_hx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(1, guard_value(u, 17, 4))
        LET(2)
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 12));
            signed_b_reads(u, 6, 11, 2, 1);
            USE(ONCE, F_P, V(Pp, 16));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    signed_b_keeps(u, 7, 6, 1);
    rt_leave(u);
}

static void uses_lea_ih(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 5));
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_lea_ix(struct rt_uses *u)
{
    guard_reads(u, 11, 2);
    IF(1, guard_value(u, 11, 2))
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 5));
        USE(ONCE, F_P, V(Pp, 10));
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void signed_b_reads_2(struct rt_uses *u, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(EARLY(-1), F_R, V(Rb, v2));
    if (LINE(l5) == 2) const_reads(u, v3, l4);
    if (LINE(l5) == 3) USE(ONCE, F_UR, V(URb, v3));
}

static void uses_popc(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        signed_b_reads_2(u, 2, 7, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    signed_b_keeps(u, 3, 2, 0);
}

static void uses_brev(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        src_b_reads(u, 1, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    src_b_keeps(u, 2, 1, 0);
}

static void uses_flo(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        if (V(SIGNED, 0)) signed_b_reads_2(u, 5, 10, 2, 1);
        signed_b_reads_2(u, 5, 10, 2, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (0x7f >> V(Pu, 3) & 1) USE(WRITE(1), F_P, V(Pu, 3));
    END(1)
    signed_b_keeps(u, 6, 5, 1);
}

static void uses_iabs(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        src_b_reads_2(u, 1, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    src_b_keeps(u, 2, 1, 0);
}

static void uses_sgxt(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads_2(u, 5, 10, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 0);
}

static void uses_bmsk(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        src_b_reads_2(u, 4, 9, 0);
        USE(READ, F_R, V(Ra, 2));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
}

static uint64_t opt_mask_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return 15;
    }
    return V(logic_LANES, v1);
}

static void uses_mov(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        if (opt_mask_value(u, 7, 1) == 15) {
            src_b_reads_2(u, 1, 6, 0);
            USE(WRITE(1), F_R, V(Rd, 0));
        } else {
            IF(1, rt_test_of(u, rt_slice_at(u, K(opt_mask_value(u, 7, 1)), rt_band(u, UNKNOWN,
                K(3)), 1)))
                src_b_reads_2(u, 1, 6, 0);
                USE(WRITE(1), F_R, V(Rd, 0));
            END(1)
        }
    END(2)
    src_b_keeps(u, 2, 1, 0);
}

static void uses_imnmx(struct rt_uses *u)
{
    guard_reads(u, 12, 2);
    IF(1, guard_value(u, 12, 2))
        USE(ONCE, F_P, V(Pp, 11));
        USE(READ, F_R, V(Ra, 2));
        src_b_reads_2(u, 4, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
}

static void warp_address_reads_part(struct rt_uses *u, int v1, int v2, int v3)
{
    if (LINE(v1) == 0 || LINE(v1) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v2));
            USE(ONCE, F_UR, V(URc, v3));
            USE(ONCE, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(v1) == 2 || LINE(v1) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v2));
            USE(READ, F_R, (V(Ra, v2) | 1));
            USE(ONCE, F_UR, V(URc, v3));
            USE(ONCE, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
}

static void warp_address_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    warp_address_reads_part(u, l3, v1, v2);
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        LET(1)
            USE(ONCE, F_UR, V(URc, v2));
            USE(ONCE, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void uses_atom_arrive_g(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        warp_address_reads(u, 4, 5, 1);
        USE(WRITE(1), F_P, V(Pu, 2));
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
    END(1)
}

static void uses_atom_arrive_s(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
        addr_scaled_ur_reads(u, 1, 3, 1);
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_R, (V(Rd, 0) | 1));
    END(1)
}

static void uses_atom_popc(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(2, guard_value(u, 7, 2))
        if (!(V(Rd, 3) != 255)) warp_address_reads(u, 4, 5, 1);
        IF(1, rt_either(rt_sure((V(Rd, 3) != 255)), OPEN))
            warp_address_reads(u, 4, 5, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_R, V(Rd, 3));
        END(1)
        USE(WRITE(1), F_P, V(Pu, 2));
        warp_address_reads(u, 4, 5, 1);
    END(2)
}

static void addr_ur_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(EARLY(-1), F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(ONCE, F_UR, V(URc, v2));
}

static void uses_syncs_arr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(3, guard_value(u, 9, 1))
        LET(4)
            if (V(mbarrier_OPTOUT, 2)) {
                if (V(mbarrier_ARRIVE, 3) == 5) USE_PART(EARLY(-1), F_R, K(V(Rb, 8)), BITS(0, 20));
            }
        END_LET(4)
        MORE(6) addr_ur_reads_2(u, 5, 6, 0); END_MORE(6)
        LET(41) NEED(6); END_LET(41)
        LET(46)
            addr_ur_reads_2(u, 5, 6, 0);
            if (V(mbarrier_ARRIVE, 3) == 5) USE_PART(EARLY(-1), F_R, K(V(Rb, 8)), BITS(0, 20));
            IF(1, OPEN) if (0x19 >> V(mbarrier_ARRIVE, 3) & 1) USE(EARLY(-1), F_R, V(Rb, 8)); END(1)
        END_LET(46)
        addr_ur_reads_2(u, 5, 6, 0);
        NEED(4);
        if (0x19 >> V(mbarrier_ARRIVE, 3) & 1) USE(EARLY(-1), F_R, V(Rb, 8));
        NEED(46);
        IF(2, OPEN)
            if (V(mbarrier_ARRIVE, 3) == 5) USE_PART(EARLY(-1), F_R, K(V(Rb, 8)), BITS(0, 20));
        END(2)
        if (V(mbarrier_TMASK, 0)) {
            NEED(41);
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        } else if (V(mbarrier_RED, 1) == 0) {
            USE(WRITE(1), F_R, V(Rd, 4));
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        }
    END(3)
    rt_leave(u);
}

static void uses_syncs_chk(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        addr_ur_reads_2(u, 3, 4, 0);
        USE_PART(EARLY(-1), F_R, K(V(Rb, 6)), BITS(31, 1));
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static void addr_ura_reads(struct rt_uses *u, int v1)
{
    USE(ONCE, F_UR, V(URa, v1));
}

static void uses_syncs_x(struct rt_uses *u)
{
    uguard_reads(u, 5, 1);
    IF(1, uguard_value(u, 5, 1))
        USE(ONCE, F_UR, V(URb, 4));
        USE(ONCE, F_UR, (V(URb, 4) | 1));
        addr_ura_reads(u, 2);
        USE(WRITE(1), F_UR, V(URd, 1));
        USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
}

static void uses_syncs_ld(struct rt_uses *u)
{
    uguard_reads(u, 3, 1);
    IF(1, uguard_value(u, 3, 1))
        addr_ura_reads(u, 1);
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UR, (V(URd, 0) | 1));
    END(1)
}

static void uses_syncs_cas(struct rt_uses *u)
{
    uguard_reads(u, 5, 1);
    IF(2, uguard_value(u, 5, 1))
        addr_ura_reads(u, 1);
        USE(ONCE, F_UR, V(URb, 3));
        USE(ONCE, F_UR, (V(URb, 3) | 1));
        IF(1, OPEN)
            USE(ONCE, F_UR, V(URc, 4));
            USE(ONCE, F_UR, (V(URc, 4) | 1));
        END(1)
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UR, (V(URd, 0) | 1));
    END(2)
}

static void uses_syncs_iv(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    addr_ur_reads_2(u, 1, 2, 0);
}

static void addr_ur_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(ONCE, F_UR, V(URc, v2));
}

static void uses_arrives(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2)) addr_ur_reads_3(u, 2, 3, 1); END(1)
}

static void ldg_v_part(struct rt_uses *u, int v1)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, v1) | 1));
    if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, v1) | 2));
    if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, v1) | 3));
}

static void ldg_v_part_2(struct rt_uses *u, int v1, int v2)
{
    uint64_t x1 = 0;
    x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
    if (x1 == 0) {
        addr_e_reads(u, 0, v1, 2);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (x1 == 1) {
        addr_e_reads(u, 0, v1, 2);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (x1 == 2) {
        addr_e_reads(u, 0, v1, 2);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (x1 == 3) {
        addr_e_reads(u, 0, v1, 2);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (x1 == 4) {
        addr_e_reads(u, 0, v1, 2);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (!(V(Rd, v2) == 255)) {
        addr_e_reads(u, 0, v1, 2);
        USE(WRITE(1), F_R, V(Rd, v2));
        USE(WRITE(1), F_R, (V(Rd, v2) + 1));
        if (!(x1 == 5)) {
            USE(WRITE(1), F_R, (V(Rd, v2) + 2));
            USE(WRITE(1), F_R, (V(Rd, v2) + 3));
        }
    }
}

static void uses_ldg_v(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        if (0x7f >> V(Pu, 6) & 1) {
            addr_e_reads(u, 0, 8, 2);
            opt_writes(u, 6, 1);
            ldg_v_part(u, 7);
        } else {
            ldg_v_part_2(u, 8, 7);
        }
    END(1)
}

static void uses_ldg_vz(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 8, 1);
        USE(WRITE(1), F_P, V(Pu, 6));
        ldg_v_part(u, 7);
    END(1)
}

static void opt_pl_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(ONCE, F_P, (7 - V(memory_Pl, v1)));
}

static struct rt_test opt_pl_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return FLAG(F_P, (7 - V(memory_Pl, v1)));
    }
    return rt_not(FLAG(F_P, (7 - V(memory_Pl, v1))));
}

static void uses_ldg_t(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        if (V(Pu, 7) == 7) opt_pl_reads(u, 12, 3);
        IF(1, rt_either(rt_sure((0x7f >> V(Pu, 7) & 1)), rt_not(opt_pl_value(u, 12, 3))))
            addr_e_reads(u, 0, 9, 2);
            opt_pl_reads(u, 12, 3);
            opt_writes(u, 7, 1);
            ldg_v_part(u, 8);
        ELSE(1)
            ldg_v_part_2(u, 9, 8);
        END(1)
    END(2)
}

static void uses_ldg_tz(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        addr_e_reads(u, 0, 9, 1);
        opt_pl_reads(u, 12, 2);
        USE(WRITE(1), F_P, V(Pu, 7));
        ldg_v_part(u, 8);
    END(1)
}

static void ldg_tu_part(struct rt_uses *u, int v1, int v2, int v3)
{
    uint64_t x1 = 0;
    x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
    if (x1 == 0) {
        addr64_ur_turing_reads_2(u, v1, 0, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (x1 == 1) {
        addr64_ur_turing_reads_2(u, v1, 0, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (x1 == 2) {
        addr64_ur_turing_reads_2(u, v1, 0, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (x1 == 3) {
        addr64_ur_turing_reads_2(u, v1, 0, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (x1 == 4) {
        addr64_ur_turing_reads_2(u, v1, 0, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (!(V(Rd, v3) == 255)) {
        addr64_ur_turing_reads_2(u, v1, 0, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
        USE(WRITE(1), F_R, (V(Rd, v3) + 1));
        if (!(x1 == 5)) {
            USE(WRITE(1), F_R, (V(Rd, v3) + 2));
            USE(WRITE(1), F_R, (V(Rd, v3) + 3));
        }
    }
}

static void uses_ldg_tu(struct rt_uses *u)
{
    guard_reads(u, 14, 4);
    IF(2, guard_value(u, 14, 4))
        if (V(Pu, 7) == 7) opt_pl_reads(u, 13, 3);
        IF(1, rt_either(rt_sure((0x7f >> V(Pu, 7) & 1)), rt_not(opt_pl_value(u, 13, 3))))
            addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
            opt_pl_reads(u, 13, 3);
            opt_writes(u, 7, 1);
            ldg_v_part(u, 8);
        ELSE(1)
            ldg_tu_part(u, 9, 10, 8);
        END(1)
    END(2)
}

static void uses_ldg_tuz(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        addr64_ur_turing_reads_2(u, 9, 0, 10, 1);
        opt_pl_reads(u, 13, 2);
        USE(WRITE(1), F_P, V(Pu, 7));
        ldg_v_part(u, 8);
    END(1)
}

static void ldg_a_part(struct rt_uses *u, int v1, int v2)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    USE(WRITE(1), F_R, (V(Rd, v1) + 1));
    if (0xdf >> V(SIZE, v2) & 1) {
        USE(WRITE(1), F_R, (V(Rd, v1) + 2));
        USE(WRITE(1), F_R, (V(Rd, v1) + 3));
    }
}

static void ldg_a_part_2(struct rt_uses *u, int v1, int v2)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    if (0xe0 >> V(SIZE, v2) & 1) USE(WRITE(1), F_R, (V(Rd, v1) | 1));
    if (0xc0 >> V(SIZE, v2) & 1) USE(WRITE(1), F_R, (V(Rd, v1) | 2));
    if (0xc0 >> V(SIZE, v2) & 1) USE(WRITE(1), F_R, (V(Rd, v1) | 3));
}

static void ldg_a_part_3(struct rt_uses *u, int v1, int v2)
{
    if (V(SIZE, 3) == 0) {
        addr_e_reads(u, 0, v1, 1);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (V(SIZE, 3) == 1) {
        addr_e_reads(u, 0, v1, 1);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (V(SIZE, 3) == 2) {
        addr_e_reads(u, 0, v1, 1);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (V(SIZE, 3) == 3) {
        addr_e_reads(u, 0, v1, 1);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (V(SIZE, 3) == 4) {
        addr_e_reads(u, 0, v1, 1);
        USE(WRITE(1), F_R, V(Rd, v2));
    } else if (!(V(Rd, v2) == 255)) {
        addr_e_reads(u, 0, v1, 1);
        ldg_a_part(u, v2, 3);
    }
}

static void uses_ldg_a(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(2, guard_value(u, 11, 3))
        if (V(Pu, 5) == 7) opt_pl_reads(u, 10, 2);
        IF(1, rt_either(rt_sure((0x7f >> V(Pu, 5) & 1)), rt_not(opt_pl_value(u, 10, 2))))
            addr_e_reads(u, 0, 7, 1);
            opt_pl_reads(u, 10, 2);
            opt_writes(u, 5, 0);
            ldg_a_part_2(u, 6, 3);
        ELSE(1)
            ldg_a_part_3(u, 7, 6);
        END(1)
    END(2)
}

static void addr_global_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(ONCE, F_UR, V(URb, v2));
            if (WORD(72, 1)) USE(ONCE, F_UR, (V(URb, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(ONCE, F_UR, V(URb, v2));
            if (WORD(72, 1)) USE(ONCE, F_UR, (V(URb, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 6 || LINE(l3) == 7 || LINE(l3) == 8 ||
        LINE(l3) == 9) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    rt_leave(u);
}

static void desc_reads_3(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2 || LINE(l2) == 4) {
        USE(ONCE, F_UR, 4);
        USE(ONCE, F_UR, 5);
    }
    if (LINE(l2) == 3 || LINE(l2) == 5) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void ldg_d_part(struct rt_uses *u, int v1, int v2, int v3)
{
    if (V(SIZE, 2) == 0) {
        addr_global_reads_3(u, v1, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (V(SIZE, 2) == 1) {
        addr_global_reads_3(u, v1, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (V(SIZE, 2) == 2) {
        addr_global_reads_3(u, v1, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (V(SIZE, 2) == 3) {
        addr_global_reads_3(u, v1, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (V(SIZE, 2) == 4) {
        addr_global_reads_3(u, v1, v2, 2);
        USE(WRITE(1), F_R, V(Rd, v3));
    } else if (!(V(Rd, v3) == 255)) {
        addr_global_reads_3(u, v1, v2, 2);
        ldg_a_part(u, v3, 2);
    }
}

static void uses_ldg_d(struct rt_uses *u)
{
    guard_reads(u, 11, 5);
    IF(2, guard_value(u, 11, 5))
        if (V(Pu, 4) == 7) opt_pl_reads(u, 10, 3);
        IF(1, rt_either(rt_sure((0x7f >> V(Pu, 4) & 1)), rt_not(opt_pl_value(u, 10, 3))))
            addr_global_reads_3(u, 6, 7, 2);
            opt_pl_reads(u, 10, 3);
            opt_writes(u, 4, 1);
            ldg_a_part_2(u, 5, 2);
        ELSE(1)
            ldg_d_part(u, 6, 7, 5);
        END(1)
    END(2)
    desc_reads_3(u, 7, 4);
}

static void uses_ld_v(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        ldg_v_part_2(u, 7, 6);
    END(1)
}

static void uses_ld_t(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        opt_pl_reads(u, 11, 3);
        IF(1, rt_not(opt_pl_value(u, 11, 3)))
            addr_e_reads(u, 0, 8, 2);
            ldg_v_part(u, 7);
        ELSE(1)
            ldg_v_part_2(u, 8, 7);
        END(1)
    END(2)
}

static void uses_ld_tu(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        opt_pl_reads(u, 12, 3);
        IF(1, rt_not(opt_pl_value(u, 12, 3)))
            addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
            ldg_v_part(u, 7);
        ELSE(1)
            ldg_tu_part(u, 8, 9, 7);
        END(1)
    END(2)
}

static void uses_ld_a(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(2, guard_value(u, 10, 3))
        opt_pl_reads(u, 9, 2);
        IF(1, rt_not(opt_pl_value(u, 9, 2)))
            addr_e_reads(u, 0, 6, 1);
            ldg_a_part_2(u, 5, 3);
        ELSE(1)
            ldg_a_part_3(u, 6, 5);
        END(1)
    END(2)
}

static void uses_ld_d(struct rt_uses *u)
{
    guard_reads(u, 10, 5);
    IF(2, guard_value(u, 10, 5))
        opt_pl_reads(u, 9, 3);
        IF(1, rt_not(opt_pl_value(u, 9, 3)))
            addr_global_reads_3(u, 5, 6, 2);
            ldg_a_part_2(u, 4, 2);
        ELSE(1)
            ldg_d_part(u, 5, 6, 4);
        END(1)
    END(2)
    desc_reads_3(u, 6, 4);
}

static void stg_v_part(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rb, v1));
    USE(READ, F_R, (V(Rb, v1) | 1));
    USE(READ, F_R, (V(Rb, v1) | 2));
    USE(READ, F_R, (V(Rb, v1) | 3));
}

static void uses_stg_v(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        if (V(SIZE, 2) == 7) {
            addr_e_reads(u, 0, 6, 1);
            stg_v_part(u, 8);
        }
        if (0x3 >> V(SIZE, 2) & 1) {
            USE(READ, F_R, V(Rb, 8));
            addr_e_reads(u, 0, 6, 1);
        } else if (0xf >> V(SIZE, 2) & 1) {
            USE(READ, F_R, V(Rb, 8));
            addr_e_reads(u, 0, 6, 1);
        } else if (V(SIZE, 2) == 4) {
            USE(READ, F_R, V(Rb, 8));
            addr_e_reads(u, 0, 6, 1);
        } else if (V(Rb, 8) == 255) {
            addr_e_reads(u, 0, 6, 1);
        } else {
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, (V(Rb, 8) + 1));
            if (V(SIZE, 2) == 5) {
                addr_e_reads(u, 0, 6, 1);
            } else {
                USE(READ, F_R, (V(Rb, 8) + 2));
                USE(READ, F_R, (V(Rb, 8) + 3));
                addr_e_reads(u, 0, 6, 1);
            }
        }
    END(1)
}

static void uses_stg_tu(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        if (V(SIZE, 2) == 7) {
            addr64_ur_turing_reads(u, 6, 0, 7, 1);
            stg_v_part(u, 9);
        }
        if (0x3 >> V(SIZE, 2) & 1) {
            USE(READ, F_R, V(Rb, 9));
            addr64_ur_turing_reads(u, 6, 0, 7, 1);
        } else if (0xf >> V(SIZE, 2) & 1) {
            USE(READ, F_R, V(Rb, 9));
            addr64_ur_turing_reads(u, 6, 0, 7, 1);
        } else if (V(SIZE, 2) == 4) {
            USE(READ, F_R, V(Rb, 9));
            addr64_ur_turing_reads(u, 6, 0, 7, 1);
        } else if (V(Rb, 9) == 255) {
            addr64_ur_turing_reads(u, 6, 0, 7, 1);
        } else {
            USE(READ, F_R, V(Rb, 9));
            USE(READ, F_R, (V(Rb, 9) + 1));
            if (V(SIZE, 2) == 5) {
                addr64_ur_turing_reads(u, 6, 0, 7, 1);
            } else {
                USE(READ, F_R, (V(Rb, 9) + 2));
                USE(READ, F_R, (V(Rb, 9) + 3));
                addr64_ur_turing_reads(u, 6, 0, 7, 1);
            }
        }
    END(1)
}

static void uses_stg_a(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        if (V(SIZE, 2) == 7) {
            addr_e_reads(u, 0, 4, 0);
            stg_v_part(u, 6);
        }
        if (0x3 >> V(SIZE, 2) & 1) {
            USE(READ, F_R, V(Rb, 6));
            addr_e_reads(u, 0, 4, 0);
        } else if (0xf >> V(SIZE, 2) & 1) {
            USE(READ, F_R, V(Rb, 6));
            addr_e_reads(u, 0, 4, 0);
        } else if (V(SIZE, 2) == 4) {
            USE(READ, F_R, V(Rb, 6));
            addr_e_reads(u, 0, 4, 0);
        } else if (V(Rb, 6) == 255) {
            addr_e_reads(u, 0, 4, 0);
        } else {
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, (V(Rb, 6) + 1));
            if (V(SIZE, 2) == 5) {
                addr_e_reads(u, 0, 4, 0);
            } else {
                USE(READ, F_R, (V(Rb, 6) + 2));
                USE(READ, F_R, (V(Rb, 6) + 3));
                addr_e_reads(u, 0, 4, 0);
            }
        }
    END(1)
}

static void addr_global_reads_4(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    addr_global_reads_part(u, l3, v1, v2);
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 6 || LINE(l3) == 7 || LINE(l3) == 8 ||
        LINE(l3) == 9) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    rt_leave(u);
}

static void desc_reads_4(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2 || LINE(l2) == 4) {
        USE(ONCE, F_UR, 4);
        USE(ONCE, F_UR, 5);
    }
    if (LINE(l2) == 3 || LINE(l2) == 5) {
        USE(ONCE, F_UR, V(URc, v1));
        USE(ONCE, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_stg_d(struct rt_uses *u)
{
    guard_reads(u, 7, 3);
    IF(1, guard_value(u, 7, 3))
        if (V(SIZE, 1) == 7) {
            addr_global_reads_4(u, 3, 4, 1);
            stg_v_part(u, 6);
        }
        if (0x3 >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 6));
            addr_global_reads_4(u, 3, 4, 1);
        } else if (0xf >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 6));
            addr_global_reads_4(u, 3, 4, 1);
        } else if (V(SIZE, 1) == 4) {
            USE(READ, F_R, V(Rb, 6));
            addr_global_reads_4(u, 3, 4, 1);
        } else if (V(Rb, 6) == 255) {
            addr_global_reads_4(u, 3, 4, 1);
        } else {
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, (V(Rb, 6) + 1));
            if (V(SIZE, 1) == 5) {
                addr_global_reads_4(u, 3, 4, 1);
            } else {
                USE(READ, F_R, (V(Rb, 6) + 2));
                USE(READ, F_R, (V(Rb, 6) + 3));
                addr_global_reads_4(u, 3, 4, 1);
            }
        }
    END(1)
    desc_reads_4(u, 4, 2);
}

static void st_v_part_4(struct rt_uses *u, int v1)
{
    if (0x3 >> V(SIZE, 2) & 1) {
        USE(READ, F_R, V(Rc, v1));
    } else if (0xf >> V(SIZE, 2) & 1) {
        USE(READ, F_R, V(Rc, v1));
    } else if (V(SIZE, 2) == 4) {
        USE(READ, F_R, V(Rc, v1));
    } else if (!(V(Rc, v1) == 255)) {
        USE(READ, F_R, V(Rc, v1));
        USE(READ, F_R, (V(Rc, v1) + 1));
        if (0xdf >> V(SIZE, 2) & 1) {
            USE(READ, F_R, (V(Rc, v1) + 2));
            USE(READ, F_R, (V(Rc, v1) + 3));
        }
    }
}

static void st_v_part(struct rt_uses *u, int v1)
{
    st_v_part_4(u, v1);
    st_v_part_4(u, v1);
}

static void st_v_part_2(struct rt_uses *u, int v1)
{
    st_v_part_4(u, v1);
}

static void st_v_part_3(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
    USE(READ, F_R, (V(Rc, v1) | 2));
    USE(READ, F_R, (V(Rc, v1) | 3));
}

static void uses_st_v(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        if (V(SIZE, 2) == 7) {
            addr_e_reads(u, 0, 6, 1);
            st_v_part_3(u, 8);
        }
        addr_e_reads(u, 0, 6, 1);
        IF(2, OPEN)
            st_v_part(u, 8);
            st_v_part_2(u, 8);
        END(2)
    END(3)
}

static void st_tu_part_3(struct rt_uses *u, int v1, int v2)
{
    if (0x3 >> V(SIZE, v1) & 1) {
        USE(READ, F_R, V(Rb, v2));
    } else if (0xf >> V(SIZE, v1) & 1) {
        USE(READ, F_R, V(Rb, v2));
    } else if (V(SIZE, v1) == 4) {
        USE(READ, F_R, V(Rb, v2));
    } else if (!(V(Rb, v2) == 255)) {
        USE(READ, F_R, V(Rb, v2));
        USE(READ, F_R, (V(Rb, v2) + 1));
        if (0xdf >> V(SIZE, v1) & 1) {
            USE(READ, F_R, (V(Rb, v2) + 2));
            USE(READ, F_R, (V(Rb, v2) + 3));
        }
    }
}

static void st_tu_part(struct rt_uses *u, int v1, int v2)
{
    st_tu_part_3(u, v1, v2);
    st_tu_part_3(u, v1, v2);
}

static void st_tu_part_2(struct rt_uses *u, int v1, int v2)
{
    st_tu_part_3(u, v1, v2);
}

static void uses_st_tu(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        if (V(SIZE, 2) == 7) {
            addr64_ur_turing_reads(u, 6, 0, 7, 1);
            stg_v_part(u, 9);
        }
        addr64_ur_turing_reads(u, 6, 0, 7, 1);
        IF(2, OPEN)
            st_tu_part(u, 2, 9);
            st_tu_part_2(u, 2, 9);
        END(2)
    END(3)
}

static void uses_st_a(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(3, guard_value(u, 7, 1))
        if (V(SIZE, 2) == 7) {
            addr_e_reads(u, 0, 4, 0);
            st_v_part_3(u, 6);
        }
        addr_e_reads(u, 0, 4, 0);
        IF(2, OPEN)
            st_v_part(u, 6);
            st_v_part_2(u, 6);
        END(2)
    END(3)
}

static void uses_st_d(struct rt_uses *u)
{
    guard_reads(u, 7, 3);
    IF(3, guard_value(u, 7, 3))
        if (V(SIZE, 1) == 7) {
            addr_global_reads_4(u, 3, 4, 1);
            stg_v_part(u, 6);
        }
        addr_global_reads_4(u, 3, 4, 1);
        IF(2, OPEN)
            st_tu_part(u, 1, 6);
            st_tu_part_2(u, 1, 6);
        END(2)
    END(3)
    desc_reads_4(u, 4, 2);
}

static void uses_ldl_v(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(SIZE, 1) == 7) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        if (V(SIZE, 1) == 0) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 1) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 2) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 3) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 4) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            addr_reads(u, 3, 0);
            ldg_a_part(u, 2, 1);
        }
    END(1)
}

static void uses_ldl_tu(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(SIZE, 1) == 7) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        if (V(SIZE, 1) == 0) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 1) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 2) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 3) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 4) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            addr_ur_reads(u, 3, 4, 0);
            ldg_a_part(u, 2, 1);
        }
    END(1)
}

static void addr_local_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(ONCE, F_UR, V(URb, v2));
    if (LINE(l3) == 4 || LINE(l3) == 5) USE(READ, F_R, V(Ra, v1));
}

static void desc_local_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_ldl_d(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        if (V(SIZE, 1) == 7) {
            addr_local_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        if (V(SIZE, 1) == 0) {
            addr_local_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 1) {
            addr_local_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 2) {
            addr_local_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 3) {
            addr_local_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (V(SIZE, 1) == 4) {
            addr_local_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            addr_local_reads(u, 3, 4, 0);
            ldg_a_part(u, 2, 1);
        }
    END(1)
    desc_local_reads(u, 4, 1);
}

static void uses_stl_v(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(SIZE, 1) == 7) {
            addr_reads(u, 2, 0);
            stg_v_part(u, 4);
        }
        if (0x3 >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 4));
            addr_reads(u, 2, 0);
        } else if (0xf >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 4));
            addr_reads(u, 2, 0);
        } else if (V(SIZE, 1) == 4) {
            USE(READ, F_R, V(Rb, 4));
            addr_reads(u, 2, 0);
        } else if (V(Rb, 4) == 255) {
            addr_reads(u, 2, 0);
        } else {
            USE(READ, F_R, V(Rb, 4));
            USE(READ, F_R, (V(Rb, 4) + 1));
            if (V(SIZE, 1) == 5) {
                addr_reads(u, 2, 0);
            } else {
                USE(READ, F_R, (V(Rb, 4) + 2));
                USE(READ, F_R, (V(Rb, 4) + 3));
                addr_reads(u, 2, 0);
            }
        }
    END(1)
}

static void uses_stl_tu(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(SIZE, 1) == 7) {
            addr_ur_reads_3(u, 2, 3, 0);
            stg_v_part(u, 5);
        }
        if (0x3 >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_ur_reads_3(u, 2, 3, 0);
        } else if (0xf >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_ur_reads_3(u, 2, 3, 0);
        } else if (V(SIZE, 1) == 4) {
            USE(READ, F_R, V(Rb, 5));
            addr_ur_reads_3(u, 2, 3, 0);
        } else if (V(Rb, 5) == 255) {
            addr_ur_reads_3(u, 2, 3, 0);
        } else {
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) + 1));
            if (V(SIZE, 1) == 5) {
                addr_ur_reads_3(u, 2, 3, 0);
            } else {
                USE(READ, F_R, (V(Rb, 5) + 2));
                USE(READ, F_R, (V(Rb, 5) + 3));
                addr_ur_reads_3(u, 2, 3, 0);
            }
        }
    END(1)
}

static void addr_local_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(ONCE, F_UR, V(URc, v2));
    if (LINE(l3) == 4 || LINE(l3) == 5) USE(READ, F_R, V(Ra, v1));
}

static void desc_local_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, V(URc, v1));
        USE(ONCE, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_stl_d(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        if (V(SIZE, 1) == 7) {
            addr_local_reads_2(u, 2, 3, 0);
            stg_v_part(u, 5);
        }
        if (0x3 >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_local_reads_2(u, 2, 3, 0);
        } else if (0xf >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_local_reads_2(u, 2, 3, 0);
        } else if (V(SIZE, 1) == 4) {
            USE(READ, F_R, V(Rb, 5));
            addr_local_reads_2(u, 2, 3, 0);
        } else if (V(Rb, 5) == 255) {
            addr_local_reads_2(u, 2, 3, 0);
        } else {
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) + 1));
            if (V(SIZE, 1) == 5) {
                addr_local_reads_2(u, 2, 3, 0);
            } else {
                USE(READ, F_R, (V(Rb, 5) + 2));
                USE(READ, F_R, (V(Rb, 5) + 3));
                addr_local_reads_2(u, 2, 3, 0);
            }
        }
    END(1)
    desc_local_reads_2(u, 3, 1);
}

static void lds_v_part(struct rt_uses *u, int v1)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    USE(WRITE(1), F_R, (V(Rd, v1) + 1));
    if (!(WORD(73, 3) == 5)) {
        USE(WRITE(1), F_R, (V(Rd, v1) + 2));
        USE(WRITE(1), F_R, (V(Rd, v1) + 3));
    }
}

static void uses_lds_v(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
        if (WORD(73, 3) == 0) {
            addr_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 1) {
            addr_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 2) {
            addr_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 3) {
            addr_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 4) {
            addr_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            addr_reads(u, 3, 1);
            lds_v_part(u, 2);
        }
    END(1)
}

static void uses_lds_vz(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        addr_reads(u, 4, 0);
        USE(WRITE(1), F_P, V(Pu, 2));
        ldg_v_part(u, 3);
    END(1)
}

static void uses_lds_t(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        if (WORD(73, 3) == 0) {
            addr_scaled_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 1) {
            addr_scaled_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 2) {
            addr_scaled_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 3) {
            addr_scaled_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 4) {
            addr_scaled_reads(u, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            addr_scaled_reads(u, 3, 1);
            lds_v_part(u, 2);
        }
    END(1)
}

static void uses_lds_tz(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        addr_scaled_reads(u, 4, 0);
        USE(WRITE(1), F_P, V(Pu, 2));
        ldg_v_part(u, 3);
    END(1)
}

static void addr_scaled_ur_reads_2(struct rt_uses *u, int v1, int v3, int l4)
{
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(ONCE, F_UR, V(URb, v3));
    }
    if (LINE(l4) == 2 || LINE(l4) == 3 || LINE(l4) == 4 || LINE(l4) == 5) {
        USE(ONCE, F_UR, V(URb, v3));
    }
}

static void uses_lds_tu(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        if (WORD(73, 3) == 0) {
            addr_scaled_ur_reads_2(u, 3, 5, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 1) {
            addr_scaled_ur_reads_2(u, 3, 5, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 2) {
            addr_scaled_ur_reads_2(u, 3, 5, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 3) {
            addr_scaled_ur_reads_2(u, 3, 5, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (WORD(73, 3) == 4) {
            addr_scaled_ur_reads_2(u, 3, 5, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else if (!(V(Rd, 2) == 255)) {
            addr_scaled_ur_reads_2(u, 3, 5, 1);
            lds_v_part(u, 2);
        }
    END(1)
}

static void uses_lds_tuz(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        addr_scaled_ur_reads_2(u, 4, 6, 0);
        USE(WRITE(1), F_P, V(Pu, 2));
        ldg_v_part(u, 3);
    END(1)
}

static void uses_lds_a(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
        if (WORD(73, 3) == 0) {
            addr_scaled_reads(u, 2, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 1) {
            addr_scaled_reads(u, 2, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 2) {
            addr_scaled_reads(u, 2, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 3) {
            addr_scaled_reads(u, 2, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 4) {
            addr_scaled_reads(u, 2, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            addr_scaled_reads(u, 2, 1);
            lds_v_part(u, 1);
        }
    END(1)
}

static void uses_lds_au(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        if (WORD(73, 3) == 0) {
            addr_scaled_ur_reads_2(u, 2, 4, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 1) {
            addr_scaled_ur_reads_2(u, 2, 4, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 2) {
            addr_scaled_ur_reads_2(u, 2, 4, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 3) {
            addr_scaled_ur_reads_2(u, 2, 4, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(73, 3) == 4) {
            addr_scaled_ur_reads_2(u, 2, 4, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (!(V(Rd, 1) == 255)) {
            addr_scaled_ur_reads_2(u, 2, 4, 1);
            lds_v_part(u, 1);
        }
    END(1)
}

static void uses_sts_v(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        if (V(SIZE, 0) == 7) {
            addr_reads(u, 1, 0);
            stg_v_part(u, 3);
        }
        if (0x3 >> V(SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 3));
            addr_reads(u, 1, 0);
        } else if (0xf >> V(SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 3));
            addr_reads(u, 1, 0);
        } else if (V(SIZE, 0) == 4) {
            USE(READ, F_R, V(Rb, 3));
            addr_reads(u, 1, 0);
        } else if (V(Rb, 3) == 255) {
            addr_reads(u, 1, 0);
        } else {
            USE(READ, F_R, V(Rb, 3));
            USE(READ, F_R, (V(Rb, 3) + 1));
            if (V(SIZE, 0) == 5) {
                addr_reads(u, 1, 0);
            } else {
                USE(READ, F_R, (V(Rb, 3) + 2));
                USE(READ, F_R, (V(Rb, 3) + 3));
                addr_reads(u, 1, 0);
            }
        }
    END(1)
}

static void uses_sts_t(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        if (V(SIZE, 0) == 7) {
            addr_scaled_reads(u, 1, 0);
            stg_v_part(u, 4);
        }
        if (0x3 >> V(SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 4));
            addr_scaled_reads(u, 1, 0);
        } else if (0xf >> V(SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 4));
            addr_scaled_reads(u, 1, 0);
        } else if (V(SIZE, 0) == 4) {
            USE(READ, F_R, V(Rb, 4));
            addr_scaled_reads(u, 1, 0);
        } else if (V(Rb, 4) == 255) {
            addr_scaled_reads(u, 1, 0);
        } else {
            USE(READ, F_R, V(Rb, 4));
            USE(READ, F_R, (V(Rb, 4) + 1));
            if (V(SIZE, 0) == 5) {
                addr_scaled_reads(u, 1, 0);
            } else {
                USE(READ, F_R, (V(Rb, 4) + 2));
                USE(READ, F_R, (V(Rb, 4) + 3));
                addr_scaled_reads(u, 1, 0);
            }
        }
    END(1)
}

static void uses_sts_tu(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(SIZE, 0) == 7) {
            addr_scaled_ur_reads(u, 1, 3, 0);
            stg_v_part(u, 5);
        }
        if (0x3 >> V(SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_scaled_ur_reads(u, 1, 3, 0);
        } else if (0xf >> V(SIZE, 0) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_scaled_ur_reads(u, 1, 3, 0);
        } else if (V(SIZE, 0) == 4) {
            USE(READ, F_R, V(Rb, 5));
            addr_scaled_ur_reads(u, 1, 3, 0);
        } else if (V(Rb, 5) == 255) {
            addr_scaled_ur_reads(u, 1, 3, 0);
        } else {
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) + 1));
            if (V(SIZE, 0) == 5) {
                addr_scaled_ur_reads(u, 1, 3, 0);
            } else {
                USE(READ, F_R, (V(Rb, 5) + 2));
                USE(READ, F_R, (V(Rb, 5) + 3));
                addr_scaled_ur_reads(u, 1, 3, 0);
            }
        }
    END(1)
}

static void const_indexed_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(EARLY(-1), F_R, V(Ra, v1));
}

static void uses_ldc_v(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    guard_reads(u, 6, 1);
    IF(3, guard_value(u, 6, 1))
        if (0xa >> V(memory_LDC_MODE, 0) & 1) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
        if (0xc0 >> V(memory_CONST_SIZE, 1) & 1) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        x1 = ((V(Ra, 4) == 255) ? K(rt_bits(rt_sext(V(memory_INDEX, 5), 16), 0, 16)) : rt_slice(u,
            rt_add(u, rt_content(u, F_R, K(V(Ra, 4))), K(rt_sext(V(memory_INDEX, 5), 16))), 0, 32));
        x2 = rt_add(u, K(V(C_BANK, 3)), ((V(memory_LDC_MODE, 0) == 2) ? rt_slice(u, x1, 16, 16) :
            K(0)));
        if (V(memory_LDC_MODE, 0) == 2) if (!(V(Ra, 4) == 255)) USE(EARLY(-1), F_R, V(Ra, 4));
        IF(1, OPEN)
            if (V(memory_LDC_MODE, 0) == 0) if (!(V(Ra, 4) == 255)) USE(EARLY(-1), F_R, V(Ra, 4));
        END(1)
        IF(2, rt_either(rt_lt(u, K(31), x2), rt_both(rt_sure((V(memory_LDC_MODE, 0) == 0)), rt_le(u,
            K(65536), x1))))
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        END(2)
        if (!(V(Ra, 4) == 255)) USE(EARLY(-1), F_R, V(Ra, 4));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
    END(3)
}

static void const_bindless_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(ONCE, F_UR, V(URa, v1));
        USE(EARLY(-1), F_R, V(Rc, v2));
    }
    if (LINE(l3) == 2) USE(ONCE, F_UR, V(URa, v1));
}

static void uses_ldc_x(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (0xa >> V(memory_LDC_MODE, 0) & 1) {
            const_bindless_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
        if (0xc0 >> V(memory_CONST_SIZE, 1) & 1) {
            const_bindless_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        const_bindless_reads(u, 3, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
    END(1)
}

static void const_u_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_uldc_c(struct rt_uses *u)
{
    uguard_reads(u, 5, 1);
    IF(1, uguard_value(u, 5, 1))
        if (0xc0 >> V(memory_CONST_SIZE, 0) & 1) USE(WRITE(1), F_UR, V(URd, 1));
        const_u_reads(u, 4, 0);
        USE(WRITE(1), F_UR, V(URd, 1));
        if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
}

static void uses_uldc_i(struct rt_uses *u)
{
    uguard_reads(u, 4, 0);
    IF(2, uguard_value(u, 4, 0))
        if (0xc0 >> V(memory_CONST_SIZE, 0) & 1) {
            USE(ONCE, F_UR, V(URa, 3));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        USE(ONCE, F_UR, V(URa, 3));
        IF(1, rt_le(u, K(65536), rt_content(u, F_UR, K(V(URa, 3)))))
            USE(WRITE(1), F_UR, V(URd, 1));
            if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
        END(1)
        USE(WRITE(1), F_UR, V(URd, 1));
        if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(2)
}

static void uses_uldc_io(struct rt_uses *u)
{
    uguard_reads(u, 5, 0);
    IF(2, uguard_value(u, 5, 0))
        if (0xc0 >> V(memory_CONST_SIZE, 0) & 1) {
            USE(ONCE, F_UR, V(URa, 3));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        USE(ONCE, F_UR, V(URa, 3));
        IF(1, rt_le(u, K(65536), rt_slice(u, rt_add(u, rt_content(u, F_UR, K(V(URa, 3))),
            K(rt_sext(V(memory_INDEX, 4), 16))), 0, 32)))
            USE(WRITE(1), F_UR, V(URd, 1));
            if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
        END(1)
        USE(WRITE(1), F_UR, V(URd, 1));
        if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(2)
}

static void uses_uldc_m(struct rt_uses *u)
{
    uguard_reads(u, 6, 1);
    IF(1, uguard_value(u, 6, 1))
        if (0xc0 >> V(memory_CONST_SIZE, 0) & 1) USE(WRITE(1), F_UR, V(URd, 1));
        USE(ONCE, F_UR, V(URa, 2));
        USE(ONCE, F_UR, (V(URa, 2) | 1));
        USE(ONCE, F_UP, V(memory_ULDC_UP, 5));
        USE(WRITE(1), F_UR, V(URd, 1));
        if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
}

static void uses_ldsm_r(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_enter(u);
    guard_reads(u, 5, 1);
    IF(2, guard_value(u, 5, 1))
        if (V(memory_MATRIX, 0) == 2) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (0xe >> V(memory_MATRICES, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        }
        if (V(memory_MATRICES, 1) == 3) {
            addr_reads(u, 3, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        LET(1)
            IF(1, OPEN) addr_reads(u, 3, 0); END(1)
        END_LET(1)
        x2 = (rt_shl_int(1, rt_shl_int(1, V(memory_MATRICES, 1))) - 1);
        for (uint64_t x3 = 0; x3 <= 3; x3++) {
            if (rt_bits(x2, x3, 1)) {
                NEED(1);
                USE(WRITE(1), F_R, (V(Rd, 2) | x3));
            }
        }
    END(2)
    rt_leave(u);
}

static void uses_ldsm_u(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_enter(u);
    guard_reads(u, 6, 1);
    IF(2, guard_value(u, 6, 1))
        if (V(memory_MATRIX, 0) == 2) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (0xe >> V(memory_MATRICES, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        }
        if (V(memory_MATRICES, 1) == 3) {
            addr_ur_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        LET(1)
            IF(1, OPEN) addr_ur_reads(u, 3, 4, 0); END(1)
        END_LET(1)
        x2 = (rt_shl_int(1, rt_shl_int(1, V(memory_MATRICES, 1))) - 1);
        for (uint64_t x3 = 0; x3 <= 3; x3++) {
            if (rt_bits(x2, x3, 1)) {
                NEED(1);
                USE(WRITE(1), F_R, (V(Rd, 2) | x3));
            }
        }
    END(2)
    rt_leave(u);
}

static void uses_stsm(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 5, 1);
    IF(2, guard_value(u, 5, 1))
        if (V(memory_MATRIX, 0) == 2) {
            addr_reads(u, 2, 0);
            USE(READ, F_R, V(Rb, 4));
            if (0xe >> V(memory_MATRICES, 1) & 1) USE(READ, F_R, (V(Rb, 4) | 1));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(READ, F_R, (V(Rb, 4) | 2));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(READ, F_R, (V(Rb, 4) | 3));
        }
        if (V(memory_MATRICES, 1) == 3) {
            addr_reads(u, 2, 0);
            USE(READ, F_R, V(Rb, 4));
        }
        LET(3)
            USE(READ, F_R, V(Rb, 4));
            if (0xe >> V(memory_MATRICES, 1) & 1) USE(READ, F_R, (V(Rb, 4) | 1));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(READ, F_R, (V(Rb, 4) | 2));
            if (0xc >> V(memory_MATRICES, 1) & 1) USE(READ, F_R, (V(Rb, 4) | 3));
        END_LET(3)
        for (uint64_t x6 = 0; x6 <= 7; x6++) {
            MORE(5) NEED(3); END_MORE(5)
        }
        IF(1, OPEN)
            NEED(5);
            addr_reads(u, 2, 0);
        END(1)
    END(2)
    rt_leave(u);
}

static void copy_to_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rd, v1));
}

static void copy_from_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    warp_address_reads_part(u, l3, v1, v2);
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 6 || LINE(l3) == 7 || LINE(l3) == 8 ||
        LINE(l3) == 9) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    rt_leave(u);
}

static void uses_ldgsts_r(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(4, guard_value(u, 13, 4))
        if (V(memory_COPY_SIZE, 3) == 4) {
            opt_src_reads(u, 12, 2);
            IF(1, rt_not(opt_src_value(u, 12, 2))) copy_to_reads(u, 6);
            ELSE(1)
                copy_from_reads(u, 8, 9, 1);
                copy_to_reads(u, 6);
            END(1)
        } else if (V(memory_COPY_SIZE, 3) == 5) {
            opt_src_reads(u, 12, 2);
            IF(2, rt_not(opt_src_value(u, 12, 2))) copy_to_reads(u, 6);
            ELSE(2)
                copy_from_reads(u, 8, 9, 1);
                copy_to_reads(u, 6);
            END(2)
        } else if (V(memory_COPY_SIZE, 3) == 6) {
            opt_src_reads(u, 12, 2);
            IF(3, rt_not(opt_src_value(u, 12, 2))) copy_to_reads(u, 6);
            ELSE(3)
                copy_from_reads(u, 8, 9, 1);
                copy_to_reads(u, 6);
            END(3)
        } else {
            copy_to_reads(u, 6);
            copy_from_reads(u, 8, 9, 1);
            opt_src_reads(u, 12, 2);
        }
    END(4)
    desc_reads_4(u, 9, 3);
}

static void copy_to_ur_reads(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Rd, v1));
    USE(ONCE, F_UR, V(URc, v2));
}

static void copy_from_ur_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
    USE(READ, F_R, (V(Ra, v1) | 1));
}

static void uses_ldgsts_u(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(4, guard_value(u, 13, 3))
        if (V(memory_COPY_SIZE, 3) == 4) {
            opt_src_reads(u, 12, 2);
            IF(1, rt_not(opt_src_value(u, 12, 2))) copy_to_ur_reads(u, 6, 7);
            ELSE(1)
                copy_from_ur_reads(u, 9);
                copy_to_ur_reads(u, 6, 7);
            END(1)
        } else if (V(memory_COPY_SIZE, 3) == 5) {
            opt_src_reads(u, 12, 2);
            IF(2, rt_not(opt_src_value(u, 12, 2))) copy_to_ur_reads(u, 6, 7);
            ELSE(2)
                copy_from_ur_reads(u, 9);
                copy_to_ur_reads(u, 6, 7);
            END(2)
        } else if (V(memory_COPY_SIZE, 3) == 6) {
            opt_src_reads(u, 12, 2);
            IF(3, rt_not(opt_src_value(u, 12, 2))) copy_to_ur_reads(u, 6, 7);
            ELSE(3)
                copy_from_ur_reads(u, 9);
                copy_to_ur_reads(u, 6, 7);
            END(3)
        } else {
            copy_to_ur_reads(u, 6, 7);
            copy_from_ur_reads(u, 9);
            opt_src_reads(u, 12, 2);
        }
    END(4)
    USE(ONCE, F_UR, (V(URc, 7) | 1));
}

static void special_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_SR, V(special_SR, v1));
    if (LINE(l2) == 3) USE(READ, F_SR, 136);
}

static void uses_s2r(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        special_reads(u, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void uses_cs2r(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        if (V(special_SR_64, 0) == 0) {
            special_reads(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (WORD(72, 8) == 255) {
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        } else if ((WORD(72, 8) == 80) || (WORD(72, 8) == 82)) {
            USE(READ, F_SR, WORD(72, 8));
            USE(READ, F_SR, (WORD(72, 8) | 1));
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        } else {
            special_reads(u, 2, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        }
    END(1)
}

static void surface_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 4) USE(ONCE, F_UR, V(URtex, v1));
}

static void suld_d_part(struct rt_uses *u, int v1, int v2)
{
    USE(EARLY(-1), F_R, V(Ra, v1));
    if (0x3c >> V(surface_DIM, v2) & 1) USE(EARLY(-1), F_R, (V(Ra, v1) | 1));
    if (0x30 >> V(surface_DIM, v2) & 1) USE(EARLY(-1), F_R, (V(Ra, v1) | 2));
}

static void suld_d_part_2(struct rt_uses *u, unsigned n1, int v2, int v3)
{
    LET(n1)
        if (0xf0 >> V(surface_DIM, v2) & 1) {
            USE(EARLY(-1), F_R, (V(Ra, v3) | 2));
        } else if (V(surface_DIM, v2) == 2) USE(EARLY(-1), F_R, (V(Ra, v3) | 1));
    END_LET(n1)
}

static void suld_d_part_3(struct rt_uses *u, int v1, int v2, unsigned n3)
{
    IF(1, OPEN)
        if (0xf8 >> V(surface_DIM, v1) & 1) USE(EARLY(-1), F_R, (V(Ra, v2) | 1));
        NEED(n3);
    END(1)
}

static void suld_d_part_4(struct rt_uses *u, unsigned n1, int v2, int v3)
{
    NEED(n1);
    if (0xf8 >> V(surface_DIM, v2) & 1) USE(EARLY(-1), F_R, (V(Ra, v3) | 1));
    USE(EARLY(-1), F_R, V(Ra, v3));
}

static void suld_d_part_5(struct rt_uses *u, int v1, int v2, int v3, int v4, unsigned n5)
{
    surface_reads(u, v1, v2);
    if (V(surface_OUT_OF_RANGE, v3) == 2) {
        USE(EARLY(-1), F_R, V(Ra, v4));
        if (V(surface_BA, 0) == 0) surface_reads(u, v1, v2);
        suld_d_part_3(u, 1, v4, n5);
    }
    if (V(surface_OUT_OF_RANGE, v3) == 0) {
        USE(EARLY(-1), F_R, V(Ra, v4));
        if (V(surface_BA, 0) == 0) surface_reads(u, v1, v2);
        suld_d_part_3(u, 1, v4, n5);
    }
}

static void suld_d_part_6(struct rt_uses *u)
{
    if (V(SIZE, 3) == 0) {
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 10));
    } else if (V(SIZE, 3) == 1) {
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 10));
    } else if (V(SIZE, 3) == 2) {
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 10));
    } else if (V(SIZE, 3) == 3) {
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 10));
    } else if (V(SIZE, 3) == 4) {
        NEED(7);
        USE(WRITE(1), F_R, V(Rd, 10));
    } else if (!(V(Rd, 10) == 255)) {
        NEED(7);
        ldg_a_part(u, 10, 3);
    }
}

static void uses_suld_d(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(10, guard_value(u, 17, 4))
        if (0x7f >> V(Pu, 9) & 1) {
            suld_d_part(u, 11, 1);
            surface_reads(u, 16, 3);
            opt_writes(u, 9, 2);
            USE(WRITE(1), F_R, V(Rd, 10));
            if (0x60 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
            if (V(SIZE, 3) == 6) USE(WRITE(1), F_R, (V(Rd, 10) | 2));
            if (V(SIZE, 3) == 6) USE(WRITE(1), F_R, (V(Rd, 10) | 3));
        } else {
            x2 = ((V(surface_BA, 0) == 0) ? UNKNOWN : rt_signed(u, rt_content(u, F_R, K(V(Ra, 11))),
                32));
            x4 = ((0xf8 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11) |
                1))), 32) : K(0));
            suld_d_part_2(u, 5, 1, 11);
            x5 = ((0xf0 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11) |
                2))), 32) : ((V(surface_DIM, 1) == 2) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11)
                | 1))), 32) : K(0)));
            suld_d_part_5(u, 16, 3, 8, 11, 5);
            IF(9, rt_either(rt_sure((0xe >> V(surface_OUT_OF_RANGE, 8) & 1)),
                rt_both(rt_both(rt_both(rt_both(rt_both(rt_le(u, K(0), x2), OPEN), rt_le(u, K(0),
                x4)), OPEN), rt_le(u, K(0), x5)), OPEN)))
                LET(7)
                    suld_d_part_4(u, 5, 1, 11);
                    if (V(surface_BA, 0) == 0) surface_reads(u, 16, 3);
                END_LET(7)
                suld_d_part_6(u);
            ELSE(9)
                if (0x1f >> V(SIZE, 3) & 1) {
                    USE(WRITE(1), F_R, V(Rd, 10));
                } else if (!(V(Rd, 10) == 255)) {
                    ldg_a_part(u, 10, 3);
                }
            END(9)
        }
    END(10)
    rt_leave(u);
}

static void surface_rc_reads(struct rt_uses *u, int v1)
{
    USE(EARLY(-1), F_R, V(Rc, v1));
}

static void suld_dr_part(struct rt_uses *u, int v1, int v2, int v3, unsigned n4)
{
    surface_rc_reads(u, v1);
    if (V(surface_OUT_OF_RANGE, v2) == 2) {
        USE(EARLY(-1), F_R, V(Ra, v3));
        if (V(surface_BA, 0) == 0) surface_rc_reads(u, v1);
        suld_d_part_3(u, 1, v3, n4);
    }
    if (V(surface_OUT_OF_RANGE, v2) == 0) {
        USE(EARLY(-1), F_R, V(Ra, v3));
        if (V(surface_BA, 0) == 0) surface_rc_reads(u, v1);
        suld_d_part_3(u, 1, v3, n4);
    }
}

static void uses_suld_dr(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(10, guard_value(u, 13, 4))
        if (0x7f >> V(Pu, 9) & 1) {
            suld_d_part(u, 11, 1);
            surface_rc_reads(u, 12);
            opt_writes(u, 9, 2);
            USE(WRITE(1), F_R, V(Rd, 10));
            if (0x60 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
            if (V(SIZE, 3) == 6) USE(WRITE(1), F_R, (V(Rd, 10) | 2));
            if (V(SIZE, 3) == 6) USE(WRITE(1), F_R, (V(Rd, 10) | 3));
        } else {
            x2 = ((V(surface_BA, 0) == 0) ? UNKNOWN : rt_signed(u, rt_content(u, F_R, K(V(Ra, 11))),
                32));
            x4 = ((0xf8 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11) |
                1))), 32) : K(0));
            suld_d_part_2(u, 5, 1, 11);
            x5 = ((0xf0 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11) |
                2))), 32) : ((V(surface_DIM, 1) == 2) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11)
                | 1))), 32) : K(0)));
            suld_dr_part(u, 12, 8, 11, 5);
            IF(9, rt_either(rt_sure((0xe >> V(surface_OUT_OF_RANGE, 8) & 1)),
                rt_both(rt_both(rt_both(rt_both(rt_both(rt_le(u, K(0), x2), OPEN), rt_le(u, K(0),
                x4)), OPEN), rt_le(u, K(0), x5)), OPEN)))
                LET(7)
                    suld_d_part_4(u, 5, 1, 11);
                    if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                END_LET(7)
                suld_d_part_6(u);
            ELSE(9)
                if (0x1f >> V(SIZE, 3) & 1) {
                    USE(WRITE(1), F_R, V(Rd, 10));
                } else if (!(V(Rd, 10) == 255)) {
                    ldg_a_part(u, 10, 3);
                }
            END(9)
        }
    END(10)
    rt_leave(u);
}

static void suld_p_part(struct rt_uses *u)
{
    if (V(surface_OUT_OF_RANGE, 7) == 2) {
        USE(EARLY(-1), F_R, V(Ra, 10));
        suld_d_part_3(u, 0, 10, 5);
    }
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(V(surface_MASK, 6), x1, 1)) {
            IF(1, OPEN)
                if (V(surface_OUT_OF_RANGE, 7) == 0) {
                    USE(EARLY(-1), F_R, V(Ra, 10));
                    suld_d_part_3(u, 0, 10, 5);
                }
            END(1)
            IF(2, OPEN)
                LET(15)
                    IF(3, OPEN)
                        suld_d_part_4(u, 5, 0, 10);
                    END(3)
                END_LET(15)
            END(2)
            NEED(15);
            USE(WRITE(1), F_R, (V(Rd, 9) | ((rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x1) - 1)),
                0, 1) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x1) - 1)), 2, 1))));
        }
    }
}

static void uses_suld_p(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(12, guard_value(u, 16, 4))
        if (0x7f >> V(Pu, 8) & 1) {
            suld_d_part(u, 10, 0);
            surface_reads(u, 15, 3);
            opt_writes(u, 8, 2);
            USE(WRITE(1), F_R, V(Rd, 9));
            if (0xfee8 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 1));
            if (0xe880 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 2));
            if (V(surface_MASK, 6) == 15) USE(WRITE(1), F_R, (V(Rd, 9) | 3));
        } else {
            suld_d_part_2(u, 5, 0, 10);
            surface_reads(u, 15, 3);
            suld_p_part(u);
        }
    END(12)
    rt_leave(u);
}

static void uses_suld_pr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 4);
    IF(12, guard_value(u, 12, 4))
        if (0x7f >> V(Pu, 8) & 1) {
            suld_d_part(u, 10, 0);
            surface_rc_reads(u, 11);
            opt_writes(u, 8, 2);
            USE(WRITE(1), F_R, V(Rd, 9));
            if (0xfee8 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 1));
            if (0xe880 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 2));
            if (V(surface_MASK, 6) == 15) USE(WRITE(1), F_R, (V(Rd, 9) | 3));
        } else {
            suld_d_part_2(u, 5, 0, 10);
            surface_rc_reads(u, 11);
            suld_p_part(u);
        }
    END(12)
    rt_leave(u);
}

static void sust_d_part(struct rt_uses *u)
{
    if (0x3 >> V(SIZE, 3) & 1) {
        USE(EARLY(-1), F_R, V(Rb, 10));
        NEED(6);
    } else if (0xf >> V(SIZE, 3) & 1) {
        USE(EARLY(-1), F_R, V(Rb, 10));
        NEED(6);
    } else if (V(SIZE, 3) == 4) {
        USE(EARLY(-1), F_R, V(Rb, 10));
        NEED(6);
    } else if (V(Rb, 10) == 255) {
        NEED(6);
    } else {
        USE(EARLY(-1), F_R, V(Rb, 10));
        USE(EARLY(-1), F_R, (V(Rb, 10) + 1));
        if (V(SIZE, 3) == 5) {
            NEED(6);
        } else {
            USE(EARLY(-1), F_R, (V(Rb, 10) + 2));
            USE(EARLY(-1), F_R, (V(Rb, 10) + 3));
            NEED(6);
        }
    }
}

static void uses_sust_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(10, guard_value(u, 16, 3))
        suld_d_part_2(u, 4, 1, 9);
        suld_d_part_5(u, 15, 2, 8, 9, 4);
        IF(9, OPEN)
            LET(6)
                suld_d_part_4(u, 4, 1, 9);
                if (V(surface_BA, 0) == 0) surface_reads(u, 15, 2);
            END_LET(6)
            sust_d_part(u);
        END(9)
    END(10)
    rt_leave(u);
}

static void uses_sust_dr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(10, guard_value(u, 12, 3))
        suld_d_part_2(u, 4, 1, 9);
        suld_dr_part(u, 11, 8, 9, 4);
        IF(9, OPEN)
            LET(6)
                suld_d_part_4(u, 4, 1, 9);
                if (V(surface_BA, 0) == 0) surface_rc_reads(u, 11);
            END_LET(6)
            sust_d_part(u);
        END(9)
    END(10)
    rt_leave(u);
}

static void sust_p_part(struct rt_uses *u)
{
    if (V(surface_OUT_OF_RANGE, 7) == 2) {
        USE(EARLY(-1), F_R, V(Ra, 8));
        IF(1, OPEN)
            if (0xf8 >> V(surface_DIM, 0) & 1) USE(EARLY(-1), F_R, (V(Ra, 8) | 1));
            NEED(4);
        END(1)
    }
    if (V(surface_OUT_OF_RANGE, 7) == 0) {
        USE(EARLY(-1), F_R, V(Ra, 8));
        IF(2, OPEN)
            if (0xf8 >> V(surface_DIM, 0) & 1) USE(EARLY(-1), F_R, (V(Ra, 8) | 1));
            NEED(4);
        END(2)
    }
    IF(3, OPEN)
        for (uint64_t x1 = 0; x1 <= 3; x1++) {
            IF(4, rt_both(rt_sure(rt_bits(V(surface_MASK, 6), x1, 1)), OPEN))
                LET(12)
                    USE(EARLY(-1), F_R, (V(Rb, 9) | ((rt_bits((V(surface_MASK, 6) & (rt_shl_int(1,
                        x1) - 1)), 0, 1) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x1) - 1)),
                        1, 1)) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x1) - 1)), 2, 1))));
                END_LET(12)
                IF(5, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                    K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(4),
                    rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2),
                    rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2),
                    rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(2), K(4))))))))))))))), K(1)))
                    IF(6, OPEN) NEED(12); END(6)
                    NEED(4);
                    if (0xf8 >> V(surface_DIM, 0) & 1) USE(EARLY(-1), F_R, (V(Ra, 8) | 1));
                    USE(EARLY(-1), F_R, V(Ra, 8));
                ELSE(5)
                    IF(7, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u,
                        OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                        OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(1), rt_chosen(u,
                        OPEN, K(2), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(2),
                        K(4))))))))))))))), K(2)))
                        IF(8, OPEN) NEED(12); END(8)
                        NEED(4);
                        if (0xf8 >> V(surface_DIM, 0) & 1) USE(EARLY(-1), F_R, (V(Ra, 8) | 1));
                        USE(EARLY(-1), F_R, V(Ra, 8));
                    ELSE(7)
                        NEED(12);
                        NEED(4);
                        if (0xf8 >> V(surface_DIM, 0) & 1) USE(EARLY(-1), F_R, (V(Ra, 8) | 1));
                        USE(EARLY(-1), F_R, V(Ra, 8));
                    END(7)
                END(5)
            END(4)
        }
    END(3)
}

static void uses_sust_p(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(15, guard_value(u, 15, 3))
        suld_d_part_2(u, 4, 0, 8);
        surface_reads(u, 14, 2);
        sust_p_part(u);
    END(15)
    rt_leave(u);
}

static void uses_sust_pr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(15, guard_value(u, 11, 3))
        suld_d_part_2(u, 4, 0, 8);
        surface_rc_reads(u, 10);
        sust_p_part(u);
    END(15)
    rt_leave(u);
}

static void sured_d_part(struct rt_uses *u)
{
    struct rt_local x1 = NOTHING;
    if (V(surface_TYPE, 4) == 6) {
        rt_assign(u, &x1, rt_of_test(u, OPEN));
    } else if (V(surface_TYPE, 4) == 7) {
        rt_assign(u, &x1, rt_chosen(u, OPEN, K(5), K(2)));
    } else rt_assign(u, &x1, K(V(surface_TYPE, 4)));
    IF(1, rt_either(rt_either(rt_eq(u, x1.number, K(2)), rt_eq(u, x1.number, K(5))), rt_eq(u,
        x1.number, K(6))))
        IF(2, rt_both(rt_sure((V(RED_OP, 2) == 0)), rt_eq(u, x1.number, K(6))))
            LET(11)
                NEED(7);
                IF(3, OPEN)
                    USE(EARLY(-1), F_R, V(Rb, 11));
                    USE(EARLY(-1), F_R, (V(Rb, 11) | 1));
                END(3)
                USE(EARLY(-1), F_R, V(Rb, 11));
                USE(EARLY(-1), F_R, (V(Rb, 11) | 1));
            END_LET(11)
        ELSE(2)
            LET(11)
                if (0xef >> V(RED_OP, 2) & 1) {
                    NEED(7);
                    USE(EARLY(-1), F_R, V(Rb, 11));
                    USE(EARLY(-1), F_R, (V(Rb, 11) | 1));
                }
                if (V(RED_OP, 2) == 4) {
                    NEED(7);
                    IF(4, OPEN)
                        USE(EARLY(-1), F_R, V(Rb, 11));
                        USE(EARLY(-1), F_R, (V(Rb, 11) | 1));
                    END(4)
                    IF(5, OPEN)
                        USE(EARLY(-1), F_R, V(Rb, 11));
                        USE(EARLY(-1), F_R, (V(Rb, 11) | 1));
                    END(5)
                }
            END_LET(11)
        END(2)
        NEED(11);
        NEED(7);
    ELSE(1)
        IF(6, rt_both(rt_sure((V(RED_OP, 2) == 0)), rt_either(rt_eq(u, x1.number, K(3)), rt_eq(u,
            x1.number, K(4)))))
            LET(15)
                NEED(7);
                USE(EARLY(-1), F_R, V(Rb, 11));
            END_LET(15)
        ELSE(6)
            LET(15)
                if (0xef >> V(RED_OP, 2) & 1) {
                    NEED(7);
                    USE(EARLY(-1), F_R, V(Rb, 11));
                }
                if (V(RED_OP, 2) == 4) {
                    NEED(7);
                    IF(7, OPEN) USE(EARLY(-1), F_R, V(Rb, 11)); END(7)
                    IF(8, OPEN) USE(EARLY(-1), F_R, V(Rb, 11)); END(8)
                }
            END_LET(15)
        END(6)
        NEED(15);
        NEED(7);
    END(1)
}

static void sured_d_part_2(struct rt_uses *u, int v1)
{
    USE(EARLY(-1), F_R, V(Rb, v1));
    if (0xa4 >> V(surface_TYPE, 4) & 1) USE(EARLY(-1), F_R, (V(Rb, v1) | 1));
}

static void uses_sured_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(18, guard_value(u, 17, 3))
        if (!(((V(surface_TYPE, 4) == 3) ? (V(RED_OP, 2) == 0) : (0xef >> V(surface_TYPE, 4) & 1))
            != 0)) {
            suld_d_part(u, 10, 1);
            sured_d_part_2(u, 11);
            surface_reads(u, 16, 2);
        } else {
            suld_d_part_2(u, 5, 1, 10);
            suld_d_part_5(u, 16, 2, 9, 10, 5);
            IF(17, OPEN)
                LET(7)
                    suld_d_part_4(u, 5, 1, 10);
                    if (V(surface_BA, 0) == 0) surface_reads(u, 16, 2);
                END_LET(7)
                sured_d_part(u);
            END(17)
        }
    END(18)
    rt_leave(u);
}

static void uses_sured_dr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(18, guard_value(u, 13, 3))
        if (!(((V(surface_TYPE, 4) == 3) ? (V(RED_OP, 2) == 0) : (0xef >> V(surface_TYPE, 4) & 1))
            != 0)) {
            suld_d_part(u, 10, 1);
            sured_d_part_2(u, 11);
            surface_rc_reads(u, 12);
        } else {
            suld_d_part_2(u, 5, 1, 10);
            suld_dr_part(u, 12, 9, 10, 5);
            IF(17, OPEN)
                LET(7)
                    suld_d_part_4(u, 5, 1, 10);
                    if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                END_LET(7)
                sured_d_part(u);
            END(17)
        }
    END(18)
    rt_leave(u);
}

static void suatom_d_part(struct rt_uses *u)
{
    struct rt_local x1 = NOTHING;
    if (V(surface_TYPE, 4) == 6) {
        rt_assign(u, &x1, rt_of_test(u, OPEN));
    } else if (V(surface_TYPE, 4) == 7) {
        rt_assign(u, &x1, rt_chosen(u, OPEN, K(5), K(2)));
    } else rt_assign(u, &x1, K(V(surface_TYPE, 4)));
    IF(1, rt_either(rt_either(rt_eq(u, x1.number, K(2)), rt_eq(u, x1.number, K(5))), rt_eq(u,
        x1.number, K(6))))
        IF(2, rt_both(rt_sure((V(ATOM_OP, 2) == 0)), rt_eq(u, x1.number, K(6))))
            LET(12)
                NEED(8);
                IF(3, OPEN)
                    USE(EARLY(-1), F_R, V(Rb, 13));
                    USE(EARLY(-1), F_R, (V(Rb, 13) | 1));
                END(3)
                USE(EARLY(-1), F_R, V(Rb, 13));
                USE(EARLY(-1), F_R, (V(Rb, 13) | 1));
            END_LET(12)
        ELSE(2)
            LET(12)
                if (0xef >> V(ATOM_OP, 2) & 1) {
                    NEED(8);
                    USE(EARLY(-1), F_R, V(Rb, 13));
                    USE(EARLY(-1), F_R, (V(Rb, 13) | 1));
                }
                if (V(ATOM_OP, 2) == 4) {
                    NEED(8);
                    IF(4, OPEN)
                        USE(EARLY(-1), F_R, V(Rb, 13));
                        USE(EARLY(-1), F_R, (V(Rb, 13) | 1));
                    END(4)
                    IF(5, OPEN)
                        USE(EARLY(-1), F_R, V(Rb, 13));
                        USE(EARLY(-1), F_R, (V(Rb, 13) | 1));
                    END(5)
                }
                if (V(ATOM_OP, 2) == 8) {
                    USE(EARLY(-1), F_R, V(Rb, 13));
                    USE(EARLY(-1), F_R, (V(Rb, 13) | 1));
                }
            END_LET(12)
        END(2)
        NEED(12);
        NEED(8);
        USE(WRITE(1), F_R, V(Rd, 11));
        USE(WRITE(1), F_R, (V(Rd, 11) | 1));
    ELSE(1)
        IF(6, rt_both(rt_sure((V(ATOM_OP, 2) == 0)), rt_either(rt_eq(u, x1.number, K(3)), rt_eq(u,
            x1.number, K(4)))))
            LET(16)
                NEED(8);
                USE(EARLY(-1), F_R, V(Rb, 13));
            END_LET(16)
        ELSE(6)
            LET(16)
                if (0xef >> V(ATOM_OP, 2) & 1) {
                    NEED(8);
                    USE(EARLY(-1), F_R, V(Rb, 13));
                }
                if (V(ATOM_OP, 2) == 4) {
                    NEED(8);
                    IF(7, OPEN) USE(EARLY(-1), F_R, V(Rb, 13)); END(7)
                    IF(8, OPEN) USE(EARLY(-1), F_R, V(Rb, 13)); END(8)
                }
                if (V(ATOM_OP, 2) == 8) USE(EARLY(-1), F_R, V(Rb, 13));
            END_LET(16)
        END(6)
        NEED(16);
        NEED(8);
        USE(WRITE(1), F_R, V(Rd, 11));
    END(1)
}

static void suatom_d_part_2(struct rt_uses *u, unsigned n1, int v2, int v3, int v4, unsigned n5)
{
    suld_d_part_2(u, n1, 1, v2);
    surface_reads(u, v3, 2);
    if (V(surface_OUT_OF_RANGE, v4) == 2) {
        USE(EARLY(-1), F_R, V(Ra, v2));
        if (V(surface_BA, 0) == 0) surface_reads(u, v3, 2);
        suld_d_part_3(u, 1, v2, n1);
    }
    LET(n5)
        suld_d_part_4(u, n1, 1, v2);
        if (V(surface_BA, 0) == 0) surface_reads(u, v3, 2);
    END_LET(n5)
    if (V(surface_OUT_OF_RANGE, v4) == 0) {
        USE(EARLY(-1), F_R, V(Ra, v2));
        if (V(surface_BA, 0) == 0) surface_reads(u, v3, 2);
        suld_d_part_3(u, 1, v2, n1);
    }
}

static void uses_suatom_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 19, 3);
    IF(17, guard_value(u, 19, 3))
        if (0x7f >> V(Pu, 10) & 1) {
            suld_d_part(u, 12, 1);
            sured_d_part_2(u, 13);
            surface_reads(u, 18, 2);
            USE(WRITE(1), F_P, V(Pu, 10));
            USE(WRITE(1), F_R, V(Rd, 11));
            if (0xa4 >> V(surface_TYPE, 4) & 1) USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        } else if (!((0x1ff >> V(ATOM_OP, 2) & 1) && ((V(surface_TYPE, 4) == 3) ? (V(ATOM_OP, 2) ==
            0) : (0xef >> V(surface_TYPE, 4) & 1)))) {
            suld_d_part(u, 12, 1);
            sured_d_part_2(u, 13);
            surface_reads(u, 18, 2);
            USE(WRITE(1), F_R, V(Rd, 11));
            if (0xa4 >> V(surface_TYPE, 4) & 1) USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        } else {
            suatom_d_part_2(u, 6, 12, 18, 9, 8);
            suatom_d_part(u);
        }
    END(17)
    rt_leave(u);
}

static void suatom_dr_part(struct rt_uses *u, unsigned n1, int v2, int v3, int v4, unsigned n5)
{
    suld_d_part_2(u, n1, 1, v2);
    surface_rc_reads(u, v3);
    if (V(surface_OUT_OF_RANGE, v4) == 2) {
        USE(EARLY(-1), F_R, V(Ra, v2));
        if (V(surface_BA, 0) == 0) surface_rc_reads(u, v3);
        suld_d_part_3(u, 1, v2, n1);
    }
    LET(n5)
        suld_d_part_4(u, n1, 1, v2);
        if (V(surface_BA, 0) == 0) surface_rc_reads(u, v3);
    END_LET(n5)
    if (V(surface_OUT_OF_RANGE, v4) == 0) {
        USE(EARLY(-1), F_R, V(Ra, v2));
        if (V(surface_BA, 0) == 0) surface_rc_reads(u, v3);
        suld_d_part_3(u, 1, v2, n1);
    }
}

static void uses_suatom_dr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(17, guard_value(u, 15, 3))
        if (0x7f >> V(Pu, 10) & 1) {
            suld_d_part(u, 12, 1);
            sured_d_part_2(u, 13);
            surface_rc_reads(u, 14);
            USE(WRITE(1), F_P, V(Pu, 10));
            USE(WRITE(1), F_R, V(Rd, 11));
            if (0xa4 >> V(surface_TYPE, 4) & 1) USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        } else if (!((0x1ff >> V(ATOM_OP, 2) & 1) && ((V(surface_TYPE, 4) == 3) ? (V(ATOM_OP, 2) ==
            0) : (0xef >> V(surface_TYPE, 4) & 1)))) {
            suld_d_part(u, 12, 1);
            sured_d_part_2(u, 13);
            surface_rc_reads(u, 14);
            USE(WRITE(1), F_R, V(Rd, 11));
            if (0xa4 >> V(surface_TYPE, 4) & 1) USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        } else {
            suatom_dr_part(u, 6, 12, 14, 9, 8);
            suatom_d_part(u);
        }
    END(17)
    rt_leave(u);
}

static void suatom_c_part(struct rt_uses *u)
{
    USE(EARLY(-1), F_R, V(Rb, 12));
    USE(EARLY(-1), F_R, (V(Rb, 12) | 1));
    if (V(surface_CAS_TYPE, 3) == 2) USE(EARLY(-1), F_R, (V(Rb, 12) | 2));
    if (V(surface_CAS_TYPE, 3) == 2) USE(EARLY(-1), F_R, (V(Rb, 12) | 3));
}

static void suatom_c_part_2(struct rt_uses *u, uint64_t x1)
{
    NEED(10);
    USE(EARLY(-1), F_R, V(Rb, 12));
    if (x1) {
        USE(EARLY(-1), F_R, (V(Rb, 12) | 1));
        IF(1, OPEN)
            USE(READ, F_R, (V(Rb, 12) | 2));
            USE(READ, F_R, ((V(Rb, 12) | 2) | 1));
        END(1)
        USE(WRITE(1), F_R, V(Rd, 10));
        USE(WRITE(1), F_R, (V(Rd, 10) | 1));
    } else {
        IF(2, OPEN) USE(EARLY(-1), F_R, (V(Rb, 12) | 1)); END(2)
        USE(WRITE(1), F_R, V(Rd, 10));
    }
}

static void uses_suatom_c(struct rt_uses *u)
{
    uint64_t x6 = 0;
    rt_enter(u);
    guard_reads(u, 18, 3);
    IF(11, guard_value(u, 18, 3))
        if (0x7f >> V(Pu, 9) & 1) {
            suld_d_part(u, 11, 1);
            suatom_c_part(u);
            surface_reads(u, 17, 2);
            USE(WRITE(1), F_P, V(Pu, 9));
            USE(WRITE(1), F_R, V(Rd, 10));
            if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        } else if (0xf8 >> V(surface_CAS_TYPE, 3) & 1) {
            suld_d_part(u, 11, 1);
            suatom_c_part(u);
            surface_reads(u, 17, 2);
            USE(WRITE(1), F_R, V(Rd, 10));
            if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        } else {
            x6 = (V(surface_CAS_TYPE, 3) == 2);
            suatom_d_part_2(u, 8, 11, 17, 8, 10);
            suatom_c_part_2(u, x6);
        }
    END(11)
    rt_leave(u);
}

static void uses_suatom_cr(struct rt_uses *u)
{
    uint64_t x6 = 0;
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(11, guard_value(u, 14, 3))
        if (0x7f >> V(Pu, 9) & 1) {
            suld_d_part(u, 11, 1);
            suatom_c_part(u);
            surface_rc_reads(u, 13);
            USE(WRITE(1), F_P, V(Pu, 9));
            USE(WRITE(1), F_R, V(Rd, 10));
            if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        } else if (0xf8 >> V(surface_CAS_TYPE, 3) & 1) {
            suld_d_part(u, 11, 1);
            suatom_c_part(u);
            surface_rc_reads(u, 13);
            USE(WRITE(1), F_R, V(Rd, 10));
            if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        } else {
            x6 = (V(surface_CAS_TYPE, 3) == 2);
            suatom_dr_part(u, 8, 11, 13, 8, 10);
            suatom_c_part_2(u, x6);
        }
    END(11)
    rt_leave(u);
}

static void surface_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) USE(ONCE, F_UR, V(URtex, v1));
}

static void uses_suquery_c(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        USE(READ, F_R, V(Ra, 3));
        if (0x3c >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 1));
        if (0x30 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 2));
        surface_reads_2(u, 8, 0);
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
}

static void uses_suquery_r(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 3));
        if (0x3c >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 1));
        if (0x30 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 2));
        USE(READ, F_R, V(Rc, 4));
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
}

static void hmma_884_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, uint64_t x1, unsigned n7, unsigned n8, unsigned n9)
{
    IF(1, OPEN)
        LET(n1) NEED(n2); END_LET(n1)
        LET(n3) NEED(n2); END_LET(n3)
        LET(n4)
            NEED(n1);
            IF(2, OPEN) NEED(n5); END(2)
        END_LET(n4)
        if (x1) {
            LET(n7)
                NEED(n4);
                NEED(n5);
            END_LET(n7)
            LET(n8)
                NEED(n3);
                NEED(n4);
                NEED(n1);
                NEED(n7);
            END_LET(n8)
        } else {
            LET(n8)
                NEED(n3);
                NEED(n4);
                IF(3, OPEN)
                    NEED(n1);
                    NEED(n5);
                END(3)
            END_LET(n8)
        }
        LET(n9) NEED(n8); END_LET(n9)
    END(1)
}

static void hmma_884_part_2(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Ra, v1));
    USE(READ, F_R, (V(Ra, v1) | 1));
    USE(READ, F_R, V(Rb, v2));
    USE(READ, F_R, (V(Rb, v2) | 1));
}

static void uses_hmma_884(struct rt_uses *u)
{
    uint64_t x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 15, 1);
    IF(1, rt_both(guard_value(u, 15, 1), rt_sure(V(tensor_SHAPE_884, 0))))
        hmma_884_part_2(u, 6, 10);
        USE(READ, F_R, V(Rc, 13));
        USE(READ, F_R, (V(Rc, 13) | 1));
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
    IF(10, guard_value(u, 15, 1))
        x12 = (V(tensor_HMMA_884_TYPE, 1) == 0);
        x13 = (V(tensor_HMMA_884_TYPE, 1) == 0);
        for (uint64_t x19 = 0; x19 <= 1; x19++) {
            for (uint64_t x21 = 0; x21 <= 1; x21++) {
                LET(22)
                    USE(READ, F_R, V(Rc, 13));
                    USE(READ, F_R, (V(Rc, 13) | 1));
                END_LET(22)
                for (uint64_t x23 = 0; x23 <= 3; x23++) {
                    if (rt_bits(1, x23, 1)) {
                        LET(24) NEED(22); END_LET(24)
                        LET(25)
                            NEED(24);
                            IF(2, OPEN) NEED(22); END(2)
                        END_LET(25)
                        LET(26) NEED(22); END_LET(26)
                        for (uint64_t x27 = 0; x27 <= 7; x27++) {
                            if (rt_bits(15, x27, 1)) {
                                MORE(26)
                                    USE(READ, F_R, V(Ra, 6));
                                    USE(READ, F_R, (V(Ra, 6) | 1));
                                    atomg_v_part(u, 10);
                                END_MORE(26)
                                MORE(25)
                                    hmma_884_part_2(u, 6, 10);
                                END_MORE(25)
                            }
                        }
                        LET(45) NEED(22); END_LET(45)
                        LET(46)
                            NEED(25);
                            NEED(22);
                        END_LET(46)
                        LET(47)
                            NEED(22);
                            NEED(45);
                            NEED(46);
                        END_LET(47)
                        for (uint64_t x48 = 0; x48 <= 7; x48++) {
                            if (rt_bits(15, x48, 1)) {
                                LET(83)
                                    hmma_884_part_2(u, 6, 10);
                                END_LET(83)
                                LET(84)
                                    NEED(25);
                                    hmma_884_part_2(u, 6, 10);
                                END_LET(84)
                                MORE(47)
                                    hmma_884_part_2(u, 6, 10);
                                    NEED(83);
                                    NEED(84);
                                END_MORE(47)
                            }
                        }
                        NEED(26);
                        hmma_884_part(u, 87, 47, 88, 89, 25, x13, 91, 86, 94);
                        LET(22) NEED(94); END_LET(22)
                    }
                }
                if (V(SATFINITE, 3)) {
                    if (x13) {
                        LET(95) NEED(22); END_LET(95)
                    } else {
                        LET(95) NEED(22); END_LET(95)
                    }
                    LET(96) NEED(95); END_LET(96)
                } else {
                    LET(96) NEED(22); END_LET(96)
                }
                LET(97) NEED(96); END_LET(97)
                MORE(20) if (x13) NEED(97); END_MORE(20)
                if (rt_bits((x12 ? (uint64_t)3 : 1), x19, 1) && (0xe >> V(tensor_HMMA_884_TYPE, 1) &
                    1)) {
                    NEED(97);
                    USE(WRITE(1), F_R, (V(Rd, 4) | ((2 * x19) + x21)));
                }
            }
            if (x13 && rt_bits((x12 ? (uint64_t)3 : 1), x19, 1)) {
                NEED(20);
                USE(WRITE(1), F_R, (V(Rd, 4) | x19));
            }
        }
    END(10)
    imad_r_part(u, 7, 6, 11, 10, 14, 13);
    rt_leave(u);
}

static void hmma_t_part(struct rt_uses *u, uint64_t x2)
{
    uint64_t x1 = 0, x3 = 0, x4 = 0;
    x1 = rt_shr_int((x2 ? (uint64_t)8 : 4), 1);
    LET(6)
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, (V(Ra, 5) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Ra, 5) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Ra, 5) | 3));
    END_LET(6)
    x3 = rt_shr_int((x2 ? (uint64_t)8 : 4), 2);
    LET(8)
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x3 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
    END_LET(8)
    x4 = V(tensor_HMMA_DST, 1);
    LET(10)
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        if (x4) USE(READ, F_R, (V(Rc, 10) | 2));
        if (x4) USE(READ, F_R, (V(Rc, 10) | 3));
    END_LET(10)
}

static void uses_hmma_t(struct rt_uses *u)
{
    uint64_t x4 = 0, x12 = 0, x14 = 0;
    rt_enter(u);
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (V(tensor_HMMA_SHAPE, 0) == 2) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(1)
    x4 = (V(tensor_HMMA_SHAPE, 0) == 1);
    hmma_t_part(u, x4);
    IF(10, guard_value(u, 12, 1))
        x12 = (V(tensor_HMMA_DST, 1) == 0);
        x14 = (rt_shl_int(1, (((int64_t)rt_shr_int((x4 ? (uint64_t)8 : 4), 1) > (int64_t)1) ?
            rt_shr_int((x4 ? (uint64_t)8 : 4), 1) : 1)) - 1);
        for (uint64_t x18 = 0; x18 <= 1; x18++) {
            for (uint64_t x20 = 0; x20 <= 1; x20++) {
                LET(21) NEED(10); END_LET(21)
                for (uint64_t x22 = 0; x22 <= 3; x22++) {
                    if (rt_bits(x14, x22, 1)) {
                        LET(23) NEED(21); END_LET(23)
                        LET(24)
                            NEED(23);
                            IF(2, OPEN) NEED(21); END(2)
                        END_LET(24)
                        LET(25) NEED(21); END_LET(25)
                        for (uint64_t x26 = 0; x26 <= 7; x26++) {
                            if (rt_bits(3, x26, 1)) {
                                for (uint64_t x47 = 0; x47 <= 1; x47++) {
                                    MORE(25)
                                        NEED(6);
                                        IF(3, OPEN) NEED(8); END(3)
                                        IF(6, OPEN)
                                            NEED(8);
                                            NEED(8);
                                        END(6)
                                    END_MORE(25)
                                    MORE(24)
                                        NEED(6);
                                        NEED(8);
                                    END_MORE(24)
                                }
                            }
                        }
                        LET(64) NEED(21); END_LET(64)
                        LET(65)
                            NEED(24);
                            NEED(21);
                        END_LET(65)
                        LET(66)
                            NEED(21);
                            NEED(64);
                            NEED(65);
                        END_LET(66)
                        for (uint64_t x67 = 0; x67 <= 7; x67++) {
                            if (rt_bits(3, x67, 1)) {
                                for (uint64_t x131 = 0; x131 <= 1; x131++) {
                                    LET(141)
                                        NEED(24);
                                        NEED(6);
                                        NEED(8);
                                    END_LET(141)
                                    MORE(66)
                                        NEED(6);
                                        NEED(8);
                                        NEED(141);
                                    END_MORE(66)
                                }
                            }
                        }
                        NEED(25);
                        hmma_884_part(u, 154, 66, 155, 156, 24, x12, 158, 153, 161);
                        LET(21) NEED(161); END_LET(21)
                    }
                }
                if (V(SATFINITE, 2)) {
                    if (x12) {
                        LET(162) NEED(21); END_LET(162)
                    } else {
                        LET(162) NEED(21); END_LET(162)
                    }
                    LET(163) NEED(162); END_LET(163)
                } else {
                    LET(163) NEED(21); END_LET(163)
                }
                LET(164) NEED(163); END_LET(164)
                MORE(19) if (x12) NEED(164); END_MORE(19)
                if (V(tensor_HMMA_DST, 1) == 1) {
                    NEED(164);
                    USE(WRITE(1), F_R, (V(Rd, 3) | ((2 * x18) + x20)));
                }
            }
            if (V(tensor_HMMA_DST, 1) == 0) {
                NEED(19);
                USE(WRITE(1), F_R, (V(Rd, 3) | x18));
            }
        }
    END(10)
    imad_r_part(u, 6, 5, 9, 8, 11, 10);
    rt_leave(u);
}

static void opt_upmma_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 1) USE(ONCE, F_UP, (7 - V(tensor_UPmma, v1)));
    if (LINE(l3) == 3) USE(ONCE, F_UP, (7 - V(tensor_UPmma_NOT, v2)));
}

static struct rt_test opt_upmma_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: case 2: return rt_sure(1);
    case 1: return FLAG(F_UP, (7 - V(tensor_UPmma, v1)));
    }
    return rt_not(FLAG(F_UP, (7 - V(tensor_UPmma_NOT, v2))));
}

static uint64_t extra_value(struct rt_uses *u, int l1)
{
    switch (LINE(l1)) {
    case 0: return 1;
    }
    return 2;
}

static void hmma_a_part(struct rt_uses *u, int v1, int v2, int v3, int v4, int v5, int v6, int v7,
    uint64_t x1)
{
    guard_reads(u, v1, v2);
    IF(1, guard_value(u, v1, v2))
        opt_upmma_reads(u, v3, v4, 0);
        IF(2, rt_not(opt_upmma_value(u, v3, v4, 0)))
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, v5));
            USE(READ, F_R, V(Rc, v6));
            USE(WRITE(1), F_R, V(Rd, v7));
        END(2)
        if (!x1) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, v5));
            USE(READ, F_R, V(Rc, v6));
            USE(WRITE(1), F_R, V(Rd, v7));
        }
    END(1)
}

static void uses_hmma_a(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0, x11 = 0, x12 = 0, x14 = 0, x15 = 0, x17 = 0;
    rt_enter(u);
    x3 = ((V(tensor_HMMA_SHAPE, 0) != ((V(tensor_HMMA_FORMAT, 2) == 2) ? (uint64_t)1 : 2)) &&
        ((V(tensor_HMMA_FORMAT, 2) == 0) || (V(tensor_HMMA_DST, 1) == 1)));
    hmma_a_part(u, 14, 2, 12, 13, 8, 10, 3, x3);
    x4 = ((V(tensor_HMMA_SHAPE, 0) == 1) || ((V(tensor_HMMA_SHAPE, 0) == 0) &&
        (V(tensor_HMMA_FORMAT, 2) == 2)));
    hmma_t_part(u, x4);
    IF(11, guard_value(u, 14, 2))
        x11 = ((uint64_t)1 + extra_value(u, 1));
        x12 = (V(tensor_HMMA_DST, 1) == 0);
        x14 = (rt_shl_int(1, (((int64_t)rt_shr_int((x4 ? (uint64_t)8 : 4), x11) > (int64_t)1) ?
            rt_shr_int((x4 ? (uint64_t)8 : 4), x11) : 1)) - 1);
        x15 = (0xc >> V(tensor_HMMA_FORMAT, 2) & 1);
        x17 = (rt_shl_int(1, (((int64_t)rt_shl_int(1, x11) < (int64_t)(x4 ? (uint64_t)8 : 4)) ?
            rt_shl_int(1, x11) : (x4 ? (uint64_t)8 : 4))) - 1);
        for (uint64_t x18 = 0; x18 <= 1; x18++) {
            for (uint64_t x20 = 0; x20 <= 1; x20++) {
                LET(21) NEED(10); END_LET(21)
                for (uint64_t x22 = 0; x22 <= 3; x22++) {
                    if (rt_bits(x14, x22, 1)) {
                        LET(23) NEED(21); END_LET(23)
                        LET(24)
                            NEED(23);
                            IF(3, OPEN) NEED(21); END(3)
                        END_LET(24)
                        LET(25) NEED(21); END_LET(25)
                        for (uint64_t x26 = 0; x26 <= 7; x26++) {
                            if (rt_bits(x17, x26, 1)) {
                                for (uint64_t x47 = 0; x47 <= 1; x47++) {
                                    if (rt_bits((x15 ? (uint64_t)1 : 3), x47, 1)) {
                                        MORE(25)
                                            NEED(6);
                                            IF(4, OPEN) NEED(8); END(4)
                                            IF(7, OPEN)
                                                NEED(8);
                                                NEED(8);
                                            END(7)
                                        END_MORE(25)
                                        MORE(24)
                                            NEED(6);
                                            NEED(8);
                                        END_MORE(24)
                                    }
                                }
                            }
                        }
                        LET(64) NEED(21); END_LET(64)
                        LET(65)
                            NEED(24);
                            NEED(21);
                        END_LET(65)
                        LET(66)
                            NEED(21);
                            NEED(64);
                            NEED(65);
                        END_LET(66)
                        for (uint64_t x67 = 0; x67 <= 7; x67++) {
                            if (rt_bits(x17, x67, 1)) {
                                for (uint64_t x131 = 0; x131 <= 1; x131++) {
                                    if (rt_bits((x15 ? (uint64_t)1 : 3), x131, 1)) {
                                        LET(141)
                                            NEED(24);
                                            NEED(6);
                                            NEED(8);
                                        END_LET(141)
                                        MORE(66)
                                            NEED(6);
                                            NEED(8);
                                            NEED(141);
                                        END_MORE(66)
                                    }
                                }
                            }
                        }
                        NEED(25);
                        hmma_884_part(u, 154, 66, 155, 156, 24, x12, 158, 153, 161);
                        LET(21) NEED(161); END_LET(21)
                    }
                }
                LET(162) NEED(21); END_LET(162)
                MORE(19) if (x12) NEED(162); END_MORE(19)
                if (V(tensor_HMMA_DST, 1) == 1) {
                    NEED(162);
                    USE(WRITE(1), F_R, (V(Rd, 3) | ((2 * x18) + x20)));
                }
            }
            if (V(tensor_HMMA_DST, 1) == 0) {
                NEED(19);
                USE(WRITE(1), F_R, (V(Rd, 3) | x18));
            }
        }
    END(11)
    imad_r_part(u, 6, 5, 9, 8, 11, 10);
    rt_leave(u);
}

static void uses_hmma_sp(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0, x5 = 0, x7 = 0, x9 = 0, x12 = 0, x13 = 0, x14 = 0, x16 = 0, x17 = 0,
        x19 = 0;
    rt_enter(u);
    x3 = (V(tensor_HMMA_FORMAT, 2) == 2);
    x4 = ((V(tensor_HMMA_SP_SHAPE, 0) != (x3 ? (uint64_t)3 : 0)) && ((V(tensor_HMMA_FORMAT, 2) == 0)
        || (V(tensor_HMMA_DST, 1) == 1)));
    hmma_a_part(u, 17, 2, 12, 13, 8, 10, 3, x4);
    x5 = ((V(tensor_HMMA_SP_SHAPE, 0) == 3) || ((V(tensor_HMMA_SP_SHAPE, 0) == 1) &&
        (V(tensor_HMMA_FORMAT, 2) == 2)));
    LET(6)
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, (V(Ra, 5) | 1));
        if (x5) USE(READ, F_R, (V(Ra, 5) | 2));
        if (x5) USE(READ, F_R, (V(Ra, 5) | 3));
    END_LET(6)
    x7 = ((V(tensor_HMMA_SP_SHAPE, 0) == 3) || ((V(tensor_HMMA_SP_SHAPE, 0) == 1) &&
        (V(tensor_HMMA_FORMAT, 2) == 2)));
    LET(8)
        USE(READ, F_R, V(Rb, 8));
        USE(READ, F_R, (V(Rb, 8) | 1));
        if (x7) USE(READ, F_R, (V(Rb, 8) | 2));
        if (x7) USE(READ, F_R, (V(Rb, 8) | 3));
    END_LET(8)
    x9 = V(tensor_HMMA_DST, 1);
    LET(10)
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        if (x9) USE(READ, F_R, (V(Rc, 10) | 2));
        if (x9) USE(READ, F_R, (V(Rc, 10) | 3));
    END_LET(10)
    IF(11, guard_value(u, 17, 2))
        x12 = ((V(tensor_HMMA_SP_SHAPE, 0) == 3) || ((V(tensor_HMMA_SP_SHAPE, 0) == 1) &&
            (V(tensor_HMMA_FORMAT, 2) == 2)));
        x13 = ((uint64_t)1 + extra_value(u, 1));
        x14 = (V(tensor_HMMA_DST, 1) == 0);
        x16 = (rt_shl_int(1, (((int64_t)rt_shr_int((x12 ? (uint64_t)8 : 4), x13) > (int64_t)1) ?
            rt_shr_int((x12 ? (uint64_t)8 : 4), x13) : 1)) - 1);
        x17 = (0xc >> V(tensor_HMMA_FORMAT, 2) & 1);
        x19 = (rt_shl_int(1, (((int64_t)rt_shl_int(1, x13) < (int64_t)(x12 ? (uint64_t)8 : 4)) ?
            rt_shl_int(1, x13) : (x12 ? (uint64_t)8 : 4))) - 1);
        for (uint64_t x20 = 0; x20 <= 1; x20++) {
            for (uint64_t x22 = 0; x22 <= 1; x22++) {
                LET(23) NEED(10); END_LET(23)
                for (uint64_t x24 = 0; x24 <= 3; x24++) {
                    if (rt_bits(x16, x24, 1)) {
                        LET(25) NEED(23); END_LET(25)
                        LET(26)
                            NEED(25);
                            IF(3, OPEN) NEED(23); END(3)
                        END_LET(26)
                        LET(27) NEED(23); END_LET(27)
                        for (uint64_t x28 = 0; x28 <= 7; x28++) {
                            if (rt_bits(x19, x28, 1)) {
                                for (uint64_t x63 = 0; x63 <= 1; x63++) {
                                    if (rt_bits((x17 ? (uint64_t)1 : 3), x63, 1)) {
                                        MORE(27)
                                            NEED(6);
                                            IF(4, OPEN)
                                                NEED(8);
                                                USE(READ, F_R, V(tensor_META, 14));
                                            END(4)
                                            IF(7, OPEN)
                                                NEED(8);
                                                USE(READ, F_R, V(tensor_META, 14));
                                                NEED(8);
                                            END(7)
                                        END_MORE(27)
                                        MORE(26)
                                            NEED(6);
                                            NEED(8);
                                            USE(READ, F_R, V(tensor_META, 14));
                                        END_MORE(26)
                                    }
                                }
                            }
                        }
                        LET(94) NEED(23); END_LET(94)
                        LET(95)
                            NEED(26);
                            NEED(23);
                        END_LET(95)
                        LET(96)
                            NEED(23);
                            NEED(94);
                            NEED(95);
                        END_LET(96)
                        for (uint64_t x97 = 0; x97 <= 7; x97++) {
                            if (rt_bits(x19, x97, 1)) {
                                for (uint64_t x203 = 0; x203 <= 1; x203++) {
                                    if (rt_bits((x17 ? (uint64_t)1 : 3), x203, 1)) {
                                        LET(220)
                                            NEED(26);
                                            NEED(6);
                                            NEED(8);
                                            USE(READ, F_R, V(tensor_META, 14));
                                        END_LET(220)
                                        MORE(96)
                                            NEED(6);
                                            NEED(8);
                                            USE(READ, F_R, V(tensor_META, 14));
                                            NEED(220);
                                        END_MORE(96)
                                    }
                                }
                            }
                        }
                        NEED(27);
                        hmma_884_part(u, 240, 96, 241, 242, 26, x14, 244, 239, 247);
                        LET(23) NEED(247); END_LET(23)
                    }
                }
                LET(248) NEED(23); END_LET(248)
                MORE(21) if (x14) NEED(248); END_MORE(21)
                if (V(tensor_HMMA_DST, 1) == 1) {
                    NEED(248);
                    USE(WRITE(1), F_R, (V(Rd, 3) | ((2 * x20) + x22)));
                }
            }
            if (V(tensor_HMMA_DST, 1) == 0) {
                NEED(21);
                USE(WRITE(1), F_R, (V(Rd, 3) | x20));
            }
        }
    END(11)
    imad_r_part(u, 6, 5, 9, 8, 11, 10);
    rt_leave(u);
}

static void uses_imma(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0, x5 = 0, x6 = 0, x8 = 0, x13 = 0;
    rt_enter(u);
    x3 = (0xf0 >> V(tensor_IMMA_SHAPE, 0) & 1);
    x4 = rt_shr_int(((V(tensor_IMMA_SHAPE, 0) == 0) ? 4 : ((V(tensor_IMMA_SHAPE, 0) == 1) ? 0 :
        ((V(tensor_IMMA_SHAPE, 0) == 2) ? 8 : ((V(tensor_IMMA_SHAPE, 0) == 3) ? 0 :
        ((V(tensor_IMMA_SHAPE, 0) == 4) ? 4 : ((V(tensor_IMMA_SHAPE, 0) == 5) ? 8 :
        ((V(tensor_IMMA_SHAPE, 0) == 6) ? (uint64_t)16 : 0))))))), (0xc >> V(tensor_IMMA_TYPE_A, 1)
        & 1));
    x5 = (((x4 == 4) || ((x4 == 8) && x3)) && ((0xc >> V(tensor_IMMA_TYPE_A, 1) & 1) == (0xc >>
        V(tensor_IMMA_TYPE_B, 2) & 1)));
    hmma_a_part(u, 13, 1, 11, 12, 7, 9, 4, x5);
    x6 = rt_shl_int((x3 ? (uint64_t)2 : 1), rt_bits(x4, 3, 1));
    LET(7)
        USE(READ, F_R, V(Ra, 5));
        if ((int64_t)x6 > (int64_t)1) USE(READ, F_R, (V(Ra, 5) | 1));
        if ((int64_t)x6 > (int64_t)2) USE(READ, F_R, (V(Ra, 5) | 2));
        if ((int64_t)x6 > (int64_t)3) USE(READ, F_R, (V(Ra, 5) | 3));
    END_LET(7)
    x8 = rt_shl_int(1, rt_bits(x4, 3, 1));
    LET(9)
        USE(READ, F_R, V(Rb, 7));
        if ((int64_t)x8 > (int64_t)1) USE(READ, F_R, (V(Rb, 7) | 1));
    END_LET(9)
    LET(11)
        USE(READ, F_R, V(Rc, 9));
        USE(READ, F_R, (V(Rc, 9) | 1));
        if (0xf0 >> V(tensor_IMMA_SHAPE, 0) & 1) USE(READ, F_R, (V(Rc, 9) | 2));
        if (0xf0 >> V(tensor_IMMA_SHAPE, 0) & 1) USE(READ, F_R, (V(Rc, 9) | 3));
    END_LET(11)
    IF(3, guard_value(u, 13, 1))
        x13 = (rt_shl_int(1, rt_bits(x4, 0, 4)) - 1);
        for (uint64_t x15 = 0; x15 <= 1; x15++) {
            for (uint64_t x16 = 0; x16 <= 1; x16++) {
                LET(17) NEED(11); END_LET(17)
                for (uint64_t x18 = 0; x18 <= 7; x18++) {
                    if (rt_bits(x13, x18, 1)) {
                        if (0xc >> V(tensor_IMMA_TYPE_A, 1) & 1) {
                            for (uint64_t x26 = 0; x26 <= 7; x26++) {
                                MORE(25)
                                    NEED(7);
                                    NEED(9);
                                END_MORE(25)
                            }
                            LET(27) NEED(25); END_LET(27)
                        } else {
                            LET(27)
                                NEED(7);
                                NEED(9);
                            END_LET(27)
                        }
                        MORE(17) NEED(27); END_MORE(17)
                    }
                }
                if (rt_bits((x3 ? (uint64_t)3 : 1), x15, 1)) {
                    NEED(17);
                    USE(WRITE(1), F_R, (V(Rd, 4) | ((2 * x15) + x16)));
                }
            }
        }
    END(3)
    imad_r_part(u, 6, 5, 8, 7, 10, 9);
    rt_leave(u);
}

static void uses_imma_sp(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0, x6 = 0, x10 = 0, x11 = 0;
    rt_enter(u);
    x3 = (((V(tensor_IMMA_SP_SHAPE, 0) - (0xc >> V(tensor_IMMA_TYPE_A, 1) & 1)) ==
        ((((V(tensor_IMMA_SP_SHAPE, 0) == 7) || ((V(tensor_IMMA_SP_SHAPE, 0) == 6) && (0x3 >>
        V(tensor_IMMA_TYPE_A, 1) & 1))) == 0) ? (uint64_t)5 : 6)) && ((0xc >> V(tensor_IMMA_TYPE_A,
        1) & 1) == (0xc >> V(tensor_IMMA_TYPE_B, 2) & 1)));
    hmma_a_part(u, 16, 1, 11, 12, 7, 9, 4, x3);
    x4 = ((V(tensor_IMMA_SP_SHAPE, 0) == 7) || ((V(tensor_IMMA_SP_SHAPE, 0) == 6) && (0x3 >>
        V(tensor_IMMA_TYPE_A, 1) & 1)));
    LET(5)
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, (V(Ra, 5) | 1));
        if (x4) USE(READ, F_R, (V(Ra, 5) | 2));
        if (x4) USE(READ, F_R, (V(Ra, 5) | 3));
    END_LET(5)
    x6 = ((V(tensor_IMMA_SP_SHAPE, 0) == 7) || ((V(tensor_IMMA_SP_SHAPE, 0) == 6) && (0x3 >>
        V(tensor_IMMA_TYPE_A, 1) & 1)));
    LET(7)
        USE(READ, F_R, V(Rb, 7));
        USE(READ, F_R, (V(Rb, 7) | 1));
        if (x6) USE(READ, F_R, (V(Rb, 7) | 2));
        if (x6) USE(READ, F_R, (V(Rb, 7) | 3));
    END_LET(7)
    LET(8)
        st_v_part_3(u, 9);
    END_LET(8)
    IF(3, guard_value(u, 16, 1))
        x10 = ((V(tensor_IMMA_SP_SHAPE, 0) == 7) || ((V(tensor_IMMA_SP_SHAPE, 0) == 6) && (0x3 >>
            V(tensor_IMMA_TYPE_A, 1) & 1)));
        x11 = (rt_shl_int(1, (x10 ? (uint64_t)8 : 4)) - 1);
        for (uint64_t x13 = 0; x13 <= 1; x13++) {
            for (uint64_t x14 = 0; x14 <= 1; x14++) {
                LET(15) NEED(8); END_LET(15)
                for (uint64_t x16 = 0; x16 <= 7; x16++) {
                    if (rt_bits(x11, x16, 1)) {
                        if (0xc >> V(tensor_IMMA_TYPE_A, 1) & 1) {
                            for (uint64_t x31 = 0; x31 <= 7; x31++) {
                                MORE(30)
                                    NEED(5);
                                    NEED(7);
                                    USE(READ, F_R, V(tensor_META, 13));
                                END_MORE(30)
                            }
                            LET(32) NEED(30); END_LET(32)
                        } else {
                            LET(32)
                                NEED(5);
                                NEED(7);
                                USE(READ, F_R, V(tensor_META, 13));
                            END_LET(32)
                        }
                        MORE(15) NEED(32); END_MORE(15)
                    }
                }
                NEED(15);
                USE(WRITE(1), F_R, (V(Rd, 4) | ((2 * x13) + x14)));
            }
        }
    END(3)
    imad_r_part(u, 6, 5, 8, 7, 10, 9);
    rt_leave(u);
}

static void uses_bmma(struct rt_uses *u)
{
    uint64_t x3 = 0, x8 = 0, x11 = 0, x12 = 0;
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(2, guard_value(u, 11, 1))
        opt_upmma_reads(u, 9, 10, 0);
        IF(1, rt_not(opt_upmma_value(u, 9, 10, 0)))
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, V(Rc, 7));
            USE(WRITE(1), F_R, V(Rd, 2));
        END(1)
    END(2)
    x3 = (V(tensor_BMMA_SHAPE, 0) == 2);
    LET(5)
        USE(READ, F_R, V(Ra, 3));
        if (0xe >> V(tensor_BMMA_SHAPE, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 1));
        if (0xc >> V(tensor_BMMA_SHAPE, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 2));
        if (0xc >> V(tensor_BMMA_SHAPE, 0) & 1) USE(READ, F_R, (V(Ra, 3) | 3));
    END_LET(5)
    x8 = V(tensor_BMMA_SHAPE, 0);
    LET(9)
        USE(READ, F_R, V(Rc, 7));
        USE(READ, F_R, (V(Rc, 7) | 1));
        if (x8) USE(READ, F_R, (V(Rc, 7) | 2));
        if (x8) USE(READ, F_R, (V(Rc, 7) | 3));
    END_LET(9)
    IF(3, guard_value(u, 11, 1))
        x11 = (0xe >> V(tensor_BMMA_SHAPE, 0) & 1);
        x12 = (rt_shl_int(1, (x3 ? (uint64_t)8 : 4)) - 1);
        for (uint64_t x14 = 0; x14 <= 1; x14++) {
            for (uint64_t x15 = 0; x15 <= 1; x15++) {
                LET(16) NEED(9); END_LET(16)
                for (uint64_t x17 = 0; x17 <= 7; x17++) {
                    if (rt_bits(x12, x17, 1)) {
                        MORE(16)
                            NEED(5);
                            USE(READ, F_R, V(Rb, 5));
                            if (V(tensor_BMMA_SHAPE, 0) == 2) USE(READ, F_R, (V(Rb, 5) | 1));
                        END_MORE(16)
                    }
                }
                if (rt_bits((x11 ? (uint64_t)3 : 1), x14, 1)) {
                    NEED(16);
                    USE(WRITE(1), F_R, (V(Rd, 2) | ((2 * x14) + x15)));
                }
            }
        }
    END(3)
    imad_r_part(u, 4, 3, 6, 5, 8, 7);
    rt_leave(u);
}

static void dmma_a_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_A, v1)) USE(KEEP, F_R, V(Ra, v2));
}

static void dmma_b_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void dmma_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dmma_a(struct rt_uses *u)
{
    uint64_t x42 = 0;
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        opt_upmma_reads(u, 11, 12, 3);
        IF(1, rt_not(opt_upmma_value(u, 11, 12, 3)))
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, V(Rc, 9));
            USE(WRITE(1), F_R, V(Rd, 1));
        END(1)
    END(2)
    LET(22)
        st_v_part_3(u, 9);
    END_LET(22)
    IF(3, guard_value(u, 13, 4))
        for (uint64_t x27 = 0; x27 <= 1; x27++) {
            LET(29) NEED(22); END_LET(29)
            MORE(29)
                hmma_884_part_2(u, 3, 6);
            END_MORE(29)
            LET(41) NEED(29); END_LET(41)
            x42 = ((V(Rd, 1) == 255) ? 255 : rt_bits((V(Rd, 1) + (2 * x27)), 0, 8));
            NEED(41);
            USE(WRITE(1), F_R, x42);
            USE(WRITE(1), F_R, (x42 | 1));
        }
    END(3)
    dmma_a_keeps(u, 4, 3);
    dmma_b_keeps(u, 7, 6);
    dmma_c_keeps(u, 10, 9);
    rt_leave(u);
}

static void opt_upmma_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(ONCE, F_UP, (7 - V(tensor_UPmma, v1)));
    if (LINE(l3) == 2) USE(ONCE, F_UP, (7 - V(tensor_UPmma_NOT, v2)));
}

static struct rt_test opt_upmma_value_2(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return FLAG(F_UP, (7 - V(tensor_UPmma, v1)));
    case 1: return rt_sure(1);
    }
    return rt_not(FLAG(F_UP, (7 - V(tensor_UPmma_NOT, v2))));
}

static void dmma_h_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5)
{
    LET(n1) NEED(n2); END_LET(n1)
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        MORE(n1)
            NEED(7);
            NEED(22);
        END_MORE(n1)
    }
    LET(48) NEED(n1); END_LET(48)
    if (0xc >> V(tensor_DMMA_SHAPE, 0) & 1) {
        LET(n3) NEED(48); END_LET(n3)
        for (uint64_t x2 = 0; x2 <= 3; x2++) {
            MORE(n3)
                NEED(11);
                NEED(22);
            END_MORE(n3)
        }
        LET(48) NEED(n3); END_LET(48)
    }
    if (V(tensor_DMMA_SHAPE, 0) == 3) {
        LET(n4) NEED(48); END_LET(n4)
        for (uint64_t x3 = 0; x3 <= 3; x3++) {
            MORE(n4)
                NEED(15);
                NEED(26);
            END_MORE(n4)
        }
        LET(48) NEED(n4); END_LET(48)
    }
    if (V(tensor_DMMA_SHAPE, 0) == 3) {
        LET(n5) NEED(48); END_LET(n5)
        for (uint64_t x4 = 0; x4 <= 3; x4++) {
            MORE(n5)
                NEED(19);
                NEED(26);
            END_MORE(n5)
        }
        LET(48) NEED(n5); END_LET(48)
    }
}

static void uses_dmma_h(struct rt_uses *u)
{
    uint64_t x4 = 0, x9 = 0, x10 = 0, x13 = 0, x14 = 0, x17 = 0, x18 = 0, x21 = 0, x24 = 0, x25 = 0,
        x30 = 0, x85 = 0, x135 = 0;
    rt_enter(u);
    guard_reads(u, 14, 4);
    IF(2, guard_value(u, 14, 4))
        opt_upmma_reads_2(u, 12, 13, 3);
        IF(1, rt_not(opt_upmma_value_2(u, 12, 13, 3)))
            USE(READ, F_R, V(Ra, 4));
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 2));
        END(1)
    END(2)
    x4 = (0xe >> V(tensor_DMMA_SHAPE, 0) & 1);
    LET(7)
        USE(READ, F_R, V(Ra, 4));
        USE(READ, F_R, (V(Ra, 4) | 1));
        if (0xe >> V(tensor_DMMA_SHAPE, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 2));
        if (0xe >> V(tensor_DMMA_SHAPE, 0) & 1) USE(READ, F_R, (V(Ra, 4) | 3));
    END_LET(7)
    x9 = ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 4), 0, 8));
    x10 = (0xc >> V(tensor_DMMA_SHAPE, 0) & 1);
    LET(11)
        USE(READ, F_R, x9);
        if (x10) USE(READ, F_R, (x9 | 1));
        if (x10) USE(READ, F_R, (x9 | 2));
        if (x10) USE(READ, F_R, (x9 | 3));
    END_LET(11)
    x13 = ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 8), 0, 8));
    x14 = (V(tensor_DMMA_SHAPE, 0) == 3);
    LET(15)
        USE(READ, F_R, x13);
        if (x14) USE(READ, F_R, (x13 | 1));
        if (x14) USE(READ, F_R, (x13 | 2));
        if (x14) USE(READ, F_R, (x13 | 3));
    END_LET(15)
    x17 = ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 12), 0, 8));
    x18 = (V(tensor_DMMA_SHAPE, 0) == 3);
    LET(19)
        USE(READ, F_R, x17);
        if (x18) USE(READ, F_R, (x17 | 1));
        if (x18) USE(READ, F_R, (x17 | 2));
        if (x18) USE(READ, F_R, (x17 | 3));
    END_LET(19)
    x21 = (0xc >> V(tensor_DMMA_SHAPE, 0) & 1);
    LET(22)
        USE(READ, F_R, V(Rb, 7));
        USE(READ, F_R, (V(Rb, 7) | 1));
        if (x21) USE(READ, F_R, (V(Rb, 7) | 2));
        if (x21) USE(READ, F_R, (V(Rb, 7) | 3));
    END_LET(22)
    x24 = ((V(Rb, 7) == 255) ? 255 : rt_bits((V(Rb, 7) + 4), 0, 8));
    x25 = (V(tensor_DMMA_SHAPE, 0) == 3);
    LET(26)
        USE(READ, F_R, x24);
        if (x25) USE(READ, F_R, (x24 | 1));
        if (x25) USE(READ, F_R, (x24 | 2));
        if (x25) USE(READ, F_R, (x24 | 3));
    END_LET(26)
    LET(28)
        st_v_part_3(u, 10);
    END_LET(28)
    x30 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 4), 0, 8));
    LET(32)
        USE(READ, F_R, x30);
        if (0xe >> V(tensor_DMMA_SHAPE, 0) & 1) USE(READ, F_R, (x30 | 1));
        if (0xe >> V(tensor_DMMA_SHAPE, 0) & 1) USE(READ, F_R, (x30 | 2));
        if (0xe >> V(tensor_DMMA_SHAPE, 0) & 1) USE(READ, F_R, (x30 | 3));
    END_LET(32)
    IF(3, guard_value(u, 14, 4))
        for (uint64_t x34 = 0; x34 <= 1; x34++) {
            dmma_h_part(u, 36, 28, 49, 61, 73);
            x85 = ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + (2 * x34)), 0, 8));
            NEED(48);
            USE(WRITE(1), F_R, x85);
            USE(WRITE(1), F_R, (x85 | 1));
            if (x4) {
                dmma_h_part(u, 87, 32, 99, 111, 123);
                x135 = ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + ((uint64_t)4 + (2 * x34))), 0,
                    8));
                NEED(48);
                USE(WRITE(1), F_R, x135);
                USE(WRITE(1), F_R, (x135 | 1));
            }
        }
    END(3)
    dmma_a_keeps(u, 5, 4);
    dmma_b_keeps(u, 8, 7);
    dmma_c_keeps(u, 11, 10);
    rt_leave(u);
}

static void uses_movm(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        if ((0xfe >> V(tensor_MOVM_SIZE, 0) & 1) || (0xe >> V(tensor_MOVM_KIND, 1) & 1)) {
            USE(READ, F_R, V(Ra, 3));
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        USE(READ, F_R, V(Ra, 3));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
}

static void uses_hgmma_hgmma_r(struct rt_uses *u)
{
    guard_reads(u, 6, 0);
    IF(1, guard_value(u, 6, 0))
        USE(READ, F_R, V(Ra, 1));
        USE(ONCE, F_UR, V(URb, 3));
        USE(READ, F_R, V(Rc, 4));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    if (V(REUSE_A, 2)) USE(KEEP, F_R, V(Ra, 1));
    if (V(REUSE_C, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_hgmma_hgmma_d(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(ONCE, F_UR, V(URa, 1));
        USE(READ, F_R, V(Rc, 2));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    if (V(REUSE_C, 3)) USE(KEEP, F_R, V(Rc, 2));
}

static void bound_const_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) USE(ONCE, F_UR, V(URtex, v1));
}

static void tex_c_part(struct rt_uses *u, int v1, int v2, uint64_t x4, uint64_t x5)
{
    uint64_t x2 = 0;
    IF(1, OPEN)
        LET(30)
            NEED(23);
            NEED(6);
        END_LET(30)
    END(1)
    LET(31) NEED(30); END_LET(31)
    IF(2, OPEN)
        LET(33)
            NEED(24);
            NEED(6);
        END_LET(33)
    END(2)
    LET(34) NEED(33); END_LET(34)
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(V(texture_MASK, v1), x1, 1)) {
            x2 = ((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 0, 1) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1));
            IF(3, OPEN)
                for (uint64_t x3 = 0; x3 <= 7; x3++) {
                    LET(166)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(166)
                    LET(178)
                        IF(4, OPEN)
                            NEED(9);
                            NEED(6);
                        END(4)
                        IF(5, OPEN)
                            NEED(31);
                            NEED(34);
                        END(5)
                    END_LET(178)
                    IF(6, OPEN)
                        LET(186) NEED(31); END_LET(186)
                    END(6)
                    LET(187) NEED(186); END_LET(187)
                    IF(7, OPEN)
                        LET(191) NEED(34); END_LET(191)
                        LET(191) if (0xf0 >> V(texture_DIM, v2) & 1) USE(EARLY(-1), F_R, V(Ra, 12));
                            END_LET(191)
                    END(7)
                    LET(192) NEED(191); END_LET(192)
                    LET(193)
                        NEED(192);
                        NEED(187);
                        NEED(9);
                        NEED(6);
                    END_LET(193)
                    IF(8, OPEN) NEED(178); END(8)
                    IF(9, OPEN)
                        LET(195)
                            IF(10, OPEN) NEED(193); END(10)
                        END_LET(195)
                    END(9)
                    MORE(134)
                        NEED(166);
                        IF(11, OPEN) NEED(195); END(11)
                    END_MORE(134)
                }
                LET(133) NEED(134); END_LET(133)
                LET(207)
                    IF(12, OPEN)
                        NEED(9);
                        NEED(6);
                    END(12)
                    IF(13, OPEN)
                        NEED(31);
                        NEED(34);
                    END(13)
                END_LET(207)
                LET(215) NEED(31); END_LET(215)
                LET(216) NEED(215); END_LET(216)
                LET(220) NEED(34); END_LET(220)
                LET(220) if (0xf0 >> V(texture_DIM, v2) & 1) USE(EARLY(-1), F_R, V(Ra, 12));
                    END_LET(220)
                LET(221) NEED(220); END_LET(221)
                LET(222)
                    NEED(221);
                    NEED(216);
                    NEED(9);
                    NEED(6);
                END_LET(222)
                NEED(207);
                LET(224)
                    IF(14, OPEN) NEED(222); END(14)
                END_LET(224)
                LET(133) NEED(224); END_LET(133)
            END(3)
            NEED(133);
            if (V(texture_F16, 2)) {
                USE_PART(WRITE(1), F_R, K((((int64_t)x2 > (int64_t)1) ? V(Rc, 10) : V(Rd, 11))),
                    BITS((16 * rt_bits(x2, 0, 1)), 16));
            } else {
                USE(WRITE(1), F_R, ((rt_bits(x2, 0, 2) == 0) ? V(Rd, 11) : ((rt_bits(x2, 0, 2) == 1)
                    ? x4 : ((rt_bits(x2, 0, 2) == 2) ? V(Rc, 10) : x5))));
            }
        }
    }
}

static void tex_c_part_2(struct rt_uses *u, uint64_t x1, uint64_t x2, int v3, int v4)
{
    if ((int64_t)x1 < (int64_t)x2) {
        USE(EARLY(-1), F_R, ((V(Ra, v3) == 255) ? 255 : rt_bits((V(Ra, v3) + x1), 0, 8)));
    } else USE(EARLY(-1), F_R, ((V(Rb, v4) == 255) ? 255 : rt_bits((V(Rb, v4) + (x1 - x2)), 0, 8)));
}

static void tex_c_part_3(struct rt_uses *u, unsigned n1, uint64_t x1, uint64_t x2, int v4, int v5)
{
    LET(n1)
        if ((int64_t)x1 < (int64_t)x2) {
            USE(EARLY(-1), F_R, ((V(Ra, v4) == 255) ? 255 : rt_bits((V(Ra, v4) + x1), 0, 8)));
        } else {
            USE(EARLY(-1), F_R, ((V(Rb, v5) == 255) ? 255 : rt_bits((V(Rb, v5) + (x1 - x2)), 0,
                8)));
        }
    END_LET(n1)
}

static void tex_c_part_4(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    if ((0xfee8 >> V(texture_MASK, v2) & 1) && (V(texture_F16, v3) == 0)) {
        USE(WRITE(1), F_R, (V(Rd, v1) | 1));
    }
    if (0xe880 >> V(texture_MASK, v2) & 1) USE(WRITE(1), F_R, V(Rc, v4));
}

static void tex_c_part_5(struct rt_uses *u, uint64_t x1, uint64_t x2, int v3, int v4)
{
    if ((int64_t)x1 < (int64_t)x2) {
        USE(EARLY(-1), F_R, ((V(Ra, v3) == 255) ? 255 : rt_bits((V(Ra, v3) + x1), 0, 8)));
    } else USE(EARLY(-1), F_R, ((V(Rb, v4) == 255) ? 255 : rt_bits((V(Rb, v4) + 0), 0, 8)));
}

static void tex_c_part_6(struct rt_uses *u, int v1)
{
    if ((V(texture_MASK, v1) == 15) && (V(texture_F16, 2) == 0)) {
        USE(WRITE(1), F_R, (V(Rc, 10) | 1));
    }
}

static void tex_c_part_7(struct rt_uses *u, int v1, uint64_t x2)
{
    uint64_t x1 = 0, x3 = 0, x4 = 0, x5 = 0;
    if (V(texture_AOFFI, 4)) {
        x1 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, v1) == 0) ? 1 : ((V(texture_DIM, v1)
            == 1) ? 2 : ((V(texture_DIM, v1) == 2) ? 3 : ((V(texture_DIM, v1) == 3) ? 3 :
            ((V(texture_DIM, v1) == 4) ? 1 : ((V(texture_DIM, v1) == 5) ? 2 : ((V(texture_DIM, v1)
            == 6) ? (uint64_t)2 : 0))))))) + (0xf0 >> V(texture_DIM, v1) & 1)) + 0) + (0xfc >>
            V(texture_LOD, 3) & 1));
        LET(5)
            tex_c_part_2(u, x1, x2, 12, 13);
        END_LET(5)
    }
    LET(6) NEED(5); END_LET(6)
    x3 = (0xf0 >> V(texture_DIM, v1) & 1);
    LET(9)
        tex_c_part_5(u, x3, x2, 12, 13);
    END_LET(9)
    if (0x6e >> V(texture_DIM, v1) & 1) {
        x4 = ((uint64_t)(0xf0 >> V(texture_DIM, v1) & 1) + 1);
        tex_c_part_3(u, 11, x4, x2, 12, 13);
    }
    if (0xc >> V(texture_DIM, v1) & 1) {
        x5 = ((uint64_t)(0xf0 >> V(texture_DIM, v1) & 1) + 2);
        tex_c_part_3(u, 13, x5, x2, 12, 13);
    }
}

static void tex_c_part_8(struct rt_uses *u, int v1, uint64_t x2)
{
    uint64_t x1 = 0;
    if (0xfc >> V(texture_LOD, 3) & 1) {
        x1 = ((uint64_t)((uint64_t)((V(texture_DIM, v1) == 0) ? 1 : ((V(texture_DIM, v1) == 1) ? 2 :
            ((V(texture_DIM, v1) == 2) ? 3 : ((V(texture_DIM, v1) == 3) ? 3 : ((V(texture_DIM, v1)
            == 4) ? 1 : ((V(texture_DIM, v1) == 5) ? 2 : ((V(texture_DIM, v1) == 6) ? (uint64_t)2 :
            0))))))) + (0xf0 >> V(texture_DIM, v1) & 1)) + 0);
        LET(3)
            tex_c_part_2(u, x1, x2, 12, 13);
        END_LET(3)
    }
    NEED(3);
}

static void uses_tex_c(struct rt_uses *u)
{
    uint64_t x1 = 0, x18 = 0, x19 = 0;
    rt_enter(u);
    guard_reads(u, 21, 6);
    IF(29, guard_value(u, 21, 6))
        x1 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, 18)
            == 0) ? 1 : ((V(texture_DIM, 18) == 1) ? 2 : ((V(texture_DIM, 18) == 2) ? 3 :
            ((V(texture_DIM, 18) == 3) ? 3 : ((V(texture_DIM, 18) == 4) ? 1 : ((V(texture_DIM, 18)
            == 5) ? 2 : ((V(texture_DIM, 18) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
            V(texture_DIM, 18) & 1)) + (((0xfc >> V(texture_LOD, 3) & 1) + V(texture_AOFFI, 4)) +
            V(texture_DC, 5))) + 1), 1) : ((uint64_t)((V(texture_DIM, 18) == 0) ? 1 :
            ((V(texture_DIM, 18) == 1) ? 2 : ((V(texture_DIM, 18) == 2) ? 3 : ((V(texture_DIM, 18)
            == 3) ? 3 : ((V(texture_DIM, 18) == 4) ? 1 : ((V(texture_DIM, 18) == 5) ? 2 :
            ((V(texture_DIM, 18) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >> V(texture_DIM, 18) &
            1)));
        if (V(texture_DC, 5) || (0x88 >> V(texture_DIM, 18) & 1)) {
            USE(EARLY(-1), F_R, V(Ra, 12));
            USE(EARLY(-1), F_R, V(Rb, 13));
            bound_const_reads(u, 16, 3);
            opt_writes(u, 9, 1);
            tex_c_part_4(u, 11, 19, 2, 10);
            tex_c_part_6(u, 19);
        } else {
            tex_c_part_7(u, 18, x1);
            x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
            x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
            LET(23) NEED(11); END_LET(23)
            LET(24) NEED(13); END_LET(24)
            bound_const_reads(u, 16, 3);
            tex_c_part(u, 19, 18, x18, x19);
            opt_writes(u, 9, 1);
        }
    END(29)
    tex_c_part_8(u, 18, x1);
    rt_leave(u);
}

static void uses_tex_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x18 = 0, x19 = 0;
    rt_enter(u);
    guard_reads(u, 20, 5);
    IF(29, guard_value(u, 20, 5))
        x1 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, 17)
            == 0) ? 1 : ((V(texture_DIM, 17) == 1) ? 2 : ((V(texture_DIM, 17) == 2) ? 3 :
            ((V(texture_DIM, 17) == 3) ? 3 : ((V(texture_DIM, 17) == 4) ? 1 : ((V(texture_DIM, 17)
            == 5) ? 2 : ((V(texture_DIM, 17) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
            V(texture_DIM, 17) & 1)) + (((0xfc >> V(texture_LOD, 3) & 1) + V(texture_AOFFI, 4)) +
            V(texture_DC, 5))) + 1), 1) : ((uint64_t)((V(texture_DIM, 17) == 0) ? 1 :
            ((V(texture_DIM, 17) == 1) ? 2 : ((V(texture_DIM, 17) == 2) ? 3 : ((V(texture_DIM, 17)
            == 3) ? 3 : ((V(texture_DIM, 17) == 4) ? 1 : ((V(texture_DIM, 17) == 5) ? 2 :
            ((V(texture_DIM, 17) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >> V(texture_DIM, 17) &
            1)));
        if (V(texture_DC, 5) || (0x88 >> V(texture_DIM, 17) & 1)) {
            USE(EARLY(-1), F_R, V(Ra, 12));
            USE(EARLY(-1), F_R, V(Rb, 13));
            opt_writes(u, 9, 0);
            tex_c_part_4(u, 11, 18, 2, 10);
            tex_c_part_6(u, 18);
        } else {
            tex_c_part_7(u, 17, x1);
            x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
            x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
            LET(23) NEED(11); END_LET(23)
            LET(24) NEED(13); END_LET(24)
            tex_c_part(u, 18, 17, x18, x19);
            opt_writes(u, 9, 0);
        }
    END(29)
    tex_c_part_8(u, 17, x1);
    rt_leave(u);
}

static void tex_r_part(struct rt_uses *u, unsigned n1, int v2, uint64_t x1, int v4, int v5,
    uint64_t x2, uint64_t x3)
{
    NEED(n1);
    if (V(texture_F16, v2)) {
        USE_PART(WRITE(1), F_R, K((((int64_t)x1 > (int64_t)1) ? V(Rc, v4) : V(Rd, v5))), BITS((16 *
            rt_bits(x1, 0, 1)), 16));
    } else {
        USE(WRITE(1), F_R, ((rt_bits(x1, 0, 2) == 0) ? V(Rd, v5) : ((rt_bits(x1, 0, 2) == 1) ? x2 :
            ((rt_bits(x1, 0, 2) == 2) ? V(Rc, v4) : x3))));
    }
}

static void uses_tex_r(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0, x6 = 0, x9 = 0, x10 = 0, x13 = 0, x15 = 0, x17 = 0, x23
        = 0, x24 = 0, x137 = 0;
    rt_enter(u);
    guard_reads(u, 17, 5);
    IF(29, guard_value(u, 17, 5))
        x1 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, 14)
            == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
            ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 : ((V(texture_DIM, 14)
            == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
            V(texture_DIM, 14) & 1)) + ((((uint64_t)1 + (0xfc >> V(texture_LOD, 3) & 1)) +
            V(texture_AOFFI, 4)) + V(texture_DC, 5))) + 1), 1) : ((uint64_t)((V(texture_DIM, 14) ==
            0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
            ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 : ((V(texture_DIM, 14)
            == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
            V(texture_DIM, 14) & 1)));
        if (V(texture_DC, 5) || (0x88 >> V(texture_DIM, 14) & 1)) {
            x2 = ((uint64_t)((V(texture_DIM, 14) == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 :
                ((V(texture_DIM, 14) == 2) ? 3 : ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM,
                14) == 4) ? 1 : ((V(texture_DIM, 14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ?
                (uint64_t)2 : 3))))))) + (0xf0 >> V(texture_DIM, 14) & 1));
            x3 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM,
                14) == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
                ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 : ((V(texture_DIM,
                14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
                V(texture_DIM, 14) & 1)) + ((((uint64_t)1 + (0xfc >> V(texture_LOD, 3) & 1)) +
                V(texture_AOFFI, 4)) + V(texture_DC, 5))) + 1), 1) : ((uint64_t)((V(texture_DIM, 14)
                == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
                ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 : ((V(texture_DIM,
                14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
                V(texture_DIM, 14) & 1)));
            USE(EARLY(-1), F_R, V(Ra, 12));
            USE(EARLY(-1), F_R, V(Rb, 13));
            tex_c_part_2(u, x2, x3, 12, 13);
            opt_writes(u, 9, 0);
            tex_c_part_4(u, 11, 15, 2, 10);
            tex_c_part_6(u, 15);
        } else {
            if (V(texture_AOFFI, 4)) {
                x6 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, 14) == 0) ? 1 :
                    ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
                    ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 :
                    ((V(texture_DIM, 14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 :
                    0))))))) + (0xf0 >> V(texture_DIM, 14) & 1)) + 1) + (0xfc >> V(texture_LOD, 3) &
                    1));
                LET(7)
                    tex_c_part_2(u, x6, x1, 12, 13);
                END_LET(7)
            }
            LET(8) NEED(7); END_LET(8)
            x9 = ((uint64_t)((V(texture_DIM, 14) == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 :
                ((V(texture_DIM, 14) == 2) ? 3 : ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM,
                14) == 4) ? 1 : ((V(texture_DIM, 14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ?
                (uint64_t)2 : 0))))))) + (0xf0 >> V(texture_DIM, 14) & 1));
            x10 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM,
                14) == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
                ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 : ((V(texture_DIM,
                14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 : 0))))))) + (0xf0 >>
                V(texture_DIM, 14) & 1)) + ((uint64_t)(((uint64_t)1 + (0xfc >> V(texture_LOD, 3) &
                1)) + V(texture_AOFFI, 4)) + 0)) + 1), 1) : ((uint64_t)((V(texture_DIM, 14) == 0) ?
                1 : ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
                ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 : ((V(texture_DIM,
                14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 : 0))))))) + (0xf0 >>
                V(texture_DIM, 14) & 1)));
            tex_c_part_3(u, 11, x9, x10, 12, 13);
            x13 = (0xf0 >> V(texture_DIM, 14) & 1);
            LET(14)
                tex_c_part_5(u, x13, x1, 12, 13);
            END_LET(14)
            if (0x6e >> V(texture_DIM, 14) & 1) {
                x15 = ((uint64_t)(0xf0 >> V(texture_DIM, 14) & 1) + 1);
                tex_c_part_3(u, 16, x15, x1, 12, 13);
            }
            if (0xc >> V(texture_DIM, 14) & 1) {
                x17 = ((uint64_t)(0xf0 >> V(texture_DIM, 14) & 1) + 2);
                tex_c_part_3(u, 18, x17, x1, 12, 13);
            }
            x23 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
            x24 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
            LET(28) NEED(16); END_LET(28)
            LET(29) NEED(18); END_LET(29)
            NEED(11);
            IF(1, OPEN)
                LET(35)
                    NEED(28);
                    NEED(8);
                END_LET(35)
            END(1)
            LET(36) NEED(35); END_LET(36)
            IF(2, OPEN)
                LET(38)
                    NEED(11);
                    NEED(29);
                    NEED(8);
                END_LET(38)
            END(2)
            LET(39) NEED(38); END_LET(39)
            for (uint64_t x43 = 0; x43 <= 3; x43++) {
                if (rt_bits(V(texture_MASK, 15), x43, 1)) {
                    x137 = ((rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x43) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x43) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x43) - 1)), 2, 1));
                    IF(28, OPEN)
                        for (uint64_t x140 = 0; x140 <= 7; x140++) {
                            LET(171)
                                NEED(14);
                                NEED(8);
                                NEED(36);
                                NEED(39);
                            END_LET(171)
                            LET(183)
                                NEED(11);
                                IF(3, OPEN)
                                    NEED(14);
                                    NEED(8);
                                END(3)
                                IF(9, OPEN)
                                    NEED(36);
                                    NEED(39);
                                END(9)
                            END_LET(183)
                            NEED(11);
                            IF(10, OPEN)
                                LET(191) NEED(36); END_LET(191)
                            END(10)
                            LET(192) NEED(191); END_LET(192)
                            NEED(11);
                            IF(11, OPEN)
                                LET(196) NEED(39); END_LET(196)
                                LET(196)
                                    if (0xf0 >> V(texture_DIM, 14) & 1) USE(EARLY(-1), F_R, V(Ra,
                                        12));
                                    NEED(11);
                                END_LET(196)
                            END(11)
                            LET(197) NEED(196); END_LET(197)
                            LET(198)
                                NEED(11);
                                NEED(197);
                                NEED(192);
                                NEED(14);
                                NEED(8);
                            END_LET(198)
                            NEED(11);
                            IF(12, OPEN) NEED(183); END(12)
                            IF(14, OPEN)
                                LET(200)
                                    IF(13, OPEN) NEED(198); END(13)
                                END_LET(200)
                            END(14)
                            MORE(139)
                                NEED(171);
                                IF(15, OPEN) NEED(200); END(15)
                            END_MORE(139)
                        }
                        LET(138) NEED(139); END_LET(138)
                        LET(212)
                            NEED(11);
                            IF(16, OPEN)
                                NEED(14);
                                NEED(8);
                            END(16)
                            IF(22, OPEN)
                                NEED(36);
                                NEED(39);
                            END(22)
                        END_LET(212)
                        NEED(11);
                        LET(220) NEED(36); END_LET(220)
                        LET(221) NEED(220); END_LET(221)
                        NEED(11);
                        LET(225) NEED(39); END_LET(225)
                        LET(225)
                            if (0xf0 >> V(texture_DIM, 14) & 1) USE(EARLY(-1), F_R, V(Ra, 12));
                            NEED(11);
                        END_LET(225)
                        LET(226) NEED(225); END_LET(226)
                        LET(227)
                            NEED(11);
                            NEED(226);
                            NEED(221);
                            NEED(14);
                            NEED(8);
                        END_LET(227)
                        NEED(11);
                        NEED(212);
                        LET(229)
                            IF(26, OPEN) NEED(227); END(26)
                        END_LET(229)
                        LET(138) NEED(229); END_LET(138)
                    END(28)
                    tex_r_part(u, 138, 2, x137, 10, 11, x23, x24);
                }
            }
            opt_writes(u, 9, 0);
        }
    END(29)
    if (0xfc >> V(texture_LOD, 3) & 1) {
        x4 = ((uint64_t)((uint64_t)((V(texture_DIM, 14) == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 :
            ((V(texture_DIM, 14) == 2) ? 3 : ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14)
            == 4) ? 1 : ((V(texture_DIM, 14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 :
            0))))))) + (0xf0 >> V(texture_DIM, 14) & 1)) + 1);
        LET(5)
            tex_c_part_2(u, x4, x1, 12, 13);
        END_LET(5)
    }
    NEED(5);
    rt_leave(u);
}

static void tld_c_part(struct rt_uses *u, int v1)
{
    NEED(26);
    IF(1, OPEN)
        LET(68)
            IF(2, OPEN) NEED(10); END(2)
            IF(3, OPEN)
                NEED(13);
                NEED(16);
            END(3)
        END_LET(68)
        LET(76) NEED(13); END_LET(76)
        LET(77) NEED(76); END_LET(77)
        LET(81) NEED(16); END_LET(81)
        LET(81) if (0xf0 >> V(texture_LOAD_DIM, v1) & 1) USE(EARLY(-1), F_R, V(Ra, 12)); END_LET(81)
        LET(82) NEED(81); END_LET(82)
        NEED(68);
        LET(85)
            IF(4, OPEN)
                NEED(82);
                NEED(77);
                NEED(10);
            END(4)
        END_LET(85)
        LET(86) NEED(85); END_LET(86)
    END(1)
    LET(58) NEED(86); END_LET(58)
}

static void tld_c_part_2(struct rt_uses *u, int v1, uint64_t x2)
{
    uint64_t x1 = 0, x3 = 0, x4 = 0, x5 = 0;
    if (V(texture_AOFFI, 4)) {
        x1 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM, v1) == 0) ? 1 :
            ((V(texture_LOAD_DIM, v1) == 1) ? 2 : ((V(texture_LOAD_DIM, v1) == 2) ? 3 :
            ((V(texture_LOAD_DIM, v1) == 3) ? 3 : ((V(texture_LOAD_DIM, v1) == 4) ? 1 :
            ((V(texture_LOAD_DIM, v1) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM,
            v1) & 1)) + 0) + (V(texture_LOAD_LOD, 3) == 3));
        LET(6)
            tex_c_part_2(u, x1, x2, 12, 13);
        END_LET(6)
    }
    LET(7) NEED(6); END_LET(7)
    x3 = (0xf0 >> V(texture_LOAD_DIM, v1) & 1);
    LET(10)
        tex_c_part_5(u, x3, x2, 12, 13);
        NEED(7);
    END_LET(10)
    if (0x2e >> V(texture_LOAD_DIM, v1) & 1) {
        x4 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, v1) & 1) + 1);
        tex_c_part_3(u, 12, x4, x2, 12, 13);
    }
    LET(13)
        NEED(12);
        NEED(7);
    END_LET(13)
    if (0xc >> V(texture_LOAD_DIM, v1) & 1) {
        x5 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, v1) & 1) + 2);
        tex_c_part_3(u, 15, x5, x2, 12, 13);
    }
    LET(16)
        NEED(15);
        NEED(7);
    END_LET(16)
}

static void tld_c_part_3(struct rt_uses *u, int v1, int v2, uint64_t x3, uint64_t x4)
{
    uint64_t x2 = 0;
    LET(26)
        NEED(10);
        IF(1, OPEN)
            NEED(13);
            NEED(16);
        END(1)
    END_LET(26)
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(V(texture_MASK, v1), x1, 1)) {
            tld_c_part(u, v2);
            x2 = ((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 0, 1) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1));
            tex_r_part(u, 58, 2, x2, 10, 11, x3, x4);
        }
    }
}

static void uses_tld_c(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x18 = 0, x19 = 0;
    rt_value x4 = UNKNOWN;
    struct rt_local x3 = NOTHING;
    rt_enter(u);
    guard_reads(u, 21, 6);
    IF(20, guard_value(u, 21, 6))
        x1 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM,
            18) == 0) ? 1 : ((V(texture_LOAD_DIM, 18) == 1) ? 2 : ((V(texture_LOAD_DIM, 18) == 2) ?
            3 : ((V(texture_LOAD_DIM, 18) == 3) ? 3 : ((V(texture_LOAD_DIM, 18) == 4) ? 1 :
            ((V(texture_LOAD_DIM, 18) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM,
            18) & 1)) + (((V(texture_LOAD_LOD, 3) == 3) + V(texture_AOFFI, 4)) + V(texture_MS, 7)))
            + 1), 1) : ((uint64_t)((V(texture_LOAD_DIM, 18) == 0) ? 1 : ((V(texture_LOAD_DIM, 18) ==
            1) ? 2 : ((V(texture_LOAD_DIM, 18) == 2) ? 3 : ((V(texture_LOAD_DIM, 18) == 3) ? 3 :
            ((V(texture_LOAD_DIM, 18) == 4) ? 1 : ((V(texture_LOAD_DIM, 18) == 5) ? (uint64_t)2 :
            0)))))) + (0xf0 >> V(texture_LOAD_DIM, 18) & 1)));
        if (V(texture_LOAD_LOD, 3) == 3) {
            x2 = ((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 18) == 0) ? 1 : ((V(texture_LOAD_DIM,
                18) == 1) ? 2 : ((V(texture_LOAD_DIM, 18) == 2) ? 3 : ((V(texture_LOAD_DIM, 18) ==
                3) ? 3 : ((V(texture_LOAD_DIM, 18) == 4) ? 1 : ((V(texture_LOAD_DIM, 18) == 5) ?
                (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM, 18) & 1)) + 0);
            LET(3)
                tex_c_part_2(u, x2, x1, 12, 13);
            END_LET(3)
            rt_assign(u, &x3, (((int64_t)x2 < (int64_t)x1) ? rt_content(u, F_R, K(((V(Ra, 12) ==
                255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)))) : rt_content(u, F_R, K(((V(Rb, 13)
                == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)), 0, 8))))));
        } else rt_assign(u, &x3, K(0));
        LET(4) NEED(3); END_LET(4)
        x4 = x3.number;
        if (V(texture_MS, 7) || (V(texture_LOAD_DIM, 18) == 3)) {
            USE(EARLY(-1), F_R, V(Ra, 12));
            USE(EARLY(-1), F_R, V(Rb, 13));
            bound_const_reads(u, 16, 3);
            opt_writes(u, 9, 1);
            tex_c_part_4(u, 11, 19, 2, 10);
            tex_c_part_6(u, 19);
        } else {
            NEED(4);
            IF(19, rt_not(rt_both(rt_not(rt_eq(u, x4, K(0))), rt_sure((V(texture_CL, 6) == 0)))))
                tld_c_part_2(u, 18, x1);
                x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
                x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
                bound_const_reads(u, 16, 3);
                tld_c_part_3(u, 19, 18, x18, x19);
                opt_writes(u, 9, 1);
            END(19)
        }
    END(20)
    rt_leave(u);
}

static void uses_tld_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x18 = 0, x19 = 0;
    rt_value x4 = UNKNOWN;
    struct rt_local x3 = NOTHING;
    rt_enter(u);
    guard_reads(u, 20, 5);
    IF(20, guard_value(u, 20, 5))
        x1 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM,
            17) == 0) ? 1 : ((V(texture_LOAD_DIM, 17) == 1) ? 2 : ((V(texture_LOAD_DIM, 17) == 2) ?
            3 : ((V(texture_LOAD_DIM, 17) == 3) ? 3 : ((V(texture_LOAD_DIM, 17) == 4) ? 1 :
            ((V(texture_LOAD_DIM, 17) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM,
            17) & 1)) + (((V(texture_LOAD_LOD, 3) == 3) + V(texture_AOFFI, 4)) + V(texture_MS, 7)))
            + 1), 1) : ((uint64_t)((V(texture_LOAD_DIM, 17) == 0) ? 1 : ((V(texture_LOAD_DIM, 17) ==
            1) ? 2 : ((V(texture_LOAD_DIM, 17) == 2) ? 3 : ((V(texture_LOAD_DIM, 17) == 3) ? 3 :
            ((V(texture_LOAD_DIM, 17) == 4) ? 1 : ((V(texture_LOAD_DIM, 17) == 5) ? (uint64_t)2 :
            0)))))) + (0xf0 >> V(texture_LOAD_DIM, 17) & 1)));
        if (V(texture_LOAD_LOD, 3) == 3) {
            x2 = ((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 17) == 0) ? 1 : ((V(texture_LOAD_DIM,
                17) == 1) ? 2 : ((V(texture_LOAD_DIM, 17) == 2) ? 3 : ((V(texture_LOAD_DIM, 17) ==
                3) ? 3 : ((V(texture_LOAD_DIM, 17) == 4) ? 1 : ((V(texture_LOAD_DIM, 17) == 5) ?
                (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM, 17) & 1)) + 0);
            LET(3)
                tex_c_part_2(u, x2, x1, 12, 13);
            END_LET(3)
            rt_assign(u, &x3, (((int64_t)x2 < (int64_t)x1) ? rt_content(u, F_R, K(((V(Ra, 12) ==
                255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)))) : rt_content(u, F_R, K(((V(Rb, 13)
                == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)), 0, 8))))));
        } else rt_assign(u, &x3, K(0));
        LET(4) NEED(3); END_LET(4)
        x4 = x3.number;
        if (V(texture_MS, 7) || (V(texture_LOAD_DIM, 17) == 3)) {
            USE(EARLY(-1), F_R, V(Ra, 12));
            USE(EARLY(-1), F_R, V(Rb, 13));
            opt_writes(u, 9, 0);
            tex_c_part_4(u, 11, 18, 2, 10);
            tex_c_part_6(u, 18);
        } else {
            NEED(4);
            IF(19, rt_not(rt_both(rt_not(rt_eq(u, x4, K(0))), rt_sure((V(texture_CL, 6) == 0)))))
                tld_c_part_2(u, 17, x1);
                x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
                x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
                tld_c_part_3(u, 18, 17, x18, x19);
                opt_writes(u, 9, 0);
            END(19)
        }
    END(20)
    rt_leave(u);
}

static void uses_tld_r(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x5 = 0, x6 = 0, x7 = 0, x10 = 0, x11 = 0, x14 = 0, x16 = 0, x19 = 0,
        x23 = 0, x24 = 0, x92 = 0;
    rt_value x4 = UNKNOWN;
    struct rt_local x3 = NOTHING;
    rt_enter(u);
    guard_reads(u, 17, 5);
    IF(20, guard_value(u, 17, 5))
        x1 = (V(texture_SCR, 0) ? rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM,
            14) == 0) ? 1 : ((V(texture_LOAD_DIM, 14) == 1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ?
            3 : ((V(texture_LOAD_DIM, 14) == 3) ? 3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 :
            ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM,
            14) & 1)) + ((((uint64_t)1 + (V(texture_LOAD_LOD, 3) == 3)) + V(texture_AOFFI, 4)) +
            V(texture_MS, 7))) + 1), 1) : ((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 :
            ((V(texture_LOAD_DIM, 14) == 1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 :
            ((V(texture_LOAD_DIM, 14) == 3) ? 3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 :
            ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM,
            14) & 1)));
        if (V(texture_LOAD_LOD, 3) == 3) {
            x2 = ((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 : ((V(texture_LOAD_DIM,
                14) == 1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 : ((V(texture_LOAD_DIM, 14) ==
                3) ? 3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 : ((V(texture_LOAD_DIM, 14) == 5) ?
                (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM, 14) & 1)) + 1);
            LET(3)
                tex_c_part_2(u, x2, x1, 12, 13);
            END_LET(3)
            rt_assign(u, &x3, (((int64_t)x2 < (int64_t)x1) ? rt_content(u, F_R, K(((V(Ra, 12) ==
                255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)))) : rt_content(u, F_R, K(((V(Rb, 13)
                == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)), 0, 8))))));
        } else rt_assign(u, &x3, K(0));
        LET(4) NEED(3); END_LET(4)
        x4 = x3.number;
        if (V(texture_MS, 7) || (V(texture_LOAD_DIM, 14) == 3)) {
            x5 = ((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 : ((V(texture_LOAD_DIM, 14) == 1) ?
                2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 : ((V(texture_LOAD_DIM, 14) == 3) ? 3 :
                ((V(texture_LOAD_DIM, 14) == 4) ? 1 : ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2
                : 0)))))) + (0xf0 >> V(texture_LOAD_DIM, 14) & 1));
            x6 = (V(texture_SCR, 0) ?
                rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 :
                ((V(texture_LOAD_DIM, 14) == 1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 :
                ((V(texture_LOAD_DIM, 14) == 3) ? 3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 :
                ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >>
                V(texture_LOAD_DIM, 14) & 1)) + ((((uint64_t)1 + (V(texture_LOAD_LOD, 3) == 3)) +
                V(texture_AOFFI, 4)) + V(texture_MS, 7))) + 1), 1) :
                ((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 : ((V(texture_LOAD_DIM, 14) == 1) ? 2
                : ((V(texture_LOAD_DIM, 14) == 2) ? 3 : ((V(texture_LOAD_DIM, 14) == 3) ? 3 :
                ((V(texture_LOAD_DIM, 14) == 4) ? 1 : ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2
                : 0)))))) + (0xf0 >> V(texture_LOAD_DIM, 14) & 1)));
            USE(EARLY(-1), F_R, V(Ra, 12));
            USE(EARLY(-1), F_R, V(Rb, 13));
            tex_c_part_2(u, x5, x6, 12, 13);
            opt_writes(u, 9, 0);
            tex_c_part_4(u, 11, 15, 2, 10);
            tex_c_part_6(u, 15);
        } else {
            NEED(4);
            IF(19, rt_not(rt_both(rt_not(rt_eq(u, x4, K(0))), rt_sure((V(texture_CL, 6) == 0)))))
                if (V(texture_AOFFI, 4)) {
                    x7 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 :
                        ((V(texture_LOAD_DIM, 14) == 1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 :
                        ((V(texture_LOAD_DIM, 14) == 3) ? 3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 :
                        ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >>
                        V(texture_LOAD_DIM, 14) & 1)) + 1) + (V(texture_LOAD_LOD, 3) == 3));
                    LET(8)
                        tex_c_part_2(u, x7, x1, 12, 13);
                    END_LET(8)
                }
                LET(9) NEED(8); END_LET(9)
                x10 = ((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 : ((V(texture_LOAD_DIM, 14) ==
                    1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 : ((V(texture_LOAD_DIM, 14) == 3) ?
                    3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 : ((V(texture_LOAD_DIM, 14) == 5) ?
                    (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM, 14) & 1));
                x11 = (V(texture_SCR, 0) ?
                    rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1
                    : ((V(texture_LOAD_DIM, 14) == 1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 :
                    ((V(texture_LOAD_DIM, 14) == 3) ? 3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 :
                    ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >>
                    V(texture_LOAD_DIM, 14) & 1)) + ((uint64_t)(((uint64_t)1 + (V(texture_LOAD_LOD,
                    3) == 3)) + V(texture_AOFFI, 4)) + 0)) + 1), 1) :
                    ((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 : ((V(texture_LOAD_DIM, 14) == 1)
                    ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 : ((V(texture_LOAD_DIM, 14) == 3) ? 3
                    : ((V(texture_LOAD_DIM, 14) == 4) ? 1 : ((V(texture_LOAD_DIM, 14) == 5) ?
                    (uint64_t)2 : 0)))))) + (0xf0 >> V(texture_LOAD_DIM, 14) & 1)));
                tex_c_part_3(u, 12, x10, x11, 12, 13);
                x14 = (0xf0 >> V(texture_LOAD_DIM, 14) & 1);
                LET(15)
                    tex_c_part_5(u, x14, x1, 12, 13);
                    NEED(9);
                END_LET(15)
                if (0x2e >> V(texture_LOAD_DIM, 14) & 1) {
                    x16 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 14) & 1) + 1);
                    tex_c_part_3(u, 17, x16, x1, 12, 13);
                }
                LET(18)
                    NEED(17);
                    NEED(9);
                END_LET(18)
                if (0xc >> V(texture_LOAD_DIM, 14) & 1) {
                    x19 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 14) & 1) + 2);
                    tex_c_part_3(u, 20, x19, x1, 12, 13);
                }
                LET(21)
                    NEED(20);
                    NEED(9);
                END_LET(21)
                x23 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
                x24 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
                NEED(12);
                LET(31)
                    NEED(15);
                    IF(5, OPEN)
                        NEED(18);
                        NEED(21);
                    END(5)
                END_LET(31)
                for (uint64_t x35 = 0; x35 <= 3; x35++) {
                    if (rt_bits(V(texture_MASK, 15), x35, 1)) {
                        NEED(31);
                        IF(18, OPEN)
                            LET(73)
                                NEED(12);
                                IF(6, OPEN) NEED(15); END(6)
                                IF(12, OPEN)
                                    NEED(18);
                                    NEED(21);
                                END(12)
                            END_LET(73)
                            NEED(12);
                            LET(81) NEED(18); END_LET(81)
                            LET(82) NEED(81); END_LET(82)
                            NEED(12);
                            LET(86) NEED(21); END_LET(86)
                            LET(86)
                                if (0xf0 >> V(texture_LOAD_DIM, 14) & 1) USE(EARLY(-1), F_R, V(Ra,
                                    12));
                                NEED(12);
                            END_LET(86)
                            LET(87) NEED(86); END_LET(87)
                            LET(88)
                                NEED(12);
                                NEED(87);
                                NEED(82);
                                NEED(15);
                            END_LET(88)
                            NEED(12);
                            NEED(73);
                            LET(90)
                                IF(16, OPEN) NEED(88); END(16)
                            END_LET(90)
                            LET(91) NEED(90); END_LET(91)
                        END(18)
                        LET(63) NEED(91); END_LET(63)
                        x92 = ((rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x35) - 1)), 0, 1) +
                            rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x35) - 1)), 1, 1)) +
                            rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x35) - 1)), 2, 1));
                        tex_r_part(u, 63, 2, x92, 10, 11, x23, x24);
                    }
                }
                opt_writes(u, 9, 0);
            END(19)
        }
    END(20)
    rt_leave(u);
}

static void tld4_c_part(struct rt_uses *u, int v1)
{
    LET(71)
        IF(1, OPEN)
            NEED(6);
            NEED(4);
        END(1)
        IF(2, OPEN) NEED(22); END(2)
    END_LET(71)
    IF(3, OPEN)
        LET(79) NEED(22); END_LET(79)
    END(3)
    LET(80) NEED(79); END_LET(80)
    IF(4, OPEN)
        LET(84) if (0xf0 >> V(texture_GATHER_DIM, v1) & 1) USE(EARLY(-1), F_R, V(Ra, 11));
            END_LET(84)
    END(4)
    LET(85) NEED(84); END_LET(85)
    LET(86)
        NEED(85);
        NEED(80);
        NEED(6);
        NEED(4);
    END_LET(86)
    IF(5, OPEN) NEED(71); END(5)
    IF(6, OPEN)
        LET(88)
            IF(7, OPEN) NEED(86); END(7)
        END_LET(88)
    END(6)
}

static void tld4_c_part_2(struct rt_uses *u, int v1, uint64_t x2)
{
    uint64_t x1 = 0, x3 = 0, x4 = 0;
    if (V(texture_GATHER_OFFSET, 4)) {
        x1 = ((uint64_t)((uint64_t)((V(texture_GATHER_DIM, v1) == 0) ? 0 : ((V(texture_GATHER_DIM,
            v1) == 1) ? 2 : ((V(texture_GATHER_DIM, v1) == 2) ? 3 : ((V(texture_GATHER_DIM, v1) ==
            3) ? 3 : ((V(texture_GATHER_DIM, v1) == 4) ? 1 : ((V(texture_GATHER_DIM, v1) == 5) ? 2 :
            ((V(texture_GATHER_DIM, v1) == 6) ? (uint64_t)2 : 0))))))) + (0xf0 >>
            V(texture_GATHER_DIM, v1) & 1)) + 0);
        LET(3)
            tex_c_part_2(u, x1, x2, 11, 12);
        END_LET(3)
    }
    LET(4) NEED(3); END_LET(4)
    x3 = (0xf0 >> V(texture_GATHER_DIM, v1) & 1);
    LET(6)
        tex_c_part_5(u, x3, x2, 11, 12);
    END_LET(6)
    if (0x6e >> V(texture_GATHER_DIM, v1) & 1) {
        x4 = ((uint64_t)(0xf0 >> V(texture_GATHER_DIM, v1) & 1) + 1);
        LET(8)
            tex_c_part_2(u, x4, x2, 11, 12);
        END_LET(8)
    }
}

static void tld4_c_part_3(struct rt_uses *u, int v1, int v2, uint64_t x3, uint64_t x4)
{
    uint64_t x2 = 0;
    IF(1, OPEN)
        LET(21)
            NEED(17);
            NEED(4);
        END_LET(21)
    END(1)
    LET(22) NEED(21); END_LET(22)
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(V(texture_MASK, v1), x1, 1)) {
            x2 = ((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 0, 1) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1));
            tld4_c_part(u, v2);
            tex_r_part(u, 88, 3, x2, 9, 10, x3, x4);
        }
    }
}

static void uses_tld4_c(struct rt_uses *u)
{
    uint64_t x1 = 0, x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 20, 6);
    IF(11, guard_value(u, 20, 6))
        x1 = (V(texture_SCR, 0) ?
            rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 17) == 0) ? 1 :
            ((V(texture_GATHER_DIM, 17) == 1) ? 2 : ((V(texture_GATHER_DIM, 17) == 2) ? 3 :
            ((V(texture_GATHER_DIM, 17) == 3) ? 3 : ((V(texture_GATHER_DIM, 17) == 4) ? 1 :
            ((V(texture_GATHER_DIM, 17) == 5) ? 2 : ((V(texture_GATHER_DIM, 17) == 6) ? (uint64_t)2
            : 3))))))) + (0xf0 >> V(texture_GATHER_DIM, 17) & 1)) + ((0 + V(texture_GATHER_OFFSET,
            4)) + V(texture_DC, 5))) + 1), 1) : ((uint64_t)((V(texture_GATHER_DIM, 17) == 0) ? 1 :
            ((V(texture_GATHER_DIM, 17) == 1) ? 2 : ((V(texture_GATHER_DIM, 17) == 2) ? 3 :
            ((V(texture_GATHER_DIM, 17) == 3) ? 3 : ((V(texture_GATHER_DIM, 17) == 4) ? 1 :
            ((V(texture_GATHER_DIM, 17) == 5) ? 2 : ((V(texture_GATHER_DIM, 17) == 6) ? (uint64_t)2
            : 3))))))) + (0xf0 >> V(texture_GATHER_DIM, 17) & 1)));
        if ((((0xc >> V(texture_GATHER_OFFSET, 4) & 1) || V(texture_DC, 5)) || (0x88 >>
            V(texture_GATHER_DIM, 17) & 1)) || (V(texture_GATHER_DIM, 17) == 0)) {
            USE(EARLY(-1), F_R, V(Ra, 11));
            USE(EARLY(-1), F_R, V(Rb, 12));
            bound_const_reads(u, 15, 3);
            opt_writes(u, 8, 1);
            tex_c_part_4(u, 10, 18, 3, 9);
            if ((V(texture_MASK, 18) == 15) && (V(texture_F16, 3) == 0)) USE(WRITE(1), F_R, (V(Rc,
                9) | 1));
        } else {
            tld4_c_part_2(u, 17, x1);
            x12 = ((V(Rd, 10) == 255) ? 255 : rt_bits((V(Rd, 10) + 1), 0, 8));
            x13 = ((V(Rc, 9) == 255) ? 255 : rt_bits((V(Rc, 9) + 1), 0, 8));
            LET(17) NEED(8); END_LET(17)
            bound_const_reads(u, 15, 3);
            tld4_c_part_3(u, 18, 17, x12, x13);
            opt_writes(u, 8, 1);
        }
    END(11)
    rt_leave(u);
}

static void uses_tld4_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 19, 5);
    IF(11, guard_value(u, 19, 5))
        x1 = (V(texture_SCR, 0) ?
            rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 16) == 0) ? 1 :
            ((V(texture_GATHER_DIM, 16) == 1) ? 2 : ((V(texture_GATHER_DIM, 16) == 2) ? 3 :
            ((V(texture_GATHER_DIM, 16) == 3) ? 3 : ((V(texture_GATHER_DIM, 16) == 4) ? 1 :
            ((V(texture_GATHER_DIM, 16) == 5) ? 2 : ((V(texture_GATHER_DIM, 16) == 6) ? (uint64_t)2
            : 3))))))) + (0xf0 >> V(texture_GATHER_DIM, 16) & 1)) + ((0 + V(texture_GATHER_OFFSET,
            4)) + V(texture_DC, 5))) + 1), 1) : ((uint64_t)((V(texture_GATHER_DIM, 16) == 0) ? 1 :
            ((V(texture_GATHER_DIM, 16) == 1) ? 2 : ((V(texture_GATHER_DIM, 16) == 2) ? 3 :
            ((V(texture_GATHER_DIM, 16) == 3) ? 3 : ((V(texture_GATHER_DIM, 16) == 4) ? 1 :
            ((V(texture_GATHER_DIM, 16) == 5) ? 2 : ((V(texture_GATHER_DIM, 16) == 6) ? (uint64_t)2
            : 3))))))) + (0xf0 >> V(texture_GATHER_DIM, 16) & 1)));
        if ((((0xc >> V(texture_GATHER_OFFSET, 4) & 1) || V(texture_DC, 5)) || (0x88 >>
            V(texture_GATHER_DIM, 16) & 1)) || (V(texture_GATHER_DIM, 16) == 0)) {
            USE(EARLY(-1), F_R, V(Ra, 11));
            USE(EARLY(-1), F_R, V(Rb, 12));
            opt_writes(u, 8, 0);
            tex_c_part_4(u, 10, 17, 3, 9);
            if ((V(texture_MASK, 17) == 15) && (V(texture_F16, 3) == 0)) USE(WRITE(1), F_R, (V(Rc,
                9) | 1));
        } else {
            tld4_c_part_2(u, 16, x1);
            x12 = ((V(Rd, 10) == 255) ? 255 : rt_bits((V(Rd, 10) + 1), 0, 8));
            x13 = ((V(Rc, 9) == 255) ? 255 : rt_bits((V(Rc, 9) + 1), 0, 8));
            LET(17) NEED(8); END_LET(17)
            tld4_c_part_3(u, 17, 16, x12, x13);
            opt_writes(u, 8, 0);
        }
    END(11)
    rt_leave(u);
}

static void uses_tld4_r(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0, x7 = 0, x8 = 0, x10 = 0, x12 = 0, x17 = 0, x18 = 0, x63
        = 0;
    rt_enter(u);
    guard_reads(u, 16, 5);
    IF(11, guard_value(u, 16, 5))
        x1 = (V(texture_SCR, 0) ?
            rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 1 :
            ((V(texture_GATHER_DIM, 13) == 1) ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 :
            ((V(texture_GATHER_DIM, 13) == 3) ? 3 : ((V(texture_GATHER_DIM, 13) == 4) ? 1 :
            ((V(texture_GATHER_DIM, 13) == 5) ? 2 : ((V(texture_GATHER_DIM, 13) == 6) ? (uint64_t)2
            : 3))))))) + (0xf0 >> V(texture_GATHER_DIM, 13) & 1)) + ((1 + V(texture_GATHER_OFFSET,
            4)) + V(texture_DC, 5))) + 1), 1) : ((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 1 :
            ((V(texture_GATHER_DIM, 13) == 1) ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 :
            ((V(texture_GATHER_DIM, 13) == 3) ? 3 : ((V(texture_GATHER_DIM, 13) == 4) ? 1 :
            ((V(texture_GATHER_DIM, 13) == 5) ? 2 : ((V(texture_GATHER_DIM, 13) == 6) ? (uint64_t)2
            : 3))))))) + (0xf0 >> V(texture_GATHER_DIM, 13) & 1)));
        if ((((0xc >> V(texture_GATHER_OFFSET, 4) & 1) || V(texture_DC, 5)) || (0x88 >>
            V(texture_GATHER_DIM, 13) & 1)) || (V(texture_GATHER_DIM, 13) == 0)) {
            x2 = ((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 1 : ((V(texture_GATHER_DIM, 13) ==
                1) ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 : ((V(texture_GATHER_DIM, 13) == 3) ?
                3 : ((V(texture_GATHER_DIM, 13) == 4) ? 1 : ((V(texture_GATHER_DIM, 13) == 5) ? 2 :
                ((V(texture_GATHER_DIM, 13) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
                V(texture_GATHER_DIM, 13) & 1));
            x3 = (V(texture_SCR, 0) ?
                rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 1 :
                ((V(texture_GATHER_DIM, 13) == 1) ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 :
                ((V(texture_GATHER_DIM, 13) == 3) ? 3 : ((V(texture_GATHER_DIM, 13) == 4) ? 1 :
                ((V(texture_GATHER_DIM, 13) == 5) ? 2 : ((V(texture_GATHER_DIM, 13) == 6) ?
                (uint64_t)2 : 3))))))) + (0xf0 >> V(texture_GATHER_DIM, 13) & 1)) + ((1 +
                V(texture_GATHER_OFFSET, 4)) + V(texture_DC, 5))) + 1), 1) :
                ((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 1 : ((V(texture_GATHER_DIM, 13) == 1)
                ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 : ((V(texture_GATHER_DIM, 13) == 3) ? 3
                : ((V(texture_GATHER_DIM, 13) == 4) ? 1 : ((V(texture_GATHER_DIM, 13) == 5) ? 2 :
                ((V(texture_GATHER_DIM, 13) == 6) ? (uint64_t)2 : 3))))))) + (0xf0 >>
                V(texture_GATHER_DIM, 13) & 1)));
            USE(EARLY(-1), F_R, V(Ra, 11));
            USE(EARLY(-1), F_R, V(Rb, 12));
            tex_c_part_2(u, x2, x3, 11, 12);
            opt_writes(u, 8, 0);
            tex_c_part_4(u, 10, 14, 3, 9);
            if ((V(texture_MASK, 14) == 15) && (V(texture_F16, 3) == 0)) USE(WRITE(1), F_R, (V(Rc,
                9) | 1));
        } else {
            if (V(texture_GATHER_OFFSET, 4)) {
                x4 = ((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 0 :
                    ((V(texture_GATHER_DIM, 13) == 1) ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 :
                    ((V(texture_GATHER_DIM, 13) == 3) ? 3 : ((V(texture_GATHER_DIM, 13) == 4) ? 1 :
                    ((V(texture_GATHER_DIM, 13) == 5) ? 2 : ((V(texture_GATHER_DIM, 13) == 6) ?
                    (uint64_t)2 : 0))))))) + (0xf0 >> V(texture_GATHER_DIM, 13) & 1)) + 1);
                LET(5)
                    tex_c_part_2(u, x4, x1, 11, 12);
                END_LET(5)
            }
            LET(6) NEED(5); END_LET(6)
            x7 = ((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 0 : ((V(texture_GATHER_DIM, 13) ==
                1) ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 : ((V(texture_GATHER_DIM, 13) == 3) ?
                3 : ((V(texture_GATHER_DIM, 13) == 4) ? 1 : ((V(texture_GATHER_DIM, 13) == 5) ? 2 :
                ((V(texture_GATHER_DIM, 13) == 6) ? (uint64_t)2 : 0))))))) + (0xf0 >>
                V(texture_GATHER_DIM, 13) & 1));
            x8 = (V(texture_SCR, 0) ?
                rt_shr_int(((uint64_t)((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 13) == 0) ? 0 :
                ((V(texture_GATHER_DIM, 13) == 1) ? 2 : ((V(texture_GATHER_DIM, 13) == 2) ? 3 :
                ((V(texture_GATHER_DIM, 13) == 3) ? 3 : ((V(texture_GATHER_DIM, 13) == 4) ? 1 :
                ((V(texture_GATHER_DIM, 13) == 5) ? 2 : ((V(texture_GATHER_DIM, 13) == 6) ?
                (uint64_t)2 : 0))))))) + (0xf0 >> V(texture_GATHER_DIM, 13) & 1)) + ((uint64_t)(1 +
                V(texture_GATHER_OFFSET, 4)) + 0)) + 1), 1) : ((uint64_t)((V(texture_GATHER_DIM, 13)
                == 0) ? 0 : ((V(texture_GATHER_DIM, 13) == 1) ? 2 : ((V(texture_GATHER_DIM, 13) ==
                2) ? 3 : ((V(texture_GATHER_DIM, 13) == 3) ? 3 : ((V(texture_GATHER_DIM, 13) == 4) ?
                1 : ((V(texture_GATHER_DIM, 13) == 5) ? 2 : ((V(texture_GATHER_DIM, 13) == 6) ?
                (uint64_t)2 : 0))))))) + (0xf0 >> V(texture_GATHER_DIM, 13) & 1)));
            LET(9)
                tex_c_part_2(u, x7, x8, 11, 12);
            END_LET(9)
            x10 = (0xf0 >> V(texture_GATHER_DIM, 13) & 1);
            LET(11)
                tex_c_part_5(u, x10, x1, 11, 12);
            END_LET(11)
            if (0x6e >> V(texture_GATHER_DIM, 13) & 1) {
                x12 = ((uint64_t)(0xf0 >> V(texture_GATHER_DIM, 13) & 1) + 1);
                tex_c_part_3(u, 13, x12, x1, 11, 12);
            }
            x17 = ((V(Rd, 10) == 255) ? 255 : rt_bits((V(Rd, 10) + 1), 0, 8));
            x18 = ((V(Rc, 9) == 255) ? 255 : rt_bits((V(Rc, 9) + 1), 0, 8));
            LET(22) NEED(13); END_LET(22)
            NEED(9);
            IF(1, OPEN)
                LET(26)
                    NEED(22);
                    NEED(6);
                END_LET(26)
            END(1)
            LET(27) NEED(26); END_LET(27)
            for (uint64_t x31 = 0; x31 <= 3; x31++) {
                if (rt_bits(V(texture_MASK, 14), x31, 1)) {
                    x63 = ((rt_bits((V(texture_MASK, 14) & (rt_shl_int(1, x31) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 14) & (rt_shl_int(1, x31) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 14) & (rt_shl_int(1, x31) - 1)), 2, 1));
                    LET(76)
                        NEED(9);
                        IF(2, OPEN)
                            NEED(11);
                            NEED(6);
                        END(2)
                        IF(5, OPEN) NEED(27); END(5)
                    END_LET(76)
                    NEED(9);
                    IF(6, OPEN)
                        LET(84) NEED(27); END_LET(84)
                    END(6)
                    LET(85) NEED(84); END_LET(85)
                    NEED(9);
                    IF(7, OPEN)
                        LET(89) if (0xf0 >> V(texture_GATHER_DIM, 13) & 1) USE(EARLY(-1), F_R, V(Ra,
                            11)); END_LET(89)
                    END(7)
                    LET(90) NEED(89); END_LET(90)
                    LET(91)
                        NEED(9);
                        NEED(90);
                        NEED(85);
                        NEED(11);
                        NEED(6);
                    END_LET(91)
                    NEED(9);
                    IF(8, OPEN) NEED(76); END(8)
                    IF(10, OPEN)
                        LET(93)
                            IF(9, OPEN) NEED(91); END(9)
                        END_LET(93)
                    END(10)
                    tex_r_part(u, 93, 3, x63, 9, 10, x17, x18);
                }
            }
            opt_writes(u, 8, 0);
        }
    END(11)
    rt_leave(u);
}

static void txd_c_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    unsigned n5, unsigned n6, unsigned n7, unsigned n8, unsigned n9)
{
    for (uint64_t x1 = 0; x1 <= 7; x1++) {
        LET(n1)
            IF(1, OPEN)
                USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
            END(1)
            IF(2, OPEN) NEED(17); END(2)
        END_LET(n1)
        IF(3, OPEN)
            LET(n2) NEED(17); END_LET(n2)
        END(3)
        LET(n3) NEED(n2); END_LET(n3)
        IF(4, OPEN) NEED(n1); END(4)
        IF(5, OPEN)
            LET(n4)
                IF(6, OPEN)
                    NEED(n3);
                    USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                END(6)
            END_LET(n4)
        END(5)
        MORE(n5)
            USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
            NEED(17);
            IF(7, OPEN) NEED(n4); END(7)
        END_MORE(n5)
    }
    LET(n6) NEED(n5); END_LET(n6)
    LET(n7)
        IF(8, OPEN)
            USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
        END(8)
        IF(9, OPEN) NEED(17); END(9)
    END_LET(n7)
    LET(n8) NEED(17); END_LET(n8)
    LET(n9) NEED(n8); END_LET(n9)
    NEED(n7);
}

static void uses_txd_c(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x116 = 0;
    rt_enter(u);
    guard_reads(u, 18, 6);
    IF(20, guard_value(u, 18, 6))
        if (((0xfc >> V(texture_LOAD_DIM, 15) & 1) || V(texture_LC, 2)) || V(texture_AOFFI, 3)) {
            USE(EARLY(-1), F_R, V(Ra, 9));
            USE(EARLY(-1), F_R, V(Rb, 10));
            bound_const_reads(u, 13, 3);
            opt_writes(u, 6, 1);
            tex_c_part_4(u, 8, 16, 1, 7);
            if ((V(texture_MASK, 16) == 15) && (V(texture_F16, 1) == 0)) USE(WRITE(1), F_R, (V(Rc,
                7) | 1));
        } else {
            LET(3)
                if (V(texture_LOAD_DIM, 15) == 1) {
                    USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                }
            END_LET(3)
            x4 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x5 = ((V(Rc, 7) == 255) ? 255 : rt_bits((V(Rc, 7) + 1), 0, 8));
            bound_const_reads(u, 13, 3);
            IF(1, OPEN)
                LET(16) NEED(3); END_LET(16)
            END(1)
            LET(17) NEED(16); END_LET(17)
            for (uint64_t x22 = 0; x22 <= 3; x22++) {
                if (rt_bits(V(texture_MASK, 16), x22, 1)) {
                    x116 = ((rt_bits((V(texture_MASK, 16) & (rt_shl_int(1, x22) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 16) & (rt_shl_int(1, x22) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 16) & (rt_shl_int(1, x22) - 1)), 2, 1));
                    IF(19, OPEN)
                        txd_c_part(u, 162, 170, 171, 179, 118, 117, 191, 199, 200);
                        LET(208)
                            IF(17, OPEN)
                                NEED(200);
                                USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                                    0), 0, 8)));
                            END(17)
                        END_LET(208)
                        LET(117) NEED(208); END_LET(117)
                    END(19)
                    tex_r_part(u, 117, 1, x116, 7, 8, x4, x5);
                }
            }
            opt_writes(u, 6, 1);
        }
    END(20)
    USE(EARLY(-1), F_R, V(Rb, 10));
    USE(EARLY(-1), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
    rt_leave(u);
}

static void uses_txd_i(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x118 = 0;
    rt_enter(u);
    guard_reads(u, 17, 5);
    IF(20, guard_value(u, 17, 5))
        if (((0xfc >> V(texture_LOAD_DIM, 14) & 1) || V(texture_LC, 2)) || V(texture_AOFFI, 3)) {
            USE(EARLY(-1), F_R, V(Ra, 9));
            USE(EARLY(-1), F_R, V(Rb, 10));
            opt_writes(u, 6, 0);
            tex_c_part_4(u, 8, 15, 1, 7);
            if ((V(texture_MASK, 15) == 15) && (V(texture_F16, 1) == 0)) USE(WRITE(1), F_R, (V(Rc,
                7) | 1));
        } else {
            LET(3)
                if (V(texture_LOAD_DIM, 14) == 1) {
                    USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                }
            END_LET(3)
            x4 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x5 = ((V(Rc, 7) == 255) ? 255 : rt_bits((V(Rc, 7) + 1), 0, 8));
            IF(1, OPEN)
                LET(16) NEED(3); END_LET(16)
            END(1)
            LET(17) NEED(16); END_LET(17)
            for (uint64_t x24 = 0; x24 <= 3; x24++) {
                if (rt_bits(V(texture_MASK, 15), x24, 1)) {
                    x118 = ((rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x24) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x24) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 15) & (rt_shl_int(1, x24) - 1)), 2, 1));
                    IF(19, OPEN)
                        txd_c_part(u, 164, 172, 173, 181, 120, 119, 193, 201, 202);
                        LET(210)
                            IF(17, OPEN)
                                NEED(202);
                                USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                                    0), 0, 8)));
                            END(17)
                        END_LET(210)
                        LET(119) NEED(210); END_LET(119)
                    END(19)
                    tex_r_part(u, 119, 1, x118, 7, 8, x4, x5);
                }
            }
            opt_writes(u, 6, 0);
        }
    END(20)
    USE(EARLY(-1), F_R, V(Rb, 10));
    USE(EARLY(-1), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
    rt_leave(u);
}

static void uses_txd_r(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x116 = 0;
    rt_enter(u);
    guard_reads(u, 14, 5);
    IF(20, guard_value(u, 14, 5))
        if (((0xfc >> V(texture_LOAD_DIM, 11) & 1) || V(texture_LC, 2)) || V(texture_AOFFI, 3)) {
            USE(EARLY(-1), F_R, V(Ra, 9));
            USE(EARLY(-1), F_R, V(Rb, 10));
            opt_writes(u, 6, 0);
            tex_c_part_4(u, 8, 12, 1, 7);
            if ((V(texture_MASK, 12) == 15) && (V(texture_F16, 1) == 0)) USE(WRITE(1), F_R, (V(Rc,
                7) | 1));
        } else {
            LET(3)
                if (V(texture_LOAD_DIM, 11) == 1) {
                    USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
                }
            END_LET(3)
            x4 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x5 = ((V(Rc, 7) == 255) ? 255 : rt_bits((V(Rc, 7) + 1), 0, 8));
            USE(EARLY(-1), F_R, V(Ra, 9));
            IF(1, OPEN)
                LET(16) NEED(3); END_LET(16)
            END(1)
            LET(17) NEED(16); END_LET(17)
            for (uint64_t x22 = 0; x22 <= 3; x22++) {
                if (rt_bits(V(texture_MASK, 12), x22, 1)) {
                    x116 = ((rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x22) - 1)), 0, 1) +
                        rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x22) - 1)), 1, 1)) +
                        rt_bits((V(texture_MASK, 12) & (rt_shl_int(1, x22) - 1)), 2, 1));
                    IF(19, OPEN)
                        for (uint64_t x119 = 0; x119 <= 7; x119++) {
                            LET(162)
                                IF(2, OPEN)
                                    USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9)
                                        + 1), 0, 8)));
                                END(2)
                                IF(5, OPEN) NEED(17); END(5)
                            END_LET(162)
                            IF(6, OPEN)
                                LET(170) NEED(17); END_LET(170)
                            END(6)
                            LET(171) NEED(170); END_LET(171)
                            IF(7, OPEN) NEED(162); END(7)
                            IF(9, OPEN)
                                LET(179)
                                    IF(8, OPEN)
                                        NEED(171);
                                        USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 :
                                            rt_bits((V(Ra, 9) + 1), 0, 8)));
                                    END(8)
                                END_LET(179)
                            END(9)
                            MORE(118)
                                USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                                    1), 0, 8)));
                                NEED(17);
                                IF(10, OPEN) NEED(179); END(10)
                            END_MORE(118)
                        }
                        LET(117) NEED(118); END_LET(117)
                        LET(191)
                            IF(11, OPEN)
                                USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                                    1), 0, 8)));
                            END(11)
                            IF(14, OPEN) NEED(17); END(14)
                        END_LET(191)
                        LET(199) NEED(17); END_LET(199)
                        LET(200) NEED(199); END_LET(200)
                        NEED(191);
                        LET(208)
                            IF(17, OPEN)
                                NEED(200);
                                USE(EARLY(-1), F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                                    1), 0, 8)));
                            END(17)
                        END_LET(208)
                        LET(117) NEED(208); END_LET(117)
                    END(19)
                    tex_r_part(u, 117, 1, x116, 7, 8, x4, x5);
                }
            }
            opt_writes(u, 6, 0);
        }
    END(20)
    USE(EARLY(-1), F_R, V(Rb, 10));
    USE(EARLY(-1), F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
    rt_leave(u);
}

static void tmml_c_part(struct rt_uses *u, int v1, int v2, int v3)
{
    USE(WRITE(1), F_R, V(Rd, v1));
    if (0xfee8 >> V(texture_MASK, v2) & 1) USE(WRITE(1), F_R, (V(Rd, v1) | 1));
    if (0xe880 >> V(texture_MASK, v2) & 1) USE(WRITE(1), F_R, V(Rc, v3));
    if (V(texture_MASK, v2) == 15) USE(WRITE(1), F_R, (V(Rc, v3) | 1));
}

static void uses_tmml_c(struct rt_uses *u)
{
    guard_reads(u, 14, 5);
    IF(1, guard_value(u, 14, 5))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        bound_const_reads(u, 9, 2);
        tmml_c_part(u, 4, 12, 3);
    END(1)
}

static void uses_tmml_i(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        tmml_c_part(u, 4, 11, 3);
    END(1)
}

static void uses_tmml_r(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        tmml_c_part(u, 4, 8, 3);
    END(1)
}

static void txq_c_part(struct rt_uses *u, int v1, uint64_t x2, uint64_t x3)
{
    for (uint64_t x1 = 0; x1 <= 3; x1++) {
        if (rt_bits(V(texture_MASK, v1), x1, 1)) {
            USE(WRITE(1), F_R, ((rt_bits(((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)),
                0, 1) + rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1)), 0, 2) == 0) ? V(Rd,
                3) : ((rt_bits(((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 0, 1) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1)), 0, 2) == 1) ? x2 :
                ((rt_bits(((rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 0, 1) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 1, 1)) +
                rt_bits((V(texture_MASK, v1) & (rt_shl_int(1, x1) - 1)), 2, 1)), 0, 2) == 2) ? V(Rc,
                2) : x3))));
        }
    }
}

static void uses_txq_c(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        USE(EARLY(-1), F_R, V(Ra, 4));
        if (0xe >> V(texture_QUERY, 5) & 1) {
            bound_const_reads(u, 8, 1);
            tmml_c_part(u, 3, 10, 2);
        } else {
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 4))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x2 = ((V(Rc, 2) == 255) ? 255 : rt_bits((V(Rc, 2) + 1), 0, 8));
                bound_const_reads(u, 8, 1);
                txq_c_part(u, 10, x1, x2);
            END(1)
        }
    END(2)
}

static void uses_txq_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 11, 3);
    IF(2, guard_value(u, 11, 3))
        USE(EARLY(-1), F_R, V(Ra, 4));
        if (0xe >> V(texture_QUERY, 5) & 1) {
            tmml_c_part(u, 3, 9, 2);
        } else {
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 4))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x2 = ((V(Rc, 2) == 255) ? 255 : rt_bits((V(Rc, 2) + 1), 0, 8));
                txq_c_part(u, 9, x1, x2);
            END(1)
        }
    END(2)
}

static void uses_txq_r(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 8, 3);
    IF(2, guard_value(u, 8, 3))
        if (0xe >> V(texture_QUERY, 5) & 1) {
            USE(EARLY(-1), F_R, V(Ra, 4));
            tmml_c_part(u, 3, 6, 2);
        } else {
            USE(EARLY(-1), F_R, ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 1), 0, 8)));
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(((V(Ra, 4) == 255) ? 255 :
                rt_bits((V(Ra, 4) + 1), 0, 8)))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x2 = ((V(Rc, 2) == 255) ? 255 : rt_bits((V(Rc, 2) + 1), 0, 8));
                USE(EARLY(-1), F_R, V(Ra, 4));
                txq_c_part(u, 6, x1, x2);
            END(1)
        }
    END(2)
}

static void footprint_bound_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(ONCE, F_UR, V(URtex, v1));
}

static void uses_footprint_c(struct rt_uses *u)
{
    guard_reads(u, 16, 4);
    IF(1, guard_value(u, 16, 4))
        USE(READ, F_R, V(Ra, 7));
        USE(READ, F_R, V(Rb, 8));
        footprint_bound_reads(u, 11, 2);
        USE(WRITE(1), F_P, V(Pu, 4));
        USE(WRITE(1), F_R, V(Rd, 6));
        USE(WRITE(1), F_R, V(Rc, 5));
    END(1)
}

static void uses_footprint_r(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        USE(READ, F_R, V(Ra, 7));
        USE(READ, F_R, V(Rb, 8));
        USE(WRITE(1), F_P, V(Pu, 4));
        USE(WRITE(1), F_R, V(Rd, 6));
        USE(WRITE(1), F_R, V(Rc, 5));
    END(1)
}

static void utmaldg_d_part_2(struct rt_uses *u, int v1)
{
    IF(1, OPEN)
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    END(1)
    IF(2, OPEN)
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    END(2)
}

static void utmaldg_d_part(struct rt_uses *u, int v1, int v2)
{
    rt_value x2 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN, x6 = UNKNOWN, x7 = UNKNOWN;
    struct rt_local x1 = NOTHING, x3 = NOTHING, x8 = NOTHING, x9 = NOTHING, x11 = NOTHING;
    USE(ONCE, F_UR, V(URa, v1));
    USE(ONCE, F_UR, (V(URa, v1) | 1));
    rt_assign(u, &x1, UNKNOWN);
    x2 = x1.number;
    rt_assign(u, &x3, UNKNOWN);
    x4 = x3.number;
    x5 = rt_chosen(u, rt_eq(u, rt_slice(u, x2, 7, 4), K(0)), K(1), rt_chosen(u, rt_eq(u, rt_slice(u,
        x2, 7, 4), K(1)), K(2), rt_chosen(u, rt_eq(u, rt_slice(u, x2, 7, 4), K(2)), K(4),
        rt_chosen(u, rt_eq(u, rt_slice(u, x2, 7, 4), K(3)), K(4), rt_chosen(u, rt_eq(u, rt_slice(u,
        x2, 7, 4), K(4)), K(8), rt_chosen(u, rt_eq(u, rt_slice(u, x2, 7, 4), K(5)), K(8),
        rt_chosen(u, rt_eq(u, rt_slice(u, x2, 7, 4), K(6)), K(2), rt_chosen(u, rt_eq(u, rt_slice(u,
        x2, 7, 4), K(7)), K(4), rt_chosen(u, rt_eq(u, rt_slice(u, x2, 7, 4), K(8)), K(4),
        rt_chosen(u, rt_eq(u, rt_slice(u, x2, 7, 4), K(9)), K(8), rt_chosen(u, rt_eq(u, rt_slice(u,
        x2, 7, 4), K(10)), K(2), K(1))))))))))));
    x6 = rt_mul(u, x5, rt_add(u, rt_slice(u, x4, 24, 8), K(1)));
    utmaldg_d_part_2(u, v2);
    utmaldg_d_part_2(u, v2);
    IF(5, OPEN) USE(ONCE, F_UR, V(URb, v2)); END(5)
    utmaldg_d_part_2(u, v2);
    x7 = rt_chosen(u, rt_lt(u, K(1), rt_shr(u, x6, K(4))), rt_shr(u, x6, K(4)), K(1));
    rt_assign(u, &x8, x7);
    rt_assign(u, &x9, K(1));
    for (uint64_t x10 = 1; x10 <= 4; x10++) {
        if ((int64_t)x10 <= (int64_t)V(tile_DIMENSIONS, 0)) {
            LET(30)
                USE(ONCE, F_UR, rt_bits(((V(URb, v2) + 2) + x10), 0, 6));
                USE(READ, F_BULK_DONE, 0);
            END_LET(30)
            NEED(26);
            IF(8, rt_test_of(u, x9.number)) NEED(30); END(8)
            IF(9, rt_both(rt_test_of(u, x9.number), OPEN))
                LET(34) NEED(30); END_LET(34)
                rt_assign(u, &x11, rt_of_test(u, OPEN));
            ELSE(9) rt_assign(u, &x11, K(0)); END(9)
            LET(26) NEED(34); END_LET(26)
            rt_assign(u, &x9, x11.number);
            MORE(23) NEED(30); END_MORE(23)
            rt_assign(u, &x8, UNKNOWN);
        }
    }
    NEED(26);
    IF(10, rt_test_of(u, rt_slice(u, x2, 15, 1)))
        USE(ONCE, F_UR, rt_bits((V(URb, v2) + 2), 0, 6));
        USE(READ, F_BULK_DONE, 0);
    END(10)
    IF(11, rt_both(rt_test_of(u, rt_slice(u, x2, 15, 1)), OPEN))
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    END(11)
    USE(READ, F_BULK_DONE, 0);
    IF(12, rt_lt(u, rt_content(u, F_BULK_DONE, K(0)), x8.number))
        for (uint64_t x12 = 0; x12 <= 15; x12++) {
            USE(ONCE, F_UR, rt_bits((V(URb, v2) + 2), 0, 6));
            IF(13, OPEN)
                NEED(23);
                USE_PART(ONCE, F_UR, K(V(URb, v2)), BITS(0, 24));
            END(13)
        }
        USE(WRITE(1), F_BULK_DONE, 0);
    ELSE(12)
        USE(WRITE(1), F_BULK_DONE, 0);
        USE_PART(ONCE, F_UR, K((V(URb, v2) | 1)), BITS(0, 24));
    END(12)
}

static void uses_utmaldg_d(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 7, 1);
    IF(15, uguard_value(u, 7, 1))
        if (V(tile_IM2COL, 1)) {
            ublkcp_part(u, 3, 4);
            USE(ONCE, F_UR, V(URc, 5));
        }
        if (V(tile_MULTICAST, 2)) USE_PART(ONCE, F_UR, K(V(URc, 5)), BITS(16, 16));
        IF(1, OPEN)
            ublkcp_part(u, 3, 4);
            USE(ONCE, F_UR, V(URc, 5));
        END(1)
        utmaldg_d_part(u, 4, 3);
    END(15)
    rt_leave(u);
}

static void uses_utmaldg_s(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 4, 1);
    IF(14, uguard_value(u, 4, 1))
        utmaldg_d_part(u, 2, 1);
    END(14)
    rt_leave(u);
}

static void utmastg_part(struct rt_uses *u, int v1)
{
    utmaldg_d_part_2(u, v1);
}

static void uses_utmastg(struct rt_uses *u)
{
    rt_value x4 = UNKNOWN, x7 = UNKNOWN, x15 = UNKNOWN, x17 = UNKNOWN, x18 = UNKNOWN;
    struct rt_local x2 = NOTHING, x5 = NOTHING, x25 = NOTHING, x26 = NOTHING, x34 = NOTHING;
    rt_enter(u);
    uguard_reads(u, 5, 1);
    IF(12, uguard_value(u, 5, 1))
        if (V(tile_IM2COL, 1)) {
            ublkcp_part(u, 2, 3);
        }
        USE(ONCE, F_UR, V(URa, 3));
        USE(ONCE, F_UR, (V(URa, 3) | 1));
        rt_assign(u, &x2, UNKNOWN);
        x4 = x2.number;
        rt_assign(u, &x5, UNKNOWN);
        x7 = x5.number;
        x15 = rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(0)), K(1), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(1)), K(2), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(2)),
            K(4), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(3)), K(4), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(4)), K(8), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(5)),
            K(8), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(6)), K(2), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(7)), K(4), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(8)),
            K(4), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(9)), K(8), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(10)), K(2), K(1))))))))))));
        x17 = rt_mul(u, x15, rt_add(u, rt_slice(u, x7, 24, 8), K(1)));
        utmastg_part(u, 2);
        utmastg_part(u, 2);
        IF(5, OPEN) USE(ONCE, F_UR, V(URb, 2)); END(5)
        utmastg_part(u, 2);
        x18 = rt_chosen(u, rt_lt(u, K(1), rt_shr(u, x17, K(4))), rt_shr(u, x17, K(4)), K(1));
        rt_assign(u, &x25, x18);
        rt_assign(u, &x26, K(1));
        for (uint64_t x27 = 1; x27 <= 4; x27++) {
            if ((int64_t)x27 <= (int64_t)V(tile_DIMENSIONS, 0)) {
                LET(30)
                    USE(ONCE, F_UR, rt_bits(((V(URb, 2) + 1) + x27), 0, 6));
                    USE(READ, F_BULK_DONE, 0);
                END_LET(30)
                NEED(26);
                IF(8, rt_test_of(u, x26.number)) NEED(30); END(8)
                IF(9, rt_both(rt_test_of(u, x26.number), OPEN))
                    LET(34) NEED(30); END_LET(34)
                    rt_assign(u, &x34, rt_of_test(u, OPEN));
                ELSE(9) rt_assign(u, &x34, K(0)); END(9)
                LET(26) NEED(34); END_LET(26)
                rt_assign(u, &x26, x34.number);
                MORE(23) NEED(30); END_MORE(23)
                rt_assign(u, &x25, UNKNOWN);
            }
        }
        NEED(26);
        USE(READ, F_BULK_DONE, 0);
        IF(11, rt_lt(u, rt_content(u, F_BULK_DONE, K(0)), x25.number))
            for (uint64_t x66 = 0; x66 <= 15; x66++) {
                USE(ONCE, F_UR, rt_bits((V(URb, 2) + 1), 0, 6));
                IF(10, OPEN)
                    USE_PART(ONCE, F_UR, K(V(URb, 2)), BITS(0, 24));
                    NEED(23);
                END(10)
            }
            USE(WRITE(1), F_BULK_DONE, 0);
        ELSE(11) USE(WRITE(1), F_BULK_DONE, 0); END(11)
    END(12)
    rt_leave(u);
}

static void utmaredg_part(struct rt_uses *u, unsigned n1, unsigned n2)
{
    LET(n1)
        if (0xef >> V(tile_TILE_OP, 2) & 1) {
            NEED(n2);
            USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(0, 24));
        }
        if (V(tile_TILE_OP, 2) == 4) {
            NEED(n2);
            IF(1, OPEN) USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(0, 24)); END(1)
            IF(2, OPEN) USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(0, 24)); END(2)
        }
    END_LET(n1)
    NEED(n1);
    NEED(n2);
}

static void uses_utmaredg(struct rt_uses *u)
{
    rt_value x4 = UNKNOWN, x7 = UNKNOWN, x15 = UNKNOWN, x17 = UNKNOWN, x18 = UNKNOWN;
    struct rt_local x2 = NOTHING, x5 = NOTHING, x25 = NOTHING, x26 = NOTHING, x34 = NOTHING;
    rt_enter(u);
    uguard_reads(u, 6, 1);
    IF(24, uguard_value(u, 6, 1))
        if (V(tile_IM2COL, 1)) {
            ublkcp_part(u, 3, 4);
        }
        USE(ONCE, F_UR, V(URa, 4));
        USE(ONCE, F_UR, (V(URa, 4) | 1));
        rt_assign(u, &x2, UNKNOWN);
        x4 = x2.number;
        rt_assign(u, &x5, UNKNOWN);
        x7 = x5.number;
        x15 = rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(0)), K(1), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(1)), K(2), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(2)),
            K(4), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(3)), K(4), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(4)), K(8), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(5)),
            K(8), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(6)), K(2), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(7)), K(4), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(8)),
            K(4), rt_chosen(u, rt_eq(u, rt_slice(u, x4, 7, 4), K(9)), K(8), rt_chosen(u, rt_eq(u,
            rt_slice(u, x4, 7, 4), K(10)), K(2), K(1))))))))))));
        x17 = rt_mul(u, x15, rt_add(u, rt_slice(u, x7, 24, 8), K(1)));
        utmastg_part(u, 3);
        IF(3, OPEN)
            USE(ONCE, F_UR, V(URb, 3));
            USE(ONCE, F_UR, (V(URb, 3) | 1));
        END(3)
        IF(4, OPEN) USE(ONCE, F_UR, V(URb, 3)); END(4)
        utmastg_part(u, 3);
        x18 = rt_chosen(u, rt_lt(u, K(1), rt_shr(u, x17, K(4))), rt_shr(u, x17, K(4)), K(1));
        rt_assign(u, &x25, x18);
        rt_assign(u, &x26, K(1));
        for (uint64_t x27 = 1; x27 <= 4; x27++) {
            if ((int64_t)x27 <= (int64_t)V(tile_DIMENSIONS, 0)) {
                LET(30)
                    USE(ONCE, F_UR, rt_bits(((V(URb, 3) + 1) + x27), 0, 6));
                    USE(READ, F_BULK_DONE, 0);
                END_LET(30)
                NEED(26);
                IF(7, rt_test_of(u, x26.number)) NEED(30); END(7)
                IF(8, rt_both(rt_test_of(u, x26.number), OPEN))
                    LET(34) NEED(30); END_LET(34)
                    rt_assign(u, &x34, rt_of_test(u, OPEN));
                ELSE(8) rt_assign(u, &x34, K(0)); END(8)
                LET(26) NEED(34); END_LET(26)
                rt_assign(u, &x26, x34.number);
                MORE(23) NEED(30); END_MORE(23)
                rt_assign(u, &x25, UNKNOWN);
            }
        }
        NEED(26);
        USE(READ, F_BULK_DONE, 0);
        IF(23, rt_lt(u, rt_content(u, F_BULK_DONE, K(0)), x25.number))
            utmastg_part(u, 3);
            IF(22, OPEN)
                for (uint64_t x67 = 0; x67 <= 1; x67++) {
                    USE(ONCE, F_UR, rt_bits((V(URb, 3) + 1), 0, 6));
                    IF(15, OPEN)
                        LET(69) NEED(23); END_LET(69)
                        LET(72)
                            NEED(69);
                            IF(11, OPEN) USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(0, 24)); END(11)
                            USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(0, 24));
                        END_LET(72)
                        utmaredg_part(u, 72, 69);
                    END(15)
                }
                for (uint64_t x79 = 0; x79 <= 7; x79++) {
                    USE(ONCE, F_UR, rt_bits((V(URb, 3) + 1), 0, 6));
                    IF(16, OPEN)
                        LET(81) NEED(23); END_LET(81)
                        NEED(81);
                        USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(0, 24));
                    END(16)
                }
                for (uint64_t x145 = 0; x145 <= 3; x145++) {
                    USE(ONCE, F_UR, rt_bits((V(URb, 3) + 1), 0, 6));
                    IF(20, OPEN)
                        LET(147) NEED(23); END_LET(147)
                        LET(150)
                            NEED(147);
                            USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(0, 24));
                        END_LET(150)
                        utmaredg_part(u, 150, 147);
                    END(20)
                }
            END(22)
            USE(WRITE(1), F_BULK_DONE, 0);
        ELSE(23) USE(WRITE(1), F_BULK_DONE, 0); END(23)
    END(24)
    rt_leave(u);
}

static void uses_utmapf_d(struct rt_uses *u)
{
    uguard_reads(u, 6, 1);
    ublkcp_part(u, 2, 3);
    USE(ONCE, F_UR, V(URc, 4));
    bulk_policy_reads(u, 5, 0);
}

static void uses_utmapf_s(struct rt_uses *u)
{
    uguard_reads(u, 4, 1);
    ublkcp_part(u, 1, 2);
    bulk_policy_reads(u, 3, 0);
}

static void uses_utmacctl_one(struct rt_uses *u)
{
    uguard_reads(u, 2, 1);
    USE(ONCE, F_UR, V(URa, 1));
    USE(ONCE, F_UR, (V(URa, 1) | 1));
}

static void uses_utmacmdflush(struct rt_uses *u)
{
    uguard_reads(u, 0, 0);
}

static void signed_ub_reads(struct rt_uses *u, int v2, int l3)
{
    if (LINE(l3) == 0) USE(ONCE, F_UR, V(URb, v2));
}

static void uses_uiadd3_n(struct rt_uses *u)
{
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        USE(ONCE, F_UR, V(URa, 4));
        signed_ub_reads(u, 6, 3);
        USE(ONCE, F_UR, V(URc, 9));
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UP, V(UPu, 1));
        USE(WRITE(1), F_UP, V(UPv, 2));
    END(1)
}

static void uses_uiadd3_x(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 14, 7);
    IF(1, uguard_value(u, 14, 7))
        LET(1)
            USE(ONCE, F_UR, V(URa, 4));
            signed_ub_reads(u, 6, 3);
            USE(ONCE, F_UR, V(URc, 9));
            USE(ONCE, F_UP, V(UPp, 11));
            USE(ONCE, F_UP, V(UPq, 13));
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UP, V(UPu, 1));
        USE(WRITE(1), F_UP, V(UPv, 2));
    END(1)
    rt_leave(u);
}

static void signed_pair_ub_reads(struct rt_uses *u, int v1, int l3)
{
    if (LINE(l3) == 0) {
        USE(ONCE, F_UR, V(URb, v1));
        USE(ONCE, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_uiadd3_64(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        LET(3)
            USE(ONCE, F_UR, V(URa, 4));
            USE(ONCE, F_UR, (V(URa, 4) | 1));
            signed_pair_ub_reads(u, 6, 3);
            USE(ONCE, F_UR, V(URc, 9));
            USE(ONCE, F_UR, (V(URc, 9) | 1));
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UR, (V(URd, 0) | 1));
        USE(WRITE(1), F_UP, V(UPu, 1));
        USE(WRITE(1), F_UP, V(UPv, 2));
    END(1)
    rt_leave(u);
}

static void src_ub_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(ONCE, F_UR, V(URb, v1));
}

static void uses_uimad_b(struct rt_uses *u)
{
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        USE(ONCE, F_UR, V(URa, 2));
        src_ub_reads(u, 3, 2);
        USE(ONCE, F_UR, V(URc, 6));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_uimad_c(struct rt_uses *u)
{
    uguard_reads(u, 5, 3);
    IF(1, uguard_value(u, 5, 3))
        USE(ONCE, F_UR, V(URa, 2));
        USE(ONCE, F_UR, V(URc, 3));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_uimad_bx(struct rt_uses *u)
{
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        USE(ONCE, F_UR, V(URa, 2));
        src_ub_reads(u, 3, 2);
        USE(ONCE, F_UR, V(URc, 6));
        USE(ONCE, F_UP, V(UPp, 8));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_uimad_cx(struct rt_uses *u)
{
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        USE(ONCE, F_UR, V(URa, 2));
        USE(ONCE, F_UR, V(URc, 3));
        USE(ONCE, F_UP, V(UPp, 6));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void signed_pair_uc_reads(struct rt_uses *u, int v1)
{
    USE(ONCE, F_UR, V(URc, v1));
    USE(ONCE, F_UR, (V(URc, v1) | 1));
}

static void joined_upu_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_UP, V(UPu, v1));
}

static void uses_uimad_wide_b(struct rt_uses *u)
{
    uguard_reads(u, 8, 5);
    IF(1, uguard_value(u, 8, 5))
        USE(ONCE, F_UR, V(URa, 3));
        src_ub_reads(u, 4, 3);
        signed_pair_uc_reads(u, 7);
        joined_upu_writes(u, 2, 1);
        USE(WRITE(1), F_UR, V(URd, 1));
        USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
}

static void inverted_pair_uc_reads(struct rt_uses *u, int v1)
{
    USE(ONCE, F_UR, V(URc, v1));
    USE(ONCE, F_UR, (V(URc, v1) | 1));
}

static void uses_uimad_wide_bx(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 10, 6);
    IF(1, uguard_value(u, 10, 6))
        LET(1)
            USE(ONCE, F_UR, V(URa, 3));
            src_ub_reads(u, 4, 3);
            inverted_pair_uc_reads(u, 7);
            USE(ONCE, F_UP, V(UPp, 9));
        END_LET(1)
        NEED(1);
        joined_upu_writes(u, 2, 1);
        USE(WRITE(1), F_UR, V(URd, 1));
        USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
    rt_leave(u);
}

static void uisetp_n_part(struct rt_uses *u)
{
    if (V(BOP, 2) == 0) {
        USE(ONCE, F_UR, V(URa, 5));
        src_ub_reads(u, 6, 1);
        IF(1, OPEN) USE(ONCE, F_UP, V(UPp, 9)); END(1)
    }
    if (V(BOP, 2) == 1) {
        USE(ONCE, F_UR, V(URa, 5));
        src_ub_reads(u, 6, 1);
        IF(2, OPEN) USE(ONCE, F_UP, V(UPp, 9)); END(2)
    }
    if (V(BOP, 2) == 2) {
        USE(ONCE, F_UR, V(URa, 5));
        src_ub_reads(u, 6, 1);
        USE(ONCE, F_UP, V(UPp, 9));
    }
}

static void uses_uisetp_n(struct rt_uses *u)
{
    uguard_reads(u, 10, 3);
    IF(5, uguard_value(u, 10, 3))
        if (V(BOP, 2) == 3) {
            USE(ONCE, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(ONCE, F_UP, V(UPp, 9));
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        uisetp_n_part(u);
        USE(WRITE(1), F_UP, V(UPu, 3));
        uisetp_n_part(u);
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(5)
}

static void opt_src_reads_3(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(ONCE, F_UP, V(UPr, v1));
}

static void uses_uisetp_o(struct rt_uses *u)
{
    uguard_reads(u, 12, 4);
    IF(5, uguard_value(u, 12, 4))
        if (V(BOP, 2) == 3) {
            USE(ONCE, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(ONCE, F_UP, V(UPp, 9));
            opt_src_reads_3(u, 11, 3);
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        uisetp_n_part(u);
        USE(WRITE(1), F_UP, V(UPu, 3));
        uisetp_n_part(u);
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(5)
}

static void uisetp_x_part(struct rt_uses *u)
{
    if (V(BOP, 2) == 0) {
        NEED(7);
        IF(1, OPEN) USE(ONCE, F_UP, V(UPp, 9)); END(1)
    }
    if (V(BOP, 2) == 1) {
        NEED(7);
        IF(2, OPEN) USE(ONCE, F_UP, V(UPp, 9)); END(2)
    }
    if (V(BOP, 2) == 2) {
        NEED(7);
        USE(ONCE, F_UP, V(UPp, 9));
    }
}

static void uses_uisetp_x(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 12, 4);
    IF(6, uguard_value(u, 12, 4))
        if (V(BOP, 2) == 3) {
            USE(ONCE, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(ONCE, F_UP, V(UPp, 9));
            USE(ONCE, F_UP, V(UPr, 11));
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        LET(7)
            USE(ONCE, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(1, OPEN) USE(ONCE, F_UP, V(UPr, 11)); END(1)
        END_LET(7)
        uisetp_x_part(u);
        USE(WRITE(1), F_UP, V(UPu, 3));
        uisetp_x_part(u);
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(6)
    rt_leave(u);
}

static void uses_uisetp_ox(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 12, 4);
    IF(6, uguard_value(u, 12, 4))
        if (V(BOP, 2) == 3) {
            USE(ONCE, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(ONCE, F_UP, V(UPp, 9));
            opt_src_reads_3(u, 11, 3);
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        LET(7)
            USE(ONCE, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(1, OPEN) opt_src_reads_3(u, 11, 3); END(1)
        END_LET(7)
        uisetp_x_part(u);
        USE(WRITE(1), F_UP, V(UPu, 3));
        uisetp_x_part(u);
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(6)
    rt_leave(u);
}

static void uses_ulea_lo(struct rt_uses *u)
{
    uguard_reads(u, 8, 4);
    IF(1, uguard_value(u, 8, 4))
        USE(ONCE, F_UR, V(URa, 3));
        signed_ub_reads(u, 5, 3);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulea_x(struct rt_uses *u)
{
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        USE(ONCE, F_UR, V(URa, 3));
        signed_ub_reads(u, 5, 3);
        USE(ONCE, F_UP, V(UPp, 9));
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulea_hi(struct rt_uses *u)
{
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        USE(ONCE, F_UR, V(URa, 3));
        USE(ONCE, F_UR, V(URc, 7));
        signed_ub_reads(u, 5, 3);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulea_hx(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 11, 6);
    IF(1, uguard_value(u, 11, 6))
        LET(2)
            USE(ONCE, F_UR, V(URa, 3));
            USE(ONCE, F_UR, V(URc, 7));
            signed_ub_reads(u, 5, 3);
            USE(ONCE, F_UP, V(UPp, 10));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
    rt_leave(u);
}

static void uses_ulea_ih(struct rt_uses *u)
{
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        USE(ONCE, F_UR, V(URa, 3));
        USE(ONCE, F_UR, V(URc, 4));
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulea_ix(struct rt_uses *u)
{
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        USE(ONCE, F_UR, V(URa, 3));
        USE(ONCE, F_UR, V(URc, 4));
        USE(ONCE, F_UP, V(UPp, 8));
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulop3(struct rt_uses *u)
{
    uguard_reads(u, 10, 6);
    IF(3, uguard_value(u, 10, 6))
        USE(ONCE, F_UR, V(URa, 3));
        src_ub_reads(u, 4, 3);
        USE(ONCE, F_UR, V(URc, 6));
        USE(WRITE(1), F_UR, V(URd, 2));
        if (V(PAND, 0)) {
            IF(1, OPEN) USE(ONCE, F_UP, V(UPp, 9)); END(1)
        } else {
            IF(2, OPEN) USE(ONCE, F_UP, V(UPp, 9)); END(2)
        }
        opt_writes_2(u, 1, 0);
    END(3)
}

static void uses_ushf_b(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 9, 4);
    IF(1, uguard_value(u, 9, 4))
        if (0xc >> V(SHIFT_TYPE, 2) & 1) {
            if (V(SHIFT_DIR, 0) == 0) {
                LET(1)
                    if (V(HI, 3)) {
                        USE(ONCE, F_UR, V(URc, 8));
                        src_ub_reads(u, 6, 2);
                        USE(ONCE, F_UR, V(URa, 5));
                    } else {
                        USE(ONCE, F_UR, V(URa, 5));
                        src_ub_reads(u, 6, 2);
                    }
                END_LET(1)
            } else if (V(HI, 3) == 0) {
                LET(1)
                    USE(ONCE, F_UR, V(URa, 5));
                    src_ub_reads(u, 6, 2);
                    USE(ONCE, F_UR, V(URc, 8));
                END_LET(1)
            } else {
                LET(1)
                    USE(ONCE, F_UR, V(URc, 8));
                    src_ub_reads(u, 6, 2);
                END_LET(1)
            }
            LET(10) NEED(1); END_LET(10)
        } else {
            LET(10)
                USE(ONCE, F_UR, V(URa, 5));
                USE(ONCE, F_UR, V(URc, 8));
                src_ub_reads(u, 6, 2);
            END_LET(10)
        }
        NEED(10);
        USE(WRITE(1), F_UR, V(URd, 4));
    END(1)
    rt_leave(u);
}

static void uses_ushf_c(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 8, 3);
    IF(1, uguard_value(u, 8, 3))
        if (0xc >> V(SHIFT_TYPE, 2) & 1) {
            if (V(SHIFT_DIR, 0) == 0) {
                LET(1)
                    if (V(HI, 3)) {
                        USE(ONCE, F_UR, V(URc, 6));
                        USE(ONCE, F_UR, V(URa, 5));
                    } else {
                        USE(ONCE, F_UR, V(URa, 5));
                        USE(ONCE, F_UR, V(URc, 6));
                    }
                END_LET(1)
            } else if (V(HI, 3) == 0) {
                LET(1)
                    USE(ONCE, F_UR, V(URa, 5));
                    USE(ONCE, F_UR, V(URc, 6));
                END_LET(1)
            } else {
                LET(1) USE(ONCE, F_UR, V(URc, 6)); END_LET(1)
            }
            LET(10) NEED(1); END_LET(10)
        } else {
            LET(10)
                USE(ONCE, F_UR, V(URa, 5));
                USE(ONCE, F_UR, V(URc, 6));
            END_LET(10)
        }
        NEED(10);
        USE(WRITE(1), F_UR, V(URd, 4));
    END(1)
    rt_leave(u);
}

static void uses_uprmt(struct rt_uses *u)
{
    uguard_reads(u, 6, 4);
    IF(1, uguard_value(u, 6, 4))
        if (V(uniform_UPRMT_MODE, 0)) {
            USE(ONCE, F_UR, V(URa, 2));
            src_ub_reads(u, 3, 2);
            USE(ONCE, F_UR, V(URc, 5));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        src_ub_reads(u, 3, 2);
        USE(ONCE, F_UR, V(URa, 2));
        USE(ONCE, F_UR, V(URc, 5));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_usel(struct rt_uses *u)
{
    uguard_reads(u, 6, 4);
    IF(2, uguard_value(u, 6, 4))
        USE(ONCE, F_UP, V(UPp, 5));
        IF(1, rt_differ(FLAG(F_UP, V(UPp, 5)), rt_sure(V(NOT_Pp, 4)))) USE(ONCE, F_UR, V(URa, 1));
        ELSE(1) src_ub_reads(u, 2, 2); END(1)
        USE(WRITE(1), F_UR, V(URd, 0));
    END(2)
}

static void mov_ub_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(ONCE, F_UR, V(URb, v1));
}

static void uses_umov(struct rt_uses *u)
{
    uguard_reads(u, 3, 2);
    IF(1, uguard_value(u, 3, 2))
        mov_ub_reads(u, 1, 1);
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_upopc(struct rt_uses *u)
{
    uguard_reads(u, 4, 2);
    IF(1, uguard_value(u, 4, 2))
        signed_ub_reads(u, 2, 1);
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_uflo(struct rt_uses *u)
{
    uguard_reads(u, 7, 3);
    IF(1, uguard_value(u, 7, 3))
        if (V(SIGNED, 0)) signed_ub_reads(u, 5, 2);
        signed_ub_reads(u, 5, 2);
        USE(WRITE(1), F_UR, V(URd, 2));
        if (0x7f >> V(UPu, 3) & 1) USE(WRITE(1), F_UP, V(UPu, 3));
    END(1)
}

static void uses_ubrev(struct rt_uses *u)
{
    uguard_reads(u, 3, 2);
    IF(1, uguard_value(u, 3, 2))
        src_ub_reads(u, 1, 1);
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_usgxt(struct rt_uses *u)
{
    uguard_reads(u, 6, 3);
    IF(1, uguard_value(u, 6, 3))
        USE(ONCE, F_UR, V(URa, 3));
        src_ub_reads(u, 4, 2);
        USE(WRITE(1), F_UR, V(URd, 2));
    END(1)
}

static void uses_ubmsk(struct rt_uses *u)
{
    uguard_reads(u, 5, 3);
    IF(1, uguard_value(u, 5, 3))
        src_ub_reads(u, 3, 2);
        USE(ONCE, F_UR, V(URa, 2));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_uplop3(struct rt_uses *u)
{
    uguard_reads(u, 10, 3);
    IF(1, uguard_value(u, 10, 3))
        USE(ONCE, F_UP, V(UPp, 3));
        USE(ONCE, F_UP, V(UPq, 5));
        USE(ONCE, F_UP, V(UPr, 7));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uses_uplop3_sign_one(struct rt_uses *u)
{
    uguard_reads(u, 9, 3);
    IF(1, uguard_value(u, 9, 3))
        USE(ONCE, F_UP, V(UPp, 3));
        USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(31, 1));
        USE(ONCE, F_UP, V(UPr, 6));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uses_uplop3_sign_two(struct rt_uses *u)
{
    uguard_reads(u, 8, 3);
    IF(1, uguard_value(u, 8, 3))
        USE(ONCE, F_UP, V(UPp, 3));
        USE_PART(ONCE, F_UR, K(V(URb, 4)), BITS(31, 1));
        USE_PART(ONCE, F_UR, K(V(URc, 5)), BITS(31, 1));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uses_uplop3_sign_all(struct rt_uses *u)
{
    uguard_reads(u, 7, 3);
    IF(1, uguard_value(u, 7, 3))
        USE_PART(ONCE, F_UR, K(V(URa, 2)), BITS(31, 1));
        USE_PART(ONCE, F_UR, K(V(URb, 3)), BITS(31, 1));
        USE_PART(ONCE, F_UR, K(V(URc, 4)), BITS(31, 1));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uclea_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(ONCE, F_UR, V(URb, v1));
}

static void uses_uclea(struct rt_uses *u)
{
    uguard_reads(u, 6, 4);
    IF(1, uguard_value(u, 6, 4))
        USE(ONCE, F_UR, V(URa, 2));
        uclea_b_reads(u, 3, 3);
        USE(WRITE(1), F_UR, V(URd, 0));
        opt_writes_2(u, 1, 1);
    END(1)
}

static void mask_ub_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(ONCE, F_UR, V(URb, v1));
}

static rt_value mask_ub_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_UR, K(V(URb, v1)));
    }
    return K(V(UIMM, v2));
}

static void uses_up2ur(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 5, 3);
    IF(1, uguard_value(u, 5, 3))
        LET(1)
            USE(ONCE, F_UP, 0);
            USE(ONCE, F_UP, 1);
            USE(ONCE, F_UP, 2);
            USE(ONCE, F_UP, 3);
            USE(ONCE, F_UP, 4);
            USE(ONCE, F_UP, 5);
            USE(ONCE, F_UP, 6);
        END_LET(1)
        USE(ONCE, F_UR, V(URa, 2));
        mask_ub_reads(u, 3, 2);
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
    rt_leave(u);
}

static void uses_ur2up(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    uguard_reads(u, 3, 2);
    IF(2, uguard_value(u, 3, 2))
        x1 = rt_slice(u, mask_ub_value(u, 1, 2, 1), 0, 32);
        for (uint64_t x2 = 0; x2 <= 6; x2++) {
            mask_ub_reads(u, 1, 1);
            IF(1, rt_test_of(u, rt_slice(u, x1, x2, 1)))
                USE(ONCE, F_UR, V(URa, 0));
                USE(WRITE(1), F_UP, x2);
            END(1)
        }
    END(2)
}

static void uses_uf2fp(struct rt_uses *u)
{
    uguard_reads(u, 4, 3);
    IF(1, uguard_value(u, 4, 3))
        src_ub_reads(u, 2, 2);
        USE(ONCE, F_UR, V(URa, 1));
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_r2ur_o(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    x1 = rt_answer(u, guard_value(u, 5, 1));
    x2 = rt_answer(u, x1);
    guard_reads(u, 5, 1);
    IF(1, x2)
        USE(EARLY(-1), F_R, V(Ra, 3));
        USE(WRITE(1), F_UR, V(URd, 2));
    END(1)
    IF(3, rt_both(rt_sure((0x7f >> V(Pu, 1) & 1)), guard_value(u, 5, 1)))
        USE(EARLY(-1), F_R, V(Ra, 3));
        IF(2, OPEN) if (V(R2UR_OR, 0) == 1) USE(ONCE, F_P, V(Pu, 1)); END(2)
        USE(WRITE(1), F_P, V(Pu, 1));
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
}

static void uses_s2ur(struct rt_uses *u)
{
    uguard_reads(u, 2, 2);
    IF(1, uguard_value(u, 2, 2))
        special_reads(u, 1, 1);
        USE(READ, F_ACTIVE, 0);
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_vabsdiff_b(struct rt_uses *u)
{
    guard_reads(u, 13, 2);
    IF(1, guard_value(u, 13, 2))
        if (0x7f >> V(Pu, 2) & 1) {
            USE(READ, F_R, V(Ra, 3));
            src_b_reads_2(u, 5, 10, 1);
            USE(READ, F_R, V(Rc, 11));
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_P, V(Pu, 2));
        }
        USE(READ, F_R, V(Ra, 3));
        src_b_reads_2(u, 5, 10, 1);
        USE(READ, F_R, V(Rc, 11));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
    src_b_keeps(u, 6, 5, 1);
}

static void uses_vabsdiff_c(struct rt_uses *u)
{
    guard_reads(u, 11, 2);
    IF(1, guard_value(u, 11, 2))
        if (0x7f >> V(Pu, 2) & 1) {
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
            c_in_b_reads(u, 10, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_P, V(Pu, 2));
        }
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_R, V(Rc, 5));
        c_in_b_reads(u, 10, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_vabsdiff4_b(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        if (0x7f >> V(Pu, 3) & 1) {
            USE(READ, F_R, V(Ra, 4));
            src_b_reads_2(u, 6, 11, 1);
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_P, V(Pu, 3));
        }
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 8));
        src_b_reads_2(u, 6, 11, 1);
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 8));
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(24, 8));
        if (V(video_ACC, 1)) USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 7, 6, 1);
}

static void uses_vabsdiff4_c(struct rt_uses *u)
{
    guard_reads(u, 12, 2);
    IF(1, guard_value(u, 12, 2))
        if (0x7f >> V(Pu, 3) & 1) {
            USE(READ, F_R, V(Ra, 4));
            USE(READ, F_R, V(Rc, 6));
            c_in_b_reads(u, 11, 1);
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_P, V(Pu, 3));
        }
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 8));
        USE(READ, F_R, V(Rc, 6));
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 8));
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(24, 8));
        if (V(video_ACC, 1)) c_in_b_reads(u, 11, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_B, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void src_b_no_imm_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 2) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 3) USE(ONCE, F_UR, V(URb, v2));
}

static void dot_c_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void src_b_no_imm_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void dot_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_idp_a4(struct rt_uses *u)
{
    guard_reads(u, 13, 2);
    IF(1, guard_value(u, 13, 2))
        dot_c_reads(u, 10);
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(0, 8));
        src_b_no_imm_reads(u, 5, 9, 0);
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(16, 8));
        USE_PART(READ, F_R, K(V(Ra, 3)), BITS(24, 8));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_no_imm_keeps(u, 6, 5, 0);
    dot_c_keeps(u, 11, 10);
}

static void uses_idp_a2(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        dot_c_reads(u, 11);
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 16));
        src_b_no_imm_reads(u, 6, 10, 0);
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(16, 16));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    src_b_no_imm_keeps(u, 7, 6, 0);
    dot_c_keeps(u, 12, 11);
}

static void opt_rd_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_R, V(Rd, v1));
}

static void uses_vote(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
        USE(ONCE, F_P, V(Pp, 4));
        opt_rd_writes(u, 1, 0);
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static void opt_urd_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_UR, V(URd, v1));
}

static void uses_voteu(struct rt_uses *u)
{
    rt_enter(u);
    LET(3)
        guard_reads(u, 5, 2);
        IF(1, guard_value(u, 5, 2)) USE(ONCE, F_P, V(Pp, 4)); END(1)
    END_LET(3)
    LET(5)
        USE(ONCE, F_P, V(Pp, 4));
        IF(2, rt_not(rt_differ(FLAG(F_P, V(Pp, 4)), rt_sure(V(NOT_Pp, 3)))))
            guard_reads(u, 5, 2);
        END(2)
    END_LET(5)
    guard_reads(u, 5, 2);
    IF(3, guard_value(u, 5, 2))
        NEED(3);
        opt_urd_writes(u, 1, 0);
        if (V(warp_VOTE_MODE, 0) == 0) {
            LET(8) NEED(5); END_LET(8)
        } else if (0xd >> V(warp_VOTE_MODE, 0) & 1) {
            LET(8) NEED(5); END_LET(8)
        }
        NEED(8);
        USE(WRITE(1), F_UP, V(UPu, 2));
    END(3)
    rt_leave(u);
}

static void uses_match_any(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 3, 0);
    IF(1, guard_value(u, 3, 0))
        MORE(4)
            USE(EARLY(-1), F_R, V(Ra, 2));
            if (V(warp_U64, 0)) USE(EARLY(-1), F_R, (V(Ra, 2) | 1));
        END_MORE(4)
        NEED(4);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    rt_leave(u);
}

static void uses_match_all(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(EARLY(-1), F_R, V(Ra, 3));
        if (V(warp_U64, 0)) USE(EARLY(-1), F_R, (V(Ra, 3) | 1));
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
}

static void shfl_c_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rc, v1));
}

static void shfl_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static void uses_shfl(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        LET(5)
            if (V(warp_SHFL_MODE, 0) == 0) {
                shfl_c_reads(u, 6, 1);
                shfl_b_reads(u, 4, 0);
            }
            if (0xe >> V(warp_SHFL_MODE, 0) & 1) shfl_b_reads(u, 4, 0);
        END_LET(5)
        USE(READ, F_R, V(Ra, 3));
        NEED(5);
        shfl_c_reads(u, 6, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        USE(WRITE(1), F_P, V(Pu, 1));
    END(1)
    rt_leave(u);
}

static void uses_redux(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 4, 0));
    x2 = rt_answer(u, x1);
    for (uint64_t x10 = 0; x10 <= 31; x10++) {
        guard_reads(u, 4, 0);
        IF(1, rt_test_of(u, rt_slice(u, rt_chosen(u, x2, K(INT64_C(4294967295)), K(0)), x10, 1)))
            MORE(4) USE(EARLY(-1), F_R, V(Ra, 3)); END_MORE(4)
            MORE(5) USE(EARLY(-1), F_R, V(Ra, 3)); END_MORE(5)
            MORE(6) USE(EARLY(-1), F_R, V(Ra, 3)); END_MORE(6)
            MORE(7) USE(EARLY(-1), F_R, V(Ra, 3)); END_MORE(7)
            MORE(8) USE(EARLY(-1), F_R, V(Ra, 3)); END_MORE(8)
            MORE(9) USE(EARLY(-1), F_R, V(Ra, 3)); END_MORE(9)
        END(1)
    }
    guard_reads(u, 4, 0);
    IF(2, x2)
        if (V(warp_REDUX_OP, 0) == 0) NEED(5);
        if (V(warp_REDUX_OP, 0) == 1) NEED(4);
        if (V(warp_REDUX_OP, 0) == 2) NEED(6);
        if (V(warp_REDUX_OP, 0) == 3) NEED(7);
        if (V(warp_REDUX_OP, 0) == 4) NEED(8);
        if (V(warp_REDUX_OP, 0) == 5) NEED(9);
        USE(WRITE(1), F_UR, V(URd, 2));
    END(2)
    rt_leave(u);
}

static void uses_elect(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 4, 1);
        IF(1, guard_value(u, 4, 1)) USE(ONCE, F_P, V(Pp, 3)); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 4, 1), rt_differ(FLAG(F_P, V(Pp, 3)), rt_sure(V(NOT_Pp,
        2)))));
    x2 = rt_answer(u, x1);
    guard_reads(u, 4, 1);
    IF(2, guard_value(u, 4, 1))
        NEED(1);
        USE(WRITE(1), F_P, V(Pu, 0));
    END(2)
    NEED(1);
    IF(3, x2) USE(WRITE(1), F_UR, V(URd, 1)); END(3)
    rt_leave(u);
}

static void pr_mask_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 4) {
        USE(ONCE, F_UR, V(URb, v2));
        USE(ONCE, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 5) USE(ONCE, F_UR, V(URb, v2));
}

static rt_value pr_mask_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    switch (LINE(l5)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return K(rt_sext(V(IMM, v2), 32));
    case 2: return K(V(UIMM, v3));
    case 3: case 4: return UNKNOWN;
    }
    return rt_content(u, F_UR, K(V(URb, v4)));
}

static void pr_mask_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_p2r(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(8, guard_value(u, 11, 1))
        x1 = rt_slice(u, rt_slice(u, pr_mask_value(u, 4, 6, 7, 10, 0), 0, 32), 0, 7);
        LET(2)
            pr_mask_reads(u, 4, 10, 0);
            IF(1, rt_test_of(u, rt_slice(u, x1, 0, 1))) USE(ONCE, F_P, 0); END(1)
            IF(2, rt_test_of(u, rt_slice(u, x1, 1, 1))) USE(ONCE, F_P, 1); END(2)
            IF(3, rt_test_of(u, rt_slice(u, x1, 2, 1))) USE(ONCE, F_P, 2); END(3)
            IF(4, rt_test_of(u, rt_slice(u, x1, 3, 1))) USE(ONCE, F_P, 3); END(4)
            IF(5, rt_test_of(u, rt_slice(u, x1, 4, 1))) USE(ONCE, F_P, 4); END(5)
            IF(6, rt_test_of(u, rt_slice(u, x1, 5, 1))) USE(ONCE, F_P, 5); END(6)
            IF(7, rt_test_of(u, rt_slice(u, x1, 6, 1))) USE(ONCE, F_P, 6); END(7)
        END_LET(2)
        USE(READ, F_R, V(Ra, 2));
        pr_mask_reads(u, 4, 10, 0);
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(8)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    pr_mask_keeps(u, 5, 4, 0);
    rt_leave(u);
}

static void uses_r2p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(2, guard_value(u, 9, 1))
        x1 = rt_slice(u, pr_mask_value(u, 2, 4, 5, 8, 0), 0, 32);
        for (uint64_t x3 = 0; x3 <= 6; x3++) {
            pr_mask_reads(u, 2, 8, 0);
            IF(1, rt_test_of(u, rt_slice(u, x1, x3, 1)))
                USE_PART(READ, F_R, K(V(Ra, 0)), BITS((8 * V(PR_BYTE, 1)), 8));
                USE(WRITE(1), F_P, x3);
            END(1)
        }
    END(2)
    pr_mask_keeps(u, 3, 2, 0);
}

static void src_pr_or_upr_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 2) USE(ONCE, F_P, V(Pr, v1));
    if (LINE(l3) == 1) USE(ONCE, F_UP, V(UPr, v2));
}

static void uses_plop3(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        USE(ONCE, F_P, V(Pp, 3));
        USE(ONCE, F_P, V(Pq, 5));
        src_pr_or_upr_reads(u, 7, 8, 2);
        USE(WRITE(1), F_P, V(Pu, 0));
        USE(WRITE(1), F_P, V(Pv, 1));
    END(1)
}

static void sign_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(31, 1));
    if (LINE(l4) == 1) const_reads(u, v2, l3);
    if (LINE(l4) == 2) USE_PART(ONCE, F_UR, K(V(URb, v2)), BITS(31, 1));
}

static void sign_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_plop3_sign_one(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE(ONCE, F_P, V(Pp, 3));
        sign_b_reads(u, 4, 8, 2, 1);
        USE(ONCE, F_P, V(Pr, 10));
        USE(WRITE(1), F_P, V(Pu, 0));
        USE(WRITE(1), F_P, V(Pv, 1));
    END(1)
    sign_b_keeps(u, 5, 4, 1);
}

static void uses_plop3_sign_two(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE(ONCE, F_P, V(Pp, 3));
        sign_b_reads(u, 4, 8, 2, 1);
        USE_PART(READ, F_R, K(V(Rc, 9)), BITS(31, 1));
        USE(WRITE(1), F_P, V(Pu, 0));
        USE(WRITE(1), F_P, V(Pv, 1));
    END(1)
    sign_b_keeps(u, 5, 4, 1);
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
}

static void uses_plop3_sign_all(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE_PART(READ, F_R, K(V(Ra, 2)), BITS(31, 1));
        sign_b_reads(u, 4, 8, 2, 1);
        USE_PART(READ, F_R, K(V(Rc, 9)), BITS(31, 1));
        USE(WRITE(1), F_P, V(Pu, 0));
        USE(WRITE(1), F_P, V(Pv, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    sign_b_keeps(u, 5, 4, 1);
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
}

static rt_uses_of *const paths[VOLTA_FORMS] = {
    [VOLTA_BSSY] = paths_bssy,
    [VOLTA_EXIT] = paths_exit,
    [VOLTA_BRA_B] = paths_bra_b,
    [VOLTA_BRA_U] = paths_bra_u,
    [VOLTA_BRA_DIV] = paths_bra_div,
    [VOLTA_JMP_B] = paths_jmp_b,
    [VOLTA_JMP_C] = paths_jmp_c,
    [VOLTA_JMP_U] = paths_jmp_u,
    [VOLTA_JMP_UC] = paths_jmp_uc,
    [VOLTA_BRX] = paths_brx,
    [VOLTA_JMX] = paths_brx,
    [VOLTA_BRXU_BRXU] = paths_brx,
    [VOLTA_BRXU_JMXU] = paths_brx,
    [VOLTA_CALL_AT] = paths_call_at,
    [VOLTA_CALL_C] = paths_call_c,
    [VOLTA_CALL_R] = paths_call_r,
    [VOLTA_CALL_REL] = paths_call_rel,
    [VOLTA_CALL_RR] = paths_call_rr,
    [VOLTA_CALL_UR] = paths_call_c,
    [VOLTA_RET_REL] = paths_ret_rel,
    [VOLTA_RET_ABS] = paths_ret_rel,
    [VOLTA_RET_UR_REL] = paths_ret_rel,
    [VOLTA_RET_UR_ABS] = paths_ret_rel,
};

static rt_uses_of *const forms[] = {
    [VOLTA_ATOM_V] = uses_atom_v,
    [VOLTA_ATOM_T] = uses_atom_v,
    [VOLTA_ATOM_TU] = uses_atom_tu,
    [VOLTA_ATOM_A] = uses_atom_a,
    [VOLTA_ATOM_D] = uses_atom_d,
    [VOLTA_ATOM_H] = uses_atom_h,
    [VOLTA_ATOM_HD] = uses_atom_hd,
    [VOLTA_ATOM_F] = uses_atom_f,
    [VOLTA_ATOM_FD] = uses_atom_fd,
    [VOLTA_ATOM_CV] = uses_atom_cv,
    [VOLTA_ATOM_CT] = uses_atom_cv,
    [VOLTA_ATOM_CA] = uses_atom_ca,
    [VOLTA_ATOM_CH] = uses_atom_ch,
    [VOLTA_ATOMG_V] = uses_atomg_v,
    [VOLTA_ATOMG_T] = uses_atomg_v,
    [VOLTA_ATOMG_TU] = uses_atomg_tu,
    [VOLTA_ATOMG_A] = uses_atomg_a,
    [VOLTA_ATOMG_D] = uses_atomg_d,
    [VOLTA_ATOMG_H] = uses_atomg_h,
    [VOLTA_ATOMG_HD] = uses_atomg_hd,
    [VOLTA_ATOMG_F] = uses_atomg_f,
    [VOLTA_ATOMG_FD] = uses_atomg_fd,
    [VOLTA_ATOMG_CV] = uses_atomg_cv,
    [VOLTA_ATOMG_CT] = uses_atomg_cv,
    [VOLTA_ATOMG_CA] = uses_atomg_ca,
    [VOLTA_ATOMG_CH] = uses_atomg_ch,
    [VOLTA_RED_V] = uses_red_v,
    [VOLTA_RED_T] = uses_red_v,
    [VOLTA_RED_TU] = uses_red_tu,
    [VOLTA_RED_A] = uses_red_a,
    [VOLTA_RED_D] = uses_red_d,
    [VOLTA_REDG_H] = uses_redg_h,
    [VOLTA_REDG_HD] = uses_redg_hd,
    [VOLTA_REDG_F] = uses_redg_f,
    [VOLTA_REDG_FD] = uses_redg_fd,
    [VOLTA_ATOMS_V] = uses_atoms_v,
    [VOLTA_ATOMS_T] = uses_atoms_t,
    [VOLTA_ATOMS_A] = uses_atoms_t,
    [VOLTA_ATOMS_TU] = uses_atoms_tu,
    [VOLTA_ATOMS_H] = uses_atoms_h,
    [VOLTA_ATOMS_HU] = uses_atoms_hu,
    [VOLTA_ATOMS_CV] = uses_atoms_cv,
    [VOLTA_ATOMS_CT] = uses_atoms_ct,
    [VOLTA_ATOMS_CH] = uses_atoms_ch,
    [VOLTA_ATOMS_POPC_P] = uses_atoms_popc_p,
    [VOLTA_ATOMS_POPC_HP] = uses_atoms_popc_p,
    [VOLTA_BSSY] = uses_bssy,
    [VOLTA_BSYNC] = uses_bsync,
    [VOLTA_BREAK] = uses_break,
    [VOLTA_BMOV_R] = uses_bmov_r,
    [VOLTA_BMOV_B] = uses_bmov_b,
    [VOLTA_BMOV_L] = uses_bmov_l,
    [VOLTA_BMOV_RB] = uses_bmov_rb,
    [VOLTA_BMOV_RS] = uses_bmov_rs,
    [VOLTA_BMOV_BB] = uses_bmov_bb,
    [VOLTA_YIELD] = uses_yield,
    [VOLTA_NANOSLEEP_N] = uses_nanosleep_n,
    [VOLTA_NANOSLEEP_C] = uses_nanosleep_c,
    [VOLTA_WARPSYNC_R] = uses_warpsync_r,
    [VOLTA_WARPSYNC_M] = uses_warpsync_m,
    [VOLTA_WARPSYNC_H] = uses_warpsync_h,
    [VOLTA_WARPSYNC_A] = uses_warpsync_a,
    [VOLTA_WARPSYNC_COLLECTIVE_H] = uses_warpsync_collective_h,
    [VOLTA_WARPSYNC_COLLECTIVE_A] = uses_warpsync_collective_a,
    [VOLTA_ENDCOLLECTIVE] = uses_endcollective,
    [VOLTA_BAR_SYNC] = uses_bar_sync,
    [VOLTA_BAR_ARV] = uses_bar_arv,
    [VOLTA_BAR_RED] = uses_bar_red,
    [VOLTA_BAR_ALL] = NULL,
    [VOLTA_B2R_R] = uses_b2r_r,
    [VOLTA_B2R_B] = uses_b2r_b,
    [VOLTA_R2B] = uses_r2b,
    [VOLTA_DEPBAR_LE] = uses_depbar_le,
    [VOLTA_DEPBAR_N] = uses_depbar_n,
    [VOLTA_DEPBAR_U] = uses_depbar_u,
    [VOLTA_CSMTEST] = NULL,
    [VOLTA_PMTRIG] = uses_pmtrig,
    [VOLTA_RPCMOV_R] = uses_rpcmov_r,
    [VOLTA_RPCMOV_G] = uses_rpcmov_g,
    [VOLTA_RPCMOV_L] = uses_rpcmov_l,
    [VOLTA_SETCTAID] = uses_setctaid,
    [VOLTA_LMEMBASE_G] = uses_lmembase_g,
    [VOLTA_LMEMBASE_M] = uses_setctaid,
    [VOLTA_STAS] = uses_stas,
    [VOLTA_REDAS] = uses_redas,
    [VOLTA_UBLKCP] = uses_ublkcp,
    [VOLTA_UBLKRED] = uses_ublkred,
    [VOLTA_UBLKPF] = uses_ublkpf,
    [VOLTA_FENCE] = uses_fence,
    [VOLTA_CCTL_V] = uses_cctl_v,
    [VOLTA_CCTL_T] = uses_cctl_v,
    [VOLTA_CCTL_U] = uses_cctl_u,
    [VOLTA_CCTL_VA] = uses_cctl_va,
    [VOLTA_CCTL_TA] = uses_cctl_va,
    [VOLTA_CCTL_A] = uses_cctl_va,
    [VOLTA_CCTLL_V] = uses_cctll_v,
    [VOLTA_CCTLL_T] = uses_cctll_v,
    [VOLTA_CCTLL_U] = uses_cctll_u,
    [VOLTA_CCTLT_ALL] = uses_fence,
    [VOLTA_CCTLT_R] = uses_cctlt_r,
    [VOLTA_CCTLT_C] = uses_cctl_va,
    [VOLTA_CCTLT_U] = uses_cctlt_u,
    [VOLTA_MEMBAR_V] = uses_membar_v,
    [VOLTA_MEMBAR_A] = uses_cctl_va,
    [VOLTA_MEMBAR_H] = uses_cctl_va,
    [VOLTA_MEMBAR_AS] = uses_cctl_va,
    [VOLTA_ERRBAR_V] = uses_fence,
    [VOLTA_ERRBAR_A] = uses_fence,
    [VOLTA_QSPC_V] = uses_qspc_v,
    [VOLTA_QSPC_T] = uses_qspc_t,
    [VOLTA_QSPC_U] = uses_qspc_u,
    [VOLTA_QSPC_H] = uses_qspc_h,
    [VOLTA_UCGABAR_ARV] = uses_ucgabar_arv,
    [VOLTA_UCGABAR_WAIT] = uses_ucgabar_wait,
    [VOLTA_CGAERRBAR] = uses_fence,
    [VOLTA_WARPGROUP] = uses_fence,
    [VOLTA_WARPGROUPSET] = uses_warpgroupset,
    [VOLTA_USETMAXREG_U] = uses_usetmaxreg_u,
    [VOLTA_USETMAXREG_I] = uses_usetmaxreg_i,
    [VOLTA_USETSHMSZ_U] = uses_usetshmsz_u,
    [VOLTA_USETSHMSZ_I] = uses_usetshmsz_i,
    [VOLTA_ULEPC_N] = uses_ulepc_n,
    [VOLTA_ULEPC_T] = uses_ulepc_t,
    [VOLTA_NOP] = NULL,
    [VOLTA_EXIT] = uses_exit,
    [VOLTA_KILL] = uses_kill,
    [VOLTA_BRA_B] = uses_bra_b,
    [VOLTA_BRA_U] = uses_bra_u,
    [VOLTA_BRA_DIV] = uses_bra_div,
    [VOLTA_JMP_B] = uses_jmp_b,
    [VOLTA_JMP_C] = uses_jmp_c,
    [VOLTA_JMP_U] = uses_jmp_u,
    [VOLTA_JMP_UC] = uses_jmp_uc,
    [VOLTA_BRX] = uses_brx,
    [VOLTA_JMX] = uses_jmx,
    [VOLTA_BRXU_BRXU] = uses_brxu_brxu,
    [VOLTA_BRXU_JMXU] = uses_brxu_brxu,
    [VOLTA_CALL_AT] = uses_call_at,
    [VOLTA_CALL_C] = uses_call_c,
    [VOLTA_CALL_R] = uses_call_r,
    [VOLTA_CALL_REL] = uses_call_rel,
    [VOLTA_CALL_RR] = uses_call_rr,
    [VOLTA_CALL_UR] = uses_call_ur,
    [VOLTA_RET_REL] = uses_ret_rel,
    [VOLTA_RET_ABS] = uses_ret_rel,
    [VOLTA_RET_UR_REL] = uses_ret_ur_rel,
    [VOLTA_RET_UR_ABS] = uses_ret_ur_rel,
    [VOLTA_LEPC_N] = uses_lepc_n,
    [VOLTA_LEPC_T] = uses_lepc_t,
    [VOLTA_RTT] = NULL,
    [VOLTA_PREEXIT] = NULL,
    [VOLTA_ACQBULK] = uses_fence,
    [VOLTA_BPT] = uses_bpt,
    [VOLTA_F2F_N] = uses_f2f_n,
    [VOLTA_F2F_W] = uses_f2f_w,
    [VOLTA_F2F_DW] = uses_f2f_dw,
    [VOLTA_F2F_DF] = uses_f2f_df,
    [VOLTA_F2F_ND] = uses_f2f_nd,
    [VOLTA_F2F_NB] = uses_f2f_nb,
    [VOLTA_F2F_HB] = uses_f2f_hb,
    [VOLTA_F2F_DB] = uses_f2f_db,
    [VOLTA_F2F_BN] = uses_f2f_bn,
    [VOLTA_F2F_BD] = uses_f2f_bd,
    [VOLTA_F2I_H] = uses_f2i_h,
    [VOLTA_F2I_S] = uses_f2i_s,
    [VOLTA_F2I_HD] = uses_f2i_hd,
    [VOLTA_F2I_SD] = uses_f2i_sd,
    [VOLTA_F2I_D] = uses_f2i_d,
    [VOLTA_F2I_B] = uses_f2i_b,
    [VOLTA_F2I_BD] = uses_f2i_bd,
    [VOLTA_I2F_B] = uses_i2f_b,
    [VOLTA_I2F_H] = uses_i2f_h,
    [VOLTA_I2F_W] = uses_i2f_w,
    [VOLTA_I2F_BD] = uses_i2f_bd,
    [VOLTA_I2F_HD] = uses_i2f_hd,
    [VOLTA_I2F_WD] = uses_i2f_wd,
    [VOLTA_I2F_D] = uses_i2f_d,
    [VOLTA_I2F_BB] = uses_i2f_bb,
    [VOLTA_I2F_HB] = uses_i2f_hb,
    [VOLTA_I2F_WB] = uses_i2f_wb,
    [VOLTA_I2F_DB] = uses_i2f_db,
    [VOLTA_FRND_H] = uses_frnd_h,
    [VOLTA_FRND_S] = uses_frnd_s,
    [VOLTA_FRND_D] = uses_frnd_d,
    [VOLTA_FRND_B] = uses_frnd_b,
    [VOLTA_I2I] = uses_i2i,
    [VOLTA_F2FP_P] = uses_f2fp_p,
    [VOLTA_F2FP_RS] = uses_f2fp_rs,
    [VOLTA_F2FP_M] = uses_f2fp_m,
    [VOLTA_F2FP_MC] = uses_f2fp_mc,
    [VOLTA_F2IP_B] = uses_f2ip_b,
    [VOLTA_F2IP_C] = uses_f2ip_c,
    [VOLTA_I2FP] = uses_i2fp,
    [VOLTA_I2IP] = uses_i2ip,
    [VOLTA_DADD_R] = uses_dadd_r,
    [VOLTA_DADD_C] = uses_dadd_c,
    [VOLTA_DMUL] = uses_dmul,
    [VOLTA_DFMA_B] = uses_dfma_b,
    [VOLTA_DFMA_C] = uses_dfma_c,
    [VOLTA_DSETP] = uses_dsetp,
    [VOLTA_FADD] = uses_fadd,
    [VOLTA_FMUL] = uses_fmul,
    [VOLTA_FFMA_B] = uses_ffma_b,
    [VOLTA_FFMA_C] = uses_ffma_c,
    [VOLTA_FMNMX_N] = uses_fmnmx_n,
    [VOLTA_FMNMX_X] = uses_fmnmx_x,
    [VOLTA_FMNMX_ISA] = uses_fmnmx_isa,
    [VOLTA_FSEL] = uses_fsel,
    [VOLTA_FSET] = uses_fset,
    [VOLTA_FSETP] = uses_fsetp,
    [VOLTA_FCHK] = uses_fchk,
    [VOLTA_FSWZADD] = uses_fswzadd,
    [VOLTA_MUFU_R] = uses_mufu_r,
    [VOLTA_MUFU_S] = uses_mufu_s,
    [VOLTA_MUFU_D] = uses_mufu_d,
    [VOLTA_MUFU_H] = uses_mufu_h,
    [VOLTA_MUFU_B] = uses_mufu_b,
    [VOLTA_F2FP_FP8_P] = uses_f2fp_fp8_p,
    [VOLTA_F2FP_FP8_PC] = uses_f2fp_fp8_pc,
    [VOLTA_F2FP_FP8_H] = uses_f2fp_fp8_h,
    [VOLTA_F2FP_FROM_FP8] = uses_f2fp_from_fp8,
    [VOLTA_F2FP_TF32] = uses_f2fp_tf32,
    [VOLTA_AL2P] = uses_al2p,
    [VOLTA_ALD_A] = uses_ald_a,
    [VOLTA_ALD_R] = uses_ald_r,
    [VOLTA_ALD_U] = uses_ald_u,
    [VOLTA_AST_A] = uses_ast_a,
    [VOLTA_AST_R] = uses_ast_r,
    [VOLTA_AST_U] = uses_ast_u,
    [VOLTA_IPA_A] = uses_ipa_a,
    [VOLTA_IPA_U] = uses_ipa_u,
    [VOLTA_OUT_F] = uses_out_f,
    [VOLTA_OUT_R] = uses_out_r,
    [VOLTA_OUT_I] = uses_out_i,
    [VOLTA_OUT_U] = uses_out_u,
    [VOLTA_ISBERD] = uses_isberd,
    [VOLTA_ISBEWR] = uses_isbewr,
    [VOLTA_PIXLD] = uses_pixld,
    [VOLTA_LDTRAM] = uses_ldtram,
    [VOLTA_HADD2] = uses_hadd2,
    [VOLTA_HMUL2] = uses_hmul2,
    [VOLTA_HFMA2_B] = uses_hfma2_b,
    [VOLTA_HFMA2_C] = uses_hfma2_c,
    [VOLTA_HFMA2_RB] = uses_hfma2_rb,
    [VOLTA_HFMA2_RC] = uses_hfma2_rc,
    [VOLTA_HFMA2_MMA_B] = uses_hfma2_mma_b,
    [VOLTA_HFMA2_MMA_C] = uses_hfma2_mma_c,
    [VOLTA_HFMA2_MMA_RB] = uses_hfma2_mma_rb,
    [VOLTA_HFMA2_MMA_RC] = uses_hfma2_mma_rc,
    [VOLTA_HSET2] = uses_hset2,
    [VOLTA_HSETP2] = uses_hsetp2,
    [VOLTA_HMNMX2] = uses_hmnmx2,
    [VOLTA_IADD3_N] = uses_iadd3_n,
    [VOLTA_IADD3_I] = uses_iadd3_i,
    [VOLTA_IADD3_X] = uses_iadd3_x,
    [VOLTA_VIADD] = uses_viadd,
    [VOLTA_IMAD_R] = uses_imad_r,
    [VOLTA_IMAD_I] = uses_imad_i,
    [VOLTA_IMAD_B] = uses_imad_b,
    [VOLTA_IMAD_RI] = uses_imad_ri,
    [VOLTA_IMAD_RC] = uses_imad_rc,
    [VOLTA_IMAD_RU] = uses_imad_ru,
    [VOLTA_IMAD_BX] = uses_imad_bx,
    [VOLTA_IMAD_CX] = uses_imad_cx,
    [VOLTA_IMAD_WIDE_B] = uses_imad_wide_b,
    [VOLTA_IMAD_WIDE_C] = uses_imad_wide_c,
    [VOLTA_IMAD_WIDE_BX] = uses_imad_wide_bx,
    [VOLTA_IMAD_WIDE_CX] = uses_imad_wide_cx,
    [VOLTA_IMAD_HI_B] = uses_imad_hi_b,
    [VOLTA_IMAD_HI_C] = uses_imad_hi_c,
    [VOLTA_IMAD_HI_BX] = uses_imad_hi_bx,
    [VOLTA_IMAD_HI_CX] = uses_imad_hi_cx,
    [VOLTA_LOP3] = uses_lop3,
    [VOLTA_SHF_B] = uses_shf_b,
    [VOLTA_SHF_C] = uses_shf_c,
    [VOLTA_PRMT_B] = uses_prmt_b,
    [VOLTA_PRMT_C] = uses_prmt_c,
    [VOLTA_SEL] = uses_sel,
    [VOLTA_ISETP_N] = uses_isetp_n,
    [VOLTA_ISETP_X] = uses_isetp_x,
    [VOLTA_ISETP_O] = uses_isetp_o,
    [VOLTA_ISETP_OX] = uses_isetp_ox,
    [VOLTA_LEA_LO] = uses_lea_lo,
    [VOLTA_LEA_X] = uses_lea_x,
    [VOLTA_LEA_HI] = uses_lea_hi,
    [VOLTA_LEA_HX] = uses_lea_hx,
    [VOLTA_LEA_IH] = uses_lea_ih,
    [VOLTA_LEA_IX] = uses_lea_ix,
    [VOLTA_LEA_SX] = uses_lea_lo,
    [VOLTA_LEA_XS] = uses_lea_x,
    [VOLTA_POPC] = uses_popc,
    [VOLTA_BREV] = uses_brev,
    [VOLTA_FLO] = uses_flo,
    [VOLTA_IABS] = uses_iabs,
    [VOLTA_SGXT] = uses_sgxt,
    [VOLTA_BMSK] = uses_bmsk,
    [VOLTA_MOV] = uses_mov,
    [VOLTA_IMNMX] = uses_imnmx,
    [VOLTA_VIMNMX] = uses_imnmx,
    [VOLTA_ATOM_ARRIVE_G] = uses_atom_arrive_g,
    [VOLTA_ATOM_ARRIVE_S] = uses_atom_arrive_s,
    [VOLTA_ATOM_POPC] = uses_atom_popc,
    [VOLTA_SYNCS_ARR] = uses_syncs_arr,
    [VOLTA_SYNCS_CHK] = uses_syncs_chk,
    [VOLTA_SYNCS_X] = uses_syncs_x,
    [VOLTA_SYNCS_LD] = uses_syncs_ld,
    [VOLTA_SYNCS_CAS] = uses_syncs_cas,
    [VOLTA_SYNCS_IV] = uses_syncs_iv,
    [VOLTA_SYNCS_CCTL] = uses_fence,
    [VOLTA_ARRIVES] = uses_arrives,
    [VOLTA_LDG_V] = uses_ldg_v,
    [VOLTA_LDG_VZ] = uses_ldg_vz,
    [VOLTA_LDG_T] = uses_ldg_t,
    [VOLTA_LDG_TZ] = uses_ldg_tz,
    [VOLTA_LDG_TU] = uses_ldg_tu,
    [VOLTA_LDG_TUZ] = uses_ldg_tuz,
    [VOLTA_LDG_A] = uses_ldg_a,
    [VOLTA_LDG_D] = uses_ldg_d,
    [VOLTA_LD_V] = uses_ld_v,
    [VOLTA_LD_VZ] = uses_ldg_vz,
    [VOLTA_LD_T] = uses_ld_t,
    [VOLTA_LD_TZ] = uses_ldg_tz,
    [VOLTA_LD_TU] = uses_ld_tu,
    [VOLTA_LD_TUZ] = uses_ldg_tuz,
    [VOLTA_LD_A] = uses_ld_a,
    [VOLTA_LD_D] = uses_ld_d,
    [VOLTA_STG_V] = uses_stg_v,
    [VOLTA_STG_T] = uses_stg_v,
    [VOLTA_STG_TU] = uses_stg_tu,
    [VOLTA_STG_A] = uses_stg_a,
    [VOLTA_STG_D] = uses_stg_d,
    [VOLTA_ST_V] = uses_st_v,
    [VOLTA_ST_T] = uses_st_v,
    [VOLTA_ST_TU] = uses_st_tu,
    [VOLTA_ST_A] = uses_st_a,
    [VOLTA_ST_D] = uses_st_d,
    [VOLTA_LDL_V] = uses_ldl_v,
    [VOLTA_LDL_T] = uses_ldl_v,
    [VOLTA_LDL_TU] = uses_ldl_tu,
    [VOLTA_LDL_D] = uses_ldl_d,
    [VOLTA_STL_V] = uses_stl_v,
    [VOLTA_STL_T] = uses_stl_v,
    [VOLTA_STL_TU] = uses_stl_tu,
    [VOLTA_STL_D] = uses_stl_d,
    [VOLTA_LDS_V] = uses_lds_v,
    [VOLTA_LDS_VZ] = uses_lds_vz,
    [VOLTA_LDS_T] = uses_lds_t,
    [VOLTA_LDS_TZ] = uses_lds_tz,
    [VOLTA_LDS_TU] = uses_lds_tu,
    [VOLTA_LDS_TUZ] = uses_lds_tuz,
    [VOLTA_LDS_A] = uses_lds_a,
    [VOLTA_LDS_AU] = uses_lds_au,
    [VOLTA_STS_V] = uses_sts_v,
    [VOLTA_STS_T] = uses_sts_t,
    [VOLTA_STS_TU] = uses_sts_tu,
    [VOLTA_LDC_V] = uses_ldc_v,
    [VOLTA_LDC_T] = uses_ldc_v,
    [VOLTA_LDC_X] = uses_ldc_x,
    [VOLTA_ULDC_C] = uses_uldc_c,
    [VOLTA_ULDC_I] = uses_uldc_i,
    [VOLTA_ULDC_IO] = uses_uldc_io,
    [VOLTA_ULDC_M] = uses_uldc_m,
    [VOLTA_LDSM_R] = uses_ldsm_r,
    [VOLTA_LDSM_U] = uses_ldsm_u,
    [VOLTA_STSM] = uses_stsm,
    [VOLTA_LDGSTS_R] = uses_ldgsts_r,
    [VOLTA_LDGSTS_U] = uses_ldgsts_u,
    [VOLTA_LDGSTS_US] = uses_ldgsts_u,
    [VOLTA_LDGDEPBAR] = uses_fence,
    [VOLTA_S2R] = uses_s2r,
    [VOLTA_CS2R] = uses_cs2r,
    [VOLTA_SULD_D] = uses_suld_d,
    [VOLTA_SULD_DR] = uses_suld_dr,
    [VOLTA_SULD_P] = uses_suld_p,
    [VOLTA_SULD_PR] = uses_suld_pr,
    [VOLTA_SUST_D] = uses_sust_d,
    [VOLTA_SUST_DR] = uses_sust_dr,
    [VOLTA_SUST_P] = uses_sust_p,
    [VOLTA_SUST_PR] = uses_sust_pr,
    [VOLTA_SURED_D] = uses_sured_d,
    [VOLTA_SURED_DR] = uses_sured_dr,
    [VOLTA_SUATOM_D] = uses_suatom_d,
    [VOLTA_SUATOM_DR] = uses_suatom_dr,
    [VOLTA_SUATOM_C] = uses_suatom_c,
    [VOLTA_SUATOM_CR] = uses_suatom_cr,
    [VOLTA_SUQUERY_C] = uses_suquery_c,
    [VOLTA_SUQUERY_R] = uses_suquery_r,
    [VOLTA_HMMA_884] = uses_hmma_884,
    [VOLTA_HMMA_T] = uses_hmma_t,
    [VOLTA_HMMA_A] = uses_hmma_a,
    [VOLTA_HMMA_SP] = uses_hmma_sp,
    [VOLTA_IMMA] = uses_imma,
    [VOLTA_IMMA_SP] = uses_imma_sp,
    [VOLTA_BMMA] = uses_bmma,
    [VOLTA_DMMA_A] = uses_dmma_a,
    [VOLTA_DMMA_H] = uses_dmma_h,
    [VOLTA_MOVM] = uses_movm,
    [VOLTA_HGMMA_HGMMA_R] = uses_hgmma_hgmma_r,
    [VOLTA_HGMMA_IGMMA_R] = uses_hgmma_hgmma_r,
    [VOLTA_HGMMA_BGMMA_R] = uses_hgmma_hgmma_r,
    [VOLTA_HGMMA_HGMMA_D] = uses_hgmma_hgmma_d,
    [VOLTA_HGMMA_IGMMA_D] = uses_hgmma_hgmma_d,
    [VOLTA_HGMMA_BGMMA_D] = uses_hgmma_hgmma_d,
    [VOLTA_TEX_C] = uses_tex_c,
    [VOLTA_TEX_I] = uses_tex_i,
    [VOLTA_TEX_R] = uses_tex_r,
    [VOLTA_TLD_C] = uses_tld_c,
    [VOLTA_TLD_I] = uses_tld_i,
    [VOLTA_TLD_R] = uses_tld_r,
    [VOLTA_TLD4_C] = uses_tld4_c,
    [VOLTA_TLD4_I] = uses_tld4_i,
    [VOLTA_TLD4_R] = uses_tld4_r,
    [VOLTA_TXD_C] = uses_txd_c,
    [VOLTA_TXD_I] = uses_txd_i,
    [VOLTA_TXD_R] = uses_txd_r,
    [VOLTA_TMML_C] = uses_tmml_c,
    [VOLTA_TMML_I] = uses_tmml_i,
    [VOLTA_TMML_R] = uses_tmml_r,
    [VOLTA_TXQ_C] = uses_txq_c,
    [VOLTA_TXQ_I] = uses_txq_i,
    [VOLTA_TXQ_R] = uses_txq_r,
    [VOLTA_FOOTPRINT_C] = uses_footprint_c,
    [VOLTA_FOOTPRINT_R] = uses_footprint_r,
    [VOLTA_UTMALDG_D] = uses_utmaldg_d,
    [VOLTA_UTMALDG_S] = uses_utmaldg_s,
    [VOLTA_UTMASTG] = uses_utmastg,
    [VOLTA_UTMAREDG] = uses_utmaredg,
    [VOLTA_UTMAPF_D] = uses_utmapf_d,
    [VOLTA_UTMAPF_S] = uses_utmapf_s,
    [VOLTA_UTMACCTL_ALL] = uses_usetshmsz_i,
    [VOLTA_UTMACCTL_ONE] = uses_utmacctl_one,
    [VOLTA_UTMACMDFLUSH] = uses_utmacmdflush,
    [VOLTA_UIADD3_N] = uses_uiadd3_n,
    [VOLTA_UIADD3_X] = uses_uiadd3_x,
    [VOLTA_UIADD3_64] = uses_uiadd3_64,
    [VOLTA_UIMAD_B] = uses_uimad_b,
    [VOLTA_UIMAD_C] = uses_uimad_c,
    [VOLTA_UIMAD_BX] = uses_uimad_bx,
    [VOLTA_UIMAD_CX] = uses_uimad_cx,
    [VOLTA_UIMAD_WIDE_B] = uses_uimad_wide_b,
    [VOLTA_UIMAD_WIDE_BX] = uses_uimad_wide_bx,
    [VOLTA_UISETP_N] = uses_uisetp_n,
    [VOLTA_UISETP_O] = uses_uisetp_o,
    [VOLTA_UISETP_X] = uses_uisetp_x,
    [VOLTA_UISETP_OX] = uses_uisetp_ox,
    [VOLTA_ULEA_LO] = uses_ulea_lo,
    [VOLTA_ULEA_X] = uses_ulea_x,
    [VOLTA_ULEA_HI] = uses_ulea_hi,
    [VOLTA_ULEA_HX] = uses_ulea_hx,
    [VOLTA_ULEA_IH] = uses_ulea_ih,
    [VOLTA_ULEA_IX] = uses_ulea_ix,
    [VOLTA_ULEA_SX] = uses_ulea_lo,
    [VOLTA_ULEA_XS] = uses_ulea_x,
    [VOLTA_ULOP3] = uses_ulop3,
    [VOLTA_USHF_B] = uses_ushf_b,
    [VOLTA_USHF_C] = uses_ushf_c,
    [VOLTA_UPRMT] = uses_uprmt,
    [VOLTA_USEL] = uses_usel,
    [VOLTA_UMOV] = uses_umov,
    [VOLTA_UPOPC] = uses_upopc,
    [VOLTA_UFLO] = uses_uflo,
    [VOLTA_UBREV] = uses_ubrev,
    [VOLTA_USGXT] = uses_usgxt,
    [VOLTA_UBMSK] = uses_ubmsk,
    [VOLTA_UPLOP3] = uses_uplop3,
    [VOLTA_UPLOP3_SIGN_ONE] = uses_uplop3_sign_one,
    [VOLTA_UPLOP3_SIGN_TWO] = uses_uplop3_sign_two,
    [VOLTA_UPLOP3_SIGN_ALL] = uses_uplop3_sign_all,
    [VOLTA_UCLEA] = uses_uclea,
    [VOLTA_UP2UR] = uses_up2ur,
    [VOLTA_UR2UP] = uses_ur2up,
    [VOLTA_UF2FP] = uses_uf2fp,
    [VOLTA_R2UR_O] = uses_r2ur_o,
    [VOLTA_R2UR_H] = uses_r2ur_o,
    [VOLTA_S2UR] = uses_s2ur,
    [VOLTA_VABSDIFF_B] = uses_vabsdiff_b,
    [VOLTA_VABSDIFF_C] = uses_vabsdiff_c,
    [VOLTA_VABSDIFF4_B] = uses_vabsdiff4_b,
    [VOLTA_VABSDIFF4_C] = uses_vabsdiff4_c,
    [VOLTA_IDP_A4] = uses_idp_a4,
    [VOLTA_IDP_A2] = uses_idp_a2,
    [VOLTA_VOTE] = uses_vote,
    [VOLTA_VOTEU] = uses_voteu,
    [VOLTA_MATCH_ANY] = uses_match_any,
    [VOLTA_MATCH_ALL] = uses_match_all,
    [VOLTA_SHFL] = uses_shfl,
    [VOLTA_REDUX] = uses_redux,
    [VOLTA_ELECT] = uses_elect,
    [VOLTA_P2R] = uses_p2r,
    [VOLTA_R2P] = uses_r2p,
    [VOLTA_PLOP3] = uses_plop3,
    [VOLTA_PLOP3_SIGN_ONE] = uses_plop3_sign_one,
    [VOLTA_PLOP3_SIGN_TWO] = uses_plop3_sign_two,
    [VOLTA_PLOP3_SIGN_ALL] = uses_plop3_sign_all,
};

static const struct rt_use_alias aliases[] = {
    {F_R, 255, NULL, NULL, NULL},
    {F_UR, 63, NULL, NULL, NULL},
    {F_P, 7, NULL, NULL, NULL},
    {F_UP, 7, NULL, NULL, NULL},
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
    {F_SR, 255, NULL, NULL, NULL},
};

static const int16_t status[] = {1, 2, 3, 35};

const struct isadora_use_tables volta_uses = {
    .forms = forms,
    .paths = paths,
    .aliases = aliases, .alias_count = 21,
    .status = status, .status_count = 4,
};
