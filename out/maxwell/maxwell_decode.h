/* Generated from the description maxwell by gen/emit/decode. Do not edit. */
#ifndef MAXWELL_DECODE_H
#define MAXWELL_DECODE_H

#include <isadora/maxwell.h>

#define PART(name) maxwell_##name
#include "base/decode_wide.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_NOT_SM_50 0x3e
#define ON_SM_50_SM_52_SM_53 0x7
#define ON_SM_52_SM_53 0x6
#define ON_SM_60_SM_61_SM_62 0x38
#define ON_SM_61_SM_62 0x30

#define FIELD_atomic_ATOM_OP lo >> 52 & 0xf
#define FIELD_atomic_ATOMS_OP lo >> 52 & 0xf
#define FIELD_atomic_RED_OP lo >> 23 & 0x7
#define FIELD_atomic_ATOM_TYPE lo >> 49 & 0x7
#define FIELD_atomic_RED_TYPE lo >> 20 & 0x7
#define FIELD_atomic_ATOMS_TYPE lo >> 28 & 0x3
#define FIELD_atomic_ATOM_E lo >> 48 & 0x1
#define FIELD_atomic_ATOM_OFFSET lo >> 28 & 0xfffff
#define FIELD_atomic_ATOM_UOFFSET lo >> 28 & 0xfffff
#define FIELD_atomic_ATOMS_OFFSET lo >> 30 & 0x3fffff
#define FIELD_atomic_ATOMS_UOFFSET lo >> 30 & 0x3fffff
#define FIELD_atomic_ATOM_OFFSET13 lo >> 28 & 0x1fff
#define FIELD_atomic_ATOM_UOFFSET13 lo >> 28 & 0x1fff
#define FIELD_atomic_CAS_64 lo >> 49 & 0x1
#define FIELD_atomic_ATOMS_CAS_64 lo >> 52 & 0x1
#define FIELD_atomic_ATOMS_CAS_OP lo >> 53 & 0x3
#define FIELD_atomic_ATOM_P_OP lo >> 44 & 0xf
#define FIELD_atomic_Rb_NUMBER lo >> 20 & 0xff
#define FIELD_atomic_CACHE_OP lo & 0xf
#define FIELD_atomic_CACHE_OP_OR_QUERY lo & 0xf
#define FIELD_atomic_CACHE_LEVEL lo >> 4 & 0x7
#define FIELD_atomic_CCTL_E lo >> 52 & 0x1
#define FIELD_atomic_CCTL_OFFSET lo >> 22 & 0x3fffffff
#define FIELD_atomic_CCTL_UOFFSET lo >> 22 & 0x3fffffff
#define FIELD_atomic_CCTLL_OFFSET lo >> 22 & 0x3fffff
#define FIELD_atomic_CCTLL_UOFFSET lo >> 22 & 0x3fffff
#define FIELD_atomic_CCTLT_HEADER lo >> 36 & 0x1fff
#define FIELD_X lo >> 43 & 0x1
#define FIELD_control_U lo >> 7 & 0x1
#define FIELD_control_LMT lo >> 6 & 0x1
#define FIELD_control_KEEPREFCOUNT lo >> 5 & 0x1
#define FIELD_control_NOINC lo >> 6 & 0x1
#define FIELD_control_ABS_LABEL lo >> 20 & 0xffffffff
#define FIELD_control_ABS_DISTANCE lo >> 20 & 0xffffffff
#define FIELD_control_REL_DISTANCE lo >> 20 & 0xffffff
#define FIELD_control_TARGET_OFFSET lo >> 20 & 0xffff
#define FIELD_control_TARGET_BANK lo >> 36 & 0x1f
#define FIELD_control_EN lo >> 5 & 0x1
#define FIELD_control_IDE_MASK lo >> 20 & 0xffff
#define FIELD_control_RTT_OP lo & 0x3
#define FIELD_control_BPT_KIND lo >> 6 & 0x7
#define FIELD_control_BPT_NUMBER lo >> 20 & 0xfffff
#define FIELD_control_TRIG lo >> 13 & 0x1
#define FIELD_control_NOP_MASK lo >> 20 & 0xffff
#define FIELD_BYTE lo >> 41 & 0x3
#define FIELD_convert_FIMM16 lo >> 20 & 0xffff
#define FIELD_convert_DST_FLOAT lo >> 8 & 0x3
#define FIELD_convert_SRC_FLOAT lo >> 10 & 0x3
#define FIELD_convert_CVT_H1 lo >> 41 & 0x1
#define FIELD_convert_CVT_RND (lo >> 39 & 0x3) | ((lo >> 42 & 0x1) << 2)
#define FIELD_convert_ROUND lo >> 39 & 0x3
#define FIELD_convert_DST_INT (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2)
#define FIELD_convert_I2I_DST (lo >> 8 & 0x3) | ((lo >> 12 & 0x1) << 2)
#define FIELD_convert_SRC_INT (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2)
#define FIELD_convert_I2I_SRC (lo >> 10 & 0x3) | ((lo >> 13 & 0x1) << 2)
#define FIELD_convert_HALF lo >> 41 & 0x3
#define FIELD_double_DFMA_RND lo >> 50 & 0x3
#define FIELD_STALL hi & 0xf
#define FIELD_NO_YIELD hi >> 4 & 0x1
#define FIELD_WRITE_BAR hi >> 5 & 0x7
#define FIELD_READ_BAR hi >> 8 & 0x7
#define FIELD_WAIT1 hi >> 11 & 0x1
#define FIELD_WAIT2 hi >> 12 & 0x1
#define FIELD_WAIT3 hi >> 13 & 0x1
#define FIELD_WAIT4 hi >> 14 & 0x1
#define FIELD_WAIT5 hi >> 15 & 0x1
#define FIELD_WAIT6 hi >> 16 & 0x1
#define FIELD_REUSE_A hi >> 17 & 0x1
#define FIELD_REUSE_B hi >> 18 & 0x1
#define FIELD_REUSE_C hi >> 19 & 0x1
#define FIELD_Pg lo >> 16 & 0x7
#define FIELD_Rd lo & 0xff
#define FIELD_Ra lo >> 8 & 0xff
#define FIELD_Rb lo >> 20 & 0xff
#define FIELD_Rc lo >> 39 & 0xff
#define FIELD_Pu lo >> 3 & 0x7
#define FIELD_Pv lo & 0x7
#define FIELD_Pd lo >> 48 & 0x7
#define FIELD_Pp lo >> 39 & 0x7
#define FIELD_NOT_Pp lo >> 42 & 0x1
#define FIELD_C_OFFSET lo >> 20 & 0x3fff
#define FIELD_C_BANK lo >> 34 & 0x1f
#define FIELD_IMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_UIMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_FIMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_DIMM (lo >> 20 & 0x7ffff) | ((lo >> 56 & 0x1) << 19)
#define FIELD_IMM32 lo >> 20 & 0xffffffff
#define FIELD_UIMM32 lo >> 20 & 0xffffffff
#define FIELD_FIMM32 lo >> 20 & 0xffffffff
#define FIELD_LANES lo >> 39 & 0xf
#define FIELD_CC lo >> 47 & 0x1
#define FIELD_CC_32I lo >> 52 & 0x1
#define FIELD_CC_TEST lo & 0x1f
#define FIELD_NOP_CC_TEST lo >> 8 & 0x1f
#define FIELD_REL_TARGET lo >> 20 & 0xffffff
#define FIELD_RND lo >> 39 & 0x3
#define FIELD_FTZ lo >> 44 & 0x1
#define FIELD_SAT lo >> 50 & 0x1
#define FIELD_F_NEG_A lo >> 48 & 0x1
#define FIELD_F_NEG_B lo >> 45 & 0x1
#define FIELD_F_ABS_A lo >> 46 & 0x1
#define FIELD_F_ABS_B lo >> 49 & 0x1
#define FIELD_NEG_PRODUCT lo >> 48 & 0x1
#define FIELD_F_NEG_C lo >> 49 & 0x1
#define FIELD_float_FTZ_32I lo >> 55 & 0x1
#define FIELD_float_F_NEG_A_32I lo >> 56 & 0x1
#define FIELD_float_F_ABS_A_32I lo >> 54 & 0x1
#define FIELD_float_F_NEG_B_32I lo >> 53 & 0x1
#define FIELD_float_F_ABS_B_32I lo >> 57 & 0x1
#define FIELD_float_FMZ lo >> 44 & 0x3
#define FIELD_float_POWER lo >> 41 & 0x7
#define FIELD_float_FMZ_53 lo >> 53 & 0x3
#define FIELD_float_F_SAT_32I lo >> 55 & 0x1
#define FIELD_float_RND_51 lo >> 51 & 0x3
#define FIELD_float_F_NEG_C_32I lo >> 57 & 0x1
#define FIELD_FLOAT_CMP lo >> 48 & 0xf
#define FIELD_SET_NEG_A lo >> 43 & 0x1
#define FIELD_SET_ABS_A lo >> 54 & 0x1
#define FIELD_SET_NEG_B lo >> 53 & 0x1
#define FIELD_SET_ABS_B lo >> 44 & 0x1
#define FIELD_SET_BF lo >> 52 & 0x1
#define FIELD_SETP_NEG_B lo >> 6 & 0x1
#define FIELD_SETP_ABS_A lo >> 7 & 0x1
#define FIELD_floatcmp_FCMP_TEST lo >> 48 & 0xf
#define FIELD_floatcmp_SET_FTZ lo >> 55 & 0x1
#define FIELD_floatcmp_SETP_FTZ lo >> 47 & 0x1
#define FIELD_floatcmp_SIGNS0 lo >> 28 & 0x3
#define FIELD_floatcmp_SIGNS1 lo >> 30 & 0x3
#define FIELD_floatcmp_SIGNS2 lo >> 32 & 0x3
#define FIELD_floatcmp_SIGNS3 lo >> 34 & 0x3
#define FIELD_floatcmp_NDV lo >> 38 & 0x1
#define FIELD_floatcmp_MUFU_OP lo >> 20 & 0xf
#define FIELD_floatcmp_RRO_OP lo >> 39 & 0x1
#define FIELD_Pw lo >> 45 & 0x7
#define FIELD_graphics_OUTPUT lo >> 32 & 0x1
#define FIELD_graphics_ATTR_SIZE lo >> 47 & 0x3
#define FIELD_graphics_ATTR_OFFSET11 lo >> 20 & 0x7ff
#define FIELD_graphics_ATTR_OFFSET10 lo >> 20 & 0x3ff
#define FIELD_graphics_Pq lo >> 44 & 0x7
#define FIELD_graphics_IPA_ATTR lo >> 28 & 0x3ff
#define FIELD_graphics_IPA_MODE lo >> 54 & 0x3
#define FIELD_graphics_IPA_AT lo >> 52 & 0x3
#define FIELD_graphics_IPA_SAT lo >> 51 & 0x1
#define FIELD_graphics_SKEW lo >> 31 & 0x1
#define FIELD_graphics_ISB_SPACE lo >> 33 & 0x3
#define FIELD_graphics_ISB_SIZE lo >> 47 & 0x3
#define FIELD_graphics_OUT_OP lo >> 39 & 0x3
#define FIELD_graphics_PIXLD_OP lo >> 31 & 0x7
#define FIELD_graphics_PIXLD_OFFSET lo >> 20 & 0xff
#define FIELD_half_MERGE lo >> 49 & 0x3
#define FIELD_half_HADD_FTZ lo >> 39 & 0x1
#define FIELD_half_HALF_SAT lo >> 32 & 0x1
#define FIELD_half_HALF_SAT_CONST lo >> 52 & 0x1
#define FIELD_half_HALF_NEG_A lo >> 43 & 0x1
#define FIELD_half_HALF_ABS_A lo >> 44 & 0x1
#define FIELD_half_SWIZZLE_A lo >> 47 & 0x3
#define FIELD_half_HALF_NEG_B lo >> 31 & 0x1
#define FIELD_half_HALF_ABS_B lo >> 30 & 0x1
#define FIELD_half_SWIZZLE_B lo >> 28 & 0x3
#define FIELD_half_HALF_NEG_CONST lo >> 56 & 0x1
#define FIELD_half_HALF_ABS_CONST lo >> 54 & 0x1
#define FIELD_half_F16_HIGH (lo >> 30 & 0x1ff) | ((lo >> 56 & 0x1) << 9)
#define FIELD_half_F16_LOW lo >> 20 & 0x3ff
#define FIELD_half_HADD_FTZ_32I lo >> 55 & 0x1
#define FIELD_half_SWIZZLE_A_32I lo >> 53 & 0x3
#define FIELD_half_F16_HIGH_32I lo >> 36 & 0xffff
#define FIELD_half_F16_LOW_32I lo >> 20 & 0xffff
#define FIELD_half_HMUL_FMZ lo >> 39 & 0x3
#define FIELD_half_HALF_FMZ_32I lo >> 55 & 0x3
#define FIELD_half_HFMA_FMZ lo >> 37 & 0x3
#define FIELD_half_HFMA_FMZ_CONST lo >> 57 & 0x3
#define FIELD_half_HFMA_NEG_C lo >> 30 & 0x1
#define FIELD_half_HFMA_SWIZZLE_C lo >> 35 & 0x3
#define FIELD_half_HFMA_NEG_C_CONST lo >> 51 & 0x1
#define FIELD_half_HFMA_SWIZZLE_C_CONST lo >> 53 & 0x3
#define FIELD_half_HFMA_NEG_C_32I lo >> 52 & 0x1
#define FIELD_half_HALF_BF lo >> 49 & 0x1
#define FIELD_half_HALF_CMP lo >> 35 & 0xf
#define FIELD_half_HSET_FTZ lo >> 50 & 0x1
#define FIELD_half_HALF_BF_CONST lo >> 53 & 0x1
#define FIELD_half_HSET_FTZ_CONST lo >> 54 & 0x1
#define FIELD_half_HALF_CMP_CONST lo >> 49 & 0xf
#define FIELD_half_HSETP_FTZ lo >> 6 & 0x1
#define FIELD_half_H_AND lo >> 49 & 0x1
#define FIELD_half_H_AND_CONST lo >> 53 & 0x1
#define FIELD_NEG_A_32I lo >> 56 & 0x1
#define FIELD_SIGNED lo >> 48 & 0x1
#define FIELD_HI lo >> 39 & 0x1
#define FIELD_MUL_TYPES lo >> 40 & 0x3
#define FIELD_HI_32I lo >> 53 & 0x1
#define FIELD_MUL_TYPES_32I lo >> 54 & 0x3
#define FIELD_CMP lo >> 49 & 0x7
#define FIELD_integer_NEG_A lo >> 49 & 0x1
#define FIELD_integer_NEG_B lo >> 48 & 0x1
#define FIELD_integer_X_32I lo >> 53 & 0x1
#define FIELD_integer_SAT_32I lo >> 54 & 0x1
#define FIELD_integer_IADD3_NEG_A lo >> 51 & 0x1
#define FIELD_integer_IADD3_NEG_B lo >> 50 & 0x1
#define FIELD_integer_IADD3_NEG_C lo >> 49 & 0x1
#define FIELD_integer_IADD3_X lo >> 48 & 0x1
#define FIELD_integer_HALF_A lo >> 35 & 0x3
#define FIELD_integer_HALF_B lo >> 33 & 0x3
#define FIELD_integer_HALF_C lo >> 31 & 0x3
#define FIELD_integer_IADD3_SHIFT lo >> 37 & 0x3
#define FIELD_integer_SHIFT lo >> 39 & 0x1f
#define FIELD_integer_SHIFT_32I lo >> 53 & 0x1f
#define FIELD_integer_PART lo >> 43 & 0x3
#define FIELD_logic_LOP_OP lo >> 41 & 0x3
#define FIELD_logic_LOP_TEST lo >> 44 & 0x3
#define FIELD_logic_LOP_INV_A lo >> 39 & 0x1
#define FIELD_logic_LOP_INV_B lo >> 40 & 0x1
#define FIELD_logic_LOP32I_OP lo >> 53 & 0x3
#define FIELD_logic_LOP32I_X lo >> 57 & 0x1
#define FIELD_logic_LOP32I_INV_A lo >> 55 & 0x1
#define FIELD_logic_LOP32I_INV_B lo >> 56 & 0x1
#define FIELD_logic_LOP3_TEST lo >> 36 & 0x3
#define FIELD_logic_LOP3_X lo >> 38 & 0x1
#define FIELD_logic_LUT lo >> 28 & 0xff
#define FIELD_logic_LUT_48 lo >> 48 & 0xff
#define FIELD_logic_LOP3_X_CONST lo >> 56 & 0x1
#define FIELD_logic_LOP3_X_IMM lo >> 57 & 0x1
#define FIELD_LD_P lo >> 58 & 0x7
#define FIELD_memory_OFFSET24 lo >> 20 & 0xffffff
#define FIELD_memory_UOFFSET24 lo >> 20 & 0xffffff
#define FIELD_memory_OFFSET32 lo >> 20 & 0xffffffff
#define FIELD_memory_UOFFSET32 lo >> 20 & 0xffffffff
#define FIELD_memory_OFFSET20 lo >> 20 & 0xfffff
#define FIELD_memory_UOFFSET20 lo >> 20 & 0xfffff
#define FIELD_memory_LDG_SIZE lo >> 48 & 0x7
#define FIELD_memory_SIZE lo >> 48 & 0x7
#define FIELD_memory_LDS_U_SIZE lo >> 48 & 0x7
#define FIELD_memory_LDC_SIZE lo >> 48 & 0x7
#define FIELD_memory_LD_SIZE lo >> 53 & 0x7
#define FIELD_memory_E lo >> 45 & 0x1
#define FIELD_memory_LOAD_CACHE lo >> 46 & 0x3
#define FIELD_memory_STORE_CACHE lo >> 46 & 0x3
#define FIELD_memory_LD_E lo >> 52 & 0x1
#define FIELD_memory_LD_CACHE lo >> 56 & 0x3
#define FIELD_memory_ST_CACHE lo >> 56 & 0x3
#define FIELD_memory_LDL_CACHE lo >> 44 & 0x3
#define FIELD_memory_STL_CACHE lo >> 44 & 0x3
#define FIELD_memory_LDC_MODE lo >> 44 & 0x3
#define FIELD_memory_INDEX lo >> 20 & 0xffff
#define FIELD_memory_UINDEX lo >> 20 & 0xffff
#define FIELD_memory_LDC_BANK lo >> 36 & 0x1f
#define FIELD_memory_Pl lo >> 41 & 0x7
#define FIELD_memory_STP_NUMBER lo >> 20 & 0xff
#define FIELD_memory_WAIT lo >> 31 & 0x1
#define FIELD_memory_MEMBAR_SCOPE lo >> 8 & 0x3
#define FIELD_memory_MEMBAR_IVALL lo & 0x3
#define FIELD_move_LANES_32I lo >> 12 & 0xf
#define FIELD_move_PRMT_MODE lo >> 48 & 0xf
#define FIELD_multiply_MAD_TYPES (lo >> 48 & 0x1) | ((lo >> 53 & 0x1) << 1)
#define FIELD_multiply_MAD_X lo >> 49 & 0x1
#define FIELD_multiply_MAD_HI lo >> 54 & 0x1
#define FIELD_multiply_MAD_NEG_A lo >> 52 & 0x1
#define FIELD_multiply_MAD_NEG_C lo >> 51 & 0x1
#define FIELD_multiply_MAD32I_TYPES (lo >> 54 & 0x1) | ((lo >> 57 & 0x1) << 1)
#define FIELD_multiply_MAD32I_NEG_C lo >> 55 & 0x1
#define FIELD_multiply_XMAD_TYPES lo >> 48 & 0x3
#define FIELD_multiply_XMAD_H1_A lo >> 53 & 0x1
#define FIELD_multiply_XMAD_H1_B lo >> 35 & 0x1
#define FIELD_multiply_XMAD_H1_C lo >> 52 & 0x1
#define FIELD_multiply_PSL lo >> 36 & 0x1
#define FIELD_multiply_MRG lo >> 37 & 0x1
#define FIELD_multiply_XMAD_X lo >> 38 & 0x1
#define FIELD_multiply_XMAD_MODE lo >> 50 & 0x7
#define FIELD_multiply_PSL_CONST lo >> 55 & 0x1
#define FIELD_multiply_MRG_CONST lo >> 56 & 0x1
#define FIELD_multiply_XMAD_X_CONST lo >> 54 & 0x1
#define FIELD_multiply_XMAD_MODE_CONST lo >> 50 & 0x3
#define FIELD_multiply_IMM16 lo >> 20 & 0xffff
#define FIELD_multiply_IMADSP_A lo >> 49 & 0x3
#define FIELD_multiply_IMADSP_B lo >> 54 & 0x1
#define FIELD_multiply_IMADSP_C lo >> 51 & 0x3
#define FIELD_BOP lo >> 45 & 0x3
#define FIELD_BF lo >> 44 & 0x1
#define FIELD_Pa lo >> 12 & 0x7
#define FIELD_Pb lo >> 29 & 0x7
#define FIELD_predicate_BOP_AB lo >> 24 & 0x3
#define FIELD_predicate_NOT_Pa lo >> 15 & 0x1
#define FIELD_predicate_NOT_Pb lo >> 32 & 0x1
#define FIELD_predicate_PR_OR_CC lo >> 40 & 0x1
#define FIELD_shift_W lo >> 39 & 0x1
#define FIELD_shift_SHR_X lo >> 43 & 0x3
#define FIELD_shift_BREV lo >> 40 & 0x1
#define FIELD_shift_SHF_TYPE lo >> 37 & 0x3
#define FIELD_shift_SHF_PART lo >> 48 & 0x3
#define FIELD_shift_SHF_W lo >> 50 & 0x1
#define FIELD_shift_SHF_IMM lo >> 20 & 0x3f
#define FIELD_shift_SH lo >> 41 & 0x1
#define FIELD_shift_INV_B lo >> 40 & 0x1
#define FIELD_shift_LEA_X lo >> 46 & 0x1
#define FIELD_shift_LEA_NEG_A lo >> 45 & 0x1
#define FIELD_shift_LEA_SHIFT lo >> 39 & 0x1f
#define FIELD_shift_LEA_HI_X lo >> 38 & 0x1
#define FIELD_shift_LEA_HI_NEG_A lo >> 37 & 0x1
#define FIELD_shift_LEA_HI_SHIFT lo >> 28 & 0x1f
#define FIELD_shift_LEA_HI_CONST_X lo >> 57 & 0x1
#define FIELD_shift_LEA_HI_CONST_NEG_A lo >> 56 & 0x1
#define FIELD_shift_LEA_HI_CONST_SHIFT lo >> 51 & 0x1f
#define FIELD_SCOREBOARD lo >> 26 & 0x7
#define FIELD_PENDING lo >> 20 & 0x3f
#define FIELD_BOARD0 lo & 0x1
#define FIELD_BOARD1 lo >> 1 & 0x1
#define FIELD_BOARD2 lo >> 2 & 0x1
#define FIELD_BOARD3 lo >> 3 & 0x1
#define FIELD_BOARD4 lo >> 4 & 0x1
#define FIELD_special_SR lo >> 20 & 0xff
#define FIELD_special_VOTE_MODE lo >> 48 & 0x3
#define FIELD_special_VTG_OP lo >> 48 & 0x3
#define FIELD_special_VTG_NUMBER lo >> 20 & 0xfffffff
#define FIELD_special_SHFL_MODE lo >> 30 & 0x3
#define FIELD_special_SHFL_LANE lo >> 20 & 0x1f
#define FIELD_special_SHFL_CLAMP lo >> 34 & 0x1fff
#define FIELD_special_BAR_RED lo >> 35 & 0x3
#define FIELD_special_BAR_ID lo >> 8 & 0xff
#define FIELD_special_BAR_THREADS lo >> 20 & 0xfff
#define FIELD_special_R2B_ID lo >> 28 & 0xf
#define FIELD_special_R2B_KIND lo >> 32 & 0x3
#define FIELD_surface_BA lo >> 23 & 0x1
#define FIELD_surface_DIM lo >> 33 & 0x7
#define FIELD_surface_CLAMP lo >> 49 & 0x3
#define FIELD_surface_MASK lo >> 20 & 0xf
#define FIELD_surface_SURF_SIZE lo >> 20 & 0x7
#define FIELD_surface_LOAD_CACHE_24 lo >> 24 & 0x3
#define FIELD_surface_STORE_CACHE_24 lo >> 24 & 0x3
#define FIELD_surface_Ps lo >> 30 & 0x7
#define FIELD_surface_SURED_OP lo >> 24 & 0x7
#define FIELD_surface_SURED_TYPE lo >> 20 & 0x7
#define FIELD_surface_SUATOM_BA lo >> 28 & 0x1
#define FIELD_surface_SUATOM_OP lo >> 29 & 0xf
#define FIELD_surface_SUATOM_TYPE lo >> 51 & 0x7
#define FIELD_surface_SUATOM_TYPE_R lo >> 36 & 0x7
#define FIELD_surface_SUATOM_P lo >> 51 & 0x7
#define FIELD_surface_SUATOM_PD lo >> 52 & 0x1
#define FIELD_HEADER lo >> 36 & 0x1fff
#define FIELD_texture_TEXS_F16 lo >> 59 & 0x1
#define FIELD_texture_NODEP lo >> 49 & 0x1
#define FIELD_texture_Rd2 lo >> 28 & 0xff
#define FIELD_texture_COMPONENTS lo >> 50 & 0x7
#define FIELD_texture_COMPONENTS_1 lo >> 50 & 0x7
#define FIELD_texture_PHASE_T hi >> 17 & 0x1
#define FIELD_texture_PHASE_P hi >> 18 & 0x1
#define FIELD_texture_DIM lo >> 28 & 0x7
#define FIELD_texture_MASK lo >> 31 & 0xf
#define FIELD_texture_Pt lo >> 51 & 0x7
#define FIELD_texture_LOD lo >> 55 & 0x7
#define FIELD_texture_LOD_B lo >> 37 & 0x7
#define FIELD_texture_LC lo >> 58 & 0x1
#define FIELD_texture_LC_B lo >> 40 & 0x1
#define FIELD_texture_TXD_LC lo >> 50 & 0x1
#define FIELD_texture_DC lo >> 50 & 0x1
#define FIELD_texture_NDV_35 lo >> 35 & 0x1
#define FIELD_texture_AOFFI lo >> 54 & 0x1
#define FIELD_texture_AOFFI_B lo >> 36 & 0x1
#define FIELD_texture_AOFFI_TLD lo >> 35 & 0x1
#define FIELD_texture_AOFFI_TLD4S lo >> 51 & 0x1
#define FIELD_texture_TLD_LOD lo >> 55 & 0x1
#define FIELD_texture_CL lo >> 54 & 0x1
#define FIELD_texture_MS lo >> 50 & 0x1
#define FIELD_texture_TLD4_COMPONENT lo >> 56 & 0x3
#define FIELD_texture_TLD4_COMPONENT_B lo >> 38 & 0x3
#define FIELD_texture_TLD4S_COMPONENT lo >> 52 & 0x3
#define FIELD_texture_TLD4_OFFSET lo >> 54 & 0x3
#define FIELD_texture_TLD4_OFFSET_B lo >> 36 & 0x3
#define FIELD_texture_TLD4S_F16 lo >> 55 & 0x1
#define FIELD_texture_QUERY lo >> 22 & 0x3f
#define FIELD_texture_QUERY_NUMBER lo >> 23 & 0x1f
#define FIELD_video_BYTE_A lo >> 36 & 0x3
#define FIELD_video_HALF_A lo >> 36 & 0x1
#define FIELD_video_SIGN_A lo >> 48 & 0x1
#define FIELD_video_BYTE_B lo >> 28 & 0x3
#define FIELD_video_HALF_B lo >> 28 & 0x1
#define FIELD_video_SIGN_B lo >> 49 & 0x1
#define FIELD_video_IMM_B lo >> 20 & 0xffff
#define FIELD_video_UD lo >> 54 & 0x1
#define FIELD_video_SD lo >> 54 & 0x1
#define FIELD_video_VIDEO_SAT lo >> 55 & 0x1
#define FIELD_video_MX lo >> 56 & 0x1
#define FIELD_video_VIDEO_W lo >> 49 & 0x1
#define FIELD_video_THEN lo >> 51 & 0x7
#define FIELD_video_ADD_NEG_A lo >> 57 & 0x1
#define FIELD_video_ADD_NEG_B lo >> 56 & 0x1
#define FIELD_video_MAD_NEG_A lo >> 54 & 0x1
#define FIELD_video_MAD_NEG_C lo >> 53 & 0x1
#define FIELD_video_VMAD_SHIFT lo >> 51 & 0x3
#define FIELD_video_VSET_CMP lo >> 54 & 0x7
#define FIELD_video_VSETP_CMP (lo >> 43 & 0x3) | ((lo >> 47 & 0x1) << 2)
#define FIELD_video_DIFF4_SD lo >> 38 & 0x1
#define FIELD_video_DIFF4_A lo >> 48 & 0x1
#define FIELD_video_DIFF4_B lo >> 49 & 0x1
#define FIELD_video_DIFF4_SAT lo >> 50 & 0x1
#define FIELD_video_DIFF4_RED lo >> 53 & 0x3
#define FIELD_video_DIFF4_LANES (lo >> 51 & 0x3) | ((lo >> 36 & 0x3) << 2)
#define FIELD_video_DIFF4_SELECT_A lo >> 32 & 0xf
#define FIELD_video_DIFF4_SELECT_B lo >> 28 & 0xf
#define FIELD_video_SIGN_A8 lo >> 49 & 0x1
#define FIELD_video_SIGN_A16 lo >> 49 & 0x1
#define FIELD_video_SIGN_B8 lo >> 47 & 0x1
#define FIELD_video_LO_HI lo >> 50 & 0x1

