/* Generated from the description volta by gen/emit/uses. Do not edit. */
#include <isadora/volta.h>
#include "analysis/uses.h"

enum { F_R = 0, F_UR = 1, F_P = 2, F_UP = 3, F_B = 4, F_ACTIVE = 6, F_SR = 7 };

static void guard_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(EARLY(8), F_P, V(Pg, v1));
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
    struct rt_local x1 = NOTHING;
    rt_enter(u);
    if (LINE(l3) == 0) {
        LET(1)
        END_LET(1)
        rt_assign(u, &x1, K((1 + V(E, v1))));
        USE(READ, F_R, V(Ra, v2));
        NEED(1);
        IF(1, rt_lt(u, K(1), x1.number)) USE(READ, F_R, (V(Ra, v2) | 1)); END(1)
    }
    if (LINE(l3) == 1) {
        LET(1)
        END_LET(1)
        rt_assign(u, &x1, K((1 + V(E, v1))));
        USE(READ, F_R, V(Ra, v2));
        NEED(1);
        IF(2, rt_lt(u, K(1), x1.number)) USE(READ, F_R, (V(Ra, v2) | 1)); END(2)
    }
    if (LINE(l3) == 2) {
        LET(1)
        END_LET(1)
        rt_assign(u, &x1, K((1 + V(E, v1))));
        USE(READ, F_R, 255);
        NEED(1);
    }
    rt_leave(u);
}

static void uses_atom_v(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3))
        addr_e_reads(u, 0, 9, 2);
        USE(READ, F_R, V(Rb, 11));
        if (((V(atomic_TYPE_VOLTA, 3) == 2) || (V(atomic_TYPE_VOLTA, 3) == 5)) ||
            (V(atomic_TYPE_VOLTA, 3) == 6)) {
            USE(READ, F_R, (V(Rb, 11) | 1));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 7));
        USE(WRITE(1), F_R, V(Rd, 8));
        if (((V(atomic_TYPE_VOLTA, 3) == 2) || (V(atomic_TYPE_VOLTA, 3) == 5)) ||
            (V(atomic_TYPE_VOLTA, 3) == 6)) {
            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        }
    END(1)
}

static void addr64_ur_turing_reads(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l4) == 2 || LINE(l4) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l4) == 4 || LINE(l4) == 5) {
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
}

static void uses_atom_tu(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        addr64_ur_turing_reads(u, 9, 10, 0, 2);
        USE(READ, F_R, V(Rb, 12));
        if (((V(atomic_TYPE_VOLTA, 3) == 2) || (V(atomic_TYPE_VOLTA, 3) == 5)) ||
            (V(atomic_TYPE_VOLTA, 3) == 6)) {
            USE(READ, F_R, (V(Rb, 12) | 1));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 7));
        USE(WRITE(1), F_R, V(Rd, 8));
        if (((V(atomic_TYPE_VOLTA, 3) == 2) || (V(atomic_TYPE_VOLTA, 3) == 5)) ||
            (V(atomic_TYPE_VOLTA, 3) == 6)) {
            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        }
    END(1)
}

static void uses_atom_a(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 7, 1);
        USE(READ, F_R, V(Rb, 9));
        if (((V(atomic_TYPE_AMPERE, 3) == 2) || (V(atomic_TYPE_AMPERE, 3) == 5)) ||
            (V(atomic_TYPE_AMPERE, 3) == 6)) {
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 5));
        USE(WRITE(1), F_R, V(Rd, 6));
        if (((V(atomic_TYPE_AMPERE, 3) == 2) || (V(atomic_TYPE_AMPERE, 3) == 5)) ||
            (V(atomic_TYPE_AMPERE, 3) == 6)) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        }
    END(1)
}

static void addr_global_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    if (LINE(l3) == 6 || LINE(l3) == 7) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
        USE(READ, F_UR, (V(URc, v2) | 1));
    }
}

static void desc_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) {
        USE(READ, F_UR, 4);
        USE(READ, F_UR, 5);
    }
    if (LINE(l2) == 3) {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_atom_d(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        addr_global_reads(u, 6, 7, 2);
        desc_reads(u, 7, 3);
        USE(READ, F_R, V(Rb, 9));
        if (((V(atomic_TYPE_AMPERE, 2) == 2) || (V(atomic_TYPE_AMPERE, 2) == 5)) ||
            (V(atomic_TYPE_AMPERE, 2) == 6)) {
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 4));
        USE(WRITE(1), F_R, V(Rd, 5));
        if (((V(atomic_TYPE_AMPERE, 2) == 2) || (V(atomic_TYPE_AMPERE, 2) == 5)) ||
            (V(atomic_TYPE_AMPERE, 2) == 6)) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
    END(1)
}

static void uses_atom_h(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(7, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 7, 1);
        USE(READ, F_R, V(Rb, 9));
        IF(1, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 3) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 3) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 3) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 3) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 3) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 1));
        END(1)
        IF(2, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 3) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 3) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 3) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 3) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 3) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 2));
        END(2)
        IF(3, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 3) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 3) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 3) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 3) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 3) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 3));
        END(3)
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 5));
        USE(WRITE(1), F_R, V(Rd, 6));
        IF(4, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 3) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 3) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 3) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 3) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 3) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        END(4)
        IF(5, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 3) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 3) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 3) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 3) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 3) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 6) | 2));
        END(5)
        IF(6, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 3) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 3) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 3) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 3) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 3) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 3) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        END(6)
    END(7)
}

static void addr_global_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
}

static void desc_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(READ, F_UR, 4);
        USE(READ, F_UR, 5);
    }
    if (LINE(l2) == 2) {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_atom_hd(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(7, guard_value(u, 10, 4))
        addr_global_reads_2(u, 6, 7, 2);
        desc_reads_2(u, 7, 3);
        USE(READ, F_R, V(Rb, 9));
        IF(1, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 2) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 2) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 2) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 2) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 2) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 1));
        END(1)
        IF(2, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 2) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 2) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 2) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 2) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 2) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 2));
        END(2)
        IF(3, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 2) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 2) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 2) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 2) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 2) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 3));
        END(3)
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 4));
        USE(WRITE(1), F_R, V(Rd, 5));
        IF(4, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 2) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 2) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 2) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 2) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 2) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        END(4)
        IF(5, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 2) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 2) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 2) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 2) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 2) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 5) | 2));
        END(5)
        IF(6, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 2) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 2) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 2) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 2) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 2) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 2) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        END(6)
    END(7)
}

static void uses_atom_f(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 7, 1);
        USE(READ, F_R, V(Rb, 9));
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 9) | 2));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 9) | 3));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 5));
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 2));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        }
    END(1)
}

static void uses_atom_fd(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        addr_global_reads_2(u, 6, 7, 2);
        desc_reads_2(u, 7, 3);
        USE(READ, F_R, V(Rb, 9));
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 9) | 2));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 9) | 3));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_P, V(Pu, 4));
        USE(WRITE(1), F_R, V(Rd, 5));
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 2));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        }
    END(1)
}

static void uses_atom_cv(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        addr_e_reads(u, 0, 9, 3);
        USE(READ, F_R, V(Rb, 11));
        if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) USE(READ, F_R, (V(Rb, 11) | 1));
        USE(READ, F_R, V(Rc, 12));
        if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) USE(READ, F_R, (V(Rc, 12) | 1));
        USE(WRITE(1), F_P, V(Pu, 7));
        USE(WRITE(1), F_R, V(Rd, 8));
        if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
    END(1)
}

static void uses_atom_ca(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        addr_e_reads(u, 0, 7, 2);
        USE(READ, F_R, V(Rb, 9));
        if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) USE(READ, F_R, (V(Rb, 9) | 1));
        USE(READ, F_R, V(Rc, 10));
        if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) USE(READ, F_R, (V(Rc, 10) | 1));
        USE(WRITE(1), F_P, V(Pu, 5));
        USE(WRITE(1), F_R, V(Rd, 6));
        if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
    END(1)
}

static void uses_atom_ch(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(10, guard_value(u, 11, 3))
        addr_e_reads(u, 0, 7, 2);
        USE(READ, F_R, V(Rb, 9));
        IF(1, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 1));
        END(1)
        IF(2, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 2));
        END(2)
        IF(3, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 9) | 3));
        END(3)
        USE(READ, F_R, V(Rc, 10));
        IF(4, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 10) | 1));
        END(4)
        IF(5, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 10) | 2));
        END(5)
        IF(6, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 10) | 3));
        END(6)
        USE(WRITE(1), F_P, V(Pu, 5));
        USE(WRITE(1), F_R, V(Rd, 6));
        IF(7, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        END(7)
        IF(8, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 6) | 2));
        END(8)
        IF(9, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 3) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 3) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 3) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        END(9)
    END(10)
}

static void uses_atomg_cv(struct rt_uses *u)
{
    guard_reads(u, 12, 3);
    IF(1, guard_value(u, 12, 3))
        addr_e_reads(u, 0, 8, 2);
        USE(READ, F_R, V(Rb, 10));
        if (V(atomic_CAS_TYPE_VOLTA, 2) == 2) USE(READ, F_R, (V(Rb, 10) | 1));
        USE(READ, F_R, V(Rc, 11));
        if (V(atomic_CAS_TYPE_VOLTA, 2) == 2) USE(READ, F_R, (V(Rc, 11) | 1));
        USE(WRITE(1), F_P, V(Pu, 6));
        USE(WRITE(1), F_R, V(Rd, 7));
        if (V(atomic_CAS_TYPE_VOLTA, 2) == 2) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
    END(1)
}

static void uses_atomg_ca(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 6, 1);
        USE(READ, F_R, V(Rb, 8));
        if (V(atomic_CAS_TYPE_AMPERE, 2) == 2) USE(READ, F_R, (V(Rb, 8) | 1));
        USE(READ, F_R, V(Rc, 9));
        if (V(atomic_CAS_TYPE_AMPERE, 2) == 2) USE(READ, F_R, (V(Rc, 9) | 1));
        USE(WRITE(1), F_P, V(Pu, 4));
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(atomic_CAS_TYPE_AMPERE, 2) == 2) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
}

static void uses_atomg_ch(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(10, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 6, 1);
        USE(READ, F_R, V(Rb, 8));
        IF(1, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 8) | 1));
        END(1)
        IF(2, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 8) | 2));
        END(2)
        IF(3, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 8) | 3));
        END(3)
        USE(READ, F_R, V(Rc, 9));
        IF(4, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 9) | 1));
        END(4)
        IF(5, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 9) | 2));
        END(5)
        IF(6, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 9) | 3));
        END(6)
        USE(WRITE(1), F_P, V(Pu, 4));
        USE(WRITE(1), F_R, V(Rd, 5));
        IF(7, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        END(7)
        IF(8, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 5) | 2));
        END(8)
        IF(9, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 2) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 2) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 2) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        END(9)
    END(10)
}

static void uses_red_v(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        addr_e_reads(u, 0, 7, 2);
        USE(READ, F_R, V(Rb, 9));
        if (((V(atomic_TYPE_VOLTA, 3) == 2) || (V(atomic_TYPE_VOLTA, 3) == 5)) ||
            (V(atomic_TYPE_VOLTA, 3) == 6)) {
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
    END(1)
}

static void uses_red_tu(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        addr64_ur_turing_reads(u, 7, 8, 0, 2);
        USE(READ, F_R, V(Rb, 10));
        if (((V(atomic_TYPE_VOLTA, 3) == 2) || (V(atomic_TYPE_VOLTA, 3) == 5)) ||
            (V(atomic_TYPE_VOLTA, 3) == 6)) {
            USE(READ, F_R, (V(Rb, 10) | 1));
        }
    END(1)
}

static void uses_red_a(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_e_reads(u, 0, 5, 1);
        USE(READ, F_R, V(Rb, 7));
        if (((V(atomic_TYPE_AMPERE, 3) == 2) || (V(atomic_TYPE_AMPERE, 3) == 5)) ||
            (V(atomic_TYPE_AMPERE, 3) == 6)) {
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
    END(1)
}

static void uses_red_d(struct rt_uses *u)
{
    guard_reads(u, 8, 4);
    IF(1, guard_value(u, 8, 4))
        addr_global_reads(u, 4, 5, 2);
        desc_reads(u, 5, 3);
        USE(READ, F_R, V(Rb, 7));
        if (((V(atomic_TYPE_AMPERE, 2) == 2) || (V(atomic_TYPE_AMPERE, 2) == 5)) ||
            (V(atomic_TYPE_AMPERE, 2) == 6)) {
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
    END(1)
}

static void uses_redg_h(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_e_reads(u, 0, 5, 1);
        USE(READ, F_R, V(Rb, 7));
        if ((V(atomic_RED_TYPE_HOPPER, 3) == 2) || (V(atomic_RED_TYPE_HOPPER, 3) == 3)) {
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
    END(1)
}

static void uses_redg_hd(struct rt_uses *u)
{
    guard_reads(u, 8, 4);
    IF(1, guard_value(u, 8, 4))
        addr_global_reads_2(u, 4, 5, 2);
        desc_reads_2(u, 5, 3);
        USE(READ, F_R, V(Rb, 7));
        if ((V(atomic_RED_TYPE_HOPPER, 2) == 2) || (V(atomic_RED_TYPE_HOPPER, 2) == 3)) {
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
    END(1)
}

static void uses_redg_f(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_e_reads(u, 0, 5, 1);
        USE(READ, F_R, V(Rb, 7));
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 7) | 2));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 3) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 3) == 1) ||
            (V(atomic_FLOAT_TYPE, 3) == 13)) || (V(atomic_FLOAT_TYPE, 3) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 7) | 3));
        }
    END(1)
}

static void uses_redg_fd(struct rt_uses *u)
{
    guard_reads(u, 8, 4);
    IF(1, guard_value(u, 8, 4))
        addr_global_reads_2(u, 4, 5, 2);
        desc_reads_2(u, 5, 3);
        USE(READ, F_R, V(Rb, 7));
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 7) | 2));
        }
        if ((int64_t)((V(atomic_FLOAT_TYPE, 2) == 11) ? 4 : ((((V(atomic_FLOAT_TYPE, 2) == 1) ||
            (V(atomic_FLOAT_TYPE, 2) == 13)) || (V(atomic_FLOAT_TYPE, 2) == 15)) ? (uint64_t)2 : 1))
            > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 7) | 3));
        }
    END(1)
}

static void addr_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
    if (LINE(l2) == 2) USE(READ, F_R, 255);
}

static void uses_atoms_v(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        addr_reads(u, 3, 1);
        USE(READ, F_R, V(Rb, 5));
        if ((V(atomic_SHARED_TYPE, 1) == 2) || (V(atomic_SHARED_TYPE, 1) == 3)) {
            USE(READ, F_R, (V(Rb, 5) | 1));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((V(atomic_SHARED_TYPE, 1) == 2) || (V(atomic_SHARED_TYPE, 1) == 3)) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
    END(1)
}

static void addr_scaled_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
    if (LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, 255);
}

static void uses_atoms_t(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        addr_scaled_reads(u, 3, 1);
        USE(READ, F_R, V(Rb, 6));
        if ((V(atomic_SHARED_TYPE, 1) == 2) || (V(atomic_SHARED_TYPE, 1) == 3)) {
            USE(READ, F_R, (V(Rb, 6) | 1));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((V(atomic_SHARED_TYPE, 1) == 2) || (V(atomic_SHARED_TYPE, 1) == 3)) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
    END(1)
}

static void addr_scaled_ur_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3 || LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_R, 255);
        USE(READ, F_UR, V(URc, v2));
    }
}

static void uses_atoms_tu(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        addr_scaled_ur_reads(u, 3, 5, 1);
        USE(READ, F_R, V(Rb, 7));
        if ((V(atomic_SHARED_TYPE, 1) == 2) || (V(atomic_SHARED_TYPE, 1) == 3)) {
            USE(READ, F_R, (V(Rb, 7) | 1));
        }
        USE(READ, F_R, 255);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((V(atomic_SHARED_TYPE, 1) == 2) || (V(atomic_SHARED_TYPE, 1) == 3)) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
    END(1)
}

static void uses_atoms_h(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(7, guard_value(u, 7, 2))
        addr_scaled_reads(u, 3, 1);
        USE(READ, F_R, V(Rb, 6));
        IF(1, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 6) | 1));
        END(1)
        IF(2, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 6) | 2));
        END(2)
        IF(3, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 6) | 3));
        END(3)
        USE(READ, F_R, 255);
        USE(WRITE(1), F_R, V(Rd, 2));
        IF(4, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        END(4)
        IF(5, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        END(5)
        IF(6, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        END(6)
    END(7)
}

static void uses_atoms_hu(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(7, guard_value(u, 8, 2))
        addr_scaled_ur_reads(u, 3, 5, 1);
        USE(READ, F_R, V(Rb, 7));
        IF(1, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 7) | 1));
        END(1)
        IF(2, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 7) | 2));
        END(2)
        IF(3, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 7) | 3));
        END(3)
        USE(READ, F_R, 255);
        USE(WRITE(1), F_R, V(Rd, 2));
        IF(4, rt_lt(u, K(1), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        END(4)
        IF(5, rt_lt(u, K(2), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        END(5)
        IF(6, rt_lt(u, K(3), ((V(atomic_TYPE_HOPPER, 1) == 0) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) ==
            1) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 2) ? K(2) : ((V(atomic_TYPE_HOPPER, 1) == 3) ?
            K(2) : ((V(atomic_TYPE_HOPPER, 1) == 4) ? K(4) : ((V(atomic_TYPE_HOPPER, 1) == 5) ? K(1)
            : ((V(atomic_TYPE_HOPPER, 1) == 6) ? K(1) : ((V(atomic_TYPE_HOPPER, 1) == 7) ? K(1) :
            UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        END(6)
    END(7)
}

static void uses_atoms_cv(struct rt_uses *u)
{
    guard_reads(u, 7, 3);
    IF(1, guard_value(u, 7, 3))
        addr_reads(u, 3, 2);
        USE(READ, F_R, V(Rb, 5));
        if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(READ, F_R, (V(Rb, 5) | 1));
        USE(READ, F_R, V(Rc, 6));
        if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(READ, F_R, (V(Rc, 6) | 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
    END(1)
}

static void uses_atoms_ct(struct rt_uses *u)
{
    guard_reads(u, 8, 3);
    IF(1, guard_value(u, 8, 3))
        addr_scaled_reads(u, 3, 2);
        USE(READ, F_R, V(Rb, 6));
        if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(READ, F_R, (V(Rb, 6) | 1));
        USE(READ, F_R, V(Rc, 7));
        if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(READ, F_R, (V(Rc, 7) | 1));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(atomic_SHARED_CAS_TYPE, 1) == 2) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
    END(1)
}

static void uses_atoms_ch(struct rt_uses *u)
{
    guard_reads(u, 8, 3);
    IF(10, guard_value(u, 8, 3))
        addr_scaled_reads(u, 3, 2);
        USE(READ, F_R, V(Rb, 6));
        IF(1, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 6) | 1));
        END(1)
        IF(2, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 6) | 2));
        END(2)
        IF(3, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rb, 6) | 3));
        END(3)
        USE(READ, F_R, V(Rc, 7));
        IF(4, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 7) | 1));
        END(4)
        IF(5, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 7) | 2));
        END(5)
        IF(6, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(READ, F_R, (V(Rc, 7) | 3));
        END(6)
        USE(WRITE(1), F_R, V(Rd, 2));
        IF(7, rt_lt(u, K(1), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        END(7)
        IF(8, rt_lt(u, K(2), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        END(8)
        IF(9, rt_lt(u, K(3), ((V(atomic_CAS_TYPE_HOPPER, 1) == 0) ? K(1) :
            ((V(atomic_CAS_TYPE_HOPPER, 1) == 1) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 2) ?
            K(2) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 3) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) ==
            4) ? K(4) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 5) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1)
            == 6) ? K(1) : ((V(atomic_CAS_TYPE_HOPPER, 1) == 7) ? K(1) : UNKNOWN))))))))))
            USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        END(9)
    END(10)
}

static void uses_atoms_p(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(READ, F_R, V(Ra, 1));
        USE(READ, F_UR, V(URc, 3));
        USE(READ, F_R, 255);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void uses_atoms_po(struct rt_uses *u)
{
    guard_reads(u, 5, 0);
    IF(1, guard_value(u, 5, 0))
        USE(READ, F_R, V(Ra, 1));
        USE(READ, F_UR, V(URc, 3));
        USE(READ, F_R, 255);
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void opt_src_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_P, V(Pp, v1));
}

static struct rt_test opt_src_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return rt_not(FLAG(F_P, V(Pp, v1)));
    }
    return FLAG(F_P, V(Pp, v1));
}

static void uses_bssy(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 4, 1);
        IF(1, guard_value(u, 4, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    NEED(1);
    USE(WRITE(1), F_B, V(Bd, 2));
    rt_leave(u);
}

static void uses_bsync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 3, 1);
        IF(1, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    NEED(1);
    IF(2, x2)
        USE(READ, F_B, V(Bd, 2));
        USE(READ, F_ACTIVE, 0);
    END(2)
    rt_leave(u);
}

static void uses_break(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 3, 1);
        IF(1, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    USE(READ, F_B, V(Bd, 2));
    NEED(1);
    USE(WRITE(1), F_B, V(Bd, 2));
    rt_leave(u);
}

static void uses_bmov_r(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
    IF(1, guard_value(u, 3, 0))
        if (V(barrier_BMOV_REG, 2) < 16) USE(EARLY(1), F_B, (V(barrier_BMOV_REG, 2) & 15));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
}

static void mov_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 3) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 4) USE(READ, F_UR, V(URb, v2));
}

static void uses_bmov_b(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        mov_b_reads(u, 2, 6, 0);
        if (V(barrier_BMOV_REG, 1) < 16) USE(WRITE(1), F_B, (V(barrier_BMOV_REG, 1) & 15));
    END(1)
}

static void mov64_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_bmov_l(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1)) mov64_b_reads(u, 0, 5, 0); END(1)
}

static void uses_bmov_rb(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
    IF(1, guard_value(u, 3, 0))
        USE(EARLY(1), F_B, V(barrier_Bb, 2));
        USE(WRITE(1), F_B, V(Bd, 1));
    END(1)
}

static void uses_bmov_ru(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
    IF(1, guard_value(u, 2, 0)) USE(WRITE(1), F_B, V(Bd, 1)); END(1)
}

static void uses_bmov_bb(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
    IF(1, guard_value(u, 0, 0))
        USE(EARLY(1), F_B, 0);
        USE(WRITE(1), F_B, 0);
    END(1)
}

static void uses_yield(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1)) opt_src_reads(u, 1, 0); END(1)
}

static void sleep_time_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 4) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 5) USE(READ, F_UR, V(URb, v2));
}

static void uses_nanosleep_n(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3)) opt_src_reads(u, 4, 1); END(1)
    sleep_time_reads(u, 5, 9, 2);
}

static void uses_nanosleep_c(struct rt_uses *u)
{
    guard_reads(u, 1, 1);
}

static void uses_warpsync_r(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 4, 2);
        IF(1, guard_value(u, 4, 2)) opt_src_reads(u, 2, 1); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 4, 2), opt_src_value(u, 2, 1)));
    NEED(1);
    IF(2, x1)
        USE(READ, F_R, V(Rb, 3));
        USE(READ, F_ACTIVE, 0);
    END(2)
    rt_leave(u);
}

static void mov_imm_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
    if (LINE(l2) == 3) USE(READ, F_UR, V(URb, v1));
}

static void uses_warpsync_m(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 1, 0)));
    NEED(1);
    IF(2, x1)
        mov_imm_b_reads(u, 5, 1);
        USE(READ, F_ACTIVE, 0);
    END(2)
    rt_leave(u);
}

static void uses_warpsync_h(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 4, 1);
        IF(1, guard_value(u, 4, 1)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 4, 1), opt_src_value(u, 2, 0)));
    NEED(1);
    IF(2, x1)
        USE(READ, F_R, V(Ra, 3));
        USE(READ, F_ACTIVE, 0);
    END(2)
    rt_leave(u);
}

static void uses_warpsync_a(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 2, 1);
        IF(1, guard_value(u, 2, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 2, 1), opt_src_value(u, 1, 0)));
    NEED(1);
    IF(2, x1) USE(READ, F_ACTIVE, 0); END(2)
    rt_leave(u);
}

static void uses_warpsync_collective_h(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        opt_src_reads(u, 1, 0);
        USE(READ, F_R, V(Ra, 2));
    END(1)
}

static void uses_warpsync_collective_a(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(1)
}

static void bar_operands_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2 || LINE(l2) == 3) USE(READ, F_R, V(Rb, v1));
}

static void uses_bar_sync(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1)) bar_operands_reads(u, 1, 0); END(1)
}

static void bar_arv_operands_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_R, V(Rb, v1));
}

static void uses_bar_arv(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1)) bar_arv_operands_reads(u, 1, 0); END(1)
}

static void uses_bar_red(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        bar_operands_reads(u, 2, 0);
        USE(READ, F_P, V(Pp, 6));
    END(1)
}

static void uses_bar_all(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
}

