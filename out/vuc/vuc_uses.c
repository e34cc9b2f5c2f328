/* Generated from the description vuc by gen/emit/uses. Do not edit. */
#include <isadora/vuc.h>
#include "analysis/uses.h"

enum { F_SR = 0, F_R = 2, F_P = 3, F_STAT = 4, F_H2V = 5, F_ICNT = 6, F_L = 7 };

static rt_value branch_value(struct rt_uses *u, int v1, int v2, int v3, int l4)
{
    switch (LINE(l4)) {
    case 0: return K(0);
    }
    return rt_cat(u, rt_of_test(u, rt_differ(FLAG(F_P, (V(RBP, v1) + 8)), rt_sure(V(RBN, v2)))), 1,
        K(rt_bits((HERE + V(RBT, v3)), 0, 11)));
}

static struct rt_test guard_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return rt_sure(1);
    }
    return FLAG(F_P, V(PRED, v1));
}

static rt_value s2_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(SRC2, v1)));
    }
    return K(V(I6, v2));
}

static uint64_t mode_value(struct rt_uses *u, int v1, int l2)
{
    switch (LINE(l2)) {
    case 0: return 3;
    }
    return V(PM, v1);
}

static void binary_add_rr_40_part_2(struct rt_uses *u, int v1, int v2, int v3, int v4)
{
    rt_value x1 = UNKNOWN;
    x1 = branch_value(u, v1, v2, v3, v4);
    IF(1, rt_test_of(u, rt_slice(u, x1, 0, 1))) JUMP(JUMPS, 2, rt_slice(u, x1, 1, 11)); END(1)
}

static void paths_binary_add_rr_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 8, 7, 9, 4);
}

static void branch_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_P, (V(RBP, v1) + 8));
}

static void guard_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 1) USE(READ, F_P, V(PRED, v1));
}

static void s2_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(SRC2, v1));
}

static void pd_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(READ, F_P, 15);
    if (LINE(l3) == 1) USE(READ, F_P, V(PRED, v1));
    if (LINE(l3) == 2) USE(READ, F_P, V(PDST, v2));
}

static void pd_writes(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) USE(WRITE(1), F_P, 15);
    if (LINE(l3) == 1) USE(WRITE(1), F_P, V(PRED, v1));
    if (LINE(l3) == 2) USE(WRITE(1), F_P, V(PDST, v2));
}

static void binary_add_rr_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
    if (x1 == 0) {
        pd_reads(u, 1, 2, 1);
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 1) {
        pd_reads(u, 1, 2, 1);
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 2) pd_writes(u, 1, 2, 1);
}

static void uses_binary_add_rr_40(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(READ, F_R, V(SRC1, 4));
        s2_reads(u, 5, 2);
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void uses_binary_add_rr_30(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(READ, F_R, V(SRC1, 4));
        s2_reads(u, 5, 2);
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
}

static void uses_binary_subr_rr(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        s2_reads(u, 5, 2);
        USE(READ, F_R, V(SRC1, 4));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void binary_sext_rr_40_part(struct rt_uses *u, unsigned n1)
{
    uint64_t x1 = 0;
    x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
    if (x1 == 0) {
        pd_reads(u, 1, 2, 1);
        NEED(n1);
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 1) {
        pd_reads(u, 1, 2, 1);
        NEED(n1);
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 2) {
        NEED(n1);
        pd_writes(u, 1, 2, 1);
    }
}

static void binary_sext_rr_40_part_2(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, s2_value(u, 5, 6, 2), 0, 4);
    LET(3)
        USE(READ, F_R, V(SRC1, 4));
        s2_reads(u, 5, 2);
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(rt_place(x1), 1));
    END_LET(3)
    NEED(3);
    USE(WRITE(1), F_R, V(DST, 3));
    LET(4)
        s2_reads(u, 5, 2);
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(rt_place(x1), 1));
    END_LET(4)
}

static void uses_binary_sext_rr_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_sext_rr_40_part_2(u);
        binary_sext_rr_40_part(u, 4);
    END(1)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_binary_sext_rr_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_sext_rr_40_part_2(u);
        binary_sext_rr_40_part(u, 4);
    END(1)
    rt_leave(u);
}

static rt_value s2n_value(struct rt_uses *u, int v1, int v2, int l3)
{
    switch (LINE(l3)) {
    case 0: return rt_content(u, F_R, K(V(SRC2, v1)));
    }
    return K(V(I4, v2));
}

static void s2n_reads(struct rt_uses *u, int v1, int l2)
{
    if (LINE(l2) == 0) USE(READ, F_R, V(SRC2, v1));
}

static void binary_add_rs_40_part(struct rt_uses *u)
{
    USE(WRITE(1), F_R, V(DST, 3));
    if (V(SRS, 4) == 4) USE_PART(WRITE(1), F_STAT, K(0), BITS(11, 1));
    binary_add_rr_40_part(u);
}

static void uses_binary_add_rs_40(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(LATE, F_SR, V(SRS, 4));
        s2n_reads(u, 5, 2);
        binary_add_rs_40_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void uses_binary_add_rs_30(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(LATE, F_SR, V(SRS, 4));
        s2n_reads(u, 5, 2);
        binary_add_rs_40_part(u);
    END(1)
}

static void uses_binary_subr_rs(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        s2n_reads(u, 5, 2);
        USE(LATE, F_SR, V(SRS, 4));
        binary_add_rs_40_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void binary_sext_rs_40_part(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = rt_slice(u, s2n_value(u, 5, 6, 2), 0, 4);
    LET(5)
        USE(LATE, F_SR, V(SRS, 4));
        s2n_reads(u, 5, 2);
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(rt_place(x1), 1));
    END_LET(5)
    NEED(5);
    USE(WRITE(1), F_R, V(DST, 3));
    LET(6)
        s2n_reads(u, 5, 2);
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(rt_place(x1), 1));
    END_LET(6)
    if (V(SRS, 4) == 4) USE_PART(WRITE(1), F_STAT, K(0), BITS(11, 1));
}

static void uses_binary_sext_rs_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_sext_rs_40_part(u);
        binary_sext_rr_40_part(u, 6);
    END(1)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_binary_sext_rs_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_sext_rs_40_part(u);
        binary_sext_rr_40_part(u, 6);
    END(1)
    rt_leave(u);
}

static void binary_add_sr_40_part(struct rt_uses *u)
{
    if (V(SRD, 3) == 15) {
        USE(WRITE(1), F_ICNT, 0);
        USE_PART(WRITE(1), F_STAT, K(0), BITS(12, 1));
    } else if (V(SRD, 3) == 24) {
        USE_PART(WRITE(1), F_SR, K(24), BITS(0, 1));
        USE_PART(WRITE(1), F_SR, K(24), BITS(3, 1));
    } else USE(WRITE(1), F_SR, V(SRD, 3));
}

static void binary_add_sr_40_part_2(struct rt_uses *u, int v1, int v2)
{
    uint64_t x1 = 0;
    x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
    if (x1 == 0) {
        pd_reads(u, 1, 2, 1);
        USE(READ, F_R, V(SRC1, v1));
        s2n_reads(u, v2, 2);
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 1) {
        pd_reads(u, 1, 2, 1);
        USE(READ, F_R, V(SRC1, v1));
        s2n_reads(u, v2, 2);
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 2) {
        USE(READ, F_R, V(SRC1, v1));
        s2n_reads(u, v2, 2);
        pd_writes(u, 1, 2, 1);
    }
}

static void binary_add_sr_40_part_3(struct rt_uses *u)
{
    for (uint64_t x1 = 0; x1 <= 15; x1++) {
        USE(READ, F_R, V(SRC1, 4));
        s2n_reads(u, 5, 2);
        USE(WRITE(1), F_P, x1);
    }
}

static void binary_add_sr_40_part_4(struct rt_uses *u)
{
    if (!(V(SRD, 3) == 4)) {
        if (V(SRD, 3) == 10) {
            USE(READ, F_R, V(SRC1, 4));
            s2n_reads(u, 5, 2);
        } else if (!(V(SRD, 3) == 12)) {
            if (!(V(SRD, 3) == 13)) {
                if (V(SRD, 3) == 14) {
                    binary_add_sr_40_part_3(u);
                } else {
                    USE(READ, F_R, V(SRC1, 4));
                    s2n_reads(u, 5, 2);
                    binary_add_sr_40_part(u);
                }
            }
        }
    }
}

static void uses_binary_add_sr_40(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_add_sr_40_part_4(u);
        binary_add_sr_40_part_2(u, 4, 5);
    END(1)
    paths_binary_add_rr_40(u);
}

static void binary_add_sr_30_part(struct rt_uses *u)
{
    if (!(V(SRD, 3) == 4)) {
        if (V(SRD, 3) == 10) {
            USE(READ, F_R, V(SRC1, 4));
            s2n_reads(u, 5, 2);
        } else if (V(SRD, 3) == 12) {
            USE(READ, F_R, V(SRC1, 4));
            s2n_reads(u, 5, 2);
            USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
        } else if (V(SRD, 3) == 13) {
            USE(READ, F_R, V(SRC1, 4));
            s2n_reads(u, 5, 2);
            USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
        } else if (V(SRD, 3) == 14) {
            binary_add_sr_40_part_3(u);
        } else {
            USE(READ, F_R, V(SRC1, 4));
            s2n_reads(u, 5, 2);
            binary_add_sr_40_part(u);
        }
    }
}

static void uses_binary_add_sr_30(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_add_sr_30_part(u);
        binary_add_sr_40_part_2(u, 4, 5);
    END(1)
}

static void binary_subr_sr_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
    if (x1 == 0) {
        pd_reads(u, 1, 2, 1);
        s2n_reads(u, 5, 2);
        USE(READ, F_R, V(SRC1, 4));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 1) {
        pd_reads(u, 1, 2, 1);
        s2n_reads(u, 5, 2);
        USE(READ, F_R, V(SRC1, 4));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 2) {
        s2n_reads(u, 5, 2);
        USE(READ, F_R, V(SRC1, 4));
        pd_writes(u, 1, 2, 1);
    }
}

