/* Generated from the description volta by gen/emit/decode. Do not edit. */
#ifndef VOLTA_DECODE_H
#define VOLTA_DECODE_H

#include <isadora/volta.h>

#define PART(name) volta_##name
#include "base/decode_wide.h"

/* Sets of configurations, bit 0 the first one. */
#define ON_NOT_SM_70 0xfe
#define ON_NOT_SM_70_SM_72 0xfc
#define ON_NOT_SM_70_SM_72_SM_75 0xf8
#define ON_NOT_SM_70_SM_72_SM_90 0x7c
#define ON_NOT_SM_70_SM_90 0x7e
#define ON_NOT_SM_90 0x7f
#define ON_SM_70_SM_72 0x3
#define ON_SM_70_SM_72_SM_75 0x7
#define ON_SM_70_SM_72_SM_75_SM_80 0xf
#define ON_SM_70_SM_72_SM_90 0x83
#define ON_SM_72 0x2
#define ON_SM_72_SM_75_SM_80 0xe
#define ON_SM_75 0x4
#define ON_SM_75_SM_80 0xc
#define ON_SM_80 0x8
#define ON_SM_80_SM_86_SM_87 0x38
#define ON_SM_80_SM_86_SM_87_SM_89 0x78
#define ON_SM_86_SM_87 0x30
#define ON_SM_86_SM_87_SM_89 0x70
#define ON_SM_86_SM_87_SM_89_SM_90 0xf0
#define ON_SM_89_SM_90 0xc0
#define ON_SM_90 0x80

