/* Generated from the description maxwell by gen/emit/assembler. Do not edit. */
#include <isadora/maxwell.h>
#include "maxwell_lex.h"
#include "asm/tables/rows.h"

WORDS(words_file_p) = {ONE(SPELLED("PT", 0x7)), 2, maxwell_scan_p};

WORDS(words_atomic_ATOM_E) = {ONE(SPELLED(".E", 0x1)), 2, NULL};

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
WORDS(words_atomic_ATOM_OP) = {list_atomic_ATOM_OP, COUNT(list_atomic_ATOM_OP), 1, NULL};

LIST(list_atomic_ATOM_TYPE) = {
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".U64", 0x2),
};
WORDS(words_atomic_ATOM_TYPE) = {list_atomic_ATOM_TYPE, COUNT(list_atomic_ATOM_TYPE), 1, NULL};

WORDS(words_file_r) = {ONE(SPELLED("RZ", 0xff)), 2, maxwell_scan_r};

WORDS(words_NO_YIELD) = {ONE(SPELLED("Y", 0x0)), 1, NULL};

WORDS(words_WAIT1) = {ONE(SPELLED("^1", 0x1)), 2, NULL};

WORDS(words_WAIT2) = {ONE(SPELLED("^2", 0x1)), 2, NULL};

WORDS(words_WAIT3) = {ONE(SPELLED("^3", 0x1)), 2, NULL};

WORDS(words_WAIT4) = {ONE(SPELLED("^4", 0x1)), 2, NULL};

WORDS(words_WAIT5) = {ONE(SPELLED("^5", 0x1)), 2, NULL};

WORDS(words_WAIT6) = {ONE(SPELLED("^6", 0x1)), 2, NULL};

LIST(list_WAIT1_2) = {
    SPELLED("-", 0x0),
    SPELLED("0", 0x1),
};
WORDS(words_WAIT1_2) = {list_WAIT1_2, COUNT(list_WAIT1_2), 0, NULL};

LIST(list_WAIT2_2) = {
    SPELLED("-", 0x0),
    SPELLED("1", 0x1),
};
WORDS(words_WAIT2_2) = {list_WAIT2_2, COUNT(list_WAIT2_2), 0, NULL};

LIST(list_WAIT3_2) = {
    SPELLED("-", 0x0),
    SPELLED("2", 0x1),
};
WORDS(words_WAIT3_2) = {list_WAIT3_2, COUNT(list_WAIT3_2), 0, NULL};

LIST(list_WAIT4_2) = {
    SPELLED("-", 0x0),
    SPELLED("3", 0x1),
};
WORDS(words_WAIT4_2) = {list_WAIT4_2, COUNT(list_WAIT4_2), 0, NULL};

LIST(list_WAIT5_2) = {
    SPELLED("-", 0x0),
    SPELLED("4", 0x1),
};
WORDS(words_WAIT5_2) = {list_WAIT5_2, COUNT(list_WAIT5_2), 0, NULL};

LIST(list_WAIT6_2) = {
    SPELLED("-", 0x0),
    SPELLED("5", 0x1),
};
WORDS(words_WAIT6_2) = {list_WAIT6_2, COUNT(list_WAIT6_2), 0, NULL};

LIST(list_NO_YIELD_2) = {
    SPELLED("-", 0x1),
    SPELLED("Y", 0x0),
};
WORDS(words_NO_YIELD_2) = {list_NO_YIELD_2, COUNT(list_NO_YIELD_2), 0, NULL};

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
WORDS(words_STALL_TWO) = {list_STALL_TWO, COUNT(list_STALL_TWO), 1, NULL};

WORDS(words_atomic_CAS_64) = {ONE(SPELLED(".64", 0x1)), 3, NULL};

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
WORDS(words_memory_Pl) = {list_memory_Pl, COUNT(list_memory_Pl), 1, NULL};

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
WORDS(words_atomic_ATOMS_OP) = {list_atomic_ATOMS_OP, COUNT(list_atomic_ATOMS_OP), 1, NULL};

LIST(list_atomic_ATOMS_TYPE) = {
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x3),
    SPELLED(".U64", 0x2),
};
WORDS(words_atomic_ATOMS_TYPE) = {list_atomic_ATOMS_TYPE, COUNT(list_atomic_ATOMS_TYPE), 1, NULL};

LIST(list_atomic_ATOMS_CAS_OP) = {
    SPELLED(".CAS", 0x2),
    SPELLED(".CAST", 0x0),
    SPELLED(".CAST.SPIN", 0x1),
};
WORDS(words_atomic_ATOMS_CAS_OP) = {list_atomic_ATOMS_CAS_OP, COUNT(list_atomic_ATOMS_CAS_OP), 4,
    NULL};

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
WORDS(words_atomic_RED_OP) = {list_atomic_RED_OP, COUNT(list_atomic_RED_OP), 1, NULL};

LIST(list_atomic_CACHE_LEVEL) = {
    SPELLED(".C", 0x2),
    SPELLED(".CRS", 0x4),
    SPELLED(".I", 0x3),
    SPELLED(".U", 0x1),
};
WORDS(words_atomic_CACHE_LEVEL) = {list_atomic_CACHE_LEVEL, COUNT(list_atomic_CACHE_LEVEL), 1,
    NULL};

LIST(list_atomic_CACHE_OP_OR_QUERY) = {
    SPELLED(".IV", 0x5),
    SPELLED(".IVALL", 0x6),
    SPELLED(".PF1", 0x1),
    SPELLED(".PF1.5", 0x2),
    SPELLED(".PF2", 0x3),
    SPELLED(".QRY1", 0x0),
    SPELLED(".RS", 0x7),
    SPELLED(".RSLB", 0x9),
    SPELLED(".WB", 0x4),
};
WORDS(words_atomic_CACHE_OP_OR_QUERY) = {list_atomic_CACHE_OP_OR_QUERY,
    COUNT(list_atomic_CACHE_OP_OR_QUERY), 1, NULL};

LIST(list_atomic_CACHE_OP) = {
    SPELLED(".IV", 0x5),
    SPELLED(".IVALL", 0x6),
    SPELLED(".PF1", 0x1),
    SPELLED(".PF1.5", 0x2),
    SPELLED(".PF2", 0x3),
    SPELLED(".RS", 0x7),
    SPELLED(".RSLB", 0x9),
    SPELLED(".WB", 0x4),
};
WORDS(words_atomic_CACHE_OP) = {list_atomic_CACHE_OP, COUNT(list_atomic_CACHE_OP), 1, NULL};

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
WORDS(words_CMP) = {list_CMP, COUNT(list_CMP), 1, NULL};

WORDS(words_SIGNED) = {ONE(SPELLED(".U32", 0x0)), 4, NULL};

WORDS(words_X) = {ONE(SPELLED(".X", 0x1)), 2, NULL};

LIST(list_BOP) = {
    SPELLED(".AND", 0x0),
    SPELLED(".OR", 0x1),
    SPELLED(".XOR", 0x2),
};
WORDS(words_BOP) = {list_BOP, COUNT(list_BOP), 1, NULL};

WORDS(words_REUSE_A) = {ONE(SPELLED(".reuse", 0x1)), 6, NULL};

WORDS(words_NOT_Pp) = {ONE(SPELLED("!", 0x1)), 1, NULL};

WORDS(words_BF) = {ONE(SPELLED(".BF", 0x1)), 3, NULL};

WORDS(words_CC) = {ONE(SPELLED(".CC", 0x1)), 3, NULL};

WORDS(words_control_U) = {ONE(SPELLED(".U", 0x1)), 2, NULL};

WORDS(words_control_LMT) = {ONE(SPELLED(".LMT", 0x1)), 4, NULL};

LIST(list_CC_TEST) = {
    SPELLED("CC.CSM_MX", 0x1a),
    SPELLED("CC.CSM_TA", 0x18),
    SPELLED("CC.CSM_TR", 0x19),
    SPELLED("CC.EQ", 0x2),
    SPELLED("CC.EQU", 0xa),
    SPELLED("CC.F", 0x0),
    SPELLED("CC.FCSM_MX", 0x1d),
    SPELLED("CC.FCSM_TA", 0x1b),
    SPELLED("CC.FCSM_TR", 0x1c),
    SPELLED("CC.GE", 0x6),
    SPELLED("CC.GEU", 0xe),
    SPELLED("CC.GT", 0x4),
    SPELLED("CC.GTU", 0xc),
    SPELLED("CC.HI", 0x14),
    SPELLED("CC.HS", 0x16),
    SPELLED("CC.LE", 0x3),
    SPELLED("CC.LEU", 0xb),
    SPELLED("CC.LO", 0x11),
    SPELLED("CC.LS", 0x13),
    SPELLED("CC.LT", 0x1),
    SPELLED("CC.LTU", 0x9),
    SPELLED("CC.NAN", 0x8),
    SPELLED("CC.NE", 0x5),
    SPELLED("CC.NEU", 0xd),
    SPELLED("CC.NUM", 0x7),
    SPELLED("CC.OFF", 0x10),
    SPELLED("CC.OFT", 0x17),
    SPELLED("CC.RGT", 0x1f),
    SPELLED("CC.RLE", 0x1e),
    SPELLED("CC.SFF", 0x12),
    SPELLED("CC.SFT", 0x15),
};
WORDS(words_CC_TEST) = {list_CC_TEST, COUNT(list_CC_TEST), 3, NULL};

WORDS(words_control_NOINC) = {ONE(SPELLED(".NOINC", 0x0)), 6, NULL};

WORDS(words_control_KEEPREFCOUNT) = {ONE(SPELLED(".KEEPREFCOUNT", 0x1)), 13, NULL};

LIST(list_control_BPT_KIND) = {
    SPELLED(".CAL", 0x1),
    SPELLED(".DRAIN", 0x5),
    SPELLED(".DRAIN_ILLEGAL", 0x0),
    SPELLED(".INT", 0x4),
    SPELLED(".PAUSE", 0x2),
    SPELLED(".TRAP", 0x3),
};
WORDS(words_control_BPT_KIND) = {list_control_BPT_KIND, COUNT(list_control_BPT_KIND), 1, NULL};

WORDS(words_control_EN) = {ONE(SPELLED(".EN", 0x0)), 3, NULL};

LIST(list_control_RTT_OP) = {
    SPELLED(".FALLTHROUGH", 0x2),
    SPELLED(".PREEMPTED", 0x3),
    SPELLED(".TERMINATE", 0x1),
};
WORDS(words_control_RTT_OP) = {list_control_RTT_OP, COUNT(list_control_RTT_OP), 1, NULL};

WORDS(words_control_TRIG) = {ONE(SPELLED(".TRIG", 0x1)), 5, NULL};

WORDS(words_FTZ) = {ONE(SPELLED(".FTZ", 0x1)), 4, NULL};

LIST(list_convert_DST_FLOAT) = {
    SPELLED(".F16", 0x1),
    SPELLED(".F32", 0x2),
    SPELLED(".F64", 0x3),
};
WORDS(words_convert_DST_FLOAT) = {list_convert_DST_FLOAT, COUNT(list_convert_DST_FLOAT), 2, NULL};

LIST(list_convert_CVT_RND) = {
    SPELLED(".CEIL", 0x6),
    SPELLED(".FLOOR", 0x5),
    SPELLED(".PASS", 0x3),
    SPELLED(".ROUND", 0x4),
    SPELLED(".TRUNC", 0x7),
};
WORDS(words_convert_CVT_RND) = {list_convert_CVT_RND, COUNT(list_convert_CVT_RND), 1, NULL};

WORDS(words_SAT) = {ONE(SPELLED(".SAT", 0x1)), 4, NULL};

WORDS(words_F_NEG_B) = {ONE(SPELLED("-", 0x1)), 1, NULL};

WORDS(words_F_ABS_B) = {ONE(SPELLED("|", 0x1)), 1, NULL};

WORDS(words_convert_CVT_H1) = {ONE(SPELLED(".H1", 0x1)), 3, NULL};

LIST(list_RND) = {
    SPELLED(".RM", 0x1),
    SPELLED(".RP", 0x2),
    SPELLED(".RZ", 0x3),
};
WORDS(words_RND) = {list_RND, COUNT(list_RND), 2, NULL};

LIST(list_convert_DST_INT) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S64", 0x7),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U64", 0x3),
};
WORDS(words_convert_DST_INT) = {list_convert_DST_INT, COUNT(list_convert_DST_INT), 1, NULL};

LIST(list_convert_ROUND) = {
    SPELLED(".CEIL", 0x2),
    SPELLED(".FLOOR", 0x1),
    SPELLED(".TRUNC", 0x3),
};
WORDS(words_convert_ROUND) = {list_convert_ROUND, COUNT(list_convert_ROUND), 1, NULL};

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
WORDS(words_convert_SRC_INT) = {list_convert_SRC_INT, COUNT(list_convert_SRC_INT), 1, NULL};

WORDS(words_convert_HALF) = {ONE(SPELLED(".H1", 0x2)), 3, NULL};

LIST(list_BYTE) = {
    SPELLED(".B1", 0x1),
    SPELLED(".B2", 0x2),
    SPELLED(".B3", 0x3),
};
WORDS(words_BYTE) = {list_BYTE, COUNT(list_BYTE), 2, NULL};