static void uses_binary_subr_sr(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                s2n_reads(u, 5, 2);
                USE(READ, F_R, V(SRC1, 4));
            } else if (!(V(SRD, 3) == 12)) {
                if (!(V(SRD, 3) == 13)) {
                    if (V(SRD, 3) == 14) {
                        for (uint64_t x6 = 0; x6 <= 15; x6++) {
                            s2n_reads(u, 5, 2);
                            USE(READ, F_R, V(SRC1, 4));
                            USE(WRITE(1), F_P, x6);
                        }
                    } else {
                        s2n_reads(u, 5, 2);
                        USE(READ, F_R, V(SRC1, 4));
                        binary_add_sr_40_part(u);
                    }
                }
            }
        }
        binary_subr_sr_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void uses_binary_clamplep_sr_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        binary_add_sr_40_part_4(u);
        LET(7)
            USE(READ, F_R, V(SRC1, 4));
            IF(1, OPEN) s2n_reads(u, 5, 2); END(1)
        END_LET(7)
        binary_sext_rr_40_part(u, 7);
    END(2)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_binary_clamplep_sr_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        binary_add_sr_30_part(u);
        LET(7)
            USE(READ, F_R, V(SRC1, 4));
            IF(1, OPEN) s2n_reads(u, 5, 2); END(1)
        END_LET(7)
        binary_sext_rr_40_part(u, 7);
    END(2)
    rt_leave(u);
}

static void binary_sext_sr_40_part(struct rt_uses *u)
{
    if (!(V(SRD, 3) == 4)) {
        if (V(SRD, 3) == 10) {
            NEED(4);
        } else if (!(V(SRD, 3) == 12)) {
            if (!(V(SRD, 3) == 13)) {
                if (V(SRD, 3) == 14) {
                    for (uint64_t x1 = 0; x1 <= 15; x1++) {
                        NEED(4);
                        USE(WRITE(1), F_P, x1);
                    }
                } else {
                    NEED(4);
                    binary_add_sr_40_part(u);
                }
            }
        }
    }
}

static void uses_binary_sext_sr_40(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        x3 = rt_slice(u, s2n_value(u, 5, 6, 2), 0, 4);
        LET(4)
            USE(READ, F_R, V(SRC1, 4));
            s2n_reads(u, 5, 2);
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(rt_place(x3), 1));
        END_LET(4)
        binary_sext_sr_40_part(u);
        LET(7)
            s2n_reads(u, 5, 2);
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(rt_place(x3), 1));
        END_LET(7)
        binary_sext_rr_40_part(u, 7);
    END(1)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void binary_sext_sr_30_part(struct rt_uses *u)
{
    if (!(V(SRD, 3) == 4)) {
        if (V(SRD, 3) == 10) {
            NEED(4);
        } else if (V(SRD, 3) == 12) {
            NEED(4);
            USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
        } else if (V(SRD, 3) == 13) {
            NEED(4);
            USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
        } else if (V(SRD, 3) == 14) {
            for (uint64_t x1 = 0; x1 <= 15; x1++) {
                NEED(4);
                USE(WRITE(1), F_P, x1);
            }
        } else {
            NEED(4);
            binary_add_sr_40_part(u);
        }
    }
}

static void uses_binary_sext_sr_30(struct rt_uses *u)
{
    rt_value x3 = UNKNOWN;
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        x3 = rt_slice(u, s2n_value(u, 5, 6, 2), 0, 4);
        LET(4)
            USE(READ, F_R, V(SRC1, 4));
            s2n_reads(u, 5, 2);
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(rt_place(x3), 1));
        END_LET(4)
        binary_sext_sr_30_part(u);
        LET(7)
            s2n_reads(u, 5, 2);
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(rt_place(x3), 1));
        END_LET(7)
        binary_sext_rr_40_part(u, 7);
    END(1)
    rt_leave(u);
}

static void uses_binary_min_sr(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_add_sr_30_part(u);
        binary_subr_sr_part(u);
    END(1)
}

static void uses_unary_div2s_rr(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE(READ, F_R, V(SRC1, 4));
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
}

static void paths_unary_hswap_rr_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 6, 5, 7, 3);
}

static void uses_unary_hswap_rr_40(struct rt_uses *u)
{
    branch_reads(u, 6, 3);
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
    paths_unary_hswap_rr_40(u);
}

static void uses_unary_hswap_rr_30(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
}

static void uses_unary_div2s_rs(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE(LATE, F_SR, V(SRS, 4));
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(15, 1));
        binary_add_rs_40_part(u);
    END(1)
}

static void uses_unary_hswap_rs_40(struct rt_uses *u)
{
    branch_reads(u, 6, 3);
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(8, 8));
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 8));
        binary_add_rs_40_part(u);
    END(1)
    paths_unary_hswap_rr_40(u);
}

static void uses_unary_hswap_rs_30(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(8, 8));
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 8));
        binary_add_rs_40_part(u);
    END(1)
}

static void uses_unary_div2s_sr(struct rt_uses *u)
{
    uint64_t x8 = 0;
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                USE(READ, F_R, V(SRC1, 4));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
            } else if (V(SRD, 3) == 12) {
                USE(READ, F_R, V(SRC1, 4));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
                USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
            } else if (V(SRD, 3) == 13) {
                USE(READ, F_R, V(SRC1, 4));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
                USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
            } else if (V(SRD, 3) == 14) {
                for (uint64_t x5 = 0; x5 <= 15; x5++) {
                    USE(READ, F_R, V(SRC1, 4));
                    USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
                    USE(WRITE(1), F_P, x5);
                }
            } else {
                USE(READ, F_R, V(SRC1, 4));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
                binary_add_sr_40_part(u);
            }
        }
        x8 = rt_bits(mode_value(u, 0, 0), 0, 2);
        if (x8 == 0) {
            pd_reads(u, 1, 2, 1);
            USE(READ, F_R, V(SRC1, 4));
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
            pd_writes(u, 1, 2, 1);
        } else if (x8 == 1) {
            pd_reads(u, 1, 2, 1);
            USE(READ, F_R, V(SRC1, 4));
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
            pd_writes(u, 1, 2, 1);
        } else if (x8 == 2) {
            USE(READ, F_R, V(SRC1, 4));
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(15, 1));
            pd_writes(u, 1, 2, 1);
        }
    END(1)
}

static void unary_hswap_sr_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
    if (x1 == 0) {
        pd_reads(u, 1, 2, 1);
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 1) {
        pd_reads(u, 1, 2, 1);
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 2) {
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
        pd_writes(u, 1, 2, 1);
    }
}

static void uses_unary_hswap_sr_40(struct rt_uses *u)
{
    branch_reads(u, 6, 3);
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
            } else if (!(V(SRD, 3) == 12)) {
                if (!(V(SRD, 3) == 13)) {
                    if (V(SRD, 3) == 14) {
                        for (uint64_t x5 = 0; x5 <= 15; x5++) {
                            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
                            USE(WRITE(1), F_P, x5);
                        }
                    } else {
                        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
                        binary_add_sr_40_part(u);
                    }
                }
            }
        }
        unary_hswap_sr_40_part(u);
    END(1)
    paths_unary_hswap_rr_40(u);
}

static void uses_unary_hswap_sr_30(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
            } else if (V(SRD, 3) == 12) {
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
                USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
            } else if (V(SRD, 3) == 13) {
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
                USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
            } else if (V(SRD, 3) == 14) {
                for (uint64_t x5 = 0; x5 <= 15; x5++) {
                    USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                    USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
                    USE(WRITE(1), F_P, x5);
                }
            } else {
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 8));
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 8));
                binary_add_sr_40_part(u);
            }
        }
        unary_hswap_sr_40_part(u);
    END(1)
}

static void slct_rr_40_part(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        LET(3)
            USE(READ, F_P, V(PRED, 1));
            IF(2, FLAG(F_P, V(PRED, 1))) USE(READ, F_R, V(SRC1, 4));
            ELSE(2) s2_reads(u, 5, 2); END(2)
        END_LET(3)
        NEED(3);
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
}

static void uses_slct_rr_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    slct_rr_40_part(u);
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_slct_rr_30(struct rt_uses *u)
{
    rt_enter(u);
    slct_rr_40_part(u);
    rt_leave(u);
}

static void uses_slct_rs_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(5)
            USE(READ, F_P, V(PRED, 1));
            IF(1, FLAG(F_P, V(PRED, 1))) USE(LATE, F_SR, V(SRS, 4));
            ELSE(1) s2n_reads(u, 5, 2); END(1)
        END_LET(5)
        NEED(5);
        binary_add_rs_40_part(u);
    END(2)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_slct_rs_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(5)
            USE(READ, F_P, V(PRED, 1));
            IF(1, FLAG(F_P, V(PRED, 1))) USE(LATE, F_SR, V(SRS, 4));
            ELSE(1) s2n_reads(u, 5, 2); END(1)
        END_LET(5)
        NEED(5);
        binary_add_rs_40_part(u);
    END(2)
    rt_leave(u);
}

static void uses_slct_sr_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(4)
            USE(READ, F_P, V(PRED, 1));
            IF(1, FLAG(F_P, V(PRED, 1))) USE(READ, F_R, V(SRC1, 4));
            ELSE(1) s2n_reads(u, 5, 2); END(1)
        END_LET(4)
        binary_sext_sr_40_part(u);
        binary_sext_rr_40_part(u, 4);
    END(2)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_slct_sr_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(4)
            USE(READ, F_P, V(PRED, 1));
            IF(1, FLAG(F_P, V(PRED, 1))) USE(READ, F_R, V(SRC1, 4));
            ELSE(1) s2n_reads(u, 5, 2); END(1)
        END_LET(4)
        binary_sext_sr_30_part(u);
        binary_sext_rr_40_part(u, 4);
    END(2)
    rt_leave(u);
}

static void uses_mov_r_40(struct rt_uses *u)
{
    branch_reads(u, 6, 3);
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE(READ, F_R, V(SRC2, 4));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
    paths_unary_hswap_rr_40(u);
}

static void uses_mov_r_30(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE(READ, F_R, V(SRC2, 4));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
}