#define FIELD_OFFSET lo >> 40
#define FIELD_OFFSET32 lo >> 32
#define FIELD_SCALE hi >> 14 & 0x3
#define FIELD_E hi >> 8 & 0x1
#define FIELD_SIZE hi >> 9 & 0x7
#define FIELD_EVICT hi >> 20 & 0x7
#define FIELD_PRIVATE hi >> 12 & 0x1
#define FIELD_SCOPE hi >> 13 & 0x3
#define FIELD_STORE_ORDER hi >> 15 & 0x3
#define FIELD_LOAD_ORDER_SCOPE hi >> 13 & 0xf
#define FIELD_STORE_ORDER_SCOPE hi >> 13 & 0xf
#define FIELD_ATOM_OP hi >> 23 & 0xf
#define FIELD_RED_OP hi >> 23 & 0x7
#define FIELD_atomic_TYPE_VOLTA hi >> 9 & 0x7
#define FIELD_atomic_TYPE_AMPERE hi >> 9 & 0xf
#define FIELD_atomic_TYPE_HOPPER hi >> 9 & 0x7
#define FIELD_atomic_RED_TYPE_HOPPER hi >> 9 & 0x7
#define FIELD_atomic_CAS_TYPE_VOLTA hi >> 9 & 0x7
#define FIELD_atomic_CAS_TYPE_AMPERE hi >> 9 & 0xf
#define FIELD_atomic_CAS_TYPE_HOPPER hi >> 9 & 0x7
#define FIELD_atomic_FLOAT_TYPE (hi >> 9 & 0xf) | ((hi >> 23 & 0x1) << 4)
#define FIELD_atomic_FLOAT_OP hi >> 24 & 0x3
#define FIELD_atomic_ATOMIC_ORDER hi >> 15 & 0x3
#define FIELD_atomic_SHARED_TYPE hi >> 9 & 0x3
#define FIELD_atomic_SHARED_CAS_TYPE hi >> 9 & 0x3
#define FIELD_atomic_CAS hi >> 23 & 0x1
#define FIELD_SYNCS hi >> 20 & 0x1
#define FIELD_SCOREBOARD lo >> 44 & 0x7
#define FIELD_PENDING lo >> 38 & 0x3f
#define FIELD_BOARD0 lo >> 32 & 0x1
#define FIELD_BOARD1 lo >> 33 & 0x1
#define FIELD_BOARD2 lo >> 34 & 0x1
#define FIELD_BOARD3 lo >> 35 & 0x1
#define FIELD_BOARD4 lo >> 36 & 0x1
#define FIELD_barrier_RAND hi >> 22 & 0x1
#define FIELD_barrier_WARP hi >> 21 & 0x1
#define FIELD_barrier_EXCLUSIVE_AMPERE hi >> 22 & 0x1
#define FIELD_barrier_EXCLUSIVE_HOPPER hi >> 21 & 0x1
#define FIELD_barrier_BAR_RED hi >> 10 & 0x3
#define FIELD_barrier_DEFER hi >> 16 & 0x1
#define FIELD_barrier_BAR_ID lo >> 54 & 0xf
#define FIELD_barrier_BAR_THREADS lo >> 42 & 0xfff
#define FIELD_barrier_LE lo >> 47 & 0x1
#define FIELD_barrier_BMOV_CLEAR hi >> 20 & 0x1
#define FIELD_barrier_PQUAD hi >> 20 & 0x1
#define FIELD_barrier_BMOV_REG lo >> 24 & 0x3f
#define FIELD_barrier_BMOV_STATE lo >> 24 & 0x3f
#define FIELD_barrier_Bb lo >> 24 & 0xf
#define FIELD_barrier_PM_MASK lo >> 32 & 0xffff
#define FIELD_barrier_RPC_HALF lo >> 31 & 0x1
#define FIELD_bulk_AS_SIZE hi >> 9 & 0x7
#define FIELD_bulk_AS_TYPE hi >> 9 & 0x7
#define FIELD_bulk_AS_OP hi >> 23 & 0xf
#define FIELD_bulk_TO_SHARED hi >> 9 & 0x1
#define FIELD_bulk_FROM_SHARED hi >> 10 & 0x1
#define FIELD_bulk_RED_FROM hi >> 10 & 0x1
#define FIELD_bulk_MULTICAST hi >> 11 & 0x1
#define FIELD_bulk_POLICY lo >> 40 & 0x3f
#define FIELD_bulk_L2_SECTOR hi >> 17 & 0x3
#define FIELD_bulk_SEQUENCED hi >> 19 & 0x1
#define FIELD_bulk_RED_TYPE hi >> 17 & 0xf
#define FIELD_cache_CACHE_LEVEL hi >> 14 & 0x7
#define FIELD_cache_CACHE_OP hi >> 23 & 0xf
#define FIELD_cache_MEMBAR_SCOPE hi >> 12 & 0x7
#define FIELD_cache_MEMBAR_ORDER hi >> 15 & 0x3
#define FIELD_cache_MMIO hi >> 8 & 0x1
#define FIELD_cache_SPACE hi >> 9 & 0x3
#define FIELD_cache_SPACE_HOPPER hi >> 9 & 0x3
#define FIELD_cache_TEX_BANK lo >> 54 & 0x1f
#define FIELD_cache_TEX_OFFSET lo >> 40 & 0x3fff
#define FIELD_cluster_POOL_OP hi >> 8 & 0x7
#define FIELD_cluster_REG_COUNT lo >> 32 & 0xff
#define FIELD_LEPC_TARGET (lo >> 24) | ((hi & 0x3ffff) << 40)
#define FIELD_RECONVERGE lo >> 34
#define FIELD_Bd lo >> 16 & 0xf
#define FIELD_control_BRA_KIND lo >> 32 & 0x3
#define FIELD_control_DEPTH hi >> 21 & 0x3
#define FIELD_control_JMP_KIND lo >> 32 & 0x3
#define FIELD_control_BRA_UR_KIND lo >> 32 & 0x3
#define FIELD_control_UPbra lo >> 24 & 0x7
#define FIELD_control_NOT_UPbra lo >> 27 & 0x1
#define FIELD_control_BRA_UP_KIND lo >> 32 & 0x3
#define FIELD_control_ANY hi >> 20 & 0x1
#define FIELD_control_INV_URa lo >> 30 & 0x1
#define FIELD_control_NOINC hi >> 22 & 0x1
#define FIELD_control_NODEC hi >> 22 & 0x1
#define FIELD_control_KEEPREFCOUNT hi >> 20 & 0x1
#define FIELD_control_PREEMPTED hi >> 21 & 0x1
#define FIELD_control_NO_ATEXIT hi >> 22 & 0x1
#define FIELD_control_BPT_KIND hi >> 20 & 0x7
#define FIELD_control_BPT_NUMBER lo >> 34 & 0x7
#define FIELD_SATFINITE hi >> 13 & 0x1
#define FIELD_convert_DST_FLOAT hi >> 11 & 0x3
#define FIELD_convert_F2F_SRC hi >> 20 & 0x3
#define FIELD_convert_F2F_DST hi >> 11 & 0x3
#define FIELD_convert_DST_INT (hi >> 8 & 0x1) | ((hi >> 11 & 0x3) << 1)
#define FIELD_convert_SRC_INT (hi >> 10 & 0x1) | ((hi >> 20 & 0x3) << 1)
#define FIELD_convert_SRC_FLOAT hi >> 20 & 0x3
#define FIELD_convert_ROUND hi >> 14 & 0x3
#define FIELD_convert_NTZ hi >> 13 & 0x1
#define FIELD_convert_HALF lo >> 60 & 0x3
#define FIELD_convert_BYTE lo >> 60 & 0x3
#define FIELD_convert_NARROW hi >> 12 & 0x3
#define FIELD_convert_PACKED hi >> 12 & 0x7
#define FIELD_convert_RELU hi >> 11 & 0x1
#define FIELD_convert_BF16 hi >> 12 & 0x1
#define FIELD_convert_BF16_IMM lo >> 32 & 0xffff
#define FIELD_convert_F2FP_DST (hi >> 12 & 0x1) | ((hi >> 22 & 0x3) << 1)
#define FIELD_convert_PACK_RND hi >> 15 & 0x3
#define FIELD_convert_F2IP_RND hi >> 14 & 0x3
#define FIELD_convert_F2IP_NTZ hi >> 10 & 0x1
#define FIELD_convert_F2IP_TYPE hi >> 12 & 0x3
#define FIELD_convert_H1 hi >> 8 & 0x1
#define FIELD_convert_I2FP_RND hi >> 14 & 0x3
#define FIELD_convert_I2FP_SRC hi >> 10 & 0x1
#define FIELD_convert_I2IP_SAT_GA10X hi >> 10 & 0x3
#define FIELD_convert_I2IP_SAT_HOPPER hi >> 10 & 0x3
#define FIELD_DIMM lo >> 32
#define FIELD_double_DOUBLE_CMP hi >> 12 & 0xf
#define FIELD_Pg lo >> 12 & 0x7
#define FIELD_UPg lo >> 12 & 0x7
#define FIELD_Rd lo >> 16 & 0xff
#define FIELD_Ra lo >> 24 & 0xff
#define FIELD_Rb lo >> 32 & 0xff
#define FIELD_Rc hi & 0xff
#define FIELD_URd lo >> 16 & 0x3f
#define FIELD_URa lo >> 24 & 0x3f
#define FIELD_URb lo >> 32 & 0x3f
#define FIELD_URc hi & 0x3f
#define FIELD_IMM lo >> 32
#define FIELD_UIMM lo >> 32
#define FIELD_C_OFFSET lo >> 40 & 0x3fff
#define FIELD_C_BANK lo >> 54 & 0x1f
#define FIELD_NEG_A hi >> 8 & 0x1
#define FIELD_NEG_B lo >> 63
#define FIELD_NEG_C hi >> 11 & 0x1
#define FIELD_INV_A hi >> 8 & 0x1
#define FIELD_INV_B lo >> 63
#define FIELD_INV_C hi >> 11 & 0x1
#define FIELD_SIGNED hi >> 9 & 0x1
#define FIELD_Pu hi >> 17 & 0x7
#define FIELD_Pv hi >> 20 & 0x7
#define FIELD_Pp hi >> 23 & 0x7
#define FIELD_NOT_Pp hi >> 26 & 0x1
#define FIELD_Pq hi >> 13 & 0x7
#define FIELD_NOT_Pq hi >> 16 & 0x1
#define FIELD_Pr hi >> 4 & 0x7
#define FIELD_NOT_Pr hi >> 7 & 0x1
#define FIELD_REUSE_A hi >> 58 & 0x1
#define FIELD_REUSE_B hi >> 59 & 0x1
#define FIELD_REUSE_C hi >> 60 & 0x1
#define FIELD_STALL hi >> 41 & 0xf
#define FIELD_NO_YIELD hi >> 45 & 0x1
#define FIELD_WRITE_BAR hi >> 46 & 0x7
#define FIELD_READ_BAR hi >> 49 & 0x7
#define FIELD_WAIT1 hi >> 52 & 0x1
#define FIELD_WAIT2 hi >> 53 & 0x1
#define FIELD_WAIT3 hi >> 54 & 0x1
#define FIELD_WAIT4 hi >> 55 & 0x1
#define FIELD_WAIT5 hi >> 56 & 0x1
#define FIELD_WAIT6 hi >> 57 & 0x1
#define FIELD_FIMM lo >> 32
#define FIELD_FMZ (hi >> 12 & 0x1) | ((hi >> 16 & 0x1) << 1)
#define FIELD_FTZ hi >> 16 & 0x1
#define FIELD_RND hi >> 14 & 0x3
#define FIELD_SAT hi >> 13 & 0x1
#define FIELD_FLOAT_CMP hi >> 12 & 0xf
#define FIELD_NAN hi >> 17 & 0x1
#define FIELD_XORSIGN hi >> 18 & 0x1
#define FIELD_NDV hi >> 13 & 0x1
#define FIELD_float_POWER hi >> 20 & 0x7
#define FIELD_float_MUFU_OP hi >> 10 & 0xf
#define FIELD_float_SIGNS3 lo >> 32 & 0x3
#define FIELD_float_SIGNS2 lo >> 34 & 0x3
#define FIELD_float_SIGNS1 lo >> 36 & 0x3
#define FIELD_float_SIGNS0 lo >> 38 & 0x3
#define FIELD_fp8_FP8_RELU hi >> 11 & 0x1
#define FIELD_fp8_FP8_DST (hi >> 12 & 0x1) | ((hi >> 22 & 0x3) << 1)
#define FIELD_fp8_WIDE_DST (hi >> 12 & 0x1) | ((hi >> 22 & 0x3) << 1)
#define FIELD_fp8_FP8_SRC hi >> 9 & 0x3
#define FIELD_fp8_C_H1 hi >> 8 & 0x1
#define FIELD_fp8_B_H1 hi >> 24 & 0x1
#define FIELD_fp8_TF32_RND hi >> 15 & 0x3
#define FIELD_graphics_ATTR lo >> 40 & 0x3ff
#define FIELD_graphics_OUTPUT hi >> 15 & 0x1
#define FIELD_graphics_ATTR_IPA hi & 0xff
#define FIELD_graphics_IPA_OFFSET lo >> 32
#define FIELD_graphics_IPA_MODE hi >> 14 & 0x3
#define FIELD_graphics_IPA_AT hi >> 12 & 0x3
#define FIELD_graphics_OUT_OP hi >> 14 & 0x3
#define FIELD_graphics_OUT_STREAM lo >> 32 & 0xff
#define FIELD_graphics_ISB_OFFSET lo >> 40 & 0xffff
#define FIELD_F16_LOW lo >> 32 & 0xffff
#define FIELD_half_F16_HIGH lo >> 48
#define FIELD_half_BF16_HIGH lo >> 48
#define FIELD_half_BF16_LOW lo >> 32 & 0xffff
#define FIELD_half_SWIZZLE_A hi >> 10 & 0x3
#define FIELD_half_SWIZZLE_A_HOPPER hi >> 10 & 0x3
#define FIELD_half_SWIZZLE_B lo >> 60 & 0x3
#define FIELD_half_SWIZZLE_B_HOPPER lo >> 60 & 0x3
#define FIELD_half_SWIZZLE_B_NEG (lo >> 60 & 0x3) | ((hi >> 22 & 0x1) << 2)
#define FIELD_half_SWIZZLE_C hi >> 17 & 0x3
#define FIELD_half_SWIZZLE_C_HOPPER hi >> 17 & 0x3
#define FIELD_half_F16_NEG_C hi >> 20 & 0x1
#define FIELD_half_F32 hi >> 14 & 0x1
#define FIELD_half_ADD_TYPE (hi >> 14 & 0x1) | ((hi >> 21 & 0x1) << 1)
#define FIELD_half_MUL_TYPE (hi >> 14 & 0x1) | ((hi >> 21 & 0x1) << 1)
#define FIELD_half_HALF_BOP hi >> 5 & 0x3
#define FIELD_half_BF hi >> 7 & 0x1
#define FIELD_half_H_AND hi >> 7 & 0x1
#define FIELD_half_SET_TYPE hi & 0x3
#define FIELD_LUT hi >> 8 & 0xff
#define FIELD_PAND hi >> 16 & 0x1
#define FIELD_SHIFT_TYPE hi >> 9 & 0x3
#define FIELD_W hi >> 11 & 0x1
#define FIELD_SHIFT_DIR hi >> 12 & 0x1
#define FIELD_HI hi >> 16 & 0x1
#define FIELD_LEA_SHIFT hi >> 11 & 0x1f
#define FIELD_SH hi >> 10 & 0x1
#define FIELD_CMP hi >> 12 & 0x7
#define FIELD_BOP hi >> 10 & 0x3
#define FIELD_logic_PRMT_MODE hi >> 8 & 0x7
#define FIELD_logic_LANES hi >> 8 & 0xf
#define FIELD_logic_VI_SIGNED hi >> 8 & 0x1
#define FIELD_mbarrier_RED hi >> 10 & 0x1
#define FIELD_mbarrier_PHASE hi >> 6 & 0x3
#define FIELD_mbarrier_TRYWAIT hi >> 8 & 0x1
#define FIELD_mbarrier_EXCH hi >> 8 & 0x3
#define FIELD_mbarrier_ARRIVE hi >> 20 & 0x7
#define FIELD_mbarrier_CCTL_OP hi >> 8 & 0x1
#define FIELD_mbarrier_BAR_BITS hi >> 9 & 0x7
#define FIELD_mbarrier_BAR_COUNT hi >> 6 & 0x3
#define FIELD_mbarrier_TMASK hi >> 9 & 0x1
#define FIELD_mbarrier_OPTOUT hi >> 11 & 0x1
#define FIELD_memory_LOAD_SIZE hi >> 9 & 0x7
#define FIELD_memory_CONST_SIZE hi >> 9 & 0x7
#define FIELD_memory_SHARED_SIZE hi >> 9 & 0x7
#define FIELD_memory_COPY_SIZE hi >> 9 & 0x7
#define FIELD_memory_LOAD_ORDER hi >> 15 & 0x3
#define FIELD_memory_COPY_ORDER_SCOPE hi >> 13 & 0xf
#define FIELD_memory_LTC hi >> 4 & 0x3
#define FIELD_memory_COPY_LTC hi >> 7 & 0x3
#define FIELD_memory_Pl hi & 0x7
#define FIELD_memory_NOT_Pl hi >> 3 & 0x1
#define FIELD_memory_U hi >> 12 & 0x1
#define FIELD_memory_INDEX lo >> 38 & 0xffff
#define FIELD_memory_C_OFFSET_U lo >> 38 & 0xffff
#define FIELD_memory_LDC_MODE hi >> 14 & 0x3
#define FIELD_memory_ULDC_OFFSET (lo >> 38) | ((hi & 0x3f) << 26)
#define FIELD_memory_ULDC_UP hi >> 23 & 0x7
#define FIELD_memory_NOT_ULDC_UP hi >> 26 & 0x1
#define FIELD_memory_MATRICES hi >> 8 & 0x3
#define FIELD_memory_MATRIX hi >> 14 & 0x3
#define FIELD_memory_TO_OFFSET lo >> 44
#define FIELD_memory_FROM_OFFSET lo >> 32 & 0xfff
#define FIELD_memory_BYPASS hi >> 17 & 0x1
#define FIELD_memory_ZFILL hi >> 18 & 0x1
#define FIELD_special_SR hi >> 8 & 0xff
#define FIELD_special_SR_64 hi >> 16 & 0x1
#define FIELD_surface_DIM lo >> 61
#define FIELD_surface_OUT_OF_RANGE lo >> 59 & 0x3
#define FIELD_surface_BA hi >> 8 & 0x1
#define FIELD_surface_MASK hi >> 8 & 0xf
#define FIELD_surface_TYPE hi >> 9 & 0x7
#define FIELD_surface_CAS_TYPE hi >> 9 & 0x7
#define FIELD_tensor_LAYOUT_A hi >> 9 & 0x1
#define FIELD_tensor_LAYOUT_B hi >> 10 & 0x1
#define FIELD_tensor_STEP hi >> 15 & 0x3
#define FIELD_tensor_SAT_82 hi >> 18 & 0x1
#define FIELD_tensor_SHAPE_884 hi >> 11 & 0x1
#define FIELD_tensor_HMMA_DST hi >> 12 & 0x1
#define FIELD_tensor_HMMA_884_TYPE (hi >> 12 & 0x1) | ((hi >> 14 & 0x1) << 1)
#define FIELD_tensor_HMMA_SHAPE (hi >> 11 & 0x1) | ((hi >> 14 & 0x1) << 1)
#define FIELD_tensor_HMMA_FORMAT hi >> 18 & 0x3
#define FIELD_tensor_UPmma hi >> 23 & 0x7
#define FIELD_tensor_UPmma_NOT hi >> 23 & 0x7
#define FIELD_tensor_IMMA_SHAPE (hi >> 11 & 0x1) | ((hi >> 21 & 0x3) << 1)
#define FIELD_tensor_IMMA_TYPE_A (hi >> 12 & 0x1) | ((hi >> 19 & 0x1) << 1)
#define FIELD_tensor_IMMA_TYPE_B (hi >> 14 & 0x1) | ((hi >> 20 & 0x1) << 1)
#define FIELD_tensor_BMMA_SHAPE hi >> 11 & 0x3
#define FIELD_tensor_BMMA_OP hi >> 13 & 0x3
#define FIELD_tensor_DMMA_SHAPE hi >> 12 & 0x3
#define FIELD_tensor_HMMA_SP_SHAPE (hi >> 11 & 0x1) | ((hi >> 14 & 0x1) << 1)
#define FIELD_tensor_IMMA_SP_SHAPE (hi >> 11 & 0x1) | ((hi >> 21 & 0x3) << 1)
#define FIELD_tensor_META lo >> 40 & 0xff
#define FIELD_tensor_META_REUSE lo >> 50 & 0x1
#define FIELD_tensor_META_THREADS lo >> 48 & 0x3
#define FIELD_tensor_MOVM_SIZE hi >> 11 & 0x7
#define FIELD_tensor_MOVM_KIND hi >> 14 & 0x3
#define FIELD_TEX_C_BANK lo >> 54 & 0x1f
#define FIELD_TEX_C_WORD lo >> 40 & 0x3fff
#define FIELD_SAMPLER lo >> 40 & 0x3f
#define FIELD_HEADER lo >> 46 & 0xff
#define FIELD_URtex lo >> 40 & 0x3f
#define FIELD_texture_BINDLESS lo >> 59 & 0x1
#define FIELD_texture_SCR lo >> 60 & 0x1
#define FIELD_texture_F16 hi >> 15 & 0x3
#define FIELD_texture_DIM lo >> 61
#define FIELD_texture_LOAD_DIM lo >> 61
#define FIELD_texture_GATHER_DIM lo >> 61
#define FIELD_texture_FOOTPRINT_DIM lo >> 61
#define FIELD_texture_LOD hi >> 23 & 0x7
#define FIELD_texture_LOAD_LOD hi >> 23 & 0x7
#define FIELD_texture_COMPONENT hi >> 23 & 0x3
#define FIELD_texture_AOFFI hi >> 12 & 0x1
#define FIELD_texture_GATHER_OFFSET hi >> 12 & 0x3
#define FIELD_texture_CL hi >> 13 & 0x1
#define FIELD_texture_DC hi >> 14 & 0x1
#define FIELD_texture_MS hi >> 14 & 0x1
#define FIELD_texture_LC hi >> 23 & 0x1
#define FIELD_texture_NODEP hi >> 26 & 0x1
#define FIELD_texture_MASK hi >> 8 & 0xf
#define FIELD_texture_QUERY lo >> 62
#define FIELD_texture_HINT hi >> 58 & 0x7
#define FIELD_tile_DIMENSIONS hi >> 15 & 0x7
#define FIELD_tile_MULTICAST hi >> 11 & 0x1
#define FIELD_tile_IM2COL hi >> 18 & 0x1
#define FIELD_tile_PF_MODE hi >> 18 & 0x1
#define FIELD_tile_TILE_OP hi >> 23 & 0x7
#define FIELD_tile_MAP_CACHE hi >> 18 & 0x1
#define FIELD_tile_ALL_MAPS hi >> 19 & 0x1
#define FIELD_uniform_UPRMT_MODE hi >> 8 & 0x1
#define FIELD_uniform_UCLEA_SIZE hi >> 11 & 0x1f
#define FIELD_video_U8 hi >> 9 & 0x1
#define FIELD_video_ACC hi >> 11 & 0x1
#define FIELD_video_SIGN_A8 hi >> 9 & 0x1
#define FIELD_video_SIGN_B8 hi >> 10 & 0x1
#define FIELD_video_SIGN_A16 hi >> 9 & 0x1
#define FIELD_video_LO_HI hi >> 13 & 0x1
#define FIELD_PR_BYTE hi >> 12 & 0x3
#define FIELD_LUT2 lo >> 16 & 0xff
#define FIELD_LUT1 (hi & 0x7) | ((hi >> 8 & 0x1f) << 3)
#define FIELD_UPr hi >> 4 & 0x7
#define FIELD_R2UR_OR hi >> 20 & 0x1
#define FIELD_UPp hi >> 23 & 0x7
#define FIELD_UPq hi >> 13 & 0x7
#define FIELD_UPu hi >> 17 & 0x7
#define FIELD_UPv hi >> 20 & 0x7
#define FIELD_warp_VOTE_MODE hi >> 8 & 0x3
#define FIELD_warp_U64 hi >> 9 & 0x1
#define FIELD_warp_SHFL_MODE lo >> 58 & 0x3
#define FIELD_warp_SHFL_LANE lo >> 53 & 0x1f
#define FIELD_warp_SHFL_CLAMP lo >> 40 & 0x1fff
#define FIELD_warp_REDUX_OP hi >> 14 & 0x7
#define FIELD_warp_REDUX_SIGNED hi >> 9 & 0x1
#define FIELD_LONG_number (lo >> 34) | ((hi & 0x1ffff) << 30)
#define FIELD_LONG_HOPPER_number (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38)
#define FIELD_TARGET_HOPPER_near (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x3ffff) << 38)
#define FIELD_control_TARGET_near (lo >> 34) | ((hi & 0x3ffff) << 30)
#define FIELD_LONG_place (lo >> 34) | ((hi & 0x1ffff) << 30)
#define FIELD_LONG_HOPPER_place (lo >> 16 & 0xff) | ((lo >> 34) << 8) | ((hi & 0x1ffff) << 38)
#define FIELD_control_TARGET_distance (lo >> 34) | ((hi & 0x3ffff) << 30)
#define FIELD_TARGET_HOPPER_distance (lo >> 16 & 0xff) | ((lo >> 34) << 8) | \
    ((hi & 0x3ffff) << 38)

