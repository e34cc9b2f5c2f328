/* Generated from the description maxwell by gen/emit/assembler. Do not edit. */
#include <isadora/maxwell.h>
#include "maxwell_lex.h"
#include "asm/tables/rows.h"

WORDS(words_file_p) = {ONE(SPELLED("PT", 0x7)), APART(2, maxwell_scan_p, "P")};

WORDS(words_atomic_ATOM_E) = {ONE(SPELLED(".E", 0x1)), ALONE(2)};

LIST(list_atomic_ATOM_OP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".EXCH", 0x8),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".SAFEADD", 0xa),
    SPELLED(".XOR", 0x7),
};
WORDS(words_atomic_ATOM_OP) = {list_atomic_ATOM_OP, COUNT(list_atomic_ATOM_OP), ALONE(1)};

LIST(list_atomic_ATOM_TYPE) = {
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".U64", 0x2),
};
WORDS(words_atomic_ATOM_TYPE) = {list_atomic_ATOM_TYPE, COUNT(list_atomic_ATOM_TYPE), ALONE(1)};

WORDS(words_file_r) = {ONE(SPELLED("RZ", 0xff)), APART(2, maxwell_scan_r, "R")};

WORDS(words_NO_YIELD) = {ONE(SPELLED("Y", 0x0)), ALONE(1)};

WORDS(words_WAIT1) = {ONE(SPELLED("^1", 0x1)), ALONE(2)};

WORDS(words_WAIT2) = {ONE(SPELLED("^2", 0x1)), ALONE(2)};

WORDS(words_WAIT3) = {ONE(SPELLED("^3", 0x1)), ALONE(2)};

WORDS(words_WAIT4) = {ONE(SPELLED("^4", 0x1)), ALONE(2)};

WORDS(words_WAIT5) = {ONE(SPELLED("^5", 0x1)), ALONE(2)};

WORDS(words_WAIT6) = {ONE(SPELLED("^6", 0x1)), ALONE(2)};

LIST(list_WAIT1_2) = {
    SPELLED("-", 0x0),
    SPELLED("0", 0x1),
};
WORDS(words_WAIT1_2) = {list_WAIT1_2, COUNT(list_WAIT1_2), ALONE(0)};

LIST(list_WAIT2_2) = {
    SPELLED("-", 0x0),
    SPELLED("1", 0x1),
};
WORDS(words_WAIT2_2) = {list_WAIT2_2, COUNT(list_WAIT2_2), ALONE(0)};

LIST(list_WAIT3_2) = {
    SPELLED("-", 0x0),
    SPELLED("2", 0x1),
};
WORDS(words_WAIT3_2) = {list_WAIT3_2, COUNT(list_WAIT3_2), ALONE(0)};

LIST(list_WAIT4_2) = {
    SPELLED("-", 0x0),
    SPELLED("3", 0x1),
};
WORDS(words_WAIT4_2) = {list_WAIT4_2, COUNT(list_WAIT4_2), ALONE(0)};

LIST(list_WAIT5_2) = {
    SPELLED("-", 0x0),
    SPELLED("4", 0x1),
};
WORDS(words_WAIT5_2) = {list_WAIT5_2, COUNT(list_WAIT5_2), ALONE(0)};

LIST(list_WAIT6_2) = {
    SPELLED("-", 0x0),
    SPELLED("5", 0x1),
};
WORDS(words_WAIT6_2) = {list_WAIT6_2, COUNT(list_WAIT6_2), ALONE(0)};

LIST(list_NO_YIELD_2) = {
    SPELLED("-", 0x1),
    SPELLED("Y", 0x0),
};
WORDS(words_NO_YIELD_2) = {list_NO_YIELD_2, COUNT(list_NO_YIELD_2), ALONE(0)};

LIST(list_STALL_TWO) = {
    SPELLED("S01", 0x1),
    SPELLED("S02", 0x2),
    SPELLED("S03", 0x3),
    SPELLED("S04", 0x4),
    SPELLED("S05", 0x5),
    SPELLED("S06", 0x6),
    SPELLED("S07", 0x7),
    SPELLED("S08", 0x8),
    SPELLED("S09", 0x9),
    SPELLED("S10", 0xa),
    SPELLED("S11", 0xb),
    SPELLED("S12", 0xc),
    SPELLED("S13", 0xd),
    SPELLED("S14", 0xe),
    SPELLED("S15", 0xf),
};
WORDS(words_STALL_TWO) = {list_STALL_TWO, COUNT(list_STALL_TWO), ALONE(1)};

WORDS(words_atomic_CAS_64) = {ONE(SPELLED(".64", 0x1)), ALONE(3)};

LIST(list_memory_Pl) = {
    SPELLED("P0", 0x7),
    SPELLED("P1", 0x6),
    SPELLED("P2", 0x5),
    SPELLED("P3", 0x4),
    SPELLED("P4", 0x3),
    SPELLED("P5", 0x2),
    SPELLED("P6", 0x1),
    SPELLED("PT", 0x0),
};
WORDS(words_memory_Pl) = {list_memory_Pl, COUNT(list_memory_Pl), ALONE(1)};

LIST(list_atomic_ATOMS_OP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".EXCH", 0x8),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_atomic_ATOMS_OP) = {list_atomic_ATOMS_OP, COUNT(list_atomic_ATOMS_OP), ALONE(1)};

LIST(list_atomic_ATOMS_TYPE) = {
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
    SPELLED(".U64", 0x2),
};
WORDS(words_atomic_ATOMS_TYPE) = {list_atomic_ATOMS_TYPE, COUNT(list_atomic_ATOMS_TYPE), ALONE(1)};

LIST(list_atomic_ATOMS_CAS_OP) = {
    SPELLED(".CAS", 0x2),
    LONGER(".CAST", 0x0),
    LONGER(".CAST.SPIN", 0x1),
};
WORDS(words_atomic_ATOMS_CAS_OP) = {list_atomic_ATOMS_CAS_OP, COUNT(list_atomic_ATOMS_CAS_OP),
    ALONE(4)};

LIST(list_atomic_RED_OP) = {
    SPELLED(".ADD", 0x0),
    SPELLED(".AND", 0x5),
    SPELLED(".DEC", 0x4),
    SPELLED(".INC", 0x3),
    SPELLED(".MAX", 0x2),
    SPELLED(".MIN", 0x1),
    SPELLED(".OR", 0x6),
    SPELLED(".XOR", 0x7),
};
WORDS(words_atomic_RED_OP) = {list_atomic_RED_OP, COUNT(list_atomic_RED_OP), ALONE(1)};

LIST(list_atomic_CACHE_LEVEL) = {
    SPELLED(".C", 0x2),
    LONGER(".CRS", 0x4),
    SPELLED(".I", 0x3),
    SPELLED(".U", 0x1),
};
WORDS(words_atomic_CACHE_LEVEL) = {list_atomic_CACHE_LEVEL, COUNT(list_atomic_CACHE_LEVEL),
    ALONE(1)};

LIST(list_atomic_CACHE_OP_OR_QUERY) = {
    SPELLED(".IV", 0x5),
    LONGER(".IVALL", 0x6),
    SPELLED(".PF1", 0x1),
    LONGER(".PF1.5", 0x2),
    SPELLED(".PF2", 0x3),
    SPELLED(".QRY1", 0x0),
    SPELLED(".RS", 0x7),
    LONGER(".RSLB", 0x9),
    SPELLED(".WB", 0x4),
};
WORDS(words_atomic_CACHE_OP_OR_QUERY) = {list_atomic_CACHE_OP_OR_QUERY,
    COUNT(list_atomic_CACHE_OP_OR_QUERY), ALONE(1)};

LIST(list_atomic_CACHE_OP) = {
    SPELLED(".IV", 0x5),
    LONGER(".IVALL", 0x6),
    SPELLED(".PF1", 0x1),
    LONGER(".PF1.5", 0x2),
    SPELLED(".PF2", 0x3),
    SPELLED(".RS", 0x7),
    LONGER(".RSLB", 0x9),
    SPELLED(".WB", 0x4),
};
WORDS(words_atomic_CACHE_OP) = {list_atomic_CACHE_OP, COUNT(list_atomic_CACHE_OP), ALONE(1)};

LIST(list_CMP) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    SPELLED(".GT", 0x4),
    SPELLED(".LE", 0x3),
    SPELLED(".LT", 0x1),
    SPELLED(".NE", 0x5),
    SPELLED(".T", 0x7),
};
WORDS(words_CMP) = {list_CMP, COUNT(list_CMP), ALONE(1)};

WORDS(words_SIGNED) = {ONE(SPELLED(".U32", 0x0)), ALONE(4)};

WORDS(words_X) = {ONE(SPELLED(".X", 0x1)), ALONE(2)};

LIST(list_BOP) = {
    SPELLED(".AND", 0x0),
    SPELLED(".OR", 0x1),
    SPELLED(".XOR", 0x2),
};
WORDS(words_BOP) = {list_BOP, COUNT(list_BOP), ALONE(1)};

WORDS(words_REUSE_A) = {ONE(SPELLED(".reuse", 0x1)), ALONE(6)};

WORDS(words_NOT_Pp) = {ONE(SPELLED("!", 0x1)), ALONE(1)};

WORDS(words_BF) = {ONE(SPELLED(".BF", 0x1)), ALONE(3)};

WORDS(words_CC) = {ONE(SPELLED(".CC", 0x1)), ALONE(3)};

WORDS(words_control_U) = {ONE(SPELLED(".U", 0x1)), ALONE(2)};

WORDS(words_control_LMT) = {ONE(SPELLED(".LMT", 0x1)), ALONE(4)};

LIST(list_CC_TEST) = {
    SPELLED("CC.CSM_MX", 0x1a),
    SPELLED("CC.CSM_TA", 0x18),
    SPELLED("CC.CSM_TR", 0x19),
    SPELLED("CC.EQ", 0x2),
    LONGER("CC.EQU", 0xa),
    SPELLED("CC.F", 0x0),
    LONGER("CC.FCSM_MX", 0x1d),
    LONGER("CC.FCSM_TA", 0x1b),
    LONGER("CC.FCSM_TR", 0x1c),
    SPELLED("CC.GE", 0x6),
    LONGER("CC.GEU", 0xe),
    SPELLED("CC.GT", 0x4),
    LONGER("CC.GTU", 0xc),
    SPELLED("CC.HI", 0x14),
    SPELLED("CC.HS", 0x16),
    SPELLED("CC.LE", 0x3),
    LONGER("CC.LEU", 0xb),
    SPELLED("CC.LO", 0x11),
    SPELLED("CC.LS", 0x13),
    SPELLED("CC.LT", 0x1),
    LONGER("CC.LTU", 0x9),
    SPELLED("CC.NAN", 0x8),
    SPELLED("CC.NE", 0x5),
    LONGER("CC.NEU", 0xd),
    SPELLED("CC.NUM", 0x7),
    SPELLED("CC.OFF", 0x10),
    SPELLED("CC.OFT", 0x17),
    SPELLED("CC.RGT", 0x1f),
    SPELLED("CC.RLE", 0x1e),
    SPELLED("CC.SFF", 0x12),
    SPELLED("CC.SFT", 0x15),
};
WORDS(words_CC_TEST) = {list_CC_TEST, COUNT(list_CC_TEST), ALONE(3)};

WORDS(words_control_NOINC) = {ONE(SPELLED(".NOINC", 0x0)), ALONE(6)};

WORDS(words_control_KEEPREFCOUNT) = {ONE(SPELLED(".KEEPREFCOUNT", 0x1)), ALONE(13)};

LIST(list_control_BPT_KIND) = {
    SPELLED(".CAL", 0x1),
    SPELLED(".DRAIN", 0x5),
    LONGER(".DRAIN_ILLEGAL", 0x0),
    SPELLED(".INT", 0x4),
    SPELLED(".PAUSE", 0x2),
    SPELLED(".TRAP", 0x3),
};
WORDS(words_control_BPT_KIND) = {list_control_BPT_KIND, COUNT(list_control_BPT_KIND), ALONE(1)};

WORDS(words_control_EN) = {ONE(SPELLED(".EN", 0x0)), ALONE(3)};

LIST(list_control_RTT_OP) = {
    SPELLED(".FALLTHROUGH", 0x2),
    SPELLED(".PREEMPTED", 0x3),
    SPELLED(".TERMINATE", 0x1),
};
WORDS(words_control_RTT_OP) = {list_control_RTT_OP, COUNT(list_control_RTT_OP), ALONE(1)};

WORDS(words_control_TRIG) = {ONE(SPELLED(".TRIG", 0x1)), ALONE(5)};

WORDS(words_FTZ) = {ONE(SPELLED(".FTZ", 0x1)), ALONE(4)};

LIST(list_convert_DST_FLOAT) = {
    SPELLED(".F16", 0x1),
    SPELLED(".F32", 0x2),
    SPELLED(".F64", 0x3),
};
WORDS(words_convert_DST_FLOAT) = {list_convert_DST_FLOAT, COUNT(list_convert_DST_FLOAT), ALONE(2)};

LIST(list_convert_CVT_RND) = {
    SPELLED(".CEIL", 0x6),
    SPELLED(".FLOOR", 0x5),
    SPELLED(".PASS", 0x3),
    SPELLED(".ROUND", 0x4),
    SPELLED(".TRUNC", 0x7),
};
WORDS(words_convert_CVT_RND) = {list_convert_CVT_RND, COUNT(list_convert_CVT_RND), ALONE(1)};

WORDS(words_SAT) = {ONE(SPELLED(".SAT", 0x1)), ALONE(4)};

WORDS(words_F_NEG_B) = {ONE(SPELLED("-", 0x1)), ALONE(1)};

WORDS(words_F_ABS_B) = {ONE(SPELLED("|", 0x1)), ALONE(1)};

WORDS(words_convert_CVT_H1) = {ONE(SPELLED(".H1", 0x1)), ALONE(3)};

LIST(list_RND) = {
    SPELLED(".RM", 0x1),
    SPELLED(".RP", 0x2),
    SPELLED(".RZ", 0x3),
};
WORDS(words_RND) = {list_RND, COUNT(list_RND), ALONE(2)};

LIST(list_convert_DST_INT) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S64", 0x7),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U64", 0x3),
};
WORDS(words_convert_DST_INT) = {list_convert_DST_INT, COUNT(list_convert_DST_INT), ALONE(1)};

LIST(list_convert_ROUND) = {
    SPELLED(".CEIL", 0x2),
    SPELLED(".FLOOR", 0x1),
    SPELLED(".TRUNC", 0x3),
};
WORDS(words_convert_ROUND) = {list_convert_ROUND, COUNT(list_convert_ROUND), ALONE(1)};

LIST(list_convert_SRC_INT) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S64", 0x7),
    SPELLED(".S8", 0x4),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U64", 0x3),
    SPELLED(".U8", 0x0),
};
WORDS(words_convert_SRC_INT) = {list_convert_SRC_INT, COUNT(list_convert_SRC_INT), ALONE(1)};

WORDS(words_convert_HALF) = {ONE(SPELLED(".H1", 0x2)), ALONE(3)};

LIST(list_BYTE) = {
    SPELLED(".B1", 0x1),
    SPELLED(".B2", 0x2),
    SPELLED(".B3", 0x3),
};
WORDS(words_BYTE) = {list_BYTE, COUNT(list_BYTE), ALONE(2)};

LIST(list_convert_I2I_DST) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S8", 0x4),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_convert_I2I_DST) = {list_convert_I2I_DST, COUNT(list_convert_I2I_DST), ALONE(1)};

LIST(list_FLOAT_CMP) = {
    SPELLED(".EQ", 0x2),
    LONGER(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    LONGER(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    LONGER(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    LONGER(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    LONGER(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    LONGER(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".T", 0xf),
};
WORDS(words_FLOAT_CMP) = {list_FLOAT_CMP, COUNT(list_FLOAT_CMP), ALONE(1)};

WORDS(words_float_F_NEG_B_32I) = {ONE(SPELLED(".NEG", 0x1)), ALONE(4)};

WORDS(words_float_F_ABS_B_32I) = {ONE(SPELLED(".ABS", 0x1)), ALONE(4)};

LIST(list_float_FMZ) = {
    SPELLED(".FMZ", 0x2),
    SPELLED(".FTZ", 0x1),
};
WORDS(words_float_FMZ) = {list_float_FMZ, COUNT(list_float_FMZ), ALONE(2)};

LIST(list_float_POWER) = {
    SPELLED(".D2", 0x1),
    SPELLED(".D4", 0x2),
    SPELLED(".D8", 0x3),
    SPELLED(".M2", 0x6),
    SPELLED(".M4", 0x5),
    SPELLED(".M8", 0x4),
};
WORDS(words_float_POWER) = {list_float_POWER, COUNT(list_float_POWER), ALONE(1)};

LIST(list_floatcmp_FCMP_TEST) = {
    SPELLED(".EQ", 0x2),
    LONGER(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    LONGER(".GEU", 0xe),
    SPELLED(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    LONGER(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    LONGER(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    LONGER(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".T", 0xf),
};
WORDS(words_floatcmp_FCMP_TEST) = {list_floatcmp_FCMP_TEST, COUNT(list_floatcmp_FCMP_TEST),
    ALONE(1)};

WORDS(words_floatcmp_NDV) = {ONE(SPELLED(".NDV", 0x1)), ALONE(4)};

LIST(list_floatcmp_SIGNS3) = {
    SPELLED("NP", 0x1),
    SPELLED("PN", 0x2),
    SPELLED("PP", 0x0),
    SPELLED("ZP", 0x3),
};
WORDS(words_floatcmp_SIGNS3) = {list_floatcmp_SIGNS3, COUNT(list_floatcmp_SIGNS3), ALONE(0)};

LIST(list_floatcmp_MUFU_OP) = {
    SPELLED(".COS", 0x0),
    SPELLED(".EX2", 0x2),
    SPELLED(".LG2", 0x3),
    SPELLED(".RCP", 0x4),
    LONGER(".RCP64H", 0x6),
    SPELLED(".RSQ", 0x5),
    LONGER(".RSQ64H", 0x7),
    SPELLED(".SIN", 0x1),
    SPELLED(".SQRT", 0x8),
};
WORDS(words_floatcmp_MUFU_OP) = {list_floatcmp_MUFU_OP, COUNT(list_floatcmp_MUFU_OP), ALONE(1)};

LIST(list_floatcmp_RRO_OP) = {
    SPELLED(".EX2", 0x1),
    SPELLED(".SINCOS", 0x0),
};
WORDS(words_floatcmp_RRO_OP) = {list_floatcmp_RRO_OP, COUNT(list_floatcmp_RRO_OP), ALONE(1)};

WORDS(words_graphics_OUTPUT) = {ONE(SPELLED(".O", 0x1)), ALONE(2)};

LIST(list_graphics_ATTR_SIZE) = {
    SPELLED(".128", 0x3),
    SPELLED(".64", 0x1),
    SPELLED(".96", 0x2),
};
WORDS(words_graphics_ATTR_SIZE) = {list_graphics_ATTR_SIZE, COUNT(list_graphics_ATTR_SIZE),
    ALONE(1)};

LIST(list_graphics_IPA_MODE) = {
    SPELLED(".CONSTANT", 0x2),
    SPELLED(".PASS", 0x0),
    SPELLED(".SC", 0x3),
};
WORDS(words_graphics_IPA_MODE) = {list_graphics_IPA_MODE, COUNT(list_graphics_IPA_MODE), ALONE(1)};

LIST(list_graphics_IPA_AT) = {
    SPELLED(".CENTROID", 0x1),
    SPELLED(".OFFSET", 0x2),
};
WORDS(words_graphics_IPA_AT) = {list_graphics_IPA_AT, COUNT(list_graphics_IPA_AT), ALONE(1)};

LIST(list_graphics_ISB_SPACE) = {
    SPELLED(".ATTR", 0x3),
    SPELLED(".PATCH", 0x1),
    SPELLED(".PRIM", 0x2),
};
WORDS(words_graphics_ISB_SPACE) = {list_graphics_ISB_SPACE, COUNT(list_graphics_ISB_SPACE),
    ALONE(1)};

WORDS(words_graphics_SKEW) = {ONE(SPELLED(".SKEW", 0x1)), ALONE(5)};

LIST(list_graphics_ISB_SIZE) = {
    SPELLED(".32", 0x2),
    SPELLED(".U16", 0x1),
};
WORDS(words_graphics_ISB_SIZE) = {list_graphics_ISB_SIZE, COUNT(list_graphics_ISB_SIZE), ALONE(1)};

LIST(list_graphics_OUT_OP) = {
    SPELLED(".CUT", 0x2),
    SPELLED(".EMIT", 0x1),
    LONGER(".EMIT_THEN_CUT", 0x3),
};
WORDS(words_graphics_OUT_OP) = {list_graphics_OUT_OP, COUNT(list_graphics_OUT_OP), ALONE(1)};

LIST(list_graphics_PIXLD_OP) = {
    SPELLED(".CENTROID_OFFSET", 0x4),
    SPELLED(".COVERED", 0x2),
    SPELLED(".COVMASK", 0x1),
    SPELLED(".MY_INDEX", 0x5),
    SPELLED(".OFFSET", 0x3),
};
WORDS(words_graphics_PIXLD_OP) = {list_graphics_PIXLD_OP, COUNT(list_graphics_PIXLD_OP), ALONE(1)};

LIST(list_half_MERGE) = {
    SPELLED(".F32", 0x1),
    SPELLED(".MRG_H0", 0x2),
    SPELLED(".MRG_H1", 0x3),
};
WORDS(words_half_MERGE) = {list_half_MERGE, COUNT(list_half_MERGE), ALONE(1)};

LIST(list_half_SWIZZLE_A) = {
    SPELLED(".F32", 0x1),
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H1_H1", 0x3),
};
WORDS(words_half_SWIZZLE_A) = {list_half_SWIZZLE_A, COUNT(list_half_SWIZZLE_A), ALONE(1)};

WORDS(words_half_H_AND) = {ONE(SPELLED(".H_AND", 0x1)), ALONE(6)};

LIST(list_integer_IADD3_SHIFT) = {
    SPELLED(".LS", 0x2),
    SPELLED(".RS", 0x1),
};
WORDS(words_integer_IADD3_SHIFT) = {list_integer_IADD3_SHIFT, COUNT(list_integer_IADD3_SHIFT),
    ALONE(1)};

LIST(list_integer_HALF_A) = {
    SPELLED(".H0", 0x1),
    SPELLED(".H1", 0x2),
};
WORDS(words_integer_HALF_A) = {list_integer_HALF_A, COUNT(list_integer_HALF_A), ALONE(2)};

LIST(list_integer_PART) = {
    SPELLED(".XHI", 0x3),
    SPELLED(".XLO", 0x1),
    SPELLED(".XMED", 0x2),
};
WORDS(words_integer_PART) = {list_integer_PART, COUNT(list_integer_PART), ALONE(2)};

LIST(list_logic_LOP_OP) = {
    SPELLED(".AND", 0x0),
    SPELLED(".OR", 0x1),
    SPELLED(".PASS_B", 0x3),
    SPELLED(".XOR", 0x2),
};
WORDS(words_logic_LOP_OP) = {list_logic_LOP_OP, COUNT(list_logic_LOP_OP), ALONE(1)};

LIST(list_logic_LOP_TEST) = {
    SPELLED(".NZ", 0x3),
    SPELLED(".T", 0x1),
    SPELLED(".Z", 0x2),
};
WORDS(words_logic_LOP_TEST) = {list_logic_LOP_TEST, COUNT(list_logic_LOP_TEST), ALONE(1)};

WORDS(words_logic_LOP_INV_A) = {ONE(SPELLED("~", 0x1)), ALONE(1)};

WORDS(words_logic_LOP32I_INV_B) = {ONE(SPELLED(".INV", 0x1)), ALONE(4)};

LIST(list_memory_LOAD_CACHE) = {
    SPELLED(".CG", 0x1),
    SPELLED(".CI", 0x2),
    SPELLED(".CV", 0x3),
};
WORDS(words_memory_LOAD_CACHE) = {list_memory_LOAD_CACHE, COUNT(list_memory_LOAD_CACHE), ALONE(2)};

LIST(list_memory_LDG_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U.128", 0x7),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_LDG_SIZE) = {list_memory_LDG_SIZE, COUNT(list_memory_LDG_SIZE), ALONE(1)};

LIST(list_memory_STORE_CACHE) = {
    SPELLED(".CG", 0x1),
    SPELLED(".CS", 0x2),
    SPELLED(".WT", 0x3),
};
WORDS(words_memory_STORE_CACHE) = {list_memory_STORE_CACHE, COUNT(list_memory_STORE_CACHE),
    ALONE(1)};

LIST(list_memory_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_SIZE) = {list_memory_SIZE, COUNT(list_memory_SIZE), ALONE(1)};

LIST(list_memory_LDL_CACHE) = {
    SPELLED(".CI", 0x2),
    SPELLED(".CV", 0x3),
    SPELLED(".LU", 0x1),
};
WORDS(words_memory_LDL_CACHE) = {list_memory_LDL_CACHE, COUNT(list_memory_LDL_CACHE), ALONE(1)};

LIST(list_memory_LDS_U_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".32", 0x4),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_LDS_U_SIZE) = {list_memory_LDS_U_SIZE, COUNT(list_memory_LDS_U_SIZE), ALONE(1)};

LIST(list_memory_LDC_SIZE) = {
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_LDC_SIZE) = {list_memory_LDC_SIZE, COUNT(list_memory_LDC_SIZE), ALONE(1)};

LIST(list_memory_LDC_MODE) = {
    SPELLED(".IL", 0x1),
    SPELLED(".IS", 0x2),
    LONGER(".ISL", 0x3),
};
WORDS(words_memory_LDC_MODE) = {list_memory_LDC_MODE, COUNT(list_memory_LDC_MODE), ALONE(2)};

WORDS(words_memory_WAIT) = {ONE(SPELLED(".WAIT", 0x1)), ALONE(5)};

LIST(list_memory_MEMBAR_SCOPE) = {
    SPELLED(".CTA", 0x0),
    SPELLED(".GL", 0x1),
    SPELLED(".SYS", 0x2),
    SPELLED(".VC", 0x3),
};
WORDS(words_memory_MEMBAR_SCOPE) = {list_memory_MEMBAR_SCOPE, COUNT(list_memory_MEMBAR_SCOPE),
    ALONE(1)};

LIST(list_memory_MEMBAR_IVALL) = {
    SPELLED(".IVALLD", 0x1),
    SPELLED(".IVALLT", 0x2),
    LONGER(".IVALLTD", 0x3),
};
WORDS(words_memory_MEMBAR_IVALL) = {list_memory_MEMBAR_IVALL, COUNT(list_memory_MEMBAR_IVALL),
    ALONE(6)};

LIST(list_move_PRMT_MODE) = {
    SPELLED(".B4E", 0x2),
    SPELLED(".ECL", 0x4),
    SPELLED(".ECR", 0x5),
    SPELLED(".F4E", 0x1),
    SPELLED(".RC16", 0x6),
    SPELLED(".RC8", 0x3),
};
WORDS(words_move_PRMT_MODE) = {list_move_PRMT_MODE, COUNT(list_move_PRMT_MODE), ALONE(1)};

LIST(list_MUL_TYPES) = {
    SPELLED(".S32.U32", 0x1),
    SPELLED(".U32.S32", 0x2),
    SPELLED(".U32.U32", 0x0),
};
WORDS(words_MUL_TYPES) = {list_MUL_TYPES, COUNT(list_MUL_TYPES), ALONE(1)};

WORDS(words_HI) = {ONE(SPELLED(".HI", 0x1)), ALONE(3)};

LIST(list_multiply_IMADSP_A) = {
    SPELLED("16H0", 0x2),
    SPELLED("16H1", 0x3),
    SPELLED("24", 0x1),
    SPELLED("32", 0x0),
};
WORDS(words_multiply_IMADSP_A) = {list_multiply_IMADSP_A, COUNT(list_multiply_IMADSP_A), ALONE(0)};

LIST(list_multiply_IMADSP_B) = {
    SPELLED("16H0", 0x1),
    SPELLED("24", 0x0),
};
WORDS(words_multiply_IMADSP_B) = {list_multiply_IMADSP_B, COUNT(list_multiply_IMADSP_B), ALONE(0)};

LIST(list_multiply_IMADSP_C) = {
    SPELLED("16H0", 0x2),
    SPELLED("24", 0x1),
    SPELLED("32", 0x0),
};
WORDS(words_multiply_IMADSP_C) = {list_multiply_IMADSP_C, COUNT(list_multiply_IMADSP_C), ALONE(0)};

LIST(list_multiply_XMAD_TYPES) = {
    SPELLED(".S16.S16", 0x3),
    SPELLED(".S16.U16", 0x1),
    SPELLED(".U16.S16", 0x2),
};
WORDS(words_multiply_XMAD_TYPES) = {list_multiply_XMAD_TYPES, COUNT(list_multiply_XMAD_TYPES),
    ALONE(1)};

WORDS(words_multiply_PSL) = {ONE(SPELLED(".PSL", 0x1)), ALONE(4)};

WORDS(words_multiply_MRG) = {ONE(SPELLED(".MRG", 0x1)), ALONE(4)};

LIST(list_multiply_XMAD_MODE) = {
    SPELLED(".CBCC", 0x4),
    SPELLED(".CHI", 0x2),
    SPELLED(".CLO", 0x1),
    SPELLED(".CSFU", 0x3),
};
WORDS(words_multiply_XMAD_MODE) = {list_multiply_XMAD_MODE, COUNT(list_multiply_XMAD_MODE),
    ALONE(2)};

LIST(list_multiply_XMAD_MODE_CONST) = {
    SPELLED(".CHI", 0x2),
    SPELLED(".CLO", 0x1),
    SPELLED(".CSFU", 0x3),
};
WORDS(words_multiply_XMAD_MODE_CONST) = {list_multiply_XMAD_MODE_CONST,
    COUNT(list_multiply_XMAD_MODE_CONST), ALONE(2)};

LIST(list_NOP_CC_TEST_set) = {
    SPELLED(".CSM_MX", 0x1a),
    SPELLED(".CSM_TA", 0x18),
    SPELLED(".CSM_TR", 0x19),
    SPELLED(".EQ", 0x2),
    LONGER(".EQU", 0xa),
    SPELLED(".F", 0x0),
    LONGER(".FCSM_MX", 0x1d),
    LONGER(".FCSM_TA", 0x1b),
    LONGER(".FCSM_TR", 0x1c),
    SPELLED(".GE", 0x6),
    LONGER(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    LONGER(".GTU", 0xc),
    SPELLED(".HI", 0x14),
    SPELLED(".HS", 0x16),
    SPELLED(".LE", 0x3),
    LONGER(".LEU", 0xb),
    SPELLED(".LO", 0x11),
    SPELLED(".LS", 0x13),
    SPELLED(".LT", 0x1),
    LONGER(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    LONGER(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".OFF", 0x10),
    SPELLED(".OFT", 0x17),
    SPELLED(".RGT", 0x1f),
    SPELLED(".RLE", 0x1e),
    SPELLED(".SFF", 0x12),
    SPELLED(".SFT", 0x15),
    SPELLED(".T", 0xf),
};
WORDS(words_NOP_CC_TEST_set) = {list_NOP_CC_TEST_set, COUNT(list_NOP_CC_TEST_set), ALONE(1)};

LIST(list_predicate_PR_OR_CC) = {
    SPELLED("CC", 0x1),
    SPELLED("PR", 0x0),
};
WORDS(words_predicate_PR_OR_CC) = {list_predicate_PR_OR_CC, COUNT(list_predicate_PR_OR_CC),
    ALONE(0)};

WORDS(words_shift_W) = {ONE(SPELLED(".W", 0x1)), ALONE(2)};

LIST(list_shift_SHR_X) = {
    SPELLED(".X", 0x2),
    LONGER(".XHI", 0x3),
};
WORDS(words_shift_SHR_X) = {list_shift_SHR_X, COUNT(list_shift_SHR_X), ALONE(2)};

WORDS(words_shift_BREV) = {ONE(SPELLED(".BREV", 0x1)), ALONE(5)};

LIST(list_shift_SHF_TYPE) = {
    SPELLED(".S64", 0x3),
    SPELLED(".U64", 0x2),
};
WORDS(words_shift_SHF_TYPE) = {list_shift_SHF_TYPE, COUNT(list_shift_SHF_TYPE), ALONE(1)};

LIST(list_shift_SHF_PART) = {
    SPELLED(".HI", 0x1),
    SPELLED(".X", 0x2),
    LONGER(".XHI", 0x3),
};
WORDS(words_shift_SHF_PART) = {list_shift_SHF_PART, COUNT(list_shift_SHF_PART), ALONE(1)};

WORDS(words_shift_SH) = {ONE(SPELLED(".SH", 0x1)), ALONE(3)};

LIST(list_file_sr) = {
    SPELLED("SM_SHADER_TYPE", 0x14),
    SPELLED("SR_AFFINITY", 0x1c),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0x63),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSLOW", 0x62),
    SPELLED("SR_CIRCULARQUEUEENTRYINDEX", 0x61),
    SPELLED("SR_CLOCK", 0x1),
    LONGER("SR_CLOCKHI", 0x51),
    LONGER("SR_CLOCKLO", 0x50),
    SPELLED("SR_CTAID.X", 0x25),
    SPELLED("SR_CTAID.Y", 0x26),
    SPELLED("SR_CTAID.Z", 0x27),
    SPELLED("SR_CTA_PARAM", 0x24),
    SPELLED("SR_CTXADDR", 0x3e),
    SPELLED("SR_CirQueueIncrMinusOne", 0x29),
    SPELLED("SR_DIRECTCBEWRITEADDRESSHIGH", 0x16),
    SPELLED("SR_DIRECTCBEWRITEADDRESSLOW", 0x15),
    SPELLED("SR_DIRECTCBEWRITEENABLED", 0x17),
    SPELLED("SR_EQMASK", 0x38),
    SPELLED("SR_GEMASK", 0x3c),
    SPELLED("SR_GLOBALERRORSTATUS", 0x40),
    SPELLED("SR_GLOBALTIMERHI", 0x53),
    SPELLED("SR_GLOBALTIMERLO", 0x52),
    SPELLED("SR_GTMASK", 0x3b),
    SPELLED("SR_HWTASKID", 0x60),
    SPELLED("SR_INVOCATION_ID", 0x11),
    SPELLED("SR_INVOCATION_INFO", 0x1d),
    SPELLED("SR_LANEID", 0x0),
    SPELLED("SR_LEMASK", 0x3a),
    SPELLED("SR_LMEMHIOFF", 0x37),
    SPELLED("SR_LMEMLOSZ", 0x36),
    SPELLED("SR_LTMASK", 0x39),
    SPELLED("SR_LWINLO", 0x34),
    SPELLED("SR_LWINSZ", 0x35),
    SPELLED("SR_MACHINE_ID_0", 0x18),
    SPELLED("SR_MACHINE_ID_1", 0x19),
    SPELLED("SR_MACHINE_ID_2", 0x1a),
    SPELLED("SR_MACHINE_ID_3", 0x1b),
    SPELLED("SR_NLATC", 0x2a),
    SPELLED("SR_NTID", 0x28),
    SPELLED("SR_ORDERING_TICKET", 0xf),
    SPELLED("SR_PM0", 0x4),
    SPELLED("SR_PM1", 0x5),
    SPELLED("SR_PM2", 0x6),
    SPELLED("SR_PM3", 0x7),
    SPELLED("SR_PM4", 0x8),
    SPELLED("SR_PM5", 0x9),
    SPELLED("SR_PM6", 0xa),
    SPELLED("SR_PM7", 0xb),
    SPELLED("SR_PM_HI0", 0x48),
    SPELLED("SR_PM_HI1", 0x49),
    SPELLED("SR_PM_HI2", 0x4a),
    SPELLED("SR_PM_HI3", 0x4b),
    SPELLED("SR_PM_HI4", 0x4c),
    SPELLED("SR_PM_HI5", 0x4d),
    SPELLED("SR_PM_HI6", 0x4e),
    SPELLED("SR_PM_HI7", 0x4f),
    SPELLED("SR_PRIM_TYPE", 0x10),
    SPELLED("SR_REGALLOC", 0x3d),
    SPELLED("SR_SMEMBANKS", 0x33),
    SPELLED("SR_SMEMSZ", 0x32),
    SPELLED("SR_SWINLO", 0x30),
    SPELLED("SR_SWINSZ", 0x31),
    SPELLED("SR_THREAD_KILL", 0x13),
    SPELLED("SR_TID", 0x20),
    LONGER("SR_TID.X", 0x21),
    LONGER("SR_TID.Y", 0x22),
    LONGER("SR_TID.Z", 0x23),
    SPELLED("SR_VIRTCFG", 0x2),
    SPELLED("SR_VIRTID", 0x3),
    SPELLED("SR_WARPERRORSTATUS", 0x42),
    LONGER("SR_WARPERRORSTATUSCLEAR", 0x43),
    SPELLED("SR_WSCALEFACTOR_XY", 0x1e),
    SPELLED("SR_WSCALEFACTOR_Z", 0x1f),
    SPELLED("SR_Y_DIRECTION", 0x12),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), APART(1, maxwell_scan_sr, "SR")};

LIST(list_special_VOTE_MODE) = {
    SPELLED(".ALL", 0x0),
    SPELLED(".ANY", 0x1),
    SPELLED(".EQ", 0x2),
};
WORDS(words_special_VOTE_MODE) = {list_special_VOTE_MODE, COUNT(list_special_VOTE_MODE), ALONE(1)};

LIST(list_special_VTG_OP) = {
    SPELLED(".A", 0x1),
    SPELLED(".R", 0x0),
    LONGER(".RA", 0x2),
};
WORDS(words_special_VTG_OP) = {list_special_VTG_OP, COUNT(list_special_VTG_OP), ALONE(1)};

LIST(list_special_SHFL_MODE) = {
    SPELLED(".BFLY", 0x3),
    SPELLED(".DOWN", 0x2),
    SPELLED(".IDX", 0x0),
    SPELLED(".UP", 0x1),
};
WORDS(words_special_SHFL_MODE) = {list_special_SHFL_MODE, COUNT(list_special_SHFL_MODE), ALONE(1)};

LIST(list_special_BAR_RED) = {
    SPELLED(".AND", 0x1),
    SPELLED(".OR", 0x2),
    SPELLED(".POPC", 0x0),
};
WORDS(words_special_BAR_RED) = {list_special_BAR_RED, COUNT(list_special_BAR_RED), ALONE(1)};

LIST(list_special_R2B_KIND) = {
    SPELLED(".RESULT", 0x1),
    SPELLED(".WARP", 0x2),
};
WORDS(words_special_R2B_KIND) = {list_special_R2B_KIND, COUNT(list_special_R2B_KIND), ALONE(1)};

LIST(list_SCOREBOARD) = {
    SPELLED("SB0", 0x0),
    SPELLED("SB1", 0x1),
    SPELLED("SB2", 0x2),
    SPELLED("SB3", 0x3),
    SPELLED("SB4", 0x4),
    SPELLED("SB5", 0x5),
};
WORDS(words_SCOREBOARD) = {list_SCOREBOARD, COUNT(list_SCOREBOARD), ALONE(2)};

WORDS(words_BOARD4) = {ONE(SPELLED("4", 0x1)), ALONE(1)};

WORDS(words_BOARD3) = {ONE(SPELLED("3", 0x1)), ALONE(1)};

WORDS(words_BOARD2) = {ONE(SPELLED("2", 0x1)), ALONE(1)};

WORDS(words_BOARD1) = {ONE(SPELLED("1", 0x1)), ALONE(1)};

WORDS(words_BOARD0) = {ONE(SPELLED("0", 0x1)), ALONE(1)};

LIST(list_surface_DIM) = {
    SPELLED(".1D", 0x0),
    LONGER(".1D_ARRAY", 0x2),
    LONGER(".1D_BUFFER", 0x1),
    SPELLED(".2D", 0x3),
    LONGER(".2D_ARRAY", 0x4),
    SPELLED(".3D", 0x5),
};
WORDS(words_surface_DIM) = {list_surface_DIM, COUNT(list_surface_DIM), ALONE(1)};

LIST(list_surface_MASK) = {
    SPELLED(".A", 0x8),
    SPELLED(".B", 0x4),
    LONGER(".BA", 0xc),
    SPELLED(".G", 0x2),
    LONGER(".GA", 0xa),
    LONGER(".GB", 0x6),
    LONGER(".GBA", 0xe),
    SPELLED(".R", 0x1),
    LONGER(".RA", 0x9),
    LONGER(".RB", 0x5),
    LONGER(".RBA", 0xd),
    LONGER(".RG", 0x3),
    LONGER(".RGA", 0xb),
    LONGER(".RGB", 0x7),
};
WORDS(words_surface_MASK) = {list_surface_MASK, COUNT(list_surface_MASK), ALONE(1)};

LIST(list_surface_CLAMP) = {
    SPELLED(".IGN", 0x0),
    SPELLED(".TRAP", 0x2),
};
WORDS(words_surface_CLAMP) = {list_surface_CLAMP, COUNT(list_surface_CLAMP), ALONE(1)};

LIST(list_surface_Ps) = {
    SPELLED("P0", 0x7),
    SPELLED("P1", 0x6),
    SPELLED("P2", 0x5),
    SPELLED("P3", 0x4),
    SPELLED("P4", 0x3),
    SPELLED("P5", 0x2),
    SPELLED("P6", 0x1),
};
WORDS(words_surface_Ps) = {list_surface_Ps, COUNT(list_surface_Ps), ALONE(1)};

WORDS(words_surface_BA) = {ONE(SPELLED(".BA", 0x1)), ALONE(3)};

LIST(list_surface_SURED_TYPE) = {
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".SD32", 0x6),
    SPELLED(".SD64", 0x7),
    SPELLED(".U64", 0x2),
};
WORDS(words_surface_SURED_TYPE) = {list_surface_SURED_TYPE, COUNT(list_surface_SURED_TYPE),
    ALONE(1)};

LIST(list_surface_SUATOM_PD) = {
    SPELLED(".D", 0x1),
    SPELLED(".P", 0x0),
};
WORDS(words_surface_SUATOM_PD) = {list_surface_SUATOM_PD, COUNT(list_surface_SUATOM_PD), ALONE(1)};

LIST(list_texture_LOD) = {
    SPELLED(".LB", 0x2),
    LONGER(".LBA", 0x6),
    SPELLED(".LL", 0x3),
    LONGER(".LLA", 0x7),
    SPELLED(".LZ", 0x1),
};
WORDS(words_texture_LOD) = {list_texture_LOD, COUNT(list_texture_LOD), ALONE(2)};

WORDS(words_texture_LC) = {ONE(SPELLED(".LC", 0x1)), ALONE(3)};

WORDS(words_texture_AOFFI) = {ONE(SPELLED(".AOFFI", 0x1)), ALONE(6)};

WORDS(words_texture_DC) = {ONE(SPELLED(".DC", 0x1)), ALONE(3)};

WORDS(words_texture_NODEP) = {ONE(SPELLED(".NODEP", 0x1)), ALONE(6)};

WORDS(words_texture_PHASE_T) = {ONE(SPELLED(".T", 0x1)), ALONE(2)};

WORDS(words_texture_PHASE_P) = {ONE(SPELLED(".P", 0x1)), ALONE(2)};

LIST(list_texture_DIM) = {
    SPELLED("1D", 0x0),
    SPELLED("2D", 0x2),
    SPELLED("3D", 0x4),
    SPELLED("ARRAY_1D", 0x1),
    SPELLED("ARRAY_2D", 0x3),
    SPELLED("ARRAY_3D", 0x5),
    SPELLED("ARRAY_CUBE", 0x7),
    SPELLED("CUBE", 0x6),
};
WORDS(words_texture_DIM) = {list_texture_DIM, COUNT(list_texture_DIM), ALONE(0)};

LIST(list_texture_TLD_LOD) = {
    SPELLED(".LL", 0x1),
    SPELLED(".LZ", 0x0),
};
WORDS(words_texture_TLD_LOD) = {list_texture_TLD_LOD, COUNT(list_texture_TLD_LOD), ALONE(2)};

WORDS(words_texture_MS) = {ONE(SPELLED(".MS", 0x1)), ALONE(3)};

WORDS(words_texture_CL) = {ONE(SPELLED(".CL", 0x1)), ALONE(3)};

LIST(list_texture_TLD4_COMPONENT) = {
    SPELLED(".A", 0x3),
    SPELLED(".B", 0x2),
    SPELLED(".G", 0x1),
    SPELLED(".R", 0x0),
};
WORDS(words_texture_TLD4_COMPONENT) = {list_texture_TLD4_COMPONENT,
    COUNT(list_texture_TLD4_COMPONENT), ALONE(1)};

LIST(list_texture_TLD4_OFFSET) = {
    SPELLED(".AOFFI", 0x1),
    SPELLED(".PTP", 0x2),
};
WORDS(words_texture_TLD4_OFFSET) = {list_texture_TLD4_OFFSET, COUNT(list_texture_TLD4_OFFSET),
    ALONE(1)};

LIST(list_texture_QUERY) = {
    SPELLED("TEX_HEADER_DIMENSION", 0x1),
    SPELLED("TEX_HEADER_SAMPLER_POS", 0x5),
    SPELLED("TEX_HEADER_TEXTURE_TYPE", 0x2),
    SPELLED("TEX_SAMPLER_BORDER_COLOR", 0x16),
    SPELLED("TEX_SAMPLER_FILTER", 0x10),
    SPELLED("TEX_SAMPLER_LOD", 0x12),
    SPELLED("TEX_SAMPLER_WRAP", 0x14),
};
WORDS(words_texture_QUERY) = {list_texture_QUERY, COUNT(list_texture_QUERY), ALONE(4)};

WORDS(words_texture_TEXS_F16) = {ONE(SPELLED(".F16", 0x0)), ALONE(4)};

LIST(list_texture_COMPONENTS) = {
    SPELLED("GBA", 0x3),
    SPELLED("RBA", 0x2),
    SPELLED("RGA", 0x1),
    SPELLED("RGB", 0x0),
    LONGER("RGBA", 0x4),
};
WORDS(words_texture_COMPONENTS) = {list_texture_COMPONENTS, COUNT(list_texture_COMPONENTS),
    ALONE(0)};

LIST(list_texture_COMPONENTS_1) = {
    SPELLED("A", 0x3),
    SPELLED("B", 0x2),
    LONGER("BA", 0x7),
    SPELLED("G", 0x1),
    LONGER("GA", 0x6),
    SPELLED("R", 0x0),
    LONGER("RA", 0x5),
    LONGER("RG", 0x4),
};
WORDS(words_texture_COMPONENTS_1) = {list_texture_COMPONENTS_1, COUNT(list_texture_COMPONENTS_1),
    ALONE(0)};

WORDS(words_texture_TLD4S_F16) = {ONE(SPELLED(".F16", 0x1)), ALONE(4)};

WORDS(words_video_UD) = {ONE(SPELLED(".UD", 0x0)), ALONE(3)};

LIST(list_video_SIGN_A) = {
    SPELLED("S", 0x1),
    SPELLED("U", 0x0),
};
WORDS(words_video_SIGN_A) = {list_video_SIGN_A, COUNT(list_video_SIGN_A), ALONE(0)};

LIST(list_video_THEN) = {
    SPELLED(".ACC", 0x4),
    SPELLED(".MAX", 0x6),
    SPELLED(".MIN", 0x5),
    SPELLED(".MRG_16H", 0x0),
    SPELLED(".MRG_16L", 0x1),
    SPELLED(".MRG_8B0", 0x2),
    SPELLED(".MRG_8B2", 0x3),
};
WORDS(words_video_THEN) = {list_video_THEN, COUNT(list_video_THEN), ALONE(1)};

WORDS(words_video_SD) = {ONE(SPELLED(".SD", 0x1)), ALONE(3)};

WORDS(words_video_MX) = {ONE(SPELLED(".MX", 0x1)), ALONE(3)};

LIST(list_video_VMAD_SHIFT) = {
    SPELLED(".SHR_15", 0x2),
    SPELLED(".SHR_7", 0x1),
};
WORDS(words_video_VMAD_SHIFT) = {list_video_VMAD_SHIFT, COUNT(list_video_VMAD_SHIFT), ALONE(5)};

LIST(list_video_DIFF4_A) = {
    SPELLED(".S8", 0x1),
    SPELLED(".U8", 0x0),
};
WORDS(words_video_DIFF4_A) = {list_video_DIFF4_A, COUNT(list_video_DIFF4_A), ALONE(1)};

WORDS(words_video_DIFF4_RED) = {ONE(SPELLED(".ACC", 0x1)), ALONE(4)};

LIST(list_video_DIFF4_LANES) = {
    SPELLED(".W", 0x8),
    SPELLED(".X", 0x1),
    LONGER(".XW", 0x9),
    LONGER(".XY", 0x3),
    LONGER(".XYW", 0xb),
    LONGER(".XYZ", 0x7),
    LONGER(".XZ", 0x5),
    LONGER(".XZW", 0xd),
    SPELLED(".Y", 0x2),
    LONGER(".YW", 0xa),
    LONGER(".YZ", 0x6),
    LONGER(".YZW", 0xe),
    SPELLED(".Z", 0x4),
    LONGER(".ZW", 0xc),
};
WORDS(words_video_DIFF4_LANES) = {list_video_DIFF4_LANES, COUNT(list_video_DIFF4_LANES), ALONE(1)};

LIST(list_video_DIFF4_SELECT_A) = {
    SPELLED(".0000", 0x0),
    SPELLED(".0213", 0xa),
    SPELLED(".1111", 0x1),
    SPELLED(".1230", 0xc),
    SPELLED(".2222", 0x2),
    SPELLED(".2310", 0xd),
    SPELLED(".3012", 0x9),
    SPELLED(".3120", 0xb),
    SPELLED(".3201", 0x8),
    SPELLED(".3333", 0x3),
    SPELLED(".4321", 0x5),
    SPELLED(".5432", 0x6),
    SPELLED(".6543", 0x7),
};
WORDS(words_video_DIFF4_SELECT_A) = {list_video_DIFF4_SELECT_A, COUNT(list_video_DIFF4_SELECT_A),
    ALONE(1)};

LIST(list_video_DIFF4_SELECT_B) = {
    SPELLED(".4321", 0x7),
    SPELLED(".4444", 0x0),
    SPELLED(".4567", 0x8),
    SPELLED(".5432", 0x6),
    SPELLED(".5467", 0xa),
    SPELLED(".5555", 0x1),
    SPELLED(".6543", 0x5),
    SPELLED(".6666", 0x2),
    SPELLED(".6745", 0x9),
    SPELLED(".7777", 0x3),
};
WORDS(words_video_DIFF4_SELECT_B) = {list_video_DIFF4_SELECT_B, COUNT(list_video_DIFF4_SELECT_B),
    ALONE(1)};

LIST(list_video_LO_HI) = {
    SPELLED(".HI", 0x1),
    SPELLED(".LO", 0x0),
};
WORDS(words_video_LO_HI) = {list_video_LO_HI, COUNT(list_video_LO_HI), ALONE(1)};

LIST(list_video_SIGN_A16) = {
    SPELLED(".S16", 0x1),
    SPELLED(".U16", 0x0),
};
WORDS(words_video_SIGN_A16) = {list_video_SIGN_A16, COUNT(list_video_SIGN_A16), ALONE(1)};

WORDS(words_file_cc) = {ONE(SPELLED("$CC", 0x0)), ALONE(3)};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), ALONE(3)};

WORDS(words_file_active) = {ONE(SPELLED("$active", 0x0)), ALONE(7)};

LIST(list_file_waits) = {
    SPELLED("$broken", 0x4),
    SPELLED("$continued", 0x5),
    SPELLED("$ended", 0x7),
    SPELLED("$jumped", 0x3),
    SPELLED("$returned", 0x2),
    SPELLED("$synced", 0x6),
};
WORDS(words_file_waits) = {list_file_waits, COUNT(list_file_waits),
    APART(1, maxwell_scan_waits, "$waits")};

WORDS(words_file_come) = {NULL, 0, APART(0, maxwell_scan_come, "$come")};

WORDS(words_file_some) = {NULL, 0, APART(0, maxwell_scan_some, "$some")};

WORDS(words_file_asked) = {NULL, 0, APART(0, maxwell_scan_asked, "$asked")};

WORDS(words_file_yes) = {NULL, 0, APART(0, maxwell_scan_yes, "$yes")};

WORDS(words_file_red_yes) = {NULL, 0, APART(0, maxwell_scan_red_yes, "$red_yes")};

WORDS(words_file_red_all) = {NULL, 0, APART(0, maxwell_scan_red_all, "$red_all")};

WORDS(words_file_red) = {ONE(SPELLED("$red", 0x0)), ALONE(4)};

WORDS(words_file_red_kind) = {ONE(SPELLED("$red_kind", 0x0)), ALONE(9)};

WORDS(words_file_left) = {ONE(SPELLED("$left", 0x0)), ALONE(5)};

PLACE(p_Pg) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_PG, .width = 3};
PLACE(p_Pg_2) = {.words = &words_file_p, .field = MAXWELL_FIELD_PG, .width = 3};
PLACE(p_atomic_ATOM_E) = {.words = &words_atomic_ATOM_E, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_ATOM_E, .width = 1, .flags = EMPTY};
PLACE(p_atomic_ATOM_OP) = {.words = &words_atomic_ATOM_OP, .field = MAXWELL_FIELD_ATOMIC_ATOM_OP,
    .width = 4};
PLACE(p_atomic_ATOM_TYPE) = {.words = &words_atomic_ATOM_TYPE, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_ATOM_TYPE, .width = 3, .flags = EMPTY};
PLACE(p_Rd) = {.words = &words_file_r, .field = MAXWELL_FIELD_RD, .width = 8};
PLACE(p_Ra) = {.words = &words_file_r, .field = MAXWELL_FIELD_RA, .width = 8};
PLACE(p_Ra_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RA, .width = 8};
PLACE(p_atomic_ATOM_OFFSET) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_ATOMIC_ATOM_OFFSET, .width = 20, .flags = SIGNED};
PLACE(p_atomic_ATOM_UOFFSET) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_ATOM_UOFFSET, .width = 20};
PLACE(p_Rb) = {.words = &words_file_r, .field = MAXWELL_FIELD_RB, .width = 8};
PLACE(p_STALL) = {.mul = 0x1, .ranges = RANGES({0x1, 0xf, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_STALL, .width = 4, .flags = DECIMAL};
PLACE(p_NO_YIELD) = {.words = &words_NO_YIELD, .empty = 0x1, .field = MAXWELL_FIELD_NO_YIELD,
    .width = 1, .flags = EMPTY};
PLACE(p_WRITE_BAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_WRITE_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_READ_BAR) = {.mul = 0x1, .add = 1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_READ_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_WAIT1) = {.words = &words_WAIT1, .empty = 0x0, .field = MAXWELL_FIELD_WAIT1, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT2) = {.words = &words_WAIT2, .empty = 0x0, .field = MAXWELL_FIELD_WAIT2, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT3) = {.words = &words_WAIT3, .empty = 0x0, .field = MAXWELL_FIELD_WAIT3, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT4) = {.words = &words_WAIT4, .empty = 0x0, .field = MAXWELL_FIELD_WAIT4, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT5) = {.words = &words_WAIT5, .empty = 0x0, .field = MAXWELL_FIELD_WAIT5, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT6) = {.words = &words_WAIT6, .empty = 0x0, .field = MAXWELL_FIELD_WAIT6, .width = 1,
    .flags = EMPTY};
PLACE(p_WAIT1_2) = {.words = &words_WAIT1_2, .field = MAXWELL_FIELD_WAIT1, .width = 1};
PLACE(p_WAIT2_2) = {.words = &words_WAIT2_2, .field = MAXWELL_FIELD_WAIT2, .width = 1};
PLACE(p_WAIT3_2) = {.words = &words_WAIT3_2, .field = MAXWELL_FIELD_WAIT3, .width = 1};
PLACE(p_WAIT4_2) = {.words = &words_WAIT4_2, .field = MAXWELL_FIELD_WAIT4, .width = 1};
PLACE(p_WAIT5_2) = {.words = &words_WAIT5_2, .field = MAXWELL_FIELD_WAIT5, .width = 1};
PLACE(p_WAIT6_2) = {.words = &words_WAIT6_2, .field = MAXWELL_FIELD_WAIT6, .width = 1};
PLACE(p_READ_BAR_2) = {.mul = 0x1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_READ_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_WRITE_BAR_2) = {.mul = 0x1, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_WRITE_BAR, .width = 3, .flags = DECIMAL};
PLACE(p_NO_YIELD_2) = {.words = &words_NO_YIELD_2, .field = MAXWELL_FIELD_NO_YIELD, .width = 1};
PLACE(p_STALL_TWO) = {.words = &words_STALL_TWO, .field = MAXWELL_FIELD_STALL_TWO, .width = 4};
PLACE(p_atomic_CAS_64) = {.words = &words_atomic_CAS_64, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_CAS_64, .width = 1, .flags = EMPTY};
PLACE(p_Rb_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RB, .width = 8};
PLACE(p_atomic_Rb_NUMBER) = {.mul = 0x1, .add = 1, .field = MAXWELL_FIELD_ATOMIC_RB_NUMBER,
    .width = 8, .flags = DECIMAL};
PLACE(p_Rb_3) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfd, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RB, .width = 8};
PLACE(p_atomic_Rb_NUMBER_2) = {.mul = 0x1, .add = 2, .field = MAXWELL_FIELD_ATOMIC_RB_NUMBER,
    .width = 8, .flags = DECIMAL};
PLACE(p_atomic_ATOM_P_OP) = {.words = &words_atomic_ATOM_OP,
    .field = MAXWELL_FIELD_ATOMIC_ATOM_P_OP, .width = 4};
PLACE(p_memory_Pl) = {.words = &words_memory_Pl, .field = MAXWELL_FIELD_MEMORY_PL, .width = 3};
PLACE(p_atomic_ATOM_OFFSET13) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1fff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_ATOM_OFFSET13, .width = 13, .flags = SIGNED};
PLACE(p_atomic_ATOM_UOFFSET13) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1fff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_ATOM_UOFFSET13, .width = 13};
PLACE(p_atomic_ATOMS_OP) = {.words = &words_atomic_ATOMS_OP, .field = MAXWELL_FIELD_ATOMIC_ATOMS_OP,
    .width = 4};
PLACE(p_atomic_ATOMS_TYPE) = {.words = &words_atomic_ATOMS_TYPE, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_ATOMS_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_atomic_ATOMS_OFFSET) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_ATOMS_OFFSET, .width = 22, .flags = SIGNED};
PLACE(p_atomic_ATOMS_UOFFSET) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_ATOMS_UOFFSET, .width = 22};
PLACE(p_atomic_ATOMS_CAS_OP) = {.words = &words_atomic_ATOMS_CAS_OP,
    .field = MAXWELL_FIELD_ATOMIC_ATOMS_CAS_OP, .width = 2, .flags = PREFIXES};