static void uses_mov_i_40(struct rt_uses *u)
{
    branch_reads(u, 6, 3);
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
    paths_unary_hswap_rr_40(u);
}

static void uses_mov_i_30(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
}

static void mov_sr_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
    if (x1 == 0) {
        pd_reads(u, 1, 2, 1);
        USE(READ, F_R, V(SRC2, 4));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 1) {
        pd_reads(u, 1, 2, 1);
        USE(READ, F_R, V(SRC2, 4));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 2) {
        USE(READ, F_R, V(SRC2, 4));
        pd_writes(u, 1, 2, 1);
    }
}

static void uses_mov_sr_40(struct rt_uses *u)
{
    branch_reads(u, 6, 3);
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                USE(READ, F_R, V(SRC2, 4));
            } else if (!(V(SRD, 3) == 12)) {
                if (!(V(SRD, 3) == 13)) {
                    if (V(SRD, 3) == 14) {
                        for (uint64_t x4 = 0; x4 <= 15; x4++) {
                            USE(READ, F_R, V(SRC2, 4));
                            USE(WRITE(1), F_P, x4);
                        }
                    } else {
                        USE(READ, F_R, V(SRC2, 4));
                        binary_add_sr_40_part(u);
                    }
                }
            }
        }
        mov_sr_40_part(u);
    END(1)
    paths_unary_hswap_rr_40(u);
}

static void uses_mov_sr_30(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                USE(READ, F_R, V(SRC2, 4));
            } else if (V(SRD, 3) == 12) {
                USE(READ, F_R, V(SRC2, 4));
                USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
            } else if (V(SRD, 3) == 13) {
                USE(READ, F_R, V(SRC2, 4));
                USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
            } else if (V(SRD, 3) == 14) {
                for (uint64_t x4 = 0; x4 <= 15; x4++) {
                    USE(READ, F_R, V(SRC2, 4));
                    USE(WRITE(1), F_P, x4);
                }
            } else {
                USE(READ, F_R, V(SRC2, 4));
                binary_add_sr_40_part(u);
            }
        }
        mov_sr_40_part(u);
    END(1)
}

static void uses_mov_si_40(struct rt_uses *u)
{
    branch_reads(u, 6, 3);
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        if (!(V(SRD, 3) == 4)) {
            if (!(V(SRD, 3) == 10)) {
                if (!(V(SRD, 3) == 12)) {
                    if (!(V(SRD, 3) == 13)) {
                        if (V(SRD, 3) == 14) {
                            for (uint64_t x4 = 0; x4 <= 15; x4++) USE(WRITE(1), F_P, x4);
                        } else if (V(SRD, 3) == 15) {
                            USE(WRITE(1), F_ICNT, 0);
                            USE_PART(WRITE(1), F_STAT, K(0), BITS(12, 1));
                        } else if (V(SRD, 3) == 24) {
                            USE_PART(WRITE(1), F_SR, K(24), BITS(0, 1));
                            USE_PART(WRITE(1), F_SR, K(24), BITS(3, 1));
                        } else USE(WRITE(1), F_SR, V(SRD, 3));
                    }
                }
            }
        }
        binary_add_rr_40_part(u);
    END(1)
    paths_unary_hswap_rr_40(u);
}

static void uses_mov_si_30(struct rt_uses *u)
{
    guard_reads(u, 1, 2);
    IF(1, guard_value(u, 1, 2))
        if (!(V(SRD, 3) == 4)) {
            if (!(V(SRD, 3) == 10)) {
                if (V(SRD, 3) == 12) {
                    USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
                } else if (V(SRD, 3) == 13) {
                    USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
                } else if (V(SRD, 3) == 14) {
                    for (uint64_t x4 = 0; x4 <= 15; x4++) USE(WRITE(1), F_P, x4);
                } else if (V(SRD, 3) == 15) {
                    USE(WRITE(1), F_ICNT, 0);
                    USE_PART(WRITE(1), F_STAT, K(0), BITS(12, 1));
                } else if (V(SRD, 3) == 24) {
                    USE_PART(WRITE(1), F_SR, K(24), BITS(0, 1));
                    USE_PART(WRITE(1), F_SR, K(24), BITS(3, 1));
                } else USE(WRITE(1), F_SR, V(SRD, 3));
            }
        }
        binary_add_rr_40_part(u);
    END(1)
}

static void paths_set_setgt_r_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 7, 6, 8, 4);
}

static void set_setgt_r_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
        if (x1 == 0) {
            pd_reads(u, 1, 2, 1);
            USE(READ, F_R, V(SRC1, 3));
            s2_reads(u, 4, 2);
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 1) {
            pd_reads(u, 1, 2, 1);
            USE(READ, F_R, V(SRC1, 3));
            s2_reads(u, 4, 2);
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 2) {
            USE(READ, F_R, V(SRC1, 3));
            s2_reads(u, 4, 2);
            pd_writes(u, 1, 2, 1);
        }
    END(1)
}

static void uses_set_setgt_r_40(struct rt_uses *u)
{
    branch_reads(u, 7, 4);
    set_setgt_r_40_part(u);
    paths_set_setgt_r_40(u);
}

static void uses_set_setgt_r_30(struct rt_uses *u)
{
    set_setgt_r_40_part(u);
}

static void uses_set_setlep_r_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 7, 4);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(2)
            USE(READ, F_R, V(SRC1, 3));
            IF(1, OPEN) s2_reads(u, 4, 2); END(1)
        END_LET(2)
        binary_sext_rr_40_part(u, 2);
    END(2)
    paths_set_setgt_r_40(u);
    rt_leave(u);
}

static void uses_set_setlep_r_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(2)
            USE(READ, F_R, V(SRC1, 3));
            IF(1, OPEN) s2_reads(u, 4, 2); END(1)
        END_LET(2)
        binary_sext_rr_40_part(u, 2);
    END(2)
    rt_leave(u);
}