static void opt_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(Pu, v1));
}

static void uses_b2r_r(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        USE(WRITE(1), F_R, V(Rd, 0));
        opt_writes(u, 1, 0);
    END(1)
}

static void uses_b2r_b(struct rt_uses *u)
{
    guard_reads(u, 1, 1);
    IF(1, guard_value(u, 1, 1)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
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
    USE(READ, F_UR, V(URb, 2));
}

static void uses_rpcmov_r(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1)) mov_b_reads(u, 0, 4, 0); END(1)
}

static void uses_rpcmov_g(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
}

static void mov64_imm_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 3 || LINE(l2) == 4) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_rpcmov_l(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1)) mov64_imm_b_reads(u, 4, 0); END(1)
}

static void uses_ctaid_s(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(READ, F_R, V(Ra, 0)); END(1)
}

static void addr_ur_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, 255);
        USE(READ, F_UR, V(URc, v2));
    }
}

static void uses_syncs_arr(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        addr_ur_reads(u, 5, 6, 0);
        USE(READ, F_R, V(Rb, 8));
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
}

static void uses_syncs_chk(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        addr_ur_reads(u, 3, 4, 0);
        USE(READ, F_R, V(Rb, 6));
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static void uguard_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_UP, V(UPg, v1));
}

static struct rt_test uguard_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return FLAG(F_UP, V(UPg, v1));
    }
    return rt_not(FLAG(F_UP, V(UPg, v1)));
}

static void addr_ura_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_UR, V(URa, v1));
}

static void uses_syncs_x(struct rt_uses *u)
{
    uguard_reads(u, 5, 1);
    IF(1, uguard_value(u, 5, 1))
        addr_ura_reads(u, 2);
        USE(READ, F_UR, V(URb, 4));
        USE(READ, F_UR, (V(URb, 4) | 1));
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
    IF(1, uguard_value(u, 5, 1))
        addr_ura_reads(u, 1);
        USE(READ, F_UR, V(URb, 3));
        USE(READ, F_UR, (V(URb, 3) | 1));
        USE(READ, F_UR, V(URc, 4));
        USE(READ, F_UR, (V(URc, 4) | 1));
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UR, (V(URd, 0) | 1));
    END(1)
}

static void uses_arrives(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1)) addr_ur_reads(u, 0, 1, 0); END(1)
}

static void addr64_ur_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
    }
}

static void uses_stas(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        addr64_ur_reads(u, 0, 1, 0);
        USE(READ, F_R, V(Rb, 3));
    END(1)
}

static void uses_ublkcp(struct rt_uses *u)
{
    uguard_reads(u, 3, 0);
    IF(1, uguard_value(u, 3, 0))
        USE(READ, F_UR, V(URb, 0));
        USE(READ, F_UR, (V(URb, 0) | 1));
        USE(READ, F_UR, V(URa, 1));
        USE(READ, F_UR, (V(URa, 1) | 1));
        USE(READ, F_UR, V(URc, 2));
    END(1)
}

static void uses_ublkpf(struct rt_uses *u)
{
    uguard_reads(u, 2, 0);
    IF(1, uguard_value(u, 2, 0))
        USE(READ, F_UR, V(URa, 0));
        USE(READ, F_UR, (V(URa, 0) | 1));
        USE(READ, F_UR, V(URc, 1));
    END(1)
}

static void uses_utmaldg_s(struct rt_uses *u)
{
    uguard_reads(u, 2, 0);
    IF(1, uguard_value(u, 2, 0))
        USE(READ, F_UR, V(URb, 0));
        USE(READ, F_UR, (V(URb, 0) | 1));
        USE(READ, F_UR, V(URa, 1));
        USE(READ, F_UR, (V(URa, 1) | 1));
    END(1)
}

static void uses_utmacctl(struct rt_uses *u)
{
    uguard_reads(u, 0, 0);
}

static void uses_cctl_v(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1)) addr_e_reads(u, 0, 3, 0); END(1)
}

static void addr_ur_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, 255);
        USE(READ, F_UR, V(URb, v2));
    }
}

static void uses_cctl_u(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1)) addr_ur_reads_2(u, 3, 4, 0); END(1)
}

static void uses_cctl_va(struct rt_uses *u)
{
    guard_reads(u, 2, 0);
}

static void uses_cctll_v(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1)) addr_reads(u, 1, 0); END(1)
}

static void uses_cctll_u(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1)) addr_ur_reads_2(u, 1, 2, 0); END(1)
}

static void uses_cctlt_u(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(READ, F_UR, V(URb, 0)); END(1)
}

static void uses_membar_v(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
}

static void uses_qspc_v(struct rt_uses *u)
{
    struct rt_test x2 = OPEN;
    rt_enter(u);
    guard_reads(u, 6, 2);
    IF(4, guard_value(u, 6, 2))
        if (V(Rd, 3) != 255) {
            addr_e_reads(u, 0, 4, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (V(cache_SPACE, 1) == 3) {
            addr_e_reads(u, 0, 4, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
        }
        LET(1)
            if (V(E, 0)) {
                USE(READ, F_R, V(Ra, 4));
                USE(READ, F_R, (V(Ra, 4) | 1));
            } else USE(READ, F_R, V(Ra, 4));
        END_LET(1)
        LET(2)
            NEED(1);
            USE(READ, F_SR, 48);
            USE(READ, F_SR, 47);
            IF(1, rt_test_of(u, UNKNOWN)) USE(READ, F_SR, 49); END(1)
        END_LET(2)
        x2 = rt_answer(u, rt_both(rt_test_of(u, UNKNOWN), rt_test_of(u, UNKNOWN)));
        LET(3)
            NEED(1);
            USE(READ, F_SR, 52);
            USE(READ, F_SR, 46);
            IF(2, rt_test_of(u, UNKNOWN)) USE(READ, F_SR, 53); END(2)
        END_LET(3)
        if (V(cache_SPACE, 1) == 0) {
            NEED(2);
            IF(3, rt_not(x2)) NEED(3); END(3)
        }
        if (V(cache_SPACE, 1) == 1) NEED(3);
        if (V(cache_SPACE, 1) == 2) NEED(2);
        USE(WRITE(1), F_P, V(Pu, 2));
    END(4)
    rt_leave(u);
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
    struct rt_test x2 = OPEN;
    rt_enter(u);
    guard_reads(u, 7, 2);
    IF(4, guard_value(u, 7, 2))
        if (V(Rd, 4) != 255) {
            addr_e_reads(u, 0, 5, 1);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if (any_space_value(u, 1, 2, 0) == 3) {
            addr_e_reads(u, 0, 5, 1);
            USE(WRITE(1), F_P, V(Pu, 3));
        }
        LET(1)
            if (V(E, 0)) {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, (V(Ra, 5) | 1));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(1)
        LET(2)
            NEED(1);
            USE(READ, F_SR, 48);
            USE(READ, F_SR, 47);
            IF(1, rt_test_of(u, UNKNOWN)) USE(READ, F_SR, 49); END(1)
        END_LET(2)
        x2 = rt_answer(u, rt_both(rt_test_of(u, UNKNOWN), rt_test_of(u, UNKNOWN)));
        LET(3)
            NEED(1);
            USE(READ, F_SR, 52);
            USE(READ, F_SR, 46);
            IF(2, rt_test_of(u, UNKNOWN)) USE(READ, F_SR, 53); END(2)
        END_LET(3)
        if (any_space_value(u, 1, 2, 0) == 0) {
            NEED(2);
            IF(3, rt_not(x2)) NEED(3); END(3)
        }
        if (any_space_value(u, 1, 2, 0) == 1) NEED(3);
        if (any_space_value(u, 1, 2, 0) == 2) NEED(2);
        USE(WRITE(1), F_P, V(Pu, 3));
    END(4)
    rt_leave(u);
}

static void addr64_ur_turing_reads_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l4) == 2 || LINE(l4) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URb, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l4) == 4 || LINE(l4) == 5) {
        USE(READ, F_UR, V(URb, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_qspc_tu(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        if (V(Rd, 3) != 255) {
            addr64_ur_turing_reads_2(u, 4, 5, 0, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (V(cache_SPACE, 1) == 3) {
            addr64_ur_turing_reads_2(u, 4, 5, 0, 1);
            USE(WRITE(1), F_P, V(Pu, 2));
        }
        addr64_ur_turing_reads_2(u, 4, 5, 0, 1);
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static void addr64_ur_reads_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l4) == 2 || LINE(l4) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URb, v2));
        if ((int64_t)(1 + V(E, v3)) > (int64_t)1) USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_qspc_u(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        if (V(Rd, 4) != 255) {
            addr64_ur_reads_2(u, 5, 6, 0, 1);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if (any_space_value(u, 1, 2, 0) == 3) {
            addr64_ur_reads_2(u, 5, 6, 0, 1);
            USE(WRITE(1), F_P, V(Pu, 3));
        }
        addr64_ur_reads_2(u, 5, 6, 0, 1);
        USE(WRITE(1), F_P, V(Pu, 3));
    END(1)
}

static void uses_warpgroupset(struct rt_uses *u)
{
    uguard_reads(u, 1, 0);
    IF(1, uguard_value(u, 1, 0)) USE(READ, F_UR, V(URb, 0)); END(1)
}

static void opt_writes_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_UP, V(UPu, v1));
}

static void uses_usetmaxreg_u(struct rt_uses *u)
{
    uguard_reads(u, 3, 2);
    IF(1, uguard_value(u, 3, 2))
        USE(READ, F_UR, V(URc, 2));
        opt_writes_2(u, 1, 0);
    END(1)
}

static void uses_usetmaxreg_i(struct rt_uses *u)
{
    uguard_reads(u, 3, 1);
    IF(1, uguard_value(u, 3, 1)) opt_writes_2(u, 1, 0); END(1)
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

static void uses_exit(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 5, 1);
        IF(1, guard_value(u, 5, 1)) opt_src_reads(u, 4, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 1), opt_src_value(u, 4, 0)));
    x2 = rt_answer(u, x1);
    USE(READ, F_ACTIVE, 0);
    NEED(1);
    IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u, x2,
        K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
        HALT;
    END(2)
    rt_leave(u);
}

static uint64_t rel_target_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return (NEXT + (rt_sext(V(control_TARGET_near, v1), 48) * 4));
    }
    return (NEXT + (rt_sext(V(TARGET_HOPPER_near, v2), 56) * 4));
}

static void uses_bra_b(struct rt_uses *u)
{
    uint64_t x4 = 0, x7 = 0;
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    if (V(control_BRA_KIND, 0) > 1) {
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 3, 0); END(1)
        IF(2, rt_both(guard_value(u, 6, 2), opt_src_value(u, 3, 0))) JUMP(JUMPS, 1, UNKNOWN); END(2)
    }
    LET(1)
        guard_reads(u, 6, 2);
        IF(3, guard_value(u, 6, 2)) opt_src_reads(u, 3, 0); END(3)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 3, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rel_target_value(u, 4, 5, 1);
    x7 = (x4 == rel_target_value(u, 4, 5, 1));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(4, rt_both(x3, rt_sure(x7))) JUMP(JUMPS, 1, K(x4)); END(4)
    rt_leave(u);
}

static void uses_bra_u(struct rt_uses *u)
{
    uint64_t x4 = 0, x7 = 0;
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 8, 3);
        IF(1, guard_value(u, 8, 3)) opt_src_reads(u, 3, 0); END(1)
        IF(2, rt_both(guard_value(u, 8, 3), opt_src_value(u, 3, 0)))
            USE(READ, F_UP, V(control_UPbra, 5));
        END(2)
    END_LET(1)
    x1 = rt_answer(u, rt_both(rt_both(guard_value(u, 8, 3), opt_src_value(u, 3, 0)),
        rt_differ(FLAG(F_UP, V(control_UPbra, 5)), rt_sure(V(control_NOT_UPbra, 4)))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = rel_target_value(u, 6, 7, 2);
    x7 = (x4 == rel_target_value(u, 6, 7, 2));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(3, rt_both(x3, rt_sure(x7))) JUMP(JUMPS, 1, K(x4)); END(3)
    rt_leave(u);
}

static void uses_bra_div(struct rt_uses *u)
{
    USE(READ, F_UR, V(URa, 4));
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2)) opt_src_reads(u, 3, 0); END(1)
    IF(2, rt_both(guard_value(u, 7, 2), opt_src_value(u, 3, 0))) JUMP(JUMPS, 1, UNKNOWN); END(2)
}

static uint64_t abs_target_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return (V(LONG_place, v1) * 4);
    }
    return (V(LONG_HOPPER_place, v2) * 4);
}

static void uses_jmp_b(struct rt_uses *u)
{
    uint64_t x4 = 0, x7 = 0;
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 3, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 3, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = abs_target_value(u, 4, 5, 1);
    x7 = (x4 == abs_target_value(u, 4, 5, 1));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, rt_both(x3, rt_sure(x7))) JUMP(JUMPS, 1, K(x4)); END(2)
    rt_leave(u);
}

static void const_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_jmp_c(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 5, 2);
        IF(1, guard_value(u, 5, 2)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 2), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x3) const_reads(u, 4, 1); END(2)
    IF(3, x3)
        const_reads(u, 4, 1);
        JUMP(JUMPS, 1, UNKNOWN);
    END(3)
    rt_leave(u);
}

static void uses_jmp_u(struct rt_uses *u)
{
    uint64_t x4 = 0, x7 = 0;
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 7, 3);
        IF(1, guard_value(u, 7, 3)) opt_src_reads(u, 2, 0); END(1)
        IF(2, rt_both(guard_value(u, 7, 3), opt_src_value(u, 2, 0)))
            USE(READ, F_UP, V(control_UPbra, 4));
        END(2)
    END_LET(1)
    x1 = rt_answer(u, rt_both(rt_both(guard_value(u, 7, 3), opt_src_value(u, 2, 0)),
        rt_differ(FLAG(F_UP, V(control_UPbra, 4)), rt_sure(V(control_NOT_UPbra, 3)))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x4 = abs_target_value(u, 5, 6, 2);
    x7 = (x4 == abs_target_value(u, 5, 6, 2));
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(3, rt_both(x3, rt_sure(x7))) JUMP(JUMPS, 1, K(x4)); END(3)
    rt_leave(u);
}

static void uses_jmp_uc(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 7, 3);
        IF(1, guard_value(u, 7, 3)) opt_src_reads(u, 2, 0); END(1)
        IF(2, rt_both(guard_value(u, 7, 3), opt_src_value(u, 2, 0)))
            USE(READ, F_UP, V(control_UPbra, 4));
        END(2)
    END_LET(1)
    x1 = rt_answer(u, rt_both(rt_both(guard_value(u, 7, 3), opt_src_value(u, 2, 0)),
        rt_differ(FLAG(F_UP, V(control_UPbra, 4)), rt_sure(V(control_NOT_UPbra, 3)))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(3, x3) JUMP(JUMPS, 1, UNKNOWN); END(3)
    rt_leave(u);
}

static uint64_t opt_distance_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: case 2: return 0;
    case 1: return (rt_sext(V(control_TARGET_distance, v1), 48) * 4);
    }
    return (rt_sext(V(TARGET_HOPPER_distance, v2), 56) * 4);
}

static void uses_brx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    LET(2)
        if (!(V(Ra, 3) == 255)) {
            USE(READ, F_R, (V(Ra, 3) & 254));
            USE(READ, F_R, (V(Ra, 3) | 1));
        }
    END_LET(2)
    x2 = rt_add(u, rt_add(u, ((V(Ra, 3) == 255) ? K(0) : UNKNOWN), K(NEXT)), K(opt_distance_value(u,
        4, 5, 1)));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x4) NEED(2); END(2)
    IF(3, x4)
        NEED(2);
        JUMP(JUMPS, 1, x2);
    END(3)
    rt_leave(u);
}

static void uses_jmx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    LET(2)
        if (!(V(Ra, 3) == 255)) {
            USE(READ, F_R, (V(Ra, 3) & 254));
            USE(READ, F_R, (V(Ra, 3) | 1));
        }
    END_LET(2)
    x2 = rt_add(u, ((V(Ra, 3) == 255) ? K(0) : UNKNOWN), K(opt_distance_value(u, 4, 5, 1)));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x4) NEED(2); END(2)
    IF(3, x4)
        NEED(2);
        JUMP(JUMPS, 1, x2);
    END(3)
    rt_leave(u);
}

static void uses_brxu_brxu(struct rt_uses *u)
{
    USE(READ, F_UR, V(URa, 3));
    USE(READ, F_UR, (V(URa, 3) | 1));
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 2, 0); END(1)
    IF(2, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0))) JUMP(JUMPS, 1, UNKNOWN); END(2)
}

static void uses_call_at(struct rt_uses *u)
{
    uint64_t x2 = 0;
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 5, 2);
        IF(1, guard_value(u, 5, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 2), opt_src_value(u, 2, 0)));
    x2 = (0 + abs_target_value(u, 3, 4, 1));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x4) JUMP(JUMPS, 1, K(x2)); END(2)
    rt_leave(u);
}

static void uses_call_c(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x4) const_reads(u, 5, 1); END(2)
    IF(3, x4)
        const_reads(u, 5, 1);
        JUMP(JUMPS, 1, UNKNOWN);
    END(3)
    rt_leave(u);
}

static void uses_call_rel(struct rt_uses *u)
{
    uint64_t x2 = 0;
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 5, 2);
        IF(1, guard_value(u, 5, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 2), opt_src_value(u, 2, 0)));
    x2 = (0 + rel_target_value(u, 3, 4, 1));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x4) JUMP(JUMPS, 1, K(x2)); END(2)
    rt_leave(u);
}

static void uses_call_rr(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 2, 0)));
    LET(2)
        if (!(V(Ra, 3) == 255)) {
            USE(READ, F_R, (V(Ra, 3) & 254));
            USE(READ, F_R, (V(Ra, 3) | 1));
        }
    END_LET(2)
    x2 = rt_add(u, ((V(Ra, 3) == 255) ? K(0) : UNKNOWN), K(rel_target_value(u, 4, 5, 1)));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x4) NEED(2); END(2)
    IF(3, x4)
        NEED(2);
        JUMP(JUMPS, 1, x2);
    END(3)
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
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5) USE(READ, F_UR, V(URb, v2));
    if (LINE(l5) == 6) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(0, 31));
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

static void cvt_f16_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) USE(READ, F_UR, V(URb, v2));
}

static void cvt_f16_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_f2f_w(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        cvt_f16_reads(u, 6, 12, 1, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    cvt_f16_keeps(u, 7, 6, 0);
}

static void uses_f2f_dw(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        cvt_f16_reads(u, 6, 12, 1, 2, 0);
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
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void cvt_f64_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) {
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l5) == 3) const64_reads(u, v2, l3);
    if (LINE(l5) == 4) const64_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
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

static void uses_f2i_h(struct rt_uses *u)
{
    guard_reads(u, 14, 4);
    IF(1, guard_value(u, 14, 4))
        cvt_f16_reads(u, 7, 13, 1, 2, 0);
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
        cvt_f16_reads(u, 7, 13, 1, 2, 0);
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
        if (V(convert_DST_INT, 1) > 5) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
    END(1)
    cvt_f64_keeps(u, 8, 7, 0);
}

static void cvt_part_reads(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l4) == 1) const_reads(u, v2, l3);
    if (LINE(l4) == 2) USE(READ, F_UR, V(URb, v2));
}

static void cvt_part_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_i2f_b(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        cvt_part_reads(u, 4, 9, 1, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    cvt_part_keeps(u, 5, 4, 0);
}

static void src_b_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 3) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 4) USE(READ, F_UR, V(URb, v2));
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
        cvt_part_reads(u, 4, 9, 1, 0);
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
        USE(READ, F_R, V(Rb, v1));
        USE(READ, F_R, (V(Rb, v1) | 1));
    }
    if (LINE(l3) == 3 || LINE(l3) == 4) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
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

static void uses_frnd_h(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        cvt_f16_reads(u, 5, 11, 1, 2, 0);
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

static void uses_i2i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        src_b_reads(u, 2, 7, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    src_b_keeps(u, 3, 2, 0);
}

static void uses_f2fp_p(struct rt_uses *u)
{
    guard_reads(u, 13, 2);
    IF(1, guard_value(u, 13, 2))
        USE(READ, F_R, V(Ra, 5));
        src_b_reads(u, 7, 12, 1);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 1);
}

static void uses_f2fp_rs(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        USE(READ, F_R, V(Ra, 4));
        src_b_reads(u, 6, 11, 1);
        USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 7, 6, 1);
}

static void uses_f2fp_m(struct rt_uses *u)
{
    guard_reads(u, 13, 2);
    IF(1, guard_value(u, 13, 2))
        src_b_reads(u, 5, 10, 1);
        USE(READ, F_R, V(Rc, 11));
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
    src_b_keeps(u, 6, 5, 1);
}

static void c_in_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
    if (LINE(l2) == 3) USE(READ, F_UR, V(URb, v1));
}

static void uses_f2fp_mc(struct rt_uses *u)
{
    guard_reads(u, 11, 2);
    IF(1, guard_value(u, 11, 2))
        USE(READ, F_R, V(Rc, 5));
        c_in_b_reads(u, 10, 1);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_f2ip_b(struct rt_uses *u)
{
    guard_reads(u, 16, 2);
    IF(1, guard_value(u, 16, 2))
        USE(READ, F_R, V(Ra, 5));
        src_b_reads(u, 7, 12, 1);
        USE(READ, F_R, V(Rc, 13));
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
    src_b_keeps(u, 8, 7, 1);
}

static void uses_f2ip_c(struct rt_uses *u)
{
    guard_reads(u, 14, 2);
    IF(1, guard_value(u, 14, 2))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 7));
        c_in_b_reads(u, 12, 1);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_i2fp(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        src_b_reads(u, 3, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    src_b_keeps(u, 4, 3, 0);
}

static void uses_i2ip_b(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        USE(READ, F_R, V(Ra, 4));
        src_b_reads(u, 6, 11, 1);
        USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 3));
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
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        f64_a_reads(u, 3);
        f64_rc_reads(u, 6);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    f64_a_keeps(u, 4, 3);
    f64_rc_keeps(u, 7, 6);
}

static void f64_c_in_b_reads(struct rt_uses *u, int v1, int l2, int l3, int l4)
{
    if (LINE(l4) == 1) const64_reads(u, v1, l2);
    if (LINE(l4) == 2) const64_reads(u, v1, l3);
    if (LINE(l4) == 3 || LINE(l4) == 4) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_dadd_c(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        f64_a_reads(u, 3);
        f64_c_in_b_reads(u, 9, 2, 3, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    f64_a_keeps(u, 4, 3);
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
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void f64_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_dmul(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        f64_a_reads(u, 3);
        f64_b_reads(u, 6, 11, 2, 3, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    f64_a_keeps(u, 4, 3);
    f64_b_keeps(u, 7, 6, 1);
}

static void uses_dfma_b(struct rt_uses *u)
{
    guard_reads(u, 15, 5);
    IF(1, guard_value(u, 15, 5))
        f64_a_reads(u, 3);
        f64_b_reads(u, 6, 11, 2, 3, 1);
        f64_rc_reads(u, 13);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    f64_a_keeps(u, 4, 3);
    f64_b_keeps(u, 7, 6, 1);
    f64_rc_keeps(u, 14, 13);
}

static void f64_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_dfma_c(struct rt_uses *u)
{
    guard_reads(u, 13, 5);
    IF(1, guard_value(u, 13, 5))
        f64_a_reads(u, 3);
        f64_rc_reads(u, 6);
        f64_c_in_b_reads(u, 12, 3, 4, 2);
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
    END(1)
    f64_a_keeps(u, 4, 3);
    f64_rc_keeps_2(u, 7, 6);
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
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void f64_last_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_dsetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    guard_reads(u, 16, 5);
    IF(5, guard_value(u, 16, 5))
        if ((V(double_DOUBLE_CMP, 0) == 0) || (V(double_DOUBLE_CMP, 0) == 15)) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_P, V(Pv, 3));
        }
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(double_DOUBLE_CMP, 0))), K(0))));
        if (V(BOP, 1) == 3) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_P, V(Pv, 3));
        }
        if (V(BOP, 1) == 0) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            IF(1, x1) USE(READ, F_P, V(Pp, 15)); END(1)
        }
        if (V(BOP, 1) == 1) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            IF(2, rt_not(x1)) USE(READ, F_P, V(Pp, 15)); END(2)
        }
        if (V(BOP, 1) == 2) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
        }
        USE(WRITE(1), F_P, V(Pu, 2));
        if (V(BOP, 1) == 0) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            IF(3, rt_not(x1)) USE(READ, F_P, V(Pp, 15)); END(3)
        }
        if (V(BOP, 1) == 1) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            IF(4, rt_not(rt_not(x1))) USE(READ, F_P, V(Pp, 15)); END(4)
        }
        if (V(BOP, 1) == 2) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
        }
        USE(WRITE(1), F_P, V(Pv, 3));
    END(5)
    f64_a_keeps(u, 6, 5);
    f64_last_keeps(u, 9, 8, 1);
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
    if (LINE(l5) == 5) USE(READ, F_UR, V(URb, v2));
    if (LINE(l5) == 6) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(0, 31));
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
        if (!V(SAT, 2)) {
            f32_a_reads(u, 5, 0);
            f32_last_reads(u, 8, 13, 2, 3, 1);
        } else {
            f32_a_reads(u, 5, 0);
            f32_last_reads(u, 8, 13, 2, 3, 1);
        }
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
    if (LINE(l5) == 5) USE(READ, F_UR, V(URb, v2));
    if (LINE(l5) == 6) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(0, 31));
}