OPERAND(addr_e);
OPERAND(guard);
OPERAND(cycles);
OPERAND(writes);
OPERAND(reads);
OPERAND(ctl);
OPERAND(format_flow);
OPERAND(addr64_ur_turing);
OPERAND(pm_events);
OPERAND(format_flow_of_atom_a);
OPERAND(opt_e);
OPERAND(addr_global);
OPERAND(desc);
OPERAND(pm_events_of_atom_h);
OPERAND(format_flow_of_atom_h);
OPERAND(addr_global_of_atom_hd);
OPERAND(desc_of_atom_hd);
OPERAND(float_types);
OPERAND(cas_op);
OPERAND(cas_types);
OPERAND(cas_types_of_atom_ca);
OPERAND(cas_types_of_atom_ch);
OPERAND(addr64_ur_turing_of_red_tu);
OPERAND(opt_e_of_red_d);
OPERAND(addr_global_of_red_d);
OPERAND(addr_global_of_redg_hd);
OPERAND(addr_scaled);
OPERAND(addr_scaled_ur);
OPERAND(pm_events_of_atoms_tu);
OPERAND(format_flow_of_atoms_tu);
OPERAND(cas_types_of_atoms_cv);
OPERAND(opt_src);
OPERAND(pm_events_of_bssy);
OPERAND(format_flow_of_bssy);
OPERAND(mov_b);
OPERAND(mov64_b);
OPERAND(opt_syncs);
OPERAND(sleep_time);
OPERAND(opt_syncs_of_nanosleep_c);
OPERAND(exclusive);
OPERAND(mov_imm_b);
OPERAND(bar_operands);
OPERAND(bar_arv_operands);
OPERAND(opt);
OPERAND(board_list);
OPERAND(mov64_imm_b);
OPERAND(addr_with_barrier);
OPERAND(addr_with_barrier_of_redas);
OPERAND(bulk_policy);
OPERAND(uguard);
OPERAND(format_uflow);
OPERAND(line_op);
OPERAND(addr_e_of_cctl_v);
OPERAND(line_op_of_cctl_t);
OPERAND(addr_ur);
OPERAND(any_space);
OPERAND(addr64_ur_turing_of_qspc_u);
OPERAND(addr64_ur);
OPERAND(opt_of_usetmaxreg_u);
OPERAND(opt_any);
OPERAND(rel_target);
OPERAND(opt_any_of_bra_u);
OPERAND(rel_target_of_bra_u);
OPERAND(abs_target);
OPERAND(abs_target_of_jmp_u);
OPERAND(opt_distance);
OPERAND(opt_distance_of_brxu_brxu);
OPERAND(const);
OPERAND(rel_target_of_call_ur);
OPERAND(distance);
OPERAND(distance_of_ret_ur_abs);
OPERAND(opt_number);
OPERAND(const_of_f2f_n);
OPERAND(cvt_f32);
OPERAND(format_bits);
OPERAND(cvt_f16);
OPERAND(cvt_f64);
OPERAND(cvt_f32_of_f2f_nb);
OPERAND(cvt_f16_of_f2f_hb);
OPERAND(cvt_f64_of_f2f_db);
OPERAND(cvt_bf16);
OPERAND(f2i_format_bit);
OPERAND(cvt_part);
OPERAND(cvt_part_of_i2f_h);
OPERAND(src_b);
OPERAND(cvt_part_of_i2f_bb);
OPERAND(cvt_part_of_i2f_hb);
OPERAND(src_b_of_i2f_wb);
OPERAND(pm_events_of_i2i);
OPERAND(format_flow_of_i2i);
OPERAND(f2fp_mode);
OPERAND(src_b_of_f2fp_p);
OPERAND(f2fp_mode_of_f2fp_rs);
OPERAND(c_in_b);
OPERAND(i2ip_sat);
OPERAND(opt_part);
OPERAND(f64_a);
OPERAND(f64_rc);
OPERAND(f64_c_in_b);
OPERAND(f64_rc_of_dfma_c);
OPERAND(f64_last);
OPERAND(f32_last);
OPERAND(f32_c_in_b);
OPERAND(minmax_mode);
OPERAND(no_xorsign);
OPERAND(minmax_mode_of_fmnmx_x);
OPERAND(mufu_f32);
OPERAND(f32_b);
OPERAND(mufu_half);
OPERAND(opt_reg);
OPERAND(opt_reg_of_ast_a);
OPERAND(ipa_point);
OPERAND(isb_addr);
OPERAND(isb_addr_of_isbewr);
OPERAND(add_mode);
OPERAND(halves_a);
OPERAND(f16_a);
OPERAND(halves_b);
OPERAND(f16_last);
OPERAND(mul_mode);
OPERAND(f16_b);
OPERAND(fma_mode);
OPERAND(halves_b_fma);
OPERAND(fma_b);
OPERAND(halves_c);
OPERAND(f16_rc);
OPERAND(f16_rc_of_hfma2_c);
OPERAND(fma_c_in_b);
OPERAND(relu_mode);
OPERAND(halves_a_of_hfma2_rb);
OPERAND(f16_a_of_hfma2_rb);
OPERAND(halves_b_fma_of_hfma2_rb);
OPERAND(fma_b_of_hfma2_rb);
OPERAND(halves_c_of_hfma2_rb);
OPERAND(f16_rc_of_hfma2_rb);
OPERAND(f16_rc_of_hfma2_rc);
OPERAND(fma_c_in_b_of_hfma2_rc);
OPERAND(mma_mode);
OPERAND(mma_b);
OPERAND(mma_rc);
OPERAND(mma_rc_of_hfma2_mma_c);
OPERAND(mma_c_in_b);
OPERAND(set_mode);
OPERAND(set_last);
OPERAND(mnmx_mode);
OPERAND(halves_b_of_hmnmx2);
OPERAND(mnmx_b);
OPERAND(carries_out);
OPERAND(signed_b_no_imm);
OPERAND(imm_b);
OPERAND(signed_b);
OPERAND(viadd_b);
OPERAND(const_b);
OPERAND(signed_const_c);
OPERAND(src_b_of_imad_bx);
OPERAND(inverted_c_in_b);
OPERAND(signed_c64_in_b);
OPERAND(inverted_c64_in_b);
OPERAND(signed_c64_in_b_of_imad_hi_c);
OPERAND(inverted_c64_in_b_of_imad_hi_cx);
OPERAND(c_in_b_of_shf_c);
OPERAND(src_b_of_isetp_n);
OPERAND(src_b_of_isetp_o);
OPERAND(opt_src_of_isetp_o);
OPERAND(signed_b_of_lea_lo);
OPERAND(signed_b_of_lea_x);
OPERAND(opt_mask);
OPERAND(arrive_op);
OPERAND(warp_address);
OPERAND(popc_op);
OPERAND(addr_ur_of_syncs_arr);
OPERAND(addr_ura);
OPERAND(opt_count);
OPERAND(load_mode_volta);
OPERAND(load_mode_turing);
OPERAND(opt_pl);
OPERAND(addr_global_of_ldg_d);
OPERAND(desc_of_ldg_d);
OPERAND(store_mode_volta);
OPERAND(addr_global_of_stg_d);
OPERAND(desc_of_stg_d);
OPERAND(addr_local);
OPERAND(desc_local);
OPERAND(addr_local_of_stl_d);
OPERAND(desc_local_of_stl_d);
OPERAND(addr_scaled_ur_of_lds_tu);
OPERAND(const_indexed);
OPERAND(const_bindless);
OPERAND(const_u);
OPERAND(copy_to);
OPERAND(copy_from);
OPERAND(copy_to_ur);
OPERAND(copy_from_ur);
OPERAND(special);
OPERAND(access_order);
OPERAND(surface);
OPERAND(surface_rc);
OPERAND(access_order_of_sust_d);
OPERAND(atom_order);
OPERAND(surface_of_sured_d);
OPERAND(surface_rc_of_sured_dr);
OPERAND(n_cas_type);
OPERAND(surface_of_suquery_c);
OPERAND(surface_rc_of_suquery_r);
OPERAND(opt_upmma);
OPERAND(extra);
OPERAND(opt_upmma_of_imma);
OPERAND(opt_upmma_of_bmma);
OPERAND(dmma_b);
OPERAND(opt_upmma_of_dmma_h);
OPERAND(opt_bindless);
OPERAND(bound_const);
OPERAND(opt_mask_of_tex_c);
OPERAND(opt_hint);
OPERAND(bound_numbers);
OPERAND(bound_registers);
OPERAND(opt_bindless_of_footprint_c);
OPERAND(footprint_bound);
OPERAND(bound_registers_of_footprint_r);
OPERAND(u_carries_out);
OPERAND(signed_ub);
OPERAND(signed_ub_of_uiadd3_x);
OPERAND(src_ub);
OPERAND(opt_src_of_uisetp_o);
OPERAND(signed_ub_of_ulea_lo);
OPERAND(signed_ub_of_ulea_x);
OPERAND(src_ub_of_ulop3);
OPERAND(mov_ub);
OPERAND(uclea_b);
OPERAND(r2ur_pu);
OPERAND(special_of_s2ur);
OPERAND(c_in_b_of_vabsdiff_c);
OPERAND(src_b_no_imm);
OPERAND(dot_c);
OPERAND(opt_rd);
OPERAND(opt_urd);
OPERAND(shfl_b);
OPERAND(shfl_c);
OPERAND(pr_mask);
OPERAND(src_pr_or_upr);
OPERAND(sign_b);

