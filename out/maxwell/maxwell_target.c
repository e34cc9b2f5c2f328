/* Generated from the description maxwell by gen/emit/target. Do not edit. */
#include "maxwell_state.h"
#include "base/target_tables.h"
#include "base/text.h"
#include "simt/cpu_level.h"
#include <isadora/analysis.h>

extern const struct isadora_use_tables maxwell_uses;

static const struct isadora_config configs[] = {
    {"sm_50", "sm_50", NULL, NULL, NULL},
    {"sm_52", "sm_52", NULL, NULL, NULL},
    {"sm_53", "sm_53", NULL, NULL, NULL},
    {"sm_60", "sm_60", NULL, NULL, NULL},
    {"sm_61", "sm_61", NULL, NULL, NULL},
    {"sm_62", "sm_62", NULL, NULL, NULL},
};

static const struct isadora_elf_kind elfs[] = {
    {190, 51, 0, 8, "c[0x0][", "]", "NOP {Y}", 64, 32, 0},
};

static const int64_t elf_numbers[] = {50, 52, 53, 60, 61, 62};

static const struct isadora_unit units[] = {
    {11, 87, 0, 1, 0x3f},
};

static const uint8_t offsets[] = {8, 16, 24};
static const struct isadora_bundle_part parts[] = {
    {ISADORA_PART_OWN, 64, 64, 0x0},
    {ISADORA_PART_OWN, 0, 21, 0x0},
    {ISADORA_PART_PREV, 64, 5, 0x10},
    {ISADORA_PART_OWN, 63, 1, 0x0},
    {ISADORA_PART_OWN, 128, 64, 0x0},
    {ISADORA_PART_OWN, 21, 21, 0x0},
    {ISADORA_PART_PREV, 64, 5, 0x10},
    {ISADORA_PART_ZERO, 0, 1, 0},
    {ISADORA_PART_OWN, 192, 64, 0x0},
    {ISADORA_PART_OWN, 42, 21, 0x0},
    {ISADORA_PART_PREV, 64, 5, 0x10},
    {ISADORA_PART_ZERO, 0, 1, 0},
};
static const struct isadora_bundle bundle = {32, 3, 4, offsets, parts, "NOP"};
CODES(atomic_ATOM_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(10, ".SAFEADD"))
CODES(atomic_ATOMS_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH"))
CODES(atomic_RED_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(atomic_ATOM_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64"))
CODES(atomic_RED_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64"))
CODES(atomic_ATOMS_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".S64"))
CODES(atomic_ATOM_E,
    T(0, "") T(1, ".E"))
CODES(atomic_CAS_64,
    T(0, "") T(1, ".64"))
CODES(atomic_ATOMS_CAS_64,
    T(0, "") T(1, ".64"))
CODES(atomic_ATOMS_CAS_OP,
    T(0, ".CAST") T(1, ".CAST.SPIN") T(2, ".CAS"))
CODES(atomic_ATOM_P_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(10, ".SAFEADD"))
CODES(atomic_CACHE_OP,
    T(1, ".PF1") T(2, ".PF1.5") T(3, ".PF2") T(4, ".WB") T(5, ".IV") T(6, ".IVALL") T(7, ".RS")
        T(9, ".RSLB"))
CODES(atomic_CACHE_OP_OR_QUERY,
    T(0, ".QRY1") T(1, ".PF1") T(2, ".PF1.5") T(3, ".PF2") T(4, ".WB") T(5, ".IV") T(6, ".IVALL")
        T(7, ".RS")
    T(9, ".RSLB"))
CODES(atomic_CACHE_LEVEL,
    T(0, "") T(1, ".U") T(2, ".C") T(3, ".I") T(4, ".CRS"))
CODES(atomic_CCTL_E,
    T(0, "") T(1, ".E"))
CODES(X,
    T(0, "") T(1, ".X"))
CODES(control_U,
    T(0, "") T(1, ".U"))
CODES(control_LMT,
    T(0, "") T(1, ".LMT"))
CODES(control_KEEPREFCOUNT,
    T(0, "") T(1, ".KEEPREFCOUNT"))
CODES(control_NOINC,
    T(0, ".NOINC") T(1, ""))
CODES(control_EN,
    T(0, ".EN") T(1, ""))
CODES(control_RTT_OP,
    T(0, "") T(1, ".TERMINATE") T(2, ".FALLTHROUGH") T(3, ".PREEMPTED"))
CODES(control_BPT_KIND,
    T(0, ".DRAIN_ILLEGAL") T(1, ".CAL") T(2, ".PAUSE") T(3, ".TRAP") T(4, ".INT") T(5, ".DRAIN"))
CODES(control_TRIG,
    T(0, "") T(1, ".TRIG"))
CODES(BYTE,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(convert_DST_FLOAT,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(convert_SRC_FLOAT,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(convert_CVT_H1,
    T(0, "") T(1, ".H1"))
CODES(convert_CVT_RND,
    T(0, "") T(3, ".PASS") T(4, ".ROUND") T(5, ".FLOOR") T(6, ".CEIL") T(7, ".TRUNC"))
CODES(convert_ROUND,
    T(0, "") T(1, ".FLOOR") T(2, ".CEIL") T(3, ".TRUNC"))
CODES(convert_DST_INT,
    T(1, ".U16") T(2, ".U32") T(3, ".U64") T(5, ".S16") T(6, ".S32") T(7, ".S64"))
CODES(convert_I2I_DST,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(4, ".S8") T(5, ".S16") T(6, ".S32"))
CODES(convert_SRC_INT,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(3, ".U64") T(4, ".S8") T(5, ".S16") T(6, ".S32")
        T(7, ".S64"))
CODES(convert_I2I_SRC,
    T(0, ".U8") T(1, ".U16") T(2, ".U32") T(4, ".S8") T(5, ".S16") T(6, ".S32"))
CODES(convert_HALF,
    T(0, "") T(2, ".H1"))
CODES(double_DFMA_RND,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(STALL_TWO,
    T(1, "S01") T(2, "S02") T(3, "S03") T(4, "S04") T(5, "S05") T(6, "S06") T(7, "S07") T(8, "S08")
    T(9, "S09") T(10, "S10") T(11, "S11") T(12, "S12") T(13, "S13") T(14, "S14") T(15, "S15"))
CODES(NO_YIELD,
    T(0, "Y") T(1, ""))
CODES(WAIT1,
    T(0, "") T(1, "^1"))
CODES(WAIT2,
    T(0, "") T(1, "^2"))
CODES(WAIT3,
    T(0, "") T(1, "^3"))
CODES(WAIT4,
    T(0, "") T(1, "^4"))
CODES(WAIT5,
    T(0, "") T(1, "^5"))
CODES(WAIT6,
    T(0, "") T(1, "^6"))
CODES(REUSE_A,
    T(0, "") T(1, ".reuse"))
CODES(REUSE_B,
    T(0, "") T(1, ".reuse"))
CODES(REUSE_C,
    T(0, "") T(1, ".reuse"))
CODES(NOT_Pp,
    T(0, "") T(1, "!"))
CODES(CC,
    T(0, "") T(1, ".CC"))
CODES(CC_32I,
    T(0, "") T(1, ".CC"))
CODES(CC_TEST,
    T(0, "CC.F") T(1, "CC.LT") T(2, "CC.EQ") T(3, "CC.LE") T(4, "CC.GT") T(5, "CC.NE") T(6, "CC.GE")
        T(7, "CC.NUM")
    T(8, "CC.NAN") T(9, "CC.LTU") T(10, "CC.EQU") T(11, "CC.LEU") T(12, "CC.GTU") T(13, "CC.NEU")
        T(14, "CC.GEU") T(15, "")
    T(16, "CC.OFF") T(17, "CC.LO") T(18, "CC.SFF") T(19, "CC.LS") T(20, "CC.HI") T(21, "CC.SFT")
        T(22, "CC.HS") T(23, "CC.OFT")
    T(24, "CC.CSM_TA") T(25, "CC.CSM_TR") T(26, "CC.CSM_MX") T(27, "CC.FCSM_TA") T(28, "CC.FCSM_TR")
        T(29, "CC.FCSM_MX") T(30, "CC.RLE") T(31, "CC.RGT"))
CODES(NOP_CC_TEST,
    T(0, "CC.F") T(1, "CC.LT") T(2, "CC.EQ") T(3, "CC.LE") T(4, "CC.GT") T(5, "CC.NE") T(6, "CC.GE")
        T(7, "CC.NUM")
    T(8, "CC.NAN") T(9, "CC.LTU") T(10, "CC.EQU") T(11, "CC.LEU") T(12, "CC.GTU") T(13, "CC.NEU")
        T(14, "CC.GEU") T(15, "")
    T(16, "CC.OFF") T(17, "CC.LO") T(18, "CC.SFF") T(19, "CC.LS") T(20, "CC.HI") T(21, "CC.SFT")
        T(22, "CC.HS") T(23, "CC.OFT")
    T(24, "CC.CSM_TA") T(25, "CC.CSM_TR") T(26, "CC.CSM_MX") T(27, "CC.FCSM_TA") T(28, "CC.FCSM_TR")
        T(29, "CC.FCSM_MX") T(30, "CC.RLE") T(31, "CC.RGT"))
CODES(RND,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(SAT,
    T(0, "") T(1, ".SAT"))
CODES(F_NEG_A,
    T(0, "") T(1, "-"))
CODES(F_NEG_B,
    T(0, "") T(1, "-"))
CODES(F_ABS_A,
    T(0, "") T(1, "|"))
CODES(F_ABS_B,
    T(0, "") T(1, "|"))
CODES(NEG_PRODUCT,
    T(0, "") T(1, "-"))
CODES(F_NEG_C,
    T(0, "") T(1, "-"))
CODES(float_FTZ_32I,
    T(0, "") T(1, ".FTZ"))
CODES(float_F_NEG_A_32I,
    T(0, "") T(1, "-"))
CODES(float_F_ABS_A_32I,
    T(0, "") T(1, "|"))
CODES(float_F_NEG_B_32I,
    T(0, "") T(1, ".NEG"))
CODES(float_F_ABS_B_32I,
    T(0, "") T(1, ".ABS"))
CODES(float_FMZ,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(float_POWER,
    T(0, "") T(1, ".D2") T(2, ".D4") T(3, ".D8") T(4, ".M8") T(5, ".M4") T(6, ".M2"))
CODES(float_FMZ_53,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(float_F_SAT_32I,
    T(0, "") T(1, ".SAT"))
CODES(float_RND_51,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(float_F_NEG_C_32I,
    T(0, "") T(1, "-"))
CODES(FLOAT_CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(SET_NEG_A,
    T(0, "") T(1, "-"))
CODES(SET_ABS_A,
    T(0, "") T(1, "|"))
CODES(SET_NEG_B,
    T(0, "") T(1, "-"))
CODES(SET_ABS_B,
    T(0, "") T(1, "|"))
CODES(SET_BF,
    T(0, "") T(1, ".BF"))
CODES(SETP_NEG_B,
    T(0, "") T(1, "-"))
CODES(SETP_ABS_A,
    T(0, "") T(1, "|"))
CODES(floatcmp_FCMP_TEST,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, "") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(floatcmp_SET_FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(floatcmp_SETP_FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(floatcmp_SIGNS0,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_SIGNS1,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_SIGNS2,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_SIGNS3,
    T(0, "PP") T(1, "NP") T(2, "PN") T(3, "ZP"))
CODES(floatcmp_NDV,
    T(0, "") T(1, ".NDV"))
CODES(floatcmp_MUFU_OP,
    T(0, ".COS") T(1, ".SIN") T(2, ".EX2") T(3, ".LG2") T(4, ".RCP") T(5, ".RSQ") T(6, ".RCP64H")
        T(7, ".RSQ64H")
    T(8, ".SQRT"))
CODES(floatcmp_RRO_OP,
    T(0, ".SINCOS") T(1, ".EX2"))
CODES(graphics_OUTPUT,
    T(0, "") T(1, ".O"))
CODES(graphics_ATTR_SIZE,
    T(0, "") T(1, ".64") T(2, ".96") T(3, ".128"))
CODES(graphics_IPA_MODE,
    T(0, ".PASS") T(1, "") T(2, ".CONSTANT") T(3, ".SC"))
CODES(graphics_IPA_AT,
    T(0, "") T(1, ".CENTROID") T(2, ".OFFSET"))
CODES(graphics_IPA_SAT,
    T(0, "") T(1, ".SAT"))
CODES(graphics_SKEW,
    T(0, "") T(1, ".SKEW"))
CODES(graphics_ISB_SPACE,
    T(0, "") T(1, ".PATCH") T(2, ".PRIM") T(3, ".ATTR"))
CODES(graphics_ISB_SIZE,
    T(0, "") T(1, ".U16") T(2, ".32"))
CODES(graphics_OUT_OP,
    T(1, ".EMIT") T(2, ".CUT") T(3, ".EMIT_THEN_CUT"))
CODES(graphics_PIXLD_OP,
    T(0, "") T(1, ".COVMASK") T(2, ".COVERED") T(3, ".OFFSET") T(4, ".CENTROID_OFFSET")
        T(5, ".MY_INDEX"))
CODES(half_MERGE,
    T(0, "") T(1, ".F32") T(2, ".MRG_H0") T(3, ".MRG_H1"))
CODES(half_HADD_FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(half_HALF_SAT,
    T(0, "") T(1, ".SAT"))
CODES(half_HALF_SAT_CONST,
    T(0, "") T(1, ".SAT"))
CODES(half_HALF_NEG_A,
    T(0, "") T(1, "-"))
CODES(half_HALF_ABS_A,
    T(0, "") T(1, "|"))
CODES(half_SWIZZLE_A,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HALF_NEG_B,
    T(0, "") T(1, "-"))
CODES(half_HALF_ABS_B,
    T(0, "") T(1, "|"))
CODES(half_SWIZZLE_B,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HALF_NEG_CONST,
    T(0, "") T(1, "-"))
CODES(half_HALF_ABS_CONST,
    T(0, "") T(1, "|"))
CODES(half_HADD_FTZ_32I,
    T(0, "") T(1, ".FTZ"))
CODES(half_SWIZZLE_A_32I,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HMUL_FMZ,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HALF_FMZ_32I,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HFMA_FMZ,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HFMA_FMZ_CONST,
    T(0, "") T(1, ".FTZ") T(2, ".FMZ"))
CODES(half_HFMA_NEG_C,
    T(0, "") T(1, "-"))
CODES(half_HFMA_SWIZZLE_C,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HFMA_NEG_C_CONST,
    T(0, "") T(1, "-"))
CODES(half_HFMA_SWIZZLE_C_CONST,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_HFMA_NEG_C_32I,
    T(0, "") T(1, "-"))
CODES(half_HALF_BF,
    T(0, "") T(1, ".BF"))
CODES(half_HALF_CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(half_HSET_FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(half_HALF_BF_CONST,
    T(0, "") T(1, ".BF"))
CODES(half_HSET_FTZ_CONST,
    T(0, "") T(1, ".FTZ"))
CODES(half_HALF_CMP_CONST,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(half_HSETP_FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(half_H_AND,
    T(0, "") T(1, ".H_AND"))
CODES(half_H_AND_CONST,
    T(0, "") T(1, ".H_AND"))
CODES(NEG_A_32I,
    T(0, "") T(1, "-"))
CODES(SIGNED,
    T(0, ".U32") T(1, ""))
CODES(HI,
    T(0, "") T(1, ".HI"))
CODES(MUL_TYPES,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(HI_32I,
    T(0, "") T(1, ".HI"))
CODES(MUL_TYPES_32I,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(integer_NEG_A,
    T(0, "") T(1, "-"))
CODES(integer_NEG_B,
    T(0, "") T(1, "-"))
CODES(integer_X_32I,
    T(0, "") T(1, ".X"))
CODES(integer_SAT_32I,
    T(0, "") T(1, ".SAT"))
CODES(integer_IADD3_NEG_A,
    T(0, "") T(1, "-"))
CODES(integer_IADD3_NEG_B,
    T(0, "") T(1, "-"))
CODES(integer_IADD3_NEG_C,
    T(0, "") T(1, "-"))
CODES(integer_IADD3_X,
    T(0, "") T(1, ".X"))
CODES(integer_HALF_A,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(integer_HALF_B,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(integer_HALF_C,
    T(0, "") T(1, ".H0") T(2, ".H1"))
CODES(integer_IADD3_SHIFT,
    T(0, "") T(1, ".RS") T(2, ".LS"))
CODES(integer_PART,
    T(0, "") T(1, ".XLO") T(2, ".XMED") T(3, ".XHI"))
CODES(logic_LOP_OP,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".PASS_B"))
CODES(logic_LOP_TEST,
    T(0, "") T(1, ".T") T(2, ".Z") T(3, ".NZ"))
CODES(logic_LOP_INV_A,
    T(0, "") T(1, "~"))
CODES(logic_LOP_INV_B,
    T(0, "") T(1, "~"))
CODES(logic_LOP32I_OP,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".PASS_B"))
CODES(logic_LOP32I_X,
    T(0, "") T(1, ".X"))
CODES(logic_LOP32I_INV_A,
    T(0, "") T(1, "~"))
CODES(logic_LOP32I_INV_B,
    T(0, "") T(1, ".INV"))
CODES(logic_LOP3_TEST,
    T(0, "") T(1, ".T") T(2, ".Z") T(3, ".NZ"))
CODES(logic_LOP3_X,
    T(0, "") T(1, ".X"))
CODES(logic_LOP3_X_CONST,
    T(0, "") T(1, ".X"))
CODES(logic_LOP3_X_IMM,
    T(0, "") T(1, ".X"))
CODES(memory_LDG_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128")
        T(7, ".U.128"))
CODES(memory_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(memory_LDS_U_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".32") T(5, ".64") T(6, ".128"))
CODES(memory_LDC_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64"))
CODES(memory_LD_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(memory_E,
    T(0, "") T(1, ".E"))
CODES(memory_LOAD_CACHE,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(memory_STORE_CACHE,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(memory_LD_E,
    T(0, "") T(1, ".E"))
CODES(memory_LD_CACHE,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(memory_ST_CACHE,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(memory_LDL_CACHE,
    T(0, "") T(1, ".LU") T(2, ".CI") T(3, ".CV"))
CODES(memory_STL_CACHE,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(memory_LDC_MODE,
    T(0, "") T(1, ".IL") T(2, ".IS") T(3, ".ISL"))
CODES(memory_Pl,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(memory_WAIT,
    T(0, "") T(1, ".WAIT"))
CODES(memory_MEMBAR_SCOPE,
    T(0, ".CTA") T(1, ".GL") T(2, ".SYS") T(3, ".VC"))
CODES(memory_MEMBAR_IVALL,
    T(0, "") T(1, ".IVALLD") T(2, ".IVALLT") T(3, ".IVALLTD"))
CODES(move_PRMT_MODE,
    T(0, "") T(1, ".F4E") T(2, ".B4E") T(3, ".RC8") T(4, ".ECL") T(5, ".ECR") T(6, ".RC16"))
CODES(multiply_MAD_TYPES,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(multiply_MAD_X,
    T(0, "") T(1, ".X"))
CODES(multiply_MAD_HI,
    T(0, "") T(1, ".HI"))
CODES(multiply_MAD_NEG_A,
    T(0, "") T(1, "-"))
CODES(multiply_MAD_NEG_C,
    T(0, "") T(1, "-"))
CODES(multiply_MAD32I_TYPES,
    T(0, ".U32.U32") T(1, ".S32.U32") T(2, ".U32.S32") T(3, ""))
CODES(multiply_MAD32I_NEG_C,
    T(0, "") T(1, "-"))
CODES(multiply_XMAD_TYPES,
    T(0, "") T(1, ".S16.U16") T(2, ".U16.S16") T(3, ".S16.S16"))
CODES(multiply_XMAD_H1_A,
    T(0, "") T(1, ".H1"))
CODES(multiply_XMAD_H1_B,
    T(0, "") T(1, ".H1"))
CODES(multiply_XMAD_H1_C,
    T(0, "") T(1, ".H1"))
CODES(multiply_PSL,
    T(0, "") T(1, ".PSL"))
CODES(multiply_MRG,
    T(0, "") T(1, ".MRG"))
CODES(multiply_XMAD_X,
    T(0, "") T(1, ".X"))
CODES(multiply_XMAD_MODE,
    T(0, "") T(1, ".CLO") T(2, ".CHI") T(3, ".CSFU") T(4, ".CBCC"))
CODES(multiply_PSL_CONST,
    T(0, "") T(1, ".PSL"))
CODES(multiply_MRG_CONST,
    T(0, "") T(1, ".MRG"))
CODES(multiply_XMAD_X_CONST,
    T(0, "") T(1, ".X"))
CODES(multiply_XMAD_MODE_CONST,
    T(0, "") T(1, ".CLO") T(2, ".CHI") T(3, ".CSFU"))
CODES(multiply_IMADSP_A,
    T(0, "32") T(1, "24") T(2, "16H0") T(3, "16H1"))
CODES(multiply_IMADSP_B,
    T(0, "24") T(1, "16H0"))
CODES(multiply_IMADSP_C,
    T(0, "32") T(1, "24") T(2, "16H0"))
CODES(BOP,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR"))
CODES(BF,
    T(0, "") T(1, ".BF"))
CODES(predicate_BOP_AB,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR"))
CODES(predicate_NOT_Pa,
    T(0, "") T(1, "!"))
CODES(predicate_NOT_Pb,
    T(0, "") T(1, "!"))
CODES(predicate_PR_OR_CC,
    T(0, "PR") T(1, "CC"))
CODES(shift_W,
    T(0, "") T(1, ".W"))
CODES(shift_SHR_X,
    T(0, "") T(2, ".X") T(3, ".XHI"))
CODES(shift_BREV,
    T(0, "") T(1, ".BREV"))
CODES(shift_SHF_TYPE,
    T(0, "") T(2, ".U64") T(3, ".S64"))
CODES(shift_SHF_PART,
    T(0, "") T(1, ".HI") T(2, ".X") T(3, ".XHI"))
CODES(shift_SHF_W,
    T(0, "") T(1, ".W"))
CODES(shift_SH,
    T(0, "") T(1, ".SH"))
CODES(shift_INV_B,
    T(0, "") T(1, "~"))
CODES(shift_LEA_X,
    T(0, "") T(1, ".X"))
CODES(shift_LEA_NEG_A,
    T(0, "") T(1, "-"))
CODES(shift_LEA_HI_X,
    T(0, "") T(1, ".X"))
CODES(shift_LEA_HI_NEG_A,
    T(0, "") T(1, "-"))
CODES(shift_LEA_HI_CONST_X,
    T(0, "") T(1, ".X"))
CODES(shift_LEA_HI_CONST_NEG_A,
    T(0, "") T(1, "-"))
CODES(SCOREBOARD,
    T(0, "SB0") T(1, "SB1") T(2, "SB2") T(3, "SB3") T(4, "SB4") T(5, "SB5"))
CODES(BOARD0,
    T(0, "") T(1, "0"))
CODES(BOARD1,
    T(0, "") T(1, "1"))
CODES(BOARD2,
    T(0, "") T(1, "2"))
CODES(BOARD3,
    T(0, "") T(1, "3"))
CODES(BOARD4,
    T(0, "") T(1, "4"))
CODES(BOARD5,
    T(0, "") T(1, "5"))
CODES(special_VOTE_MODE,
    T(0, ".ALL") T(1, ".ANY") T(2, ".EQ"))
CODES(special_VTG_OP,
    T(0, ".R") T(1, ".A") T(2, ".RA"))
CODES(special_SHFL_MODE,
    T(0, ".IDX") T(1, ".UP") T(2, ".DOWN") T(3, ".BFLY"))
CODES(special_BAR_RED,
    T(0, ".POPC") T(1, ".AND") T(2, ".OR"))
CODES(special_R2B_KIND,
    T(0, "") T(1, ".RESULT") T(2, ".WARP"))
CODES(surface_BA,
    T(0, "") T(1, ".BA"))
CODES(surface_DIM,
    T(0, ".1D") T(1, ".1D_BUFFER") T(2, ".1D_ARRAY") T(3, ".2D") T(4, ".2D_ARRAY") T(5, ".3D"))
CODES(surface_CLAMP,
    T(0, ".IGN") T(1, "") T(2, ".TRAP"))
CODES(surface_MASK,
    T(1, ".R") T(2, ".G") T(3, ".RG") T(4, ".B") T(5, ".RB") T(6, ".GB") T(7, ".RGB") T(8, ".A")
    T(9, ".RA") T(10, ".GA") T(11, ".RGA") T(12, ".BA") T(13, ".RBA") T(14, ".GBA") T(15, ""))
CODES(surface_SURF_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(surface_LOAD_CACHE_24,
    T(0, "") T(1, ".CG") T(2, ".CI") T(3, ".CV"))
CODES(surface_STORE_CACHE_24,
    T(0, "") T(1, ".CG") T(2, ".CS") T(3, ".WT"))
CODES(surface_Ps,
    T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(surface_SURED_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(surface_SURED_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(surface_SUATOM_BA,
    T(0, "") T(1, ".BA"))
CODES(surface_SUATOM_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH"))
CODES(surface_SUATOM_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(surface_SUATOM_TYPE_R,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(5, ".S64") T(6, ".SD32") T(7, ".SD64"))
CODES(surface_SUATOM_P,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(surface_SUATOM_PD,
    T(0, ".P") T(1, ".D"))
CODES(texture_TEXS_F16,
    T(0, ".F16") T(1, ""))
CODES(texture_NODEP,
    T(0, "") T(1, ".NODEP"))
CODES(texture_COMPONENTS,
    T(0, "RGB") T(1, "RGA") T(2, "RBA") T(3, "GBA") T(4, "RGBA"))
CODES(texture_COMPONENTS_1,
    T(0, "R") T(1, "G") T(2, "B") T(3, "A") T(4, "RG") T(5, "RA") T(6, "GA") T(7, "BA"))
CODES(texture_PHASE_T,
    T(0, "") T(1, ".T"))
CODES(texture_PHASE_P,
    T(0, "") T(1, ".P"))
CODES(texture_DIM,
    T(0, "1D") T(1, "ARRAY_1D") T(2, "2D") T(3, "ARRAY_2D") T(4, "3D") T(5, "ARRAY_3D") T(6, "CUBE")
        T(7, "ARRAY_CUBE"))
CODES(texture_LOD,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(6, ".LBA") T(7, ".LLA"))
CODES(texture_LOD_B,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(6, ".LBA") T(7, ".LLA"))
CODES(texture_LC,
    T(0, "") T(1, ".LC"))
CODES(texture_LC_B,
    T(0, "") T(1, ".LC"))
CODES(texture_TXD_LC,
    T(0, "") T(1, ".LC"))
CODES(texture_DC,
    T(0, "") T(1, ".DC"))
CODES(texture_NDV_35,
    T(0, "") T(1, ".NDV"))
CODES(texture_AOFFI,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_AOFFI_B,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_AOFFI_TLD,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_AOFFI_TLD4S,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_TLD_LOD,
    T(0, ".LZ") T(1, ".LL"))
CODES(texture_CL,
    T(0, "") T(1, ".CL"))
CODES(texture_MS,
    T(0, "") T(1, ".MS"))
CODES(texture_TLD4_COMPONENT,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_TLD4_COMPONENT_B,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_TLD4S_COMPONENT,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_TLD4_OFFSET,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP"))
CODES(texture_TLD4_OFFSET_B,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP"))
CODES(texture_TLD4S_F16,
    T(0, "") T(1, ".F16"))
CODES(texture_QUERY,
    T(1, "TEX_HEADER_DIMENSION") T(2, "TEX_HEADER_TEXTURE_TYPE") T(5, "TEX_HEADER_SAMPLER_POS")
        T(16, "TEX_SAMPLER_FILTER") T(18, "TEX_SAMPLER_LOD") T(20, "TEX_SAMPLER_WRAP")
        T(22, "TEX_SAMPLER_BORDER_COLOR"))
CODES(video_BYTE_A,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(video_HALF_A,
    T(0, "") T(1, ".H1"))
CODES(video_SIGN_A,
    T(0, "U") T(1, "S"))
CODES(video_BYTE_B,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(video_HALF_B,
    T(0, "") T(1, ".H1"))
CODES(video_SIGN_B,
    T(0, "U") T(1, "S"))
CODES(video_UD,
    T(0, ".UD") T(1, ""))
CODES(video_SD,
    T(0, "") T(1, ".SD"))
CODES(video_VIDEO_SAT,
    T(0, "") T(1, ".SAT"))
CODES(video_MX,
    T(0, "") T(1, ".MX"))
CODES(video_VIDEO_W,
    T(0, "") T(1, ".W"))
CODES(video_THEN,
    T(0, ".MRG_16H") T(1, ".MRG_16L") T(2, ".MRG_8B0") T(3, ".MRG_8B2") T(4, ".ACC") T(5, ".MIN")
        T(6, ".MAX") T(7, ""))
CODES(video_ADD_NEG_A,
    T(0, "") T(1, "-"))
CODES(video_ADD_NEG_B,
    T(0, "") T(1, "-"))
CODES(video_MAD_NEG_A,
    T(0, "") T(1, "-"))
CODES(video_MAD_NEG_C,
    T(0, "") T(1, "-"))
CODES(video_VMAD_SHIFT,
    T(0, "") T(1, ".SHR_7") T(2, ".SHR_15"))
CODES(video_VSET_CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(video_VSETP_CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(video_DIFF4_SD,
    T(0, "") T(1, ".SD"))
CODES(video_DIFF4_A,
    T(0, ".U8") T(1, ".S8"))
CODES(video_DIFF4_B,
    T(0, ".U8") T(1, ".S8"))
CODES(video_DIFF4_SAT,
    T(0, "") T(1, ".SAT"))
CODES(video_DIFF4_RED,
    T(0, "") T(1, ".ACC"))
CODES(video_DIFF4_LANES,
    T(1, ".X") T(2, ".Y") T(3, ".XY") T(4, ".Z") T(5, ".XZ") T(6, ".YZ") T(7, ".XYZ") T(8, ".W")
    T(9, ".XW") T(10, ".YW") T(11, ".XYW") T(12, ".ZW") T(13, ".XZW") T(14, ".YZW") T(15, ""))
CODES(video_DIFF4_SELECT_A,
    T(0, ".0000") T(1, ".1111") T(2, ".2222") T(3, ".3333") T(4, "") T(5, ".4321") T(6, ".5432")
        T(7, ".6543")
    T(8, ".3201") T(9, ".3012") T(10, ".0213") T(11, ".3120") T(12, ".1230") T(13, ".2310"))
CODES(video_DIFF4_SELECT_B,
    T(0, ".4444") T(1, ".5555") T(2, ".6666") T(3, ".7777") T(4, "") T(5, ".6543") T(6, ".5432")
        T(7, ".4321")
    T(8, ".4567") T(9, ".6745") T(10, ".5467"))
CODES(video_SIGN_A8,
    T(0, ".U8") T(1, ".S8"))
CODES(video_SIGN_A16,
    T(0, ".U16") T(1, ".S16"))
CODES(video_SIGN_B8,
    T(0, ".U8") T(1, ".S8"))
CODES(video_LO_HI,
    T(0, ".LO") T(1, ".HI"))

static const struct isadora_field fields[] = {
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_OP, "ATOM_OP", CODES, 4, 1, -1, PIECES({52, 55}),
        HAS_CODES(atomic_ATOM_OP))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOMS_OP, "ATOMS_OP", CODES, 4, 1, -1, PIECES({52, 55}),
        HAS_CODES(atomic_ATOMS_OP))
    FIELD(MAXWELL_FIELD_ATOMIC_RED_OP, "RED_OP", CODES, 3, 1, -1, PIECES({23, 25}),
        HAS_CODES(atomic_RED_OP))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_TYPE, "ATOM_TYPE", CODES, 3, 1, -1, PIECES({49, 51}),
        HAS_CODES(atomic_ATOM_TYPE))
    FIELD(MAXWELL_FIELD_ATOMIC_RED_TYPE, "RED_TYPE", CODES, 3, 1, -1, PIECES({20, 22}),
        HAS_CODES(atomic_RED_TYPE))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOMS_TYPE, "ATOMS_TYPE", CODES, 2, 1, -1, PIECES({28, 29}),
        HAS_CODES(atomic_ATOMS_TYPE))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_E, "ATOM_E", CODES, 1, 1, -1, PIECES({48, 48}),
        HAS_CODES(atomic_ATOM_E))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_OFFSET, "ATOM_OFFSET", NUMBER, 20, 1, -1, PIECES({28, 47}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_UOFFSET, "ATOM_UOFFSET", NUMBER, 20, 1, -1, PIECES({28, 47}))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOMS_OFFSET, "ATOMS_OFFSET", NUMBER, 22, 4, -1, PIECES({30, 51}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_ATOMIC_ATOMS_UOFFSET, "ATOMS_UOFFSET", NUMBER, 22, 4, -1, PIECES({30, 51}))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_OFFSET13, "ATOM_OFFSET13", NUMBER, 13, 1, -1, PIECES({28, 40}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_UOFFSET13, "ATOM_UOFFSET13", NUMBER, 13, 1, -1,
        PIECES({28, 40}))
    FIELD(MAXWELL_FIELD_ATOMIC_CAS_64, "CAS_64", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(atomic_CAS_64))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOMS_CAS_64, "ATOMS_CAS_64", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(atomic_ATOMS_CAS_64))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOMS_CAS_OP, "ATOMS_CAS_OP", CODES, 2, 1, -1, PIECES({53, 54}),
        HAS_CODES(atomic_ATOMS_CAS_OP))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOM_P_OP, "ATOM_P_OP", CODES, 4, 1, -1, PIECES({44, 47}),
        HAS_CODES(atomic_ATOM_P_OP))
    FIELD(MAXWELL_FIELD_ATOMIC_CAS_REGS, "CAS_REGS", NUMBER, 2, 1, -1, PIECES({50, 51}))
    FIELD(MAXWELL_FIELD_ATOMIC_ATOMS_CAS_REGS, "ATOMS_CAS_REGS", NUMBER, 2, 1, -1, PIECES({28, 29}))
    FIELD(MAXWELL_FIELD_ATOMIC_RB_NUMBER, "Rb_NUMBER", NUMBER, 8, 1, -1, PIECES({20, 27}),
        .decimal = 1)
    FIELD(MAXWELL_FIELD_LOW3, "LOW3", NUMBER, 3, 1, -1, PIECES({53, 55}))
    FIELD(MAXWELL_FIELD_ATOMIC_CACHE_OP, "CACHE_OP", CODES, 4, 1, -1, PIECES({0, 3}),
        HAS_CODES(atomic_CACHE_OP))
    FIELD(MAXWELL_FIELD_ATOMIC_CACHE_OP_OR_QUERY, "CACHE_OP_OR_QUERY", CODES, 4, 1, -1,
        PIECES({0, 3}), HAS_CODES(atomic_CACHE_OP_OR_QUERY))
    FIELD(MAXWELL_FIELD_ATOMIC_CACHE_LEVEL, "CACHE_LEVEL", CODES, 3, 1, -1, PIECES({4, 6}),
        HAS_CODES(atomic_CACHE_LEVEL))
    FIELD(MAXWELL_FIELD_ATOMIC_CCTL_E, "CCTL_E", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(atomic_CCTL_E))
    FIELD(MAXWELL_FIELD_ATOMIC_CCTL_OFFSET, "CCTL_OFFSET", NUMBER, 30, 4, -1, PIECES({22, 51}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_ATOMIC_CCTL_UOFFSET, "CCTL_UOFFSET", NUMBER, 30, 4, -1, PIECES({22, 51}))
    FIELD(MAXWELL_FIELD_ATOMIC_CCTLL_OFFSET, "CCTLL_OFFSET", NUMBER, 22, 4, -1, PIECES({22, 43}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_ATOMIC_CCTLL_UOFFSET, "CCTLL_UOFFSET", NUMBER, 22, 4, -1, PIECES({22, 43}))
    FIELD(MAXWELL_FIELD_ATOMIC_CCTLT_OP, "CCTLT_OP", NUMBER, 2, 1, -1, PIECES({0, 1}))
    FIELD(MAXWELL_FIELD_ATOMIC_CCTLT_HEADER, "CCTLT_HEADER", NUMBER, 13, 1, -1, PIECES({36, 48}))
    FIELD(MAXWELL_FIELD_X, "X", CODES, 1, 1, -1, PIECES({43, 43}), HAS_CODES(X))
    FIELD(MAXWELL_FIELD_CONTROL_U, "U", CODES, 1, 1, -1, PIECES({7, 7}), HAS_CODES(control_U))
    FIELD(MAXWELL_FIELD_CONTROL_LMT, "LMT", CODES, 1, 1, -1, PIECES({6, 6}), HAS_CODES(control_LMT))
    FIELD(MAXWELL_FIELD_CONTROL_CONST_TARGET, "CONST_TARGET", NUMBER, 1, 1, -1, PIECES({5, 5}))
    FIELD(MAXWELL_FIELD_CONTROL_KEEPREFCOUNT, "KEEPREFCOUNT", CODES, 1, 1, -1, PIECES({5, 5}),
        HAS_CODES(control_KEEPREFCOUNT))
    FIELD(MAXWELL_FIELD_CONTROL_NOINC, "NOINC", CODES, 1, 1, -1, PIECES({6, 6}),
        HAS_CODES(control_NOINC))
    FIELD(MAXWELL_FIELD_CONTROL_ABS_LABEL, "ABS_LABEL", NUMBER, 32, 1, -1, PIECES({20, 51}))
    FIELD(MAXWELL_FIELD_CONTROL_ABS_DISTANCE, "ABS_DISTANCE", NUMBER, 32, 1, -1, PIECES({20, 51}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_CONTROL_REL_DISTANCE, "REL_DISTANCE", NUMBER, 24, 1, -1, PIECES({20, 43}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_CONTROL_TARGET_OFFSET, "TARGET_OFFSET", NUMBER, 16, 1, -1, PIECES({20, 35}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_CONTROL_TARGET_BANK, "TARGET_BANK", NUMBER, 5, 1, -1, PIECES({36, 40}))
    FIELD(MAXWELL_FIELD_CONTROL_EN, "EN", CODES, 1, 1, -1, PIECES({5, 5}), HAS_CODES(control_EN))
    FIELD(MAXWELL_FIELD_CONTROL_IDE_MASK, "IDE_MASK", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_CONTROL_RTT_OP, "RTT_OP", CODES, 2, 1, -1, PIECES({0, 1}),
        HAS_CODES(control_RTT_OP))
    FIELD(MAXWELL_FIELD_CONTROL_BPT_KIND, "BPT_KIND", CODES, 3, 1, -1, PIECES({6, 8}),
        HAS_CODES(control_BPT_KIND))
    FIELD(MAXWELL_FIELD_CONTROL_BPT_NUMBER, "BPT_NUMBER", NUMBER, 20, 1, -1, PIECES({20, 39}))
    FIELD(MAXWELL_FIELD_CONTROL_TRIG, "TRIG", CODES, 1, 1, -1, PIECES({13, 13}),
        HAS_CODES(control_TRIG))
    FIELD(MAXWELL_FIELD_CONTROL_NOP_MASK, "NOP_MASK", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_BYTE, "BYTE", CODES, 2, 1, -1, PIECES({41, 42}), HAS_CODES(BYTE))
    FIELD(MAXWELL_FIELD_CONVERT_FIMM16, "FIMM16", NUMBER, 16, 1, -1, PIECES({20, 35}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_CONVERT_DST_FLOAT, "DST_FLOAT", CODES, 2, 1, -1, PIECES({8, 9}),
        HAS_CODES(convert_DST_FLOAT))
    FIELD(MAXWELL_FIELD_CONVERT_SRC_FLOAT, "SRC_FLOAT", CODES, 2, 1, -1, PIECES({10, 11}),
        HAS_CODES(convert_SRC_FLOAT))
    FIELD(MAXWELL_FIELD_CONVERT_CVT_H1, "CVT_H1", CODES, 1, 1, -1, PIECES({41, 41}),
        HAS_CODES(convert_CVT_H1))
    FIELD(MAXWELL_FIELD_CONVERT_CVT_RND, "CVT_RND", CODES, 3, 1, -1, PIECES({39, 40}, {42, 42}),
        HAS_CODES(convert_CVT_RND))
    FIELD(MAXWELL_FIELD_CONVERT_ROUND, "ROUND", CODES, 2, 1, -1, PIECES({39, 40}),
        HAS_CODES(convert_ROUND))
    FIELD(MAXWELL_FIELD_CONVERT_DST_INT, "DST_INT", CODES, 3, 1, -1, PIECES({8, 9}, {12, 12}),
        HAS_CODES(convert_DST_INT))
    FIELD(MAXWELL_FIELD_CONVERT_I2I_DST, "I2I_DST", CODES, 3, 1, -1, PIECES({8, 9}, {12, 12}),
        HAS_CODES(convert_I2I_DST))
    FIELD(MAXWELL_FIELD_CONVERT_SRC_INT, "SRC_INT", CODES, 3, 1, -1, PIECES({10, 11}, {13, 13}),
        HAS_CODES(convert_SRC_INT))
    FIELD(MAXWELL_FIELD_CONVERT_I2I_SRC, "I2I_SRC", CODES, 3, 1, -1, PIECES({10, 11}, {13, 13}),
        HAS_CODES(convert_I2I_SRC))
    FIELD(MAXWELL_FIELD_CONVERT_HALF, "HALF", CODES, 2, 1, -1, PIECES({41, 42}),
        HAS_CODES(convert_HALF))
    FIELD(MAXWELL_FIELD_DOUBLE_DFMA_RND, "DFMA_RND", CODES, 2, 1, -1, PIECES({50, 51}),
        HAS_CODES(double_DFMA_RND))
    FIELD(MAXWELL_FIELD_OP8, "OP8", NUMBER, 8, 1, -1, PIECES({56, 63}))
    FIELD(MAXWELL_FIELD_OP7, "OP7", NUMBER, 7, 1, -1, PIECES({57, 63}))
    FIELD(MAXWELL_FIELD_OP6, "OP6", NUMBER, 6, 1, -1, PIECES({58, 63}))
    FIELD(MAXWELL_FIELD_LOW5, "LOW5", NUMBER, 5, 1, -1, PIECES({51, 55}))
    FIELD(MAXWELL_FIELD_LOW4, "LOW4", NUMBER, 4, 1, -1, PIECES({52, 55}))
    FIELD(MAXWELL_FIELD_LOW1, "LOW1", NUMBER, 1, 1, -1, PIECES({55, 55}))
    FIELD(MAXWELL_FIELD_STALL, "STALL", NUMBER, 4, 1, -1, PIECES({64, 67}), .decimal = 1)
    FIELD(MAXWELL_FIELD_STALL_TWO, "STALL_TWO", CODES, 4, 1, -1, PIECES({64, 67}),
        HAS_CODES(STALL_TWO))
    FIELD(MAXWELL_FIELD_NO_YIELD, "NO_YIELD", CODES, 1, 1, -1, PIECES({68, 68}),
        HAS_CODES(NO_YIELD))
    FIELD(MAXWELL_FIELD_WRITE_BAR, "WRITE_BAR", NUMBER, 3, 1, -1, PIECES({69, 71}), .decimal = 1)
    FIELD(MAXWELL_FIELD_READ_BAR, "READ_BAR", NUMBER, 3, 1, -1, PIECES({72, 74}), .decimal = 1)
    FIELD(MAXWELL_FIELD_CONTROL, "CONTROL", NUMBER, 17, 1, -1, PIECES({64, 80}))
    FIELD(MAXWELL_FIELD_SECOND, "SECOND", NUMBER, 1, 1, -1, PIECES({85, 85}))
    FIELD(MAXWELL_FIELD_WAIT1, "WAIT1", CODES, 1, 1, -1, PIECES({75, 75}), HAS_CODES(WAIT1))
    FIELD(MAXWELL_FIELD_WAIT2, "WAIT2", CODES, 1, 1, -1, PIECES({76, 76}), HAS_CODES(WAIT2))
    FIELD(MAXWELL_FIELD_WAIT3, "WAIT3", CODES, 1, 1, -1, PIECES({77, 77}), HAS_CODES(WAIT3))
    FIELD(MAXWELL_FIELD_WAIT4, "WAIT4", CODES, 1, 1, -1, PIECES({78, 78}), HAS_CODES(WAIT4))
    FIELD(MAXWELL_FIELD_WAIT5, "WAIT5", CODES, 1, 1, -1, PIECES({79, 79}), HAS_CODES(WAIT5))
    FIELD(MAXWELL_FIELD_WAIT6, "WAIT6", CODES, 1, 1, -1, PIECES({80, 80}), HAS_CODES(WAIT6))
    FIELD(MAXWELL_FIELD_REUSE_A, "REUSE_A", CODES, 1, 1, -1, PIECES({81, 81}), HAS_CODES(REUSE_A))
    FIELD(MAXWELL_FIELD_REUSE_B, "REUSE_B", CODES, 1, 1, -1, PIECES({82, 82}), HAS_CODES(REUSE_B))
    FIELD(MAXWELL_FIELD_REUSE_C, "REUSE_C", CODES, 1, 1, -1, PIECES({83, 83}), HAS_CODES(REUSE_C))
    FIELD(MAXWELL_FIELD_PG, "Pg", REGISTER, 3, 1, 1, PIECES({16, 18}))
    FIELD(MAXWELL_FIELD_NOT_PG, "NOT_Pg", NUMBER, 1, 1, -1, PIECES({19, 19}))
    FIELD(MAXWELL_FIELD_RD, "Rd", REGISTER, 8, 1, 0, PIECES({0, 7}))
    FIELD(MAXWELL_FIELD_RA, "Ra", REGISTER, 8, 1, 0, PIECES({8, 15}))
    FIELD(MAXWELL_FIELD_RB, "Rb", REGISTER, 8, 1, 0, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_RC, "Rc", REGISTER, 8, 1, 0, PIECES({39, 46}))
    FIELD(MAXWELL_FIELD_PU, "Pu", REGISTER, 3, 1, 1, PIECES({3, 5}))
    FIELD(MAXWELL_FIELD_PV, "Pv", REGISTER, 3, 1, 1, PIECES({0, 2}))
    FIELD(MAXWELL_FIELD_PD, "Pd", REGISTER, 3, 1, 1, PIECES({48, 50}))
    FIELD(MAXWELL_FIELD_PP, "Pp", REGISTER, 3, 1, 1, PIECES({39, 41}))
    FIELD(MAXWELL_FIELD_NOT_PP, "NOT_Pp", CODES, 1, 1, -1, PIECES({42, 42}), HAS_CODES(NOT_Pp))
    FIELD(MAXWELL_FIELD_C_OFFSET, "C_OFFSET", NUMBER, 14, 4, -1, PIECES({20, 33}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_C_BANK, "C_BANK", NUMBER, 5, 1, -1, PIECES({34, 38}))
    FIELD(MAXWELL_FIELD_IMM, "IMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UIMM, "UIMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}))
    FIELD(MAXWELL_FIELD_FIMM, "FIMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}),
        .float_format = 32, .float_digits = 20)
    FIELD(MAXWELL_FIELD_DIMM, "DIMM", NUMBER, 20, 1, -1, PIECES({20, 38}, {56, 56}),
        .float_format = 64, .float_digits = 20)
    FIELD(MAXWELL_FIELD_IMM32, "IMM32", NUMBER, 32, 1, -1, PIECES({20, 51}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_UIMM32, "UIMM32", NUMBER, 32, 1, -1, PIECES({20, 51}))
    FIELD(MAXWELL_FIELD_FIMM32, "FIMM32", NUMBER, 32, 1, -1, PIECES({20, 51}),
        .float_format = 32, .float_digits = 20)
    FIELD(MAXWELL_FIELD_LANES, "LANES", NUMBER, 4, 1, -1, PIECES({39, 42}))
    FIELD(MAXWELL_FIELD_CC, "CC", CODES, 1, 1, -1, PIECES({47, 47}), HAS_CODES(CC))
    FIELD(MAXWELL_FIELD_CC_32I, "CC_32I", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(CC_32I))
    FIELD(MAXWELL_FIELD_CC_TEST, "CC_TEST", CODES, 5, 1, -1, PIECES({0, 4}), HAS_CODES(CC_TEST))
    FIELD(MAXWELL_FIELD_NOP_CC_TEST, "NOP_CC_TEST", CODES, 5, 1, -1, PIECES({8, 12}),
        HAS_CODES(NOP_CC_TEST))
    FIELD(MAXWELL_FIELD_REL_TARGET, "REL_TARGET", NUMBER, 24, 1, -1, PIECES({20, 43}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_RND, "RND", CODES, 2, 1, -1, PIECES({39, 40}), HAS_CODES(RND))
    FIELD(MAXWELL_FIELD_FTZ, "FTZ", CODES, 1, 1, -1, PIECES({44, 44}), HAS_CODES(FTZ))
    FIELD(MAXWELL_FIELD_SAT, "SAT", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(SAT))
    FIELD(MAXWELL_FIELD_F_NEG_A, "F_NEG_A", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(F_NEG_A))
    FIELD(MAXWELL_FIELD_F_NEG_B, "F_NEG_B", CODES, 1, 1, -1, PIECES({45, 45}), HAS_CODES(F_NEG_B))
    FIELD(MAXWELL_FIELD_F_ABS_A, "F_ABS_A", CODES, 1, 1, -1, PIECES({46, 46}), HAS_CODES(F_ABS_A))
    FIELD(MAXWELL_FIELD_F_ABS_B, "F_ABS_B", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(F_ABS_B))
    FIELD(MAXWELL_FIELD_NEG_PRODUCT, "NEG_PRODUCT", CODES, 1, 1, -1, PIECES({48, 48}),
        HAS_CODES(NEG_PRODUCT))
    FIELD(MAXWELL_FIELD_F_NEG_C, "F_NEG_C", CODES, 1, 1, -1, PIECES({49, 49}), HAS_CODES(F_NEG_C))
    FIELD(MAXWELL_FIELD_FLOAT_FTZ_32I, "FTZ_32I", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(float_FTZ_32I))
    FIELD(MAXWELL_FIELD_FLOAT_F_NEG_A_32I, "F_NEG_A_32I", CODES, 1, 1, -1, PIECES({56, 56}),
        HAS_CODES(float_F_NEG_A_32I))
    FIELD(MAXWELL_FIELD_FLOAT_F_ABS_A_32I, "F_ABS_A_32I", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(float_F_ABS_A_32I))
    FIELD(MAXWELL_FIELD_FLOAT_F_NEG_B_32I, "F_NEG_B_32I", CODES, 1, 1, -1, PIECES({53, 53}),
        HAS_CODES(float_F_NEG_B_32I))
    FIELD(MAXWELL_FIELD_FLOAT_F_ABS_B_32I, "F_ABS_B_32I", CODES, 1, 1, -1, PIECES({57, 57}),
        HAS_CODES(float_F_ABS_B_32I))
    FIELD(MAXWELL_FIELD_FLOAT_FMZ, "FMZ", CODES, 2, 1, -1, PIECES({44, 45}), HAS_CODES(float_FMZ))
    FIELD(MAXWELL_FIELD_FLOAT_POWER, "POWER", CODES, 3, 1, -1, PIECES({41, 43}),
        HAS_CODES(float_POWER))
    FIELD(MAXWELL_FIELD_FLOAT_FMZ_53, "FMZ_53", CODES, 2, 1, -1, PIECES({53, 54}),
        HAS_CODES(float_FMZ_53))
    FIELD(MAXWELL_FIELD_FLOAT_F_SAT_32I, "F_SAT_32I", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(float_F_SAT_32I))
    FIELD(MAXWELL_FIELD_FLOAT_RND_51, "RND_51", CODES, 2, 1, -1, PIECES({51, 52}),
        HAS_CODES(float_RND_51))
    FIELD(MAXWELL_FIELD_FLOAT_F_NEG_C_32I, "F_NEG_C_32I", CODES, 1, 1, -1, PIECES({57, 57}),
        HAS_CODES(float_F_NEG_C_32I))
    FIELD(MAXWELL_FIELD_FLOAT_CMP, "FLOAT_CMP", CODES, 4, 1, -1, PIECES({48, 51}),
        HAS_CODES(FLOAT_CMP))
    FIELD(MAXWELL_FIELD_SET_NEG_A, "SET_NEG_A", CODES, 1, 1, -1, PIECES({43, 43}),
        HAS_CODES(SET_NEG_A))
    FIELD(MAXWELL_FIELD_SET_ABS_A, "SET_ABS_A", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(SET_ABS_A))
    FIELD(MAXWELL_FIELD_SET_NEG_B, "SET_NEG_B", CODES, 1, 1, -1, PIECES({53, 53}),
        HAS_CODES(SET_NEG_B))
    FIELD(MAXWELL_FIELD_SET_ABS_B, "SET_ABS_B", CODES, 1, 1, -1, PIECES({44, 44}),
        HAS_CODES(SET_ABS_B))
    FIELD(MAXWELL_FIELD_SET_BF, "SET_BF", CODES, 1, 1, -1, PIECES({52, 52}), HAS_CODES(SET_BF))
    FIELD(MAXWELL_FIELD_SETP_NEG_B, "SETP_NEG_B", CODES, 1, 1, -1, PIECES({6, 6}),
        HAS_CODES(SETP_NEG_B))
    FIELD(MAXWELL_FIELD_SETP_ABS_A, "SETP_ABS_A", CODES, 1, 1, -1, PIECES({7, 7}),
        HAS_CODES(SETP_ABS_A))
    FIELD(MAXWELL_FIELD_FLOATCMP_FCMP_TEST, "FCMP_TEST", CODES, 4, 1, -1, PIECES({48, 51}),
        HAS_CODES(floatcmp_FCMP_TEST))
    FIELD(MAXWELL_FIELD_FLOATCMP_SET_FTZ, "SET_FTZ", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(floatcmp_SET_FTZ))
    FIELD(MAXWELL_FIELD_FLOATCMP_SETP_FTZ, "SETP_FTZ", CODES, 1, 1, -1, PIECES({47, 47}),
        HAS_CODES(floatcmp_SETP_FTZ))
    FIELD(MAXWELL_FIELD_FLOATCMP_SIGNS0, "SIGNS0", CODES, 2, 1, -1, PIECES({28, 29}),
        HAS_CODES(floatcmp_SIGNS0))
    FIELD(MAXWELL_FIELD_FLOATCMP_SIGNS1, "SIGNS1", CODES, 2, 1, -1, PIECES({30, 31}),
        HAS_CODES(floatcmp_SIGNS1))
    FIELD(MAXWELL_FIELD_FLOATCMP_SIGNS2, "SIGNS2", CODES, 2, 1, -1, PIECES({32, 33}),
        HAS_CODES(floatcmp_SIGNS2))
    FIELD(MAXWELL_FIELD_FLOATCMP_SIGNS3, "SIGNS3", CODES, 2, 1, -1, PIECES({34, 35}),
        HAS_CODES(floatcmp_SIGNS3))
    FIELD(MAXWELL_FIELD_FLOATCMP_NDV, "NDV", CODES, 1, 1, -1, PIECES({38, 38}),
        HAS_CODES(floatcmp_NDV))
    FIELD(MAXWELL_FIELD_FLOATCMP_MUFU_OP, "MUFU_OP", CODES, 4, 1, -1, PIECES({20, 23}),
        HAS_CODES(floatcmp_MUFU_OP))
    FIELD(MAXWELL_FIELD_FLOATCMP_MUFU_CODE, "MUFU_CODE", NUMBER, 4, 1, -1, PIECES({20, 23}))
    FIELD(MAXWELL_FIELD_FLOATCMP_RRO_OP, "RRO_OP", CODES, 1, 1, -1, PIECES({39, 39}),
        HAS_CODES(floatcmp_RRO_OP))
    FIELD(MAXWELL_FIELD_PW, "Pw", REGISTER, 3, 1, 1, PIECES({45, 47}))
    FIELD(MAXWELL_FIELD_GRAPHICS_ATTR_P, "ATTR_P", NUMBER, 1, 1, -1, PIECES({31, 31}))
    FIELD(MAXWELL_FIELD_GRAPHICS_OUTPUT, "OUTPUT", CODES, 1, 1, -1, PIECES({32, 32}),
        HAS_CODES(graphics_OUTPUT))
    FIELD(MAXWELL_FIELD_GRAPHICS_ATTR_SIZE, "ATTR_SIZE", CODES, 2, 1, -1, PIECES({47, 48}),
        HAS_CODES(graphics_ATTR_SIZE))
    FIELD(MAXWELL_FIELD_GRAPHICS_ATTR_OFFSET11, "ATTR_OFFSET11", NUMBER, 11, 1, -1,
        PIECES({20, 30}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_GRAPHICS_ATTR_OFFSET10, "ATTR_OFFSET10", NUMBER, 10, 1, -1,
        PIECES({20, 29}))
    FIELD(MAXWELL_FIELD_GRAPHICS_PQ, "Pq", REGISTER, 3, 1, 1, PIECES({44, 46}))
    FIELD(MAXWELL_FIELD_GRAPHICS_IPA_ATTR, "IPA_ATTR", NUMBER, 10, 1, -1, PIECES({28, 37}))
    FIELD(MAXWELL_FIELD_GRAPHICS_IDX, "IDX", NUMBER, 1, 1, -1, PIECES({38, 38}))
    FIELD(MAXWELL_FIELD_GRAPHICS_IPA_MODE, "IPA_MODE", CODES, 2, 1, -1, PIECES({54, 55}),
        HAS_CODES(graphics_IPA_MODE))
    FIELD(MAXWELL_FIELD_GRAPHICS_IPA_AT, "IPA_AT", CODES, 2, 1, -1, PIECES({52, 53}),
        HAS_CODES(graphics_IPA_AT))
    FIELD(MAXWELL_FIELD_GRAPHICS_IPA_SAT, "IPA_SAT", CODES, 1, 1, -1, PIECES({51, 51}),
        HAS_CODES(graphics_IPA_SAT))
    FIELD(MAXWELL_FIELD_GRAPHICS_IPA_PRED, "IPA_PRED", NUMBER, 3, 1, -1, PIECES({47, 49}))
    FIELD(MAXWELL_FIELD_GRAPHICS_SKEW, "SKEW", CODES, 1, 1, -1, PIECES({31, 31}),
        HAS_CODES(graphics_SKEW))
    FIELD(MAXWELL_FIELD_GRAPHICS_ISB_SPACE, "ISB_SPACE", CODES, 2, 1, -1, PIECES({33, 34}),
        HAS_CODES(graphics_ISB_SPACE))
    FIELD(MAXWELL_FIELD_GRAPHICS_ISB_SIZE, "ISB_SIZE", CODES, 2, 1, -1, PIECES({47, 48}),
        HAS_CODES(graphics_ISB_SIZE))
    FIELD(MAXWELL_FIELD_GRAPHICS_OUT_OP, "OUT_OP", CODES, 2, 1, -1, PIECES({39, 40}),
        HAS_CODES(graphics_OUT_OP))
    FIELD(MAXWELL_FIELD_GRAPHICS_PIXLD_OP, "PIXLD_OP", CODES, 3, 1, -1, PIECES({31, 33}),
        HAS_CODES(graphics_PIXLD_OP))
    FIELD(MAXWELL_FIELD_GRAPHICS_PIXLD_OFFSET, "PIXLD_OFFSET", NUMBER, 8, 1, -1, PIECES({20, 27}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_OP5, "OP5", NUMBER, 5, 1, -1, PIECES({59, 63}))
    FIELD(MAXWELL_FIELD_HALF_MERGE, "MERGE", CODES, 2, 1, -1, PIECES({49, 50}),
        HAS_CODES(half_MERGE))
    FIELD(MAXWELL_FIELD_HALF_HADD_FTZ, "HADD_FTZ", CODES, 1, 1, -1, PIECES({39, 39}),
        HAS_CODES(half_HADD_FTZ))
    FIELD(MAXWELL_FIELD_HALF_HALF_SAT, "HALF_SAT", CODES, 1, 1, -1, PIECES({32, 32}),
        HAS_CODES(half_HALF_SAT))
    FIELD(MAXWELL_FIELD_HALF_HALF_SAT_CONST, "HALF_SAT_CONST", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(half_HALF_SAT_CONST))
    FIELD(MAXWELL_FIELD_HALF_HALF_NEG_A, "HALF_NEG_A", CODES, 1, 1, -1, PIECES({43, 43}),
        HAS_CODES(half_HALF_NEG_A))
    FIELD(MAXWELL_FIELD_HALF_HALF_ABS_A, "HALF_ABS_A", CODES, 1, 1, -1, PIECES({44, 44}),
        HAS_CODES(half_HALF_ABS_A))
    FIELD(MAXWELL_FIELD_HALF_SWIZZLE_A, "SWIZZLE_A", CODES, 2, 1, -1, PIECES({47, 48}),
        HAS_CODES(half_SWIZZLE_A))
    FIELD(MAXWELL_FIELD_HALF_HALF_NEG_B, "HALF_NEG_B", CODES, 1, 1, -1, PIECES({31, 31}),
        HAS_CODES(half_HALF_NEG_B))
    FIELD(MAXWELL_FIELD_HALF_HALF_ABS_B, "HALF_ABS_B", CODES, 1, 1, -1, PIECES({30, 30}),
        HAS_CODES(half_HALF_ABS_B))
    FIELD(MAXWELL_FIELD_HALF_SWIZZLE_B, "SWIZZLE_B", CODES, 2, 1, -1, PIECES({28, 29}),
        HAS_CODES(half_SWIZZLE_B))
    FIELD(MAXWELL_FIELD_HALF_HALF_NEG_CONST, "HALF_NEG_CONST", CODES, 1, 1, -1, PIECES({56, 56}),
        HAS_CODES(half_HALF_NEG_CONST))
    FIELD(MAXWELL_FIELD_HALF_HALF_ABS_CONST, "HALF_ABS_CONST", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(half_HALF_ABS_CONST))
    FIELD(MAXWELL_FIELD_HALF_F16_HIGH, "F16_HIGH", NUMBER, 10, 1, -1, PIECES({30, 38}, {56, 56}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HALF_F16_LOW, "F16_LOW", NUMBER, 10, 1, -1, PIECES({20, 29}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HALF_HADD_FTZ_32I, "HADD_FTZ_32I", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(half_HADD_FTZ_32I))
    FIELD(MAXWELL_FIELD_HALF_SWIZZLE_A_32I, "SWIZZLE_A_32I", CODES, 2, 1, -1, PIECES({53, 54}),
        HAS_CODES(half_SWIZZLE_A_32I))
    FIELD(MAXWELL_FIELD_HALF_F16_HIGH_32I, "F16_HIGH_32I", NUMBER, 16, 1, -1, PIECES({36, 51}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HALF_F16_LOW_32I, "F16_LOW_32I", NUMBER, 16, 1, -1, PIECES({20, 35}),
        .float_format = 16, .float_digits = 20)
    FIELD(MAXWELL_FIELD_HALF_HMUL_FMZ, "HMUL_FMZ", CODES, 2, 1, -1, PIECES({39, 40}),
        HAS_CODES(half_HMUL_FMZ))
    FIELD(MAXWELL_FIELD_HALF_HALF_FMZ_32I, "HALF_FMZ_32I", CODES, 2, 1, -1, PIECES({55, 56}),
        HAS_CODES(half_HALF_FMZ_32I))
    FIELD(MAXWELL_FIELD_HALF_HFMA_FMZ, "HFMA_FMZ", CODES, 2, 1, -1, PIECES({37, 38}),
        HAS_CODES(half_HFMA_FMZ))
    FIELD(MAXWELL_FIELD_HALF_HFMA_FMZ_CONST, "HFMA_FMZ_CONST", CODES, 2, 1, -1, PIECES({57, 58}),
        HAS_CODES(half_HFMA_FMZ_CONST))
    FIELD(MAXWELL_FIELD_HALF_HFMA_NEG_C, "HFMA_NEG_C", CODES, 1, 1, -1, PIECES({30, 30}),
        HAS_CODES(half_HFMA_NEG_C))
    FIELD(MAXWELL_FIELD_HALF_HFMA_SWIZZLE_C, "HFMA_SWIZZLE_C", CODES, 2, 1, -1, PIECES({35, 36}),
        HAS_CODES(half_HFMA_SWIZZLE_C))
    FIELD(MAXWELL_FIELD_HALF_HFMA_NEG_C_CONST, "HFMA_NEG_C_CONST", CODES, 1, 1, -1,
        PIECES({51, 51}), HAS_CODES(half_HFMA_NEG_C_CONST))
    FIELD(MAXWELL_FIELD_HALF_HFMA_SWIZZLE_C_CONST, "HFMA_SWIZZLE_C_CONST", CODES, 2, 1, -1,
        PIECES({53, 54}), HAS_CODES(half_HFMA_SWIZZLE_C_CONST))
    FIELD(MAXWELL_FIELD_HALF_HFMA_NEG_C_32I, "HFMA_NEG_C_32I", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(half_HFMA_NEG_C_32I))
    FIELD(MAXWELL_FIELD_HALF_HALF_BF, "HALF_BF", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(half_HALF_BF))
    FIELD(MAXWELL_FIELD_HALF_HALF_CMP, "HALF_CMP", CODES, 4, 1, -1, PIECES({35, 38}),
        HAS_CODES(half_HALF_CMP))
    FIELD(MAXWELL_FIELD_HALF_HSET_FTZ, "HSET_FTZ", CODES, 1, 1, -1, PIECES({50, 50}),
        HAS_CODES(half_HSET_FTZ))
    FIELD(MAXWELL_FIELD_HALF_HALF_BF_CONST, "HALF_BF_CONST", CODES, 1, 1, -1, PIECES({53, 53}),
        HAS_CODES(half_HALF_BF_CONST))
    FIELD(MAXWELL_FIELD_HALF_HSET_FTZ_CONST, "HSET_FTZ_CONST", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(half_HSET_FTZ_CONST))
    FIELD(MAXWELL_FIELD_HALF_HALF_CMP_CONST, "HALF_CMP_CONST", CODES, 4, 1, -1, PIECES({49, 52}),
        HAS_CODES(half_HALF_CMP_CONST))
    FIELD(MAXWELL_FIELD_HALF_HSETP_FTZ, "HSETP_FTZ", CODES, 1, 1, -1, PIECES({6, 6}),
        HAS_CODES(half_HSETP_FTZ))
    FIELD(MAXWELL_FIELD_HALF_H_AND, "H_AND", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(half_H_AND))
    FIELD(MAXWELL_FIELD_HALF_H_AND_CONST, "H_AND_CONST", CODES, 1, 1, -1, PIECES({53, 53}),
        HAS_CODES(half_H_AND_CONST))
    FIELD(MAXWELL_FIELD_NEG_A_32I, "NEG_A_32I", CODES, 1, 1, -1, PIECES({56, 56}),
        HAS_CODES(NEG_A_32I))
    FIELD(MAXWELL_FIELD_SIGNED, "SIGNED", CODES, 1, 1, -1, PIECES({48, 48}), HAS_CODES(SIGNED))
    FIELD(MAXWELL_FIELD_HI, "HI", CODES, 1, 1, -1, PIECES({39, 39}), HAS_CODES(HI))
    FIELD(MAXWELL_FIELD_MUL_TYPES, "MUL_TYPES", CODES, 2, 1, -1, PIECES({40, 41}),
        HAS_CODES(MUL_TYPES))
    FIELD(MAXWELL_FIELD_HI_32I, "HI_32I", CODES, 1, 1, -1, PIECES({53, 53}), HAS_CODES(HI_32I))
    FIELD(MAXWELL_FIELD_MUL_TYPES_32I, "MUL_TYPES_32I", CODES, 2, 1, -1, PIECES({54, 55}),
        HAS_CODES(MUL_TYPES_32I))
    FIELD(MAXWELL_FIELD_CMP, "CMP", CODES, 3, 1, -1, PIECES({49, 51}), HAS_CODES(CMP))
    FIELD(MAXWELL_FIELD_INTEGER_NEG_A, "NEG_A", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(integer_NEG_A))
    FIELD(MAXWELL_FIELD_INTEGER_NEG_B, "NEG_B", CODES, 1, 1, -1, PIECES({48, 48}),
        HAS_CODES(integer_NEG_B))
    FIELD(MAXWELL_FIELD_INTEGER_NEG_BOTH, "NEG_BOTH", NUMBER, 2, 1, -1, PIECES({48, 49}))
    FIELD(MAXWELL_FIELD_INTEGER_PO_32I, "PO_32I", NUMBER, 1, 1, -1, PIECES({55, 55}))
    FIELD(MAXWELL_FIELD_INTEGER_X_32I, "X_32I", CODES, 1, 1, -1, PIECES({53, 53}),
        HAS_CODES(integer_X_32I))
    FIELD(MAXWELL_FIELD_INTEGER_SAT_32I, "SAT_32I", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(integer_SAT_32I))
    FIELD(MAXWELL_FIELD_INTEGER_IADD3_NEG_A, "IADD3_NEG_A", CODES, 1, 1, -1, PIECES({51, 51}),
        HAS_CODES(integer_IADD3_NEG_A))
    FIELD(MAXWELL_FIELD_INTEGER_IADD3_NEG_B, "IADD3_NEG_B", CODES, 1, 1, -1, PIECES({50, 50}),
        HAS_CODES(integer_IADD3_NEG_B))
    FIELD(MAXWELL_FIELD_INTEGER_IADD3_NEG_C, "IADD3_NEG_C", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(integer_IADD3_NEG_C))
    FIELD(MAXWELL_FIELD_INTEGER_IADD3_X, "IADD3_X", CODES, 1, 1, -1, PIECES({48, 48}),
        HAS_CODES(integer_IADD3_X))
    FIELD(MAXWELL_FIELD_INTEGER_HALF_A, "HALF_A", CODES, 2, 1, -1, PIECES({35, 36}),
        HAS_CODES(integer_HALF_A))
    FIELD(MAXWELL_FIELD_INTEGER_HALF_B, "HALF_B", CODES, 2, 1, -1, PIECES({33, 34}),
        HAS_CODES(integer_HALF_B))
    FIELD(MAXWELL_FIELD_INTEGER_HALF_C, "HALF_C", CODES, 2, 1, -1, PIECES({31, 32}),
        HAS_CODES(integer_HALF_C))
    FIELD(MAXWELL_FIELD_INTEGER_IADD3_SHIFT, "IADD3_SHIFT", CODES, 2, 1, -1, PIECES({37, 38}),
        HAS_CODES(integer_IADD3_SHIFT))
    FIELD(MAXWELL_FIELD_INTEGER_SHIFT, "SHIFT", NUMBER, 5, 1, -1, PIECES({39, 43}))
    FIELD(MAXWELL_FIELD_INTEGER_SHIFT_32I, "SHIFT_32I", NUMBER, 5, 1, -1, PIECES({53, 57}))
    FIELD(MAXWELL_FIELD_INTEGER_PART, "PART", CODES, 2, 1, -1, PIECES({43, 44}),
        HAS_CODES(integer_PART))
    FIELD(MAXWELL_FIELD_LOGIC_LOP_OP, "LOP_OP", CODES, 2, 1, -1, PIECES({41, 42}),
        HAS_CODES(logic_LOP_OP))
    FIELD(MAXWELL_FIELD_LOGIC_LOP_TEST, "LOP_TEST", CODES, 2, 1, -1, PIECES({44, 45}),
        HAS_CODES(logic_LOP_TEST))
    FIELD(MAXWELL_FIELD_LOGIC_LOP_INV_A, "LOP_INV_A", CODES, 1, 1, -1, PIECES({39, 39}),
        HAS_CODES(logic_LOP_INV_A))
    FIELD(MAXWELL_FIELD_LOGIC_LOP_INV_B, "LOP_INV_B", CODES, 1, 1, -1, PIECES({40, 40}),
        HAS_CODES(logic_LOP_INV_B))
    FIELD(MAXWELL_FIELD_LOGIC_LOP32I_OP, "LOP32I_OP", CODES, 2, 1, -1, PIECES({53, 54}),
        HAS_CODES(logic_LOP32I_OP))
    FIELD(MAXWELL_FIELD_LOGIC_LOP32I_X, "LOP32I_X", CODES, 1, 1, -1, PIECES({57, 57}),
        HAS_CODES(logic_LOP32I_X))
    FIELD(MAXWELL_FIELD_LOGIC_LOP32I_INV_A, "LOP32I_INV_A", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(logic_LOP32I_INV_A))
    FIELD(MAXWELL_FIELD_LOGIC_LOP32I_INV_B, "LOP32I_INV_B", CODES, 1, 1, -1, PIECES({56, 56}),
        HAS_CODES(logic_LOP32I_INV_B))
    FIELD(MAXWELL_FIELD_LOGIC_LOP3_TEST, "LOP3_TEST", CODES, 2, 1, -1, PIECES({36, 37}),
        HAS_CODES(logic_LOP3_TEST))
    FIELD(MAXWELL_FIELD_LOGIC_LOP3_X, "LOP3_X", CODES, 1, 1, -1, PIECES({38, 38}),
        HAS_CODES(logic_LOP3_X))
    FIELD(MAXWELL_FIELD_LOGIC_LUT, "LUT", NUMBER, 8, 1, -1, PIECES({28, 35}))
    FIELD(MAXWELL_FIELD_LOGIC_LUT_48, "LUT_48", NUMBER, 8, 1, -1, PIECES({48, 55}))
    FIELD(MAXWELL_FIELD_LOGIC_LOP3_X_CONST, "LOP3_X_CONST", CODES, 1, 1, -1, PIECES({56, 56}),
        HAS_CODES(logic_LOP3_X_CONST))
    FIELD(MAXWELL_FIELD_LOGIC_LOP3_X_IMM, "LOP3_X_IMM", CODES, 1, 1, -1, PIECES({57, 57}),
        HAS_CODES(logic_LOP3_X_IMM))
    FIELD(MAXWELL_FIELD_LD_P, "LD_P", REGISTER, 3, 1, 1, PIECES({58, 60}))
    FIELD(MAXWELL_FIELD_MEMORY_OFFSET24, "OFFSET24", NUMBER, 24, 1, -1, PIECES({20, 43}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_MEMORY_UOFFSET24, "UOFFSET24", NUMBER, 24, 1, -1, PIECES({20, 43}))
    FIELD(MAXWELL_FIELD_MEMORY_OFFSET32, "OFFSET32", NUMBER, 32, 1, -1, PIECES({20, 51}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_MEMORY_UOFFSET32, "UOFFSET32", NUMBER, 32, 1, -1, PIECES({20, 51}))
    FIELD(MAXWELL_FIELD_MEMORY_OFFSET20, "OFFSET20", NUMBER, 20, 1, -1, PIECES({20, 39}),
        .is_signed = 1)
    FIELD(MAXWELL_FIELD_MEMORY_UOFFSET20, "UOFFSET20", NUMBER, 20, 1, -1, PIECES({20, 39}))
    FIELD(MAXWELL_FIELD_MEMORY_LDG_SIZE, "LDG_SIZE", CODES, 3, 1, -1, PIECES({48, 50}),
        HAS_CODES(memory_LDG_SIZE))
    FIELD(MAXWELL_FIELD_MEMORY_SIZE, "SIZE", CODES, 3, 1, -1, PIECES({48, 50}),
        HAS_CODES(memory_SIZE))
    FIELD(MAXWELL_FIELD_MEMORY_LDS_U_SIZE, "LDS_U_SIZE", CODES, 3, 1, -1, PIECES({48, 50}),
        HAS_CODES(memory_LDS_U_SIZE))
    FIELD(MAXWELL_FIELD_MEMORY_LDC_SIZE, "LDC_SIZE", CODES, 3, 1, -1, PIECES({48, 50}),
        HAS_CODES(memory_LDC_SIZE))
    FIELD(MAXWELL_FIELD_MEMORY_LD_SIZE, "LD_SIZE", CODES, 3, 1, -1, PIECES({53, 55}),
        HAS_CODES(memory_LD_SIZE))
    FIELD(MAXWELL_FIELD_MEMORY_OP3, "OP3", NUMBER, 3, 1, -1, PIECES({61, 63}))
    FIELD(MAXWELL_FIELD_MEMORY_E, "E", CODES, 1, 1, -1, PIECES({45, 45}), HAS_CODES(memory_E))
    FIELD(MAXWELL_FIELD_MEMORY_LOAD_CACHE, "LOAD_CACHE", CODES, 2, 1, -1, PIECES({46, 47}),
        HAS_CODES(memory_LOAD_CACHE), .strong = 0x8)
    FIELD(MAXWELL_FIELD_MEMORY_STORE_CACHE, "STORE_CACHE", CODES, 2, 1, -1, PIECES({46, 47}),
        HAS_CODES(memory_STORE_CACHE), .strong = 0x8)
    FIELD(MAXWELL_FIELD_MEMORY_LD_E, "LD_E", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(memory_LD_E))
    FIELD(MAXWELL_FIELD_MEMORY_LD_CACHE, "LD_CACHE", CODES, 2, 1, -1, PIECES({56, 57}),
        HAS_CODES(memory_LD_CACHE), .strong = 0x8)
    FIELD(MAXWELL_FIELD_MEMORY_ST_CACHE, "ST_CACHE", CODES, 2, 1, -1, PIECES({56, 57}),
        HAS_CODES(memory_ST_CACHE), .strong = 0x8)
    FIELD(MAXWELL_FIELD_MEMORY_LDL_CACHE, "LDL_CACHE", CODES, 2, 1, -1, PIECES({44, 45}),
        HAS_CODES(memory_LDL_CACHE))
    FIELD(MAXWELL_FIELD_MEMORY_STL_CACHE, "STL_CACHE", CODES, 2, 1, -1, PIECES({44, 45}),
        HAS_CODES(memory_STL_CACHE))
    FIELD(MAXWELL_FIELD_MEMORY_LDS_U, "LDS_U", NUMBER, 1, 1, -1, PIECES({44, 44}))
    FIELD(MAXWELL_FIELD_MEMORY_LDC_MODE, "LDC_MODE", CODES, 2, 1, -1, PIECES({44, 45}),
        HAS_CODES(memory_LDC_MODE))
    FIELD(MAXWELL_FIELD_MEMORY_INDEX, "INDEX", NUMBER, 16, 1, -1, PIECES({20, 35}), .is_signed = 1)
    FIELD(MAXWELL_FIELD_MEMORY_UINDEX, "UINDEX", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_MEMORY_LDC_BANK, "LDC_BANK", NUMBER, 5, 1, -1, PIECES({36, 40}))
    FIELD(MAXWELL_FIELD_MEMORY_PL, "Pl", CODES, 3, 1, -1, PIECES({41, 43}), HAS_CODES(memory_Pl))
    FIELD(MAXWELL_FIELD_MEMORY_STP_NUMBER, "STP_NUMBER", NUMBER, 8, 1, -1, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_MEMORY_WAIT, "WAIT", CODES, 1, 1, -1, PIECES({31, 31}),
        HAS_CODES(memory_WAIT))
    FIELD(MAXWELL_FIELD_MEMORY_MEMBAR_SCOPE, "MEMBAR_SCOPE", CODES, 2, 1, -1, PIECES({8, 9}),
        HAS_CODES(memory_MEMBAR_SCOPE))
    FIELD(MAXWELL_FIELD_MEMORY_MEMBAR_IVALL, "MEMBAR_IVALL", CODES, 2, 1, -1, PIECES({0, 1}),
        HAS_CODES(memory_MEMBAR_IVALL))
    FIELD(MAXWELL_FIELD_MOVE_LANES_32I, "LANES_32I", NUMBER, 4, 1, -1, PIECES({12, 15}))
    FIELD(MAXWELL_FIELD_MOVE_OP12, "OP12", NUMBER, 12, 1, -1, PIECES({52, 63}))
    FIELD(MAXWELL_FIELD_MOVE_PRMT_MODE, "PRMT_MODE", CODES, 4, 1, -1, PIECES({48, 51}),
        HAS_CODES(move_PRMT_MODE))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD_TYPES, "MAD_TYPES", CODES, 2, 1, -1,
        PIECES({48, 48}, {53, 53}), HAS_CODES(multiply_MAD_TYPES))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD_X, "MAD_X", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(multiply_MAD_X))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD_HI, "MAD_HI", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(multiply_MAD_HI))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD_NEG_A, "MAD_NEG_A", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(multiply_MAD_NEG_A))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD_NEG_C, "MAD_NEG_C", CODES, 1, 1, -1, PIECES({51, 51}),
        HAS_CODES(multiply_MAD_NEG_C))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD_NEG_BOTH, "MAD_NEG_BOTH", NUMBER, 2, 1, -1, PIECES({51, 52}))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD32I_TYPES, "MAD32I_TYPES", CODES, 2, 1, -1,
        PIECES({54, 54}, {57, 57}), HAS_CODES(multiply_MAD32I_TYPES))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD32I_NEG_C, "MAD32I_NEG_C", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(multiply_MAD32I_NEG_C))
    FIELD(MAXWELL_FIELD_MULTIPLY_MAD32I_NEG_BOTH, "MAD32I_NEG_BOTH", NUMBER, 2, 1, -1,
        PIECES({55, 56}))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_TYPES, "XMAD_TYPES", CODES, 2, 1, -1, PIECES({48, 49}),
        HAS_CODES(multiply_XMAD_TYPES))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_H1_A, "XMAD_H1_A", CODES, 1, 1, -1, PIECES({53, 53}),
        HAS_CODES(multiply_XMAD_H1_A))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_H1_B, "XMAD_H1_B", CODES, 1, 1, -1, PIECES({35, 35}),
        HAS_CODES(multiply_XMAD_H1_B))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_H1_C, "XMAD_H1_C", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(multiply_XMAD_H1_C))
    FIELD(MAXWELL_FIELD_MULTIPLY_PSL, "PSL", CODES, 1, 1, -1, PIECES({36, 36}),
        HAS_CODES(multiply_PSL))
    FIELD(MAXWELL_FIELD_MULTIPLY_MRG, "MRG", CODES, 1, 1, -1, PIECES({37, 37}),
        HAS_CODES(multiply_MRG))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_X, "XMAD_X", CODES, 1, 1, -1, PIECES({38, 38}),
        HAS_CODES(multiply_XMAD_X))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_MODE, "XMAD_MODE", CODES, 3, 1, -1, PIECES({50, 52}),
        HAS_CODES(multiply_XMAD_MODE))
    FIELD(MAXWELL_FIELD_MULTIPLY_PSL_CONST, "PSL_CONST", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(multiply_PSL_CONST))
    FIELD(MAXWELL_FIELD_MULTIPLY_MRG_CONST, "MRG_CONST", CODES, 1, 1, -1, PIECES({56, 56}),
        HAS_CODES(multiply_MRG_CONST))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_X_CONST, "XMAD_X_CONST", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(multiply_XMAD_X_CONST))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_MODE_CONST, "XMAD_MODE_CONST", CODES, 2, 1, -1,
        PIECES({50, 51}), HAS_CODES(multiply_XMAD_MODE_CONST))
    FIELD(MAXWELL_FIELD_MULTIPLY_IMM16, "IMM16", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_MULTIPLY_XMAD_OP, "XMAD_OP", NUMBER, 2, 1, -1, PIECES({54, 55}))
    FIELD(MAXWELL_FIELD_MULTIPLY_IMADSP_SIGNS, "IMADSP_SIGNS", NUMBER, 2, 1, -1,
        PIECES({48, 48}, {53, 53}))
    FIELD(MAXWELL_FIELD_MULTIPLY_IMADSP_A, "IMADSP_A", CODES, 2, 1, -1, PIECES({49, 50}),
        HAS_CODES(multiply_IMADSP_A))
    FIELD(MAXWELL_FIELD_MULTIPLY_IMADSP_B, "IMADSP_B", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(multiply_IMADSP_B))
    FIELD(MAXWELL_FIELD_MULTIPLY_IMADSP_C, "IMADSP_C", CODES, 2, 1, -1, PIECES({51, 52}),
        HAS_CODES(multiply_IMADSP_C))
    FIELD(MAXWELL_FIELD_BOP, "BOP", CODES, 2, 1, -1, PIECES({45, 46}), HAS_CODES(BOP))
    FIELD(MAXWELL_FIELD_BF, "BF", CODES, 1, 1, -1, PIECES({44, 44}), HAS_CODES(BF))
    FIELD(MAXWELL_FIELD_PA, "Pa", REGISTER, 3, 1, 1, PIECES({12, 14}))
    FIELD(MAXWELL_FIELD_PB, "Pb", REGISTER, 3, 1, 1, PIECES({29, 31}))
    FIELD(MAXWELL_FIELD_PREDICATE_BOP_AB, "BOP_AB", CODES, 2, 1, -1, PIECES({24, 25}),
        HAS_CODES(predicate_BOP_AB))
    FIELD(MAXWELL_FIELD_PREDICATE_NOT_PA, "NOT_Pa", CODES, 1, 1, -1, PIECES({15, 15}),
        HAS_CODES(predicate_NOT_Pa))
    FIELD(MAXWELL_FIELD_PREDICATE_NOT_PB, "NOT_Pb", CODES, 1, 1, -1, PIECES({32, 32}),
        HAS_CODES(predicate_NOT_Pb))
    FIELD(MAXWELL_FIELD_PREDICATE_PR_OR_CC, "PR_OR_CC", CODES, 1, 1, -1, PIECES({40, 40}),
        HAS_CODES(predicate_PR_OR_CC))
    FIELD(MAXWELL_FIELD_SHIFT_W, "W", CODES, 1, 1, -1, PIECES({39, 39}), HAS_CODES(shift_W))
    FIELD(MAXWELL_FIELD_SHIFT_SHR_X, "SHR_X", CODES, 2, 1, -1, PIECES({43, 44}),
        HAS_CODES(shift_SHR_X))
    FIELD(MAXWELL_FIELD_SHIFT_BREV, "BREV", CODES, 1, 1, -1, PIECES({40, 40}),
        HAS_CODES(shift_BREV))
    FIELD(MAXWELL_FIELD_SHIFT_SHF_TYPE, "SHF_TYPE", CODES, 2, 1, -1, PIECES({37, 38}),
        HAS_CODES(shift_SHF_TYPE))
    FIELD(MAXWELL_FIELD_SHIFT_SHF_PART, "SHF_PART", CODES, 2, 1, -1, PIECES({48, 49}),
        HAS_CODES(shift_SHF_PART))
    FIELD(MAXWELL_FIELD_SHIFT_SHF_W, "SHF_W", CODES, 1, 1, -1, PIECES({50, 50}),
        HAS_CODES(shift_SHF_W))
    FIELD(MAXWELL_FIELD_SHIFT_SHF_IMM, "SHF_IMM", NUMBER, 6, 1, -1, PIECES({20, 25}))
    FIELD(MAXWELL_FIELD_SHIFT_SH, "SH", CODES, 1, 1, -1, PIECES({41, 41}), HAS_CODES(shift_SH))
    FIELD(MAXWELL_FIELD_SHIFT_INV_B, "INV_B", CODES, 1, 1, -1, PIECES({40, 40}),
        HAS_CODES(shift_INV_B))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_X, "LEA_X", CODES, 1, 1, -1, PIECES({46, 46}),
        HAS_CODES(shift_LEA_X))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_NEG_A, "LEA_NEG_A", CODES, 1, 1, -1, PIECES({45, 45}),
        HAS_CODES(shift_LEA_NEG_A))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_SHIFT, "LEA_SHIFT", NUMBER, 5, 1, -1, PIECES({39, 43}))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_HI_X, "LEA_HI_X", CODES, 1, 1, -1, PIECES({38, 38}),
        HAS_CODES(shift_LEA_HI_X))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_HI_NEG_A, "LEA_HI_NEG_A", CODES, 1, 1, -1, PIECES({37, 37}),
        HAS_CODES(shift_LEA_HI_NEG_A))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_HI_SHIFT, "LEA_HI_SHIFT", NUMBER, 5, 1, -1, PIECES({28, 32}))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_HI_CONST_X, "LEA_HI_CONST_X", CODES, 1, 1, -1, PIECES({57, 57}),
        HAS_CODES(shift_LEA_HI_CONST_X))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_HI_CONST_NEG_A, "LEA_HI_CONST_NEG_A", CODES, 1, 1, -1,
        PIECES({56, 56}), HAS_CODES(shift_LEA_HI_CONST_NEG_A))
    FIELD(MAXWELL_FIELD_SHIFT_LEA_HI_CONST_SHIFT, "LEA_HI_CONST_SHIFT", NUMBER, 5, 1, -1,
        PIECES({51, 55}))
    FIELD(MAXWELL_FIELD_SCOREBOARD, "SCOREBOARD", CODES, 3, 1, -1, PIECES({26, 28}),
        HAS_CODES(SCOREBOARD))
    FIELD(MAXWELL_FIELD_PENDING, "PENDING", NUMBER, 6, 1, -1, PIECES({20, 25}))
    FIELD(MAXWELL_FIELD_BOARD0, "BOARD0", CODES, 1, 1, -1, PIECES({0, 0}), HAS_CODES(BOARD0))
    FIELD(MAXWELL_FIELD_BOARD1, "BOARD1", CODES, 1, 1, -1, PIECES({1, 1}), HAS_CODES(BOARD1))
    FIELD(MAXWELL_FIELD_BOARD2, "BOARD2", CODES, 1, 1, -1, PIECES({2, 2}), HAS_CODES(BOARD2))
    FIELD(MAXWELL_FIELD_BOARD3, "BOARD3", CODES, 1, 1, -1, PIECES({3, 3}), HAS_CODES(BOARD3))
    FIELD(MAXWELL_FIELD_BOARD4, "BOARD4", CODES, 1, 1, -1, PIECES({4, 4}), HAS_CODES(BOARD4))
    FIELD(MAXWELL_FIELD_BOARD5, "BOARD5", CODES, 1, 1, -1, PIECES({5, 5}), HAS_CODES(BOARD5))
    FIELD(MAXWELL_FIELD_BOARDS, "BOARDS", NUMBER, 6, 1, -1, PIECES({0, 5}))
    FIELD(MAXWELL_FIELD_SPECIAL_SR, "SR", REGISTER, 8, 1, 6, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_SPECIAL_SR_NUMBER, "SR_NUMBER", NUMBER, 8, 1, -1, PIECES({20, 27}))
    FIELD(MAXWELL_FIELD_SPECIAL_VOTE_MODE, "VOTE_MODE", CODES, 2, 1, -1, PIECES({48, 49}),
        HAS_CODES(special_VOTE_MODE))
    FIELD(MAXWELL_FIELD_SPECIAL_VTG_OP, "VTG_OP", CODES, 2, 1, -1, PIECES({48, 49}),
        HAS_CODES(special_VTG_OP))
    FIELD(MAXWELL_FIELD_SPECIAL_VTG_NUMBER, "VTG_NUMBER", NUMBER, 28, 1, -1, PIECES({20, 47}))
    FIELD(MAXWELL_FIELD_SPECIAL_SHFL_MODE, "SHFL_MODE", CODES, 2, 1, -1, PIECES({30, 31}),
        HAS_CODES(special_SHFL_MODE))
    FIELD(MAXWELL_FIELD_SPECIAL_SHFL_LANE, "SHFL_LANE", NUMBER, 5, 1, -1, PIECES({20, 24}))
    FIELD(MAXWELL_FIELD_SPECIAL_SHFL_CLAMP, "SHFL_CLAMP", NUMBER, 13, 1, -1, PIECES({34, 46}))
    FIELD(MAXWELL_FIELD_SPECIAL_SHFL_LANE_IMM, "SHFL_LANE_IMM", NUMBER, 1, 1, -1, PIECES({28, 28}))
    FIELD(MAXWELL_FIELD_SPECIAL_SHFL_CLAMP_IMM, "SHFL_CLAMP_IMM", NUMBER, 1, 1, -1,
        PIECES({29, 29}))
    FIELD(MAXWELL_FIELD_SPECIAL_BAR_KIND, "BAR_KIND", NUMBER, 2, 1, -1, PIECES({32, 33}))
    FIELD(MAXWELL_FIELD_SPECIAL_BAR_RED, "BAR_RED", CODES, 2, 1, -1, PIECES({35, 36}),
        HAS_CODES(special_BAR_RED))
    FIELD(MAXWELL_FIELD_SPECIAL_BAR_ID, "BAR_ID", NUMBER, 8, 1, -1, PIECES({8, 15}))
    FIELD(MAXWELL_FIELD_SPECIAL_BAR_THREADS, "BAR_THREADS", NUMBER, 12, 1, -1, PIECES({20, 31}))
    FIELD(MAXWELL_FIELD_SPECIAL_BAR_THREADS_IMM, "BAR_THREADS_IMM", NUMBER, 1, 1, -1,
        PIECES({43, 43}))
    FIELD(MAXWELL_FIELD_SPECIAL_BAR_ID_IMM, "BAR_ID_IMM", NUMBER, 1, 1, -1, PIECES({44, 44}))
    FIELD(MAXWELL_FIELD_SPECIAL_B2R_KIND, "B2R_KIND", NUMBER, 2, 1, -1, PIECES({32, 33}))
    FIELD(MAXWELL_FIELD_SPECIAL_R2B_ID, "R2B_ID", NUMBER, 4, 1, -1, PIECES({28, 31}))
    FIELD(MAXWELL_FIELD_SPECIAL_R2B_KIND, "R2B_KIND", CODES, 2, 1, -1, PIECES({32, 33}),
        HAS_CODES(special_R2B_KIND))
    FIELD(MAXWELL_FIELD_SPECIAL_LE, "LE", NUMBER, 1, 1, -1, PIECES({29, 29}))
    FIELD(MAXWELL_FIELD_SURFACE_BA, "BA", CODES, 1, 1, -1, PIECES({23, 23}), HAS_CODES(surface_BA))
    FIELD(MAXWELL_FIELD_SURFACE_DIM, "DIM", CODES, 3, 1, -1, PIECES({33, 35}),
        HAS_CODES(surface_DIM))
    FIELD(MAXWELL_FIELD_SURFACE_CLAMP, "CLAMP", CODES, 2, 1, -1, PIECES({49, 50}),
        HAS_CODES(surface_CLAMP))
    FIELD(MAXWELL_FIELD_SURFACE_MASK, "MASK", CODES, 4, 1, -1, PIECES({20, 23}),
        HAS_CODES(surface_MASK))
    FIELD(MAXWELL_FIELD_SURFACE_SURF_SIZE, "SURF_SIZE", CODES, 3, 1, -1, PIECES({20, 22}),
        HAS_CODES(surface_SURF_SIZE))
    FIELD(MAXWELL_FIELD_SURFACE_SURF_D, "SURF_D", NUMBER, 1, 1, -1, PIECES({52, 52}))
    FIELD(MAXWELL_FIELD_SURFACE_SURF_BOUND, "SURF_BOUND", NUMBER, 1, 1, -1, PIECES({51, 51}))
    FIELD(MAXWELL_FIELD_SURFACE_LOAD_CACHE_24, "LOAD_CACHE_24", CODES, 2, 1, -1, PIECES({24, 25}),
        HAS_CODES(surface_LOAD_CACHE_24))
    FIELD(MAXWELL_FIELD_SURFACE_STORE_CACHE_24, "STORE_CACHE_24", CODES, 2, 1, -1, PIECES({24, 25}),
        HAS_CODES(surface_STORE_CACHE_24))
    FIELD(MAXWELL_FIELD_SURFACE_PS, "Ps", CODES, 3, 1, -1, PIECES({30, 32}), HAS_CODES(surface_Ps))
    FIELD(MAXWELL_FIELD_SURFACE_SURED_OP, "SURED_OP", CODES, 3, 1, -1, PIECES({24, 26}),
        HAS_CODES(surface_SURED_OP))
    FIELD(MAXWELL_FIELD_SURFACE_SURED_TYPE, "SURED_TYPE", CODES, 3, 1, -1, PIECES({20, 22}),
        HAS_CODES(surface_SURED_TYPE))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_BA, "SUATOM_BA", CODES, 1, 1, -1, PIECES({28, 28}),
        HAS_CODES(surface_SUATOM_BA))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_OP, "SUATOM_OP", CODES, 4, 1, -1, PIECES({29, 32}),
        HAS_CODES(surface_SUATOM_OP))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_TYPE, "SUATOM_TYPE", CODES, 3, 1, -1, PIECES({51, 53}),
        HAS_CODES(surface_SUATOM_TYPE))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_TYPE_R, "SUATOM_TYPE_R", CODES, 3, 1, -1, PIECES({36, 38}),
        HAS_CODES(surface_SUATOM_TYPE_R))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_P, "SUATOM_P", CODES, 3, 1, -1, PIECES({51, 53}),
        HAS_CODES(surface_SUATOM_P))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_KIND, "SUATOM_KIND", NUMBER, 1, 1, -1, PIECES({54, 54}))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_OPCODE, "SUATOM_OPCODE", NUMBER, 3, 1, -1, PIECES({53, 55}))
    FIELD(MAXWELL_FIELD_SURFACE_SUATOM_PD, "SUATOM_PD", CODES, 1, 1, -1, PIECES({52, 52}),
        HAS_CODES(surface_SUATOM_PD))
    FIELD(MAXWELL_FIELD_HEADER, "HEADER", NUMBER, 13, 1, -1, PIECES({36, 48}))
    FIELD(MAXWELL_FIELD_TEXTURE_OP4, "OP4", NUMBER, 4, 1, -1, PIECES({60, 63}))
    FIELD(MAXWELL_FIELD_TEXTURE_TEXS_OP, "TEXS_OP", NUMBER, 2, 1, -1, PIECES({57, 58}))
    FIELD(MAXWELL_FIELD_TEXTURE_TEX_OP, "TEX_OP", NUMBER, 2, 1, -1, PIECES({54, 55}))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD4S_OP, "TLD4S_OP", NUMBER, 1, 1, -1, PIECES({54, 54}))
    FIELD(MAXWELL_FIELD_TEXTURE_TEXS_MODE, "TEXS_MODE", NUMBER, 4, 1, -1, PIECES({53, 56}))
    FIELD(MAXWELL_FIELD_TEXTURE_TEXS_F16, "TEXS_F16", CODES, 1, 1, -1, PIECES({59, 59}),
        HAS_CODES(texture_TEXS_F16))
    FIELD(MAXWELL_FIELD_TEXTURE_NODEP, "NODEP", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(texture_NODEP))
    FIELD(MAXWELL_FIELD_TEXTURE_RD2, "Rd2", REGISTER, 8, 1, 0, PIECES({28, 35}))
    FIELD(MAXWELL_FIELD_TEXTURE_COMPONENTS, "COMPONENTS", CODES, 3, 1, -1, PIECES({50, 52}),
        HAS_CODES(texture_COMPONENTS))
    FIELD(MAXWELL_FIELD_TEXTURE_COMPONENTS_1, "COMPONENTS_1", CODES, 3, 1, -1, PIECES({50, 52}),
        HAS_CODES(texture_COMPONENTS_1))
    FIELD(MAXWELL_FIELD_TEXTURE_PHASE_T, "PHASE_T", CODES, 1, 1, -1, PIECES({81, 81}),
        HAS_CODES(texture_PHASE_T))
    FIELD(MAXWELL_FIELD_TEXTURE_PHASE_P, "PHASE_P", CODES, 1, 1, -1, PIECES({82, 82}),
        HAS_CODES(texture_PHASE_P))
    FIELD(MAXWELL_FIELD_TEXTURE_DIM, "DIM", CODES, 3, 1, -1, PIECES({28, 30}),
        HAS_CODES(texture_DIM))
    FIELD(MAXWELL_FIELD_TEXTURE_MASK, "MASK", NUMBER, 4, 1, -1, PIECES({31, 34}))
    FIELD(MAXWELL_FIELD_TEXTURE_PT, "Pt", REGISTER, 3, 1, 1, PIECES({51, 53}))
    FIELD(MAXWELL_FIELD_TEXTURE_LOD, "LOD", CODES, 3, 1, -1, PIECES({55, 57}),
        HAS_CODES(texture_LOD))
    FIELD(MAXWELL_FIELD_TEXTURE_LOD_B, "LOD_B", CODES, 3, 1, -1, PIECES({37, 39}),
        HAS_CODES(texture_LOD_B))
    FIELD(MAXWELL_FIELD_TEXTURE_LC, "LC", CODES, 1, 1, -1, PIECES({58, 58}), HAS_CODES(texture_LC))
    FIELD(MAXWELL_FIELD_TEXTURE_LC_B, "LC_B", CODES, 1, 1, -1, PIECES({40, 40}),
        HAS_CODES(texture_LC_B))
    FIELD(MAXWELL_FIELD_TEXTURE_TXD_LC, "TXD_LC", CODES, 1, 1, -1, PIECES({50, 50}),
        HAS_CODES(texture_TXD_LC))
    FIELD(MAXWELL_FIELD_TEXTURE_DC, "DC", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(texture_DC))
    FIELD(MAXWELL_FIELD_TEXTURE_NDV_35, "NDV_35", CODES, 1, 1, -1, PIECES({35, 35}),
        HAS_CODES(texture_NDV_35))
    FIELD(MAXWELL_FIELD_TEXTURE_AOFFI, "AOFFI", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(texture_AOFFI))
    FIELD(MAXWELL_FIELD_TEXTURE_AOFFI_B, "AOFFI_B", CODES, 1, 1, -1, PIECES({36, 36}),
        HAS_CODES(texture_AOFFI_B))
    FIELD(MAXWELL_FIELD_TEXTURE_AOFFI_TLD, "AOFFI_TLD", CODES, 1, 1, -1, PIECES({35, 35}),
        HAS_CODES(texture_AOFFI_TLD))
    FIELD(MAXWELL_FIELD_TEXTURE_AOFFI_TLD4S, "AOFFI_TLD4S", CODES, 1, 1, -1, PIECES({51, 51}),
        HAS_CODES(texture_AOFFI_TLD4S))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD_LOD, "TLD_LOD", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(texture_TLD_LOD))
    FIELD(MAXWELL_FIELD_TEXTURE_CL, "CL", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(texture_CL))
    FIELD(MAXWELL_FIELD_TEXTURE_MS, "MS", CODES, 1, 1, -1, PIECES({50, 50}), HAS_CODES(texture_MS))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD4_COMPONENT, "TLD4_COMPONENT", CODES, 2, 1, -1, PIECES({56, 57}),
        HAS_CODES(texture_TLD4_COMPONENT))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD4_COMPONENT_B, "TLD4_COMPONENT_B", CODES, 2, 1, -1,
        PIECES({38, 39}), HAS_CODES(texture_TLD4_COMPONENT_B))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD4S_COMPONENT, "TLD4S_COMPONENT", CODES, 2, 1, -1,
        PIECES({52, 53}), HAS_CODES(texture_TLD4S_COMPONENT))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD4_OFFSET, "TLD4_OFFSET", CODES, 2, 1, -1, PIECES({54, 55}),
        HAS_CODES(texture_TLD4_OFFSET))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD4_OFFSET_B, "TLD4_OFFSET_B", CODES, 2, 1, -1, PIECES({36, 37}),
        HAS_CODES(texture_TLD4_OFFSET_B))
    FIELD(MAXWELL_FIELD_TEXTURE_TLD4S_F16, "TLD4S_F16", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(texture_TLD4S_F16))
    FIELD(MAXWELL_FIELD_TEXTURE_QUERY, "QUERY", CODES, 6, 1, -1, PIECES({22, 27}),
        HAS_CODES(texture_QUERY))
    FIELD(MAXWELL_FIELD_TEXTURE_QUERY_NUMBER, "QUERY_NUMBER", NUMBER, 5, 1, -1, PIECES({23, 27}),
        .decimal = 1)
    FIELD(MAXWELL_FIELD_TEXTURE_QUERY_BIT0, "QUERY_BIT0", NUMBER, 1, 1, -1, PIECES({22, 22}))
    FIELD(MAXWELL_FIELD_VIDEO_SIZE_A, "SIZE_A", NUMBER, 3, 1, -1, PIECES({36, 38}))
    FIELD(MAXWELL_FIELD_VIDEO_BYTE_A, "BYTE_A", CODES, 2, 1, -1, PIECES({36, 37}),
        HAS_CODES(video_BYTE_A))
    FIELD(MAXWELL_FIELD_VIDEO_HALF_A, "HALF_A", CODES, 1, 1, -1, PIECES({36, 36}),
        HAS_CODES(video_HALF_A))
    FIELD(MAXWELL_FIELD_VIDEO_SIGN_A, "SIGN_A", CODES, 1, 1, -1, PIECES({48, 48}),
        HAS_CODES(video_SIGN_A))
    FIELD(MAXWELL_FIELD_VIDEO_SIZE_B, "SIZE_B", NUMBER, 3, 1, -1, PIECES({28, 30}))
    FIELD(MAXWELL_FIELD_VIDEO_BYTE_B, "BYTE_B", CODES, 2, 1, -1, PIECES({28, 29}),
        HAS_CODES(video_BYTE_B))
    FIELD(MAXWELL_FIELD_VIDEO_HALF_B, "HALF_B", CODES, 1, 1, -1, PIECES({28, 28}),
        HAS_CODES(video_HALF_B))
    FIELD(MAXWELL_FIELD_VIDEO_SIGN_B, "SIGN_B", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(video_SIGN_B))
    FIELD(MAXWELL_FIELD_VIDEO_REG_B, "REG_B", NUMBER, 1, 1, -1, PIECES({50, 50}))
    FIELD(MAXWELL_FIELD_VIDEO_IMM_B, "IMM_B", NUMBER, 16, 1, -1, PIECES({20, 35}))
    FIELD(MAXWELL_FIELD_VIDEO_UD, "UD", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(video_UD))
    FIELD(MAXWELL_FIELD_VIDEO_SD, "SD", CODES, 1, 1, -1, PIECES({54, 54}), HAS_CODES(video_SD))
    FIELD(MAXWELL_FIELD_VIDEO_VIDEO_SAT, "VIDEO_SAT", CODES, 1, 1, -1, PIECES({55, 55}),
        HAS_CODES(video_VIDEO_SAT))
    FIELD(MAXWELL_FIELD_VIDEO_MX, "MX", CODES, 1, 1, -1, PIECES({56, 56}), HAS_CODES(video_MX))
    FIELD(MAXWELL_FIELD_VIDEO_VIDEO_W, "VIDEO_W", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(video_VIDEO_W))
    FIELD(MAXWELL_FIELD_VIDEO_THEN, "THEN", CODES, 3, 1, -1, PIECES({51, 53}),
        HAS_CODES(video_THEN))
    FIELD(MAXWELL_FIELD_VIDEO_ADD_NEG_A, "ADD_NEG_A", CODES, 1, 1, -1, PIECES({57, 57}),
        HAS_CODES(video_ADD_NEG_A))
    FIELD(MAXWELL_FIELD_VIDEO_ADD_NEG_B, "ADD_NEG_B", CODES, 1, 1, -1, PIECES({56, 56}),
        HAS_CODES(video_ADD_NEG_B))
    FIELD(MAXWELL_FIELD_VIDEO_MAD_NEG_A, "MAD_NEG_A", CODES, 1, 1, -1, PIECES({54, 54}),
        HAS_CODES(video_MAD_NEG_A))
    FIELD(MAXWELL_FIELD_VIDEO_MAD_NEG_C, "MAD_NEG_C", CODES, 1, 1, -1, PIECES({53, 53}),
        HAS_CODES(video_MAD_NEG_C))
    FIELD(MAXWELL_FIELD_VIDEO_MAD_NEG_BOTH, "MAD_NEG_BOTH", NUMBER, 2, 1, -1, PIECES({53, 54}))
    FIELD(MAXWELL_FIELD_VIDEO_VMAD_SHIFT, "VMAD_SHIFT", CODES, 2, 1, -1, PIECES({51, 52}),
        HAS_CODES(video_VMAD_SHIFT))
    FIELD(MAXWELL_FIELD_VIDEO_VSET_CMP, "VSET_CMP", CODES, 3, 1, -1, PIECES({54, 56}),
        HAS_CODES(video_VSET_CMP))
    FIELD(MAXWELL_FIELD_VIDEO_VSETP_CMP, "VSETP_CMP", CODES, 3, 1, -1, PIECES({43, 44}, {47, 47}),
        HAS_CODES(video_VSETP_CMP))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_SD, "DIFF4_SD", CODES, 1, 1, -1, PIECES({38, 38}),
        HAS_CODES(video_DIFF4_SD))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_A, "DIFF4_A", CODES, 1, 1, -1, PIECES({48, 48}),
        HAS_CODES(video_DIFF4_A))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_B, "DIFF4_B", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(video_DIFF4_B))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_SAT, "DIFF4_SAT", CODES, 1, 1, -1, PIECES({50, 50}),
        HAS_CODES(video_DIFF4_SAT))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_RED, "DIFF4_RED", CODES, 2, 1, -1, PIECES({53, 54}),
        HAS_CODES(video_DIFF4_RED))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_LANES, "DIFF4_LANES", CODES, 4, 1, -1,
        PIECES({51, 52}, {36, 37}), HAS_CODES(video_DIFF4_LANES))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_SELECT_A, "DIFF4_SELECT_A", CODES, 4, 1, -1, PIECES({32, 35}),
        HAS_CODES(video_DIFF4_SELECT_A))
    FIELD(MAXWELL_FIELD_VIDEO_DIFF4_SELECT_B, "DIFF4_SELECT_B", CODES, 4, 1, -1, PIECES({28, 31}),
        HAS_CODES(video_DIFF4_SELECT_B))
    FIELD(MAXWELL_FIELD_VIDEO_SIGN_A8, "SIGN_A8", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(video_SIGN_A8))
    FIELD(MAXWELL_FIELD_VIDEO_SIGN_A16, "SIGN_A16", CODES, 1, 1, -1, PIECES({49, 49}),
        HAS_CODES(video_SIGN_A16))
    FIELD(MAXWELL_FIELD_VIDEO_SIGN_B8, "SIGN_B8", CODES, 1, 1, -1, PIECES({47, 47}),
        HAS_CODES(video_SIGN_B8))
    FIELD(MAXWELL_FIELD_VIDEO_LO_HI, "LO_HI", CODES, 1, 1, -1, PIECES({50, 50}),
        HAS_CODES(video_LO_HI))
    FIELD(MAXWELL_FIELD_VIDEO_IS_2A, "IS_2A", NUMBER, 1, 1, -1, PIECES({48, 48}))
};

#define F(name) {MAXWELL_FIELD_##name},
#define SLOTS_CTL F(STALL) F(NO_YIELD) F(WRITE_BAR) F(READ_BAR) F(WAIT1) F(WAIT2) F(WAIT3) \
    F(WAIT4) F(WAIT5) F(WAIT6)
SLOTS(atom, F(ATOMIC_ATOM_E) F(ATOMIC_ATOM_OP) F(ATOMIC_ATOM_TYPE) F(RD) F(RA) F(ATOMIC_ATOM_OFFSET)
    F(ATOMIC_ATOM_UOFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_cas, F(ATOMIC_ATOM_E) F(ATOMIC_CAS_64) F(RD) F(RA) F(ATOMIC_ATOM_OFFSET)
    F(ATOMIC_ATOM_UOFFSET) F(RB) F(ATOMIC_RB_NUMBER) F(PG) SLOTS_CTL)
SLOTS(atom_p_op, F(ATOMIC_ATOM_E) F(ATOMIC_ATOM_P_OP) F(ATOMIC_ATOM_TYPE) F(MEMORY_PL) F(RD) F(RA)
    F(ATOMIC_ATOM_OFFSET13) F(ATOMIC_ATOM_UOFFSET13) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_p_cas, F(ATOMIC_ATOM_E) F(ATOMIC_CAS_64) F(MEMORY_PL) F(RD) F(RA) F(ATOMIC_ATOM_OFFSET13)
    F(ATOMIC_ATOM_UOFFSET13) F(RB) F(ATOMIC_RB_NUMBER) F(PG) SLOTS_CTL)
SLOTS(atoms, F(ATOMIC_ATOMS_OP) F(ATOMIC_ATOMS_TYPE) F(RD) F(RA) F(ATOMIC_ATOMS_OFFSET)
    F(ATOMIC_ATOMS_UOFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atoms_cas, F(ATOMIC_ATOMS_CAS_OP) F(ATOMIC_ATOMS_CAS_64) F(RD) F(RA) F(ATOMIC_ATOMS_OFFSET)
    F(ATOMIC_ATOMS_UOFFSET) F(RB) F(ATOMIC_RB_NUMBER) F(PG) SLOTS_CTL)
SLOTS(red, F(ATOMIC_ATOM_E) F(ATOMIC_RED_OP) F(ATOMIC_RED_TYPE) F(RA) F(ATOMIC_ATOM_OFFSET)
    F(ATOMIC_ATOM_UOFFSET) F(RD) F(PG) SLOTS_CTL)
SLOTS(cctl_a, F(ATOMIC_CCTL_E) F(ATOMIC_CACHE_LEVEL) F(ATOMIC_CACHE_OP_OR_QUERY) F(RA)
    F(ATOMIC_CCTL_OFFSET) F(ATOMIC_CCTL_UOFFSET) F(PG) SLOTS_CTL)
SLOTS(cctl_all, F(ATOMIC_CCTL_E) F(ATOMIC_CACHE_LEVEL) F(ATOMIC_CACHE_OP_OR_QUERY) F(PG) SLOTS_CTL)
SLOTS(cctll_a, F(ATOMIC_CACHE_OP) F(RA) F(ATOMIC_CCTLL_OFFSET) F(ATOMIC_CCTLL_UOFFSET) F(PG)
    SLOTS_CTL)
SLOTS(cctll_all, F(ATOMIC_CACHE_OP) F(PG) SLOTS_CTL)
SLOTS(cctlt_all, F(PG) SLOTS_CTL)
SLOTS(cctlt_one, F(ATOMIC_CCTLT_HEADER) F(PG) SLOTS_CTL)
SLOTS(isetp, F(CMP) F(SIGNED) F(X) F(BOP) F(PU) F(PV) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(IMM) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(iset, F(BF) F(CMP) F(SIGNED) F(X) F(BOP) F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B)
    F(C_BANK) F(C_OFFSET) F(IMM) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(bra, F(CONTROL_U) F(CONTROL_LMT) F(CC_TEST) F(REL_TARGET) F(CONTROL_TARGET_BANK)
    F(CONTROL_TARGET_OFFSET) F(PG) SLOTS_CTL)
SLOTS(brx, F(CONTROL_LMT) F(CC_TEST) F(RA) F(CONTROL_REL_DISTANCE) F(CONTROL_TARGET_BANK)
    F(CONTROL_TARGET_OFFSET) F(PG) SLOTS_CTL)
SLOTS(jmp, F(CONTROL_U) F(CONTROL_LMT) F(CC_TEST) F(CONTROL_ABS_LABEL) F(CONTROL_TARGET_BANK)
    F(CONTROL_TARGET_OFFSET) F(PG) SLOTS_CTL)
SLOTS(jmx, F(CONTROL_LMT) F(CC_TEST) F(RA) F(CONTROL_ABS_DISTANCE) F(CONTROL_TARGET_BANK)
    F(CONTROL_TARGET_OFFSET) F(PG) SLOTS_CTL)
SLOTS(cal, F(CONTROL_NOINC) F(REL_TARGET) F(CONTROL_TARGET_BANK) F(CONTROL_TARGET_OFFSET) SLOTS_CTL)
SLOTS(jcal, F(CONTROL_NOINC) F(CONTROL_ABS_LABEL) F(CONTROL_TARGET_BANK) F(CONTROL_TARGET_OFFSET)
    SLOTS_CTL)
SLOTS(ret, F(CC_TEST) F(PG) SLOTS_CTL)
SLOTS(plongjmp, F(REL_TARGET) F(CONTROL_TARGET_BANK) F(CONTROL_TARGET_OFFSET) SLOTS_CTL)
SLOTS(pexit, F(REL_TARGET) SLOTS_CTL)
SLOTS(exit, F(CONTROL_KEEPREFCOUNT) F(CC_TEST) F(PG) SLOTS_CTL)
SLOTS(bpt, F(CONTROL_BPT_KIND) F(CONTROL_BPT_NUMBER) SLOTS_CTL)
SLOTS(ide, F(CONTROL_EN) F(CONTROL_IDE_MASK) SLOTS_CTL)
SLOTS(ram, SLOTS_CTL)
SLOTS(rtt, F(CONTROL_RTT_OP) SLOTS_CTL)
SLOTS(getcrsptr, F(RD) SLOTS_CTL)
SLOTS(setcrsptr, F(RA) SLOTS_CTL)
SLOTS(lepc, F(RD) F(PG) SLOTS_CTL)
SLOTS(nop, F(CONTROL_TRIG) F(NOP_CC_TEST) F(CONTROL_NOP_MASK) F(PG) SLOTS_CTL)
SLOTS(f2f_hh, F(FTZ) F(CONVERT_DST_FLOAT) F(CONVERT_SRC_FLOAT) F(CONVERT_CVT_RND) F(SAT) F(RD) F(CC)
    F(F_NEG_B) F(F_ABS_B) F(RB) F(CONVERT_CVT_H1) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(CONVERT_FIMM16)
    F(PG) SLOTS_CTL)
SLOTS(f2f_hs, F(FTZ) F(CONVERT_DST_FLOAT) F(CONVERT_SRC_FLOAT) F(RND) F(SAT) F(RD) F(CC) F(F_NEG_B)
    F(F_ABS_B) F(RB) F(CONVERT_CVT_H1) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(CONVERT_FIMM16) F(PG)
    SLOTS_CTL)
SLOTS(f2f_sh, F(FTZ) F(CONVERT_DST_FLOAT) F(CONVERT_SRC_FLOAT) F(RND) F(SAT) F(RD) F(CC) F(F_NEG_B)
    F(F_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM) F(PG) SLOTS_CTL)
SLOTS(f2f_ss, F(FTZ) F(CONVERT_DST_FLOAT) F(CONVERT_SRC_FLOAT) F(CONVERT_CVT_RND) F(SAT) F(RD) F(CC)
    F(F_NEG_B) F(F_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM) F(PG) SLOTS_CTL)
SLOTS(f2f_dh, F(FTZ) F(CONVERT_DST_FLOAT) F(CONVERT_SRC_FLOAT) F(RND) F(SAT) F(RD) F(CC) F(F_NEG_B)
    F(F_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(DIMM) F(PG) SLOTS_CTL)
SLOTS(f2f_dd, F(FTZ) F(CONVERT_DST_FLOAT) F(CONVERT_SRC_FLOAT) F(CONVERT_CVT_RND) F(SAT) F(RD) F(CC)
    F(F_NEG_B) F(F_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(DIMM) F(PG) SLOTS_CTL)
SLOTS(f2i_h, F(FTZ) F(CONVERT_DST_INT) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(RD) F(CC) F(F_NEG_B)
    F(F_ABS_B) F(RB) F(CONVERT_CVT_H1) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(CONVERT_FIMM16) F(PG)
    SLOTS_CTL)
SLOTS(f2i_s, F(FTZ) F(CONVERT_DST_INT) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(RD) F(CC) F(F_NEG_B)
    F(F_ABS_B) F(RB) F(CONVERT_CVT_H1) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM) F(PG) SLOTS_CTL)
SLOTS(f2i_d, F(FTZ) F(CONVERT_DST_INT) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(RD) F(CC) F(F_NEG_B)
    F(F_ABS_B) F(RB) F(CONVERT_CVT_H1) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(DIMM) F(PG) SLOTS_CTL)
SLOTS(i2f_h, F(CONVERT_DST_FLOAT) F(CONVERT_SRC_INT) F(RND) F(RD) F(CC) F(F_NEG_B) F(F_ABS_B) F(RB)
    F(CONVERT_HALF) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(i2f_b, F(CONVERT_DST_FLOAT) F(CONVERT_SRC_INT) F(RND) F(RD) F(CC) F(F_NEG_B) F(F_ABS_B) F(RB)
    F(BYTE) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(i2i_h, F(CONVERT_I2I_DST) F(CONVERT_I2I_SRC) F(SAT) F(RD) F(CC) F(F_NEG_B) F(F_ABS_B) F(RB)
    F(CONVERT_HALF) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(i2i_b, F(CONVERT_I2I_DST) F(CONVERT_I2I_SRC) F(SAT) F(RD) F(CC) F(F_NEG_B) F(F_ABS_B) F(RB)
    F(BYTE) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(dadd, F(RND) F(RD) F(CC) F(F_NEG_A) F(F_ABS_A) F(RA) F(REUSE_A) F(F_NEG_B) F(F_ABS_B) F(RB)
    F(REUSE_C) F(C_BANK) F(C_OFFSET) F(DIMM) F(PG) SLOTS_CTL)
SLOTS(dmul, F(RND) F(RD) F(CC) F(RA) F(REUSE_A) F(NEG_PRODUCT) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(DIMM) F(PG) SLOTS_CTL)
SLOTS(dfma_b, F(DOUBLE_DFMA_RND) F(RD) F(CC) F(RA) F(REUSE_A) F(NEG_PRODUCT) F(RB) F(REUSE_B)
    F(C_BANK) F(C_OFFSET) F(DIMM) F(F_NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(dfma_c, F(DOUBLE_DFMA_RND) F(RD) F(CC) F(RA) F(REUSE_A) F(NEG_PRODUCT) F(RC) F(REUSE_B)
    F(F_NEG_C) F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(dmnmx, F(RD) F(CC) F(F_NEG_A) F(F_ABS_A) F(RA) F(REUSE_A) F(F_NEG_B) F(F_ABS_B) F(RB)
    F(REUSE_B) F(C_BANK) F(C_OFFSET) F(DIMM) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(dset, F(SET_BF) F(FLOAT_CMP) F(BOP) F(RD) F(CC) F(SET_NEG_A) F(SET_ABS_A) F(RA) F(REUSE_A)
    F(SET_NEG_B) F(SET_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(DIMM) F(NOT_PP) F(PP) F(PG)
    SLOTS_CTL)
SLOTS(dsetp, F(FLOAT_CMP) F(BOP) F(PU) F(PV) F(SET_NEG_A) F(SETP_ABS_A) F(RA) F(REUSE_A)
    F(SETP_NEG_B) F(SET_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(DIMM) F(NOT_PP) F(PP) F(PG)
    SLOTS_CTL)
SLOTS(fadd, F(FTZ) F(RND) F(SAT) F(RD) F(CC) F(F_NEG_A) F(F_ABS_A) F(RA) F(REUSE_A) F(F_NEG_B)
    F(F_ABS_B) F(RB) F(REUSE_C) F(C_BANK) F(C_OFFSET) F(FIMM) F(PG) SLOTS_CTL)
SLOTS(fadd32i, F(FLOAT_FTZ_32I) F(RD) F(CC_32I) F(FLOAT_F_NEG_A_32I) F(FLOAT_F_ABS_A_32I) F(RA)
    F(REUSE_A) F(FIMM32) F(FLOAT_F_NEG_B_32I) F(FLOAT_F_ABS_B_32I) F(PG) SLOTS_CTL)
SLOTS(fmul, F(FLOAT_FMZ) F(FLOAT_POWER) F(RND) F(SAT) F(RD) F(CC) F(RA) F(REUSE_A) F(NEG_PRODUCT)
    F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM) F(PG) SLOTS_CTL)
SLOTS(fmul32i, F(FLOAT_FMZ_53) F(FLOAT_F_SAT_32I) F(RD) F(CC_32I) F(RA) F(REUSE_A) F(FIMM32) F(PG)
    SLOTS_CTL)
SLOTS(ffma_b, F(FLOAT_FMZ_53) F(FLOAT_RND_51) F(SAT) F(RD) F(CC) F(RA) F(REUSE_A) F(NEG_PRODUCT)
    F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM) F(F_NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(ffma_c, F(FLOAT_FMZ_53) F(FLOAT_RND_51) F(SAT) F(RD) F(CC) F(RA) F(REUSE_A) F(NEG_PRODUCT)
    F(RC) F(REUSE_B) F(F_NEG_C) F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(ffma32i, F(FLOAT_FMZ_53) F(FLOAT_F_SAT_32I) F(RD) F(CC_32I) F(FLOAT_F_NEG_A_32I) F(RA)
    F(REUSE_A) F(FIMM32) F(FLOAT_F_NEG_C_32I) F(PG) SLOTS_CTL)
SLOTS(fmnmx, F(FTZ) F(RD) F(CC) F(F_NEG_A) F(F_ABS_A) F(RA) F(REUSE_A) F(F_NEG_B) F(F_ABS_B) F(RB)
    F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fset, F(SET_BF) F(FLOAT_CMP) F(FLOATCMP_SET_FTZ) F(BOP) F(RD) F(CC) F(SET_NEG_A) F(SET_ABS_A)
    F(RA) F(REUSE_A) F(SET_NEG_B) F(SET_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM)
    F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fsetp, F(FLOAT_CMP) F(FLOATCMP_SETP_FTZ) F(BOP) F(PU) F(PV) F(SET_NEG_A) F(SETP_ABS_A) F(RA)
    F(REUSE_A) F(SETP_NEG_B) F(SET_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(FIMM) F(NOT_PP)
    F(PP) F(PG) SLOTS_CTL)
SLOTS(fcmp_b, F(FLOATCMP_FCMP_TEST) F(FLOATCMP_SETP_FTZ) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B)
    F(C_BANK) F(C_OFFSET) F(FIMM) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(fcmp_c, F(FLOATCMP_FCMP_TEST) F(FLOATCMP_SETP_FTZ) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B)
    F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(fchk, F(PU) F(F_NEG_A) F(F_ABS_A) F(RA) F(REUSE_A) F(F_NEG_B) F(F_ABS_B) F(RB) F(REUSE_B)
    F(C_BANK) F(C_OFFSET) F(FIMM) F(PG) SLOTS_CTL)
SLOTS(fswzadd, F(FTZ) F(RND) F(FLOATCMP_NDV) F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B)
    F(FLOATCMP_SIGNS3) F(FLOATCMP_SIGNS2) F(FLOATCMP_SIGNS1) F(FLOATCMP_SIGNS0) F(PG) SLOTS_CTL)
SLOTS(mufu, F(FLOATCMP_MUFU_OP) F(SAT) F(RD) F(F_NEG_A) F(F_ABS_A) F(RA) F(REUSE_A) F(PG) SLOTS_CTL)
SLOTS(rro, F(FLOATCMP_RRO_OP) F(RD) F(F_NEG_B) F(F_ABS_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET)
    F(FIMM) F(PG) SLOTS_CTL)
SLOTS(al2p, F(GRAPHICS_OUTPUT) F(GRAPHICS_ATTR_SIZE) F(GRAPHICS_PQ) F(RD) F(RA)
    F(GRAPHICS_ATTR_OFFSET11) F(PG) SLOTS_CTL)
SLOTS(ald_a, F(GRAPHICS_OUTPUT) F(GRAPHICS_ATTR_SIZE) F(RD) F(GRAPHICS_ATTR_OFFSET10) F(RC) F(PG)
    SLOTS_CTL)
SLOTS(ald_h, F(GRAPHICS_OUTPUT) F(GRAPHICS_ATTR_SIZE) F(RD) F(RA) F(RC) F(PG) SLOTS_CTL)
SLOTS(ald_q, F(GRAPHICS_OUTPUT) F(GRAPHICS_ATTR_SIZE) F(RD) F(RA) F(GRAPHICS_ATTR_OFFSET11) F(RC)
    F(PG) SLOTS_CTL)
SLOTS(ast_a, F(GRAPHICS_ATTR_SIZE) F(GRAPHICS_ATTR_OFFSET10) F(RD) F(RC) F(PG) SLOTS_CTL)
SLOTS(ast_h, F(GRAPHICS_ATTR_SIZE) F(RA) F(RD) F(RC) F(PG) SLOTS_CTL)
SLOTS(ast_q, F(GRAPHICS_ATTR_SIZE) F(RA) F(GRAPHICS_ATTR_OFFSET11) F(RD) F(RC) F(PG) SLOTS_CTL)
SLOTS(ipa, F(GRAPHICS_IPA_MODE) F(GRAPHICS_IPA_AT) F(GRAPHICS_IPA_SAT) F(RD) F(GRAPHICS_IPA_ATTR)
    F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(isberd, F(GRAPHICS_OUTPUT) F(GRAPHICS_ISB_SPACE) F(GRAPHICS_SKEW) F(GRAPHICS_ISB_SIZE) F(RD)
    F(RA) F(PG) SLOTS_CTL)
SLOTS(out, F(GRAPHICS_OUT_OP) F(RD) F(RA) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG)
    SLOTS_CTL)
SLOTS(pixld, F(GRAPHICS_PIXLD_OP) F(RD) F(PW) F(RA) F(GRAPHICS_PIXLD_OFFSET) F(PG) SLOTS_CTL)
SLOTS(hadd2_r, F(HALF_MERGE) F(HALF_HADD_FTZ) F(HALF_HALF_SAT) F(RD) F(HALF_HALF_NEG_A)
    F(HALF_HALF_ABS_A) F(RA) F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_B) F(HALF_HALF_ABS_B)
    F(RB) F(HALF_SWIZZLE_B) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(hadd2_c, F(HALF_MERGE) F(HALF_HADD_FTZ) F(HALF_HALF_SAT_CONST) F(RD) F(HALF_HALF_NEG_A)
    F(HALF_HALF_ABS_A) F(RA) F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_CONST)
    F(HALF_HALF_ABS_CONST) F(C_BANK) F(C_OFFSET) F(HALF_F16_HIGH) F(HALF_F16_LOW) F(PG) SLOTS_CTL)
SLOTS(hadd2_32i, F(HALF_HADD_FTZ_32I) F(HALF_HALF_SAT_CONST) F(RD) F(HALF_HALF_NEG_CONST) F(RA)
    F(HALF_SWIZZLE_A_32I) F(REUSE_A) F(HALF_F16_HIGH_32I) F(HALF_F16_LOW_32I) F(PG) SLOTS_CTL)
SLOTS(hmul2_r, F(HALF_MERGE) F(HALF_HMUL_FMZ) F(HALF_HALF_SAT) F(RD) F(HALF_HALF_ABS_A) F(RA)
    F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_B) F(HALF_HALF_ABS_B) F(RB) F(HALF_SWIZZLE_B)
    F(REUSE_B) F(PG) SLOTS_CTL)
SLOTS(hmul2_c, F(HALF_MERGE) F(HALF_HMUL_FMZ) F(HALF_HALF_SAT_CONST) F(RD) F(HALF_HALF_ABS_A) F(RA)
    F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_A) F(HALF_HALF_ABS_CONST) F(C_BANK) F(C_OFFSET)
    F(PG) SLOTS_CTL)
SLOTS(hmul2_i, F(HALF_MERGE) F(HALF_HMUL_FMZ) F(HALF_HALF_SAT_CONST) F(RD) F(HALF_HALF_NEG_A)
    F(HALF_HALF_ABS_A) F(RA) F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_F16_HIGH) F(HALF_F16_LOW) F(PG)
    SLOTS_CTL)
SLOTS(hmul2_32i, F(HALF_HALF_FMZ_32I) F(HALF_HALF_SAT_CONST) F(RD) F(RA) F(HALF_SWIZZLE_A_32I)
    F(REUSE_A) F(HALF_F16_HIGH_32I) F(HALF_F16_LOW_32I) F(PG) SLOTS_CTL)
SLOTS(hfma2_r, F(HALF_MERGE) F(HALF_HFMA_FMZ) F(HALF_HALF_SAT) F(RD) F(RA) F(HALF_SWIZZLE_A)
    F(REUSE_A) F(HALF_HALF_NEG_B) F(RB) F(HALF_SWIZZLE_B) F(REUSE_B) F(HALF_HFMA_NEG_C) F(RC)
    F(HALF_HFMA_SWIZZLE_C) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(hfma2_b, F(HALF_MERGE) F(HALF_HFMA_FMZ_CONST) F(HALF_HALF_SAT_CONST) F(RD) F(RA)
    F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_CONST) F(C_BANK) F(C_OFFSET) F(HALF_F16_HIGH)
    F(HALF_F16_LOW) F(HALF_HFMA_NEG_C_CONST) F(RC) F(HALF_HFMA_SWIZZLE_C_CONST) F(REUSE_C) F(PG)
    SLOTS_CTL)
SLOTS(hfma2_c, F(HALF_MERGE) F(HALF_HFMA_FMZ_CONST) F(HALF_HALF_SAT_CONST) F(RD) F(RA)
    F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_CONST) F(RC) F(HALF_HFMA_SWIZZLE_C_CONST)
    F(REUSE_B) F(HALF_HFMA_NEG_C_CONST) F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(hfma2_32i, F(HALF_HALF_FMZ_32I) F(RD) F(RA) F(HALF_SWIZZLE_A_32I) F(REUSE_A)
    F(HALF_F16_HIGH_32I) F(HALF_F16_LOW_32I) F(HALF_HFMA_NEG_C_32I) F(PG) SLOTS_CTL)
SLOTS(hset2_r, F(HALF_HALF_BF) F(HALF_HALF_CMP) F(HALF_HSET_FTZ) F(BOP) F(RD) F(HALF_HALF_NEG_A)
    F(HALF_HALF_ABS_A) F(RA) F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_B) F(HALF_HALF_ABS_B)
    F(RB) F(HALF_SWIZZLE_B) F(REUSE_B) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(hset2_c, F(HALF_HALF_BF_CONST) F(HALF_HALF_CMP_CONST) F(HALF_HSET_FTZ_CONST) F(BOP) F(RD)
    F(HALF_HALF_NEG_A) F(HALF_HALF_ABS_A) F(RA) F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_CONST)
    F(C_BANK) F(C_OFFSET) F(HALF_F16_HIGH) F(HALF_F16_LOW) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(hsetp2_r, F(HALF_HALF_CMP) F(HALF_H_AND) F(HALF_HSETP_FTZ) F(BOP) F(PU) F(PV)
    F(HALF_HALF_NEG_A) F(HALF_HALF_ABS_A) F(RA) F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_B)
    F(HALF_HALF_ABS_B) F(RB) F(HALF_SWIZZLE_B) F(REUSE_B) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(hsetp2_c, F(HALF_HALF_CMP_CONST) F(HALF_H_AND_CONST) F(HALF_HSETP_FTZ) F(BOP) F(PU) F(PV)
    F(HALF_HALF_NEG_A) F(HALF_HALF_ABS_A) F(RA) F(HALF_SWIZZLE_A) F(REUSE_A) F(HALF_HALF_NEG_CONST)
    F(HALF_HALF_ABS_CONST) F(C_BANK) F(C_OFFSET) F(HALF_F16_HIGH) F(HALF_F16_LOW) F(NOT_PP) F(PP)
    F(PG) SLOTS_CTL)
SLOTS(iadd, F(SAT) F(X) F(RD) F(CC) F(INTEGER_NEG_A) F(RA) F(REUSE_A) F(INTEGER_NEG_B) F(RB)
    F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(iadd32i, F(INTEGER_SAT_32I) F(INTEGER_X_32I) F(RD) F(CC_32I) F(NEG_A_32I) F(RA) F(REUSE_A)
    F(IMM32) F(PG) SLOTS_CTL)
SLOTS(iadd3_r, F(INTEGER_IADD3_SHIFT) F(INTEGER_IADD3_X) F(RD) F(CC) F(INTEGER_IADD3_NEG_A) F(RA)
    F(INTEGER_HALF_A) F(REUSE_A) F(INTEGER_IADD3_NEG_B) F(RB) F(INTEGER_HALF_B) F(REUSE_B)
    F(INTEGER_IADD3_NEG_C) F(RC) F(INTEGER_HALF_C) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(iadd3_b, F(INTEGER_IADD3_X) F(RD) F(CC) F(INTEGER_IADD3_NEG_A) F(RA) F(REUSE_A)
    F(INTEGER_IADD3_NEG_B) F(C_BANK) F(C_OFFSET) F(UIMM) F(INTEGER_IADD3_NEG_C) F(RC) F(REUSE_C)
    F(PG) SLOTS_CTL)
SLOTS(iscadd, F(RD) F(CC) F(INTEGER_NEG_A) F(RA) F(REUSE_A) F(INTEGER_NEG_B) F(RB) F(REUSE_B)
    F(C_BANK) F(C_OFFSET) F(IMM) F(INTEGER_SHIFT) F(PG) SLOTS_CTL)
SLOTS(iscadd32i, F(RD) F(CC_32I) F(RA) F(REUSE_A) F(IMM32) F(INTEGER_SHIFT_32I) F(PG) SLOTS_CTL)
SLOTS(imnmx, F(SIGNED) F(INTEGER_PART) F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(IMM) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(icmp_b, F(CMP) F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM)
    F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(icmp_c, F(CMP) F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(PG)
    SLOTS_CTL)
SLOTS(lop, F(LOGIC_LOP_OP) F(X) F(LOGIC_LOP_TEST) F(PD) F(RD) F(CC) F(LOGIC_LOP_INV_A) F(RA)
    F(REUSE_A) F(LOGIC_LOP_INV_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(lop32i, F(LOGIC_LOP32I_OP) F(LOGIC_LOP32I_X) F(RD) F(CC_32I) F(LOGIC_LOP32I_INV_A) F(RA)
    F(REUSE_A) F(UIMM32) F(LOGIC_LOP32I_INV_B) F(PG) SLOTS_CTL)
SLOTS(lop3_r, F(LOGIC_LOP3_X) F(LOGIC_LOP3_TEST) F(PD) F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B)
    F(RC) F(REUSE_C) F(LOGIC_LUT) F(PG) SLOTS_CTL)
SLOTS(lop3_c, F(LOGIC_LOP3_X_CONST) F(RD) F(CC) F(RA) F(REUSE_A) F(C_BANK) F(C_OFFSET) F(RC)
    F(REUSE_C) F(LOGIC_LUT_48) F(PG) SLOTS_CTL)
SLOTS(lop3_i, F(LOGIC_LOP3_X_IMM) F(RD) F(CC) F(RA) F(REUSE_A) F(IMM) F(RC) F(REUSE_C)
    F(LOGIC_LUT_48) F(PG) SLOTS_CTL)
SLOTS(ldg, F(MEMORY_E) F(MEMORY_LOAD_CACHE) F(MEMORY_LDG_SIZE) F(RD) F(RA) F(MEMORY_OFFSET24)
    F(MEMORY_UOFFSET24) F(PG) SLOTS_CTL)
SLOTS(ldg_p, F(MEMORY_E) F(MEMORY_LOAD_CACHE) F(MEMORY_LDG_SIZE) F(MEMORY_PL) F(RD) F(RA)
    F(MEMORY_OFFSET20) F(MEMORY_UOFFSET20) F(PG) SLOTS_CTL)
SLOTS(stg, F(MEMORY_E) F(MEMORY_STORE_CACHE) F(MEMORY_SIZE) F(RA) F(MEMORY_OFFSET24)
    F(MEMORY_UOFFSET24) F(RD) F(PG) SLOTS_CTL)
SLOTS(ld, F(MEMORY_LD_E) F(MEMORY_LD_CACHE) F(MEMORY_LD_SIZE) F(RD) F(RA) F(MEMORY_OFFSET32)
    F(MEMORY_UOFFSET32) F(LD_P) F(PG) SLOTS_CTL)
SLOTS(st, F(MEMORY_LD_E) F(MEMORY_ST_CACHE) F(MEMORY_LD_SIZE) F(RA) F(MEMORY_OFFSET32)
    F(MEMORY_UOFFSET32) F(RD) F(LD_P) F(PG) SLOTS_CTL)
SLOTS(ldl, F(MEMORY_LDL_CACHE) F(MEMORY_SIZE) F(RD) F(RA) F(MEMORY_OFFSET24) F(MEMORY_UOFFSET24)
    F(PG) SLOTS_CTL)
SLOTS(stl, F(MEMORY_STL_CACHE) F(MEMORY_SIZE) F(RA) F(MEMORY_OFFSET24) F(MEMORY_UOFFSET24) F(RD)
    F(PG) SLOTS_CTL)
SLOTS(lds_r, F(MEMORY_SIZE) F(RD) F(RA) F(MEMORY_OFFSET24) F(MEMORY_UOFFSET24) F(PG) SLOTS_CTL)
SLOTS(lds_u, F(MEMORY_LDS_U_SIZE) F(RD) F(RA) F(MEMORY_OFFSET24) F(MEMORY_UOFFSET24) F(PG)
    SLOTS_CTL)
SLOTS(sts, F(MEMORY_SIZE) F(RA) F(MEMORY_OFFSET24) F(MEMORY_UOFFSET24) F(RD) F(PG) SLOTS_CTL)
SLOTS(ldc, F(MEMORY_LDC_SIZE) F(MEMORY_LDC_MODE) F(RD) F(MEMORY_LDC_BANK) F(RA) F(MEMORY_INDEX)
    F(MEMORY_UINDEX) F(PG) SLOTS_CTL)
SLOTS(stp, F(MEMORY_WAIT) F(MEMORY_STP_NUMBER) SLOTS_CTL)
SLOTS(membar, F(MEMORY_MEMBAR_SCOPE) F(MEMORY_MEMBAR_IVALL) F(PG) SLOTS_CTL)
SLOTS(mov, F(RD) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(LANES) F(PG) SLOTS_CTL)
SLOTS(mov32i, F(RD) F(UIMM32) F(MOVE_LANES_32I) F(PG) SLOTS_CTL)
SLOTS(sel, F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(NOT_PP) F(PP)
    F(PG) SLOTS_CTL)
SLOTS(prmt_b, F(MOVE_PRMT_MODE) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM)
    F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(prmt_c, F(MOVE_PRMT_MODE) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(PG)
    SLOTS_CTL)
SLOTS(imul, F(MUL_TYPES) F(HI) F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET)
    F(IMM) F(PG) SLOTS_CTL)
SLOTS(imul32i, F(MUL_TYPES_32I) F(HI_32I) F(RD) F(CC_32I) F(RA) F(REUSE_A) F(IMM32) F(PG) SLOTS_CTL)
SLOTS(imad_b, F(MULTIPLY_MAD_TYPES) F(MULTIPLY_MAD_HI) F(SAT) F(MULTIPLY_MAD_X) F(RD) F(CC)
    F(MULTIPLY_MAD_NEG_A) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM)
    F(MULTIPLY_MAD_NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(imad_c, F(MULTIPLY_MAD_TYPES) F(MULTIPLY_MAD_HI) F(SAT) F(MULTIPLY_MAD_X) F(RD) F(CC)
    F(MULTIPLY_MAD_NEG_A) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(MULTIPLY_MAD_NEG_C) F(C_BANK)
    F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(imad32i, F(MULTIPLY_MAD32I_TYPES) F(HI_32I) F(RD) F(CC_32I) F(NEG_A_32I) F(RA) F(REUSE_A)
    F(IMM32) F(MULTIPLY_MAD32I_NEG_C) F(PG) SLOTS_CTL)
SLOTS(imadsp_uu_b, F(MULTIPLY_IMADSP_A) F(MULTIPLY_IMADSP_B) F(MULTIPLY_IMADSP_C) F(RD) F(CC) F(RA)
    F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(imadsp_uu_c, F(MULTIPLY_IMADSP_A) F(MULTIPLY_IMADSP_B) F(MULTIPLY_IMADSP_C) F(RD) F(CC) F(RA)
    F(REUSE_A) F(RC) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(xmad_r, F(MULTIPLY_XMAD_TYPES) F(MULTIPLY_PSL) F(MULTIPLY_MRG) F(MULTIPLY_XMAD_MODE)
    F(MULTIPLY_XMAD_X) F(RD) F(CC) F(RA) F(MULTIPLY_XMAD_H1_A) F(REUSE_A) F(RB)
    F(MULTIPLY_XMAD_H1_B) F(REUSE_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(xmad_i, F(MULTIPLY_XMAD_TYPES) F(MULTIPLY_PSL) F(MULTIPLY_MRG) F(MULTIPLY_XMAD_MODE)
    F(MULTIPLY_XMAD_X) F(RD) F(CC) F(RA) F(MULTIPLY_XMAD_H1_A) F(REUSE_A) F(MULTIPLY_IMM16) F(RC)
    F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(xmad_b, F(MULTIPLY_XMAD_TYPES) F(MULTIPLY_PSL_CONST) F(MULTIPLY_MRG_CONST)
    F(MULTIPLY_XMAD_MODE_CONST) F(MULTIPLY_XMAD_X_CONST) F(RD) F(CC) F(RA) F(MULTIPLY_XMAD_H1_A)
    F(REUSE_A) F(C_BANK) F(C_OFFSET) F(MULTIPLY_XMAD_H1_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(xmad_c, F(MULTIPLY_XMAD_TYPES) F(MULTIPLY_XMAD_MODE_CONST) F(MULTIPLY_XMAD_X_CONST) F(RD)
    F(CC) F(RA) F(MULTIPLY_XMAD_H1_A) F(REUSE_A) F(RC) F(MULTIPLY_XMAD_H1_C) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(psetp, F(PREDICATE_BOP_AB) F(BOP) F(PU) F(PV) F(PREDICATE_NOT_PA) F(PA) F(PREDICATE_NOT_PB)
    F(PB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(pset, F(BF) F(PREDICATE_BOP_AB) F(BOP) F(RD) F(CC) F(PREDICATE_NOT_PA) F(PA)
    F(PREDICATE_NOT_PB) F(PB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(cset, F(BF) F(NOP_CC_TEST) F(BOP) F(RD) F(CC) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(csetp, F(NOP_CC_TEST) F(BOP) F(PU) F(PV) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(p2r, F(BYTE) F(RD) F(PREDICATE_PR_OR_CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(r2p, F(PREDICATE_PR_OR_CC) F(RA) F(BYTE) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET)
    F(UIMM) F(PG) SLOTS_CTL)
SLOTS(shl, F(SHIFT_W) F(X) F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET)
    F(IMM) F(PG) SLOTS_CTL)
SLOTS(shr, F(SIGNED) F(SHIFT_W) F(SHIFT_SHR_X) F(SHIFT_BREV) F(RD) F(CC) F(RA) F(REUSE_A) F(RB)
    F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(shf_l, F(SHIFT_SHF_W) F(SHIFT_SHF_TYPE) F(SHIFT_SHF_PART) F(RD) F(CC) F(RA) F(REUSE_A) F(RB)
    F(REUSE_B) F(SHIFT_SHF_IMM) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(bfe, F(SIGNED) F(SHIFT_BREV) F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(bfi_b, F(RD) F(CC) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(RC)
    F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(bfi_c, F(RD) F(CC) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(flo, F(SIGNED) F(SHIFT_SH) F(RD) F(CC) F(SHIFT_INV_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET)
    F(IMM) F(PG) SLOTS_CTL)
SLOTS(popc, F(RD) F(SHIFT_INV_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(IMM) F(PG) SLOTS_CTL)
SLOTS(lea_lo, F(SHIFT_LEA_X) F(PD) F(RD) F(CC) F(SHIFT_LEA_NEG_A) F(RA) F(REUSE_A) F(RB) F(REUSE_B)
    F(C_BANK) F(C_OFFSET) F(IMM) F(SHIFT_LEA_SHIFT) F(PG) SLOTS_CTL)
SLOTS(lea_hi, F(SHIFT_LEA_HI_X) F(PD) F(RD) F(CC) F(SHIFT_LEA_HI_NEG_A) F(RA) F(REUSE_A) F(RB)
    F(REUSE_B) F(RC) F(REUSE_C) F(SHIFT_LEA_HI_SHIFT) F(PG) SLOTS_CTL)
SLOTS(lea_hc, F(SHIFT_LEA_HI_CONST_X) F(PD) F(RD) F(CC) F(SHIFT_LEA_HI_CONST_NEG_A) F(RA) F(REUSE_A)
    F(C_BANK) F(C_OFFSET) F(RC) F(REUSE_C) F(SHIFT_LEA_HI_CONST_SHIFT) F(PG) SLOTS_CTL)
SLOTS(s2r, F(RD) F(SPECIAL_SR) F(PG) SLOTS_CTL)
SLOTS(vote, F(SPECIAL_VOTE_MODE) F(RD) F(PW) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(vote_vtg, F(SPECIAL_VTG_OP) F(SPECIAL_VTG_NUMBER) F(PG) SLOTS_CTL)
SLOTS(shfl, F(SPECIAL_SHFL_MODE) F(PD) F(RD) F(RA) F(RB) F(SPECIAL_SHFL_LANE) F(RC)
    F(SPECIAL_SHFL_CLAMP) F(PG) SLOTS_CTL)
SLOTS(bar_sync, F(RA) F(SPECIAL_BAR_ID) F(RB) F(SPECIAL_BAR_THREADS) F(PG) SLOTS_CTL)
SLOTS(bar_red, F(SPECIAL_BAR_RED) F(RA) F(SPECIAL_BAR_ID) F(RB) F(SPECIAL_BAR_THREADS) F(NOT_PP)
    F(PP) F(PG) SLOTS_CTL)
SLOTS(bar_scan, F(RA) F(SPECIAL_BAR_ID) F(RB) F(SPECIAL_BAR_THREADS) F(NOT_PP) F(PP) F(PG)
    SLOTS_CTL)
SLOTS(b2r_b, F(RD) F(SPECIAL_BAR_ID) F(PG) SLOTS_CTL)
SLOTS(b2r_r, F(RD) F(PW) F(PG) SLOTS_CTL)
SLOTS(r2b, F(SPECIAL_R2B_KIND) F(SPECIAL_R2B_ID) F(RB) F(PG) SLOTS_CTL)
SLOTS(depbar_le, F(SCOREBOARD) F(PENDING) F(BOARD4) F(BOARD3) F(BOARD2) F(BOARD1) F(BOARD0) F(PG)
    SLOTS_CTL)
SLOTS(depbar_n, F(BOARD4) F(BOARD3) F(BOARD2) F(BOARD1) F(BOARD0) F(PG) SLOTS_CTL)
SLOTS(suld_p, F(SURFACE_DIM) F(SURFACE_LOAD_CACHE_24) F(SURFACE_MASK) F(SURFACE_CLAMP) F(SURFACE_PS)
    F(RD) F(RA) F(RC) F(HEADER) F(PG) SLOTS_CTL)
SLOTS(suld_d, F(SURFACE_BA) F(SURFACE_DIM) F(SURFACE_LOAD_CACHE_24) F(SURFACE_SURF_SIZE)
    F(SURFACE_CLAMP) F(SURFACE_PS) F(RD) F(RA) F(RC) F(HEADER) F(PG) SLOTS_CTL)
SLOTS(sust_p, F(SURFACE_DIM) F(SURFACE_STORE_CACHE_24) F(SURFACE_MASK) F(SURFACE_CLAMP) F(RA) F(RD)
    F(RC) F(HEADER) F(PG) SLOTS_CTL)
SLOTS(sust_d, F(SURFACE_BA) F(SURFACE_DIM) F(SURFACE_STORE_CACHE_24) F(SURFACE_SURF_SIZE)
    F(SURFACE_CLAMP) F(RA) F(RD) F(RC) F(HEADER) F(PG) SLOTS_CTL)
SLOTS(sured_p, F(SURFACE_DIM) F(SURFACE_SURED_OP) F(SURFACE_CLAMP) F(RA) F(RD) F(RC) F(HEADER) F(PG)
    SLOTS_CTL)
SLOTS(sured_d, F(SURFACE_BA) F(SURFACE_DIM) F(SURFACE_SURED_OP) F(SURFACE_SURED_TYPE)
    F(SURFACE_CLAMP) F(RA) F(RD) F(RC) F(HEADER) F(PG) SLOTS_CTL)
SLOTS(suatom_i, F(SURFACE_SUATOM_BA) F(SURFACE_DIM) F(SURFACE_SUATOM_OP) F(SURFACE_SUATOM_TYPE)
    F(SURFACE_CLAMP) F(RD) F(RA) F(RB) F(HEADER) F(PG) SLOTS_CTL)
SLOTS(suatom_r, F(SURFACE_SUATOM_PD) F(SURFACE_SUATOM_BA) F(SURFACE_DIM) F(SURFACE_SUATOM_OP)
    F(SURFACE_SUATOM_TYPE_R) F(SURFACE_CLAMP) F(RD) F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(suatom_p, F(SURFACE_SUATOM_BA) F(SURFACE_DIM) F(SURFACE_SUATOM_OP) F(SURFACE_SUATOM_TYPE_R)
    F(SURFACE_CLAMP) F(SURFACE_SUATOM_P) F(RD) F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(suatom_ci, F(SURFACE_SUATOM_BA) F(SURFACE_DIM) F(SURFACE_SUATOM_TYPE) F(SURFACE_CLAMP)
    F(SURFACE_PS) F(RD) F(RA) F(RB) F(HEADER) F(PG) SLOTS_CTL)
SLOTS(suatom_cr, F(SURFACE_SUATOM_PD) F(SURFACE_SUATOM_BA) F(SURFACE_DIM) F(SURFACE_SUATOM_TYPE_R)
    F(SURFACE_CLAMP) F(SURFACE_PS) F(RD) F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(tex_i, F(TEXTURE_LOD) F(TEXTURE_LC) F(TEXTURE_AOFFI) F(TEXTURE_DC) F(TEXTURE_NDV_35)
    F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB) F(HEADER)
    F(TEXTURE_DIM) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(tex_b, F(TEXTURE_LOD_B) F(TEXTURE_LC_B) F(TEXTURE_AOFFI_B) F(TEXTURE_DC) F(TEXTURE_NDV_35)
    F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB)
    F(TEXTURE_DIM) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(tld_i, F(TEXTURE_TLD_LOD) F(TEXTURE_AOFFI_TLD) F(TEXTURE_MS) F(TEXTURE_CL) F(TEXTURE_NODEP)
    F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB) F(HEADER) F(TEXTURE_DIM)
    F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(tld_b, F(TEXTURE_TLD_LOD) F(TEXTURE_AOFFI_TLD) F(TEXTURE_MS) F(TEXTURE_CL) F(TEXTURE_NODEP)
    F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB) F(TEXTURE_DIM)
    F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(tld4_i, F(TEXTURE_TLD4_COMPONENT) F(TEXTURE_TLD4_OFFSET) F(TEXTURE_DC) F(TEXTURE_NDV_35)
    F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB) F(HEADER)
    F(TEXTURE_DIM) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(tld4_b, F(TEXTURE_TLD4_COMPONENT_B) F(TEXTURE_TLD4_OFFSET_B) F(TEXTURE_DC) F(TEXTURE_NDV_35)
    F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB)
    F(TEXTURE_DIM) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(txd_i, F(TEXTURE_TXD_LC) F(TEXTURE_AOFFI_TLD) F(TEXTURE_NODEP) F(TEXTURE_PHASE_T)
    F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB) F(HEADER) F(TEXTURE_DIM) F(TEXTURE_MASK)
    F(PG) SLOTS_CTL)
SLOTS(txd_b, F(TEXTURE_TXD_LC) F(TEXTURE_AOFFI_TLD) F(TEXTURE_NODEP) F(TEXTURE_PHASE_T)
    F(TEXTURE_PHASE_P) F(TEXTURE_PT) F(RD) F(RA) F(RB) F(TEXTURE_DIM) F(TEXTURE_MASK) F(PG)
    SLOTS_CTL)
SLOTS(txq_i, F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(RD) F(RA) F(TEXTURE_QUERY)
    F(TEXTURE_QUERY_NUMBER) F(HEADER) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(txq_b, F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(RD) F(RA) F(TEXTURE_QUERY)
    F(TEXTURE_QUERY_NUMBER) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(txa, F(TEXTURE_NDV_35) F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(RD) F(RA)
    F(HEADER) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(tmml_i, F(TEXTURE_NDV_35) F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(RD) F(RA)
    F(HEADER) F(TEXTURE_DIM) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(tmml_b, F(TEXTURE_NDV_35) F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(RD) F(RA)
    F(RB) F(TEXTURE_DIM) F(TEXTURE_MASK) F(PG) SLOTS_CTL)
SLOTS(texs_d1_lz_m, F(TEXTURE_TEXS_F16) F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P)
    F(TEXTURE_RD2) F(RD) F(RA) F(RB) F(HEADER) F(TEXTURE_COMPONENTS) F(PG) SLOTS_CTL)
SLOTS(texs_d1_lz_s, F(TEXTURE_TEXS_F16) F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P)
    F(TEXTURE_RD2) F(RD) F(RA) F(RB) F(HEADER) F(TEXTURE_COMPONENTS_1) F(PG) SLOTS_CTL)
SLOTS(tld4s, F(TEXTURE_TLD4S_F16) F(TEXTURE_TLD4S_COMPONENT) F(TEXTURE_AOFFI_TLD4S) F(TEXTURE_DC)
    F(TEXTURE_NODEP) F(TEXTURE_PHASE_T) F(TEXTURE_PHASE_P) F(TEXTURE_RD2) F(RD) F(RA) F(RB)
    F(HEADER) F(PG) SLOTS_CTL)
SLOTS(vadd, F(VIDEO_UD) F(VIDEO_SIGN_A) F(VIDEO_SIGN_B) F(VIDEO_VIDEO_SAT) F(VIDEO_THEN) F(RD) F(CC)
    F(VIDEO_ADD_NEG_A) F(RA) F(VIDEO_BYTE_A) F(REUSE_A) F(VIDEO_HALF_A) F(VIDEO_ADD_NEG_B) F(RB)
    F(VIDEO_BYTE_B) F(REUSE_B) F(VIDEO_HALF_B) F(VIDEO_IMM_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vabsdiff, F(VIDEO_SD) F(VIDEO_SIGN_A) F(VIDEO_SIGN_B) F(VIDEO_VIDEO_SAT) F(VIDEO_THEN) F(RD)
    F(CC) F(RA) F(VIDEO_BYTE_A) F(REUSE_A) F(VIDEO_HALF_A) F(RB) F(VIDEO_BYTE_B) F(REUSE_B)
    F(VIDEO_HALF_B) F(VIDEO_IMM_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vmnmx, F(VIDEO_UD) F(VIDEO_SIGN_A) F(VIDEO_SIGN_B) F(VIDEO_MX) F(VIDEO_VIDEO_SAT)
    F(VIDEO_THEN) F(RD) F(CC) F(RA) F(VIDEO_BYTE_A) F(REUSE_A) F(VIDEO_HALF_A) F(RB) F(VIDEO_BYTE_B)
    F(REUSE_B) F(VIDEO_HALF_B) F(VIDEO_IMM_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vset, F(VIDEO_VSET_CMP) F(VIDEO_SIGN_A) F(VIDEO_SIGN_B) F(VIDEO_THEN) F(RD) F(CC) F(RA)
    F(VIDEO_BYTE_A) F(REUSE_A) F(VIDEO_HALF_A) F(RB) F(VIDEO_BYTE_B) F(REUSE_B) F(VIDEO_HALF_B)
    F(VIDEO_IMM_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vsetp, F(VIDEO_VSETP_CMP) F(VIDEO_SIGN_A) F(VIDEO_SIGN_B) F(BOP) F(PU) F(PV) F(RA)
    F(VIDEO_BYTE_A) F(REUSE_A) F(VIDEO_HALF_A) F(RB) F(VIDEO_BYTE_B) F(REUSE_B) F(VIDEO_HALF_B)
    F(VIDEO_IMM_B) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(vmad, F(VIDEO_SIGN_A) F(VIDEO_SIGN_B) F(VIDEO_VMAD_SHIFT) F(VIDEO_VIDEO_SAT) F(RD) F(CC)
    F(VIDEO_MAD_NEG_A) F(RA) F(VIDEO_BYTE_A) F(REUSE_A) F(VIDEO_HALF_A) F(RB) F(VIDEO_BYTE_B)
    F(REUSE_B) F(VIDEO_HALF_B) F(VIDEO_IMM_B) F(VIDEO_MAD_NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vshl, F(VIDEO_UD) F(VIDEO_SIGN_A) F(VIDEO_VIDEO_W) F(VIDEO_VIDEO_SAT) F(VIDEO_THEN) F(RD)
    F(CC) F(RA) F(VIDEO_BYTE_A) F(REUSE_A) F(VIDEO_HALF_A) F(RB) F(VIDEO_BYTE_B) F(REUSE_B)
    F(VIDEO_HALF_B) F(VIDEO_IMM_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vabsdiff4, F(VIDEO_DIFF4_SD) F(VIDEO_DIFF4_A) F(VIDEO_DIFF4_B) F(VIDEO_DIFF4_SAT)
    F(VIDEO_DIFF4_RED) F(VIDEO_DIFF4_LANES) F(RD) F(CC) F(RA) F(VIDEO_DIFF4_SELECT_A) F(REUSE_A)
    F(RB) F(VIDEO_DIFF4_SELECT_B) F(REUSE_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(idp_a4, F(VIDEO_SIGN_A8) F(VIDEO_SIGN_B8) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(idp_a2, F(VIDEO_LO_HI) F(VIDEO_SIGN_A16) F(VIDEO_SIGN_B8) F(RD) F(RA) F(REUSE_A) F(RB)
    F(REUSE_B) F(C_BANK) F(C_OFFSET) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)

LINES(ATOM_TYPES, "{<ATOM_TYPE>}", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN")
LINES(ADDR, "[<Ra>]", "[<Ra>+<ATOM_OFFSET>]", "[<ATOM_UOFFSET>]")
LINES(GUARD, "", "@<Pg>", "@!<Pg>")
LINES(OPEN, "'{'", "", "")
LINES(CTL, "", "",
    "'{'{!<STALL>}{,Y}{,+<WRITE_BAR+1>.W}{,+<READ_BAR+1>.R}{,^1}{,^2}{,^3}{,^4}{,^5},{^6}'}'")
LINES(CYCLES, "", "!<STALL>")
LINES(WRITES, "", "+<WRITE_BAR+1>.W")
LINES(READS, "", "+<READ_BAR+1>.R")
LINES(CLOSE, "", "'}'")
CHOICES(atom, R(ATOM_TYPES, "t") R(ADDR, "at") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(CAS_PAIR, "<Rb>, R<Rb_NUMBER+1>", "<Rb>, R<Rb_NUMBER+2>", "<Rb>, RZ", "RZ, <Rb>")
CHOICES(atom_cas, R(ADDR, "at") R(CAS_PAIR, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(SRC_Pl, "<Pl>")
LINES(ADDR_REG, "[<Ra>]", "[<Ra>+<ATOM_OFFSET13>]", "[<ATOM_UOFFSET13>]")
CHOICES(atom_p_op, R(ATOM_TYPES, "t") R(SRC_Pl, "p") R(ADDR_REG, "a") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(atom_p_cas, R(SRC_Pl, "p") R(ADDR_REG, "a") R(CAS_PAIR, "b") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(ATOMS_ADDR, "[<Ra>]", "[<Ra>+<ATOMS_OFFSET>]", "[<ATOMS_UOFFSET>]")
CHOICES(atoms, R(ATOMS_ADDR, "at") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(atoms_cas, R(ATOMS_ADDR, "at") R(CAS_PAIR, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(RED_TYPES, "{<RED_TYPE>}", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN")
CHOICES(red, R(RED_TYPES, "t") R(ADDR, "at") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(ADDR_REG_2, "[<Ra>]", "[<Ra>+<CCTL_OFFSET>]", "[<CCTL_UOFFSET>]")
CHOICES(cctl_a, NAMED(ADDR_REG_2, "ADDR_REG", "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
CHOICES(cctl_all, C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(CCTLL_ADDR, "[<Ra>]", "[<Ra>+<CCTLL_OFFSET>]", "[<CCTLL_UOFFSET>]")
CHOICES(cctll_a, R(CCTLL_ADDR, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(SRC_B, "<Rb>{.reuse}", "c[<C_BANK>][<C_OFFSET>]", "<IMM>")
LINES(SRC_Pp, "{!}<Pp>")
CHOICES(isetp, R(SRC_B, "b") R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(ANY_TARGET, "<REL_TARGET>", "c[<TARGET_BANK>][<TARGET_OFFSET>]")
CHOICES(bra, R(ANY_TARGET, "to") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(INDEXED_REL_TARGET, "<Ra>", "<Ra> <REL_DISTANCE>", "c[<TARGET_BANK>][<Ra>]",
    "c[<TARGET_BANK>][<Ra>+<TARGET_OFFSET>]", "c[<TARGET_BANK>][<TARGET_OFFSET>]")
CHOICES(brx, R(INDEXED_REL_TARGET, "to") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(ANY_ABS_TARGET, "<ABS_LABEL>", "c[<TARGET_BANK>][<TARGET_OFFSET>]")
CHOICES(jmp, R(ANY_ABS_TARGET, "to") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(INDEXED_ABS_TARGET, "<Ra>", "<Ra> <ABS_DISTANCE>", "c[<TARGET_BANK>][<Ra>]",
    "c[<TARGET_BANK>][<Ra>+<TARGET_OFFSET>]", "c[<TARGET_BANK>][<TARGET_OFFSET>]")
CHOICES(jmx, R(INDEXED_ABS_TARGET, "to") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
CHOICES(cal, R(ANY_TARGET, "to") C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(jcal, R(ANY_ABS_TARGET, "to") C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(pexit, C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_NUMBER, "", "<BPT_NUMBER>")
CHOICES(bpt, C(OPT_NUMBER) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_NUMBER_2, "", "<NOP_MASK>")
CHOICES(nop, NAMED(OPT_NUMBER_2, "OPT_NUMBER", NULL) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(CVT_F16, "{-}{|}<Rb>{.H1}{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{.H1}{|}",
    "<FIMM16>{.H1}", "<FIMM16>.NEG{.H1}", "<FIMM16>.ABS{.H1}", "<FIMM16>.NEG.ABS{.H1}")
LINES(CONST, "c[<C_BANK>][<C_OFFSET>]")
LINES(F2F_IGNORED, "")
CHOICES(f2f_hh, R(CVT_F16, "b") C(CONST) C(F2F_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(F2F_F32, "{-}{|}<Rb>{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{|}", "<FIMM>", "<FIMM>.NEG",
    "<FIMM>.ABS", "<FIMM>.NEG.ABS")
CHOICES(f2f_sh, R(F2F_F32, "b") C(CONST) C(F2F_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(F2F_F64, "{-}{|}<Rb>{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{|}", "<DIMM>", "<DIMM>.NEG",
    "<DIMM>.ABS", "<DIMM>.NEG.ABS")
LINES(CONST64, "c[<C_BANK>][<C_OFFSET>]")
CHOICES(f2f_dh, R(F2F_F64, "b") C(CONST64) C(F2F_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(F2I_IGNORED, "")
CHOICES(f2i_h, R(CVT_F16, "b") C(CONST) C(F2I_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(CVT_F32, "{-}{|}<Rb>{.H1}{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{.H1}{|}", "<FIMM>{.H1}",
    "<FIMM>.NEG{.H1}", "<FIMM>.ABS{.H1}", "<FIMM>.NEG.ABS{.H1}")
CHOICES(f2i_s, R(CVT_F32, "b") C(CONST) C(F2I_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(CVT_F64, "{-}{|}<Rb>{.H1}{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{.H1}{|}", "<DIMM>{.H1}",
    "<DIMM>.NEG{.H1}", "<DIMM>.ABS{.H1}", "<DIMM>.NEG.ABS{.H1}")
CHOICES(f2i_d, R(CVT_F64, "b") C(CONST64) C(F2I_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(CVT_I16, "{-}{|}<Rb>{.H1}{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{.H1}{|}", "<IMM>{.H1}",
    "<IMM>.NEG{.H1}", "<IMM>.ABS{.H1}", "<IMM>.NEG.ABS{.H1}")
LINES(I2F_IGNORED, "")
CHOICES(i2f_h, R(CVT_I16, "b") C(CONST) C(I2F_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(CVT_I8, "{-}{|}<Rb>{.B1|.B2|.B3}{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{.B1|.B2|.B3}{|}",
    "<IMM>{.B1|.B2|.B3}", "<IMM>.NEG{.B1|.B2|.B3}", "<IMM>.ABS{.B1|.B2|.B3}",
    "<IMM>.NEG.ABS{.B1|.B2|.B3}")
CHOICES(i2f_b, R(CVT_I8, "b") C(CONST) C(I2F_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(CVT_I64, "{-}{|}<Rb>{.B1|.B2|.B3}{|}{.reuse}",
    "{-}{|}c[<C_BANK>][<C_OFFSET>]{.B1|.B2|.B3}{|}", "<IMM>{.B1|.B2|.B3}", "<IMM>.NEG{.B1|.B2|.B3}",
    "<IMM>.ABS{.B1|.B2|.B3}", "<IMM>.NEG.ABS{.B1|.B2|.B3}")
CHOICES(i2f_d, R(CVT_I64, "b") C(CONST64) C(I2F_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(I2I_IGNORED, "")
CHOICES(i2i_h, R(CVT_I16, "b") C(CONST) C(I2I_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
CHOICES(i2i_b, R(CVT_I8, "b") C(CONST) C(I2I_IGNORED) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(F64_A, "{-}{|}<Ra>{|}{.reuse}")
LINES(F64_B, "{-}{|}<Rb>{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{|}", "<DIMM>", "<DIMM>.NEG",
    "<DIMM>.ABS", "<DIMM>.NEG.ABS")
CHOICES(dadd, R(F64_A, "a") R(F64_B, "b") C(CONST64) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(F64_NEG_B, "{-}<Rb>{.reuse}", "{-}c[<C_BANK>][<C_OFFSET>]", "<DIMM>", "<DIMM>.NEG")
CHOICES(dmul, R(F64_NEG_B, "b") C(CONST64) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(F64_C, "{-}<Rc>{.reuse}")
CHOICES(dfma_b, R(F64_NEG_B, "b") C(CONST64) R(F64_C, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(F64_B_IN_C, "{-}<Rc>{.reuse}")
LINES(F64_CONST_C, "{-}c[<C_BANK>][<C_OFFSET>]")
CHOICES(dfma_c, R(F64_B_IN_C, "b") R(F64_CONST_C, "c") C(CONST64) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
CHOICES(dmnmx, R(F64_A, "a") R(F64_B, "b") C(CONST64) R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(F32_A, "{-}{|}<Ra>{|}{.reuse}")
LINES(F32_B, "{-}{|}<Rb>{|}{.reuse}", "{-}{|}c[<C_BANK>][<C_OFFSET>]{|}", "<FIMM>", "<FIMM>.NEG",
    "<FIMM>.ABS", "<FIMM>.NEG.ABS")
CHOICES(fadd, R(F32_A, "a") R(F32_B, "b") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
CHOICES(fadd32i, R(F32_A, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(F32_NEG_B, "{-}<Rb>{.reuse}", "{-}c[<C_BANK>][<C_OFFSET>]", "<FIMM>", "<FIMM>.NEG")
CHOICES(fmul, R(F32_NEG_B, "b") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(F32_C, "{-}<Rc>{.reuse}")
CHOICES(ffma_b, R(F32_NEG_B, "b") C(CONST) R(F32_C, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(F32_B_IN_C, "{-}<Rc>{.reuse}")
LINES(F32_CONST_C, "{-}c[<C_BANK>][<C_OFFSET>]")
CHOICES(ffma_c, R(F32_B_IN_C, "b") R(F32_CONST_C, "c") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(F32_A_32I, "{-}<Ra>{.reuse}")
CHOICES(ffma32i, R(F32_A_32I, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(fmnmx, R(F32_A, "a") R(F32_B, "b") C(CONST) R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(FCMP_B, "<Rb>{.reuse}", "c[<C_BANK>][<C_OFFSET>]", "<FIMM>")
CHOICES(fcmp_b, R(FCMP_B, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(fcmp_c, R(CONST, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(rro, R(F32_B, "b") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT, "", "<Pq>")
LINES(ATTR, "<Ra>", "<Ra>, <ATTR_OFFSET11>", "<ATTR_OFFSET11>", "")
CHOICES(al2p, R(OPT, "p") R(ATTR, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(OPT_REG, "", "<Rc>")
CHOICES(ald_a, R(OPT_REG, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_IDX, "", ".IDX")
LINES(IPA_SOURCE, "a[<IPA_ATTR>]", "a[<Ra>]", "a[<Ra>+<IPA_ATTR>]")
LINES(IPA_POINT, "", "<Rc>")
CHOICES(ipa, C(OPT_IDX) R(IPA_SOURCE, "a") R(IPA_POINT, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
CHOICES(out, R(SRC_B, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(PIXLD_ADDR, "[<Ra>]", "[<Ra>+<PIXLD_OFFSET>]")
CHOICES(pixld, R(PIXLD_ADDR, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(F16_A, "{-}{|}<Ra>{.F32|.H0_H0|.H1_H1}{|}{.reuse}")
LINES(F16_B, "{-}{|}<Rb>{.F32|.H0_H0|.H1_H1}{|}{.reuse}")
CHOICES(hadd2_r, R(F16_A, "a") R(F16_B, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(F16_CONST_OR_IMM, "{-}{|}c[<C_BANK>][<C_OFFSET>]{|}", "<F16_HIGH>, <F16_LOW>")
CHOICES(hadd2_c, R(F16_A, "a") R(F16_CONST_OR_IMM, "b") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(NEG_HALVES, "{-}<Ra>{.F32|.H0_H0|.H1_H1}{.reuse}")
CHOICES(hadd2_32i, R(NEG_HALVES, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(HMUL_A, "{|}<Ra>{.F32|.H0_H0|.H1_H1}{|}{.reuse}")
CHOICES(hmul2_r, R(HMUL_A, "a") R(F16_B, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(HMUL_CONST, "{-}{|}c[<C_BANK>][<C_OFFSET>]{|}")
CHOICES(hmul2_c, R(HMUL_A, "a") R(HMUL_CONST, "b") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
CHOICES(hmul2_i, R(F16_A, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(HALVES, "<Ra>{.F32|.H0_H0|.H1_H1}{.reuse}")
CHOICES(hmul2_32i, R(HALVES, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(NEG_HALVES_2, "{-}<Rb>{.F32|.H0_H0|.H1_H1}{.reuse}")
LINES(NEG_HALVES_3, "{-}<Rc>{.F32|.H0_H0|.H1_H1}{.reuse}")
CHOICES(hfma2_r, R(HALVES, "a") NAMED(NEG_HALVES_2, "NEG_HALVES", "b")
    NAMED(NEG_HALVES_3, "NEG_HALVES", "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(F16_CONST_B, "{-}c[<C_BANK>][<C_OFFSET>]", "<F16_HIGH>, <F16_LOW>")
CHOICES(hfma2_b, R(HALVES, "a") R(F16_CONST_B, "b") C(CONST) NAMED(NEG_HALVES_3, "NEG_HALVES", "c")
    C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(HFMA_CONST_C, "{-}c[<C_BANK>][<C_OFFSET>]")
CHOICES(hfma2_c, R(HALVES, "a") NAMED(NEG_HALVES_3, "NEG_HALVES", "b") R(HFMA_CONST_C, "c") C(CONST)
    C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(hset2_r, R(F16_A, "a") R(F16_B, "b") R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
CHOICES(hset2_c, R(F16_A, "a") R(F16_CONST_B, "b") C(CONST) R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(hsetp2_c, R(F16_A, "a") R(F16_CONST_OR_IMM, "b") C(CONST) R(SRC_Pp, "q") C(GUARD) C(OPEN)
    C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_PO, "", "", ".PO")
LINES(SUM_A, "{-}<Ra>{.reuse}", "<Ra>{.reuse}")
LINES(SUM_B, "{-}<Rb>{.reuse}", "{-}c[<C_BANK>][<C_OFFSET>]", "<IMM>", "<IMM>.NEG", "<Rb>{.reuse}",
    "c[<C_BANK>][<C_OFFSET>]", "<IMM>")
CHOICES(iadd, R(OPT_PO, "o") R(SUM_A, "a") R(SUM_B, "b") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(OPT_PO_32I, "", ".PO")
LINES(SUM_A_32I, "{-}<Ra>{.reuse}", "<Ra>{.reuse}")
CHOICES(iadd32i, C(OPT_PO_32I) R(SUM_A_32I, "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(IADD3_A, "{-}<Ra>{.H0|.H1}{.reuse}")
LINES(IADD3_B_HALF, "{-}<Rb>{.H0|.H1}{.reuse}")
LINES(IADD3_C_HALF, "{-}<Rc>{.H0|.H1}{.reuse}")
CHOICES(iadd3_r, R(IADD3_A, "a") R(IADD3_B_HALF, "b") R(IADD3_C_HALF, "c") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(IADD3_A_WHOLE, "{-}<Ra>{.reuse}")
LINES(IADD3_B, "{-}c[<C_BANK>][<C_OFFSET>]", "<UIMM>", "<UIMM>.NEG")
LINES(IADD3_C_WHOLE, "{-}<Rc>{.reuse}")
CHOICES(iadd3_b, R(IADD3_A_WHOLE, "a") R(IADD3_B, "b") C(CONST) R(IADD3_C_WHOLE, "c") C(GUARD)
    C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(SCALED_A, "{-}<Ra>{.reuse}", "<Ra>{.reuse}")
CHOICES(iscadd, R(OPT_PO, "o") R(SCALED_A, "a") R(SUM_B, "b") C(CONST) C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_2, "", "<Pd>")
LINES(INVERTED_A, "{~}<Ra>{.reuse}")
LINES(INVERTED_B, "{~}<Rb>{.reuse}", "{~}c[<C_BANK>][<C_OFFSET>]", "<IMM>", "<IMM>.INV")
CHOICES(lop, NAMED(OPT_2, "OPT", "p") R(INVERTED_A, "a") R(INVERTED_B, "b") C(CONST) C(GUARD)
    C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(lop3_r, NAMED(OPT_2, "OPT", "p") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
CHOICES(lop3_c, R(CONST, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(ADDR_2, "[<Ra>]", "[<Ra>+<OFFSET24>]", "[<UOFFSET24>]")
CHOICES(ldg, NAMED(ADDR_2, "ADDR", "at") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(ADDR_REG_3, "[<Ra>]", "[<Ra>+<OFFSET20>]", "[<UOFFSET20>]")
CHOICES(ldg_p, R(SRC_Pl, "p") NAMED(ADDR_REG_3, "ADDR_REG", "a") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(ADDR_3, "[<Ra>]", "[<Ra>+<OFFSET32>]", "[<UOFFSET32>]")
LINES(OPT_LD_P, "", "P<LD_P>")
CHOICES(ld, NAMED(ADDR_3, "ADDR", "a") R(OPT_LD_P, "p") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(CONST_INDEXED, "c[<LDC_BANK>][<Ra>]", "c[<LDC_BANK>][<Ra>+<INDEX>]",
    "c[<LDC_BANK>][<UINDEX>]")
CHOICES(ldc, R(CONST_INDEXED, "at") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_MASK, "", "<LANES>")
CHOICES(mov, R(SRC_B, "b") R(OPT_MASK, "m") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(OPT_MASK_2, "", "<LANES_32I>")
CHOICES(mov32i, NAMED(OPT_MASK_2, "OPT_MASK", "m") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(OPT_MAD_PO, "", "", ".PO")
LINES(MAD_A, "{-}<Ra>{.reuse}", "<Ra>{.reuse}")
LINES(MAD_C, "{-}<Rc>{.reuse}", "<Rc>{.reuse}")
CHOICES(imad_b, R(OPT_MAD_PO, "o") C(MAD_A) R(SRC_B, "b") R(MAD_C, "c") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(MAD_CONST_C, "{-}c[<C_BANK>][<C_OFFSET>]", "c[<C_BANK>][<C_OFFSET>]")
CHOICES(imad_c, R(OPT_MAD_PO, "o") C(MAD_A) R(MAD_CONST_C, "c") C(CONST) C(CONST) C(GUARD) C(OPEN)
    C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_MAD32I_PO, "", "", ".PO")
LINES(MAD32I_A, "{-}<Ra>{.reuse}", "<Ra>{.reuse}")
LINES(MAD32I_C, "{-}<Rd>", "<Rd>")
CHOICES(imad32i, R(OPT_MAD32I_PO, "o") C(MAD32I_A) C(MAD32I_C) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(XMAD_DOES, "{.PSL}{.MRG}{<XMAD_MODE>}{.X}")
LINES(XMAD_A, "<Ra>{.H1}{.reuse}")
LINES(XMAD_Rb, "<Rb>{.H1}{.reuse}")
CHOICES(xmad_r, R(XMAD_DOES, "m") R(XMAD_A, "a") R(XMAD_Rb, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(XMAD_IMM, "<IMM16>")
CHOICES(xmad_i, R(XMAD_DOES, "m") R(XMAD_A, "a") R(XMAD_IMM, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(XMAD_CONST_DOES, "{.PSL}{.MRG}{.CLO|.CHI|.CSFU}{.X}")
LINES(XMAD_CONST_B, "c[<C_BANK>][<C_OFFSET>]{.H1}")
CHOICES(xmad_b, R(XMAD_CONST_DOES, "m") R(XMAD_A, "a") R(XMAD_CONST_B, "b") C(CONST) C(GUARD)
    C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(XMAD_CONST_C_DOES, "{.CLO|.CHI|.CSFU}{.X}")
LINES(XMAD_Rc_B, "<Rc>{.H1}{.reuse}")
CHOICES(xmad_c, R(XMAD_CONST_C_DOES, "m") R(XMAD_A, "a") R(XMAD_Rc_B, "b") R(CONST, "c") C(GUARD)
    C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(SRC_Pa, "{!}<Pa>")
LINES(SRC_Pb, "{!}<Pb>")
CHOICES(psetp, R(SRC_Pa, "x") R(SRC_Pb, "y") R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
CHOICES(cset, R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(PR_BITS, "<Rb>{.reuse}", "c[<C_BANK>][<C_OFFSET>]", "<UIMM>")
CHOICES(r2p, R(PR_BITS, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(SHF_B, "<Rb>{.reuse}", "<SHF_IMM>")
CHOICES(shf_l, R(SHF_B, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(flo, R(INVERTED_B, "b") C(CONST) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(LEA_A, "{-}<Ra>{.reuse}")
LINES(OPT_NUMBER_3, "", "<LEA_SHIFT>")
CHOICES(lea_lo, NAMED(OPT_2, "OPT", NULL) R(LEA_A, "s") R(SRC_B, "b")
    NAMED(OPT_NUMBER_3, "OPT_NUMBER", NULL) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(LEA_HI_A, "{-}<Ra>{.reuse}")
LINES(OPT_NUMBER_4, "", "<LEA_HI_SHIFT>")
CHOICES(lea_hi, NAMED(OPT_2, "OPT", NULL) R(LEA_HI_A, "s") NAMED(OPT_NUMBER_4, "OPT_NUMBER", NULL)
    C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(LEA_HI_CONST_A, "{-}<Ra>{.reuse}")
LINES(OPT_NUMBER_5, "", "<LEA_HI_CONST_SHIFT>")
CHOICES(lea_hc, NAMED(OPT_2, "OPT", NULL) R(LEA_HI_CONST_A, "s") R(CONST, "b")
    NAMED(OPT_NUMBER_5, "OPT_NUMBER", NULL) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(SPECIAL, "<SR>", "<SR>", "SR_SM_SPA_VERSION", "SR_MULTIPASSSHADERINFO", "SR_LWINHI",
    "SR_SWINHI", "SR_BARRIERALLOC")
CHOICES(s2r, R(SPECIAL, "v") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_BALLOT, "", "<Rd>")
CHOICES(vote, C(OPT_BALLOT) R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(SHFL_B, "<Rb>", "<SHFL_LANE>")
LINES(SHFL_C, "<Rc>", "<SHFL_CLAMP>")
CHOICES(shfl, R(SHFL_B, "l") R(SHFL_C, "k") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(BAR_BARRIER, "<Ra>", "<BAR_ID>")
LINES(OPT_BAR_THREADS, "<Rb>", "", "<BAR_THREADS>")
CHOICES(bar_sync, R(BAR_BARRIER, "i") R(OPT_BAR_THREADS, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(BAR_ARV_THREADS, "<Rb>", "<BAR_THREADS>")
CHOICES(bar_arv, R(BAR_BARRIER, "i") R(BAR_ARV_THREADS, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
CHOICES(bar_red, R(BAR_BARRIER, "i") R(OPT_BAR_THREADS, "c") R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_3, "", "<Pw>")
CHOICES(b2r_r, NAMED(OPT_3, "OPT", "p") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(BOARD_LIST, "", "'{'5{,4}{,3}{,2}{,1},{0}'}'", "'{'4{,3}{,2}{,1},{0}'}'",
    "'{'3{,2}{,1},{0}'}'", "'{'2{,1},{0}'}'", "'{'1,{0}'}'", "'{'0'}'")
CHOICES(depbar_le, C(BOARD_LIST) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_Ps, "", "<Ps>")
LINES(SURFACE, "<Rc>", "<HEADER>")
CHOICES(suld_p, R(OPT_Ps, "p") R(SURFACE, "s") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
CHOICES(sust_p, R(SURFACE, "s") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(SURED_TYPES, "{<SURED_TYPE>}", ".F16x2.FTZ.RN", ".F16x2.RN")
CHOICES(sured_d, R(SURED_TYPES, "n") R(SURFACE, "s") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(SUATOM_TYPES, "{<SUATOM_TYPE>}", ".F16x2.FTZ.RN", ".F16x2.RN")
CHOICES(suatom_i, R(SUATOM_TYPES, "n") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(SUATOM_TYPES_R, "{<SUATOM_TYPE_R>}", ".F16x2.FTZ.RN", ".F16x2.RN")
LINES(SURFACE_Rc, "<Rc>")
CHOICES(suatom_r, R(SUATOM_TYPES_R, "n") R(SURFACE_Rc, "s") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(SRC_SUATOM_P, "<SUATOM_P>")
CHOICES(suatom_p, R(SUATOM_TYPES_R, "n") R(SRC_SUATOM_P, "p") C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
CHOICES(suatom_ci, R(SUATOM_TYPES, "n") R(OPT_Ps, "p") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
CHOICES(suatom_cr, R(SUATOM_TYPES_R, "n") R(OPT_Ps, "p") R(SURFACE_Rc, "s") C(GUARD) C(OPEN) C(CTL)
    C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(TEX_SUFFIX, "{.NODEP}{.T}{.P}")
LINES(OPT_4, "", "<Pt>")
LINES(OPT_REG_2, "", "<Rb>")
CHOICES(tex_i, C(TEX_SUFFIX) NAMED(OPT_4, "OPT", "p") NAMED(OPT_REG_2, "OPT_REG", NULL) C(GUARD)
    C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(ANY_QUERY, "<QUERY>", "<QUERY_NUMBER>")
CHOICES(txq_i, C(TEX_SUFFIX) R(ANY_QUERY, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
CHOICES(txa, C(TEX_SUFFIX) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(tmml_b, C(TEX_SUFFIX) NAMED(OPT_REG_2, "OPT_REG", NULL) C(GUARD) C(OPEN) C(CTL) C(CYCLES)
    C(WRITES) C(READS) C(CLOSE))
LINES(OPT_F16, "{.F16}", "")
CHOICES(texs_d1_lz_m, R(OPT_F16, "h") C(TEX_SUFFIX) NAMED(OPT_REG_2, "OPT_REG", NULL) C(GUARD)
    C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_TLD4S_F16, "{.F16}", "")
CHOICES(tld4s, R(OPT_TLD4S_F16, "h") C(TEX_SUFFIX) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES)
    C(READS) C(CLOSE))
LINES(TYPES, ".(U|S)8.(U|S)(8|16|32)", ".(U|S)16.(U|S)(8|16|32)", ".U32.(U|S)(8|16|32)",
    ".S32.(U|S)(8|16)", ".S32.U32", "", ".S32.U16", "")
LINES(TYPE_B, ".(U|S)8", ".(U|S)16", ".(U|S)32", ".(U|S)16")
LINES(TYPE_B_SHORT, ".(U|S)8", ".(U|S)16")
LINES(SRC_VA, "<Ra>{.B1|.B2|.B3}{.reuse}", "<Ra>{.H1}{.reuse}", "<Ra>{.reuse}")
LINES(SRC_VB, "<Rb>{.B1|.B2|.B3}{.reuse}", "<Rb>{.H1}{.reuse}", "<Rb>{.reuse}", "<IMM_B>")
CHOICES(vadd, C(TYPES) C(TYPE_B) C(TYPE_B) C(TYPE_B) C(TYPE_B_SHORT) R(SRC_VA, "a") R(SRC_VB, "b")
    C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
CHOICES(vsetp, C(TYPES) C(TYPE_B) C(TYPE_B) C(TYPE_B) C(TYPE_B_SHORT) R(SRC_VA, "a") R(SRC_VB, "b")
    R(SRC_Pp, "q") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(OPT_VMAD_PO, "", ".PO")
LINES(VMAD_A, "{-}<SRC_VA>", "<Ra>{.B1|.B2|.B3}{.reuse}", "<Ra>{.H1}{.reuse}", "<Ra>{.reuse}")
LINES(VMAD_C, "{-}<Rc>{.reuse}", "<Rc>{.reuse}")
CHOICES(vmad, C(TYPES) C(TYPE_B) C(TYPE_B) C(TYPE_B) C(TYPE_B_SHORT) C(OPT_VMAD_PO) R(VMAD_A, "a")
    C(SRC_VA) R(SRC_VB, "b") R(VMAD_C, "c") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS)
    C(CLOSE))
LINES(SHIFT_TYPES, ".(U|S)8<SHIFT_TYPE_B>", ".(U|S)16<SHIFT_TYPE_B>", ".U32<SHIFT_TYPE_B>",
    ".S32.U8", ".S32.U16", "", "")
LINES(SHIFT_TYPE_B, ".U8", ".U16", ".U32", ".U16")
LINES(SHIFT_B, "<Rb>{.B1|.B2|.B3}{.reuse}", "<Rb>{.H1}{.reuse}", "<Rb>{.reuse}", "<IMM_B>")
CHOICES(vshl, C(SHIFT_TYPES) C(SHIFT_TYPE_B) C(SHIFT_TYPE_B) C(SHIFT_TYPE_B) R(SRC_VA, "a")
    R(SHIFT_B, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(DIFF4_TYPES, "(.U8|.S8)(.U8|.S8)", "(.U8|.S8)(.U8|.S8)", "")
CHOICES(vabsdiff4, C(DIFF4_TYPES) C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))
LINES(IDP_B, "<Rb>{.reuse}", "c[<C_BANK>][<C_OFFSET>]")
CHOICES(idp_a4, R(IDP_B, "b") C(GUARD) C(OPEN) C(CTL) C(CYCLES) C(WRITES) C(READS) C(CLOSE))

TITLE(atom_p_op, "Atomic operation on generic memory with a predicate result")
TITLE(cctl_a, "Cache control")
TITLE(cctll_a, "Cache control for local memory")
TITLE(cctlt_all, "Texture cache control")
TITLE(f2f_hh, "Convert float to float")
TITLE(f2i_h, "Convert float to integer")
TITLE(i2f_h, "Convert integer to float")
TITLE(i2i_h, "Convert integer to integer")
TITLE(dfma_b, "FP64 fused multiply-add")
TITLE(ffma_b, "FP32 fused multiply-add")
TITLE(fcmp_b, "FP32 compare to zero and select")
TITLE(mufu, "FP32 multi-function: reciprocal, root, sine, exp2, log2")
TITLE(ald_a, "Load attribute")
TITLE(ast_a, "Store attribute")
TITLE(hadd2_r, "FP16 add, two lanes")
TITLE(hmul2_r, "FP16 multiply, two lanes")
TITLE(hfma2_r, "FP16 fused multiply-add, two lanes")
TITLE(hset2_r, "FP16 compare and set, two lanes")
TITLE(hsetp2_r, "FP16 compare and set predicate, two lanes")
TITLE(iadd3_r, "Three-input integer add")
TITLE(icmp_b, "Integer compare to zero and select")
TITLE(lop3_r, "Three-input bitwise logic by truth table")
TITLE(lds_r, "Load from shared memory")
TITLE(prmt_b, "Permute bytes")
TITLE(imad_b, "Integer multiply-add")
TITLE(imadsp_uu_b, "Integer multiply-add of register parts")
TITLE(xmad_r, "Integer 16-bit multiply-add")
TITLE(shf_l, "Funnel shift")
TITLE(bfi_b, "Bit field insert")
TITLE(lea_lo, "Load effective address: shift and add")
TITLE(bar_sync, "Barrier synchronization of a block")
TITLE(b2r_b, "Move barrier to register")
TITLE(depbar_le, "Dependency barrier")
TITLE(suld_p, "Surface load")
TITLE(sust_p, "Surface store")
TITLE(sured_p, "Atomic reduction on surface memory")
TITLE(suatom_i, "Atomic operation on surface memory")
TITLE(tex_i, "Texture fetch with filtering")
TITLE(tld_i, "Texture load")
TITLE(tld4_i, "Texture gather: one component of four texels")
TITLE(txd_i, "Texture fetch with derivatives")
TITLE(txq_i, "Texture query")
TITLE(tmml_i, "Texture mipmap level")
TITLE(texs_d1_lz_m, "Texture fetch with filtering, compact form")
TITLE(tlds_d1_lz_m, "Texture load, compact form")
TITLE(idp_a4, "Integer dot product and accumulate")

EFFECTS(cctl_all, "reads $P[Pg]")
EFFECTS(bra,
    "reads $P[Pg] $CC $active; writes $pc $crs $active; trap: not modelled: CSM and FCSM tests; "
    "trap: not modelled: targets in constants: address or distance; trap: `$crs` is full; branch: "
    "conditional call")
EFFECTS(brx,
    "reads $P[Pg] $CC $R[Ra] $active; writes $pc $crs $active; trap: not modelled: CSM and FCSM "
    "tests; trap: not modelled: targets in constants: address or distance; trap: `$crs` is full; "
    "branch: conditional call")
EFFECTS(cal,
    "reads $active; writes $crs $pc; trap: not modelled: targets in constants: address or "
    "distance; trap: `$crs` is full; branch: call")
EFFECTS(pret,
    "reads $active; writes $crs; trap: not modelled: targets in constants: address or distance; "
    "trap: `$crs` is full")
EFFECTS(lepc, "reads $P[Pg]; writes $R[Rd]")
EFFECTS(f2f_hh,
    "reads $P[Pg] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not "
    "modelled: rounding mode PASS")
EFFECTS(f2f_hs, "reads $P[Pg] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`")
EFFECTS(f2f_hd, "reads $P[Pg]; trap: f16 and f64")
EFFECTS(i2f_h,
    "reads $P[Pg] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u32; trap: unaligned in `c`")
EFFECTS(fadd, "reads $P[Pg] $R[Ra] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`")
EFFECTS(fadd32i, "reads $P[Pg] $R[Ra]; writes $R[Rd] $CC")
EFFECTS(fmul, "reads $P[Pg] $R[Rb] $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`")
EFFECTS(fmnmx,
    "reads $P[Pg] $R[Ra] $R[Rb] $P[Pp]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`")
EFFECTS(fcmp_b,
    "reads $P[Pg] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`")
EFFECTS(fcmp_c, "reads $P[Pg] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`")
EFFECTS(mufu, "reads $P[Pg] $R[Ra]; writes $R[Rd]")
EFFECTS(rro, "reads $P[Pg] $R[Rb]; writes $R[Rd]; read c.u32; trap: unaligned in `c`")
EFFECTS(ald_h, "reads $P[Pg] $R[Ra] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: graphics")
EFFECTS(ast_h, "reads $P[Pg] $R[Ra] $R[Rc] $R[Rd] $R[..]; trap: not modelled: graphics")
EFFECTS(hadd2_r, "reads $P[Pg] $R[Ra] $R[Rb] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]")
EFFECTS(hadd2_c,
    "reads $P[Pg] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; read c.u32; trap: unaligned in "
    "`c`")
EFFECTS(hmul2_i, "reads $P[Pg] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]")
EFFECTS(hfma2_b,
    "reads $P[Pg] $R[Ra] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; read c.u32; trap: "
    "unaligned in `c`")
EFFECTS(hsetp2_r, "reads $P[Pg] $R[Ra] $R[Rb] $P[Pp]; writes $P[Pu] $P[Pv]")
EFFECTS(lds_r,
    "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read s.u8; read "
    "s.u16; read s.u32; read s.u64; read s.u128; trap: outside `s`; trap: unaligned in `s`; trap: "
    "`.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple "
    "of 4")
EFFECTS(imadsp_uu_b,
    "reads $P[Pg] $R[Rb] $R[Ra] $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: unaligned in `c`; "
    "trap: not modelled: the condition code of this result")
EFFECTS(imadsp_uu_c,
    "reads $P[Pg] $R[Ra] $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: unaligned in `c`; trap: not "
    "modelled: the condition code of this result")
EFFECTS(xmad_b,
    "reads $P[Pg] $R[Ra] $R[Rc] $CC.C; writes $CC $R[Rd]; read c.u32; trap: unaligned in `c`; "
    "trap: not modelled: the condition code of this result; trap: not modelled: CSFU unless both "
    "halves are high and signed")
EFFECTS(shl,
    "reads $P[Pg] $R[Rb] $CC $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: "
    "not modelled: shifts of longer numbers")
EFFECTS(shf_l,
    "reads $P[Pg] $R[Rb] $CC $R[Ra] $R[Rc]; writes $R[Rd] $CC; trap: not modelled: shifts of "
    "longer numbers")
EFFECTS(s2r, "reads $P[Pg] $SR[special_SR] $SR[44] $SR[45] $SR[46] $SR[47] $SR[62]; writes $R[Rd]")
EFFECTS(b2r_b, "reads $P[Pg]; writes $R[Rd]; trap: not modelled: the layout of a barrier")
EFFECTS(tex_i,
    "reads $P[Pg] $R[Ra] $R[..] $R[Rb]; writes $P[texture_Pt] $R[Rd] $R[..] $R[0..255]; read "
    "c.u32; read g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: unaligned in "
    "`c`; trap: unaligned in `g`; trap: no texture or surface has this handle: it is not bound; "
    "trap: the image has more coordinates than the instruction")
EFFECTS(tex_b,
    "reads $P[Pg] $R[Ra] $R[..] $R[Rb]; writes $P[texture_Pt] $R[Rd] $R[..] $R[0..255]; read "
    "g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: unaligned in `g`; trap: no "
    "texture or surface has this handle: it is not bound; trap: the image has more coordinates "
    "than the instruction")
EFFECTS(texs_d1_lz_m,
    "reads $P[Pg] $R[..] $R[Rb]; writes $R[0..255]; read c.u32; read g.u32; read g.u8; read g.u16; "
    "trap: unaligned in `c`; trap: unaligned in `g`; trap: no texture or surface has this handle: "
    "it is not bound; trap: the image has more coordinates than the instruction")
EFFECTS(texs_d2_dc_m,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[texture_Rd2] "
    "$R[texture_Rd2.n | 1]; trap: not modelled: textures")
EFFECTS(texs_d2_ll_dc_m,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] "
    "$R[texture_Rd2] $R[texture_Rd2.n | 1]; trap: not modelled: textures")
EFFECTS(texs_a2_m,
    "reads $P[Pg] $R[..] $R[Ra] $R[Rb]; writes $R[0..255]; read c.u32; read g.u32; read g.u8; read "
    "g.u16; trap: unaligned in `c`; trap: unaligned in `g`; trap: no texture or surface has this "
    "handle: it is not bound; trap: the image has more coordinates than the instruction")
EFFECTS(texs_d3_m,
    "reads $P[Pg] $R[..] $R[Rb]; writes $R[0..255]; read c.u32; read g.u32; read g.u8; read g.u16; "
    "trap: unaligned in `c`; trap: unaligned in `g`; trap: no texture or surface has this handle: "
    "it is not bound")
EFFECTS(tlds_d1_ll_m,
    "reads $P[Pg] $R[..] $R[Rb]; writes $R[0..255]; read c.u32; read g.u32; read g.u8; read g.u16; "
    "trap: images have one level, and this is another; trap: unaligned in `c`; trap: unaligned in "
    "`g`; trap: no texture or surface has this handle: it is not bound; trap: the image has more "
    "coordinates than the instruction")
EFFECTS(tlds_a2_lz_m,
    "reads $P[Pg] $R[..] $R[Ra] $R[Rb] $R[Rb.n | 1]; writes $R[0..255]; read c.u32; read g.u32; "
    "read g.u8; read g.u16; trap: unaligned in `c`; trap: unaligned in `g`; trap: no texture or "
    "surface has this handle: it is not bound; trap: the image has more coordinates than the "
    "instruction")
EFFECTS(tlds_d2_ll_ao_m,
    "reads $P[Pg] $R[..] $R[Rb] $R[Rb.n | 1]; writes $R[0..255]; read c.u32; read g.u32; read "
    "g.u8; read g.u16; trap: images have one level, and this is another; trap: unaligned in `c`; "
    "trap: unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
    "the image has more coordinates than the instruction")
EFFECTS(vabsdiff, "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd] $CC")

NOTE(atom_p_op, "What the predicate reports is unknown.")
NOTE(cctl_a, "Prefetches, writes back or invalidates.")
NOTE(cctlt_all, "Invalidates texture headers.")
NOTE(isetp,
    "The first predicate is the result of the comparison, combined with the source predicate; the "
    "second is the inverse of the comparison, combined in the same way.")
NOTE(iset, "The result is a number.")
NOTE(cal, "Pushes the return address.")
NOTE(f2f_hh,
    "Converts from one float format to another, or rounds to integral values in one format. FTZ "
    "has no effect if one side is f64. Conversions between f16 and f64 trap.")
NOTE(f2i_h,
    "Values out of range become the nearest limit. NaN becomes 0, or the sign bit alone if one "
    "side has 64 bits. Conversions between 16 and 64 bits trap.")
NOTE(i2i_h, "Converts between sizes of integers; `SAT` limits the result to its range.")
NOTE(dadd, "The reuse flag of the second source is that of a third one.")
NOTE(dfma_b, "The sum is rounded once.")
NOTE(ffma32i, "The product is added to the destination register.")
NOTE(fcmp_b, "The third source is compared. A test without a name is `GT`.")
NOTE(mufu, "Results are the exact function, rounded: the tables of the hardware are not known.")
NOTE(hfma2_r, "The sums are rounded once.")
NOTE(hset2_r, "The results are two numbers.")
NOTE(iadd3_r,
    "Sources may be halves; the sum of the first two may be shifted. O is the carry of the first "
    "sum, C that of the second; .X adds both, so that 64-bit sums of three are right {PT}. RS "
    "shifts the carry, too: compilers rely on that where they compute the high half of a product.")
NOTE(icmp_b, "The third source is compared.")
NOTE(lop3_r,
    "Each bit of the result is looked up in LUT: with the source bits a, b, c it is bit 4*a + 2*b "
    "+ c.")
NOTE(ldl, "Local memory is private to the thread.")
NOTE(lds_r, "Shared memory belongs to the block.")
NOTE(imadsp_uu_b,
    "The sources are whole registers, their low 24 bits, or halves of them. The third source is "
    "signed if one of the others is. {inferred}")
NOTE(xmad_r,
    "Multiplies halves of registers and adds. PSL shifts the product left by 16, MRG puts the low "
    "half of the second source above the low half of the result; CLO and CHI add a half of the "
    "third source, CBCC also the second one shifted left. CSFU is for products of signed high "
    "halves: it subtracts what unsigned products of a negative high half and a low half have added "
    "too much.")
NOTE(shf_l,
    "Shifts two registers as one 64-bit number. The result of a left shift is the high half, of a "
    "right shift the low half, unless HI is given.")
NOTE(bfi_b, "Inserts a bit field into the third source.")
NOTE(lea_lo,
    "`HI` adds the high half. The predicate is 1 if that is not the one of the windows of shared "
    "and local memory in generic addresses, which is 0.")
NOTE(bar_sync,
    "Waits for the other warps of the block, or signals that this warp has arrived. Warps that "
    "have ended have arrived at barriers for all.")
NOTE(b2r_b, "Reads a barrier of the block.")
NOTE(depbar_le, "Waits for barriers that instructions set.")
NOTE(sured_p, "Changes a surface and returns no result.")
NOTE(suatom_i, "The result is the value that was in the surface before.")
NOTE(tex_i, "Samples a texture.")
NOTE(tld_i, "Fetches a texel without filtering.")
NOTE(txd_i,
    "Two derivatives for each dimension. The handle of .B comes before the coordinates {PT}; that "
    "limits and offsets follow them is {inferred}.")
NOTE(tmml_i, "The level of detail that a sample would use.")
NOTE(texs_d1_lz_m,
    "Samples a texture. Two result registers hold up to four components, one up to two.")
NOTE(idp_a4, "Multiplies four bytes by four, or two halves by two bytes, and adds the products.")

SHARES(atom_cas, "the number of that register")

static const struct isadora_form forms[] = {
    FORM(MAXWELL_ATOM, "ATOM", "ATOM", "Atomic operation on generic memory", "ATOM",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP><t> <Rd>, [<Ra>{+<ATOM_OFFSET>}], <Rb>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read "
            "g.u64; write g.u64; read g.u32; write g.u32; trap: not modelled: this operation; "
            "trap: not modelled: atomic operations in windows; trap: outside `g`; trap: unaligned "
            "in `g`",
        "z.z---c cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atom), HAS_CHOICES(atom),
            .note = "The result is the value that was in memory before.", .is_atomic = 1)
    FORM(MAXWELL_ATOM_CAS, "ATOM_CAS", "ATOM_CAS", "Atomic compare and swap on generic memory",
        "ATOM", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ATOM{.E}.CAS{.64} <Rd>, [<Ra>{+<ATOM_OFFSET>}], <b>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] $R[u8(Rb.n + "
            "3)] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read g.u64; write g.u64; read g.u32; "
            "write g.u32; trap: not modelled: atomic operations in windows; trap: outside `g`; "
            "trap: unaligned in `g`",
        "z.z---c cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atom_cas), HAS_CHOICES(atom_cas),
            .note = "Compares a word and replaces it if they are equal.", .shares = shares_atom_cas,
            .is_atomic = 1)
    FORM(MAXWELL_ATOM_P_OP, "ATOM_P.op", "ATOM_P", title_atom_p_op, "ATOM", 11, INFERRED, 0x3f,
        "{@{!}<Pg>} ATOM{.E}<ATOM_P_OP><t> <Pl>, <Rd>, [<Ra>{+<ATOM_OFFSET13>}], <Rb>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $P[7 - memory_Pl.n] $R[Rd] "
            "$R[Rd.n | 1]; trap: not modelled: the predicate result",
        "z.z---c cccccccc cccnssss 11101110 0110aaaa aaaapppa aaaaaaaa aaaarrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: the predicate result", HAS_SLOTS(atom_p_op),
            HAS_CHOICES(atom_p_op), .note = note_atom_p_op, .shares = shares_atom_cas)
    FORM(MAXWELL_ATOM_P_CAS, "ATOM_P.cas", "ATOM_P", title_atom_p_op, "ATOM", 11, INFERRED, 0x3f,
        "{@{!}<Pg>} ATOM{.E}.CAS{.64} <Pl>, <Rd>, [<Ra>{+<ATOM_OFFSET13>}], <b>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] $R[u8(Rb.n + "
            "3)] $R[Rb.n | 1]; writes $P[7 - memory_Pl.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: "
            "the predicate result",
        "z.z---c cccccccc cccnssss 11101110 0111..ca ????pppa aaaaaaaa aaaarrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: the predicate result", HAS_SLOTS(atom_p_cas),
            HAS_CHOICES(atom_p_cas), .note = note_atom_p_op, .shares = shares_atom_cas)
    FORM(MAXWELL_ATOMS, "ATOMS", "ATOMS", "Atomic operation on shared memory", "ATOMS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ATOMS<ATOMS_OP>{.S32|.U64|.S64} <Rd>, [<Ra>{+<ATOMS_OFFSET>}], <Rb>",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write "
            "s.u64; read s.u32; write s.u32; trap: outside `s`; trap: unaligned in `s`",
        "z.z---c cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atoms), HAS_CHOICES(atoms),
            .note = "The result is the value that was in memory before. Shared memory belongs to "
            "the block.", .is_atomic = 1)
    FORM(MAXWELL_ATOMS_CAS, "ATOMS_CAS", "ATOMS_CAS", "Atomic compare and swap on shared memory",
        "ATOMS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ATOMS<ATOMS_CAS_OP>{.64} <Rd>, [<Ra>{+<ATOMS_OFFSET>}], <b>",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] $R[u8(Rb.n + 3)] $R[Rb.n | "
            "1]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; read s.u32; write s.u32; "
            "trap: not modelled: .CAST, which locks; trap: outside `s`; trap: unaligned in `s`",
        "z.z---c cccccccc cccnssss 11101110 0aaaaaaa aaaaaaaa aaaaaaaa aa..rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(atoms_cas), HAS_CHOICES(atoms_cas),
            .note = "Compares a word of shared memory and replaces it if they are equal.",
            .shares = shares_atom_cas, .is_atomic = 1)
    FORM(MAXWELL_RED, "RED", "RED", "Atomic reduction on generic memory", "RED", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} RED{.E}<RED_OP><t> [<Ra>{+<ATOM_OFFSET>}], <Rd>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n | 1]; read g.u64; write g.u64; read "
            "g.u32; write g.u32; trap: not modelled: this operation; trap: not modelled: atomic "
            "operations in windows; trap: outside `g`; trap: unaligned in `g`",
        "z.z---c cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--rr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(red), HAS_CHOICES(red), .note = "Changes memory and returns no result.",
            .is_atomic = 1)
    FORM(MAXWELL_CCTL_A, "CCTL.a", "CCTL", title_cctl_a, "CCTL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CCTL{.E}{.U|.C|.I|.CRS}<CACHE_OP_OR_QUERY> [<Ra>{+<CCTL_OFFSET>}]",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1]",
        "z.z---c cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc cc--.ppp rrrrrrrr "
            "-ccccccc",
        HAS_SLOTS(cctl_a), HAS_CHOICES(cctl_a), .note = note_cctl_a)
    FORM(MAXWELL_CCTL_ALL, "CCTL.all", "CCTL", title_cctl_a, "CCTL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CCTL{.E}{.U|.C|.I|.CRS}<CACHE_OP_OR_QUERY>",
        effects_cctl_all,
        "z.z---c cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000 00--.ppp 11111111 "
            "-ccc0110",
        HAS_SLOTS(cctl_all), HAS_CHOICES(cctl_all), .note = note_cctl_a)
    FORM(MAXWELL_CCTLL_A, "CCTLL.a", "CCTLL", title_cctll_a, "CCTLL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CCTLL<CACHE_OP> [<Ra>{+<CCTLL_OFFSET>}]",
        "reads $P[Pg] $R[Ra]",
        "z.z---c cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc cc--.ppp rrrrrrrr "
            "--zzcccc",
        HAS_SLOTS(cctll_a), HAS_CHOICES(cctll_a))
    FORM(MAXWELL_CCTLL_ALL, "CCTLL.all", "CCTLL", title_cctll_a, "CCTLL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CCTLL<CACHE_OP>",
        effects_cctl_all,
        "z.z---c cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000 00--.ppp 11111111 "
            "--zz0110",
        HAS_SLOTS(cctll_all), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_CCTLT_ALL, "CCTLT.all", "CCTLT", title_cctlt_all, "CCTLT.IVALL",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CCTLT.IVALL",
        effects_cctl_all,
        "z.z---c cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- -------- ----.ppp -------- "
            "------00",
        HAS_SLOTS(cctlt_all), HAS_CHOICES(cctl_all), .note = note_cctlt_all)
    FORM(MAXWELL_CCTLT_ONE, "CCTLT.one", "CCTLT", title_cctlt_all, "CCTLT.IVTH", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CCTLT.IVTH <CCTLT_HEADER>",
        effects_cctl_all,
        "z.z---c cccccccc cccnssss 11101011 11110--c cccccccc cccc---- -------- ----.ppp -------- "
            "------01",
        HAS_SLOTS(cctlt_one), HAS_CHOICES(cctl_all), .note = note_cctlt_all)
    FORM(MAXWELL_ISETP, "ISETP", "ISETP", "Integer compare and set predicate", "ISETP",
        11, HARDWARE, 0x3f,
        "{@{!}<Pg>} ISETP<CMP>{.U32}{.X}(.AND|.OR|.XOR) <Pu>, <Pv>, <Ra>{.reuse}, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $P[Pp] $R[Ra] $CC.C $CC.Z; writes $P[Pu] $P[Pv]; read c.u32; trap: "
            "unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 0110cccs -bb-xnpp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "--pppppp",
        HAS_SLOTS(isetp), HAS_CHOICES(isetp), .note = note_isetp)
    FORM(MAXWELL_ISET, "ISET", "ISET", "Integer compare and set", "ISET", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} ISET{.BF}<CMP>{.U32}{.X}(.AND|.OR|.XOR) <Rd>{.CC}, <Ra>{.reuse}, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $P[Pp] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 0101cccs cbbbxnpp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iset), HAS_CHOICES(isetp), .note = note_iset)
    FORM(MAXWELL_BRA, "BRA", "BRA", "Relative branch", "BRA", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} BRA{.U}{.LMT} {<CC_TEST>, }<to>",
        effects_bra,
        "z.z---c cccccccc cccnssss 11100010 0100---- ----rrrr rrrrrrrr rrrrrrrr rrrr.ppp -------- "
            "ul.ccccc",
        .has_target = 1, HAS_SLOTS(bra), HAS_CHOICES(bra))
    FORM(MAXWELL_BRX, "BRX", "BRX", "Indirect relative branch", "BRX", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} BRX{.LMT} {<CC_TEST>, }<to>",
        effects_brx,
        "z.z---c cccccccc cccnssss 11100010 0101---- ----rrrr rrrrrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "-l.ccccc",
        HAS_SLOTS(brx), HAS_CHOICES(brx),
            .note = "The distance is the sum of a register and a number.")
    FORM(MAXWELL_JMP, "JMP", "JMP", "Absolute jump", "JMP", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} JMP{.U}{.LMT} {<CC_TEST>, }<to>",
        effects_bra,
        "z.z---c cccccccc cccnssss 11100010 0001aaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaa.ppp -------- "
            "ul.ccccc",
        .has_target = 1, HAS_SLOTS(jmp), HAS_CHOICES(jmp), .note = "Jumps to a fixed address.")
    FORM(MAXWELL_JMX, "JMX", "JMX", "Indirect absolute jump", "JMX", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} JMX{.LMT} {<CC_TEST>, }<to>",
        effects_brx,
        "z.z---c cccccccc cccnssss 11100010 0000aaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaa.ppp rrrrrrrr "
            "-l.ccccc",
        HAS_SLOTS(jmx), HAS_CHOICES(jmx),
            .note = "The target is a fixed address, the sum of a register and a number.")
    FORM(MAXWELL_CAL, "CAL", "CAL", "Relative call", "CAL", 11, DOCUMENT, 0x3f,
        "CAL{.NOINC} <to>",
        effects_cal,
        "z.z---c cccccccc cccnssss 11100010 0110---- ----rrrr rrrrrrrr rrrrrrrr rrrr---- -------- "
            "-n.-----",
        .has_target = 1, HAS_SLOTS(cal), HAS_CHOICES(cal), .note = note_cal)
    FORM(MAXWELL_JCAL, "JCAL", "JCAL", "Absolute call", "JCAL", 11, DOCUMENT, 0x3f,
        "JCAL{.NOINC} <to>",
        effects_cal,
        "z.z---c cccccccc cccnssss 11100010 0010aaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaa---- -------- "
            "-n.-----",
        .has_target = 1, HAS_SLOTS(jcal), HAS_CHOICES(jcal),
            .note = "Calls a fixed address and pushes the return address.")
    FORM(MAXWELL_PRET, "PRET", "PRET", "Pre-return: push return address", "PRET",
        11, DOCUMENT, 0x3f,
        "PRET{.NOINC} <to>",
        effects_pret,
        "z.z---c cccccccc cccnssss 11100010 0111---- ----rrrr rrrrrrrr rrrrrrrr rrrr---- -------- "
            "-n.-----",
        .has_target = 1, HAS_SLOTS(cal), HAS_CHOICES(cal), .note = note_cal)
    FORM(MAXWELL_RET, "RET", "RET", "Return from subroutine", "RET", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} RET {<CC_TEST>}",
        "reads $P[Pg] $CC $waits[2] $active $crs $waits[0..7]; writes $crs $waits[2] $waits[0..7] "
            "$active $pc; trap: not modelled: CSM and FCSM tests; trap: `$crs` is empty; trap: "
            "STACK_UNDERFLOW: threads wait for a token that is not on the stack; branch: "
            "conditional return",
        "z.z---c cccccccc cccnssss 11100011 0010---- -------- -------- -------- ----.ppp -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_PLONGJMP, "PLONGJMP", "PLONGJMP", "Pre-long-jump: push target of LONGJMP",
        "PLONGJMP", 11, DOCUMENT, 0x3f,
        "PLONGJMP <to>",
        effects_pret,
        "z.z---c cccccccc cccnssss 11100010 1000---- ----rrrr rrrrrrrr rrrrrrrr rrrr---- -------- "
            "--.-----",
        .has_target = 1, HAS_SLOTS(plongjmp), HAS_CHOICES(cal),
            .note = "Pushes the address at which `LONGJMP` continues.")
    FORM(MAXWELL_LONGJMP, "LONGJMP", "LONGJMP", "Long jump", "LONGJMP", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LONGJMP {<CC_TEST>}",
        "reads $P[Pg] $CC $waits[3] $active $crs $waits[0..7]; writes $crs $waits[3] $waits[0..7] "
            "$active $pc; trap: not modelled: CSM and FCSM tests; trap: `$crs` is empty; trap: "
            "STACK_UNDERFLOW: threads wait for a token that is not on the stack; branch: "
            "conditional return",
        "z.z---c cccccccc cccnssss 11100011 0001---- -------- -------- -------- ----.ppp -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all),
            .note = "Continues at the address that `PLONGJMP` pushed.")
    FORM(MAXWELL_PBK, "PBK", "PBK", "Pre-break: push target of BRK", "PBK", 11, DOCUMENT, 0x3f,
        "PBK <to>",
        effects_pret,
        "z.z---c cccccccc cccnssss 11100010 1010---- ----rrrr rrrrrrrr rrrrrrrr rrrr---- -------- "
            "--.-----",
        .has_target = 1, HAS_SLOTS(plongjmp), HAS_CHOICES(cal),
            .note = "Pushes the address after the loop.")
    FORM(MAXWELL_BRK, "BRK", "BRK", "Break out of loop", "BRK", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} BRK {<CC_TEST>}",
        "reads $P[Pg] $CC $waits[4] $active $crs $waits[0..7]; writes $crs $waits[4] $waits[0..7] "
            "$active $pc; trap: not modelled: CSM and FCSM tests; trap: `$crs` is empty; trap: "
            "STACK_UNDERFLOW: threads wait for a token that is not on the stack; branch: "
            "conditional return",
        "z.z---c cccccccc cccnssss 11100011 0100---- -------- -------- -------- ----.ppp -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_PCNT, "PCNT", "PCNT", "Pre-continue: push target of CONT", "PCNT",
        11, DOCUMENT, 0x3f,
        "PCNT <to>",
        effects_pret,
        "z.z---c cccccccc cccnssss 11100010 1011---- ----rrrr rrrrrrrr rrrrrrrr rrrr---- -------- "
            "--.-----",
        .has_target = 1, HAS_SLOTS(plongjmp), HAS_CHOICES(cal),
            .note = "Pushes the address of the next iteration.")
    FORM(MAXWELL_CONT, "CONT", "CONT", "Continue loop", "CONT", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CONT {<CC_TEST>}",
        "reads $P[Pg] $CC $waits[5] $active $crs $waits[0..7]; writes $crs $waits[5] $waits[0..7] "
            "$active $pc; trap: not modelled: CSM and FCSM tests; trap: `$crs` is empty; trap: "
            "STACK_UNDERFLOW: threads wait for a token that is not on the stack; branch: "
            "conditional return",
        "z.z---c cccccccc cccnssss 11100011 0101---- -------- -------- -------- ----.ppp -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all), .note = "Begins the next iteration of a loop.")
    FORM(MAXWELL_SSY, "SSY", "SSY", "Set synchronization point", "SSY", 11, DOCUMENT, 0x3f,
        "SSY <to>",
        effects_pret,
        "z.z---c cccccccc cccnssss 11100010 1001---- ----rrrr rrrrrrrr rrrrrrrr rrrr---- -------- "
            "--.-----",
        .has_target = 1, HAS_SLOTS(plongjmp), HAS_CHOICES(cal),
            .note = "Pushes the address at which threads reconverge.")
    FORM(MAXWELL_SYNC, "SYNC", "SYNC", "Reconverge at synchronization point", "SYNC",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SYNC {<CC_TEST>}",
        "reads $P[Pg] $CC $waits[6] $active $crs $waits[0..7]; writes $crs $waits[6] $waits[0..7] "
            "$active $pc; trap: not modelled: CSM and FCSM tests; trap: `$crs` is empty; trap: "
            "STACK_UNDERFLOW: threads wait for a token that is not on the stack; branch: "
            "conditional return",
        "z.z---c cccccccc cccnssss 11110000 11111--- -------- -------- -------- ----.ppp -------- "
            "---ccccc",
        HAS_SLOTS(ret), HAS_CHOICES(cctl_all),
            .note = "Waits for the other threads at the address that `SSY` pushed, then continues.")
    FORM(MAXWELL_PEXIT, "PEXIT", "PEXIT", "Pre-exit: push target of EXIT", "PEXIT",
        11, DOCUMENT, 0x3f,
        "PEXIT <REL_TARGET>",
        "reads $active; writes $crs; trap: `$crs` is full",
        "z.z---c cccccccc cccnssss 11100010 0011---- ----rrrr rrrrrrrr rrrrrrrr rrrr---- -------- "
            "--------",
        .has_target = 1, HAS_SLOTS(pexit), HAS_CHOICES(pexit),
            .note = "Pushes the address at which threads continue after `EXIT`. {inferred}")
    FORM(MAXWELL_EXIT, "EXIT", "EXIT", "Exit: end the thread", "EXIT", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} EXIT{.KEEPREFCOUNT} {<CC_TEST>}",
        "reads $P[Pg] $CC $waits[7] $active $crs $waits[0..6] $waits[2] $waits[3] $waits[4] "
            "$waits[5] $waits[6] $left $come[0..15] $some[0..15] $yes[0..15] $asked[0..15]; writes "
            "$crs $waits[7] $active $left $come[0..15] $red_yes[0..15] $red_all[0..15] "
            "$waits[0..7] $pc; trap: not modelled: CSM and FCSM tests; trap: `$crs` is empty; "
            "trap: STACK_UNDERFLOW: threads wait for a token that is not on the stack; branch: "
            "conditional return",
        "z.z---c cccccccc cccnssss 11100011 0000---- -------- -------- -------- ----.ppp -------- "
            "--kccccc",
        HAS_SLOTS(exit), HAS_CHOICES(cctl_all),
            .note = "After a `PEXIT` the threads continue at its target, when all have exited. "
            "{inferred}")
    FORM(MAXWELL_KIL, "KIL", "KIL", "Kill thread of a discarded pixel", "KIL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} KIL {<CC_TEST>}",
        "reads $P[Pg] $CC; trap: not modelled: CSM and FCSM tests; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 11100011 0011---- -------- -------- -------- ----.ppp -------- "
            "---ccccc",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ret),
            HAS_CHOICES(cctl_all), .note = "Ends the thread of a pixel that is not drawn.")
    FORM(MAXWELL_BPT, "BPT", "BPT", "Breakpoint or trap", "BPT", 11, DOCUMENT, 0x3f,
        "BPT<BPT_KIND> {<BPT_NUMBER>}",
        "trap: BPT.TRAP; trap: not modelled: debuggers",
        "z.z---c cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb bbbb---- -------b "
            "bb------",
        HAS_SLOTS(bpt), HAS_CHOICES(bpt), .note = "Stops for the debugger, or traps.")
    FORM(MAXWELL_IDE, "IDE", "IDE", "Interrupt enable or disable", "IDE", 11, DOCUMENT, 0x3f,
        "IDE{.EN} <IDE_MASK>",
        "",
        "z.z---c cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii iiii---- -------- "
            "--e-----",
        HAS_SLOTS(ide), HAS_CHOICES(pexit))
    FORM(MAXWELL_RAM, "RAM", "RAM", "Restore active mask", "RAM", 11, DOCUMENT, 0x3f,
        "RAM",
        "trap: not modelled: the saved mask",
        "z.z---c cccccccc cccnssss 11100011 1000---- -------- -------- -------- -------- -------- "
            "--------",
        .not_executed = "not modelled: the saved mask", HAS_SLOTS(ram), HAS_CHOICES(pexit),
            .note = "Restores which threads are active.")
    FORM(MAXWELL_SAM, "SAM", "SAM", "Set active mask", "SAM", 11, DOCUMENT, 0x3f,
        "SAM",
        "trap: not modelled: the new mask",
        "z.z---c cccccccc cccnssss 11100011 0111---- -------- -------- -------- -------- -------- "
            "--------",
        .not_executed = "not modelled: the new mask", HAS_SLOTS(ram), HAS_CHOICES(pexit),
            .note = "Sets which threads are active.")
    FORM(MAXWELL_RTT, "RTT", "RTT", "Return from trap", "RTT", 11, DOCUMENT, 0x3f,
        "RTT{<RTT_OP>}",
        "trap: not modelled: trap handlers",
        "z.z---c cccccccc cccnssss 11100011 0110---- -------- -------- -------- -------- -------- "
            "------rr",
        .not_executed = "not modelled: trap handlers", HAS_SLOTS(rtt), HAS_CHOICES(pexit))
    FORM(MAXWELL_GETCRSPTR, "GETCRSPTR", "GETCRSPTR", "Get call return stack pointer", "GETCRSPTR",
        11, DOCUMENT, 0x3f,
        "GETCRSPTR <Rd>",
        "reads $crs; writes $R[Rd]",
        "z.z---c cccccccc cccnssss 11100010 1100---- -------- -------- -------- -------- -------- "
            "rrrrrrrr",
        HAS_SLOTS(getcrsptr), HAS_CHOICES(pexit),
            .note = "The pointer counts entries here. {inferred}")
    FORM(MAXWELL_SETCRSPTR, "SETCRSPTR", "SETCRSPTR", "Set call return stack pointer", "SETCRSPTR",
        11, DOCUMENT, 0x3f,
        "SETCRSPTR <Ra>",
        "reads $crs $R[Ra]; trap: not modelled: another depth of the stack",
        "z.z---c cccccccc cccnssss 11100010 1110---- -------- -------- -------- -------- rrrrrrrr "
            "--------",
        HAS_SLOTS(setcrsptr), HAS_CHOICES(pexit),
            .note = "Programs can only restore what they have read, where the stack is as deep as "
            "it was.")
    FORM(MAXWELL_GETLMEMBASE, "GETLMEMBASE", "GETLMEMBASE", "Get local memory base address",
        "GETLMEMBASE", 11, DOCUMENT, 0x3f,
        "GETLMEMBASE <Rd>",
        "writes $R[Rd]",
        "z.z---c cccccccc cccnssss 11100010 1101---- -------- -------- -------- -------- -------- "
            "rrrrrrrr",
        HAS_SLOTS(getcrsptr), HAS_CHOICES(pexit))
    FORM(MAXWELL_SETLMEMBASE, "SETLMEMBASE", "SETLMEMBASE", "Set local memory base address",
        "SETLMEMBASE", 11, DOCUMENT, 0x3f,
        "SETLMEMBASE <Ra>",
        "reads $R[Ra]; trap: not modelled: local memory that begins elsewhere",
        "z.z---c cccccccc cccnssss 11100010 1111---- -------- -------- -------- -------- rrrrrrrr "
            "--------",
        HAS_SLOTS(setcrsptr), HAS_CHOICES(pexit))
    FORM(MAXWELL_LEPC, "LEPC", "LEPC", "Load effective PC", "LEPC", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LEPC <Rd>",
        effects_lepc,
        "z.z---c cccccccc cccnssss 01010000 11010--- -------- -------- -------- ----.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(lepc), HAS_CHOICES(cctl_all),
            .note = "The result is the address of this instruction. {inferred}")
    FORM(MAXWELL_NOP, "NOP", "NOP", "No operation", "NOP", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} NOP{.TRIG} {<NOP_CC_TEST>, }{<NOP_MASK>}",
        "",
        "z.z---c cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn nnnn.ppp --tnnnnn "
            "--------",
        HAS_SLOTS(nop), HAS_CHOICES(nop))
    FORM(MAXWELL_F2F_HH, "F2F.hh", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){<CVT_RND>}{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hh,
        "z.z-r-c cccccccc cccnssss ........ 10101sf- c-ff-ccc cccccccc ccccrrrr rrrr.ppp ----0101 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_hh), HAS_CHOICES(f2f_hh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_HS, "F2F.hs", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hs,
        "z.z-r-c cccccccc cccnssss ........ 10101sf- c-ff--cr rccccccc ccccrrrr rrrr.ppp ----0110 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_hs), HAS_CHOICES(f2f_hh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_HD, "F2F.hd", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hd,
        "z.z-r-c cccccccc cccnssss ........ 10101sf- c-ff--cr rccccccc ccccrrrr rrrr.ppp ----0111 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_hs), HAS_CHOICES(f2f_hh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_SH, "F2F.sh", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hs,
        "z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff---r rccccccc ccccrrrr rrrr.ppp ----1001 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_sh), HAS_CHOICES(f2f_sh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_SS, "F2F.ss", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){<CVT_RND>}{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hh,
        "z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff-c-c cccccccc ccccrrrr rrrr.ppp ----1010 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_ss), HAS_CHOICES(f2f_sh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_SD, "F2F.sd", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u32; trap: unaligned in `c`; "
            "trap: not modelled: saturation of f64",
        "z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff---r rccccccc ccccrrrr rrrr.ppp ----1011 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_sh), HAS_CHOICES(f2f_sh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_DH, "F2F.dh", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hd,
        "z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff---r rccccccc ccccrrrr rrrr.ppp ----1101 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_dh), HAS_CHOICES(f2f_dh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_DS, "F2F.ds", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $CC; read c.u64; trap: unaligned in `c`; "
            "trap: not modelled: saturation of f64",
        "z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff---r rccccccc ccccrrrr rrrr.ppp ----1110 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_dh), HAS_CHOICES(f2f_dh), .note = note_f2f_hh)
    FORM(MAXWELL_F2F_DD, "F2F.dd", "F2F", title_f2f_hh, "F2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){<CVT_RND>}{.SAT} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u64; trap: "
            "unaligned in `c`; trap: not modelled: saturation of f64; trap: not modelled: rounding "
            "mode PASS",
        "z.z-r-c cccccccc cccnssss .......o 10101sf- c-ff-c-c cccccccc ccccrrrr rrrr.ppp ----1111 "
            "rrrrrrrr",
        HAS_SLOTS(f2f_dd), HAS_CHOICES(f2f_dh), .note = note_f2f_hh)
    FORM(MAXWELL_F2I_H, "F2I.h", "F2I", title_f2i_h, "F2I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2I{.FTZ}<DST_INT>(.F16|.F32|.F64){<ROUND>} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u32; trap: unaligned in `c`; "
            "trap: 16 and 64 bits; trap: not modelled: the condition code of 64 bits",
        "z.z-r-c cccccccc cccnssss ........ 10110-f- c-ff--cr rccccccc ccccrrrr rrrr.ppp ---d01dd "
            "rrrrrrrr",
        HAS_SLOTS(f2i_h), HAS_CHOICES(f2i_h), .note = note_f2i_h)
    FORM(MAXWELL_F2I_S, "F2I.s", "F2I", title_f2i_h, "F2I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2I{.FTZ}<DST_INT>(.F16|.F32|.F64){<ROUND>} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u32; trap: unaligned in `c`; "
            "trap: not modelled: halves of longer floats; trap: not modelled: the condition code "
            "of 64 bits",
        "z.z-r-c cccccccc cccnssss .......o 10110-f- c-ff--cr rccccccc ccccrrrr rrrr.ppp ---d10dd "
            "rrrrrrrr",
        HAS_SLOTS(f2i_s), HAS_CHOICES(f2i_s), .note = note_f2i_h)
    FORM(MAXWELL_F2I_D, "F2I.d", "F2I", title_f2i_h, "F2I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} F2I{.FTZ}<DST_INT>(.F16|.F32|.F64){<ROUND>} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u64; trap: "
            "unaligned in `c`; trap: 16 and 64 bits; trap: not modelled: halves of longer floats; "
            "trap: not modelled: the condition code of 64 bits",
        "z.z-r-c cccccccc cccnssss .......o 10110-f- c-ff--cr rccccccc ccccrrrr rrrr.ppp ---d11dd "
            "rrrrrrrr",
        HAS_SLOTS(f2i_d), HAS_CHOICES(f2i_d), .note = note_f2i_h)
    FORM(MAXWELL_I2F_H, "I2F.h", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} I2F(.F16|.F32|.F64)<SRC_INT>{.RM|.RP|.RZ} <Rd>{.CC}, <b>",
        effects_i2f_h,
        "z.z-r-c cccccccc cccnssss .......o 10111-f- c-f--hhr rccccccc ccccrrrr rrrr.ppp --s-01dd "
            "rrrrrrrr",
        HAS_SLOTS(i2f_h), HAS_CHOICES(i2f_h))
    FORM(MAXWELL_I2F_B, "I2F.b", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} I2F(.F16|.F32|.F64)<SRC_INT>{.RM|.RP|.RZ} <Rd>{.CC}, <b>",
        effects_i2f_h,
        "z.z-r-c cccccccc cccnssss .......o 10111-f- c-f--bbr rccccccc ccccrrrr rrrr.ppp --s-00dd "
            "rrrrrrrr",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_b))
    FORM(MAXWELL_I2F_W, "I2F.w", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} I2F(.F16|.F32|.F64)<SRC_INT>{.RM|.RP|.RZ} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u32; trap: unaligned in `c`; "
            "trap: not modelled: parts of longer integers",
        "z.z-r-c cccccccc cccnssss .......o 10111-f- c-f--bbr rccccccc ccccrrrr rrrr.ppp --s-10dd "
            "rrrrrrrr",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_b))
    FORM(MAXWELL_I2F_D, "I2F.d", "I2F", title_i2f_h, "I2F", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} I2F(.F16|.F32|.F64)<SRC_INT>{.RM|.RP|.RZ} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $CC; read c.u64; trap: "
            "unaligned in `c`; trap: not modelled: parts of longer integers",
        "z.z-r-c cccccccc cccnssss .......o 10111-f- c-f--bbr rccccccc ccccrrrr rrrr.ppp --s-11dd "
            "rrrrrrrr",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_d))
    FORM(MAXWELL_I2I_H, "I2I.h", "I2I", title_i2i_h, "I2I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} I2I<I2I_DST><I2I_SRC>{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hs,
        "z.z-r-c cccccccc cccnssss .......o 11100sf- c-f--hh- -ccccccc ccccrrrr rrrr.ppp --ii01ii "
            "rrrrrrrr",
        HAS_SLOTS(i2i_h), HAS_CHOICES(i2i_h), .note = note_i2i_h)
    FORM(MAXWELL_I2I_B, "I2I.b", "I2I", title_i2i_h, "I2I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} I2I<I2I_DST><I2I_SRC>{.SAT} <Rd>{.CC}, <b>",
        effects_f2f_hs,
        "z.z-r-c cccccccc cccnssss .......o 11100sf- c-f--bb- -ccccccc ccccrrrr rrrr.ppp --ii00ii "
            "rrrrrrrr",
        HAS_SLOTS(i2i_b), HAS_CHOICES(i2i_b), .note = note_i2i_h)
    FORM(MAXWELL_I2I_W, "I2I.w", "I2I", title_i2i_h, "I2I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} I2I<I2I_DST><I2I_SRC>{.SAT} <Rd>{.CC}, <b>",
        "reads $P[Pg] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; trap: not "
            "modelled: parts of longer integers",
        "z.z-r-c cccccccc cccnssss .......o 11100sf- c-f--bb- -ccccccc ccccrrrr rrrr.ppp --ii10ii "
            "rrrrrrrr",
        HAS_SLOTS(i2i_b), HAS_CHOICES(i2i_b), .note = note_i2i_h)
    FORM(MAXWELL_DADD, "DADD", "DADD", "FP64 add", "DADD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DADD{.RM|.RP|.RZ} <Rd>{.CC}, {-}{|}<Ra>{|}{.reuse}, <b>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1] $CC; "
            "read c.u64; trap: unaligned in `c`",
        "z.zr-rc cccccccc cccnssss .......o 01110-ff cff----r rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dadd), HAS_CHOICES(dadd), .note = note_dadd)
    FORM(MAXWELL_DMUL, "DMUL", "DMUL", "FP64 multiply", "DMUL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DMUL{.RM|.RP|.RZ} <Rd>{.CC}, <Ra>{.reuse}, <b>",
        "reads $P[Pg] $R[Rb] $R[Rb.n | 1] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n | 1] $CC; "
            "read c.u64; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 10000--n c------r rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dmul), HAS_CHOICES(dmul))
    FORM(MAXWELL_DFMA_B, "DFMA.b", "DFMA", title_dfma_b, "DFMA", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DFMA{.RM|.RP|.RZ} <Rd>{.CC}, <Ra>{.reuse}, <b>, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] "
            "$R[Rd.n | 1] $CC; read c.u64; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......o 0111ddfn crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dfma_b), HAS_CHOICES(dfma_b), .note = note_dfma_b)
    FORM(MAXWELL_DFMA_C, "DFMA.c", "DFMA", title_dfma_b, "DFMA", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DFMA{.RM|.RP|.RZ} <Rd>{.CC}, <Ra>{.reuse}, {-}<Rc>{.reuse}, "
            "{-}c[<C_BANK>][<C_OFFSET>]",
        "reads $P[Pg] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n | 1] $CC; "
            "read c.u64; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss 01010011 0111ddfn crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dfma_c), HAS_CHOICES(dfma_c), .note = note_dfma_b)
    FORM(MAXWELL_DMNMX, "DMNMX", "DMNMX", "FP64 minimum or maximum", "DMNMX", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DMNMX <Rd>{.CC}, {-}{|}<Ra>{|}{.reuse}, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Pp]; writes $R[Rd] $R[Rd.n | 1] "
            "$CC; read c.u64; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 01010-ff cff--npp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dmnmx), HAS_CHOICES(dmnmx))
    FORM(MAXWELL_DSET, "DSET", "DSET", "FP64 compare and set", "DSET", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DSET{.BF}<FLOAT_CMP>(.AND|.OR|.XOR) <Rd>{.CC}, {-}{|}<Ra>{|}{.reuse}, <b>, "
            "{!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Pp]; writes $R[Rd] $CC; read "
            "c.u64; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 0sssffff cbbssnpp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(dset), HAS_CHOICES(dmnmx), .note = note_iset)
    FORM(MAXWELL_DSETP, "DSETP", "DSETP", "FP64 compare and set predicate", "DSETP",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DSETP<FLOAT_CMP>(.AND|.OR|.XOR) <Pu>, <Pv>, {-}{|}<Ra>{|}{.reuse}, <b>, "
            "{!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Pp]; writes $P[Pu] $P[Pv]; read "
            "c.u64; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 1000ffff -bbssnpp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "sspppppp",
        HAS_SLOTS(dsetp), HAS_CHOICES(dmnmx), .note = note_isetp)
    FORM(MAXWELL_FADD, "FADD", "FADD", "FP32 add", "FADD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FADD{.FTZ}{.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, {-}{|}<Ra>{|}{.reuse}, <b>",
        effects_fadd,
        "z.zr-rc cccccccc cccnssss .......o 01011sff cfff---r rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fadd), HAS_CHOICES(fadd), .note = note_dadd)
    FORM(MAXWELL_FADD32I, "FADD32I", "FADD32I", "FP32 add 32-bit immediate", "FADD32I",
        11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FADD32I{.FTZ} <Rd>{.CC}, {-}{|}<Ra>{|}{.reuse}, <FIMM32>{.NEG}{.ABS}",
        effects_fadd32i,
        "z.z--rc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff ffff.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fadd32i), HAS_CHOICES(fadd32i))
    FORM(MAXWELL_FMUL, "FMUL", "FMUL", "FP32 multiply", "FMUL", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FMUL{.FTZ|.FMZ}{<POWER>}{.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <Ra>{.reuse}, <b>",
        effects_fmul,
        "z.z-rrc cccccccc cccnssss .......o 01101s-n c-ffpppr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fmul), HAS_CHOICES(fmul), .note = "Can also multiply by a power of two.")
    FORM(MAXWELL_FMUL32I, "FMUL32I", "FMUL32I", "FP32 multiply by 32-bit immediate", "FMUL32I",
        11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FMUL32I{.FTZ|.FMZ}{.SAT} <Rd>{.CC}, <Ra>{.reuse}, <FIMM32>",
        effects_fadd32i,
        "z.z--rc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff ffff.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fmul32i), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_FFMA_B, "FFMA.b", "FFMA", title_ffma_b, "FFMA", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} FFMA{.FTZ|.FMZ}{.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <Ra>{.reuse}, <b>, "
            "{-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......o 1ffrrsfn crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ffma_b), HAS_CHOICES(ffma_b), .note = note_dfma_b)
    FORM(MAXWELL_FFMA_C, "FFMA.c", "FFMA", title_ffma_b, "FFMA", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} FFMA{.FTZ|.FMZ}{.RM|.RP|.RZ}{.SAT} <Rd>{.CC}, <Ra>{.reuse}, {-}<Rc>{.reuse}, "
            "{-}c[<C_BANK>][<C_OFFSET>]",
        "reads $P[Pg] $R[Rc] $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss 01010001 1ffrrsfn crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ffma_c), HAS_CHOICES(ffma_c), .note = note_dfma_b)
    FORM(MAXWELL_FFMA32I, "FFMA32I", "FFMA32I", "FP32 fused multiply-add with 32-bit immediate",
        "FFMA32I", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} FFMA32I{.FTZ|.FMZ}{.SAT} <Rd>{.CC}, {-}<Ra>{.reuse}, <FIMM32>, {-}<Rd>",
        "reads $P[Pg] $R[Ra] $R[Rd]; writes $R[Rd] $CC",
        "z.z--rc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff ffff.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ffma32i), HAS_CHOICES(ffma32i), .note = note_ffma32i)
    FORM(MAXWELL_FMNMX, "FMNMX", "FMNMX", "FP32 minimum or maximum", "FMNMX", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FMNMX{.FTZ} <Rd>{.CC}, {-}{|}<Ra>{|}{.reuse}, <b>, {!}<Pp>",
        effects_fmnmx,
        "z.z-rrc cccccccc cccnssss .......o 01100-ff cfff-npp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fmnmx), HAS_CHOICES(fmnmx))
    FORM(MAXWELL_FSET, "FSET", "FSET", "FP32 compare and set", "FSET", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FSET{.BF}<FLOAT_CMP>{.FTZ}(.AND|.OR|.XOR) <Rd>{.CC}, {-}{|}<Ra>{|}{.reuse}, "
            "<b>, {!}<Pp>",
        effects_fmnmx,
        "z.z-rrc cccccccc cccnssss .......o ssssffff cbbssnpp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fset), HAS_CHOICES(fmnmx), .note = note_iset)
    FORM(MAXWELL_FSETP, "FSETP", "FSETP", "FP32 compare and set predicate", "FSETP",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} FSETP<FLOAT_CMP>{.FTZ}(.AND|.OR|.XOR) <Pu>, <Pv>, {-}{|}<Ra>{|}{.reuse}, <b>, "
            "{!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $P[Pp]; writes $P[Pu] $P[Pv]; read c.u32; trap: unaligned in "
            "`c`",
        "z.z-rrc cccccccc cccnssss .......o 1011ffff sbbssnpp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "sspppppp",
        HAS_SLOTS(fsetp), HAS_CHOICES(fmnmx), .note = note_isetp)
    FORM(MAXWELL_FCMP_B, "FCMP.b", "FCMP", title_fcmp_b, "FCMP", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FCMP{<FCMP_TEST>}{.FTZ} <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        effects_fcmp_b,
        "z.zrrrc cccccccc cccnssss .......o 1010ffff srrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fcmp_b), HAS_CHOICES(fcmp_b), .note = note_fcmp_b)
    FORM(MAXWELL_FCMP_C, "FCMP.c", "FCMP", title_fcmp_b, "FCMP", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FCMP{<FCMP_TEST>}{.FTZ} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, "
            "c[<C_BANK>][<C_OFFSET>]",
        effects_fcmp_c,
        "z.z-rrc cccccccc cccnssss 01010011 1010ffff srrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fcmp_c), HAS_CHOICES(fcmp_c), .note = note_fcmp_b)
    FORM(MAXWELL_FCHK, "FCHK", "FCHK", "FP32 division range check", "FCHK.DIVIDE",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} FCHK.DIVIDE <Pu>, {-}{|}<Ra>{|}{.reuse}, <b>",
        "reads $P[Pg]; writes $P[Pu]",
        "z.z-rrc cccccccc cccnssss .......o 10001-ff -ffzzzzz zccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "--ppp---",
        HAS_SLOTS(fchk), HAS_CHOICES(fadd),
            .note = "The predicate is set if a division needs the slow path. Which exponents need "
            "it is not known; the slow path is right for all, so it is always set. {inferred}")
    FORM(MAXWELL_FSWZADD, "FSWZADD", "FSWZADD", "FP32 swizzle add", "FSWZADD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} FSWZADD{.FTZ}{.RM|.RP|.RZ}{.NDV} <Rd>{.CC}, <Ra>{.reuse}, <Rb>{.reuse}, "
            "(PP|NP|PN|ZP)(PP|NP|PN|ZP)(PP|NP|PN|ZP)(PP|NP|PN|ZP)",
        "reads $P[Pg] $R[Ra] $R[Rb]; writes $R[Rd] $CC; trap: not modelled: flushing where nothing "
            "is added",
        "z.z-rrc cccccccc cccnssss 01010000 11111--- c--f---r rn--ssss ssssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(fswzadd), HAS_CHOICES(cctl_all),
            .note = "Adds with different signs for each of four neighbouring threads. A pair of "
            "letters specifies the signs of the two sources of one thread: plus, minus, zero. The "
            "text is in reverse order: its last letter is for the first source of the first "
            "thread.")
    FORM(MAXWELL_MUFU, "MUFU", "MUFU", title_mufu, "MUFU", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} MUFU<MUFU_OP>{.SAT} <Rd>, {-}{|}<Ra>{|}{.reuse}",
        effects_mufu,
        "z.z--rc cccccccc cccnssss 01010000 10000s-f -f------ -------- -------- 0mmm.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(mufu), HAS_CHOICES(fadd32i), .note = note_mufu)
    FORM(MAXWELL_MUFU_SQRT, "MUFU.sqrt", "MUFU", title_mufu, "MUFU", 11, DOCUMENT, 0x3e,
        "{@{!}<Pg>} MUFU<MUFU_OP>{.SAT} <Rd>, {-}{|}<Ra>{|}{.reuse}",
        effects_mufu,
        "z.z--rc cccccccc cccnssss 01010000 10000s-f -f------ -------- -------- 1000.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(mufu), HAS_CHOICES(fadd32i), .note = note_mufu)
    FORM(MAXWELL_RRO, "RRO", "RRO", "FP32 range reduction", "RRO", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} RRO(.SINCOS|.EX2) <Rd>, <b>",
        effects_rro,
        "z.z-r-c cccccccc cccnssss .......o 10010-f- --f----- rccccccc ccccrrrr rrrr.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(rro), HAS_CHOICES(rro),
            .note = "Reduces an argument to the range that `MUFU` accepts. Here `MUFU` accepts "
            "all.")
    FORM(MAXWELL_AL2P, "AL2P", "AL2P", "Attribute address, logical to physical", "AL2P",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} AL2P{.O}{.64|.96|.128} {<Pq>, }<Rd>{, <a>}",
        "reads $P[Pg] $R[Ra]; writes $P[graphics_Pq] $R[Rd]; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 11101111 10100--a appp---- -------o -aaaaaaa aaaa.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(al2p),
            HAS_CHOICES(al2p), .note = "The result is the physical address of an attribute.")
    FORM(MAXWELL_ALD_A, "ALD.a", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ALD{.O}{.64|.96|.128} <Rd>, a[<ATTR_OFFSET10>]{, <Rc>}",
        "reads $P[Pg] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 11101111 11011--a arrrrrrr r------o 0zaaaaaa aaaa.ppp 11111111 "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ald_a),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_ALD_H, "ALD.h", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ALD{.O}.PHYS{.64|.96|.128} <Rd>, a[<Ra>]{, <Rc>}",
        effects_ald_h,
        "z.z---c cccccccc cccnssss 11101111 11011--a arrrrrrr r------o 00000000 0000.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ald_h),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_ALD_P, "ALD.p", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ALD{.O}.P{.64|.96|.128} <Rd>, a[<Ra>]{, <Rc>}",
        effects_ald_h,
        "z.z---c cccccccc cccnssss 11101111 11011--a arrrrrrr r------o 10000000 0000.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ald_h),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_ALD_Q, "ALD.q", "ALD", title_ald_a, "ALD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ALD{.O}.P{.64|.96|.128} <Rd>, a[<Ra>+<ATTR_OFFSET11>]{, <Rc>}",
        effects_ald_h,
        "z.z---c cccccccc cccnssss 11101111 11011--a arrrrrrr r------o 1aaaaaaa aaaa.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ald_q),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_A, "AST.a", "AST", title_ast_a, "AST", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} AST{.64|.96|.128} a[<ATTR_OFFSET10>], <Rd>{, <Rc>}",
        "reads $P[Pg] $R[Rc] $R[Rd] $R[..]; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa aaaa.ppp 11111111 "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ast_a),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_H, "AST.h", "AST", title_ast_a, "AST.PHYS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} AST.PHYS{.64|.96|.128} a[<Ra>], <Rd>{, <Rc>}",
        effects_ast_h,
        "z.z---c cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000 0000.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ast_h),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_P, "AST.p", "AST", title_ast_a, "AST.P", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} AST.P{.64|.96|.128} a[<Ra>], <Rd>{, <Rc>}",
        effects_ast_h,
        "z.z---c cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 10000000 0000.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ast_h),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_AST_Q, "AST.q", "AST", title_ast_a, "AST.P", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} AST.P{.64|.96|.128} a[<Ra>+<ATTR_OFFSET11>], <Rd>{, <Rc>}",
        effects_ast_h,
        "z.z---c cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa aaaa.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ast_q),
            HAS_CHOICES(ald_a))
    FORM(MAXWELL_IPA, "IPA", "IPA", "Interpolate attribute", "IPA", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IPA{.IDX}{<IPA_MODE>}{.CENTROID|.OFFSET}{.SAT} <Rd>, <a>, <Rb>{, <Rc>}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.iiiiii iiiirrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ipa), HAS_CHOICES(ipa),
            .note = "Without a mode the result is multiplied by the second register.")
    FORM(MAXWELL_ISBERD, "ISBERD", "ISBERD", "Read from inter-stage buffer", "ISBERD",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ISBERD{.O}{.PATCH|.PRIM|.ATTR}{.SKEW}{.U16|.32} <Rd>, [<Ra>]",
        "reads $P[Pg] $R[Ra]; writes $R[Rd]; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 11101111 11010--i i------- -----iio s------- ----.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(isberd),
            HAS_CHOICES(cctl_all), .note = "The buffer is between stages of the pipeline.")
    FORM(MAXWELL_OUT, "OUT", "OUT", "Emit vertex or end strip", "OUT", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} OUT<OUT_OP> <Rd>, <Ra>, <b>",
        "reads $P[Pg] $R[Ra] $R[Rb]; writes $R[Rd]; read c.u32; trap: not modelled: graphics; "
            "trap: unaligned in `c`",
        "z.z-r-c cccccccc cccnssss .......o 11100--- -------o occccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(out), HAS_CHOICES(out))
    FORM(MAXWELL_PIXLD, "PIXLD", "PIXLD", "Load pixel information", "PIXLD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} PIXLD{<PIXLD_OP>} <Rd>, <Pw>, [<Ra>{+<PIXLD_OFFSET>}]",
        "reads $P[Pg] $R[Ra]; writes $R[Rd] $P[Pw]; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 11101111 11101--- ppp----- ------pp p---pppp pppp.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(pixld),
            HAS_CHOICES(pixld))
    FORM(MAXWELL_HADD2_R, "HADD2.r", "HADD2", title_hadd2_r, "HADD2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HADD2{<MERGE>}{.FTZ}{.SAT} <Rd>, <a>, <b>",
        effects_hadd2_r,
        "z.zr-rc cccccccc cccnssss ........ 00010mms s--hh--- h------h hhssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hadd2_r), HAS_CHOICES(hadd2_r))
    FORM(MAXWELL_HADD2_C, "HADD2.c", "HADD2", title_hadd2_r, "HADD2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HADD2{<MERGE>}{.FTZ}{.SAT} <Rd>, <a>, <b>",
        effects_hadd2_c,
        "z.z--rc cccccccc cccnssss .......h .h-h-mms s--hh--- hccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hadd2_c), HAS_CHOICES(hadd2_c))
    FORM(MAXWELL_HADD2_32I, "HADD2_32I", "HADD2_32I", "FP16 add immediates, two lanes", "HADD2_32I",
        11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HADD2_32I{.FTZ}{.SAT} <Rd>, <a>, <F16_HIGH_32I>, <F16_LOW_32I>",
        effects_mufu,
        "z.z--rc cccccccc cccnssss 0010110h hsshffff ffffffff ffffffff ffffffff ffff.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hadd2_32i), HAS_CHOICES(hadd2_32i), .note = "Adds two 16-bit immediates.")
    FORM(MAXWELL_HMUL2_R, "HMUL2.r", "HMUL2", title_hmul2_r, "HMUL2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HMUL2{<MERGE>}{.FTZ|.FMZ}{.SAT} <Rd>, <a>, <b>",
        effects_hadd2_r,
        "z.z-rrc cccccccc cccnssss ........ 00001mms s--h---h h------h hhssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_r), HAS_CHOICES(hmul2_r))
    FORM(MAXWELL_HMUL2_C, "HMUL2.c", "HMUL2", title_hmul2_r, "HMUL2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HMUL2{<MERGE>}{.FTZ|.FMZ}{.SAT} <Rd>, <a>, <b>",
        effects_hadd2_c,
        "z.z--rc cccccccc cccnssss 0111100- 1h-h-mms s--hh--h hccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_c), HAS_CHOICES(hmul2_c))
    FORM(MAXWELL_HMUL2_I, "HMUL2.i", "HMUL2", title_hmul2_r, "HMUL2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HMUL2{<MERGE>}{.FTZ|.FMZ}{.SAT} <Rd>, <a>, <F16_HIGH>, <F16_LOW>",
        effects_hmul2_i,
        "z.z--rc cccccccc cccnssss 0111100f 0--h-mms s--hh--h hfffffff ffffffff ffff.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_i), HAS_CHOICES(hmul2_i))
    FORM(MAXWELL_HMUL2_32I, "HMUL2_32I", "HMUL2_32I", "FP16 multiply by immediates, two lanes",
        "HMUL2_32I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HMUL2_32I{.FTZ|.FMZ}{.SAT} <Rd>, <a>, <F16_HIGH_32I>, <F16_LOW_32I>",
        effects_mufu,
        "z.z--rc cccccccc cccnssss 0010101h hsshffff ffffffff ffffffff ffffffff ffff.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hmul2_32i), HAS_CHOICES(hmul2_32i),
            .note = "Multiplies by two 16-bit immediates.")
    FORM(MAXWELL_HFMA2_R, "HFMA2.r", "HFMA2", title_hfma2_r, "HFMA2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HFMA2{<MERGE>}{.FTZ|.FMZ}{.SAT} <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]",
        "z.zrrrc cccccccc cccnssss 01011101 00000mms srrrrrrr rhhhh--h hhssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_r), HAS_CHOICES(hfma2_r), .note = note_hfma2_r)
    FORM(MAXWELL_HFMA2_B, "HFMA2.b", "HFMA2", title_hfma2_r, "HFMA2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HFMA2{<MERGE>}{.FTZ|.FMZ}{.SAT} <Rd>, <a>, <b>, <c>",
        effects_hfma2_b,
        "z.zr-rc cccccccc cccnssss 01110hhh .hhhhmms srrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_b), HAS_CHOICES(hfma2_b), .note = note_hfma2_r)
    FORM(MAXWELL_HFMA2_C, "HFMA2.c", "HFMA2", title_hfma2_r, "HFMA2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HFMA2{<MERGE>}{.FTZ|.FMZ}{.SAT} <Rd>, <a>, <b>, {-}c[<C_BANK>][<C_OFFSET>]",
        effects_hfma2_b,
        "z.z-rrc cccccccc cccnssss 01100hhh 1hhhhmms srrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_c), HAS_CHOICES(hfma2_c), .note = note_hfma2_r)
    FORM(MAXWELL_HFMA2_32I, "HFMA2_32I", "HFMA2_32I",
        "FP16 fused multiply-add with immediates, two lanes", "HFMA2_32I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HFMA2_32I{.FTZ|.FMZ} <Rd>, <a>, <F16_HIGH_32I>, <F16_LOW_32I>, {-}<Rd>",
        effects_hmul2_i,
        "z.z--rc cccccccc cccnssss 0010100h hsshffff ffffffff ffffffff ffffffff ffff.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hfma2_32i), HAS_CHOICES(hmul2_32i),
            .note = "Multiplies by two 16-bit immediates and adds the destination register.")
    FORM(MAXWELL_HSET2_R, "HSET2.r", "HSET2", title_hset2_r, "HSET2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HSET2{.BF}<HALF_CMP>{.FTZ}(.AND|.OR|.XOR) <Rd>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $P[Pp]; writes $R[Rd]",
        "z.z-rrc cccccccc cccnssss ........ 00011hhs sbbhhnpp phhhh--- hhssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hset2_r), HAS_CHOICES(hset2_r), .note = note_hset2_r)
    FORM(MAXWELL_HSET2_C, "HSET2.c", "HSET2", title_hset2_r, "HSET2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HSET2{.BF}<HALF_CMP_CONST>{.FTZ}(.AND|.OR|.XOR) <Rd>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $P[Pp]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        "z.z--rc cccccccc cccnssss 0111110h .hhhhhhs sbbhhnpp pccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(hset2_c), HAS_CHOICES(hset2_c), .note = note_hset2_r)
    FORM(MAXWELL_HSETP2_R, "HSETP2.r", "HSETP2", title_hsetp2_r, "HSETP2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HSETP2<HALF_CMP>{.H_AND}{.FTZ}(.AND|.OR|.XOR) <Pu>, <Pv>, <a>, <b>, {!}<Pp>",
        effects_hsetp2_r,
        "z.z-rrc cccccccc cccnssss ........ 00100-hs sbbhhnpp phhhh--- hhssrrrr rrrr.ppp rrrrrrrr "
            "-hpppppp",
        HAS_SLOTS(hsetp2_r), HAS_CHOICES(hset2_r))
    FORM(MAXWELL_HSETP2_C, "HSETP2.c", "HSETP2", title_hsetp2_r, "HSETP2", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} HSETP2<HALF_CMP_CONST>{.H_AND}{.FTZ}(.AND|.OR|.XOR) <Pu>, <Pv>, <a>, <b>, "
            "{!}<Pp>",
        "reads $P[Pg] $R[Ra] $P[Pp]; writes $P[Pu] $P[Pv]; read c.u32; trap: unaligned in `c`",
        "z.z--rc cccccccc cccnssss .......h .hhhhhhs sbbhhnpp pccccccc cccccccc cccc.ppp rrrrrrrr "
            "-hpppppp",
        HAS_SLOTS(hsetp2_c), HAS_CHOICES(hsetp2_c))
    FORM(MAXWELL_IADD, "IADD", "IADD", "Integer add", "IADD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} IADD{.PO}{.SAT}{.X} <Rd>{.CC}, {-}<Ra>{.reuse}, <b>",
        "reads $P[Pg] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in "
            "`c`; trap: .PO together with .X; trap: not modelled: the condition code of a "
            "saturated result",
        "z.z-rrc cccccccc cccnssss .......o 00010snn c---x--- -ccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd), HAS_CHOICES(iadd),
            .note = "With .X the carry is added, and a sign inverts without adding one. A 64-bit "
            "sum takes two instructions: `Rd.CC` of the first writes the carry, `IADD.X` adds it. "
            "The carry out of a - b is 1 if there is no borrow.")
    FORM(MAXWELL_IADD32I, "IADD32I", "IADD32I", "Integer add 32-bit immediate", "IADD32I",
        11, HARDWARE, 0x3f,
        "{@{!}<Pg>} IADD32I{.PO}{.SAT}{.X} <Rd>{.CC}, {-}<Ra>{.reuse}, <IMM32>",
        "reads $P[Pg] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; trap: .PO together with .X; trap: not "
            "modelled: the condition code of a saturated result",
        "z.z--rc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii iiii.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd32i), HAS_CHOICES(iadd32i))
    FORM(MAXWELL_IADD3_R, "IADD3.r", "IADD3", title_iadd3_r, "IADD3", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} IADD3{.RS|.LS}{.X} <Rd>{.CC}, {-}<Ra>{.H0|.H1}{.reuse}, "
            "{-}<Rb>{.H0|.H1}{.reuse}, {-}<Rc>{.H0|.H1}{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc] $CC.C $CC.O $CC.Z; writes $R[Rd] $CC; trap: the place "
            "of the carry",
        "z.zrrrc cccccccc cccnssss 01011100 1100iiii crrrrrrr riihhhhh h---rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd3_r), HAS_CHOICES(iadd3_r), .note = note_iadd3_r)
    FORM(MAXWELL_IADD3_B, "IADD3.b", "IADD3", title_iadd3_r, "IADD3", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} IADD3{.X} <Rd>{.CC}, {-}<Ra>{.reuse}, <b>, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rc] $CC.C $CC.O $CC.Z; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`",
        "z.zr-rc cccccccc cccnssss .......o 1100iiii crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iadd3_b), HAS_CHOICES(iadd3_b), .note = note_iadd3_r)
    FORM(MAXWELL_ISCADD, "ISCADD", "ISCADD", "Scaled integer add", "ISCADD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} ISCADD{.PO} <Rd>{.CC}, {-}<Ra>{.reuse}, <b>, <SHIFT>",
        effects_fadd,
        "z.z-rrc cccccccc cccnssss .......o 00011-nn c---ssss sccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iscadd), HAS_CHOICES(iscadd),
            .note = "Shifts left and adds. ptxas sets flags of reuse for missing registers, too.")
    FORM(MAXWELL_ISCADD32I, "ISCADD32I", "ISCADD32I", "Scaled integer add of 32-bit immediate",
        "ISCADD32I", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ISCADD32I <Rd>{.CC}, <Ra>{.reuse}, <IMM32>, <SHIFT_32I>",
        effects_fadd32i,
        "z.z--rc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii iiii.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(iscadd32i), HAS_CHOICES(cctl_all),
            .note = "Shifts left and adds a 32-bit immediate.")
    FORM(MAXWELL_IMNMX, "IMNMX", "IMNMX", "Integer minimum or maximum", "IMNMX", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} IMNMX{.U32}{.XLO|.XMED|.XHI} <Rd>{.CC}, <Ra>{.reuse}, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $P[Pp] $R[Ra] $CC.Z $CC.C; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 00100--s c--ppnpp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imnmx), HAS_CHOICES(isetp),
            .note = "A longer number takes several instructions, the highest part first: `XHI.CC`, "
            "`XMED.CC`, `XLO`. A part takes the side that the parts above it chose, or if they "
            "were equal its own.")
    FORM(MAXWELL_ICMP_B, "ICMP.b", "ICMP", title_icmp_b, "ICMP", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} ICMP<CMP>{.U32} <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        effects_fcmp_b,
        "z.zrrrc cccccccc cccnssss .......o 0100cccs -rrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(icmp_b), HAS_CHOICES(out), .note = note_icmp_b)
    FORM(MAXWELL_ICMP_C, "ICMP.c", "ICMP", title_icmp_b, "ICMP", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} ICMP<CMP>{.U32} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        effects_fcmp_c,
        "z.z-rrc cccccccc cccnssss 01010011 0100cccs -rrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(icmp_c), HAS_CHOICES(fcmp_c), .note = note_icmp_b)
    FORM(MAXWELL_LOP, "LOP", "LOP", "Bitwise logic: and, or, xor, pass", "LOP", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} LOP<LOP_OP>{.X}{.T|.Z|.NZ} {<Pd>, }<Rd>{.CC}, {~}<Ra>{.reuse}, <b>",
        "reads $P[Pg] $R[Ra] $R[Rb] $CC.Z; writes $R[Rd] $P[Pd] $CC; read c.u32; trap: unaligned "
            "in `c`",
        "z.z-rrc cccccccc cccnssss .......o 01000ppp c-llxlll lccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop), HAS_CHOICES(lop),
            .note = "The predicate reports on the result. With .X, nothing set means that the "
            "lower words were 0, too, in the predicate and in Z: ptxas compares 128 bits by that "
            "{PT}.")
    FORM(MAXWELL_LOP32I, "LOP32I", "LOP32I", "Bitwise logic with 32-bit immediate", "LOP32I",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LOP32I<LOP32I_OP>{.X} <Rd>{.CC}, {~}<Ra>{.reuse}, <UIMM32>{.INV}",
        "reads $P[Pg] $R[Ra] $CC.Z; writes $R[Rd] $CC",
        "z.z--rc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop32i), HAS_CHOICES(cctl_all), .note = "The second source is an immediate.")
    FORM(MAXWELL_LOP3_R, "LOP3.r", "LOP3", title_lop3_r, "LOP3.LUT", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} LOP3.LUT{.X}{.T|.Z|.NZ} {<Pd>, }<Rd>{.CC}, <Ra>{.reuse}, <Rb>{.reuse}, "
            "<Rc>{.reuse}, <LUT>",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc] $CC.Z; writes $R[Rd] $P[Pd] $CC",
        "z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop3_r), HAS_CHOICES(lop3_r), .note = note_lop3_r)
    FORM(MAXWELL_LOP3_C, "LOP3.c", "LOP3", title_lop3_r, "LOP3.LUT", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} LOP3.LUT{.X} <Rd>{.CC}, <Ra>{.reuse}, c[<C_BANK>][<C_OFFSET>], <Rc>{.reuse}, "
            "<LUT_48>",
        "reads $P[Pg] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        "z.zr-rc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop3_c), HAS_CHOICES(lop3_c), .note = note_lop3_r)
    FORM(MAXWELL_LOP3_I, "LOP3.i", "LOP3", title_lop3_r, "LOP3.LUT", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} LOP3.LUT{.X} <Rd>{.CC}, <Ra>{.reuse}, <IMM>, <Rc>{.reuse}, <LUT_48>",
        "reads $P[Pg] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC",
        "z.zr-rc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii iiii.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lop3_i), HAS_CHOICES(cctl_all), .note = note_lop3_r)
    FORM(MAXWELL_LDG, "LDG", "LDG", "Load from global memory", "LDG", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LDG{.E}{.CG|.CI|.CV}{<LDG_SIZE>} <Rd>, [<Ra>{+<OFFSET24>}]",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; "
            "read g.u8; read g.u16; read g.u32; read g.u64; read g.u128; trap: outside `g`; trap: "
            "unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        "z.z---c cccccccc cccnssss 11101110 11010lll lle-oooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ldg), HAS_CHOICES(ldg))
    FORM(MAXWELL_LDG_P, "LDG_P", "LDG_P", "Load from global memory with a predicate result", "LDG",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LDG{.E}{.CG|.CI|.CV}{<LDG_SIZE>} <Pl>, <Rd>, [<Ra>{+<OFFSET20>}]",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $P[7 - memory_Pl.n] $R[Rd] $R[Rd.n | 1] $R[Rd.n "
            "| 2] $R[Rd.n | 3]; trap: not modelled: the predicate result",
        "z.z---c cccccccc cccnssss 11101110 11001lll lle-ppp? oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: the predicate result", HAS_SLOTS(ldg_p), HAS_CHOICES(ldg_p),
            .note = note_atom_p_op)
    FORM(MAXWELL_STG, "STG", "STG", "Store to global memory", "STG", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} STG{.E}{.CG|.CS|.WT}{<SIZE>} [<Ra>{+<OFFSET24>}], <Rd>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write "
            "g.u8; write g.u16; write g.u32; write g.u64; write g.u128; trap: outside `g`; trap: "
            "unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        "z.z---c cccccccc cccnssss 11101110 11011sss sse-oooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(stg), HAS_CHOICES(ldg))
    FORM(MAXWELL_LD, "LD", "LD", "Load from generic memory", "LD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LD{.E}{.CG|.CI|.CV}{<LD_SIZE>} <Rd>, [<Ra>{+<OFFSET32>}]{, P<LD_P>}",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $P[LD_P]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] "
            "$R[Rd.n + 3]; read s.u8; read l.u8; read g.u8; read s.u16; read l.u16; read g.u16; "
            "read s.u32; read l.u32; read g.u32; read s.u64; read l.u64; read g.u64; read s.u128; "
            "read l.u128; read g.u128; trap: outside `s`; trap: outside `l`; trap: outside `g`; "
            "trap: unaligned in `s`; trap: unaligned in `l`; trap: unaligned in `g`; trap: `.x2` "
            "of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple "
            "of 4",
        "z.z---c cccccccc cccnssss 100lllll lllloooo oooooooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ld), HAS_CHOICES(ld),
            .note = "The predicate reports whether the address is surely outside of the windows.")
    FORM(MAXWELL_ST, "ST", "ST", "Store to generic memory", "ST", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} ST{.E}{.CG|.CS|.WT}{<LD_SIZE>} [<Ra>{+<OFFSET32>}], <Rd>{, P<LD_P>}",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3] $P[LD_P]; "
            "write s.u8; write s.u16; write s.u32; write s.u64; write s.u128; write l.u8; write "
            "l.u16; write l.u32; write l.u64; write l.u128; write g.u8; write g.u16; write g.u32; "
            "write g.u64; write g.u128; trap: outside `s`; trap: unaligned in `s`; trap: `.x2` of "
            "a register that is no multiple of 2; trap: `.x4` of a register that is no multiple of "
            "4; trap: outside `l`; trap: unaligned in `l`; trap: outside `g`; trap: unaligned in "
            "`g`",
        "z.z---c cccccccc cccnssss 101lllss lllloooo oooooooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(st), HAS_CHOICES(ld))
    FORM(MAXWELL_LDL, "LDL", "LDL", "Load from local memory", "LDL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LDL{.LU|.CI|.CV}{<SIZE>} <Rd>, [<Ra>{+<OFFSET24>}]",
        "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read l.u8; "
            "read l.u16; read l.u32; read l.u64; read l.u128; trap: outside `l`; trap: unaligned "
            "in `l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register "
            "that is no multiple of 4",
        "z.z---c cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ldl), HAS_CHOICES(ldg), .note = note_ldl)
    FORM(MAXWELL_STL, "STL", "STL", "Store to local memory", "STL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} STL{.CG|.CS|.WT}{<SIZE>} [<Ra>{+<OFFSET24>}], <Rd>",
        "reads $P[Pg] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write l.u8; write "
            "l.u16; write l.u32; write l.u64; write l.u128; trap: outside `l`; trap: unaligned in "
            "`l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register "
            "that is no multiple of 4",
        "z.z---c cccccccc cccnssss 11101111 01010sss --ssoooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(stl), HAS_CHOICES(ldg), .note = note_ldl)
    FORM(MAXWELL_LDS_R, "LDS.r", "LDS", title_lds_r, "LDS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LDS{<SIZE>} <Rd>, [<Ra>{+<OFFSET24>}]",
        effects_lds_r,
        "z.z---c cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lds_r), HAS_CHOICES(ldg), .note = note_lds_r)
    FORM(MAXWELL_LDS_U, "LDS.u", "LDS", title_lds_r, "LDS.U", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LDS.U<LDS_U_SIZE> <Rd>, [<Ra>{+<OFFSET24>}]",
        effects_lds_r,
        "z.z---c cccccccc cccnssss 11101111 01001lll ---1oooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lds_u), HAS_CHOICES(ldg), .note = note_lds_r)
    FORM(MAXWELL_STS, "STS", "STS", "Store to shared memory", "STS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} STS{<SIZE>} [<Ra>{+<OFFSET24>}], <Rd>",
        "reads $P[Pg] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write s.u8; write "
            "s.u16; write s.u32; write s.u64; write s.u128; trap: outside `s`; trap: unaligned in "
            "`s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register "
            "that is no multiple of 4",
        "z.z---c cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo oooo.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sts), HAS_CHOICES(ldg), .note = note_lds_r)
    FORM(MAXWELL_LDC, "LDC", "LDC", "Load from constant memory, indexed", "LDC", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} LDC{<LDC_SIZE>}{.IL|.IS|.ISL} <Rd>, <at>",
        "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n + 1]; read c.u8; read c.u16; read c.u32; read "
            "c.u64; trap: not modelled: the split of the index into bank and offset; trap: not "
            "modelled: accesses outside the bank; trap: unaligned in `c`; trap: `.x2` of a "
            "register that is no multiple of 2",
        "z.z---c cccccccc cccnssss 11101111 10010lll --ll---l lllliiii iiiiiiii iiii.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(ldc), HAS_CHOICES(ldc),
            .note = "With .IS the high half of the index is added to the bank {NAK}; .IL and .ISL "
            "have it elsewhere.")
    FORM(MAXWELL_STP, "STP", "STP", "Set texture phase", "STP", 11, DOCUMENT, 0x3f,
        "STP{.WAIT} <STP_NUMBER>",
        "",
        "z.z---c cccccccc cccnssss 11101110 10100--- -------- -------- w---ssss ssss---- -------- "
            "--------",
        HAS_SLOTS(stp), HAS_CHOICES(pexit),
            .note = "By its name it groups fetches of textures, whose results are the same. "
            "{inferred}")
    FORM(MAXWELL_MEMBAR, "MEMBAR", "MEMBAR", "Memory barrier", "MEMBAR", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} MEMBAR(.CTA|.GL|.SYS|.VC){<MEMBAR_IVALL>}",
        "reads $P[Pg]; fence",
        "z.z---c cccccccc cccnssss 11101111 10011--- -------- -------- -------- ----.ppp ------mm "
            "------mm",
        HAS_SLOTS(membar), HAS_CHOICES(cctl_all),
            .note = "Orders memory accesses as other threads see them.", .is_fence = 1)
    FORM(MAXWELL_MOV, "MOV", "MOV", "Move", "MOV", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} MOV <Rd>, <b>{, <LANES>}",
        effects_rro,
        "z.z-r-c cccccccc cccnssss .......o 10011--- -----lll lccccccc ccccrrrr rrrr.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(mov), HAS_CHOICES(mov), .note = "Copies a register, a constant or an immediate.")
    FORM(MAXWELL_MOV32I, "MOV32I", "MOV32I", "Move 32-bit immediate", "MOV32I", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} MOV32I <Rd>, <UIMM32>{, <LANES_32I>}",
        effects_lepc,
        "z.z---c cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ppp llll---- "
            "rrrrrrrr",
        HAS_SLOTS(mov32i), HAS_CHOICES(mov32i))
    FORM(MAXWELL_SEL, "SEL", "SEL", "Select by predicate", "SEL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SEL <Rd>, <Ra>{.reuse}, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $P[Pp] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 10100--- -----npp pccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sel), HAS_CHOICES(isetp))
    FORM(MAXWELL_PRMT_B, "PRMT.b", "PRMT", title_prmt_b, "PRMT", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} PRMT{<PRMT_MODE>} <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......o 11000ppp -rrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(prmt_b), HAS_CHOICES(out))
    FORM(MAXWELL_PRMT_C, "PRMT.c", "PRMT", title_prmt_b, "PRMT", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} PRMT{<PRMT_MODE>} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        effects_fcmp_c,
        "z.z-rrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(prmt_c), HAS_CHOICES(fcmp_c))
    FORM(MAXWELL_IMUL, "IMUL", "IMUL", "Integer multiply", "IMUL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMUL{<MUL_TYPES>}{.HI} <Rd>{.CC}, <Ra>{.reuse}, <b>",
        effects_fmul,
        "z.z-rrc cccccccc cccnssss .......o 00111--- c-----mm hccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imul), HAS_CHOICES(out))
    FORM(MAXWELL_IMUL32I, "IMUL32I", "IMUL32I", "Integer multiply by 32-bit immediate", "IMUL32I",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMUL32I{<MUL_TYPES_32I>}{.HI} <Rd>{.CC}, <Ra>{.reuse}, <IMM32>",
        effects_fadd32i,
        "z.z--rc cccccccc cccnssss 00011111 mmhciiii iiiiiiii iiiiiiii iiiiiiii iiii.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imul32i), HAS_CHOICES(cctl_all))
    FORM(MAXWELL_IMAD_B, "IMAD.b", "IMAD", title_imad_b, "IMAD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMAD{<MAD_TYPES>}{.HI}{.PO}{.SAT}{.X} <Rd>{.CC}, {-}<Ra>{.reuse}, <b>, "
            "{-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $R[Rc] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: not modelled: saturation but of signed high halves; trap: not "
            "modelled: the high half of a negated product",
        "z.zrrrc cccccccc cccnssss .......o 0mmmmsmm crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imad_b), HAS_CHOICES(imad_b))
    FORM(MAXWELL_IMAD_C, "IMAD.c", "IMAD", title_imad_b, "IMAD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMAD{<MAD_TYPES>}{.HI}{.PO}{.SAT}{.X} <Rd>{.CC}, {-}<Ra>{.reuse}, "
            "<Rc>{.reuse}, {-}c[<C_BANK>][<C_OFFSET>]",
        "reads $P[Pg] $R[Ra] $R[Rc] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: unaligned in "
            "`c`; trap: not modelled: saturation but of signed high halves; trap: not modelled: "
            "the high half of a negated product",
        "z.z-rrc cccccccc cccnssss 01010010 0mmmmsmm crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imad_c), HAS_CHOICES(imad_c))
    FORM(MAXWELL_IMAD32I, "IMAD32I", "IMAD32I", "Integer multiply-add with 32-bit immediate",
        "IMAD32I", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMAD32I{<MAD32I_TYPES>}{.HI}{.PO} <Rd>{.CC}, {-}<Ra>{.reuse}, <IMM32>, {-}<Rd>",
        "reads $P[Pg] $R[Ra] $R[Rd]; writes $R[Rd] $CC; trap: not modelled: the high half of a "
            "negated product",
        "z.z--rc cccccccc cccnssss 000100mn mmhciiii iiiiiiii iiiiiiii iiiiiiii iiii.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imad32i), HAS_CHOICES(imad32i), .note = note_ffma32i)
    FORM(MAXWELL_IMADSP_UU_B, "IMADSP.uu.b", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.U(32|24|16H0|16H1).U(24|16H0).U(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<b>, <Rc>{.reuse}",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......o 1i0iiii0 crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SU_B, "IMADSP.su.b", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.S(32|24|16H0|16H1).U(24|16H0).S(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<b>, <Rc>{.reuse}",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......o 1i0iiii1 crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_US_B, "IMADSP.us.b", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.U(32|24|16H0|16H1).S(24|16H0).S(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<b>, <Rc>{.reuse}",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......o 1i1iiii0 crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SS_B, "IMADSP.ss.b", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.S(32|24|16H0|16H1).S(24|16H0).S(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<b>, <Rc>{.reuse}",
        effects_imadsp_uu_b,
        "z.zrrrc cccccccc cccnssss .......o 1i1iiii1 crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_b), HAS_CHOICES(out), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_UU_C, "IMADSP.uu.c", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.U(32|24|16H0|16H1).U(24|16H0).U(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<Rc>{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        effects_imadsp_uu_c,
        "z.z-rrc cccccccc cccnssss 01010010 1i0iiii0 crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SU_C, "IMADSP.su.c", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.S(32|24|16H0|16H1).U(24|16H0).S(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<Rc>{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        effects_imadsp_uu_c,
        "z.z-rrc cccccccc cccnssss 01010010 1i0iiii1 crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_US_C, "IMADSP.us.c", "IMADSP", title_imadsp_uu_b, "IMADSP.U",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.U(32|24|16H0|16H1).S(24|16H0).S(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<Rc>{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        effects_imadsp_uu_c,
        "z.z-rrc cccccccc cccnssss 01010010 1i1iiii0 crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_IMADSP_SS_C, "IMADSP.ss.c", "IMADSP", title_imadsp_uu_b, "IMADSP.S",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} IMADSP.S(32|24|16H0|16H1).S(24|16H0).S(32|24|16H0) <Rd>{.CC}, <Ra>{.reuse}, "
            "<Rc>{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        effects_imadsp_uu_c,
        "z.z-rrc cccccccc cccnssss 01010010 1i1iiii1 crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(imadsp_uu_c), HAS_CHOICES(fcmp_c), .note = note_imadsp_uu_b)
    FORM(MAXWELL_XMAD_R, "XMAD.r", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} XMAD{<XMAD_TYPES>}<m> <Rd>{.CC}, <Ra>{.H1}{.reuse}, <Rb>{.H1}{.reuse}, "
            "<Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc] $CC.C; writes $CC $R[Rd]; trap: not modelled: the "
            "condition code of this result; trap: not modelled: CSFU unless both halves are high "
            "and signed",
        "z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxmpx--- ----rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_r), HAS_CHOICES(xmad_r), .note = note_xmad_r)
    FORM(MAXWELL_XMAD_I, "XMAD.i", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} XMAD{<XMAD_TYPES>}<m> <Rd>{.CC}, <Ra>{.H1}{.reuse}, <IMM16>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rc] $CC.C; writes $CC $R[Rd]; trap: not modelled: the condition "
            "code of this result; trap: not modelled: CSFU unless both halves are high and signed",
        "z.zr-rc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxmpiiii iiiiiiii iiii.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_i), HAS_CHOICES(xmad_i), .note = note_xmad_r)
    FORM(MAXWELL_XMAD_B, "XMAD.b", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} XMAD{<XMAD_TYPES>}<m> <Rd>{.CC}, <Ra>{.H1}{.reuse}, <b>, <Rc>{.reuse}",
        effects_xmad_b,
        "z.zr-rc cccccccc cccnssss 0100111m pxxxxxxx crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_b), HAS_CHOICES(xmad_b), .note = note_xmad_r)
    FORM(MAXWELL_XMAD_C, "XMAD.c", "XMAD", title_xmad_r, "XMAD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} XMAD{<XMAD_TYPES>}{.CLO|.CHI|.CSFU}{.X} <Rd>{.CC}, <Ra>{.H1}{.reuse}, "
            "<Rc>{.H1}{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        effects_xmad_b,
        "z.z-rrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(xmad_c), HAS_CHOICES(xmad_c), .note = note_xmad_r)
    FORM(MAXWELL_PSETP, "PSETP", "PSETP", "Combine predicates and set predicate", "PSETP",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} PSETP(.AND|.OR|.XOR)(.AND|.OR|.XOR) <Pu>, <Pv>, {!}<Pa>, {!}<Pb>, {!}<Pp>",
        "reads $P[Pg] $P[Pa] $P[Pb] $P[Pp]; writes $P[Pu] $P[Pv]",
        "z.z---c cccccccc cccnssss 01010000 10010--- -bb--npp p------n ppp---bb ----.ppp nppp---- "
            "--pppppp",
        HAS_SLOTS(psetp), HAS_CHOICES(psetp),
            .note = "Combines three predicates; the second result uses the inverse of the first "
            "source. {NAK}")
    FORM(MAXWELL_PSET, "PSET", "PSET", "Combine predicates and set", "PSET", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} PSET{.BF}(.AND|.OR|.XOR)(.AND|.OR|.XOR) <Rd>{.CC}, {!}<Pa>, {!}<Pb>, {!}<Pp>",
        "reads $P[Pg] $P[Pa] $P[Pb] $P[Pp]; writes $R[Rd] $CC",
        "z.z---c cccccccc cccnssss 01010000 10001--- cbbb-npp p------n ppp---bb ----.ppp nppp---- "
            "rrrrrrrr",
        HAS_SLOTS(pset), HAS_CHOICES(psetp),
            .note = "Combines three predicates; the result is a number.")
    FORM(MAXWELL_CSET, "CSET", "CSET", "Test condition code and set", "CSET", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} CSET{.BF}{<NOP_CC_TEST.set>}(.AND|.OR|.XOR) <Rd>{.CC}, CC, {!}<Pp>",
        "reads $P[Pg] $P[Pp] $CC; writes $R[Rd] $CC; trap: not modelled: CSM and FCSM tests",
        "z.z---c cccccccc cccnssss 01010000 10011--- cbbb-npp p------- -------- ----.ppp ---nnnnn "
            "rrrrrrrr",
        HAS_SLOTS(cset), HAS_CHOICES(cset), .note = note_iset)
    FORM(MAXWELL_CSETP, "CSETP", "CSETP", "Test condition code and set predicate", "CSETP",
        11, HARDWARE, 0x3f,
        "{@{!}<Pg>} CSETP{<NOP_CC_TEST.set>}(.AND|.OR|.XOR) <Pu>, <Pv>, CC, {!}<Pp>",
        "reads $P[Pg] $P[Pp] $CC; writes $P[Pu] $P[Pv]; trap: not modelled: CSM and FCSM tests",
        "z.z---c cccccccc cccnssss 01010000 10100--- -bb--npp p------- -------- ----.ppp ---nnnnn "
            "--pppppp",
        HAS_SLOTS(csetp), HAS_CHOICES(cset),
            .note = "The first predicate is the result of the test, combined with the source "
            "predicate; the second is the inverse of the test, combined in the same way.")
    FORM(MAXWELL_P2R, "P2R", "P2R", "Move predicates to register", "P2R", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} P2R{.B1|.B2|.B3} <Rd>, (PR|CC), <Ra>{.reuse}, <b>",
        "reads $P[Pg] $R[Rb] $R[Ra] $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6]; writes $R[Rd]; "
            "read c.u32; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 11101--- -----bbp -ccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(p2r), HAS_CHOICES(out),
            .note = "Copies the predicates or the condition code to bits of a byte; other bits "
            "come from the source.")
    FORM(MAXWELL_R2P, "R2P", "R2P", "Move register to predicates", "R2P", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} R2P (PR|CC), <Ra>{.B1|.B2|.B3}{.reuse}, <b>",
        "reads $P[Pg] $R[Rb] $R[Ra] $CC; writes $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6]; "
            "read c.u32; trap: unaligned in `c`",
        "z.z-rrc cccccccc cccnssss .......o 11110--- -----bbp -ccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "--------",
        HAS_SLOTS(r2p), HAS_CHOICES(r2p),
            .note = "Copies bits of a byte to the predicates or the condition code.")
    FORM(MAXWELL_SHL, "SHL", "SHL", "Shift left", "SHL", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} SHL{.W}{.X} <Rd>{.CC}, <Ra>{.reuse}, <b>",
        effects_shl,
        "z.z-rrc cccccccc cccnssss .......o 01001--- c---x--- wccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shl), HAS_CHOICES(out))
    FORM(MAXWELL_SHR, "SHR", "SHR", "Shift right", "SHR", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} SHR{.U32}{.W}{.X|.XHI}{.BREV} <Rd>{.CC}, <Ra>{.reuse}, <b>",
        effects_shl,
        "z.z-rrc cccccccc cccnssss .......o 00101--s c--ss--b wccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shr), HAS_CHOICES(out))
    FORM(MAXWELL_SHF_L, "SHF.l", "SHF", title_shf_l, "SHF.L", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} SHF.L{.W}{.U64|.S64}{.HI|.X|.XHI} <Rd>{.CC}, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        effects_shf_l,
        "z.zrrrc cccccccc cccnssss ........ 11111sss crrrrrrr rss----- ----rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shf_l), HAS_CHOICES(shf_l), .note = note_shf_l)
    FORM(MAXWELL_SHF_R, "SHF.r", "SHF", title_shf_l, "SHF.R", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} SHF.R{.W}{.U64|.S64}{.HI|.X|.XHI} <Rd>{.CC}, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        effects_shf_l,
        "z.zrrrc cccccccc cccnssss ........ 11111sss crrrrrrr rss----- ----rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shf_l), HAS_CHOICES(shf_l), .note = note_shf_l)
    FORM(MAXWELL_BFE, "BFE", "BFE", "Bit field extract", "BFE", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} BFE{.U32}{.BREV} <Rd>{.CC}, <Ra>{.reuse}, <b>",
        effects_fmul,
        "z.z-rrc cccccccc cccnssss .......o 00000--s c------b -ccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(bfe), HAS_CHOICES(out),
            .note = "Bits 0 to 7 of the second source are the position of the field, bits 8 to 15 "
            "its width.")
    FORM(MAXWELL_BFI_B, "BFI.b", "BFI", title_bfi_b, "BFI", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} BFI <Rd>{.CC}, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss .......o 11110--- crrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(bfi_b), HAS_CHOICES(out), .note = note_bfi_b)
    FORM(MAXWELL_BFI_C, "BFI.c", "BFI", title_bfi_b, "BFI", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} BFI <Rd>{.CC}, <Ra>{.reuse}, <Rc>{.reuse}, c[<C_BANK>][<C_OFFSET>]",
        "reads $P[Pg] $R[Rc].0..7 $R[Rc].8..15 $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`",
        "z.z-rrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(bfi_c), HAS_CHOICES(fcmp_c), .note = note_bfi_b)
    FORM(MAXWELL_FLO, "FLO", "FLO", "Find leading one", "FLO", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} FLO{.U32}{.SH} <Rd>{.CC}, <b>",
        effects_f2f_hs,
        "z.z-r-c cccccccc cccnssss .......o 00110--s c-----si -ccccccc ccccrrrr rrrr.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(flo), HAS_CHOICES(flo),
            .note = "The result is the position of the highest bit that is 1; of a signed number, "
            "of the highest bit that differs from the sign.")
    FORM(MAXWELL_POPC, "POPC", "POPC", "Population count", "POPC", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} POPC <Rd>, <b>",
        effects_rro,
        "z.z-r-c cccccccc cccnssss .......o 00001--- -------i -ccccccc ccccrrrr rrrr.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(popc), HAS_CHOICES(flo), .note = "Counts the bits that are 1.")
    FORM(MAXWELL_LEA_LO, "LEA.lo", "LEA", title_lea_lo, "LEA", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} LEA{.X} {<Pd>, }<Rd>{.CC}, {-}<Ra>{.reuse}, <b>{, <LEA_SHIFT>}",
        "reads $P[Pg] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $P[Pd] $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: not modelled: the predicate result; trap: a negated source "
            "together with .X",
        "z.z-rrc cccccccc cccnssss .......o 11010ppp cll-llll lccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lea_lo), HAS_CHOICES(lea_lo), .note = note_lea_lo)
    FORM(MAXWELL_LEA_HI, "LEA.hi", "LEA", title_lea_lo, "LEA.HI", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} LEA.HI{.X} {<Pd>, }<Rd>{.CC}, {-}<Ra>{.reuse}, <Rb>{.reuse}, <Rc>{.reuse}{, "
            "<LEA_HI_SHIFT>}",
        "reads $P[Pg] $R[Ra] $R[Rc] $R[Rb] $CC.C $CC.Z; writes $R[Rd] $P[Pd] $CC; trap: a negated "
            "source together with .X; trap: the carry from the low half of a negated source",
        "z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lea_hi), HAS_CHOICES(lea_hi), .note = note_lea_lo)
    FORM(MAXWELL_LEA_HC, "LEA.hc", "LEA", title_lea_lo, "LEA.HI", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} LEA.HI{.X} {<Pd>, }<Rd>{.CC}, {-}<Ra>{.reuse}, c[<C_BANK>][<C_OFFSET>], "
            "<Rc>{.reuse}{, <LEA_HI_CONST_SHIFT>}",
        "reads $P[Pg] $R[Ra] $R[Rc] $CC.C $CC.Z; writes $R[Rd] $P[Pd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: a negated source together with .X; trap: the carry from the "
            "low half of a negated source",
        "z.zr-rc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc cccc.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(lea_hc), HAS_CHOICES(lea_hc), .note = note_lea_lo)
    FORM(MAXWELL_S2R, "S2R", "S2R", "Read special register", "S2R", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} S2R <Rd>, <v>",
        effects_s2r,
        "z.z---c cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss ssss.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(s2r), HAS_CHOICES(s2r), .shares = shares_atom_cas)
    FORM(MAXWELL_CS2R, "CS2R", "CS2R", "Read special register, low latency", "CS2R",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} CS2R <Rd>, <v>",
        effects_s2r,
        "z.z---c cccccccc cccnssss 01010000 11001--- -------- -------- ----ssss ssss.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(s2r), HAS_CHOICES(s2r), .shares = shares_atom_cas)
    FORM(MAXWELL_VOTE, "VOTE", "VOTE", "Warp-wide vote: ballot, all, any", "VOTE",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VOTE(.ALL|.ANY|.EQ) {<Rd>, }<Pw>, {!}<Pp>",
        "reads $P[Pg] $P[Pp]; writes $R[Rd] $P[Pw]",
        "z.z---c cccccccc cccnssss 01010000 11011-vv ppp--npp p------- -------- ----.ppp -------- "
            "rrrrrrrr",
        HAS_SLOTS(vote), HAS_CHOICES(vote),
            .note = "Bit n of the ballot is set if lane n votes yes.")
    FORM(MAXWELL_VOTE_VTG, "VOTE_VTG", "VOTE_VTG", "Warp-wide vote in vertex shaders", "VOTE.VTG",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VOTE.VTG(.R|.A|.RA) <VTG_NUMBER>",
        "reads $P[Pg]; trap: not modelled: graphics",
        "z.z---c cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv vvvv.ppp -------- "
            "--------",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(vote_vtg),
            HAS_CHOICES(cctl_all))
    FORM(MAXWELL_SHFL, "SHFL", "SHFL", "Warp-wide register shuffle", "SHFL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SHFL<SHFL_MODE> <Pd>, <Rd>, <Ra>, <l>, <k>",
        "reads $P[Pg] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $P[Pd]",
        "z.z---c cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(shfl), HAS_CHOICES(shfl), .note = "The result is the value of another lane.")
    FORM(MAXWELL_BAR_SYNC, "BAR.sync", "BAR", title_bar_sync, "BAR.SYNC", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} BAR.SYNC <i>{, <c>}",
        "reads $R[Ra] $R[Rb] $P[Pg] $come[0..15] $asked[0..15] $yes[0..15] $left; writes "
            "$some[0..15] $asked[0..15] $yes[0..15] $come[0..15] $red_yes[0..15] $red_all[0..15]; "
            "waits",
        "z.z---c cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr rrrr.ppp rrrrrrrr "
            "--------",
        HAS_SLOTS(bar_sync), HAS_CHOICES(bar_sync), .note = note_bar_sync)
    FORM(MAXWELL_BAR_ARV, "BAR.arv", "BAR", title_bar_sync, "BAR.ARV", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} BAR.ARV <i>, <c>",
        "reads $R[Ra] $R[Rb] $P[Pg] $come[0..15] $asked[0..15] $yes[0..15] $left; writes "
            "$some[0..15] $asked[0..15] $yes[0..15] $come[0..15] $red_yes[0..15] $red_all[0..15]",
        "z.z---c cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr rrrr.ppp rrrrrrrr "
            "--------",
        HAS_SLOTS(bar_sync), HAS_CHOICES(bar_arv), .note = note_bar_sync)
    FORM(MAXWELL_BAR_RED, "BAR.red", "BAR", title_bar_sync, "BAR.RED", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} BAR.RED(.POPC|.AND|.OR) <i>{, <c>}, {!}<Pp>",
        "reads $R[Ra] $R[Rb] $P[Pp] $P[Pg] $come[0..15] $asked[0..15] $yes[0..15] $left; writes "
            "$some[0..15] $asked[0..15] $yes[0..15] $come[0..15] $red_yes[0..15] $red_all[0..15] "
            "$red $red_kind; waits",
        "z.z---c cccccccc cccnssss 11110000 10101--- ---..npp p--bbz10 bbbbrrrr rrrr.ppp rrrrrrrr "
            "--------",
        HAS_SLOTS(bar_red), HAS_CHOICES(bar_red), .note = note_bar_sync)
    FORM(MAXWELL_BAR_SCAN, "BAR.scan", "BAR", title_bar_sync, "BAR.SCAN", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} BAR.SCAN <i>{, <c>}, {!}<Pp>",
        "trap: not modelled: whether the vote of a thread itself counts",
        "z.z---c cccccccc cccnssss 11110000 10101--- ---..npp p----z11 bbbbrrrr rrrr.ppp rrrrrrrr "
            "--------",
        .not_executed = "not modelled: whether the vote of a thread itself counts",
            HAS_SLOTS(bar_scan), HAS_CHOICES(bar_red), .note = note_bar_sync)
    FORM(MAXWELL_B2R_B, "B2R.b", "B2R", title_b2r_b, "B2R", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} B2R <Rd>, <BAR_ID>",
        effects_b2r_b,
        "z.z---c cccccccc cccnssss 11110000 10111--- -------- ------00 -------- ----.ppp bbbbbbbb "
            "rrrrrrrr",
        .not_executed = "not modelled: the layout of a barrier", HAS_SLOTS(b2r_b),
            HAS_CHOICES(cctl_all), .note = note_b2r_b)
    FORM(MAXWELL_B2R_R, "B2R.r", "B2R", title_b2r_b, "B2R.RESULT", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} B2R.RESULT <Rd>{, <Pw>}",
        "reads $P[Pg] $red_kind $red_yes[$red] $red $red_all[$red]; writes $R[Rd] $P[Pw]",
        "z.z---c cccccccc cccnssss 11110000 10111--- ppp----- ------01 -------- ----.ppp 11111111 "
            "rrrrrrrr",
        HAS_SLOTS(b2r_r), HAS_CHOICES(b2r_r), .note = note_b2r_b)
    FORM(MAXWELL_B2R_W, "B2R.w", "B2R", title_b2r_b, "B2R.WARP", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} B2R.WARP <Rd>",
        effects_b2r_b,
        "z.z---c cccccccc cccnssss 11110000 10111--- -------- ------10 -------- ----.ppp 11111111 "
            "rrrrrrrr",
        .not_executed = "not modelled: the layout of a barrier", HAS_SLOTS(lepc),
            HAS_CHOICES(cctl_all), .note = note_b2r_b)
    FORM(MAXWELL_R2B, "R2B", "R2B", "Move register to barrier", "R2B", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} R2B{.RESULT|.WARP} <R2B_ID>, <Rb>",
        "reads $P[Pg] $R[Rb]; trap: not modelled: the layout of a barrier",
        "z.z---c cccccccc cccnssss 11110000 11000--- -------- ------rr rrrrrrrr rrrr.ppp -------- "
            "--------",
        .not_executed = "not modelled: the layout of a barrier", HAS_SLOTS(r2b),
            HAS_CHOICES(cctl_all), .note = "Writes a barrier of the block.")
    FORM(MAXWELL_DEPBAR_LE, "DEPBAR.le", "DEPBAR", title_depbar_le, "DEPBAR.LE", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DEPBAR.LE <SCOREBOARD>, <PENDING>{, <BOARD_LIST>}",
        effects_cctl_all,
        "z.z---c cccccccc cccnssss 11110000 11110--- -------- -------- --1ssspp pppp.ppp -------- "
            "--.bbbbb",
        HAS_SLOTS(depbar_le), HAS_CHOICES(depbar_le), .note = note_depbar_le)
    FORM(MAXWELL_DEPBAR_N, "DEPBAR.n", "DEPBAR", title_depbar_le, "DEPBAR", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} DEPBAR {<BOARD_LIST>}",
        effects_cctl_all,
        "z.z---c cccccccc cccnssss 11110000 11110--- -------- -------- --0----- ----.ppp -------- "
            "--.bbbbb",
        HAS_SLOTS(depbar_n), HAS_CHOICES(depbar_le), .note = note_depbar_le)
    FORM(MAXWELL_SULD_P, "SULD.p", "SULD", title_suld_p, "SULD.P", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SULD.P<DIM>{.CG|.CI|.CV}{<MASK>}{.IGN|.TRAP} {<Ps>, }<Rd>, [<Ra>], <s>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2]; writes $P[7 - surface_Ps.n] $R[Rd] "
            "$R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[0..255]; read c.u32; read g.u32; read g.u8; "
            "read g.u16; trap: unaligned in `c`; trap: not modelled: the predicate; trap: "
            "unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
            "the image has more coordinates than the instruction; trap: the place is outside of "
            "the surface",
        "z.z---c cccccccc cccnssss 11101011 0000.cch hrrrrrrr rhhhdddp pp----ll mmmm.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suld_p), HAS_CHOICES(suld_p))
    FORM(MAXWELL_SULD_D, "SULD.d", "SULD", title_suld_p, "SULD.D", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SULD.D{.BA}<DIM>{.CG|.CI|.CV}{<SURF_SIZE>}{.IGN|.TRAP} {<Ps>, }<Rd>, [<Ra>], "
            "<s>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2]; writes $P[7 - surface_Ps.n] $R[Rd] "
            "$R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read "
            "c.u32; read g.u32; read g.u8; read g.u16; read g.u64; read g.u128; trap: unaligned in "
            "`c`; trap: not modelled: the predicate; trap: unaligned in `g`; trap: no texture or "
            "surface has this handle: it is not bound; trap: the image has more coordinates than "
            "the instruction; trap: the place is outside of the surface; trap: `.x2` of a register "
            "that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "z.z---c cccccccc cccnssss 11101011 0001.cch hrrrrrrr rhhhdddp pp----ll bsss.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suld_d), HAS_CHOICES(suld_p))
    FORM(MAXWELL_SUST_P, "SUST.p", "SUST", title_sust_p, "SUST.P", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SUST.P<DIM>{.CG|.CS|.WT}{<MASK>}{.IGN|.TRAP} [<Ra>], <Rd>, <s>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[0..255]; read c.u32; read g.u32; "
            "write g.u8; write g.u16; write g.u32; trap: unaligned in `c`; trap: unaligned in `g`; "
            "trap: no texture or surface has this handle: it is not bound; trap: the image has "
            "more coordinates than the instruction; trap: the place is outside of the surface",
        "z.z---c cccccccc cccnssss 11101011 0010.cch hrrrrrrr rhhhddd- ------ss mmmm.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sust_p), HAS_CHOICES(sust_p))
    FORM(MAXWELL_SUST_D, "SUST.d", "SUST", title_sust_p, "SUST.D", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SUST.D{.BA}<DIM>{.CG|.CS|.WT}{<SURF_SIZE>}{.IGN|.TRAP} [<Ra>], <Rd>, <s>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] "
            "$R[Rd.n + 3]; read c.u32; read g.u32; write g.u8; write g.u16; write g.u32; write "
            "g.u64; write g.u128; trap: unaligned in `c`; trap: unaligned in `g`; trap: no texture "
            "or surface has this handle: it is not bound; trap: the image has more coordinates "
            "than the instruction; trap: the place is outside of the surface; trap: `.x2` of a "
            "register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "z.z---c cccccccc cccnssss 11101011 0011.cch hrrrrrrr rhhhddd- ------ss bsss.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sust_d), HAS_CHOICES(sust_p))
    FORM(MAXWELL_SURED_P, "SURED.p", "SURED", title_sured_p, "SURED.P", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SURED.P<DIM><SURED_OP>{.IGN|.TRAP} [<Ra>], <Rd>, <s>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rc]; read c.u32; trap: not "
            "modelled: this reduction; trap: unaligned in `c`",
        "z.z---c cccccccc cccnssss 11101011 0100.cch hrrrrrrr rhhhddd- -----sss ----.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: this reduction", HAS_SLOTS(sured_p), HAS_CHOICES(sust_p),
            .note = note_sured_p)
    FORM(MAXWELL_SURED_D, "SURED.d", "SURED", title_sured_p, "SURED.D", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SURED.D{.BA}<DIM><SURED_OP><n>{.IGN|.TRAP} [<Ra>], <Rd>, <s>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
            "$R[Rd.n | 3]; read c.u32; read g.u32; read g.u64; write g.u64; write g.u32; trap: "
            "unaligned in `c`; trap: not modelled: this reduction; trap: unaligned in `g`; trap: "
            "no texture or surface has this handle: it is not bound; trap: the image has more "
            "coordinates than the instruction; trap: the place is outside of the surface",
        "z.z---c cccccccc cccnssss 11101011 0101.cch hrrrrrrr rhhhddd- -----sss bsss.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(sured_d), HAS_CHOICES(sured_d), .note = note_sured_p, .is_atomic = 1)
    FORM(MAXWELL_SUATOM_I, "SUATOM.i", "SUATOM", title_suatom_i, "SUATOM.D", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SUATOM.D{.BA}<DIM><SUATOM_OP><n>{.IGN|.TRAP} <Rd>, [<Ra>], <Rb>, <HEADER>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | "
            "3]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; read g.u32; read g.u64; write g.u64; "
            "write g.u32; trap: not modelled: this operation; trap: unaligned in `c`; trap: "
            "unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
            "the image has more coordinates than the instruction; trap: the place is outside of "
            "the surface; trap: not modelled: the result beyond the edges",
        "z.z---c cccccccc cccnssss 11101010 00ssscch hhhhhhhh hhhhddds ssssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_i), HAS_CHOICES(suatom_i), .note = note_suatom_i, .is_atomic = 1)
    FORM(MAXWELL_SUATOM_R, "SUATOM.r", "SUATOM", title_suatom_i, "SUATOM", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SUATOM(.P|.D){.BA}<DIM><SUATOM_OP><n>{.IGN|.TRAP} <Rd>, [<Ra>], <Rb>, <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3]; writes $R[Rd] $R[Rd.n | 1]; read g.u32; read g.u64; write g.u64; write "
            "g.u32; trap: not modelled: this operation; trap: unaligned in `g`; trap: no texture "
            "or surface has this handle: it is not bound; trap: the image has more coordinates "
            "than the instruction; trap: the place is outside of the surface; trap: not modelled: "
            "the result beyond the edges",
        "z.z---c cccccccc cccnssss 11101010 011s.cc- -rrrrrrr rsssddds ssssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_r), HAS_CHOICES(suatom_r), .note = note_suatom_i, .is_atomic = 1)
    FORM(MAXWELL_SUATOM_P, "SUATOM.p", "SUATOM", title_suatom_i, "SUATOM.D", 11, INFERRED, 0x3e,
        "{@{!}<Pg>} SUATOM.D{.BA}<DIM><SUATOM_OP><n>{.IGN|.TRAP} <SUATOM_P>, <Rd>, [<Ra>], <Rb>, "
            "<Rc>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | "
            "3] $R[Rc]; writes $P[..] $R[Rd] $R[Rd.n | 1]; read g.u32; read g.u64; write g.u64; "
            "write g.u32; trap: not modelled: the predicate; trap: not modelled: this operation; "
            "trap: unaligned in `g`; trap: no texture or surface has this handle: it is not bound; "
            "trap: the image has more coordinates than the instruction; trap: the place is outside "
            "of the surface; trap: not modelled: the result beyond the edges",
        "z.z---c cccccccc cccnssss 11101011 10ssscc- -rrrrrrr rsssddds ssssrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_p), HAS_CHOICES(suatom_p), .note = note_suatom_i, .is_atomic = 1)
    FORM(MAXWELL_SUATOM_CI, "SUATOM.ci", "SUATOM", title_suatom_i, "SUATOM.D", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SUATOM.D{.BA}<DIM>.CAS<n>{.IGN|.TRAP} {<Ps>, }<Rd>, [<Ra>], <Rb>, <HEADER>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | "
            "3] $R[2..255]; writes $P[7 - surface_Ps.n] $R[Rd] $R[Rd.n | 1]; read c.u32; read "
            "g.u32; read g.u64; write g.u64; write g.u32; trap: not modelled: the predicate; trap: "
            "unaligned in `c`; trap: not modelled: this operation; trap: unaligned in `g`; trap: "
            "no texture or surface has this handle: it is not bound; trap: the image has more "
            "coordinates than the instruction; trap: the place is outside of the surface; trap: "
            "not modelled: the result beyond the edges",
        "z.z---c cccccccc cccnssss 11101010 10ssscch hhhhhhhh hhhhdddp pp-srrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_ci), HAS_CHOICES(suatom_ci), .note = note_suatom_i, .is_atomic = 1)
    FORM(MAXWELL_SUATOM_CR, "SUATOM.cr", "SUATOM", title_suatom_i, "SUATOM", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} SUATOM(.P|.D){.BA}<DIM>.CAS<n>{.IGN|.TRAP} {<Ps>, }<Rd>, [<Ra>], <Rb>, <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3] $R[2..255]; writes $P[7 - surface_Ps.n] $R[Rd] $R[Rd.n | 1]; read g.u32; "
            "read g.u64; write g.u64; write g.u32; trap: not modelled: the predicate; trap: not "
            "modelled: this operation; trap: unaligned in `g`; trap: no texture or surface has "
            "this handle: it is not bound; trap: the image has more coordinates than the "
            "instruction; trap: the place is outside of the surface; trap: not modelled: the "
            "result beyond the edges",
        "z.z---c cccccccc cccnssss 11101010 110s.cc- -rrrrrrr rsssdddp pp-srrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(suatom_cr), HAS_CHOICES(suatom_cr), .note = note_suatom_i, .is_atomic = 1)
    FORM(MAXWELL_TEX_I, "TEX.i", "TEX", title_tex_i, "TEX", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEX{<LOD>}{.LC}{.AOFFI}{.DC}{.NDV}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, <Ra>{, <Rb>}, "
            "<HEADER>, <DIM>, <MASK>",
        effects_tex_i,
        "z.z-ppc cccccccc cccnssss 11000lll lapppdnh hhhhhhhh hhhhnmmm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tex_i), HAS_CHOICES(tex_i), .note = note_tex_i)
    FORM(MAXWELL_TEX_B, "TEX.b", "TEX", title_tex_i, "TEX.B", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEX.B{<LOD_B>}{.LC}{.AOFFI}{.DC}{.NDV}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, <Ra>{, "
            "<Rb>}, 0x0, <DIM>, <MASK>",
        effects_tex_b,
        "z.z-ppc cccccccc cccnssss 11011110 10pppdn- -------l lllanmmm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tex_b), HAS_CHOICES(tex_i), .note = note_tex_i)
    FORM(MAXWELL_TLD_I, "TLD.i", "TLD", title_tld_i, "TLD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLD(.LZ|.LL){.AOFFI}{.MS}{.CL}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, <Ra>{, <Rb>}, "
            "<HEADER>, <DIM>, <MASK>",
        "reads $P[Pg] $R[..] $R[Ra] $R[Rb]; writes $P[texture_Pt] $R[Rd] $R[..] $R[0..255]; read "
            "c.u32; read g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: images "
            "have one level, and this is another; trap: unaligned in `c`; trap: unaligned in `g`; "
            "trap: no texture or surface has this handle: it is not bound; trap: the image has "
            "more coordinates than the instruction",
        "z.z-ppc cccccccc cccnssss 11011100 tcpppmnh hhhhhhhh hhhhammm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld_i), HAS_CHOICES(tex_i), .note = note_tld_i)
    FORM(MAXWELL_TLD_B, "TLD.b", "TLD", title_tld_i, "TLD.B", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLD.B(.LZ|.LL){.AOFFI}{.MS}{.CL}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, <Ra>{, <Rb>}, "
            "0x0, <DIM>, <MASK>",
        "reads $P[Pg] $R[..] $R[Ra] $R[Rb]; writes $P[texture_Pt] $R[Rd] $R[..] $R[0..255]; read "
            "g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: images have one "
            "level, and this is another; trap: unaligned in `g`; trap: no texture or surface has "
            "this handle: it is not bound; trap: the image has more coordinates than the "
            "instruction",
        "z.z-ppc cccccccc cccnssss 11011101 tcpppmn- -------- ----ammm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld_b), HAS_CHOICES(tex_i), .note = note_tld_i)
    FORM(MAXWELL_TLD4_I, "TLD4.i", "TLD4", title_tld4_i, "TLD4", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLD4(.R|.G|.B|.A){.AOFFI|.PTP}{.DC}{.NDV}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, <Ra>{, "
            "<Rb>}, <HEADER>, <DIM>, <MASK>",
        effects_tex_i,
        "z.z-ppc cccccccc cccnssss 110010tt ttpppdnh hhhhhhhh hhhhnmmm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld4_i), HAS_CHOICES(tex_i))
    FORM(MAXWELL_TLD4_B, "TLD4.b", "TLD4", title_tld4_i, "TLD4", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLD4(.R|.G|.B|.A).B{.AOFFI|.PTP}{.DC}{.NDV}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, "
            "<Ra>{, <Rb>}, 0x0, <DIM>, <MASK>",
        effects_tex_b,
        "z.z-ppc cccccccc cccnssss 11011110 11pppdn- -------z ttttnmmm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld4_b), HAS_CHOICES(tex_i))
    FORM(MAXWELL_TXD_I, "TXD.i", "TXD", title_txd_i, "TXD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TXD{.LC}{.AOFFI}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, <Ra>{, <Rb>}, <HEADER>, <DIM>, "
            "<MASK>",
        effects_tex_i,
        "z.z-ppc cccccccc cccnssss 11011110 00ppptnh hhhhhhhh hhhhammm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txd_i), HAS_CHOICES(tex_i), .note = note_txd_i)
    FORM(MAXWELL_TXD_B, "TXD.b", "TXD", title_txd_i, "TXD.B", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TXD.B{.LC}{.AOFFI}{.NODEP}{.T}{.P} {<Pt>, }<Rd>, <Ra>{, <Rb>}, 0x0, <DIM>, "
            "<MASK>",
        effects_tex_b,
        "z.z-ppc cccccccc cccnssss 11011110 01ppptn- -------- ----ammm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txd_b), HAS_CHOICES(tex_i), .note = note_txd_i)
    FORM(MAXWELL_TXQ_I, "TXQ.i", "TXQ", title_txq_i, "TXQ", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TXQ{.NODEP}{.T}{.P} <Rd>, <Ra>, <q>, <HEADER>, <MASK>",
        "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[..] $R[0..255]; read c.u32; read g.u32; trap: not "
            "modelled: textures; trap: images have one level, and this is another; trap: unaligned "
            "in `c`; trap: unaligned in `g`; trap: no texture or surface has this handle: it is "
            "not bound",
        "z.z-ppc cccccccc cccnssss 11011111 01001-nh hhhhhhhh hhhh-mmm m---qqqq qq--.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txq_i), HAS_CHOICES(txq_i))
    FORM(MAXWELL_TXQ_B, "TXQ.b", "TXQ", title_txq_i, "TXQ.B", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TXQ.B{.NODEP}{.T}{.P} <Rd>, <Ra>, <q>, 0x0, <MASK>",
        "reads $P[Pg] $R[Ra] $R[..]; writes $R[Rd] $R[..] $R[0..255]; read g.u32; trap: not "
            "modelled: textures; trap: images have one level, and this is another; trap: unaligned "
            "in `g`; trap: no texture or surface has this handle: it is not bound",
        "z.z-ppc cccccccc cccnssss 11011111 01010-n- -------- -----mmm m---qqqq qq--.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(txq_b), HAS_CHOICES(txq_i))
    FORM(MAXWELL_TXA, "TXA", "TXA", "Texture sample query", "TXA", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TXA{.NDV}{.NODEP}{.T}{.P} <Rd>, <Ra>, <HEADER>, <MASK>",
        "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[..]; trap: not modelled: graphics",
        "z.z-ppc cccccccc cccnssss 11011111 01000-nh hhhhhhhh hhhhnmmm m------- ----.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(txa), HAS_CHOICES(txa))
    FORM(MAXWELL_TMML_I, "TMML.i", "TMML", title_tmml_i, "TMML.LOD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TMML.LOD{.NDV}{.NODEP}{.T}{.P} <Rd>, <Ra>, <HEADER>, <DIM>, <MASK>",
        "reads $P[Pg] $R[Ra] $R[..]; writes $R[Rd] $R[..]; trap: not modelled: graphics",
        "z.z-ppc cccccccc cccnssss 11011111 01011-nh hhhhhhhh hhhhnmmm mddd---- ----.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(tmml_i),
            HAS_CHOICES(txa), .note = note_tmml_i)
    FORM(MAXWELL_TMML_B, "TMML.b", "TMML", title_tmml_i, "TMML.B.LOD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TMML.B.LOD{.NDV}{.NODEP}{.T}{.P} <Rd>, <Ra>{, <Rb>}, 0x0, <DIM>, <MASK>",
        "reads $P[Pg] $R[Ra] $R[..] $R[Rb]; writes $R[Rd] $R[..]; trap: not modelled: graphics",
        "z.z-ppc cccccccc cccnssss 11011111 01100-n- -------- ----nmmm mdddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(tmml_b),
            HAS_CHOICES(tmml_b), .note = note_tmml_i)
    FORM(MAXWELL_TEXS_D1_LZ_M, "TEXS.d1_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 1D, "
            "<COMPONENTS>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 000cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_M, "TEXS.d2.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 001cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_M, "TEXS.d2_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 010cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_M, "TEXS.d2_ll.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 011cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_DC_M, "TEXS.d2_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t000 100cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_m),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_DC_M, "TEXS.d2_ll_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LL.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d2_ll_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t000 101cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_m),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_DC_M, "TEXS.d2_lz_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t000 110cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_m),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_M, "TEXS.a2.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, ARRAY_2D, "
            "<COMPONENTS>",
        effects_texs_a2_m,
        "z.z-ppc cccccccc cccnssss 1101t000 111cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_M, "TEXS.a2_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, ARRAY_2D, "
            "<COMPONENTS>",
        effects_texs_a2_m,
        "z.z-ppc cccccccc cccnssss 1101t001 000cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_DC_M, "TEXS.a2_lz_dc.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, "
            "ARRAY_2D, <COMPONENTS>",
        effects_texs_d2_ll_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t001 001cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_m),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_M, "TEXS.d3.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 3D, "
            "<COMPONENTS>",
        effects_texs_d3_m,
        "z.z-ppc cccccccc cccnssss 1101t001 010cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_LZ_M, "TEXS.d3_lz.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 3D, "
            "<COMPONENTS>",
        effects_texs_d3_m,
        "z.z-ppc cccccccc cccnssss 1101t001 011cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_M, "TEXS.cube.m", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, CUBE, "
            "<COMPONENTS>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t001 100cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_m),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_LL_M, "TEXS.cube_ll.m", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, CUBE, "
            "<COMPONENTS>",
        effects_texs_d2_ll_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t001 101cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_m),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D1_LZ_S, "TEXS.d1_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 1D, "
            "<COMPONENTS_1>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 000cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_S, "TEXS.d2.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 001cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_S, "TEXS.d2_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 010cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_S, "TEXS.d2_ll.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t000 011cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_DC_S, "TEXS.d2_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t000 100cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_s),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LL_DC_S, "TEXS.d2_ll_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LL.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d2_ll_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t000 101cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_s),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D2_LZ_DC_S, "TEXS.d2_lz_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t000 110cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_s),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_S, "TEXS.a2.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, ARRAY_2D, "
            "<COMPONENTS_1>",
        effects_texs_a2_m,
        "z.z-ppc cccccccc cccnssss 1101t000 111cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_S, "TEXS.a2_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, ARRAY_2D, "
            "<COMPONENTS_1>",
        effects_texs_a2_m,
        "z.z-ppc cccccccc cccnssss 1101t001 000cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_A2_LZ_DC_S, "TEXS.a2_lz_dc.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ.DC{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, "
            "ARRAY_2D, <COMPONENTS_1>",
        effects_texs_d2_ll_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t001 001cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_s),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_S, "TEXS.d3.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 3D, "
            "<COMPONENTS_1>",
        effects_texs_d3_m,
        "z.z-ppc cccccccc cccnssss 1101t001 010cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_D3_LZ_S, "TEXS.d3_lz.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 3D, "
            "<COMPONENTS_1>",
        effects_texs_d3_m,
        "z.z-ppc cccccccc cccnssss 1101t001 011cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_S, "TEXS.cube.s", "TEXS", title_texs_d1_lz_m, "TEXS", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, CUBE, "
            "<COMPONENTS_1>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t001 100cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_s),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TEXS_CUBE_LL_S, "TEXS.cube_ll.s", "TEXS", title_texs_d1_lz_m, "TEXS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TEXS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, CUBE, "
            "<COMPONENTS_1>",
        effects_texs_d2_ll_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t001 101cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_s),
            HAS_CHOICES(texs_d1_lz_m), .note = note_texs_d1_lz_m)
    FORM(MAXWELL_TLDS_D1_LZ_M, "TLDS.d1_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 1D, "
            "<COMPONENTS>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t010 000cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D1_LL_M, "TLDS.d1_ll.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 1D, "
            "<COMPONENTS>",
        effects_tlds_d1_ll_m,
        "z.z-ppc cccccccc cccnssss 1101t010 001cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_M, "TLDS.d2_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t010 010cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_AO_M, "TLDS.d2_lz_ao.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ.AOFFI{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t010 100cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_M, "TLDS.d2_ll.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_tlds_d1_ll_m,
        "z.z-ppc cccccccc cccnssss 1101t010 101cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_MS_M, "TLDS.d2_lz_ms.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ.MS{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t010 110cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_m),
            HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D3_LZ_M, "TLDS.d3_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 3D, "
            "<COMPONENTS>",
        effects_texs_d3_m,
        "z.z-ppc cccccccc cccnssss 1101t010 111cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_A2_LZ_M, "TLDS.a2_lz.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, ARRAY_2D, "
            "<COMPONENTS>",
        effects_tlds_a2_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t011 000cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_AO_M, "TLDS.d2_ll_ao.m", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LL.AOFFI{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS>",
        effects_tlds_d2_ll_ao_m,
        "z.z-ppc cccccccc cccnssss 1101t011 100cccnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_m), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D1_LZ_S, "TLDS.d1_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 1D, "
            "<COMPONENTS_1>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t010 000cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D1_LL_S, "TLDS.d1_ll.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 1D, "
            "<COMPONENTS_1>",
        effects_tlds_d1_ll_m,
        "z.z-ppc cccccccc cccnssss 1101t010 001cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_S, "TLDS.d2_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t010 010cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_AO_S, "TLDS.d2_lz_ao.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ.AOFFI{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d1_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t010 100cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_S, "TLDS.d2_ll.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LL{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_tlds_d1_ll_m,
        "z.z-ppc cccccccc cccnssss 1101t010 101cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LZ_MS_S, "TLDS.d2_lz_ms.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ.MS{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_texs_d2_dc_m,
        "z.z-ppc cccccccc cccnssss 1101t010 110cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        .not_executed = "not modelled: textures", HAS_SLOTS(texs_d1_lz_s),
            HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D3_LZ_S, "TLDS.d3_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 3D, "
            "<COMPONENTS_1>",
        effects_texs_d3_m,
        "z.z-ppc cccccccc cccnssss 1101t010 111cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_A2_LZ_S, "TLDS.a2_lz.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LZ{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, ARRAY_2D, "
            "<COMPONENTS_1>",
        effects_tlds_a2_lz_m,
        "z.z-ppc cccccccc cccnssss 1101t011 000cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLDS_D2_LL_AO_S, "TLDS.d2_ll_ao.s", "TLDS", title_tlds_d1_lz_m, "TLDS",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLDS{.F16}.LL.AOFFI{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>{, <Rb>}, <HEADER>, 2D, "
            "<COMPONENTS_1>",
        effects_tlds_d2_ll_ao_m,
        "z.z-ppc cccccccc cccnssss 1101t011 100cccnh hhhhhhhh hhhh1111 1111rrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(texs_d1_lz_s), HAS_CHOICES(texs_d1_lz_m), .note = note_tld_i)
    FORM(MAXWELL_TLD4S, "TLD4S", "TLD4S", "Texture gather, compact form", "TLD4S",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} TLD4S{.F16}(.R|.G|.B|.A){.AOFFI}{.DC}{.NODEP}{.T}{.P} <Rd2>, <Rd>, <Ra>, <Rb>, "
            "<HEADER>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[..] $R[0..255]; writes $R[Rd] "
            "$R[Rd.n | 1] $R[texture_Rd2] $R[texture_Rd2.n | 1] $R[0..255]; read c.u32; read "
            "g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: unaligned in `c`; "
            "trap: unaligned in `g`; trap: no texture or surface has this handle: it is not bound; "
            "trap: the image has more coordinates than the instruction",
        "z.z-ppc cccccccc cccnssss 11011111 t0ttadnh hhhhhhhh hhhhrrrr rrrrrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(tld4s), HAS_CHOICES(tld4s), .note = "Fetches one component of four texels.")
    FORM(MAXWELL_VADD, "VADD", "VADD", "Video add", "VADD", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VADD{.UD}{<TYPES>}{.SAT}{<THEN>} <Rd>{.CC}, {-}<a>, {-}<b>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd] $CC; trap: not modelled: two negated "
            "sources",
        "z.zrrrc cccccccc cccnssss 001000aa vuttt.ss crrrrrrr r.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vadd), HAS_CHOICES(vadd),
            .note = "Adds parts of registers and combines the result with a third source.")
    FORM(MAXWELL_VABSDIFF, "VABSDIFF", "VABSDIFF", "Video absolute difference", "VABSDIFF",
        11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VABSDIFF{.SD}{<TYPES>}{.SAT}{<THEN>} <Rd>{.CC}, <a>, <b>, <Rc>{.reuse}",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 01010100 vsttt.ss crrrrrrr r.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vabsdiff), HAS_CHOICES(vadd),
            .note = "The absolute difference of parts of registers, combined with a third source.")
    FORM(MAXWELL_VMNMX, "VMNMX", "VMNMX", "Video minimum or maximum", "VMNMX", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} VMNMX{.UD}{<TYPES>}{.MX}{.SAT}{<THEN>} <Rd>{.CC}, <a>, <b>, <Rc>{.reuse}",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 0011101m vuttt.ss crrrrrrr r.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vmnmx), HAS_CHOICES(vadd),
            .note = "The smaller or larger of parts of registers, combined with a third source.")
    FORM(MAXWELL_VSET, "VSET", "VSET", "Video compare and set", "VSET", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VSET<VSET_CMP>{<TYPES>}{<THEN>} <Rd>{.CC}, <a>, <b>, <Rc>{.reuse}",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 0100000v vvttt.ss crrrrrrr r.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vset), HAS_CHOICES(vadd),
            .note = "Compares parts of registers; the result is combined with a third source.")
    FORM(MAXWELL_VSETP, "VSETP", "VSETP", "Video compare and set predicate", "VSETP",
        11, HARDWARE, 0x3f,
        "{@{!}<Pg>} VSETP<VSETP_CMP>{<TYPES>}(.AND|.OR|.XOR) <Pu>, <Pv>, <a>, <b>, {!}<Pp>",
        effects_hsetp2_r,
        "z.z-rrc cccccccc cccnssss 01010000 11110.ss vbbvvnpp p.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "--pppppp",
        HAS_SLOTS(vsetp), HAS_CHOICES(vsetp),
            .note = "Compares parts of registers and writes two predicates.")
    FORM(MAXWELL_VMAD, "VMAD", "VMAD", "Video multiply-add", "VMAD", 11, HARDWARE, 0x3f,
        "{@{!}<Pg>} VMAD{<TYPES>}{.PO}{.SHR_7|.SHR_15}{.SAT} <Rd>{.CC}, <a>, <b>, {-}<Rc>{.reuse}",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 01011111 vmmvv.ss crrrrrrr r.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vmad), HAS_CHOICES(vmad),
            .note = "Multiplies parts of registers and adds. The third source has a sign if one of "
            "the others has or is subtracted; the sum is exact before it is shifted and limited.")
    FORM(MAXWELL_VSHL, "VSHL", "VSHL", "Video shift left", "VSHL", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VSHL{.UD}{<SHIFT_TYPES>}{.W}{.SAT}{<THEN>} <Rd>{.CC}, <a>, <b>, <Rc>{.reuse}",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 01010111 vuttt.vs crrrrrrr r.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vshl), HAS_CHOICES(vshl),
            .note = "Shifts parts of registers left; the result is combined with a third source.")
    FORM(MAXWELL_VSHR, "VSHR", "VSHR", "Video shift right", "VSHR", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VSHR{.UD}{<SHIFT_TYPES>}{.W}{.SAT}{<THEN>} <Rd>{.CC}, <a>, <b>, <Rc>{.reuse}",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 01010110 vuttt.vs crrrrrrr r.bbiiii isbbrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vshl), HAS_CHOICES(vshl),
            .note = "Shifts parts of registers right; the result is combined with a third source.")
    FORM(MAXWELL_VABSDIFF4, "VABSDIFF4", "VABSDIFF4", "Video absolute difference of four bytes",
        "VABSDIFF4", 11, DOCUMENT, 0x3f,
        "{@{!}<Pg>} VABSDIFF4{.SD}{(.U8|.S8)(.U8|.S8)}{.SAT}{.ACC}{<DIFF4_LANES>} <Rd>{.CC}, "
            "<Ra>{<DIFF4_SELECT_A>}{.reuse}, <Rb>{<DIFF4_SELECT_B>}{.reuse}, <Rc>{.reuse}",
        effects_vabsdiff,
        "z.zrrrc cccccccc cccnssss 01010000 00dddddd crrrrrrr rddddddd ddddrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(vabsdiff4), HAS_CHOICES(vabsdiff4),
            .note = "Bytes of both sources are selected. With .ACC the differences are added to "
            "the third source; else each replaces a byte of it, those of the lanes X, Y, Z, W.")
    FORM(MAXWELL_IDP_A4, "IDP.a4", "IDP", title_idp_a4, "IDP.4A", 11, DOCUMENT, 0x30,
        "{@{!}<Pg>} IDP.4A(.U8|.S8)(.U8|.S8) <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $R[Rc] $R[Ra].0..7 $R[Ra].8..15 $R[Ra].16..23 $R[Ra].24..31; writes "
            "$R[Rd]; read c.u32; trap: unaligned in `c`",
        "z.zrrrc cccccccc cccnssss 01010011 .....zs0 srrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(idp_a4), HAS_CHOICES(idp_a4), .note = note_idp_a4)
    FORM(MAXWELL_IDP_A2, "IDP.a2", "IDP", title_idp_a4, "IDP.2A", 11, DOCUMENT, 0x30,
        "{@{!}<Pg>} IDP.2A(.LO|.HI)(.U16|.S16)(.U8|.S8) <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $R[Rc] $R[Ra].0..15 $R[Ra].16..31; writes $R[Rd]; read c.u32; trap: "
            "unaligned in `c`",
        "z.zrrrc cccccccc cccnssss 01010011 .....ls1 srrrrrrr rccccccc ccccrrrr rrrr.ppp rrrrrrrr "
            "rrrrrrrr",
        HAS_SLOTS(idp_a2), HAS_CHOICES(idp_a4), .note = note_idp_a4)
};

static const struct isadora_encoding_space encoding_space[] = {
    {"87", "sm_50", "23601171196072810627727360", "71005218646602105153912832",
        "8980393829758882807808", "60127134674167859697942528"},
    {"87", "sm_52", "23942357562774124067028992", "72028777746706045471817728",
        "8980393829758882807808", "58762389207362605940736000"},
    {"87", "sm_53", "23942357562774124067028992", "72028777746706045471817728",
        "8980393829758882807808", "58762389207362605940736000"},
    {"87", "sm_60", "23955491644554605267779584", "72068179992047489074069504",
        "8980393829758882807808", "58709852880240681137733632"},
    {"87", "sm_61", "23959035148799014411960320", "72098875374186141767958528",
        "12520439309654206447616", "58672073948377723976024064"},
    {"87", "sm_62", "23959035148799014411960320", "72098875374186141767958528",
        "12520439309654206447616", "58672073948377723976024064"},
};

static const struct isadora_entry entries_r[] = {
    {255, "RZ", 1, 0, 0x0, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_p[] = {
    {7, "PT", 1, 0, 0x1, NULL, 0, 0, 0, 0},
};

static const struct isadora_view views_cc[] = {
    {"Z", 0, 0, 0, 1},
    {"S", 0, 1, 0, 1},
    {"C", 0, 2, 0, 1},
    {"O", 0, 3, 0, 1},
};

static const struct isadora_entry entries_waits[] = {
    {2, "$returned", 0, 0, 0, NULL, 0, 0, 0, 0},
    {3, "$jumped", 0, 0, 0, NULL, 0, 0, 0, 0},
    {4, "$broken", 0, 0, 0, NULL, 0, 0, 0, 0},
    {5, "$continued", 0, 0, 0, NULL, 0, 0, 0, 0},
    {6, "$synced", 0, 0, 0, NULL, 0, 0, 0, 0},
    {7, "$ended", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_sr[] = {
    {0, "SR_LANEID", 0, 1, 0, NULL, 0, 0, 0, 0},
    {1, "SR_CLOCK", 0, 0, 0, NULL, 0, 0, 0, 0},
    {2, "SR_VIRTCFG", 0, 0, 0, NULL, 0, 0, 0, 0},
    {3, "SR_VIRTID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {4, "SR_PM0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {5, "SR_PM1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {6, "SR_PM2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {7, "SR_PM3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {8, "SR_PM4", 0, 0, 0, NULL, 0, 0, 0, 0},
    {9, "SR_PM5", 0, 0, 0, NULL, 0, 0, 0, 0},
    {10, "SR_PM6", 0, 0, 0, NULL, 0, 0, 0, 0},
    {11, "SR_PM7", 0, 0, 0, NULL, 0, 0, 0, 0},
    {15, "SR_ORDERING_TICKET", 0, 0, 0, NULL, 0, 0, 0, 0},
    {16, "SR_PRIM_TYPE", 0, 0, 0, NULL, 0, 0, 0, 0},
    {17, "SR_INVOCATION_ID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {18, "SR_Y_DIRECTION", 0, 0, 0, NULL, 0, 0, 0, 0},
    {19, "SR_THREAD_KILL", 0, 0, 0, NULL, 0, 0, 0, 0},
    {20, "SM_SHADER_TYPE", 0, 0, 0, NULL, 0, 0, 0, 0},
    {21, "SR_DIRECTCBEWRITEADDRESSLOW", 0, 0, 0, NULL, 0, 0, 0, 0},
    {22, "SR_DIRECTCBEWRITEADDRESSHIGH", 0, 0, 0, NULL, 0, 0, 0, 0},
    {23, "SR_DIRECTCBEWRITEENABLED", 0, 0, 0, NULL, 0, 0, 0, 0},
    {24, "SR_MACHINE_ID_0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {25, "SR_MACHINE_ID_1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {26, "SR_MACHINE_ID_2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {27, "SR_MACHINE_ID_3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {28, "SR_AFFINITY", 0, 0, 0, NULL, 0, 0, 0, 0},
    {29, "SR_INVOCATION_INFO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {30, "SR_WSCALEFACTOR_XY", 0, 0, 0, NULL, 0, 0, 0, 0},
    {31, "SR_WSCALEFACTOR_Z", 0, 0, 0, NULL, 0, 0, 0, 0},
    {32, "SR_TID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {33, "SR_TID.X", 0, 1, 0, NULL, 0, 0, 0, 0},
    {34, "SR_TID.Y", 0, 1, 0, NULL, 0, 0, 0, 0},
    {35, "SR_TID.Z", 0, 1, 0, NULL, 0, 0, 0, 0},
    {36, "SR_CTA_PARAM", 0, 0, 0, NULL, 0, 0, 0, 0},
    {37, "SR_CTAID.X", 0, 1, 0, NULL, 0, 0, 0, 0},
    {38, "SR_CTAID.Y", 0, 1, 0, NULL, 0, 0, 0, 0},
    {39, "SR_CTAID.Z", 0, 1, 0, NULL, 0, 0, 0, 0},
    {40, "SR_NTID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {41, "SR_CirQueueIncrMinusOne", 0, 0, 0, NULL, 0, 0, 0, 0},
    {42, "SR_NLATC", 0, 0, 0, NULL, 0, 0, 0, 0},
    {48, "SR_SWINLO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {49, "SR_SWINSZ", 0, 0, 0, NULL, 0, 0, 0, 0},
    {50, "SR_SMEMSZ", 0, 0, 0, NULL, 0, 0, 0, 0},
    {51, "SR_SMEMBANKS", 0, 0, 0, NULL, 0, 0, 0, 0},
    {52, "SR_LWINLO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {53, "SR_LWINSZ", 0, 0, 0, NULL, 0, 0, 0, 0},
    {54, "SR_LMEMLOSZ", 0, 0, 0, NULL, 0, 0, 0, 0},
    {55, "SR_LMEMHIOFF", 0, 0, 0, NULL, 0, 0, 0, 0},
    {56, "SR_EQMASK", 0, 1, 0, NULL, 0, 0, 0, 0},
    {57, "SR_LTMASK", 0, 1, 0, NULL, 0, 0, 0, 0},
    {58, "SR_LEMASK", 0, 1, 0, NULL, 0, 0, 0, 0},
    {59, "SR_GTMASK", 0, 1, 0, NULL, 0, 0, 0, 0},
    {60, "SR_GEMASK", 0, 1, 0, NULL, 0, 0, 0, 0},
    {61, "SR_REGALLOC", 0, 0, 0, NULL, 0, 0, 0, 0},
    {62, "SR_CTXADDR", 0, 0, 0, NULL, 0, 0, 0, 0},
    {64, "SR_GLOBALERRORSTATUS", 0, 0, 0, NULL, 0, 0, 0, 0},
    {66, "SR_WARPERRORSTATUS", 0, 0, 0, NULL, 0, 0, 0, 0},
    {67, "SR_WARPERRORSTATUSCLEAR", 0, 0, 0, NULL, 0, 0, 0, 0},
    {72, "SR_PM_HI0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {73, "SR_PM_HI1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {74, "SR_PM_HI2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {75, "SR_PM_HI3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {76, "SR_PM_HI4", 0, 0, 0, NULL, 0, 0, 0, 0},
    {77, "SR_PM_HI5", 0, 0, 0, NULL, 0, 0, 0, 0},
    {78, "SR_PM_HI6", 0, 0, 0, NULL, 0, 0, 0, 0},
    {79, "SR_PM_HI7", 0, 0, 0, NULL, 0, 0, 0, 0},
    {80, "SR_CLOCKLO", 0, 1, 0, NULL, 0, 0, 0, 0},
    {81, "SR_CLOCKHI", 0, 1, 0, NULL, 0, 0, 0, 0},
    {82, "SR_GLOBALTIMERLO", 0, 1, 0, NULL, 0, 0, 0, 0},
    {83, "SR_GLOBALTIMERHI", 0, 1, 0, NULL, 0, 0, 0, 0},
    {96, "SR_HWTASKID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {97, "SR_CIRCULARQUEUEENTRYINDEX", 0, 0, 0, NULL, 0, 0, 0, 0},
    {98, "SR_CIRCULARQUEUEENTRYADDRESSLOW", 0, 0, 0, NULL, 0, 0, 0, 0},
    {99, "SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_file files[] = {
    {
        .name = "$R", .prints = "R", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, r),
            .stride = sizeof(((struct maxwell_state *)0)->r[0]),
        .lane_stride = sizeof(((struct maxwell_state *)0)->r[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_r,
        .configs = 0x3f,
    },
    {
        .name = "$P", .prints = "P", .vector = NULL,
        .count = 8, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, p),
            .stride = sizeof(((struct maxwell_state *)0)->p[0]),
        .lane_stride = sizeof(((struct maxwell_state *)0)->p[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_p,
        .configs = 0x3f,
    },
    {
        .name = "$CC", .prints = "$CC", .vector = NULL,
        .count = 0, .width = 4, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, cc), .stride = 0,
        .lane_stride = sizeof(((struct maxwell_state *)0)->cc[0]),
        .scope = ISADORA_LANE,
        .view_count = 4, .views = views_cc,
        .configs = 0x3f,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 1,
        .scope = ISADORA_WARP,
        .configs = 0x3f,
    },
    {
        .name = "$active", .prints = "$active", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, active), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0x3f,
    },
    {
        .name = "$waits", .prints = "$waits", .vector = NULL,
        .count = 8, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, waits),
            .stride = sizeof(((struct maxwell_state *)0)->waits[0]),
        .scope = ISADORA_WARP,
        .entry_count = 6, .entries = entries_waits,
        .configs = 0x3f,
    },
    {
        .name = "$SR", .prints = "SR", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, sr),
            .stride = sizeof(((struct maxwell_state *)0)->sr[0]),
        .lane_stride = sizeof(((struct maxwell_state *)0)->sr[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 74, .entries = entries_sr,
        .configs = 0x3f,
    },
    {
        .name = "$come", .prints = "$come", .vector = NULL,
        .count = 16, .width = 6, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_block, come),
            .stride = sizeof(((struct maxwell_block *)0)->come[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0x3f,
    },
    {
        .name = "$some", .prints = "$some", .vector = NULL,
        .count = 16, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_block, some),
            .stride = sizeof(((struct maxwell_block *)0)->some[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0x3f,
    },
    {
        .name = "$asked", .prints = "$asked", .vector = NULL,
        .count = 16, .width = 11, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_block, asked),
            .stride = sizeof(((struct maxwell_block *)0)->asked[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0x3f,
    },
    {
        .name = "$yes", .prints = "$yes", .vector = NULL,
        .count = 16, .width = 11, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_block, yes),
            .stride = sizeof(((struct maxwell_block *)0)->yes[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0x3f,
    },
    {
        .name = "$red_yes", .prints = "$red_yes", .vector = NULL,
        .count = 16, .width = 11, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_block, red_yes),
            .stride = sizeof(((struct maxwell_block *)0)->red_yes[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0x3f,
    },
    {
        .name = "$red_all", .prints = "$red_all", .vector = NULL,
        .count = 16, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_block, red_all),
            .stride = sizeof(((struct maxwell_block *)0)->red_all[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0x3f,
    },
    {
        .name = "$red", .prints = "$red", .vector = NULL,
        .count = 0, .width = 4, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, red), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0x3f,
    },
    {
        .name = "$red_kind", .prints = "$red_kind", .vector = NULL,
        .count = 0, .width = 2, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, red_kind), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0x3f,
    },
    {
        .name = "$left", .prints = "$left", .vector = NULL,
        .count = 0, .width = 6, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_block, left), .stride = 0,
        .scope = ISADORA_BLOCK,
        .configs = 0x3f,
    },
    {
        .name = "$crs.depth", .prints = "$crs.depth",
        .count = 0, .width = 16, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_depth), .stride = 0,
        .configs = 0x3f,
        .most = 256,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$crs.kind", .prints = "$crs.kind",
        .count = 256, .width = 3, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_kind),
            .stride = sizeof(((struct maxwell_state *)0)->crs_kind[0]),
        .configs = 0x3f,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$crs.pc", .prints = "$crs.pc",
        .count = 256, .width = 32, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_pc),
            .stride = sizeof(((struct maxwell_state *)0)->crs_pc[0]),
        .configs = 0x3f,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$crs.mask", .prints = "$crs.mask",
        .count = 256, .width = 32, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_mask),
            .stride = sizeof(((struct maxwell_state *)0)->crs_mask[0]),
        .configs = 0x3f,
        .scope = ISADORA_WARP,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "c", .cells = 0x200000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .configs = 0x3f,
    },
    {
        .name = "g", .cells = UINT64_C(0x10000000000), .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .shown = 4, .windows = 0,
        .configs = 0x3f,
    },
    {
        .name = "s", .cells = 0x39000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_BLOCK,
        .shown = 4, .windows = 0,
        .configs = 0x3f,
    },
    {
        .name = "l", .cells = 0x80000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_LANE,
        .shown = 4, .windows = 0,
        .configs = 0x3f,
    },
};

#undef F
#define F(name) MAXWELL_FIELD_##name

static const struct isadora_word_pattern words[] = {
    W("*", F(BOARD0))
    W("*", F(BOARD1))
    W("*", F(BOARD2))
    W("*", F(BOARD3))
    W("*", F(BOARD4))
    W("*", F(BYTE))
    W("*", F(CC_TEST))
    W("*", F(NOP_CC_TEST))
    W("*", F(NO_YIELD))
    W("*", F(REUSE_A))
    W("*", F(REUSE_B))
    W("*", F(REUSE_C))
    W("*", F(SCOREBOARD))
    W("*", F(CONVERT_CVT_H1))
    W("*", F(CONVERT_HALF))
    W("*", F(MEMORY_PL))
    W("*", F(MULTIPLY_XMAD_H1_C))
    W("*", F(PREDICATE_PR_OR_CC))
    W("*", F(SURFACE_PS))
    W("*", F(SURFACE_SUATOM_P))
    W("*", F(TEXTURE_COMPONENTS))
    W("*", F(TEXTURE_COMPONENTS_1))
    W("*", F(TEXTURE_DIM))
    W("*", F(TEXTURE_QUERY))
    W("****", F(FLOATCMP_SIGNS3), F(FLOATCMP_SIGNS2), F(FLOATCMP_SIGNS1), F(FLOATCMP_SIGNS0))
    W("AL2P**", F(GRAPHICS_OUTPUT), F(GRAPHICS_ATTR_SIZE))
    W("ALD**", F(GRAPHICS_OUTPUT), F(GRAPHICS_ATTR_SIZE))
    W("ALD*.P*", F(GRAPHICS_OUTPUT), F(GRAPHICS_ATTR_SIZE))
    W("ALD*.PHYS*", F(GRAPHICS_OUTPUT), F(GRAPHICS_ATTR_SIZE))
    PLAIN("ARRAY_2D")
    W("AST*", F(GRAPHICS_ATTR_SIZE))
    W("AST.P*", F(GRAPHICS_ATTR_SIZE))
    W("AST.PHYS*", F(GRAPHICS_ATTR_SIZE))
    W("ATOM***", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_OP), F(ATOMIC_ATOM_TYPE))
    W("ATOM***", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_P_OP), F(ATOMIC_ATOM_TYPE))
    W("ATOM**.F16x2.FTZ.RN", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_OP))
    W("ATOM**.F16x2.FTZ.RN", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_P_OP))
    W("ATOM**.F16x2.RN", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_OP))
    W("ATOM**.F16x2.RN", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_P_OP))
    W("ATOM**.F64.RN", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_OP))
    W("ATOM**.F64.RN", F(ATOMIC_ATOM_E), F(ATOMIC_ATOM_P_OP))
    W("ATOM*.CAS*", F(ATOMIC_ATOM_E), F(ATOMIC_CAS_64))
    W("ATOMS**", F(ATOMIC_ATOMS_CAS_OP), F(ATOMIC_ATOMS_CAS_64))
    W("ATOMS**", F(ATOMIC_ATOMS_OP), F(ATOMIC_ATOMS_TYPE))
    PLAIN("B2R")
    PLAIN("B2R.RESULT")
    PLAIN("B2R.WARP")
    PLAIN("BAR.ARV")
    W("BAR.RED*", F(SPECIAL_BAR_RED))
    PLAIN("BAR.SCAN")
    PLAIN("BAR.SYNC")
    W("BFE**", F(SIGNED), F(SHIFT_BREV))
    PLAIN("BFI")
    W("BPT*", F(CONTROL_BPT_KIND))
    W("BRA**", F(CONTROL_U), F(CONTROL_LMT))
    PLAIN("BRK")
    W("BRX*", F(CONTROL_LMT))
    W("CAL*", F(CONTROL_NOINC))
    PLAIN("CC")
    W("CCTL***", F(ATOMIC_CCTL_E), F(ATOMIC_CACHE_LEVEL), F(ATOMIC_CACHE_OP_OR_QUERY))
    W("CCTLL*", F(ATOMIC_CACHE_OP))
    PLAIN("CCTLT.IVALL")
    PLAIN("CCTLT.IVTH")
    PLAIN("CONT")
    PLAIN("CS2R")
    W("CSET*.CSM_MX*", F(BF), F(BOP))
    W("CSET*.CSM_TA*", F(BF), F(BOP))
    W("CSET*.CSM_TR*", F(BF), F(BOP))
    W("CSET*.EQ*", F(BF), F(BOP))
    W("CSET*.EQU*", F(BF), F(BOP))
    W("CSET*.F*", F(BF), F(BOP))
    W("CSET*.FCSM_MX*", F(BF), F(BOP))
    W("CSET*.FCSM_TA*", F(BF), F(BOP))
    W("CSET*.FCSM_TR*", F(BF), F(BOP))
    W("CSET*.GE*", F(BF), F(BOP))
    W("CSET*.GEU*", F(BF), F(BOP))
    W("CSET*.GT*", F(BF), F(BOP))
    W("CSET*.GTU*", F(BF), F(BOP))
    W("CSET*.HI*", F(BF), F(BOP))
    W("CSET*.HS*", F(BF), F(BOP))
    W("CSET*.LE*", F(BF), F(BOP))
    W("CSET*.LEU*", F(BF), F(BOP))
    W("CSET*.LO*", F(BF), F(BOP))
    W("CSET*.LS*", F(BF), F(BOP))
    W("CSET*.LT*", F(BF), F(BOP))
    W("CSET*.LTU*", F(BF), F(BOP))
    W("CSET*.NAN*", F(BF), F(BOP))
    W("CSET*.NE*", F(BF), F(BOP))
    W("CSET*.NEU*", F(BF), F(BOP))
    W("CSET*.NUM*", F(BF), F(BOP))
    W("CSET*.OFF*", F(BF), F(BOP))
    W("CSET*.OFT*", F(BF), F(BOP))
    W("CSET*.RGT*", F(BF), F(BOP))
    W("CSET*.RLE*", F(BF), F(BOP))
    W("CSET*.SFF*", F(BF), F(BOP))
    W("CSET*.SFT*", F(BF), F(BOP))
    W("CSET*.T*", F(BF), F(BOP))
    W("CSETP.CSM_MX*", F(BOP))
    W("CSETP.CSM_TA*", F(BOP))
    W("CSETP.CSM_TR*", F(BOP))
    W("CSETP.EQ*", F(BOP))
    W("CSETP.EQU*", F(BOP))
    W("CSETP.F*", F(BOP))
    W("CSETP.FCSM_MX*", F(BOP))
    W("CSETP.FCSM_TA*", F(BOP))
    W("CSETP.FCSM_TR*", F(BOP))
    W("CSETP.GE*", F(BOP))
    W("CSETP.GEU*", F(BOP))
    W("CSETP.GT*", F(BOP))
    W("CSETP.GTU*", F(BOP))
    W("CSETP.HI*", F(BOP))
    W("CSETP.HS*", F(BOP))
    W("CSETP.LE*", F(BOP))
    W("CSETP.LEU*", F(BOP))
    W("CSETP.LO*", F(BOP))
    W("CSETP.LS*", F(BOP))
    W("CSETP.LT*", F(BOP))
    W("CSETP.LTU*", F(BOP))
    W("CSETP.NAN*", F(BOP))
    W("CSETP.NE*", F(BOP))
    W("CSETP.NEU*", F(BOP))
    W("CSETP.NUM*", F(BOP))
    W("CSETP.OFF*", F(BOP))
    W("CSETP.OFT*", F(BOP))
    W("CSETP.RGT*", F(BOP))
    W("CSETP.RLE*", F(BOP))
    W("CSETP.SFF*", F(BOP))
    W("CSETP.SFT*", F(BOP))
    W("CSETP.T*", F(BOP))
    PLAIN("CUBE")
    W("DADD*", F(RND))
    PLAIN("DEPBAR")
    PLAIN("DEPBAR.LE")
    W("DFMA*", F(DOUBLE_DFMA_RND))
    PLAIN("DMNMX")
    W("DMUL*", F(RND))
    W("DSET***", F(SET_BF), F(FLOAT_CMP), F(BOP))
    W("DSETP**", F(FLOAT_CMP), F(BOP))
    W("EXIT*", F(CONTROL_KEEPREFCOUNT))
    W("F2F*****", F(FTZ), F(CONVERT_DST_FLOAT), F(CONVERT_SRC_FLOAT), F(RND), F(SAT))
    W("F2F*****", F(FTZ), F(CONVERT_DST_FLOAT), F(CONVERT_SRC_FLOAT), F(CONVERT_CVT_RND), F(SAT))
    W("F2I****", F(FTZ), F(CONVERT_DST_INT), F(CONVERT_SRC_FLOAT), F(CONVERT_ROUND))
    W("FADD***", F(FTZ), F(RND), F(SAT))
    W("FADD32I*", F(FLOAT_FTZ_32I))
    PLAIN("FCHK.DIVIDE")
    W("FCMP**", F(FLOATCMP_FCMP_TEST), F(FLOATCMP_SETP_FTZ))
    W("FFMA***", F(FLOAT_FMZ_53), F(FLOAT_RND_51), F(SAT))
    W("FFMA32I**", F(FLOAT_FMZ_53), F(FLOAT_F_SAT_32I))
    W("FLO**", F(SIGNED), F(SHIFT_SH))
    W("FMNMX*", F(FTZ))
    W("FMUL****", F(FLOAT_FMZ), F(FLOAT_POWER), F(RND), F(SAT))
    W("FMUL32I**", F(FLOAT_FMZ_53), F(FLOAT_F_SAT_32I))
    W("FSET****", F(SET_BF), F(FLOAT_CMP), F(FLOATCMP_SET_FTZ), F(BOP))
    W("FSETP***", F(FLOAT_CMP), F(FLOATCMP_SETP_FTZ), F(BOP))
    W("FSWZADD***", F(FTZ), F(RND), F(FLOATCMP_NDV))
    PLAIN("GETCRSPTR")
    PLAIN("GETLMEMBASE")
    W("HADD2***", F(HALF_MERGE), F(HALF_HADD_FTZ), F(HALF_HALF_SAT))
    W("HADD2***", F(HALF_MERGE), F(HALF_HADD_FTZ), F(HALF_HALF_SAT_CONST))
    W("HADD2_32I**", F(HALF_HADD_FTZ_32I), F(HALF_HALF_SAT_CONST))
    W("HFMA2***", F(HALF_MERGE), F(HALF_HFMA_FMZ), F(HALF_HALF_SAT))
    W("HFMA2***", F(HALF_MERGE), F(HALF_HFMA_FMZ_CONST), F(HALF_HALF_SAT_CONST))
    W("HFMA2_32I*", F(HALF_HALF_FMZ_32I))
    W("HMUL2***", F(HALF_MERGE), F(HALF_HMUL_FMZ), F(HALF_HALF_SAT))
    W("HMUL2***", F(HALF_MERGE), F(HALF_HMUL_FMZ), F(HALF_HALF_SAT_CONST))
    W("HMUL2_32I**", F(HALF_HALF_FMZ_32I), F(HALF_HALF_SAT_CONST))
    W("HSET2****", F(HALF_HALF_BF), F(HALF_HALF_CMP), F(HALF_HSET_FTZ), F(BOP))
    W("HSET2****", F(HALF_HALF_BF_CONST), F(HALF_HALF_CMP_CONST), F(HALF_HSET_FTZ_CONST), F(BOP))
    W("HSETP2****", F(HALF_HALF_CMP), F(HALF_H_AND), F(HALF_HSETP_FTZ), F(BOP))
    W("HSETP2****", F(HALF_HALF_CMP_CONST), F(HALF_H_AND_CONST), F(HALF_HSETP_FTZ), F(BOP))
    W("I2F***", F(CONVERT_DST_FLOAT), F(CONVERT_SRC_INT), F(RND))
    W("I2I***", F(CONVERT_I2I_DST), F(CONVERT_I2I_SRC), F(SAT))
    W("IADD**", F(SAT), F(X))
    W("IADD.PO**", F(SAT), F(X))
    W("IADD3*", F(INTEGER_IADD3_X))
    W("IADD3**", F(INTEGER_IADD3_SHIFT), F(INTEGER_IADD3_X))
    W("IADD32I**", F(INTEGER_SAT_32I), F(INTEGER_X_32I))
    W("IADD32I.PO**", F(INTEGER_SAT_32I), F(INTEGER_X_32I))
    W("ICMP**", F(CMP), F(SIGNED))
    W("IDE*", F(CONTROL_EN))
    W("IDP.2A***", F(VIDEO_LO_HI), F(VIDEO_SIGN_A16), F(VIDEO_SIGN_B8))
    W("IDP.4A**", F(VIDEO_SIGN_A8), F(VIDEO_SIGN_B8))
    W("IMAD****", F(MULTIPLY_MAD_TYPES), F(MULTIPLY_MAD_HI), F(SAT), F(MULTIPLY_MAD_X))
    W("IMAD**.PO**", F(MULTIPLY_MAD_TYPES), F(MULTIPLY_MAD_HI), F(SAT), F(MULTIPLY_MAD_X))
    W("IMAD32I**", F(MULTIPLY_MAD32I_TYPES), F(HI_32I))
    W("IMAD32I**.PO", F(MULTIPLY_MAD32I_TYPES), F(HI_32I))
    W("IMADSP.S*.S*.S*", F(MULTIPLY_IMADSP_A), F(MULTIPLY_IMADSP_B), F(MULTIPLY_IMADSP_C))
    W("IMADSP.S*.U*.S*", F(MULTIPLY_IMADSP_A), F(MULTIPLY_IMADSP_B), F(MULTIPLY_IMADSP_C))
    W("IMADSP.U*.S*.S*", F(MULTIPLY_IMADSP_A), F(MULTIPLY_IMADSP_B), F(MULTIPLY_IMADSP_C))
    W("IMADSP.U*.U*.U*", F(MULTIPLY_IMADSP_A), F(MULTIPLY_IMADSP_B), F(MULTIPLY_IMADSP_C))
    W("IMNMX**", F(SIGNED), F(INTEGER_PART))
    W("IMUL**", F(MUL_TYPES), F(HI))
    W("IMUL32I**", F(MUL_TYPES_32I), F(HI_32I))
    W("IPA***", F(GRAPHICS_IPA_MODE), F(GRAPHICS_IPA_AT), F(GRAPHICS_IPA_SAT))
    W("IPA.IDX***", F(GRAPHICS_IPA_MODE), F(GRAPHICS_IPA_AT), F(GRAPHICS_IPA_SAT))
    W("ISBERD****", F(GRAPHICS_OUTPUT), F(GRAPHICS_ISB_SPACE), F(GRAPHICS_SKEW),
        F(GRAPHICS_ISB_SIZE))
    PLAIN("ISCADD")
    PLAIN("ISCADD.PO")
    PLAIN("ISCADD32I")
    W("ISET*****", F(BF), F(CMP), F(SIGNED), F(X), F(BOP))
    W("ISETP****", F(CMP), F(SIGNED), F(X), F(BOP))
    W("JCAL*", F(CONTROL_NOINC))
    W("JMP**", F(CONTROL_U), F(CONTROL_LMT))
    W("JMX*", F(CONTROL_LMT))
    PLAIN("KIL")
    W("LD***", F(MEMORY_LD_E), F(MEMORY_LD_CACHE), F(MEMORY_LD_SIZE))
    W("LDC**", F(MEMORY_LDC_SIZE), F(MEMORY_LDC_MODE))
    W("LDG***", F(MEMORY_E), F(MEMORY_LOAD_CACHE), F(MEMORY_LDG_SIZE))
    W("LDL**", F(MEMORY_LDL_CACHE), F(MEMORY_SIZE))
    W("LDS*", F(MEMORY_SIZE))
    W("LDS.U*", F(MEMORY_LDS_U_SIZE))
    W("LEA*", F(SHIFT_LEA_X))
    W("LEA.HI*", F(SHIFT_LEA_HI_CONST_X))
    W("LEA.HI*", F(SHIFT_LEA_HI_X))
    PLAIN("LEPC")
    PLAIN("LONGJMP")
    W("LOP***", F(LOGIC_LOP_OP), F(X), F(LOGIC_LOP_TEST))
    W("LOP3.LUT*", F(LOGIC_LOP3_X_CONST))
    W("LOP3.LUT*", F(LOGIC_LOP3_X_IMM))
    W("LOP3.LUT**", F(LOGIC_LOP3_X), F(LOGIC_LOP3_TEST))
    W("LOP32I**", F(LOGIC_LOP32I_OP), F(LOGIC_LOP32I_X))
    W("MEMBAR**", F(MEMORY_MEMBAR_SCOPE), F(MEMORY_MEMBAR_IVALL))
    PLAIN("MOV")
    PLAIN("MOV32I")
    W("MUFU**", F(FLOATCMP_MUFU_OP), F(SAT))
    W("NOP*", F(CONTROL_TRIG))
    W("OUT*", F(GRAPHICS_OUT_OP))
    W("P2R*", F(BYTE))
    PLAIN("PBK")
    PLAIN("PCNT")
    PLAIN("PEXIT")
    W("PIXLD*", F(GRAPHICS_PIXLD_OP))
    PLAIN("PLONGJMP")
    PLAIN("POPC")
    W("PRET*", F(CONTROL_NOINC))
    W("PRMT*", F(MOVE_PRMT_MODE))
    W("PSET***", F(BF), F(PREDICATE_BOP_AB), F(BOP))
    W("PSETP**", F(PREDICATE_BOP_AB), F(BOP))
    W("R2B*", F(SPECIAL_R2B_KIND))
    PLAIN("R2P")
    PLAIN("RAM")
    W("RED***", F(ATOMIC_ATOM_E), F(ATOMIC_RED_OP), F(ATOMIC_RED_TYPE))
    W("RED**.F16x2.FTZ.RN", F(ATOMIC_ATOM_E), F(ATOMIC_RED_OP))
    W("RED**.F16x2.RN", F(ATOMIC_ATOM_E), F(ATOMIC_RED_OP))
    W("RED**.F64.RN", F(ATOMIC_ATOM_E), F(ATOMIC_RED_OP))
    PLAIN("RET")
    W("RRO*", F(FLOATCMP_RRO_OP))
    W("RTT*", F(CONTROL_RTT_OP))
    PLAIN("RZ")
    PLAIN("S2R")
    PLAIN("SAM")
    PLAIN("SEL")
    PLAIN("SETCRSPTR")
    PLAIN("SETLMEMBASE")
    W("SHF.L***", F(SHIFT_SHF_W), F(SHIFT_SHF_TYPE), F(SHIFT_SHF_PART))
    W("SHF.R***", F(SHIFT_SHF_W), F(SHIFT_SHF_TYPE), F(SHIFT_SHF_PART))
    W("SHFL*", F(SPECIAL_SHFL_MODE))
    W("SHL**", F(SHIFT_W), F(X))
    W("SHR****", F(SIGNED), F(SHIFT_W), F(SHIFT_SHR_X), F(SHIFT_BREV))
    PLAIN("SR_BARRIERALLOC")
    PLAIN("SR_LWINHI")
    PLAIN("SR_MULTIPASSSHADERINFO")
    PLAIN("SR_SM_SPA_VERSION")
    PLAIN("SR_SWINHI")
    PLAIN("SSY")
    W("ST***", F(MEMORY_LD_E), F(MEMORY_ST_CACHE), F(MEMORY_LD_SIZE))
    W("STG***", F(MEMORY_E), F(MEMORY_STORE_CACHE), F(MEMORY_SIZE))
    W("STL**", F(MEMORY_STL_CACHE), F(MEMORY_SIZE))
    W("STP*", F(MEMORY_WAIT))
    W("STS*", F(MEMORY_SIZE))
    W("SUATOM******", F(SURFACE_SUATOM_PD), F(SURFACE_SUATOM_BA), F(SURFACE_DIM),
        F(SURFACE_SUATOM_OP), F(SURFACE_SUATOM_TYPE_R), F(SURFACE_CLAMP))
    W("SUATOM****.F16x2.FTZ.RN*", F(SURFACE_SUATOM_PD), F(SURFACE_SUATOM_BA), F(SURFACE_DIM),
        F(SURFACE_SUATOM_OP), F(SURFACE_CLAMP))
    W("SUATOM****.F16x2.RN*", F(SURFACE_SUATOM_PD), F(SURFACE_SUATOM_BA), F(SURFACE_DIM),
        F(SURFACE_SUATOM_OP), F(SURFACE_CLAMP))
    W("SUATOM***.CAS**", F(SURFACE_SUATOM_PD), F(SURFACE_SUATOM_BA), F(SURFACE_DIM),
        F(SURFACE_SUATOM_TYPE_R), F(SURFACE_CLAMP))
    W("SUATOM***.CAS.F16x2.FTZ.RN*", F(SURFACE_SUATOM_PD), F(SURFACE_SUATOM_BA), F(SURFACE_DIM),
        F(SURFACE_CLAMP))
    W("SUATOM***.CAS.F16x2.RN*", F(SURFACE_SUATOM_PD), F(SURFACE_SUATOM_BA), F(SURFACE_DIM),
        F(SURFACE_CLAMP))
    W("SUATOM.D*****", F(SURFACE_SUATOM_BA), F(SURFACE_DIM), F(SURFACE_SUATOM_OP),
        F(SURFACE_SUATOM_TYPE), F(SURFACE_CLAMP))
    W("SUATOM.D*****", F(SURFACE_SUATOM_BA), F(SURFACE_DIM), F(SURFACE_SUATOM_OP),
        F(SURFACE_SUATOM_TYPE_R), F(SURFACE_CLAMP))
    W("SUATOM.D***.F16x2.FTZ.RN*", F(SURFACE_SUATOM_BA), F(SURFACE_DIM), F(SURFACE_SUATOM_OP),
        F(SURFACE_CLAMP))
    W("SUATOM.D***.F16x2.RN*", F(SURFACE_SUATOM_BA), F(SURFACE_DIM), F(SURFACE_SUATOM_OP),
        F(SURFACE_CLAMP))
    W("SUATOM.D**.CAS**", F(SURFACE_SUATOM_BA), F(SURFACE_DIM), F(SURFACE_SUATOM_TYPE),
        F(SURFACE_CLAMP))
    W("SUATOM.D**.CAS.F16x2.FTZ.RN*", F(SURFACE_SUATOM_BA), F(SURFACE_DIM), F(SURFACE_CLAMP))
    W("SUATOM.D**.CAS.F16x2.RN*", F(SURFACE_SUATOM_BA), F(SURFACE_DIM), F(SURFACE_CLAMP))
    W("SULD.D*****", F(SURFACE_BA), F(SURFACE_DIM), F(SURFACE_LOAD_CACHE_24), F(SURFACE_SURF_SIZE),
        F(SURFACE_CLAMP))
    W("SULD.P****", F(SURFACE_DIM), F(SURFACE_LOAD_CACHE_24), F(SURFACE_MASK), F(SURFACE_CLAMP))
    W("SURED.D*****", F(SURFACE_BA), F(SURFACE_DIM), F(SURFACE_SURED_OP), F(SURFACE_SURED_TYPE),
        F(SURFACE_CLAMP))
    W("SURED.D***.F16x2.FTZ.RN*", F(SURFACE_BA), F(SURFACE_DIM), F(SURFACE_SURED_OP),
        F(SURFACE_CLAMP))
    W("SURED.D***.F16x2.RN*", F(SURFACE_BA), F(SURFACE_DIM), F(SURFACE_SURED_OP), F(SURFACE_CLAMP))
    W("SURED.P***", F(SURFACE_DIM), F(SURFACE_SURED_OP), F(SURFACE_CLAMP))
    W("SUST.D*****", F(SURFACE_BA), F(SURFACE_DIM), F(SURFACE_STORE_CACHE_24), F(SURFACE_SURF_SIZE),
        F(SURFACE_CLAMP))
    W("SUST.P****", F(SURFACE_DIM), F(SURFACE_STORE_CACHE_24), F(SURFACE_MASK), F(SURFACE_CLAMP))
    PLAIN("SYNC")
    W("TEX********", F(TEXTURE_LOD), F(TEXTURE_LC), F(TEXTURE_AOFFI), F(TEXTURE_DC),
        F(TEXTURE_NDV_35), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEX.B********", F(TEXTURE_LOD_B), F(TEXTURE_LC_B), F(TEXTURE_AOFFI_B), F(TEXTURE_DC),
        F(TEXTURE_NDV_35), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS****", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS*.DC***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS*.LL***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS*.LL.DC***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T),
        F(TEXTURE_PHASE_P))
    W("TEXS*.LZ***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS*.LZ.DC***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T),
        F(TEXTURE_PHASE_P))
    W("TEXS.DC***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS.LL***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS.LL.DC***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS.LZ***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TEXS.LZ.DC***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLD*******", F(TEXTURE_TLD_LOD), F(TEXTURE_AOFFI_TLD), F(TEXTURE_MS), F(TEXTURE_CL),
        F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLD.B*******", F(TEXTURE_TLD_LOD), F(TEXTURE_AOFFI_TLD), F(TEXTURE_MS), F(TEXTURE_CL),
        F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLD4*******", F(TEXTURE_TLD4_COMPONENT), F(TEXTURE_TLD4_OFFSET), F(TEXTURE_DC),
        F(TEXTURE_NDV_35), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLD4*.B******", F(TEXTURE_TLD4_COMPONENT_B), F(TEXTURE_TLD4_OFFSET_B), F(TEXTURE_DC),
        F(TEXTURE_NDV_35), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLD4S******", F(TEXTURE_TLD4S_COMPONENT), F(TEXTURE_AOFFI_TLD4S), F(TEXTURE_DC),
        F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLD4S*******", F(TEXTURE_TLD4S_F16), F(TEXTURE_TLD4S_COMPONENT), F(TEXTURE_AOFFI_TLD4S),
        F(TEXTURE_DC), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLDS*.LL***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLDS*.LL.AOFFI***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T),
        F(TEXTURE_PHASE_P))
    W("TLDS*.LZ***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLDS*.LZ.AOFFI***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T),
        F(TEXTURE_PHASE_P))
    W("TLDS*.LZ.MS***", F(TEXTURE_TEXS_F16), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T),
        F(TEXTURE_PHASE_P))
    W("TLDS.LL***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLDS.LL.AOFFI***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLDS.LZ***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLDS.LZ.AOFFI***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TLDS.LZ.MS***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TMML.B.LOD****", F(TEXTURE_NDV_35), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TMML.LOD****", F(TEXTURE_NDV_35), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TXA****", F(TEXTURE_NDV_35), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TXD*****", F(TEXTURE_TXD_LC), F(TEXTURE_AOFFI_TLD), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T),
        F(TEXTURE_PHASE_P))
    W("TXD.B*****", F(TEXTURE_TXD_LC), F(TEXTURE_AOFFI_TLD), F(TEXTURE_NODEP), F(TEXTURE_PHASE_T),
        F(TEXTURE_PHASE_P))
    W("TXQ***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("TXQ.B***", F(TEXTURE_NODEP), F(TEXTURE_PHASE_T), F(TEXTURE_PHASE_P))
    W("VABSDIFF***", F(VIDEO_SD), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF*.*16.*16**", F(VIDEO_SD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VABSDIFF*.*16.*32**", F(VIDEO_SD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VABSDIFF*.*16.*8**", F(VIDEO_SD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VABSDIFF*.*8.*16**", F(VIDEO_SD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VABSDIFF*.*8.*32**", F(VIDEO_SD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VABSDIFF*.*8.*8**", F(VIDEO_SD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VABSDIFF*.S32.*16**", F(VIDEO_SD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF*.S32.*8**", F(VIDEO_SD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF*.S32.U16**", F(VIDEO_SD), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF*.S32.U32**", F(VIDEO_SD), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF*.U32.*16**", F(VIDEO_SD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF*.U32.*32**", F(VIDEO_SD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF*.U32.*8**", F(VIDEO_SD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VABSDIFF4****", F(VIDEO_DIFF4_SD), F(VIDEO_DIFF4_SAT), F(VIDEO_DIFF4_RED),
        F(VIDEO_DIFF4_LANES))
    W("VABSDIFF4******", F(VIDEO_DIFF4_SD), F(VIDEO_DIFF4_A), F(VIDEO_DIFF4_B), F(VIDEO_DIFF4_SAT),
        F(VIDEO_DIFF4_RED), F(VIDEO_DIFF4_LANES))
    W("VADD***", F(VIDEO_UD), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VADD*.*16.*16**", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VADD*.*16.*32**", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VADD*.*16.*8**", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VADD*.*8.*16**", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VADD*.*8.*32**", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VADD*.*8.*8**", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VADD*.S32.*16**", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VADD*.S32.*8**", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VADD*.S32.U16**", F(VIDEO_UD), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VADD*.S32.U32**", F(VIDEO_UD), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VADD*.U32.*16**", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VADD*.U32.*32**", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VADD*.U32.*8**", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMAD**", F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*16.*16**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*16.*16.PO**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT),
        F(VIDEO_VIDEO_SAT))
    W("VMAD.*16.*32**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*16.*32.PO**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT),
        F(VIDEO_VIDEO_SAT))
    W("VMAD.*16.*8**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*16.*8.PO**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*8.*16**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*8.*16.PO**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*8.*32**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*8.*32.PO**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*8.*8**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.*8.*8.PO**", F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.PO**", F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.*16**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.*16.PO**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.*8**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.*8.PO**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.U16**", F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.U16.PO**", F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.U32**", F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.S32.U32.PO**", F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.U32.*16**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.U32.*16.PO**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.U32.*32**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.U32.*32.PO**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.U32.*8**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMAD.U32.*8.PO**", F(VIDEO_SIGN_B), F(VIDEO_VMAD_SHIFT), F(VIDEO_VIDEO_SAT))
    W("VMNMX****", F(VIDEO_UD), F(VIDEO_MX), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.*16.*16***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_MX),
        F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.*16.*32***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_MX),
        F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.*16.*8***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_MX),
        F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.*8.*16***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_MX),
        F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.*8.*32***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_MX),
        F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.*8.*8***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_MX),
        F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.S32.*16***", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_MX), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VMNMX*.S32.*8***", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_MX), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VMNMX*.S32.U16***", F(VIDEO_UD), F(VIDEO_MX), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.S32.U32***", F(VIDEO_UD), F(VIDEO_MX), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VMNMX*.U32.*16***", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_MX), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VMNMX*.U32.*32***", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_MX), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VMNMX*.U32.*8***", F(VIDEO_UD), F(VIDEO_SIGN_B), F(VIDEO_MX), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VOTE*", F(SPECIAL_VOTE_MODE))
    W("VOTE.VTG*", F(SPECIAL_VTG_OP))
    W("VSET**", F(VIDEO_VSET_CMP), F(VIDEO_THEN))
    W("VSET*.*16.*16*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.*16.*32*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.*16.*8*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.*8.*16*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.*8.*32*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.*8.*8*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.S32.*16*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.S32.*8*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.S32.U16*", F(VIDEO_VSET_CMP), F(VIDEO_THEN))
    W("VSET*.S32.U32*", F(VIDEO_VSET_CMP), F(VIDEO_THEN))
    W("VSET*.U32.*16*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.U32.*32*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSET*.U32.*8*", F(VIDEO_VSET_CMP), F(VIDEO_SIGN_B), F(VIDEO_THEN))
    W("VSETP**", F(VIDEO_VSETP_CMP), F(BOP))
    W("VSETP*.*16.*16*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.*16.*32*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.*16.*8*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.*8.*16*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.*8.*32*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.*8.*8*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_A), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.S32.*16*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.S32.*8*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.S32.U16*", F(VIDEO_VSETP_CMP), F(BOP))
    W("VSETP*.S32.U32*", F(VIDEO_VSETP_CMP), F(BOP))
    W("VSETP*.U32.*16*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.U32.*32*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_B), F(BOP))
    W("VSETP*.U32.*8*", F(VIDEO_VSETP_CMP), F(VIDEO_SIGN_B), F(BOP))
    W("VSHL****", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHL*.*16.U16***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHL*.*16.U32***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHL*.*16.U8***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHL*.*8.U16***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHL*.*8.U32***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHL*.*8.U8***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHL*.S32.U16***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHL*.S32.U8***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHL*.U32.U16***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHL*.U32.U32***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHL*.U32.U8***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHR****", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHR*.*16.U16***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHR*.*16.U32***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHR*.*16.U8***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHR*.*8.U16***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHR*.*8.U32***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHR*.*8.U8***", F(VIDEO_UD), F(VIDEO_SIGN_A), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT),
        F(VIDEO_THEN))
    W("VSHR*.S32.U16***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHR*.S32.U8***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHR*.U32.U16***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHR*.U32.U32***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("VSHR*.U32.U8***", F(VIDEO_UD), F(VIDEO_VIDEO_W), F(VIDEO_VIDEO_SAT), F(VIDEO_THEN))
    W("XMAD***", F(MULTIPLY_XMAD_TYPES), F(MULTIPLY_XMAD_MODE_CONST), F(MULTIPLY_XMAD_X_CONST))
    W("XMAD*****", F(MULTIPLY_XMAD_TYPES), F(MULTIPLY_PSL), F(MULTIPLY_MRG), F(MULTIPLY_XMAD_MODE),
        F(MULTIPLY_XMAD_X))
    W("XMAD*****", F(MULTIPLY_XMAD_TYPES), F(MULTIPLY_PSL_CONST), F(MULTIPLY_MRG_CONST),
        F(MULTIPLY_XMAD_MODE_CONST), F(MULTIPLY_XMAD_X_CONST))
    PLAIN("a")
    PLAIN("c")
};

bool maxwell_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    switch (in->form) {
    case MAXWELL_BRA:
        if (in->alt[0] == 0) {
            *to = (c->address + 8 + (uint64_t)rt_sign(in->value[3], 24)) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_JMP:
        if (in->alt[0] == 0) {
            *to = (in->value[3]) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_CAL:
    case MAXWELL_PRET:
        if (in->alt[0] == 0) {
            *to = (c->address + 8 + (uint64_t)rt_sign(in->value[1], 24)) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_JCAL:
        if (in->alt[0] == 0) {
            *to = (in->value[1]) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_PLONGJMP:
    case MAXWELL_PBK:
    case MAXWELL_PCNT:
    case MAXWELL_SSY:
        if (in->alt[0] == 0) {
            *to = (c->address + 8 + (uint64_t)rt_sign(in->value[0], 24)) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_PEXIT:
        *to = (c->address + 8 + (uint64_t)rt_sign(in->value[0], 24)) & 0xffffffffu;
        return true;
    default:
        return false;
    }
}

static const struct isadora_text_syntax syntaxes[] = {
    {"nvdisasm", "What nvdisasm prints: no control fields, no ignored bits", .brief = 1,
        .first = 0},
    {"cuasm", "The notation of CuAssembler: control fields in front, scoreboards from 0",
        .brief = 0, .first = 1},
};

static const uint16_t waiting_2[] = {MAXWELL_DEPBAR_LE, MAXWELL_DEPBAR_N};
static const uint16_t waiting_3[] = {MAXWELL_DEPBAR_LE};
static const uint16_t waiting_4[] = {MAXWELL_BAR_SYNC, MAXWELL_BAR_ARV, MAXWELL_BAR_RED,
    MAXWELL_BAR_SCAN};
static const struct isadora_wait_rule waits[] = {
    {NULL, 0, {0, 0}, {0, 0}, 255, 6, {75, 76, 77, 78, 79, 80}},
    {waiting_2, 2, {0, 0}, {0, 0}, 255, 6, {0, 1, 2, 3, 4, 5}},
    {waiting_3, 1, {26, 3}, {20, 6}, 255, 0, {0}},
    {waiting_4, 4, {0, 0}, {0, 0}, 255, 0, {0}},
};
enum { Q = ISADORA_QUEUES, G = ISADORA_GROUPS };
/* Latencies of a form: of each configuration, or alike in all. */
#define BY(form, ...) [6 * MAXWELL_##form] = __VA_ARGS__,
#define ALL(form, n) [6 * MAXWELL_##form] = n, n, n, n, n, n,
static const uint8_t latencies[6 * MAXWELL_FORMS] = {
    ALL(ATOM, Q + 0)
    ALL(ATOM_CAS, Q + 0)
    ALL(ATOM_P_OP, Q + 0)
    ALL(ATOM_P_CAS, Q + 0)
    ALL(ATOMS, Q + 1)
    ALL(ATOMS_CAS, Q + 1)
    ALL(RED, Q + 0)
    ALL(ISETP, 6)
    ALL(ISET, 6)
    ALL(F2F_HH, Q + 5)
    ALL(F2F_HS, Q + 5)
    ALL(F2F_HD, Q + 5)
    ALL(F2F_SH, Q + 5)
    ALL(F2F_SS, Q + 5)
    ALL(F2F_SD, Q + 5)
    ALL(F2F_DH, Q + 5)
    ALL(F2F_DS, Q + 5)
    ALL(F2F_DD, Q + 5)
    ALL(F2I_H, Q + 5)
    ALL(F2I_S, Q + 5)
    ALL(F2I_D, Q + 5)
    ALL(I2F_H, Q + 5)
    ALL(I2F_B, Q + 5)
    ALL(I2F_W, Q + 5)
    ALL(I2F_D, Q + 5)
    ALL(I2I_H, Q + 5)
    ALL(I2I_B, Q + 5)
    ALL(I2I_W, Q + 5)
    ALL(DADD, Q + 7)
    ALL(DMUL, Q + 7)
    ALL(DFMA_B, Q + 7)
    ALL(DFMA_C, Q + 7)
    ALL(DMNMX, Q + 7)
    ALL(DSET, Q + 7)
    ALL(DSETP, Q + 7)
    ALL(FADD, 6)
    ALL(FADD32I, 6)
    ALL(FMUL, 6)
    ALL(FMUL32I, 6)
    ALL(FFMA_B, 6)
    ALL(FFMA_C, 6)
    ALL(FFMA32I, 6)
    ALL(FMNMX, 6)
    ALL(FSET, 6)
    ALL(FSETP, 6)
    ALL(FCMP_B, 6)
    ALL(FCMP_C, 6)
    ALL(FCHK, 6)
    ALL(FSWZADD, 6)
    ALL(MUFU, Q + 5)
    BY(MUFU_SQRT, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5)
    ALL(RRO, 6)
    ALL(HADD2_R, 6)
    ALL(HADD2_C, 6)
    ALL(HADD2_32I, 6)
    ALL(HMUL2_R, 6)
    ALL(HMUL2_C, 6)
    ALL(HMUL2_I, 6)
    ALL(HMUL2_32I, 6)
    ALL(HFMA2_R, 6)
    ALL(HFMA2_B, 6)
    ALL(HFMA2_C, 6)
    ALL(HFMA2_32I, 6)
    ALL(HSET2_R, 6)
    ALL(HSET2_C, 6)
    ALL(HSETP2_R, 6)
    ALL(HSETP2_C, 6)
    ALL(IADD, 6)
    ALL(IADD32I, 6)
    ALL(IADD3_R, 6)
    ALL(IADD3_B, 6)
    ALL(ISCADD, 6)
    ALL(ISCADD32I, 6)
    ALL(IMNMX, 6)
    ALL(ICMP_B, 6)
    ALL(ICMP_C, 6)
    ALL(LOP, 6)
    ALL(LOP32I, 6)
    ALL(LOP3_R, 6)
    ALL(LOP3_C, 6)
    ALL(LOP3_I, 6)
    ALL(LDG, Q + 0)
    ALL(STG, Q + 0)
    ALL(LD, Q + 0)
    ALL(ST, Q + 0)
    ALL(LDL, Q + 0)
    ALL(STL, Q + 0)
    ALL(LDS_R, Q + 1)
    ALL(LDS_U, Q + 1)
    ALL(STS, Q + 1)
    ALL(LDC, Q + 2)
    ALL(MOV, 6)
    ALL(MOV32I, 6)
    ALL(SEL, 6)
    ALL(PRMT_B, 6)
    ALL(PRMT_C, 6)
    ALL(IMAD_B, Q + 6)
    ALL(IMAD_C, Q + 6)
    ALL(XMAD_R, 6)
    ALL(XMAD_I, 6)
    ALL(XMAD_B, 6)
    ALL(XMAD_C, 6)
    ALL(PSETP, 6)
    ALL(PSET, 6)
    ALL(CSET, 6)
    ALL(CSETP, 6)
    ALL(P2R, 6)
    ALL(R2P, 6)
    ALL(SHL, 6)
    ALL(SHR, 6)
    ALL(SHF_L, 6)
    ALL(SHF_R, 6)
    ALL(BFE, 6)
    ALL(BFI_B, 6)
    ALL(BFI_C, 6)
    ALL(FLO, Q + 5)
    ALL(POPC, Q + 5)
    ALL(LEA_LO, 6)
    ALL(LEA_HI, 6)
    ALL(LEA_HC, 6)
    ALL(S2R, Q + 3)
    ALL(CS2R, 6)
    ALL(VOTE, 6)
    ALL(SHFL, Q + 1)
    ALL(B2R_B, Q + 4)
    ALL(B2R_R, Q + 4)
    ALL(B2R_W, Q + 4)
    ALL(SULD_P, Q + 0)
    ALL(SULD_D, Q + 0)
    ALL(SUST_P, Q + 0)
    ALL(SUST_D, Q + 0)
    ALL(SURED_P, Q + 0)
    ALL(SURED_D, Q + 0)
    ALL(SUATOM_I, Q + 0)
    ALL(SUATOM_R, Q + 0)
    BY(SUATOM_P, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    ALL(SUATOM_CI, Q + 0)
    ALL(SUATOM_CR, Q + 0)
    ALL(TEX_I, Q + 0)
    ALL(TEX_B, Q + 0)
    ALL(TLD_I, Q + 0)
    ALL(TLD_B, Q + 0)
    ALL(TLD4_I, Q + 0)
    ALL(TLD4_B, Q + 0)
    ALL(TXD_I, Q + 0)
    ALL(TXD_B, Q + 0)
    ALL(TXQ_I, Q + 0)
    ALL(TXQ_B, Q + 0)
    ALL(TEXS_D1_LZ_M, Q + 0)
    ALL(TEXS_D2_M, Q + 0)
    ALL(TEXS_D2_LZ_M, Q + 0)
    ALL(TEXS_D2_LL_M, Q + 0)
    ALL(TEXS_D2_DC_M, Q + 0)
    ALL(TEXS_D2_LL_DC_M, Q + 0)
    ALL(TEXS_D2_LZ_DC_M, Q + 0)
    ALL(TEXS_A2_M, Q + 0)
    ALL(TEXS_A2_LZ_M, Q + 0)
    ALL(TEXS_A2_LZ_DC_M, Q + 0)
    ALL(TEXS_D3_M, Q + 0)
    ALL(TEXS_D3_LZ_M, Q + 0)
    ALL(TEXS_CUBE_M, Q + 0)
    ALL(TEXS_CUBE_LL_M, Q + 0)
    ALL(TEXS_D1_LZ_S, Q + 0)
    ALL(TEXS_D2_S, Q + 0)
    ALL(TEXS_D2_LZ_S, Q + 0)
    ALL(TEXS_D2_LL_S, Q + 0)
    ALL(TEXS_D2_DC_S, Q + 0)
    ALL(TEXS_D2_LL_DC_S, Q + 0)
    ALL(TEXS_D2_LZ_DC_S, Q + 0)
    ALL(TEXS_A2_S, Q + 0)
    ALL(TEXS_A2_LZ_S, Q + 0)
    ALL(TEXS_A2_LZ_DC_S, Q + 0)
    ALL(TEXS_D3_S, Q + 0)
    ALL(TEXS_D3_LZ_S, Q + 0)
    ALL(TEXS_CUBE_S, Q + 0)
    ALL(TEXS_CUBE_LL_S, Q + 0)
    ALL(TLDS_D1_LZ_M, Q + 0)
    ALL(TLDS_D1_LL_M, Q + 0)
    ALL(TLDS_D2_LZ_M, Q + 0)
    ALL(TLDS_D2_LZ_AO_M, Q + 0)
    ALL(TLDS_D2_LL_M, Q + 0)
    ALL(TLDS_D2_LZ_MS_M, Q + 0)
    ALL(TLDS_D3_LZ_M, Q + 0)
    ALL(TLDS_A2_LZ_M, Q + 0)
    ALL(TLDS_D2_LL_AO_M, Q + 0)
    ALL(TLDS_D1_LZ_S, Q + 0)
    ALL(TLDS_D1_LL_S, Q + 0)
    ALL(TLDS_D2_LZ_S, Q + 0)
    ALL(TLDS_D2_LZ_AO_S, Q + 0)
    ALL(TLDS_D2_LL_S, Q + 0)
    ALL(TLDS_D2_LZ_MS_S, Q + 0)
    ALL(TLDS_D3_LZ_S, Q + 0)
    ALL(TLDS_A2_LZ_S, Q + 0)
    ALL(TLDS_D2_LL_AO_S, Q + 0)
    ALL(TLD4S, Q + 0)
    ALL(VADD, 6)
    ALL(VABSDIFF, 6)
    ALL(VMNMX, 6)
    ALL(VSET, 6)
    ALL(VSETP, 6)
    ALL(VMAD, 6)
    ALL(VSHL, 6)
    ALL(VSHR, 6)
    ALL(VABSDIFF4, 6)
    BY(IDP_A4, 0, 0, 0, 0, 6, 6)
    BY(IDP_A2, 0, 0, 0, 0, 6, 6)
};
static const char *const board_names[] = {"SB0", "SB1", "SB2", "SB3", "SB4", "SB5"};
static const struct isadora_schedule schedule = {
    .cycles = {64, 4}, .results = {{69, 3}, 0, 5, 2}, .sources = {{72, 3}, 0, 5, 2},
    .waits = waits, .wait_count = 4, .boards = 6, .first = 1,
    .latencies = latencies, .groups = NULL, .zero = 0, .names = board_names,
};

/* Do bits whose meaning is unknown keep an instruction from being executed? */
static bool has_unknown_bits(const struct isadora_context *context,
                             const struct isadora_insn *in)
{
    static const uint16_t conditions[] = { 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3 };
    (void)context;
    switch (conditions[in->form]) {
    case 1:
        return (in->mask.half[0] & 0xf00000000000) != 0;
    case 2:
        return (in->mask.half[0] & 0x10000000000) != 0;
    case 3:
        return (in->alt[0] == 0 && (in->mask.half[0] & 0x7ff0000000) != 0);
    }
    return false;
}

static const char *const option_branch_order[] = {"fallthrough", "taken"};
static const char *const option_mufu[] = {"exact", "up", "down"};
static const struct isadora_launch_option options[] = {
    {"branch_order", "which side of a divergent branch runs first", option_branch_order, 2},
    {"mufu", "the last bit of finite results of MUFU: rounded, one more or one less", option_mufu,
        3},
};

static const struct isadora_launch_limits limits[] = {
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0xc000, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0xc000, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0xc000, 0x8000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0xc000, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0xc000, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0xc000, 0x8000},
};

static const uint64_t params_at[] = {0x140, 0x140, 0x140, 0x140, 0x140, 0x140};
static const uint64_t buffers_at[] = {UINT64_C(0x100010000), UINT64_C(0x100010000),
    UINT64_C(0x100010000), UINT64_C(0x100010000), UINT64_C(0x100010000), UINT64_C(0x100010000)};
static const uint64_t images_at[] = {UINT64_C(0xfe00000000), UINT64_C(0xfe00000000),
    UINT64_C(0xfe00000000), UINT64_C(0xfe00000000), UINT64_C(0xfe00000000), UINT64_C(0xfe00000000)};
isadora_pick maxwell_fast_pick_plain;
isadora_pick maxwell_fast_pick_avx2;
isadora_pick maxwell_fast_pick_avx512;

static isadora_pick *quick(void)
{
    switch (rt_cpu_level()) {
    case ISADORA_AVX512:
    #if ISADORA_LEVELS > 2
        return maxwell_fast_pick_avx512;
    #endif
    case ISADORA_AVX2:
    #if ISADORA_LEVELS > 1
        return maxwell_fast_pick_avx2;
    #endif
    default:
        return maxwell_fast_pick_plain;
    }
}

static const struct isadora_launch_cell launch_cells[] = {
    {0, 4, 0x0, 0x3f, "SHARED_WINDOW"},
    {0, 4, 0x4, 0x3f, "LOCAL_WINDOW"},
    {0, 4, 0x8, 0x3f, "block_x"},
    {0, 4, 0xc, 0x3f, "block_y"},
    {0, 4, 0x10, 0x3f, "block_z"},
    {0, 4, 0x14, 0x3f, "grid_x"},
    {0, 4, 0x18, 0x3f, "grid_y"},
    {0, 4, 0x1c, 0x3f, "grid_z"},
    {0, 4, 0x20, 0x3f, "STACK"},
    {0, 8, 0xb0, 0x3f, "IMAGES"},
    {0, 8, 0xc0, 0x3f, "SURFACE_QUERIES"},
    {0, 8, 0xd0, 0x3f, "CONSTANT_WINDOW"},
    {0, 4, 0xfc, 0x3f, "dynamic"},
};

const struct isadora_target maxwell_target = {
    .name = "maxwell", .title = "SASS of the GPUs Maxwell and Pascal",
    .configs = configs, .config_count = 6,
    .units = units, .unit_count = 1,
    .forms = forms, .form_count = 280,
    .fields = fields, .field_count = 455,
    .bundle = &bundle,
    .files = files, .file_count = 20,
    .spaces = spaces, .space_count = 4,
    .encoding_space = encoding_space, .encoding_space_count = 6,
    .text_max = MAXWELL_TEXT_MAX,
    .optional = "control fields",
    .state_size = sizeof(struct maxwell_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .elfs = elfs, .elf_count = 1, .elf_numbers = elf_numbers,
    .words = words, .word_count = 460,
    .decode = maxwell_decode,
    .identify = maxwell_identify,
    .operands = maxwell_operands,
    .encode = maxwell_encode,
    .format = maxwell_format,
    .reset = maxwell_reset,
    .execute = maxwell_execute,
    .branch_target = maxwell_branch_target,
    .syntax = &maxwell_syntax,
    .actions = maxwell_actions,
    .has_unknown_bits = has_unknown_bits,
    .uses = &maxwell_uses,
    .paths = &maxwell_uses,
    .schedule = &schedule,
    .syntaxes = syntaxes, .syntax_count = 2,
    .lanes = 32, .masks = 4,
    .block_size = sizeof(struct maxwell_block), .grid_size = sizeof(struct maxwell_grid),
    .options = options, .option_count = 2,
    .quick = quick,
    .limits = limits,
    .param_space = 0, .params_at = params_at,
    .buffer_space = 1, .buffers_at = buffers_at, .buffer_window = 0x0,
    .image_space = 1, .images_at = images_at,
    .start_grid = maxwell_start_grid,
    .start_warp = maxwell_start_warp,
    .launch_cells = launch_cells, .launch_cell_count = 13,
};