static void f32_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_fmul(struct rt_uses *u)
{
    guard_reads(u, 15, 4);
    IF(1, guard_value(u, 15, 4))
        if (V(float_POWER, 1) != 4) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if (rt_bits(V(FMZ, 0), 0, 1)) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if (!V(SAT, 3)) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
        } else {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
        }
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    f32_a_keeps(u, 7, 6);
    f32_b_keeps(u, 10, 9, 1);
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
    guard_reads(u, 17, 5);
    IF(1, guard_value(u, 17, 5))
        if (rt_bits(V(FMZ, 0), 0, 1)) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            f32_rc_reads(u, 15, 4);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (!V(SAT, 2)) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            f32_rc_reads(u, 15, 4);
        } else {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            f32_rc_reads(u, 15, 4);
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    f32_a_keeps(u, 6, 5);
    f32_b_keeps(u, 9, 8, 1);
    f32_rc_keeps(u, 16, 15);
}

static void f32_c_in_b_reads(struct rt_uses *u, int v1, int l2, int l3, int l4)
{
    if (LINE(l4) == 1) const_reads(u, v1, l2);
    if (LINE(l4) == 2) const_reads(u, v1, l3);
    if (LINE(l4) == 3) USE(READ, F_UR, V(URb, v1));
    if (LINE(l4) == 4) USE_PART(READ, F_UR, K(V(URb, v1)), BITS(0, 31));
}

static void f32_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_ffma_c(struct rt_uses *u)
{
    guard_reads(u, 15, 5);
    IF(1, guard_value(u, 15, 5))
        if (rt_bits(V(FMZ, 0), 0, 1)) {
            f32_a_reads(u, 5, 0);
            f32_rc_reads(u, 8, 1);
            f32_c_in_b_reads(u, 14, 3, 4, 2);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (!V(SAT, 2)) {
            f32_a_reads(u, 5, 0);
            f32_rc_reads(u, 8, 1);
            f32_c_in_b_reads(u, 14, 3, 4, 2);
        } else {
            f32_a_reads(u, 5, 0);
            f32_rc_reads(u, 8, 1);
            f32_c_in_b_reads(u, 14, 3, 4, 2);
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    f32_a_keeps(u, 6, 5);
    f32_rc_keeps_2(u, 9, 8);
}

static uint64_t minmax_mode_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0: return V(FTZ, v1);
    case 1: return (V(FTZ, v1) | rt_shl_int(V(NAN, v2), 1));
    }
    return ((V(FTZ, v1) | rt_shl_int(V(NAN, v2), 1)) | rt_shl_int(V(XORSIGN, v3), 2));
}

static void uses_fmnmx_n(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 7);
    IF(4, guard_value(u, 16, 7))
        if (rt_bits(minmax_mode_value(u, 0, 1, 2, 0), 2, 2) != 0) {
            f32_a_reads(u, 5, 2);
            f32_b_reads(u, 8, 13, 4, 5, 3);
            USE(READ, F_P, V(Pp, 15));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        LET(1)
            USE(READ, F_P, V(Pp, 15));
            IF(1, rt_differ(FLAG(F_P, V(Pp, 15)), rt_sure(V(NOT_Pp, 14))))
                f32_a_reads(u, 5, 2);
                f32_b_reads(u, 8, 13, 4, 5, 3);
            ELSE(1)
                f32_a_reads(u, 5, 2);
                f32_b_reads(u, 8, 13, 4, 5, 3);
            END(1)
        END_LET(1)
        if (rt_bits(minmax_mode_value(u, 0, 1, 2, 0), 1, 1)) {
            f32_a_reads(u, 5, 2);
            IF(2, rt_not(rt_test_of(u, UNKNOWN))) f32_b_reads(u, 8, 13, 4, 5, 3); END(2)
        }
        IF(3, rt_not(rt_both(rt_sure(rt_bits(minmax_mode_value(u, 0, 1, 2, 0), 1, 1)),
            rt_either(rt_test_of(u, UNKNOWN), rt_test_of(u, UNKNOWN)))))
            NEED(1);
        END(3)
        USE(WRITE(1), F_R, V(Rd, 3));
    END(4)
    f32_a_keeps(u, 6, 5);
    f32_b_keeps(u, 9, 8, 3);
    rt_leave(u);
}

static void uses_fmnmx_isa(struct rt_uses *u)
{
    guard_reads(u, 17, 5);
    IF(1, guard_value(u, 17, 5))
        f32_a_reads(u, 6, 0);
        f32_b_reads(u, 9, 14, 2, 3, 1);
        USE(READ, F_P, V(Pp, 16));
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_P, V(Pv, 4));
    END(1)
    f32_a_keeps(u, 7, 6);
    f32_b_keeps(u, 10, 9, 1);
}

static rt_value f32_a_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_bxor(u, rt_content(u, F_R, K(V(Ra, v1))), K(rt_shl_int(V(NEG_A, v2), 31)));
    }
    return rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Ra, v1))), 0, 31), K(rt_shl_int(V(NEG_A,
        v2), 31)));
}

static rt_value f32_b_value(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    switch (LINE(l5)) {
    case 0: return rt_bxor(u, rt_content(u, F_R, K(V(Rb, v1))), K(rt_shl_int(V(NEG_B, v2), 31)));
    case 1:
        return rt_bxor(u, rt_slice(u, rt_content(u, F_R, K(V(Rb, v1))), 0, 31),
            K(rt_shl_int(V(NEG_B, v2), 31)));
    case 2: return K(V(FIMM, v3));
    case 3: case 4: return UNKNOWN;
    case 5: return rt_bxor(u, rt_content(u, F_UR, K(V(URb, v4))), K(rt_shl_int(V(NEG_B, v2), 31)));
    }
    return rt_bxor(u, rt_slice(u, rt_content(u, F_UR, K(V(URb, v4))), 0, 31), K(rt_shl_int(V(NEG_B,
        v2), 31)));
}

static void uses_fsel(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 14, 5);
    IF(3, guard_value(u, 14, 5))
        LET(1)
            USE(READ, F_P, V(Pp, 13));
            IF(1, rt_differ(FLAG(F_P, V(Pp, 13)), rt_sure(V(NOT_Pp, 12)))) f32_a_reads(u, 3, 0);
            ELSE(1) f32_b_reads(u, 6, 11, 2, 3, 1); END(1)
        END_LET(1)
        x1 = rt_chosen(u, rt_differ(FLAG(F_P, V(Pp, 13)), rt_sure(V(NOT_Pp, 12))), f32_a_value(u, 3,
            2, 0), f32_b_value(u, 6, 5, 8, 11, 1));
        if (V(FTZ, 0)) NEED(1);
        IF(2, rt_both(rt_sure(V(FTZ, 0)), rt_eq(u, rt_slice(u, x1, 23, 8), K(0)))) NEED(1);
        ELSE(2) NEED(1); END(2)
        USE(WRITE(1), F_R, V(Rd, 1));
    END(3)
    f32_a_keeps(u, 4, 3);
    f32_b_keeps(u, 7, 6, 1);
    rt_leave(u);
}

static void uses_fset(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    guard_reads(u, 16, 5);
    IF(3, guard_value(u, 16, 5))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FLOAT_CMP, 0))), K(0))));
        if (V(BOP, 2) == 3) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (V(BOP, 2) == 0) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            IF(1, x1) USE(READ, F_P, V(Pp, 15)); END(1)
        }
        if (V(BOP, 2) == 1) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            IF(2, rt_not(x1)) USE(READ, F_P, V(Pp, 15)); END(2)
        }
        if (V(BOP, 2) == 2) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
        }
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    f32_a_keeps(u, 6, 5);
    f32_b_keeps(u, 9, 8, 1);
}

static void uses_fsetp(struct rt_uses *u)
{
    struct rt_test x1 = OPEN;
    guard_reads(u, 17, 5);
    IF(5, guard_value(u, 17, 5))
        x1 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, UNKNOWN, K(V(FLOAT_CMP, 0))), K(0))));
        if (V(BOP, 2) == 3) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(READ, F_P, V(Pp, 16));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        if (V(BOP, 2) == 0) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            IF(1, x1) USE(READ, F_P, V(Pp, 16)); END(1)
        }
        if (V(BOP, 2) == 1) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            IF(2, rt_not(x1)) USE(READ, F_P, V(Pp, 16)); END(2)
        }
        if (V(BOP, 2) == 2) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(READ, F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            IF(3, rt_not(x1)) USE(READ, F_P, V(Pp, 16)); END(3)
        }
        if (V(BOP, 2) == 1) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            IF(4, rt_not(rt_not(x1))) USE(READ, F_P, V(Pp, 16)); END(4)
        }
        if (V(BOP, 2) == 2) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            USE(READ, F_P, V(Pp, 16));
        }
        USE(WRITE(1), F_P, V(Pv, 4));
    END(5)
    f32_a_keeps(u, 7, 6);
    f32_b_keeps(u, 10, 9, 1);
}

static void uses_fchk(struct rt_uses *u)
{
    guard_reads(u, 11, 4);
    IF(1, guard_value(u, 11, 4))
        f32_a_reads(u, 2, 0);
        f32_b_reads(u, 5, 10, 2, 3, 1);
        USE(WRITE(1), F_P, V(Pu, 0));
    END(1)
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
            rt_chosen(u, rt_eq(u, rt_band(u, UNKNOWN, K(3)), K(3)), K(V(float_SIGNS3, 11)),
            UNKNOWN))));
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

static void f32_b_reads_2(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 2) const_reads(u, v2, l3);
    if (LINE(l5) == 3) const_reads(u, v2, l4);
    if (LINE(l5) == 4) USE(READ, F_UR, V(URb, v2));
    if (LINE(l5) == 5) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(0, 31));
}

static void uses_mufu_r(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        f32_b_reads_2(u, 5, 9, 2, 3, 1);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    f32_b_keeps(u, 6, 5, 1);
}

static void uses_mufu_s(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1)) USE(WRITE(1), F_R, V(Rd, 1)); END(1)
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
        USE(READ, F_UR, V(URa, 2));
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
        USE(READ, F_UR, V(URa, 0));
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
        USE(READ, F_UR, V(URa, 4));
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
        USE(READ, F_UR, V(URb, 3));
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

static void uses_ldtram(struct rt_uses *u)
{
    guard_reads(u, 3, 0);
    IF(1, guard_value(u, 3, 0))
        USE(READ, F_UR, V(URa, 1));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
}

static void f16_a_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Ra, v1));
}

static void f16_last_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) USE(READ, F_UR, V(URb, v2));
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
    guard_reads(u, 20, 13);
    IF(1, guard_value(u, 20, 13))
        f16_a_reads(u, 6);
        f16_last_reads(u, 11, 19, 7, 9, 4);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    f16_a_keeps(u, 7, 6);
    f16_last_keeps(u, 12, 11, 4);
}

static void f16_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 3) const_reads(u, v2, l3);
    if (LINE(l5) == 4) const_reads(u, v2, l4);
    if (LINE(l5) == 5 || LINE(l5) == 6) USE(READ, F_UR, V(URb, v2));
}

static void f16_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_hmul2(struct rt_uses *u)
{
    guard_reads(u, 20, 13);
    IF(1, guard_value(u, 20, 13))
        f16_a_reads(u, 6);
        f16_b_reads(u, 11, 19, 7, 9, 4);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    f16_a_keeps(u, 7, 6);
    f16_b_keeps(u, 12, 11, 4);
}

static void fma_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 5) const_reads(u, v2, l3);
    if (LINE(l5) == 6) const_reads(u, v2, l4);
    if (LINE(l5) == 7 || LINE(l5) == 8) USE(READ, F_UR, V(URb, v2));
}

static void f16_rc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void fma_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void f16_rc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_b(struct rt_uses *u)
{
    guard_reads(u, 26, 16);
    IF(1, guard_value(u, 26, 16))
        f16_a_reads(u, 5);
        fma_b_reads(u, 10, 20, 7, 9, 4);
        f16_rc_reads(u, 22);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    f16_a_keeps(u, 6, 5);
    fma_b_keeps(u, 11, 10, 4);
    f16_rc_keeps(u, 23, 22);
}

static void fma_c_in_b_reads(struct rt_uses *u, int v1, int l2, int l3, int l4)
{
    if (LINE(l4) == 3) const_reads(u, v1, l2);
    if (LINE(l4) == 4) const_reads(u, v1, l3);
    if (LINE(l4) == 5 || LINE(l4) == 6) USE(READ, F_UR, V(URb, v1));
}

static void f16_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_c(struct rt_uses *u)
{
    guard_reads(u, 24, 14);
    IF(1, guard_value(u, 24, 14))
        f16_a_reads(u, 5);
        f16_rc_reads(u, 10);
        fma_c_in_b_reads(u, 21, 8, 10, 7);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    f16_a_keeps(u, 6, 5);
    f16_rc_keeps_2(u, 11, 10);
}

static void fma_b_reads_2(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 4) const_reads(u, v2, l3);
    if (LINE(l5) == 5) const_reads(u, v2, l4);
    if (LINE(l5) == 6 || LINE(l5) == 7) USE(READ, F_UR, V(URb, v2));
}

static void uses_hfma2_rb(struct rt_uses *u)
{
    guard_reads(u, 27, 17);
    IF(1, guard_value(u, 27, 17))
        f16_a_reads(u, 4);
        fma_b_reads_2(u, 9, 19, 7, 9, 4);
        f16_rc_reads(u, 21);
        USE(READ, F_P, V(Pp, 26));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f16_a_keeps(u, 5, 4);
    fma_b_keeps(u, 10, 9, 4);
    f16_rc_keeps(u, 22, 21);
}

static void fma_c_in_b_reads_2(struct rt_uses *u, int v1, int l2, int l3, int l4)
{
    if (LINE(l4) == 2) const_reads(u, v1, l2);
    if (LINE(l4) == 3) const_reads(u, v1, l3);
    if (LINE(l4) == 4 || LINE(l4) == 5) USE(READ, F_UR, V(URb, v1));
}

static void uses_hfma2_rc(struct rt_uses *u)
{
    guard_reads(u, 25, 15);
    IF(1, guard_value(u, 25, 15))
        f16_a_reads(u, 4);
        f16_rc_reads(u, 9);
        fma_c_in_b_reads_2(u, 20, 8, 10, 7);
        USE(READ, F_P, V(Pp, 24));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f16_a_keeps(u, 5, 4);
    f16_rc_keeps_2(u, 10, 9);
}

static void mma_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 5) const_reads(u, v2, l3);
    if (LINE(l5) == 6) const_reads(u, v2, l4);
    if (LINE(l5) == 7) USE(READ, F_UR, V(URb, v2));
    if (LINE(l5) == 8) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(0, 31));
}

static void mma_rc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void mma_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void mma_rc_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_mma_b(struct rt_uses *u)
{
    guard_reads(u, 19, 6);
    IF(1, guard_value(u, 19, 6))
        f32_a_reads(u, 4, 1);
        mma_b_reads(u, 7, 15, 3, 4, 2);
        mma_rc_reads(u, 17);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f32_a_keeps(u, 5, 4);
    mma_b_keeps(u, 8, 7, 2);
    mma_rc_keeps(u, 18, 17);
}

static void mma_c_in_b_reads(struct rt_uses *u, int v1, int l2, int l3, int l4)
{
    if (LINE(l4) == 3) const_reads(u, v1, l2);
    if (LINE(l4) == 4) const_reads(u, v1, l3);
    if (LINE(l4) == 5) USE(READ, F_UR, V(URb, v1));
    if (LINE(l4) == 6) USE_PART(READ, F_UR, K(V(URb, v1)), BITS(0, 31));
}

static void mma_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_hfma2_mma_c(struct rt_uses *u)
{
    guard_reads(u, 17, 6);
    IF(1, guard_value(u, 17, 6))
        f32_a_reads(u, 4, 1);
        mma_rc_reads(u, 7);
        mma_c_in_b_reads(u, 16, 4, 5, 3);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f32_a_keeps(u, 5, 4);
    mma_rc_keeps_2(u, 8, 7);
}

static void uses_hfma2_mma_rb(struct rt_uses *u)
{
    guard_reads(u, 21, 7);
    IF(1, guard_value(u, 21, 7))
        f32_a_reads(u, 4, 1);
        mma_b_reads(u, 7, 15, 3, 4, 2);
        mma_rc_reads(u, 17);
        USE(READ, F_P, V(Pp, 20));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f32_a_keeps(u, 5, 4);
    mma_b_keeps(u, 8, 7, 2);
    mma_rc_keeps(u, 18, 17);
}

static void uses_hfma2_mma_rc(struct rt_uses *u)
{
    guard_reads(u, 19, 7);
    IF(1, guard_value(u, 19, 7))
        f32_a_reads(u, 4, 1);
        mma_rc_reads(u, 7);
        mma_c_in_b_reads(u, 16, 4, 5, 3);
        USE(READ, F_P, V(Pp, 18));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    f32_a_keeps(u, 5, 4);
    mma_rc_keeps_2(u, 8, 7);
}

static void set_last_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 5) const_reads(u, v2, l3);
    if (LINE(l5) == 6) const_reads(u, v2, l4);
    if (LINE(l5) == 7 || LINE(l5) == 8) USE(READ, F_UR, V(URb, v2));
}

static void set_last_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_hset2(struct rt_uses *u)
{
    guard_reads(u, 25, 14);
    IF(1, guard_value(u, 25, 14))
        f16_a_reads(u, 7);
        set_last_reads(u, 12, 22, 7, 9, 4);
        USE(READ, F_P, V(Pp, 24));
        USE(WRITE(1), F_R, V(Rd, 5));
    END(1)
    f16_a_keeps(u, 8, 7);
    set_last_keeps(u, 13, 12, 4);
}

static void uses_hsetp2(struct rt_uses *u)
{
    guard_reads(u, 26, 14);
    IF(1, guard_value(u, 26, 14))
        f16_a_reads(u, 8);
        set_last_reads(u, 13, 23, 7, 9, 4);
        USE(READ, F_P, V(Pp, 25));
        USE(WRITE(1), F_P, V(Pu, 5));
        USE(WRITE(1), F_P, V(Pv, 6));
    END(1)
    f16_a_keeps(u, 9, 8);
    set_last_keeps(u, 14, 13, 4);
}

static void mnmx_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4, int l5)
{
    if (LINE(l5) == 0 || LINE(l5) == 1) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 4) const_reads(u, v2, l3);
    if (LINE(l5) == 5) const_reads(u, v2, l4);
    if (LINE(l5) == 6 || LINE(l5) == 7) USE(READ, F_UR, V(URb, v2));
}

static void mnmx_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_hmnmx2(struct rt_uses *u)
{
    guard_reads(u, 23, 14);
    IF(1, guard_value(u, 23, 14))
        f16_a_reads(u, 5);
        mnmx_b_reads(u, 10, 20, 7, 9, 4);
        USE(READ, F_P, V(Pp, 22));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    f16_a_keeps(u, 6, 5);
    mnmx_b_keeps(u, 11, 10, 4);
}

static void signed_b_reads(struct rt_uses *u, int v1, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) {
        if (V(NEG_B, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
    if (LINE(l5) == 2) {
        if (V(NEG_B, v1)) {
            const_reads(u, v3, l4);
        } else const_reads(u, v3, l4);
    }
    if (LINE(l5) == 3) {
        if (V(NEG_B, v1)) {
            USE(READ, F_UR, V(URb, v3));
        } else USE(READ, F_UR, V(URb, v3));
    }
}

static void signed_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_iadd3_n(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 5);
    IF(1, guard_value(u, 16, 5))
        LET(1)
            if (V(NEG_A, 3)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
            signed_b_reads(u, 6, 7, 12, 3, 2);
            if (V(NEG_C, 13)) {
                USE(READ, F_R, V(Rc, 14));
            } else USE(READ, F_R, V(Rc, 14));
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_P, V(Pv, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    signed_b_keeps(u, 8, 7, 2);
    if (V(REUSE_C, 15)) USE(KEEP, F_R, V(Rc, 14));
    rt_leave(u);
}

static void signed_b_reads_2(struct rt_uses *u, int v1, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) {
        if (V(INV_B, v1)) {
            USE(READ, F_R, V(Rb, v2));
        } else USE(READ, F_R, V(Rb, v2));
    }
    if (LINE(l5) == 2) {
        if (V(INV_B, v1)) {
            const_reads(u, v3, l4);
        } else const_reads(u, v3, l4);
    }
    if (LINE(l5) == 3) {
        if (V(INV_B, v1)) {
            USE(READ, F_UR, V(URb, v3));
        } else USE(READ, F_UR, V(URb, v3));
    }
}

static void uses_iadd3_x(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 20, 7);
    IF(1, guard_value(u, 20, 7))
        LET(1)
            if (V(INV_A, 3)) {
                USE(READ, F_R, V(Ra, 4));
            } else USE(READ, F_R, V(Ra, 4));
            signed_b_reads_2(u, 6, 7, 12, 3, 2);
            if (V(INV_C, 13)) {
                USE(READ, F_R, V(Rc, 14));
            } else USE(READ, F_R, V(Rc, 14));
            USE(READ, F_P, V(Pp, 17));
            USE(READ, F_P, V(Pq, 19));
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_P, V(Pv, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    signed_b_keeps(u, 8, 7, 2);
    if (V(REUSE_C, 15)) USE(KEEP, F_R, V(Rc, 14));
    rt_leave(u);
}

static void uses_imad_r(struct rt_uses *u)
{
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rb, 4));
        if (V(NEG_C, 6)) {
            USE(READ, F_R, V(Rc, 7));
        } else USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rb, 4));
    if (V(REUSE_C, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_imad_i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        USE(READ, F_R, V(Ra, 2));
        if (V(NEG_C, 5)) {
            USE(READ, F_R, V(Rc, 6));
        } else USE(READ, F_R, V(Rc, 6));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void const_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
    if (LINE(l2) == 2) USE(READ, F_UR, V(URb, v1));
}

static void uses_imad_b(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        USE(READ, F_R, V(Ra, 2));
        const_b_reads(u, 6, 0);
        if (V(NEG_C, 7)) {
            USE(READ, F_R, V(Rc, 8));
        } else USE(READ, F_R, V(Rc, 8));
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
        if (V(NEG_B, 6)) {
            const_reads(u, 9, 1);
        } else const_reads(u, 9, 1);
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
        if (V(NEG_B, 6)) {
            USE(READ, F_UR, V(URb, 7));
        } else USE(READ, F_UR, V(URb, 7));
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
        src_b_reads(u, 4, 9, 0);
        if (V(INV_C, 10)) {
            USE(READ, F_R, V(Rc, 11));
        } else USE(READ, F_R, V(Rc, 11));
        USE(READ, F_P, V(Pp, 14));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
}

static void inverted_c_in_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 1) {
        if (V(INV_B, v1)) {
            const_reads(u, v2, l3);
        } else const_reads(u, v2, l3);
    }
    if (LINE(l4) == 2) {
        if (V(INV_B, v1)) {
            USE(READ, F_UR, V(URb, v2));
        } else USE(READ, F_UR, V(URb, v2));
    }
}

static void uses_imad_cx(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rc, 4));
        inverted_c_in_b_reads(u, 7, 10, 1, 0);
        USE(READ, F_P, V(Pp, 12));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void signed_pair_c_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(NEG_C, v2)) {
        USE(EARLY(-2), F_R, V(Rc, v1));
        USE(EARLY(-2), F_R, (V(Rc, v1) | 1));
    } else {
        USE(EARLY(-2), F_R, V(Rc, v1));
        USE(EARLY(-2), F_R, (V(Rc, v1) | 1));
    }
}

static rt_value src_b_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return K(rt_sext(V(IMM, v2), 32));
    case 2: case 3: return UNKNOWN;
    }
    return rt_content(u, F_UR, K(V(URb, v3)));
}

static void joined_pu_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_P, V(Pu, v1));
}

static void signed_pair_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_imad_wide_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            } else {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            }
            signed_pair_c_reads(u, 12, 11);
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        if (V(Rd, 1) != 255) {
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
        }
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    signed_pair_c_keeps(u, 13, 12);
    rt_leave(u);
}

static void signed_c64_in_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) {
        if (V(NEG_B, v1)) {
            const64_reads(u, v2, l3);
        } else const64_reads(u, v2, l3);
    }
    if (LINE(l4) == 1) {
        if (V(NEG_B, v1)) {
            USE(READ, F_UR, V(URb, v2));
            USE(READ, F_UR, (V(URb, v2) | 1));
        } else {
            USE(READ, F_UR, V(URb, v2));
            USE(READ, F_UR, (V(URb, v2) | 1));
        }
    }
}

