/* Generated from the description tesla by gen/emit/encode.lua. Do not edit. */
#include "tesla.h"

static const uint64_t canonical[] = {
    [TESLA_RED_G_ADD_NUM] = UINT64_C(0xc0000000d0000001),
    [TESLA_RED_G_INC_NUM] = UINT64_C(0xc0000010d0000001),
    [TESLA_RED_G_DEC_NUM] = UINT64_C(0xc0000014d0000001),
    [TESLA_RED_G_SINC_NUM] = UINT64_C(0xc0000010d0000001),
    [TESLA_RED_G_SDEC_NUM] = UINT64_C(0xc0000014d0000001),
    [TESLA_RED_G_NINC_NUM] = UINT64_C(0xc0000010d0000001),
    [TESLA_RED_G_NDEC_NUM] = UINT64_C(0xc0000014d0000001),
    [TESLA_RED_G_MAX_NUM] = UINT64_C(0xc0000018d0000001),
    [TESLA_RED_G_MIN_NUM] = UINT64_C(0xc000001cd0000001),
    [TESLA_RED_G_AND_BITS] = UINT64_C(0xc0000028d0000001),
    [TESLA_RED_G_OR_BITS] = UINT64_C(0xc000002cd0000001),
    [TESLA_RED_G_XOR_BITS] = UINT64_C(0xc0000030d0000001),
    [TESLA_RED_EXCH_G] = UINT64_C(0xc0000004d0000001),
    [TESLA_RED_G_WIDE_ADD] = UINT64_C(0xc0800000d0000001),
    [TESLA_RED_G_WIDE_EXCH] = UINT64_C(0xc0800004d0000001),
    [TESLA_RED_G_NARROW_ADD_NUM] = UINT64_C(0xc0000000d0000001),
    [TESLA_RED_G_NARROW_INC_NUM] = UINT64_C(0xc0000010d0000001),
    [TESLA_RED_G_NARROW_DEC_NUM] = UINT64_C(0xc0000014d0000001),
    [TESLA_RED_G_NARROW_MAX_NUM] = UINT64_C(0xc0000018d0000001),
    [TESLA_RED_G_NARROW_MIN_NUM] = UINT64_C(0xc000001cd0000001),
    [TESLA_RED_G_NARROW_AND_BITS] = UINT64_C(0xc0000028d0000001),
    [TESLA_RED_G_NARROW_OR_BITS] = UINT64_C(0xc000002cd0000001),
    [TESLA_RED_G_NARROW_XOR_BITS] = UINT64_C(0xc0000030d0000001),
    [TESLA_RED_EXCH_G_NARROW] = UINT64_C(0xc0000004d0000001),
    [TESLA_RED_G_KEPT_ADD_NUM] = UINT64_C(0xc0000000d0000001),
    [TESLA_RED_G_KEPT_INC_NUM] = UINT64_C(0xc0000010d0000001),
    [TESLA_RED_G_KEPT_DEC_NUM] = UINT64_C(0xc0000014d0000001),
    [TESLA_RED_G_KEPT_MAX_NUM] = UINT64_C(0xc0000018d0000001),
    [TESLA_RED_G_KEPT_MIN_NUM] = UINT64_C(0xc000001cd0000001),
    [TESLA_RED_G_KEPT_EXCH_BITS] = UINT64_C(0xc0000004d0000001),
    [TESLA_RED_G_KEPT_AND_BITS] = UINT64_C(0xc0000028d0000001),
    [TESLA_RED_G_KEPT_OR_BITS] = UINT64_C(0xc000002cd0000001),
    [TESLA_RED_G_KEPT_XOR_BITS] = UINT64_C(0xc0000030d0000001),
    [TESLA_ATOMIC_G_ADD_NUM] = UINT64_C(0xe0000000d0000001),
    [TESLA_ATOMIC_G_INC_NUM] = UINT64_C(0xe0000010d0000001),
    [TESLA_ATOMIC_G_DEC_NUM] = UINT64_C(0xe0000014d0000001),
    [TESLA_ATOMIC_G_SINC_NUM] = UINT64_C(0xe0000010d0000001),
    [TESLA_ATOMIC_G_SDEC_NUM] = UINT64_C(0xe0000014d0000001),
    [TESLA_ATOMIC_G_NINC_NUM] = UINT64_C(0xe0000010d0000001),
    [TESLA_ATOMIC_G_NDEC_NUM] = UINT64_C(0xe0000014d0000001),
    [TESLA_ATOMIC_G_MAX_NUM] = UINT64_C(0xe0000018d0000001),
    [TESLA_ATOMIC_G_MIN_NUM] = UINT64_C(0xe000001cd0000001),
    [TESLA_ATOMIC_G_AND_BITS] = UINT64_C(0xe0000028d0000001),
    [TESLA_ATOMIC_G_OR_BITS] = UINT64_C(0xe000002cd0000001),
    [TESLA_ATOMIC_G_XOR_BITS] = UINT64_C(0xe0000030d0000001),
    [TESLA_ATOMIC_G_WIDE] = UINT64_C(0xe0800000d0000001),
    [TESLA_ATOMIC_G_NARROW_ADD_NUM] = UINT64_C(0xe0000000d0000001),
    [TESLA_ATOMIC_G_NARROW_INC_NUM] = UINT64_C(0xe0000010d0000001),
    [TESLA_ATOMIC_G_NARROW_DEC_NUM] = UINT64_C(0xe0000014d0000001),
    [TESLA_ATOMIC_G_NARROW_MAX_NUM] = UINT64_C(0xe0000018d0000001),
    [TESLA_ATOMIC_G_NARROW_MIN_NUM] = UINT64_C(0xe000001cd0000001),
    [TESLA_ATOMIC_G_NARROW_AND_BITS] = UINT64_C(0xe0000028d0000001),
    [TESLA_ATOMIC_G_NARROW_OR_BITS] = UINT64_C(0xe000002cd0000001),
    [TESLA_ATOMIC_G_NARROW_XOR_BITS] = UINT64_C(0xe0000030d0000001),
    [TESLA_ATOMIC_G_KEPT_ADD_NUM] = UINT64_C(0xe0000000d0000001),
    [TESLA_ATOMIC_G_KEPT_INC_NUM] = UINT64_C(0xe0000010d0000001),
    [TESLA_ATOMIC_G_KEPT_DEC_NUM] = UINT64_C(0xe0000014d0000001),
    [TESLA_ATOMIC_G_KEPT_MAX_NUM] = UINT64_C(0xe0000018d0000001),
    [TESLA_ATOMIC_G_KEPT_MIN_NUM] = UINT64_C(0xe000001cd0000001),
    [TESLA_ATOMIC_G_KEPT_AND_BITS] = UINT64_C(0xe0000028d0000001),
    [TESLA_ATOMIC_G_KEPT_OR_BITS] = UINT64_C(0xe000002cd0000001),
    [TESLA_ATOMIC_G_KEPT_XOR_BITS] = UINT64_C(0xe0000030d0000001),
    [TESLA_ATOMIC_G_KEPT_EXCH_EXCH] = UINT64_C(0xe0000004d0000001),
    [TESLA_EXCH_G] = UINT64_C(0xe0000004d0000001),
    [TESLA_EXCH_G_NARROW] = UINT64_C(0xe0000004d0000001),
    [TESLA_EXCH_G_WIDE] = UINT64_C(0xe0800004d0000001),
    [TESLA_CAS_G] = UINT64_C(0xe0000008d0000001),
    [TESLA_CAS_G_NARROW] = UINT64_C(0xe0000008d0000001),
    [TESLA_CAS_G_WIDE] = UINT64_C(0xe0800008d0000001),
    [TESLA_DISCARD] = 0x3,
    [TESLA_BRA] = 0x10000003,
    [TESLA_CALL] = 0x20000003,
    [TESLA_RET] = 0x30000003,
    [TESLA_BREAKADDR] = 0x40000003,
    [TESLA_BREAK] = 0x50000003,
    [TESLA_QUADON] = 0x60000003,
    [TESLA_QUADPOP] = 0x70000003,
    [TESLA_BAR_MASK] = 0x80000003u,
    [TESLA_BAR_ALL] = UINT64_C(0x400080000003),
    [TESLA_TRAP_SHORT] = 0x90000002u,
    [TESLA_TRAP_LONG] = 0x90000003u,
    [TESLA_JOINAT] = 0xa0000003u,
    [TESLA_BRKPT_SHORT] = 0xb0000002u,
    [TESLA_BRKPT_LONG] = 0xb0000003u,
    [TESLA_BRA_C] = 0xc0000003u,
    [TESLA_PRERET] = 0xd0000003u,
    [TESLA_VOTE_ANY] = UINT64_C(0x6000000010000201),
    [TESLA_VOTE_ALL] = UINT64_C(0x6000000010000401),
    [TESLA_EMIT_EMIT] = UINT64_C(0xc0000000f0000201),
    [TESLA_EMIT_RESTART] = UINT64_C(0xc0000000f0000401),
    [TESLA_NOP] = UINT64_C(0xe0000000f0000001),
    [TESLA_PMEVENT] = UINT64_C(0xe0000004f0000001),
    [TESLA_UNKF5] = UINT64_C(0xa0000000f0000001),
    [TESLA_CVT_I2I_U_FULL] = UINT64_C(0x4000000a0000001),
    [TESLA_CVT_I2I_S_FULL] = UINT64_C(0xc000000a0000001),
    [TESLA_CVT_I2I_U8_FULL] = UINT64_C(0x4080000a0000001),
    [TESLA_CVT_I2I_S8_FULL] = UINT64_C(0xc080000a0000001),
    [TESLA_CVT_I2I_U_HALF] = 0xa0000001u,
    [TESLA_CVT_I2I_S_HALF] = UINT64_C(0x8000000a0000001),
    [TESLA_CVT_I2I_U8_BYTE] = UINT64_C(0x80000a0000001),
    [TESLA_CVT_I2I_S8_BYTE] = UINT64_C(0x8080000a0000001),
    [TESLA_CVT_I2F_F16] = UINT64_C(0x40000000a0000001),
    [TESLA_CVT_I2F_F32] = UINT64_C(0x44000000a0000001),
    [TESLA_CVT_I2F_64_U_TO] = UINT64_C(0x44400000a0000001),
    [TESLA_CVT_I2F_64_S_TO] = UINT64_C(0x44410000a0000001),
    [TESLA_CVT_I2F_64_U_FROM] = UINT64_C(0x40404000a0000001),
    [TESLA_CVT_I2F_64_S_FROM] = UINT64_C(0x40414000a0000001),
    [TESLA_CVT_I2F_64_U_BOTH] = UINT64_C(0x44404000a0000001),
    [TESLA_CVT_I2F_64_S_BOTH] = UINT64_C(0x44414000a0000001),
    [TESLA_CVT_F2I_U16_F16] = UINT64_C(0x80000000a0000001),
    [TESLA_CVT_F2I_U16_F32] = UINT64_C(0x80004000a0000001),
    [TESLA_CVT_F2I_S16_F16] = UINT64_C(0x88000000a0000001),
    [TESLA_CVT_F2I_S16_F32] = UINT64_C(0x88004000a0000001),
    [TESLA_CVT_F2I_U32_F16] = UINT64_C(0x84000000a0000001),
    [TESLA_CVT_F2I_U32_F32] = UINT64_C(0x84004000a0000001),
    [TESLA_CVT_F2I_S32_F16] = UINT64_C(0x8c000000a0000001),
    [TESLA_CVT_F2I_S32_F32] = UINT64_C(0x8c004000a0000001),
    [TESLA_CVT_F2I_64_U_TO] = UINT64_C(0x80404000a0000001),
    [TESLA_CVT_F2I_64_S_TO] = UINT64_C(0x88404000a0000001),
    [TESLA_CVT_F2I_64_U_FROM] = UINT64_C(0x84400000a0000001),
    [TESLA_CVT_F2I_64_S_FROM] = UINT64_C(0x8c400000a0000001),
    [TESLA_CVT_F2I_64_U_BOTH] = UINT64_C(0x84404000a0000001),
    [TESLA_CVT_F2I_64_S_BOTH] = UINT64_C(0x8c404000a0000001),
    [TESLA_CVT_F2F_F16_SAME] = UINT64_C(0xc0000000a0000001),
    [TESLA_CVT_F2F_F32_SAME] = UINT64_C(0xc4004000a0000001),
    [TESLA_CVT_F2F_F16_RINT] = UINT64_C(0xc8000000a0000001),
    [TESLA_CVT_F2F_F32_RINT] = UINT64_C(0xcc004000a0000001),
    [TESLA_CVT_F2F_F16_NARROW] = UINT64_C(0xc0004000a0000001),
    [TESLA_CVT_F2F_F16_NRINT] = UINT64_C(0xc8004000a0000001),
    [TESLA_CVT_F2F_F32_WIDEN] = UINT64_C(0xc4000000a0000001),
    [TESLA_CVT_F2F_F32_WRINT] = UINT64_C(0xcc000000a0000001),
    [TESLA_CVT_F2F_64_NARROW] = UINT64_C(0xc0404000a0000001),
    [TESLA_CVT_F2F_64_SAME] = UINT64_C(0xc4404000a0000001),
    [TESLA_CVT_F2F_64_RINT] = UINT64_C(0xcc404000a0000001),
    [TESLA_CVT_F2F_64_WIDEN] = UINT64_C(0xc4400000a0000001),
    [TESLA_DFMA] = UINT64_C(0x40000000e0000001),
    [TESLA_DADD] = UINT64_C(0x60000000e0000001),
    [TESLA_DMUL] = UINT64_C(0x80000000e0000001),
    [TESLA_DMINMAX_MIN] = UINT64_C(0xa0000000e0000001),
    [TESLA_DMINMAX_MAX] = UINT64_C(0xc0000000e0000001),
    [TESLA_DSET] = UINT64_C(0xe0000000e0000001),
    [TESLA_FADD_SHORT] = 0xb0000000u,
    [TESLA_FADD_IMM] = UINT64_C(0x3b0000001),
    [TESLA_FADD_LONG] = 0xb0000001u,
    [TESLA_FMUL_SHORT] = 0xc0000000u,
    [TESLA_FMUL_IMM] = UINT64_C(0x3c0000001),
    [TESLA_FMUL_LONG] = 0xc0000001u,
    [TESLA_FMAD_SHORT] = 0xe0000000u,
    [TESLA_FMAD_IMM] = UINT64_C(0x3e0000001),
    [TESLA_FMAD_LONG] = 0xe0000001u,
    [TESLA_FSET] = UINT64_C(0x60000000b0000001),
    [TESLA_FMINMAX_MAX] = UINT64_C(0x80000000b0000001),
    [TESLA_FMINMAX_MIN] = UINT64_C(0xa0000000b0000001),
    [TESLA_FSLCT] = UINT64_C(0x40000000c0000001),
    [TESLA_QUADOP] = UINT64_C(0x80000000c0000001),
    [TESLA_ADD_ADD_B16_SHORT] = 0x20000000,
    [TESLA_ADD_ADD_B32_SHORT] = 0x20008000,
    [TESLA_ADD_SUB_B16_SHORT] = 0x20400000,
    [TESLA_ADD_SUB_B32_SHORT] = 0x20408000,
    [TESLA_ADD_SUBR_B16_SHORT] = 0x30000000,
    [TESLA_ADD_SUBR_B32_SHORT] = 0x30008000,
    [TESLA_ADD_ADDC_B16_SHORT] = 0x30400000,
    [TESLA_ADD_ADDC_B32_SHORT] = 0x30408000,
    [TESLA_ADD_ADD_B16_IMM] = UINT64_C(0x320000001),
    [TESLA_ADD_ADD_B32_IMM] = UINT64_C(0x320008001),
    [TESLA_ADD_SUB_B16_IMM] = UINT64_C(0x320400001),
    [TESLA_ADD_SUB_B32_IMM] = UINT64_C(0x320408001),
    [TESLA_ADD_SUBR_B16_IMM] = UINT64_C(0x330000001),
    [TESLA_ADD_SUBR_B32_IMM] = UINT64_C(0x330008001),
    [TESLA_ADD_ADDC_B16_IMM] = UINT64_C(0x330400001),
    [TESLA_ADD_ADDC_B32_IMM] = UINT64_C(0x330408001),
    [TESLA_ADD_ADD_B16_LONG] = 0x20000001,
    [TESLA_ADD_ADD_B32_LONG] = UINT64_C(0x400000020000001),
    [TESLA_ADD_SUB_B16_LONG] = 0x20400001,
    [TESLA_ADD_SUB_B32_LONG] = UINT64_C(0x400000020400001),
    [TESLA_ADD_SUBR_B16_LONG] = 0x30000001,
    [TESLA_ADD_SUBR_B32_LONG] = UINT64_C(0x400000030000001),
    [TESLA_ADD_ADDC_B16_LONG] = 0x30400001,
    [TESLA_ADD_ADDC_B32_LONG] = UINT64_C(0x400000030400001),
    [TESLA_MUL16_SHORT] = 0x40000000,
    [TESLA_MUL16_IMM] = UINT64_C(0x340000001),
    [TESLA_MUL16_LONG] = 0x40000001,
    [TESLA_MUL24_SHORT] = 0x40400000,
    [TESLA_MUL24_IMM] = UINT64_C(0x340400001),
    [TESLA_MUL24_LONG] = UINT64_C(0x1000040000001),
    [TESLA_MUL_ADD_ADD_U16_SHORT] = 0x60000000,
    [TESLA_MUL_ADD_ADD_S16_SHORT] = 0x60000100,
    [TESLA_MUL_ADD_ADD_S16SAT_SHORT] = 0x60008000,
    [TESLA_MUL_ADD_ADD_U24_SHORT] = 0x60008100,
    [TESLA_MUL_ADD_SUB_U16_SHORT] = 0x60400000,
    [TESLA_MUL_ADD_SUB_S16_SHORT] = 0x60400100,
    [TESLA_MUL_ADD_SUB_S16SAT_SHORT] = 0x60408000,
    [TESLA_MUL_ADD_SUB_U24_SHORT] = 0x60408100,
    [TESLA_MUL_ADD_SUBR_U16_SHORT] = 0x70000000,
    [TESLA_MUL_ADD_SUBR_S16_SHORT] = 0x70000100,
    [TESLA_MUL_ADD_SUBR_S16SAT_SHORT] = 0x70008000,
    [TESLA_MUL_ADD_SUBR_U24_SHORT] = 0x70008100,
    [TESLA_MUL_ADD_ADDC_U16_SHORT] = 0x70400000,
    [TESLA_MUL_ADD_ADDC_S16_SHORT] = 0x70400100,
    [TESLA_MUL_ADD_ADDC_S16SAT_SHORT] = 0x70408000,
    [TESLA_MUL_ADD_ADDC_U24_SHORT] = 0x70408100,
    [TESLA_MUL_ADD_ADD_U16_IMM] = UINT64_C(0x360000001),
    [TESLA_MUL_ADD_ADD_S16_IMM] = UINT64_C(0x360000101),
    [TESLA_MUL_ADD_ADD_S16SAT_IMM] = UINT64_C(0x360008001),
    [TESLA_MUL_ADD_ADD_U24_IMM] = UINT64_C(0x360008101),
    [TESLA_MUL_ADD_SUB_U16_IMM] = UINT64_C(0x360400001),
    [TESLA_MUL_ADD_SUB_S16_IMM] = UINT64_C(0x360400101),
    [TESLA_MUL_ADD_SUB_S16SAT_IMM] = UINT64_C(0x360408001),
    [TESLA_MUL_ADD_SUB_U24_IMM] = UINT64_C(0x360408101),
    [TESLA_MUL_ADD_SUBR_U16_IMM] = UINT64_C(0x370000001),
    [TESLA_MUL_ADD_SUBR_S16_IMM] = UINT64_C(0x370000101),
    [TESLA_MUL_ADD_SUBR_S16SAT_IMM] = UINT64_C(0x370008001),
    [TESLA_MUL_ADD_SUBR_U24_IMM] = UINT64_C(0x370008101),
    [TESLA_MUL_ADD_ADDC_U16_IMM] = UINT64_C(0x370400001),
    [TESLA_MUL_ADD_ADDC_S16_IMM] = UINT64_C(0x370400101),
    [TESLA_MUL_ADD_ADDC_S16SAT_IMM] = UINT64_C(0x370408001),
    [TESLA_MUL_ADD_ADDC_U24_IMM] = UINT64_C(0x370408101),
    [TESLA_MUL_ADD_ADD_U16_LONG] = 0x60000001,
    [TESLA_MUL_ADD_ADD_S16_LONG] = UINT64_C(0x2000000060000001),
    [TESLA_MUL_ADD_ADD_S16SAT_LONG] = UINT64_C(0x4000000060000001),
    [TESLA_MUL_ADD_ADD_U24_LONG] = UINT64_C(0x6000000060000001),
    [TESLA_MUL_ADD_ADD_S24_LONG] = UINT64_C(0x8000000060000001),
    [TESLA_MUL_ADD_ADD_S24SAT_LONG] = UINT64_C(0xa000000060000001),
    [TESLA_MUL_ADD_ADD_U24HIGH_LONG] = UINT64_C(0xc000000060000001),
    [TESLA_MUL_ADD_ADD_S24HIGH_LONG] = UINT64_C(0xe000000060000001),
    [TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG] = 0x70000001,
    [TESLA_MUL_ADD_SUB_U16_LONG] = UINT64_C(0x400000060000001),
    [TESLA_MUL_ADD_SUB_S16_LONG] = UINT64_C(0x2400000060000001),
    [TESLA_MUL_ADD_SUB_S16SAT_LONG] = UINT64_C(0x4400000060000001),
    [TESLA_MUL_ADD_SUB_U24_LONG] = UINT64_C(0x6400000060000001),
    [TESLA_MUL_ADD_SUB_S24_LONG] = UINT64_C(0x8400000060000001),
    [TESLA_MUL_ADD_SUB_S24SAT_LONG] = UINT64_C(0xa400000060000001),
    [TESLA_MUL_ADD_SUB_U24HIGH_LONG] = UINT64_C(0xc400000060000001),
    [TESLA_MUL_ADD_SUB_S24HIGH_LONG] = UINT64_C(0xe400000060000001),
    [TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG] = UINT64_C(0x400000070000001),
    [TESLA_MUL_ADD_SUBR_U16_LONG] = UINT64_C(0x800000060000001),
    [TESLA_MUL_ADD_SUBR_S16_LONG] = UINT64_C(0x2800000060000001),
    [TESLA_MUL_ADD_SUBR_S16SAT_LONG] = UINT64_C(0x4800000060000001),
    [TESLA_MUL_ADD_SUBR_U24_LONG] = UINT64_C(0x6800000060000001),
    [TESLA_MUL_ADD_SUBR_S24_LONG] = UINT64_C(0x8800000060000001),
    [TESLA_MUL_ADD_SUBR_S24SAT_LONG] = UINT64_C(0xa800000060000001),
    [TESLA_MUL_ADD_SUBR_U24HIGH_LONG] = UINT64_C(0xc800000060000001),
    [TESLA_MUL_ADD_SUBR_S24HIGH_LONG] = UINT64_C(0xe800000060000001),
    [TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG] = UINT64_C(0x800000070000001),
    [TESLA_MUL_ADD_ADDC_U16_LONG] = UINT64_C(0xc00000060000001),
    [TESLA_MUL_ADD_ADDC_S16_LONG] = UINT64_C(0x2c00000060000001),
    [TESLA_MUL_ADD_ADDC_S16SAT_LONG] = UINT64_C(0x4c00000060000001),
    [TESLA_MUL_ADD_ADDC_U24_LONG] = UINT64_C(0x6c00000060000001),
    [TESLA_MUL_ADD_ADDC_S24_LONG] = UINT64_C(0x8c00000060000001),
    [TESLA_MUL_ADD_ADDC_S24SAT_LONG] = UINT64_C(0xac00000060000001),
    [TESLA_MUL_ADD_ADDC_U24HIGH_LONG] = UINT64_C(0xcc00000060000001),
    [TESLA_MUL_ADD_ADDC_S24HIGH_LONG] = UINT64_C(0xec00000060000001),
    [TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG] = UINT64_C(0xc00000070000001),
    [TESLA_MUL_ADD_AGAIN_ADD] = 0x70000001,
    [TESLA_MUL_ADD_AGAIN_SUB] = UINT64_C(0x400000070000001),
    [TESLA_MUL_ADD_AGAIN_SUBR] = UINT64_C(0x800000070000001),
    [TESLA_MUL_ADD_AGAIN_ADDC] = UINT64_C(0xc00000070000001),
    [TESLA_SAD_U16_SHORT] = 0x50000000,
    [TESLA_SAD_S16_SHORT] = 0x50000100,
    [TESLA_SAD_U32_SHORT] = 0x50008000,
    [TESLA_SAD_S32_SHORT] = 0x50008100,
    [TESLA_SAD_U16_LONG] = 0x50000001,
    [TESLA_SAD_S16_LONG] = UINT64_C(0x800000050000001),
    [TESLA_SAD_U32_LONG] = UINT64_C(0x400000050000001),
    [TESLA_SAD_S32_LONG] = UINT64_C(0xc00000050000001),
    [TESLA_MINMAX_MAX_U16] = UINT64_C(0x8000000030000001),
    [TESLA_MINMAX_MAX_S16] = UINT64_C(0x8800000030000001),
    [TESLA_MINMAX_MAX_U32] = UINT64_C(0x8400000030000001),
    [TESLA_MINMAX_MAX_S32] = UINT64_C(0x8c00000030000001),
    [TESLA_MINMAX_MIN_U16] = UINT64_C(0xa000000030000001),
    [TESLA_MINMAX_MIN_S16] = UINT64_C(0xa800000030000001),
    [TESLA_MINMAX_MIN_U32] = UINT64_C(0xa400000030000001),
    [TESLA_MINMAX_MIN_S32] = UINT64_C(0xac00000030000001),
    [TESLA_SET_U16] = UINT64_C(0x6000000030000001),
    [TESLA_SET_S16] = UINT64_C(0x6800000030000001),
    [TESLA_SET_U32] = UINT64_C(0x6400000030000001),
    [TESLA_SET_S32] = UINT64_C(0x6c00000030000001),
    [TESLA_LOGOP_IMM_AND] = UINT64_C(0x3d0000001),
    [TESLA_LOGOP_IMM_OR] = UINT64_C(0x3d0000101),
    [TESLA_LOGOP_IMM_XOR] = UINT64_C(0x3d0008001),
    [TESLA_LOGOP_IMM_MOV2] = UINT64_C(0x3d0008101),
    [TESLA_LOGOP_AND_B16] = 0xd0000001u,
    [TESLA_LOGOP_AND_B32] = UINT64_C(0x4000000d0000001),
    [TESLA_LOGOP_OR_B16] = UINT64_C(0x4000d0000001),
    [TESLA_LOGOP_OR_B32] = UINT64_C(0x4004000d0000001),
    [TESLA_LOGOP_XOR_B16] = UINT64_C(0x8000d0000001),
    [TESLA_LOGOP_XOR_B32] = UINT64_C(0x4008000d0000001),
    [TESLA_LOGOP_MOV2_B16] = UINT64_C(0xc000d0000001),
    [TESLA_LOGOP_MOV2_B32] = UINT64_C(0x400c000d0000001),
    [TESLA_SHL_B16_REG] = UINT64_C(0xc000000030000001),
    [TESLA_SHL_B32_REG] = UINT64_C(0xc400000030000001),
    [TESLA_SHL_B16_CNT] = UINT64_C(0xc010000030000001),
    [TESLA_SHL_B32_CNT] = UINT64_C(0xc410000030000001),
    [TESLA_SHR_U16_REG] = UINT64_C(0xe000000030000001),
    [TESLA_SHR_S16_REG] = UINT64_C(0xe800000030000001),
    [TESLA_SHR_U32_REG] = UINT64_C(0xe400000030000001),
    [TESLA_SHR_S32_REG] = UINT64_C(0xec00000030000001),
    [TESLA_SHR_U16_CNT] = UINT64_C(0xe010000030000001),
    [TESLA_SHR_S16_CNT] = UINT64_C(0xe810000030000001),
    [TESLA_SHR_U32_CNT] = UINT64_C(0xe410000030000001),
    [TESLA_SHR_S32_CNT] = UINT64_C(0xec10000030000001),
    [TESLA_LD_A] = UINT64_C(0x420000000000001),
    [TESLA_ST_O] = UINT64_C(0x80c0000000000001),
    [TESLA_LD_C_U8_FULL] = UINT64_C(0x2400000010000001),
    [TESLA_LD_C_U16_FULL] = UINT64_C(0x2400400010000001),
    [TESLA_LD_C_S16_FULL] = UINT64_C(0x2400800010000001),
    [TESLA_LD_C_B32_FULL] = UINT64_C(0x2400c00010000001),
    [TESLA_LD_C_U8_HALF] = UINT64_C(0x2000000010000001),
    [TESLA_LD_C_U16_HALF] = UINT64_C(0x2000400010000001),
    [TESLA_LD_C_S16_HALF] = UINT64_C(0x2000800010000001),
    [TESLA_LD_C_B32_HALF] = UINT64_C(0x2000c00010000001),
    [TESLA_LD_S_U8_FULL] = UINT64_C(0x4400000010000001),
    [TESLA_LD_S_U16_FULL] = UINT64_C(0x4400400010000001),
    [TESLA_LD_S_S16_FULL] = UINT64_C(0x4400800010000001),
    [TESLA_LD_S_U8_HALF] = UINT64_C(0x4000000010000001),
    [TESLA_LD_S_U16_HALF] = UINT64_C(0x4000400010000001),
    [TESLA_LD_S_S16_HALF] = UINT64_C(0x4000800010000001),
    [TESLA_LD_S_B32_FULL] = UINT64_C(0x4400c00010000001),
    [TESLA_LD_S_B32_HALF] = UINT64_C(0x4000c00010000001),
    [TESLA_LD_S_LOCK_FULL] = UINT64_C(0x4480c04010000001),
    [TESLA_LD_S_LOCK_HALF] = UINT64_C(0x4080c04010000001),
    [TESLA_ST_S_HALF_B8] = UINT64_C(0xe040000000000001),
    [TESLA_ST_S_FULL_B8] = UINT64_C(0xe060000000000001),
    [TESLA_ST_S_HALF_B16] = UINT64_C(0xe000000000000001),
    [TESLA_ST_S_FULL_B16] = UINT64_C(0xe020000000000001),
    [TESLA_ST_S_HALF_B32] = UINT64_C(0xe400000000000001),
    [TESLA_ST_S_FULL_B32] = UINT64_C(0xe420000000000001),
    [TESLA_ST_S_HALF_UNLOCK] = UINT64_C(0xe480000000000001),
    [TESLA_ST_S_FULL_UNLOCK] = UINT64_C(0xe4a0000000000001),
    [TESLA_LD_L_U8] = UINT64_C(0x40000000d0000001),
    [TESLA_LD_L_S8] = UINT64_C(0x40200000d0000001),
    [TESLA_LD_L_U16] = UINT64_C(0x40400000d0000001),
    [TESLA_LD_L_S16] = UINT64_C(0x40600000d0000001),
    [TESLA_LD_L_B64] = UINT64_C(0x40800000d0000001),
    [TESLA_LD_L_B128] = UINT64_C(0x40a00000d0000001),
    [TESLA_LD_L_B32] = UINT64_C(0x40c00000d0000001),
    [TESLA_ST_L_U8] = UINT64_C(0x60000000d0000001),
    [TESLA_ST_L_S8] = UINT64_C(0x60200000d0000001),
    [TESLA_ST_L_U16] = UINT64_C(0x60400000d0000001),
    [TESLA_ST_L_S16] = UINT64_C(0x60600000d0000001),
    [TESLA_ST_L_B64] = UINT64_C(0x60800000d0000001),
    [TESLA_ST_L_B128] = UINT64_C(0x60a00000d0000001),
    [TESLA_ST_L_B32] = UINT64_C(0x60c00000d0000001),
    [TESLA_LD_G_U8] = UINT64_C(0x80000000d0000001),
    [TESLA_LD_G_S8] = UINT64_C(0x80200000d0000001),
    [TESLA_LD_G_U16] = UINT64_C(0x80400000d0000001),
    [TESLA_LD_G_S16] = UINT64_C(0x80600000d0000001),
    [TESLA_LD_G_B64] = UINT64_C(0x80800000d0000001),
    [TESLA_LD_G_B128] = UINT64_C(0x80a00000d0000001),
    [TESLA_LD_G_B32] = UINT64_C(0x80c00000d0000001),
    [TESLA_ST_G_U8] = UINT64_C(0xa0000000d0000001),
    [TESLA_ST_G_S8] = UINT64_C(0xa0200000d0000001),
    [TESLA_ST_G_U16] = UINT64_C(0xa0400000d0000001),
    [TESLA_ST_G_S16] = UINT64_C(0xa0600000d0000001),
    [TESLA_ST_G_B64] = UINT64_C(0xa0800000d0000001),
    [TESLA_ST_G_B128] = UINT64_C(0xa0a00000d0000001),
    [TESLA_ST_G_B32] = UINT64_C(0xa0c00000d0000001),
    [TESLA_MOV_B16_SHORT] = 0x10000000,
    [TESLA_MOV_B32_SHORT] = 0x10008000,
    [TESLA_MOV_B16_IMM] = UINT64_C(0x310000001),
    [TESLA_MOV_B32_IMM] = UINT64_C(0x310008001),
    [TESLA_MOV_B16_LONG] = 0x10000001,
    [TESLA_MOV_B32_LONG] = UINT64_C(0x400000010000001),
    [TESLA_MOV_R_C] = UINT64_C(0x2000000000000001),
    [TESLA_MOV_C_R] = UINT64_C(0xa000000000000001),
    [TESLA_MOV_R_A] = UINT64_C(0x4000000000000001),
    [TESLA_MOV_R_SR] = UINT64_C(0x6000000000000001),
    [TESLA_SHL_A] = UINT64_C(0xc000000000000001),
    [TESLA_ADD_A] = UINT64_C(0x20000000d0000001),
    [TESLA_RCP_SHORT] = 0x90000000u,
    [TESLA_RCP_LONG] = 0x90000001u,
    [TESLA_SFU_RSQRT] = UINT64_C(0x4000000090000001),
    [TESLA_SFU_LG2] = UINT64_C(0x6000000090000001),
    [TESLA_SINCOS_SIN] = UINT64_C(0x8000000090000001),
    [TESLA_SINCOS_COS] = UINT64_C(0xa000000090000001),
    [TESLA_EX2] = UINT64_C(0xc000000090000001),
    [TESLA_PRE_PRESIN] = UINT64_C(0xc0000000b0000001),
    [TESLA_PRE_PREEX2] = UINT64_C(0xc0004000b0000001),
    [TESLA_INTERP_PLAIN_SHORT] = 0x80000000u,
    [TESLA_INTERP_CENT_SHORT] = 0x81000000u,
    [TESLA_INTERP_FLAT_SHORT] = 0x80000100u,
    [TESLA_INTERP_PLAIN_SMUL] = 0x82000000u,
    [TESLA_INTERP_CENT_SMUL] = 0x83000000u,
    [TESLA_INTERP_PLAIN_LONG] = 0x80000001u,
    [TESLA_INTERP_CENT_LONG] = UINT64_C(0x1000080000001),
    [TESLA_INTERP_FLAT_LONG] = UINT64_C(0x4000080000001),
    [TESLA_INTERP_PLAIN_MUL] = UINT64_C(0x2000080000001),
    [TESLA_INTERP_CENT_MUL] = UINT64_C(0x3000080000001),
    [TESLA_TEX_TEXAUTO_SHORT] = 0xf0000000u,
    [TESLA_TEX_TEXAUTO_LONG] = 0xf0000001u,
    [TESLA_TEX_TEXBIAS_LONG] = UINT64_C(0x20000000f0000001),
    [TESLA_TEX_TEXLOD_LONG] = UINT64_C(0x40000000f0000001),
    [TESLA_TEXFETCH_SHORT] = 0xf1000000u,
    [TESLA_TEXFETCH_LONG] = 0xf1000001u,
    [TESLA_TEX_CUBE_TEXAUTO] = 0xf8000001u,
    [TESLA_TEX_CUBE_TEXBIAS] = UINT64_C(0x20000000f8000001),
    [TESLA_TEX_CUBE_TEXLOD] = UINT64_C(0x40000000f8000001),
    [TESLA_TEX_CUBE_TEXGATHER] = UINT64_C(0x80000000f9000001),
    [TESLA_TEXGATHER_TEXGATHER] = UINT64_C(0x80000000f1000001),
    [TESLA_TEXGATHER_TEXCSAA] = UINT64_C(0x80000000f0000001),
    [TESLA_TEXSIZE] = UINT64_C(0x60000000f0000001),
    [TESLA_TEXPREP] = UINT64_C(0x60010000f8000001),
    [TESLA_TEXQUERYLOD_PLAIN] = UINT64_C(0x60020000f0000001),
    [TESLA_TEXQUERYLOD_CUBE] = UINT64_C(0x60020000f8000001),
};