LIST(list_convert_I2I_DST) = {
    SPELLED(".S16", 0x5),
    SPELLED(".S32", 0x6),
    SPELLED(".S8", 0x4),
    SPELLED(".U16", 0x1),
    SPELLED(".U32", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_convert_I2I_DST) = {list_convert_I2I_DST, COUNT(list_convert_I2I_DST), 1, NULL};

LIST(list_FLOAT_CMP) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    SPELLED(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    SPELLED(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    SPELLED(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    SPELLED(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    SPELLED(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".T", 0xf),
};
WORDS(words_FLOAT_CMP) = {list_FLOAT_CMP, COUNT(list_FLOAT_CMP), 1, NULL};

WORDS(words_float_F_NEG_B_32I) = {ONE(SPELLED(".NEG", 0x1)), 4, NULL};

WORDS(words_float_F_ABS_B_32I) = {ONE(SPELLED(".ABS", 0x1)), 4, NULL};

LIST(list_float_FMZ) = {
    SPELLED(".FMZ", 0x2),
    SPELLED(".FTZ", 0x1),
};
WORDS(words_float_FMZ) = {list_float_FMZ, COUNT(list_float_FMZ), 2, NULL};

LIST(list_float_POWER) = {
    SPELLED(".D2", 0x1),
    SPELLED(".D4", 0x2),
    SPELLED(".D8", 0x3),
    SPELLED(".M2", 0x6),
    SPELLED(".M4", 0x5),
    SPELLED(".M8", 0x4),
};
WORDS(words_float_POWER) = {list_float_POWER, COUNT(list_float_POWER), 1, NULL};

LIST(list_floatcmp_FCMP_TEST) = {
    SPELLED(".EQ", 0x2),
    SPELLED(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".GE", 0x6),
    SPELLED(".GEU", 0xe),
    SPELLED(".GTU", 0xc),
    SPELLED(".LE", 0x3),
    SPELLED(".LEU", 0xb),
    SPELLED(".LT", 0x1),
    SPELLED(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    SPELLED(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".T", 0xf),
};
WORDS(words_floatcmp_FCMP_TEST) = {list_floatcmp_FCMP_TEST, COUNT(list_floatcmp_FCMP_TEST), 1,
    NULL};

WORDS(words_floatcmp_NDV) = {ONE(SPELLED(".NDV", 0x1)), 4, NULL};

LIST(list_floatcmp_SIGNS3) = {
    SPELLED("NP", 0x1),
    SPELLED("PN", 0x2),
    SPELLED("PP", 0x0),
    SPELLED("ZP", 0x3),
};
WORDS(words_floatcmp_SIGNS3) = {list_floatcmp_SIGNS3, COUNT(list_floatcmp_SIGNS3), 0, NULL};

LIST(list_floatcmp_MUFU_OP) = {
    SPELLED(".COS", 0x0),
    SPELLED(".EX2", 0x2),
    SPELLED(".LG2", 0x3),
    SPELLED(".RCP", 0x4),
    SPELLED(".RCP64H", 0x6),
    SPELLED(".RSQ", 0x5),
    SPELLED(".RSQ64H", 0x7),
    SPELLED(".SIN", 0x1),
    SPELLED(".SQRT", 0x8),
};
WORDS(words_floatcmp_MUFU_OP) = {list_floatcmp_MUFU_OP, COUNT(list_floatcmp_MUFU_OP), 1, NULL};

LIST(list_floatcmp_RRO_OP) = {
    SPELLED(".EX2", 0x1),
    SPELLED(".SINCOS", 0x0),
};
WORDS(words_floatcmp_RRO_OP) = {list_floatcmp_RRO_OP, COUNT(list_floatcmp_RRO_OP), 1, NULL};

WORDS(words_graphics_OUTPUT) = {ONE(SPELLED(".O", 0x1)), 2, NULL};

LIST(list_graphics_ATTR_SIZE) = {
    SPELLED(".128", 0x3),
    SPELLED(".64", 0x1),
    SPELLED(".96", 0x2),
};
WORDS(words_graphics_ATTR_SIZE) = {list_graphics_ATTR_SIZE, COUNT(list_graphics_ATTR_SIZE), 1,
    NULL};

LIST(list_graphics_IPA_MODE) = {
    SPELLED(".CONSTANT", 0x2),
    SPELLED(".PASS", 0x0),
    SPELLED(".SC", 0x3),
};
WORDS(words_graphics_IPA_MODE) = {list_graphics_IPA_MODE, COUNT(list_graphics_IPA_MODE), 1, NULL};

LIST(list_graphics_IPA_AT) = {
    SPELLED(".CENTROID", 0x1),
    SPELLED(".OFFSET", 0x2),
};
WORDS(words_graphics_IPA_AT) = {list_graphics_IPA_AT, COUNT(list_graphics_IPA_AT), 1, NULL};

LIST(list_graphics_ISB_SPACE) = {
    SPELLED(".ATTR", 0x3),
    SPELLED(".PATCH", 0x1),
    SPELLED(".PRIM", 0x2),
};
WORDS(words_graphics_ISB_SPACE) = {list_graphics_ISB_SPACE, COUNT(list_graphics_ISB_SPACE), 1,
    NULL};

WORDS(words_graphics_SKEW) = {ONE(SPELLED(".SKEW", 0x1)), 5, NULL};

LIST(list_graphics_ISB_SIZE) = {
    SPELLED(".32", 0x2),
    SPELLED(".U16", 0x1),
};
WORDS(words_graphics_ISB_SIZE) = {list_graphics_ISB_SIZE, COUNT(list_graphics_ISB_SIZE), 1, NULL};

LIST(list_graphics_OUT_OP) = {
    SPELLED(".CUT", 0x2),
    SPELLED(".EMIT", 0x1),
    SPELLED(".EMIT_THEN_CUT", 0x3),
};
WORDS(words_graphics_OUT_OP) = {list_graphics_OUT_OP, COUNT(list_graphics_OUT_OP), 1, NULL};

LIST(list_graphics_PIXLD_OP) = {
    SPELLED(".CENTROID_OFFSET", 0x4),
    SPELLED(".COVERED", 0x2),
    SPELLED(".COVMASK", 0x1),
    SPELLED(".MY_INDEX", 0x5),
    SPELLED(".OFFSET", 0x3),
};
WORDS(words_graphics_PIXLD_OP) = {list_graphics_PIXLD_OP, COUNT(list_graphics_PIXLD_OP), 1, NULL};

LIST(list_half_MERGE) = {
    SPELLED(".F32", 0x1),
    SPELLED(".MRG_H0", 0x2),
    SPELLED(".MRG_H1", 0x3),
};
WORDS(words_half_MERGE) = {list_half_MERGE, COUNT(list_half_MERGE), 1, NULL};

LIST(list_half_SWIZZLE_A) = {
    SPELLED(".F32", 0x1),
    SPELLED(".H0_H0", 0x2),
    SPELLED(".H1_H1", 0x3),
};
WORDS(words_half_SWIZZLE_A) = {list_half_SWIZZLE_A, COUNT(list_half_SWIZZLE_A), 1, NULL};

WORDS(words_half_H_AND) = {ONE(SPELLED(".H_AND", 0x1)), 6, NULL};

LIST(list_integer_IADD3_SHIFT) = {
    SPELLED(".LS", 0x2),
    SPELLED(".RS", 0x1),
};
WORDS(words_integer_IADD3_SHIFT) = {list_integer_IADD3_SHIFT, COUNT(list_integer_IADD3_SHIFT), 1,
    NULL};

LIST(list_integer_HALF_A) = {
    SPELLED(".H0", 0x1),
    SPELLED(".H1", 0x2),
};
WORDS(words_integer_HALF_A) = {list_integer_HALF_A, COUNT(list_integer_HALF_A), 2, NULL};

LIST(list_integer_PART) = {
    SPELLED(".XHI", 0x3),
    SPELLED(".XLO", 0x1),
    SPELLED(".XMED", 0x2),
};
WORDS(words_integer_PART) = {list_integer_PART, COUNT(list_integer_PART), 2, NULL};

LIST(list_logic_LOP_OP) = {
    SPELLED(".AND", 0x0),
    SPELLED(".OR", 0x1),
    SPELLED(".PASS_B", 0x3),
    SPELLED(".XOR", 0x2),
};
WORDS(words_logic_LOP_OP) = {list_logic_LOP_OP, COUNT(list_logic_LOP_OP), 1, NULL};

LIST(list_logic_LOP_TEST) = {
    SPELLED(".NZ", 0x3),
    SPELLED(".T", 0x1),
    SPELLED(".Z", 0x2),
};
WORDS(words_logic_LOP_TEST) = {list_logic_LOP_TEST, COUNT(list_logic_LOP_TEST), 1, NULL};

WORDS(words_logic_LOP_INV_A) = {ONE(SPELLED("~", 0x1)), 1, NULL};

WORDS(words_logic_LOP32I_INV_B) = {ONE(SPELLED(".INV", 0x1)), 4, NULL};

LIST(list_memory_LOAD_CACHE) = {
    SPELLED(".CG", 0x1),
    SPELLED(".CI", 0x2),
    SPELLED(".CV", 0x3),
};
WORDS(words_memory_LOAD_CACHE) = {list_memory_LOAD_CACHE, COUNT(list_memory_LOAD_CACHE), 2, NULL};

LIST(list_memory_LDG_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U.128", 0x7),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_LDG_SIZE) = {list_memory_LDG_SIZE, COUNT(list_memory_LDG_SIZE), 1, NULL};

LIST(list_memory_STORE_CACHE) = {
    SPELLED(".CG", 0x1),
    SPELLED(".CS", 0x2),
    SPELLED(".WT", 0x3),
};
WORDS(words_memory_STORE_CACHE) = {list_memory_STORE_CACHE, COUNT(list_memory_STORE_CACHE), 1,
    NULL};

LIST(list_memory_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_SIZE) = {list_memory_SIZE, COUNT(list_memory_SIZE), 1, NULL};

LIST(list_memory_LDL_CACHE) = {
    SPELLED(".CI", 0x2),
    SPELLED(".CV", 0x3),
    SPELLED(".LU", 0x1),
};
WORDS(words_memory_LDL_CACHE) = {list_memory_LDL_CACHE, COUNT(list_memory_LDL_CACHE), 1, NULL};

LIST(list_memory_LDS_U_SIZE) = {
    SPELLED(".128", 0x6),
    SPELLED(".32", 0x4),
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_LDS_U_SIZE) = {list_memory_LDS_U_SIZE, COUNT(list_memory_LDS_U_SIZE), 1, NULL};

LIST(list_memory_LDC_SIZE) = {
    SPELLED(".64", 0x5),
    SPELLED(".S16", 0x3),
    SPELLED(".S8", 0x1),
    SPELLED(".U16", 0x2),
    SPELLED(".U8", 0x0),
};
WORDS(words_memory_LDC_SIZE) = {list_memory_LDC_SIZE, COUNT(list_memory_LDC_SIZE), 1, NULL};

LIST(list_memory_LDC_MODE) = {
    SPELLED(".IL", 0x1),
    SPELLED(".IS", 0x2),
    SPELLED(".ISL", 0x3),
};
WORDS(words_memory_LDC_MODE) = {list_memory_LDC_MODE, COUNT(list_memory_LDC_MODE), 2, NULL};

WORDS(words_memory_WAIT) = {ONE(SPELLED(".WAIT", 0x1)), 5, NULL};

LIST(list_memory_MEMBAR_SCOPE) = {
    SPELLED(".CTA", 0x0),
    SPELLED(".GL", 0x1),
    SPELLED(".SYS", 0x2),
    SPELLED(".VC", 0x3),
};
WORDS(words_memory_MEMBAR_SCOPE) = {list_memory_MEMBAR_SCOPE, COUNT(list_memory_MEMBAR_SCOPE), 1,
    NULL};

LIST(list_memory_MEMBAR_IVALL) = {
    SPELLED(".IVALLD", 0x1),
    SPELLED(".IVALLT", 0x2),
    SPELLED(".IVALLTD", 0x3),
};
WORDS(words_memory_MEMBAR_IVALL) = {list_memory_MEMBAR_IVALL, COUNT(list_memory_MEMBAR_IVALL), 6,
    NULL};

LIST(list_move_PRMT_MODE) = {
    SPELLED(".B4E", 0x2),
    SPELLED(".ECL", 0x4),
    SPELLED(".ECR", 0x5),
    SPELLED(".F4E", 0x1),
    SPELLED(".RC16", 0x6),
    SPELLED(".RC8", 0x3),
};
WORDS(words_move_PRMT_MODE) = {list_move_PRMT_MODE, COUNT(list_move_PRMT_MODE), 1, NULL};

LIST(list_MUL_TYPES) = {
    SPELLED(".S32.U32", 0x1),
    SPELLED(".U32.S32", 0x2),
    SPELLED(".U32.U32", 0x0),
};
WORDS(words_MUL_TYPES) = {list_MUL_TYPES, COUNT(list_MUL_TYPES), 1, NULL};

WORDS(words_HI) = {ONE(SPELLED(".HI", 0x1)), 3, NULL};

LIST(list_multiply_IMADSP_A) = {
    SPELLED("16H0", 0x2),
    SPELLED("16H1", 0x3),
    SPELLED("24", 0x1),
    SPELLED("32", 0x0),
};
WORDS(words_multiply_IMADSP_A) = {list_multiply_IMADSP_A, COUNT(list_multiply_IMADSP_A), 0, NULL};

LIST(list_multiply_IMADSP_B) = {
    SPELLED("16H0", 0x1),
    SPELLED("24", 0x0),
};
WORDS(words_multiply_IMADSP_B) = {list_multiply_IMADSP_B, COUNT(list_multiply_IMADSP_B), 0, NULL};

LIST(list_multiply_IMADSP_C) = {
    SPELLED("16H0", 0x2),
    SPELLED("24", 0x1),
    SPELLED("32", 0x0),
};
WORDS(words_multiply_IMADSP_C) = {list_multiply_IMADSP_C, COUNT(list_multiply_IMADSP_C), 0, NULL};

LIST(list_multiply_XMAD_TYPES) = {
    SPELLED(".S16.S16", 0x3),
    SPELLED(".S16.U16", 0x1),
    SPELLED(".U16.S16", 0x2),
};
WORDS(words_multiply_XMAD_TYPES) = {list_multiply_XMAD_TYPES, COUNT(list_multiply_XMAD_TYPES), 1,
    NULL};

WORDS(words_multiply_PSL) = {ONE(SPELLED(".PSL", 0x1)), 4, NULL};

WORDS(words_multiply_MRG) = {ONE(SPELLED(".MRG", 0x1)), 4, NULL};

LIST(list_multiply_XMAD_MODE) = {
    SPELLED(".CBCC", 0x4),
    SPELLED(".CHI", 0x2),
    SPELLED(".CLO", 0x1),
    SPELLED(".CSFU", 0x3),
};
WORDS(words_multiply_XMAD_MODE) = {list_multiply_XMAD_MODE, COUNT(list_multiply_XMAD_MODE), 2,
    NULL};

LIST(list_multiply_XMAD_MODE_CONST) = {
    SPELLED(".CHI", 0x2),
    SPELLED(".CLO", 0x1),
    SPELLED(".CSFU", 0x3),
};
WORDS(words_multiply_XMAD_MODE_CONST) = {list_multiply_XMAD_MODE_CONST,
    COUNT(list_multiply_XMAD_MODE_CONST), 2, NULL};

LIST(list_NOP_CC_TEST_set) = {
    SPELLED(".CSM_MX", 0x1a),
    SPELLED(".CSM_TA", 0x18),
    SPELLED(".CSM_TR", 0x19),
    SPELLED(".EQ", 0x2),
    SPELLED(".EQU", 0xa),
    SPELLED(".F", 0x0),
    SPELLED(".FCSM_MX", 0x1d),
    SPELLED(".FCSM_TA", 0x1b),
    SPELLED(".FCSM_TR", 0x1c),
    SPELLED(".GE", 0x6),
    SPELLED(".GEU", 0xe),
    SPELLED(".GT", 0x4),
    SPELLED(".GTU", 0xc),
    SPELLED(".HI", 0x14),
    SPELLED(".HS", 0x16),
    SPELLED(".LE", 0x3),
    SPELLED(".LEU", 0xb),
    SPELLED(".LO", 0x11),
    SPELLED(".LS", 0x13),
    SPELLED(".LT", 0x1),
    SPELLED(".LTU", 0x9),
    SPELLED(".NAN", 0x8),
    SPELLED(".NE", 0x5),
    SPELLED(".NEU", 0xd),
    SPELLED(".NUM", 0x7),
    SPELLED(".OFF", 0x10),
    SPELLED(".OFT", 0x17),
    SPELLED(".RGT", 0x1f),
    SPELLED(".RLE", 0x1e),
    SPELLED(".SFF", 0x12),
    SPELLED(".SFT", 0x15),
    SPELLED(".T", 0xf),
};
WORDS(words_NOP_CC_TEST_set) = {list_NOP_CC_TEST_set, COUNT(list_NOP_CC_TEST_set), 1, NULL};

LIST(list_predicate_PR_OR_CC) = {
    SPELLED("CC", 0x1),
    SPELLED("PR", 0x0),
};
WORDS(words_predicate_PR_OR_CC) = {list_predicate_PR_OR_CC, COUNT(list_predicate_PR_OR_CC), 0,
    NULL};

WORDS(words_shift_W) = {ONE(SPELLED(".W", 0x1)), 2, NULL};

LIST(list_shift_SHR_X) = {
    SPELLED(".X", 0x2),
    SPELLED(".XHI", 0x3),
};
WORDS(words_shift_SHR_X) = {list_shift_SHR_X, COUNT(list_shift_SHR_X), 2, NULL};

WORDS(words_shift_BREV) = {ONE(SPELLED(".BREV", 0x1)), 5, NULL};

LIST(list_shift_SHF_TYPE) = {
    SPELLED(".S64", 0x3),
    SPELLED(".U64", 0x2),
};
WORDS(words_shift_SHF_TYPE) = {list_shift_SHF_TYPE, COUNT(list_shift_SHF_TYPE), 1, NULL};

LIST(list_shift_SHF_PART) = {
    SPELLED(".HI", 0x1),
    SPELLED(".X", 0x2),
    SPELLED(".XHI", 0x3),
};
WORDS(words_shift_SHF_PART) = {list_shift_SHF_PART, COUNT(list_shift_SHF_PART), 1, NULL};

WORDS(words_shift_SH) = {ONE(SPELLED(".SH", 0x1)), 3, NULL};

LIST(list_file_sr) = {
    SPELLED("SM_SHADER_TYPE", 0x14),
    SPELLED("SR_AFFINITY", 0x1c),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0x63),
    SPELLED("SR_CIRCULARQUEUEENTRYADDRESSLOW", 0x62),
    SPELLED("SR_CIRCULARQUEUEENTRYINDEX", 0x61),
    SPELLED("SR_CLOCK", 0x1),
    SPELLED("SR_CLOCKHI", 0x51),
    SPELLED("SR_CLOCKLO", 0x50),
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
    SPELLED("SR_TID.X", 0x21),
    SPELLED("SR_TID.Y", 0x22),
    SPELLED("SR_TID.Z", 0x23),
    SPELLED("SR_VIRTCFG", 0x2),
    SPELLED("SR_VIRTID", 0x3),
    SPELLED("SR_WARPERRORSTATUS", 0x42),
    SPELLED("SR_WARPERRORSTATUSCLEAR", 0x43),
    SPELLED("SR_WSCALEFACTOR_XY", 0x1e),
    SPELLED("SR_WSCALEFACTOR_Z", 0x1f),
    SPELLED("SR_Y_DIRECTION", 0x12),
};
WORDS(words_file_sr) = {list_file_sr, COUNT(list_file_sr), 1, maxwell_scan_sr};

LIST(list_special_VOTE_MODE) = {
    SPELLED(".ALL", 0x0),
    SPELLED(".ANY", 0x1),
    SPELLED(".EQ", 0x2),
};
WORDS(words_special_VOTE_MODE) = {list_special_VOTE_MODE, COUNT(list_special_VOTE_MODE), 1, NULL};

LIST(list_special_VTG_OP) = {
    SPELLED(".A", 0x1),
    SPELLED(".R", 0x0),
    SPELLED(".RA", 0x2),
};
WORDS(words_special_VTG_OP) = {list_special_VTG_OP, COUNT(list_special_VTG_OP), 1, NULL};

LIST(list_special_SHFL_MODE) = {
    SPELLED(".BFLY", 0x3),
    SPELLED(".DOWN", 0x2),
    SPELLED(".IDX", 0x0),
    SPELLED(".UP", 0x1),
};
WORDS(words_special_SHFL_MODE) = {list_special_SHFL_MODE, COUNT(list_special_SHFL_MODE), 1, NULL};

LIST(list_special_BAR_RED) = {
    SPELLED(".AND", 0x1),
    SPELLED(".OR", 0x2),
    SPELLED(".POPC", 0x0),
};
WORDS(words_special_BAR_RED) = {list_special_BAR_RED, COUNT(list_special_BAR_RED), 1, NULL};

LIST(list_special_R2B_KIND) = {
    SPELLED(".RESULT", 0x1),
    SPELLED(".WARP", 0x2),
};
WORDS(words_special_R2B_KIND) = {list_special_R2B_KIND, COUNT(list_special_R2B_KIND), 1, NULL};

LIST(list_SCOREBOARD) = {
    SPELLED("SB0", 0x0),
    SPELLED("SB1", 0x1),
    SPELLED("SB2", 0x2),
    SPELLED("SB3", 0x3),
    SPELLED("SB4", 0x4),
    SPELLED("SB5", 0x5),
};
WORDS(words_SCOREBOARD) = {list_SCOREBOARD, COUNT(list_SCOREBOARD), 2, NULL};

WORDS(words_BOARD4) = {ONE(SPELLED("4", 0x1)), 1, NULL};

WORDS(words_BOARD3) = {ONE(SPELLED("3", 0x1)), 1, NULL};

WORDS(words_BOARD2) = {ONE(SPELLED("2", 0x1)), 1, NULL};

WORDS(words_BOARD1) = {ONE(SPELLED("1", 0x1)), 1, NULL};

WORDS(words_BOARD0) = {ONE(SPELLED("0", 0x1)), 1, NULL};

LIST(list_surface_DIM) = {
    SPELLED(".1D", 0x0),
    SPELLED(".1D_ARRAY", 0x2),
    SPELLED(".1D_BUFFER", 0x1),
    SPELLED(".2D", 0x3),
    SPELLED(".2D_ARRAY", 0x4),
    SPELLED(".3D", 0x5),
};
WORDS(words_surface_DIM) = {list_surface_DIM, COUNT(list_surface_DIM), 1, NULL};

LIST(list_surface_MASK) = {
    SPELLED(".A", 0x8),
    SPELLED(".B", 0x4),
    SPELLED(".BA", 0xc),
    SPELLED(".G", 0x2),
    SPELLED(".GA", 0xa),
    SPELLED(".GB", 0x6),
    SPELLED(".GBA", 0xe),
    SPELLED(".R", 0x1),
    SPELLED(".RA", 0x9),
    SPELLED(".RB", 0x5),
    SPELLED(".RBA", 0xd),
    SPELLED(".RG", 0x3),
    SPELLED(".RGA", 0xb),
    SPELLED(".RGB", 0x7),
};
WORDS(words_surface_MASK) = {list_surface_MASK, COUNT(list_surface_MASK), 1, NULL};

LIST(list_surface_CLAMP) = {
    SPELLED(".IGN", 0x0),
    SPELLED(".TRAP", 0x2),
};
WORDS(words_surface_CLAMP) = {list_surface_CLAMP, COUNT(list_surface_CLAMP), 1, NULL};

LIST(list_surface_Ps) = {
    SPELLED("P0", 0x7),
    SPELLED("P1", 0x6),
    SPELLED("P2", 0x5),
    SPELLED("P3", 0x4),
    SPELLED("P4", 0x3),
    SPELLED("P5", 0x2),
    SPELLED("P6", 0x1),
};
WORDS(words_surface_Ps) = {list_surface_Ps, COUNT(list_surface_Ps), 1, NULL};

WORDS(words_surface_BA) = {ONE(SPELLED(".BA", 0x1)), 3, NULL};

LIST(list_surface_SURED_TYPE) = {
    SPELLED(".F32.FTZ.RN", 0x3),
    SPELLED(".S32", 0x1),
    SPELLED(".S64", 0x5),
    SPELLED(".SD32", 0x6),
    SPELLED(".SD64", 0x7),
    SPELLED(".U64", 0x2),
};
WORDS(words_surface_SURED_TYPE) = {list_surface_SURED_TYPE, COUNT(list_surface_SURED_TYPE), 1,
    NULL};

LIST(list_surface_SUATOM_PD) = {
    SPELLED(".D", 0x1),
    SPELLED(".P", 0x0),
};
WORDS(words_surface_SUATOM_PD) = {list_surface_SUATOM_PD, COUNT(list_surface_SUATOM_PD), 1, NULL};

LIST(list_texture_LOD) = {
    SPELLED(".LB", 0x2),
    SPELLED(".LBA", 0x6),
    SPELLED(".LL", 0x3),
    SPELLED(".LLA", 0x7),
    SPELLED(".LZ", 0x1),
};
WORDS(words_texture_LOD) = {list_texture_LOD, COUNT(list_texture_LOD), 2, NULL};

WORDS(words_texture_LC) = {ONE(SPELLED(".LC", 0x1)), 3, NULL};

WORDS(words_texture_AOFFI) = {ONE(SPELLED(".AOFFI", 0x1)), 6, NULL};

WORDS(words_texture_DC) = {ONE(SPELLED(".DC", 0x1)), 3, NULL};

WORDS(words_texture_NODEP) = {ONE(SPELLED(".NODEP", 0x1)), 6, NULL};

WORDS(words_texture_PHASE_T) = {ONE(SPELLED(".T", 0x1)), 2, NULL};

WORDS(words_texture_PHASE_P) = {ONE(SPELLED(".P", 0x1)), 2, NULL};

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
WORDS(words_texture_DIM) = {list_texture_DIM, COUNT(list_texture_DIM), 0, NULL};

LIST(list_texture_TLD_LOD) = {
    SPELLED(".LL", 0x1),
    SPELLED(".LZ", 0x0),
};
WORDS(words_texture_TLD_LOD) = {list_texture_TLD_LOD, COUNT(list_texture_TLD_LOD), 2, NULL};

WORDS(words_texture_MS) = {ONE(SPELLED(".MS", 0x1)), 3, NULL};

WORDS(words_texture_CL) = {ONE(SPELLED(".CL", 0x1)), 3, NULL};

LIST(list_texture_TLD4_COMPONENT) = {
    SPELLED(".A", 0x3),
    SPELLED(".B", 0x2),
    SPELLED(".G", 0x1),
    SPELLED(".R", 0x0),
};
WORDS(words_texture_TLD4_COMPONENT) = {list_texture_TLD4_COMPONENT,
    COUNT(list_texture_TLD4_COMPONENT), 1, NULL};

LIST(list_texture_TLD4_OFFSET) = {
    SPELLED(".AOFFI", 0x1),
    SPELLED(".PTP", 0x2),
};
WORDS(words_texture_TLD4_OFFSET) = {list_texture_TLD4_OFFSET, COUNT(list_texture_TLD4_OFFSET), 1,
    NULL};

LIST(list_texture_QUERY) = {
    SPELLED("TEX_HEADER_DIMENSION", 0x1),
    SPELLED("TEX_HEADER_SAMPLER_POS", 0x5),
    SPELLED("TEX_HEADER_TEXTURE_TYPE", 0x2),
    SPELLED("TEX_SAMPLER_BORDER_COLOR", 0x16),
    SPELLED("TEX_SAMPLER_FILTER", 0x10),
    SPELLED("TEX_SAMPLER_LOD", 0x12),
    SPELLED("TEX_SAMPLER_WRAP", 0x14),
};
WORDS(words_texture_QUERY) = {list_texture_QUERY, COUNT(list_texture_QUERY), 4, NULL};

WORDS(words_texture_TEXS_F16) = {ONE(SPELLED(".F16", 0x0)), 4, NULL};

LIST(list_texture_COMPONENTS) = {
    SPELLED("GBA", 0x3),
    SPELLED("RBA", 0x2),
    SPELLED("RGA", 0x1),
    SPELLED("RGB", 0x0),
    SPELLED("RGBA", 0x4),
};
WORDS(words_texture_COMPONENTS) = {list_texture_COMPONENTS, COUNT(list_texture_COMPONENTS), 0,
    NULL};

LIST(list_texture_COMPONENTS_1) = {
    SPELLED("A", 0x3),
    SPELLED("B", 0x2),
    SPELLED("BA", 0x7),
    SPELLED("G", 0x1),
    SPELLED("GA", 0x6),
    SPELLED("R", 0x0),
    SPELLED("RA", 0x5),
    SPELLED("RG", 0x4),
};
WORDS(words_texture_COMPONENTS_1) = {list_texture_COMPONENTS_1, COUNT(list_texture_COMPONENTS_1), 0,
    NULL};

WORDS(words_texture_TLD4S_F16) = {ONE(SPELLED(".F16", 0x1)), 4, NULL};

WORDS(words_video_UD) = {ONE(SPELLED(".UD", 0x0)), 3, NULL};

LIST(list_video_SIGN_A) = {
    SPELLED("S", 0x1),
    SPELLED("U", 0x0),
};
WORDS(words_video_SIGN_A) = {list_video_SIGN_A, COUNT(list_video_SIGN_A), 0, NULL};

LIST(list_video_THEN) = {
    SPELLED(".ACC", 0x4),
    SPELLED(".MAX", 0x6),
    SPELLED(".MIN", 0x5),
    SPELLED(".MRG_16H", 0x0),
    SPELLED(".MRG_16L", 0x1),
    SPELLED(".MRG_8B0", 0x2),
    SPELLED(".MRG_8B2", 0x3),
};
WORDS(words_video_THEN) = {list_video_THEN, COUNT(list_video_THEN), 1, NULL};

WORDS(words_video_SD) = {ONE(SPELLED(".SD", 0x1)), 3, NULL};

WORDS(words_video_MX) = {ONE(SPELLED(".MX", 0x1)), 3, NULL};

LIST(list_video_VMAD_SHIFT) = {
    SPELLED(".SHR_15", 0x2),
    SPELLED(".SHR_7", 0x1),
};
WORDS(words_video_VMAD_SHIFT) = {list_video_VMAD_SHIFT, COUNT(list_video_VMAD_SHIFT), 5, NULL};

LIST(list_video_DIFF4_A) = {
    SPELLED(".S8", 0x1),
    SPELLED(".U8", 0x0),
};
WORDS(words_video_DIFF4_A) = {list_video_DIFF4_A, COUNT(list_video_DIFF4_A), 1, NULL};

WORDS(words_video_DIFF4_RED) = {ONE(SPELLED(".ACC", 0x1)), 4, NULL};

LIST(list_video_DIFF4_LANES) = {
    SPELLED(".W", 0x8),
    SPELLED(".X", 0x1),
    SPELLED(".XW", 0x9),
    SPELLED(".XY", 0x3),
    SPELLED(".XYW", 0xb),
    SPELLED(".XYZ", 0x7),
    SPELLED(".XZ", 0x5),
    SPELLED(".XZW", 0xd),
    SPELLED(".Y", 0x2),
    SPELLED(".YW", 0xa),
    SPELLED(".YZ", 0x6),
    SPELLED(".YZW", 0xe),
    SPELLED(".Z", 0x4),
    SPELLED(".ZW", 0xc),
};
WORDS(words_video_DIFF4_LANES) = {list_video_DIFF4_LANES, COUNT(list_video_DIFF4_LANES), 1, NULL};

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
WORDS(words_video_DIFF4_SELECT_A) = {list_video_DIFF4_SELECT_A, COUNT(list_video_DIFF4_SELECT_A), 1,
    NULL};

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
WORDS(words_video_DIFF4_SELECT_B) = {list_video_DIFF4_SELECT_B, COUNT(list_video_DIFF4_SELECT_B), 1,
    NULL};

LIST(list_video_LO_HI) = {
    SPELLED(".HI", 0x1),
    SPELLED(".LO", 0x0),
};
WORDS(words_video_LO_HI) = {list_video_LO_HI, COUNT(list_video_LO_HI), 1, NULL};

LIST(list_video_SIGN_A16) = {
    SPELLED(".S16", 0x1),
    SPELLED(".U16", 0x0),
};
WORDS(words_video_SIGN_A16) = {list_video_SIGN_A16, COUNT(list_video_SIGN_A16), 1, NULL};

WORDS(words_file_cc) = {ONE(SPELLED("$CC", 0x0)), 3, NULL};

WORDS(words_file_pc) = {ONE(SPELLED("$pc", 0x0)), 3, NULL};

WORDS(words_file_active) = {ONE(SPELLED("$active", 0x0)), 7, NULL};

LIST(list_file_waits) = {
    SPELLED("$broken", 0x4),
    SPELLED("$continued", 0x5),
    SPELLED("$ended", 0x7),
    SPELLED("$jumped", 0x3),
    SPELLED("$returned", 0x2),
    SPELLED("$synced", 0x6),
};
WORDS(words_file_waits) = {list_file_waits, COUNT(list_file_waits), 1, maxwell_scan_waits};

WORDS(words_file_come) = {NULL, 0, 0, maxwell_scan_come};

WORDS(words_file_some) = {NULL, 0, 0, maxwell_scan_some};

WORDS(words_file_asked) = {NULL, 0, 0, maxwell_scan_asked};

WORDS(words_file_yes) = {NULL, 0, 0, maxwell_scan_yes};

WORDS(words_file_red_yes) = {NULL, 0, 0, maxwell_scan_red_yes};

WORDS(words_file_red_all) = {NULL, 0, 0, maxwell_scan_red_all};

WORDS(words_file_red) = {ONE(SPELLED("$red", 0x0)), 4, NULL};

WORDS(words_file_red_kind) = {ONE(SPELLED("$red_kind", 0x0)), 9, NULL};

WORDS(words_file_left) = {ONE(SPELLED("$left", 0x0)), 5, NULL};

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

OPTIONS(op_OPEN) = {
    ROW(ALL, 0, '{', 0, TEXT("{"), END),
    ROW(ALL, 1, 0, 0, END),
    ROW(ALL, 2, 0, 0, END),
};
OPTIONS(op_GUARD) = {
    ROW(ALL, 1, '@', 0, TEXT("@"), WORD(0, p_Pg), END),
    ROW(ALL, 2, '@', '!', TEXT("@!"), WORD(0, p_Pg_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ATOM_TYPES) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(0x38, 3, '.', 'F', TEXT(".F64.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_atomic_ATOM_TYPE), END),
};
OPTIONS(op_ADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_atomic_ATOM_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_atomic_ATOM_UOFFSET), TEXT("]"), END),
};
OPTIONS(op_CYCLES) = {
    ROW(ALL, 1, '!', 0, TEXT("!"), NUMBER(0, p_STALL), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_WRITES) = {
    ROW(ALL, 1, '+', 0, TEXT("+"), NUMBER(0, p_WRITE_BAR), TEXT(".W"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_READS) = {
    ROW(ALL, 1, '+', 0, TEXT("+"), NUMBER(0, p_READ_BAR), TEXT(".R"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_READS_2) = {
    ROW(ALL, 0, 'R', '-', TEXT("R-"), END),
    ROW(ALL, 1, 'R', 0, TEXT("R"), NUMBER(0, p_READ_BAR_2), END),
};
OPTIONS(op_WRITES_2) = {
    ROW(ALL, 0, 'W', '-', TEXT("W-"), END),
    ROW(ALL, 1, 'W', 0, TEXT("W"), NUMBER(0, p_WRITE_BAR_2), END),
};
OPTIONS(op_CYCLES_2) = {
    ROW(ALL, 0, 'S', '0', TEXT("S00"), END),
    ROW(ALL, 1, 'S', 0, WORD(0, p_STALL_TWO), END),
};
OPTIONS(op_CTL) = {
    ROW(ALL, 2, '{', 0, TEXT("{"), CHOICE(1, 0, op_CYCLES), COMMA, WORD(1, p_NO_YIELD), COMMA,
        CHOICE(2, 2, op_WRITES), COMMA, CHOICE(3, 3, op_READS), COMMA, WORD(4, p_WAIT1), COMMA,
        WORD(5, p_WAIT2), COMMA, WORD(6, p_WAIT3), COMMA, WORD(7, p_WAIT4), COMMA, WORD(8, p_WAIT5),
        COMMA, WORD(9, p_WAIT6), TEXT("}"), END),
    ROW(ALL, 0, ALSO, 0, TEXT("{!1}"), END),
    ROW(ALL, 0, ALSO, 0, TEXT("[B------:R-:W-:-:S01]"), END),
    ROW(ALL, 1, ALSO, 0, TEXT("[B------:R-:W-:-:S00]"), END),
    ROW(ALL, 2, ALSO, 0, TEXT("[B"), WORD(4, p_WAIT1_2), WORD(5, p_WAIT2_2), WORD(6, p_WAIT3_2),
        WORD(7, p_WAIT4_2), WORD(8, p_WAIT5_2), WORD(9, p_WAIT6_2), TEXT(":"),
        CHOICE(3, 3, op_READS_2), TEXT(":"), CHOICE(2, 2, op_WRITES_2), TEXT(":"),
        WORD(1, p_NO_YIELD_2), TEXT(":"), CHOICE(1, 0, op_CYCLES_2), TEXT("]"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_CLOSE) = {
    ROW(ALL, 1, '}', 0, TEXT("}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CAS_PAIR) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb_2), TEXT(", R"), NUMBER(1, p_atomic_Rb_NUMBER), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb_3), TEXT(", R"), NUMBER(1, p_atomic_Rb_NUMBER_2), END),
    ROW(ALL, 2, 'R', 0, WORD(0, p_Rb), COMMA, TEXT("RZ"), END),
    ROW(ALL, 3, 'R', 'Z', TEXT("RZ"), COMMA, WORD(0, p_Rb_2), END),
};
OPTIONS(op_SRC_Pl) = {
    ROW(ALL, 0, 'P', 0, WORD(0, p_memory_Pl), END),
};
OPTIONS(op_ADDR_REG) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_atomic_ATOM_OFFSET13),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_atomic_ATOM_UOFFSET13), TEXT("]"), END),
};
OPTIONS(op_ATOMS_ADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_atomic_ATOMS_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_atomic_ATOMS_UOFFSET), TEXT("]"), END),
};
OPTIONS(op_RED_TYPES) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(0x38, 3, '.', 'F', TEXT(".F64.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_atomic_RED_TYPE), END),
};
OPTIONS(op_ADDR_REG_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_atomic_CCTL_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_atomic_CCTL_UOFFSET), TEXT("]"), END),
};
OPTIONS(op_CCTLL_ADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_atomic_CCTLL_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_atomic_CCTLL_UOFFSET), TEXT("]"), END),
};
OPTIONS(op_SRC_B) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_REUSE_B), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 2, 0, 0, NUMBER(4, p_IMM), END),
};
OPTIONS(op_SRC_Pp) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NOT_Pp), WORD(1, p_Pp), END),
};
OPTIONS(op_ANY_TARGET) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_REL_TARGET), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(2, p_control_TARGET_OFFSET), TEXT("]"), END),
};
OPTIONS(op_INDEXED_REL_TARGET) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), BLANK, NUMBER(1, p_control_REL_DISTANCE), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["), WORD(0, p_Ra),
        TEXT("]"), END),
    ROW(ALL, 3, 'c', '[', TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["), WORD(0, p_Ra_2),
        TEXT("+"), NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]"), END),
    ROW(ALL, 4, 'c', '[', TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]"), END),
};
OPTIONS(op_ANY_ABS_TARGET) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_control_ABS_LABEL), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(1, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(2, p_control_TARGET_OFFSET), TEXT("]"), END),
};
OPTIONS(op_INDEXED_ABS_TARGET) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), BLANK, NUMBER(1, p_control_ABS_DISTANCE), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["), WORD(0, p_Ra),
        TEXT("]"), END),
    ROW(ALL, 3, 'c', '[', TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["), WORD(0, p_Ra_2),
        TEXT("+"), NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]"), END),
    ROW(ALL, 4, 'c', '[', TEXT("c["), NUMBER(2, p_control_TARGET_BANK), TEXT("]["),
        NUMBER(3, p_control_TARGET_OFFSET_2), TEXT("]"), END),
};
OPTIONS(op_OPT_NUMBER) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_control_BPT_NUMBER), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_OPT_NUMBER_2) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_control_NOP_MASK), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CONST) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_C_BANK), TEXT("]["), NUMBER(1, p_C_OFFSET),
        TEXT("]"), END),
};
OPTIONS(op_CVT_F16) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), WORD(4, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 5, op_CONST),
        WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(7, p_convert_FIMM16), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 3, 0, 0, FLOAT(7, p_convert_FIMM16), TEXT(".NEG"), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 4, 0, 0, FLOAT(7, p_convert_FIMM16), TEXT(".ABS"), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 5, 0, 0, FLOAT(7, p_convert_FIMM16), TEXT(".NEG.ABS"), WORD(3, p_convert_CVT_H1), END),
};
OPTIONS(op_F2F_IGNORED) = {
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_F2F_F32) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), WORD(3, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_F2F_F64) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), WORD(3, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_CVT_F32) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), WORD(4, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 5, op_CONST),
        WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(7, p_FIMM), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 3, 0, 0, FLOAT(7, p_FIMM), TEXT(".NEG"), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 4, 0, 0, FLOAT(7, p_FIMM), TEXT(".ABS"), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 5, 0, 0, FLOAT(7, p_FIMM), TEXT(".NEG.ABS"), WORD(3, p_convert_CVT_H1), END),
};
OPTIONS(op_CVT_F64) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), WORD(4, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 5, op_CONST),
        WORD(3, p_convert_CVT_H1), SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(7, p_DIMM), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 3, 0, 0, FLOAT(7, p_DIMM), TEXT(".NEG"), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 4, 0, 0, FLOAT(7, p_DIMM), TEXT(".ABS"), WORD(3, p_convert_CVT_H1), END),
    ROW(ALL, 5, 0, 0, FLOAT(7, p_DIMM), TEXT(".NEG.ABS"), WORD(3, p_convert_CVT_H1), END),
};
OPTIONS(op_CVT_I16) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        WORD(3, p_convert_HALF), SHARED_WORD(1, p_F_ABS_B), WORD(4, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 5, op_CONST),
        WORD(3, p_convert_HALF), SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, NUMBER(7, p_IMM), WORD(3, p_convert_HALF), END),
    ROW(ALL, 3, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG"), WORD(3, p_convert_HALF), END),
    ROW(ALL, 4, 0, 0, NUMBER(7, p_IMM), TEXT(".ABS"), WORD(3, p_convert_HALF), END),
    ROW(ALL, 5, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG.ABS"), WORD(3, p_convert_HALF), END),
};
OPTIONS(op_CVT_I8) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb), WORD(3, p_BYTE),
        SHARED_WORD(1, p_F_ABS_B), WORD(4, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 5, op_CONST),
        WORD(3, p_BYTE), SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, NUMBER(7, p_IMM), WORD(3, p_BYTE), END),
    ROW(ALL, 3, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG"), WORD(3, p_BYTE), END),
    ROW(ALL, 4, 0, 0, NUMBER(7, p_IMM), TEXT(".ABS"), WORD(3, p_BYTE), END),
    ROW(ALL, 5, 0, 0, NUMBER(7, p_IMM), TEXT(".NEG.ABS"), WORD(3, p_BYTE), END),
};
OPTIONS(op_F64_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_A), SHARED_WORD(1, p_F_ABS_A), WORD(2, p_Ra),
        SHARED_WORD(1, p_F_ABS_A), WORD(3, p_REUSE_A), END),
};
OPTIONS(op_F64_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), WORD(3, p_REUSE_C), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_F64_NEG_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NEG_PRODUCT), WORD(1, p_Rb), WORD(2, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NEG_PRODUCT), CHOICE(1, 3, op_CONST), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(5, p_DIMM), TEXT(".NEG"), END),
};
OPTIONS(op_F64_C) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_C), WORD(1, p_Rc), WORD(2, p_REUSE_C), END),
};
OPTIONS(op_F64_B_IN_C) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NEG_PRODUCT), WORD(1, p_Rc), WORD(2, p_REUSE_B), END),
};
OPTIONS(op_F64_CONST_C) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_C), CHOICE(1, 1, op_CONST), END),
};
OPTIONS(op_F64_A_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SET_NEG_A), SHARED_WORD(1, p_SET_ABS_A), WORD(2, p_Ra),
        SHARED_WORD(1, p_SET_ABS_A), WORD(3, p_REUSE_A), END),
};
OPTIONS(op_F64_B_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_SET_ABS_B), WORD(3, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_SET_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_F64_A_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SET_NEG_A), SHARED_WORD(1, p_SETP_ABS_A), WORD(2, p_Ra),
        SHARED_WORD(1, p_SETP_ABS_A), WORD(3, p_REUSE_A), END),
};
OPTIONS(op_F64_B_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_SET_ABS_B), WORD(3, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_SET_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_DIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_DIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_DIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_F32_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_F_ABS_B), WORD(3, p_REUSE_C), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_F_NEG_B), SHARED_WORD(1, p_F_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_F_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_F32_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_float_F_NEG_A_32I), SHARED_WORD(1, p_float_F_ABS_A_32I),
        WORD(2, p_Ra), SHARED_WORD(1, p_float_F_ABS_A_32I), WORD(3, p_REUSE_A), END),
};
OPTIONS(op_F32_NEG_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NEG_PRODUCT), WORD(1, p_Rb), WORD(2, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_NEG_PRODUCT), CHOICE(1, 3, op_CONST), END),
    ROW(ALL, 2, 0, 0, FLOAT(5, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(5, p_FIMM), TEXT(".NEG"), END),
};
OPTIONS(op_F32_A_32I) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_float_F_NEG_A_32I), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_F32_B_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_SET_ABS_B), WORD(3, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_SET_NEG_B), SHARED_WORD(1, p_SET_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_SET_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_F32_B_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B), WORD(2, p_Rb),
        SHARED_WORD(1, p_SET_ABS_B), WORD(3, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_SETP_NEG_B), SHARED_WORD(1, p_SET_ABS_B), CHOICE(1, 4, op_CONST),
        SHARED_WORD(1, p_SET_ABS_B), END),
    ROW(ALL, 2, 0, 0, FLOAT(6, p_FIMM), END),
    ROW(ALL, 3, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 0, 0, FLOAT(6, p_FIMM), TEXT(".ABS"), END),
    ROW(ALL, 5, 0, 0, FLOAT(6, p_FIMM), TEXT(".NEG.ABS"), END),
};
OPTIONS(op_FCMP_B) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_REUSE_B), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 2, 0, 0, FLOAT(4, p_FIMM), END),
};
OPTIONS(op_OPT) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_graphics_Pq), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ATTR) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra_2), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra_2), COMMA, NUMBER(1, p_graphics_ATTR_OFFSET11), END),
    ROW(ALL, 2, 0, 0, NUMBER(1, p_graphics_ATTR_OFFSET11), END),
    ROW(ALL, 3, 0, 0, END),
};
OPTIONS(op_OPT_REG) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rc_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_OPT_IDX) = {
    ROW(ALL, 1, '.', 'I', TEXT(".IDX"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_IPA_SOURCE) = {
    ROW(ALL, 0, 'a', '[', TEXT("a["), NUMBER(0, p_graphics_IPA_ATTR), TEXT("]"), END),
    ROW(ALL, 1, 'a', '[', TEXT("a["), WORD(1, p_Ra), TEXT("]"), END),
    ROW(ALL, 2, 'a', '[', TEXT("a["), WORD(1, p_Ra), TEXT("+"), NUMBER(0, p_graphics_IPA_ATTR_2),
        TEXT("]"), END),
};
OPTIONS(op_IPA_POINT) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rc), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_PIXLD_ADDR) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("+"), NUMBER(1, p_graphics_PIXLD_OFFSET),
        TEXT("]"), END),
};
OPTIONS(op_F16_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_A), SHARED_WORD(1, p_half_HALF_ABS_A), WORD(2, p_Ra),
        WORD(3, p_half_SWIZZLE_A), SHARED_WORD(1, p_half_HALF_ABS_A), WORD(4, p_REUSE_A), END),
};
OPTIONS(op_F16_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_B), SHARED_WORD(1, p_half_HALF_ABS_B), WORD(2, p_Rb),
        WORD(3, p_half_SWIZZLE_B), SHARED_WORD(1, p_half_HALF_ABS_B), WORD(4, p_REUSE_C), END),
};
OPTIONS(op_F16_CONST_OR_IMM) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_CONST), SHARED_WORD(1, p_half_HALF_ABS_CONST),
        CHOICE(1, 2, op_CONST), SHARED_WORD(1, p_half_HALF_ABS_CONST), END),
    ROW(ALL, 1, 0, 0, FLOAT(4, p_half_F16_HIGH), COMMA, FLOAT(5, p_half_F16_LOW), END),
};
OPTIONS(op_NEG_HALVES) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_CONST), WORD(1, p_Ra), WORD(2, p_half_SWIZZLE_A_32I),
        WORD(3, p_REUSE_A), END),
};
OPTIONS(op_HMUL_A) = {
    ROW(ALL, 0, 0, 0, SHARED_WORD(0, p_half_HALF_ABS_A), WORD(1, p_Ra), WORD(2, p_half_SWIZZLE_A),
        SHARED_WORD(0, p_half_HALF_ABS_A), WORD(3, p_REUSE_A), END),
};
OPTIONS(op_F16_B_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_B), SHARED_WORD(1, p_half_HALF_ABS_B), WORD(2, p_Rb),
        WORD(3, p_half_SWIZZLE_B), SHARED_WORD(1, p_half_HALF_ABS_B), WORD(4, p_REUSE_B), END),
};
OPTIONS(op_HMUL_CONST) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_A), SHARED_WORD(1, p_half_HALF_ABS_CONST),
        CHOICE(1, 2, op_CONST), SHARED_WORD(1, p_half_HALF_ABS_CONST), END),
};
OPTIONS(op_HALVES) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_half_SWIZZLE_A_32I), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_HALVES_2) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_half_SWIZZLE_A), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_NEG_HALVES_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_B), WORD(1, p_Rb), WORD(2, p_half_SWIZZLE_B),
        WORD(3, p_REUSE_B), END),
};
OPTIONS(op_NEG_HALVES_3) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HFMA_NEG_C), WORD(1, p_Rc), WORD(2, p_half_HFMA_SWIZZLE_C),
        WORD(3, p_REUSE_C), END),
};
OPTIONS(op_F16_CONST_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_CONST), CHOICE(1, 1, op_CONST), END),
    ROW(ALL, 1, 0, 0, FLOAT(3, p_half_F16_HIGH), COMMA, FLOAT(4, p_half_F16_LOW), END),
};
OPTIONS(op_NEG_HALVES_4) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HFMA_NEG_C_CONST), WORD(1, p_Rc),
        WORD(2, p_half_HFMA_SWIZZLE_C_CONST), WORD(3, p_REUSE_C), END),
};
OPTIONS(op_NEG_HALVES_5) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HALF_NEG_CONST), WORD(1, p_Rc),
        WORD(2, p_half_HFMA_SWIZZLE_C_CONST), WORD(3, p_REUSE_B), END),
};
OPTIONS(op_HFMA_CONST_C) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_half_HFMA_NEG_C_CONST), CHOICE(1, 1, op_CONST), END),
};
OPTIONS(op_OPT_PO) = {
    ROW(ALL, 2, '.', 'P', TEXT(".PO"), END),
    ROW(ALL, 0, 0, 0, END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_SUM_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_SUM_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_NEG_B), WORD(1, p_Rb), WORD(2, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_integer_NEG_B), CHOICE(1, 3, op_CONST), END),
    ROW(ALL, 2, 0, 0, NUMBER(5, p_IMM), END),
    ROW(ALL, 3, 0, 0, NUMBER(5, p_IMM), TEXT(".NEG"), END),
    ROW(ALL, 4, 'R', 0, WORD(1, p_Rb), WORD(2, p_REUSE_B), END),
    ROW(ALL, 5, 'c', '[', TEXT("c["), NUMBER(3, p_C_BANK), TEXT("]["), NUMBER(4, p_C_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 6, 0, 0, NUMBER(5, p_IMM), END),
};
OPTIONS(op_OPT_PO_32I) = {
    ROW(ALL, 1, '.', 'P', TEXT(".PO"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SUM_A_32I) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_NEG_A_32I), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_IADD3_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_IADD3_NEG_A), WORD(1, p_Ra), WORD(2, p_integer_HALF_A),
        WORD(3, p_REUSE_A), END),
};
OPTIONS(op_IADD3_B_HALF) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_IADD3_NEG_B), WORD(1, p_Rb), WORD(2, p_integer_HALF_B),
        WORD(3, p_REUSE_B), END),
};
OPTIONS(op_IADD3_C_HALF) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_IADD3_NEG_C), WORD(1, p_Rc), WORD(2, p_integer_HALF_C),
        WORD(3, p_REUSE_C), END),
};
OPTIONS(op_IADD3_A_WHOLE) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_IADD3_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_IADD3_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_IADD3_NEG_B), CHOICE(1, 1, op_CONST), END),
    ROW(ALL, 1, 0, 0, NUMBER(3, p_UIMM), END),
    ROW(ALL, 2, 0, 0, NUMBER(3, p_UIMM), TEXT(".NEG"), END),
};
OPTIONS(op_IADD3_C_WHOLE) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_integer_IADD3_NEG_C), WORD(1, p_Rc), WORD(2, p_REUSE_C), END),
};
OPTIONS(op_OPT_2) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_Pd), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_INVERTED_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_logic_LOP_INV_A), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_INVERTED_B) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_logic_LOP_INV_B), WORD(1, p_Rb), WORD(2, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_logic_LOP_INV_B), CHOICE(1, 3, op_CONST), END),
    ROW(ALL, 2, 0, 0, NUMBER(5, p_IMM), END),
    ROW(ALL, 3, 0, 0, NUMBER(5, p_IMM), TEXT(".INV"), END),
};
OPTIONS(op_ADDR_2) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_memory_OFFSET24),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_memory_UOFFSET24), TEXT("]"), END),
};
OPTIONS(op_ADDR_REG_3) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_memory_OFFSET20),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_memory_UOFFSET20), TEXT("]"), END),
};
OPTIONS(op_ADDR_3) = {
    ROW(ALL, 0, '[', 0, TEXT("["), WORD(0, p_Ra), TEXT("]"), END),
    ROW(ALL, 1, '[', 0, TEXT("["), WORD(0, p_Ra_2), TEXT("+"), NUMBER(1, p_memory_OFFSET32),
        TEXT("]"), END),
    ROW(ALL, 2, '[', 0, TEXT("["), NUMBER(2, p_memory_UOFFSET32), TEXT("]"), END),
};
OPTIONS(op_OPT_LD_P) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_LD_P), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_CONST_INDEXED) = {
    ROW(ALL, 0, 'c', '[', TEXT("c["), NUMBER(0, p_memory_LDC_BANK), TEXT("]["), WORD(1, p_Ra_2),
        TEXT("]"), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(0, p_memory_LDC_BANK), TEXT("]["), WORD(1, p_Ra_2),
        TEXT("+"), NUMBER(2, p_memory_INDEX), TEXT("]"), END),
    ROW(ALL, 2, 'c', '[', TEXT("c["), NUMBER(0, p_memory_LDC_BANK), TEXT("]["),
        NUMBER(3, p_memory_UINDEX), TEXT("]"), END),
};
OPTIONS(op_OPT_MASK) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_LANES), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_OPT_MASK_2) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_move_LANES_32I), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_MAD_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_multiply_MAD_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_MAD_C) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_multiply_MAD_NEG_C), WORD(1, p_Rc), WORD(2, p_REUSE_C), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Rc), WORD(2, p_REUSE_C), END),
};
OPTIONS(op_MAD_CONST_C) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_multiply_MAD_NEG_C), CHOICE(1, 1, op_CONST), END),
    ROW(ALL, 1, 'c', '[', CHOICE(2, 1, op_CONST), END),
};
OPTIONS(op_MAD32I_C) = {
    ROW(ALL, 0, 0, 0, WORD(6, p_multiply_MAD32I_NEG_C), SHARED_WORD(0, p_Rd), END),
    ROW(ALL, 1, 'R', 0, SHARED_WORD(0, p_Rd), END),
};
OPTIONS(op_XMAD_DOES) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_multiply_PSL), WORD(1, p_multiply_MRG),
        WORD(2, p_multiply_XMAD_MODE), WORD(3, p_multiply_XMAD_X), END),
};
OPTIONS(op_XMAD_A) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_multiply_XMAD_H1_A), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_XMAD_Rb) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_multiply_XMAD_H1_B), WORD(2, p_REUSE_B), END),
};
OPTIONS(op_XMAD_IMM) = {
    ROW(ALL, 0, 0, 0, NUMBER(0, p_multiply_IMM16), END),
};
OPTIONS(op_XMAD_CONST_DOES) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_multiply_PSL_CONST), WORD(1, p_multiply_MRG_CONST),
        WORD(2, p_multiply_XMAD_MODE_CONST), WORD(3, p_multiply_XMAD_X_CONST), END),
};
OPTIONS(op_XMAD_CONST_B) = {
    ROW(ALL, 0, 'c', '[', CHOICE(1, 0, op_CONST), WORD(2, p_multiply_XMAD_H1_C), END),
};
OPTIONS(op_XMAD_CONST_C_DOES) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_multiply_XMAD_MODE_CONST), WORD(1, p_multiply_XMAD_X_CONST), END),
};
OPTIONS(op_XMAD_Rc_B) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), WORD(1, p_multiply_XMAD_H1_C), WORD(2, p_REUSE_B), END),
};
OPTIONS(op_SRC_Pa) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_predicate_NOT_Pa), WORD(1, p_Pa), END),
};
OPTIONS(op_SRC_Pb) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_predicate_NOT_Pb), WORD(1, p_Pb), END),
};
OPTIONS(op_PR_BITS) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_REUSE_B), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]"), END),
    ROW(ALL, 2, 0, 0, NUMBER(4, p_UIMM), END),
};
OPTIONS(op_SHF_B) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, NUMBER(2, p_shift_SHF_IMM), END),
};
OPTIONS(op_INVERTED_B_2) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_shift_INV_B), WORD(1, p_Rb), WORD(2, p_REUSE_B), END),
    ROW(ALL, 1, 0, 0, WORD(0, p_shift_INV_B), CHOICE(1, 3, op_CONST), END),
    ROW(ALL, 2, 0, 0, NUMBER(5, p_IMM), END),
    ROW(ALL, 3, 0, 0, NUMBER(5, p_IMM), TEXT(".INV"), END),
};
OPTIONS(op_LEA_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_shift_LEA_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_OPT_NUMBER_3) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_shift_LEA_SHIFT), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_LEA_HI_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_shift_LEA_HI_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_OPT_NUMBER_4) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_shift_LEA_HI_SHIFT), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_LEA_HI_CONST_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_shift_LEA_HI_CONST_NEG_A), WORD(1, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_OPT_NUMBER_5) = {
    ROW(ALL, 1, 0, 0, NUMBER(0, p_shift_LEA_HI_CONST_SHIFT), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SPECIAL) = {
    ROW(0x7, 0, 'S', 0, WORD(0, p_special_SR), END),
    ROW(0x38, 1, 'S', 0, WORD(0, p_special_SR), END),
    ROW(0x38, 2, 'S', 'R', TEXT("SR_SM_SPA_VERSION"), END),
    ROW(0x38, 3, 'S', 'R', TEXT("SR_MULTIPASSSHADERINFO"), END),
    ROW(0x38, 4, 'S', 'R', TEXT("SR_LWINHI"), END),
    ROW(0x38, 5, 'S', 'R', TEXT("SR_SWINHI"), END),
    ROW(0x38, 6, 'S', 'R', TEXT("SR_BARRIERALLOC"), END),
};
OPTIONS(op_OPT_BALLOT) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rd_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SHFL_B) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_special_SHFL_LANE), END),
};
OPTIONS(op_SHFL_C) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_special_SHFL_CLAMP), END),
};
OPTIONS(op_BAR_BARRIER) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_special_BAR_ID), END),
};
OPTIONS(op_OPT_BAR_THREADS) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 2, 0, 0, NUMBER(1, p_special_BAR_THREADS), END),
    ROW(ALL, 1, 0, 0, END),
};
OPTIONS(op_BAR_ARV_THREADS) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_special_BAR_THREADS_2), END),
};
OPTIONS(op_OPT_3) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_Pw_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_BOARD_LIST) = {
    ROW(ALL, 1, '{', '5', TEXT("{5"), COMMA, WORD(0, p_BOARD4), COMMA, WORD(1, p_BOARD3), COMMA,
        WORD(2, p_BOARD2), COMMA, WORD(3, p_BOARD1), COMMA, WORD(4, p_BOARD0), TEXT("}"), END),
    ROW(ALL, 2, '{', '4', TEXT("{4"), COMMA, WORD(1, p_BOARD3), COMMA, WORD(2, p_BOARD2), COMMA,
        WORD(3, p_BOARD1), COMMA, WORD(4, p_BOARD0), TEXT("}"), END),
    ROW(ALL, 3, '{', '3', TEXT("{3"), COMMA, WORD(2, p_BOARD2), COMMA, WORD(3, p_BOARD1), COMMA,
        WORD(4, p_BOARD0), TEXT("}"), END),
    ROW(ALL, 4, '{', '2', TEXT("{2"), COMMA, WORD(3, p_BOARD1), COMMA, WORD(4, p_BOARD0), TEXT("}"),
        END),
    ROW(ALL, 5, '{', '1', TEXT("{1"), COMMA, WORD(4, p_BOARD0), TEXT("}"), END),
    ROW(ALL, 6, '{', '0', TEXT("{0}"), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_OPT_Ps) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_surface_Ps), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_SURFACE) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_HEADER), END),
};
OPTIONS(op_SURED_TYPES) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_surface_SURED_TYPE), END),
};
OPTIONS(op_SUATOM_TYPES) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_surface_SUATOM_TYPE), END),
};
OPTIONS(op_SUATOM_TYPES_R) = {
    ROW(0x6, 1, '.', 'F', TEXT(".F16x2.FTZ.RN"), END),
    ROW(0x38, 2, '.', 'F', TEXT(".F16x2.RN"), END),
    ROW(ALL, 0, 0, 0, WORD(0, p_surface_SUATOM_TYPE_R), END),
};
OPTIONS(op_SRC_SUATOM_P) = {
    ROW(ALL, 0, 'P', 0, WORD(0, p_surface_SUATOM_P), END),
};
OPTIONS(op_SURFACE_Rc) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rc), END),
};
OPTIONS(op_TEX_SUFFIX) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_texture_NODEP), WORD(1, p_texture_PHASE_T),
        WORD(2, p_texture_PHASE_P), END),
};
OPTIONS(op_OPT_4) = {
    ROW(ALL, 1, 'P', 0, WORD(0, p_texture_Pt), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_OPT_REG_2) = {
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb_2), END),
    ROW(ALL, 0, 0, 0, END),
};
OPTIONS(op_ANY_QUERY) = {
    ROW(ALL, 0, 'T', 'E', WORD(0, p_texture_QUERY), END),
    ROW(ALL, 1, 0, 0, NUMBER(1, p_texture_QUERY_NUMBER), END),
};
OPTIONS(op_OPT_F16) = {
    ROW(0x3e, 0, 0, 0, WORD(0, p_texture_TEXS_F16), END),
    ROW(0x1, 1, 0, 0, END),
};
OPTIONS(op_OPT_TLD4S_F16) = {
    ROW(0x3e, 0, 0, 0, WORD(0, p_texture_TLD4S_F16), END),
    ROW(0x1, 1, 0, 0, END),
};
OPTIONS(op_TYPE_B) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("8"), END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("16"), END),
    ROW(ALL, 2, '.', 0, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("32"), END),
    ROW(ALL, 3, '.', 0, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("16"), END),
};
OPTIONS(op_TYPE_B_SHORT) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("8"), END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_video_SIGN_B), TEXT("16"), END),
};
OPTIONS(op_TYPES) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("8"), CHOICE(1, 1, op_TYPE_B),
        END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("16"), CHOICE(2, 1, op_TYPE_B),
        END),
    ROW(ALL, 2, '.', 'U', TEXT(".U32"), CHOICE(3, 1, op_TYPE_B), END),
    ROW(ALL, 3, '.', 'S', TEXT(".S32"), CHOICE(4, 1, op_TYPE_B_SHORT), END),
    ROW(ALL, 4, '.', 'S', TEXT(".S32.U32"), END),
    ROW(ALL, 6, '.', 'S', TEXT(".S32.U16"), END),
    ROW(ALL, 5, ALSO, 0, TEXT(".S32.S32"), END),
    ROW(ALL, 7, ALSO, 0, TEXT(".S32.S16"), END),
    ROW(ALL, 5, 0, 0, END),
    ROW(ALL, 7, 0, 0, END),
};
OPTIONS(op_SRC_VA) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Ra), WORD(1, p_video_BYTE_A), WORD(2, p_REUSE_A), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Ra), WORD(3, p_video_HALF_A), WORD(2, p_REUSE_A), END),
    ROW(ALL, 2, 'R', 0, WORD(0, p_Ra), WORD(2, p_REUSE_A), END),
};
OPTIONS(op_SRC_VB) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_video_BYTE_B), WORD(2, p_REUSE_B), END),
    ROW(ALL, 1, 'R', 0, WORD(0, p_Rb), WORD(3, p_video_HALF_B), WORD(2, p_REUSE_B), END),
    ROW(ALL, 2, 'R', 0, WORD(0, p_Rb), WORD(2, p_REUSE_B), END),
    ROW(ALL, 3, 0, 0, NUMBER(4, p_video_IMM_B), END),
};
OPTIONS(op_VMAD_A) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_video_MAD_NEG_A), CHOICE(1, 1, op_SRC_VA), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Ra), WORD(2, p_video_BYTE_A), WORD(3, p_REUSE_A), END),
    ROW(ALL, 2, 'R', 0, WORD(1, p_Ra), WORD(4, p_video_HALF_A), WORD(3, p_REUSE_A), END),
    ROW(ALL, 3, 'R', 0, WORD(1, p_Ra), WORD(3, p_REUSE_A), END),
};
OPTIONS(op_VMAD_C) = {
    ROW(ALL, 0, 0, 0, WORD(0, p_video_MAD_NEG_C), WORD(1, p_Rc), WORD(2, p_REUSE_C), END),
    ROW(ALL, 1, 'R', 0, WORD(1, p_Rc), WORD(2, p_REUSE_C), END),
};
OPTIONS(op_SHIFT_TYPE_B) = {
    ROW(ALL, 0, '.', 'U', TEXT(".U8"), END),
    ROW(ALL, 1, '.', 'U', TEXT(".U16"), END),
    ROW(ALL, 2, '.', 'U', TEXT(".U32"), END),
    ROW(ALL, 3, '.', 'U', TEXT(".U16"), END),
};
OPTIONS(op_SHIFT_TYPES) = {
    ROW(ALL, 0, '.', 0, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("8"),
        CHOICE(1, 0, op_SHIFT_TYPE_B), END),
    ROW(ALL, 1, '.', 0, TEXT("."), WORD(0, p_video_SIGN_A), TEXT("16"),
        CHOICE(2, 0, op_SHIFT_TYPE_B), END),
    ROW(ALL, 2, '.', 'U', TEXT(".U32"), CHOICE(3, 0, op_SHIFT_TYPE_B), END),
    ROW(ALL, 3, '.', 'S', TEXT(".S32.U8"), END),
    ROW(ALL, 4, '.', 'S', TEXT(".S32.U16"), END),
    ROW(ALL, 5, ALSO, 0, TEXT(".S32.U32"), END),
    ROW(ALL, 6, ALSO, 0, TEXT(".S32.U16"), END),
    ROW(ALL, 5, 0, 0, END),
    ROW(ALL, 6, 0, 0, END),
};
OPTIONS(op_DIFF4_TYPES) = {
    ROW(ALL, 0, '.', 0, WORD(0, p_video_DIFF4_A), WORD(1, p_video_DIFF4_B), END),
    ROW(ALL, 1, '.', 0, WORD(0, p_video_DIFF4_A_2), WORD(1, p_video_DIFF4_B_2), END),
    ROW(ALL, 2, ALSO, 0, TEXT(".S8.S8"), END),
    ROW(ALL, 2, 0, 0, END),
};
OPTIONS(op_IDP_B) = {
    ROW(ALL, 0, 'R', 0, WORD(0, p_Rb), WORD(1, p_REUSE_B), END),
    ROW(ALL, 1, 'c', '[', TEXT("c["), NUMBER(2, p_C_BANK), TEXT("]["), NUMBER(3, p_C_OFFSET),
        TEXT("]"), END),
};

