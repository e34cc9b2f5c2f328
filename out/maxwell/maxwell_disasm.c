/* Generated from the description maxwell by gen/emit/disasm. Do not edit. */
#include <isadora/maxwell.h>
#include "base/float_text.h"
#include "base/text_tables.h"

#include <string.h>

CODES(atomic_ATOM_E, 2,
    T(0, "") T(1, ".E"))
CODES(atomic_ATOM_OP, 16,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(10, ".SAFEADD"))
CODES(atomic_ATOM_TYPE, 8,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64"))
CODES(NO_YIELD_own, 2,
    T(0, "Y") T(1, ""))
CODES(WAIT1_own, 2,
    T(0, "") T(1, "^1"))
CODES(WAIT2_own, 2,
    T(0, "") T(1, "^2"))
CODES(WAIT3_own, 2,
    T(0, "") T(1, "^3"))
CODES(WAIT4_own, 2,
    T(0, "") T(1, "^4"))
CODES(WAIT5_own, 2,
    T(0, "") T(1, "^5"))
CODES(WAIT6_own, 2,
    T(0, "") T(1, "^6"))
CODES(WAIT1_2, 2,
    T(0, "-") T(1, "0"))
CODES(WAIT2_2, 2,
    T(0, "-") T(1, "1"))
CODES(WAIT3_2, 2,
    T(0, "-") T(1, "2"))
CODES(WAIT4_2, 2,
    T(0, "-") T(1, "3"))
CODES(WAIT5_2, 2,
    T(0, "-") T(1, "4"))
CODES(WAIT6_2, 2,
    T(0, "-") T(1, "5"))
CODES(NO_YIELD_2, 2,
    T(0, "Y") T(1, "-"))
CODES(STALL_TWO, 16,
    T(1, "S01") T(2, "S02") T(3, "S03") T(4, "S04") T(5, "S05") T(6, "S06") T(7, "S07")
    T(8, "S08") T(9, "S09") T(10, "S10") T(11, "S11") T(12, "S12") T(13, "S13") T(14, "S14")
        T(15, "S15"))
CODES(atomic_CAS_64, 2,
    T(0, "") T(1, ".64"))
CODES(atomic_ATOM_P_OP, 16,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(10, ".SAFEADD"))
CODES(memory_Pl, 8,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(atomic_ATOMS_OP, 16,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH"))
CODES(atomic_ATOMS_TYPE, 4,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".S64"))
CODES(atomic_ATOMS_CAS_OP, 4,
    T(0, ".CAST") T(1, ".CAST.SPIN") T(2, ".CAS"))
CODES(atomic_ATOMS_CAS_64, 2,
    T(0, "") T(1, ".64"))
CODES(atomic_RED_OP, 8,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(atomic_RED_TYPE, 8,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64"))
CODES(atomic_CCTL_E, 2,
    T(0, "") T(1, ".E"))
CODES(atomic_CACHE_LEVEL, 8,
    T(0, "") T(1, ".U") T(2, ".C") T(3, ".I") T(4, ".CRS"))
CODES(atomic_CACHE_OP_OR_QUERY, 16,
    T(0, ".QRY1") T(1, ".PF1") T(2, ".PF1.5") T(3, ".PF2") T(4, ".WB") T(5, ".IV") T(6, ".IVALL")
        T(7, ".RS")
    T(9, ".RSLB"))
CODES(atomic_CACHE_OP, 16,
    T(1, ".PF1") T(2, ".PF1.5") T(3, ".PF2") T(4, ".WB") T(5, ".IV") T(6, ".IVALL") T(7, ".RS")
    T(9, ".RSLB"))
CODES(CMP, 8,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(SIGNED, 2,
    T(0, ".U32") T(1, ""))
CODES(X, 2,
    T(0, "") T(1, ".X"))
CODES(BOP, 4,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR"))
CODES(REUSE_A, 2,
    T(0, "") T(1, ".reuse"))
CODES(REUSE_B, 2,
    T(0, "") T(1, ".reuse"))
CODES(NOT_Pp, 2,
    T(0, "") T(1, "!"))
CODES(BF, 2,
    T(0, "") T(1, ".BF"))
CODES(CC, 2,
    T(0, "") T(1, ".CC"))
CODES(control_U, 2,
    T(0, "") T(1, ".U"))
CODES(control_LMT, 2,
    T(0, "") T(1, ".LMT"))
CODES(CC_TEST, 32,
    T(0, "CC.F") T(1, "CC.LT") T(2, "CC.EQ") T(3, "CC.LE") T(4, "CC.GT") T(5, "CC.NE") T(6, "CC.GE")
        T(7, "CC.NUM")
    T(8, "CC.NAN") T(9, "CC.LTU") T(10, "CC.EQU") T(11, "CC.LEU") T(12, "CC.GTU") T(13, "CC.NEU")
        T(14, "CC.GEU") T(15, "")
    T(16, "CC.OFF") T(17, "CC.LO") T(18, "CC.SFF") T(19, "CC.LS") T(20, "CC.HI") T(21, "CC.SFT")
        T(22, "CC.HS") T(23, "CC.OFT")
    T(24, "CC.CSM_TA") T(25, "CC.CSM_TR") T(26, "CC.CSM_MX") T(27, "CC.FCSM_TA") T(28, "CC.FCSM_TR")
        T(29, "CC.FCSM_MX") T(30, "CC.RLE") T(31, "CC.RGT"))
CODES(control_NOINC, 2,
    T(0, ".NOINC") T(1, ""))
CODES(control_KEEPREFCOUNT, 2,
    T(0, "") T(1, ".KEEPREFCOUNT"))
CODES(control_BPT_KIND, 8,
    T(0, ".DRAIN_ILLEGAL") T(1, ".CAL") T(2, ".PAUSE") T(3, ".TRAP") T(4, ".INT") T(5, ".DRAIN"))
CODES(control_EN, 2,
    T(0, ".EN") T(1, ""))
CODES(control_RTT_OP, 4,
    T(0, "") T(1, ".TERMINATE") T(2, ".FALLTHROUGH") T(3, ".PREEMPTED"))
CODES(control_TRIG, 2,
    T(0, "") T(1, ".TRIG"))
CODES(NOP_CC_TEST, 32,
    T(0, "CC.F") T(1, "CC.LT") T(2, "CC.EQ") T(3, "CC.LE") T(4, "CC.GT") T(5, "CC.NE") T(6, "CC.GE")
        T(7, "CC.NUM")
    T(8, "CC.NAN") T(9, "CC.LTU") T(10, "CC.EQU") T(11, "CC.LEU") T(12, "CC.GTU") T(13, "CC.NEU")
        T(14, "CC.GEU") T(15, "")
    T(16, "CC.OFF") T(17, "CC.LO") T(18, "CC.SFF") T(19, "CC.LS") T(20, "CC.HI") T(21, "CC.SFT")
        T(22, "CC.HS") T(23, "CC.OFT")
    T(24, "CC.CSM_TA") T(25, "CC.CSM_TR") T(26, "CC.CSM_MX") T(27, "CC.FCSM_TA") T(28, "CC.FCSM_TR")
        T(29, "CC.FCSM_MX") T(30, "CC.RLE") T(31, "CC.RGT"))
CODES(FTZ, 2,
    T(0, "") T(1, ".FTZ"))
CODES(convert_DST_FLOAT, 4,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(convert_SRC_FLOAT, 4,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(convert_CVT_RND, 8,
    T(0, "") T(3, ".PASS") T(4, ".ROUND") T(5, ".FLOOR") T(6, ".CEIL") T(7, ".TRUNC"))
CODES(SAT, 2,
    T(0, "") T(1, ".SAT"))
CODES(F_NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(F_ABS_B, 2,
    T(0, "") T(1, "|"))
CODES(convert_CVT_H1, 2,
    T(0, "") T(1, ".H1"))
CODES(RND, 4,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(convert_DST_INT, 8,
    T(1, ".U16") T(2, ".U32") T(3, ".U64") T(5, ".S16") T(6, ".S32") T(7, ".S64"))
CODES(convert_ROUND, 4,
    T(0, "") T(1, ".FLOOR") T(2, ".CEIL") T(3, ".TRUNC"))
CODES(convert_SRC_INT, 8,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(3, ".U64") T(4, ".S8") T(5, ".S16") T(6, ".S32")
        T(7, ".S64"))
CODES(convert_HALF, 4,
    T(0, "") T(2, ".H1"))
CODES(BYTE, 4,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(convert_I2I_DST, 8,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(4, ".S8") T(5, ".S16") T(6, ".S32"))
CODES(convert_I2I_SRC, 8,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(4, ".S8") T(5, ".S16") T(6, ".S32"))
CODES(F_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(F_ABS_A, 2,
    T(0, "") T(1, "|"))
CODES(REUSE_C, 2,
    T(0, "") T(1, ".reuse"))
CODES(NEG_PRODUCT, 2,
    T(0, "") T(1, "-"))
CODES(double_DFMA_RND, 4,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(F_NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(SET_BF, 2,
    T(0, "") T(1, ".BF"))
CODES(FLOAT_CMP, 16,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(SET_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(SET_ABS_A, 2,
    T(0, "") T(1, "|"))
CODES(SET_NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(SET_ABS_B, 2,
    T(0, "") T(1, "|"))
CODES(SETP_ABS_A, 2,
    T(0, "") T(1, "|"))
CODES(SETP_NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(float_FTZ_32I, 2,
    T(0, "") T(1, ".FTZ"))
CODES(CC_32I, 2,
    T(0, "") T(1, ".CC"))
CODES(float_F_NEG_A_32I, 2,
    T(0, "") T(1, "-"))
CODES(float_F_ABS_A_32I, 2,
    T(0, "") T(1, "|"))
CODES(float_F_NEG_B_32I, 2,
    T(0, "") T(1, ".NEG"))
CODES(float_F_ABS_B_32I, 2,
    T(0, "") T(1, ".ABS"))
CODES(float_FMZ, 4,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(float_POWER, 8,
    T(0, "") T(1, ".D2") T(2, ".D4") T(3, ".D8") T(4, ".M8") T(5, ".M4") T(6, ".M2"))
CODES(float_FMZ_53, 4,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(float_F_SAT_32I, 2,
    T(0, "") T(1, ".SAT"))
CODES(float_RND_51, 4,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(float_F_NEG_C_32I, 2,
    T(0, "") T(1, "-"))
CODES(floatcmp_SET_FTZ, 2,
    T(0, "") T(1, ".FTZ"))
CODES(floatcmp_SETP_FTZ, 2,
    T(0, "") T(1, ".FTZ"))
CODES(floatcmp_FCMP_TEST, 16,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, "") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(floatcmp_NDV, 2,
    T(0, "") T(1, ".NDV"))
CODES(floatcmp_SIGNS3, 4,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_SIGNS2, 4,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_SIGNS1, 4,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_SIGNS0, 4,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_MUFU_OP, 16,
    T(0, ".COS") T(1, ".SIN") T(2, ".EX2") T(3, ".LG2") T(4, ".RCP") T(5, ".RSQ") T(6, ".RCP64H")
        T(7, ".RSQ64H")
    T(8, ".SQRT"))
CODES(floatcmp_RRO_OP, 2,
    T(0, ".SINCOS") T(1, ".EX2"))
CODES(graphics_OUTPUT, 2,
    T(0, "") T(1, ".O"))
CODES(graphics_ATTR_SIZE, 4,
    T(0, "") T(1, ".64") T(2, ".96") T(3, ".128"))
CODES(graphics_IPA_MODE, 4,
    T(0, ".PASS") T(1, "") T(2, ".CONSTANT") T(3, ".SC"))
CODES(graphics_IPA_AT, 4,
    T(0, "") T(1, ".CENTROID") T(2, ".OFFSET"))
CODES(graphics_IPA_SAT, 2,
    T(0, "") T(1, ".SAT"))
CODES(graphics_ISB_SPACE, 4,
    T(0, "") T(1, ".PATCH") T(2, ".PRIM") T(3, ".ATTR"))
CODES(graphics_SKEW, 2,
    T(0, "") T(1, ".SKEW"))
CODES(graphics_ISB_SIZE, 4,
    T(0, "") T(1, ".U16") T(2, ".32"))
CODES(graphics_OUT_OP, 4,
    T(1, ".EMIT") T(2, ".CUT") T(3, ".EMIT_THEN_CUT"))
CODES(graphics_PIXLD_OP, 8,
    T(0, "") T(1, ".COVMASK") T(2, ".COVERED") T(3, ".OFFSET") T(4, ".CENTROID_OFFSET")
        T(5, ".MY_INDEX"))
CODES(half_MERGE, 4,
    T(0, "") T(1, ".F32") T(2, ".MRG_H0") T(3, ".MRG_H1"))
CODES(half_HADD_FTZ, 2,
    T(0, "") T(1, ".FTZ"))
CODES(half_HALF_SAT, 2,
    T(0, "") T(1, ".SAT"))
CODES(half_HALF_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(half_HALF_ABS_A, 2,
    T(0, "") T(1, "|"))
CODES(half_SWIZZLE_A, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HALF_NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(half_HALF_ABS_B, 2,
    T(0, "") T(1, "|"))
CODES(half_SWIZZLE_B, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HALF_SAT_CONST, 2,
    T(0, "") T(1, ".SAT"))
CODES(half_HALF_NEG_CONST, 2,
    T(0, "") T(1, "-"))
CODES(half_HALF_ABS_CONST, 2,
    T(0, "") T(1, "|"))
CODES(half_HADD_FTZ_32I, 2,
    T(0, "") T(1, ".FTZ"))
CODES(half_SWIZZLE_A_32I, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HMUL_FMZ, 4,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HALF_FMZ_32I, 4,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HFMA_FMZ, 4,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HFMA_NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(half_HFMA_SWIZZLE_C, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HFMA_FMZ_CONST, 4,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HFMA_NEG_C_CONST, 2,
    T(0, "") T(1, "-"))
CODES(half_HFMA_SWIZZLE_C_CONST, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HFMA_NEG_C_32I, 2,
    T(0, "") T(1, "-"))
CODES(half_HALF_BF, 2,
    T(0, "") T(1, ".BF"))
CODES(half_HALF_CMP, 16,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(half_HSET_FTZ, 2,
    T(0, "") T(1, ".FTZ"))
CODES(half_HALF_BF_CONST, 2,
    T(0, "") T(1, ".BF"))
CODES(half_HALF_CMP_CONST, 16,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(half_HSET_FTZ_CONST, 2,
    T(0, "") T(1, ".FTZ"))
CODES(half_H_AND, 2,
    T(0, "") T(1, ".H_AND"))
CODES(half_HSETP_FTZ, 2,
    T(0, "") T(1, ".FTZ"))
CODES(half_H_AND_CONST, 2,
    T(0, "") T(1, ".H_AND"))
CODES(integer_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(integer_NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(integer_SAT_32I, 2,
    T(0, "") T(1, ".SAT"))
CODES(integer_X_32I, 2,
    T(0, "") T(1, ".X"))
CODES(NEG_A_32I, 2,
    T(0, "") T(1, "-"))
CODES(integer_IADD3_SHIFT, 4,
    T(0, "") T(1, ".RS") T(2, ".LS"))
CODES(integer_IADD3_X, 2,
    T(0, "") T(1, ".X"))
CODES(integer_IADD3_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(integer_HALF_A, 4,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(integer_IADD3_NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(integer_HALF_B, 4,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(integer_IADD3_NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(integer_HALF_C, 4,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(integer_PART, 4,
    T(0, "") T(1, ".XLO") T(2, ".XMED") T(3, ".XHI"))
CODES(logic_LOP_OP, 4,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".PASS_B"))
CODES(logic_LOP_TEST, 4,
    T(0, "") T(1, ".T") T(2, ".Z") T(3, ".NZ"))
CODES(logic_LOP_INV_A, 2,
    T(0, "") T(1, "~"))
CODES(logic_LOP_INV_B, 2,
    T(0, "") T(1, "~"))
CODES(logic_LOP32I_OP, 4,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".PASS_B"))
CODES(logic_LOP32I_X, 2,
    T(0, "") T(1, ".X"))
CODES(logic_LOP32I_INV_A, 2,
    T(0, "") T(1, "~"))
CODES(logic_LOP32I_INV_B, 2,
    T(0, "") T(1, ".INV"))
CODES(logic_LOP3_X, 2,
    T(0, "") T(1, ".X"))
CODES(logic_LOP3_TEST, 4,
    T(0, "") T(1, ".T") T(2, ".Z") T(3, ".NZ"))
CODES(logic_LOP3_X_CONST, 2,
    T(0, "") T(1, ".X"))
CODES(logic_LOP3_X_IMM, 2,
    T(0, "") T(1, ".X"))
CODES(memory_E, 2,
    T(0, "") T(1, ".E"))
CODES(memory_LOAD_CACHE, 4,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(memory_LDG_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128")
        T(7, ".U.128"))
CODES(memory_STORE_CACHE, 4,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(memory_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(memory_LD_E, 2,
    T(0, "") T(1, ".E"))
CODES(memory_LD_CACHE, 4,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(memory_LD_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(memory_ST_CACHE, 4,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(memory_LDL_CACHE, 4,
    T(0, "") T(1, ".LU") T(2, ".CI") T(3, ".CV"))
CODES(memory_STL_CACHE, 4,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(memory_LDS_U_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".32") T(5, ".64") T(6, ".128"))
CODES(memory_LDC_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64"))
CODES(memory_LDC_MODE, 4,
    T(0, "") T(1, ".IL") T(2, ".IS") T(3, ".ISL"))
CODES(memory_WAIT, 2,
    T(0, "") T(1, ".WAIT"))
CODES(memory_MEMBAR_SCOPE, 4,
    T(0, ".CTA") T(1, ".GL") T(2, ".SYS") T(3, ".VC"))
CODES(memory_MEMBAR_IVALL, 4,
    T(0, "") T(1, ".IVALLD") T(2, ".IVALLT") T(3, ".IVALLTD"))
CODES(move_PRMT_MODE, 16,
    T(0, "") T(1, ".F4E") T(2, ".B4E") T(3, ".RC8") T(4, ".ECL") T(5, ".ECR") T(6, ".RC16"))
CODES(MUL_TYPES, 4,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(HI, 2,
    T(0, "") T(1, ".HI"))
CODES(MUL_TYPES_32I, 4,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(HI_32I, 2,
    T(0, "") T(1, ".HI"))
CODES(multiply_MAD_TYPES, 4,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(multiply_MAD_HI, 2,
    T(0, "") T(1, ".HI"))
CODES(multiply_MAD_X, 2,
    T(0, "") T(1, ".X"))
CODES(multiply_MAD_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(multiply_MAD_NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(multiply_MAD32I_TYPES, 4,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(multiply_MAD32I_NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(multiply_IMADSP_A, 4,
    T(0, "32") T(1, "24") T(2, "16H0") T(3, "16H1"))
CODES(multiply_IMADSP_B, 2,
    T(0, "24") T(1, "16H0"))
CODES(multiply_IMADSP_C, 4,
    T(0, "32") T(1, "24") T(2, "16H0"))
CODES(multiply_XMAD_TYPES, 4,
    T(0, "") T(1, ".S16.U16") T(2, ".U16.S16") T(3, ".S16.S16"))
CODES(multiply_PSL, 2,
    T(0, "") T(1, ".PSL"))
CODES(multiply_MRG, 2,
    T(0, "") T(1, ".MRG"))
CODES(multiply_XMAD_MODE, 8,
    T(0, "") T(1, ".CLO") T(2, ".CHI") T(3, ".CSFU") T(4, ".CBCC"))
CODES(multiply_XMAD_X, 2,
    T(0, "") T(1, ".X"))
CODES(multiply_XMAD_H1_A, 2,
    T(0, "") T(1, ".H1"))
CODES(multiply_XMAD_H1_B, 2,
    T(0, "") T(1, ".H1"))
CODES(multiply_PSL_CONST, 2,
    T(0, "") T(1, ".PSL"))
CODES(multiply_MRG_CONST, 2,
    T(0, "") T(1, ".MRG"))
CODES(multiply_XMAD_MODE_CONST, 4,
    T(0, "") T(1, ".CLO") T(2, ".CHI") T(3, ".CSFU"))
CODES(multiply_XMAD_X_CONST, 2,
    T(0, "") T(1, ".X"))
CODES(multiply_XMAD_H1_C, 2,
    T(0, "") T(1, ".H1"))
CODES(predicate_BOP_AB, 4,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR"))
CODES(predicate_NOT_Pa, 2,
    T(0, "") T(1, "!"))
CODES(predicate_NOT_Pb, 2,
    T(0, "") T(1, "!"))
CODES(NOP_CC_TEST_set, 32,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T")
    T(16, ".OFF") T(17, ".LO") T(18, ".SFF") T(19, ".LS") T(20, ".HI") T(21, ".SFT") T(22, ".HS")
        T(23, ".OFT")
    T(24, ".CSM_TA") T(25, ".CSM_TR") T(26, ".CSM_MX") T(27, ".FCSM_TA") T(28, ".FCSM_TR")
        T(29, ".FCSM_MX") T(30, ".RLE") T(31, ".RGT"))
CODES(predicate_PR_OR_CC, 2,
    T(0, "PR") T(1, "CC"))
CODES(shift_W, 2,
    T(0, "") T(1, ".W"))
CODES(shift_SHR_X, 4,
    T(0, "") T(2, ".X") T(3, ".XHI"))
CODES(shift_BREV, 2,
    T(0, "") T(1, ".BREV"))
CODES(shift_SHF_W, 2,
    T(0, "") T(1, ".W"))
CODES(shift_SHF_TYPE, 4,
    T(0, "") T(2, ".U64") T(3, ".S64"))
CODES(shift_SHF_PART, 4,
    T(0, "") T(1, ".HI") T(2, ".X") T(3, ".XHI"))
CODES(shift_SH, 2,
    T(0, "") T(1, ".SH"))
CODES(shift_INV_B, 2,
    T(0, "") T(1, "~"))
CODES(shift_LEA_X, 2,
    T(0, "") T(1, ".X"))
CODES(shift_LEA_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(shift_LEA_HI_X, 2,
    T(0, "") T(1, ".X"))
CODES(shift_LEA_HI_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(shift_LEA_HI_CONST_X, 2,
    T(0, "") T(1, ".X"))
CODES(shift_LEA_HI_CONST_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(special_VOTE_MODE, 4,
    T(0, ".ALL") T(1, ".ANY") T(2, ".EQ"))
CODES(special_VTG_OP, 4,
    T(0, ".R") T(1, ".A") T(2, ".RA"))
CODES(special_SHFL_MODE, 4,
    T(0, ".IDX") T(1, ".UP") T(2, ".DOWN") T(3, ".BFLY"))
CODES(special_BAR_RED, 4,
    T(0, ".POPC") T(1, ".AND") T(2, ".OR"))
CODES(special_R2B_KIND, 4,
    T(0, "") T(1, ".RESULT") T(2, ".WARP"))
CODES(SCOREBOARD, 8,
    T(0, "SB0") T(1, "SB1") T(2, "SB2") T(3, "SB3") T(4, "SB4") T(5, "SB5"))
CODES(BOARD4, 2,
    T(0, "") T(1, "4"))
CODES(BOARD3, 2,
    T(0, "") T(1, "3"))
CODES(BOARD2, 2,
    T(0, "") T(1, "2"))
CODES(BOARD1, 2,
    T(0, "") T(1, "1"))
CODES(BOARD0, 2,
    T(0, "") T(1, "0"))
CODES(surface_DIM, 8,
    T(0, ".1D") T(1, ".1D_BUFFER") T(2, ".1D_ARRAY") T(3, ".2D") T(4, ".2D_ARRAY") T(5, ".3D"))
CODES(surface_LOAD_CACHE_24, 4,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(surface_MASK, 16,
    T(1, ".R") T(2, ".G") T(3, ".RG") T(4, ".B") T(5, ".RB") T(6, ".GB") T(7, ".RGB")
    T(8, ".A") T(9, ".RA") T(10, ".GA") T(11, ".RGA") T(12, ".BA") T(13, ".RBA") T(14, ".GBA")
        T(15, ""))
CODES(surface_CLAMP, 4,
    T(0, ".IGN") T(1, "") T(2, ".TRAP"))
CODES(surface_Ps, 8,
    T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(surface_BA, 2,
    T(0, "") T(1, ".BA"))
CODES(surface_SURF_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(surface_STORE_CACHE_24, 4,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(surface_SURED_OP, 8,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(surface_SURED_TYPE, 8,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(surface_SUATOM_BA, 2,
    T(0, "") T(1, ".BA"))
CODES(surface_SUATOM_OP, 16,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH"))
CODES(surface_SUATOM_TYPE, 8,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(surface_SUATOM_PD, 2,
    T(0, ".P") T(1, ".D"))
CODES(surface_SUATOM_TYPE_R, 8,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(surface_SUATOM_P, 8,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(texture_LOD, 8,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(6, ".LBA") T(7, ".LLA"))
CODES(texture_LC, 2,
    T(0, "") T(1, ".LC"))
CODES(texture_AOFFI, 2,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_DC, 2,
    T(0, "") T(1, ".DC"))
CODES(texture_NDV_35, 2,
    T(0, "") T(1, ".NDV"))
CODES(texture_NODEP, 2,
    T(0, "") T(1, ".NODEP"))
CODES(texture_PHASE_T, 2,
    T(0, "") T(1, ".T"))
CODES(texture_PHASE_P, 2,
    T(0, "") T(1, ".P"))
CODES(texture_DIM, 8,
    T(0, "1D") T(1, "ARRAY_1D") T(2, "2D") T(3, "ARRAY_2D") T(4, "3D") T(5, "ARRAY_3D") T(6, "CUBE")
        T(7, "ARRAY_CUBE"))
CODES(texture_LOD_B, 8,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(6, ".LBA") T(7, ".LLA"))
CODES(texture_LC_B, 2,
    T(0, "") T(1, ".LC"))
CODES(texture_AOFFI_B, 2,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_TLD_LOD, 2,
    T(0, ".LZ") T(1, ".LL"))
CODES(texture_AOFFI_TLD, 2,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_MS, 2,
    T(0, "") T(1, ".MS"))
CODES(texture_CL, 2,
    T(0, "") T(1, ".CL"))
CODES(texture_TLD4_COMPONENT, 4,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_TLD4_OFFSET, 4,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP"))
CODES(texture_TLD4_COMPONENT_B, 4,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_TLD4_OFFSET_B, 4,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP"))
CODES(texture_TXD_LC, 2,
    T(0, "") T(1, ".LC"))
CODES(texture_QUERY, 64,
    T(1, "TEX_HEADER_DIMENSION") T(2, "TEX_HEADER_TEXTURE_TYPE") T(5, "TEX_HEADER_SAMPLER_POS")
    T(16, "TEX_SAMPLER_FILTER") T(18, "TEX_SAMPLER_LOD") T(20, "TEX_SAMPLER_WRAP")
        T(22, "TEX_SAMPLER_BORDER_COLOR"))
CODES(texture_TEXS_F16, 2,
    T(0, ".F16") T(1, ""))
CODES(texture_COMPONENTS, 8,
    T(0, "RGB") T(1, "RGA") T(2, "RBA") T(3, "GBA") T(4, "RGBA"))
CODES(texture_COMPONENTS_1, 8,
    T(0, "R") T(1, "G") T(2, "B") T(3, "A") T(4, "RG") T(5, "RA") T(6, "GA") T(7, "BA"))
CODES(texture_TLD4S_F16, 2,
    T(0, "") T(1, ".F16"))
CODES(texture_TLD4S_COMPONENT, 4,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_AOFFI_TLD4S, 2,
    T(0, "") T(1, ".AOFFI"))
CODES(video_UD, 2,
    T(0, ".UD") T(1, ""))
CODES(video_SIGN_A, 2,
    T(0, "U") T(1, "S"))
CODES(video_SIGN_B, 2,
    T(0, "U") T(1, "S"))
CODES(video_VIDEO_SAT, 2,
    T(0, "") T(1, ".SAT"))
CODES(video_THEN, 8,
    T(0, ".MRG_16H") T(1, ".MRG_16L") T(2, ".MRG_8B0") T(3, ".MRG_8B2") T(4, ".ACC") T(5, ".MIN")
        T(6, ".MAX") T(7, ""))
CODES(video_ADD_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(video_BYTE_A, 4,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(video_HALF_A, 2,
    T(0, "") T(1, ".H1"))
CODES(video_ADD_NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(video_BYTE_B, 4,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(video_HALF_B, 2,
    T(0, "") T(1, ".H1"))
CODES(video_SD, 2,
    T(0, "") T(1, ".SD"))
CODES(video_MX, 2,
    T(0, "") T(1, ".MX"))
CODES(video_VSET_CMP, 8,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(video_VSETP_CMP, 8,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(video_VMAD_SHIFT, 4,
    T(0, "") T(1, ".SHR_7") T(2, ".SHR_15"))
CODES(video_MAD_NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(video_MAD_NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(video_VIDEO_W, 2,
    T(0, "") T(1, ".W"))
CODES(video_DIFF4_SD, 2,
    T(0, "") T(1, ".SD"))
CODES(video_DIFF4_A, 2,
    T(0, ".U8") T(1, ".S8"))
CODES(video_DIFF4_B, 2,
    T(0, ".U8") T(1, ".S8"))
CODES(video_DIFF4_SAT, 2,
    T(0, "") T(1, ".SAT"))
CODES(video_DIFF4_RED, 4,
    T(0, "") T(1, ".ACC"))
CODES(video_DIFF4_LANES, 16,
    T(1, ".X") T(2, ".Y") T(3, ".XY") T(4, ".Z") T(5, ".XZ") T(6, ".YZ") T(7, ".XYZ")
    T(8, ".W") T(9, ".XW") T(10, ".YW") T(11, ".XYW") T(12, ".ZW") T(13, ".XZW") T(14, ".YZW")
        T(15, ""))
CODES(video_DIFF4_SELECT_A, 16,
    T(0, ".0000") T(1, ".1111") T(2, ".2222") T(3, ".3333") T(4, "") T(5, ".4321") T(6, ".5432")
        T(7, ".6543")
    T(8, ".3201") T(9, ".3012") T(10, ".0213") T(11, ".3120") T(12, ".1230") T(13, ".2310"))
CODES(video_DIFF4_SELECT_B, 16,
    T(0, ".4444") T(1, ".5555") T(2, ".6666") T(3, ".7777") T(4, "") T(5, ".6543") T(6, ".5432")
        T(7, ".4321")
    T(8, ".4567") T(9, ".6745") T(10, ".5467"))
CODES(video_SIGN_A8, 2,
    T(0, ".U8") T(1, ".S8"))
CODES(video_SIGN_B8, 2,
    T(0, ".U8") T(1, ".S8"))
CODES(video_LO_HI, 2,
    T(0, ".LO") T(1, ".HI"))
CODES(video_SIGN_A16, 2,
    T(0, ".U16") T(1, ".S16"))
NAMES(p, 8,
    T(0, "P0") T(1, "P1") T(2, "P2") T(3, "P3") T(4, "P4") T(5, "P5") T(6, "P6") T(7, "PT"))
NAMES(r, 256,
    T(0, "R0") T(1, "R1") T(2, "R2") T(3, "R3") T(4, "R4") T(5, "R5") T(6, "R6") T(7, "R7")
    T(8, "R8") T(9, "R9") T(10, "R10") T(11, "R11") T(12, "R12") T(13, "R13") T(14, "R14")
        T(15, "R15")
    T(16, "R16") T(17, "R17") T(18, "R18") T(19, "R19") T(20, "R20") T(21, "R21") T(22, "R22")
        T(23, "R23")
    T(24, "R24") T(25, "R25") T(26, "R26") T(27, "R27") T(28, "R28") T(29, "R29") T(30, "R30")
        T(31, "R31")
    T(32, "R32") T(33, "R33") T(34, "R34") T(35, "R35") T(36, "R36") T(37, "R37") T(38, "R38")
        T(39, "R39")
    T(40, "R40") T(41, "R41") T(42, "R42") T(43, "R43") T(44, "R44") T(45, "R45") T(46, "R46")
        T(47, "R47")
    T(48, "R48") T(49, "R49") T(50, "R50") T(51, "R51") T(52, "R52") T(53, "R53") T(54, "R54")
        T(55, "R55")
    T(56, "R56") T(57, "R57") T(58, "R58") T(59, "R59") T(60, "R60") T(61, "R61") T(62, "R62")
        T(63, "R63")
    T(64, "R64") T(65, "R65") T(66, "R66") T(67, "R67") T(68, "R68") T(69, "R69") T(70, "R70")
        T(71, "R71")
    T(72, "R72") T(73, "R73") T(74, "R74") T(75, "R75") T(76, "R76") T(77, "R77") T(78, "R78")
        T(79, "R79")
    T(80, "R80") T(81, "R81") T(82, "R82") T(83, "R83") T(84, "R84") T(85, "R85") T(86, "R86")
        T(87, "R87")
    T(88, "R88") T(89, "R89") T(90, "R90") T(91, "R91") T(92, "R92") T(93, "R93") T(94, "R94")
        T(95, "R95")
    T(96, "R96") T(97, "R97") T(98, "R98") T(99, "R99") T(100, "R100") T(101, "R101") T(102, "R102")
        T(103, "R103")
    T(104, "R104") T(105, "R105") T(106, "R106") T(107, "R107") T(108, "R108") T(109, "R109")
        T(110, "R110") T(111, "R111")
    T(112, "R112") T(113, "R113") T(114, "R114") T(115, "R115") T(116, "R116") T(117, "R117")
        T(118, "R118") T(119, "R119")
    T(120, "R120") T(121, "R121") T(122, "R122") T(123, "R123") T(124, "R124") T(125, "R125")
        T(126, "R126") T(127, "R127")
    T(128, "R128") T(129, "R129") T(130, "R130") T(131, "R131") T(132, "R132") T(133, "R133")
        T(134, "R134") T(135, "R135")
    T(136, "R136") T(137, "R137") T(138, "R138") T(139, "R139") T(140, "R140") T(141, "R141")
        T(142, "R142") T(143, "R143")
    T(144, "R144") T(145, "R145") T(146, "R146") T(147, "R147") T(148, "R148") T(149, "R149")
        T(150, "R150") T(151, "R151")
    T(152, "R152") T(153, "R153") T(154, "R154") T(155, "R155") T(156, "R156") T(157, "R157")
        T(158, "R158") T(159, "R159")
    T(160, "R160") T(161, "R161") T(162, "R162") T(163, "R163") T(164, "R164") T(165, "R165")
        T(166, "R166") T(167, "R167")
    T(168, "R168") T(169, "R169") T(170, "R170") T(171, "R171") T(172, "R172") T(173, "R173")
        T(174, "R174") T(175, "R175")
    T(176, "R176") T(177, "R177") T(178, "R178") T(179, "R179") T(180, "R180") T(181, "R181")
        T(182, "R182") T(183, "R183")
    T(184, "R184") T(185, "R185") T(186, "R186") T(187, "R187") T(188, "R188") T(189, "R189")
        T(190, "R190") T(191, "R191")
    T(192, "R192") T(193, "R193") T(194, "R194") T(195, "R195") T(196, "R196") T(197, "R197")
        T(198, "R198") T(199, "R199")
    T(200, "R200") T(201, "R201") T(202, "R202") T(203, "R203") T(204, "R204") T(205, "R205")
        T(206, "R206") T(207, "R207")
    T(208, "R208") T(209, "R209") T(210, "R210") T(211, "R211") T(212, "R212") T(213, "R213")
        T(214, "R214") T(215, "R215")
    T(216, "R216") T(217, "R217") T(218, "R218") T(219, "R219") T(220, "R220") T(221, "R221")
        T(222, "R222") T(223, "R223")
    T(224, "R224") T(225, "R225") T(226, "R226") T(227, "R227") T(228, "R228") T(229, "R229")
        T(230, "R230") T(231, "R231")
    T(232, "R232") T(233, "R233") T(234, "R234") T(235, "R235") T(236, "R236") T(237, "R237")
        T(238, "R238") T(239, "R239")
    T(240, "R240") T(241, "R241") T(242, "R242") T(243, "R243") T(244, "R244") T(245, "R245")
        T(246, "R246") T(247, "R247")
    T(248, "R248") T(249, "R249") T(250, "R250") T(251, "R251") T(252, "R252") T(253, "R253")
        T(254, "R254") T(255, "RZ"))
NAMES(sr, 256,
    T(0, "SR_LANEID") T(1, "SR_CLOCK") T(2, "SR_VIRTCFG") T(3, "SR_VIRTID") T(4, "SR_PM0")
        T(5, "SR_PM1") T(6, "SR_PM2") T(7, "SR_PM3")
    T(8, "SR_PM4") T(9, "SR_PM5") T(10, "SR_PM6") T(11, "SR_PM7") T(12, "SR12") T(13, "SR13")
        T(14, "SR14") T(15, "SR_ORDERING_TICKET")
    T(16, "SR_PRIM_TYPE") T(17, "SR_INVOCATION_ID") T(18, "SR_Y_DIRECTION") T(19, "SR_THREAD_KILL")
        T(20, "SM_SHADER_TYPE") T(21, "SR_DIRECTCBEWRITEADDRESSLOW")
        T(22, "SR_DIRECTCBEWRITEADDRESSHIGH") T(23, "SR_DIRECTCBEWRITEENABLED")
    T(24, "SR_MACHINE_ID_0") T(25, "SR_MACHINE_ID_1") T(26, "SR_MACHINE_ID_2")
        T(27, "SR_MACHINE_ID_3") T(28, "SR_AFFINITY") T(29, "SR_INVOCATION_INFO")
        T(30, "SR_WSCALEFACTOR_XY") T(31, "SR_WSCALEFACTOR_Z")
    T(32, "SR_TID") T(33, "SR_TID.X") T(34, "SR_TID.Y") T(35, "SR_TID.Z") T(36, "SR_CTA_PARAM")
        T(37, "SR_CTAID.X") T(38, "SR_CTAID.Y") T(39, "SR_CTAID.Z")
    T(40, "SR_NTID") T(41, "SR_CirQueueIncrMinusOne") T(42, "SR_NLATC") T(43, "SR43") T(44, "SR44")
        T(45, "SR45") T(46, "SR46") T(47, "SR47")
    T(48, "SR_SWINLO") T(49, "SR_SWINSZ") T(50, "SR_SMEMSZ") T(51, "SR_SMEMBANKS")
        T(52, "SR_LWINLO") T(53, "SR_LWINSZ") T(54, "SR_LMEMLOSZ") T(55, "SR_LMEMHIOFF")
    T(56, "SR_EQMASK") T(57, "SR_LTMASK") T(58, "SR_LEMASK") T(59, "SR_GTMASK") T(60, "SR_GEMASK")
        T(61, "SR_REGALLOC") T(62, "SR_CTXADDR") T(63, "SR63")
    T(64, "SR_GLOBALERRORSTATUS") T(65, "SR65") T(66, "SR_WARPERRORSTATUS")
        T(67, "SR_WARPERRORSTATUSCLEAR") T(68, "SR68") T(69, "SR69") T(70, "SR70") T(71, "SR71")
    T(72, "SR_PM_HI0") T(73, "SR_PM_HI1") T(74, "SR_PM_HI2") T(75, "SR_PM_HI3") T(76, "SR_PM_HI4")
        T(77, "SR_PM_HI5") T(78, "SR_PM_HI6") T(79, "SR_PM_HI7")
    T(80, "SR_CLOCKLO") T(81, "SR_CLOCKHI") T(82, "SR_GLOBALTIMERLO") T(83, "SR_GLOBALTIMERHI")
        T(84, "SR84") T(85, "SR85") T(86, "SR86") T(87, "SR87")
    T(88, "SR88") T(89, "SR89") T(90, "SR90") T(91, "SR91") T(92, "SR92") T(93, "SR93")
        T(94, "SR94") T(95, "SR95")
    T(96, "SR_HWTASKID") T(97, "SR_CIRCULARQUEUEENTRYINDEX")
        T(98, "SR_CIRCULARQUEUEENTRYADDRESSLOW") T(99, "SR_CIRCULARQUEUEENTRYADDRESSHIGH")
        T(100, "SR100") T(101, "SR101") T(102, "SR102") T(103, "SR103")
    T(104, "SR104") T(105, "SR105") T(106, "SR106") T(107, "SR107") T(108, "SR108") T(109, "SR109")
        T(110, "SR110") T(111, "SR111")
    T(112, "SR112") T(113, "SR113") T(114, "SR114") T(115, "SR115") T(116, "SR116") T(117, "SR117")
        T(118, "SR118") T(119, "SR119")
    T(120, "SR120") T(121, "SR121") T(122, "SR122") T(123, "SR123") T(124, "SR124") T(125, "SR125")
        T(126, "SR126") T(127, "SR127")
    T(128, "SR128") T(129, "SR129") T(130, "SR130") T(131, "SR131") T(132, "SR132") T(133, "SR133")
        T(134, "SR134") T(135, "SR135")
    T(136, "SR136") T(137, "SR137") T(138, "SR138") T(139, "SR139") T(140, "SR140") T(141, "SR141")
        T(142, "SR142") T(143, "SR143")
    T(144, "SR144") T(145, "SR145") T(146, "SR146") T(147, "SR147") T(148, "SR148") T(149, "SR149")
        T(150, "SR150") T(151, "SR151")
    T(152, "SR152") T(153, "SR153") T(154, "SR154") T(155, "SR155") T(156, "SR156") T(157, "SR157")
        T(158, "SR158") T(159, "SR159")
    T(160, "SR160") T(161, "SR161") T(162, "SR162") T(163, "SR163") T(164, "SR164") T(165, "SR165")
        T(166, "SR166") T(167, "SR167")
    T(168, "SR168") T(169, "SR169") T(170, "SR170") T(171, "SR171") T(172, "SR172") T(173, "SR173")
        T(174, "SR174") T(175, "SR175")
    T(176, "SR176") T(177, "SR177") T(178, "SR178") T(179, "SR179") T(180, "SR180") T(181, "SR181")
        T(182, "SR182") T(183, "SR183")
    T(184, "SR184") T(185, "SR185") T(186, "SR186") T(187, "SR187") T(188, "SR188") T(189, "SR189")
        T(190, "SR190") T(191, "SR191")
    T(192, "SR192") T(193, "SR193") T(194, "SR194") T(195, "SR195") T(196, "SR196") T(197, "SR197")
        T(198, "SR198") T(199, "SR199")
    T(200, "SR200") T(201, "SR201") T(202, "SR202") T(203, "SR203") T(204, "SR204") T(205, "SR205")
        T(206, "SR206") T(207, "SR207")
    T(208, "SR208") T(209, "SR209") T(210, "SR210") T(211, "SR211") T(212, "SR212") T(213, "SR213")
        T(214, "SR214") T(215, "SR215")
    T(216, "SR216") T(217, "SR217") T(218, "SR218") T(219, "SR219") T(220, "SR220") T(221, "SR221")
        T(222, "SR222") T(223, "SR223")
    T(224, "SR224") T(225, "SR225") T(226, "SR226") T(227, "SR227") T(228, "SR228") T(229, "SR229")
        T(230, "SR230") T(231, "SR231")
    T(232, "SR232") T(233, "SR233") T(234, "SR234") T(235, "SR235") T(236, "SR236") T(237, "SR237")
        T(238, "SR238") T(239, "SR239")
    T(240, "SR240") T(241, "SR241") T(242, "SR242") T(243, "SR243") T(244, "SR244") T(245, "SR245")
        T(246, "SR246") T(247, "SR247")
    T(248, "SR248") T(249, "SR249") T(250, "SR250") T(251, "SR251") T(252, "SR252") T(253, "SR253")
        T(254, "SR254") T(255, "SR255"))
OPERAND(open, LINES(
    LINE(0, TEXT("{"))
    ELSE()))
OPERAND(guard, LINES(
    LINE(0, )
    LINE(1, TEXT("@") NAME(p, 0))
    ELSE(TEXT("@!") NAME(p, 0))))
OPERAND(atom_types, LINES(
    LINE(0, CODE(atomic_ATOM_TYPE, 0))
    LINE(1, TEXT(".F16x2.FTZ.RN"))
    LINE(2, TEXT(".F16x2.RN"))
    ELSE(TEXT(".F64.RN"))))
OPERAND(addr, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 20) TEXT("]"))
    ELSE(TEXT("[") HEX(2) TEXT("]"))))
OPERAND(cycles, LINES(
    LINE(0, )
    ELSE(TEXT("!") DECIMAL(0))))
OPERAND(writes, LINES(
    LINE(0, )
    ELSE(TEXT("+") DECIMAL_OF(value[0] + 1) TEXT(".W"))))
OPERAND(reads, LINES(
    LINE(0, )
    ELSE(TEXT("+") DECIMAL_OF(value[0] + 1) TEXT(".R"))))
OPERAND(reads_of_atom, LINES(
    LINE(0, TEXT("R-"))
    ELSE(TEXT("R") DECIMAL(0))))
OPERAND(writes_of_atom, LINES(
    LINE(0, TEXT("W-"))
    ELSE(TEXT("W") DECIMAL(0))))
OPERAND(cycles_of_atom, LINES(
    LINE(0, TEXT("S00"))
    ELSE(CODE(STALL_TWO, 0))))
PLACE(ctl, LINES(
    LINE(0, SYNTAX(0x2, TEXT("[B------:R-:W-:-:S01]"),  ))
    LINE(1, SYNTAX(0x2, TEXT("[B------:R-:W-:-:S00]"),  ))
    ELSE(SYNTAX(0x2, TEXT("[B") CODE(WAIT1_2, 4) CODE(WAIT2_2, 5) CODE(WAIT3_2, 6) CODE(WAIT4_2, 7)
        CODE(WAIT5_2, 8) CODE(WAIT6_2, 9) TEXT(":") PUT(reads_of_atom, 3, 3) TEXT(":")
        PUT(writes_of_atom, 2, 2) TEXT(":") CODE(NO_YIELD_2, 1) TEXT(":") PUT(cycles_of_atom, 1, 0)
        TEXT("]"),  JOINED(TEXT("{") PUT(cycles, 1, 0) SEP(",") CODE(NO_YIELD_own, 1) SEP(",")
        PUT(writes, 2, 2) SEP(",") PUT(reads, 3, 3) SEP(",") CODE(WAIT1_own, 4) SEP(",")
        CODE(WAIT2_own, 5) SEP(",") CODE(WAIT3_own, 6) SEP(",") CODE(WAIT4_own, 7) SEP(",")
        CODE(WAIT5_own, 8) SEP(",") CODE(WAIT6_own, 9) TEXT("}"))))))
OPERAND(close, LINES(
    LINE(0, )
    ELSE(TEXT("}"))))
OPERAND(cas_pair, LINES(
    LINE(0, NAME(r, 0) TEXT(", R") DECIMAL_OF(value[1] + 1))
    LINE(1, NAME(r, 0) TEXT(", R") DECIMAL_OF(value[1] + 2))
    LINE(2, NAME(r, 0) TEXT(", RZ"))
    ELSE(TEXT("RZ, ") NAME(r, 0))))
OPERAND(addr_reg, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 13) TEXT("]"))
    ELSE(TEXT("[") HEX(2) TEXT("]"))))
OPERAND(atoms_addr, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED_OF(rt_sign(value[1], 22) * 4) TEXT("]"))
    ELSE(TEXT("[") HEX_OF(value[2] * 4) TEXT("]"))))
OPERAND(red_types, LINES(
    LINE(0, CODE(atomic_RED_TYPE, 0))
    LINE(1, TEXT(".F16x2.FTZ.RN"))
    LINE(2, TEXT(".F16x2.RN"))
    ELSE(TEXT(".F64.RN"))))
OPERAND(addr_reg_of_cctl_a, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED_OF(rt_sign(value[1], 30) * 4) TEXT("]"))
    ELSE(TEXT("[") HEX_OF(value[2] * 4) TEXT("]"))))
OPERAND(src_b, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    ELSE(SIGNED(4, 20))))
PLACE(any_target, LINES(
    LINE(0, HEX_OF((c->address + 8 + (uint64_t)rt_sign(value[0], 24)) & 0xffffffffu))
    ELSE(TEXT("c[") HEX(1) TEXT("][") SIGNED(2, 16) TEXT("]"))))
OPERAND(indexed_rel_target, LINES(
    LINE(0, NAME(r, 0))
    LINE(1, NAME(r, 0) TEXT(" ") SIGNED(1, 24))
    LINE(2, TEXT("c[") HEX(2) TEXT("][") NAME(r, 0) TEXT("]"))
    LINE(3, TEXT("c[") HEX(2) TEXT("][") NAME(r, 0) TEXT("+") SIGNED(3, 16) TEXT("]"))
    ELSE(TEXT("c[") HEX(2) TEXT("][") SIGNED(3, 16) TEXT("]"))))
OPERAND(any_abs_target, LINES(
    LINE(0, HEX_OF((value[0]) & 0xffffffffu))
    ELSE(TEXT("c[") HEX(1) TEXT("][") SIGNED(2, 16) TEXT("]"))))
OPERAND(indexed_abs_target, LINES(
    LINE(0, NAME(r, 0))
    LINE(1, NAME(r, 0) TEXT(" ") SIGNED(1, 32))
    LINE(2, TEXT("c[") HEX(2) TEXT("][") NAME(r, 0) TEXT("]"))
    LINE(3, TEXT("c[") HEX(2) TEXT("][") NAME(r, 0) TEXT("+") SIGNED(3, 16) TEXT("]"))
    ELSE(TEXT("c[") HEX(2) TEXT("][") SIGNED(3, 16) TEXT("]"))))
OPERAND(opt_number, LINES(
    LINE(0, )
    ELSE(HEX(0))))
OPERAND(cvt_f16, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(convert_CVT_H1, 3) CODE(F_ABS_B, 1)
        CODE(REUSE_B, 4))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(5) TEXT("][")
        SIGNED_OF(rt_sign(value[6], 14) * 4) TEXT("]") CODE(convert_CVT_H1, 3) CODE(F_ABS_B, 1))
    LINE(2, FLOAT(16, 16, 20, 7) CODE(convert_CVT_H1, 3))
    LINE(3, FLOAT(16, 16, 20, 7) TEXT(".NEG") CODE(convert_CVT_H1, 3))
    LINE(4, FLOAT(16, 16, 20, 7) TEXT(".ABS") CODE(convert_CVT_H1, 3))
    ELSE(FLOAT(16, 16, 20, 7) TEXT(".NEG.ABS") CODE(convert_CVT_H1, 3))))
OPERAND(f2f_f32, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(F_ABS_B, 1) CODE(REUSE_B, 3))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(F_ABS_B, 1))
    LINE(2, FLOAT(32, 20, 20, 6))
    LINE(3, FLOAT(32, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(32, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(32, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(f2f_f64, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(F_ABS_B, 1) CODE(REUSE_B, 3))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(F_ABS_B, 1))
    LINE(2, FLOAT(64, 20, 20, 6))
    LINE(3, FLOAT(64, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(64, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(64, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(cvt_f32, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(convert_CVT_H1, 3) CODE(F_ABS_B, 1)
        CODE(REUSE_B, 4))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(5) TEXT("][")
        SIGNED_OF(rt_sign(value[6], 14) * 4) TEXT("]") CODE(convert_CVT_H1, 3) CODE(F_ABS_B, 1))
    LINE(2, FLOAT(32, 20, 20, 7) CODE(convert_CVT_H1, 3))
    LINE(3, FLOAT(32, 20, 20, 7) TEXT(".NEG") CODE(convert_CVT_H1, 3))
    LINE(4, FLOAT(32, 20, 20, 7) TEXT(".ABS") CODE(convert_CVT_H1, 3))
    ELSE(FLOAT(32, 20, 20, 7) TEXT(".NEG.ABS") CODE(convert_CVT_H1, 3))))
OPERAND(cvt_f64, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(convert_CVT_H1, 3) CODE(F_ABS_B, 1)
        CODE(REUSE_B, 4))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(5) TEXT("][")
        SIGNED_OF(rt_sign(value[6], 14) * 4) TEXT("]") CODE(convert_CVT_H1, 3) CODE(F_ABS_B, 1))
    LINE(2, FLOAT(64, 20, 20, 7) CODE(convert_CVT_H1, 3))
    LINE(3, FLOAT(64, 20, 20, 7) TEXT(".NEG") CODE(convert_CVT_H1, 3))
    LINE(4, FLOAT(64, 20, 20, 7) TEXT(".ABS") CODE(convert_CVT_H1, 3))
    ELSE(FLOAT(64, 20, 20, 7) TEXT(".NEG.ABS") CODE(convert_CVT_H1, 3))))
OPERAND(cvt_i16, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(convert_HALF, 3) CODE(F_ABS_B, 1)
        CODE(REUSE_B, 4))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(5) TEXT("][")
        SIGNED_OF(rt_sign(value[6], 14) * 4) TEXT("]") CODE(convert_HALF, 3) CODE(F_ABS_B, 1))
    LINE(2, SIGNED(7, 20) CODE(convert_HALF, 3))
    LINE(3, SIGNED(7, 20) TEXT(".NEG") CODE(convert_HALF, 3))
    LINE(4, SIGNED(7, 20) TEXT(".ABS") CODE(convert_HALF, 3))
    ELSE(SIGNED(7, 20) TEXT(".NEG.ABS") CODE(convert_HALF, 3))))
OPERAND(cvt_i8, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(BYTE, 3) CODE(F_ABS_B, 1)
        CODE(REUSE_B, 4))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(5) TEXT("][")
        SIGNED_OF(rt_sign(value[6], 14) * 4) TEXT("]") CODE(BYTE, 3) CODE(F_ABS_B, 1))
    LINE(2, SIGNED(7, 20) CODE(BYTE, 3))
    LINE(3, SIGNED(7, 20) TEXT(".NEG") CODE(BYTE, 3))
    LINE(4, SIGNED(7, 20) TEXT(".ABS") CODE(BYTE, 3))
    ELSE(SIGNED(7, 20) TEXT(".NEG.ABS") CODE(BYTE, 3))))
OPERAND(f64_b, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(F_ABS_B, 1) CODE(REUSE_C, 3))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(F_ABS_B, 1))
    LINE(2, FLOAT(64, 20, 20, 6))
    LINE(3, FLOAT(64, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(64, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(64, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(f64_neg_b, LINES(
    LINE(0, CODE(NEG_PRODUCT, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(NEG_PRODUCT, 0) TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4)
        TEXT("]"))
    LINE(2, FLOAT(64, 20, 20, 5))
    ELSE(FLOAT(64, 20, 20, 5) TEXT(".NEG"))))
OPERAND(f64_b_of_dset, LINES(
    LINE(0, CODE(SET_NEG_B, 0) CODE(SET_ABS_B, 1) NAME(r, 2) CODE(SET_ABS_B, 1) CODE(REUSE_B, 3))
    LINE(1, CODE(SET_NEG_B, 0) CODE(SET_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(SET_ABS_B, 1))
    LINE(2, FLOAT(64, 20, 20, 6))
    LINE(3, FLOAT(64, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(64, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(64, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(f64_b_of_dsetp, LINES(
    LINE(0, CODE(SETP_NEG_B, 0) CODE(SET_ABS_B, 1) NAME(r, 2) CODE(SET_ABS_B, 1) CODE(REUSE_B, 3))
    LINE(1, CODE(SETP_NEG_B, 0) CODE(SET_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(SET_ABS_B, 1))
    LINE(2, FLOAT(64, 20, 20, 6))
    LINE(3, FLOAT(64, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(64, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(64, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(f32_b, LINES(
    LINE(0, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) NAME(r, 2) CODE(F_ABS_B, 1) CODE(REUSE_C, 3))
    LINE(1, CODE(F_NEG_B, 0) CODE(F_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(F_ABS_B, 1))
    LINE(2, FLOAT(32, 20, 20, 6))
    LINE(3, FLOAT(32, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(32, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(32, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(f32_neg_b, LINES(
    LINE(0, CODE(NEG_PRODUCT, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(NEG_PRODUCT, 0) TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4)
        TEXT("]"))
    LINE(2, FLOAT(32, 20, 20, 5))
    ELSE(FLOAT(32, 20, 20, 5) TEXT(".NEG"))))
OPERAND(f32_b_of_fset, LINES(
    LINE(0, CODE(SET_NEG_B, 0) CODE(SET_ABS_B, 1) NAME(r, 2) CODE(SET_ABS_B, 1) CODE(REUSE_B, 3))
    LINE(1, CODE(SET_NEG_B, 0) CODE(SET_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(SET_ABS_B, 1))
    LINE(2, FLOAT(32, 20, 20, 6))
    LINE(3, FLOAT(32, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(32, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(32, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(f32_b_of_fsetp, LINES(
    LINE(0, CODE(SETP_NEG_B, 0) CODE(SET_ABS_B, 1) NAME(r, 2) CODE(SET_ABS_B, 1) CODE(REUSE_B, 3))
    LINE(1, CODE(SETP_NEG_B, 0) CODE(SET_ABS_B, 1) TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") CODE(SET_ABS_B, 1))
    LINE(2, FLOAT(32, 20, 20, 6))
    LINE(3, FLOAT(32, 20, 20, 6) TEXT(".NEG"))
    LINE(4, FLOAT(32, 20, 20, 6) TEXT(".ABS"))
    ELSE(FLOAT(32, 20, 20, 6) TEXT(".NEG.ABS"))))
OPERAND(fcmp_b, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    ELSE(FLOAT(32, 20, 20, 4))))
OPERAND(opt, LINES(
    LINE(0, )
    ELSE(NAME(p, 0))))
OPERAND(attr, LINES(
    LINE(0, NAME(r, 0))
    LINE(1, NAME(r, 0) TEXT(", ") SIGNED(1, 11))
    LINE(2, SIGNED(1, 11))
    ELSE()))
OPERAND(opt_reg, LINES(
    LINE(0, )
    ELSE(NAME(r, 0))))
OPERAND(opt_idx, LINES(
    LINE(0, )
    ELSE(TEXT(".IDX"))))
OPERAND(ipa_source, LINES(
    LINE(0, TEXT("a[") HEX(0) TEXT("]"))
    LINE(1, TEXT("a[") NAME(r, 1) TEXT("]"))
    ELSE(TEXT("a[") NAME(r, 1) TEXT("+") HEX(0) TEXT("]"))))
OPERAND(pixld_addr, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 8) TEXT("]"))))
OPERAND(f16_const_or_imm, LINES(
    LINE(0, CODE(half_HALF_NEG_CONST, 0) CODE(half_HALF_ABS_CONST, 1) TEXT("c[") HEX(2) TEXT("][")
        SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]") CODE(half_HALF_ABS_CONST, 1))
    ELSE(FLOAT(16, 10, 20, 4) TEXT(", ") FLOAT(16, 10, 20, 5))))
OPERAND(f16_const_b, LINES(
    LINE(0, CODE(half_HALF_NEG_CONST, 0) TEXT("c[") HEX(1) TEXT("][")
        SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    ELSE(FLOAT(16, 10, 20, 3) TEXT(", ") FLOAT(16, 10, 20, 4))))
OPERAND(opt_po, LINES(
    AS(0) LINE(1, )
    ELSE(TEXT(".PO"))))
OPERAND(sum_a, LINES(
    LINE(0, CODE(integer_NEG_A, 0) NAME(r, 1) CODE(REUSE_A, 2))
    ELSE(NAME(r, 1) CODE(REUSE_A, 2))))
OPERAND(sum_b, LINES(
    LINE(0, CODE(integer_NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(integer_NEG_B, 0) TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4)
        TEXT("]"))
    LINE(3, SIGNED(5, 20) TEXT(".NEG"))
    LINE(4, NAME(r, 1) CODE(REUSE_B, 2))
    LINE(5, TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    ELSE(SIGNED(5, 20))))
OPERAND(opt_po_32i, LINES(
    LINE(0, )
    ELSE(TEXT(".PO"))))
OPERAND(sum_a_32i, LINES(
    LINE(0, CODE(NEG_A_32I, 0) NAME(r, 1) CODE(REUSE_A, 2))
    ELSE(NAME(r, 1) CODE(REUSE_A, 2))))
OPERAND(iadd3_b, LINES(
    LINE(0, CODE(integer_IADD3_NEG_B, 0) TEXT("c[") HEX(1) TEXT("][")
        SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    LINE(1, HEX(3))
    ELSE(HEX(3) TEXT(".NEG"))))
OPERAND(inverted_b, LINES(
    LINE(0, CODE(logic_LOP_INV_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(logic_LOP_INV_B, 0) TEXT("c[") HEX(3) TEXT("][")
        SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    LINE(2, SIGNED(5, 20))
    ELSE(SIGNED(5, 20) TEXT(".INV"))))
OPERAND(addr_of_ldg, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 24) TEXT("]"))
    ELSE(TEXT("[") HEX(2) TEXT("]"))))
OPERAND(addr_of_ld, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 32) TEXT("]"))
    ELSE(TEXT("[") HEX(2) TEXT("]"))))
OPERAND(const_indexed, LINES(
    LINE(0, TEXT("c[") HEX(0) TEXT("][") NAME(r, 1) TEXT("]"))
    LINE(1, TEXT("c[") HEX(0) TEXT("][") NAME(r, 1) TEXT("+") SIGNED(2, 16) TEXT("]"))
    ELSE(TEXT("c[") HEX(0) TEXT("][") HEX(3) TEXT("]"))))
OPERAND(mad_a, LINES(
    LINE(0, CODE(multiply_MAD_NEG_A, 0) NAME(r, 1) CODE(REUSE_A, 2))
    ELSE(NAME(r, 1) CODE(REUSE_A, 2))))
OPERAND(mad_c, LINES(
    LINE(0, CODE(multiply_MAD_NEG_C, 0) NAME(r, 1) CODE(REUSE_C, 2))
    ELSE(NAME(r, 1) CODE(REUSE_C, 2))))
OPERAND(mad_const_c, LINES(
    LINE(0, CODE(multiply_MAD_NEG_C, 0) TEXT("c[") HEX(1) TEXT("][")
        SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    ELSE(TEXT("c[") HEX(1) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))))
OPERAND(mad32i_c, LINES(
    LINE(0, CODE(multiply_MAD32I_NEG_C, 6) NAME(r, 0))
    ELSE(NAME(r, 0))))
OPERAND(pr_bits, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    ELSE(HEX(4))))
OPERAND(shf_b, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    ELSE(HEX(2))))
OPERAND(inverted_b_of_flo, LINES(
    LINE(0, CODE(shift_INV_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(shift_INV_B, 0) TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4)
        TEXT("]"))
    LINE(2, SIGNED(5, 20))
    ELSE(SIGNED(5, 20) TEXT(".INV"))))
OPERAND(special, LINES(
    AS(0) LINE(1, NAME(sr, 0))
    LINE(2, TEXT("SR_SM_SPA_VERSION"))
    LINE(3, TEXT("SR_MULTIPASSSHADERINFO"))
    LINE(4, TEXT("SR_LWINHI"))
    LINE(5, TEXT("SR_SWINHI"))
    ELSE(TEXT("SR_BARRIERALLOC"))))
OPERAND(shfl_b, LINES(
    LINE(0, NAME(r, 0))
    ELSE(HEX(1))))
OPERAND(opt_bar_threads, LINES(
    LINE(0, NAME(r, 0))
    LINE(1, )
    ELSE(HEX(1))))
OPERAND(board_list, LINES(
    LINE(0, )
    LINE(1, JOINED(TEXT("{5") SEP(",") CODE(BOARD4, 0) SEP(",") CODE(BOARD3, 1) SEP(",")
        CODE(BOARD2, 2) SEP(",") CODE(BOARD1, 3) SEP(",") CODE(BOARD0, 4) TEXT("}")))
    LINE(2, JOINED(TEXT("{4") SEP(",") CODE(BOARD3, 1) SEP(",") CODE(BOARD2, 2) SEP(",")
        CODE(BOARD1, 3) SEP(",") CODE(BOARD0, 4) TEXT("}")))
    LINE(3, JOINED(TEXT("{3") SEP(",") CODE(BOARD2, 2) SEP(",") CODE(BOARD1, 3) SEP(",")
        CODE(BOARD0, 4) TEXT("}")))
    LINE(4, JOINED(TEXT("{2") SEP(",") CODE(BOARD1, 3) SEP(",") CODE(BOARD0, 4) TEXT("}")))
    LINE(5, JOINED(TEXT("{1") SEP(",") CODE(BOARD0, 4) TEXT("}")))
    ELSE(TEXT("{0}"))))
OPERAND(opt_ps, LINES(
    LINE(0, )
    ELSE(CODE(surface_Ps, 0))))
OPERAND(sured_types, LINES(
    LINE(0, CODE(surface_SURED_TYPE, 0))
    LINE(1, TEXT(".F16x2.FTZ.RN"))
    ELSE(TEXT(".F16x2.RN"))))
OPERAND(suatom_types, LINES(
    LINE(0, CODE(surface_SUATOM_TYPE, 0))
    LINE(1, TEXT(".F16x2.FTZ.RN"))
    ELSE(TEXT(".F16x2.RN"))))
OPERAND(suatom_types_r, LINES(
    LINE(0, CODE(surface_SUATOM_TYPE_R, 0))
    LINE(1, TEXT(".F16x2.FTZ.RN"))
    ELSE(TEXT(".F16x2.RN"))))
OPERAND(any_query, LINES(
    LINE(0, CODE(texture_QUERY, 0))
    ELSE(DECIMAL(1))))
OPERAND(opt_f16, LINES(
    LINE(0, CODE(texture_TEXS_F16, 0))
    ELSE()))
OPERAND(opt_tld4s_f16, LINES(
    LINE(0, CODE(texture_TLD4S_F16, 0))
    ELSE()))
OPERAND(type_b, LINES(
    LINE(0, TEXT(".") CODE(video_SIGN_B, 0) TEXT("8"))
    LINE(2, TEXT(".") CODE(video_SIGN_B, 0) TEXT("32"))
    ELSE(TEXT(".") CODE(video_SIGN_B, 0) TEXT("16"))))
OPERAND(type_b_short, LINES(
    LINE(0, TEXT(".") CODE(video_SIGN_B, 0) TEXT("8"))
    ELSE(TEXT(".") CODE(video_SIGN_B, 0) TEXT("16"))))
OPERAND(types, LINES(
    LINE(0, TEXT(".") CODE(video_SIGN_A, 0) TEXT("8") PUT(type_b, 1, 1))
    LINE(1, TEXT(".") CODE(video_SIGN_A, 0) TEXT("16") PUT(type_b, 2, 1))
    LINE(2, TEXT(".U32") PUT(type_b, 3, 1))
    LINE(3, TEXT(".S32") PUT(type_b_short, 4, 1))
    LINE(4, TEXT(".S32.U32"))
    LINE(6, TEXT(".S32.U16"))
    ELSE()))
OPERAND(src_va, LINES(
    LINE(0, NAME(r, 0) CODE(video_BYTE_A, 1) CODE(REUSE_A, 2))
    LINE(1, NAME(r, 0) CODE(video_HALF_A, 3) CODE(REUSE_A, 2))
    ELSE(NAME(r, 0) CODE(REUSE_A, 2))))
OPERAND(src_vb, LINES(
    LINE(0, NAME(r, 0) CODE(video_BYTE_B, 1) CODE(REUSE_B, 2))
    LINE(1, NAME(r, 0) CODE(video_HALF_B, 3) CODE(REUSE_B, 2))
    LINE(2, NAME(r, 0) CODE(REUSE_B, 2))
    ELSE(HEX(4))))
OPERAND(vmad_a, LINES(
    LINE(0, CODE(video_MAD_NEG_A, 0) PUT(src_va, 1, 1))
    LINE(1, NAME(r, 1) CODE(video_BYTE_A, 2) CODE(REUSE_A, 3))
    LINE(2, NAME(r, 1) CODE(video_HALF_A, 4) CODE(REUSE_A, 3))
    ELSE(NAME(r, 1) CODE(REUSE_A, 3))))
OPERAND(vmad_c, LINES(
    LINE(0, CODE(video_MAD_NEG_C, 0) NAME(r, 1) CODE(REUSE_C, 2))
    ELSE(NAME(r, 1) CODE(REUSE_C, 2))))
OPERAND(shift_type_b, LINES(
    LINE(0, TEXT(".U8"))
    LINE(2, TEXT(".U32"))
    ELSE(TEXT(".U16"))))
OPERAND(shift_types, LINES(
    LINE(0, TEXT(".") CODE(video_SIGN_A, 0) TEXT("8") PUT(shift_type_b, 1, 0))
    LINE(1, TEXT(".") CODE(video_SIGN_A, 0) TEXT("16") PUT(shift_type_b, 2, 0))
    LINE(2, TEXT(".U32") PUT(shift_type_b, 3, 0))
    LINE(3, TEXT(".S32.U8"))
    LINE(4, TEXT(".S32.U16"))
    ELSE()))
OPERAND(diff4_types, LINES(
    AS(0) LINE(1, CODE(video_DIFF4_A, 0) CODE(video_DIFF4_B, 1))
    ELSE()))
OPERAND(idp_b, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    ELSE(TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))))
FORM(atom,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("ATOM") CODE(atomic_ATOM_E, 0)
        CODE(atomic_ATOM_OP, 1) PUT(atom_types, 0, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(addr, 1, 4)
        SEP(", ") NAME(r, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)) SEP(" ")
        PUT(close, 8, 0))
FORM(atom_cas,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("ATOM") CODE(atomic_ATOM_E, 0)
        TEXT(".CAS") CODE(atomic_CAS_64, 1) SEP(" ") NAME(r, 2) SEP(", ") PUT(addr, 0, 3) SEP(", ")
        PUT(cas_pair, 1, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)) SEP(" ") PUT(close, 8, 0))
FORM(atom_p_op,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 9) SEP(" ") TEXT("ATOM") CODE(atomic_ATOM_E, 0)
        CODE(atomic_ATOM_P_OP, 1) PUT(atom_types, 0, 2) SEP(" ") CODE(memory_Pl, 3) TEXT(", ")
        NAME(r, 4) SEP(", ") PUT(addr_reg, 2, 5) SEP(", ") NAME(r, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 10)) SEP(" ") PUT(close, 9, 0))
FORM(atom_p_cas,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 9) SEP(" ") TEXT("ATOM") CODE(atomic_ATOM_E, 0)
        TEXT(".CAS") CODE(atomic_CAS_64, 1) SEP(" ") CODE(memory_Pl, 2) TEXT(", ") NAME(r, 3)
        SEP(", ") PUT(addr_reg, 1, 4) SEP(", ") PUT(cas_pair, 2, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 10)) SEP(" ") PUT(close, 9, 0))
FORM(atoms,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("ATOMS") CODE(atomic_ATOMS_OP, 0)
        CODE(atomic_ATOMS_TYPE, 1) SEP(" ") NAME(r, 2) SEP(", ") PUT(atoms_addr, 0, 3) SEP(", ")
        NAME(r, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ") PUT(close, 7, 0))
FORM(atoms_cas,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("ATOMS") CODE(atomic_ATOMS_CAS_OP, 0)
        CODE(atomic_ATOMS_CAS_64, 1) SEP(" ") NAME(r, 2) SEP(", ") PUT(atoms_addr, 0, 3) SEP(", ")
        PUT(cas_pair, 1, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)) SEP(" ") PUT(close, 8, 0))
FORM(red,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 7) SEP(" ") TEXT("RED") CODE(atomic_ATOM_E, 0)
        CODE(atomic_RED_OP, 1) PUT(red_types, 0, 2) SEP(" ") PUT(addr, 1, 3) SEP(", ") NAME(r, 6)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)) SEP(" ") PUT(close, 8, 0))
FORM(cctl_a,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("CCTL") CODE(atomic_CCTL_E, 0)
        CODE(atomic_CACHE_LEVEL, 1) CODE(atomic_CACHE_OP_OR_QUERY, 2) SEP(" ")
        PUT(addr_reg_of_cctl_a, 0, 3) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ")
        PUT(close, 7, 0))
FORM(cctl_all,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 3) SEP(" ") TEXT("CCTL") CODE(atomic_CCTL_E, 0)
        CODE(atomic_CACHE_LEVEL, 1) CODE(atomic_CACHE_OP_OR_QUERY, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 4)) SEP(" ") PUT(close, 6, 0))
FORM(cctll_a,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("CCTLL") CODE(atomic_CACHE_OP, 0)
        SEP(" ") PUT(atoms_addr, 0, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)) SEP(" ")
        PUT(close, 7, 0))
FORM(cctll_all,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("CCTLL") CODE(atomic_CACHE_OP, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(cctlt_all,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 0) SEP(" ") TEXT("CCTLT.IVALL") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)) SEP(" ") PUT(close, 6, 0))
FORM(cctlt_one,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("CCTLT.IVTH ") HEX(0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(isetp,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 15) SEP(" ") TEXT("ISETP") CODE(CMP, 0) CODE(SIGNED, 1)
        CODE(X, 2) CODE(BOP, 3) TEXT(" ") NAME(p, 4) TEXT(", ") NAME(p, 5) TEXT(", ") NAME(r, 6)
        CODE(REUSE_A, 7) SEP(", ") PUT(src_b, 0, 8) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 16)) SEP(" ") PUT(close, 8, 0))
FORM(iset,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 16) SEP(" ") TEXT("ISET") CODE(BF, 0) CODE(CMP, 1)
        CODE(SIGNED, 2) CODE(X, 3) CODE(BOP, 4) TEXT(" ") NAME(r, 5) CODE(CC, 6) SEP(", ")
        NAME(r, 7) CODE(REUSE_A, 8) SEP(", ") PUT(src_b, 0, 9) SEP(", ") CODE(NOT_Pp, 14)
        NAME(p, 15) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 17)) SEP(" ") PUT(close, 8, 0))
FORM(bra,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("BRA") CODE(control_U, 0)
        CODE(control_LMT, 1) SEP(" ") CODE(CC_TEST, 2) SEP(", ") PUT_PLACE(any_target, 0, 3)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ") PUT(close, 7, 0))
FORM(brx,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("BRX") CODE(control_LMT, 0) SEP(" ")
        CODE(CC_TEST, 1) SEP(", ") PUT(indexed_rel_target, 0, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ") PUT(close, 7, 0))
FORM(jmp,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("JMP") CODE(control_U, 0)
        CODE(control_LMT, 1) SEP(" ") CODE(CC_TEST, 2) SEP(", ") PUT(any_abs_target, 0, 3)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ") PUT(close, 7, 0))
FORM(jmx,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("JMX") CODE(control_LMT, 0) SEP(" ")
        CODE(CC_TEST, 1) SEP(", ") PUT(indexed_abs_target, 0, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ") PUT(close, 7, 0))
FORM(cal,
    PUT(open, 1, 0) SEP(" ") TEXT("CAL") CODE(control_NOINC, 0) SEP(" ") PUT_PLACE(any_target, 0, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)) SEP(" ") PUT(close, 6, 0))
FORM(jcal,
    PUT(open, 1, 0) SEP(" ") TEXT("JCAL") CODE(control_NOINC, 0) SEP(" ") PUT(any_abs_target, 0, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)) SEP(" ") PUT(close, 6, 0))
FORM(pret,
    PUT(open, 1, 0) SEP(" ") TEXT("PRET") CODE(control_NOINC, 0) SEP(" ")
        PUT_PLACE(any_target, 0, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)) SEP(" ")
        PUT(close, 6, 0))
FORM(ret,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("RET") SEP(" ") CODE(CC_TEST, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(plongjmp,
    PUT(open, 1, 0) SEP(" ") TEXT("PLONGJMP") SEP(" ") PUT_PLACE(any_target, 0, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ") PUT(close, 6, 0))
FORM(longjmp,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("LONGJMP") SEP(" ") CODE(CC_TEST, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(pbk,
    PUT(open, 1, 0) SEP(" ") TEXT("PBK") SEP(" ") PUT_PLACE(any_target, 0, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ") PUT(close, 6, 0))
FORM(brk,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("BRK") SEP(" ") CODE(CC_TEST, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(pcnt,
    PUT(open, 1, 0) SEP(" ") TEXT("PCNT") SEP(" ") PUT_PLACE(any_target, 0, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ") PUT(close, 6, 0))
FORM(cont,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("CONT") SEP(" ") CODE(CC_TEST, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(ssy,
    PUT(open, 1, 0) SEP(" ") TEXT("SSY") SEP(" ") PUT_PLACE(any_target, 0, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ") PUT(close, 6, 0))
FORM(sync,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("SYNC") SEP(" ") CODE(CC_TEST, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(pexit,
    PUT(open, 0, 0) SEP(" ") TEXT("PEXIT ")
        HEX_OF((c->address + 8 + (uint64_t)rt_sign(value[0], 24)) & 0xffffffffu) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 1)) SEP(" ") PUT(close, 5, 0))
FORM(exit,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 2) SEP(" ") TEXT("EXIT") CODE(control_KEEPREFCOUNT, 0)
        SEP(" ") CODE(CC_TEST, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ")
        PUT(close, 6, 0))
FORM(kil,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("KIL") SEP(" ") CODE(CC_TEST, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(bpt,
    PUT(open, 1, 0) SEP(" ") TEXT("BPT") CODE(control_BPT_KIND, 0) SEP(" ") PUT(opt_number, 0, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(ide,
    PUT(open, 0, 0) SEP(" ") TEXT("IDE") CODE(control_EN, 0) SEP(" ") HEX(1) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 2)) SEP(" ") PUT(close, 5, 0))
FORM(ram,
    PUT(open, 0, 0) SEP(" ") TEXT("RAM") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 1, 0)) SEP(" ")
        PUT(close, 5, 0))
FORM(sam,
    PUT(open, 0, 0) SEP(" ") TEXT("SAM") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 1, 0)) SEP(" ")
        PUT(close, 5, 0))
FORM(rtt,
    PUT(open, 0, 0) SEP(" ") TEXT("RTT") CODE(control_RTT_OP, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 1)) SEP(" ") PUT(close, 5, 0))
FORM(getcrsptr,
    PUT(open, 0, 0) SEP(" ") TEXT("GETCRSPTR ") NAME(r, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 1)) SEP(" ") PUT(close, 5, 0))
FORM(setcrsptr,
    PUT(open, 0, 0) SEP(" ") TEXT("SETCRSPTR ") NAME(r, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 1)) SEP(" ") PUT(close, 5, 0))
FORM(getlmembase,
    PUT(open, 0, 0) SEP(" ") TEXT("GETLMEMBASE ") NAME(r, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 1)) SEP(" ") PUT(close, 5, 0))
FORM(setlmembase,
    PUT(open, 0, 0) SEP(" ") TEXT("SETLMEMBASE ") NAME(r, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 1)) SEP(" ") PUT(close, 5, 0))
FORM(lepc,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("LEPC ") NAME(r, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(nop,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 3) SEP(" ") TEXT("NOP") CODE(control_TRIG, 0) SEP(" ")
        CODE(NOP_CC_TEST, 1) SEP(", ") PUT(opt_number, 0, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)) SEP(" ") PUT(close, 7, 0))
FORM(f2f_hh,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 15) SEP(" ") TEXT("F2F") CODE(FTZ, 0)
        CODE(convert_DST_FLOAT, 1) CODE(convert_SRC_FLOAT, 2) CODE(convert_CVT_RND, 3) CODE(SAT, 4)
        SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(cvt_f16, 0, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 16)) SEP(" ") PUT(close, 9, 0))
FORM(f2f_hs,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 15) SEP(" ") TEXT("F2F") CODE(FTZ, 0)
        CODE(convert_DST_FLOAT, 1) CODE(convert_SRC_FLOAT, 2) CODE(RND, 3) CODE(SAT, 4) SEP(" ")
        NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(cvt_f16, 0, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 16)) SEP(" ") PUT(close, 9, 0))
FORM(f2f_sh,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("F2F") CODE(FTZ, 0)
        CODE(convert_DST_FLOAT, 1) CODE(convert_SRC_FLOAT, 2) CODE(RND, 3) CODE(SAT, 4) SEP(" ")
        NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(f2f_f32, 0, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(f2f_ss,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("F2F") CODE(FTZ, 0)
        CODE(convert_DST_FLOAT, 1) CODE(convert_SRC_FLOAT, 2) CODE(convert_CVT_RND, 3) CODE(SAT, 4)
        SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(f2f_f32, 0, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(f2f_dh,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("F2F") CODE(FTZ, 0)
        CODE(convert_DST_FLOAT, 1) CODE(convert_SRC_FLOAT, 2) CODE(RND, 3) CODE(SAT, 4) SEP(" ")
        NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(f2f_f64, 0, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(f2f_dd,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("F2F") CODE(FTZ, 0)
        CODE(convert_DST_FLOAT, 1) CODE(convert_SRC_FLOAT, 2) CODE(convert_CVT_RND, 3) CODE(SAT, 4)
        SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(f2f_f64, 0, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(f2i_h,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("F2I") CODE(FTZ, 0)
        CODE(convert_DST_INT, 1) CODE(convert_SRC_FLOAT, 2) CODE(convert_ROUND, 3) SEP(" ")
        NAME(r, 4) CODE(CC, 5) SEP(", ") PUT(cvt_f16, 0, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(f2i_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("F2I") CODE(FTZ, 0)
        CODE(convert_DST_INT, 1) CODE(convert_SRC_FLOAT, 2) CODE(convert_ROUND, 3) SEP(" ")
        NAME(r, 4) CODE(CC, 5) SEP(", ") PUT(cvt_f32, 0, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(f2i_d,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("F2I") CODE(FTZ, 0)
        CODE(convert_DST_INT, 1) CODE(convert_SRC_FLOAT, 2) CODE(convert_ROUND, 3) SEP(" ")
        NAME(r, 4) CODE(CC, 5) SEP(", ") PUT(cvt_f64, 0, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(i2f_h,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("I2F") CODE(convert_DST_FLOAT, 0)
        CODE(convert_SRC_INT, 1) CODE(RND, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        PUT(cvt_i16, 0, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)) SEP(" ") PUT(close, 9, 0))
FORM(i2f_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("I2F") CODE(convert_DST_FLOAT, 0)
        CODE(convert_SRC_INT, 1) CODE(RND, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        PUT(cvt_i8, 0, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)) SEP(" ") PUT(close, 9, 0))
FORM(i2i_h,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("I2I") CODE(convert_I2I_DST, 0)
        CODE(convert_I2I_SRC, 1) CODE(SAT, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        PUT(cvt_i16, 0, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)) SEP(" ") PUT(close, 9, 0))
FORM(i2i_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("I2I") CODE(convert_I2I_DST, 0)
        CODE(convert_I2I_SRC, 1) CODE(SAT, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        PUT(cvt_i8, 0, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)) SEP(" ") PUT(close, 9, 0))
FORM(dadd,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("DADD") CODE(RND, 0) SEP(" ")
        NAME(r, 1) CODE(CC, 2) SEP(", ") CODE(F_NEG_A, 3) CODE(F_ABS_A, 4) NAME(r, 5)
        CODE(F_ABS_A, 4) CODE(REUSE_A, 6) SEP(", ") PUT(f64_b, 1, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(dmul,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 11) SEP(" ") TEXT("DMUL") CODE(RND, 0) SEP(" ")
        NAME(r, 1) CODE(CC, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(f64_neg_b, 0, 5)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 12)) SEP(" ") PUT(close, 8, 0))
FORM(dfma_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("DFMA") CODE(double_DFMA_RND, 0)
        SEP(" ") NAME(r, 1) CODE(CC, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ")
        PUT(f64_neg_b, 0, 5) SEP(", ") CODE(F_NEG_C, 11) NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(dfma_c,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 11) SEP(" ") TEXT("DFMA") CODE(double_DFMA_RND, 0)
        SEP(" ") NAME(r, 1) CODE(CC, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ")
        CODE(NEG_PRODUCT, 5) NAME(r, 6) CODE(REUSE_B, 7) SEP(", ") CODE(F_NEG_C, 8) TEXT("c[")
        HEX(9) TEXT("][") SIGNED_OF(rt_sign(value[10], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 12)) SEP(" ") PUT(close, 9, 0))
FORM(dmnmx,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 15) SEP(" ") TEXT("DMNMX ") NAME(r, 0) CODE(CC, 1)
        SEP(", ") CODE(F_NEG_A, 2) CODE(F_ABS_A, 3) NAME(r, 4) CODE(F_ABS_A, 3) CODE(REUSE_A, 5)
        SEP(", ") PUT(f2f_f64, 1, 6) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 16)) SEP(" ") PUT(close, 10, 0))
FORM(dset,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 18) SEP(" ") TEXT("DSET") CODE(SET_BF, 0)
        CODE(FLOAT_CMP, 1) CODE(BOP, 2) TEXT(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        CODE(SET_NEG_A, 5) CODE(SET_ABS_A, 6) NAME(r, 7) CODE(SET_ABS_A, 6) CODE(REUSE_A, 8)
        SEP(", ") PUT(f64_b_of_dset, 1, 9) SEP(", ") CODE(NOT_Pp, 16) NAME(p, 17) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 19)) SEP(" ") PUT(close, 10, 0))
FORM(dsetp,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 17) SEP(" ") TEXT("DSETP") CODE(FLOAT_CMP, 0)
        CODE(BOP, 1) TEXT(" ") NAME(p, 2) TEXT(", ") NAME(p, 3) SEP(", ") CODE(SET_NEG_A, 4)
        CODE(SETP_ABS_A, 5) NAME(r, 6) CODE(SETP_ABS_A, 5) CODE(REUSE_A, 7) SEP(", ")
        PUT(f64_b_of_dsetp, 1, 8) SEP(", ") CODE(NOT_Pp, 15) NAME(p, 16) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 18)) SEP(" ") PUT(close, 10, 0))
FORM(fadd,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 16) SEP(" ") TEXT("FADD") CODE(FTZ, 0) CODE(RND, 1)
        CODE(SAT, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ") CODE(F_NEG_A, 5) CODE(F_ABS_A, 6)
        NAME(r, 7) CODE(F_ABS_A, 6) CODE(REUSE_A, 8) SEP(", ") PUT(f32_b, 1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 17)) SEP(" ") PUT(close, 9, 0))
FORM(fadd32i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 10) SEP(" ") TEXT("FADD32I") CODE(float_FTZ_32I, 0)
        SEP(" ") NAME(r, 1) CODE(CC_32I, 2) SEP(", ") CODE(float_F_NEG_A_32I, 3)
        CODE(float_F_ABS_A_32I, 4) NAME(r, 5) CODE(float_F_ABS_A_32I, 4) CODE(REUSE_A, 6) SEP(", ")
        FLOAT(32, 32, 20, 7) CODE(float_F_NEG_B_32I, 8) CODE(float_F_ABS_B_32I, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 11)) SEP(" ") PUT(close, 7, 0))
FORM(fmul,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 14) SEP(" ") TEXT("FMUL") CODE(float_FMZ, 0)
        CODE(float_POWER, 1) CODE(RND, 2) CODE(SAT, 3) SEP(" ") NAME(r, 4) CODE(CC, 5) SEP(", ")
        NAME(r, 6) CODE(REUSE_A, 7) SEP(", ") PUT(f32_neg_b, 0, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 15)) SEP(" ") PUT(close, 8, 0))
FORM(fmul32i,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 7) SEP(" ") TEXT("FMUL32I") CODE(float_FMZ_53, 0)
        CODE(float_F_SAT_32I, 1) SEP(" ") NAME(r, 2) CODE(CC_32I, 3) SEP(", ") NAME(r, 4)
        CODE(REUSE_A, 5) SEP(", ") FLOAT(32, 32, 20, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 8)) SEP(" ") PUT(close, 6, 0))
FORM(ffma_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 16) SEP(" ") TEXT("FFMA") CODE(float_FMZ_53, 0)
        CODE(float_RND_51, 1) CODE(SAT, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5)
        CODE(REUSE_A, 6) SEP(", ") PUT(f32_neg_b, 0, 7) SEP(", ") CODE(F_NEG_C, 13) NAME(r, 14)
        CODE(REUSE_C, 15) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 17)) SEP(" ") PUT(close, 9, 0))
FORM(ffma_c,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("FFMA") CODE(float_FMZ_53, 0)
        CODE(float_RND_51, 1) CODE(SAT, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5)
        CODE(REUSE_A, 6) SEP(", ") CODE(NEG_PRODUCT, 7) NAME(r, 8) CODE(REUSE_B, 9) SEP(", ")
        CODE(F_NEG_C, 10) TEXT("c[") HEX(11) TEXT("][") SIGNED_OF(rt_sign(value[12], 14) * 4)
        TEXT("]") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)) SEP(" ") PUT(close, 9, 0))
FORM(ffma32i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("FFMA32I") CODE(float_FMZ_53, 0)
        CODE(float_F_SAT_32I, 1) SEP(" ") NAME(r, 2) CODE(CC_32I, 3) SEP(", ")
        CODE(float_F_NEG_A_32I, 4) NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") FLOAT(32, 32, 20, 7)
        SEP(", ") CODE(float_F_NEG_C_32I, 8) NAME(r, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)) SEP(" ") PUT(close, 7, 0))
FORM(fmnmx,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 16) SEP(" ") TEXT("FMNMX") CODE(FTZ, 0) SEP(" ")
        NAME(r, 1) CODE(CC, 2) SEP(", ") CODE(F_NEG_A, 3) CODE(F_ABS_A, 4) NAME(r, 5)
        CODE(F_ABS_A, 4) CODE(REUSE_A, 6) SEP(", ") PUT(f2f_f32, 1, 7) SEP(", ") CODE(NOT_Pp, 14)
        NAME(p, 15) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 17)) SEP(" ") PUT(close, 10, 0))
FORM(fset,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 19) SEP(" ") TEXT("FSET") CODE(SET_BF, 0)
        CODE(FLOAT_CMP, 1) CODE(floatcmp_SET_FTZ, 2) CODE(BOP, 3) TEXT(" ") NAME(r, 4) CODE(CC, 5)
        SEP(", ") CODE(SET_NEG_A, 6) CODE(SET_ABS_A, 7) NAME(r, 8) CODE(SET_ABS_A, 7)
        CODE(REUSE_A, 9) SEP(", ") PUT(f32_b_of_fset, 1, 10) SEP(", ") CODE(NOT_Pp, 17) NAME(p, 18)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 20)) SEP(" ") PUT(close, 10, 0))
FORM(fsetp,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 18) SEP(" ") TEXT("FSETP") CODE(FLOAT_CMP, 0)
        CODE(floatcmp_SETP_FTZ, 1) CODE(BOP, 2) TEXT(" ") NAME(p, 3) TEXT(", ") NAME(p, 4) SEP(", ")
        CODE(SET_NEG_A, 5) CODE(SETP_ABS_A, 6) NAME(r, 7) CODE(SETP_ABS_A, 6) CODE(REUSE_A, 8)
        SEP(", ") PUT(f32_b_of_fsetp, 1, 9) SEP(", ") CODE(NOT_Pp, 16) NAME(p, 17) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 19)) SEP(" ") PUT(close, 10, 0))
FORM(fcmp_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 12) SEP(" ") TEXT("FCMP") CODE(floatcmp_FCMP_TEST, 0)
        CODE(floatcmp_SETP_FTZ, 1) SEP(" ") NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4)
        SEP(", ") PUT(fcmp_b, 0, 5) SEP(", ") NAME(r, 10) CODE(REUSE_C, 11) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 13)) SEP(" ") PUT(close, 7, 0))
FORM(fcmp_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("FCMP") CODE(floatcmp_FCMP_TEST, 0)
        CODE(floatcmp_SETP_FTZ, 1) SEP(" ") NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4)
        SEP(", ") NAME(r, 5) CODE(REUSE_B, 6) SEP(", ") TEXT("c[") HEX(7) TEXT("][")
        SIGNED_OF(rt_sign(value[8], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)) SEP(" ") PUT(close, 7, 0))
FORM(fchk,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 12) SEP(" ") TEXT("FCHK.DIVIDE ") NAME(p, 0) SEP(", ")
        CODE(F_NEG_A, 1) CODE(F_ABS_A, 2) NAME(r, 3) CODE(F_ABS_A, 2) CODE(REUSE_A, 4) SEP(", ")
        PUT(f2f_f32, 1, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)) SEP(" ") PUT(close, 9, 0))
FORM(fswzadd,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 13) SEP(" ") TEXT("FSWZADD") CODE(FTZ, 0) CODE(RND, 1)
        CODE(floatcmp_NDV, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6)
        SEP(", ") NAME(r, 7) CODE(REUSE_B, 8) SEP(", ") CODE(floatcmp_SIGNS3, 9)
        CODE(floatcmp_SIGNS2, 10) CODE(floatcmp_SIGNS1, 11) CODE(floatcmp_SIGNS0, 12) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 14)) SEP(" ") PUT(close, 6, 0))
FORM(mufu,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("MUFU") CODE(floatcmp_MUFU_OP, 0)
        CODE(SAT, 1) SEP(" ") NAME(r, 2) SEP(", ") CODE(F_NEG_A, 3) CODE(F_ABS_A, 4) NAME(r, 5)
        CODE(F_ABS_A, 4) CODE(REUSE_A, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ")
        PUT(close, 7, 0))
FORM(rro,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("RRO") CODE(floatcmp_RRO_OP, 0)
        TEXT(" ") NAME(r, 1) SEP(", ") PUT(f2f_f32, 0, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 10)) SEP(" ") PUT(close, 8, 0))
FORM(al2p,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 6) SEP(" ") TEXT("AL2P") CODE(graphics_OUTPUT, 0)
        CODE(graphics_ATTR_SIZE, 1) SEP(" ") PUT(opt, 0, 2) SEP(", ") NAME(r, 3) SEP(", ")
        PUT(attr, 1, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)) SEP(" ") PUT(close, 8, 0))
FORM(ald_a,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ALD") CODE(graphics_OUTPUT, 0)
        CODE(graphics_ATTR_SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ") TEXT("a[") HEX(3) TEXT("]")
        SEP(", ") PUT(opt_reg, 0, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)) SEP(" ")
        PUT(close, 7, 0))
FORM(ald_h,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ALD") CODE(graphics_OUTPUT, 0)
        TEXT(".PHYS") CODE(graphics_ATTR_SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ") TEXT("a[")
        NAME(r, 3) TEXT("]") SEP(", ") PUT(opt_reg, 0, 4) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)) SEP(" ") PUT(close, 7, 0))
FORM(ald_p,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("ALD") CODE(graphics_OUTPUT, 0)
        TEXT(".P") CODE(graphics_ATTR_SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ") TEXT("a[") NAME(r, 3)
        TEXT("]") SEP(", ") PUT(opt_reg, 0, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6))
        SEP(" ") PUT(close, 7, 0))
FORM(ald_q,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("ALD") CODE(graphics_OUTPUT, 0)
        TEXT(".P") CODE(graphics_ATTR_SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ") TEXT("a[") NAME(r, 3)
        TEXT("+") SIGNED(4, 11) TEXT("]") SEP(", ") PUT(opt_reg, 0, 5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ") PUT(close, 7, 0))
FORM(ast_a,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("AST") CODE(graphics_ATTR_SIZE, 0)
        SEP(" ") TEXT("a[") HEX(1) TEXT("]") SEP(", ") NAME(r, 2) SEP(", ") PUT(opt_reg, 0, 3)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)) SEP(" ") PUT(close, 7, 0))
FORM(ast_h,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("AST.PHYS") CODE(graphics_ATTR_SIZE, 0)
        SEP(" ") TEXT("a[") NAME(r, 1) TEXT("]") SEP(", ") NAME(r, 2) SEP(", ") PUT(opt_reg, 0, 3)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)) SEP(" ") PUT(close, 7, 0))
FORM(ast_p,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 4) SEP(" ") TEXT("AST.P") CODE(graphics_ATTR_SIZE, 0)
        SEP(" ") TEXT("a[") NAME(r, 1) TEXT("]") SEP(", ") NAME(r, 2) SEP(", ") PUT(opt_reg, 0, 3)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)) SEP(" ") PUT(close, 7, 0))
FORM(ast_q,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("AST.P") CODE(graphics_ATTR_SIZE, 0)
        SEP(" ") TEXT("a[") NAME(r, 1) TEXT("+") SIGNED(2, 11) TEXT("]") SEP(", ") NAME(r, 3)
        SEP(", ") PUT(opt_reg, 0, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)) SEP(" ")
        PUT(close, 7, 0))
FORM(ipa,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 8) SEP(" ") TEXT("IPA") PUT(opt_idx, 0, 0)
        CODE(graphics_IPA_MODE, 0) CODE(graphics_IPA_AT, 1) CODE(graphics_IPA_SAT, 2) SEP(" ")
        NAME(r, 3) SEP(", ") PUT(ipa_source, 1, 4) SEP(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 9)) SEP(" ") PUT(close, 9, 0))
FORM(isberd,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ISBERD") CODE(graphics_OUTPUT, 0)
        CODE(graphics_ISB_SPACE, 1) CODE(graphics_SKEW, 2) CODE(graphics_ISB_SIZE, 3) SEP(" ")
        NAME(r, 4) SEP(", ") TEXT("[") NAME(r, 5) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 7)) SEP(" ") PUT(close, 6, 0))
FORM(out,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 8) SEP(" ") TEXT("OUT") CODE(graphics_OUT_OP, 0)
        TEXT(" ") NAME(r, 1) TEXT(", ") NAME(r, 2) SEP(", ") PUT(src_b, 0, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)) SEP(" ") PUT(close, 7, 0))
FORM(pixld,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("PIXLD") CODE(graphics_PIXLD_OP, 0)
        SEP(" ") NAME(r, 1) TEXT(", ") NAME(p, 2) SEP(", ") PUT(pixld_addr, 0, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)) SEP(" ") PUT(close, 7, 0))
FORM(hadd2_r,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 14) SEP(" ") TEXT("HADD2") CODE(half_MERGE, 0)
        CODE(half_HADD_FTZ, 1) CODE(half_HALF_SAT, 2) SEP(" ") NAME(r, 3) SEP(", ")
        CODE(half_HALF_NEG_A, 4) CODE(half_HALF_ABS_A, 5) NAME(r, 6) CODE(half_SWIZZLE_A, 7)
        CODE(half_HALF_ABS_A, 5) CODE(REUSE_A, 8) SEP(", ") CODE(half_HALF_NEG_B, 9)
        CODE(half_HALF_ABS_B, 10) NAME(r, 11) CODE(half_SWIZZLE_B, 12) CODE(half_HALF_ABS_B, 10)
        CODE(REUSE_C, 13) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 15)) SEP(" ") PUT(close, 8, 0))
FORM(hadd2_c,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 15) SEP(" ") TEXT("HADD2") CODE(half_MERGE, 0)
        CODE(half_HADD_FTZ, 1) CODE(half_HALF_SAT_CONST, 2) SEP(" ") NAME(r, 3) SEP(", ")
        CODE(half_HALF_NEG_A, 4) CODE(half_HALF_ABS_A, 5) NAME(r, 6) CODE(half_SWIZZLE_A, 7)
        CODE(half_HALF_ABS_A, 5) CODE(REUSE_A, 8) SEP(", ") PUT(f16_const_or_imm, 1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 16)) SEP(" ") PUT(close, 9, 0))
FORM(hadd2_32i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("HADD2_32I") CODE(half_HADD_FTZ_32I, 0)
        CODE(half_HALF_SAT_CONST, 1) SEP(" ") NAME(r, 2) SEP(", ") CODE(half_HALF_NEG_CONST, 3)
        NAME(r, 4) CODE(half_SWIZZLE_A_32I, 5) CODE(REUSE_A, 6) SEP(", ") FLOAT(16, 16, 20, 7)
        TEXT(", ") FLOAT(16, 16, 20, 8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)) SEP(" ")
        PUT(close, 7, 0))
FORM(hmul2_r,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 13) SEP(" ") TEXT("HMUL2") CODE(half_MERGE, 0)
        CODE(half_HMUL_FMZ, 1) CODE(half_HALF_SAT, 2) SEP(" ") NAME(r, 3) SEP(", ")
        CODE(half_HALF_ABS_A, 4) NAME(r, 5) CODE(half_SWIZZLE_A, 6) CODE(half_HALF_ABS_A, 4)
        CODE(REUSE_A, 7) SEP(", ") CODE(half_HALF_NEG_B, 8) CODE(half_HALF_ABS_B, 9) NAME(r, 10)
        CODE(half_SWIZZLE_B, 11) CODE(half_HALF_ABS_B, 9) CODE(REUSE_B, 12) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 14)) SEP(" ") PUT(close, 8, 0))
FORM(hmul2_c,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 12) SEP(" ") TEXT("HMUL2") CODE(half_MERGE, 0)
        CODE(half_HMUL_FMZ, 1) CODE(half_HALF_SAT_CONST, 2) SEP(" ") NAME(r, 3) SEP(", ")
        CODE(half_HALF_ABS_A, 4) NAME(r, 5) CODE(half_SWIZZLE_A, 6) CODE(half_HALF_ABS_A, 4)
        CODE(REUSE_A, 7) SEP(", ") CODE(half_HALF_NEG_A, 8) CODE(half_HALF_ABS_CONST, 9) TEXT("c[")
        HEX(10) TEXT("][") SIGNED_OF(rt_sign(value[11], 14) * 4) TEXT("]")
        CODE(half_HALF_ABS_CONST, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)) SEP(" ")
        PUT(close, 9, 0))
FORM(hmul2_i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("HMUL2") CODE(half_MERGE, 0)
        CODE(half_HMUL_FMZ, 1) CODE(half_HALF_SAT_CONST, 2) SEP(" ") NAME(r, 3) SEP(", ")
        CODE(half_HALF_NEG_A, 4) CODE(half_HALF_ABS_A, 5) NAME(r, 6) CODE(half_SWIZZLE_A, 7)
        CODE(half_HALF_ABS_A, 5) CODE(REUSE_A, 8) SEP(", ") FLOAT(16, 10, 20, 9) TEXT(", ")
        FLOAT(16, 10, 20, 10) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ")
        PUT(close, 7, 0))
FORM(hmul2_32i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 8) SEP(" ") TEXT("HMUL2_32I") CODE(half_HALF_FMZ_32I, 0)
        CODE(half_HALF_SAT_CONST, 1) SEP(" ") NAME(r, 2) SEP(", ") NAME(r, 3)
        CODE(half_SWIZZLE_A_32I, 4) CODE(REUSE_A, 5) SEP(", ") FLOAT(16, 16, 20, 6) TEXT(", ")
        FLOAT(16, 16, 20, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 9)) SEP(" ")
        PUT(close, 7, 0))
FORM(hfma2_r,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 15) SEP(" ") TEXT("HFMA2") CODE(half_MERGE, 0)
        CODE(half_HFMA_FMZ, 1) CODE(half_HALF_SAT, 2) SEP(" ") NAME(r, 3) SEP(", ") NAME(r, 4)
        CODE(half_SWIZZLE_A, 5) CODE(REUSE_A, 6) SEP(", ") CODE(half_HALF_NEG_B, 7) NAME(r, 8)
        CODE(half_SWIZZLE_B, 9) CODE(REUSE_B, 10) SEP(", ") CODE(half_HFMA_NEG_C, 11) NAME(r, 12)
        CODE(half_HFMA_SWIZZLE_C, 13) CODE(REUSE_C, 14) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 16)) SEP(" ") PUT(close, 9, 0))
FORM(hfma2_b,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 16) SEP(" ") TEXT("HFMA2") CODE(half_MERGE, 0)
        CODE(half_HFMA_FMZ_CONST, 1) CODE(half_HALF_SAT_CONST, 2) SEP(" ") NAME(r, 3) SEP(", ")
        NAME(r, 4) CODE(half_SWIZZLE_A, 5) CODE(REUSE_A, 6) SEP(", ") PUT(f16_const_b, 1, 7)
        SEP(", ") CODE(half_HFMA_NEG_C_CONST, 12) NAME(r, 13) CODE(half_HFMA_SWIZZLE_C_CONST, 14)
        CODE(REUSE_C, 15) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 17)) SEP(" ") PUT(close, 10, 0))
FORM(hfma2_c,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 14) SEP(" ") TEXT("HFMA2") CODE(half_MERGE, 0)
        CODE(half_HFMA_FMZ_CONST, 1) CODE(half_HALF_SAT_CONST, 2) SEP(" ") NAME(r, 3) SEP(", ")
        NAME(r, 4) CODE(half_SWIZZLE_A, 5) CODE(REUSE_A, 6) SEP(", ") CODE(half_HALF_NEG_CONST, 7)
        NAME(r, 8) CODE(half_HFMA_SWIZZLE_C_CONST, 9) CODE(REUSE_B, 10) SEP(", ")
        CODE(half_HFMA_NEG_C_CONST, 11) TEXT("c[") HEX(12) TEXT("][")
        SIGNED_OF(rt_sign(value[13], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 15)) SEP(" ") PUT(close, 10, 0))
FORM(hfma2_32i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 8) SEP(" ") TEXT("HFMA2_32I") CODE(half_HALF_FMZ_32I, 0)
        SEP(" ") NAME(r, 1) SEP(", ") NAME(r, 2) CODE(half_SWIZZLE_A_32I, 3) CODE(REUSE_A, 4)
        SEP(", ") FLOAT(16, 16, 20, 5) TEXT(", ") FLOAT(16, 16, 20, 6) SEP(", ")
        CODE(half_HFMA_NEG_C_32I, 7) NAME(r, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 9))
        SEP(" ") PUT(close, 7, 0))
FORM(hset2_r,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 17) SEP(" ") TEXT("HSET2") CODE(half_HALF_BF, 0)
        CODE(half_HALF_CMP, 1) CODE(half_HSET_FTZ, 2) CODE(BOP, 3) TEXT(" ") NAME(r, 4) SEP(", ")
        CODE(half_HALF_NEG_A, 5) CODE(half_HALF_ABS_A, 6) NAME(r, 7) CODE(half_SWIZZLE_A, 8)
        CODE(half_HALF_ABS_A, 6) CODE(REUSE_A, 9) SEP(", ") CODE(half_HALF_NEG_B, 10)
        CODE(half_HALF_ABS_B, 11) NAME(r, 12) CODE(half_SWIZZLE_B, 13) CODE(half_HALF_ABS_B, 11)
        CODE(REUSE_B, 14) SEP(", ") CODE(NOT_Pp, 15) NAME(p, 16) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 18)) SEP(" ") PUT(close, 9, 0))
FORM(hset2_c,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 17) SEP(" ") TEXT("HSET2") CODE(half_HALF_BF_CONST, 0)
        CODE(half_HALF_CMP_CONST, 1) CODE(half_HSET_FTZ_CONST, 2) CODE(BOP, 3) TEXT(" ") NAME(r, 4)
        SEP(", ") CODE(half_HALF_NEG_A, 5) CODE(half_HALF_ABS_A, 6) NAME(r, 7)
        CODE(half_SWIZZLE_A, 8) CODE(half_HALF_ABS_A, 6) CODE(REUSE_A, 9) SEP(", ")
        PUT(f16_const_b, 1, 10) SEP(", ") CODE(NOT_Pp, 15) NAME(p, 16) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 18)) SEP(" ") PUT(close, 10, 0))
FORM(hsetp2_r,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 18) SEP(" ") TEXT("HSETP2") CODE(half_HALF_CMP, 0)
        CODE(half_H_AND, 1) CODE(half_HSETP_FTZ, 2) CODE(BOP, 3) TEXT(" ") NAME(p, 4) TEXT(", ")
        NAME(p, 5) SEP(", ") CODE(half_HALF_NEG_A, 6) CODE(half_HALF_ABS_A, 7) NAME(r, 8)
        CODE(half_SWIZZLE_A, 9) CODE(half_HALF_ABS_A, 7) CODE(REUSE_A, 10) SEP(", ")
        CODE(half_HALF_NEG_B, 11) CODE(half_HALF_ABS_B, 12) NAME(r, 13) CODE(half_SWIZZLE_B, 14)
        CODE(half_HALF_ABS_B, 12) CODE(REUSE_B, 15) SEP(", ") CODE(NOT_Pp, 16) NAME(p, 17)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 19)) SEP(" ") PUT(close, 9, 0))