PLACE(p_atomic_ATOMS_CAS_64) = {.words = &words_atomic_CAS_64, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_ATOMS_CAS_64, .width = 1, .flags = EMPTY};
PLACE(p_atomic_RED_OP) = {.words = &words_atomic_RED_OP, .field = MAXWELL_FIELD_ATOMIC_RED_OP,
    .width = 3};
PLACE(p_atomic_RED_TYPE) = {.words = &words_atomic_ATOM_TYPE, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_RED_TYPE, .width = 3, .flags = EMPTY};
PLACE(p_atomic_CCTL_E) = {.words = &words_atomic_ATOM_E, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_CCTL_E, .width = 1, .flags = EMPTY};
PLACE(p_atomic_CACHE_LEVEL) = {.words = &words_atomic_CACHE_LEVEL, .empty = 0x0,
    .field = MAXWELL_FIELD_ATOMIC_CACHE_LEVEL, .width = 3, .flags = EMPTY | PREFIXES};
PLACE(p_atomic_CACHE_OP_OR_QUERY) = {.words = &words_atomic_CACHE_OP_OR_QUERY,
    .ranges = RANGES({0x0, 0x5, 0, 0}, {0x7, 0x7, 0, 0}, {0x9, 0x9, 0, 0}), .range_count = 3,
    .field = MAXWELL_FIELD_ATOMIC_CACHE_OP_OR_QUERY, .width = 4, .flags = PREFIXES};
PLACE(p_atomic_CCTL_OFFSET) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_CCTL_OFFSET, .width = 30, .flags = SIGNED};
PLACE(p_atomic_CCTL_UOFFSET) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_CCTL_UOFFSET, .width = 30};
PLACE(p_atomic_CACHE_OP_OR_QUERY_2) = {.words = &words_atomic_CACHE_OP_OR_QUERY,
    .ranges = RANGES({0x6, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_ATOMIC_CACHE_OP_OR_QUERY, .width = 4, .flags = PREFIXES};
PLACE(p_atomic_CACHE_OP) = {.words = &words_atomic_CACHE_OP,
    .ranges = RANGES({0x1, 0x5, 0, 0}, {0x7, 0x7, 0, 0}, {0x9, 0x9, 0, 0}), .range_count = 3,
    .field = MAXWELL_FIELD_ATOMIC_CACHE_OP, .width = 4, .flags = PREFIXES};
PLACE(p_atomic_CCTLL_OFFSET) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_CCTLL_OFFSET, .width = 22, .flags = SIGNED};
PLACE(p_atomic_CCTLL_UOFFSET) = {.mul = 0x4, .ranges = RANGES({0x1, 0x3fffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_CCTLL_UOFFSET, .width = 22};
PLACE(p_atomic_CACHE_OP_2) = {.words = &words_atomic_CACHE_OP, .ranges = RANGES({0x6, 0x6, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_ATOMIC_CACHE_OP, .width = 4, .flags = PREFIXES};
PLACE(p_atomic_CCTLT_HEADER) = {.mul = 0x1, .field = MAXWELL_FIELD_ATOMIC_CCTLT_HEADER,
    .width = 13};
PLACE(p_CMP) = {.words = &words_CMP, .field = MAXWELL_FIELD_CMP, .width = 3};
PLACE(p_SIGNED) = {.words = &words_SIGNED, .empty = 0x1, .field = MAXWELL_FIELD_SIGNED, .width = 1,
    .flags = EMPTY};
PLACE(p_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_X, .width = 1,
    .flags = EMPTY};
PLACE(p_BOP) = {.words = &words_BOP, .field = MAXWELL_FIELD_BOP, .width = 2};
PLACE(p_Pu) = {.words = &words_file_p, .field = MAXWELL_FIELD_PU, .width = 3};
PLACE(p_Pv) = {.words = &words_file_p, .field = MAXWELL_FIELD_PV, .width = 3};
PLACE(p_REUSE_A) = {.words = &words_REUSE_A, .empty = 0x0, .field = MAXWELL_FIELD_REUSE_A,
    .width = 1, .flags = EMPTY};
PLACE(p_REUSE_B) = {.words = &words_REUSE_A, .empty = 0x0, .field = MAXWELL_FIELD_REUSE_B,
    .width = 1, .flags = EMPTY};
PLACE(p_C_BANK) = {.mul = 0x1, .field = MAXWELL_FIELD_C_BANK, .width = 5};
PLACE(p_C_OFFSET) = {.mul = 0x4, .field = MAXWELL_FIELD_C_OFFSET, .width = 14, .flags = SIGNED};
PLACE(p_IMM) = {.mul = 0x1, .field = MAXWELL_FIELD_IMM, .width = 20, .flags = SIGNED};
PLACE(p_NOT_Pp) = {.words = &words_NOT_Pp, .empty = 0x0, .field = MAXWELL_FIELD_NOT_PP, .width = 1,
    .flags = EMPTY};
PLACE(p_Pp) = {.words = &words_file_p, .field = MAXWELL_FIELD_PP, .width = 3};
PLACE(p_BF) = {.words = &words_BF, .empty = 0x0, .field = MAXWELL_FIELD_BF, .width = 1,
    .flags = EMPTY};
PLACE(p_CC) = {.words = &words_CC, .empty = 0x0, .field = MAXWELL_FIELD_CC, .width = 1,
    .flags = EMPTY};
PLACE(p_control_U) = {.words = &words_control_U, .empty = 0x0, .field = MAXWELL_FIELD_CONTROL_U,
    .width = 1, .flags = EMPTY};
PLACE(p_control_LMT) = {.words = &words_control_LMT, .empty = 0x0,
    .field = MAXWELL_FIELD_CONTROL_LMT, .width = 1, .flags = EMPTY};
PLACE(p_CC_TEST) = {.words = &words_CC_TEST, .empty = 0xf, .field = MAXWELL_FIELD_CC_TEST,
    .width = 5, .flags = EMPTY | PREFIXES};
PLACE(p_REL_TARGET) = {.mul = 0x1, .add = 8, .modulus = 0xffffffffu, .base = ISADORA_BASE_HERE,
    .field = MAXWELL_FIELD_REL_TARGET, .width = 24, .flags = SIGNED};
PLACE(p_control_TARGET_BANK) = {.mul = 0x1, .field = MAXWELL_FIELD_CONTROL_TARGET_BANK, .width = 5};
PLACE(p_control_TARGET_OFFSET) = {.mul = 0x1, .field = MAXWELL_FIELD_CONTROL_TARGET_OFFSET,
    .width = 16, .flags = SIGNED};
PLACE(p_control_REL_DISTANCE) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_CONTROL_REL_DISTANCE, .width = 24, .flags = SIGNED};
PLACE(p_control_TARGET_OFFSET_2) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_CONTROL_TARGET_OFFSET, .width = 16, .flags = SIGNED};
PLACE(p_control_ABS_LABEL) = {.mul = 0x1, .field = MAXWELL_FIELD_CONTROL_ABS_LABEL, .width = 32};
PLACE(p_control_ABS_DISTANCE) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_CONTROL_ABS_DISTANCE, .width = 32, .flags = SIGNED};
PLACE(p_control_NOINC) = {.words = &words_control_NOINC, .empty = 0x1,
    .field = MAXWELL_FIELD_CONTROL_NOINC, .width = 1, .flags = EMPTY};
PLACE(p_control_KEEPREFCOUNT) = {.words = &words_control_KEEPREFCOUNT, .empty = 0x0,
    .field = MAXWELL_FIELD_CONTROL_KEEPREFCOUNT, .width = 1, .flags = EMPTY};
PLACE(p_control_BPT_KIND) = {.words = &words_control_BPT_KIND,
    .field = MAXWELL_FIELD_CONTROL_BPT_KIND, .width = 3, .flags = PREFIXES};
PLACE(p_control_BPT_NUMBER) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CONTROL_BPT_NUMBER, .width = 20};
PLACE(p_control_EN) = {.words = &words_control_EN, .empty = 0x1, .field = MAXWELL_FIELD_CONTROL_EN,
    .width = 1, .flags = EMPTY};
PLACE(p_control_IDE_MASK) = {.mul = 0x1, .field = MAXWELL_FIELD_CONTROL_IDE_MASK, .width = 16};
PLACE(p_control_RTT_OP) = {.words = &words_control_RTT_OP, .empty = 0x0,
    .field = MAXWELL_FIELD_CONTROL_RTT_OP, .width = 2, .flags = EMPTY};
PLACE(p_control_TRIG) = {.words = &words_control_TRIG, .empty = 0x0,
    .field = MAXWELL_FIELD_CONTROL_TRIG, .width = 1, .flags = EMPTY};
PLACE(p_NOP_CC_TEST) = {.words = &words_CC_TEST, .empty = 0xf, .field = MAXWELL_FIELD_NOP_CC_TEST,
    .width = 5, .flags = EMPTY | PREFIXES};
PLACE(p_control_NOP_MASK) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_CONTROL_NOP_MASK, .width = 16};
PLACE(p_FTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_FTZ, .width = 1,
    .flags = EMPTY};
PLACE(p_convert_DST_FLOAT) = {.words = &words_convert_DST_FLOAT, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_CONVERT_DST_FLOAT, .width = 2};
PLACE(p_convert_SRC_FLOAT) = {.words = &words_convert_DST_FLOAT, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_CONVERT_SRC_FLOAT, .width = 2};
PLACE(p_convert_CVT_RND) = {.words = &words_convert_CVT_RND, .empty = 0x0,
    .field = MAXWELL_FIELD_CONVERT_CVT_RND, .width = 3, .flags = EMPTY};
PLACE(p_SAT) = {.words = &words_SAT, .empty = 0x0, .field = MAXWELL_FIELD_SAT, .width = 1,
    .flags = EMPTY};
PLACE(p_F_NEG_B) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_F_NEG_B,
    .width = 1, .flags = EMPTY};
PLACE(p_F_ABS_B) = {.words = &words_F_ABS_B, .empty = 0x0, .field = MAXWELL_FIELD_F_ABS_B,
    .width = 1, .flags = EMPTY};
PLACE(p_convert_CVT_H1) = {.words = &words_convert_CVT_H1, .empty = 0x0,
    .field = MAXWELL_FIELD_CONVERT_CVT_H1, .width = 1, .flags = EMPTY};
PLACE(p_convert_FIMM16) = {.mul = 0x1, .field = MAXWELL_FIELD_CONVERT_FIMM16, .width = 16,
    .format = 16, .digits = 20};
PLACE(p_convert_DST_FLOAT_2) = {.words = &words_convert_DST_FLOAT,
    .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1, .field = MAXWELL_FIELD_CONVERT_DST_FLOAT,
    .width = 2};
PLACE(p_RND) = {.words = &words_RND, .empty = 0x0, .field = MAXWELL_FIELD_RND, .width = 2,
    .flags = EMPTY};
PLACE(p_convert_DST_FLOAT_3) = {.words = &words_convert_DST_FLOAT,
    .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1, .field = MAXWELL_FIELD_CONVERT_DST_FLOAT,
    .width = 2};
PLACE(p_convert_SRC_FLOAT_2) = {.words = &words_convert_DST_FLOAT,
    .ranges = RANGES({0x2, 0x2, 0, 0}), .range_count = 1, .field = MAXWELL_FIELD_CONVERT_SRC_FLOAT,
    .width = 2};
PLACE(p_FIMM) = {.mul = 0x1, .field = MAXWELL_FIELD_FIMM, .width = 20, .format = 32, .digits = 20};
PLACE(p_convert_SRC_FLOAT_3) = {.words = &words_convert_DST_FLOAT,
    .ranges = RANGES({0x3, 0x3, 0, 0}), .range_count = 1, .field = MAXWELL_FIELD_CONVERT_SRC_FLOAT,
    .width = 2};
PLACE(p_DIMM) = {.mul = 0x1, .field = MAXWELL_FIELD_DIMM, .width = 20, .format = 64, .digits = 20};
PLACE(p_convert_DST_INT) = {.words = &words_convert_DST_INT, .field = MAXWELL_FIELD_CONVERT_DST_INT,
    .width = 3};
PLACE(p_convert_ROUND) = {.words = &words_convert_ROUND, .empty = 0x0,
    .field = MAXWELL_FIELD_CONVERT_ROUND, .width = 2, .flags = EMPTY};
PLACE(p_convert_DST_FLOAT_4) = {.words = &words_convert_DST_FLOAT,
    .field = MAXWELL_FIELD_CONVERT_DST_FLOAT, .width = 2};