FORMS(head_AL2P) = {
    FORM(MAXWELL_AL2P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 6, op_GUARD), BLANK,
        TEXT("AL2P"), WORD(0, p_graphics_OUTPUT), WORD(1, p_graphics_ATTR_SIZE), BLANK,
        CHOICE(0, 2, op_OPT), COMMA, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_ATTR), OWN_BLANK,
        CHOICE(4, 7, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_ALD) = {
    FORM(MAXWELL_ALD_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_graphics_OUTPUT), WORD(1, p_graphics_ATTR_SIZE), BLANK,
        WORD(2, p_Rd), COMMA, TEXT("a["), NUMBER(3, p_graphics_ATTR_OFFSET10), TEXT("]"), COMMA,
        CHOICE(0, 4, op_OPT_REG), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
    FORM(MAXWELL_ALD_H, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_graphics_OUTPUT), TEXT(".PHYS"), WORD(1, p_graphics_ATTR_SIZE),
        BLANK, WORD(2, p_Rd), COMMA, TEXT("a["), WORD(3, p_Ra_2), TEXT("]"), COMMA,
        CHOICE(0, 4, op_OPT_REG), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
    FORM(MAXWELL_ALD_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_graphics_OUTPUT), TEXT(".P"), WORD(1, p_graphics_ATTR_SIZE), BLANK,
        WORD(2, p_Rd), COMMA, TEXT("a["), WORD(3, p_Ra), TEXT("]"), COMMA, CHOICE(0, 4, op_OPT_REG),
        OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ALD_Q, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("ALD"), WORD(0, p_graphics_OUTPUT), TEXT(".P"), WORD(1, p_graphics_ATTR_SIZE), BLANK,
        WORD(2, p_Rd), COMMA, TEXT("a["), WORD(3, p_Ra), TEXT("+"),
        NUMBER(4, p_graphics_ATTR_OFFSET11), TEXT("]"), COMMA, CHOICE(0, 5, op_OPT_REG), OWN_BLANK,
        CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_AST) = {
    FORM(MAXWELL_AST_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("AST"), WORD(0, p_graphics_ATTR_SIZE), BLANK, TEXT("a["),
        NUMBER(1, p_graphics_ATTR_OFFSET10), TEXT("]"), COMMA, WORD(2, p_Rd), COMMA,
        CHOICE(0, 3, op_OPT_REG), OWN_BLANK, CHOICE(3, 5, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_AST_P) = {
    FORM(MAXWELL_AST_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("AST.P"), WORD(0, p_graphics_ATTR_SIZE), BLANK, TEXT("a["), WORD(1, p_Ra), TEXT("]"),
        COMMA, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_OPT_REG), OWN_BLANK, CHOICE(3, 5, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_AST_Q, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("AST.P"), WORD(0, p_graphics_ATTR_SIZE), BLANK, TEXT("a["), WORD(1, p_Ra), TEXT("+"),
        NUMBER(2, p_graphics_ATTR_OFFSET11), TEXT("]"), COMMA, WORD(3, p_Rd), COMMA,
        CHOICE(0, 4, op_OPT_REG), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_AST_PHYS) = {
    FORM(MAXWELL_AST_H, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("AST.PHYS"), WORD(0, p_graphics_ATTR_SIZE), BLANK, TEXT("a["), WORD(1, p_Ra_2),
        TEXT("]"), COMMA, WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_OPT_REG), OWN_BLANK,
        CHOICE(3, 5, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_ATOM) = {
    FORM(MAXWELL_ATOM, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_atomic_ATOM_E), WORD(1, p_atomic_ATOM_OP),
        CHOICE(0, 2, op_ATOM_TYPES), BLANK, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_ADDR), COMMA,
        WORD(7, p_Rb), OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOM_CAS, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_atomic_ATOM_E), TEXT(".CAS"), WORD(1, p_atomic_CAS_64), BLANK,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ADDR), COMMA, CHOICE(1, 6, op_CAS_PAIR), OWN_BLANK,
        CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOM_P_OP, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_atomic_ATOM_E), WORD(1, p_atomic_ATOM_P_OP),
        CHOICE(0, 2, op_ATOM_TYPES), BLANK, CHOICE(1, 3, op_SRC_Pl), COMMA, WORD(4, p_Rd), COMMA,
        CHOICE(2, 5, op_ADDR_REG), COMMA, WORD(8, p_Rb), OWN_BLANK, CHOICE(5, 10, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOM_P_CAS, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD), BLANK,
        TEXT("ATOM"), WORD(0, p_atomic_ATOM_E), TEXT(".CAS"), WORD(1, p_atomic_CAS_64), BLANK,
        CHOICE(0, 2, op_SRC_Pl), COMMA, WORD(3, p_Rd), COMMA, CHOICE(1, 4, op_ADDR_REG), COMMA,
        CHOICE(2, 7, op_CAS_PAIR), OWN_BLANK, CHOICE(5, 10, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_ATOMS) = {
    FORM(MAXWELL_ATOMS, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("ATOMS"), WORD(0, p_atomic_ATOMS_OP), WORD(1, p_atomic_ATOMS_TYPE), BLANK,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ATOMS_ADDR), COMMA, WORD(6, p_Rb), OWN_BLANK,
        CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ATOMS_CAS, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ATOMS"), WORD(0, p_atomic_ATOMS_CAS_OP), WORD(1, p_atomic_ATOMS_CAS_64), BLANK,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_ATOMS_ADDR), COMMA, CHOICE(1, 6, op_CAS_PAIR),
        OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_B2R) = {
    FORM(MAXWELL_B2R_B, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("B2R"), BLANK, WORD(0, p_Rd), COMMA, NUMBER(1, p_special_BAR_ID), OWN_BLANK,
        CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_B2R_RESULT) = {
    FORM(MAXWELL_B2R_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 2, op_GUARD), BLANK,
        TEXT("B2R.RESULT"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_OPT_3), OWN_BLANK,
        CHOICE(3, 3, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_B2R_WARP) = {
    FORM(MAXWELL_B2R_W, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("B2R.WARP"), BLANK, WORD(0, p_Rd), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_BAR_ARV) = {
    FORM(MAXWELL_BAR_ARV, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("BAR.ARV"), BLANK, CHOICE(0, 0, op_BAR_BARRIER), COMMA,
        CHOICE(1, 2, op_BAR_ARV_THREADS), OWN_BLANK, CHOICE(4, 5, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_BAR_RED) = {
    FORM(MAXWELL_BAR_RED, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 7, op_GUARD), BLANK,
        TEXT("BAR.RED"), WORD(0, p_special_BAR_RED), BLANK, CHOICE(0, 1, op_BAR_BARRIER), COMMA,
        CHOICE(1, 3, op_OPT_BAR_THREADS), COMMA, CHOICE(2, 5, op_SRC_Pp), OWN_BLANK,
        CHOICE(5, 8, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_BAR_SCAN) = {
    FORM(MAXWELL_BAR_SCAN, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 6, op_GUARD), BLANK,
        TEXT("BAR.SCAN"), BLANK, CHOICE(0, 0, op_BAR_BARRIER), COMMA,
        CHOICE(1, 2, op_OPT_BAR_THREADS), COMMA, CHOICE(2, 4, op_SRC_Pp), OWN_BLANK,
        CHOICE(5, 7, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_BAR_SYNC) = {
    FORM(MAXWELL_BAR_SYNC, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 4, op_GUARD), BLANK,
        TEXT("BAR.SYNC"), BLANK, CHOICE(0, 0, op_BAR_BARRIER), COMMA,
        CHOICE(1, 2, op_OPT_BAR_THREADS), OWN_BLANK, CHOICE(4, 5, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_BFE) = {
    FORM(MAXWELL_BFE, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("BFE"), WORD(0, p_SIGNED), WORD(1, p_shift_BREV), BLANK, WORD(2, p_Rd), WORD(3, p_CC),
        COMMA, WORD(4, p_Ra), WORD(5, p_REUSE_A), COMMA, CHOICE(0, 6, op_SRC_B), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_BFI) = {
    FORM(MAXWELL_BFI_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("BFI"), BLANK, WORD(0, p_Rd), WORD(1, p_CC), COMMA, WORD(2, p_Ra), WORD(3, p_REUSE_A),
        COMMA, CHOICE(0, 4, op_SRC_B), COMMA, WORD(9, p_Rc), WORD(10, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_BFI_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("BFI"), BLANK, WORD(0, p_Rd), WORD(1, p_CC), COMMA, WORD(2, p_Ra), WORD(3, p_REUSE_A),
        COMMA, WORD(4, p_Rc), WORD(5, p_REUSE_B), COMMA, CHOICE(0, 6, op_CONST), OWN_BLANK,
        CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_BPT) = {
    FORM(MAXWELL_BPT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("BPT"),
        WORD(0, p_control_BPT_KIND), BLANK, CHOICE(0, 1, op_OPT_NUMBER), OWN_BLANK,
        CHOICE(2, 2, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_BRA) = {
    FORM(MAXWELL_BRA, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("BRA"), WORD(0, p_control_U), WORD(1, p_control_LMT), BLANK, WORD(2, p_CC_TEST), COMMA,
        CHOICE(0, 3, op_ANY_TARGET), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_BRK) = {
    FORM(MAXWELL_BRK, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("BRK"), BLANK, WORD(0, p_CC_TEST), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_BRX) = {
    FORM(MAXWELL_BRX, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("BRX"), WORD(0, p_control_LMT), BLANK, WORD(1, p_CC_TEST), COMMA,
        CHOICE(0, 2, op_INDEXED_REL_TARGET), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_CAL) = {
    FORM(MAXWELL_CAL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("CAL"), WORD(0, p_control_NOINC),
        BLANK, CHOICE(0, 1, op_ANY_TARGET), OWN_BLANK, CHOICE(2, 4, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTL) = {
    FORM(MAXWELL_CCTL_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("CCTL"), WORD(0, p_atomic_CCTL_E), WORD(1, p_atomic_CACHE_LEVEL),
        WORD(2, p_atomic_CACHE_OP_OR_QUERY), BLANK, CHOICE(0, 3, op_ADDR_REG_2), OWN_BLANK,
        CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_CCTL_ALL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 3, op_GUARD), BLANK,
        TEXT("CCTL"), WORD(0, p_atomic_CCTL_E), WORD(1, p_atomic_CACHE_LEVEL),
        WORD(2, p_atomic_CACHE_OP_OR_QUERY_2), OWN_BLANK, CHOICE(2, 4, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTLL) = {
    FORM(MAXWELL_CCTLL_A, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 4, op_GUARD), BLANK,
        TEXT("CCTLL"), WORD(0, p_atomic_CACHE_OP), BLANK, CHOICE(0, 1, op_CCTLL_ADDR), OWN_BLANK,
        CHOICE(3, 5, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_CCTLL_ALL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("CCTLL"), WORD(0, p_atomic_CACHE_OP_2), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTLT_IVALL) = {
    FORM(MAXWELL_CCTLT_ALL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 0, op_GUARD), BLANK,
        TEXT("CCTLT.IVALL"), OWN_BLANK, CHOICE(2, 1, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CCTLT_IVTH) = {
    FORM(MAXWELL_CCTLT_ONE, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("CCTLT.IVTH"), BLANK, NUMBER(0, p_atomic_CCTLT_HEADER), OWN_BLANK,
        CHOICE(2, 2, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CONT) = {
    FORM(MAXWELL_CONT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("CONT"), BLANK, WORD(0, p_CC_TEST), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_CS2R) = {
    FORM(MAXWELL_CS2R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 2, op_GUARD), BLANK,
        TEXT("CS2R"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_SPECIAL), OWN_BLANK,
        CHOICE(3, 3, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_CSET) = {
    FORM(MAXWELL_CSET, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("CSET"), WORD(0, p_BF), WORD(1, p_NOP_CC_TEST_2), WORD(2, p_BOP), BLANK, WORD(3, p_Rd),
        WORD(4, p_CC), COMMA, TEXT("CC"), COMMA, CHOICE(0, 5, op_SRC_Pp), OWN_BLANK,
        CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_CSETP) = {
    FORM(MAXWELL_CSETP, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("CSETP"), WORD(0, p_NOP_CC_TEST_2), WORD(1, p_BOP), BLANK, WORD(2, p_Pu), COMMA,
        WORD(3, p_Pv), COMMA, TEXT("CC"), COMMA, CHOICE(0, 4, op_SRC_Pp), OWN_BLANK,
        CHOICE(3, 7, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_DADD) = {
    FORM(MAXWELL_DADD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("DADD"), WORD(0, p_RND), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA,
        CHOICE(0, 3, op_F64_A), COMMA, CHOICE(1, 7, op_F64_B), OWN_BLANK, CHOICE(5, 15, op_CTL),
        BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_DEPBAR) = {
    FORM(MAXWELL_DEPBAR_N, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("DEPBAR"), BLANK, CHOICE(0, 0, op_BOARD_LIST), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_DEPBAR_LE) = {
    FORM(MAXWELL_DEPBAR_LE, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("DEPBAR.LE"), BLANK, WORD(0, p_SCOREBOARD), COMMA, NUMBER(1, p_PENDING), COMMA,
        CHOICE(0, 2, op_BOARD_LIST), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_DFMA) = {
    FORM(MAXWELL_DFMA_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD), BLANK,
        TEXT("DFMA"), WORD(0, p_double_DFMA_RND), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA,
        WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_F64_NEG_B), COMMA,
        CHOICE(2, 11, op_F64_C), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_DFMA_C, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 11, op_GUARD), BLANK,
        TEXT("DFMA"), WORD(0, p_double_DFMA_RND), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA,
        WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_F64_B_IN_C), COMMA,
        CHOICE(1, 8, op_F64_CONST_C), OWN_BLANK, CHOICE(5, 12, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_DMNMX) = {
    FORM(MAXWELL_DMNMX, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 15, op_GUARD),
        BLANK, TEXT("DMNMX"), BLANK, WORD(0, p_Rd), WORD(1, p_CC), COMMA, CHOICE(0, 2, op_F64_A),
        COMMA, CHOICE(1, 6, op_F2F_F64), COMMA, CHOICE(3, 13, op_SRC_Pp), OWN_BLANK,
        CHOICE(6, 16, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_DMUL) = {
    FORM(MAXWELL_DMUL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 11, op_GUARD), BLANK,
        TEXT("DMUL"), WORD(0, p_RND), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA, WORD(3, p_Ra),
        WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_F64_NEG_B), OWN_BLANK, CHOICE(4, 12, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_DSET) = {
    FORM(MAXWELL_DSET, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 18, op_GUARD),
        BLANK, TEXT("DSET"), WORD(0, p_SET_BF), WORD(1, p_FLOAT_CMP), WORD(2, p_BOP), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_F64_A_2), COMMA,
        CHOICE(1, 9, op_F64_B_2), COMMA, CHOICE(3, 16, op_SRC_Pp), OWN_BLANK, CHOICE(6, 19, op_CTL),
        BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_DSETP) = {
    FORM(MAXWELL_DSETP, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 17, op_GUARD),
        BLANK, TEXT("DSETP"), WORD(0, p_FLOAT_CMP), WORD(1, p_BOP), BLANK, WORD(2, p_Pu), COMMA,
        WORD(3, p_Pv), COMMA, CHOICE(0, 4, op_F64_A_3), COMMA, CHOICE(1, 8, op_F64_B_3), COMMA,
        CHOICE(3, 15, op_SRC_Pp), OWN_BLANK, CHOICE(6, 18, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_EXIT) = {
    FORM(MAXWELL_EXIT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("EXIT"), WORD(0, p_control_KEEPREFCOUNT), BLANK, WORD(1, p_CC_TEST), OWN_BLANK,
        CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_F2F) = {
    FORM(MAXWELL_F2F_HH, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT),
        WORD(2, p_convert_SRC_FLOAT), WORD(3, p_convert_CVT_RND), WORD(4, p_SAT), BLANK,
        WORD(5, p_Rd), WORD(6, p_CC), COMMA, CHOICE(0, 7, op_CVT_F16), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_HS, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT_2),
        WORD(2, p_convert_SRC_FLOAT), WORD(3, p_RND), WORD(4, p_SAT), BLANK, WORD(5, p_Rd),
        WORD(6, p_CC), COMMA, CHOICE(0, 7, op_CVT_F16), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_HD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT_3),
        WORD(2, p_convert_SRC_FLOAT), WORD(3, p_RND), WORD(4, p_SAT), BLANK, WORD(5, p_Rd),
        WORD(6, p_CC), COMMA, CHOICE(0, 7, op_CVT_F16), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_SH, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT),
        WORD(2, p_convert_SRC_FLOAT_2), WORD(3, p_RND), WORD(4, p_SAT), BLANK, WORD(5, p_Rd),
        WORD(6, p_CC), COMMA, CHOICE(0, 7, op_F2F_F32), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_SS, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT_2),
        WORD(2, p_convert_SRC_FLOAT_2), WORD(3, p_convert_CVT_RND), WORD(4, p_SAT), BLANK,
        WORD(5, p_Rd), WORD(6, p_CC), COMMA, CHOICE(0, 7, op_F2F_F32), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_SD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT_3),
        WORD(2, p_convert_SRC_FLOAT_2), WORD(3, p_RND), WORD(4, p_SAT), BLANK, WORD(5, p_Rd),
        WORD(6, p_CC), COMMA, CHOICE(0, 7, op_F2F_F32), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_DH, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT),
        WORD(2, p_convert_SRC_FLOAT_3), WORD(3, p_RND), WORD(4, p_SAT), BLANK, WORD(5, p_Rd),
        WORD(6, p_CC), COMMA, CHOICE(0, 7, op_F2F_F64), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_DS, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT_2),
        WORD(2, p_convert_SRC_FLOAT_3), WORD(3, p_RND), WORD(4, p_SAT), BLANK, WORD(5, p_Rd),
        WORD(6, p_CC), COMMA, CHOICE(0, 7, op_F2F_F64), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2F_DD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2F"), WORD(0, p_FTZ), WORD(1, p_convert_DST_FLOAT_3),
        WORD(2, p_convert_SRC_FLOAT_3), WORD(3, p_convert_CVT_RND), WORD(4, p_SAT), BLANK,
        WORD(5, p_Rd), WORD(6, p_CC), COMMA, CHOICE(0, 7, op_F2F_F64), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_F2I) = {
    FORM(MAXWELL_F2I_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2I"), WORD(0, p_FTZ), WORD(1, p_convert_DST_INT),
        WORD(2, p_convert_SRC_FLOAT), WORD(3, p_convert_ROUND), BLANK, WORD(4, p_Rd), WORD(5, p_CC),
        COMMA, CHOICE(0, 6, op_CVT_F16), BLANK, CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK,
        CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2I_S, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2I"), WORD(0, p_FTZ), WORD(1, p_convert_DST_INT),
        WORD(2, p_convert_SRC_FLOAT_2), WORD(3, p_convert_ROUND), BLANK, WORD(4, p_Rd),
        WORD(5, p_CC), COMMA, CHOICE(0, 6, op_CVT_F32), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_F2I_D, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD),
        BLANK, TEXT("F2I"), WORD(0, p_FTZ), WORD(1, p_convert_DST_INT),
        WORD(2, p_convert_SRC_FLOAT_3), WORD(3, p_convert_ROUND), BLANK, WORD(4, p_Rd),
        WORD(5, p_CC), COMMA, CHOICE(0, 6, op_CVT_F64), BLANK, CHOICE(2, 0, op_F2F_IGNORED),
        OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_FADD) = {
    FORM(MAXWELL_FADD, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 16, op_GUARD),
        BLANK, TEXT("FADD"), WORD(0, p_FTZ), WORD(1, p_RND), WORD(2, p_SAT), BLANK, WORD(3, p_Rd),
        WORD(4, p_CC), COMMA, CHOICE(0, 5, op_F64_A), COMMA, CHOICE(1, 9, op_F32_B), OWN_BLANK,
        CHOICE(5, 17, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_FADD32I) = {
    FORM(MAXWELL_FADD32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 10, op_GUARD),
        BLANK, TEXT("FADD32I"), WORD(0, p_float_FTZ_32I), BLANK, WORD(1, p_Rd), WORD(2, p_CC_32I),
        COMMA, CHOICE(0, 3, op_F32_A), COMMA, FLOAT(7, p_FIMM32), WORD(8, p_float_F_NEG_B_32I),
        WORD(9, p_float_F_ABS_B_32I), OWN_BLANK, CHOICE(3, 11, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_FCHK_DIVIDE) = {
    FORM(MAXWELL_FCHK, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 12, op_GUARD),
        BLANK, TEXT("FCHK.DIVIDE"), BLANK, WORD(0, p_Pu), COMMA, CHOICE(0, 1, op_F64_A), COMMA,
        CHOICE(1, 5, op_F2F_F32), OWN_BLANK, CHOICE(5, 13, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_FCMP) = {
    FORM(MAXWELL_FCMP_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("FCMP"), WORD(0, p_floatcmp_FCMP_TEST), WORD(1, p_floatcmp_SETP_FTZ), BLANK,
        WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_FCMP_B),
        COMMA, WORD(10, p_Rc), WORD(11, p_REUSE_C), OWN_BLANK, CHOICE(3, 13, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_FCMP_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("FCMP"), WORD(0, p_floatcmp_FCMP_TEST), WORD(1, p_floatcmp_SETP_FTZ), BLANK,
        WORD(2, p_Rd), COMMA, WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, WORD(5, p_Rc),
        WORD(6, p_REUSE_B), COMMA, CHOICE(0, 7, op_CONST), OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_FFMA) = {
    FORM(MAXWELL_FFMA_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 16, op_GUARD), BLANK,
        TEXT("FFMA"), WORD(0, p_float_FMZ_53), WORD(1, p_float_RND_51), WORD(2, p_SAT), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_F32_NEG_B), COMMA, CHOICE(2, 13, op_F64_C), OWN_BLANK,
        CHOICE(5, 17, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_FFMA_C, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD), BLANK,
        TEXT("FFMA"), WORD(0, p_float_FMZ_53), WORD(1, p_float_RND_51), WORD(2, p_SAT), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_F64_B_IN_C), COMMA, CHOICE(1, 10, op_F64_CONST_C), OWN_BLANK,
        CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_FFMA32I) = {
    FORM(MAXWELL_FFMA32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD),
        BLANK, TEXT("FFMA32I"), WORD(0, p_float_FMZ_53), WORD(1, p_float_F_SAT_32I), BLANK,
        SHARED_WORD(2, p_Rd), WORD(3, p_CC_32I), COMMA, CHOICE(0, 4, op_F32_A_32I), COMMA,
        FLOAT(7, p_FIMM32), COMMA, WORD(8, p_float_F_NEG_C_32I), SHARED_WORD(2, p_Rd), OWN_BLANK,
        CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_FLO) = {
    FORM(MAXWELL_FLO, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("FLO"), WORD(0, p_SIGNED), WORD(1, p_shift_SH), BLANK, WORD(2, p_Rd), WORD(3, p_CC),
        COMMA, CHOICE(0, 4, op_INVERTED_B_2), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_FMNMX) = {
    FORM(MAXWELL_FMNMX, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 16, op_GUARD),
        BLANK, TEXT("FMNMX"), WORD(0, p_FTZ), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA,
        CHOICE(0, 3, op_F64_A), COMMA, CHOICE(1, 7, op_F2F_F32), COMMA, CHOICE(3, 14, op_SRC_Pp),
        OWN_BLANK, CHOICE(6, 17, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_FMUL) = {
    FORM(MAXWELL_FMUL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 14, op_GUARD), BLANK,
        TEXT("FMUL"), WORD(0, p_float_FMZ), WORD(1, p_float_POWER), WORD(2, p_RND), WORD(3, p_SAT),
        BLANK, WORD(4, p_Rd), WORD(5, p_CC), COMMA, WORD(6, p_Ra), WORD(7, p_REUSE_A), COMMA,
        CHOICE(0, 8, op_F32_NEG_B), OWN_BLANK, CHOICE(4, 15, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
};
FORMS(head_FMUL32I) = {
    FORM(MAXWELL_FMUL32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 7, op_GUARD), BLANK,
        TEXT("FMUL32I"), WORD(0, p_float_FMZ_53), WORD(1, p_float_F_SAT_32I), BLANK, WORD(2, p_Rd),
        WORD(3, p_CC_32I), COMMA, WORD(4, p_Ra), WORD(5, p_REUSE_A), COMMA, FLOAT(6, p_FIMM32),
        OWN_BLANK, CHOICE(2, 8, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_FSET) = {
    FORM(MAXWELL_FSET, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 19, op_GUARD),
        BLANK, TEXT("FSET"), WORD(0, p_SET_BF), WORD(1, p_FLOAT_CMP), WORD(2, p_floatcmp_SET_FTZ),
        WORD(3, p_BOP), BLANK, WORD(4, p_Rd), WORD(5, p_CC), COMMA, CHOICE(0, 6, op_F64_A_2), COMMA,
        CHOICE(1, 10, op_F32_B_2), COMMA, CHOICE(3, 17, op_SRC_Pp), OWN_BLANK,
        CHOICE(6, 20, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_FSETP) = {
    FORM(MAXWELL_FSETP, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 18, op_GUARD),
        BLANK, TEXT("FSETP"), WORD(0, p_FLOAT_CMP), WORD(1, p_floatcmp_SETP_FTZ), WORD(2, p_BOP),
        BLANK, WORD(3, p_Pu), COMMA, WORD(4, p_Pv), COMMA, CHOICE(0, 5, op_F64_A_3), COMMA,
        CHOICE(1, 9, op_F32_B_3), COMMA, CHOICE(3, 16, op_SRC_Pp), OWN_BLANK, CHOICE(6, 19, op_CTL),
        BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_FSWZADD) = {
    FORM(MAXWELL_FSWZADD, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 13, op_GUARD), BLANK,
        TEXT("FSWZADD"), WORD(0, p_FTZ), WORD(1, p_RND), WORD(2, p_floatcmp_NDV), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        WORD(7, p_Rb), WORD(8, p_REUSE_B), COMMA, WORD(9, p_floatcmp_SIGNS3),
        WORD(10, p_floatcmp_SIGNS2), WORD(11, p_floatcmp_SIGNS1), WORD(12, p_floatcmp_SIGNS0),
        OWN_BLANK, CHOICE(2, 14, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_GETCRSPTR) = {
    FORM(MAXWELL_GETCRSPTR, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("GETCRSPTR"), BLANK,
        WORD(0, p_Rd), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_GETLMEMBASE) = {
    FORM(MAXWELL_GETLMEMBASE, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("GETLMEMBASE"), BLANK,
        WORD(0, p_Rd), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_HADD2) = {
    FORM(MAXWELL_HADD2_R, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 14, op_GUARD),
        BLANK, TEXT("HADD2"), WORD(0, p_half_MERGE), WORD(1, p_half_HADD_FTZ),
        WORD(2, p_half_HALF_SAT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_F16_A), COMMA,
        CHOICE(1, 9, op_F16_B), OWN_BLANK, CHOICE(4, 15, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
    FORM(MAXWELL_HADD2_C, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD),
        BLANK, TEXT("HADD2"), WORD(0, p_half_MERGE), WORD(1, p_half_HADD_FTZ),
        WORD(2, p_half_HALF_SAT_CONST), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_F16_A), COMMA,
        CHOICE(1, 9, op_F16_CONST_OR_IMM), OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_HADD2_32I) = {
    FORM(MAXWELL_HADD2_32I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("HADD2_32I"), WORD(0, p_half_HADD_FTZ_32I), WORD(1, p_half_HALF_SAT_CONST), BLANK,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_NEG_HALVES), COMMA, FLOAT(7, p_half_F16_HIGH_32I),
        COMMA, FLOAT(8, p_half_F16_LOW_32I), OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HFMA2) = {
    FORM(MAXWELL_HFMA2_R, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD), BLANK,
        TEXT("HFMA2"), WORD(0, p_half_MERGE), WORD(1, p_half_HFMA_FMZ), WORD(2, p_half_HALF_SAT),
        BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HALVES_2), COMMA,
        CHOICE(1, 7, op_NEG_HALVES_2), COMMA, CHOICE(2, 11, op_NEG_HALVES_3), OWN_BLANK,
        CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_HFMA2_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 16, op_GUARD), BLANK,
        TEXT("HFMA2"), WORD(0, p_half_MERGE), WORD(1, p_half_HFMA_FMZ_CONST),
        WORD(2, p_half_HALF_SAT_CONST), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HALVES_2),
        COMMA, CHOICE(1, 7, op_F16_CONST_B), COMMA, CHOICE(3, 12, op_NEG_HALVES_4), OWN_BLANK,
        CHOICE(6, 17, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
    FORM(MAXWELL_HFMA2_C, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 14, op_GUARD), BLANK,
        TEXT("HFMA2"), WORD(0, p_half_MERGE), WORD(1, p_half_HFMA_FMZ_CONST),
        WORD(2, p_half_HALF_SAT_CONST), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HALVES_2),
        COMMA, CHOICE(1, 7, op_NEG_HALVES_5), COMMA, CHOICE(2, 11, op_HFMA_CONST_C), OWN_BLANK,
        CHOICE(6, 15, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_HFMA2_32I) = {
    FORM(MAXWELL_HFMA2_32I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD),
        BLANK, TEXT("HFMA2_32I"), WORD(0, p_half_HALF_FMZ_32I), BLANK, SHARED_WORD(1, p_Rd), COMMA,
        CHOICE(0, 2, op_HALVES), COMMA, FLOAT(5, p_half_F16_HIGH_32I), COMMA,
        FLOAT(6, p_half_F16_LOW_32I), COMMA, WORD(7, p_half_HFMA_NEG_C_32I), SHARED_WORD(1, p_Rd),
        OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HMUL2) = {
    FORM(MAXWELL_HMUL2_R, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 13, op_GUARD),
        BLANK, TEXT("HMUL2"), WORD(0, p_half_MERGE), WORD(1, p_half_HMUL_FMZ),
        WORD(2, p_half_HALF_SAT), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HMUL_A), COMMA,
        CHOICE(1, 8, op_F16_B_2), OWN_BLANK, CHOICE(4, 14, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
    FORM(MAXWELL_HMUL2_C, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 12, op_GUARD),
        BLANK, TEXT("HMUL2"), WORD(0, p_half_MERGE), WORD(1, p_half_HMUL_FMZ),
        WORD(2, p_half_HALF_SAT_CONST), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_HMUL_A), COMMA,
        CHOICE(1, 8, op_HMUL_CONST), OWN_BLANK, CHOICE(5, 13, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_HMUL2_I, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("HMUL2"), WORD(0, p_half_MERGE), WORD(1, p_half_HMUL_FMZ),
        WORD(2, p_half_HALF_SAT_CONST), BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_F16_A), COMMA,
        FLOAT(9, p_half_F16_HIGH), COMMA, FLOAT(10, p_half_F16_LOW), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HMUL2_32I) = {
    FORM(MAXWELL_HMUL2_32I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("HMUL2_32I"), WORD(0, p_half_HALF_FMZ_32I), WORD(1, p_half_HALF_SAT_CONST), BLANK,
        WORD(2, p_Rd), COMMA, CHOICE(0, 3, op_HALVES), COMMA, FLOAT(6, p_half_F16_HIGH_32I), COMMA,
        FLOAT(7, p_half_F16_LOW_32I), OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_HSET2) = {
    FORM(MAXWELL_HSET2_R, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 17, op_GUARD),
        BLANK, TEXT("HSET2"), WORD(0, p_half_HALF_BF), WORD(1, p_half_HALF_CMP),
        WORD(2, p_half_HSET_FTZ), WORD(3, p_BOP), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_F16_A), COMMA, CHOICE(1, 10, op_F16_B_2), COMMA, CHOICE(2, 15, op_SRC_Pp),
        OWN_BLANK, CHOICE(5, 18, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_HSET2_C, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 17, op_GUARD),
        BLANK, TEXT("HSET2"), WORD(0, p_half_HALF_BF_CONST), WORD(1, p_half_HALF_CMP_CONST),
        WORD(2, p_half_HSET_FTZ_CONST), WORD(3, p_BOP), BLANK, WORD(4, p_Rd), COMMA,
        CHOICE(0, 5, op_F16_A), COMMA, CHOICE(1, 10, op_F16_CONST_B), COMMA,
        CHOICE(3, 15, op_SRC_Pp), OWN_BLANK, CHOICE(6, 18, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_HSETP2) = {
    FORM(MAXWELL_HSETP2_R, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 18, op_GUARD),
        BLANK, TEXT("HSETP2"), WORD(0, p_half_HALF_CMP), WORD(1, p_half_H_AND),
        WORD(2, p_half_HSETP_FTZ), WORD(3, p_BOP), BLANK, WORD(4, p_Pu), COMMA, WORD(5, p_Pv),
        COMMA, CHOICE(0, 6, op_F16_A), COMMA, CHOICE(1, 11, op_F16_B_2), COMMA,
        CHOICE(2, 16, op_SRC_Pp), OWN_BLANK, CHOICE(5, 19, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
    FORM(MAXWELL_HSETP2_C, INNER | SHARED, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 19, op_GUARD),
        BLANK, TEXT("HSETP2"), WORD(0, p_half_HALF_CMP_CONST), WORD(1, p_half_H_AND_CONST),
        WORD(2, p_half_HSETP_FTZ), WORD(3, p_BOP), BLANK, WORD(4, p_Pu), COMMA, WORD(5, p_Pv),
        COMMA, CHOICE(0, 6, op_F16_A), COMMA, CHOICE(1, 11, op_F16_CONST_OR_IMM), COMMA,
        CHOICE(3, 17, op_SRC_Pp), OWN_BLANK, CHOICE(6, 20, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
};
FORMS(head_I2F) = {
    FORM(MAXWELL_I2F_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_convert_DST_FLOAT_4), WORD(1, p_convert_SRC_INT),
        WORD(2, p_RND), BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_CVT_I16), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2F_B, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_convert_DST_FLOAT_4), WORD(1, p_convert_SRC_INT_2),
        WORD(2, p_RND), BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_CVT_I8), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2F_W, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_convert_DST_FLOAT_4), WORD(1, p_convert_SRC_INT_3),
        WORD(2, p_RND), BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_CVT_I8), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2F_D, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2F"), WORD(0, p_convert_DST_FLOAT_4), WORD(1, p_convert_SRC_INT_4),
        WORD(2, p_RND), BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_CVT_I8), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_I2I) = {
    FORM(MAXWELL_I2I_H, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2I"), WORD(0, p_convert_I2I_DST), WORD(1, p_convert_I2I_SRC), WORD(2, p_SAT),
        BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_CVT_I16), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2I_B, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2I"), WORD(0, p_convert_I2I_DST), WORD(1, p_convert_I2I_SRC_2),
        WORD(2, p_SAT), BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_CVT_I8), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_I2I_W, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD),
        BLANK, TEXT("I2I"), WORD(0, p_convert_I2I_DST), WORD(1, p_convert_I2I_SRC_3),
        WORD(2, p_SAT), BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_CVT_I8), BLANK,
        CHOICE(2, 0, op_F2F_IGNORED), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_IADD) = {
    FORM(MAXWELL_IADD, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("IADD"), CHOICE(0, 0, op_OPT_PO), WORD(0, p_SAT), WORD(1, p_X), BLANK, WORD(2, p_Rd),
        WORD(3, p_CC), COMMA, CHOICE(1, 4, op_SUM_A), COMMA, CHOICE(2, 7, op_SUM_B), OWN_BLANK,
        CHOICE(6, 14, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_IADD3) = {
    FORM(MAXWELL_IADD3_R, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 16, op_GUARD), BLANK,
        TEXT("IADD3"), WORD(0, p_integer_IADD3_SHIFT), WORD(1, p_integer_IADD3_X), BLANK,
        WORD(2, p_Rd), WORD(3, p_CC), COMMA, CHOICE(0, 4, op_IADD3_A), COMMA,
        CHOICE(1, 8, op_IADD3_B_HALF), COMMA, CHOICE(2, 12, op_IADD3_C_HALF), OWN_BLANK,
        CHOICE(5, 17, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_IADD3_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("IADD3"), WORD(0, p_integer_IADD3_X), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA,
        CHOICE(0, 3, op_IADD3_A_WHOLE), COMMA, CHOICE(1, 6, op_IADD3_B), COMMA,
        CHOICE(3, 10, op_IADD3_C_WHOLE), OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_IADD32I) = {
    FORM(MAXWELL_IADD32I, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("IADD32I"), CHOICE(0, 0, op_OPT_PO_32I), WORD(0, p_integer_SAT_32I),
        WORD(1, p_integer_X_32I), BLANK, WORD(2, p_Rd), WORD(3, p_CC_32I), COMMA,
        CHOICE(1, 4, op_SUM_A_32I), COMMA, NUMBER(7, p_IMM32), OWN_BLANK, CHOICE(4, 9, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_ICMP) = {
    FORM(MAXWELL_ICMP_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("ICMP"), WORD(0, p_CMP), WORD(1, p_SIGNED), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra),
        WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_SRC_B), COMMA, WORD(10, p_Rc),
        WORD(11, p_REUSE_C), OWN_BLANK, CHOICE(3, 13, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_ICMP_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("ICMP"), WORD(0, p_CMP), WORD(1, p_SIGNED), BLANK, WORD(2, p_Rd), COMMA, WORD(3, p_Ra),
        WORD(4, p_REUSE_A), COMMA, WORD(5, p_Rc), WORD(6, p_REUSE_B), COMMA, CHOICE(0, 7, op_CONST),
        OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IDE) = {
    FORM(MAXWELL_IDE, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("IDE"), WORD(0, p_control_EN),
        BLANK, NUMBER(1, p_control_IDE_MASK), OWN_BLANK, CHOICE(1, 2, op_CTL), BLANK,
        CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_IDP_2A) = {
    FORM(MAXWELL_IDP_A2, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("IDP.2A"), WORD(0, p_video_LO_HI), WORD(1, p_video_SIGN_A16), WORD(2, p_video_SIGN_B8),
        BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), WORD(5, p_REUSE_A), COMMA,
        CHOICE(0, 6, op_IDP_B), COMMA, WORD(10, p_Rc), WORD(11, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 13, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IDP_4A) = {
    FORM(MAXWELL_IDP_A4, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("IDP.4A"), WORD(0, p_video_SIGN_A8), WORD(1, p_video_SIGN_B8), BLANK, WORD(2, p_Rd),
        COMMA, WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_IDP_B), COMMA,
        WORD(9, p_Rc), WORD(10, p_REUSE_C), OWN_BLANK, CHOICE(3, 12, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IMAD) = {
    FORM(MAXWELL_IMAD_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 17, op_GUARD), BLANK,
        TEXT("IMAD"), WORD(0, p_multiply_MAD_TYPES), WORD(1, p_multiply_MAD_HI),
        CHOICE(0, 0, op_OPT_PO), WORD(2, p_SAT), WORD(3, p_multiply_MAD_X), BLANK, WORD(4, p_Rd),
        WORD(5, p_CC), COMMA, CHOICE(1, 6, op_MAD_A), COMMA, CHOICE(2, 9, op_SRC_B), COMMA,
        CHOICE(3, 14, op_MAD_C), OWN_BLANK, CHOICE(6, 18, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE),
        END),
    FORM(MAXWELL_IMAD_C, INNER, 0, CHOICE(6, 0, op_OPEN), BLANK, CHOICE(5, 14, op_GUARD), BLANK,
        TEXT("IMAD"), WORD(0, p_multiply_MAD_TYPES), WORD(1, p_multiply_MAD_HI),
        CHOICE(0, 0, op_OPT_PO), WORD(2, p_SAT), WORD(3, p_multiply_MAD_X), BLANK, WORD(4, p_Rd),
        WORD(5, p_CC), COMMA, CHOICE(1, 6, op_MAD_A), COMMA, WORD(9, p_Rc), WORD(10, p_REUSE_B),
        COMMA, CHOICE(2, 11, op_MAD_CONST_C), OWN_BLANK, CHOICE(7, 15, op_CTL), BLANK,
        CHOICE(11, 0, op_CLOSE), END),
};
FORMS(head_IMAD32I) = {
    FORM(MAXWELL_IMAD32I, INNER | SHARED, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 9, op_GUARD),
        BLANK, TEXT("IMAD32I"), WORD(0, p_multiply_MAD32I_TYPES), WORD(1, p_HI_32I),
        CHOICE(0, 0, op_OPT_PO), BLANK, SHARED_WORD(2, p_Rd), WORD(3, p_CC_32I), COMMA,
        CHOICE(1, 4, op_SUM_A_32I), COMMA, NUMBER(7, p_IMM32), COMMA, CHOICE(2, 2, op_MAD32I_C),
        OWN_BLANK, CHOICE(5, 10, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_IMADSP_S) = {
    FORM(MAXWELL_IMADSP_SU_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_multiply_IMADSP_A), TEXT(".U"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_SRC_B), COMMA, WORD(12, p_Rc), WORD(13, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_SS_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_multiply_IMADSP_A), TEXT(".S"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_SRC_B), COMMA, WORD(12, p_Rc), WORD(13, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_SU_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_multiply_IMADSP_A), TEXT(".U"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        WORD(7, p_Rc), WORD(8, p_REUSE_B), COMMA, CHOICE(0, 9, op_CONST), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_SS_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.S"), WORD(0, p_multiply_IMADSP_A), TEXT(".S"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        WORD(7, p_Rc), WORD(8, p_REUSE_B), COMMA, CHOICE(0, 9, op_CONST), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IMADSP_U) = {
    FORM(MAXWELL_IMADSP_UU_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_multiply_IMADSP_A), TEXT(".U"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".U"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_SRC_B), COMMA, WORD(12, p_Rc), WORD(13, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_US_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 14, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_multiply_IMADSP_A), TEXT(".S"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_SRC_B), COMMA, WORD(12, p_Rc), WORD(13, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 15, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_UU_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_multiply_IMADSP_A), TEXT(".U"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".U"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        WORD(7, p_Rc), WORD(8, p_REUSE_B), COMMA, CHOICE(0, 9, op_CONST), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_IMADSP_US_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD),
        BLANK, TEXT("IMADSP.U"), WORD(0, p_multiply_IMADSP_A), TEXT(".S"),
        WORD(1, p_multiply_IMADSP_B), TEXT(".S"), WORD(2, p_multiply_IMADSP_C), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        WORD(7, p_Rc), WORD(8, p_REUSE_B), COMMA, CHOICE(0, 9, op_CONST), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IMNMX) = {
    FORM(MAXWELL_IMNMX, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 13, op_GUARD), BLANK,
        TEXT("IMNMX"), WORD(0, p_SIGNED), WORD(1, p_integer_PART), BLANK, WORD(2, p_Rd),
        WORD(3, p_CC), COMMA, WORD(4, p_Ra), WORD(5, p_REUSE_A), COMMA, CHOICE(0, 6, op_SRC_B),
        COMMA, CHOICE(1, 11, op_SRC_Pp), OWN_BLANK, CHOICE(4, 14, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_IMUL) = {
    FORM(MAXWELL_IMUL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("IMUL"), WORD(0, p_MUL_TYPES), WORD(1, p_HI), BLANK, WORD(2, p_Rd), WORD(3, p_CC),
        COMMA, WORD(4, p_Ra), WORD(5, p_REUSE_A), COMMA, CHOICE(0, 6, op_SRC_B), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_IMUL32I) = {
    FORM(MAXWELL_IMUL32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 7, op_GUARD), BLANK,
        TEXT("IMUL32I"), WORD(0, p_MUL_TYPES_32I), WORD(1, p_HI_32I), BLANK, WORD(2, p_Rd),
        WORD(3, p_CC_32I), COMMA, WORD(4, p_Ra), WORD(5, p_REUSE_A), COMMA, NUMBER(6, p_IMM32),
        OWN_BLANK, CHOICE(2, 8, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_IPA) = {
    FORM(MAXWELL_IPA, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 8, op_GUARD), BLANK,
        TEXT("IPA"), CHOICE(0, 0, op_OPT_IDX), WORD(0, p_graphics_IPA_MODE),
        WORD(1, p_graphics_IPA_AT), WORD(2, p_graphics_IPA_SAT), BLANK, WORD(3, p_Rd), COMMA,
        CHOICE(1, 4, op_IPA_SOURCE), COMMA, WORD(6, p_Rb), COMMA, CHOICE(2, 7, op_IPA_POINT),
        OWN_BLANK, CHOICE(5, 9, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_ISBERD) = {
    FORM(MAXWELL_ISBERD, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 6, op_GUARD), BLANK,
        TEXT("ISBERD"), WORD(0, p_graphics_OUTPUT), WORD(1, p_graphics_ISB_SPACE),
        WORD(2, p_graphics_SKEW), WORD(3, p_graphics_ISB_SIZE), BLANK, WORD(4, p_Rd), COMMA,
        TEXT("["), WORD(5, p_Ra), TEXT("]"), OWN_BLANK, CHOICE(2, 7, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_ISCADD) = {
    FORM(MAXWELL_ISCADD, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 12, op_GUARD), BLANK,
        TEXT("ISCADD"), CHOICE(0, 0, op_OPT_PO), BLANK, WORD(0, p_Rd), WORD(1, p_CC), COMMA,
        CHOICE(1, 2, op_SUM_A), COMMA, CHOICE(2, 5, op_SUM_B), COMMA, NUMBER(11, p_integer_SHIFT),
        OWN_BLANK, CHOICE(6, 13, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_ISCADD32I) = {
    FORM(MAXWELL_ISCADD32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 6, op_GUARD), BLANK,
        TEXT("ISCADD32I"), BLANK, WORD(0, p_Rd), WORD(1, p_CC_32I), COMMA, WORD(2, p_Ra),
        WORD(3, p_REUSE_A), COMMA, NUMBER(4, p_IMM32), COMMA, NUMBER(5, p_integer_SHIFT_32I),
        OWN_BLANK, CHOICE(2, 7, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_ISET) = {
    FORM(MAXWELL_ISET, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 16, op_GUARD), BLANK,
        TEXT("ISET"), WORD(0, p_BF), WORD(1, p_CMP), WORD(2, p_SIGNED), WORD(3, p_X),
        WORD(4, p_BOP), BLANK, WORD(5, p_Rd), WORD(6, p_CC), COMMA, WORD(7, p_Ra),
        WORD(8, p_REUSE_A), COMMA, CHOICE(0, 9, op_SRC_B), COMMA, CHOICE(1, 14, op_SRC_Pp),
        OWN_BLANK, CHOICE(4, 17, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_ISETP) = {
    FORM(MAXWELL_ISETP, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 15, op_GUARD), BLANK,
        TEXT("ISETP"), WORD(0, p_CMP), WORD(1, p_SIGNED), WORD(2, p_X), WORD(3, p_BOP), BLANK,
        WORD(4, p_Pu), COMMA, WORD(5, p_Pv), COMMA, WORD(6, p_Ra), WORD(7, p_REUSE_A), COMMA,
        CHOICE(0, 8, op_SRC_B), COMMA, CHOICE(1, 13, op_SRC_Pp), OWN_BLANK, CHOICE(4, 16, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_JCAL) = {
    FORM(MAXWELL_JCAL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("JCAL"),
        WORD(0, p_control_NOINC), BLANK, CHOICE(0, 1, op_ANY_ABS_TARGET), OWN_BLANK,
        CHOICE(2, 4, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_JMP) = {
    FORM(MAXWELL_JMP, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("JMP"), WORD(0, p_control_U), WORD(1, p_control_LMT), BLANK, WORD(2, p_CC_TEST), COMMA,
        CHOICE(0, 3, op_ANY_ABS_TARGET), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_JMX) = {
    FORM(MAXWELL_JMX, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("JMX"), WORD(0, p_control_LMT), BLANK, WORD(1, p_CC_TEST), COMMA,
        CHOICE(0, 2, op_INDEXED_ABS_TARGET), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_KIL) = {
    FORM(MAXWELL_KIL, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("KIL"), BLANK, WORD(0, p_CC_TEST), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_LD) = {
    FORM(MAXWELL_LD, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("LD"), WORD(0, p_memory_LD_E), WORD(1, p_memory_LD_CACHE), WORD(2, p_memory_LD_SIZE),
        BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_ADDR_3), COMMA, CHOICE(1, 7, op_OPT_LD_P),
        OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_LDC) = {
    FORM(MAXWELL_LDC, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("LDC"), WORD(0, p_memory_LDC_SIZE), WORD(1, p_memory_LDC_MODE), BLANK, WORD(2, p_Rd),
        COMMA, CHOICE(0, 3, op_CONST_INDEXED), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_LDG) = {
    FORM(MAXWELL_LDG, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("LDG"), WORD(0, p_memory_E), WORD(1, p_memory_LOAD_CACHE), WORD(2, p_memory_LDG_SIZE),
        BLANK, WORD(3, p_Rd), COMMA, CHOICE(0, 4, op_ADDR_2), OWN_BLANK, CHOICE(3, 8, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_LDG_P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("LDG"), WORD(0, p_memory_E), WORD(1, p_memory_LOAD_CACHE), WORD(2, p_memory_LDG_SIZE),
        BLANK, CHOICE(0, 3, op_SRC_Pl), COMMA, WORD(4, p_Rd), COMMA, CHOICE(1, 5, op_ADDR_REG_3),
        OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_LDL) = {
    FORM(MAXWELL_LDL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("LDL"), WORD(0, p_memory_LDL_CACHE), WORD(1, p_memory_SIZE), BLANK, WORD(2, p_Rd),
        COMMA, CHOICE(0, 3, op_ADDR_2), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_LDS) = {
    FORM(MAXWELL_LDS_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("LDS"), WORD(0, p_memory_SIZE), BLANK, WORD(1, p_Rd), COMMA, CHOICE(0, 2, op_ADDR_2),
        OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_LDS_U) = {
    FORM(MAXWELL_LDS_U, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("LDS.U"), WORD(0, p_memory_LDS_U_SIZE), BLANK, WORD(1, p_Rd), COMMA,
        CHOICE(0, 2, op_ADDR_2), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_LEA) = {
    FORM(MAXWELL_LEA_LO, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("LEA"), WORD(0, p_shift_LEA_X), BLANK, CHOICE(0, 1, op_OPT_2), COMMA, WORD(2, p_Rd),
        WORD(3, p_CC), COMMA, CHOICE(1, 4, op_LEA_A), COMMA, CHOICE(2, 7, op_SRC_B), COMMA,
        CHOICE(3, 12, op_OPT_NUMBER_3), OWN_BLANK, CHOICE(6, 14, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_LEA_HI) = {
    FORM(MAXWELL_LEA_HI, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 12, op_GUARD), BLANK,
        TEXT("LEA.HI"), WORD(0, p_shift_LEA_HI_X), BLANK, CHOICE(0, 1, op_OPT_2), COMMA,
        WORD(2, p_Rd), WORD(3, p_CC), COMMA, CHOICE(1, 4, op_LEA_HI_A), COMMA, WORD(7, p_Rb),
        WORD(8, p_REUSE_B), COMMA, WORD(9, p_Rc), WORD(10, p_REUSE_C), COMMA,
        CHOICE(2, 11, op_OPT_NUMBER_4), OWN_BLANK, CHOICE(5, 13, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_LEA_HC, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 12, op_GUARD), BLANK,
        TEXT("LEA.HI"), WORD(0, p_shift_LEA_HI_CONST_X), BLANK, CHOICE(0, 1, op_OPT_2), COMMA,
        WORD(2, p_Rd), WORD(3, p_CC), COMMA, CHOICE(1, 4, op_LEA_HI_CONST_A), COMMA,
        CHOICE(2, 7, op_CONST), COMMA, WORD(9, p_Rc), WORD(10, p_REUSE_C), COMMA,
        CHOICE(3, 11, op_OPT_NUMBER_5), OWN_BLANK, CHOICE(6, 13, op_CTL), BLANK,
        CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_LEPC) = {
    FORM(MAXWELL_LEPC, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("LEPC"), BLANK, WORD(0, p_Rd), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_LONGJMP) = {
    FORM(MAXWELL_LONGJMP, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("LONGJMP"), BLANK, WORD(0, p_CC_TEST), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_LOP) = {
    FORM(MAXWELL_LOP, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 15, op_GUARD), BLANK,
        TEXT("LOP"), WORD(0, p_logic_LOP_OP), WORD(1, p_X), WORD(2, p_logic_LOP_TEST), BLANK,
        CHOICE(0, 3, op_OPT_2), COMMA, WORD(4, p_Rd), WORD(5, p_CC), COMMA,
        CHOICE(1, 6, op_INVERTED_A), COMMA, CHOICE(2, 9, op_INVERTED_B), OWN_BLANK,
        CHOICE(6, 16, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
FORMS(head_LOP3_LUT) = {
    FORM(MAXWELL_LOP3_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("LOP3.LUT"), WORD(0, p_logic_LOP3_X), WORD(1, p_logic_LOP3_TEST), BLANK,
        CHOICE(0, 2, op_OPT_2), COMMA, WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra),
        WORD(6, p_REUSE_A), COMMA, WORD(7, p_Rb), WORD(8, p_REUSE_B), COMMA, WORD(9, p_Rc),
        WORD(10, p_REUSE_C), COMMA, NUMBER(11, p_logic_LUT), OWN_BLANK, CHOICE(3, 13, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_LOP3_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 10, op_GUARD), BLANK,
        TEXT("LOP3.LUT"), WORD(0, p_logic_LOP3_X_CONST), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA,
        WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_CONST), COMMA, WORD(7, p_Rc),
        WORD(8, p_REUSE_C), COMMA, NUMBER(9, p_logic_LUT_48), OWN_BLANK, CHOICE(3, 11, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_LOP3_I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 9, op_GUARD), BLANK,
        TEXT("LOP3.LUT"), WORD(0, p_logic_LOP3_X_IMM), BLANK, WORD(1, p_Rd), WORD(2, p_CC), COMMA,
        WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, NUMBER(5, p_IMM), COMMA, WORD(6, p_Rc),
        WORD(7, p_REUSE_C), COMMA, NUMBER(8, p_logic_LUT_48), OWN_BLANK, CHOICE(2, 10, op_CTL),
        BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_LOP32I) = {
    FORM(MAXWELL_LOP32I, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 9, op_GUARD), BLANK,
        TEXT("LOP32I"), WORD(0, p_logic_LOP32I_OP), WORD(1, p_logic_LOP32I_X), BLANK, WORD(2, p_Rd),
        WORD(3, p_CC_32I), COMMA, WORD(4, p_logic_LOP32I_INV_A), WORD(5, p_Ra), WORD(6, p_REUSE_A),
        COMMA, NUMBER(7, p_UIMM32), WORD(8, p_logic_LOP32I_INV_B), OWN_BLANK, CHOICE(2, 10, op_CTL),
        BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_MEMBAR) = {
    FORM(MAXWELL_MEMBAR, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("MEMBAR"), WORD(0, p_memory_MEMBAR_SCOPE), WORD(1, p_memory_MEMBAR_IVALL), OWN_BLANK,
        CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_MOV) = {
    FORM(MAXWELL_MOV, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 7, op_GUARD), BLANK,
        TEXT("MOV"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_SRC_B), COMMA,
        CHOICE(1, 6, op_OPT_MASK), OWN_BLANK, CHOICE(4, 8, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
};
FORMS(head_MOV32I) = {
    FORM(MAXWELL_MOV32I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 3, op_GUARD), BLANK,
        TEXT("MOV32I"), BLANK, WORD(0, p_Rd), COMMA, NUMBER(1, p_UIMM32), COMMA,
        CHOICE(0, 2, op_OPT_MASK_2), OWN_BLANK, CHOICE(3, 4, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_MUFU) = {
    FORM(MAXWELL_MUFU, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD),
        BLANK, TEXT("MUFU"), WORD(0, p_floatcmp_MUFU_OP), WORD(1, p_SAT), BLANK, WORD(2, p_Rd),
        COMMA, CHOICE(0, 3, op_F64_A), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_MUFU_SQRT, INNER | SHARED, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD),
        BLANK, TEXT("MUFU"), WORD(0, p_floatcmp_MUFU_OP), WORD(1, p_SAT), BLANK, WORD(2, p_Rd),
        COMMA, CHOICE(0, 3, op_F64_A), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_NOP) = {
    FORM(MAXWELL_NOP, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 3, op_GUARD), BLANK,
        TEXT("NOP"), WORD(0, p_control_TRIG), BLANK, WORD(1, p_NOP_CC_TEST), COMMA,
        CHOICE(0, 2, op_OPT_NUMBER_2), OWN_BLANK, CHOICE(3, 4, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_OUT) = {
    FORM(MAXWELL_OUT, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("OUT"), WORD(0, p_graphics_OUT_OP), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra), COMMA,
        CHOICE(0, 3, op_SRC_B), OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_P2R) = {
    FORM(MAXWELL_P2R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 10, op_GUARD), BLANK,
        TEXT("P2R"), WORD(0, p_BYTE), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_predicate_PR_OR_CC),
        COMMA, WORD(3, p_Ra), WORD(4, p_REUSE_A), COMMA, CHOICE(0, 5, op_SRC_B), OWN_BLANK,
        CHOICE(3, 11, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_PBK) = {
    FORM(MAXWELL_PBK, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PBK"), BLANK,
        CHOICE(0, 0, op_ANY_TARGET), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE),
        END),
};
FORMS(head_PCNT) = {
    FORM(MAXWELL_PCNT, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PCNT"), BLANK,
        CHOICE(0, 0, op_ANY_TARGET), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE),
        END),
};
FORMS(head_PEXIT) = {
    FORM(MAXWELL_PEXIT, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("PEXIT"), BLANK,
        NUMBER(0, p_REL_TARGET), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE),
        END),
};
FORMS(head_PIXLD) = {
    FORM(MAXWELL_PIXLD, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("PIXLD"), WORD(0, p_graphics_PIXLD_OP), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Pw),
        COMMA, CHOICE(0, 3, op_PIXLD_ADDR), OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_PLONGJMP) = {
    FORM(MAXWELL_PLONGJMP, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PLONGJMP"), BLANK,
        CHOICE(0, 0, op_ANY_TARGET), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE),
        END),
};
FORMS(head_POPC) = {
    FORM(MAXWELL_POPC, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 7, op_GUARD), BLANK,
        TEXT("POPC"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_INVERTED_B_2), OWN_BLANK,
        CHOICE(4, 8, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_PRET) = {
    FORM(MAXWELL_PRET, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("PRET"),
        WORD(0, p_control_NOINC), BLANK, CHOICE(0, 1, op_ANY_TARGET), OWN_BLANK,
        CHOICE(2, 4, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_PRMT) = {
    FORM(MAXWELL_PRMT_B, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("PRMT"), WORD(0, p_move_PRMT_MODE), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra),
        WORD(3, p_REUSE_A), COMMA, CHOICE(0, 4, op_SRC_B), COMMA, WORD(9, p_Rc),
        WORD(10, p_REUSE_C), OWN_BLANK, CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
    FORM(MAXWELL_PRMT_C, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("PRMT"), WORD(0, p_move_PRMT_MODE), BLANK, WORD(1, p_Rd), COMMA, WORD(2, p_Ra),
        WORD(3, p_REUSE_A), COMMA, WORD(4, p_Rc), WORD(5, p_REUSE_B), COMMA, CHOICE(0, 6, op_CONST),
        OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_PSET) = {
    FORM(MAXWELL_PSET, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 11, op_GUARD), BLANK,
        TEXT("PSET"), WORD(0, p_BF), WORD(1, p_predicate_BOP_AB), WORD(2, p_BOP), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(0, 5, op_SRC_Pa), COMMA,
        CHOICE(1, 7, op_SRC_Pb), COMMA, CHOICE(2, 9, op_SRC_Pp), OWN_BLANK, CHOICE(5, 12, op_CTL),
        BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_PSETP) = {
    FORM(MAXWELL_PSETP, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("PSETP"), WORD(0, p_predicate_BOP_AB), WORD(1, p_BOP), BLANK, WORD(2, p_Pu), COMMA,
        WORD(3, p_Pv), COMMA, CHOICE(0, 4, op_SRC_Pa), COMMA, CHOICE(1, 6, op_SRC_Pb), COMMA,
        CHOICE(2, 8, op_SRC_Pp), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE),
        END),
};
FORMS(head_R2B) = {
    FORM(MAXWELL_R2B, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 3, op_GUARD), BLANK,
        TEXT("R2B"), WORD(0, p_special_R2B_KIND), BLANK, NUMBER(1, p_special_R2B_ID), COMMA,
        WORD(2, p_Rb), OWN_BLANK, CHOICE(2, 4, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_R2P) = {
    FORM(MAXWELL_R2P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("R2P"), BLANK, WORD(0, p_predicate_PR_OR_CC), COMMA, WORD(1, p_Ra), WORD(2, p_BYTE),
        WORD(3, p_REUSE_A), COMMA, CHOICE(0, 4, op_PR_BITS), OWN_BLANK, CHOICE(3, 10, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_RAM) = {
    FORM(MAXWELL_RAM, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("RAM"), OWN_BLANK,
        CHOICE(1, 0, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_RED) = {
    FORM(MAXWELL_RED, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 7, op_GUARD), BLANK,
        TEXT("RED"), WORD(0, p_atomic_ATOM_E), WORD(1, p_atomic_RED_OP), CHOICE(0, 2, op_RED_TYPES),
        BLANK, CHOICE(1, 3, op_ADDR), COMMA, WORD(6, p_Rd), OWN_BLANK, CHOICE(4, 8, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_RET) = {
    FORM(MAXWELL_RET, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("RET"), BLANK, WORD(0, p_CC_TEST), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_RRO) = {
    FORM(MAXWELL_RRO, INNER | SHARED, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD),
        BLANK, TEXT("RRO"), WORD(0, p_floatcmp_RRO_OP), BLANK, WORD(1, p_Rd), COMMA,
        CHOICE(0, 2, op_F2F_F32), OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
};
FORMS(head_RTT) = {
    FORM(MAXWELL_RTT, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("RTT"),
        WORD(0, p_control_RTT_OP), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE),
        END),
};
FORMS(head_S2R) = {
    FORM(MAXWELL_S2R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 2, op_GUARD), BLANK,
        TEXT("S2R"), BLANK, WORD(0, p_Rd), COMMA, CHOICE(0, 1, op_SPECIAL), OWN_BLANK,
        CHOICE(3, 3, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SAM) = {
    FORM(MAXWELL_SAM, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("SAM"), OWN_BLANK,
        CHOICE(1, 0, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_SEL) = {
    FORM(MAXWELL_SEL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SEL"), BLANK, WORD(0, p_Rd), COMMA, WORD(1, p_Ra), WORD(2, p_REUSE_A), COMMA,
        CHOICE(0, 3, op_SRC_B), COMMA, CHOICE(1, 8, op_SRC_Pp), OWN_BLANK, CHOICE(4, 11, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SETCRSPTR) = {
    FORM(MAXWELL_SETCRSPTR, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("SETCRSPTR"), BLANK,
        WORD(0, p_Ra), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_SETLMEMBASE) = {
    FORM(MAXWELL_SETLMEMBASE, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("SETLMEMBASE"), BLANK,
        WORD(0, p_Ra), OWN_BLANK, CHOICE(1, 1, op_CTL), BLANK, CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_SHF_L) = {
    FORM(MAXWELL_SHF_L, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("SHF.L"), WORD(0, p_shift_SHF_W), WORD(1, p_shift_SHF_TYPE), WORD(2, p_shift_SHF_PART),
        BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_SHF_B), COMMA, WORD(10, p_Rc), WORD(11, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 13, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SHF_R) = {
    FORM(MAXWELL_SHF_R, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 12, op_GUARD), BLANK,
        TEXT("SHF.R"), WORD(0, p_shift_SHF_W), WORD(1, p_shift_SHF_TYPE), WORD(2, p_shift_SHF_PART),
        BLANK, WORD(3, p_Rd), WORD(4, p_CC), COMMA, WORD(5, p_Ra), WORD(6, p_REUSE_A), COMMA,
        CHOICE(0, 7, op_SHF_B), COMMA, WORD(10, p_Rc), WORD(11, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 13, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SHFL) = {
    FORM(MAXWELL_SHFL, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("SHFL"), WORD(0, p_special_SHFL_MODE), BLANK, WORD(1, p_Pd_2), COMMA, WORD(2, p_Rd),
        COMMA, WORD(3, p_Ra), COMMA, CHOICE(0, 4, op_SHFL_B), COMMA, CHOICE(1, 6, op_SHFL_C),
        OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SHL) = {
    FORM(MAXWELL_SHL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 11, op_GUARD), BLANK,
        TEXT("SHL"), WORD(0, p_shift_W), WORD(1, p_X), BLANK, WORD(2, p_Rd), WORD(3, p_CC), COMMA,
        WORD(4, p_Ra), WORD(5, p_REUSE_A), COMMA, CHOICE(0, 6, op_SRC_B), OWN_BLANK,
        CHOICE(3, 12, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SHR) = {
    FORM(MAXWELL_SHR, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 13, op_GUARD), BLANK,
        TEXT("SHR"), WORD(0, p_SIGNED), WORD(1, p_shift_W), WORD(2, p_shift_SHR_X),
        WORD(3, p_shift_BREV), BLANK, WORD(4, p_Rd), WORD(5, p_CC), COMMA, WORD(6, p_Ra),
        WORD(7, p_REUSE_A), COMMA, CHOICE(0, 8, op_SRC_B), OWN_BLANK, CHOICE(3, 14, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SSY) = {
    FORM(MAXWELL_SSY, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, TEXT("SSY"), BLANK,
        CHOICE(0, 0, op_ANY_TARGET), OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE),
        END),
};
FORMS(head_ST) = {
    FORM(MAXWELL_ST, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("ST"), WORD(0, p_memory_LD_E), WORD(1, p_memory_ST_CACHE), WORD(2, p_memory_LD_SIZE),
        BLANK, CHOICE(0, 3, op_ADDR_3), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_OPT_LD_P),
        OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_STG) = {
    FORM(MAXWELL_STG, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("STG"), WORD(0, p_memory_E), WORD(1, p_memory_STORE_CACHE), WORD(2, p_memory_SIZE),
        BLANK, CHOICE(0, 3, op_ADDR_2), COMMA, WORD(6, p_Rd), OWN_BLANK, CHOICE(3, 8, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_STL) = {
    FORM(MAXWELL_STL, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 6, op_GUARD), BLANK,
        TEXT("STL"), WORD(0, p_memory_STL_CACHE), WORD(1, p_memory_SIZE), BLANK,
        CHOICE(0, 2, op_ADDR_2), COMMA, WORD(5, p_Rd), OWN_BLANK, CHOICE(3, 7, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_STP) = {
    FORM(MAXWELL_STP, INNER, 0, CHOICE(0, 0, op_OPEN), BLANK, TEXT("STP"), WORD(0, p_memory_WAIT),
        BLANK, NUMBER(1, p_memory_STP_NUMBER), OWN_BLANK, CHOICE(1, 2, op_CTL), BLANK,
        CHOICE(5, 0, op_CLOSE), END),
};
FORMS(head_STS) = {
    FORM(MAXWELL_STS, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 5, op_GUARD), BLANK,
        TEXT("STS"), WORD(0, p_memory_SIZE), BLANK, CHOICE(0, 1, op_ADDR_2), COMMA, WORD(4, p_Rd),
        OWN_BLANK, CHOICE(3, 6, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SUATOM) = {
    FORM(MAXWELL_SUATOM_R, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SUATOM"), WORD(0, p_surface_SUATOM_PD), WORD(1, p_surface_SUATOM_BA),
        WORD(2, p_surface_DIM), WORD(3, p_surface_SUATOM_OP), CHOICE(0, 4, op_SUATOM_TYPES_R),
        WORD(5, p_surface_CLAMP), BLANK, WORD(6, p_Rd), COMMA, TEXT("["), WORD(7, p_Ra), TEXT("]"),
        COMMA, WORD(8, p_Rb), COMMA, CHOICE(1, 9, op_SURFACE_Rc), OWN_BLANK, CHOICE(4, 11, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_SUATOM_CR, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("SUATOM"), WORD(0, p_surface_SUATOM_PD), WORD(1, p_surface_SUATOM_BA),
        WORD(2, p_surface_DIM), TEXT(".CAS"), CHOICE(0, 3, op_SUATOM_TYPES_R),
        WORD(4, p_surface_CLAMP), BLANK, CHOICE(1, 5, op_OPT_Ps), COMMA, WORD(6, p_Rd), COMMA,
        TEXT("["), WORD(7, p_Ra), TEXT("]"), COMMA, WORD(8, p_Rb), COMMA,
        CHOICE(2, 9, op_SURFACE_Rc), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_SUATOM_D) = {
    FORM(MAXWELL_SUATOM_I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("SUATOM.D"), WORD(0, p_surface_SUATOM_BA), WORD(1, p_surface_DIM),
        WORD(2, p_surface_SUATOM_OP), CHOICE(0, 3, op_SUATOM_TYPES), WORD(4, p_surface_CLAMP),
        BLANK, WORD(5, p_Rd), COMMA, TEXT("["), WORD(6, p_Ra), TEXT("]"), COMMA, WORD(7, p_Rb),
        COMMA, NUMBER(8, p_HEADER), OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
    FORM(MAXWELL_SUATOM_P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SUATOM.D"), WORD(0, p_surface_SUATOM_BA), WORD(1, p_surface_DIM),
        WORD(2, p_surface_SUATOM_OP), CHOICE(0, 3, op_SUATOM_TYPES_R), WORD(4, p_surface_CLAMP),
        BLANK, CHOICE(1, 5, op_SRC_SUATOM_P), COMMA, WORD(6, p_Rd), COMMA, TEXT("["), WORD(7, p_Ra),
        TEXT("]"), COMMA, WORD(8, p_Rb), COMMA, WORD(9, p_Rc), OWN_BLANK, CHOICE(4, 11, op_CTL),
        BLANK, CHOICE(8, 0, op_CLOSE), END),
    FORM(MAXWELL_SUATOM_CI, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("SUATOM.D"), WORD(0, p_surface_SUATOM_BA), WORD(1, p_surface_DIM), TEXT(".CAS"),
        CHOICE(0, 2, op_SUATOM_TYPES), WORD(3, p_surface_CLAMP), BLANK, CHOICE(1, 4, op_OPT_Ps),
        COMMA, WORD(5, p_Rd), COMMA, TEXT("["), WORD(6, p_Ra), TEXT("]"), COMMA, WORD(7, p_Rb),
        COMMA, NUMBER(8, p_HEADER), OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
};
FORMS(head_SULD_D) = {
    FORM(MAXWELL_SULD_D, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 10, op_GUARD), BLANK,
        TEXT("SULD.D"), WORD(0, p_surface_BA), WORD(1, p_surface_DIM),
        WORD(2, p_surface_LOAD_CACHE_24), WORD(3, p_surface_SURF_SIZE), WORD(4, p_surface_CLAMP),
        BLANK, CHOICE(0, 5, op_OPT_Ps), COMMA, WORD(6, p_Rd), COMMA, TEXT("["), WORD(7, p_Ra),
        TEXT("]"), COMMA, CHOICE(1, 8, op_SURFACE), OWN_BLANK, CHOICE(4, 11, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SULD_P) = {
    FORM(MAXWELL_SULD_P, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("SULD.P"), WORD(0, p_surface_DIM), WORD(1, p_surface_LOAD_CACHE_24),
        WORD(2, p_surface_MASK), WORD(3, p_surface_CLAMP), BLANK, CHOICE(0, 4, op_OPT_Ps), COMMA,
        WORD(5, p_Rd), COMMA, TEXT("["), WORD(6, p_Ra), TEXT("]"), COMMA, CHOICE(1, 7, op_SURFACE),
        OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SURED_D) = {
    FORM(MAXWELL_SURED_D, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("SURED.D"), WORD(0, p_surface_BA), WORD(1, p_surface_DIM), WORD(2, p_surface_SURED_OP),
        CHOICE(0, 3, op_SURED_TYPES), WORD(4, p_surface_CLAMP), BLANK, TEXT("["), WORD(5, p_Ra),
        TEXT("]"), COMMA, WORD(6, p_Rd), COMMA, CHOICE(1, 7, op_SURFACE), OWN_BLANK,
        CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_SURED_P) = {
    FORM(MAXWELL_SURED_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 7, op_GUARD), BLANK,
        TEXT("SURED.P"), WORD(0, p_surface_DIM), WORD(1, p_surface_SURED_OP),
        WORD(2, p_surface_CLAMP), BLANK, TEXT("["), WORD(3, p_Ra), TEXT("]"), COMMA, WORD(4, p_Rd),
        COMMA, CHOICE(0, 5, op_SURFACE), OWN_BLANK, CHOICE(3, 8, op_CTL), BLANK,
        CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SUST_D) = {
    FORM(MAXWELL_SUST_D, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("SUST.D"), WORD(0, p_surface_BA), WORD(1, p_surface_DIM),
        WORD(2, p_surface_STORE_CACHE_24), WORD(3, p_surface_SURF_SIZE), WORD(4, p_surface_CLAMP),
        BLANK, TEXT("["), WORD(5, p_Ra), TEXT("]"), COMMA, WORD(6, p_Rd), COMMA,
        CHOICE(0, 7, op_SURFACE), OWN_BLANK, CHOICE(3, 10, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE),
        END),
};
FORMS(head_SUST_P) = {
    FORM(MAXWELL_SUST_P, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("SUST.P"), WORD(0, p_surface_DIM), WORD(1, p_surface_STORE_CACHE_24),
        WORD(2, p_surface_MASK), WORD(3, p_surface_CLAMP), BLANK, TEXT("["), WORD(4, p_Ra),
        TEXT("]"), COMMA, WORD(5, p_Rd), COMMA, CHOICE(0, 6, op_SURFACE), OWN_BLANK,
        CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_SYNC) = {
    FORM(MAXWELL_SYNC, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 1, op_GUARD), BLANK,
        TEXT("SYNC"), BLANK, WORD(0, p_CC_TEST), OWN_BLANK, CHOICE(2, 2, op_CTL), BLANK,
        CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_TEX) = {
    FORM(MAXWELL_TEX_I, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD), BLANK,
        TEXT("TEX"), WORD(0, p_texture_LOD), WORD(1, p_texture_LC), WORD(2, p_texture_AOFFI),
        WORD(3, p_texture_DC), WORD(4, p_texture_NDV_35), CHOICE(0, 5, op_TEX_SUFFIX), BLANK,
        CHOICE(1, 8, op_OPT_4), COMMA, WORD(9, p_Rd), COMMA, WORD(10, p_Ra), COMMA,
        CHOICE(2, 11, op_OPT_REG_2), COMMA, NUMBER(12, p_HEADER), COMMA, WORD(13, p_texture_DIM),
        COMMA, NUMBER(14, p_texture_MASK), OWN_BLANK, CHOICE(5, 16, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TEX_B) = {
    FORM(MAXWELL_TEX_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD), BLANK,
        TEXT("TEX.B"), WORD(0, p_texture_LOD_B), WORD(1, p_texture_LC_B),
        WORD(2, p_texture_AOFFI_B), WORD(3, p_texture_DC), WORD(4, p_texture_NDV_35),
        CHOICE(0, 5, op_TEX_SUFFIX), BLANK, CHOICE(1, 8, op_OPT_4), COMMA, WORD(9, p_Rd), COMMA,
        WORD(10, p_Ra), COMMA, CHOICE(2, 11, op_OPT_REG_2), COMMA, FIXED(0x0, false), COMMA,
        WORD(12, p_texture_DIM), COMMA, NUMBER(13, p_texture_MASK), OWN_BLANK,
        CHOICE(5, 15, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TEXS) = {
    FORM(MAXWELL_TEXS_D1_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("1D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_DC_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_DC_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL.DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_DC_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_DC_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("3D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("3D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("CUBE"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_LL_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("CUBE"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D1_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("1D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_DC_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LL_DC_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL.DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D2_LZ_DC_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_A2_LZ_DC_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.DC"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD), BLANK,
        TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("3D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_D3_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("3D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), CHOICE(1, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("CUBE"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TEXS_CUBE_LL_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TEXS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("CUBE"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TLD) = {
    FORM(MAXWELL_TLD_I, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD), BLANK,
        TEXT("TLD"), WORD(0, p_texture_TLD_LOD), WORD(1, p_texture_AOFFI_TLD),
        WORD(2, p_texture_MS), WORD(3, p_texture_CL), CHOICE(0, 4, op_TEX_SUFFIX), BLANK,
        CHOICE(1, 7, op_OPT_4), COMMA, WORD(8, p_Rd), COMMA, WORD(9, p_Ra), COMMA,
        CHOICE(2, 10, op_OPT_REG_2), COMMA, NUMBER(11, p_HEADER), COMMA, WORD(12, p_texture_DIM),
        COMMA, NUMBER(13, p_texture_MASK), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TLD_B) = {
    FORM(MAXWELL_TLD_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD), BLANK,
        TEXT("TLD.B"), WORD(0, p_texture_TLD_LOD), WORD(1, p_texture_AOFFI_TLD),
        WORD(2, p_texture_MS), WORD(3, p_texture_CL), CHOICE(0, 4, op_TEX_SUFFIX), BLANK,
        CHOICE(1, 7, op_OPT_4), COMMA, WORD(8, p_Rd), COMMA, WORD(9, p_Ra), COMMA,
        CHOICE(2, 10, op_OPT_REG_2), COMMA, FIXED(0x0, false), COMMA, WORD(11, p_texture_DIM),
        COMMA, NUMBER(12, p_texture_MASK), OWN_BLANK, CHOICE(5, 14, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TLD4) = {
    FORM(MAXWELL_TLD4_I, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 14, op_GUARD), BLANK,
        TEXT("TLD4"), WORD(0, p_texture_TLD4_COMPONENT), WORD(1, p_texture_TLD4_OFFSET),
        WORD(2, p_texture_DC), WORD(3, p_texture_NDV_35), CHOICE(0, 4, op_TEX_SUFFIX), BLANK,
        CHOICE(1, 7, op_OPT_4), COMMA, WORD(8, p_Rd), COMMA, WORD(9, p_Ra), COMMA,
        CHOICE(2, 10, op_OPT_REG_2), COMMA, NUMBER(11, p_HEADER), COMMA, WORD(12, p_texture_DIM),
        COMMA, NUMBER(13, p_texture_MASK), OWN_BLANK, CHOICE(5, 15, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLD4_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD), BLANK,
        TEXT("TLD4"), WORD(0, p_texture_TLD4_COMPONENT_B), TEXT(".B"),
        WORD(1, p_texture_TLD4_OFFSET_B), WORD(2, p_texture_DC), WORD(3, p_texture_NDV_35),
        CHOICE(0, 4, op_TEX_SUFFIX), BLANK, CHOICE(1, 7, op_OPT_4), COMMA, WORD(8, p_Rd), COMMA,
        WORD(9, p_Ra), COMMA, CHOICE(2, 10, op_OPT_REG_2), COMMA, FIXED(0x0, false), COMMA,
        WORD(11, p_texture_DIM), COMMA, NUMBER(12, p_texture_MASK), OWN_BLANK,
        CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TLD4S) = {
    FORM(MAXWELL_TLD4S, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 12, op_GUARD), BLANK,
        TEXT("TLD4S"), CHOICE(0, 0, op_OPT_TLD4S_F16), WORD(1, p_texture_TLD4S_COMPONENT),
        WORD(2, p_texture_AOFFI_TLD4S), WORD(3, p_texture_DC), CHOICE(1, 4, op_TEX_SUFFIX), BLANK,
        WORD(7, p_texture_Rd2_3), COMMA, WORD(8, p_Rd), COMMA, WORD(9, p_Ra), COMMA, WORD(10, p_Rb),
        COMMA, NUMBER(11, p_HEADER), OWN_BLANK, CHOICE(4, 13, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TLDS) = {
    FORM(MAXWELL_TLDS_D1_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("1D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D1_LL_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("1D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_AO_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.AOFFI"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA,
        WORD(6, p_Ra), COMMA, CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA,
        TEXT("2D"), COMMA, WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_MS_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.MS"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D3_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("3D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_A2_LZ_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_AO_M, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL.AOFFI"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK, WORD(4, p_texture_Rd2), COMMA, WORD(5, p_Rd), COMMA,
        WORD(6, p_Ra), COMMA, CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA,
        TEXT("2D"), COMMA, WORD(9, p_texture_COMPONENTS), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D1_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("1D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D1_LL_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("1D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_AO_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.AOFFI"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA,
        WORD(6, p_Ra), COMMA, CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA,
        TEXT("2D"), COMMA, WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LZ_MS_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ.MS"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D3_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("3D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_A2_LZ_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LZ"), CHOICE(1, 1, op_TEX_SUFFIX),
        BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA, WORD(6, p_Ra), COMMA,
        CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA, TEXT("ARRAY_2D"), COMMA,
        WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_TLDS_D2_LL_AO_S, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 10, op_GUARD),
        BLANK, TEXT("TLDS"), CHOICE(0, 0, op_OPT_F16), TEXT(".LL.AOFFI"),
        CHOICE(1, 1, op_TEX_SUFFIX), BLANK, WORD(4, p_texture_Rd2_2), COMMA, WORD(5, p_Rd), COMMA,
        WORD(6, p_Ra), COMMA, CHOICE(2, 7, op_OPT_REG_2), COMMA, NUMBER(8, p_HEADER), COMMA,
        TEXT("2D"), COMMA, WORD(9, p_texture_COMPONENTS_1), OWN_BLANK, CHOICE(5, 11, op_CTL), BLANK,
        CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TMML_B_LOD) = {
    FORM(MAXWELL_TMML_B, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("TMML.B.LOD"), WORD(0, p_texture_NDV_35), CHOICE(0, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_Rd), COMMA, WORD(5, p_Ra), COMMA, CHOICE(1, 6, op_OPT_REG_2), COMMA,
        FIXED(0x0, false), COMMA, WORD(7, p_texture_DIM), COMMA, NUMBER(8, p_texture_MASK),
        OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TMML_LOD) = {
    FORM(MAXWELL_TMML_I, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 9, op_GUARD), BLANK,
        TEXT("TMML.LOD"), WORD(0, p_texture_NDV_35), CHOICE(0, 1, op_TEX_SUFFIX), BLANK,
        WORD(4, p_Rd), COMMA, WORD(5, p_Ra), COMMA, NUMBER(6, p_HEADER), COMMA,
        WORD(7, p_texture_DIM), COMMA, NUMBER(8, p_texture_MASK), OWN_BLANK, CHOICE(3, 10, op_CTL),
        BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_TXA) = {
    FORM(MAXWELL_TXA, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 8, op_GUARD), BLANK,
        TEXT("TXA"), WORD(0, p_texture_NDV_35), CHOICE(0, 1, op_TEX_SUFFIX), BLANK, WORD(4, p_Rd),
        COMMA, WORD(5, p_Ra), COMMA, NUMBER(6, p_HEADER), COMMA, NUMBER(7, p_texture_MASK),
        OWN_BLANK, CHOICE(3, 9, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_TXD) = {
    FORM(MAXWELL_TXD_I, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 12, op_GUARD), BLANK,
        TEXT("TXD"), WORD(0, p_texture_TXD_LC), WORD(1, p_texture_AOFFI_TLD),
        CHOICE(0, 2, op_TEX_SUFFIX), BLANK, CHOICE(1, 5, op_OPT_4), COMMA, WORD(6, p_Rd), COMMA,
        WORD(7, p_Ra), COMMA, CHOICE(2, 8, op_OPT_REG_2), COMMA, NUMBER(9, p_HEADER), COMMA,
        WORD(10, p_texture_DIM), COMMA, NUMBER(11, p_texture_MASK), OWN_BLANK,
        CHOICE(5, 13, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TXD_B) = {
    FORM(MAXWELL_TXD_B, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 11, op_GUARD), BLANK,
        TEXT("TXD.B"), WORD(0, p_texture_TXD_LC), WORD(1, p_texture_AOFFI_TLD),
        CHOICE(0, 2, op_TEX_SUFFIX), BLANK, CHOICE(1, 5, op_OPT_4), COMMA, WORD(6, p_Rd), COMMA,
        WORD(7, p_Ra), COMMA, CHOICE(2, 8, op_OPT_REG_2), COMMA, FIXED(0x0, false), COMMA,
        WORD(9, p_texture_DIM), COMMA, NUMBER(10, p_texture_MASK), OWN_BLANK, CHOICE(5, 12, op_CTL),
        BLANK, CHOICE(9, 0, op_CLOSE), END),
};
FORMS(head_TXQ) = {
    FORM(MAXWELL_TXQ_I, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 9, op_GUARD), BLANK,
        TEXT("TXQ"), CHOICE(0, 0, op_TEX_SUFFIX), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra), COMMA,
        CHOICE(1, 5, op_ANY_QUERY), COMMA, NUMBER(7, p_HEADER), COMMA, NUMBER(8, p_texture_MASK),
        OWN_BLANK, CHOICE(4, 10, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_TXQ_B) = {
    FORM(MAXWELL_TXQ_B, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 8, op_GUARD), BLANK,
        TEXT("TXQ.B"), CHOICE(0, 0, op_TEX_SUFFIX), BLANK, WORD(3, p_Rd), COMMA, WORD(4, p_Ra),
        COMMA, CHOICE(1, 5, op_ANY_QUERY), COMMA, FIXED(0x0, false), COMMA,
        NUMBER(7, p_texture_MASK), OWN_BLANK, CHOICE(4, 9, op_CTL), BLANK, CHOICE(8, 0, op_CLOSE),
        END),
};
FORMS(head_VABSDIFF) = {
    FORM(MAXWELL_VABSDIFF, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 18, op_GUARD), BLANK,
        TEXT("VABSDIFF"), WORD(0, p_video_SD), CHOICE(0, 1, op_TYPES), WORD(3, p_video_VIDEO_SAT),
        WORD(4, p_video_THEN), BLANK, WORD(5, p_Rd), WORD(6, p_CC), COMMA, CHOICE(5, 7, op_SRC_VA),
        COMMA, CHOICE(6, 11, op_SRC_VB), COMMA, WORD(16, p_Rc), WORD(17, p_REUSE_C), OWN_BLANK,
        CHOICE(9, 19, op_CTL), BLANK, CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VABSDIFF4) = {
    FORM(MAXWELL_VABSDIFF4, INNER, 0, CHOICE(2, 0, op_OPEN), BLANK, CHOICE(1, 16, op_GUARD), BLANK,
        TEXT("VABSDIFF4"), WORD(0, p_video_DIFF4_SD), CHOICE(0, 1, op_DIFF4_TYPES),
        WORD(3, p_video_DIFF4_SAT), WORD(4, p_video_DIFF4_RED), WORD(5, p_video_DIFF4_LANES), BLANK,
        WORD(6, p_Rd), WORD(7, p_CC), COMMA, WORD(8, p_Ra), WORD(9, p_video_DIFF4_SELECT_A),
        WORD(10, p_REUSE_A), COMMA, WORD(11, p_Rb), WORD(12, p_video_DIFF4_SELECT_B),
        WORD(13, p_REUSE_B), COMMA, WORD(14, p_Rc), WORD(15, p_REUSE_C), OWN_BLANK,
        CHOICE(3, 17, op_CTL), BLANK, CHOICE(7, 0, op_CLOSE), END),
};
FORMS(head_VADD) = {
    FORM(MAXWELL_VADD, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 20, op_GUARD), BLANK,
        TEXT("VADD"), WORD(0, p_video_UD), CHOICE(0, 1, op_TYPES), WORD(3, p_video_VIDEO_SAT),
        WORD(4, p_video_THEN), BLANK, WORD(5, p_Rd), WORD(6, p_CC), COMMA,
        WORD(7, p_video_ADD_NEG_A), CHOICE(5, 8, op_SRC_VA), COMMA, WORD(12, p_video_ADD_NEG_B),
        CHOICE(6, 13, op_SRC_VB), COMMA, WORD(18, p_Rc), WORD(19, p_REUSE_C), OWN_BLANK,
        CHOICE(9, 21, op_CTL), BLANK, CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VMAD) = {
    FORM(MAXWELL_VMAD, INNER, 0, CHOICE(11, 0, op_OPEN), BLANK, CHOICE(10, 19, op_GUARD), BLANK,
        TEXT("VMAD"), CHOICE(0, 0, op_TYPES), CHOICE(5, 0, op_OPT_PO_32I),
        WORD(2, p_video_VMAD_SHIFT), WORD(3, p_video_VIDEO_SAT), BLANK, WORD(4, p_Rd),
        WORD(5, p_CC), COMMA, CHOICE(6, 6, op_VMAD_A), COMMA, CHOICE(8, 11, op_SRC_VB), COMMA,
        CHOICE(9, 16, op_VMAD_C), OWN_BLANK, CHOICE(12, 20, op_CTL), BLANK, CHOICE(16, 0, op_CLOSE),
        END),
};
FORMS(head_VMNMX) = {
    FORM(MAXWELL_VMNMX, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 19, op_GUARD), BLANK,
        TEXT("VMNMX"), WORD(0, p_video_UD), CHOICE(0, 1, op_TYPES), WORD(3, p_video_MX),
        WORD(4, p_video_VIDEO_SAT), WORD(5, p_video_THEN), BLANK, WORD(6, p_Rd), WORD(7, p_CC),
        COMMA, CHOICE(5, 8, op_SRC_VA), COMMA, CHOICE(6, 12, op_SRC_VB), COMMA, WORD(17, p_Rc),
        WORD(18, p_REUSE_C), OWN_BLANK, CHOICE(9, 20, op_CTL), BLANK, CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VOTE) = {
    FORM(MAXWELL_VOTE, INNER, 0, CHOICE(3, 0, op_OPEN), BLANK, CHOICE(2, 5, op_GUARD), BLANK,
        TEXT("VOTE"), WORD(0, p_special_VOTE_MODE), BLANK, CHOICE(0, 1, op_OPT_BALLOT), COMMA,
        WORD(2, p_Pw), COMMA, CHOICE(1, 3, op_SRC_Pp), OWN_BLANK, CHOICE(4, 6, op_CTL), BLANK,
        CHOICE(8, 0, op_CLOSE), END),
};
FORMS(head_VOTE_VTG) = {
    FORM(MAXWELL_VOTE_VTG, INNER, 0, CHOICE(1, 0, op_OPEN), BLANK, CHOICE(0, 2, op_GUARD), BLANK,
        TEXT("VOTE.VTG"), WORD(0, p_special_VTG_OP), BLANK, NUMBER(1, p_special_VTG_NUMBER),
        OWN_BLANK, CHOICE(2, 3, op_CTL), BLANK, CHOICE(6, 0, op_CLOSE), END),
};
FORMS(head_VSET) = {
    FORM(MAXWELL_VSET, INNER, 0, CHOICE(8, 0, op_OPEN), BLANK, CHOICE(7, 17, op_GUARD), BLANK,
        TEXT("VSET"), WORD(0, p_video_VSET_CMP), CHOICE(0, 1, op_TYPES), WORD(3, p_video_THEN),
        BLANK, WORD(4, p_Rd), WORD(5, p_CC), COMMA, CHOICE(5, 6, op_SRC_VA), COMMA,
        CHOICE(6, 10, op_SRC_VB), COMMA, WORD(15, p_Rc), WORD(16, p_REUSE_C), OWN_BLANK,
        CHOICE(9, 18, op_CTL), BLANK, CHOICE(13, 0, op_CLOSE), END),
};
FORMS(head_VSETP) = {
    FORM(MAXWELL_VSETP, INNER, 0, CHOICE(9, 0, op_OPEN), BLANK, CHOICE(8, 17, op_GUARD), BLANK,
        TEXT("VSETP"), WORD(0, p_video_VSETP_CMP), CHOICE(0, 1, op_TYPES), WORD(3, p_BOP), BLANK,
        WORD(4, p_Pu), COMMA, WORD(5, p_Pv), COMMA, CHOICE(5, 6, op_SRC_VA), COMMA,
        CHOICE(6, 10, op_SRC_VB), COMMA, CHOICE(7, 15, op_SRC_Pp), OWN_BLANK,
        CHOICE(10, 18, op_CTL), BLANK, CHOICE(14, 0, op_CLOSE), END),
};
FORMS(head_VSHL) = {
    FORM(MAXWELL_VSHL, INNER, 0, CHOICE(7, 0, op_OPEN), BLANK, CHOICE(6, 18, op_GUARD), BLANK,
        TEXT("VSHL"), WORD(0, p_video_UD), CHOICE(0, 1, op_SHIFT_TYPES), WORD(2, p_video_VIDEO_W),
        WORD(3, p_video_VIDEO_SAT), WORD(4, p_video_THEN), BLANK, WORD(5, p_Rd), WORD(6, p_CC),
        COMMA, CHOICE(4, 7, op_SRC_VA), COMMA, CHOICE(5, 11, op_SRC_VB), COMMA, WORD(16, p_Rc),
        WORD(17, p_REUSE_C), OWN_BLANK, CHOICE(8, 19, op_CTL), BLANK, CHOICE(12, 0, op_CLOSE), END),
};
FORMS(head_VSHR) = {
    FORM(MAXWELL_VSHR, INNER, 0, CHOICE(7, 0, op_OPEN), BLANK, CHOICE(6, 18, op_GUARD), BLANK,
        TEXT("VSHR"), WORD(0, p_video_UD), CHOICE(0, 1, op_SHIFT_TYPES), WORD(2, p_video_VIDEO_W),
        WORD(3, p_video_VIDEO_SAT), WORD(4, p_video_THEN), BLANK, WORD(5, p_Rd), WORD(6, p_CC),
        COMMA, CHOICE(4, 7, op_SRC_VA), COMMA, CHOICE(5, 11, op_SRC_VB), COMMA, WORD(16, p_Rc),
        WORD(17, p_REUSE_C), OWN_BLANK, CHOICE(8, 19, op_CTL), BLANK, CHOICE(12, 0, op_CLOSE), END),
};
FORMS(head_XMAD) = {
    FORM(MAXWELL_XMAD_R, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 15, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_multiply_XMAD_TYPES), CHOICE(0, 1, op_XMAD_DOES), BLANK,
        WORD(5, p_Rd), WORD(6, p_CC), COMMA, CHOICE(1, 7, op_XMAD_A), COMMA,
        CHOICE(2, 10, op_XMAD_Rb), COMMA, WORD(13, p_Rc), WORD(14, p_REUSE_C), OWN_BLANK,
        CHOICE(5, 16, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_XMAD_I, INNER, 0, CHOICE(4, 0, op_OPEN), BLANK, CHOICE(3, 13, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_multiply_XMAD_TYPES), CHOICE(0, 1, op_XMAD_DOES), BLANK,
        WORD(5, p_Rd), WORD(6, p_CC), COMMA, CHOICE(1, 7, op_XMAD_A), COMMA,
        CHOICE(2, 10, op_XMAD_IMM), COMMA, WORD(11, p_Rc), WORD(12, p_REUSE_C), OWN_BLANK,
        CHOICE(5, 14, op_CTL), BLANK, CHOICE(9, 0, op_CLOSE), END),
    FORM(MAXWELL_XMAD_B, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 15, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_multiply_XMAD_TYPES), CHOICE(0, 1, op_XMAD_CONST_DOES), BLANK,
        WORD(5, p_Rd), WORD(6, p_CC), COMMA, CHOICE(1, 7, op_XMAD_A), COMMA,
        CHOICE(2, 10, op_XMAD_CONST_B), COMMA, WORD(13, p_Rc), WORD(14, p_REUSE_C), OWN_BLANK,
        CHOICE(6, 16, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
    FORM(MAXWELL_XMAD_C, INNER, 0, CHOICE(5, 0, op_OPEN), BLANK, CHOICE(4, 13, op_GUARD), BLANK,
        TEXT("XMAD"), WORD(0, p_multiply_XMAD_TYPES), CHOICE(0, 1, op_XMAD_CONST_C_DOES), BLANK,
        WORD(3, p_Rd), WORD(4, p_CC), COMMA, CHOICE(1, 5, op_XMAD_A), COMMA,
        CHOICE(2, 8, op_XMAD_Rc_B), COMMA, CHOICE(3, 11, op_CONST), OWN_BLANK,
        CHOICE(6, 14, op_CTL), BLANK, CHOICE(10, 0, op_CLOSE), END),
};
HEADS(heads) = {
    HEAD("AL2P", head_AL2P),
    HEAD("ALD", head_ALD),
    HEAD("AST", head_AST),
    HEAD("AST.P", head_AST_P),
    HEAD("AST.PHYS", head_AST_PHYS),
    HEAD("ATOM", head_ATOM),
    HEAD("ATOMS", head_ATOMS),
    HEAD("B2R", head_B2R),
    HEAD("B2R.RESULT", head_B2R_RESULT),
    HEAD("B2R.WARP", head_B2R_WARP),
    HEAD("BAR.ARV", head_BAR_ARV),
    HEAD("BAR.RED", head_BAR_RED),
    HEAD("BAR.SCAN", head_BAR_SCAN),
    HEAD("BAR.SYNC", head_BAR_SYNC),
    HEAD("BFE", head_BFE),
    HEAD("BFI", head_BFI),
    HEAD("BPT", head_BPT),
    HEAD("BRA", head_BRA),
    HEAD("BRK", head_BRK),
    HEAD("BRX", head_BRX),
    HEAD("CAL", head_CAL),
    HEAD("CCTL", head_CCTL),
    HEAD("CCTLL", head_CCTLL),
    HEAD("CCTLT.IVALL", head_CCTLT_IVALL),
    HEAD("CCTLT.IVTH", head_CCTLT_IVTH),
    HEAD("CONT", head_CONT),
    HEAD("CS2R", head_CS2R),
    HEAD("CSET", head_CSET),
    HEAD("CSETP", head_CSETP),
    HEAD("DADD", head_DADD),
    HEAD("DEPBAR", head_DEPBAR),
    HEAD("DEPBAR.LE", head_DEPBAR_LE),
    HEAD("DFMA", head_DFMA),
    HEAD("DMNMX", head_DMNMX),
    HEAD("DMUL", head_DMUL),
    HEAD("DSET", head_DSET),
    HEAD("DSETP", head_DSETP),
    HEAD("EXIT", head_EXIT),
    HEAD("F2F", head_F2F),
    HEAD("F2I", head_F2I),
    HEAD("FADD", head_FADD),
    HEAD("FADD32I", head_FADD32I),
    HEAD("FCHK.DIVIDE", head_FCHK_DIVIDE),
    HEAD("FCMP", head_FCMP),
    HEAD("FFMA", head_FFMA),
    HEAD("FFMA32I", head_FFMA32I),
    HEAD("FLO", head_FLO),
    HEAD("FMNMX", head_FMNMX),
    HEAD("FMUL", head_FMUL),
    HEAD("FMUL32I", head_FMUL32I),
    HEAD("FSET", head_FSET),
    HEAD("FSETP", head_FSETP),
    HEAD("FSWZADD", head_FSWZADD),
    HEAD("GETCRSPTR", head_GETCRSPTR),
    HEAD("GETLMEMBASE", head_GETLMEMBASE),
    HEAD("HADD2", head_HADD2),
    HEAD("HADD2_32I", head_HADD2_32I),
    HEAD("HFMA2", head_HFMA2),
    HEAD("HFMA2_32I", head_HFMA2_32I),
    HEAD("HMUL2", head_HMUL2),
    HEAD("HMUL2_32I", head_HMUL2_32I),
    HEAD("HSET2", head_HSET2),
    HEAD("HSETP2", head_HSETP2),
    HEAD("I2F", head_I2F),
    HEAD("I2I", head_I2I),
    HEAD("IADD", head_IADD),
    HEAD("IADD3", head_IADD3),
    HEAD("IADD32I", head_IADD32I),
    HEAD("ICMP", head_ICMP),
    HEAD("IDE", head_IDE),
    HEAD("IDP.2A", head_IDP_2A),
    HEAD("IDP.4A", head_IDP_4A),
    HEAD("IMAD", head_IMAD),
    HEAD("IMAD32I", head_IMAD32I),
    HEAD("IMADSP.S", head_IMADSP_S),
    HEAD("IMADSP.U", head_IMADSP_U),
    HEAD("IMNMX", head_IMNMX),
    HEAD("IMUL", head_IMUL),
    HEAD("IMUL32I", head_IMUL32I),
    HEAD("IPA", head_IPA),
    HEAD("ISBERD", head_ISBERD),
    HEAD("ISCADD", head_ISCADD),
    HEAD("ISCADD32I", head_ISCADD32I),
    HEAD("ISET", head_ISET),
    HEAD("ISETP", head_ISETP),
    HEAD("JCAL", head_JCAL),
    HEAD("JMP", head_JMP),
    HEAD("JMX", head_JMX),
    HEAD("KIL", head_KIL),
    HEAD("LD", head_LD),
    HEAD("LDC", head_LDC),
    HEAD("LDG", head_LDG),
    HEAD("LDL", head_LDL),
    HEAD("LDS", head_LDS),
    HEAD("LDS.U", head_LDS_U),
    HEAD("LEA", head_LEA),
    HEAD("LEA.HI", head_LEA_HI),
    HEAD("LEPC", head_LEPC),
    HEAD("LONGJMP", head_LONGJMP),
    HEAD("LOP", head_LOP),
    HEAD("LOP3.LUT", head_LOP3_LUT),
    HEAD("LOP32I", head_LOP32I),
    HEAD("MEMBAR", head_MEMBAR),
    HEAD("MOV", head_MOV),
    HEAD("MOV32I", head_MOV32I),
    HEAD("MUFU", head_MUFU),
    HEAD("NOP", head_NOP),
    HEAD("OUT", head_OUT),
    HEAD("P2R", head_P2R),
    HEAD("PBK", head_PBK),
    HEAD("PCNT", head_PCNT),
    HEAD("PEXIT", head_PEXIT),
    HEAD("PIXLD", head_PIXLD),
    HEAD("PLONGJMP", head_PLONGJMP),
    HEAD("POPC", head_POPC),
    HEAD("PRET", head_PRET),
    HEAD("PRMT", head_PRMT),
    HEAD("PSET", head_PSET),
    HEAD("PSETP", head_PSETP),
    HEAD("R2B", head_R2B),
    HEAD("R2P", head_R2P),
    HEAD("RAM", head_RAM),
    HEAD("RED", head_RED),
    HEAD("RET", head_RET),
    HEAD("RRO", head_RRO),
    HEAD("RTT", head_RTT),
    HEAD("S2R", head_S2R),
    HEAD("SAM", head_SAM),
    HEAD("SEL", head_SEL),
    HEAD("SETCRSPTR", head_SETCRSPTR),
    HEAD("SETLMEMBASE", head_SETLMEMBASE),
    HEAD("SHF.L", head_SHF_L),
    HEAD("SHF.R", head_SHF_R),
    HEAD("SHFL", head_SHFL),
    HEAD("SHL", head_SHL),
    HEAD("SHR", head_SHR),
    HEAD("SSY", head_SSY),
    HEAD("ST", head_ST),
    HEAD("STG", head_STG),
    HEAD("STL", head_STL),
    HEAD("STP", head_STP),
    HEAD("STS", head_STS),
    HEAD("SUATOM", head_SUATOM),
    HEAD("SUATOM.D", head_SUATOM_D),
    HEAD("SULD.D", head_SULD_D),
    HEAD("SULD.P", head_SULD_P),
    HEAD("SURED.D", head_SURED_D),
    HEAD("SURED.P", head_SURED_P),
    HEAD("SUST.D", head_SUST_D),
    HEAD("SUST.P", head_SUST_P),
    HEAD("SYNC", head_SYNC),
    HEAD("TEX", head_TEX),
    HEAD("TEX.B", head_TEX_B),
    HEAD("TEXS", head_TEXS),
    HEAD("TLD", head_TLD),
    HEAD("TLD.B", head_TLD_B),
    HEAD("TLD4", head_TLD4),
    HEAD("TLD4S", head_TLD4S),
    HEAD("TLDS", head_TLDS),
    HEAD("TMML.B.LOD", head_TMML_B_LOD),
    HEAD("TMML.LOD", head_TMML_LOD),
    HEAD("TXA", head_TXA),
    HEAD("TXD", head_TXD),
    HEAD("TXD.B", head_TXD_B),
    HEAD("TXQ", head_TXQ),
    HEAD("TXQ.B", head_TXQ_B),
    HEAD("VABSDIFF", head_VABSDIFF),
    HEAD("VABSDIFF4", head_VABSDIFF4),
    HEAD("VADD", head_VADD),
    HEAD("VMAD", head_VMAD),
    HEAD("VMNMX", head_VMNMX),
    HEAD("VOTE", head_VOTE),
    HEAD("VOTE.VTG", head_VOTE_VTG),
    HEAD("VSET", head_VSET),
    HEAD("VSETP", head_VSETP),
    HEAD("VSHL", head_VSHL),
    HEAD("VSHR", head_VSHR),
    HEAD("XMAD", head_XMAD),
};
static const struct isadora_words *const registers[] = {&words_file_r, &words_file_p,
    &words_file_cc, &words_file_pc, &words_file_active, &words_file_waits, &words_file_sr,
    &words_file_come, &words_file_some, &words_file_asked, &words_file_yes, &words_file_red_yes,
    &words_file_red_all, &words_file_red, &words_file_red_kind, &words_file_left};

const struct isadora_syntax maxwell_syntax = {
    .heads = heads, .head_count = COUNT(heads),
    .inner = true,
    .registers = registers, .file_count = COUNT(registers),
};

