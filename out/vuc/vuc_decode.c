/* Generated from the description vuc by gen/emit/decode. Do not edit. */
#include <isadora/vuc.h>

#define PART(name) name
#define WORD uint64_t
#include "base/decode_narrow.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_VP4 0x4

#define FIELD_PM word >> 5 & 0x7
#define FIELD_SRC1 word >> 8 & 0xf
#define FIELD_SRC2 word >> 12 & 0xf
#define FIELD_DST word >> 16 & 0xf
#define FIELD_PRED word >> 20 & 0xf
#define FIELD_PDST word >> 16 & 0xf
#define FIELD_SRS (word >> 8 & 0xf) | ((word >> 24 & 0x3) << 4)
#define FIELD_SRD (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4)
#define FIELD_I4 word >> 12 & 0xf
#define FIELD_I6 (word >> 12 & 0xf) | ((word >> 24 & 0x3) << 4)
#define FIELD_I12 (word >> 8 & 0xff) | ((word >> 20 & 0xf) << 8)
#define FIELD_I14 (word >> 8 & 0xff) | ((word >> 20 & 0x3f) << 8)
#define FIELD_L10 (word >> 12 & 0xf) | ((word >> 20 & 0x3f) << 4)
#define FIELD_L6 (word >> 12 & 0xf) | ((word >> 24 & 0x3) << 4)
#define FIELD_T10 word >> 16 & 0x3ff
#define FIELD_T6 (word >> 16 & 0xf) | ((word >> 24 & 0x3) << 4)
#define FIELD_BTARG word >> 8 & 0x7ff
#define FIELD_PS1 word >> 8 & 0xf
#define FIELD_PS2 word >> 12 & 0xf
#define FIELD_N1 word >> 3 & 0x1
#define FIELD_N2 word >> 2 & 0x1
#define FIELD_RBP word >> 30 & 0x7
#define FIELD_RBN word >> 33 & 0x1
#define FIELD_RBT word >> 34 & 0x3f

static OPERAND(mode)
{
    BEGIN
    V(0, PM)
    if ((word & 0x60) == 0x60) {
        CANON(0x60) LINE(0, 0)
    } else {
        KNOWN(0xe0) LINE(0, 1)
    }
    DONE
}

static OPERAND(pd)
{
    BEGIN
    V(0, PRED) V(1, PDST)
    if ((word & 0x60) == 0x60) {
        CANON(0x60) LINE(0, 0)
    } else if ((word & 0x20000000) == 0x0) {
        KNOWN(0xf00000) LINE(0, 1)
    } else {
        KNOWN(0xf0000) CANON(0x20000000) LINE(0, 2)
    }
    DONE
}

static OPERAND(s2)
{
    BEGIN
    V(0, SRC2) V(1, I6)
    if ((word & 0x8000000) == 0x0) {
        KNOWN(0xf000) LINE(0, 0)
    } else {
        KNOWN(0x300f000) CANON(0x8000000) LINE(0, 1)
    }
    DONE
}

