/* Generated from the description vp1-scalar by gen/emit/disasm. Do not edit. */
#include <isadora/vp1_scalar.h>
#include "base/text_tables.h"

#include <string.h>

CODES(SLCT, 16,
    T(0, "sf") T(1, "zf") T(2, "b19") T(3, "b20d") T(4, "b20") T(5, "b21") T(6, "b19a") T(7, "b18")
    T(8, "asf") T(9, "azf") T(10, "aef") T(11, "c11") T(12, "c12") T(13, "lzf") T(14, "false")
        T(15, "true"))
CODES(RND, 2,
    T(0, "rd") T(1, "rn"))
CODES(SIGN1, 2,
    T(0, "u") T(1, "s"))
CODES(SIGN2, 2,
    T(0, "u") T(1, "s"))
CODES(VCFLAG, 2,
    T(0, "sf") T(1, "zf"))
NAMES(sr, 32,
    T(0, "$sr0") T(1, "$sr1") T(2, "$sr2") T(3, "$sr3") T(4, "$sr4") T(5, "$sr5") T(6, "$sr6")
        T(7, "$sr7")
    T(8, "$sr8") T(9, "$sr9") T(10, "$sr10") T(11, "$sr11") T(12, "$sr12") T(13, "$sr13")
        T(14, "$sr14") T(15, "$sr15")
    T(16, "$sr16") T(17, "$sr17") T(18, "$sr18") T(19, "$sr19") T(20, "$sr20") T(21, "$sr21")
        T(22, "$sr22") T(23, "$sr23")
    T(24, "$sr24") T(25, "$sr25") T(26, "$sr26") T(27, "$sr27") T(28, "$sr28") T(29, "$sr29")
        T(30, "$tick") T(31, "$csreq"))
NAMES(uc, 32,
    T(0, "$uc0") T(1, "$uc1") T(2, "$uc2") T(3, "$uc3") T(4, "$uc4") T(5, "$uc5") T(6, "$uc6")
        T(7, "$uc7")
    T(8, "$uc8") T(9, "$uc9") T(10, "$uc10") T(11, "$uc11") T(12, "$uc12") T(13, "$uc13")
        T(14, "$uc14") T(15, "$uc15")
    T(16, "$uccfg") T(17, "$uc17") T(18, "$uc18") T(19, "$uc19") T(20, "$uc20") T(21, "$uc21")
        T(22, "$uc22") T(23, "$uc23")
    T(24, "$uc24") T(25, "$uc25") T(26, "$uc26") T(27, "$uc27") T(28, "$uc28") T(29, "$uc29")
        T(30, "$uc30") T(31, "$uc31"))
OPERAND(cdst, LINES(
    LINE(0, )
    ELSE(REG("$c", 0))))
OPERAND(word2, LINES(
    LINE(0, REG("$r", 0))
    LINE(1, TEXT("(slct ") REG("$c", 1) TEXT(" ") CODE(SLCT, 2) TEXT(" ") REG("$r", 0) TEXT("q)"))
    LINE(2, TEXT("(slct ") REG("$c", 1) TEXT(" ") CODE(SLCT, 2) TEXT(" ") REG("$r", 0) TEXT("d)"))
    ELSE(SIGNED(3, 11))))
OPERAND(bytes2, LINES(
    LINE(0, REG("$r", 0))
    LINE(1, TEXT("(slct ") REG("$c", 1) TEXT(" ") CODE(SLCT, 2) TEXT(" ") REG("$r", 0) TEXT("q)"))
    LINE(2, TEXT("(slct ") REG("$c", 1) TEXT(" ") CODE(SLCT, 2) TEXT(" ") REG("$r", 0) TEXT("d)"))
    ELSE(HEX(3))))
OPERAND(tofile, LINES(
    LINE(0, REG("$v", 0) TEXT(" 0x0"))
    LINE(1, REG("$v", 0) TEXT(" 0x1"))
    LINE(2, REG("$v", 0) TEXT(" 0x2"))
    LINE(3, REG("$v", 0) TEXT(" 0x3"))
    AS(4) LINE(5, REG("$l", 0))
    LINE(6, REG("$a", 0))
    LINE(7, REG("$m", 1))
    LINE(8, REG("$x", 0))
    ELSE(TEXT("file") DECIMAL(2) TEXT("[") DECIMAL(3) TEXT("]"))))