FORM(hsetp2_c,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 19) SEP(" ") TEXT("HSETP2") CODE(half_HALF_CMP_CONST, 0)
        CODE(half_H_AND_CONST, 1) CODE(half_HSETP_FTZ, 2) CODE(BOP, 3) TEXT(" ") NAME(p, 4)
        TEXT(", ") NAME(p, 5) SEP(", ") CODE(half_HALF_NEG_A, 6) CODE(half_HALF_ABS_A, 7) NAME(r, 8)
        CODE(half_SWIZZLE_A, 9) CODE(half_HALF_ABS_A, 7) CODE(REUSE_A, 10) SEP(", ")
        PUT(f16_const_or_imm, 1, 11) SEP(", ") CODE(NOT_Pp, 17) NAME(p, 18) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 20)) SEP(" ") PUT(close, 10, 0))
FORM(iadd,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 13) SEP(" ") TEXT("IADD") PUT(opt_po, 0, 0) CODE(SAT, 0)
        CODE(X, 1) SEP(" ") NAME(r, 2) CODE(CC, 3) SEP(", ") PUT(sum_a, 1, 4) SEP(", ")
        PUT(sum_b, 2, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)) SEP(" ") PUT(close, 10, 0))
FORM(iadd32i,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("IADD32I") PUT(opt_po_32i, 0, 0)
        CODE(integer_SAT_32I, 0) CODE(integer_X_32I, 1) SEP(" ") NAME(r, 2) CODE(CC_32I, 3)
        SEP(", ") PUT(sum_a_32i, 1, 4) SEP(", ") SIGNED(7, 32) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)) SEP(" ") PUT(close, 8, 0))
