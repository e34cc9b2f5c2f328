/* Generated from the description rv64 by gen/emit/decode. Do not edit. */
#include <isadora/rv64.h>

#define PART(name) name
#define WORD uint32_t
#include "base/decode_narrow.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_RV64GCB 0x2

#define FIELD_ORDER word >> 25 & 0x3
#define FIELD_WIDTH word >> 12 & 0x1
#define FIELD_PRED word >> 24 & 0xf
#define FIELD_SUCC word >> 20 & 0xf
#define FIELD_ZIMM word >> 15 & 0x1f
#define FIELD_CSR_NAME word >> 20 & 0xfff
#define FIELD_CSR_NUMBER word >> 20 & 0xfff
#define FIELD_RD word >> 7 & 0x1f
#define FIELD_RS1 word >> 15 & 0x1f
#define FIELD_RS2 word >> 20 & 0x1f
#define FIELD_FD word >> 7 & 0x1f
#define FIELD_FS1 word >> 15 & 0x1f
#define FIELD_FS2 word >> 20 & 0x1f
#define FIELD_FS3 word >> 27 & 0x1f
#define FIELD_IMMI word >> 20 & 0xfff
#define FIELD_IMMS (word >> 7 & 0x1f) | ((word >> 25 & 0x7f) << 5)
#define FIELD_IMMU word >> 12 & 0xfffff
#define FIELD_TOB (word >> 8 & 0xf) | ((word >> 25 & 0x3f) << 4) | ((word >> 7 & 0x1) << 10) | \
    ((word >> 31 & 0x1) << 11)
#define FIELD_TOJ (word >> 21 & 0x3ff) | ((word >> 20 & 0x1) << 10) | \
    ((word >> 12 & 0xff) << 11) | ((word >> 31 & 0x1) << 19)
#define FIELD_SHAMT word >> 20 & 0x3f
#define FIELD_SHAMTW word >> 20 & 0x1f
#define FIELD_CD word >> 7 & 0x1f
#define FIELD_CS word >> 2 & 0x1f
#define FIELD_CFD word >> 7 & 0x1f
#define FIELD_CFS word >> 2 & 0x1f
#define FIELD_CP word >> 2 & 0x7
#define FIELD_CQ word >> 7 & 0x7
#define FIELD_CI (word >> 2 & 0x1f) | ((word >> 12 & 0x1) << 5)
#define FIELD_CSH (word >> 2 & 0x1f) | ((word >> 12 & 0x1) << 5)
#define FIELD_CU word >> 2 & 0x1f
#define FIELD_CSP16 (word >> 6 & 0x1) | ((word >> 2 & 0x1) << 1) | ((word >> 5 & 0x1) << 2) | \
    ((word >> 3 & 0x3) << 3) | ((word >> 12 & 0x1) << 5)
#define FIELD_CSP4 (word >> 6 & 0x1) | ((word >> 5 & 0x1) << 1) | ((word >> 11 & 0x3) << 2) | \
    ((word >> 7 & 0xf) << 4)
#define FIELD_CW (word >> 6 & 0x1) | ((word >> 10 & 0x7) << 1) | ((word >> 5 & 0x1) << 4)
#define FIELD_CDW (word >> 10 & 0x7) | ((word >> 5 & 0x3) << 3)
#define FIELD_CLW (word >> 4 & 0x7) | ((word >> 12 & 0x1) << 3) | ((word >> 2 & 0x3) << 4)
#define FIELD_CLD (word >> 5 & 0x3) | ((word >> 12 & 0x1) << 2) | ((word >> 2 & 0x7) << 3)
#define FIELD_CSW (word >> 9 & 0xf) | ((word >> 7 & 0x3) << 4)
#define FIELD_CSD (word >> 10 & 0x7) | ((word >> 7 & 0x7) << 3)
#define FIELD_CJ (word >> 3 & 0x7) | ((word >> 11 & 0x1) << 3) | ((word >> 2 & 0x1) << 4) | \
    ((word >> 7 & 0x1) << 5) | ((word >> 6 & 0x1) << 6) | ((word >> 9 & 0x3) << 7) | \
    ((word >> 8 & 0x1) << 9) | ((word >> 12 & 0x1) << 10)
#define FIELD_CBR (word >> 3 & 0x3) | ((word >> 10 & 0x3) << 2) | ((word >> 2 & 0x1) << 4) | \
    ((word >> 5 & 0x3) << 5) | ((word >> 12 & 0x1) << 7)
#define FIELD_RM word >> 12 & 0x7
#define FIELD_RMX word >> 12 & 0x7

static OPERAND(csr)
{
    BEGIN
    V(0, CSR_NAME) V(1, CSR_NUMBER)
    if ((word & 0xfff00000) == 0x1500000 || (word & 0xffd00000) == 0x100000 ||
        (word & 0xffd00000) == 0x800000 || (word & 0xffa00000) == 0x60800000 ||
        (word & 0xff700000) == 0x100000 || (word & 0xff700000) == 0x200000 ||
        (word & 0xff100000) == 0x60000000 || (word & 0xfef00000) == 0x14d00000 ||
        (word & 0xfef00000) == 0x24d00000 || (word & 0xfef00000) == 0x60300000 ||
        (word & 0xfef00000) == 0xda000000 || (word & 0xfee00000) == 0x64600000 ||
        (word & 0xfec00000) == 0x60c00000 || (word & 0xfe900000) == 0x60800000 ||
        (word & 0xfe000000) == 0x3c000000 || (word & 0xfde00000) == 0xc0000000 ||
        (word & 0xfdd00000) == 0xc0000000 || (word & 0xfbf00000) == 0x60a00000 ||
        (word & 0xfbc00000) == 0x30000000 || (word & 0xfbb00000) == 0x60300000 ||
        (word & 0xfb000000) == 0x3a000000 || (word & 0xfaf00000) == 0x60500000 ||
        (word & 0xf7f00000) == 0x10000000 || (word & 0xf7600000) == 0x34200000 ||
        (word & 0xf7000000) == 0xb1000000 || (word & 0xf6800000) == 0x32800000 ||
        (word & 0xf6800000) == 0xb0800000 || (word & 0xf6400000) == 0x32400000 ||
        (word & 0xf6400000) == 0xb0400000 || (word & 0xf6300000) == 0x32000000 ||
        (word & 0xf6200000) == 0xb0200000 || (word & 0xf6100000) == 0xb0000000 ||
        (word & 0xf6000000) == 0xc0000000 || (word & 0xeff00000) == 0xf00000 ||
        (word & 0xeff00000) == 0x6a800000 || (word & 0xeff00000) == 0xeb000000 ||
        (word & 0xefc00000) == 0x24000000 || (word & 0xef700000) == 0x25400000 ||
        (word & 0xeef00000) == 0x64700000 || (word & 0xeee00000) == 0x24000000 ||
        (word & 0xeaf00000) == 0x20400000 || (word & 0xdff00000) == 0x5a800000 ||
        (word & 0xdff00000) == 0xc1200000 || (word & 0xdfc00000) == 0x14000000 ||
        (word & 0xdfb00000) == 0x10a00000 || (word & 0xdf700000) == 0x15400000 ||
        (word & 0xdf600000) == 0x10400000 || (word & 0xdf500000) == 0x10400000 ||
        (word & 0xdee00000) == 0x14000000 || (word & 0xdaf00000) == 0x10400000 ||
        (word & 0xbfe00000) == 0x20400000 || (word & 0xbfe00000) == 0xb1200000 ||
        (word & 0xbfe00000) == 0xb1400000 || (word & 0xbfb00000) == 0xb1100000 ||
        (word & 0xbec00000) == 0x3a000000 || (word & 0xbe800000) == 0x32800000 ||
        (word & 0xbe400000) == 0x32400000 || (word & 0xbbf00000) == 0x20400000 ||
        (word & 0xb7f00000) == 0x20000000 || (word & 0xb7e00000) == 0x32400000 ||
        (word & 0xb7d00000) == 0x32800000 || (word & 0xb7c00000) == 0x33000000 ||
        (word & 0xb6f00000) == 0x32300000 || (word & 0x7ef00000) == 0x30300000 ||
        (word & 0x7ec00000) == 0x30c00000 || (word & 0x7ea00000) == 0x30800000 ||
        (word & 0x7e900000) == 0x30800000 || (word & 0x7e300000) == 0x30000000) {
        KNOWN(0xfff00000) LINE(0, 0)
    } else {
        KNOWN(0xfff00000) LINE(0, 1)
    }
    DONE
}

