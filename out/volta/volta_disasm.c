/* Generated from the description volta by gen/emit/disasm. Do not edit. */
#include <isadora/volta.h>
#include "base/float_text.h"
#include "base/text_tables.h"

#include <string.h>

CODES(E, 2,
    T(0, "") T(1, ".E"))
CODES(ATOM_OP, 16,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(EVICT, 8,
    T(0, ".EF") T(1, "") T(2, ".EL") T(3, ".LU") T(4, ".EU") T(5, ".NA"))
CODES(atomic_TYPE_VOLTA, 8,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".F32.FTZ.RN") T(4, ".F16x2.RN") T(5, ".S64")
        T(6, ".F64.RN") T(7, ".INVALID7"))
CODES(atomic_ATOMIC_ORDER, 4,
    T(0, ".INVALID0") T(1, "") T(2, ".STRONG") T(3, ".INVALID3"))
CODES(SCOPE, 4,
    T(0, ".CTA") T(1, ".SM") T(2, ".GPU") T(3, ".SYS"))
CODES(PRIVATE, 2,
    T(0, "") T(1, ".PRIVATE"))
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
CODES(atomic_TYPE_AMPERE, 16,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".F32.FTZ.RN") T(4, ".F16x2.RN") T(5, ".S64")
        T(6, ".F64.RN") T(7, ".INVALID7")
    T(8, ".INVALID8") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(STORE_ORDER_SCOPE, 16,
    T(0, "") T(1, ".CONSTANT.PRIVATE") T(2, ".CONSTANT.CTA") T(3, ".CONSTANT.CTA.PRIVATE")
        T(4, ".STRONG.SM.PRIVATE") T(5, ".STRONG.SM") T(6, ".STRONG.GPU.PRIVATE")
        T(7, ".STRONG.GPU")
    T(8, ".MMIO.GPU") T(10, ".STRONG.SYS") T(11, ".CONSTANT.SM.PRIVATE") T(13, ".CONSTANT.VC")
        T(14, ".CONSTANT.VC.PRIVATE") T(15, ".CONSTANT.GPU"))
CODES(atomic_TYPE_HOPPER, 8,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".S64") T(4, ".128") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(atomic_FLOAT_OP, 4,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX"))
CODES(atomic_FLOAT_TYPE, 32,
    T(0, ".F16x2.RN") T(1, ".F16x4.RN") T(3, ".BF16x2.RN")
    T(8, ".INVALID8") T(9, ".F32.FTZ.RN") T(11, ".F32x4.FTZ.RN") T(12, ".F32.RN") T(13, ".F32x2.RN")
        T(15, ".F64.RN")
    T(25, ".INVALID25"))
CODES(atomic_CAS, 2,
    T(0, ".CAS") T(1, ".CAST"))
CODES(atomic_CAS_TYPE_VOLTA, 8,
    T(0, "") T(1, ".S32") T(2, ".64") T(4, ".INVALID4") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(atomic_CAS_TYPE_AMPERE, 16,
    T(0, "") T(1, ".S32") T(2, ".64") T(4, ".INVALID4") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7")
    T(8, ".INVALID8") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(atomic_CAS_TYPE_HOPPER, 8,
    T(0, "") T(1, ".S32") T(2, ".64") T(4, ".128") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(RED_OP, 8,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(atomic_RED_TYPE_HOPPER, 8,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".S64") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(atomic_SHARED_TYPE, 4,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".S64"))
CODES(SCALE, 4,
    T(0, "") T(1, ".X4") T(2, ".X8") T(3, ".X16"))
CODES(atomic_SHARED_CAS_TYPE, 4,
    T(0, "") T(1, ".S32") T(2, ".64"))
CODES(NOT_Pp, 2,
    T(0, "") T(1, "!"))
CODES(barrier_BMOV_CLEAR, 2,
    T(0, "") T(1, ".CLEAR"))
CODES(barrier_BMOV_REG, 64,
    T(0, "B0") T(1, "B1") T(2, "B2") T(3, "B3") T(4, "B4") T(5, "B5") T(6, "B6") T(7, "B7")
    T(8, "B8") T(9, "B9") T(10, "B10") T(11, "B11") T(12, "B12") T(13, "B13") T(14, "B14")
        T(15, "B15")
    T(16, "THREAD_STATE_ENUM.0") T(17, "THREAD_STATE_ENUM.1") T(18, "THREAD_STATE_ENUM.2")
        T(19, "THREAD_STATE_ENUM.3") T(20, "THREAD_STATE_ENUM.4") T(21, "TRAP_RETURN_PC.LO")
        T(22, "TRAP_RETURN_PC.HI") T(23, "TRAP_RETURN_MASK")
    T(24, "MEXITED") T(25, "MKILL") T(26, "MACTIVE") T(27, "MATEXIT") T(28, "OPT_STACK")
        T(29, "API_CALL_DEPTH") T(30, "ATEXIT_PC.LO") T(31, "ATEXIT_PC.HI")
    T(32, "MCOLLECTIVE") T(38, "\?\?\?38"))
CODES(barrier_PQUAD, 2,
    T(0, "") T(1, ".PQUAD"))
CODES(barrier_BMOV_STATE, 64,
    T(16, "THREAD_STATE_ENUM.0") T(17, "THREAD_STATE_ENUM.1") T(18, "THREAD_STATE_ENUM.2")
        T(19, "THREAD_STATE_ENUM.3") T(20, "THREAD_STATE_ENUM.4") T(21, "TRAP_RETURN_PC.LO")
        T(22, "TRAP_RETURN_PC.HI") T(23, "TRAP_RETURN_MASK")
    T(24, "MEXITED") T(25, "MKILL") T(26, "MACTIVE") T(27, "MATEXIT") T(28, "OPT_STACK")
        T(29, "API_CALL_DEPTH") T(30, "ATEXIT_PC.LO") T(31, "ATEXIT_PC.HI")
    T(32, "MCOLLECTIVE"))
CODES(barrier_RAND, 2,
    T(0, "") T(1, ".RAND"))
CODES(barrier_WARP, 2,
    T(0, "") T(1, ".WARP"))
CODES(SYNCS, 2,
    T(0, "") T(1, ".SYNCS"))
CODES(barrier_EXCLUSIVE_AMPERE, 2,
    T(0, "") T(1, ".EXCLUSIVE"))
CODES(barrier_EXCLUSIVE_HOPPER, 2,
    T(0, "") T(1, ".EXCLUSIVE"))
CODES(barrier_DEFER, 2,
    T(0, "") T(1, ".DEFER_BLOCKING"))
CODES(barrier_BAR_RED, 4,
    T(0, ".POPC") T(1, ".AND") T(2, ".OR"))
CODES(SCOREBOARD, 8,
    T(0, "SB0") T(1, "SB1") T(2, "SB2") T(3, "SB3") T(4, "SB4") T(5, "SB5") T(7, "INVALID7"))
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
CODES(barrier_LE, 2,
    T(0, ".\?\?\?0") T(1, ".LE"))
CODES(barrier_RPC_HALF, 2,
    T(0, "Rpc.LO") T(1, "Rpc.HI"))
CODES(bulk_AS_SIZE, 8,
    T(0, ".INVALID0") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".INVALID3") T(4, "") T(5, ".64")
        T(6, ".128") T(7, ".INVALID7"))
CODES(bulk_AS_OP, 16,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".INVALID8") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(bulk_AS_TYPE, 8,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".INVALID3") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(bulk_TO_SHARED, 2,
    T(0, ".G") T(1, ".S"))
CODES(bulk_FROM_SHARED, 2,
    T(0, ".G") T(1, ".S"))
CODES(bulk_MULTICAST, 2,
    T(0, "") T(1, ".MULTICAST"))
CODES(bulk_L2_SECTOR, 4,
    T(0, "") T(1, ".LTC64B") T(2, ".LTC128B") T(3, ".LTC256B"))
CODES(bulk_SEQUENCED, 2,
    T(0, "") T(1, ".SEQUENCED"))
CODES(bulk_RED_FROM, 2,
    T(1, ".S"))
CODES(bulk_RED_TYPE, 16,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".S64") T(4, ".F16.RN") T(5, ".F32.RN")
        T(6, ".F32.FTZ.RN") T(7, ".F64.RN")
    T(8, ".BF16.RN") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(cache_CACHE_LEVEL, 8,
    T(0, "") T(1, ".U") T(2, ".C") T(3, ".I"))
CODES(cache_CACHE_OP, 16,
    T(0, ".PF1") T(1, ".PF2") T(2, ".WB") T(3, ".IV") T(4, ".IVALL") T(5, ".RS") T(6, ".IVALLP")
        T(7, ".WBALL")
    T(8, ".WBALLP") T(9, ".PML2") T(10, ".DML2") T(11, ".RML2"))
CODES(cache_MEMBAR_ORDER, 4,
    T(0, ".SC") T(1, ".ALL") T(2, ""))
CODES(cache_MEMBAR_SCOPE, 8,
    T(0, ".CTA") T(1, ".SM") T(2, ".GPU") T(3, ".SYS") T(4, ".INVALID4") T(5, ".VC")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(cache_MMIO, 2,
    T(0, "") T(1, ".MMIO"))
CODES(cache_SPACE, 4,
    T(0, ".G") T(1, ".L") T(2, ".S") T(3, ".INVALID3"))
CODES(cache_SPACE_HOPPER, 4,
    T(0, ".G") T(1, ".L") T(2, ".S") T(3, ".D"))
CODES(cluster_POOL_OP, 8,
    T(5, ".DEALLOC.CTAPOOL") T(6, ".TRY_ALLOC.CTAPOOL"))
CODES(control_KEEPREFCOUNT, 2,
    T(0, "") T(1, ".KEEPREFCOUNT"))
CODES(control_PREEMPTED, 2,
    T(0, "") T(1, ".PREEMPTED"))
CODES(control_NO_ATEXIT, 2,
    T(0, "") T(1, ".NO_ATEXIT"))
CODES(control_DEPTH, 4,
    T(0, "") T(1, ".INC") T(2, ".DEC"))
CODES(control_BRA_KIND, 4,
    T(0, "") T(1, ".U") T(2, ".DIV") T(3, ".CONV"))
CODES(control_ANY, 2,
    T(0, "") T(1, ".ANY"))
CODES(control_BRA_UP_KIND, 4,
    T(0, ".\?\?\?0") T(1, ".U"))
CODES(control_NOT_UPbra, 2,
    T(0, "") T(1, "!"))
CODES(control_BRA_UR_KIND, 4,
    T(0, ".INVALID0") T(2, ".DIV") T(3, ".CONV"))
CODES(control_INV_URa, 2,
    T(0, "") T(1, "~"))
CODES(control_JMP_KIND, 4,
    T(0, "") T(1, ".U") T(3, ".CONV"))
CODES(control_NOINC, 2,
    T(0, "") T(1, ".NOINC"))
CODES(control_NODEC, 2,
    T(0, "") T(1, ".NODEC"))
CODES(control_BPT_KIND, 8,
    T(2, ".PAUSE") T(3, ".TRAP") T(5, ".DRAIN") T(6, ".PAUSE_QUIET"))
CODES(FTZ, 2,
    T(0, "") T(1, ".FTZ"))
CODES(convert_F2F_DST, 4,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(convert_F2F_SRC, 4,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(RND, 4,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(NEG_B, 2,
    T(0, "") T(1, "-"))
CODES(REUSE_B, 2,
    T(0, "") T(1, ".reuse"))
CODES(convert_HALF, 4,
    T(0, "") T(1, ".H1") T(2, ".INVALID2") T(3, ".INVALID3"))
CODES(convert_DST_INT, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".U32") T(5, "") T(6, ".U64")
        T(7, ".S64"))
CODES(convert_SRC_FLOAT, 4,
    T(1, ".F16") T(2, "") T(3, ".F64"))
CODES(convert_ROUND, 4,
    T(0, "") T(1, ".FLOOR") T(2, ".CEIL") T(3, ".TRUNC"))
CODES(convert_NTZ, 2,
    T(0, "") T(1, ".NTZ"))
CODES(convert_DST_FLOAT, 4,
    T(1, ".F16") T(2, "") T(3, ".F64"))
CODES(convert_SRC_INT, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".U32") T(5, "") T(6, ".U64")
        T(7, ".S64"))
CODES(convert_BYTE, 4,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(convert_NARROW, 4,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16"))
CODES(SATFINITE, 2,
    T(0, "") T(1, ".SATFINITE"))
CODES(convert_RELU, 2,
    T(0, "") T(1, ".RELU"))
CODES(convert_BF16, 2,
    T(0, "") T(1, ".BF16"))
CODES(convert_F2FP_DST, 8,
    T(0, ".F16") T(1, ".BF16") T(3, ".TF32") T(4, ".E5M2") T(5, ".E4M3"))
CODES(convert_PACK_RND, 4,
    T(0, "") T(3, ".RZ"))
CODES(REUSE_A, 2,
    T(0, "") T(1, ".reuse"))
CODES(REUSE_C, 2,
    T(0, "") T(1, ".reuse"))
CODES(convert_H1, 2,
    T(0, "") T(1, ".H1"))
CODES(convert_F2IP_TYPE, 4,
    T(0, ".U8") T(1, ".S8") T(2, ".INVALID2") T(3, ".INVALID3"))
CODES(convert_F2IP_RND, 4,
    T(0, "") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".TRUNC"))
CODES(convert_F2IP_NTZ, 2,
    T(0, "") T(1, ".NTZ"))
CODES(convert_I2FP_SRC, 2,
    T(0, ".U32") T(1, ".S32"))
CODES(convert_I2FP_RND, 4,
    T(0, "") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".RZ"))
CODES(convert_PACKED, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".U2") T(5, ".S2") T(6, ".U4")
        T(7, ".S4"))
CODES(convert_I2IP_SAT_GA10X, 4,
    T(0, ".SAT") T(1, "") T(2, ".SATRELU") T(3, ".INVALID3"))
CODES(convert_I2IP_SAT_HOPPER, 4,
    T(0, "") T(1, ".SAT") T(2, ".SATRELU") T(3, ".INVALID3"))
CODES(NEG_A, 2,
    T(0, "") T(1, "-"))
CODES(NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(double_DOUBLE_CMP, 16,
    T(0, ".MIN") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE")
        T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".MAX"))
CODES(BOP, 4,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".INVALID3"))
CODES(SAT, 2,
    T(0, "") T(1, ".SAT"))
CODES(FMZ, 4,
    T(0, "") T(1, ".FMZ") T(2, ".FTZ"))
CODES(float_POWER, 8,
    T(0, ".INVALID0") T(1, ".D8") T(2, ".D4") T(3, ".D2") T(4, "") T(5, ".M2") T(6, ".M4")
        T(7, ".M8"))
CODES(NAN, 2,
    T(0, "") T(1, ".NAN"))
CODES(XORSIGN, 2,
    T(0, "") T(1, ".XORSIGN"))
CODES(FLOAT_CMP, 16,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(NDV, 2,
    T(0, "") T(1, ".NDV"))
CODES(float_SIGNS0, 4,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(float_SIGNS1, 4,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(float_SIGNS2, 4,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(float_SIGNS3, 4,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(float_MUFU_OP, 16,
    T(0, ".COS") T(1, ".SIN") T(2, ".EX2") T(3, ".LG2") T(4, ".RCP") T(5, ".RSQ") T(6, ".RCP64H")
        T(7, ".RSQ64H")
    T(8, ".SQRT") T(9, ".TANH") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(fp8_FP8_RELU, 2,
    T(0, "") T(1, ".RELU"))
CODES(fp8_FP8_DST, 8,
    T(4, ".E5M2") T(5, ".E4M3"))
CODES(fp8_C_H1, 2,
    T(0, "") T(1, ".H1"))
CODES(fp8_WIDE_DST, 8,
    T(0, ".F16") T(1, ".BF16"))
CODES(fp8_FP8_SRC, 4,
    T(2, ".E5M2") T(3, ".E4M3"))
CODES(fp8_B_H1, 2,
    T(0, "") T(1, ".H1"))
CODES(fp8_TF32_RND, 4,
    T(0, "") T(3, ".RZ"))
CODES(graphics_OUTPUT, 2,
    T(0, "") T(1, ".O"))
CODES(graphics_IPA_MODE, 4,
    T(0, ".PASS") T(1, ".CONSTANT") T(2, ".STATE") T(3, ".INVALID3"))
CODES(graphics_IPA_AT, 4,
    T(0, "") T(1, ".CENTROID") T(2, ".OFFSET"))
CODES(graphics_OUT_OP, 4,
    T(1, ".EMIT") T(2, ".CUT") T(3, ".EMIT_THEN_CUT"))
CODES(half_F32, 2,
    T(0, "") T(1, ".F32"))
CODES(half_ADD_TYPE, 4,
    T(0, "") T(1, ".F32") T(2, ".BF16_V2") T(3, ".INVALID3"))
CODES(half_SWIZZLE_A, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_A_HOPPER, 4,
    T(0, "") T(1, ".INVALID1") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_B, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_B_HOPPER, 4,
    T(0, "") T(1, ".INVALID1") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_MUL_TYPE, 4,
    T(0, "") T(1, ".INVALID1") T(2, ".BF16_V2") T(3, ".INVALID3"))
CODES(half_SWIZZLE_B_NEG, 8,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1") T(4, ".H0_NH1"))
CODES(half_F16_NEG_C, 2,
    T(0, "") T(1, "-"))
CODES(half_SWIZZLE_C, 4,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_C_HOPPER, 4,
    T(0, "") T(1, ".INVALID1") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SET_TYPE, 4,
    T(0, "") T(1, ".INVALID1") T(2, ".BF16_V2") T(3, ".INVALID3"))
CODES(half_BF, 2,
    T(0, "") T(1, ".BF"))
CODES(half_HALF_BOP, 4,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".INVALID3"))
CODES(half_H_AND, 2,
    T(0, "") T(1, ".H_AND"))
CODES(INV_A, 2,
    T(0, "") T(1, "~"))
CODES(INV_B, 2,
    T(0, "") T(1, "~"))
CODES(INV_C, 2,
    T(0, "") T(1, "~"))
CODES(NOT_Pq, 2,
    T(0, "") T(1, "!"))
CODES(SIGNED, 2,
    T(0, ".U32") T(1, ""))
CODES(PAND, 2,
    T(0, "") T(1, ".PAND"))
CODES(SHIFT_DIR, 2,
    T(0, ".L") T(1, ".R"))
CODES(W, 2,
    T(0, "") T(1, ".W"))
CODES(SHIFT_TYPE, 4,
    T(0, ".S64") T(1, ".U64") T(2, ".S32") T(3, ".U32"))
CODES(HI, 2,
    T(0, "") T(1, ".HI"))
CODES(logic_PRMT_MODE, 8,
    T(0, "") T(1, ".F4E") T(2, ".B4E") T(3, ".RC8") T(4, ".ECL") T(5, ".ECR") T(6, ".RC16")
        T(7, ".INVALID7"))
CODES(CMP, 8,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(NOT_Pr, 2,
    T(0, "") T(1, "!"))
CODES(SH, 2,
    T(0, "") T(1, ".SH"))
CODES(logic_VI_SIGNED, 2,
    T(0, ".U32") T(1, ""))
CODES(mbarrier_TMASK, 2,
    T(0, "") T(1, ".TMASK"))
CODES(mbarrier_RED, 2,
    T(0, "") T(1, ".RED"))
CODES(mbarrier_OPTOUT, 2,
    T(0, "") T(1, ".OPTOUT"))
CODES(mbarrier_ARRIVE, 8,
    T(0, "") T(1, ".A1T0") T(2, ".A0T1") T(3, ".A0TR") T(4, ".A0TX") T(5, ".ART0"))
CODES(mbarrier_PHASE, 4,
    T(1, ".PHASECHK"))
CODES(mbarrier_TRYWAIT, 2,
    T(0, "") T(1, ".TRYWAIT"))
CODES(mbarrier_EXCH, 4,
    T(1, ".EXCH"))
CODES(mbarrier_CCTL_OP, 2,
    T(0, ".IV") T(1, ".WB"))
CODES(mbarrier_BAR_BITS, 8,
    T(5, ".64"))
CODES(mbarrier_BAR_COUNT, 4,
    T(0, "") T(1, ".ARVCNT") T(2, ".TRANSCNT"))
CODES(memory_LOAD_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128")
        T(7, ".U.128"))
CODES(memory_LOAD_ORDER, 4,
    T(0, ".CONSTANT") T(1, "") T(2, ".STRONG") T(3, ".MMIO"))
CODES(memory_LTC, 4,
    T(0, "") T(1, ".LTC64B") T(2, ".LTC128B") T(3, ".LTC256B"))
CODES(memory_NOT_Pl, 2,
    T(0, "") T(1, "!"))
CODES(memory_Pl, 8,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128")
        T(7, ".INVALID7"))
CODES(LOAD_ORDER_SCOPE, 16,
    T(0, "") T(1, ".CONSTANT.PRIVATE") T(2, ".CONSTANT.CTA") T(3, ".CONSTANT.CTA.PRIVATE")
        T(4, ".CONSTANT") T(5, ".STRONG.SM") T(6, ".STRONG.GPU.PRIVATE") T(7, ".STRONG.GPU")
    T(8, ".MMIO.GPU") T(10, ".STRONG.SYS") T(11, ".CONSTANT.SM.PRIVATE") T(13, ".CONSTANT.VC")
        T(14, ".CONSTANT.VC.PRIVATE") T(15, ".CONSTANT.GPU"))
CODES(STORE_ORDER, 4,
    T(0, ".INVALID0") T(1, "") T(2, ".STRONG") T(3, ".MMIO"))
CODES(memory_U, 2,
    T(0, "") T(1, ".U"))
CODES(memory_SHARED_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(memory_LDC_MODE, 4,
    T(0, "") T(1, ".IL") T(2, ".IS") T(3, ".ISL"))
CODES(memory_CONST_SIZE, 8,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(memory_NOT_ULDC_UP, 2,
    T(0, "") T(1, "!"))
CODES(memory_MATRIX, 4,
    T(0, ".M88") T(1, ".MT88") T(2, ".M816"))
CODES(memory_MATRICES, 4,
    T(0, "") T(1, ".2") T(2, ".4") T(3, ".INVALID3"))
CODES(memory_BYPASS, 2,
    T(0, ".BYPASS") T(1, ""))
CODES(memory_COPY_LTC, 4,
    T(0, "") T(1, ".LTC64B") T(2, ".LTC128B") T(3, ".LTC256B"))
CODES(memory_COPY_SIZE, 8,
    T(0, ".INVALID0") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".INVALID3") T(4, "") T(5, ".64")
        T(6, ".128") T(7, ".INVALID7"))
CODES(memory_ZFILL, 2,
    T(0, "") T(1, ".ZFILL"))
CODES(memory_COPY_ORDER_SCOPE, 16,
    T(0, "") T(1, ".CONSTANT.PRIVATE") T(2, ".CONSTANT.CTA") T(3, ".CONSTANT.CTA.PRIVATE")
        T(4, ".CONSTANT") T(5, ".STRONG.SM") T(6, ".STRONG.GPU.PRIVATE") T(7, ".STRONG.GPU")
    T(8, ".MMIO.SM") T(10, ".STRONG.SYS") T(11, ".CONSTANT.SM.PRIVATE") T(13, ".CONSTANT.VC")
        T(14, ".CONSTANT.VC.PRIVATE") T(15, ".CONSTANT.GPU"))
CODES(special_SR_64, 2,
    T(0, ".32") T(1, ""))
CODES(surface_BA, 2,
    T(0, "") T(1, ".BA"))
CODES(surface_DIM, 8,
    T(0, ".1D") T(1, ".1D_BUFFER") T(2, ".1D_ARRAY") T(3, ".2D") T(4, ".2D_ARRAY") T(5, ".3D")
        T(7, ".INVALID7"))
CODES(surface_OUT_OF_RANGE, 4,
    T(0, ".IGN") T(1, "") T(2, ".TRAP") T(3, ".INVALID3"))
CODES(surface_MASK, 16,
    T(0, ".INVALID0") T(1, ".R") T(2, ".INVALID2") T(3, ".RG") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7")
    T(8, ".INVALID8") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ""))
CODES(surface_TYPE, 8,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(4, ".F16x2.RN") T(5, ".S64")
        T(6, ".SD32") T(7, ".SD64"))
CODES(surface_CAS_TYPE, 8,
    T(0, "") T(1, ".S32") T(2, ".U64") T(4, ".INVALID4") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(tensor_SHAPE_884, 2,
    T(0, ".884") T(1, ".444"))
CODES(tensor_HMMA_884_TYPE, 4,
    T(0, ".F16.F16") T(1, ".F32.F16") T(3, ".F32.F32"))
CODES(tensor_STEP, 4,
    T(0, ".STEP0") T(1, ".STEP1") T(2, ".STEP2") T(3, ".STEP3"))
CODES(tensor_LAYOUT_A, 2,
    T(0, ".ROW") T(1, ".COL"))
CODES(tensor_LAYOUT_B, 2,
    T(0, ".ROW") T(1, ".COL"))
CODES(tensor_HMMA_SHAPE, 4,
    T(0, ".1688") T(1, ".16816") T(2, ".1684"))
CODES(tensor_HMMA_DST, 2,
    T(0, ".F16") T(1, ".F32"))
CODES(tensor_HMMA_FORMAT, 4,
    T(0, "") T(1, ".BF16") T(2, ".TF32"))
CODES(tensor_UPmma, 8,
    T(1, "UP6") T(2, "UP5") T(3, "UP4") T(4, "UP3") T(5, "UP2") T(6, "UP1") T(7, "UP0"))
CODES(tensor_UPmma_NOT, 8,
    T(0, "UPT") T(1, "UP6") T(2, "UP5") T(3, "UP4") T(4, "UP3") T(5, "UP2") T(6, "UP1") T(7, "UP0"))
CODES(tensor_HMMA_SP_SHAPE, 4,
    T(0, ".1688") T(1, ".16816") T(3, ".16832"))
CODES(tensor_META_REUSE, 2,
    T(0, "") T(1, ".reuse"))
CODES(tensor_IMMA_SHAPE, 8,
    T(0, ".8816") T(2, ".8832") T(4, ".16816") T(5, ".16832") T(6, ".16864"))
CODES(tensor_IMMA_TYPE_A, 4,
    T(0, ".U8") T(1, ".S8") T(2, ".U4") T(3, ".S4"))
CODES(tensor_IMMA_TYPE_B, 4,
    T(0, ".U8") T(1, ".S8") T(2, ".U4") T(3, ".S4"))
CODES(tensor_SAT_82, 2,
    T(0, "") T(1, ".SAT"))
CODES(tensor_IMMA_SP_SHAPE, 8,
    T(2, ".8832") T(3, ".8864") T(5, ".16832") T(6, ".16864") T(7, ".168128"))
CODES(tensor_BMMA_SHAPE, 4,
    T(0, ".88128") T(1, ".168128") T(2, ".168256"))
CODES(tensor_BMMA_OP, 4,
    T(0, ".XOR") T(2, ".AND"))
CODES(tensor_DMMA_SHAPE, 4,
    T(0, ".8x8x4") T(1, ".16x8x4") T(2, ".16x8x8") T(3, ".16x8x16"))
CODES(tensor_MOVM_SIZE, 8,
    T(0, ".16") T(6, ".INVALID6"))
CODES(tensor_MOVM_KIND, 4,
    T(0, ".MT88") T(1, ".M832") T(2, ".M864") T(3, ".INVALID3"))
CODES(texture_SCR, 2,
    T(0, "") T(1, ".SCR"))
CODES(texture_BINDLESS, 2,
    T(0, "") T(1, ".B"))
CODES(texture_F16, 4,
    T(0, "") T(1, ".F16.RN") T(2, ".F16.RZ"))
CODES(texture_LOD, 8,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(4, ".LC") T(6, ".LC.FDV") T(7, ".INVALID7"))
CODES(texture_AOFFI, 2,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_DC, 2,
    T(0, "") T(1, ".DC"))
CODES(texture_NODEP, 2,
    T(0, "") T(1, ".NODEP"))
CODES(texture_DIM, 8,
    T(0, "1D") T(1, "2D") T(2, "3D") T(3, "CUBE") T(4, "ARRAY_1D") T(5, "ARRAY_2D")
        T(7, "ARRAY_CUBE"))
CODES(texture_LOAD_LOD, 8,
    T(0, ".INVALID0") T(1, ".LZ") T(2, ".INVALID2") T(3, ".LL") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(texture_CL, 2,
    T(0, "") T(1, ".CL"))
CODES(texture_MS, 2,
    T(0, "") T(1, ".MS"))
CODES(texture_LOAD_DIM, 8,
    T(0, "1D") T(1, "2D") T(2, "3D") T(3, "INVALID3") T(4, "ARRAY_1D") T(5, "ARRAY_2D"))
CODES(texture_COMPONENT, 4,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_GATHER_OFFSET, 4,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP") T(3, ".INVALID3"))
CODES(texture_GATHER_DIM, 8,
    T(0, "INVALID0") T(1, "2D") T(3, "CUBE") T(5, "ARRAY_2D") T(7, "ARRAY_CUBE"))
CODES(texture_LC, 2,
    T(0, "") T(1, ".LC"))
CODES(texture_QUERY, 4,
    T(0, "TEX_HEADER_DIMENSION") T(1, "TEX_HEADER_TEXTURE_TYPE") T(2, "TEX_HEADER_SAMPLER_POS"))
CODES(texture_FOOTPRINT_DIM, 8,
    T(0, "INVALID0") T(1, "2D") T(2, "3D") T(3, "INVALID3") T(4, "INVALID4") T(5, "INVALID5")
        T(6, "INVALID6") T(7, "INVALID7"))
CODES(tile_DIMENSIONS, 8,
    T(0, ".1D") T(1, ".2D") T(2, ".3D") T(3, ".4D") T(4, ".5D") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(tile_IM2COL, 2,
    T(0, "") T(1, ".IM2COL"))
CODES(tile_MULTICAST, 2,
    T(0, "") T(1, ".MULTICAST"))
CODES(tile_TILE_OP, 8,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(tile_PF_MODE, 2,
    T(0, ".\?\?\?0") T(1, ".IM2COL"))
CODES(tile_ALL_MAPS, 2,
    T(0, ".\?\?\?0") T(1, ".IVALL"))
CODES(tile_MAP_CACHE, 2,
    T(0, ".IV") T(1, ".PF"))
CODES(uniform_UPRMT_MODE, 2,
    T(0, "") T(1, ".\?\?\?1"))
CODES(PR_BYTE, 4,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(R2UR_OR, 2,
    T(0, "") T(1, ".OR"))
CODES(video_U8, 2,
    T(0, ".U8") T(1, ""))
CODES(video_ACC, 2,
    T(0, "") T(1, ".ACC"))
CODES(video_SIGN_A8, 2,
    T(0, ".U8") T(1, ".S8"))
CODES(video_SIGN_B8, 2,
    T(0, ".U8") T(1, ".S8"))
CODES(video_LO_HI, 2,
    T(0, ".LO") T(1, ".HI"))
CODES(video_SIGN_A16, 2,
    T(0, ".U16") T(1, ".S16"))
CODES(warp_VOTE_MODE, 4,
    T(0, ".ALL") T(1, ".ANY") T(2, ".EQ") T(3, ".INVALID3"))
CODES(warp_U64, 2,
    T(0, "") T(1, ".U64"))
CODES(warp_SHFL_MODE, 4,
    T(0, ".IDX") T(1, ".UP") T(2, ".DOWN") T(3, ".BFLY"))
CODES(warp_REDUX_OP, 8,
    T(0, "") T(1, ".OR") T(2, ".XOR") T(3, ".SUM") T(4, ".MIN") T(5, ".MAX") T(7, ".INVALID7"))
CODES(warp_REDUX_SIGNED, 2,
    T(0, "") T(1, ".S32"))
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
NAMES(ur, 64,
    T(0, "UR0") T(1, "UR1") T(2, "UR2") T(3, "UR3") T(4, "UR4") T(5, "UR5") T(6, "UR6") T(7, "UR7")
    T(8, "UR8") T(9, "UR9") T(10, "UR10") T(11, "UR11") T(12, "UR12") T(13, "UR13") T(14, "UR14")
        T(15, "UR15")
    T(16, "UR16") T(17, "UR17") T(18, "UR18") T(19, "UR19") T(20, "UR20") T(21, "UR21")
        T(22, "UR22") T(23, "UR23")
    T(24, "UR24") T(25, "UR25") T(26, "UR26") T(27, "UR27") T(28, "UR28") T(29, "UR29")
        T(30, "UR30") T(31, "UR31")
    T(32, "UR32") T(33, "UR33") T(34, "UR34") T(35, "UR35") T(36, "UR36") T(37, "UR37")
        T(38, "UR38") T(39, "UR39")
    T(40, "UR40") T(41, "UR41") T(42, "UR42") T(43, "UR43") T(44, "UR44") T(45, "UR45")
        T(46, "UR46") T(47, "UR47")
    T(48, "UR48") T(49, "UR49") T(50, "UR50") T(51, "UR51") T(52, "UR52") T(53, "UR53")
        T(54, "UR54") T(55, "UR55")
    T(56, "UR56") T(57, "UR57") T(58, "UR58") T(59, "UR59") T(60, "UR60") T(61, "UR61")
        T(62, "UR62") T(63, "URZ"))
NAMES(up, 8,
    T(0, "UP0") T(1, "UP1") T(2, "UP2") T(3, "UP3") T(4, "UP4") T(5, "UP5") T(6, "UP6") T(7, "UPT"))
NAMES(sr, 256,
    T(0, "SR_LANEID") T(1, "SR_CLOCK") T(2, "SR_VIRTCFG") T(3, "SR_VIRTID") T(4, "SR4") T(5, "SR5")
        T(6, "SR6") T(7, "SR7")
    T(8, "SR8") T(9, "SR9") T(10, "SR10") T(11, "SR11") T(12, "SR12") T(13, "SR13") T(14, "SR14")
        T(15, "SR_ORDERING_TICKET")
    T(16, "SR_PRIM_TYPE") T(17, "SR_INVOCATION_ID") T(18, "SR_Y_DIRECTION") T(19, "SR_THREAD_KILL")
        T(20, "SM_SHADER_TYPE") T(21, "SR_DIRECTCBEWRITEADDRESSLOW")
        T(22, "SR_DIRECTCBEWRITEADDRESSHIGH") T(23, "SR_DIRECTCBEWRITEENABLED")
    T(24, "SR_SW_SCRATCH") T(25, "SR_MACHINE_ID_1") T(26, "SR_MACHINE_ID_2")
        T(27, "SR_MACHINE_ID_3") T(28, "SR_AFFINITY") T(29, "SR_INVOCATION_INFO")
        T(30, "SR_WSCALEFACTOR_XY") T(31, "SR_WSCALEFACTOR_Z")
    T(32, "SR_TID") T(33, "SR_TID.X") T(34, "SR_TID.Y") T(35, "SR_TID.Z") T(36, "SR36")
        T(37, "SR_CTAID.X") T(38, "SR_CTAID.Y") T(39, "SR_CTAID.Z")
    T(40, "SR_NTID") T(41, "SR_CirQueueIncrMinusOne") T(42, "SR_NLATC") T(43, "SR43")
        T(44, "SR_SM_SPA_VERSION") T(45, "SR_MULTIPASSSHADERINFO") T(46, "SR_LWINHI")
        T(47, "SR_SWINHI")
    T(48, "SR_SWINLO") T(49, "SR_SWINSZ") T(50, "SR_SMEMSZ") T(51, "SR_SMEMBANKS")
        T(52, "SR_LWINLO") T(53, "SR_LWINSZ") T(54, "SR_LMEMLOSZ") T(55, "SR_LMEMHIOFF")
    T(56, "SR_EQMASK") T(57, "SR_LTMASK") T(58, "SR_LEMASK") T(59, "SR_GTMASK") T(60, "SR_GEMASK")
        T(61, "SR_REGALLOC") T(62, "SR_BARRIERALLOC") T(63, "SR63")
    T(64, "SR_GLOBALERRORSTATUS") T(65, "SR65") T(66, "SR_WARPERRORSTATUS") T(67, "SR_VIRTUALSMID")
        T(68, "SR_VIRTUALENGINEID") T(69, "SR69") T(70, "SR70") T(71, "SR71")
    T(72, "SR72") T(73, "SR73") T(74, "SR74") T(75, "SR75") T(76, "SR76") T(77, "SR77")
        T(78, "SR78") T(79, "SR79")
    T(80, "SR_CLOCKLO") T(81, "SR_CLOCKHI") T(82, "SR_GLOBALTIMERLO") T(83, "SR_GLOBALTIMERHI")
        T(84, "SR_ESR_PC") T(85, "SR_ESR_PC_HI") T(86, "SR86") T(87, "SR87")
    T(88, "SR88") T(89, "SR89") T(90, "SR90") T(91, "SR91") T(92, "SR92") T(93, "SR93")
        T(94, "SR94") T(95, "SR95")
    T(96, "SR_HWTASKID") T(97, "SR_CIRCULARQUEUEENTRYINDEX")
        T(98, "SR_CIRCULARQUEUEENTRYADDRESSLOW") T(99, "SR_CIRCULARQUEUEENTRYADDRESSHIGH")
        T(100, "SR_PM0") T(101, "SR_PM_HI0") T(102, "SR_PM1") T(103, "SR_PM_HI1")
    T(104, "SR_PM2") T(105, "SR_PM_HI2") T(106, "SR_PM3") T(107, "SR_PM_HI3") T(108, "SR_PM4")
        T(109, "SR_PM_HI4") T(110, "SR_PM5") T(111, "SR_PM_HI5")
    T(112, "SR_PM6") T(113, "SR_PM_HI6") T(114, "SR_PM7") T(115, "SR_PM_HI7") T(116, "SR_SNAP_PM0")
        T(117, "SR_SNAP_PM_HI0") T(118, "SR_SNAP_PM1") T(119, "SR_SNAP_PM_HI1")
    T(120, "SR_SNAP_PM2") T(121, "SR_SNAP_PM_HI2") T(122, "SR_SNAP_PM3") T(123, "SR_SNAP_PM_HI3")
        T(124, "SR_SNAP_PM4") T(125, "SR_SNAP_PM_HI4") T(126, "SR_SNAP_PM5")
        T(127, "SR_SNAP_PM_HI5")
    T(128, "SR_SNAP_PM6") T(129, "SR_SNAP_PM_HI6") T(130, "SR_SNAP_PM7") T(131, "SR_SNAP_PM_HI7")
        T(132, "SR_VARIABLE_RATE") T(133, "SR_TTU_TICKET_INFO") T(134, "SR134") T(135, "SR135")
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
        T(254, "SR254") T(255, "SRZ"))
OPERAND(guard, LINES(
    LINE(0, )
    LINE(1, TEXT("@") NAME(p, 0))
    ELSE(TEXT("@!") NAME(p, 0))))
OPERAND(addr_e, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 24) TEXT("]"))
    ELSE(TEXT("[") SIGNED(1, 24) TEXT("]"))))
OPERAND(cycles, LINES(
    LINE(0, )
    ELSE(TEXT("!") DECIMAL(0))))
OPERAND(writes, LINES(
    LINE(0, )
    ELSE(TEXT("+") DECIMAL_OF(value[0] + 1) TEXT(".W"))))
OPERAND(reads, LINES(
    LINE(0, )
    ELSE(TEXT("+") DECIMAL_OF(value[0] + 1) TEXT(".R"))))
OPERAND(reads_of_atom_v, LINES(
    LINE(0, TEXT("R-"))
    ELSE(TEXT("R") DECIMAL(0))))
OPERAND(writes_of_atom_v, LINES(
    LINE(0, TEXT("W-"))
    ELSE(TEXT("W") DECIMAL(0))))
OPERAND(cycles_of_atom_v, LINES(
    LINE(0, TEXT("S00"))
    ELSE(CODE(STALL_TWO, 0))))
PLACE(ctl, LINES(
    LINE(0, SYNTAX(0x2, TEXT("[B------:R-:W-:-:S01]"),  ))
    ELSE(SYNTAX(0x2, TEXT("[B") CODE(WAIT1_2, 4) CODE(WAIT2_2, 5) CODE(WAIT3_2, 6) CODE(WAIT4_2, 7)
        CODE(WAIT5_2, 8) CODE(WAIT6_2, 9) TEXT(":") PUT(reads_of_atom_v, 3, 3) TEXT(":")
        PUT(writes_of_atom_v, 2, 2) TEXT(":") CODE(NO_YIELD_2, 1) TEXT(":")
        PUT(cycles_of_atom_v, 1, 0) TEXT("]"),  JOINED(TEXT("{") PUT(cycles, 1, 0) SEP(",")
        CODE(NO_YIELD_own, 1) SEP(",") PUT(writes, 2, 2) SEP(",") PUT(reads, 3, 3) SEP(",")
        CODE(WAIT1_own, 4) SEP(",") CODE(WAIT2_own, 5) SEP(",") CODE(WAIT3_own, 6) SEP(",")
        CODE(WAIT4_own, 7) SEP(",") CODE(WAIT5_own, 8) SEP(",") CODE(WAIT6_own, 9) TEXT("}"))))))
OPERAND(addr64_ur_turing, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("]"))
    LINE(3, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(4, TEXT("[") NAME(ur, 1) TEXT("]"))
    ELSE(TEXT("[") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))))
OPERAND(pm_events, LINES(
    AS(0) LINE(1, )
    LINE(2, TEXT("\?PM1"))
    LINE(3, TEXT("\?PM2"))
    ELSE(TEXT("\?PM3"))))
OPERAND(opt_e, LINES(
    LINE(0, TEXT(".E"))
    ELSE()))
OPERAND(addr_global, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("]"))
    LINE(3, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(4, TEXT("[") NAME(r, 0) TEXT(".64]"))
    LINE(5, TEXT("[") NAME(r, 0) TEXT(".64+") SIGNED(2, 24) TEXT("]"))
    LINE(6, TEXT("desc[") NAME(ur, 1) TEXT("][") NAME(r, 0) TEXT(".64]"))
    ELSE(TEXT("desc[") NAME(ur, 1) TEXT("][") NAME(r, 0) TEXT(".64+") SIGNED(2, 24) TEXT("]"))))
OPERAND(desc, LINES(
    AS(0) AS(1) LINE(2, )
    ELSE(TEXT("{desc ") NAME(ur, 0) TEXT("}"))))
OPERAND(pm_events_of_atom_h, LINES(
    LINE(0, )
    LINE(1, TEXT("\?PM1"))
    LINE(2, TEXT("\?PM2"))
    ELSE(TEXT("\?PM3"))))
OPERAND(addr_global_of_atom_hd, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("]"))
    LINE(3, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(4, TEXT("[") NAME(r, 0) TEXT(".64]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT(".64+") SIGNED(2, 24) TEXT("]"))))
OPERAND(desc_of_atom_hd, LINES(
    AS(0) LINE(1, )
    ELSE(TEXT("{desc ") NAME(ur, 0) TEXT("}"))))
OPERAND(cas_op, LINES(
    AS(0) LINE(1, CODE(atomic_CAS, 0))
    ELSE(CODE(atomic_CAS, 0) TEXT(".SPIN"))))
OPERAND(addr_scaled, LINES(
    LINE(0, TEXT("[") NAME(r, 0) CODE(SCALE, 1) TEXT("]"))
    AS(1) LINE(2, TEXT("[") NAME(r, 0) CODE(SCALE, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    ELSE(TEXT("[") SIGNED(2, 24) TEXT("]"))))
OPERAND(addr_scaled_ur, LINES(
    AS(0) LINE(2, TEXT("[") NAME(r, 0) CODE(SCALE, 1) TEXT("+") NAME(ur, 2) TEXT("]"))
    AS(1) LINE(3, TEXT("[") NAME(r, 0) CODE(SCALE, 1) TEXT("+") NAME(ur, 2) TEXT("+") SIGNED(3, 24)
        TEXT("]"))
    LINE(4, TEXT("[") NAME(ur, 2) TEXT("]"))
    ELSE(TEXT("[") NAME(ur, 2) TEXT("+") SIGNED(3, 24) TEXT("]"))))
OPERAND(opt_src, LINES(
    LINE(0, )
    ELSE(CODE(NOT_Pp, 0) NAME(p, 1))))
OPERAND(mov_b, LINES(
    LINE(0, NAME(r, 0))
    LINE(1, HEX(1))
    LINE(2, TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    LINE(3, TEXT("cx[") NAME(ur, 4) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 4))))
OPERAND(mov64_b, LINES(
    LINE(0, NAME(r, 0))
    LINE(1, HEX_OF(value[1] * 4))
    LINE(2, HEX_OF(value[2] * 4))
    LINE(3, TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    LINE(4, TEXT("cx[") NAME(ur, 5) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 5))))
OPERAND(opt_syncs, LINES(
    LINE(0, )
    ELSE(CODE(SYNCS, 0))))
OPERAND(sleep_time, LINES(
    LINE(0, NAME(r, 0))
    AS(1) LINE(2, HEX(1))
    LINE(3, TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    LINE(4, TEXT("cx[") NAME(ur, 4) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 4))))
OPERAND(exclusive, LINES(
    LINE(0, CODE(barrier_EXCLUSIVE_AMPERE, 0))
    ELSE()))
OPERAND(mov_imm_b, LINES(
    LINE(0, HEX(0))
    LINE(1, TEXT("c[") HEX(1) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    LINE(2, TEXT("cx[") NAME(ur, 3) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 3))))
OPERAND(bar_operands, LINES(
    LINE(0, NAME(r, 0) TEXT(", ") NAME(r, 0))
    LINE(1, NAME(r, 0))
    LINE(2, NAME(r, 0) TEXT(", ") HEX(1))
    LINE(3, HEX(2) TEXT(", ") NAME(r, 0))
    LINE(4, HEX(2))
    ELSE(HEX(2) TEXT(", ") HEX(1))))
OPERAND(bar_arv_operands, LINES(
    LINE(0, NAME(r, 0) TEXT(", ") NAME(r, 0))
    LINE(1, NAME(r, 0) TEXT(", ") HEX(1))
    LINE(2, HEX(2) TEXT(", ") NAME(r, 0))
    ELSE(HEX(2) TEXT(", ") HEX(1))))
OPERAND(opt, LINES(
    LINE(0, )
    ELSE(NAME(p, 0))))
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
OPERAND(mov64_imm_b, LINES(
    LINE(0, HEX_OF(value[0] * 4))
    LINE(1, HEX_OF(value[1] * 4))
    LINE(2, TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    LINE(3, TEXT("cx[") NAME(ur, 4) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 4))))
OPERAND(addr_with_barrier, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".64]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT(".64+") SIGNED(1, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 2) TEXT("]"))
    LINE(3, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 2) TEXT("+") SIGNED(1, 24) TEXT("]"))
    LINE(4, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 2) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 2) TEXT("+") SIGNED(1, 24) TEXT("]"))))
OPERAND(uguard, LINES(
    LINE(0, )
    LINE(1, TEXT("@") NAME(up, 0))
    ELSE(TEXT("@!") NAME(up, 0))))
OPERAND(bulk_policy, LINES(
    LINE(0, )
    ELSE(TEXT(", desc[") NAME(ur, 0) TEXT("]"))))
OPERAND(addr_e_of_cctl_v, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 32) TEXT("]"))
    ELSE(TEXT("[") SIGNED(1, 32) TEXT("]"))))
OPERAND(line_op,
    CODE(cache_CACHE_OP, 0))
OPERAND(addr_ur, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(ur, 1) TEXT("]"))
    ELSE(TEXT("[") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))))
OPERAND(any_space, LINES(
    LINE(0, CODE(cache_SPACE, 0))
    ELSE(CODE(cache_SPACE_HOPPER, 1))))
OPERAND(addr64_ur, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))))
OPERAND(opt_of_usetmaxreg_u, LINES(
    LINE(0, )
    ELSE(NAME(up, 0))))