FORM(iadd3_r,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 16) SEP(" ") TEXT("IADD3") CODE(integer_IADD3_SHIFT, 0)
        CODE(integer_IADD3_X, 1) SEP(" ") NAME(r, 2) CODE(CC, 3) SEP(", ")
        CODE(integer_IADD3_NEG_A, 4) NAME(r, 5) CODE(integer_HALF_A, 6) CODE(REUSE_A, 7) SEP(", ")
        CODE(integer_IADD3_NEG_B, 8) NAME(r, 9) CODE(integer_HALF_B, 10) CODE(REUSE_B, 11) SEP(", ")
        CODE(integer_IADD3_NEG_C, 12) NAME(r, 13) CODE(integer_HALF_C, 14) CODE(REUSE_C, 15)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 17)) SEP(" ") PUT(close, 9, 0))
FORM(iadd3_b,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 13) SEP(" ") TEXT("IADD3") CODE(integer_IADD3_X, 0)
        SEP(" ") NAME(r, 1) CODE(CC, 2) SEP(", ") CODE(integer_IADD3_NEG_A, 3) NAME(r, 4)
        CODE(REUSE_A, 5) SEP(", ") PUT(iadd3_b, 1, 6) SEP(", ") CODE(integer_IADD3_NEG_C, 10)
        NAME(r, 11) CODE(REUSE_C, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)) SEP(" ")
        PUT(close, 10, 0))