static OPERAND(cupper)
{
    BEGIN
    V(0, CU)
    if ((word & 0x1000) != 0x1000 && (word & 0x7c) != 0x0) {
        KNOWN(0x7c) LINE(0, 0)
    } else if ((word & 0x1000) == 0x1000) {
        KNOWN(0x7c) CANON(0x1000) LINE(0, 1)
    } else {
        NONE
    }
    DONE
}

/* 00010oo0 0000rrrr r010rrrr r0101111 */
static TAKE(reserve_lr_w)
{
    FORM(0xffffffff, 0x0) V(0, ORDER) V(1, RD) V(2, RS1) END(4)
}

/* 00011oor rrrrrrrr r010rrrr r0101111 */
static TAKE(conditional_sc_w)
{
    FORM(0xffffffff, 0x0) V(0, ORDER) V(1, RD) V(2, RS2) V(3, RS1) END(4)
}

/* 00001oor rrrrrrrr r01wrrrr r0101111 */
static TAKE(amo_amoswap)
{
    FORM(0xffffffff, 0x0) V(0, WIDTH) V(1, ORDER) V(2, RD) V(3, RS2) V(4, RS1) END(4)
}

/* 0010000r rrrrrrrr r010rrrr r0110011 */
static TAKE(add_shifted_sh1add)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, RS2) END(4)
}

/* 000010ss ssssrrrr r001rrrr r0011011 */
static TAKE(shift_unsigned)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, SHAMT) END(4)
}

/* 01100000 0000rrrr r001rrrr r0010011 */
static TAKE(count_bits_clz)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) END(4)
}

/* 0110000s ssssrrrr r101rrrr r0011011 */
static TAKE(rotate_rorw_w)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, SHAMTW) END(4)
}

/* tttttttt tttttttt ttttrrrr r1101111 */
static TAKE(jump_jal)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, TOJ) END(4)
}

/* iiiiiiii iiiirrrr r000rrrr r1100111 */
static TAKE(jump_jalr)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, IMMI) V(2, RS1) END(4)
}

/* 101ccccc cccccc01 */
static TAKE(jump_cj)
{
    FORM(0xffff, 0x0) V(0, CJ) END(2)
}

/* 1000cccc c0000010 */
static TAKE(jump_cjr)
{
    FORM(0xffff, 0x0) V(0, CD) END(2)
}

/* tttttttr rrrrrrrr r000tttt t1100011 */
static TAKE(branch_beq_b)
{
    FORM(0xffffffff, 0x0) V(0, RS1) V(1, RS2) V(2, TOB) END(4)
}

/* 110ccccc cccccc01 */
static TAKE(branch_beq_c)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CBR) LINE(0, 0) END(2)
}

/* ----pppp ssss---- -000---- -0001111 */
static TAKE(fence)
{
    FORM(0xff0707f, 0x0) V(0, PRED) V(1, SUCC) END(4)
}

/* 10000011 0011---- -000---- -0001111 */
static TAKE(fence_tso)
{
    FORM(0xfff0707f, 0x0) END(4)
}

/* -------- -------- -001---- -0001111 */
static TAKE(fence_i)
{
    FORM(0x707f, 0x0) END(4)
}

/* 00000000 00000000 00000000 01110011 */
static TAKE(call)
{
    FORM(0xffffffff, 0x0) END(4)
}

/* 10010000 00000010 */
static TAKE(break_c)
{
    FORM(0xffff, 0x0) END(2)
}

/* cccccccc ccccrrrr r001rrrr r1110011 */
static TAKE(csr_csrrw_r)
{
    FORM(0xfffff, 0x0) V(0, RD) V(3, RS1) CALL(csr, 0, 1) END(4)
}

/* cccccccc cccczzzz z101rrrr r1110011 */
static TAKE(csr_csrrw_i)
{
    FORM(0xfffff, 0x0) V(0, RD) V(3, ZIMM) CALL(csr, 0, 1) END(4)
}

/* 0001001r rrrrrrrr r0000000 01110011 */
static TAKE(supervisor_fence)
{
    FORM(0xffffffff, 0x0) V(0, RS1) V(1, RS2) END(4)
}

/* 0000000f ffffffff frrrffff f1010011 */
static TAKE(float_arith_fadd_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, FS2) V(3, RM) END(4)
}

/* 01011000 0000ffff frrrffff f1010011 */
static TAKE(float_root_fsqrt_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, RM) END(4)
}

/* fffff00f ffffffff frrrffff f1000011 */
static TAKE(float_fused_fmadd_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, FS2) V(3, FS3) V(4, RM) END(4)
}

/* 0010000f ffffffff f000ffff f1010011 */
static TAKE(float_sign_fsgnj_s)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, FS2) END(4)
}

/* 1010000f ffffffff f010rrrr r1010011 */
static TAKE(float_compare_feq_s)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, FS1) V(2, FS2) END(4)
}

/* 11100000 0000ffff f001rrrr r1010011 */
static TAKE(float_class_fclass_s)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, FS1) END(4)
}

/* 11110000 0000rrrr r000ffff f1010011 */
static TAKE(float_of_bits_fmv_w_x)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, RS1) END(4)
}

/* 11000000 0000ffff frrrrrrr r1010011 */
static TAKE(float_to_int_fcvt_w_s)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, FS1) V(2, RM) END(4)
}

/* 11010000 0000rrrr rrrrffff f1010011 */
static TAKE(float_from_int_fcvt_s_w)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, RS1) V(2, RM) END(4)
}

/* 01000010 0000ffff frrrffff f1010011 */
static TAKE(float_widen)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, FS1) V(2, RMX) END(4)
}

/* 11010010 0000rrrr rrrrffff f1010011 */
static TAKE(float_from_word_fcvt_d_w)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, RS1) V(2, RMX) END(4)
}

/* iiiiiiii iiiirrrr r010ffff f0000111 */
static TAKE(float_load_flw_i)
{
    FORM(0xffffffff, 0x0) V(0, FD) V(1, IMMI) V(2, RS1) END(4)
}

/* 001ccccc cccccc00 */
static TAKE(float_load_fld_c)
{
    FORM(0xffff, 0x0) V(0, CP) V(1, CDW) V(2, CQ) LINE(0, 0) LINE(1, 0) END(2)
}

/* 001ccccc cccccc10 */
static TAKE(float_load_fld_csp)
{
    FORM(0xffff, 0x0) V(0, CFD) V(1, CLD) END(2)
}

/* iiiiiiif ffffrrrr r010iiii i0100111 */
static TAKE(float_store_fsw_s)
{
    FORM(0xffffffff, 0x0) V(0, FS2) V(1, IMMS) V(2, RS1) END(4)
}

/* 101ccccc cccccc10 */
static TAKE(float_store_fsd_csp)
{
    FORM(0xffff, 0x0) V(0, CFS) V(1, CSD) END(2)
}

/* 100011cc c00ccc01 */
static TAKE(arith_sub_ca)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CP) LINE(0, 0) LINE(1, 0) END(2)
}

/* 1001cccc cccccc10 */
static TAKE(arith_add_cr)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CS) END(2)
}

/* iiiiiiii iiiirrrr r000rrrr r0010011 */
static TAKE(arith_imm_addi_i)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, RS1) V(2, IMMI) END(4)
}

