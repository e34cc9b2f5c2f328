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

#define FORMS VUC_FORMS
#define CELL uint16_t
#define IS(form) (VUC_##form + 1)
#define AS(form) case VUC_##form:
#include "base/decode_tree.h"

/* Nodes of decision trees, named after the values that lead to them: how many cells,
 * or the two for no and yes, and what each tests. */
#define NODES(NODE, TEST) \
    NODE(t30, 2048, ROOT) \
    NODE(t30_0_1, 8, BITS(5, 0x7)) \
    NODE(t30_0_1_0, 2, BITS(26, 0x1)) \
    NODE(t30_0_1_1, 2, BITS(26, 0x1)) \
    NODE(t30_0_1_2, 16, BITS(26, 0xf)) \
    TEST(t30_0_1_else, NO, IS(SLCT_SR_30), SAME(0x4000000, 0x0)) \
    NODE(t30_0_1_4, 2, BITS(26, 0x1)) \
    NODE(t30_0_1_5, 2, BITS(26, 0x1)) \
    NODE(t30_1_5, 8, BITS(5, 0x7)) \
    NODE(t30_1_5_2, 2, BITS(29, 0x1)) \
    NODE(t30_2, 8, BITS(5, 0x7)) \
    TEST(t30_2_0, NO, IS(CALL_30), SAME(0x14000000, 0x14000000)) \
    TEST(t30_2_1, NO, IS(NAMED_ONLY_O22_30), SAME(0x14000000, 0x14000000)) \
    NODE(t30_2_2, 4, BITS(28, 0x3)) \
    TEST(t30_2_2_1, NO, IS(LOGIC_XOR_FREE_30), SAME(0x4000000, 0x4000000)) \
    TEST(t30_2_2_3, NO, IS(LOGIC_XOR_GUARDED_30), SAME(0x4000000, 0x4000000)) \
    TEST(t30_2_5, NO, IS(LSHIFT_LSRR_30), SAME(0x14000000, 0x14000000)) \
    NODE(t30_3, 8, BITS(5, 0x7)) \
    TEST(t30_3_0, NO, IS(RET_30), SAME(0x14000000, 0x14000000)) \
    TEST(t30_3_1, NO, IS(NAMED_ONLY_O23_30), SAME(0x14000000, 0x14000000)) \
    TEST(t30_3_2, NO, IS(NOP_30), SAME(0x14000000, 0x14000000)) \
    TEST(t30_3_4, NO, IS(LD_PWT_30), SAME(0x14000000, 0x14000000)) \
    NODE(t30_4_1, 8, BITS(5, 0x7)) \
    NODE(t30_4_1_0, 2, BITS(26, 0x1)) \
    NODE(t30_4_1_1, 2, BITS(26, 0x1)) \
    NODE(t30_4_1_2, 16, BITS(26, 0xf)) \
    TEST(t30_4_1_else, NO, IS(BINARY_ADD_SR_30), SAME(0x4000000, 0x0)) \
    NODE(t30_4_1_4, 2, BITS(26, 0x1)) \
    NODE(t30_4_1_5, 2, BITS(26, 0x1)) \
    NODE(t30_5_1, 4, BITS(5, 0x3)) \
    NODE(t30_5_1_0, 2, BITS(26, 0x1)) \
    TEST(t30_5_1_0_1, NO, IS(WAIT_WSTC_30), SAME(0x80, 0x0)) \
    NODE(t30_5_1_1, 2, BITS(26, 0x1)) \
    TEST(t30_5_1_1_1, NO, IS(NAMED_ONLY_O25_30), SAME(0x80, 0x0)) \
    NODE(t30_5_1_2, 16, BITS(26, 0xf)) \
    TEST(t30_5_1_2_1, NO, IS(LOGIC_OR_FREE_30), SAME(0x80, 0x0)) \
    TEST(t30_5_1_2_9, NO, IS(LOGIC_OR_GUARDED_30), SAME(0x80, 0x0)) \
    TEST(t30_5_1_3, NO, IS(BINARY_SUB_SR_30), SAME(0x4000000, 0x0)) \
    NODE(t30_6_1, 4, BITS(5, 0x3)) \
    NODE(t30_6_1_0, 2, BITS(26, 0x1)) \
    TEST(t30_6_1_0_1, NO, IS(WAIT_WSTS_30), SAME(0x80, 0x0)) \
    NODE(t30_6_1_1, 2, BITS(26, 0x1)) \
    TEST(t30_6_1_1_1, NO, IS(NAMED_ONLY_O26_30), SAME(0x80, 0x0)) \
    NODE(t30_6_1_2, 16, BITS(26, 0xf)) \
    TEST(t30_6_1_2_1, NO, IS(LOGIC_XOR_FREE_30), SAME(0x80, 0x0)) \
    TEST(t30_6_1_2_9, NO, IS(LOGIC_XOR_GUARDED_30), SAME(0x80, 0x0)) \
    TEST(t30_6_1_3, NO, IS(BINARY_AVGS_SR), SAME(0x4000000, 0x0)) \
    NODE(t30_8_1, 4, BITS(6, 0x3)) \
    NODE(t30_8_1_0, 2, BITS(26, 0x1)) \
    TEST(t30_8_1_0_1, NO, IS(ENGINE_MBINEXT_30), SAME(0x20, 0x20)) \
    NODE(t30_8_1_1, 16, BITS(26, 0xf)) \
    TEST(t30_8_1_1_1, NO, IS(LOGIC_AND_FREE_30), SAME(0x20, 0x0)) \
    TEST(t30_8_1_1_9, NO, IS(LOGIC_AND_GUARDED_30), SAME(0x20, 0x0)) \
    NODE(t30_8_1_2, 2, BITS(26, 0x1)) \
    TEST(t30_8_1_2_1, NO, IS(LSHIFT_LSAR), SAME(0x20, 0x20)) \
    TEST(t30_8_1_3, NO, IS(SET_SETGT_D_30), SAME(0x4000000, 0x0)) \
    NODE(t30_9_1, 4, BITS(6, 0x3)) \
    NODE(t30_9_1_0, 2, BITS(26, 0x1)) \
    TEST(t30_9_1_0_1, NO, IS(ENGINE_MVSREAD_30), SAME(0x20, 0x20)) \
    NODE(t30_9_1_1, 16, BITS(26, 0xf)) \
    TEST(t30_9_1_1_1, NO, IS(LOGIC_OR_FREE_30), SAME(0x20, 0x0)) \
    TEST(t30_9_1_1_9, NO, IS(LOGIC_OR_GUARDED_30), SAME(0x20, 0x0)) \
    NODE(t30_9_1_2, 2, BITS(26, 0x1)) \
    TEST(t30_9_1_2_1, NO, IS(LD_MVSI_30), SAME(0x20, 0x0)) \
    TEST(t30_9_1_3, NO, IS(SET_SETLT_D_30), SAME(0x4000000, 0x0)) \
    NODE(t30_a_1, 4, BITS(6, 0x3)) \
    NODE(t30_a_1_0, 2, BITS(26, 0x1)) \
    TEST(t30_a_1_0_1, NO, IS(ENGINE_MVSWRITE_30), SAME(0x20, 0x20)) \
    NODE(t30_a_1_1, 16, BITS(26, 0xf)) \
    TEST(t30_a_1_1_1, NO, IS(LOGIC_XOR_FREE_30), SAME(0x20, 0x0)) \
    TEST(t30_a_1_1_9, NO, IS(LOGIC_XOR_GUARDED_30), SAME(0x20, 0x0)) \
    NODE(t30_a_1_2, 2, BITS(26, 0x1)) \
    TEST(t30_a_1_2_1, NO, IS(ST_MVSO_30), SAME(0x20, 0x0)) \
    TEST(t30_a_1_3, NO, IS(SET_SETEQ_D_30), SAME(0x4000000, 0x0)) \
    NODE(t30_b_5, 8, BITS(5, 0x7)) \
    NODE(t30_c_1, 8, BITS(5, 0x7)) \
    TEST(t30_c_1_else, NO, IS(BINARY_CLAMPLEP_SR_30), SAME(0x4000000, 0x0)) \
    NODE(t30_c_1_1, 2, BITS(26, 0x1)) \
    NODE(t30_c_1_2, 16, BITS(26, 0xf)) \
    NODE(t30_c_1_4, 2, BITS(26, 0x1)) \
    NODE(t30_c_1_5, 2, BITS(26, 0x1)) \
    TEST(t30_c_1_5_1, NO, IS(LDIVU), AMONG(VP4)) \
    NODE(t30_d_5, 8, BITS(5, 0x7)) \
    NODE(t30_d_d, 8, BITS(5, 0x7)) \
    NODE(t30_e_5, 8, BITS(5, 0x7)) \
    NODE(t30_e_d, 8, BITS(5, 0x7)) \
    NODE(t30_f_5, 8, BITS(5, 0x7)) \
    NODE(t40, 2048, ROOT) \
    NODE(t40_0_1, 8, BITS(5, 0x7)) \
    NODE(t40_0_1_0, 2, BITS(26, 0x1)) \
    NODE(t40_0_1_1, 2, BITS(26, 0x1)) \
    NODE(t40_0_1_2, 16, BITS(26, 0xf)) \
    TEST(t40_0_1_else, NO, IS(SLCT_SR_40), SAME(0x4000000, 0x0)) \
    NODE(t40_0_1_4, 2, BITS(26, 0x1)) \
    NODE(t40_0_1_5, 2, BITS(26, 0x1)) \
    NODE(t40_1_5, 8, BITS(5, 0x7)) \
    NODE(t40_1_5_2, 2, BITS(29, 0x1)) \
    NODE(t40_2, 8, BITS(5, 0x7)) \
    TEST(t40_2_0, NO, IS(CALL_40), SAME(0x14000000, 0x14000000)) \
    TEST(t40_2_1, NO, IS(NAMED_ONLY_O22_40), SAME(0x14000000, 0x14000000)) \
    NODE(t40_2_2, 4, BITS(28, 0x3)) \
    TEST(t40_2_2_1, NO, IS(LOGIC_XOR_FREE_40), SAME(0x4000000, 0x4000000)) \
    TEST(t40_2_2_3, NO, IS(LOGIC_XOR_GUARDED_40), SAME(0x4000000, 0x4000000)) \
    TEST(t40_2_5, NO, IS(LSHIFT_LSRR_40), SAME(0x14000000, 0x14000000)) \
    NODE(t40_3, 8, BITS(5, 0x7)) \
    TEST(t40_3_0, NO, IS(RET_40), SAME(0x14000000, 0x14000000)) \
    TEST(t40_3_1, NO, IS(NAMED_ONLY_O23_40), SAME(0x14000000, 0x14000000)) \
    TEST(t40_3_2, NO, IS(NOP_40), SAME(0x14000000, 0x14000000)) \
    TEST(t40_3_4, NO, IS(LD_PWT_40), SAME(0x14000000, 0x14000000)) \
    NODE(t40_4_1, 8, BITS(5, 0x7)) \
    NODE(t40_4_1_0, 2, BITS(26, 0x1)) \
    NODE(t40_4_1_1, 2, BITS(26, 0x1)) \
    NODE(t40_4_1_2, 16, BITS(26, 0xf)) \
    TEST(t40_4_1_else, NO, IS(BINARY_ADD_SR_40), SAME(0x4000000, 0x0)) \
    NODE(t40_4_1_4, 2, BITS(26, 0x1)) \
    NODE(t40_5_1, 4, BITS(5, 0x3)) \
    NODE(t40_5_1_0, 2, BITS(26, 0x1)) \
    TEST(t40_5_1_0_1, NO, IS(WAIT_WSTC_40), SAME(0x80, 0x0)) \
    NODE(t40_5_1_1, 2, BITS(26, 0x1)) \
    TEST(t40_5_1_1_1, NO, IS(NAMED_ONLY_O25_40), SAME(0x80, 0x0)) \
    NODE(t40_5_1_2, 16, BITS(26, 0xf)) \
    TEST(t40_5_1_2_1, NO, IS(LOGIC_OR_FREE_40), SAME(0x80, 0x0)) \
    TEST(t40_5_1_2_9, NO, IS(LOGIC_OR_GUARDED_40), SAME(0x80, 0x0)) \
    TEST(t40_5_1_3, NO, IS(BINARY_SUB_SR_40), SAME(0x4000000, 0x0)) \
    NODE(t40_6_1, 4, BITS(5, 0x3)) \
    NODE(t40_6_1_0, 2, BITS(26, 0x1)) \
    TEST(t40_6_1_0_1, NO, IS(WAIT_WSTS_40), SAME(0x80, 0x0)) \
    NODE(t40_6_1_1, 2, BITS(26, 0x1)) \
    TEST(t40_6_1_1_1, NO, IS(NAMED_ONLY_O26_40), SAME(0x80, 0x0)) \
    NODE(t40_6_1_2, 16, BITS(26, 0xf)) \
    TEST(t40_6_1_2_1, NO, IS(LOGIC_XOR_FREE_40), SAME(0x80, 0x0)) \
    TEST(t40_6_1_2_9, NO, IS(LOGIC_XOR_GUARDED_40), SAME(0x80, 0x0)) \
    TEST(t40_6_1_3, NO, IS(BINARY_SUBR_SR), SAME(0x4000000, 0x0)) \
    NODE(t40_8_5, 8, BITS(5, 0x7)) \
    NODE(t40_8_d, 8, BITS(5, 0x7)) \
    NODE(t40_9_1, 4, BITS(6, 0x3)) \
    NODE(t40_9_1_0, 2, BITS(26, 0x1)) \
    TEST(t40_9_1_0_1, NO, IS(ENGINE_MVSREAD_40), SAME(0x20, 0x20)) \
    NODE(t40_9_1_1, 16, BITS(26, 0xf)) \
    TEST(t40_9_1_1_1, NO, IS(LOGIC_OR_FREE_40), SAME(0x20, 0x0)) \
    TEST(t40_9_1_1_9, NO, IS(LOGIC_OR_GUARDED_40), SAME(0x20, 0x0)) \
    NODE(t40_9_1_2, 2, BITS(26, 0x1)) \
    TEST(t40_9_1_2_1, NO, IS(LD_MVSI_40), SAME(0x20, 0x0)) \
    TEST(t40_9_1_3, NO, IS(SET_SETLT_D_40), SAME(0x4000000, 0x0)) \
    NODE(t40_a_1, 4, BITS(6, 0x3)) \
    NODE(t40_a_1_0, 2, BITS(26, 0x1)) \
    TEST(t40_a_1_0_1, NO, IS(ENGINE_MVSWRITE_40), SAME(0x20, 0x20)) \
    NODE(t40_a_1_1, 16, BITS(26, 0xf)) \
    TEST(t40_a_1_1_1, NO, IS(LOGIC_XOR_FREE_40), SAME(0x20, 0x0)) \
    TEST(t40_a_1_1_9, NO, IS(LOGIC_XOR_GUARDED_40), SAME(0x20, 0x0)) \
    NODE(t40_a_1_2, 2, BITS(26, 0x1)) \
    TEST(t40_a_1_2_1, NO, IS(ST_MVSO_40), SAME(0x20, 0x0)) \
    TEST(t40_a_1_3, NO, IS(SET_SETEQ_D_40), SAME(0x4000000, 0x0)) \
    NODE(t40_b_5, 8, BITS(5, 0x7)) \
    NODE(t40_c_1, 4, BITS(6, 0x3)) \
    NODE(t40_c_1_0, 2, BITS(26, 0x1)) \
    TEST(t40_c_1_0_1, NO, IS(NAMED_ONLY_O2C_40), SAME(0x20, 0x20)) \
    NODE(t40_c_1_1, 16, BITS(26, 0xf)) \
    TEST(t40_c_1_1_1, NO, IS(LOGIC_AND_FREE_40), SAME(0x20, 0x0)) \
    TEST(t40_c_1_1_9, NO, IS(LOGIC_AND_GUARDED_40), SAME(0x20, 0x0)) \
    NODE(t40_c_1_2, 2, BITS(26, 0x1)) \
    TEST(t40_c_1_2_1, NO, IS(ST_B6_40), SAME(0x20, 0x0)) \
    TEST(t40_c_1_3, NO, IS(BINARY_CLAMPLEP_SR_40), SAME(0x4000000, 0x0)) \
    NODE(t40_d_5, 8, BITS(5, 0x7)) \
    NODE(t40_d_d, 8, BITS(5, 0x7)) \
    NODE(t40_e_5, 8, BITS(5, 0x7)) \
    NODE(t40_e_d, 8, BITS(5, 0x7)) \
    NODE(t40_f_5, 8, BITS(5, 0x7)) \
    TEST(t40_1d_1, NO, IS(LOGIC_OR_FREE_40), SAME(0x40000e0, 0x4000040)) \
    TEST(t40_1d_3, NO, IS(LOGIC_OR_GUARDED_40), SAME(0x40000e0, 0x4000040)) \
    TEST(t40_1e_1, NO, IS(LOGIC_XOR_FREE_40), SAME(0x40000e0, 0x4000040)) \
    TEST(t40_1e_3, NO, IS(LOGIC_XOR_GUARDED_40), SAME(0x40000e0, 0x4000040))