PLACE(p_convert_SRC_INT) = {.words = &words_convert_SRC_INT,
    .ranges = RANGES({0x1, 0x1, 0, 0}, {0x5, 0x5, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_CONVERT_SRC_INT, .width = 3};
PLACE(p_convert_HALF) = {.words = &words_convert_HALF, .empty = 0x0,
    .field = MAXWELL_FIELD_CONVERT_HALF, .width = 2, .flags = EMPTY};
PLACE(p_convert_SRC_INT_2) = {.words = &words_convert_SRC_INT,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x4, 0x4, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_CONVERT_SRC_INT, .width = 3};
PLACE(p_BYTE) = {.words = &words_BYTE, .empty = 0x0, .field = MAXWELL_FIELD_BYTE, .width = 2,
    .flags = EMPTY};
PLACE(p_convert_SRC_INT_3) = {.words = &words_convert_SRC_INT,
    .ranges = RANGES({0x2, 0x2, 0, 0}, {0x6, 0x6, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_CONVERT_SRC_INT, .width = 3};
PLACE(p_convert_SRC_INT_4) = {.words = &words_convert_SRC_INT,
    .ranges = RANGES({0x3, 0x3, 0, 0}, {0x7, 0x7, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_CONVERT_SRC_INT, .width = 3};
PLACE(p_convert_I2I_DST) = {.words = &words_convert_I2I_DST, .field = MAXWELL_FIELD_CONVERT_I2I_DST,
    .width = 3};
PLACE(p_convert_I2I_SRC) = {.words = &words_convert_I2I_DST,
    .ranges = RANGES({0x1, 0x1, 0, 0}, {0x5, 0x5, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_CONVERT_I2I_SRC, .width = 3};
PLACE(p_convert_I2I_SRC_2) = {.words = &words_convert_I2I_DST,
    .ranges = RANGES({0x0, 0x0, 0, 0}, {0x4, 0x4, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_CONVERT_I2I_SRC, .width = 3};
PLACE(p_convert_I2I_SRC_3) = {.words = &words_convert_I2I_DST,
    .ranges = RANGES({0x2, 0x2, 0, 0}, {0x6, 0x6, 0, 0}), .range_count = 2,
    .field = MAXWELL_FIELD_CONVERT_I2I_SRC, .width = 3};
PLACE(p_F_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_F_NEG_A,
    .width = 1, .flags = EMPTY};
PLACE(p_F_ABS_A) = {.words = &words_F_ABS_B, .empty = 0x0, .field = MAXWELL_FIELD_F_ABS_A,
    .width = 1, .flags = EMPTY};
PLACE(p_REUSE_C) = {.words = &words_REUSE_A, .empty = 0x0, .field = MAXWELL_FIELD_REUSE_C,
    .width = 1, .flags = EMPTY};
PLACE(p_NEG_PRODUCT) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_NEG_PRODUCT,
    .width = 1, .flags = EMPTY};
PLACE(p_double_DFMA_RND) = {.words = &words_RND, .empty = 0x0,
    .field = MAXWELL_FIELD_DOUBLE_DFMA_RND, .width = 2, .flags = EMPTY};
PLACE(p_F_NEG_C) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_F_NEG_C,
    .width = 1, .flags = EMPTY};
PLACE(p_Rc) = {.words = &words_file_r, .field = MAXWELL_FIELD_RC, .width = 8};
PLACE(p_SET_BF) = {.words = &words_BF, .empty = 0x0, .field = MAXWELL_FIELD_SET_BF, .width = 1,
    .flags = EMPTY};
PLACE(p_FLOAT_CMP) = {.words = &words_FLOAT_CMP, .field = MAXWELL_FIELD_FLOAT_CMP, .width = 4,
    .flags = PREFIXES};
PLACE(p_SET_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_SET_NEG_A,
    .width = 1, .flags = EMPTY};
PLACE(p_SET_ABS_A) = {.words = &words_F_ABS_B, .empty = 0x0, .field = MAXWELL_FIELD_SET_ABS_A,
    .width = 1, .flags = EMPTY};
PLACE(p_SET_NEG_B) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_SET_NEG_B,
    .width = 1, .flags = EMPTY};
PLACE(p_SET_ABS_B) = {.words = &words_F_ABS_B, .empty = 0x0, .field = MAXWELL_FIELD_SET_ABS_B,
    .width = 1, .flags = EMPTY};
PLACE(p_SETP_ABS_A) = {.words = &words_F_ABS_B, .empty = 0x0, .field = MAXWELL_FIELD_SETP_ABS_A,
    .width = 1, .flags = EMPTY};
PLACE(p_SETP_NEG_B) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_SETP_NEG_B,
    .width = 1, .flags = EMPTY};
PLACE(p_float_FTZ_32I) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_FLOAT_FTZ_32I,
    .width = 1, .flags = EMPTY};
PLACE(p_CC_32I) = {.words = &words_CC, .empty = 0x0, .field = MAXWELL_FIELD_CC_32I, .width = 1,
    .flags = EMPTY};
PLACE(p_float_F_NEG_A_32I) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_F_NEG_A_32I, .width = 1, .flags = EMPTY};
PLACE(p_float_F_ABS_A_32I) = {.words = &words_F_ABS_B, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_F_ABS_A_32I, .width = 1, .flags = EMPTY};
PLACE(p_FIMM32) = {.mul = 0x1, .field = MAXWELL_FIELD_FIMM32, .width = 32, .format = 32,
    .digits = 20};
PLACE(p_float_F_NEG_B_32I) = {.words = &words_float_F_NEG_B_32I, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_F_NEG_B_32I, .width = 1, .flags = EMPTY};
PLACE(p_float_F_ABS_B_32I) = {.words = &words_float_F_ABS_B_32I, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_F_ABS_B_32I, .width = 1, .flags = EMPTY};
PLACE(p_float_FMZ) = {.words = &words_float_FMZ, .empty = 0x0, .field = MAXWELL_FIELD_FLOAT_FMZ,
    .width = 2, .flags = EMPTY};
PLACE(p_float_POWER) = {.words = &words_float_POWER, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_POWER, .width = 3, .flags = EMPTY};
PLACE(p_float_FMZ_53) = {.words = &words_float_FMZ, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_FMZ_53, .width = 2, .flags = EMPTY};
PLACE(p_float_F_SAT_32I) = {.words = &words_SAT, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_F_SAT_32I, .width = 1, .flags = EMPTY};
PLACE(p_float_RND_51) = {.words = &words_RND, .empty = 0x0, .field = MAXWELL_FIELD_FLOAT_RND_51,
    .width = 2, .flags = EMPTY};
PLACE(p_float_F_NEG_C_32I) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOAT_F_NEG_C_32I, .width = 1, .flags = EMPTY};
PLACE(p_floatcmp_SET_FTZ) = {.words = &words_FTZ, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOATCMP_SET_FTZ, .width = 1, .flags = EMPTY};
PLACE(p_floatcmp_SETP_FTZ) = {.words = &words_FTZ, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOATCMP_SETP_FTZ, .width = 1, .flags = EMPTY};
PLACE(p_floatcmp_FCMP_TEST) = {.words = &words_floatcmp_FCMP_TEST, .empty = 0x4,
    .field = MAXWELL_FIELD_FLOATCMP_FCMP_TEST, .width = 4, .flags = EMPTY | PREFIXES};
PLACE(p_floatcmp_NDV) = {.words = &words_floatcmp_NDV, .empty = 0x0,
    .field = MAXWELL_FIELD_FLOATCMP_NDV, .width = 1, .flags = EMPTY};
PLACE(p_floatcmp_SIGNS3) = {.words = &words_floatcmp_SIGNS3, .field = MAXWELL_FIELD_FLOATCMP_SIGNS3,
    .width = 2};
PLACE(p_floatcmp_SIGNS2) = {.words = &words_floatcmp_SIGNS3, .field = MAXWELL_FIELD_FLOATCMP_SIGNS2,
    .width = 2};
PLACE(p_floatcmp_SIGNS1) = {.words = &words_floatcmp_SIGNS3, .field = MAXWELL_FIELD_FLOATCMP_SIGNS1,
    .width = 2};
PLACE(p_floatcmp_SIGNS0) = {.words = &words_floatcmp_SIGNS3, .field = MAXWELL_FIELD_FLOATCMP_SIGNS0,
    .width = 2};
PLACE(p_floatcmp_MUFU_OP) = {.words = &words_floatcmp_MUFU_OP,
    .field = MAXWELL_FIELD_FLOATCMP_MUFU_OP, .width = 4, .flags = PREFIXES};
PLACE(p_floatcmp_RRO_OP) = {.words = &words_floatcmp_RRO_OP, .field = MAXWELL_FIELD_FLOATCMP_RRO_OP,
    .width = 1};
PLACE(p_graphics_OUTPUT) = {.words = &words_graphics_OUTPUT, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_OUTPUT, .width = 1, .flags = EMPTY};
PLACE(p_graphics_ATTR_SIZE) = {.words = &words_graphics_ATTR_SIZE, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_ATTR_SIZE, .width = 2, .flags = EMPTY};
PLACE(p_graphics_Pq) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_GRAPHICS_PQ, .width = 3};
PLACE(p_graphics_ATTR_OFFSET11) = {.mul = 0x1, .ranges = RANGES({0x1, 0x7ff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_GRAPHICS_ATTR_OFFSET11, .width = 11, .flags = SIGNED};
PLACE(p_graphics_ATTR_OFFSET10) = {.mul = 0x1, .field = MAXWELL_FIELD_GRAPHICS_ATTR_OFFSET10,
    .width = 10};
PLACE(p_Rc_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RC, .width = 8};
PLACE(p_graphics_IPA_MODE) = {.words = &words_graphics_IPA_MODE, .empty = 0x1,
    .field = MAXWELL_FIELD_GRAPHICS_IPA_MODE, .width = 2, .flags = EMPTY};
PLACE(p_graphics_IPA_AT) = {.words = &words_graphics_IPA_AT, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_IPA_AT, .width = 2, .flags = EMPTY};
PLACE(p_graphics_IPA_SAT) = {.words = &words_SAT, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_IPA_SAT, .width = 1, .flags = EMPTY};
PLACE(p_graphics_IPA_ATTR) = {.mul = 0x1, .field = MAXWELL_FIELD_GRAPHICS_IPA_ATTR, .width = 10};
PLACE(p_graphics_IPA_ATTR_2) = {.mul = 0x1, .ranges = RANGES({0x1, 0x3ff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_GRAPHICS_IPA_ATTR, .width = 10};
PLACE(p_graphics_ISB_SPACE) = {.words = &words_graphics_ISB_SPACE, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_ISB_SPACE, .width = 2, .flags = EMPTY};
PLACE(p_graphics_SKEW) = {.words = &words_graphics_SKEW, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_SKEW, .width = 1, .flags = EMPTY};
PLACE(p_graphics_ISB_SIZE) = {.words = &words_graphics_ISB_SIZE, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_ISB_SIZE, .width = 2, .flags = EMPTY};
PLACE(p_graphics_OUT_OP) = {.words = &words_graphics_OUT_OP, .field = MAXWELL_FIELD_GRAPHICS_OUT_OP,
    .width = 2, .flags = PREFIXES};
PLACE(p_graphics_PIXLD_OP) = {.words = &words_graphics_PIXLD_OP, .empty = 0x0,
    .field = MAXWELL_FIELD_GRAPHICS_PIXLD_OP, .width = 3, .flags = EMPTY};
PLACE(p_Pw) = {.words = &words_file_p, .field = MAXWELL_FIELD_PW, .width = 3};
PLACE(p_graphics_PIXLD_OFFSET) = {.mul = 0x1, .ranges = RANGES({0x1, 0xff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_GRAPHICS_PIXLD_OFFSET, .width = 8, .flags = SIGNED};
PLACE(p_half_MERGE) = {.words = &words_half_MERGE, .empty = 0x0, .field = MAXWELL_FIELD_HALF_MERGE,
    .width = 2, .flags = EMPTY};
PLACE(p_half_HADD_FTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HALF_HADD_FTZ,
    .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_SAT) = {.words = &words_SAT, .empty = 0x0, .field = MAXWELL_FIELD_HALF_HALF_SAT,
    .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_ABS_A) = {.words = &words_F_ABS_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_ABS_A, .width = 1, .flags = EMPTY};
PLACE(p_half_SWIZZLE_A) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_SWIZZLE_A, .width = 2, .flags = EMPTY};
PLACE(p_half_HALF_NEG_B) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_NEG_B, .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_ABS_B) = {.words = &words_F_ABS_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_ABS_B, .width = 1, .flags = EMPTY};
PLACE(p_half_SWIZZLE_B) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_SWIZZLE_B, .width = 2, .flags = EMPTY};
PLACE(p_half_HALF_SAT_CONST) = {.words = &words_SAT, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_SAT_CONST, .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_NEG_CONST) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_NEG_CONST, .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_ABS_CONST) = {.words = &words_F_ABS_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_ABS_CONST, .width = 1, .flags = EMPTY};
PLACE(p_half_F16_HIGH) = {.mul = 0x1, .field = MAXWELL_FIELD_HALF_F16_HIGH, .width = 10,
    .format = 16, .digits = 20};
PLACE(p_half_F16_LOW) = {.mul = 0x1, .field = MAXWELL_FIELD_HALF_F16_LOW, .width = 10, .format = 16,
    .digits = 20};
PLACE(p_half_HADD_FTZ_32I) = {.words = &words_FTZ, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HADD_FTZ_32I, .width = 1, .flags = EMPTY};
PLACE(p_half_SWIZZLE_A_32I) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_SWIZZLE_A_32I, .width = 2, .flags = EMPTY};
PLACE(p_half_F16_HIGH_32I) = {.mul = 0x1, .field = MAXWELL_FIELD_HALF_F16_HIGH_32I, .width = 16,
    .format = 16, .digits = 20};
PLACE(p_half_F16_LOW_32I) = {.mul = 0x1, .field = MAXWELL_FIELD_HALF_F16_LOW_32I, .width = 16,
    .format = 16, .digits = 20};
PLACE(p_half_HMUL_FMZ) = {.words = &words_float_FMZ, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HMUL_FMZ, .width = 2, .flags = EMPTY};
PLACE(p_half_HALF_FMZ_32I) = {.words = &words_float_FMZ, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_FMZ_32I, .width = 2, .flags = EMPTY};
PLACE(p_half_HFMA_FMZ) = {.words = &words_float_FMZ, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HFMA_FMZ, .width = 2, .flags = EMPTY};
PLACE(p_half_HFMA_NEG_C) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HFMA_NEG_C, .width = 1, .flags = EMPTY};
PLACE(p_half_HFMA_SWIZZLE_C) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HFMA_SWIZZLE_C, .width = 2, .flags = EMPTY};
PLACE(p_half_HFMA_FMZ_CONST) = {.words = &words_float_FMZ, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HFMA_FMZ_CONST, .width = 2, .flags = EMPTY};
PLACE(p_half_HFMA_NEG_C_CONST) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HFMA_NEG_C_CONST, .width = 1, .flags = EMPTY};
PLACE(p_half_HFMA_SWIZZLE_C_CONST) = {.words = &words_half_SWIZZLE_A, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HFMA_SWIZZLE_C_CONST, .width = 2, .flags = EMPTY};
PLACE(p_half_HFMA_NEG_C_32I) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HFMA_NEG_C_32I, .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_BF) = {.words = &words_BF, .empty = 0x0, .field = MAXWELL_FIELD_HALF_HALF_BF,
    .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_CMP) = {.words = &words_FLOAT_CMP, .field = MAXWELL_FIELD_HALF_HALF_CMP,
    .width = 4, .flags = PREFIXES};
PLACE(p_half_HSET_FTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HALF_HSET_FTZ,
    .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_BF_CONST) = {.words = &words_BF, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HALF_BF_CONST, .width = 1, .flags = EMPTY};
PLACE(p_half_HALF_CMP_CONST) = {.words = &words_FLOAT_CMP,
    .field = MAXWELL_FIELD_HALF_HALF_CMP_CONST, .width = 4, .flags = PREFIXES};
PLACE(p_half_HSET_FTZ_CONST) = {.words = &words_FTZ, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_HSET_FTZ_CONST, .width = 1, .flags = EMPTY};
PLACE(p_half_H_AND) = {.words = &words_half_H_AND, .empty = 0x0, .field = MAXWELL_FIELD_HALF_H_AND,
    .width = 1, .flags = EMPTY};
PLACE(p_half_HSETP_FTZ) = {.words = &words_FTZ, .empty = 0x0, .field = MAXWELL_FIELD_HALF_HSETP_FTZ,
    .width = 1, .flags = EMPTY};
PLACE(p_half_H_AND_CONST) = {.words = &words_half_H_AND, .empty = 0x0,
    .field = MAXWELL_FIELD_HALF_H_AND_CONST, .width = 1, .flags = EMPTY};
PLACE(p_integer_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_integer_NEG_B) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_NEG_B, .width = 1, .flags = EMPTY};
PLACE(p_integer_SAT_32I) = {.words = &words_SAT, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_SAT_32I, .width = 1, .flags = EMPTY};
PLACE(p_integer_X_32I) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_INTEGER_X_32I,
    .width = 1, .flags = EMPTY};
PLACE(p_NEG_A_32I) = {.words = &words_F_NEG_B, .empty = 0x0, .field = MAXWELL_FIELD_NEG_A_32I,
    .width = 1, .flags = EMPTY};
PLACE(p_IMM32) = {.mul = 0x1, .field = MAXWELL_FIELD_IMM32, .width = 32, .flags = SIGNED};
PLACE(p_integer_IADD3_SHIFT) = {.words = &words_integer_IADD3_SHIFT, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_IADD3_SHIFT, .width = 2, .flags = EMPTY};
PLACE(p_integer_IADD3_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_INTEGER_IADD3_X,
    .width = 1, .flags = EMPTY};
PLACE(p_integer_IADD3_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_IADD3_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_integer_HALF_A) = {.words = &words_integer_HALF_A, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_HALF_A, .width = 2, .flags = EMPTY};
PLACE(p_integer_IADD3_NEG_B) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_IADD3_NEG_B, .width = 1, .flags = EMPTY};
PLACE(p_integer_HALF_B) = {.words = &words_integer_HALF_A, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_HALF_B, .width = 2, .flags = EMPTY};
PLACE(p_integer_IADD3_NEG_C) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_IADD3_NEG_C, .width = 1, .flags = EMPTY};
PLACE(p_integer_HALF_C) = {.words = &words_integer_HALF_A, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_HALF_C, .width = 2, .flags = EMPTY};
PLACE(p_UIMM) = {.mul = 0x1, .field = MAXWELL_FIELD_UIMM, .width = 20};
PLACE(p_integer_SHIFT) = {.mul = 0x1, .field = MAXWELL_FIELD_INTEGER_SHIFT, .width = 5};
PLACE(p_integer_SHIFT_32I) = {.mul = 0x1, .field = MAXWELL_FIELD_INTEGER_SHIFT_32I, .width = 5};
PLACE(p_integer_PART) = {.words = &words_integer_PART, .empty = 0x0,
    .field = MAXWELL_FIELD_INTEGER_PART, .width = 2, .flags = EMPTY};
PLACE(p_logic_LOP_OP) = {.words = &words_logic_LOP_OP, .field = MAXWELL_FIELD_LOGIC_LOP_OP,
    .width = 2};
PLACE(p_logic_LOP_TEST) = {.words = &words_logic_LOP_TEST, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP_TEST, .width = 2, .flags = EMPTY};
PLACE(p_Pd) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_PD, .width = 3};
PLACE(p_logic_LOP_INV_A) = {.words = &words_logic_LOP_INV_A, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP_INV_A, .width = 1, .flags = EMPTY};
PLACE(p_logic_LOP_INV_B) = {.words = &words_logic_LOP_INV_A, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP_INV_B, .width = 1, .flags = EMPTY};
PLACE(p_logic_LOP32I_OP) = {.words = &words_logic_LOP_OP, .field = MAXWELL_FIELD_LOGIC_LOP32I_OP,
    .width = 2};
PLACE(p_logic_LOP32I_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_LOGIC_LOP32I_X,
    .width = 1, .flags = EMPTY};
PLACE(p_logic_LOP32I_INV_A) = {.words = &words_logic_LOP_INV_A, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP32I_INV_A, .width = 1, .flags = EMPTY};
PLACE(p_UIMM32) = {.mul = 0x1, .field = MAXWELL_FIELD_UIMM32, .width = 32};
PLACE(p_logic_LOP32I_INV_B) = {.words = &words_logic_LOP32I_INV_B, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP32I_INV_B, .width = 1, .flags = EMPTY};
PLACE(p_logic_LOP3_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_LOGIC_LOP3_X,
    .width = 1, .flags = EMPTY};
PLACE(p_logic_LOP3_TEST) = {.words = &words_logic_LOP_TEST, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP3_TEST, .width = 2, .flags = EMPTY};
PLACE(p_logic_LUT) = {.mul = 0x1, .field = MAXWELL_FIELD_LOGIC_LUT, .width = 8};
PLACE(p_logic_LOP3_X_CONST) = {.words = &words_X, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP3_X_CONST, .width = 1, .flags = EMPTY};
PLACE(p_logic_LUT_48) = {.mul = 0x1, .field = MAXWELL_FIELD_LOGIC_LUT_48, .width = 8};
PLACE(p_logic_LOP3_X_IMM) = {.words = &words_X, .empty = 0x0,
    .field = MAXWELL_FIELD_LOGIC_LOP3_X_IMM, .width = 1, .flags = EMPTY};
PLACE(p_memory_E) = {.words = &words_atomic_ATOM_E, .empty = 0x0, .field = MAXWELL_FIELD_MEMORY_E,
    .width = 1, .flags = EMPTY};
PLACE(p_memory_LOAD_CACHE) = {.words = &words_memory_LOAD_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_LOAD_CACHE, .width = 2, .flags = EMPTY};
PLACE(p_memory_LDG_SIZE) = {.words = &words_memory_LDG_SIZE, .empty = 0x4,
    .field = MAXWELL_FIELD_MEMORY_LDG_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_OFFSET24) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MEMORY_OFFSET24, .width = 24, .flags = SIGNED};
PLACE(p_memory_UOFFSET24) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MEMORY_UOFFSET24, .width = 24};
PLACE(p_memory_OFFSET20) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MEMORY_OFFSET20, .width = 20, .flags = SIGNED};
PLACE(p_memory_UOFFSET20) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MEMORY_UOFFSET20, .width = 20};
PLACE(p_memory_STORE_CACHE) = {.words = &words_memory_STORE_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_STORE_CACHE, .width = 2, .flags = EMPTY};
PLACE(p_memory_SIZE) = {.words = &words_memory_SIZE, .empty = 0x4,
    .field = MAXWELL_FIELD_MEMORY_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_LD_E) = {.words = &words_atomic_ATOM_E, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_LD_E, .width = 1, .flags = EMPTY};
PLACE(p_memory_LD_CACHE) = {.words = &words_memory_LOAD_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_LD_CACHE, .width = 2, .flags = EMPTY};
PLACE(p_memory_LD_SIZE) = {.words = &words_memory_SIZE, .empty = 0x4,
    .field = MAXWELL_FIELD_MEMORY_LD_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_OFFSET32) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_MEMORY_OFFSET32, .width = 32, .flags = SIGNED};
PLACE(p_memory_UOFFSET32) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffffffffu, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_MEMORY_UOFFSET32, .width = 32};
PLACE(p_LD_P) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_LD_P, .width = 3};
PLACE(p_memory_ST_CACHE) = {.words = &words_memory_STORE_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_ST_CACHE, .width = 2, .flags = EMPTY};
PLACE(p_memory_LDL_CACHE) = {.words = &words_memory_LDL_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_LDL_CACHE, .width = 2, .flags = EMPTY};
PLACE(p_memory_STL_CACHE) = {.words = &words_memory_STORE_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_STL_CACHE, .width = 2, .flags = EMPTY};
PLACE(p_memory_LDS_U_SIZE) = {.words = &words_memory_LDS_U_SIZE,
    .field = MAXWELL_FIELD_MEMORY_LDS_U_SIZE, .width = 3};
PLACE(p_memory_LDC_SIZE) = {.words = &words_memory_LDC_SIZE, .empty = 0x4,
    .field = MAXWELL_FIELD_MEMORY_LDC_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_memory_LDC_MODE) = {.words = &words_memory_LDC_MODE, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_LDC_MODE, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_memory_LDC_BANK) = {.mul = 0x1, .field = MAXWELL_FIELD_MEMORY_LDC_BANK, .width = 5};
PLACE(p_memory_INDEX) = {.mul = 0x1, .ranges = RANGES({0x1, 0xffff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MEMORY_INDEX, .width = 16, .flags = SIGNED};
PLACE(p_memory_UINDEX) = {.mul = 0x1, .field = MAXWELL_FIELD_MEMORY_UINDEX, .width = 16};
PLACE(p_memory_WAIT) = {.words = &words_memory_WAIT, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_WAIT, .width = 1, .flags = EMPTY};
PLACE(p_memory_STP_NUMBER) = {.mul = 0x1, .field = MAXWELL_FIELD_MEMORY_STP_NUMBER, .width = 8};
PLACE(p_memory_MEMBAR_SCOPE) = {.words = &words_memory_MEMBAR_SCOPE,
    .field = MAXWELL_FIELD_MEMORY_MEMBAR_SCOPE, .width = 2};
PLACE(p_memory_MEMBAR_IVALL) = {.words = &words_memory_MEMBAR_IVALL, .empty = 0x0,
    .field = MAXWELL_FIELD_MEMORY_MEMBAR_IVALL, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_LANES) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_LANES, .width = 4};
PLACE(p_move_LANES_32I) = {.mul = 0x1, .ranges = RANGES({0x0, 0xe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_MOVE_LANES_32I, .width = 4};
PLACE(p_move_PRMT_MODE) = {.words = &words_move_PRMT_MODE, .empty = 0x0,
    .field = MAXWELL_FIELD_MOVE_PRMT_MODE, .width = 4, .flags = EMPTY};
PLACE(p_MUL_TYPES) = {.words = &words_MUL_TYPES, .empty = 0x3, .field = MAXWELL_FIELD_MUL_TYPES,
    .width = 2, .flags = EMPTY};
PLACE(p_HI) = {.words = &words_HI, .empty = 0x0, .field = MAXWELL_FIELD_HI, .width = 1,
    .flags = EMPTY};
PLACE(p_MUL_TYPES_32I) = {.words = &words_MUL_TYPES, .empty = 0x3,
    .field = MAXWELL_FIELD_MUL_TYPES_32I, .width = 2, .flags = EMPTY};
PLACE(p_HI_32I) = {.words = &words_HI, .empty = 0x0, .field = MAXWELL_FIELD_HI_32I, .width = 1,
    .flags = EMPTY};
PLACE(p_multiply_MAD_TYPES) = {.words = &words_MUL_TYPES, .empty = 0x3,
    .field = MAXWELL_FIELD_MULTIPLY_MAD_TYPES, .width = 2, .flags = EMPTY};
PLACE(p_multiply_MAD_HI) = {.words = &words_HI, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_MAD_HI, .width = 1, .flags = EMPTY};
PLACE(p_multiply_MAD_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_MULTIPLY_MAD_X,
    .width = 1, .flags = EMPTY};
PLACE(p_multiply_MAD_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_MAD_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_multiply_MAD_NEG_C) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_MAD_NEG_C, .width = 1, .flags = EMPTY};
PLACE(p_multiply_MAD32I_TYPES) = {.words = &words_MUL_TYPES, .empty = 0x3,
    .field = MAXWELL_FIELD_MULTIPLY_MAD32I_TYPES, .width = 2, .flags = EMPTY};
PLACE(p_multiply_MAD32I_NEG_C) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_MAD32I_NEG_C, .width = 1, .flags = EMPTY};
PLACE(p_multiply_IMADSP_A) = {.words = &words_multiply_IMADSP_A,
    .field = MAXWELL_FIELD_MULTIPLY_IMADSP_A, .width = 2};
PLACE(p_multiply_IMADSP_B) = {.words = &words_multiply_IMADSP_B,
    .field = MAXWELL_FIELD_MULTIPLY_IMADSP_B, .width = 1};
PLACE(p_multiply_IMADSP_C) = {.words = &words_multiply_IMADSP_C,
    .field = MAXWELL_FIELD_MULTIPLY_IMADSP_C, .width = 2};
PLACE(p_multiply_XMAD_TYPES) = {.words = &words_multiply_XMAD_TYPES, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_XMAD_TYPES, .width = 2, .flags = EMPTY};
PLACE(p_multiply_PSL) = {.words = &words_multiply_PSL, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_PSL, .width = 1, .flags = EMPTY};
PLACE(p_multiply_MRG) = {.words = &words_multiply_MRG, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_MRG, .width = 1, .flags = EMPTY};
PLACE(p_multiply_XMAD_MODE) = {.words = &words_multiply_XMAD_MODE, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_XMAD_MODE, .width = 3, .flags = EMPTY};
PLACE(p_multiply_XMAD_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_MULTIPLY_XMAD_X,
    .width = 1, .flags = EMPTY};
PLACE(p_multiply_XMAD_H1_A) = {.words = &words_convert_CVT_H1, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_XMAD_H1_A, .width = 1, .flags = EMPTY};
PLACE(p_multiply_XMAD_H1_B) = {.words = &words_convert_CVT_H1, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_XMAD_H1_B, .width = 1, .flags = EMPTY};
PLACE(p_multiply_IMM16) = {.mul = 0x1, .field = MAXWELL_FIELD_MULTIPLY_IMM16, .width = 16};
PLACE(p_multiply_PSL_CONST) = {.words = &words_multiply_PSL, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_PSL_CONST, .width = 1, .flags = EMPTY};
PLACE(p_multiply_MRG_CONST) = {.words = &words_multiply_MRG, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_MRG_CONST, .width = 1, .flags = EMPTY};
PLACE(p_multiply_XMAD_MODE_CONST) = {.words = &words_multiply_XMAD_MODE_CONST, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_XMAD_MODE_CONST, .width = 2, .flags = EMPTY};
PLACE(p_multiply_XMAD_X_CONST) = {.words = &words_X, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_XMAD_X_CONST, .width = 1, .flags = EMPTY};
PLACE(p_multiply_XMAD_H1_C) = {.words = &words_convert_CVT_H1, .empty = 0x0,
    .field = MAXWELL_FIELD_MULTIPLY_XMAD_H1_C, .width = 1, .flags = EMPTY};
PLACE(p_predicate_BOP_AB) = {.words = &words_BOP, .field = MAXWELL_FIELD_PREDICATE_BOP_AB,
    .width = 2};
PLACE(p_predicate_NOT_Pa) = {.words = &words_NOT_Pp, .empty = 0x0,
    .field = MAXWELL_FIELD_PREDICATE_NOT_PA, .width = 1, .flags = EMPTY};
PLACE(p_Pa) = {.words = &words_file_p, .field = MAXWELL_FIELD_PA, .width = 3};
PLACE(p_predicate_NOT_Pb) = {.words = &words_NOT_Pp, .empty = 0x0,
    .field = MAXWELL_FIELD_PREDICATE_NOT_PB, .width = 1, .flags = EMPTY};
PLACE(p_Pb) = {.words = &words_file_p, .field = MAXWELL_FIELD_PB, .width = 3};
PLACE(p_NOP_CC_TEST_2) = {.words = &words_NOP_CC_TEST_set, .field = MAXWELL_FIELD_NOP_CC_TEST,
    .width = 5, .flags = PREFIXES};
PLACE(p_predicate_PR_OR_CC) = {.words = &words_predicate_PR_OR_CC,
    .field = MAXWELL_FIELD_PREDICATE_PR_OR_CC, .width = 1};
PLACE(p_shift_W) = {.words = &words_shift_W, .empty = 0x0, .field = MAXWELL_FIELD_SHIFT_W,
    .width = 1, .flags = EMPTY};
PLACE(p_shift_SHR_X) = {.words = &words_shift_SHR_X, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_SHR_X, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_shift_BREV) = {.words = &words_shift_BREV, .empty = 0x0, .field = MAXWELL_FIELD_SHIFT_BREV,
    .width = 1, .flags = EMPTY};
PLACE(p_shift_SHF_W) = {.words = &words_shift_W, .empty = 0x0, .field = MAXWELL_FIELD_SHIFT_SHF_W,
    .width = 1, .flags = EMPTY};
PLACE(p_shift_SHF_TYPE) = {.words = &words_shift_SHF_TYPE, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_SHF_TYPE, .width = 2, .flags = EMPTY};
PLACE(p_shift_SHF_PART) = {.words = &words_shift_SHF_PART, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_SHF_PART, .width = 2, .flags = EMPTY | PREFIXES};
PLACE(p_shift_SHF_IMM) = {.mul = 0x1, .field = MAXWELL_FIELD_SHIFT_SHF_IMM, .width = 6};
PLACE(p_shift_SH) = {.words = &words_shift_SH, .empty = 0x0, .field = MAXWELL_FIELD_SHIFT_SH,
    .width = 1, .flags = EMPTY};
PLACE(p_shift_INV_B) = {.words = &words_logic_LOP_INV_A, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_INV_B, .width = 1, .flags = EMPTY};
PLACE(p_shift_LEA_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_SHIFT_LEA_X,
    .width = 1, .flags = EMPTY};
PLACE(p_shift_LEA_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_LEA_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_shift_LEA_SHIFT) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_SHIFT_LEA_SHIFT, .width = 5};
PLACE(p_shift_LEA_HI_X) = {.words = &words_X, .empty = 0x0, .field = MAXWELL_FIELD_SHIFT_LEA_HI_X,
    .width = 1, .flags = EMPTY};