/* 000ccccc cccccc01 */
static TAKE(arith_imm_addi_ci)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CI) END(2)
}

/* 100c10cc cccccc01 */
static TAKE(arith_imm_andi_ca)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CI) LINE(0, 0) END(2)
}

/* 011c0001 0ccccc01 */
static TAKE(arith_imm_addi_sp)
{
    FORM(0xffff, 0x0) V(0, CSP16) END(2)
}

/* 000ccccc cccccc00 */
static TAKE(arith_imm_addi_spn)
{
    FORM(0xffff, 0x0) V(0, CP) V(1, CSP4) LINE(0, 0) END(2)
}

/* 000ccccc cccccc10 */
static TAKE(shift_slli_ci)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CSH) END(2)
}

/* 100c00cc cccccc01 */
static TAKE(shift_srli_ca)
{
    FORM(0xffff, 0x0) V(0, CQ) V(1, CSH) LINE(0, 0) END(2)
}

/* 100000cc c0000001 */
static TAKE(shift_none_srli)
{
    FORM(0xffff, 0x0) V(0, CQ) LINE(0, 0) END(2)
}

/* iiiiiiii iiiiiiii iiiirrrr r0110111 */
static TAKE(upper_lui)
{
    FORM(0xffffffff, 0x0) V(0, RD) V(1, IMMU) LINE(0, 0) END(4)
}

/* 011.cccc cccccc01 */
static TAKE(upper_c)
{
    FORM(0xef83, 0x0) V(0, CD) NEED(cupper, 0, 1) END(2)
}

/* 010ccccc cccccc00 */
static TAKE(load_lw_cw)
{
    FORM(0xffff, 0x0) V(0, CP) V(1, CW) V(2, CQ) LINE(0, 0) LINE(1, 0) END(2)
}

/* 010ccccc cccccc10 */
static TAKE(load_lw_cwsp)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CLW) END(2)
}

/* 011ccccc cccccc10 */
static TAKE(load_ld_cdsp)
{
    FORM(0xffff, 0x0) V(0, CD) V(1, CLD) END(2)
}

/* iiiiiiir rrrrrrrr r000iiii i0100011 */
static TAKE(store_sb_s)
{
    FORM(0xffffffff, 0x0) V(0, RS2) V(1, IMMS) V(2, RS1) END(4)
}

/* 110ccccc cccccc10 */
static TAKE(store_sw_cwsp)
{
    FORM(0xffff, 0x0) V(0, CS) V(1, CSW) END(2)
}

/* 111ccccc cccccc10 */
static TAKE(store_sd_cdsp)
{
    FORM(0xffff, 0x0) V(0, CS) V(1, CSD) END(2)
}

