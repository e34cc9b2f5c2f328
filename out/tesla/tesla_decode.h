/* Generated from the description tesla by gen/emit/decode. Do not edit. */
#ifndef TESLA_DECODE_H
#define TESLA_DECODE_H

#include <isadora/tesla.h>

#define PART(name) tesla_##name
#define WORD uint64_t
#include "base/decode_narrow.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_CP 0x11111
#define ON_CP_FP 0x99999
#define ON_FP 0x88888
#define ON_G200 0xf000
#define ON_G200_CP 0x1000
#define ON_G200_GP 0x4000
#define ON_G200_VP_GP 0x6000
#define ON_G84_CP 0x10
#define ON_GP 0x44444
#define ON_GT215 0xf0000
#define ON_NOT_G80 0xffff0
#define ON_NOT_G80_CP 0x11110
#define ON_NOT_G80_G84 0xfff00
#define ON_NOT_G80_G84_CP 0x11100
#define ON_VP 0x22222
#define ON_VP_GP 0x66666

#define FIELD_MARK word >> 32 & 0x3
#define FIELD_PRED word >> 39 & 0x1f
#define FIELD_COND word >> 44 & 0x3
#define FIELD_CDST word >> 36 & 0x3
#define FIELD_SDST word >> 2 & 0x3f
#define FIELD_SSRC word >> 9 & 0x3f
#define FIELD_SSRC2 word >> 16 & 0x3f
#define FIELD_LDST word >> 2 & 0x7f
#define FIELD_LSRC word >> 9 & 0x7f
#define FIELD_LSRC2 word >> 16 & 0x7f
#define FIELD_LSRC3 word >> 46 & 0x7f
#define FIELD_ADST word >> 2 & 0x7
#define FIELD_SAREG word >> 26 & 0x3
#define FIELD_AREG (word >> 26 & 0x3) | ((word >> 34 & 0x1) << 2)
#define FIELD_SREG word >> 46 & 0xf
#define FIELD_SSPACE word >> 21 & 0x1
#define FIELD_CSPACE word >> 54 & 0xf
#define FIELD_SSOFF word >> 9 & 0xf
#define FIELD_LSOFF word >> 9 & 0x1f
#define FIELD_SAOFF word >> 9 & 0x3f
#define FIELD_LAOFF word >> 9 & 0x7f
#define FIELD_SCOFF word >> 16 & 0x1f
#define FIELD_C2OFF word >> 16 & 0x7f
#define FIELD_C3OFF word >> 46 & 0x7f
#define FIELD_OOFF word >> 2 & 0x7f
#define FIELD_OFF8 word >> 9 & 0xffff
#define FIELD_OFF16 word >> 9 & 0x7fff
#define FIELD_OFF32 word >> 9 & 0x3fff
#define FIELD_VOFF word >> 16 & 0xff
#define FIELD_GSPACE word >> 16 & 0xf
#define FIELD_GSPACE2 word >> 23 & 0xf
#define FIELD_IMM (word >> 16 & 0x3f) | ((word >> 34 & 0x3ffffff) << 6)
#define FIELD_SHCNT word >> 16 & 0x7f
#define FIELD_HSHCNT word >> 16 & 0xf
#define FIELD_OFFS word >> 9 & 0xffff
#define FIELD_TARGET (word >> 11 & 0xffff) | ((word >> 46 & 0x3f) << 16)
#define FIELD_SSAT word >> 8 & 0x1
#define FIELD_SHIGH word >> 8 & 0x1
#define FIELD_SNEG1 word >> 15 & 0x1
#define FIELD_SNEG2 word >> 22 & 0x1
#define FIELD_SABS word >> 15 & 0x1
#define FIELD_SNOT word >> 22 & 0x1
#define FIELD_S16A word >> 15 & 0x1
#define FIELD_S16B word >> 8 & 0x1
#define FIELD_S24 word >> 15 & 0x1
#define FIELD_SSFU word >> 17 & 0x1
#define FIELD_SLIVE word >> 8 & 0x1
#define FIELD_LSAT word >> 59 & 0x1
#define FIELD_OSAT word >> 61 & 0x1
#define FIELD_CSAT word >> 51 & 0x1
#define FIELD_LNEG1 word >> 58 & 0x1
#define FIELD_LABS1 word >> 52 & 0x1
#define FIELD_LNEG2 word >> 59 & 0x1
#define FIELD_LABS2 word >> 51 & 0x1
#define FIELD_ONEG word >> 61 & 0x1
#define FIELD_LNOT1 word >> 48 & 0x1
#define FIELD_LNOT2 word >> 49 & 0x1
#define FIELD_L16A word >> 47 & 0x1
#define FIELD_L16B word >> 46 & 0x1
#define FIELD_L24 word >> 47 & 0x1
#define FIELD_LHIGH word >> 46 & 0x1
#define FIELD_COMPARE word >> 46 & 0x7
#define FIELD_FCOMPARE word >> 46 & 0xf
#define FIELD_U24AGAIN word >> 61
#define FIELD_LANE word >> 46 & 0xf
#define FIELD_LSFU word >> 57 & 0x1
#define FIELD_CHALF word >> 46 & 0x7
#define FIELD_CWORD word >> 46 & 0x7
#define FIELD_CREG word >> 46 & 0x7
#define FIELD_CRND word >> 49 & 0x3
#define FIELD_IRND word >> 49 & 0x3
#define FIELD_DRND word >> 54 & 0x3
#define FIELD_DARND word >> 16 & 0x3
#define FIELD_ARND word >> 16 & 0x3
#define FIELD_MRND word >> 46 & 0x3
#define FIELD_ATYPE word >> 53 & 0x7
#define FIELD_BTYPE word >> 53 & 0x7
#define FIELD_TEX word >> 9 & 0xff
#define FIELD_SAMP word >> 17 & 0x1f
#define FIELD_TLIVE word >> 34 & 0x1
#define FIELD_DERIV word >> 35 & 0x1
#define FIELD_TX word >> 56 & 0xf
#define FIELD_TY word >> 52 & 0xf
#define FIELD_TZ word >> 48 & 0xf
#define FIELD_Q0 word >> 58 & 0x3
#define FIELD_Q1 word >> 56 & 0x3
#define FIELD_Q2 word >> 54 & 0x3
#define FIELD_Q3 word >> 20 & 0x3
#define FIELD_PM word >> 10 & 0xf
#define FIELD_LIM word >> 38 & 0x1
#define FIELD_BINC word >> 25 & 0x1
#define FIELD_BWAIT word >> 26 & 0x1
#define FIELD_BAR word >> 21 & 0xf
#define FIELD_BARMASK word >> 9 & 0xfff