PLACE(p_shift_LEA_HI_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_LEA_HI_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_shift_LEA_HI_SHIFT) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_SHIFT_LEA_HI_SHIFT, .width = 5};
PLACE(p_shift_LEA_HI_CONST_X) = {.words = &words_X, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_LEA_HI_CONST_X, .width = 1, .flags = EMPTY};
PLACE(p_shift_LEA_HI_CONST_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_SHIFT_LEA_HI_CONST_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_shift_LEA_HI_CONST_SHIFT) = {.mul = 0x1, .ranges = RANGES({0x1, 0x1f, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_SHIFT_LEA_HI_CONST_SHIFT, .width = 5};
PLACE(p_special_SR) = {.words = &words_file_sr, .field = MAXWELL_FIELD_SPECIAL_SR, .width = 8};
PLACE(p_special_VOTE_MODE) = {.words = &words_special_VOTE_MODE,
    .field = MAXWELL_FIELD_SPECIAL_VOTE_MODE, .width = 2};
PLACE(p_Rd_2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_RD, .width = 8};
PLACE(p_special_VTG_OP) = {.words = &words_special_VTG_OP, .field = MAXWELL_FIELD_SPECIAL_VTG_OP,
    .width = 2, .flags = PREFIXES};
PLACE(p_special_VTG_NUMBER) = {.mul = 0x1, .field = MAXWELL_FIELD_SPECIAL_VTG_NUMBER, .width = 28};
PLACE(p_special_SHFL_MODE) = {.words = &words_special_SHFL_MODE,
    .field = MAXWELL_FIELD_SPECIAL_SHFL_MODE, .width = 2};
PLACE(p_Pd_2) = {.words = &words_file_p, .field = MAXWELL_FIELD_PD, .width = 3};
PLACE(p_special_SHFL_LANE) = {.mul = 0x1, .field = MAXWELL_FIELD_SPECIAL_SHFL_LANE, .width = 5};
PLACE(p_special_SHFL_CLAMP) = {.mul = 0x1, .field = MAXWELL_FIELD_SPECIAL_SHFL_CLAMP, .width = 13};
PLACE(p_special_BAR_ID) = {.mul = 0x1, .field = MAXWELL_FIELD_SPECIAL_BAR_ID, .width = 8};
PLACE(p_special_BAR_THREADS) = {.mul = 0x1, .ranges = RANGES({0x1, 0xfff, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_SPECIAL_BAR_THREADS, .width = 12};
PLACE(p_special_BAR_THREADS_2) = {.mul = 0x1, .field = MAXWELL_FIELD_SPECIAL_BAR_THREADS,
    .width = 12};
PLACE(p_special_BAR_RED) = {.words = &words_special_BAR_RED, .field = MAXWELL_FIELD_SPECIAL_BAR_RED,
    .width = 2};
PLACE(p_Pw_2) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_PW, .width = 3};
PLACE(p_special_R2B_KIND) = {.words = &words_special_R2B_KIND, .empty = 0x0,
    .field = MAXWELL_FIELD_SPECIAL_R2B_KIND, .width = 2, .flags = EMPTY};
PLACE(p_special_R2B_ID) = {.mul = 0x1, .field = MAXWELL_FIELD_SPECIAL_R2B_ID, .width = 4};
PLACE(p_SCOREBOARD) = {.words = &words_SCOREBOARD, .field = MAXWELL_FIELD_SCOREBOARD, .width = 3};
PLACE(p_PENDING) = {.mul = 0x1, .field = MAXWELL_FIELD_PENDING, .width = 6};
PLACE(p_BOARD4) = {.words = &words_BOARD4, .empty = 0x0, .field = MAXWELL_FIELD_BOARD4, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD3) = {.words = &words_BOARD3, .empty = 0x0, .field = MAXWELL_FIELD_BOARD3, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD2) = {.words = &words_BOARD2, .empty = 0x0, .field = MAXWELL_FIELD_BOARD2, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD1) = {.words = &words_BOARD1, .empty = 0x0, .field = MAXWELL_FIELD_BOARD1, .width = 1,
    .flags = EMPTY};
PLACE(p_BOARD0) = {.words = &words_BOARD0, .empty = 0x0, .field = MAXWELL_FIELD_BOARD0, .width = 1,
    .flags = EMPTY};
PLACE(p_surface_DIM) = {.words = &words_surface_DIM, .field = MAXWELL_FIELD_SURFACE_DIM, .width = 3,
    .flags = PREFIXES};
PLACE(p_surface_LOAD_CACHE_24) = {.words = &words_memory_LOAD_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_SURFACE_LOAD_CACHE_24, .width = 2, .flags = EMPTY};
PLACE(p_surface_MASK) = {.words = &words_surface_MASK, .empty = 0xf,
    .field = MAXWELL_FIELD_SURFACE_MASK, .width = 4, .flags = EMPTY | PREFIXES};
PLACE(p_surface_CLAMP) = {.words = &words_surface_CLAMP, .empty = 0x1,
    .field = MAXWELL_FIELD_SURFACE_CLAMP, .width = 2, .flags = EMPTY};
PLACE(p_surface_Ps) = {.words = &words_surface_Ps, .field = MAXWELL_FIELD_SURFACE_PS, .width = 3};
PLACE(p_HEADER) = {.mul = 0x1, .field = MAXWELL_FIELD_HEADER, .width = 13};
PLACE(p_surface_BA) = {.words = &words_surface_BA, .empty = 0x0, .field = MAXWELL_FIELD_SURFACE_BA,
    .width = 1, .flags = EMPTY};
PLACE(p_surface_SURF_SIZE) = {.words = &words_memory_SIZE, .empty = 0x4,
    .field = MAXWELL_FIELD_SURFACE_SURF_SIZE, .width = 3, .flags = EMPTY};
PLACE(p_surface_STORE_CACHE_24) = {.words = &words_memory_STORE_CACHE, .empty = 0x0,
    .field = MAXWELL_FIELD_SURFACE_STORE_CACHE_24, .width = 2, .flags = EMPTY};
PLACE(p_surface_SURED_OP) = {.words = &words_atomic_RED_OP, .field = MAXWELL_FIELD_SURFACE_SURED_OP,
    .width = 3};
PLACE(p_surface_SURED_TYPE) = {.words = &words_surface_SURED_TYPE, .empty = 0x0,
    .field = MAXWELL_FIELD_SURFACE_SURED_TYPE, .width = 3, .flags = EMPTY};
PLACE(p_surface_SUATOM_BA) = {.words = &words_surface_BA, .empty = 0x0,
    .field = MAXWELL_FIELD_SURFACE_SUATOM_BA, .width = 1, .flags = EMPTY};
PLACE(p_surface_SUATOM_OP) = {.words = &words_atomic_ATOMS_OP,
    .field = MAXWELL_FIELD_SURFACE_SUATOM_OP, .width = 4};
PLACE(p_surface_SUATOM_TYPE) = {.words = &words_surface_SURED_TYPE, .empty = 0x0,
    .field = MAXWELL_FIELD_SURFACE_SUATOM_TYPE, .width = 3, .flags = EMPTY};
PLACE(p_surface_SUATOM_TYPE_R) = {.words = &words_surface_SURED_TYPE, .empty = 0x0,
    .field = MAXWELL_FIELD_SURFACE_SUATOM_TYPE_R, .width = 3, .flags = EMPTY};
PLACE(p_surface_SUATOM_P) = {.words = &words_memory_Pl, .field = MAXWELL_FIELD_SURFACE_SUATOM_P,
    .width = 3};
PLACE(p_surface_SUATOM_PD) = {.words = &words_surface_SUATOM_PD,
    .field = MAXWELL_FIELD_SURFACE_SUATOM_PD, .width = 1};
PLACE(p_texture_LOD) = {.words = &words_texture_LOD, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_LOD, .width = 3, .flags = EMPTY | PREFIXES};
PLACE(p_texture_LC) = {.words = &words_texture_LC, .empty = 0x0, .field = MAXWELL_FIELD_TEXTURE_LC,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_AOFFI) = {.words = &words_texture_AOFFI, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_AOFFI, .width = 1, .flags = EMPTY};
PLACE(p_texture_DC) = {.words = &words_texture_DC, .empty = 0x0, .field = MAXWELL_FIELD_TEXTURE_DC,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_NDV_35) = {.words = &words_floatcmp_NDV, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_NDV_35, .width = 1, .flags = EMPTY};
PLACE(p_texture_NODEP) = {.words = &words_texture_NODEP, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_NODEP, .width = 1, .flags = EMPTY};
PLACE(p_texture_PHASE_T) = {.words = &words_texture_PHASE_T, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_PHASE_T, .width = 1, .flags = EMPTY};
PLACE(p_texture_PHASE_P) = {.words = &words_texture_PHASE_P, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_PHASE_P, .width = 1, .flags = EMPTY};
PLACE(p_texture_Pt) = {.words = &words_file_p, .ranges = RANGES({0x0, 0x6, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_TEXTURE_PT, .width = 3};
PLACE(p_texture_DIM) = {.words = &words_texture_DIM, .field = MAXWELL_FIELD_TEXTURE_DIM,
    .width = 3};
PLACE(p_texture_MASK) = {.mul = 0x1, .field = MAXWELL_FIELD_TEXTURE_MASK, .width = 4};
PLACE(p_texture_LOD_B) = {.words = &words_texture_LOD, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_LOD_B, .width = 3, .flags = EMPTY | PREFIXES};
PLACE(p_texture_LC_B) = {.words = &words_texture_LC, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_LC_B, .width = 1, .flags = EMPTY};
PLACE(p_texture_AOFFI_B) = {.words = &words_texture_AOFFI, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_AOFFI_B, .width = 1, .flags = EMPTY};
PLACE(p_texture_TLD_LOD) = {.words = &words_texture_TLD_LOD, .field = MAXWELL_FIELD_TEXTURE_TLD_LOD,
    .width = 1};
PLACE(p_texture_AOFFI_TLD) = {.words = &words_texture_AOFFI, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_AOFFI_TLD, .width = 1, .flags = EMPTY};
PLACE(p_texture_MS) = {.words = &words_texture_MS, .empty = 0x0, .field = MAXWELL_FIELD_TEXTURE_MS,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_CL) = {.words = &words_texture_CL, .empty = 0x0, .field = MAXWELL_FIELD_TEXTURE_CL,
    .width = 1, .flags = EMPTY};
PLACE(p_texture_TLD4_COMPONENT) = {.words = &words_texture_TLD4_COMPONENT,
    .field = MAXWELL_FIELD_TEXTURE_TLD4_COMPONENT, .width = 2};
PLACE(p_texture_TLD4_OFFSET) = {.words = &words_texture_TLD4_OFFSET, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_TLD4_OFFSET, .width = 2, .flags = EMPTY};
PLACE(p_texture_TLD4_COMPONENT_B) = {.words = &words_texture_TLD4_COMPONENT,
    .field = MAXWELL_FIELD_TEXTURE_TLD4_COMPONENT_B, .width = 2};
PLACE(p_texture_TLD4_OFFSET_B) = {.words = &words_texture_TLD4_OFFSET, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_TLD4_OFFSET_B, .width = 2, .flags = EMPTY};
PLACE(p_texture_TXD_LC) = {.words = &words_texture_LC, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_TXD_LC, .width = 1, .flags = EMPTY};
PLACE(p_texture_QUERY) = {.words = &words_texture_QUERY, .field = MAXWELL_FIELD_TEXTURE_QUERY,
    .width = 6};
PLACE(p_texture_QUERY_NUMBER) = {.mul = 0x1, .ranges = RANGES({0x10, 0x1f, 0, 0}), .range_count = 1,
    .field = MAXWELL_FIELD_TEXTURE_QUERY_NUMBER, .width = 5, .flags = DECIMAL};
PLACE(p_texture_TEXS_F16) = {.words = &words_texture_TEXS_F16, .empty = 0x1,
    .field = MAXWELL_FIELD_TEXTURE_TEXS_F16, .width = 1, .flags = EMPTY};
PLACE(p_texture_Rd2) = {.words = &words_file_r, .ranges = RANGES({0x0, 0xfe, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_TEXTURE_RD2, .width = 8};
PLACE(p_texture_COMPONENTS) = {.words = &words_texture_COMPONENTS,
    .field = MAXWELL_FIELD_TEXTURE_COMPONENTS, .width = 3, .flags = PREFIXES};
PLACE(p_texture_Rd2_2) = {.words = &words_file_r, .ranges = RANGES({0xff, 0xff, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_TEXTURE_RD2, .width = 8};
PLACE(p_texture_COMPONENTS_1) = {.words = &words_texture_COMPONENTS_1,
    .field = MAXWELL_FIELD_TEXTURE_COMPONENTS_1, .width = 3, .flags = PREFIXES};
PLACE(p_texture_TLD4S_F16) = {.words = &words_texture_TLD4S_F16, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_TLD4S_F16, .width = 1, .flags = EMPTY};
PLACE(p_texture_TLD4S_COMPONENT) = {.words = &words_texture_TLD4_COMPONENT,
    .field = MAXWELL_FIELD_TEXTURE_TLD4S_COMPONENT, .width = 2};
PLACE(p_texture_AOFFI_TLD4S) = {.words = &words_texture_AOFFI, .empty = 0x0,
    .field = MAXWELL_FIELD_TEXTURE_AOFFI_TLD4S, .width = 1, .flags = EMPTY};
PLACE(p_texture_Rd2_3) = {.words = &words_file_r, .field = MAXWELL_FIELD_TEXTURE_RD2, .width = 8};
PLACE(p_video_UD) = {.words = &words_video_UD, .empty = 0x1, .field = MAXWELL_FIELD_VIDEO_UD,
    .width = 1, .flags = EMPTY};
PLACE(p_video_SIGN_A) = {.words = &words_video_SIGN_A, .field = MAXWELL_FIELD_VIDEO_SIGN_A,
    .width = 1};
PLACE(p_video_SIGN_B) = {.words = &words_video_SIGN_A, .field = MAXWELL_FIELD_VIDEO_SIGN_B,
    .width = 1};
PLACE(p_video_VIDEO_SAT) = {.words = &words_SAT, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_VIDEO_SAT, .width = 1, .flags = EMPTY};
PLACE(p_video_THEN) = {.words = &words_video_THEN, .empty = 0x7, .field = MAXWELL_FIELD_VIDEO_THEN,
    .width = 3, .flags = EMPTY};
PLACE(p_video_ADD_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_ADD_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_video_BYTE_A) = {.words = &words_BYTE, .empty = 0x0, .field = MAXWELL_FIELD_VIDEO_BYTE_A,
    .width = 2, .flags = EMPTY};
PLACE(p_video_HALF_A) = {.words = &words_convert_CVT_H1, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_HALF_A, .width = 1, .flags = EMPTY};
PLACE(p_video_ADD_NEG_B) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_ADD_NEG_B, .width = 1, .flags = EMPTY};
PLACE(p_video_BYTE_B) = {.words = &words_BYTE, .empty = 0x0, .field = MAXWELL_FIELD_VIDEO_BYTE_B,
    .width = 2, .flags = EMPTY};
PLACE(p_video_HALF_B) = {.words = &words_convert_CVT_H1, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_HALF_B, .width = 1, .flags = EMPTY};
PLACE(p_video_IMM_B) = {.mul = 0x1, .field = MAXWELL_FIELD_VIDEO_IMM_B, .width = 16};
PLACE(p_video_SD) = {.words = &words_video_SD, .empty = 0x0, .field = MAXWELL_FIELD_VIDEO_SD,
    .width = 1, .flags = EMPTY};
PLACE(p_video_MX) = {.words = &words_video_MX, .empty = 0x0, .field = MAXWELL_FIELD_VIDEO_MX,
    .width = 1, .flags = EMPTY};
PLACE(p_video_VSET_CMP) = {.words = &words_CMP, .field = MAXWELL_FIELD_VIDEO_VSET_CMP, .width = 3};
PLACE(p_video_VSETP_CMP) = {.words = &words_CMP, .field = MAXWELL_FIELD_VIDEO_VSETP_CMP,
    .width = 3};
PLACE(p_video_VMAD_SHIFT) = {.words = &words_video_VMAD_SHIFT, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_VMAD_SHIFT, .width = 2, .flags = EMPTY};
PLACE(p_video_MAD_NEG_A) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_MAD_NEG_A, .width = 1, .flags = EMPTY};
PLACE(p_video_MAD_NEG_C) = {.words = &words_F_NEG_B, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_MAD_NEG_C, .width = 1, .flags = EMPTY};
PLACE(p_video_VIDEO_W) = {.words = &words_shift_W, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_VIDEO_W, .width = 1, .flags = EMPTY};
PLACE(p_video_DIFF4_SD) = {.words = &words_video_SD, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_DIFF4_SD, .width = 1, .flags = EMPTY};
PLACE(p_video_DIFF4_A) = {.words = &words_video_DIFF4_A, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_VIDEO_DIFF4_A, .width = 1};
PLACE(p_video_DIFF4_B) = {.words = &words_video_DIFF4_A, .field = MAXWELL_FIELD_VIDEO_DIFF4_B,
    .width = 1};
PLACE(p_video_DIFF4_A_2) = {.words = &words_video_DIFF4_A, .ranges = RANGES({0x1, 0x1, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_VIDEO_DIFF4_A, .width = 1};
PLACE(p_video_DIFF4_B_2) = {.words = &words_video_DIFF4_A, .ranges = RANGES({0x0, 0x0, 0, 0}),
    .range_count = 1, .field = MAXWELL_FIELD_VIDEO_DIFF4_B, .width = 1};
PLACE(p_video_DIFF4_SAT) = {.words = &words_SAT, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_DIFF4_SAT, .width = 1, .flags = EMPTY};
PLACE(p_video_DIFF4_RED) = {.words = &words_video_DIFF4_RED, .empty = 0x0,
    .field = MAXWELL_FIELD_VIDEO_DIFF4_RED, .width = 2, .flags = EMPTY};
PLACE(p_video_DIFF4_LANES) = {.words = &words_video_DIFF4_LANES, .empty = 0xf,
    .field = MAXWELL_FIELD_VIDEO_DIFF4_LANES, .width = 4, .flags = EMPTY | PREFIXES};
PLACE(p_video_DIFF4_SELECT_A) = {.words = &words_video_DIFF4_SELECT_A, .empty = 0x4,
    .field = MAXWELL_FIELD_VIDEO_DIFF4_SELECT_A, .width = 4, .flags = EMPTY};
PLACE(p_video_DIFF4_SELECT_B) = {.words = &words_video_DIFF4_SELECT_B, .empty = 0x4,
    .field = MAXWELL_FIELD_VIDEO_DIFF4_SELECT_B, .width = 4, .flags = EMPTY};
PLACE(p_video_SIGN_A8) = {.words = &words_video_DIFF4_A, .field = MAXWELL_FIELD_VIDEO_SIGN_A8,
    .width = 1};
PLACE(p_video_SIGN_B8) = {.words = &words_video_DIFF4_A, .field = MAXWELL_FIELD_VIDEO_SIGN_B8,
    .width = 1};
PLACE(p_video_LO_HI) = {.words = &words_video_LO_HI, .field = MAXWELL_FIELD_VIDEO_LO_HI,
    .width = 1};
PLACE(p_video_SIGN_A16) = {.words = &words_video_SIGN_A16, .field = MAXWELL_FIELD_VIDEO_SIGN_A16,
    .width = 1};

#define F_b9fef 0x800000000000000, 0x15dffff00001001
#define F_0b5c5 0x15dffff00001001, 0x33db37e00040002
#define F_fe6f5 0x100000000, 0x1000000000000
#define F_1cbfb 0x100000000, 0x2
#define F_b7236 0x15dff7e00001001, 0x33db37a00040000
#define F_9b2da 0x4000, 0x4000000000
#define F_5b72c 0x5000000005001, 0x438004003ff0000
#define F_e8a76 0x800000000000000, 0x4000000000000
#define F_74174 0x800000000000000, 0x87ffffff03ff6010
#define F_ceea9 0x2, 0x87ffffff03ff6010
#define F_433e8 0x6200000000001801, 0xe7ffffff0bff7811
#define F_af337 0x800, 0x87ffffff03ff6010
#define F_bf873 0x6000000000001801, 0xa7ffffff0bff7011
#define F_f08fe 0x6000000000001001, 0x20000000087e1001
#define F_1c738 0x4000000000000, 0x2000
#define F_59f4d 0x4000000000000, 0x87ffffff03ff6010
#define F_ff839 0x80000000000000, 0x2000
#define F_7824e 0x80000000000000, 0x87ffffff03ff6010
#define F_23bd6 0x8000000000000, 0x10000
#define F_2b1f3 0x8000000000000, 0x30000
#define F_ab340 0x800000000000000, 0x6200000000001803
#define F_e5f18 0x2000000008001001, 0xffffffffffffffff
#define F_bc201 0x2000000000000000, 0x8000000
#define F_2cb39 0x8000000, 0xffffffffffffffff
#define F_a33e3 0x4000000000000, 0x400000003ff0000
#define F_1ffa7 0x4000000000000, 0x400000000000000
#define F_a82bb 0x1000000000000, 0x100000007f0000
#define F_d3403 0x800000000005001, 0x87ffffff03ff6010
#define F_cb7db 0x800000000, 0x800000000000000
#define F_bb2c0 0x87ffffff03ff6010, 0xffffffffffffffff
#define F_fb2fe 0x1000000000002, 0x11000003ff0000
#define F_d158c 0x2800000008001001, 0xffffffffffffffff
#define F_f7bf5 0x1004000000002000, 0x1404000003ff0000
#define F_f5555 0x1000000800002000, 0x1800000800000000
#define F_af4cc 0xa020003ff2800, 0xffffffffffffffff
#define F_ceee7 0x4000000002000, 0x404000003ff0000
#define F_cc857 0x800002000, 0x800000800000000
#define F_b5333 0x1000000000000, 0x10000003ff0000
#define F_4e085 0x4000000001001, 0x400000003ff0000
#define F_e4887 0x4000, 0x20000000000
#define F_21404 0x4000000005001, 0x409800803ff0000
#define F_72df5 0x200000000, 0x800000000000000
#define F_80ce0 0x1004000000000000, 0x404000003ff0000
#define F_855fc 0x4000, 0x1000000000000
#define F_34a8e 0x4000000005001, 0x508000003ff0000
#define F_7cfc7 0x4004000000000000, 0x404000003ff0000
#define F_7e93f 0x4000000800000000, 0x800000800000000
#define F_f4201 0x4000000005001, 0x501200803ff0000
#define F_ebc0f 0x4000000005001, 0x500000803ff0000
#define F_8a94f 0x8000000000000, 0x4200000000000
#define F_e3f57 0x8000000000000, 0x4000000000000
#define F_e00dd 0x1000000001001, 0x10000003ff0000
#define F_ce6b1 0x2801000008001003, 0xffffffffffffffff
#define F_7d978 0x800000000000000, 0x200000
#define F_3067a 0x800000000000000, 0x100000
#define F_06e7f 0x800000000000000, 0x80000
#define F_859e1 0x800000000000000, 0x40000
#define F_f83ba 0x800000000000000, 0x20000
#define F_f6e8b 0x800000000000000, 0x10000
#define F_b82a6 0x1000000000000, 0x7f0000
#define F_81f7d 0x800000000005001, 0x3c024000000000
#define F_a4c8f 0x5000000005001, 0x438024003ff0000
#define F_27e90 0x5000000005001, 0x411400003ff0000
#define F_6e322 0x87ffffff03ff7011, 0xffffffffffffffff
#define F_854d6 0x10000000000000, 0x2000000000
#define F_82f44 0x4000000005001, 0x411505003ff0000
#define F_772b0 0x4000000005001, 0x411501003ff0000
#define F_e954a 0x4000, 0x400c600000000
#define F_7ff8e 0x4000, 0x4008600000000
#define F_765f8 0x4000, 0x28000000000000
#define F_0e5f5 0x4000, 0x20000000000000
#define F_565f3 0x4000, 0x8000000000000
#define F_b3c30 0x4000000005001, 0x509a00203ff0000
#define F_5e427 0x4000000005001, 0x488200203ff0000
#define F_24a33 0x4000000005001, 0x788000203ff0000
#define F_70c89 0x4000, 0x800000000
#define F_f6e4f 0x4000, 0x108a23200000000
#define F_8188f 0x4000, 0x87020000000000
#define F_fb894 0x4000, 0x85020000000000
#define F_34a99 0x4000000005001, 0x408000003ff0000
#define F_157d5 0x4000000005001, 0x408004003ff0000
#define F_95789 0x4000, 0x1050e400000000
#define F_de2c3 0x4000, 0x1050e000000000
#define F_fca83 0x4000000005001, 0x500000003ff0000
#define F_eea91 0x5000000005001, 0x510000003ff0000
#define F_11f56 0x1000000005001, 0x380240007f0000
#define F_c5e98 0x4000000005001, 0x411400003ff0000
#define F_f8ae5 0x40000, 0x1000000000
#define F_212e1 0x4000, 0x100000000000
#define F_7033c 0x4000, 0x1000000000
#define F_6edf5 0x200000000, 0x4000000000000
#define F_d6ada 0x80000, 0x1000000000
#define F_ab7cb 0x800000000, 0x20000000000000

OPTIONS(op_OPEN) = {
    ROW(ALL, 0, F_b9fef, TEXT("{")),
    NOTHING_RIVAL(1, ALL, 1, F_0b5c5),
    NOTHING(ALL, 2, F_0b5c5),
};
OPTIONS(op_GUARD) = {
    ROW(ALL, 1, F_fe6f5, TEXT("@"), WORD(0, p_Pg)),
    ROW(ALL, 2, F_1cbfb, TEXT("@!"), WORD(0, p_Pg_2)),
    NOTHING(ALL, 0, F_b7236),
};
OPTIONS(op_ATOM_TYPES) = {
    RIVAL(3, 0x6, 1, F_9b2da, TEXT(".F16x2.FTZ.RN")),
    RIVAL(1, 0x38, 2, F_9b2da, TEXT(".F16x2.RN")),
    RIVAL(1, 0x38, 3, F_9b2da, TEXT(".F64.RN")),
    FAINT(0, ALL, 0, F_5b72c, SURE_WORD(0, p_atomic_ATOM_TYPE)),
};
OPTIONS(op_ADDR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"),
        NUMBER(1, p_atomic_ATOM_OFFSET), TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_atomic_ATOM_UOFFSET), TEXT("]")),
};
OPTIONS(op_CYCLES) = {
    ROW(ALL, 1, F_ceea9, TEXT("!"), NUMBER(0, p_STALL)),
    NOTHING(ALL, 0, F_433e8),
};
OPTIONS(op_WRITES) = {
    RIVAL(1, ALL, 1, F_af337, TEXT("+"), NUMBER(0, p_WRITE_BAR), TEXT(".W")),
    NOTHING(ALL, 0, F_bf873),
};
OPTIONS(op_READS) = {
    ROW(ALL, 1, F_af337, TEXT("+"), NUMBER(0, p_READ_BAR), TEXT(".R")),
    NOTHING(ALL, 0, F_f08fe),
};
OPTIONS(op_READS_2) = {
    RIVAL(1, ALL, 0, F_1c738, TEXT("R-")),
    ROW(ALL, 1, F_59f4d, TEXT("R"), NUMBER(0, p_READ_BAR_2)),
};
OPTIONS(op_WRITES_2) = {
    RIVAL(1, ALL, 0, F_ff839, TEXT("W-")),
    ROW(ALL, 1, F_7824e, TEXT("W"), NUMBER(0, p_WRITE_BAR_2)),
};
OPTIONS(op_CYCLES_2) = {
    RIVAL(1, ALL, 0, F_23bd6, TEXT("S00")),
    ROW(ALL, 1, F_2b1f3, WORD(0, p_STALL_TWO)),
};
OPTIONS(op_CTL) = {
    ROW(ALL, 2, F_ab340, TEXT("{"), CHOICE(1, 0, op_CYCLES), COMMA(SURE_WORD, 1, p_NO_YIELD),
        COMMA(CHOICE, 2, 2, op_WRITES), COMMA(CHOICE, 3, 3, op_READS), COMMA(SURE_WORD, 4, p_WAIT1),
        COMMA(SURE_WORD, 5, p_WAIT2), COMMA(SURE_WORD, 6, p_WAIT3), COMMA(SURE_WORD, 7, p_WAIT4),
        COMMA(SURE_WORD, 8, p_WAIT5), COMMA(SURE_WORD, 9, p_WAIT6), TEXT("}")),
    ALSO(ALL, 0, TEXT("{!1}")),
    ALSO(ALL, 0, TEXT("[B------:R-:W-:-:S01]")),
    ALSO(ALL, 1, TEXT("[B------:R-:W-:-:S00]")),
    ALSO(ALL, 2, TEXT("[B"), WORD(4, p_WAIT1_2), WORD(5, p_WAIT2_2), WORD(6, p_WAIT3_2),
        WORD(7, p_WAIT4_2), WORD(8, p_WAIT5_2), WORD(9, p_WAIT6_2), TEXT(":"),
        CHOICE(3, 3, op_READS_2), TEXT(":"), CHOICE(2, 2, op_WRITES_2), TEXT(":"),
        WORD(1, p_NO_YIELD_2), TEXT(":"), CHOICE(1, 0, op_CYCLES_2), TEXT("]")),
    NOTHING_RIVAL(1, ALL, 0, F_e5f18),
    NOTHING(ALL, 1, F_e5f18),
};
OPTIONS(op_CLOSE) = {
    ROW(ALL, 1, F_bc201, TEXT("}")),
    NOTHING(ALL, 0, F_2cb39),
};
OPTIONS(op_CAS_PAIR) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb_2), TEXT(", R"), NUMBER(1, p_atomic_Rb_NUMBER)),
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Rb_3), TEXT(", R"), NUMBER(1, p_atomic_Rb_NUMBER_2)),
    RIVAL(1, ALL, 2, F_a33e3, WORD(0, p_Rb), COMMA(TEXT, "RZ")),
    ROW(ALL, 3, F_1ffa7, TEXT("RZ"), COMMA(WORD, 0, p_Rb_2)),
};
OPTIONS(op_SRC_Pl) = {
    ROW(ALL, 0, F_a82bb, WORD(0, p_memory_Pl)),
};
OPTIONS(op_ADDR_REG) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"),
        NUMBER(1, p_atomic_ATOM_OFFSET13), TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_atomic_ATOM_UOFFSET13), TEXT("]")),
};
OPTIONS(op_ATOMS_ADDR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"),
        NUMBER(1, p_atomic_ATOMS_OFFSET), TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_atomic_ATOMS_UOFFSET), TEXT("]")),
};
OPTIONS(op_RED_TYPES) = {
    RIVAL(3, 0x6, 1, F_9b2da, TEXT(".F16x2.FTZ.RN")),
    RIVAL(1, 0x38, 2, F_9b2da, TEXT(".F16x2.RN")),
    RIVAL(1, 0x38, 3, F_9b2da, TEXT(".F64.RN")),
    FAINT(0, ALL, 0, F_d3403, SURE_WORD(0, p_atomic_RED_TYPE)),
};
OPTIONS(op_ADDR_REG_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"),
        NUMBER(1, p_atomic_CCTL_OFFSET), TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_atomic_CCTL_UOFFSET), TEXT("]")),
};
OPTIONS(op_CCTLL_ADDR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"),
        NUMBER(1, p_atomic_CCTLL_OFFSET), TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_atomic_CCTLL_UOFFSET), TEXT("]")),
};
OPTIONS(op_SRC_B) = {
    RIVAL(2, ALL, 0, F_a33e3, WORD(0, p_Rb), WORD(1, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 2, F_bb2c0, NUMBER(4, p_IMM)),
};
OPTIONS(op_SRC_Pp) = {
    ROW(ALL, 0, F_fb2fe, SURE_WORD(0, p_NOT_Pp), WORD(1, p_Pp)),
};
OPTIONS(op_ANY_TARGET) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_REL_TARGET)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(1, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(2, p_control_TARGET_OFFSET), TEXT("]")),
};
OPTIONS(op_INDEXED_REL_TARGET) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Ra)),
    ROW(ALL, 1, F_a33e3, WORD(0, p_Ra), BLANK(NUMBER, 1, p_control_REL_DISTANCE)),
    RIVAL(1, ALL, 2, F_cb7db, TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 3, F_cb7db, TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        WORD(0, p_Ra_2), TEXT("+"), NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]")),
    ROW(ALL, 4, F_cb7db, TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]")),
};
OPTIONS(op_ANY_ABS_TARGET) = {
    RIVAL(1, ALL, 0, F_bb2c0, NUMBER(0, p_control_ABS_LABEL)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(1, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(2, p_control_TARGET_OFFSET), TEXT("]")),
};
OPTIONS(op_INDEXED_ABS_TARGET) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Ra)),
    ROW(ALL, 1, F_a33e3, WORD(0, p_Ra), BLANK(NUMBER, 1, p_control_ABS_DISTANCE)),
    RIVAL(1, ALL, 2, F_cb7db, TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 3, F_cb7db, TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        WORD(0, p_Ra_2), TEXT("+"), NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]")),
    ROW(ALL, 4, F_cb7db, TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]")),
};
OPTIONS(op_OPT_NUMBER) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_control_BPT_NUMBER)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_OPT_NUMBER_2) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_control_NOP_MASK)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_CONST) = {
    ROW(ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]")),
};
OPTIONS(op_CVT_F16) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SURE_WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), SURE_WORD(4, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 5, op_CONST), SURE_WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(7, p_convert_FIMM16), SURE_WORD(3, p_convert_CVT_H1)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(7, p_convert_FIMM16), TEXT(".NEG"),
        SURE_WORD(3, p_convert_CVT_H1)),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(7, p_convert_FIMM16), TEXT(".ABS"),
        SURE_WORD(3, p_convert_CVT_H1)),
    ROW(ALL, 5, F_af4cc, FLOAT(7, p_convert_FIMM16), TEXT(".NEG.ABS"),
        SURE_WORD(3, p_convert_CVT_H1)),
};
OPTIONS(op_F2F_IGNORED) = {
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_F2F_F32) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), SURE_WORD(3, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_FIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_FIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_F2F_F64) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), SURE_WORD(3, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_DIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_DIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_CVT_F32) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SURE_WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), SURE_WORD(4, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 5, op_CONST), SURE_WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(7, p_FIMM), SURE_WORD(3, p_convert_CVT_H1)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(7, p_FIMM), TEXT(".NEG"), SURE_WORD(3, p_convert_CVT_H1)),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(7, p_FIMM), TEXT(".ABS"), SURE_WORD(3, p_convert_CVT_H1)),
    ROW(ALL, 5, F_af4cc, FLOAT(7, p_FIMM), TEXT(".NEG.ABS"), SURE_WORD(3, p_convert_CVT_H1)),
};
OPTIONS(op_CVT_F64) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SURE_WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), SURE_WORD(4, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 5, op_CONST), SURE_WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(7, p_DIMM), SURE_WORD(3, p_convert_CVT_H1)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(7, p_DIMM), TEXT(".NEG"), SURE_WORD(3, p_convert_CVT_H1)),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(7, p_DIMM), TEXT(".ABS"), SURE_WORD(3, p_convert_CVT_H1)),
    ROW(ALL, 5, F_af4cc, FLOAT(7, p_DIMM), TEXT(".NEG.ABS"), SURE_WORD(3, p_convert_CVT_H1)),
};
OPTIONS(op_CVT_I16) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SURE_WORD(3, p_convert_HALF), SHARED_WORD(1, p_F_ABS_B), SURE_WORD(4, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 5, op_CONST), SURE_WORD(3, p_convert_HALF), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_bb2c0, NUMBER(7, p_IMM), SURE_WORD(3, p_convert_HALF)),
    RIVAL(1, ALL, 3, F_bb2c0, NUMBER(7, p_IMM), TEXT(".NEG"), SURE_WORD(3, p_convert_HALF)),
    RIVAL(1, ALL, 4, F_bb2c0, NUMBER(7, p_IMM), TEXT(".ABS"), SURE_WORD(3, p_convert_HALF)),
    ROW(ALL, 5, F_bb2c0, NUMBER(7, p_IMM), TEXT(".NEG.ABS"), SURE_WORD(3, p_convert_HALF)),
};
OPTIONS(op_CVT_I8) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SURE_WORD(3, p_BYTE), SHARED_WORD(1, p_F_ABS_B), SURE_WORD(4, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 5, op_CONST), SURE_WORD(3, p_BYTE), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_bb2c0, NUMBER(7, p_IMM), SURE_WORD(3, p_BYTE)),
    RIVAL(1, ALL, 3, F_bb2c0, NUMBER(7, p_IMM), TEXT(".NEG"), SURE_WORD(3, p_BYTE)),
    RIVAL(1, ALL, 4, F_bb2c0, NUMBER(7, p_IMM), TEXT(".ABS"), SURE_WORD(3, p_BYTE)),
    ROW(ALL, 5, F_bb2c0, NUMBER(7, p_IMM), TEXT(".NEG.ABS"), SURE_WORD(3, p_BYTE)),
};
OPTIONS(op_F64_A) = {
    ROW(ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_A), SHARED_WORD(1, p_F_ABS_A), WORD(2, p_Ra),
        SHARED_WORD(1, p_F_ABS_A), SURE_WORD(3, p_REUSE_A)),
};
OPTIONS(op_F64_B) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), SURE_WORD(3, p_REUSE_C)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_DIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_DIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_F64_NEG_B) = {
    RIVAL(2, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_PRODUCT), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_cc857, SURE_WORD(0, p_NEG_PRODUCT), CHOICE(1, 3, op_CONST)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(5, p_DIMM)),
    ROW(ALL, 3, F_af4cc, FLOAT(5, p_DIMM), TEXT(".NEG")),
};
OPTIONS(op_F64_C) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_F_NEG_C), WORD(1, p_Rc), SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_F64_B_IN_C) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_PRODUCT), WORD(1, p_Rc), SURE_WORD(2, p_REUSE_B)),
};
OPTIONS(op_F64_CONST_C) = {
    ROW(ALL, 0, F_cc857, SURE_WORD(0, p_F_NEG_C), CHOICE(1, 1, op_CONST)),
};
OPTIONS(op_F64_A_2) = {
    ROW(ALL, 0, F_f7bf5, SURE_WORD(0, p_SET_NEG_A), SHARED_WORD(1, p_SET_ABS_A), WORD(2, p_Ra),
        SHARED_WORD(1, p_SET_ABS_A), SURE_WORD(3, p_REUSE_A)),
};
OPTIONS(op_F64_B_2) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_SET_ABS_B), SURE_WORD(3, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_SET_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_DIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_DIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_F64_A_3) = {
    ROW(ALL, 0, F_f7bf5, SURE_WORD(0, p_SET_NEG_A), SHARED_WORD(1, p_SETP_ABS_A), WORD(2, p_Ra),
        SHARED_WORD(1, p_SETP_ABS_A), SURE_WORD(3, p_REUSE_A)),
};
OPTIONS(op_F64_B_3) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B),
        WORD(2, p_Rb), SHARED_WORD(1, p_SET_ABS_B), SURE_WORD(3, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_SET_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_DIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_DIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_DIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_F32_B) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), SURE_WORD(3, p_REUSE_C)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_F_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_FIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_FIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_F32_A) = {
    ROW(ALL, 0, F_f7bf5, SURE_WORD(0, p_float_F_NEG_A_32I), SHARED_WORD(1, p_float_F_ABS_A_32I),
        WORD(2, p_Ra), SHARED_WORD(1, p_float_F_ABS_A_32I), SURE_WORD(3, p_REUSE_A)),
};
OPTIONS(op_F32_NEG_B) = {
    RIVAL(2, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_PRODUCT), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_cc857, SURE_WORD(0, p_NEG_PRODUCT), CHOICE(1, 3, op_CONST)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(5, p_FIMM)),
    ROW(ALL, 3, F_af4cc, FLOAT(5, p_FIMM), TEXT(".NEG")),
};
OPTIONS(op_F32_A_32I) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_float_F_NEG_A_32I), WORD(1, p_Ra), SURE_WORD(2, p_REUSE_A)),
};
OPTIONS(op_F32_B_2) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_SET_ABS_B), SURE_WORD(3, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_SET_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_FIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_FIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_F32_B_3) = {
    RIVAL(1, ALL, 0, F_f7bf5, SURE_WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B),
        WORD(2, p_Rb), SHARED_WORD(1, p_SET_ABS_B), SURE_WORD(3, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_f5555, SURE_WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B),
        CHOICE(1, 4, op_CONST), SHARED_WORD(1, p_SET_ABS_B)),
    RIVAL(1, ALL, 2, F_af4cc, FLOAT(6, p_FIMM)),
    RIVAL(1, ALL, 3, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG")),
    RIVAL(1, ALL, 4, F_af4cc, FLOAT(6, p_FIMM), TEXT(".ABS")),
    ROW(ALL, 5, F_af4cc, FLOAT(6, p_FIMM), TEXT(".NEG.ABS")),
};
OPTIONS(op_FCMP_B) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 2, F_af4cc, FLOAT(4, p_FIMM)),
};
OPTIONS(op_OPT) = {
    ROW(ALL, 1, F_b5333, WORD(0, p_graphics_Pq)),
    NOTHING(ALL, 0, F_4e085),
};
OPTIONS(op_ATTR) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Ra_2)),
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Ra_2), COMMA(NUMBER, 1, p_graphics_ATTR_OFFSET11)),
    ROW(ALL, 2, F_bb2c0, NUMBER(1, p_graphics_ATTR_OFFSET11)),
    NOTHING(ALL, 3, F_d158c),
};
OPTIONS(op_OPT_REG) = {
    ROW(ALL, 1, F_a33e3, WORD(0, p_Rc_2)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_OPT_IDX) = {
    ROW(ALL, 1, F_e4887, TEXT(".IDX")),
    NOTHING(ALL, 0, F_21404),
};
OPTIONS(op_IPA_SOURCE) = {
    RIVAL(1, ALL, 0, F_72df5, TEXT("a["), NUMBER(0, p_graphics_IPA_ATTR), TEXT("]")),
    RIVAL(1, ALL, 1, F_72df5, TEXT("a["), WORD(1, p_Ra), TEXT("]")),
    ROW(ALL, 2, F_72df5, TEXT("a["), WORD(1, p_Ra), TEXT("+"), NUMBER(0, p_graphics_IPA_ATTR_2),
        TEXT("]")),
};
OPTIONS(op_IPA_POINT) = {
    ROW(ALL, 1, F_a33e3, WORD(0, p_Rc)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_PIXLD_ADDR) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    ROW(ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("+"), NUMBER(1, p_graphics_PIXLD_OFFSET),
        TEXT("]")),
};
OPTIONS(op_F16_A) = {
    ROW(ALL, 0, F_f7bf5, SURE_WORD(0, p_half_HALF_NEG_A), SHARED_WORD(1, p_half_HALF_ABS_A),
        WORD(2, p_Ra), SURE_WORD(3, p_half_SWIZZLE_A), SHARED_WORD(1, p_half_HALF_ABS_A),
        SURE_WORD(4, p_REUSE_A)),
};
OPTIONS(op_F16_B) = {
    ROW(ALL, 0, F_f7bf5, SURE_WORD(0, p_half_HALF_NEG_B), SHARED_WORD(1, p_half_HALF_ABS_B),
        WORD(2, p_Rb), SURE_WORD(3, p_half_SWIZZLE_B), SHARED_WORD(1, p_half_HALF_ABS_B),
        SURE_WORD(4, p_REUSE_C)),
};
OPTIONS(op_F16_CONST_OR_IMM) = {
    RIVAL(1, ALL, 0, F_f5555, SURE_WORD(0, p_half_HALF_NEG_CONST),
        SHARED_WORD(1, p_half_HALF_ABS_CONST), CHOICE(1, 2, op_CONST),
        SHARED_WORD(1, p_half_HALF_ABS_CONST)),
    ROW(ALL, 1, F_af4cc, FLOAT(4, p_half_F16_HIGH), COMMA(FLOAT, 5, p_half_F16_LOW)),
};
OPTIONS(op_NEG_HALVES) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_half_HALF_NEG_CONST), WORD(1, p_Ra),
        SURE_WORD(2, p_half_SWIZZLE_A_32I), SURE_WORD(3, p_REUSE_A)),
};
OPTIONS(op_HMUL_A) = {
    ROW(ALL, 0, F_80ce0, SHARED_WORD(0, p_half_HALF_ABS_A), WORD(1, p_Ra),
        SURE_WORD(2, p_half_SWIZZLE_A), SHARED_WORD(0, p_half_HALF_ABS_A), SURE_WORD(3, p_REUSE_A)),
};
OPTIONS(op_F16_B_2) = {
    ROW(ALL, 0, F_f7bf5, SURE_WORD(0, p_half_HALF_NEG_B), SHARED_WORD(1, p_half_HALF_ABS_B),
        WORD(2, p_Rb), SURE_WORD(3, p_half_SWIZZLE_B), SHARED_WORD(1, p_half_HALF_ABS_B),
        SURE_WORD(4, p_REUSE_B)),
};
OPTIONS(op_HMUL_CONST) = {
    ROW(ALL, 0, F_f5555, SURE_WORD(0, p_half_HALF_NEG_A), SHARED_WORD(1, p_half_HALF_ABS_CONST),
        CHOICE(1, 2, op_CONST), SHARED_WORD(1, p_half_HALF_ABS_CONST)),
};
OPTIONS(op_HALVES) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Ra), SURE_WORD(1, p_half_SWIZZLE_A_32I),
        SURE_WORD(2, p_REUSE_A)),
};
OPTIONS(op_HALVES_2) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Ra), SURE_WORD(1, p_half_SWIZZLE_A), SURE_WORD(2, p_REUSE_A)),
};
OPTIONS(op_NEG_HALVES_2) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_half_HALF_NEG_B), WORD(1, p_Rb),
        SURE_WORD(2, p_half_SWIZZLE_B), SURE_WORD(3, p_REUSE_B)),
};
OPTIONS(op_NEG_HALVES_3) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_half_HFMA_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_half_HFMA_SWIZZLE_C), SURE_WORD(3, p_REUSE_C)),
};
OPTIONS(op_F16_CONST_B) = {
    RIVAL(1, ALL, 0, F_cc857, SURE_WORD(0, p_half_HALF_NEG_CONST), CHOICE(1, 1, op_CONST)),
    ROW(ALL, 1, F_af4cc, FLOAT(3, p_half_F16_HIGH), COMMA(FLOAT, 4, p_half_F16_LOW)),
};
OPTIONS(op_NEG_HALVES_4) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_half_HFMA_NEG_C_CONST), WORD(1, p_Rc),
        SURE_WORD(2, p_half_HFMA_SWIZZLE_C_CONST), SURE_WORD(3, p_REUSE_C)),
};
OPTIONS(op_NEG_HALVES_5) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_half_HALF_NEG_CONST), WORD(1, p_Rc),
        SURE_WORD(2, p_half_HFMA_SWIZZLE_C_CONST), SURE_WORD(3, p_REUSE_B)),
};
OPTIONS(op_HFMA_CONST_C) = {
    ROW(ALL, 0, F_cc857, SURE_WORD(0, p_half_HFMA_NEG_C_CONST), CHOICE(1, 1, op_CONST)),
};
OPTIONS(op_OPT_PO) = {
    ROW(ALL, 2, F_855fc, TEXT(".PO")),
    NOTHING_RIVAL(1, ALL, 0, F_34a8e),
    NOTHING(ALL, 1, F_34a8e),
};
OPTIONS(op_SUM_A) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_integer_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A)),
    ROW(ALL, 1, F_a33e3, WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_SUM_B) = {
    RIVAL(2, ALL, 0, F_ceee7, SURE_WORD(0, p_integer_NEG_B), WORD(1, p_Rb), WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_cc857, SURE_WORD(0, p_integer_NEG_B), CHOICE(1, 3, op_CONST)),
    RIVAL(1, ALL, 2, F_bb2c0, NUMBER(5, p_IMM)),
    RIVAL(1, ALL, 3, F_bb2c0, NUMBER(5, p_IMM), TEXT(".NEG")),
    RIVAL(2, ALL, 4, F_a33e3, WORD(1, p_Rb), WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 5, F_cb7db, TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 6, F_bb2c0, NUMBER(5, p_IMM)),
};
OPTIONS(op_OPT_PO_32I) = {
    ROW(ALL, 1, F_855fc, TEXT(".PO")),
    NOTHING(ALL, 0, F_34a8e),
};
OPTIONS(op_SUM_A_32I) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_NEG_A_32I), WORD(1, p_Ra), WORD(2, p_REUSE_A)),
    ROW(ALL, 1, F_a33e3, WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_IADD3_A) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_integer_IADD3_NEG_A), WORD(1, p_Ra),
        SURE_WORD(2, p_integer_HALF_A), SURE_WORD(3, p_REUSE_A)),
};
OPTIONS(op_IADD3_B_HALF) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_integer_IADD3_NEG_B), WORD(1, p_Rb),
        SURE_WORD(2, p_integer_HALF_B), SURE_WORD(3, p_REUSE_B)),
};
OPTIONS(op_IADD3_C_HALF) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_integer_IADD3_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_integer_HALF_C), SURE_WORD(3, p_REUSE_C)),
};
OPTIONS(op_IADD3_A_WHOLE) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_integer_IADD3_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_IADD3_B) = {
    RIVAL(1, ALL, 0, F_cc857, SURE_WORD(0, p_integer_IADD3_NEG_B), CHOICE(1, 1, op_CONST)),
    RIVAL(1, ALL, 1, F_bb2c0, NUMBER(3, p_UIMM)),
    ROW(ALL, 2, F_bb2c0, NUMBER(3, p_UIMM), TEXT(".NEG")),
};
OPTIONS(op_IADD3_C_WHOLE) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_integer_IADD3_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_OPT_2) = {
    ROW(ALL, 1, F_b5333, WORD(0, p_Pd)),
    NOTHING(ALL, 0, F_4e085),
};
OPTIONS(op_INVERTED_A) = {
    ROW(ALL, 0, F_7cfc7, SURE_WORD(0, p_logic_LOP_INV_A), WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_INVERTED_B) = {
    RIVAL(2, ALL, 0, F_7cfc7, SURE_WORD(0, p_logic_LOP_INV_B), WORD(1, p_Rb),
        SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_7e93f, SURE_WORD(0, p_logic_LOP_INV_B), CHOICE(1, 3, op_CONST)),
    RIVAL(1, ALL, 2, F_bb2c0, NUMBER(5, p_IMM)),
    ROW(ALL, 3, F_bb2c0, NUMBER(5, p_IMM), TEXT(".INV")),
};
OPTIONS(op_ADDR_2) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_memory_OFFSET24),
        TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_memory_UOFFSET24), TEXT("]")),
};
OPTIONS(op_ADDR_REG_3) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_memory_OFFSET20),
        TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_memory_UOFFSET20), TEXT("]")),
};
OPTIONS(op_ADDR_3) = {
    RIVAL(1, ALL, 0, F_e8a76, TEXT("["), WORD(0, p_Ra), TEXT("]")),
    RIVAL(1, ALL, 1, F_e8a76, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_memory_OFFSET32),
        TEXT("]")),
    ROW(ALL, 2, F_74174, TEXT("["), NUMBER(2, p_memory_UOFFSET32), TEXT("]")),
};
OPTIONS(op_OPT_LD_P) = {
    ROW(ALL, 1, F_b5333, WORD(0, p_LD_P)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_CONST_INDEXED) = {
    RIVAL(1, ALL, 0, F_cb7db, TEXT("c["), NUMBER(0, p_memory_LDC_BANK), TEXT("]["), WORD(1, p_Ra_2),
        TEXT("]")),
    RIVAL(1, ALL, 1, F_cb7db, TEXT("c["), NUMBER(0, p_memory_LDC_BANK), TEXT("]["), WORD(1, p_Ra_2),
        TEXT("+"), NUMBER(2, p_memory_INDEX), TEXT("]")),
    ROW(ALL, 2, F_cb7db, TEXT("c["), NUMBER(0, p_memory_LDC_BANK), TEXT("]["),
        NUMBER(3, p_memory_UINDEX), TEXT("]")),
};
OPTIONS(op_OPT_MASK) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_LANES)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_OPT_MASK_2) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_move_LANES_32I)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_MAD_A) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_multiply_MAD_NEG_A), WORD(1, p_Ra),
        WORD(2, p_REUSE_A)),
    ROW(ALL, 1, F_a33e3, WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_MAD_C) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_multiply_MAD_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_C)),
    ROW(ALL, 1, F_a33e3, WORD(1, p_Rc), SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_MAD_CONST_C) = {
    RIVAL(1, ALL, 0, F_cc857, SURE_WORD(0, p_multiply_MAD_NEG_C), CHOICE(1, 1, op_CONST)),
    ROW(ALL, 1, F_cb7db, CHOICE(2, 1, op_CONST)),
};
OPTIONS(op_MAD32I_C) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(6, p_multiply_MAD32I_NEG_C), SHARED_WORD(0, p_Rd)),
    ROW(ALL, 1, F_a33e3, SHARED_WORD(0, p_Rd)),
};
OPTIONS(op_XMAD_DOES) = {
    FAINT(0, ALL, 0, F_f4201, SURE_WORD(0, p_multiply_PSL), SURE_WORD(1, p_multiply_MRG),
        SURE_WORD(2, p_multiply_XMAD_MODE), SURE_WORD(3, p_multiply_XMAD_X)),
};
OPTIONS(op_XMAD_A) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Ra), WORD(1, p_multiply_XMAD_H1_A), WORD(2, p_REUSE_A)),
};
OPTIONS(op_XMAD_Rb) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_multiply_XMAD_H1_B),
        SURE_WORD(2, p_REUSE_B)),
};
OPTIONS(op_XMAD_IMM) = {
    ROW(ALL, 0, F_bb2c0, NUMBER(0, p_multiply_IMM16)),
};
OPTIONS(op_XMAD_CONST_DOES) = {
    FAINT(0, ALL, 0, F_f4201, SURE_WORD(0, p_multiply_PSL_CONST),
        SURE_WORD(1, p_multiply_MRG_CONST), SURE_WORD(2, p_multiply_XMAD_MODE_CONST),
        SURE_WORD(3, p_multiply_XMAD_X_CONST)),
};
OPTIONS(op_XMAD_CONST_B) = {
    ROW(ALL, 0, F_cb7db, CHOICE(1, 0, op_CONST), SURE_WORD(2, p_multiply_XMAD_H1_C)),
};
OPTIONS(op_XMAD_CONST_C_DOES) = {
    FAINT(0, ALL, 0, F_ebc0f, SURE_WORD(0, p_multiply_XMAD_MODE_CONST),
        SURE_WORD(1, p_multiply_XMAD_X_CONST)),
};
OPTIONS(op_XMAD_Rc_B) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rc), SURE_WORD(1, p_multiply_XMAD_H1_C),
        SURE_WORD(2, p_REUSE_B)),
};
OPTIONS(op_SRC_Pa) = {
    ROW(ALL, 0, F_fb2fe, SURE_WORD(0, p_predicate_NOT_Pa), WORD(1, p_Pa)),
};
OPTIONS(op_SRC_Pb) = {
    ROW(ALL, 0, F_fb2fe, SURE_WORD(0, p_predicate_NOT_Pb), WORD(1, p_Pb)),
};
OPTIONS(op_PR_BITS) = {
    RIVAL(2, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
    ROW(ALL, 2, F_bb2c0, NUMBER(4, p_UIMM)),
};
OPTIONS(op_SHF_B) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    ROW(ALL, 1, F_bb2c0, NUMBER(2, p_shift_SHF_IMM)),
};
OPTIONS(op_INVERTED_B_2) = {
    RIVAL(2, ALL, 0, F_7cfc7, SURE_WORD(0, p_shift_INV_B), WORD(1, p_Rb), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_7e93f, SURE_WORD(0, p_shift_INV_B), CHOICE(1, 3, op_CONST)),
    RIVAL(1, ALL, 2, F_bb2c0, NUMBER(5, p_IMM)),
    ROW(ALL, 3, F_bb2c0, NUMBER(5, p_IMM), TEXT(".INV")),
};
OPTIONS(op_LEA_A) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_shift_LEA_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_OPT_NUMBER_3) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_shift_LEA_SHIFT)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_LEA_HI_A) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_shift_LEA_HI_NEG_A), WORD(1, p_Ra),
        SURE_WORD(2, p_REUSE_A)),
};
OPTIONS(op_OPT_NUMBER_4) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_shift_LEA_HI_SHIFT)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_LEA_HI_CONST_A) = {
    ROW(ALL, 0, F_ceee7, SURE_WORD(0, p_shift_LEA_HI_CONST_NEG_A), WORD(1, p_Ra),
        SURE_WORD(2, p_REUSE_A)),
};
OPTIONS(op_OPT_NUMBER_5) = {
    ROW(ALL, 1, F_bb2c0, NUMBER(0, p_shift_LEA_HI_CONST_SHIFT)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_SPECIAL) = {
    ROW(0x7, 0, F_8a94f, WORD(0, p_special_SR)),
    RIVAL(1, 0x38, 1, F_8a94f, WORD(0, p_special_SR)),
    RIVAL(1, 0x38, 2, F_e3f57, TEXT("SR_SM_SPA_VERSION")),
    RIVAL(1, 0x38, 3, F_e3f57, TEXT("SR_MULTIPASSSHADERINFO")),
    RIVAL(1, 0x38, 4, F_e3f57, TEXT("SR_LWINHI")),
    RIVAL(1, 0x38, 5, F_e3f57, TEXT("SR_SWINHI")),
    ROW(0x38, 6, F_e3f57, TEXT("SR_BARRIERALLOC")),
};
OPTIONS(op_OPT_BALLOT) = {
    ROW(ALL, 1, F_a33e3, WORD(0, p_Rd_2)),
    NOTHING(ALL, 0, F_e00dd),
};
OPTIONS(op_SHFL_B) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_special_SHFL_LANE)),
};
OPTIONS(op_SHFL_C) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rc)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_special_SHFL_CLAMP)),
};
OPTIONS(op_BAR_BARRIER) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Ra)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_special_BAR_ID)),
};
OPTIONS(op_OPT_BAR_THREADS) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb)),
    RIVAL(1, ALL, 2, F_bb2c0, NUMBER(1, p_special_BAR_THREADS)),
    NOTHING(ALL, 1, F_ce6b1),
};
OPTIONS(op_BAR_ARV_THREADS) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_special_BAR_THREADS_2)),
};
OPTIONS(op_OPT_3) = {
    ROW(ALL, 1, F_b5333, WORD(0, p_Pw_2)),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_BOARD_LIST) = {
    RIVAL(6, ALL, 1, F_7d978, TEXT("{5"), COMMA(SURE_WORD, 0, p_BOARD4),
        COMMA(SURE_WORD, 1, p_BOARD3), COMMA(SURE_WORD, 2, p_BOARD2), COMMA(SURE_WORD, 3, p_BOARD1),
        COMMA(SURE_WORD, 4, p_BOARD0), TEXT("}")),
    RIVAL(5, ALL, 2, F_3067a, TEXT("{4"), COMMA(SURE_WORD, 1, p_BOARD3),
        COMMA(SURE_WORD, 2, p_BOARD2), COMMA(SURE_WORD, 3, p_BOARD1), COMMA(SURE_WORD, 4, p_BOARD0),
        TEXT("}")),
    RIVAL(4, ALL, 3, F_06e7f, TEXT("{3"), COMMA(SURE_WORD, 2, p_BOARD2),
        COMMA(SURE_WORD, 3, p_BOARD1), COMMA(SURE_WORD, 4, p_BOARD0), TEXT("}")),
    RIVAL(3, ALL, 4, F_859e1, TEXT("{2"), COMMA(SURE_WORD, 3, p_BOARD1),
        COMMA(SURE_WORD, 4, p_BOARD0), TEXT("}")),
    RIVAL(2, ALL, 5, F_f83ba, TEXT("{1"), COMMA(SURE_WORD, 4, p_BOARD0), TEXT("}")),
    RIVAL(1, ALL, 6, F_f6e8b, TEXT("{0}")),
    NOTHING(ALL, 0, F_d158c),
};
OPTIONS(op_OPT_Ps) = {
    ROW(ALL, 1, F_b82a6, WORD(0, p_surface_Ps)),
    NOTHING(ALL, 0, F_4e085),
};
OPTIONS(op_SURFACE) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rc)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_HEADER)),
};
OPTIONS(op_SURED_TYPES) = {
    RIVAL(2, 0x6, 1, F_9b2da, TEXT(".F16x2.FTZ.RN")),
    RIVAL(1, 0x38, 2, F_9b2da, TEXT(".F16x2.RN")),
    FAINT(0, ALL, 0, F_81f7d, SURE_WORD(0, p_surface_SURED_TYPE)),
};
OPTIONS(op_SUATOM_TYPES) = {
    RIVAL(2, 0x6, 1, F_9b2da, TEXT(".F16x2.FTZ.RN")),
    RIVAL(1, 0x38, 2, F_9b2da, TEXT(".F16x2.RN")),
    FAINT(0, ALL, 0, F_a4c8f, SURE_WORD(0, p_surface_SUATOM_TYPE)),
};
OPTIONS(op_SUATOM_TYPES_R) = {
    RIVAL(2, 0x6, 1, F_9b2da, TEXT(".F16x2.FTZ.RN")),
    RIVAL(1, 0x38, 2, F_9b2da, TEXT(".F16x2.RN")),
    FAINT(0, ALL, 0, F_a4c8f, SURE_WORD(0, p_surface_SUATOM_TYPE_R)),
};
OPTIONS(op_SRC_SUATOM_P) = {
    ROW(ALL, 0, F_a82bb, WORD(0, p_surface_SUATOM_P)),
};
OPTIONS(op_SURFACE_Rc) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rc)),
};
OPTIONS(op_TEX_SUFFIX) = {
    FAINT(0, ALL, 0, F_27e90, SURE_WORD(0, p_texture_NODEP), SURE_WORD(1, p_texture_PHASE_T),
        SURE_WORD(2, p_texture_PHASE_P)),
};
OPTIONS(op_OPT_4) = {
    ROW(ALL, 1, F_b5333, WORD(0, p_texture_Pt)),
    NOTHING(ALL, 0, F_4e085),
};
OPTIONS(op_OPT_REG_2) = {
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Rb_2)),
    NOTHING(ALL, 0, F_6e322),
};
OPTIONS(op_ANY_QUERY) = {
    RIVAL(1, ALL, 0, F_854d6, WORD(0, p_texture_QUERY)),
    ROW(ALL, 1, F_bb2c0, NUMBER(1, p_texture_QUERY_NUMBER)),
};
OPTIONS(op_OPT_F16) = {
    FAINT(0, 0x3e, 0, F_82f44, SURE_WORD(0, p_texture_TEXS_F16)),
    NOTHING(0x1, 1, F_772b0),
};
OPTIONS(op_OPT_TLD4S_F16) = {
    FAINT(0, 0x3e, 0, F_e954a, SURE_WORD(0, p_texture_TLD4S_F16)),
    NOTHING(0x1, 1, F_7ff8e),
};
OPTIONS(op_TYPE_B) = {
    RIVAL(1, ALL, 0, F_765f8, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("8")),
    RIVAL(1, ALL, 1, F_765f8, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("16")),
    RIVAL(1, ALL, 2, F_765f8, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("32")),
    ROW(ALL, 3, F_765f8, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("16")),
};
OPTIONS(op_TYPE_B_SHORT) = {
    RIVAL(1, ALL, 0, F_765f8, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("8")),
    ROW(ALL, 1, F_765f8, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("16")),
};
OPTIONS(op_TYPES) = {
    RIVAL(1, ALL, 0, F_765f8, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("8"),
        CHOICE(1, 1, op_TYPE_B)),
    RIVAL(1, ALL, 1, F_765f8, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("16"),
        CHOICE(2, 1, op_TYPE_B)),
    ROW(ALL, 2, F_0e5f5, TEXT(".U32"), CHOICE(3, 1, op_TYPE_B)),
    RIVAL(1, ALL, 3, F_565f3, TEXT(".S32"), CHOICE(4, 1, op_TYPE_B_SHORT)),
    RIVAL(1, ALL, 4, F_565f3, TEXT(".S32.U32")),
    RIVAL(3, ALL, 6, F_565f3, TEXT(".S32.U16")),
    ALSO(ALL, 5, TEXT(".S32.S32")),
    ALSO(ALL, 7, TEXT(".S32.S16")),
    NOTHING_RIVAL(1, ALL, 5, F_b3c30),
    NOTHING(ALL, 7, F_b3c30),
};
OPTIONS(op_SRC_VA) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Ra), WORD(1, p_video_BYTE_A), WORD(2, p_REUSE_A)),
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Ra), WORD(3, p_video_HALF_A), WORD(2, p_REUSE_A)),
    ROW(ALL, 2, F_a33e3, WORD(0, p_Ra), WORD(2, p_REUSE_A)),
};
OPTIONS(op_SRC_VB) = {
    RIVAL(1, ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_video_BYTE_B), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 1, F_a33e3, WORD(0, p_Rb), SURE_WORD(3, p_video_HALF_B), SURE_WORD(2, p_REUSE_B)),
    RIVAL(1, ALL, 2, F_a33e3, WORD(0, p_Rb), SURE_WORD(2, p_REUSE_B)),
    ROW(ALL, 3, F_bb2c0, NUMBER(4, p_video_IMM_B)),
};
OPTIONS(op_VMAD_A) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_video_MAD_NEG_A), CHOICE(1, 1, op_SRC_VA)),
    RIVAL(1, ALL, 1, F_a33e3, WORD(1, p_Ra), WORD(2, p_video_BYTE_A), WORD(3, p_REUSE_A)),
    RIVAL(1, ALL, 2, F_a33e3, WORD(1, p_Ra), WORD(4, p_video_HALF_A), WORD(3, p_REUSE_A)),
    ROW(ALL, 3, F_a33e3, WORD(1, p_Ra), WORD(3, p_REUSE_A)),
};
OPTIONS(op_VMAD_C) = {
    RIVAL(1, ALL, 0, F_ceee7, SURE_WORD(0, p_video_MAD_NEG_C), WORD(1, p_Rc),
        SURE_WORD(2, p_REUSE_C)),
    ROW(ALL, 1, F_a33e3, WORD(1, p_Rc), SURE_WORD(2, p_REUSE_C)),
};
OPTIONS(op_SHIFT_TYPE_B) = {
    RIVAL(1, ALL, 0, F_0e5f5, TEXT(".U8")),
    RIVAL(1, ALL, 1, F_0e5f5, TEXT(".U16")),
    RIVAL(1, ALL, 2, F_0e5f5, TEXT(".U32")),
    ROW(ALL, 3, F_0e5f5, TEXT(".U16")),
};
OPTIONS(op_SHIFT_TYPES) = {
    RIVAL(1, ALL, 0, F_765f8, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("8"),
        CHOICE(1, 0, op_SHIFT_TYPE_B)),
    RIVAL(1, ALL, 1, F_765f8, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("16"),
        CHOICE(2, 0, op_SHIFT_TYPE_B)),
    ROW(ALL, 2, F_0e5f5, TEXT(".U32"), CHOICE(3, 0, op_SHIFT_TYPE_B)),
    RIVAL(1, ALL, 3, F_565f3, TEXT(".S32.U8")),
    RIVAL(3, ALL, 4, F_565f3, TEXT(".S32.U16")),
    ALSO(ALL, 5, TEXT(".S32.U32")),
    ALSO(ALL, 6, TEXT(".S32.U16")),
    NOTHING_RIVAL(1, ALL, 5, F_5e427),
    NOTHING(ALL, 6, F_5e427),
};
OPTIONS(op_DIFF4_TYPES) = {
    RIVAL(1, ALL, 0, F_765f8, WORD(0, p_video_DIFF4_A), WORD(1, p_video_DIFF4_B)),
    RIVAL(2, ALL, 1, F_765f8, WORD(0, p_video_DIFF4_A_2), WORD(1, p_video_DIFF4_B_2)),
    ALSO(ALL, 2, TEXT(".S8.S8")),
    NOTHING(ALL, 2, F_24a33),
};
OPTIONS(op_IDP_B) = {
    ROW(ALL, 0, F_a33e3, WORD(0, p_Rb), SURE_WORD(1, p_REUSE_B)),
    ROW(ALL, 1, F_cb7db, TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]")),
};