DECLARE_NODES
    CELLS_OF_TESTS
    .of.t30 = {
        AT4(0x0, IS(SLCT_RR_30)) AT4(0x8, IS(SLCT_RR_30)) AT4(0x20, IS(SLCT_RR_30))
            AT4(0x28, IS(SLCT_RR_30)) /* .0.0.. ........ ........ ...00000 */
        AT4(0x4, IS(SLCT_RS_30)) AT4(0xc, IS(SLCT_RS_30)) AT4(0x24, IS(SLCT_RS_30))
            AT4(0x2c, IS(SLCT_RS_30)) /* .0.1.. ........ ........ ...00000 */
        AT16(0x10, GO(t30_0_1)) AT16(0x30, GO(t30_0_1)) /* .1.... ........ ........ ...00000 */
        AT8(0x40, IS(MOV_R_30)) AT8(0x60, IS(MOV_R_30)) /* .00... ........ ........ ...00001 */
        AT8(0x48, IS(MOV_I_30)) AT8(0x68, IS(MOV_I_30)) /* .01... ........ ........ ...00001 */
        AT4(0x50, IS(MOV_SR_30)) AT4(0x70, IS(MOV_SR_30)) /* .100.. ........ ........ ...00001 */
        AT4(0x54, GO(t30_1_5)) AT4(0x5c, GO(t30_1_5)) AT4(0x74, GO(t30_1_5)) AT4(0x7c, GO(t30_1_5))
        AT4(0x58, IS(MOV_SI_30)) AT4(0x78, IS(MOV_SI_30)) /* .110.. ........ ........ ...00001 */
        AT64(0x80, GO(t30_2)) /* ...... ........ ........ ...00010 */
        AT64(0xc0, GO(t30_3)) /* ...... ........ ........ ...00011 */
        AT4(0x100, IS(BINARY_ADD_RR_30)) AT4(0x108, IS(BINARY_ADD_RR_30))
            AT4(0x120, IS(BINARY_ADD_RR_30)) AT4(0x128, IS(BINARY_ADD_RR_30))
        AT4(0x104, IS(BINARY_ADD_RS_30)) AT4(0x10c, IS(BINARY_ADD_RS_30))
            AT4(0x124, IS(BINARY_ADD_RS_30)) AT4(0x12c, IS(BINARY_ADD_RS_30))
        AT16(0x110, GO(t30_4_1)) AT16(0x130, GO(t30_4_1)) /* .1.... ........ ........ ...00100 */
        AT4(0x140, IS(BINARY_SUB_RR_30)) AT4(0x148, IS(BINARY_SUB_RR_30))
            AT4(0x160, IS(BINARY_SUB_RR_30)) AT4(0x168, IS(BINARY_SUB_RR_30))
        AT4(0x144, IS(BINARY_SUB_RS_30)) AT4(0x14c, IS(BINARY_SUB_RS_30))
            AT4(0x164, IS(BINARY_SUB_RS_30)) AT4(0x16c, IS(BINARY_SUB_RS_30))
        AT16(0x150, GO(t30_5_1)) AT16(0x170, GO(t30_5_1)) /* .1.... ........ ........ ...00101 */
        AT4(0x180, IS(BINARY_AVGS_RR)) AT4(0x188, IS(BINARY_AVGS_RR)) AT4(0x1a0, IS(BINARY_AVGS_RR))
            AT4(0x1a8, IS(BINARY_AVGS_RR)) /* .0.0.. ........ ........ ...00110 */
        AT4(0x184, IS(BINARY_AVGS_RS)) AT4(0x18c, IS(BINARY_AVGS_RS)) AT4(0x1a4, IS(BINARY_AVGS_RS))
            AT4(0x1ac, IS(BINARY_AVGS_RS)) /* .0.1.. ........ ........ ...00110 */
        AT16(0x190, GO(t30_6_1)) AT16(0x1b0, GO(t30_6_1)) /* .1.... ........ ........ ...00110 */
        AT4(0x1c0, IS(BINARY_AVGU_RR)) AT4(0x1c8, IS(BINARY_AVGU_RR)) AT4(0x1e0, IS(BINARY_AVGU_RR))
            AT4(0x1e8, IS(BINARY_AVGU_RR)) /* .0.0.. ........ ........ ...00111 */
        AT4(0x1c4, IS(BINARY_AVGU_RS)) AT4(0x1cc, IS(BINARY_AVGU_RS)) AT4(0x1e4, IS(BINARY_AVGU_RS))
            AT4(0x1ec, IS(BINARY_AVGU_RS)) /* .0.1.. ........ ........ ...00111 */
        AT4(0x1d0, IS(BINARY_AVGU_SR)) AT4(0x1d8, IS(BINARY_AVGU_SR)) AT4(0x1f0, IS(BINARY_AVGU_SR))
            AT4(0x1f8, IS(BINARY_AVGU_SR)) /* .1.0.. ........ ........ ...00111 */
        AT2(0x1d6, IS(NOP_30)) AT2(0x1de, IS(NOP_30)) AT2(0x1f6, IS(NOP_30)) AT2(0x1fe, IS(NOP_30))
            AT(0x4c1, IS(NOP_30)) AT(0x4c3, IS(NOP_30)) AT(0x4c5, IS(NOP_30)) AT(0x4c7, IS(NOP_30))
            AT(0x4c9, IS(NOP_30)) AT(0x4cb, IS(NOP_30)) AT(0x4cd, IS(NOP_30)) AT(0x4cf, IS(NOP_30))
            AT(0x4d1, IS(NOP_30)) AT(0x4d3, IS(NOP_30)) AT(0x4d5, IS(NOP_30)) AT(0x4d7, IS(NOP_30))
            AT(0x4d9, IS(NOP_30)) AT(0x4db, IS(NOP_30)) AT(0x4dd, IS(NOP_30)) AT(0x4df, IS(NOP_30))
            AT(0x4e1, IS(NOP_30)) AT(0x4e3, IS(NOP_30)) AT(0x4e5, IS(NOP_30)) AT(0x4e7, IS(NOP_30))
            AT(0x4e9, IS(NOP_30)) AT(0x4eb, IS(NOP_30)) AT(0x4ed, IS(NOP_30)) AT(0x4ef, IS(NOP_30))
            AT(0x4f1, IS(NOP_30)) AT(0x4f3, IS(NOP_30)) AT(0x4f5, IS(NOP_30)) AT(0x4f7, IS(NOP_30))
            AT(0x4f9, IS(NOP_30)) AT(0x4fb, IS(NOP_30)) AT(0x4fd, IS(NOP_30)) AT(0x4ff, IS(NOP_30))
            AT2(0x5d6, IS(NOP_30)) AT2(0x5de, IS(NOP_30)) AT2(0x5f6, IS(NOP_30))
            AT2(0x5fe, IS(NOP_30)) AT2(0x6d6, IS(NOP_30)) AT2(0x6de, IS(NOP_30))
            AT2(0x6f6, IS(NOP_30)) AT2(0x6fe, IS(NOP_30)) AT(0x7c1, IS(NOP_30))
            AT(0x7c3, IS(NOP_30)) AT(0x7c5, IS(NOP_30)) AT(0x7c7, IS(NOP_30)) AT(0x7c9, IS(NOP_30))
            AT(0x7cb, IS(NOP_30)) AT(0x7cd, IS(NOP_30)) AT(0x7cf, IS(NOP_30)) AT(0x7d1, IS(NOP_30))
            AT(0x7d3, IS(NOP_30)) AT(0x7d5, IS(NOP_30)) AT(0x7d7, IS(NOP_30)) AT(0x7d9, IS(NOP_30))
            AT(0x7db, IS(NOP_30)) AT(0x7dd, IS(NOP_30)) AT(0x7df, IS(NOP_30)) AT(0x7e1, IS(NOP_30))
            AT(0x7e3, IS(NOP_30)) AT(0x7e5, IS(NOP_30)) AT(0x7e7, IS(NOP_30)) AT(0x7e9, IS(NOP_30))
            AT(0x7eb, IS(NOP_30)) AT(0x7ed, IS(NOP_30)) AT(0x7ef, IS(NOP_30)) AT(0x7f1, IS(NOP_30))
            AT(0x7f3, IS(NOP_30)) AT(0x7f5, IS(NOP_30)) AT(0x7f7, IS(NOP_30)) AT(0x7f9, IS(NOP_30))
            AT(0x7fb, IS(NOP_30)) AT(0x7fd, IS(NOP_30)) AT(0x7ff, IS(NOP_30)) /* 1..0=11 */
        AT4(0x200, IS(SET_SETGT_R_30)) AT4(0x208, IS(SET_SETGT_R_30)) AT4(0x220, IS(SET_SETGT_R_30))
            AT4(0x228, IS(SET_SETGT_R_30)) /* .0.0.. ........ ........ ...01000 */
        AT4(0x204, IS(SET_SETGT_S_30)) AT4(0x20c, IS(SET_SETGT_S_30)) AT4(0x224, IS(SET_SETGT_S_30))
            AT4(0x22c, IS(SET_SETGT_S_30)) /* .0.1.. ........ ........ ...01000 */
        AT16(0x210, GO(t30_8_1)) AT16(0x230, GO(t30_8_1)) /* .1.... ........ ........ ...01000 */
        AT4(0x240, IS(SET_SETLT_R_30)) AT4(0x248, IS(SET_SETLT_R_30)) AT4(0x260, IS(SET_SETLT_R_30))
            AT4(0x268, IS(SET_SETLT_R_30)) /* .0.0.. ........ ........ ...01001 */
        AT4(0x244, IS(SET_SETLT_S_30)) AT4(0x24c, IS(SET_SETLT_S_30)) AT4(0x264, IS(SET_SETLT_S_30))
            AT4(0x26c, IS(SET_SETLT_S_30)) /* .0.1.. ........ ........ ...01001 */
        AT16(0x250, GO(t30_9_1)) AT16(0x270, GO(t30_9_1)) /* .1.... ........ ........ ...01001 */
        AT4(0x280, IS(SET_SETEQ_R_30)) AT4(0x288, IS(SET_SETEQ_R_30)) AT4(0x2a0, IS(SET_SETEQ_R_30))
            AT4(0x2a8, IS(SET_SETEQ_R_30)) /* .0.0.. ........ ........ ...01010 */
        AT4(0x284, IS(SET_SETEQ_S_30)) AT4(0x28c, IS(SET_SETEQ_S_30)) AT4(0x2a4, IS(SET_SETEQ_S_30))
            AT4(0x2ac, IS(SET_SETEQ_S_30)) /* .0.1.. ........ ........ ...01010 */
        AT16(0x290, GO(t30_a_1)) AT16(0x2b0, GO(t30_a_1)) /* .1.... ........ ........ ...01010 */
        AT4(0x2c0, IS(SET_SETLEP_R_30)) AT4(0x2c8, IS(SET_SETLEP_R_30))
            AT4(0x2e0, IS(SET_SETLEP_R_30)) AT4(0x2e8, IS(SET_SETLEP_R_30))
        AT4(0x2c4, IS(SET_SETLEP_S_30)) AT4(0x2cc, IS(SET_SETLEP_S_30))
            AT4(0x2e4, IS(SET_SETLEP_S_30)) AT4(0x2ec, IS(SET_SETLEP_S_30))
        AT4(0x2d0, IS(SET_SETLEP_D_30)) AT4(0x2d8, IS(SET_SETLEP_D_30))
            AT4(0x2f0, IS(SET_SETLEP_D_30)) AT4(0x2f8, IS(SET_SETLEP_D_30))
        AT4(0x2d4, GO(t30_b_5)) AT4(0x2dc, GO(t30_b_5)) AT4(0x2f4, GO(t30_b_5))
            AT4(0x2fc, GO(t30_b_5)) /* .1.1.. ........ ........ ...01011 */
        AT4(0x300, IS(BINARY_CLAMPLEP_RR_30)) AT4(0x308, IS(BINARY_CLAMPLEP_RR_30))
            AT4(0x320, IS(BINARY_CLAMPLEP_RR_30)) AT4(0x328, IS(BINARY_CLAMPLEP_RR_30))
        AT4(0x304, IS(BINARY_CLAMPLEP_RS_30)) AT4(0x30c, IS(BINARY_CLAMPLEP_RS_30))
            AT4(0x324, IS(BINARY_CLAMPLEP_RS_30)) AT4(0x32c, IS(BINARY_CLAMPLEP_RS_30))
        AT16(0x310, GO(t30_c_1)) AT16(0x330, GO(t30_c_1)) /* .1.... ........ ........ ...01100 */
        AT4(0x340, IS(BINARY_CLAMPS_RR_30)) AT4(0x348, IS(BINARY_CLAMPS_RR_30))
            AT4(0x360, IS(BINARY_CLAMPS_RR_30)) AT4(0x368, IS(BINARY_CLAMPS_RR_30))
        AT4(0x344, IS(BINARY_CLAMPS_RS_30)) AT4(0x34c, IS(BINARY_CLAMPS_RS_30))
            AT4(0x364, IS(BINARY_CLAMPS_RS_30)) AT4(0x36c, IS(BINARY_CLAMPS_RS_30))
        AT4(0x350, IS(BINARY_CLAMPS_SR_30)) AT4(0x358, IS(BINARY_CLAMPS_SR_30))
            AT4(0x370, IS(BINARY_CLAMPS_SR_30)) AT4(0x378, IS(BINARY_CLAMPS_SR_30))
        AT4(0x354, GO(t30_d_5)) AT4(0x35c, GO(t30_d_5)) /* 01.1.. ........ ........ ...01101 */
        AT4(0x374, GO(t30_d_d)) AT4(0x37c, GO(t30_d_d)) /* 11.1.. ........ ........ ...01101 */
        AT4(0x380, IS(BINARY_SEXT_RR_30)) AT4(0x388, IS(BINARY_SEXT_RR_30))
            AT4(0x3a0, IS(BINARY_SEXT_RR_30)) AT4(0x3a8, IS(BINARY_SEXT_RR_30))
        AT4(0x384, IS(BINARY_SEXT_RS_30)) AT4(0x38c, IS(BINARY_SEXT_RS_30))
            AT4(0x3a4, IS(BINARY_SEXT_RS_30)) AT4(0x3ac, IS(BINARY_SEXT_RS_30))
        AT4(0x390, IS(BINARY_SEXT_SR_30)) AT4(0x398, IS(BINARY_SEXT_SR_30))
            AT4(0x3b0, IS(BINARY_SEXT_SR_30)) AT4(0x3b8, IS(BINARY_SEXT_SR_30))
        AT4(0x394, GO(t30_e_5)) AT4(0x39c, GO(t30_e_5)) /* 01.1.. ........ ........ ...01110 */
        AT4(0x3b4, GO(t30_e_d)) AT4(0x3bc, GO(t30_e_d)) /* 11.1.. ........ ........ ...01110 */
        AT4(0x3c0, IS(UNARY_DIV2S_RR)) AT4(0x3c8, IS(UNARY_DIV2S_RR)) AT4(0x3e0, IS(UNARY_DIV2S_RR))
            AT4(0x3e8, IS(UNARY_DIV2S_RR)) /* .0.0.. ........ ........ ...01111 */
        AT4(0x3c4, IS(UNARY_DIV2S_RS)) AT4(0x3cc, IS(UNARY_DIV2S_RS)) AT4(0x3e4, IS(UNARY_DIV2S_RS))
            AT4(0x3ec, IS(UNARY_DIV2S_RS)) /* .0.1.. ........ ........ ...01111 */
        AT4(0x3d0, IS(UNARY_DIV2S_SR)) AT4(0x3d8, IS(UNARY_DIV2S_SR)) AT4(0x3f0, IS(UNARY_DIV2S_SR))
            AT4(0x3f8, IS(UNARY_DIV2S_SR)) /* .1.0.. ........ ........ ...01111 */
        AT4(0x3d4, GO(t30_f_5)) AT4(0x3dc, GO(t30_f_5)) AT4(0x3f4, GO(t30_f_5))
            AT4(0x3fc, GO(t30_f_5)) /* .1.1.. ........ ........ ...01111 */
        AT4(0x400, IS(BINARY_BSET_RR_30)) AT4(0x408, IS(BINARY_BSET_RR_30))
            AT4(0x420, IS(BINARY_BSET_RR_30)) AT4(0x428, IS(BINARY_BSET_RR_30))
        AT4(0x404, IS(BINARY_BSET_RS_30)) AT4(0x40c, IS(BINARY_BSET_RS_30))
            AT4(0x424, IS(BINARY_BSET_RS_30)) AT4(0x42c, IS(BINARY_BSET_RS_30))
        AT4(0x410, IS(BINARY_BSET_SR_30)) AT4(0x418, IS(BINARY_BSET_SR_30))
            AT4(0x430, IS(BINARY_BSET_SR_30)) AT4(0x438, IS(BINARY_BSET_SR_30))
        AT2(0x416, IS(LOGIC_AND_FREE_30)) AT2(0x41e, IS(LOGIC_AND_FREE_30))
            AT2(0x516, IS(LOGIC_AND_FREE_30)) AT2(0x51e, IS(LOGIC_AND_FREE_30))
            AT2(0x616, IS(LOGIC_AND_FREE_30)) AT2(0x61e, IS(LOGIC_AND_FREE_30))
            AT2(0x716, IS(LOGIC_AND_FREE_30)) AT2(0x71e, IS(LOGIC_AND_FREE_30))
        AT2(0x436, IS(LOGIC_AND_GUARDED_30)) AT2(0x43e, IS(LOGIC_AND_GUARDED_30))
            AT2(0x536, IS(LOGIC_AND_GUARDED_30)) AT2(0x53e, IS(LOGIC_AND_GUARDED_30))
            AT2(0x636, IS(LOGIC_AND_GUARDED_30)) AT2(0x63e, IS(LOGIC_AND_GUARDED_30))
            AT2(0x736, IS(LOGIC_AND_GUARDED_30)) AT2(0x73e, IS(LOGIC_AND_GUARDED_30))
        AT4(0x440, IS(BINARY_BCLR_RR_30)) AT4(0x448, IS(BINARY_BCLR_RR_30))
            AT4(0x460, IS(BINARY_BCLR_RR_30)) AT4(0x468, IS(BINARY_BCLR_RR_30))
        AT4(0x444, IS(BINARY_BCLR_RS_30)) AT4(0x44c, IS(BINARY_BCLR_RS_30))
            AT4(0x464, IS(BINARY_BCLR_RS_30)) AT4(0x46c, IS(BINARY_BCLR_RS_30))
        AT4(0x450, IS(BINARY_BCLR_SR_30)) AT4(0x458, IS(BINARY_BCLR_SR_30))
            AT4(0x470, IS(BINARY_BCLR_SR_30)) AT4(0x478, IS(BINARY_BCLR_SR_30))
        AT2(0x456, IS(LOGIC_OR_FREE_30)) AT2(0x45e, IS(LOGIC_OR_FREE_30))
            AT2(0x556, IS(LOGIC_OR_FREE_30)) AT2(0x55e, IS(LOGIC_OR_FREE_30))
            AT2(0x656, IS(LOGIC_OR_FREE_30)) AT2(0x65e, IS(LOGIC_OR_FREE_30))
            AT2(0x756, IS(LOGIC_OR_FREE_30)) AT2(0x75e, IS(LOGIC_OR_FREE_30))
        AT2(0x476, IS(LOGIC_OR_GUARDED_30)) AT2(0x47e, IS(LOGIC_OR_GUARDED_30))
            AT2(0x576, IS(LOGIC_OR_GUARDED_30)) AT2(0x57e, IS(LOGIC_OR_GUARDED_30))
            AT2(0x676, IS(LOGIC_OR_GUARDED_30)) AT2(0x67e, IS(LOGIC_OR_GUARDED_30))
            AT2(0x776, IS(LOGIC_OR_GUARDED_30)) AT2(0x77e, IS(LOGIC_OR_GUARDED_30))
        AT4(0x480, IS(SET_BTEST_R_30)) AT4(0x488, IS(SET_BTEST_R_30)) AT4(0x4a0, IS(SET_BTEST_R_30))
            AT4(0x4a8, IS(SET_BTEST_R_30)) /* .0.0.. ........ ........ ...10010 */
        AT4(0x484, IS(SET_BTEST_S_30)) AT4(0x48c, IS(SET_BTEST_S_30)) AT4(0x4a4, IS(SET_BTEST_S_30))
            AT4(0x4ac, IS(SET_BTEST_S_30)) /* .0.1.. ........ ........ ...10010 */
        AT4(0x490, IS(SET_BTEST_D_30)) AT4(0x498, IS(SET_BTEST_D_30)) AT4(0x4b0, IS(SET_BTEST_D_30))
            AT4(0x4b8, IS(SET_BTEST_D_30)) /* .1.0.. ........ ........ ...10010 */
        AT2(0x496, IS(LOGIC_XOR_FREE_30)) AT2(0x49e, IS(LOGIC_XOR_FREE_30))
            AT2(0x596, IS(LOGIC_XOR_FREE_30)) AT2(0x59e, IS(LOGIC_XOR_FREE_30))
            AT2(0x696, IS(LOGIC_XOR_FREE_30)) AT2(0x69e, IS(LOGIC_XOR_FREE_30))
            AT2(0x796, IS(LOGIC_XOR_FREE_30)) AT2(0x79e, IS(LOGIC_XOR_FREE_30))
        AT2(0x4b6, IS(LOGIC_XOR_GUARDED_30)) AT2(0x4be, IS(LOGIC_XOR_GUARDED_30))
            AT2(0x5b6, IS(LOGIC_XOR_GUARDED_30)) AT2(0x5be, IS(LOGIC_XOR_GUARDED_30))
            AT2(0x6b6, IS(LOGIC_XOR_GUARDED_30)) AT2(0x6be, IS(LOGIC_XOR_GUARDED_30))
            AT2(0x7b6, IS(LOGIC_XOR_GUARDED_30)) AT2(0x7be, IS(LOGIC_XOR_GUARDED_30))
        AT4(0x500, IS(UNARY_HSWAP_RR_30)) AT4(0x508, IS(UNARY_HSWAP_RR_30))
            AT4(0x520, IS(UNARY_HSWAP_RR_30)) AT4(0x528, IS(UNARY_HSWAP_RR_30))
        AT4(0x504, IS(UNARY_HSWAP_RS_30)) AT4(0x50c, IS(UNARY_HSWAP_RS_30))
            AT4(0x524, IS(UNARY_HSWAP_RS_30)) AT4(0x52c, IS(UNARY_HSWAP_RS_30))
        AT4(0x510, IS(UNARY_HSWAP_SR_30)) AT4(0x518, IS(UNARY_HSWAP_SR_30))
            AT4(0x530, IS(UNARY_HSWAP_SR_30)) AT4(0x538, IS(UNARY_HSWAP_SR_30))
        AT4(0x540, IS(BINARY_SHL_RR_30)) AT4(0x548, IS(BINARY_SHL_RR_30))
            AT4(0x560, IS(BINARY_SHL_RR_30)) AT4(0x568, IS(BINARY_SHL_RR_30))
        AT4(0x544, IS(BINARY_SHL_RS_30)) AT4(0x54c, IS(BINARY_SHL_RS_30))
            AT4(0x564, IS(BINARY_SHL_RS_30)) AT4(0x56c, IS(BINARY_SHL_RS_30))
        AT4(0x550, IS(BINARY_SHL_SR_30)) AT4(0x558, IS(BINARY_SHL_SR_30))
            AT4(0x570, IS(BINARY_SHL_SR_30)) AT4(0x578, IS(BINARY_SHL_SR_30))
        AT4(0x580, IS(BINARY_SHR_RR_30)) AT4(0x588, IS(BINARY_SHR_RR_30))
            AT4(0x5a0, IS(BINARY_SHR_RR_30)) AT4(0x5a8, IS(BINARY_SHR_RR_30))
        AT4(0x584, IS(BINARY_SHR_RS_30)) AT4(0x58c, IS(BINARY_SHR_RS_30))
            AT4(0x5a4, IS(BINARY_SHR_RS_30)) AT4(0x5ac, IS(BINARY_SHR_RS_30))
        AT4(0x590, IS(BINARY_SHR_SR_30)) AT4(0x598, IS(BINARY_SHR_SR_30))
            AT4(0x5b0, IS(BINARY_SHR_SR_30)) AT4(0x5b8, IS(BINARY_SHR_SR_30))
        AT4(0x5c0, IS(BINARY_SAR_RR_30)) AT4(0x5c8, IS(BINARY_SAR_RR_30))
            AT4(0x5e0, IS(BINARY_SAR_RR_30)) AT4(0x5e8, IS(BINARY_SAR_RR_30))
        AT4(0x5c4, IS(BINARY_SAR_RS_30)) AT4(0x5cc, IS(BINARY_SAR_RS_30))
            AT4(0x5e4, IS(BINARY_SAR_RS_30)) AT4(0x5ec, IS(BINARY_SAR_RS_30))
        AT4(0x5d0, IS(BINARY_SAR_SR_30)) AT4(0x5d8, IS(BINARY_SAR_SR_30))
            AT4(0x5f0, IS(BINARY_SAR_SR_30)) AT4(0x5f8, IS(BINARY_SAR_SR_30))
        AT4(0x600, IS(BINARY_AND_RR_30)) AT4(0x608, IS(BINARY_AND_RR_30))
            AT4(0x620, IS(BINARY_AND_RR_30)) AT4(0x628, IS(BINARY_AND_RR_30))
        AT4(0x604, IS(BINARY_AND_RS_30)) AT4(0x60c, IS(BINARY_AND_RS_30))
            AT4(0x624, IS(BINARY_AND_RS_30)) AT4(0x62c, IS(BINARY_AND_RS_30))
        AT4(0x610, IS(BINARY_AND_SR_30)) AT4(0x618, IS(BINARY_AND_SR_30))
            AT4(0x630, IS(BINARY_AND_SR_30)) AT4(0x638, IS(BINARY_AND_SR_30))
        AT4(0x640, IS(BINARY_OR_RR_30)) AT4(0x648, IS(BINARY_OR_RR_30))
            AT4(0x660, IS(BINARY_OR_RR_30)) AT4(0x668, IS(BINARY_OR_RR_30))
        AT4(0x644, IS(BINARY_OR_RS_30)) AT4(0x64c, IS(BINARY_OR_RS_30))
            AT4(0x664, IS(BINARY_OR_RS_30)) AT4(0x66c, IS(BINARY_OR_RS_30))
        AT4(0x650, IS(BINARY_OR_SR_30)) AT4(0x658, IS(BINARY_OR_SR_30))
            AT4(0x670, IS(BINARY_OR_SR_30)) AT4(0x678, IS(BINARY_OR_SR_30))
        AT4(0x680, IS(BINARY_XOR_RR_30)) AT4(0x688, IS(BINARY_XOR_RR_30))
            AT4(0x6a0, IS(BINARY_XOR_RR_30)) AT4(0x6a8, IS(BINARY_XOR_RR_30))
        AT4(0x684, IS(BINARY_XOR_RS_30)) AT4(0x68c, IS(BINARY_XOR_RS_30))
            AT4(0x6a4, IS(BINARY_XOR_RS_30)) AT4(0x6ac, IS(BINARY_XOR_RS_30))
        AT4(0x690, IS(BINARY_XOR_SR_30)) AT4(0x698, IS(BINARY_XOR_SR_30))
            AT4(0x6b0, IS(BINARY_XOR_SR_30)) AT4(0x6b8, IS(BINARY_XOR_SR_30))
        AT4(0x6c0, IS(COMPLEMENT_RR_30)) AT4(0x6c8, IS(COMPLEMENT_RR_30))
            AT4(0x6e0, IS(COMPLEMENT_RR_30)) AT4(0x6e8, IS(COMPLEMENT_RR_30))
        AT4(0x6c4, IS(COMPLEMENT_RS_30)) AT4(0x6cc, IS(COMPLEMENT_RS_30))
            AT4(0x6e4, IS(COMPLEMENT_RS_30)) AT4(0x6ec, IS(COMPLEMENT_RS_30))
        AT4(0x6d0, IS(COMPLEMENT_SR_30)) AT4(0x6d8, IS(COMPLEMENT_SR_30))
            AT4(0x6f0, IS(COMPLEMENT_SR_30)) AT4(0x6f8, IS(COMPLEMENT_SR_30))
        AT4(0x700, IS(LUT_RR_30)) AT4(0x708, IS(LUT_RR_30)) AT4(0x720, IS(LUT_RR_30))
            AT4(0x728, IS(LUT_RR_30)) /* .0.0.. ........ ........ ...11100 */
        AT4(0x704, IS(LUT_RS_30)) AT4(0x70c, IS(LUT_RS_30)) AT4(0x724, IS(LUT_RS_30))
            AT4(0x72c, IS(LUT_RS_30)) /* .0.1.. ........ ........ ...11100 */
        AT4(0x710, IS(LUT_SR_30)) AT4(0x718, IS(LUT_SR_30)) AT4(0x730, IS(LUT_SR_30))
            AT4(0x738, IS(LUT_SR_30)) /* .1.0.. ........ ........ ...11100 */
        AT4(0x740, IS(BINARY_MIN_RR)) AT4(0x748, IS(BINARY_MIN_RR)) AT4(0x760, IS(BINARY_MIN_RR))
            AT4(0x768, IS(BINARY_MIN_RR)) /* .0.0.. ........ ........ ...11101 */
        AT4(0x744, IS(BINARY_MIN_RS)) AT4(0x74c, IS(BINARY_MIN_RS)) AT4(0x764, IS(BINARY_MIN_RS))
            AT4(0x76c, IS(BINARY_MIN_RS)) /* .0.1.. ........ ........ ...11101 */
        AT4(0x750, IS(BINARY_MIN_SR)) AT4(0x758, IS(BINARY_MIN_SR)) AT4(0x770, IS(BINARY_MIN_SR))
            AT4(0x778, IS(BINARY_MIN_SR)) /* .1.0.. ........ ........ ...11101 */
        AT4(0x780, IS(BINARY_MAX_RR)) AT4(0x788, IS(BINARY_MAX_RR)) AT4(0x7a0, IS(BINARY_MAX_RR))
            AT4(0x7a8, IS(BINARY_MAX_RR)) /* .0.0.. ........ ........ ...11110 */
        AT4(0x784, IS(BINARY_MAX_RS)) AT4(0x78c, IS(BINARY_MAX_RS)) AT4(0x7a4, IS(BINARY_MAX_RS))
            AT4(0x7ac, IS(BINARY_MAX_RS)) /* .0.1.. ........ ........ ...11110 */
        AT4(0x790, IS(BINARY_MAX_SR)) AT4(0x798, IS(BINARY_MAX_SR)) AT4(0x7b0, IS(BINARY_MAX_SR))
            AT4(0x7b8, IS(BINARY_MAX_SR)) /* .1.0.. ........ ........ ...11110 */
    },
    .of.t30_0_1 = {
        AT(0x0, GO(t30_0_1_0)) /* .1.... ........ ........ 00000000 */
        AT(0x1, GO(t30_0_1_1)) /* .1.... ........ ........ 00100000 */
        AT(0x2, GO(t30_0_1_2)) /* .1.... ........ ........ 01000000 */
        AT(0x3, GO(t30_0_1_else)) AT2(0x6, GO(t30_0_1_else)) /* .1.... ........ ........ .1.00000 */
        AT(0x4, GO(t30_0_1_4)) /* .1.... ........ ........ 10000000 */
        AT(0x5, GO(t30_0_1_5)) /* .1.... ........ ........ 10100000 */
    },
    .of.t30_0_1_0 = {
        AT(0x0, IS(SLCT_SR_30)) /* .1.0.. ........ ........ 00000000 */
        AT(0x1, IS(BRA_30)) /* .1.1.. ........ ........ 00000000 */
    },
    .of.t30_0_1_1 = {
        AT(0x0, IS(SLCT_SR_30)) /* .1.0.. ........ ........ 00100000 */
        AT(0x1, IS(CLICNT_30)) /* .1.1.. ........ ........ 00100000 */
    },
    .of.t30_0_1_2 = {
        AT(0x0, IS(SLCT_SR_30)) AT(0x2, IS(SLCT_SR_30)) AT(0x4, IS(SLCT_SR_30))
            AT(0x6, IS(SLCT_SR_30)) AT(0x8, IS(SLCT_SR_30)) AT(0xa, IS(SLCT_SR_30))
            AT(0xc, IS(SLCT_SR_30)) AT(0xe, IS(SLCT_SR_30)) /* .1.0.. ........ ........ 01000000 */
        AT(0x1, IS(LOGIC_AND_FREE_30)) AT(0x3, IS(LOGIC_AND_FREE_30)) AT(0x5, IS(LOGIC_AND_FREE_30))
            AT(0x7, IS(LOGIC_AND_FREE_30)) /* 01.1.. ........ ........ 01000000 */
        AT(0x9, IS(LOGIC_AND_GUARDED_30)) AT(0xb, IS(LOGIC_AND_GUARDED_30))
            AT(0xd, IS(LOGIC_AND_GUARDED_30)) AT(0xf, IS(LOGIC_AND_GUARDED_30))
    },
    .of.t30_0_1_4 = {
        AT(0x0, IS(SLCT_SR_30)) /* .1.0.. ........ ........ 10000000 */
        AT(0x1, IS(ST_D_30)) /* .1.1.. ........ ........ 10000000 */
    },
    .of.t30_0_1_5 = {
        AT(0x0, IS(SLCT_SR_30)) /* .1.0.. ........ ........ 10100000 */
        AT(0x1, IS(LMUL_LMULU_30)) /* .1.1.. ........ ........ 10100000 */
    },
    .of.t30_1_5 = {
        AT(0x1, IS(NAMED_ONLY_O21_30)) /* .101.. ........ ........ 00100001 */
        AT(0x2, GO(t30_1_5_2)) /* .101.. ........ ........ 01000001 */
        AT(0x4, IS(LD_D_30)) /* .101.. ........ ........ 10000001 */
        AT(0x5, IS(LMUL_LMULS_30)) /* .101.. ........ ........ 10100001 */
    },
    .of.t30_1_5_2 = {
        AT(0x0, IS(LOGIC_OR_FREE_30)) /* 0101.. ........ ........ 01000001 */
        AT(0x1, IS(LOGIC_OR_GUARDED_30)) /* 1101.. ........ ........ 01000001 */
    },
    .of.t30_2 = {
        AT(0x0, GO(t30_2_0)) /* ...... ........ ........ 00000010 */
        AT(0x1, GO(t30_2_1)) /* ...... ........ ........ 00100010 */
        AT(0x2, GO(t30_2_2)) /* ...... ........ ........ 01000010 */
        AT(0x5, GO(t30_2_5)) /* ...... ........ ........ 10100010 */
    },
    .of.t30_2_2 = {
        AT(0x1, GO(t30_2_2_1)) /* 01.... ........ ........ 01000010 */
        AT(0x3, GO(t30_2_2_3)) /* 11.... ........ ........ 01000010 */
    },
    .of.t30_3 = {
        AT(0x0, GO(t30_3_0)) /* ...... ........ ........ 00000011 */
        AT(0x1, GO(t30_3_1)) /* ...... ........ ........ 00100011 */
        AT(0x2, GO(t30_3_2)) /* ...... ........ ........ 01000011 */
        AT(0x4, GO(t30_3_4)) /* ...... ........ ........ 10000011 */
    },
    .of.t30_4_1 = {
        AT(0x0, GO(t30_4_1_0)) /* .1.... ........ ........ 00000100 */
        AT(0x1, GO(t30_4_1_1)) /* .1.... ........ ........ 00100100 */
        AT(0x2, GO(t30_4_1_2)) /* .1.... ........ ........ 01000100 */
        AT(0x3, GO(t30_4_1_else)) AT2(0x6, GO(t30_4_1_else)) /* .1.... ........ ........ .1.00100 */
        AT(0x4, GO(t30_4_1_4)) /* .1.... ........ ........ 10000100 */
        AT(0x5, GO(t30_4_1_5)) /* .1.... ........ ........ 10100100 */
    },
    .of.t30_4_1_0 = {
        AT(0x0, IS(BINARY_ADD_SR_30)) /* .1.0.. ........ ........ 00000100 */
        AT(0x1, IS(SLEEP_30)) /* .1.1.. ........ ........ 00000100 */
    },
    .of.t30_4_1_1 = {
        AT(0x0, IS(BINARY_ADD_SR_30)) /* .1.0.. ........ ........ 00100100 */
        AT(0x1, IS(ENGINE_MBIREAD_30)) /* .1.1.. ........ ........ 00100100 */
    },
    .of.t30_4_1_2 = {
        AT(0x0, IS(BINARY_ADD_SR_30)) AT(0x2, IS(BINARY_ADD_SR_30)) AT(0x4, IS(BINARY_ADD_SR_30))
            AT(0x6, IS(BINARY_ADD_SR_30)) AT(0x8, IS(BINARY_ADD_SR_30))
            AT(0xa, IS(BINARY_ADD_SR_30)) AT(0xc, IS(BINARY_ADD_SR_30))
            AT(0xe, IS(BINARY_ADD_SR_30)) /* .1.0.. ........ ........ 01000100 */
        AT(0x1, IS(LOGIC_AND_FREE_30)) AT(0x3, IS(LOGIC_AND_FREE_30)) AT(0x5, IS(LOGIC_AND_FREE_30))
            AT(0x7, IS(LOGIC_AND_FREE_30)) /* 01.1.. ........ ........ 01000100 */
        AT(0x9, IS(LOGIC_AND_GUARDED_30)) AT(0xb, IS(LOGIC_AND_GUARDED_30))
            AT(0xd, IS(LOGIC_AND_GUARDED_30)) AT(0xf, IS(LOGIC_AND_GUARDED_30))
    },
    .of.t30_4_1_4 = {
        AT(0x0, IS(BINARY_ADD_SR_30)) /* .1.0.. ........ ........ 10000100 */
        AT(0x1, IS(ST_VP_30)) /* .1.1.. ........ ........ 10000100 */
    },
    .of.t30_4_1_5 = {
        AT(0x0, IS(BINARY_ADD_SR_30)) /* .1.0.. ........ ........ 10100100 */
        AT(0x1, IS(LSHIFT_LADD)) /* .1.1.. ........ ........ 10100100 */
    },
    .of.t30_5_1 = {
        AT(0x0, GO(t30_5_1_0)) /* .1.... ........ ........ .0000101 */
        AT(0x1, GO(t30_5_1_1)) /* .1.... ........ ........ .0100101 */
        AT(0x2, GO(t30_5_1_2)) /* .1.... ........ ........ .1000101 */
        AT(0x3, GO(t30_5_1_3)) /* .1.... ........ ........ .1100101 */
    },
    .of.t30_5_1_0 = {
        AT(0x0, IS(BINARY_SUB_SR_30)) /* .1.0.. ........ ........ .0000101 */
        AT(0x1, GO(t30_5_1_0_1)) /* .1.1.. ........ ........ .0000101 */
    },
    .of.t30_5_1_1 = {
        AT(0x0, IS(BINARY_SUB_SR_30)) /* .1.0.. ........ ........ .0100101 */
        AT(0x1, GO(t30_5_1_1_1)) /* .1.1.. ........ ........ .0100101 */
    },
    .of.t30_5_1_2 = {
        AT(0x0, IS(BINARY_SUB_SR_30)) AT(0x2, IS(BINARY_SUB_SR_30)) AT(0x4, IS(BINARY_SUB_SR_30))
            AT(0x6, IS(BINARY_SUB_SR_30)) AT(0x8, IS(BINARY_SUB_SR_30))
            AT(0xa, IS(BINARY_SUB_SR_30)) AT(0xc, IS(BINARY_SUB_SR_30))
            AT(0xe, IS(BINARY_SUB_SR_30)) /* .1.0.. ........ ........ .1000101 */
        AT(0x1, GO(t30_5_1_2_1)) AT(0x3, GO(t30_5_1_2_1)) AT(0x5, GO(t30_5_1_2_1))
            AT(0x7, GO(t30_5_1_2_1)) /* 01.1.. ........ ........ .1000101 */
        AT(0x9, GO(t30_5_1_2_9)) AT(0xb, GO(t30_5_1_2_9)) AT(0xd, GO(t30_5_1_2_9))
            AT(0xf, GO(t30_5_1_2_9)) /* 11.1.. ........ ........ .1000101 */
    },
    .of.t30_6_1 = {
        AT(0x0, GO(t30_6_1_0)) /* .1.... ........ ........ .0000110 */
        AT(0x1, GO(t30_6_1_1)) /* .1.... ........ ........ .0100110 */
        AT(0x2, GO(t30_6_1_2)) /* .1.... ........ ........ .1000110 */
        AT(0x3, GO(t30_6_1_3)) /* .1.... ........ ........ .1100110 */
    },
    .of.t30_6_1_0 = {
        AT(0x0, IS(BINARY_AVGS_SR)) /* .1.0.. ........ ........ .0000110 */
        AT(0x1, GO(t30_6_1_0_1)) /* .1.1.. ........ ........ .0000110 */
    },
    .of.t30_6_1_1 = {
        AT(0x0, IS(BINARY_AVGS_SR)) /* .1.0.. ........ ........ .0100110 */
        AT(0x1, GO(t30_6_1_1_1)) /* .1.1.. ........ ........ .0100110 */
    },
    .of.t30_6_1_2 = {
        AT(0x0, IS(BINARY_AVGS_SR)) AT(0x2, IS(BINARY_AVGS_SR)) AT(0x4, IS(BINARY_AVGS_SR))
            AT(0x6, IS(BINARY_AVGS_SR)) AT(0x8, IS(BINARY_AVGS_SR)) AT(0xa, IS(BINARY_AVGS_SR))
            AT(0xc, IS(BINARY_AVGS_SR)) AT(0xe, IS(BINARY_AVGS_SR)) /* 28=1 26=0 6..0=1000110 */
        AT(0x1, GO(t30_6_1_2_1)) AT(0x3, GO(t30_6_1_2_1)) AT(0x5, GO(t30_6_1_2_1))
            AT(0x7, GO(t30_6_1_2_1)) /* 01.1.. ........ ........ .1000110 */
        AT(0x9, GO(t30_6_1_2_9)) AT(0xb, GO(t30_6_1_2_9)) AT(0xd, GO(t30_6_1_2_9))
            AT(0xf, GO(t30_6_1_2_9)) /* 11.1.. ........ ........ .1000110 */
    },
    .of.t30_8_1 = {
        AT(0x0, GO(t30_8_1_0)) /* .1.... ........ ........ 00.01000 */
        AT(0x1, GO(t30_8_1_1)) /* .1.... ........ ........ 01.01000 */
        AT(0x2, GO(t30_8_1_2)) /* .1.... ........ ........ 10.01000 */
        AT(0x3, GO(t30_8_1_3)) /* .1.... ........ ........ 11.01000 */
    },
    .of.t30_8_1_0 = {
        AT(0x0, IS(SET_SETGT_D_30)) /* .1.0.. ........ ........ 00.01000 */
        AT(0x1, GO(t30_8_1_0_1)) /* .1.1.. ........ ........ 00.01000 */
    },
    .of.t30_8_1_1 = {
        AT(0x0, IS(SET_SETGT_D_30)) AT(0x2, IS(SET_SETGT_D_30)) AT(0x4, IS(SET_SETGT_D_30))
            AT(0x6, IS(SET_SETGT_D_30)) AT(0x8, IS(SET_SETGT_D_30)) AT(0xa, IS(SET_SETGT_D_30))
            AT(0xc, IS(SET_SETGT_D_30)) AT(0xe, IS(SET_SETGT_D_30))
        AT(0x1, GO(t30_8_1_1_1)) AT(0x3, GO(t30_8_1_1_1)) AT(0x5, GO(t30_8_1_1_1))
            AT(0x7, GO(t30_8_1_1_1)) /* 01.1.. ........ ........ 01.01000 */
        AT(0x9, GO(t30_8_1_1_9)) AT(0xb, GO(t30_8_1_1_9)) AT(0xd, GO(t30_8_1_1_9))
            AT(0xf, GO(t30_8_1_1_9)) /* 11.1.. ........ ........ 01.01000 */
    },
    .of.t30_8_1_2 = {
        AT(0x0, IS(SET_SETGT_D_30)) /* .1.0.. ........ ........ 10.01000 */
        AT(0x1, GO(t30_8_1_2_1)) /* .1.1.. ........ ........ 10.01000 */
    },
    .of.t30_9_1 = {
        AT(0x0, GO(t30_9_1_0)) /* .1.... ........ ........ 00.01001 */
        AT(0x1, GO(t30_9_1_1)) /* .1.... ........ ........ 01.01001 */
        AT(0x2, GO(t30_9_1_2)) /* .1.... ........ ........ 10.01001 */
        AT(0x3, GO(t30_9_1_3)) /* .1.... ........ ........ 11.01001 */
    },
    .of.t30_9_1_0 = {
        AT(0x0, IS(SET_SETLT_D_30)) /* .1.0.. ........ ........ 00.01001 */
        AT(0x1, GO(t30_9_1_0_1)) /* .1.1.. ........ ........ 00.01001 */
    },
    .of.t30_9_1_1 = {
        AT(0x0, IS(SET_SETLT_D_30)) AT(0x2, IS(SET_SETLT_D_30)) AT(0x4, IS(SET_SETLT_D_30))
            AT(0x6, IS(SET_SETLT_D_30)) AT(0x8, IS(SET_SETLT_D_30)) AT(0xa, IS(SET_SETLT_D_30))
            AT(0xc, IS(SET_SETLT_D_30)) AT(0xe, IS(SET_SETLT_D_30))
        AT(0x1, GO(t30_9_1_1_1)) AT(0x3, GO(t30_9_1_1_1)) AT(0x5, GO(t30_9_1_1_1))
            AT(0x7, GO(t30_9_1_1_1)) /* 01.1.. ........ ........ 01.01001 */
        AT(0x9, GO(t30_9_1_1_9)) AT(0xb, GO(t30_9_1_1_9)) AT(0xd, GO(t30_9_1_1_9))
            AT(0xf, GO(t30_9_1_1_9)) /* 11.1.. ........ ........ 01.01001 */
    },
    .of.t30_9_1_2 = {
        AT(0x0, IS(SET_SETLT_D_30)) /* .1.0.. ........ ........ 10.01001 */
        AT(0x1, GO(t30_9_1_2_1)) /* .1.1.. ........ ........ 10.01001 */
    },
    .of.t30_a_1 = {
        AT(0x0, GO(t30_a_1_0)) /* .1.... ........ ........ 00.01010 */
        AT(0x1, GO(t30_a_1_1)) /* .1.... ........ ........ 01.01010 */
        AT(0x2, GO(t30_a_1_2)) /* .1.... ........ ........ 10.01010 */
        AT(0x3, GO(t30_a_1_3)) /* .1.... ........ ........ 11.01010 */
    },
    .of.t30_a_1_0 = {
        AT(0x0, IS(SET_SETEQ_D_30)) /* .1.0.. ........ ........ 00.01010 */
        AT(0x1, GO(t30_a_1_0_1)) /* .1.1.. ........ ........ 00.01010 */
    },
    .of.t30_a_1_1 = {
        AT(0x0, IS(SET_SETEQ_D_30)) AT(0x2, IS(SET_SETEQ_D_30)) AT(0x4, IS(SET_SETEQ_D_30))
            AT(0x6, IS(SET_SETEQ_D_30)) AT(0x8, IS(SET_SETEQ_D_30)) AT(0xa, IS(SET_SETEQ_D_30))
            AT(0xc, IS(SET_SETEQ_D_30)) AT(0xe, IS(SET_SETEQ_D_30))
        AT(0x1, GO(t30_a_1_1_1)) AT(0x3, GO(t30_a_1_1_1)) AT(0x5, GO(t30_a_1_1_1))
            AT(0x7, GO(t30_a_1_1_1)) /* 01.1.. ........ ........ 01.01010 */
        AT(0x9, GO(t30_a_1_1_9)) AT(0xb, GO(t30_a_1_1_9)) AT(0xd, GO(t30_a_1_1_9))
            AT(0xf, GO(t30_a_1_1_9)) /* 11.1.. ........ ........ 01.01010 */
    },
    .of.t30_a_1_2 = {
        AT(0x0, IS(SET_SETEQ_D_30)) /* .1.0.. ........ ........ 10.01010 */
        AT(0x1, GO(t30_a_1_2_1)) /* .1.1.. ........ ........ 10.01010 */
    },
    .of.t30_b_5 = {
        AT(0x1, IS(NAMED_ONLY_O2B_30)) /* .101.. ........ ........ 00101011 */
        AT(0x2, IS(NOP_30)) /* .101.. ........ ........ 01001011 */
    },
    .of.t30_c_1 = {
        AT(0x0, GO(t30_c_1_else)) AT(0x3, GO(t30_c_1_else)) AT2(0x6, GO(t30_c_1_else))
        AT(0x1, GO(t30_c_1_1)) /* .1.... ........ ........ 00101100 */
        AT(0x2, GO(t30_c_1_2)) /* .1.... ........ ........ 01001100 */
        AT(0x4, GO(t30_c_1_4)) /* .1.... ........ ........ 10001100 */
        AT(0x5, GO(t30_c_1_5)) /* .1.... ........ ........ 10101100 */
    },
    .of.t30_c_1_1 = {
        AT(0x0, IS(BINARY_CLAMPLEP_SR_30)) /* .1.0.. ........ ........ 00101100 */
        AT(0x1, IS(NAMED_ONLY_O2C_30)) /* .1.1.. ........ ........ 00101100 */
    },
    .of.t30_c_1_2 = {
        AT(0x0, IS(BINARY_CLAMPLEP_SR_30)) AT(0x2, IS(BINARY_CLAMPLEP_SR_30))
            AT(0x4, IS(BINARY_CLAMPLEP_SR_30)) AT(0x6, IS(BINARY_CLAMPLEP_SR_30))
            AT(0x8, IS(BINARY_CLAMPLEP_SR_30)) AT(0xa, IS(BINARY_CLAMPLEP_SR_30))
            AT(0xc, IS(BINARY_CLAMPLEP_SR_30)) AT(0xe, IS(BINARY_CLAMPLEP_SR_30))
        AT(0x1, IS(LOGIC_AND_FREE_30)) AT(0x3, IS(LOGIC_AND_FREE_30)) AT(0x5, IS(LOGIC_AND_FREE_30))
            AT(0x7, IS(LOGIC_AND_FREE_30)) /* 01.1.. ........ ........ 01001100 */
        AT(0x9, IS(LOGIC_AND_GUARDED_30)) AT(0xb, IS(LOGIC_AND_GUARDED_30))
            AT(0xd, IS(LOGIC_AND_GUARDED_30)) AT(0xf, IS(LOGIC_AND_GUARDED_30))
    },
    .of.t30_c_1_4 = {
        AT(0x0, IS(BINARY_CLAMPLEP_SR_30)) /* .1.0.. ........ ........ 10001100 */
        AT(0x1, IS(ST_B6_30)) /* .1.1.. ........ ........ 10001100 */
    },
    .of.t30_c_1_5 = {
        AT(0x0, IS(BINARY_CLAMPLEP_SR_30)) /* .1.0.. ........ ........ 10101100 */
        AT(0x1, GO(t30_c_1_5_1)) /* .1.1.. ........ ........ 10101100 */
    },
    .of.t30_d_5 = {
        AT(0x2, IS(LOGIC_OR_FREE_30)) /* 0101.. ........ ........ 01001101 */
        AT(0x4, IS(LD_B6_30)) /* 0101.. ........ ........ 10001101 */
    },
    .of.t30_d_d = {
        AT(0x2, IS(LOGIC_OR_GUARDED_30)) /* 1101.. ........ ........ 01001101 */
        AT(0x4, IS(LD_B6_30)) /* 1101.. ........ ........ 10001101 */
    },
    .of.t30_e_5 = {
        AT(0x2, IS(LOGIC_XOR_FREE_30)) /* 0101.. ........ ........ 01001110 */
        AT(0x4, IS(ST_B7_30)) /* 0101.. ........ ........ 10001110 */
    },
    .of.t30_e_d = {
        AT(0x2, IS(LOGIC_XOR_GUARDED_30)) /* 1101.. ........ ........ 01001110 */
        AT(0x4, IS(ST_B7_30)) /* 1101.. ........ ........ 10001110 */
    },
    .of.t30_f_5 = {
        AT(0x2, IS(NOP_30)) /* .101.. ........ ........ 01001111 */
        AT(0x4, IS(LD_B7_30)) /* .101.. ........ ........ 10001111 */
    },
    .of.t40 = {
        AT4(0x0, IS(SLCT_RR_40)) AT4(0x8, IS(SLCT_RR_40)) AT4(0x20, IS(SLCT_RR_40))
            AT4(0x28, IS(SLCT_RR_40)) /* ........ ...0.0.. ........ ........ ...00000 */
        AT4(0x4, IS(SLCT_RS_40)) AT4(0xc, IS(SLCT_RS_40)) AT4(0x24, IS(SLCT_RS_40))
            AT4(0x2c, IS(SLCT_RS_40)) /* ........ ...0.1.. ........ ........ ...00000 */
        AT16(0x10, GO(t40_0_1)) AT16(0x30, GO(t40_0_1)) /* 28=1 4..0=00000 */
        AT8(0x40, IS(MOV_R_40)) AT8(0x60, IS(MOV_R_40)) /* 28..27=00 4..0=00001 */
        AT8(0x48, IS(MOV_I_40)) AT8(0x68, IS(MOV_I_40)) /* 28..27=01 4..0=00001 */
        AT4(0x50, IS(MOV_SR_40)) AT4(0x70, IS(MOV_SR_40)) /* 28..26=100 4..0=00001 */
        AT4(0x54, GO(t40_1_5)) AT4(0x5c, GO(t40_1_5)) AT4(0x74, GO(t40_1_5)) AT4(0x7c, GO(t40_1_5))
        AT4(0x58, IS(MOV_SI_40)) AT4(0x78, IS(MOV_SI_40)) /* 28..26=110 4..0=00001 */
        AT64(0x80, GO(t40_2)) /* ........ ........ ........ ........ ...00010 */
        AT64(0xc0, GO(t40_3)) /* ........ ........ ........ ........ ...00011 */
        AT4(0x100, IS(BINARY_ADD_RR_40)) AT4(0x108, IS(BINARY_ADD_RR_40))
            AT4(0x120, IS(BINARY_ADD_RR_40)) AT4(0x128, IS(BINARY_ADD_RR_40))
        AT4(0x104, IS(BINARY_ADD_RS_40)) AT4(0x10c, IS(BINARY_ADD_RS_40))
            AT4(0x124, IS(BINARY_ADD_RS_40)) AT4(0x12c, IS(BINARY_ADD_RS_40))
        AT16(0x110, GO(t40_4_1)) AT16(0x130, GO(t40_4_1)) /* 28=1 4..0=00100 */
        AT4(0x140, IS(BINARY_SUB_RR_40)) AT4(0x148, IS(BINARY_SUB_RR_40))
            AT4(0x160, IS(BINARY_SUB_RR_40)) AT4(0x168, IS(BINARY_SUB_RR_40))
        AT4(0x144, IS(BINARY_SUB_RS_40)) AT4(0x14c, IS(BINARY_SUB_RS_40))
            AT4(0x164, IS(BINARY_SUB_RS_40)) AT4(0x16c, IS(BINARY_SUB_RS_40))
        AT16(0x150, GO(t40_5_1)) AT16(0x170, GO(t40_5_1)) /* 28=1 4..0=00101 */
        AT4(0x180, IS(BINARY_SUBR_RR)) AT4(0x188, IS(BINARY_SUBR_RR)) AT4(0x1a0, IS(BINARY_SUBR_RR))
            AT4(0x1a8, IS(BINARY_SUBR_RR)) /* ........ ...0.0.. ........ ........ ...00110 */
        AT4(0x184, IS(BINARY_SUBR_RS)) AT4(0x18c, IS(BINARY_SUBR_RS)) AT4(0x1a4, IS(BINARY_SUBR_RS))
            AT4(0x1ac, IS(BINARY_SUBR_RS)) /* ........ ...0.1.. ........ ........ ...00110 */
        AT16(0x190, GO(t40_6_1)) AT16(0x1b0, GO(t40_6_1)) /* 28=1 4..0=00110 */
        AT(0x1c1, IS(NOP_40)) AT(0x1c3, IS(NOP_40)) AT(0x1c5, IS(NOP_40)) AT(0x1c7, IS(NOP_40))
            AT(0x1c9, IS(NOP_40)) AT(0x1cb, IS(NOP_40)) AT(0x1cd, IS(NOP_40)) AT(0x1cf, IS(NOP_40))
            AT(0x1d1, IS(NOP_40)) AT(0x1d3, IS(NOP_40)) AT(0x1d5, IS(NOP_40)) AT(0x1d7, IS(NOP_40))
            AT(0x1d9, IS(NOP_40)) AT(0x1db, IS(NOP_40)) AT(0x1dd, IS(NOP_40)) AT(0x1df, IS(NOP_40))
            AT(0x1e1, IS(NOP_40)) AT(0x1e3, IS(NOP_40)) AT(0x1e5, IS(NOP_40)) AT(0x1e7, IS(NOP_40))
            AT(0x1e9, IS(NOP_40)) AT(0x1eb, IS(NOP_40)) AT(0x1ed, IS(NOP_40)) AT(0x1ef, IS(NOP_40))
            AT(0x1f1, IS(NOP_40)) AT(0x1f3, IS(NOP_40)) AT(0x1f5, IS(NOP_40)) AT(0x1f7, IS(NOP_40))
            AT(0x1f9, IS(NOP_40)) AT(0x1fb, IS(NOP_40)) AT(0x1fd, IS(NOP_40)) AT(0x1ff, IS(NOP_40))
            AT(0x4c1, IS(NOP_40)) AT(0x4c3, IS(NOP_40)) AT(0x4c5, IS(NOP_40)) AT(0x4c7, IS(NOP_40))
            AT(0x4c9, IS(NOP_40)) AT(0x4cb, IS(NOP_40)) AT(0x4cd, IS(NOP_40)) AT(0x4cf, IS(NOP_40))
            AT(0x4d1, IS(NOP_40)) AT(0x4d3, IS(NOP_40)) AT(0x4d5, IS(NOP_40)) AT(0x4d7, IS(NOP_40))
            AT(0x4d9, IS(NOP_40)) AT(0x4db, IS(NOP_40)) AT(0x4dd, IS(NOP_40)) AT(0x4df, IS(NOP_40))
            AT(0x4e1, IS(NOP_40)) AT(0x4e3, IS(NOP_40)) AT(0x4e5, IS(NOP_40)) AT(0x4e7, IS(NOP_40))
            AT(0x4e9, IS(NOP_40)) AT(0x4eb, IS(NOP_40)) AT(0x4ed, IS(NOP_40)) AT(0x4ef, IS(NOP_40))
            AT(0x4f1, IS(NOP_40)) AT(0x4f3, IS(NOP_40)) AT(0x4f5, IS(NOP_40)) AT(0x4f7, IS(NOP_40))
            AT(0x4f9, IS(NOP_40)) AT(0x4fb, IS(NOP_40)) AT(0x4fd, IS(NOP_40)) AT(0x4ff, IS(NOP_40))
            AT2(0x5d6, IS(NOP_40)) AT2(0x5de, IS(NOP_40)) AT2(0x5f6, IS(NOP_40))
            AT2(0x5fe, IS(NOP_40)) AT2(0x6d6, IS(NOP_40)) AT2(0x6de, IS(NOP_40))
            AT2(0x6f6, IS(NOP_40)) AT2(0x6fe, IS(NOP_40)) AT(0x7c1, IS(NOP_40))
            AT(0x7c3, IS(NOP_40)) AT(0x7c5, IS(NOP_40)) AT(0x7c7, IS(NOP_40)) AT(0x7c9, IS(NOP_40))
            AT(0x7cb, IS(NOP_40)) AT(0x7cd, IS(NOP_40)) AT(0x7cf, IS(NOP_40)) AT(0x7d1, IS(NOP_40))
            AT(0x7d3, IS(NOP_40)) AT(0x7d5, IS(NOP_40)) AT(0x7d7, IS(NOP_40)) AT(0x7d9, IS(NOP_40))
            AT(0x7db, IS(NOP_40)) AT(0x7dd, IS(NOP_40)) AT(0x7df, IS(NOP_40)) AT(0x7e1, IS(NOP_40))
            AT(0x7e3, IS(NOP_40)) AT(0x7e5, IS(NOP_40)) AT(0x7e7, IS(NOP_40)) AT(0x7e9, IS(NOP_40))
            AT(0x7eb, IS(NOP_40)) AT(0x7ed, IS(NOP_40)) AT(0x7ef, IS(NOP_40)) AT(0x7f1, IS(NOP_40))
            AT(0x7f3, IS(NOP_40)) AT(0x7f5, IS(NOP_40)) AT(0x7f7, IS(NOP_40)) AT(0x7f9, IS(NOP_40))
            AT(0x7fb, IS(NOP_40)) AT(0x7fd, IS(NOP_40)) AT(0x7ff, IS(NOP_40)) /* 1..0=11 */
        AT4(0x200, IS(SET_SETGT_R_40)) AT4(0x208, IS(SET_SETGT_R_40)) AT4(0x220, IS(SET_SETGT_R_40))
            AT4(0x228, IS(SET_SETGT_R_40)) /* ........ ...0.0.. ........ ........ ...01000 */
        AT4(0x204, IS(SET_SETGT_S_40)) AT4(0x20c, IS(SET_SETGT_S_40)) AT4(0x224, IS(SET_SETGT_S_40))
            AT4(0x22c, IS(SET_SETGT_S_40)) /* ........ ...0.1.. ........ ........ ...01000 */
        AT4(0x210, IS(SET_SETGT_D_40)) AT4(0x218, IS(SET_SETGT_D_40)) AT4(0x230, IS(SET_SETGT_D_40))
            AT4(0x238, IS(SET_SETGT_D_40)) /* ........ ...1.0.. ........ ........ ...01000 */
        AT4(0x214, GO(t40_8_5)) AT4(0x21c, GO(t40_8_5)) /* 29..28=01 26=1 4..0=01000 */
        AT4(0x234, GO(t40_8_d)) AT4(0x23c, GO(t40_8_d)) /* 29..28=11 26=1 4..0=01000 */
        AT4(0x240, IS(SET_SETLT_R_40)) AT4(0x248, IS(SET_SETLT_R_40)) AT4(0x260, IS(SET_SETLT_R_40))
            AT4(0x268, IS(SET_SETLT_R_40)) /* ........ ...0.0.. ........ ........ ...01001 */
        AT4(0x244, IS(SET_SETLT_S_40)) AT4(0x24c, IS(SET_SETLT_S_40)) AT4(0x264, IS(SET_SETLT_S_40))
            AT4(0x26c, IS(SET_SETLT_S_40)) /* ........ ...0.1.. ........ ........ ...01001 */
        AT16(0x250, GO(t40_9_1)) AT16(0x270, GO(t40_9_1)) /* 28=1 4..0=01001 */
        AT4(0x280, IS(SET_SETEQ_R_40)) AT4(0x288, IS(SET_SETEQ_R_40)) AT4(0x2a0, IS(SET_SETEQ_R_40))
            AT4(0x2a8, IS(SET_SETEQ_R_40)) /* ........ ...0.0.. ........ ........ ...01010 */
        AT4(0x284, IS(SET_SETEQ_S_40)) AT4(0x28c, IS(SET_SETEQ_S_40)) AT4(0x2a4, IS(SET_SETEQ_S_40))
            AT4(0x2ac, IS(SET_SETEQ_S_40)) /* ........ ...0.1.. ........ ........ ...01010 */
        AT16(0x290, GO(t40_a_1)) AT16(0x2b0, GO(t40_a_1)) /* 28=1 4..0=01010 */
        AT4(0x2c0, IS(SET_SETLEP_R_40)) AT4(0x2c8, IS(SET_SETLEP_R_40))
            AT4(0x2e0, IS(SET_SETLEP_R_40)) AT4(0x2e8, IS(SET_SETLEP_R_40))
        AT4(0x2c4, IS(SET_SETLEP_S_40)) AT4(0x2cc, IS(SET_SETLEP_S_40))
            AT4(0x2e4, IS(SET_SETLEP_S_40)) AT4(0x2ec, IS(SET_SETLEP_S_40))
        AT4(0x2d0, IS(SET_SETLEP_D_40)) AT4(0x2d8, IS(SET_SETLEP_D_40))
            AT4(0x2f0, IS(SET_SETLEP_D_40)) AT4(0x2f8, IS(SET_SETLEP_D_40))
        AT4(0x2d4, GO(t40_b_5)) AT4(0x2dc, GO(t40_b_5)) AT4(0x2f4, GO(t40_b_5))
            AT4(0x2fc, GO(t40_b_5)) /* ........ ...1.1.. ........ ........ ...01011 */
        AT4(0x300, IS(BINARY_CLAMPLEP_RR_40)) AT4(0x308, IS(BINARY_CLAMPLEP_RR_40))
            AT4(0x320, IS(BINARY_CLAMPLEP_RR_40)) AT4(0x328, IS(BINARY_CLAMPLEP_RR_40))
        AT4(0x304, IS(BINARY_CLAMPLEP_RS_40)) AT4(0x30c, IS(BINARY_CLAMPLEP_RS_40))
            AT4(0x324, IS(BINARY_CLAMPLEP_RS_40)) AT4(0x32c, IS(BINARY_CLAMPLEP_RS_40))
        AT16(0x310, GO(t40_c_1)) AT16(0x330, GO(t40_c_1)) /* 28=1 4..0=01100 */
        AT4(0x340, IS(BINARY_CLAMPS_RR_40)) AT4(0x348, IS(BINARY_CLAMPS_RR_40))
            AT4(0x360, IS(BINARY_CLAMPS_RR_40)) AT4(0x368, IS(BINARY_CLAMPS_RR_40))
        AT4(0x344, IS(BINARY_CLAMPS_RS_40)) AT4(0x34c, IS(BINARY_CLAMPS_RS_40))
            AT4(0x364, IS(BINARY_CLAMPS_RS_40)) AT4(0x36c, IS(BINARY_CLAMPS_RS_40))
        AT4(0x350, IS(BINARY_CLAMPS_SR_40)) AT4(0x358, IS(BINARY_CLAMPS_SR_40))
            AT4(0x370, IS(BINARY_CLAMPS_SR_40)) AT4(0x378, IS(BINARY_CLAMPS_SR_40))
        AT4(0x354, GO(t40_d_5)) AT4(0x35c, GO(t40_d_5)) /* 29..28=01 26=1 4..0=01101 */
        AT4(0x374, GO(t40_d_d)) AT4(0x37c, GO(t40_d_d)) /* 29..28=11 26=1 4..0=01101 */
        AT4(0x380, IS(BINARY_SEXT_RR_40)) AT4(0x388, IS(BINARY_SEXT_RR_40))
            AT4(0x3a0, IS(BINARY_SEXT_RR_40)) AT4(0x3a8, IS(BINARY_SEXT_RR_40))
        AT4(0x384, IS(BINARY_SEXT_RS_40)) AT4(0x38c, IS(BINARY_SEXT_RS_40))
            AT4(0x3a4, IS(BINARY_SEXT_RS_40)) AT4(0x3ac, IS(BINARY_SEXT_RS_40))
        AT4(0x390, IS(BINARY_SEXT_SR_40)) AT4(0x398, IS(BINARY_SEXT_SR_40))
            AT4(0x3b0, IS(BINARY_SEXT_SR_40)) AT4(0x3b8, IS(BINARY_SEXT_SR_40))
        AT4(0x394, GO(t40_e_5)) AT4(0x39c, GO(t40_e_5)) /* 29..28=01 26=1 4..0=01110 */
        AT4(0x3b4, GO(t40_e_d)) AT4(0x3bc, GO(t40_e_d)) /* 29..28=11 26=1 4..0=01110 */
        AT4(0x3c0, IS(SET_SETZERO_R)) AT4(0x3c8, IS(SET_SETZERO_R)) AT4(0x3e0, IS(SET_SETZERO_R))
            AT4(0x3e8, IS(SET_SETZERO_R)) /* ........ ...0.0.. ........ ........ ...01111 */
        AT4(0x3c4, IS(SET_SETZERO_S)) AT4(0x3cc, IS(SET_SETZERO_S)) AT4(0x3e4, IS(SET_SETZERO_S))
            AT4(0x3ec, IS(SET_SETZERO_S)) /* ........ ...0.1.. ........ ........ ...01111 */
        AT4(0x3d0, IS(SET_SETZERO_D)) AT4(0x3d8, IS(SET_SETZERO_D)) AT4(0x3f0, IS(SET_SETZERO_D))
            AT4(0x3f8, IS(SET_SETZERO_D)) /* ........ ...1.0.. ........ ........ ...01111 */
        AT4(0x3d4, GO(t40_f_5)) AT4(0x3dc, GO(t40_f_5)) AT4(0x3f4, GO(t40_f_5))
            AT4(0x3fc, GO(t40_f_5)) /* ........ ...1.1.. ........ ........ ...01111 */
        AT4(0x400, IS(BINARY_BSET_RR_40)) AT4(0x408, IS(BINARY_BSET_RR_40))
            AT4(0x420, IS(BINARY_BSET_RR_40)) AT4(0x428, IS(BINARY_BSET_RR_40))
        AT4(0x404, IS(BINARY_BSET_RS_40)) AT4(0x40c, IS(BINARY_BSET_RS_40))
            AT4(0x424, IS(BINARY_BSET_RS_40)) AT4(0x42c, IS(BINARY_BSET_RS_40))
        AT4(0x410, IS(BINARY_BSET_SR_40)) AT4(0x418, IS(BINARY_BSET_SR_40))
            AT4(0x430, IS(BINARY_BSET_SR_40)) AT4(0x438, IS(BINARY_BSET_SR_40))
        AT2(0x416, IS(LOGIC_AND_FREE_40)) AT2(0x41e, IS(LOGIC_AND_FREE_40))
            AT2(0x516, IS(LOGIC_AND_FREE_40)) AT2(0x51e, IS(LOGIC_AND_FREE_40))
            AT2(0x616, IS(LOGIC_AND_FREE_40)) AT2(0x61e, IS(LOGIC_AND_FREE_40))
            AT2(0x716, IS(LOGIC_AND_FREE_40)) AT2(0x71e, IS(LOGIC_AND_FREE_40))
        AT2(0x436, IS(LOGIC_AND_GUARDED_40)) AT2(0x43e, IS(LOGIC_AND_GUARDED_40))
            AT2(0x536, IS(LOGIC_AND_GUARDED_40)) AT2(0x53e, IS(LOGIC_AND_GUARDED_40))
            AT2(0x636, IS(LOGIC_AND_GUARDED_40)) AT2(0x63e, IS(LOGIC_AND_GUARDED_40))
            AT2(0x736, IS(LOGIC_AND_GUARDED_40)) AT2(0x73e, IS(LOGIC_AND_GUARDED_40))
        AT4(0x440, IS(BINARY_BCLR_RR_40)) AT4(0x448, IS(BINARY_BCLR_RR_40))
            AT4(0x460, IS(BINARY_BCLR_RR_40)) AT4(0x468, IS(BINARY_BCLR_RR_40))
        AT4(0x444, IS(BINARY_BCLR_RS_40)) AT4(0x44c, IS(BINARY_BCLR_RS_40))
            AT4(0x464, IS(BINARY_BCLR_RS_40)) AT4(0x46c, IS(BINARY_BCLR_RS_40))
        AT4(0x450, IS(BINARY_BCLR_SR_40)) AT4(0x458, IS(BINARY_BCLR_SR_40))
            AT4(0x470, IS(BINARY_BCLR_SR_40)) AT4(0x478, IS(BINARY_BCLR_SR_40))
        AT2(0x456, IS(LOGIC_OR_FREE_40)) AT2(0x45e, IS(LOGIC_OR_FREE_40))
            AT2(0x556, IS(LOGIC_OR_FREE_40)) AT2(0x55e, IS(LOGIC_OR_FREE_40))
            AT2(0x656, IS(LOGIC_OR_FREE_40)) AT2(0x65e, IS(LOGIC_OR_FREE_40))
        AT2(0x476, IS(LOGIC_OR_GUARDED_40)) AT2(0x47e, IS(LOGIC_OR_GUARDED_40))
            AT2(0x576, IS(LOGIC_OR_GUARDED_40)) AT2(0x57e, IS(LOGIC_OR_GUARDED_40))
            AT2(0x676, IS(LOGIC_OR_GUARDED_40)) AT2(0x67e, IS(LOGIC_OR_GUARDED_40))
        AT4(0x480, IS(SET_BTEST_R_40)) AT4(0x488, IS(SET_BTEST_R_40)) AT4(0x4a0, IS(SET_BTEST_R_40))
            AT4(0x4a8, IS(SET_BTEST_R_40)) /* ........ ...0.0.. ........ ........ ...10010 */
        AT4(0x484, IS(SET_BTEST_S_40)) AT4(0x48c, IS(SET_BTEST_S_40)) AT4(0x4a4, IS(SET_BTEST_S_40))
            AT4(0x4ac, IS(SET_BTEST_S_40)) /* ........ ...0.1.. ........ ........ ...10010 */
        AT4(0x490, IS(SET_BTEST_D_40)) AT4(0x498, IS(SET_BTEST_D_40)) AT4(0x4b0, IS(SET_BTEST_D_40))
            AT4(0x4b8, IS(SET_BTEST_D_40)) /* ........ ...1.0.. ........ ........ ...10010 */
        AT2(0x496, IS(LOGIC_XOR_FREE_40)) AT2(0x49e, IS(LOGIC_XOR_FREE_40))
            AT2(0x596, IS(LOGIC_XOR_FREE_40)) AT2(0x59e, IS(LOGIC_XOR_FREE_40))
            AT2(0x696, IS(LOGIC_XOR_FREE_40)) AT2(0x69e, IS(LOGIC_XOR_FREE_40))
        AT2(0x4b6, IS(LOGIC_XOR_GUARDED_40)) AT2(0x4be, IS(LOGIC_XOR_GUARDED_40))
            AT2(0x5b6, IS(LOGIC_XOR_GUARDED_40)) AT2(0x5be, IS(LOGIC_XOR_GUARDED_40))
            AT2(0x6b6, IS(LOGIC_XOR_GUARDED_40)) AT2(0x6be, IS(LOGIC_XOR_GUARDED_40))
        AT4(0x500, IS(UNARY_HSWAP_RR_40)) AT4(0x508, IS(UNARY_HSWAP_RR_40))
            AT4(0x520, IS(UNARY_HSWAP_RR_40)) AT4(0x528, IS(UNARY_HSWAP_RR_40))
        AT4(0x504, IS(UNARY_HSWAP_RS_40)) AT4(0x50c, IS(UNARY_HSWAP_RS_40))
            AT4(0x524, IS(UNARY_HSWAP_RS_40)) AT4(0x52c, IS(UNARY_HSWAP_RS_40))
        AT4(0x510, IS(UNARY_HSWAP_SR_40)) AT4(0x518, IS(UNARY_HSWAP_SR_40))
            AT4(0x530, IS(UNARY_HSWAP_SR_40)) AT4(0x538, IS(UNARY_HSWAP_SR_40))
        AT4(0x540, IS(BINARY_SHL_RR_40)) AT4(0x548, IS(BINARY_SHL_RR_40))
            AT4(0x560, IS(BINARY_SHL_RR_40)) AT4(0x568, IS(BINARY_SHL_RR_40))
        AT4(0x544, IS(BINARY_SHL_RS_40)) AT4(0x54c, IS(BINARY_SHL_RS_40))
            AT4(0x564, IS(BINARY_SHL_RS_40)) AT4(0x56c, IS(BINARY_SHL_RS_40))
        AT4(0x550, IS(BINARY_SHL_SR_40)) AT4(0x558, IS(BINARY_SHL_SR_40))
            AT4(0x570, IS(BINARY_SHL_SR_40)) AT4(0x578, IS(BINARY_SHL_SR_40))
        AT4(0x580, IS(BINARY_SHR_RR_40)) AT4(0x588, IS(BINARY_SHR_RR_40))
            AT4(0x5a0, IS(BINARY_SHR_RR_40)) AT4(0x5a8, IS(BINARY_SHR_RR_40))
        AT4(0x584, IS(BINARY_SHR_RS_40)) AT4(0x58c, IS(BINARY_SHR_RS_40))
            AT4(0x5a4, IS(BINARY_SHR_RS_40)) AT4(0x5ac, IS(BINARY_SHR_RS_40))
        AT4(0x590, IS(BINARY_SHR_SR_40)) AT4(0x598, IS(BINARY_SHR_SR_40))
            AT4(0x5b0, IS(BINARY_SHR_SR_40)) AT4(0x5b8, IS(BINARY_SHR_SR_40))
        AT4(0x5c0, IS(BINARY_SAR_RR_40)) AT4(0x5c8, IS(BINARY_SAR_RR_40))
            AT4(0x5e0, IS(BINARY_SAR_RR_40)) AT4(0x5e8, IS(BINARY_SAR_RR_40))
        AT4(0x5c4, IS(BINARY_SAR_RS_40)) AT4(0x5cc, IS(BINARY_SAR_RS_40))
            AT4(0x5e4, IS(BINARY_SAR_RS_40)) AT4(0x5ec, IS(BINARY_SAR_RS_40))
        AT4(0x5d0, IS(BINARY_SAR_SR_40)) AT4(0x5d8, IS(BINARY_SAR_SR_40))
            AT4(0x5f0, IS(BINARY_SAR_SR_40)) AT4(0x5f8, IS(BINARY_SAR_SR_40))
        AT4(0x600, IS(BINARY_AND_RR_40)) AT4(0x608, IS(BINARY_AND_RR_40))
            AT4(0x620, IS(BINARY_AND_RR_40)) AT4(0x628, IS(BINARY_AND_RR_40))
        AT4(0x604, IS(BINARY_AND_RS_40)) AT4(0x60c, IS(BINARY_AND_RS_40))
            AT4(0x624, IS(BINARY_AND_RS_40)) AT4(0x62c, IS(BINARY_AND_RS_40))
        AT4(0x610, IS(BINARY_AND_SR_40)) AT4(0x618, IS(BINARY_AND_SR_40))
            AT4(0x630, IS(BINARY_AND_SR_40)) AT4(0x638, IS(BINARY_AND_SR_40))
        AT4(0x640, IS(BINARY_OR_RR_40)) AT4(0x648, IS(BINARY_OR_RR_40))
            AT4(0x660, IS(BINARY_OR_RR_40)) AT4(0x668, IS(BINARY_OR_RR_40))
        AT4(0x644, IS(BINARY_OR_RS_40)) AT4(0x64c, IS(BINARY_OR_RS_40))
            AT4(0x664, IS(BINARY_OR_RS_40)) AT4(0x66c, IS(BINARY_OR_RS_40))
        AT4(0x650, IS(BINARY_OR_SR_40)) AT4(0x658, IS(BINARY_OR_SR_40))
            AT4(0x670, IS(BINARY_OR_SR_40)) AT4(0x678, IS(BINARY_OR_SR_40))
        AT4(0x680, IS(BINARY_XOR_RR_40)) AT4(0x688, IS(BINARY_XOR_RR_40))
            AT4(0x6a0, IS(BINARY_XOR_RR_40)) AT4(0x6a8, IS(BINARY_XOR_RR_40))
        AT4(0x684, IS(BINARY_XOR_RS_40)) AT4(0x68c, IS(BINARY_XOR_RS_40))
            AT4(0x6a4, IS(BINARY_XOR_RS_40)) AT4(0x6ac, IS(BINARY_XOR_RS_40))
        AT4(0x690, IS(BINARY_XOR_SR_40)) AT4(0x698, IS(BINARY_XOR_SR_40))
            AT4(0x6b0, IS(BINARY_XOR_SR_40)) AT4(0x6b8, IS(BINARY_XOR_SR_40))
        AT4(0x6c0, IS(COMPLEMENT_RR_40)) AT4(0x6c8, IS(COMPLEMENT_RR_40))
            AT4(0x6e0, IS(COMPLEMENT_RR_40)) AT4(0x6e8, IS(COMPLEMENT_RR_40))
        AT4(0x6c4, IS(COMPLEMENT_RS_40)) AT4(0x6cc, IS(COMPLEMENT_RS_40))
            AT4(0x6e4, IS(COMPLEMENT_RS_40)) AT4(0x6ec, IS(COMPLEMENT_RS_40))
        AT4(0x6d0, IS(COMPLEMENT_SR_40)) AT4(0x6d8, IS(COMPLEMENT_SR_40))
            AT4(0x6f0, IS(COMPLEMENT_SR_40)) AT4(0x6f8, IS(COMPLEMENT_SR_40))
        AT4(0x700, IS(LUT_RR_40)) AT4(0x708, IS(LUT_RR_40)) AT4(0x720, IS(LUT_RR_40))
            AT4(0x728, IS(LUT_RR_40)) /* ........ ...0.0.. ........ ........ ...11100 */
        AT4(0x704, IS(LUT_RS_40)) AT4(0x70c, IS(LUT_RS_40)) AT4(0x724, IS(LUT_RS_40))
            AT4(0x72c, IS(LUT_RS_40)) /* ........ ...0.1.. ........ ........ ...11100 */
        AT4(0x710, IS(LUT_SR_40)) AT4(0x718, IS(LUT_SR_40)) AT4(0x730, IS(LUT_SR_40))
            AT4(0x738, IS(LUT_SR_40)) /* ........ ...1.0.. ........ ........ ...11100 */
        AT16(0x750, GO(t40_1d_1)) /* ........ ..01.... ........ ........ ...11101 */
        AT16(0x770, GO(t40_1d_3)) /* ........ ..11.... ........ ........ ...11101 */
        AT16(0x790, GO(t40_1e_1)) /* ........ ..01.... ........ ........ ...11110 */
        AT16(0x7b0, GO(t40_1e_3)) /* ........ ..11.... ........ ........ ...11110 */
    },
    .of.t40_0_1 = {
        AT(0x0, GO(t40_0_1_0)) /* ........ ...1.... ........ ........ 00000000 */
        AT(0x1, GO(t40_0_1_1)) /* ........ ...1.... ........ ........ 00100000 */
        AT(0x2, GO(t40_0_1_2)) /* ........ ...1.... ........ ........ 01000000 */
        AT(0x3, GO(t40_0_1_else)) AT2(0x6, GO(t40_0_1_else)) /* 28=1 6=1 4..0=00000 */
        AT(0x4, GO(t40_0_1_4)) /* ........ ...1.... ........ ........ 10000000 */
        AT(0x5, GO(t40_0_1_5)) /* ........ ...1.... ........ ........ 10100000 */
    },
    .of.t40_0_1_0 = {
        AT(0x0, IS(SLCT_SR_40)) /* ........ ...1.0.. ........ ........ 00000000 */
        AT(0x1, IS(BRA_40)) /* ........ ...1.1.. ........ ........ 00000000 */
    },
    .of.t40_0_1_1 = {
        AT(0x0, IS(SLCT_SR_40)) /* ........ ...1.0.. ........ ........ 00100000 */
        AT(0x1, IS(CLICNT_40)) /* ........ ...1.1.. ........ ........ 00100000 */
    },
    .of.t40_0_1_2 = {
        AT(0x0, IS(SLCT_SR_40)) AT(0x2, IS(SLCT_SR_40)) AT(0x4, IS(SLCT_SR_40))
            AT(0x6, IS(SLCT_SR_40)) AT(0x8, IS(SLCT_SR_40)) AT(0xa, IS(SLCT_SR_40))
            AT(0xc, IS(SLCT_SR_40)) AT(0xe, IS(SLCT_SR_40)) /* 28=1 26=0 7..0=01000000 */
        AT(0x1, IS(LOGIC_AND_FREE_40)) AT(0x3, IS(LOGIC_AND_FREE_40)) AT(0x5, IS(LOGIC_AND_FREE_40))
            AT(0x7, IS(LOGIC_AND_FREE_40)) /* ........ ..01.1.. ........ ........ 01000000 */
        AT(0x9, IS(LOGIC_AND_GUARDED_40)) AT(0xb, IS(LOGIC_AND_GUARDED_40))
            AT(0xd, IS(LOGIC_AND_GUARDED_40)) AT(0xf, IS(LOGIC_AND_GUARDED_40))
    },
    .of.t40_0_1_4 = {
        AT(0x0, IS(SLCT_SR_40)) /* ........ ...1.0.. ........ ........ 10000000 */
        AT(0x1, IS(ST_D_40)) /* ........ ...1.1.. ........ ........ 10000000 */
    },
    .of.t40_0_1_5 = {
        AT(0x0, IS(SLCT_SR_40)) /* ........ ...1.0.. ........ ........ 10100000 */
        AT(0x1, IS(LMUL_LMULU_40)) /* ........ ...1.1.. ........ ........ 10100000 */
    },
    .of.t40_1_5 = {
        AT(0x1, IS(NAMED_ONLY_O21_40)) /* ........ ...101.. ........ ........ 00100001 */
        AT(0x2, GO(t40_1_5_2)) /* ........ ...101.. ........ ........ 01000001 */
        AT(0x4, IS(LD_D_40)) /* ........ ...101.. ........ ........ 10000001 */
        AT(0x5, IS(LMUL_LMULS_40)) /* ........ ...101.. ........ ........ 10100001 */
    },
    .of.t40_1_5_2 = {
        AT(0x0, IS(LOGIC_OR_FREE_40)) /* ........ ..0101.. ........ ........ 01000001 */
        AT(0x1, IS(LOGIC_OR_GUARDED_40)) /* ........ ..1101.. ........ ........ 01000001 */
    },
    .of.t40_2 = {
        AT(0x0, GO(t40_2_0)) /* ........ ........ ........ ........ 00000010 */
        AT(0x1, GO(t40_2_1)) /* ........ ........ ........ ........ 00100010 */
        AT(0x2, GO(t40_2_2)) /* ........ ........ ........ ........ 01000010 */
        AT(0x5, GO(t40_2_5)) /* ........ ........ ........ ........ 10100010 */
    },
    .of.t40_2_2 = {
        AT(0x1, GO(t40_2_2_1)) /* ........ ..01.... ........ ........ 01000010 */
        AT(0x3, GO(t40_2_2_3)) /* ........ ..11.... ........ ........ 01000010 */
    },
    .of.t40_3 = {
        AT(0x0, GO(t40_3_0)) /* ........ ........ ........ ........ 00000011 */
        AT(0x1, GO(t40_3_1)) /* ........ ........ ........ ........ 00100011 */
        AT(0x2, GO(t40_3_2)) /* ........ ........ ........ ........ 01000011 */
        AT(0x4, GO(t40_3_4)) /* ........ ........ ........ ........ 10000011 */
    },
    .of.t40_4_1 = {
        AT(0x0, GO(t40_4_1_0)) /* ........ ...1.... ........ ........ 00000100 */
        AT(0x1, GO(t40_4_1_1)) /* ........ ...1.... ........ ........ 00100100 */
        AT(0x2, GO(t40_4_1_2)) /* ........ ...1.... ........ ........ 01000100 */
        AT(0x3, GO(t40_4_1_else)) AT(0x5, GO(t40_4_1_else)) AT2(0x6, GO(t40_4_1_else))
        AT(0x4, GO(t40_4_1_4)) /* ........ ...1.... ........ ........ 10000100 */
    },
    .of.t40_4_1_0 = {
        AT(0x0, IS(BINARY_ADD_SR_40)) /* ........ ...1.0.. ........ ........ 00000100 */
        AT(0x1, IS(SLEEP_40)) /* ........ ...1.1.. ........ ........ 00000100 */
    },
    .of.t40_4_1_1 = {
        AT(0x0, IS(BINARY_ADD_SR_40)) /* ........ ...1.0.. ........ ........ 00100100 */
        AT(0x1, IS(ENGINE_MBIREAD_40)) /* ........ ...1.1.. ........ ........ 00100100 */
    },
    .of.t40_4_1_2 = {
        AT(0x0, IS(BINARY_ADD_SR_40)) AT(0x2, IS(BINARY_ADD_SR_40)) AT(0x4, IS(BINARY_ADD_SR_40))
            AT(0x6, IS(BINARY_ADD_SR_40)) AT(0x8, IS(BINARY_ADD_SR_40))
            AT(0xa, IS(BINARY_ADD_SR_40)) AT(0xc, IS(BINARY_ADD_SR_40))
            AT(0xe, IS(BINARY_ADD_SR_40)) /* ........ ...1.0.. ........ ........ 01000100 */
        AT(0x1, IS(LOGIC_AND_FREE_40)) AT(0x3, IS(LOGIC_AND_FREE_40)) AT(0x5, IS(LOGIC_AND_FREE_40))
            AT(0x7, IS(LOGIC_AND_FREE_40)) /* ........ ..01.1.. ........ ........ 01000100 */
        AT(0x9, IS(LOGIC_AND_GUARDED_40)) AT(0xb, IS(LOGIC_AND_GUARDED_40))
            AT(0xd, IS(LOGIC_AND_GUARDED_40)) AT(0xf, IS(LOGIC_AND_GUARDED_40))
    },
    .of.t40_4_1_4 = {
        AT(0x0, IS(BINARY_ADD_SR_40)) /* ........ ...1.0.. ........ ........ 10000100 */
        AT(0x1, IS(ST_VP_40)) /* ........ ...1.1.. ........ ........ 10000100 */
    },
    .of.t40_5_1 = {
        AT(0x0, GO(t40_5_1_0)) /* ........ ...1.... ........ ........ .0000101 */
        AT(0x1, GO(t40_5_1_1)) /* ........ ...1.... ........ ........ .0100101 */
        AT(0x2, GO(t40_5_1_2)) /* ........ ...1.... ........ ........ .1000101 */
        AT(0x3, GO(t40_5_1_3)) /* ........ ...1.... ........ ........ .1100101 */
    },
    .of.t40_5_1_0 = {
        AT(0x0, IS(BINARY_SUB_SR_40)) /* ........ ...1.0.. ........ ........ .0000101 */
        AT(0x1, GO(t40_5_1_0_1)) /* ........ ...1.1.. ........ ........ .0000101 */
    },
    .of.t40_5_1_1 = {
        AT(0x0, IS(BINARY_SUB_SR_40)) /* ........ ...1.0.. ........ ........ .0100101 */
        AT(0x1, GO(t40_5_1_1_1)) /* ........ ...1.1.. ........ ........ .0100101 */
    },
    .of.t40_5_1_2 = {
        AT(0x0, IS(BINARY_SUB_SR_40)) AT(0x2, IS(BINARY_SUB_SR_40)) AT(0x4, IS(BINARY_SUB_SR_40))
            AT(0x6, IS(BINARY_SUB_SR_40)) AT(0x8, IS(BINARY_SUB_SR_40))
            AT(0xa, IS(BINARY_SUB_SR_40)) AT(0xc, IS(BINARY_SUB_SR_40))
            AT(0xe, IS(BINARY_SUB_SR_40)) /* ........ ...1.0.. ........ ........ .1000101 */
        AT(0x1, GO(t40_5_1_2_1)) AT(0x3, GO(t40_5_1_2_1)) AT(0x5, GO(t40_5_1_2_1))
            AT(0x7, GO(t40_5_1_2_1)) /* ........ ..01.1.. ........ ........ .1000101 */
        AT(0x9, GO(t40_5_1_2_9)) AT(0xb, GO(t40_5_1_2_9)) AT(0xd, GO(t40_5_1_2_9))
            AT(0xf, GO(t40_5_1_2_9)) /* ........ ..11.1.. ........ ........ .1000101 */
    },
    .of.t40_6_1 = {
        AT(0x0, GO(t40_6_1_0)) /* ........ ...1.... ........ ........ .0000110 */
        AT(0x1, GO(t40_6_1_1)) /* ........ ...1.... ........ ........ .0100110 */
        AT(0x2, GO(t40_6_1_2)) /* ........ ...1.... ........ ........ .1000110 */
        AT(0x3, GO(t40_6_1_3)) /* ........ ...1.... ........ ........ .1100110 */
    },
    .of.t40_6_1_0 = {
        AT(0x0, IS(BINARY_SUBR_SR)) /* ........ ...1.0.. ........ ........ .0000110 */
        AT(0x1, GO(t40_6_1_0_1)) /* ........ ...1.1.. ........ ........ .0000110 */
    },
    .of.t40_6_1_1 = {
        AT(0x0, IS(BINARY_SUBR_SR)) /* ........ ...1.0.. ........ ........ .0100110 */
        AT(0x1, GO(t40_6_1_1_1)) /* ........ ...1.1.. ........ ........ .0100110 */
    },
    .of.t40_6_1_2 = {
        AT(0x0, IS(BINARY_SUBR_SR)) AT(0x2, IS(BINARY_SUBR_SR)) AT(0x4, IS(BINARY_SUBR_SR))
            AT(0x6, IS(BINARY_SUBR_SR)) AT(0x8, IS(BINARY_SUBR_SR)) AT(0xa, IS(BINARY_SUBR_SR))
            AT(0xc, IS(BINARY_SUBR_SR)) AT(0xe, IS(BINARY_SUBR_SR)) /* 28=1 26=0 6..0=1000110 */
        AT(0x1, GO(t40_6_1_2_1)) AT(0x3, GO(t40_6_1_2_1)) AT(0x5, GO(t40_6_1_2_1))
            AT(0x7, GO(t40_6_1_2_1)) /* ........ ..01.1.. ........ ........ .1000110 */
        AT(0x9, GO(t40_6_1_2_9)) AT(0xb, GO(t40_6_1_2_9)) AT(0xd, GO(t40_6_1_2_9))
            AT(0xf, GO(t40_6_1_2_9)) /* ........ ..11.1.. ........ ........ .1000110 */
    },
    .of.t40_8_5 = {
        AT(0x1, IS(ENGINE_MBINEXT_40)) /* ........ ..0101.. ........ ........ 00101000 */
        AT(0x2, IS(LOGIC_AND_FREE_40)) /* ........ ..0101.. ........ ........ 01001000 */
    },
    .of.t40_8_d = {
        AT(0x1, IS(ENGINE_MBINEXT_40)) /* ........ ..1101.. ........ ........ 00101000 */
        AT(0x2, IS(LOGIC_AND_GUARDED_40)) /* ........ ..1101.. ........ ........ 01001000 */
    },
    .of.t40_9_1 = {
        AT(0x0, GO(t40_9_1_0)) /* ........ ...1.... ........ ........ 00.01001 */
        AT(0x1, GO(t40_9_1_1)) /* ........ ...1.... ........ ........ 01.01001 */
        AT(0x2, GO(t40_9_1_2)) /* ........ ...1.... ........ ........ 10.01001 */
        AT(0x3, GO(t40_9_1_3)) /* ........ ...1.... ........ ........ 11.01001 */
    },
    .of.t40_9_1_0 = {
        AT(0x0, IS(SET_SETLT_D_40)) /* ........ ...1.0.. ........ ........ 00.01001 */
        AT(0x1, GO(t40_9_1_0_1)) /* ........ ...1.1.. ........ ........ 00.01001 */
    },
    .of.t40_9_1_1 = {
        AT(0x0, IS(SET_SETLT_D_40)) AT(0x2, IS(SET_SETLT_D_40)) AT(0x4, IS(SET_SETLT_D_40))
            AT(0x6, IS(SET_SETLT_D_40)) AT(0x8, IS(SET_SETLT_D_40)) AT(0xa, IS(SET_SETLT_D_40))
            AT(0xc, IS(SET_SETLT_D_40)) AT(0xe, IS(SET_SETLT_D_40))
        AT(0x1, GO(t40_9_1_1_1)) AT(0x3, GO(t40_9_1_1_1)) AT(0x5, GO(t40_9_1_1_1))
            AT(0x7, GO(t40_9_1_1_1)) /* ........ ..01.1.. ........ ........ 01.01001 */
        AT(0x9, GO(t40_9_1_1_9)) AT(0xb, GO(t40_9_1_1_9)) AT(0xd, GO(t40_9_1_1_9))
            AT(0xf, GO(t40_9_1_1_9)) /* ........ ..11.1.. ........ ........ 01.01001 */
    },
    .of.t40_9_1_2 = {
        AT(0x0, IS(SET_SETLT_D_40)) /* ........ ...1.0.. ........ ........ 10.01001 */
        AT(0x1, GO(t40_9_1_2_1)) /* ........ ...1.1.. ........ ........ 10.01001 */
    },
    .of.t40_a_1 = {
        AT(0x0, GO(t40_a_1_0)) /* ........ ...1.... ........ ........ 00.01010 */
        AT(0x1, GO(t40_a_1_1)) /* ........ ...1.... ........ ........ 01.01010 */
        AT(0x2, GO(t40_a_1_2)) /* ........ ...1.... ........ ........ 10.01010 */
        AT(0x3, GO(t40_a_1_3)) /* ........ ...1.... ........ ........ 11.01010 */
    },
    .of.t40_a_1_0 = {
        AT(0x0, IS(SET_SETEQ_D_40)) /* ........ ...1.0.. ........ ........ 00.01010 */
        AT(0x1, GO(t40_a_1_0_1)) /* ........ ...1.1.. ........ ........ 00.01010 */
    },
    .of.t40_a_1_1 = {
        AT(0x0, IS(SET_SETEQ_D_40)) AT(0x2, IS(SET_SETEQ_D_40)) AT(0x4, IS(SET_SETEQ_D_40))
            AT(0x6, IS(SET_SETEQ_D_40)) AT(0x8, IS(SET_SETEQ_D_40)) AT(0xa, IS(SET_SETEQ_D_40))
            AT(0xc, IS(SET_SETEQ_D_40)) AT(0xe, IS(SET_SETEQ_D_40))
        AT(0x1, GO(t40_a_1_1_1)) AT(0x3, GO(t40_a_1_1_1)) AT(0x5, GO(t40_a_1_1_1))
            AT(0x7, GO(t40_a_1_1_1)) /* ........ ..01.1.. ........ ........ 01.01010 */
        AT(0x9, GO(t40_a_1_1_9)) AT(0xb, GO(t40_a_1_1_9)) AT(0xd, GO(t40_a_1_1_9))
            AT(0xf, GO(t40_a_1_1_9)) /* ........ ..11.1.. ........ ........ 01.01010 */
    },
    .of.t40_a_1_2 = {
        AT(0x0, IS(SET_SETEQ_D_40)) /* ........ ...1.0.. ........ ........ 10.01010 */
        AT(0x1, GO(t40_a_1_2_1)) /* ........ ...1.1.. ........ ........ 10.01010 */
    },
    .of.t40_b_5 = {
        AT(0x1, IS(NAMED_ONLY_O2B_40)) /* ........ ...101.. ........ ........ 00101011 */
        AT(0x2, IS(NOP_40)) /* ........ ...101.. ........ ........ 01001011 */
    },
    .of.t40_c_1 = {
        AT(0x0, GO(t40_c_1_0)) /* ........ ...1.... ........ ........ 00.01100 */
        AT(0x1, GO(t40_c_1_1)) /* ........ ...1.... ........ ........ 01.01100 */
        AT(0x2, GO(t40_c_1_2)) /* ........ ...1.... ........ ........ 10.01100 */
        AT(0x3, GO(t40_c_1_3)) /* ........ ...1.... ........ ........ 11.01100 */
    },
    .of.t40_c_1_0 = {
        AT(0x0, IS(BINARY_CLAMPLEP_SR_40)) /* ........ ...1.0.. ........ ........ 00.01100 */
        AT(0x1, GO(t40_c_1_0_1)) /* ........ ...1.1.. ........ ........ 00.01100 */
    },
    .of.t40_c_1_1 = {
        AT(0x0, IS(BINARY_CLAMPLEP_SR_40)) AT(0x2, IS(BINARY_CLAMPLEP_SR_40))
            AT(0x4, IS(BINARY_CLAMPLEP_SR_40)) AT(0x6, IS(BINARY_CLAMPLEP_SR_40))
            AT(0x8, IS(BINARY_CLAMPLEP_SR_40)) AT(0xa, IS(BINARY_CLAMPLEP_SR_40))
            AT(0xc, IS(BINARY_CLAMPLEP_SR_40)) AT(0xe, IS(BINARY_CLAMPLEP_SR_40))
        AT(0x1, GO(t40_c_1_1_1)) AT(0x3, GO(t40_c_1_1_1)) AT(0x5, GO(t40_c_1_1_1))
            AT(0x7, GO(t40_c_1_1_1)) /* ........ ..01.1.. ........ ........ 01.01100 */
        AT(0x9, GO(t40_c_1_1_9)) AT(0xb, GO(t40_c_1_1_9)) AT(0xd, GO(t40_c_1_1_9))
            AT(0xf, GO(t40_c_1_1_9)) /* ........ ..11.1.. ........ ........ 01.01100 */
    },
    .of.t40_c_1_2 = {
        AT(0x0, IS(BINARY_CLAMPLEP_SR_40)) /* ........ ...1.0.. ........ ........ 10.01100 */
        AT(0x1, GO(t40_c_1_2_1)) /* ........ ...1.1.. ........ ........ 10.01100 */
    },
    .of.t40_d_5 = {
        AT(0x2, IS(LOGIC_OR_FREE_40)) /* ........ ..0101.. ........ ........ 01001101 */
        AT(0x4, IS(LD_B6_40)) /* ........ ..0101.. ........ ........ 10001101 */
    },
    .of.t40_d_d = {
        AT(0x2, IS(LOGIC_OR_GUARDED_40)) /* ........ ..1101.. ........ ........ 01001101 */
        AT(0x4, IS(LD_B6_40)) /* ........ ..1101.. ........ ........ 10001101 */
    },
    .of.t40_e_5 = {
        AT(0x2, IS(LOGIC_XOR_FREE_40)) /* ........ ..0101.. ........ ........ 01001110 */
        AT(0x4, IS(ST_B7_40)) /* ........ ..0101.. ........ ........ 10001110 */
    },
    .of.t40_e_d = {
        AT(0x2, IS(LOGIC_XOR_GUARDED_40)) /* ........ ..1101.. ........ ........ 01001110 */
        AT(0x4, IS(ST_B7_40)) /* ........ ..1101.. ........ ........ 10001110 */
    },
    .of.t40_f_5 = {
        AT(0x2, IS(NOP_40)) /* ........ ...101.. ........ ........ 01001111 */
        AT(0x4, IS(LD_B7_40)) /* ........ ...101.. ........ ........ 10001111 */
    },
};