FORM(iscadd,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 12) SEP(" ") TEXT("ISCADD") PUT(opt_po, 0, 0) SEP(" ")
        NAME(r, 0) CODE(CC, 1) SEP(", ") PUT(sum_a, 1, 2) SEP(", ") PUT(sum_b, 2, 5) SEP(", ")
        HEX(11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 13)) SEP(" ") PUT(close, 10, 0))
FORM(iscadd32i,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 6) SEP(" ") TEXT("ISCADD32I ") NAME(r, 0) CODE(CC_32I, 1)
        SEP(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") SIGNED(4, 32) TEXT(", ") HEX(5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 7)) SEP(" ") PUT(close, 6, 0))
FORM(imnmx,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 13) SEP(" ") TEXT("IMNMX") CODE(SIGNED, 0)
        CODE(integer_PART, 1) SEP(" ") NAME(r, 2) CODE(CC, 3) SEP(", ") NAME(r, 4) CODE(REUSE_A, 5)
        SEP(", ") PUT(src_b, 0, 6) SEP(", ") CODE(NOT_Pp, 11) NAME(p, 12) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 14)) SEP(" ") PUT(close, 8, 0))
FORM(icmp_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 12) SEP(" ") TEXT("ICMP") CODE(CMP, 0) CODE(SIGNED, 1)
        SEP(" ") NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b, 0, 5)
        SEP(", ") NAME(r, 10) CODE(REUSE_C, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 13))
        SEP(" ") PUT(close, 7, 0))