static void uses_imad_wide_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                USE(EARLY(-2), F_R, V(Rc, 5));
            } else {
                USE(READ, F_R, V(Ra, 3));
                USE(EARLY(-2), F_R, V(Rc, 5));
            }
            signed_c64_in_b_reads(u, 7, 10, 2, 1);
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        if (V(Rd, 1) != 255) {
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
        }
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void inverted_pair_c_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(INV_C, v2)) {
        USE(EARLY(-2), F_R, V(Rc, v1));
        USE(EARLY(-2), F_R, (V(Rc, v1) | 1));
    } else {
        USE(EARLY(-2), F_R, V(Rc, v1));
        USE(EARLY(-2), F_R, (V(Rc, v1) | 1));
    }
}

static void inverted_pair_c_keeps(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rc, v2));
}

static void uses_imad_wide_bx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(1, guard_value(u, 16, 4))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            } else {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            }
            inverted_pair_c_reads(u, 12, 11);
            USE(READ, F_P, V(Pp, 15));
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        if (V(Rd, 1) != 255) {
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
        }
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    inverted_pair_c_keeps(u, 13, 12);
    rt_leave(u);
}

static void inverted_c64_in_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) {
        if (V(INV_B, v1)) {
            const64_reads(u, v2, l3);
        } else const64_reads(u, v2, l3);
    }
    if (LINE(l4) == 1) {
        if (V(INV_B, v1)) {
            USE(READ, F_UR, V(URb, v2));
            USE(READ, F_UR, (V(URb, v2) | 1));
        } else {
            USE(READ, F_UR, V(URb, v2));
            USE(READ, F_UR, (V(URb, v2) | 1));
        }
    }
}

static void uses_imad_wide_cx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                USE(EARLY(-2), F_R, V(Rc, 5));
            } else {
                USE(READ, F_R, V(Ra, 3));
                USE(EARLY(-2), F_R, V(Rc, 5));
            }
            inverted_c64_in_b_reads(u, 7, 10, 2, 1);
            USE(READ, F_P, V(Pp, 12));
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        if (V(Rd, 1) != 255) {
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
        }
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void signed_pair_c_reads_2(struct rt_uses *u, int v1, int v2)
{
    if (V(NEG_C, v2)) {
        USE(READ, F_R, V(Rc, v1));
        USE(READ, F_R, (V(Rc, v1) | 1));
    } else {
        USE(READ, F_R, V(Rc, v1));
        USE(READ, F_R, (V(Rc, v1) | 1));
    }
}

static void uses_imad_hi_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            } else {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            }
            signed_pair_c_reads_2(u, 12, 11);
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    signed_pair_c_keeps(u, 13, 12);
    rt_leave(u);
}

static void uses_imad_hi_c(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 5));
            } else {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 5));
            }
            signed_c64_in_b_reads(u, 7, 10, 2, 1);
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void inverted_pair_c_reads_2(struct rt_uses *u, int v1, int v2)
{
    if (V(INV_C, v2)) {
        USE(READ, F_R, V(Rc, v1));
        USE(READ, F_R, (V(Rc, v1) | 1));
    } else {
        USE(READ, F_R, V(Rc, v1));
        USE(READ, F_R, (V(Rc, v1) | 1));
    }
}

static void uses_imad_hi_bx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(1, guard_value(u, 16, 4))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            } else {
                USE(READ, F_R, V(Ra, 3));
                src_b_reads(u, 5, 10, 1);
            }
            inverted_pair_c_reads_2(u, 12, 11);
            USE(READ, F_P, V(Pp, 15));
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    inverted_pair_c_keeps(u, 13, 12);
    rt_leave(u);
}

static void uses_imad_hi_cx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 5));
            } else {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 5));
            }
            inverted_c64_in_b_reads(u, 7, 10, 2, 1);
            USE(READ, F_P, V(Pp, 12));
        END_LET(1)
        NEED(1);
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void uses_lop3(struct rt_uses *u)
{
    guard_reads(u, 16, 3);
    IF(3, guard_value(u, 16, 3))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads(u, 5, 10, 1);
        USE(READ, F_R, V(Rc, 11));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(PAND, 0)) {
            IF(1, OPEN) USE(READ, F_P, V(Pp, 15)); END(1)
        } else {
            IF(2, OPEN) USE(READ, F_P, V(Pp, 15)); END(2)
        }
        opt_writes(u, 1, 0);
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
    src_b_keeps(u, 6, 5, 1);
}

static rt_value src_b_value_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    case 1: return K(V(UIMM, v2));
    case 2: case 3: return UNKNOWN;
    }
    return rt_content(u, F_UR, K(V(URb, v3)));
}

static void uses_shf_b(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 1);
    IF(1, guard_value(u, 15, 1))
        LET(5)
            if (V(W, 1)) {
                src_b_reads(u, 7, 12, 0);
            } else src_b_reads(u, 7, 12, 0);
        END_LET(5)
        LET(10)
            if (!V(SHIFT_DIR, 0)) {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 13));
                NEED(5);
            } else if (rt_bits(V(SHIFT_TYPE, 2), 0, 1)) {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 13));
                NEED(5);
            } else {
                USE(READ, F_R, V(Ra, 5));
                USE(READ, F_R, V(Rc, 13));
                NEED(5);
            }
        END_LET(10)
        if (V(HI, 3)) {
            LET(3) NEED(10); END_LET(3)
        } else {
            LET(3) NEED(10); END_LET(3)
        }
        NEED(3);
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
        LET(5)
            if (V(W, 1)) {
                USE(READ, F_R, V(Rc, 7));
            } else USE(READ, F_R, V(Rc, 7));
        END_LET(5)
        LET(10)
            if (!V(SHIFT_DIR, 0)) {
                USE(READ, F_R, V(Ra, 5));
                c_in_b_reads(u, 12, 0);
                NEED(5);
            } else if (rt_bits(V(SHIFT_TYPE, 2), 0, 1)) {
                USE(READ, F_R, V(Ra, 5));
                c_in_b_reads(u, 12, 0);
                NEED(5);
            } else {
                USE(READ, F_R, V(Ra, 5));
                c_in_b_reads(u, 12, 0);
                NEED(5);
            }
        END_LET(10)
        if (V(HI, 3)) {
            LET(3) NEED(10); END_LET(3)
        } else {
            LET(3) NEED(10); END_LET(3)
        }
        NEED(3);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rc, 7));
    rt_leave(u);
}

static void uses_prmt_b(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    guard_reads(u, 12, 1);
    IF(5, guard_value(u, 12, 1))
        if (V(logic_PRMT_MODE, 0) == 0) {
            x3 = rt_slice(u, src_b_value_2(u, 4, 6, 9, 0), 0, 32);
            src_b_reads(u, 4, 9, 0);
            IF(1, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 0, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            ELSE(1)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            END(1)
            IF(2, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 4, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            ELSE(2)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            END(2)
            IF(3, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 8, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            ELSE(3)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            END(3)
            IF(4, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 12, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            ELSE(4)
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, V(Rc, 10));
            END(4)
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(logic_PRMT_MODE, 0) == 7) {
            USE(READ, F_R, V(Ra, 2));
            src_b_reads(u, 4, 9, 0);
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            USE(READ, F_R, V(Rc, 10));
            if (V(logic_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 1) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 2) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 3) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 4) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 5) src_b_reads(u, 4, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 6) src_b_reads(u, 4, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(5)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    src_b_keeps(u, 5, 4, 0);
}

static void uses_prmt_c(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    guard_reads(u, 10, 1);
    IF(5, guard_value(u, 10, 1))
        if (V(logic_PRMT_MODE, 0) == 0) {
            x3 = rt_slice(u, rt_content(u, F_R, K(V(Rc, 4))), 0, 32);
            USE(READ, F_R, V(Rc, 4));
            IF(1, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 0, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            ELSE(1)
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            END(1)
            IF(2, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 4, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            ELSE(2)
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            END(2)
            IF(3, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 8, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            ELSE(3)
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            END(3)
            IF(4, rt_test_of(u, rt_slice(u, rt_slice(u, x3, 12, 4), 3, 1)))
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            ELSE(4)
                USE(READ, F_R, V(Ra, 2));
                c_in_b_reads(u, 9, 0);
            END(4)
            USE(WRITE(1), F_R, V(Rd, 1));
        } else if (V(logic_PRMT_MODE, 0) == 7) {
            USE(READ, F_R, V(Ra, 2));
            USE(READ, F_R, V(Rc, 4));
            c_in_b_reads(u, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            c_in_b_reads(u, 9, 0);
            if (V(logic_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 1) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 2) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 3) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 4) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 5) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            if (V(logic_PRMT_MODE, 0) == 6) USE_PART(READ, F_R, K(V(Rc, 4)), BITS(0, 2));
            USE(WRITE(1), F_R, V(Rd, 1));
        }
    END(5)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void uses_sel(struct rt_uses *u)
{
    guard_reads(u, 11, 2);
    IF(2, guard_value(u, 11, 2))
        USE(READ, F_P, V(Pp, 10));
        IF(1, rt_differ(FLAG(F_P, V(Pp, 10)), rt_sure(V(NOT_Pp, 9)))) USE(READ, F_R, V(Ra, 1));
        ELSE(1) src_b_reads(u, 3, 8, 0); END(1)
        USE(WRITE(1), F_R, V(Rd, 0));
    END(2)
    if (V(REUSE_A, 2)) USE(KEEP, F_R, V(Ra, 1));
    src_b_keeps(u, 4, 3, 0);
}

static void uses_isetp_n(struct rt_uses *u)
{
    struct rt_test x5 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 15, 2);
    IF(5, guard_value(u, 15, 2))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        x1 = rt_slice(u, src_b_value(u, 7, 9, 12, 0), 0, 32);
        LET(2)
            if (V(SIGNED, 1)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(2)
        x2 = (V(SIGNED, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 5))), 32) : rt_content(u, F_R,
            K(V(Ra, 5))));
        LET(3)
            if (V(SIGNED, 1)) {
                src_b_reads(u, 7, 12, 0);
            } else src_b_reads(u, 7, 12, 0);
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        x4 = rt_chosen(u, rt_lt(u, x2, x3), K(1), rt_chosen(u, rt_eq(u, x2, x3), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x4), K(0))));
        if (V(BOP, 2) == 0) {
            NEED(2);
            NEED(3);
            IF(1, x5) USE(READ, F_P, V(Pp, 14)); END(1)
        }
        if (V(BOP, 2) == 1) {
            NEED(2);
            NEED(3);
            IF(2, rt_not(x5)) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 2) {
            NEED(2);
            NEED(3);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(2);
            NEED(3);
            IF(3, rt_not(x5)) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(2);
            NEED(3);
            IF(4, rt_not(rt_not(x5))) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(2);
            NEED(3);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pv, 4));
    END(5)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_isetp_x(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(6, guard_value(u, 17, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
            USE(READ, F_P, V(Pr, 16));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        x1 = rt_slice(u, src_b_value(u, 7, 9, 12, 0), 0, 32);
        LET(2)
            if (V(SIGNED, 1)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(2)
        x2 = (V(SIGNED, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 5))), 32) : rt_content(u, F_R,
            K(V(Ra, 5))));
        LET(3)
            if (V(SIGNED, 1)) {
                src_b_reads(u, 7, 12, 0);
            } else src_b_reads(u, 7, 12, 0);
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        x4 = rt_chosen(u, rt_lt(u, x2, x3), K(1), rt_chosen(u, rt_eq(u, x2, x3), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x4), K(0))));
        LET(6)
            NEED(2);
            NEED(3);
            IF(1, rt_both(rt_both(rt_eq(u, x2, x3), rt_sure((V(CMP, 0) != 0))), rt_sure((V(CMP, 0)
                != 7))))
                USE(READ, F_P, V(Pr, 16));
            END(1)
        END_LET(6)
        x6 = rt_answer(u, rt_chosen_test(rt_both(rt_both(rt_eq(u, x2, x3), rt_sure((V(CMP, 0) !=
            0))), rt_sure((V(CMP, 0) != 7))), rt_differ(FLAG(F_P, V(Pr, 16)), rt_sure(V(NOT_Pr,
            15))), x5));
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(2, x6) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(3, rt_not(x6)) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(6);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(4, rt_not(x6)) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(5, rt_not(rt_not(x6))) USE(READ, F_P, V(Pp, 14)); END(5)
        }
        if (V(BOP, 2) == 2) {
            NEED(6);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pv, 4));
    END(6)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void opt_src_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_P, V(Pr, v1));
}

static void uses_isetp_o(struct rt_uses *u)
{
    struct rt_test x5 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(5, guard_value(u, 17, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
            opt_src_reads_2(u, 16, 2);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        x1 = rt_slice(u, src_b_value(u, 7, 9, 12, 0), 0, 32);
        LET(2)
            if (V(SIGNED, 1)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(2)
        x2 = (V(SIGNED, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 5))), 32) : rt_content(u, F_R,
            K(V(Ra, 5))));
        LET(3)
            if (V(SIGNED, 1)) {
                src_b_reads(u, 7, 12, 0);
            } else src_b_reads(u, 7, 12, 0);
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        x4 = rt_chosen(u, rt_lt(u, x2, x3), K(1), rt_chosen(u, rt_eq(u, x2, x3), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x4), K(0))));
        if (V(BOP, 2) == 0) {
            NEED(2);
            NEED(3);
            IF(1, x5) USE(READ, F_P, V(Pp, 14)); END(1)
        }
        if (V(BOP, 2) == 1) {
            NEED(2);
            NEED(3);
            IF(2, rt_not(x5)) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 2) {
            NEED(2);
            NEED(3);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(2);
            NEED(3);
            IF(3, rt_not(x5)) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(2);
            NEED(3);
            IF(4, rt_not(rt_not(x5))) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(2);
            NEED(3);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pv, 4));
    END(5)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static struct rt_test opt_src_value_2(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return rt_not(FLAG(F_P, V(Pr, v1)));
    }
    return FLAG(F_P, V(Pr, v1));
}

static void uses_isetp_ox(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(6, guard_value(u, 17, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
            opt_src_reads_2(u, 16, 2);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        x1 = rt_slice(u, src_b_value(u, 7, 9, 12, 0), 0, 32);
        LET(2)
            if (V(SIGNED, 1)) {
                USE(READ, F_R, V(Ra, 5));
            } else USE(READ, F_R, V(Ra, 5));
        END_LET(2)
        x2 = (V(SIGNED, 1) ? rt_signed(u, rt_content(u, F_R, K(V(Ra, 5))), 32) : rt_content(u, F_R,
            K(V(Ra, 5))));
        LET(3)
            if (V(SIGNED, 1)) {
                src_b_reads(u, 7, 12, 0);
            } else src_b_reads(u, 7, 12, 0);
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        x4 = rt_chosen(u, rt_lt(u, x2, x3), K(1), rt_chosen(u, rt_eq(u, x2, x3), K(2), K(4)));
        x5 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x4), K(0))));
        LET(6)
            NEED(2);
            NEED(3);
            IF(1, rt_both(rt_both(rt_eq(u, x2, x3), rt_sure((V(CMP, 0) != 0))), rt_sure((V(CMP, 0)
                != 7))))
                opt_src_reads_2(u, 16, 2);
            END(1)
        END_LET(6)
        x6 = rt_answer(u, rt_chosen_test(rt_both(rt_both(rt_eq(u, x2, x3), rt_sure((V(CMP, 0) !=
            0))), rt_sure((V(CMP, 0) != 7))), opt_src_value_2(u, 16, 2), x5));
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(2, x6) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(3, rt_not(x6)) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(6);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(4, rt_not(x6)) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(5, rt_not(rt_not(x6))) USE(READ, F_P, V(Pp, 14)); END(5)
        }
        if (V(BOP, 2) == 2) {
            NEED(6);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pv, 4));
    END(6)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    src_b_keeps(u, 8, 7, 0);
    rt_leave(u);
}

static void uses_lea_lo(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        LET(2)
            if (V(NEG_A, 2)) {
                USE(READ, F_R, V(Ra, 3));
            } else USE(READ, F_R, V(Ra, 3));
            signed_b_reads(u, 5, 6, 11, 2, 1);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    signed_b_keeps(u, 7, 6, 1);
    rt_leave(u);
}

static rt_value signed_b_value_4(struct rt_uses *u, int v1, int v2, int v3, int v4, int l5)
{
    switch (LINE(l5)) {
    case 0:
        return (V(INV_B, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_R, K(V(Rb, v2))),
            K(UINT64_MAX)), 0, 32) : rt_content(u, F_R, K(V(Rb, v2))));
    case 1: return K(V(UIMM, v3));
    case 2:
        return (V(INV_B, v1) ? rt_slice(u, rt_bxor(u, UNKNOWN, K(UINT64_MAX)), 0, 32) : UNKNOWN);
    }
    return (V(INV_B, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_UR, K(V(URb, v4))),
        K(UINT64_MAX)), 0, 32) : rt_content(u, F_UR, K(V(URb, v4))));
}

static void uses_lea_x(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 4);
    IF(1, guard_value(u, 15, 4))
        LET(2)
            if (V(INV_A, 2)) {
                USE(READ, F_R, V(Ra, 3));
            } else USE(READ, F_R, V(Ra, 3));
            signed_b_reads_2(u, 5, 6, 11, 2, 1);
            USE(READ, F_P, V(Pp, 14));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    signed_b_keeps(u, 7, 6, 1);
    rt_leave(u);
}

static void uses_lea_hi(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        LET(2)
            if (V(NEG_A, 2)) {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 12));
            } else {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 12));
            }
            signed_b_reads(u, 5, 6, 11, 2, 1);
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

static void uses_lea_hx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(1, guard_value(u, 17, 4))
        LET(2)
            if (V(INV_A, 2)) {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 12));
            } else {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, V(Rc, 12));
            }
            signed_b_reads_2(u, 5, 6, 11, 2, 1);
            USE(READ, F_P, V(Pp, 16));
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
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(1, guard_value(u, 9, 1))
        LET(2)
            if (V(NEG_A, 2)) {
                USE(READ, F_R, V(Ra, 3));
            } else USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void uses_lea_ix(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 2);
    IF(1, guard_value(u, 11, 2))
        LET(2)
            if (V(INV_A, 2)) {
                USE(READ, F_R, V(Ra, 3));
            } else USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
            USE(READ, F_P, V(Pp, 10));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
    rt_leave(u);
}

static void uses_popc(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        signed_b_reads_2(u, 1, 2, 7, 1, 0);
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
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(3, guard_value(u, 11, 3))
        LET(2)
            if (V(SIGNED, 0)) signed_b_reads_2(u, 4, 5, 10, 2, 1);
            IF(1, rt_both(rt_sure(V(SIGNED, 0)), rt_test_of(u, rt_slice(u, signed_b_value_4(u, 4, 5,
                7, 10, 1), 31, 1))))
                signed_b_reads_2(u, 4, 5, 10, 2, 1);
            ELSE(1) signed_b_reads_2(u, 4, 5, 10, 2, 1); END(1)
        END_LET(2)
        x2 = rt_chosen(u, rt_both(rt_sure(V(SIGNED, 0)), rt_test_of(u, rt_slice(u,
            signed_b_value_4(u, 4, 5, 7, 10, 1), 31, 1))), rt_slice(u, rt_bxor(u,
            signed_b_value_4(u, 4, 5, 7, 10, 1), K(UINT64_MAX)), 0, 32), rt_slice(u,
            signed_b_value_4(u, 4, 5, 7, 10, 1), 0, 32));
        NEED(2);
        IF(2, rt_eq(u, x2, K(0)))
            LET(1)
            END_LET(1)
        ELSE(2)
            LET(1)
                if (V(SH, 1)) {
                    NEED(2);
                } else NEED(2);
            END_LET(1)
        END(2)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(Pu, 3) != 7) {
            signed_b_reads_2(u, 4, 5, 10, 2, 1);
            USE(WRITE(1), F_P, V(Pu, 3));
        }
    END(3)
    signed_b_keeps(u, 6, 5, 1);
    rt_leave(u);
}

static void uses_sgxt(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        LET(2)
            if (V(W, 0)) {
                src_b_reads(u, 5, 10, 0);
            } else src_b_reads(u, 5, 10, 0);
        END_LET(2)
        if (V(SIGNED, 1)) {
            USE(READ, F_R, V(Ra, 3));
            NEED(2);
        } else {
            USE(READ, F_R, V(Ra, 3));
            NEED(2);
        }
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 0);
    rt_leave(u);
}

static void uses_bmsk(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        LET(2)
            if (V(W, 0)) {
                USE(READ, F_R, V(Ra, 2));
            } else USE(READ, F_R, V(Ra, 2));
        END_LET(2)
        LET(3)
            if (V(W, 0)) {
                src_b_reads(u, 4, 9, 0);
            } else src_b_reads(u, 4, 9, 0);
        END_LET(3)
        NEED(3);
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
    rt_leave(u);
}

static void uses_mov(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(2, guard_value(u, 8, 2))
        IF(1, rt_test_of(u, rt_slice_at(u, K(V(logic_LANES, 7)), rt_band(u, UNKNOWN, K(3)), 1)))
            src_b_reads(u, 1, 6, 0);
            USE(WRITE(1), F_R, V(Rd, 0));
        END(1)
    END(2)
    src_b_keeps(u, 2, 1, 0);
}

static void uses_imnmx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 2);
    IF(2, guard_value(u, 12, 2))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_R, V(Ra, 2));
            } else USE(READ, F_R, V(Ra, 2));
        END_LET(1)
        LET(2)
            if (V(SIGNED, 0)) {
                src_b_reads(u, 4, 9, 0);
            } else src_b_reads(u, 4, 9, 0);
        END_LET(2)
        USE(READ, F_P, V(Pp, 11));
        IF(1, rt_differ(FLAG(F_P, V(Pp, 11)), rt_sure(V(NOT_Pp, 10))))
            NEED(1);
            NEED(2);
        ELSE(1)
            NEED(1);
            NEED(2);
        END(1)
        USE(WRITE(1), F_R, V(Rd, 1));
    END(2)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
    rt_leave(u);
}

static void uses_ldg_v(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        addr_e_reads(u, 0, 8, 2);
        opt_writes(u, 6, 1);
        USE(WRITE(1), F_R, V(Rd, 7));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 3));
    END(1)
}

static void uses_ldg_vz(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 8, 1);
        USE(WRITE(1), F_P, V(Pu, 6));
        USE(WRITE(1), F_R, V(Rd, 7));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 3));
    END(1)
}

static void opt_pl_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_P, (7 - V(memory_Pl, v1)));
}

static void uses_ldg_t(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        addr_e_reads(u, 0, 9, 2);
        opt_pl_reads(u, 12, 3);
        opt_writes(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
    END(1)
}

static void uses_ldg_tz(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        addr_e_reads(u, 0, 9, 1);
        opt_pl_reads(u, 12, 2);
        USE(WRITE(1), F_P, V(Pu, 7));
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
    END(1)
}

static void uses_ldg_tu(struct rt_uses *u)
{
    guard_reads(u, 14, 4);
    IF(1, guard_value(u, 14, 4))
        addr64_ur_turing_reads_2(u, 9, 10, 0, 2);
        opt_pl_reads(u, 13, 3);
        opt_writes(u, 7, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
    END(1)
}

static void uses_ldg_tuz(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        addr64_ur_turing_reads_2(u, 9, 10, 0, 1);
        opt_pl_reads(u, 13, 2);
        USE(WRITE(1), F_P, V(Pu, 7));
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
    END(1)
}

static void uses_ldg_a(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        addr_e_reads(u, 0, 7, 1);
        opt_pl_reads(u, 10, 2);
        opt_writes(u, 5, 0);
        USE(WRITE(1), F_R, V(Rd, 6));
        if (V(SIZE, 3) > 4) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        if (V(SIZE, 3) > 5) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
        if (V(SIZE, 3) > 5) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
    END(1)
}

static void addr_global_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URb, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 8 || LINE(l3) == 9) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    if (LINE(l3) == 6 || LINE(l3) == 7) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void desc_reads_3(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2 || LINE(l2) == 4) {
        USE(READ, F_UR, 4);
        USE(READ, F_UR, 5);
    }
    if (LINE(l2) == 3 || LINE(l2) == 5) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_ldg_d(struct rt_uses *u)
{
    guard_reads(u, 11, 5);
    IF(1, guard_value(u, 11, 5))
        addr_global_reads_3(u, 6, 7, 2);
        desc_reads_3(u, 7, 4);
        opt_pl_reads(u, 10, 3);
        opt_writes(u, 4, 1);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(SIZE, 2) > 4) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        if (V(SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
        if (V(SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
    END(1)
}

static void uses_ld_v(struct rt_uses *u)
{
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        addr_e_reads(u, 0, 7, 2);
        USE(WRITE(1), F_R, V(Rd, 6));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
    END(1)
}

static void uses_ld_t(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        addr_e_reads(u, 0, 8, 2);
        opt_pl_reads(u, 11, 3);
        USE(WRITE(1), F_R, V(Rd, 7));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 3));
    END(1)
}

static void uses_ld_tu(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        addr64_ur_turing_reads_2(u, 8, 9, 0, 2);
        opt_pl_reads(u, 12, 3);
        USE(WRITE(1), F_R, V(Rd, 7));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 3));
    END(1)
}