OPERAND(fromfile, LINES(
    LINE(0, REG("$v", 0) TEXT(" 0x0"))
    LINE(1, REG("$v", 0) TEXT(" 0x1"))
    LINE(2, REG("$v", 0) TEXT(" 0x2"))
    LINE(3, REG("$v", 0) TEXT(" 0x3"))
    LINE(4, REG("$l", 0))
    LINE(5, REG("$a", 0))
    LINE(6, REG("$c", 0))
    LINE(7, REG("$m", 1))
    LINE(8, REG("$x", 0))
    ELSE(TEXT("file") DECIMAL(2) TEXT("[") DECIMAL(3) TEXT("]"))))
OPERAND(to_untested, LINES(
    LINE(0, NAME(sr, 0))
    LINE(1, REG("$mi", 0))
    LINE(2, NAME(uc, 0))
    LINE(3, REG("$d", 0))
    LINE(4, REG("$f", 0))
    ELSE(TEXT("file") DECIMAL(1) TEXT("[") DECIMAL(2) TEXT("]"))))
FORM(arith_mul_two,
    TEXT("mul ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(word2, 1, 3))
FORM(arith_min_two,
    TEXT("min ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(word2, 1, 3))
FORM(arith_max_two,
    TEXT("max ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(word2, 1, 3))
FORM(arith_add_two,
    TEXT("add ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(word2, 1, 3))
FORM(arith_sub_two,
    TEXT("sub ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(word2, 1, 3))
FORM(arith_sar_two,
    TEXT("sar ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(word2, 1, 3))
FORM(arith_shr_two,
    TEXT("shr ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(word2, 1, 3))
FORM(arith_abs_one,
    TEXT("abs ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2))
FORM(arith_neg_one,
    TEXT("neg ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2))
FORM(bitop_nor,
    TEXT("nor ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ") REG("$r", 3))
FORM(bitop_and_not1,
    TEXT("and ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") TEXT("not ") REG("$r", 2) SEP(" ")
        REG("$r", 3))
FORM(bitop_and_not2,
    TEXT("and ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" not ")
        REG("$r", 3))
FORM(bitop_xor,
    TEXT("xor ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ") REG("$r", 3))
FORM(bitop_nand,
    TEXT("nand ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ") REG("$r", 3))
FORM(bitop_and,
    TEXT("and ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ") REG("$r", 3))
FORM(bitop_nxor,
    TEXT("nxor ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ") REG("$r", 3))
FORM(bitop_or_not1,
    TEXT("or ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") TEXT("not ") REG("$r", 2) SEP(" ")
        REG("$r", 3))
FORM(bitop_or_not2,
    TEXT("or ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" not ")
        REG("$r", 3))
FORM(bitop_or,
    TEXT("or ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ") REG("$r", 3))
FORM(bitop_rest,
    TEXT("bitop ") HEX(0) TEXT(" ") REG("$r", 1) SEP(" ") PUT(cdst, 0, 2) SEP(" ") REG("$r", 3)
        TEXT(" ") REG("$r", 4))
FORM(bits_imm_and,
    TEXT("and ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" ")
        SIGNED(3, 11))
FORM(bits_imm_xor,
    TEXT("xor ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" ")
        SIGNED(3, 11))
FORM(bits_imm_or,
    TEXT("or ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" ") SIGNED(3, 11))
FORM(bytes_bmin_signed_two,
    TEXT("bmin s ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_bmin_unsigned_two,
    TEXT("bmin u ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_bmax_signed_two,
    TEXT("bmax s ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_bmax_unsigned_two,
    TEXT("bmax u ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_badd_signed_two,
    TEXT("badd s ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_badd_unsigned_two,
    TEXT("badd u ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_bsub_signed_two,
    TEXT("bsub s ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_bsub_unsigned_two,
    TEXT("bsub u ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(bytes_babs_signed_one,
    TEXT("babs s ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2))
FORM(bytes_babs_unsigned_one,
    TEXT("babs u ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2))
FORM(bytes_bneg_signed_one,
    TEXT("bneg s ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2))
FORM(bytes_bneg_unsigned_one,
    TEXT("bneg u ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2))
FORM(byte_shift_signed,
    TEXT("bshr s ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(byte_shift_unsigned,
    TEXT("bshr u ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) SEP(" ")
        PUT(bytes2, 1, 3))
FORM(byte_bits_band,
    TEXT("band ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" ") HEX(3))
FORM(byte_bits_bor,
    TEXT("bor ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" ") HEX(3))
FORM(byte_bits_bxor,
    TEXT("bxor ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") REG("$r", 2) TEXT(" ") HEX(3))
FORM(bmul_bmul_s_reg,
    TEXT("bmul ") CODE(RND, 0) TEXT(" s ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") REG("$r", 5))
FORM(bmul_bmul_u_reg,
    TEXT("bmul ") CODE(RND, 0) TEXT(" u ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") REG("$r", 5))
FORM(bmul_bmula_s_reg,
    TEXT("bmula ") CODE(RND, 0) TEXT(" s ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") REG("$r", 5))
FORM(bmul_bmula_u_reg,
    TEXT("bmula ") CODE(RND, 0) TEXT(" u ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") REG("$r", 5))
FORM(bmul_bmul_s_imm,
    TEXT("bmul ") CODE(RND, 0) TEXT(" s ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") HEX_OF(value[5] * 4))
FORM(bmul_bmul_u_imm,
    TEXT("bmul ") CODE(RND, 0) TEXT(" u ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") HEX_OF(value[5] * 4))
FORM(bmul_bmula_s_bad,
    TEXT("bmula ") CODE(RND, 0) TEXT(" s ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") HEX(5))
FORM(bmul_bmula_u_bad,
    TEXT("bmula ") CODE(RND, 0) TEXT(" u ") REG("$r", 1) TEXT(" ") CODE(SIGN1, 2) TEXT(" ")
        REG("$r", 3) TEXT(" ") CODE(SIGN2, 4) TEXT(" ") HEX(5))
FORM(bmulbus_reg,
    TEXT("bmulbus ") CODE(SIGN1, 0) TEXT(" ") REG("$r", 1) TEXT(" ") CODE(SIGN2, 2) TEXT(" ")
        REG("$r", 3))
FORM(bmulbus_imm,
    TEXT("bmulbus ") CODE(SIGN1, 0) TEXT(" ") REG("$r", 1) TEXT(" ") CODE(SIGN2, 2) TEXT(" ")
        HEX(3))
FORM(bmulabus_signed_reg,
    TEXT("bmulabus ") CODE(RND, 0) TEXT(" s ") CODE(SIGN1, 1) TEXT(" ") REG("$r", 2) TEXT(" ")
        CODE(SIGN2, 3) TEXT(" ") REG("$r", 4))
FORM(bmulabus_unsigned_reg,
    TEXT("bmulabus ") CODE(RND, 0) TEXT(" u ") CODE(SIGN1, 1) TEXT(" ") REG("$r", 2) TEXT(" ")
        CODE(SIGN2, 3) TEXT(" ") REG("$r", 4))
FORM(bmulabus_signed_imm,
    TEXT("bmulabus ") CODE(RND, 0) TEXT(" s ") CODE(SIGN1, 1) TEXT(" ") REG("$r", 2) TEXT(" ")
        CODE(SIGN2, 3) TEXT(" ") HEX(4))
FORM(bmulabus_unsigned_imm,
    TEXT("bmulabus ") CODE(RND, 0) TEXT(" u ") CODE(SIGN1, 1) TEXT(" ") REG("$r", 2) TEXT(" ")
        CODE(SIGN2, 3) TEXT(" ") HEX(4))
FORM(bprodbus_reg,
    TEXT("bprodbus ") REG("$r", 0) TEXT(" ") REG("$r", 1))
FORM(bprodbus_imm,
    TEXT("bprodbus ") REG("$r", 0) TEXT(" ") HEX(1))
FORM(bprodbusc,
    TEXT("bprodbusc") SEP(" ") PUT(cdst, 0, 0) SEP(" ") REG("$r", 1) SEP(" ") PUT(bytes2, 1, 2))
FORM(mov_imm,
    TEXT("mov ") REG("$r", 0) TEXT(" ") SIGNED(1, 19))
FORM(sethi,
    TEXT("sethi ") REG("$r", 0) TEXT(" ") HEX_OF(value[1] * 65536))
FORM(mov_to,
    TEXT("mov") SEP(" ") PUT(tofile, 0, 0) SEP(" ") PUT(cdst, 1, 4) SEP(" ") REG("$r", 5))
FORM(mov_from,
    TEXT("mov ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") PUT(fromfile, 1, 2))
FORM(mov_to_untested,
    TEXT("mov") SEP(" ") PUT(to_untested, 0, 0) SEP(" ") PUT(cdst, 1, 3) SEP(" ") REG("$r", 4))
FORM(mov_from_untested,
    TEXT("mov ") REG("$r", 0) SEP(" ") PUT(cdst, 0, 1) SEP(" ") PUT(to_untested, 1, 2))
FORM(snop,
    TEXT("snop"))
FORM(cclear,
    TEXT("cclear") SEP(" ") PUT(cdst, 0, 0) SEP(" ") REG("$r", 1))
FORM(vec,
    TEXT("vec ") SIGNED(0, 9) TEXT(" ") SIGNED(1, 9) TEXT(" ") REG("$vc", 2) TEXT(" ")
        CODE(VCFLAG, 3) TEXT(" ") HEX(4))
FORM(bvec,
    TEXT("bvec ") REG("$r", 0) TEXT(" ") REG("$vc", 1) TEXT(" ") CODE(VCFLAG, 2) TEXT(" ") HEX(3))
FORM(vecms,
    TEXT("vecms ") REG("$r", 0) TEXT(" ") REG("$vc", 1) TEXT(" ") CODE(VCFLAG, 2) TEXT(" ") HEX(3))
FORM(bvecmad,
    TEXT("bvecmad ") REG("$r", 0) TEXT(" ") REG("$r", 1) TEXT("q ") REG("$c", 2) TEXT(" ")
        CODE(SLCT, 3) TEXT(" ") REG("$vc", 4) TEXT(" ") CODE(VCFLAG, 5) TEXT(" ") HEX(6))
FORM(bvecmadsel,
    TEXT("bvecmadsel ") REG("$r", 0) TEXT(" ") REG("$r", 1) TEXT("q ") REG("$c", 2) TEXT(" ")
        CODE(SLCT, 3) TEXT(" ") REG("$vc", 4) TEXT(" ") CODE(VCFLAG, 5) TEXT(" ") HEX(6))

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

#define P(form, name) [VP1_SCALAR_##form] = print_##name
static print_form *const printers[VP1_SCALAR_FORMS] = {
    P(ARITH_MUL_TWO, arith_mul_two),
    P(ARITH_MIN_TWO, arith_min_two),
    P(ARITH_MAX_TWO, arith_max_two),
    P(ARITH_ADD_TWO, arith_add_two),
    P(ARITH_SUB_TWO, arith_sub_two),
    P(ARITH_SAR_TWO, arith_sar_two),
    P(ARITH_SHR_TWO, arith_shr_two),
    P(ARITH_ABS_ONE, arith_abs_one),
    P(ARITH_NEG_ONE, arith_neg_one),
    P(BITOP_NOR, bitop_nor),
    P(BITOP_AND_NOT1, bitop_and_not1),
    P(BITOP_AND_NOT2, bitop_and_not2),
    P(BITOP_XOR, bitop_xor),
    P(BITOP_NAND, bitop_nand),
    P(BITOP_AND, bitop_and),
    P(BITOP_NXOR, bitop_nxor),
    P(BITOP_OR_NOT1, bitop_or_not1),
    P(BITOP_OR_NOT2, bitop_or_not2),
    P(BITOP_OR, bitop_or),
    P(BITOP_REST, bitop_rest),
    P(BITS_IMM_AND, bits_imm_and),
    P(BITS_IMM_XOR, bits_imm_xor),
    P(BITS_IMM_OR, bits_imm_or),
    P(BYTES_BMIN_SIGNED_TWO, bytes_bmin_signed_two),
    P(BYTES_BMIN_UNSIGNED_TWO, bytes_bmin_unsigned_two),
    P(BYTES_BMAX_SIGNED_TWO, bytes_bmax_signed_two),
    P(BYTES_BMAX_UNSIGNED_TWO, bytes_bmax_unsigned_two),
    P(BYTES_BADD_SIGNED_TWO, bytes_badd_signed_two),
    P(BYTES_BADD_UNSIGNED_TWO, bytes_badd_unsigned_two),
    P(BYTES_BSUB_SIGNED_TWO, bytes_bsub_signed_two),
    P(BYTES_BSUB_UNSIGNED_TWO, bytes_bsub_unsigned_two),
    P(BYTES_BABS_SIGNED_ONE, bytes_babs_signed_one),
    P(BYTES_BABS_UNSIGNED_ONE, bytes_babs_unsigned_one),
    P(BYTES_BNEG_SIGNED_ONE, bytes_bneg_signed_one),
    P(BYTES_BNEG_UNSIGNED_ONE, bytes_bneg_unsigned_one),
    P(BYTE_SHIFT_SIGNED, byte_shift_signed),
    P(BYTE_SHIFT_UNSIGNED, byte_shift_unsigned),
    P(BYTE_BITS_BAND, byte_bits_band),
    P(BYTE_BITS_BOR, byte_bits_bor),
    P(BYTE_BITS_BXOR, byte_bits_bxor),
    P(BMUL_BMUL_S_REG, bmul_bmul_s_reg),
    P(BMUL_BMUL_U_REG, bmul_bmul_u_reg),
    P(BMUL_BMULA_S_REG, bmul_bmula_s_reg),
    P(BMUL_BMULA_U_REG, bmul_bmula_u_reg),
    P(BMUL_BMUL_S_IMM, bmul_bmul_s_imm),
    P(BMUL_BMUL_U_IMM, bmul_bmul_u_imm),
    P(BMUL_BMULA_S_BAD, bmul_bmula_s_bad),
    P(BMUL_BMULA_U_BAD, bmul_bmula_u_bad),
    P(BMULBUS_REG, bmulbus_reg),
    P(BMULBUS_IMM, bmulbus_imm),
    P(BMULABUS_SIGNED_REG, bmulabus_signed_reg),
    P(BMULABUS_UNSIGNED_REG, bmulabus_unsigned_reg),
    P(BMULABUS_SIGNED_IMM, bmulabus_signed_imm),
    P(BMULABUS_UNSIGNED_IMM, bmulabus_unsigned_imm),
    P(BPRODBUS_REG, bprodbus_reg),
    P(BPRODBUS_IMM, bprodbus_imm),
    P(BPRODBUSC, bprodbusc),
    P(MOV_IMM, mov_imm),
    P(SETHI, sethi),
    P(MOV_TO, mov_to),
    P(MOV_FROM, mov_from),
    P(MOV_TO_UNTESTED, mov_to_untested),
    P(MOV_FROM_UNTESTED, mov_from_untested),
    P(SNOP, snop),
    P(CCLEAR, cclear),
    P(VEC, vec),
    P(BVEC, bvec),
    P(VECMS, vecms),
    P(BVECMAD, bvecmad),
    P(BVECMADSEL, bvecmadsel),
};

size_t vp1_scalar_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[VP1_SCALAR_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    if (in->form < VP1_SCALAR_FORMS)
        printers[in->form](&w, c, in);
    rt_mask(&w, &in->mask);
    *w.at = '\0';
    size_t length = (size_t)(w.at - text);
    if (text == own && size > 0) {
        size_t shown = length < size ? length : size - 1;
        memcpy(out, own, shown);
        out[shown] = '\0';
    }
    return length;
}