FORMS(head_AL2P) = {
    INNER_FORM(MAXWELL_AL2P, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 6, op_GUARD),
        BLANK(TEXT, "AL2P"), SURE_WORD(0, p_graphics_OUTPUT), SURE_WORD(1, p_graphics_ATTR_SIZE),
        BLANK(CHOICE, 0, 2, op_OPT), COMMA(WORD, 3, p_Rd), COMMA(CHOICE, 1, 4, op_ATTR),
        OWN_BLANK(CHOICE, 4, 7, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_ALD) = {
    INNER_FORM(MAXWELL_ALD_A, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 5, op_GUARD),
        BLANK(TEXT, "ALD"), SURE_WORD(0, p_graphics_OUTPUT), SURE_WORD(1, p_graphics_ATTR_SIZE),
        BLANK(WORD, 2, p_Rd), COMMA(TEXT, "a["), NUMBER(3, p_graphics_ATTR_OFFSET10), TEXT("]"),
        COMMA(CHOICE, 0, 4, op_OPT_REG), OWN_BLANK(CHOICE, 3, 6, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_ALD_H, INNER, 0, 4, 1, F_855fc, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 5, op_GUARD), BLANK(TEXT, "ALD"), SURE_WORD(0, p_graphics_OUTPUT),
        TEXT(".PHYS"), SURE_WORD(1, p_graphics_ATTR_SIZE), BLANK(WORD, 2, p_Rd), COMMA(TEXT, "a["),
        WORD(3, p_Ra_2), TEXT("]"), COMMA(CHOICE, 0, 4, op_OPT_REG),
        OWN_BLANK(CHOICE, 3, 6, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_ALD_P, INNER, 0, 4, 1, F_855fc, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 5, op_GUARD), BLANK(TEXT, "ALD"), SURE_WORD(0, p_graphics_OUTPUT),
        TEXT(".P"), SURE_WORD(1, p_graphics_ATTR_SIZE), BLANK(WORD, 2, p_Rd), COMMA(TEXT, "a["),
        WORD(3, p_Ra), TEXT("]"), COMMA(CHOICE, 0, 4, op_OPT_REG), OWN_BLANK(CHOICE, 3, 6, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_ALD_Q, INNER, 0, 9, 1, F_af337, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 6, op_GUARD), BLANK(TEXT, "ALD"), SURE_WORD(0, p_graphics_OUTPUT),
        TEXT(".P"), SURE_WORD(1, p_graphics_ATTR_SIZE), BLANK(WORD, 2, p_Rd), COMMA(TEXT, "a["),
        WORD(3, p_Ra), TEXT("+"), NUMBER(4, p_graphics_ATTR_OFFSET11), TEXT("]"),
        COMMA(CHOICE, 0, 5, op_OPT_REG), OWN_BLANK(CHOICE, 3, 7, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_AST) = {
    INNER_FORM(MAXWELL_AST_A, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 4, op_GUARD),
        BLANK(TEXT, "AST"), SURE_WORD(0, p_graphics_ATTR_SIZE), BLANK(TEXT, "a["),
        NUMBER(1, p_graphics_ATTR_OFFSET10), TEXT("]"), COMMA(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_OPT_REG), OWN_BLANK(CHOICE, 3, 5, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_AST_P) = {
    INNER_FORM(MAXWELL_AST_P, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 4, op_GUARD),
        BLANK(TEXT, "AST.P"), SURE_WORD(0, p_graphics_ATTR_SIZE), BLANK(TEXT, "a["), WORD(1, p_Ra),
        TEXT("]"), COMMA(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_OPT_REG),
        OWN_BLANK(CHOICE, 3, 5, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_AST_Q, INNER, 0, 6, 1, F_af337, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 5, op_GUARD), BLANK(TEXT, "AST.P"), SURE_WORD(0, p_graphics_ATTR_SIZE),
        BLANK(TEXT, "a["), WORD(1, p_Ra), TEXT("+"), NUMBER(2, p_graphics_ATTR_OFFSET11), TEXT("]"),
        COMMA(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_OPT_REG), OWN_BLANK(CHOICE, 3, 6, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_AST_PHYS) = {
    INNER_FORM(MAXWELL_AST_H, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 4, op_GUARD),
        BLANK(TEXT, "AST.PHYS"), SURE_WORD(0, p_graphics_ATTR_SIZE), BLANK(TEXT, "a["),
        WORD(1, p_Ra_2), TEXT("]"), COMMA(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_OPT_REG),
        OWN_BLANK(CHOICE, 3, 5, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_ATOM) = {
    INNER_FORM(MAXWELL_ATOM, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 8, op_GUARD),
        BLANK(TEXT, "ATOM"), WORD(0, p_atomic_ATOM_E), WORD(1, p_atomic_ATOM_OP),
        CHOICE(0, 2, op_ATOM_TYPES), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 1, 4, op_ADDR),
        COMMA(WORD, 7, p_Rb), OWN_BLANK(CHOICE, 4, 9, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
    LIKE(MAXWELL_ATOM_CAS, INNER, 0, 4, 1, F_70c89, CHOICE(3, 0, op_OPEN),
        BLANK(CHOICE, 2, 8, op_GUARD), BLANK(TEXT, "ATOM"), SURE_WORD(0, p_atomic_ATOM_E),
        TEXT(".CAS"), SURE_WORD(1, p_atomic_CAS_64), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_ADDR), COMMA(CHOICE, 1, 6, op_CAS_PAIR),
        OWN_BLANK(CHOICE, 4, 9, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
    LIKE(MAXWELL_ATOM_P_OP, INNER, 0, 4, 1, F_f6e4f, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 9, op_GUARD), BLANK(TEXT, "ATOM"), WORD(0, p_atomic_ATOM_E),
        WORD(1, p_atomic_ATOM_P_OP), CHOICE(0, 2, op_ATOM_TYPES), BLANK(CHOICE, 1, 3, op_SRC_Pl),
        COMMA(WORD, 4, p_Rd), COMMA(CHOICE, 2, 5, op_ADDR_REG), COMMA(WORD, 8, p_Rb),
        OWN_BLANK(CHOICE, 5, 10, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_ATOM_P_CAS, INNER, 0, 6, 2, F_a82bb, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 9, op_GUARD), BLANK(TEXT, "ATOM"), SURE_WORD(0, p_atomic_ATOM_E),
        TEXT(".CAS"), SURE_WORD(1, p_atomic_CAS_64), BLANK(CHOICE, 0, 2, op_SRC_Pl),
        COMMA(WORD, 3, p_Rd), COMMA(CHOICE, 1, 4, op_ADDR_REG), COMMA(CHOICE, 2, 7, op_CAS_PAIR),
        OWN_BLANK(CHOICE, 5, 10, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_ATOMS) = {
    INNER_FORM(MAXWELL_ATOMS, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 7, op_GUARD),
        BLANK(TEXT, "ATOMS"), WORD(0, p_atomic_ATOMS_OP), SURE_WORD(1, p_atomic_ATOMS_TYPE),
        BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_ATOMS_ADDR), COMMA(WORD, 6, p_Rb),
        OWN_BLANK(CHOICE, 3, 8, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_ATOMS_CAS, INNER, 0, 3, 1, F_70c89, CHOICE(3, 0, op_OPEN),
        BLANK(CHOICE, 2, 8, op_GUARD), BLANK(TEXT, "ATOMS"), WORD(0, p_atomic_ATOMS_CAS_OP),
        SURE_WORD(1, p_atomic_ATOMS_CAS_64), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_ATOMS_ADDR), COMMA(CHOICE, 1, 6, op_CAS_PAIR),
        OWN_BLANK(CHOICE, 4, 9, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_B2R) = {
    INNER_FORM(MAXWELL_B2R_B, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 2, op_GUARD),
        BLANK(TEXT, "B2R"), BLANK(WORD, 0, p_Rd), COMMA(NUMBER, 1, p_special_BAR_ID),
        OWN_BLANK(CHOICE, 2, 3, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_B2R_RESULT) = {
    INNER_FORM(MAXWELL_B2R_R, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 2, op_GUARD),
        BLANK(TEXT, "B2R.RESULT"), BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_OPT_3),
        OWN_BLANK(CHOICE, 3, 3, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_B2R_WARP) = {
    INNER_FORM(MAXWELL_B2R_W, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "B2R.WARP"), BLANK(WORD, 0, p_Rd), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_BAR_ARV) = {
    INNER_FORM(MAXWELL_BAR_ARV, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 4, op_GUARD),
        BLANK(TEXT, "BAR.ARV"), BLANK(CHOICE, 0, 0, op_BAR_BARRIER),
        COMMA(CHOICE, 1, 2, op_BAR_ARV_THREADS), OWN_BLANK(CHOICE, 4, 5, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_BAR_RED) = {
    INNER_FORM(MAXWELL_BAR_RED, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 7, op_GUARD),
        BLANK(TEXT, "BAR.RED"), WORD(0, p_special_BAR_RED), BLANK(CHOICE, 0, 1, op_BAR_BARRIER),
        COMMA(CHOICE, 1, 3, op_OPT_BAR_THREADS), COMMA(CHOICE, 2, 5, op_SRC_Pp),
        OWN_BLANK(CHOICE, 5, 8, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_BAR_SCAN) = {
    INNER_FORM(MAXWELL_BAR_SCAN, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 6, op_GUARD),
        BLANK(TEXT, "BAR.SCAN"), BLANK(CHOICE, 0, 0, op_BAR_BARRIER),
        COMMA(CHOICE, 1, 2, op_OPT_BAR_THREADS), COMMA(CHOICE, 2, 4, op_SRC_Pp),
        OWN_BLANK(CHOICE, 5, 7, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_BAR_SYNC) = {
    INNER_FORM(MAXWELL_BAR_SYNC, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 4, op_GUARD),
        BLANK(TEXT, "BAR.SYNC"), BLANK(CHOICE, 0, 0, op_BAR_BARRIER),
        COMMA(CHOICE, 1, 2, op_OPT_BAR_THREADS), OWN_BLANK(CHOICE, 4, 5, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_BFE) = {
    INNER_FORM(MAXWELL_BFE, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 11, op_GUARD),
        BLANK(TEXT, "BFE"), SURE_WORD(0, p_SIGNED), SURE_WORD(1, p_shift_BREV),
        BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC), COMMA(WORD, 4, p_Ra), WORD(5, p_REUSE_A),
        COMMA(CHOICE, 0, 6, op_SRC_B), OWN_BLANK(CHOICE, 3, 12, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_BFI) = {
    INNER_FORM(MAXWELL_BFI_B, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 11, op_GUARD),
        BLANK(TEXT, "BFI"), BLANK(WORD, 0, p_Rd), SURE_WORD(1, p_CC), COMMA(WORD, 2, p_Ra),
        WORD(3, p_REUSE_A), COMMA(CHOICE, 0, 4, op_SRC_B), COMMA(WORD, 9, p_Rc),
        SURE_WORD(10, p_REUSE_C), OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_BFI_C, INNER, 0, 7, 1, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 8, op_GUARD), BLANK(TEXT, "BFI"), BLANK(WORD, 0, p_Rd), SURE_WORD(1, p_CC),
        COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A), COMMA(WORD, 4, p_Rc),
        SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_CONST), OWN_BLANK(CHOICE, 3, 9, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_BPT) = {
    INNER_FORM(MAXWELL_BPT, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "BPT"), WORD(0, p_control_BPT_KIND),
        BLANK(CHOICE, 0, 1, op_OPT_NUMBER), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_BRA) = {
    INNER_FORM(MAXWELL_BRA, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "BRA"), WORD(0, p_control_U), WORD(1, p_control_LMT), BLANK(WORD, 2, p_CC_TEST),
        COMMA(CHOICE, 0, 3, op_ANY_TARGET), OWN_BLANK(CHOICE, 3, 7, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_BRK) = {
    INNER_FORM(MAXWELL_BRK, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "BRK"), BLANK(SURE_WORD, 0, p_CC_TEST), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_BRX) = {
    INNER_FORM(MAXWELL_BRX, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "BRX"), SURE_WORD(0, p_control_LMT), BLANK(SURE_WORD, 1, p_CC_TEST),
        COMMA(CHOICE, 0, 2, op_INDEXED_REL_TARGET), OWN_BLANK(CHOICE, 3, 7, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_CAL) = {
    INNER_FORM(MAXWELL_CAL, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "CAL"), WORD(0, p_control_NOINC),
        BLANK(CHOICE, 0, 1, op_ANY_TARGET), OWN_BLANK(CHOICE, 2, 4, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_CCTL) = {
    INNER_FORM(MAXWELL_CCTL_A, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "CCTL"), SURE_WORD(0, p_atomic_CCTL_E), WORD(1, p_atomic_CACHE_LEVEL),
        WORD(2, p_atomic_CACHE_OP_OR_QUERY), BLANK(CHOICE, 0, 3, op_ADDR_REG_2),
        OWN_BLANK(CHOICE, 3, 7, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_CCTL_ALL, INNER, 0, 5, 1, F_8188f, CHOICE(1, 0, op_OPEN),
        BLANK(CHOICE, 0, 3, op_GUARD), BLANK(TEXT, "CCTL"), SURE_WORD(0, p_atomic_CCTL_E),
        WORD(1, p_atomic_CACHE_LEVEL), WORD(2, p_atomic_CACHE_OP_OR_QUERY_2),
        OWN_BLANK(CHOICE, 2, 4, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_CCTLL) = {
    INNER_FORM(MAXWELL_CCTLL_A, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 4, op_GUARD),
        BLANK(TEXT, "CCTLL"), WORD(0, p_atomic_CACHE_OP), BLANK(CHOICE, 0, 1, op_CCTLL_ADDR),
        OWN_BLANK(CHOICE, 3, 5, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_CCTLL_ALL, INNER, 0, 3, 1, F_fb894, CHOICE(1, 0, op_OPEN),
        BLANK(CHOICE, 0, 1, op_GUARD), BLANK(TEXT, "CCTLL"), WORD(0, p_atomic_CACHE_OP_2),
        OWN_BLANK(CHOICE, 2, 2, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_CCTLT_IVALL) = {
    INNER_FORM(MAXWELL_CCTLT_ALL, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 0, op_GUARD),
        BLANK(TEXT, "CCTLT.IVALL"), OWN_BLANK(CHOICE, 2, 1, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_CCTLT_IVTH) = {
    INNER_FORM(MAXWELL_CCTLT_ONE, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "CCTLT.IVTH"), BLANK(NUMBER, 0, p_atomic_CCTLT_HEADER),
        OWN_BLANK(CHOICE, 2, 2, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_CONT) = {
    INNER_FORM(MAXWELL_CONT, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "CONT"), BLANK(SURE_WORD, 0, p_CC_TEST), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_CS2R) = {
    INNER_FORM(MAXWELL_CS2R, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 2, op_GUARD),
        BLANK(TEXT, "CS2R"), BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_SPECIAL),
        OWN_BLANK(CHOICE, 3, 3, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_CSET) = {
    INNER_FORM(MAXWELL_CSET, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 7, op_GUARD),
        BLANK(TEXT, "CSET"), SURE_WORD(0, p_BF), WORD(1, p_NOP_CC_TEST_2), WORD(2, p_BOP),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(TEXT, "CC"), COMMA(CHOICE, 0, 5, op_SRC_Pp),
        OWN_BLANK(CHOICE, 3, 8, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_CSETP) = {
    INNER_FORM(MAXWELL_CSETP, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "CSETP"), WORD(0, p_NOP_CC_TEST_2), WORD(1, p_BOP), BLANK(WORD, 2, p_Pu),
        COMMA(WORD, 3, p_Pv), COMMA(TEXT, "CC"), COMMA(CHOICE, 0, 4, op_SRC_Pp),
        OWN_BLANK(CHOICE, 3, 7, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_DADD) = {
    OTHER_FORM(MAXWELL_DADD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "DADD"), SURE_WORD(0, p_RND),
        BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC), COMMA(CHOICE, 0, 3, op_F64_A),
        COMMA(CHOICE, 1, 7, op_F64_B), OWN_BLANK(CHOICE, 5, 15, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_DEPBAR) = {
    INNER_FORM(MAXWELL_DEPBAR_N, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 5, op_GUARD),
        BLANK(TEXT, "DEPBAR"), BLANK(CHOICE, 0, 0, op_BOARD_LIST), OWN_BLANK(CHOICE, 3, 6, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_DEPBAR_LE) = {
    INNER_FORM(MAXWELL_DEPBAR_LE, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 7, op_GUARD),
        BLANK(TEXT, "DEPBAR.LE"), BLANK(WORD, 0, p_SCOREBOARD), COMMA(NUMBER, 1, p_PENDING),
        COMMA(CHOICE, 0, 2, op_BOARD_LIST), OWN_BLANK(CHOICE, 3, 8, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_DFMA) = {
    INNER_FORM(MAXWELL_DFMA_B, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 14, op_GUARD),
        BLANK(TEXT, "DFMA"), SURE_WORD(0, p_double_DFMA_RND), BLANK(WORD, 1, p_Rd),
        SURE_WORD(2, p_CC), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(CHOICE, 0, 5, op_F64_NEG_B), COMMA(CHOICE, 2, 11, op_F64_C),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_DFMA_C, INNER, 0, 8, 1, F_ceee7, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 11, op_GUARD), BLANK(TEXT, "DFMA"), SURE_WORD(0, p_double_DFMA_RND),
        BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(CHOICE, 0, 5, op_F64_B_IN_C), COMMA(CHOICE, 1, 8, op_F64_CONST_C),
        OWN_BLANK(CHOICE, 5, 12, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_DMNMX) = {
    OTHER_FORM(MAXWELL_DMNMX, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 15, op_GUARD), BLANK(TEXT, "DMNMX"), BLANK(WORD, 0, p_Rd),
        SURE_WORD(1, p_CC), COMMA(CHOICE, 0, 2, op_F64_A), COMMA(CHOICE, 1, 6, op_F2F_F64),
        COMMA(CHOICE, 3, 13, op_SRC_Pp), OWN_BLANK(CHOICE, 6, 16, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_DMUL) = {
    INNER_FORM(MAXWELL_DMUL, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 11, op_GUARD),
        BLANK(TEXT, "DMUL"), SURE_WORD(0, p_RND), BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC),
        COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A), COMMA(CHOICE, 0, 5, op_F64_NEG_B),
        OWN_BLANK(CHOICE, 4, 12, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_DSET) = {
    OTHER_FORM(MAXWELL_DSET, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 18, op_GUARD), BLANK(TEXT, "DSET"), SURE_WORD(0, p_SET_BF),
        WORD(1, p_FLOAT_CMP), WORD(2, p_BOP), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_F64_A_2), COMMA(CHOICE, 1, 9, op_F64_B_2),
        COMMA(CHOICE, 3, 16, op_SRC_Pp), OWN_BLANK(CHOICE, 6, 19, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_DSETP) = {
    OTHER_FORM(MAXWELL_DSETP, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 17, op_GUARD), BLANK(TEXT, "DSETP"), WORD(0, p_FLOAT_CMP), WORD(1, p_BOP),
        BLANK(WORD, 2, p_Pu), COMMA(WORD, 3, p_Pv), COMMA(CHOICE, 0, 4, op_F64_A_3),
        COMMA(CHOICE, 1, 8, op_F64_B_3), COMMA(CHOICE, 3, 15, op_SRC_Pp),
        OWN_BLANK(CHOICE, 6, 18, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_EXIT) = {
    INNER_FORM(MAXWELL_EXIT, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 2, op_GUARD),
        BLANK(TEXT, "EXIT"), SURE_WORD(0, p_control_KEEPREFCOUNT), BLANK(SURE_WORD, 1, p_CC_TEST),
        OWN_BLANK(CHOICE, 2, 3, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_F2F) = {
    OTHER_FORM(MAXWELL_F2F_HH, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 15, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT), WORD(2, p_convert_SRC_FLOAT), SURE_WORD(3, p_convert_CVT_RND),
        SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 0, 7, op_CVT_F16), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 16, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_HS, INNER | SHARED, 0, 4, 1, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 15, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT_2), WORD(2, p_convert_SRC_FLOAT), SURE_WORD(3, p_RND),
        SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 0, 7, op_CVT_F16), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 16, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_HD, INNER | SHARED, 0, 4, 1, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 15, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT_3), WORD(2, p_convert_SRC_FLOAT), SURE_WORD(3, p_RND),
        SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 0, 7, op_CVT_F16), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 16, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_SH, INNER | SHARED, 0, 5, 3, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT), WORD(2, p_convert_SRC_FLOAT_2), SURE_WORD(3, p_RND),
        SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 0, 7, op_F2F_F32), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_SS, INNER | SHARED, 0, 5, 3, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT_2), WORD(2, p_convert_SRC_FLOAT_2),
        SURE_WORD(3, p_convert_CVT_RND), SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd),
        SURE_WORD(6, p_CC), COMMA(CHOICE, 0, 7, op_F2F_F32), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_SD, INNER | SHARED, 0, 5, 3, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT_3), WORD(2, p_convert_SRC_FLOAT_2), SURE_WORD(3, p_RND),
        SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 0, 7, op_F2F_F32), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_DH, INNER | SHARED, 0, 5, 3, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT), WORD(2, p_convert_SRC_FLOAT_3), SURE_WORD(3, p_RND),
        SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 0, 7, op_F2F_F64), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_DS, INNER | SHARED, 0, 5, 3, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT_2), WORD(2, p_convert_SRC_FLOAT_3), SURE_WORD(3, p_RND),
        SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 0, 7, op_F2F_F64), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2F_DD, INNER | SHARED, 0, 5, 3, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2F"), WORD(0, p_FTZ),
        WORD(1, p_convert_DST_FLOAT_3), WORD(2, p_convert_SRC_FLOAT_3),
        SURE_WORD(3, p_convert_CVT_RND), SURE_WORD(4, p_SAT), BLANK(WORD, 5, p_Rd),
        SURE_WORD(6, p_CC), COMMA(CHOICE, 0, 7, op_F2F_F64), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_F2I) = {
    OTHER_FORM(MAXWELL_F2I_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2I"), SURE_WORD(0, p_FTZ),
        WORD(1, p_convert_DST_INT), WORD(2, p_convert_SRC_FLOAT), SURE_WORD(3, p_convert_ROUND),
        BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC), COMMA(CHOICE, 0, 6, op_CVT_F16),
        BLANK(CHOICE, 2, 0, op_F2F_IGNORED), OWN_BLANK(CHOICE, 5, 15, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2I_S, INNER | SHARED, 0, 5, 1, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2I"), SURE_WORD(0, p_FTZ),
        WORD(1, p_convert_DST_INT), WORD(2, p_convert_SRC_FLOAT_2), SURE_WORD(3, p_convert_ROUND),
        BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC), COMMA(CHOICE, 0, 6, op_CVT_F32),
        BLANK(CHOICE, 2, 0, op_F2F_IGNORED), OWN_BLANK(CHOICE, 5, 15, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_F2I_D, INNER | SHARED, 0, 5, 1, F_9b2da, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 14, op_GUARD), BLANK(TEXT, "F2I"), SURE_WORD(0, p_FTZ),
        WORD(1, p_convert_DST_INT), WORD(2, p_convert_SRC_FLOAT_3), SURE_WORD(3, p_convert_ROUND),
        BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC), COMMA(CHOICE, 0, 6, op_CVT_F64),
        BLANK(CHOICE, 2, 0, op_F2F_IGNORED), OWN_BLANK(CHOICE, 5, 15, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_FADD) = {
    OTHER_FORM(MAXWELL_FADD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 16, op_GUARD), BLANK(TEXT, "FADD"), SURE_WORD(0, p_FTZ),
        SURE_WORD(1, p_RND), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_F64_A), COMMA(CHOICE, 1, 9, op_F32_B),
        OWN_BLANK(CHOICE, 5, 17, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_FADD32I) = {
    OTHER_FORM(MAXWELL_FADD32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 10, op_GUARD), BLANK(TEXT, "FADD32I"), SURE_WORD(0, p_float_FTZ_32I),
        BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC_32I), COMMA(CHOICE, 0, 3, op_F32_A),
        COMMA(FLOAT, 7, p_FIMM32), SURE_WORD(8, p_float_F_NEG_B_32I),
        SURE_WORD(9, p_float_F_ABS_B_32I), OWN_BLANK(CHOICE, 3, 11, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_FCHK_DIVIDE) = {
    OTHER_FORM(MAXWELL_FCHK, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 12, op_GUARD), BLANK(TEXT, "FCHK.DIVIDE"), BLANK(WORD, 0, p_Pu),
        COMMA(CHOICE, 0, 1, op_F64_A), COMMA(CHOICE, 1, 5, op_F2F_F32),
        OWN_BLANK(CHOICE, 5, 13, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_FCMP) = {
    INNER_FORM(MAXWELL_FCMP_B, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 12, op_GUARD),
        BLANK(TEXT, "FCMP"), WORD(0, p_floatcmp_FCMP_TEST), SURE_WORD(1, p_floatcmp_SETP_FTZ),
        BLANK(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(CHOICE, 0, 5, op_FCMP_B), COMMA(WORD, 10, p_Rc), SURE_WORD(11, p_REUSE_C),
        OWN_BLANK(CHOICE, 3, 13, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_FCMP_C, INNER, 0, 8, 1, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 9, op_GUARD), BLANK(TEXT, "FCMP"), WORD(0, p_floatcmp_FCMP_TEST),
        SURE_WORD(1, p_floatcmp_SETP_FTZ), BLANK(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra),
        SURE_WORD(4, p_REUSE_A), COMMA(WORD, 5, p_Rc), SURE_WORD(6, p_REUSE_B),
        COMMA(CHOICE, 0, 7, op_CONST), OWN_BLANK(CHOICE, 3, 10, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_FFMA) = {
    INNER_FORM(MAXWELL_FFMA_B, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 16, op_GUARD),
        BLANK(TEXT, "FFMA"), SURE_WORD(0, p_float_FMZ_53), SURE_WORD(1, p_float_RND_51),
        SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra),
        SURE_WORD(6, p_REUSE_A), COMMA(CHOICE, 0, 7, op_F32_NEG_B), COMMA(CHOICE, 2, 13, op_F64_C),
        OWN_BLANK(CHOICE, 5, 17, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_FFMA_C, INNER, 0, 10, 1, F_ceee7, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "FFMA"), SURE_WORD(0, p_float_FMZ_53),
        SURE_WORD(1, p_float_RND_51), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A), COMMA(CHOICE, 0, 7, op_F64_B_IN_C),
        COMMA(CHOICE, 1, 10, op_F64_CONST_C), OWN_BLANK(CHOICE, 5, 14, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_FFMA32I) = {
    OTHER_FORM(MAXWELL_FFMA32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 9, op_GUARD), BLANK(TEXT, "FFMA32I"), SURE_WORD(0, p_float_FMZ_53),
        SURE_WORD(1, p_float_F_SAT_32I), BLANK(SHARED_WORD, 2, p_Rd), SURE_WORD(3, p_CC_32I),
        COMMA(CHOICE, 0, 4, op_F32_A_32I), COMMA(FLOAT, 7, p_FIMM32),
        COMMA(SURE_WORD, 8, p_float_F_NEG_C_32I), SHARED_WORD(2, p_Rd),
        OWN_BLANK(CHOICE, 3, 10, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_FLO) = {
    INNER_FORM(MAXWELL_FLO, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 10, op_GUARD),
        BLANK(TEXT, "FLO"), SURE_WORD(0, p_SIGNED), SURE_WORD(1, p_shift_SH), BLANK(WORD, 2, p_Rd),
        WORD(3, p_CC), COMMA(CHOICE, 0, 4, op_INVERTED_B_2), OWN_BLANK(CHOICE, 4, 11, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_FMNMX) = {
    OTHER_FORM(MAXWELL_FMNMX, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 16, op_GUARD), BLANK(TEXT, "FMNMX"), SURE_WORD(0, p_FTZ),
        BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC), COMMA(CHOICE, 0, 3, op_F64_A),
        COMMA(CHOICE, 1, 7, op_F2F_F32), COMMA(CHOICE, 3, 14, op_SRC_Pp),
        OWN_BLANK(CHOICE, 6, 17, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_FMUL) = {
    INNER_FORM(MAXWELL_FMUL, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 14, op_GUARD),
        BLANK(TEXT, "FMUL"), SURE_WORD(0, p_float_FMZ), SURE_WORD(1, p_float_POWER),
        SURE_WORD(2, p_RND), SURE_WORD(3, p_SAT), BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC),
        COMMA(WORD, 6, p_Ra), SURE_WORD(7, p_REUSE_A), COMMA(CHOICE, 0, 8, op_F32_NEG_B),
        OWN_BLANK(CHOICE, 4, 15, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_FMUL32I) = {
    INNER_FORM(MAXWELL_FMUL32I, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 7, op_GUARD),
        BLANK(TEXT, "FMUL32I"), SURE_WORD(0, p_float_FMZ_53), SURE_WORD(1, p_float_F_SAT_32I),
        BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC_32I), COMMA(WORD, 4, p_Ra), SURE_WORD(5, p_REUSE_A),
        COMMA(FLOAT, 6, p_FIMM32), OWN_BLANK(CHOICE, 2, 8, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_FSET) = {
    OTHER_FORM(MAXWELL_FSET, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 19, op_GUARD), BLANK(TEXT, "FSET"), SURE_WORD(0, p_SET_BF),
        WORD(1, p_FLOAT_CMP), SURE_WORD(2, p_floatcmp_SET_FTZ), WORD(3, p_BOP),
        BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC), COMMA(CHOICE, 0, 6, op_F64_A_2),
        COMMA(CHOICE, 1, 10, op_F32_B_2), COMMA(CHOICE, 3, 17, op_SRC_Pp),
        OWN_BLANK(CHOICE, 6, 20, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_FSETP) = {
    OTHER_FORM(MAXWELL_FSETP, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 18, op_GUARD), BLANK(TEXT, "FSETP"), WORD(0, p_FLOAT_CMP),
        SURE_WORD(1, p_floatcmp_SETP_FTZ), WORD(2, p_BOP), BLANK(WORD, 3, p_Pu),
        COMMA(WORD, 4, p_Pv), COMMA(CHOICE, 0, 5, op_F64_A_3), COMMA(CHOICE, 1, 9, op_F32_B_3),
        COMMA(CHOICE, 3, 16, op_SRC_Pp), OWN_BLANK(CHOICE, 6, 19, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_FSWZADD) = {
    INNER_FORM(MAXWELL_FSWZADD, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 13, op_GUARD),
        BLANK(TEXT, "FSWZADD"), SURE_WORD(0, p_FTZ), SURE_WORD(1, p_RND),
        SURE_WORD(2, p_floatcmp_NDV), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A), COMMA(WORD, 7, p_Rb),
        SURE_WORD(8, p_REUSE_B), COMMA(WORD, 9, p_floatcmp_SIGNS3), WORD(10, p_floatcmp_SIGNS2),
        WORD(11, p_floatcmp_SIGNS1), WORD(12, p_floatcmp_SIGNS0), OWN_BLANK(CHOICE, 2, 14, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_GETCRSPTR) = {
    INNER_FORM(MAXWELL_GETCRSPTR, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "GETCRSPTR"),
        BLANK(WORD, 0, p_Rd), OWN_BLANK(CHOICE, 1, 1, op_CTL), BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_GETLMEMBASE) = {
    INNER_FORM(MAXWELL_GETLMEMBASE, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "GETLMEMBASE"),
        BLANK(WORD, 0, p_Rd), OWN_BLANK(CHOICE, 1, 1, op_CTL), BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_HADD2) = {
    OTHER_FORM(MAXWELL_HADD2_R, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN),
        BLANK(CHOICE, 2, 14, op_GUARD), BLANK(TEXT, "HADD2"), WORD(0, p_half_MERGE),
        SURE_WORD(1, p_half_HADD_FTZ), SURE_WORD(2, p_half_HALF_SAT), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_F16_A), COMMA(CHOICE, 1, 9, op_F16_B),
        OWN_BLANK(CHOICE, 4, 15, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
    LIKE(MAXWELL_HADD2_C, INNER | SHARED, 0, 5, 1, F_34a99, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 15, op_GUARD), BLANK(TEXT, "HADD2"), WORD(0, p_half_MERGE),
        SURE_WORD(1, p_half_HADD_FTZ), SURE_WORD(2, p_half_HALF_SAT_CONST), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_F16_A), COMMA(CHOICE, 1, 9, op_F16_CONST_OR_IMM),
        OWN_BLANK(CHOICE, 5, 16, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_HADD2_32I) = {
    INNER_FORM(MAXWELL_HADD2_32I, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 9, op_GUARD),
        BLANK(TEXT, "HADD2_32I"), SURE_WORD(0, p_half_HADD_FTZ_32I),
        SURE_WORD(1, p_half_HALF_SAT_CONST), BLANK(WORD, 2, p_Rd),
        COMMA(CHOICE, 0, 3, op_NEG_HALVES), COMMA(FLOAT, 7, p_half_F16_HIGH_32I),
        COMMA(FLOAT, 8, p_half_F16_LOW_32I), OWN_BLANK(CHOICE, 3, 10, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_HFMA2) = {
    INNER_FORM(MAXWELL_HFMA2_R, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 15, op_GUARD),
        BLANK(TEXT, "HFMA2"), WORD(0, p_half_MERGE), SURE_WORD(1, p_half_HFMA_FMZ),
        SURE_WORD(2, p_half_HALF_SAT), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_HALVES_2),
        COMMA(CHOICE, 1, 7, op_NEG_HALVES_2), COMMA(CHOICE, 2, 11, op_NEG_HALVES_3),
        OWN_BLANK(CHOICE, 5, 16, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_HFMA2_B, INNER, 0, 4, 1, F_157d5, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 16, op_GUARD), BLANK(TEXT, "HFMA2"), WORD(0, p_half_MERGE),
        SURE_WORD(1, p_half_HFMA_FMZ_CONST), SURE_WORD(2, p_half_HALF_SAT_CONST),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_HALVES_2), COMMA(CHOICE, 1, 7, op_F16_CONST_B),
        COMMA(CHOICE, 3, 12, op_NEG_HALVES_4), OWN_BLANK(CHOICE, 6, 17, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
    LIKE(MAXWELL_HFMA2_C, INNER, 0, 8, 1, F_ceee7, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 14, op_GUARD), BLANK(TEXT, "HFMA2"), WORD(0, p_half_MERGE),
        SURE_WORD(1, p_half_HFMA_FMZ_CONST), SURE_WORD(2, p_half_HALF_SAT_CONST),
        BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_HALVES_2),
        COMMA(CHOICE, 1, 7, op_NEG_HALVES_5), COMMA(CHOICE, 2, 11, op_HFMA_CONST_C),
        OWN_BLANK(CHOICE, 6, 15, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_HFMA2_32I) = {
    OTHER_FORM(MAXWELL_HFMA2_32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 8, op_GUARD), BLANK(TEXT, "HFMA2_32I"), SURE_WORD(0, p_half_HALF_FMZ_32I),
        BLANK(SHARED_WORD, 1, p_Rd), COMMA(CHOICE, 0, 2, op_HALVES),
        COMMA(FLOAT, 5, p_half_F16_HIGH_32I), COMMA(FLOAT, 6, p_half_F16_LOW_32I),
        COMMA(SURE_WORD, 7, p_half_HFMA_NEG_C_32I), SHARED_WORD(1, p_Rd),
        OWN_BLANK(CHOICE, 3, 9, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_HMUL2) = {
    OTHER_FORM(MAXWELL_HMUL2_R, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN),
        BLANK(CHOICE, 2, 13, op_GUARD), BLANK(TEXT, "HMUL2"), WORD(0, p_half_MERGE),
        SURE_WORD(1, p_half_HMUL_FMZ), SURE_WORD(2, p_half_HALF_SAT), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_HMUL_A), COMMA(CHOICE, 1, 8, op_F16_B_2),
        OWN_BLANK(CHOICE, 4, 14, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
    LIKE(MAXWELL_HMUL2_C, INNER | SHARED, 0, 5, 1, F_34a99, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 12, op_GUARD), BLANK(TEXT, "HMUL2"), WORD(0, p_half_MERGE),
        SURE_WORD(1, p_half_HMUL_FMZ), SURE_WORD(2, p_half_HALF_SAT_CONST), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_HMUL_A), COMMA(CHOICE, 1, 8, op_HMUL_CONST),
        OWN_BLANK(CHOICE, 5, 13, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_HMUL2_I, INNER | SHARED, 0, 7, 1, F_f7bf5, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 11, op_GUARD), BLANK(TEXT, "HMUL2"), WORD(0, p_half_MERGE),
        SURE_WORD(1, p_half_HMUL_FMZ), SURE_WORD(2, p_half_HALF_SAT_CONST), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 0, 4, op_F16_A), COMMA(FLOAT, 9, p_half_F16_HIGH),
        COMMA(FLOAT, 10, p_half_F16_LOW), OWN_BLANK(CHOICE, 3, 12, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_HMUL2_32I) = {
    INNER_FORM(MAXWELL_HMUL2_32I, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 8, op_GUARD),
        BLANK(TEXT, "HMUL2_32I"), SURE_WORD(0, p_half_HALF_FMZ_32I),
        SURE_WORD(1, p_half_HALF_SAT_CONST), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_HALVES),
        COMMA(FLOAT, 6, p_half_F16_HIGH_32I), COMMA(FLOAT, 7, p_half_F16_LOW_32I),
        OWN_BLANK(CHOICE, 3, 9, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_HSET2) = {
    OTHER_FORM(MAXWELL_HSET2_R, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 17, op_GUARD), BLANK(TEXT, "HSET2"), SURE_WORD(0, p_half_HALF_BF),
        WORD(1, p_half_HALF_CMP), SURE_WORD(2, p_half_HSET_FTZ), WORD(3, p_BOP),
        BLANK(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_F16_A), COMMA(CHOICE, 1, 10, op_F16_B_2),
        COMMA(CHOICE, 2, 15, op_SRC_Pp), OWN_BLANK(CHOICE, 5, 18, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_HSET2_C, INNER | SHARED, 0, 3, 1, F_95789, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 17, op_GUARD), BLANK(TEXT, "HSET2"), SURE_WORD(0, p_half_HALF_BF_CONST),
        WORD(1, p_half_HALF_CMP_CONST), SURE_WORD(2, p_half_HSET_FTZ_CONST), WORD(3, p_BOP),
        BLANK(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_F16_A), COMMA(CHOICE, 1, 10, op_F16_CONST_B),
        COMMA(CHOICE, 3, 15, op_SRC_Pp), OWN_BLANK(CHOICE, 6, 18, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_HSETP2) = {
    OTHER_FORM(MAXWELL_HSETP2_R, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 18, op_GUARD), BLANK(TEXT, "HSETP2"), WORD(0, p_half_HALF_CMP),
        SURE_WORD(1, p_half_H_AND), SURE_WORD(2, p_half_HSETP_FTZ), WORD(3, p_BOP),
        BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Pv), COMMA(CHOICE, 0, 6, op_F16_A),
        COMMA(CHOICE, 1, 11, op_F16_B_2), COMMA(CHOICE, 2, 16, op_SRC_Pp),
        OWN_BLANK(CHOICE, 5, 19, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_HSETP2_C, INNER | SHARED, 0, 3, 1, F_de2c3, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 19, op_GUARD), BLANK(TEXT, "HSETP2"), WORD(0, p_half_HALF_CMP_CONST),
        SURE_WORD(1, p_half_H_AND_CONST), SURE_WORD(2, p_half_HSETP_FTZ), WORD(3, p_BOP),
        BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Pv), COMMA(CHOICE, 0, 6, op_F16_A),
        COMMA(CHOICE, 1, 11, op_F16_CONST_OR_IMM), COMMA(CHOICE, 3, 17, op_SRC_Pp),
        OWN_BLANK(CHOICE, 6, 20, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_I2F) = {
    OTHER_FORM(MAXWELL_I2F_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "I2F"), WORD(0, p_convert_DST_FLOAT_4),
        WORD(1, p_convert_SRC_INT), SURE_WORD(2, p_RND), BLANK(WORD, 3, p_Rd), WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_CVT_I16), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_I2F_B, INNER | SHARED, 0, 4, 1, F_765f8, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "I2F"), WORD(0, p_convert_DST_FLOAT_4),
        WORD(1, p_convert_SRC_INT_2), SURE_WORD(2, p_RND), BLANK(WORD, 3, p_Rd), WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_CVT_I8), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_I2F_W, INNER | SHARED, 0, 4, 1, F_765f8, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "I2F"), WORD(0, p_convert_DST_FLOAT_4),
        WORD(1, p_convert_SRC_INT_3), SURE_WORD(2, p_RND), BLANK(WORD, 3, p_Rd), WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_CVT_I8), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_I2F_D, INNER | SHARED, 0, 4, 1, F_765f8, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "I2F"), WORD(0, p_convert_DST_FLOAT_4),
        WORD(1, p_convert_SRC_INT_4), SURE_WORD(2, p_RND), BLANK(WORD, 3, p_Rd), WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_CVT_I8), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_I2I) = {
    OTHER_FORM(MAXWELL_I2I_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "I2I"), WORD(0, p_convert_I2I_DST),
        WORD(1, p_convert_I2I_SRC), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd), WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_CVT_I16), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_I2I_B, INNER | SHARED, 0, 4, 1, F_765f8, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "I2I"), WORD(0, p_convert_I2I_DST),
        WORD(1, p_convert_I2I_SRC_2), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd), WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_CVT_I8), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_I2I_W, INNER | SHARED, 0, 4, 1, F_765f8, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "I2I"), WORD(0, p_convert_I2I_DST),
        WORD(1, p_convert_I2I_SRC_3), SURE_WORD(2, p_SAT), BLANK(WORD, 3, p_Rd), WORD(4, p_CC),
        COMMA(CHOICE, 0, 5, op_CVT_I8), BLANK(CHOICE, 2, 0, op_F2F_IGNORED),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_IADD) = {
    INNER_FORM(MAXWELL_IADD, CHOICE(5, 0, op_OPEN), BLANK(CHOICE, 4, 13, op_GUARD),
        BLANK(TEXT, "IADD"), CHOICE(0, 0, op_OPT_PO), SURE_WORD(0, p_SAT), SURE_WORD(1, p_X),
        BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC), COMMA(CHOICE, 1, 4, op_SUM_A),
        COMMA(CHOICE, 2, 7, op_SUM_B), OWN_BLANK(CHOICE, 6, 14, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_IADD3) = {
    INNER_FORM(MAXWELL_IADD3_R, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 16, op_GUARD),
        BLANK(TEXT, "IADD3"), SURE_WORD(0, p_integer_IADD3_SHIFT), SURE_WORD(1, p_integer_IADD3_X),
        BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC), COMMA(CHOICE, 0, 4, op_IADD3_A),
        COMMA(CHOICE, 1, 8, op_IADD3_B_HALF), COMMA(CHOICE, 2, 12, op_IADD3_C_HALF),
        OWN_BLANK(CHOICE, 5, 17, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_IADD3_B, INNER, 0, 3, 1, F_fca83, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 13, op_GUARD), BLANK(TEXT, "IADD3"), SURE_WORD(0, p_integer_IADD3_X),
        BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC), COMMA(CHOICE, 0, 3, op_IADD3_A_WHOLE),
        COMMA(CHOICE, 1, 6, op_IADD3_B), COMMA(CHOICE, 3, 10, op_IADD3_C_WHOLE),
        OWN_BLANK(CHOICE, 6, 14, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_IADD32I) = {
    INNER_FORM(MAXWELL_IADD32I, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 8, op_GUARD),
        BLANK(TEXT, "IADD32I"), CHOICE(0, 0, op_OPT_PO_32I), SURE_WORD(0, p_integer_SAT_32I),
        SURE_WORD(1, p_integer_X_32I), BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC_32I),
        COMMA(CHOICE, 1, 4, op_SUM_A_32I), COMMA(NUMBER, 7, p_IMM32),
        OWN_BLANK(CHOICE, 4, 9, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_ICMP) = {
    INNER_FORM(MAXWELL_ICMP_B, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 12, op_GUARD),
        BLANK(TEXT, "ICMP"), WORD(0, p_CMP), SURE_WORD(1, p_SIGNED), BLANK(WORD, 2, p_Rd),
        COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A), COMMA(CHOICE, 0, 5, op_SRC_B),
        COMMA(WORD, 10, p_Rc), SURE_WORD(11, p_REUSE_C), OWN_BLANK(CHOICE, 3, 13, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_ICMP_C, INNER, 0, 8, 1, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 9, op_GUARD), BLANK(TEXT, "ICMP"), WORD(0, p_CMP), SURE_WORD(1, p_SIGNED),
        BLANK(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A), COMMA(WORD, 5, p_Rc),
        SURE_WORD(6, p_REUSE_B), COMMA(CHOICE, 0, 7, op_CONST), OWN_BLANK(CHOICE, 3, 10, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_IDE) = {
    INNER_FORM(MAXWELL_IDE, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "IDE"), WORD(0, p_control_EN),
        BLANK(NUMBER, 1, p_control_IDE_MASK), OWN_BLANK(CHOICE, 1, 2, op_CTL),
        BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_IDP_2A) = {
    INNER_FORM(MAXWELL_IDP_A2, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 12, op_GUARD),
        BLANK(TEXT, "IDP.2A"), WORD(0, p_video_LO_HI), WORD(1, p_video_SIGN_A16),
        WORD(2, p_video_SIGN_B8), BLANK(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra),
        SURE_WORD(5, p_REUSE_A), COMMA(CHOICE, 0, 6, op_IDP_B), COMMA(WORD, 10, p_Rc),
        SURE_WORD(11, p_REUSE_C), OWN_BLANK(CHOICE, 3, 13, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_IDP_4A) = {
    INNER_FORM(MAXWELL_IDP_A4, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 11, op_GUARD),
        BLANK(TEXT, "IDP.4A"), WORD(0, p_video_SIGN_A8), WORD(1, p_video_SIGN_B8),
        BLANK(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(CHOICE, 0, 5, op_IDP_B), COMMA(WORD, 9, p_Rc), SURE_WORD(10, p_REUSE_C),
        OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_IMAD) = {
    INNER_FORM(MAXWELL_IMAD_B, CHOICE(5, 0, op_OPEN), BLANK(CHOICE, 4, 17, op_GUARD),
        BLANK(TEXT, "IMAD"), WORD(0, p_multiply_MAD_TYPES), SURE_WORD(1, p_multiply_MAD_HI),
        CHOICE(0, 0, op_OPT_PO), SURE_WORD(2, p_SAT), SURE_WORD(3, p_multiply_MAD_X),
        BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC), COMMA(CHOICE, 1, 6, op_MAD_A),
        COMMA(CHOICE, 2, 9, op_SRC_B), COMMA(CHOICE, 3, 14, op_MAD_C),
        OWN_BLANK(CHOICE, 6, 18, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
    LIKE(MAXWELL_IMAD_C, INNER, 0, 11, 1, F_a33e3, CHOICE(6, 0, op_OPEN),
        BLANK(CHOICE, 5, 14, op_GUARD), BLANK(TEXT, "IMAD"), WORD(0, p_multiply_MAD_TYPES),
        SURE_WORD(1, p_multiply_MAD_HI), CHOICE(0, 0, op_OPT_PO), SURE_WORD(2, p_SAT),
        SURE_WORD(3, p_multiply_MAD_X), BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC),
        COMMA(CHOICE, 1, 6, op_MAD_A), COMMA(WORD, 9, p_Rc), SURE_WORD(10, p_REUSE_B),
        COMMA(CHOICE, 2, 11, op_MAD_CONST_C), OWN_BLANK(CHOICE, 7, 15, op_CTL),
        BLANK(CHOICE, 11, 0, op_CLOSE)),
};
FORMS(head_IMAD32I) = {
    OTHER_FORM(MAXWELL_IMAD32I, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 9, op_GUARD), BLANK(TEXT, "IMAD32I"),
        SURE_WORD(0, p_multiply_MAD32I_TYPES), SURE_WORD(1, p_HI_32I), CHOICE(0, 0, op_OPT_PO),
        BLANK(SHARED_WORD, 2, p_Rd), SURE_WORD(3, p_CC_32I), COMMA(CHOICE, 1, 4, op_SUM_A_32I),
        COMMA(NUMBER, 7, p_IMM32), COMMA(CHOICE, 2, 2, op_MAD32I_C),
        OWN_BLANK(CHOICE, 5, 10, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_IMADSP_S) = {
    INNER_FORM(MAXWELL_IMADSP_SU_B, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 14, op_GUARD),
        BLANK(TEXT, "IMADSP.S"), WORD(0, p_multiply_IMADSP_A), TEXT(".U"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A),
        COMMA(CHOICE, 0, 7, op_SRC_B), COMMA(WORD, 12, p_Rc), SURE_WORD(13, p_REUSE_C),
        OWN_BLANK(CHOICE, 3, 15, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_IMADSP_SS_B, INNER, 0, 4, 1, F_565f3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 14, op_GUARD), BLANK(TEXT, "IMADSP.S"), WORD(0, p_multiply_IMADSP_A),
        TEXT(".S"), WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A),
        COMMA(CHOICE, 0, 7, op_SRC_B), COMMA(WORD, 12, p_Rc), SURE_WORD(13, p_REUSE_C),
        OWN_BLANK(CHOICE, 3, 15, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_IMADSP_SU_C, INNER, 0, 12, 2, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 11, op_GUARD), BLANK(TEXT, "IMADSP.S"), WORD(0, p_multiply_IMADSP_A),
        TEXT(".U"), WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A),
        COMMA(WORD, 7, p_Rc), SURE_WORD(8, p_REUSE_B), COMMA(CHOICE, 0, 9, op_CONST),
        OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_IMADSP_SS_C, INNER, 0, 12, 2, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 11, op_GUARD), BLANK(TEXT, "IMADSP.S"), WORD(0, p_multiply_IMADSP_A),
        TEXT(".S"), WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A),
        COMMA(WORD, 7, p_Rc), SURE_WORD(8, p_REUSE_B), COMMA(CHOICE, 0, 9, op_CONST),
        OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_IMADSP_U) = {
    INNER_FORM(MAXWELL_IMADSP_UU_B, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 14, op_GUARD),
        BLANK(TEXT, "IMADSP.U"), WORD(0, p_multiply_IMADSP_A), TEXT(".U"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".U"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A),
        COMMA(CHOICE, 0, 7, op_SRC_B), COMMA(WORD, 12, p_Rc), SURE_WORD(13, p_REUSE_C),
        OWN_BLANK(CHOICE, 3, 15, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_IMADSP_US_B, INNER, 0, 4, 1, F_565f3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 14, op_GUARD), BLANK(TEXT, "IMADSP.U"), WORD(0, p_multiply_IMADSP_A),
        TEXT(".S"), WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A),
        COMMA(CHOICE, 0, 7, op_SRC_B), COMMA(WORD, 12, p_Rc), SURE_WORD(13, p_REUSE_C),
        OWN_BLANK(CHOICE, 3, 15, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_IMADSP_UU_C, INNER, 0, 12, 2, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 11, op_GUARD), BLANK(TEXT, "IMADSP.U"), WORD(0, p_multiply_IMADSP_A),
        TEXT(".U"), WORD(1, p_multiply_IMADSP_B), TEXT(".U"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A),
        COMMA(WORD, 7, p_Rc), SURE_WORD(8, p_REUSE_B), COMMA(CHOICE, 0, 9, op_CONST),
        OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_IMADSP_US_C, INNER, 0, 12, 2, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 11, op_GUARD), BLANK(TEXT, "IMADSP.U"), WORD(0, p_multiply_IMADSP_A),
        TEXT(".S"), WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A),
        COMMA(WORD, 7, p_Rc), SURE_WORD(8, p_REUSE_B), COMMA(CHOICE, 0, 9, op_CONST),
        OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_IMNMX) = {
    INNER_FORM(MAXWELL_IMNMX, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 13, op_GUARD),
        BLANK(TEXT, "IMNMX"), SURE_WORD(0, p_SIGNED), SURE_WORD(1, p_integer_PART),
        BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC), COMMA(WORD, 4, p_Ra), WORD(5, p_REUSE_A),
        COMMA(CHOICE, 0, 6, op_SRC_B), COMMA(CHOICE, 1, 11, op_SRC_Pp),
        OWN_BLANK(CHOICE, 4, 14, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_IMUL) = {
    INNER_FORM(MAXWELL_IMUL, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 11, op_GUARD),
        BLANK(TEXT, "IMUL"), SURE_WORD(0, p_MUL_TYPES), SURE_WORD(1, p_HI), BLANK(WORD, 2, p_Rd),
        SURE_WORD(3, p_CC), COMMA(WORD, 4, p_Ra), WORD(5, p_REUSE_A), COMMA(CHOICE, 0, 6, op_SRC_B),
        OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_IMUL32I) = {
    INNER_FORM(MAXWELL_IMUL32I, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 7, op_GUARD),
        BLANK(TEXT, "IMUL32I"), SURE_WORD(0, p_MUL_TYPES_32I), SURE_WORD(1, p_HI_32I),
        BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC_32I), COMMA(WORD, 4, p_Ra), WORD(5, p_REUSE_A),
        COMMA(NUMBER, 6, p_IMM32), OWN_BLANK(CHOICE, 2, 8, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_IPA) = {
    INNER_FORM(MAXWELL_IPA, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 8, op_GUARD),
        BLANK(TEXT, "IPA"), CHOICE(0, 0, op_OPT_IDX), WORD(0, p_graphics_IPA_MODE),
        SURE_WORD(1, p_graphics_IPA_AT), SURE_WORD(2, p_graphics_IPA_SAT), BLANK(WORD, 3, p_Rd),
        COMMA(CHOICE, 1, 4, op_IPA_SOURCE), COMMA(WORD, 6, p_Rb), COMMA(CHOICE, 2, 7, op_IPA_POINT),
        OWN_BLANK(CHOICE, 5, 9, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_ISBERD) = {
    INNER_FORM(MAXWELL_ISBERD, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 6, op_GUARD),
        BLANK(TEXT, "ISBERD"), SURE_WORD(0, p_graphics_OUTPUT), SURE_WORD(1, p_graphics_ISB_SPACE),
        SURE_WORD(2, p_graphics_SKEW), SURE_WORD(3, p_graphics_ISB_SIZE), BLANK(WORD, 4, p_Rd),
        COMMA(TEXT, "["), WORD(5, p_Ra), TEXT("]"), OWN_BLANK(CHOICE, 2, 7, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_ISCADD) = {
    INNER_FORM(MAXWELL_ISCADD, CHOICE(5, 0, op_OPEN), BLANK(CHOICE, 4, 12, op_GUARD),
        BLANK(TEXT, "ISCADD"), CHOICE(0, 0, op_OPT_PO), BLANK(WORD, 0, p_Rd), SURE_WORD(1, p_CC),
        COMMA(CHOICE, 1, 2, op_SUM_A), COMMA(CHOICE, 2, 5, op_SUM_B),
        COMMA(NUMBER, 11, p_integer_SHIFT), OWN_BLANK(CHOICE, 6, 13, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_ISCADD32I) = {
    INNER_FORM(MAXWELL_ISCADD32I, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 6, op_GUARD),
        BLANK(TEXT, "ISCADD32I"), BLANK(WORD, 0, p_Rd), SURE_WORD(1, p_CC_32I),
        COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A), COMMA(NUMBER, 4, p_IMM32),
        COMMA(NUMBER, 5, p_integer_SHIFT_32I), OWN_BLANK(CHOICE, 2, 7, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_ISET) = {
    INNER_FORM(MAXWELL_ISET, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 16, op_GUARD),
        BLANK(TEXT, "ISET"), SURE_WORD(0, p_BF), WORD(1, p_CMP), SURE_WORD(2, p_SIGNED),
        WORD(3, p_X), WORD(4, p_BOP), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(WORD, 7, p_Ra), WORD(8, p_REUSE_A), COMMA(CHOICE, 0, 9, op_SRC_B),
        COMMA(CHOICE, 1, 14, op_SRC_Pp), OWN_BLANK(CHOICE, 4, 17, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_ISETP) = {
    INNER_FORM(MAXWELL_ISETP, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 15, op_GUARD),
        BLANK(TEXT, "ISETP"), WORD(0, p_CMP), SURE_WORD(1, p_SIGNED), WORD(2, p_X), WORD(3, p_BOP),
        BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Pv), COMMA(WORD, 6, p_Ra), WORD(7, p_REUSE_A),
        COMMA(CHOICE, 0, 8, op_SRC_B), COMMA(CHOICE, 1, 13, op_SRC_Pp),
        OWN_BLANK(CHOICE, 4, 16, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_JCAL) = {
    INNER_FORM(MAXWELL_JCAL, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "JCAL"), WORD(0, p_control_NOINC),
        BLANK(CHOICE, 0, 1, op_ANY_ABS_TARGET), OWN_BLANK(CHOICE, 2, 4, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_JMP) = {
    INNER_FORM(MAXWELL_JMP, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "JMP"), WORD(0, p_control_U), WORD(1, p_control_LMT), BLANK(WORD, 2, p_CC_TEST),
        COMMA(CHOICE, 0, 3, op_ANY_ABS_TARGET), OWN_BLANK(CHOICE, 3, 7, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_JMX) = {
    INNER_FORM(MAXWELL_JMX, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "JMX"), SURE_WORD(0, p_control_LMT), BLANK(SURE_WORD, 1, p_CC_TEST),
        COMMA(CHOICE, 0, 2, op_INDEXED_ABS_TARGET), OWN_BLANK(CHOICE, 3, 7, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_KIL) = {
    INNER_FORM(MAXWELL_KIL, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "KIL"), BLANK(SURE_WORD, 0, p_CC_TEST), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_LD) = {
    INNER_FORM(MAXWELL_LD, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 8, op_GUARD), BLANK(TEXT, "LD"),
        SURE_WORD(0, p_memory_LD_E), SURE_WORD(1, p_memory_LD_CACHE),
        SURE_WORD(2, p_memory_LD_SIZE), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_ADDR_3),
        COMMA(CHOICE, 1, 7, op_OPT_LD_P), OWN_BLANK(CHOICE, 4, 9, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_LDC) = {
    INNER_FORM(MAXWELL_LDC, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 7, op_GUARD),
        BLANK(TEXT, "LDC"), SURE_WORD(0, p_memory_LDC_SIZE), SURE_WORD(1, p_memory_LDC_MODE),
        BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_CONST_INDEXED),
        OWN_BLANK(CHOICE, 3, 8, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_LDG) = {
    INNER_FORM(MAXWELL_LDG, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 7, op_GUARD),
        BLANK(TEXT, "LDG"), SURE_WORD(0, p_memory_E), SURE_WORD(1, p_memory_LOAD_CACHE),
        SURE_WORD(2, p_memory_LDG_SIZE), BLANK(WORD, 3, p_Rd), COMMA(CHOICE, 0, 4, op_ADDR_2),
        OWN_BLANK(CHOICE, 3, 8, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_LDG_P, INNER, 0, 6, 1, F_a82bb, CHOICE(3, 0, op_OPEN),
        BLANK(CHOICE, 2, 8, op_GUARD), BLANK(TEXT, "LDG"), SURE_WORD(0, p_memory_E),
        SURE_WORD(1, p_memory_LOAD_CACHE), SURE_WORD(2, p_memory_LDG_SIZE),
        BLANK(CHOICE, 0, 3, op_SRC_Pl), COMMA(WORD, 4, p_Rd), COMMA(CHOICE, 1, 5, op_ADDR_REG_3),
        OWN_BLANK(CHOICE, 4, 9, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_LDL) = {
    INNER_FORM(MAXWELL_LDL, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "LDL"), SURE_WORD(0, p_memory_LDL_CACHE), SURE_WORD(1, p_memory_SIZE),
        BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_ADDR_2), OWN_BLANK(CHOICE, 3, 7, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_LDS) = {
    INNER_FORM(MAXWELL_LDS_R, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 5, op_GUARD),
        BLANK(TEXT, "LDS"), SURE_WORD(0, p_memory_SIZE), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_ADDR_2), OWN_BLANK(CHOICE, 3, 6, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_LDS_U) = {
    INNER_FORM(MAXWELL_LDS_U, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 5, op_GUARD),
        BLANK(TEXT, "LDS.U"), WORD(0, p_memory_LDS_U_SIZE), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_ADDR_2), OWN_BLANK(CHOICE, 3, 6, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_LEA) = {
    INNER_FORM(MAXWELL_LEA_LO, CHOICE(5, 0, op_OPEN), BLANK(CHOICE, 4, 13, op_GUARD),
        BLANK(TEXT, "LEA"), SURE_WORD(0, p_shift_LEA_X), BLANK(CHOICE, 0, 1, op_OPT_2),
        COMMA(WORD, 2, p_Rd), SURE_WORD(3, p_CC), COMMA(CHOICE, 1, 4, op_LEA_A),
        COMMA(CHOICE, 2, 7, op_SRC_B), COMMA(CHOICE, 3, 12, op_OPT_NUMBER_3),
        OWN_BLANK(CHOICE, 6, 14, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_LEA_HI) = {
    INNER_FORM(MAXWELL_LEA_HI, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 12, op_GUARD),
        BLANK(TEXT, "LEA.HI"), SURE_WORD(0, p_shift_LEA_HI_X), BLANK(CHOICE, 0, 1, op_OPT_2),
        COMMA(WORD, 2, p_Rd), SURE_WORD(3, p_CC), COMMA(CHOICE, 1, 4, op_LEA_HI_A),
        COMMA(WORD, 7, p_Rb), SURE_WORD(8, p_REUSE_B), COMMA(WORD, 9, p_Rc), WORD(10, p_REUSE_C),
        COMMA(CHOICE, 2, 11, op_OPT_NUMBER_4), OWN_BLANK(CHOICE, 5, 13, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_LEA_HC, INNER, 0, 3, 1, F_eea91, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 12, op_GUARD), BLANK(TEXT, "LEA.HI"), SURE_WORD(0, p_shift_LEA_HI_CONST_X),
        BLANK(CHOICE, 0, 1, op_OPT_2), COMMA(WORD, 2, p_Rd), SURE_WORD(3, p_CC),
        COMMA(CHOICE, 1, 4, op_LEA_HI_CONST_A), COMMA(CHOICE, 2, 7, op_CONST), COMMA(WORD, 9, p_Rc),
        WORD(10, p_REUSE_C), COMMA(CHOICE, 3, 11, op_OPT_NUMBER_5),
        OWN_BLANK(CHOICE, 6, 13, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_LEPC) = {
    INNER_FORM(MAXWELL_LEPC, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "LEPC"), BLANK(WORD, 0, p_Rd), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_LONGJMP) = {
    INNER_FORM(MAXWELL_LONGJMP, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "LONGJMP"), BLANK(SURE_WORD, 0, p_CC_TEST), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_LOP) = {
    INNER_FORM(MAXWELL_LOP, CHOICE(5, 0, op_OPEN), BLANK(CHOICE, 4, 15, op_GUARD),
        BLANK(TEXT, "LOP"), WORD(0, p_logic_LOP_OP), SURE_WORD(1, p_X),
        SURE_WORD(2, p_logic_LOP_TEST), BLANK(CHOICE, 0, 3, op_OPT_2), COMMA(WORD, 4, p_Rd),
        SURE_WORD(5, p_CC), COMMA(CHOICE, 1, 6, op_INVERTED_A), COMMA(CHOICE, 2, 9, op_INVERTED_B),
        OWN_BLANK(CHOICE, 6, 16, op_CTL), BLANK(CHOICE, 10, 0, op_CLOSE)),
};
FORMS(head_LOP3_LUT) = {
    INNER_FORM(MAXWELL_LOP3_R, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 12, op_GUARD),
        BLANK(TEXT, "LOP3.LUT"), SURE_WORD(0, p_logic_LOP3_X), SURE_WORD(1, p_logic_LOP3_TEST),
        BLANK(CHOICE, 0, 2, op_OPT_2), COMMA(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(WORD, 5, p_Ra), SURE_WORD(6, p_REUSE_A), COMMA(WORD, 7, p_Rb),
        SURE_WORD(8, p_REUSE_B), COMMA(WORD, 9, p_Rc), WORD(10, p_REUSE_C),
        COMMA(NUMBER, 11, p_logic_LUT), OWN_BLANK(CHOICE, 3, 13, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_LOP3_C, INNER, 0, 3, 1, F_fca83, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 10, op_GUARD), BLANK(TEXT, "LOP3.LUT"), SURE_WORD(0, p_logic_LOP3_X_CONST),
        BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC), COMMA(WORD, 3, p_Ra), SURE_WORD(4, p_REUSE_A),
        COMMA(CHOICE, 0, 5, op_CONST), COMMA(WORD, 7, p_Rc), WORD(8, p_REUSE_C),
        COMMA(NUMBER, 9, p_logic_LUT_48), OWN_BLANK(CHOICE, 3, 11, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_LOP3_I, INNER, 0, 3, 1, F_fca83, CHOICE(1, 0, op_OPEN),
        BLANK(CHOICE, 0, 9, op_GUARD), BLANK(TEXT, "LOP3.LUT"), SURE_WORD(0, p_logic_LOP3_X_IMM),
        BLANK(WORD, 1, p_Rd), SURE_WORD(2, p_CC), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(NUMBER, 5, p_IMM), COMMA(WORD, 6, p_Rc), WORD(7, p_REUSE_C),
        COMMA(NUMBER, 8, p_logic_LUT_48), OWN_BLANK(CHOICE, 2, 10, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_LOP32I) = {
    INNER_FORM(MAXWELL_LOP32I, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 9, op_GUARD),
        BLANK(TEXT, "LOP32I"), WORD(0, p_logic_LOP32I_OP), SURE_WORD(1, p_logic_LOP32I_X),
        BLANK(WORD, 2, p_Rd), SURE_WORD(3, p_CC_32I), COMMA(SURE_WORD, 4, p_logic_LOP32I_INV_A),
        WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA(NUMBER, 7, p_UIMM32),
        SURE_WORD(8, p_logic_LOP32I_INV_B), OWN_BLANK(CHOICE, 2, 10, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_MEMBAR) = {
    INNER_FORM(MAXWELL_MEMBAR, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 2, op_GUARD),
        BLANK(TEXT, "MEMBAR"), WORD(0, p_memory_MEMBAR_SCOPE), SURE_WORD(1, p_memory_MEMBAR_IVALL),
        OWN_BLANK(CHOICE, 2, 3, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_MOV) = {
    INNER_FORM(MAXWELL_MOV, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 7, op_GUARD),
        BLANK(TEXT, "MOV"), BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_SRC_B),
        COMMA(CHOICE, 1, 6, op_OPT_MASK), OWN_BLANK(CHOICE, 4, 8, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_MOV32I) = {
    INNER_FORM(MAXWELL_MOV32I, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 3, op_GUARD),
        BLANK(TEXT, "MOV32I"), BLANK(WORD, 0, p_Rd), COMMA(NUMBER, 1, p_UIMM32),
        COMMA(CHOICE, 0, 2, op_OPT_MASK_2), OWN_BLANK(CHOICE, 3, 4, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_MUFU) = {
    OTHER_FORM(MAXWELL_MUFU, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 7, op_GUARD), BLANK(TEXT, "MUFU"), WORD(0, p_floatcmp_MUFU_OP),
        SURE_WORD(1, p_SAT), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_F64_A),
        OWN_BLANK(CHOICE, 3, 8, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_MUFU_SQRT, INNER | SHARED, 0, 9, 1, F_2cb39, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 7, op_GUARD), BLANK(TEXT, "MUFU"), WORD(0, p_floatcmp_MUFU_OP),
        SURE_WORD(1, p_SAT), BLANK(WORD, 2, p_Rd), COMMA(CHOICE, 0, 3, op_F64_A),
        OWN_BLANK(CHOICE, 3, 8, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_NOP) = {
    INNER_FORM(MAXWELL_NOP, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 3, op_GUARD),
        BLANK(TEXT, "NOP"), WORD(0, p_control_TRIG), BLANK(WORD, 1, p_NOP_CC_TEST),
        COMMA(CHOICE, 0, 2, op_OPT_NUMBER_2), OWN_BLANK(CHOICE, 3, 4, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_OUT) = {
    INNER_FORM(MAXWELL_OUT, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 8, op_GUARD),
        BLANK(TEXT, "OUT"), WORD(0, p_graphics_OUT_OP), BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra),
        COMMA(CHOICE, 0, 3, op_SRC_B), OWN_BLANK(CHOICE, 3, 9, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_P2R) = {
    INNER_FORM(MAXWELL_P2R, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 10, op_GUARD),
        BLANK(TEXT, "P2R"), SURE_WORD(0, p_BYTE), BLANK(WORD, 1, p_Rd),
        COMMA(WORD, 2, p_predicate_PR_OR_CC), COMMA(WORD, 3, p_Ra), WORD(4, p_REUSE_A),
        COMMA(CHOICE, 0, 5, op_SRC_B), OWN_BLANK(CHOICE, 3, 11, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_PBK) = {
    INNER_FORM(MAXWELL_PBK, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "PBK"),
        BLANK(CHOICE, 0, 0, op_ANY_TARGET), OWN_BLANK(CHOICE, 2, 3, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_PCNT) = {
    INNER_FORM(MAXWELL_PCNT, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "PCNT"),
        BLANK(CHOICE, 0, 0, op_ANY_TARGET), OWN_BLANK(CHOICE, 2, 3, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_PEXIT) = {
    INNER_FORM(MAXWELL_PEXIT, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "PEXIT"),
        BLANK(NUMBER, 0, p_REL_TARGET), OWN_BLANK(CHOICE, 1, 1, op_CTL),
        BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_PIXLD) = {
    INNER_FORM(MAXWELL_PIXLD, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 5, op_GUARD),
        BLANK(TEXT, "PIXLD"), SURE_WORD(0, p_graphics_PIXLD_OP), BLANK(WORD, 1, p_Rd),
        COMMA(WORD, 2, p_Pw), COMMA(CHOICE, 0, 3, op_PIXLD_ADDR), OWN_BLANK(CHOICE, 3, 6, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_PLONGJMP) = {
    INNER_FORM(MAXWELL_PLONGJMP, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "PLONGJMP"),
        BLANK(CHOICE, 0, 0, op_ANY_TARGET), OWN_BLANK(CHOICE, 2, 3, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_POPC) = {
    INNER_FORM(MAXWELL_POPC, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 7, op_GUARD),
        BLANK(TEXT, "POPC"), BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_INVERTED_B_2),
        OWN_BLANK(CHOICE, 4, 8, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_PRET) = {
    INNER_FORM(MAXWELL_PRET, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "PRET"), WORD(0, p_control_NOINC),
        BLANK(CHOICE, 0, 1, op_ANY_TARGET), OWN_BLANK(CHOICE, 2, 4, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_PRMT) = {
    INNER_FORM(MAXWELL_PRMT_B, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 11, op_GUARD),
        BLANK(TEXT, "PRMT"), SURE_WORD(0, p_move_PRMT_MODE), BLANK(WORD, 1, p_Rd),
        COMMA(WORD, 2, p_Ra), WORD(3, p_REUSE_A), COMMA(CHOICE, 0, 4, op_SRC_B),
        COMMA(WORD, 9, p_Rc), SURE_WORD(10, p_REUSE_C), OWN_BLANK(CHOICE, 3, 12, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_PRMT_C, INNER, 0, 7, 1, F_a33e3, CHOICE(2, 0, op_OPEN),
        BLANK(CHOICE, 1, 8, op_GUARD), BLANK(TEXT, "PRMT"), SURE_WORD(0, p_move_PRMT_MODE),
        BLANK(WORD, 1, p_Rd), COMMA(WORD, 2, p_Ra), SURE_WORD(3, p_REUSE_A), COMMA(WORD, 4, p_Rc),
        SURE_WORD(5, p_REUSE_B), COMMA(CHOICE, 0, 6, op_CONST), OWN_BLANK(CHOICE, 3, 9, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_PSET) = {
    INNER_FORM(MAXWELL_PSET, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 11, op_GUARD),
        BLANK(TEXT, "PSET"), SURE_WORD(0, p_BF), WORD(1, p_predicate_BOP_AB), WORD(2, p_BOP),
        BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC), COMMA(CHOICE, 0, 5, op_SRC_Pa),
        COMMA(CHOICE, 1, 7, op_SRC_Pb), COMMA(CHOICE, 2, 9, op_SRC_Pp),
        OWN_BLANK(CHOICE, 5, 12, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_PSETP) = {
    INNER_FORM(MAXWELL_PSETP, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 10, op_GUARD),
        BLANK(TEXT, "PSETP"), WORD(0, p_predicate_BOP_AB), WORD(1, p_BOP), BLANK(WORD, 2, p_Pu),
        COMMA(WORD, 3, p_Pv), COMMA(CHOICE, 0, 4, op_SRC_Pa), COMMA(CHOICE, 1, 6, op_SRC_Pb),
        COMMA(CHOICE, 2, 8, op_SRC_Pp), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_R2B) = {
    INNER_FORM(MAXWELL_R2B, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 3, op_GUARD),
        BLANK(TEXT, "R2B"), WORD(0, p_special_R2B_KIND), BLANK(NUMBER, 1, p_special_R2B_ID),
        COMMA(WORD, 2, p_Rb), OWN_BLANK(CHOICE, 2, 4, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_R2P) = {
    INNER_FORM(MAXWELL_R2P, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 9, op_GUARD),
        BLANK(TEXT, "R2P"), BLANK(WORD, 0, p_predicate_PR_OR_CC), COMMA(WORD, 1, p_Ra),
        WORD(2, p_BYTE), WORD(3, p_REUSE_A), COMMA(CHOICE, 0, 4, op_PR_BITS),
        OWN_BLANK(CHOICE, 3, 10, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_RAM) = {
    INNER_FORM(MAXWELL_RAM, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "RAM"),
        OWN_BLANK(CHOICE, 1, 0, op_CTL), BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_RED) = {
    INNER_FORM(MAXWELL_RED, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 7, op_GUARD),
        BLANK(TEXT, "RED"), SURE_WORD(0, p_atomic_ATOM_E), WORD(1, p_atomic_RED_OP),
        CHOICE(0, 2, op_RED_TYPES), BLANK(CHOICE, 1, 3, op_ADDR), COMMA(WORD, 6, p_Rd),
        OWN_BLANK(CHOICE, 4, 8, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_RET) = {
    INNER_FORM(MAXWELL_RET, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "RET"), BLANK(SURE_WORD, 0, p_CC_TEST), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_RRO) = {
    OTHER_FORM(MAXWELL_RRO, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 9, op_GUARD),
        BLANK(TEXT, "RRO"), WORD(0, p_floatcmp_RRO_OP), BLANK(WORD, 1, p_Rd),
        COMMA(CHOICE, 0, 2, op_F2F_F32), OWN_BLANK(CHOICE, 4, 10, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_RTT) = {
    INNER_FORM(MAXWELL_RTT, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "RTT"),
        SURE_WORD(0, p_control_RTT_OP), OWN_BLANK(CHOICE, 1, 1, op_CTL),
        BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_S2R) = {
    INNER_FORM(MAXWELL_S2R, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 2, op_GUARD),
        BLANK(TEXT, "S2R"), BLANK(WORD, 0, p_Rd), COMMA(CHOICE, 0, 1, op_SPECIAL),
        OWN_BLANK(CHOICE, 3, 3, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SAM) = {
    INNER_FORM(MAXWELL_SAM, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "SAM"),
        OWN_BLANK(CHOICE, 1, 0, op_CTL), BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_SEL) = {
    INNER_FORM(MAXWELL_SEL, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 10, op_GUARD),
        BLANK(TEXT, "SEL"), BLANK(WORD, 0, p_Rd), COMMA(WORD, 1, p_Ra), WORD(2, p_REUSE_A),
        COMMA(CHOICE, 0, 3, op_SRC_B), COMMA(CHOICE, 1, 8, op_SRC_Pp),
        OWN_BLANK(CHOICE, 4, 11, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_SETCRSPTR) = {
    INNER_FORM(MAXWELL_SETCRSPTR, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "SETCRSPTR"),
        BLANK(WORD, 0, p_Ra), OWN_BLANK(CHOICE, 1, 1, op_CTL), BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_SETLMEMBASE) = {
    INNER_FORM(MAXWELL_SETLMEMBASE, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "SETLMEMBASE"),
        BLANK(WORD, 0, p_Ra), OWN_BLANK(CHOICE, 1, 1, op_CTL), BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_SHF_L) = {
    INNER_FORM(MAXWELL_SHF_L, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 12, op_GUARD),
        BLANK(TEXT, "SHF.L"), SURE_WORD(0, p_shift_SHF_W), SURE_WORD(1, p_shift_SHF_TYPE),
        SURE_WORD(2, p_shift_SHF_PART), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A), COMMA(CHOICE, 0, 7, op_SHF_B),
        COMMA(WORD, 10, p_Rc), SURE_WORD(11, p_REUSE_C), OWN_BLANK(CHOICE, 3, 13, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SHF_R) = {
    INNER_FORM(MAXWELL_SHF_R, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 12, op_GUARD),
        BLANK(TEXT, "SHF.R"), SURE_WORD(0, p_shift_SHF_W), SURE_WORD(1, p_shift_SHF_TYPE),
        SURE_WORD(2, p_shift_SHF_PART), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(WORD, 5, p_Ra), WORD(6, p_REUSE_A), COMMA(CHOICE, 0, 7, op_SHF_B),
        COMMA(WORD, 10, p_Rc), SURE_WORD(11, p_REUSE_C), OWN_BLANK(CHOICE, 3, 13, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SHFL) = {
    INNER_FORM(MAXWELL_SHFL, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 8, op_GUARD),
        BLANK(TEXT, "SHFL"), WORD(0, p_special_SHFL_MODE), BLANK(WORD, 1, p_Pd_2),
        COMMA(WORD, 2, p_Rd), COMMA(WORD, 3, p_Ra), COMMA(CHOICE, 0, 4, op_SHFL_B),
        COMMA(CHOICE, 1, 6, op_SHFL_C), OWN_BLANK(CHOICE, 4, 9, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_SHL) = {
    INNER_FORM(MAXWELL_SHL, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 11, op_GUARD),
        BLANK(TEXT, "SHL"), SURE_WORD(0, p_shift_W), SURE_WORD(1, p_X), BLANK(WORD, 2, p_Rd),
        SURE_WORD(3, p_CC), COMMA(WORD, 4, p_Ra), WORD(5, p_REUSE_A), COMMA(CHOICE, 0, 6, op_SRC_B),
        OWN_BLANK(CHOICE, 3, 12, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SHR) = {
    INNER_FORM(MAXWELL_SHR, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 13, op_GUARD),
        BLANK(TEXT, "SHR"), SURE_WORD(0, p_SIGNED), SURE_WORD(1, p_shift_W),
        SURE_WORD(2, p_shift_SHR_X), SURE_WORD(3, p_shift_BREV), BLANK(WORD, 4, p_Rd),
        SURE_WORD(5, p_CC), COMMA(WORD, 6, p_Ra), WORD(7, p_REUSE_A), COMMA(CHOICE, 0, 8, op_SRC_B),
        OWN_BLANK(CHOICE, 3, 14, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SSY) = {
    INNER_FORM(MAXWELL_SSY, CHOICE(1, 0, op_OPEN), BLANK(TEXT, "SSY"),
        BLANK(CHOICE, 0, 0, op_ANY_TARGET), OWN_BLANK(CHOICE, 2, 3, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_ST) = {
    INNER_FORM(MAXWELL_ST, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 8, op_GUARD), BLANK(TEXT, "ST"),
        SURE_WORD(0, p_memory_LD_E), SURE_WORD(1, p_memory_ST_CACHE),
        SURE_WORD(2, p_memory_LD_SIZE), BLANK(CHOICE, 0, 3, op_ADDR_3), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 1, 7, op_OPT_LD_P), OWN_BLANK(CHOICE, 4, 9, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_STG) = {
    INNER_FORM(MAXWELL_STG, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 7, op_GUARD),
        BLANK(TEXT, "STG"), SURE_WORD(0, p_memory_E), SURE_WORD(1, p_memory_STORE_CACHE),
        SURE_WORD(2, p_memory_SIZE), BLANK(CHOICE, 0, 3, op_ADDR_2), COMMA(WORD, 6, p_Rd),
        OWN_BLANK(CHOICE, 3, 8, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_STL) = {
    INNER_FORM(MAXWELL_STL, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 6, op_GUARD),
        BLANK(TEXT, "STL"), SURE_WORD(0, p_memory_STL_CACHE), SURE_WORD(1, p_memory_SIZE),
        BLANK(CHOICE, 0, 2, op_ADDR_2), COMMA(WORD, 5, p_Rd), OWN_BLANK(CHOICE, 3, 7, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_STP) = {
    INNER_FORM(MAXWELL_STP, CHOICE(0, 0, op_OPEN), BLANK(TEXT, "STP"), WORD(0, p_memory_WAIT),
        BLANK(NUMBER, 1, p_memory_STP_NUMBER), OWN_BLANK(CHOICE, 1, 2, op_CTL),
        BLANK(CHOICE, 5, 0, op_CLOSE)),
};
FORMS(head_STS) = {
    INNER_FORM(MAXWELL_STS, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 5, op_GUARD),
        BLANK(TEXT, "STS"), SURE_WORD(0, p_memory_SIZE), BLANK(CHOICE, 0, 1, op_ADDR_2),
        COMMA(WORD, 4, p_Rd), OWN_BLANK(CHOICE, 3, 6, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SUATOM) = {
    INNER_FORM(MAXWELL_SUATOM_R, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 10, op_GUARD),
        BLANK(TEXT, "SUATOM"), WORD(0, p_surface_SUATOM_PD), SURE_WORD(1, p_surface_SUATOM_BA),
        WORD(2, p_surface_DIM), WORD(3, p_surface_SUATOM_OP), CHOICE(0, 4, op_SUATOM_TYPES_R),
        SURE_WORD(5, p_surface_CLAMP), BLANK(WORD, 6, p_Rd), COMMA(TEXT, "["), WORD(7, p_Ra),
        TEXT("]"), COMMA(WORD, 8, p_Rb), COMMA(CHOICE, 1, 9, op_SURFACE_Rc),
        OWN_BLANK(CHOICE, 4, 11, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
    LIKE(MAXWELL_SUATOM_CR, INNER, 0, 6, 1, F_70c89, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "SUATOM"), WORD(0, p_surface_SUATOM_PD),
        SURE_WORD(1, p_surface_SUATOM_BA), WORD(2, p_surface_DIM), TEXT(".CAS"),
        CHOICE(0, 3, op_SUATOM_TYPES_R), SURE_WORD(4, p_surface_CLAMP),
        BLANK(CHOICE, 1, 5, op_OPT_Ps), COMMA(WORD, 6, p_Rd), COMMA(TEXT, "["), WORD(7, p_Ra),
        TEXT("]"), COMMA(WORD, 8, p_Rb), COMMA(CHOICE, 2, 9, op_SURFACE_Rc),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_SUATOM_D) = {
    INNER_FORM(MAXWELL_SUATOM_I, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 9, op_GUARD),
        BLANK(TEXT, "SUATOM.D"), SURE_WORD(0, p_surface_SUATOM_BA), WORD(1, p_surface_DIM),
        WORD(2, p_surface_SUATOM_OP), CHOICE(0, 3, op_SUATOM_TYPES), SURE_WORD(4, p_surface_CLAMP),
        BLANK(WORD, 5, p_Rd), COMMA(TEXT, "["), WORD(6, p_Ra), TEXT("]"), COMMA(WORD, 7, p_Rb),
        COMMA(NUMBER, 8, p_HEADER), OWN_BLANK(CHOICE, 3, 10, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
    LIKE(MAXWELL_SUATOM_P, INNER, 0, 6, 1, F_11f56, CHOICE(3, 0, op_OPEN),
        BLANK(CHOICE, 2, 10, op_GUARD), BLANK(TEXT, "SUATOM.D"), SURE_WORD(0, p_surface_SUATOM_BA),
        WORD(1, p_surface_DIM), WORD(2, p_surface_SUATOM_OP), CHOICE(0, 3, op_SUATOM_TYPES_R),
        SURE_WORD(4, p_surface_CLAMP), BLANK(CHOICE, 1, 5, op_SRC_SUATOM_P), COMMA(WORD, 6, p_Rd),
        COMMA(TEXT, "["), WORD(7, p_Ra), TEXT("]"), COMMA(WORD, 8, p_Rb), COMMA(WORD, 9, p_Rc),
        OWN_BLANK(CHOICE, 4, 11, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
    LIKE(MAXWELL_SUATOM_CI, INNER, 0, 5, 1, F_70c89, CHOICE(3, 0, op_OPEN),
        BLANK(CHOICE, 2, 9, op_GUARD), BLANK(TEXT, "SUATOM.D"), SURE_WORD(0, p_surface_SUATOM_BA),
        WORD(1, p_surface_DIM), TEXT(".CAS"), CHOICE(0, 2, op_SUATOM_TYPES),
        SURE_WORD(3, p_surface_CLAMP), BLANK(CHOICE, 1, 4, op_OPT_Ps), COMMA(WORD, 5, p_Rd),
        COMMA(TEXT, "["), WORD(6, p_Ra), TEXT("]"), COMMA(WORD, 7, p_Rb),
        COMMA(NUMBER, 8, p_HEADER), OWN_BLANK(CHOICE, 4, 10, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_SULD_D) = {
    INNER_FORM(MAXWELL_SULD_D, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 10, op_GUARD),
        BLANK(TEXT, "SULD.D"), SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM),
        SURE_WORD(2, p_surface_LOAD_CACHE_24), SURE_WORD(3, p_surface_SURF_SIZE),
        SURE_WORD(4, p_surface_CLAMP), BLANK(CHOICE, 0, 5, op_OPT_Ps), COMMA(WORD, 6, p_Rd),
        COMMA(TEXT, "["), WORD(7, p_Ra), TEXT("]"), COMMA(CHOICE, 1, 8, op_SURFACE),
        OWN_BLANK(CHOICE, 4, 11, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_SULD_P) = {
    INNER_FORM(MAXWELL_SULD_P, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 9, op_GUARD),
        BLANK(TEXT, "SULD.P"), WORD(0, p_surface_DIM), SURE_WORD(1, p_surface_LOAD_CACHE_24),
        SURE_WORD(2, p_surface_MASK), SURE_WORD(3, p_surface_CLAMP), BLANK(CHOICE, 0, 4, op_OPT_Ps),
        COMMA(WORD, 5, p_Rd), COMMA(TEXT, "["), WORD(6, p_Ra), TEXT("]"),
        COMMA(CHOICE, 1, 7, op_SURFACE), OWN_BLANK(CHOICE, 4, 10, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_SURED_D) = {
    INNER_FORM(MAXWELL_SURED_D, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 9, op_GUARD),
        BLANK(TEXT, "SURED.D"), SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM),
        WORD(2, p_surface_SURED_OP), CHOICE(0, 3, op_SURED_TYPES), SURE_WORD(4, p_surface_CLAMP),
        BLANK(TEXT, "["), WORD(5, p_Ra), TEXT("]"), COMMA(WORD, 6, p_Rd),
        COMMA(CHOICE, 1, 7, op_SURFACE), OWN_BLANK(CHOICE, 4, 10, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_SURED_P) = {
    INNER_FORM(MAXWELL_SURED_P, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 7, op_GUARD),
        BLANK(TEXT, "SURED.P"), WORD(0, p_surface_DIM), WORD(1, p_surface_SURED_OP),
        SURE_WORD(2, p_surface_CLAMP), BLANK(TEXT, "["), WORD(3, p_Ra), TEXT("]"),
        COMMA(WORD, 4, p_Rd), COMMA(CHOICE, 0, 5, op_SURFACE), OWN_BLANK(CHOICE, 3, 8, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SUST_D) = {
    INNER_FORM(MAXWELL_SUST_D, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 9, op_GUARD),
        BLANK(TEXT, "SUST.D"), SURE_WORD(0, p_surface_BA), WORD(1, p_surface_DIM),
        SURE_WORD(2, p_surface_STORE_CACHE_24), SURE_WORD(3, p_surface_SURF_SIZE),
        SURE_WORD(4, p_surface_CLAMP), BLANK(TEXT, "["), WORD(5, p_Ra), TEXT("]"),
        COMMA(WORD, 6, p_Rd), COMMA(CHOICE, 0, 7, op_SURFACE), OWN_BLANK(CHOICE, 3, 10, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SUST_P) = {
    INNER_FORM(MAXWELL_SUST_P, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 8, op_GUARD),
        BLANK(TEXT, "SUST.P"), WORD(0, p_surface_DIM), SURE_WORD(1, p_surface_STORE_CACHE_24),
        SURE_WORD(2, p_surface_MASK), SURE_WORD(3, p_surface_CLAMP), BLANK(TEXT, "["),
        WORD(4, p_Ra), TEXT("]"), COMMA(WORD, 5, p_Rd), COMMA(CHOICE, 0, 6, op_SURFACE),
        OWN_BLANK(CHOICE, 3, 9, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_SYNC) = {
    INNER_FORM(MAXWELL_SYNC, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 1, op_GUARD),
        BLANK(TEXT, "SYNC"), BLANK(SURE_WORD, 0, p_CC_TEST), OWN_BLANK(CHOICE, 2, 2, op_CTL),
        BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_TEX) = {
    INNER_FORM(MAXWELL_TEX_I, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 15, op_GUARD),
        BLANK(TEXT, "TEX"), WORD(0, p_texture_LOD), SURE_WORD(1, p_texture_LC),
        SURE_WORD(2, p_texture_AOFFI), SURE_WORD(3, p_texture_DC), WORD(4, p_texture_NDV_35),
        CHOICE(0, 5, op_TEX_SUFFIX), BLANK(CHOICE, 1, 8, op_OPT_4), COMMA(WORD, 9, p_Rd),
        COMMA(WORD, 10, p_Ra), COMMA(CHOICE, 2, 11, op_OPT_REG_2), COMMA(NUMBER, 12, p_HEADER),
        COMMA(WORD, 13, p_texture_DIM), COMMA(NUMBER, 14, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 16, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TEX_B) = {
    INNER_FORM(MAXWELL_TEX_B, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 14, op_GUARD),
        BLANK(TEXT, "TEX.B"), WORD(0, p_texture_LOD_B), SURE_WORD(1, p_texture_LC_B),
        SURE_WORD(2, p_texture_AOFFI_B), SURE_WORD(3, p_texture_DC), WORD(4, p_texture_NDV_35),
        CHOICE(0, 5, op_TEX_SUFFIX), BLANK(CHOICE, 1, 8, op_OPT_4), COMMA(WORD, 9, p_Rd),
        COMMA(WORD, 10, p_Ra), COMMA(CHOICE, 2, 11, op_OPT_REG_2), COMMA(FIXED, 0x0, false),
        COMMA(WORD, 12, p_texture_DIM), COMMA(NUMBER, 13, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TEXS) = {
    INNER_FORM(MAXWELL_TEXS_D1_LZ_M, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 10, op_GUARD),
        BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra),
        COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "1D"),
        COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_M, INNER, 0, 4, 1, F_c5e98, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LZ_M, INNER, 0, 11, 2, F_f8ae5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LL_M, INNER, 0, 4, 1, F_212e1, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_DC_M, INNER, 0, 4, 1, F_7033c, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".DC"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LL_DC_M, INNER, 0, 4, 1, F_212e1, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LL.DC"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LZ_DC_M, INNER, 0, 4, 1, F_212e1, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_A2_M, INNER, 0, 10, 6, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_A2_LZ_M, INNER, 0, 11, 6, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_A2_LZ_DC_M, INNER, 0, 11, 3, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D3_M, INNER, 0, 10, 3, F_d6ada, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "3D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D3_LZ_M, INNER, 0, 11, 3, F_d6ada, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "3D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_CUBE_M, INNER, 0, 10, 2, F_ab7cb, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "CUBE"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_CUBE_LL_M, INNER, 0, 11, 10, F_ab7cb, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "CUBE"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D1_LZ_S, INNER, 0, 6, 3, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "1D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_S, INNER, 0, 5, 3, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LZ_S, INNER, 0, 11, 2, F_f8ae5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LL_S, INNER, 0, 6, 4, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_DC_S, INNER, 0, 6, 14, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".DC"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LL_DC_S, INNER, 0, 6, 14, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LL.DC"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D2_LZ_DC_S, INNER, 0, 6, 11, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_A2_S, INNER, 0, 10, 6, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_A2_LZ_S, INNER, 0, 11, 6, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_A2_LZ_DC_S, INNER, 0, 11, 3, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D3_S, INNER, 0, 10, 3, F_d6ada, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "3D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_D3_LZ_S, INNER, 0, 11, 3, F_d6ada, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "3D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_CUBE_S, INNER, 0, 10, 2, F_ab7cb, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "CUBE"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TEXS_CUBE_LL_S, INNER, 0, 11, 10, F_ab7cb, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "CUBE"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TLD) = {
    INNER_FORM(MAXWELL_TLD_I, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 14, op_GUARD),
        BLANK(TEXT, "TLD"), WORD(0, p_texture_TLD_LOD), SURE_WORD(1, p_texture_AOFFI_TLD),
        SURE_WORD(2, p_texture_MS), SURE_WORD(3, p_texture_CL), CHOICE(0, 4, op_TEX_SUFFIX),
        BLANK(CHOICE, 1, 7, op_OPT_4), COMMA(WORD, 8, p_Rd), COMMA(WORD, 9, p_Ra),
        COMMA(CHOICE, 2, 10, op_OPT_REG_2), COMMA(NUMBER, 11, p_HEADER),
        COMMA(WORD, 12, p_texture_DIM), COMMA(NUMBER, 13, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TLD_B) = {
    INNER_FORM(MAXWELL_TLD_B, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 13, op_GUARD),
        BLANK(TEXT, "TLD.B"), WORD(0, p_texture_TLD_LOD), SURE_WORD(1, p_texture_AOFFI_TLD),
        SURE_WORD(2, p_texture_MS), SURE_WORD(3, p_texture_CL), CHOICE(0, 4, op_TEX_SUFFIX),
        BLANK(CHOICE, 1, 7, op_OPT_4), COMMA(WORD, 8, p_Rd), COMMA(WORD, 9, p_Ra),
        COMMA(CHOICE, 2, 10, op_OPT_REG_2), COMMA(FIXED, 0x0, false),
        COMMA(WORD, 11, p_texture_DIM), COMMA(NUMBER, 12, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TLD4) = {
    INNER_FORM(MAXWELL_TLD4_I, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 14, op_GUARD),
        BLANK(TEXT, "TLD4"), WORD(0, p_texture_TLD4_COMPONENT), WORD(1, p_texture_TLD4_OFFSET),
        SURE_WORD(2, p_texture_DC), WORD(3, p_texture_NDV_35), CHOICE(0, 4, op_TEX_SUFFIX),
        BLANK(CHOICE, 1, 7, op_OPT_4), COMMA(WORD, 8, p_Rd), COMMA(WORD, 9, p_Ra),
        COMMA(CHOICE, 2, 10, op_OPT_REG_2), COMMA(NUMBER, 11, p_HEADER),
        COMMA(WORD, 12, p_texture_DIM), COMMA(NUMBER, 13, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 15, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLD4_B, INNER, 0, 3, 1, F_7ff8e, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "TLD4"), WORD(0, p_texture_TLD4_COMPONENT_B),
        TEXT(".B"), WORD(1, p_texture_TLD4_OFFSET_B), SURE_WORD(2, p_texture_DC),
        WORD(3, p_texture_NDV_35), CHOICE(0, 4, op_TEX_SUFFIX), BLANK(CHOICE, 1, 7, op_OPT_4),
        COMMA(WORD, 8, p_Rd), COMMA(WORD, 9, p_Ra), COMMA(CHOICE, 2, 10, op_OPT_REG_2),
        COMMA(FIXED, 0x0, false), COMMA(WORD, 11, p_texture_DIM), COMMA(NUMBER, 12, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TLD4S) = {
    INNER_FORM(MAXWELL_TLD4S, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 12, op_GUARD),
        BLANK(TEXT, "TLD4S"), CHOICE(0, 0, op_OPT_TLD4S_F16), WORD(1, p_texture_TLD4S_COMPONENT),
        SURE_WORD(2, p_texture_AOFFI_TLD4S), SURE_WORD(3, p_texture_DC),
        CHOICE(1, 4, op_TEX_SUFFIX), BLANK(WORD, 7, p_texture_Rd2_3), COMMA(WORD, 8, p_Rd),
        COMMA(WORD, 9, p_Ra), COMMA(WORD, 10, p_Rb), COMMA(NUMBER, 11, p_HEADER),
        OWN_BLANK(CHOICE, 4, 13, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_TLDS) = {
    INNER_FORM(MAXWELL_TLDS_D1_LZ_M, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 10, op_GUARD),
        BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra),
        COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "1D"),
        COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D1_LL_M, INNER, 0, 4, 1, F_212e1, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "1D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LZ_M, INNER, 0, 11, 2, F_f8ae5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LZ_AO_M, INNER, 0, 4, 1, F_212e1, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.AOFFI"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LL_M, INNER, 0, 11, 3, F_f8ae5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LZ_MS_M, INNER, 0, 4, 1, F_212e1, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.MS"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D3_LZ_M, INNER, 0, 11, 4, F_d6ada, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "3D"), COMMA(WORD, 9, p_texture_COMPONENTS), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_A2_LZ_M, INNER, 0, 11, 1, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LL_AO_M, INNER, 0, 4, 1, F_212e1, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LL.AOFFI"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D1_LZ_S, INNER, 0, 6, 2, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "1D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D1_LL_S, INNER, 0, 6, 6, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "1D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LZ_S, INNER, 0, 11, 2, F_f8ae5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LZ_AO_S, INNER, 0, 6, 9, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.AOFFI"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LL_S, INNER, 0, 11, 3, F_f8ae5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LZ_MS_S, INNER, 0, 6, 9, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LZ.MS"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D3_LZ_S, INNER, 0, 11, 4, F_d6ada, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "3D"), COMMA(WORD, 9, p_texture_COMPONENTS_1), OWN_BLANK(CHOICE, 5, 11, op_CTL),
        BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_A2_LZ_S, INNER, 0, 11, 1, F_6edf5, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2), COMMA(WORD, 5, p_Rd),
        COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2), COMMA(NUMBER, 8, p_HEADER),
        COMMA(TEXT, "ARRAY_2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_TLDS_D2_LL_AO_S, INNER, 0, 6, 9, F_a33e3, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 10, op_GUARD), BLANK(TEXT, "TLDS"), CHOICE(0, 0, op_OPT_F16),
        TEXT(".LL.AOFFI"), CHOICE(1, 1, op_TEX_SUFFIX), BLANK(WORD, 4, p_texture_Rd2_2),
        COMMA(WORD, 5, p_Rd), COMMA(WORD, 6, p_Ra), COMMA(CHOICE, 2, 7, op_OPT_REG_2),
        COMMA(NUMBER, 8, p_HEADER), COMMA(TEXT, "2D"), COMMA(WORD, 9, p_texture_COMPONENTS_1),
        OWN_BLANK(CHOICE, 5, 11, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TMML_B_LOD) = {
    INNER_FORM(MAXWELL_TMML_B, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 9, op_GUARD),
        BLANK(TEXT, "TMML.B.LOD"), WORD(0, p_texture_NDV_35), CHOICE(0, 1, op_TEX_SUFFIX),
        BLANK(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra), COMMA(CHOICE, 1, 6, op_OPT_REG_2),
        COMMA(FIXED, 0x0, false), COMMA(WORD, 7, p_texture_DIM), COMMA(NUMBER, 8, p_texture_MASK),
        OWN_BLANK(CHOICE, 4, 10, op_CTL), BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_TMML_LOD) = {
    INNER_FORM(MAXWELL_TMML_I, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 9, op_GUARD),
        BLANK(TEXT, "TMML.LOD"), WORD(0, p_texture_NDV_35), CHOICE(0, 1, op_TEX_SUFFIX),
        BLANK(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra), COMMA(NUMBER, 6, p_HEADER),
        COMMA(WORD, 7, p_texture_DIM), COMMA(NUMBER, 8, p_texture_MASK),
        OWN_BLANK(CHOICE, 3, 10, op_CTL), BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_TXA) = {
    INNER_FORM(MAXWELL_TXA, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 8, op_GUARD),
        BLANK(TEXT, "TXA"), WORD(0, p_texture_NDV_35), CHOICE(0, 1, op_TEX_SUFFIX),
        BLANK(WORD, 4, p_Rd), COMMA(WORD, 5, p_Ra), COMMA(NUMBER, 6, p_HEADER),
        COMMA(NUMBER, 7, p_texture_MASK), OWN_BLANK(CHOICE, 3, 9, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_TXD) = {
    INNER_FORM(MAXWELL_TXD_I, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 12, op_GUARD),
        BLANK(TEXT, "TXD"), SURE_WORD(0, p_texture_TXD_LC), SURE_WORD(1, p_texture_AOFFI_TLD),
        CHOICE(0, 2, op_TEX_SUFFIX), BLANK(CHOICE, 1, 5, op_OPT_4), COMMA(WORD, 6, p_Rd),
        COMMA(WORD, 7, p_Ra), COMMA(CHOICE, 2, 8, op_OPT_REG_2), COMMA(NUMBER, 9, p_HEADER),
        COMMA(WORD, 10, p_texture_DIM), COMMA(NUMBER, 11, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 13, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TXD_B) = {
    INNER_FORM(MAXWELL_TXD_B, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 11, op_GUARD),
        BLANK(TEXT, "TXD.B"), SURE_WORD(0, p_texture_TXD_LC), SURE_WORD(1, p_texture_AOFFI_TLD),
        CHOICE(0, 2, op_TEX_SUFFIX), BLANK(CHOICE, 1, 5, op_OPT_4), COMMA(WORD, 6, p_Rd),
        COMMA(WORD, 7, p_Ra), COMMA(CHOICE, 2, 8, op_OPT_REG_2), COMMA(FIXED, 0x0, false),
        COMMA(WORD, 9, p_texture_DIM), COMMA(NUMBER, 10, p_texture_MASK),
        OWN_BLANK(CHOICE, 5, 12, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
};
FORMS(head_TXQ) = {
    INNER_FORM(MAXWELL_TXQ_I, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 9, op_GUARD),
        BLANK(TEXT, "TXQ"), CHOICE(0, 0, op_TEX_SUFFIX), BLANK(WORD, 3, p_Rd), COMMA(WORD, 4, p_Ra),
        COMMA(CHOICE, 1, 5, op_ANY_QUERY), COMMA(NUMBER, 7, p_HEADER),
        COMMA(NUMBER, 8, p_texture_MASK), OWN_BLANK(CHOICE, 4, 10, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_TXQ_B) = {
    INNER_FORM(MAXWELL_TXQ_B, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 8, op_GUARD),
        BLANK(TEXT, "TXQ.B"), CHOICE(0, 0, op_TEX_SUFFIX), BLANK(WORD, 3, p_Rd),
        COMMA(WORD, 4, p_Ra), COMMA(CHOICE, 1, 5, op_ANY_QUERY), COMMA(FIXED, 0x0, false),
        COMMA(NUMBER, 7, p_texture_MASK), OWN_BLANK(CHOICE, 4, 9, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_VABSDIFF) = {
    INNER_FORM(MAXWELL_VABSDIFF, CHOICE(8, 0, op_OPEN), BLANK(CHOICE, 7, 18, op_GUARD),
        BLANK(TEXT, "VABSDIFF"), WORD(0, p_video_SD), CHOICE(0, 1, op_TYPES),
        SURE_WORD(3, p_video_VIDEO_SAT), SURE_WORD(4, p_video_THEN), BLANK(WORD, 5, p_Rd),
        SURE_WORD(6, p_CC), COMMA(CHOICE, 5, 7, op_SRC_VA), COMMA(CHOICE, 6, 11, op_SRC_VB),
        COMMA(WORD, 16, p_Rc), SURE_WORD(17, p_REUSE_C), OWN_BLANK(CHOICE, 9, 19, op_CTL),
        BLANK(CHOICE, 13, 0, op_CLOSE)),
};
FORMS(head_VABSDIFF4) = {
    INNER_FORM(MAXWELL_VABSDIFF4, CHOICE(2, 0, op_OPEN), BLANK(CHOICE, 1, 16, op_GUARD),
        BLANK(TEXT, "VABSDIFF4"), WORD(0, p_video_DIFF4_SD), CHOICE(0, 1, op_DIFF4_TYPES),
        SURE_WORD(3, p_video_DIFF4_SAT), SURE_WORD(4, p_video_DIFF4_RED),
        SURE_WORD(5, p_video_DIFF4_LANES), BLANK(WORD, 6, p_Rd), SURE_WORD(7, p_CC),
        COMMA(WORD, 8, p_Ra), SURE_WORD(9, p_video_DIFF4_SELECT_A), SURE_WORD(10, p_REUSE_A),
        COMMA(WORD, 11, p_Rb), SURE_WORD(12, p_video_DIFF4_SELECT_B), SURE_WORD(13, p_REUSE_B),
        COMMA(WORD, 14, p_Rc), SURE_WORD(15, p_REUSE_C), OWN_BLANK(CHOICE, 3, 17, op_CTL),
        BLANK(CHOICE, 7, 0, op_CLOSE)),
};
FORMS(head_VADD) = {
    INNER_FORM(MAXWELL_VADD, CHOICE(8, 0, op_OPEN), BLANK(CHOICE, 7, 20, op_GUARD),
        BLANK(TEXT, "VADD"), WORD(0, p_video_UD), CHOICE(0, 1, op_TYPES),
        SURE_WORD(3, p_video_VIDEO_SAT), SURE_WORD(4, p_video_THEN), BLANK(WORD, 5, p_Rd),
        SURE_WORD(6, p_CC), COMMA(SURE_WORD, 7, p_video_ADD_NEG_A), CHOICE(5, 8, op_SRC_VA),
        COMMA(WORD, 12, p_video_ADD_NEG_B), CHOICE(6, 13, op_SRC_VB), COMMA(WORD, 18, p_Rc),
        SURE_WORD(19, p_REUSE_C), OWN_BLANK(CHOICE, 9, 21, op_CTL), BLANK(CHOICE, 13, 0, op_CLOSE)),
};
FORMS(head_VMAD) = {
    INNER_FORM(MAXWELL_VMAD, CHOICE(11, 0, op_OPEN), BLANK(CHOICE, 10, 19, op_GUARD),
        BLANK(TEXT, "VMAD"), CHOICE(0, 0, op_TYPES), CHOICE(5, 0, op_OPT_PO_32I),
        WORD(2, p_video_VMAD_SHIFT), SURE_WORD(3, p_video_VIDEO_SAT), BLANK(WORD, 4, p_Rd),
        SURE_WORD(5, p_CC), COMMA(CHOICE, 6, 6, op_VMAD_A), COMMA(CHOICE, 8, 11, op_SRC_VB),
        COMMA(CHOICE, 9, 16, op_VMAD_C), OWN_BLANK(CHOICE, 12, 20, op_CTL),
        BLANK(CHOICE, 16, 0, op_CLOSE)),
};
FORMS(head_VMNMX) = {
    INNER_FORM(MAXWELL_VMNMX, CHOICE(8, 0, op_OPEN), BLANK(CHOICE, 7, 19, op_GUARD),
        BLANK(TEXT, "VMNMX"), WORD(0, p_video_UD), CHOICE(0, 1, op_TYPES), WORD(3, p_video_MX),
        SURE_WORD(4, p_video_VIDEO_SAT), SURE_WORD(5, p_video_THEN), BLANK(WORD, 6, p_Rd),
        SURE_WORD(7, p_CC), COMMA(CHOICE, 5, 8, op_SRC_VA), COMMA(CHOICE, 6, 12, op_SRC_VB),
        COMMA(WORD, 17, p_Rc), SURE_WORD(18, p_REUSE_C), OWN_BLANK(CHOICE, 9, 20, op_CTL),
        BLANK(CHOICE, 13, 0, op_CLOSE)),
};
FORMS(head_VOTE) = {
    INNER_FORM(MAXWELL_VOTE, CHOICE(3, 0, op_OPEN), BLANK(CHOICE, 2, 5, op_GUARD),
        BLANK(TEXT, "VOTE"), WORD(0, p_special_VOTE_MODE), BLANK(CHOICE, 0, 1, op_OPT_BALLOT),
        COMMA(WORD, 2, p_Pw), COMMA(CHOICE, 1, 3, op_SRC_Pp), OWN_BLANK(CHOICE, 4, 6, op_CTL),
        BLANK(CHOICE, 8, 0, op_CLOSE)),
};
FORMS(head_VOTE_VTG) = {
    INNER_FORM(MAXWELL_VOTE_VTG, CHOICE(1, 0, op_OPEN), BLANK(CHOICE, 0, 2, op_GUARD),
        BLANK(TEXT, "VOTE.VTG"), WORD(0, p_special_VTG_OP), BLANK(NUMBER, 1, p_special_VTG_NUMBER),
        OWN_BLANK(CHOICE, 2, 3, op_CTL), BLANK(CHOICE, 6, 0, op_CLOSE)),
};
FORMS(head_VSET) = {
    INNER_FORM(MAXWELL_VSET, CHOICE(8, 0, op_OPEN), BLANK(CHOICE, 7, 17, op_GUARD),
        BLANK(TEXT, "VSET"), WORD(0, p_video_VSET_CMP), CHOICE(0, 1, op_TYPES),
        SURE_WORD(3, p_video_THEN), BLANK(WORD, 4, p_Rd), SURE_WORD(5, p_CC),
        COMMA(CHOICE, 5, 6, op_SRC_VA), COMMA(CHOICE, 6, 10, op_SRC_VB), COMMA(WORD, 15, p_Rc),
        SURE_WORD(16, p_REUSE_C), OWN_BLANK(CHOICE, 9, 18, op_CTL), BLANK(CHOICE, 13, 0, op_CLOSE)),
};
FORMS(head_VSETP) = {
    INNER_FORM(MAXWELL_VSETP, CHOICE(9, 0, op_OPEN), BLANK(CHOICE, 8, 17, op_GUARD),
        BLANK(TEXT, "VSETP"), WORD(0, p_video_VSETP_CMP), CHOICE(0, 1, op_TYPES), WORD(3, p_BOP),
        BLANK(WORD, 4, p_Pu), COMMA(WORD, 5, p_Pv), COMMA(CHOICE, 5, 6, op_SRC_VA),
        COMMA(CHOICE, 6, 10, op_SRC_VB), COMMA(CHOICE, 7, 15, op_SRC_Pp),
        OWN_BLANK(CHOICE, 10, 18, op_CTL), BLANK(CHOICE, 14, 0, op_CLOSE)),
};
FORMS(head_VSHL) = {
    INNER_FORM(MAXWELL_VSHL, CHOICE(7, 0, op_OPEN), BLANK(CHOICE, 6, 18, op_GUARD),
        BLANK(TEXT, "VSHL"), WORD(0, p_video_UD), CHOICE(0, 1, op_SHIFT_TYPES),
        SURE_WORD(2, p_video_VIDEO_W), SURE_WORD(3, p_video_VIDEO_SAT), SURE_WORD(4, p_video_THEN),
        BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC), COMMA(CHOICE, 4, 7, op_SRC_VA),
        COMMA(CHOICE, 5, 11, op_SRC_VB), COMMA(WORD, 16, p_Rc), SURE_WORD(17, p_REUSE_C),
        OWN_BLANK(CHOICE, 8, 19, op_CTL), BLANK(CHOICE, 12, 0, op_CLOSE)),
};
FORMS(head_VSHR) = {
    INNER_FORM(MAXWELL_VSHR, CHOICE(7, 0, op_OPEN), BLANK(CHOICE, 6, 18, op_GUARD),
        BLANK(TEXT, "VSHR"), WORD(0, p_video_UD), CHOICE(0, 1, op_SHIFT_TYPES),
        SURE_WORD(2, p_video_VIDEO_W), SURE_WORD(3, p_video_VIDEO_SAT), SURE_WORD(4, p_video_THEN),
        BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC), COMMA(CHOICE, 4, 7, op_SRC_VA),
        COMMA(CHOICE, 5, 11, op_SRC_VB), COMMA(WORD, 16, p_Rc), SURE_WORD(17, p_REUSE_C),
        OWN_BLANK(CHOICE, 8, 19, op_CTL), BLANK(CHOICE, 12, 0, op_CLOSE)),
};
FORMS(head_XMAD) = {
    INNER_FORM(MAXWELL_XMAD_R, CHOICE(4, 0, op_OPEN), BLANK(CHOICE, 3, 15, op_GUARD),
        BLANK(TEXT, "XMAD"), SURE_WORD(0, p_multiply_XMAD_TYPES), CHOICE(0, 1, op_XMAD_DOES),
        BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC), COMMA(CHOICE, 1, 7, op_XMAD_A),
        COMMA(CHOICE, 2, 10, op_XMAD_Rb), COMMA(WORD, 13, p_Rc), SURE_WORD(14, p_REUSE_C),
        OWN_BLANK(CHOICE, 5, 16, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_XMAD_I, INNER, 0, 8, 1, F_bb2c0, CHOICE(4, 0, op_OPEN),
        BLANK(CHOICE, 3, 13, op_GUARD), BLANK(TEXT, "XMAD"), SURE_WORD(0, p_multiply_XMAD_TYPES),
        CHOICE(0, 1, op_XMAD_DOES), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 1, 7, op_XMAD_A), COMMA(CHOICE, 2, 10, op_XMAD_IMM), COMMA(WORD, 11, p_Rc),
        SURE_WORD(12, p_REUSE_C), OWN_BLANK(CHOICE, 5, 14, op_CTL), BLANK(CHOICE, 9, 0, op_CLOSE)),
    LIKE(MAXWELL_XMAD_B, INNER, 0, 4, 1, F_f4201, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 15, op_GUARD), BLANK(TEXT, "XMAD"), SURE_WORD(0, p_multiply_XMAD_TYPES),
        CHOICE(0, 1, op_XMAD_CONST_DOES), BLANK(WORD, 5, p_Rd), SURE_WORD(6, p_CC),
        COMMA(CHOICE, 1, 7, op_XMAD_A), COMMA(CHOICE, 2, 10, op_XMAD_CONST_B),
        COMMA(WORD, 13, p_Rc), SURE_WORD(14, p_REUSE_C), OWN_BLANK(CHOICE, 6, 16, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
    LIKE(MAXWELL_XMAD_C, INNER, 0, 4, 1, F_ebc0f, CHOICE(5, 0, op_OPEN),
        BLANK(CHOICE, 4, 13, op_GUARD), BLANK(TEXT, "XMAD"), SURE_WORD(0, p_multiply_XMAD_TYPES),
        CHOICE(0, 1, op_XMAD_CONST_C_DOES), BLANK(WORD, 3, p_Rd), SURE_WORD(4, p_CC),
        COMMA(CHOICE, 1, 5, op_XMAD_A), COMMA(CHOICE, 2, 8, op_XMAD_Rc_B),
        COMMA(CHOICE, 3, 11, op_CONST), OWN_BLANK(CHOICE, 6, 14, op_CTL),
        BLANK(CHOICE, 10, 0, op_CLOSE)),
};
HEADS(heads) = {
    HEAD(0x414c325000000000, "AL2P", head_AL2P, 0),
    HEAD(0x414c440000000000, "ALD", head_ALD, 0),
    HEAD(0x4153540000000000, "AST", head_AST, 0),
    HEAD(0x4153542e50000000, "AST.P", head_AST_P, 1),
    HEAD(0x4153542e50485953, "AST.PHYS", head_AST_PHYS, 1),
    HEAD(0x41544f4d00000000, "ATOM", head_ATOM, 0),
    HEAD(0x41544f4d53000000, "ATOMS", head_ATOMS, 1),
    HEAD(0x4232520000000000, "B2R", head_B2R, 0),
    HEAD(0x4232522e52455355, "B2R.RESULT", head_B2R_RESULT, 1),
    HEAD(0x4232522e57415250, "B2R.WARP", head_B2R_WARP, 2),
    HEAD(0x4241522e41525600, "BAR.ARV", head_BAR_ARV, 0),
    HEAD(0x4241522e52454400, "BAR.RED", head_BAR_RED, 0),
    HEAD(0x4241522e5343414e, "BAR.SCAN", head_BAR_SCAN, 0),
    HEAD(0x4241522e53594e43, "BAR.SYNC", head_BAR_SYNC, 0),
    HEAD(0x4246450000000000, "BFE", head_BFE, 0),
    HEAD(0x4246490000000000, "BFI", head_BFI, 0),
    HEAD(0x4250540000000000, "BPT", head_BPT, 0),
    HEAD(0x4252410000000000, "BRA", head_BRA, 0),
    HEAD(0x42524b0000000000, "BRK", head_BRK, 0),
    HEAD(0x4252580000000000, "BRX", head_BRX, 0),
    HEAD(0x43414c0000000000, "CAL", head_CAL, 0),
    HEAD(0x4343544c00000000, "CCTL", head_CCTL, 0),
    HEAD(0x4343544c4c000000, "CCTLL", head_CCTLL, 1),
    HEAD(0x4343544c542e4956, "CCTLT.IVALL", head_CCTLT_IVALL, 2),
    HEAD(0x4343544c542e4956, "CCTLT.IVTH", head_CCTLT_IVTH, 3),
    HEAD(0x434f4e5400000000, "CONT", head_CONT, 0),
    HEAD(0x4353325200000000, "CS2R", head_CS2R, 0),
    HEAD(0x4353455400000000, "CSET", head_CSET, 0),
    HEAD(0x4353455450000000, "CSETP", head_CSETP, 1),
    HEAD(0x4441444400000000, "DADD", head_DADD, 0),
    HEAD(0x4445504241520000, "DEPBAR", head_DEPBAR, 0),
    HEAD(0x4445504241522e4c, "DEPBAR.LE", head_DEPBAR_LE, 1),
    HEAD(0x44464d4100000000, "DFMA", head_DFMA, 0),
    HEAD(0x444d4e4d58000000, "DMNMX", head_DMNMX, 0),
    HEAD(0x444d554c00000000, "DMUL", head_DMUL, 0),
    HEAD(0x4453455400000000, "DSET", head_DSET, 0),
    HEAD(0x4453455450000000, "DSETP", head_DSETP, 1),
    HEAD(0x4558495400000000, "EXIT", head_EXIT, 0),
    HEAD(0x4632460000000000, "F2F", head_F2F, 0),
    HEAD(0x4632490000000000, "F2I", head_F2I, 0),
    HEAD(0x4641444400000000, "FADD", head_FADD, 0),
    HEAD(0x4641444433324900, "FADD32I", head_FADD32I, 1),
    HEAD(0x4643484b2e444956, "FCHK.DIVIDE", head_FCHK_DIVIDE, 0),
    HEAD(0x46434d5000000000, "FCMP", head_FCMP, 0),
    HEAD(0x46464d4100000000, "FFMA", head_FFMA, 0),
    HEAD(0x46464d4133324900, "FFMA32I", head_FFMA32I, 1),
    HEAD(0x464c4f0000000000, "FLO", head_FLO, 0),
    HEAD(0x464d4e4d58000000, "FMNMX", head_FMNMX, 0),
    HEAD(0x464d554c00000000, "FMUL", head_FMUL, 0),
    HEAD(0x464d554c33324900, "FMUL32I", head_FMUL32I, 1),
    HEAD(0x4653455400000000, "FSET", head_FSET, 0),
    HEAD(0x4653455450000000, "FSETP", head_FSETP, 1),
    HEAD(0x4653575a41444400, "FSWZADD", head_FSWZADD, 0),
    HEAD(0x4745544352535054, "GETCRSPTR", head_GETCRSPTR, 0),
    HEAD(0x4745544c4d454d42, "GETLMEMBASE", head_GETLMEMBASE, 0),
    HEAD(0x4841444432000000, "HADD2", head_HADD2, 0),
    HEAD(0x48414444325f3332, "HADD2_32I", head_HADD2_32I, 1),
    HEAD(0x48464d4132000000, "HFMA2", head_HFMA2, 0),
    HEAD(0x48464d41325f3332, "HFMA2_32I", head_HFMA2_32I, 1),
    HEAD(0x484d554c32000000, "HMUL2", head_HMUL2, 0),
    HEAD(0x484d554c325f3332, "HMUL2_32I", head_HMUL2_32I, 1),
    HEAD(0x4853455432000000, "HSET2", head_HSET2, 0),
    HEAD(0x4853455450320000, "HSETP2", head_HSETP2, 0),
    HEAD(0x4932460000000000, "I2F", head_I2F, 0),
    HEAD(0x4932490000000000, "I2I", head_I2I, 0),
    HEAD(0x4941444400000000, "IADD", head_IADD, 0),
    HEAD(0x4941444433000000, "IADD3", head_IADD3, 1),
    HEAD(0x4941444433324900, "IADD32I", head_IADD32I, 1),
    HEAD(0x49434d5000000000, "ICMP", head_ICMP, 0),
    HEAD(0x4944450000000000, "IDE", head_IDE, 0),
    HEAD(0x4944502e32410000, "IDP.2A", head_IDP_2A, 0),
    HEAD(0x4944502e34410000, "IDP.4A", head_IDP_4A, 0),
    HEAD(0x494d414400000000, "IMAD", head_IMAD, 0),
    HEAD(0x494d414433324900, "IMAD32I", head_IMAD32I, 1),
    HEAD(0x494d414453502e53, "IMADSP.S", head_IMADSP_S, 2),
    HEAD(0x494d414453502e55, "IMADSP.U", head_IMADSP_U, 3),
    HEAD(0x494d4e4d58000000, "IMNMX", head_IMNMX, 0),
    HEAD(0x494d554c00000000, "IMUL", head_IMUL, 0),
    HEAD(0x494d554c33324900, "IMUL32I", head_IMUL32I, 1),
    HEAD(0x4950410000000000, "IPA", head_IPA, 0),
    HEAD(0x4953424552440000, "ISBERD", head_ISBERD, 0),
    HEAD(0x4953434144440000, "ISCADD", head_ISCADD, 0),
    HEAD(0x4953434144443332, "ISCADD32I", head_ISCADD32I, 1),
    HEAD(0x4953455400000000, "ISET", head_ISET, 0),
    HEAD(0x4953455450000000, "ISETP", head_ISETP, 1),
    HEAD(0x4a43414c00000000, "JCAL", head_JCAL, 0),
    HEAD(0x4a4d500000000000, "JMP", head_JMP, 0),
    HEAD(0x4a4d580000000000, "JMX", head_JMX, 0),
    HEAD(0x4b494c0000000000, "KIL", head_KIL, 0),
    HEAD(0x4c44000000000000, "LD", head_LD, 0),
    HEAD(0x4c44430000000000, "LDC", head_LDC, 1),
    HEAD(0x4c44470000000000, "LDG", head_LDG, 2),
    HEAD(0x4c444c0000000000, "LDL", head_LDL, 3),
    HEAD(0x4c44530000000000, "LDS", head_LDS, 4),
    HEAD(0x4c44532e55000000, "LDS.U", head_LDS_U, 1),
    HEAD(0x4c45410000000000, "LEA", head_LEA, 0),
    HEAD(0x4c45412e48490000, "LEA.HI", head_LEA_HI, 1),
    HEAD(0x4c45504300000000, "LEPC", head_LEPC, 0),
    HEAD(0x4c4f4e474a4d5000, "LONGJMP", head_LONGJMP, 0),
    HEAD(0x4c4f500000000000, "LOP", head_LOP, 0),
    HEAD(0x4c4f50332e4c5554, "LOP3.LUT", head_LOP3_LUT, 1),
    HEAD(0x4c4f503332490000, "LOP32I", head_LOP32I, 2),
    HEAD(0x4d454d4241520000, "MEMBAR", head_MEMBAR, 0),
    HEAD(0x4d4f560000000000, "MOV", head_MOV, 0),
    HEAD(0x4d4f563332490000, "MOV32I", head_MOV32I, 1),
    HEAD(0x4d55465500000000, "MUFU", head_MUFU, 0),
    HEAD(0x4e4f500000000000, "NOP", head_NOP, 0),
    HEAD(0x4f55540000000000, "OUT", head_OUT, 0),
    HEAD(0x5032520000000000, "P2R", head_P2R, 0),
    HEAD(0x50424b0000000000, "PBK", head_PBK, 0),
    HEAD(0x50434e5400000000, "PCNT", head_PCNT, 0),
    HEAD(0x5045584954000000, "PEXIT", head_PEXIT, 0),
    HEAD(0x5049584c44000000, "PIXLD", head_PIXLD, 0),
    HEAD(0x504c4f4e474a4d50, "PLONGJMP", head_PLONGJMP, 0),
    HEAD(0x504f504300000000, "POPC", head_POPC, 0),
    HEAD(0x5052455400000000, "PRET", head_PRET, 0),
    HEAD(0x50524d5400000000, "PRMT", head_PRMT, 0),
    HEAD(0x5053455400000000, "PSET", head_PSET, 0),
    HEAD(0x5053455450000000, "PSETP", head_PSETP, 1),
    HEAD(0x5232420000000000, "R2B", head_R2B, 0),
    HEAD(0x5232500000000000, "R2P", head_R2P, 0),
    HEAD(0x52414d0000000000, "RAM", head_RAM, 0),
    HEAD(0x5245440000000000, "RED", head_RED, 0),
    HEAD(0x5245540000000000, "RET", head_RET, 0),
    HEAD(0x52524f0000000000, "RRO", head_RRO, 0),
    HEAD(0x5254540000000000, "RTT", head_RTT, 0),
    HEAD(0x5332520000000000, "S2R", head_S2R, 0),
    HEAD(0x53414d0000000000, "SAM", head_SAM, 0),
    HEAD(0x53454c0000000000, "SEL", head_SEL, 0),
    HEAD(0x5345544352535054, "SETCRSPTR", head_SETCRSPTR, 0),
    HEAD(0x5345544c4d454d42, "SETLMEMBASE", head_SETLMEMBASE, 0),
    HEAD(0x5348462e4c000000, "SHF.L", head_SHF_L, 0),
    HEAD(0x5348462e52000000, "SHF.R", head_SHF_R, 0),
    HEAD(0x5348464c00000000, "SHFL", head_SHFL, 0),
    HEAD(0x53484c0000000000, "SHL", head_SHL, 0),
    HEAD(0x5348520000000000, "SHR", head_SHR, 0),
    HEAD(0x5353590000000000, "SSY", head_SSY, 0),
    HEAD(0x5354000000000000, "ST", head_ST, 0),
    HEAD(0x5354470000000000, "STG", head_STG, 1),
    HEAD(0x53544c0000000000, "STL", head_STL, 2),
    HEAD(0x5354500000000000, "STP", head_STP, 3),
    HEAD(0x5354530000000000, "STS", head_STS, 4),
    HEAD(0x535541544f4d0000, "SUATOM", head_SUATOM, 0),
    HEAD(0x535541544f4d2e44, "SUATOM.D", head_SUATOM_D, 1),
    HEAD(0x53554c442e440000, "SULD.D", head_SULD_D, 0),
    HEAD(0x53554c442e500000, "SULD.P", head_SULD_P, 0),
    HEAD(0x53555245442e4400, "SURED.D", head_SURED_D, 0),
    HEAD(0x53555245442e5000, "SURED.P", head_SURED_P, 0),
    HEAD(0x535553542e440000, "SUST.D", head_SUST_D, 0),
    HEAD(0x535553542e500000, "SUST.P", head_SUST_P, 0),
    HEAD(0x53594e4300000000, "SYNC", head_SYNC, 0),
    HEAD(0x5445580000000000, "TEX", head_TEX, 0),
    HEAD(0x5445582e42000000, "TEX.B", head_TEX_B, 1),
    HEAD(0x5445585300000000, "TEXS", head_TEXS, 2),
    HEAD(0x544c440000000000, "TLD", head_TLD, 0),
    HEAD(0x544c442e42000000, "TLD.B", head_TLD_B, 1),
    HEAD(0x544c443400000000, "TLD4", head_TLD4, 2),
    HEAD(0x544c443453000000, "TLD4S", head_TLD4S, 1),
    HEAD(0x544c445300000000, "TLDS", head_TLDS, 4),
    HEAD(0x544d4d4c2e422e4c, "TMML.B.LOD", head_TMML_B_LOD, 0),
    HEAD(0x544d4d4c2e4c4f44, "TMML.LOD", head_TMML_LOD, 0),
    HEAD(0x5458410000000000, "TXA", head_TXA, 0),
    HEAD(0x5458440000000000, "TXD", head_TXD, 0),
    HEAD(0x5458442e42000000, "TXD.B", head_TXD_B, 1),
    HEAD(0x5458510000000000, "TXQ", head_TXQ, 0),
    HEAD(0x5458512e42000000, "TXQ.B", head_TXQ_B, 1),
    HEAD(0x5641425344494646, "VABSDIFF", head_VABSDIFF, 0),
    HEAD(0x5641425344494646, "VABSDIFF4", head_VABSDIFF4, 1),
    HEAD(0x5641444400000000, "VADD", head_VADD, 0),
    HEAD(0x564d414400000000, "VMAD", head_VMAD, 0),
    HEAD(0x564d4e4d58000000, "VMNMX", head_VMNMX, 0),
    HEAD(0x564f544500000000, "VOTE", head_VOTE, 0),
    HEAD(0x564f54452e565447, "VOTE.VTG", head_VOTE_VTG, 1),
    HEAD(0x5653455400000000, "VSET", head_VSET, 0),
    HEAD(0x5653455450000000, "VSETP", head_VSETP, 1),
    HEAD(0x5653484c00000000, "VSHL", head_VSHL, 0),
    HEAD(0x5653485200000000, "VSHR", head_VSHR, 0),
    HEAD(0x584d414400000000, "XMAD", head_XMAD, 0),
};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_p,
    &words_file_cc, &words_file_pc, &words_file_active, &words_file_waits, &words_file_sr,
    &words_file_come, &words_file_some, &words_file_asked, &words_file_yes, &words_file_red_yes,
    &words_file_red_all, &words_file_red, &words_file_red_kind, &words_file_left};

const struct isadora_syntax maxwell_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .begins = 0x15dfffe00000000,
    .inner = true,
    .registers = registers, .file_count = COUNT(registers),
};