static void uses_ld_a(struct rt_uses *u)
{
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        addr_e_reads(u, 0, 6, 1);
        opt_pl_reads(u, 9, 2);
        USE(WRITE(1), F_R, V(Rd, 5));
        if (V(SIZE, 3) > 4) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        if (V(SIZE, 3) > 5) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
        if (V(SIZE, 3) > 5) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
    END(1)
}

static void uses_ld_d(struct rt_uses *u)
{
    guard_reads(u, 10, 5);
    IF(1, guard_value(u, 10, 5))
        addr_global_reads_3(u, 5, 6, 2);
        desc_reads_3(u, 6, 4);
        opt_pl_reads(u, 9, 3);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (V(SIZE, 2) > 4) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (V(SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 4) | 2));
        if (V(SIZE, 2) > 5) USE(WRITE(1), F_R, (V(Rd, 4) | 3));
    END(1)
}

static void uses_stg_v(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        x1 = ((V(SIZE, 2) > 5) ? 4 : ((V(SIZE, 2) > 4) ? (uint64_t)2 : 1));
        addr_e_reads(u, 0, 6, 1);
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 8) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 8) | 3));
    END(1)
}

static void uses_stg_tu(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 10, 2);
    IF(1, guard_value(u, 10, 2))
        x1 = ((V(SIZE, 2) > 5) ? 4 : ((V(SIZE, 2) > 4) ? (uint64_t)2 : 1));
        addr64_ur_turing_reads(u, 6, 7, 0, 1);
        USE(READ, F_R, V(Rb, 9));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 9) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 9) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 9) | 3));
    END(1)
}

static void uses_stg_a(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        x1 = ((V(SIZE, 2) > 5) ? 4 : ((V(SIZE, 2) > 4) ? (uint64_t)2 : 1));
        addr_e_reads(u, 0, 4, 0);
        USE(READ, F_R, V(Rb, 6));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 6) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 6) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 6) | 3));
    END(1)
}

static void addr_global_reads_4(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
        if ((int64_t)(1 + WORD(72, 1)) > (int64_t)1) USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 8 || LINE(l3) == 9) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    if (LINE(l3) == 6 || LINE(l3) == 7) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
        USE(READ, F_UR, (V(URc, v2) | 1));
    }
}

static void desc_reads_4(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2 || LINE(l2) == 4) {
        USE(READ, F_UR, 4);
        USE(READ, F_UR, 5);
    }
    if (LINE(l2) == 3 || LINE(l2) == 5) {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_stg_d(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 7, 3);
    IF(1, guard_value(u, 7, 3))
        x1 = ((V(SIZE, 1) > 5) ? 4 : ((V(SIZE, 1) > 4) ? (uint64_t)2 : 1));
        addr_global_reads_4(u, 3, 4, 1);
        desc_reads_4(u, 4, 2);
        USE(READ, F_R, V(Rb, 6));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 6) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 6) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 6) | 3));
    END(1)
}

static void uses_st_v(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        x1 = ((V(SIZE, 2) > 5) ? 4 : ((V(SIZE, 2) > 4) ? (uint64_t)2 : 1));
        addr_e_reads(u, 0, 6, 1);
        USE(READ, F_R, V(Rc, 8));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rc, 8) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rc, 8) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rc, 8) | 3));
    END(1)
}

static void uses_st_a(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        x1 = ((V(SIZE, 2) > 5) ? 4 : ((V(SIZE, 2) > 4) ? (uint64_t)2 : 1));
        addr_e_reads(u, 0, 4, 0);
        USE(READ, F_R, V(Rc, 6));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rc, 6) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rc, 6) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rc, 6) | 3));
    END(1)
}

static void uses_ldl_v(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        addr_reads(u, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(SIZE, 1) > 4) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        if (V(SIZE, 1) > 5) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        if (V(SIZE, 1) > 5) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
    END(1)
}

static void uses_ldl_tu(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        addr_ur_reads_2(u, 3, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(SIZE, 1) > 4) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        if (V(SIZE, 1) > 5) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        if (V(SIZE, 1) > 5) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
    END(1)
}

static void addr_local_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, 255);
        USE(READ, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) USE(READ, F_R, V(Ra, v1));
    if (LINE(l3) == 6) USE(READ, F_R, 255);
}

static void desc_local_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_ldl_d(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        addr_local_reads(u, 3, 4, 0);
        desc_local_reads(u, 4, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(SIZE, 1) > 4) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        if (V(SIZE, 1) > 5) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        if (V(SIZE, 1) > 5) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
    END(1)
}

static void uses_stl_v(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        x1 = ((V(SIZE, 1) > 5) ? 4 : ((V(SIZE, 1) > 4) ? (uint64_t)2 : 1));
        addr_reads(u, 2, 0);
        USE(READ, F_R, V(Rb, 4));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 4) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 4) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 4) | 3));
    END(1)
}

static void uses_stl_tu(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        x1 = ((V(SIZE, 1) > 5) ? 4 : ((V(SIZE, 1) > 4) ? (uint64_t)2 : 1));
        addr_ur_reads(u, 2, 3, 0);
        USE(READ, F_R, V(Rb, 5));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 5) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 5) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 5) | 3));
    END(1)
}

static void addr_local_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        USE(READ, F_R, 255);
        USE(READ, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) USE(READ, F_R, V(Ra, v1));
    if (LINE(l3) == 6) USE(READ, F_R, 255);
}

static void desc_local_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_stl_d(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        x1 = ((V(SIZE, 1) > 5) ? 4 : ((V(SIZE, 1) > 4) ? (uint64_t)2 : 1));
        addr_local_reads_2(u, 2, 3, 0);
        desc_local_reads_2(u, 3, 1);
        USE(READ, F_R, V(Rb, 5));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 5) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 5) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 5) | 3));
    END(1)
}

static void uses_lds_v(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
        addr_reads(u, 3, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
    END(1)
}

static void uses_lds_vz(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        addr_reads(u, 4, 0);
        USE(WRITE(1), F_P, V(Pu, 2));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
}

static void uses_lds_t(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        addr_scaled_reads(u, 3, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
    END(1)
}

static void uses_lds_tz(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(1, guard_value(u, 7, 1))
        addr_scaled_reads(u, 4, 0);
        USE(WRITE(1), F_P, V(Pu, 2));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
}

static void addr_scaled_ur_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3 || LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_R, 255);
        USE(READ, F_UR, V(URb, v2));
    }
}

static void uses_lds_tu(struct rt_uses *u)
{
    guard_reads(u, 7, 2);
    IF(1, guard_value(u, 7, 2))
        addr_scaled_ur_reads_2(u, 3, 5, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
    END(1)
}

static void uses_lds_tuz(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        addr_scaled_ur_reads_2(u, 4, 6, 0);
        USE(WRITE(1), F_P, V(Pu, 2));
        USE(WRITE(1), F_R, V(Rd, 3));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
}

static void uses_lds_a(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
        addr_scaled_reads(u, 2, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 1) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 1) | 3));
    END(1)
}

static void uses_lds_au(struct rt_uses *u)
{
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        addr_scaled_ur_reads_2(u, 2, 4, 1);
        USE(WRITE(1), F_R, V(Rd, 1));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 1) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 1) | 3));
    END(1)
}

static void uses_sts_v(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        x1 = ((V(SIZE, 0) > 5) ? 4 : ((V(SIZE, 0) > 4) ? (uint64_t)2 : 1));
        addr_reads(u, 1, 0);
        USE(READ, F_R, V(Rb, 3));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 3) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 3) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 3) | 3));
    END(1)
}

static void uses_sts_t(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        x1 = ((V(SIZE, 0) > 5) ? 4 : ((V(SIZE, 0) > 4) ? (uint64_t)2 : 1));
        addr_scaled_reads(u, 1, 0);
        USE(READ, F_R, V(Rb, 4));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 4) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 4) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 4) | 3));
    END(1)
}

static void uses_sts_tu(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        x1 = ((V(SIZE, 0) > 5) ? 4 : ((V(SIZE, 0) > 4) ? (uint64_t)2 : 1));
        addr_scaled_ur_reads(u, 1, 3, 0);
        USE(READ, F_R, V(Rb, 5));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 5) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 5) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 5) | 3));
    END(1)
}

static void const_indexed_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
}

static void uses_ldc_v(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 6, 1);
    IF(2, guard_value(u, 6, 1))
        if (V(memory_LDC_MODE, 0) != 0) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
        if (V(memory_CONST_SIZE, 1) >= 6) {
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        x1 = ((V(Ra, 4) == 255) ? K(rt_bits(rt_sext(V(memory_INDEX, 5), 16), 0, 16)) : rt_slice(u,
            rt_add(u, rt_content(u, F_R, K(V(Ra, 4))), K(rt_sext(V(memory_INDEX, 5), 16))), 0, 32));
        if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4));
        IF(1, rt_le(u, K(65536), x1))
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        END(1)
        if (V(memory_CONST_SIZE, 1) == 0) {
            LET(3) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4)); END_LET(3)
        } else if (V(memory_CONST_SIZE, 1) == 1) {
            LET(3) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4)); END_LET(3)
        } else if (V(memory_CONST_SIZE, 1) == 2) {
            LET(3) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4)); END_LET(3)
        } else if (V(memory_CONST_SIZE, 1) == 3) {
            LET(3) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4)); END_LET(3)
        } else if (V(memory_CONST_SIZE, 1) == 4) {
            LET(3) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4)); END_LET(3)
        } else {
            LET(3) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4)); END_LET(3)
        }
        LET(4) NEED(3); END_LET(4)
        if (V(memory_CONST_SIZE, 1) == 5) {
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            NEED(4);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(2)
    rt_leave(u);
}

static void const_bindless_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_UR, V(URa, v1));
        USE(READ, F_R, V(Rc, v2));
    }
    if (LINE(l3) == 2) USE(READ, F_UR, V(URa, v1));
}

static void uses_ldc_x(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        if (V(memory_LDC_MODE, 0) != 0) {
            const_bindless_reads(u, 3, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
        if (V(memory_CONST_SIZE, 1) >= 6) {
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
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_uldc_c(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 5, 1);
    IF(1, uguard_value(u, 5, 1))
        if (V(memory_CONST_SIZE, 0) >= 6) USE(WRITE(1), F_UR, V(URd, 1));
        if (V(memory_CONST_SIZE, 0) == 0) {
            LET(2) const_u_reads(u, 4, 0); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 1) {
            LET(2) const_u_reads(u, 4, 0); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 2) {
            LET(2) const_u_reads(u, 4, 0); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 3) {
            LET(2) const_u_reads(u, 4, 0); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 4) {
            LET(2) const_u_reads(u, 4, 0); END_LET(2)
        } else {
            LET(2) const_u_reads(u, 4, 0); END_LET(2)
        }
        LET(3) NEED(2); END_LET(3)
        if (V(memory_CONST_SIZE, 0) == 5) {
            NEED(3);
            USE(WRITE(1), F_UR, V(URd, 1));
            USE(WRITE(1), F_UR, (V(URd, 1) | 1));
        } else {
            NEED(3);
            USE(WRITE(1), F_UR, V(URd, 1));
        }
    END(1)
    rt_leave(u);
}

static void uses_uldc_i(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 4, 0);
    IF(2, uguard_value(u, 4, 0))
        if (V(memory_CONST_SIZE, 0) >= 6) {
            USE(READ, F_UR, V(URa, 3));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        USE(READ, F_UR, V(URa, 3));
        IF(1, rt_le(u, K(65536), rt_content(u, F_UR, K(V(URa, 3)))))
            USE(WRITE(1), F_UR, V(URd, 1));
            if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
        END(1)
        if (V(memory_CONST_SIZE, 0) == 0) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 1) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 2) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 3) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 4) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        }
        LET(3) NEED(2); END_LET(3)
        if (V(memory_CONST_SIZE, 0) == 5) {
            NEED(3);
            USE(WRITE(1), F_UR, V(URd, 1));
            USE(WRITE(1), F_UR, (V(URd, 1) | 1));
        } else {
            NEED(3);
            USE(WRITE(1), F_UR, V(URd, 1));
        }
    END(2)
    rt_leave(u);
}

static void uses_uldc_io(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 5, 0);
    IF(2, uguard_value(u, 5, 0))
        if (V(memory_CONST_SIZE, 0) >= 6) {
            USE(READ, F_UR, V(URa, 3));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        USE(READ, F_UR, V(URa, 3));
        IF(1, rt_le(u, K(65536), rt_slice(u, rt_add(u, rt_content(u, F_UR, K(V(URa, 3))),
            K(rt_sext(V(memory_INDEX, 4), 16))), 0, 32)))
            USE(WRITE(1), F_UR, V(URd, 1));
            if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
        END(1)
        if (V(memory_CONST_SIZE, 0) == 0) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 1) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 2) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 3) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else if (V(memory_CONST_SIZE, 0) == 4) {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        } else {
            LET(2) USE(READ, F_UR, V(URa, 3)); END_LET(2)
        }
        LET(3) NEED(2); END_LET(3)
        if (V(memory_CONST_SIZE, 0) == 5) {
            NEED(3);
            USE(WRITE(1), F_UR, V(URd, 1));
            USE(WRITE(1), F_UR, (V(URd, 1) | 1));
        } else {
            NEED(3);
            USE(WRITE(1), F_UR, V(URd, 1));
        }
    END(2)
    rt_leave(u);
}

static void uses_uldc_m(struct rt_uses *u)
{
    uguard_reads(u, 6, 1);
    IF(1, uguard_value(u, 6, 1))
        if (V(memory_CONST_SIZE, 0) >= 6) USE(WRITE(1), F_UR, V(URd, 1));
        USE(READ, F_UR, V(URa, 2));
        USE(READ, F_UR, (V(URa, 2) | 1));
        USE(READ, F_UP, V(memory_ULDC_UP, 5));
        USE(WRITE(1), F_UR, V(URd, 1));
        if (V(memory_CONST_SIZE, 0) == 5) USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
}

static void uses_ldsm_r(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        addr_reads(u, 3, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((int64_t)rt_shl_int(1, V(memory_MATRICES, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
        if ((int64_t)rt_shl_int(1, V(memory_MATRICES, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        }
        if ((int64_t)rt_shl_int(1, V(memory_MATRICES, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        }
    END(1)
}

static void uses_ldsm_u(struct rt_uses *u)
{
    guard_reads(u, 6, 1);
    IF(1, guard_value(u, 6, 1))
        addr_ur_reads_2(u, 3, 4, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
        if ((int64_t)rt_shl_int(1, V(memory_MATRICES, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        }
        if ((int64_t)rt_shl_int(1, V(memory_MATRICES, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 2));
        }
        if ((int64_t)rt_shl_int(1, V(memory_MATRICES, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        }
    END(1)
}

static void uses_stsm(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        x1 = rt_shl_int(1, V(memory_MATRICES, 1));
        addr_reads(u, 2, 0);
        USE(READ, F_R, V(Rb, 4));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Rb, 4) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Rb, 4) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Rb, 4) | 3));
    END(1)
}

static void copy_to_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rd, v1));
}

static void copy_from_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
        USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3 || LINE(l3) == 6 || LINE(l3) == 7) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
        USE(READ, F_UR, V(URc, v2));
        USE(READ, F_UR, (V(URc, v2) | 1));
    }
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 8 || LINE(l3) == 9) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
}

static void uses_ldgsts_r(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        copy_to_reads(u, 6);
        copy_from_reads(u, 8, 9, 1);
        desc_reads_4(u, 9, 3);
        opt_src_reads(u, 12, 2);
    END(1)
}

static void copy_to_ur_reads(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Rd, v1));
    USE(READ, F_UR, V(URc, v2));
}

static void copy_from_ur_reads(struct rt_uses *u, int v1, int v2)
{
    USE(READ, F_R, V(Ra, v1));
    USE(READ, F_R, (V(Ra, v1) | 1));
    USE(READ, F_UR, (V(URc, v2) | 1));
}

static void uses_ldgsts_u(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        copy_to_ur_reads(u, 6, 7);
        copy_from_ur_reads(u, 9, 7);
        opt_src_reads(u, 12, 2);
    END(1)
}

static void special_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_SR, V(special_SR, v1));
    if (LINE(l2) == 2) USE(READ, F_SR, 136);
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
    if (LINE(l2) == 4) USE(READ, F_UR, V(URtex, v1));
}

static void uses_suld_d(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 17, 4);
    IF(3, guard_value(u, 17, 4))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 11));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 11) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 11) | 2)); END(2)
        surface_reads(u, 16, 3);
        opt_writes(u, 9, 2);
        USE(WRITE(1), F_R, V(Rd, 10));
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 2));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 3));
        }
    END(3)
}

static void surface_rc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void uses_suld_dr(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 13, 4);
    IF(3, guard_value(u, 13, 4))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 11));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 11) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 11) | 2)); END(2)
        surface_rc_reads(u, 12);
        opt_writes(u, 9, 2);
        USE(WRITE(1), F_R, V(Rd, 10));
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 2));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 3));
        }
    END(3)
}

static void uses_suld_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 16, 4);
    IF(3, guard_value(u, 16, 4))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(1) : ((V(surface_DIM,
            0) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 10));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 10) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 10) | 2)); END(2)
        surface_reads(u, 15, 3);
        opt_writes(u, 8, 2);
        USE(WRITE(1), F_R, V(Rd, 9));
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 9) | 1));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 9) | 2));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 9) | 3));
        }
    END(3)
}

static void uses_suld_pr(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 12, 4);
    IF(3, guard_value(u, 12, 4))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(1) : ((V(surface_DIM,
            0) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 10));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 10) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 10) | 2)); END(2)
        surface_rc_reads(u, 11);
        opt_writes(u, 8, 2);
        USE(WRITE(1), F_R, V(Rd, 9));
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)1) {
            USE(WRITE(1), F_R, (V(Rd, 9) | 1));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, (V(Rd, 9) | 2));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)3) {
            USE(WRITE(1), F_R, (V(Rd, 9) | 3));
        }
    END(3)
}

static void uses_sust_d(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 16, 3);
    IF(3, guard_value(u, 16, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 9));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 9) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 9) | 2)); END(2)
        USE(READ, F_R, V(Rb, 10));
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 10) | 1));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 10) | 2));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 10) | 3));
        }
        surface_reads(u, 15, 2);
    END(3)
}

static void uses_sust_dr(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 12, 3);
    IF(3, guard_value(u, 12, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 9));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 9) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 9) | 2)); END(2)
        USE(READ, F_R, V(Rb, 10));
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 10) | 1));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 10) | 2));
        }
        if ((int64_t)((V(SIZE, 3) == 6) ? 4 : ((V(SIZE, 3) == 5) ? (uint64_t)2 : 1)) > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 10) | 3));
        }
        surface_rc_reads(u, 11);
    END(3)
}

static void uses_sust_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 15, 3);
    IF(3, guard_value(u, 15, 3))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(1) : ((V(surface_DIM,
            0) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 8));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 8) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 8) | 2)); END(2)
        USE(READ, F_R, V(Rb, 9));
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 9) | 2));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 9) | 3));
        }
        surface_reads(u, 14, 2);
    END(3)
}

static void uses_sust_pr(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 11, 3);
    IF(3, guard_value(u, 11, 3))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(1) : ((V(surface_DIM,
            0) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 8));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 8) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 8) | 2)); END(2)
        USE(READ, F_R, V(Rb, 9));
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)1) {
            USE(READ, F_R, (V(Rb, 9) | 1));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)2) {
            USE(READ, F_R, (V(Rb, 9) | 2));
        }
        if ((int64_t)(((rt_bits(V(surface_MASK, 6), 0, 1) + rt_bits(V(surface_MASK, 6), 1, 1)) +
            rt_bits(V(surface_MASK, 6), 2, 1)) + rt_bits(V(surface_MASK, 6), 3, 1)) > (int64_t)3) {
            USE(READ, F_R, (V(Rb, 9) | 3));
        }
        surface_rc_reads(u, 10);
    END(3)
}

static void uses_sured_d(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 17, 3);
    IF(3, guard_value(u, 17, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 10));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 10) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 10) | 2)); END(2)
        USE(READ, F_R, V(Rb, 11));
        if (((V(surface_TYPE, 4) == 2) || (V(surface_TYPE, 4) == 5)) || (V(surface_TYPE, 4) == 7)) {
            USE(READ, F_R, (V(Rb, 11) | 1));
        }
        surface_reads(u, 16, 2);
    END(3)
}

static void uses_sured_dr(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 13, 3);
    IF(3, guard_value(u, 13, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 10));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 10) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 10) | 2)); END(2)
        USE(READ, F_R, V(Rb, 11));
        if (((V(surface_TYPE, 4) == 2) || (V(surface_TYPE, 4) == 5)) || (V(surface_TYPE, 4) == 7)) {
            USE(READ, F_R, (V(Rb, 11) | 1));
        }
        surface_rc_reads(u, 12);
    END(3)
}

static void uses_suatom_d(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 19, 3);
    IF(3, guard_value(u, 19, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        x2 = (1 * ((((V(surface_TYPE, 4) == 2) || (V(surface_TYPE, 4) == 5)) || (V(surface_TYPE, 4)
            == 7)) ? (uint64_t)2 : 1));
        USE(READ, F_R, V(Ra, 12));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 12) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 12) | 2)); END(2)
        USE(READ, F_R, V(Rb, 13));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 13) | 1));
        surface_reads(u, 18, 2);
        USE(WRITE(1), F_P, V(Pu, 10));
        USE(WRITE(1), F_R, V(Rd, 11));
        if (((V(surface_TYPE, 4) == 2) || (V(surface_TYPE, 4) == 5)) || (V(surface_TYPE, 4) == 7)) {
            USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        }
    END(3)
}

static void uses_suatom_dr(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 15, 3);
    IF(3, guard_value(u, 15, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        x2 = (1 * ((((V(surface_TYPE, 4) == 2) || (V(surface_TYPE, 4) == 5)) || (V(surface_TYPE, 4)
            == 7)) ? (uint64_t)2 : 1));
        USE(READ, F_R, V(Ra, 12));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 12) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 12) | 2)); END(2)
        USE(READ, F_R, V(Rb, 13));
        if ((int64_t)x2 > (int64_t)1) USE(READ, F_R, (V(Rb, 13) | 1));
        surface_rc_reads(u, 14);
        USE(WRITE(1), F_P, V(Pu, 10));
        USE(WRITE(1), F_R, V(Rd, 11));
        if (((V(surface_TYPE, 4) == 2) || (V(surface_TYPE, 4) == 5)) || (V(surface_TYPE, 4) == 7)) {
            USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        }
    END(3)
}

static void uses_suatom_c(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 18, 3);
    IF(3, guard_value(u, 18, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        x2 = (2 * ((V(surface_CAS_TYPE, 3) == 2) ? (uint64_t)2 : 1));
        USE(READ, F_R, V(Ra, 11));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 11) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 11) | 2)); END(2)
        USE(READ, F_R, V(Rb, 12));
        USE(READ, F_R, (V(Rb, 12) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 12) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 12) | 3));
        surface_reads(u, 17, 2);
        USE(WRITE(1), F_P, V(Pu, 9));
        USE(WRITE(1), F_R, V(Rd, 10));
        if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
    END(3)
}

static void uses_suatom_cr(struct rt_uses *u)
{
    uint64_t x2 = 0;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 14, 3);
    IF(3, guard_value(u, 14, 3))
        x1 = ((V(surface_DIM, 1) == 0) ? K(1) : ((V(surface_DIM, 1) == 1) ? K(1) : ((V(surface_DIM,
            1) == 2) ? K(2) : ((V(surface_DIM, 1) == 3) ? K(2) : ((V(surface_DIM, 1) == 4) ? K(3) :
            ((V(surface_DIM, 1) == 5) ? K(3) : ((V(surface_DIM, 1) == 6) ? K(1) : ((V(surface_DIM,
            1) == 7) ? K(1) : UNKNOWN))))))));
        x2 = (2 * ((V(surface_CAS_TYPE, 3) == 2) ? (uint64_t)2 : 1));
        USE(READ, F_R, V(Ra, 11));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 11) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 11) | 2)); END(2)
        USE(READ, F_R, V(Rb, 12));
        USE(READ, F_R, (V(Rb, 12) | 1));
        if ((int64_t)x2 > (int64_t)2) USE(READ, F_R, (V(Rb, 12) | 2));
        if ((int64_t)x2 > (int64_t)3) USE(READ, F_R, (V(Rb, 12) | 3));
        surface_rc_reads(u, 13);
        USE(WRITE(1), F_P, V(Pu, 9));
        USE(WRITE(1), F_R, V(Rd, 10));
        if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
    END(3)
}

static void surface_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) USE(READ, F_UR, V(URtex, v1));
}

static void uses_suquery_c(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 9, 1);
    IF(3, guard_value(u, 9, 1))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(1) : ((V(surface_DIM,
            0) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 3));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 3) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 3) | 2)); END(2)
        surface_reads_2(u, 8, 0);
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(3)
}

