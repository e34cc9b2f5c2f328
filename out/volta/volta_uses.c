/* Generated from the description volta by gen/emit/uses. Do not edit. */
#include <isadora/volta.h>
#include "analysis/uses.h"

enum { F_CLUSTER_COME = 0, F_CLUSTER_TURN = 1, F_CLUSTER_MINE = 2, F_R = 3, F_UR = 4, F_P = 5,
    F_UP = 6, F_B = 7, F_ACTIVE = 9, F_PARKED = 10, F_READY = 11, F_BLOCKED = 12, F_TURN = 13,
    F_YIELDED = 14, F_GROUP_LANES = 15, F_GROUP_PC = 16, F_GROUP_WAIT = 17, F_GROUP_NEED = 18,
    F_APART = 19, F_KEPT = 20, F_LEFT_OFF = 21, F_LEFT_UR = 22, F_LEFT_UP = 23, F_RPC = 24,
    F_SR = 25, F_COME = 26, F_SOME = 27, F_ASKED = 28, F_YES = 29, F_RED_YES = 30, F_RED_ALL = 31,
    F_RED = 32, F_RED_KIND = 33, F_LEFT = 34 };

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
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v2));
        if (V(E, v1)) USE(READ, F_R, (V(Ra, v2) | 1));
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
            USE(WRITE(1), F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_VOLTA, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr_e_reads(u, 0, 9, 2);
            USE(WRITE(1), F_P, V(Pu, 7));
            IF(23, OPEN)
                if (x3 || x4) {
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                            if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                                LET(7)
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 11));
                                        USE(READ, F_R, (V(Rb, 11) | 1));
                                    END(1)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END_LET(7)
                            } else {
                                LET(7)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                        USE(READ, F_R, V(Rb, 11));
                                        USE(READ, F_R, (V(Rb, 11) | 1));
                                    }
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(2, OPEN)
                                            USE(READ, F_R, V(Rb, 11));
                                            USE(READ, F_R, (V(Rb, 11) | 1));
                                        END(2)
                                        IF(3, OPEN)
                                            USE(READ, F_R, V(Rb, 11));
                                            USE(READ, F_R, (V(Rb, 11) | 1));
                                        END(3)
                                    }
                                END_LET(7)
                            }
                            NEED(7);
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                                LET(11) USE(READ, F_R, V(Rb, 11)); END_LET(11)
                            } else {
                                LET(11)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 11));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(4, OPEN) USE(READ, F_R, V(Rb, 11)); END(4)
                                        IF(5, OPEN) USE(READ, F_R, V(Rb, 11)); END(5)
                                    }
                                END_LET(11)
                            }
                            NEED(11);
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 11));
                        if (V(atomic_TYPE_VOLTA, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 11) | 1));
                            IF(6, OPEN) USE(READ, F_R, 255); END(6)
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            IF(7, OPEN) USE(READ, F_R, 255); END(7)
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    }
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        if (0x1ff >> V(ATOM_OP, 1) & 1) {
                            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                                if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                                    LET(25)
                                        IF(8, OPEN)
                                            USE(READ, F_R, V(Rb, 11));
                                            USE(READ, F_R, (V(Rb, 11) | 1));
                                        END(8)
                                        USE(READ, F_R, V(Rb, 11));
                                        USE(READ, F_R, (V(Rb, 11) | 1));
                                    END_LET(25)
                                } else {
                                    LET(25)
                                        if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                            USE(READ, F_R, V(Rb, 11));
                                            USE(READ, F_R, (V(Rb, 11) | 1));
                                        }
                                        if (V(ATOM_OP, 1) == 4) {
                                            IF(9, OPEN)
                                                USE(READ, F_R, V(Rb, 11));
                                                USE(READ, F_R, (V(Rb, 11) | 1));
                                            END(9)
                                            IF(10, OPEN)
                                                USE(READ, F_R, V(Rb, 11));
                                                USE(READ, F_R, (V(Rb, 11) | 1));
                                            END(10)
                                        }
                                    END_LET(25)
                                }
                                NEED(25);
                                USE(WRITE(1), F_R, V(Rd, 8));
                                USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                            } else {
                                if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                                    LET(29) USE(READ, F_R, V(Rb, 11)); END_LET(29)
                                } else {
                                    LET(29)
                                        if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 11));
                                        if (V(ATOM_OP, 1) == 4) {
                                            IF(11, OPEN) USE(READ, F_R, V(Rb, 11)); END(11)
                                            IF(12, OPEN) USE(READ, F_R, V(Rb, 11)); END(12)
                                        }
                                    END_LET(29)
                                }
                                NEED(29);
                                USE(WRITE(1), F_R, V(Rd, 8));
                            }
                        } else {
                            USE(READ, F_R, V(Rb, 11));
                            if (V(atomic_TYPE_VOLTA, 3) == 2) {
                                USE(READ, F_R, (V(Rb, 11) | 1));
                                IF(13, OPEN) USE(READ, F_R, 255); END(13)
                                USE(WRITE(1), F_R, V(Rd, 8));
                                USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                            } else {
                                IF(14, OPEN) USE(READ, F_R, 255); END(14)
                                USE(WRITE(1), F_R, V(Rd, 8));
                            }
                        }
                    }
                ELSE(22)
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                            if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                                LET(43)
                                    IF(15, OPEN)
                                        USE(READ, F_R, V(Rb, 11));
                                        USE(READ, F_R, (V(Rb, 11) | 1));
                                    END(15)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END_LET(43)
                            } else {
                                LET(43)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                        USE(READ, F_R, V(Rb, 11));
                                        USE(READ, F_R, (V(Rb, 11) | 1));
                                    }
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(16, OPEN)
                                            USE(READ, F_R, V(Rb, 11));
                                            USE(READ, F_R, (V(Rb, 11) | 1));
                                        END(16)
                                        IF(17, OPEN)
                                            USE(READ, F_R, V(Rb, 11));
                                            USE(READ, F_R, (V(Rb, 11) | 1));
                                        END(17)
                                    }
                                END_LET(43)
                            }
                            NEED(43);
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                                LET(47) USE(READ, F_R, V(Rb, 11)); END_LET(47)
                            } else {
                                LET(47)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 11));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(18, OPEN) USE(READ, F_R, V(Rb, 11)); END(18)
                                        IF(19, OPEN) USE(READ, F_R, V(Rb, 11)); END(19)
                                    }
                                END_LET(47)
                            }
                            NEED(47);
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 11));
                        if (V(atomic_TYPE_VOLTA, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 11) | 1));
                            IF(20, OPEN) USE(READ, F_R, 255); END(20)
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            IF(21, OPEN) USE(READ, F_R, 255); END(21)
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    }
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
            USE(READ, F_UR, V(URc, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 2 || LINE(l4) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URc, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URc, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 4 || LINE(l4) == 5) {
        LET(1)
            USE(READ, F_UR, V(URc, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URc, v3) | 1));
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
            USE(WRITE(1), F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_VOLTA, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr64_ur_turing_reads(u, 9, 0, 10, 2);
            USE(WRITE(1), F_P, V(Pu, 7));
            IF(23, OPEN)
                if (x3 || x4) {
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                            if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                                LET(7)
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 12));
                                        USE(READ, F_R, (V(Rb, 12) | 1));
                                    END(1)
                                    USE(READ, F_R, V(Rb, 12));
                                    USE(READ, F_R, (V(Rb, 12) | 1));
                                END_LET(7)
                            } else {
                                LET(7)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                        USE(READ, F_R, V(Rb, 12));
                                        USE(READ, F_R, (V(Rb, 12) | 1));
                                    }
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(2, OPEN)
                                            USE(READ, F_R, V(Rb, 12));
                                            USE(READ, F_R, (V(Rb, 12) | 1));
                                        END(2)
                                        IF(3, OPEN)
                                            USE(READ, F_R, V(Rb, 12));
                                            USE(READ, F_R, (V(Rb, 12) | 1));
                                        END(3)
                                    }
                                END_LET(7)
                            }
                            NEED(7);
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                                LET(11) USE(READ, F_R, V(Rb, 12)); END_LET(11)
                            } else {
                                LET(11)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 12));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(4, OPEN) USE(READ, F_R, V(Rb, 12)); END(4)
                                        IF(5, OPEN) USE(READ, F_R, V(Rb, 12)); END(5)
                                    }
                                END_LET(11)
                            }
                            NEED(11);
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 12));
                        if (V(atomic_TYPE_VOLTA, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 12) | 1));
                            IF(6, OPEN) USE(READ, F_R, 255); END(6)
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            IF(7, OPEN) USE(READ, F_R, 255); END(7)
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    }
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        if (0x1ff >> V(ATOM_OP, 1) & 1) {
                            if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                                if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                                    LET(25)
                                        IF(8, OPEN)
                                            USE(READ, F_R, V(Rb, 12));
                                            USE(READ, F_R, (V(Rb, 12) | 1));
                                        END(8)
                                        USE(READ, F_R, V(Rb, 12));
                                        USE(READ, F_R, (V(Rb, 12) | 1));
                                    END_LET(25)
                                } else {
                                    LET(25)
                                        if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                            USE(READ, F_R, V(Rb, 12));
                                            USE(READ, F_R, (V(Rb, 12) | 1));
                                        }
                                        if (V(ATOM_OP, 1) == 4) {
                                            IF(9, OPEN)
                                                USE(READ, F_R, V(Rb, 12));
                                                USE(READ, F_R, (V(Rb, 12) | 1));
                                            END(9)
                                            IF(10, OPEN)
                                                USE(READ, F_R, V(Rb, 12));
                                                USE(READ, F_R, (V(Rb, 12) | 1));
                                            END(10)
                                        }
                                    END_LET(25)
                                }
                                NEED(25);
                                USE(WRITE(1), F_R, V(Rd, 8));
                                USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                            } else {
                                if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                                    LET(29) USE(READ, F_R, V(Rb, 12)); END_LET(29)
                                } else {
                                    LET(29)
                                        if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 12));
                                        if (V(ATOM_OP, 1) == 4) {
                                            IF(11, OPEN) USE(READ, F_R, V(Rb, 12)); END(11)
                                            IF(12, OPEN) USE(READ, F_R, V(Rb, 12)); END(12)
                                        }
                                    END_LET(29)
                                }
                                NEED(29);
                                USE(WRITE(1), F_R, V(Rd, 8));
                            }
                        } else {
                            USE(READ, F_R, V(Rb, 12));
                            if (V(atomic_TYPE_VOLTA, 3) == 2) {
                                USE(READ, F_R, (V(Rb, 12) | 1));
                                IF(13, OPEN) USE(READ, F_R, 255); END(13)
                                USE(WRITE(1), F_R, V(Rd, 8));
                                USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                            } else {
                                IF(14, OPEN) USE(READ, F_R, 255); END(14)
                                USE(WRITE(1), F_R, V(Rd, 8));
                            }
                        }
                    }
                ELSE(22)
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0x64 >> V(atomic_TYPE_VOLTA, 3) & 1) {
                            if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_VOLTA, 3) == 6)) {
                                LET(43)
                                    IF(15, OPEN)
                                        USE(READ, F_R, V(Rb, 12));
                                        USE(READ, F_R, (V(Rb, 12) | 1));
                                    END(15)
                                    USE(READ, F_R, V(Rb, 12));
                                    USE(READ, F_R, (V(Rb, 12) | 1));
                                END_LET(43)
                            } else {
                                LET(43)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                        USE(READ, F_R, V(Rb, 12));
                                        USE(READ, F_R, (V(Rb, 12) | 1));
                                    }
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(16, OPEN)
                                            USE(READ, F_R, V(Rb, 12));
                                            USE(READ, F_R, (V(Rb, 12) | 1));
                                        END(16)
                                        IF(17, OPEN)
                                            USE(READ, F_R, V(Rb, 12));
                                            USE(READ, F_R, (V(Rb, 12) | 1));
                                        END(17)
                                    }
                                END_LET(43)
                            }
                            NEED(43);
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xd8 >> V(atomic_TYPE_VOLTA, 3) & 1)) {
                                LET(47) USE(READ, F_R, V(Rb, 12)); END_LET(47)
                            } else {
                                LET(47)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 12));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(18, OPEN) USE(READ, F_R, V(Rb, 12)); END(18)
                                        IF(19, OPEN) USE(READ, F_R, V(Rb, 12)); END(19)
                                    }
                                END_LET(47)
                            }
                            NEED(47);
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 12));
                        if (V(atomic_TYPE_VOLTA, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 12) | 1));
                            IF(20, OPEN) USE(READ, F_R, 255); END(20)
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            IF(21, OPEN) USE(READ, F_R, 255); END(21)
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    }
                END(22)
            END(23)
        }
    END(24)
    rt_leave(u);
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
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_AMPERE, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr_e_reads(u, 0, 7, 1);
            USE(WRITE(1), F_P, V(Pu, 5));
            IF(23, OPEN)
                if (x3 || x4) {
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) {
                            if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_AMPERE, 3) == 6)) {
                                LET(7)
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(1)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(7)
                            } else {
                                LET(7)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(2, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(2)
                                        IF(3, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(3)
                                    }
                                END_LET(7)
                            }
                            NEED(7);
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 3) & 1)) {
                                LET(11) USE(READ, F_R, V(Rb, 9)); END_LET(11)
                            } else {
                                LET(11)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                                        IF(5, OPEN) USE(READ, F_R, V(Rb, 9)); END(5)
                                    }
                                END_LET(11)
                            }
                            NEED(11);
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_AMPERE, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(6, OPEN) USE(READ, F_R, 255); END(6)
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            IF(7, OPEN) USE(READ, F_R, 255); END(7)
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    }
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        if (0x1ff >> V(ATOM_OP, 1) & 1) {
                            if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) {
                                if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_AMPERE, 3) == 6)) {
                                    LET(25)
                                        IF(8, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(8)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END_LET(25)
                                } else {
                                    LET(25)
                                        if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        }
                                        if (V(ATOM_OP, 1) == 4) {
                                            IF(9, OPEN)
                                                USE(READ, F_R, V(Rb, 9));
                                                USE(READ, F_R, (V(Rb, 9) | 1));
                                            END(9)
                                            IF(10, OPEN)
                                                USE(READ, F_R, V(Rb, 9));
                                                USE(READ, F_R, (V(Rb, 9) | 1));
                                            END(10)
                                        }
                                    END_LET(25)
                                }
                                NEED(25);
                                USE(WRITE(1), F_R, V(Rd, 6));
                                USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                            } else {
                                if ((V(ATOM_OP, 1) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 3) &
                                    1)) {
                                    LET(29) USE(READ, F_R, V(Rb, 9)); END_LET(29)
                                } else {
                                    LET(29)
                                        if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 9));
                                        if (V(ATOM_OP, 1) == 4) {
                                            IF(11, OPEN) USE(READ, F_R, V(Rb, 9)); END(11)
                                            IF(12, OPEN) USE(READ, F_R, V(Rb, 9)); END(12)
                                        }
                                    END_LET(29)
                                }
                                NEED(29);
                                USE(WRITE(1), F_R, V(Rd, 6));
                            }
                        } else {
                            USE(READ, F_R, V(Rb, 9));
                            if (V(atomic_TYPE_AMPERE, 3) == 2) {
                                USE(READ, F_R, (V(Rb, 9) | 1));
                                IF(13, OPEN) USE(READ, F_R, 255); END(13)
                                USE(WRITE(1), F_R, V(Rd, 6));
                                USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                            } else {
                                IF(14, OPEN) USE(READ, F_R, 255); END(14)
                                USE(WRITE(1), F_R, V(Rd, 6));
                            }
                        }
                    }
                ELSE(22)
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0x64 >> V(atomic_TYPE_AMPERE, 3) & 1) {
                            if ((V(ATOM_OP, 1) == 0) && (V(atomic_TYPE_AMPERE, 3) == 6)) {
                                LET(43)
                                    IF(15, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(15)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(43)
                            } else {
                                LET(43)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(16, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(16)
                                        IF(17, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(17)
                                    }
                                END_LET(43)
                            }
                            NEED(43);
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 3) & 1)) {
                                LET(47) USE(READ, F_R, V(Rb, 9)); END_LET(47)
                            } else {
                                LET(47)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(18, OPEN) USE(READ, F_R, V(Rb, 9)); END(18)
                                        IF(19, OPEN) USE(READ, F_R, V(Rb, 9)); END(19)
                                    }
                                END_LET(47)
                            }
                            NEED(47);
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_AMPERE, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(20, OPEN) USE(READ, F_R, 255); END(20)
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            IF(21, OPEN) USE(READ, F_R, 255); END(21)
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    }
                END(22)
            END(23)
        }
    END(24)
    rt_leave(u);
}

static void addr_global_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URc, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URc, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 4 || LINE(l3) == 5 || LINE(l3) == 6 || LINE(l3) == 7) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    rt_leave(u);
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
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_AMPERE, 2) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 0) & 1);
            addr_global_reads(u, 6, 7, 2);
            USE(WRITE(1), F_P, V(Pu, 4));
            IF(23, OPEN)
                if (x3 || x4) {
                    if (0x1ff >> V(ATOM_OP, 0) & 1) {
                        if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) {
                            if ((V(ATOM_OP, 0) == 0) && (V(atomic_TYPE_AMPERE, 2) == 6)) {
                                LET(7)
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(1)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(7)
                            } else {
                                LET(7)
                                    if (0x1ef >> V(ATOM_OP, 0) & 1) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                    if (V(ATOM_OP, 0) == 4) {
                                        IF(2, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(2)
                                        IF(3, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(3)
                                    }
                                END_LET(7)
                            }
                            NEED(7);
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            if ((V(ATOM_OP, 0) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 2) & 1)) {
                                LET(11) USE(READ, F_R, V(Rb, 9)); END_LET(11)
                            } else {
                                LET(11)
                                    if (0x1ef >> V(ATOM_OP, 0) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 0) == 4) {
                                        IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                                        IF(5, OPEN) USE(READ, F_R, V(Rb, 9)); END(5)
                                    }
                                END_LET(11)
                            }
                            NEED(11);
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_AMPERE, 2) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(6, OPEN) USE(READ, F_R, 255); END(6)
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            IF(7, OPEN) USE(READ, F_R, 255); END(7)
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    }
                }
            ELSE(23)
                IF(22, OPEN)
                    if (x3) {
                        if (0x1ff >> V(ATOM_OP, 0) & 1) {
                            if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) {
                                if ((V(ATOM_OP, 0) == 0) && (V(atomic_TYPE_AMPERE, 2) == 6)) {
                                    LET(25)
                                        IF(8, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(8)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END_LET(25)
                                } else {
                                    LET(25)
                                        if (0x1ef >> V(ATOM_OP, 0) & 1) {
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        }
                                        if (V(ATOM_OP, 0) == 4) {
                                            IF(9, OPEN)
                                                USE(READ, F_R, V(Rb, 9));
                                                USE(READ, F_R, (V(Rb, 9) | 1));
                                            END(9)
                                            IF(10, OPEN)
                                                USE(READ, F_R, V(Rb, 9));
                                                USE(READ, F_R, (V(Rb, 9) | 1));
                                            END(10)
                                        }
                                    END_LET(25)
                                }
                                NEED(25);
                                USE(WRITE(1), F_R, V(Rd, 5));
                                USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                            } else {
                                if ((V(ATOM_OP, 0) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 2) &
                                    1)) {
                                    LET(29) USE(READ, F_R, V(Rb, 9)); END_LET(29)
                                } else {
                                    LET(29)
                                        if (0x1ef >> V(ATOM_OP, 0) & 1) USE(READ, F_R, V(Rb, 9));
                                        if (V(ATOM_OP, 0) == 4) {
                                            IF(11, OPEN) USE(READ, F_R, V(Rb, 9)); END(11)
                                            IF(12, OPEN) USE(READ, F_R, V(Rb, 9)); END(12)
                                        }
                                    END_LET(29)
                                }
                                NEED(29);
                                USE(WRITE(1), F_R, V(Rd, 5));
                            }
                        } else {
                            USE(READ, F_R, V(Rb, 9));
                            if (V(atomic_TYPE_AMPERE, 2) == 2) {
                                USE(READ, F_R, (V(Rb, 9) | 1));
                                IF(13, OPEN) USE(READ, F_R, 255); END(13)
                                USE(WRITE(1), F_R, V(Rd, 5));
                                USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                            } else {
                                IF(14, OPEN) USE(READ, F_R, 255); END(14)
                                USE(WRITE(1), F_R, V(Rd, 5));
                            }
                        }
                    }
                ELSE(22)
                    if (0x1ff >> V(ATOM_OP, 0) & 1) {
                        if (0x64 >> V(atomic_TYPE_AMPERE, 2) & 1) {
                            if ((V(ATOM_OP, 0) == 0) && (V(atomic_TYPE_AMPERE, 2) == 6)) {
                                LET(43)
                                    IF(15, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(15)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(43)
                            } else {
                                LET(43)
                                    if (0x1ef >> V(ATOM_OP, 0) & 1) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                    if (V(ATOM_OP, 0) == 4) {
                                        IF(16, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(16)
                                        IF(17, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(17)
                                    }
                                END_LET(43)
                            }
                            NEED(43);
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            if ((V(ATOM_OP, 0) == 0) && (0xffd8 >> V(atomic_TYPE_AMPERE, 2) & 1)) {
                                LET(47) USE(READ, F_R, V(Rb, 9)); END_LET(47)
                            } else {
                                LET(47)
                                    if (0x1ef >> V(ATOM_OP, 0) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 0) == 4) {
                                        IF(18, OPEN) USE(READ, F_R, V(Rb, 9)); END(18)
                                        IF(19, OPEN) USE(READ, F_R, V(Rb, 9)); END(19)
                                    }
                                END_LET(47)
                            }
                            NEED(47);
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_AMPERE, 2) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(20, OPEN) USE(READ, F_R, 255); END(20)
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            IF(21, OPEN) USE(READ, F_R, 255); END(21)
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    }
                END(22)
            END(23)
        }
    END(24)
    desc_reads(u, 7, 3);
    rt_leave(u);
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
            USE(READ, F_R, V(Rb, 9));
            if (0x1c >> V(atomic_TYPE_HOPPER, 3) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0x1c >> V(atomic_TYPE_HOPPER, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_HOPPER, 3) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 1) & 1);
            addr_e_reads(u, 0, 7, 1);
            USE(WRITE(1), F_P, V(Pu, 5));
            IF(20, OPEN)
                if (x3 || x4) {
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0xc >> V(atomic_TYPE_HOPPER, 3) & 1) {
                            LET(7)
                                if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                }
                                if (V(ATOM_OP, 1) == 4) {
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(1)
                                    IF(2, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(2)
                                }
                            END_LET(7)
                            NEED(7);
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1)) {
                                LET(11) USE(READ, F_R, V(Rb, 9)); END_LET(11)
                            } else {
                                LET(11)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(3, OPEN) USE(READ, F_R, V(Rb, 9)); END(3)
                                        IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                                    }
                                END_LET(11)
                            }
                            NEED(11);
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_HOPPER, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(5, OPEN) USE(READ, F_R, 255); END(5)
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            IF(6, OPEN) USE(READ, F_R, 255); END(6)
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    }
                }
            ELSE(20)
                IF(19, OPEN)
                    if (x3) {
                        if (0x1ff >> V(ATOM_OP, 1) & 1) {
                            if (0xc >> V(atomic_TYPE_HOPPER, 3) & 1) {
                                LET(25)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(7, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(7)
                                        IF(8, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(8)
                                    }
                                END_LET(25)
                                NEED(25);
                                USE(WRITE(1), F_R, V(Rd, 6));
                                USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                            } else {
                                if ((V(ATOM_OP, 1) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1))
                                    {
                                    LET(29) USE(READ, F_R, V(Rb, 9)); END_LET(29)
                                } else {
                                    LET(29)
                                        if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 9));
                                        if (V(ATOM_OP, 1) == 4) {
                                            IF(9, OPEN) USE(READ, F_R, V(Rb, 9)); END(9)
                                            IF(10, OPEN) USE(READ, F_R, V(Rb, 9)); END(10)
                                        }
                                    END_LET(29)
                                }
                                NEED(29);
                                USE(WRITE(1), F_R, V(Rd, 6));
                            }
                        } else {
                            USE(READ, F_R, V(Rb, 9));
                            if (V(atomic_TYPE_HOPPER, 3) == 2) {
                                USE(READ, F_R, (V(Rb, 9) | 1));
                                IF(11, OPEN) USE(READ, F_R, 255); END(11)
                                USE(WRITE(1), F_R, V(Rd, 6));
                                USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                            } else {
                                IF(12, OPEN) USE(READ, F_R, 255); END(12)
                                USE(WRITE(1), F_R, V(Rd, 6));
                            }
                        }
                    }
                ELSE(19)
                    if (0x1ff >> V(ATOM_OP, 1) & 1) {
                        if (0xc >> V(atomic_TYPE_HOPPER, 3) & 1) {
                            LET(43)
                                if (0x1ef >> V(ATOM_OP, 1) & 1) {
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                }
                                if (V(ATOM_OP, 1) == 4) {
                                    IF(13, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(13)
                                    IF(14, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(14)
                                }
                            END_LET(43)
                            NEED(43);
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            if ((V(ATOM_OP, 1) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1)) {
                                LET(47) USE(READ, F_R, V(Rb, 9)); END_LET(47)
                            } else {
                                LET(47)
                                    if (0x1ef >> V(ATOM_OP, 1) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 1) == 4) {
                                        IF(15, OPEN) USE(READ, F_R, V(Rb, 9)); END(15)
                                        IF(16, OPEN) USE(READ, F_R, V(Rb, 9)); END(16)
                                    }
                                END_LET(47)
                            }
                            NEED(47);
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_HOPPER, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(17, OPEN) USE(READ, F_R, 255); END(17)
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            IF(18, OPEN) USE(READ, F_R, 255); END(18)
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    }
                END(19)
            END(20)
        }
    END(21)
    rt_leave(u);
}

static void addr_global_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URc, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URc, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_R, (V(Ra, v1) | 1));
    }
    rt_leave(u);
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
    uint64_t x3 = 0, x4 = 0;
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(21, guard_value(u, 10, 4))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1) || (0xfe00 >> V(ATOM_OP, 0) & 1)) || ((0xfffe >>
            V(ATOM_OP, 0) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1))) {
            addr_global_reads_2(u, 6, 7, 2);
            desc_reads_2(u, 7, 3);
            USE(READ, F_R, V(Rb, 9));
            if (0x1c >> V(atomic_TYPE_HOPPER, 2) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0x1c >> V(atomic_TYPE_HOPPER, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        } else {
            x3 = (0x3 >> V(atomic_TYPE_HOPPER, 2) & 1);
            x4 = (0xff00 >> V(ATOM_OP, 0) & 1);
            addr_global_reads_2(u, 6, 7, 2);
            USE(WRITE(1), F_P, V(Pu, 4));
            IF(20, OPEN)
                if (x3 || x4) {
                    if (0x1ff >> V(ATOM_OP, 0) & 1) {
                        if (0xc >> V(atomic_TYPE_HOPPER, 2) & 1) {
                            LET(7)
                                if (0x1ef >> V(ATOM_OP, 0) & 1) {
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                }
                                if (V(ATOM_OP, 0) == 4) {
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(1)
                                    IF(2, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(2)
                                }
                            END_LET(7)
                            NEED(7);
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1)) {
                                LET(11) USE(READ, F_R, V(Rb, 9)); END_LET(11)
                            } else {
                                LET(11)
                                    if (0x1ef >> V(ATOM_OP, 0) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 0) == 4) {
                                        IF(3, OPEN) USE(READ, F_R, V(Rb, 9)); END(3)
                                        IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                                    }
                                END_LET(11)
                            }
                            NEED(11);
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_HOPPER, 2) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(5, OPEN) USE(READ, F_R, 255); END(5)
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            IF(6, OPEN) USE(READ, F_R, 255); END(6)
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    }
                }
            ELSE(20)
                IF(19, OPEN)
                    if (x3) {
                        if (0x1ff >> V(ATOM_OP, 0) & 1) {
                            if (0xc >> V(atomic_TYPE_HOPPER, 2) & 1) {
                                LET(25)
                                    if (0x1ef >> V(ATOM_OP, 0) & 1) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                    if (V(ATOM_OP, 0) == 4) {
                                        IF(7, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(7)
                                        IF(8, OPEN)
                                            USE(READ, F_R, V(Rb, 9));
                                            USE(READ, F_R, (V(Rb, 9) | 1));
                                        END(8)
                                    }
                                END_LET(25)
                                NEED(25);
                                USE(WRITE(1), F_R, V(Rd, 5));
                                USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                            } else {
                                if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1))
                                    {
                                    LET(29) USE(READ, F_R, V(Rb, 9)); END_LET(29)
                                } else {
                                    LET(29)
                                        if (0x1ef >> V(ATOM_OP, 0) & 1) USE(READ, F_R, V(Rb, 9));
                                        if (V(ATOM_OP, 0) == 4) {
                                            IF(9, OPEN) USE(READ, F_R, V(Rb, 9)); END(9)
                                            IF(10, OPEN) USE(READ, F_R, V(Rb, 9)); END(10)
                                        }
                                    END_LET(29)
                                }
                                NEED(29);
                                USE(WRITE(1), F_R, V(Rd, 5));
                            }
                        } else {
                            USE(READ, F_R, V(Rb, 9));
                            if (V(atomic_TYPE_HOPPER, 2) == 2) {
                                USE(READ, F_R, (V(Rb, 9) | 1));
                                IF(11, OPEN) USE(READ, F_R, 255); END(11)
                                USE(WRITE(1), F_R, V(Rd, 5));
                                USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                            } else {
                                IF(12, OPEN) USE(READ, F_R, 255); END(12)
                                USE(WRITE(1), F_R, V(Rd, 5));
                            }
                        }
                    }
                ELSE(19)
                    if (0x1ff >> V(ATOM_OP, 0) & 1) {
                        if (0xc >> V(atomic_TYPE_HOPPER, 2) & 1) {
                            LET(43)
                                if (0x1ef >> V(ATOM_OP, 0) & 1) {
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                }
                                if (V(ATOM_OP, 0) == 4) {
                                    IF(13, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(13)
                                    IF(14, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(14)
                                }
                            END_LET(43)
                            NEED(43);
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 2) & 1)) {
                                LET(47) USE(READ, F_R, V(Rb, 9)); END_LET(47)
                            } else {
                                LET(47)
                                    if (0x1ef >> V(ATOM_OP, 0) & 1) USE(READ, F_R, V(Rb, 9));
                                    if (V(ATOM_OP, 0) == 4) {
                                        IF(15, OPEN) USE(READ, F_R, V(Rb, 9)); END(15)
                                        IF(16, OPEN) USE(READ, F_R, V(Rb, 9)); END(16)
                                    }
                                END_LET(47)
                            }
                            NEED(47);
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_TYPE_HOPPER, 2) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(17, OPEN) USE(READ, F_R, 255); END(17)
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            IF(18, OPEN) USE(READ, F_R, 255); END(18)
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    }
                END(19)
            END(20)
        }
    END(21)
    desc_reads_2(u, 7, 3);
    rt_leave(u);
}

static void uses_atom_f(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(15, guard_value(u, 10, 2))
        addr_e_reads(u, 0, 7, 1);
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 3) & 1) || (0xe >> V(atomic_FLOAT_OP, 1) & 1)) !=
            0) {
            USE(READ, F_R, V(Rb, 9));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 3) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        } else {
            USE(WRITE(1), F_P, V(Pu, 5));
            IF(14, OPEN)
                if (0xe >> V(atomic_FLOAT_OP, 1) & 1) {
                    if (V(atomic_FLOAT_OP, 1) == 0) {
                        if (V(atomic_FLOAT_TYPE, 3) == 15) {
                            if ((V(atomic_FLOAT_OP, 1) == 0) && (V(atomic_FLOAT_TYPE, 3) == 15)) {
                                LET(9)
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(1)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(9)
                            } else {
                                LET(9)
                                    if (V(atomic_FLOAT_OP, 1) == 0) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                END_LET(9)
                            }
                            NEED(9);
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            if (V(atomic_FLOAT_OP, 1) == 0) {
                                LET(13) USE(READ, F_R, V(Rb, 9)); END_LET(13)
                            } else {
                                LET(13) if (V(atomic_FLOAT_OP, 1) == 0) USE(READ, F_R, V(Rb, 9));
                                    END_LET(13)
                            }
                            NEED(13);
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        IF(6, OPEN) USE(READ, F_R, 255); END(6)
                        USE(WRITE(1), F_R, V(Rd, 6));
                    }
                }
            ELSE(14)
                IF(13, OPEN)
                    if (V(atomic_FLOAT_OP, 1) == 0) {
                        if (V(atomic_FLOAT_TYPE, 3) == 15) {
                            if ((V(atomic_FLOAT_OP, 1) == 0) && (V(atomic_FLOAT_TYPE, 3) == 15)) {
                                LET(37)
                                    IF(7, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(7)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(37)
                            } else {
                                LET(37)
                                    if (V(atomic_FLOAT_OP, 1) == 0) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                END_LET(37)
                            }
                            NEED(37);
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            if (V(atomic_FLOAT_OP, 1) == 0) {
                                LET(41) USE(READ, F_R, V(Rb, 9)); END_LET(41)
                            } else {
                                LET(41) if (V(atomic_FLOAT_OP, 1) == 0) USE(READ, F_R, V(Rb, 9));
                                    END_LET(41)
                            }
                            NEED(41);
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        IF(12, OPEN) USE(READ, F_R, 255); END(12)
                        USE(WRITE(1), F_R, V(Rd, 6));
                    }
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
            USE(READ, F_R, V(Rb, 9));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 2) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        } else {
            USE(WRITE(1), F_P, V(Pu, 4));
            IF(14, OPEN)
                if (0xe >> V(atomic_FLOAT_OP, 0) & 1) {
                    if (V(atomic_FLOAT_OP, 0) == 0) {
                        if (V(atomic_FLOAT_TYPE, 2) == 15) {
                            if ((V(atomic_FLOAT_OP, 0) == 0) && (V(atomic_FLOAT_TYPE, 2) == 15)) {
                                LET(9)
                                    IF(1, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(1)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(9)
                            } else {
                                LET(9)
                                    if (V(atomic_FLOAT_OP, 0) == 0) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                END_LET(9)
                            }
                            NEED(9);
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            if (V(atomic_FLOAT_OP, 0) == 0) {
                                LET(13) USE(READ, F_R, V(Rb, 9)); END_LET(13)
                            } else {
                                LET(13) if (V(atomic_FLOAT_OP, 0) == 0) USE(READ, F_R, V(Rb, 9));
                                    END_LET(13)
                            }
                            NEED(13);
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        IF(6, OPEN) USE(READ, F_R, 255); END(6)
                        USE(WRITE(1), F_R, V(Rd, 5));
                    }
                }
            ELSE(14)
                IF(13, OPEN)
                    if (V(atomic_FLOAT_OP, 0) == 0) {
                        if (V(atomic_FLOAT_TYPE, 2) == 15) {
                            if ((V(atomic_FLOAT_OP, 0) == 0) && (V(atomic_FLOAT_TYPE, 2) == 15)) {
                                LET(37)
                                    IF(7, OPEN)
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    END(7)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END_LET(37)
                            } else {
                                LET(37)
                                    if (V(atomic_FLOAT_OP, 0) == 0) {
                                        USE(READ, F_R, V(Rb, 9));
                                        USE(READ, F_R, (V(Rb, 9) | 1));
                                    }
                                END_LET(37)
                            }
                            NEED(37);
                            USE(WRITE(1), F_R, V(Rd, 5));
                            USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                        } else {
                            if (V(atomic_FLOAT_OP, 0) == 0) {
                                LET(41) USE(READ, F_R, V(Rb, 9)); END_LET(41)
                            } else {
                                LET(41) if (V(atomic_FLOAT_OP, 0) == 0) USE(READ, F_R, V(Rb, 9));
                                    END_LET(41)
                            }
                            NEED(41);
                            USE(WRITE(1), F_R, V(Rd, 5));
                        }
                    } else {
                        USE(READ, F_R, V(Rb, 9));
                        IF(12, OPEN) USE(READ, F_R, 255); END(12)
                        USE(WRITE(1), F_R, V(Rd, 5));
                    }
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
            USE(WRITE(1), F_P, V(Pu, 7));
            USE(WRITE(1), F_R, V(Rd, 8));
            if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        } else {
            x3 = (0x3 >> V(atomic_CAS_TYPE_VOLTA, 3) & 1);
            addr_e_reads(u, 0, 9, 3);
            USE(WRITE(1), F_P, V(Pu, 7));
            IF(8, OPEN)
                USE(READ, F_R, V(Rb, 11));
                if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) {
                    USE(READ, F_R, (V(Rb, 11) | 1));
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rc, 12));
                        USE(READ, F_R, (V(Rc, 12) | 1));
                    END(1)
                    USE(WRITE(1), F_R, V(Rd, 8));
                    USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                } else {
                    IF(2, OPEN) USE(READ, F_R, V(Rc, 12)); END(2)
                    USE(WRITE(1), F_R, V(Rd, 8));
                }
            ELSE(8)
                IF(7, OPEN)
                    if (x3) {
                        USE(READ, F_R, V(Rb, 11));
                        if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 11) | 1));
                            IF(3, OPEN)
                                USE(READ, F_R, V(Rc, 12));
                                USE(READ, F_R, (V(Rc, 12) | 1));
                            END(3)
                            USE(WRITE(1), F_R, V(Rd, 8));
                            USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                        } else {
                            IF(4, OPEN) USE(READ, F_R, V(Rc, 12)); END(4)
                            USE(WRITE(1), F_R, V(Rd, 8));
                        }
                    }
                ELSE(7)
                    USE(READ, F_R, V(Rb, 11));
                    if (V(atomic_CAS_TYPE_VOLTA, 3) == 2) {
                        USE(READ, F_R, (V(Rb, 11) | 1));
                        IF(5, OPEN)
                            USE(READ, F_R, V(Rc, 12));
                            USE(READ, F_R, (V(Rc, 12) | 1));
                        END(5)
                        USE(WRITE(1), F_R, V(Rd, 8));
                        USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                    } else {
                        IF(6, OPEN) USE(READ, F_R, V(Rc, 12)); END(6)
                        USE(WRITE(1), F_R, V(Rd, 8));
                    }
                END(7)
            END(8)
        }
    END(9)
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
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        } else {
            x3 = (0x3 >> V(atomic_CAS_TYPE_AMPERE, 3) & 1);
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_P, V(Pu, 5));
            IF(8, OPEN)
                USE(READ, F_R, V(Rb, 9));
                if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) {
                    USE(READ, F_R, (V(Rb, 9) | 1));
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rc, 10));
                        USE(READ, F_R, (V(Rc, 10) | 1));
                    END(1)
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                } else {
                    IF(2, OPEN) USE(READ, F_R, V(Rc, 10)); END(2)
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            ELSE(8)
                IF(7, OPEN)
                    if (x3) {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(3, OPEN)
                                USE(READ, F_R, V(Rc, 10));
                                USE(READ, F_R, (V(Rc, 10) | 1));
                            END(3)
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            IF(4, OPEN) USE(READ, F_R, V(Rc, 10)); END(4)
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    }
                ELSE(7)
                    USE(READ, F_R, V(Rb, 9));
                    if (V(atomic_CAS_TYPE_AMPERE, 3) == 2) {
                        USE(READ, F_R, (V(Rb, 9) | 1));
                        IF(5, OPEN)
                            USE(READ, F_R, V(Rc, 10));
                            USE(READ, F_R, (V(Rc, 10) | 1));
                        END(5)
                        USE(WRITE(1), F_R, V(Rd, 6));
                        USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                    } else {
                        IF(6, OPEN) USE(READ, F_R, V(Rc, 10)); END(6)
                        USE(WRITE(1), F_R, V(Rd, 6));
                    }
                END(7)
            END(8)
        }
    END(9)
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
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (V(atomic_CAS_TYPE_HOPPER, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
        } else {
            x3 = (0x3 >> V(atomic_CAS_TYPE_HOPPER, 3) & 1);
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_P, V(Pu, 5));
            IF(8, OPEN)
                USE(READ, F_R, V(Rb, 9));
                if (V(atomic_CAS_TYPE_HOPPER, 3) == 2) {
                    USE(READ, F_R, (V(Rb, 9) | 1));
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rc, 10));
                        USE(READ, F_R, (V(Rc, 10) | 1));
                    END(1)
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                } else {
                    IF(2, OPEN) USE(READ, F_R, V(Rc, 10)); END(2)
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            ELSE(8)
                IF(7, OPEN)
                    if (x3) {
                        USE(READ, F_R, V(Rb, 9));
                        if (V(atomic_CAS_TYPE_HOPPER, 3) == 2) {
                            USE(READ, F_R, (V(Rb, 9) | 1));
                            IF(3, OPEN)
                                USE(READ, F_R, V(Rc, 10));
                                USE(READ, F_R, (V(Rc, 10) | 1));
                            END(3)
                            USE(WRITE(1), F_R, V(Rd, 6));
                            USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                        } else {
                            IF(4, OPEN) USE(READ, F_R, V(Rc, 10)); END(4)
                            USE(WRITE(1), F_R, V(Rd, 6));
                        }
                    }
                ELSE(7)
                    USE(READ, F_R, V(Rb, 9));
                    if (V(atomic_CAS_TYPE_HOPPER, 3) == 2) {
                        USE(READ, F_R, (V(Rb, 9) | 1));
                        IF(5, OPEN)
                            USE(READ, F_R, V(Rc, 10));
                            USE(READ, F_R, (V(Rc, 10) | 1));
                        END(5)
                        USE(WRITE(1), F_R, V(Rd, 6));
                        USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                    } else {
                        IF(6, OPEN) USE(READ, F_R, V(Rc, 10)); END(6)
                        USE(WRITE(1), F_R, V(Rd, 6));
                    }
                END(7)
            END(8)
        }
    END(9)
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
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 11));
                                USE(READ, F_R, (V(Rb, 11) | 1));
                            END(1)
                            USE(READ, F_R, V(Rb, 11));
                            USE(READ, F_R, (V(Rb, 11) | 1));
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
                                IF(2, OPEN)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END(2)
                                IF(3, OPEN)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END(3)
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
                    USE(READ, F_R, (V(Rb, 11) | 1));
                    IF(6, OPEN) USE(READ, F_R, 255); END(6)
                    USE(WRITE(1), F_R, V(Rd, 8));
                    USE(WRITE(1), F_R, (V(Rd, 8) | 1));
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
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 12));
                                USE(READ, F_R, (V(Rb, 12) | 1));
                            END(1)
                            USE(READ, F_R, V(Rb, 12));
                            USE(READ, F_R, (V(Rb, 12) | 1));
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
                                IF(2, OPEN)
                                    USE(READ, F_R, V(Rb, 12));
                                    USE(READ, F_R, (V(Rb, 12) | 1));
                                END(2)
                                IF(3, OPEN)
                                    USE(READ, F_R, V(Rb, 12));
                                    USE(READ, F_R, (V(Rb, 12) | 1));
                                END(3)
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
                    USE(READ, F_R, (V(Rb, 12) | 1));
                    IF(6, OPEN) USE(READ, F_R, 255); END(6)
                    USE(WRITE(1), F_R, V(Rd, 8));
                    USE(WRITE(1), F_R, (V(Rd, 8) | 1));
                } else {
                    IF(7, OPEN) USE(READ, F_R, 255); END(7)
                    USE(WRITE(1), F_R, V(Rd, 8));
                }
            }
        }
    END(8)
    rt_leave(u);
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
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(1)
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        END_LET(5)
                    } else {
                        LET(5)
                            if (0xef >> V(ATOM_OP, 1) & 1) {
                                addr_e_reads(u, 0, 7, 1);
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            }
                            if (V(ATOM_OP, 1) == 4) {
                                addr_e_reads(u, 0, 7, 1);
                                IF(2, OPEN)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END(2)
                                IF(3, OPEN)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END(3)
                            }
                            if (V(ATOM_OP, 1) == 8) {
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            }
                        END_LET(5)
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
                        LET(9)
                            if (0xef >> V(ATOM_OP, 1) & 1) {
                                addr_e_reads(u, 0, 7, 1);
                                USE(READ, F_R, V(Rb, 9));
                            }
                            if (V(ATOM_OP, 1) == 4) {
                                addr_e_reads(u, 0, 7, 1);
                                IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                                IF(5, OPEN) USE(READ, F_R, V(Rb, 9)); END(5)
                            }
                            if (V(ATOM_OP, 1) == 8) USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    }
                    NEED(9);
                    addr_e_reads(u, 0, 7, 1);
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            } else {
                addr_e_reads(u, 0, 7, 1);
                USE(READ, F_R, V(Rb, 9));
                if (V(atomic_TYPE_AMPERE, 3) == 2) {
                    USE(READ, F_R, (V(Rb, 9) | 1));
                    IF(6, OPEN) USE(READ, F_R, 255); END(6)
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) | 1));
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
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(1)
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
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
                                IF(2, OPEN)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END(2)
                                IF(3, OPEN)
                                    USE(READ, F_R, V(Rb, 9));
                                    USE(READ, F_R, (V(Rb, 9) | 1));
                                END(3)
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
                    USE(READ, F_R, (V(Rb, 9) | 1));
                    IF(6, OPEN) USE(READ, F_R, 255); END(6)
                    USE(WRITE(1), F_R, V(Rd, 5));
                    USE(WRITE(1), F_R, (V(Rd, 5) | 1));
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

static void uses_atomg_h(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(7, guard_value(u, 10, 2))
        if (((0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1) || (0xfe00 >> V(ATOM_OP, 1) & 1)) || ((0xfffe >>
            V(ATOM_OP, 1) & 1) && (0xf0 >> V(atomic_TYPE_HOPPER, 3) & 1))) {
            addr_e_reads(u, 0, 7, 1);
            USE(READ, F_R, V(Rb, 9));
            if (0x1c >> V(atomic_TYPE_HOPPER, 3) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0x1c >> V(atomic_TYPE_HOPPER, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
            if (V(atomic_TYPE_HOPPER, 3) == 4) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        } else {
            USE(WRITE(1), F_P, V(Pu, 5));
            if (0x1ff >> V(ATOM_OP, 1) & 1) {
                if (0xc >> V(atomic_TYPE_HOPPER, 3) & 1) {
                    LET(5)
                        if (0xef >> V(ATOM_OP, 1) & 1) {
                            addr_e_reads(u, 0, 7, 1);
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        }
                        if (V(ATOM_OP, 1) == 4) {
                            addr_e_reads(u, 0, 7, 1);
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(1)
                            IF(2, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(2)
                        }
                        if (V(ATOM_OP, 1) == 8) {
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        }
                    END_LET(5)
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
                        LET(9)
                            if (0xef >> V(ATOM_OP, 1) & 1) {
                                addr_e_reads(u, 0, 7, 1);
                                USE(READ, F_R, V(Rb, 9));
                            }
                            if (V(ATOM_OP, 1) == 4) {
                                addr_e_reads(u, 0, 7, 1);
                                IF(3, OPEN) USE(READ, F_R, V(Rb, 9)); END(3)
                                IF(4, OPEN) USE(READ, F_R, V(Rb, 9)); END(4)
                            }
                            if (V(ATOM_OP, 1) == 8) USE(READ, F_R, V(Rb, 9));
                        END_LET(9)
                    }
                    NEED(9);
                    addr_e_reads(u, 0, 7, 1);
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
            } else {
                addr_e_reads(u, 0, 7, 1);
                USE(READ, F_R, V(Rb, 9));
                if (V(atomic_TYPE_HOPPER, 3) == 2) {
                    USE(READ, F_R, (V(Rb, 9) | 1));
                    IF(5, OPEN) USE(READ, F_R, 255); END(5)
                    USE(WRITE(1), F_R, V(Rd, 6));
                    USE(WRITE(1), F_R, (V(Rd, 6) | 1));
                } else {
                    IF(6, OPEN) USE(READ, F_R, 255); END(6)
                    USE(WRITE(1), F_R, V(Rd, 6));
                }
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
            USE(READ, F_R, V(Rb, 9));
            if (0x1c >> V(atomic_TYPE_HOPPER, 2) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0x1c >> V(atomic_TYPE_HOPPER, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (V(atomic_TYPE_HOPPER, 2) == 4) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
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
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(1)
                            IF(2, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(2)
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
                USE(READ, F_R, V(Rb, 9));
                if (V(atomic_TYPE_HOPPER, 2) == 2) {
                    USE(READ, F_R, (V(Rb, 9) | 1));
                    IF(5, OPEN) USE(READ, F_R, 255); END(5)
                    USE(WRITE(1), F_R, V(Rd, 5));
                    USE(WRITE(1), F_R, (V(Rd, 5) | 1));
                } else {
                    IF(6, OPEN) USE(READ, F_R, 255); END(6)
                    USE(WRITE(1), F_R, V(Rd, 5));
                }
            }
        }
    END(7)
    desc_reads_2(u, 7, 3);
    rt_leave(u);
}

static void uses_atomg_f(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 2);
    IF(7, guard_value(u, 10, 2))
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 3) & 1) || (0xe >> V(atomic_FLOAT_OP, 1) & 1)) !=
            0) {
            addr_e_reads(u, 0, 7, 1);
            USE(READ, F_R, V(Rb, 9));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 3) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 5));
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        } else {
            USE(WRITE(1), F_P, V(Pu, 5));
            if (V(atomic_FLOAT_OP, 1) == 0) {
                if (V(atomic_FLOAT_TYPE, 3) == 15) {
                    if ((V(atomic_FLOAT_OP, 1) == 0) && (V(atomic_FLOAT_TYPE, 3) == 15)) {
                        LET(7)
                            addr_e_reads(u, 0, 7, 1);
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(1)
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        END_LET(7)
                    } else {
                        LET(7)
                            if (V(atomic_FLOAT_OP, 1) == 0) {
                                addr_e_reads(u, 0, 7, 1);
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            }
                        END_LET(7)
                    }
                    NEED(7);
                    addr_e_reads(u, 0, 7, 1);
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

static void uses_atomg_fd(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 10, 4);
    IF(7, guard_value(u, 10, 4))
        if (((0xffff6df6u >> V(atomic_FLOAT_TYPE, 2) & 1) || (0xe >> V(atomic_FLOAT_OP, 0) & 1)) !=
            0) {
            addr_global_reads_2(u, 6, 7, 2);
            desc_reads_2(u, 7, 3);
            USE(READ, F_R, V(Rb, 9));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 2) & 1) USE(READ, F_R, (V(Rb, 9) | 1));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(READ, F_R, (V(Rb, 9) | 2));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(READ, F_R, (V(Rb, 9) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_P, V(Pu, 4));
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        } else {
            USE(WRITE(1), F_P, V(Pu, 4));
            if (V(atomic_FLOAT_OP, 0) == 0) {
                if (V(atomic_FLOAT_TYPE, 2) == 15) {
                    if ((V(atomic_FLOAT_OP, 0) == 0) && (V(atomic_FLOAT_TYPE, 2) == 15)) {
                        LET(7)
                            addr_global_reads_2(u, 6, 7, 2);
                            IF(1, OPEN)
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            END(1)
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        END_LET(7)
                    } else {
                        LET(7)
                            if (V(atomic_FLOAT_OP, 0) == 0) {
                                addr_global_reads_2(u, 6, 7, 2);
                                USE(READ, F_R, V(Rb, 9));
                                USE(READ, F_R, (V(Rb, 9) | 1));
                            }
                        END_LET(7)
                    }
                    NEED(7);
                    addr_global_reads_2(u, 6, 7, 2);
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
            USE(READ, F_R, V(Rb, 10));
            if (V(atomic_CAS_TYPE_VOLTA, 2) == 2) {
                USE(READ, F_R, (V(Rb, 10) | 1));
                IF(1, OPEN)
                    USE(READ, F_R, V(Rc, 11));
                    USE(READ, F_R, (V(Rc, 11) | 1));
                END(1)
                USE(WRITE(1), F_R, V(Rd, 7));
                USE(WRITE(1), F_R, (V(Rd, 7) | 1));
            } else {
                IF(2, OPEN) USE(READ, F_R, V(Rc, 11)); END(2)
                USE(WRITE(1), F_R, V(Rd, 7));
            }
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
            USE(READ, F_R, V(Rb, 8));
            if (V(atomic_CAS_TYPE_AMPERE, 2) == 2) {
                USE(READ, F_R, (V(Rb, 8) | 1));
                IF(1, OPEN)
                    USE(READ, F_R, V(Rc, 9));
                    USE(READ, F_R, (V(Rc, 9) | 1));
                END(1)
                USE(WRITE(1), F_R, V(Rd, 5));
                USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            } else {
                IF(2, OPEN) USE(READ, F_R, V(Rc, 9)); END(2)
                USE(WRITE(1), F_R, V(Rd, 5));
            }
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
            USE(READ, F_R, V(Rb, 8));
            if (V(atomic_CAS_TYPE_HOPPER, 2) == 2) {
                USE(READ, F_R, (V(Rb, 8) | 1));
                IF(1, OPEN)
                    USE(READ, F_R, V(Rc, 9));
                    USE(READ, F_R, (V(Rc, 9) | 1));
                END(1)
                USE(WRITE(1), F_R, V(Rd, 5));
                USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            } else {
                IF(2, OPEN) USE(READ, F_R, V(Rc, 9)); END(2)
                USE(WRITE(1), F_R, V(Rd, 5));
            }
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
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rb, 9));
                        USE(READ, F_R, (V(Rb, 9) | 1));
                    END(1)
                    USE(READ, F_R, V(Rb, 9));
                    USE(READ, F_R, (V(Rb, 9) | 1));
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
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        END(2)
                        IF(3, OPEN)
                            USE(READ, F_R, V(Rb, 9));
                            USE(READ, F_R, (V(Rb, 9) | 1));
                        END(3)
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
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rb, 10));
                        USE(READ, F_R, (V(Rb, 10) | 1));
                    END(1)
                    USE(READ, F_R, V(Rb, 10));
                    USE(READ, F_R, (V(Rb, 10) | 1));
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
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 10));
                            USE(READ, F_R, (V(Rb, 10) | 1));
                        END(2)
                        IF(3, OPEN)
                            USE(READ, F_R, V(Rb, 10));
                            USE(READ, F_R, (V(Rb, 10) | 1));
                        END(3)
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
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END(1)
                    USE(READ, F_R, V(Rb, 7));
                    USE(READ, F_R, (V(Rb, 7) | 1));
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
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(2)
                        IF(3, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(3)
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
                LET(8)
                    if (0xef >> V(RED_OP, 1) & 1) {
                        addr_e_reads(u, 0, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                    }
                    if (V(RED_OP, 1) == 4) {
                        addr_e_reads(u, 0, 5, 1);
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 7)); END(4)
                        IF(5, OPEN) USE(READ, F_R, V(Rb, 7)); END(5)
                    }
                END_LET(8)
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
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END(1)
                    USE(READ, F_R, V(Rb, 7));
                    USE(READ, F_R, (V(Rb, 7) | 1));
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
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(2)
                        IF(3, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(3)
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
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END(1)
                    IF(2, OPEN)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END(2)
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
                LET(8)
                    if (0xef >> V(RED_OP, 1) & 1) {
                        addr_e_reads(u, 0, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                    }
                    if (V(RED_OP, 1) == 4) {
                        addr_e_reads(u, 0, 5, 1);
                        IF(3, OPEN) USE(READ, F_R, V(Rb, 7)); END(3)
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 7)); END(4)
                    }
                END_LET(8)
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
                    IF(1, OPEN)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END(1)
                    IF(2, OPEN)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END(2)
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
            USE(READ, F_R, V(Rb, 7));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 3) & 1) USE(READ, F_R, (V(Rb, 7) | 1));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(READ, F_R, (V(Rb, 7) | 2));
            if (V(atomic_FLOAT_TYPE, 3) == 11) USE(READ, F_R, (V(Rb, 7) | 3));
        } else if (V(atomic_FLOAT_OP, 1) == 0) {
            if (V(atomic_FLOAT_TYPE, 3) == 15) {
                if ((V(atomic_FLOAT_OP, 1) == 0) && (V(atomic_FLOAT_TYPE, 3) == 15)) {
                    LET(6)
                        addr_e_reads(u, 0, 5, 1);
                        IF(1, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(1)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END_LET(6)
                } else {
                    LET(6)
                        if (V(atomic_FLOAT_OP, 1) == 0) {
                            addr_e_reads(u, 0, 5, 1);
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        }
                    END_LET(6)
                }
                NEED(6);
                addr_e_reads(u, 0, 5, 1);
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
            USE(READ, F_R, V(Rb, 7));
            if (0xa802 >> V(atomic_FLOAT_TYPE, 2) & 1) USE(READ, F_R, (V(Rb, 7) | 1));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(READ, F_R, (V(Rb, 7) | 2));
            if (V(atomic_FLOAT_TYPE, 2) == 11) USE(READ, F_R, (V(Rb, 7) | 3));
        } else if (V(atomic_FLOAT_OP, 0) == 0) {
            if (V(atomic_FLOAT_TYPE, 2) == 15) {
                if ((V(atomic_FLOAT_OP, 0) == 0) && (V(atomic_FLOAT_TYPE, 2) == 15)) {
                    LET(6)
                        addr_global_reads_2(u, 4, 5, 2);
                        IF(1, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(1)
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    END_LET(6)
                } else {
                    LET(6)
                        if (V(atomic_FLOAT_OP, 0) == 0) {
                            addr_global_reads_2(u, 4, 5, 2);
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        }
                    END_LET(6)
                }
                NEED(6);
                addr_global_reads_2(u, 4, 5, 2);
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
                        IF(1, OPEN)
                            USE(READ, F_R, V(Rb, 5));
                            USE(READ, F_R, (V(Rb, 5) | 1));
                        END(1)
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 5));
                            USE(READ, F_R, (V(Rb, 5) | 1));
                        END(2)
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
                USE(READ, F_R, (V(Rb, 5) | 1));
                IF(5, OPEN) USE(READ, F_R, 255); END(5)
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
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
                LET(5)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_scaled_reads(u, 3, 1);
                        USE(READ, F_R, V(Rb, 6));
                        USE(READ, F_R, (V(Rb, 6) | 1));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_scaled_reads(u, 3, 1);
                        IF(1, OPEN)
                            USE(READ, F_R, V(Rb, 6));
                            USE(READ, F_R, (V(Rb, 6) | 1));
                        END(1)
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 6));
                            USE(READ, F_R, (V(Rb, 6) | 1));
                        END(2)
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
            } else {
                LET(9)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_scaled_reads(u, 3, 1);
                        USE(READ, F_R, V(Rb, 6));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_scaled_reads(u, 3, 1);
                        IF(3, OPEN) USE(READ, F_R, V(Rb, 6)); END(3)
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 6)); END(4)
                    }
                    if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 6));
                END_LET(9)
                NEED(9);
                addr_scaled_reads(u, 3, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 6));
            if (V(atomic_SHARED_TYPE, 1) == 2) {
                USE(READ, F_R, (V(Rb, 6) | 1));
                IF(5, OPEN) USE(READ, F_R, 255); END(5)
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
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
        USE(READ, F_UR, V(URc, v3));
    }
    if (LINE(l4) == 2 || LINE(l4) == 3 || LINE(l4) == 4 || LINE(l4) == 5) {
        USE(READ, F_UR, V(URc, v3));
    }
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
                LET(5)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        IF(1, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(1)
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(2)
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
            } else {
                LET(9)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        IF(3, OPEN) USE(READ, F_R, V(Rb, 7)); END(3)
                        IF(4, OPEN) USE(READ, F_R, V(Rb, 7)); END(4)
                    }
                    if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 7));
                END_LET(9)
                NEED(9);
                addr_scaled_ur_reads(u, 3, 5, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_ur_reads(u, 3, 5, 1);
            USE(READ, F_R, V(Rb, 7));
            if (V(atomic_SHARED_TYPE, 1) == 2) {
                USE(READ, F_R, (V(Rb, 7) | 1));
                IF(5, OPEN) USE(READ, F_R, 255); END(5)
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
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
            USE(READ, F_R, V(Rb, 6));
            if (0x1c >> V(atomic_TYPE_HOPPER, 1) & 1) USE(READ, F_R, (V(Rb, 6) | 1));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(READ, F_R, (V(Rb, 6) | 2));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(READ, F_R, (V(Rb, 6) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (0x1c >> V(atomic_TYPE_HOPPER, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        } else if (0x1ff >> V(ATOM_OP, 0) & 1) {
            if (0xc >> V(atomic_TYPE_HOPPER, 1) & 1) {
                LET(5)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_scaled_reads(u, 3, 1);
                        USE(READ, F_R, V(Rb, 6));
                        USE(READ, F_R, (V(Rb, 6) | 1));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_scaled_reads(u, 3, 1);
                        IF(1, OPEN)
                            USE(READ, F_R, V(Rb, 6));
                            USE(READ, F_R, (V(Rb, 6) | 1));
                        END(1)
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 6));
                            USE(READ, F_R, (V(Rb, 6) | 1));
                        END(2)
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
            } else {
                if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1)) {
                    LET(9)
                        addr_scaled_reads(u, 3, 1);
                        USE(READ, F_R, V(Rb, 6));
                    END_LET(9)
                } else {
                    LET(9)
                        if (0xef >> V(ATOM_OP, 0) & 1) {
                            addr_scaled_reads(u, 3, 1);
                            USE(READ, F_R, V(Rb, 6));
                        }
                        if (V(ATOM_OP, 0) == 4) {
                            addr_scaled_reads(u, 3, 1);
                            IF(3, OPEN) USE(READ, F_R, V(Rb, 6)); END(3)
                            IF(4, OPEN) USE(READ, F_R, V(Rb, 6)); END(4)
                        }
                        if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 6));
                    END_LET(9)
                }
                NEED(9);
                addr_scaled_reads(u, 3, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_reads(u, 3, 1);
            USE(READ, F_R, V(Rb, 6));
            if (V(atomic_TYPE_HOPPER, 1) == 2) {
                USE(READ, F_R, (V(Rb, 6) | 1));
                IF(5, OPEN) USE(READ, F_R, 255); END(5)
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
            } else {
                IF(6, OPEN) USE(READ, F_R, 255); END(6)
                USE(WRITE(1), F_R, V(Rd, 2));
            }
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
            USE(READ, F_R, V(Rb, 7));
            if (0x1c >> V(atomic_TYPE_HOPPER, 1) & 1) USE(READ, F_R, (V(Rb, 7) | 1));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(READ, F_R, (V(Rb, 7) | 2));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(READ, F_R, (V(Rb, 7) | 3));
            USE(READ, F_R, 255);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (0x1c >> V(atomic_TYPE_HOPPER, 1) & 1) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(WRITE(1), F_R, (V(Rd, 2) | 2));
            if (V(atomic_TYPE_HOPPER, 1) == 4) USE(WRITE(1), F_R, (V(Rd, 2) | 3));
        } else if (0x1ff >> V(ATOM_OP, 0) & 1) {
            if (0xc >> V(atomic_TYPE_HOPPER, 1) & 1) {
                LET(5)
                    if (0xef >> V(ATOM_OP, 0) & 1) {
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                        USE(READ, F_R, (V(Rb, 7) | 1));
                    }
                    if (V(ATOM_OP, 0) == 4) {
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        IF(1, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(1)
                        IF(2, OPEN)
                            USE(READ, F_R, V(Rb, 7));
                            USE(READ, F_R, (V(Rb, 7) | 1));
                        END(2)
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
            } else {
                if ((V(ATOM_OP, 0) == 0) && (0xf0 >> V(atomic_TYPE_HOPPER, 1) & 1)) {
                    LET(9)
                        addr_scaled_ur_reads(u, 3, 5, 1);
                        USE(READ, F_R, V(Rb, 7));
                    END_LET(9)
                } else {
                    LET(9)
                        if (0xef >> V(ATOM_OP, 0) & 1) {
                            addr_scaled_ur_reads(u, 3, 5, 1);
                            USE(READ, F_R, V(Rb, 7));
                        }
                        if (V(ATOM_OP, 0) == 4) {
                            addr_scaled_ur_reads(u, 3, 5, 1);
                            IF(3, OPEN) USE(READ, F_R, V(Rb, 7)); END(3)
                            IF(4, OPEN) USE(READ, F_R, V(Rb, 7)); END(4)
                        }
                        if (V(ATOM_OP, 0) == 8) USE(READ, F_R, V(Rb, 7));
                    END_LET(9)
                }
                NEED(9);
                addr_scaled_ur_reads(u, 3, 5, 1);
                USE(WRITE(1), F_R, V(Rd, 2));
            }
        } else {
            addr_scaled_ur_reads(u, 3, 5, 1);
            USE(READ, F_R, V(Rb, 7));
            if (V(atomic_TYPE_HOPPER, 1) == 2) {
                USE(READ, F_R, (V(Rb, 7) | 1));
                IF(5, OPEN) USE(READ, F_R, 255); END(5)
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
            } else {
                IF(6, OPEN) USE(READ, F_R, 255); END(6)
                USE(WRITE(1), F_R, V(Rd, 2));
            }
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
                USE(READ, F_R, (V(Rb, 5) | 1));
                IF(1, OPEN)
                    USE(READ, F_R, V(Rc, 6));
                    USE(READ, F_R, (V(Rc, 6) | 1));
                END(1)
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
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
                USE(READ, F_R, (V(Rb, 6) | 1));
                IF(1, OPEN)
                    USE(READ, F_R, V(Rc, 7));
                    USE(READ, F_R, (V(Rc, 7) | 1));
                END(1)
                USE(WRITE(1), F_R, V(Rd, 2));
                USE(WRITE(1), F_R, (V(Rd, 2) | 1));
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
            USE(READ, F_R, (V(Rb, 6) | 1));
            IF(1, OPEN)
                USE(READ, F_R, V(Rc, 7));
                USE(READ, F_R, (V(Rc, 7) | 1));
            END(1)
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        } else {
            IF(2, OPEN) USE(READ, F_R, V(Rc, 7)); END(2)
            USE(WRITE(1), F_R, V(Rd, 2));
        }
    END(3)
}

static void uses_atoms_popc_p(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        if (V(Rd, 0) != 255) {
            USE(READ, F_R, V(Ra, 1));
            USE(READ, F_UR, V(URc, 3));
            USE(WRITE(1), F_R, V(Rd, 0));
        }
        USE(READ, F_R, V(Ra, 1));
        USE(READ, F_UR, V(URc, 3));
    END(1)
}

static void uses_atoms_popc_po(struct rt_uses *u)
{
    guard_reads(u, 5, 0);
    IF(1, guard_value(u, 5, 0))
        if (V(Rd, 0) != 255) {
            USE(READ, F_R, V(Ra, 1));
            USE(READ, F_UR, V(URc, 3));
            USE(WRITE(1), F_R, V(Rd, 0));
        }
        USE(READ, F_R, V(Ra, 1));
        USE(READ, F_UR, V(URc, 3));
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
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x5 = UNKNOWN, x6 = UNKNOWN;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 4, 1));
    x2 = rt_answer(u, x1);
    LET(3)
        guard_reads(u, 4, 1);
        IF(1, guard_value(u, 4, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(3)
    guard_reads(u, 4, 1);
    IF(5, x2)
        x5 = rt_content(u, F_B, K(V(Bd, 2)));
        NEED(3);
        USE(WRITE(1), F_B, V(Bd, 2));
        USE(READ, F_ACTIVE, 0);
        IF(4, rt_not(x2))
            x6 = rt_band(u, rt_band(u, rt_band(u, x5, K(INT64_C(4294967295))), rt_bxor(u,
                rt_chosen(u, x2, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u,
                rt_content(u, F_APART, K(V(Bd, 2))), K(UINT64_MAX)));
            for (uint64_t x7 = 0; x7 <= 31; x7++) {
                USE(READ, F_B, V(Bd, 2));
                USE(READ, F_APART, V(Bd, 2));
                IF(2, rt_test_of(u, rt_slice(u, x6, x7, 1)))
                    USE(WRITE(1), F_KEPT, ((V(Bd, 2) * 32) + x7));
                END(2)
            }
            USE(READ, F_APART, V(Bd, 2));
            USE(READ, F_B, V(Bd, 2));
            USE(WRITE(1), F_APART, V(Bd, 2));
        ELSE(4)
            USE(READ, F_APART, V(Bd, 2));
            IF(3, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0))))
                USE(WRITE(1), F_APART, V(Bd, 2));
            END(3)
        END(4)
    END(5)
    rt_leave(u);
}

static void uses_bsync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x41 = OPEN, x42 = OPEN;
    rt_value x38 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 3, 1);
        IF(1, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(2, x2) USE(READ, F_APART, V(Bd, 2)); END(2)
    IF(13, rt_both(x2, rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0))))
        USE(READ, F_B, V(Bd, 2));
        IF(3, rt_not(rt_eq(u, rt_band(u, rt_content(u, F_B, K(V(Bd, 2))), K(INT64_C(4294967295))),
            K(0))))
            USE(WRITE(1), F_B, V(Bd, 2));
        END(3)
    ELSE(13)
        IF(12, x2)
            LET(38)
                USE_PART(READ, F_APART, K(V(Bd, 2)), BITS(rt_place(UNKNOWN), 1));
                IF(4, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))), UNKNOWN,
                    1)))
                    USE_PART(READ, F_KEPT, UNKNOWN, ALL);
                ELSE(4) USE(READ, F_B, V(Bd, 2)); END(4)
            END_LET(38)
            x38 = rt_chosen(u, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))),
                UNKNOWN, 1)), UNKNOWN, rt_content(u, F_B, K(V(Bd, 2))));
            LET(41)
                guard_reads(u, 3, 1);
                IF(5, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(5)
                IF(6, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)))
                    NEED(38);
                    NEED(1);
                END(6)
            END_LET(41)
            x41 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
            x42 = rt_answer(u, x41);
            NEED(41);
            IF(11, x42)
                NEED(38);
                NEED(1);
                IF(9, rt_not(rt_eq(u, rt_band(u, x38, K(INT64_C(4294967295))), K(0))))
                    USE(READ, F_B, V(Bd, 2));
                    IF(7, rt_eq(u, rt_content(u, F_B, K(V(Bd, 2))), x38)) USE(WRITE(1), F_B, V(Bd,
                        2)); END(7)
                    USE(READ, F_APART, V(Bd, 2));
                    IF(8, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0))))
                        USE(WRITE(1), F_APART, V(Bd, 2));
                    END(8)
                END(9)
            ELSE(11)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(10, rt_not(x42))
                    HALT;
                END(10)
                JUMP(JUMPS, 1, K(HERE));
            END(11)
        END(12)
    END(13)
    rt_leave(u);
}

static void uses_break(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x15 = OPEN, x16 = OPEN;
    rt_value x12 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 3, 1);
        IF(1, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    USE(READ, F_APART, V(Bd, 2));
    NEED(1);
    IF(12, rt_eq(u, rt_content(u, F_APART, K(V(Bd, 2))), K(0)))
        IF(2, x2)
            USE(READ, F_B, V(Bd, 2));
            USE(WRITE(1), F_B, V(Bd, 2));
        END(2)
    ELSE(12)
        IF(11, x2)
            LET(12)
                USE_PART(READ, F_APART, K(V(Bd, 2)), BITS(rt_place(UNKNOWN), 1));
                IF(3, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))), UNKNOWN,
                    1)))
                    USE_PART(READ, F_KEPT, UNKNOWN, ALL);
                ELSE(3) USE(READ, F_B, V(Bd, 2)); END(3)
            END_LET(12)
            x12 = rt_chosen(u, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))),
                UNKNOWN, 1)), UNKNOWN, rt_content(u, F_B, K(V(Bd, 2))));
            LET(15)
                guard_reads(u, 3, 1);
                IF(4, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(4)
                IF(5, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)))
                    NEED(12);
                    NEED(1);
                END(5)
            END_LET(15)
            x15 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
            x16 = rt_answer(u, x15);
            NEED(15);
            NEED(1);
            IF(10, rt_eq(u, rt_chosen(u, x16, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x2,
                K(INT64_C(4294967295)), K(0))))
                USE(READ, F_B, V(Bd, 2));
                NEED(12);
                IF(6, rt_eq(u, rt_content(u, F_B, K(V(Bd, 2))), x12)) USE(WRITE(1), F_B, V(Bd, 2));
                    END(6)
                for (uint64_t x18 = 0; x18 <= 31; x18++) {
                    USE_PART(READ, F_APART, K(V(Bd, 2)), BITS(x18, 1));
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
            ELSE(10)
                USE(READ, F_ACTIVE, 0);
                NEED(15);
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(9, rt_not(x16))
                    HALT;
                END(9)
                JUMP(JUMPS, 1, K(HERE));
            END(10)
        END(11)
    END(12)
    rt_leave(u);
}

static void uses_bmov_r(struct rt_uses *u)
{
    struct rt_test x3 = OPEN;
    rt_value x4 = UNKNOWN, x5 = UNKNOWN;
    struct rt_local x2 = NOTHING;
    guard_reads(u, 3, 0);
    IF(2, guard_value(u, 3, 0))
        if (V(barrier_BMOV_REG, 2) < 16) {
            USE_PART(READ, F_APART, K(V(barrier_BMOV_REG, 2)), BITS(rt_place(UNKNOWN), 1));
            IF(1, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(barrier_BMOV_REG, 2))),
                UNKNOWN, 1)))
                USE_PART(READ, F_KEPT, UNKNOWN, ALL);
            ELSE(1) USE(EARLY(1), F_B, V(barrier_BMOV_REG, 2)); END(1)
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
            USE(WRITE(1), F_B, V(barrier_BMOV_REG, 2));
            USE(READ, F_ACTIVE, 0);
            IF(5, rt_not(x3))
                x5 = rt_band(u, rt_band(u, rt_band(u, x4, K(INT64_C(4294967295))), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u,
                    rt_content(u, F_APART, K(V(barrier_BMOV_REG, 2))), K(UINT64_MAX)));
                for (uint64_t x6 = 0; x6 <= 31; x6++) {
                    USE(EARLY(1), F_B, V(barrier_BMOV_REG, 2));
                    USE(READ, F_APART, V(barrier_BMOV_REG, 2));
                    IF(3, rt_test_of(u, rt_slice(u, x5, x6, 1)))
                        USE(WRITE(1), F_KEPT, ((V(barrier_BMOV_REG, 2) * 32) + x6));
                    END(3)
                }
                USE(READ, F_APART, V(barrier_BMOV_REG, 2));
                USE(EARLY(1), F_B, V(barrier_BMOV_REG, 2));
                USE(WRITE(1), F_APART, V(barrier_BMOV_REG, 2));
            ELSE(5)
                USE(READ, F_APART, V(barrier_BMOV_REG, 2));
                IF(4, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(barrier_BMOV_REG, 2))), K(0))))
                    USE(WRITE(1), F_APART, V(barrier_BMOV_REG, 2));
                END(4)
            END(5)
        END(6)
    }
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
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN, x9 = UNKNOWN;
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
        IF(7, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
            K(INT64_C(4294967295)), K(0))))
            IF(5, x6)
                x8 = rt_content(u, F_B, K(V(barrier_BMOV_REG, 1)));
                mov_b_reads(u, 2, 6, 0);
                USE(WRITE(1), F_B, V(barrier_BMOV_REG, 1));
                NEED(5);
                USE(READ, F_ACTIVE, 0);
                IF(4, rt_not(x6))
                    x9 = rt_band(u, rt_band(u, rt_band(u, x8, K(INT64_C(4294967295))), rt_bxor(u,
                        rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u,
                        rt_content(u, F_APART, K(V(barrier_BMOV_REG, 1))), K(UINT64_MAX)));
                    for (uint64_t x10 = 0; x10 <= 31; x10++) {
                        USE(EARLY(1), F_B, V(barrier_BMOV_REG, 1));
                        USE(READ, F_APART, V(barrier_BMOV_REG, 1));
                        IF(2, rt_test_of(u, rt_slice(u, x9, x10, 1)))
                            USE(WRITE(1), F_KEPT, ((V(barrier_BMOV_REG, 1) * 32) + x10));
                        END(2)
                    }
                    USE(READ, F_APART, V(barrier_BMOV_REG, 1));
                    USE(EARLY(1), F_B, V(barrier_BMOV_REG, 1));
                    NEED(5);
                    USE(WRITE(1), F_APART, V(barrier_BMOV_REG, 1));
                ELSE(4)
                    USE(READ, F_APART, V(barrier_BMOV_REG, 1));
                    IF(3, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(barrier_BMOV_REG, 1))), K(0))))
                        USE(WRITE(1), F_APART, V(barrier_BMOV_REG, 1));
                    END(3)
                END(4)
            END(5)
        ELSE(7)
            USE(READ, F_ACTIVE, 0);
            NEED(5);
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(6, rt_not(x6))
                HALT;
            END(6)
            JUMP(JUMPS, 1, K(HERE));
        END(7)
    } else {
        guard_reads(u, 7, 1);
        IF(8, guard_value(u, 7, 1)) mov_b_reads(u, 2, 6, 0); END(8)
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
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN, x9 = UNKNOWN;
    rt_enter(u);
    LET(1)
        USE_PART(READ, F_APART, K(V(barrier_Bb, 1)), BITS(rt_place(UNKNOWN), 1));
        IF(1, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(barrier_Bb, 1))), UNKNOWN,
            1)))
            USE_PART(READ, F_KEPT, UNKNOWN, ALL);
        ELSE(1) USE(EARLY(1), F_B, V(barrier_Bb, 1)); END(1)
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
    IF(8, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
        K(INT64_C(4294967295)), K(0))))
        IF(6, x6)
            x8 = rt_content(u, F_B, K(V(Bd, 0)));
            NEED(1);
            USE(WRITE(1), F_B, V(Bd, 0));
            NEED(5);
            USE(READ, F_ACTIVE, 0);
            IF(5, rt_not(x6))
                x9 = rt_band(u, rt_band(u, rt_band(u, x8, K(INT64_C(4294967295))), rt_bxor(u,
                    rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u,
                    rt_content(u, F_APART, K(V(Bd, 0))), K(UINT64_MAX)));
                for (uint64_t x10 = 0; x10 <= 31; x10++) {
                    USE(EARLY(1), F_B, V(Bd, 0));
                    USE(READ, F_APART, V(Bd, 0));
                    IF(3, rt_test_of(u, rt_slice(u, x9, x10, 1)))
                        USE(WRITE(1), F_KEPT, ((V(Bd, 0) * 32) + x10));
                    END(3)
                }
                USE(READ, F_APART, V(Bd, 0));
                USE(EARLY(1), F_B, V(Bd, 0));
                NEED(5);
                USE(WRITE(1), F_APART, V(Bd, 0));
            ELSE(5)
                USE(READ, F_APART, V(Bd, 0));
                IF(4, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 0))), K(0))))
                    USE(WRITE(1), F_APART, V(Bd, 0));
                END(4)
            END(5)
        END(6)
    ELSE(8)
        USE(READ, F_ACTIVE, 0);
        NEED(5);
        USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
        USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
        USE(READ, F_READY, 0);
        USE(WRITE(1), F_READY, 0);
        USE(WRITE(1), F_PARKED, 0);
        IF(7, rt_not(x6))
            HALT;
        END(7)
        JUMP(JUMPS, 1, K(HERE));
    END(8)
    rt_leave(u);
}

static void uses_bmov_rs(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN, x9 = UNKNOWN;
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
        IF(7, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
            K(INT64_C(4294967295)), K(0))))
            IF(5, x6)
                x8 = rt_content(u, F_B, K(V(Bd, 0)));
                USE(READ, F_ACTIVE, 0);
                USE(WRITE(1), F_B, V(Bd, 0));
                NEED(5);
                IF(4, rt_not(x6))
                    x9 = rt_band(u, rt_band(u, rt_band(u, x8, K(INT64_C(4294967295))), rt_bxor(u,
                        rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u,
                        rt_content(u, F_APART, K(V(Bd, 0))), K(UINT64_MAX)));
                    for (uint64_t x10 = 0; x10 <= 31; x10++) {
                        USE(EARLY(1), F_B, V(Bd, 0));
                        USE(READ, F_APART, V(Bd, 0));
                        IF(2, rt_test_of(u, rt_slice(u, x9, x10, 1)))
                            USE(WRITE(1), F_KEPT, ((V(Bd, 0) * 32) + x10));
                        END(2)
                    }
                    USE(READ, F_APART, V(Bd, 0));
                    USE(EARLY(1), F_B, V(Bd, 0));
                    NEED(5);
                    USE(WRITE(1), F_APART, V(Bd, 0));
                ELSE(4)
                    USE(READ, F_APART, V(Bd, 0));
                    IF(3, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(Bd, 0))), K(0))))
                        USE(WRITE(1), F_APART, V(Bd, 0));
                    END(3)
                END(4)
            END(5)
        ELSE(7)
            USE(READ, F_ACTIVE, 0);
            NEED(5);
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(6, rt_not(x6))
                HALT;
            END(6)
            JUMP(JUMPS, 1, K(HERE));
        END(7)
    } else USE(WRITE(1), F_B, V(Bd, 0));
    rt_leave(u);
}

static void uses_bmov_bb(struct rt_uses *u)
{
    struct rt_test x5 = OPEN, x6 = OPEN, x7 = OPEN;
    rt_value x8 = UNKNOWN, x9 = UNKNOWN;
    rt_enter(u);
    if (V(barrier_BMOV_REG, 1) < 16) {
        LET(1)
            USE_PART(READ, F_APART, K(V(Bd, 2)), BITS(rt_place(UNKNOWN), 1));
            IF(1, rt_test_of(u, rt_slice_at(u, rt_content(u, F_APART, K(V(Bd, 2))), UNKNOWN, 1)))
                USE_PART(READ, F_KEPT, UNKNOWN, ALL);
            ELSE(1) USE(EARLY(1), F_B, V(Bd, 2)); END(1)
        END_LET(1)
        LET(5)
            guard_reads(u, 3, 0);
            IF(2, guard_value(u, 3, 0)) NEED(1); END(2)
        END_LET(5)
        x5 = rt_answer(u, guard_value(u, 3, 0));
        x6 = rt_answer(u, x5);
        x7 = rt_answer(u, guard_value(u, 3, 0));
        NEED(5);
        guard_reads(u, 3, 0);
        IF(8, rt_eq(u, rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x7,
            K(INT64_C(4294967295)), K(0))))
            IF(6, x6)
                x8 = rt_content(u, F_B, K(V(barrier_BMOV_REG, 1)));
                NEED(1);
                USE(WRITE(1), F_B, V(barrier_BMOV_REG, 1));
                NEED(5);
                USE(READ, F_ACTIVE, 0);
                IF(5, rt_not(x6))
                    x9 = rt_band(u, rt_band(u, rt_band(u, x8, K(INT64_C(4294967295))), rt_bxor(u,
                        rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))), rt_bxor(u,
                        rt_content(u, F_APART, K(V(barrier_BMOV_REG, 1))), K(UINT64_MAX)));
                    for (uint64_t x10 = 0; x10 <= 31; x10++) {
                        USE(EARLY(1), F_B, V(barrier_BMOV_REG, 1));
                        USE(READ, F_APART, V(barrier_BMOV_REG, 1));
                        IF(3, rt_test_of(u, rt_slice(u, x9, x10, 1)))
                            USE(WRITE(1), F_KEPT, ((V(barrier_BMOV_REG, 1) * 32) + x10));
                        END(3)
                    }
                    USE(READ, F_APART, V(barrier_BMOV_REG, 1));
                    USE(EARLY(1), F_B, V(barrier_BMOV_REG, 1));
                    NEED(5);
                    USE(WRITE(1), F_APART, V(barrier_BMOV_REG, 1));
                ELSE(5)
                    USE(READ, F_APART, V(barrier_BMOV_REG, 1));
                    IF(4, rt_not(rt_eq(u, rt_content(u, F_APART, K(V(barrier_BMOV_REG, 1))), K(0))))
                        USE(WRITE(1), F_APART, V(barrier_BMOV_REG, 1));
                    END(4)
                END(5)
            END(6)
        ELSE(8)
            USE(READ, F_ACTIVE, 0);
            NEED(5);
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(7, rt_not(x6))
                HALT;
            END(7)
            JUMP(JUMPS, 1, K(HERE));
        END(8)
    } else {
        guard_reads(u, 3, 0);
        IF(9, guard_value(u, 3, 0)) USE(EARLY(1), F_B, V(Bd, 2)); END(9)
    }
    rt_leave(u);
}

static void uses_yield(struct rt_uses *u)
{
    rt_enter(u);
    LET(1)
        guard_reads(u, 2, 1);
        IF(1, guard_value(u, 2, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    NEED(1);
    rt_leave(u);
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
    rt_value x2 = UNKNOWN, x12 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 4, 2);
        IF(1, guard_value(u, 4, 2)) opt_src_reads(u, 2, 1); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 4, 2), opt_src_value(u, 2, 1)));
    x2 = rt_slice(u, rt_content(u, F_R, K(V(Rb, 3))), 0, 32);
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    LET(7)
        NEED(1);
        IF(2, x1) USE(READ, F_R, V(Rb, 3)); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(8, rt_not(x8))
        NEED(1);
        IF(4, x4)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(3, rt_not(x8))
                HALT;
            END(3)
            JUMP(JUMPS, 1, K(HERE));
        END(4)
    ELSE(8)
        if (exclusive_value(u, 0, 0)) {
            USE(READ, F_R, V(Rb, 3));
            NEED(1);
        }
        IF(7, rt_both(rt_sure(exclusive_value(u, 0, 0)), rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8,
            K(INT64_C(4294967295)), K(0)), x2), rt_chosen(u, x8, K(INT64_C(4294967295)), K(0))))))
            USE(READ, F_R, V(Rb, 3));
            NEED(1);
            IF(6, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
                K(0))))
                x12 = rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2);
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(5, rt_not(rt_test_of(u, x12)))
                    HALT;
                END(5)
                JUMP(JUMPS, 1, K(HERE));
            END(6)
        END(7)
    END(8)
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
    IF(5, rt_not(x8))
        NEED(1);
        IF(4, x4)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(3, rt_not(x8))
                HALT;
            END(3)
            JUMP(JUMPS, 1, K(HERE));
        END(4)
    END(5)
    rt_leave(u);
}

static void uses_warpsync_h(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x2 = UNKNOWN, x12 = UNKNOWN;
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
        IF(2, x1) USE(READ, F_R, V(Ra, 3)); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(8, rt_not(x8))
        NEED(1);
        IF(4, x4)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(3, rt_not(x8))
                HALT;
            END(3)
            JUMP(JUMPS, 1, K(HERE));
        END(4)
    ELSE(8)
        if (V(barrier_EXCLUSIVE_HOPPER, 0)) {
            USE(READ, F_R, V(Ra, 3));
            NEED(1);
        }
        IF(7, rt_both(rt_sure(V(barrier_EXCLUSIVE_HOPPER, 0)), rt_not(rt_eq(u, rt_band(u,
            rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2), rt_chosen(u, x8,
            K(INT64_C(4294967295)), K(0))))))
            USE(READ, F_R, V(Ra, 3));
            NEED(1);
            IF(6, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
                K(0))))
                x12 = rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2);
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(5, rt_not(rt_test_of(u, x12)))
                    HALT;
                END(5)
                JUMP(JUMPS, 1, K(HERE));
            END(6)
        END(7)
    END(8)
    rt_leave(u);
}

static void uses_warpsync_a(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 2, 1);
        IF(1, guard_value(u, 2, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 2, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(4, rt_not(x8))
        IF(3, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(2, rt_not(x8))
                HALT;
            END(2)
            JUMP(JUMPS, 1, K(HERE));
        END(3)
    END(4)
    rt_leave(u);
}

static void uses_warpsync_collective_h(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x2 = UNKNOWN, x12 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 4, 1);
        IF(1, guard_value(u, 4, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
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
    IF(8, rt_not(x8))
        NEED(1);
        IF(4, x4)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(3, rt_not(x8))
                HALT;
            END(3)
            JUMP(JUMPS, 1, K(HERE));
        END(4)
    ELSE(8)
        USE(READ, F_R, V(Ra, 2));
        NEED(1);
        IF(7, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
            rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)))))
            IF(6, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2),
                K(0))))
                x12 = rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), x2);
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(5, rt_not(rt_test_of(u, x12)))
                    HALT;
                END(5)
                JUMP(JUMPS, 1, K(HERE));
            END(6)
        END(7)
    END(8)
    rt_leave(u);
}

static void uses_warpsync_collective_a(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_value x12 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 3, 1);
        IF(1, guard_value(u, 3, 1)) opt_src_reads(u, 1, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 3, 1), opt_src_value(u, 1, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, rt_not(x8))
        IF(3, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(2, rt_not(x8))
                HALT;
            END(2)
            JUMP(JUMPS, 1, K(HERE));
        END(3)
    ELSE(7)
        IF(6, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)),
            K(INT64_C(4294967295))), rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)))))
            IF(5, rt_not(rt_eq(u, rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)),
                K(INT64_C(4294967295))), K(0))))
                x12 = rt_band(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)),
                    K(INT64_C(4294967295)));
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(4, rt_not(rt_test_of(u, x12)))
                    HALT;
                END(4)
                JUMP(JUMPS, 1, K(HERE));
            END(5)
        END(6)
    END(7)
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

static void uses_bar_sync(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x5 = UNKNOWN, x25 = UNKNOWN, x51 = UNKNOWN;
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
        USE_PART(WRITE(1), F_SOME, rt_slice(u, x5, 0, 4), ALL);
        NEED(26);
        USE_PART(WRITE(1), F_ASKED, rt_slice(u, x5, 0, 4), ALL);
        NEED(27);
        USE_PART(WRITE(1), F_YES, rt_slice(u, x5, 0, 4), ALL);
        NEED(25);
        IF(4, OPEN) USE(READ, F_LEFT, 0); END(4)
        USE_PART(WRITE(1), F_COME, rt_slice(u, x5, 0, 4), ALL);
        IF(5, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, rt_slice(u, x5, 16, 12), K(0))), rt_shr(u,
            rt_add(u, rt_slice(u, x5, 16, 12), K(31)), K(5)), UNKNOWN), rt_add(u, x25, K(1))))
            USE_PART(WRITE(1), F_RED_YES, rt_slice(u, x5, 0, 4), ALL);
            USE_PART(WRITE(1), F_RED_ALL, rt_slice(u, x5, 0, 4), ALL);
        END(5)
    END(6)
    NEED(10);
    IF(7, rt_not(rt_not(x2)))
        bar_operands_reads(u, 1, 0);
        guard_reads(u, 4, 1);
        USE_PART(WAIT, F_COME, rt_slice(u, x5, 0, 4), ALL);
    END(7)
    IF(16, rt_not(x2))
        guard_reads(u, 4, 1);
        IF(15, x2)
            USE(READ, F_ACTIVE, 0);
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            IF(14, rt_not(x2))
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(8, rt_not(x2))
                    HALT;
                END(8)
                JUMP(JUMPS, 1, K(HERE));
            ELSE(14)
                bar_operands_reads(u, 1, 0);
                USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_NEED, UNKNOWN, ALL);
                x51 = rt_bor(u, rt_band(u, rt_content(u, F_BLOCKED, K(0)),
                    K(UINT64_C(0xffffffffffffffff))), UNKNOWN);
                USE(READ, F_READY, 0);
                IF(10, OPEN)
                    for (uint64_t x54 = 0; x54 <= 31; x54++) {
                        USE(READ, F_BLOCKED, 0);
                        IF(9, rt_test_of(u, rt_slice(u, x51, x54, 1))) USE(READ, F_GROUP_WAIT, x54);
                            END(9)
                    }
                END(10)
                USE(READ, F_TURN, 0);
                USE(WRITE(1), F_TURN, 0);
                USE_PART(READ, F_GROUP_LANES, UNKNOWN, ALL);
                IF(11, OPEN)
                    HALT;
                END(11)
                USE_PART(READ, F_GROUP_PC, UNKNOWN, ALL);
                JUMP(JUMPS, 1, UNKNOWN);
                USE(WRITE(1), F_READY, 0);
                USE(READ, F_BLOCKED, 0);
                USE(WRITE(1), F_BLOCKED, 0);
                USE(WRITE(1), F_PARKED, 0);
                USE(READ, F_YIELDED, 0);
                IF(12, rt_not(rt_eq(u, rt_content(u, F_YIELDED, K(0)), K(0))))
                    USE(WRITE(1), F_YIELDED, 0);
                END(12)
                USE_PART(READ, F_LEFT_OFF, K(0), BITS(rt_place(UNKNOWN), 1));
                IF(13, rt_test_of(u, rt_slice_at(u, rt_content(u, F_LEFT_OFF, K(0)), UNKNOWN, 1)))
                    for (uint64_t x59 = 0; x59 <= 62; x59++) {
                        USE_PART(READ, F_LEFT_UR, UNKNOWN, ALL);
                        USE(WRITE(1), F_UR, x59);
                    }
                    for (uint64_t x60 = 0; x60 <= 6; x60++) {
                        USE_PART(READ, F_LEFT_UP, UNKNOWN, ALL);
                        USE(WRITE(1), F_UP, x60);
                    }
                END(13)
                USE(READ, F_LEFT_OFF, 0);
                USE(WRITE(1), F_LEFT_OFF, 0);
            END(14)
        END(15)
    END(16)
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
    rt_value x5 = UNKNOWN, x25 = UNKNOWN, x51 = UNKNOWN;
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
        USE_PART(WRITE(1), F_SOME, rt_slice(u, x5, 0, 4), ALL);
        NEED(26);
        USE_PART(WRITE(1), F_ASKED, rt_slice(u, x5, 0, 4), ALL);
        NEED(27);
        USE_PART(WRITE(1), F_YES, rt_slice(u, x5, 0, 4), ALL);
        NEED(25);
        IF(4, OPEN) USE(READ, F_LEFT, 0); END(4)
        USE_PART(WRITE(1), F_COME, rt_slice(u, x5, 0, 4), ALL);
        IF(5, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, rt_slice(u, x5, 16, 12), K(0))), rt_shr(u,
            rt_add(u, rt_slice(u, x5, 16, 12), K(31)), K(5)), UNKNOWN), rt_add(u, x25, K(1))))
            USE_PART(WRITE(1), F_RED_YES, rt_slice(u, x5, 0, 4), ALL);
            USE_PART(WRITE(1), F_RED_ALL, rt_slice(u, x5, 0, 4), ALL);
        END(5)
    END(6)
    NEED(10);
    IF(15, rt_not(x2))
        guard_reads(u, 4, 1);
        IF(14, x2)
            USE(READ, F_ACTIVE, 0);
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            IF(13, rt_not(x2))
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(7, rt_not(x2))
                    HALT;
                END(7)
                JUMP(JUMPS, 1, K(HERE));
            ELSE(13)
                bar_arv_operands_reads(u, 1, 0);
                USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_NEED, UNKNOWN, ALL);
                x51 = rt_bor(u, rt_band(u, rt_content(u, F_BLOCKED, K(0)),
                    K(UINT64_C(0xffffffffffffffff))), UNKNOWN);
                USE(READ, F_READY, 0);
                IF(9, OPEN)
                    for (uint64_t x54 = 0; x54 <= 31; x54++) {
                        USE(READ, F_BLOCKED, 0);
                        IF(8, rt_test_of(u, rt_slice(u, x51, x54, 1))) USE(READ, F_GROUP_WAIT, x54);
                            END(8)
                    }
                END(9)
                USE(READ, F_TURN, 0);
                USE(WRITE(1), F_TURN, 0);
                USE_PART(READ, F_GROUP_LANES, UNKNOWN, ALL);
                IF(10, OPEN)
                    HALT;
                END(10)
                USE_PART(READ, F_GROUP_PC, UNKNOWN, ALL);
                JUMP(JUMPS, 1, UNKNOWN);
                USE(WRITE(1), F_READY, 0);
                USE(READ, F_BLOCKED, 0);
                USE(WRITE(1), F_BLOCKED, 0);
                USE(WRITE(1), F_PARKED, 0);
                USE(READ, F_YIELDED, 0);
                IF(11, rt_not(rt_eq(u, rt_content(u, F_YIELDED, K(0)), K(0))))
                    USE(WRITE(1), F_YIELDED, 0);
                END(11)
                USE_PART(READ, F_LEFT_OFF, K(0), BITS(rt_place(UNKNOWN), 1));
                IF(12, rt_test_of(u, rt_slice_at(u, rt_content(u, F_LEFT_OFF, K(0)), UNKNOWN, 1)))
                    for (uint64_t x59 = 0; x59 <= 62; x59++) {
                        USE_PART(READ, F_LEFT_UR, UNKNOWN, ALL);
                        USE(WRITE(1), F_UR, x59);
                    }
                    for (uint64_t x60 = 0; x60 <= 6; x60++) {
                        USE_PART(READ, F_LEFT_UP, UNKNOWN, ALL);
                        USE(WRITE(1), F_UP, x60);
                    }
                END(12)
                USE(READ, F_LEFT_OFF, 0);
                USE(WRITE(1), F_LEFT_OFF, 0);
            END(13)
        END(14)
    END(15)
    rt_leave(u);
}

static void uses_bar_red(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN;
    rt_value x5 = UNKNOWN, x25 = UNKNOWN, x51 = UNKNOWN;
    rt_enter(u);
    x1 = rt_answer(u, guard_value(u, 7, 2));
    x2 = rt_answer(u, x1);
    LET(3)
        guard_reads(u, 7, 2);
        IF(1, guard_value(u, 7, 2)) USE(READ, F_P, V(Pp, 6)); END(1)
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
        USE_PART(WRITE(1), F_SOME, rt_slice(u, x5, 0, 4), ALL);
        NEED(26);
        USE_PART(WRITE(1), F_ASKED, rt_slice(u, x5, 0, 4), ALL);
        NEED(27);
        USE_PART(WRITE(1), F_YES, rt_slice(u, x5, 0, 4), ALL);
        NEED(25);
        IF(5, OPEN) USE(READ, F_LEFT, 0); END(5)
        USE_PART(WRITE(1), F_COME, rt_slice(u, x5, 0, 4), ALL);
        IF(6, rt_le(u, rt_chosen(u, rt_not(rt_eq(u, rt_slice(u, x5, 16, 12), K(0))), rt_shr(u,
            rt_add(u, rt_slice(u, x5, 16, 12), K(31)), K(5)), UNKNOWN), rt_add(u, x25, K(1))))
            USE_PART(WRITE(1), F_RED_YES, rt_slice(u, x5, 0, 4), ALL);
            USE_PART(WRITE(1), F_RED_ALL, rt_slice(u, x5, 0, 4), ALL);
        END(6)
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
    IF(18, rt_not(x2))
        guard_reads(u, 7, 2);
        IF(17, x2)
            USE(READ, F_ACTIVE, 0);
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            IF(16, rt_not(x2))
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(10, rt_not(x2))
                    HALT;
                END(10)
                JUMP(JUMPS, 1, K(HERE));
            ELSE(16)
                bar_operands_reads(u, 2, 0);
                USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
                NEED(3);
                USE_PART(WRITE(1), F_GROUP_NEED, UNKNOWN, ALL);
                x51 = rt_bor(u, rt_band(u, rt_content(u, F_BLOCKED, K(0)),
                    K(UINT64_C(0xffffffffffffffff))), UNKNOWN);
                USE(READ, F_READY, 0);
                IF(12, OPEN)
                    for (uint64_t x54 = 0; x54 <= 31; x54++) {
                        USE(READ, F_BLOCKED, 0);
                        IF(11, rt_test_of(u, rt_slice(u, x51, x54, 1))) USE(READ, F_GROUP_WAIT,
                            x54); END(11)
                    }
                END(12)
                USE(READ, F_TURN, 0);
                USE(WRITE(1), F_TURN, 0);
                USE_PART(READ, F_GROUP_LANES, UNKNOWN, ALL);
                IF(13, OPEN)
                    HALT;
                END(13)
                USE_PART(READ, F_GROUP_PC, UNKNOWN, ALL);
                JUMP(JUMPS, 1, UNKNOWN);
                USE(WRITE(1), F_READY, 0);
                USE(READ, F_BLOCKED, 0);
                USE(WRITE(1), F_BLOCKED, 0);
                USE(WRITE(1), F_PARKED, 0);
                USE(READ, F_YIELDED, 0);
                IF(14, rt_not(rt_eq(u, rt_content(u, F_YIELDED, K(0)), K(0))))
                    USE(WRITE(1), F_YIELDED, 0);
                END(14)
                USE_PART(READ, F_LEFT_OFF, K(0), BITS(rt_place(UNKNOWN), 1));
                IF(15, rt_test_of(u, rt_slice_at(u, rt_content(u, F_LEFT_OFF, K(0)), UNKNOWN, 1)))
                    for (uint64_t x59 = 0; x59 <= 62; x59++) {
                        USE_PART(READ, F_LEFT_UR, UNKNOWN, ALL);
                        USE(WRITE(1), F_UR, x59);
                    }
                    for (uint64_t x60 = 0; x60 <= 6; x60++) {
                        USE_PART(READ, F_LEFT_UP, UNKNOWN, ALL);
                        USE(WRITE(1), F_UP, x60);
                    }
                END(15)
                USE(READ, F_LEFT_OFF, 0);
                USE(WRITE(1), F_LEFT_OFF, 0);
            END(16)
        END(17)
    END(18)
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
    USE(READ, F_UR, V(URb, 2));
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
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
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

static void uses_ctaid_s(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(READ, F_R, V(Ra, 0)); END(1)
}

static void uses_ctaid_g(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE(WRITE(1), F_R, V(Rd, 0)); END(1)
}

static void addr64_ur_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URc, v2));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URc, v2));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void uses_stas(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        addr64_ur_reads(u, 0, 1, 0);
        USE(READ, F_R, V(Rb, 3));
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
    USE(READ, F_UR, V(URa, 0));
    USE(READ, F_UR, (V(URa, 0) | 1));
    USE(READ, F_UR, V(URc, 1));
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

static void uses_utmapf_d(struct rt_uses *u)
{
    uguard_reads(u, 3, 0);
    USE(READ, F_UR, V(URb, 0));
    USE(READ, F_UR, (V(URb, 0) | 1));
    USE(READ, F_UR, V(URa, 1));
    USE(READ, F_UR, (V(URa, 1) | 1));
    USE(READ, F_UR, V(URc, 2));
}

static void uses_utmapf_s(struct rt_uses *u)
{
    uguard_reads(u, 2, 0);
    USE(READ, F_UR, V(URb, 0));
    USE(READ, F_UR, (V(URb, 0) | 1));
    USE(READ, F_UR, V(URa, 1));
    USE(READ, F_UR, (V(URa, 1) | 1));
}

static void uses_utmacctl(struct rt_uses *u)
{
    uguard_reads(u, 0, 0);
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
        USE(READ, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(READ, F_UR, V(URb, v2));
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
    USE(READ, F_UR, V(URb, 0));
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

static void addr64_ur_turing_reads_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URb, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 2 || LINE(l4) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URb, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 4 || LINE(l4) == 5) {
        LET(1)
            USE(READ, F_UR, V(URb, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void uses_qspc_tu(struct rt_uses *u)
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

static void addr64_ur_reads_2(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    rt_enter(u);
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URb, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l4) == 2 || LINE(l4) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URb, v3));
            if (V(E, v2)) USE(READ, F_UR, (V(URb, v3) | 1));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void uses_qspc_u(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        if (V(Rd, 4) != 255) {
            addr64_ur_reads_2(u, 5, 0, 6, 1);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if ((((any_space_value(u, 1, 2, 0) == 0) || (any_space_value(u, 1, 2, 0) == 1)) ||
            (any_space_value(u, 1, 2, 0) == 2)) || (any_space_value(u, 1, 2, 0) == 3)) {
            addr64_ur_reads_2(u, 5, 0, 6, 1);
        }
        USE(WRITE(1), F_P, V(Pu, 3));
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
    rt_value x25 = UNKNOWN;
    rt_enter(u);
    LET(1)
        uguard_reads(u, 0, 0);
        IF(1, uguard_value(u, 0, 0)) USE(READ, F_ACTIVE, 0); END(1)
    END_LET(1)
    NEED(1);
    IF(2, rt_not(rt_not(uguard_value(u, 0, 0))))
        USE(WAIT, F_CLUSTER_TURN, 0);
        USE(WAIT, F_CLUSTER_MINE, 0);
    END(2)
    IF(4, rt_not(rt_either(rt_not(uguard_value(u, 0, 0)), rt_differ(FLAG(F_CLUSTER_TURN, 0),
        FLAG(F_CLUSTER_MINE, 0)))))
        USE(WAIT, F_CLUSTER_COME, 0);
        IF(3, OPEN) USE(WAIT, F_LEFT, 0); END(3)
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
    IF(13, rt_not(uguard_value(u, 0, 0)))
        uguard_reads(u, 0, 0);
        IF(12, uguard_value(u, 0, 0))
            USE(READ, F_ACTIVE, 0);
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_WAIT, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_NEED, UNKNOWN, ALL);
            x25 = rt_bor(u, rt_band(u, rt_content(u, F_BLOCKED, K(0)),
                K(UINT64_C(0xffffffffffffffff))), UNKNOWN);
            USE(READ, F_READY, 0);
            IF(8, OPEN)
                for (uint64_t x28 = 0; x28 <= 31; x28++) {
                    USE(READ, F_BLOCKED, 0);
                    IF(7, rt_test_of(u, rt_slice(u, x25, x28, 1))) USE(READ, F_GROUP_WAIT, x28);
                        END(7)
                }
            END(8)
            USE(READ, F_TURN, 0);
            USE(WRITE(1), F_TURN, 0);
            USE_PART(READ, F_GROUP_LANES, UNKNOWN, ALL);
            IF(9, OPEN)
                HALT;
            END(9)
            USE_PART(READ, F_GROUP_PC, UNKNOWN, ALL);
            JUMP(JUMPS, 1, UNKNOWN);
            USE(WRITE(1), F_READY, 0);
            USE(READ, F_BLOCKED, 0);
            USE(WRITE(1), F_BLOCKED, 0);
            USE(WRITE(1), F_PARKED, 0);
            USE(READ, F_YIELDED, 0);
            IF(10, rt_not(rt_eq(u, rt_content(u, F_YIELDED, K(0)), K(0))))
                USE(WRITE(1), F_YIELDED, 0);
            END(10)
            USE_PART(READ, F_LEFT_OFF, K(0), BITS(rt_place(UNKNOWN), 1));
            IF(11, rt_test_of(u, rt_slice_at(u, rt_content(u, F_LEFT_OFF, K(0)), UNKNOWN, 1)))
                for (uint64_t x33 = 0; x33 <= 62; x33++) {
                    USE_PART(READ, F_LEFT_UR, UNKNOWN, ALL);
                    USE(WRITE(1), F_UR, x33);
                }
                for (uint64_t x34 = 0; x34 <= 6; x34++) {
                    USE_PART(READ, F_LEFT_UP, UNKNOWN, ALL);
                    USE(WRITE(1), F_UP, x34);
                }
            END(11)
            USE(READ, F_LEFT_OFF, 0);
            USE(WRITE(1), F_LEFT_OFF, 0);
        END(12)
    END(13)
    rt_leave(u);
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
    struct rt_test x1 = OPEN;
    rt_value x2 = UNKNOWN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 5, 1);
        IF(1, guard_value(u, 5, 1)) opt_src_reads(u, 4, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 1), opt_src_value(u, 4, 0)));
    x2 = rt_band(u, K(INT64_C(4294967295)), rt_bxor(u, rt_chosen(u, x1, K(INT64_C(4294967295)),
        K(0)), K(UINT64_MAX)));
    USE(READ, F_ACTIVE, 0);
    NEED(1);
    IF(2, rt_not(rt_test_of(u, x2)))
        HALT;
    END(2)
    IF(5, rt_eq(u, x2, K(0)))
        USE(READ, F_LEFT, 0);
        USE(WRITE(1), F_LEFT, 0);
        for (uint64_t x4 = 0; x4 <= 15; x4++) {
            USE(READ, F_COME, x4);
            IF(3, OPEN) USE(READ, F_SOME, x4); END(3)
            IF(4, rt_both(rt_both(rt_not(rt_eq(u, rt_content(u, F_COME, K(x4)), K(0))),
                rt_not(FLAG(F_SOME, x4))), OPEN))
                USE(WRITE(1), F_COME, x4);
                USE(READ, F_YES, x4);
                USE(WRITE(1), F_RED_YES, x4);
                USE(READ, F_ASKED, x4);
                USE(WRITE(1), F_RED_ALL, x4);
            END(4)
        }
    END(5)
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

static void uses_bra_b(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN, x35 = OPEN, x36 = OPEN, x37 = OPEN;
    rt_enter(u);
    if (0x3 >> V(control_BRA_KIND, 1) & 1) {
        LET(1)
            guard_reads(u, 7, 3);
            IF(1, guard_value(u, 7, 3)) opt_src_reads(u, 4, 1); END(1)
        END_LET(1)
        x1 = rt_answer(u, rt_both(guard_value(u, 7, 3), opt_src_value(u, 4, 1)));
        x2 = rt_answer(u, x1);
        x3 = rt_answer(u, x2);
        NEED(1);
        USE(READ, F_ACTIVE, 0);
        IF(6, x3) JUMP(JUMPS, 1, K(rel_target_value(u, 5, 6, 2)));
        ELSE(6)
            IF(5, x3)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(4, OPEN)
                    IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(2)
                ELSE(4)
                    IF(3, rt_not(x3))
                        HALT;
                    END(3)
                    JUMP(JUMPS, 1, K(rel_target_value(u, 5, 6, 2)));
                END(4)
            END(5)
        END(6)
    } else if (V(control_BRA_KIND, 1) == 2) {
        LET(18)
            guard_reads(u, 7, 3);
            IF(7, guard_value(u, 7, 3)) opt_src_reads(u, 4, 1); END(7)
        END_LET(18)
        NEED(18);
        USE(READ, F_ACTIVE, 0);
    } else {
        LET(35)
            guard_reads(u, 7, 3);
            IF(8, guard_value(u, 7, 3)) opt_src_reads(u, 4, 1); END(8)
        END_LET(35)
        x35 = rt_answer(u, rt_both(guard_value(u, 7, 3), opt_src_value(u, 4, 1)));
        x36 = rt_answer(u, x35);
        x37 = rt_answer(u, x36);
        NEED(35);
        USE(READ, F_ACTIVE, 0);
        IF(13, x37) JUMP(JUMPS, 1, K(rel_target_value(u, 5, 6, 2)));
        ELSE(13)
            IF(12, x37)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(11, OPEN)
                    IF(9, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x37, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(9)
                ELSE(11)
                    IF(10, rt_not(x37))
                        HALT;
                    END(10)
                    JUMP(JUMPS, 1, K(rel_target_value(u, 5, 6, 2)));
                END(11)
            END(12)
        END(13)
    }
    rt_leave(u);
}

static void uses_bra_u(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 9, 4);
        IF(1, guard_value(u, 9, 4)) opt_src_reads(u, 4, 1); END(1)
        IF(2, rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)))
            USE(READ, F_UP, V(control_UPbra, 6));
        END(2)
    END_LET(1)
    x1 = rt_answer(u, rt_both(rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)),
        rt_differ(FLAG(F_UP, V(control_UPbra, 6)), rt_sure(V(control_NOT_UPbra, 5)))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3) JUMP(JUMPS, 1, K(rel_target_value(u, 7, 8, 3)));
    ELSE(7)
        IF(6, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(5, OPEN)
                IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(3)
            ELSE(5)
                IF(4, rt_not(x3))
                    HALT;
                END(4)
                JUMP(JUMPS, 1, K(rel_target_value(u, 7, 8, 3)));
            END(5)
        END(6)
    END(7)
    rt_leave(u);
}

static void uses_bra_div(struct rt_uses *u)
{
    struct rt_test x2 = OPEN, x3 = OPEN, x4 = OPEN, x5 = OPEN, x6 = OPEN, x21 = OPEN, x22 = OPEN,
        x23 = OPEN;
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
            USE(READ, F_UR, V(URa, 5));
            USE(READ, F_ACTIVE, 0);
            NEED(2);
            IF(3, OPEN)
                guard_reads(u, 8, 2);
                IF(2, guard_value(u, 8, 2)) opt_src_reads(u, 3, 0); END(2)
            END(3)
        END_LET(4)
        x4 = rt_answer(u, rt_both(x3, rt_either(rt_both(guard_value(u, 8, 2), opt_src_value(u, 3,
            0)), rt_test_of(u, rt_slice_at(u, x1, UNKNOWN, 1)))));
        x5 = rt_answer(u, x4);
        x6 = rt_answer(u, x5);
        NEED(4);
        USE(READ, F_ACTIVE, 0);
        IF(8, x6) JUMP(JUMPS, 1, K(rel_target_value(u, 6, 7, 1)));
        ELSE(8)
            IF(7, x6)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(6, OPEN)
                    IF(4, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x6, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(4)
                ELSE(6)
                    IF(5, rt_not(x6))
                        HALT;
                    END(5)
                    JUMP(JUMPS, 1, K(rel_target_value(u, 6, 7, 1)));
                END(6)
            END(7)
        END(8)
    } else if (V(control_BRA_UR_KIND, 1) == 3) {
        LET(21)
            guard_reads(u, 8, 2);
            IF(9, guard_value(u, 8, 2)) opt_src_reads(u, 3, 0); END(9)
            IF(10, rt_both(guard_value(u, 8, 2), opt_src_value(u, 3, 0)))
                USE(READ, F_UR, V(URa, 5));
                USE(READ, F_ACTIVE, 0);
                NEED(2);
            END(10)
        END_LET(21)
        x21 = rt_answer(u, rt_both(rt_both(guard_value(u, 8, 2), opt_src_value(u, 3, 0)),
            rt_not(x3)));
        x22 = rt_answer(u, x21);
        x23 = rt_answer(u, x22);
        NEED(21);
        USE(READ, F_ACTIVE, 0);
        IF(15, x23) JUMP(JUMPS, 1, K(rel_target_value(u, 6, 7, 1)));
        ELSE(15)
            IF(14, x23)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(13, OPEN)
                    IF(11, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x23, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(11)
                ELSE(13)
                    IF(12, rt_not(x23))
                        HALT;
                    END(12)
                    JUMP(JUMPS, 1, K(rel_target_value(u, 6, 7, 1)));
                END(13)
            END(14)
        END(15)
    } else {
        USE(READ, F_UR, V(URa, 5));
        guard_reads(u, 8, 2);
        IF(16, guard_value(u, 8, 2)) opt_src_reads(u, 3, 0); END(16)
        IF(17, rt_both(guard_value(u, 8, 2), opt_src_value(u, 3, 0))) JUMP(JUMPS, 1, UNKNOWN);
            END(17)
    }
    rt_leave(u);
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
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 3, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 3, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(6, x3) JUMP(JUMPS, 1, K(abs_target_value(u, 4, 5, 1)));
    ELSE(6)
        IF(5, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(4, OPEN)
                IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(2)
            ELSE(4)
                IF(3, rt_not(x3))
                    HALT;
                END(3)
                JUMP(JUMPS, 1, K(abs_target_value(u, 4, 5, 1)));
            END(4)
        END(5)
    END(6)
    rt_leave(u);
}

static void uses_jmp_c(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 3, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 6, 2), opt_src_value(u, 3, 0)));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(6, x3) JUMP(JUMPS, 1, UNKNOWN);
    ELSE(6)
        IF(5, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(4, OPEN)
                IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(2)
            ELSE(4)
                IF(3, rt_not(x3))
                    HALT;
                END(3)
                JUMP(JUMPS, 1, UNKNOWN);
            END(4)
        END(5)
    END(6)
    rt_leave(u);
}

static void uses_jmp_u(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 9, 4);
        IF(1, guard_value(u, 9, 4)) opt_src_reads(u, 4, 1); END(1)
        IF(2, rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)))
            USE(READ, F_UP, V(control_UPbra, 6));
        END(2)
    END_LET(1)
    x1 = rt_answer(u, rt_both(rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)),
        rt_differ(FLAG(F_UP, V(control_UPbra, 6)), rt_sure(V(control_NOT_UPbra, 5)))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3) JUMP(JUMPS, 1, K(abs_target_value(u, 7, 8, 3)));
    ELSE(7)
        IF(6, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(5, OPEN)
                IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(3)
            ELSE(5)
                IF(4, rt_not(x3))
                    HALT;
                END(4)
                JUMP(JUMPS, 1, K(abs_target_value(u, 7, 8, 3)));
            END(5)
        END(6)
    END(7)
    rt_leave(u);
}

static void uses_jmp_uc(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x2 = OPEN, x3 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 9, 4);
        IF(1, guard_value(u, 9, 4)) opt_src_reads(u, 4, 1); END(1)
        IF(2, rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)))
            USE(READ, F_UP, V(control_UPbra, 6));
        END(2)
    END_LET(1)
    x1 = rt_answer(u, rt_both(rt_both(guard_value(u, 9, 4), opt_src_value(u, 4, 1)),
        rt_differ(FLAG(F_UP, V(control_UPbra, 6)), rt_sure(V(control_NOT_UPbra, 5)))));
    x2 = rt_answer(u, x1);
    x3 = rt_answer(u, x2);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(7, x3) JUMP(JUMPS, 1, UNKNOWN);
    ELSE(7)
        IF(6, x3)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(5, OPEN)
                IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x3, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(3)
            ELSE(5)
                IF(4, rt_not(x3))
                    HALT;
                END(4)
                JUMP(JUMPS, 1, UNKNOWN);
            END(5)
        END(6)
    END(7)
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
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
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
    LET(7)
        NEED(1);
        IF(2, x1) NEED(2); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(9, x8)
        NEED(2);
        NEED(1);
        JUMP(JUMPS, 1, x2);
    ELSE(9)
        NEED(1);
        IF(8, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(6, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                IF(5, OPEN)
                    NEED(2);
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(3)
                ELSE(5)
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(4, rt_not(x4))
                        HALT;
                    END(4)
                    NEED(2);
                    JUMP(JUMPS, 1, x2);
                END(5)
            END(6)
        ELSE(8)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(7, rt_not(x8))
                HALT;
            END(7)
            NEED(2);
            JUMP(JUMPS, 1, x2);
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_jmx(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
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
    LET(7)
        NEED(1);
        IF(2, x1) NEED(2); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(9, x8)
        NEED(2);
        NEED(1);
        JUMP(JUMPS, 1, x2);
    ELSE(9)
        NEED(1);
        IF(8, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(6, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                IF(5, OPEN)
                    NEED(2);
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(3)
                ELSE(5)
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(4, rt_not(x4))
                        HALT;
                    END(4)
                    NEED(2);
                    JUMP(JUMPS, 1, x2);
                END(5)
            END(6)
        ELSE(8)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(7, rt_not(x8))
                HALT;
            END(7)
            NEED(2);
            JUMP(JUMPS, 1, x2);
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_brxu_brxu(struct rt_uses *u)
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
    IF(6, x4)
        USE(READ, F_UR, V(URa, 3));
        USE(READ, F_UR, (V(URa, 3) | 1));
        JUMP(JUMPS, 1, UNKNOWN);
    ELSE(6)
        IF(5, x4)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            IF(4, OPEN)
                USE(READ, F_UR, V(URa, 3));
                USE(READ, F_UR, (V(URa, 3) | 1));
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                    rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                    HALT;
                END(2)
            ELSE(4)
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(3, rt_not(x4))
                    HALT;
                END(3)
                USE(READ, F_UR, V(URa, 3));
                USE(READ, F_UR, (V(URa, 3) | 1));
                JUMP(JUMPS, 1, UNKNOWN);
            END(4)
        END(5)
    END(6)
    rt_leave(u);
}

static void uses_call_at(struct rt_uses *u)
{
    uint64_t x2 = 0;
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 5, 2);
        IF(1, guard_value(u, 5, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 2), opt_src_value(u, 2, 0)));
    x2 = ((uint64_t)0 + abs_target_value(u, 3, 4, 1));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(8, x8) JUMP(JUMPS, 1, K(x2));
    ELSE(8)
        IF(7, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(5, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(4, OPEN)
                    IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(2)
                ELSE(4)
                    IF(3, rt_not(x4))
                        HALT;
                    END(3)
                    JUMP(JUMPS, 1, K(x2));
                END(4)
            END(5)
        ELSE(7)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(6, rt_not(x8))
                HALT;
            END(6)
            JUMP(JUMPS, 1, K(x2));
        END(7)
    END(8)
    rt_leave(u);
}

static void const_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_call_c(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 6, 2);
        IF(1, guard_value(u, 6, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
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
    IF(9, x8)
        const_reads(u, 5, 1);
        NEED(1);
        JUMP(JUMPS, 1, UNKNOWN);
    ELSE(9)
        NEED(1);
        IF(8, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(6, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                IF(5, OPEN)
                    const_reads(u, 5, 1);
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(3)
                ELSE(5)
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(4, rt_not(x4))
                        HALT;
                    END(4)
                    const_reads(u, 5, 1);
                    JUMP(JUMPS, 1, UNKNOWN);
                END(5)
            END(6)
        ELSE(8)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(7, rt_not(x8))
                HALT;
            END(7)
            const_reads(u, 5, 1);
            JUMP(JUMPS, 1, UNKNOWN);
        END(8)
    END(9)
    rt_leave(u);
}

static void uses_call_rel(struct rt_uses *u)
{
    uint64_t x2 = 0;
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
    rt_enter(u);
    LET(1)
        guard_reads(u, 5, 2);
        IF(1, guard_value(u, 5, 2)) opt_src_reads(u, 2, 0); END(1)
    END_LET(1)
    x1 = rt_answer(u, rt_both(guard_value(u, 5, 2), opt_src_value(u, 2, 0)));
    x2 = ((uint64_t)0 + rel_target_value(u, 3, 4, 1));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(1);
    USE(READ, F_ACTIVE, 0);
    IF(8, x8) JUMP(JUMPS, 1, K(x2));
    ELSE(8)
        IF(7, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(5, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                USE(READ, F_READY, 0);
                USE(WRITE(1), F_READY, 0);
                USE(WRITE(1), F_PARKED, 0);
                IF(4, OPEN)
                    IF(2, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(2)
                ELSE(4)
                    IF(3, rt_not(x4))
                        HALT;
                    END(3)
                    JUMP(JUMPS, 1, K(x2));
                END(4)
            END(5)
        ELSE(7)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(6, rt_not(x8))
                HALT;
            END(6)
            JUMP(JUMPS, 1, K(x2));
        END(7)
    END(8)
    rt_leave(u);
}

static void uses_call_rr(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
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
    LET(7)
        NEED(1);
        IF(2, x1) NEED(2); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(9, x8)
        NEED(2);
        NEED(1);
        JUMP(JUMPS, 1, x2);
    ELSE(9)
        NEED(1);
        IF(8, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(6, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                IF(5, OPEN)
                    NEED(2);
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(3)
                ELSE(5)
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(4, rt_not(x4))
                        HALT;
                    END(4)
                    NEED(2);
                    JUMP(JUMPS, 1, x2);
                END(5)
            END(6)
        ELSE(8)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(7, rt_not(x8))
                HALT;
            END(7)
            NEED(2);
            JUMP(JUMPS, 1, x2);
        END(8)
    END(9)
    rt_leave(u);
}

static uint64_t distance_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return (rt_sext(V(control_TARGET_distance, v1), 48) * 4);
    }
    return (rt_sext(V(TARGET_HOPPER_distance, v2), 56) * 4);
}

static void uses_ret_abs(struct rt_uses *u)
{
    struct rt_test x1 = OPEN, x3 = OPEN, x4 = OPEN, x7 = OPEN, x8 = OPEN;
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
    x2 = rt_add(u, ((V(Ra, 3) == 255) ? K(0) : UNKNOWN), K(distance_value(u, 4, 5, 1)));
    x3 = rt_answer(u, x1);
    x4 = rt_answer(u, x3);
    LET(7)
        NEED(1);
        IF(2, x1) NEED(2); END(2)
    END_LET(7)
    x7 = rt_answer(u, x1);
    x8 = rt_answer(u, x7);
    NEED(7);
    USE(READ, F_ACTIVE, 0);
    IF(9, x8)
        NEED(2);
        NEED(1);
        JUMP(JUMPS, 1, x2);
    ELSE(9)
        NEED(1);
        IF(8, rt_eq(u, rt_chosen(u, x8, K(INT64_C(4294967295)), K(0)), rt_chosen(u, x4,
            K(INT64_C(4294967295)), K(0))))
            IF(6, x4)
                USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
                IF(5, OPEN)
                    NEED(2);
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(3, rt_not(rt_test_of(u, rt_band(u, K(INT64_C(4294967295)), rt_bxor(u,
                        rt_chosen(u, x4, K(INT64_C(4294967295)), K(0)), K(UINT64_MAX))))))
                        HALT;
                    END(3)
                ELSE(5)
                    USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
                    USE(READ, F_READY, 0);
                    USE(WRITE(1), F_READY, 0);
                    USE(WRITE(1), F_PARKED, 0);
                    IF(4, rt_not(x4))
                        HALT;
                    END(4)
                    NEED(2);
                    JUMP(JUMPS, 1, x2);
                END(5)
            END(6)
        ELSE(8)
            USE_PART(WRITE(1), F_GROUP_LANES, UNKNOWN, ALL);
            USE_PART(WRITE(1), F_GROUP_PC, UNKNOWN, ALL);
            USE(READ, F_READY, 0);
            USE(WRITE(1), F_READY, 0);
            USE(WRITE(1), F_PARKED, 0);
            IF(7, rt_not(x8))
                HALT;
            END(7)
            NEED(2);
            JUMP(JUMPS, 1, x2);
        END(8)
    END(9)
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

static void cvt_f16_reads(struct rt_uses *u, int v1, int v2, int v3, int l4, int l5, int l6)
{
    if (LINE(l6) == 0) {
        USE_PART(READ, F_R, K(V(Rb, v1)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            16));
    }
    if (LINE(l6) == 1) {
        USE_PART(READ, F_R, K(V(Rb, v1)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            15));
    }
    if (LINE(l6) == 3) const_reads(u, v3, l4);
    if (LINE(l6) == 4) const_reads(u, v3, l5);
    if (LINE(l6) == 5) {
        USE_PART(READ, F_UR, K(V(URb, v3)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            16));
    }
    if (LINE(l6) == 6) {
        USE_PART(READ, F_UR, K(V(URb, v3)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            15));
    }
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
    if (LINE(l6) == 0) {
        USE_PART(READ, F_R, K(V(Rb, v1)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            16));
    }
    if (LINE(l6) == 1) {
        USE_PART(READ, F_R, K(V(Rb, v1)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            15));
    }
    if (LINE(l6) == 3) const_reads(u, v3, l4);
    if (LINE(l6) == 4) const_reads(u, v3, l5);
    if (LINE(l6) == 5) {
        USE_PART(READ, F_UR, K(V(URb, v3)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            16));
    }
    if (LINE(l6) == 6) {
        USE_PART(READ, F_UR, K(V(URb, v3)), BITS(((uint64_t)16 * (0xa >> V(convert_HALF, v2) & 1)),
            15));
    }
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
    if (LINE(l5) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((8 * V(convert_BYTE, v2)), 8));
    if (LINE(l5) == 1) const_reads(u, v3, l4);
    if (LINE(l5) == 2) USE_PART(READ, F_UR, K(V(URb, v3)), BITS((8 * V(convert_BYTE, v2)), 8));
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
    if (LINE(l5) == 0) USE_PART(READ, F_R, K(V(Rb, v1)), BITS((16 * V(convert_HALF, v2)), 16));
    if (LINE(l5) == 1) const_reads(u, v3, l4);
    if (LINE(l5) == 2) USE_PART(READ, F_UR, K(V(URb, v3)), BITS((16 * V(convert_HALF, v2)), 16));
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

static void uses_i2i(struct rt_uses *u)
{
    guard_reads(u, 8, 1);
    IF(1, guard_value(u, 8, 1))
        src_b_reads(u, 2, 7, 0);
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

static void uses_f2fp_p(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN, x6 = UNKNOWN, x7 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 14, 2);
    IF(7, guard_value(u, 14, 2))
        if (0x6 >> V(convert_PACK_RND, 4) & 1) {
            USE(READ, F_R, V(Ra, 6));
            src_b_reads(u, 8, 13, 1);
            USE(WRITE(1), F_R, V(Rd, 5));
        }
        x1 = rt_slice(u, src_b_value(u, 8, 10, 13, 1), 0, 32);
        LET(2)
            IF(1, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)))
                if (V(convert_PACK_RND, 4) == 3) src_b_reads(u, 8, 13, 1);
                src_b_reads(u, 8, 13, 1);
            ELSE(1) src_b_reads(u, 8, 13, 1); END(1)
        END_LET(2)
        x2 = rt_chosen(u, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)), rt_chosen(u,
            rt_both(rt_sure((V(convert_PACK_RND, 4) == 3)), OPEN), rt_slice(u, x1, 16, 16),
            rt_chosen(u, OPEN, K(32767), rt_slice(u, rt_add(u, rt_add(u, x1, K(32767)),
            rt_of_test(u, rt_test_of(u, rt_slice(u, x1, 16, 1)))), 16, 16))), UNKNOWN);
        LET(5)
            if (V(convert_RELU, 1)) NEED(2);
            IF(3, OPEN)
                if (V(convert_RELU, 1)) NEED(2);
                IF(2, rt_not(rt_both(rt_sure(V(convert_RELU, 1)), rt_test_of(u, rt_slice(u, x2, 15,
                    1)))))
                    if (V(SATFINITE, 0)) NEED(2);
                    NEED(2);
                END(2)
            END(3)
        END_LET(5)
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
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 15, 2);
    IF(4, guard_value(u, 15, 2))
        if (0x6 >> V(convert_PACK_RND, 4) & 1) {
            src_b_reads(u, 6, 11, 1);
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 5));
        }
        x1 = rt_slice(u, src_b_value(u, 6, 8, 11, 1), 0, 32);
        LET(2)
            IF(1, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)))
                if (V(convert_PACK_RND, 4) == 3) src_b_reads(u, 6, 11, 1);
                src_b_reads(u, 6, 11, 1);
            ELSE(1) src_b_reads(u, 6, 11, 1); END(1)
        END_LET(2)
        x2 = rt_chosen(u, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)), rt_chosen(u,
            rt_both(rt_sure((V(convert_PACK_RND, 4) == 3)), OPEN), rt_slice(u, x1, 16, 16),
            rt_chosen(u, OPEN, K(32767), rt_slice(u, rt_add(u, rt_add(u, x1, K(32767)),
            rt_of_test(u, rt_test_of(u, rt_slice(u, x1, 16, 1)))), 16, 16))), UNKNOWN);
        LET(5)
            if (V(convert_RELU, 1)) NEED(2);
            IF(3, OPEN)
                if (V(convert_RELU, 1)) NEED(2);
                IF(2, rt_not(rt_both(rt_sure(V(convert_RELU, 1)), rt_test_of(u, rt_slice(u, x2, 15,
                    1)))))
                    if (V(SATFINITE, 0)) NEED(2);
                    NEED(2);
                END(2)
            END(3)
        END_LET(5)
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
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
    if (LINE(l2) == 3) USE(READ, F_UR, V(URb, v1));
}

static void uses_f2fp_mc(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN, x2 = UNKNOWN;
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
        x2 = rt_chosen(u, rt_test_of(u, f2fp_mode_value(u, 2, 3, 0)), rt_chosen(u,
            rt_both(rt_sure((V(convert_PACK_RND, 4) == 3)), OPEN), rt_slice(u, x1, 16, 16),
            rt_chosen(u, OPEN, K(32767), rt_slice(u, rt_add(u, rt_add(u, x1, K(32767)),
            rt_of_test(u, rt_test_of(u, rt_slice(u, x1, 16, 1)))), 16, 16))), UNKNOWN);
        LET(5)
            if (V(convert_RELU, 1)) NEED(2);
            IF(3, OPEN)
                if (V(convert_RELU, 1)) NEED(2);
                IF(2, rt_not(rt_both(rt_sure(V(convert_RELU, 1)), rt_test_of(u, rt_slice(u, x2, 15,
                    1)))))
                    if (V(SATFINITE, 0)) NEED(2);
                    NEED(2);
                END(2)
            END(3)
        END_LET(5)
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
            src_b_reads(u, 7, 12, 1);
            USE(READ, F_R, V(Rc, 13));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        if (V(convert_F2IP_NTZ, 2) == 0) {
            USE(READ, F_R, V(Ra, 5));
            IF(1, OPEN) src_b_reads(u, 7, 12, 1); END(1)
        }
        IF(2, rt_both(rt_sure((V(convert_F2IP_NTZ, 2) == 0)), OPEN))
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 1);
            USE(READ, F_R, V(Rc, 13));
            USE(WRITE(1), F_R, V(Rd, 4));
        END(2)
        if (((0xc >> V(convert_F2IP_TYPE, 0) & 1) || (V(convert_F2IP_RND, 1) == 1)) ||
            (V(convert_F2IP_RND, 1) == 2)) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 1);
            USE(READ, F_R, V(Rc, 13));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
        src_b_reads(u, 7, 12, 1);
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
            src_b_reads(u, 3, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
        }
        src_b_reads(u, 3, 8, 0);
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
            src_b_reads(u, 6, 11, 1);
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        src_b_reads(u, 6, 11, 1);
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
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
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
    rt_enter(u);
    guard_reads(u, 16, 5);
    IF(11, guard_value(u, 16, 5))
        if (V(BOP, 1) == 3) {
            f64_a_reads(u, 5);
            f64_last_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
            USE(WRITE(1), F_P, V(Pu, 2));
            USE(WRITE(1), F_P, V(Pv, 3));
        }
        if (0x8001 >> V(double_DOUBLE_CMP, 0) & 1) {
            LET(4)
                f64_a_reads(u, 5);
                IF(1, OPEN) f64_last_reads(u, 8, 13, 2, 3, 1); END(1)
            END_LET(4)
            if (V(BOP, 1) == 0) {
                NEED(4);
                IF(2, OPEN) USE(READ, F_P, V(Pp, 15)); END(2)
            }
            if (V(BOP, 1) == 1) {
                NEED(4);
                IF(3, OPEN) USE(READ, F_P, V(Pp, 15)); END(3)
            }
            if (V(BOP, 1) == 2) {
                NEED(4);
                USE(READ, F_P, V(Pp, 15));
            }
            USE(WRITE(1), F_P, V(Pu, 2));
            if (V(BOP, 1) == 0) {
                NEED(4);
                IF(5, OPEN) USE(READ, F_P, V(Pp, 15)); END(5)
            }
            if (V(BOP, 1) == 1) {
                NEED(4);
                IF(6, OPEN) USE(READ, F_P, V(Pp, 15)); END(6)
            }
            if (V(BOP, 1) == 2) {
                NEED(4);
                USE(READ, F_P, V(Pp, 15));
            }
            USE(WRITE(1), F_P, V(Pv, 3));
        } else {
            if (V(BOP, 1) == 0) {
                f64_a_reads(u, 5);
                f64_last_reads(u, 8, 13, 2, 3, 1);
                IF(7, OPEN) USE(READ, F_P, V(Pp, 15)); END(7)
            }
            if (V(BOP, 1) == 1) {
                f64_a_reads(u, 5);
                f64_last_reads(u, 8, 13, 2, 3, 1);
                IF(8, OPEN) USE(READ, F_P, V(Pp, 15)); END(8)
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
                IF(9, OPEN) USE(READ, F_P, V(Pp, 15)); END(9)
            }
            if (V(BOP, 1) == 1) {
                f64_a_reads(u, 5);
                f64_last_reads(u, 8, 13, 2, 3, 1);
                IF(10, OPEN) USE(READ, F_P, V(Pp, 15)); END(10)
            }
            if (V(BOP, 1) == 2) {
                f64_a_reads(u, 5);
                f64_last_reads(u, 8, 13, 2, 3, 1);
                USE(READ, F_P, V(Pp, 15));
            }
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
    if (LINE(l5) == 5) USE(READ, F_UR, V(URb, v2));
    if (LINE(l5) == 6) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(0, 31));
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
    if (LINE(l4) == 3) USE(READ, F_UR, V(URb, v1));
    if (LINE(l4) == 4) USE_PART(READ, F_UR, K(V(URb, v1)), BITS(0, 31));
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
        USE(READ, F_P, V(Pp, 14));
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
    if (LINE(l5) == 5 || LINE(l5) == 6) USE(READ, F_UR, V(URb, v2));
}

static void uses_fmnmx_x(struct rt_uses *u)
{
    guard_reads(u, 15, 7);
    IF(1, guard_value(u, 15, 7))
        USE(READ, F_P, V(Pp, 14));
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
        USE(READ, F_P, V(Pp, 16));
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
            USE(READ, F_P, V(Pp, 13));
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

static void uses_fset(struct rt_uses *u)
{
    guard_reads(u, 16, 5);
    IF(3, guard_value(u, 16, 5))
        if (V(BOP, 2) == 3) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            USE(READ, F_P, V(Pp, 15));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (V(BOP, 2) == 0) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            IF(1, OPEN) USE(READ, F_P, V(Pp, 15)); END(1)
        }
        if (V(BOP, 2) == 1) {
            f32_a_reads(u, 5, 0);
            f32_b_reads(u, 8, 13, 2, 3, 1);
            IF(2, OPEN) USE(READ, F_P, V(Pp, 15)); END(2)
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
    guard_reads(u, 17, 5);
    IF(5, guard_value(u, 17, 5))
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
            IF(1, OPEN) USE(READ, F_P, V(Pp, 16)); END(1)
        }
        if (V(BOP, 2) == 1) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            IF(2, OPEN) USE(READ, F_P, V(Pp, 16)); END(2)
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
            IF(3, OPEN) USE(READ, F_P, V(Pp, 16)); END(3)
        }
        if (V(BOP, 2) == 1) {
            f32_a_reads(u, 6, 0);
            f32_b_reads(u, 9, 14, 2, 3, 1);
            IF(4, OPEN) USE(READ, F_P, V(Pp, 16)); END(4)
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
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l5) == 1) USE_PART(READ, F_R, K(V(Rb, v1)), BITS(0, 31));
    if (LINE(l5) == 2) const_reads(u, v2, l3);
    if (LINE(l5) == 3) const_reads(u, v2, l4);
    if (LINE(l5) == 4) USE(READ, F_UR, V(URb, v2));
    if (LINE(l5) == 5) USE_PART(READ, F_UR, K(V(URb, v2)), BITS(0, 31));
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
            LET(62) f32_b_reads_3(u, 3, 7, 2, 3, 1); END_LET(62)
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
            LET(72) f32_b_reads_3(u, 3, 7, 2, 3, 1); END_LET(72)
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
                LET(95)
                    NEED(97);
                    f32_b_reads_3(u, 3, 7, 2, 3, 1);
                END_LET(95)
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
                LET(107)
                    NEED(109);
                    f32_b_reads_3(u, 3, 7, 2, 3, 1);
                END_LET(107)
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
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                f32_b_reads_3(u, 3, 7, 2, 3, 1);
            END_LET(115)
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
            LET(62) cvt_f16_reads(u, 3, 5, 9, 2, 3, 1); END_LET(62)
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
            LET(72) cvt_f16_reads(u, 3, 5, 9, 2, 3, 1); END_LET(72)
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
                LET(95)
                    NEED(97);
                    cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
                END_LET(95)
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
                LET(107)
                    NEED(109);
                    cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
                END_LET(107)
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
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_f16_reads(u, 3, 5, 9, 2, 3, 1);
            END_LET(115)
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
            LET(62) cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0); END_LET(62)
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
            LET(72) cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0); END_LET(72)
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
                LET(95)
                    NEED(97);
                    cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
                END_LET(95)
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
                LET(107)
                    NEED(109);
                    cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
                END_LET(107)
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
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
            LET(117) NEED(115); END_LET(117)
            LET(115)
                NEED(117);
                cvt_bf16_reads(u, 3, 5, 9, 1, 2, 0);
            END_LET(115)
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
        src_b_reads(u, 6, 11, 0);
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

static void src_b_no_imm_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_R, V(Rb, v1));
    if (LINE(l3) == 2) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
    if (LINE(l3) == 3) USE(READ, F_UR, V(URb, v2));
}

static void src_b_no_imm_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_f2fp_fp8_h(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        src_b_no_imm_reads(u, 4, 8, 0);
        USE_PART(READ, F_R, K(V(Rc, 9)), BITS((16 * V(fp8_C_H1, 11)), 16));
        USE(WRITE(1), F_R, V(Rd, 3));
    END(1)
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
    src_b_no_imm_keeps(u, 5, 4, 0);
}

static void uses_f2fp_from_fp8(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        src_b_no_imm_reads(u, 5, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    src_b_no_imm_keeps(u, 6, 5, 0);
}

static void uses_f2fp_tf32(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        if (V(SATFINITE, 0)) {
            src_b_reads(u, 4, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        if (0x6 >> V(fp8_TF32_RND, 2) & 1) {
            src_b_reads(u, 4, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 3));
        }
        src_b_reads(u, 4, 9, 0);
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
        USE(READ, F_UR, V(URa, 1));
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

static void f16_a_reads(struct rt_uses *u, int v4, int l7)
{
    rt_enter(u);
    if (LINE(l7) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Ra, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(1, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                END(1)
                IF(2, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                END(2)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l7) == 1) {
        IF(6, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(4, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                END(4)
                IF(5, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                END(5)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(6)
        NEED(3);
    }
    rt_leave(u);
}

static void f16_last_reads(struct rt_uses *u, int v4, int v8, int l9, int l11, int l14)
{
    rt_enter(u);
    if (LINE(l14) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Rb, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(1, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(1)
                IF(2, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(2)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l14) == 1) {
        IF(6, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(4, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(4)
                IF(5, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(5)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(6)
        NEED(3);
    }
    if (LINE(l14) == 5) {
        IF(7, OPEN)
            LET(1) const_reads(u, v8, l9); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v8, l9); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(7)
        NEED(3);
    }
    if (LINE(l14) == 6) {
        IF(8, OPEN)
            LET(1) const_reads(u, v8, l11); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v8, l11); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(8)
        NEED(3);
    }
    if (LINE(l14) == 7) {
        IF(11, OPEN)
            LET(1) USE(READ, F_UR, V(URb, v8)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(9, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                END(9)
                IF(10, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                END(10)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(11)
        NEED(3);
    }
    if (LINE(l14) == 8) {
        IF(14, OPEN)
            LET(1) USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(12, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                END(12)
                IF(13, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                END(13)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(14)
        NEED(3);
    }
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
    if (LINE(l14) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Rb, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(1, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(1)
                IF(2, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(2)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l14) == 1) {
        IF(6, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(4, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(4)
                IF(5, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(5)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(6)
        NEED(3);
    }
    if (LINE(l14) == 5) {
        IF(7, OPEN)
            LET(1) const_reads(u, v8, l9); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v8, l9); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(7)
        NEED(3);
    }
    if (LINE(l14) == 6) {
        IF(8, OPEN)
            LET(1) const_reads(u, v8, l11); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v8, l11); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(8)
        NEED(3);
    }
    if (LINE(l14) == 7) {
        IF(11, OPEN)
            LET(1) USE(READ, F_UR, V(URb, v8)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(9, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                END(9)
                IF(10, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                END(10)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(11)
        NEED(3);
    }
    if (LINE(l14) == 8) {
        IF(14, OPEN)
            LET(1) USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(12, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                END(12)
                IF(13, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                END(13)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(14)
        NEED(3);
    }
    rt_leave(u);
}

static void f16_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
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
                if (V(FMZ, 2) == 1) {
                    LET(10)
                        f16_a_reads(u, 6, 1);
                        IF(3, OPEN) f16_b_reads(u, 11, 21, 7, 9, 4); END(3)
                    END_LET(10)
                }
                NEED(10);
                IF(4, OPEN)
                    LET(15)
                        if (0xe >> V(FMZ, 2) & 1) f16_a_reads(u, 6, 1);
                        f16_a_reads(u, 6, 1);
                        if (0xe >> V(FMZ, 2) & 1) f16_b_reads(u, 11, 21, 7, 9, 4);
                        f16_b_reads(u, 11, 21, 7, 9, 4);
                    END_LET(15)
                    LET(7) NEED(15); END_LET(7)
                END(4)
                if (V(FMZ, 2) == 1) {
                    LET(24)
                        f16_a_reads(u, 6, 1);
                        IF(5, OPEN) f16_b_reads(u, 11, 21, 7, 9, 4); END(5)
                    END_LET(24)
                }
                NEED(24);
                IF(6, OPEN)
                    LET(29)
                        if (0xe >> V(FMZ, 2) & 1) f16_a_reads(u, 6, 1);
                        f16_a_reads(u, 6, 1);
                        if (0xe >> V(FMZ, 2) & 1) f16_b_reads(u, 11, 21, 7, 9, 4);
                        f16_b_reads(u, 11, 21, 7, 9, 4);
                    END_LET(29)
                    LET(21) NEED(29); END_LET(21)
                END(6)
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

static void fma_b_reads(struct rt_uses *u, int v1, int v2, int l3, int v4, int l6, int l7, int v8,
    int l9, int l10, int l11, int l12, int l13, int l14)
{
    rt_enter(u);
    if (LINE(l14) == 0) {
        if (halves_b_fma_value(u, v1, v2, l3) == 1) {
            LET(1) USE(READ, F_R, V(Rb, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l3) == 2) || (halves_b_fma_value(u, v1, v2, l3)
                    == 4)) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l3) >= (int64_t)3) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 1) {
        if (halves_b_fma_value(u, v1, v2, l6) == 1) {
            LET(1) USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l6) == 2) || (halves_b_fma_value(u, v1, v2, l6)
                    == 4)) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l6) >= (int64_t)3) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 5) {
        if (halves_b_fma_value(u, v1, v2, l7) == 1) {
            LET(1) const_reads(u, v8, l9); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v8, l9); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 6) {
        if (halves_b_fma_value(u, v1, v2, l10) == 1) {
            LET(1) const_reads(u, v8, l11); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v8, l11); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 7) {
        if (halves_b_fma_value(u, v1, v2, l12) == 1) {
            LET(1) USE(READ, F_UR, V(URb, v8)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l12) == 2) || (halves_b_fma_value(u, v1, v2, l12)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l12) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 8) {
        if (halves_b_fma_value(u, v1, v2, l13) == 1) {
            LET(1) USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l13) == 2) || (halves_b_fma_value(u, v1, v2, l13)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l13) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    rt_leave(u);
}

static void f16_rc_reads(struct rt_uses *u, int v4, int l7)
{
    rt_enter(u);
    if (LINE(l7) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Rc, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(1, OPEN)
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(16, 16));
                END(1)
                IF(2, OPEN)
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(0, 16));
                END(2)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l7) == 1) {
        IF(6, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Rc, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(4, OPEN)
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(16, 16));
                END(4)
                IF(5, OPEN)
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rc, v4)), BITS(0, 16));
                END(5)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
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
            if (V(FMZ, 1) == 1) {
                LET(12)
                    f16_a_reads(u, 5, 1);
                    IF(4, OPEN) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4); END(4)
                END_LET(12)
            }
            NEED(12);
            IF(5, OPEN)
                LET(9)
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 22, 13);
                    f16_rc_reads(u, 22, 13);
                END_LET(9)
                LET(29)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 5, 1);
                    f16_a_reads(u, 5, 1);
                    if (0xe >> V(FMZ, 1) & 1) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11,
                        12, 4);
                    fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 22, 13);
                    f16_rc_reads(u, 22, 13);
                END_LET(29)
                LET(9) NEED(29); END_LET(9)
            END(5)
            if (V(FMZ, 1) == 1) {
                LET(38)
                    f16_a_reads(u, 5, 1);
                    IF(6, OPEN) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4); END(6)
                END_LET(38)
            }
            NEED(38);
            IF(7, OPEN)
                LET(35)
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 22, 13);
                    f16_rc_reads(u, 22, 13);
                END_LET(35)
                LET(55)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 5, 1);
                    f16_a_reads(u, 5, 1);
                    if (0xe >> V(FMZ, 1) & 1) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11,
                        12, 4);
                    fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 22, 13);
                    f16_rc_reads(u, 22, 13);
                END_LET(55)
                LET(35) NEED(55); END_LET(35)
            END(7)
            LET(61)
                NEED(9);
                NEED(35);
            END_LET(61)
            NEED(61);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 5, 1);
                IF(8, OPEN) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4); END(8)
            }
            IF(9, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(64) f16_rc_reads(u, 22, 13); END_LET(64)
            ELSE(9)
                LET(64)
                    f16_a_reads(u, 5, 1);
                    fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
                    f16_rc_reads(u, 22, 13);
                END_LET(64)
            END(9)
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 5, 1);
                IF(10, OPEN) fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4); END(10)
            }
            IF(11, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(65) f16_rc_reads(u, 22, 13); END_LET(65)
            ELSE(11)
                LET(65)
                    f16_a_reads(u, 5, 1);
                    fma_b_reads(u, 12, 13, 5, 10, 6, 8, 20, 7, 10, 9, 11, 12, 4);
                    f16_rc_reads(u, 22, 13);
                END_LET(65)
            END(11)
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
        if (halves_b_fma_value(u, v1, v2, l3) == 1) {
            LET(1) const_reads(u, v4, l5); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v4, l5); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l11) == 4) {
        if (halves_b_fma_value(u, v1, v2, l7) == 1) {
            LET(1) const_reads(u, v4, l8); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v4, l8); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l11) == 5) {
        if (halves_b_fma_value(u, v1, v2, l9) == 1) {
            LET(1) USE(READ, F_UR, V(URb, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l9) == 2) || (halves_b_fma_value(u, v1, v2, l9)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l9) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l11) == 6) {
        if (halves_b_fma_value(u, v1, v2, l10) == 1) {
            LET(1) USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l10) == 2) || (halves_b_fma_value(u, v1, v2, l10)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l10) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    rt_leave(u);
}

static void f16_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
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
            if (V(FMZ, 1) == 1) {
                LET(12)
                    f16_a_reads(u, 5, 1);
                    IF(4, OPEN) f16_rc_reads(u, 10, 4); END(4)
                END_LET(12)
            }
            NEED(12);
            IF(5, OPEN)
                LET(9)
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13,
                        7);
                    fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
                END_LET(9)
                LET(29)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 5, 1);
                    f16_a_reads(u, 5, 1);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 10, 4);
                    f16_rc_reads(u, 10, 4);
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13,
                        7);
                    fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
                END_LET(29)
                LET(9) NEED(29); END_LET(9)
            END(5)
            if (V(FMZ, 1) == 1) {
                LET(38)
                    f16_a_reads(u, 5, 1);
                    IF(6, OPEN) f16_rc_reads(u, 10, 4); END(6)
                END_LET(38)
            }
            NEED(38);
            IF(7, OPEN)
                LET(35)
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13,
                        7);
                    fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
                END_LET(35)
                LET(55)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 5, 1);
                    f16_a_reads(u, 5, 1);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 10, 4);
                    f16_rc_reads(u, 10, 4);
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13,
                        7);
                    fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
                END_LET(55)
                LET(35) NEED(55); END_LET(35)
            END(7)
            LET(61)
                NEED(9);
                NEED(35);
            END_LET(61)
            NEED(61);
            USE(WRITE(1), F_R, V(Rd, 3));
        } else {
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 5, 1);
                IF(8, OPEN) f16_rc_reads(u, 10, 4); END(8)
            }
            IF(9, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(64) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7); END_LET(64)
            ELSE(9)
                LET(64)
                    f16_a_reads(u, 5, 1);
                    f16_rc_reads(u, 10, 4);
                    fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
                END_LET(64)
            END(9)
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 5, 1);
                IF(10, OPEN) f16_rc_reads(u, 10, 4); END(10)
            }
            IF(11, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(65) fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7); END_LET(65)
            ELSE(11)
                LET(65)
                    f16_a_reads(u, 5, 1);
                    f16_rc_reads(u, 10, 4);
                    fma_c_in_b_reads(u, 22, 23, 9, 21, 8, 11, 10, 12, 13, 7);
                END_LET(65)
            END(11)
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
    if (LINE(l14) == 0) {
        if (halves_b_fma_value(u, v1, v2, l3) == 1) {
            LET(1) USE(READ, F_R, V(Rb, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l3) == 2) || (halves_b_fma_value(u, v1, v2, l3)
                    == 4)) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l3) >= (int64_t)3) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 1) {
        if (halves_b_fma_value(u, v1, v2, l6) == 1) {
            LET(1) USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l6) == 2) || (halves_b_fma_value(u, v1, v2, l6)
                    == 4)) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l6) >= (int64_t)3) {
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 4) {
        if (halves_b_fma_value(u, v1, v2, l7) == 1) {
            LET(1) const_reads(u, v8, l9); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v8, l9); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 5) {
        if (halves_b_fma_value(u, v1, v2, l10) == 1) {
            LET(1) const_reads(u, v8, l11); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v8, l11); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 6) {
        if (halves_b_fma_value(u, v1, v2, l12) == 1) {
            LET(1) USE(READ, F_UR, V(URb, v8)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l12) == 2) || (halves_b_fma_value(u, v1, v2, l12)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l12) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l14) == 7) {
        if (halves_b_fma_value(u, v1, v2, l13) == 1) {
            LET(1) USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l13) == 2) || (halves_b_fma_value(u, v1, v2, l13)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l13) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
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
            if (V(FMZ, 1) == 1) {
                LET(6)
                    f16_a_reads(u, 4, 1);
                    IF(2, OPEN) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
                        END(2)
                END_LET(6)
            }
            NEED(6);
            IF(3, OPEN)
                LET(3)
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 21, 13);
                    f16_rc_reads(u, 21, 13);
                END_LET(3)
                LET(23)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 4, 1);
                    f16_a_reads(u, 4, 1);
                    if (0xe >> V(FMZ, 1) & 1) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11,
                        12, 4);
                    fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 21, 13);
                    f16_rc_reads(u, 21, 13);
                END_LET(23)
                LET(3) NEED(23); END_LET(3)
            END(3)
            if (V(FMZ, 1) == 1) {
                LET(32)
                    f16_a_reads(u, 4, 1);
                    IF(4, OPEN) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
                        END(4)
                END_LET(32)
            }
            NEED(32);
            IF(5, OPEN)
                LET(29)
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 21, 13);
                    f16_rc_reads(u, 21, 13);
                END_LET(29)
                LET(49)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 4, 1);
                    f16_a_reads(u, 4, 1);
                    if (0xe >> V(FMZ, 1) & 1) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11,
                        12, 4);
                    fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 21, 13);
                    f16_rc_reads(u, 21, 13);
                END_LET(49)
                LET(29) NEED(49); END_LET(29)
            END(5)
            LET(55)
                NEED(3);
                NEED(29);
            END_LET(55)
            NEED(55);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else {
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 4, 1);
                IF(6, OPEN) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4); END(6)
            }
            IF(7, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(58) f16_rc_reads(u, 21, 13); END_LET(58)
            ELSE(7)
                LET(58)
                    f16_a_reads(u, 4, 1);
                    fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
                    f16_rc_reads(u, 21, 13);
                END_LET(58)
            END(7)
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 4, 1);
                IF(8, OPEN) fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4); END(8)
            }
            IF(9, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(59) f16_rc_reads(u, 21, 13); END_LET(59)
            ELSE(9)
                LET(59)
                    f16_a_reads(u, 4, 1);
                    fma_b_reads_2(u, 11, 12, 5, 9, 6, 8, 19, 7, 10, 9, 11, 12, 4);
                    f16_rc_reads(u, 21, 13);
                END_LET(59)
            END(9)
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
        if (halves_b_fma_value(u, v1, v2, l3) == 1) {
            LET(1) const_reads(u, v4, l5); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v4, l5); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l11) == 3) {
        if (halves_b_fma_value(u, v1, v2, l7) == 1) {
            LET(1) const_reads(u, v4, l8); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2) const_reads(u, v4, l8); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l11) == 4) {
        if (halves_b_fma_value(u, v1, v2, l9) == 1) {
            LET(1) USE(READ, F_UR, V(URb, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l9) == 2) || (halves_b_fma_value(u, v1, v2, l9)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l9) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    if (LINE(l11) == 5) {
        if (halves_b_fma_value(u, v1, v2, l10) == 1) {
            LET(1) USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
        } else {
            LET(2)
                if ((halves_b_fma_value(u, v1, v2, l10) == 2) || (halves_b_fma_value(u, v1, v2, l10)
                    == 4)) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                if ((int64_t)halves_b_fma_value(u, v1, v2, l10) >= (int64_t)3) {
                    USE_PART(READ, F_UR, K(V(URb, v4)), BITS(16, 16));
                } else USE_PART(READ, F_UR, K(V(URb, v4)), BITS(0, 16));
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        }
        NEED(3);
    }
    rt_leave(u);
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
            if (V(FMZ, 1) == 1) {
                LET(6)
                    f16_a_reads(u, 4, 1);
                    IF(2, OPEN) f16_rc_reads(u, 9, 4); END(2)
                END_LET(6)
            }
            NEED(6);
            IF(3, OPEN)
                LET(3)
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12,
                        13, 7);
                    fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
                END_LET(3)
                LET(23)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 4, 1);
                    f16_a_reads(u, 4, 1);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 9, 4);
                    f16_rc_reads(u, 9, 4);
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12,
                        13, 7);
                    fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
                END_LET(23)
                LET(3) NEED(23); END_LET(3)
            END(3)
            if (V(FMZ, 1) == 1) {
                LET(32)
                    f16_a_reads(u, 4, 1);
                    IF(4, OPEN) f16_rc_reads(u, 9, 4); END(4)
                END_LET(32)
            }
            NEED(32);
            IF(5, OPEN)
                LET(29)
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12,
                        13, 7);
                    fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
                END_LET(29)
                LET(49)
                    if (0xe >> V(FMZ, 1) & 1) f16_a_reads(u, 4, 1);
                    f16_a_reads(u, 4, 1);
                    if (0xe >> V(FMZ, 1) & 1) f16_rc_reads(u, 9, 4);
                    f16_rc_reads(u, 9, 4);
                    if (0xe >> V(FMZ, 1) & 1) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12,
                        13, 7);
                    fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
                END_LET(49)
                LET(29) NEED(49); END_LET(29)
            END(5)
            LET(55)
                NEED(3);
                NEED(29);
            END_LET(55)
            NEED(55);
            USE(WRITE(1), F_R, V(Rd, 2));
        } else {
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 4, 1);
                IF(6, OPEN) f16_rc_reads(u, 9, 4); END(6)
            }
            IF(7, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(58) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7); END_LET(58)
            ELSE(7)
                LET(58)
                    f16_a_reads(u, 4, 1);
                    f16_rc_reads(u, 9, 4);
                    fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
                END_LET(58)
            END(7)
            if (V(FMZ, 1) == 1) {
                f16_a_reads(u, 4, 1);
                IF(8, OPEN) f16_rc_reads(u, 9, 4); END(8)
            }
            IF(9, rt_both(rt_sure((V(FMZ, 1) == 1)), OPEN))
                LET(59) fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7); END_LET(59)
            ELSE(9)
                LET(59)
                    f16_a_reads(u, 4, 1);
                    f16_rc_reads(u, 9, 4);
                    fma_c_in_b_reads_2(u, 21, 22, 9, 20, 8, 11, 10, 12, 13, 7);
                END_LET(59)
            END(9)
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
            USE_PART(READ, F_UR, K(V(URb, v3)), BITS(16, 16));
            USE_PART(READ, F_UR, K(V(URb, v3)), BITS(0, 16));
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
                if (V(FMZ, 0) == 1) {
                    LET(12)
                        mma_a_reads(u, 4);
                        IF(4, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(4)
                    END_LET(12)
                }
                NEED(12);
                IF(5, OPEN)
                    LET(9)
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(9)
                    LET(29)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(29)
                    LET(9) NEED(29); END_LET(9)
                END(5)
                if (V(FMZ, 0) == 1) {
                    LET(38)
                        mma_a_reads(u, 4);
                        IF(6, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(6)
                    END_LET(38)
                }
                NEED(38);
                IF(7, OPEN)
                    LET(35)
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(35)
                    LET(55)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(55)
                    LET(35) NEED(55); END_LET(35)
                END(7)
                LET(61)
                    NEED(9);
                    NEED(35);
                END_LET(61)
                NEED(61);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(12)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(8, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(8)
                }
                IF(9, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(64) mma_rc_reads(u, 17); END_LET(64)
                ELSE(9)
                    LET(64)
                        mma_a_reads(u, 4);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_rc_reads(u, 17);
                    END_LET(64)
                END(9)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(10, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(10)
                }
                IF(11, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(65) mma_rc_reads(u, 17); END_LET(65)
                ELSE(11)
                    LET(65)
                        mma_a_reads(u, 4);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_rc_reads(u, 17);
                    END_LET(65)
                END(11)
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
            USE_PART(READ, F_UR, K(V(URb, v1)), BITS(16, 16));
            USE_PART(READ, F_UR, K(V(URb, v1)), BITS(0, 16));
        END_LET(1)
        NEED(1);
    }
    rt_leave(u);
}

static void mma_rc_keeps_2(struct rt_uses *u, int v1, int v2)
{
    if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rc, v2));
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
                if (V(FMZ, 0) == 1) {
                    LET(12)
                        mma_a_reads(u, 4);
                        IF(4, OPEN) mma_rc_reads(u, 7); END(4)
                    END_LET(12)
                }
                NEED(12);
                IF(5, OPEN)
                    LET(9)
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(9)
                    LET(29)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 7);
                        mma_rc_reads(u, 7);
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(29)
                    LET(9) NEED(29); END_LET(9)
                END(5)
                if (V(FMZ, 0) == 1) {
                    LET(38)
                        mma_a_reads(u, 4);
                        IF(6, OPEN) mma_rc_reads(u, 7); END(6)
                    END_LET(38)
                }
                NEED(38);
                IF(7, OPEN)
                    LET(35)
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(35)
                    LET(55)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 7);
                        mma_rc_reads(u, 7);
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(55)
                    LET(35) NEED(55); END_LET(35)
                END(7)
                LET(61)
                    NEED(9);
                    NEED(35);
                END_LET(61)
                NEED(61);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(12)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(8, OPEN) mma_rc_reads(u, 7); END(8)
                }
                IF(9, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(64) mma_c_in_b_reads(u, 16, 4, 5, 3); END_LET(64)
                ELSE(9)
                    LET(64)
                        mma_a_reads(u, 4);
                        mma_rc_reads(u, 7);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(64)
                END(9)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(10, OPEN) mma_rc_reads(u, 7); END(10)
                }
                IF(11, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(65) mma_c_in_b_reads(u, 16, 4, 5, 3); END_LET(65)
                ELSE(11)
                    LET(65)
                        mma_a_reads(u, 4);
                        mma_rc_reads(u, 7);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(65)
                END(11)
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
                if (V(FMZ, 0) == 1) {
                    LET(6)
                        mma_a_reads(u, 4);
                        IF(2, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(2)
                    END_LET(6)
                }
                NEED(6);
                IF(3, OPEN)
                    LET(3)
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(3)
                    LET(23)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(23)
                    LET(3) NEED(23); END_LET(3)
                END(3)
                if (V(FMZ, 0) == 1) {
                    LET(32)
                        mma_a_reads(u, 4);
                        IF(4, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(4)
                    END_LET(32)
                }
                NEED(32);
                IF(5, OPEN)
                    LET(29)
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(29)
                    LET(49)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 17);
                        mma_rc_reads(u, 17);
                    END_LET(49)
                    LET(29) NEED(49); END_LET(29)
                END(5)
                LET(55)
                    NEED(3);
                    NEED(29);
                END_LET(55)
                NEED(55);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(10)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(6, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(6)
                }
                IF(7, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(58) mma_rc_reads(u, 17); END_LET(58)
                ELSE(7)
                    LET(58)
                        mma_a_reads(u, 4);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_rc_reads(u, 17);
                    END_LET(58)
                END(7)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(8, OPEN) mma_b_reads(u, 7, 15, 3, 4, 2); END(8)
                }
                IF(9, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(59) mma_rc_reads(u, 17); END_LET(59)
                ELSE(9)
                    LET(59)
                        mma_a_reads(u, 4);
                        mma_b_reads(u, 7, 15, 3, 4, 2);
                        mma_rc_reads(u, 17);
                    END_LET(59)
                END(9)
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
                if (V(FMZ, 0) == 1) {
                    LET(6)
                        mma_a_reads(u, 4);
                        IF(2, OPEN) mma_rc_reads(u, 7); END(2)
                    END_LET(6)
                }
                NEED(6);
                IF(3, OPEN)
                    LET(3)
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(3)
                    LET(23)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 7);
                        mma_rc_reads(u, 7);
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(23)
                    LET(3) NEED(23); END_LET(3)
                END(3)
                if (V(FMZ, 0) == 1) {
                    LET(32)
                        mma_a_reads(u, 4);
                        IF(4, OPEN) mma_rc_reads(u, 7); END(4)
                    END_LET(32)
                }
                NEED(32);
                IF(5, OPEN)
                    LET(29)
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(29)
                    LET(49)
                        if (0xe >> V(FMZ, 0) & 1) mma_a_reads(u, 4);
                        mma_a_reads(u, 4);
                        if (0xe >> V(FMZ, 0) & 1) mma_rc_reads(u, 7);
                        mma_rc_reads(u, 7);
                        if (0xe >> V(FMZ, 0) & 1) mma_c_in_b_reads(u, 16, 4, 5, 3);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(49)
                    LET(29) NEED(49); END_LET(29)
                END(5)
                LET(55)
                    NEED(3);
                    NEED(29);
                END_LET(55)
                NEED(55);
                USE(WRITE(1), F_R, V(Rd, 2));
            ELSE(10)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(6, OPEN) mma_rc_reads(u, 7); END(6)
                }
                IF(7, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(58) mma_c_in_b_reads(u, 16, 4, 5, 3); END_LET(58)
                ELSE(7)
                    LET(58)
                        mma_a_reads(u, 4);
                        mma_rc_reads(u, 7);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(58)
                END(7)
                if (V(FMZ, 0) == 1) {
                    mma_a_reads(u, 4);
                    IF(8, OPEN) mma_rc_reads(u, 7); END(8)
                }
                IF(9, rt_both(rt_sure((V(FMZ, 0) == 1)), OPEN))
                    LET(59) mma_c_in_b_reads(u, 16, 4, 5, 3); END_LET(59)
                ELSE(9)
                    LET(59)
                        mma_a_reads(u, 4);
                        mma_rc_reads(u, 7);
                        mma_c_in_b_reads(u, 16, 4, 5, 3);
                    END_LET(59)
                END(9)
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
    if (LINE(l14) == 0) {
        IF(3, OPEN)
            LET(1) USE(READ, F_R, V(Rb, v4)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(1, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(1)
                IF(2, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(2)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(3)
        NEED(3);
    }
    if (LINE(l14) == 1) {
        IF(6, OPEN)
            LET(1) USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(4, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(4)
                IF(5, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(5)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(6)
        NEED(3);
    }
    if (LINE(l14) == 5) {
        IF(7, OPEN)
            LET(1) const_reads(u, v8, l9); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v8, l9); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(7)
        NEED(3);
    }
    if (LINE(l14) == 6) {
        IF(8, OPEN)
            LET(1) const_reads(u, v8, l11); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2) const_reads(u, v8, l11); END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(8)
        NEED(3);
    }
    if (LINE(l14) == 7) {
        IF(11, OPEN)
            LET(1) USE(READ, F_UR, V(URb, v8)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(9, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                END(9)
                IF(10, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                END(10)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(11)
        NEED(3);
    }
    if (LINE(l14) == 8) {
        IF(14, OPEN)
            LET(1) USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 31)); END_LET(1)
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(12, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                END(12)
                IF(13, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v8)), BITS(0, 16));
                END(13)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(14)
        NEED(3);
    }
    rt_leave(u);
}

static void set_last_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) if (V(REUSE_C, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_hset2(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 25, 14);
    IF(7, guard_value(u, 25, 14))
        if (V(half_HALF_BOP, 4) == 3) {
            f16_a_reads(u, 7, 1);
            set_last_reads(u, 12, 22, 7, 9, 4);
            USE(READ, F_P, V(Pp, 24));
            USE(WRITE(1), F_R, V(Rd, 5));
        }
        IF(1, OPEN)
            LET(4)
                if (V(FTZ, 3)) f16_a_reads(u, 7, 1);
                f16_a_reads(u, 7, 1);
                if (V(FTZ, 3)) set_last_reads(u, 12, 22, 7, 9, 4);
                set_last_reads(u, 12, 22, 7, 9, 4);
            END_LET(4)
            LET(4)
                f16_a_reads(u, 7, 1);
                set_last_reads(u, 12, 22, 7, 9, 4);
            END_LET(4)
        END(1)
        LET(5)
            if (V(half_HALF_BOP, 4) == 0) {
                NEED(4);
                IF(2, OPEN) USE(READ, F_P, V(Pp, 24)); END(2)
            }
            if (V(half_HALF_BOP, 4) == 1) {
                NEED(4);
                IF(3, OPEN) USE(READ, F_P, V(Pp, 24)); END(3)
            }
            if (V(half_HALF_BOP, 4) == 2) {
                NEED(4);
                USE(READ, F_P, V(Pp, 24));
            }
        END_LET(5)
        IF(4, OPEN)
            LET(8)
                if (V(FTZ, 3)) f16_a_reads(u, 7, 1);
                f16_a_reads(u, 7, 1);
                if (V(FTZ, 3)) set_last_reads(u, 12, 22, 7, 9, 4);
                set_last_reads(u, 12, 22, 7, 9, 4);
            END_LET(8)
            LET(8)
                f16_a_reads(u, 7, 1);
                set_last_reads(u, 12, 22, 7, 9, 4);
            END_LET(8)
        END(4)
        LET(9)
            if (V(half_HALF_BOP, 4) == 0) {
                NEED(8);
                IF(5, OPEN) USE(READ, F_P, V(Pp, 24)); END(5)
            }
            if (V(half_HALF_BOP, 4) == 1) {
                NEED(8);
                IF(6, OPEN) USE(READ, F_P, V(Pp, 24)); END(6)
            }
            if (V(half_HALF_BOP, 4) == 2) {
                NEED(8);
                USE(READ, F_P, V(Pp, 24));
            }
        END_LET(9)
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
            USE(READ, F_P, V(Pp, 25));
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
        if (V(half_HALF_BOP, 4) == 0) {
            NEED(10);
            IF(4, OPEN) USE(READ, F_P, V(Pp, 25)); END(4)
        }
        if (V(half_HALF_BOP, 4) == 1) {
            NEED(10);
            IF(5, OPEN) USE(READ, F_P, V(Pp, 25)); END(5)
        }
        if (V(half_HALF_BOP, 4) == 2) {
            NEED(10);
            USE(READ, F_P, V(Pp, 25));
        }
        USE(WRITE(1), F_P, V(Pu, 5));
        LET(11)
            if (V(half_H_AND, 2)) {
                NEED(9);
            } else NEED(4);
        END_LET(11)
        if (V(half_HALF_BOP, 4) == 0) {
            NEED(11);
            IF(6, OPEN) USE(READ, F_P, V(Pp, 25)); END(6)
        }
        if (V(half_HALF_BOP, 4) == 1) {
            NEED(11);
            IF(7, OPEN) USE(READ, F_P, V(Pp, 25)); END(7)
        }
        if (V(half_HALF_BOP, 4) == 2) {
            NEED(11);
            USE(READ, F_P, V(Pp, 25));
        }
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
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(1, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                END(1)
                IF(2, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                END(2)
            END_LET(2)
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
            LET(4) NEED(2); END_LET(4)
            LET(3)
                IF(5, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                END(5)
                IF(6, OPEN)
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Ra, v4)), BITS(0, 16));
                END(6)
            END_LET(3)
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
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(1, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(1)
                IF(2, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(2)
            END_LET(2)
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
            LET(4) NEED(2); END_LET(4)
            LET(3)
                IF(5, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                END(5)
                IF(6, OPEN)
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(16, 16));
                    USE_PART(READ, F_R, K(V(Rb, v4)), BITS(0, 16));
                END(6)
            END_LET(3)
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
            LET(1) USE(READ, F_UR, V(URb, v9)); END_LET(1)
            rt_assign(u, &x1, UNKNOWN);
            LET(3) NEED(1); END_LET(3)
            LET(2)
                IF(10, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(16, 16));
                END(10)
                IF(11, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(0, 16));
                END(11)
            END_LET(2)
            LET(3) NEED(2); END_LET(3)
        END(12)
        NEED(3);
    }
    if (LINE(l15) == 7) {
        rt_assign(u, &x1, K((V(XORSIGN, v6) == 0)));
        IF(16, OPEN)
            LET(2)
                NEED(1);
                IF(13, rt_test_of(u, x1.number)) USE_PART(READ, F_UR, K(V(URb, v9)), BITS(0, 31));
                ELSE(13) USE(READ, F_UR, V(URb, v9)); END(13)
            END_LET(2)
            LET(4) NEED(2); END_LET(4)
            LET(3)
                IF(14, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(0, 16));
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(16, 16));
                END(14)
                IF(15, OPEN)
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(16, 16));
                    USE_PART(READ, F_UR, K(V(URb, v9)), BITS(0, 16));
                END(15)
            END_LET(3)
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

static void uses_hmnmx2(struct rt_uses *u)
{
    uint64_t x1 = 0, x14 = 0;
    struct rt_test x12 = OPEN, x25 = OPEN;
    rt_enter(u);
    guard_reads(u, 23, 14);
    IF(3, guard_value(u, 23, 14))
        x1 = (mnmx_mode_value(u, 0) == 2);
        if (x1) {
            LET(3)
                if (V(FTZ, 0)) f16_a_reads_2(u, 5, 2, 1);
                f16_a_reads_2(u, 5, 2, 1);
            END_LET(3)
        } else {
            LET(3) f16_a_reads_2(u, 5, 2, 1); END_LET(3)
        }
        LET(4) NEED(3); END_LET(4)
        if (x1) {
            LET(6)
                if (V(FTZ, 0)) mnmx_b_reads(u, 10, 2, 20, 7, 9, 4);
                mnmx_b_reads(u, 10, 2, 20, 7, 9, 4);
            END_LET(6)
        } else {
            LET(6) mnmx_b_reads(u, 10, 2, 20, 7, 9, 4); END_LET(6)
        }
        LET(7) NEED(6); END_LET(7)
        LET(11)
            if (V(XORSIGN, 2)) {
                NEED(4);
                NEED(7);
            }
        END_LET(11)
        x12 = rt_answer(u, rt_either(OPEN, rt_both(rt_sure(V(NAN, 1)), OPEN)));
        LET(13)
            USE(READ, F_P, V(Pp, 22));
            NEED(4);
            NEED(7);
            IF(1, rt_not(x12)) NEED(11); END(1)
        END_LET(13)
        x14 = (mnmx_mode_value(u, 0) == 2);
        if (x14) {
            LET(16)
                if (V(FTZ, 0)) f16_a_reads_2(u, 5, 2, 1);
                f16_a_reads_2(u, 5, 2, 1);
            END_LET(16)
        } else {
            LET(16) f16_a_reads_2(u, 5, 2, 1); END_LET(16)
        }
        LET(17) NEED(16); END_LET(17)
        if (x14) {
            LET(19)
                if (V(FTZ, 0)) mnmx_b_reads(u, 10, 2, 20, 7, 9, 4);
                mnmx_b_reads(u, 10, 2, 20, 7, 9, 4);
            END_LET(19)
        } else {
            LET(19) mnmx_b_reads(u, 10, 2, 20, 7, 9, 4); END_LET(19)
        }
        LET(20) NEED(19); END_LET(20)
        LET(24)
            if (V(XORSIGN, 2)) {
                NEED(17);
                NEED(20);
            }
        END_LET(24)
        x25 = rt_answer(u, rt_either(OPEN, rt_both(rt_sure(V(NAN, 1)), OPEN)));
        LET(26)
            USE(READ, F_P, V(Pp, 22));
            NEED(17);
            NEED(20);
            IF(2, rt_not(x25)) NEED(24); END(2)
        END_LET(26)
        NEED(13);
        NEED(26);
        USE(WRITE(1), F_R, V(Rd, 3));
    END(3)
    f16_a_keeps(u, 6, 5);
    mnmx_b_keeps(u, 11, 10, 4);
    rt_leave(u);
}

static void signed_b_reads(struct rt_uses *u, int v2, int v3, int l4, int l5)
{
    if (LINE(l5) == 0) USE(READ, F_R, V(Rb, v2));
    if (LINE(l5) == 2) const_reads(u, v3, l4);
    if (LINE(l5) == 3) USE(READ, F_UR, V(URb, v3));
}

static void signed_b_keeps(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) if (V(REUSE_B, v1)) USE(KEEP, F_R, V(Rb, v2));
}

static void uses_iadd3_n(struct rt_uses *u)
{
    guard_reads(u, 16, 5);
    IF(1, guard_value(u, 16, 5))
        USE(READ, F_R, V(Ra, 4));
        signed_b_reads(u, 7, 12, 3, 2);
        USE(READ, F_R, V(Rc, 14));
        USE(WRITE(1), F_R, V(Rd, 0));
        USE(WRITE(1), F_P, V(Pu, 1));
        USE(WRITE(1), F_P, V(Pv, 2));
    END(1)
    if (V(REUSE_A, 5)) USE(KEEP, F_R, V(Ra, 4));
    signed_b_keeps(u, 8, 7, 2);
    if (V(REUSE_C, 15)) USE(KEEP, F_R, V(Rc, 14));
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
        USE(READ, F_R, V(Rc, 7));
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
        USE(READ, F_R, V(Rc, 6));
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
        USE(READ, F_UR, V(URb, 7));
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
        USE(READ, F_R, V(Rc, 11));
        USE(READ, F_P, V(Pp, 14));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
    if (V(REUSE_C, 12)) USE(KEEP, F_R, V(Rc, 11));
}

static void inverted_c_in_b_reads(struct rt_uses *u, int v2, int l3, int l4)
{
    if (LINE(l4) == 1) const_reads(u, v2, l3);
    if (LINE(l4) == 2) USE(READ, F_UR, V(URb, v2));
}

static void uses_imad_cx(struct rt_uses *u)
{
    guard_reads(u, 13, 3);
    IF(1, guard_value(u, 13, 3))
        USE(READ, F_R, V(Ra, 2));
        USE(READ, F_R, V(Rc, 4));
        inverted_c_in_b_reads(u, 10, 1, 0);
        USE(READ, F_P, V(Pp, 12));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    if (V(REUSE_B, 5)) USE(KEEP, F_R, V(Rc, 4));
}

static void signed_pair_c_reads(struct rt_uses *u, int v1)
{
    USE(EARLY(-2), F_R, V(Rc, v1));
    USE(EARLY(-2), F_R, (V(Rc, v1) | 1));
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
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads(u, 5, 10, 1);
        signed_pair_c_reads(u, 12);
        joined_pu_writes(u, 2, 0);
        if (V(Rd, 1) != 255) {
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
        }
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 1);
    signed_pair_c_keeps(u, 13, 12);
}

static void signed_c64_in_b_reads(struct rt_uses *u, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) const64_reads(u, v2, l3);
    if (LINE(l4) == 1) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_imad_wide_c(struct rt_uses *u)
{
    guard_reads(u, 11, 3);
    IF(1, guard_value(u, 11, 3))
        USE(READ, F_R, V(Ra, 3));
        USE(EARLY(-2), F_R, V(Rc, 5));
        signed_c64_in_b_reads(u, 10, 2, 1);
        joined_pu_writes(u, 2, 0);
        if (V(Rd, 1) != 255) {
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
        }
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void inverted_pair_c_reads(struct rt_uses *u, int v1)
{
    USE(EARLY(-2), F_R, V(Rc, v1));
    USE(EARLY(-2), F_R, (V(Rc, v1) | 1));
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
            USE(READ, F_R, V(Ra, 3));
            src_b_reads(u, 5, 10, 1);
            inverted_pair_c_reads(u, 12);
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

static void inverted_c64_in_b_reads(struct rt_uses *u, int v2, int l3, int l4)
{
    if (LINE(l4) == 0) const64_reads(u, v2, l3);
    if (LINE(l4) == 1) {
        USE(READ, F_UR, V(URb, v2));
        USE(READ, F_UR, (V(URb, v2) | 1));
    }
}

static void uses_imad_wide_cx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        LET(1)
            USE(READ, F_R, V(Ra, 3));
            USE(EARLY(-2), F_R, V(Rc, 5));
            inverted_c64_in_b_reads(u, 10, 2, 1);
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

static void signed_pair_c_reads_2(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
}

static void uses_imad_hi_b(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads(u, 5, 10, 1);
        signed_pair_c_reads_2(u, 12);
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
        USE(READ, F_R, V(Rc, 5));
        signed_c64_in_b_reads(u, 10, 2, 1);
        joined_pu_writes(u, 2, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void inverted_pair_c_reads_2(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
    USE(READ, F_R, (V(Rc, v1) | 1));
}

static void uses_imad_hi_bx(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(1, guard_value(u, 16, 4))
        LET(1)
            USE(READ, F_R, V(Ra, 3));
            src_b_reads(u, 5, 10, 1);
            inverted_pair_c_reads_2(u, 12);
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
            USE(READ, F_R, V(Ra, 3));
            USE(READ, F_R, V(Rc, 5));
            inverted_c64_in_b_reads(u, 10, 2, 1);
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

static void uses_shf_b(struct rt_uses *u)
{
    guard_reads(u, 15, 1);
    IF(1, guard_value(u, 15, 1))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rc, 13));
        src_b_reads(u, 7, 12, 0);
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
    src_b_keeps(u, 8, 7, 0);
}

static void uses_shf_c(struct rt_uses *u)
{
    guard_reads(u, 13, 1);
    IF(1, guard_value(u, 13, 1))
        USE(READ, F_R, V(Ra, 5));
        c_in_b_reads(u, 12, 0);
        USE(READ, F_R, V(Rc, 7));
        USE(WRITE(1), F_R, V(Rd, 4));
    END(1)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rc, 7));
}

static void uses_prmt_b(struct rt_uses *u)
{
    guard_reads(u, 12, 1);
    IF(1, guard_value(u, 12, 1))
        if (V(logic_PRMT_MODE, 0) == 0) {
            src_b_reads(u, 4, 9, 0);
            USE(READ, F_R, V(Ra, 2));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 1));
        } else {
            USE(READ, F_R, V(Ra, 2));
            if (V(logic_PRMT_MODE, 0) == 7) {
                src_b_reads(u, 4, 9, 0);
                USE(READ, F_R, V(Rc, 10));
                USE(WRITE(1), F_R, V(Rd, 1));
            } else {
                USE(READ, F_R, V(Rc, 10));
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 9, 0);
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 9, 0);
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 9, 0);
                if (0x7e >> V(logic_PRMT_MODE, 0) & 1) src_b_reads(u, 4, 9, 0);
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
    guard_reads(u, 15, 2);
    IF(5, guard_value(u, 15, 2))
        if (V(BOP, 2) == 3) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        if (V(BOP, 2) == 0) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(1, OPEN) USE(READ, F_P, V(Pp, 14)); END(1)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(2, OPEN) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(3, OPEN) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(4, OPEN) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
        }
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
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
            USE(READ, F_P, V(Pr, 16));
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        LET(6)
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(1, OPEN) USE(READ, F_P, V(Pr, 16)); END(1)
        END_LET(6)
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(2, OPEN) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(3, OPEN) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(6);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(4, OPEN) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(5, OPEN) USE(READ, F_P, V(Pp, 14)); END(5)
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
        if (V(BOP, 2) == 0) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(1, OPEN) USE(READ, F_P, V(Pp, 14)); END(1)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(2, OPEN) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(3, OPEN) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(4, OPEN) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
        }
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
            src_b_reads(u, 7, 12, 0);
            USE(READ, F_P, V(Pp, 14));
            opt_src_reads_2(u, 16, 2);
            USE(WRITE(1), F_P, V(Pu, 3));
            USE(WRITE(1), F_P, V(Pv, 4));
        }
        LET(6)
            USE(READ, F_R, V(Ra, 5));
            src_b_reads(u, 7, 12, 0);
            IF(1, OPEN) opt_src_reads_2(u, 16, 2); END(1)
        END_LET(6)
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(2, OPEN) USE(READ, F_P, V(Pp, 14)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(3, OPEN) USE(READ, F_P, V(Pp, 14)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(6);
            USE(READ, F_P, V(Pp, 14));
        }
        USE(WRITE(1), F_P, V(Pu, 3));
        if (V(BOP, 2) == 0) {
            NEED(6);
            IF(4, OPEN) USE(READ, F_P, V(Pp, 14)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(6);
            IF(5, OPEN) USE(READ, F_P, V(Pp, 14)); END(5)
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
        USE(READ, F_P, V(Pp, 14));
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
        USE(READ, F_P, V(Pp, 10));
        USE(WRITE(1), F_R, V(Rd, 0));
        joined_pu_writes(u, 1, 0);
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rc, 5));
}

static void uses_popc(struct rt_uses *u)
{
    guard_reads(u, 8, 2);
    IF(1, guard_value(u, 8, 2))
        signed_b_reads(u, 2, 7, 1, 0);
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
        if (V(SIGNED, 0)) signed_b_reads(u, 5, 10, 2, 1);
        signed_b_reads(u, 5, 10, 2, 1);
        USE(WRITE(1), F_R, V(Rd, 2));
        if (0x7f >> V(Pu, 3) & 1) USE(WRITE(1), F_P, V(Pu, 3));
    END(1)
    signed_b_keeps(u, 6, 5, 1);
}

static void uses_sgxt(struct rt_uses *u)
{
    guard_reads(u, 11, 1);
    IF(1, guard_value(u, 11, 1))
        USE(READ, F_R, V(Ra, 3));
        src_b_reads(u, 5, 10, 0);
        USE(WRITE(1), F_R, V(Rd, 2));
    END(1)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    src_b_keeps(u, 6, 5, 0);
}

static void uses_bmsk(struct rt_uses *u)
{
    guard_reads(u, 10, 1);
    IF(1, guard_value(u, 10, 1))
        src_b_reads(u, 4, 9, 0);
        USE(READ, F_R, V(Ra, 2));
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
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
    guard_reads(u, 12, 2);
    IF(1, guard_value(u, 12, 2))
        USE(READ, F_P, V(Pp, 11));
        USE(READ, F_R, V(Ra, 2));
        src_b_reads(u, 4, 9, 0);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    if (V(REUSE_A, 3)) USE(KEEP, F_R, V(Ra, 2));
    src_b_keeps(u, 5, 4, 0);
}

static void warp_address_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URc, v2));
            USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URc, v2));
            USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 4 || LINE(l3) == 5) {
        LET(1)
            USE(READ, F_UR, V(URc, v2));
            USE(READ, F_UR, (V(URc, v2) | 1));
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
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(READ, F_UR, V(URc, v2));
}

static void uses_syncs_arr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 9, 1);
    IF(3, guard_value(u, 9, 1))
        LET(4)
            if (V(mbarrier_OPTOUT, 2)) {
                if (V(mbarrier_ARRIVE, 3) == 5) USE_PART(READ, F_R, K(V(Rb, 8)), BITS(0, 20));
            }
        END_LET(4)
        LET(6) addr_ur_reads_2(u, 5, 6, 0); END_LET(6)
        LET(41) NEED(6); END_LET(41)
        LET(46)
            addr_ur_reads_2(u, 5, 6, 0);
            if (V(mbarrier_ARRIVE, 3) == 5) USE_PART(READ, F_R, K(V(Rb, 8)), BITS(0, 20));
            IF(1, OPEN) if (0x19 >> V(mbarrier_ARRIVE, 3) & 1) USE(READ, F_R, V(Rb, 8)); END(1)
        END_LET(46)
        addr_ur_reads_2(u, 5, 6, 0);
        NEED(4);
        if (0x19 >> V(mbarrier_ARRIVE, 3) & 1) USE(READ, F_R, V(Rb, 8));
        NEED(46);
        IF(2, OPEN)
            if (V(mbarrier_ARRIVE, 3) == 5) USE_PART(READ, F_R, K(V(Rb, 8)), BITS(0, 20));
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
        USE_PART(READ, F_R, K(V(Rb, 6)), BITS(31, 1));
        USE(WRITE(1), F_P, V(Pu, 2));
    END(1)
}

static void addr_ura_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_UR, V(URa, v1));
}

static void uses_syncs_x(struct rt_uses *u)
{
    uguard_reads(u, 5, 1);
    IF(1, uguard_value(u, 5, 1))
        USE(READ, F_UR, V(URb, 4));
        USE(READ, F_UR, (V(URb, 4) | 1));
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
        USE(READ, F_UR, V(URb, 3));
        USE(READ, F_UR, (V(URb, 3) | 1));
        IF(1, OPEN)
            USE(READ, F_UR, V(URc, 4));
            USE(READ, F_UR, (V(URc, 4) | 1));
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

static void uses_arrives(struct rt_uses *u)
{
    guard_reads(u, 5, 2);
    IF(1, guard_value(u, 5, 2)) addr_ur_reads_2(u, 2, 3, 1); END(1)
}

static void uses_ldg_v(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 10, 3);
    IF(1, guard_value(u, 10, 3))
        if (0x7f >> V(Pu, 6) & 1) {
            addr_e_reads(u, 0, 8, 2);
            opt_writes(u, 6, 1);
            USE(WRITE(1), F_R, V(Rd, 7));
            if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 2));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 3));
        } else {
            x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
            if (x1 == 0) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 1) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 2) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 3) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 4) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (!(V(Rd, 7) == 255)) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
                USE(WRITE(1), F_R, (V(Rd, 7) + 1));
                if (!(x1 == 5)) {
                    USE(WRITE(1), F_R, (V(Rd, 7) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 7) + 3));
                }
            }
        }
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
    uint64_t x1 = 0;
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        if (V(Pu, 7) == 7) opt_pl_reads(u, 12, 3);
        IF(1, rt_either(rt_sure((0x7f >> V(Pu, 7) & 1)), rt_not(opt_pl_value(u, 12, 3))))
            addr_e_reads(u, 0, 9, 2);
            opt_pl_reads(u, 12, 3);
            opt_writes(u, 7, 1);
            USE(WRITE(1), F_R, V(Rd, 8));
            if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
        ELSE(1)
            x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
            if (x1 == 0) {
                addr_e_reads(u, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 1) {
                addr_e_reads(u, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 2) {
                addr_e_reads(u, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 3) {
                addr_e_reads(u, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 4) {
                addr_e_reads(u, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (!(V(Rd, 8) == 255)) {
                addr_e_reads(u, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
                USE(WRITE(1), F_R, (V(Rd, 8) + 1));
                if (!(x1 == 5)) {
                    USE(WRITE(1), F_R, (V(Rd, 8) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 8) + 3));
                }
            }
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
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
    END(1)
}

static void uses_ldg_tu(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 14, 4);
    IF(2, guard_value(u, 14, 4))
        if (V(Pu, 7) == 7) opt_pl_reads(u, 13, 3);
        IF(1, rt_either(rt_sure((0x7f >> V(Pu, 7) & 1)), rt_not(opt_pl_value(u, 13, 3))))
            addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
            opt_pl_reads(u, 13, 3);
            opt_writes(u, 7, 1);
            USE(WRITE(1), F_R, V(Rd, 8));
            if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
        ELSE(1)
            x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
            if (x1 == 0) {
                addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 1) {
                addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 2) {
                addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 3) {
                addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (x1 == 4) {
                addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
            } else if (!(V(Rd, 8) == 255)) {
                addr64_ur_turing_reads_2(u, 9, 0, 10, 2);
                USE(WRITE(1), F_R, V(Rd, 8));
                USE(WRITE(1), F_R, (V(Rd, 8) + 1));
                if (!(x1 == 5)) {
                    USE(WRITE(1), F_R, (V(Rd, 8) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 8) + 3));
                }
            }
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
        USE(WRITE(1), F_R, V(Rd, 8));
        if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 8) | 1));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 2));
        if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 8) | 3));
    END(1)
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
            USE(WRITE(1), F_R, V(Rd, 6));
            if (0xe0 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 1));
            if (0xc0 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 2));
            if (0xc0 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 6) | 3));
        ELSE(1)
            if (V(SIZE, 3) == 0) {
                addr_e_reads(u, 0, 7, 1);
                USE(WRITE(1), F_R, V(Rd, 6));
            } else if (V(SIZE, 3) == 1) {
                addr_e_reads(u, 0, 7, 1);
                USE(WRITE(1), F_R, V(Rd, 6));
            } else if (V(SIZE, 3) == 2) {
                addr_e_reads(u, 0, 7, 1);
                USE(WRITE(1), F_R, V(Rd, 6));
            } else if (V(SIZE, 3) == 3) {
                addr_e_reads(u, 0, 7, 1);
                USE(WRITE(1), F_R, V(Rd, 6));
            } else if (V(SIZE, 3) == 4) {
                addr_e_reads(u, 0, 7, 1);
                USE(WRITE(1), F_R, V(Rd, 6));
            } else if (!(V(Rd, 6) == 255)) {
                addr_e_reads(u, 0, 7, 1);
                USE(WRITE(1), F_R, V(Rd, 6));
                USE(WRITE(1), F_R, (V(Rd, 6) + 1));
                if (0xdf >> V(SIZE, 3) & 1) {
                    USE(WRITE(1), F_R, (V(Rd, 6) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 6) + 3));
                }
            }
        END(1)
    END(2)
}

static void addr_global_reads_3(struct rt_uses *u, int v1, int v2, int l3)
{
    rt_enter(u);
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URb, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URb, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URb, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URb, v2) | 1));
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
    IF(2, guard_value(u, 11, 5))
        if (V(Pu, 4) == 7) opt_pl_reads(u, 10, 3);
        IF(1, rt_either(rt_sure((0x7f >> V(Pu, 4) & 1)), rt_not(opt_pl_value(u, 10, 3))))
            addr_global_reads_3(u, 6, 7, 2);
            opt_pl_reads(u, 10, 3);
            opt_writes(u, 4, 1);
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0xe0 >> V(SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (0xc0 >> V(SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (0xc0 >> V(SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        ELSE(1)
            if (V(SIZE, 2) == 0) {
                addr_global_reads_3(u, 6, 7, 2);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 2) == 1) {
                addr_global_reads_3(u, 6, 7, 2);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 2) == 2) {
                addr_global_reads_3(u, 6, 7, 2);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 2) == 3) {
                addr_global_reads_3(u, 6, 7, 2);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 2) == 4) {
                addr_global_reads_3(u, 6, 7, 2);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (!(V(Rd, 5) == 255)) {
                addr_global_reads_3(u, 6, 7, 2);
                USE(WRITE(1), F_R, V(Rd, 5));
                USE(WRITE(1), F_R, (V(Rd, 5) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(WRITE(1), F_R, (V(Rd, 5) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 5) + 3));
                }
            }
        END(1)
    END(2)
    desc_reads_3(u, 7, 4);
}

static void uses_ld_v(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 9, 3);
    IF(1, guard_value(u, 9, 3))
        x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
        if (x1 == 0) {
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_R, V(Rd, 6));
        } else if (x1 == 1) {
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_R, V(Rd, 6));
        } else if (x1 == 2) {
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_R, V(Rd, 6));
        } else if (x1 == 3) {
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_R, V(Rd, 6));
        } else if (x1 == 4) {
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_R, V(Rd, 6));
        } else if (!(V(Rd, 6) == 255)) {
            addr_e_reads(u, 0, 7, 2);
            USE(WRITE(1), F_R, V(Rd, 6));
            USE(WRITE(1), F_R, (V(Rd, 6) + 1));
            if (!(x1 == 5)) {
                USE(WRITE(1), F_R, (V(Rd, 6) + 2));
                USE(WRITE(1), F_R, (V(Rd, 6) + 3));
            }
        }
    END(1)
}

static void uses_ld_t(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        opt_pl_reads(u, 11, 3);
        IF(1, rt_not(opt_pl_value(u, 11, 3)))
            addr_e_reads(u, 0, 8, 2);
            USE(WRITE(1), F_R, V(Rd, 7));
            if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 2));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 3));
        ELSE(1)
            x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
            if (x1 == 0) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 1) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 2) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 3) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 4) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (!(V(Rd, 7) == 255)) {
                addr_e_reads(u, 0, 8, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
                USE(WRITE(1), F_R, (V(Rd, 7) + 1));
                if (!(x1 == 5)) {
                    USE(WRITE(1), F_R, (V(Rd, 7) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 7) + 3));
                }
            }
        END(1)
    END(2)
}

static void uses_ld_tu(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 13, 4);
    IF(2, guard_value(u, 13, 4))
        opt_pl_reads(u, 12, 3);
        IF(1, rt_not(opt_pl_value(u, 12, 3)))
            addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
            USE(WRITE(1), F_R, V(Rd, 7));
            if ((int64_t)WORD(73, 3) > (int64_t)4) USE(WRITE(1), F_R, (V(Rd, 7) | 1));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 2));
            if ((int64_t)WORD(73, 3) > (int64_t)5) USE(WRITE(1), F_R, (V(Rd, 7) | 3));
        ELSE(1)
            x1 = (((int64_t)WORD(73, 3) < (int64_t)6) ? WORD(73, 3) : 6);
            if (x1 == 0) {
                addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 1) {
                addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 2) {
                addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 3) {
                addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (x1 == 4) {
                addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
            } else if (!(V(Rd, 7) == 255)) {
                addr64_ur_turing_reads_2(u, 8, 0, 9, 2);
                USE(WRITE(1), F_R, V(Rd, 7));
                USE(WRITE(1), F_R, (V(Rd, 7) + 1));
                if (!(x1 == 5)) {
                    USE(WRITE(1), F_R, (V(Rd, 7) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 7) + 3));
                }
            }
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
            USE(WRITE(1), F_R, V(Rd, 5));
            if (0xe0 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 1));
            if (0xc0 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 2));
            if (0xc0 >> V(SIZE, 3) & 1) USE(WRITE(1), F_R, (V(Rd, 5) | 3));
        ELSE(1)
            if (V(SIZE, 3) == 0) {
                addr_e_reads(u, 0, 6, 1);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 3) == 1) {
                addr_e_reads(u, 0, 6, 1);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 3) == 2) {
                addr_e_reads(u, 0, 6, 1);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 3) == 3) {
                addr_e_reads(u, 0, 6, 1);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (V(SIZE, 3) == 4) {
                addr_e_reads(u, 0, 6, 1);
                USE(WRITE(1), F_R, V(Rd, 5));
            } else if (!(V(Rd, 5) == 255)) {
                addr_e_reads(u, 0, 6, 1);
                USE(WRITE(1), F_R, V(Rd, 5));
                USE(WRITE(1), F_R, (V(Rd, 5) + 1));
                if (0xdf >> V(SIZE, 3) & 1) {
                    USE(WRITE(1), F_R, (V(Rd, 5) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 5) + 3));
                }
            }
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
            USE(WRITE(1), F_R, V(Rd, 4));
            if (0xe0 >> V(SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
            if (0xc0 >> V(SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 2));
            if (0xc0 >> V(SIZE, 2) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 3));
        ELSE(1)
            if (V(SIZE, 2) == 0) {
                addr_global_reads_3(u, 5, 6, 2);
                USE(WRITE(1), F_R, V(Rd, 4));
            } else if (V(SIZE, 2) == 1) {
                addr_global_reads_3(u, 5, 6, 2);
                USE(WRITE(1), F_R, V(Rd, 4));
            } else if (V(SIZE, 2) == 2) {
                addr_global_reads_3(u, 5, 6, 2);
                USE(WRITE(1), F_R, V(Rd, 4));
            } else if (V(SIZE, 2) == 3) {
                addr_global_reads_3(u, 5, 6, 2);
                USE(WRITE(1), F_R, V(Rd, 4));
            } else if (V(SIZE, 2) == 4) {
                addr_global_reads_3(u, 5, 6, 2);
                USE(WRITE(1), F_R, V(Rd, 4));
            } else if (!(V(Rd, 4) == 255)) {
                addr_global_reads_3(u, 5, 6, 2);
                USE(WRITE(1), F_R, V(Rd, 4));
                USE(WRITE(1), F_R, (V(Rd, 4) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(WRITE(1), F_R, (V(Rd, 4) + 2));
                    USE(WRITE(1), F_R, (V(Rd, 4) + 3));
                }
            }
        END(1)
    END(2)
    desc_reads_3(u, 6, 4);
}

static void uses_stg_v(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(1, guard_value(u, 9, 2))
        if (V(SIZE, 2) == 7) {
            addr_e_reads(u, 0, 6, 1);
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, (V(Rb, 8) | 1));
            USE(READ, F_R, (V(Rb, 8) | 2));
            USE(READ, F_R, (V(Rb, 8) | 3));
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
            USE(READ, F_R, V(Rb, 9));
            USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, (V(Rb, 9) | 2));
            USE(READ, F_R, (V(Rb, 9) | 3));
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
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, (V(Rb, 6) | 1));
            USE(READ, F_R, (V(Rb, 6) | 2));
            USE(READ, F_R, (V(Rb, 6) | 3));
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
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URc, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URc, v2));
            if (WORD(72, 1)) USE(READ, F_UR, (V(URc, v2) | 1));
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
    guard_reads(u, 7, 3);
    IF(1, guard_value(u, 7, 3))
        if (V(SIZE, 1) == 7) {
            addr_global_reads_4(u, 3, 4, 1);
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, (V(Rb, 6) | 1));
            USE(READ, F_R, (V(Rb, 6) | 2));
            USE(READ, F_R, (V(Rb, 6) | 3));
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

static void uses_st_v(struct rt_uses *u)
{
    guard_reads(u, 9, 2);
    IF(3, guard_value(u, 9, 2))
        if (V(SIZE, 2) == 7) {
            addr_e_reads(u, 0, 6, 1);
            USE(READ, F_R, V(Rc, 8));
            USE(READ, F_R, (V(Rc, 8) | 1));
            USE(READ, F_R, (V(Rc, 8) | 2));
            USE(READ, F_R, (V(Rc, 8) | 3));
        }
        addr_e_reads(u, 0, 6, 1);
        IF(2, OPEN)
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 8));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 8));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rc, 8));
            } else if (!(V(Rc, 8) == 255)) {
                USE(READ, F_R, V(Rc, 8));
                USE(READ, F_R, (V(Rc, 8) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rc, 8) + 2));
                    USE(READ, F_R, (V(Rc, 8) + 3));
                }
            }
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 8));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 8));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rc, 8));
            } else if (!(V(Rc, 8) == 255)) {
                USE(READ, F_R, V(Rc, 8));
                USE(READ, F_R, (V(Rc, 8) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rc, 8) + 2));
                    USE(READ, F_R, (V(Rc, 8) + 3));
                }
            }
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 8));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 8));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rc, 8));
            } else if (!(V(Rc, 8) == 255)) {
                USE(READ, F_R, V(Rc, 8));
                USE(READ, F_R, (V(Rc, 8) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rc, 8) + 2));
                    USE(READ, F_R, (V(Rc, 8) + 3));
                }
            }
        END(2)
    END(3)
}

static void uses_st_tu(struct rt_uses *u)
{
    guard_reads(u, 10, 2);
    IF(3, guard_value(u, 10, 2))
        if (V(SIZE, 2) == 7) {
            addr64_ur_turing_reads(u, 6, 0, 7, 1);
            USE(READ, F_R, V(Rb, 9));
            USE(READ, F_R, (V(Rb, 9) | 1));
            USE(READ, F_R, (V(Rb, 9) | 2));
            USE(READ, F_R, (V(Rb, 9) | 3));
        }
        addr64_ur_turing_reads(u, 6, 0, 7, 1);
        IF(2, OPEN)
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rb, 9));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rb, 9));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rb, 9));
            } else if (!(V(Rb, 9) == 255)) {
                USE(READ, F_R, V(Rb, 9));
                USE(READ, F_R, (V(Rb, 9) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rb, 9) + 2));
                    USE(READ, F_R, (V(Rb, 9) + 3));
                }
            }
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rb, 9));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rb, 9));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rb, 9));
            } else if (!(V(Rb, 9) == 255)) {
                USE(READ, F_R, V(Rb, 9));
                USE(READ, F_R, (V(Rb, 9) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rb, 9) + 2));
                    USE(READ, F_R, (V(Rb, 9) + 3));
                }
            }
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rb, 9));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rb, 9));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rb, 9));
            } else if (!(V(Rb, 9) == 255)) {
                USE(READ, F_R, V(Rb, 9));
                USE(READ, F_R, (V(Rb, 9) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rb, 9) + 2));
                    USE(READ, F_R, (V(Rb, 9) + 3));
                }
            }
        END(2)
    END(3)
}

static void uses_st_a(struct rt_uses *u)
{
    guard_reads(u, 7, 1);
    IF(3, guard_value(u, 7, 1))
        if (V(SIZE, 2) == 7) {
            addr_e_reads(u, 0, 4, 0);
            USE(READ, F_R, V(Rc, 6));
            USE(READ, F_R, (V(Rc, 6) | 1));
            USE(READ, F_R, (V(Rc, 6) | 2));
            USE(READ, F_R, (V(Rc, 6) | 3));
        }
        addr_e_reads(u, 0, 4, 0);
        IF(2, OPEN)
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 6));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 6));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rc, 6));
            } else if (!(V(Rc, 6) == 255)) {
                USE(READ, F_R, V(Rc, 6));
                USE(READ, F_R, (V(Rc, 6) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rc, 6) + 2));
                    USE(READ, F_R, (V(Rc, 6) + 3));
                }
            }
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 6));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 6));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rc, 6));
            } else if (!(V(Rc, 6) == 255)) {
                USE(READ, F_R, V(Rc, 6));
                USE(READ, F_R, (V(Rc, 6) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rc, 6) + 2));
                    USE(READ, F_R, (V(Rc, 6) + 3));
                }
            }
            if (0x3 >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 6));
            } else if (0xf >> V(SIZE, 2) & 1) {
                USE(READ, F_R, V(Rc, 6));
            } else if (V(SIZE, 2) == 4) {
                USE(READ, F_R, V(Rc, 6));
            } else if (!(V(Rc, 6) == 255)) {
                USE(READ, F_R, V(Rc, 6));
                USE(READ, F_R, (V(Rc, 6) + 1));
                if (0xdf >> V(SIZE, 2) & 1) {
                    USE(READ, F_R, (V(Rc, 6) + 2));
                    USE(READ, F_R, (V(Rc, 6) + 3));
                }
            }
        END(2)
    END(3)
}

static void uses_st_d(struct rt_uses *u)
{
    guard_reads(u, 7, 3);
    IF(3, guard_value(u, 7, 3))
        if (V(SIZE, 1) == 7) {
            addr_global_reads_4(u, 3, 4, 1);
            USE(READ, F_R, V(Rb, 6));
            USE(READ, F_R, (V(Rb, 6) | 1));
            USE(READ, F_R, (V(Rb, 6) | 2));
            USE(READ, F_R, (V(Rb, 6) | 3));
        }
        addr_global_reads_4(u, 3, 4, 1);
        IF(2, OPEN)
            if (0x3 >> V(SIZE, 1) & 1) {
                USE(READ, F_R, V(Rb, 6));
            } else if (0xf >> V(SIZE, 1) & 1) {
                USE(READ, F_R, V(Rb, 6));
            } else if (V(SIZE, 1) == 4) {
                USE(READ, F_R, V(Rb, 6));
            } else if (!(V(Rb, 6) == 255)) {
                USE(READ, F_R, V(Rb, 6));
                USE(READ, F_R, (V(Rb, 6) + 1));
                if (0xdf >> V(SIZE, 1) & 1) {
                    USE(READ, F_R, (V(Rb, 6) + 2));
                    USE(READ, F_R, (V(Rb, 6) + 3));
                }
            }
            if (0x3 >> V(SIZE, 1) & 1) {
                USE(READ, F_R, V(Rb, 6));
            } else if (0xf >> V(SIZE, 1) & 1) {
                USE(READ, F_R, V(Rb, 6));
            } else if (V(SIZE, 1) == 4) {
                USE(READ, F_R, V(Rb, 6));
            } else if (!(V(Rb, 6) == 255)) {
                USE(READ, F_R, V(Rb, 6));
                USE(READ, F_R, (V(Rb, 6) + 1));
                if (0xdf >> V(SIZE, 1) & 1) {
                    USE(READ, F_R, (V(Rb, 6) + 2));
                    USE(READ, F_R, (V(Rb, 6) + 3));
                }
            }
            if (0x3 >> V(SIZE, 1) & 1) {
                USE(READ, F_R, V(Rb, 6));
            } else if (0xf >> V(SIZE, 1) & 1) {
                USE(READ, F_R, V(Rb, 6));
            } else if (V(SIZE, 1) == 4) {
                USE(READ, F_R, V(Rb, 6));
            } else if (!(V(Rb, 6) == 255)) {
                USE(READ, F_R, V(Rb, 6));
                USE(READ, F_R, (V(Rb, 6) + 1));
                if (0xdf >> V(SIZE, 1) & 1) {
                    USE(READ, F_R, (V(Rb, 6) + 2));
                    USE(READ, F_R, (V(Rb, 6) + 3));
                }
            }
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
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            if (0xdf >> V(SIZE, 1) & 1) {
                USE(WRITE(1), F_R, (V(Rd, 2) + 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 3));
            }
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
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            if (0xdf >> V(SIZE, 1) & 1) {
                USE(WRITE(1), F_R, (V(Rd, 2) + 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 3));
            }
        }
    END(1)
}

static void addr_local_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(READ, F_UR, V(URb, v2));
    if (LINE(l3) == 4 || LINE(l3) == 5) USE(READ, F_R, V(Ra, v1));
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
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            if (0xdf >> V(SIZE, 1) & 1) {
                USE(WRITE(1), F_R, (V(Rd, 2) + 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 3));
            }
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
            USE(READ, F_R, V(Rb, 4));
            USE(READ, F_R, (V(Rb, 4) | 1));
            USE(READ, F_R, (V(Rb, 4) | 2));
            USE(READ, F_R, (V(Rb, 4) | 3));
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
            addr_ur_reads_2(u, 2, 3, 0);
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) | 1));
            USE(READ, F_R, (V(Rb, 5) | 2));
            USE(READ, F_R, (V(Rb, 5) | 3));
        }
        if (0x3 >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_ur_reads_2(u, 2, 3, 0);
        } else if (0xf >> V(SIZE, 1) & 1) {
            USE(READ, F_R, V(Rb, 5));
            addr_ur_reads_2(u, 2, 3, 0);
        } else if (V(SIZE, 1) == 4) {
            USE(READ, F_R, V(Rb, 5));
            addr_ur_reads_2(u, 2, 3, 0);
        } else if (V(Rb, 5) == 255) {
            addr_ur_reads_2(u, 2, 3, 0);
        } else {
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) + 1));
            if (V(SIZE, 1) == 5) {
                addr_ur_reads_2(u, 2, 3, 0);
            } else {
                USE(READ, F_R, (V(Rb, 5) + 2));
                USE(READ, F_R, (V(Rb, 5) + 3));
                addr_ur_reads_2(u, 2, 3, 0);
            }
        }
    END(1)
}

static void addr_local_reads_2(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URc, v2));
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) USE(READ, F_UR, V(URc, v2));
    if (LINE(l3) == 4 || LINE(l3) == 5) USE(READ, F_R, V(Ra, v1));
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
    guard_reads(u, 6, 2);
    IF(1, guard_value(u, 6, 2))
        if (V(SIZE, 1) == 7) {
            addr_local_reads_2(u, 2, 3, 0);
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) | 1));
            USE(READ, F_R, (V(Rb, 5) | 2));
            USE(READ, F_R, (V(Rb, 5) | 3));
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
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            if (!(WORD(73, 3) == 5)) {
                USE(WRITE(1), F_R, (V(Rd, 2) + 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 3));
            }
        }
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
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            if (!(WORD(73, 3) == 5)) {
                USE(WRITE(1), F_R, (V(Rd, 2) + 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 3));
            }
        }
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

static void addr_scaled_ur_reads_2(struct rt_uses *u, int v1, int v3, int l4)
{
    if (LINE(l4) == 0 || LINE(l4) == 1) {
        USE(READ, F_R, V(Ra, v1));
        USE(READ, F_UR, V(URb, v3));
    }
    if (LINE(l4) == 2 || LINE(l4) == 3 || LINE(l4) == 4 || LINE(l4) == 5) {
        USE(READ, F_UR, V(URb, v3));
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
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_R, (V(Rd, 2) + 1));
            if (!(WORD(73, 3) == 5)) {
                USE(WRITE(1), F_R, (V(Rd, 2) + 2));
                USE(WRITE(1), F_R, (V(Rd, 2) + 3));
            }
        }
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
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            if (!(WORD(73, 3) == 5)) {
                USE(WRITE(1), F_R, (V(Rd, 1) + 2));
                USE(WRITE(1), F_R, (V(Rd, 1) + 3));
            }
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
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_R, (V(Rd, 1) + 1));
            if (!(WORD(73, 3) == 5)) {
                USE(WRITE(1), F_R, (V(Rd, 1) + 2));
                USE(WRITE(1), F_R, (V(Rd, 1) + 3));
            }
        }
    END(1)
}

static void uses_sts_v(struct rt_uses *u)
{
    guard_reads(u, 4, 1);
    IF(1, guard_value(u, 4, 1))
        if (V(SIZE, 0) == 7) {
            addr_reads(u, 1, 0);
            USE(READ, F_R, V(Rb, 3));
            USE(READ, F_R, (V(Rb, 3) | 1));
            USE(READ, F_R, (V(Rb, 3) | 2));
            USE(READ, F_R, (V(Rb, 3) | 3));
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
            USE(READ, F_R, V(Rb, 4));
            USE(READ, F_R, (V(Rb, 4) | 1));
            USE(READ, F_R, (V(Rb, 4) | 2));
            USE(READ, F_R, (V(Rb, 4) | 3));
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
            USE(READ, F_R, V(Rb, 5));
            USE(READ, F_R, (V(Rb, 5) | 1));
            USE(READ, F_R, (V(Rb, 5) | 2));
            USE(READ, F_R, (V(Rb, 5) | 3));
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
    if (LINE(l2) == 0 || LINE(l2) == 1) USE(READ, F_R, V(Ra, v1));
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
        if (V(memory_LDC_MODE, 0) == 2) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4));
        IF(1, OPEN)
            if (V(memory_LDC_MODE, 0) == 0) if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4));
        END(1)
        IF(2, rt_either(rt_lt(u, K(31), x2), rt_both(rt_sure((V(memory_LDC_MODE, 0) == 0)), rt_le(u,
            K(65536), x1))))
            const_indexed_reads(u, 4, 0);
            USE(WRITE(1), F_R, V(Rd, 2));
            if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
        END(2)
        if (!(V(Ra, 4) == 255)) USE(READ, F_R, V(Ra, 4));
        USE(WRITE(1), F_R, V(Rd, 2));
        if (V(memory_CONST_SIZE, 1) == 5) USE(WRITE(1), F_R, (V(Rd, 2) | 1));
    END(3)
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
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
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
            USE(READ, F_UR, V(URa, 3));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        USE(READ, F_UR, V(URa, 3));
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
            USE(READ, F_UR, V(URa, 3));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        USE(READ, F_UR, V(URa, 3));
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
        USE(READ, F_UR, V(URa, 2));
        USE(READ, F_UR, (V(URa, 2) | 1));
        USE(READ, F_UP, V(memory_ULDC_UP, 5));
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
            LET(5) NEED(3); END_LET(5)
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
    if (LINE(l3) == 0 || LINE(l3) == 1) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_UR, V(URc, v2));
            USE(READ, F_UR, (V(URc, v2) | 1));
        END_LET(1)
        NEED(1);
    }
    if (LINE(l3) == 2 || LINE(l3) == 3) {
        LET(1)
            USE(READ, F_R, V(Ra, v1));
            USE(READ, F_R, (V(Ra, v1) | 1));
            USE(READ, F_UR, V(URc, v2));
            USE(READ, F_UR, (V(URc, v2) | 1));
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
    USE(READ, F_UR, V(URc, v2));
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
    USE(READ, F_UR, (V(URc, 7) | 1));
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
    if (LINE(l2) == 4) USE(READ, F_UR, V(URtex, v1));
}

static void uses_suld_d(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 4);
    IF(10, guard_value(u, 17, 4))
        if (0x7f >> V(Pu, 9) & 1) {
            USE(READ, F_R, V(Ra, 11));
            if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
            if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 2));
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
            LET(5)
                if (0xf0 >> V(surface_DIM, 1) & 1) {
                    USE(READ, F_R, (V(Ra, 11) | 2));
                } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 11) | 1));
            END_LET(5)
            x5 = ((0xf0 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11) |
                2))), 32) : ((V(surface_DIM, 1) == 2) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11)
                | 1))), 32) : K(0)));
            surface_reads(u, 16, 3);
            if (V(surface_OUT_OF_RANGE, 8) == 2) {
                USE(READ, F_R, V(Ra, 11));
                if (V(surface_BA, 0) == 0) surface_reads(u, 16, 3);
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            if (V(surface_OUT_OF_RANGE, 8) == 0) {
                USE(READ, F_R, V(Ra, 11));
                if (V(surface_BA, 0) == 0) surface_reads(u, 16, 3);
                IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(5)
                IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(6)
                IF(7, OPEN) NEED(5); END(7)
                IF(8, OPEN) NEED(5); END(8)
            }
            IF(9, rt_either(rt_sure((0xe >> V(surface_OUT_OF_RANGE, 8) & 1)),
                rt_both(rt_both(rt_both(rt_both(rt_both(rt_le(u, K(0), x2), OPEN), rt_le(u, K(0),
                x4)), OPEN), rt_le(u, K(0), x5)), OPEN)))
                LET(7)
                    NEED(5);
                    if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    USE(READ, F_R, V(Ra, 11));
                    if (V(surface_BA, 0) == 0) surface_reads(u, 16, 3);
                END_LET(7)
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
                    USE(WRITE(1), F_R, V(Rd, 10));
                    USE(WRITE(1), F_R, (V(Rd, 10) + 1));
                    if (0xdf >> V(SIZE, 3) & 1) {
                        USE(WRITE(1), F_R, (V(Rd, 10) + 2));
                        USE(WRITE(1), F_R, (V(Rd, 10) + 3));
                    }
                }
            ELSE(9)
                if (0x1f >> V(SIZE, 3) & 1) {
                    USE(WRITE(1), F_R, V(Rd, 10));
                } else if (!(V(Rd, 10) == 255)) {
                    USE(WRITE(1), F_R, V(Rd, 10));
                    USE(WRITE(1), F_R, (V(Rd, 10) + 1));
                    if (0xdf >> V(SIZE, 3) & 1) {
                        USE(WRITE(1), F_R, (V(Rd, 10) + 2));
                        USE(WRITE(1), F_R, (V(Rd, 10) + 3));
                    }
                }
            END(9)
        }
    END(10)
    rt_leave(u);
}

static void surface_rc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
}

static void uses_suld_dr(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN, x4 = UNKNOWN, x5 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 13, 4);
    IF(10, guard_value(u, 13, 4))
        if (0x7f >> V(Pu, 9) & 1) {
            USE(READ, F_R, V(Ra, 11));
            if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
            if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 2));
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
            LET(5)
                if (0xf0 >> V(surface_DIM, 1) & 1) {
                    USE(READ, F_R, (V(Ra, 11) | 2));
                } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 11) | 1));
            END_LET(5)
            x5 = ((0xf0 >> V(surface_DIM, 1) & 1) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11) |
                2))), 32) : ((V(surface_DIM, 1) == 2) ? rt_signed(u, rt_content(u, F_R, K((V(Ra, 11)
                | 1))), 32) : K(0)));
            surface_rc_reads(u, 12);
            if (V(surface_OUT_OF_RANGE, 8) == 2) {
                USE(READ, F_R, V(Ra, 11));
                if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            if (V(surface_OUT_OF_RANGE, 8) == 0) {
                USE(READ, F_R, V(Ra, 11));
                if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(5)
                IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    END(6)
                IF(7, OPEN) NEED(5); END(7)
                IF(8, OPEN) NEED(5); END(8)
            }
            IF(9, rt_either(rt_sure((0xe >> V(surface_OUT_OF_RANGE, 8) & 1)),
                rt_both(rt_both(rt_both(rt_both(rt_both(rt_le(u, K(0), x2), OPEN), rt_le(u, K(0),
                x4)), OPEN), rt_le(u, K(0), x5)), OPEN)))
                LET(7)
                    NEED(5);
                    if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
                    USE(READ, F_R, V(Ra, 11));
                    if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                END_LET(7)
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
                    USE(WRITE(1), F_R, V(Rd, 10));
                    USE(WRITE(1), F_R, (V(Rd, 10) + 1));
                    if (0xdf >> V(SIZE, 3) & 1) {
                        USE(WRITE(1), F_R, (V(Rd, 10) + 2));
                        USE(WRITE(1), F_R, (V(Rd, 10) + 3));
                    }
                }
            ELSE(9)
                if (0x1f >> V(SIZE, 3) & 1) {
                    USE(WRITE(1), F_R, V(Rd, 10));
                } else if (!(V(Rd, 10) == 255)) {
                    USE(WRITE(1), F_R, V(Rd, 10));
                    USE(WRITE(1), F_R, (V(Rd, 10) + 1));
                    if (0xdf >> V(SIZE, 3) & 1) {
                        USE(WRITE(1), F_R, (V(Rd, 10) + 2));
                        USE(WRITE(1), F_R, (V(Rd, 10) + 3));
                    }
                }
            END(9)
        }
    END(10)
    rt_leave(u);
}

static void uses_suld_p(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 4);
    IF(12, guard_value(u, 16, 4))
        if (0x7f >> V(Pu, 8) & 1) {
            USE(READ, F_R, V(Ra, 10));
            if (0x3c >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
            if (0x30 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 2));
            surface_reads(u, 15, 3);
            opt_writes(u, 8, 2);
            USE(WRITE(1), F_R, V(Rd, 9));
            if (0xfee8 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 1));
            if (0xe880 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 2));
            if (V(surface_MASK, 6) == 15) USE(WRITE(1), F_R, (V(Rd, 9) | 3));
        } else {
            LET(5)
                if (0xf0 >> V(surface_DIM, 0) & 1) {
                    USE(READ, F_R, (V(Ra, 10) | 2));
                } else if (V(surface_DIM, 0) == 2) USE(READ, F_R, (V(Ra, 10) | 1));
            END_LET(5)
            surface_reads(u, 15, 3);
            if (V(surface_OUT_OF_RANGE, 7) == 2) {
                USE(READ, F_R, V(Ra, 10));
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            for (uint64_t x9 = 0; x9 <= 3; x9++) {
                if (rt_bits(V(surface_MASK, 6), x9, 1)) {
                    IF(9, OPEN)
                        if (V(surface_OUT_OF_RANGE, 7) == 0) {
                            USE(READ, F_R, V(Ra, 10));
                            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10)
                                | 1)); END(5)
                            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10)
                                | 1)); END(6)
                            IF(7, OPEN) NEED(5); END(7)
                            IF(8, OPEN) NEED(5); END(8)
                        }
                    END(9)
                    IF(11, OPEN)
                        LET(12)
                            IF(10, OPEN)
                                NEED(5);
                                if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                                USE(READ, F_R, V(Ra, 10));
                            END(10)
                        END_LET(12)
                    END(11)
                    NEED(12);
                    USE(WRITE(1), F_R, (V(Rd, 9) | ((rt_bits((V(surface_MASK, 6) & (rt_shl_int(1,
                        x9) - 1)), 0, 1) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x9) - 1)),
                        1, 1)) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x9) - 1)), 2, 1))));
                }
            }
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
            USE(READ, F_R, V(Ra, 10));
            if (0x3c >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
            if (0x30 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 2));
            surface_rc_reads(u, 11);
            opt_writes(u, 8, 2);
            USE(WRITE(1), F_R, V(Rd, 9));
            if (0xfee8 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 1));
            if (0xe880 >> V(surface_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 9) | 2));
            if (V(surface_MASK, 6) == 15) USE(WRITE(1), F_R, (V(Rd, 9) | 3));
        } else {
            LET(5)
                if (0xf0 >> V(surface_DIM, 0) & 1) {
                    USE(READ, F_R, (V(Ra, 10) | 2));
                } else if (V(surface_DIM, 0) == 2) USE(READ, F_R, (V(Ra, 10) | 1));
            END_LET(5)
            surface_rc_reads(u, 11);
            if (V(surface_OUT_OF_RANGE, 7) == 2) {
                USE(READ, F_R, V(Ra, 10));
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            for (uint64_t x9 = 0; x9 <= 3; x9++) {
                if (rt_bits(V(surface_MASK, 6), x9, 1)) {
                    IF(9, OPEN)
                        if (V(surface_OUT_OF_RANGE, 7) == 0) {
                            USE(READ, F_R, V(Ra, 10));
                            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10)
                                | 1)); END(5)
                            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10)
                                | 1)); END(6)
                            IF(7, OPEN) NEED(5); END(7)
                            IF(8, OPEN) NEED(5); END(8)
                        }
                    END(9)
                    IF(11, OPEN)
                        LET(12)
                            IF(10, OPEN)
                                NEED(5);
                                if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                                USE(READ, F_R, V(Ra, 10));
                            END(10)
                        END_LET(12)
                    END(11)
                    NEED(12);
                    USE(WRITE(1), F_R, (V(Rd, 9) | ((rt_bits((V(surface_MASK, 6) & (rt_shl_int(1,
                        x9) - 1)), 0, 1) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x9) - 1)),
                        1, 1)) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x9) - 1)), 2, 1))));
                }
            }
        }
    END(12)
    rt_leave(u);
}

static void uses_sust_d(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 16, 3);
    IF(10, guard_value(u, 16, 3))
        LET(4)
            if (0xf0 >> V(surface_DIM, 1) & 1) {
                USE(READ, F_R, (V(Ra, 9) | 2));
            } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 9) | 1));
        END_LET(4)
        surface_reads(u, 15, 2);
        if (V(surface_OUT_OF_RANGE, 8) == 2) {
            USE(READ, F_R, V(Ra, 9));
            if (V(surface_BA, 0) == 0) surface_reads(u, 15, 2);
            IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(1)
            IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(2)
            IF(3, OPEN) NEED(4); END(3)
            IF(4, OPEN) NEED(4); END(4)
        }
        if (V(surface_OUT_OF_RANGE, 8) == 0) {
            USE(READ, F_R, V(Ra, 9));
            if (V(surface_BA, 0) == 0) surface_reads(u, 15, 2);
            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(5)
            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(6)
            IF(7, OPEN) NEED(4); END(7)
            IF(8, OPEN) NEED(4); END(8)
        }
        IF(9, OPEN)
            LET(6)
                NEED(4);
                if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1));
                USE(READ, F_R, V(Ra, 9));
                if (V(surface_BA, 0) == 0) surface_reads(u, 15, 2);
            END_LET(6)
            if (0x3 >> V(SIZE, 3) & 1) {
                USE(READ, F_R, V(Rb, 10));
                NEED(6);
            } else if (0xf >> V(SIZE, 3) & 1) {
                USE(READ, F_R, V(Rb, 10));
                NEED(6);
            } else if (V(SIZE, 3) == 4) {
                USE(READ, F_R, V(Rb, 10));
                NEED(6);
            } else if (V(Rb, 10) == 255) {
                NEED(6);
            } else {
                USE(READ, F_R, V(Rb, 10));
                USE(READ, F_R, (V(Rb, 10) + 1));
                if (V(SIZE, 3) == 5) {
                    NEED(6);
                } else {
                    USE(READ, F_R, (V(Rb, 10) + 2));
                    USE(READ, F_R, (V(Rb, 10) + 3));
                    NEED(6);
                }
            }
        END(9)
    END(10)
    rt_leave(u);
}

static void uses_sust_dr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 12, 3);
    IF(10, guard_value(u, 12, 3))
        LET(4)
            if (0xf0 >> V(surface_DIM, 1) & 1) {
                USE(READ, F_R, (V(Ra, 9) | 2));
            } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 9) | 1));
        END_LET(4)
        surface_rc_reads(u, 11);
        if (V(surface_OUT_OF_RANGE, 8) == 2) {
            USE(READ, F_R, V(Ra, 9));
            if (V(surface_BA, 0) == 0) surface_rc_reads(u, 11);
            IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(1)
            IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(2)
            IF(3, OPEN) NEED(4); END(3)
            IF(4, OPEN) NEED(4); END(4)
        }
        if (V(surface_OUT_OF_RANGE, 8) == 0) {
            USE(READ, F_R, V(Ra, 9));
            if (V(surface_BA, 0) == 0) surface_rc_reads(u, 11);
            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(5)
            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1)); END(6)
            IF(7, OPEN) NEED(4); END(7)
            IF(8, OPEN) NEED(4); END(8)
        }
        IF(9, OPEN)
            LET(6)
                NEED(4);
                if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 9) | 1));
                USE(READ, F_R, V(Ra, 9));
                if (V(surface_BA, 0) == 0) surface_rc_reads(u, 11);
            END_LET(6)
            if (0x3 >> V(SIZE, 3) & 1) {
                USE(READ, F_R, V(Rb, 10));
                NEED(6);
            } else if (0xf >> V(SIZE, 3) & 1) {
                USE(READ, F_R, V(Rb, 10));
                NEED(6);
            } else if (V(SIZE, 3) == 4) {
                USE(READ, F_R, V(Rb, 10));
                NEED(6);
            } else if (V(Rb, 10) == 255) {
                NEED(6);
            } else {
                USE(READ, F_R, V(Rb, 10));
                USE(READ, F_R, (V(Rb, 10) + 1));
                if (V(SIZE, 3) == 5) {
                    NEED(6);
                } else {
                    USE(READ, F_R, (V(Rb, 10) + 2));
                    USE(READ, F_R, (V(Rb, 10) + 3));
                    NEED(6);
                }
            }
        END(9)
    END(10)
    rt_leave(u);
}

static void uses_sust_p(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 15, 3);
    IF(15, guard_value(u, 15, 3))
        LET(4)
            if (0xf0 >> V(surface_DIM, 0) & 1) {
                USE(READ, F_R, (V(Ra, 8) | 2));
            } else if (V(surface_DIM, 0) == 2) USE(READ, F_R, (V(Ra, 8) | 1));
        END_LET(4)
        surface_reads(u, 14, 2);
        if (V(surface_OUT_OF_RANGE, 7) == 2) {
            USE(READ, F_R, V(Ra, 8));
            IF(1, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(1)
            IF(2, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(2)
            IF(3, OPEN) NEED(4); END(3)
            IF(4, OPEN) NEED(4); END(4)
        }
        if (V(surface_OUT_OF_RANGE, 7) == 0) {
            USE(READ, F_R, V(Ra, 8));
            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(5)
            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(6)
            IF(7, OPEN) NEED(4); END(7)
            IF(8, OPEN) NEED(4); END(8)
        }
        IF(14, OPEN)
            for (uint64_t x8 = 0; x8 <= 3; x8++) {
                IF(13, rt_both(rt_sure(rt_bits(V(surface_MASK, 6), x8, 1)), OPEN))
                    LET(10)
                        USE(READ, F_R, (V(Rb, 9) | ((rt_bits((V(surface_MASK, 6) & (rt_shl_int(1,
                            x8) - 1)), 0, 1) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x8) -
                            1)), 1, 1)) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x8) - 1)), 2,
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
                        if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1));
                        USE(READ, F_R, V(Ra, 8));
                    ELSE(12)
                        IF(11, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                            OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(2), K(4))))))))))))))), K(2)))
                            IF(10, OPEN) NEED(10); END(10)
                            NEED(4);
                            if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1));
                            USE(READ, F_R, V(Ra, 8));
                        ELSE(11)
                            NEED(10);
                            NEED(4);
                            if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1));
                            USE(READ, F_R, V(Ra, 8));
                        END(11)
                    END(12)
                END(13)
            }
        END(14)
    END(15)
    rt_leave(u);
}

static void uses_sust_pr(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 11, 3);
    IF(15, guard_value(u, 11, 3))
        LET(4)
            if (0xf0 >> V(surface_DIM, 0) & 1) {
                USE(READ, F_R, (V(Ra, 8) | 2));
            } else if (V(surface_DIM, 0) == 2) USE(READ, F_R, (V(Ra, 8) | 1));
        END_LET(4)
        surface_rc_reads(u, 10);
        if (V(surface_OUT_OF_RANGE, 7) == 2) {
            USE(READ, F_R, V(Ra, 8));
            IF(1, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(1)
            IF(2, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(2)
            IF(3, OPEN) NEED(4); END(3)
            IF(4, OPEN) NEED(4); END(4)
        }
        if (V(surface_OUT_OF_RANGE, 7) == 0) {
            USE(READ, F_R, V(Ra, 8));
            IF(5, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(5)
            IF(6, OPEN) if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1)); END(6)
            IF(7, OPEN) NEED(4); END(7)
            IF(8, OPEN) NEED(4); END(8)
        }
        IF(14, OPEN)
            for (uint64_t x8 = 0; x8 <= 3; x8++) {
                IF(13, rt_both(rt_sure(rt_bits(V(surface_MASK, 6), x8, 1)), OPEN))
                    LET(10)
                        USE(READ, F_R, (V(Rb, 9) | ((rt_bits((V(surface_MASK, 6) & (rt_shl_int(1,
                            x8) - 1)), 0, 1) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x8) -
                            1)), 1, 1)) + rt_bits((V(surface_MASK, 6) & (rt_shl_int(1, x8) - 1)), 2,
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
                        if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1));
                        USE(READ, F_R, V(Ra, 8));
                    ELSE(12)
                        IF(11, rt_eq(u, rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u, OPEN, K(4), rt_chosen(u,
                            OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN, K(4),
                            rt_chosen(u, OPEN, K(1), rt_chosen(u, OPEN, K(2), rt_chosen(u, OPEN,
                            K(4), rt_chosen(u, OPEN, K(2), K(4))))))))))))))), K(2)))
                            IF(10, OPEN) NEED(10); END(10)
                            NEED(4);
                            if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1));
                            USE(READ, F_R, V(Ra, 8));
                        ELSE(11)
                            NEED(10);
                            NEED(4);
                            if (0xf8 >> V(surface_DIM, 0) & 1) USE(READ, F_R, (V(Ra, 8) | 1));
                            USE(READ, F_R, V(Ra, 8));
                        END(11)
                    END(12)
                END(13)
            }
        END(14)
    END(15)
    rt_leave(u);
}

static void uses_sured_d(struct rt_uses *u)
{
    rt_value x8 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 17, 3);
    IF(18, guard_value(u, 17, 3))
        if (((V(surface_TYPE, 4) == 3) && (0xfe >> V(RED_OP, 2) & 1)) || (V(surface_TYPE, 4) == 4))
            {
            USE(READ, F_R, V(Ra, 10));
            if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
            if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 2));
            USE(READ, F_R, V(Rb, 11));
            if (0xa4 >> V(surface_TYPE, 4) & 1) USE(READ, F_R, (V(Rb, 11) | 1));
            surface_reads(u, 16, 2);
        } else {
            LET(5)
                if (0xf0 >> V(surface_DIM, 1) & 1) {
                    USE(READ, F_R, (V(Ra, 10) | 2));
                } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 10) | 1));
            END_LET(5)
            surface_reads(u, 16, 2);
            if (V(surface_OUT_OF_RANGE, 9) == 2) {
                USE(READ, F_R, V(Ra, 10));
                if (V(surface_BA, 0) == 0) surface_reads(u, 16, 2);
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            if (V(surface_OUT_OF_RANGE, 9) == 0) {
                USE(READ, F_R, V(Ra, 10));
                if (V(surface_BA, 0) == 0) surface_reads(u, 16, 2);
                IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(5)
                IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(6)
                IF(7, OPEN) NEED(5); END(7)
                IF(8, OPEN) NEED(5); END(8)
            }
            IF(17, OPEN)
                LET(7)
                    NEED(5);
                    if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    USE(READ, F_R, V(Ra, 10));
                    if (V(surface_BA, 0) == 0) surface_reads(u, 16, 2);
                END_LET(7)
                x8 = ((V(surface_TYPE, 4) == 6) ? rt_of_test(u, OPEN) : K(((V(surface_TYPE, 4) == 7)
                    ? 2 : V(surface_TYPE, 4))));
                IF(16, rt_either(rt_either(rt_eq(u, x8, K(2)), rt_eq(u, x8, K(5))), rt_eq(u, x8,
                    K(6))))
                    IF(12, rt_both(rt_sure((V(RED_OP, 2) == 0)), rt_eq(u, x8, K(6))))
                        LET(11)
                            NEED(7);
                            IF(9, OPEN)
                                USE(READ, F_R, V(Rb, 11));
                                USE(READ, F_R, (V(Rb, 11) | 1));
                            END(9)
                            USE(READ, F_R, V(Rb, 11));
                            USE(READ, F_R, (V(Rb, 11) | 1));
                        END_LET(11)
                    ELSE(12)
                        LET(11)
                            if (0xef >> V(RED_OP, 2) & 1) {
                                NEED(7);
                                USE(READ, F_R, V(Rb, 11));
                                USE(READ, F_R, (V(Rb, 11) | 1));
                            }
                            if (V(RED_OP, 2) == 4) {
                                NEED(7);
                                IF(10, OPEN)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END(10)
                                IF(11, OPEN)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END(11)
                            }
                        END_LET(11)
                    END(12)
                    NEED(11);
                    NEED(7);
                ELSE(16)
                    IF(15, rt_both(rt_sure((V(RED_OP, 2) == 0)), rt_either(rt_eq(u, x8, K(3)),
                        rt_eq(u, x8, K(4)))))
                        LET(15)
                            NEED(7);
                            USE(READ, F_R, V(Rb, 11));
                        END_LET(15)
                    ELSE(15)
                        LET(15)
                            if (0xef >> V(RED_OP, 2) & 1) {
                                NEED(7);
                                USE(READ, F_R, V(Rb, 11));
                            }
                            if (V(RED_OP, 2) == 4) {
                                NEED(7);
                                IF(13, OPEN) USE(READ, F_R, V(Rb, 11)); END(13)
                                IF(14, OPEN) USE(READ, F_R, V(Rb, 11)); END(14)
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

static void uses_sured_dr(struct rt_uses *u)
{
    rt_value x8 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 13, 3);
    IF(18, guard_value(u, 13, 3))
        if (((V(surface_TYPE, 4) == 3) && (0xfe >> V(RED_OP, 2) & 1)) || (V(surface_TYPE, 4) == 4))
            {
            USE(READ, F_R, V(Ra, 10));
            if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
            if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 2));
            USE(READ, F_R, V(Rb, 11));
            if (0xa4 >> V(surface_TYPE, 4) & 1) USE(READ, F_R, (V(Rb, 11) | 1));
            surface_rc_reads(u, 12);
        } else {
            LET(5)
                if (0xf0 >> V(surface_DIM, 1) & 1) {
                    USE(READ, F_R, (V(Ra, 10) | 2));
                } else if (V(surface_DIM, 1) == 2) USE(READ, F_R, (V(Ra, 10) | 1));
            END_LET(5)
            surface_rc_reads(u, 12);
            if (V(surface_OUT_OF_RANGE, 9) == 2) {
                USE(READ, F_R, V(Ra, 10));
                if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                IF(1, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(1)
                IF(2, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(2)
                IF(3, OPEN) NEED(5); END(3)
                IF(4, OPEN) NEED(5); END(4)
            }
            if (V(surface_OUT_OF_RANGE, 9) == 0) {
                USE(READ, F_R, V(Ra, 10));
                if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                IF(5, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(5)
                IF(6, OPEN) if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    END(6)
                IF(7, OPEN) NEED(5); END(7)
                IF(8, OPEN) NEED(5); END(8)
            }
            IF(17, OPEN)
                LET(7)
                    NEED(5);
                    if (0xf8 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 10) | 1));
                    USE(READ, F_R, V(Ra, 10));
                    if (V(surface_BA, 0) == 0) surface_rc_reads(u, 12);
                END_LET(7)
                x8 = ((V(surface_TYPE, 4) == 6) ? rt_of_test(u, OPEN) : K(((V(surface_TYPE, 4) == 7)
                    ? 2 : V(surface_TYPE, 4))));
                IF(16, rt_either(rt_either(rt_eq(u, x8, K(2)), rt_eq(u, x8, K(5))), rt_eq(u, x8,
                    K(6))))
                    IF(12, rt_both(rt_sure((V(RED_OP, 2) == 0)), rt_eq(u, x8, K(6))))
                        LET(11)
                            NEED(7);
                            IF(9, OPEN)
                                USE(READ, F_R, V(Rb, 11));
                                USE(READ, F_R, (V(Rb, 11) | 1));
                            END(9)
                            USE(READ, F_R, V(Rb, 11));
                            USE(READ, F_R, (V(Rb, 11) | 1));
                        END_LET(11)
                    ELSE(12)
                        LET(11)
                            if (0xef >> V(RED_OP, 2) & 1) {
                                NEED(7);
                                USE(READ, F_R, V(Rb, 11));
                                USE(READ, F_R, (V(Rb, 11) | 1));
                            }
                            if (V(RED_OP, 2) == 4) {
                                NEED(7);
                                IF(10, OPEN)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END(10)
                                IF(11, OPEN)
                                    USE(READ, F_R, V(Rb, 11));
                                    USE(READ, F_R, (V(Rb, 11) | 1));
                                END(11)
                            }
                        END_LET(11)
                    END(12)
                    NEED(11);
                    NEED(7);
                ELSE(16)
                    IF(15, rt_both(rt_sure((V(RED_OP, 2) == 0)), rt_either(rt_eq(u, x8, K(3)),
                        rt_eq(u, x8, K(4)))))
                        LET(15)
                            NEED(7);
                            USE(READ, F_R, V(Rb, 11));
                        END_LET(15)
                    ELSE(15)
                        LET(15)
                            if (0xef >> V(RED_OP, 2) & 1) {
                                NEED(7);
                                USE(READ, F_R, V(Rb, 11));
                            }
                            if (V(RED_OP, 2) == 4) {
                                NEED(7);
                                IF(13, OPEN) USE(READ, F_R, V(Rb, 11)); END(13)
                                IF(14, OPEN) USE(READ, F_R, V(Rb, 11)); END(14)
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

static void uses_suatom_d(struct rt_uses *u)
{
    guard_reads(u, 19, 3);
    IF(1, guard_value(u, 19, 3))
        USE(READ, F_R, V(Ra, 12));
        if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 12) | 1));
        if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 12) | 2));
        USE(READ, F_R, V(Rb, 13));
        if (0xa4 >> V(surface_TYPE, 4) & 1) USE(READ, F_R, (V(Rb, 13) | 1));
        surface_reads(u, 18, 2);
        USE(WRITE(1), F_P, V(Pu, 10));
        USE(WRITE(1), F_R, V(Rd, 11));
        if (0xa4 >> V(surface_TYPE, 4) & 1) USE(WRITE(1), F_R, (V(Rd, 11) | 1));
    END(1)
}

static void uses_suatom_dr(struct rt_uses *u)
{
    guard_reads(u, 15, 3);
    IF(1, guard_value(u, 15, 3))
        USE(READ, F_R, V(Ra, 12));
        if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 12) | 1));
        if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 12) | 2));
        USE(READ, F_R, V(Rb, 13));
        if (0xa4 >> V(surface_TYPE, 4) & 1) USE(READ, F_R, (V(Rb, 13) | 1));
        surface_rc_reads(u, 14);
        USE(WRITE(1), F_P, V(Pu, 10));
        USE(WRITE(1), F_R, V(Rd, 11));
        if (0xa4 >> V(surface_TYPE, 4) & 1) USE(WRITE(1), F_R, (V(Rd, 11) | 1));
    END(1)
}

static void uses_suatom_c(struct rt_uses *u)
{
    guard_reads(u, 18, 3);
    IF(1, guard_value(u, 18, 3))
        USE(READ, F_R, V(Ra, 11));
        if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
        if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 2));
        USE(READ, F_R, V(Rb, 12));
        USE(READ, F_R, (V(Rb, 12) | 1));
        if (V(surface_CAS_TYPE, 3) == 2) USE(READ, F_R, (V(Rb, 12) | 2));
        if (V(surface_CAS_TYPE, 3) == 2) USE(READ, F_R, (V(Rb, 12) | 3));
        surface_reads(u, 17, 2);
        USE(WRITE(1), F_P, V(Pu, 9));
        USE(WRITE(1), F_R, V(Rd, 10));
        if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
    END(1)
}

static void uses_suatom_cr(struct rt_uses *u)
{
    guard_reads(u, 14, 3);
    IF(1, guard_value(u, 14, 3))
        USE(READ, F_R, V(Ra, 11));
        if (0x3c >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 1));
        if (0x30 >> V(surface_DIM, 1) & 1) USE(READ, F_R, (V(Ra, 11) | 2));
        USE(READ, F_R, V(Rb, 12));
        USE(READ, F_R, (V(Rb, 12) | 1));
        if (V(surface_CAS_TYPE, 3) == 2) USE(READ, F_R, (V(Rb, 12) | 2));
        if (V(surface_CAS_TYPE, 3) == 2) USE(READ, F_R, (V(Rb, 12) | 3));
        surface_rc_reads(u, 13);
        USE(WRITE(1), F_P, V(Pu, 9));
        USE(WRITE(1), F_R, V(Rd, 10));
        if (V(surface_CAS_TYPE, 3) == 2) USE(WRITE(1), F_R, (V(Rd, 10) | 1));
    END(1)
}

static void surface_reads_2(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 2) USE(READ, F_UR, V(URtex, v1));
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

static void uses_hmma_884(struct rt_uses *u)
{
    uint64_t x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 15, 1);
    IF(1, rt_both(guard_value(u, 15, 1), rt_sure(V(tensor_SHAPE_884, 0))))
        USE(READ, F_R, V(Ra, 6));
        USE(READ, F_R, (V(Ra, 6) | 1));
        USE(READ, F_R, V(Rb, 10));
        USE(READ, F_R, (V(Rb, 10) | 1));
        USE(READ, F_R, V(Rc, 13));
        USE(READ, F_R, (V(Rc, 13) | 1));
        USE(WRITE(1), F_R, V(Rd, 4));
        USE(WRITE(1), F_R, (V(Rd, 4) | 1));
    END(1)
    IF(11, guard_value(u, 15, 1))
        x12 = (V(tensor_HMMA_884_TYPE, 1) == 0);
        x13 = (V(tensor_HMMA_884_TYPE, 1) == 0);
        for (uint64_t x19 = 0; x19 <= 1; x19++) {
            for (uint64_t x21 = 0; x21 <= 1; x21++) {
                LET(22)
                    USE(READ, F_R, V(Rc, 13));
                    USE(READ, F_R, (V(Rc, 13) | 1));
                END_LET(22)
                LET(24) NEED(22); END_LET(24)
                LET(25)
                    NEED(24);
                    IF(2, OPEN) NEED(22); END(2)
                END_LET(25)
                LET(26) NEED(22); END_LET(26)
                LET(26)
                    USE(READ, F_R, V(Ra, 6));
                    USE(READ, F_R, (V(Ra, 6) | 1));
                    IF(3, OPEN)
                        USE(READ, F_R, V(Rb, 10));
                        USE(READ, F_R, (V(Rb, 10) | 1));
                    END(3)
                    IF(7, OPEN)
                        USE(READ, F_R, V(Rb, 10));
                        USE(READ, F_R, (V(Rb, 10) | 1));
                    END(7)
                END_LET(26)
                LET(25)
                    USE(READ, F_R, V(Ra, 6));
                    USE(READ, F_R, (V(Ra, 6) | 1));
                    USE(READ, F_R, V(Rb, 10));
                    USE(READ, F_R, (V(Rb, 10) | 1));
                END_LET(25)
                LET(59) NEED(22); END_LET(59)
                LET(60)
                    NEED(25);
                    NEED(22);
                END_LET(60)
                LET(61)
                    NEED(22);
                    NEED(59);
                    NEED(60);
                END_LET(61)
                for (uint64_t x62 = 0; x62 <= 3; x62++) {
                    LET(70)
                        USE(READ, F_R, V(Ra, 6));
                        USE(READ, F_R, (V(Ra, 6) | 1));
                        USE(READ, F_R, V(Rb, 10));
                        USE(READ, F_R, (V(Rb, 10) | 1));
                    END_LET(70)
                    LET(71)
                        NEED(25);
                        USE(READ, F_R, V(Ra, 6));
                        USE(READ, F_R, (V(Ra, 6) | 1));
                        USE(READ, F_R, V(Rb, 10));
                        USE(READ, F_R, (V(Rb, 10) | 1));
                    END_LET(71)
                    LET(61)
                        USE(READ, F_R, V(Ra, 6));
                        USE(READ, F_R, (V(Ra, 6) | 1));
                        USE(READ, F_R, V(Rb, 10));
                        USE(READ, F_R, (V(Rb, 10) | 1));
                        NEED(70);
                        NEED(71);
                    END_LET(61)
                }
                NEED(26);
                IF(10, OPEN)
                    LET(101) NEED(61); END_LET(101)
                    LET(102) NEED(61); END_LET(102)
                    LET(103)
                        NEED(101);
                        IF(8, OPEN) NEED(25); END(8)
                    END_LET(103)
                    if (x13) {
                        LET(105)
                            NEED(103);
                            NEED(25);
                        END_LET(105)
                        LET(100)
                            NEED(102);
                            NEED(103);
                            NEED(101);
                            NEED(105);
                        END_LET(100)
                    } else {
                        LET(100)
                            NEED(102);
                            NEED(103);
                            IF(9, OPEN)
                                NEED(101);
                                NEED(25);
                            END(9)
                        END_LET(100)
                    }
                    LET(108) NEED(100); END_LET(108)
                END(10)
                LET(22) NEED(108); END_LET(22)
                if (V(SATFINITE, 3)) {
                    if (x13) {
                        LET(109) NEED(22); END_LET(109)
                    } else {
                        LET(109) NEED(22); END_LET(109)
                    }
                    LET(110) NEED(109); END_LET(110)
                } else {
                    LET(110) NEED(22); END_LET(110)
                }
                LET(111) NEED(110); END_LET(111)
                LET(20) if (x13) NEED(111); END_LET(20)
                if (rt_bits((x12 ? (uint64_t)3 : 1), x19, 1) && (0xe >> V(tensor_HMMA_884_TYPE, 1) &
                    1)) {
                    NEED(111);
                    USE(WRITE(1), F_R, (V(Rd, 4) | ((2 * x19) + x21)));
                }
            }
            if (x13 && rt_bits((x12 ? (uint64_t)3 : 1), x19, 1)) {
                NEED(20);
                USE(WRITE(1), F_R, (V(Rd, 4) | x19));
            }
        }
    END(11)
    if (V(REUSE_A, 7)) USE(KEEP, F_R, V(Ra, 6));
    if (V(REUSE_B, 11)) USE(KEEP, F_R, V(Rb, 10));
    if (V(REUSE_C, 14)) USE(KEEP, F_R, V(Rc, 13));
    rt_leave(u);
}

static void uses_hmma_t(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0, x7 = 0, x9 = 0, x12 = 0, x14 = 0;
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
    x5 = rt_shr_int((x4 ? (uint64_t)8 : 4), 1);
    LET(6)
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, (V(Ra, 5) | 1));
        if ((int64_t)x5 > (int64_t)2) USE(READ, F_R, (V(Ra, 5) | 2));
        if ((int64_t)x5 > (int64_t)3) USE(READ, F_R, (V(Ra, 5) | 3));
    END_LET(6)
    x7 = rt_shr_int((x4 ? (uint64_t)8 : 4), 2);
    LET(8)
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x7 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
    END_LET(8)
    x9 = V(tensor_HMMA_DST, 1);
    LET(10)
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        if (x9) USE(READ, F_R, (V(Rc, 10) | 2));
        if (x9) USE(READ, F_R, (V(Rc, 10) | 3));
    END_LET(10)
    IF(11, guard_value(u, 12, 1))
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
                        for (uint64_t x26 = 0; x26 <= 1; x26++) {
                            for (uint64_t x27 = 0; x27 <= 1; x27++) {
                                LET(25)
                                    NEED(6);
                                    IF(3, OPEN) NEED(8); END(3)
                                    IF(7, OPEN)
                                        NEED(8);
                                        NEED(8);
                                        NEED(8);
                                    END(7)
                                END_LET(25)
                                LET(24)
                                    NEED(6);
                                    NEED(8);
                                END_LET(24)
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
                        for (uint64_t x67 = 0; x67 <= 1; x67++) {
                            for (uint64_t x68 = 0; x68 <= 1; x68++) {
                                LET(78)
                                    NEED(24);
                                    NEED(6);
                                    NEED(8);
                                END_LET(78)
                                LET(66)
                                    NEED(6);
                                    NEED(8);
                                    NEED(78);
                                END_LET(66)
                            }
                        }
                        NEED(25);
                        IF(10, OPEN)
                            LET(112) NEED(66); END_LET(112)
                            LET(113) NEED(66); END_LET(113)
                            LET(114)
                                NEED(112);
                                IF(8, OPEN) NEED(24); END(8)
                            END_LET(114)
                            if (x12) {
                                LET(116)
                                    NEED(114);
                                    NEED(24);
                                END_LET(116)
                                LET(111)
                                    NEED(113);
                                    NEED(114);
                                    NEED(112);
                                    NEED(116);
                                END_LET(111)
                            } else {
                                LET(111)
                                    NEED(113);
                                    NEED(114);
                                    IF(9, OPEN)
                                        NEED(112);
                                        NEED(24);
                                    END(9)
                                END_LET(111)
                            }
                            LET(119) NEED(111); END_LET(119)
                        END(10)
                        LET(21) NEED(119); END_LET(21)
                    }
                }
                if (V(SATFINITE, 2)) {
                    if (x12) {
                        LET(390) NEED(21); END_LET(390)
                    } else {
                        LET(390) NEED(21); END_LET(390)
                    }
                    LET(391) NEED(390); END_LET(391)
                } else {
                    LET(391) NEED(21); END_LET(391)
                }
                LET(392) NEED(391); END_LET(392)
                LET(19) if (x12) NEED(392); END_LET(19)
                if (V(tensor_HMMA_DST, 1) == 1) {
                    NEED(392);
                    USE(WRITE(1), F_R, (V(Rd, 3) | ((2 * x18) + x20)));
                }
            }
            if (V(tensor_HMMA_DST, 1) == 0) {
                NEED(19);
                USE(WRITE(1), F_R, (V(Rd, 3) | x18));
            }
        }
    END(11)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rb, 8));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
    rt_leave(u);
}

static void opt_upmma_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 1) USE(READ, F_UP, (7 - V(tensor_UPmma, v1)));
    if (LINE(l3) == 3) USE(READ, F_UP, (7 - V(tensor_UPmma_NOT, v2)));
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

static void uses_hmma_a(struct rt_uses *u)
{
    uint64_t x3 = 0, x4 = 0, x5 = 0, x7 = 0, x9 = 0, x11 = 0, x12 = 0, x14 = 0, x15 = 0, x17 = 0;
    rt_enter(u);
    x3 = ((V(tensor_HMMA_SHAPE, 0) != ((V(tensor_HMMA_FORMAT, 2) == 2) ? (uint64_t)1 : 2)) &&
        ((V(tensor_HMMA_FORMAT, 2) == 0) || (V(tensor_HMMA_DST, 1) == 1)));
    guard_reads(u, 14, 2);
    IF(2, guard_value(u, 14, 2))
        opt_upmma_reads(u, 12, 13, 0);
        IF(1, rt_not(opt_upmma_value(u, 12, 13, 0)))
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 3));
        END(1)
        if (!x3) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(2)
    x4 = ((V(tensor_HMMA_SHAPE, 0) == 1) || ((V(tensor_HMMA_SHAPE, 0) == 0) &&
        (V(tensor_HMMA_FORMAT, 2) == 2)));
    x5 = rt_shr_int((x4 ? (uint64_t)8 : 4), 1);
    LET(6)
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, (V(Ra, 5) | 1));
        if ((int64_t)x5 > (int64_t)2) USE(READ, F_R, (V(Ra, 5) | 2));
        if ((int64_t)x5 > (int64_t)3) USE(READ, F_R, (V(Ra, 5) | 3));
    END_LET(6)
    x7 = rt_shr_int((x4 ? (uint64_t)8 : 4), 2);
    LET(8)
        USE(READ, F_R, V(Rb, 8));
        if ((int64_t)x7 > (int64_t)1) USE(READ, F_R, (V(Rb, 8) | 1));
    END_LET(8)
    x9 = V(tensor_HMMA_DST, 1);
    LET(10)
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        if (x9) USE(READ, F_R, (V(Rc, 10) | 2));
        if (x9) USE(READ, F_R, (V(Rc, 10) | 3));
    END_LET(10)
    IF(12, guard_value(u, 14, 2))
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
                for (uint64_t x22 = 0; x22 <= 1; x22++) {
                    if (rt_bits(x14, x22, 1)) {
                        LET(23) NEED(21); END_LET(23)
                        LET(24)
                            NEED(23);
                            IF(3, OPEN) NEED(21); END(3)
                        END_LET(24)
                        LET(25) NEED(21); END_LET(25)
                        for (uint64_t x26 = 0; x26 <= 7; x26++) {
                            if (rt_bits(x17, x26, 1)) {
                                for (uint64_t x27 = 0; x27 <= 1; x27++) {
                                    if (rt_bits((x15 ? (uint64_t)1 : 3), x27, 1)) {
                                        LET(25)
                                            NEED(6);
                                            IF(4, OPEN) NEED(8); END(4)
                                            IF(8, OPEN)
                                                NEED(8);
                                                NEED(8);
                                                NEED(8);
                                            END(8)
                                        END_LET(25)
                                        LET(24)
                                            NEED(6);
                                            NEED(8);
                                        END_LET(24)
                                    }
                                }
                            }
                        }
                        LET(166) NEED(21); END_LET(166)
                        LET(167)
                            NEED(24);
                            NEED(21);
                        END_LET(167)
                        LET(168)
                            NEED(21);
                            NEED(166);
                            NEED(167);
                        END_LET(168)
                        for (uint64_t x169 = 0; x169 <= 7; x169++) {
                            if (rt_bits(x17, x169, 1)) {
                                for (uint64_t x170 = 0; x170 <= 1; x170++) {
                                    if (rt_bits((x15 ? (uint64_t)1 : 3), x170, 1)) {
                                        LET(180)
                                            NEED(24);
                                            NEED(6);
                                            NEED(8);
                                        END_LET(180)
                                        LET(168)
                                            NEED(6);
                                            NEED(8);
                                            NEED(180);
                                        END_LET(168)
                                    }
                                }
                            }
                        }
                        NEED(25);
                        IF(11, OPEN)
                            LET(340) NEED(168); END_LET(340)
                            LET(341) NEED(168); END_LET(341)
                            LET(342)
                                NEED(340);
                                IF(9, OPEN) NEED(24); END(9)
                            END_LET(342)
                            if (x12) {
                                LET(344)
                                    NEED(342);
                                    NEED(24);
                                END_LET(344)
                                LET(339)
                                    NEED(341);
                                    NEED(342);
                                    NEED(340);
                                    NEED(344);
                                END_LET(339)
                            } else {
                                LET(339)
                                    NEED(341);
                                    NEED(342);
                                    IF(10, OPEN)
                                        NEED(340);
                                        NEED(24);
                                    END(10)
                                END_LET(339)
                            }
                            LET(347) NEED(339); END_LET(347)
                        END(11)
                        LET(21) NEED(347); END_LET(21)
                    }
                }
                LET(666) NEED(21); END_LET(666)
                LET(19) if (x12) NEED(666); END_LET(19)
                if (V(tensor_HMMA_DST, 1) == 1) {
                    NEED(666);
                    USE(WRITE(1), F_R, (V(Rd, 3) | ((2 * x18) + x20)));
                }
            }
            if (V(tensor_HMMA_DST, 1) == 0) {
                NEED(19);
                USE(WRITE(1), F_R, (V(Rd, 3) | x18));
            }
        }
    END(12)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rb, 8));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
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
    guard_reads(u, 17, 2);
    IF(2, guard_value(u, 17, 2))
        opt_upmma_reads(u, 12, 13, 0);
        IF(1, rt_not(opt_upmma_value(u, 12, 13, 0)))
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 3));
        END(1)
        if (!x4) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 8));
            USE(READ, F_R, V(Rc, 10));
            USE(WRITE(1), F_R, V(Rd, 3));
        }
    END(2)
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
    IF(12, guard_value(u, 17, 2))
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
                for (uint64_t x24 = 0; x24 <= 1; x24++) {
                    if (rt_bits(x16, x24, 1)) {
                        LET(25) NEED(23); END_LET(25)
                        LET(26)
                            NEED(25);
                            IF(3, OPEN) NEED(23); END(3)
                        END_LET(26)
                        LET(27) NEED(23); END_LET(27)
                        for (uint64_t x28 = 0; x28 <= 7; x28++) {
                            if (rt_bits(x19, x28, 1)) {
                                for (uint64_t x29 = 0; x29 <= 1; x29++) {
                                    if (rt_bits((x17 ? (uint64_t)1 : 3), x29, 1)) {
                                        LET(27)
                                            NEED(6);
                                            IF(4, OPEN)
                                                NEED(8);
                                                USE(READ, F_R, V(tensor_META, 14));
                                            END(4)
                                            IF(8, OPEN)
                                                NEED(8);
                                                USE(READ, F_R, V(tensor_META, 14));
                                                NEED(8);
                                                NEED(8);
                                            END(8)
                                        END_LET(27)
                                        LET(26)
                                            NEED(6);
                                            NEED(8);
                                            USE(READ, F_R, V(tensor_META, 14));
                                        END_LET(26)
                                    }
                                }
                            }
                        }
                        LET(280) NEED(23); END_LET(280)
                        LET(281)
                            NEED(26);
                            NEED(23);
                        END_LET(281)
                        LET(282)
                            NEED(23);
                            NEED(280);
                            NEED(281);
                        END_LET(282)
                        for (uint64_t x283 = 0; x283 <= 7; x283++) {
                            if (rt_bits(x19, x283, 1)) {
                                for (uint64_t x284 = 0; x284 <= 1; x284++) {
                                    if (rt_bits((x17 ? (uint64_t)1 : 3), x284, 1)) {
                                        LET(301)
                                            NEED(26);
                                            NEED(6);
                                            NEED(8);
                                            USE(READ, F_R, V(tensor_META, 14));
                                        END_LET(301)
                                        LET(282)
                                            NEED(6);
                                            NEED(8);
                                            USE(READ, F_R, V(tensor_META, 14));
                                            NEED(301);
                                        END_LET(282)
                                    }
                                }
                            }
                        }
                        NEED(27);
                        IF(11, OPEN)
                            LET(566) NEED(282); END_LET(566)
                            LET(567) NEED(282); END_LET(567)
                            LET(568)
                                NEED(566);
                                IF(9, OPEN) NEED(26); END(9)
                            END_LET(568)
                            if (x14) {
                                LET(570)
                                    NEED(568);
                                    NEED(26);
                                END_LET(570)
                                LET(565)
                                    NEED(567);
                                    NEED(568);
                                    NEED(566);
                                    NEED(570);
                                END_LET(565)
                            } else {
                                LET(565)
                                    NEED(567);
                                    NEED(568);
                                    IF(10, OPEN)
                                        NEED(566);
                                        NEED(26);
                                    END(10)
                                END_LET(565)
                            }
                            LET(573) NEED(565); END_LET(573)
                        END(11)
                        LET(23) NEED(573); END_LET(23)
                    }
                }
                LET(1116) NEED(23); END_LET(1116)
                LET(21) if (x14) NEED(1116); END_LET(21)
                if (V(tensor_HMMA_DST, 1) == 1) {
                    NEED(1116);
                    USE(WRITE(1), F_R, (V(Rd, 3) | ((2 * x20) + x22)));
                }
            }
            if (V(tensor_HMMA_DST, 1) == 0) {
                NEED(21);
                USE(WRITE(1), F_R, (V(Rd, 3) | x20));
            }
        }
    END(12)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 9)) USE(KEEP, F_R, V(Rb, 8));
    if (V(REUSE_C, 11)) USE(KEEP, F_R, V(Rc, 10));
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
    guard_reads(u, 13, 1);
    IF(2, guard_value(u, 13, 1))
        opt_upmma_reads(u, 11, 12, 0);
        IF(1, rt_not(opt_upmma_value(u, 11, 12, 0)))
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, V(Rc, 9));
            USE(WRITE(1), F_R, V(Rd, 4));
        END(1)
        if (!x5) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, V(Rc, 9));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(2)
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
                                LET(25)
                                    NEED(7);
                                    NEED(9);
                                END_LET(25)
                            }
                            LET(27) NEED(25); END_LET(27)
                        } else {
                            LET(27)
                                NEED(7);
                                NEED(9);
                            END_LET(27)
                        }
                        LET(17) NEED(27); END_LET(17)
                    }
                }
                if (rt_bits((x3 ? (uint64_t)3 : 1), x15, 1)) {
                    NEED(17);
                    USE(WRITE(1), F_R, (V(Rd, 4) | ((2 * x15) + x16)));
                }
            }
        }
    END(3)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
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
    guard_reads(u, 16, 1);
    IF(2, guard_value(u, 16, 1))
        opt_upmma_reads(u, 11, 12, 0);
        IF(1, rt_not(opt_upmma_value(u, 11, 12, 0)))
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, V(Rc, 9));
            USE(WRITE(1), F_R, V(Rd, 4));
        END(1)
        if (!x3) {
            USE(READ, F_R, V(Ra, 5));
            USE(READ, F_R, V(Rb, 7));
            USE(READ, F_R, V(Rc, 9));
            USE(WRITE(1), F_R, V(Rd, 4));
        }
    END(2)
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
        USE(READ, F_R, V(Rc, 9));
        USE(READ, F_R, (V(Rc, 9) | 1));
        USE(READ, F_R, (V(Rc, 9) | 2));
        USE(READ, F_R, (V(Rc, 9) | 3));
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
                                LET(30)
                                    NEED(5);
                                    NEED(7);
                                    USE(READ, F_R, V(tensor_META, 13));
                                END_LET(30)
                            }
                            LET(32) NEED(30); END_LET(32)
                        } else {
                            LET(32)
                                NEED(5);
                                NEED(7);
                                USE(READ, F_R, V(tensor_META, 13));
                            END_LET(32)
                        }
                        LET(15) NEED(32); END_LET(15)
                    }
                }
                NEED(15);
                USE(WRITE(1), F_R, (V(Rd, 4) | ((2 * x13) + x14)));
            }
        }
    END(3)
    if (V(REUSE_A, 6)) USE(KEEP, F_R, V(Ra, 5));
    if (V(REUSE_B, 8)) USE(KEEP, F_R, V(Rb, 7));
    if (V(REUSE_C, 10)) USE(KEEP, F_R, V(Rc, 9));
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
                        LET(16)
                            NEED(5);
                            USE(READ, F_R, V(Rb, 5));
                            if (V(tensor_BMMA_SHAPE, 0) == 2) USE(READ, F_R, (V(Rb, 5) | 1));
                        END_LET(16)
                    }
                }
                if (rt_bits((x11 ? (uint64_t)3 : 1), x14, 1)) {
                    NEED(16);
                    USE(WRITE(1), F_R, (V(Rd, 2) | ((2 * x14) + x15)));
                }
            }
        }
    END(3)
    if (V(REUSE_A, 4)) USE(KEEP, F_R, V(Ra, 3));
    if (V(REUSE_B, 6)) USE(KEEP, F_R, V(Rb, 5));
    if (V(REUSE_C, 8)) USE(KEEP, F_R, V(Rc, 7));
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
        USE(READ, F_R, V(Rc, 9));
        USE(READ, F_R, (V(Rc, 9) | 1));
        USE(READ, F_R, (V(Rc, 9) | 2));
        USE(READ, F_R, (V(Rc, 9) | 3));
    END_LET(22)
    IF(3, guard_value(u, 13, 4))
        for (uint64_t x27 = 0; x27 <= 1; x27++) {
            LET(29) NEED(22); END_LET(29)
            LET(29)
                USE(READ, F_R, V(Ra, 3));
                USE(READ, F_R, (V(Ra, 3) | 1));
                USE(READ, F_R, V(Rb, 6));
                USE(READ, F_R, (V(Rb, 6) | 1));
            END_LET(29)
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
    if (LINE(l3) == 0) USE(READ, F_UP, (7 - V(tensor_UPmma, v1)));
    if (LINE(l3) == 2) USE(READ, F_UP, (7 - V(tensor_UPmma_NOT, v2)));
}

static struct rt_test opt_upmma_value_2(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return FLAG(F_UP, (7 - V(tensor_UPmma, v1)));
    case 1: return rt_sure(1);
    }
    return rt_not(FLAG(F_UP, (7 - V(tensor_UPmma_NOT, v2))));
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
        USE(READ, F_R, V(Rc, 10));
        USE(READ, F_R, (V(Rc, 10) | 1));
        USE(READ, F_R, (V(Rc, 10) | 2));
        USE(READ, F_R, (V(Rc, 10) | 3));
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
            LET(36) NEED(28); END_LET(36)
            for (uint64_t x37 = 0; x37 <= 3; x37++) {
                LET(36)
                    NEED(7);
                    NEED(22);
                END_LET(36)
            }
            LET(48) NEED(36); END_LET(48)
            if (0xc >> V(tensor_DMMA_SHAPE, 0) & 1) {
                LET(49) NEED(48); END_LET(49)
                for (uint64_t x50 = 0; x50 <= 3; x50++) {
                    LET(49)
                        NEED(11);
                        NEED(22);
                    END_LET(49)
                }
                LET(48) NEED(49); END_LET(48)
            }
            if (V(tensor_DMMA_SHAPE, 0) == 3) {
                LET(61) NEED(48); END_LET(61)
                for (uint64_t x62 = 0; x62 <= 3; x62++) {
                    LET(61)
                        NEED(15);
                        NEED(26);
                    END_LET(61)
                }
                LET(48) NEED(61); END_LET(48)
            }
            if (V(tensor_DMMA_SHAPE, 0) == 3) {
                LET(73) NEED(48); END_LET(73)
                for (uint64_t x74 = 0; x74 <= 3; x74++) {
                    LET(73)
                        NEED(19);
                        NEED(26);
                    END_LET(73)
                }
                LET(48) NEED(73); END_LET(48)
            }
            x85 = ((V(Rd, 2) == 255) ? 255 : rt_bits((V(Rd, 2) + (2 * x34)), 0, 8));
            NEED(48);
            USE(WRITE(1), F_R, x85);
            USE(WRITE(1), F_R, (x85 | 1));
            if (x4) {
                LET(87) NEED(32); END_LET(87)
                for (uint64_t x88 = 0; x88 <= 3; x88++) {
                    LET(87)
                        NEED(7);
                        NEED(22);
                    END_LET(87)
                }
                LET(48) NEED(87); END_LET(48)
                if (0xc >> V(tensor_DMMA_SHAPE, 0) & 1) {
                    LET(99) NEED(48); END_LET(99)
                    for (uint64_t x100 = 0; x100 <= 3; x100++) {
                        LET(99)
                            NEED(11);
                            NEED(22);
                        END_LET(99)
                    }
                    LET(48) NEED(99); END_LET(48)
                }
                if (V(tensor_DMMA_SHAPE, 0) == 3) {
                    LET(111) NEED(48); END_LET(111)
                    for (uint64_t x112 = 0; x112 <= 3; x112++) {
                        LET(111)
                            NEED(15);
                            NEED(26);
                        END_LET(111)
                    }
                    LET(48) NEED(111); END_LET(48)
                }
                if (V(tensor_DMMA_SHAPE, 0) == 3) {
                    LET(123) NEED(48); END_LET(123)
                    for (uint64_t x124 = 0; x124 <= 3; x124++) {
                        LET(123)
                            NEED(19);
                            NEED(26);
                        END_LET(123)
                    }
                    LET(48) NEED(123); END_LET(48)
                }
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
    uint64_t x1 = 0, x2 = 0, x4 = 0, x8 = 0, x10 = 0, x12 = 0, x18 = 0, x19 = 0;
    rt_enter(u);
    guard_reads(u, 21, 6);
    IF(467, guard_value(u, 21, 6))
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
            USE(READ, F_R, V(Ra, 12));
            USE(READ, F_R, V(Rb, 13));
            bound_const_reads(u, 16, 3);
            opt_writes(u, 9, 1);
            USE(WRITE(1), F_R, V(Rd, 11));
            if ((0xfee8 >> V(texture_MASK, 19) & 1) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 11) | 1));
            }
            if (0xe880 >> V(texture_MASK, 19) & 1) USE(WRITE(1), F_R, V(Rc, 10));
            if ((V(texture_MASK, 19) == 15) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rc, 10) | 1));
            }
        } else {
            if (V(texture_AOFFI, 4)) {
                x4 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, 18) == 0) ? 1 :
                    ((V(texture_DIM, 18) == 1) ? 2 : ((V(texture_DIM, 18) == 2) ? 3 :
                    ((V(texture_DIM, 18) == 3) ? 3 : ((V(texture_DIM, 18) == 4) ? 1 :
                    ((V(texture_DIM, 18) == 5) ? 2 : ((V(texture_DIM, 18) == 6) ? (uint64_t)2 :
                    0))))))) + (0xf0 >> V(texture_DIM, 18) & 1)) + 0) + (0xfc >> V(texture_LOD, 3) &
                    1));
                LET(5)
                    if ((int64_t)x4 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x4), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x4 -
                        x1)), 0, 8)));
                END_LET(5)
            }
            LET(6) NEED(5); END_LET(6)
            x8 = (0xf0 >> V(texture_DIM, 18) & 1);
            LET(9)
                if ((int64_t)x8 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x8), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + 0), 0, 8)));
            END_LET(9)
            if (0x6e >> V(texture_DIM, 18) & 1) {
                x10 = ((uint64_t)(0xf0 >> V(texture_DIM, 18) & 1) + 1);
                LET(11)
                    if ((int64_t)x10 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x10), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x10 -
                        x1)), 0, 8)));
                END_LET(11)
            }
            if (0xc >> V(texture_DIM, 18) & 1) {
                x12 = ((uint64_t)(0xf0 >> V(texture_DIM, 18) & 1) + 2);
                LET(13)
                    if ((int64_t)x12 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x12), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x12 -
                        x1)), 0, 8)));
                END_LET(13)
            }
            x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
            x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
            LET(23) NEED(11); END_LET(23)
            LET(24) NEED(13); END_LET(24)
            bound_const_reads(u, 16, 3);
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
            if (0xaaaa >> V(texture_MASK, 19) & 1) {
                IF(118, OPEN)
                    LET(38)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(38)
                    LET(48)
                        IF(3, OPEN)
                            NEED(9);
                            NEED(6);
                        END(3)
                        IF(6, OPEN) NEED(31); END(6)
                        IF(9, OPEN) NEED(34); END(9)
                    END_LET(48)
                    LET(57) NEED(31); END_LET(57)
                    LET(61) NEED(34); END_LET(61)
                    LET(61) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(61)
                    LET(62)
                        NEED(61);
                        NEED(57);
                        NEED(9);
                        NEED(6);
                    END_LET(62)
                    NEED(48);
                    LET(65)
                        IF(13, OPEN) NEED(62); END(13)
                    END_LET(65)
                    LET(66)
                        NEED(38);
                        NEED(65);
                    END_LET(66)
                    LET(86) NEED(31); END_LET(86)
                    LET(90) NEED(34); END_LET(90)
                    LET(90) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(90)
                    LET(91)
                        NEED(90);
                        NEED(86);
                        NEED(9);
                        NEED(6);
                    END_LET(91)
                    NEED(48);
                    LET(94)
                        IF(25, OPEN) NEED(91); END(25)
                    END_LET(94)
                    LET(66)
                        NEED(38);
                        IF(27, OPEN) NEED(94); END(27)
                    END_LET(66)
                    LET(114) NEED(31); END_LET(114)
                    LET(118) NEED(34); END_LET(118)
                    LET(118) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(118)
                    LET(119)
                        NEED(118);
                        NEED(114);
                        NEED(9);
                        NEED(6);
                    END_LET(119)
                    NEED(48);
                    LET(122)
                        IF(38, OPEN) NEED(119); END(38)
                    END_LET(122)
                    LET(66)
                        NEED(38);
                        IF(40, OPEN) NEED(122); END(40)
                    END_LET(66)
                    LET(142) NEED(31); END_LET(142)
                    LET(146) NEED(34); END_LET(146)
                    LET(146) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(146)
                    LET(147)
                        NEED(146);
                        NEED(142);
                        NEED(9);
                        NEED(6);
                    END_LET(147)
                    NEED(48);
                    LET(150)
                        IF(51, OPEN) NEED(147); END(51)
                    END_LET(150)
                    LET(66)
                        NEED(38);
                        IF(53, OPEN) NEED(150); END(53)
                    END_LET(66)
                    LET(170) NEED(31); END_LET(170)
                    LET(174) NEED(34); END_LET(174)
                    LET(174) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(174)
                    LET(175)
                        NEED(174);
                        NEED(170);
                        NEED(9);
                        NEED(6);
                    END_LET(175)
                    NEED(48);
                    LET(178)
                        IF(64, OPEN) NEED(175); END(64)
                    END_LET(178)
                    LET(66)
                        NEED(38);
                        IF(66, OPEN) NEED(178); END(66)
                    END_LET(66)
                    LET(198) NEED(31); END_LET(198)
                    LET(202) NEED(34); END_LET(202)
                    LET(202) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(202)
                    LET(203)
                        NEED(202);
                        NEED(198);
                        NEED(9);
                        NEED(6);
                    END_LET(203)
                    NEED(48);
                    LET(206)
                        IF(77, OPEN) NEED(203); END(77)
                    END_LET(206)
                    LET(66)
                        NEED(38);
                        IF(79, OPEN) NEED(206); END(79)
                    END_LET(66)
                    LET(226) NEED(31); END_LET(226)
                    LET(230) NEED(34); END_LET(230)
                    LET(230) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(230)
                    LET(231)
                        NEED(230);
                        NEED(226);
                        NEED(9);
                        NEED(6);
                    END_LET(231)
                    NEED(48);
                    LET(234)
                        IF(90, OPEN) NEED(231); END(90)
                    END_LET(234)
                    LET(66)
                        NEED(38);
                        IF(92, OPEN) NEED(234); END(92)
                    END_LET(66)
                    LET(254) NEED(31); END_LET(254)
                    LET(258) NEED(34); END_LET(258)
                    LET(258) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(258)
                    LET(259)
                        NEED(258);
                        NEED(254);
                        NEED(9);
                        NEED(6);
                    END_LET(259)
                    NEED(48);
                    LET(262)
                        IF(103, OPEN) NEED(259); END(103)
                    END_LET(262)
                    LET(37)
                        NEED(38);
                        NEED(66);
                        IF(105, OPEN) NEED(262); END(105)
                    END_LET(37)
                    LET(272)
                        IF(106, OPEN)
                            NEED(9);
                            NEED(6);
                        END(106)
                        IF(109, OPEN) NEED(31); END(109)
                        IF(112, OPEN) NEED(34); END(112)
                    END_LET(272)
                    LET(281) NEED(31); END_LET(281)
                    LET(285) NEED(34); END_LET(285)
                    LET(285) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(285)
                    LET(286)
                        NEED(285);
                        NEED(281);
                        NEED(9);
                        NEED(6);
                    END_LET(286)
                    NEED(272);
                    LET(289)
                        IF(116, OPEN) NEED(286); END(116)
                    END_LET(289)
                    LET(37) NEED(289); END_LET(37)
                END(118)
                NEED(37);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 11));
            }
            if (0xcccc >> V(texture_MASK, 19) & 1) {
                IF(234, OPEN)
                    LET(292)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(292)
                    LET(302)
                        IF(119, OPEN)
                            NEED(9);
                            NEED(6);
                        END(119)
                        IF(122, OPEN) NEED(31); END(122)
                        IF(125, OPEN) NEED(34); END(125)
                    END_LET(302)
                    LET(311) NEED(31); END_LET(311)
                    LET(315) NEED(34); END_LET(315)
                    LET(315) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(315)
                    LET(316)
                        NEED(315);
                        NEED(311);
                        NEED(9);
                        NEED(6);
                    END_LET(316)
                    NEED(302);
                    LET(319)
                        IF(129, OPEN) NEED(316); END(129)
                    END_LET(319)
                    LET(320)
                        NEED(292);
                        NEED(319);
                    END_LET(320)
                    LET(340) NEED(31); END_LET(340)
                    LET(344) NEED(34); END_LET(344)
                    LET(344) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(344)
                    LET(345)
                        NEED(344);
                        NEED(340);
                        NEED(9);
                        NEED(6);
                    END_LET(345)
                    NEED(302);
                    LET(348)
                        IF(141, OPEN) NEED(345); END(141)
                    END_LET(348)
                    LET(320)
                        NEED(292);
                        IF(143, OPEN) NEED(348); END(143)
                    END_LET(320)
                    LET(368) NEED(31); END_LET(368)
                    LET(372) NEED(34); END_LET(372)
                    LET(372) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(372)
                    LET(373)
                        NEED(372);
                        NEED(368);
                        NEED(9);
                        NEED(6);
                    END_LET(373)
                    NEED(302);
                    LET(376)
                        IF(154, OPEN) NEED(373); END(154)
                    END_LET(376)
                    LET(320)
                        NEED(292);
                        IF(156, OPEN) NEED(376); END(156)
                    END_LET(320)
                    LET(396) NEED(31); END_LET(396)
                    LET(400) NEED(34); END_LET(400)
                    LET(400) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(400)
                    LET(401)
                        NEED(400);
                        NEED(396);
                        NEED(9);
                        NEED(6);
                    END_LET(401)
                    NEED(302);
                    LET(404)
                        IF(167, OPEN) NEED(401); END(167)
                    END_LET(404)
                    LET(320)
                        NEED(292);
                        IF(169, OPEN) NEED(404); END(169)
                    END_LET(320)
                    LET(424) NEED(31); END_LET(424)
                    LET(428) NEED(34); END_LET(428)
                    LET(428) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(428)
                    LET(429)
                        NEED(428);
                        NEED(424);
                        NEED(9);
                        NEED(6);
                    END_LET(429)
                    NEED(302);
                    LET(432)
                        IF(180, OPEN) NEED(429); END(180)
                    END_LET(432)
                    LET(320)
                        NEED(292);
                        IF(182, OPEN) NEED(432); END(182)
                    END_LET(320)
                    LET(452) NEED(31); END_LET(452)
                    LET(456) NEED(34); END_LET(456)
                    LET(456) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(456)
                    LET(457)
                        NEED(456);
                        NEED(452);
                        NEED(9);
                        NEED(6);
                    END_LET(457)
                    NEED(302);
                    LET(460)
                        IF(193, OPEN) NEED(457); END(193)
                    END_LET(460)
                    LET(320)
                        NEED(292);
                        IF(195, OPEN) NEED(460); END(195)
                    END_LET(320)
                    LET(480) NEED(31); END_LET(480)
                    LET(484) NEED(34); END_LET(484)
                    LET(484) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(484)
                    LET(485)
                        NEED(484);
                        NEED(480);
                        NEED(9);
                        NEED(6);
                    END_LET(485)
                    NEED(302);
                    LET(488)
                        IF(206, OPEN) NEED(485); END(206)
                    END_LET(488)
                    LET(320)
                        NEED(292);
                        IF(208, OPEN) NEED(488); END(208)
                    END_LET(320)
                    LET(508) NEED(31); END_LET(508)
                    LET(512) NEED(34); END_LET(512)
                    LET(512) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(512)
                    LET(513)
                        NEED(512);
                        NEED(508);
                        NEED(9);
                        NEED(6);
                    END_LET(513)
                    NEED(302);
                    LET(516)
                        IF(219, OPEN) NEED(513); END(219)
                    END_LET(516)
                    LET(291)
                        NEED(292);
                        NEED(320);
                        IF(221, OPEN) NEED(516); END(221)
                    END_LET(291)
                    LET(526)
                        IF(222, OPEN)
                            NEED(9);
                            NEED(6);
                        END(222)
                        IF(225, OPEN) NEED(31); END(225)
                        IF(228, OPEN) NEED(34); END(228)
                    END_LET(526)
                    LET(535) NEED(31); END_LET(535)
                    LET(539) NEED(34); END_LET(539)
                    LET(539) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(539)
                    LET(540)
                        NEED(539);
                        NEED(535);
                        NEED(9);
                        NEED(6);
                    END_LET(540)
                    NEED(526);
                    LET(543)
                        IF(232, OPEN) NEED(540); END(232)
                    END_LET(543)
                    LET(291) NEED(543); END_LET(291)
                END(234)
                NEED(291);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 19) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 19) & 1) ? V(Rd, 11) : ((0xaaaa
                        >> V(texture_MASK, 19) & 1) ? x18 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 19) & 1) {
                IF(350, OPEN)
                    LET(546)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(546)
                    LET(556)
                        IF(235, OPEN)
                            NEED(9);
                            NEED(6);
                        END(235)
                        IF(238, OPEN) NEED(31); END(238)
                        IF(241, OPEN) NEED(34); END(241)
                    END_LET(556)
                    LET(565) NEED(31); END_LET(565)
                    LET(569) NEED(34); END_LET(569)
                    LET(569) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(569)
                    LET(570)
                        NEED(569);
                        NEED(565);
                        NEED(9);
                        NEED(6);
                    END_LET(570)
                    NEED(556);
                    LET(573)
                        IF(245, OPEN) NEED(570); END(245)
                    END_LET(573)
                    LET(574)
                        NEED(546);
                        NEED(573);
                    END_LET(574)
                    LET(594) NEED(31); END_LET(594)
                    LET(598) NEED(34); END_LET(598)
                    LET(598) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(598)
                    LET(599)
                        NEED(598);
                        NEED(594);
                        NEED(9);
                        NEED(6);
                    END_LET(599)
                    NEED(556);
                    LET(602)
                        IF(257, OPEN) NEED(599); END(257)
                    END_LET(602)
                    LET(574)
                        NEED(546);
                        IF(259, OPEN) NEED(602); END(259)
                    END_LET(574)
                    LET(622) NEED(31); END_LET(622)
                    LET(626) NEED(34); END_LET(626)
                    LET(626) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(626)
                    LET(627)
                        NEED(626);
                        NEED(622);
                        NEED(9);
                        NEED(6);
                    END_LET(627)
                    NEED(556);
                    LET(630)
                        IF(270, OPEN) NEED(627); END(270)
                    END_LET(630)
                    LET(574)
                        NEED(546);
                        IF(272, OPEN) NEED(630); END(272)
                    END_LET(574)
                    LET(650) NEED(31); END_LET(650)
                    LET(654) NEED(34); END_LET(654)
                    LET(654) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(654)
                    LET(655)
                        NEED(654);
                        NEED(650);
                        NEED(9);
                        NEED(6);
                    END_LET(655)
                    NEED(556);
                    LET(658)
                        IF(283, OPEN) NEED(655); END(283)
                    END_LET(658)
                    LET(574)
                        NEED(546);
                        IF(285, OPEN) NEED(658); END(285)
                    END_LET(574)
                    LET(678) NEED(31); END_LET(678)
                    LET(682) NEED(34); END_LET(682)
                    LET(682) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(682)
                    LET(683)
                        NEED(682);
                        NEED(678);
                        NEED(9);
                        NEED(6);
                    END_LET(683)
                    NEED(556);
                    LET(686)
                        IF(296, OPEN) NEED(683); END(296)
                    END_LET(686)
                    LET(574)
                        NEED(546);
                        IF(298, OPEN) NEED(686); END(298)
                    END_LET(574)
                    LET(706) NEED(31); END_LET(706)
                    LET(710) NEED(34); END_LET(710)
                    LET(710) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(710)
                    LET(711)
                        NEED(710);
                        NEED(706);
                        NEED(9);
                        NEED(6);
                    END_LET(711)
                    NEED(556);
                    LET(714)
                        IF(309, OPEN) NEED(711); END(309)
                    END_LET(714)
                    LET(574)
                        NEED(546);
                        IF(311, OPEN) NEED(714); END(311)
                    END_LET(574)
                    LET(734) NEED(31); END_LET(734)
                    LET(738) NEED(34); END_LET(738)
                    LET(738) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(738)
                    LET(739)
                        NEED(738);
                        NEED(734);
                        NEED(9);
                        NEED(6);
                    END_LET(739)
                    NEED(556);
                    LET(742)
                        IF(322, OPEN) NEED(739); END(322)
                    END_LET(742)
                    LET(574)
                        NEED(546);
                        IF(324, OPEN) NEED(742); END(324)
                    END_LET(574)
                    LET(762) NEED(31); END_LET(762)
                    LET(766) NEED(34); END_LET(766)
                    LET(766) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(766)
                    LET(767)
                        NEED(766);
                        NEED(762);
                        NEED(9);
                        NEED(6);
                    END_LET(767)
                    NEED(556);
                    LET(770)
                        IF(335, OPEN) NEED(767); END(335)
                    END_LET(770)
                    LET(545)
                        NEED(546);
                        NEED(574);
                        IF(337, OPEN) NEED(770); END(337)
                    END_LET(545)
                    LET(780)
                        IF(338, OPEN)
                            NEED(9);
                            NEED(6);
                        END(338)
                        IF(341, OPEN) NEED(31); END(341)
                        IF(344, OPEN) NEED(34); END(344)
                    END_LET(780)
                    LET(789) NEED(31); END_LET(789)
                    LET(793) NEED(34); END_LET(793)
                    LET(793) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(793)
                    LET(794)
                        NEED(793);
                        NEED(789);
                        NEED(9);
                        NEED(6);
                    END_LET(794)
                    NEED(780);
                    LET(797)
                        IF(348, OPEN) NEED(794); END(348)
                    END_LET(797)
                    LET(545) NEED(797); END_LET(545)
                END(350)
                NEED(545);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 19) & 1) ? V(Rc, 10) :
                        V(Rd, 11))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 19) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 19) & 1) ? V(Rd, 11) : ((0x6666
                        >> V(texture_MASK, 19) & 1) ? x18 : ((0x8888 >> V(texture_MASK, 19) & 1) ?
                        V(Rc, 10) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 19) & 1) {
                IF(466, OPEN)
                    LET(800)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(800)
                    LET(810)
                        IF(351, OPEN)
                            NEED(9);
                            NEED(6);
                        END(351)
                        IF(354, OPEN) NEED(31); END(354)
                        IF(357, OPEN) NEED(34); END(357)
                    END_LET(810)
                    LET(819) NEED(31); END_LET(819)
                    LET(823) NEED(34); END_LET(823)
                    LET(823) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(823)
                    LET(824)
                        NEED(823);
                        NEED(819);
                        NEED(9);
                        NEED(6);
                    END_LET(824)
                    NEED(810);
                    LET(827)
                        IF(361, OPEN) NEED(824); END(361)
                    END_LET(827)
                    LET(828)
                        NEED(800);
                        NEED(827);
                    END_LET(828)
                    LET(848) NEED(31); END_LET(848)
                    LET(852) NEED(34); END_LET(852)
                    LET(852) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(852)
                    LET(853)
                        NEED(852);
                        NEED(848);
                        NEED(9);
                        NEED(6);
                    END_LET(853)
                    NEED(810);
                    LET(856)
                        IF(373, OPEN) NEED(853); END(373)
                    END_LET(856)
                    LET(828)
                        NEED(800);
                        IF(375, OPEN) NEED(856); END(375)
                    END_LET(828)
                    LET(876) NEED(31); END_LET(876)
                    LET(880) NEED(34); END_LET(880)
                    LET(880) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(880)
                    LET(881)
                        NEED(880);
                        NEED(876);
                        NEED(9);
                        NEED(6);
                    END_LET(881)
                    NEED(810);
                    LET(884)
                        IF(386, OPEN) NEED(881); END(386)
                    END_LET(884)
                    LET(828)
                        NEED(800);
                        IF(388, OPEN) NEED(884); END(388)
                    END_LET(828)
                    LET(904) NEED(31); END_LET(904)
                    LET(908) NEED(34); END_LET(908)
                    LET(908) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(908)
                    LET(909)
                        NEED(908);
                        NEED(904);
                        NEED(9);
                        NEED(6);
                    END_LET(909)
                    NEED(810);
                    LET(912)
                        IF(399, OPEN) NEED(909); END(399)
                    END_LET(912)
                    LET(828)
                        NEED(800);
                        IF(401, OPEN) NEED(912); END(401)
                    END_LET(828)
                    LET(932) NEED(31); END_LET(932)
                    LET(936) NEED(34); END_LET(936)
                    LET(936) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(936)
                    LET(937)
                        NEED(936);
                        NEED(932);
                        NEED(9);
                        NEED(6);
                    END_LET(937)
                    NEED(810);
                    LET(940)
                        IF(412, OPEN) NEED(937); END(412)
                    END_LET(940)
                    LET(828)
                        NEED(800);
                        IF(414, OPEN) NEED(940); END(414)
                    END_LET(828)
                    LET(960) NEED(31); END_LET(960)
                    LET(964) NEED(34); END_LET(964)
                    LET(964) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(964)
                    LET(965)
                        NEED(964);
                        NEED(960);
                        NEED(9);
                        NEED(6);
                    END_LET(965)
                    NEED(810);
                    LET(968)
                        IF(425, OPEN) NEED(965); END(425)
                    END_LET(968)
                    LET(828)
                        NEED(800);
                        IF(427, OPEN) NEED(968); END(427)
                    END_LET(828)
                    LET(988) NEED(31); END_LET(988)
                    LET(992) NEED(34); END_LET(992)
                    LET(992) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(992)
                    LET(993)
                        NEED(992);
                        NEED(988);
                        NEED(9);
                        NEED(6);
                    END_LET(993)
                    NEED(810);
                    LET(996)
                        IF(438, OPEN) NEED(993); END(438)
                    END_LET(996)
                    LET(828)
                        NEED(800);
                        IF(440, OPEN) NEED(996); END(440)
                    END_LET(828)
                    LET(1016) NEED(31); END_LET(1016)
                    LET(1020) NEED(34); END_LET(1020)
                    LET(1020) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(1020)
                    LET(1021)
                        NEED(1020);
                        NEED(1016);
                        NEED(9);
                        NEED(6);
                    END_LET(1021)
                    NEED(810);
                    LET(1024)
                        IF(451, OPEN) NEED(1021); END(451)
                    END_LET(1024)
                    LET(799)
                        NEED(800);
                        NEED(828);
                        IF(453, OPEN) NEED(1024); END(453)
                    END_LET(799)
                    LET(1034)
                        IF(454, OPEN)
                            NEED(9);
                            NEED(6);
                        END(454)
                        IF(457, OPEN) NEED(31); END(457)
                        IF(460, OPEN) NEED(34); END(460)
                    END_LET(1034)
                    LET(1043) NEED(31); END_LET(1043)
                    LET(1047) NEED(34); END_LET(1047)
                    LET(1047) if (0xf0 >> V(texture_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(1047)
                    LET(1048)
                        NEED(1047);
                        NEED(1043);
                        NEED(9);
                        NEED(6);
                    END_LET(1048)
                    NEED(1034);
                    LET(1051)
                        IF(464, OPEN) NEED(1048); END(464)
                    END_LET(1051)
                    LET(799) NEED(1051); END_LET(799)
                END(466)
                NEED(799);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 19) & 1) ? V(Rc, 10) :
                        V(Rd, 11))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 19) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 19) & 1) ? V(Rd, 11) : ((0x1616 >>
                        V(texture_MASK, 19) & 1) ? x18 : ((0x6868 >> V(texture_MASK, 19) & 1) ?
                        V(Rc, 10) : x19))));
                }
            }
            opt_writes(u, 9, 1);
        }
    END(467)
    if (0xfc >> V(texture_LOD, 3) & 1) {
        x2 = ((uint64_t)((uint64_t)((V(texture_DIM, 18) == 0) ? 1 : ((V(texture_DIM, 18) == 1) ? 2 :
            ((V(texture_DIM, 18) == 2) ? 3 : ((V(texture_DIM, 18) == 3) ? 3 : ((V(texture_DIM, 18)
            == 4) ? 1 : ((V(texture_DIM, 18) == 5) ? 2 : ((V(texture_DIM, 18) == 6) ? (uint64_t)2 :
            0))))))) + (0xf0 >> V(texture_DIM, 18) & 1)) + 0);
        LET(3)
            if ((int64_t)x2 < (int64_t)x1) {
                USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)));
            } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)), 0,
                8)));
        END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void uses_tex_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x4 = 0, x8 = 0, x10 = 0, x12 = 0, x18 = 0, x19 = 0;
    rt_enter(u);
    guard_reads(u, 20, 5);
    IF(467, guard_value(u, 20, 5))
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
            USE(READ, F_R, V(Ra, 12));
            USE(READ, F_R, V(Rb, 13));
            opt_writes(u, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 11));
            if ((0xfee8 >> V(texture_MASK, 18) & 1) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 11) | 1));
            }
            if (0xe880 >> V(texture_MASK, 18) & 1) USE(WRITE(1), F_R, V(Rc, 10));
            if ((V(texture_MASK, 18) == 15) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rc, 10) | 1));
            }
        } else {
            if (V(texture_AOFFI, 4)) {
                x4 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, 17) == 0) ? 1 :
                    ((V(texture_DIM, 17) == 1) ? 2 : ((V(texture_DIM, 17) == 2) ? 3 :
                    ((V(texture_DIM, 17) == 3) ? 3 : ((V(texture_DIM, 17) == 4) ? 1 :
                    ((V(texture_DIM, 17) == 5) ? 2 : ((V(texture_DIM, 17) == 6) ? (uint64_t)2 :
                    0))))))) + (0xf0 >> V(texture_DIM, 17) & 1)) + 0) + (0xfc >> V(texture_LOD, 3) &
                    1));
                LET(5)
                    if ((int64_t)x4 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x4), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x4 -
                        x1)), 0, 8)));
                END_LET(5)
            }
            LET(6) NEED(5); END_LET(6)
            x8 = (0xf0 >> V(texture_DIM, 17) & 1);
            LET(9)
                if ((int64_t)x8 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x8), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + 0), 0, 8)));
            END_LET(9)
            if (0x6e >> V(texture_DIM, 17) & 1) {
                x10 = ((uint64_t)(0xf0 >> V(texture_DIM, 17) & 1) + 1);
                LET(11)
                    if ((int64_t)x10 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x10), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x10 -
                        x1)), 0, 8)));
                END_LET(11)
            }
            if (0xc >> V(texture_DIM, 17) & 1) {
                x12 = ((uint64_t)(0xf0 >> V(texture_DIM, 17) & 1) + 2);
                LET(13)
                    if ((int64_t)x12 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x12), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x12 -
                        x1)), 0, 8)));
                END_LET(13)
            }
            x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
            x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
            LET(23) NEED(11); END_LET(23)
            LET(24) NEED(13); END_LET(24)
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
            if (0xaaaa >> V(texture_MASK, 18) & 1) {
                IF(118, OPEN)
                    LET(38)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(38)
                    LET(48)
                        IF(3, OPEN)
                            NEED(9);
                            NEED(6);
                        END(3)
                        IF(6, OPEN) NEED(31); END(6)
                        IF(9, OPEN) NEED(34); END(9)
                    END_LET(48)
                    LET(57) NEED(31); END_LET(57)
                    LET(61) NEED(34); END_LET(61)
                    LET(61) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(61)
                    LET(62)
                        NEED(61);
                        NEED(57);
                        NEED(9);
                        NEED(6);
                    END_LET(62)
                    NEED(48);
                    LET(65)
                        IF(13, OPEN) NEED(62); END(13)
                    END_LET(65)
                    LET(66)
                        NEED(38);
                        NEED(65);
                    END_LET(66)
                    LET(86) NEED(31); END_LET(86)
                    LET(90) NEED(34); END_LET(90)
                    LET(90) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(90)
                    LET(91)
                        NEED(90);
                        NEED(86);
                        NEED(9);
                        NEED(6);
                    END_LET(91)
                    NEED(48);
                    LET(94)
                        IF(25, OPEN) NEED(91); END(25)
                    END_LET(94)
                    LET(66)
                        NEED(38);
                        IF(27, OPEN) NEED(94); END(27)
                    END_LET(66)
                    LET(114) NEED(31); END_LET(114)
                    LET(118) NEED(34); END_LET(118)
                    LET(118) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(118)
                    LET(119)
                        NEED(118);
                        NEED(114);
                        NEED(9);
                        NEED(6);
                    END_LET(119)
                    NEED(48);
                    LET(122)
                        IF(38, OPEN) NEED(119); END(38)
                    END_LET(122)
                    LET(66)
                        NEED(38);
                        IF(40, OPEN) NEED(122); END(40)
                    END_LET(66)
                    LET(142) NEED(31); END_LET(142)
                    LET(146) NEED(34); END_LET(146)
                    LET(146) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(146)
                    LET(147)
                        NEED(146);
                        NEED(142);
                        NEED(9);
                        NEED(6);
                    END_LET(147)
                    NEED(48);
                    LET(150)
                        IF(51, OPEN) NEED(147); END(51)
                    END_LET(150)
                    LET(66)
                        NEED(38);
                        IF(53, OPEN) NEED(150); END(53)
                    END_LET(66)
                    LET(170) NEED(31); END_LET(170)
                    LET(174) NEED(34); END_LET(174)
                    LET(174) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(174)
                    LET(175)
                        NEED(174);
                        NEED(170);
                        NEED(9);
                        NEED(6);
                    END_LET(175)
                    NEED(48);
                    LET(178)
                        IF(64, OPEN) NEED(175); END(64)
                    END_LET(178)
                    LET(66)
                        NEED(38);
                        IF(66, OPEN) NEED(178); END(66)
                    END_LET(66)
                    LET(198) NEED(31); END_LET(198)
                    LET(202) NEED(34); END_LET(202)
                    LET(202) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(202)
                    LET(203)
                        NEED(202);
                        NEED(198);
                        NEED(9);
                        NEED(6);
                    END_LET(203)
                    NEED(48);
                    LET(206)
                        IF(77, OPEN) NEED(203); END(77)
                    END_LET(206)
                    LET(66)
                        NEED(38);
                        IF(79, OPEN) NEED(206); END(79)
                    END_LET(66)
                    LET(226) NEED(31); END_LET(226)
                    LET(230) NEED(34); END_LET(230)
                    LET(230) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(230)
                    LET(231)
                        NEED(230);
                        NEED(226);
                        NEED(9);
                        NEED(6);
                    END_LET(231)
                    NEED(48);
                    LET(234)
                        IF(90, OPEN) NEED(231); END(90)
                    END_LET(234)
                    LET(66)
                        NEED(38);
                        IF(92, OPEN) NEED(234); END(92)
                    END_LET(66)
                    LET(254) NEED(31); END_LET(254)
                    LET(258) NEED(34); END_LET(258)
                    LET(258) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(258)
                    LET(259)
                        NEED(258);
                        NEED(254);
                        NEED(9);
                        NEED(6);
                    END_LET(259)
                    NEED(48);
                    LET(262)
                        IF(103, OPEN) NEED(259); END(103)
                    END_LET(262)
                    LET(37)
                        NEED(38);
                        NEED(66);
                        IF(105, OPEN) NEED(262); END(105)
                    END_LET(37)
                    LET(272)
                        IF(106, OPEN)
                            NEED(9);
                            NEED(6);
                        END(106)
                        IF(109, OPEN) NEED(31); END(109)
                        IF(112, OPEN) NEED(34); END(112)
                    END_LET(272)
                    LET(281) NEED(31); END_LET(281)
                    LET(285) NEED(34); END_LET(285)
                    LET(285) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(285)
                    LET(286)
                        NEED(285);
                        NEED(281);
                        NEED(9);
                        NEED(6);
                    END_LET(286)
                    NEED(272);
                    LET(289)
                        IF(116, OPEN) NEED(286); END(116)
                    END_LET(289)
                    LET(37) NEED(289); END_LET(37)
                END(118)
                NEED(37);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 11));
            }
            if (0xcccc >> V(texture_MASK, 18) & 1) {
                IF(234, OPEN)
                    LET(292)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(292)
                    LET(302)
                        IF(119, OPEN)
                            NEED(9);
                            NEED(6);
                        END(119)
                        IF(122, OPEN) NEED(31); END(122)
                        IF(125, OPEN) NEED(34); END(125)
                    END_LET(302)
                    LET(311) NEED(31); END_LET(311)
                    LET(315) NEED(34); END_LET(315)
                    LET(315) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(315)
                    LET(316)
                        NEED(315);
                        NEED(311);
                        NEED(9);
                        NEED(6);
                    END_LET(316)
                    NEED(302);
                    LET(319)
                        IF(129, OPEN) NEED(316); END(129)
                    END_LET(319)
                    LET(320)
                        NEED(292);
                        NEED(319);
                    END_LET(320)
                    LET(340) NEED(31); END_LET(340)
                    LET(344) NEED(34); END_LET(344)
                    LET(344) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(344)
                    LET(345)
                        NEED(344);
                        NEED(340);
                        NEED(9);
                        NEED(6);
                    END_LET(345)
                    NEED(302);
                    LET(348)
                        IF(141, OPEN) NEED(345); END(141)
                    END_LET(348)
                    LET(320)
                        NEED(292);
                        IF(143, OPEN) NEED(348); END(143)
                    END_LET(320)
                    LET(368) NEED(31); END_LET(368)
                    LET(372) NEED(34); END_LET(372)
                    LET(372) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(372)
                    LET(373)
                        NEED(372);
                        NEED(368);
                        NEED(9);
                        NEED(6);
                    END_LET(373)
                    NEED(302);
                    LET(376)
                        IF(154, OPEN) NEED(373); END(154)
                    END_LET(376)
                    LET(320)
                        NEED(292);
                        IF(156, OPEN) NEED(376); END(156)
                    END_LET(320)
                    LET(396) NEED(31); END_LET(396)
                    LET(400) NEED(34); END_LET(400)
                    LET(400) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(400)
                    LET(401)
                        NEED(400);
                        NEED(396);
                        NEED(9);
                        NEED(6);
                    END_LET(401)
                    NEED(302);
                    LET(404)
                        IF(167, OPEN) NEED(401); END(167)
                    END_LET(404)
                    LET(320)
                        NEED(292);
                        IF(169, OPEN) NEED(404); END(169)
                    END_LET(320)
                    LET(424) NEED(31); END_LET(424)
                    LET(428) NEED(34); END_LET(428)
                    LET(428) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(428)
                    LET(429)
                        NEED(428);
                        NEED(424);
                        NEED(9);
                        NEED(6);
                    END_LET(429)
                    NEED(302);
                    LET(432)
                        IF(180, OPEN) NEED(429); END(180)
                    END_LET(432)
                    LET(320)
                        NEED(292);
                        IF(182, OPEN) NEED(432); END(182)
                    END_LET(320)
                    LET(452) NEED(31); END_LET(452)
                    LET(456) NEED(34); END_LET(456)
                    LET(456) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(456)
                    LET(457)
                        NEED(456);
                        NEED(452);
                        NEED(9);
                        NEED(6);
                    END_LET(457)
                    NEED(302);
                    LET(460)
                        IF(193, OPEN) NEED(457); END(193)
                    END_LET(460)
                    LET(320)
                        NEED(292);
                        IF(195, OPEN) NEED(460); END(195)
                    END_LET(320)
                    LET(480) NEED(31); END_LET(480)
                    LET(484) NEED(34); END_LET(484)
                    LET(484) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(484)
                    LET(485)
                        NEED(484);
                        NEED(480);
                        NEED(9);
                        NEED(6);
                    END_LET(485)
                    NEED(302);
                    LET(488)
                        IF(206, OPEN) NEED(485); END(206)
                    END_LET(488)
                    LET(320)
                        NEED(292);
                        IF(208, OPEN) NEED(488); END(208)
                    END_LET(320)
                    LET(508) NEED(31); END_LET(508)
                    LET(512) NEED(34); END_LET(512)
                    LET(512) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(512)
                    LET(513)
                        NEED(512);
                        NEED(508);
                        NEED(9);
                        NEED(6);
                    END_LET(513)
                    NEED(302);
                    LET(516)
                        IF(219, OPEN) NEED(513); END(219)
                    END_LET(516)
                    LET(291)
                        NEED(292);
                        NEED(320);
                        IF(221, OPEN) NEED(516); END(221)
                    END_LET(291)
                    LET(526)
                        IF(222, OPEN)
                            NEED(9);
                            NEED(6);
                        END(222)
                        IF(225, OPEN) NEED(31); END(225)
                        IF(228, OPEN) NEED(34); END(228)
                    END_LET(526)
                    LET(535) NEED(31); END_LET(535)
                    LET(539) NEED(34); END_LET(539)
                    LET(539) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(539)
                    LET(540)
                        NEED(539);
                        NEED(535);
                        NEED(9);
                        NEED(6);
                    END_LET(540)
                    NEED(526);
                    LET(543)
                        IF(232, OPEN) NEED(540); END(232)
                    END_LET(543)
                    LET(291) NEED(543); END_LET(291)
                END(234)
                NEED(291);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 18) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 18) & 1) ? V(Rd, 11) : ((0xaaaa
                        >> V(texture_MASK, 18) & 1) ? x18 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 18) & 1) {
                IF(350, OPEN)
                    LET(546)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(546)
                    LET(556)
                        IF(235, OPEN)
                            NEED(9);
                            NEED(6);
                        END(235)
                        IF(238, OPEN) NEED(31); END(238)
                        IF(241, OPEN) NEED(34); END(241)
                    END_LET(556)
                    LET(565) NEED(31); END_LET(565)
                    LET(569) NEED(34); END_LET(569)
                    LET(569) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(569)
                    LET(570)
                        NEED(569);
                        NEED(565);
                        NEED(9);
                        NEED(6);
                    END_LET(570)
                    NEED(556);
                    LET(573)
                        IF(245, OPEN) NEED(570); END(245)
                    END_LET(573)
                    LET(574)
                        NEED(546);
                        NEED(573);
                    END_LET(574)
                    LET(594) NEED(31); END_LET(594)
                    LET(598) NEED(34); END_LET(598)
                    LET(598) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(598)
                    LET(599)
                        NEED(598);
                        NEED(594);
                        NEED(9);
                        NEED(6);
                    END_LET(599)
                    NEED(556);
                    LET(602)
                        IF(257, OPEN) NEED(599); END(257)
                    END_LET(602)
                    LET(574)
                        NEED(546);
                        IF(259, OPEN) NEED(602); END(259)
                    END_LET(574)
                    LET(622) NEED(31); END_LET(622)
                    LET(626) NEED(34); END_LET(626)
                    LET(626) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(626)
                    LET(627)
                        NEED(626);
                        NEED(622);
                        NEED(9);
                        NEED(6);
                    END_LET(627)
                    NEED(556);
                    LET(630)
                        IF(270, OPEN) NEED(627); END(270)
                    END_LET(630)
                    LET(574)
                        NEED(546);
                        IF(272, OPEN) NEED(630); END(272)
                    END_LET(574)
                    LET(650) NEED(31); END_LET(650)
                    LET(654) NEED(34); END_LET(654)
                    LET(654) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(654)
                    LET(655)
                        NEED(654);
                        NEED(650);
                        NEED(9);
                        NEED(6);
                    END_LET(655)
                    NEED(556);
                    LET(658)
                        IF(283, OPEN) NEED(655); END(283)
                    END_LET(658)
                    LET(574)
                        NEED(546);
                        IF(285, OPEN) NEED(658); END(285)
                    END_LET(574)
                    LET(678) NEED(31); END_LET(678)
                    LET(682) NEED(34); END_LET(682)
                    LET(682) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(682)
                    LET(683)
                        NEED(682);
                        NEED(678);
                        NEED(9);
                        NEED(6);
                    END_LET(683)
                    NEED(556);
                    LET(686)
                        IF(296, OPEN) NEED(683); END(296)
                    END_LET(686)
                    LET(574)
                        NEED(546);
                        IF(298, OPEN) NEED(686); END(298)
                    END_LET(574)
                    LET(706) NEED(31); END_LET(706)
                    LET(710) NEED(34); END_LET(710)
                    LET(710) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(710)
                    LET(711)
                        NEED(710);
                        NEED(706);
                        NEED(9);
                        NEED(6);
                    END_LET(711)
                    NEED(556);
                    LET(714)
                        IF(309, OPEN) NEED(711); END(309)
                    END_LET(714)
                    LET(574)
                        NEED(546);
                        IF(311, OPEN) NEED(714); END(311)
                    END_LET(574)
                    LET(734) NEED(31); END_LET(734)
                    LET(738) NEED(34); END_LET(738)
                    LET(738) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(738)
                    LET(739)
                        NEED(738);
                        NEED(734);
                        NEED(9);
                        NEED(6);
                    END_LET(739)
                    NEED(556);
                    LET(742)
                        IF(322, OPEN) NEED(739); END(322)
                    END_LET(742)
                    LET(574)
                        NEED(546);
                        IF(324, OPEN) NEED(742); END(324)
                    END_LET(574)
                    LET(762) NEED(31); END_LET(762)
                    LET(766) NEED(34); END_LET(766)
                    LET(766) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(766)
                    LET(767)
                        NEED(766);
                        NEED(762);
                        NEED(9);
                        NEED(6);
                    END_LET(767)
                    NEED(556);
                    LET(770)
                        IF(335, OPEN) NEED(767); END(335)
                    END_LET(770)
                    LET(545)
                        NEED(546);
                        NEED(574);
                        IF(337, OPEN) NEED(770); END(337)
                    END_LET(545)
                    LET(780)
                        IF(338, OPEN)
                            NEED(9);
                            NEED(6);
                        END(338)
                        IF(341, OPEN) NEED(31); END(341)
                        IF(344, OPEN) NEED(34); END(344)
                    END_LET(780)
                    LET(789) NEED(31); END_LET(789)
                    LET(793) NEED(34); END_LET(793)
                    LET(793) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(793)
                    LET(794)
                        NEED(793);
                        NEED(789);
                        NEED(9);
                        NEED(6);
                    END_LET(794)
                    NEED(780);
                    LET(797)
                        IF(348, OPEN) NEED(794); END(348)
                    END_LET(797)
                    LET(545) NEED(797); END_LET(545)
                END(350)
                NEED(545);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 18) & 1) ? V(Rc, 10) :
                        V(Rd, 11))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 18) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 18) & 1) ? V(Rd, 11) : ((0x6666
                        >> V(texture_MASK, 18) & 1) ? x18 : ((0x8888 >> V(texture_MASK, 18) & 1) ?
                        V(Rc, 10) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 18) & 1) {
                IF(466, OPEN)
                    LET(800)
                        NEED(9);
                        NEED(6);
                        NEED(31);
                        NEED(34);
                    END_LET(800)
                    LET(810)
                        IF(351, OPEN)
                            NEED(9);
                            NEED(6);
                        END(351)
                        IF(354, OPEN) NEED(31); END(354)
                        IF(357, OPEN) NEED(34); END(357)
                    END_LET(810)
                    LET(819) NEED(31); END_LET(819)
                    LET(823) NEED(34); END_LET(823)
                    LET(823) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(823)
                    LET(824)
                        NEED(823);
                        NEED(819);
                        NEED(9);
                        NEED(6);
                    END_LET(824)
                    NEED(810);
                    LET(827)
                        IF(361, OPEN) NEED(824); END(361)
                    END_LET(827)
                    LET(828)
                        NEED(800);
                        NEED(827);
                    END_LET(828)
                    LET(848) NEED(31); END_LET(848)
                    LET(852) NEED(34); END_LET(852)
                    LET(852) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(852)
                    LET(853)
                        NEED(852);
                        NEED(848);
                        NEED(9);
                        NEED(6);
                    END_LET(853)
                    NEED(810);
                    LET(856)
                        IF(373, OPEN) NEED(853); END(373)
                    END_LET(856)
                    LET(828)
                        NEED(800);
                        IF(375, OPEN) NEED(856); END(375)
                    END_LET(828)
                    LET(876) NEED(31); END_LET(876)
                    LET(880) NEED(34); END_LET(880)
                    LET(880) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(880)
                    LET(881)
                        NEED(880);
                        NEED(876);
                        NEED(9);
                        NEED(6);
                    END_LET(881)
                    NEED(810);
                    LET(884)
                        IF(386, OPEN) NEED(881); END(386)
                    END_LET(884)
                    LET(828)
                        NEED(800);
                        IF(388, OPEN) NEED(884); END(388)
                    END_LET(828)
                    LET(904) NEED(31); END_LET(904)
                    LET(908) NEED(34); END_LET(908)
                    LET(908) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(908)
                    LET(909)
                        NEED(908);
                        NEED(904);
                        NEED(9);
                        NEED(6);
                    END_LET(909)
                    NEED(810);
                    LET(912)
                        IF(399, OPEN) NEED(909); END(399)
                    END_LET(912)
                    LET(828)
                        NEED(800);
                        IF(401, OPEN) NEED(912); END(401)
                    END_LET(828)
                    LET(932) NEED(31); END_LET(932)
                    LET(936) NEED(34); END_LET(936)
                    LET(936) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(936)
                    LET(937)
                        NEED(936);
                        NEED(932);
                        NEED(9);
                        NEED(6);
                    END_LET(937)
                    NEED(810);
                    LET(940)
                        IF(412, OPEN) NEED(937); END(412)
                    END_LET(940)
                    LET(828)
                        NEED(800);
                        IF(414, OPEN) NEED(940); END(414)
                    END_LET(828)
                    LET(960) NEED(31); END_LET(960)
                    LET(964) NEED(34); END_LET(964)
                    LET(964) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(964)
                    LET(965)
                        NEED(964);
                        NEED(960);
                        NEED(9);
                        NEED(6);
                    END_LET(965)
                    NEED(810);
                    LET(968)
                        IF(425, OPEN) NEED(965); END(425)
                    END_LET(968)
                    LET(828)
                        NEED(800);
                        IF(427, OPEN) NEED(968); END(427)
                    END_LET(828)
                    LET(988) NEED(31); END_LET(988)
                    LET(992) NEED(34); END_LET(992)
                    LET(992) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(992)
                    LET(993)
                        NEED(992);
                        NEED(988);
                        NEED(9);
                        NEED(6);
                    END_LET(993)
                    NEED(810);
                    LET(996)
                        IF(438, OPEN) NEED(993); END(438)
                    END_LET(996)
                    LET(828)
                        NEED(800);
                        IF(440, OPEN) NEED(996); END(440)
                    END_LET(828)
                    LET(1016) NEED(31); END_LET(1016)
                    LET(1020) NEED(34); END_LET(1020)
                    LET(1020) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(1020)
                    LET(1021)
                        NEED(1020);
                        NEED(1016);
                        NEED(9);
                        NEED(6);
                    END_LET(1021)
                    NEED(810);
                    LET(1024)
                        IF(451, OPEN) NEED(1021); END(451)
                    END_LET(1024)
                    LET(799)
                        NEED(800);
                        NEED(828);
                        IF(453, OPEN) NEED(1024); END(453)
                    END_LET(799)
                    LET(1034)
                        IF(454, OPEN)
                            NEED(9);
                            NEED(6);
                        END(454)
                        IF(457, OPEN) NEED(31); END(457)
                        IF(460, OPEN) NEED(34); END(460)
                    END_LET(1034)
                    LET(1043) NEED(31); END_LET(1043)
                    LET(1047) NEED(34); END_LET(1047)
                    LET(1047) if (0xf0 >> V(texture_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                        END_LET(1047)
                    LET(1048)
                        NEED(1047);
                        NEED(1043);
                        NEED(9);
                        NEED(6);
                    END_LET(1048)
                    NEED(1034);
                    LET(1051)
                        IF(464, OPEN) NEED(1048); END(464)
                    END_LET(1051)
                    LET(799) NEED(1051); END_LET(799)
                END(466)
                NEED(799);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 18) & 1) ? V(Rc, 10) :
                        V(Rd, 11))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 18) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 18) & 1) ? V(Rd, 11) : ((0x1616 >>
                        V(texture_MASK, 18) & 1) ? x18 : ((0x6868 >> V(texture_MASK, 18) & 1) ?
                        V(Rc, 10) : x19))));
                }
            }
            opt_writes(u, 9, 0);
        }
    END(467)
    if (0xfc >> V(texture_LOD, 3) & 1) {
        x2 = ((uint64_t)((uint64_t)((V(texture_DIM, 17) == 0) ? 1 : ((V(texture_DIM, 17) == 1) ? 2 :
            ((V(texture_DIM, 17) == 2) ? 3 : ((V(texture_DIM, 17) == 3) ? 3 : ((V(texture_DIM, 17)
            == 4) ? 1 : ((V(texture_DIM, 17) == 5) ? 2 : ((V(texture_DIM, 17) == 6) ? (uint64_t)2 :
            0))))))) + (0xf0 >> V(texture_DIM, 17) & 1)) + 0);
        LET(3)
            if ((int64_t)x2 < (int64_t)x1) {
                USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)));
            } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)), 0,
                8)));
        END_LET(3)
    }
    NEED(3);
    rt_leave(u);
}

static void uses_tex_r(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0, x6 = 0, x9 = 0, x10 = 0, x13 = 0, x15 = 0, x17 = 0, x23
        = 0, x24 = 0;
    rt_enter(u);
    guard_reads(u, 17, 5);
    IF(467, guard_value(u, 17, 5))
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
            USE(READ, F_R, V(Ra, 12));
            USE(READ, F_R, V(Rb, 13));
            if ((int64_t)x2 < (int64_t)x3) {
                USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)));
            } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x3)), 0,
                8)));
            opt_writes(u, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 11));
            if ((0xfee8 >> V(texture_MASK, 15) & 1) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 11) | 1));
            }
            if (0xe880 >> V(texture_MASK, 15) & 1) USE(WRITE(1), F_R, V(Rc, 10));
            if ((V(texture_MASK, 15) == 15) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rc, 10) | 1));
            }
        } else {
            if (V(texture_AOFFI, 4)) {
                x6 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_DIM, 14) == 0) ? 1 :
                    ((V(texture_DIM, 14) == 1) ? 2 : ((V(texture_DIM, 14) == 2) ? 3 :
                    ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14) == 4) ? 1 :
                    ((V(texture_DIM, 14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 :
                    0))))))) + (0xf0 >> V(texture_DIM, 14) & 1)) + 1) + (0xfc >> V(texture_LOD, 3) &
                    1));
                LET(7)
                    if ((int64_t)x6 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x6), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x6 -
                        x1)), 0, 8)));
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
            LET(11)
                if ((int64_t)x9 < (int64_t)x10) {
                    USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x9), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x9 - x10)),
                    0, 8)));
            END_LET(11)
            x13 = (0xf0 >> V(texture_DIM, 14) & 1);
            LET(14)
                if ((int64_t)x13 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x13), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + 0), 0, 8)));
            END_LET(14)
            if (0x6e >> V(texture_DIM, 14) & 1) {
                x15 = ((uint64_t)(0xf0 >> V(texture_DIM, 14) & 1) + 1);
                LET(16)
                    if ((int64_t)x15 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x15), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x15 -
                        x1)), 0, 8)));
                END_LET(16)
            }
            if (0xc >> V(texture_DIM, 14) & 1) {
                x17 = ((uint64_t)(0xf0 >> V(texture_DIM, 14) & 1) + 2);
                LET(18)
                    if ((int64_t)x17 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x17), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x17 -
                        x1)), 0, 8)));
                END_LET(18)
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
            if (0xaaaa >> V(texture_MASK, 15) & 1) {
                IF(118, OPEN)
                    LET(43)
                        NEED(14);
                        NEED(8);
                        NEED(36);
                        NEED(39);
                    END_LET(43)
                    LET(53)
                        NEED(11);
                        IF(3, OPEN)
                            NEED(14);
                            NEED(8);
                        END(3)
                        IF(6, OPEN) NEED(36); END(6)
                        IF(9, OPEN) NEED(39); END(9)
                    END_LET(53)
                    NEED(11);
                    LET(62) NEED(36); END_LET(62)
                    NEED(11);
                    LET(66) NEED(39); END_LET(66)
                    LET(66)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(66)
                    LET(67)
                        NEED(11);
                        NEED(66);
                        NEED(62);
                        NEED(14);
                        NEED(8);
                    END_LET(67)
                    NEED(11);
                    NEED(53);
                    LET(70)
                        IF(13, OPEN) NEED(67); END(13)
                    END_LET(70)
                    LET(71)
                        NEED(43);
                        NEED(70);
                    END_LET(71)
                    NEED(11);
                    LET(91) NEED(36); END_LET(91)
                    NEED(11);
                    LET(95) NEED(39); END_LET(95)
                    LET(95)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(95)
                    LET(96)
                        NEED(11);
                        NEED(95);
                        NEED(91);
                        NEED(14);
                        NEED(8);
                    END_LET(96)
                    NEED(11);
                    NEED(53);
                    LET(99)
                        IF(25, OPEN) NEED(96); END(25)
                    END_LET(99)
                    LET(71)
                        NEED(43);
                        IF(27, OPEN) NEED(99); END(27)
                    END_LET(71)
                    NEED(11);
                    LET(119) NEED(36); END_LET(119)
                    NEED(11);
                    LET(123) NEED(39); END_LET(123)
                    LET(123)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(123)
                    LET(124)
                        NEED(11);
                        NEED(123);
                        NEED(119);
                        NEED(14);
                        NEED(8);
                    END_LET(124)
                    NEED(11);
                    NEED(53);
                    LET(127)
                        IF(38, OPEN) NEED(124); END(38)
                    END_LET(127)
                    LET(71)
                        NEED(43);
                        IF(40, OPEN) NEED(127); END(40)
                    END_LET(71)
                    NEED(11);
                    LET(147) NEED(36); END_LET(147)
                    NEED(11);
                    LET(151) NEED(39); END_LET(151)
                    LET(151)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(151)
                    LET(152)
                        NEED(11);
                        NEED(151);
                        NEED(147);
                        NEED(14);
                        NEED(8);
                    END_LET(152)
                    NEED(11);
                    NEED(53);
                    LET(155)
                        IF(51, OPEN) NEED(152); END(51)
                    END_LET(155)
                    LET(71)
                        NEED(43);
                        IF(53, OPEN) NEED(155); END(53)
                    END_LET(71)
                    NEED(11);
                    LET(175) NEED(36); END_LET(175)
                    NEED(11);
                    LET(179) NEED(39); END_LET(179)
                    LET(179)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(179)
                    LET(180)
                        NEED(11);
                        NEED(179);
                        NEED(175);
                        NEED(14);
                        NEED(8);
                    END_LET(180)
                    NEED(11);
                    NEED(53);
                    LET(183)
                        IF(64, OPEN) NEED(180); END(64)
                    END_LET(183)
                    LET(71)
                        NEED(43);
                        IF(66, OPEN) NEED(183); END(66)
                    END_LET(71)
                    NEED(11);
                    LET(203) NEED(36); END_LET(203)
                    NEED(11);
                    LET(207) NEED(39); END_LET(207)
                    LET(207)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(207)
                    LET(208)
                        NEED(11);
                        NEED(207);
                        NEED(203);
                        NEED(14);
                        NEED(8);
                    END_LET(208)
                    NEED(11);
                    NEED(53);
                    LET(211)
                        IF(77, OPEN) NEED(208); END(77)
                    END_LET(211)
                    LET(71)
                        NEED(43);
                        IF(79, OPEN) NEED(211); END(79)
                    END_LET(71)
                    NEED(11);
                    LET(231) NEED(36); END_LET(231)
                    NEED(11);
                    LET(235) NEED(39); END_LET(235)
                    LET(235)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(235)
                    LET(236)
                        NEED(11);
                        NEED(235);
                        NEED(231);
                        NEED(14);
                        NEED(8);
                    END_LET(236)
                    NEED(11);
                    NEED(53);
                    LET(239)
                        IF(90, OPEN) NEED(236); END(90)
                    END_LET(239)
                    LET(71)
                        NEED(43);
                        IF(92, OPEN) NEED(239); END(92)
                    END_LET(71)
                    NEED(11);
                    LET(259) NEED(36); END_LET(259)
                    NEED(11);
                    LET(263) NEED(39); END_LET(263)
                    LET(263)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(263)
                    LET(264)
                        NEED(11);
                        NEED(263);
                        NEED(259);
                        NEED(14);
                        NEED(8);
                    END_LET(264)
                    NEED(11);
                    NEED(53);
                    LET(267)
                        IF(103, OPEN) NEED(264); END(103)
                    END_LET(267)
                    LET(42)
                        NEED(43);
                        NEED(71);
                        IF(105, OPEN) NEED(267); END(105)
                    END_LET(42)
                    LET(277)
                        NEED(11);
                        IF(106, OPEN)
                            NEED(14);
                            NEED(8);
                        END(106)
                        IF(109, OPEN) NEED(36); END(109)
                        IF(112, OPEN) NEED(39); END(112)
                    END_LET(277)
                    NEED(11);
                    LET(286) NEED(36); END_LET(286)
                    NEED(11);
                    LET(290) NEED(39); END_LET(290)
                    LET(290)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(290)
                    LET(291)
                        NEED(11);
                        NEED(290);
                        NEED(286);
                        NEED(14);
                        NEED(8);
                    END_LET(291)
                    NEED(11);
                    NEED(277);
                    LET(294)
                        IF(116, OPEN) NEED(291); END(116)
                    END_LET(294)
                    LET(42) NEED(294); END_LET(42)
                END(118)
                NEED(42);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 11));
            }
            if (0xcccc >> V(texture_MASK, 15) & 1) {
                IF(234, OPEN)
                    LET(297)
                        NEED(14);
                        NEED(8);
                        NEED(36);
                        NEED(39);
                    END_LET(297)
                    LET(307)
                        NEED(11);
                        IF(119, OPEN)
                            NEED(14);
                            NEED(8);
                        END(119)
                        IF(122, OPEN) NEED(36); END(122)
                        IF(125, OPEN) NEED(39); END(125)
                    END_LET(307)
                    NEED(11);
                    LET(316) NEED(36); END_LET(316)
                    NEED(11);
                    LET(320) NEED(39); END_LET(320)
                    LET(320)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(320)
                    LET(321)
                        NEED(11);
                        NEED(320);
                        NEED(316);
                        NEED(14);
                        NEED(8);
                    END_LET(321)
                    NEED(11);
                    NEED(307);
                    LET(324)
                        IF(129, OPEN) NEED(321); END(129)
                    END_LET(324)
                    LET(325)
                        NEED(297);
                        NEED(324);
                    END_LET(325)
                    NEED(11);
                    LET(345) NEED(36); END_LET(345)
                    NEED(11);
                    LET(349) NEED(39); END_LET(349)
                    LET(349)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(349)
                    LET(350)
                        NEED(11);
                        NEED(349);
                        NEED(345);
                        NEED(14);
                        NEED(8);
                    END_LET(350)
                    NEED(11);
                    NEED(307);
                    LET(353)
                        IF(141, OPEN) NEED(350); END(141)
                    END_LET(353)
                    LET(325)
                        NEED(297);
                        IF(143, OPEN) NEED(353); END(143)
                    END_LET(325)
                    NEED(11);
                    LET(373) NEED(36); END_LET(373)
                    NEED(11);
                    LET(377) NEED(39); END_LET(377)
                    LET(377)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(377)
                    LET(378)
                        NEED(11);
                        NEED(377);
                        NEED(373);
                        NEED(14);
                        NEED(8);
                    END_LET(378)
                    NEED(11);
                    NEED(307);
                    LET(381)
                        IF(154, OPEN) NEED(378); END(154)
                    END_LET(381)
                    LET(325)
                        NEED(297);
                        IF(156, OPEN) NEED(381); END(156)
                    END_LET(325)
                    NEED(11);
                    LET(401) NEED(36); END_LET(401)
                    NEED(11);
                    LET(405) NEED(39); END_LET(405)
                    LET(405)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(405)
                    LET(406)
                        NEED(11);
                        NEED(405);
                        NEED(401);
                        NEED(14);
                        NEED(8);
                    END_LET(406)
                    NEED(11);
                    NEED(307);
                    LET(409)
                        IF(167, OPEN) NEED(406); END(167)
                    END_LET(409)
                    LET(325)
                        NEED(297);
                        IF(169, OPEN) NEED(409); END(169)
                    END_LET(325)
                    NEED(11);
                    LET(429) NEED(36); END_LET(429)
                    NEED(11);
                    LET(433) NEED(39); END_LET(433)
                    LET(433)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(433)
                    LET(434)
                        NEED(11);
                        NEED(433);
                        NEED(429);
                        NEED(14);
                        NEED(8);
                    END_LET(434)
                    NEED(11);
                    NEED(307);
                    LET(437)
                        IF(180, OPEN) NEED(434); END(180)
                    END_LET(437)
                    LET(325)
                        NEED(297);
                        IF(182, OPEN) NEED(437); END(182)
                    END_LET(325)
                    NEED(11);
                    LET(457) NEED(36); END_LET(457)
                    NEED(11);
                    LET(461) NEED(39); END_LET(461)
                    LET(461)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(461)
                    LET(462)
                        NEED(11);
                        NEED(461);
                        NEED(457);
                        NEED(14);
                        NEED(8);
                    END_LET(462)
                    NEED(11);
                    NEED(307);
                    LET(465)
                        IF(193, OPEN) NEED(462); END(193)
                    END_LET(465)
                    LET(325)
                        NEED(297);
                        IF(195, OPEN) NEED(465); END(195)
                    END_LET(325)
                    NEED(11);
                    LET(485) NEED(36); END_LET(485)
                    NEED(11);
                    LET(489) NEED(39); END_LET(489)
                    LET(489)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(489)
                    LET(490)
                        NEED(11);
                        NEED(489);
                        NEED(485);
                        NEED(14);
                        NEED(8);
                    END_LET(490)
                    NEED(11);
                    NEED(307);
                    LET(493)
                        IF(206, OPEN) NEED(490); END(206)
                    END_LET(493)
                    LET(325)
                        NEED(297);
                        IF(208, OPEN) NEED(493); END(208)
                    END_LET(325)
                    NEED(11);
                    LET(513) NEED(36); END_LET(513)
                    NEED(11);
                    LET(517) NEED(39); END_LET(517)
                    LET(517)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(517)
                    LET(518)
                        NEED(11);
                        NEED(517);
                        NEED(513);
                        NEED(14);
                        NEED(8);
                    END_LET(518)
                    NEED(11);
                    NEED(307);
                    LET(521)
                        IF(219, OPEN) NEED(518); END(219)
                    END_LET(521)
                    LET(296)
                        NEED(297);
                        NEED(325);
                        IF(221, OPEN) NEED(521); END(221)
                    END_LET(296)
                    LET(531)
                        NEED(11);
                        IF(222, OPEN)
                            NEED(14);
                            NEED(8);
                        END(222)
                        IF(225, OPEN) NEED(36); END(225)
                        IF(228, OPEN) NEED(39); END(228)
                    END_LET(531)
                    NEED(11);
                    LET(540) NEED(36); END_LET(540)
                    NEED(11);
                    LET(544) NEED(39); END_LET(544)
                    LET(544)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(544)
                    LET(545)
                        NEED(11);
                        NEED(544);
                        NEED(540);
                        NEED(14);
                        NEED(8);
                    END_LET(545)
                    NEED(11);
                    NEED(531);
                    LET(548)
                        IF(232, OPEN) NEED(545); END(232)
                    END_LET(548)
                    LET(296) NEED(548); END_LET(296)
                END(234)
                NEED(296);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 15) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 15) & 1) ? V(Rd, 11) : ((0xaaaa
                        >> V(texture_MASK, 15) & 1) ? x23 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 15) & 1) {
                IF(350, OPEN)
                    LET(551)
                        NEED(14);
                        NEED(8);
                        NEED(36);
                        NEED(39);
                    END_LET(551)
                    LET(561)
                        NEED(11);
                        IF(235, OPEN)
                            NEED(14);
                            NEED(8);
                        END(235)
                        IF(238, OPEN) NEED(36); END(238)
                        IF(241, OPEN) NEED(39); END(241)
                    END_LET(561)
                    NEED(11);
                    LET(570) NEED(36); END_LET(570)
                    NEED(11);
                    LET(574) NEED(39); END_LET(574)
                    LET(574)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(574)
                    LET(575)
                        NEED(11);
                        NEED(574);
                        NEED(570);
                        NEED(14);
                        NEED(8);
                    END_LET(575)
                    NEED(11);
                    NEED(561);
                    LET(578)
                        IF(245, OPEN) NEED(575); END(245)
                    END_LET(578)
                    LET(579)
                        NEED(551);
                        NEED(578);
                    END_LET(579)
                    NEED(11);
                    LET(599) NEED(36); END_LET(599)
                    NEED(11);
                    LET(603) NEED(39); END_LET(603)
                    LET(603)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(603)
                    LET(604)
                        NEED(11);
                        NEED(603);
                        NEED(599);
                        NEED(14);
                        NEED(8);
                    END_LET(604)
                    NEED(11);
                    NEED(561);
                    LET(607)
                        IF(257, OPEN) NEED(604); END(257)
                    END_LET(607)
                    LET(579)
                        NEED(551);
                        IF(259, OPEN) NEED(607); END(259)
                    END_LET(579)
                    NEED(11);
                    LET(627) NEED(36); END_LET(627)
                    NEED(11);
                    LET(631) NEED(39); END_LET(631)
                    LET(631)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(631)
                    LET(632)
                        NEED(11);
                        NEED(631);
                        NEED(627);
                        NEED(14);
                        NEED(8);
                    END_LET(632)
                    NEED(11);
                    NEED(561);
                    LET(635)
                        IF(270, OPEN) NEED(632); END(270)
                    END_LET(635)
                    LET(579)
                        NEED(551);
                        IF(272, OPEN) NEED(635); END(272)
                    END_LET(579)
                    NEED(11);
                    LET(655) NEED(36); END_LET(655)
                    NEED(11);
                    LET(659) NEED(39); END_LET(659)
                    LET(659)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(659)
                    LET(660)
                        NEED(11);
                        NEED(659);
                        NEED(655);
                        NEED(14);
                        NEED(8);
                    END_LET(660)
                    NEED(11);
                    NEED(561);
                    LET(663)
                        IF(283, OPEN) NEED(660); END(283)
                    END_LET(663)
                    LET(579)
                        NEED(551);
                        IF(285, OPEN) NEED(663); END(285)
                    END_LET(579)
                    NEED(11);
                    LET(683) NEED(36); END_LET(683)
                    NEED(11);
                    LET(687) NEED(39); END_LET(687)
                    LET(687)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(687)
                    LET(688)
                        NEED(11);
                        NEED(687);
                        NEED(683);
                        NEED(14);
                        NEED(8);
                    END_LET(688)
                    NEED(11);
                    NEED(561);
                    LET(691)
                        IF(296, OPEN) NEED(688); END(296)
                    END_LET(691)
                    LET(579)
                        NEED(551);
                        IF(298, OPEN) NEED(691); END(298)
                    END_LET(579)
                    NEED(11);
                    LET(711) NEED(36); END_LET(711)
                    NEED(11);
                    LET(715) NEED(39); END_LET(715)
                    LET(715)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(715)
                    LET(716)
                        NEED(11);
                        NEED(715);
                        NEED(711);
                        NEED(14);
                        NEED(8);
                    END_LET(716)
                    NEED(11);
                    NEED(561);
                    LET(719)
                        IF(309, OPEN) NEED(716); END(309)
                    END_LET(719)
                    LET(579)
                        NEED(551);
                        IF(311, OPEN) NEED(719); END(311)
                    END_LET(579)
                    NEED(11);
                    LET(739) NEED(36); END_LET(739)
                    NEED(11);
                    LET(743) NEED(39); END_LET(743)
                    LET(743)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(743)
                    LET(744)
                        NEED(11);
                        NEED(743);
                        NEED(739);
                        NEED(14);
                        NEED(8);
                    END_LET(744)
                    NEED(11);
                    NEED(561);
                    LET(747)
                        IF(322, OPEN) NEED(744); END(322)
                    END_LET(747)
                    LET(579)
                        NEED(551);
                        IF(324, OPEN) NEED(747); END(324)
                    END_LET(579)
                    NEED(11);
                    LET(767) NEED(36); END_LET(767)
                    NEED(11);
                    LET(771) NEED(39); END_LET(771)
                    LET(771)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(771)
                    LET(772)
                        NEED(11);
                        NEED(771);
                        NEED(767);
                        NEED(14);
                        NEED(8);
                    END_LET(772)
                    NEED(11);
                    NEED(561);
                    LET(775)
                        IF(335, OPEN) NEED(772); END(335)
                    END_LET(775)
                    LET(550)
                        NEED(551);
                        NEED(579);
                        IF(337, OPEN) NEED(775); END(337)
                    END_LET(550)
                    LET(785)
                        NEED(11);
                        IF(338, OPEN)
                            NEED(14);
                            NEED(8);
                        END(338)
                        IF(341, OPEN) NEED(36); END(341)
                        IF(344, OPEN) NEED(39); END(344)
                    END_LET(785)
                    NEED(11);
                    LET(794) NEED(36); END_LET(794)
                    NEED(11);
                    LET(798) NEED(39); END_LET(798)
                    LET(798)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(798)
                    LET(799)
                        NEED(11);
                        NEED(798);
                        NEED(794);
                        NEED(14);
                        NEED(8);
                    END_LET(799)
                    NEED(11);
                    NEED(785);
                    LET(802)
                        IF(348, OPEN) NEED(799); END(348)
                    END_LET(802)
                    LET(550) NEED(802); END_LET(550)
                END(350)
                NEED(550);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 15) & 1) ? V(Rc, 10) :
                        V(Rd, 11))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 15) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 15) & 1) ? V(Rd, 11) : ((0x6666
                        >> V(texture_MASK, 15) & 1) ? x23 : ((0x8888 >> V(texture_MASK, 15) & 1) ?
                        V(Rc, 10) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 15) & 1) {
                IF(466, OPEN)
                    LET(805)
                        NEED(14);
                        NEED(8);
                        NEED(36);
                        NEED(39);
                    END_LET(805)
                    LET(815)
                        NEED(11);
                        IF(351, OPEN)
                            NEED(14);
                            NEED(8);
                        END(351)
                        IF(354, OPEN) NEED(36); END(354)
                        IF(357, OPEN) NEED(39); END(357)
                    END_LET(815)
                    NEED(11);
                    LET(824) NEED(36); END_LET(824)
                    NEED(11);
                    LET(828) NEED(39); END_LET(828)
                    LET(828)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(828)
                    LET(829)
                        NEED(11);
                        NEED(828);
                        NEED(824);
                        NEED(14);
                        NEED(8);
                    END_LET(829)
                    NEED(11);
                    NEED(815);
                    LET(832)
                        IF(361, OPEN) NEED(829); END(361)
                    END_LET(832)
                    LET(833)
                        NEED(805);
                        NEED(832);
                    END_LET(833)
                    NEED(11);
                    LET(853) NEED(36); END_LET(853)
                    NEED(11);
                    LET(857) NEED(39); END_LET(857)
                    LET(857)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(857)
                    LET(858)
                        NEED(11);
                        NEED(857);
                        NEED(853);
                        NEED(14);
                        NEED(8);
                    END_LET(858)
                    NEED(11);
                    NEED(815);
                    LET(861)
                        IF(373, OPEN) NEED(858); END(373)
                    END_LET(861)
                    LET(833)
                        NEED(805);
                        IF(375, OPEN) NEED(861); END(375)
                    END_LET(833)
                    NEED(11);
                    LET(881) NEED(36); END_LET(881)
                    NEED(11);
                    LET(885) NEED(39); END_LET(885)
                    LET(885)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(885)
                    LET(886)
                        NEED(11);
                        NEED(885);
                        NEED(881);
                        NEED(14);
                        NEED(8);
                    END_LET(886)
                    NEED(11);
                    NEED(815);
                    LET(889)
                        IF(386, OPEN) NEED(886); END(386)
                    END_LET(889)
                    LET(833)
                        NEED(805);
                        IF(388, OPEN) NEED(889); END(388)
                    END_LET(833)
                    NEED(11);
                    LET(909) NEED(36); END_LET(909)
                    NEED(11);
                    LET(913) NEED(39); END_LET(913)
                    LET(913)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(913)
                    LET(914)
                        NEED(11);
                        NEED(913);
                        NEED(909);
                        NEED(14);
                        NEED(8);
                    END_LET(914)
                    NEED(11);
                    NEED(815);
                    LET(917)
                        IF(399, OPEN) NEED(914); END(399)
                    END_LET(917)
                    LET(833)
                        NEED(805);
                        IF(401, OPEN) NEED(917); END(401)
                    END_LET(833)
                    NEED(11);
                    LET(937) NEED(36); END_LET(937)
                    NEED(11);
                    LET(941) NEED(39); END_LET(941)
                    LET(941)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(941)
                    LET(942)
                        NEED(11);
                        NEED(941);
                        NEED(937);
                        NEED(14);
                        NEED(8);
                    END_LET(942)
                    NEED(11);
                    NEED(815);
                    LET(945)
                        IF(412, OPEN) NEED(942); END(412)
                    END_LET(945)
                    LET(833)
                        NEED(805);
                        IF(414, OPEN) NEED(945); END(414)
                    END_LET(833)
                    NEED(11);
                    LET(965) NEED(36); END_LET(965)
                    NEED(11);
                    LET(969) NEED(39); END_LET(969)
                    LET(969)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(969)
                    LET(970)
                        NEED(11);
                        NEED(969);
                        NEED(965);
                        NEED(14);
                        NEED(8);
                    END_LET(970)
                    NEED(11);
                    NEED(815);
                    LET(973)
                        IF(425, OPEN) NEED(970); END(425)
                    END_LET(973)
                    LET(833)
                        NEED(805);
                        IF(427, OPEN) NEED(973); END(427)
                    END_LET(833)
                    NEED(11);
                    LET(993) NEED(36); END_LET(993)
                    NEED(11);
                    LET(997) NEED(39); END_LET(997)
                    LET(997)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(997)
                    LET(998)
                        NEED(11);
                        NEED(997);
                        NEED(993);
                        NEED(14);
                        NEED(8);
                    END_LET(998)
                    NEED(11);
                    NEED(815);
                    LET(1001)
                        IF(438, OPEN) NEED(998); END(438)
                    END_LET(1001)
                    LET(833)
                        NEED(805);
                        IF(440, OPEN) NEED(1001); END(440)
                    END_LET(833)
                    NEED(11);
                    LET(1021) NEED(36); END_LET(1021)
                    NEED(11);
                    LET(1025) NEED(39); END_LET(1025)
                    LET(1025)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(1025)
                    LET(1026)
                        NEED(11);
                        NEED(1025);
                        NEED(1021);
                        NEED(14);
                        NEED(8);
                    END_LET(1026)
                    NEED(11);
                    NEED(815);
                    LET(1029)
                        IF(451, OPEN) NEED(1026); END(451)
                    END_LET(1029)
                    LET(804)
                        NEED(805);
                        NEED(833);
                        IF(453, OPEN) NEED(1029); END(453)
                    END_LET(804)
                    LET(1039)
                        NEED(11);
                        IF(454, OPEN)
                            NEED(14);
                            NEED(8);
                        END(454)
                        IF(457, OPEN) NEED(36); END(457)
                        IF(460, OPEN) NEED(39); END(460)
                    END_LET(1039)
                    NEED(11);
                    LET(1048) NEED(36); END_LET(1048)
                    NEED(11);
                    LET(1052) NEED(39); END_LET(1052)
                    LET(1052)
                        if (0xf0 >> V(texture_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                        NEED(11);
                    END_LET(1052)
                    LET(1053)
                        NEED(11);
                        NEED(1052);
                        NEED(1048);
                        NEED(14);
                        NEED(8);
                    END_LET(1053)
                    NEED(11);
                    NEED(1039);
                    LET(1056)
                        IF(464, OPEN) NEED(1053); END(464)
                    END_LET(1056)
                    LET(804) NEED(1056); END_LET(804)
                END(466)
                NEED(804);
                if (V(texture_F16, 2)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 15) & 1) ? V(Rc, 10) :
                        V(Rd, 11))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 15) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 15) & 1) ? V(Rd, 11) : ((0x1616 >>
                        V(texture_MASK, 15) & 1) ? x23 : ((0x6868 >> V(texture_MASK, 15) & 1) ?
                        V(Rc, 10) : x24))));
                }
            }
            opt_writes(u, 9, 0);
        }
    END(467)
    if (0xfc >> V(texture_LOD, 3) & 1) {
        x4 = ((uint64_t)((uint64_t)((V(texture_DIM, 14) == 0) ? 1 : ((V(texture_DIM, 14) == 1) ? 2 :
            ((V(texture_DIM, 14) == 2) ? 3 : ((V(texture_DIM, 14) == 3) ? 3 : ((V(texture_DIM, 14)
            == 4) ? 1 : ((V(texture_DIM, 14) == 5) ? 2 : ((V(texture_DIM, 14) == 6) ? (uint64_t)2 :
            0))))))) + (0xf0 >> V(texture_DIM, 14) & 1)) + 1);
        LET(5)
            if ((int64_t)x4 < (int64_t)x1) {
                USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x4), 0, 8)));
            } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x4 - x1)), 0,
                8)));
        END_LET(5)
    }
    NEED(5);
    rt_leave(u);
}

static void uses_tld_c(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x5 = 0, x9 = 0, x11 = 0, x14 = 0, x18 = 0, x19 = 0;
    rt_value x4 = UNKNOWN;
    struct rt_local x3 = NOTHING;
    rt_enter(u);
    guard_reads(u, 21, 6);
    IF(58, guard_value(u, 21, 6))
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
                if ((int64_t)x2 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)),
                    0, 8)));
            END_LET(3)
            rt_assign(u, &x3, (((int64_t)x2 < (int64_t)x1) ? rt_content(u, F_R, K(((V(Ra, 12) ==
                255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)))) : rt_content(u, F_R, K(((V(Rb, 13)
                == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)), 0, 8))))));
        } else rt_assign(u, &x3, K(0));
        LET(4) NEED(3); END_LET(4)
        x4 = x3.number;
        if (V(texture_MS, 7) || (V(texture_LOAD_DIM, 18) == 3)) {
            USE(READ, F_R, V(Ra, 12));
            USE(READ, F_R, V(Rb, 13));
            bound_const_reads(u, 16, 3);
            opt_writes(u, 9, 1);
            USE(WRITE(1), F_R, V(Rd, 11));
            if ((0xfee8 >> V(texture_MASK, 19) & 1) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 11) | 1));
            }
            if (0xe880 >> V(texture_MASK, 19) & 1) USE(WRITE(1), F_R, V(Rc, 10));
            if ((V(texture_MASK, 19) == 15) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rc, 10) | 1));
            }
        } else {
            NEED(4);
            IF(57, rt_not(rt_both(rt_not(rt_eq(u, x4, K(0))), rt_sure((V(texture_CL, 6) == 0)))))
                if (V(texture_AOFFI, 4)) {
                    x5 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 18) == 0) ? 1 :
                        ((V(texture_LOAD_DIM, 18) == 1) ? 2 : ((V(texture_LOAD_DIM, 18) == 2) ? 3 :
                        ((V(texture_LOAD_DIM, 18) == 3) ? 3 : ((V(texture_LOAD_DIM, 18) == 4) ? 1 :
                        ((V(texture_LOAD_DIM, 18) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >>
                        V(texture_LOAD_DIM, 18) & 1)) + 0) + (V(texture_LOAD_LOD, 3) == 3));
                    LET(6)
                        if ((int64_t)x5 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x5), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x5 -
                            x1)), 0, 8)));
                    END_LET(6)
                }
                LET(7) NEED(6); END_LET(7)
                x9 = (0xf0 >> V(texture_LOAD_DIM, 18) & 1);
                LET(10)
                    if ((int64_t)x9 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x9), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + 0), 0,
                        8)));
                    NEED(7);
                END_LET(10)
                if (0x2e >> V(texture_LOAD_DIM, 18) & 1) {
                    x11 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 18) & 1) + 1);
                    LET(12)
                        if ((int64_t)x11 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x11), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x11
                            - x1)), 0, 8)));
                    END_LET(12)
                }
                LET(13)
                    NEED(12);
                    NEED(7);
                END_LET(13)
                if (0xc >> V(texture_LOAD_DIM, 18) & 1) {
                    x14 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 18) & 1) + 2);
                    LET(15)
                        if ((int64_t)x14 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x14), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x14
                            - x1)), 0, 8)));
                    END_LET(15)
                }
                LET(16)
                    NEED(15);
                    NEED(7);
                END_LET(16)
                x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
                x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
                bound_const_reads(u, 16, 3);
                LET(26)
                    NEED(10);
                    IF(2, OPEN) NEED(13); END(2)
                    IF(4, OPEN) NEED(16); END(4)
                END_LET(26)
                if (0xaaaa >> V(texture_MASK, 19) & 1) {
                    NEED(26);
                    IF(17, OPEN)
                        LET(35)
                            IF(5, OPEN) NEED(10); END(5)
                            IF(8, OPEN) NEED(13); END(8)
                            IF(11, OPEN) NEED(16); END(11)
                        END_LET(35)
                        LET(44) NEED(13); END_LET(44)
                        LET(48) NEED(16); END_LET(48)
                        LET(48) if (0xf0 >> V(texture_LOAD_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(48)
                        LET(49)
                            NEED(48);
                            NEED(44);
                            NEED(10);
                        END_LET(49)
                        NEED(35);
                        LET(52)
                            IF(15, OPEN) NEED(49); END(15)
                        END_LET(52)
                        LET(53) NEED(52); END_LET(53)
                    END(17)
                    NEED(53);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(0, 16));
                    } else USE(WRITE(1), F_R, V(Rd, 11));
                }
                if (0xcccc >> V(texture_MASK, 19) & 1) {
                    NEED(26);
                    IF(30, OPEN)
                        LET(61)
                            IF(18, OPEN) NEED(10); END(18)
                            IF(21, OPEN) NEED(13); END(21)
                            IF(24, OPEN) NEED(16); END(24)
                        END_LET(61)
                        LET(70) NEED(13); END_LET(70)
                        LET(74) NEED(16); END_LET(74)
                        LET(74) if (0xf0 >> V(texture_LOAD_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(74)
                        LET(75)
                            NEED(74);
                            NEED(70);
                            NEED(10);
                        END_LET(75)
                        NEED(61);
                        LET(78)
                            IF(28, OPEN) NEED(75); END(28)
                        END_LET(78)
                        LET(79) NEED(78); END_LET(79)
                    END(30)
                    NEED(79);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(((uint64_t)16 * (0xaaaa >>
                            V(texture_MASK, 19) & 1)), 16));
                    } else {
                        USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 19) & 1) ? V(Rd, 11) :
                            ((0xaaaa >> V(texture_MASK, 19) & 1) ? x18 : 0)));
                    }
                }
                if (0xf0f0 >> V(texture_MASK, 19) & 1) {
                    NEED(26);
                    IF(43, OPEN)
                        LET(87)
                            IF(31, OPEN) NEED(10); END(31)
                            IF(34, OPEN) NEED(13); END(34)
                            IF(37, OPEN) NEED(16); END(37)
                        END_LET(87)
                        LET(96) NEED(13); END_LET(96)
                        LET(100) NEED(16); END_LET(100)
                        LET(100) if (0xf0 >> V(texture_LOAD_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(100)
                        LET(101)
                            NEED(100);
                            NEED(96);
                            NEED(10);
                        END_LET(101)
                        NEED(87);
                        LET(104)
                            IF(41, OPEN) NEED(101); END(41)
                        END_LET(104)
                        LET(105) NEED(104); END_LET(105)
                    END(43)
                    NEED(105);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 19) & 1) ? V(Rc, 10) :
                            V(Rd, 11))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 19) & 1)),
                            16));
                    } else {
                        USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 19) & 1) ? V(Rd, 11) :
                            ((0x6666 >> V(texture_MASK, 19) & 1) ? x18 : ((0x8888 >> V(texture_MASK,
                            19) & 1) ? V(Rc, 10) : 0))));
                    }
                }
                if (0xff00 >> V(texture_MASK, 19) & 1) {
                    NEED(26);
                    IF(56, OPEN)
                        LET(113)
                            IF(44, OPEN) NEED(10); END(44)
                            IF(47, OPEN) NEED(13); END(47)
                            IF(50, OPEN) NEED(16); END(50)
                        END_LET(113)
                        LET(122) NEED(13); END_LET(122)
                        LET(126) NEED(16); END_LET(126)
                        LET(126) if (0xf0 >> V(texture_LOAD_DIM, 18) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(126)
                        LET(127)
                            NEED(126);
                            NEED(122);
                            NEED(10);
                        END_LET(127)
                        NEED(113);
                        LET(130)
                            IF(54, OPEN) NEED(127); END(54)
                        END_LET(130)
                        LET(131) NEED(130); END_LET(131)
                    END(56)
                    NEED(131);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 19) & 1) ? V(Rc, 10) :
                            V(Rd, 11))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 19) & 1)),
                            16));
                    } else {
                        USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 19) & 1) ? V(Rd, 11) :
                            ((0x1616 >> V(texture_MASK, 19) & 1) ? x18 : ((0x6868 >> V(texture_MASK,
                            19) & 1) ? V(Rc, 10) : x19))));
                    }
                }
                opt_writes(u, 9, 1);
            END(57)
        }
    END(58)
    rt_leave(u);
}

static void uses_tld_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x5 = 0, x9 = 0, x11 = 0, x14 = 0, x18 = 0, x19 = 0;
    rt_value x4 = UNKNOWN;
    struct rt_local x3 = NOTHING;
    rt_enter(u);
    guard_reads(u, 20, 5);
    IF(58, guard_value(u, 20, 5))
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
                if ((int64_t)x2 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)),
                    0, 8)));
            END_LET(3)
            rt_assign(u, &x3, (((int64_t)x2 < (int64_t)x1) ? rt_content(u, F_R, K(((V(Ra, 12) ==
                255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)))) : rt_content(u, F_R, K(((V(Rb, 13)
                == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)), 0, 8))))));
        } else rt_assign(u, &x3, K(0));
        LET(4) NEED(3); END_LET(4)
        x4 = x3.number;
        if (V(texture_MS, 7) || (V(texture_LOAD_DIM, 17) == 3)) {
            USE(READ, F_R, V(Ra, 12));
            USE(READ, F_R, V(Rb, 13));
            opt_writes(u, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 11));
            if ((0xfee8 >> V(texture_MASK, 18) & 1) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 11) | 1));
            }
            if (0xe880 >> V(texture_MASK, 18) & 1) USE(WRITE(1), F_R, V(Rc, 10));
            if ((V(texture_MASK, 18) == 15) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rc, 10) | 1));
            }
        } else {
            NEED(4);
            IF(57, rt_not(rt_both(rt_not(rt_eq(u, x4, K(0))), rt_sure((V(texture_CL, 6) == 0)))))
                if (V(texture_AOFFI, 4)) {
                    x5 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 17) == 0) ? 1 :
                        ((V(texture_LOAD_DIM, 17) == 1) ? 2 : ((V(texture_LOAD_DIM, 17) == 2) ? 3 :
                        ((V(texture_LOAD_DIM, 17) == 3) ? 3 : ((V(texture_LOAD_DIM, 17) == 4) ? 1 :
                        ((V(texture_LOAD_DIM, 17) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >>
                        V(texture_LOAD_DIM, 17) & 1)) + 0) + (V(texture_LOAD_LOD, 3) == 3));
                    LET(6)
                        if ((int64_t)x5 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x5), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x5 -
                            x1)), 0, 8)));
                    END_LET(6)
                }
                LET(7) NEED(6); END_LET(7)
                x9 = (0xf0 >> V(texture_LOAD_DIM, 17) & 1);
                LET(10)
                    if ((int64_t)x9 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x9), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + 0), 0,
                        8)));
                    NEED(7);
                END_LET(10)
                if (0x2e >> V(texture_LOAD_DIM, 17) & 1) {
                    x11 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 17) & 1) + 1);
                    LET(12)
                        if ((int64_t)x11 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x11), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x11
                            - x1)), 0, 8)));
                    END_LET(12)
                }
                LET(13)
                    NEED(12);
                    NEED(7);
                END_LET(13)
                if (0xc >> V(texture_LOAD_DIM, 17) & 1) {
                    x14 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 17) & 1) + 2);
                    LET(15)
                        if ((int64_t)x14 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x14), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x14
                            - x1)), 0, 8)));
                    END_LET(15)
                }
                LET(16)
                    NEED(15);
                    NEED(7);
                END_LET(16)
                x18 = ((V(Rd, 11) == 255) ? 255 : rt_bits((V(Rd, 11) + 1), 0, 8));
                x19 = ((V(Rc, 10) == 255) ? 255 : rt_bits((V(Rc, 10) + 1), 0, 8));
                LET(26)
                    NEED(10);
                    IF(2, OPEN) NEED(13); END(2)
                    IF(4, OPEN) NEED(16); END(4)
                END_LET(26)
                if (0xaaaa >> V(texture_MASK, 18) & 1) {
                    NEED(26);
                    IF(17, OPEN)
                        LET(35)
                            IF(5, OPEN) NEED(10); END(5)
                            IF(8, OPEN) NEED(13); END(8)
                            IF(11, OPEN) NEED(16); END(11)
                        END_LET(35)
                        LET(44) NEED(13); END_LET(44)
                        LET(48) NEED(16); END_LET(48)
                        LET(48) if (0xf0 >> V(texture_LOAD_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(48)
                        LET(49)
                            NEED(48);
                            NEED(44);
                            NEED(10);
                        END_LET(49)
                        NEED(35);
                        LET(52)
                            IF(15, OPEN) NEED(49); END(15)
                        END_LET(52)
                        LET(53) NEED(52); END_LET(53)
                    END(17)
                    NEED(53);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(0, 16));
                    } else USE(WRITE(1), F_R, V(Rd, 11));
                }
                if (0xcccc >> V(texture_MASK, 18) & 1) {
                    NEED(26);
                    IF(30, OPEN)
                        LET(61)
                            IF(18, OPEN) NEED(10); END(18)
                            IF(21, OPEN) NEED(13); END(21)
                            IF(24, OPEN) NEED(16); END(24)
                        END_LET(61)
                        LET(70) NEED(13); END_LET(70)
                        LET(74) NEED(16); END_LET(74)
                        LET(74) if (0xf0 >> V(texture_LOAD_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(74)
                        LET(75)
                            NEED(74);
                            NEED(70);
                            NEED(10);
                        END_LET(75)
                        NEED(61);
                        LET(78)
                            IF(28, OPEN) NEED(75); END(28)
                        END_LET(78)
                        LET(79) NEED(78); END_LET(79)
                    END(30)
                    NEED(79);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(((uint64_t)16 * (0xaaaa >>
                            V(texture_MASK, 18) & 1)), 16));
                    } else {
                        USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 18) & 1) ? V(Rd, 11) :
                            ((0xaaaa >> V(texture_MASK, 18) & 1) ? x18 : 0)));
                    }
                }
                if (0xf0f0 >> V(texture_MASK, 18) & 1) {
                    NEED(26);
                    IF(43, OPEN)
                        LET(87)
                            IF(31, OPEN) NEED(10); END(31)
                            IF(34, OPEN) NEED(13); END(34)
                            IF(37, OPEN) NEED(16); END(37)
                        END_LET(87)
                        LET(96) NEED(13); END_LET(96)
                        LET(100) NEED(16); END_LET(100)
                        LET(100) if (0xf0 >> V(texture_LOAD_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(100)
                        LET(101)
                            NEED(100);
                            NEED(96);
                            NEED(10);
                        END_LET(101)
                        NEED(87);
                        LET(104)
                            IF(41, OPEN) NEED(101); END(41)
                        END_LET(104)
                        LET(105) NEED(104); END_LET(105)
                    END(43)
                    NEED(105);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 18) & 1) ? V(Rc, 10) :
                            V(Rd, 11))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 18) & 1)),
                            16));
                    } else {
                        USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 18) & 1) ? V(Rd, 11) :
                            ((0x6666 >> V(texture_MASK, 18) & 1) ? x18 : ((0x8888 >> V(texture_MASK,
                            18) & 1) ? V(Rc, 10) : 0))));
                    }
                }
                if (0xff00 >> V(texture_MASK, 18) & 1) {
                    NEED(26);
                    IF(56, OPEN)
                        LET(113)
                            IF(44, OPEN) NEED(10); END(44)
                            IF(47, OPEN) NEED(13); END(47)
                            IF(50, OPEN) NEED(16); END(50)
                        END_LET(113)
                        LET(122) NEED(13); END_LET(122)
                        LET(126) NEED(16); END_LET(126)
                        LET(126) if (0xf0 >> V(texture_LOAD_DIM, 17) & 1) USE(READ, F_R, V(Ra, 12));
                            END_LET(126)
                        LET(127)
                            NEED(126);
                            NEED(122);
                            NEED(10);
                        END_LET(127)
                        NEED(113);
                        LET(130)
                            IF(54, OPEN) NEED(127); END(54)
                        END_LET(130)
                        LET(131) NEED(130); END_LET(131)
                    END(56)
                    NEED(131);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 18) & 1) ? V(Rc, 10) :
                            V(Rd, 11))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 18) & 1)),
                            16));
                    } else {
                        USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 18) & 1) ? V(Rd, 11) :
                            ((0x1616 >> V(texture_MASK, 18) & 1) ? x18 : ((0x6868 >> V(texture_MASK,
                            18) & 1) ? V(Rc, 10) : x19))));
                    }
                }
                opt_writes(u, 9, 0);
            END(57)
        }
    END(58)
    rt_leave(u);
}

static void uses_tld_r(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x5 = 0, x6 = 0, x7 = 0, x10 = 0, x11 = 0, x14 = 0, x16 = 0, x19 = 0,
        x23 = 0, x24 = 0;
    rt_value x4 = UNKNOWN;
    struct rt_local x3 = NOTHING;
    rt_enter(u);
    guard_reads(u, 17, 5);
    IF(58, guard_value(u, 17, 5))
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
                if ((int64_t)x2 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x2), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x2 - x1)),
                    0, 8)));
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
            USE(READ, F_R, V(Ra, 12));
            USE(READ, F_R, V(Rb, 13));
            if ((int64_t)x5 < (int64_t)x6) {
                USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x5), 0, 8)));
            } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x5 - x6)), 0,
                8)));
            opt_writes(u, 9, 0);
            USE(WRITE(1), F_R, V(Rd, 11));
            if ((0xfee8 >> V(texture_MASK, 15) & 1) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 11) | 1));
            }
            if (0xe880 >> V(texture_MASK, 15) & 1) USE(WRITE(1), F_R, V(Rc, 10));
            if ((V(texture_MASK, 15) == 15) && (V(texture_F16, 2) == 0)) {
                USE(WRITE(1), F_R, (V(Rc, 10) | 1));
            }
        } else {
            NEED(4);
            IF(57, rt_not(rt_both(rt_not(rt_eq(u, x4, K(0))), rt_sure((V(texture_CL, 6) == 0)))))
                if (V(texture_AOFFI, 4)) {
                    x7 = ((uint64_t)((uint64_t)((uint64_t)((V(texture_LOAD_DIM, 14) == 0) ? 1 :
                        ((V(texture_LOAD_DIM, 14) == 1) ? 2 : ((V(texture_LOAD_DIM, 14) == 2) ? 3 :
                        ((V(texture_LOAD_DIM, 14) == 3) ? 3 : ((V(texture_LOAD_DIM, 14) == 4) ? 1 :
                        ((V(texture_LOAD_DIM, 14) == 5) ? (uint64_t)2 : 0)))))) + (0xf0 >>
                        V(texture_LOAD_DIM, 14) & 1)) + 1) + (V(texture_LOAD_LOD, 3) == 3));
                    LET(8)
                        if ((int64_t)x7 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x7), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x7 -
                            x1)), 0, 8)));
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
                LET(12)
                    if ((int64_t)x10 < (int64_t)x11) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x10), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x10 -
                        x11)), 0, 8)));
                END_LET(12)
                x14 = (0xf0 >> V(texture_LOAD_DIM, 14) & 1);
                LET(15)
                    if ((int64_t)x14 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x14), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + 0), 0,
                        8)));
                    NEED(9);
                END_LET(15)
                if (0x2e >> V(texture_LOAD_DIM, 14) & 1) {
                    x16 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 14) & 1) + 1);
                    LET(17)
                        if ((int64_t)x16 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x16), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x16
                            - x1)), 0, 8)));
                    END_LET(17)
                }
                LET(18)
                    NEED(17);
                    NEED(9);
                END_LET(18)
                if (0xc >> V(texture_LOAD_DIM, 14) & 1) {
                    x19 = ((uint64_t)(0xf0 >> V(texture_LOAD_DIM, 14) & 1) + 2);
                    LET(20)
                        if ((int64_t)x19 < (int64_t)x1) {
                            USE(READ, F_R, ((V(Ra, 12) == 255) ? 255 : rt_bits((V(Ra, 12) + x19), 0,
                                8)));
                        } else USE(READ, F_R, ((V(Rb, 13) == 255) ? 255 : rt_bits((V(Rb, 13) + (x19
                            - x1)), 0, 8)));
                    END_LET(20)
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
                    IF(2, OPEN) NEED(18); END(2)
                    IF(4, OPEN) NEED(21); END(4)
                END_LET(31)
                if (0xaaaa >> V(texture_MASK, 15) & 1) {
                    NEED(31);
                    IF(17, OPEN)
                        LET(40)
                            NEED(12);
                            IF(5, OPEN) NEED(15); END(5)
                            IF(8, OPEN) NEED(18); END(8)
                            IF(11, OPEN) NEED(21); END(11)
                        END_LET(40)
                        NEED(12);
                        LET(49) NEED(18); END_LET(49)
                        NEED(12);
                        LET(53) NEED(21); END_LET(53)
                        LET(53)
                            if (0xf0 >> V(texture_LOAD_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                            NEED(12);
                        END_LET(53)
                        LET(54)
                            NEED(12);
                            NEED(53);
                            NEED(49);
                            NEED(15);
                        END_LET(54)
                        NEED(12);
                        NEED(40);
                        LET(57)
                            IF(15, OPEN) NEED(54); END(15)
                        END_LET(57)
                        LET(58) NEED(57); END_LET(58)
                    END(17)
                    NEED(58);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(0, 16));
                    } else USE(WRITE(1), F_R, V(Rd, 11));
                }
                if (0xcccc >> V(texture_MASK, 15) & 1) {
                    NEED(31);
                    IF(30, OPEN)
                        LET(66)
                            NEED(12);
                            IF(18, OPEN) NEED(15); END(18)
                            IF(21, OPEN) NEED(18); END(21)
                            IF(24, OPEN) NEED(21); END(24)
                        END_LET(66)
                        NEED(12);
                        LET(75) NEED(18); END_LET(75)
                        NEED(12);
                        LET(79) NEED(21); END_LET(79)
                        LET(79)
                            if (0xf0 >> V(texture_LOAD_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                            NEED(12);
                        END_LET(79)
                        LET(80)
                            NEED(12);
                            NEED(79);
                            NEED(75);
                            NEED(15);
                        END_LET(80)
                        NEED(12);
                        NEED(66);
                        LET(83)
                            IF(28, OPEN) NEED(80); END(28)
                        END_LET(83)
                        LET(84) NEED(83); END_LET(84)
                    END(30)
                    NEED(84);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(V(Rd, 11)), BITS(((uint64_t)16 * (0xaaaa >>
                            V(texture_MASK, 15) & 1)), 16));
                    } else {
                        USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 15) & 1) ? V(Rd, 11) :
                            ((0xaaaa >> V(texture_MASK, 15) & 1) ? x23 : 0)));
                    }
                }
                if (0xf0f0 >> V(texture_MASK, 15) & 1) {
                    NEED(31);
                    IF(43, OPEN)
                        LET(92)
                            NEED(12);
                            IF(31, OPEN) NEED(15); END(31)
                            IF(34, OPEN) NEED(18); END(34)
                            IF(37, OPEN) NEED(21); END(37)
                        END_LET(92)
                        NEED(12);
                        LET(101) NEED(18); END_LET(101)
                        NEED(12);
                        LET(105) NEED(21); END_LET(105)
                        LET(105)
                            if (0xf0 >> V(texture_LOAD_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                            NEED(12);
                        END_LET(105)
                        LET(106)
                            NEED(12);
                            NEED(105);
                            NEED(101);
                            NEED(15);
                        END_LET(106)
                        NEED(12);
                        NEED(92);
                        LET(109)
                            IF(41, OPEN) NEED(106); END(41)
                        END_LET(109)
                        LET(110) NEED(109); END_LET(110)
                    END(43)
                    NEED(110);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 15) & 1) ? V(Rc, 10) :
                            V(Rd, 11))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 15) & 1)),
                            16));
                    } else {
                        USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 15) & 1) ? V(Rd, 11) :
                            ((0x6666 >> V(texture_MASK, 15) & 1) ? x23 : ((0x8888 >> V(texture_MASK,
                            15) & 1) ? V(Rc, 10) : 0))));
                    }
                }
                if (0xff00 >> V(texture_MASK, 15) & 1) {
                    NEED(31);
                    IF(56, OPEN)
                        LET(118)
                            NEED(12);
                            IF(44, OPEN) NEED(15); END(44)
                            IF(47, OPEN) NEED(18); END(47)
                            IF(50, OPEN) NEED(21); END(50)
                        END_LET(118)
                        NEED(12);
                        LET(127) NEED(18); END_LET(127)
                        NEED(12);
                        LET(131) NEED(21); END_LET(131)
                        LET(131)
                            if (0xf0 >> V(texture_LOAD_DIM, 14) & 1) USE(READ, F_R, V(Ra, 12));
                            NEED(12);
                        END_LET(131)
                        LET(132)
                            NEED(12);
                            NEED(131);
                            NEED(127);
                            NEED(15);
                        END_LET(132)
                        NEED(12);
                        NEED(118);
                        LET(135)
                            IF(54, OPEN) NEED(132); END(54)
                        END_LET(135)
                        LET(136) NEED(135); END_LET(136)
                    END(56)
                    NEED(136);
                    if (V(texture_F16, 2)) {
                        USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 15) & 1) ? V(Rc, 10) :
                            V(Rd, 11))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 15) & 1)),
                            16));
                    } else {
                        USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 15) & 1) ? V(Rd, 11) :
                            ((0x1616 >> V(texture_MASK, 15) & 1) ? x23 : ((0x6868 >> V(texture_MASK,
                            15) & 1) ? V(Rc, 10) : x24))));
                    }
                }
                opt_writes(u, 9, 0);
            END(57)
        }
    END(58)
    rt_leave(u);
}

static void uses_tld4_c(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x5 = 0, x7 = 0, x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 20, 6);
    IF(34, guard_value(u, 20, 6))
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
            USE(READ, F_R, V(Ra, 11));
            USE(READ, F_R, V(Rb, 12));
            bound_const_reads(u, 15, 3);
            opt_writes(u, 8, 1);
            USE(WRITE(1), F_R, V(Rd, 10));
            if ((0xfee8 >> V(texture_MASK, 18) & 1) && (V(texture_F16, 3) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 10) | 1));
            }
            if (0xe880 >> V(texture_MASK, 18) & 1) USE(WRITE(1), F_R, V(Rc, 9));
            if ((V(texture_MASK, 18) == 15) && (V(texture_F16, 3) == 0)) USE(WRITE(1), F_R, (V(Rc,
                9) | 1));
        } else {
            if (V(texture_GATHER_OFFSET, 4)) {
                x2 = ((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 17) == 0) ? 0 :
                    ((V(texture_GATHER_DIM, 17) == 1) ? 2 : ((V(texture_GATHER_DIM, 17) == 2) ? 3 :
                    ((V(texture_GATHER_DIM, 17) == 3) ? 3 : ((V(texture_GATHER_DIM, 17) == 4) ? 1 :
                    ((V(texture_GATHER_DIM, 17) == 5) ? 2 : ((V(texture_GATHER_DIM, 17) == 6) ?
                    (uint64_t)2 : 0))))))) + (0xf0 >> V(texture_GATHER_DIM, 17) & 1)) + 0);
                LET(3)
                    if ((int64_t)x2 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x2), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x2 -
                        x1)), 0, 8)));
                END_LET(3)
            }
            LET(4) NEED(3); END_LET(4)
            x5 = (0xf0 >> V(texture_GATHER_DIM, 17) & 1);
            LET(6)
                if ((int64_t)x5 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x5), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + 0), 0, 8)));
            END_LET(6)
            if (0x6e >> V(texture_GATHER_DIM, 17) & 1) {
                x7 = ((uint64_t)(0xf0 >> V(texture_GATHER_DIM, 17) & 1) + 1);
                LET(8)
                    if ((int64_t)x7 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x7), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x7 -
                        x1)), 0, 8)));
                END_LET(8)
            }
            x12 = ((V(Rd, 10) == 255) ? 255 : rt_bits((V(Rd, 10) + 1), 0, 8));
            x13 = ((V(Rc, 9) == 255) ? 255 : rt_bits((V(Rc, 9) + 1), 0, 8));
            LET(17) NEED(8); END_LET(17)
            bound_const_reads(u, 15, 3);
            IF(1, OPEN)
                LET(21)
                    NEED(17);
                    NEED(4);
                END_LET(21)
            END(1)
            LET(22) NEED(21); END_LET(22)
            if (0xaaaa >> V(texture_MASK, 18) & 1) {
                LET(35)
                    IF(2, OPEN)
                        NEED(6);
                        NEED(4);
                    END(2)
                    IF(5, OPEN) NEED(22); END(5)
                END_LET(35)
                IF(6, OPEN)
                    LET(44) NEED(22); END_LET(44)
                END(6)
                LET(45)
                    if (0xf0 >> V(texture_GATHER_DIM, 17) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(44);
                    NEED(6);
                    NEED(4);
                END_LET(45)
                IF(7, OPEN) NEED(35); END(7)
                IF(9, OPEN)
                    LET(48)
                        IF(8, OPEN) NEED(45); END(8)
                    END_LET(48)
                END(9)
                NEED(48);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 10)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 10));
            }
            if (0xcccc >> V(texture_MASK, 18) & 1) {
                LET(60)
                    IF(10, OPEN)
                        NEED(6);
                        NEED(4);
                    END(10)
                    IF(13, OPEN) NEED(22); END(13)
                END_LET(60)
                IF(14, OPEN)
                    LET(69) NEED(22); END_LET(69)
                END(14)
                LET(70)
                    if (0xf0 >> V(texture_GATHER_DIM, 17) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(69);
                    NEED(6);
                    NEED(4);
                END_LET(70)
                IF(15, OPEN) NEED(60); END(15)
                IF(17, OPEN)
                    LET(73)
                        IF(16, OPEN) NEED(70); END(16)
                    END_LET(73)
                END(17)
                NEED(73);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 10)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 18) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 18) & 1) ? V(Rd, 10) : ((0xaaaa
                        >> V(texture_MASK, 18) & 1) ? x12 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 18) & 1) {
                LET(85)
                    IF(18, OPEN)
                        NEED(6);
                        NEED(4);
                    END(18)
                    IF(21, OPEN) NEED(22); END(21)
                END_LET(85)
                IF(22, OPEN)
                    LET(94) NEED(22); END_LET(94)
                END(22)
                LET(95)
                    if (0xf0 >> V(texture_GATHER_DIM, 17) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(94);
                    NEED(6);
                    NEED(4);
                END_LET(95)
                IF(23, OPEN) NEED(85); END(23)
                IF(25, OPEN)
                    LET(98)
                        IF(24, OPEN) NEED(95); END(24)
                    END_LET(98)
                END(25)
                NEED(98);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 18) & 1) ? V(Rc, 9) :
                        V(Rd, 10))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 18) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 18) & 1) ? V(Rd, 10) : ((0x6666
                        >> V(texture_MASK, 18) & 1) ? x12 : ((0x8888 >> V(texture_MASK, 18) & 1) ?
                        V(Rc, 9) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 18) & 1) {
                LET(110)
                    IF(26, OPEN)
                        NEED(6);
                        NEED(4);
                    END(26)
                    IF(29, OPEN) NEED(22); END(29)
                END_LET(110)
                IF(30, OPEN)
                    LET(119) NEED(22); END_LET(119)
                END(30)
                LET(120)
                    if (0xf0 >> V(texture_GATHER_DIM, 17) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(119);
                    NEED(6);
                    NEED(4);
                END_LET(120)
                IF(31, OPEN) NEED(110); END(31)
                IF(33, OPEN)
                    LET(123)
                        IF(32, OPEN) NEED(120); END(32)
                    END_LET(123)
                END(33)
                NEED(123);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 18) & 1) ? V(Rc, 9) :
                        V(Rd, 10))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 18) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 18) & 1) ? V(Rd, 10) : ((0x1616 >>
                        V(texture_MASK, 18) & 1) ? x12 : ((0x6868 >> V(texture_MASK, 18) & 1) ?
                        V(Rc, 9) : x13))));
                }
            }
            opt_writes(u, 8, 1);
        }
    END(34)
    rt_leave(u);
}

static void uses_tld4_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x5 = 0, x7 = 0, x12 = 0, x13 = 0;
    rt_enter(u);
    guard_reads(u, 19, 5);
    IF(38, guard_value(u, 19, 5))
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
            USE(READ, F_R, V(Ra, 11));
            USE(READ, F_R, V(Rb, 12));
            opt_writes(u, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 10));
            if ((0xfee8 >> V(texture_MASK, 17) & 1) && (V(texture_F16, 3) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 10) | 1));
            }
            if (0xe880 >> V(texture_MASK, 17) & 1) USE(WRITE(1), F_R, V(Rc, 9));
            if ((V(texture_MASK, 17) == 15) && (V(texture_F16, 3) == 0)) USE(WRITE(1), F_R, (V(Rc,
                9) | 1));
        } else {
            if (V(texture_GATHER_OFFSET, 4)) {
                x2 = ((uint64_t)((uint64_t)((V(texture_GATHER_DIM, 16) == 0) ? 0 :
                    ((V(texture_GATHER_DIM, 16) == 1) ? 2 : ((V(texture_GATHER_DIM, 16) == 2) ? 3 :
                    ((V(texture_GATHER_DIM, 16) == 3) ? 3 : ((V(texture_GATHER_DIM, 16) == 4) ? 1 :
                    ((V(texture_GATHER_DIM, 16) == 5) ? 2 : ((V(texture_GATHER_DIM, 16) == 6) ?
                    (uint64_t)2 : 0))))))) + (0xf0 >> V(texture_GATHER_DIM, 16) & 1)) + 0);
                LET(3)
                    if ((int64_t)x2 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x2), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x2 -
                        x1)), 0, 8)));
                END_LET(3)
            }
            LET(4) NEED(3); END_LET(4)
            x5 = (0xf0 >> V(texture_GATHER_DIM, 16) & 1);
            LET(6)
                if ((int64_t)x5 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x5), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + 0), 0, 8)));
            END_LET(6)
            if (0x6e >> V(texture_GATHER_DIM, 16) & 1) {
                x7 = ((uint64_t)(0xf0 >> V(texture_GATHER_DIM, 16) & 1) + 1);
                LET(8)
                    if ((int64_t)x7 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x7), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x7 -
                        x1)), 0, 8)));
                END_LET(8)
            }
            x12 = ((V(Rd, 10) == 255) ? 255 : rt_bits((V(Rd, 10) + 1), 0, 8));
            x13 = ((V(Rc, 9) == 255) ? 255 : rt_bits((V(Rc, 9) + 1), 0, 8));
            LET(17) NEED(8); END_LET(17)
            IF(1, OPEN)
                LET(21)
                    NEED(17);
                    NEED(4);
                END_LET(21)
            END(1)
            LET(22) NEED(21); END_LET(22)
            if (0xaaaa >> V(texture_MASK, 17) & 1) {
                LET(35)
                    IF(2, OPEN)
                        NEED(6);
                        NEED(4);
                    END(2)
                    IF(5, OPEN) NEED(22); END(5)
                END_LET(35)
                IF(6, OPEN)
                    LET(44) NEED(22); END_LET(44)
                END(6)
                IF(7, OPEN)
                    LET(48) if (0xf0 >> V(texture_GATHER_DIM, 16) & 1) USE(READ, F_R, V(Ra, 11));
                        END_LET(48)
                END(7)
                LET(49)
                    NEED(48);
                    NEED(44);
                    NEED(6);
                    NEED(4);
                END_LET(49)
                IF(8, OPEN) NEED(35); END(8)
                IF(10, OPEN)
                    LET(52)
                        IF(9, OPEN) NEED(49); END(9)
                    END_LET(52)
                END(10)
                NEED(52);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 10)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 10));
            }
            if (0xcccc >> V(texture_MASK, 17) & 1) {
                LET(64)
                    IF(11, OPEN)
                        NEED(6);
                        NEED(4);
                    END(11)
                    IF(14, OPEN) NEED(22); END(14)
                END_LET(64)
                IF(15, OPEN)
                    LET(73) NEED(22); END_LET(73)
                END(15)
                IF(16, OPEN)
                    LET(77) if (0xf0 >> V(texture_GATHER_DIM, 16) & 1) USE(READ, F_R, V(Ra, 11));
                        END_LET(77)
                END(16)
                LET(78)
                    NEED(77);
                    NEED(73);
                    NEED(6);
                    NEED(4);
                END_LET(78)
                IF(17, OPEN) NEED(64); END(17)
                IF(19, OPEN)
                    LET(81)
                        IF(18, OPEN) NEED(78); END(18)
                    END_LET(81)
                END(19)
                NEED(81);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 10)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 17) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 17) & 1) ? V(Rd, 10) : ((0xaaaa
                        >> V(texture_MASK, 17) & 1) ? x12 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 17) & 1) {
                LET(93)
                    IF(20, OPEN)
                        NEED(6);
                        NEED(4);
                    END(20)
                    IF(23, OPEN) NEED(22); END(23)
                END_LET(93)
                IF(24, OPEN)
                    LET(102) NEED(22); END_LET(102)
                END(24)
                IF(25, OPEN)
                    LET(106) if (0xf0 >> V(texture_GATHER_DIM, 16) & 1) USE(READ, F_R, V(Ra, 11));
                        END_LET(106)
                END(25)
                LET(107)
                    NEED(106);
                    NEED(102);
                    NEED(6);
                    NEED(4);
                END_LET(107)
                IF(26, OPEN) NEED(93); END(26)
                IF(28, OPEN)
                    LET(110)
                        IF(27, OPEN) NEED(107); END(27)
                    END_LET(110)
                END(28)
                NEED(110);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 17) & 1) ? V(Rc, 9) :
                        V(Rd, 10))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 17) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 17) & 1) ? V(Rd, 10) : ((0x6666
                        >> V(texture_MASK, 17) & 1) ? x12 : ((0x8888 >> V(texture_MASK, 17) & 1) ?
                        V(Rc, 9) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 17) & 1) {
                LET(122)
                    IF(29, OPEN)
                        NEED(6);
                        NEED(4);
                    END(29)
                    IF(32, OPEN) NEED(22); END(32)
                END_LET(122)
                IF(33, OPEN)
                    LET(131) NEED(22); END_LET(131)
                END(33)
                IF(34, OPEN)
                    LET(135) if (0xf0 >> V(texture_GATHER_DIM, 16) & 1) USE(READ, F_R, V(Ra, 11));
                        END_LET(135)
                END(34)
                LET(136)
                    NEED(135);
                    NEED(131);
                    NEED(6);
                    NEED(4);
                END_LET(136)
                IF(35, OPEN) NEED(122); END(35)
                IF(37, OPEN)
                    LET(139)
                        IF(36, OPEN) NEED(136); END(36)
                    END_LET(139)
                END(37)
                NEED(139);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 17) & 1) ? V(Rc, 9) :
                        V(Rd, 10))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 17) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 17) & 1) ? V(Rd, 10) : ((0x1616 >>
                        V(texture_MASK, 17) & 1) ? x12 : ((0x6868 >> V(texture_MASK, 17) & 1) ?
                        V(Rc, 9) : x13))));
                }
            }
            opt_writes(u, 8, 0);
        }
    END(38)
    rt_leave(u);
}

static void uses_tld4_r(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0, x3 = 0, x4 = 0, x7 = 0, x8 = 0, x10 = 0, x12 = 0, x17 = 0, x18 = 0;
    rt_enter(u);
    guard_reads(u, 16, 5);
    IF(34, guard_value(u, 16, 5))
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
            USE(READ, F_R, V(Ra, 11));
            USE(READ, F_R, V(Rb, 12));
            if ((int64_t)x2 < (int64_t)x3) {
                USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x2), 0, 8)));
            } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x2 - x3)), 0,
                8)));
            opt_writes(u, 8, 0);
            USE(WRITE(1), F_R, V(Rd, 10));
            if ((0xfee8 >> V(texture_MASK, 14) & 1) && (V(texture_F16, 3) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 10) | 1));
            }
            if (0xe880 >> V(texture_MASK, 14) & 1) USE(WRITE(1), F_R, V(Rc, 9));
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
                    if ((int64_t)x4 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x4), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x4 -
                        x1)), 0, 8)));
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
                if ((int64_t)x7 < (int64_t)x8) {
                    USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x7), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x7 - x8)),
                    0, 8)));
            END_LET(9)
            x10 = (0xf0 >> V(texture_GATHER_DIM, 13) & 1);
            LET(11)
                if ((int64_t)x10 < (int64_t)x1) {
                    USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x10), 0, 8)));
                } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + 0), 0, 8)));
            END_LET(11)
            if (0x6e >> V(texture_GATHER_DIM, 13) & 1) {
                x12 = ((uint64_t)(0xf0 >> V(texture_GATHER_DIM, 13) & 1) + 1);
                LET(13)
                    if ((int64_t)x12 < (int64_t)x1) {
                        USE(READ, F_R, ((V(Ra, 11) == 255) ? 255 : rt_bits((V(Ra, 11) + x12), 0,
                            8)));
                    } else USE(READ, F_R, ((V(Rb, 12) == 255) ? 255 : rt_bits((V(Rb, 12) + (x12 -
                        x1)), 0, 8)));
                END_LET(13)
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
            if (0xaaaa >> V(texture_MASK, 14) & 1) {
                LET(40)
                    NEED(9);
                    IF(2, OPEN)
                        NEED(11);
                        NEED(6);
                    END(2)
                    IF(5, OPEN) NEED(27); END(5)
                END_LET(40)
                NEED(9);
                IF(6, OPEN)
                    LET(49) NEED(27); END_LET(49)
                END(6)
                LET(50)
                    NEED(9);
                    if (0xf0 >> V(texture_GATHER_DIM, 13) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(49);
                    NEED(11);
                    NEED(6);
                END_LET(50)
                NEED(9);
                IF(7, OPEN) NEED(40); END(7)
                IF(9, OPEN)
                    LET(53)
                        IF(8, OPEN) NEED(50); END(8)
                    END_LET(53)
                END(9)
                NEED(53);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 10)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 10));
            }
            if (0xcccc >> V(texture_MASK, 14) & 1) {
                LET(65)
                    NEED(9);
                    IF(10, OPEN)
                        NEED(11);
                        NEED(6);
                    END(10)
                    IF(13, OPEN) NEED(27); END(13)
                END_LET(65)
                NEED(9);
                IF(14, OPEN)
                    LET(74) NEED(27); END_LET(74)
                END(14)
                LET(75)
                    NEED(9);
                    if (0xf0 >> V(texture_GATHER_DIM, 13) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(74);
                    NEED(11);
                    NEED(6);
                END_LET(75)
                NEED(9);
                IF(15, OPEN) NEED(65); END(15)
                IF(17, OPEN)
                    LET(78)
                        IF(16, OPEN) NEED(75); END(16)
                    END_LET(78)
                END(17)
                NEED(78);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 10)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 14) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 14) & 1) ? V(Rd, 10) : ((0xaaaa
                        >> V(texture_MASK, 14) & 1) ? x17 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 14) & 1) {
                LET(90)
                    NEED(9);
                    IF(18, OPEN)
                        NEED(11);
                        NEED(6);
                    END(18)
                    IF(21, OPEN) NEED(27); END(21)
                END_LET(90)
                NEED(9);
                IF(22, OPEN)
                    LET(99) NEED(27); END_LET(99)
                END(22)
                LET(100)
                    NEED(9);
                    if (0xf0 >> V(texture_GATHER_DIM, 13) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(99);
                    NEED(11);
                    NEED(6);
                END_LET(100)
                NEED(9);
                IF(23, OPEN) NEED(90); END(23)
                IF(25, OPEN)
                    LET(103)
                        IF(24, OPEN) NEED(100); END(24)
                    END_LET(103)
                END(25)
                NEED(103);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 14) & 1) ? V(Rc, 9) :
                        V(Rd, 10))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 14) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 14) & 1) ? V(Rd, 10) : ((0x6666
                        >> V(texture_MASK, 14) & 1) ? x17 : ((0x8888 >> V(texture_MASK, 14) & 1) ?
                        V(Rc, 9) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 14) & 1) {
                LET(115)
                    NEED(9);
                    IF(26, OPEN)
                        NEED(11);
                        NEED(6);
                    END(26)
                    IF(29, OPEN) NEED(27); END(29)
                END_LET(115)
                NEED(9);
                IF(30, OPEN)
                    LET(124) NEED(27); END_LET(124)
                END(30)
                LET(125)
                    NEED(9);
                    if (0xf0 >> V(texture_GATHER_DIM, 13) & 1) USE(READ, F_R, V(Ra, 11));
                    NEED(124);
                    NEED(11);
                    NEED(6);
                END_LET(125)
                NEED(9);
                IF(31, OPEN) NEED(115); END(31)
                IF(33, OPEN)
                    LET(128)
                        IF(32, OPEN) NEED(125); END(32)
                    END_LET(128)
                END(33)
                NEED(128);
                if (V(texture_F16, 3)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 14) & 1) ? V(Rc, 9) :
                        V(Rd, 10))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 14) & 1)),
                        16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 14) & 1) ? V(Rd, 10) : ((0x1616 >>
                        V(texture_MASK, 14) & 1) ? x17 : ((0x6868 >> V(texture_MASK, 14) & 1) ?
                        V(Rc, 9) : x18))));
                }
            }
            opt_writes(u, 8, 0);
        }
    END(34)
    rt_leave(u);
}

static void uses_txd_c(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0;
    rt_enter(u);
    guard_reads(u, 18, 6);
    IF(178, guard_value(u, 18, 6))
        if (((0xfc >> V(texture_LOAD_DIM, 15) & 1) || V(texture_LC, 2)) || V(texture_AOFFI, 3)) {
            USE(READ, F_R, V(Ra, 9));
            USE(READ, F_R, V(Rb, 10));
            bound_const_reads(u, 13, 3);
            opt_writes(u, 6, 1);
            USE(WRITE(1), F_R, V(Rd, 8));
            if ((0xfee8 >> V(texture_MASK, 16) & 1) && (V(texture_F16, 1) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 8) | 1));
            }
            if (0xe880 >> V(texture_MASK, 16) & 1) USE(WRITE(1), F_R, V(Rc, 7));
            if ((V(texture_MASK, 16) == 15) && (V(texture_F16, 1) == 0)) USE(WRITE(1), F_R, (V(Rc,
                7) | 1));
        } else {
            LET(3)
                if (V(texture_LOAD_DIM, 15) == 1) {
                    USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                }
            END_LET(3)
            x4 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x5 = ((V(Rc, 7) == 255) ? 255 : rt_bits((V(Rc, 7) + 1), 0, 8));
            bound_const_reads(u, 13, 3);
            IF(1, OPEN)
                LET(16) NEED(3); END_LET(16)
            END(1)
            LET(17) NEED(16); END_LET(17)
            if (0xaaaa >> V(texture_MASK, 16) & 1) {
                IF(45, OPEN)
                    LET(32)
                        IF(2, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(2)
                        IF(5, OPEN) NEED(17); END(5)
                    END_LET(32)
                    LET(41) NEED(17); END_LET(41)
                    LET(42)
                        NEED(41);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(42)
                    NEED(32);
                    LET(45)
                        IF(8, OPEN) NEED(42); END(8)
                    END_LET(45)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(45);
                    END_LET(46)
                    LET(66) NEED(17); END_LET(66)
                    LET(67)
                        NEED(66);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(67)
                    NEED(32);
                    LET(70)
                        IF(16, OPEN) NEED(67); END(16)
                    END_LET(70)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(18, OPEN) NEED(70); END(18)
                    END_LET(46)
                    LET(90) NEED(17); END_LET(90)
                    LET(91)
                        NEED(90);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(91)
                    NEED(32);
                    LET(94)
                        IF(25, OPEN) NEED(91); END(25)
                    END_LET(94)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(27, OPEN) NEED(94); END(27)
                    END_LET(46)
                    LET(114) NEED(17); END_LET(114)
                    LET(115)
                        NEED(114);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(115)
                    NEED(32);
                    LET(118)
                        IF(34, OPEN) NEED(115); END(34)
                    END_LET(118)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(36, OPEN) NEED(118); END(36)
                    END_LET(46)
                    LET(21) NEED(46); END_LET(21)
                    LET(224)
                        IF(37, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(37)
                        IF(40, OPEN) NEED(17); END(40)
                    END_LET(224)
                    LET(233) NEED(17); END_LET(233)
                    LET(234)
                        NEED(233);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(234)
                    NEED(224);
                    LET(237)
                        IF(43, OPEN) NEED(234); END(43)
                    END_LET(237)
                    LET(21) NEED(237); END_LET(21)
                END(45)
                NEED(21);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 8)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 8));
            }
            if (0xcccc >> V(texture_MASK, 16) & 1) {
                IF(89, OPEN)
                    LET(250)
                        IF(46, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(46)
                        IF(49, OPEN) NEED(17); END(49)
                    END_LET(250)
                    LET(259) NEED(17); END_LET(259)
                    LET(260)
                        NEED(259);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(260)
                    NEED(250);
                    LET(263)
                        IF(52, OPEN) NEED(260); END(52)
                    END_LET(263)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(263);
                    END_LET(264)
                    LET(284) NEED(17); END_LET(284)
                    LET(285)
                        NEED(284);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(285)
                    NEED(250);
                    LET(288)
                        IF(60, OPEN) NEED(285); END(60)
                    END_LET(288)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(62, OPEN) NEED(288); END(62)
                    END_LET(264)
                    LET(308) NEED(17); END_LET(308)
                    LET(309)
                        NEED(308);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(309)
                    NEED(250);
                    LET(312)
                        IF(69, OPEN) NEED(309); END(69)
                    END_LET(312)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(71, OPEN) NEED(312); END(71)
                    END_LET(264)
                    LET(332) NEED(17); END_LET(332)
                    LET(333)
                        NEED(332);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(333)
                    NEED(250);
                    LET(336)
                        IF(78, OPEN) NEED(333); END(78)
                    END_LET(336)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(80, OPEN) NEED(336); END(80)
                    END_LET(264)
                    LET(239) NEED(264); END_LET(239)
                    LET(442)
                        IF(81, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(81)
                        IF(84, OPEN) NEED(17); END(84)
                    END_LET(442)
                    LET(451) NEED(17); END_LET(451)
                    LET(452)
                        NEED(451);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(452)
                    NEED(442);
                    LET(455)
                        IF(87, OPEN) NEED(452); END(87)
                    END_LET(455)
                    LET(239) NEED(455); END_LET(239)
                END(89)
                NEED(239);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 8)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 16) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 16) & 1) ? V(Rd, 8) : ((0xaaaa >>
                        V(texture_MASK, 16) & 1) ? x4 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 16) & 1) {
                IF(133, OPEN)
                    LET(468)
                        IF(90, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(90)
                        IF(93, OPEN) NEED(17); END(93)
                    END_LET(468)
                    LET(477) NEED(17); END_LET(477)
                    LET(478)
                        NEED(477);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(478)
                    NEED(468);
                    LET(481)
                        IF(96, OPEN) NEED(478); END(96)
                    END_LET(481)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(481);
                    END_LET(482)
                    LET(502) NEED(17); END_LET(502)
                    LET(503)
                        NEED(502);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(503)
                    NEED(468);
                    LET(506)
                        IF(104, OPEN) NEED(503); END(104)
                    END_LET(506)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(106, OPEN) NEED(506); END(106)
                    END_LET(482)
                    LET(517)
                        IF(107, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(107)
                        IF(110, OPEN) NEED(17); END(110)
                    END_LET(517)
                    LET(526) NEED(17); END_LET(526)
                    LET(527)
                        NEED(526);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(527)
                    NEED(517);
                    LET(530)
                        IF(113, OPEN) NEED(527); END(113)
                    END_LET(530)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(115, OPEN) NEED(530); END(115)
                    END_LET(482)
                    LET(550) NEED(17); END_LET(550)
                    LET(551)
                        NEED(550);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(551)
                    NEED(517);
                    LET(554)
                        IF(122, OPEN) NEED(551); END(122)
                    END_LET(554)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(124, OPEN) NEED(554); END(124)
                    END_LET(482)
                    LET(457) NEED(482); END_LET(457)
                    LET(660)
                        IF(125, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(125)
                        IF(128, OPEN) NEED(17); END(128)
                    END_LET(660)
                    LET(669) NEED(17); END_LET(669)
                    LET(670)
                        NEED(669);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(670)
                    NEED(660);
                    LET(673)
                        IF(131, OPEN) NEED(670); END(131)
                    END_LET(673)
                    LET(457) NEED(673); END_LET(457)
                END(133)
                NEED(457);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 16) & 1) ? V(Rc, 7) :
                        V(Rd, 8))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 16) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 16) & 1) ? V(Rd, 8) : ((0x6666 >>
                        V(texture_MASK, 16) & 1) ? x4 : ((0x8888 >> V(texture_MASK, 16) & 1) ? V(Rc,
                        7) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 16) & 1) {
                IF(177, OPEN)
                    LET(686)
                        IF(134, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(134)
                        IF(137, OPEN) NEED(17); END(137)
                    END_LET(686)
                    LET(695) NEED(17); END_LET(695)
                    LET(696)
                        NEED(695);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(696)
                    NEED(686);
                    LET(699)
                        IF(140, OPEN) NEED(696); END(140)
                    END_LET(699)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(699);
                    END_LET(700)
                    LET(720) NEED(17); END_LET(720)
                    LET(721)
                        NEED(720);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(721)
                    NEED(686);
                    LET(724)
                        IF(148, OPEN) NEED(721); END(148)
                    END_LET(724)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(150, OPEN) NEED(724); END(150)
                    END_LET(700)
                    LET(744) NEED(17); END_LET(744)
                    LET(745)
                        NEED(744);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(745)
                    NEED(686);
                    LET(748)
                        IF(157, OPEN) NEED(745); END(157)
                    END_LET(748)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(159, OPEN) NEED(748); END(159)
                    END_LET(700)
                    LET(768) NEED(17); END_LET(768)
                    LET(769)
                        NEED(768);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(769)
                    NEED(686);
                    LET(772)
                        IF(166, OPEN) NEED(769); END(166)
                    END_LET(772)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(168, OPEN) NEED(772); END(168)
                    END_LET(700)
                    LET(675) NEED(700); END_LET(675)
                    LET(878)
                        IF(169, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(169)
                        IF(172, OPEN) NEED(17); END(172)
                    END_LET(878)
                    LET(887) NEED(17); END_LET(887)
                    LET(888)
                        NEED(887);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(888)
                    NEED(878);
                    LET(891)
                        IF(175, OPEN) NEED(888); END(175)
                    END_LET(891)
                    LET(675) NEED(891); END_LET(675)
                END(177)
                NEED(675);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 16) & 1) ? V(Rc, 7) :
                        V(Rd, 8))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 16) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 16) & 1) ? V(Rd, 8) : ((0x1616 >>
                        V(texture_MASK, 16) & 1) ? x4 : ((0x6868 >> V(texture_MASK, 16) & 1) ? V(Rc,
                        7) : x5))));
                }
            }
            opt_writes(u, 6, 1);
        }
    END(178)
    USE(READ, F_R, V(Rb, 10));
    USE(READ, F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
    rt_leave(u);
}

static void uses_txd_i(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0;
    rt_enter(u);
    guard_reads(u, 17, 5);
    IF(322, guard_value(u, 17, 5))
        if (((0xfc >> V(texture_LOAD_DIM, 14) & 1) || V(texture_LC, 2)) || V(texture_AOFFI, 3)) {
            USE(READ, F_R, V(Ra, 9));
            USE(READ, F_R, V(Rb, 10));
            opt_writes(u, 6, 0);
            USE(WRITE(1), F_R, V(Rd, 8));
            if ((0xfee8 >> V(texture_MASK, 15) & 1) && (V(texture_F16, 1) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 8) | 1));
            }
            if (0xe880 >> V(texture_MASK, 15) & 1) USE(WRITE(1), F_R, V(Rc, 7));
            if ((V(texture_MASK, 15) == 15) && (V(texture_F16, 1) == 0)) USE(WRITE(1), F_R, (V(Rc,
                7) | 1));
        } else {
            LET(3)
                if (V(texture_LOAD_DIM, 14) == 1) {
                    USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                }
            END_LET(3)
            x4 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x5 = ((V(Rc, 7) == 255) ? 255 : rt_bits((V(Rc, 7) + 1), 0, 8));
            IF(1, OPEN)
                LET(16) NEED(3); END_LET(16)
            END(1)
            LET(17) NEED(16); END_LET(17)
            if (0xaaaa >> V(texture_MASK, 15) & 1) {
                IF(81, OPEN)
                    LET(34)
                        IF(2, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(2)
                        IF(5, OPEN) NEED(17); END(5)
                    END_LET(34)
                    LET(43) NEED(17); END_LET(43)
                    LET(48)
                        NEED(43);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(48)
                    NEED(34);
                    LET(51)
                        IF(8, OPEN) NEED(48); END(8)
                    END_LET(51)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(51);
                    END_LET(52)
                    LET(72) NEED(17); END_LET(72)
                    LET(77)
                        NEED(72);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(77)
                    NEED(34);
                    LET(80)
                        IF(16, OPEN) NEED(77); END(16)
                    END_LET(80)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(18, OPEN) NEED(80); END(18)
                    END_LET(52)
                    LET(100) NEED(17); END_LET(100)
                    LET(105)
                        NEED(100);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(105)
                    NEED(34);
                    LET(108)
                        IF(25, OPEN) NEED(105); END(25)
                    END_LET(108)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(27, OPEN) NEED(108); END(27)
                    END_LET(52)
                    LET(128) NEED(17); END_LET(128)
                    LET(133)
                        NEED(128);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(133)
                    NEED(34);
                    LET(136)
                        IF(34, OPEN) NEED(133); END(34)
                    END_LET(136)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(36, OPEN) NEED(136); END(36)
                    END_LET(52)
                    LET(156) NEED(17); END_LET(156)
                    LET(161)
                        NEED(156);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(161)
                    NEED(34);
                    LET(164)
                        IF(43, OPEN) NEED(161); END(43)
                    END_LET(164)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(45, OPEN) NEED(164); END(45)
                    END_LET(52)
                    LET(184) NEED(17); END_LET(184)
                    LET(189)
                        NEED(184);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(189)
                    NEED(34);
                    LET(192)
                        IF(52, OPEN) NEED(189); END(52)
                    END_LET(192)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(54, OPEN) NEED(192); END(54)
                    END_LET(52)
                    LET(212) NEED(17); END_LET(212)
                    LET(217)
                        NEED(212);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(217)
                    NEED(34);
                    LET(220)
                        IF(61, OPEN) NEED(217); END(61)
                    END_LET(220)
                    LET(52)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(63, OPEN) NEED(220); END(63)
                    END_LET(52)
                    LET(240) NEED(17); END_LET(240)
                    LET(245)
                        NEED(240);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(245)
                    NEED(34);
                    LET(248)
                        IF(70, OPEN) NEED(245); END(70)
                    END_LET(248)
                    LET(23)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(52);
                        IF(72, OPEN) NEED(248); END(72)
                    END_LET(23)
                    LET(258)
                        IF(73, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(73)
                        IF(76, OPEN) NEED(17); END(76)
                    END_LET(258)
                    LET(267) NEED(17); END_LET(267)
                    LET(272)
                        NEED(267);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(272)
                    NEED(258);
                    LET(275)
                        IF(79, OPEN) NEED(272); END(79)
                    END_LET(275)
                    LET(23) NEED(275); END_LET(23)
                END(81)
                NEED(23);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 8)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 8));
            }
            if (0xcccc >> V(texture_MASK, 15) & 1) {
                IF(161, OPEN)
                    LET(288)
                        IF(82, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            0), 0, 8))); END(82)
                        IF(85, OPEN) NEED(17); END(85)
                    END_LET(288)
                    LET(297) NEED(17); END_LET(297)
                    LET(302)
                        NEED(297);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(302)
                    NEED(288);
                    LET(305)
                        IF(88, OPEN) NEED(302); END(88)
                    END_LET(305)
                    LET(306)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(305);
                    END_LET(306)
                    LET(326) NEED(17); END_LET(326)
                    LET(331)
                        NEED(326);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(331)
                    NEED(288);
                    LET(334)
                        IF(96, OPEN) NEED(331); END(96)
                    END_LET(334)
                    LET(306)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(98, OPEN) NEED(334); END(98)
                    END_LET(306)
                    LET(354) NEED(17); END_LET(354)
                    LET(359)
                        NEED(354);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(359)
                    NEED(288);
                    LET(362)
                        IF(105, OPEN) NEED(359); END(105)
                    END_LET(362)
                    LET(306)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(107, OPEN) NEED(362); END(107)
                    END_LET(306)
                    LET(373)
                        IF(108, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(108)
                        IF(111, OPEN) NEED(17); END(111)
                    END_LET(373)
                    LET(382) NEED(17); END_LET(382)
                    LET(387)
                        NEED(382);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(387)
                    NEED(373);
                    LET(390)
                        IF(114, OPEN) NEED(387); END(114)
                    END_LET(390)
                    LET(306)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(116, OPEN) NEED(390); END(116)
                    END_LET(306)
                    LET(410) NEED(17); END_LET(410)
                    LET(415)
                        NEED(410);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(415)
                    NEED(373);
                    LET(418)
                        IF(123, OPEN) NEED(415); END(123)
                    END_LET(418)
                    LET(306)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(125, OPEN) NEED(418); END(125)
                    END_LET(306)
                    LET(438) NEED(17); END_LET(438)
                    LET(443)
                        NEED(438);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(443)
                    NEED(373);
                    LET(446)
                        IF(132, OPEN) NEED(443); END(132)
                    END_LET(446)
                    LET(306)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(134, OPEN) NEED(446); END(134)
                    END_LET(306)
                    LET(466) NEED(17); END_LET(466)
                    LET(471)
                        NEED(466);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(471)
                    NEED(373);
                    LET(474)
                        IF(141, OPEN) NEED(471); END(141)
                    END_LET(474)
                    LET(306)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(143, OPEN) NEED(474); END(143)
                    END_LET(306)
                    LET(494) NEED(17); END_LET(494)
                    LET(499)
                        NEED(494);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(499)
                    NEED(373);
                    LET(502)
                        IF(150, OPEN) NEED(499); END(150)
                    END_LET(502)
                    LET(277)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(306);
                        IF(152, OPEN) NEED(502); END(152)
                    END_LET(277)
                    LET(512)
                        IF(153, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(153)
                        IF(156, OPEN) NEED(17); END(156)
                    END_LET(512)
                    LET(521) NEED(17); END_LET(521)
                    LET(526)
                        NEED(521);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(526)
                    NEED(512);
                    LET(529)
                        IF(159, OPEN) NEED(526); END(159)
                    END_LET(529)
                    LET(277) NEED(529); END_LET(277)
                END(161)
                NEED(277);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 8)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 15) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 15) & 1) ? V(Rd, 8) : ((0xaaaa >>
                        V(texture_MASK, 15) & 1) ? x4 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 15) & 1) {
                IF(241, OPEN)
                    LET(542)
                        IF(162, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(162)
                        IF(165, OPEN) NEED(17); END(165)
                    END_LET(542)
                    LET(551) NEED(17); END_LET(551)
                    LET(556)
                        NEED(551);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(556)
                    NEED(542);
                    LET(559)
                        IF(168, OPEN) NEED(556); END(168)
                    END_LET(559)
                    LET(560)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(559);
                    END_LET(560)
                    LET(580) NEED(17); END_LET(580)
                    LET(585)
                        NEED(580);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(585)
                    NEED(542);
                    LET(588)
                        IF(176, OPEN) NEED(585); END(176)
                    END_LET(588)
                    LET(560)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(178, OPEN) NEED(588); END(178)
                    END_LET(560)
                    LET(608) NEED(17); END_LET(608)
                    LET(613)
                        NEED(608);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(613)
                    NEED(542);
                    LET(616)
                        IF(185, OPEN) NEED(613); END(185)
                    END_LET(616)
                    LET(560)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(187, OPEN) NEED(616); END(187)
                    END_LET(560)
                    LET(636) NEED(17); END_LET(636)
                    LET(641)
                        NEED(636);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(641)
                    NEED(542);
                    LET(644)
                        IF(194, OPEN) NEED(641); END(194)
                    END_LET(644)
                    LET(560)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(196, OPEN) NEED(644); END(196)
                    END_LET(560)
                    LET(664) NEED(17); END_LET(664)
                    LET(669)
                        NEED(664);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(669)
                    NEED(542);
                    LET(672)
                        IF(203, OPEN) NEED(669); END(203)
                    END_LET(672)
                    LET(560)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(205, OPEN) NEED(672); END(205)
                    END_LET(560)
                    LET(692) NEED(17); END_LET(692)
                    LET(697)
                        NEED(692);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(697)
                    NEED(542);
                    LET(700)
                        IF(212, OPEN) NEED(697); END(212)
                    END_LET(700)
                    LET(560)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(214, OPEN) NEED(700); END(214)
                    END_LET(560)
                    LET(720) NEED(17); END_LET(720)
                    LET(725)
                        NEED(720);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(725)
                    NEED(542);
                    LET(728)
                        IF(221, OPEN) NEED(725); END(221)
                    END_LET(728)
                    LET(560)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(223, OPEN) NEED(728); END(223)
                    END_LET(560)
                    LET(748) NEED(17); END_LET(748)
                    LET(753)
                        NEED(748);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(753)
                    NEED(542);
                    LET(756)
                        IF(230, OPEN) NEED(753); END(230)
                    END_LET(756)
                    LET(531)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(560);
                        IF(232, OPEN) NEED(756); END(232)
                    END_LET(531)
                    LET(766)
                        IF(233, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(233)
                        IF(236, OPEN) NEED(17); END(236)
                    END_LET(766)
                    LET(775) NEED(17); END_LET(775)
                    LET(780)
                        NEED(775);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(780)
                    NEED(766);
                    LET(783)
                        IF(239, OPEN) NEED(780); END(239)
                    END_LET(783)
                    LET(531) NEED(783); END_LET(531)
                END(241)
                NEED(531);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 15) & 1) ? V(Rc, 7) :
                        V(Rd, 8))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 15) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 15) & 1) ? V(Rd, 8) : ((0x6666 >>
                        V(texture_MASK, 15) & 1) ? x4 : ((0x8888 >> V(texture_MASK, 15) & 1) ? V(Rc,
                        7) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 15) & 1) {
                IF(321, OPEN)
                    LET(796)
                        IF(242, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(242)
                        IF(245, OPEN) NEED(17); END(245)
                    END_LET(796)
                    LET(805) NEED(17); END_LET(805)
                    LET(810)
                        NEED(805);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(810)
                    NEED(796);
                    LET(813)
                        IF(248, OPEN) NEED(810); END(248)
                    END_LET(813)
                    LET(814)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(813);
                    END_LET(814)
                    LET(834) NEED(17); END_LET(834)
                    LET(839)
                        NEED(834);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(839)
                    NEED(796);
                    LET(842)
                        IF(256, OPEN) NEED(839); END(256)
                    END_LET(842)
                    LET(814)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(258, OPEN) NEED(842); END(258)
                    END_LET(814)
                    LET(862) NEED(17); END_LET(862)
                    LET(867)
                        NEED(862);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(867)
                    NEED(796);
                    LET(870)
                        IF(265, OPEN) NEED(867); END(265)
                    END_LET(870)
                    LET(814)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(267, OPEN) NEED(870); END(267)
                    END_LET(814)
                    LET(890) NEED(17); END_LET(890)
                    LET(895)
                        NEED(890);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(895)
                    NEED(796);
                    LET(898)
                        IF(274, OPEN) NEED(895); END(274)
                    END_LET(898)
                    LET(814)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(276, OPEN) NEED(898); END(276)
                    END_LET(814)
                    LET(918) NEED(17); END_LET(918)
                    LET(923)
                        NEED(918);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(923)
                    NEED(796);
                    LET(926)
                        IF(283, OPEN) NEED(923); END(283)
                    END_LET(926)
                    LET(814)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(285, OPEN) NEED(926); END(285)
                    END_LET(814)
                    LET(946) NEED(17); END_LET(946)
                    LET(951)
                        NEED(946);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(951)
                    NEED(796);
                    LET(954)
                        IF(292, OPEN) NEED(951); END(292)
                    END_LET(954)
                    LET(814)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(294, OPEN) NEED(954); END(294)
                    END_LET(814)
                    LET(974) NEED(17); END_LET(974)
                    LET(979)
                        NEED(974);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(979)
                    NEED(796);
                    LET(982)
                        IF(301, OPEN) NEED(979); END(301)
                    END_LET(982)
                    LET(814)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        IF(303, OPEN) NEED(982); END(303)
                    END_LET(814)
                    LET(1002) NEED(17); END_LET(1002)
                    LET(1007)
                        NEED(1002);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(1007)
                    NEED(796);
                    LET(1010)
                        IF(310, OPEN) NEED(1007); END(310)
                    END_LET(1010)
                    LET(785)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                        NEED(17);
                        NEED(814);
                        IF(312, OPEN) NEED(1010); END(312)
                    END_LET(785)
                    LET(1020)
                        IF(313, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0,
                                8)));
                        END(313)
                        IF(316, OPEN) NEED(17); END(316)
                    END_LET(1020)
                    LET(1029) NEED(17); END_LET(1029)
                    LET(1034)
                        NEED(1029);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 0), 0, 8)));
                    END_LET(1034)
                    NEED(1020);
                    LET(1037)
                        IF(319, OPEN) NEED(1034); END(319)
                    END_LET(1037)
                    LET(785) NEED(1037); END_LET(785)
                END(321)
                NEED(785);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 15) & 1) ? V(Rc, 7) :
                        V(Rd, 8))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 15) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 15) & 1) ? V(Rd, 8) : ((0x1616 >>
                        V(texture_MASK, 15) & 1) ? x4 : ((0x6868 >> V(texture_MASK, 15) & 1) ? V(Rc,
                        7) : x5))));
                }
            }
            opt_writes(u, 6, 0);
        }
    END(322)
    USE(READ, F_R, V(Rb, 10));
    USE(READ, F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
    rt_leave(u);
}

static void uses_txd_r(struct rt_uses *u)
{
    uint64_t x4 = 0, x5 = 0;
    rt_enter(u);
    guard_reads(u, 14, 5);
    IF(178, guard_value(u, 14, 5))
        if (((0xfc >> V(texture_LOAD_DIM, 11) & 1) || V(texture_LC, 2)) || V(texture_AOFFI, 3)) {
            USE(READ, F_R, V(Ra, 9));
            USE(READ, F_R, V(Rb, 10));
            opt_writes(u, 6, 0);
            USE(WRITE(1), F_R, V(Rd, 8));
            if ((0xfee8 >> V(texture_MASK, 12) & 1) && (V(texture_F16, 1) == 0)) {
                USE(WRITE(1), F_R, (V(Rd, 8) | 1));
            }
            if (0xe880 >> V(texture_MASK, 12) & 1) USE(WRITE(1), F_R, V(Rc, 7));
            if ((V(texture_MASK, 12) == 15) && (V(texture_F16, 1) == 0)) USE(WRITE(1), F_R, (V(Rc,
                7) | 1));
        } else {
            LET(3)
                if (V(texture_LOAD_DIM, 11) == 1) {
                    USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 2), 0, 8)));
                }
            END_LET(3)
            x4 = ((V(Rd, 8) == 255) ? 255 : rt_bits((V(Rd, 8) + 1), 0, 8));
            x5 = ((V(Rc, 7) == 255) ? 255 : rt_bits((V(Rc, 7) + 1), 0, 8));
            USE(READ, F_R, V(Ra, 9));
            IF(1, OPEN)
                LET(16) NEED(3); END_LET(16)
            END(1)
            LET(17) NEED(16); END_LET(17)
            if (0xaaaa >> V(texture_MASK, 12) & 1) {
                IF(45, OPEN)
                    LET(32)
                        IF(2, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            1), 0, 8))); END(2)
                        IF(5, OPEN) NEED(17); END(5)
                    END_LET(32)
                    LET(41) NEED(17); END_LET(41)
                    LET(42)
                        NEED(41);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(42)
                    NEED(32);
                    LET(45)
                        IF(8, OPEN) NEED(42); END(8)
                    END_LET(45)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        NEED(45);
                    END_LET(46)
                    LET(66) NEED(17); END_LET(66)
                    LET(67)
                        NEED(66);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(67)
                    NEED(32);
                    LET(70)
                        IF(16, OPEN) NEED(67); END(16)
                    END_LET(70)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(18, OPEN) NEED(70); END(18)
                    END_LET(46)
                    LET(90) NEED(17); END_LET(90)
                    LET(91)
                        NEED(90);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(91)
                    NEED(32);
                    LET(94)
                        IF(25, OPEN) NEED(91); END(25)
                    END_LET(94)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(27, OPEN) NEED(94); END(27)
                    END_LET(46)
                    LET(114) NEED(17); END_LET(114)
                    LET(115)
                        NEED(114);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(115)
                    NEED(32);
                    LET(118)
                        IF(34, OPEN) NEED(115); END(34)
                    END_LET(118)
                    LET(46)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(36, OPEN) NEED(118); END(36)
                    END_LET(46)
                    LET(21) NEED(46); END_LET(21)
                    LET(224)
                        IF(37, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            1), 0, 8))); END(37)
                        IF(40, OPEN) NEED(17); END(40)
                    END_LET(224)
                    LET(233) NEED(17); END_LET(233)
                    LET(234)
                        NEED(233);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(234)
                    NEED(224);
                    LET(237)
                        IF(43, OPEN) NEED(234); END(43)
                    END_LET(237)
                    LET(21) NEED(237); END_LET(21)
                END(45)
                NEED(21);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 8)), BITS(0, 16));
                } else USE(WRITE(1), F_R, V(Rd, 8));
            }
            if (0xcccc >> V(texture_MASK, 12) & 1) {
                IF(89, OPEN)
                    LET(250)
                        IF(46, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            1), 0, 8))); END(46)
                        IF(49, OPEN) NEED(17); END(49)
                    END_LET(250)
                    LET(259) NEED(17); END_LET(259)
                    LET(260)
                        NEED(259);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(260)
                    NEED(250);
                    LET(263)
                        IF(52, OPEN) NEED(260); END(52)
                    END_LET(263)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        NEED(263);
                    END_LET(264)
                    LET(284) NEED(17); END_LET(284)
                    LET(285)
                        NEED(284);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(285)
                    NEED(250);
                    LET(288)
                        IF(60, OPEN) NEED(285); END(60)
                    END_LET(288)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(62, OPEN) NEED(288); END(62)
                    END_LET(264)
                    LET(308) NEED(17); END_LET(308)
                    LET(309)
                        NEED(308);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(309)
                    NEED(250);
                    LET(312)
                        IF(69, OPEN) NEED(309); END(69)
                    END_LET(312)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(71, OPEN) NEED(312); END(71)
                    END_LET(264)
                    LET(332) NEED(17); END_LET(332)
                    LET(333)
                        NEED(332);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(333)
                    NEED(250);
                    LET(336)
                        IF(78, OPEN) NEED(333); END(78)
                    END_LET(336)
                    LET(264)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(80, OPEN) NEED(336); END(80)
                    END_LET(264)
                    LET(239) NEED(264); END_LET(239)
                    LET(442)
                        IF(81, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            1), 0, 8))); END(81)
                        IF(84, OPEN) NEED(17); END(84)
                    END_LET(442)
                    LET(451) NEED(17); END_LET(451)
                    LET(452)
                        NEED(451);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(452)
                    NEED(442);
                    LET(455)
                        IF(87, OPEN) NEED(452); END(87)
                    END_LET(455)
                    LET(239) NEED(455); END_LET(239)
                END(89)
                NEED(239);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(V(Rd, 8)), BITS(((uint64_t)16 * (0xaaaa >>
                        V(texture_MASK, 12) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 12) & 1) ? V(Rd, 8) : ((0xaaaa >>
                        V(texture_MASK, 12) & 1) ? x4 : 0)));
                }
            }
            if (0xf0f0 >> V(texture_MASK, 12) & 1) {
                IF(133, OPEN)
                    LET(468)
                        IF(90, OPEN) USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) +
                            1), 0, 8))); END(90)
                        IF(93, OPEN) NEED(17); END(93)
                    END_LET(468)
                    LET(477) NEED(17); END_LET(477)
                    LET(478)
                        NEED(477);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(478)
                    NEED(468);
                    LET(481)
                        IF(96, OPEN) NEED(478); END(96)
                    END_LET(481)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        NEED(481);
                    END_LET(482)
                    LET(502) NEED(17); END_LET(502)
                    LET(503)
                        NEED(502);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(503)
                    NEED(468);
                    LET(506)
                        IF(104, OPEN) NEED(503); END(104)
                    END_LET(506)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(106, OPEN) NEED(506); END(106)
                    END_LET(482)
                    LET(517)
                        IF(107, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0,
                                8)));
                        END(107)
                        IF(110, OPEN) NEED(17); END(110)
                    END_LET(517)
                    LET(526) NEED(17); END_LET(526)
                    LET(527)
                        NEED(526);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(527)
                    NEED(517);
                    LET(530)
                        IF(113, OPEN) NEED(527); END(113)
                    END_LET(530)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(115, OPEN) NEED(530); END(115)
                    END_LET(482)
                    LET(550) NEED(17); END_LET(550)
                    LET(551)
                        NEED(550);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(551)
                    NEED(517);
                    LET(554)
                        IF(122, OPEN) NEED(551); END(122)
                    END_LET(554)
                    LET(482)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(124, OPEN) NEED(554); END(124)
                    END_LET(482)
                    LET(457) NEED(482); END_LET(457)
                    LET(660)
                        IF(125, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0,
                                8)));
                        END(125)
                        IF(128, OPEN) NEED(17); END(128)
                    END_LET(660)
                    LET(669) NEED(17); END_LET(669)
                    LET(670)
                        NEED(669);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(670)
                    NEED(660);
                    LET(673)
                        IF(131, OPEN) NEED(670); END(131)
                    END_LET(673)
                    LET(457) NEED(673); END_LET(457)
                END(133)
                NEED(457);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(((0x8888 >> V(texture_MASK, 12) & 1) ? V(Rc, 7) :
                        V(Rd, 8))), BITS(((uint64_t)16 * (0x6666 >> V(texture_MASK, 12) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 12) & 1) ? V(Rd, 8) : ((0x6666 >>
                        V(texture_MASK, 12) & 1) ? x4 : ((0x8888 >> V(texture_MASK, 12) & 1) ? V(Rc,
                        7) : 0))));
                }
            }
            if (0xff00 >> V(texture_MASK, 12) & 1) {
                IF(177, OPEN)
                    LET(686)
                        IF(134, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0,
                                8)));
                        END(134)
                        IF(137, OPEN) NEED(17); END(137)
                    END_LET(686)
                    LET(695) NEED(17); END_LET(695)
                    LET(696)
                        NEED(695);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(696)
                    NEED(686);
                    LET(699)
                        IF(140, OPEN) NEED(696); END(140)
                    END_LET(699)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        NEED(699);
                    END_LET(700)
                    LET(720) NEED(17); END_LET(720)
                    LET(721)
                        NEED(720);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(721)
                    NEED(686);
                    LET(724)
                        IF(148, OPEN) NEED(721); END(148)
                    END_LET(724)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(150, OPEN) NEED(724); END(150)
                    END_LET(700)
                    LET(744) NEED(17); END_LET(744)
                    LET(745)
                        NEED(744);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(745)
                    NEED(686);
                    LET(748)
                        IF(157, OPEN) NEED(745); END(157)
                    END_LET(748)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(159, OPEN) NEED(748); END(159)
                    END_LET(700)
                    LET(768) NEED(17); END_LET(768)
                    LET(769)
                        NEED(768);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(769)
                    NEED(686);
                    LET(772)
                        IF(166, OPEN) NEED(769); END(166)
                    END_LET(772)
                    LET(700)
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                        NEED(17);
                        IF(168, OPEN) NEED(772); END(168)
                    END_LET(700)
                    LET(675) NEED(700); END_LET(675)
                    LET(878)
                        IF(169, OPEN)
                            USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0,
                                8)));
                        END(169)
                        IF(172, OPEN) NEED(17); END(172)
                    END_LET(878)
                    LET(887) NEED(17); END_LET(887)
                    LET(888)
                        NEED(887);
                        USE(READ, F_R, ((V(Ra, 9) == 255) ? 255 : rt_bits((V(Ra, 9) + 1), 0, 8)));
                    END_LET(888)
                    NEED(878);
                    LET(891)
                        IF(175, OPEN) NEED(888); END(175)
                    END_LET(891)
                    LET(675) NEED(891); END_LET(675)
                END(177)
                NEED(675);
                if (V(texture_F16, 1)) {
                    USE_PART(WRITE(1), F_R, K(((0xe8e8 >> V(texture_MASK, 12) & 1) ? V(Rc, 7) :
                        V(Rd, 8))), BITS(((uint64_t)16 * (0x9696 >> V(texture_MASK, 12) & 1)), 16));
                } else {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 12) & 1) ? V(Rd, 8) : ((0x1616 >>
                        V(texture_MASK, 12) & 1) ? x4 : ((0x6868 >> V(texture_MASK, 12) & 1) ? V(Rc,
                        7) : x5))));
                }
            }
            opt_writes(u, 6, 0);
        }
    END(178)
    USE(READ, F_R, V(Rb, 10));
    USE(READ, F_R, ((V(Rb, 10) == 255) ? 255 : rt_bits((V(Rb, 10) + 1), 0, 8)));
    rt_leave(u);
}

static void uses_tmml_c(struct rt_uses *u)
{
    guard_reads(u, 14, 5);
    IF(1, guard_value(u, 14, 5))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        bound_const_reads(u, 9, 2);
        USE(WRITE(1), F_R, V(Rd, 4));
        if (0xfee8 >> V(texture_MASK, 12) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (0xe880 >> V(texture_MASK, 12) & 1) USE(WRITE(1), F_R, V(Rc, 3));
        if (V(texture_MASK, 12) == 15) USE(WRITE(1), F_R, (V(Rc, 3) | 1));
    END(1)
}

static void uses_tmml_i(struct rt_uses *u)
{
    guard_reads(u, 13, 4);
    IF(1, guard_value(u, 13, 4))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (0xfee8 >> V(texture_MASK, 11) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (0xe880 >> V(texture_MASK, 11) & 1) USE(WRITE(1), F_R, V(Rc, 3));
        if (V(texture_MASK, 11) == 15) USE(WRITE(1), F_R, (V(Rc, 3) | 1));
    END(1)
}

static void uses_tmml_r(struct rt_uses *u)
{
    guard_reads(u, 10, 4);
    IF(1, guard_value(u, 10, 4))
        USE(READ, F_R, V(Ra, 5));
        USE(READ, F_R, V(Rb, 6));
        USE(WRITE(1), F_R, V(Rd, 4));
        if (0xfee8 >> V(texture_MASK, 8) & 1) USE(WRITE(1), F_R, (V(Rd, 4) | 1));
        if (0xe880 >> V(texture_MASK, 8) & 1) USE(WRITE(1), F_R, V(Rc, 3));
        if (V(texture_MASK, 8) == 15) USE(WRITE(1), F_R, (V(Rc, 3) | 1));
    END(1)
}

static void uses_txq_c(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 12, 4);
    IF(2, guard_value(u, 12, 4))
        USE(READ, F_R, V(Ra, 4));
        if (0xe >> V(texture_QUERY, 5) & 1) {
            bound_const_reads(u, 8, 1);
            USE(WRITE(1), F_R, V(Rd, 3));
            if (0xfee8 >> V(texture_MASK, 10) & 1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
            if (0xe880 >> V(texture_MASK, 10) & 1) USE(WRITE(1), F_R, V(Rc, 2));
            if (V(texture_MASK, 10) == 15) USE(WRITE(1), F_R, (V(Rc, 2) | 1));
        } else {
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 4))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x2 = ((V(Rc, 2) == 255) ? 255 : rt_bits((V(Rc, 2) + 1), 0, 8));
                bound_const_reads(u, 8, 1);
                if (0xaaaa >> V(texture_MASK, 10) & 1) USE(WRITE(1), F_R, V(Rd, 3));
                if (0xcccc >> V(texture_MASK, 10) & 1) {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 10) & 1) ? V(Rd, 3) : ((0xaaaa >>
                        V(texture_MASK, 10) & 1) ? x1 : 0)));
                }
                if (0xf0f0 >> V(texture_MASK, 10) & 1) {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 10) & 1) ? V(Rd, 3) : ((0x6666 >>
                        V(texture_MASK, 10) & 1) ? x1 : ((0x8888 >> V(texture_MASK, 10) & 1) ? V(Rc,
                        2) : 0))));
                }
                if (0xff00 >> V(texture_MASK, 10) & 1) {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 10) & 1) ? V(Rd, 3) : ((0x1616 >>
                        V(texture_MASK, 10) & 1) ? x1 : ((0x6868 >> V(texture_MASK, 10) & 1) ? V(Rc,
                        2) : x2))));
                }
            END(1)
        }
    END(2)
}

static void uses_txq_i(struct rt_uses *u)
{
    uint64_t x1 = 0, x2 = 0;
    guard_reads(u, 11, 3);
    IF(2, guard_value(u, 11, 3))
        USE(READ, F_R, V(Ra, 4));
        if (0xe >> V(texture_QUERY, 5) & 1) {
            USE(WRITE(1), F_R, V(Rd, 3));
            if (0xfee8 >> V(texture_MASK, 9) & 1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
            if (0xe880 >> V(texture_MASK, 9) & 1) USE(WRITE(1), F_R, V(Rc, 2));
            if (V(texture_MASK, 9) == 15) USE(WRITE(1), F_R, (V(Rc, 2) | 1));
        } else {
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(V(Ra, 4))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x2 = ((V(Rc, 2) == 255) ? 255 : rt_bits((V(Rc, 2) + 1), 0, 8));
                if (0xaaaa >> V(texture_MASK, 9) & 1) USE(WRITE(1), F_R, V(Rd, 3));
                if (0xcccc >> V(texture_MASK, 9) & 1) {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 9) & 1) ? V(Rd, 3) : ((0xaaaa >>
                        V(texture_MASK, 9) & 1) ? x1 : 0)));
                }
                if (0xf0f0 >> V(texture_MASK, 9) & 1) {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 9) & 1) ? V(Rd, 3) : ((0x6666 >>
                        V(texture_MASK, 9) & 1) ? x1 : ((0x8888 >> V(texture_MASK, 9) & 1) ? V(Rc,
                        2) : 0))));
                }
                if (0xff00 >> V(texture_MASK, 9) & 1) {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 9) & 1) ? V(Rd, 3) : ((0x1616 >>
                        V(texture_MASK, 9) & 1) ? x1 : ((0x6868 >> V(texture_MASK, 9) & 1) ? V(Rc,
                        2) : x2))));
                }
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
            USE(READ, F_R, V(Ra, 4));
            USE(WRITE(1), F_R, V(Rd, 3));
            if (0xfee8 >> V(texture_MASK, 6) & 1) USE(WRITE(1), F_R, (V(Rd, 3) | 1));
            if (0xe880 >> V(texture_MASK, 6) & 1) USE(WRITE(1), F_R, V(Rc, 2));
            if (V(texture_MASK, 6) == 15) USE(WRITE(1), F_R, (V(Rc, 2) | 1));
        } else {
            USE(READ, F_R, ((V(Ra, 4) == 255) ? 255 : rt_bits((V(Ra, 4) + 1), 0, 8)));
            IF(1, rt_not(rt_not(rt_eq(u, rt_content(u, F_R, K(((V(Ra, 4) == 255) ? 255 :
                rt_bits((V(Ra, 4) + 1), 0, 8)))), K(0)))))
                x1 = ((V(Rd, 3) == 255) ? 255 : rt_bits((V(Rd, 3) + 1), 0, 8));
                x2 = ((V(Rc, 2) == 255) ? 255 : rt_bits((V(Rc, 2) + 1), 0, 8));
                USE(READ, F_R, V(Ra, 4));
                if (0xaaaa >> V(texture_MASK, 6) & 1) USE(WRITE(1), F_R, V(Rd, 3));
                if (0xcccc >> V(texture_MASK, 6) & 1) {
                    USE(WRITE(1), F_R, ((0x5555 >> V(texture_MASK, 6) & 1) ? V(Rd, 3) : ((0xaaaa >>
                        V(texture_MASK, 6) & 1) ? x1 : 0)));
                }
                if (0xf0f0 >> V(texture_MASK, 6) & 1) {
                    USE(WRITE(1), F_R, ((0x1111 >> V(texture_MASK, 6) & 1) ? V(Rd, 3) : ((0x6666 >>
                        V(texture_MASK, 6) & 1) ? x1 : ((0x8888 >> V(texture_MASK, 6) & 1) ? V(Rc,
                        2) : 0))));
                }
                if (0xff00 >> V(texture_MASK, 6) & 1) {
                    USE(WRITE(1), F_R, ((0x101 >> V(texture_MASK, 6) & 1) ? V(Rd, 3) : ((0x1616 >>
                        V(texture_MASK, 6) & 1) ? x1 : ((0x6868 >> V(texture_MASK, 6) & 1) ? V(Rc,
                        2) : x2))));
                }
            END(1)
        }
    END(2)
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

static void signed_ub_reads(struct rt_uses *u, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_UR, V(URb, v2));
}

static void uses_uiadd3_n(struct rt_uses *u)
{
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        USE(READ, F_UR, V(URa, 4));
        signed_ub_reads(u, 6, 3);
        USE(READ, F_UR, V(URc, 9));
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
            USE(READ, F_UR, V(URa, 4));
            signed_ub_reads(u, 6, 3);
            USE(READ, F_UR, V(URc, 9));
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

static void signed_pair_ub_reads(struct rt_uses *u, int v1, int l3)
{
    if (LINE(l3) == 0) {
        USE(READ, F_UR, V(URb, v1));
        USE(READ, F_UR, (V(URb, v1) | 1));
    }
}

static void uses_uiadd3_64(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        LET(3)
            USE(READ, F_UR, V(URa, 4));
            USE(READ, F_UR, (V(URa, 4) | 1));
            signed_pair_ub_reads(u, 6, 3);
            USE(READ, F_UR, V(URc, 9));
            USE(READ, F_UR, (V(URc, 9) | 1));
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
    if (LINE(l2) == 0) USE(READ, F_UR, V(URb, v1));
}

static void uses_uimad_b(struct rt_uses *u)
{
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        USE(READ, F_UR, V(URa, 2));
        src_ub_reads(u, 3, 2);
        USE(READ, F_UR, V(URc, 6));
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
        USE(READ, F_UR, V(URc, 6));
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

static void signed_pair_uc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_UR, V(URc, v1));
    USE(READ, F_UR, (V(URc, v1) | 1));
}

static void joined_upu_writes(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(WRITE(1), F_UP, V(UPu, v1));
}

static void uses_uimad_wide_b(struct rt_uses *u)
{
    uguard_reads(u, 8, 5);
    IF(1, uguard_value(u, 8, 5))
        USE(READ, F_UR, V(URa, 3));
        src_ub_reads(u, 4, 3);
        signed_pair_uc_reads(u, 7);
        joined_upu_writes(u, 2, 1);
        USE(WRITE(1), F_UR, V(URd, 1));
        USE(WRITE(1), F_UR, (V(URd, 1) | 1));
    END(1)
}

static void inverted_pair_uc_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_UR, V(URc, v1));
    USE(READ, F_UR, (V(URc, v1) | 1));
}

static void uses_uimad_wide_bx(struct rt_uses *u)
{
    rt_enter(u);
    uguard_reads(u, 10, 6);
    IF(1, uguard_value(u, 10, 6))
        LET(1)
            USE(READ, F_UR, V(URa, 3));
            src_ub_reads(u, 4, 3);
            inverted_pair_uc_reads(u, 7);
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
    uguard_reads(u, 10, 3);
    IF(5, uguard_value(u, 10, 3))
        if (V(BOP, 2) == 3) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        if (V(BOP, 2) == 0) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(1, OPEN) USE(READ, F_UP, V(UPp, 9)); END(1)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(2, OPEN) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(3, OPEN) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(4, OPEN) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(5)
}

static void opt_src_reads_3(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1 || LINE(l2) == 2) USE(READ, F_UP, V(UPr, v1));
}

static void uses_uisetp_o(struct rt_uses *u)
{
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
        if (V(BOP, 2) == 0) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(1, OPEN) USE(READ, F_UP, V(UPp, 9)); END(1)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(2, OPEN) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(3, OPEN) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 1) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(4, OPEN) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 2) {
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPv, 4));
    END(5)
}

static void uses_uisetp_x(struct rt_uses *u)
{
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
        LET(7)
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(1, OPEN) USE(READ, F_UP, V(UPr, 11)); END(1)
        END_LET(7)
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(2, OPEN) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(3, OPEN) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(7);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(4, OPEN) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(5, OPEN) USE(READ, F_UP, V(UPp, 9)); END(5)
        }
        if (V(BOP, 2) == 2) {
            NEED(7);
            USE(READ, F_UP, V(UPp, 9));
        }
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
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            USE(READ, F_UP, V(UPp, 9));
            opt_src_reads_3(u, 11, 3);
            USE(WRITE(1), F_UP, V(UPu, 3));
            USE(WRITE(1), F_UP, V(UPv, 4));
        }
        LET(7)
            USE(READ, F_UR, V(URa, 5));
            src_ub_reads(u, 6, 1);
            IF(1, OPEN) opt_src_reads_3(u, 11, 3); END(1)
        END_LET(7)
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(2, OPEN) USE(READ, F_UP, V(UPp, 9)); END(2)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(3, OPEN) USE(READ, F_UP, V(UPp, 9)); END(3)
        }
        if (V(BOP, 2) == 2) {
            NEED(7);
            USE(READ, F_UP, V(UPp, 9));
        }
        USE(WRITE(1), F_UP, V(UPu, 3));
        if (V(BOP, 2) == 0) {
            NEED(7);
            IF(4, OPEN) USE(READ, F_UP, V(UPp, 9)); END(4)
        }
        if (V(BOP, 2) == 1) {
            NEED(7);
            IF(5, OPEN) USE(READ, F_UP, V(UPp, 9)); END(5)
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
    uguard_reads(u, 8, 4);
    IF(1, uguard_value(u, 8, 4))
        USE(READ, F_UR, V(URa, 3));
        signed_ub_reads(u, 5, 3);
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulea_x(struct rt_uses *u)
{
    uguard_reads(u, 10, 5);
    IF(1, uguard_value(u, 10, 5))
        USE(READ, F_UR, V(URa, 3));
        signed_ub_reads(u, 5, 3);
        USE(READ, F_UP, V(UPp, 9));
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulea_hi(struct rt_uses *u)
{
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        USE(READ, F_UR, V(URa, 3));
        USE(READ, F_UR, V(URc, 7));
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
            USE(READ, F_UR, V(URa, 3));
            USE(READ, F_UR, V(URc, 7));
            signed_ub_reads(u, 5, 3);
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
    uguard_reads(u, 7, 4);
    IF(1, uguard_value(u, 7, 4))
        USE(READ, F_UR, V(URa, 3));
        USE(READ, F_UR, V(URc, 4));
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
}

static void uses_ulea_ix(struct rt_uses *u)
{
    uguard_reads(u, 9, 5);
    IF(1, uguard_value(u, 9, 5))
        USE(READ, F_UR, V(URa, 3));
        USE(READ, F_UR, V(URc, 4));
        USE(READ, F_UP, V(UPp, 8));
        USE(WRITE(1), F_UR, V(URd, 0));
        joined_upu_writes(u, 1, 1);
    END(1)
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

static void uses_ushf_b(struct rt_uses *u)
{
    uguard_reads(u, 9, 4);
    IF(1, uguard_value(u, 9, 4))
        USE(READ, F_UR, V(URa, 5));
        USE(READ, F_UR, V(URc, 8));
        src_ub_reads(u, 6, 2);
        USE(WRITE(1), F_UR, V(URd, 4));
    END(1)
}

static void uses_ushf_c(struct rt_uses *u)
{
    uguard_reads(u, 8, 3);
    IF(1, uguard_value(u, 8, 3))
        USE(READ, F_UR, V(URa, 5));
        USE(READ, F_UR, V(URc, 6));
        USE(WRITE(1), F_UR, V(URd, 4));
    END(1)
}

static void uses_uprmt(struct rt_uses *u)
{
    uguard_reads(u, 6, 4);
    IF(1, uguard_value(u, 6, 4))
        if (V(uniform_UPRMT_MODE, 0)) {
            USE(READ, F_UR, V(URa, 2));
            src_ub_reads(u, 3, 2);
            USE(READ, F_UR, V(URc, 5));
            USE(WRITE(1), F_UR, V(URd, 1));
        }
        src_ub_reads(u, 3, 2);
        USE(READ, F_UR, V(URa, 2));
        USE(READ, F_UR, V(URc, 5));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
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
        USE(READ, F_UR, V(URa, 3));
        src_ub_reads(u, 4, 2);
        USE(WRITE(1), F_UR, V(URd, 2));
    END(1)
}

static void uses_ubmsk(struct rt_uses *u)
{
    uguard_reads(u, 5, 3);
    IF(1, uguard_value(u, 5, 3))
        src_ub_reads(u, 3, 2);
        USE(READ, F_UR, V(URa, 2));
        USE(WRITE(1), F_UR, V(URd, 1));
    END(1)
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
            USE(READ, F_UP, 0);
            USE(READ, F_UP, 1);
            USE(READ, F_UP, 2);
            USE(READ, F_UP, 3);
            USE(READ, F_UP, 4);
            USE(READ, F_UP, 5);
            USE(READ, F_UP, 6);
        END_LET(1)
        USE(READ, F_UR, V(URa, 2));
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
                USE(READ, F_UR, V(URa, 0));
                USE(WRITE(1), F_UP, x2);
            END(1)
        }
    END(2)
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
    struct rt_test x1 = OPEN, x2 = OPEN;
    x1 = rt_answer(u, guard_value(u, 5, 1));
    x2 = rt_answer(u, x1);
    guard_reads(u, 5, 1);
    IF(1, x2)
        USE(READ, F_R, V(Ra, 3));
        USE(WRITE(1), F_UR, V(URd, 2));
    END(1)
    IF(3, rt_both(rt_sure((0x7f >> V(Pu, 1) & 1)), guard_value(u, 5, 1)))
        USE(READ, F_R, V(Ra, 3));
        IF(2, OPEN) if (V(R2UR_OR, 0) == 1) USE(READ, F_P, V(Pu, 1)); END(2)
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
            src_b_reads(u, 5, 10, 1);
            USE(READ, F_R, V(Rc, 11));
            USE(WRITE(1), F_R, V(Rd, 1));
            USE(WRITE(1), F_P, V(Pu, 2));
        }
        USE(READ, F_R, V(Ra, 3));
        src_b_reads(u, 5, 10, 1);
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
            src_b_reads(u, 6, 11, 1);
            USE(READ, F_R, V(Rc, 12));
            USE(WRITE(1), F_R, V(Rd, 2));
            USE(WRITE(1), F_P, V(Pu, 3));
        }
        USE_PART(READ, F_R, K(V(Ra, 4)), BITS(0, 8));
        src_b_reads(u, 6, 11, 1);
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

static void dot_c_reads(struct rt_uses *u, int v1)
{
    USE(READ, F_R, V(Rc, v1));
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
        USE(READ, F_P, V(Pp, 4));
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
        IF(1, guard_value(u, 5, 2)) USE(READ, F_P, V(Pp, 4)); END(1)
    END_LET(3)
    LET(5)
        USE(READ, F_P, V(Pp, 4));
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
        LET(4)
            USE(READ, F_R, V(Ra, 2));
            if (V(warp_U64, 0)) USE(READ, F_R, (V(Ra, 2) | 1));
        END_LET(4)
        NEED(4);
        USE(WRITE(1), F_R, V(Rd, 1));
    END(1)
    rt_leave(u);
}

static void uses_match_all(struct rt_uses *u)
{
    guard_reads(u, 4, 0);
    IF(1, guard_value(u, 4, 0))
        USE(READ, F_R, V(Ra, 3));
        if (V(warp_U64, 0)) USE(READ, F_R, (V(Ra, 3) | 1));
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
            LET(4) USE(READ, F_R, V(Ra, 3)); END_LET(4)
            LET(5) USE(READ, F_R, V(Ra, 3)); END_LET(5)
            LET(6) USE(READ, F_R, V(Ra, 3)); END_LET(6)
            LET(7) USE(READ, F_R, V(Ra, 3)); END_LET(7)
            LET(8) USE(READ, F_R, V(Ra, 3)); END_LET(8)
            LET(9) USE(READ, F_R, V(Ra, 3)); END_LET(9)
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
        IF(1, guard_value(u, 4, 1)) USE(READ, F_P, V(Pp, 3)); END(1)
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
        LET(1)
            USE(READ, F_P, 0);
            USE(READ, F_P, 1);
            USE(READ, F_P, 2);
            USE(READ, F_P, 3);
            USE(READ, F_P, 4);
            USE(READ, F_P, 5);
            USE(READ, F_P, 6);
        END_LET(1)
        USE(READ, F_R, V(Ra, 2));
        pr_mask_reads(u, 4, 10, 0);
        NEED(1);
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
    [VOLTA_ATOMS_POPC_PO] = uses_atoms_popc_po,
    [VOLTA_ATOMS_POPC_HP] = uses_atoms_popc_p,
    [VOLTA_ATOMS_POPC_HPO] = uses_atoms_popc_po,
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
    [VOLTA_CTAID_S] = uses_ctaid_s,
    [VOLTA_CTAID_G] = uses_ctaid_g,
    [VOLTA_CTAID_M] = uses_ctaid_s,
    [VOLTA_STAS] = uses_stas,
    [VOLTA_REDAS] = uses_stas,
    [VOLTA_UBLKCP] = uses_ublkcp,
    [VOLTA_UBLKRED] = uses_ublkcp,
    [VOLTA_UBLKPF] = uses_ublkpf,
    [VOLTA_UTMALDG_D] = uses_ublkcp,
    [VOLTA_UTMALDG_S] = uses_utmaldg_s,
    [VOLTA_UTMASTG] = uses_utmaldg_s,
    [VOLTA_UTMAREDG] = uses_utmaldg_s,
    [VOLTA_UTMAPF_D] = uses_utmapf_d,
    [VOLTA_UTMAPF_S] = uses_utmapf_s,
    [VOLTA_UTMACCTL] = uses_utmacctl,
    [VOLTA_UTMACMDFLUSH] = uses_utmacctl,
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
    [VOLTA_QSPC_TU] = uses_qspc_tu,
    [VOLTA_QSPC_U] = uses_qspc_u,
    [VOLTA_UCGABAR_ARV] = uses_ucgabar_arv,
    [VOLTA_UCGABAR_WAIT] = uses_ucgabar_wait,
    [VOLTA_CGAERRBAR] = uses_fence,
    [VOLTA_WARPGROUP] = uses_fence,
    [VOLTA_WARPGROUPSET] = uses_warpgroupset,
    [VOLTA_USETMAXREG_U] = uses_usetmaxreg_u,
    [VOLTA_USETMAXREG_I] = uses_usetmaxreg_i,
    [VOLTA_USETSHMSZ_U] = uses_warpgroupset,
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
    [VOLTA_CALL_R] = uses_jmx,
    [VOLTA_CALL_REL] = uses_call_rel,
    [VOLTA_CALL_RR] = uses_call_rr,
    [VOLTA_CALL_UR] = uses_brxu_brxu,
    [VOLTA_RET_REL] = uses_call_rr,
    [VOLTA_RET_ABS] = uses_ret_abs,
    [VOLTA_RET_UR_REL] = uses_brxu_brxu,
    [VOLTA_RET_UR_ABS] = uses_brxu_brxu,
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

static const int16_t status[] = {0, 1, 2, 34};

const struct isadora_use_tables volta_uses = {
    .forms = forms,
    .aliases = aliases, .alias_count = 21,
    .status = status, .status_count = 4,
};