FORM(icmp_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("ICMP") CODE(CMP, 0) CODE(SIGNED, 1)
        SEP(" ") NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5)
        CODE(REUSE_B, 6) SEP(", ") TEXT("c[") HEX(7) TEXT("][") SIGNED_OF(rt_sign(value[8], 14) * 4)
        TEXT("]") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)) SEP(" ") PUT(close, 7, 0))
FORM(lop,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 15) SEP(" ") TEXT("LOP") CODE(logic_LOP_OP, 0) CODE(X, 1)
        CODE(logic_LOP_TEST, 2) SEP(" ") PUT(opt, 0, 3) SEP(", ") NAME(r, 4) CODE(CC, 5) SEP(", ")
        CODE(logic_LOP_INV_A, 6) NAME(r, 7) CODE(REUSE_A, 8) SEP(", ") PUT(inverted_b, 2, 9)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 16)) SEP(" ") PUT(close, 10, 0))
FORM(lop32i,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 9) SEP(" ") TEXT("LOP32I") CODE(logic_LOP32I_OP, 0)
        CODE(logic_LOP32I_X, 1) SEP(" ") NAME(r, 2) CODE(CC_32I, 3) SEP(", ")
        CODE(logic_LOP32I_INV_A, 4) NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") HEX(7)
        CODE(logic_LOP32I_INV_B, 8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 10)) SEP(" ")
        PUT(close, 6, 0))