static void uses_suquery_r(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    guard_reads(u, 5, 1);
    IF(3, guard_value(u, 5, 1))
        x1 = ((V(surface_DIM, 0) == 0) ? K(1) : ((V(surface_DIM, 0) == 1) ? K(1) : ((V(surface_DIM,
            0) == 2) ? K(2) : ((V(surface_DIM, 0) == 3) ? K(2) : ((V(surface_DIM, 0) == 4) ? K(3) :
            ((V(surface_DIM, 0) == 5) ? K(3) : ((V(surface_DIM, 0) == 6) ? K(1) : ((V(surface_DIM,
            0) == 7) ? K(1) : UNKNOWN))))))));
        USE(READ, F_R, V(Ra, 3));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 3) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 3) | 2)); END(2)
        USE(READ, F_R, V(Rc, 4));
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(3)
}

static void uses_hmma_884(struct rt_uses *u)
{
    guard_reads(u, 15, 0);
    IF(1, guard_value(u, 15, 0))
        USE(READ, F_R, V(Ra, 6));
        USE(READ, F_R, (V(Ra, 6) | 1));
        USE(READ, F_R, V(Rb, 10));
        USE(READ, F_R, (V(Rb, 10) | 1));
        USE(READ, F_R, V(Rc, 13));
        USE(READ, F_R, (V(Rc, 13) | 1));
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    if (V(REUSE_B, 11)) USE(KEEP, F_R, V(Rb, 10));
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
}

static void uses_hmma_t(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0;
    guard_reads(u, 12, 0);
    IF(1, guard_value(u, 12, 0))
        x1 = ((V(tensor_HMMA_SHAPE, 0) == 1) != 0);
        x2 = ((V(tensor_HMMA_SHAPE, 0) == 1) != 0);
        x3 = V(tensor_HMMA_DST, 1);
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, (V(Ra, 5) | 1));
        if (x1) USE(READ, F_R, (V(Ra, 5) | 2));
        if (x1) USE(READ, F_R, (V(Ra, 5) | 3));
        USE(READ, F_R, V(Rb, 8));
        if (x2) USE(READ, F_R, (V(Rb, 8) | 1));
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        if (x3) USE(READ, F_R, (V(Rc, 10) | 2));
        if (x3) USE(READ, F_R, (V(Rc, 10) | 3));
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if (V(tensor_HMMA_DST, 1)) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if (V(tensor_HMMA_DST, 1)) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rb, 8));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
}

static void opt_upmma_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 1) USE(READ, F_UP, (7 - V(tensor_UPmma, v1)));
    if (LINE(l3) == 3) USE(READ, F_UP, (7 - V(tensor_UPmma_NOT, v2)));
}

static void uses_hmma_a(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0;
    guard_reads(u, 14, 1);
    IF(1, guard_value(u, 14, 1))
        x1 = ((V(tensor_HMMA_SHAPE, 0) == 1) || ((V(tensor_HMMA_SHAPE, 0) == 0) &&
            (V(tensor_HMMA_FORMAT, 2) == 2)));
        x2 = ((V(tensor_HMMA_SHAPE, 0) == 1) || ((V(tensor_HMMA_SHAPE, 0) == 0) &&
            (V(tensor_HMMA_FORMAT, 2) == 2)));
        x3 = V(tensor_HMMA_DST, 1);
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, (V(Ra, 5) | 1));
        if (x1) USE(READ, F_R, (V(Ra, 5) | 2));
        if (x1) USE(READ, F_R, (V(Ra, 5) | 3));
        USE(READ, F_R, V(Rb, 8));
        if (x2) USE(READ, F_R, (V(Rb, 8) | 1));
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        if (x3) USE(READ, F_R, (V(Rc, 10) | 2));
        if (x3) USE(READ, F_R, (V(Rc, 10) | 3));
        opt_upmma_reads(u, 12, 13, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if (V(tensor_HMMA_DST, 1)) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if (V(tensor_HMMA_DST, 1)) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rb, 8));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
}

static void uses_hmma_sp(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 1);
    IF(1, guard_value(u, 14, 1))
        x1 = V(tensor_HMMA_DST, 1);
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 8));
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        if (x1) USE(READ, F_R, (V(Rc, 10) | 2));
        if (x1) USE(READ, F_R, (V(Rc, 10) | 3));
        opt_upmma_reads(u, 12, 13, 0);
        USE(WRITE(1), F_R, V(Rd, 3));
        USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        if (V(tensor_HMMA_DST, 1)) USE(WRITE(1), F_R, (V(Rd, 3) | 2));
        if (V(tensor_HMMA_DST, 1)) USE(WRITE(1), F_R, (V(Rd, 3) | 3));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rb, 8));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
}

static void uses_imma(struct rt_uses *u)
{
    uint64_t x3 = 0;
    struct rt_test x2 = OPEN;
    rt_value x1 = UNKNOWN;
    guard_reads(u, 13, 1);
    IF(5, guard_value(u, 13, 1))
        x1 = ((V(tensor_IMMA_SHAPE, 0) == 0) ? K(1) : ((V(tensor_IMMA_SHAPE, 0) == 1) ? K(1) :
            ((V(tensor_IMMA_SHAPE, 0) == 2) ? K(1) : ((V(tensor_IMMA_SHAPE, 0) == 3) ? K(1) :
            ((V(tensor_IMMA_SHAPE, 0) == 4) ? K(2) : ((V(tensor_IMMA_SHAPE, 0) == 5) ?
            K(((V(tensor_IMMA_TYPE_A, 1) > 1) ? (uint64_t)2 : 4)) : ((V(tensor_IMMA_SHAPE, 0) == 6)
            ? K(4) : ((V(tensor_IMMA_SHAPE, 0) == 7) ? K(0) : UNKNOWN))))))));
        x2 = rt_answer(u, rt_eq(u, ((V(tensor_IMMA_SHAPE, 0) == 0) ? K(1) : ((V(tensor_IMMA_SHAPE,
            0) == 1) ? K(1) : ((V(tensor_IMMA_SHAPE, 0) == 2) ? K(1) : ((V(tensor_IMMA_SHAPE, 0) ==
            3) ? K(1) : ((V(tensor_IMMA_SHAPE, 0) == 4) ? K(2) : ((V(tensor_IMMA_SHAPE, 0) == 5) ?
            K(((V(tensor_IMMA_TYPE_A, 1) > 1) ? (uint64_t)2 : 4)) : ((V(tensor_IMMA_SHAPE, 0) == 6)
            ? K(4) : ((V(tensor_IMMA_SHAPE, 0) == 7) ? K(0) : UNKNOWN)))))))), K(4)));
        x3 = (V(tensor_IMMA_SHAPE, 0) > 3);
        USE(READ, F_R, V(Ra, 5));
        IF(1, rt_lt(u, K(1), x1)) USE(READ, F_R, (V(Ra, 5) | 1)); END(1)
        IF(2, rt_lt(u, K(2), x1)) USE(READ, F_R, (V(Ra, 5) | 2)); END(2)
        IF(3, rt_lt(u, K(3), x1)) USE(READ, F_R, (V(Ra, 5) | 3)); END(3)
        USE(READ, F_R, V(Rb, 7));
        IF(4, x2) USE(READ, F_R, (V(Rb, 7) | 1)); END(4)
        USE(READ, F_R, V(Rc, 9));
        USE(READ, F_R, (V(Rc, 9) | 1));
        if (x3) USE(READ, F_R, (V(Rc, 9) | 2));
        if (x3) USE(READ, F_R, (V(Rc, 9) | 3));
        opt_upmma_reads(u, 11, 12, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (V(tensor_IMMA_SHAPE, 0) > 3) USE(WRITE(1), F_R, (V(Rd, 4) | 2));
        if (V(tensor_IMMA_SHAPE, 0) > 3) USE(WRITE(1), F_R, (V(Rd, 4) | 3));
    END(5)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
}

static void uses_bmma(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0;
    guard_reads(u, 8, 0);
    IF(1, guard_value(u, 8, 0))
        x1 = rt_shl_int(1, V(tensor_BMMA_SHAPE, 0));
        x2 = (V(tensor_BMMA_SHAPE, 0) == 2);
        x3 = V(tensor_BMMA_SHAPE, 0);
        USE(READ, F_R, V(Ra, 2));
        if ((int64_t)x1 > (int64_t)1) USE(READ, F_R, (V(Ra, 2) | 1));
        if ((int64_t)x1 > (int64_t)2) USE(READ, F_R, (V(Ra, 2) | 2));
        if ((int64_t)x1 > (int64_t)3) USE(READ, F_R, (V(Ra, 2) | 3));
        USE(READ, F_R, V(Rb, 4));
        if (x2) USE(READ, F_R, (V(Rb, 4) | 1));
        USE(READ, F_R, V(Rc, 6));
        USE(READ, F_R, (V(Rc, 6) | 1));
        if (x3) USE(READ, F_R, (V(Rc, 6) | 2));
        if (x3) USE(READ, F_R, (V(Rc, 6) | 3));
        USE(WRITE(1), F_R, V(Rd, 1));
        USE(WRITE(1), F_R, (V(Rd, 1) | 1));
        if (V(tensor_BMMA_SHAPE, 0)) USE(WRITE(1), F_R, (V(Rd, 1) | 2));
        if (V(tensor_BMMA_SHAPE, 0)) USE(WRITE(1), F_R, (V(Rd, 1) | 3));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rb, 4));
    if (V(REUSE_C, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void uses_dmma_a(struct rt_uses *u)
{
    guard_reads(u, 7, 0);
    IF(1, guard_value(u, 7, 0))
        USE(READ, F_R, V(Ra, 1));
        USE(READ, F_R, (V(Ra, 1) | 1));
        USE(READ, F_R, V(Rb, 3));
        USE(READ, F_R, (V(Rb, 3) | 1));
        USE(READ, F_R, V(Rc, 5));
        USE(READ, F_R, (V(Rc, 5) | 1));
        USE(READ, F_R, (V(Rc, 5) | 2));
        USE(READ, F_R, (V(Rc, 5) | 3));
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_R, (V(Rd, 0) | 1));
        USE(WRITE(1), F_R, (V(Rd, 0) | 2));
        USE(WRITE(1), F_R, (V(Rd, 0) | 3));
    END(1)
    if (V(REUSE_A, 2)) USE(KEEP, F_R, V(Ra, 1));
    if (V(REUSE_B, 4)) USE(KEEP, F_R, V(Rb, 3));
    if (V(REUSE_C, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_movm(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(READ, F_R, V(Ra, 3));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
}

static void uses_hgmma_hgmma_r(struct rt_uses *u)
{
    guard_reads(u, 6, 0);
    IF(1, guard_value(u, 6, 0))
        USE(READ, F_R, V(Ra, 1));
        USE(READ, F_UR, V(URb, 3));
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
        USE(READ, F_UR, V(URa, 1));
        USE(READ, F_R, V(Rc, 2));
        USE(WRITE(1), F_R, V(Rd, 0));
    END(1)
    if (V(REUSE_C, 3)) USE(KEEP, F_R, V(Rc, 2));
}

static void bound_const_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) USE(READ, F_UR, V(URtex, v1));
}

static void uses_tex_c(struct rt_uses *u)
{
    guard_reads(u, 21, 6);
    IF(1, guard_value(u, 21, 6))
        USE(READ, F_R, V(Ra, 12));
        USE(READ, F_R, V(Rb, 13));
        bound_const_reads(u, 16, 3);
        opt_writes(u, 9, 1);
        USE(WRITE(1), F_R, V(Rd, 11));
        if (((int64_t)(((rt_bits(V(texture_MASK, 19), 0, 1) + rt_bits(V(texture_MASK, 19), 1, 1)) +
            rt_bits(V(texture_MASK, 19), 2, 1)) + rt_bits(V(texture_MASK, 19), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 2))) {
            USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 19), 0, 1) + rt_bits(V(texture_MASK, 19), 1, 1)) +
            rt_bits(V(texture_MASK, 19), 2, 1)) + rt_bits(V(texture_MASK, 19), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 10));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 19), 0, 1) + rt_bits(V(texture_MASK, 19), 1, 1)) +
            rt_bits(V(texture_MASK, 19), 2, 1)) + rt_bits(V(texture_MASK, 19), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 2))) {
            USE(WRITE(1), F_R, (V(Rc, 10) | 1));
        }
    END(1)
}

static void uses_tex_i(struct rt_uses *u)
{
    guard_reads(u, 20, 5);
    IF(1, guard_value(u, 20, 5))
        USE(READ, F_R, V(Ra, 12));
        USE(READ, F_R, V(Rb, 13));
        opt_writes(u, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 11));
        if (((int64_t)(((rt_bits(V(texture_MASK, 18), 0, 1) + rt_bits(V(texture_MASK, 18), 1, 1)) +
            rt_bits(V(texture_MASK, 18), 2, 1)) + rt_bits(V(texture_MASK, 18), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 2))) {
            USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 18), 0, 1) + rt_bits(V(texture_MASK, 18), 1, 1)) +
            rt_bits(V(texture_MASK, 18), 2, 1)) + rt_bits(V(texture_MASK, 18), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 10));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 18), 0, 1) + rt_bits(V(texture_MASK, 18), 1, 1)) +
            rt_bits(V(texture_MASK, 18), 2, 1)) + rt_bits(V(texture_MASK, 18), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 2))) {
            USE(WRITE(1), F_R, (V(Rc, 10) | 1));
        }
    END(1)
}

static void uses_tex_r(struct rt_uses *u)
{
    guard_reads(u, 17, 5);
    IF(1, guard_value(u, 17, 5))
        USE(READ, F_R, V(Ra, 12));
        USE(READ, F_R, V(Rb, 13));
        opt_writes(u, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 11));
        if (((int64_t)(((rt_bits(V(texture_MASK, 15), 0, 1) + rt_bits(V(texture_MASK, 15), 1, 1)) +
            rt_bits(V(texture_MASK, 15), 2, 1)) + rt_bits(V(texture_MASK, 15), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 2))) {
            USE(WRITE(1), F_R, (V(Rd, 11) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 15), 0, 1) + rt_bits(V(texture_MASK, 15), 1, 1)) +
            rt_bits(V(texture_MASK, 15), 2, 1)) + rt_bits(V(texture_MASK, 15), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 10));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 15), 0, 1) + rt_bits(V(texture_MASK, 15), 1, 1)) +
            rt_bits(V(texture_MASK, 15), 2, 1)) + rt_bits(V(texture_MASK, 15), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 2))) {
            USE(WRITE(1), F_R, (V(Rc, 10) | 1));
        }
    END(1)
}

static void uses_tld4_c(struct rt_uses *u)
{
    guard_reads(u, 20, 6);
    IF(1, guard_value(u, 20, 6))
        USE(READ, F_R, V(Ra, 11));
        USE(READ, F_R, V(Rb, 12));
        bound_const_reads(u, 15, 3);
        opt_writes(u, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 10));
        if (((int64_t)(((rt_bits(V(texture_MASK, 18), 0, 1) + rt_bits(V(texture_MASK, 18), 1, 1)) +
            rt_bits(V(texture_MASK, 18), 2, 1)) + rt_bits(V(texture_MASK, 18), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 3))) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 18), 0, 1) + rt_bits(V(texture_MASK, 18), 1, 1)) +
            rt_bits(V(texture_MASK, 18), 2, 1)) + rt_bits(V(texture_MASK, 18), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 9));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 18), 0, 1) + rt_bits(V(texture_MASK, 18), 1, 1)) +
            rt_bits(V(texture_MASK, 18), 2, 1)) + rt_bits(V(texture_MASK, 18), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 3))) {
            USE(WRITE(1), F_R, (V(Rc, 9) | 1));
        }
    END(1)
}

static void uses_tld4_i(struct rt_uses *u)
{
    guard_reads(u, 19, 5);
    IF(1, guard_value(u, 19, 5))
        USE(READ, F_R, V(Ra, 11));
        USE(READ, F_R, V(Rb, 12));
        opt_writes(u, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 10));
        if (((int64_t)(((rt_bits(V(texture_MASK, 17), 0, 1) + rt_bits(V(texture_MASK, 17), 1, 1)) +
            rt_bits(V(texture_MASK, 17), 2, 1)) + rt_bits(V(texture_MASK, 17), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 3))) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 17), 0, 1) + rt_bits(V(texture_MASK, 17), 1, 1)) +
            rt_bits(V(texture_MASK, 17), 2, 1)) + rt_bits(V(texture_MASK, 17), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 9));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 17), 0, 1) + rt_bits(V(texture_MASK, 17), 1, 1)) +
            rt_bits(V(texture_MASK, 17), 2, 1)) + rt_bits(V(texture_MASK, 17), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 3))) {
            USE(WRITE(1), F_R, (V(Rc, 9) | 1));
        }
    END(1)
}

static void uses_tld4_r(struct rt_uses *u)
{
    guard_reads(u, 16, 5);
    IF(1, guard_value(u, 16, 5))
        USE(READ, F_R, V(Ra, 11));
        USE(READ, F_R, V(Rb, 12));
        opt_writes(u, 8, 0);
        USE(WRITE(1), F_R, V(Rd, 10));
        if (((int64_t)(((rt_bits(V(texture_MASK, 14), 0, 1) + rt_bits(V(texture_MASK, 14), 1, 1)) +
            rt_bits(V(texture_MASK, 14), 2, 1)) + rt_bits(V(texture_MASK, 14), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 3))) {
            USE(WRITE(1), F_R, (V(Rd, 10) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 14), 0, 1) + rt_bits(V(texture_MASK, 14), 1, 1)) +
            rt_bits(V(texture_MASK, 14), 2, 1)) + rt_bits(V(texture_MASK, 14), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 9));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 14), 0, 1) + rt_bits(V(texture_MASK, 14), 1, 1)) +
            rt_bits(V(texture_MASK, 14), 2, 1)) + rt_bits(V(texture_MASK, 14), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 3))) {
            USE(WRITE(1), F_R, (V(Rc, 9) | 1));
        }
    END(1)
}

static void uses_txd_c(struct rt_uses *u)
{
    guard_reads(u, 18, 6);
    IF(1, guard_value(u, 18, 6))
        USE(READ, F_R, V(Ra, 9));
        USE(READ, F_R, V(Rb, 10));
        bound_const_reads(u, 13, 3);
        opt_writes(u, 6, 1);
        USE(WRITE(1), F_R, V(Rd, 8));
        if (((int64_t)(((rt_bits(V(texture_MASK, 16), 0, 1) + rt_bits(V(texture_MASK, 16), 1, 1)) +
            rt_bits(V(texture_MASK, 16), 2, 1)) + rt_bits(V(texture_MASK, 16), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 1))) {
            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 16), 0, 1) + rt_bits(V(texture_MASK, 16), 1, 1)) +
            rt_bits(V(texture_MASK, 16), 2, 1)) + rt_bits(V(texture_MASK, 16), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 7));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 16), 0, 1) + rt_bits(V(texture_MASK, 16), 1, 1)) +
            rt_bits(V(texture_MASK, 16), 2, 1)) + rt_bits(V(texture_MASK, 16), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 1))) {
            USE(WRITE(1), F_R, (V(Rc, 7) | 1));
        }
    END(1)
}

static void uses_txd_i(struct rt_uses *u)
{
    guard_reads(u, 17, 5);
    IF(1, guard_value(u, 17, 5))
        USE(READ, F_R, V(Ra, 9));
        USE(READ, F_R, V(Rb, 10));
        opt_writes(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 8));
        if (((int64_t)(((rt_bits(V(texture_MASK, 15), 0, 1) + rt_bits(V(texture_MASK, 15), 1, 1)) +
            rt_bits(V(texture_MASK, 15), 2, 1)) + rt_bits(V(texture_MASK, 15), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 1))) {
            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 15), 0, 1) + rt_bits(V(texture_MASK, 15), 1, 1)) +
            rt_bits(V(texture_MASK, 15), 2, 1)) + rt_bits(V(texture_MASK, 15), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 7));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 15), 0, 1) + rt_bits(V(texture_MASK, 15), 1, 1)) +
            rt_bits(V(texture_MASK, 15), 2, 1)) + rt_bits(V(texture_MASK, 15), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 1))) {
            USE(WRITE(1), F_R, (V(Rc, 7) | 1));
        }
    END(1)
}

static void uses_txd_r(struct rt_uses *u)
{
    guard_reads(u, 14, 5);
    IF(1, guard_value(u, 14, 5))
        USE(READ, F_R, V(Ra, 9));
        USE(READ, F_R, V(Rb, 10));
        opt_writes(u, 6, 0);
        USE(WRITE(1), F_R, V(Rd, 8));
        if (((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)1)
            && (!V(texture_F16, 1))) {
            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 7));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)3)
            && (!V(texture_F16, 1))) {
            USE(WRITE(1), F_R, (V(Rc, 7) | 1));
        }
    END(1)
}

static void uses_tmml_c(struct rt_uses *u)
{
    guard_reads(u, 14, 5);
    IF(1, guard_value(u, 14, 5))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        bound_const_reads(u, 9, 2);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)1)
            != 0) {
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 3));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 12), 0, 1) + rt_bits(V(texture_MASK, 12), 1, 1)) +
            rt_bits(V(texture_MASK, 12), 2, 1)) + rt_bits(V(texture_MASK, 12), 3, 1)) > (int64_t)3)
            != 0) {
            USE(WRITE(1), F_R, (V(Rc, 3) | 1));
        }
    END(1)
}

static void uses_tmml_i(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (((int64_t)(((rt_bits(V(texture_MASK, 11), 0, 1) + rt_bits(V(texture_MASK, 11), 1, 1)) +
            rt_bits(V(texture_MASK, 11), 2, 1)) + rt_bits(V(texture_MASK, 11), 3, 1)) > (int64_t)1)
            != 0) {
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 11), 0, 1) + rt_bits(V(texture_MASK, 11), 1, 1)) +
            rt_bits(V(texture_MASK, 11), 2, 1)) + rt_bits(V(texture_MASK, 11), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 3));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 11), 0, 1) + rt_bits(V(texture_MASK, 11), 1, 1)) +
            rt_bits(V(texture_MASK, 11), 2, 1)) + rt_bits(V(texture_MASK, 11), 3, 1)) > (int64_t)3)
            != 0) {
            USE(WRITE(1), F_R, (V(Rc, 3) | 1));
        }
    END(1)
}

static void uses_tmml_r(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)1) !=
            0) {
            USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, V(Rc, 3));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 8), 0, 1) + rt_bits(V(texture_MASK, 8), 1, 1)) +
            rt_bits(V(texture_MASK, 8), 2, 1)) + rt_bits(V(texture_MASK, 8), 3, 1)) > (int64_t)3) !=
            0) {
            USE(WRITE(1), F_R, (V(Rc, 3) | 1));
        }
    END(1)
}

static void uses_txq_c(struct rt_uses *u)
{
    guard_reads(u, 12, 4);
    IF(1, guard_value(u, 12, 4))
        USE(READ, F_R, V(Ra, 4));
        bound_const_reads(u, 8, 1);
        USE(WRITE(1), F_R, V(Rd, 3));
        if (((int64_t)(((rt_bits(V(texture_MASK, 10), 0, 1) + rt_bits(V(texture_MASK, 10), 1, 1)) +
            rt_bits(V(texture_MASK, 10), 2, 1)) + rt_bits(V(texture_MASK, 10), 3, 1)) > (int64_t)1)
            != 0) {
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 10), 0, 1) + rt_bits(V(texture_MASK, 10), 1, 1)) +
            rt_bits(V(texture_MASK, 10), 2, 1)) + rt_bits(V(texture_MASK, 10), 3, 1)) > (int64_t)2)
            {
            USE(WRITE(1), F_R, V(Rc, 2));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 10), 0, 1) + rt_bits(V(texture_MASK, 10), 1, 1)) +
            rt_bits(V(texture_MASK, 10), 2, 1)) + rt_bits(V(texture_MASK, 10), 3, 1)) > (int64_t)3)
            != 0) {
            USE(WRITE(1), F_R, (V(Rc, 2) | 1));
        }
    END(1)
}

static void uses_txq_i(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        USE(READ, F_R, V(Ra, 4));
        USE(WRITE(1), F_R, V(Rd, 3));
        if (((int64_t)(((rt_bits(V(texture_MASK, 9), 0, 1) + rt_bits(V(texture_MASK, 9), 1, 1)) +
            rt_bits(V(texture_MASK, 9), 2, 1)) + rt_bits(V(texture_MASK, 9), 3, 1)) > (int64_t)1) !=
            0) {
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 9), 0, 1) + rt_bits(V(texture_MASK, 9), 1, 1)) +
            rt_bits(V(texture_MASK, 9), 2, 1)) + rt_bits(V(texture_MASK, 9), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, V(Rc, 2));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 9), 0, 1) + rt_bits(V(texture_MASK, 9), 1, 1)) +
            rt_bits(V(texture_MASK, 9), 2, 1)) + rt_bits(V(texture_MASK, 9), 3, 1)) > (int64_t)3) !=
            0) {
            USE(WRITE(1), F_R, (V(Rc, 2) | 1));
        }
    END(1)
}