static void set_btest_r_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
        if (x1 == 0) {
            pd_reads(u, 1, 2, 1);
            s2_reads(u, 4, 2);
            USE_PART(READ, F_R, K(V(SRC1, 3)), BITS(rt_place(rt_slice(u, s2_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 1) {
            pd_reads(u, 1, 2, 1);
            s2_reads(u, 4, 2);
            USE_PART(READ, F_R, K(V(SRC1, 3)), BITS(rt_place(rt_slice(u, s2_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 2) {
            s2_reads(u, 4, 2);
            USE_PART(READ, F_R, K(V(SRC1, 3)), BITS(rt_place(rt_slice(u, s2_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        }
    END(1)
}

static void uses_set_btest_r_40(struct rt_uses *u)
{
    branch_reads(u, 7, 4);
    set_btest_r_40_part(u);
    paths_set_setgt_r_40(u);
}

static void uses_set_btest_r_30(struct rt_uses *u)
{
    set_btest_r_40_part(u);
}

static void set_setgt_s_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        if (V(SRS, 3) == 4) USE_PART(WRITE(1), F_STAT, K(0), BITS(11, 1));
        x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
        if (x1 == 0) {
            pd_reads(u, 1, 2, 1);
            USE(LATE, F_SR, V(SRS, 3));
            s2n_reads(u, 4, 2);
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 1) {
            pd_reads(u, 1, 2, 1);
            USE(LATE, F_SR, V(SRS, 3));
            s2n_reads(u, 4, 2);
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 2) {
            USE(LATE, F_SR, V(SRS, 3));
            s2n_reads(u, 4, 2);
            pd_writes(u, 1, 2, 1);
        }
    END(1)
}

static void uses_set_setgt_s_40(struct rt_uses *u)
{
    branch_reads(u, 7, 4);
    set_setgt_s_40_part(u);
    paths_set_setgt_r_40(u);
}

static void uses_set_setgt_s_30(struct rt_uses *u)
{
    set_setgt_s_40_part(u);
}

static void uses_set_setlep_s_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 7, 4);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(4)
            USE(LATE, F_SR, V(SRS, 3));
            IF(1, OPEN) s2n_reads(u, 4, 2); END(1)
        END_LET(4)
        if (V(SRS, 3) == 4) USE_PART(WRITE(1), F_STAT, K(0), BITS(11, 1));
        binary_sext_rr_40_part(u, 4);
    END(2)
    paths_set_setgt_r_40(u);
    rt_leave(u);
}

static void uses_set_setlep_s_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(4)
            USE(LATE, F_SR, V(SRS, 3));
            IF(1, OPEN) s2n_reads(u, 4, 2); END(1)
        END_LET(4)
        if (V(SRS, 3) == 4) USE_PART(WRITE(1), F_STAT, K(0), BITS(11, 1));
        binary_sext_rr_40_part(u, 4);
    END(2)
    rt_leave(u);
}

static void set_btest_s_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        if (V(SRS, 3) == 4) USE_PART(WRITE(1), F_STAT, K(0), BITS(11, 1));
        x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
        if (x1 == 0) {
            pd_reads(u, 1, 2, 1);
            s2n_reads(u, 4, 2);
            USE_PART(LATE, F_SR, K(V(SRS, 3)), BITS(rt_place(rt_slice(u, s2n_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 1) {
            pd_reads(u, 1, 2, 1);
            s2n_reads(u, 4, 2);
            USE_PART(LATE, F_SR, K(V(SRS, 3)), BITS(rt_place(rt_slice(u, s2n_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 2) {
            s2n_reads(u, 4, 2);
            USE_PART(LATE, F_SR, K(V(SRS, 3)), BITS(rt_place(rt_slice(u, s2n_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        }
    END(1)
}

static void uses_set_btest_s_40(struct rt_uses *u)
{
    branch_reads(u, 7, 4);
    set_btest_s_40_part(u);
    paths_set_setgt_r_40(u);
}

static void uses_set_btest_s_30(struct rt_uses *u)
{
    set_btest_s_40_part(u);
}

static void uses_set_setgt_d_40(struct rt_uses *u)
{
    branch_reads(u, 7, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_add_sr_40_part_2(u, 3, 4);
    END(1)
    paths_set_setgt_r_40(u);
}

static void uses_set_setgt_d_30(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        binary_add_sr_40_part_2(u, 3, 4);
    END(1)
}

static void uses_set_setlep_d_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 7, 4);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(2)
            USE(READ, F_R, V(SRC1, 3));
            IF(1, OPEN) s2n_reads(u, 4, 2); END(1)
        END_LET(2)
        binary_sext_rr_40_part(u, 2);
    END(2)
    paths_set_setgt_r_40(u);
    rt_leave(u);
}

static void uses_set_setlep_d_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(2, guard_value(u, 1, 3))
        LET(2)
            USE(READ, F_R, V(SRC1, 3));
            IF(1, OPEN) s2n_reads(u, 4, 2); END(1)
        END_LET(2)
        binary_sext_rr_40_part(u, 2);
    END(2)
    rt_leave(u);
}

static void set_btest_d_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
        if (x1 == 0) {
            pd_reads(u, 1, 2, 1);
            s2n_reads(u, 4, 2);
            USE_PART(READ, F_R, K(V(SRC1, 3)), BITS(rt_place(rt_slice(u, s2n_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 1) {
            pd_reads(u, 1, 2, 1);
            s2n_reads(u, 4, 2);
            USE_PART(READ, F_R, K(V(SRC1, 3)), BITS(rt_place(rt_slice(u, s2n_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        } else if (x1 == 2) {
            s2n_reads(u, 4, 2);
            USE_PART(READ, F_R, K(V(SRC1, 3)), BITS(rt_place(rt_slice(u, s2n_value(u, 4, 5, 2), 0,
                4)), 1));
            pd_writes(u, 1, 2, 1);
        }
    END(1)
}

static void uses_set_btest_d_40(struct rt_uses *u)
{
    branch_reads(u, 7, 4);
    set_btest_d_40_part(u);
    paths_set_setgt_r_40(u);
}

static void uses_set_btest_d_30(struct rt_uses *u)
{
    set_btest_d_40_part(u);
}

static void uses_complement_rr_40(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(READ, F_R, V(SRC1, 4));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void uses_complement_rr_30(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(READ, F_R, V(SRC1, 4));
        USE(WRITE(1), F_R, V(DST, 3));
        binary_add_rr_40_part(u);
    END(1)
}

static void uses_complement_rs_40(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(LATE, F_SR, V(SRS, 4));
        binary_add_rs_40_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void uses_complement_rs_30(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(LATE, F_SR, V(SRS, 4));
        binary_add_rs_40_part(u);
    END(1)
}

static void complement_sr_40_part(struct rt_uses *u)
{
    uint64_t x1 = 0;
    x1 = rt_bits(mode_value(u, 0, 0), 0, 2);
    if (x1 == 0) {
        pd_reads(u, 1, 2, 1);
        USE(READ, F_R, V(SRC1, 4));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 1) {
        pd_reads(u, 1, 2, 1);
        USE(READ, F_R, V(SRC1, 4));
        pd_writes(u, 1, 2, 1);
    } else if (x1 == 2) {
        USE(READ, F_R, V(SRC1, 4));
        pd_writes(u, 1, 2, 1);
    }
}

static void uses_complement_sr_40(struct rt_uses *u)
{
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                USE(READ, F_R, V(SRC1, 4));
            } else if (!(V(SRD, 3) == 12)) {
                if (!(V(SRD, 3) == 13)) {
                    if (V(SRD, 3) == 14) {
                        for (uint64_t x5 = 0; x5 <= 15; x5++) {
                            USE(READ, F_R, V(SRC1, 4));
                            USE(WRITE(1), F_P, x5);
                        }
                    } else {
                        USE(READ, F_R, V(SRC1, 4));
                        binary_add_sr_40_part(u);
                    }
                }
            }
        }
        complement_sr_40_part(u);
    END(1)
    paths_binary_add_rr_40(u);
}

static void uses_complement_sr_30(struct rt_uses *u)
{
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                USE(READ, F_R, V(SRC1, 4));
            } else if (V(SRD, 3) == 12) {
                USE(READ, F_R, V(SRC1, 4));
                USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
            } else if (V(SRD, 3) == 13) {
                USE(READ, F_R, V(SRC1, 4));
                USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
            } else if (V(SRD, 3) == 14) {
                for (uint64_t x5 = 0; x5 <= 15; x5++) {
                    USE(READ, F_R, V(SRC1, 4));
                    USE(WRITE(1), F_P, x5);
                }
            } else {
                USE(READ, F_R, V(SRC1, 4));
                binary_add_sr_40_part(u);
            }
        }
        complement_sr_40_part(u);
    END(1)
}

static void paths_bra_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 3, 2, 4, 1);
    IF(2, guard_value(u, 1, 0)) JUMP(JUMPS, 2, K(V(BTARG, 0))); END(2)
}

static void uses_bra_40(struct rt_uses *u)
{
    branch_reads(u, 3, 1);
    guard_reads(u, 1, 0);
    paths_bra_40(u);
}

static void paths_bra_30(struct rt_uses *u)
{
    IF(1, guard_value(u, 1, 0)) JUMP(JUMPS, 2, K(V(BTARG, 0))); END(1)
}

static void uses_bra_30(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    paths_bra_30(u);
}

static void paths_call_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 3, 2, 4, 1);
    IF(2, guard_value(u, 1, 0)) JUMP(CALLS, 2, K(V(BTARG, 0))); END(2)
}

static void uses_call_40(struct rt_uses *u)
{
    branch_reads(u, 3, 1);
    guard_reads(u, 1, 0);
    paths_call_40(u);
}

static void paths_call_30(struct rt_uses *u)
{
    IF(1, guard_value(u, 1, 0)) JUMP(CALLS, 2, K(V(BTARG, 0))); END(1)
}

static void uses_call_30(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    paths_call_30(u);
}

static void paths_ret_40(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = branch_value(u, 2, 1, 3, 1);
    IF(1, rt_test_of(u, rt_slice(u, x1, 0, 1))) JUMP(JUMPS, 2, rt_slice(u, x1, 1, 11)); END(1)
    IF(2, guard_value(u, 0, 0)) JUMP(RETURNS, 2, UNKNOWN); END(2)
}

static void uses_ret_40(struct rt_uses *u)
{
    branch_reads(u, 2, 1);
    guard_reads(u, 0, 0);
    paths_ret_40(u);
}

static void paths_ret_30(struct rt_uses *u)
{
    IF(1, guard_value(u, 0, 0)) JUMP(RETURNS, 2, UNKNOWN); END(1)
}

static void uses_ret_30(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
    paths_ret_30(u);
}

static void paths_sleep_40(struct rt_uses *u)
{
    rt_value x1 = UNKNOWN;
    x1 = branch_value(u, 2, 1, 3, 1);
    IF(1, rt_test_of(u, rt_slice(u, x1, 0, 1))) JUMP(JUMPS, 2, rt_slice(u, x1, 1, 11)); END(1)
}

static void uses_sleep_40(struct rt_uses *u)
{
    branch_reads(u, 2, 1);
    guard_reads(u, 0, 0);
    IF(2, guard_value(u, 0, 0))
        USE_PART(WAIT, F_STAT, K(0), BITS(10, 1));
        IF(1, rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_STAT, K(0)), 10, 1))))
            USE_PART(WAIT, F_STAT, K(0), BITS(11, 1));
        END(1)
    END(2)
    paths_sleep_40(u);
}

static void uses_sleep_30(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
    IF(2, guard_value(u, 0, 0))
        USE_PART(WAIT, F_STAT, K(0), BITS(10, 1));
        IF(1, rt_not(rt_test_of(u, rt_slice(u, rt_content(u, F_STAT, K(0)), 10, 1))))
            USE_PART(WAIT, F_STAT, K(0), BITS(11, 1));
        END(1)
    END(2)
}

static void paths_wait_wstc_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 3, 2, 4, 1);
}

static void uses_wait_wstc_40(struct rt_uses *u)
{
    branch_reads(u, 3, 1);
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE_PART(WAIT, F_STAT, K(0), BITS(V(I4, 0), 1)); END(1)
    paths_wait_wstc_40(u);
}

static void uses_wait_wstc_30(struct rt_uses *u)
{
    guard_reads(u, 1, 0);
    IF(1, guard_value(u, 1, 0)) USE_PART(WAIT, F_STAT, K(0), BITS(V(I4, 0), 1)); END(1)
}

static void paths_logic_and_free_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 6, 5, 7, 1);
}

static void uses_logic_and_free_40(struct rt_uses *u)
{
    branch_reads(u, 6, 1);
    USE(READ, F_P, V(PS1, 2));
    USE(READ, F_P, V(PS2, 4));
    USE(WRITE(1), F_P, V(PRED, 0));
    paths_logic_and_free_40(u);
}

static void uses_logic_and_free_30(struct rt_uses *u)
{
    USE(READ, F_P, V(PS1, 2));
    USE(READ, F_P, V(PS2, 4));
    USE(WRITE(1), F_P, V(PRED, 0));
}

static void paths_logic_and_guarded_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 7, 6, 8, 1);
}

static void uses_logic_and_guarded_40(struct rt_uses *u)
{
    branch_reads(u, 7, 1);
    USE(READ, F_P, V(PRED, 5));
    IF(1, FLAG(F_P, V(PRED, 5)))
        USE(READ, F_P, V(PS1, 2));
        USE(READ, F_P, V(PS2, 4));
        USE(WRITE(1), F_P, V(PDST, 0));
    END(1)
    paths_logic_and_guarded_40(u);
}

static void uses_logic_and_guarded_30(struct rt_uses *u)
{
    USE(READ, F_P, V(PRED, 5));
    IF(1, FLAG(F_P, V(PRED, 5)))
        USE(READ, F_P, V(PS1, 2));
        USE(READ, F_P, V(PS2, 4));
        USE(WRITE(1), F_P, V(PDST, 0));
    END(1)
}

static void uses_nop_40(struct rt_uses *u)
{
    branch_reads(u, 2, 1);
    guard_reads(u, 0, 0);
    paths_sleep_40(u);
}

static void uses_nop_30(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
}

static void uses_clicnt_40(struct rt_uses *u)
{
    branch_reads(u, 2, 1);
    guard_reads(u, 0, 0);
    IF(1, guard_value(u, 0, 0))
        USE(WRITE(1), F_ICNT, 0);
        USE_PART(WRITE(1), F_STAT, K(0), BITS(12, 1));
    END(1)
    paths_sleep_40(u);
}

static void uses_clicnt_30(struct rt_uses *u)
{
    guard_reads(u, 0, 0);
    IF(1, guard_value(u, 0, 0))
        USE(WRITE(1), F_ICNT, 0);
        USE_PART(WRITE(1), F_STAT, K(0), BITS(12, 1));
    END(1)
}

static void paths_lmul_lmulu_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 5, 4, 6, 2);
}

static void uses_lmul_lmulu_40(struct rt_uses *u)
{
    branch_reads(u, 5, 2);
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        BUSY(0, 3);
        USE(READ, F_R, V(SRC1, 0));
        s2_reads(u, 1, 0);
        USE(WRITE_BY(0, 3), F_L, 0);
    END(1)
    paths_lmul_lmulu_40(u);
}

static void uses_lmul_lmulu_30(struct rt_uses *u)
{
    guard_reads(u, 3, 1);
    IF(1, guard_value(u, 3, 1))
        BUSY(0, 3);
        USE(READ, F_R, V(SRC1, 0));
        s2_reads(u, 1, 0);
        USE(WRITE_BY(0, 3), F_L, 0);
    END(1)
}

static void paths_lshift_lsrr_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 4, 3, 5, 2);
}

static void uses_lshift_lsrr_40(struct rt_uses *u)
{
    branch_reads(u, 4, 2);
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        BUSY(0, 1);
        USE(READ, F_L, 0);
        s2_reads(u, 0, 0);
        USE(WRITE_BY(0, 1), F_L, 0);
    END(1)
    paths_lshift_lsrr_40(u);
}

static void uses_lshift_lsrr_30(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(1, guard_value(u, 2, 1))
        BUSY(0, 1);
        USE(READ, F_L, 0);
        s2_reads(u, 0, 0);
        USE(WRITE_BY(0, 1), F_L, 0);
    END(1)
}

static void uses_ldivu(struct rt_uses *u)
{
    guard_reads(u, 2, 1);
    IF(2, guard_value(u, 2, 1))
        BUSY(0, 34);
        s2_reads(u, 0, 0);
        IF(1, OPEN) USE(READ, F_L, 0); END(1)
        USE(WRITE_BY(0, 34), F_L, 0);
    END(2)
}

static void lut_rr_40_part(struct rt_uses *u, unsigned n1, unsigned n2, unsigned n3, unsigned n4,
    rt_value x1)
{
    IF(1, OPEN)
        LET(n1)
            IF(2, OPEN)
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 1));
                IF(3, rt_test_of(u, rt_slice(u, rt_content(u, F_R, K(V(SRC1, 4))), 0, 1))) USE(LATE,
                    F_SR, 18);
                ELSE(3) USE(LATE, F_SR, 16); END(3)
            END(2)
            IF(4, OPEN)
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 1));
                IF(5, rt_test_of(u, rt_slice(u, rt_content(u, F_R, K(V(SRC1, 4))), 0, 1))) USE(LATE,
                    F_SR, 19);
                ELSE(5) USE(LATE, F_SR, 17); END(5)
            END(4)
            IF(6, OPEN)
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 1));
                IF(7, rt_test_of(u, rt_slice(u, rt_content(u, F_R, K(V(SRC1, 4))), 0, 1))) USE(LATE,
                    F_SR, 21);
                ELSE(7) USE(LATE, F_SR, 20); END(7)
            END(6)
            IF(8, OPEN)
                USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 1));
                IF(9, rt_test_of(u, rt_slice(u, rt_content(u, F_R, K(V(SRC1, 4))), 0, 1))) USE(LATE,
                    F_SR, 23);
                ELSE(9) USE(LATE, F_SR, 22); END(9)
            END(8)
        END_LET(n1)
        LET(n2)
            IF(10, OPEN) NEED(n1); END(10)
        END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 3));
        NEED(n4);
        LET(n2)
            IF(11, OPEN) NEED(n4); END(11)
        END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
        USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 2));
        IF(12, rt_not(rt_eq(u, x1, K(0)))) USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 3)); END(12)
        LET(n2) USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 3)); END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
        IF(13, rt_not(rt_eq(u, x1, K(0))))
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 3));
            IF(14, OPEN) NEED(n4); END(14)
        END(13)
        LET(n2)
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 2));
            NEED(n4);
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 3));
        END_LET(n2)
        LET(n3)
            USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(8, 2));
            NEED(n4);
        END_LET(n3)
        LET(n2) USE_PART(READ, F_R, K(V(SRC1, 4)), BITS(0, 2)); END_LET(n2)
        LET(n3) NEED(n2); END_LET(n3)
    END(1)
}