TREE(tree_16)
{
    START
    switch (word >> 12 & 0xf) {
    case 0x0: /* 0000.... ........ */
        switch (word & 0x3) {
        case 0x0: /* 0000.... ......00 */
            if ((word & 0xffc) == 0x0) TAKE_AS(break_c, RV64_UNIMPLEMENTED_C)
            if ((word & 0xfe0) != 0x0) TAKE_AS(arith_imm_addi_spn, RV64_ARITH_IMM_ADDI_SPN)
            break;
        case 0x1: /* 0000.... ......01 */
            TAKE_AS(arith_imm_addi_ci, RV64_ARITH_IMM_ADDI_CI)
        case 0x2: /* 0000.... ......10 */
            if ((word & 0x7c) != 0x0) TAKE_AS(shift_slli_ci, RV64_SHIFT_SLLI_CI)
            TAKE_AS(jump_cjr, RV64_SHIFT_NONE_SLLI)
        }
        break;
    case 0x1: /* 0001.... ........ */
        switch (word & 0x3) {
        case 0x0: /* 0001.... ......00 */
            TAKE_AS(arith_imm_addi_spn, RV64_ARITH_IMM_ADDI_SPN)
        case 0x1: /* 0001.... ......01 */
            TAKE_AS(arith_imm_addi_ci, RV64_ARITH_IMM_ADDI_CI)
        case 0x2: /* 0001.... ......10 */
            TAKE_AS(shift_slli_ci, RV64_SHIFT_SLLI_CI)
        }
        break;
    case 0x4: case 0x5: /* 010..... ........ */
        switch (word & 0x3) {
        case 0x0: /* 010..... ......00 */
            TAKE_AS(load_lw_cw, RV64_LOAD_LW_CW)
        case 0x1: /* 010..... ......01 */
            TAKE_AS(arith_imm_addi_ci, RV64_ARITH_IMM_ADDI_LI)
        case 0x2: /* 010..... ......10 */
            if ((word & 0xf80) != 0x0) TAKE_AS(load_lw_cwsp, RV64_LOAD_LW_CWSP)
            break;
        }
        break;
    case 0x6: /* 0110.... ........ */
        switch (word & 0x3) {
        case 0x0: /* 0110.... ......00 */
            TAKE_AS(float_load_fld_c, RV64_LOAD_LD_CD)
        case 0x1: /* 0110.... ......01 */
            if ((word & 0xf80) != 0x100) TAKE_AS(upper_c, RV64_UPPER_C)
            if ((word & 0x7c) != 0x0) TAKE_AS(arith_imm_addi_sp, RV64_ARITH_IMM_ADDI_SP)
            break;
        case 0x2: /* 0110.... ......10 */
            if ((word & 0xf80) != 0x0) TAKE_AS(load_ld_cdsp, RV64_LOAD_LD_CDSP)
            break;
        }
        break;
    case 0x7: /* 0111.... ........ */
        switch (word & 0x3) {
        case 0x0: /* 0111.... ......00 */
            TAKE_AS(float_load_fld_c, RV64_LOAD_LD_CD)
        case 0x1: /* 0111.... ......01 */
            if ((word & 0xf80) == 0x100) TAKE_AS(arith_imm_addi_sp, RV64_ARITH_IMM_ADDI_SP)
            TAKE_AS(upper_c, RV64_UPPER_C)
        case 0x2: /* 0111.... ......10 */
            if ((word & 0xf80) != 0x0) TAKE_AS(load_ld_cdsp, RV64_LOAD_LD_CDSP)
            break;
        }
        break;
    case 0x8: /* 1000.... ........ */
        switch (word >> 10 & 0x3) {
        case 0x0: /* 100000.. ........ */
            switch (word & 0x3) {
            case 0x1: /* 100000.. ......01 */
                if ((word & 0x7c) != 0x0) TAKE_AS(shift_srli_ca, RV64_SHIFT_SRLI_CA)
                TAKE_AS(shift_none_srli, RV64_SHIFT_NONE_SRLI)
            case 0x2: /* 100000.. ......10 */
                if ((word & 0x7c) != 0x0) TAKE_AS(arith_add_cr, RV64_MOVE)
                if ((word & 0x380) != 0x0) TAKE_AS(jump_cjr, RV64_JUMP_CJR)
                break;
            }
            break;
        case 0x1: /* 100001.. ........ */
            switch (word & 0x3) {
            case 0x1: /* 100001.. ......01 */
                if ((word & 0x7c) != 0x0) TAKE_AS(shift_srli_ca, RV64_SHIFT_SRAI_CA)
                TAKE_AS(shift_none_srli, RV64_SHIFT_NONE_SRAI)
            case 0x2: /* 100001.. ......10 */
                if ((word & 0x7c) == 0x0) TAKE_AS(jump_cjr, RV64_JUMP_CJR)
                TAKE_AS(arith_add_cr, RV64_MOVE)
            }
            break;
        case 0x2: /* 100010.. ........ */
            switch (word & 0x3) {
            case 0x1: /* 100010.. ......01 */
                TAKE_AS(arith_imm_andi_ca, RV64_ARITH_IMM_ANDI_CA)
            case 0x2: /* 100010.. ......10 */
                if ((word & 0x7c) == 0x0) TAKE_AS(jump_cjr, RV64_JUMP_CJR)
                TAKE_AS(arith_add_cr, RV64_MOVE)
            }
            break;
        case 0x3: /* 100011.. ........ */
            switch (word & 0x7f) {
            case 0x1: case 0x5: case 0x9: case 0xd: case 0x11: case 0x15:
            case 0x19: case 0x1d: /* 100011.. .00...01 */
                TAKE_AS(arith_sub_ca, RV64_ARITH_SUB_CA)
            case 0x2: /* 100011.. .0000010 */
                TAKE_AS(jump_cjr, RV64_JUMP_CJR)
            case 0x6: case 0xa: case 0xe: case 0x12: case 0x16: case 0x1a:
            case 0x1e: case 0x22: case 0x26: case 0x2a: case 0x2e: case 0x32:
            case 0x36: case 0x3a: case 0x3e: case 0x42: case 0x46: case 0x4a:
            case 0x4e: case 0x52: case 0x56: case 0x5a: case 0x5e: case 0x62:
            case 0x66: case 0x6a: case 0x6e: case 0x72: case 0x76: case 0x7a:
            case 0x7e: /* 100011.. ......10 */
                TAKE_AS(arith_add_cr, RV64_MOVE)
            case 0x21: case 0x25: case 0x29: case 0x2d: case 0x31: case 0x35:
            case 0x39: case 0x3d: /* 100011.. .01...01 */
                TAKE_AS(arith_sub_ca, RV64_ARITH_XOR_CA)
            case 0x41: case 0x45: case 0x49: case 0x4d: case 0x51: case 0x55:
            case 0x59: case 0x5d: /* 100011.. .10...01 */
                TAKE_AS(arith_sub_ca, RV64_ARITH_OR_CA)
            case 0x61: case 0x65: case 0x69: case 0x6d: case 0x71: case 0x75:
            case 0x79: case 0x7d: /* 100011.. .11...01 */
                TAKE_AS(arith_sub_ca, RV64_ARITH_AND_CA)
            }
            break;
        }
        break;
    case 0x9: /* 1001.... ........ */
        switch (word & 0x3) {
        case 0x1: /* 1001.... ......01 */
            switch (word >> 10 & 0x3) {
            case 0x0: /* 100100.. ......01 */
                TAKE_AS(shift_srli_ca, RV64_SHIFT_SRLI_CA)
            case 0x1: /* 100101.. ......01 */
                TAKE_AS(shift_srli_ca, RV64_SHIFT_SRAI_CA)
            case 0x2: /* 100110.. ......01 */
                TAKE_AS(arith_imm_andi_ca, RV64_ARITH_IMM_ANDI_CA)
            case 0x3: /* 100111.. ......01 */
                switch (word >> 5 & 0x3) {
                case 0x0: /* 100111.. .00...01 */
                    TAKE_AS(arith_sub_ca, RV64_ARITH_SUBW_CA)
                case 0x1: /* 100111.. .01...01 */
                    TAKE_AS(arith_sub_ca, RV64_ARITH_ADDW_CA)
                }
                break;
            }
            break;
        case 0x2: /* 1001.... ......10 */
            if ((word & 0xffc) == 0x0) TAKE_AS(break_c, RV64_BREAK_C)
            if ((word & 0x7c) != 0x0) TAKE_AS(arith_add_cr, RV64_ARITH_ADD_CR)
            TAKE_AS(jump_cjr, RV64_JUMP_CJAL)
        }
        break;
    case 0xa: case 0xb: /* 101..... ........ */
        switch (word & 0x3) {
        case 0x0: /* 101..... ......00 */
            TAKE_AS(float_load_fld_c, RV64_FLOAT_STORE_FSD_C)
        case 0x1: /* 101..... ......01 */
            TAKE_AS(jump_cj, RV64_JUMP_CJ)
        case 0x2: /* 101..... ......10 */
            TAKE_AS(float_store_fsd_csp, RV64_FLOAT_STORE_FSD_CSP)
        }
        break;
    case 0xc: case 0xd: /* 110..... ........ */
        switch (word & 0x3) {
        case 0x0: /* 110..... ......00 */
            TAKE_AS(load_lw_cw, RV64_STORE_SW_CW)
        case 0x1: /* 110..... ......01 */
            TAKE_AS(branch_beq_c, RV64_BRANCH_BEQ_C)
        case 0x2: /* 110..... ......10 */
            TAKE_AS(store_sw_cwsp, RV64_STORE_SW_CWSP)
        }
        break;
    case 0xe: case 0xf: /* 111..... ........ */
        switch (word & 0x3) {
        case 0x0: /* 111..... ......00 */
            TAKE_AS(float_load_fld_c, RV64_STORE_SD_CD)
        case 0x1: /* 111..... ......01 */
            TAKE_AS(branch_beq_c, RV64_BRANCH_BNE_C)
        case 0x2: /* 111..... ......10 */
            TAKE_AS(store_sd_cdsp, RV64_STORE_SD_CDSP)
        }
        break;
    default:
        switch (word & 0x3) {
        case 0x0: /* ........ ......00 */
            TAKE_AS(float_load_fld_c, RV64_FLOAT_LOAD_FLD_C)
        case 0x1: /* ........ ......01 */
            if ((word & 0xf80) != 0x0) TAKE_AS(arith_imm_addi_ci, RV64_ADDIW_C)
            break;
        case 0x2: /* ........ ......10 */
            TAKE_AS(float_load_fld_csp, RV64_FLOAT_LOAD_FLD_CSP)
        }
        break;
    }
    return ISADORA_NO_FORM;
}