static void uses_txq_r(struct rt_uses *u)
{
    guard_reads(u, 8, 3);
    IF(1, guard_value(u, 8, 3))
        USE(READ, F_R, V(Ra, 4));
        USE(WRITE(1), F_R, V(Rd, 3));
        if (((int64_t)(((rt_bits(V(texture_MASK, 6), 0, 1) + rt_bits(V(texture_MASK, 6), 1, 1)) +
            rt_bits(V(texture_MASK, 6), 2, 1)) + rt_bits(V(texture_MASK, 6), 3, 1)) > (int64_t)1) !=
            0) {
            USE(WRITE(1), F_R, (V(Rd, 3) | 1));
        }
        if ((int64_t)(((rt_bits(V(texture_MASK, 6), 0, 1) + rt_bits(V(texture_MASK, 6), 1, 1)) +
            rt_bits(V(texture_MASK, 6), 2, 1)) + rt_bits(V(texture_MASK, 6), 3, 1)) > (int64_t)2) {
            USE(WRITE(1), F_R, V(Rc, 2));
        }
        if (((int64_t)(((rt_bits(V(texture_MASK, 6), 0, 1) + rt_bits(V(texture_MASK, 6), 1, 1)) +
            rt_bits(V(texture_MASK, 6), 2, 1)) + rt_bits(V(texture_MASK, 6), 3, 1)) > (int64_t)3) !=
            0) {
            USE(WRITE(1), F_R, (V(Rc, 2) | 1));
        }
    END(1)
}

static void footprint_bound_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_UR, V(URtex, v1));
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

static void signed_ub_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(NEG_B, v1)) {
            USE(READ, F_UR, V(URb, v2));
        } else USE(READ, F_UR, V(URb, v2));
    }
}

static void uses_uiadd3_n(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        LET(1)
            if (V(NEG_A, 3)) {
                USE(READ, F_UR, V(URa, 4));
            } else USE(READ, F_UR, V(URa, 4));
            signed_ub_reads(u, 5, 6, 3);
            if (V(NEG_C, 8)) {
                USE(READ, F_UR, V(URc, 9));
            } else USE(READ, F_UR, V(URc, 9));
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UP, V(UPu, 1));
        USE(WRITE(1), F_UP, V(UPv, 2));
    END(1)
    rt_leave(u);
}

static void signed_ub_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(INV_B, v1)) {
            USE(READ, F_UR, V(URb, v2));
        } else USE(READ, F_UR, V(URb, v2));
    }
}

static void uses_uiadd3_x(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 14, 7);
    IF(1, uguard_value(u, 14, 7))
        LET(1)
            if (V(INV_A, 3)) {
                USE(READ, F_UR, V(URa, 4));
            } else USE(READ, F_UR, V(URa, 4));
            signed_ub_reads_2(u, 5, 6, 3);
            if (V(INV_C, 8)) {
                USE(READ, F_UR, V(URc, 9));
            } else USE(READ, F_UR, V(URc, 9));
            USE(READ, F_UP, V(UPp, 11));
            USE(READ, F_UP, V(UPq, 13));
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UP, V(UPu, 1));
        USE(WRITE(1), F_UP, V(UPv, 2));
    END(1)
    rt_leave(u);
}

static void signed_pair_ub_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        if (V(NEG_B, v2)) {
            USE(READ, F_UR, V(URb, v1));
            USE(READ, F_UR, (V(URb, v1) | 1));
        } else {
            USE(READ, F_UR, V(URb, v1));
            USE(READ, F_UR, (V(URb, v1) | 1));
        }
    }
}

static void uses_uiadd3_64(struct rt_uses *u)
{
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        USE(READ, F_UR, V(URa, 4));
        USE(READ, F_UR, (V(URa, 4) | 1));
        signed_pair_ub_reads(u, 6, 5, 3);
        USE(READ, F_UR, V(URc, 9));
        USE(READ, F_UR, (V(URc, 9) | 1));
        USE(WRITE(1), F_UR, V(URd, 0));
        USE(WRITE(1), F_UR, (V(URd, 0) | 1));
        USE(WRITE(1), F_UP, V(UPu, 1));
        USE(WRITE(1), F_UP, V(UPv, 2));
    END(1)
}

static void src_ub_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_UR, V(URb, v1));
}

static void uses_uimad_b(struct rt_uses *u)
{
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        USE(READ, F_UR, V(URa, 2));
        src_ub_reads(u, 3, 2);
        if (V(NEG_C, 5)) {
            USE(READ, F_UR, V(URc, 6));
        } else USE(READ, F_UR, V(URc, 6));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_uimad_c(struct rt_uses *u)
{
    uguard_reads(u, 5, 3);
    IF(1, uguard_value(u, 5, 3))
        USE(READ, F_UR, V(URa, 2));
        USE(READ, F_UR, V(URc, 3));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_uimad_bx(struct rt_uses *u)
{
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        USE(READ, F_UR, V(URa, 2));
        src_ub_reads(u, 3, 2);
        if (V(INV_C, 5)) {
            USE(READ, F_UR, V(URc, 6));
        } else USE(READ, F_UR, V(URc, 6));
        USE(READ, F_UP, V(UPp, 8));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_uimad_cx(struct rt_uses *u)
{
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        USE(READ, F_UR, V(URa, 2));
        USE(READ, F_UR, V(URc, 3));
        USE(READ, F_UP, V(UPp, 6));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void signed_pair_uc_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(NEG_C, v2)) {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    } else {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    }
}

static rt_value src_ub_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_UR, K(V(URb, v1)));
    }
    return K(rt_sext(V(IMM, v2), 32));
}

static void joined_upu_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_UP, V(UPu, v1));
}

static void uses_uimad_wide_b(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 8, 5);
    IF(1, uguard_value(u, 8, 5))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_UR, V(URa, 3));
                src_ub_reads(u, 4, 3);
            } else {
                USE(READ, F_UR, V(URa, 3));
                src_ub_reads(u, 4, 3);
            }
            signed_pair_uc_reads(u, 7, 6);
        END_LET(1)
        NEED(1);
        joined_upu_writes(u, 2, 1);
        USE(WRITE(1), F_UR, V(URd, 1));
        USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
    rt_leave(u);
}

static void inverted_pair_uc_reads(struct rt_uses *u, int v1, int v2)
{
    if (V(INV_C, v2)) {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    } else {
        USE(READ, F_UR, V(URc, v1));
        USE(READ, F_UR, (V(URc, v1) | 1));
    }
}

static void uses_uimad_wide_bx(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 10, 6);
    IF(1, uguard_value(u, 10, 6))
        LET(1)
            if (V(SIGNED, 0)) {
                USE(READ, F_UR, V(URa, 3));
                src_ub_reads(u, 4, 3);
            } else {
                USE(READ, F_UR, V(URa, 3));
                src_ub_reads(u, 4, 3);
            }
            inverted_pair_uc_reads(u, 7, 6);
            USE(READ, F_UP, V(UPp, 9));
        END_LET(1)
        NEED(1);
        joined_upu_writes(u, 2, 1);
        USE(WRITE(1), F_UR, V(URd, 1));
        USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
    rt_leave(u);
}

static void uses_uisetp_n(struct rt_uses *u)
{
    struct rt_test x6 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    uguard_reads(u, 10, 3);
    IF(5, uguard_value(u, 10, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        x1 = rt_slice(u, rt_content(u, F_UR, K(V(URa, 5))), 0, 32);
        x2 = rt_slice(u, src_ub_value(u, 6, 7, 1), 0, 32);
        LET(3)
            if (V(SIGNED, 1)) {
                USE(READ, F_UR, V(URa, 5));
            } else USE(READ, F_UR, V(URa, 5));
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        LET(4)
            if (V(SIGNED, 1)) {
                src_ub_reads(u, 6, 1);
            } else src_ub_reads(u, 6, 1);
        END_LET(4)
        x4 = (V(SIGNED, 1) ? rt_signed(u, x2, 32) : x2);
        x5 = rt_chosen(u, rt_lt(u, x3, x4), K(1), rt_chosen(u, rt_eq(u, x3, x4), K(2), K(4)));
        x6 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x5), K(0))));
        if (V(BOP, 2) == 0) {
            NEED(3);
            NEED(4);
            IF(1, x6) USE(READ, F_UP, V(UPp, 9)); END(1)
        }
        if (V(BOP, 2) == 1) {
            NEED(3);
            NEED(4);
            IF(2, rt_not(x6)) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 2) {
            NEED(3);
            NEED(4);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            NEED(3);
            NEED(4);
            IF(3, rt_not(x6)) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(3);
            NEED(4);
            IF(4, rt_not(rt_not(x6))) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(3);
            NEED(4);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(5)
    rt_leave(u);
}

static void opt_src_reads_3(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_UP, V(UPr, v1));
}

static void uses_uisetp_o(struct rt_uses *u)
{
    struct rt_test x6 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    uguard_reads(u, 12, 4);
    IF(5, uguard_value(u, 12, 4))
        if (V(BOP, 2) == 3) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
            opt_src_reads_3(u, 11, 3);
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        x1 = rt_slice(u, rt_content(u, F_UR, K(V(URa, 5))), 0, 32);
        x2 = rt_slice(u, src_ub_value(u, 6, 7, 1), 0, 32);
        LET(3)
            if (V(SIGNED, 1)) {
                USE(READ, F_UR, V(URa, 5));
            } else USE(READ, F_UR, V(URa, 5));
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        LET(4)
            if (V(SIGNED, 1)) {
                src_ub_reads(u, 6, 1);
            } else src_ub_reads(u, 6, 1);
        END_LET(4)
        x4 = (V(SIGNED, 1) ? rt_signed(u, x2, 32) : x2);
        x5 = rt_chosen(u, rt_lt(u, x3, x4), K(1), rt_chosen(u, rt_eq(u, x3, x4), K(2), K(4)));
        x6 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x5), K(0))));
        if (V(BOP, 2) == 0) {
            NEED(3);
            NEED(4);
            IF(1, x6) USE(READ, F_UP, V(UPp, 9)); END(1)
        }
        if (V(BOP, 2) == 1) {
            NEED(3);
            NEED(4);
            IF(2, rt_not(x6)) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 2) {
            NEED(3);
            NEED(4);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            NEED(3);
            NEED(4);
            IF(3, rt_not(x6)) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 1) {
            NEED(3);
            NEED(4);
            IF(4, rt_not(rt_not(x6))) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 2) {
            NEED(3);
            NEED(4);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(5)
    rt_leave(u);
}

static void uses_uisetp_x(struct rt_uses *u)
{
    struct rt_test x6 = OPEN, x7 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    uguard_reads(u, 12, 4);
    IF(6, uguard_value(u, 12, 4))
        if (V(BOP, 2) == 3) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
            USE(READ, F_UP, V(UPr, 11));
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        x1 = rt_slice(u, rt_content(u, F_UR, K(V(URa, 5))), 0, 32);
        x2 = rt_slice(u, src_ub_value(u, 6, 7, 1), 0, 32);
        LET(3)
            if (V(SIGNED, 1)) {
                USE(READ, F_UR, V(URa, 5));
            } else USE(READ, F_UR, V(URa, 5));
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        LET(4)
            if (V(SIGNED, 1)) {
                src_ub_reads(u, 6, 1);
            } else src_ub_reads(u, 6, 1);
        END_LET(4)
        x4 = (V(SIGNED, 1) ? rt_signed(u, x2, 32) : x2);
        x5 = rt_chosen(u, rt_lt(u, x3, x4), K(1), rt_chosen(u, rt_eq(u, x3, x4), K(2), K(4)));
        x6 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x5), K(0))));
        LET(7)
            NEED(3);
            NEED(4);
            IF(1, rt_both(rt_both(rt_eq(u, x3, x4), rt_sure((V(CMP, 0) != 0))), rt_sure((V(CMP, 0)
                != 7))))
                USE(READ, F_UP, V(UPr, 11));
            END(1)
        END_LET(7)
        x7 = rt_answer(u, rt_chosen_test(rt_both(rt_both(rt_eq(u, x3, x4), rt_sure((V(CMP, 0) !=
            0))), rt_sure((V(CMP, 0) != 7))), rt_differ(FLAG(F_UP, V(UPr, 11)), rt_sure(V(NOT_Pr,
            10))), x6));
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(2, x7) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(3, rt_not(x7)) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(7);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(4, rt_not(x7)) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(5, rt_not(rt_not(x7))) USE(READ, F_UP, V(UPp, 9)); END(5)
        }
        if (V(BOP, 2) == 2) {
            NEED(7);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(6)
    rt_leave(u);
}

static struct rt_test opt_src_value_3(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    case 1: return rt_not(FLAG(F_UP, V(UPr, v1)));
    }
    return FLAG(F_UP, V(UPr, v1));
}

static void uses_uisetp_ox(struct rt_uses *u)
{
    struct rt_test x6 = OPEN, x7 = OPEN;
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x3 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    uguard_reads(u, 12, 4);
    IF(6, uguard_value(u, 12, 4))
        if (V(BOP, 2) == 3) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
            opt_src_reads_3(u, 11, 3);
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        x1 = rt_slice(u, rt_content(u, F_UR, K(V(URa, 5))), 0, 32);
        x2 = rt_slice(u, src_ub_value(u, 6, 7, 1), 0, 32);
        LET(3)
            if (V(SIGNED, 1)) {
                USE(READ, F_UR, V(URa, 5));
            } else USE(READ, F_UR, V(URa, 5));
        END_LET(3)
        x3 = (V(SIGNED, 1) ? rt_signed(u, x1, 32) : x1);
        LET(4)
            if (V(SIGNED, 1)) {
                src_ub_reads(u, 6, 1);
            } else src_ub_reads(u, 6, 1);
        END_LET(4)
        x4 = (V(SIGNED, 1) ? rt_signed(u, x2, 32) : x2);
        x5 = rt_chosen(u, rt_lt(u, x3, x4), K(1), rt_chosen(u, rt_eq(u, x3, x4), K(2), K(4)));
        x6 = rt_answer(u, rt_not(rt_eq(u, rt_band(u, K(V(CMP, 0)), x5), K(0))));
        LET(7)
            NEED(3);
            NEED(4);
            IF(1, rt_both(rt_both(rt_eq(u, x3, x4), rt_sure((V(CMP, 0) != 0))), rt_sure((V(CMP, 0)
                != 7))))
                opt_src_reads_3(u, 11, 3);
            END(1)
        END_LET(7)
        x7 = rt_answer(u, rt_chosen_test(rt_both(rt_both(rt_eq(u, x3, x4), rt_sure((V(CMP, 0) !=
            0))), rt_sure((V(CMP, 0) != 7))), opt_src_value_3(u, 11, 3), x6));
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(2, x7) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(3, rt_not(x7)) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(7);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(4, rt_not(x7)) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(5, rt_not(rt_not(x7))) USE(READ, F_UP, V(UPp, 9)); END(5)
        }
        if (V(BOP, 2) == 2) {
            NEED(7);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(6)
    rt_leave(u);
}

static void uses_ulea_lo(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 8, 4);
    IF(1, uguard_value(u, 8, 4))
        LET(2)
            if (V(NEG_A, 2)) {
                USE(READ, F_UR, V(URa, 3));
            } else USE(READ, F_UR, V(URa, 3));
            signed_ub_reads(u, 4, 5, 3);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
    rt_leave(u);
}

static rt_value signed_ub_value_4(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0:
        return (V(INV_B, v1) ? rt_slice(u, rt_bxor(u, rt_content(u, F_UR, K(V(URb, v2))),
            K(UINT64_MAX)), 0, 32) : rt_content(u, F_UR, K(V(URb, v2))));
    }
    return K(V(UIMM, v3));
}

static void uses_ulea_x(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        LET(2)
            if (V(INV_A, 2)) {
                USE(READ, F_UR, V(URa, 3));
            } else USE(READ, F_UR, V(URa, 3));
            signed_ub_reads_2(u, 4, 5, 3);
            USE(READ, F_UP, V(UPp, 9));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
    rt_leave(u);
}

static void uses_ulea_hi(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        LET(2)
            if (V(NEG_A, 2)) {
                USE(READ, F_UR, V(URa, 3));
                USE(READ, F_UR, V(URc, 7));
            } else {
                USE(READ, F_UR, V(URa, 3));
                USE(READ, F_UR, V(URc, 7));
            }
            signed_ub_reads(u, 4, 5, 3);
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
    rt_leave(u);
}

static void uses_ulea_hx(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 11, 6);
    IF(1, uguard_value(u, 11, 6))
        LET(2)
            if (V(INV_A, 2)) {
                USE(READ, F_UR, V(URa, 3));
                USE(READ, F_UR, V(URc, 7));
            } else {
                USE(READ, F_UR, V(URa, 3));
                USE(READ, F_UR, V(URc, 7));
            }
            signed_ub_reads_2(u, 4, 5, 3);
            USE(READ, F_UP, V(UPp, 10));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
    rt_leave(u);
}

static void uses_ulea_ih(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        LET(2)
            if (V(NEG_A, 2)) {
                USE(READ, F_UR, V(URa, 3));
            } else USE(READ, F_UR, V(URa, 3));
            USE(READ, F_UR, V(URc, 4));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
    rt_leave(u);
}

static void uses_ulea_ix(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        LET(2)
            if (V(INV_A, 2)) {
                USE(READ, F_UR, V(URa, 3));
            } else USE(READ, F_UR, V(URa, 3));
            USE(READ, F_UR, V(URc, 4));
            USE(READ, F_UP, V(UPp, 8));
        END_LET(2)
        NEED(2);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
    rt_leave(u);
}

static void uses_ulop3(struct rt_uses *u)
{
    uguard_reads(u, 10, 6);
    IF(3, uguard_value(u, 10, 6))
        USE(READ, F_UR, V(URa, 3));
        src_ub_reads(u, 4, 3);
        USE(READ, F_UR, V(URc, 6));
        USE(WRITE(1), F_UR, V(URd, 2));
        if (V(PAND, 0)) {
            IF(1, OPEN) USE(READ, F_UP, V(UPp, 9)); END(1)
        } else {
            IF(2, OPEN) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        opt_writes_2(u, 1, 0);
    END(3)
}

static rt_value src_ub_value_2(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_UR, K(V(URb, v1)));
    }
    return K(V(UIMM, v2));
}

static void uses_ushf_b(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 9, 4);
    IF(1, uguard_value(u, 9, 4))
        LET(3)
            if (V(W, 1)) {
                src_ub_reads(u, 6, 2);
            } else src_ub_reads(u, 6, 2);
        END_LET(3)
        LET(8)
            if (!V(SHIFT_DIR, 0)) {
                USE(READ, F_UR, V(URa, 5));
                USE(READ, F_UR, V(URc, 8));
                NEED(3);
            } else if (rt_bits(V(SHIFT_TYPE, 2), 0, 1)) {
                USE(READ, F_UR, V(URa, 5));
                USE(READ, F_UR, V(URc, 8));
                NEED(3);
            } else {
                USE(READ, F_UR, V(URa, 5));
                USE(READ, F_UR, V(URc, 8));
                NEED(3);
            }
        END_LET(8)
        if (V(HI, 3)) {
            LET(1) NEED(8); END_LET(1)
        } else {
            LET(1) NEED(8); END_LET(1)
        }
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 4));
    END(1)
    rt_leave(u);
}

static void uses_ushf_c(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 8, 3);
    IF(1, uguard_value(u, 8, 3))
        LET(3)
            if (V(W, 1)) {
                USE(READ, F_UR, V(URc, 6));
            } else USE(READ, F_UR, V(URc, 6));
        END_LET(3)
        LET(8)
            if (!V(SHIFT_DIR, 0)) {
                USE(READ, F_UR, V(URa, 5));
                NEED(3);
            } else if (rt_bits(V(SHIFT_TYPE, 2), 0, 1)) {
                USE(READ, F_UR, V(URa, 5));
                NEED(3);
            } else {
                USE(READ, F_UR, V(URa, 5));
                NEED(3);
            }
        END_LET(8)
        if (V(HI, 3)) {
            LET(1) NEED(8); END_LET(1)
        } else {
            LET(1) NEED(8); END_LET(1)
        }
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 4));
    END(1)
    rt_leave(u);
}

static void uses_uprmt(struct rt_uses *u)
{
    uguard_reads(u, 6, 4);
    IF(5, uguard_value(u, 6, 4))
        if (V(uniform_UPRMT_MODE, 0)) {
            USE(READ, F_UR, V(URa, 2));
            src_ub_reads(u, 3, 2);
            USE(READ, F_UR, V(URc, 5));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        src_ub_reads(u, 3, 2);
        IF(1, rt_test_of(u, rt_slice(u, rt_slice(u, src_ub_value_2(u, 3, 4, 2), 0, 4), 3, 1)))
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        ELSE(1)
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        END(1)
        IF(2, rt_test_of(u, rt_slice(u, rt_slice(u, src_ub_value_2(u, 3, 4, 2), 4, 4), 3, 1)))
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        ELSE(2)
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        END(2)
        IF(3, rt_test_of(u, rt_slice(u, rt_slice(u, src_ub_value_2(u, 3, 4, 2), 8, 4), 3, 1)))
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        ELSE(3)
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        END(3)
        IF(4, rt_test_of(u, rt_slice(u, rt_slice(u, src_ub_value_2(u, 3, 4, 2), 12, 4), 3, 1)))
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        ELSE(4)
            USE(READ, F_UR, V(URa, 2));
            USE(READ, F_UR, V(URc, 5));
        END(4)
        USE(WRITE(1), F_UR, V(URd, 1));
    END(5)
}

static void uses_usel(struct rt_uses *u)
{
    uguard_reads(u, 6, 4);
    IF(2, uguard_value(u, 6, 4))
        USE(READ, F_UP, V(UPp, 5));
        IF(1, rt_differ(FLAG(F_UP, V(UPp, 5)), rt_sure(V(NOT_Pp, 4)))) USE(READ, F_UR, V(URa, 1));
        ELSE(1) src_ub_reads(u, 2, 2); END(1)
        USE(WRITE(1), F_UR, V(URd, 0));
    END(2)
}

static void mov_ub_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_UR, V(URb, v1));
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
        signed_ub_reads_2(u, 1, 2, 1);
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_uflo(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    uguard_reads(u, 7, 3);
    IF(3, uguard_value(u, 7, 3))
        LET(2)
            if (V(SIGNED, 0)) signed_ub_reads_2(u, 4, 5, 2);
            IF(1, rt_both(rt_sure(V(SIGNED, 0)), rt_test_of(u, rt_slice(u, signed_ub_value_4(u, 4,
                5, 6, 2), 31, 1))))
                signed_ub_reads_2(u, 4, 5, 2);
            ELSE(1) signed_ub_reads_2(u, 4, 5, 2); END(1)
        END_LET(2)
        x2 = rt_chosen(u, rt_both(rt_sure(V(SIGNED, 0)), rt_test_of(u, rt_slice(u,
            signed_ub_value_4(u, 4, 5, 6, 2), 31, 1))), rt_slice(u, rt_bxor(u, signed_ub_value_4(u,
            4, 5, 6, 2), K(UINT64_MAX)), 0, 32), rt_slice(u, signed_ub_value_4(u, 4, 5, 6, 2), 0,
            32));
        NEED(2);
        IF(2, rt_eq(u, x2, K(0)))
            LET(1)
            END_LET(1)
        ELSE(2)
            LET(1)
                if (V(SH, 1)) {
                    NEED(2);
                } else NEED(2);
            END_LET(1)
        END(2)
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 2));
        if (V(UPu, 3) != 7) {
            signed_ub_reads_2(u, 4, 5, 2);
            USE(WRITE(1), F_UP, V(UPu, 3));
        }
    END(3)
    rt_leave(u);
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
    rt_enter(u);
    uguard_reads(u, 6, 3);
    IF(1, uguard_value(u, 6, 3))
        LET(1)
            if (V(W, 0)) {
                src_ub_reads(u, 4, 2);
            } else src_ub_reads(u, 4, 2);
        END_LET(1)
        if (V(SIGNED, 1)) {
            USE(READ, F_UR, V(URa, 3));
            NEED(1);
        } else {
            USE(READ, F_UR, V(URa, 3));
            NEED(1);
        }
        USE(WRITE(1), F_UR, V(URd, 2));
    END(1)
    rt_leave(u);
}

static void uses_ubmsk(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 5, 3);
    IF(1, uguard_value(u, 5, 3))
        LET(1)
            if (V(W, 0)) {
                USE(READ, F_UR, V(URa, 2));
            } else USE(READ, F_UR, V(URa, 2));
        END_LET(1)
        LET(2)
            if (V(W, 0)) {
                src_ub_reads(u, 3, 2);
            } else src_ub_reads(u, 3, 2);
        END_LET(2)
        NEED(2);
        NEED(1);
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
    rt_leave(u);
}