static void lut_rr_40_part_2(struct rt_uses *u, unsigned n1, unsigned n2)
{
    rt_value x2 = UNKNOWN;
    struct rt_local x1 = NOTHING;
    IF(1, OPEN)
        rt_assign(u, &x1, K(4));
        rt_assign(u, &x1, K(1));
        rt_assign(u, &x1, K(2));
        rt_assign(u, &x1, K(0));
    END(1)
    x2 = x1.number;
    IF(2, rt_not(rt_either(rt_eq(u, x2, K(1)), rt_eq(u, x2, K(2)))))
        IF(3, OPEN)
            LET(n1) USE_PART(LATE, F_SR, K(24), BITS(3, 1)); END_LET(n1)
        END(3)
    END(2)
    LET(n2) NEED(n1); END_LET(n2)
}

static void lut_rr_40_part_3(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN;
    struct rt_local x1 = NOTHING;
    guard_reads(u, 1, 3);
    IF(1, guard_value(u, 1, 3))
        USE(LATE, F_SR, 30);
        IF(2, OPEN)
            rt_assign(u, &x1, K(4));
            rt_assign(u, &x1, K(1));
            rt_assign(u, &x1, K(2));
            rt_assign(u, &x1, K(0));
        END(2)
        x2 = x1.number;
        lut_rr_40_part_2(u, 8, 11);
        s2_reads(u, 5, 2);
        lut_rr_40_part(u, 12, 13, 14, 11, x2);
        NEED(13);
        USE(WRITE(1), F_R, V(DST, 3));
        LET(21) NEED(14); END_LET(21)
        binary_sext_rr_40_part(u, 21);
    END(1)
}

static void uses_lut_rr_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    lut_rr_40_part_3(u);
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_lut_rr_30(struct rt_uses *u)
{
    rt_enter(u);
    lut_rr_40_part_3(u);
    rt_leave(u);
}

static void lut_rs_40_part(struct rt_uses *u)
{
    rt_value x2 = UNKNOWN, x4 = UNKNOWN;
    struct rt_local x1 = NOTHING, x3 = NOTHING;
    IF(1, OPEN)
        rt_assign(u, &x1, K(4));
        rt_assign(u, &x1, K(1));
        rt_assign(u, &x1, K(2));
        rt_assign(u, &x1, K(0));
    END(1)
    x2 = x1.number;
    IF(2, OPEN)
        rt_assign(u, &x3, K(4));
        rt_assign(u, &x3, K(1));
        rt_assign(u, &x3, K(2));
        rt_assign(u, &x3, K(0));
    END(2)
    x4 = x3.number;
    IF(3, rt_not(rt_either(rt_eq(u, x4, K(1)), rt_eq(u, x4, K(2)))))
        IF(4, OPEN)
            LET(10) USE_PART(LATE, F_SR, K(24), BITS(3, 1)); END_LET(10)
        END(4)
    END(3)
    LET(13) NEED(10); END_LET(13)
    s2n_reads(u, 5, 2);
    IF(5, OPEN)
        LET(14)
            IF(6, OPEN)
                USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 1));
                IF(7, rt_test_of(u, rt_slice(u, rt_content(u, F_SR, K(V(SRS, 4))), 0, 1))) USE(LATE,
                    F_SR, 18);
                ELSE(7) USE(LATE, F_SR, 16); END(7)
            END(6)
            IF(8, OPEN)
                USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 1));
                IF(9, rt_test_of(u, rt_slice(u, rt_content(u, F_SR, K(V(SRS, 4))), 0, 1))) USE(LATE,
                    F_SR, 19);
                ELSE(9) USE(LATE, F_SR, 17); END(9)
            END(8)
            IF(10, OPEN)
                USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 1));
                IF(11, rt_test_of(u, rt_slice(u, rt_content(u, F_SR, K(V(SRS, 4))), 0, 1)))
                    USE(LATE, F_SR, 21);
                ELSE(11) USE(LATE, F_SR, 20); END(11)
            END(10)
            IF(12, OPEN)
                USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 1));
                IF(13, rt_test_of(u, rt_slice(u, rt_content(u, F_SR, K(V(SRS, 4))), 0, 1)))
                    USE(LATE, F_SR, 23);
                ELSE(13) USE(LATE, F_SR, 22); END(13)
            END(12)
        END_LET(14)
        LET(15)
            IF(14, OPEN) NEED(14); END(14)
        END_LET(15)
        LET(16) NEED(15); END_LET(16)
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 3));
        NEED(13);
        LET(15)
            IF(15, OPEN) NEED(13); END(15)
        END_LET(15)
        LET(16) NEED(15); END_LET(16)
        USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(8, 2));
        IF(16, rt_not(rt_eq(u, x2, K(0)))) USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 3)); END(16)
        LET(15) USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 3)); END_LET(15)
        LET(16) NEED(15); END_LET(16)
        IF(17, rt_not(rt_eq(u, x2, K(0))))
            USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 3));
            IF(18, OPEN) NEED(13); END(18)
        END(17)
        LET(15)
            USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(8, 2));
            NEED(13);
            USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 3));
        END_LET(15)
        LET(16)
            USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(8, 2));
            NEED(13);
        END_LET(16)
        LET(15) USE_PART(LATE, F_SR, K(V(SRS, 4)), BITS(0, 2)); END_LET(15)
        LET(16) NEED(15); END_LET(16)
    END(5)
    NEED(15);
    USE(WRITE(1), F_R, V(DST, 3));
    if (V(SRS, 4) == 4) USE_PART(WRITE(1), F_STAT, K(0), BITS(11, 1));
    LET(23) NEED(16); END_LET(23)
}