FORM(lop3_r,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 12) SEP(" ") TEXT("LOP3.LUT") CODE(logic_LOP3_X, 0)
        CODE(logic_LOP3_TEST, 1) SEP(" ") PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7) CODE(REUSE_B, 8) SEP(", ") NAME(r, 9)
        CODE(REUSE_C, 10) SEP(", ") HEX(11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 13)) SEP(" ")
        PUT(close, 7, 0))
FORM(lop3_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 10) SEP(" ") TEXT("LOP3.LUT") CODE(logic_LOP3_X_CONST, 0)
        SEP(" ") NAME(r, 1) CODE(CC, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") TEXT("c[")
        HEX(5) TEXT("][") SIGNED_OF(rt_sign(value[6], 14) * 4) TEXT("]") SEP(", ") NAME(r, 7)
        CODE(REUSE_C, 8) SEP(", ") HEX(9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 11)) SEP(" ")
        PUT(close, 7, 0))
FORM(lop3_i,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 9) SEP(" ") TEXT("LOP3.LUT") CODE(logic_LOP3_X_IMM, 0)
        SEP(" ") NAME(r, 1) CODE(CC, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ")
        SIGNED(5, 20) TEXT(", ") NAME(r, 6) CODE(REUSE_C, 7) SEP(", ") HEX(8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 10)) SEP(" ") PUT(close, 6, 0))
FORM(ldg,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("LDG") CODE(memory_E, 0)
        CODE(memory_LOAD_CACHE, 1) CODE(memory_LDG_SIZE, 2) SEP(" ") NAME(r, 3) SEP(", ")
        PUT(addr_of_ldg, 0, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ")
        PUT(close, 7, 0))
FORM(ldg_p,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("LDG") CODE(memory_E, 0)
        CODE(memory_LOAD_CACHE, 1) CODE(memory_LDG_SIZE, 2) SEP(" ") CODE(memory_Pl, 3) TEXT(", ")
        NAME(r, 4) SEP(", ") PUT(addr, 1, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)) SEP(" ")
        PUT(close, 8, 0))
FORM(stg,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("STG") CODE(memory_E, 0)
        CODE(memory_STORE_CACHE, 1) CODE(memory_SIZE, 2) SEP(" ") PUT(addr_of_ldg, 0, 3) SEP(", ")
        NAME(r, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ") PUT(close, 7, 0))
FORM(ld,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("LD") CODE(memory_LD_E, 0)
        CODE(memory_LD_CACHE, 1) CODE(memory_LD_SIZE, 2) SEP(" ") NAME(r, 3) SEP(", ")
        PUT(addr_of_ld, 0, 4) SEP(", ") PUT(opt, 1, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9))
        SEP(" ") PUT(close, 8, 0))
FORM(st,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("ST") CODE(memory_LD_E, 0)
        CODE(memory_ST_CACHE, 1) CODE(memory_LD_SIZE, 2) SEP(" ") PUT(addr_of_ld, 0, 3) SEP(", ")
        NAME(r, 6) SEP(", ") PUT(opt, 1, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)) SEP(" ")
        PUT(close, 8, 0))
FORM(ldl,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("LDL") CODE(memory_LDL_CACHE, 0)
        CODE(memory_SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ") PUT(addr_of_ldg, 0, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ") PUT(close, 7, 0))
FORM(stl,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("STL") CODE(memory_STL_CACHE, 0)
        CODE(memory_SIZE, 1) SEP(" ") PUT(addr_of_ldg, 0, 2) SEP(", ") NAME(r, 5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ") PUT(close, 7, 0))
FORM(lds_r,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("LDS") CODE(memory_SIZE, 0) SEP(" ")
        NAME(r, 1) SEP(", ") PUT(addr_of_ldg, 0, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6))
        SEP(" ") PUT(close, 7, 0))
FORM(lds_u,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("LDS.U") CODE(memory_LDS_U_SIZE, 0)
        TEXT(" ") NAME(r, 1) SEP(", ") PUT(addr_of_ldg, 0, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)) SEP(" ") PUT(close, 7, 0))
FORM(sts,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("STS") CODE(memory_SIZE, 0) SEP(" ")
        PUT(addr_of_ldg, 0, 1) SEP(", ") NAME(r, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6))
        SEP(" ") PUT(close, 7, 0))
FORM(ldc,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("LDC") CODE(memory_LDC_SIZE, 0)
        CODE(memory_LDC_MODE, 1) SEP(" ") NAME(r, 2) SEP(", ") PUT(const_indexed, 0, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ") PUT(close, 7, 0))
FORM(stp,
    PUT(open, 0, 0) SEP(" ") TEXT("STP") CODE(memory_WAIT, 0) SEP(" ") HEX(1) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 2)) SEP(" ") PUT(close, 5, 0))
FORM(membar,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 2) SEP(" ") TEXT("MEMBAR") CODE(memory_MEMBAR_SCOPE, 0)
        CODE(memory_MEMBAR_IVALL, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ")
        PUT(close, 6, 0))
FORM(mov,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 7) SEP(" ") TEXT("MOV ") NAME(r, 0) SEP(", ")
        PUT(src_b, 0, 1) SEP(", ") PUT(opt_number, 1, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 8)) SEP(" ") PUT(close, 8, 0))
FORM(mov32i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 3) SEP(" ") TEXT("MOV32I ") NAME(r, 0) TEXT(", ") HEX(1)
        SEP(", ") PUT(opt_number, 0, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)) SEP(" ")
        PUT(close, 7, 0))
FORM(sel,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 10) SEP(" ") TEXT("SEL ") NAME(r, 0) TEXT(", ")
        NAME(r, 1) CODE(REUSE_A, 2) SEP(", ") PUT(src_b, 0, 3) SEP(", ") CODE(NOT_Pp, 8) NAME(p, 9)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)) SEP(" ") PUT(close, 8, 0))
FORM(prmt_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("PRMT") CODE(move_PRMT_MODE, 0)
        SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(src_b, 0, 4)
        SEP(", ") NAME(r, 9) CODE(REUSE_C, 10) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12))
        SEP(" ") PUT(close, 7, 0))
FORM(prmt_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 8) SEP(" ") TEXT("PRMT") CODE(move_PRMT_MODE, 0) SEP(" ")
        NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5)
        SEP(", ") TEXT("c[") HEX(6) TEXT("][") SIGNED_OF(rt_sign(value[7], 14) * 4) TEXT("]")
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 9)) SEP(" ") PUT(close, 7, 0))
FORM(imul,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("IMUL") CODE(MUL_TYPES, 0) CODE(HI, 1)
        SEP(" ") NAME(r, 2) CODE(CC, 3) SEP(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ")
        PUT(src_b, 0, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(imul32i,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 7) SEP(" ") TEXT("IMUL32I") CODE(MUL_TYPES_32I, 0)
        CODE(HI_32I, 1) SEP(" ") NAME(r, 2) CODE(CC_32I, 3) SEP(", ") NAME(r, 4) CODE(REUSE_A, 5)
        SEP(", ") SIGNED(6, 32) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 8)) SEP(" ")
        PUT(close, 6, 0))
FORM(imad_b,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 17) SEP(" ") TEXT("IMAD") CODE(multiply_MAD_TYPES, 0)
        CODE(multiply_MAD_HI, 1) PUT(opt_po, 0, 0) CODE(SAT, 2) CODE(multiply_MAD_X, 3) SEP(" ")
        NAME(r, 4) CODE(CC, 5) SEP(", ") PUT(mad_a, 1, 6) SEP(", ") PUT(src_b, 2, 9) SEP(", ")
        PUT(mad_c, 3, 14) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 18)) SEP(" ") PUT(close, 10, 0))
FORM(imad_c,
    PUT(open, 6, 0) SEP(" ") PUT(guard, 5, 14) SEP(" ") TEXT("IMAD") CODE(multiply_MAD_TYPES, 0)
        CODE(multiply_MAD_HI, 1) PUT(opt_po, 0, 0) CODE(SAT, 2) CODE(multiply_MAD_X, 3) SEP(" ")
        NAME(r, 4) CODE(CC, 5) SEP(", ") PUT(mad_a, 1, 6) SEP(", ") NAME(r, 9) CODE(REUSE_B, 10)
        SEP(", ") PUT(mad_const_c, 2, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 15)) SEP(" ")
        PUT(close, 11, 0))
FORM(imad32i,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 9) SEP(" ") TEXT("IMAD32I")
        CODE(multiply_MAD32I_TYPES, 0) CODE(HI_32I, 1) PUT(opt_po, 0, 0) SEP(" ") NAME(r, 2)
        CODE(CC_32I, 3) SEP(", ") PUT(sum_a_32i, 1, 4) SEP(", ") SIGNED(7, 32) SEP(", ")
        PUT(mad32i_c, 2, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 10)) SEP(" ")
        PUT(close, 9, 0))
FORM(imadsp_uu_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 14) SEP(" ") TEXT("IMADSP.U") CODE(multiply_IMADSP_A, 0)
        TEXT(".U") CODE(multiply_IMADSP_B, 1) TEXT(".U") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(src_b, 0, 7)
        SEP(", ") NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 15))
        SEP(" ") PUT(close, 7, 0))
FORM(imadsp_su_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 14) SEP(" ") TEXT("IMADSP.S") CODE(multiply_IMADSP_A, 0)
        TEXT(".U") CODE(multiply_IMADSP_B, 1) TEXT(".S") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(src_b, 0, 7)
        SEP(", ") NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 15))
        SEP(" ") PUT(close, 7, 0))
FORM(imadsp_us_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 14) SEP(" ") TEXT("IMADSP.U") CODE(multiply_IMADSP_A, 0)
        TEXT(".S") CODE(multiply_IMADSP_B, 1) TEXT(".S") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(src_b, 0, 7)
        SEP(", ") NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 15))
        SEP(" ") PUT(close, 7, 0))
FORM(imadsp_ss_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 14) SEP(" ") TEXT("IMADSP.S") CODE(multiply_IMADSP_A, 0)
        TEXT(".S") CODE(multiply_IMADSP_B, 1) TEXT(".S") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(src_b, 0, 7)
        SEP(", ") NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 15))
        SEP(" ") PUT(close, 7, 0))
FORM(imadsp_uu_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("IMADSP.U") CODE(multiply_IMADSP_A, 0)
        TEXT(".U") CODE(multiply_IMADSP_B, 1) TEXT(".U") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7)
        CODE(REUSE_B, 8) SEP(", ") TEXT("c[") HEX(9) TEXT("][")
        SIGNED_OF(rt_sign(value[10], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(imadsp_su_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("IMADSP.S") CODE(multiply_IMADSP_A, 0)
        TEXT(".U") CODE(multiply_IMADSP_B, 1) TEXT(".S") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7)
        CODE(REUSE_B, 8) SEP(", ") TEXT("c[") HEX(9) TEXT("][")
        SIGNED_OF(rt_sign(value[10], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(imadsp_us_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("IMADSP.U") CODE(multiply_IMADSP_A, 0)
        TEXT(".S") CODE(multiply_IMADSP_B, 1) TEXT(".S") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7)
        CODE(REUSE_B, 8) SEP(", ") TEXT("c[") HEX(9) TEXT("][")
        SIGNED_OF(rt_sign(value[10], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(imadsp_ss_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("IMADSP.S") CODE(multiply_IMADSP_A, 0)
        TEXT(".S") CODE(multiply_IMADSP_B, 1) TEXT(".S") CODE(multiply_IMADSP_C, 2) TEXT(" ")
        NAME(r, 3) CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7)
        CODE(REUSE_B, 8) SEP(", ") TEXT("c[") HEX(9) TEXT("][")
        SIGNED_OF(rt_sign(value[10], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(xmad_r,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 15) SEP(" ") TEXT("XMAD") CODE(multiply_XMAD_TYPES, 0)
        CODE(multiply_PSL, 1) CODE(multiply_MRG, 2) CODE(multiply_XMAD_MODE, 3)
        CODE(multiply_XMAD_X, 4) SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") NAME(r, 7)
        CODE(multiply_XMAD_H1_A, 8) CODE(REUSE_A, 9) SEP(", ") NAME(r, 10)
        CODE(multiply_XMAD_H1_B, 11) CODE(REUSE_B, 12) SEP(", ") NAME(r, 13) CODE(REUSE_C, 14)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 16)) SEP(" ") PUT(close, 9, 0))
FORM(xmad_i,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("XMAD") CODE(multiply_XMAD_TYPES, 0)
        CODE(multiply_PSL, 1) CODE(multiply_MRG, 2) CODE(multiply_XMAD_MODE, 3)
        CODE(multiply_XMAD_X, 4) SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") NAME(r, 7)
        CODE(multiply_XMAD_H1_A, 8) CODE(REUSE_A, 9) SEP(", ") HEX(10) TEXT(", ") NAME(r, 11)
        CODE(REUSE_C, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)) SEP(" ") PUT(close, 9, 0))
FORM(xmad_b,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 15) SEP(" ") TEXT("XMAD") CODE(multiply_XMAD_TYPES, 0)
        CODE(multiply_PSL_CONST, 1) CODE(multiply_MRG_CONST, 2) CODE(multiply_XMAD_MODE_CONST, 3)
        CODE(multiply_XMAD_X_CONST, 4) SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") NAME(r, 7)
        CODE(multiply_XMAD_H1_A, 8) CODE(REUSE_A, 9) SEP(", ") TEXT("c[") HEX(10) TEXT("][")
        SIGNED_OF(rt_sign(value[11], 14) * 4) TEXT("]") CODE(multiply_XMAD_H1_C, 12) SEP(", ")
        NAME(r, 13) CODE(REUSE_C, 14) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 16)) SEP(" ")
        PUT(close, 10, 0))
FORM(xmad_c,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 13) SEP(" ") TEXT("XMAD") CODE(multiply_XMAD_TYPES, 0)
        CODE(multiply_XMAD_MODE_CONST, 1) CODE(multiply_XMAD_X_CONST, 2) SEP(" ") NAME(r, 3)
        CODE(CC, 4) SEP(", ") NAME(r, 5) CODE(multiply_XMAD_H1_A, 6) CODE(REUSE_A, 7) SEP(", ")
        NAME(r, 8) CODE(multiply_XMAD_H1_C, 9) CODE(REUSE_B, 10) SEP(", ") TEXT("c[") HEX(11)
        TEXT("][") SIGNED_OF(rt_sign(value[12], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 14)) SEP(" ") PUT(close, 10, 0))
FORM(psetp,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("PSETP") CODE(predicate_BOP_AB, 0)
        CODE(BOP, 1) TEXT(" ") NAME(p, 2) TEXT(", ") NAME(p, 3) SEP(", ") CODE(predicate_NOT_Pa, 4)
        NAME(p, 5) SEP(", ") CODE(predicate_NOT_Pb, 6) NAME(p, 7) SEP(", ") CODE(NOT_Pp, 8)
        NAME(p, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(pset,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 11) SEP(" ") TEXT("PSET") CODE(BF, 0)
        CODE(predicate_BOP_AB, 1) CODE(BOP, 2) TEXT(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        CODE(predicate_NOT_Pa, 5) NAME(p, 6) SEP(", ") CODE(predicate_NOT_Pb, 7) NAME(p, 8)
        SEP(", ") CODE(NOT_Pp, 9) NAME(p, 10) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12))
        SEP(" ") PUT(close, 9, 0))
FORM(cset,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("CSET") CODE(BF, 0)
        CODE(NOP_CC_TEST_set, 1) CODE(BOP, 2) TEXT(" ") NAME(r, 3) CODE(CC, 4) SEP(", ") TEXT("CC")
        SEP(", ") CODE(NOT_Pp, 5) NAME(p, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ")
        PUT(close, 7, 0))
FORM(csetp,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 6) SEP(" ") TEXT("CSETP") CODE(NOP_CC_TEST_set, 0)
        CODE(BOP, 1) TEXT(" ") NAME(p, 2) TEXT(", ") NAME(p, 3) TEXT(", CC") SEP(", ")
        CODE(NOT_Pp, 4) NAME(p, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)) SEP(" ")
        PUT(close, 7, 0))