static void uses_uplop3(struct rt_uses *u)
{
    uguard_reads(u, 10, 3);
    IF(1, uguard_value(u, 10, 3))
        USE(READ, F_UP, V(UPp, 3));
        USE(READ, F_UP, V(UPq, 5));
        USE(READ, F_UP, V(UPr, 7));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uses_uplop3_sign_one(struct rt_uses *u)
{
    uguard_reads(u, 9, 3);
    IF(1, uguard_value(u, 9, 3))
        USE(READ, F_UP, V(UPp, 3));
        USE_PART(READ, F_UR, K(V(URb, 4)), BITS(31, 1));
        USE(READ, F_UP, V(UPr, 6));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uses_uplop3_sign_two(struct rt_uses *u)
{
    uguard_reads(u, 8, 3);
    IF(1, uguard_value(u, 8, 3))
        USE(READ, F_UP, V(UPp, 3));
        USE_PART(READ, F_UR, K(V(URb, 4)), BITS(31, 1));
        USE_PART(READ, F_UR, K(V(URc, 5)), BITS(31, 1));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uses_uplop3_sign_all(struct rt_uses *u)
{
    uguard_reads(u, 7, 3);
    IF(1, uguard_value(u, 7, 3))
        USE_PART(READ, F_UR, K(V(URa, 2)), BITS(31, 1));
        USE_PART(READ, F_UR, K(V(URb, 3)), BITS(31, 1));
        USE_PART(READ, F_UR, K(V(URc, 4)), BITS(31, 1));
        USE(WRITE(1), F_UP, V(UPu, 0));
        USE(WRITE(1), F_UP, V(UPv, 1));
    END(1)
}

static void uclea_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_UR, V(URb, v1));
}

static void uses_uclea(struct rt_uses *u)
{
    uguard_reads(u, 6, 4);
    IF(1, uguard_value(u, 6, 4))
        USE(READ, F_UR, V(URa, 2));
        uclea_b_reads(u, 3, 3);
        USE(WRITE(1), F_UR, V(URd, 0));
        opt_writes_2(u, 1, 1);
    END(1)
}

static void mask_ub_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_UR, V(URb, v1));
}

static void uses_up2ur(struct rt_uses *u)
{
    uguard_reads(u, 5, 3);
    IF(1, uguard_value(u, 5, 3))
        USE(READ, F_UR, V(URa, 2));
        mask_ub_reads(u, 3, 2);
        USE(READ, F_UP, 0);
        USE(READ, F_UP, 1);
        USE(READ, F_UP, 2);
        USE(READ, F_UP, 3);
        USE(READ, F_UP, 4);
        USE(READ, F_UP, 5);
        USE(READ, F_UP, 6);
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void uses_ur2up(struct rt_uses *u)
{
    uguard_reads(u, 3, 2);
    IF(1, uguard_value(u, 3, 2))
        USE(READ, F_UR, V(URa, 0));
        mask_ub_reads(u, 1, 1);
        USE(WRITE(1), F_UP, 0);
        USE(WRITE(1), F_UP, 1);
        USE(WRITE(1), F_UP, 2);
        USE(WRITE(1), F_UP, 3);
        USE(WRITE(1), F_UP, 4);
        USE(WRITE(1), F_UP, 5);
        USE(WRITE(1), F_UP, 6);
    END(1)
}

static void uses_uf2fp(struct rt_uses *u)
{
    uguard_reads(u, 4, 3);
    IF(1, uguard_value(u, 4, 3))
        USE(READ, F_UR, V(URa, 1));
        src_ub_reads(u, 2, 2);
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_r2ur_o(struct rt_uses *u)
{
    struct rt_test x7 = OPEN;
    rt_value x4 = UNKNOWN;
    rt_enter(u);
    if (V(R2UR_OR, 0) || (V(Pu, 1) != 7)) {
        guard_reads(u, 5, 1);
        USE(READ, F_R, V(Ra, 3));
        IF(1, guard_value(u, 5, 1)) USE(WRITE(1), F_UR, V(URd, 2)); END(1)
        IF(2, guard_value(u, 5, 1)) USE(WRITE(1), F_P, V(Pu, 1)); END(2)
    }
    x4 = rt_content(u, F_R, K(V(Ra, 3)));
    LET(7)
        guard_reads(u, 5, 1);
        IF(3, guard_value(u, 5, 1)) USE(READ, F_R, V(Ra, 3)); END(3)
    END_LET(7)
    x7 = rt_answer(u, rt_both(guard_value(u, 5, 1), rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 3))),
        x4))));
    NEED(7);
    IF(4, x7) USE(WRITE(1), F_UR, V(URd, 2)); END(4)
    guard_reads(u, 5, 1);
    IF(5, guard_value(u, 5, 1))
        USE(READ, F_R, V(Ra, 3));
        USE(WRITE(1), F_UR, V(URd, 2));
    END(5)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    rt_leave(u);
}

static void uses_s2ur(struct rt_uses *u)
{
    uguard_reads(u, 2, 2);
    IF(1, uguard_value(u, 2, 2))
        special_reads(u, 1, 1);
        USE(WRITE(1), F_UR, V(URd, 0));
    END(1)
}

static void uses_vabsdiff_b(struct rt_uses *u)
{
    guard_reads(u, 13, 2);
    IF(1, guard_value(u, 13, 2))
        if (V(Pu, 2) != 7) {
            USE(READ, F_R, V(Ra, 3));
            src_b_reads(u, 5, 10, 1);
            USE(READ, F_R, V(Rc, 11));
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_P, V(Pu, 2));
        }
        if (V(SIGNED, 0)) {
            USE(READ, F_R, V(Ra, 3));
            src_b_reads(u, 5, 10, 1);
        } else {
            USE(READ, F_R, V(Ra, 3));
            src_b_reads(u, 5, 10, 1);
        }
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
        if (V(Pu, 2) != 7) {
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
            c_in_b_reads(u, 10, 1);
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_P, V(Pu, 2));
        }
        if (V(SIGNED, 0)) {
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
        } else {
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
        }
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
        USE(READ, F_R, V(Ra, 4));
        src_b_reads(u, 6, 11, 1);
        USE(READ, F_R, V(Rc, 12));
        USE(WRITE(1), F_R, V(Rd, 2));
        opt_writes(u, 3, 0);
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_C, 13)) USE(KEEP, F_R, V(Rc, 12));
    src_b_keeps(u, 7, 6, 1);
}

static void uses_vabsdiff4_c(struct rt_uses *u)
{
    guard_reads(u, 12, 2);
    IF(1, guard_value(u, 12, 2))
        USE(READ, F_R, V(Ra, 4));
        USE(READ, F_R, V(Rc, 6));
        c_in_b_reads(u, 11, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        opt_writes(u, 3, 0);
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    if (V(REUSE_B, 7)) USE(KEEP, F_R, V(Rc, 6));
}

static void src_b_no_imm_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 2) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 3) USE(READ, F_UR, V(URb, v2));
}

static void dot_c_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rc, v1));
    if (LINE(l3) == 1) {
        if (V(NEG_C, v2)) {
            USE(READ, F_R, V(Rc, v1));
        } else USE(READ, F_R, V(Rc, v1));
    }
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
        USE(READ, F_R, V(Ra, 3));
        src_b_no_imm_reads(u, 5, 9, 0);
        dot_c_reads(u, 10, 12, 1);
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
        USE(READ, F_R, V(Ra, 4));
        src_b_no_imm_reads(u, 6, 10, 0);
        dot_c_reads(u, 11, 13, 1);
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
    rt_enter(u);
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2))
        USE(READ, F_P, V(Pp, 4));
        opt_rd_writes(u, 1, 0);
        if (V(warp_VOTE_MODE, 0) == 0) {
            LET(6) USE(READ, F_P, V(Pp, 4)); END_LET(6)
        } else if (V(warp_VOTE_MODE, 0) == 1) {
            LET(6) USE(READ, F_P, V(Pp, 4)); END_LET(6)
        } else {
            LET(6) USE(READ, F_P, V(Pp, 4)); END_LET(6)
        }
        NEED(6);
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
    rt_leave(u);
}

static void opt_urd_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_UR, V(URd, v1));
}

static void uses_voteu(struct rt_uses *u)
{
    struct rt_test x5 = OPEN;
    rt_enter(u);
    LET(3)
        guard_reads(u, 5, 2);
        IF(1, guard_value(u, 5, 2)) USE(READ, F_P, V(Pp, 4)); END(1)
    END_LET(3)
    LET(5)
        USE(READ, F_P, V(Pp, 4));
        IF(2, rt_not(rt_differ(FLAG(F_P, V(Pp, 4)), rt_sure(V(NOT_Pp, 3)))))
            guard_reads(u, 5, 2);
        END(2)
    END_LET(5)
    x5 = rt_answer(u, rt_either(rt_differ(FLAG(F_P, V(Pp, 4)), rt_sure(V(NOT_Pp, 3))),
        rt_not(guard_value(u, 5, 2))));
    guard_reads(u, 5, 2);
    IF(4, guard_value(u, 5, 2))
        NEED(3);
        opt_urd_writes(u, 1, 0);
        if (V(warp_VOTE_MODE, 0) == 0) {
            LET(8) NEED(5); END_LET(8)
        } else if (V(warp_VOTE_MODE, 0) == 1) {
            LET(8) NEED(3); END_LET(8)
        } else {
            LET(8)
                NEED(5);
                IF(3, rt_not(x5)) NEED(3); END(3)
            END_LET(8)
        }
        NEED(8);
        USE(WRITE(1), F_UP, V(UPu, 2));
    END(4)
    rt_leave(u);
}

static void uses_match_any(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 3, 0);
    IF(1, guard_value(u, 3, 0))
        LET(1)
            if (V(warp_U64, 0)) {
                USE(READ, F_R, V(Ra, 2));
                USE(READ, F_R, (V(Ra, 2) | 1));
            } else USE(READ, F_R, V(Ra, 2));
        END_LET(1)
        NEED(1);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    rt_leave(u);
}

static void uses_match_all(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        LET(3)
            if (V(warp_U64, 0)) {
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, (V(Ra, 3) | 1));
            } else USE(READ, F_R, V(Ra, 3));
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    rt_leave(u);
}

static void shfl_c_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rc, v1));
}

static rt_value shfl_c_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rc, v1)));
    }
    return K(V(warp_SHFL_CLAMP, v2));
}

static void shfl_b_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(Rb, v1));
}

static rt_value shfl_b_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(Rb, v1)));
    }
    return K(V(warp_SHFL_LANE, v2));
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
            if (V(warp_SHFL_MODE, 0) == 0) {
                shfl_c_reads(u, 6, 1);
                shfl_b_reads(u, 4, 0);
            }
            if (V(warp_SHFL_MODE, 0) == 1) shfl_b_reads(u, 4, 0);
            if (V(warp_SHFL_MODE, 0) == 2) shfl_b_reads(u, 4, 0);
            if (V(warp_SHFL_MODE, 0) == 3) shfl_b_reads(u, 4, 0);
        END_LET(5)
        x5 = ((V(warp_SHFL_MODE, 0) == 0) ? rt_bor(u, rt_band(u, UNKNOWN, x1), rt_band(u, rt_band(u,
            x4, rt_bxor(u, x1, K(UINT64_MAX))), K(31))) : UNKNOWN);
        LET(6)
            if (V(warp_SHFL_MODE, 0) == 1) {
                NEED(5);
                shfl_c_reads(u, 6, 1);
            } else {
                NEED(5);
                shfl_c_reads(u, 6, 1);
            }
        END_LET(6)
        x6 = rt_answer(u, ((V(warp_SHFL_MODE, 0) == 1) ? rt_le(u, x3, x5) : rt_le(u, x5, x3)));
        LET(8)
            USE(READ, F_R, V(Ra, 3));
            NEED(6);
            IF(1, x6) NEED(5); END(1)
            IF(2, rt_both(x6, rt_le(u, K(0), x5))) NEED(5); END(2)
            IF(3, rt_both(rt_both(x6, rt_le(u, K(0), x5)), rt_lt(u, x5, K(32)))) NEED(5); END(3)
        END_LET(8)
        NEED(8);
        USE(WRITE(1), F_R, V(Rd, 2));
        NEED(6);
        USE(WRITE(1), F_P, V(Pu, 1));
    END(4)
    rt_leave(u);
}

static void uses_redux(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(READ, F_R, V(Ra, 3));
        USE(WRITE(1), F_UR, V(URd, 2));
    END(1)
}

static void uses_elect(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        USE(READ, F_P, V(Pp, 3));
        USE(WRITE(1), F_P, V(Pu, 0));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
}

static void pr_mask_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 4) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 5) USE(READ, F_UR, V(URb, v2));
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
    rt_enter(u);
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        LET(2)
            USE(READ, F_P, 0);
            USE(READ, F_P, 1);
            USE(READ, F_P, 2);
            USE(READ, F_P, 3);
            USE(READ, F_P, 4);
            USE(READ, F_P, 5);
            USE(READ, F_P, 6);
            pr_mask_reads(u, 4, 10, 0);
        END_LET(2)
        USE(READ, F_R, V(Ra, 2));
        pr_mask_reads(u, 4, 10, 0);
        NEED(2);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
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
    if (LINE(l3) == 0 || LINE(l3) == 2) USE(READ, F_P, V(Pr, v1));
    if (LINE(l3) == 1) USE(READ, F_UP, V(UPr, v2));
}

static void uses_plop3(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        USE(READ, F_P, V(Pp, 3));
        USE(READ, F_P, V(Pq, 5));
        src_pr_or_upr_reads(u, 7, 8, 2);
        USE(WRITE(1), F_P, V(Pu, 0));
        USE(WRITE(1), F_P, V(Pv, 1));
    END(1)
}

static void sign_b_reads(struct rt_uses *u, int v1, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(31, 1));
    if (LINE(l4) == 1) const_reads(u, v2, l3);
    if (LINE(l4) == 2) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(31, 1));
}

static void sign_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_plop3_sign_one(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE(READ, F_P, V(Pp, 3));
        sign_b_reads(u, 4, 8, 2, 1);
        USE(READ, F_P, V(Pr, 10));
        USE(WRITE(1), F_P, V(Pu, 0));
        USE(WRITE(1), F_P, V(Pv, 1));
    END(1)
    sign_b_keeps(u, 5, 4, 1);
}

static void uses_plop3_sign_two(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE(READ, F_P, V(Pp, 3));
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
    [VOLTA_ATOMG_V] = uses_atom_v,
    [VOLTA_ATOMG_T] = uses_atom_v,
    [VOLTA_ATOMG_TU] = uses_atom_tu,
    [VOLTA_ATOMG_A] = uses_atom_a,
    [VOLTA_ATOMG_D] = uses_atom_d,
    [VOLTA_ATOMG_H] = uses_atom_h,
    [VOLTA_ATOMG_HD] = uses_atom_hd,
    [VOLTA_ATOMG_F] = uses_atom_f,
    [VOLTA_ATOMG_FD] = uses_atom_fd,
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
    [VOLTA_ATOMS_P] = uses_atoms_p,
    [VOLTA_ATOMS_PO] = uses_atoms_po,
    [VOLTA_ATOMS_HP] = uses_atoms_p,
    [VOLTA_ATOMS_HPO] = uses_atoms_po,
    [VOLTA_BSSY] = uses_bssy,
    [VOLTA_BSYNC] = uses_bsync,
    [VOLTA_BREAK] = uses_break,
    [VOLTA_BMOV_R] = uses_bmov_r,
    [VOLTA_BMOV_B] = uses_bmov_b,
    [VOLTA_BMOV_L] = uses_bmov_l,
    [VOLTA_BMOV_RB] = uses_bmov_rb,
    [VOLTA_BMOV_RU] = uses_bmov_ru,
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
    [VOLTA_ENDCOLLECTIVE] = uses_yield,
    [VOLTA_BAR_SYNC] = uses_bar_sync,
    [VOLTA_BAR_ARV] = uses_bar_arv,
    [VOLTA_BAR_RED] = uses_bar_red,
    [VOLTA_BAR_ALL] = uses_bar_all,
    [VOLTA_B2R_R] = uses_b2r_r,
    [VOLTA_B2R_B] = uses_b2r_b,
    [VOLTA_R2B] = uses_r2b,
    [VOLTA_DEPBAR_LE] = uses_depbar_le,
    [VOLTA_DEPBAR_N] = uses_depbar_n,
    [VOLTA_DEPBAR_U] = uses_depbar_u,
    [VOLTA_CSMTEST] = NULL,
    [VOLTA_PMTRIG] = uses_warpsync_collective_a,
    [VOLTA_RPCMOV_R] = uses_rpcmov_r,
    [VOLTA_RPCMOV_G] = uses_rpcmov_g,
    [VOLTA_RPCMOV_L] = uses_rpcmov_l,
    [VOLTA_CTAID_S] = uses_ctaid_s,
    [VOLTA_CTAID_G] = uses_rpcmov_g,
    [VOLTA_CTAID_M] = uses_ctaid_s,
    [VOLTA_SYNCS_ARR] = uses_syncs_arr,
    [VOLTA_SYNCS_CHK] = uses_syncs_chk,
    [VOLTA_SYNCS_X] = uses_syncs_x,
    [VOLTA_SYNCS_LD] = uses_syncs_ld,
    [VOLTA_SYNCS_CAS] = uses_syncs_cas,
    [VOLTA_SYNCS_CCTL] = uses_bar_all,
    [VOLTA_ARRIVES] = uses_arrives,
    [VOLTA_STAS] = uses_stas,
    [VOLTA_REDAS] = uses_stas,
    [VOLTA_UBLKCP] = uses_ublkcp,
    [VOLTA_UBLKRED] = uses_ublkcp,
    [VOLTA_UBLKPF] = uses_ublkpf,
    [VOLTA_UTMALDG_D] = uses_ublkcp,
    [VOLTA_UTMALDG_S] = uses_utmaldg_s,
    [VOLTA_UTMASTG] = uses_utmaldg_s,
    [VOLTA_UTMAREDG] = uses_utmaldg_s,
    [VOLTA_UTMAPF_D] = uses_ublkcp,
    [VOLTA_UTMAPF_S] = uses_utmaldg_s,
    [VOLTA_UTMACCTL] = uses_utmacctl,
    [VOLTA_UTMACMDFLUSH] = uses_utmacctl,
    [VOLTA_ACQBULK] = uses_bar_all,
    [VOLTA_FENCE] = uses_bar_all,
    [VOLTA_CCTL_V] = uses_cctl_v,
    [VOLTA_CCTL_T] = uses_cctl_v,
    [VOLTA_CCTL_U] = uses_cctl_u,
    [VOLTA_CCTL_VA] = uses_cctl_va,
    [VOLTA_CCTL_TA] = uses_cctl_va,
    [VOLTA_CCTL_A] = uses_cctl_va,
    [VOLTA_CCTLL_V] = uses_cctll_v,
    [VOLTA_CCTLL_T] = uses_cctll_v,
    [VOLTA_CCTLL_U] = uses_cctll_u,
    [VOLTA_CCTLT_ALL] = uses_bar_all,
    [VOLTA_CCTLT_R] = uses_r2b,
    [VOLTA_CCTLT_C] = uses_cctl_va,
    [VOLTA_CCTLT_U] = uses_cctlt_u,
    [VOLTA_MEMBAR_V] = uses_membar_v,
    [VOLTA_MEMBAR_A] = uses_cctl_va,
    [VOLTA_MEMBAR_H] = uses_cctl_va,
    [VOLTA_MEMBAR_AS] = uses_cctl_va,
    [VOLTA_ERRBAR_V] = uses_bar_all,
    [VOLTA_ERRBAR_A] = uses_bar_all,
    [VOLTA_QSPC_V] = uses_qspc_v,
    [VOLTA_QSPC_T] = uses_qspc_t,
    [VOLTA_QSPC_TU] = uses_qspc_tu,
    [VOLTA_QSPC_U] = uses_qspc_u,
    [VOLTA_UCGABAR_ARV] = uses_utmacctl,
    [VOLTA_UCGABAR_WAIT] = uses_utmacctl,
    [VOLTA_CGAERRBAR] = uses_bar_all,
    [VOLTA_WARPGROUP] = uses_bar_all,
    [VOLTA_WARPGROUPSET] = uses_warpgroupset,
    [VOLTA_USETMAXREG_U] = uses_usetmaxreg_u,
    [VOLTA_USETMAXREG_I] = uses_usetmaxreg_i,
    [VOLTA_USETSHMSZ_U] = uses_warpgroupset,
    [VOLTA_USETSHMSZ_I] = uses_usetshmsz_i,
    [VOLTA_ULEPC_N] = uses_ulepc_n,
    [VOLTA_ULEPC_T] = uses_ulepc_t,
    [VOLTA_NOP] = NULL,
    [VOLTA_EXIT] = uses_exit,
    [VOLTA_KILL] = uses_yield,
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
    [VOLTA_CALL_R] = uses_jmx,
    [VOLTA_CALL_REL] = uses_call_rel,
    [VOLTA_CALL_RR] = uses_call_rr,
    [VOLTA_CALL_UR] = uses_brxu_brxu,
    [VOLTA_RET_REL] = uses_call_rr,
    [VOLTA_RET_ABS] = uses_jmx,
    [VOLTA_RET_UR_REL] = uses_brxu_brxu,
    [VOLTA_RET_UR_ABS] = uses_brxu_brxu,
    [VOLTA_LEPC_N] = uses_lepc_n,
    [VOLTA_LEPC_T] = uses_lepc_t,
    [VOLTA_RTT] = NULL,
    [VOLTA_PREEXIT] = NULL,
    [VOLTA_BPT] = uses_bpt,
    [VOLTA_F2F_N] = uses_f2f_n,
    [VOLTA_F2F_W] = uses_f2f_w,
    [VOLTA_F2F_DW] = uses_f2f_dw,
    [VOLTA_F2F_DF] = uses_f2f_df,
    [VOLTA_F2F_ND] = uses_f2f_nd,
    [VOLTA_F2I_H] = uses_f2i_h,
    [VOLTA_F2I_S] = uses_f2i_s,
    [VOLTA_F2I_HD] = uses_f2i_hd,
    [VOLTA_F2I_SD] = uses_f2i_sd,
    [VOLTA_F2I_D] = uses_f2i_d,
    [VOLTA_I2F_B] = uses_i2f_b,
    [VOLTA_I2F_H] = uses_i2f_b,
    [VOLTA_I2F_W] = uses_i2f_w,
    [VOLTA_I2F_BD] = uses_i2f_bd,
    [VOLTA_I2F_HD] = uses_i2f_bd,
    [VOLTA_I2F_WD] = uses_i2f_wd,
    [VOLTA_I2F_D] = uses_i2f_d,
    [VOLTA_FRND_H] = uses_frnd_h,
    [VOLTA_FRND_S] = uses_frnd_s,
    [VOLTA_FRND_D] = uses_frnd_d,
    [VOLTA_I2I] = uses_i2i,
    [VOLTA_F2FP_P] = uses_f2fp_p,
    [VOLTA_F2FP_RS] = uses_f2fp_rs,
    [VOLTA_F2FP_M] = uses_f2fp_m,
    [VOLTA_F2FP_MC] = uses_f2fp_mc,
    [VOLTA_F2IP_B] = uses_f2ip_b,
    [VOLTA_F2IP_C] = uses_f2ip_c,
    [VOLTA_I2FP] = uses_i2fp,
    [VOLTA_I2IP_B] = uses_i2ip_b,
    [VOLTA_I2IP_N] = uses_f2fp_rs,
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
    [VOLTA_FMNMX_ISA] = uses_fmnmx_isa,
    [VOLTA_FSEL] = uses_fsel,
    [VOLTA_FSET] = uses_fset,
    [VOLTA_FSETP] = uses_fsetp,
    [VOLTA_FCHK] = uses_fchk,
    [VOLTA_FSWZADD] = uses_fswzadd,
    [VOLTA_MUFU_R] = uses_mufu_r,
    [VOLTA_MUFU_S] = uses_mufu_s,
    [VOLTA_MUFU_D] = uses_mufu_s,
    [VOLTA_MUFU_H] = uses_mufu_s,
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
    [VOLTA_PIXLD] = uses_b2r_r,
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
    [VOLTA_IADD3_X] = uses_iadd3_x,
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
    [VOLTA_IABS] = uses_brev,
    [VOLTA_SGXT] = uses_sgxt,
    [VOLTA_BMSK] = uses_bmsk,
    [VOLTA_MOV] = uses_mov,
    [VOLTA_IMNMX] = uses_imnmx,
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
    [VOLTA_ST_TU] = uses_stg_tu,
    [VOLTA_ST_A] = uses_st_a,
    [VOLTA_ST_D] = uses_stg_d,
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
    [VOLTA_LDGDEPBAR] = uses_bar_all,
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
    [VOLTA_BMMA] = uses_bmma,
    [VOLTA_DMMA_A] = uses_dmma_a,
    [VOLTA_DMMA_H] = uses_dmma_a,
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
    [VOLTA_TLD_C] = uses_tex_c,
    [VOLTA_TLD_I] = uses_tex_i,
    [VOLTA_TLD_R] = uses_tex_r,
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
    {F_SR, 255, NULL, NULL, NULL},
};

const struct isadora_use_tables volta_uses = {
    .forms = forms,
    .aliases = aliases, .alias_count = 17,
};