TREE(tree_32)
{
    START
    switch (word & 0x7f) {
    case 0x3: /* ........ ........ ........ .0000011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .0000011 */
            TAKE_AS(jump_jalr, RV64_LOAD_LB_I)
        case 0x1: /* ........ ........ .001.... .0000011 */
            TAKE_AS(jump_jalr, RV64_LOAD_LH_I)
        case 0x2: /* ........ ........ .010.... .0000011 */
            TAKE_AS(jump_jalr, RV64_LOAD_LW_I)
        case 0x3: /* ........ ........ .011.... .0000011 */
            TAKE_AS(jump_jalr, RV64_LOAD_LD_I)
        case 0x4: /* ........ ........ .100.... .0000011 */
            TAKE_AS(jump_jalr, RV64_LOAD_LBU_I)
        case 0x5: /* ........ ........ .101.... .0000011 */
            TAKE_AS(jump_jalr, RV64_LOAD_LHU_I)
        case 0x6: /* ........ ........ .110.... .0000011 */
            TAKE_AS(jump_jalr, RV64_LOAD_LWU_I)
        }
        break;
    case 0x7: /* ........ ........ ........ .0000111 */
        switch (word >> 12 & 0x7) {
        case 0x2: /* ........ ........ .010.... .0000111 */
            TAKE_AS(float_load_flw_i, RV64_FLOAT_LOAD_FLW_I)
        case 0x3: /* ........ ........ .011.... .0000111 */
            TAKE_AS(float_load_flw_i, RV64_FLOAT_LOAD_FLD_I)
        }
        break;
    case 0xf: /* ........ ........ ........ .0001111 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .0001111 */
            if ((word & 0xfff00000) != 0x83300000) TAKE_AS(fence, RV64_FENCE)
            TAKE_AS(fence_tso, RV64_FENCE_TSO)
        case 0x1: /* ........ ........ .001.... .0001111 */
            TAKE_AS(fence_i, RV64_FENCE_I)
        }
        break;
    case 0x13: /* ........ ........ ........ .0010011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .0010011 */
            TAKE_AS(arith_imm_addi_i, RV64_ARITH_IMM_ADDI_I)
        case 0x1: /* ........ ........ .001.... .0010011 */
            switch (word >> 22 & 0x3ff) {
            case 0x0: case 0x1: case 0x2: case 0x3: case 0x4: case 0x5:
            case 0x6: case 0x7: case 0x8: case 0x9: case 0xa: case 0xb:
            case 0xc: case 0xd: case 0xe: case 0xf: /* 000000.. ........ .001.... .0010011 */
                TAKE_AS(shift_unsigned, RV64_SHIFT_SLLI_I)
            case 0xa0: case 0xa1: case 0xa2: case 0xa3: case 0xa4: case 0xa5:
            case 0xa6: case 0xa7: case 0xa8: case 0xa9: case 0xaa: case 0xab:
            case 0xac: case 0xad: case 0xae: case 0xaf: /* 001010.. ........ .001.... .0010011 */
                if (ON(RV64GCB)) TAKE_AS(shift_unsigned, RV64_SINGLE_BIT_BSET_I)
                break;
            case 0x120: case 0x121: case 0x122: case 0x123: case 0x124: case 0x125:
            case 0x126: case 0x127: case 0x128: case 0x129: case 0x12a: case 0x12b:
            case 0x12c: case 0x12d: case 0x12e: case 0x12f:
                if (ON(RV64GCB)) TAKE_AS(shift_unsigned, RV64_SINGLE_BIT_BCLR_I)
                break;
            case 0x180: /* 01100000 00...... .001.... .0010011 */
                switch (word >> 20 & 0x3) {
                case 0x0: /* 01100000 0000.... .001.... .0010011 */
                    if (ON(RV64GCB)) TAKE_AS(count_bits_clz, RV64_COUNT_BITS_CLZ)
                    break;
                case 0x1: /* 01100000 0001.... .001.... .0010011 */
                    if (ON(RV64GCB)) TAKE_AS(count_bits_clz, RV64_COUNT_BITS_CTZ)
                    break;
                case 0x2: /* 01100000 0010.... .001.... .0010011 */
                    if (ON(RV64GCB)) TAKE_AS(count_bits_clz, RV64_COUNT_BITS_CPOP)
                    break;
                }
                break;
            case 0x181: /* 01100000 01...... .001.... .0010011 */
                switch (word >> 20 & 0x3) {
                case 0x0: /* 01100000 0100.... .001.... .0010011 */
                    if (ON(RV64GCB)) TAKE_AS(count_bits_clz, RV64_EXTEND_SEXT_B)
                    break;
                case 0x1: /* 01100000 0101.... .001.... .0010011 */
                    if (ON(RV64GCB)) TAKE_AS(count_bits_clz, RV64_EXTEND_SEXT_H)
                    break;
                }
                break;
            case 0x1a0: case 0x1a1: case 0x1a2: case 0x1a3: case 0x1a4: case 0x1a5:
            case 0x1a6: case 0x1a7: case 0x1a8: case 0x1a9: case 0x1aa: case 0x1ab:
            case 0x1ac: case 0x1ad: case 0x1ae: case 0x1af:
                if (ON(RV64GCB)) TAKE_AS(shift_unsigned, RV64_SINGLE_BIT_BINV_I)
                break;
            }
            break;
        case 0x2: /* ........ ........ .010.... .0010011 */
            TAKE_AS(arith_imm_addi_i, RV64_ARITH_IMM_SLTI_I)
        case 0x3: /* ........ ........ .011.... .0010011 */
            TAKE_AS(arith_imm_addi_i, RV64_ARITH_IMM_SLTIU_I)
        case 0x4: /* ........ ........ .100.... .0010011 */
            TAKE_AS(arith_imm_addi_i, RV64_ARITH_IMM_XORI_I)
        case 0x5: /* ........ ........ .101.... .0010011 */
            switch (word >> 26 & 0x3f) {
            case 0x0: /* 000000.. ........ .101.... .0010011 */
                TAKE_AS(shift_unsigned, RV64_SHIFT_SRLI_I)
            case 0xa: /* 001010.. ........ .101.... .0010011 */
                if (ON(RV64GCB) && (word & 0x3f00000) == 0x700000)
                    TAKE_AS(count_bits_clz, RV64_BYTES_ORC_B)
                break;
            case 0x10: /* 010000.. ........ .101.... .0010011 */
                TAKE_AS(shift_unsigned, RV64_SHIFT_SRAI_I)
            case 0x12: /* 010010.. ........ .101.... .0010011 */
                if (ON(RV64GCB)) TAKE_AS(shift_unsigned, RV64_SINGLE_BIT_BEXT_I)
                break;
            case 0x18: /* 011000.. ........ .101.... .0010011 */
                if (ON(RV64GCB)) TAKE_AS(shift_unsigned, RV64_ROTATE_ROR_I)
                break;
            case 0x1a: /* 011010.. ........ .101.... .0010011 */
                if (ON(RV64GCB) && (word & 0x3f00000) == 0x3800000)
                    TAKE_AS(count_bits_clz, RV64_BYTES_REV8)
                break;
            }
            break;
        case 0x6: /* ........ ........ .110.... .0010011 */
            TAKE_AS(arith_imm_addi_i, RV64_ARITH_IMM_ORI_I)
        case 0x7: /* ........ ........ .111.... .0010011 */
            TAKE_AS(arith_imm_addi_i, RV64_ARITH_IMM_ANDI_I)
        }
        break;
    case 0x17: /* ........ ........ ........ .0010111 */
        TAKE_AS(upper_lui, RV64_UPPER_AUIPC)
    case 0x1b: /* ........ ........ ........ .0011011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .0011011 */
            TAKE_AS(arith_imm_addi_i, RV64_ADDIW_I)
        case 0x1: /* ........ ........ .001.... .0011011 */
            switch (word >> 21 & 0x7ff) {
            case 0x0: case 0x1: case 0x2: case 0x3: case 0x4: case 0x5:
            case 0x6: case 0x7: case 0x8: case 0x9: case 0xa: case 0xb:
            case 0xc: case 0xd: case 0xe: case 0xf: /* 0000000. ........ .001.... .0011011 */
                TAKE_AS(rotate_rorw_w, RV64_SHIFT_WORD_SLLIW)
            case 0x40: case 0x41: case 0x42: case 0x43: case 0x44: case 0x45:
            case 0x46: case 0x47: case 0x48: case 0x49: case 0x4a: case 0x4b:
            case 0x4c: case 0x4d: case 0x4e: case 0x4f: case 0x50: case 0x51:
            case 0x52: case 0x53: case 0x54: case 0x55: case 0x56: case 0x57:
            case 0x58: case 0x59: case 0x5a: case 0x5b: case 0x5c: case 0x5d:
            case 0x5e: case 0x5f: /* 000010.. ........ .001.... .0011011 */
                if (ON(RV64GCB)) TAKE_AS(shift_unsigned, RV64_SHIFT_UNSIGNED)
                break;
            case 0x300: /* 01100000 000..... .001.... .0011011 */
                switch (word >> 20 & 0x1) {
                case 0x0: /* 01100000 0000.... .001.... .0011011 */
                    if (ON(RV64GCB)) TAKE_AS(count_bits_clz, RV64_COUNT_BITS_CLZW)
                    break;
                case 0x1: /* 01100000 0001.... .001.... .0011011 */
                    if (ON(RV64GCB)) TAKE_AS(count_bits_clz, RV64_COUNT_BITS_CTZW)
                    break;
                }
                break;
            case 0x301: /* 01100000 001..... .001.... .0011011 */
                if (ON(RV64GCB) && (word & 0x100000) == 0x0)
                    TAKE_AS(count_bits_clz, RV64_COUNT_BITS_CPOPW)
                break;
            }
            break;
        case 0x5: /* ........ ........ .101.... .0011011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .101.... .0011011 */
                TAKE_AS(rotate_rorw_w, RV64_SHIFT_WORD_SRLIW)
            case 0x20: /* 0100000. ........ .101.... .0011011 */
                TAKE_AS(rotate_rorw_w, RV64_SHIFT_WORD_SRAIW)
            case 0x30: /* 0110000. ........ .101.... .0011011 */
                if (ON(RV64GCB)) TAKE_AS(rotate_rorw_w, RV64_ROTATE_RORW_W)
                break;
            }
            break;
        }
        break;
    case 0x23: /* ........ ........ ........ .0100011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .0100011 */
            TAKE_AS(store_sb_s, RV64_STORE_SB_S)
        case 0x1: /* ........ ........ .001.... .0100011 */
            TAKE_AS(store_sb_s, RV64_STORE_SH_S)
        case 0x2: /* ........ ........ .010.... .0100011 */
            TAKE_AS(store_sb_s, RV64_STORE_SW_S)
        case 0x3: /* ........ ........ .011.... .0100011 */
            TAKE_AS(store_sb_s, RV64_STORE_SD_S)
        }
        break;
    case 0x27: /* ........ ........ ........ .0100111 */
        switch (word >> 12 & 0x7) {
        case 0x2: /* ........ ........ .010.... .0100111 */
            TAKE_AS(float_store_fsw_s, RV64_FLOAT_STORE_FSW_S)
        case 0x3: /* ........ ........ .011.... .0100111 */
            TAKE_AS(float_store_fsw_s, RV64_FLOAT_STORE_FSD_S)
        }
        break;
    case 0x2f: /* ........ ........ ........ .0101111 */
        switch (word >> 27 & 0x1f) {
        case 0x0: /* 00000... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOADD)
            break;
        case 0x1: /* 00001... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOSWAP)
            break;
        case 0x2: /* 00010... ........ ........ .0101111 */
            switch (word >> 12 & 0x7) {
            case 0x2: /* 00010... ........ .010.... .0101111 */
                if ((word & 0x1f00000) == 0x0) TAKE_AS(reserve_lr_w, RV64_RESERVE_LR_W)
                break;
            case 0x3: /* 00010... ........ .011.... .0101111 */
                if ((word & 0x1f00000) == 0x0) TAKE_AS(reserve_lr_w, RV64_RESERVE_LR_D)
                break;
            }
            break;
        case 0x3: /* 00011... ........ ........ .0101111 */
            switch (word >> 12 & 0x7) {
            case 0x2: /* 00011... ........ .010.... .0101111 */
                TAKE_AS(conditional_sc_w, RV64_CONDITIONAL_SC_W)
            case 0x3: /* 00011... ........ .011.... .0101111 */
                TAKE_AS(conditional_sc_w, RV64_CONDITIONAL_SC_D)
            }
            break;
        case 0x4: /* 00100... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOXOR)
            break;
        case 0x8: /* 01000... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOOR)
            break;
        case 0xc: /* 01100... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOAND)
            break;
        case 0x10: /* 10000... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOMIN)
            break;
        case 0x14: /* 10100... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOMAX)
            break;
        case 0x18: /* 11000... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOMINU)
            break;
        case 0x1c: /* 11100... ........ ........ .0101111 */
            if ((word & 0x6000) == 0x2000) TAKE_AS(amo_amoswap, RV64_AMO_AMOMAXU)
            break;
        }
        break;
    case 0x33: /* ........ ........ ........ .0110011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .000.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_ADD_R)
            case 0x1: /* 0000001. ........ .000.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_MUL)
            case 0x20: /* 0100000. ........ .000.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SUB_R)
            }
            break;
        case 0x1: /* ........ ........ .001.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .001.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SLL_R)
            case 0x1: /* 0000001. ........ .001.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_MULH)
            case 0x14: /* 0010100. ........ .001.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_SINGLE_BIT_BSET_R)
                break;
            case 0x24: /* 0100100. ........ .001.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_SINGLE_BIT_BCLR_R)
                break;
            case 0x30: /* 0110000. ........ .001.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ROTATE_ROL_R)
                break;
            case 0x34: /* 0110100. ........ .001.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_SINGLE_BIT_BINV_R)
                break;
            }
            break;
        case 0x2: /* ........ ........ .010.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .010.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SLT_R)
            case 0x1: /* 0000001. ........ .010.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_MULHSU)
            case 0x10: /* 0010000. ........ .010.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ADD_SHIFTED_SH1ADD)
                break;
            }
            break;
        case 0x3: /* ........ ........ .011.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .011.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SLTU_R)
            case 0x1: /* 0000001. ........ .011.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_MULHU)
            }
            break;
        case 0x4: /* ........ ........ .100.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .100.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_XOR_R)
            case 0x1: /* 0000001. ........ .100.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_DIVIDE_DIV)
            case 0x5: /* 0000101. ........ .100.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_MINIMUM_MIN)
                break;
            case 0x10: /* 0010000. ........ .100.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ADD_SHIFTED_SH2ADD)
                break;
            case 0x20: /* 0100000. ........ .100.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_LOGIC_NOT_XNOR)
                break;
            }
            break;
        case 0x5: /* ........ ........ .101.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .101.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SRL_R)
            case 0x1: /* 0000001. ........ .101.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_DIVIDE_DIVU)
            case 0x5: /* 0000101. ........ .101.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_MINIMUM_MINU)
                break;
            case 0x20: /* 0100000. ........ .101.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SRA_R)
            case 0x24: /* 0100100. ........ .101.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_SINGLE_BIT_BEXT_R)
                break;
            case 0x30: /* 0110000. ........ .101.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ROTATE_ROR_R)
                break;
            }
            break;
        case 0x6: /* ........ ........ .110.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .110.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_OR_R)
            case 0x1: /* 0000001. ........ .110.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_DIVIDE_REM)
            case 0x5: /* 0000101. ........ .110.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_MINIMUM_MAX)
                break;
            case 0x10: /* 0010000. ........ .110.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ADD_SHIFTED_SH3ADD)
                break;
            case 0x20: /* 0100000. ........ .110.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_LOGIC_NOT_ORN)
                break;
            }
            break;
        case 0x7: /* ........ ........ .111.... .0110011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .111.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_AND_R)
            case 0x1: /* 0000001. ........ .111.... .0110011 */
                TAKE_AS(add_shifted_sh1add, RV64_DIVIDE_REMU)
            case 0x5: /* 0000101. ........ .111.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_MINIMUM_MAXU)
                break;
            case 0x20: /* 0100000. ........ .111.... .0110011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_LOGIC_NOT_ANDN)
                break;
            }
            break;
        }
        break;
    case 0x37: /* ........ ........ ........ .0110111 */
        TAKE_AS(upper_lui, RV64_UPPER_LUI)
    case 0x3b: /* ........ ........ ........ .0111011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .0111011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .000.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_ADDW_R)
            case 0x1: /* 0000001. ........ .000.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_WORD_MULW)
            case 0x4: /* 0000100. ........ .000.... .0111011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ADD_SHIFTED_ADD_UW)
                break;
            case 0x20: /* 0100000. ........ .000.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SUBW_R)
            }
            break;
        case 0x1: /* ........ ........ .001.... .0111011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .001.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SLLW_R)
            case 0x30: /* 0110000. ........ .001.... .0111011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ROTATE_ROLW_R)
                break;
            }
            break;
        case 0x2: /* ........ ........ .010.... .0111011 */
            if (ON(RV64GCB) && (word & 0xfe000000) == 0x20000000)
                TAKE_AS(add_shifted_sh1add, RV64_ADD_SHIFTED_SH1ADD_UW)
            break;
        case 0x4: /* ........ ........ .100.... .0111011 */
            switch (word >> 25 & 0x7f) {
            case 0x1: /* 0000001. ........ .100.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_WORD_DIVW)
            case 0x4: /* 0000100. ........ .100.... .0111011 */
                if (ON(RV64GCB) && (word & 0x1f00000) == 0x0)
                    TAKE_AS(count_bits_clz, RV64_EXTEND_ZEXT_H)
                break;
            case 0x10: /* 0010000. ........ .100.... .0111011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ADD_SHIFTED_SH2ADD_UW)
                break;
            }
            break;
        case 0x5: /* ........ ........ .101.... .0111011 */
            switch (word >> 25 & 0x7f) {
            case 0x0: /* 0000000. ........ .101.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SRLW_R)
            case 0x1: /* 0000001. ........ .101.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_WORD_DIVUW)
            case 0x20: /* 0100000. ........ .101.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_ARITH_SRAW_R)
            case 0x30: /* 0110000. ........ .101.... .0111011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ROTATE_RORW_R)
                break;
            }
            break;
        case 0x6: /* ........ ........ .110.... .0111011 */
            switch (word >> 25 & 0x7f) {
            case 0x1: /* 0000001. ........ .110.... .0111011 */
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_WORD_REMW)
            case 0x10: /* 0010000. ........ .110.... .0111011 */
                if (ON(RV64GCB)) TAKE_AS(add_shifted_sh1add, RV64_ADD_SHIFTED_SH3ADD_UW)
                break;
            }
            break;
        case 0x7: /* ........ ........ .111.... .0111011 */
            if ((word & 0xfe000000) == 0x2000000)
                TAKE_AS(add_shifted_sh1add, RV64_MULTIPLY_WORD_REMUW)
            break;
        }
        break;
    case 0x43: /* ........ ........ ........ .1000011 */
        switch (word >> 25 & 0x3) {
        case 0x0: /* .....00. ........ ........ .1000011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FMADD_S)
            break;
        case 0x1: /* .....01. ........ ........ .1000011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FMADD_D)
            break;
        }
        break;
    case 0x47: /* ........ ........ ........ .1000111 */
        switch (word >> 25 & 0x3) {
        case 0x0: /* .....00. ........ ........ .1000111 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FMSUB_S)
            break;
        case 0x1: /* .....01. ........ ........ .1000111 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FMSUB_D)
            break;
        }
        break;
    case 0x4b: /* ........ ........ ........ .1001011 */
        switch (word >> 25 & 0x3) {
        case 0x0: /* .....00. ........ ........ .1001011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FNMSUB_S)
            break;
        case 0x1: /* .....01. ........ ........ .1001011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FNMSUB_D)
            break;
        }
        break;
    case 0x4f: /* ........ ........ ........ .1001111 */
        switch (word >> 25 & 0x3) {
        case 0x0: /* .....00. ........ ........ .1001111 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FNMADD_S)
            break;
        case 0x1: /* .....01. ........ ........ .1001111 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_fused_fmadd_s, RV64_FLOAT_FUSED_FNMADD_D)
            break;
        }
        break;
    case 0x53: /* ........ ........ ........ .1010011 */
        switch (word >> 25 & 0x7f) {
        case 0x0: /* 0000000. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FADD_S)
            break;
        case 0x1: /* 0000001. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FADD_D)
            break;
        case 0x4: /* 0000100. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FSUB_S)
            break;
        case 0x5: /* 0000101. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FSUB_D)
            break;
        case 0x8: /* 0001000. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FMUL_S)
            break;
        case 0x9: /* 0001001. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FMUL_D)
            break;
        case 0xc: /* 0001100. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FDIV_S)
            break;
        case 0xd: /* 0001101. ........ ........ .1010011 */
            if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                TAKE_AS(float_arith_fadd_s, RV64_FLOAT_ARITH_FDIV_D)
            break;
        case 0x10: /* 0010000. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 0010000. ........ .000.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_SIGN_FSGNJ_S)
            case 0x1: /* 0010000. ........ .001.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_SIGN_FSGNJN_S)
            case 0x2: /* 0010000. ........ .010.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_SIGN_FSGNJX_S)
            }
            break;
        case 0x11: /* 0010001. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 0010001. ........ .000.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_SIGN_FSGNJ_D)
            case 0x1: /* 0010001. ........ .001.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_SIGN_FSGNJN_D)
            case 0x2: /* 0010001. ........ .010.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_SIGN_FSGNJX_D)
            }
            break;
        case 0x14: /* 0010100. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 0010100. ........ .000.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_MINIMUM_FMIN_S)
            case 0x1: /* 0010100. ........ .001.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_MINIMUM_FMAX_S)
            }
            break;
        case 0x15: /* 0010101. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 0010101. ........ .000.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_MINIMUM_FMIN_D)
            case 0x1: /* 0010101. ........ .001.... .1010011 */
                TAKE_AS(float_sign_fsgnj_s, RV64_FLOAT_MINIMUM_FMAX_D)
            }
            break;
        case 0x20: /* 0100000. ........ ........ .1010011 */
            if ((word & 0x1f04000) == 0x100000 || (word & 0x1f03000) == 0x100000 ||
                (word & 0x1f03000) == 0x103000)
                TAKE_AS(float_root_fsqrt_s, RV64_FLOAT_NARROW)
            break;
        case 0x21: /* 0100001. ........ ........ .1010011 */
            if ((word & 0x1f04000) == 0x0 || (word & 0x1f03000) == 0x0 ||
                (word & 0x1f03000) == 0x3000)
                TAKE_AS(float_widen, RV64_FLOAT_WIDEN)
            break;
        case 0x2c: /* 0101100. ........ ........ .1010011 */
            if ((word & 0x1f04000) == 0x0 || (word & 0x1f03000) == 0x0 ||
                (word & 0x1f03000) == 0x3000)
                TAKE_AS(float_root_fsqrt_s, RV64_FLOAT_ROOT_FSQRT_S)
            break;
        case 0x2d: /* 0101101. ........ ........ .1010011 */
            if ((word & 0x1f04000) == 0x0 || (word & 0x1f03000) == 0x0 ||
                (word & 0x1f03000) == 0x3000)
                TAKE_AS(float_root_fsqrt_s, RV64_FLOAT_ROOT_FSQRT_D)
            break;
        case 0x50: /* 1010000. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 1010000. ........ .000.... .1010011 */
                TAKE_AS(float_compare_feq_s, RV64_FLOAT_COMPARE_FLE_S)
            case 0x1: /* 1010000. ........ .001.... .1010011 */
                TAKE_AS(float_compare_feq_s, RV64_FLOAT_COMPARE_FLT_S)
            case 0x2: /* 1010000. ........ .010.... .1010011 */
                TAKE_AS(float_compare_feq_s, RV64_FLOAT_COMPARE_FEQ_S)
            }
            break;
        case 0x51: /* 1010001. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 1010001. ........ .000.... .1010011 */
                TAKE_AS(float_compare_feq_s, RV64_FLOAT_COMPARE_FLE_D)
            case 0x1: /* 1010001. ........ .001.... .1010011 */
                TAKE_AS(float_compare_feq_s, RV64_FLOAT_COMPARE_FLT_D)
            case 0x2: /* 1010001. ........ .010.... .1010011 */
                TAKE_AS(float_compare_feq_s, RV64_FLOAT_COMPARE_FEQ_D)
            }
            break;
        case 0x60: /* 1100000. ........ ........ .1010011 */
            switch (word >> 20 & 0x1f) {
            case 0x0: /* 11000000 0000.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_W_S)
                break;
            case 0x1: /* 11000000 0001.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_WU_S)
                break;
            case 0x2: /* 11000000 0010.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_L_S)
                break;
            case 0x3: /* 11000000 0011.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_LU_S)
                break;
            }
            break;
        case 0x61: /* 1100001. ........ ........ .1010011 */
            switch (word >> 20 & 0x1f) {
            case 0x0: /* 11000010 0000.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_W_D)
                break;
            case 0x1: /* 11000010 0001.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_WU_D)
                break;
            case 0x2: /* 11000010 0010.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_L_D)
                break;
            case 0x3: /* 11000010 0011.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_to_int_fcvt_w_s, RV64_FLOAT_TO_INT_FCVT_LU_D)
                break;
            }
            break;
        case 0x68: /* 1101000. ........ ........ .1010011 */
            switch (word >> 20 & 0x1f) {
            case 0x0: /* 11010000 0000.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_int_fcvt_s_w, RV64_FLOAT_FROM_INT_FCVT_S_W)
                break;
            case 0x1: /* 11010000 0001.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_int_fcvt_s_w, RV64_FLOAT_FROM_INT_FCVT_S_WU)
                break;
            case 0x2: /* 11010000 0010.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_int_fcvt_s_w, RV64_FLOAT_FROM_INT_FCVT_S_L)
                break;
            case 0x3: /* 11010000 0011.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_int_fcvt_s_w, RV64_FLOAT_FROM_INT_FCVT_S_LU)
                break;
            }
            break;
        case 0x69: /* 1101001. ........ ........ .1010011 */
            switch (word >> 20 & 0x1f) {
            case 0x0: /* 11010010 0000.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_word_fcvt_d_w, RV64_FLOAT_FROM_WORD_FCVT_D_W)
                break;
            case 0x1: /* 11010010 0001.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_word_fcvt_d_w, RV64_FLOAT_FROM_WORD_FCVT_D_WU)
                break;
            case 0x2: /* 11010010 0010.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_int_fcvt_s_w, RV64_FLOAT_FROM_INT_FCVT_D_L)
                break;
            case 0x3: /* 11010010 0011.... ........ .1010011 */
                if ((word & 0x7000) != 0x5000 && (word & 0x7000) != 0x6000)
                    TAKE_AS(float_from_int_fcvt_s_w, RV64_FLOAT_FROM_INT_FCVT_D_LU)
                break;
            }
            break;
        case 0x70: /* 1110000. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 1110000. ........ .000.... .1010011 */
                if ((word & 0x1f00000) == 0x0)
                    TAKE_AS(float_class_fclass_s, RV64_FLOAT_BITS_FMV_X_W)
                break;
            case 0x1: /* 1110000. ........ .001.... .1010011 */
                if ((word & 0x1f00000) == 0x0)
                    TAKE_AS(float_class_fclass_s, RV64_FLOAT_CLASS_FCLASS_S)
                break;
            }
            break;
        case 0x71: /* 1110001. ........ ........ .1010011 */
            switch (word >> 12 & 0x7) {
            case 0x0: /* 1110001. ........ .000.... .1010011 */
                if ((word & 0x1f00000) == 0x0)
                    TAKE_AS(float_class_fclass_s, RV64_FLOAT_BITS_FMV_X_D)
                break;
            case 0x1: /* 1110001. ........ .001.... .1010011 */
                if ((word & 0x1f00000) == 0x0)
                    TAKE_AS(float_class_fclass_s, RV64_FLOAT_CLASS_FCLASS_D)
                break;
            }
            break;
        case 0x78: /* 1111000. ........ ........ .1010011 */
            if ((word & 0x1f07000) == 0x0)
                TAKE_AS(float_of_bits_fmv_w_x, RV64_FLOAT_OF_BITS_FMV_W_X)
            break;
        case 0x79: /* 1111001. ........ ........ .1010011 */
            if ((word & 0x1f07000) == 0x0)
                TAKE_AS(float_of_bits_fmv_w_x, RV64_FLOAT_OF_BITS_FMV_D_X)
            break;
        }
        break;
    case 0x63: /* ........ ........ ........ .1100011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .1100011 */
            TAKE_AS(branch_beq_b, RV64_BRANCH_BEQ_B)
        case 0x1: /* ........ ........ .001.... .1100011 */
            TAKE_AS(branch_beq_b, RV64_BRANCH_BNE_B)
        case 0x4: /* ........ ........ .100.... .1100011 */
            TAKE_AS(branch_beq_b, RV64_BRANCH_BLT_B)
        case 0x5: /* ........ ........ .101.... .1100011 */
            TAKE_AS(branch_beq_b, RV64_BRANCH_BGE_B)
        case 0x6: /* ........ ........ .110.... .1100011 */
            TAKE_AS(branch_beq_b, RV64_BRANCH_BLTU_B)
        case 0x7: /* ........ ........ .111.... .1100011 */
            TAKE_AS(branch_beq_b, RV64_BRANCH_BGEU_B)
        }
        break;
    case 0x67: /* ........ ........ ........ .1100111 */
        if ((word & 0x7000) == 0x0) TAKE_AS(jump_jalr, RV64_JUMP_JALR)
        break;
    case 0x6f: /* ........ ........ ........ .1101111 */
        TAKE_AS(jump_jal, RV64_JUMP_JAL)
    case 0x73: /* ........ ........ ........ .1110011 */
        switch (word >> 12 & 0x7) {
        case 0x0: /* ........ ........ .000.... .1110011 */
            switch (word >> 20 & 0xfff) {
            case 0x0: /* 00000000 0000.... .000.... .1110011 */
                if ((word & 0xf8f80) == 0x0) TAKE_AS(call, RV64_CALL)
                break;
            case 0x1: /* 00000000 0001.... .000.... .1110011 */
                if ((word & 0xf8f80) == 0x0) TAKE_AS(call, RV64_BREAK_I)
                break;
            case 0x102: /* 00010000 0010.... .000.... .1110011 */
                if ((word & 0xf8f80) == 0x0) TAKE_AS(call, RV64_SUPERVISOR_RET)
                break;
            case 0x105: /* 00010000 0101.... .000.... .1110011 */
                if ((word & 0xf8f80) == 0x0) TAKE_AS(call, RV64_WAIT)
                break;
            case 0x120: case 0x121: case 0x122: case 0x123: case 0x124: case 0x125:
            case 0x126: case 0x127: case 0x128: case 0x129: case 0x12a: case 0x12b:
            case 0x12c: case 0x12d: case 0x12e: case 0x12f: case 0x130: case 0x131:
            case 0x132: case 0x133: case 0x134: case 0x135: case 0x136: case 0x137:
            case 0x138: case 0x139: case 0x13a: case 0x13b: case 0x13c: case 0x13d:
            case 0x13e: case 0x13f: /* 0001001. ........ .000.... .1110011 */
                if ((word & 0xf80) == 0x0) TAKE_AS(supervisor_fence, RV64_SUPERVISOR_FENCE)
                break;
            case 0x302: /* 00110000 0010.... .000.... .1110011 */
                if ((word & 0xf8f80) == 0x0) TAKE_AS(call, RV64_RETURN)
                break;
            }
            break;
        case 0x1: /* ........ ........ .001.... .1110011 */
            if ((word & 0xffff8f80) != 0xc0000000) TAKE_AS(csr_csrrw_r, RV64_CSR_CSRRW_R)
            TAKE_AS(call, RV64_UNIMPLEMENTED_W)
        case 0x2: /* ........ ........ .010.... .1110011 */
            TAKE_AS(csr_csrrw_r, RV64_CSR_CSRRS_R)
        case 0x3: /* ........ ........ .011.... .1110011 */
            TAKE_AS(csr_csrrw_r, RV64_CSR_CSRRC_R)
        case 0x5: /* ........ ........ .101.... .1110011 */
            TAKE_AS(csr_csrrw_i, RV64_CSR_CSRRW_I)
        case 0x6: /* ........ ........ .110.... .1110011 */
            TAKE_AS(csr_csrrw_i, RV64_CSR_CSRRS_I)
        case 0x7: /* ........ ........ .111.... .1110011 */
            TAKE_AS(csr_csrrw_i, RV64_CSR_CSRRC_I)
        }
        break;
    }
    return ISADORA_NO_FORM;
}

int rv64_decode(const struct isadora_context *c, const uint8_t *bytes, size_t size,
    struct isadora_insn *out)
{
    if (size < 2)
        return ISADORA_SHORT;
    {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8;
        const int length = tree_16(word, c->config, out);
        if (length > 0)
            return length;
    }
    if (size < 4)
        return ISADORA_SHORT;
    {
        const uint32_t word = (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 |
            (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
        const int length = tree_32(word, c->config, out);
        if (length > 0)
            return length;
    }
    return ISADORA_NO_FORM;
}