static inline OPERAND(guard)
{
    BEGIN
    V(0, PRED) V(1, COND)
    if ((word & 0xf8000000000) == 0x78000000000) {
        CANON(0x78000000000) LINE(0, 0)
    } else if ((word & 0xf8000000000) == 0x0) {
        LINE(0, 1)
    } else if ((word & 0xe0000000000) != 0xa0000000000 && (word & 0xe0000000000) != 0xc0000000000) {
        KNOWN(0x3f8000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(l_dst)
{
    BEGIN
    V(0, LDST)
    if ((word & 0x4) == 0x0) {
        KNOWN(0x1fc) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(reg)
{
    BEGIN
    V(0, LSRC2)
    if ((word & 0x10000) == 0x0) {
        KNOWN(0x7f0000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(reg_of_cas_g_wide)
{
    BEGIN
    V(0, LSRC3)
    if ((word & 0x400000000000) == 0x0) {
        KNOWN(0x1fc00000000000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at0)
{
    BEGIN
    V(0, OFF8) V(1, AREG)
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0x1fffe00) LINE(0, 0)
    } else if ((word & 0x1fffe00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else {
        KNOWN(0x40dfffe00) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(mcdst)
{
    BEGIN
    V(0, CDST)
    if ((word & 0x4000000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(0x3000000000) CANON(0x4000000000) LINE(0, 1)
    }
    DONE
}

static inline OPERAND(ll_dst)
{
    BEGIN
    V(0, LDST) V(1, OOFF)
    if ((word & 0x800000000) == 0x0) {
        KNOWN(0x1fc) LINE(0, 0)
    } else if (ON(VP_GP) && (word & 0x1fc) != 0x1fc) {
        KNOWN(0x1fc) CANON(0x800000000) LINE(0, 1)
    } else if ((word & 0x1fc) == 0x1fc) {
        CANON(0x8000001fc) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at)
{
    BEGIN
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0x3e00) LINE(0, 0)
    } else if ((word & 0x2003e00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0x40c003e00) LINE(0, 2)
    } else {
        KNOWN(0x40c003e00) CANON(0x2000000) LINE(0, 3)
    }
    DONE
}

static inline OPERAND(at0_of_cvt_i2i_u_full)
{
    BEGIN
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0xfe00) LINE(0, 0)
    } else if ((word & 0xfe00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else {
        KNOWN(0x40c00fe00) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(l_src)
{
    BEGIN
    if ((word & 0x20000000000000) == 0x0 && (word & 0x1800000) != 0x1800000) {
        KNOWN(0xfe00) LINE(0, 0)
    } else if (ON(CP_FP) && (word & 0xc000) == 0x0) {
        CANON(0x20000000000000) LINE(0, 1) CALL(at, 1, 0)
    } else if (ON(CP_FP) && (word & 0x8000) == 0x0) {
        CANON(0x20000000004000) LINE(0, 2) CALL(at, 2, 0)
    } else if (ON(CP_FP) && (word & 0x4000) == 0x0) {
        CANON(0x20000000008000) LINE(0, 3) CALL(at, 3, 0)
    } else if (ON(CP_FP)) {
        CANON(0x2000000000c000) LINE(0, 4) CALL(at, 4, 0)
    } else if ((word & 0x1800000) != 0x1800000) {
        KNOWN(0xfe00) CANON(0x20000000000000) LINE(0, 5)
    } else {
        CANON(0x1800000) LINE(0, 6) CALL(at0_of_cvt_i2i_u_full, 5, 0)
    }
    DONE
}

static inline OPERAND(cvt_int)
{
    BEGIN
    V(0, CHALF) V(1, LSRC) V(2, LSOFF) V(3, AREG) V(4, LAOFF) V(5, CWORD) V(6, CREG)
    if (ON(CP) && ((word & 0x2000040e000000) != 0x20000002000000 &&
        (word & 0x400000000000) != 0x400000000000 && (word & 0x1800000) != 0x1800000)) {
        KNOWN(0x1c00000000000) LINE(0, 0) CALL(l_src, 1, 0)
    } else if (ON(VP) && ((word & 0x400000000000) == 0x0 && (word & 0x1800000) != 0x1800000)) {
        KNOWN(0x1c00000000000) LINE(0, 0) CALL(l_src, 1, 0)
    } else if (ON(GP) && (word & 0x400000000000) == 0x0) {
        KNOWN(0x1c00000000000) LINE(0, 0) CALL(l_src, 1, 0)
    } else if (ON(FP) && ((word & 0x20400000000000) == 0x0 && (word & 0x1800000) != 0x1800000)) {
        KNOWN(0x1c00000000000) LINE(0, 0) CALL(l_src, 1, 0)
    } else if (ON(CP) && ((word & 0x2000040e000000) != 0x20000002000000 &&
        (word & 0x800000000000) != 0x800000000000 && (word & 0x1800000) != 0x1800000)) {
        KNOWN(0x1c00000000000) LINE(0, 1) CALL(l_src, 7, 0)
    } else if (ON(VP) && ((word & 0x800000000000) == 0x0 && (word & 0x1800000) != 0x1800000)) {
        KNOWN(0x1c00000000000) LINE(0, 1) CALL(l_src, 7, 0)
    } else if (ON(GP) && (word & 0x800000000000) == 0x0) {
        KNOWN(0x1c00000000000) LINE(0, 1) CALL(l_src, 7, 0)
    } else if (ON(FP) && ((word & 0x20800000000000) == 0x0 && (word & 0x1800000) != 0x1800000)) {
        KNOWN(0x1c00000000000) LINE(0, 1) CALL(l_src, 7, 0)
    } else if ((word & 0xc00000000000) == 0xc00000000000) {
        KNOWN(0x1c0000000fe00) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(l_src_of_cvt_i2f_64_u_to)
{
    BEGIN
    V(0, LSRC) V(1, LSOFF) V(2, AREG) V(3, LAOFF)
    if ((word & 0x20000000000000) == 0x0 && (word & 0x1800000) != 0x1800000) {
        KNOWN(0xfe00) LINE(0, 0)
    } else if (ON(G200_CP) && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000 &&
        (word & 0x4000) != 0x4000)) {
        CANON(0x20000000000000) LINE(0, 1) CALL(at, 1, 0)
    } else if (ON(G200_CP) && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x8000) != 0x8000)) {
        CANON(0x20000000004000) LINE(0, 2) CALL(at, 2, 0)
    } else if (ON(G200_CP) && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000 && (word & 0x4000) != 0x4000)) {
        CANON(0x20000000008000) LINE(0, 3) CALL(at, 3, 0)
    } else if (ON(G200_CP) && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1800000) != 0x1800000)) {
        CANON(0x2000000000c000) LINE(0, 4) CALL(at, 4, 0)
    } else if (ON(G200_VP_GP) && (word & 0x1800000) != 0x1800000) {
        KNOWN(0xfe00) CANON(0x20000000000000) LINE(0, 5)
    } else if (ON(G200_GP)) {
        CANON(0x1800000) LINE(0, 6) CALL(at0_of_cvt_i2i_u_full, 5, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(ll_dst_of_cvt_i2f_64_u_from)
{
    BEGIN
    V(0, LDST) V(1, OOFF)
    if ((word & 0x800000000) == 0x0) {
        KNOWN(0x1fc) LINE(0, 0)
    } else if (ON(G200_VP_GP) && (word & 0x1fc) != 0x1fc) {
        KNOWN(0x1fc) CANON(0x800000000) LINE(0, 1)
    } else if ((word & 0x1fc) == 0x1fc) {
        CANON(0x8000001fc) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(reg_of_cvt_i2f_64_u_from)
{
    BEGIN
    V(0, LSRC)
    if ((word & 0x200) == 0x0) {
        KNOWN(0xfe00) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(l_src_of_cvt_f2i_u16_f16)
{
    BEGIN
    V(0, LSRC) V(1, LSOFF) V(2, AREG) V(3, LAOFF)
    if ((word & 0x20000000000000) == 0x0 && (word & 0x1800000) != 0x1800000) {
        KNOWN(0xfe00) LINE(0, 0)
    } else if (ON(CP) && ((word & 0x40e000000) != 0x2000000 && (word & 0x1800000) != 0x1800000 &&
        (word & 0x8000) != 0x8000 && (word & 0x4000) != 0x4000)) {
        CANON(0x20000000000000) LINE(0, 1) CALL(at, 1, 0)
    } else if (ON(CP) && ((word & 0x40e000000) != 0x2000000 && (word & 0x1800000) != 0x1800000 &&
        (word & 0x8000) != 0x8000)) {
        CANON(0x20000000004000) LINE(0, 2) CALL(at, 2, 0)
    } else if (ON(CP) && ((word & 0x40e000000) != 0x2000000 && (word & 0x1800000) != 0x1800000 &&
        (word & 0x4000) != 0x4000)) {
        CANON(0x20000000008000) LINE(0, 3) CALL(at, 3, 0)
    } else if (ON(CP) && ((word & 0x40e000000) != 0x2000000 && (word & 0x1800000) != 0x1800000)) {
        CANON(0x2000000000c000) LINE(0, 4) CALL(at, 4, 0)
    } else if (ON(VP_GP) && (word & 0x1800000) != 0x1800000) {
        KNOWN(0xfe00) CANON(0x20000000000000) LINE(0, 5)
    } else if (ON(GP)) {
        CANON(0x1800000) LINE(0, 6) CALL(at0_of_cvt_i2i_u_full, 5, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at_of_fadd_short)
{
    BEGIN
    if ((word & 0xc000000) == 0x0) {
        KNOWN(0x1e00) LINE(0, 0)
    } else if ((word & 0x2001e00) == 0x0) {
        KNOWN(0xc000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0xc001e00) LINE(0, 2)
    } else {
        KNOWN(0xc001e00) CANON(0x2000000) LINE(0, 3)
    }
    DONE
}

static inline OPERAND(at0_of_fadd_short)
{
    BEGIN
    if ((word & 0xc000000) == 0x0) {
        KNOWN(0x7e00) LINE(0, 0)
    } else if ((word & 0x7e00) == 0x0) {
        KNOWN(0xc000000) LINE(0, 1)
    } else {
        KNOWN(0xc007e00) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(s_src)
{
    BEGIN
    V(0, SSRC) V(1, SSOFF) V(2, SAREG) V(3, SAOFF)
    if ((word & 0x1000000) == 0x0) {
        KNOWN(0x7e00) LINE(0, 0)
    } else if (ON(CP) && ((word & 0x806000) == 0x0 && (word & 0xe000000) != 0x2000000)) {
        CANON(0x1000000) LINE(0, 1) CALL(at_of_fadd_short, 1, 0)
    } else if (ON(CP) && ((word & 0x804000) == 0x0 && (word & 0xe000000) != 0x2000000)) {
        CANON(0x1002000) LINE(0, 2) CALL(at_of_fadd_short, 2, 0)
    } else if (ON(CP) && ((word & 0x802000) == 0x0 && (word & 0xe000000) != 0x2000000)) {
        CANON(0x1004000) LINE(0, 3) CALL(at_of_fadd_short, 3, 0)
    } else if (ON(CP) && ((word & 0xe000000) != 0x2000000 && (word & 0x800000) != 0x800000)) {
        CANON(0x1006000) LINE(0, 4) CALL(at_of_fadd_short, 4, 0)
    } else if (ON(VP_GP) && (word & 0x800000) == 0x0) {
        KNOWN(0x7e00) CANON(0x1000000) LINE(0, 5)
    } else if (ON(GP)) {
        CANON(0x1800000) LINE(0, 6) CALL(at0_of_fadd_short, 5, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at_of_fadd_short_2)
{
    BEGIN
    if ((word & 0xc000000) == 0x0) {
        KNOWN(0x1f0000) LINE(0, 0)
    } else if ((word & 0x21f0000) == 0x0) {
        KNOWN(0xc000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0xc1f0000) LINE(0, 2)
    } else {
        KNOWN(0xc1f0000) CANON(0x2000000) LINE(0, 3)
    }
    DONE
}

static inline OPERAND(s_src2)
{
    BEGIN
    V(0, SSRC2) V(1, SSPACE) V(2, SCOFF)
    if ((word & 0x800000) == 0x0) {
        KNOWN(0x3f0000) LINE(0, 0)
    } else if (ON(GP) && (word & 0x1000000) == 0x1000000) {
        KNOWN(0x3f0000) CANON(0x1800000) LINE(0, 1)
    } else if ((word & 0xe000000) != 0x2000000 && (word & 0x1000000) != 0x1000000) {
        KNOWN(0x200000) CANON(0x800000) LINE(0, 2) CALL(at_of_fadd_short_2, 1, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(i_src)
{
    BEGIN
    V(0, SSRC) V(1, SSOFF) V(2, SAREG) V(3, SAOFF)
    if ((word & 0x1000000) == 0x0) {
        KNOWN(0x7e00) LINE(0, 0)
    } else if (ON(CP) && ((word & 0x6000) == 0x0 && (word & 0xe000000) != 0x2000000)) {
        CANON(0x1000000) LINE(0, 1) CALL(at_of_fadd_short, 1, 0)
    } else if (ON(CP) && ((word & 0xe000000) != 0x2000000 && (word & 0x4000) != 0x4000)) {
        CANON(0x1002000) LINE(0, 2) CALL(at_of_fadd_short, 2, 0)
    } else if (ON(CP) && ((word & 0xe000000) != 0x2000000 && (word & 0x2000) != 0x2000)) {
        CANON(0x1004000) LINE(0, 3) CALL(at_of_fadd_short, 3, 0)
    } else if (ON(CP) && (word & 0xe000000) != 0x2000000) {
        CANON(0x1006000) LINE(0, 4) CALL(at_of_fadd_short, 4, 0)
    } else if (ON(GP)) {
        CANON(0x1000000) LINE(0, 5) CALL(at0_of_fadd_short, 5, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at_of_fadd_long)
{
    BEGIN
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0x1fc00000000000) LINE(0, 0)
    } else if ((word & 0x1fc00002000000) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0x1fc0040c000000) LINE(0, 2)
    } else {
        KNOWN(0x1fc0040c000000) CANON(0x2000000) LINE(0, 3)
    }
    DONE
}

static inline OPERAND(l_src3)
{
    BEGIN
    V(0, LSRC3) V(1, CSPACE) V(2, C3OFF)
    if ((word & 0x1000000) == 0x0) {
        KNOWN(0x1fc00000000000) LINE(0, 0)
    } else if (ON(GP) && (word & 0x20000000800000) == 0x20000000800000) {
        KNOWN(0x1fc00000000000) CANON(0x20000001800000) LINE(0, 1)
    } else if ((word & 0x20000000000000) != 0x20000000000000 && (word & 0x40e000000) != 0x2000000 &&
        (word & 0x800000) != 0x800000) {
        KNOWN(0x3c0000000000000) CANON(0x1000000) LINE(0, 2) CALL(at_of_fadd_long, 1, 0)
    } else if (ON(VP_GP) && ((word & 0x40e000000) != 0x2000000 && (word & 0x800000) != 0x800000)) {
        KNOWN(0x3c0000000000000) CANON(0x20000001000000) LINE(0, 3) CALL(at_of_fadd_long, 2, 0)
    } else if (ON(CP) && (word & 0x20000000800000) == 0x20000000000000) {
        KNOWN(0x3dfc00000000000) CANON(0x20000001000000) LINE(0, 4)
    } else if (ON(GP) && (word & 0x800000) == 0x800000) {
        KNOWN(0x3dfc00000000000) CANON(0x1800000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(fmul_sat)
{
    BEGIN
    if (ON(NOT_G80_G84) && (word & 0x100) == 0x0) {
        LINE(0, 0)
    } else if (ON(NOT_G80_G84)) {
        CANON(0x100) LINE(0, 1)
    } else {
        LINE(0, 2)
    }
    DONE
}

static inline OPERAND(fmul_lsat)
{
    BEGIN
    if (ON(NOT_G80_G84) && (word & 0x10000000000000) == 0x0) {
        LINE(0, 0)
    } else if (ON(NOT_G80_G84)) {
        CANON(0x10000000000000) LINE(0, 1)
    } else {
        LINE(0, 2)
    }
    DONE
}

static inline OPERAND(at_of_fmul_long)
{
    BEGIN
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0x7f0000) LINE(0, 0)
    } else if ((word & 0x27f0000) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0x40c7f0000) LINE(0, 2)
    } else {
        KNOWN(0x40c7f0000) CANON(0x2000000) LINE(0, 3)
    }
    DONE
}

static inline OPERAND(l_src2)
{
    BEGIN
    V(0, LSRC2) V(1, CSPACE) V(2, C2OFF)
    if ((word & 0x800000) == 0x0) {
        KNOWN(0x7f0000) LINE(0, 0)
    } else if (ON(GP) && (word & 0x20000001000000) == 0x20000001000000) {
        KNOWN(0x7f0000) CANON(0x20000001800000) LINE(0, 1)
    } else if ((word & 0x20000000000000) != 0x20000000000000 && (word & 0x40e000000) != 0x2000000 &&
        (word & 0x1000000) != 0x1000000) {
        KNOWN(0x3c0000000000000) CANON(0x800000) LINE(0, 2) CALL(at_of_fmul_long, 1, 0)
    } else if (ON(VP_GP) && ((word & 0x40e000000) != 0x2000000 &&
        (word & 0x1000000) != 0x1000000)) {
        KNOWN(0x3c0000000000000) CANON(0x20000000800000) LINE(0, 3) CALL(at_of_fmul_long, 2, 0)
    } else if (ON(CP) && (word & 0x20000001000000) == 0x20000000000000) {
        KNOWN(0x3c00000007f0000) CANON(0x20000000800000) LINE(0, 4)
    } else if (ON(GP) && (word & 0x1000000) == 0x1000000) {
        KNOWN(0x3c00000007f0000) CANON(0x1800000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(l_src3_of_fmad_long)
{
    BEGIN
    V(0, LSRC3) V(1, C3OFF)
    if ((word & 0x1000000) == 0x0) {
        KNOWN(0x1fc00000000000) LINE(0, 0)
    } else if (ON(GP) && (word & 0x20000000800000) == 0x20000000800000) {
        KNOWN(0x1fc00000000000) CANON(0x20000001800000) LINE(0, 1)
    } else if ((word & 0x20000000000000) != 0x20000000000000 && (word & 0x40e000000) != 0x2000000 &&
        (word & 0x800000) != 0x800000) {
        KNOWN(0x3c0000000000000) CANON(0x1000000) LINE(0, 2) CALL(at_of_fadd_long, 1, 0)
    } else if (ON(VP_GP) && ((word & 0x40e000000) != 0x2000000 && (word & 0x800000) != 0x800000)) {
        KNOWN(0x3c0000000000000) CANON(0x20000001000000) LINE(0, 3) CALL(at_of_fadd_long, 2, 0)
    } else if (ON(CP) && (word & 0x20000000800000) == 0x20000000000000) {
        KNOWN(0x3dfc00000000000) CANON(0x20000001000000) LINE(0, 4)
    } else if (ON(GP) && (word & 0x800000) == 0x800000) {
        KNOWN(0x3dfc00000000000) CANON(0x1800000) LINE(0, 5)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(quad_lane)
{
    BEGIN
    if ((word & 0x70000) == 0x0) {
        LINE(0, 0)
    } else if ((word & 0x60000) == 0x0) {
        CANON(0x10000) LINE(0, 1)
    } else if ((word & 0x50000) == 0x0) {
        CANON(0x20000) LINE(0, 2)
    } else if ((word & 0x40000) == 0x0) {
        CANON(0x30000) LINE(0, 3)
    } else if ((word & 0x10000) == 0x0) {
        CANON(0x40000) LINE(0, 4)
    } else {
        CANON(0x50000) LINE(0, 5)
    }
    DONE
}

static inline OPERAND(guard_of_add_addc_b16_long)
{
    BEGIN
    V(0, COND) V(2, PRED)
    if ((word & 0xf8000000000) == 0x78000000000) {
        CANON(0x78000000000) LINE(0, 0)
    } else if ((word & 0xf8000000000) == 0x0) {
        LINE(0, 1)
    } else if ((word & 0xe0000000000) != 0xa0000000000 && (word & 0xe0000000000) != 0xc0000000000) {
        KNOWN(0x3f8000000000) LINE(0, 2)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(ll_dst_of_ld_a)
{
    BEGIN
    V(0, LDST) V(1, OOFF)
    if ((word & 0x800000000) == 0x0) {
        KNOWN(0x1fc) LINE(0, 0)
    } else if ((word & 0x1fc) != 0x1fc) {
        KNOWN(0x1fc) CANON(0x800000000) LINE(0, 1)
    } else {
        CANON(0x8000001fc) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(at0_of_ld_a)
{
    BEGIN
    V(0, LAOFF) V(1, AREG)
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0xfe00) LINE(0, 0)
    } else if ((word & 0xfe00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else {
        KNOWN(0x40c00fe00) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(at0_of_st_o)
{
    BEGIN
    V(0, OFF32) V(1, AREG)
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0x7ffe00) LINE(0, 0)
    } else if ((word & 0x7ffe00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else {
        KNOWN(0x40c7ffe00) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(at_of_ld_c_u8_full)
{
    BEGIN
    V(0, OFF8) V(1, AREG)
    if ((word & 0x40e000000) == 0x0) {
        KNOWN(0x1fffe00) LINE(0, 0)
    } else if ((word & 0x3fffe00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0x40dfffe00) LINE(0, 2)
    } else if ((word & 0x40c000000) != 0x0) {
        KNOWN(0x40dfffe00) CANON(0x2000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at_of_ld_c_u16_full)
{
    BEGIN
    V(0, OFF16) V(1, AREG)
    if ((word & 0x40e000000) == 0x0) {
        KNOWN(0xfffe00) LINE(0, 0)
    } else if ((word & 0x2fffe00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0x40cfffe00) LINE(0, 2)
    } else if ((word & 0x40c000000) != 0x0) {
        KNOWN(0x40cfffe00) CANON(0x2000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at_of_ld_c_b32_full)
{
    BEGIN
    V(0, OFF32) V(1, AREG)
    if ((word & 0x40e000000) == 0x0) {
        KNOWN(0x7ffe00) LINE(0, 0)
    } else if ((word & 0x27ffe00) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0x40c7ffe00) LINE(0, 2)
    } else if ((word & 0x40c000000) != 0x0) {
        KNOWN(0x40c7ffe00) CANON(0x2000000) LINE(0, 3)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(ll_dst_of_ld_s_u8_full)
{
    BEGIN
    V(0, LDST)
    if ((word & 0x800000000) == 0x0) {
        KNOWN(0x1fc) LINE(0, 0)
    } else if ((word & 0x1fc) == 0x1fc) {
        CANON(0x8000001fc) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(l_dst_of_ld_l_b128)
{
    BEGIN
    V(0, LDST)
    if ((word & 0xc) == 0x0) {
        KNOWN(0x1fc) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(special)
{
    BEGIN
    V(0, SREG)
    if ((word & 0x2000000000000) == 0x0) {
        KNOWN(0x3c00000000000) LINE(0, 0)
    } else if (ON(GT215) && (word & 0x1c00000000000) == 0x0) {
        KNOWN(0x3c00000000000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

static inline OPERAND(at0_of_interp_plain_short)
{
    BEGIN
    V(0, VOFF) V(1, SAREG)
    if ((word & 0xc000000) == 0x0) {
        KNOWN(0xff0000) LINE(0, 0)
    } else if ((word & 0xff0000) == 0x0) {
        KNOWN(0xc000000) LINE(0, 1)
    } else {
        KNOWN(0xcff0000) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(at0_of_interp_plain_long)
{
    BEGIN
    V(0, VOFF) V(1, AREG)
    if ((word & 0x40c000000) == 0x0) {
        KNOWN(0xff0000) LINE(0, 0)
    } else if ((word & 0xff0000) == 0x0) {
        KNOWN(0x40c000000) LINE(0, 1)
    } else {
        KNOWN(0x40cff0000) LINE(0, 2)
    }
    DONE
}

static inline OPERAND(stsrc)
{
    BEGIN
    if ((word & 0xc00000) == 0x0) {
        KNOWN(0xfc) LINE(0, 0)
    } else if ((word & 0x800000) == 0x0) {
        KNOWN(0xfc) CANON(0x400000) LINE(0, 1)
    } else if ((word & 0x400000) == 0x0) {
        KNOWN(0xfc) CANON(0x800000) LINE(0, 2)
    } else {
        KNOWN(0xfc) CANON(0xc00000) LINE(0, 3)
    }
    DONE
}

static inline OPERAND(ltdst)
{
    BEGIN
    V(0, LDST)
    if ((word & 0xc00006000000) == 0x0) {
        LINE(0, 0)
    } else if ((word & 0xc00004000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x2000000) LINE(0, 1)
    } else if ((word & 0xc00002000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x4000000) LINE(0, 2)
    } else if ((word & 0xc00000000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x6000000) LINE(0, 3)
    } else if ((word & 0x800006000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x400000000000) LINE(0, 4)
    } else if ((word & 0x800004000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x400002000000) LINE(0, 5)
    } else if ((word & 0x800002000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x400004000000) LINE(0, 6)
    } else if ((word & 0x800000000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x400006000000) LINE(0, 7)
    } else if ((word & 0x400006000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x800000000000) LINE(0, 8)
    } else if ((word & 0x400004000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x800002000000) LINE(0, 9)
    } else if ((word & 0x400002000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x800004000000) LINE(0, 10)
    } else if ((word & 0x400000000000) == 0x0) {
        KNOWN(0x1fc) CANON(0x800006000000) LINE(0, 11)
    } else if ((word & 0x6000000) == 0x0) {
        KNOWN(0x1fc) CANON(0xc00000000000) LINE(0, 12)
    } else if ((word & 0x4000000) == 0x0) {
        KNOWN(0x1fc) CANON(0xc00002000000) LINE(0, 13)
    } else if ((word & 0x2000000) == 0x0) {
        KNOWN(0x1fc) CANON(0xc00004000000) LINE(0, 14)
    } else {
        KNOWN(0x1fc) CANON(0xc00006000000) LINE(0, 15)
    }
    DONE
}

static inline OPERAND(ltsrc)
{
    BEGIN
    if ((word & 0xc00000) == 0x0) {
        KNOWN(0x1fc) LINE(0, 0)
    } else if ((word & 0x800000) == 0x0) {
        KNOWN(0x1fc) CANON(0x400000) LINE(0, 1)
    } else if ((word & 0x400000) == 0x0) {
        KNOWN(0x1fc) CANON(0x800000) LINE(0, 2)
    } else {
        KNOWN(0x1fc) CANON(0xc00000) LINE(0, 3)
    }
    DONE
}


TAKE(red_g_add_num);
TAKE(red_g_and_bits);
TAKE(red_g_wide_add);
TAKE(atomic_g_add_num);
TAKE(atomic_g_and_bits);
TAKE(atomic_g_wide);
TAKE(cas_g);
TAKE(cas_g_wide);
TAKE(discard);
TAKE(bra);
TAKE(call);
TAKE(breakaddr);
TAKE(quadon);
TAKE(bar_mask);
TAKE(bar_all);
TAKE(trap_short);
TAKE(bra_c);
TAKE(vote_any);
TAKE(emit_emit);
TAKE(nop);
TAKE(pmevent);
TAKE(unkf5);
TAKE(cvt_i2i_u_full);
TAKE(cvt_i2f_f16);
TAKE(cvt_i2f_64_u_to);
TAKE(cvt_i2f_64_u_from);
TAKE(cvt_i2f_64_u_both);
TAKE(cvt_f2i_u16_f16);
TAKE(cvt_f2i_64_u_to);
TAKE(cvt_f2i_64_u_from);
TAKE(cvt_f2i_64_u_both);
TAKE(cvt_f2f_f16_same);
TAKE(cvt_f2f_f16_rint);
TAKE(cvt_f2f_f16_narrow);
TAKE(cvt_f2f_64_narrow);
TAKE(cvt_f2f_64_same);
TAKE(cvt_f2f_64_widen);
TAKE(dfma);
TAKE(dadd);
TAKE(dmul);
TAKE(dminmax_min);
TAKE(dset);
TAKE(fadd_short);
TAKE(fadd_imm);
TAKE(fadd_long);
TAKE(fmul_short);
TAKE(fmul_imm);
TAKE(fmul_long);
TAKE(fmad_short);
TAKE(fmad_imm);
TAKE(fmad_long);
TAKE(fset);
TAKE(fminmax_max);
TAKE(fslct);
TAKE(quadop);
TAKE(add_add_b16_short);
TAKE(add_add_b16_imm);
TAKE(add_add_b16_long);
TAKE(add_addc_b16_long);
TAKE(mul16_short);
TAKE(mul16_imm);
TAKE(mul16_long);
TAKE(mul24_short);
TAKE(mul24_imm);
TAKE(mul24_long);
TAKE(mul_add_add_u16_short);
TAKE(mul_add_add_u16_imm);
TAKE(mul_add_add_u16_long);
TAKE(mul_add_addc_u16_long);
TAKE(mul_add_again_add);
TAKE(mul_add_again_addc);
TAKE(sad_u16_short);
TAKE(minmax_max_u16);
TAKE(set_u16);
TAKE(logop_imm_and);
TAKE(logop_and_b16);
TAKE(shl_b16_reg);
TAKE(shl_b16_cnt);
TAKE(shr_u16_reg);
TAKE(shr_u16_cnt);
TAKE(ld_a);
TAKE(st_o);
TAKE(ld_c_u8_full);
TAKE(ld_c_u16_full);
TAKE(ld_c_b32_full);
TAKE(ld_s_u8_full);
TAKE(ld_s_u16_full);
TAKE(ld_s_b32_full);
TAKE(ld_s_lock_full);
TAKE(st_s_half_b8);
TAKE(st_s_half_b16);
TAKE(st_s_half_b32);
TAKE(ld_l_u8);
TAKE(ld_l_b64);
TAKE(ld_l_b128);
TAKE(st_l_u8);
TAKE(st_l_b64);
TAKE(st_l_b128);
TAKE(ld_g_u8);
TAKE(ld_g_b64);
TAKE(ld_g_b128);
TAKE(st_g_u8);
TAKE(st_g_b64);
TAKE(st_g_b128);
TAKE(mov_b16_short);
TAKE(mov_b16_imm);
TAKE(mov_b16_long);
TAKE(mov_r_c);
TAKE(mov_c_r);
TAKE(mov_r_a);
TAKE(mov_r_sr);
TAKE(shl_a);
TAKE(add_a);
TAKE(rcp_short);
TAKE(rcp_long);
TAKE(sincos_sin);
TAKE(ex2);
TAKE(pre_presin);
TAKE(interp_plain_short);
TAKE(interp_plain_smul);
TAKE(interp_plain_long);
TAKE(interp_plain_mul);
TAKE(tex_texauto_short);
TAKE(tex_texauto_long);
TAKE(tex_cube_texauto);
TAKE(texsize);
TAKE(texprep);

#endif