static void uses_lut_rs_40(struct rt_uses *u)
{
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(32, guard_value(u, 1, 3))
        USE(LATE, F_SR, 30);
        lut_rs_40_part(u);
        binary_sext_rr_40_part(u, 23);
    END(32)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_lut_rs_30(struct rt_uses *u)
{
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(32, guard_value(u, 1, 3))
        USE(LATE, F_SR, 30);
        lut_rs_40_part(u);
        binary_sext_rr_40_part(u, 23);
    END(32)
    rt_leave(u);
}

static void uses_lut_sr_40(struct rt_uses *u)
{
    rt_value x8 = UNKNOWN;
    struct rt_local x7 = NOTHING;
    rt_enter(u);
    branch_reads(u, 8, 4);
    guard_reads(u, 1, 3);
    IF(32, guard_value(u, 1, 3))
        USE(LATE, F_SR, 30);
        IF(3, OPEN)
            rt_assign(u, &x7, K(4));
            rt_assign(u, &x7, K(1));
            rt_assign(u, &x7, K(2));
            rt_assign(u, &x7, K(0));
        END(3)
        x8 = x7.number;
        lut_rr_40_part_2(u, 9, 12);
        s2n_reads(u, 5, 2);
        lut_rr_40_part(u, 13, 14, 15, 12, x8);
        LET(22) NEED(14); END_LET(22)
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                NEED(22);
            } else if (!(V(SRD, 3) == 12)) {
                if (!(V(SRD, 3) == 13)) {
                    if (V(SRD, 3) == 14) {
                        for (uint64_t x23 = 0; x23 <= 15; x23++) {
                            NEED(22);
                            USE(WRITE(1), F_P, x23);
                        }
                    } else if (V(SRD, 3) == 15) {
                        NEED(22);
                        USE(WRITE(1), F_ICNT, 0);
                        USE_PART(WRITE(1), F_STAT, K(0), BITS(12, 1));
                    } else if (V(SRD, 3) == 24) {
                        NEED(22);
                        USE_PART(WRITE(1), F_SR, K(24), BITS(0, 1));
                        USE_PART(WRITE(1), F_SR, K(24), BITS(3, 1));
                    } else {
                        NEED(14);
                        USE(WRITE(1), F_SR, V(SRD, 3));
                    }
                }
            }
        }
        LET(24) NEED(15); END_LET(24)
        binary_sext_rr_40_part(u, 24);
    END(32)
    paths_binary_add_rr_40(u);
    rt_leave(u);
}

static void uses_lut_sr_30(struct rt_uses *u)
{
    rt_value x8 = UNKNOWN;
    struct rt_local x7 = NOTHING;
    rt_enter(u);
    guard_reads(u, 1, 3);
    IF(32, guard_value(u, 1, 3))
        USE(LATE, F_SR, 30);
        IF(3, OPEN)
            rt_assign(u, &x7, K(4));
            rt_assign(u, &x7, K(1));
            rt_assign(u, &x7, K(2));
            rt_assign(u, &x7, K(0));
        END(3)
        x8 = x7.number;
        lut_rr_40_part_2(u, 9, 12);
        s2n_reads(u, 5, 2);
        lut_rr_40_part(u, 13, 14, 15, 12, x8);
        LET(22) NEED(14); END_LET(22)
        if (!(V(SRD, 3) == 4)) {
            if (V(SRD, 3) == 10) {
                NEED(22);
            } else if (V(SRD, 3) == 12) {
                NEED(22);
                USE_PART(WRITE(1), F_L, K(0), BITS(16, 16));
            } else if (V(SRD, 3) == 13) {
                NEED(22);
                USE_PART(WRITE(1), F_L, K(0), BITS(0, 16));
            } else if (V(SRD, 3) == 14) {
                for (uint64_t x23 = 0; x23 <= 15; x23++) {
                    NEED(22);
                    USE(WRITE(1), F_P, x23);
                }
            } else if (V(SRD, 3) == 15) {
                NEED(22);
                USE(WRITE(1), F_ICNT, 0);
                USE_PART(WRITE(1), F_STAT, K(0), BITS(12, 1));
            } else if (V(SRD, 3) == 24) {
                NEED(22);
                USE_PART(WRITE(1), F_SR, K(24), BITS(0, 1));
                USE_PART(WRITE(1), F_SR, K(24), BITS(3, 1));
            } else {
                NEED(14);
                USE(WRITE(1), F_SR, V(SRD, 3));
            }
        }
        LET(24) NEED(15); END_LET(24)
        binary_sext_rr_40_part(u, 24);
    END(32)
    rt_leave(u);
}

static void paths_ld_d_40(struct rt_uses *u)
{
    binary_add_rr_40_part_2(u, 7, 6, 8, 2);
}

static void laddr_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        USE(READ, F_R, V(SRC1, v1));
        USE(READ, F_R, V(SRC2, v2));
    }
    if (LINE(l3) == 1 || LINE(l3) == 2 || LINE(l3) == 4) USE(READ, F_R, V(SRC1, v1));
}

static void uses_ld_d_40(struct rt_uses *u)
{
    branch_reads(u, 7, 2);
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        laddr_reads(u, 1, 2, 0);
        USE(WRITE(3), F_R, V(DST, 0));
    END(1)
    paths_ld_d_40(u);
}

static void uses_ld_d_30(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        laddr_reads(u, 1, 2, 0);
        USE(WRITE(3), F_R, V(DST, 0));
    END(1)
}

static void saddr_reads(struct rt_uses *u, int v1, int v2, int l3)
{
    if (LINE(l3) == 0) {
        USE(READ, F_R, V(DST, v1));
        USE(READ, F_R, V(SRC1, v2));
    }
    if (LINE(l3) == 1 || LINE(l3) == 3 || LINE(l3) == 5) USE(READ, F_R, V(SRC1, v2));
    if (LINE(l3) == 2) USE(READ, F_R, V(DST, v1));
}

static void uses_st_d_40(struct rt_uses *u)
{
    branch_reads(u, 7, 2);
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(SRC2, 4));
        saddr_reads(u, 0, 1, 0);
    END(1)
    paths_ld_d_40(u);
}

static void uses_st_d_30(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
    IF(1, guard_value(u, 5, 1))
        USE(READ, F_R, V(SRC2, 4));
        saddr_reads(u, 0, 1, 0);
    END(1)
}

static void uses_st_vp_40(struct rt_uses *u)
{
    branch_reads(u, 7, 2);
    guard_reads(u, 5, 1);
    paths_ld_d_40(u);
}

static void uses_st_vp_30(struct rt_uses *u)
{
    guard_reads(u, 5, 1);
}

static void sr_4_reads(struct rt_uses *u)
{
    USE(LATE, F_H2V, 0);
}

static void sr_4_writes(struct rt_uses *u)
{
    USE(WRITE(0), F_H2V, 0);
}

static void sr_6_reads(struct rt_uses *u)
{
    USE(LATE, F_STAT, 0);
}

static void sr_6_writes(struct rt_uses *u)
{
    USE(WRITE(0), F_STAT, 0);
}

static void sr_12_reads(struct rt_uses *u)
{
    USE_PART(LATE, F_L, K(0), BITS(16, 16));
}

static void sr_12_writes(struct rt_uses *u)
{
    USE_PART(WRITE(0), F_L, K(0), BITS(16, 16));
}

static void sr_13_reads(struct rt_uses *u)
{
    USE_PART(LATE, F_L, K(0), BITS(0, 16));
}

static void sr_13_writes(struct rt_uses *u)
{
    USE_PART(WRITE(0), F_L, K(0), BITS(0, 16));
}

static void sr_14_reads(struct rt_uses *u)
{
    USE(LATE, F_P, 0);
    USE(LATE, F_P, 1);
    USE(LATE, F_P, 2);
    USE(LATE, F_P, 3);
    USE(LATE, F_P, 4);
    USE(LATE, F_P, 5);
    USE(LATE, F_P, 6);
    USE(LATE, F_P, 7);
    USE(LATE, F_P, 8);
    USE(LATE, F_P, 9);
    USE(LATE, F_P, 10);
    USE(LATE, F_P, 11);
    USE(LATE, F_P, 12);
    USE(LATE, F_P, 13);
    USE(LATE, F_P, 14);
    USE(LATE, F_P, 15);
}

static void sr_15_reads(struct rt_uses *u)
{
    USE(READ, F_ICNT, 0);
}

static void sr_15_writes(struct rt_uses *u)
{
    USE(WRITE(0), F_ICNT, 0);
}

static rt_value p_1_value(struct rt_uses *u)
{
    return rt_of_test(u, rt_not(FLAG(F_P, 0)));
}

static void p_1_reads(struct rt_uses *u)
{
    USE(READ, F_P, 0);
}