static OPERAND(guard)
{
    BEGIN
    if ((word & 0x20000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(0xf00000) CANON(0x20000000) LINE(0, 1)
    }
    DONE
}

static OPERAND(branch)
{
    BEGIN
    V(0, RBN) V(1, RBP) V(2, RBT)
    if ((word & 0xffc0000000) == 0xffc0000000) {
        CANON(0xffc0000000) LINE(0, 0)
    } else {
        KNOWN(0xffc0000000) LINE(0, 1)
    }
    DONE
}

static OPERAND(s2n)
{
    BEGIN
    V(0, SRC2) V(1, I4)
    if ((word & 0x8000000) == 0x0) {
        KNOWN(0xf000) LINE(0, 0)
    } else {
        KNOWN(0xf000) CANON(0x8000000) LINE(0, 1)
    }
    DONE
}

static OPERAND(guard_of_bra_40)
{
    BEGIN
    V(0, PRED)
    if ((word & 0x20000000) == 0x0) {
        LINE(0, 0)
    } else {
        KNOWN(0xf00000) CANON(0x20000000) LINE(0, 1)
    }
    DONE
}

static OPERAND(guard_of_logic_and_free_40)
{
    BEGIN
    if ((word & 0x20000000) == 0x0) {
        LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

static OPERAND(guard_of_logic_and_guarded_40)
{
    BEGIN
    V(0, PRED)
    if ((word & 0x20000000) == 0x20000000) {
        KNOWN(0xf00000) CANON(0x20000000) LINE(0, 0)
    } else {
        NONE
    }
    DONE
}

static OPERAND(laddr)
{
    BEGIN
    V(0, SRC1) V(1, SRC2) V(2, L10) V(3, L6)
    if ((word & 0x8000000) != 0x8000000 && (word & 0xf000) != 0x0) {
        KNOWN(0xff00) LINE(0, 0)
    } else if ((word & 0x8000000) == 0x0) {
        KNOWN(0xf00) LINE(0, 1)
    } else if ((word & 0x20000000) != 0x20000000 && (word & 0xf00) != 0x0) {
        KNOWN(0x3f0ff00) CANON(0x8000000) LINE(0, 2)
    } else if ((word & 0x20000000) == 0x0) {
        KNOWN(0x3f0f000) CANON(0x8000000) LINE(0, 3)
    } else if ((word & 0xf00) != 0x0) {
        KNOWN(0x300ff00) CANON(0x28000000) LINE(0, 4)
    } else {
        KNOWN(0x300f000) CANON(0x28000000) LINE(0, 5)
    }
    DONE
}

static OPERAND(saddr)
{
    BEGIN
    V(0, DST) V(1, SRC1) V(2, T10) V(3, T6)
    if ((word & 0x8000000) != 0x8000000 && (word & 0xf0000) != 0x0 && (word & 0xf00) != 0x0) {
        KNOWN(0xf0f00) LINE(0, 0)
    } else if ((word & 0x8000000) != 0x8000000 && (word & 0xf00) != 0x0) {
        KNOWN(0xf00) LINE(0, 1)
    } else if ((word & 0x8000000) == 0x0) {
        KNOWN(0xf0000) LINE(0, 2)
    } else if ((word & 0x20000000) != 0x20000000 && (word & 0xf00) != 0x0) {
        KNOWN(0x3ff0f00) CANON(0x8000000) LINE(0, 3)
    } else if ((word & 0x20000000) == 0x0) {
        KNOWN(0x3ff0000) CANON(0x8000000) LINE(0, 4)
    } else if ((word & 0xf00) != 0x0) {
        KNOWN(0x30f0f00) CANON(0x28000000) LINE(0, 5)
    } else {
        KNOWN(0x30f0000) CANON(0x28000000) LINE(0, 6)
    }
    DONE
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00100 */
static TAKE(binary_add_rr_40)
{
    FORM(0x140f0f1f, 0x0) V(3, DST) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2, 2, 5)
        CALL(guard, 3, 0) CALL(branch, 4, 7) END(8)
}

/* .0.0ee ppppdddd ssssssss ppp00100 */
static TAKE(binary_add_rr_30)
{
    FORM(0x140f0f1f, 0x0) V(3, DST) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2, 2, 5)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00100 */
static TAKE(binary_add_rs_40)
{
    FORM(0x170f0f1f, 0x0) V(3, DST) V(4, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) CALL(branch, 4, 7) END(8)
}

/* .0.1ss ppppdddd ssssssss ppp00100 */
static TAKE(binary_add_rs_30)
{
    FORM(0x170f0f1f, 0x0) V(3, DST) V(4, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00100 */
static TAKE(binary_add_sr_40)
{
    FORM(0x170f0f1f, 0x0) V(3, SRD) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) CALL(branch, 4, 7) END(8)
}

/* .1.0ss ppppssss ssssssss ppp00100 */
static TAKE(binary_add_sr_30)
{
    FORM(0x170f0f1f, 0x0) V(3, SRD) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* .0-0-- ppppdddd ----ssss ppp01111 */
static TAKE(unary_div2s_rr)
{
    FORM(0x140f0f1f, 0x0) V(3, DST) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        LINE(3, 0) END(4)
}

/* rrrrrrrr rr.0-0-- ppppdddd ----ssss ppp10100 */
static TAKE(unary_hswap_rr_40)
{
    FORM(0x140f0f1f, 0x0) V(3, DST) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        CALL(branch, 3, 5) END(8)
}

/* .0-1ss ppppdddd ----ssss ppp01111 */
static TAKE(unary_div2s_rs)
{
    FORM(0x170f0f1f, 0x0) V(3, DST) V(4, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        LINE(3, 0) END(4)
}

/* rrrrrrrr rr.0-1ss ppppdddd ----ssss ppp10100 */
static TAKE(unary_hswap_rs_40)
{
    FORM(0x170f0f1f, 0x0) V(3, DST) V(4, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        CALL(branch, 3, 5) END(8)
}

/* .1-0ss ppppssss ----ssss ppp01111 */
static TAKE(unary_div2s_sr)
{
    FORM(0x170f0f1f, 0x0) V(3, SRD) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        LINE(3, 0) END(4)
}

/* rrrrrrrr rr.1-0ss ppppssss ----ssss ppp10100 */
static TAKE(unary_hswap_sr_40)
{
    FORM(0x170f0f1f, 0x0) V(3, SRD) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        CALL(branch, 3, 5) END(8)
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp00000 */
static TAKE(slct_rr_40)
{
    FORM(0x14ff0f1f, 0x0) V(3, DST) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2, 2, 5)
        CALL(guard, 3, 0) CALL(branch, 4, 7) END(8)
}

/* .0.0ee ppppdddd ssssssss ppp00000 */
static TAKE(slct_rr_30)
{
    FORM(0x14ff0f1f, 0x0) V(3, DST) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2, 2, 5)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp00000 */
static TAKE(slct_rs_40)
{
    FORM(0x17ff0f1f, 0x0) V(3, DST) V(4, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) CALL(branch, 4, 7) END(8)
}

/* .0.1ss ppppdddd ssssssss ppp00000 */
static TAKE(slct_rs_30)
{
    FORM(0x17ff0f1f, 0x0) V(3, DST) V(4, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.1.0ss ppppssss ssssssss ppp00000 */
static TAKE(slct_sr_40)
{
    FORM(0x17ff0f1f, 0x0) V(3, SRD) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) CALL(branch, 4, 7) END(8)
}

/* .1.0ss ppppssss ssssssss ppp00000 */
static TAKE(slct_sr_30)
{
    FORM(0x17ff0f1f, 0x0) V(3, SRD) V(4, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 5)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.00--- ppppdddd ssss---- ppp00001 */
static TAKE(mov_r_40)
{
    FORM(0x180ff01f, 0x0) V(3, DST) V(4, SRC2) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        CALL(branch, 3, 5) END(8)
}

/* .00--- ppppdddd ssss---- ppp00001 */
static TAKE(mov_r_30)
{
    FORM(0x180ff01f, 0x0) V(3, DST) V(4, SRC2) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        LINE(3, 0) END(4)
}

/* rrrrrrrr rr.01-ii iiiidddd iiiiiiii ppp00001 */
static TAKE(mov_i_40)
{
    FORM(0x1bffff1f, 0x0) V(3, DST) V(4, I14) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        CALL(branch, 3, 5) END(8)
}

/* .01-ii iiiidddd iiiiiiii ppp00001 */
static TAKE(mov_i_30)
{
    FORM(0x1bffff1f, 0x0) V(3, DST) V(4, I14) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        LINE(3, 0) END(4)
}

/* rrrrrrrr rr.100ss ppppssss ssss---- ppp00001 */
static TAKE(mov_sr_40)
{
    FORM(0x1f0ff01f, 0x0) V(3, SRD) V(4, SRC2) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        CALL(branch, 3, 5) END(8)
}

/* .100ss ppppssss ssss---- ppp00001 */
static TAKE(mov_sr_30)
{
    FORM(0x1f0ff01f, 0x0) V(3, SRD) V(4, SRC2) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        LINE(3, 0) END(4)
}

/* rrrrrrrr rr.110ss iiiissss iiiiiiii ppp00001 */
static TAKE(mov_si_40)
{
    FORM(0x1fffff1f, 0x0) V(3, SRD) V(4, I12) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        CALL(branch, 3, 5) END(8)
}

/* .110ss iiiissss iiiiiiii ppp00001 */
static TAKE(mov_si_30)
{
    FORM(0x1fffff1f, 0x0) V(3, SRD) V(4, I12) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(guard, 2, 0)
        LINE(3, 0) END(4)
}

/* rrrrrrrr rr.0.0ee ppppdddd ssssssss ppp01000 */
static TAKE(set_setgt_r_40)
{
    FORM(0x14000f1f, 0x0) V(3, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2, 2, 4)
        CALL(guard, 3, 0) CALL(branch, 4, 6) END(8)
}

/* .0.0ee ppppdddd ssssssss ppp01000 */
static TAKE(set_setgt_r_30)
{
    FORM(0x14000f1f, 0x0) V(3, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2, 2, 4)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.0.1ss ppppdddd ssssssss ppp01000 */
static TAKE(set_setgt_s_40)
{
    FORM(0x17000f1f, 0x0) V(3, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 4)
        CALL(guard, 3, 0) CALL(branch, 4, 6) END(8)
}

/* .0.1ss ppppdddd ssssssss ppp01000 */
static TAKE(set_setgt_s_30)
{
    FORM(0x17000f1f, 0x0) V(3, SRS) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 4)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.1.0-- ppppdddd ssssssss ppp01000 */
static TAKE(set_setgt_d_40)
{
    FORM(0x14000f1f, 0x0) V(3, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 4)
        CALL(guard, 3, 0) CALL(branch, 4, 6) END(8)
}

/* .1.0-- ppppdddd ssssssss ppp01000 */
static TAKE(set_setgt_d_30)
{
    FORM(0x14000f1f, 0x0) V(3, SRC1) CALL(mode, 0, 0) CALL(pd, 1, 1) CALL(s2n, 2, 4)
        CALL(guard, 3, 0) LINE(4, 0) END(4)
}

/* rrrrrrrr rr.1-1-- pppp-bbb bbbbbbbb 00000000 */
static TAKE(bra_40)
{
    FORM(0x1407ffff, 0x0) V(0, BTARG) CALL(guard_of_bra_40, 0, 1) CALL(branch, 1, 2) END(8)
}

/* .1-1-- pppp-bbb bbbbbbbb 00000000 */
static TAKE(bra_30)
{
    FORM(0x1407ffff, 0x0) V(0, BTARG) CALL(guard_of_bra_40, 0, 1) LINE(1, 0) END(4)
}

/* rrrrrrrr rr.1-1-- pppp---- -------- 00000011 */
static TAKE(ret_40)
{
    FORM(0x140000ff, 0x0) CALL(guard_of_bra_40, 0, 0) CALL(branch, 1, 1) END(8)
}

/* .1-1-- pppp---- -------- 00000011 */
static TAKE(ret_30)
{
    FORM(0x140000ff, 0x0) CALL(guard_of_bra_40, 0, 0) LINE(1, 0) END(4)
}

/* rrrrrrrr rr.1-1-- pppp---- iiii---- 00000101 */
static TAKE(wait_wstc_40)
{
    FORM(0x1400f0ff, 0x0) V(0, I4) CALL(guard_of_bra_40, 0, 1) CALL(branch, 1, 2) END(8)
}

/* .1-1-- pppp---- iiii---- 00000101 */
static TAKE(wait_wstc_30)
{
    FORM(0x1400f0ff, 0x0) V(0, I4) CALL(guard_of_bra_40, 0, 1) LINE(1, 0) END(4)
}

/* rrrrrrrr rr01-1-- pppp---- pppppppp 010.nn00 */
static TAKE(logic_and_free_40)
{
    FORM(0x34f0ffef, 0x0) V(0, PRED) V(1, N1) V(2, PS1) V(3, N2) V(4, PS2)
        NEED(guard_of_logic_and_free_40, 0, 0) CALL(branch, 1, 5) END(8)
}

/* 01-1-- pppp---- pppppppp 010.nn00 */
static TAKE(logic_and_free_30)
{
    FORM(0x34f0ffef, 0x0) V(0, PRED) V(1, N1) V(2, PS1) V(3, N2) V(4, PS2)
        NEED(guard_of_logic_and_free_40, 0, 0) LINE(1, 0) END(4)
}

/* rrrrrrrr rr11-1-- pppppppp pppppppp 010.nn00 */
static TAKE(logic_and_guarded_40)
{
    FORM(0x340fffef, 0x0) V(0, PDST) V(1, N1) V(2, PS1) V(3, N2) V(4, PS2)
        NEED(guard_of_logic_and_guarded_40, 0, 5) CALL(branch, 1, 6) END(8)
}

/* 11-1-- pppppppp pppppppp 010.nn00 */
static TAKE(logic_and_guarded_30)
{
    FORM(0x340fffef, 0x0) V(0, PDST) V(1, N1) V(2, PS1) V(3, N2) V(4, PS2)
        NEED(guard_of_logic_and_guarded_40, 0, 5) LINE(1, 0) END(4)
}

/* rrrrrrrr rr.1-1-- pppp---- -------- 010.--11 */
static TAKE(nop_40)
{
    FORM(0x140000e3, 0x0) CALL(guard_of_bra_40, 0, 0) CALL(branch, 1, 1) END(8)
}

/* .1-1-- pppp---- -------- 010.--11 */
static TAKE(nop_30)
{
    FORM(0x140000e3, 0x0) CALL(guard_of_bra_40, 0, 0) LINE(1, 0) END(4)
}

/* rrrrrrrr rr.1.1ee pppp---- ssssssss 10100000 */
static TAKE(lmul_lmulu_40)
{
    FORM(0x14000fff, 0x0) V(0, SRC1) CALL(s2, 0, 1) CALL(guard_of_bra_40, 1, 3) CALL(branch, 2, 4)
        END(8)
}

/* .1.1ee pppp---- ssssssss 10100000 */
static TAKE(lmul_lmulu_30)
{
    FORM(0x14000fff, 0x0) V(0, SRC1) CALL(s2, 0, 1) CALL(guard_of_bra_40, 1, 3) LINE(2, 0) END(4)
}

/* rrrrrrrr rr.1.1ee pppp---- ssss---- 10100010 */
static TAKE(lshift_lsrr_40)
{
    FORM(0x140000ff, 0x0) CALL(s2, 0, 0) CALL(guard_of_bra_40, 1, 2) CALL(branch, 2, 3) END(8)
}

/* .1.1ee pppp---- ssss---- 10100010 */
static TAKE(lshift_lsrr_30)
{
    FORM(0x140000ff, 0x0) CALL(s2, 0, 0) CALL(guard_of_bra_40, 1, 2) LINE(2, 0) END(4)
}

/* rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000001 */
static TAKE(ld_d_40)
{
    FORM(0x140f00ff, 0x0) V(0, DST) CALL(laddr, 0, 1) CALL(guard_of_bra_40, 1, 5) CALL(branch, 2, 6)
        END(8)
}

/* .1.1ee ppppdddd ssssssss 10000001 */
static TAKE(ld_d_30)
{
    FORM(0x140f00ff, 0x0) V(0, DST) CALL(laddr, 0, 1) CALL(guard_of_bra_40, 1, 5) LINE(2, 0) END(4)
}

/* rrrrrrrr rr.1.1ee ppppdddd ssssssss 10000000 */
static TAKE(st_d_40)
{
    FORM(0x1400f0ff, 0x0) V(4, SRC2) CALL(saddr, 0, 0) CALL(guard_of_bra_40, 1, 5)
        CALL(branch, 2, 6) END(8)
}

/* .1.1ee ppppdddd ssssssss 10000000 */
static TAKE(st_d_30)
{
    FORM(0x1400f0ff, 0x0) V(4, SRC2) CALL(saddr, 0, 0) CALL(guard_of_bra_40, 1, 5) LINE(2, 0) END(4)
}

TREE(tree_30)
{
    START
    switch (word & 0x1f) {
    case 0x0: /* ...... ........ ........ ...00000 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00000 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00000 */
                TAKE_AS(slct_rr_30, VUC_SLCT_RR_30)
            case 0x1: /* .0.1.. ........ ........ ...00000 */
                TAKE_AS(slct_rs_30, VUC_SLCT_RS_30)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00000 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* .1.... ........ ........ 00000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00000000 */
                    TAKE_AS(slct_sr_30, VUC_SLCT_SR_30)
                case 0x1: /* .1.1.. ........ ........ 00000000 */
                    TAKE_AS(bra_30, VUC_BRA_30)
                }
                break;
            case 0x1: /* .1.... ........ ........ 00100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00100000 */
                    TAKE_AS(slct_sr_30, VUC_SLCT_SR_30)
                case 0x1: /* .1.1.. ........ ........ 00100000 */
                    TAKE_AS(ret_30, VUC_CLICNT_30)
                }
                break;
            case 0x2: /* .1.... ........ ........ 01000000 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01000000 */
                    TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01000000 */
                    TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
                default:
                    TAKE_AS(slct_sr_30, VUC_SLCT_SR_30)
                }
                break;
            case 0x4: /* .1.... ........ ........ 10000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10000000 */
                    TAKE_AS(slct_sr_30, VUC_SLCT_SR_30)
                case 0x1: /* .1.1.. ........ ........ 10000000 */
                    TAKE_AS(st_d_30, VUC_ST_D_30)
                }
                break;
            case 0x5: /* .1.... ........ ........ 10100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10100000 */
                    TAKE_AS(slct_sr_30, VUC_SLCT_SR_30)
                case 0x1: /* .1.1.. ........ ........ 10100000 */
                    TAKE_AS(lmul_lmulu_30, VUC_LMUL_LMULU_30)
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0) TAKE_AS(slct_sr_30, VUC_SLCT_SR_30)
                break;
            }
            break;
        }
        break;
    case 0x1: /* ...... ........ ........ ...00001 */
        switch (word >> 26 & 0x7) {
        case 0x2: case 0x3: /* .01... ........ ........ ...00001 */
            TAKE_AS(mov_i_30, VUC_MOV_I_30)
        case 0x4: /* .100.. ........ ........ ...00001 */
            TAKE_AS(mov_sr_30, VUC_MOV_SR_30)
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...00001 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* .1.1.. ........ ........ 00100001 */
                TAKE_AS(ret_30, VUC_NAMED_ONLY_O21_30)
            case 0x2: /* .1.1.. ........ ........ 01000001 */
                switch (word >> 29 & 0x1) {
                case 0x0: /* 01.1.. ........ ........ 01000001 */
                    TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
                case 0x1: /* 11.1.. ........ ........ 01000001 */
                    TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
                }
                break;
            case 0x4: /* .1.1.. ........ ........ 10000001 */
                TAKE_AS(ld_d_30, VUC_LD_D_30)
            case 0x5: /* .1.1.. ........ ........ 10100001 */
                TAKE_AS(lmul_lmulu_30, VUC_LMUL_LMULS_30)
            }
            break;
        case 0x6: /* .110.. ........ ........ ...00001 */
            TAKE_AS(mov_si_30, VUC_MOV_SI_30)
        default:
            TAKE_AS(mov_r_30, VUC_MOV_R_30)
        }
        break;
    case 0x2: /* ...... ........ ........ ...00010 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ...... ........ ........ 00000010 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(bra_30, VUC_CALL_30)
            break;
        case 0x1: /* ...... ........ ........ 00100010 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ret_30, VUC_NAMED_ONLY_O22_30)
            break;
        case 0x2: /* ...... ........ ........ 01000010 */
            switch (word >> 28 & 0x3) {
            case 0x1: /* 01.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
                break;
            case 0x3: /* 11.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
                break;
            }
            break;
        case 0x5: /* ...... ........ ........ 10100010 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(lshift_lsrr_30, VUC_LSHIFT_LSRR_30)
            break;
        }
        break;
    case 0x3: /* ...... ........ ........ ...00011 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ...... ........ ........ 00000011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ret_30, VUC_RET_30)
            break;
        case 0x1: /* ...... ........ ........ 00100011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ret_30, VUC_NAMED_ONLY_O23_30)
            break;
        case 0x2: /* ...... ........ ........ 01000011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(nop_30, VUC_NOP_30)
            break;
        case 0x4: /* ...... ........ ........ 10000011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ld_d_30, VUC_LD_PWT_30)
            break;
        }
        break;
    case 0x4: /* ...... ........ ........ ...00100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00100 */
                TAKE_AS(binary_add_rr_30, VUC_BINARY_ADD_RR_30)
            case 0x1: /* .0.1.. ........ ........ ...00100 */
                TAKE_AS(binary_add_rs_30, VUC_BINARY_ADD_RS_30)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00100 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* .1.... ........ ........ 00000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00000100 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_ADD_SR_30)
                case 0x1: /* .1.1.. ........ ........ 00000100 */
                    TAKE_AS(ret_30, VUC_SLEEP_30)
                }
                break;
            case 0x1: /* .1.... ........ ........ 00100100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00100100 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_ADD_SR_30)
                case 0x1: /* .1.1.. ........ ........ 00100100 */
                    TAKE_AS(ret_30, VUC_ENGINE_MBIREAD_30)
                }
                break;
            case 0x2: /* .1.... ........ ........ 01000100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01000100 */
                    TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01000100 */
                    TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
                default:
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_ADD_SR_30)
                }
                break;
            case 0x4: /* .1.... ........ ........ 10000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10000100 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_ADD_SR_30)
                case 0x1: /* .1.1.. ........ ........ 10000100 */
                    TAKE_AS(st_d_30, VUC_ST_VP_30)
                }
                break;
            case 0x5: /* .1.... ........ ........ 10100100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10100100 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_ADD_SR_30)
                case 0x1: /* .1.1.. ........ ........ 10100100 */
                    TAKE_AS(lshift_lsrr_30, VUC_LSHIFT_LADD)
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_30, VUC_BINARY_ADD_SR_30)
                break;
            }
            break;
        }
        break;
    case 0x5: /* ...... ........ ........ ...00101 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00101 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00101 */
                TAKE_AS(binary_add_rr_30, VUC_BINARY_SUB_RR_30)
            case 0x1: /* .0.1.. ........ ........ ...00101 */
                TAKE_AS(binary_add_rs_30, VUC_BINARY_SUB_RS_30)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00101 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* .1.... ........ ........ .0000101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0000101 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_SUB_SR_30)
                case 0x1: /* .1.1.. ........ ........ .0000101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(wait_wstc_30, VUC_WAIT_WSTC_30)
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ .0100101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0100101 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_SUB_SR_30)
                case 0x1: /* .1.1.. ........ ........ .0100101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(ret_30, VUC_NAMED_ONLY_O25_30)
                    break;
                }
                break;
            case 0x2: /* .1.... ........ ........ .1000101 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ .1000101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ .1000101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
                    break;
                default:
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_SUB_SR_30)
                }
                break;
            case 0x3: /* .1.... ........ ........ .1100101 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_30, VUC_BINARY_SUB_SR_30)
                break;
            }
            break;
        }
        break;
    case 0x6: /* ...... ........ ........ ...00110 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...00110 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...00110 */
                TAKE_AS(binary_add_rr_30, VUC_BINARY_AVGS_RR)
            case 0x1: /* .0.1.. ........ ........ ...00110 */
                TAKE_AS(binary_add_rs_30, VUC_BINARY_AVGS_RS)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...00110 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* .1.... ........ ........ .0000110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0000110 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_AVGS_SR)
                case 0x1: /* .1.1.. ........ ........ .0000110 */
                    if ((word & 0x80) == 0x0) TAKE_AS(wait_wstc_30, VUC_WAIT_WSTS_30)
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ .0100110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ .0100110 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_AVGS_SR)
                case 0x1: /* .1.1.. ........ ........ .0100110 */
                    if ((word & 0x80) == 0x0) TAKE_AS(ret_30, VUC_NAMED_ONLY_O26_30)
                    break;
                }
                break;
            case 0x2: /* .1.... ........ ........ .1000110 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ .1000110 */
                    if ((word & 0x80) == 0x0) TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ .1000110 */
                    if ((word & 0x80) == 0x0)
                        TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
                    break;
                default:
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_AVGS_SR)
                }
                break;
            case 0x3: /* .1.... ........ ........ .1100110 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_30, VUC_BINARY_AVGS_SR)
                break;
            }
            break;
        }
        break;
    case 0x7: /* ...... ........ ........ ...00111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...00111 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_AVGU_RS)
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...00111 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_AVGU_SR)
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...00111 */
            if ((word & 0xe0) == 0x40) TAKE_AS(nop_30, VUC_NOP_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_AVGU_RR)
        }
        break;
    case 0x8: /* ...... ........ ........ ...01000 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01000 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01000 */
                TAKE_AS(set_setgt_r_30, VUC_SET_SETGT_R_30)
            case 0x1: /* .0.1.. ........ ........ ...01000 */
                TAKE_AS(set_setgt_s_30, VUC_SET_SETGT_S_30)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01000 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* .1.... ........ ........ 00.01000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00.01000 */
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETGT_D_30)
                case 0x1: /* .1.1.. ........ ........ 00.01000 */
                    if ((word & 0x20) == 0x20) TAKE_AS(ret_30, VUC_ENGINE_MBINEXT_30)
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ 01.01000 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01.01000 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01.01000 */
                    if ((word & 0x20) == 0x0)
                        TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
                    break;
                default:
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETGT_D_30)
                }
                break;
            case 0x2: /* .1.... ........ ........ 10.01000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10.01000 */
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETGT_D_30)
                case 0x1: /* .1.1.. ........ ........ 10.01000 */
                    if ((word & 0x20) == 0x20) TAKE_AS(lshift_lsrr_30, VUC_LSHIFT_LSAR)
                    break;
                }
                break;
            case 0x3: /* .1.... ........ ........ 11.01000 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(set_setgt_d_30, VUC_SET_SETGT_D_30)
                break;
            }
            break;
        }
        break;
    case 0x9: /* ...... ........ ........ ...01001 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01001 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01001 */
                TAKE_AS(set_setgt_r_30, VUC_SET_SETLT_R_30)
            case 0x1: /* .0.1.. ........ ........ ...01001 */
                TAKE_AS(set_setgt_s_30, VUC_SET_SETLT_S_30)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01001 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* .1.... ........ ........ 00.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00.01001 */
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETLT_D_30)
                case 0x1: /* .1.1.. ........ ........ 00.01001 */
                    if ((word & 0x20) == 0x20) TAKE_AS(ret_30, VUC_ENGINE_MVSREAD_30)
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ 01.01001 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01.01001 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01.01001 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
                    break;
                default:
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETLT_D_30)
                }
                break;
            case 0x2: /* .1.... ........ ........ 10.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10.01001 */
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETLT_D_30)
                case 0x1: /* .1.1.. ........ ........ 10.01001 */
                    if ((word & 0x20) == 0x0) TAKE_AS(ld_d_30, VUC_LD_MVSI_30)
                    break;
                }
                break;
            case 0x3: /* .1.... ........ ........ 11.01001 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(set_setgt_d_30, VUC_SET_SETLT_D_30)
                break;
            }
            break;
        }
        break;
    case 0xa: /* ...... ........ ........ ...01010 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01010 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01010 */
                TAKE_AS(set_setgt_r_30, VUC_SET_SETEQ_R_30)
            case 0x1: /* .0.1.. ........ ........ ...01010 */
                TAKE_AS(set_setgt_s_30, VUC_SET_SETEQ_S_30)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01010 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* .1.... ........ ........ 00.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00.01010 */
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETEQ_D_30)
                case 0x1: /* .1.1.. ........ ........ 00.01010 */
                    if ((word & 0x20) == 0x20) TAKE_AS(ret_30, VUC_ENGINE_MVSWRITE_30)
                    break;
                }
                break;
            case 0x1: /* .1.... ........ ........ 01.01010 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01.01010 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01.01010 */
                    if ((word & 0x20) == 0x0)
                        TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
                    break;
                default:
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETEQ_D_30)
                }
                break;
            case 0x2: /* .1.... ........ ........ 10.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10.01010 */
                    TAKE_AS(set_setgt_d_30, VUC_SET_SETEQ_D_30)
                case 0x1: /* .1.1.. ........ ........ 10.01010 */
                    if ((word & 0x20) == 0x0) TAKE_AS(st_d_30, VUC_ST_MVSO_30)
                    break;
                }
                break;
            case 0x3: /* .1.... ........ ........ 11.01010 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(set_setgt_d_30, VUC_SET_SETEQ_D_30)
                break;
            }
            break;
        }
        break;
    case 0xb: /* ...... ........ ........ ...01011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...01011 */
            TAKE_AS(set_setgt_s_30, VUC_SET_SETLEP_S_30)
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...01011 */
            TAKE_AS(set_setgt_d_30, VUC_SET_SETLEP_D_30)
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...01011 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* .1.1.. ........ ........ 00101011 */
                TAKE_AS(ret_30, VUC_NAMED_ONLY_O2B_30)
            case 0x2: /* .1.1.. ........ ........ 01001011 */
                TAKE_AS(nop_30, VUC_NOP_30)
            }
            break;
        default:
            TAKE_AS(set_setgt_r_30, VUC_SET_SETLEP_R_30)
        }
        break;
    case 0xc: /* ...... ........ ........ ...01100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* .0.... ........ ........ ...01100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* .0.0.. ........ ........ ...01100 */
                TAKE_AS(binary_add_rr_30, VUC_BINARY_CLAMPLEP_RR_30)
            case 0x1: /* .0.1.. ........ ........ ...01100 */
                TAKE_AS(binary_add_rs_30, VUC_BINARY_CLAMPLEP_RS_30)
            }
            break;
        case 0x1: /* .1.... ........ ........ ...01100 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* .1.... ........ ........ 00101100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 00101100 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_CLAMPLEP_SR_30)
                case 0x1: /* .1.1.. ........ ........ 00101100 */
                    TAKE_AS(ret_30, VUC_NAMED_ONLY_O2C_30)
                }
                break;
            case 0x2: /* .1.... ........ ........ 01001100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 01.1.. ........ ........ 01001100 */
                    TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
                case 0x9: case 0xb: case 0xd: case 0xf: /* 11.1.. ........ ........ 01001100 */
                    TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
                default:
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_CLAMPLEP_SR_30)
                }
                break;
            case 0x4: /* .1.... ........ ........ 10001100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10001100 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_CLAMPLEP_SR_30)
                case 0x1: /* .1.1.. ........ ........ 10001100 */
                    TAKE_AS(st_d_30, VUC_ST_B6_30)
                }
                break;
            case 0x5: /* .1.... ........ ........ 10101100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* .1.0.. ........ ........ 10101100 */
                    TAKE_AS(binary_add_sr_30, VUC_BINARY_CLAMPLEP_SR_30)
                case 0x1: /* .1.1.. ........ ........ 10101100 */
                    if (ON(VP4)) TAKE_AS(lshift_lsrr_30, VUC_LDIVU)
                    break;
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_30, VUC_BINARY_CLAMPLEP_SR_30)
                break;
            }
            break;
        }
        break;
    case 0xd: /* ...... ........ ........ ...01101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...01101 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_CLAMPS_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...01101 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_CLAMPS_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 01.1.. ........ ........ 01001101 */
                TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
            case 0x4: /* 01.1.. ........ ........ 10001101 */
                TAKE_AS(ld_d_30, VUC_LD_B6_30)
            }
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 11.1.. ........ ........ 01001101 */
                TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
            case 0x4: /* 11.1.. ........ ........ 10001101 */
                TAKE_AS(ld_d_30, VUC_LD_B6_30)
            }
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_CLAMPS_RR_30)
        }
        break;
    case 0xe: /* ...... ........ ........ ...01110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...01110 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_SEXT_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...01110 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_SEXT_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 01.1.. ........ ........ 01001110 */
                TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
            case 0x4: /* 01.1.. ........ ........ 10001110 */
                TAKE_AS(st_d_30, VUC_ST_B7_30)
            }
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* 11.1.. ........ ........ 01001110 */
                TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
            case 0x4: /* 11.1.. ........ ........ 10001110 */
                TAKE_AS(st_d_30, VUC_ST_B7_30)
            }
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_SEXT_RR_30)
        }
        break;
    case 0xf: /* ...... ........ ........ ...01111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...01111 */
            TAKE_AS(unary_div2s_rs, VUC_UNARY_DIV2S_RS)
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...01111 */
            TAKE_AS(unary_div2s_sr, VUC_UNARY_DIV2S_SR)
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...01111 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* .1.1.. ........ ........ 01001111 */
                TAKE_AS(nop_30, VUC_NOP_30)
            case 0x4: /* .1.1.. ........ ........ 10001111 */
                TAKE_AS(ld_d_30, VUC_LD_B7_30)
            }
            break;
        default:
            TAKE_AS(unary_div2s_rr, VUC_UNARY_DIV2S_RR)
        }
        break;
    case 0x10: /* ...... ........ ........ ...10000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10000 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_BSET_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10000 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_BSET_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_BSET_RR_30)
        }
        break;
    case 0x11: /* ...... ........ ........ ...10001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10001 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_BCLR_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10001 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_BCLR_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_BCLR_RR_30)
        }
        break;
    case 0x12: /* ...... ........ ........ ...10010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10010 */
            TAKE_AS(set_setgt_s_30, VUC_SET_BTEST_S_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10010 */
            TAKE_AS(set_setgt_d_30, VUC_SET_BTEST_D_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
            break;
        default:
            TAKE_AS(set_setgt_r_30, VUC_SET_BTEST_R_30)
        }
        break;
    case 0x14: /* ...... ........ ........ ...10100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10100 */
            TAKE_AS(unary_div2s_rs, VUC_UNARY_HSWAP_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10100 */
            TAKE_AS(unary_div2s_sr, VUC_UNARY_HSWAP_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
            break;
        default:
            TAKE_AS(unary_div2s_rr, VUC_UNARY_HSWAP_RR_30)
        }
        break;
    case 0x15: /* ...... ........ ........ ...10101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10101 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_SHL_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10101 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_SHL_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_SHL_RR_30)
        }
        break;
    case 0x16: /* ...... ........ ........ ...10110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...10110 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_SHR_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...10110 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_SHR_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_SHR_RR_30)
        }
        break;
    case 0x17: /* ...... ........ ........ ...10111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...10111 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_SAR_RS_30)
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...10111 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_SAR_SR_30)
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...10111 */
            if ((word & 0xe0) == 0x40) TAKE_AS(nop_30, VUC_NOP_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_SAR_RR_30)
        }
        break;
    case 0x18: /* ...... ........ ........ ...11000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11000 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_AND_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11000 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_AND_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_AND_RR_30)
        }
        break;
    case 0x19: /* ...... ........ ........ ...11001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11001 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_OR_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11001 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_OR_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_OR_RR_30)
        }
        break;
    case 0x1a: /* ...... ........ ........ ...11010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11010 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_XOR_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11010 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_XOR_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_XOR_RR_30)
        }
        break;
    case 0x1b: /* ...... ........ ........ ...11011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* .0.1.. ........ ........ ...11011 */
            TAKE_AS(binary_add_rs_30, VUC_COMPLEMENT_RS_30)
        case 0x4: case 0x6: /* .1.0.. ........ ........ ...11011 */
            TAKE_AS(binary_add_sr_30, VUC_COMPLEMENT_SR_30)
        case 0x5: case 0x7: /* .1.1.. ........ ........ ...11011 */
            if ((word & 0xe0) == 0x40) TAKE_AS(nop_30, VUC_NOP_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_COMPLEMENT_RR_30)
        }
        break;
    case 0x1c: /* ...... ........ ........ ...11100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11100 */
            TAKE_AS(binary_add_rs_30, VUC_LUT_RS_30)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11100 */
            TAKE_AS(binary_add_sr_30, VUC_LUT_SR_30)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_AND_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_AND_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_LUT_RR_30)
        }
        break;
    case 0x1d: /* ...... ........ ........ ...11101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11101 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_MIN_RS)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11101 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_MIN_SR)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11101 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_OR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11101 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_OR_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_MIN_RR)
        }
        break;
    case 0x1e: /* ...... ........ ........ ...11110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* .0.1.. ........ ........ ...11110 */
            TAKE_AS(binary_add_rs_30, VUC_BINARY_MAX_RS)
        case 0x4: case 0x6: case 0xc: case 0xe: /* .1.0.. ........ ........ ...11110 */
            TAKE_AS(binary_add_sr_30, VUC_BINARY_MAX_SR)
        case 0x5: case 0x7: /* 01.1.. ........ ........ ...11110 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_30, VUC_LOGIC_XOR_FREE_30)
            break;
        case 0xd: case 0xf: /* 11.1.. ........ ........ ...11110 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_30, VUC_LOGIC_XOR_GUARDED_30)
            break;
        default:
            TAKE_AS(binary_add_rr_30, VUC_BINARY_MAX_RR)
        }
        break;
    default:
        if ((word & 0x140000e0) == 0x14000040) TAKE_AS(nop_30, VUC_NOP_30)
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_40)
{
    START
    switch (word & 0x1f) {
    case 0x0: /* ........ ........ ........ ........ ...00000 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00000 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00000 */
                TAKE_AS(slct_rr_40, VUC_SLCT_RR_40)
            case 0x1: /* ........ ...0.1.. ........ ........ ...00000 */
                TAKE_AS(slct_rs_40, VUC_SLCT_RS_40)
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00000 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* ........ ...1.... ........ ........ 00000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00000000 */
                    TAKE_AS(slct_sr_40, VUC_SLCT_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 00000000 */
                    TAKE_AS(bra_40, VUC_BRA_40)
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 00100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00100000 */
                    TAKE_AS(slct_sr_40, VUC_SLCT_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 00100000 */
                    TAKE_AS(ret_40, VUC_CLICNT_40)
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 01000000 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..0=01000000 */
                    TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..0=01000000 */
                    TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
                default:
                    TAKE_AS(slct_sr_40, VUC_SLCT_SR_40)
                }
                break;
            case 0x4: /* ........ ...1.... ........ ........ 10000000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10000000 */
                    TAKE_AS(slct_sr_40, VUC_SLCT_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 10000000 */
                    TAKE_AS(st_d_40, VUC_ST_D_40)
                }
                break;
            case 0x5: /* ........ ...1.... ........ ........ 10100000 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10100000 */
                    TAKE_AS(slct_sr_40, VUC_SLCT_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 10100000 */
                    TAKE_AS(lmul_lmulu_40, VUC_LMUL_LMULU_40)
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0) TAKE_AS(slct_sr_40, VUC_SLCT_SR_40)
                break;
            }
            break;
        }
        break;
    case 0x1: /* ........ ........ ........ ........ ...00001 */
        switch (word >> 26 & 0x7) {
        case 0x2: case 0x3: /* ........ ...01... ........ ........ ...00001 */
            TAKE_AS(mov_i_40, VUC_MOV_I_40)
        case 0x4: /* ........ ...100.. ........ ........ ...00001 */
            TAKE_AS(mov_sr_40, VUC_MOV_SR_40)
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...00001 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ...1.1.. ........ ........ 00100001 */
                TAKE_AS(ret_40, VUC_NAMED_ONLY_O21_40)
            case 0x2: /* ........ ...1.1.. ........ ........ 01000001 */
                switch (word >> 29 & 0x1) {
                case 0x0: /* ........ ..01.1.. ........ ........ 01000001 */
                    TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
                case 0x1: /* ........ ..11.1.. ........ ........ 01000001 */
                    TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
                }
                break;
            case 0x4: /* ........ ...1.1.. ........ ........ 10000001 */
                TAKE_AS(ld_d_40, VUC_LD_D_40)
            case 0x5: /* ........ ...1.1.. ........ ........ 10100001 */
                TAKE_AS(lmul_lmulu_40, VUC_LMUL_LMULS_40)
            }
            break;
        case 0x6: /* ........ ...110.. ........ ........ ...00001 */
            TAKE_AS(mov_si_40, VUC_MOV_SI_40)
        default:
            TAKE_AS(mov_r_40, VUC_MOV_R_40)
        }
        break;
    case 0x2: /* ........ ........ ........ ........ ...00010 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ........ ........ ........ ........ 00000010 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(bra_40, VUC_CALL_40)
            break;
        case 0x1: /* ........ ........ ........ ........ 00100010 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ret_40, VUC_NAMED_ONLY_O22_40)
            break;
        case 0x2: /* ........ ........ ........ ........ 01000010 */
            switch (word >> 28 & 0x3) {
            case 0x1: /* ........ ..01.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
                break;
            case 0x3: /* ........ ..11.... ........ ........ 01000010 */
                if ((word & 0x4000000) == 0x4000000)
                    TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
                break;
            }
            break;
        case 0x5: /* ........ ........ ........ ........ 10100010 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(lshift_lsrr_40, VUC_LSHIFT_LSRR_40)
            break;
        }
        break;
    case 0x3: /* ........ ........ ........ ........ ...00011 */
        switch (word >> 5 & 0x7) {
        case 0x0: /* ........ ........ ........ ........ 00000011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ret_40, VUC_RET_40)
            break;
        case 0x1: /* ........ ........ ........ ........ 00100011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ret_40, VUC_NAMED_ONLY_O23_40)
            break;
        case 0x2: /* ........ ........ ........ ........ 01000011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(nop_40, VUC_NOP_40)
            break;
        case 0x4: /* ........ ........ ........ ........ 10000011 */
            if ((word & 0x14000000) == 0x14000000) TAKE_AS(ld_d_40, VUC_LD_PWT_40)
            break;
        }
        break;
    case 0x4: /* ........ ........ ........ ........ ...00100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00100 */
                TAKE_AS(binary_add_rr_40, VUC_BINARY_ADD_RR_40)
            case 0x1: /* ........ ...0.1.. ........ ........ ...00100 */
                TAKE_AS(binary_add_rs_40, VUC_BINARY_ADD_RS_40)
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00100 */
            switch (word >> 5 & 0x7) {
            case 0x0: /* ........ ...1.... ........ ........ 00000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00000100 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_ADD_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 00000100 */
                    TAKE_AS(ret_40, VUC_SLEEP_40)
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 00100100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00100100 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_ADD_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 00100100 */
                    TAKE_AS(ret_40, VUC_ENGINE_MBIREAD_40)
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 01000100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..0=01000100 */
                    TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..0=01000100 */
                    TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
                default:
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_ADD_SR_40)
                }
                break;
            case 0x4: /* ........ ...1.... ........ ........ 10000100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10000100 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_ADD_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 10000100 */
                    TAKE_AS(st_d_40, VUC_ST_VP_40)
                }
                break;
            default:
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_40, VUC_BINARY_ADD_SR_40)
                break;
            }
            break;
        }
        break;
    case 0x5: /* ........ ........ ........ ........ ...00101 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00101 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00101 */
                TAKE_AS(binary_add_rr_40, VUC_BINARY_SUB_RR_40)
            case 0x1: /* ........ ...0.1.. ........ ........ ...00101 */
                TAKE_AS(binary_add_rs_40, VUC_BINARY_SUB_RS_40)
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00101 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ .0000101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0000101 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_SUB_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ .0000101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(wait_wstc_40, VUC_WAIT_WSTC_40)
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ .0100101 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0100101 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_SUB_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ .0100101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(ret_40, VUC_NAMED_ONLY_O25_40)
                    break;
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ .1000101 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 6..0=1000101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 6..0=1000101 */
                    if ((word & 0x80) == 0x0) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
                    break;
                default:
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_SUB_SR_40)
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ .1100101 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_40, VUC_BINARY_SUB_SR_40)
                break;
            }
            break;
        }
        break;
    case 0x6: /* ........ ........ ........ ........ ...00110 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...00110 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...00110 */
                TAKE_AS(binary_add_rr_40, VUC_BINARY_SUBR_RR)
            case 0x1: /* ........ ...0.1.. ........ ........ ...00110 */
                TAKE_AS(binary_add_rs_40, VUC_BINARY_SUBR_RS)
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...00110 */
            switch (word >> 5 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ .0000110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0000110 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_SUBR_SR)
                case 0x1: /* ........ ...1.1.. ........ ........ .0000110 */
                    if ((word & 0x80) == 0x0) TAKE_AS(wait_wstc_40, VUC_WAIT_WSTS_40)
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ .0100110 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ .0100110 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_SUBR_SR)
                case 0x1: /* ........ ...1.1.. ........ ........ .0100110 */
                    if ((word & 0x80) == 0x0) TAKE_AS(ret_40, VUC_NAMED_ONLY_O26_40)
                    break;
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ .1000110 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 6..0=1000110 */
                    if ((word & 0x80) == 0x0) TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 6..0=1000110 */
                    if ((word & 0x80) == 0x0)
                        TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
                    break;
                default:
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_SUBR_SR)
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ .1100110 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_40, VUC_BINARY_SUBR_SR)
                break;
            }
            break;
        }
        break;
    case 0x8: /* ........ ........ ........ ........ ...01000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...01000 */
            TAKE_AS(set_setgt_s_40, VUC_SET_SETGT_S_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...01000 */
            TAKE_AS(set_setgt_d_40, VUC_SET_SETGT_D_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...01000 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ..01.1.. ........ ........ 00101000 */
                TAKE_AS(ret_40, VUC_ENGINE_MBINEXT_40)
            case 0x2: /* ........ ..01.1.. ........ ........ 01001000 */
                TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
            }
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...01000 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ..11.1.. ........ ........ 00101000 */
                TAKE_AS(ret_40, VUC_ENGINE_MBINEXT_40)
            case 0x2: /* ........ ..11.1.. ........ ........ 01001000 */
                TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
            }
            break;
        default:
            TAKE_AS(set_setgt_r_40, VUC_SET_SETGT_R_40)
        }
        break;
    case 0x9: /* ........ ........ ........ ........ ...01001 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...01001 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...01001 */
                TAKE_AS(set_setgt_r_40, VUC_SET_SETLT_R_40)
            case 0x1: /* ........ ...0.1.. ........ ........ ...01001 */
                TAKE_AS(set_setgt_s_40, VUC_SET_SETLT_S_40)
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...01001 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ 00.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00.01001 */
                    TAKE_AS(set_setgt_d_40, VUC_SET_SETLT_D_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 00.01001 */
                    if ((word & 0x20) == 0x20) TAKE_AS(ret_40, VUC_ENGINE_MVSREAD_40)
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 01.01001 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..6=01 4..0=01001 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..6=01 4..0=01001 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
                    break;
                default:
                    TAKE_AS(set_setgt_d_40, VUC_SET_SETLT_D_40)
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 10.01001 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10.01001 */
                    TAKE_AS(set_setgt_d_40, VUC_SET_SETLT_D_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 10.01001 */
                    if ((word & 0x20) == 0x0) TAKE_AS(ld_d_40, VUC_LD_MVSI_40)
                    break;
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ 11.01001 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(set_setgt_d_40, VUC_SET_SETLT_D_40)
                break;
            }
            break;
        }
        break;
    case 0xa: /* ........ ........ ........ ........ ...01010 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...01010 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...01010 */
                TAKE_AS(set_setgt_r_40, VUC_SET_SETEQ_R_40)
            case 0x1: /* ........ ...0.1.. ........ ........ ...01010 */
                TAKE_AS(set_setgt_s_40, VUC_SET_SETEQ_S_40)
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...01010 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ 00.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00.01010 */
                    TAKE_AS(set_setgt_d_40, VUC_SET_SETEQ_D_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 00.01010 */
                    if ((word & 0x20) == 0x20) TAKE_AS(ret_40, VUC_ENGINE_MVSWRITE_40)
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 01.01010 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..6=01 4..0=01010 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..6=01 4..0=01010 */
                    if ((word & 0x20) == 0x0)
                        TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
                    break;
                default:
                    TAKE_AS(set_setgt_d_40, VUC_SET_SETEQ_D_40)
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 10.01010 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10.01010 */
                    TAKE_AS(set_setgt_d_40, VUC_SET_SETEQ_D_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 10.01010 */
                    if ((word & 0x20) == 0x0) TAKE_AS(st_d_40, VUC_ST_MVSO_40)
                    break;
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ 11.01010 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(set_setgt_d_40, VUC_SET_SETEQ_D_40)
                break;
            }
            break;
        }
        break;
    case 0xb: /* ........ ........ ........ ........ ...01011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...01011 */
            TAKE_AS(set_setgt_s_40, VUC_SET_SETLEP_S_40)
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...01011 */
            TAKE_AS(set_setgt_d_40, VUC_SET_SETLEP_D_40)
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...01011 */
            switch (word >> 5 & 0x7) {
            case 0x1: /* ........ ...1.1.. ........ ........ 00101011 */
                TAKE_AS(ret_40, VUC_NAMED_ONLY_O2B_40)
            case 0x2: /* ........ ...1.1.. ........ ........ 01001011 */
                TAKE_AS(nop_40, VUC_NOP_40)
            }
            break;
        default:
            TAKE_AS(set_setgt_r_40, VUC_SET_SETLEP_R_40)
        }
        break;
    case 0xc: /* ........ ........ ........ ........ ...01100 */
        switch (word >> 28 & 0x1) {
        case 0x0: /* ........ ...0.... ........ ........ ...01100 */
            switch (word >> 26 & 0x1) {
            case 0x0: /* ........ ...0.0.. ........ ........ ...01100 */
                TAKE_AS(binary_add_rr_40, VUC_BINARY_CLAMPLEP_RR_40)
            case 0x1: /* ........ ...0.1.. ........ ........ ...01100 */
                TAKE_AS(binary_add_rs_40, VUC_BINARY_CLAMPLEP_RS_40)
            }
            break;
        case 0x1: /* ........ ...1.... ........ ........ ...01100 */
            switch (word >> 6 & 0x3) {
            case 0x0: /* ........ ...1.... ........ ........ 00.01100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 00.01100 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_CLAMPLEP_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 00.01100 */
                    if ((word & 0x20) == 0x20) TAKE_AS(ret_40, VUC_NAMED_ONLY_O2C_40)
                    break;
                }
                break;
            case 0x1: /* ........ ...1.... ........ ........ 01.01100 */
                switch (word >> 26 & 0xf) {
                case 0x1: case 0x3: case 0x5: case 0x7: /* 29..28=01 26=1 7..6=01 4..0=01100 */
                    if ((word & 0x20) == 0x0) TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
                    break;
                case 0x9: case 0xb: case 0xd: case 0xf: /* 29..28=11 26=1 7..6=01 4..0=01100 */
                    if ((word & 0x20) == 0x0)
                        TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
                    break;
                default:
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_CLAMPLEP_SR_40)
                }
                break;
            case 0x2: /* ........ ...1.... ........ ........ 10.01100 */
                switch (word >> 26 & 0x1) {
                case 0x0: /* ........ ...1.0.. ........ ........ 10.01100 */
                    TAKE_AS(binary_add_sr_40, VUC_BINARY_CLAMPLEP_SR_40)
                case 0x1: /* ........ ...1.1.. ........ ........ 10.01100 */
                    if ((word & 0x20) == 0x0) TAKE_AS(st_d_40, VUC_ST_B6_40)
                    break;
                }
                break;
            case 0x3: /* ........ ...1.... ........ ........ 11.01100 */
                if ((word & 0x4000000) == 0x0) TAKE_AS(binary_add_sr_40, VUC_BINARY_CLAMPLEP_SR_40)
                break;
            }
            break;
        }
        break;
    case 0xd: /* ........ ........ ........ ........ ...01101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...01101 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_CLAMPS_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...01101 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_CLAMPS_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..01.1.. ........ ........ 01001101 */
                TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
            case 0x4: /* ........ ..01.1.. ........ ........ 10001101 */
                TAKE_AS(ld_d_40, VUC_LD_B6_40)
            }
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...01101 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..11.1.. ........ ........ 01001101 */
                TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
            case 0x4: /* ........ ..11.1.. ........ ........ 10001101 */
                TAKE_AS(ld_d_40, VUC_LD_B6_40)
            }
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_CLAMPS_RR_40)
        }
        break;
    case 0xe: /* ........ ........ ........ ........ ...01110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...01110 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_SEXT_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...01110 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_SEXT_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..01.1.. ........ ........ 01001110 */
                TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
            case 0x4: /* ........ ..01.1.. ........ ........ 10001110 */
                TAKE_AS(st_d_40, VUC_ST_B7_40)
            }
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...01110 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ..11.1.. ........ ........ 01001110 */
                TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
            case 0x4: /* ........ ..11.1.. ........ ........ 10001110 */
                TAKE_AS(st_d_40, VUC_ST_B7_40)
            }
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_SEXT_RR_40)
        }
        break;
    case 0xf: /* ........ ........ ........ ........ ...01111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...01111 */
            TAKE_AS(set_setgt_s_40, VUC_SET_SETZERO_S)
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...01111 */
            TAKE_AS(set_setgt_d_40, VUC_SET_SETZERO_D)
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...01111 */
            switch (word >> 5 & 0x7) {
            case 0x2: /* ........ ...1.1.. ........ ........ 01001111 */
                TAKE_AS(nop_40, VUC_NOP_40)
            case 0x4: /* ........ ...1.1.. ........ ........ 10001111 */
                TAKE_AS(ld_d_40, VUC_LD_B7_40)
            }
            break;
        default:
            TAKE_AS(set_setgt_r_40, VUC_SET_SETZERO_R)
        }
        break;
    case 0x10: /* ........ ........ ........ ........ ...10000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10000 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_BSET_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10000 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_BSET_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_BSET_RR_40)
        }
        break;
    case 0x11: /* ........ ........ ........ ........ ...10001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10001 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_BCLR_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10001 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_BCLR_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_BCLR_RR_40)
        }
        break;
    case 0x12: /* ........ ........ ........ ........ ...10010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10010 */
            TAKE_AS(set_setgt_s_40, VUC_SET_BTEST_S_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10010 */
            TAKE_AS(set_setgt_d_40, VUC_SET_BTEST_D_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
            break;
        default:
            TAKE_AS(set_setgt_r_40, VUC_SET_BTEST_R_40)
        }
        break;
    case 0x14: /* ........ ........ ........ ........ ...10100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10100 */
            TAKE_AS(unary_hswap_rs_40, VUC_UNARY_HSWAP_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10100 */
            TAKE_AS(unary_hswap_sr_40, VUC_UNARY_HSWAP_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
            break;
        default:
            TAKE_AS(unary_hswap_rr_40, VUC_UNARY_HSWAP_RR_40)
        }
        break;
    case 0x15: /* ........ ........ ........ ........ ...10101 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10101 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_SHL_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10101 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_SHL_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10101 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_SHL_RR_40)
        }
        break;
    case 0x16: /* ........ ........ ........ ........ ...10110 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...10110 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_SHR_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...10110 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_SHR_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...10110 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_SHR_RR_40)
        }
        break;
    case 0x17: /* ........ ........ ........ ........ ...10111 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...10111 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_SAR_RS_40)
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...10111 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_SAR_SR_40)
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...10111 */
            if ((word & 0xe0) == 0x40) TAKE_AS(nop_40, VUC_NOP_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_SAR_RR_40)
        }
        break;
    case 0x18: /* ........ ........ ........ ........ ...11000 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11000 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_AND_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11000 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_AND_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11000 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_AND_RR_40)
        }
        break;
    case 0x19: /* ........ ........ ........ ........ ...11001 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11001 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_OR_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11001 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_OR_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11001 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_OR_RR_40)
        }
        break;
    case 0x1a: /* ........ ........ ........ ........ ...11010 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11010 */
            TAKE_AS(binary_add_rs_40, VUC_BINARY_XOR_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11010 */
            TAKE_AS(binary_add_sr_40, VUC_BINARY_XOR_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11010 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_BINARY_XOR_RR_40)
        }
        break;
    case 0x1b: /* ........ ........ ........ ........ ...11011 */
        switch (word >> 26 & 0x7) {
        case 0x1: case 0x3: /* ........ ...0.1.. ........ ........ ...11011 */
            TAKE_AS(binary_add_rs_40, VUC_COMPLEMENT_RS_40)
        case 0x4: case 0x6: /* ........ ...1.0.. ........ ........ ...11011 */
            TAKE_AS(binary_add_sr_40, VUC_COMPLEMENT_SR_40)
        case 0x5: case 0x7: /* ........ ...1.1.. ........ ........ ...11011 */
            if ((word & 0xe0) == 0x40) TAKE_AS(nop_40, VUC_NOP_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_COMPLEMENT_RR_40)
        }
        break;
    case 0x1c: /* ........ ........ ........ ........ ...11100 */
        switch (word >> 26 & 0xf) {
        case 0x1: case 0x3: case 0x9: case 0xb: /* ........ ...0.1.. ........ ........ ...11100 */
            TAKE_AS(binary_add_rs_40, VUC_LUT_RS_40)
        case 0x4: case 0x6: case 0xc: case 0xe: /* ........ ...1.0.. ........ ........ ...11100 */
            TAKE_AS(binary_add_sr_40, VUC_LUT_SR_40)
        case 0x5: case 0x7: /* ........ ..01.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_free_40, VUC_LOGIC_AND_FREE_40)
            break;
        case 0xd: case 0xf: /* ........ ..11.1.. ........ ........ ...11100 */
            if ((word & 0xe0) == 0x40) TAKE_AS(logic_and_guarded_40, VUC_LOGIC_AND_GUARDED_40)
            break;
        default:
            TAKE_AS(binary_add_rr_40, VUC_LUT_RR_40)
        }
        break;
    case 0x1d: /* ........ ........ ........ ........ ...11101 */
        switch (word >> 28 & 0x3) {
        case 0x1: /* ........ ..01.... ........ ........ ...11101 */
            if ((word & 0x40000e0) == 0x4000040) TAKE_AS(logic_and_free_40, VUC_LOGIC_OR_FREE_40)
            break;
        case 0x3: /* ........ ..11.... ........ ........ ...11101 */
            if ((word & 0x40000e0) == 0x4000040)
                TAKE_AS(logic_and_guarded_40, VUC_LOGIC_OR_GUARDED_40)
            break;
        }
        break;
    case 0x1e: /* ........ ........ ........ ........ ...11110 */
        switch (word >> 28 & 0x3) {
        case 0x1: /* ........ ..01.... ........ ........ ...11110 */
            if ((word & 0x40000e0) == 0x4000040) TAKE_AS(logic_and_free_40, VUC_LOGIC_XOR_FREE_40)
            break;
        case 0x3: /* ........ ..11.... ........ ........ ...11110 */
            if ((word & 0x40000e0) == 0x4000040)
                TAKE_AS(logic_and_guarded_40, VUC_LOGIC_XOR_GUARDED_40)
            break;
        }
        break;
    default:
        if ((word & 0x140000e0) == 0x14000040) TAKE_AS(nop_40, VUC_NOP_40)
        break;
    }
    return ISADORA_NO_FORM;
}

int vuc_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (0x6 >> c->config & 1) {
        if (size < 4)
            return ISADORA_SHORT;
        {
            const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
                (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
            if (word >> 30)
                return ISADORA_NO_FORM;
            const int length = tree_30(word, c->config, out);
            if (length > 0)
                return length;
        }
    }
    if (0x1 >> c->config & 1) {
        if (size < 8)
            return ISADORA_SHORT;
        {
            const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
                (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
                (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
            if (word >> 40)
                return ISADORA_NO_FORM;
            const int length = tree_40(word, c->config, out);
            if (length > 0)
                return length;
        }
    }
    return ISADORA_NO_FORM;
}