TAKE(atom_v);
TAKE(atom_t);
TAKE(atom_tu);
TAKE(atom_a);
TAKE(atom_d);
TAKE(atom_h);
TAKE(atom_hd);
TAKE(atom_f);
TAKE(atom_fd);
TAKE(atom_cv);
TAKE(atom_ct);
TAKE(atom_ca);
TAKE(atom_ch);
TAKE(atomg_cv);
TAKE(atomg_ct);
TAKE(atomg_ca);
TAKE(atomg_ch);
TAKE(red_v);
TAKE(red_t);
TAKE(red_tu);
TAKE(red_a);
TAKE(red_d);
TAKE(redg_h);
TAKE(redg_hd);
TAKE(redg_f);
TAKE(redg_fd);
TAKE(atoms_v);
TAKE(atoms_t);
TAKE(atoms_a);
TAKE(atoms_tu);
TAKE(atoms_h);
TAKE(atoms_hu);
TAKE(atoms_cv);
TAKE(atoms_ct);
TAKE(atoms_ch);
TAKE(atoms_popc_p);
TAKE(atoms_popc_hp);
TAKE(bssy);
TAKE(bsync);
TAKE(bmov_r);
TAKE(bmov_b);
TAKE(bmov_l);
TAKE(bmov_rb);
TAKE(bmov_rs);
TAKE(bmov_bb);
TAKE(yield);
TAKE(nanosleep_n);
TAKE(nanosleep_c);
TAKE(warpsync_r);
TAKE(warpsync_m);
TAKE(warpsync_h);
TAKE(warpsync_a);
TAKE(warpsync_collective_h);
TAKE(warpsync_collective_a);
TAKE(endcollective);
TAKE(bar_sync);
TAKE(bar_arv);
TAKE(bar_red);
TAKE(bar_all);
TAKE(b2r_r);
TAKE(b2r_b);
TAKE(r2b);
TAKE(depbar_le);
TAKE(depbar_n);
TAKE(depbar_u);
TAKE(csmtest);
TAKE(pmtrig);
TAKE(rpcmov_r);
TAKE(rpcmov_g);
TAKE(rpcmov_l);
TAKE(setctaid);
TAKE(lmembase_g);
TAKE(stas);
TAKE(redas);
TAKE(ublkcp);
TAKE(ublkred);
TAKE(ublkpf);
TAKE(fence);
TAKE(cctl_v);
TAKE(cctl_t);
TAKE(cctl_u);
TAKE(cctl_va);
TAKE(cctl_ta);
TAKE(cctl_a);
TAKE(cctll_v);
TAKE(cctll_t);
TAKE(cctll_u);
TAKE(cctlt_all);
TAKE(cctlt_r);
TAKE(cctlt_c);
TAKE(cctlt_u);
TAKE(membar_v);
TAKE(membar_a);
TAKE(membar_h);
TAKE(errbar_v);
TAKE(errbar_a);
TAKE(qspc_v);
TAKE(qspc_t);
TAKE(qspc_u);
TAKE(qspc_h);
TAKE(ucgabar_arv);
TAKE(warpgroupset);
TAKE(usetmaxreg_u);
TAKE(usetmaxreg_i);
TAKE(usetshmsz_i);
TAKE(ulepc_n);
TAKE(ulepc_t);
TAKE(nop);
TAKE(exit);
TAKE(bra_b);
TAKE(bra_u);
TAKE(bra_div);
TAKE(jmp_b);
TAKE(jmp_c);
TAKE(jmp_u);
TAKE(jmp_uc);
TAKE(brx);
TAKE(brxu_brxu);
TAKE(call_at);
TAKE(call_c);
TAKE(call_r);
TAKE(call_rel);
TAKE(call_rr);
TAKE(call_ur);
TAKE(ret_rel);
TAKE(ret_abs);
TAKE(ret_ur_rel);
TAKE(ret_ur_abs);
TAKE(lepc_t);
TAKE(bpt);
TAKE(f2f_n);
TAKE(f2f_w);
TAKE(f2f_nd);
TAKE(f2f_nb);
TAKE(f2f_hb);
TAKE(f2f_db);
TAKE(f2f_bn);
TAKE(f2i_h);
TAKE(f2i_s);
TAKE(f2i_d);
TAKE(f2i_b);
TAKE(i2f_b);
TAKE(i2f_h);
TAKE(i2f_w);
TAKE(i2f_bb);
TAKE(i2f_hb);
TAKE(i2f_wb);
TAKE(frnd_h);
TAKE(frnd_s);
TAKE(frnd_d);
TAKE(frnd_b);
TAKE(i2i);
TAKE(f2fp_p);
TAKE(f2fp_rs);
TAKE(f2fp_m);
TAKE(f2fp_mc);
TAKE(f2ip_b);
TAKE(f2ip_c);
TAKE(i2fp);
TAKE(i2ip);
TAKE(dadd_r);
TAKE(dadd_c);
TAKE(dmul);
TAKE(dfma_b);
TAKE(dfma_c);
TAKE(dsetp);
TAKE(fadd);
TAKE(fmul);
TAKE(ffma_b);
TAKE(ffma_c);
TAKE(fmnmx_n);
TAKE(fmnmx_x);
TAKE(fmnmx_isa);
TAKE(fsel);
TAKE(fset);
TAKE(fsetp);
TAKE(fchk);
TAKE(fswzadd);
TAKE(mufu_r);
TAKE(mufu_s);
TAKE(mufu_d);
TAKE(mufu_h);
TAKE(mufu_b);
TAKE(f2fp_fp8_p);
TAKE(f2fp_fp8_pc);
TAKE(f2fp_fp8_h);
TAKE(f2fp_from_fp8);
TAKE(f2fp_tf32);
TAKE(al2p);
TAKE(ald_a);
TAKE(ald_r);
TAKE(ald_u);
TAKE(ast_a);
TAKE(ast_r);
TAKE(ast_u);
TAKE(ipa_a);
TAKE(ipa_u);
TAKE(out_f);
TAKE(out_r);
TAKE(out_i);
TAKE(out_u);
TAKE(isberd);
TAKE(isbewr);
TAKE(pixld);
TAKE(ldtram);
TAKE(hadd2);
TAKE(hmul2);
TAKE(hfma2_b);
TAKE(hfma2_c);
TAKE(hfma2_rb);
TAKE(hfma2_rc);
TAKE(hfma2_mma_b);
TAKE(hfma2_mma_c);
TAKE(hfma2_mma_rb);
TAKE(hfma2_mma_rc);
TAKE(hset2);
TAKE(hsetp2);
TAKE(hmnmx2);
TAKE(iadd3_n);
TAKE(iadd3_i);
TAKE(iadd3_x);
TAKE(viadd);
TAKE(imad_r);
TAKE(imad_i);
TAKE(imad_b);
TAKE(imad_ri);
TAKE(imad_rc);
TAKE(imad_ru);
TAKE(imad_bx);
TAKE(imad_cx);
TAKE(imad_wide_b);
TAKE(imad_wide_c);
TAKE(imad_wide_bx);
TAKE(imad_wide_cx);
TAKE(imad_hi_b);
TAKE(imad_hi_c);
TAKE(imad_hi_bx);
TAKE(imad_hi_cx);
TAKE(lop3);
TAKE(shf_b);
TAKE(shf_c);
TAKE(prmt_b);
TAKE(prmt_c);
TAKE(sel);
TAKE(isetp_n);
TAKE(isetp_x);
TAKE(isetp_o);
TAKE(lea_lo);
TAKE(lea_x);
TAKE(lea_hi);
TAKE(lea_hx);
TAKE(lea_ih);
TAKE(lea_ix);
TAKE(popc);
TAKE(brev);
TAKE(flo);
TAKE(iabs);
TAKE(sgxt);
TAKE(bmsk);
TAKE(mov);
TAKE(imnmx);
TAKE(vimnmx);
TAKE(atom_arrive_g);
TAKE(atom_arrive_s);
TAKE(atom_popc);
TAKE(syncs_arr);
TAKE(syncs_chk);
TAKE(syncs_x);
TAKE(syncs_ld);
TAKE(syncs_cas);
TAKE(syncs_iv);
TAKE(arrives);
TAKE(ldg_v);
TAKE(ldg_vz);
TAKE(ldg_t);
TAKE(ldg_tz);
TAKE(ldg_tu);
TAKE(ldg_tuz);
TAKE(ldg_a);
TAKE(ldg_d);
TAKE(ld_v);
TAKE(ld_vz);
TAKE(ld_t);
TAKE(ld_tz);
TAKE(ld_tu);
TAKE(ld_a);
TAKE(ld_d);
TAKE(stg_v);
TAKE(stg_t);
TAKE(stg_tu);
TAKE(stg_a);
TAKE(stg_d);
TAKE(st_v);
TAKE(st_t);
TAKE(st_a);
TAKE(ldl_v);
TAKE(ldl_t);
TAKE(ldl_tu);
TAKE(ldl_d);
TAKE(stl_v);
TAKE(stl_t);
TAKE(stl_tu);
TAKE(stl_d);
TAKE(lds_v);
TAKE(lds_vz);
TAKE(lds_t);
TAKE(lds_tz);
TAKE(lds_tu);
TAKE(lds_tuz);
TAKE(lds_a);
TAKE(lds_au);
TAKE(sts_v);
TAKE(sts_t);
TAKE(sts_tu);
TAKE(ldc_v);
TAKE(ldc_t);
TAKE(ldc_x);
TAKE(uldc_c);
TAKE(uldc_i);
TAKE(uldc_io);
TAKE(uldc_m);
TAKE(ldsm_r);
TAKE(ldsm_u);
TAKE(stsm);
TAKE(ldgsts_r);
TAKE(ldgsts_u);
TAKE(ldgsts_us);
TAKE(s2r);
TAKE(cs2r);
TAKE(suld_d);
TAKE(suld_dr);
TAKE(suld_p);
TAKE(suld_pr);
TAKE(sust_d);
TAKE(sust_dr);
TAKE(sust_p);
TAKE(sust_pr);
TAKE(sured_d);
TAKE(sured_dr);
TAKE(suatom_d);
TAKE(suatom_dr);
TAKE(suatom_c);
TAKE(suatom_cr);
TAKE(suquery_c);
TAKE(suquery_r);
TAKE(hmma_884);
TAKE(hmma_t);
TAKE(hmma_a);
TAKE(hmma_sp);
TAKE(imma);
TAKE(imma_sp);
TAKE(bmma);
TAKE(dmma_a);
TAKE(dmma_h);
TAKE(movm);
TAKE(hgmma_hgmma_r);
TAKE(hgmma_hgmma_d);
TAKE(tex_c);
TAKE(tex_i);
TAKE(tex_r);
TAKE(tld_c);
TAKE(tld_i);
TAKE(tld_r);
TAKE(tld4_c);
TAKE(tld4_i);
TAKE(tld4_r);
TAKE(txd_c);
TAKE(txd_i);
TAKE(txd_r);
TAKE(tmml_c);
TAKE(tmml_i);
TAKE(tmml_r);
TAKE(txq_c);
TAKE(txq_i);
TAKE(txq_r);
TAKE(footprint_c);
TAKE(footprint_r);
TAKE(utmaldg_d);
TAKE(utmaldg_s);
TAKE(utmastg);
TAKE(utmaredg);
TAKE(utmapf_d);
TAKE(utmacctl_all);
TAKE(utmacctl_one);
TAKE(uiadd3_n);
TAKE(uiadd3_x);
TAKE(uiadd3_64);
TAKE(uimad_b);
TAKE(uimad_c);
TAKE(uimad_bx);
TAKE(uimad_cx);
TAKE(uimad_wide_b);
TAKE(uimad_wide_bx);
TAKE(uisetp_n);
TAKE(uisetp_o);
TAKE(uisetp_x);
TAKE(ulea_lo);
TAKE(ulea_x);
TAKE(ulea_hi);
TAKE(ulea_hx);
TAKE(ulea_ih);
TAKE(ulea_ix);
TAKE(ulop3);
TAKE(ushf_b);
TAKE(ushf_c);
TAKE(uprmt);
TAKE(usel);
TAKE(umov);
TAKE(upopc);
TAKE(uflo);
TAKE(ubrev);
TAKE(usgxt);
TAKE(ubmsk);
TAKE(uplop3);
TAKE(uplop3_sign_one);
TAKE(uplop3_sign_two);
TAKE(uplop3_sign_all);
TAKE(uclea);
TAKE(up2ur);
TAKE(ur2up);
TAKE(uf2fp);
TAKE(r2ur_o);
TAKE(r2ur_h);
TAKE(s2ur);
TAKE(vabsdiff_b);
TAKE(vabsdiff_c);
TAKE(vabsdiff4_b);
TAKE(vabsdiff4_c);
TAKE(idp_a4);
TAKE(idp_a2);
TAKE(vote);
TAKE(voteu);
TAKE(match_any);
TAKE(match_all);
TAKE(shfl);
TAKE(redux);
TAKE(elect);
TAKE(p2r);
TAKE(r2p);
TAKE(plop3);
TAKE(plop3_sign_one);
TAKE(plop3_sign_two);
TAKE(plop3_sign_all);

#endif