static rt_uses_of *const paths[VUC_FORMS] = {
    [VUC_BINARY_ADD_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SUB_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SUBR_RR] = paths_binary_add_rr_40,
    [VUC_BINARY_CLAMPLEP_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_CLAMPS_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SEXT_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_BSET_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_BCLR_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SHL_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SHR_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SAR_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_AND_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_OR_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_XOR_RR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_ADD_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SUB_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SUBR_RS] = paths_binary_add_rr_40,
    [VUC_BINARY_CLAMPLEP_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_CLAMPS_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SEXT_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_BSET_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_BCLR_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SHL_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SHR_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SAR_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_AND_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_OR_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_XOR_RS_40] = paths_binary_add_rr_40,
    [VUC_BINARY_ADD_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SUB_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SUBR_SR] = paths_binary_add_rr_40,
    [VUC_BINARY_CLAMPLEP_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_CLAMPS_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SEXT_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_BSET_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_BCLR_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SHL_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SHR_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_SAR_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_AND_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_OR_SR_40] = paths_binary_add_rr_40,
    [VUC_BINARY_XOR_SR_40] = paths_binary_add_rr_40,
    [VUC_UNARY_HSWAP_RR_40] = paths_unary_hswap_rr_40,
    [VUC_UNARY_HSWAP_RS_40] = paths_unary_hswap_rr_40,
    [VUC_UNARY_HSWAP_SR_40] = paths_unary_hswap_rr_40,
    [VUC_SLCT_RR_40] = paths_binary_add_rr_40,
    [VUC_SLCT_RS_40] = paths_binary_add_rr_40,
    [VUC_SLCT_SR_40] = paths_binary_add_rr_40,
    [VUC_MOV_R_40] = paths_unary_hswap_rr_40,
    [VUC_MOV_I_40] = paths_unary_hswap_rr_40,
    [VUC_MOV_SR_40] = paths_unary_hswap_rr_40,
    [VUC_MOV_SI_40] = paths_unary_hswap_rr_40,
    [VUC_SET_SETGT_R_40] = paths_set_setgt_r_40,
    [VUC_SET_SETLT_R_40] = paths_set_setgt_r_40,
    [VUC_SET_SETEQ_R_40] = paths_set_setgt_r_40,
    [VUC_SET_SETLEP_R_40] = paths_set_setgt_r_40,
    [VUC_SET_SETZERO_R] = paths_set_setgt_r_40,
    [VUC_SET_BTEST_R_40] = paths_set_setgt_r_40,
    [VUC_SET_SETGT_S_40] = paths_set_setgt_r_40,
    [VUC_SET_SETLT_S_40] = paths_set_setgt_r_40,
    [VUC_SET_SETEQ_S_40] = paths_set_setgt_r_40,
    [VUC_SET_SETLEP_S_40] = paths_set_setgt_r_40,
    [VUC_SET_SETZERO_S] = paths_set_setgt_r_40,
    [VUC_SET_BTEST_S_40] = paths_set_setgt_r_40,
    [VUC_SET_SETGT_D_40] = paths_set_setgt_r_40,
    [VUC_SET_SETLT_D_40] = paths_set_setgt_r_40,
    [VUC_SET_SETEQ_D_40] = paths_set_setgt_r_40,
    [VUC_SET_SETLEP_D_40] = paths_set_setgt_r_40,
    [VUC_SET_SETZERO_D] = paths_set_setgt_r_40,
    [VUC_SET_BTEST_D_40] = paths_set_setgt_r_40,
    [VUC_COMPLEMENT_RR_40] = paths_binary_add_rr_40,
    [VUC_COMPLEMENT_RS_40] = paths_binary_add_rr_40,
    [VUC_COMPLEMENT_SR_40] = paths_binary_add_rr_40,
    [VUC_BRA_40] = paths_bra_40,
    [VUC_BRA_30] = paths_bra_30,
    [VUC_CALL_40] = paths_call_40,
    [VUC_CALL_30] = paths_call_30,
    [VUC_RET_40] = paths_ret_40,
    [VUC_RET_30] = paths_ret_30,
    [VUC_SLEEP_40] = paths_sleep_40,
    [VUC_WAIT_WSTC_40] = paths_wait_wstc_40,
    [VUC_WAIT_WSTS_40] = paths_wait_wstc_40,
    [VUC_LOGIC_AND_FREE_40] = paths_logic_and_free_40,
    [VUC_LOGIC_OR_FREE_40] = paths_logic_and_free_40,
    [VUC_LOGIC_XOR_FREE_40] = paths_logic_and_free_40,
    [VUC_LOGIC_AND_GUARDED_40] = paths_logic_and_guarded_40,
    [VUC_LOGIC_OR_GUARDED_40] = paths_logic_and_guarded_40,
    [VUC_LOGIC_XOR_GUARDED_40] = paths_logic_and_guarded_40,
    [VUC_NOP_40] = paths_sleep_40,
    [VUC_CLICNT_40] = paths_sleep_40,
    [VUC_ENGINE_MBIREAD_40] = paths_sleep_40,
    [VUC_ENGINE_MBINEXT_40] = paths_sleep_40,
    [VUC_ENGINE_MVSREAD_40] = paths_sleep_40,
    [VUC_ENGINE_MVSWRITE_40] = paths_sleep_40,
    [VUC_NAMED_ONLY_O21_40] = paths_sleep_40,
    [VUC_NAMED_ONLY_O22_40] = paths_sleep_40,
    [VUC_NAMED_ONLY_O23_40] = paths_sleep_40,
    [VUC_NAMED_ONLY_O25_40] = paths_sleep_40,
    [VUC_NAMED_ONLY_O26_40] = paths_sleep_40,
    [VUC_NAMED_ONLY_O2B_40] = paths_sleep_40,
    [VUC_NAMED_ONLY_O2C_40] = paths_sleep_40,
    [VUC_LMUL_LMULU_40] = paths_lmul_lmulu_40,
    [VUC_LMUL_LMULS_40] = paths_lmul_lmulu_40,
    [VUC_LSHIFT_LSRR_40] = paths_lshift_lsrr_40,
    [VUC_LUT_RR_40] = paths_binary_add_rr_40,
    [VUC_LUT_RS_40] = paths_binary_add_rr_40,
    [VUC_LUT_SR_40] = paths_binary_add_rr_40,
    [VUC_LD_D_40] = paths_ld_d_40,
    [VUC_LD_PWT_40] = paths_ld_d_40,
    [VUC_LD_MVSI_40] = paths_ld_d_40,
    [VUC_LD_B6_40] = paths_ld_d_40,
    [VUC_LD_B7_40] = paths_ld_d_40,
    [VUC_ST_D_40] = paths_ld_d_40,
    [VUC_ST_MVSO_40] = paths_ld_d_40,
    [VUC_ST_B6_40] = paths_ld_d_40,
    [VUC_ST_B7_40] = paths_ld_d_40,
    [VUC_ST_VP_40] = paths_ld_d_40,
};