TAKES
{
    switch (form) {
    AS(BINARY_ADD_RR_40) AS(BINARY_SUB_RR_40) AS(BINARY_SUBR_RR) AS(BINARY_CLAMPLEP_RR_40)
        AS(BINARY_CLAMPS_RR_40) AS(BINARY_SEXT_RR_40) AS(BINARY_BSET_RR_40) AS(BINARY_BCLR_RR_40)
        AS(BINARY_SHL_RR_40) AS(BINARY_SHR_RR_40) AS(BINARY_SAR_RR_40) AS(BINARY_AND_RR_40)
        AS(BINARY_OR_RR_40) AS(BINARY_XOR_RR_40) AS(COMPLEMENT_RR_40) AS(LUT_RR_40)
        TAKE_AS(binary_add_rr_40)
    AS(BINARY_ADD_RR_30) AS(BINARY_SUB_RR_30) AS(BINARY_AVGS_RR) AS(BINARY_AVGU_RR)
        AS(BINARY_CLAMPLEP_RR_30) AS(BINARY_CLAMPS_RR_30) AS(BINARY_SEXT_RR_30)
        AS(BINARY_BSET_RR_30) AS(BINARY_BCLR_RR_30) AS(BINARY_SHL_RR_30) AS(BINARY_SHR_RR_30)
        AS(BINARY_SAR_RR_30) AS(BINARY_AND_RR_30) AS(BINARY_OR_RR_30) AS(BINARY_XOR_RR_30)
        AS(BINARY_MIN_RR) AS(BINARY_MAX_RR) AS(COMPLEMENT_RR_30) AS(LUT_RR_30)
        TAKE_AS(binary_add_rr_30)
    AS(BINARY_ADD_RS_40) AS(BINARY_SUB_RS_40) AS(BINARY_SUBR_RS) AS(BINARY_CLAMPLEP_RS_40)
        AS(BINARY_CLAMPS_RS_40) AS(BINARY_SEXT_RS_40) AS(BINARY_BSET_RS_40) AS(BINARY_BCLR_RS_40)
        AS(BINARY_SHL_RS_40) AS(BINARY_SHR_RS_40) AS(BINARY_SAR_RS_40) AS(BINARY_AND_RS_40)
        AS(BINARY_OR_RS_40) AS(BINARY_XOR_RS_40) AS(COMPLEMENT_RS_40) AS(LUT_RS_40)
        TAKE_AS(binary_add_rs_40)
    AS(BINARY_ADD_RS_30) AS(BINARY_SUB_RS_30) AS(BINARY_AVGS_RS) AS(BINARY_AVGU_RS)
        AS(BINARY_CLAMPLEP_RS_30) AS(BINARY_CLAMPS_RS_30) AS(BINARY_SEXT_RS_30)
        AS(BINARY_BSET_RS_30) AS(BINARY_BCLR_RS_30) AS(BINARY_SHL_RS_30) AS(BINARY_SHR_RS_30)
        AS(BINARY_SAR_RS_30) AS(BINARY_AND_RS_30) AS(BINARY_OR_RS_30) AS(BINARY_XOR_RS_30)
        AS(BINARY_MIN_RS) AS(BINARY_MAX_RS) AS(COMPLEMENT_RS_30) AS(LUT_RS_30)
        TAKE_AS(binary_add_rs_30)
    AS(BINARY_ADD_SR_40) AS(BINARY_SUB_SR_40) AS(BINARY_SUBR_SR) AS(BINARY_CLAMPLEP_SR_40)
        AS(BINARY_CLAMPS_SR_40) AS(BINARY_SEXT_SR_40) AS(BINARY_BSET_SR_40) AS(BINARY_BCLR_SR_40)
        AS(BINARY_SHL_SR_40) AS(BINARY_SHR_SR_40) AS(BINARY_SAR_SR_40) AS(BINARY_AND_SR_40)
        AS(BINARY_OR_SR_40) AS(BINARY_XOR_SR_40) AS(COMPLEMENT_SR_40) AS(LUT_SR_40)
        TAKE_AS(binary_add_sr_40)
    AS(BINARY_ADD_SR_30) AS(BINARY_SUB_SR_30) AS(BINARY_AVGS_SR) AS(BINARY_AVGU_SR)
        AS(BINARY_CLAMPLEP_SR_30) AS(BINARY_CLAMPS_SR_30) AS(BINARY_SEXT_SR_30)
        AS(BINARY_BSET_SR_30) AS(BINARY_BCLR_SR_30) AS(BINARY_SHL_SR_30) AS(BINARY_SHR_SR_30)
        AS(BINARY_SAR_SR_30) AS(BINARY_AND_SR_30) AS(BINARY_OR_SR_30) AS(BINARY_XOR_SR_30)
        AS(BINARY_MIN_SR) AS(BINARY_MAX_SR) AS(COMPLEMENT_SR_30) AS(LUT_SR_30)
        TAKE_AS(binary_add_sr_30)
    AS(UNARY_DIV2S_RR) AS(UNARY_HSWAP_RR_30) TAKE_AS(unary_div2s_rr)
    AS(UNARY_HSWAP_RR_40) TAKE_AS(unary_hswap_rr_40)
    AS(UNARY_DIV2S_RS) AS(UNARY_HSWAP_RS_30) TAKE_AS(unary_div2s_rs)
    AS(UNARY_HSWAP_RS_40) TAKE_AS(unary_hswap_rs_40)
    AS(UNARY_DIV2S_SR) AS(UNARY_HSWAP_SR_30) TAKE_AS(unary_div2s_sr)
    AS(UNARY_HSWAP_SR_40) TAKE_AS(unary_hswap_sr_40)
    AS(SLCT_RR_40) TAKE_AS(slct_rr_40)
    AS(SLCT_RR_30) TAKE_AS(slct_rr_30)
    AS(SLCT_RS_40) TAKE_AS(slct_rs_40)
    AS(SLCT_RS_30) TAKE_AS(slct_rs_30)
    AS(SLCT_SR_40) TAKE_AS(slct_sr_40)
    AS(SLCT_SR_30) TAKE_AS(slct_sr_30)
    AS(MOV_R_40) TAKE_AS(mov_r_40)
    AS(MOV_R_30) TAKE_AS(mov_r_30)
    AS(MOV_I_40) TAKE_AS(mov_i_40)
    AS(MOV_I_30) TAKE_AS(mov_i_30)
    AS(MOV_SR_40) TAKE_AS(mov_sr_40)
    AS(MOV_SR_30) TAKE_AS(mov_sr_30)
    AS(MOV_SI_40) TAKE_AS(mov_si_40)
    AS(MOV_SI_30) TAKE_AS(mov_si_30)
    AS(SET_SETGT_R_40) AS(SET_SETLT_R_40) AS(SET_SETEQ_R_40) AS(SET_SETLEP_R_40) AS(SET_SETZERO_R)
        AS(SET_BTEST_R_40) TAKE_AS(set_setgt_r_40)
    AS(SET_SETGT_R_30) AS(SET_SETLT_R_30) AS(SET_SETEQ_R_30) AS(SET_SETLEP_R_30) AS(SET_BTEST_R_30)
        TAKE_AS(set_setgt_r_30)
    AS(SET_SETGT_S_40) AS(SET_SETLT_S_40) AS(SET_SETEQ_S_40) AS(SET_SETLEP_S_40) AS(SET_SETZERO_S)
        AS(SET_BTEST_S_40) TAKE_AS(set_setgt_s_40)
    AS(SET_SETGT_S_30) AS(SET_SETLT_S_30) AS(SET_SETEQ_S_30) AS(SET_SETLEP_S_30) AS(SET_BTEST_S_30)
        TAKE_AS(set_setgt_s_30)
    AS(SET_SETGT_D_40) AS(SET_SETLT_D_40) AS(SET_SETEQ_D_40) AS(SET_SETLEP_D_40) AS(SET_SETZERO_D)
        AS(SET_BTEST_D_40) TAKE_AS(set_setgt_d_40)
    AS(SET_SETGT_D_30) AS(SET_SETLT_D_30) AS(SET_SETEQ_D_30) AS(SET_SETLEP_D_30) AS(SET_BTEST_D_30)
        TAKE_AS(set_setgt_d_30)
    AS(BRA_40) AS(CALL_40) TAKE_AS(bra_40)
    AS(BRA_30) AS(CALL_30) TAKE_AS(bra_30)
    AS(RET_40) AS(SLEEP_40) AS(CLICNT_40) AS(ENGINE_MBIREAD_40) AS(ENGINE_MBINEXT_40)
        AS(ENGINE_MVSREAD_40) AS(ENGINE_MVSWRITE_40) AS(NAMED_ONLY_O21_40) AS(NAMED_ONLY_O22_40)
        AS(NAMED_ONLY_O23_40) AS(NAMED_ONLY_O25_40) AS(NAMED_ONLY_O26_40) AS(NAMED_ONLY_O2B_40)
        AS(NAMED_ONLY_O2C_40) TAKE_AS(ret_40)
    AS(RET_30) AS(SLEEP_30) AS(CLICNT_30) AS(ENGINE_MBIREAD_30) AS(ENGINE_MBINEXT_30)
        AS(ENGINE_MVSREAD_30) AS(ENGINE_MVSWRITE_30) AS(NAMED_ONLY_O21_30) AS(NAMED_ONLY_O22_30)
        AS(NAMED_ONLY_O23_30) AS(NAMED_ONLY_O25_30) AS(NAMED_ONLY_O26_30) AS(NAMED_ONLY_O2B_30)
        AS(NAMED_ONLY_O2C_30) TAKE_AS(ret_30)
    AS(WAIT_WSTC_40) AS(WAIT_WSTS_40) TAKE_AS(wait_wstc_40)
    AS(WAIT_WSTC_30) AS(WAIT_WSTS_30) TAKE_AS(wait_wstc_30)
    AS(LOGIC_AND_FREE_40) AS(LOGIC_OR_FREE_40) AS(LOGIC_XOR_FREE_40) TAKE_AS(logic_and_free_40)
    AS(LOGIC_AND_FREE_30) AS(LOGIC_OR_FREE_30) AS(LOGIC_XOR_FREE_30) TAKE_AS(logic_and_free_30)
    AS(LOGIC_AND_GUARDED_40) AS(LOGIC_OR_GUARDED_40) AS(LOGIC_XOR_GUARDED_40)
        TAKE_AS(logic_and_guarded_40)
    AS(LOGIC_AND_GUARDED_30) AS(LOGIC_OR_GUARDED_30) AS(LOGIC_XOR_GUARDED_30)
        TAKE_AS(logic_and_guarded_30)
    AS(NOP_40) TAKE_AS(nop_40)
    AS(NOP_30) TAKE_AS(nop_30)
    AS(LMUL_LMULU_40) AS(LMUL_LMULS_40) TAKE_AS(lmul_lmulu_40)
    AS(LMUL_LMULU_30) AS(LMUL_LMULS_30) TAKE_AS(lmul_lmulu_30)
    AS(LSHIFT_LSRR_40) TAKE_AS(lshift_lsrr_40)
    AS(LSHIFT_LSRR_30) AS(LSHIFT_LADD) AS(LSHIFT_LSAR) AS(LDIVU) TAKE_AS(lshift_lsrr_30)
    AS(LD_D_40) AS(LD_PWT_40) AS(LD_MVSI_40) AS(LD_B6_40) AS(LD_B7_40) TAKE_AS(ld_d_40)
    AS(LD_D_30) AS(LD_PWT_30) AS(LD_MVSI_30) AS(LD_B6_30) AS(LD_B7_30) TAKE_AS(ld_d_30)
    AS(ST_D_40) AS(ST_MVSO_40) AS(ST_B6_40) AS(ST_B7_40) AS(ST_VP_40) TAKE_AS(st_d_40)
    AS(ST_D_30) AS(ST_MVSO_30) AS(ST_B6_30) AS(ST_B7_30) AS(ST_VP_30) TAKE_AS(st_d_30)
    }
    return ISADORA_BAD_INSN;
}