FORM(p2r,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 10) SEP(" ") TEXT("P2R") CODE(BYTE, 0) SEP(" ")
        NAME(r, 1) TEXT(", ") CODE(predicate_PR_OR_CC, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4)
        SEP(", ") PUT(src_b, 0, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 11)) SEP(" ")
        PUT(close, 7, 0))
FORM(r2p,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("R2P ") CODE(predicate_PR_OR_CC, 0)
        TEXT(", ") NAME(r, 1) CODE(BYTE, 2) CODE(REUSE_A, 3) SEP(", ") PUT(pr_bits, 0, 4)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)) SEP(" ") PUT(close, 7, 0))
FORM(shl,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("SHL") CODE(shift_W, 0) CODE(X, 1)
        SEP(" ") NAME(r, 2) CODE(CC, 3) SEP(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ")
        PUT(src_b, 0, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(shr,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 13) SEP(" ") TEXT("SHR") CODE(SIGNED, 0) CODE(shift_W, 1)
        CODE(shift_SHR_X, 2) CODE(shift_BREV, 3) SEP(" ") NAME(r, 4) CODE(CC, 5) SEP(", ")
        NAME(r, 6) CODE(REUSE_A, 7) SEP(", ") PUT(src_b, 0, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 14)) SEP(" ") PUT(close, 7, 0))
FORM(shf_l,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 12) SEP(" ") TEXT("SHF.L") CODE(shift_SHF_W, 0)
        CODE(shift_SHF_TYPE, 1) CODE(shift_SHF_PART, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(shf_b, 0, 7) SEP(", ") NAME(r, 10)
        CODE(REUSE_C, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 13)) SEP(" ") PUT(close, 7, 0))
FORM(shf_r,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 12) SEP(" ") TEXT("SHF.R") CODE(shift_SHF_W, 0)
        CODE(shift_SHF_TYPE, 1) CODE(shift_SHF_PART, 2) SEP(" ") NAME(r, 3) CODE(CC, 4) SEP(", ")
        NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(shf_b, 0, 7) SEP(", ") NAME(r, 10)
        CODE(REUSE_C, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 13)) SEP(" ") PUT(close, 7, 0))
FORM(bfe,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("BFE") CODE(SIGNED, 0)
        CODE(shift_BREV, 1) SEP(" ") NAME(r, 2) CODE(CC, 3) SEP(", ") NAME(r, 4) CODE(REUSE_A, 5)
        SEP(", ") PUT(src_b, 0, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ")
        PUT(close, 7, 0))
FORM(bfi_b,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("BFI ") NAME(r, 0) CODE(CC, 1)
        SEP(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(src_b, 0, 4) SEP(", ") NAME(r, 9)
        CODE(REUSE_C, 10) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(bfi_c,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 8) SEP(" ") TEXT("BFI ") NAME(r, 0) CODE(CC, 1) SEP(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ") TEXT("c[")
        HEX(6) TEXT("][") SIGNED_OF(rt_sign(value[7], 14) * 4) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)) SEP(" ") PUT(close, 7, 0))
FORM(flo,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 10) SEP(" ") TEXT("FLO") CODE(SIGNED, 0)
        CODE(shift_SH, 1) SEP(" ") NAME(r, 2) CODE(CC, 3) SEP(", ") PUT(inverted_b_of_flo, 0, 4)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)) SEP(" ") PUT(close, 8, 0))
FORM(popc,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 7) SEP(" ") TEXT("POPC ") NAME(r, 0) SEP(", ")
        PUT(inverted_b_of_flo, 0, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)) SEP(" ")
        PUT(close, 8, 0))
FORM(lea_lo,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 13) SEP(" ") TEXT("LEA") CODE(shift_LEA_X, 0) SEP(" ")
        PUT(opt, 0, 1) SEP(", ") NAME(r, 2) CODE(CC, 3) SEP(", ") CODE(shift_LEA_NEG_A, 4)
        NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(src_b, 2, 7) SEP(", ") PUT(opt_number, 3, 12)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)) SEP(" ") PUT(close, 10, 0))
FORM(lea_hi,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 12) SEP(" ") TEXT("LEA.HI") CODE(shift_LEA_HI_X, 0)
        SEP(" ") PUT(opt, 0, 1) SEP(", ") NAME(r, 2) CODE(CC, 3) SEP(", ")
        CODE(shift_LEA_HI_NEG_A, 4) NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7)
        CODE(REUSE_B, 8) SEP(", ") NAME(r, 9) CODE(REUSE_C, 10) SEP(", ") PUT(opt_number, 2, 11)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)) SEP(" ") PUT(close, 9, 0))
FORM(lea_hc,
    PUT(open, 5, 0) SEP(" ") PUT(guard, 4, 12) SEP(" ") TEXT("LEA.HI") CODE(shift_LEA_HI_CONST_X, 0)
        SEP(" ") PUT(opt, 0, 1) SEP(", ") NAME(r, 2) CODE(CC, 3) SEP(", ")
        CODE(shift_LEA_HI_CONST_NEG_A, 4) NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") TEXT("c[") HEX(7)
        TEXT("][") SIGNED_OF(rt_sign(value[8], 14) * 4) TEXT("]") SEP(", ") NAME(r, 9)
        CODE(REUSE_C, 10) SEP(", ") PUT(opt_number, 3, 11) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 13)) SEP(" ") PUT(close, 10, 0))
FORM(s2r,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 2) SEP(" ") TEXT("S2R ") NAME(r, 0) TEXT(", ")
        PUT(special, 0, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)) SEP(" ") PUT(close, 7, 0))
FORM(cs2r,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 2) SEP(" ") TEXT("CS2R ") NAME(r, 0) TEXT(", ")
        PUT(special, 0, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)) SEP(" ") PUT(close, 7, 0))
FORM(vote,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 5) SEP(" ") TEXT("VOTE") CODE(special_VOTE_MODE, 0)
        SEP(" ") PUT(opt_reg, 0, 1) SEP(", ") NAME(p, 2) SEP(", ") CODE(NOT_Pp, 3) NAME(p, 4)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 6)) SEP(" ") PUT(close, 8, 0))
FORM(vote_vtg,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 2) SEP(" ") TEXT("VOTE.VTG") CODE(special_VTG_OP, 0)
        TEXT(" ") HEX(1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ") PUT(close, 6, 0))
FORM(shfl,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("SHFL") CODE(special_SHFL_MODE, 0)
        TEXT(" ") NAME(p, 1) TEXT(", ") NAME(r, 2) TEXT(", ") NAME(r, 3) TEXT(", ")
        PUT(shfl_b, 0, 4) TEXT(", ") PUT(shfl_b, 1, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9))
        SEP(" ") PUT(close, 8, 0))
FORM(bar_sync,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("BAR.SYNC ") PUT(shfl_b, 0, 0) SEP(", ")
        PUT(opt_bar_threads, 1, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 5)) SEP(" ")
        PUT(close, 8, 0))
FORM(bar_arv,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 4) SEP(" ") TEXT("BAR.ARV ") PUT(shfl_b, 0, 0) TEXT(", ")
        PUT(shfl_b, 1, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 5)) SEP(" ") PUT(close, 8, 0))
FORM(bar_red,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 7) SEP(" ") TEXT("BAR.RED") CODE(special_BAR_RED, 0)
        TEXT(" ") PUT(shfl_b, 0, 1) SEP(", ") PUT(opt_bar_threads, 1, 3) SEP(", ") CODE(NOT_Pp, 5)
        NAME(p, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 8)) SEP(" ") PUT(close, 9, 0))
FORM(bar_scan,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 6) SEP(" ") TEXT("BAR.SCAN ") PUT(shfl_b, 0, 0) SEP(", ")
        PUT(opt_bar_threads, 1, 2) SEP(", ") CODE(NOT_Pp, 4) NAME(p, 5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 7)) SEP(" ") PUT(close, 9, 0))
FORM(b2r_b,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 2) SEP(" ") TEXT("B2R ") NAME(r, 0) TEXT(", ") HEX(1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)) SEP(" ") PUT(close, 6, 0))
FORM(b2r_r,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 2) SEP(" ") TEXT("B2R.RESULT ") NAME(r, 0) SEP(", ")
        PUT(opt, 0, 1) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)) SEP(" ") PUT(close, 7, 0))
FORM(b2r_w,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 1) SEP(" ") TEXT("B2R.WARP ") NAME(r, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 2)) SEP(" ") PUT(close, 6, 0))
FORM(r2b,
    PUT(open, 1, 0) SEP(" ") PUT(guard, 0, 3) SEP(" ") TEXT("R2B") CODE(special_R2B_KIND, 0)
        SEP(" ") HEX(1) TEXT(", ") NAME(r, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)) SEP(" ")
        PUT(close, 6, 0))
FORM(depbar_le,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("DEPBAR.LE ") CODE(SCOREBOARD, 0)
        TEXT(", ") HEX(1) SEP(", ") PUT(board_list, 0, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ") PUT(close, 7, 0))
FORM(depbar_n,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 5) SEP(" ") TEXT("DEPBAR") SEP(" ") PUT(board_list, 0, 0)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)) SEP(" ") PUT(close, 7, 0))
FORM(suld_p,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("SULD.P") CODE(surface_DIM, 0)
        CODE(surface_LOAD_CACHE_24, 1) CODE(surface_MASK, 2) CODE(surface_CLAMP, 3) SEP(" ")
        PUT(opt_ps, 0, 4) SEP(", ") NAME(r, 5) SEP(", ") TEXT("[") NAME(r, 6) TEXT("]") SEP(", ")
        PUT(shfl_b, 1, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10)) SEP(" ") PUT(close, 8, 0))
FORM(suld_d,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 10) SEP(" ") TEXT("SULD.D") CODE(surface_BA, 0)
        CODE(surface_DIM, 1) CODE(surface_LOAD_CACHE_24, 2) CODE(surface_SURF_SIZE, 3)
        CODE(surface_CLAMP, 4) SEP(" ") PUT(opt_ps, 0, 5) SEP(", ") NAME(r, 6) SEP(", ") TEXT("[")
        NAME(r, 7) TEXT("]") SEP(", ") PUT(shfl_b, 1, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)) SEP(" ") PUT(close, 8, 0))
FORM(sust_p,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 8) SEP(" ") TEXT("SUST.P") CODE(surface_DIM, 0)
        CODE(surface_STORE_CACHE_24, 1) CODE(surface_MASK, 2) CODE(surface_CLAMP, 3) SEP(" ")
        TEXT("[") NAME(r, 4) TEXT("]") SEP(", ") NAME(r, 5) TEXT(", ") PUT(shfl_b, 0, 6)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 9)) SEP(" ") PUT(close, 7, 0))
FORM(sust_d,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("SUST.D") CODE(surface_BA, 0)
        CODE(surface_DIM, 1) CODE(surface_STORE_CACHE_24, 2) CODE(surface_SURF_SIZE, 3)
        CODE(surface_CLAMP, 4) SEP(" ") TEXT("[") NAME(r, 5) TEXT("]") SEP(", ") NAME(r, 6)
        TEXT(", ") PUT(shfl_b, 0, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)) SEP(" ")
        PUT(close, 7, 0))
FORM(sured_p,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 7) SEP(" ") TEXT("SURED.P") CODE(surface_DIM, 0)
        CODE(surface_SURED_OP, 1) CODE(surface_CLAMP, 2) SEP(" ") TEXT("[") NAME(r, 3) TEXT("]")
        SEP(", ") NAME(r, 4) TEXT(", ") PUT(shfl_b, 0, 5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 8)) SEP(" ") PUT(close, 7, 0))
FORM(sured_d,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("SURED.D") CODE(surface_BA, 0)
        CODE(surface_DIM, 1) CODE(surface_SURED_OP, 2) PUT(sured_types, 0, 3) CODE(surface_CLAMP, 4)
        SEP(" ") TEXT("[") NAME(r, 5) TEXT("]") SEP(", ") NAME(r, 6) TEXT(", ") PUT(shfl_b, 1, 7)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10)) SEP(" ") PUT(close, 8, 0))
FORM(suatom_i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("SUATOM.D") CODE(surface_SUATOM_BA, 0)
        CODE(surface_DIM, 1) CODE(surface_SUATOM_OP, 2) PUT(suatom_types, 0, 3)
        CODE(surface_CLAMP, 4) SEP(" ") NAME(r, 5) SEP(", ") TEXT("[") NAME(r, 6) TEXT("]")
        SEP(", ") NAME(r, 7) TEXT(", ") HEX(8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10))
        SEP(" ") PUT(close, 7, 0))
FORM(suatom_r,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 10) SEP(" ") TEXT("SUATOM") CODE(surface_SUATOM_PD, 0)
        CODE(surface_SUATOM_BA, 1) CODE(surface_DIM, 2) CODE(surface_SUATOM_OP, 3)
        PUT(suatom_types_r, 0, 4) CODE(surface_CLAMP, 5) SEP(" ") NAME(r, 6) SEP(", ") TEXT("[")
        NAME(r, 7) TEXT("]") SEP(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)) SEP(" ") PUT(close, 8, 0))
FORM(suatom_p,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 10) SEP(" ") TEXT("SUATOM.D") CODE(surface_SUATOM_BA, 0)
        CODE(surface_DIM, 1) CODE(surface_SUATOM_OP, 2) PUT(suatom_types_r, 0, 3)
        CODE(surface_CLAMP, 4) SEP(" ") CODE(surface_SUATOM_P, 5) TEXT(", ") NAME(r, 6) SEP(", ")
        TEXT("[") NAME(r, 7) TEXT("]") SEP(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)) SEP(" ") PUT(close, 8, 0))
FORM(suatom_ci,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("SUATOM.D") CODE(surface_SUATOM_BA, 0)
        CODE(surface_DIM, 1) TEXT(".CAS") PUT(suatom_types, 0, 2) CODE(surface_CLAMP, 3) SEP(" ")
        PUT(opt_ps, 1, 4) SEP(", ") NAME(r, 5) SEP(", ") TEXT("[") NAME(r, 6) TEXT("]") SEP(", ")
        NAME(r, 7) TEXT(", ") HEX(8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10)) SEP(" ")
        PUT(close, 8, 0))
FORM(suatom_cr,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("SUATOM") CODE(surface_SUATOM_PD, 0)
        CODE(surface_SUATOM_BA, 1) CODE(surface_DIM, 2) TEXT(".CAS") PUT(suatom_types_r, 0, 3)
        CODE(surface_CLAMP, 4) SEP(" ") PUT(opt_ps, 1, 5) SEP(", ") NAME(r, 6) SEP(", ") TEXT("[")
        NAME(r, 7) TEXT("]") SEP(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tex_i,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 15) SEP(" ") TEXT("TEX") CODE(texture_LOD, 0)
        CODE(texture_LC, 1) CODE(texture_AOFFI, 2) CODE(texture_DC, 3) CODE(texture_NDV_35, 4)
        CODE(texture_NODEP, 5) CODE(texture_PHASE_T, 6) CODE(texture_PHASE_P, 7) SEP(" ")
        PUT(opt, 1, 8) SEP(", ") NAME(r, 9) TEXT(", ") NAME(r, 10) SEP(", ") PUT(opt_reg, 2, 11)
        SEP(", ") HEX(12) TEXT(", ") CODE(texture_DIM, 13) TEXT(", ") HEX(14) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 16)) SEP(" ") PUT(close, 9, 0))
FORM(tex_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("TEX.B") CODE(texture_LOD_B, 0)
        CODE(texture_LC_B, 1) CODE(texture_AOFFI_B, 2) CODE(texture_DC, 3) CODE(texture_NDV_35, 4)
        CODE(texture_NODEP, 5) CODE(texture_PHASE_T, 6) CODE(texture_PHASE_P, 7) SEP(" ")
        PUT(opt, 1, 8) SEP(", ") NAME(r, 9) TEXT(", ") NAME(r, 10) SEP(", ") PUT(opt_reg, 2, 11)
        SEP(", ") TEXT("0x0, ") CODE(texture_DIM, 12) TEXT(", ") HEX(13) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(tld_i,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("TLD") CODE(texture_TLD_LOD, 0)
        CODE(texture_AOFFI_TLD, 1) CODE(texture_MS, 2) CODE(texture_CL, 3) CODE(texture_NODEP, 4)
        CODE(texture_PHASE_T, 5) CODE(texture_PHASE_P, 6) SEP(" ") PUT(opt, 1, 7) SEP(", ")
        NAME(r, 8) TEXT(", ") NAME(r, 9) SEP(", ") PUT(opt_reg, 2, 10) SEP(", ") HEX(11) TEXT(", ")
        CODE(texture_DIM, 12) TEXT(", ") HEX(13) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 15))
        SEP(" ") PUT(close, 9, 0))
FORM(tld_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("TLD.B") CODE(texture_TLD_LOD, 0)
        CODE(texture_AOFFI_TLD, 1) CODE(texture_MS, 2) CODE(texture_CL, 3) CODE(texture_NODEP, 4)
        CODE(texture_PHASE_T, 5) CODE(texture_PHASE_P, 6) SEP(" ") PUT(opt, 1, 7) SEP(", ")
        NAME(r, 8) TEXT(", ") NAME(r, 9) SEP(", ") PUT(opt_reg, 2, 10) SEP(", ") TEXT("0x0, ")
        CODE(texture_DIM, 11) TEXT(", ") HEX(12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14))
        SEP(" ") PUT(close, 9, 0))
FORM(tld4_i,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 14) SEP(" ") TEXT("TLD4") CODE(texture_TLD4_COMPONENT, 0)
        CODE(texture_TLD4_OFFSET, 1) CODE(texture_DC, 2) CODE(texture_NDV_35, 3)
        CODE(texture_NODEP, 4) CODE(texture_PHASE_T, 5) CODE(texture_PHASE_P, 6) SEP(" ")
        PUT(opt, 1, 7) SEP(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) SEP(", ") PUT(opt_reg, 2, 10)
        SEP(", ") HEX(11) TEXT(", ") CODE(texture_DIM, 12) TEXT(", ") HEX(13) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 15)) SEP(" ") PUT(close, 9, 0))
FORM(tld4_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 13) SEP(" ") TEXT("TLD4")
        CODE(texture_TLD4_COMPONENT_B, 0) TEXT(".B") CODE(texture_TLD4_OFFSET_B, 1)
        CODE(texture_DC, 2) CODE(texture_NDV_35, 3) CODE(texture_NODEP, 4) CODE(texture_PHASE_T, 5)
        CODE(texture_PHASE_P, 6) SEP(" ") PUT(opt, 1, 7) SEP(", ") NAME(r, 8) TEXT(", ") NAME(r, 9)
        SEP(", ") PUT(opt_reg, 2, 10) SEP(", ") TEXT("0x0, ") CODE(texture_DIM, 11) TEXT(", ")
        HEX(12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)) SEP(" ") PUT(close, 9, 0))
FORM(txd_i,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 12) SEP(" ") TEXT("TXD") CODE(texture_TXD_LC, 0)
        CODE(texture_AOFFI_TLD, 1) CODE(texture_NODEP, 2) CODE(texture_PHASE_T, 3)
        CODE(texture_PHASE_P, 4) SEP(" ") PUT(opt, 1, 5) SEP(", ") NAME(r, 6) TEXT(", ") NAME(r, 7)
        SEP(", ") PUT(opt_reg, 2, 8) SEP(", ") HEX(9) TEXT(", ") CODE(texture_DIM, 10) TEXT(", ")
        HEX(11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)) SEP(" ") PUT(close, 9, 0))
FORM(txd_b,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 11) SEP(" ") TEXT("TXD.B") CODE(texture_TXD_LC, 0)
        CODE(texture_AOFFI_TLD, 1) CODE(texture_NODEP, 2) CODE(texture_PHASE_T, 3)
        CODE(texture_PHASE_P, 4) SEP(" ") PUT(opt, 1, 5) SEP(", ") NAME(r, 6) TEXT(", ") NAME(r, 7)
        SEP(", ") PUT(opt_reg, 2, 8) SEP(", ") TEXT("0x0, ") CODE(texture_DIM, 9) TEXT(", ") HEX(10)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)) SEP(" ") PUT(close, 9, 0))
FORM(txq_i,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("TXQ") CODE(texture_NODEP, 0)
        CODE(texture_PHASE_T, 1) CODE(texture_PHASE_P, 2) SEP(" ") NAME(r, 3) TEXT(", ") NAME(r, 4)
        TEXT(", ") PUT(any_query, 1, 5) TEXT(", ") HEX(7) TEXT(", ") HEX(8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 10)) SEP(" ") PUT(close, 8, 0))
FORM(txq_b,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 8) SEP(" ") TEXT("TXQ.B") CODE(texture_NODEP, 0)
        CODE(texture_PHASE_T, 1) CODE(texture_PHASE_P, 2) SEP(" ") NAME(r, 3) TEXT(", ") NAME(r, 4)
        TEXT(", ") PUT(any_query, 1, 5) TEXT(", 0x0, ") HEX(7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)) SEP(" ") PUT(close, 8, 0))
FORM(txa,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 8) SEP(" ") TEXT("TXA") CODE(texture_NDV_35, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") HEX(6) TEXT(", ") HEX(7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)) SEP(" ") PUT(close, 7, 0))
FORM(tmml_i,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 9) SEP(" ") TEXT("TMML.LOD") CODE(texture_NDV_35, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") HEX(6) TEXT(", ") CODE(texture_DIM, 7) TEXT(", ") HEX(8)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)) SEP(" ") PUT(close, 7, 0))
FORM(tmml_b,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 9) SEP(" ") TEXT("TMML.B.LOD") CODE(texture_NDV_35, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) SEP(", ") PUT(opt_reg, 1, 6) SEP(", ") TEXT("0x0, ")
        CODE(texture_DIM, 7) TEXT(", ") HEX(8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10))
        SEP(" ") PUT(close, 8, 0))