static rt_uses_of *const forms[] = {
    [VUC_BINARY_ADD_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_ADD_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SUB_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SUB_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SUBR_RR] = uses_binary_subr_rr,
    [VUC_BINARY_AVGS_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_AVGU_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_CLAMPLEP_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_CLAMPLEP_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_CLAMPS_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_CLAMPS_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SEXT_RR_40] = uses_binary_sext_rr_40,
    [VUC_BINARY_SEXT_RR_30] = uses_binary_sext_rr_30,
    [VUC_BINARY_BSET_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_BSET_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_BCLR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_BCLR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SHL_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SHL_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SHR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SHR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_SAR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_SAR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_AND_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_AND_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_OR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_OR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_XOR_RR_40] = uses_binary_add_rr_40,
    [VUC_BINARY_XOR_RR_30] = uses_binary_add_rr_30,
    [VUC_BINARY_MIN_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_MAX_RR] = uses_binary_add_rr_30,
    [VUC_BINARY_ADD_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_ADD_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SUB_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SUB_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SUBR_RS] = uses_binary_subr_rs,
    [VUC_BINARY_AVGS_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_AVGU_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_CLAMPLEP_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_CLAMPLEP_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_CLAMPS_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_CLAMPS_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SEXT_RS_40] = uses_binary_sext_rs_40,
    [VUC_BINARY_SEXT_RS_30] = uses_binary_sext_rs_30,
    [VUC_BINARY_BSET_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_BSET_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_BCLR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_BCLR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SHL_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SHL_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SHR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SHR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_SAR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_SAR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_AND_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_AND_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_OR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_OR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_XOR_RS_40] = uses_binary_add_rs_40,
    [VUC_BINARY_XOR_RS_30] = uses_binary_add_rs_30,
    [VUC_BINARY_MIN_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_MAX_RS] = uses_binary_add_rs_30,
    [VUC_BINARY_ADD_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_ADD_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SUB_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SUB_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SUBR_SR] = uses_binary_subr_sr,
    [VUC_BINARY_AVGS_SR] = uses_binary_add_sr_30,
    [VUC_BINARY_AVGU_SR] = uses_binary_add_sr_30,
    [VUC_BINARY_CLAMPLEP_SR_40] = uses_binary_clamplep_sr_40,
    [VUC_BINARY_CLAMPLEP_SR_30] = uses_binary_clamplep_sr_30,
    [VUC_BINARY_CLAMPS_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_CLAMPS_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SEXT_SR_40] = uses_binary_sext_sr_40,
    [VUC_BINARY_SEXT_SR_30] = uses_binary_sext_sr_30,
    [VUC_BINARY_BSET_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_BSET_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_BCLR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_BCLR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SHL_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SHL_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SHR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SHR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_SAR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_SAR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_AND_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_AND_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_OR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_OR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_XOR_SR_40] = uses_binary_add_sr_40,
    [VUC_BINARY_XOR_SR_30] = uses_binary_add_sr_30,
    [VUC_BINARY_MIN_SR] = uses_binary_min_sr,
    [VUC_BINARY_MAX_SR] = uses_binary_min_sr,
    [VUC_UNARY_DIV2S_RR] = uses_unary_div2s_rr,
    [VUC_UNARY_HSWAP_RR_40] = uses_unary_hswap_rr_40,
    [VUC_UNARY_HSWAP_RR_30] = uses_unary_hswap_rr_30,
    [VUC_UNARY_DIV2S_RS] = uses_unary_div2s_rs,
    [VUC_UNARY_HSWAP_RS_40] = uses_unary_hswap_rs_40,
    [VUC_UNARY_HSWAP_RS_30] = uses_unary_hswap_rs_30,
    [VUC_UNARY_DIV2S_SR] = uses_unary_div2s_sr,
    [VUC_UNARY_HSWAP_SR_40] = uses_unary_hswap_sr_40,
    [VUC_UNARY_HSWAP_SR_30] = uses_unary_hswap_sr_30,
    [VUC_SLCT_RR_40] = uses_slct_rr_40,
    [VUC_SLCT_RR_30] = uses_slct_rr_30,
    [VUC_SLCT_RS_40] = uses_slct_rs_40,
    [VUC_SLCT_RS_30] = uses_slct_rs_30,
    [VUC_SLCT_SR_40] = uses_slct_sr_40,
    [VUC_SLCT_SR_30] = uses_slct_sr_30,
    [VUC_MOV_R_40] = uses_mov_r_40,
    [VUC_MOV_R_30] = uses_mov_r_30,
    [VUC_MOV_I_40] = uses_mov_i_40,
    [VUC_MOV_I_30] = uses_mov_i_30,
    [VUC_MOV_SR_40] = uses_mov_sr_40,
    [VUC_MOV_SR_30] = uses_mov_sr_30,
    [VUC_MOV_SI_40] = uses_mov_si_40,
    [VUC_MOV_SI_30] = uses_mov_si_30,
    [VUC_SET_SETGT_R_40] = uses_set_setgt_r_40,
    [VUC_SET_SETGT_R_30] = uses_set_setgt_r_30,
    [VUC_SET_SETLT_R_40] = uses_set_setgt_r_40,
    [VUC_SET_SETLT_R_30] = uses_set_setgt_r_30,
    [VUC_SET_SETEQ_R_40] = uses_set_setgt_r_40,
    [VUC_SET_SETEQ_R_30] = uses_set_setgt_r_30,
    [VUC_SET_SETLEP_R_40] = uses_set_setlep_r_40,
    [VUC_SET_SETLEP_R_30] = uses_set_setlep_r_30,
    [VUC_SET_SETZERO_R] = uses_set_setlep_r_40,
    [VUC_SET_BTEST_R_40] = uses_set_btest_r_40,
    [VUC_SET_BTEST_R_30] = uses_set_btest_r_30,
    [VUC_SET_SETGT_S_40] = uses_set_setgt_s_40,
    [VUC_SET_SETGT_S_30] = uses_set_setgt_s_30,
    [VUC_SET_SETLT_S_40] = uses_set_setgt_s_40,
    [VUC_SET_SETLT_S_30] = uses_set_setgt_s_30,
    [VUC_SET_SETEQ_S_40] = uses_set_setgt_s_40,
    [VUC_SET_SETEQ_S_30] = uses_set_setgt_s_30,
    [VUC_SET_SETLEP_S_40] = uses_set_setlep_s_40,
    [VUC_SET_SETLEP_S_30] = uses_set_setlep_s_30,
    [VUC_SET_SETZERO_S] = uses_set_setlep_s_40,
    [VUC_SET_BTEST_S_40] = uses_set_btest_s_40,
    [VUC_SET_BTEST_S_30] = uses_set_btest_s_30,
    [VUC_SET_SETGT_D_40] = uses_set_setgt_d_40,
    [VUC_SET_SETGT_D_30] = uses_set_setgt_d_30,
    [VUC_SET_SETLT_D_40] = uses_set_setgt_d_40,
    [VUC_SET_SETLT_D_30] = uses_set_setgt_d_30,
    [VUC_SET_SETEQ_D_40] = uses_set_setgt_d_40,
    [VUC_SET_SETEQ_D_30] = uses_set_setgt_d_30,
    [VUC_SET_SETLEP_D_40] = uses_set_setlep_d_40,
    [VUC_SET_SETLEP_D_30] = uses_set_setlep_d_30,
    [VUC_SET_SETZERO_D] = uses_set_setlep_d_40,
    [VUC_SET_BTEST_D_40] = uses_set_btest_d_40,
    [VUC_SET_BTEST_D_30] = uses_set_btest_d_30,
    [VUC_COMPLEMENT_RR_40] = uses_complement_rr_40,
    [VUC_COMPLEMENT_RR_30] = uses_complement_rr_30,
    [VUC_COMPLEMENT_RS_40] = uses_complement_rs_40,
    [VUC_COMPLEMENT_RS_30] = uses_complement_rs_30,
    [VUC_COMPLEMENT_SR_40] = uses_complement_sr_40,
    [VUC_COMPLEMENT_SR_30] = uses_complement_sr_30,
    [VUC_BRA_40] = uses_bra_40,
    [VUC_BRA_30] = uses_bra_30,
    [VUC_CALL_40] = uses_call_40,
    [VUC_CALL_30] = uses_call_30,
    [VUC_RET_40] = uses_ret_40,
    [VUC_RET_30] = uses_ret_30,
    [VUC_SLEEP_40] = uses_sleep_40,
    [VUC_SLEEP_30] = uses_sleep_30,
    [VUC_WAIT_WSTC_40] = uses_wait_wstc_40,
    [VUC_WAIT_WSTC_30] = uses_wait_wstc_30,
    [VUC_WAIT_WSTS_40] = uses_wait_wstc_40,
    [VUC_WAIT_WSTS_30] = uses_wait_wstc_30,
    [VUC_LOGIC_AND_FREE_40] = uses_logic_and_free_40,
    [VUC_LOGIC_AND_FREE_30] = uses_logic_and_free_30,
    [VUC_LOGIC_OR_FREE_40] = uses_logic_and_free_40,
    [VUC_LOGIC_OR_FREE_30] = uses_logic_and_free_30,
    [VUC_LOGIC_XOR_FREE_40] = uses_logic_and_free_40,
    [VUC_LOGIC_XOR_FREE_30] = uses_logic_and_free_30,
    [VUC_LOGIC_AND_GUARDED_40] = uses_logic_and_guarded_40,
    [VUC_LOGIC_AND_GUARDED_30] = uses_logic_and_guarded_30,
    [VUC_LOGIC_OR_GUARDED_40] = uses_logic_and_guarded_40,
    [VUC_LOGIC_OR_GUARDED_30] = uses_logic_and_guarded_30,
    [VUC_LOGIC_XOR_GUARDED_40] = uses_logic_and_guarded_40,
    [VUC_LOGIC_XOR_GUARDED_30] = uses_logic_and_guarded_30,
    [VUC_NOP_40] = uses_nop_40,
    [VUC_NOP_30] = uses_nop_30,
    [VUC_CLICNT_40] = uses_clicnt_40,
    [VUC_CLICNT_30] = uses_clicnt_30,
    [VUC_ENGINE_MBIREAD_40] = uses_nop_40,
    [VUC_ENGINE_MBIREAD_30] = uses_nop_30,
    [VUC_ENGINE_MBINEXT_40] = uses_nop_40,
    [VUC_ENGINE_MBINEXT_30] = uses_nop_30,
    [VUC_ENGINE_MVSREAD_40] = uses_nop_40,
    [VUC_ENGINE_MVSREAD_30] = uses_nop_30,
    [VUC_ENGINE_MVSWRITE_40] = uses_nop_40,
    [VUC_ENGINE_MVSWRITE_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O21_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O21_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O22_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O22_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O23_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O23_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O25_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O25_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O26_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O26_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O2B_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O2B_30] = uses_nop_30,
    [VUC_NAMED_ONLY_O2C_40] = uses_nop_40,
    [VUC_NAMED_ONLY_O2C_30] = uses_nop_30,
    [VUC_LMUL_LMULU_40] = uses_lmul_lmulu_40,
    [VUC_LMUL_LMULU_30] = uses_lmul_lmulu_30,
    [VUC_LMUL_LMULS_40] = uses_lmul_lmulu_40,
    [VUC_LMUL_LMULS_30] = uses_lmul_lmulu_30,
    [VUC_LSHIFT_LSRR_40] = uses_lshift_lsrr_40,
    [VUC_LSHIFT_LSRR_30] = uses_lshift_lsrr_30,
    [VUC_LSHIFT_LADD] = uses_lshift_lsrr_30,
    [VUC_LSHIFT_LSAR] = uses_lshift_lsrr_30,
    [VUC_LDIVU] = uses_ldivu,
    [VUC_LUT_RR_40] = uses_lut_rr_40,
    [VUC_LUT_RR_30] = uses_lut_rr_30,
    [VUC_LUT_RS_40] = uses_lut_rs_40,
    [VUC_LUT_RS_30] = uses_lut_rs_30,
    [VUC_LUT_SR_40] = uses_lut_sr_40,
    [VUC_LUT_SR_30] = uses_lut_sr_30,
    [VUC_LD_D_40] = uses_ld_d_40,
    [VUC_LD_D_30] = uses_ld_d_30,
    [VUC_LD_PWT_40] = uses_ld_d_40,
    [VUC_LD_PWT_30] = uses_ld_d_30,
    [VUC_LD_MVSI_40] = uses_ld_d_40,
    [VUC_LD_MVSI_30] = uses_ld_d_30,
    [VUC_LD_B6_40] = uses_ld_d_40,
    [VUC_LD_B6_30] = uses_ld_d_30,
    [VUC_LD_B7_40] = uses_ld_d_40,
    [VUC_LD_B7_30] = uses_ld_d_30,
    [VUC_ST_D_40] = uses_st_d_40,
    [VUC_ST_D_30] = uses_st_d_30,
    [VUC_ST_MVSO_40] = uses_st_d_40,
    [VUC_ST_MVSO_30] = uses_st_d_30,
    [VUC_ST_B6_40] = uses_st_d_40,
    [VUC_ST_B6_30] = uses_st_d_30,
    [VUC_ST_B7_40] = uses_st_d_40,
    [VUC_ST_B7_30] = uses_st_d_30,
    [VUC_ST_VP_40] = uses_st_vp_40,
    [VUC_ST_VP_30] = uses_st_vp_30,
};

static const struct rt_use_alias aliases[] = {
    {F_SR, 4, NULL, sr_4_reads, sr_4_writes},
    {F_SR, 6, NULL, sr_6_reads, sr_6_writes},
    {F_SR, 8, NULL, NULL, NULL},
    {F_SR, 9, NULL, NULL, NULL},
    {F_SR, 10, NULL, NULL, NULL},
    {F_SR, 12, NULL, sr_12_reads, sr_12_writes},
    {F_SR, 13, NULL, sr_13_reads, sr_13_writes},
    {F_SR, 14, NULL, sr_14_reads, NULL},
    {F_SR, 15, NULL, sr_15_reads, sr_15_writes},
    {F_R, 0, NULL, NULL, NULL},
    {F_P, 1, p_1_value, p_1_reads, NULL},
    {F_P, 15, NULL, NULL, NULL},
};

static const int16_t status[] = {4};

const struct isadora_use_tables vuc_uses = {
    .forms = forms,
    .paths = paths,
    .aliases = aliases, .alias_count = 12,
    .status = status, .status_count = 1,
};