OPERAND(atom_types);
OPERAND(addr);
OPERAND(guard);
OPERAND(open);
OPERAND(cycles);
OPERAND(writes);
OPERAND(reads);
OPERAND(ctl);
OPERAND(close);
OPERAND(format_slot);
OPERAND(cas_pair);
OPERAND(addr_reg);
OPERAND(atoms_addr);
OPERAND(cas_pair_of_atoms_cas);
OPERAND(red_types);
OPERAND(addr_reg_of_cctl_a);
OPERAND(cctll_addr);
OPERAND(src_b);
OPERAND(any_target);
OPERAND(indexed_rel_target);
OPERAND(any_abs_target);
OPERAND(indexed_abs_target);
OPERAND(format_slot_of_cal);
OPERAND(opt_number);
OPERAND(opt_number_of_nop);
OPERAND(cvt_f16);
OPERAND(f2f_f32);
OPERAND(f2f_f64);
OPERAND(cvt_f32);
OPERAND(cvt_f64);
OPERAND(cvt_i16);
OPERAND(cvt_i8);
OPERAND(f64_b);
OPERAND(f64_neg_b);
OPERAND(f64_neg_b_of_dfma_b);
OPERAND(f64_b_of_dset);
OPERAND(f64_b_of_dsetp);
OPERAND(f32_b);
OPERAND(f32_neg_b);
OPERAND(f32_neg_b_of_ffma_b);
OPERAND(f32_b_of_fset);
OPERAND(f32_b_of_fsetp);
OPERAND(fcmp_b);
OPERAND(opt);
OPERAND(attr);
OPERAND(opt_reg);
OPERAND(opt_idx);
OPERAND(ipa_source);
OPERAND(ipa_point);
OPERAND(src_b_of_out);
OPERAND(pixld_addr);
OPERAND(f16_b);
OPERAND(f16_const_or_imm);
OPERAND(f16_b_of_hmul2_r);
OPERAND(f16_const_b);
OPERAND(f16_const_or_imm_of_hsetp2_c);
OPERAND(opt_po);
OPERAND(sum_a);
OPERAND(sum_b);
OPERAND(opt_po_32i);
OPERAND(sum_a_32i);
OPERAND(iadd3_a);
OPERAND(iadd3_b_half);
OPERAND(iadd3_c_half);
OPERAND(iadd3_b);
OPERAND(src_b_of_imnmx);
OPERAND(opt_of_lop);
OPERAND(inverted_b);
OPERAND(addr_of_ldg);
OPERAND(addr_reg_of_ldg_p);
OPERAND(addr_of_ld);
OPERAND(opt_ld_p);
OPERAND(const_indexed);
OPERAND(opt_mask);
OPERAND(opt_mask_of_mov32i);
OPERAND(opt_mad_po);
OPERAND(mad_a);
OPERAND(src_b_of_imad_b);
OPERAND(mad_c);
OPERAND(mad_const_c);
OPERAND(opt_mad32i_po);
OPERAND(mad32i_a);
OPERAND(mad32i_c);
OPERAND(xmad_does);
OPERAND(pr_bits);
OPERAND(shf_b);
OPERAND(shf_b_of_shf_r);
OPERAND(inverted_b_of_flo);
OPERAND(opt_number_of_lea_lo);
OPERAND(opt_number_of_lea_hi);
OPERAND(opt_number_of_lea_hc);
OPERAND(special);
OPERAND(opt_ballot);
OPERAND(shfl_b);
OPERAND(shfl_c);
OPERAND(bar_barrier);
OPERAND(opt_bar_threads);
OPERAND(bar_arv_threads);
OPERAND(opt_of_b2r_r);
OPERAND(board_list);
OPERAND(opt_ps);
OPERAND(surface);
OPERAND(sured_types);
OPERAND(suatom_types);
OPERAND(suatom_types_r);
OPERAND(surface_rc);
OPERAND(suatom_types_r_of_suatom_p);
OPERAND(opt_of_tex_i);
OPERAND(opt_reg_of_tex_i);
OPERAND(any_query);
OPERAND(opt_f16);
OPERAND(opt_tld4s_f16);
OPERAND(type_b);
OPERAND(type_b_short);
OPERAND(types);
OPERAND(src_va);
OPERAND(src_vb);
OPERAND(opt_vmad_po);
OPERAND(src_va_of_vmad);
OPERAND(vmad_a);
OPERAND(vmad_c);
OPERAND(shift_type_b);
OPERAND(shift_types);
OPERAND(diff4_types);
OPERAND(idp_b);