FORM(texs_d1_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 1D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_ll_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_dc_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".DC")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_ll_dc_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        TEXT(".LL.DC") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_lz_dc_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.DC") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_a2_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_a2_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_a2_lz_dc_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.DC") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_d3_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 3D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d3_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 3D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_cube_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", CUBE, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_cube_ll_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", CUBE, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d1_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 1D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_ll_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_dc_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".DC")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_ll_dc_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        TEXT(".LL.DC") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_d2_lz_dc_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.DC") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_a2_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_a2_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_a2_lz_dc_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.DC") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_d3_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 3D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_d3_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 3D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(texs_cube_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0)
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", CUBE, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(texs_cube_ll_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TEXS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", CUBE, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d1_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 1D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d1_ll_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 1D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_lz_ao_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.AOFFI") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_ll_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_lz_ms_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.MS") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d3_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 3D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_a2_lz_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_ll_ao_m,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0)
        TEXT(".LL.AOFFI") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d1_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 1D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d1_ll_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 1D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_lz_ao_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.AOFFI") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_ll_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LL")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_lz_ms_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0)
        TEXT(".LZ.MS") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d3_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", 3D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11))
        SEP(" ") PUT(close, 9, 0))
FORM(tlds_a2_lz_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0) TEXT(".LZ")
        CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3) SEP(" ") NAME(r, 4)
        TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7) SEP(", ") HEX(8)
        TEXT(", ARRAY_2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tlds_d2_ll_ao_s,
    PUT(open, 4, 0) SEP(" ") PUT(guard, 3, 10) SEP(" ") TEXT("TLDS") PUT(opt_f16, 0, 0)
        TEXT(".LL.AOFFI") CODE(texture_NODEP, 1) CODE(texture_PHASE_T, 2) CODE(texture_PHASE_P, 3)
        SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) TEXT(", ") NAME(r, 6) SEP(", ") PUT(opt_reg, 2, 7)
        SEP(", ") HEX(8) TEXT(", 2D, ") CODE(texture_COMPONENTS_1, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)) SEP(" ") PUT(close, 9, 0))
FORM(tld4s,
    PUT(open, 3, 0) SEP(" ") PUT(guard, 2, 12) SEP(" ") TEXT("TLD4S") PUT(opt_tld4s_f16, 0, 0)
        CODE(texture_TLD4S_COMPONENT, 1) CODE(texture_AOFFI_TLD4S, 2) CODE(texture_DC, 3)
        CODE(texture_NODEP, 4) CODE(texture_PHASE_T, 5) CODE(texture_PHASE_P, 6) SEP(" ") NAME(r, 7)
        TEXT(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) TEXT(", ") NAME(r, 10) TEXT(", ") HEX(11)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 13)) SEP(" ") PUT(close, 8, 0))
FORM(vadd,
    PUT(open, 8, 0) SEP(" ") PUT(guard, 7, 20) SEP(" ") TEXT("VADD") CODE(video_UD, 0)
        PUT(types, 0, 1) CODE(video_VIDEO_SAT, 3) CODE(video_THEN, 4) SEP(" ") NAME(r, 5)
        CODE(CC, 6) SEP(", ") CODE(video_ADD_NEG_A, 7) PUT(src_va, 5, 8) SEP(", ")
        CODE(video_ADD_NEG_B, 12) PUT(src_vb, 6, 13) SEP(", ") NAME(r, 18) CODE(REUSE_C, 19)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 9, 21)) SEP(" ") PUT(close, 13, 0))
FORM(vabsdiff,
    PUT(open, 8, 0) SEP(" ") PUT(guard, 7, 18) SEP(" ") TEXT("VABSDIFF") CODE(video_SD, 0)
        PUT(types, 0, 1) CODE(video_VIDEO_SAT, 3) CODE(video_THEN, 4) SEP(" ") NAME(r, 5)
        CODE(CC, 6) SEP(", ") PUT(src_va, 5, 7) SEP(", ") PUT(src_vb, 6, 11) SEP(", ") NAME(r, 16)
        CODE(REUSE_C, 17) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 9, 19)) SEP(" ") PUT(close, 13, 0))
FORM(vmnmx,
    PUT(open, 8, 0) SEP(" ") PUT(guard, 7, 19) SEP(" ") TEXT("VMNMX") CODE(video_UD, 0)
        PUT(types, 0, 1) CODE(video_MX, 3) CODE(video_VIDEO_SAT, 4) CODE(video_THEN, 5) SEP(" ")
        NAME(r, 6) CODE(CC, 7) SEP(", ") PUT(src_va, 5, 8) SEP(", ") PUT(src_vb, 6, 12) SEP(", ")
        NAME(r, 17) CODE(REUSE_C, 18) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 9, 20)) SEP(" ")
        PUT(close, 13, 0))
FORM(vset,
    PUT(open, 8, 0) SEP(" ") PUT(guard, 7, 17) SEP(" ") TEXT("VSET") CODE(video_VSET_CMP, 0)
        PUT(types, 0, 1) CODE(video_THEN, 3) SEP(" ") NAME(r, 4) CODE(CC, 5) SEP(", ")
        PUT(src_va, 5, 6) SEP(", ") PUT(src_vb, 6, 10) SEP(", ") NAME(r, 15) CODE(REUSE_C, 16)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 9, 18)) SEP(" ") PUT(close, 13, 0))
FORM(vsetp,
    PUT(open, 9, 0) SEP(" ") PUT(guard, 8, 17) SEP(" ") TEXT("VSETP") CODE(video_VSETP_CMP, 0)
        PUT(types, 0, 1) CODE(BOP, 3) TEXT(" ") NAME(p, 4) TEXT(", ") NAME(p, 5) SEP(", ")
        PUT(src_va, 5, 6) SEP(", ") PUT(src_vb, 6, 10) SEP(", ") CODE(NOT_Pp, 15) NAME(p, 16)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 10, 18)) SEP(" ") PUT(close, 14, 0))
FORM(vmad,
    PUT(open, 11, 0) SEP(" ") PUT(guard, 10, 19) SEP(" ") TEXT("VMAD") PUT(types, 0, 0)
        PUT(opt_po_32i, 5, 0) CODE(video_VMAD_SHIFT, 2) CODE(video_VIDEO_SAT, 3) SEP(" ") NAME(r, 4)
        CODE(CC, 5) SEP(", ") PUT(vmad_a, 6, 6) SEP(", ") PUT(src_vb, 8, 11) SEP(", ")
        PUT(vmad_c, 9, 16) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 12, 20)) SEP(" ")
        PUT(close, 16, 0))
FORM(vshl,
    PUT(open, 7, 0) SEP(" ") PUT(guard, 6, 18) SEP(" ") TEXT("VSHL") CODE(video_UD, 0)
        PUT(shift_types, 0, 1) CODE(video_VIDEO_W, 2) CODE(video_VIDEO_SAT, 3) CODE(video_THEN, 4)
        SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(src_va, 4, 7) SEP(", ") PUT(src_vb, 5, 11)
        SEP(", ") NAME(r, 16) CODE(REUSE_C, 17) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 19))
        SEP(" ") PUT(close, 12, 0))
FORM(vshr,
    PUT(open, 7, 0) SEP(" ") PUT(guard, 6, 18) SEP(" ") TEXT("VSHR") CODE(video_UD, 0)
        PUT(shift_types, 0, 1) CODE(video_VIDEO_W, 2) CODE(video_VIDEO_SAT, 3) CODE(video_THEN, 4)
        SEP(" ") NAME(r, 5) CODE(CC, 6) SEP(", ") PUT(src_va, 4, 7) SEP(", ") PUT(src_vb, 5, 11)
        SEP(", ") NAME(r, 16) CODE(REUSE_C, 17) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 19))
        SEP(" ") PUT(close, 12, 0))
FORM(vabsdiff4,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 16) SEP(" ") TEXT("VABSDIFF4") CODE(video_DIFF4_SD, 0)
        PUT(diff4_types, 0, 1) CODE(video_DIFF4_SAT, 3) CODE(video_DIFF4_RED, 4)
        CODE(video_DIFF4_LANES, 5) SEP(" ") NAME(r, 6) CODE(CC, 7) SEP(", ") NAME(r, 8)
        CODE(video_DIFF4_SELECT_A, 9) CODE(REUSE_A, 10) SEP(", ") NAME(r, 11)
        CODE(video_DIFF4_SELECT_B, 12) CODE(REUSE_B, 13) SEP(", ") NAME(r, 14) CODE(REUSE_C, 15)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 17)) SEP(" ") PUT(close, 7, 0))
FORM(idp_a4,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 11) SEP(" ") TEXT("IDP.4A") CODE(video_SIGN_A8, 0)
        CODE(video_SIGN_B8, 1) TEXT(" ") NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ")
        PUT(idp_b, 0, 5) SEP(", ") NAME(r, 9) CODE(REUSE_C, 10) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 12)) SEP(" ") PUT(close, 7, 0))
FORM(idp_a2,
    PUT(open, 2, 0) SEP(" ") PUT(guard, 1, 12) SEP(" ") TEXT("IDP.2A") CODE(video_LO_HI, 0)
        CODE(video_SIGN_A16, 1) CODE(video_SIGN_B8, 2) TEXT(" ") NAME(r, 3) TEXT(", ") NAME(r, 4)
        CODE(REUSE_A, 5) SEP(", ") PUT(idp_b, 0, 6) SEP(", ") NAME(r, 10) CODE(REUSE_C, 11)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 13)) SEP(" ") PUT(close, 7, 0))

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

#define P(form, name) [MAXWELL_##form] = print_##name
static print_form *const printers[MAXWELL_FORMS] = {
    P(ATOM, atom),
    P(ATOM_CAS, atom_cas),
    P(ATOM_P_OP, atom_p_op),
    P(ATOM_P_CAS, atom_p_cas),
    P(ATOMS, atoms),
    P(ATOMS_CAS, atoms_cas),
    P(RED, red),
    P(CCTL_A, cctl_a),
    P(CCTL_ALL, cctl_all),
    P(CCTLL_A, cctll_a),
    P(CCTLL_ALL, cctll_all),
    P(CCTLT_ALL, cctlt_all),
    P(CCTLT_ONE, cctlt_one),
    P(ISETP, isetp),
    P(ISET, iset),
    P(BRA, bra),
    P(BRX, brx),
    P(JMP, jmp),
    P(JMX, jmx),
    P(CAL, cal),
    P(JCAL, jcal),
    P(PRET, pret),
    P(RET, ret),
    P(PLONGJMP, plongjmp),
    P(LONGJMP, longjmp),
    P(PBK, pbk),
    P(BRK, brk),
    P(PCNT, pcnt),
    P(CONT, cont),
    P(SSY, ssy),
    P(SYNC, sync),
    P(PEXIT, pexit),
    P(EXIT, exit),
    P(KIL, kil),
    P(BPT, bpt),
    P(IDE, ide),
    P(RAM, ram),
    P(SAM, sam),
    P(RTT, rtt),
    P(GETCRSPTR, getcrsptr),
    P(SETCRSPTR, setcrsptr),
    P(GETLMEMBASE, getlmembase),
    P(SETLMEMBASE, setlmembase),
    P(LEPC, lepc),
    P(NOP, nop),
    P(F2F_HH, f2f_hh),
    P(F2F_HS, f2f_hs),
    P(F2F_HD, f2f_hs),
    P(F2F_SH, f2f_sh),
    P(F2F_SS, f2f_ss),
    P(F2F_SD, f2f_sh),
    P(F2F_DH, f2f_dh),
    P(F2F_DS, f2f_dh),
    P(F2F_DD, f2f_dd),
    P(F2I_H, f2i_h),
    P(F2I_S, f2i_s),
    P(F2I_D, f2i_d),
    P(I2F_H, i2f_h),
    P(I2F_B, i2f_b),
    P(I2F_W, i2f_b),
    P(I2F_D, i2f_b),
    P(I2I_H, i2i_h),
    P(I2I_B, i2i_b),
    P(I2I_W, i2i_b),
    P(DADD, dadd),
    P(DMUL, dmul),
    P(DFMA_B, dfma_b),
    P(DFMA_C, dfma_c),
    P(DMNMX, dmnmx),
    P(DSET, dset),
    P(DSETP, dsetp),
    P(FADD, fadd),
    P(FADD32I, fadd32i),
    P(FMUL, fmul),
    P(FMUL32I, fmul32i),
    P(FFMA_B, ffma_b),
    P(FFMA_C, ffma_c),
    P(FFMA32I, ffma32i),
    P(FMNMX, fmnmx),
    P(FSET, fset),
    P(FSETP, fsetp),
    P(FCMP_B, fcmp_b),
    P(FCMP_C, fcmp_c),
    P(FCHK, fchk),
    P(FSWZADD, fswzadd),
    P(MUFU, mufu),
    P(MUFU_SQRT, mufu),
    P(RRO, rro),
    P(AL2P, al2p),
    P(ALD_A, ald_a),
    P(ALD_H, ald_h),
    P(ALD_P, ald_p),
    P(ALD_Q, ald_q),
    P(AST_A, ast_a),
    P(AST_H, ast_h),
    P(AST_P, ast_p),
    P(AST_Q, ast_q),
    P(IPA, ipa),
    P(ISBERD, isberd),
    P(OUT, out),
    P(PIXLD, pixld),
    P(HADD2_R, hadd2_r),
    P(HADD2_C, hadd2_c),
    P(HADD2_32I, hadd2_32i),
    P(HMUL2_R, hmul2_r),
    P(HMUL2_C, hmul2_c),
    P(HMUL2_I, hmul2_i),
    P(HMUL2_32I, hmul2_32i),
    P(HFMA2_R, hfma2_r),
    P(HFMA2_B, hfma2_b),
    P(HFMA2_C, hfma2_c),
    P(HFMA2_32I, hfma2_32i),
    P(HSET2_R, hset2_r),
    P(HSET2_C, hset2_c),
    P(HSETP2_R, hsetp2_r),
    P(HSETP2_C, hsetp2_c),
    P(IADD, iadd),
    P(IADD32I, iadd32i),
    P(IADD3_R, iadd3_r),
    P(IADD3_B, iadd3_b),
    P(ISCADD, iscadd),
    P(ISCADD32I, iscadd32i),
    P(IMNMX, imnmx),
    P(ICMP_B, icmp_b),
    P(ICMP_C, icmp_c),
    P(LOP, lop),
    P(LOP32I, lop32i),
    P(LOP3_R, lop3_r),
    P(LOP3_C, lop3_c),
    P(LOP3_I, lop3_i),
    P(LDG, ldg),
    P(LDG_P, ldg_p),
    P(STG, stg),
    P(LD, ld),
    P(ST, st),
    P(LDL, ldl),
    P(STL, stl),
    P(LDS_R, lds_r),
    P(LDS_U, lds_u),
    P(STS, sts),
    P(LDC, ldc),
    P(STP, stp),
    P(MEMBAR, membar),
    P(MOV, mov),
    P(MOV32I, mov32i),
    P(SEL, sel),
    P(PRMT_B, prmt_b),
    P(PRMT_C, prmt_c),
    P(IMUL, imul),
    P(IMUL32I, imul32i),
    P(IMAD_B, imad_b),
    P(IMAD_C, imad_c),
    P(IMAD32I, imad32i),
    P(IMADSP_UU_B, imadsp_uu_b),
    P(IMADSP_SU_B, imadsp_su_b),
    P(IMADSP_US_B, imadsp_us_b),
    P(IMADSP_SS_B, imadsp_ss_b),
    P(IMADSP_UU_C, imadsp_uu_c),
    P(IMADSP_SU_C, imadsp_su_c),
    P(IMADSP_US_C, imadsp_us_c),
    P(IMADSP_SS_C, imadsp_ss_c),
    P(XMAD_R, xmad_r),
    P(XMAD_I, xmad_i),
    P(XMAD_B, xmad_b),
    P(XMAD_C, xmad_c),
    P(PSETP, psetp),
    P(PSET, pset),
    P(CSET, cset),
    P(CSETP, csetp),
    P(P2R, p2r),
    P(R2P, r2p),
    P(SHL, shl),
    P(SHR, shr),
    P(SHF_L, shf_l),
    P(SHF_R, shf_r),
    P(BFE, bfe),
    P(BFI_B, bfi_b),
    P(BFI_C, bfi_c),
    P(FLO, flo),
    P(POPC, popc),
    P(LEA_LO, lea_lo),
    P(LEA_HI, lea_hi),
    P(LEA_HC, lea_hc),
    P(S2R, s2r),
    P(CS2R, cs2r),
    P(VOTE, vote),
    P(VOTE_VTG, vote_vtg),
    P(SHFL, shfl),
    P(BAR_SYNC, bar_sync),
    P(BAR_ARV, bar_arv),
    P(BAR_RED, bar_red),
    P(BAR_SCAN, bar_scan),
    P(B2R_B, b2r_b),
    P(B2R_R, b2r_r),
    P(B2R_W, b2r_w),
    P(R2B, r2b),
    P(DEPBAR_LE, depbar_le),
    P(DEPBAR_N, depbar_n),
    P(SULD_P, suld_p),
    P(SULD_D, suld_d),
    P(SUST_P, sust_p),
    P(SUST_D, sust_d),
    P(SURED_P, sured_p),
    P(SURED_D, sured_d),
    P(SUATOM_I, suatom_i),
    P(SUATOM_R, suatom_r),
    P(SUATOM_P, suatom_p),
    P(SUATOM_CI, suatom_ci),
    P(SUATOM_CR, suatom_cr),
    P(TEX_I, tex_i),
    P(TEX_B, tex_b),
    P(TLD_I, tld_i),
    P(TLD_B, tld_b),
    P(TLD4_I, tld4_i),
    P(TLD4_B, tld4_b),
    P(TXD_I, txd_i),
    P(TXD_B, txd_b),
    P(TXQ_I, txq_i),
    P(TXQ_B, txq_b),
    P(TXA, txa),
    P(TMML_I, tmml_i),
    P(TMML_B, tmml_b),
    P(TEXS_D1_LZ_M, texs_d1_lz_m),
    P(TEXS_D2_M, texs_d2_m),
    P(TEXS_D2_LZ_M, texs_d2_lz_m),
    P(TEXS_D2_LL_M, texs_d2_ll_m),
    P(TEXS_D2_DC_M, texs_d2_dc_m),
    P(TEXS_D2_LL_DC_M, texs_d2_ll_dc_m),
    P(TEXS_D2_LZ_DC_M, texs_d2_lz_dc_m),
    P(TEXS_A2_M, texs_a2_m),
    P(TEXS_A2_LZ_M, texs_a2_lz_m),
    P(TEXS_A2_LZ_DC_M, texs_a2_lz_dc_m),
    P(TEXS_D3_M, texs_d3_m),
    P(TEXS_D3_LZ_M, texs_d3_lz_m),
    P(TEXS_CUBE_M, texs_cube_m),
    P(TEXS_CUBE_LL_M, texs_cube_ll_m),
    P(TEXS_D1_LZ_S, texs_d1_lz_s),
    P(TEXS_D2_S, texs_d2_s),
    P(TEXS_D2_LZ_S, texs_d2_lz_s),
    P(TEXS_D2_LL_S, texs_d2_ll_s),
    P(TEXS_D2_DC_S, texs_d2_dc_s),
    P(TEXS_D2_LL_DC_S, texs_d2_ll_dc_s),
    P(TEXS_D2_LZ_DC_S, texs_d2_lz_dc_s),
    P(TEXS_A2_S, texs_a2_s),
    P(TEXS_A2_LZ_S, texs_a2_lz_s),
    P(TEXS_A2_LZ_DC_S, texs_a2_lz_dc_s),
    P(TEXS_D3_S, texs_d3_s),
    P(TEXS_D3_LZ_S, texs_d3_lz_s),
    P(TEXS_CUBE_S, texs_cube_s),
    P(TEXS_CUBE_LL_S, texs_cube_ll_s),
    P(TLDS_D1_LZ_M, tlds_d1_lz_m),
    P(TLDS_D1_LL_M, tlds_d1_ll_m),
    P(TLDS_D2_LZ_M, tlds_d2_lz_m),
    P(TLDS_D2_LZ_AO_M, tlds_d2_lz_ao_m),
    P(TLDS_D2_LL_M, tlds_d2_ll_m),
    P(TLDS_D2_LZ_MS_M, tlds_d2_lz_ms_m),
    P(TLDS_D3_LZ_M, tlds_d3_lz_m),
    P(TLDS_A2_LZ_M, tlds_a2_lz_m),
    P(TLDS_D2_LL_AO_M, tlds_d2_ll_ao_m),
    P(TLDS_D1_LZ_S, tlds_d1_lz_s),
    P(TLDS_D1_LL_S, tlds_d1_ll_s),
    P(TLDS_D2_LZ_S, tlds_d2_lz_s),
    P(TLDS_D2_LZ_AO_S, tlds_d2_lz_ao_s),
    P(TLDS_D2_LL_S, tlds_d2_ll_s),
    P(TLDS_D2_LZ_MS_S, tlds_d2_lz_ms_s),
    P(TLDS_D3_LZ_S, tlds_d3_lz_s),
    P(TLDS_A2_LZ_S, tlds_a2_lz_s),
    P(TLDS_D2_LL_AO_S, tlds_d2_ll_ao_s),
    P(TLD4S, tld4s),
    P(VADD, vadd),
    P(VABSDIFF, vabsdiff),
    P(VMNMX, vmnmx),
    P(VSET, vset),
    P(VSETP, vsetp),
    P(VMAD, vmad),
    P(VSHL, vshl),
    P(VSHR, vshr),
    P(VABSDIFF4, vabsdiff4),
    P(IDP_A4, idp_a4),
    P(IDP_A2, idp_a2),
};

size_t maxwell_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[MAXWELL_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    struct isadora_context brief = *c;
    brief.brief |= (c->syntax & 0x1) != 0;
    c = &brief;
    if (in->form < MAXWELL_FORMS)
        printers[in->form](&w, c, in);
    if (!(c->syntax & 0x1))
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
