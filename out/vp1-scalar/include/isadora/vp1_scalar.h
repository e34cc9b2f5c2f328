/* Generated from the description vp1-scalar by gen/emit/header. Do not edit. */
/* VP1 scalar unit */
#ifndef ISADORA_ISA_VP1_SCALAR_H
#define ISADORA_ISA_VP1_SCALAR_H

#include <isadora/target.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Forms; their numbers change when others are added. */
enum vp1_scalar_form {
    VP1_SCALAR_ARITH_MUL_TWO, /**< mul $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
    VP1_SCALAR_ARITH_MIN_TWO, /**< min $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
    VP1_SCALAR_ARITH_MAX_TWO, /**< max $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
    VP1_SCALAR_ARITH_ADD_TWO, /**< add $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
    VP1_SCALAR_ARITH_SUB_TWO, /**< sub $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
    VP1_SCALAR_ARITH_SAR_TWO, /**< sar $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
    VP1_SCALAR_ARITH_SHR_TWO, /**< shr $r[DST] [$c[CDST]] $r[SRC1] WORD2 */
    VP1_SCALAR_ARITH_ABS_ONE, /**< abs $r[DST] [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_ARITH_NEG_ONE, /**< neg $r[DST] [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_BITOP_NOR, /**< nor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_AND_NOT1, /**< and $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_AND_NOT2, /**< and $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2] */
    VP1_SCALAR_BITOP_XOR, /**< xor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_NAND, /**< nand $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_AND, /**< and $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_NXOR, /**< nxor $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_OR_NOT1, /**< or $r[DST] [$c[CDST]] not $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_OR_NOT2, /**< or $r[DST] [$c[CDST]]  $r[SRC1] not $r[SRC2] */
    VP1_SCALAR_BITOP_OR, /**< or $r[DST] [$c[CDST]]  $r[SRC1]  $r[SRC2] */
    VP1_SCALAR_BITOP_REST, /**< bitop BITOP $r[DST] [$c[CDST]] $r[SRC1] $r[SRC2] */
    VP1_SCALAR_BITS_IMM_AND, /**< and $r[DST] [$c[CDST]] $r[SRC1] IMM */
    VP1_SCALAR_BITS_IMM_XOR, /**< xor $r[DST] [$c[CDST]] $r[SRC1] IMM */
    VP1_SCALAR_BITS_IMM_OR, /**< or $r[DST] [$c[CDST]] $r[SRC1] IMM */
    VP1_SCALAR_BYTES_BMIN_SIGNED_TWO, /**< bmin s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BMIN_UNSIGNED_TWO, /**< bmin u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BMAX_SIGNED_TWO, /**< bmax s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BMAX_UNSIGNED_TWO, /**< bmax u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BADD_SIGNED_TWO, /**< badd s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BADD_UNSIGNED_TWO, /**< badd u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BSUB_SIGNED_TWO, /**< bsub s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BSUB_UNSIGNED_TWO, /**< bsub u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTES_BABS_SIGNED_ONE, /**< babs s $r[DST] [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_BYTES_BABS_UNSIGNED_ONE, /**< babs u $r[DST] [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_BYTES_BNEG_SIGNED_ONE, /**< bneg s $r[DST] [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_BYTES_BNEG_UNSIGNED_ONE, /**< bneg u $r[DST] [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_BYTE_SHIFT_SIGNED, /**< bshr s $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTE_SHIFT_UNSIGNED, /**< bshr u $r[DST] [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_BYTE_BITS_BAND, /**< band $r[DST] [$c[CDST]] $r[SRC1] BIMM */
    VP1_SCALAR_BYTE_BITS_BOR, /**< bor $r[DST] [$c[CDST]] $r[SRC1] BIMM */
    VP1_SCALAR_BYTE_BITS_BXOR, /**< bxor $r[DST] [$c[CDST]] $r[SRC1] BIMM */
    VP1_SCALAR_BMUL_BMUL_S_REG, /**< bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
    VP1_SCALAR_BMUL_BMUL_U_REG, /**< bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
    VP1_SCALAR_BMUL_BMULA_S_REG, /**< bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
    VP1_SCALAR_BMUL_BMULA_U_REG, /**< bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
    VP1_SCALAR_BMUL_BMUL_S_IMM, /**< bmul RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
    VP1_SCALAR_BMUL_BMUL_U_IMM, /**< bmul RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMMUL */
    VP1_SCALAR_BMUL_BMULA_S_BAD, /**< bmula RND s $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
    VP1_SCALAR_BMUL_BMULA_U_BAD, /**< bmula RND u $r[DST] SIGN1 $r[SRC1] SIGN2 BIMMBAD */
    VP1_SCALAR_BMULBUS_REG, /**< bmulbus SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
    VP1_SCALAR_BMULBUS_IMM, /**< bmulbus SIGN1 $r[SRC1] SIGN2 BIMMBAD */
    VP1_SCALAR_BMULABUS_SIGNED_REG, /**< bmulabus RND s SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
    VP1_SCALAR_BMULABUS_UNSIGNED_REG, /**< bmulabus RND u SIGN1 $r[SRC1] SIGN2 $r[SRC2] */
    VP1_SCALAR_BMULABUS_SIGNED_IMM, /**< bmulabus RND s SIGN1 $r[SRC1] SIGN2 BIMMBAD */
    VP1_SCALAR_BMULABUS_UNSIGNED_IMM, /**< bmulabus RND u SIGN1 $r[SRC1] SIGN2 BIMMBAD */
    VP1_SCALAR_BPRODBUS_REG, /**< bprodbus $r[SRC1] $r[SRC2] */
    VP1_SCALAR_BPRODBUS_IMM, /**< bprodbus $r[SRC1] BIMMBAD */
    VP1_SCALAR_BPRODBUSC, /**< bprodbusc [$c[CDST]] $r[SRC1] BYTES2 */
    VP1_SCALAR_MOV_IMM, /**< mov $r[DST] IMM19 */
    VP1_SCALAR_SETHI, /**< sethi $r[DST] IMM16 */
    VP1_SCALAR_MOV_TO, /**< mov TOFILE [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_MOV_FROM, /**< mov $r[DST] [$c[CDST]] FROMFILE */
    VP1_SCALAR_MOV_TO_UNTESTED, /**< mov TO_UNTESTED [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_MOV_FROM_UNTESTED, /**< mov $r[DST] [$c[CDST]] FROM_UNTESTED */
    VP1_SCALAR_SNOP, /**< snop */
    VP1_SCALAR_CCLEAR, /**< cclear [$c[CDST]] $r[SRC1] */
    VP1_SCALAR_VEC, /**< vec FACTOR1 FACTOR2 $vc[VCIDX] VCFLAG VCXFRM */
    VP1_SCALAR_BVEC, /**< bvec $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
    VP1_SCALAR_VECMS, /**< vecms $r[SRC1] $vc[VCIDX] VCFLAG VCXFRM */
    VP1_SCALAR_BVECMAD, /**< bvecmad $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
    /** bvecmadsel $r[SRC1] $r[SRC2]q $c[COND] SLCT $vc[VCIDX] VCFLAG VCXFRM */
    VP1_SCALAR_BVECMADSEL,
    VP1_SCALAR_FORMS
};