#define holds(...) 0 /* there are no conditions between fields */
FOLLOW_NODES

SEARCH
{
    if (0x6 >> c->config & 1) {
        if (size < 4)
            return ISADORA_SHORT;
        {
            const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
                (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
            if (word >> 30)
                return ISADORA_NO_FORM;
            FOUND(t30, (((word >> 26 & 0xf) | (word << 4 & 0x1f0)) << 1
                | (unsigned)((word & 0xe0) == 0x40)) << 1
                | (unsigned)((word & 0x140000e0) == 0x14000040), 4)
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
            FOUND(t40, (((word >> 26 & 0xf) | (word << 4 & 0x1f0)) << 1
                | (unsigned)((word & 0xe0) == 0x40)) << 1
                | (unsigned)((word & 0x140000e0) == 0x14000040), 8)
        }
    }
    return ISADORA_NO_FORM;
}

int vuc_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, true);
}

int vuc_identify(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    return search(c, bytes, size, out, false);
}

int vuc_operands(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (out->form >= FORMS)
        return ISADORA_BAD_INSN;
    if (size < out->length)
        return ISADORA_SHORT;
    if (out->length == 4 && (0x6 >> c->config & 1)) {
        const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24;
        TAKE_OF(4)
    }
    if (out->length == 8 && (0x1 >> c->config & 1)) {
        const uint64_t word = (uint64_t)bytes[0] | (uint64_t)bytes[1] << 8 |
            (uint64_t)bytes[2] << 16 | (uint64_t)bytes[3] << 24 | (uint64_t)bytes[4] << 32 |
            (uint64_t)bytes[5] << 40 | (uint64_t)bytes[6] << 48 | (uint64_t)bytes[7] << 56;
        TAKE_OF(8)
    }
    return ISADORA_BAD_INSN;
}