/* The word as far as it is known; `wrong` is not 0 when a field or the number of a line is too
 * large. */
struct put {
    uint64_t word;
    uint64_t wrong;
};

static inline struct put with(struct put a, struct put b)
{
    return (struct put){a.word | b.word, a.wrong | b.wrong};
}

static struct put put_guard(const uint8_t *line, uint64_t f_PRED, uint64_t f_COND)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word = UINT64_C(0x78000000000);
        break;
    case 1:
        break;
    case 2:
        put.word |= f_PRED << 39;
        put.wrong |= f_PRED >> 5;
        put.word |= f_COND << 44;
        put.wrong |= f_COND >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0(const uint8_t *line, uint64_t f_OFF8, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_OFF8 << 9;
        put.wrong |= f_OFF8 >> 16;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF8 << 9;
        put.wrong |= f_OFF8 >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_mcdst(const uint8_t *line, uint64_t f_CDST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = UINT64_C(0x4000000000);
        put.word |= f_CDST << 36;
        put.wrong |= f_CDST >> 2;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ll_dst(const uint8_t *line, uint64_t f_LDST, uint64_t f_OOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 1:
        put.word = UINT64_C(0x800000000);
        put.word |= f_OOFF << 2;
        put.wrong |= f_OOFF >> 7;
        break;
    case 2:
        put.word = UINT64_C(0x8000001fc);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at(const uint8_t *line, uint64_t f_LSOFF, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LSOFF << 9;
        put.wrong |= f_LSOFF >> 5;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_LSOFF << 9;
        put.wrong |= f_LSOFF >> 5;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_LSOFF << 9;
        put.wrong |= f_LSOFF >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0_2(const uint8_t *line, uint64_t f_LAOFF, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LAOFF << 9;
        put.wrong |= f_LAOFF >> 7;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_LAOFF << 9;
        put.wrong |= f_LAOFF >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src(const uint8_t *line, uint64_t f_LSRC, uint64_t f_LSOFF, uint64_t f_AREG, uint64_t f_LAOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LSRC << 9;
        put.wrong |= f_LSRC >> 7;
        break;
    case 1:
        put.word = UINT64_C(0x20000000000000);
        put = with(put, put_at(line + 1, f_LSOFF, f_AREG));
        break;
    case 2:
        put.word = UINT64_C(0x20000000004000);
        put = with(put, put_at(line + 2, f_LSOFF, f_AREG));
        break;
    case 3:
        put.word = UINT64_C(0x20000000008000);
        put = with(put, put_at(line + 3, f_LSOFF, f_AREG));
        break;
    case 4:
        put.word = UINT64_C(0x2000000000c000);
        put = with(put, put_at(line + 4, f_LSOFF, f_AREG));
        break;
    case 5:
        put.word = UINT64_C(0x20000000000000);
        put.word |= f_LAOFF << 9;
        put.wrong |= f_LAOFF >> 7;
        break;
    case 6:
        put.word = 0x1800000;
        put = with(put, put_at0_2(line + 5, f_LAOFF, f_AREG));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_cvt_int(const uint8_t *line, uint64_t f_CHALF, uint64_t f_LSRC, uint64_t f_LSOFF, uint64_t f_AREG, uint64_t f_LAOFF, uint64_t f_CWORD, uint64_t f_CREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_CHALF << 46;
        put.wrong |= f_CHALF >> 3;
        put = with(put, put_l_src(line + 1, f_LSRC, f_LSOFF, f_AREG, f_LAOFF));
        break;
    case 1:
        put.word |= f_CWORD << 46;
        put.wrong |= f_CWORD >> 3;
        put = with(put, put_l_src(line + 7, f_LSRC, f_LSOFF, f_AREG, f_LAOFF));
        break;
    case 2:
        put.word |= f_CREG << 46;
        put.wrong |= f_CREG >> 3;
        put.word |= f_LSRC << 9;
        put.wrong |= f_LSRC >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_2(const uint8_t *line, uint64_t f_SSOFF, uint64_t f_SAREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SSOFF << 9;
        put.wrong |= f_SSOFF >> 4;
        break;
    case 1:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        break;
    case 2:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        put.word |= f_SSOFF << 9;
        put.wrong |= f_SSOFF >> 4;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        put.word |= f_SSOFF << 9;
        put.wrong |= f_SSOFF >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0_3(const uint8_t *line, uint64_t f_SAOFF, uint64_t f_SAREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SAOFF << 9;
        put.wrong |= f_SAOFF >> 6;
        break;
    case 1:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        break;
    case 2:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        put.word |= f_SAOFF << 9;
        put.wrong |= f_SAOFF >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_s_src(const uint8_t *line, uint64_t f_SSRC, uint64_t f_SSOFF, uint64_t f_SAREG, uint64_t f_SAOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SSRC << 9;
        put.wrong |= f_SSRC >> 6;
        break;
    case 1:
        put.word = 0x1000000;
        put = with(put, put_at_2(line + 1, f_SSOFF, f_SAREG));
        break;
    case 2:
        put.word = 0x1002000;
        put = with(put, put_at_2(line + 2, f_SSOFF, f_SAREG));
        break;
    case 3:
        put.word = 0x1004000;
        put = with(put, put_at_2(line + 3, f_SSOFF, f_SAREG));
        break;
    case 4:
        put.word = 0x1006000;
        put = with(put, put_at_2(line + 4, f_SSOFF, f_SAREG));
        break;
    case 5:
        put.word = 0x1000000;
        put.word |= f_SAOFF << 9;
        put.wrong |= f_SAOFF >> 6;
        break;
    case 6:
        put.word = 0x1800000;
        put = with(put, put_at0_3(line + 5, f_SAOFF, f_SAREG));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_3(const uint8_t *line, uint64_t f_SCOFF, uint64_t f_SAREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SCOFF << 16;
        put.wrong |= f_SCOFF >> 5;
        break;
    case 1:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        break;
    case 2:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        put.word |= f_SCOFF << 16;
        put.wrong |= f_SCOFF >> 5;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        put.word |= f_SCOFF << 16;
        put.wrong |= f_SCOFF >> 5;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_s_src2(const uint8_t *line, uint64_t f_SSRC2, uint64_t f_SSPACE, uint64_t f_SCOFF, uint64_t f_SAREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SSRC2 << 16;
        put.wrong |= f_SSRC2 >> 6;
        break;
    case 1:
        put.word = 0x1800000;
        put.word |= f_SSRC2 << 16;
        put.wrong |= f_SSRC2 >> 6;
        break;
    case 2:
        put.word = 0x800000;
        put.word |= f_SSPACE << 21;
        put.wrong |= f_SSPACE >> 1;
        put = with(put, put_at_3(line + 1, f_SCOFF, f_SAREG));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_i_src(const uint8_t *line, uint64_t f_SSRC, uint64_t f_SSOFF, uint64_t f_SAREG, uint64_t f_SAOFF)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SSRC << 9;
        put.wrong |= f_SSRC >> 6;
        break;
    case 1:
        put.word = 0x1000000;
        put = with(put, put_at_2(line + 1, f_SSOFF, f_SAREG));
        break;
    case 2:
        put.word = 0x1002000;
        put = with(put, put_at_2(line + 2, f_SSOFF, f_SAREG));
        break;
    case 3:
        put.word = 0x1004000;
        put = with(put, put_at_2(line + 3, f_SSOFF, f_SAREG));
        break;
    case 4:
        put.word = 0x1006000;
        put = with(put, put_at_2(line + 4, f_SSOFF, f_SAREG));
        break;
    case 5:
        put.word = 0x1000000;
        put = with(put, put_at0_3(line + 5, f_SAOFF, f_SAREG));
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_4(const uint8_t *line, uint64_t f_C3OFF, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_C3OFF << 46;
        put.wrong |= f_C3OFF >> 7;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_C3OFF << 46;
        put.wrong |= f_C3OFF >> 7;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_C3OFF << 46;
        put.wrong |= f_C3OFF >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src3(const uint8_t *line, uint64_t f_LSRC3, uint64_t f_CSPACE, uint64_t f_C3OFF, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LSRC3 << 46;
        put.wrong |= f_LSRC3 >> 7;
        break;
    case 1:
        put.word = UINT64_C(0x20000001800000);
        put.word |= f_LSRC3 << 46;
        put.wrong |= f_LSRC3 >> 7;
        break;
    case 2:
        put.word = 0x1000000;
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put = with(put, put_at_4(line + 1, f_C3OFF, f_AREG));
        break;
    case 3:
        put.word = UINT64_C(0x20000001000000);
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put = with(put, put_at_4(line + 2, f_C3OFF, f_AREG));
        break;
    case 4:
        put.word = UINT64_C(0x20000001000000);
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put.word |= f_C3OFF << 46;
        put.wrong |= f_C3OFF >> 7;
        break;
    case 5:
        put.word = 0x1800000;
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put.word |= f_C3OFF << 46;
        put.wrong |= f_C3OFF >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fmul_sat(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        put.word = 0x100;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_fmul_lsat(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 2:
        break;
    case 1:
        put.word = UINT64_C(0x10000000000000);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_5(const uint8_t *line, uint64_t f_C2OFF, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_C2OFF << 16;
        put.wrong |= f_C2OFF >> 7;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_C2OFF << 16;
        put.wrong |= f_C2OFF >> 7;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_C2OFF << 16;
        put.wrong |= f_C2OFF >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_l_src2(const uint8_t *line, uint64_t f_LSRC2, uint64_t f_CSPACE, uint64_t f_C2OFF, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LSRC2 << 16;
        put.wrong |= f_LSRC2 >> 7;
        break;
    case 1:
        put.word = UINT64_C(0x20000001800000);
        put.word |= f_LSRC2 << 16;
        put.wrong |= f_LSRC2 >> 7;
        break;
    case 2:
        put.word = 0x800000;
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put = with(put, put_at_5(line + 1, f_C2OFF, f_AREG));
        break;
    case 3:
        put.word = UINT64_C(0x20000000800000);
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put = with(put, put_at_5(line + 2, f_C2OFF, f_AREG));
        break;
    case 4:
        put.word = UINT64_C(0x20000000800000);
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put.word |= f_C2OFF << 16;
        put.wrong |= f_C2OFF >> 7;
        break;
    case 5:
        put.word = 0x1800000;
        put.word |= f_CSPACE << 54;
        put.wrong |= f_CSPACE >> 4;
        put.word |= f_C2OFF << 16;
        put.wrong |= f_C2OFF >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_quad_lane(const uint8_t *line)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = 0x10000;
        break;
    case 2:
        put.word = 0x20000;
        break;
    case 3:
        put.word = 0x30000;
        break;
    case 4:
        put.word = 0x40000;
        break;
    case 5:
        put.word = 0x50000;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0_4(const uint8_t *line, uint64_t f_OFF32, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_OFF32 << 9;
        put.wrong |= f_OFF32 >> 14;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF32 << 9;
        put.wrong |= f_OFF32 >> 14;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_6(const uint8_t *line, uint64_t f_OFF8, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_OFF8 << 9;
        put.wrong |= f_OFF8 >> 16;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF8 << 9;
        put.wrong |= f_OFF8 >> 16;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF8 << 9;
        put.wrong |= f_OFF8 >> 16;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_7(const uint8_t *line, uint64_t f_OFF16, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_OFF16 << 9;
        put.wrong |= f_OFF16 >> 15;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF16 << 9;
        put.wrong |= f_OFF16 >> 15;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF16 << 9;
        put.wrong |= f_OFF16 >> 15;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at_8(const uint8_t *line, uint64_t f_OFF32, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_OFF32 << 9;
        put.wrong |= f_OFF32 >> 14;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF32 << 9;
        put.wrong |= f_OFF32 >> 14;
        break;
    case 3:
        put.word = 0x2000000;
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_OFF32 << 9;
        put.wrong |= f_OFF32 >> 14;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ll_dst_2(const uint8_t *line, uint64_t f_LDST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 1:
        put.word = UINT64_C(0x8000001fc);
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_special(const uint8_t *line, uint64_t f_SREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0: case 1:
        put.word |= f_SREG << 46;
        put.wrong |= f_SREG >> 4;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0_5(const uint8_t *line, uint64_t f_VOFF, uint64_t f_SAREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_VOFF << 16;
        put.wrong |= f_VOFF >> 8;
        break;
    case 1:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        break;
    case 2:
        put.word |= f_SAREG << 26;
        put.wrong |= f_SAREG >> 2;
        put.word |= f_VOFF << 16;
        put.wrong |= f_VOFF >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_at0_6(const uint8_t *line, uint64_t f_VOFF, uint64_t f_AREG)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_VOFF << 16;
        put.wrong |= f_VOFF >> 8;
        break;
    case 1:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        break;
    case 2:
        put.word |= ((f_AREG & 0x3) << 26) | ((f_AREG >> 2 & 0x1) << 34);
        put.wrong |= f_AREG >> 3;
        put.word |= f_VOFF << 16;
        put.wrong |= f_VOFF >> 8;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_stsrc(const uint8_t *line, uint64_t f_SDST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_SDST << 2;
        put.wrong |= f_SDST >> 6;
        break;
    case 1:
        put.word = 0x400000;
        put.word |= f_SDST << 2;
        put.wrong |= f_SDST >> 6;
        break;
    case 2:
        put.word = 0x800000;
        put.word |= f_SDST << 2;
        put.wrong |= f_SDST >> 6;
        break;
    case 3:
        put.word = 0xc00000;
        put.word |= f_SDST << 2;
        put.wrong |= f_SDST >> 6;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ltdst(const uint8_t *line, uint64_t f_LDST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        break;
    case 1:
        put.word = 0x2000000;
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 2:
        put.word = 0x4000000;
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 3:
        put.word = 0x6000000;
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 4:
        put.word = UINT64_C(0x400000000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 5:
        put.word = UINT64_C(0x400002000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 6:
        put.word = UINT64_C(0x400004000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 7:
        put.word = UINT64_C(0x400006000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 8:
        put.word = UINT64_C(0x800000000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 9:
        put.word = UINT64_C(0x800002000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 10:
        put.word = UINT64_C(0x800004000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 11:
        put.word = UINT64_C(0x800006000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 12:
        put.word = UINT64_C(0xc00000000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 13:
        put.word = UINT64_C(0xc00002000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 14:
        put.word = UINT64_C(0xc00004000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 15:
        put.word = UINT64_C(0xc00006000000);
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

static struct put put_ltsrc(const uint8_t *line, uint64_t f_LDST)
{
    struct put put = {0, 0};
    switch (line[0]) {
    case 0:
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 1:
        put.word = 0x400000;
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 2:
        put.word = 0x800000;
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    case 3:
        put.word = 0xc00000;
        put.word |= f_LDST << 2;
        put.wrong |= f_LDST >> 7;
        break;
    default:
        put.wrong = 1;
    }
    return put;
}

int tesla_encode(const struct isadora_context *c, const struct isadora_insn *in, uint8_t *bytes, size_t size)
{
    unsigned length;
    (void)c;
    if (in->form >= sizeof canonical / sizeof *canonical)
        return ISADORA_BAD_INSN;
    struct put put = {canonical[in->form], 0};
    switch (in->form) {
    case TESLA_RED_G_ADD_NUM:
    case TESLA_RED_G_INC_NUM:
    case TESLA_RED_G_DEC_NUM:
    case TESLA_RED_G_SINC_NUM:
    case TESLA_RED_G_SDEC_NUM:
    case TESLA_RED_G_NINC_NUM:
    case TESLA_RED_G_NDEC_NUM:
    case TESLA_RED_G_MAX_NUM:
    case TESLA_RED_G_MIN_NUM:
    case TESLA_RED_G_NARROW_ADD_NUM:
    case TESLA_RED_G_NARROW_INC_NUM:
    case TESLA_RED_G_NARROW_DEC_NUM:
    case TESLA_RED_G_NARROW_MAX_NUM:
    case TESLA_RED_G_NARROW_MIN_NUM:
    case TESLA_RED_G_KEPT_ADD_NUM:
    case TESLA_RED_G_KEPT_INC_NUM:
    case TESLA_RED_G_KEPT_DEC_NUM:
    case TESLA_RED_G_KEPT_MAX_NUM:
    case TESLA_RED_G_KEPT_MIN_NUM:
        put.word |= in->value[0] << 53; /* ATYPE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* GSPACE */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 9; /* LSRC */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[3] << 2; /* LDST */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 32; /* MARK */
        put.wrong |= in->value[4] >> 2;
        put = with(put, put_guard(in->line, in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_RED_G_AND_BITS:
    case TESLA_RED_G_OR_BITS:
    case TESLA_RED_G_XOR_BITS:
    case TESLA_RED_EXCH_G:
    case TESLA_RED_G_NARROW_AND_BITS:
    case TESLA_RED_G_NARROW_OR_BITS:
    case TESLA_RED_G_NARROW_XOR_BITS:
    case TESLA_RED_EXCH_G_NARROW:
    case TESLA_RED_G_KEPT_EXCH_BITS:
    case TESLA_RED_G_KEPT_AND_BITS:
    case TESLA_RED_G_KEPT_OR_BITS:
    case TESLA_RED_G_KEPT_XOR_BITS:
        put.word |= in->value[0] << 53; /* BTYPE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 16; /* GSPACE */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 9; /* LSRC */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[3] << 2; /* LDST */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 32; /* MARK */
        put.wrong |= in->value[4] >> 2;
        put = with(put, put_guard(in->line, in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_RED_G_WIDE_ADD:
    case TESLA_RED_G_WIDE_EXCH:
    case TESLA_ST_G_U8:
    case TESLA_ST_G_S8:
    case TESLA_ST_G_U16:
    case TESLA_ST_G_S16:
    case TESLA_ST_G_B64:
    case TESLA_ST_G_B128:
    case TESLA_ST_G_B32:
        put.word |= in->value[0] << 16; /* GSPACE */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 9; /* LSRC */
        put.wrong |= in->value[1] >> 7;
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[2] << 2; /* LDST */
        put.wrong |= in->value[2] >> 7;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_ATOMIC_G_ADD_NUM:
    case TESLA_ATOMIC_G_INC_NUM:
    case TESLA_ATOMIC_G_DEC_NUM:
    case TESLA_ATOMIC_G_SINC_NUM:
    case TESLA_ATOMIC_G_SDEC_NUM:
    case TESLA_ATOMIC_G_NINC_NUM:
    case TESLA_ATOMIC_G_NDEC_NUM:
    case TESLA_ATOMIC_G_MAX_NUM:
    case TESLA_ATOMIC_G_MIN_NUM:
    case TESLA_ATOMIC_G_NARROW_ADD_NUM:
    case TESLA_ATOMIC_G_NARROW_INC_NUM:
    case TESLA_ATOMIC_G_NARROW_DEC_NUM:
    case TESLA_ATOMIC_G_NARROW_MAX_NUM:
    case TESLA_ATOMIC_G_NARROW_MIN_NUM:
    case TESLA_ATOMIC_G_KEPT_ADD_NUM:
    case TESLA_ATOMIC_G_KEPT_INC_NUM:
    case TESLA_ATOMIC_G_KEPT_DEC_NUM:
    case TESLA_ATOMIC_G_KEPT_MAX_NUM:
    case TESLA_ATOMIC_G_KEPT_MIN_NUM:
        put.word |= in->value[0] << 53; /* ATYPE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 2; /* LDST */
        put.wrong |= in->value[1] >> 7;
        put.word |= in->value[2] << 23; /* GSPACE2 */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 9; /* LSRC */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 16; /* LSRC2 */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_guard(in->line, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_ATOMIC_G_AND_BITS:
    case TESLA_ATOMIC_G_OR_BITS:
    case TESLA_ATOMIC_G_XOR_BITS:
    case TESLA_ATOMIC_G_NARROW_AND_BITS:
    case TESLA_ATOMIC_G_NARROW_OR_BITS:
    case TESLA_ATOMIC_G_NARROW_XOR_BITS:
    case TESLA_ATOMIC_G_KEPT_AND_BITS:
    case TESLA_ATOMIC_G_KEPT_OR_BITS:
    case TESLA_ATOMIC_G_KEPT_XOR_BITS:
    case TESLA_ATOMIC_G_KEPT_EXCH_EXCH:
    case TESLA_EXCH_G:
    case TESLA_EXCH_G_NARROW:
        put.word |= in->value[0] << 53; /* BTYPE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 2; /* LDST */
        put.wrong |= in->value[1] >> 7;
        put.word |= in->value[2] << 23; /* GSPACE2 */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 9; /* LSRC */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 16; /* LSRC2 */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_guard(in->line, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_ATOMIC_G_WIDE:
    case TESLA_EXCH_G_WIDE:
        put.word |= in->value[1] << 23; /* GSPACE2 */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 9; /* LSRC */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[4] << 32; /* MARK */
        put.wrong |= in->value[4] >> 2;
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.word |= in->value[3] << 16; /* LSRC2 */
        put.wrong |= in->value[3] >> 7;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put = with(put, put_guard(in->line + 2, in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_CAS_G:
    case TESLA_CAS_G_NARROW:
        put.word |= in->value[0] << 53; /* BTYPE */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[1] << 2; /* LDST */
        put.wrong |= in->value[1] >> 7;
        put.word |= in->value[2] << 23; /* GSPACE2 */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 9; /* LSRC */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 16; /* LSRC2 */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 46; /* LSRC3 */
        put.wrong |= in->value[5] >> 7;
        put.word |= in->value[6] << 32; /* MARK */
        put.wrong |= in->value[6] >> 2;
        put = with(put, put_guard(in->line, in->value[7], in->value[8]));
        length = 8;
        break;
    case TESLA_CAS_G_WIDE:
        put.word |= in->value[1] << 23; /* GSPACE2 */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 9; /* LSRC */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.word |= in->value[3] << 16; /* LSRC2 */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 46; /* LSRC3 */
        put.wrong |= in->value[4] >> 7;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_guard(in->line + 3, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_DISCARD:
    case TESLA_RET:
    case TESLA_BREAK:
    case TESLA_BRKPT_LONG:
        put = with(put, put_guard(in->line, in->value[0], in->value[1]));
        length = 8;
        break;
    case TESLA_BRA:
        put.word |= ((in->value[0] & 0xffff) << 11) | ((in->value[0] >> 16 & 0x3f) << 46); /* TARGET */
        put.wrong |= in->value[0] >> 22;
        put = with(put, put_guard(in->line, in->value[1], in->value[2]));
        length = 8;
        break;
    case TESLA_CALL:
    case TESLA_PRERET:
        put.word |= in->value[0] << 38; /* LIM */
        put.wrong |= in->value[0] >> 1;
        put.word |= ((in->value[1] & 0xffff) << 11) | ((in->value[1] >> 16 & 0x3f) << 46); /* TARGET */
        put.wrong |= in->value[1] >> 22;
        length = 8;
        break;
    case TESLA_BREAKADDR:
    case TESLA_JOINAT:
        put.word |= ((in->value[0] & 0xffff) << 11) | ((in->value[0] >> 16 & 0x3f) << 46); /* TARGET */
        put.wrong |= in->value[0] >> 22;
        length = 8;
        break;
    case TESLA_QUADON:
    case TESLA_QUADPOP:
    case TESLA_TRAP_LONG:
        length = 8;
        break;
    case TESLA_BAR_MASK:
        put.word |= in->value[0] << 25; /* BINC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 26; /* BWAIT */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 21; /* BAR */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[3] << 9; /* BARMASK */
        put.wrong |= in->value[3] >> 12;
        length = 8;
        break;
    case TESLA_BAR_ALL:
        put.word |= in->value[0] << 25; /* BINC */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 26; /* BWAIT */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 21; /* BAR */
        put.wrong |= in->value[2] >> 4;
        length = 8;
        break;
    case TESLA_TRAP_SHORT:
    case TESLA_BRKPT_SHORT:
        length = 4;
        break;
    case TESLA_BRA_C:
        put.word |= in->value[0] << 38; /* LIM */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 54; /* CSPACE */
        put.wrong |= in->value[1] >> 4;
        put = with(put, put_at0(in->line, in->value[2], in->value[3]));
        length = 8;
        break;
    case TESLA_VOTE_ANY:
    case TESLA_VOTE_ALL:
        put.word |= in->value[0] << 36; /* CDST */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 32; /* MARK */
        put.wrong |= in->value[1] >> 2;
        put = with(put, put_guard(in->line, in->value[2], in->value[3]));
        length = 8;
        break;
    case TESLA_EMIT_EMIT:
    case TESLA_EMIT_RESTART:
    case TESLA_NOP:
    case TESLA_UNKF5:
        put.word |= in->value[0] << 32; /* MARK */
        put.wrong |= in->value[0] >> 2;
        put = with(put, put_guard(in->line, in->value[1], in->value[2]));
        length = 8;
        break;
    case TESLA_PMEVENT:
        put.word |= in->value[0] << 10; /* PM */
        put.wrong |= in->value[0] >> 4;
        put.word |= in->value[1] << 32; /* MARK */
        put.wrong |= in->value[1] >> 2;
        put = with(put, put_guard(in->line, in->value[2], in->value[3]));
        length = 8;
        break;
    case TESLA_CVT_I2I_U_FULL:
    case TESLA_CVT_I2I_S_FULL:
    case TESLA_CVT_I2I_U8_FULL:
    case TESLA_CVT_I2I_S8_FULL:
    case TESLA_CVT_I2I_U_HALF:
    case TESLA_CVT_I2I_S_HALF:
    case TESLA_CVT_I2I_U8_BYTE:
    case TESLA_CVT_I2I_S8_BYTE:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[12] << 32; /* MARK */
        put.wrong |= in->value[12] >> 2;
        put = with(put, put_mcdst(in->line, in->value[2]));
        put = with(put, put_ll_dst(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_cvt_int(in->line + 2, in->value[5], in->value[6], in->value[7], in->value[8], in->value[9], in->value[10], in->value[11]));
        put = with(put, put_guard(in->line + 15, in->value[13], in->value[14]));
        length = 8;
        break;
    case TESLA_CVT_I2F_F16:
    case TESLA_CVT_I2F_F32:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* CSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* CRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[14] << 32; /* MARK */
        put.wrong |= in->value[14] >> 2;
        put = with(put, put_mcdst(in->line, in->value[4]));
        put = with(put, put_ll_dst(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_cvt_int(in->line + 2, in->value[7], in->value[8], in->value[9], in->value[10], in->value[11], in->value[12], in->value[13]));
        put = with(put, put_guard(in->line + 15, in->value[15], in->value[16]));
        length = 8;
        break;
    case TESLA_CVT_I2F_64_U_TO:
    case TESLA_CVT_I2F_64_S_TO:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* CSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* CRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[10] << 32; /* MARK */
        put.wrong |= in->value[10] >> 2;
        put.word |= in->value[5] << 2; /* LDST */
        put.wrong |= in->value[5] >> 7;
        put.wrong |= in->line[1];
        put = with(put, put_mcdst(in->line, in->value[4]));
        put = with(put, put_l_src(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 8, in->value[11], in->value[12]));
        length = 8;
        break;
    case TESLA_CVT_I2F_64_U_FROM:
    case TESLA_CVT_I2F_64_S_FROM:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* CSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* CRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[7] << 9; /* LSRC */
        put.wrong |= in->value[7] >> 7;
        put.wrong |= in->line[2];
        put = with(put, put_mcdst(in->line, in->value[4]));
        put = with(put, put_ll_dst(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 3, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_CVT_I2F_64_U_BOTH:
    case TESLA_CVT_I2F_64_S_BOTH:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* CSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* CRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[7] << 32; /* MARK */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[5] << 2; /* LDST */
        put.wrong |= in->value[5] >> 7;
        put.word |= in->value[6] << 9; /* LSRC */
        put.wrong |= in->value[6] >> 7;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_mcdst(in->line, in->value[4]));
        put = with(put, put_guard(in->line + 3, in->value[8], in->value[9]));
        length = 8;
        break;
    case TESLA_CVT_F2I_U16_F16:
    case TESLA_CVT_F2I_U16_F32:
    case TESLA_CVT_F2I_S16_F16:
    case TESLA_CVT_F2I_S16_F32:
    case TESLA_CVT_F2I_U32_F16:
    case TESLA_CVT_F2I_U32_F32:
    case TESLA_CVT_F2I_S32_F16:
    case TESLA_CVT_F2I_S32_F32:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 49; /* IRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[10] << 32; /* MARK */
        put.wrong |= in->value[10] >> 2;
        put = with(put, put_mcdst(in->line, in->value[3]));
        put = with(put, put_ll_dst(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_l_src(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 8, in->value[11], in->value[12]));
        length = 8;
        break;
    case TESLA_CVT_F2I_64_U_TO:
    case TESLA_CVT_F2I_64_S_TO:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 49; /* IRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[7] << 32; /* MARK */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[6] << 9; /* LSRC */
        put.wrong |= in->value[6] >> 7;
        put.wrong |= in->line[2];
        put = with(put, put_mcdst(in->line, in->value[3]));
        put = with(put, put_ll_dst(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[8], in->value[9]));
        length = 8;
        break;
    case TESLA_CVT_F2I_64_U_FROM:
    case TESLA_CVT_F2I_64_S_FROM:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 49; /* IRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[9] << 32; /* MARK */
        put.wrong |= in->value[9] >> 2;
        put.word |= in->value[4] << 2; /* LDST */
        put.wrong |= in->value[4] >> 7;
        put.wrong |= in->line[1];
        put = with(put, put_mcdst(in->line, in->value[3]));
        put = with(put, put_l_src(in->line + 2, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_guard(in->line + 8, in->value[10], in->value[11]));
        length = 8;
        break;
    case TESLA_CVT_F2I_64_U_BOTH:
    case TESLA_CVT_F2I_64_S_BOTH:
    case TESLA_CVT_F2F_64_RINT:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 49; /* IRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[6] << 32; /* MARK */
        put.wrong |= in->value[6] >> 2;
        put.word |= in->value[4] << 2; /* LDST */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 9; /* LSRC */
        put.wrong |= in->value[5] >> 7;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_mcdst(in->line, in->value[3]));
        put = with(put, put_guard(in->line + 3, in->value[7], in->value[8]));
        length = 8;
        break;
    case TESLA_CVT_F2F_F16_SAME:
    case TESLA_CVT_F2F_F32_SAME:
    case TESLA_CVT_F2F_F32_WIDEN:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* CSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[10] << 32; /* MARK */
        put.wrong |= in->value[10] >> 2;
        put = with(put, put_mcdst(in->line, in->value[3]));
        put = with(put, put_ll_dst(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_l_src(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_guard(in->line + 8, in->value[11], in->value[12]));
        length = 8;
        break;
    case TESLA_CVT_F2F_F16_RINT:
    case TESLA_CVT_F2F_F32_RINT:
    case TESLA_CVT_F2F_F16_NRINT:
    case TESLA_CVT_F2F_F32_WRINT:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* CSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* IRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[11] << 32; /* MARK */
        put.wrong |= in->value[11] >> 2;
        put = with(put, put_mcdst(in->line, in->value[4]));
        put = with(put, put_ll_dst(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_l_src(in->line + 2, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 8, in->value[12], in->value[13]));
        length = 8;
        break;
    case TESLA_CVT_F2F_F16_NARROW:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 51; /* CSAT */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 49; /* CRND */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[11] << 32; /* MARK */
        put.wrong |= in->value[11] >> 2;
        put = with(put, put_mcdst(in->line, in->value[4]));
        put = with(put, put_ll_dst(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_l_src(in->line + 2, in->value[7], in->value[8], in->value[9], in->value[10]));
        put = with(put, put_guard(in->line + 8, in->value[12], in->value[13]));
        length = 8;
        break;
    case TESLA_CVT_F2F_64_NARROW:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 49; /* CRND */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[7] << 32; /* MARK */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[6] << 9; /* LSRC */
        put.wrong |= in->value[6] >> 7;
        put.wrong |= in->line[2];
        put = with(put, put_mcdst(in->line, in->value[3]));
        put = with(put, put_ll_dst(in->line + 1, in->value[4], in->value[5]));
        put = with(put, put_guard(in->line + 3, in->value[8], in->value[9]));
        length = 8;
        break;
    case TESLA_CVT_F2F_64_SAME:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put.word |= in->value[3] << 2; /* LDST */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 9; /* LSRC */
        put.wrong |= in->value[4] >> 7;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put = with(put, put_mcdst(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 3, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_CVT_F2F_64_WIDEN:
        put.word |= in->value[0] << 61; /* ONEG */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 52; /* LABS1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[3] << 2; /* LDST */
        put.wrong |= in->value[3] >> 7;
        put.wrong |= in->line[1];
        put = with(put, put_mcdst(in->line, in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 8, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_DFMA:
        put.word |= in->value[0] << 54; /* DRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3] << 58; /* LNEG1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[6] << 59; /* LNEG2 */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[2] << 2; /* LDST */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[4] << 9; /* LSRC */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 16; /* LSRC2 */
        put.wrong |= in->value[5] >> 7;
        put.word |= in->value[7] << 46; /* LSRC3 */
        put.wrong |= in->value[7] >> 7;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put.wrong |= in->line[4];
        put = with(put, put_mcdst(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 5, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_DADD:
        put.word |= in->value[0] << 16; /* DARND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3] << 58; /* LNEG1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[5] << 59; /* LNEG2 */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[7] << 32; /* MARK */
        put.wrong |= in->value[7] >> 2;
        put.word |= in->value[2] << 2; /* LDST */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[4] << 9; /* LSRC */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[6] << 46; /* LSRC3 */
        put.wrong |= in->value[6] >> 7;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_mcdst(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 4, in->value[8], in->value[9]));
        length = 8;
        break;
    case TESLA_DMUL:
        put.word |= in->value[0] << 49; /* CRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[3] << 58; /* LNEG1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[6] << 32; /* MARK */
        put.wrong |= in->value[6] >> 2;
        put.word |= in->value[2] << 2; /* LDST */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[4] << 9; /* LSRC */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 16; /* LSRC2 */
        put.wrong |= in->value[5] >> 7;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_mcdst(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 4, in->value[7], in->value[8]));
        length = 8;
        break;
    case TESLA_DMINMAX_MIN:
    case TESLA_DMINMAX_MAX:
        put.word |= in->value[2] << 58; /* LNEG1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 52; /* LABS1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[5] << 59; /* LNEG2 */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[6] << 51; /* LABS2 */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put.word |= in->value[1] << 2; /* LDST */
        put.wrong |= in->value[1] >> 7;
        put.word |= in->value[4] << 9; /* LSRC */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[7] << 16; /* LSRC2 */
        put.wrong |= in->value[7] >> 7;
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_guard(in->line + 4, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_DSET:
        put.word |= in->value[3] << 46; /* FCOMPARE */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 58; /* LNEG1 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 52; /* LABS1 */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[7] << 59; /* LNEG2 */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[8] << 51; /* LABS2 */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[10] << 32; /* MARK */
        put.wrong |= in->value[10] >> 2;
        put.word |= in->value[6] << 9; /* LSRC */
        put.wrong |= in->value[6] >> 7;
        put.word |= in->value[9] << 16; /* LSRC2 */
        put.wrong |= in->value[9] >> 7;
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 4, in->value[11], in->value[12]));
        length = 8;
        break;
    case TESLA_FADD_SHORT:
        put.word |= in->value[0] << 8; /* SSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 15; /* SNEG1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[7] << 22; /* SNEG2 */
        put.wrong |= in->value[7] >> 1;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_s_src(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_s_src2(in->line + 7, in->value[8], in->value[9], in->value[10], in->value[5]));
        length = 4;
        break;
    case TESLA_FADD_IMM:
        put.word |= in->value[0] << 8; /* SSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 15; /* SNEG1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[7] << 22; /* SNEG2 */
        put.wrong |= in->value[7] >> 1;
        put.word |= ((in->value[8] & 0x3f) << 16) | ((in->value[8] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[8] >> 32;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_i_src(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_FADD_LONG:
        put.word |= in->value[0] << 61; /* OSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 16; /* ARND */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[5] << 58; /* LNEG1 */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[10] << 59; /* LNEG2 */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[14] << 32; /* MARK */
        put.wrong |= in->value[14] >> 2;
        put = with(put, put_mcdst(in->line, in->value[2]));
        put = with(put, put_ll_dst(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_l_src(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_l_src3(in->line + 8, in->value[11], in->value[12], in->value[13], in->value[8]));
        put = with(put, put_guard(in->line + 11, in->value[15], in->value[16]));
        length = 8;
        break;
    case TESLA_FMUL_SHORT:
        put.word |= in->value[1] << 15; /* SNEG1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[6] << 22; /* SNEG2 */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[1];
        put = with(put, put_fmul_sat(in->line));
        put = with(put, put_s_src(in->line + 2, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_s_src2(in->line + 8, in->value[7], in->value[8], in->value[9], in->value[4]));
        length = 4;
        break;
    case TESLA_FMUL_IMM:
        put.word |= in->value[1] << 15; /* SNEG1 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[6] << 22; /* SNEG2 */
        put.wrong |= in->value[6] >> 1;
        put.word |= ((in->value[7] & 0x3f) << 16) | ((in->value[7] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[1];
        put = with(put, put_fmul_sat(in->line));
        put = with(put, put_i_src(in->line + 2, in->value[2], in->value[3], in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_FMUL_LONG:
        put.word |= in->value[0] << 46; /* MRND */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[4] << 58; /* LNEG1 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[9] << 59; /* LNEG2 */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[13] << 32; /* MARK */
        put.wrong |= in->value[13] >> 2;
        put = with(put, put_fmul_lsat(in->line));
        put = with(put, put_mcdst(in->line + 1, in->value[1]));
        put = with(put, put_ll_dst(in->line + 2, in->value[2], in->value[3]));
        put = with(put, put_l_src(in->line + 3, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_l_src2(in->line + 9, in->value[10], in->value[11], in->value[12], in->value[7]));
        put = with(put, put_guard(in->line + 12, in->value[14], in->value[15]));
        length = 8;
        break;
    case TESLA_FMAD_SHORT:
        put.word |= in->value[0] << 8; /* SSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 15; /* SNEG1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[10] << 22; /* SNEG2 */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[9];
        put = with(put, put_s_src(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_s_src2(in->line + 7, in->value[7], in->value[8], in->value[9], in->value[5]));
        length = 4;
        break;
    case TESLA_FMAD_IMM:
        put.word |= in->value[0] << 8; /* SSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 15; /* SNEG1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= ((in->value[7] & 0x3f) << 16) | ((in->value[7] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[8] << 22; /* SNEG2 */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[7];
        put = with(put, put_i_src(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_FMAD_LONG:
        put.word |= in->value[0] << 61; /* OSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[4] << 58; /* LNEG1 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[12] << 59; /* LNEG2 */
        put.wrong |= in->value[12] >> 1;
        put.word |= in->value[15] << 32; /* MARK */
        put.wrong |= in->value[15] >> 2;
        put = with(put, put_mcdst(in->line, in->value[1]));
        put = with(put, put_ll_dst(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_l_src(in->line + 2, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_l_src2(in->line + 8, in->value[9], in->value[10], in->value[11], in->value[7]));
        put = with(put, put_l_src3(in->line + 11, in->value[13], in->value[10], in->value[14], in->value[7]));
        put = with(put, put_guard(in->line + 14, in->value[16], in->value[17]));
        length = 8;
        break;
    case TESLA_FSET:
        put.word |= in->value[3] << 46; /* FCOMPARE */
        put.wrong |= in->value[3] >> 4;
        put.word |= in->value[4] << 58; /* LNEG1 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[5] << 52; /* LABS1 */
        put.wrong |= in->value[5] >> 1;
        put.word |= in->value[10] << 59; /* LNEG2 */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[11] << 51; /* LABS2 */
        put.wrong |= in->value[11] >> 1;
        put.word |= in->value[15] << 32; /* MARK */
        put.wrong |= in->value[15] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[6], in->value[7], in->value[8], in->value[9]));
        put = with(put, put_l_src2(in->line + 8, in->value[12], in->value[13], in->value[14], in->value[8]));
        put = with(put, put_guard(in->line + 11, in->value[16], in->value[17]));
        length = 8;
        break;
    case TESLA_FMINMAX_MAX:
    case TESLA_FMINMAX_MIN:
        put.word |= in->value[3] << 58; /* LNEG1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 52; /* LABS1 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[9] << 59; /* LNEG2 */
        put.wrong |= in->value[9] >> 1;
        put.word |= in->value[10] << 51; /* LABS2 */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[14] << 32; /* MARK */
        put.wrong |= in->value[14] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_l_src2(in->line + 8, in->value[11], in->value[12], in->value[13], in->value[7]));
        put = with(put, put_guard(in->line + 11, in->value[15], in->value[16]));
        length = 8;
        break;
    case TESLA_FSLCT:
        put.word |= in->value[10] << 61; /* ONEG */
        put.wrong |= in->value[10] >> 1;
        put.word |= in->value[13] << 32; /* MARK */
        put.wrong |= in->value[13] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_l_src2(in->line + 8, in->value[7], in->value[8], in->value[9], in->value[5]));
        put = with(put, put_l_src3(in->line + 11, in->value[11], in->value[8], in->value[12], in->value[5]));
        put = with(put, put_guard(in->line + 14, in->value[14], in->value[15]));
        length = 8;
        break;
    case TESLA_QUADOP:
        put.word |= in->value[0] << 58; /* Q0 */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 56; /* Q1 */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 54; /* Q2 */
        put.wrong |= in->value[2] >> 2;
        put.word |= in->value[3] << 20; /* Q3 */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[7] << 9; /* LSRC */
        put.wrong |= in->value[7] >> 7;
        put.word |= in->value[8] << 46; /* LSRC3 */
        put.wrong |= in->value[8] >> 7;
        put.word |= in->value[9] << 32; /* MARK */
        put.wrong |= in->value[9] >> 2;
        put = with(put, put_mcdst(in->line, in->value[4]));
        put = with(put, put_ll_dst(in->line + 1, in->value[5], in->value[6]));
        put = with(put, put_quad_lane(in->line + 2));
        put = with(put, put_guard(in->line + 3, in->value[10], in->value[11]));
        length = 8;
        break;
    case TESLA_ADD_ADD_B16_SHORT:
    case TESLA_ADD_ADD_B32_SHORT:
    case TESLA_ADD_SUB_B16_SHORT:
    case TESLA_ADD_SUB_B32_SHORT:
    case TESLA_ADD_SUBR_B16_SHORT:
    case TESLA_ADD_SUBR_B32_SHORT:
    case TESLA_ADD_ADDC_B16_SHORT:
    case TESLA_ADD_ADDC_B32_SHORT:
        put.word |= in->value[0] << 8; /* SSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_s_src(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_s_src2(in->line + 7, in->value[6], in->value[7], in->value[8], in->value[4]));
        length = 4;
        break;
    case TESLA_ADD_ADD_B16_IMM:
    case TESLA_ADD_ADD_B32_IMM:
    case TESLA_ADD_SUB_B16_IMM:
    case TESLA_ADD_SUB_B32_IMM:
    case TESLA_ADD_SUBR_B16_IMM:
    case TESLA_ADD_SUBR_B32_IMM:
    case TESLA_ADD_ADDC_B16_IMM:
    case TESLA_ADD_ADDC_B32_IMM:
        put.word |= in->value[0] << 8; /* SSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= ((in->value[6] & 0x3f) << 16) | ((in->value[6] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[6] >> 32;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_i_src(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_ADD_ADD_B16_LONG:
    case TESLA_ADD_ADD_B32_LONG:
    case TESLA_ADD_SUB_B16_LONG:
    case TESLA_ADD_SUB_B32_LONG:
    case TESLA_ADD_SUBR_B16_LONG:
    case TESLA_ADD_SUBR_B32_LONG:
        put.word |= in->value[0] << 59; /* LSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[11] << 32; /* MARK */
        put.wrong |= in->value[11] >> 2;
        put = with(put, put_mcdst(in->line, in->value[1]));
        put = with(put, put_ll_dst(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_l_src3(in->line + 8, in->value[8], in->value[9], in->value[10], in->value[6]));
        put = with(put, put_guard(in->line + 11, in->value[12], in->value[13]));
        length = 8;
        break;
    case TESLA_ADD_ADDC_B16_LONG:
    case TESLA_ADD_ADDC_B32_LONG:
        put.word |= in->value[0] << 59; /* LSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[11] << 44; /* COND */
        put.wrong |= in->value[11] >> 2;
        put.word |= in->value[12] << 32; /* MARK */
        put.wrong |= in->value[12] >> 2;
        put = with(put, put_mcdst(in->line, in->value[1]));
        put = with(put, put_ll_dst(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_l_src3(in->line + 8, in->value[8], in->value[9], in->value[10], in->value[6]));
        put = with(put, put_guard(in->line + 11, in->value[13], in->value[11]));
        length = 8;
        break;
    case TESLA_MUL16_SHORT:
        put.word |= in->value[1] << 15; /* S16A */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[6] << 8; /* S16B */
        put.wrong |= in->value[6] >> 1;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_s_src(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        put = with(put, put_s_src2(in->line + 7, in->value[7], in->value[8], in->value[9], in->value[4]));
        length = 4;
        break;
    case TESLA_MUL16_IMM:
        put.word |= in->value[1] << 15; /* S16A */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[6] << 8; /* S16B */
        put.wrong |= in->value[6] >> 1;
        put.word |= ((in->value[7] & 0x3f) << 16) | ((in->value[7] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_i_src(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_MUL16_LONG:
        put.word |= in->value[3] << 47; /* L16A */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[8] << 46; /* L16B */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[12] << 32; /* MARK */
        put.wrong |= in->value[12] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_l_src2(in->line + 8, in->value[9], in->value[10], in->value[11], in->value[6]));
        put = with(put, put_guard(in->line + 11, in->value[13], in->value[14]));
        length = 8;
        break;
    case TESLA_MUL24_SHORT:
        put.word |= in->value[1] << 8; /* SHIGH */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 15; /* S24 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_s_src(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_s_src2(in->line + 7, in->value[7], in->value[8], in->value[9], in->value[5]));
        length = 4;
        break;
    case TESLA_MUL24_IMM:
        put.word |= in->value[1] << 8; /* SHIGH */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 15; /* S24 */
        put.wrong |= in->value[2] >> 1;
        put.word |= ((in->value[7] & 0x3f) << 16) | ((in->value[7] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[7] >> 32;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_i_src(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_MUL24_LONG:
        put.word |= in->value[3] << 46; /* LHIGH */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 47; /* L24 */
        put.wrong |= in->value[4] >> 1;
        put.word |= in->value[12] << 32; /* MARK */
        put.wrong |= in->value[12] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[5], in->value[6], in->value[7], in->value[8]));
        put = with(put, put_l_src2(in->line + 8, in->value[9], in->value[10], in->value[11], in->value[7]));
        put = with(put, put_guard(in->line + 11, in->value[13], in->value[14]));
        length = 8;
        break;
    case TESLA_MUL_ADD_ADD_U16_SHORT:
    case TESLA_MUL_ADD_ADD_S16_SHORT:
    case TESLA_MUL_ADD_ADD_S16SAT_SHORT:
    case TESLA_MUL_ADD_ADD_U24_SHORT:
    case TESLA_MUL_ADD_SUB_U16_SHORT:
    case TESLA_MUL_ADD_SUB_S16_SHORT:
    case TESLA_MUL_ADD_SUB_S16SAT_SHORT:
    case TESLA_MUL_ADD_SUB_U24_SHORT:
    case TESLA_MUL_ADD_SUBR_U16_SHORT:
    case TESLA_MUL_ADD_SUBR_S16_SHORT:
    case TESLA_MUL_ADD_SUBR_S16SAT_SHORT:
    case TESLA_MUL_ADD_SUBR_U24_SHORT:
    case TESLA_MUL_ADD_ADDC_U16_SHORT:
    case TESLA_MUL_ADD_ADDC_S16_SHORT:
    case TESLA_MUL_ADD_ADDC_S16SAT_SHORT:
    case TESLA_MUL_ADD_ADDC_U24_SHORT:
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[9];
        put = with(put, put_s_src(in->line + 1, in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_s_src2(in->line + 7, in->value[5], in->value[6], in->value[7], in->value[3]));
        length = 4;
        break;
    case TESLA_MUL_ADD_ADD_U16_IMM:
    case TESLA_MUL_ADD_ADD_S16_IMM:
    case TESLA_MUL_ADD_ADD_S16SAT_IMM:
    case TESLA_MUL_ADD_ADD_U24_IMM:
    case TESLA_MUL_ADD_SUB_U16_IMM:
    case TESLA_MUL_ADD_SUB_S16_IMM:
    case TESLA_MUL_ADD_SUB_S16SAT_IMM:
    case TESLA_MUL_ADD_SUB_U24_IMM:
    case TESLA_MUL_ADD_SUBR_U16_IMM:
    case TESLA_MUL_ADD_SUBR_S16_IMM:
    case TESLA_MUL_ADD_SUBR_S16SAT_IMM:
    case TESLA_MUL_ADD_SUBR_U24_IMM:
    case TESLA_MUL_ADD_ADDC_U16_IMM:
    case TESLA_MUL_ADD_ADDC_S16_IMM:
    case TESLA_MUL_ADD_ADDC_S16SAT_IMM:
    case TESLA_MUL_ADD_ADDC_U24_IMM:
        put.word |= ((in->value[5] & 0x3f) << 16) | ((in->value[5] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[5] >> 32;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[7];
        put = with(put, put_i_src(in->line + 1, in->value[1], in->value[2], in->value[3], in->value[4]));
        length = 8;
        break;
    case TESLA_MUL_ADD_ADD_U16_LONG:
    case TESLA_MUL_ADD_ADD_S16_LONG:
    case TESLA_MUL_ADD_ADD_S16SAT_LONG:
    case TESLA_MUL_ADD_ADD_U24_LONG:
    case TESLA_MUL_ADD_ADD_S24_LONG:
    case TESLA_MUL_ADD_ADD_S24SAT_LONG:
    case TESLA_MUL_ADD_ADD_U24HIGH_LONG:
    case TESLA_MUL_ADD_ADD_S24HIGH_LONG:
    case TESLA_MUL_ADD_ADD_S24HIGHSAT_LONG:
    case TESLA_MUL_ADD_SUB_U16_LONG:
    case TESLA_MUL_ADD_SUB_S16_LONG:
    case TESLA_MUL_ADD_SUB_S16SAT_LONG:
    case TESLA_MUL_ADD_SUB_U24_LONG:
    case TESLA_MUL_ADD_SUB_S24_LONG:
    case TESLA_MUL_ADD_SUB_S24SAT_LONG:
    case TESLA_MUL_ADD_SUB_U24HIGH_LONG:
    case TESLA_MUL_ADD_SUB_S24HIGH_LONG:
    case TESLA_MUL_ADD_SUB_S24HIGHSAT_LONG:
    case TESLA_MUL_ADD_SUBR_U16_LONG:
    case TESLA_MUL_ADD_SUBR_S16_LONG:
    case TESLA_MUL_ADD_SUBR_S16SAT_LONG:
    case TESLA_MUL_ADD_SUBR_U24_LONG:
    case TESLA_MUL_ADD_SUBR_S24_LONG:
    case TESLA_MUL_ADD_SUBR_S24SAT_LONG:
    case TESLA_MUL_ADD_SUBR_U24HIGH_LONG:
    case TESLA_MUL_ADD_SUBR_S24HIGH_LONG:
    case TESLA_MUL_ADD_SUBR_S24HIGHSAT_LONG:
    case TESLA_SAD_U16_LONG:
    case TESLA_SAD_S16_LONG:
    case TESLA_SAD_U32_LONG:
    case TESLA_SAD_S32_LONG:
        put.word |= in->value[12] << 32; /* MARK */
        put.wrong |= in->value[12] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_l_src2(in->line + 8, in->value[7], in->value[8], in->value[9], in->value[5]));
        put = with(put, put_l_src3(in->line + 11, in->value[10], in->value[8], in->value[11], in->value[5]));
        put = with(put, put_guard(in->line + 14, in->value[13], in->value[14]));
        length = 8;
        break;
    case TESLA_MUL_ADD_ADDC_U16_LONG:
    case TESLA_MUL_ADD_ADDC_S16_LONG:
    case TESLA_MUL_ADD_ADDC_S16SAT_LONG:
    case TESLA_MUL_ADD_ADDC_U24_LONG:
    case TESLA_MUL_ADD_ADDC_S24_LONG:
    case TESLA_MUL_ADD_ADDC_S24SAT_LONG:
    case TESLA_MUL_ADD_ADDC_U24HIGH_LONG:
    case TESLA_MUL_ADD_ADDC_S24HIGH_LONG:
    case TESLA_MUL_ADD_ADDC_S24HIGHSAT_LONG:
        put.word |= in->value[12] << 44; /* COND */
        put.wrong |= in->value[12] >> 2;
        put.word |= in->value[13] << 32; /* MARK */
        put.wrong |= in->value[13] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_l_src2(in->line + 8, in->value[7], in->value[8], in->value[9], in->value[5]));
        put = with(put, put_l_src3(in->line + 11, in->value[10], in->value[8], in->value[11], in->value[5]));
        put = with(put, put_guard(in->line + 14, in->value[14], in->value[12]));
        length = 8;
        break;
    case TESLA_MUL_ADD_AGAIN_ADD:
    case TESLA_MUL_ADD_AGAIN_SUB:
    case TESLA_MUL_ADD_AGAIN_SUBR:
        put.word |= in->value[3] << 61; /* U24AGAIN */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[13] << 32; /* MARK */
        put.wrong |= in->value[13] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_l_src2(in->line + 8, in->value[8], in->value[9], in->value[10], in->value[6]));
        put = with(put, put_l_src3(in->line + 11, in->value[11], in->value[9], in->value[12], in->value[6]));
        put = with(put, put_guard(in->line + 14, in->value[14], in->value[15]));
        length = 8;
        break;
    case TESLA_MUL_ADD_AGAIN_ADDC:
        put.word |= in->value[3] << 61; /* U24AGAIN */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[13] << 44; /* COND */
        put.wrong |= in->value[13] >> 2;
        put.word |= in->value[14] << 32; /* MARK */
        put.wrong |= in->value[14] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_l_src2(in->line + 8, in->value[8], in->value[9], in->value[10], in->value[6]));
        put = with(put, put_l_src3(in->line + 11, in->value[11], in->value[9], in->value[12], in->value[6]));
        put = with(put, put_guard(in->line + 14, in->value[15], in->value[13]));
        length = 8;
        break;
    case TESLA_SAD_U16_SHORT:
    case TESLA_SAD_S16_SHORT:
    case TESLA_SAD_U32_SHORT:
    case TESLA_SAD_S32_SHORT:
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[1] << 9; /* SSRC */
        put.wrong |= in->value[1] >> 6;
        put.word |= in->value[2] << 16; /* SSRC2 */
        put.wrong |= in->value[2] >> 6;
        put.wrong |= in->line[0];
        put.wrong |= in->line[1];
        put.wrong |= in->line[2];
        put.wrong |= in->line[3];
        length = 4;
        break;
    case TESLA_MINMAX_MAX_U16:
    case TESLA_MINMAX_MAX_S16:
    case TESLA_MINMAX_MAX_U32:
    case TESLA_MINMAX_MAX_S32:
    case TESLA_MINMAX_MIN_U16:
    case TESLA_MINMAX_MIN_S16:
    case TESLA_MINMAX_MIN_U32:
    case TESLA_MINMAX_MIN_S32:
    case TESLA_SHL_B16_REG:
    case TESLA_SHL_B32_REG:
    case TESLA_SHR_U16_REG:
    case TESLA_SHR_S16_REG:
    case TESLA_SHR_U32_REG:
    case TESLA_SHR_S32_REG:
        put.word |= in->value[10] << 32; /* MARK */
        put.wrong |= in->value[10] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_l_src2(in->line + 8, in->value[7], in->value[8], in->value[9], in->value[5]));
        put = with(put, put_guard(in->line + 11, in->value[11], in->value[12]));
        length = 8;
        break;
    case TESLA_SET_U16:
    case TESLA_SET_S16:
    case TESLA_SET_U32:
    case TESLA_SET_S32:
        put.word |= in->value[3] << 46; /* COMPARE */
        put.wrong |= in->value[3] >> 3;
        put.word |= in->value[11] << 32; /* MARK */
        put.wrong |= in->value[11] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_l_src2(in->line + 8, in->value[8], in->value[9], in->value[10], in->value[6]));
        put = with(put, put_guard(in->line + 11, in->value[12], in->value[13]));
        length = 8;
        break;
    case TESLA_LOGOP_IMM_AND:
    case TESLA_LOGOP_IMM_OR:
    case TESLA_LOGOP_IMM_XOR:
    case TESLA_LOGOP_IMM_MOV2:
        put.word |= in->value[1] << 22; /* SNOT */
        put.wrong |= in->value[1] >> 1;
        put.word |= ((in->value[6] & 0x3f) << 16) | ((in->value[6] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[6] >> 32;
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_i_src(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_LOGOP_AND_B16:
    case TESLA_LOGOP_AND_B32:
    case TESLA_LOGOP_OR_B16:
    case TESLA_LOGOP_OR_B32:
    case TESLA_LOGOP_XOR_B16:
    case TESLA_LOGOP_XOR_B32:
    case TESLA_LOGOP_MOV2_B16:
    case TESLA_LOGOP_MOV2_B32:
        put.word |= in->value[3] << 48; /* LNOT1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[8] << 49; /* LNOT2 */
        put.wrong |= in->value[8] >> 1;
        put.word |= in->value[12] << 32; /* MARK */
        put.wrong |= in->value[12] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_l_src2(in->line + 8, in->value[9], in->value[10], in->value[11], in->value[6]));
        put = with(put, put_guard(in->line + 11, in->value[13], in->value[14]));
        length = 8;
        break;
    case TESLA_SHL_B16_CNT:
    case TESLA_SHL_B32_CNT:
    case TESLA_SHR_U16_CNT:
    case TESLA_SHR_S16_CNT:
    case TESLA_SHR_U32_CNT:
    case TESLA_SHR_S32_CNT:
        put.word |= in->value[7] << 16; /* SHCNT */
        put.wrong |= in->value[7] >> 7;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put = with(put, put_mcdst(in->line, in->value[0]));
        put = with(put, put_ll_dst(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 2, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 8, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_LD_A:
        put.word |= in->value[4] << 46; /* LANE */
        put.wrong |= in->value[4] >> 4;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[0], in->value[1]));
        put = with(put, put_at0_2(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 2, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_ST_O:
        put.word |= in->value[2] << 46; /* LSRC3 */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put = with(put, put_at0_4(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_LD_C_U8_FULL:
    case TESLA_LD_C_U8_HALF:
        put.word |= in->value[2] << 54; /* CSPACE */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[0], in->value[1]));
        put = with(put, put_at_6(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_LD_C_U16_FULL:
    case TESLA_LD_C_S16_FULL:
    case TESLA_LD_C_U16_HALF:
    case TESLA_LD_C_S16_HALF:
        put.word |= in->value[2] << 54; /* CSPACE */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[0], in->value[1]));
        put = with(put, put_at_7(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_LD_C_B32_FULL:
    case TESLA_LD_C_B32_HALF:
        put.word |= in->value[2] << 54; /* CSPACE */
        put.wrong |= in->value[2] >> 4;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[0], in->value[1]));
        put = with(put, put_at_8(in->line + 1, in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 2, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_LD_S_U8_FULL:
    case TESLA_LD_S_U8_HALF:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put = with(put, put_ll_dst_2(in->line, in->value[0]));
        put = with(put, put_at_6(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_LD_S_U16_FULL:
    case TESLA_LD_S_S16_FULL:
    case TESLA_LD_S_U16_HALF:
    case TESLA_LD_S_S16_HALF:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put = with(put, put_ll_dst_2(in->line, in->value[0]));
        put = with(put, put_at_7(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_LD_S_B32_FULL:
    case TESLA_LD_S_B32_HALF:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put = with(put, put_ll_dst_2(in->line, in->value[0]));
        put = with(put, put_at_8(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_LD_S_LOCK_FULL:
    case TESLA_LD_S_LOCK_HALF:
        put.word |= in->value[0] << 36; /* CDST */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[4] << 32; /* MARK */
        put.wrong |= in->value[4] >> 2;
        put = with(put, put_ll_dst_2(in->line, in->value[1]));
        put = with(put, put_at_8(in->line + 1, in->value[2], in->value[3]));
        put = with(put, put_guard(in->line + 2, in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_ST_S_HALF_B8:
    case TESLA_ST_S_FULL_B8:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[2] << 46; /* LSRC3 */
        put.wrong |= in->value[2] >> 7;
        put.wrong |= in->line[1];
        put = with(put, put_at_6(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_ST_S_HALF_B16:
    case TESLA_ST_S_FULL_B16:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[2] << 46; /* LSRC3 */
        put.wrong |= in->value[2] >> 7;
        put.wrong |= in->line[1];
        put = with(put, put_at_7(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_ST_S_HALF_B32:
    case TESLA_ST_S_FULL_B32:
    case TESLA_ST_S_HALF_UNLOCK:
    case TESLA_ST_S_FULL_UNLOCK:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[2] << 46; /* LSRC3 */
        put.wrong |= in->value[2] >> 7;
        put.wrong |= in->line[1];
        put = with(put, put_at_8(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_LD_L_U8:
    case TESLA_LD_L_S8:
    case TESLA_LD_L_U16:
    case TESLA_LD_L_S16:
    case TESLA_LD_L_B64:
    case TESLA_LD_L_B128:
    case TESLA_LD_L_B32:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.wrong |= in->line[0];
        put = with(put, put_at_6(in->line + 1, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_ST_L_U8:
    case TESLA_ST_L_S8:
    case TESLA_ST_L_U16:
    case TESLA_ST_L_S16:
    case TESLA_ST_L_B64:
    case TESLA_ST_L_B128:
    case TESLA_ST_L_B32:
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[2] << 2; /* LDST */
        put.wrong |= in->value[2] >> 7;
        put.wrong |= in->line[1];
        put = with(put, put_at_6(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 2, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_LD_G_U8:
    case TESLA_LD_G_S8:
    case TESLA_LD_G_U16:
    case TESLA_LD_G_S16:
    case TESLA_LD_G_B64:
    case TESLA_LD_G_B128:
    case TESLA_LD_G_B32:
        put.word |= in->value[1] << 16; /* GSPACE */
        put.wrong |= in->value[1] >> 4;
        put.word |= in->value[2] << 9; /* LSRC */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.wrong |= in->line[0];
        put = with(put, put_guard(in->line + 1, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_MOV_B16_SHORT:
    case TESLA_MOV_B32_SHORT:
        put.word |= in->value[0] << 17; /* SSFU */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_s_src(in->line + 1, in->value[2], in->value[3], in->value[4], in->value[5]));
        length = 4;
        break;
    case TESLA_MOV_B16_IMM:
    case TESLA_MOV_B32_IMM:
        put.word |= ((in->value[1] & 0x3f) << 16) | ((in->value[1] >> 6 & 0x3ffffff) << 34); /* IMM */
        put.wrong |= in->value[1] >> 32;
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.wrong |= in->line[0];
        length = 8;
        break;
    case TESLA_MOV_B16_LONG:
    case TESLA_MOV_B32_LONG:
        put.word |= in->value[0] << 57; /* LSFU */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[7] << 46; /* LANE */
        put.wrong |= in->value[7] >> 4;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[1], in->value[2]));
        put = with(put, put_l_src(in->line + 1, in->value[3], in->value[4], in->value[5], in->value[6]));
        put = with(put, put_guard(in->line + 7, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_MOV_R_C:
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.word |= in->value[1] << 44; /* COND */
        put.wrong |= in->value[1] >> 2;
        put.word |= in->value[2] << 32; /* MARK */
        put.wrong |= in->value[2] >> 2;
        put = with(put, put_guard(in->line, in->value[3], in->value[1]));
        length = 8;
        break;
    case TESLA_MOV_C_R:
        put.word |= in->value[0] << 36; /* CDST */
        put.wrong |= in->value[0] >> 2;
        put.word |= in->value[1] << 9; /* LSRC */
        put.wrong |= in->value[1] >> 7;
        put.word |= in->value[2] << 32; /* MARK */
        put.wrong |= in->value[2] >> 2;
        put = with(put, put_guard(in->line, in->value[3], in->value[4]));
        length = 8;
        break;
    case TESLA_MOV_R_A:
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.word |= ((in->value[1] & 0x3) << 26) | ((in->value[1] >> 2 & 0x1) << 34); /* AREG */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 32; /* MARK */
        put.wrong |= in->value[2] >> 2;
        put = with(put, put_guard(in->line, in->value[3], in->value[4]));
        length = 8;
        break;
    case TESLA_MOV_R_SR:
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.word |= in->value[2] << 32; /* MARK */
        put.wrong |= in->value[2] >> 2;
        put = with(put, put_special(in->line, in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[3], in->value[4]));
        length = 8;
        break;
    case TESLA_SHL_A:
        put.word |= in->value[0] << 2; /* ADST */
        put.wrong |= in->value[0] >> 3;
        put.word |= in->value[5] << 16; /* HSHCNT */
        put.wrong |= in->value[5] >> 4;
        put.word |= in->value[6] << 32; /* MARK */
        put.wrong |= in->value[6] >> 2;
        put = with(put, put_l_src(in->line, in->value[1], in->value[2], in->value[3], in->value[4]));
        put = with(put, put_guard(in->line + 6, in->value[7], in->value[8]));
        length = 8;
        break;
    case TESLA_ADD_A:
        put.word |= in->value[0] << 2; /* ADST */
        put.wrong |= in->value[0] >> 3;
        put.word |= ((in->value[1] & 0x3) << 26) | ((in->value[1] >> 2 & 0x1) << 34); /* AREG */
        put.wrong |= in->value[1] >> 3;
        put.word |= in->value[2] << 9; /* OFFS */
        put.wrong |= in->value[2] >> 16;
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put = with(put, put_guard(in->line, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_RCP_SHORT:
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[1] << 22; /* SNEG2 */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[2] << 15; /* SABS */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 9; /* SSRC */
        put.wrong |= in->value[3] >> 6;
        length = 4;
        break;
    case TESLA_RCP_LONG:
    case TESLA_SFU_RSQRT:
    case TESLA_SFU_LG2:
        put.word |= in->value[2] << 58; /* LNEG1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 52; /* LABS1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 9; /* LSRC */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_SINCOS_SIN:
    case TESLA_SINCOS_COS:
        put.word |= in->value[2] << 9; /* LSRC */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[0], in->value[1]));
        put = with(put, put_guard(in->line + 1, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_EX2:
        put.word |= in->value[0] << 59; /* LSAT */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[3] << 9; /* LSRC */
        put.wrong |= in->value[3] >> 7;
        put.word |= in->value[4] << 32; /* MARK */
        put.wrong |= in->value[4] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[5], in->value[6]));
        length = 8;
        break;
    case TESLA_PRE_PRESIN:
    case TESLA_PRE_PREEX2:
        put.word |= in->value[2] << 58; /* LNEG1 */
        put.wrong |= in->value[2] >> 1;
        put.word |= in->value[3] << 52; /* LABS1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put = with(put, put_ll_dst(in->line, in->value[0], in->value[1]));
        put = with(put, put_l_src(in->line + 1, in->value[4], in->value[5], in->value[6], in->value[7]));
        put = with(put, put_guard(in->line + 7, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_INTERP_PLAIN_SHORT:
    case TESLA_INTERP_CENT_SHORT:
    case TESLA_INTERP_FLAT_SHORT:
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put = with(put, put_at0_5(in->line, in->value[1], in->value[2]));
        length = 4;
        break;
    case TESLA_INTERP_PLAIN_SMUL:
    case TESLA_INTERP_CENT_SMUL:
        put.word |= in->value[0] << 2; /* SDST */
        put.wrong |= in->value[0] >> 6;
        put.word |= in->value[3] << 9; /* SSRC */
        put.wrong |= in->value[3] >> 6;
        put = with(put, put_at0_5(in->line, in->value[1], in->value[2]));
        length = 4;
        break;
    case TESLA_INTERP_PLAIN_LONG:
    case TESLA_INTERP_CENT_LONG:
    case TESLA_INTERP_FLAT_LONG:
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.word |= in->value[3] << 32; /* MARK */
        put.wrong |= in->value[3] >> 2;
        put = with(put, put_at0_6(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[4], in->value[5]));
        length = 8;
        break;
    case TESLA_INTERP_PLAIN_MUL:
    case TESLA_INTERP_CENT_MUL:
        put.word |= in->value[0] << 2; /* LDST */
        put.wrong |= in->value[0] >> 7;
        put.word |= in->value[3] << 58; /* LNEG1 */
        put.wrong |= in->value[3] >> 1;
        put.word |= in->value[4] << 9; /* LSRC */
        put.wrong |= in->value[4] >> 7;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_at0_6(in->line, in->value[1], in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_TEX_TEXAUTO_SHORT:
    case TESLA_TEXFETCH_SHORT:
        put.word |= in->value[0] << 8; /* SLIVE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[2] << 9; /* TEX */
        put.wrong |= in->value[2] >> 8;
        put.word |= in->value[3] << 17; /* SAMP */
        put.wrong |= in->value[3] >> 5;
        put.word |= in->value[1] << 2; /* SDST */
        put.wrong |= in->value[1] >> 6;
        put.wrong |= in->line[0];
        put = with(put, put_stsrc(in->line + 1, in->value[1]));
        length = 4;
        break;
    case TESLA_TEX_TEXAUTO_LONG:
    case TESLA_TEX_TEXBIAS_LONG:
    case TESLA_TEX_TEXLOD_LONG:
    case TESLA_TEXFETCH_LONG:
    case TESLA_TEXGATHER_TEXGATHER:
    case TESLA_TEXGATHER_TEXCSAA:
        put.word |= in->value[0] << 34; /* TLIVE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* DERIV */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[3] << 9; /* TEX */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 17; /* SAMP */
        put.wrong |= in->value[4] >> 5;
        put.word |= in->value[5] << 56; /* TX */
        put.wrong |= in->value[5] >> 4;
        put.word |= in->value[6] << 52; /* TY */
        put.wrong |= in->value[6] >> 4;
        put.word |= in->value[7] << 48; /* TZ */
        put.wrong |= in->value[7] >> 4;
        put.word |= in->value[8] << 32; /* MARK */
        put.wrong |= in->value[8] >> 2;
        put = with(put, put_ltdst(in->line, in->value[2]));
        put = with(put, put_ltsrc(in->line + 1, in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[9], in->value[10]));
        length = 8;
        break;
    case TESLA_TEX_CUBE_TEXAUTO:
    case TESLA_TEX_CUBE_TEXBIAS:
    case TESLA_TEX_CUBE_TEXLOD:
    case TESLA_TEX_CUBE_TEXGATHER:
    case TESLA_TEXPREP:
    case TESLA_TEXQUERYLOD_PLAIN:
    case TESLA_TEXQUERYLOD_CUBE:
        put.word |= in->value[0] << 34; /* TLIVE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* DERIV */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[3] << 9; /* TEX */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 17; /* SAMP */
        put.wrong |= in->value[4] >> 5;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_ltdst(in->line, in->value[2]));
        put = with(put, put_ltsrc(in->line + 1, in->value[2]));
        put = with(put, put_guard(in->line + 2, in->value[6], in->value[7]));
        length = 8;
        break;
    case TESLA_TEXSIZE:
        put.word |= in->value[0] << 34; /* TLIVE */
        put.wrong |= in->value[0] >> 1;
        put.word |= in->value[1] << 35; /* DERIV */
        put.wrong |= in->value[1] >> 1;
        put.word |= in->value[3] << 9; /* TEX */
        put.wrong |= in->value[3] >> 8;
        put.word |= in->value[4] << 17; /* SAMP */
        put.wrong |= in->value[4] >> 5;
        put.word |= in->value[2] << 2; /* LDST */
        put.wrong |= in->value[2] >> 7;
        put.word |= in->value[5] << 32; /* MARK */
        put.wrong |= in->value[5] >> 2;
        put = with(put, put_ltdst(in->line, in->value[2]));
        put = with(put, put_guard(in->line + 1, in->value[6], in->value[7]));
        length = 8;
        break;
    default:
        return ISADORA_BAD_INSN;
    }
    if (put.wrong)
        return ISADORA_BAD_INSN;
    if (size < length)
        return ISADORA_NO_SPACE;
    const uint64_t word = put.word ^ in->mask.half[0];
    for (unsigned i = 0; i < length; i++)
        bytes[i] = (uint8_t)(word >> 8 * i);
    return (int)length;
}