OPERAND(opt_any, LINES(
    AS(0) LINE(1, )
    ELSE(CODE(control_ANY, 0))))
PLACE(rel_target, LINES(
    LINE(0, HEX_OF(c->address + in->length + (uint64_t)rt_sign(value[0], 48) * 4))
    ELSE(HEX_OF(c->address + in->length + (uint64_t)rt_sign(value[1], 56) * 4))))
OPERAND(abs_target, LINES(
    LINE(0, HEX_OF(value[0] * 4))
    ELSE(HEX_OF(value[1] * 4))))
OPERAND(opt_distance, LINES(
    AS(0) LINE(2, )
    LINE(1, SIGNED_OF(rt_sign(value[0], 48) * 4))
    ELSE(SIGNED_OF(rt_sign(value[1], 56) * 4))))
OPERAND(const, LINES(
    LINE(0, TEXT("c[") HEX(0) TEXT("][") SIGNED_OF(rt_sign(value[1], 14) * 4) TEXT("]"))
    ELSE(TEXT("cx[") NAME(ur, 2) TEXT("][") SIGNED_OF(rt_sign(value[1], 14) * 4) TEXT("]"))))
OPERAND(distance, LINES(
    LINE(0, SIGNED_OF(rt_sign(value[0], 48) * 4))
    ELSE(SIGNED_OF(rt_sign(value[1], 56) * 4))))
OPERAND(opt_number, LINES(
    LINE(0, )
    ELSE(HEX(0))))
OPERAND(cvt_f32, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2))
    LINE(2, FLOAT(32, 32, 20, 3))
    LINE(3, CODE(NEG_B, 0) PUT(const, 1, 4))
    LINE(4, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 4) TEXT("|"))
    LINE(5, CODE(NEG_B, 0) NAME(ur, 6))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 6) TEXT("|"))))
OPERAND(cvt_f16, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2) CODE(convert_HALF, 3))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) CODE(REUSE_B, 2) CODE(convert_HALF, 3) TEXT("|"))
    LINE(2, FLOAT(16, 16, 20, 4))
    LINE(3, CODE(NEG_B, 0) PUT(const, 1, 5) CODE(convert_HALF, 3))
    LINE(4, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 5) CODE(convert_HALF, 3) TEXT("|"))
    LINE(5, CODE(NEG_B, 0) NAME(ur, 7) CODE(convert_HALF, 3))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 7) CODE(convert_HALF, 3) TEXT("|"))))
OPERAND(cvt_f64, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2))
    LINE(2, FLOAT(64, 32, 20, 3))
    LINE(3, CODE(NEG_B, 0) PUT(const, 1, 4))
    LINE(4, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 4) TEXT("|"))
    LINE(5, CODE(NEG_B, 0) NAME(ur, 6))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 6) TEXT("|"))))
OPERAND(cvt_bf16, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2) CODE(convert_HALF, 3))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) CODE(REUSE_B, 2) CODE(convert_HALF, 3) TEXT("|"))
    LINE(2, FLOAT(32, 16, 20, 4))
    LINE(3, CODE(NEG_B, 0) PUT(const, 1, 5) CODE(convert_HALF, 3))
    LINE(4, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 5) CODE(convert_HALF, 3) TEXT("|"))
    LINE(5, CODE(NEG_B, 0) NAME(ur, 7) CODE(convert_HALF, 3))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 7) CODE(convert_HALF, 3) TEXT("|"))))
OPERAND(cvt_part, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1) CODE(convert_BYTE, 2))
    LINE(1, PUT(const, 1, 3) CODE(convert_BYTE, 2))
    ELSE(NAME(ur, 5) CODE(convert_BYTE, 2))))
OPERAND(cvt_part_of_i2f_h, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1) CODE(convert_HALF, 2))
    LINE(1, PUT(const, 1, 3) CODE(convert_HALF, 2))
    ELSE(NAME(ur, 5) CODE(convert_HALF, 2))))
OPERAND(src_b, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, HEX(2))
    LINE(2, TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    LINE(3, TEXT("cx[") NAME(ur, 5) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 5))))
OPERAND(f2fp_mode, LINES(
    AS(0) LINE(1, CODE(SATFINITE, 0) CODE(convert_RELU, 1) CODE(convert_BF16, 2))
    ELSE(CODE(SATFINITE, 0) CODE(convert_RELU, 1) CODE(convert_F2FP_DST, 3) TEXT(".F32"))))
OPERAND(src_b_of_f2fp_p, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, FLOAT(32, 32, 20, 2))
    LINE(2, TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    LINE(3, TEXT("cx[") NAME(ur, 5) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 5))))
OPERAND(f2fp_mode_of_f2fp_rs,
    CODE(SATFINITE, 0) CODE(convert_RELU, 1) CODE(convert_BF16, 2))
OPERAND(c_in_b, LINES(
    LINE(0, FLOAT(32, 32, 20, 0))
    LINE(1, TEXT("c[") HEX(1) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    LINE(2, TEXT("cx[") NAME(ur, 3) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 3))))
OPERAND(i2ip_sat, LINES(
    LINE(0, TEXT(".SAT"))
    AS(1) AS(2) AS(3) LINE(4, CODE(convert_I2IP_SAT_GA10X, 0))
    ELSE(CODE(convert_I2IP_SAT_HOPPER, 1))))
OPERAND(opt_part, LINES(
    LINE(0, )
    LINE(1, TEXT(".H1"))
    LINE(2, TEXT(".28"))
    ELSE(TEXT(".24"))))
OPERAND(f64_a, LINES(
    LINE(0, CODE(NEG_A, 0) NAME(r, 1) CODE(REUSE_A, 2))
    ELSE(CODE(NEG_A, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_A, 2))))
OPERAND(f64_rc, LINES(
    LINE(0, CODE(NEG_C, 0) NAME(r, 1) CODE(REUSE_C, 2))
    ELSE(CODE(NEG_C, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_C, 2))))
OPERAND(f64_c_in_b, LINES(
    LINE(0, FLOAT(64, 32, 20, 0))
    LINE(1, CODE(NEG_B, 1) PUT(const, 1, 2))
    LINE(2, CODE(NEG_B, 1) TEXT("|") PUT(const, 2, 2) TEXT("|"))
    LINE(3, CODE(NEG_B, 1) NAME(ur, 4))
    ELSE(CODE(NEG_B, 1) TEXT("|") NAME(ur, 4) TEXT("|"))))
OPERAND(f64_rc_of_dfma_c, LINES(
    LINE(0, CODE(NEG_C, 0) NAME(r, 1) CODE(REUSE_B, 2))
    ELSE(CODE(NEG_C, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2))))
OPERAND(f64_last, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_C, 2))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_C, 2))
    LINE(2, FLOAT(64, 32, 20, 3))
    LINE(3, CODE(NEG_B, 0) PUT(const, 1, 4))
    LINE(4, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 4) TEXT("|"))
    LINE(5, CODE(NEG_B, 0) NAME(ur, 6))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 6) TEXT("|"))))
OPERAND(f32_last, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_C, 2))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_C, 2))
    LINE(2, FLOAT(32, 32, 20, 3))
    LINE(3, CODE(NEG_B, 0) PUT(const, 1, 4))
    LINE(4, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 4) TEXT("|"))
    LINE(5, CODE(NEG_B, 0) NAME(ur, 6))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 6) TEXT("|"))))
OPERAND(f32_c_in_b, LINES(
    LINE(0, FLOAT(32, 32, 20, 0))
    LINE(1, CODE(NEG_B, 1) PUT(const, 1, 2))
    LINE(2, CODE(NEG_B, 1) TEXT("|") PUT(const, 2, 2) TEXT("|"))
    LINE(3, CODE(NEG_B, 1) NAME(ur, 4))
    ELSE(CODE(NEG_B, 1) TEXT("|") NAME(ur, 4) TEXT("|"))))
OPERAND(minmax_mode, LINES(
    LINE(0, CODE(FTZ, 0))
    ELSE(CODE(FTZ, 0) CODE(NAN, 1))))
OPERAND(minmax_mode_of_fmnmx_x,
    CODE(FTZ, 0) CODE(NAN, 1))
OPERAND(f32_b, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2))
    LINE(2, CODE(NEG_B, 0) PUT(const, 1, 3))
    LINE(3, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 3) TEXT("|"))
    LINE(4, CODE(NEG_B, 0) NAME(ur, 5))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 5) TEXT("|"))))
OPERAND(mufu_half,
    TEXT(".F16"))
OPERAND(opt_reg, LINES(
    LINE(0, )
    ELSE(NAME(r, 0))))
OPERAND(ipa_point, LINES(
    LINE(0, )
    LINE(1, HEX(0))
    ELSE(TEXT("c[") HEX(1) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))))
OPERAND(isb_addr, LINES(
    AS(0) LINE(1, TEXT("[") NAME(r, 0) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT("+") HEX(1) TEXT("]"))))
OPERAND(add_mode, LINES(
    LINE(0, CODE(half_F32, 0))
    ELSE(CODE(half_ADD_TYPE, 1))))
OPERAND(halves_a, LINES(
    LINE(0, CODE(half_SWIZZLE_A, 0))
    ELSE(CODE(half_SWIZZLE_A_HOPPER, 1))))
OPERAND(f16_a, LINES(
    LINE(0, CODE(NEG_A, 0) NAME(r, 1) CODE(REUSE_A, 2) PUT(halves_a, 1, 3))
    ELSE(CODE(NEG_A, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_A, 2) PUT(halves_a, 2, 3))))
OPERAND(halves_b, LINES(
    LINE(0, CODE(half_SWIZZLE_B, 0))
    ELSE(CODE(half_SWIZZLE_B_HOPPER, 1))))
OPERAND(f16_last, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_C, 2) PUT(halves_b, 1, 3))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_C, 2) PUT(halves_b, 2, 3))
    AS(2) LINE(3, FLOAT(16, 16, 20, 5) TEXT(", ") FLOAT(16, 16, 20, 6))
    LINE(4, FLOAT(32, 16, 20, 7) TEXT(", ") FLOAT(32, 16, 20, 8))
    LINE(5, CODE(NEG_B, 0) PUT(const, 3, 9) PUT(halves_b, 4, 3))
    LINE(6, CODE(NEG_B, 0) TEXT("|") PUT(const, 5, 9) PUT(halves_b, 6, 3) TEXT("|"))
    LINE(7, CODE(NEG_B, 0) NAME(ur, 11) PUT(halves_b, 7, 3))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 11) PUT(halves_b, 8, 3) TEXT("|"))))
OPERAND(mul_mode, LINES(
    LINE(0, CODE(half_F32, 0))
    ELSE(CODE(half_MUL_TYPE, 1))))
OPERAND(f16_b, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2) PUT(halves_b, 1, 3))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2) PUT(halves_b, 2, 3))
    AS(2) LINE(3, FLOAT(16, 16, 20, 5) TEXT(", ") FLOAT(16, 16, 20, 6))
    LINE(4, FLOAT(32, 16, 20, 7) TEXT(", ") FLOAT(32, 16, 20, 8))
    LINE(5, CODE(NEG_B, 0) PUT(const, 3, 9) PUT(halves_b, 4, 3))
    LINE(6, CODE(NEG_B, 0) TEXT("|") PUT(const, 5, 9) PUT(halves_b, 6, 3) TEXT("|"))
    LINE(7, CODE(NEG_B, 0) NAME(ur, 11) PUT(halves_b, 7, 3))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 11) PUT(halves_b, 8, 3) TEXT("|"))))
OPERAND(fma_mode, LINES(
    AS(0) LINE(1, CODE(half_F32, 0) CODE(FMZ, 1) CODE(SAT, 2))
    ELSE(TEXT(".BF16_V2") CODE(FMZ, 1) CODE(SAT, 2))))
OPERAND(halves_b_fma, LINES(
    LINE(0, CODE(half_SWIZZLE_B, 0))
    ELSE(CODE(half_SWIZZLE_B_NEG, 1))))
OPERAND(fma_b, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2) PUT(halves_b_fma, 1, 3))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2) PUT(halves_b_fma, 2, 3))
    AS(2) LINE(3, FLOAT(16, 16, 20, 5) TEXT(", ") FLOAT(16, 16, 20, 6))
    LINE(4, FLOAT(32, 16, 20, 7) TEXT(", ") FLOAT(32, 16, 20, 8))
    LINE(5, CODE(NEG_B, 0) PUT(const, 3, 9) PUT(halves_b_fma, 4, 3))
    LINE(6, CODE(NEG_B, 0) TEXT("|") PUT(const, 5, 9) PUT(halves_b_fma, 6, 3) TEXT("|"))
    LINE(7, CODE(NEG_B, 0) NAME(ur, 11) PUT(halves_b_fma, 7, 3))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 11) PUT(halves_b_fma, 8, 3) TEXT("|"))))
OPERAND(halves_c, LINES(
    LINE(0, CODE(half_SWIZZLE_C, 0))
    ELSE(CODE(half_SWIZZLE_C_HOPPER, 1))))
OPERAND(f16_rc, LINES(
    LINE(0, CODE(half_F16_NEG_C, 0) NAME(r, 1) CODE(REUSE_C, 2) PUT(halves_c, 1, 3))
    ELSE(CODE(half_F16_NEG_C, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_C, 2)
        PUT(halves_c, 2, 3))))
OPERAND(f16_rc_of_hfma2_c, LINES(
    LINE(0, CODE(half_F16_NEG_C, 0) NAME(r, 1) CODE(REUSE_B, 2) PUT(halves_c, 1, 3))
    ELSE(CODE(half_F16_NEG_C, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2)
        PUT(halves_c, 2, 3))))
OPERAND(fma_c_in_b, LINES(
    AS(0) LINE(1, FLOAT(16, 16, 20, 0) TEXT(", ") FLOAT(16, 16, 20, 1))
    LINE(2, FLOAT(32, 16, 20, 2) TEXT(", ") FLOAT(32, 16, 20, 3))
    LINE(3, CODE(NEG_B, 4) PUT(const, 1, 5) PUT(halves_b_fma, 2, 8))
    LINE(4, CODE(NEG_B, 4) TEXT("|") PUT(const, 3, 5) PUT(halves_b_fma, 4, 8) TEXT("|"))
    LINE(5, CODE(NEG_B, 4) NAME(ur, 7) PUT(halves_b_fma, 5, 8))
    ELSE(CODE(NEG_B, 4) TEXT("|") NAME(ur, 7) PUT(halves_b_fma, 6, 8) TEXT("|"))))
OPERAND(relu_mode, LINES(
    LINE(0, CODE(half_F32, 0) CODE(FMZ, 1))
    ELSE(TEXT(".BF16_V2") CODE(FMZ, 1))))
OPERAND(fma_b_of_hfma2_rb, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2) PUT(halves_b_fma, 1, 3))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2) PUT(halves_b_fma, 2, 3))
    LINE(2, FLOAT(16, 16, 20, 5) TEXT(", ") FLOAT(16, 16, 20, 6))
    LINE(3, FLOAT(32, 16, 20, 7) TEXT(", ") FLOAT(32, 16, 20, 8))
    LINE(4, CODE(NEG_B, 0) PUT(const, 3, 9) PUT(halves_b_fma, 4, 3))
    LINE(5, CODE(NEG_B, 0) TEXT("|") PUT(const, 5, 9) PUT(halves_b_fma, 6, 3) TEXT("|"))
    LINE(6, CODE(NEG_B, 0) NAME(ur, 11) PUT(halves_b_fma, 7, 3))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 11) PUT(halves_b_fma, 8, 3) TEXT("|"))))
OPERAND(fma_c_in_b_of_hfma2_rc, LINES(
    LINE(0, FLOAT(16, 16, 20, 0) TEXT(", ") FLOAT(16, 16, 20, 1))
    LINE(1, FLOAT(32, 16, 20, 2) TEXT(", ") FLOAT(32, 16, 20, 3))
    LINE(2, CODE(NEG_B, 4) PUT(const, 1, 5) PUT(halves_b_fma, 2, 8))
    LINE(3, CODE(NEG_B, 4) TEXT("|") PUT(const, 3, 5) PUT(halves_b_fma, 4, 8) TEXT("|"))
    LINE(4, CODE(NEG_B, 4) NAME(ur, 7) PUT(halves_b_fma, 5, 8))
    ELSE(CODE(NEG_B, 4) TEXT("|") NAME(ur, 7) PUT(halves_b_fma, 6, 8) TEXT("|"))))
OPERAND(mma_mode, LINES(
    AS(0) LINE(1, CODE(FMZ, 0) CODE(SAT, 1))
    LINE(2, TEXT(".INVALID1") CODE(FMZ, 0) CODE(SAT, 1))
    ELSE(TEXT(".BF16_V2") CODE(FMZ, 0) CODE(SAT, 1))))
OPERAND(mma_b, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2))
    AS(2) LINE(3, FLOAT(16, 16, 20, 3) TEXT(", ") FLOAT(16, 16, 20, 4))
    LINE(4, FLOAT(32, 16, 20, 5) TEXT(", ") FLOAT(32, 16, 20, 6))
    LINE(5, CODE(NEG_B, 0) PUT(const, 1, 7))
    LINE(6, CODE(NEG_B, 0) TEXT("|") PUT(const, 2, 7) TEXT("|"))
    LINE(7, CODE(NEG_B, 0) NAME(ur, 9))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 9) TEXT("|"))))
OPERAND(mma_rc, LINES(
    LINE(0, CODE(half_F16_NEG_C, 0) NAME(r, 1) CODE(REUSE_C, 2))
    ELSE(CODE(half_F16_NEG_C, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_C, 2))))
OPERAND(mma_rc_of_hfma2_mma_c, LINES(
    LINE(0, CODE(half_F16_NEG_C, 0) NAME(r, 1) CODE(REUSE_B, 2))
    ELSE(CODE(half_F16_NEG_C, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2))))
OPERAND(mma_c_in_b, LINES(
    AS(0) LINE(1, FLOAT(16, 16, 20, 0) TEXT(", ") FLOAT(16, 16, 20, 1))
    LINE(2, FLOAT(32, 16, 20, 2) TEXT(", ") FLOAT(32, 16, 20, 3))
    LINE(3, CODE(NEG_B, 4) PUT(const, 1, 5))
    LINE(4, CODE(NEG_B, 4) TEXT("|") PUT(const, 2, 5) TEXT("|"))
    LINE(5, CODE(NEG_B, 4) NAME(ur, 7))
    ELSE(CODE(NEG_B, 4) TEXT("|") NAME(ur, 7) TEXT("|"))))
OPERAND(set_mode, LINES(
    LINE(0, )
    ELSE(CODE(half_SET_TYPE, 0))))
OPERAND(mnmx_mode, LINES(
    LINE(0, CODE(FTZ, 0) CODE(NAN, 1) CODE(XORSIGN, 2))
    ELSE(TEXT(".BF16_V2") CODE(FTZ, 0) CODE(NAN, 1) CODE(XORSIGN, 2))))
OPERAND(mnmx_b, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2) PUT(halves_b, 1, 3))
    LINE(1, CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2) PUT(halves_b, 2, 3))
    LINE(2, FLOAT(16, 16, 20, 5) TEXT(", ") FLOAT(16, 16, 20, 6))
    LINE(3, FLOAT(32, 16, 20, 7) TEXT(", ") FLOAT(32, 16, 20, 8))
    LINE(4, CODE(NEG_B, 0) PUT(const, 3, 9) PUT(halves_b, 4, 3))
    LINE(5, CODE(NEG_B, 0) TEXT("|") PUT(const, 5, 9) PUT(halves_b, 6, 3) TEXT("|"))
    LINE(6, CODE(NEG_B, 0) NAME(ur, 11) PUT(halves_b, 7, 3))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(ur, 11) PUT(halves_b, 8, 3) TEXT("|"))))