TAKE(atom);
TAKE(atom_cas);
TAKE(atom_p_op);
TAKE(atom_p_cas);
TAKE(atoms);
TAKE(atoms_cas);
TAKE(red);
TAKE(cctl_a);
TAKE(cctl_all);
TAKE(cctll_a);
TAKE(cctll_all);
TAKE(cctlt_all);
TAKE(cctlt_one);
TAKE(isetp);
TAKE(iset);
TAKE(bra);
TAKE(brx);
TAKE(jmp);
TAKE(jmx);
TAKE(cal);
TAKE(jcal);
TAKE(ret);
TAKE(plongjmp);
TAKE(sync);
TAKE(pexit);
TAKE(exit);
TAKE(bpt);
TAKE(ide);
TAKE(ram);
TAKE(rtt);
TAKE(getcrsptr);
TAKE(setcrsptr);
TAKE(lepc);
TAKE(nop);
TAKE(f2f_hh);
TAKE(f2f_hs);
TAKE(f2f_sh);
TAKE(f2f_ss);
TAKE(f2f_dh);
TAKE(f2f_dd);
TAKE(f2i_h);
TAKE(f2i_s);
TAKE(f2i_d);
TAKE(i2f_h);
TAKE(i2f_b);
TAKE(i2i_h);
TAKE(i2i_b);
TAKE(dadd);
TAKE(dmul);
TAKE(dfma_b);
TAKE(dfma_c);
TAKE(dmnmx);
TAKE(dset);
TAKE(dsetp);
TAKE(fadd);
TAKE(fadd32i);
TAKE(fmul);
TAKE(fmul32i);
TAKE(ffma_b);
TAKE(ffma_c);
TAKE(ffma32i);
TAKE(fmnmx);
TAKE(fset);
TAKE(fsetp);
TAKE(fcmp_b);
TAKE(fcmp_c);
TAKE(fchk);
TAKE(fswzadd);
TAKE(mufu);
TAKE(rro);
TAKE(al2p);
TAKE(ald_a);
TAKE(ald_h);
TAKE(ald_q);
TAKE(ast_a);
TAKE(ast_h);
TAKE(ast_q);
TAKE(ipa);
TAKE(isberd);
TAKE(out);
TAKE(pixld);
TAKE(hadd2_r);
TAKE(hadd2_c);
TAKE(hadd2_32i);
TAKE(hmul2_r);
TAKE(hmul2_c);
TAKE(hmul2_i);
TAKE(hmul2_32i);
TAKE(hfma2_r);
TAKE(hfma2_b);
TAKE(hfma2_c);
TAKE(hfma2_32i);
TAKE(hset2_r);
TAKE(hset2_c);
TAKE(hsetp2_r);
TAKE(hsetp2_c);
TAKE(iadd);
TAKE(iadd32i);
TAKE(iadd3_r);
TAKE(iadd3_b);
TAKE(iscadd);
TAKE(iscadd32i);
TAKE(imnmx);
TAKE(icmp_b);
TAKE(icmp_c);
TAKE(lop);
TAKE(lop32i);
TAKE(lop3_r);
TAKE(lop3_c);
TAKE(lop3_i);
TAKE(ldg);
TAKE(ldg_p);
TAKE(stg);
TAKE(ld);
TAKE(st);
TAKE(ldl);
TAKE(stl);
TAKE(lds_r);
TAKE(lds_u);
TAKE(sts);
TAKE(ldc);
TAKE(stp);
TAKE(membar);
TAKE(mov);
TAKE(mov32i);
TAKE(sel);
TAKE(prmt_b);
TAKE(prmt_c);
TAKE(imul);
TAKE(imul32i);
TAKE(imad_b);
TAKE(imad_c);
TAKE(imad32i);
TAKE(imadsp_uu_b);
TAKE(imadsp_uu_c);
TAKE(xmad_r);
TAKE(xmad_i);
TAKE(xmad_b);
TAKE(xmad_c);
TAKE(psetp);
TAKE(pset);
TAKE(cset);
TAKE(csetp);
TAKE(p2r);
TAKE(r2p);
TAKE(shl);
TAKE(shr);
TAKE(shf_l);
TAKE(shf_r);
TAKE(bfe);
TAKE(bfi_b);
TAKE(bfi_c);
TAKE(flo);
TAKE(popc);
TAKE(lea_lo);
TAKE(lea_hi);
TAKE(lea_hc);
TAKE(s2r);
TAKE(vote);
TAKE(vote_vtg);
TAKE(shfl);
TAKE(bar_sync);
TAKE(bar_arv);
TAKE(bar_red);
TAKE(bar_scan);
TAKE(b2r_b);
TAKE(b2r_r);
TAKE(b2r_w);
TAKE(r2b);
TAKE(depbar_le);
TAKE(depbar_n);
TAKE(suld_p);
TAKE(suld_d);
TAKE(sust_p);
TAKE(sust_d);
TAKE(sured_p);
TAKE(sured_d);
TAKE(suatom_i);
TAKE(suatom_r);
TAKE(suatom_p);
TAKE(suatom_ci);
TAKE(suatom_cr);
TAKE(tex_i);
TAKE(tex_b);
TAKE(tld_i);
TAKE(tld_b);
TAKE(tld4_i);
TAKE(tld4_b);
TAKE(txd_i);
TAKE(txd_b);
TAKE(txq_i);
TAKE(txq_b);
TAKE(txa);
TAKE(tmml_i);
TAKE(tmml_b);
TAKE(texs_d1_lz_m);
TAKE(texs_d1_lz_s);
TAKE(tld4s);
TAKE(vadd);
TAKE(vabsdiff);
TAKE(vmnmx);
TAKE(vset);
TAKE(vsetp);
TAKE(vmad);
TAKE(vshl);
TAKE(vabsdiff4);
TAKE(idp_a4);
TAKE(idp_a2);

#endif