/** Fields. */
enum vp1_scalar_field {
    VP1_SCALAR_FIELD_OP, /**< bits 24..31 */
    VP1_SCALAR_FIELD_UNSIGN, /**< bits 28 */
    VP1_SCALAR_FIELD_IMMED, /**< bits 29 */
    VP1_SCALAR_FIELD_DST, /**< bits 19..23 */
    VP1_SCALAR_FIELD_SRC1, /**< bits 14..18 */
    VP1_SCALAR_FIELD_SRC2, /**< bits 9..13 */
    VP1_SCALAR_FIELD_CDST, /**< bits 0..2 */
    VP1_SCALAR_FIELD_COND, /**< bits 3..4 */
    VP1_SCALAR_FIELD_SLCT, /**< bits 5..8 */
    VP1_SCALAR_FIELD_IMM, /**< bits 3..13 */
    VP1_SCALAR_FIELD_BIMM, /**< bits 3..10 */
    VP1_SCALAR_FIELD_BIMMMUL, /**< bits 9..13, 0 */
    VP1_SCALAR_FIELD_BIMMBAD, /**< bits 0..7 */
    VP1_SCALAR_FIELD_IMM19, /**< bits 0..18 */
    VP1_SCALAR_FIELD_IMM16, /**< bits 0..15 */
    VP1_SCALAR_FIELD_BITOP, /**< bits 3..6 */
    VP1_SCALAR_FIELD_RND, /**< bits 8 */
    VP1_SCALAR_FIELD_SIGN1, /**< bits 2 */
    VP1_SCALAR_FIELD_SIGN2, /**< bits 1 */
    VP1_SCALAR_FIELD_FACTOR1, /**< bits 1..9 */
    VP1_SCALAR_FIELD_FACTOR2, /**< bits 10..18 */
    VP1_SCALAR_FIELD_VCIDX, /**< bits 19..20 */
    VP1_SCALAR_FIELD_VCFLAG, /**< bits 21 */
    VP1_SCALAR_FIELD_VCXFRM, /**< bits 22..23, 0 */
    VP1_SCALAR_FIELD_RFILE, /**< bits 3..7 */
    VP1_SCALAR_FIELD_TOIDX, /**< bits 19..23 */
    VP1_SCALAR_FIELD_FROMIDX, /**< bits 14..18 */
    VP1_SCALAR_FIELD_MDST, /**< bits 19..23, 3 */
    VP1_SCALAR_FIELD_MSRC, /**< bits 14..18, 3 */
    VP1_SCALAR_FIELDS
};

/** Variants and modes. */
enum vp1_scalar_config {
    VP1_SCALAR_CONFIG_NV41,
    VP1_SCALAR_CONFIG_G80,
    VP1_SCALAR_CONFIGS
};

/** Longest instruction text, terminator included. */
enum { VP1_SCALAR_TEXT_MAX = 121 };

/** isadora_target.decode. */
int vp1_scalar_decode(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.identify. */
int vp1_scalar_identify(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *out);
/** isadora_target.operands. */
int vp1_scalar_operands(const struct isadora_context *, const uint8_t *bytes, size_t size,
    struct isadora_insn *insn);
/** isadora_target.encode. */
int vp1_scalar_encode(const struct isadora_context *, const struct isadora_insn *, uint8_t *bytes,
    size_t size);
/** isadora_target.format. */
size_t vp1_scalar_format(const struct isadora_context *, const struct isadora_insn *, char *out,
    size_t size);
/** isadora_target.branch_target. */
bool vp1_scalar_branch_target(const struct isadora_context *, const struct isadora_insn *,
    uint64_t *to);


/** The instruction set as data. */
extern const struct isadora_target vp1_scalar_target;

#ifdef __cplusplus
}
#endif

#endif