OPERAND(carries_out, LINES(
    LINE(0, )
    LINE(1, NAME(p, 0))
    ELSE(NAME(p, 0) TEXT(", ") NAME(p, 1))))
OPERAND(signed_b_no_imm, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, CODE(NEG_B, 0) PUT(const, 1, 3))
    ELSE(CODE(NEG_B, 0) NAME(ur, 5))))
OPERAND(signed_b, LINES(
    LINE(0, CODE(INV_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, SIGNED(3, 32))
    LINE(2, CODE(INV_B, 0) PUT(const, 1, 4))
    ELSE(CODE(INV_B, 0) NAME(ur, 6))))
OPERAND(viadd_b, LINES(
    LINE(0, SIGNED(0, 32))
    ELSE(NAME(ur, 1))))
OPERAND(const_b, LINES(
    LINE(0, TEXT("c[") HEX(0) TEXT("][") SIGNED_OF(rt_sign(value[1], 14) * 4) TEXT("]"))
    LINE(1, TEXT("cx[") NAME(ur, 2) TEXT("][") SIGNED_OF(rt_sign(value[1], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 2))))
OPERAND(src_b_of_imad_bx, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, SIGNED(2, 32))
    LINE(2, TEXT("c[") HEX(3) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    LINE(3, TEXT("cx[") NAME(ur, 5) TEXT("][") SIGNED_OF(rt_sign(value[4], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 5))))
OPERAND(inverted_c_in_b, LINES(
    LINE(0, SIGNED(0, 32))
    LINE(1, CODE(INV_B, 1) PUT(const, 1, 2))
    ELSE(CODE(INV_B, 1) NAME(ur, 4))))
OPERAND(signed_c64_in_b, LINES(
    LINE(0, CODE(NEG_B, 0) PUT(const, 1, 1))
    ELSE(CODE(NEG_B, 0) NAME(ur, 3))))
OPERAND(inverted_c64_in_b, LINES(
    LINE(0, CODE(INV_B, 0) PUT(const, 1, 1))
    ELSE(CODE(INV_B, 0) NAME(ur, 3))))
OPERAND(opt_src_of_isetp_o, LINES(
    LINE(0, )
    ELSE(CODE(NOT_Pr, 0) NAME(p, 1))))
OPERAND(signed_b_of_lea_lo, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, HEX(3))
    LINE(2, CODE(NEG_B, 0) PUT(const, 1, 4))
    ELSE(CODE(NEG_B, 0) NAME(ur, 6))))
OPERAND(signed_b_of_lea_x, LINES(
    LINE(0, CODE(INV_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    LINE(1, HEX(3))
    LINE(2, CODE(INV_B, 0) PUT(const, 1, 4))
    ELSE(CODE(INV_B, 0) NAME(ur, 6))))
OPERAND(arrive_op,
    TEXT(".ARRIVE"))
OPERAND(popc_op,
    TEXT(".POPC.INC"))
OPERAND(addr_ura, LINES(
    LINE(0, TEXT("[") NAME(ur, 0) TEXT("]"))
    ELSE(TEXT("[") NAME(ur, 0) TEXT("+") SIGNED(1, 24) TEXT("]"))))
OPERAND(opt_count, LINES(
    LINE(0, )
    ELSE(CODE(mbarrier_BAR_COUNT, 0))))
OPERAND(opt_pl, LINES(
    LINE(0, )
    ELSE(CODE(memory_NOT_Pl, 0) CODE(memory_Pl, 1))))
OPERAND(addr_global_of_ldg_d, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("]"))
    LINE(3, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    AS(4) LINE(8, TEXT("[") NAME(r, 0) TEXT(".64]"))
    LINE(6, TEXT("desc[") NAME(ur, 1) TEXT("][") NAME(r, 0) TEXT(".64]"))
    LINE(7, TEXT("desc[") NAME(ur, 1) TEXT("][") NAME(r, 0) TEXT(".64+") SIGNED(2, 24) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT(".64+") SIGNED(2, 24) TEXT("]"))))
OPERAND(desc_of_ldg_d, LINES(
    AS(0) AS(1) AS(2) LINE(4, )
    ELSE(TEXT("{desc ") NAME(ur, 0) TEXT("}"))))
OPERAND(addr_local, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT("+") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(2, TEXT("[") NAME(ur, 1) TEXT("]"))
    LINE(3, TEXT("[") NAME(ur, 1) TEXT("+") SIGNED(2, 24) TEXT("]"))
    LINE(4, TEXT("[") NAME(r, 0) TEXT("]"))
    LINE(5, TEXT("[") NAME(r, 0) TEXT("+") SIGNED(2, 24) TEXT("]"))
    ELSE(TEXT("[") SIGNED(2, 24) TEXT("]"))))
OPERAND(desc_local, LINES(
    LINE(0, )
    ELSE(TEXT("{desc ") NAME(ur, 0) TEXT("}"))))
OPERAND(const_indexed, LINES(
    LINE(0, TEXT("c[") HEX(0) TEXT("][") NAME(r, 1) TEXT("]"))
    LINE(1, TEXT("c[") HEX(0) TEXT("][") NAME(r, 1) TEXT("+") SIGNED(2, 16) TEXT("]"))
    ELSE(TEXT("c[") HEX(0) TEXT("][") SIGNED(2, 16) TEXT("]"))))
OPERAND(const_bindless, LINES(
    LINE(0, TEXT("cx[") NAME(ur, 0) TEXT("][") NAME(r, 1) TEXT("]"))
    LINE(1, TEXT("cx[") NAME(ur, 0) TEXT("][") NAME(r, 1) TEXT("+") SIGNED(2, 16) TEXT("]"))
    ELSE(TEXT("cx[") NAME(ur, 0) TEXT("][") SIGNED(2, 16) TEXT("]"))))
OPERAND(const_u, LINES(
    LINE(0, TEXT("c[") HEX(0) TEXT("][") SIGNED(1, 16) TEXT("]"))
    ELSE(TEXT("cx[") NAME(ur, 2) TEXT("][") SIGNED(1, 16) TEXT("]"))))
OPERAND(copy_to, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT("+") SIGNED(1, 20) TEXT("]"))))
OPERAND(copy_from, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("]"))
    LINE(1, TEXT("[") NAME(r, 0) TEXT(".U32+") NAME(ur, 1) TEXT("+") SIGNED(2, 12) TEXT("]"))
    LINE(2, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("]"))
    LINE(3, TEXT("[") NAME(r, 0) TEXT(".64+") NAME(ur, 1) TEXT("+") SIGNED(2, 12) TEXT("]"))
    AS(4) LINE(8, TEXT("[") NAME(r, 0) TEXT(".64]"))
    LINE(6, TEXT("desc[") NAME(ur, 1) TEXT("][") NAME(r, 0) TEXT(".64]"))
    LINE(7, TEXT("desc[") NAME(ur, 1) TEXT("][") NAME(r, 0) TEXT(".64+") SIGNED(2, 12) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT(".64+") SIGNED(2, 12) TEXT("]"))))
OPERAND(copy_to_ur, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT("+") NAME(ur, 1) TEXT("]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT("+") NAME(ur, 1) TEXT("+") SIGNED(2, 20) TEXT("]"))))
OPERAND(copy_from_ur, LINES(
    LINE(0, TEXT("[") NAME(r, 0) TEXT(".64]"))
    ELSE(TEXT("[") NAME(r, 0) TEXT(".64+") SIGNED(1, 12) TEXT("]"))))
OPERAND(special, LINES(
    AS(0) LINE(1, NAME(sr, 0))
    LINE(2, TEXT("SR_VIRTCFG"))
    ELSE(TEXT("SR_CgaCtaId"))))
OPERAND(access_order, LINES(
    LINE(0, CODE(STORE_ORDER, 0) CODE(SCOPE, 1) CODE(PRIVATE, 2))
    ELSE(CODE(LOAD_ORDER_SCOPE, 3))))
OPERAND(surface, LINES(
    AS(0) LINE(1, HEX(0) TEXT(", ") HEX(1))
    AS(2) LINE(3, HEX(0) TEXT(", ") HEX(2) TEXT(", ") HEX(3))
    ELSE(NAME(ur, 4) TEXT(", ") HEX(3))))
OPERAND(surface_rc,
    NAME(r, 0))
OPERAND(access_order_of_sust_d, LINES(
    LINE(0, CODE(STORE_ORDER, 0) CODE(SCOPE, 1) CODE(PRIVATE, 2))
    ELSE(CODE(STORE_ORDER_SCOPE, 3))))
OPERAND(atom_order, LINES(
    LINE(0, CODE(atomic_ATOMIC_ORDER, 0) CODE(SCOPE, 1) CODE(PRIVATE, 2))
    ELSE(CODE(STORE_ORDER_SCOPE, 3))))
OPERAND(surface_of_suquery_c, LINES(
    LINE(0, HEX(0) TEXT(", ") HEX(1))
    LINE(1, HEX(0) TEXT(", ") HEX(2) TEXT(", ") HEX(3))
    ELSE(NAME(ur, 4) TEXT(", ") HEX(3))))
OPERAND(opt_upmma, LINES(
    AS(0) LINE(2, )
    LINE(1, TEXT(", ") CODE(tensor_UPmma, 0))
    ELSE(TEXT(", !") CODE(tensor_UPmma_NOT, 1))))
OPERAND(dmma_b, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(r, 1) CODE(REUSE_B, 2))
    ELSE(CODE(NEG_B, 0) TEXT("|") NAME(r, 1) TEXT("|") CODE(REUSE_B, 2))))
OPERAND(opt_upmma_of_dmma_h, LINES(
    LINE(0, TEXT(", ") CODE(tensor_UPmma, 0))
    LINE(1, )
    ELSE(TEXT(", !") CODE(tensor_UPmma_NOT, 1))))
OPERAND(opt_bindless, LINES(
    LINE(0, CODE(texture_BINDLESS, 0))
    ELSE()))
OPERAND(bound_const, LINES(
    AS(0) LINE(1, HEX(0) TEXT(", ") HEX(1))
    ELSE(NAME(ur, 2) TEXT(", ") HEX(3))))
OPERAND(opt_hint, LINES(
    LINE(0, )
    ELSE(TEXT("{hint ") HEX(0) TEXT("}"))))
OPERAND(bound_numbers,
    HEX(0) TEXT(", ") HEX(1) TEXT(", ") HEX(2))
OPERAND(footprint_bound, LINES(
    LINE(0, HEX(0) TEXT(", ") HEX(1))
    LINE(1, NAME(ur, 2) TEXT(", ") HEX(3))
    ELSE(HEX(0) TEXT(", ") HEX(4) TEXT(", ") HEX(3))))
OPERAND(u_carries_out, LINES(
    LINE(0, )
    LINE(1, NAME(up, 0))
    ELSE(NAME(up, 0) TEXT(", ") NAME(up, 1))))
OPERAND(signed_ub, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(ur, 1))
    ELSE(SIGNED(2, 32))))
OPERAND(signed_ub_of_uiadd3_x, LINES(
    LINE(0, CODE(INV_B, 0) NAME(ur, 1))
    ELSE(SIGNED(2, 32))))
OPERAND(src_ub, LINES(
    LINE(0, NAME(ur, 0))
    ELSE(SIGNED(1, 32))))
OPERAND(opt_src_of_uisetp_o, LINES(
    LINE(0, )
    ELSE(CODE(NOT_Pr, 0) NAME(up, 1))))
OPERAND(signed_ub_of_ulea_lo, LINES(
    LINE(0, CODE(NEG_B, 0) NAME(ur, 1))
    ELSE(HEX(2))))
OPERAND(signed_ub_of_ulea_x, LINES(
    LINE(0, CODE(INV_B, 0) NAME(ur, 1))
    ELSE(HEX(2))))
OPERAND(src_ub_of_ulop3, LINES(
    LINE(0, NAME(ur, 0))
    ELSE(HEX(1))))
OPERAND(c_in_b_of_vabsdiff_c, LINES(
    LINE(0, SIGNED(0, 32))
    LINE(1, TEXT("c[") HEX(1) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    LINE(2, TEXT("cx[") NAME(ur, 3) TEXT("][") SIGNED_OF(rt_sign(value[2], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 3))))
OPERAND(src_b_no_imm, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, TEXT("c[") HEX(2) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    LINE(2, TEXT("cx[") NAME(ur, 4) TEXT("][") SIGNED_OF(rt_sign(value[3], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 4))))
OPERAND(dot_c, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_C, 1))
    ELSE(CODE(NEG_C, 2) NAME(r, 0) CODE(REUSE_C, 1))))
OPERAND(opt_urd, LINES(
    LINE(0, )
    ELSE(NAME(ur, 0))))
OPERAND(shfl_b, LINES(
    LINE(0, NAME(r, 0))
    ELSE(HEX(1))))
OPERAND(pr_mask, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1))
    LINE(1, SIGNED(2, 32))
    LINE(2, HEX(3))
    LINE(3, TEXT("c[") HEX(4) TEXT("][") SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]"))
    LINE(4, TEXT("cx[") NAME(ur, 6) TEXT("][") SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]"))
    ELSE(NAME(ur, 6))))
OPERAND(src_pr_or_upr, LINES(
    LINE(1, CODE(NOT_Pr, 0) NAME(up, 2))
    ELSE(CODE(NOT_Pr, 0) NAME(p, 1))))
OPERAND(sign_b, LINES(
    LINE(0, NAME(r, 0) CODE(REUSE_B, 1) TEXT(".SIGN"))
    LINE(1, PUT(const, 1, 2) TEXT(".SIGN"))
    ELSE(NAME(ur, 4) TEXT(".SIGN"))))
FORM(atom_v,
    PUT(guard, 3, 12) SEP(" ") TEXT("ATOM") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_VOLTA, 3) CODE(atomic_ATOMIC_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr_e, 2, 9) SEP(", ") NAME(r, 11)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(atom_tu,
    PUT(guard, 3, 13) SEP(" ") TEXT("ATOM") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_VOLTA, 3) CODE(atomic_ATOMIC_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr64_ur_turing, 2, 9) SEP(", ")
        NAME(r, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(atom_a,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOM") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_AMPERE, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 1, 7) SEP(", ") NAME(r, 9) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(atom_d,
    PUT(guard, 4, 10) SEP(" ") TEXT("ATOM") PUT(opt_e, 0, 0) CODE(ATOM_OP, 0) CODE(EVICT, 1)
        CODE(atomic_TYPE_AMPERE, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) SEP(", ") PUT(addr_global, 2, 6) SEP(", ") NAME(r, 9) SEP(" ")
        OPTIONAL(PUT(desc, 3, 7)) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(atom_h,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOM") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_HOPPER, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 1, 7) SEP(", ") NAME(r, 9) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(atom_hd,
    PUT(guard, 4, 10) SEP(" ") TEXT("ATOM") PUT(opt_e, 0, 0) CODE(ATOM_OP, 0) CODE(EVICT, 1)
        CODE(atomic_TYPE_HOPPER, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) SEP(", ") PUT(addr_global_of_atom_hd, 2, 6) SEP(", ") NAME(r, 9) SEP(" ")
        OPTIONAL(PUT(desc_of_atom_hd, 3, 7)) SEP_OWN(" ") PUT(pm_events_of_atom_h, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(atom_f,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOM") CODE(E, 0) CODE(atomic_FLOAT_OP, 1) CODE(EVICT, 2)
        CODE(atomic_FLOAT_TYPE, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 1, 7) SEP(", ") NAME(r, 9) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(atom_fd,
    PUT(guard, 4, 10) SEP(" ") TEXT("ATOM") PUT(opt_e, 0, 0) CODE(atomic_FLOAT_OP, 0) CODE(EVICT, 1)
        CODE(atomic_FLOAT_TYPE, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) SEP(", ") PUT(addr_global_of_atom_hd, 2, 6) SEP(", ") NAME(r, 9) SEP(" ")
        OPTIONAL(PUT(desc_of_atom_hd, 3, 7)) SEP_OWN(" ") PUT(pm_events_of_atom_h, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(atom_cv,
    PUT(guard, 4, 13) SEP(" ") TEXT("ATOM") CODE(E, 0) PUT(cas_op, 0, 1) CODE(EVICT, 2)
        CODE(atomic_CAS_TYPE_VOLTA, 3) CODE(atomic_ATOMIC_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr_e, 3, 9) SEP(", ") NAME(r, 11)
        TEXT(", ") NAME(r, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(atom_ca,
    PUT(guard, 3, 11) SEP(" ") TEXT("ATOM") CODE(E, 0) PUT(cas_op, 0, 1) CODE(EVICT, 2)
        CODE(atomic_CAS_TYPE_AMPERE, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 2, 7) SEP(", ") NAME(r, 9) TEXT(", ") NAME(r, 10)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(atom_ch,
    PUT(guard, 3, 11) SEP(" ") TEXT("ATOM") CODE(E, 0) PUT(cas_op, 0, 1) CODE(EVICT, 2)
        CODE(atomic_CAS_TYPE_HOPPER, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 2, 7) SEP(", ") NAME(r, 9) TEXT(", ") NAME(r, 10)
        SEP_OWN(" ") PUT(pm_events_of_atom_h, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(atomg_v,
    PUT(guard, 3, 12) SEP(" ") TEXT("ATOMG") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_VOLTA, 3) CODE(atomic_ATOMIC_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr_e, 2, 9) SEP(", ") NAME(r, 11)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(atomg_tu,
    PUT(guard, 3, 13) SEP(" ") TEXT("ATOMG") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_VOLTA, 3) CODE(atomic_ATOMIC_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr64_ur_turing, 2, 9) SEP(", ")
        NAME(r, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(atomg_a,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOMG") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_AMPERE, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 1, 7) SEP(", ") NAME(r, 9) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(atomg_d,
    PUT(guard, 4, 10) SEP(" ") TEXT("ATOMG") PUT(opt_e, 0, 0) CODE(ATOM_OP, 0) CODE(EVICT, 1)
        CODE(atomic_TYPE_AMPERE, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) SEP(", ") PUT(addr_global, 2, 6) SEP(", ") NAME(r, 9) SEP(" ")
        OPTIONAL(PUT(desc, 3, 7)) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(atomg_h,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOMG") CODE(E, 0) CODE(ATOM_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_HOPPER, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 1, 7) SEP(", ") NAME(r, 9) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(atomg_hd,
    PUT(guard, 4, 10) SEP(" ") TEXT("ATOMG") PUT(opt_e, 0, 0) CODE(ATOM_OP, 0) CODE(EVICT, 1)
        CODE(atomic_TYPE_HOPPER, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) SEP(", ") PUT(addr_global_of_atom_hd, 2, 6) SEP(", ") NAME(r, 9) SEP(" ")
        OPTIONAL(PUT(desc_of_atom_hd, 3, 7)) SEP_OWN(" ") PUT(pm_events_of_atom_h, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(atomg_f,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOMG") CODE(E, 0) CODE(atomic_FLOAT_OP, 1) CODE(EVICT, 2)
        CODE(atomic_FLOAT_TYPE, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") NAME(p, 5) TEXT(", ")
        NAME(r, 6) SEP(", ") PUT(addr_e, 1, 7) SEP(", ") NAME(r, 9) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(atomg_fd,
    PUT(guard, 4, 10) SEP(" ") TEXT("ATOMG") PUT(opt_e, 0, 0) CODE(atomic_FLOAT_OP, 0)
        CODE(EVICT, 1) CODE(atomic_FLOAT_TYPE, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4)
        TEXT(", ") NAME(r, 5) SEP(", ") PUT(addr_global_of_atom_hd, 2, 6) SEP(", ") NAME(r, 9)
        SEP(" ") OPTIONAL(PUT(desc_of_atom_hd, 3, 7)) SEP_OWN(" ") PUT(pm_events_of_atom_h, 5, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(atomg_cv,
    PUT(guard, 3, 12) SEP(" ") TEXT("ATOMG") CODE(E, 0) TEXT(".CAS") CODE(EVICT, 1)
        CODE(atomic_CAS_TYPE_VOLTA, 2) CODE(atomic_ATOMIC_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5)
        SEP(" ") NAME(p, 6) TEXT(", ") NAME(r, 7) SEP(", ") PUT(addr_e, 2, 8) SEP(", ") NAME(r, 10)
        TEXT(", ") NAME(r, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(atomg_ca,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOMG") CODE(E, 0) TEXT(".CAS") CODE(EVICT, 1)
        CODE(atomic_CAS_TYPE_AMPERE, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) SEP(", ") PUT(addr_e, 1, 6) SEP(", ") NAME(r, 8) TEXT(", ") NAME(r, 9)
        SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(atomg_ch,
    PUT(guard, 2, 10) SEP(" ") TEXT("ATOMG") CODE(E, 0) TEXT(".CAS") CODE(EVICT, 1)
        CODE(atomic_CAS_TYPE_HOPPER, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) SEP(", ") PUT(addr_e, 1, 6) SEP(", ") NAME(r, 8) TEXT(", ") NAME(r, 9)
        SEP_OWN(" ") PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(red_v,
    PUT(guard, 3, 10) SEP(" ") TEXT("RED") CODE(E, 0) CODE(RED_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_VOLTA, 3) CODE(atomic_ATOMIC_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") PUT(addr_e, 2, 7) SEP(", ") NAME(r, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)))
FORM(red_tu,
    PUT(guard, 3, 11) SEP(" ") TEXT("RED") CODE(E, 0) CODE(RED_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_VOLTA, 3) CODE(atomic_ATOMIC_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") PUT(addr64_ur_turing, 2, 7) SEP(", ") NAME(r, 10) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(red_a,
    PUT(guard, 2, 8) SEP(" ") TEXT("RED") CODE(E, 0) CODE(RED_OP, 1) CODE(EVICT, 2)
        CODE(atomic_TYPE_AMPERE, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") PUT(addr_e, 1, 5) SEP(", ")
        NAME(r, 7) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(red_d,
    PUT(guard, 4, 8) SEP(" ") TEXT("RED") PUT(opt_e, 0, 0) CODE(RED_OP, 0) CODE(EVICT, 1)
        CODE(atomic_TYPE_AMPERE, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ") PUT(addr_global, 2, 4)
        SEP(", ") NAME(r, 7) SEP(" ") OPTIONAL(PUT(desc, 3, 5)) SEP_OWN(" ") PUT(pm_events, 5, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 9)))
FORM(redg_h,
    PUT(guard, 2, 8) SEP(" ") TEXT("REDG") CODE(E, 0) CODE(RED_OP, 1) CODE(EVICT, 2)
        CODE(atomic_RED_TYPE_HOPPER, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") PUT(addr_e, 1, 5)
        SEP(", ") NAME(r, 7) SEP_OWN(" ") PUT(pm_events_of_atom_h, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(redg_hd,
    PUT(guard, 4, 8) SEP(" ") TEXT("REDG") PUT(opt_e, 0, 0) CODE(RED_OP, 0) CODE(EVICT, 1)
        CODE(atomic_RED_TYPE_HOPPER, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ")
        PUT(addr_global_of_atom_hd, 2, 4) SEP(", ") NAME(r, 7) SEP(" ")
        OPTIONAL(PUT(desc_of_atom_hd, 3, 5)) SEP_OWN(" ") PUT(pm_events_of_atom_h, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 9)))
FORM(redg_f,
    PUT(guard, 2, 8) SEP(" ") TEXT("REDG") CODE(E, 0) CODE(atomic_FLOAT_OP, 1) CODE(EVICT, 2)
        CODE(atomic_FLOAT_TYPE, 3) CODE(STORE_ORDER_SCOPE, 4) SEP(" ") PUT(addr_e, 1, 5) SEP(", ")
        NAME(r, 7) SEP_OWN(" ") PUT(pm_events_of_atom_h, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(redg_fd,
    PUT(guard, 4, 8) SEP(" ") TEXT("REDG") PUT(opt_e, 0, 0) CODE(atomic_FLOAT_OP, 0) CODE(EVICT, 1)
        CODE(atomic_FLOAT_TYPE, 2) CODE(STORE_ORDER_SCOPE, 3) SEP(" ")
        PUT(addr_global_of_atom_hd, 2, 4) SEP(", ") NAME(r, 7) SEP(" ")
        OPTIONAL(PUT(desc_of_atom_hd, 3, 5)) SEP_OWN(" ") PUT(pm_events_of_atom_h, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 9)))
FORM(atoms_v,
    PUT(guard, 2, 6) SEP(" ") TEXT("ATOMS") CODE(ATOM_OP, 0) CODE(atomic_SHARED_TYPE, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_e, 1, 3) SEP(", ") NAME(r, 5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(atoms_t,
    PUT(guard, 2, 7) SEP(" ") TEXT("ATOMS") CODE(ATOM_OP, 0) CODE(atomic_SHARED_TYPE, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_scaled, 1, 3) SEP(", ") NAME(r, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(atoms_a,
    PUT(guard, 2, 7) SEP(" ") TEXT("ATOMS") CODE(ATOM_OP, 0) CODE(atomic_SHARED_TYPE, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_scaled, 1, 3) SEP(", ") NAME(r, 6) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(atoms_tu,
    PUT(guard, 2, 8) SEP(" ") TEXT("ATOMS") CODE(ATOM_OP, 0) CODE(atomic_SHARED_TYPE, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_scaled_ur, 1, 3) SEP(", ") NAME(r, 7) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(atoms_h,
    PUT(guard, 2, 7) SEP(" ") TEXT("ATOMS") CODE(ATOM_OP, 0) CODE(atomic_TYPE_HOPPER, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_scaled, 1, 3) SEP(", ") NAME(r, 6) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(atoms_hu,
    PUT(guard, 2, 8) SEP(" ") TEXT("ATOMS") CODE(ATOM_OP, 0) CODE(atomic_TYPE_HOPPER, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_scaled_ur, 1, 3) SEP(", ") NAME(r, 7) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(atoms_cv,
    PUT(guard, 3, 7) SEP(" ") TEXT("ATOMS") PUT(cas_op, 0, 0) CODE(atomic_SHARED_CAS_TYPE, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(addr_e, 2, 3) SEP(", ") NAME(r, 5) TEXT(", ") NAME(r, 6)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 8)))
FORM(atoms_ct,
    PUT(guard, 3, 8) SEP(" ") TEXT("ATOMS") PUT(cas_op, 0, 0) CODE(atomic_SHARED_CAS_TYPE, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(addr_scaled, 2, 3) SEP(", ") NAME(r, 6) TEXT(", ")
        NAME(r, 7) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 9)))
FORM(atoms_ch,
    PUT(guard, 3, 8) SEP(" ") TEXT("ATOMS") PUT(cas_op, 0, 0) CODE(atomic_CAS_TYPE_HOPPER, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(addr_scaled, 2, 3) SEP(", ") NAME(r, 6) TEXT(", ")
        NAME(r, 7) SEP_OWN(" ") PUT(pm_events_of_atom_h, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 9)))
FORM(atoms_popc_p,
    PUT(guard, 1, 5) SEP(" ") TEXT("ATOMS.POPC.INC.32 ") NAME(r, 0) SEP(", ")
        PUT(addr_scaled_ur, 0, 1) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(atoms_popc_hp,
    PUT(guard, 1, 5) SEP(" ") TEXT("ATOMS.POPC.INC.32 ") NAME(r, 0) SEP(", ")
        PUT(addr_scaled_ur, 0, 1) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(bssy,
    PUT(guard, 1, 4) SEP(" ") TEXT("BSSY") SEP(" ") PUT(opt_src, 0, 0) SEP(", ") REG("B", 2)
        TEXT(", ") HEX_OF(c->address + in->length + (uint64_t)rt_sign(value[3], 30) * 4)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(bsync,
    PUT(guard, 1, 3) SEP(" ") TEXT("BSYNC") SEP(" ") PUT(opt_src, 0, 0) SEP(", ") REG("B", 2)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(break,
    PUT(guard, 1, 3) SEP(" ") TEXT("BREAK") SEP(" ") PUT(opt_src, 0, 0) SEP(", ") REG("B", 2)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(bmov_r,
    PUT(guard, 0, 3) SEP(" ") TEXT("BMOV.32") CODE(barrier_BMOV_CLEAR, 0) SEP(" ") NAME(r, 1)
        TEXT(", ") CODE(barrier_BMOV_REG, 2) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(bmov_b,
    PUT(guard, 1, 7) SEP(" ") TEXT("BMOV.32") CODE(barrier_PQUAD, 0) SEP(" ")
        CODE(barrier_BMOV_REG, 1) SEP(", ") PUT(mov_b, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(bmov_l,
    PUT(guard, 1, 6) SEP(" ") TEXT("BMOV.64 ATEXIT_PC") SEP(", ") PUT(mov64_b, 0, 0) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(bmov_rb,
    PUT(guard, 0, 2) SEP(" ") TEXT("BMOV.32.CLEAR ") REG("B", 0) TEXT(", ") REG("B", 1) SEP_OWN(" ")
        PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(bmov_rs,
    PUT(guard, 0, 2) SEP(" ") TEXT("BMOV.32 ") REG("B", 0) TEXT(", ") CODE(barrier_BMOV_STATE, 1)
        SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(bmov_bb,
    PUT(guard, 0, 3) SEP(" ") TEXT("BMOV.32") CODE(barrier_PQUAD, 0) SEP(" ")
        CODE(barrier_BMOV_REG, 1) TEXT(", ") REG("B", 2) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(yield,
    PUT(guard, 1, 2) SEP(" ") TEXT("YIELD") SEP(" ") PUT(opt_src, 0, 0) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(nanosleep_n,
    PUT(guard, 3, 10) SEP(" ") TEXT("NANOSLEEP") CODE(barrier_RAND, 0) CODE(barrier_WARP, 1)
        PUT(opt_syncs, 0, 2) SEP(" ") PUT(opt_src, 1, 3) SEP(", ") PUT(sleep_time, 2, 5)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11)))
FORM(nanosleep_c,
    PUT(guard, 1, 1) SEP(" ") TEXT("NANOSLEEP.CLEAR") PUT(opt_syncs, 0, 0) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 2)))
FORM(warpsync_r,
    PUT(guard, 2, 4) SEP(" ") TEXT("WARPSYNC") PUT(exclusive, 0, 0) SEP(" ") PUT(opt_src, 1, 1)
        SEP(", ") NAME(r, 3) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 5)))
FORM(warpsync_m,
    PUT(guard, 2, 6) SEP(" ") TEXT("WARPSYNC") SEP(" ") PUT(opt_src, 0, 0) SEP(", ")
        PUT(mov_imm_b, 1, 2) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(warpsync_h,
    PUT(guard, 1, 4) SEP(" ") TEXT("WARPSYNC") CODE(barrier_EXCLUSIVE_HOPPER, 0) SEP(" ")
        PUT(opt_src, 0, 1) SEP(", ") NAME(r, 3) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(warpsync_a,
    PUT(guard, 1, 2) SEP(" ") TEXT("WARPSYNC.ALL") SEP(" ") PUT(opt_src, 0, 0) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(warpsync_collective_h,
    PUT(guard, 1, 4) SEP(" ") TEXT("WARPSYNC.COLLECTIVE") SEP(" ") PUT(opt_src, 0, 0) SEP(", ")
        NAME(r, 2) TEXT(", ") HEX_OF(c->address + in->length + (uint64_t)rt_sign(value[3], 56) * 4)
        SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(warpsync_collective_a,
    PUT(guard, 1, 3) SEP(" ") TEXT("WARPSYNC.COLLECTIVE.ALL") SEP(" ") PUT(opt_src, 0, 0) SEP(", ")
        HEX_OF(c->address + in->length + (uint64_t)rt_sign(value[2], 56) * 4) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(endcollective,
    PUT(guard, 1, 2) SEP(" ") TEXT("ENDCOLLECTIVE") SEP(" ") PUT(opt_src, 0, 0) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(bar_sync,
    PUT(guard, 1, 4) SEP(" ") TEXT("BAR.SYNC") CODE(barrier_DEFER, 0) SEP(" ")
        PUT(bar_operands, 0, 1) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(bar_arv,
    PUT(guard, 1, 4) SEP(" ") TEXT("BAR.ARV") CODE(barrier_DEFER, 0) SEP(" ")
        PUT(bar_arv_operands, 0, 1) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(bar_red,
    PUT(guard, 2, 7) SEP(" ") TEXT("BAR.RED") CODE(barrier_BAR_RED, 0) CODE(barrier_DEFER, 1)
        SEP(" ") PUT(bar_operands, 0, 2) SEP(", ") CODE(NOT_Pp, 5) NAME(p, 6) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(bar_all,
    PUT(guard, 0, 0) SEP(" ") TEXT("BAR.SYNCALL") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(b2r_r,
    PUT(guard, 1, 2) SEP(" ") TEXT("B2R.RESULT ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(b2r_b,
    PUT(guard, 1, 1) SEP(" ") TEXT("B2R") SEP(" ") NAME(r, 0) TEXT(", 0x0") SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 2)))
FORM(r2b,
    PUT(guard, 0, 1) SEP(" ") TEXT("R2B 0x0, ") NAME(r, 0) SEP_OWN(" ") PUT(pm_events, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(depbar_le,
    PUT(guard, 1, 7) SEP(" ") TEXT("DEPBAR.LE ") CODE(SCOREBOARD, 0) TEXT(", ") HEX(1) SEP(", ")
        PUT(board_list, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(depbar_n,
    PUT(guard, 1, 5) SEP(" ") TEXT("DEPBAR") SEP(" ") PUT(board_list, 0, 0) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(depbar_u,
    PUT(guard, 0, 3) SEP(" ") TEXT("DEPBAR") CODE(barrier_LE, 0) TEXT(" ") CODE(SCOREBOARD, 1)
        TEXT(", ") NAME(ur, 2) SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(csmtest,
    PUT(guard, 0, 0) SEP(" ") TEXT("CSMTEST") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(pmtrig,
    PUT(guard, 1, 3) SEP(" ") TEXT("PMTRIG") SEP(" ") PUT(opt_src, 0, 0) SEP(", ") HEX(2)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(rpcmov_r,
    PUT(guard, 1, 6) SEP(" ") TEXT("RPCMOV.32 ") CODE(barrier_RPC_HALF, 0) SEP(", ")
        PUT(mov_b, 0, 1) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(rpcmov_g,
    PUT(guard, 0, 2) SEP(" ") TEXT("RPCMOV.32 ") NAME(r, 0) TEXT(", ") CODE(barrier_RPC_HALF, 1)
        SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(rpcmov_l,
    PUT(guard, 1, 5) SEP(" ") TEXT("RPCMOV.64 Rpc") SEP(", ") PUT(mov64_imm_b, 0, 0) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(setctaid,
    PUT(guard, 0, 1) SEP(" ") TEXT("SETCTAID.X ") NAME(r, 0) SEP_OWN(" ") PUT(pm_events, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(lmembase_g,
    PUT(guard, 0, 1) SEP(" ") TEXT("GETLMEMBASE ") NAME(r, 0) SEP_OWN(" ") PUT(pm_events, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(lmembase_m,
    PUT(guard, 0, 1) SEP(" ") TEXT("SETLMEMBASE ") NAME(r, 0) SEP_OWN(" ") PUT(pm_events, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(stas,
    PUT(guard, 1, 5) SEP(" ") TEXT("STAS") CODE(bulk_AS_SIZE, 0) SEP(" ")
        PUT(addr_with_barrier, 0, 1) SEP(", ") NAME(r, 4) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(redas,
    PUT(guard, 1, 6) SEP(" ") TEXT("REDAS") CODE(bulk_AS_OP, 0) CODE(bulk_AS_TYPE, 1) SEP(" ")
        PUT(addr_with_barrier, 0, 2) SEP(", ") NAME(r, 5) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(ublkcp,
    PUT(uguard, 1, 9) SEP(" ") TEXT("UBLKCP") CODE(bulk_TO_SHARED, 0) CODE(bulk_FROM_SHARED, 1)
        CODE(bulk_MULTICAST, 2) CODE(bulk_L2_SECTOR, 3) CODE(bulk_SEQUENCED, 4) SEP(" ") TEXT("[")
        NAME(ur, 5) TEXT("]") SEP(", ") TEXT("[") NAME(ur, 6) TEXT("]") SEP(", ") NAME(ur, 7)
        PUT(bulk_policy, 0, 8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 10)))
FORM(ublkred,
    PUT(uguard, 1, 8) SEP(" ") TEXT("UBLKRED") CODE(bulk_TO_SHARED, 0) CODE(bulk_RED_FROM, 1)
        CODE(RED_OP, 2) CODE(bulk_RED_TYPE, 3) SEP(" ") TEXT("[") NAME(ur, 4) TEXT("]") SEP(", ")
        TEXT("[") NAME(ur, 5) TEXT("]") SEP(", ") NAME(ur, 6) PUT(bulk_policy, 0, 7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 9)))
FORM(ublkpf,
    PUT(uguard, 1, 3) SEP(" ") TEXT("UBLKPF.L2") SEP(" ") TEXT("[") NAME(ur, 0) TEXT("]") SEP(", ")
        NAME(ur, 1) PUT(bulk_policy, 0, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(fence,
    PUT(guard, 0, 0) SEP(" ") TEXT("FENCE.VIEW.ASYNC.S") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(cctl_v,
    PUT(guard, 2, 5) SEP(" ") TEXT("CCTL") CODE(E, 0) CODE(cache_CACHE_LEVEL, 1)
        CODE(cache_CACHE_OP, 2) SEP(" ") PUT(addr_e_of_cctl_v, 1, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(cctl_t,
    PUT(guard, 2, 5) SEP(" ") TEXT("CCTL") CODE(E, 0) CODE(cache_CACHE_LEVEL, 1) PUT(line_op, 0, 2)
        SEP(" ") PUT(addr_e_of_cctl_v, 1, 3) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(cctl_u,
    PUT(guard, 2, 6) SEP(" ") TEXT("CCTL") CODE(E, 0) CODE(cache_CACHE_LEVEL, 1) PUT(line_op, 0, 2)
        SEP(" ") PUT(addr_ur, 1, 3) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(cctl_va,
    PUT(guard, 0, 2) SEP(" ") TEXT("CCTL") CODE(cache_CACHE_LEVEL, 0) CODE(cache_CACHE_OP, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(cctl_a,
    PUT(guard, 0, 2) SEP(" ") TEXT("CCTL") CODE(cache_CACHE_LEVEL, 0) CODE(cache_CACHE_OP, 1)
        SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(cctll_v,
    PUT(guard, 1, 3) SEP(" ") TEXT("CCTLL") CODE(cache_CACHE_OP, 0) SEP(" ") PUT(addr_e, 0, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(cctll_t,
    PUT(guard, 1, 3) SEP(" ") TEXT("CCTLL") CODE(cache_CACHE_OP, 0) SEP(" ") PUT(addr_e, 0, 1)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(cctll_u,
    PUT(guard, 1, 4) SEP(" ") TEXT("CCTLL") CODE(cache_CACHE_OP, 0) SEP(" ") PUT(addr_ur, 0, 1)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(cctlt_all,
    PUT(guard, 0, 0) SEP(" ") TEXT("CCTLT.IVALL") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(cctlt_r,
    PUT(guard, 0, 1) SEP(" ") TEXT("CCTLT.IVTH ") NAME(r, 0) SEP_OWN(" ") PUT(pm_events, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(cctlt_c,
    PUT(guard, 0, 2) SEP(" ") TEXT("CCTLT.IVTH ") HEX(0) TEXT(", ") HEX(1) SEP_OWN(" ")
        PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(cctlt_u,
    PUT(guard, 0, 1) SEP(" ") TEXT("CCTLT.IVTH ") NAME(ur, 0) SEP_OWN(" ") PUT(pm_events, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(membar_v,
    PUT(guard, 0, 3) SEP(" ") TEXT("MEMBAR") CODE(cache_MEMBAR_ORDER, 0) CODE(cache_MEMBAR_SCOPE, 1)
        CODE(cache_MMIO, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(membar_a,
    PUT(guard, 0, 2) SEP(" ") TEXT("MEMBAR") CODE(cache_MEMBAR_ORDER, 0) CODE(cache_MEMBAR_SCOPE, 1)
        SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(membar_h,
    PUT(guard, 0, 2) SEP(" ") TEXT("MEMBAR") CODE(cache_MEMBAR_ORDER, 0) CODE(cache_MEMBAR_SCOPE, 1)
        SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(membar_as,
    PUT(guard, 0, 2) SEP(" ") TEXT("MEMBAR") CODE(cache_MEMBAR_ORDER, 0) CODE(cache_MEMBAR_SCOPE, 1)
        TEXT(".ASYNC") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(errbar_v,
    PUT(guard, 0, 0) SEP(" ") TEXT("ERRBAR") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(errbar_a,
    PUT(guard, 0, 0) SEP(" ") TEXT("ERRBAR") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(qspc_v,
    PUT(guard, 2, 6) SEP(" ") TEXT("QSPC") CODE(E, 0) CODE(cache_SPACE, 1) TEXT(" ") NAME(p, 2)
        TEXT(", ") NAME(r, 3) SEP(", ") PUT(addr_e, 1, 4) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(qspc_t,
    PUT(guard, 2, 7) SEP(" ") TEXT("QSPC") CODE(E, 0) PUT(any_space, 0, 1) TEXT(" ") NAME(p, 3)
        TEXT(", ") NAME(r, 4) SEP(", ") PUT(addr_e, 1, 5) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(qspc_u,
    PUT(guard, 2, 7) SEP(" ") TEXT("QSPC") CODE(E, 0) CODE(cache_SPACE, 1) TEXT(" ") NAME(p, 2)
        TEXT(", ") NAME(r, 3) SEP(", ") PUT(addr64_ur_turing, 1, 4) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(qspc_h,
    PUT(guard, 2, 7) SEP(" ") TEXT("QSPC") CODE(E, 0) CODE(cache_SPACE_HOPPER, 1) TEXT(" ")
        NAME(p, 2) TEXT(", ") NAME(r, 3) SEP(", ") PUT(addr64_ur, 1, 4) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(ucgabar_arv,
    PUT(uguard, 0, 0) SEP(" ") TEXT("UCGABAR_ARV") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 1, 1)))
FORM(ucgabar_wait,
    PUT(uguard, 0, 0) SEP(" ") TEXT("UCGABAR_WAIT") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 1, 1)))
FORM(cgaerrbar,
    PUT(guard, 0, 0) SEP(" ") TEXT("CGAERRBAR") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(warpgroup,
    PUT(guard, 0, 0) SEP(" ") TEXT("WARPGROUP.ARRIVE") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(warpgroupset,
    PUT(uguard, 0, 1) SEP(" ") TEXT("WARPGROUPSET.AC ") NAME(ur, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 2)))
FORM(usetmaxreg_u,
    PUT(uguard, 2, 3) SEP(" ") TEXT("USETMAXREG") CODE(cluster_POOL_OP, 0) SEP(" ")
        PUT(opt_of_usetmaxreg_u, 0, 1) SEP(", ") NAME(ur, 2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(usetmaxreg_i,
    PUT(uguard, 1, 3) SEP(" ") TEXT("USETMAXREG") CODE(cluster_POOL_OP, 0) SEP(" ")
        PUT(opt_of_usetmaxreg_u, 0, 1) SEP(", ") HEX(2) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(usetshmsz_u,
    PUT(uguard, 0, 1) SEP(" ") TEXT("USETSHMSZ ") NAME(ur, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 2)))
FORM(usetshmsz_i,
    PUT(uguard, 0, 1) SEP(" ") TEXT("USETSHMSZ ") HEX(0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 2)))
FORM(ulepc_n,
    PUT(uguard, 1, 1) SEP(" ") TEXT("ULEPC ") NAME(ur, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(ulepc_t,
    PUT(uguard, 1, 2) SEP(" ") TEXT("ULEPC ") NAME(ur, 0) TEXT(", ")
        HEX_OF(c->address + in->length + (uint64_t)rt_sign(value[1], 58)) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(nop,
    PUT(guard, 0, 0) SEP(" ") TEXT("NOP") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(exit,
    PUT(guard, 1, 5) SEP(" ") TEXT("EXIT") CODE(control_KEEPREFCOUNT, 0) CODE(control_PREEMPTED, 1)
        CODE(control_NO_ATEXIT, 2) SEP(" ") PUT(opt_src, 0, 3) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(kill,
    PUT(guard, 1, 2) SEP(" ") TEXT("KILL") SEP(" ") PUT(opt_src, 0, 0) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(bra_b,
    PUT(guard, 3, 7) SEP(" ") TEXT("BRA") CODE(control_DEPTH, 0) CODE(control_BRA_KIND, 1)
        PUT(opt_any, 0, 2) SEP(" ") PUT(opt_src, 1, 3) SEP(", ") PUT_PLACE(rel_target, 2, 5)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 8)))
FORM(bra_u,
    PUT(guard, 4, 9) SEP(" ") TEXT("BRA") CODE(control_DEPTH, 0) CODE(control_BRA_UP_KIND, 1)
        PUT(opt_any, 0, 2) SEP(" ") PUT(opt_src, 1, 3) SEP(", ") CODE(control_NOT_UPbra, 5)
        NAME(up, 6) SEP(", ") PUT_PLACE(rel_target, 3, 7) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 10)))
FORM(bra_div,
    PUT(guard, 2, 8) SEP(" ") TEXT("BRA") CODE(control_DEPTH, 0) CODE(control_BRA_UR_KIND, 1)
        SEP(" ") PUT(opt_src, 0, 2) SEP(", ") CODE(control_INV_URa, 4) NAME(ur, 5) TEXT(", ")
        PUT_PLACE(rel_target, 1, 6) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(jmp_b,
    PUT(guard, 2, 6) SEP(" ") TEXT("JMP") CODE(control_DEPTH, 0) CODE(control_JMP_KIND, 1) SEP(" ")
        PUT(opt_src, 0, 2) SEP(", ") PUT(abs_target, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(jmp_c,
    PUT(guard, 2, 6) SEP(" ") TEXT("JMP") CODE(control_DEPTH, 0) CODE(control_JMP_KIND, 1) SEP(" ")
        PUT(opt_src, 0, 2) SEP(", ") TEXT("c[") HEX(4) TEXT("][")
        SIGNED_OF(rt_sign(value[5], 14) * 4) TEXT("]") SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(jmp_u,
    PUT(guard, 4, 9) SEP(" ") TEXT("JMP") CODE(control_DEPTH, 0) CODE(control_BRA_UP_KIND, 1)
        PUT(opt_any, 0, 2) SEP(" ") PUT(opt_src, 1, 3) SEP(", ") CODE(control_NOT_UPbra, 5)
        NAME(up, 6) SEP(", ") PUT(abs_target, 3, 7) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 10)))
FORM(jmp_uc,
    PUT(guard, 4, 9) SEP(" ") TEXT("JMP") CODE(control_DEPTH, 0) CODE(control_BRA_UP_KIND, 1)
        PUT(opt_any, 0, 2) SEP(" ") PUT(opt_src, 1, 3) SEP(", ") CODE(control_NOT_UPbra, 5)
        NAME(up, 6) SEP(", ") TEXT("c[") HEX(7) TEXT("][") SIGNED_OF(rt_sign(value[8], 14) * 4)
        TEXT("]") SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 10)))
FORM(brx,
    PUT(guard, 2, 6) SEP(" ") TEXT("BRX") CODE(control_DEPTH, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(r, 3) SEP(" ") PUT(opt_distance, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(jmx,
    PUT(guard, 2, 6) SEP(" ") TEXT("JMX") CODE(control_DEPTH, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(r, 3) SEP(" ") PUT(opt_distance, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(brxu_brxu,
    PUT(guard, 2, 6) SEP(" ") TEXT("BRXU") CODE(control_DEPTH, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(ur, 3) SEP(" ") PUT(opt_distance, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(brxu_jmxu,
    PUT(guard, 2, 6) SEP(" ") TEXT("JMXU") CODE(control_DEPTH, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(ur, 3) SEP(" ") PUT(opt_distance, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(call_at,
    PUT(guard, 2, 5) SEP(" ") TEXT("CALL.ABS") CODE(control_NOINC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") PUT(abs_target, 1, 3) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(call_c,
    PUT(guard, 2, 6) SEP(" ") TEXT("CALL.ABS") CODE(control_NOINC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") PUT(const, 1, 3) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(call_r,
    PUT(guard, 2, 6) SEP(" ") TEXT("CALL.ABS") CODE(control_NOINC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(r, 3) SEP(" ") PUT(opt_distance, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(call_rel,
    PUT(guard, 2, 5) SEP(" ") TEXT("CALL.REL") CODE(control_NOINC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") PUT_PLACE(rel_target, 1, 3) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(call_rr,
    PUT(guard, 2, 6) SEP(" ") TEXT("CALL.REL") CODE(control_NOINC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(r, 3) TEXT(" ") PUT_PLACE(rel_target, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(call_ur,
    PUT(guard, 2, 6) SEP(" ") TEXT("CALL.REL") CODE(control_NOINC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(ur, 3) TEXT(" ") PUT_PLACE(rel_target, 1, 4) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(ret_rel,
    PUT(guard, 2, 6) SEP(" ") TEXT("RET.REL") CODE(control_NODEC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(r, 3) TEXT(" ") PUT_PLACE(rel_target, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(ret_abs,
    PUT(guard, 2, 6) SEP(" ") TEXT("RET.ABS") CODE(control_NODEC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(r, 3) TEXT(" ") PUT(distance, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(ret_ur_rel,
    PUT(guard, 2, 6) SEP(" ") TEXT("RET.REL") CODE(control_NODEC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(ur, 3) TEXT(" ") PUT_PLACE(rel_target, 1, 4) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(ret_ur_abs,
    PUT(guard, 2, 6) SEP(" ") TEXT("RET.ABS") CODE(control_NODEC, 0) SEP(" ") PUT(opt_src, 0, 1)
        SEP(", ") NAME(ur, 3) TEXT(" ") PUT(distance, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(lepc_n,
    PUT(guard, 0, 1) SEP(" ") TEXT("LEPC ") NAME(r, 0) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 2)))
FORM(lepc_t,
    PUT(guard, 0, 2) SEP(" ") TEXT("LEPC ") NAME(r, 0) TEXT(", ")
        HEX_OF(c->address + in->length + (uint64_t)rt_sign(value[1], 58)) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(rtt,
    PUT(guard, 0, 0) SEP(" ") TEXT("RTT") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(preexit,
    PUT(guard, 0, 0) SEP(" ") TEXT("PREEXIT") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(acqbulk,
    PUT(guard, 0, 0) SEP(" ") TEXT("ACQBULK") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(bpt,
    PUT(guard, 1, 2) SEP(" ") TEXT("BPT") CODE(control_BPT_KIND, 0) SEP(" ") PUT(opt_number, 0, 1)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(f2f_n,
    PUT(guard, 4, 12) SEP(" ") TEXT("F2F") CODE(FTZ, 0) CODE(convert_F2F_DST, 1)
        CODE(convert_F2F_SRC, 2) CODE(RND, 3) SEP(" ") NAME(r, 4) SEP(", ") PUT(cvt_f32, 0, 5)
        SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 13)))
FORM(f2f_w,
    PUT(guard, 4, 13) SEP(" ") TEXT("F2F") CODE(FTZ, 0) CODE(convert_F2F_DST, 1)
        CODE(convert_F2F_SRC, 2) CODE(RND, 3) SEP(" ") NAME(r, 4) SEP(", ") PUT(cvt_f16, 0, 5)
        SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(f2f_nd,
    PUT(guard, 4, 12) SEP(" ") TEXT("F2F") CODE(FTZ, 0) CODE(convert_F2F_DST, 1)
        CODE(convert_F2F_SRC, 2) CODE(RND, 3) SEP(" ") NAME(r, 4) SEP(", ") PUT(cvt_f64, 0, 5)
        SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 13)))
FORM(f2f_nb,
    PUT(guard, 3, 11) SEP(" ") TEXT("F2F") CODE(FTZ, 0) TEXT(".BF16") CODE(convert_F2F_SRC, 1)
        CODE(RND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_f32, 0, 4) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(f2f_hb,
    PUT(guard, 3, 12) SEP(" ") TEXT("F2F") CODE(FTZ, 0) TEXT(".BF16") CODE(convert_F2F_SRC, 1)
        CODE(RND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_f16, 0, 4) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(f2f_db,
    PUT(guard, 3, 11) SEP(" ") TEXT("F2F") CODE(FTZ, 0) TEXT(".BF16") CODE(convert_F2F_SRC, 1)
        CODE(RND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_f64, 0, 4) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(f2f_bn,
    PUT(guard, 3, 12) SEP(" ") TEXT("F2F") CODE(FTZ, 0) CODE(convert_F2F_DST, 1) TEXT(".BF16")
        CODE(RND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_bf16, 0, 4) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(f2i_h,
    PUT(guard, 4, 14) SEP(" ") TEXT("F2I") CODE(FTZ, 0) CODE(convert_DST_INT, 1)
        CODE(convert_SRC_FLOAT, 2) CODE(convert_ROUND, 3) CODE(convert_NTZ, 4) SEP(" ") NAME(r, 5)
        SEP(", ") PUT(cvt_f16, 0, 6) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 15)))
FORM(f2i_s,
    PUT(guard, 4, 13) SEP(" ") TEXT("F2I") CODE(FTZ, 0) CODE(convert_DST_INT, 1)
        CODE(convert_SRC_FLOAT, 2) CODE(convert_ROUND, 3) CODE(convert_NTZ, 4) SEP(" ") NAME(r, 5)
        SEP(", ") PUT(cvt_f32, 0, 6) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(f2i_d,
    PUT(guard, 4, 13) SEP(" ") TEXT("F2I") CODE(FTZ, 0) CODE(convert_DST_INT, 1)
        CODE(convert_SRC_FLOAT, 2) CODE(convert_ROUND, 3) CODE(convert_NTZ, 4) SEP(" ") NAME(r, 5)
        SEP(", ") PUT(cvt_f64, 0, 6) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(f2i_b,
    PUT(guard, 3, 13) SEP(" ") TEXT("F2I") CODE(FTZ, 0) CODE(convert_DST_INT, 1) TEXT(".BF16")
        CODE(convert_ROUND, 2) CODE(convert_NTZ, 3) SEP(" ") NAME(r, 4) SEP(", ")
        PUT(cvt_bf16, 0, 5) SEP_OWN(" ") PUT(pm_events_of_atom_h, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(i2f_b,
    PUT(guard, 3, 10) SEP(" ") TEXT("I2F") CODE(convert_DST_FLOAT, 0) CODE(convert_SRC_INT, 1)
        CODE(RND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_part, 0, 4) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11)))
FORM(i2f_h,
    PUT(guard, 3, 10) SEP(" ") TEXT("I2F") CODE(convert_DST_FLOAT, 0) CODE(convert_SRC_INT, 1)
        CODE(RND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_part_of_i2f_h, 0, 4) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11)))
FORM(i2f_w,
    PUT(guard, 2, 10) SEP(" ") TEXT("I2F") CODE(convert_DST_FLOAT, 0) CODE(convert_SRC_INT, 1)
        CODE(RND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(src_b, 0, 4) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(i2f_bb,
    PUT(guard, 2, 9) SEP(" ") TEXT("I2F.BF16") CODE(convert_SRC_INT, 0) CODE(RND, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(cvt_part, 0, 3) SEP_OWN(" ") PUT(pm_events_of_atom_h, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10)))
FORM(i2f_hb,
    PUT(guard, 2, 9) SEP(" ") TEXT("I2F.BF16") CODE(convert_SRC_INT, 0) CODE(RND, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(cvt_part_of_i2f_h, 0, 3) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10)))
FORM(i2f_wb,
    PUT(guard, 1, 9) SEP(" ") TEXT("I2F.BF16") CODE(convert_SRC_INT, 0) CODE(RND, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(src_b, 0, 3) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
FORM(frnd_h,
    PUT(guard, 4, 12) SEP(" ") TEXT("FRND") CODE(FTZ, 0) CODE(convert_SRC_FLOAT, 1)
        CODE(convert_ROUND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_f16, 0, 4) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 13)))
FORM(frnd_s,
    PUT(guard, 4, 11) SEP(" ") TEXT("FRND") CODE(FTZ, 0) CODE(convert_SRC_FLOAT, 1)
        CODE(convert_ROUND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_f32, 0, 4) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 12)))
FORM(frnd_d,
    PUT(guard, 4, 11) SEP(" ") TEXT("FRND") CODE(FTZ, 0) CODE(convert_SRC_FLOAT, 1)
        CODE(convert_ROUND, 2) SEP(" ") NAME(r, 3) SEP(", ") PUT(cvt_f64, 0, 4) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 12)))
FORM(frnd_b,
    PUT(guard, 3, 11) SEP(" ") TEXT("FRND") CODE(FTZ, 0) TEXT(".BF16") CODE(convert_ROUND, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(cvt_bf16, 0, 3) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(i2i,
    PUT(guard, 1, 8) SEP(" ") TEXT("I2I") CODE(convert_NARROW, 0) TEXT(".S32.SAT ") NAME(r, 1)
        SEP(", ") PUT(src_b, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)))
FORM(f2fp_p,
    PUT(guard, 2, 14) SEP(" ") TEXT("F2FP") PUT(f2fp_mode, 0, 0) TEXT(".PACK_AB")
        CODE(convert_PACK_RND, 4) SEP(" ") NAME(r, 5) TEXT(", ") NAME(r, 6) CODE(REUSE_A, 7)
        SEP(", ") PUT(src_b_of_f2fp_p, 1, 8) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 15)))
FORM(f2fp_rs,
    PUT(guard, 2, 14) SEP(" ") TEXT("F2FP") PUT(f2fp_mode_of_f2fp_rs, 0, 0) TEXT(".PACK_AB.RS.7b ")
        NAME(r, 3) TEXT(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ") PUT(src_b_of_f2fp_p, 1, 6)
        SEP(", ") NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 15)))
FORM(f2fp_m,
    PUT(guard, 2, 15) SEP(" ") TEXT("F2FP") PUT(f2fp_mode, 0, 0) TEXT(".MERGE_C")
        CODE(convert_PACK_RND, 4) SEP(" ") NAME(r, 5) SEP(", ") PUT(src_b_of_f2fp_p, 1, 6) SEP(", ")
        NAME(r, 12) CODE(REUSE_C, 13) CODE(convert_H1, 14) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 16)))
FORM(f2fp_mc,
    PUT(guard, 2, 13) SEP(" ") TEXT("F2FP") PUT(f2fp_mode, 0, 0) TEXT(".MERGE_C")
        CODE(convert_PACK_RND, 4) SEP(" ") NAME(r, 5) TEXT(", ") NAME(r, 6) CODE(REUSE_B, 7)
        SEP(", ") PUT(c_in_b, 1, 8) CODE(convert_H1, 12) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 14)))
FORM(f2ip_b,
    PUT(guard, 2, 16) SEP(" ") TEXT("F2IP") CODE(convert_F2IP_TYPE, 0) TEXT(".F32")
        CODE(convert_F2IP_RND, 1) CODE(convert_F2IP_NTZ, 2) CODE(convert_RELU, 3) SEP(" ")
        NAME(r, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") PUT(src_b_of_f2fp_p, 1, 7)
        SEP(", ") NAME(r, 13) CODE(REUSE_C, 14) CODE(convert_H1, 15) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 17)))
FORM(f2ip_c,
    PUT(guard, 2, 14) SEP(" ") TEXT("F2IP") CODE(convert_F2IP_TYPE, 0) TEXT(".F32")
        CODE(convert_F2IP_RND, 1) CODE(convert_F2IP_NTZ, 2) CODE(convert_RELU, 3) SEP(" ")
        NAME(r, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7) CODE(REUSE_B, 8)
        SEP(", ") PUT(c_in_b, 1, 9) CODE(convert_H1, 13) SEP_OWN(" ") PUT(pm_events_of_atom_h, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 15)))
FORM(i2fp,
    PUT(guard, 1, 9) SEP(" ") TEXT("I2FP.F32") CODE(convert_I2FP_SRC, 0) CODE(convert_I2FP_RND, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(src_b, 0, 3) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
FORM(i2ip,
    PUT(guard, 3, 14) SEP(" ") TEXT("I2IP") CODE(convert_PACKED, 0) TEXT(".S32") PUT(i2ip_sat, 0, 1)
        SEP(" ") NAME(r, 3) TEXT(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ") PUT(src_b, 1, 6)
        SEP(", ") NAME(r, 12) CODE(REUSE_C, 13) PUT(opt_part, 2, 0) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 15)))
FORM(dadd_r,
    PUT(guard, 2, 8) SEP(" ") TEXT("DADD") CODE(RND, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f64_a, 0, 2) SEP(", ") PUT(f64_rc, 1, 5) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(dadd_c,
    PUT(guard, 4, 10) SEP(" ") TEXT("DADD") CODE(RND, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f64_a, 0, 2) SEP(", ") PUT(f64_c_in_b, 1, 5) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(dmul,
    PUT(guard, 4, 12) SEP(" ") TEXT("DMUL") CODE(RND, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f64_a, 0, 2) SEP(", ") PUT(cvt_f64, 1, 5) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 13)))
FORM(dfma_b,
    PUT(guard, 5, 15) SEP(" ") TEXT("DFMA") CODE(RND, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f64_a, 0, 2) SEP(", ") PUT(cvt_f64, 1, 5) SEP(", ") PUT(f64_rc, 4, 12) SEP_OWN(" ")
        PUT(pm_events, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 16)))
FORM(dfma_c,
    PUT(guard, 5, 13) SEP(" ") TEXT("DFMA") CODE(RND, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f64_a, 0, 2) SEP(", ") PUT(f64_rc_of_dfma_c, 1, 5) SEP(", ") PUT(f64_c_in_b, 2, 8)
        SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 14)))
FORM(dsetp,
    PUT(guard, 5, 16) SEP(" ") TEXT("DSETP") CODE(double_DOUBLE_CMP, 0) CODE(BOP, 1) TEXT(" ")
        NAME(p, 2) TEXT(", ") NAME(p, 3) SEP(", ") PUT(f64_a, 0, 4) SEP(", ") PUT(f64_last, 1, 7)
        SEP(", ") CODE(NOT_Pp, 14) NAME(p, 15) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 17)))
FORM(fadd,
    PUT(guard, 4, 14) SEP(" ") TEXT("FADD") CODE(FTZ, 0) CODE(RND, 1) CODE(SAT, 2) SEP(" ")
        NAME(r, 3) SEP(", ") PUT(f64_a, 0, 4) SEP(", ") PUT(f32_last, 1, 7) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 15)))
FORM(fmul,
    PUT(guard, 4, 15) SEP(" ") TEXT("FMUL") CODE(FMZ, 0) CODE(float_POWER, 1) CODE(RND, 2)
        CODE(SAT, 3) SEP(" ") NAME(r, 4) SEP(", ") PUT(f64_a, 0, 5) SEP(", ") PUT(cvt_f32, 1, 8)
        SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 16)))
FORM(ffma_b,
    PUT(guard, 5, 17) SEP(" ") TEXT("FFMA") CODE(FMZ, 0) CODE(RND, 1) CODE(SAT, 2) SEP(" ")
        NAME(r, 3) SEP(", ") PUT(f64_a, 0, 4) SEP(", ") PUT(cvt_f32, 1, 7) SEP(", ")
        PUT(f64_rc, 4, 14) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 18)))
FORM(ffma_c,
    PUT(guard, 5, 15) SEP(" ") TEXT("FFMA") CODE(FMZ, 0) CODE(RND, 1) CODE(SAT, 2) SEP(" ")
        NAME(r, 3) SEP(", ") PUT(f64_a, 0, 4) SEP(", ") PUT(f64_rc_of_dfma_c, 1, 7) SEP(", ")
        PUT(f32_c_in_b, 2, 10) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 16)))
FORM(fmnmx_n,
    PUT(guard, 8, 15) SEP(" ") TEXT("FMNMX") PUT(minmax_mode, 0, 0) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(f64_a, 3, 3) SEP(", ") PUT(cvt_f32, 4, 6) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14)
        SEP_OWN(" ") PUT(pm_events, 9, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 10, 16)))
FORM(fmnmx_x,
    PUT(guard, 7, 15) SEP(" ") TEXT("FMNMX") PUT(minmax_mode_of_fmnmx_x, 0, 0) TEXT(".XORSIGN ")
        NAME(r, 2) SEP(", ") PUT(f64_a, 2, 3) SEP(", ") PUT(cvt_f32, 3, 6) SEP(", ")
        CODE(NOT_Pp, 13) NAME(p, 14) SEP_OWN(" ") PUT(pm_events_of_atom_h, 8, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 9, 16)))
FORM(fmnmx_isa,
    PUT(guard, 5, 17) SEP(" ") TEXT("FMNMX") CODE(FTZ, 0) CODE(NAN, 1) CODE(XORSIGN, 2)
        TEXT(".IS_A ") NAME(r, 3) TEXT(", ") NAME(p, 4) SEP(", ") PUT(f64_a, 0, 5) SEP(", ")
        PUT(cvt_f32, 1, 8) SEP(", ") CODE(NOT_Pp, 15) NAME(p, 16) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 18)))
FORM(fsel,
    PUT(guard, 5, 14) SEP(" ") TEXT("FSEL") CODE(FTZ, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f64_a, 0, 2) SEP(", ") PUT(cvt_f32, 1, 5) SEP(", ") CODE(NOT_Pp, 12) NAME(p, 13)
        SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 15)))
FORM(fset,
    PUT(guard, 5, 16) SEP(" ") TEXT("FSET.BF") CODE(FLOAT_CMP, 0) CODE(FTZ, 1) CODE(BOP, 2)
        TEXT(" ") NAME(r, 3) SEP(", ") PUT(f64_a, 0, 4) SEP(", ") PUT(cvt_f32, 1, 7) SEP(", ")
        CODE(NOT_Pp, 14) NAME(p, 15) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 17)))
FORM(fsetp,
    PUT(guard, 5, 17) SEP(" ") TEXT("FSETP") CODE(FLOAT_CMP, 0) CODE(FTZ, 1) CODE(BOP, 2) TEXT(" ")
        NAME(p, 3) TEXT(", ") NAME(p, 4) SEP(", ") PUT(f64_a, 0, 5) SEP(", ") PUT(cvt_f32, 1, 8)
        SEP(", ") CODE(NOT_Pp, 15) NAME(p, 16) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 18)))
FORM(fchk,
    PUT(guard, 4, 11) SEP(" ") TEXT("FCHK ") NAME(p, 0) SEP(", ") PUT(f64_a, 0, 1) SEP(", ")
        PUT(cvt_f32, 1, 4) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 12)))
FORM(fswzadd,
    PUT(guard, 0, 12) SEP(" ") TEXT("FSWZADD") CODE(FTZ, 0) CODE(RND, 1) CODE(NDV, 2) SEP(" ")
        NAME(r, 3) TEXT(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ") NAME(r, 6) CODE(REUSE_C, 7)
        SEP(", ") CODE(float_SIGNS0, 8) CODE(float_SIGNS1, 9) CODE(float_SIGNS2, 10)
        CODE(float_SIGNS3, 11) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 13)))
FORM(mufu_r,
    PUT(guard, 4, 8) SEP(" ") TEXT("MUFU") CODE(float_MUFU_OP, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f32_b, 1, 2) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 9)))
FORM(mufu_s,
    PUT(guard, 1, 3) SEP(" ") TEXT("MUFU") CODE(float_MUFU_OP, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        FLOAT(32, 32, 20, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(mufu_d,
    PUT(guard, 1, 3) SEP(" ") TEXT("MUFU") CODE(float_MUFU_OP, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        FLOAT(64, 32, 20, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(mufu_h,
    PUT(guard, 4, 10) SEP(" ") TEXT("MUFU") CODE(float_MUFU_OP, 0) PUT(mufu_half, 0, 0) TEXT(" ")
        NAME(r, 1) SEP(", ") PUT(cvt_f16, 1, 2) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(mufu_b,
    PUT(guard, 3, 10) SEP(" ") TEXT("MUFU") CODE(float_MUFU_OP, 0) TEXT(".BF16 ") NAME(r, 1)
        SEP(", ") PUT(cvt_bf16, 0, 2) SEP_OWN(" ") PUT(pm_events_of_atom_h, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 11)))
FORM(f2fp_fp8_p,
    PUT(guard, 1, 15) SEP(" ") TEXT("F2FP") CODE(SATFINITE, 0) CODE(fp8_FP8_RELU, 1)
        CODE(fp8_FP8_DST, 2) TEXT(".F32.PACK_AB_MERGE_C ") NAME(r, 3) TEXT(", ") NAME(r, 4)
        CODE(REUSE_A, 5) SEP(", ") PUT(src_b_of_f2fp_p, 0, 6) SEP(", ") NAME(r, 12)
        CODE(REUSE_C, 13) CODE(fp8_C_H1, 14) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 16)))
FORM(f2fp_fp8_pc,
    PUT(guard, 1, 13) SEP(" ") TEXT("F2FP") CODE(SATFINITE, 0) CODE(fp8_FP8_RELU, 1)
        CODE(fp8_FP8_DST, 2) TEXT(".F32.PACK_AB_MERGE_C ") NAME(r, 3) TEXT(", ") NAME(r, 4)
        CODE(REUSE_A, 5) SEP(", ") NAME(r, 6) CODE(REUSE_B, 7) SEP(", ") PUT(c_in_b, 0, 8)
        CODE(fp8_C_H1, 12) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 14)))
FORM(f2fp_fp8_h,
    PUT(guard, 1, 13) SEP(" ") TEXT("F2FP") CODE(SATFINITE, 0) CODE(fp8_FP8_RELU, 1)
        CODE(fp8_FP8_DST, 2) TEXT(".F16.UNPACK_B_MERGE_C ") NAME(r, 3) SEP(", ")
        PUT(src_b_of_f2fp_p, 0, 4) SEP(", ") NAME(r, 10) CODE(REUSE_C, 11) CODE(fp8_C_H1, 12)
        SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 14)))
FORM(f2fp_from_fp8,
    PUT(guard, 1, 12) SEP(" ") TEXT("F2FP") CODE(SATFINITE, 0) CODE(fp8_FP8_RELU, 1)
        CODE(fp8_WIDE_DST, 2) CODE(fp8_FP8_SRC, 3) TEXT(".UNPACK_B ") NAME(r, 4) SEP(", ")
        PUT(src_b_of_f2fp_p, 0, 5) CODE(fp8_B_H1, 11) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 13)))
FORM(f2fp_tf32,
    PUT(guard, 1, 10) SEP(" ") TEXT("F2FP") CODE(SATFINITE, 0) CODE(fp8_FP8_RELU, 1)
        TEXT(".TF32.F32.PACK_B") CODE(fp8_TF32_RND, 2) SEP(" ") NAME(r, 3) SEP(", ")
        PUT(src_b_of_f2fp_p, 0, 4) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 11)))
FORM(al2p,
    PUT(guard, 0, 2) SEP(" ") TEXT("AL2P ") NAME(r, 0) TEXT(", ") NAME(r, 1) TEXT(", 0x0")
        SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(ald_a,
    PUT(guard, 1, 4) SEP(" ") TEXT("ALD") CODE(graphics_OUTPUT, 0) SEP(" ") NAME(r, 1) SEP(", ")
        TEXT("a[") HEX(2) TEXT("]") SEP(", ") PUT(opt_reg, 0, 3) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(ald_r,
    PUT(guard, 1, 4) SEP(" ") TEXT("ALD") CODE(graphics_OUTPUT, 0) TEXT(".PHYS ") NAME(r, 1)
        SEP(", ") TEXT("a[") NAME(r, 2) TEXT("]") SEP(", ") PUT(opt_reg, 0, 3) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(ald_u,
    PUT(guard, 1, 4) SEP(" ") TEXT("ALD") CODE(graphics_OUTPUT, 0) SEP(" ") NAME(r, 1) SEP(", ")
        TEXT("a[") NAME(ur, 2) TEXT("]") SEP(", ") PUT(opt_reg, 0, 3) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(ast_a,
    PUT(guard, 1, 3) SEP(" ") TEXT("AST") SEP(" ") TEXT("a[") HEX(0) TEXT("]") SEP(", ") NAME(r, 1)
        SEP(", ") PUT(opt_reg, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(ast_r,
    PUT(guard, 1, 3) SEP(" ") TEXT("AST.PHYS") SEP(" ") TEXT("a[") NAME(r, 0) TEXT("]") SEP(", ")
        NAME(r, 1) SEP(", ") PUT(opt_reg, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(ast_u,
    PUT(guard, 1, 3) SEP(" ") TEXT("AST") SEP(" ") TEXT("a[") NAME(ur, 0) TEXT("]") SEP(", ")
        NAME(r, 1) SEP(", ") PUT(opt_reg, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(ipa_a,
    PUT(guard, 2, 8) SEP(" ") TEXT("IPA") CODE(graphics_IPA_MODE, 0) CODE(graphics_IPA_AT, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(opt, 0, 3) SEP(", ") TEXT("a[") HEX_OF(value[4] * 4)
        TEXT("]") SEP(", ") PUT(ipa_point, 1, 5) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(ipa_u,
    PUT(guard, 1, 6) SEP(" ") TEXT("IPA") CODE(graphics_IPA_MODE, 0) CODE(graphics_IPA_AT, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(opt, 0, 3) SEP(", ") TEXT("a[") NAME(ur, 4) TEXT("+")
        HEX_OF(value[5] * 4) TEXT("]") SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(out_f,
    PUT(guard, 1, 1) SEP(" ") TEXT("OUT.FINAL") SEP(" ") NAME(r, 0) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 2)))
FORM(out_r,
    PUT(guard, 0, 4) SEP(" ") TEXT("OUT") CODE(graphics_OUT_OP, 0) TEXT(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) TEXT(", ") NAME(r, 3) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(out_i,
    PUT(guard, 0, 4) SEP(" ") TEXT("OUT") CODE(graphics_OUT_OP, 0) TEXT(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) TEXT(", ") HEX(3) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(out_u,
    PUT(guard, 0, 4) SEP(" ") TEXT("OUT") CODE(graphics_OUT_OP, 0) TEXT(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) TEXT(", ") NAME(ur, 3) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(isberd,
    PUT(guard, 1, 3) SEP(" ") TEXT("ISBERD ") NAME(r, 0) SEP(", ") PUT(isb_addr, 0, 1) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(isbewr,
    PUT(guard, 1, 3) SEP(" ") TEXT("ISBEWR") SEP(" ") PUT(isb_addr, 0, 0) SEP(", ") NAME(r, 2)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(pixld,
    PUT(guard, 1, 2) SEP(" ") TEXT("PIXLD ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(ldtram,
    PUT(guard, 0, 3) SEP(" ") TEXT("LDTRAM.AB ") NAME(r, 0) SEP(", ") TEXT("a[") NAME(ur, 1)
        TEXT("+") HEX_OF(value[2] * 4) TEXT("]") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(hadd2,
    PUT(guard, 13, 22) SEP(" ") TEXT("HADD2") PUT(add_mode, 0, 0) CODE(FTZ, 2) CODE(SAT, 3) SEP(" ")
        NAME(r, 4) SEP(", ") PUT(f16_a, 1, 5) SEP(", ") PUT(f16_last, 4, 10) SEP_OWN(" ")
        PUT(pm_events, 14, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 15, 23)))
FORM(hmul2,
    PUT(guard, 13, 22) SEP(" ") TEXT("HMUL2") PUT(mul_mode, 0, 0) CODE(FMZ, 2) CODE(SAT, 3) SEP(" ")
        NAME(r, 4) SEP(", ") PUT(f16_a, 1, 5) SEP(", ") PUT(f16_b, 4, 10) SEP_OWN(" ")
        PUT(pm_events, 14, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 15, 23)))
FORM(hfma2_b,
    PUT(guard, 16, 26) SEP(" ") TEXT("HFMA2") PUT(fma_mode, 0, 0) SEP(" ") NAME(r, 3) SEP(", ")
        PUT(f16_a, 1, 4) SEP(", ") PUT(fma_b, 4, 9) SEP(", ") PUT(f16_rc, 13, 21) SEP_OWN(" ")
        PUT(pm_events, 17, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 18, 27)))
FORM(hfma2_c,
    PUT(guard, 14, 24) SEP(" ") TEXT("HFMA2") PUT(fma_mode, 0, 0) SEP(" ") NAME(r, 3) SEP(", ")
        PUT(f16_a, 1, 4) SEP(", ") PUT(f16_rc_of_hfma2_c, 4, 9) SEP(", ") PUT(fma_c_in_b, 7, 14)
        SEP_OWN(" ") PUT(pm_events, 15, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 16, 25)))
FORM(hfma2_rb,
    PUT(guard, 17, 27) SEP(" ") TEXT("HFMA2") PUT(relu_mode, 0, 0) TEXT(".RELU ") NAME(r, 2)
        SEP(", ") PUT(f16_a, 1, 3) SEP(", ") PUT(fma_b_of_hfma2_rb, 4, 8) SEP(", ")
        PUT(f16_rc, 13, 20) SEP(", ") PUT(opt_src, 16, 25) SEP_OWN(" ") PUT(pm_events, 18, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 19, 28)))
FORM(hfma2_rc,
    PUT(guard, 15, 25) SEP(" ") TEXT("HFMA2") PUT(relu_mode, 0, 0) TEXT(".RELU ") NAME(r, 2)
        SEP(", ") PUT(f16_a, 1, 3) SEP(", ") PUT(f16_rc_of_hfma2_c, 4, 8) SEP(", ")
        PUT(fma_c_in_b_of_hfma2_rc, 7, 13) SEP(", ") PUT(opt_src, 14, 23) SEP_OWN(" ")
        PUT(pm_events, 16, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 17, 26)))
FORM(hfma2_mma_b,
    PUT(guard, 6, 19) SEP(" ") TEXT("HFMA2.MMA") PUT(mma_mode, 0, 0) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(f64_a, 1, 3) SEP(", ") PUT(mma_b, 2, 6) SEP(", ") PUT(mma_rc, 5, 16) SEP_OWN(" ")
        PUT(pm_events, 7, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 20)))
FORM(hfma2_mma_c,
    PUT(guard, 6, 17) SEP(" ") TEXT("HFMA2.MMA") PUT(mma_mode, 0, 0) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(f64_a, 1, 3) SEP(", ") PUT(mma_rc_of_hfma2_mma_c, 2, 6) SEP(", ") PUT(mma_c_in_b, 3, 9)
        SEP_OWN(" ") PUT(pm_events, 7, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 18)))
FORM(hfma2_mma_rb,
    PUT(guard, 7, 21) SEP(" ") TEXT("HFMA2.MMA") PUT(mma_mode, 0, 0) TEXT(".RELU ") NAME(r, 2)
        SEP(", ") PUT(f64_a, 1, 3) SEP(", ") PUT(mma_b, 2, 6) SEP(", ") PUT(mma_rc, 5, 16) SEP(", ")
        PUT(opt_src, 6, 19) SEP_OWN(" ") PUT(pm_events, 8, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 9, 22)))
FORM(hfma2_mma_rc,
    PUT(guard, 7, 19) SEP(" ") TEXT("HFMA2.MMA") PUT(mma_mode, 0, 0) TEXT(".RELU ") NAME(r, 2)
        SEP(", ") PUT(f64_a, 1, 3) SEP(", ") PUT(mma_rc_of_hfma2_mma_c, 2, 6) SEP(", ")
        PUT(mma_c_in_b, 3, 9) SEP(", ") PUT(opt_src, 6, 17) SEP_OWN(" ") PUT(pm_events, 8, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 9, 20)))
FORM(hset2,
    PUT(guard, 14, 25) SEP(" ") TEXT("HSET2") PUT(set_mode, 0, 0) CODE(half_BF, 1)
        CODE(FLOAT_CMP, 2) CODE(FTZ, 3) CODE(half_HALF_BOP, 4) TEXT(" ") NAME(r, 5) SEP(", ")
        PUT(f16_a, 1, 6) SEP(", ") PUT(f16_last, 4, 11) SEP(", ") CODE(NOT_Pp, 23) NAME(p, 24)
        SEP_OWN(" ") PUT(pm_events, 15, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 16, 26)))
FORM(hsetp2,
    PUT(guard, 14, 26) SEP(" ") TEXT("HSETP2") PUT(set_mode, 0, 0) CODE(FLOAT_CMP, 1)
        CODE(half_H_AND, 2) CODE(FTZ, 3) CODE(half_HALF_BOP, 4) TEXT(" ") NAME(p, 5) TEXT(", ")
        NAME(p, 6) SEP(", ") PUT(f16_a, 1, 7) SEP(", ") PUT(f16_last, 4, 12) SEP(", ")
        CODE(NOT_Pp, 24) NAME(p, 25) SEP_OWN(" ") PUT(pm_events, 15, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 16, 27)))
FORM(hmnmx2,
    PUT(guard, 14, 23) SEP(" ") TEXT("HMNMX2") PUT(mnmx_mode, 0, 0) SEP(" ") NAME(r, 3) SEP(", ")
        PUT(f16_a, 1, 4) SEP(", ") PUT(mnmx_b, 4, 9) SEP(", ") CODE(NOT_Pp, 21) NAME(p, 22)
        SEP_OWN(" ") PUT(pm_events, 15, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 16, 24)))
FORM(iadd3_n,
    PUT(guard, 5, 15) SEP(" ") TEXT("IADD3 ") NAME(r, 0) SEP(", ") PUT(carries_out, 0, 1) SEP(", ")
        CODE(NEG_A, 3) NAME(r, 4) CODE(REUSE_A, 5) SEP(", ") PUT(signed_b_no_imm, 2, 6) SEP(", ")
        CODE(NEG_C, 12) NAME(r, 13) CODE(REUSE_C, 14) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 16)))
FORM(iadd3_i,
    PUT(guard, 4, 10) SEP(" ") TEXT("IADD3 ") NAME(r, 0) SEP(", ") PUT(carries_out, 0, 1) SEP(", ")
        CODE(NEG_A, 3) NAME(r, 4) CODE(REUSE_A, 5) SEP(", ") SIGNED(6, 32) SEP(", ") CODE(NEG_C, 7)
        NAME(r, 8) CODE(REUSE_C, 9) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(iadd3_x,
    PUT(guard, 7, 20) SEP(" ") TEXT("IADD3.X ") NAME(r, 0) SEP(", ") PUT(carries_out, 0, 1)
        SEP(", ") CODE(INV_A, 3) NAME(r, 4) CODE(REUSE_A, 5) SEP(", ") PUT(signed_b, 2, 6) SEP(", ")
        CODE(INV_C, 13) NAME(r, 14) CODE(REUSE_C, 15) SEP(", ") CODE(NOT_Pp, 16) NAME(p, 17)
        SEP(", ") CODE(NOT_Pq, 18) NAME(p, 19) SEP_OWN(" ") PUT(pm_events, 8, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 9, 21)))
FORM(viadd,
    PUT(guard, 1, 5) SEP(" ") TEXT("VIADD ") NAME(r, 0) TEXT(", ") NAME(r, 1) CODE(REUSE_A, 2)
        SEP(", ") PUT(viadd_b, 0, 3) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(imad_r,
    ALIAS(value[2] == 0xff, PUT(guard, 1, 9) SEP(" ") TEXT("IMAD.MOV") CODE(SIGNED, 0) SEP(" ")
        NAME(r, 1) TEXT(", RZ") CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ")
        CODE(NEG_C, 6) NAME(r, 7) CODE(REUSE_C, 8) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
    ALIAS(value[4] == 0xff && value[2] <= 0xfe, PUT(guard, 1, 9) SEP(" ") TEXT("IMAD.MOV")
        CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ")
        TEXT("RZ") CODE(REUSE_B, 5) SEP(", ") CODE(NEG_C, 6) NAME(r, 7) CODE(REUSE_C, 8)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
    PUT(guard, 1, 9) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2)
        CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ") CODE(NEG_C, 6) NAME(r, 7)
        CODE(REUSE_C, 8) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
FORM(imad_i,
    ALIAS(value[4] == 0x0, PUT(guard, 1, 8) SEP(" ") TEXT("IMAD.MOV") CODE(SIGNED, 0) SEP(" ")
        NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") TEXT("0x0") SEP(", ")
        CODE(NEG_C, 5) NAME(r, 6) CODE(REUSE_C, 7) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)))
    ALIAS(value[4] == 0x1, PUT(guard, 1, 8) SEP(" ") TEXT("IMAD.IADD") CODE(SIGNED, 0) SEP(" ")
        NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") TEXT("0x1") SEP(", ")
        CODE(NEG_C, 5) NAME(r, 6) CODE(REUSE_C, 7) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)))
    ALIAS(value[6] == 0xff && (value[4] == 0x2 || value[4] == 0x4 || value[4] == 0x8 ||
        value[4] == 0x10 || value[4] == 0x20 || value[4] == 0x40 || value[4] == 0x80 ||
        value[4] == 0x100 || value[4] == 0x200 || value[4] == 0x400 || value[4] == 0x800 ||
        value[4] == 0x1000 || value[4] == 0x2000 || value[4] == 0x4000 || value[4] == 0x8000 ||
        value[4] == 0x20000 || value[4] == 0x40000 || value[4] == 0x80000 || value[4] == 0x100000 ||
        value[4] == 0x200000 || value[4] == 0x400000 || value[4] == 0x800000 ||
        value[4] == 0x1000000 || value[4] == 0x2000000 || value[4] == 0x4000000 ||
        value[4] == 0x8000000 || value[4] == 0x10000000 || value[4] == 0x20000000 ||
        value[4] == 0x40000000), PUT(guard, 1, 8) SEP(" ") TEXT("IMAD.SHL") CODE(SIGNED, 0) SEP(" ")
        NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") SIGNED(4, 32) SEP(", ")
        CODE(NEG_C, 5) NAME(r, 6) CODE(REUSE_C, 7) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)))
    PUT(guard, 1, 8) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2)
        CODE(REUSE_A, 3) SEP(", ") SIGNED(4, 32) SEP(", ") CODE(NEG_C, 5) NAME(r, 6)
        CODE(REUSE_C, 7) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)))
FORM(imad_b,
    PUT(guard, 2, 10) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(const_b, 0, 4) SEP(", ") CODE(NEG_C, 7) NAME(r, 8)
        CODE(REUSE_C, 9) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(imad_ri,
    ALIAS(value[2] == 0xff, PUT(guard, 0, 7) SEP(" ") TEXT("IMAD.MOV") CODE(SIGNED, 0) SEP(" ")
        NAME(r, 1) TEXT(", RZ") CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ")
        SIGNED(6, 32) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 8)))
    ALIAS(value[4] == 0xff && value[2] <= 0xfe, PUT(guard, 0, 7) SEP(" ") TEXT("IMAD.MOV")
        CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ")
        TEXT("RZ") CODE(REUSE_B, 5) SEP(", ") SIGNED(6, 32) SEP_OWN(" ") PUT(pm_events, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 8)))
    PUT(guard, 0, 7) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2)
        CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ") SIGNED(6, 32) SEP_OWN(" ")
        PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 8)))
FORM(imad_rc,
    ALIAS(value[2] == 0xff, PUT(guard, 2, 10) SEP(" ") TEXT("IMAD.MOV") CODE(SIGNED, 0) SEP(" ")
        NAME(r, 1) TEXT(", RZ") CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ")
        CODE(NEG_B, 6) PUT(const, 1, 7) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
    ALIAS(value[4] == 0xff && value[2] <= 0xfe, PUT(guard, 2, 10) SEP(" ") TEXT("IMAD.MOV")
        CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ")
        TEXT("RZ") CODE(REUSE_B, 5) SEP(", ") CODE(NEG_B, 6) PUT(const, 1, 7) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
    PUT(guard, 2, 10) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ") CODE(NEG_B, 6)
        PUT(const, 1, 7) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(imad_ru,
    PUT(guard, 1, 8) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2)
        CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ") CODE(NEG_B, 6) NAME(ur, 7)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 9)))
FORM(imad_bx,
    PUT(guard, 3, 15) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) TEXT(".X ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(src_b_of_imad_bx, 0, 4) SEP(", ") CODE(INV_C, 10)
        NAME(r, 11) CODE(REUSE_C, 12) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 16)))
FORM(imad_cx,
    PUT(guard, 3, 13) SEP(" ") TEXT("IMAD") CODE(SIGNED, 0) TEXT(".X ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ")
        PUT(inverted_c_in_b, 0, 6) SEP(", ") CODE(NOT_Pp, 11) NAME(p, 12) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(imad_wide_b,
    PUT(guard, 3, 14) SEP(" ") TEXT("IMAD.WIDE") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b_of_imad_bx, 1, 5)
        SEP(", ") CODE(NEG_C, 11) NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ") PUT(pm_events, 4, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 15)))
FORM(imad_wide_c,
    PUT(guard, 3, 11) SEP(" ") TEXT("IMAD.WIDE") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5) CODE(REUSE_B, 6)
        SEP(", ") PUT(signed_c64_in_b, 1, 7) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(imad_wide_bx,
    PUT(guard, 4, 16) SEP(" ") TEXT("IMAD.WIDE") CODE(SIGNED, 0) TEXT(".X ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b_of_imad_bx, 1, 5)
        SEP(", ") CODE(INV_C, 11) NAME(r, 12) CODE(REUSE_C, 13) SEP(", ") CODE(NOT_Pp, 14)
        NAME(p, 15) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 17)))
FORM(imad_wide_cx,
    PUT(guard, 4, 13) SEP(" ") TEXT("IMAD.WIDE") CODE(SIGNED, 0) TEXT(".X ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5) CODE(REUSE_B, 6)
        SEP(", ") PUT(inverted_c64_in_b, 1, 7) SEP(", ") CODE(NOT_Pp, 11) NAME(p, 12) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(imad_hi_b,
    PUT(guard, 3, 14) SEP(" ") TEXT("IMAD.HI") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b_of_imad_bx, 1, 5)
        SEP(", ") CODE(NEG_C, 11) NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ") PUT(pm_events, 4, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 15)))
FORM(imad_hi_c,
    PUT(guard, 3, 11) SEP(" ") TEXT("IMAD.HI") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5) CODE(REUSE_B, 6)
        SEP(", ") PUT(signed_c64_in_b, 1, 7) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(imad_hi_bx,
    PUT(guard, 4, 16) SEP(" ") TEXT("IMAD.HI") CODE(SIGNED, 0) TEXT(".X ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b_of_imad_bx, 1, 5)
        SEP(", ") CODE(INV_C, 11) NAME(r, 12) CODE(REUSE_C, 13) SEP(", ") CODE(NOT_Pp, 14)
        NAME(p, 15) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 17)))
FORM(imad_hi_cx,
    PUT(guard, 4, 13) SEP(" ") TEXT("IMAD.HI") CODE(SIGNED, 0) TEXT(".X ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5) CODE(REUSE_B, 6)
        SEP(", ") PUT(inverted_c64_in_b, 1, 7) SEP(", ") CODE(NOT_Pp, 11) NAME(p, 12) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(lop3,
    PUT(guard, 3, 16) SEP(" ") TEXT("LOP3.LUT") CODE(PAND, 0) SEP(" ") PUT(opt, 0, 1) SEP(", ")
        NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b, 1, 5) SEP(", ")
        NAME(r, 11) CODE(REUSE_C, 12) SEP(", ") HEX(13) SEP(", ") CODE(NOT_Pp, 14) NAME(p, 15)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 17)))
FORM(shf_b,
    PUT(guard, 1, 15) SEP(" ") TEXT("SHF") CODE(SHIFT_DIR, 0) CODE(W, 1) CODE(SHIFT_TYPE, 2)
        CODE(HI, 3) SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ")
        PUT(src_b, 0, 7) SEP(", ") NAME(r, 13) CODE(REUSE_C, 14) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 16)))
FORM(shf_c,
    PUT(guard, 1, 13) SEP(" ") TEXT("SHF") CODE(SHIFT_DIR, 0) CODE(W, 1) CODE(SHIFT_TYPE, 2)
        CODE(HI, 3) SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") NAME(r, 7)
        CODE(REUSE_B, 8) SEP(", ") PUT(mov_imm_b, 0, 9) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 14)))
FORM(prmt_b,
    PUT(guard, 1, 12) SEP(" ") TEXT("PRMT") CODE(logic_PRMT_MODE, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(src_b, 0, 4) SEP(", ") NAME(r, 10)
        CODE(REUSE_C, 11) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 13)))
FORM(prmt_c,
    PUT(guard, 1, 10) SEP(" ") TEXT("PRMT") CODE(logic_PRMT_MODE, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") NAME(r, 4) CODE(REUSE_B, 5) SEP(", ")
        PUT(mov_imm_b, 0, 6) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 11)))
FORM(sel,
    PUT(guard, 2, 11) SEP(" ") TEXT("SEL ") NAME(r, 0) TEXT(", ") NAME(r, 1) CODE(REUSE_A, 2)
        SEP(", ") PUT(src_b, 0, 3) SEP(", ") CODE(NOT_Pp, 9) NAME(p, 10) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 12)))
FORM(isetp_n,
    PUT(guard, 2, 15) SEP(" ") TEXT("ISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2) TEXT(" ")
        NAME(p, 3) TEXT(", ") NAME(p, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ")
        PUT(src_b_of_imad_bx, 0, 7) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 16)))
FORM(isetp_x,
    PUT(guard, 3, 17) SEP(" ") TEXT("ISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2) TEXT(".EX ")
        NAME(p, 3) TEXT(", ") NAME(p, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ")
        PUT(src_b_of_imad_bx, 0, 7) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP(", ")
        CODE(NOT_Pr, 15) NAME(p, 16) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 18)))
FORM(isetp_o,
    PUT(guard, 3, 17) SEP(" ") TEXT("ISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2) TEXT(" ")
        NAME(p, 3) TEXT(", ") NAME(p, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ")
        PUT(src_b_of_imad_bx, 0, 7) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP(", ")
        PUT(opt_src_of_isetp_o, 2, 15) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 18)))
FORM(isetp_ox,
    PUT(guard, 3, 17) SEP(" ") TEXT("ISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2) TEXT(".EX ")
        NAME(p, 3) TEXT(", ") NAME(p, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) SEP(", ")
        PUT(src_b_of_imad_bx, 0, 7) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP(", ")
        PUT(opt_src_of_isetp_o, 2, 15) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 18)))
FORM(lea_lo,
    PUT(guard, 3, 13) SEP(" ") TEXT("LEA ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(NEG_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(signed_b_of_lea_lo, 1, 5) SEP(", ")
        HEX(12) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(lea_x,
    PUT(guard, 4, 15) SEP(" ") TEXT("LEA.X ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(INV_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(signed_b_of_lea_x, 1, 5) SEP(", ")
        HEX(12) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 16)))
FORM(lea_hi,
    PUT(guard, 3, 15) SEP(" ") TEXT("LEA.HI ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(NEG_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(signed_b_of_lea_lo, 1, 5) SEP(", ")
        NAME(r, 12) CODE(REUSE_C, 13) SEP(", ") HEX(14) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 16)))
FORM(lea_hx,
    PUT(guard, 4, 17) SEP(" ") TEXT("LEA.HI.X ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(INV_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(signed_b_of_lea_x, 1, 5) SEP(", ")
        NAME(r, 12) CODE(REUSE_C, 13) SEP(", ") HEX(14) SEP(", ") CODE(NOT_Pp, 15) NAME(p, 16)
        SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 18)))
FORM(lea_ih,
    PUT(guard, 1, 9) SEP(" ") TEXT("LEA.HI ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(NEG_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5) CODE(REUSE_B, 6) SEP(", ")
        HEX(7) TEXT(", ") HEX(8) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
FORM(lea_ix,
    PUT(guard, 2, 11) SEP(" ") TEXT("LEA.HI.X ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(INV_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5) CODE(REUSE_B, 6) SEP(", ")
        HEX(7) TEXT(", ") HEX(8) SEP(", ") CODE(NOT_Pp, 9) NAME(p, 10) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 12)))
FORM(lea_sx,
    PUT(guard, 3, 13) SEP(" ") TEXT("LEA.HI.SX32 ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(NEG_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(signed_b_of_lea_lo, 1, 5) SEP(", ")
        HEX(12) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(lea_xs,
    PUT(guard, 4, 15) SEP(" ") TEXT("LEA.HI.X.SX32 ") NAME(r, 0) SEP(", ") PUT(opt, 0, 1) SEP(", ")
        CODE(INV_A, 2) NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(signed_b_of_lea_x, 1, 5) SEP(", ")
        HEX(12) SEP(", ") CODE(NOT_Pp, 13) NAME(p, 14) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 16)))
FORM(popc,
    PUT(guard, 2, 8) SEP(" ") TEXT("POPC ") NAME(r, 0) SEP(", ") PUT(signed_b_of_lea_x, 0, 1)
        SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(brev,
    PUT(guard, 1, 7) SEP(" ") TEXT("BREV ") NAME(r, 0) SEP(", ") PUT(src_b, 0, 1) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(flo,
    PUT(guard, 3, 11) SEP(" ") TEXT("FLO") CODE(SIGNED, 0) CODE(SH, 1) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(opt, 0, 3) SEP(", ") PUT(signed_b_of_lea_x, 1, 4) SEP_OWN(" ") PUT(pm_events, 4, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(iabs,
    PUT(guard, 1, 7) SEP(" ") TEXT("IABS ") NAME(r, 0) SEP(", ") PUT(src_b_of_imad_bx, 0, 1)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(sgxt,
    PUT(guard, 1, 11) SEP(" ") TEXT("SGXT") CODE(W, 0) CODE(SIGNED, 1) SEP(" ") NAME(r, 2)
        TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b, 0, 5) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)))
FORM(bmsk,
    PUT(guard, 1, 10) SEP(" ") TEXT("BMSK") CODE(W, 0) SEP(" ") NAME(r, 1) TEXT(", ") NAME(r, 2)
        CODE(REUSE_A, 3) SEP(", ") PUT(src_b, 0, 4) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 11)))
FORM(mov,
    PUT(guard, 2, 8) SEP(" ") TEXT("MOV ") NAME(r, 0) SEP(", ") PUT(src_b, 0, 1) SEP(", ")
        PUT(opt_number, 1, 7) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(imnmx,
    PUT(guard, 2, 12) SEP(" ") TEXT("IMNMX") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(src_b_of_imad_bx, 0, 4) SEP(", ") CODE(NOT_Pp, 10)
        NAME(p, 11) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 13)))
FORM(vimnmx,
    PUT(guard, 2, 12) SEP(" ") TEXT("VIMNMX") CODE(logic_VI_SIGNED, 0) SEP(" ") NAME(r, 1)
        TEXT(", ") NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(src_b_of_imad_bx, 0, 4) SEP(", ")
        CODE(NOT_Pp, 10) NAME(p, 11) SEP_OWN(" ") PUT(pm_events_of_atom_h, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 13)))
FORM(atom_arrive_g,
    PUT(guard, 2, 7) SEP(" ") TEXT("ATOM.E") PUT(arrive_op, 0, 0) CODE(EVICT, 0) TEXT(".64")
        CODE(STORE_ORDER_SCOPE, 1) SEP(" ") NAME(p, 2) TEXT(", ") NAME(r, 3) SEP(", ")
        PUT(addr64_ur_turing, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(atom_arrive_s,
    PUT(guard, 2, 5) SEP(" ") TEXT("ATOMS") PUT(arrive_op, 0, 0) TEXT(".64 ") NAME(r, 0) SEP(", ")
        PUT(addr_scaled_ur, 1, 1) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(atom_popc,
    PUT(guard, 2, 7) SEP(" ") TEXT("ATOM.E") PUT(popc_op, 0, 0) CODE(EVICT, 0) TEXT(".32")
        CODE(STORE_ORDER_SCOPE, 1) SEP(" ") NAME(p, 2) TEXT(", ") NAME(r, 3) SEP(", ")
        PUT(addr64_ur_turing, 1, 4) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(syncs_arr,
    PUT(guard, 1, 9) SEP(" ") TEXT("SYNCS.ARRIVE.TRANS64") CODE(mbarrier_TMASK, 0)
        CODE(mbarrier_RED, 1) CODE(mbarrier_OPTOUT, 2) CODE(mbarrier_ARRIVE, 3) SEP(" ") NAME(r, 4)
        SEP(", ") PUT(addr_ur, 0, 5) SEP(", ") NAME(r, 8) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
FORM(syncs_chk,
    PUT(guard, 1, 7) SEP(" ") TEXT("SYNCS") CODE(mbarrier_PHASE, 0) TEXT(".TRANS64")
        CODE(mbarrier_TRYWAIT, 1) SEP(" ") NAME(p, 2) SEP(", ") PUT(addr_ur, 0, 3) SEP(", ")
        NAME(r, 6) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(syncs_x,
    PUT(uguard, 1, 5) SEP(" ") TEXT("SYNCS") CODE(mbarrier_EXCH, 0) TEXT(".64 ") NAME(ur, 1)
        SEP(", ") PUT(addr_ura, 0, 2) SEP(", ") NAME(ur, 4) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 6)))
FORM(syncs_ld,
    PUT(uguard, 1, 3) SEP(" ") TEXT("SYNCS.LD.64 ") NAME(ur, 0) SEP(", ") PUT(addr_ura, 0, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(syncs_cas,
    PUT(uguard, 1, 5) SEP(" ") TEXT("SYNCS.CAS.64 ") NAME(ur, 0) SEP(", ") PUT(addr_ura, 0, 1)
        SEP(", ") NAME(ur, 3) TEXT(", ") NAME(ur, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 6)))
FORM(syncs_iv,
    PUT(guard, 1, 4) SEP(" ") TEXT("SYNCS.CCTL") CODE(mbarrier_CCTL_OP, 0) SEP(" ")
        PUT(addr_ur, 0, 1) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(syncs_cctl,
    PUT(guard, 0, 0) SEP(" ") TEXT("SYNCS.CCTL.IVALL") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(arrives,
    PUT(guard, 2, 5) SEP(" ") TEXT("ARRIVES.LDGSTSBAR") CODE(mbarrier_BAR_BITS, 0)
        PUT(opt_count, 0, 1) SEP(" ") PUT(addr_ur, 1, 2) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(ldg_v,
    PUT(guard, 3, 10) SEP(" ") TEXT("LDG") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LOAD_SIZE, 2)
        CODE(memory_LOAD_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) SEP(" ") PUT(opt, 1, 6) SEP(", ")
        NAME(r, 7) SEP(", ") PUT(addr_e, 2, 8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11)))
FORM(ldg_vz,
    PUT(guard, 2, 10) SEP(" ") TEXT("LDG") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LOAD_SIZE, 2)
        CODE(memory_LOAD_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) TEXT(".ZD ") NAME(p, 6)
        TEXT(", ") NAME(r, 7) SEP(", ") PUT(addr_e, 1, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(ldg_t,
    PUT(guard, 4, 13) SEP(" ") TEXT("LDG") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") PUT(opt, 1, 7) SEP(", ") NAME(r, 8) SEP(", ") PUT(addr_e, 2, 9) SEP(", ")
        PUT(opt_pl, 3, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(ldg_tz,
    PUT(guard, 3, 13) SEP(" ") TEXT("LDG") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        TEXT(".ZD ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr_e, 1, 9) SEP(", ")
        PUT(opt_pl, 2, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(ldg_tu,
    PUT(guard, 4, 14) SEP(" ") TEXT("LDG") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") PUT(opt, 1, 7) SEP(", ") NAME(r, 8) SEP(", ") PUT(addr64_ur_turing, 2, 9) SEP(", ")
        PUT(opt_pl, 3, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 15)))
FORM(ldg_tuz,
    PUT(guard, 3, 14) SEP(" ") TEXT("LDG") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        TEXT(".ZD ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr64_ur_turing, 1, 9)
        SEP(", ") PUT(opt_pl, 2, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 15)))
FORM(ldg_a,
    PUT(guard, 3, 11) SEP(" ") TEXT("LDG") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(SIZE, 3) CODE(LOAD_ORDER_SCOPE, 4) SEP(" ") PUT(opt, 0, 5) SEP(", ") NAME(r, 6)
        SEP(", ") PUT(addr_e, 1, 7) SEP(", ") PUT(opt_pl, 2, 9) SEP_OWN(" ") PUT(pm_events, 4, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(ldg_d,
    PUT(guard, 5, 11) SEP(" ") TEXT("LDG") PUT(opt_e, 0, 0) CODE(EVICT, 0) CODE(memory_LTC, 1)
        CODE(SIZE, 2) CODE(LOAD_ORDER_SCOPE, 3) SEP(" ") PUT(opt, 1, 4) SEP(", ") NAME(r, 5)
        SEP(", ") PUT(addr_global_of_ldg_d, 2, 6) SEP(", ") PUT(opt_pl, 3, 9) SEP(" ")
        OPTIONAL(PUT(desc_of_ldg_d, 4, 7)) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 12)))
FORM(ld_v,
    PUT(guard, 3, 9) SEP(" ") TEXT("LD") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LOAD_SIZE, 2)
        CODE(memory_LOAD_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) SEP(" ") NAME(r, 6) SEP(", ")
        PUT(addr_e_of_cctl_v, 2, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 10)))
FORM(ld_vz,
    PUT(guard, 2, 10) SEP(" ") TEXT("LD") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LOAD_SIZE, 2)
        CODE(memory_LOAD_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) TEXT(".ZD ") NAME(p, 6)
        TEXT(", ") NAME(r, 7) SEP(", ") PUT(addr_e_of_cctl_v, 1, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(ld_t,
    PUT(guard, 4, 12) SEP(" ") TEXT("LD") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") NAME(r, 7) SEP(", ") PUT(addr_e_of_cctl_v, 2, 8) SEP(", ") PUT(opt_pl, 3, 10)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 13)))
FORM(ld_tz,
    PUT(guard, 3, 13) SEP(" ") TEXT("LD") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        TEXT(".ZD ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr_e_of_cctl_v, 1, 9)
        SEP(", ") PUT(opt_pl, 2, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(ld_tu,
    PUT(guard, 4, 13) SEP(" ") TEXT("LD") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        SEP(" ") NAME(r, 7) SEP(", ") PUT(addr64_ur_turing, 2, 8) SEP(", ") PUT(opt_pl, 3, 11)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(ld_tuz,
    PUT(guard, 3, 14) SEP(" ") TEXT("LD") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(memory_LOAD_SIZE, 3) CODE(memory_LOAD_ORDER, 4) CODE(SCOPE, 5) CODE(PRIVATE, 6)
        TEXT(".ZD ") NAME(p, 7) TEXT(", ") NAME(r, 8) SEP(", ") PUT(addr64_ur_turing, 1, 9)
        SEP(", ") PUT(opt_pl, 2, 12) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 15)))
FORM(ld_a,
    PUT(guard, 3, 10) SEP(" ") TEXT("LD") CODE(E, 0) CODE(EVICT, 1) CODE(memory_LTC, 2)
        CODE(SIZE, 3) CODE(LOAD_ORDER_SCOPE, 4) SEP(" ") NAME(r, 5) SEP(", ")
        PUT(addr_e_of_cctl_v, 1, 6) SEP(", ") PUT(opt_pl, 2, 8) SEP_OWN(" ") PUT(pm_events, 4, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 11)))
FORM(ld_d,
    PUT(guard, 5, 10) SEP(" ") TEXT("LD") PUT(opt_e, 0, 0) CODE(EVICT, 0) CODE(memory_LTC, 1)
        CODE(SIZE, 2) CODE(LOAD_ORDER_SCOPE, 3) SEP(" ") NAME(r, 4) SEP(", ")
        PUT(addr_global_of_ldg_d, 2, 5) SEP(", ") PUT(opt_pl, 3, 8) SEP(" ")
        OPTIONAL(PUT(desc_of_ldg_d, 4, 6)) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 11)))
FORM(stg_v,
    PUT(guard, 2, 9) SEP(" ") TEXT("STG") CODE(E, 0) CODE(EVICT, 1) CODE(SIZE, 2)
        CODE(STORE_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) SEP(" ") PUT(addr_e, 1, 6) SEP(", ")
        NAME(r, 8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10)))
FORM(stg_tu,
    PUT(guard, 2, 10) SEP(" ") TEXT("STG") CODE(E, 0) CODE(EVICT, 1) CODE(SIZE, 2)
        CODE(STORE_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) SEP(" ") PUT(addr64_ur_turing, 1, 6)
        SEP(", ") NAME(r, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(stg_a,
    PUT(guard, 1, 7) SEP(" ") TEXT("STG") CODE(E, 0) CODE(EVICT, 1) CODE(SIZE, 2)
        CODE(STORE_ORDER_SCOPE, 3) SEP(" ") PUT(addr_e, 0, 4) SEP(", ") NAME(r, 6) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(stg_d,
    PUT(guard, 3, 7) SEP(" ") TEXT("STG") PUT(opt_e, 0, 0) CODE(EVICT, 0) CODE(SIZE, 1)
        CODE(STORE_ORDER_SCOPE, 2) SEP(" ") PUT(addr_global_of_ldg_d, 1, 3) SEP(", ") NAME(r, 6)
        SEP(" ") OPTIONAL(PUT(desc_of_ldg_d, 2, 4)) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 8)))
FORM(st_v,
    PUT(guard, 2, 9) SEP(" ") TEXT("ST") CODE(E, 0) CODE(EVICT, 1) CODE(SIZE, 2)
        CODE(STORE_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) SEP(" ") PUT(addr_e_of_cctl_v, 1, 6)
        SEP(", ") NAME(r, 8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 10)))
FORM(st_tu,
    PUT(guard, 2, 10) SEP(" ") TEXT("ST") CODE(E, 0) CODE(EVICT, 1) CODE(SIZE, 2)
        CODE(STORE_ORDER, 3) CODE(SCOPE, 4) CODE(PRIVATE, 5) SEP(" ") PUT(addr64_ur_turing, 1, 6)
        SEP(", ") NAME(r, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(st_a,
    PUT(guard, 1, 7) SEP(" ") TEXT("ST") CODE(E, 0) CODE(EVICT, 1) CODE(SIZE, 2)
        CODE(STORE_ORDER_SCOPE, 3) SEP(" ") PUT(addr_e_of_cctl_v, 0, 4) SEP(", ") NAME(r, 6)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(st_d,
    PUT(guard, 3, 7) SEP(" ") TEXT("ST") PUT(opt_e, 0, 0) CODE(EVICT, 0) CODE(SIZE, 1)
        CODE(STORE_ORDER_SCOPE, 2) SEP(" ") PUT(addr_global_of_ldg_d, 1, 3) SEP(", ") NAME(r, 6)
        SEP(" ") OPTIONAL(PUT(desc_of_ldg_d, 2, 4)) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 8)))
FORM(ldl_v,
    PUT(guard, 1, 5) SEP(" ") TEXT("LDL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(addr_e, 0, 3) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(ldl_t,
    PUT(guard, 1, 5) SEP(" ") TEXT("LDL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(addr_e, 0, 3) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(ldl_tu,
    PUT(guard, 1, 6) SEP(" ") TEXT("LDL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(addr_ur, 0, 3) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(ldl_d,
    PUT(guard, 2, 6) SEP(" ") TEXT("LDL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ") NAME(r, 2) SEP(", ")
        PUT(addr_local, 0, 3) SEP(" ") OPTIONAL(PUT(desc_local, 1, 4)) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(stl_v,
    PUT(guard, 1, 5) SEP(" ") TEXT("STL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ") PUT(addr_e, 0, 2)
        SEP(", ") NAME(r, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(stl_t,
    PUT(guard, 1, 5) SEP(" ") TEXT("STL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ") PUT(addr_e, 0, 2)
        SEP(", ") NAME(r, 4) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(stl_tu,
    PUT(guard, 1, 6) SEP(" ") TEXT("STL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ") PUT(addr_ur, 0, 2)
        SEP(", ") NAME(r, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(stl_d,
    PUT(guard, 2, 6) SEP(" ") TEXT("STL") CODE(EVICT, 0) CODE(SIZE, 1) SEP(" ")
        PUT(addr_local, 0, 2) SEP(", ") NAME(r, 5) SEP(" ") OPTIONAL(PUT(desc_local, 1, 3))
        SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(lds_v,
    PUT(guard, 2, 5) SEP(" ") TEXT("LDS") CODE(memory_U, 0) CODE(memory_SHARED_SIZE, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_e, 1, 3) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(lds_vz,
    PUT(guard, 1, 6) SEP(" ") TEXT("LDS") CODE(memory_U, 0) CODE(memory_SHARED_SIZE, 1) TEXT(".ZD ")
        NAME(p, 2) TEXT(", ") NAME(r, 3) SEP(", ") PUT(addr_e, 0, 4) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(lds_t,
    PUT(guard, 2, 6) SEP(" ") TEXT("LDS") CODE(memory_U, 0) CODE(memory_SHARED_SIZE, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_scaled, 1, 3) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(lds_tz,
    PUT(guard, 1, 7) SEP(" ") TEXT("LDS") CODE(memory_U, 0) CODE(memory_SHARED_SIZE, 1) TEXT(".ZD ")
        NAME(p, 2) TEXT(", ") NAME(r, 3) SEP(", ") PUT(addr_scaled, 0, 4) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 8)))
FORM(lds_tu,
    PUT(guard, 2, 7) SEP(" ") TEXT("LDS") CODE(memory_U, 0) CODE(memory_SHARED_SIZE, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(addr_scaled_ur, 1, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(lds_tuz,
    PUT(guard, 1, 8) SEP(" ") TEXT("LDS") CODE(memory_U, 0) CODE(memory_SHARED_SIZE, 1) TEXT(".ZD ")
        NAME(p, 2) TEXT(", ") NAME(r, 3) SEP(", ") PUT(addr_scaled_ur, 0, 4) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 9)))
FORM(lds_a,
    PUT(guard, 2, 5) SEP(" ") TEXT("LDS") CODE(memory_SHARED_SIZE, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(addr_scaled, 1, 2) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(lds_au,
    PUT(guard, 2, 6) SEP(" ") TEXT("LDS") CODE(memory_SHARED_SIZE, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(addr_scaled_ur, 1, 2) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(sts_v,
    PUT(guard, 1, 4) SEP(" ") TEXT("STS") CODE(SIZE, 0) SEP(" ") PUT(addr_e, 0, 1) SEP(", ")
        NAME(r, 3) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(sts_t,
    PUT(guard, 1, 5) SEP(" ") TEXT("STS") CODE(SIZE, 0) SEP(" ") PUT(addr_scaled, 0, 1) SEP(", ")
        NAME(r, 4) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(sts_tu,
    PUT(guard, 1, 6) SEP(" ") TEXT("STS") CODE(SIZE, 0) SEP(" ") PUT(addr_scaled_ur, 0, 1) SEP(", ")
        NAME(r, 5) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(ldc_v,
    PUT(guard, 1, 6) SEP(" ") TEXT("LDC") CODE(memory_LDC_MODE, 0) CODE(memory_CONST_SIZE, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(const_indexed, 0, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(ldc_t,
    PUT(guard, 1, 6) SEP(" ") TEXT("LDC") CODE(memory_LDC_MODE, 0) CODE(memory_CONST_SIZE, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(const_indexed, 0, 3) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(ldc_x,
    PUT(guard, 1, 6) SEP(" ") TEXT("LDC") CODE(memory_LDC_MODE, 0) CODE(memory_CONST_SIZE, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(const_bindless, 0, 3) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(uldc_c,
    PUT(uguard, 1, 5) SEP(" ") TEXT("ULDC") CODE(memory_CONST_SIZE, 0) SEP(" ") NAME(ur, 1)
        SEP(", ") PUT(const_u, 0, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 6)))
FORM(uldc_i,
    PUT(uguard, 0, 4) SEP(" ") TEXT("ULDC") CODE(memory_CONST_SIZE, 0) SEP(" ") NAME(ur, 1)
        SEP(", ") TEXT("c[") HEX(2) TEXT("][") NAME(ur, 3) TEXT("]") SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 5)))
FORM(uldc_io,
    PUT(uguard, 0, 5) SEP(" ") TEXT("ULDC") CODE(memory_CONST_SIZE, 0) SEP(" ") NAME(ur, 1)
        SEP(", ") TEXT("c[") HEX(2) TEXT("][") NAME(ur, 3) TEXT("+") SIGNED(4, 16) TEXT("]")
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 1, 6)))
FORM(uldc_m,
    PUT(uguard, 1, 6) SEP(" ") TEXT("ULDC") CODE(memory_CONST_SIZE, 0) SEP(" ") NAME(ur, 1)
        SEP(", ") TEXT("[") NAME(ur, 2) TEXT("+") SIGNED(3, 32) TEXT("]") SEP(", ")
        CODE(memory_NOT_ULDC_UP, 4) NAME(up, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 7)))
FORM(ldsm_r,
    PUT(guard, 1, 5) SEP(" ") TEXT("LDSM.16") CODE(memory_MATRIX, 0) CODE(memory_MATRICES, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(addr_e, 0, 3) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(ldsm_u,
    PUT(guard, 1, 6) SEP(" ") TEXT("LDSM.16") CODE(memory_MATRIX, 0) CODE(memory_MATRICES, 1)
        SEP(" ") NAME(r, 2) SEP(", ") PUT(addr_ur, 0, 3) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 7)))
FORM(stsm,
    PUT(guard, 1, 5) SEP(" ") TEXT("STSM.16") CODE(memory_MATRIX, 0) CODE(memory_MATRICES, 1)
        SEP(" ") PUT(addr_e, 0, 2) SEP(", ") NAME(r, 4) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(ldgsts_r,
    PUT(guard, 4, 13) SEP(" ") TEXT("LDGSTS.E") CODE(memory_BYPASS, 0) CODE(EVICT, 1)
        CODE(memory_COPY_LTC, 2) CODE(memory_COPY_SIZE, 3) CODE(memory_ZFILL, 4)
        CODE(memory_COPY_ORDER_SCOPE, 5) SEP(" ") PUT(copy_to, 0, 6) SEP(", ") PUT(copy_from, 1, 8)
        SEP(", ") PUT(opt_src, 2, 11) SEP(" ") OPTIONAL(PUT(desc_of_ldg_d, 3, 9)) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(ldgsts_u,
    PUT(guard, 3, 13) SEP(" ") TEXT("LDGSTS.E") CODE(memory_BYPASS, 0) CODE(EVICT, 1)
        CODE(memory_COPY_LTC, 2) CODE(memory_COPY_SIZE, 3) CODE(memory_ZFILL, 4)
        CODE(memory_COPY_ORDER_SCOPE, 5) SEP(" ") PUT(copy_to_ur, 0, 6) SEP(", ")
        PUT(copy_from_ur, 1, 9) SEP(", ") PUT(opt_src, 2, 11) SEP_OWN(" ") PUT(pm_events, 4, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(ldgsts_us,
    PUT(guard, 3, 13) SEP(" ") TEXT("LDGSTS.E") CODE(memory_BYPASS, 0) CODE(EVICT, 1)
        CODE(memory_COPY_LTC, 2) CODE(memory_COPY_SIZE, 3) CODE(memory_ZFILL, 4)
        CODE(memory_COPY_ORDER_SCOPE, 5) SEP(" ") PUT(copy_to_ur, 0, 6) SEP(", ")
        PUT(copy_from_ur, 1, 9) SEP(", ") PUT(opt_src, 2, 11) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(ldgdepbar,
    PUT(guard, 0, 0) SEP(" ") TEXT("LDGDEPBAR") SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 1)))
FORM(s2r,
    PUT(guard, 1, 2) SEP(" ") TEXT("S2R ") NAME(r, 0) TEXT(", ") PUT(special, 0, 1) SEP_OWN(" ")
        PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(cs2r,
    PUT(guard, 1, 3) SEP(" ") TEXT("CS2R") CODE(special_SR_64, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        PUT(special, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(suld_d,
    PUT(guard, 4, 17) SEP(" ") TEXT("SULD.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(EVICT, 2) CODE(SIZE, 3) PUT(access_order, 1, 4) CODE(surface_OUT_OF_RANGE, 8) SEP(" ")
        PUT(opt, 2, 9) SEP(", ") NAME(r, 10) SEP(", ") TEXT("[") NAME(r, 11) TEXT("]") SEP(", ")
        PUT(surface, 3, 12) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 18)))
FORM(suld_dr,
    PUT(guard, 4, 13) SEP(" ") TEXT("SULD.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(EVICT, 2) CODE(SIZE, 3) PUT(access_order, 1, 4) CODE(surface_OUT_OF_RANGE, 8) SEP(" ")
        PUT(opt, 2, 9) SEP(", ") NAME(r, 10) SEP(", ") TEXT("[") NAME(r, 11) TEXT("]") SEP(", ")
        PUT(surface_rc, 3, 12) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(suld_p,
    PUT(guard, 4, 16) SEP(" ") TEXT("SULD.P") CODE(surface_DIM, 0) CODE(EVICT, 1)
        PUT(access_order, 0, 2) CODE(surface_MASK, 6) CODE(surface_OUT_OF_RANGE, 7) SEP(" ")
        PUT(opt, 2, 8) SEP(", ") NAME(r, 9) SEP(", ") TEXT("[") NAME(r, 10) TEXT("]") SEP(", ")
        PUT(surface, 3, 11) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 17)))
FORM(suld_pr,
    PUT(guard, 4, 12) SEP(" ") TEXT("SULD.P") CODE(surface_DIM, 0) CODE(EVICT, 1)
        PUT(access_order, 0, 2) CODE(surface_MASK, 6) CODE(surface_OUT_OF_RANGE, 7) SEP(" ")
        PUT(opt, 2, 8) SEP(", ") NAME(r, 9) SEP(", ") TEXT("[") NAME(r, 10) TEXT("]") SEP(", ")
        PUT(surface_rc, 3, 11) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 13)))
FORM(sust_d,
    PUT(guard, 3, 16) SEP(" ") TEXT("SUST.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(EVICT, 2) CODE(SIZE, 3) PUT(access_order_of_sust_d, 1, 4) CODE(surface_OUT_OF_RANGE, 8)
        SEP(" ") TEXT("[") NAME(r, 9) TEXT("]") SEP(", ") NAME(r, 10) SEP(", ") PUT(surface, 2, 11)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 17)))
FORM(sust_dr,
    PUT(guard, 3, 12) SEP(" ") TEXT("SUST.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(EVICT, 2) CODE(SIZE, 3) PUT(access_order_of_sust_d, 1, 4) CODE(surface_OUT_OF_RANGE, 8)
        SEP(" ") TEXT("[") NAME(r, 9) TEXT("]") SEP(", ") NAME(r, 10) TEXT(", ")
        PUT(surface_rc, 2, 11) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(sust_p,
    PUT(guard, 3, 15) SEP(" ") TEXT("SUST.P") CODE(surface_DIM, 0) CODE(EVICT, 1)
        PUT(access_order_of_sust_d, 0, 2) CODE(surface_MASK, 6) CODE(surface_OUT_OF_RANGE, 7)
        SEP(" ") TEXT("[") NAME(r, 8) TEXT("]") SEP(", ") NAME(r, 9) SEP(", ") PUT(surface, 2, 10)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 16)))
FORM(sust_pr,
    PUT(guard, 3, 11) SEP(" ") TEXT("SUST.P") CODE(surface_DIM, 0) CODE(EVICT, 1)
        PUT(access_order_of_sust_d, 0, 2) CODE(surface_MASK, 6) CODE(surface_OUT_OF_RANGE, 7)
        SEP(" ") TEXT("[") NAME(r, 8) TEXT("]") SEP(", ") NAME(r, 9) TEXT(", ")
        PUT(surface_rc, 2, 10) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(sured_d,
    PUT(guard, 3, 17) SEP(" ") TEXT("SURED.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(RED_OP, 2) CODE(EVICT, 3) CODE(surface_TYPE, 4) PUT(atom_order, 1, 5)
        CODE(surface_OUT_OF_RANGE, 9) SEP(" ") TEXT("[") NAME(r, 10) TEXT("]") SEP(", ") NAME(r, 11)
        SEP(", ") PUT(surface, 2, 12) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 18)))
FORM(sured_dr,
    PUT(guard, 3, 13) SEP(" ") TEXT("SURED.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(RED_OP, 2) CODE(EVICT, 3) CODE(surface_TYPE, 4) PUT(atom_order, 1, 5)
        CODE(surface_OUT_OF_RANGE, 9) SEP(" ") TEXT("[") NAME(r, 10) TEXT("]") SEP(", ") NAME(r, 11)
        TEXT(", ") PUT(surface_rc, 2, 12) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 14)))
FORM(suatom_d,
    PUT(guard, 3, 19) SEP(" ") TEXT("SUATOM.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(ATOM_OP, 2) CODE(EVICT, 3) CODE(surface_TYPE, 4) PUT(atom_order, 1, 5)
        CODE(surface_OUT_OF_RANGE, 9) SEP(" ") NAME(p, 10) TEXT(", ") NAME(r, 11) SEP(", ")
        TEXT("[") NAME(r, 12) TEXT("]") SEP(", ") NAME(r, 13) SEP(", ") PUT(surface, 2, 14)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 20)))
FORM(suatom_dr,
    PUT(guard, 3, 15) SEP(" ") TEXT("SUATOM.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        CODE(ATOM_OP, 2) CODE(EVICT, 3) CODE(surface_TYPE, 4) PUT(atom_order, 1, 5)
        CODE(surface_OUT_OF_RANGE, 9) SEP(" ") NAME(p, 10) TEXT(", ") NAME(r, 11) SEP(", ")
        TEXT("[") NAME(r, 12) TEXT("]") SEP(", ") NAME(r, 13) TEXT(", ") PUT(surface_rc, 2, 14)
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 16)))
FORM(suatom_c,
    PUT(guard, 3, 18) SEP(" ") TEXT("SUATOM.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        TEXT(".CAS") CODE(EVICT, 2) CODE(surface_CAS_TYPE, 3) PUT(atom_order, 1, 4)
        CODE(surface_OUT_OF_RANGE, 8) SEP(" ") NAME(p, 9) TEXT(", ") NAME(r, 10) SEP(", ") TEXT("[")
        NAME(r, 11) TEXT("]") SEP(", ") NAME(r, 12) SEP(", ") PUT(surface, 2, 13) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 19)))
FORM(suatom_cr,
    PUT(guard, 3, 14) SEP(" ") TEXT("SUATOM.D") CODE(surface_BA, 0) CODE(surface_DIM, 1)
        TEXT(".CAS") CODE(EVICT, 2) CODE(surface_CAS_TYPE, 3) PUT(atom_order, 1, 4)
        CODE(surface_OUT_OF_RANGE, 8) SEP(" ") NAME(p, 9) TEXT(", ") NAME(r, 10) SEP(", ") TEXT("[")
        NAME(r, 11) TEXT("]") SEP(", ") NAME(r, 12) TEXT(", ") PUT(surface_rc, 2, 13) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 15)))
FORM(suquery_c,
    PUT(guard, 1, 9) SEP(" ") TEXT("SUQUERY") CODE(surface_DIM, 0) TEXT(" ") NAME(p, 1) TEXT(", ")
        NAME(r, 2) SEP(", ") TEXT("[") NAME(r, 3) TEXT("]") SEP(", ") TEXT("COMP_STATUS") SEP(", ")
        PUT(surface_of_suquery_c, 0, 4) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
FORM(suquery_r,
    PUT(guard, 1, 5) SEP(" ") TEXT("SUQUERY") CODE(surface_DIM, 0) TEXT(" ") NAME(p, 1) TEXT(", ")
        NAME(r, 2) SEP(", ") TEXT("[") NAME(r, 3) TEXT("]") SEP(", ") TEXT("COMP_STATUS, ")
        NAME(r, 4) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(hmma_884,
    PUT(guard, 1, 15) SEP(" ") TEXT("HMMA") CODE(tensor_SHAPE_884, 0) CODE(tensor_HMMA_884_TYPE, 1)
        CODE(tensor_STEP, 2) CODE(SATFINITE, 3) SEP(" ") NAME(r, 4) SEP(", ") CODE(NEG_A, 5)
        NAME(r, 6) CODE(REUSE_A, 7) CODE(tensor_LAYOUT_A, 8) SEP(", ") CODE(NEG_B, 9) NAME(r, 10)
        CODE(REUSE_B, 11) CODE(tensor_LAYOUT_B, 12) TEXT(", ") NAME(r, 13) CODE(REUSE_C, 14)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 16)))
FORM(hmma_t,
    PUT(guard, 1, 12) SEP(" ") TEXT("HMMA") CODE(tensor_HMMA_SHAPE, 0) CODE(tensor_HMMA_DST, 1)
        CODE(SATFINITE, 2) SEP(" ") NAME(r, 3) SEP(", ") CODE(NEG_A, 4) NAME(r, 5) CODE(REUSE_A, 6)
        SEP(", ") CODE(NEG_B, 7) NAME(r, 8) CODE(REUSE_B, 9) SEP(", ") NAME(r, 10) CODE(REUSE_C, 11)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 13)))
FORM(hmma_a,
    PUT(guard, 2, 14) SEP(" ") TEXT("HMMA") CODE(tensor_HMMA_SHAPE, 0) CODE(tensor_HMMA_DST, 1)
        CODE(tensor_HMMA_FORMAT, 2) SEP(" ") NAME(r, 3) SEP(", ") CODE(NEG_A, 4) NAME(r, 5)
        CODE(REUSE_A, 6) SEP(", ") CODE(NEG_B, 7) NAME(r, 8) CODE(REUSE_B, 9) SEP(", ") NAME(r, 10)
        CODE(REUSE_C, 11) PUT(opt_upmma, 0, 12) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 15)))
FORM(hmma_sp,
    PUT(guard, 2, 17) SEP(" ") TEXT("HMMA.SP") CODE(tensor_HMMA_SP_SHAPE, 0)
        CODE(tensor_HMMA_DST, 1) CODE(tensor_HMMA_FORMAT, 2) SEP(" ") NAME(r, 3) SEP(", ")
        CODE(NEG_A, 4) NAME(r, 5) CODE(REUSE_A, 6) SEP(", ") CODE(NEG_B, 7) NAME(r, 8)
        CODE(REUSE_B, 9) SEP(", ") NAME(r, 10) CODE(REUSE_C, 11) PUT(opt_upmma, 0, 12) SEP(", ")
        NAME(r, 14) CODE(tensor_META_REUSE, 15) SEP(", ") HEX(16) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 18)))
FORM(imma,
    PUT(guard, 1, 13) SEP(" ") TEXT("IMMA") CODE(tensor_IMMA_SHAPE, 0) CODE(tensor_IMMA_TYPE_A, 1)
        CODE(tensor_IMMA_TYPE_B, 2) CODE(tensor_SAT_82, 3) SEP(" ") NAME(r, 4) TEXT(", ") NAME(r, 5)
        CODE(REUSE_A, 6) TEXT(".ROW, ") NAME(r, 7) CODE(REUSE_B, 8) TEXT(".COL, ") NAME(r, 9)
        CODE(REUSE_C, 10) PUT(opt_upmma, 0, 11) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 14)))
FORM(imma_sp,
    PUT(guard, 1, 16) SEP(" ") TEXT("IMMA.SP") CODE(tensor_IMMA_SP_SHAPE, 0)
        CODE(tensor_IMMA_TYPE_A, 1) CODE(tensor_IMMA_TYPE_B, 2) CODE(tensor_SAT_82, 3) SEP(" ")
        NAME(r, 4) TEXT(", ") NAME(r, 5) CODE(REUSE_A, 6) TEXT(".ROW, ") NAME(r, 7) CODE(REUSE_B, 8)
        TEXT(".COL, ") NAME(r, 9) CODE(REUSE_C, 10) PUT(opt_upmma, 0, 11) SEP(", ") NAME(r, 13)
        CODE(tensor_META_REUSE, 14) SEP(", ") HEX(15) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 17)))
FORM(bmma,
    PUT(guard, 1, 11) SEP(" ") TEXT("BMMA") CODE(tensor_BMMA_SHAPE, 0) CODE(tensor_BMMA_OP, 1)
        TEXT(".POPC ") NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) TEXT(".ROW, ") NAME(r, 5)
        CODE(REUSE_B, 6) TEXT(".COL, ") NAME(r, 7) CODE(REUSE_C, 8) PUT(opt_upmma, 0, 9)
        SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)))
FORM(dmma_a,
    PUT(guard, 4, 13) SEP(" ") TEXT("DMMA.884") CODE(RND, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(f64_a, 0, 2) SEP(", ") PUT(dmma_b, 1, 5) SEP(", ") PUT(f64_rc, 2, 8)
        PUT(opt_upmma, 3, 11) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(dmma_h,
    PUT(guard, 4, 14) SEP(" ") TEXT("DMMA") CODE(tensor_DMMA_SHAPE, 0) CODE(RND, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(f64_a, 0, 3) SEP(", ") PUT(dmma_b, 1, 6) SEP(", ")
        PUT(f64_rc, 2, 9) PUT(opt_upmma_of_dmma_h, 3, 12) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 15)))
FORM(movm,
    PUT(guard, 0, 4) SEP(" ") TEXT("MOVM") CODE(tensor_MOVM_SIZE, 0) CODE(tensor_MOVM_KIND, 1)
        TEXT(" ") NAME(r, 2) TEXT(", ") NAME(r, 3) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(hgmma_hgmma_r,
    PUT(guard, 0, 6) SEP(" ") TEXT("HGMMA ") NAME(r, 0) TEXT(", ") NAME(r, 1) CODE(REUSE_A, 2)
        SEP(", ") TEXT("gdesc[") NAME(ur, 3) TEXT("]") SEP(", ") NAME(r, 4) CODE(REUSE_C, 5)
        SEP(", ") TEXT("gsb0") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 7)))
FORM(hgmma_igmma_r,
    PUT(guard, 0, 6) SEP(" ") TEXT("IGMMA ") NAME(r, 0) TEXT(", ") NAME(r, 1) CODE(REUSE_A, 2)
        SEP(", ") TEXT("gdesc[") NAME(ur, 3) TEXT("]") SEP(", ") NAME(r, 4) CODE(REUSE_C, 5)
        SEP(", ") TEXT("gsb0") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 7)))
FORM(hgmma_bgmma_r,
    PUT(guard, 0, 6) SEP(" ") TEXT("BGMMA ") NAME(r, 0) TEXT(", ") NAME(r, 1) CODE(REUSE_A, 2)
        SEP(", ") TEXT("gdesc[") NAME(ur, 3) TEXT("]") SEP(", ") NAME(r, 4) CODE(REUSE_C, 5)
        SEP(", ") TEXT("gsb0") SEP_OWN(" ") PUT(pm_events_of_atom_h, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 7)))
FORM(hgmma_hgmma_d,
    PUT(guard, 0, 4) SEP(" ") TEXT("HGMMA ") NAME(r, 0) SEP(", ") TEXT("gdesc[") NAME(ur, 1)
        TEXT("]") SEP(", ") NAME(r, 2) CODE(REUSE_C, 3) SEP(", ") TEXT("gsb0") SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(hgmma_igmma_d,
    PUT(guard, 0, 4) SEP(" ") TEXT("IGMMA ") NAME(r, 0) SEP(", ") TEXT("gdesc[") NAME(ur, 1)
        TEXT("]") SEP(", ") NAME(r, 2) CODE(REUSE_C, 3) SEP(", ") TEXT("gsb0") SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(hgmma_bgmma_d,
    PUT(guard, 0, 4) SEP(" ") TEXT("BGMMA ") NAME(r, 0) SEP(", ") TEXT("gdesc[") NAME(ur, 1)
        TEXT("]") SEP(", ") NAME(r, 2) CODE(REUSE_C, 3) SEP(", ") TEXT("gsb0") SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(tex_c,
    PUT(guard, 6, 21) SEP(" ") TEXT("TEX") CODE(texture_SCR, 0) PUT(opt_bindless, 0, 1)
        CODE(texture_F16, 2) CODE(texture_LOD, 3) CODE(texture_AOFFI, 4) CODE(texture_DC, 5)
        CODE(EVICT, 6) CODE(NDV, 7) CODE(texture_NODEP, 8) SEP(" ") PUT(opt, 1, 9) SEP(", ")
        NAME(r, 10) TEXT(", ") NAME(r, 11) TEXT(", ") NAME(r, 12) SEP(", ") PUT(opt_reg, 2, 13)
        SEP(", ") PUT(bound_const, 3, 14) SEP(", ") CODE(texture_DIM, 18) SEP(", ")
        PUT(opt_number, 4, 19) SEP(" ") OPTIONAL(PUT(opt_hint, 5, 20)) SEP_OWN(" ")
        PUT(pm_events, 7, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 22)))
FORM(tex_i,
    PUT(guard, 5, 20) SEP(" ") TEXT("TEX") CODE(texture_SCR, 0) CODE(texture_BINDLESS, 1)
        CODE(texture_F16, 2) CODE(texture_LOD, 3) CODE(texture_AOFFI, 4) CODE(texture_DC, 5)
        CODE(EVICT, 6) CODE(NDV, 7) CODE(texture_NODEP, 8) SEP(" ") PUT(opt, 0, 9) SEP(", ")
        NAME(r, 10) TEXT(", ") NAME(r, 11) TEXT(", ") NAME(r, 12) SEP(", ") PUT(opt_reg, 1, 13)
        SEP(", ") PUT(bound_numbers, 2, 14) SEP(", ") CODE(texture_DIM, 17) SEP(", ")
        PUT(opt_number, 3, 18) SEP(" ") OPTIONAL(PUT(opt_hint, 4, 19)) SEP_OWN(" ")
        PUT(pm_events, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 21)))
FORM(tex_r,
    PUT(guard, 5, 17) SEP(" ") TEXT("TEX") CODE(texture_SCR, 0) CODE(texture_BINDLESS, 1)
        CODE(texture_F16, 2) CODE(texture_LOD, 3) CODE(texture_AOFFI, 4) CODE(texture_DC, 5)
        CODE(EVICT, 6) CODE(NDV, 7) CODE(texture_NODEP, 8) SEP(" ") PUT(opt, 0, 9) SEP(", ")
        NAME(r, 10) TEXT(", ") NAME(r, 11) TEXT(", ") NAME(r, 12) SEP(", ") PUT(opt_reg, 1, 13)
        SEP(", ") CODE(texture_DIM, 14) SEP(", ") PUT(opt_number, 3, 15) SEP(" ")
        OPTIONAL(PUT(opt_hint, 4, 16)) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 18)))
FORM(tld_c,
    PUT(guard, 6, 21) SEP(" ") TEXT("TLD") CODE(texture_SCR, 0) PUT(opt_bindless, 0, 1)
        CODE(texture_F16, 2) CODE(texture_LOAD_LOD, 3) CODE(texture_AOFFI, 4) CODE(EVICT, 5)
        CODE(texture_CL, 6) CODE(texture_MS, 7) CODE(texture_NODEP, 8) SEP(" ") PUT(opt, 1, 9)
        SEP(", ") NAME(r, 10) TEXT(", ") NAME(r, 11) TEXT(", ") NAME(r, 12) SEP(", ")
        PUT(opt_reg, 2, 13) SEP(", ") PUT(bound_const, 3, 14) SEP(", ") CODE(texture_LOAD_DIM, 18)
        SEP(", ") PUT(opt_number, 4, 19) SEP(" ") OPTIONAL(PUT(opt_hint, 5, 20)) SEP_OWN(" ")
        PUT(pm_events, 7, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 22)))
FORM(tld_i,
    PUT(guard, 5, 20) SEP(" ") TEXT("TLD") CODE(texture_SCR, 0) CODE(texture_BINDLESS, 1)
        CODE(texture_F16, 2) CODE(texture_LOAD_LOD, 3) CODE(texture_AOFFI, 4) CODE(EVICT, 5)
        CODE(texture_CL, 6) CODE(texture_MS, 7) CODE(texture_NODEP, 8) SEP(" ") PUT(opt, 0, 9)
        SEP(", ") NAME(r, 10) TEXT(", ") NAME(r, 11) TEXT(", ") NAME(r, 12) SEP(", ")
        PUT(opt_reg, 1, 13) SEP(", ") PUT(bound_numbers, 2, 14) SEP(", ") CODE(texture_LOAD_DIM, 17)
        SEP(", ") PUT(opt_number, 3, 18) SEP(" ") OPTIONAL(PUT(opt_hint, 4, 19)) SEP_OWN(" ")
        PUT(pm_events, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 21)))
FORM(tld_r,
    PUT(guard, 5, 17) SEP(" ") TEXT("TLD") CODE(texture_SCR, 0) CODE(texture_BINDLESS, 1)
        CODE(texture_F16, 2) CODE(texture_LOAD_LOD, 3) CODE(texture_AOFFI, 4) CODE(EVICT, 5)
        CODE(texture_CL, 6) CODE(texture_MS, 7) CODE(texture_NODEP, 8) SEP(" ") PUT(opt, 0, 9)
        SEP(", ") NAME(r, 10) TEXT(", ") NAME(r, 11) TEXT(", ") NAME(r, 12) SEP(", ")
        PUT(opt_reg, 1, 13) SEP(", ") CODE(texture_LOAD_DIM, 14) SEP(", ") PUT(opt_number, 3, 15)
        SEP(" ") OPTIONAL(PUT(opt_hint, 4, 16)) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 18)))
FORM(tld4_c,
    PUT(guard, 6, 20) SEP(" ") TEXT("TLD4") CODE(texture_SCR, 0) CODE(texture_COMPONENT, 1)
        PUT(opt_bindless, 0, 2) CODE(texture_F16, 3) CODE(texture_GATHER_OFFSET, 4)
        CODE(texture_DC, 5) CODE(EVICT, 6) CODE(texture_NODEP, 7) SEP(" ") PUT(opt, 1, 8) SEP(", ")
        NAME(r, 9) TEXT(", ") NAME(r, 10) TEXT(", ") NAME(r, 11) SEP(", ") PUT(opt_reg, 2, 12)
        SEP(", ") PUT(bound_const, 3, 13) SEP(", ") CODE(texture_GATHER_DIM, 17) SEP(", ")
        PUT(opt_number, 4, 18) SEP(" ") OPTIONAL(PUT(opt_hint, 5, 19)) SEP_OWN(" ")
        PUT(pm_events, 7, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 21)))
FORM(tld4_i,
    PUT(guard, 5, 19) SEP(" ") TEXT("TLD4") CODE(texture_SCR, 0) CODE(texture_COMPONENT, 1)
        CODE(texture_BINDLESS, 2) CODE(texture_F16, 3) CODE(texture_GATHER_OFFSET, 4)
        CODE(texture_DC, 5) CODE(EVICT, 6) CODE(texture_NODEP, 7) SEP(" ") PUT(opt, 0, 8) SEP(", ")
        NAME(r, 9) TEXT(", ") NAME(r, 10) TEXT(", ") NAME(r, 11) SEP(", ") PUT(opt_reg, 1, 12)
        SEP(", ") PUT(bound_numbers, 2, 13) SEP(", ") CODE(texture_GATHER_DIM, 16) SEP(", ")
        PUT(opt_number, 3, 17) SEP(" ") OPTIONAL(PUT(opt_hint, 4, 18)) SEP_OWN(" ")
        PUT(pm_events, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 20)))
FORM(tld4_r,
    PUT(guard, 5, 16) SEP(" ") TEXT("TLD4") CODE(texture_SCR, 0) CODE(texture_COMPONENT, 1)
        CODE(texture_BINDLESS, 2) CODE(texture_F16, 3) CODE(texture_GATHER_OFFSET, 4)
        CODE(texture_DC, 5) CODE(EVICT, 6) CODE(texture_NODEP, 7) SEP(" ") PUT(opt, 0, 8) SEP(", ")
        NAME(r, 9) TEXT(", ") NAME(r, 10) TEXT(", ") NAME(r, 11) SEP(", ") PUT(opt_reg, 1, 12)
        SEP(", ") CODE(texture_GATHER_DIM, 13) SEP(", ") PUT(opt_number, 3, 14) SEP(" ")
        OPTIONAL(PUT(opt_hint, 4, 15)) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 17)))
FORM(txd_c,
    PUT(guard, 6, 18) SEP(" ") TEXT("TXD") PUT(opt_bindless, 0, 0) CODE(texture_F16, 1)
        CODE(texture_LC, 2) CODE(texture_AOFFI, 3) CODE(EVICT, 4) CODE(texture_NODEP, 5) SEP(" ")
        PUT(opt, 1, 6) SEP(", ") NAME(r, 7) TEXT(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) SEP(", ")
        PUT(opt_reg, 2, 10) SEP(", ") PUT(bound_const, 3, 11) SEP(", ") CODE(texture_LOAD_DIM, 15)
        SEP(", ") PUT(opt_number, 4, 16) SEP(" ") OPTIONAL(PUT(opt_hint, 5, 17)) SEP_OWN(" ")
        PUT(pm_events, 7, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 19)))
FORM(txd_i,
    PUT(guard, 5, 17) SEP(" ") TEXT("TXD") CODE(texture_BINDLESS, 0) CODE(texture_F16, 1)
        CODE(texture_LC, 2) CODE(texture_AOFFI, 3) CODE(EVICT, 4) CODE(texture_NODEP, 5) SEP(" ")
        PUT(opt, 0, 6) SEP(", ") NAME(r, 7) TEXT(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) SEP(", ")
        PUT(opt_reg, 1, 10) SEP(", ") PUT(bound_numbers, 2, 11) SEP(", ") CODE(texture_LOAD_DIM, 14)
        SEP(", ") PUT(opt_number, 3, 15) SEP(" ") OPTIONAL(PUT(opt_hint, 4, 16)) SEP_OWN(" ")
        PUT(pm_events, 6, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 18)))
FORM(txd_r,
    PUT(guard, 5, 14) SEP(" ") TEXT("TXD") CODE(texture_BINDLESS, 0) CODE(texture_F16, 1)
        CODE(texture_LC, 2) CODE(texture_AOFFI, 3) CODE(EVICT, 4) CODE(texture_NODEP, 5) SEP(" ")
        PUT(opt, 0, 6) SEP(", ") NAME(r, 7) TEXT(", ") NAME(r, 8) TEXT(", ") NAME(r, 9) SEP(", ")
        PUT(opt_reg, 1, 10) SEP(", ") CODE(texture_LOAD_DIM, 11) SEP(", ") PUT(opt_number, 3, 12)
        SEP(" ") OPTIONAL(PUT(opt_hint, 4, 13)) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 15)))
FORM(tmml_c,
    PUT(guard, 5, 14) SEP(" ") TEXT("TMML") PUT(opt_bindless, 0, 0) TEXT(".LOD") CODE(NDV, 1)
        CODE(texture_NODEP, 2) SEP(" ") NAME(r, 3) TEXT(", ") NAME(r, 4) TEXT(", ") NAME(r, 5)
        SEP(", ") PUT(opt_reg, 1, 6) SEP(", ") PUT(bound_const, 2, 7) SEP(", ")
        CODE(texture_DIM, 11) SEP(", ") PUT(opt_number, 3, 12) SEP(" ")
        OPTIONAL(PUT(opt_hint, 4, 13)) SEP_OWN(" ") PUT(pm_events, 6, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 15)))
FORM(tmml_i,
    PUT(guard, 4, 13) SEP(" ") TEXT("TMML") CODE(texture_BINDLESS, 0) TEXT(".LOD") CODE(NDV, 1)
        CODE(texture_NODEP, 2) SEP(" ") NAME(r, 3) TEXT(", ") NAME(r, 4) TEXT(", ") NAME(r, 5)
        SEP(", ") PUT(opt_reg, 0, 6) SEP(", ") PUT(bound_numbers, 1, 7) SEP(", ")
        CODE(texture_DIM, 10) SEP(", ") PUT(opt_number, 2, 11) SEP(" ")
        OPTIONAL(PUT(opt_hint, 3, 12)) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(tmml_r,
    PUT(guard, 4, 10) SEP(" ") TEXT("TMML") CODE(texture_BINDLESS, 0) TEXT(".LOD") CODE(NDV, 1)
        CODE(texture_NODEP, 2) SEP(" ") NAME(r, 3) TEXT(", ") NAME(r, 4) TEXT(", ") NAME(r, 5)
        SEP(", ") PUT(opt_reg, 0, 6) SEP(", ") CODE(texture_DIM, 7) SEP(", ") PUT(opt_number, 2, 8)
        SEP(" ") OPTIONAL(PUT(opt_hint, 3, 9)) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(txq_c,
    PUT(guard, 4, 12) SEP(" ") TEXT("TXQ") PUT(opt_bindless, 0, 0) CODE(texture_NODEP, 1) SEP(" ")
        NAME(r, 2) TEXT(", ") NAME(r, 3) TEXT(", ") NAME(r, 4) TEXT(", ") CODE(texture_QUERY, 5)
        SEP(", ") PUT(bound_const, 1, 6) SEP(", ") PUT(opt_number, 2, 10) SEP(" ")
        OPTIONAL(PUT(opt_hint, 3, 11)) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 13)))
FORM(txq_i,
    PUT(guard, 3, 11) SEP(" ") TEXT("TXQ") CODE(texture_BINDLESS, 0) CODE(texture_NODEP, 1) SEP(" ")
        NAME(r, 2) TEXT(", ") NAME(r, 3) TEXT(", ") NAME(r, 4) TEXT(", ") CODE(texture_QUERY, 5)
        SEP(", ") PUT(bound_numbers, 0, 6) SEP(", ") PUT(opt_number, 1, 9) SEP(" ")
        OPTIONAL(PUT(opt_hint, 2, 10)) SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(txq_r,
    PUT(guard, 3, 8) SEP(" ") TEXT("TXQ") CODE(texture_BINDLESS, 0) CODE(texture_NODEP, 1) SEP(" ")
        NAME(r, 2) TEXT(", ") NAME(r, 3) TEXT(", ") NAME(r, 4) TEXT(", ") CODE(texture_QUERY, 5)
        SEP(", ") PUT(opt_number, 1, 6) SEP(" ") OPTIONAL(PUT(opt_hint, 2, 7)) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 9)))
FORM(footprint_c,
    PUT(guard, 4, 16) SEP(" ") TEXT("FOOTPRINT") CODE(texture_SCR, 0) PUT(opt_bindless, 0, 1)
        TEXT(".TEX") CODE(texture_LOD, 2) CODE(texture_NODEP, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) TEXT(", ") NAME(r, 6) TEXT(", ") NAME(r, 7) SEP(", ") PUT(opt_reg, 1, 8)
        SEP(", ") PUT(footprint_bound, 2, 9) SEP(", ") CODE(texture_FOOTPRINT_DIM, 14) SEP(" ")
        OPTIONAL(PUT(opt_hint, 3, 15)) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 17)))
FORM(footprint_r,
    PUT(guard, 3, 11) SEP(" ") TEXT("FOOTPRINT") CODE(texture_SCR, 0) CODE(texture_BINDLESS, 1)
        TEXT(".TEX") CODE(texture_LOD, 2) CODE(texture_NODEP, 3) SEP(" ") NAME(p, 4) TEXT(", ")
        NAME(r, 5) TEXT(", ") NAME(r, 6) TEXT(", ") NAME(r, 7) SEP(", ") PUT(opt_reg, 0, 8)
        SEP(", ") CODE(texture_FOOTPRINT_DIM, 9) SEP(" ") OPTIONAL(PUT(opt_hint, 2, 10))
        SEP_OWN(" ") PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(utmaldg_d,
    PUT(uguard, 1, 7) SEP(" ") TEXT("UTMALDG") CODE(tile_DIMENSIONS, 0) CODE(tile_IM2COL, 1)
        CODE(tile_MULTICAST, 2) SEP(" ") TEXT("[") NAME(ur, 3) TEXT("]") SEP(", ") TEXT("[")
        NAME(ur, 4) TEXT("]") SEP(", ") NAME(ur, 5) PUT(bulk_policy, 0, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 8)))
FORM(utmaldg_s,
    PUT(uguard, 1, 4) SEP(" ") TEXT("UTMALDG") CODE(tile_DIMENSIONS, 0) SEP(" ") TEXT("[")
        NAME(ur, 1) TEXT("]") SEP(", ") TEXT("[") NAME(ur, 2) TEXT("]") PUT(bulk_policy, 0, 3)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(utmastg,
    PUT(uguard, 1, 5) SEP(" ") TEXT("UTMASTG") CODE(tile_DIMENSIONS, 0) CODE(tile_IM2COL, 1)
        SEP(" ") TEXT("[") NAME(ur, 2) TEXT("]") SEP(", ") TEXT("[") NAME(ur, 3) TEXT("]")
        PUT(bulk_policy, 0, 4) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 6)))
FORM(utmaredg,
    PUT(uguard, 1, 6) SEP(" ") TEXT("UTMAREDG") CODE(tile_DIMENSIONS, 0) CODE(tile_IM2COL, 1)
        CODE(tile_TILE_OP, 2) SEP(" ") TEXT("[") NAME(ur, 3) TEXT("]") SEP(", ") TEXT("[")
        NAME(ur, 4) TEXT("]") PUT(bulk_policy, 0, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 7)))
FORM(utmapf_d,
    PUT(uguard, 1, 6) SEP(" ") TEXT("UTMAPF.L2") CODE(tile_DIMENSIONS, 0) CODE(tile_PF_MODE, 1)
        SEP(" ") TEXT("[") NAME(ur, 2) TEXT("]") SEP(", ") TEXT("[") NAME(ur, 3) TEXT("]") SEP(", ")
        NAME(ur, 4) PUT(bulk_policy, 0, 5) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 7)))
FORM(utmapf_s,
    PUT(uguard, 1, 4) SEP(" ") TEXT("UTMAPF.L2") CODE(tile_DIMENSIONS, 0) SEP(" ") TEXT("[")
        NAME(ur, 1) TEXT("]") SEP(", ") TEXT("[") NAME(ur, 2) TEXT("]") PUT(bulk_policy, 0, 3)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(utmacctl_all,
    PUT(uguard, 0, 1) SEP(" ") TEXT("UTMACCTL") CODE(tile_ALL_MAPS, 0) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 1, 2)))
FORM(utmacctl_one,
    PUT(uguard, 1, 2) SEP(" ") TEXT("UTMACCTL") CODE(tile_MAP_CACHE, 0) SEP(" ") TEXT("[")
        NAME(ur, 1) TEXT("]") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 3)))
FORM(utmacmdflush,
    PUT(uguard, 0, 0) SEP(" ") TEXT("UTMACMDFLUSH") SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 1, 1)))
FORM(uiadd3_n,
    PUT(uguard, 5, 10) SEP(" ") TEXT("UIADD3 ") NAME(ur, 0) SEP(", ") PUT(u_carries_out, 1, 1)
        SEP(", ") CODE(NEG_A, 3) NAME(ur, 4) SEP(", ") PUT(signed_ub, 3, 5) SEP(", ") CODE(NEG_C, 8)
        NAME(ur, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(uiadd3_x,
    PUT(uguard, 7, 14) SEP(" ") TEXT("UIADD3.X ") NAME(ur, 0) SEP(", ") PUT(u_carries_out, 1, 1)
        SEP(", ") CODE(INV_A, 3) NAME(ur, 4) SEP(", ") PUT(signed_ub_of_uiadd3_x, 3, 5) SEP(", ")
        CODE(INV_C, 8) NAME(ur, 9) SEP(", ") CODE(NOT_Pp, 10) NAME(up, 11) SEP(", ")
        CODE(NOT_Pq, 12) NAME(up, 13) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 8, 15)))
FORM(uiadd3_64,
    PUT(uguard, 5, 10) SEP(" ") TEXT("UIADD3.64 ") NAME(ur, 0) SEP(", ") PUT(u_carries_out, 1, 1)
        SEP(", ") CODE(NEG_A, 3) NAME(ur, 4) SEP(", ") PUT(signed_ub, 3, 5) SEP(", ") CODE(NEG_C, 8)
        NAME(ur, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(uimad_b,
    PUT(uguard, 4, 7) SEP(" ") TEXT("UIMAD") CODE(SIGNED, 0) SEP(" ") NAME(ur, 1) TEXT(", ")
        NAME(ur, 2) TEXT(", ") PUT(src_ub, 2, 3) SEP(", ") CODE(NEG_C, 5) NAME(ur, 6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 8)))
FORM(uimad_c,
    PUT(uguard, 3, 5) SEP(" ") TEXT("UIMAD") CODE(SIGNED, 0) SEP(" ") NAME(ur, 1) TEXT(", ")
        NAME(ur, 2) TEXT(", ") NAME(ur, 3) TEXT(", ") SIGNED(4, 32) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(uimad_bx,
    PUT(uguard, 5, 9) SEP(" ") TEXT("UIMAD") CODE(SIGNED, 0) TEXT(".X ") NAME(ur, 1) TEXT(", ")
        NAME(ur, 2) TEXT(", ") PUT(src_ub, 2, 3) SEP(", ") CODE(INV_C, 5) NAME(ur, 6) SEP(", ")
        CODE(NOT_Pp, 7) NAME(up, 8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 10)))
FORM(uimad_cx,
    PUT(uguard, 4, 7) SEP(" ") TEXT("UIMAD") CODE(SIGNED, 0) TEXT(".X ") NAME(ur, 1) TEXT(", ")
        NAME(ur, 2) TEXT(", ") NAME(ur, 3) TEXT(", ") SIGNED(4, 32) SEP(", ") CODE(NOT_Pp, 5)
        NAME(up, 6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 8)))
FORM(uimad_wide_b,
    PUT(uguard, 5, 8) SEP(" ") TEXT("UIMAD.WIDE") CODE(SIGNED, 0) SEP(" ") NAME(ur, 1) SEP(", ")
        PUT(opt_of_usetmaxreg_u, 1, 2) SEP(", ") NAME(ur, 3) TEXT(", ") PUT(src_ub, 3, 4) SEP(", ")
        CODE(NEG_C, 6) NAME(ur, 7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 9)))
FORM(uimad_wide_bx,
    PUT(uguard, 6, 10) SEP(" ") TEXT("UIMAD.WIDE") CODE(SIGNED, 0) TEXT(".X ") NAME(ur, 1) SEP(", ")
        PUT(opt_of_usetmaxreg_u, 1, 2) SEP(", ") NAME(ur, 3) TEXT(", ") PUT(src_ub, 3, 4) SEP(", ")
        CODE(INV_C, 6) NAME(ur, 7) SEP(", ") CODE(NOT_Pp, 8) NAME(up, 9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 7, 11)))
FORM(uisetp_n,
    PUT(uguard, 3, 10) SEP(" ") TEXT("UISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2) TEXT(" ")
        NAME(up, 3) TEXT(", ") NAME(up, 4) TEXT(", ") NAME(ur, 5) TEXT(", ") PUT(src_ub, 1, 6)
        SEP(", ") CODE(NOT_Pp, 8) NAME(up, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(uisetp_o,
    PUT(uguard, 4, 12) SEP(" ") TEXT("UISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2) TEXT(" ")
        NAME(up, 3) TEXT(", ") NAME(up, 4) TEXT(", ") NAME(ur, 5) TEXT(", ") PUT(src_ub, 1, 6)
        SEP(", ") CODE(NOT_Pp, 8) NAME(up, 9) SEP(", ") PUT(opt_src_of_uisetp_o, 3, 10) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(uisetp_x,
    PUT(uguard, 4, 12) SEP(" ") TEXT("UISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2)
        TEXT(".EX ") NAME(up, 3) TEXT(", ") NAME(up, 4) TEXT(", ") NAME(ur, 5) TEXT(", ")
        PUT(src_ub, 1, 6) SEP(", ") CODE(NOT_Pp, 8) NAME(up, 9) SEP(", ") CODE(NOT_Pr, 10)
        NAME(up, 11) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(uisetp_ox,
    PUT(uguard, 4, 12) SEP(" ") TEXT("UISETP") CODE(CMP, 0) CODE(SIGNED, 1) CODE(BOP, 2)
        TEXT(".EX ") NAME(up, 3) TEXT(", ") NAME(up, 4) TEXT(", ") NAME(ur, 5) TEXT(", ")
        PUT(src_ub, 1, 6) SEP(", ") CODE(NOT_Pp, 8) NAME(up, 9) SEP(", ")
        PUT(opt_src_of_uisetp_o, 3, 10) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 13)))
FORM(ulea_lo,
    PUT(uguard, 4, 8) SEP(" ") TEXT("ULEA ") NAME(ur, 0) SEP(", ") PUT(opt_of_usetmaxreg_u, 1, 1)
        SEP(", ") CODE(NEG_A, 2) NAME(ur, 3) SEP(", ") PUT(signed_ub_of_ulea_lo, 3, 4) SEP(", ")
        HEX(7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 9)))
FORM(ulea_x,
    PUT(uguard, 5, 10) SEP(" ") TEXT("ULEA.X ") NAME(ur, 0) SEP(", ") PUT(opt_of_usetmaxreg_u, 1, 1)
        SEP(", ") CODE(INV_A, 2) NAME(ur, 3) SEP(", ") PUT(signed_ub_of_ulea_x, 3, 4) SEP(", ")
        HEX(7) SEP(", ") CODE(NOT_Pp, 8) NAME(up, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(ulea_hi,
    PUT(uguard, 5, 9) SEP(" ") TEXT("ULEA.HI ") NAME(ur, 0) SEP(", ") PUT(opt_of_usetmaxreg_u, 1, 1)
        SEP(", ") CODE(NEG_A, 2) NAME(ur, 3) SEP(", ") PUT(signed_ub_of_ulea_lo, 3, 4) SEP(", ")
        NAME(ur, 7) TEXT(", ") HEX(8) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 10)))
FORM(ulea_hx,
    PUT(uguard, 6, 11) SEP(" ") TEXT("ULEA.HI.X ") NAME(ur, 0) SEP(", ")
        PUT(opt_of_usetmaxreg_u, 1, 1) SEP(", ") CODE(INV_A, 2) NAME(ur, 3) SEP(", ")
        PUT(signed_ub_of_ulea_x, 3, 4) SEP(", ") NAME(ur, 7) TEXT(", ") HEX(8) SEP(", ")
        CODE(NOT_Pp, 9) NAME(up, 10) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 12)))
FORM(ulea_ih,
    PUT(uguard, 4, 7) SEP(" ") TEXT("ULEA.HI ") NAME(ur, 0) SEP(", ") PUT(opt_of_usetmaxreg_u, 1, 1)
        SEP(", ") CODE(NEG_A, 2) NAME(ur, 3) TEXT(", ") NAME(ur, 4) TEXT(", ") HEX(5) TEXT(", ")
        HEX(6) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 8)))
FORM(ulea_ix,
    PUT(uguard, 5, 9) SEP(" ") TEXT("ULEA.HI.X ") NAME(ur, 0) SEP(", ")
        PUT(opt_of_usetmaxreg_u, 1, 1) SEP(", ") CODE(INV_A, 2) NAME(ur, 3) TEXT(", ") NAME(ur, 4)
        TEXT(", ") HEX(5) TEXT(", ") HEX(6) SEP(", ") CODE(NOT_Pp, 7) NAME(up, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 10)))
FORM(ulea_sx,
    PUT(uguard, 4, 8) SEP(" ") TEXT("ULEA.HI.SX32 ") NAME(ur, 0) SEP(", ")
        PUT(opt_of_usetmaxreg_u, 1, 1) SEP(", ") CODE(NEG_A, 2) NAME(ur, 3) SEP(", ")
        PUT(signed_ub_of_ulea_lo, 3, 4) SEP(", ") HEX(7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 9)))
FORM(ulea_xs,
    PUT(uguard, 5, 10) SEP(" ") TEXT("ULEA.HI.X.SX32 ") NAME(ur, 0) SEP(", ")
        PUT(opt_of_usetmaxreg_u, 1, 1) SEP(", ") CODE(INV_A, 2) NAME(ur, 3) SEP(", ")
        PUT(signed_ub_of_ulea_x, 3, 4) SEP(", ") HEX(7) SEP(", ") CODE(NOT_Pp, 8) NAME(up, 9)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 11)))
FORM(ulop3,
    PUT(uguard, 6, 10) SEP(" ") TEXT("ULOP3.LUT") CODE(PAND, 0) SEP(" ")
        PUT(opt_of_usetmaxreg_u, 0, 1) SEP(", ") NAME(ur, 2) TEXT(", ") NAME(ur, 3) TEXT(", ")
        PUT(src_ub_of_ulop3, 3, 4) TEXT(", ") NAME(ur, 6) TEXT(", ") HEX(7) SEP(", ")
        CODE(NOT_Pp, 8) NAME(up, 9) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 7, 11)))
FORM(ushf_b,
    PUT(uguard, 4, 9) SEP(" ") TEXT("USHF") CODE(SHIFT_DIR, 0) CODE(W, 1) CODE(SHIFT_TYPE, 2)
        CODE(HI, 3) SEP(" ") NAME(ur, 4) TEXT(", ") NAME(ur, 5) TEXT(", ")
        PUT(src_ub_of_ulop3, 2, 6) TEXT(", ") NAME(ur, 8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 10)))
FORM(ushf_c,
    PUT(uguard, 3, 8) SEP(" ") TEXT("USHF") CODE(SHIFT_DIR, 0) CODE(W, 1) CODE(SHIFT_TYPE, 2)
        CODE(HI, 3) SEP(" ") NAME(ur, 4) TEXT(", ") NAME(ur, 5) TEXT(", ") NAME(ur, 6) TEXT(", ")
        HEX(7) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(uprmt,
    PUT(uguard, 4, 6) SEP(" ") TEXT("UPRMT") CODE(uniform_UPRMT_MODE, 0) SEP(" ") NAME(ur, 1)
        TEXT(", ") NAME(ur, 2) TEXT(", ") PUT(src_ub_of_ulop3, 2, 3) TEXT(", ") NAME(ur, 5)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 7)))
FORM(usel,
    PUT(uguard, 4, 6) SEP(" ") TEXT("USEL ") NAME(ur, 0) TEXT(", ") NAME(ur, 1) TEXT(", ")
        PUT(src_ub_of_ulop3, 2, 2) SEP(", ") CODE(NOT_Pp, 4) NAME(up, 5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 7)))
FORM(umov,
    PUT(uguard, 2, 3) SEP(" ") TEXT("UMOV ") NAME(ur, 0) TEXT(", ") PUT(src_ub_of_ulop3, 1, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(upopc,
    PUT(uguard, 2, 4) SEP(" ") TEXT("UPOPC ") NAME(ur, 0) SEP(", ") PUT(signed_ub_of_ulea_x, 1, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(uflo,
    PUT(uguard, 3, 7) SEP(" ") TEXT("UFLO") CODE(SIGNED, 0) CODE(SH, 1) SEP(" ") NAME(ur, 2)
        SEP(", ") PUT(opt_of_usetmaxreg_u, 1, 3) SEP(", ") PUT(signed_ub_of_ulea_x, 2, 4)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(ubrev,
    PUT(uguard, 2, 3) SEP(" ") TEXT("UBREV ") NAME(ur, 0) TEXT(", ") PUT(src_ub_of_ulop3, 1, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(usgxt,
    PUT(uguard, 3, 6) SEP(" ") TEXT("USGXT") CODE(W, 0) CODE(SIGNED, 1) SEP(" ") NAME(ur, 2)
        TEXT(", ") NAME(ur, 3) TEXT(", ") PUT(src_ub_of_ulop3, 2, 4) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 7)))
FORM(ubmsk,
    PUT(uguard, 3, 5) SEP(" ") TEXT("UBMSK") CODE(W, 0) SEP(" ") NAME(ur, 1) TEXT(", ") NAME(ur, 2)
        TEXT(", ") PUT(src_ub_of_ulop3, 2, 3) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(uplop3,
    PUT(uguard, 3, 10) SEP(" ") TEXT("UPLOP3.LUT ") NAME(up, 0) TEXT(", ") NAME(up, 1) SEP(", ")
        CODE(NOT_Pp, 2) NAME(up, 3) SEP(", ") CODE(NOT_Pq, 4) NAME(up, 5) SEP(", ") CODE(NOT_Pr, 6)
        NAME(up, 7) SEP(", ") HEX(8) TEXT(", ") HEX(9) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 11)))
FORM(uplop3_sign_one,
    PUT(uguard, 3, 9) SEP(" ") TEXT("UPLOP3.LUT ") NAME(up, 0) TEXT(", ") NAME(up, 1) SEP(", ")
        CODE(NOT_Pp, 2) NAME(up, 3) SEP(", ") NAME(ur, 4) TEXT(".SIGN") SEP(", ") CODE(NOT_Pr, 5)
        NAME(up, 6) SEP(", ") HEX(7) TEXT(", ") HEX(8) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 10)))
FORM(uplop3_sign_two,
    PUT(uguard, 3, 8) SEP(" ") TEXT("UPLOP3.LUT ") NAME(up, 0) TEXT(", ") NAME(up, 1) SEP(", ")
        CODE(NOT_Pp, 2) NAME(up, 3) SEP(", ") NAME(ur, 4) TEXT(".SIGN") TEXT(", ") NAME(ur, 5)
        TEXT(".SIGN") TEXT(", ") HEX(6) TEXT(", ") HEX(7) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(uplop3_sign_all,
    PUT(uguard, 3, 7) SEP(" ") TEXT("UPLOP3.LUT ") NAME(up, 0) TEXT(", ") NAME(up, 1) TEXT(", ")
        NAME(ur, 2) TEXT(".SIGN") TEXT(", ") NAME(ur, 3) TEXT(".SIGN") TEXT(", ") NAME(ur, 4)
        TEXT(".SIGN") TEXT(", ") HEX(5) TEXT(", ") HEX(6) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 8)))
FORM(uclea,
    PUT(uguard, 4, 6) SEP(" ") TEXT("UCLEA ") NAME(ur, 0) SEP(", ") PUT(opt_of_usetmaxreg_u, 1, 1)
        SEP(", ") NAME(ur, 2) TEXT(", ") PUT(src_ub_of_ulop3, 3, 3) TEXT(", ") HEX(5) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 5, 7)))
FORM(up2ur,
    PUT(uguard, 3, 5) SEP(" ") TEXT("UP2UR") CODE(PR_BYTE, 0) SEP(" ") NAME(ur, 1) TEXT(", UPR, ")
        NAME(ur, 2) TEXT(", ") PUT(src_ub_of_ulop3, 2, 3) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(ur2up,
    PUT(uguard, 2, 3) SEP(" ") TEXT("UR2UP UPR, ") NAME(ur, 0) TEXT(", ") PUT(src_ub_of_ulop3, 1, 1)
        SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 4)))
FORM(uf2fp,
    PUT(uguard, 3, 4) SEP(" ") TEXT("UF2FP.\?\?\?0.PACK_AB ") NAME(ur, 0) TEXT(", ") NAME(ur, 1)
        TEXT(", ") PUT(src_ub_of_ulop3, 2, 2) SEP_OWN(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 5)))
FORM(r2ur_o,
    PUT(guard, 1, 5) SEP(" ") TEXT("R2UR") CODE(R2UR_OR, 0) SEP(" ") PUT(opt, 0, 1) SEP(", ")
        NAME(ur, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(r2ur_h,
    PUT(guard, 1, 5) SEP(" ") TEXT("R2UR") CODE(R2UR_OR, 0) SEP(" ") PUT(opt, 0, 1) SEP(", ")
        NAME(ur, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP_OWN(" ")
        PUT(pm_events_of_atom_h, 2, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 6)))
FORM(s2ur,
    PUT(uguard, 2, 2) SEP(" ") TEXT("S2UR ") NAME(ur, 0) TEXT(", ") PUT(special, 1, 1) SEP_OWN(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 3)))
FORM(vabsdiff_b,
    PUT(guard, 2, 13) SEP(" ") TEXT("VABSDIFF") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") PUT(src_b_of_imad_bx, 1, 5)
        SEP(", ") NAME(r, 11) CODE(REUSE_C, 12) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 14)))
FORM(vabsdiff_c,
    PUT(guard, 2, 11) SEP(" ") TEXT("VABSDIFF") CODE(SIGNED, 0) SEP(" ") NAME(r, 1) SEP(", ")
        PUT(opt, 0, 2) SEP(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ") NAME(r, 5) CODE(REUSE_B, 6)
        SEP(", ") PUT(c_in_b_of_vabsdiff_c, 1, 7) SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 4, 12)))
FORM(vabsdiff4_b,
    PUT(guard, 2, 14) SEP(" ") TEXT("VABSDIFF4") CODE(video_U8, 0) CODE(video_ACC, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(opt, 0, 3) SEP(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ")
        PUT(src_b_of_imad_bx, 1, 6) SEP(", ") NAME(r, 12) CODE(REUSE_C, 13) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 15)))
FORM(vabsdiff4_c,
    PUT(guard, 2, 12) SEP(" ") TEXT("VABSDIFF4") CODE(video_U8, 0) CODE(video_ACC, 1) SEP(" ")
        NAME(r, 2) SEP(", ") PUT(opt, 0, 3) SEP(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ")
        NAME(r, 6) CODE(REUSE_B, 7) SEP(", ") PUT(c_in_b_of_vabsdiff_c, 1, 8) SEP_OWN(" ")
        PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 13)))
FORM(idp_a4,
    PUT(guard, 2, 13) SEP(" ") TEXT("IDP.4A") CODE(video_SIGN_A8, 0) CODE(video_SIGN_B8, 1)
        TEXT(" ") NAME(r, 2) TEXT(", ") NAME(r, 3) CODE(REUSE_A, 4) SEP(", ")
        PUT(src_b_no_imm, 0, 5) SEP(", ") PUT(dot_c, 1, 10) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 14)))
FORM(idp_a2,
    PUT(guard, 2, 14) SEP(" ") TEXT("IDP.2A") CODE(video_LO_HI, 0) CODE(video_SIGN_A16, 1)
        CODE(video_SIGN_B8, 2) TEXT(" ") NAME(r, 3) TEXT(", ") NAME(r, 4) CODE(REUSE_A, 5) SEP(", ")
        PUT(src_b_no_imm, 0, 6) SEP(", ") PUT(dot_c, 1, 11) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 15)))
FORM(vote,
    PUT(guard, 2, 5) SEP(" ") TEXT("VOTE") CODE(warp_VOTE_MODE, 0) SEP(" ") PUT(opt_reg, 0, 1)
        SEP(", ") NAME(p, 2) SEP(", ") CODE(NOT_Pp, 3) NAME(p, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(voteu,
    PUT(guard, 2, 5) SEP(" ") TEXT("VOTEU") CODE(warp_VOTE_MODE, 0) SEP(" ") PUT(opt_urd, 0, 1)
        SEP(", ") NAME(up, 2) SEP(", ") CODE(NOT_Pp, 3) NAME(p, 4) SEP_OWN(" ") PUT(pm_events, 3, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 6)))
FORM(match_any,
    PUT(guard, 0, 3) SEP(" ") TEXT("MATCH.ANY") CODE(warp_U64, 0) SEP(" ") NAME(r, 1) TEXT(", ")
        NAME(r, 2) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 2, 4)))
FORM(match_all,
    PUT(guard, 0, 4) SEP(" ") TEXT("MATCH.ALL") CODE(warp_U64, 0) SEP(" ") NAME(p, 1) TEXT(", ")
        NAME(r, 2) TEXT(", ") NAME(r, 3) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(shfl,
    PUT(guard, 2, 8) SEP(" ") TEXT("SHFL") CODE(warp_SHFL_MODE, 0) TEXT(" ") NAME(p, 1) TEXT(", ")
        NAME(r, 2) TEXT(", ") NAME(r, 3) TEXT(", ") PUT(shfl_b, 0, 4) TEXT(", ") PUT(shfl_b, 1, 6)
        SEP_OWN(" ") PUT(pm_events, 3, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 4, 9)))
FORM(redux,
    PUT(guard, 0, 4) SEP(" ") TEXT("REDUX") CODE(warp_REDUX_OP, 0) CODE(warp_REDUX_SIGNED, 1)
        SEP(" ") NAME(ur, 2) TEXT(", ") NAME(r, 3) SEP_OWN(" ") PUT(pm_events, 1, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 2, 5)))
FORM(elect,
    PUT(guard, 1, 4) SEP(" ") TEXT("ELECT ") NAME(p, 0) TEXT(", ") NAME(ur, 1) SEP(", ")
        CODE(NOT_Pp, 2) NAME(p, 3) SEP_OWN(" ") PUT(pm_events_of_atom_h, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 5)))
FORM(p2r,
    PUT(guard, 1, 11) SEP(" ") TEXT("P2R") CODE(PR_BYTE, 0) SEP(" ") NAME(r, 1) TEXT(", PR, ")
        NAME(r, 2) CODE(REUSE_A, 3) SEP(", ") PUT(pr_mask, 0, 4) SEP_OWN(" ") PUT(pm_events, 2, 0)
        SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 3, 12)))
FORM(r2p,
    PUT(guard, 1, 9) SEP(" ") TEXT("R2P PR, ") NAME(r, 0) CODE(PR_BYTE, 1) SEP(", ")
        PUT(pr_mask, 0, 2) SEP_OWN(" ") PUT(pm_events, 2, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 3, 10)))
FORM(plop3,
    PUT(guard, 3, 11) SEP(" ") TEXT("PLOP3.LUT ") NAME(p, 0) TEXT(", ") NAME(p, 1) SEP(", ")
        CODE(NOT_Pp, 2) NAME(p, 3) SEP(", ") CODE(NOT_Pq, 4) NAME(p, 5) SEP(", ")
        PUT(src_pr_or_upr, 2, 6) SEP(", ") HEX(9) TEXT(", ") HEX(10) SEP_OWN(" ")
        PUT(pm_events, 4, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 5, 12)))
FORM(plop3_sign_one,
    PUT(guard, 4, 13) SEP(" ") TEXT("PLOP3.LUT ") NAME(p, 0) TEXT(", ") NAME(p, 1) SEP(", ")
        CODE(NOT_Pp, 2) NAME(p, 3) SEP(", ") PUT(sign_b, 1, 4) SEP(", ") CODE(NOT_Pr, 9) NAME(p, 10)
        SEP(", ") HEX(11) TEXT(", ") HEX(12) SEP_OWN(" ") PUT(pm_events, 5, 0) SEP(" ")
        FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(plop3_sign_two,
    PUT(guard, 4, 13) SEP(" ") TEXT("PLOP3.LUT ") NAME(p, 0) TEXT(", ") NAME(p, 1) SEP(", ")
        CODE(NOT_Pp, 2) NAME(p, 3) SEP(", ") PUT(sign_b, 1, 4) SEP(", ") NAME(r, 9)
        CODE(REUSE_C, 10) TEXT(".SIGN") SEP(", ") HEX(11) TEXT(", ") HEX(12) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))
FORM(plop3_sign_all,
    PUT(guard, 4, 13) SEP(" ") TEXT("PLOP3.LUT ") NAME(p, 0) TEXT(", ") NAME(p, 1) SEP(", ")
        NAME(r, 2) CODE(REUSE_A, 3) TEXT(".SIGN") SEP(", ") PUT(sign_b, 1, 4) SEP(", ") NAME(r, 9)
        CODE(REUSE_C, 10) TEXT(".SIGN") SEP(", ") HEX(11) TEXT(", ") HEX(12) SEP_OWN(" ")
        PUT(pm_events, 5, 0) SEP(" ") FIRST(0x2, PUT_PLACE(ctl, 6, 14)))

typedef void print_form(struct rt_text *, const struct isadora_context *,
    const struct isadora_insn *);

#define P(form, name) [VOLTA_##form] = print_##name
static print_form *const printers[VOLTA_FORMS] = {
    P(ATOM_V, atom_v),
    P(ATOM_T, atom_v),
    P(ATOM_TU, atom_tu),
    P(ATOM_A, atom_a),
    P(ATOM_D, atom_d),
    P(ATOM_H, atom_h),
    P(ATOM_HD, atom_hd),
    P(ATOM_F, atom_f),
    P(ATOM_FD, atom_fd),
    P(ATOM_CV, atom_cv),
    P(ATOM_CT, atom_cv),
    P(ATOM_CA, atom_ca),
    P(ATOM_CH, atom_ch),
    P(ATOMG_V, atomg_v),
    P(ATOMG_T, atomg_v),
    P(ATOMG_TU, atomg_tu),
    P(ATOMG_A, atomg_a),
    P(ATOMG_D, atomg_d),
    P(ATOMG_H, atomg_h),
    P(ATOMG_HD, atomg_hd),
    P(ATOMG_F, atomg_f),
    P(ATOMG_FD, atomg_fd),
    P(ATOMG_CV, atomg_cv),
    P(ATOMG_CT, atomg_cv),
    P(ATOMG_CA, atomg_ca),
    P(ATOMG_CH, atomg_ch),
    P(RED_V, red_v),
    P(RED_T, red_v),
    P(RED_TU, red_tu),
    P(RED_A, red_a),
    P(RED_D, red_d),
    P(REDG_H, redg_h),
    P(REDG_HD, redg_hd),
    P(REDG_F, redg_f),
    P(REDG_FD, redg_fd),
    P(ATOMS_V, atoms_v),
    P(ATOMS_T, atoms_t),
    P(ATOMS_A, atoms_a),
    P(ATOMS_TU, atoms_tu),
    P(ATOMS_H, atoms_h),
    P(ATOMS_HU, atoms_hu),
    P(ATOMS_CV, atoms_cv),
    P(ATOMS_CT, atoms_ct),
    P(ATOMS_CH, atoms_ch),
    P(ATOMS_POPC_P, atoms_popc_p),
    P(ATOMS_POPC_HP, atoms_popc_hp),
    P(BSSY, bssy),
    P(BSYNC, bsync),
    P(BREAK, break),
    P(BMOV_R, bmov_r),
    P(BMOV_B, bmov_b),
    P(BMOV_L, bmov_l),
    P(BMOV_RB, bmov_rb),
    P(BMOV_RS, bmov_rs),
    P(BMOV_BB, bmov_bb),
    P(YIELD, yield),
    P(NANOSLEEP_N, nanosleep_n),
    P(NANOSLEEP_C, nanosleep_c),
    P(WARPSYNC_R, warpsync_r),
    P(WARPSYNC_M, warpsync_m),
    P(WARPSYNC_H, warpsync_h),
    P(WARPSYNC_A, warpsync_a),
    P(WARPSYNC_COLLECTIVE_H, warpsync_collective_h),
    P(WARPSYNC_COLLECTIVE_A, warpsync_collective_a),
    P(ENDCOLLECTIVE, endcollective),
    P(BAR_SYNC, bar_sync),
    P(BAR_ARV, bar_arv),
    P(BAR_RED, bar_red),
    P(BAR_ALL, bar_all),
    P(B2R_R, b2r_r),
    P(B2R_B, b2r_b),
    P(R2B, r2b),
    P(DEPBAR_LE, depbar_le),
    P(DEPBAR_N, depbar_n),
    P(DEPBAR_U, depbar_u),
    P(CSMTEST, csmtest),
    P(PMTRIG, pmtrig),
    P(RPCMOV_R, rpcmov_r),
    P(RPCMOV_G, rpcmov_g),
    P(RPCMOV_L, rpcmov_l),
    P(SETCTAID, setctaid),
    P(LMEMBASE_G, lmembase_g),
    P(LMEMBASE_M, lmembase_m),
    P(STAS, stas),
    P(REDAS, redas),
    P(UBLKCP, ublkcp),
    P(UBLKRED, ublkred),
    P(UBLKPF, ublkpf),
    P(FENCE, fence),
    P(CCTL_V, cctl_v),
    P(CCTL_T, cctl_t),
    P(CCTL_U, cctl_u),
    P(CCTL_VA, cctl_va),
    P(CCTL_TA, cctl_va),
    P(CCTL_A, cctl_a),
    P(CCTLL_V, cctll_v),
    P(CCTLL_T, cctll_t),
    P(CCTLL_U, cctll_u),
    P(CCTLT_ALL, cctlt_all),
    P(CCTLT_R, cctlt_r),
    P(CCTLT_C, cctlt_c),
    P(CCTLT_U, cctlt_u),
    P(MEMBAR_V, membar_v),
    P(MEMBAR_A, membar_a),
    P(MEMBAR_H, membar_h),
    P(MEMBAR_AS, membar_as),
    P(ERRBAR_V, errbar_v),
    P(ERRBAR_A, errbar_a),
    P(QSPC_V, qspc_v),
    P(QSPC_T, qspc_t),
    P(QSPC_U, qspc_u),
    P(QSPC_H, qspc_h),
    P(UCGABAR_ARV, ucgabar_arv),
    P(UCGABAR_WAIT, ucgabar_wait),
    P(CGAERRBAR, cgaerrbar),
    P(WARPGROUP, warpgroup),
    P(WARPGROUPSET, warpgroupset),
    P(USETMAXREG_U, usetmaxreg_u),
    P(USETMAXREG_I, usetmaxreg_i),
    P(USETSHMSZ_U, usetshmsz_u),
    P(USETSHMSZ_I, usetshmsz_i),
    P(ULEPC_N, ulepc_n),
    P(ULEPC_T, ulepc_t),
    P(NOP, nop),
    P(EXIT, exit),
    P(KILL, kill),
    P(BRA_B, bra_b),
    P(BRA_U, bra_u),
    P(BRA_DIV, bra_div),
    P(JMP_B, jmp_b),
    P(JMP_C, jmp_c),
    P(JMP_U, jmp_u),
    P(JMP_UC, jmp_uc),
    P(BRX, brx),
    P(JMX, jmx),
    P(BRXU_BRXU, brxu_brxu),
    P(BRXU_JMXU, brxu_jmxu),
    P(CALL_AT, call_at),
    P(CALL_C, call_c),
    P(CALL_R, call_r),
    P(CALL_REL, call_rel),
    P(CALL_RR, call_rr),
    P(CALL_UR, call_ur),
    P(RET_REL, ret_rel),
    P(RET_ABS, ret_abs),
    P(RET_UR_REL, ret_ur_rel),
    P(RET_UR_ABS, ret_ur_abs),
    P(LEPC_N, lepc_n),
    P(LEPC_T, lepc_t),
    P(RTT, rtt),
    P(PREEXIT, preexit),
    P(ACQBULK, acqbulk),
    P(BPT, bpt),
    P(F2F_N, f2f_n),
    P(F2F_W, f2f_w),
    P(F2F_DW, f2f_w),
    P(F2F_DF, f2f_n),
    P(F2F_ND, f2f_nd),
    P(F2F_NB, f2f_nb),
    P(F2F_HB, f2f_hb),
    P(F2F_DB, f2f_db),
    P(F2F_BN, f2f_bn),
    P(F2F_BD, f2f_bn),
    P(F2I_H, f2i_h),
    P(F2I_S, f2i_s),
    P(F2I_HD, f2i_h),
    P(F2I_SD, f2i_s),
    P(F2I_D, f2i_d),
    P(F2I_B, f2i_b),
    P(F2I_BD, f2i_b),
    P(I2F_B, i2f_b),
    P(I2F_H, i2f_h),
    P(I2F_W, i2f_w),
    P(I2F_BD, i2f_b),
    P(I2F_HD, i2f_h),
    P(I2F_WD, i2f_w),
    P(I2F_D, i2f_w),
    P(I2F_BB, i2f_bb),
    P(I2F_HB, i2f_hb),
    P(I2F_WB, i2f_wb),
    P(I2F_DB, i2f_wb),
    P(FRND_H, frnd_h),
    P(FRND_S, frnd_s),
    P(FRND_D, frnd_d),
    P(FRND_B, frnd_b),
    P(I2I, i2i),
    P(F2FP_P, f2fp_p),
    P(F2FP_RS, f2fp_rs),
    P(F2FP_M, f2fp_m),
    P(F2FP_MC, f2fp_mc),
    P(F2IP_B, f2ip_b),
    P(F2IP_C, f2ip_c),
    P(I2FP, i2fp),
    P(I2IP, i2ip),
    P(DADD_R, dadd_r),
    P(DADD_C, dadd_c),
    P(DMUL, dmul),
    P(DFMA_B, dfma_b),
    P(DFMA_C, dfma_c),
    P(DSETP, dsetp),
    P(FADD, fadd),
    P(FMUL, fmul),
    P(FFMA_B, ffma_b),
    P(FFMA_C, ffma_c),
    P(FMNMX_N, fmnmx_n),
    P(FMNMX_X, fmnmx_x),
    P(FMNMX_ISA, fmnmx_isa),
    P(FSEL, fsel),
    P(FSET, fset),
    P(FSETP, fsetp),
    P(FCHK, fchk),
    P(FSWZADD, fswzadd),
    P(MUFU_R, mufu_r),
    P(MUFU_S, mufu_s),
    P(MUFU_D, mufu_d),
    P(MUFU_H, mufu_h),
    P(MUFU_B, mufu_b),
    P(F2FP_FP8_P, f2fp_fp8_p),
    P(F2FP_FP8_PC, f2fp_fp8_pc),
    P(F2FP_FP8_H, f2fp_fp8_h),
    P(F2FP_FROM_FP8, f2fp_from_fp8),
    P(F2FP_TF32, f2fp_tf32),
    P(AL2P, al2p),
    P(ALD_A, ald_a),
    P(ALD_R, ald_r),
    P(ALD_U, ald_u),
    P(AST_A, ast_a),
    P(AST_R, ast_r),
    P(AST_U, ast_u),
    P(IPA_A, ipa_a),
    P(IPA_U, ipa_u),
    P(OUT_F, out_f),
    P(OUT_R, out_r),
    P(OUT_I, out_i),
    P(OUT_U, out_u),
    P(ISBERD, isberd),
    P(ISBEWR, isbewr),
    P(PIXLD, pixld),
    P(LDTRAM, ldtram),
    P(HADD2, hadd2),
    P(HMUL2, hmul2),
    P(HFMA2_B, hfma2_b),
    P(HFMA2_C, hfma2_c),
    P(HFMA2_RB, hfma2_rb),
    P(HFMA2_RC, hfma2_rc),
    P(HFMA2_MMA_B, hfma2_mma_b),
    P(HFMA2_MMA_C, hfma2_mma_c),
    P(HFMA2_MMA_RB, hfma2_mma_rb),
    P(HFMA2_MMA_RC, hfma2_mma_rc),
    P(HSET2, hset2),
    P(HSETP2, hsetp2),
    P(HMNMX2, hmnmx2),
    P(IADD3_N, iadd3_n),
    P(IADD3_I, iadd3_i),
    P(IADD3_X, iadd3_x),
    P(VIADD, viadd),
    P(IMAD_R, imad_r),
    P(IMAD_I, imad_i),
    P(IMAD_B, imad_b),
    P(IMAD_RI, imad_ri),
    P(IMAD_RC, imad_rc),
    P(IMAD_RU, imad_ru),
    P(IMAD_BX, imad_bx),
    P(IMAD_CX, imad_cx),
    P(IMAD_WIDE_B, imad_wide_b),
    P(IMAD_WIDE_C, imad_wide_c),
    P(IMAD_WIDE_BX, imad_wide_bx),
    P(IMAD_WIDE_CX, imad_wide_cx),
    P(IMAD_HI_B, imad_hi_b),
    P(IMAD_HI_C, imad_hi_c),
    P(IMAD_HI_BX, imad_hi_bx),
    P(IMAD_HI_CX, imad_hi_cx),
    P(LOP3, lop3),
    P(SHF_B, shf_b),
    P(SHF_C, shf_c),
    P(PRMT_B, prmt_b),
    P(PRMT_C, prmt_c),
    P(SEL, sel),
    P(ISETP_N, isetp_n),
    P(ISETP_X, isetp_x),
    P(ISETP_O, isetp_o),
    P(ISETP_OX, isetp_ox),
    P(LEA_LO, lea_lo),
    P(LEA_X, lea_x),
    P(LEA_HI, lea_hi),
    P(LEA_HX, lea_hx),
    P(LEA_IH, lea_ih),
    P(LEA_IX, lea_ix),
    P(LEA_SX, lea_sx),
    P(LEA_XS, lea_xs),
    P(POPC, popc),
    P(BREV, brev),
    P(FLO, flo),
    P(IABS, iabs),
    P(SGXT, sgxt),
    P(BMSK, bmsk),
    P(MOV, mov),
    P(IMNMX, imnmx),
    P(VIMNMX, vimnmx),
    P(ATOM_ARRIVE_G, atom_arrive_g),
    P(ATOM_ARRIVE_S, atom_arrive_s),
    P(ATOM_POPC, atom_popc),
    P(SYNCS_ARR, syncs_arr),
    P(SYNCS_CHK, syncs_chk),
    P(SYNCS_X, syncs_x),
    P(SYNCS_LD, syncs_ld),
    P(SYNCS_CAS, syncs_cas),
    P(SYNCS_IV, syncs_iv),
    P(SYNCS_CCTL, syncs_cctl),
    P(ARRIVES, arrives),
    P(LDG_V, ldg_v),
    P(LDG_VZ, ldg_vz),
    P(LDG_T, ldg_t),
    P(LDG_TZ, ldg_tz),
    P(LDG_TU, ldg_tu),
    P(LDG_TUZ, ldg_tuz),
    P(LDG_A, ldg_a),
    P(LDG_D, ldg_d),
    P(LD_V, ld_v),
    P(LD_VZ, ld_vz),
    P(LD_T, ld_t),
    P(LD_TZ, ld_tz),
    P(LD_TU, ld_tu),
    P(LD_TUZ, ld_tuz),
    P(LD_A, ld_a),
    P(LD_D, ld_d),
    P(STG_V, stg_v),
    P(STG_T, stg_v),
    P(STG_TU, stg_tu),
    P(STG_A, stg_a),
    P(STG_D, stg_d),
    P(ST_V, st_v),
    P(ST_T, st_v),
    P(ST_TU, st_tu),
    P(ST_A, st_a),
    P(ST_D, st_d),
    P(LDL_V, ldl_v),
    P(LDL_T, ldl_t),
    P(LDL_TU, ldl_tu),
    P(LDL_D, ldl_d),
    P(STL_V, stl_v),
    P(STL_T, stl_t),
    P(STL_TU, stl_tu),
    P(STL_D, stl_d),
    P(LDS_V, lds_v),
    P(LDS_VZ, lds_vz),
    P(LDS_T, lds_t),
    P(LDS_TZ, lds_tz),
    P(LDS_TU, lds_tu),
    P(LDS_TUZ, lds_tuz),
    P(LDS_A, lds_a),
    P(LDS_AU, lds_au),
    P(STS_V, sts_v),
    P(STS_T, sts_t),
    P(STS_TU, sts_tu),
    P(LDC_V, ldc_v),
    P(LDC_T, ldc_t),
    P(LDC_X, ldc_x),
    P(ULDC_C, uldc_c),
    P(ULDC_I, uldc_i),
    P(ULDC_IO, uldc_io),
    P(ULDC_M, uldc_m),
    P(LDSM_R, ldsm_r),
    P(LDSM_U, ldsm_u),
    P(STSM, stsm),
    P(LDGSTS_R, ldgsts_r),
    P(LDGSTS_U, ldgsts_u),
    P(LDGSTS_US, ldgsts_us),
    P(LDGDEPBAR, ldgdepbar),
    P(S2R, s2r),
    P(CS2R, cs2r),
    P(SULD_D, suld_d),
    P(SULD_DR, suld_dr),
    P(SULD_P, suld_p),
    P(SULD_PR, suld_pr),
    P(SUST_D, sust_d),
    P(SUST_DR, sust_dr),
    P(SUST_P, sust_p),
    P(SUST_PR, sust_pr),
    P(SURED_D, sured_d),
    P(SURED_DR, sured_dr),
    P(SUATOM_D, suatom_d),
    P(SUATOM_DR, suatom_dr),
    P(SUATOM_C, suatom_c),
    P(SUATOM_CR, suatom_cr),
    P(SUQUERY_C, suquery_c),
    P(SUQUERY_R, suquery_r),
    P(HMMA_884, hmma_884),
    P(HMMA_T, hmma_t),
    P(HMMA_A, hmma_a),
    P(HMMA_SP, hmma_sp),
    P(IMMA, imma),
    P(IMMA_SP, imma_sp),
    P(BMMA, bmma),
    P(DMMA_A, dmma_a),
    P(DMMA_H, dmma_h),
    P(MOVM, movm),
    P(HGMMA_HGMMA_R, hgmma_hgmma_r),
    P(HGMMA_IGMMA_R, hgmma_igmma_r),
    P(HGMMA_BGMMA_R, hgmma_bgmma_r),
    P(HGMMA_HGMMA_D, hgmma_hgmma_d),
    P(HGMMA_IGMMA_D, hgmma_igmma_d),
    P(HGMMA_BGMMA_D, hgmma_bgmma_d),
    P(TEX_C, tex_c),
    P(TEX_I, tex_i),
    P(TEX_R, tex_r),
    P(TLD_C, tld_c),
    P(TLD_I, tld_i),
    P(TLD_R, tld_r),
    P(TLD4_C, tld4_c),
    P(TLD4_I, tld4_i),
    P(TLD4_R, tld4_r),
    P(TXD_C, txd_c),
    P(TXD_I, txd_i),
    P(TXD_R, txd_r),
    P(TMML_C, tmml_c),
    P(TMML_I, tmml_i),
    P(TMML_R, tmml_r),
    P(TXQ_C, txq_c),
    P(TXQ_I, txq_i),
    P(TXQ_R, txq_r),
    P(FOOTPRINT_C, footprint_c),
    P(FOOTPRINT_R, footprint_r),
    P(UTMALDG_D, utmaldg_d),
    P(UTMALDG_S, utmaldg_s),
    P(UTMASTG, utmastg),
    P(UTMAREDG, utmaredg),
    P(UTMAPF_D, utmapf_d),
    P(UTMAPF_S, utmapf_s),
    P(UTMACCTL_ALL, utmacctl_all),
    P(UTMACCTL_ONE, utmacctl_one),
    P(UTMACMDFLUSH, utmacmdflush),
    P(UIADD3_N, uiadd3_n),
    P(UIADD3_X, uiadd3_x),
    P(UIADD3_64, uiadd3_64),
    P(UIMAD_B, uimad_b),
    P(UIMAD_C, uimad_c),
    P(UIMAD_BX, uimad_bx),
    P(UIMAD_CX, uimad_cx),
    P(UIMAD_WIDE_B, uimad_wide_b),
    P(UIMAD_WIDE_BX, uimad_wide_bx),
    P(UISETP_N, uisetp_n),
    P(UISETP_O, uisetp_o),
    P(UISETP_X, uisetp_x),
    P(UISETP_OX, uisetp_ox),
    P(ULEA_LO, ulea_lo),
    P(ULEA_X, ulea_x),
    P(ULEA_HI, ulea_hi),
    P(ULEA_HX, ulea_hx),
    P(ULEA_IH, ulea_ih),
    P(ULEA_IX, ulea_ix),
    P(ULEA_SX, ulea_sx),
    P(ULEA_XS, ulea_xs),
    P(ULOP3, ulop3),
    P(USHF_B, ushf_b),
    P(USHF_C, ushf_c),
    P(UPRMT, uprmt),
    P(USEL, usel),
    P(UMOV, umov),
    P(UPOPC, upopc),
    P(UFLO, uflo),
    P(UBREV, ubrev),
    P(USGXT, usgxt),
    P(UBMSK, ubmsk),
    P(UPLOP3, uplop3),
    P(UPLOP3_SIGN_ONE, uplop3_sign_one),
    P(UPLOP3_SIGN_TWO, uplop3_sign_two),
    P(UPLOP3_SIGN_ALL, uplop3_sign_all),
    P(UCLEA, uclea),
    P(UP2UR, up2ur),
    P(UR2UP, ur2up),
    P(UF2FP, uf2fp),
    P(R2UR_O, r2ur_o),
    P(R2UR_H, r2ur_h),
    P(S2UR, s2ur),
    P(VABSDIFF_B, vabsdiff_b),
    P(VABSDIFF_C, vabsdiff_c),
    P(VABSDIFF4_B, vabsdiff4_b),
    P(VABSDIFF4_C, vabsdiff4_c),
    P(IDP_A4, idp_a4),
    P(IDP_A2, idp_a2),
    P(VOTE, vote),
    P(VOTEU, voteu),
    P(MATCH_ANY, match_any),
    P(MATCH_ALL, match_all),
    P(SHFL, shfl),
    P(REDUX, redux),
    P(ELECT, elect),
    P(P2R, p2r),
    P(R2P, r2p),
    P(PLOP3, plop3),
    P(PLOP3_SIGN_ONE, plop3_sign_one),
    P(PLOP3_SIGN_TWO, plop3_sign_two),
    P(PLOP3_SIGN_ALL, plop3_sign_all),
};

static const char *const marks[VOLTA_FORMS] = {
    [VOLTA_TXQ_I] = "numbers ",
};

/* Does an earlier form of `prefer` print the same text? */
static bool is_earlier(const struct isadora_context *c,
    const struct isadora_insn *in)
{
    (void)c;
    switch (in->form) {
    case VOLTA_TXQ_I:
        return in->alt[1] == 0x0 && in->alt[2] == 0x0 && in->value[0] == 0x1 &&
        in->value[8] <= 0xe && (in->alt[4] == 0x0 || (in->alt[0] == 0x1 && in->alt[4] >= 0x1));
    default:
        return false;
    }
}

/* Puts the mark of a later form of a `prefer` before its text where that alone would be read as an
 * earlier one. */
static void put_mark(struct rt_text *w, char *text, const struct isadora_context *c,
    const struct isadora_insn *in)
{
    if (!is_earlier(c, in))
        return;
    size_t length = (size_t)(w->at - text), size = strlen(marks[in->form]);
    memmove(text + size, text, length);
    memcpy(text, marks[in->form], size);
    w->at += size;
}

size_t volta_format(const struct isadora_context *c, const struct isadora_insn *in, char *out,
    size_t size)
{
    char own[VOLTA_TEXT_MAX];
    char *text = size < sizeof own ? own : out;
    struct rt_text w = {text, NULL};
    struct isadora_context brief = *c;
    brief.brief |= (c->syntax & 0x1) != 0;
    c = &brief;
    if (in->form < VOLTA_FORMS)
        printers[in->form](&w, c, in);
    put_mark(&w, text, c, in);
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
