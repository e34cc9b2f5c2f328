/* Generated from the description volta by gen/emit/target. Do not edit. */
#include "volta_state.h"
#include "base/target_tables.h"
#include "base/text.h"
#include "simt/cpu_level.h"
#include <isadora/analysis.h>

extern const struct isadora_use_tables volta_uses;

static const struct isadora_config configs[] = {
    {"sm_70", "sm_70", NULL, NULL, NULL},
    {"sm_72", "sm_72", NULL, NULL, NULL},
    {"sm_75", "sm_75", NULL, NULL, NULL},
    {"sm_80", "sm_80", NULL, NULL, NULL},
    {"sm_86", "sm_86", NULL, NULL, NULL},
    {"sm_87", "sm_87", NULL, NULL, NULL},
    {"sm_89", "sm_89", NULL, NULL, NULL},
    {"sm_90", "sm_90", NULL, NULL, NULL},
};

static const struct isadora_elf_kind elfs[] = {
    {190, 51, 0, 8, "c[0x0][", "]", "NOP {Y}", 128, 128, 2},
    {190, 65, 8, 8, "c[0x0][", "]", "NOP {Y}", 128, 128, 2},
};

static const int64_t elf_numbers[] = {70, 72, 75, 80, 86, 87, 89, 90};

static const struct isadora_unit units[] = {
    {16, 128, 0, 16, 0xff},
};

CODES(SCALE,
    T(0, "") T(1, ".X4") T(2, ".X8") T(3, ".X16"))
CODES(E,
    T(0, "") T(1, ".E"))
CODES(SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128")
        T(7, ".INVALID7"))
CODES(EVICT,
    T(0, ".EF") T(1, "") T(2, ".EL") T(3, ".LU") T(4, ".EU") T(5, ".NA"))
CODES(PRIVATE,
    T(0, "") T(1, ".PRIVATE"))
CODES(SCOPE,
    T(0, ".CTA") T(1, ".SM") T(2, ".GPU") T(3, ".SYS"))
CODES(STORE_ORDER,
    T(0, ".INVALID0") T(1, "") T(2, ".STRONG") T(3, ".MMIO"))
CODES(LOAD_ORDER_SCOPE,
    T(0, "") T(1, ".CONSTANT.PRIVATE") T(2, ".CONSTANT.CTA") T(3, ".CONSTANT.CTA.PRIVATE")
        T(4, ".CONSTANT") T(5, ".STRONG.SM") T(6, ".STRONG.GPU.PRIVATE") T(7, ".STRONG.GPU")
    T(8, ".MMIO.GPU") T(10, ".STRONG.SYS") T(11, ".CONSTANT.SM.PRIVATE") T(13, ".CONSTANT.VC")
        T(14, ".CONSTANT.VC.PRIVATE") T(15, ".CONSTANT.GPU"))
CODES(STORE_ORDER_SCOPE,
    T(0, "") T(1, ".CONSTANT.PRIVATE") T(2, ".CONSTANT.CTA") T(3, ".CONSTANT.CTA.PRIVATE")
        T(4, ".STRONG.SM.PRIVATE") T(5, ".STRONG.SM") T(6, ".STRONG.GPU.PRIVATE")
        T(7, ".STRONG.GPU")
    T(8, ".MMIO.GPU") T(10, ".STRONG.SYS") T(11, ".CONSTANT.SM.PRIVATE") T(13, ".CONSTANT.VC")
        T(14, ".CONSTANT.VC.PRIVATE") T(15, ".CONSTANT.GPU"))
CODES(ATOM_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".EXCH") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(RED_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(atomic_TYPE_VOLTA,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".F32.FTZ.RN") T(4, ".F16x2.RN") T(5, ".S64")
        T(6, ".F64.RN") T(7, ".INVALID7"))
CODES(atomic_TYPE_AMPERE,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".F32.FTZ.RN") T(4, ".F16x2.RN") T(5, ".S64")
        T(6, ".F64.RN") T(7, ".INVALID7")
    T(8, ".INVALID8") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(atomic_TYPE_HOPPER,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".S64") T(4, ".128") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(atomic_RED_TYPE_HOPPER,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".S64") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(atomic_CAS_TYPE_VOLTA,
    T(0, "") T(1, ".S32") T(2, ".64") T(4, ".INVALID4") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(atomic_CAS_TYPE_AMPERE,
    T(0, "") T(1, ".S32") T(2, ".64") T(4, ".INVALID4") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7") T(8, ".INVALID8")
    T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(atomic_CAS_TYPE_HOPPER,
    T(0, "") T(1, ".S32") T(2, ".64") T(4, ".128") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(atomic_FLOAT_TYPE,
    T(0, ".F16x2.RN") T(1, ".F16x4.RN") T(3, ".BF16x2.RN") T(8, ".INVALID8") T(9, ".F32.FTZ.RN")
        T(11, ".F32x4.FTZ.RN") T(12, ".F32.RN") T(13, ".F32x2.RN")
    T(15, ".F64.RN") T(25, ".INVALID25"))
CODES(atomic_FLOAT_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX"))
CODES(atomic_ATOMIC_ORDER,
    T(0, ".INVALID0") T(1, "") T(2, ".STRONG") T(3, ".INVALID3"))
CODES(atomic_SHARED_TYPE,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".S64"))
CODES(atomic_SHARED_CAS_TYPE,
    T(0, "") T(1, ".S32") T(2, ".64"))
CODES(atomic_CAS,
    T(0, ".CAS") T(1, ".CAST"))
CODES(SYNCS,
    T(0, "") T(1, ".SYNCS"))
CODES(SCOREBOARD,
    T(0, "SB0") T(1, "SB1") T(2, "SB2") T(3, "SB3") T(4, "SB4") T(5, "SB5") T(7, "INVALID7"))
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
CODES(barrier_RAND,
    T(0, "") T(1, ".RAND"))
CODES(barrier_WARP,
    T(0, "") T(1, ".WARP"))
CODES(barrier_EXCLUSIVE_AMPERE,
    T(0, "") T(1, ".EXCLUSIVE"))
CODES(barrier_EXCLUSIVE_HOPPER,
    T(0, "") T(1, ".EXCLUSIVE"))
CODES(barrier_BAR_RED,
    T(0, ".POPC") T(1, ".AND") T(2, ".OR"))
CODES(barrier_DEFER,
    T(0, "") T(1, ".DEFER_BLOCKING"))
CODES(barrier_LE,
    T(0, ".\?\?\?0") T(1, ".LE"))
CODES(barrier_BMOV_CLEAR,
    T(0, "") T(1, ".CLEAR"))
CODES(barrier_PQUAD,
    T(0, "") T(1, ".PQUAD"))
CODES(barrier_BMOV_REG,
    T(0, "B0") T(1, "B1") T(2, "B2") T(3, "B3") T(4, "B4") T(5, "B5") T(6, "B6") T(7, "B7")
    T(8, "B8") T(9, "B9") T(10, "B10") T(11, "B11") T(12, "B12") T(13, "B13") T(14, "B14")
        T(15, "B15")
    T(16, "THREAD_STATE_ENUM.0") T(17, "THREAD_STATE_ENUM.1") T(18, "THREAD_STATE_ENUM.2")
        T(19, "THREAD_STATE_ENUM.3") T(20, "THREAD_STATE_ENUM.4") T(21, "TRAP_RETURN_PC.LO")
        T(22, "TRAP_RETURN_PC.HI") T(23, "TRAP_RETURN_MASK")
    T(24, "MEXITED") T(25, "MKILL") T(26, "MACTIVE") T(27, "MATEXIT") T(28, "OPT_STACK")
        T(29, "API_CALL_DEPTH") T(30, "ATEXIT_PC.LO") T(31, "ATEXIT_PC.HI")
    T(32, "MCOLLECTIVE") T(38, "\?\?\?38"))
CODES(barrier_BMOV_STATE,
    T(16, "THREAD_STATE_ENUM.0") T(17, "THREAD_STATE_ENUM.1") T(18, "THREAD_STATE_ENUM.2")
        T(19, "THREAD_STATE_ENUM.3") T(20, "THREAD_STATE_ENUM.4") T(21, "TRAP_RETURN_PC.LO")
        T(22, "TRAP_RETURN_PC.HI") T(23, "TRAP_RETURN_MASK")
    T(24, "MEXITED") T(25, "MKILL") T(26, "MACTIVE") T(27, "MATEXIT") T(28, "OPT_STACK")
        T(29, "API_CALL_DEPTH") T(30, "ATEXIT_PC.LO") T(31, "ATEXIT_PC.HI")
    T(32, "MCOLLECTIVE"))
CODES(barrier_RPC_HALF,
    T(0, "Rpc.LO") T(1, "Rpc.HI"))
CODES(bulk_AS_SIZE,
    T(0, ".INVALID0") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".INVALID3") T(4, "") T(5, ".64")
        T(6, ".128") T(7, ".INVALID7"))
CODES(bulk_AS_TYPE,
    T(0, "") T(1, ".S32") T(2, ".64") T(3, ".INVALID3") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(bulk_AS_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR")
    T(8, ".INVALID8") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(bulk_TO_SHARED,
    T(0, ".G") T(1, ".S"))
CODES(bulk_FROM_SHARED,
    T(0, ".G") T(1, ".S"))
CODES(bulk_RED_FROM,
    T(1, ".S"))
CODES(bulk_MULTICAST,
    T(0, "") T(1, ".MULTICAST"))
CODES(bulk_L2_SECTOR,
    T(0, "") T(1, ".LTC64B") T(2, ".LTC128B") T(3, ".LTC256B"))
CODES(bulk_SEQUENCED,
    T(0, "") T(1, ".SEQUENCED"))
CODES(bulk_RED_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".S64") T(4, ".F16.RN") T(5, ".F32.RN")
        T(6, ".F32.FTZ.RN") T(7, ".F64.RN")
    T(8, ".BF16.RN") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(cache_CACHE_LEVEL,
    T(0, "") T(1, ".U") T(2, ".C") T(3, ".I"))
CODES(cache_CACHE_OP,
    T(0, ".PF1") T(1, ".PF2") T(2, ".WB") T(3, ".IV") T(4, ".IVALL") T(5, ".RS") T(6, ".IVALLP")
        T(7, ".WBALL")
    T(8, ".WBALLP") T(9, ".PML2") T(10, ".DML2") T(11, ".RML2"))
CODES(cache_MEMBAR_SCOPE,
    T(0, ".CTA") T(1, ".SM") T(2, ".GPU") T(3, ".SYS") T(4, ".INVALID4") T(5, ".VC")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(cache_MEMBAR_ORDER,
    T(0, ".SC") T(1, ".ALL") T(2, ""))
CODES(cache_MMIO,
    T(0, "") T(1, ".MMIO"))
CODES(cache_SPACE,
    T(0, ".G") T(1, ".L") T(2, ".S") T(3, ".INVALID3"))
CODES(cache_SPACE_HOPPER,
    T(0, ".G") T(1, ".L") T(2, ".S") T(3, ".D"))
CODES(cluster_POOL_OP,
    T(5, ".DEALLOC.CTAPOOL") T(6, ".TRY_ALLOC.CTAPOOL"))
CODES(control_BRA_KIND,
    T(0, "") T(1, ".U") T(2, ".DIV") T(3, ".CONV"))
CODES(control_DEPTH,
    T(0, "") T(1, ".INC") T(2, ".DEC"))
CODES(control_JMP_KIND,
    T(0, "") T(1, ".U") T(3, ".CONV"))
CODES(control_BRA_UR_KIND,
    T(0, ".INVALID0") T(2, ".DIV") T(3, ".CONV"))
CODES(control_NOT_UPbra,
    T(0, "") T(1, "!"))
CODES(control_BRA_UP_KIND,
    T(0, ".\?\?\?0") T(1, ".U"))
CODES(control_ANY,
    T(0, "") T(1, ".ANY"))
CODES(control_INV_URa,
    T(0, "") T(1, "~"))
CODES(control_NOINC,
    T(0, "") T(1, ".NOINC"))
CODES(control_NODEC,
    T(0, "") T(1, ".NODEC"))
CODES(control_RET_KIND,
    T(0, ".REL") T(1, ".ABS"))
CODES(control_KEEPREFCOUNT,
    T(0, "") T(1, ".KEEPREFCOUNT"))
CODES(control_PREEMPTED,
    T(0, "") T(1, ".PREEMPTED"))
CODES(control_NO_ATEXIT,
    T(0, "") T(1, ".NO_ATEXIT"))
CODES(control_BPT_KIND,
    T(2, ".PAUSE") T(3, ".TRAP") T(5, ".DRAIN") T(6, ".PAUSE_QUIET"))
CODES(SATFINITE,
    T(0, "") T(1, ".SATFINITE"))
CODES(convert_DST_FLOAT,
    T(1, ".F16") T(2, "") T(3, ".F64"))
CODES(convert_F2F_SRC,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(convert_F2F_DST,
    T(1, ".F16") T(2, ".F32") T(3, ".F64"))
CODES(convert_DST_INT,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".U32") T(5, "") T(6, ".U64")
        T(7, ".S64"))
CODES(convert_SRC_INT,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".U32") T(5, "") T(6, ".U64")
        T(7, ".S64"))
CODES(convert_SRC_FLOAT,
    T(1, ".F16") T(2, "") T(3, ".F64"))
CODES(convert_ROUND,
    T(0, "") T(1, ".FLOOR") T(2, ".CEIL") T(3, ".TRUNC"))
CODES(convert_NTZ,
    T(0, "") T(1, ".NTZ"))
CODES(convert_HALF,
    T(0, "") T(1, ".H1") T(2, ".INVALID2") T(3, ".INVALID3"))
CODES(convert_BYTE,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(convert_NARROW,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16"))
CODES(convert_PACKED,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, ".U2") T(5, ".S2") T(6, ".U4")
        T(7, ".S4"))
CODES(convert_RELU,
    T(0, "") T(1, ".RELU"))
CODES(convert_BF16,
    T(0, "") T(1, ".BF16"))
CODES(convert_F2FP_DST,
    T(0, ".F16") T(1, ".BF16") T(3, ".TF32") T(4, ".E5M2") T(5, ".E4M3"))
CODES(convert_PACK_RND,
    T(0, "") T(3, ".RZ"))
CODES(convert_F2IP_RND,
    T(0, "") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".TRUNC"))
CODES(convert_F2IP_NTZ,
    T(0, "") T(1, ".NTZ"))
CODES(convert_F2IP_TYPE,
    T(0, ".U8") T(1, ".S8") T(2, ".INVALID2") T(3, ".INVALID3"))
CODES(convert_H1,
    T(0, "") T(1, ".H1"))
CODES(convert_I2FP_RND,
    T(0, "") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".RZ"))
CODES(convert_I2FP_SRC,
    T(0, ".U32") T(1, ".S32"))
CODES(convert_I2IP_SAT_GA10X,
    T(0, ".SAT") T(1, "") T(2, ".SATRELU") T(3, ".INVALID3"))
CODES(convert_I2IP_SAT_HOPPER,
    T(0, "") T(1, ".SAT") T(2, ".SATRELU") T(3, ".INVALID3"))
CODES(double_DOUBLE_CMP,
    T(0, ".MIN") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE")
        T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".MAX"))
CODES(NEG_A,
    T(0, "") T(1, "-"))
CODES(NEG_B,
    T(0, "") T(1, "-"))
CODES(NEG_C,
    T(0, "") T(1, "-"))
CODES(INV_A,
    T(0, "") T(1, "~"))
CODES(INV_B,
    T(0, "") T(1, "~"))
CODES(INV_C,
    T(0, "") T(1, "~"))
CODES(SIGNED,
    T(0, ".U32") T(1, ""))
CODES(NOT_Pp,
    T(0, "") T(1, "!"))
CODES(NOT_Pq,
    T(0, "") T(1, "!"))
CODES(NOT_Pr,
    T(0, "") T(1, "!"))
CODES(REUSE_A,
    T(0, "") T(1, ".reuse"))
CODES(REUSE_B,
    T(0, "") T(1, ".reuse"))
CODES(REUSE_C,
    T(0, "") T(1, ".reuse"))
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
CODES(FMZ,
    T(0, "") T(1, ".FMZ") T(2, ".FTZ"))
CODES(FTZ,
    T(0, "") T(1, ".FTZ"))
CODES(RND,
    T(0, "") T(1, ".RM") T(2, ".RP") T(3, ".RZ"))
CODES(SAT,
    T(0, "") T(1, ".SAT"))
CODES(FLOAT_CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".NUM")
    T(8, ".NAN") T(9, ".LTU") T(10, ".EQU") T(11, ".LEU") T(12, ".GTU") T(13, ".NEU") T(14, ".GEU")
        T(15, ".T"))
CODES(NAN,
    T(0, "") T(1, ".NAN"))
CODES(XORSIGN,
    T(0, "") T(1, ".XORSIGN"))
CODES(NDV,
    T(0, "") T(1, ".NDV"))
CODES(float_POWER,
    T(0, ".INVALID0") T(1, ".D8") T(2, ".D4") T(3, ".D2") T(4, "") T(5, ".M2") T(6, ".M4")
        T(7, ".M8"))
CODES(float_MUFU_OP,
    T(0, ".COS") T(1, ".SIN") T(2, ".EX2") T(3, ".LG2") T(4, ".RCP") T(5, ".RSQ") T(6, ".RCP64H")
        T(7, ".RSQ64H")
    T(8, ".SQRT") T(9, ".TANH") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ".INVALID15"))
CODES(float_SIGNS3,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(float_SIGNS2,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(float_SIGNS1,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(float_SIGNS0,
    T(0, "PP") T(1, "PN") T(2, "NP") T(3, "ZP"))
CODES(fp8_FP8_RELU,
    T(0, "") T(1, ".RELU"))
CODES(fp8_FP8_DST,
    T(4, ".E5M2") T(5, ".E4M3"))
CODES(fp8_WIDE_DST,
    T(0, ".F16") T(1, ".BF16"))
CODES(fp8_FP8_SRC,
    T(2, ".E5M2") T(3, ".E4M3"))
CODES(fp8_C_H1,
    T(0, "") T(1, ".H1"))
CODES(fp8_B_H1,
    T(0, "") T(1, ".H1"))
CODES(fp8_TF32_RND,
    T(0, "") T(3, ".RZ"))
CODES(graphics_OUTPUT,
    T(0, "") T(1, ".O"))
CODES(graphics_IPA_MODE,
    T(0, ".PASS") T(1, ".CONSTANT") T(2, ".STATE") T(3, ".INVALID3"))
CODES(graphics_IPA_AT,
    T(0, "") T(1, ".CENTROID") T(2, ".OFFSET"))
CODES(graphics_OUT_OP,
    T(1, ".EMIT") T(2, ".CUT") T(3, ".EMIT_THEN_CUT"))
CODES(half_SWIZZLE_A,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_A_HOPPER,
    T(0, "") T(1, ".INVALID1") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_B,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_B_HOPPER,
    T(0, "") T(1, ".INVALID1") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_B_NEG,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1") T(4, ".H0_NH1"))
CODES(half_SWIZZLE_C,
    T(0, "") T(1, ".F32") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_SWIZZLE_C_HOPPER,
    T(0, "") T(1, ".INVALID1") T(2, ".H0_H0") T(3, ".H1_H1"))
CODES(half_F16_NEG_C,
    T(0, "") T(1, "-"))
CODES(half_F32,
    T(0, "") T(1, ".F32"))
CODES(half_ADD_TYPE,
    T(0, "") T(1, ".F32") T(2, ".BF16_V2") T(3, ".INVALID3"))
CODES(half_MUL_TYPE,
    T(0, "") T(1, ".INVALID1") T(2, ".BF16_V2") T(3, ".INVALID3"))
CODES(half_HALF_BOP,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".INVALID3"))
CODES(half_BF,
    T(0, "") T(1, ".BF"))
CODES(half_H_AND,
    T(0, "") T(1, ".H_AND"))
CODES(half_SET_TYPE,
    T(0, "") T(1, ".INVALID1") T(2, ".BF16_V2") T(3, ".INVALID3"))
CODES(PAND,
    T(0, "") T(1, ".PAND"))
CODES(SHIFT_TYPE,
    T(0, ".S64") T(1, ".U64") T(2, ".S32") T(3, ".U32"))
CODES(W,
    T(0, "") T(1, ".W"))
CODES(SHIFT_DIR,
    T(0, ".L") T(1, ".R"))
CODES(HI,
    T(0, "") T(1, ".HI"))
CODES(SH,
    T(0, "") T(1, ".SH"))
CODES(CMP,
    T(0, ".F") T(1, ".LT") T(2, ".EQ") T(3, ".LE") T(4, ".GT") T(5, ".NE") T(6, ".GE") T(7, ".T"))
CODES(BOP,
    T(0, ".AND") T(1, ".OR") T(2, ".XOR") T(3, ".INVALID3"))
CODES(logic_PRMT_MODE,
    T(0, "") T(1, ".F4E") T(2, ".B4E") T(3, ".RC8") T(4, ".ECL") T(5, ".ECR") T(6, ".RC16")
        T(7, ".INVALID7"))
CODES(logic_VI_SIGNED,
    T(0, ".U32") T(1, ""))
CODES(mbarrier_RED,
    T(0, "") T(1, ".RED"))
CODES(mbarrier_PHASE,
    T(1, ".PHASECHK"))
CODES(mbarrier_TRYWAIT,
    T(0, "") T(1, ".TRYWAIT"))
CODES(mbarrier_EXCH,
    T(1, ".EXCH"))
CODES(mbarrier_ARRIVE,
    T(0, "") T(1, ".A1T0") T(2, ".A0T1") T(3, ".A0TR") T(4, ".A0TX") T(5, ".ART0"))
CODES(mbarrier_CCTL_OP,
    T(0, ".IV") T(1, ".WB"))
CODES(mbarrier_BAR_BITS,
    T(5, ".64"))
CODES(mbarrier_BAR_COUNT,
    T(0, "") T(1, ".ARVCNT") T(2, ".TRANSCNT"))
CODES(mbarrier_TMASK,
    T(0, "") T(1, ".TMASK"))
CODES(mbarrier_OPTOUT,
    T(0, "") T(1, ".OPTOUT"))
CODES(memory_LOAD_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128")
        T(7, ".U.128"))
CODES(memory_CONST_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(memory_SHARED_SIZE,
    T(0, ".U8") T(1, ".S8") T(2, ".U16") T(3, ".S16") T(4, "") T(5, ".64") T(6, ".128"))
CODES(memory_COPY_SIZE,
    T(0, ".INVALID0") T(1, ".INVALID1") T(2, ".INVALID2") T(3, ".INVALID3") T(4, "") T(5, ".64")
        T(6, ".128") T(7, ".INVALID7"))
CODES(memory_LOAD_ORDER,
    T(0, ".CONSTANT") T(1, "") T(2, ".STRONG") T(3, ".MMIO"))
CODES(memory_COPY_ORDER_SCOPE,
    T(0, "") T(1, ".CONSTANT.PRIVATE") T(2, ".CONSTANT.CTA") T(3, ".CONSTANT.CTA.PRIVATE")
        T(4, ".CONSTANT") T(5, ".STRONG.SM") T(6, ".STRONG.GPU.PRIVATE") T(7, ".STRONG.GPU")
    T(8, ".MMIO.SM") T(10, ".STRONG.SYS") T(11, ".CONSTANT.SM.PRIVATE") T(13, ".CONSTANT.VC")
        T(14, ".CONSTANT.VC.PRIVATE") T(15, ".CONSTANT.GPU"))
CODES(memory_LTC,
    T(0, "") T(1, ".LTC64B") T(2, ".LTC128B") T(3, ".LTC256B"))
CODES(memory_COPY_LTC,
    T(0, "") T(1, ".LTC64B") T(2, ".LTC128B") T(3, ".LTC256B"))
CODES(memory_Pl,
    T(0, "PT") T(1, "P6") T(2, "P5") T(3, "P4") T(4, "P3") T(5, "P2") T(6, "P1") T(7, "P0"))
CODES(memory_NOT_Pl,
    T(0, "") T(1, "!"))
CODES(memory_ZD,
    T(0, "") T(1, ".ZD"))
CODES(memory_U,
    T(0, "") T(1, ".U"))
CODES(memory_LDC_MODE,
    T(0, "") T(1, ".IL") T(2, ".IS") T(3, ".ISL"))
CODES(memory_NOT_ULDC_UP,
    T(0, "") T(1, "!"))
CODES(memory_MATRICES,
    T(0, "") T(1, ".2") T(2, ".4") T(3, ".INVALID3"))
CODES(memory_MATRIX,
    T(0, ".M88") T(1, ".MT88") T(2, ".M816"))
CODES(memory_BYPASS,
    T(0, ".BYPASS") T(1, ""))
CODES(memory_ZFILL,
    T(0, "") T(1, ".ZFILL"))
CODES(special_SR_64,
    T(0, ".32") T(1, ""))
CODES(surface_DIM,
    T(0, ".1D") T(1, ".1D_BUFFER") T(2, ".1D_ARRAY") T(3, ".2D") T(4, ".2D_ARRAY") T(5, ".3D")
        T(7, ".INVALID7"))
CODES(surface_OUT_OF_RANGE,
    T(0, ".IGN") T(1, "") T(2, ".TRAP") T(3, ".INVALID3"))
CODES(surface_BA,
    T(0, "") T(1, ".BA"))
CODES(surface_MASK,
    T(0, ".INVALID0") T(1, ".R") T(2, ".INVALID2") T(3, ".RG") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7")
    T(8, ".INVALID8") T(9, ".INVALID9") T(10, ".INVALID10") T(11, ".INVALID11") T(12, ".INVALID12")
        T(13, ".INVALID13") T(14, ".INVALID14") T(15, ""))
CODES(surface_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(3, ".F32.FTZ.RN") T(4, ".F16x2.RN") T(5, ".S64")
        T(6, ".SD32") T(7, ".SD64"))
CODES(surface_CAS_TYPE,
    T(0, "") T(1, ".S32") T(2, ".U64") T(4, ".INVALID4") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(tensor_LAYOUT_A,
    T(0, ".ROW") T(1, ".COL"))
CODES(tensor_LAYOUT_B,
    T(0, ".ROW") T(1, ".COL"))
CODES(tensor_STEP,
    T(0, ".STEP0") T(1, ".STEP1") T(2, ".STEP2") T(3, ".STEP3"))
CODES(tensor_SAT_82,
    T(0, "") T(1, ".SAT"))
CODES(tensor_SHAPE_884,
    T(0, ".884") T(1, ".444"))
CODES(tensor_HMMA_DST,
    T(0, ".F16") T(1, ".F32"))
CODES(tensor_HMMA_884_TYPE,
    T(0, ".F16.F16") T(1, ".F32.F16") T(3, ".F32.F32"))
CODES(tensor_HMMA_SHAPE,
    T(0, ".1688") T(1, ".16816") T(2, ".1684"))
CODES(tensor_HMMA_FORMAT,
    T(0, "") T(1, ".BF16") T(2, ".TF32"))
CODES(tensor_UPmma,
    T(1, "UP6") T(2, "UP5") T(3, "UP4") T(4, "UP3") T(5, "UP2") T(6, "UP1") T(7, "UP0"))
CODES(tensor_UPmma_NOT,
    T(0, "UPT") T(1, "UP6") T(2, "UP5") T(3, "UP4") T(4, "UP3") T(5, "UP2") T(6, "UP1") T(7, "UP0"))
CODES(tensor_IMMA_SHAPE,
    T(0, ".8816") T(2, ".8832") T(4, ".16816") T(5, ".16832") T(6, ".16864"))
CODES(tensor_IMMA_TYPE_A,
    T(0, ".U8") T(1, ".S8") T(2, ".U4") T(3, ".S4"))
CODES(tensor_IMMA_TYPE_B,
    T(0, ".U8") T(1, ".S8") T(2, ".U4") T(3, ".S4"))
CODES(tensor_BMMA_SHAPE,
    T(0, ".88128") T(1, ".168128") T(2, ".168256"))
CODES(tensor_BMMA_OP,
    T(0, ".XOR") T(2, ".AND"))
CODES(tensor_DMMA_SHAPE,
    T(0, ".8x8x4") T(1, ".16x8x4") T(2, ".16x8x8") T(3, ".16x8x16"))
CODES(tensor_HMMA_SP_SHAPE,
    T(0, ".1688") T(1, ".16816") T(3, ".16832"))
CODES(tensor_IMMA_SP_SHAPE,
    T(2, ".8832") T(3, ".8864") T(5, ".16832") T(6, ".16864") T(7, ".168128"))
CODES(tensor_META_REUSE,
    T(0, "") T(1, ".reuse"))
CODES(tensor_MOVM_SIZE,
    T(0, ".16") T(6, ".INVALID6"))
CODES(tensor_MOVM_KIND,
    T(0, ".MT88") T(1, ".M832") T(2, ".M864") T(3, ".INVALID3"))
CODES(texture_BINDLESS,
    T(0, "") T(1, ".B"))
CODES(texture_SCR,
    T(0, "") T(1, ".SCR"))
CODES(texture_F16,
    T(0, "") T(1, ".F16.RN") T(2, ".F16.RZ"))
CODES(texture_DIM,
    T(0, "1D") T(1, "2D") T(2, "3D") T(3, "CUBE") T(4, "ARRAY_1D") T(5, "ARRAY_2D")
        T(7, "ARRAY_CUBE"))
CODES(texture_LOAD_DIM,
    T(0, "1D") T(1, "2D") T(2, "3D") T(3, "INVALID3") T(4, "ARRAY_1D") T(5, "ARRAY_2D"))
CODES(texture_GATHER_DIM,
    T(0, "INVALID0") T(1, "2D") T(3, "CUBE") T(5, "ARRAY_2D") T(7, "ARRAY_CUBE"))
CODES(texture_FOOTPRINT_DIM,
    T(0, "INVALID0") T(1, "2D") T(2, "3D") T(3, "INVALID3") T(4, "INVALID4") T(5, "INVALID5")
        T(6, "INVALID6") T(7, "INVALID7"))
CODES(texture_LOD,
    T(0, "") T(1, ".LZ") T(2, ".LB") T(3, ".LL") T(4, ".LC") T(6, ".LC.FDV") T(7, ".INVALID7"))
CODES(texture_LOAD_LOD,
    T(0, ".INVALID0") T(1, ".LZ") T(2, ".INVALID2") T(3, ".LL") T(4, ".INVALID4") T(5, ".INVALID5")
        T(6, ".INVALID6") T(7, ".INVALID7"))
CODES(texture_COMPONENT,
    T(0, ".R") T(1, ".G") T(2, ".B") T(3, ".A"))
CODES(texture_AOFFI,
    T(0, "") T(1, ".AOFFI"))
CODES(texture_GATHER_OFFSET,
    T(0, "") T(1, ".AOFFI") T(2, ".PTP") T(3, ".INVALID3"))
CODES(texture_CL,
    T(0, "") T(1, ".CL"))
CODES(texture_DC,
    T(0, "") T(1, ".DC"))
CODES(texture_MS,
    T(0, "") T(1, ".MS"))
CODES(texture_LC,
    T(0, "") T(1, ".LC"))
CODES(texture_NODEP,
    T(0, "") T(1, ".NODEP"))
CODES(texture_QUERY,
    T(0, "TEX_HEADER_DIMENSION") T(1, "TEX_HEADER_TEXTURE_TYPE") T(2, "TEX_HEADER_SAMPLER_POS"))
CODES(tile_DIMENSIONS,
    T(0, ".1D") T(1, ".2D") T(2, ".3D") T(3, ".4D") T(4, ".5D") T(5, ".INVALID5") T(6, ".INVALID6")
        T(7, ".INVALID7"))
CODES(tile_MULTICAST,
    T(0, "") T(1, ".MULTICAST"))
CODES(tile_IM2COL,
    T(0, "") T(1, ".IM2COL"))
CODES(tile_PF_MODE,
    T(0, ".\?\?\?0") T(1, ".IM2COL"))
CODES(tile_TILE_OP,
    T(0, ".ADD") T(1, ".MIN") T(2, ".MAX") T(3, ".INC") T(4, ".DEC") T(5, ".AND") T(6, ".OR")
        T(7, ".XOR"))
CODES(tile_MAP_CACHE,
    T(0, ".IV") T(1, ".PF"))
CODES(tile_ALL_MAPS,
    T(0, ".\?\?\?0") T(1, ".IVALL"))
CODES(uniform_UPRMT_MODE,
    T(0, "") T(1, ".\?\?\?1"))
CODES(video_U8,
    T(0, ".U8") T(1, ""))
CODES(video_ACC,
    T(0, "") T(1, ".ACC"))
CODES(video_SIGN_A8,
    T(0, ".U8") T(1, ".S8"))
CODES(video_SIGN_B8,
    T(0, ".U8") T(1, ".S8"))
CODES(video_SIGN_A16,
    T(0, ".U16") T(1, ".S16"))
CODES(video_LO_HI,
    T(0, ".LO") T(1, ".HI"))
CODES(PR_BYTE,
    T(0, "") T(1, ".B1") T(2, ".B2") T(3, ".B3"))
CODES(R2UR_OR,
    T(0, "") T(1, ".OR"))
CODES(warp_VOTE_MODE,
    T(0, ".ALL") T(1, ".ANY") T(2, ".EQ") T(3, ".INVALID3"))
CODES(warp_MATCH_KIND,
    T(0, ".ALL") T(1, ".ANY"))
CODES(warp_U64,
    T(0, "") T(1, ".U64"))
CODES(warp_SHFL_MODE,
    T(0, ".IDX") T(1, ".UP") T(2, ".DOWN") T(3, ".BFLY"))
CODES(warp_REDUX_OP,
    T(0, "") T(1, ".OR") T(2, ".XOR") T(3, ".SUM") T(4, ".MIN") T(5, ".MAX") T(7, ".INVALID7"))
CODES(warp_REDUX_SIGNED,
    T(0, "") T(1, ".S32"))

static const struct isadora_field fields[] = {
    FIELD(VOLTA_FIELD_OFFSET, "OFFSET", NUMBER, 24, 1, -1, PIECES({40, 63}), .is_signed = 1)
    FIELD(VOLTA_FIELD_ADDR_64, "ADDR_64", NUMBER, 1, 1, -1, PIECES({90, 90}))
    FIELD(VOLTA_FIELD_ATOM_ADDR_64, "ATOM_ADDR_64", NUMBER, 1, 1, -1, PIECES({70, 70}))
    FIELD(VOLTA_FIELD_WITH_DESC, "WITH_DESC", NUMBER, 1, 1, -1, PIECES({76, 76}))
    FIELD(VOLTA_FIELD_ATOM_WITH_DESC, "ATOM_WITH_DESC", NUMBER, 1, 1, -1, PIECES({71, 71}))
    FIELD(VOLTA_FIELD_DESC_SHOWN, "DESC_SHOWN", NUMBER, 1, 1, -1, PIECES({101, 101}))
    FIELD(VOLTA_FIELD_OFFSET32, "OFFSET32", NUMBER, 32, 1, -1, PIECES({32, 63}), .is_signed = 1)
    FIELD(VOLTA_FIELD_SCALE, "SCALE", CODES, 2, 1, -1, PIECES({78, 79}), HAS_CODES(SCALE))
    FIELD(VOLTA_FIELD_E, "E", CODES, 1, 1, -1, PIECES({72, 72}), HAS_CODES(E))
    FIELD(VOLTA_FIELD_SIZE, "SIZE", CODES, 3, 1, -1, PIECES({73, 75}), HAS_CODES(SIZE))
    FIELD(VOLTA_FIELD_EVICT, "EVICT", CODES, 3, 1, -1, PIECES({84, 86}), HAS_CODES(EVICT))
    FIELD(VOLTA_FIELD_PRIVATE, "PRIVATE", CODES, 1, 1, -1, PIECES({76, 76}), HAS_CODES(PRIVATE))
    FIELD(VOLTA_FIELD_SCOPE, "SCOPE", CODES, 2, 1, -1, PIECES({77, 78}), HAS_CODES(SCOPE))
    FIELD(VOLTA_FIELD_STORE_ORDER, "STORE_ORDER", CODES, 2, 1, -1, PIECES({79, 80}),
        HAS_CODES(STORE_ORDER), .strong = 0xc)
    FIELD(VOLTA_FIELD_LOAD_ORDER_SCOPE, "LOAD_ORDER_SCOPE", CODES, 4, 1, -1, PIECES({77, 80}),
        HAS_CODES(LOAD_ORDER_SCOPE), .strong = 0x5e0)
    FIELD(VOLTA_FIELD_STORE_ORDER_SCOPE, "STORE_ORDER_SCOPE", CODES, 4, 1, -1, PIECES({77, 80}),
        HAS_CODES(STORE_ORDER_SCOPE), .strong = 0x5f0)
    FIELD(VOLTA_FIELD_ATOM_OP, "ATOM_OP", CODES, 4, 1, -1, PIECES({87, 90}), HAS_CODES(ATOM_OP))
    FIELD(VOLTA_FIELD_RED_OP, "RED_OP", CODES, 3, 1, -1, PIECES({87, 89}), HAS_CODES(RED_OP))
    FIELD(VOLTA_FIELD_ATOMIC_TYPE_VOLTA, "TYPE_VOLTA", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(atomic_TYPE_VOLTA))
    FIELD(VOLTA_FIELD_ATOMIC_TYPE_AMPERE, "TYPE_AMPERE", CODES, 4, 1, -1, PIECES({73, 76}),
        HAS_CODES(atomic_TYPE_AMPERE))
    FIELD(VOLTA_FIELD_ATOMIC_TYPE_HOPPER, "TYPE_HOPPER", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(atomic_TYPE_HOPPER))
    FIELD(VOLTA_FIELD_ATOMIC_RED_TYPE_HOPPER, "RED_TYPE_HOPPER", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(atomic_RED_TYPE_HOPPER))
    FIELD(VOLTA_FIELD_ATOMIC_CAS_TYPE_VOLTA, "CAS_TYPE_VOLTA", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(atomic_CAS_TYPE_VOLTA))
    FIELD(VOLTA_FIELD_ATOMIC_CAS_TYPE_AMPERE, "CAS_TYPE_AMPERE", CODES, 4, 1, -1, PIECES({73, 76}),
        HAS_CODES(atomic_CAS_TYPE_AMPERE))
    FIELD(VOLTA_FIELD_ATOMIC_CAS_TYPE_HOPPER, "CAS_TYPE_HOPPER", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(atomic_CAS_TYPE_HOPPER))
    FIELD(VOLTA_FIELD_ATOMIC_FLOAT_TYPE, "FLOAT_TYPE", CODES, 5, 1, -1, PIECES({73, 76}, {87, 87}),
        HAS_CODES(atomic_FLOAT_TYPE))
    FIELD(VOLTA_FIELD_ATOMIC_FLOAT_OP, "FLOAT_OP", CODES, 2, 1, -1, PIECES({88, 89}),
        HAS_CODES(atomic_FLOAT_OP))
    FIELD(VOLTA_FIELD_ATOMIC_ATOMIC_ORDER, "ATOMIC_ORDER", CODES, 2, 1, -1, PIECES({79, 80}),
        HAS_CODES(atomic_ATOMIC_ORDER))
    FIELD(VOLTA_FIELD_ATOMIC_SHARED_TYPE, "SHARED_TYPE", CODES, 2, 1, -1, PIECES({73, 74}),
        HAS_CODES(atomic_SHARED_TYPE))
    FIELD(VOLTA_FIELD_ATOMIC_SHARED_CAS_TYPE, "SHARED_CAS_TYPE", CODES, 2, 1, -1, PIECES({73, 74}),
        HAS_CODES(atomic_SHARED_CAS_TYPE))
    FIELD(VOLTA_FIELD_ATOMIC_CAS, "CAS", CODES, 1, 1, -1, PIECES({87, 87}), HAS_CODES(atomic_CAS))
    FIELD(VOLTA_FIELD_ATOMIC_SPIN, "SPIN", NUMBER, 1, 1, -1, PIECES({88, 88}))
    FIELD(VOLTA_FIELD_SYNCS, "SYNCS", CODES, 1, 1, -1, PIECES({84, 84}), HAS_CODES(SYNCS))
    FIELD(VOLTA_FIELD_SCOREBOARD, "SCOREBOARD", CODES, 3, 1, -1, PIECES({44, 46}),
        HAS_CODES(SCOREBOARD))
    FIELD(VOLTA_FIELD_PENDING, "PENDING", NUMBER, 6, 1, -1, PIECES({38, 43}))
    FIELD(VOLTA_FIELD_BOARD0, "BOARD0", CODES, 1, 1, -1, PIECES({32, 32}), HAS_CODES(BOARD0))
    FIELD(VOLTA_FIELD_BOARD1, "BOARD1", CODES, 1, 1, -1, PIECES({33, 33}), HAS_CODES(BOARD1))
    FIELD(VOLTA_FIELD_BOARD2, "BOARD2", CODES, 1, 1, -1, PIECES({34, 34}), HAS_CODES(BOARD2))
    FIELD(VOLTA_FIELD_BOARD3, "BOARD3", CODES, 1, 1, -1, PIECES({35, 35}), HAS_CODES(BOARD3))
    FIELD(VOLTA_FIELD_BOARD4, "BOARD4", CODES, 1, 1, -1, PIECES({36, 36}), HAS_CODES(BOARD4))
    FIELD(VOLTA_FIELD_BOARD5, "BOARD5", CODES, 1, 1, -1, PIECES({37, 37}), HAS_CODES(BOARD5))
    FIELD(VOLTA_FIELD_BOARDS, "BOARDS", NUMBER, 6, 1, -1, PIECES({32, 37}))
    FIELD(VOLTA_FIELD_BARRIER_RAND, "RAND", CODES, 1, 1, -1, PIECES({86, 86}),
        HAS_CODES(barrier_RAND))
    FIELD(VOLTA_FIELD_BARRIER_WARP, "WARP", CODES, 1, 1, -1, PIECES({85, 85}),
        HAS_CODES(barrier_WARP))
    FIELD(VOLTA_FIELD_BARRIER_CLEAR, "CLEAR", NUMBER, 1, 1, -1, PIECES({83, 83}))
    FIELD(VOLTA_FIELD_BARRIER_EXCLUSIVE_AMPERE, "EXCLUSIVE_AMPERE", CODES, 1, 1, -1,
        PIECES({86, 86}), HAS_CODES(barrier_EXCLUSIVE_AMPERE))
    FIELD(VOLTA_FIELD_BARRIER_EXCLUSIVE_HOPPER, "EXCLUSIVE_HOPPER", CODES, 1, 1, -1,
        PIECES({85, 85}), HAS_CODES(barrier_EXCLUSIVE_HOPPER))
    FIELD(VOLTA_FIELD_BARRIER_COLLECTIVE, "COLLECTIVE", NUMBER, 1, 1, -1, PIECES({86, 86}))
    FIELD(VOLTA_FIELD_BARRIER_BAR_KIND, "BAR_KIND", NUMBER, 3, 1, -1, PIECES({77, 79}))
    FIELD(VOLTA_FIELD_BARRIER_BAR_RED, "BAR_RED", CODES, 2, 1, -1, PIECES({74, 75}),
        HAS_CODES(barrier_BAR_RED))
    FIELD(VOLTA_FIELD_BARRIER_DEFER, "DEFER", CODES, 1, 1, -1, PIECES({80, 80}),
        HAS_CODES(barrier_DEFER))
    FIELD(VOLTA_FIELD_BARRIER_BAR_ID, "BAR_ID", NUMBER, 4, 1, -1, PIECES({54, 57}))
    FIELD(VOLTA_FIELD_BARRIER_BAR_THREADS, "BAR_THREADS", NUMBER, 12, 1, -1, PIECES({42, 53}))
    FIELD(VOLTA_FIELD_BARRIER_LE, "LE", CODES, 1, 1, -1, PIECES({47, 47}), HAS_CODES(barrier_LE))
    FIELD(VOLTA_FIELD_BARRIER_BMOV_CLEAR, "BMOV_CLEAR", CODES, 1, 1, -1, PIECES({84, 84}),
        HAS_CODES(barrier_BMOV_CLEAR))
    FIELD(VOLTA_FIELD_BARRIER_PQUAD, "PQUAD", CODES, 1, 1, -1, PIECES({84, 84}),
        HAS_CODES(barrier_PQUAD))
    FIELD(VOLTA_FIELD_BARRIER_BMOV_REG, "BMOV_REG", CODES, 6, 1, -1, PIECES({24, 29}),
        HAS_CODES(barrier_BMOV_REG))
    FIELD(VOLTA_FIELD_BARRIER_BMOV_STATE, "BMOV_STATE", CODES, 6, 1, -1, PIECES({24, 29}),
        HAS_CODES(barrier_BMOV_STATE))
    FIELD(VOLTA_FIELD_BARRIER_BB, "Bb", REGISTER, 4, 1, 8, PIECES({24, 27}))
    FIELD(VOLTA_FIELD_BARRIER_B2R_KIND, "B2R_KIND", NUMBER, 2, 1, -1, PIECES({78, 79}))
    FIELD(VOLTA_FIELD_BARRIER_PM_MASK, "PM_MASK", NUMBER, 16, 1, -1, PIECES({32, 47}))
    FIELD(VOLTA_FIELD_BARRIER_RPC_HALF, "RPC_HALF", CODES, 1, 1, -1, PIECES({31, 31}),
        HAS_CODES(barrier_RPC_HALF))
    FIELD(VOLTA_FIELD_BULK_AS_SIZE, "AS_SIZE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(bulk_AS_SIZE))
    FIELD(VOLTA_FIELD_BULK_AS_TYPE, "AS_TYPE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(bulk_AS_TYPE))
    FIELD(VOLTA_FIELD_BULK_AS_OP, "AS_OP", CODES, 4, 1, -1, PIECES({87, 90}), HAS_CODES(bulk_AS_OP))
    FIELD(VOLTA_FIELD_BULK_AS_ADDR_64, "AS_ADDR_64", NUMBER, 1, 1, -1, PIECES({72, 72}))
    FIELD(VOLTA_FIELD_BULK_TO_SHARED, "TO_SHARED", CODES, 1, 1, -1, PIECES({73, 73}),
        HAS_CODES(bulk_TO_SHARED))
    FIELD(VOLTA_FIELD_BULK_FROM_SHARED, "FROM_SHARED", CODES, 1, 1, -1, PIECES({74, 74}),
        HAS_CODES(bulk_FROM_SHARED))
    FIELD(VOLTA_FIELD_BULK_RED_FROM, "RED_FROM", CODES, 1, 1, -1, PIECES({74, 74}),
        HAS_CODES(bulk_RED_FROM))
    FIELD(VOLTA_FIELD_BULK_MULTICAST, "MULTICAST", CODES, 1, 1, -1, PIECES({75, 75}),
        HAS_CODES(bulk_MULTICAST))
    FIELD(VOLTA_FIELD_BULK_POLICY, "POLICY", REGISTER, 6, 1, 5, PIECES({40, 45}))
    FIELD(VOLTA_FIELD_BULK_L2_SECTOR, "L2_SECTOR", CODES, 2, 1, -1, PIECES({81, 82}),
        HAS_CODES(bulk_L2_SECTOR))
    FIELD(VOLTA_FIELD_BULK_SEQUENCED, "SEQUENCED", CODES, 1, 1, -1, PIECES({83, 83}),
        HAS_CODES(bulk_SEQUENCED))
    FIELD(VOLTA_FIELD_BULK_RED_TYPE, "RED_TYPE", CODES, 4, 1, -1, PIECES({81, 84}),
        HAS_CODES(bulk_RED_TYPE))
    FIELD(VOLTA_FIELD_CACHE_CACHE_LEVEL, "CACHE_LEVEL", CODES, 3, 1, -1, PIECES({78, 80}),
        HAS_CODES(cache_CACHE_LEVEL))
    FIELD(VOLTA_FIELD_CACHE_CACHE_OP, "CACHE_OP", CODES, 4, 1, -1, PIECES({87, 90}),
        HAS_CODES(cache_CACHE_OP))
    FIELD(VOLTA_FIELD_CACHE_MEMBAR_SCOPE, "MEMBAR_SCOPE", CODES, 3, 1, -1, PIECES({76, 78}),
        HAS_CODES(cache_MEMBAR_SCOPE))
    FIELD(VOLTA_FIELD_CACHE_MEMBAR_ORDER, "MEMBAR_ORDER", CODES, 2, 1, -1, PIECES({79, 80}),
        HAS_CODES(cache_MEMBAR_ORDER))
    FIELD(VOLTA_FIELD_CACHE_MMIO, "MMIO", CODES, 1, 1, -1, PIECES({72, 72}), HAS_CODES(cache_MMIO))
    FIELD(VOLTA_FIELD_CACHE_ASYNC, "ASYNC", NUMBER, 1, 1, -1, PIECES({73, 73}))
    FIELD(VOLTA_FIELD_CACHE_SPACE, "SPACE", CODES, 2, 1, -1, PIECES({73, 74}),
        HAS_CODES(cache_SPACE))
    FIELD(VOLTA_FIELD_CACHE_SPACE_HOPPER, "SPACE_HOPPER", CODES, 2, 1, -1, PIECES({73, 74}),
        HAS_CODES(cache_SPACE_HOPPER))
    FIELD(VOLTA_FIELD_CACHE_TEX_BANK, "TEX_BANK", NUMBER, 5, 1, -1, PIECES({54, 58}))
    FIELD(VOLTA_FIELD_CACHE_TEX_OFFSET, "TEX_OFFSET", NUMBER, 14, 1, -1, PIECES({40, 53}))
    FIELD(VOLTA_FIELD_CACHE_CCTLT_KIND, "CCTLT_KIND", NUMBER, 3, 1, -1, PIECES({84, 86}))
    FIELD(VOLTA_FIELD_CLUSTER_POOL_OP, "POOL_OP", CODES, 3, 1, -1, PIECES({72, 74}),
        HAS_CODES(cluster_POOL_OP))
    FIELD(VOLTA_FIELD_CLUSTER_REG_COUNT, "REG_COUNT", NUMBER, 8, 1, -1, PIECES({32, 39}))
    FIELD(VOLTA_FIELD_TARGET_HOPPER, "TARGET_HOPPER", NUMBER, 56, 1, -1, PIECES({16, 23}, {34, 81}))
    FIELD(VOLTA_FIELD_LONG, "LONG", NUMBER, 47, 1, -1, PIECES({34, 80}))
    FIELD(VOLTA_FIELD_LONG_HOPPER, "LONG_HOPPER", NUMBER, 55, 1, -1, PIECES({16, 23}, {34, 80}))
    FIELD(VOLTA_FIELD_LEPC_TARGET, "LEPC_TARGET", NUMBER, 58, 1, -1, PIECES({24, 81}),
        .is_signed = 1)
    FIELD(VOLTA_FIELD_RECONVERGE, "RECONVERGE", NUMBER, 30, 4, -1, PIECES({34, 63}), .is_signed = 1)
    FIELD(VOLTA_FIELD_BD, "Bd", REGISTER, 4, 1, 8, PIECES({16, 19}))
    FIELD(VOLTA_FIELD_CONTROL_TARGET, "TARGET", NUMBER, 48, 1, -1, PIECES({34, 81}))
    FIELD(VOLTA_FIELD_CONTROL_BRA_KIND, "BRA_KIND", CODES, 2, 1, -1, PIECES({32, 33}),
        HAS_CODES(control_BRA_KIND))
    FIELD(VOLTA_FIELD_CONTROL_DEPTH, "DEPTH", CODES, 2, 1, -1, PIECES({85, 86}),
        HAS_CODES(control_DEPTH))
    FIELD(VOLTA_FIELD_CONTROL_JMP_KIND, "JMP_KIND", CODES, 2, 1, -1, PIECES({32, 33}),
        HAS_CODES(control_JMP_KIND))
    FIELD(VOLTA_FIELD_CONTROL_BRA_UR_KIND, "BRA_UR_KIND", CODES, 2, 1, -1, PIECES({32, 33}),
        HAS_CODES(control_BRA_UR_KIND))
    FIELD(VOLTA_FIELD_CONTROL_UPBRA, "UPbra", REGISTER, 3, 1, 7, PIECES({24, 26}))
    FIELD(VOLTA_FIELD_CONTROL_NOT_UPBRA, "NOT_UPbra", CODES, 1, 1, -1, PIECES({27, 27}),
        HAS_CODES(control_NOT_UPbra))
    FIELD(VOLTA_FIELD_CONTROL_BRA_UP_KIND, "BRA_UP_KIND", CODES, 2, 1, -1, PIECES({32, 33}),
        HAS_CODES(control_BRA_UP_KIND))
    FIELD(VOLTA_FIELD_CONTROL_ANY, "ANY", CODES, 1, 1, -1, PIECES({84, 84}), HAS_CODES(control_ANY))
    FIELD(VOLTA_FIELD_CONTROL_INV_URA, "INV_URa", CODES, 1, 1, -1, PIECES({30, 30}),
        HAS_CODES(control_INV_URa))
    FIELD(VOLTA_FIELD_CONTROL_NOINC, "NOINC", CODES, 1, 1, -1, PIECES({86, 86}),
        HAS_CODES(control_NOINC))
    FIELD(VOLTA_FIELD_CONTROL_NODEC, "NODEC", CODES, 1, 1, -1, PIECES({86, 86}),
        HAS_CODES(control_NODEC))
    FIELD(VOLTA_FIELD_CONTROL_RET_KIND, "RET_KIND", CODES, 1, 1, -1, PIECES({85, 85}),
        HAS_CODES(control_RET_KIND))
    FIELD(VOLTA_FIELD_CONTROL_KEEPREFCOUNT, "KEEPREFCOUNT", CODES, 1, 1, -1, PIECES({84, 84}),
        HAS_CODES(control_KEEPREFCOUNT))
    FIELD(VOLTA_FIELD_CONTROL_PREEMPTED, "PREEMPTED", CODES, 1, 1, -1, PIECES({85, 85}),
        HAS_CODES(control_PREEMPTED))
    FIELD(VOLTA_FIELD_CONTROL_NO_ATEXIT, "NO_ATEXIT", CODES, 1, 1, -1, PIECES({86, 86}),
        HAS_CODES(control_NO_ATEXIT))
    FIELD(VOLTA_FIELD_CONTROL_BPT_KIND, "BPT_KIND", CODES, 3, 1, -1, PIECES({84, 86}),
        HAS_CODES(control_BPT_KIND))
    FIELD(VOLTA_FIELD_CONTROL_BPT_NUMBER, "BPT_NUMBER", NUMBER, 3, 1, -1, PIECES({34, 36}))
    FIELD(VOLTA_FIELD_SATFINITE, "SATFINITE", CODES, 1, 1, -1, PIECES({77, 77}),
        HAS_CODES(SATFINITE))
    FIELD(VOLTA_FIELD_CONVERT_DST_FLOAT, "DST_FLOAT", CODES, 2, 1, -1, PIECES({75, 76}),
        HAS_CODES(convert_DST_FLOAT))
    FIELD(VOLTA_FIELD_CONVERT_F2F_SRC, "F2F_SRC", CODES, 2, 1, -1, PIECES({84, 85}),
        HAS_CODES(convert_F2F_SRC))
    FIELD(VOLTA_FIELD_CONVERT_F2F_DST, "F2F_DST", CODES, 2, 1, -1, PIECES({75, 76}),
        HAS_CODES(convert_F2F_DST))
    FIELD(VOLTA_FIELD_CONVERT_DST_INT, "DST_INT", CODES, 3, 1, -1, PIECES({72, 72}, {75, 76}),
        HAS_CODES(convert_DST_INT))
    FIELD(VOLTA_FIELD_CONVERT_SRC_INT, "SRC_INT", CODES, 3, 1, -1, PIECES({74, 74}, {84, 85}),
        HAS_CODES(convert_SRC_INT))
    FIELD(VOLTA_FIELD_CONVERT_SRC_FLOAT, "SRC_FLOAT", CODES, 2, 1, -1, PIECES({84, 85}),
        HAS_CODES(convert_SRC_FLOAT))
    FIELD(VOLTA_FIELD_CONVERT_ROUND, "ROUND", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(convert_ROUND))
    FIELD(VOLTA_FIELD_CONVERT_NTZ, "NTZ", CODES, 1, 1, -1, PIECES({77, 77}), HAS_CODES(convert_NTZ))
    FIELD(VOLTA_FIELD_CONVERT_HALF, "HALF", CODES, 2, 1, -1, PIECES({60, 61}),
        HAS_CODES(convert_HALF))
    FIELD(VOLTA_FIELD_CONVERT_BYTE, "BYTE", CODES, 2, 1, -1, PIECES({60, 61}),
        HAS_CODES(convert_BYTE))
    FIELD(VOLTA_FIELD_CONVERT_NARROW, "NARROW", CODES, 2, 1, -1, PIECES({76, 77}),
        HAS_CODES(convert_NARROW))
    FIELD(VOLTA_FIELD_CONVERT_PACKED, "PACKED", CODES, 3, 1, -1, PIECES({76, 78}),
        HAS_CODES(convert_PACKED))
    FIELD(VOLTA_FIELD_CONVERT_RELU, "RELU", CODES, 1, 1, -1, PIECES({75, 75}),
        HAS_CODES(convert_RELU))
    FIELD(VOLTA_FIELD_CONVERT_BF16, "BF16", CODES, 1, 1, -1, PIECES({76, 76}),
        HAS_CODES(convert_BF16))
    FIELD(VOLTA_FIELD_CONVERT_TO_BF16, "TO_BF16", NUMBER, 1, 1, -1, PIECES({77, 77}))
    FIELD(VOLTA_FIELD_CONVERT_FROM_BF16, "FROM_BF16", NUMBER, 1, 1, -1, PIECES({86, 86}))
    FIELD(VOLTA_FIELD_CONVERT_BF16_IMM, "BF16_IMM", NUMBER, 16, 1, -1, PIECES({32, 47}),
        .float_format = 32, .float_digits = 20)
    FIELD(VOLTA_FIELD_CONVERT_MERGE, "MERGE", NUMBER, 1, 1, -1, PIECES({78, 78}))
    FIELD(VOLTA_FIELD_CONVERT_F2FP_DST, "F2FP_DST", CODES, 3, 1, -1, PIECES({76, 76}, {86, 87}),
        HAS_CODES(convert_F2FP_DST))
    FIELD(VOLTA_FIELD_CONVERT_STOCHASTIC, "STOCHASTIC", NUMBER, 1, 1, -1, PIECES({81, 81}))
    FIELD(VOLTA_FIELD_CONVERT_PACK_RND, "PACK_RND", CODES, 2, 1, -1, PIECES({79, 80}),
        HAS_CODES(convert_PACK_RND))
    FIELD(VOLTA_FIELD_CONVERT_F2IP_RND, "F2IP_RND", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(convert_F2IP_RND))
    FIELD(VOLTA_FIELD_CONVERT_F2IP_NTZ, "F2IP_NTZ", CODES, 1, 1, -1, PIECES({74, 74}),
        HAS_CODES(convert_F2IP_NTZ))
    FIELD(VOLTA_FIELD_CONVERT_F2IP_TYPE, "F2IP_TYPE", CODES, 2, 1, -1, PIECES({76, 77}),
        HAS_CODES(convert_F2IP_TYPE))
    FIELD(VOLTA_FIELD_CONVERT_H1, "H1", CODES, 1, 1, -1, PIECES({72, 72}), HAS_CODES(convert_H1))
    FIELD(VOLTA_FIELD_CONVERT_I2FP_RND, "I2FP_RND", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(convert_I2FP_RND))
    FIELD(VOLTA_FIELD_CONVERT_I2FP_SRC, "I2FP_SRC", CODES, 1, 1, -1, PIECES({74, 74}),
        HAS_CODES(convert_I2FP_SRC))
    FIELD(VOLTA_FIELD_CONVERT_I2FP_DST, "I2FP_DST", NUMBER, 3, 1, -1, PIECES({75, 77}))
    FIELD(VOLTA_FIELD_CONVERT_I2FP_SRC_SIZE, "I2FP_SRC_SIZE", NUMBER, 2, 1, -1, PIECES({84, 85}))
    FIELD(VOLTA_FIELD_CONVERT_I2IP_SAT_GA10X, "I2IP_SAT_GA10X", CODES, 2, 1, -1, PIECES({74, 75}),
        HAS_CODES(convert_I2IP_SAT_GA10X))
    FIELD(VOLTA_FIELD_CONVERT_I2IP_SAT_HOPPER, "I2IP_SAT_HOPPER", CODES, 2, 1, -1, PIECES({74, 75}),
        HAS_CODES(convert_I2IP_SAT_HOPPER))
    FIELD(VOLTA_FIELD_CONVERT_I2IP_H1, "I2IP_H1", NUMBER, 2, 1, -1, PIECES({72, 73}))
    FIELD(VOLTA_FIELD_DIMM, "DIMM", NUMBER, 32, 1, -1, PIECES({32, 63}),
        .float_format = 64, .float_digits = 20)
    FIELD(VOLTA_FIELD_DOUBLE_DOUBLE_CMP, "DOUBLE_CMP", CODES, 4, 1, -1, PIECES({76, 79}),
        HAS_CODES(double_DOUBLE_CMP))
    FIELD(VOLTA_FIELD_OP, "OP", NUMBER, 9, 1, -1, PIECES({0, 8}))
    FIELD(VOLTA_FIELD_FORM, "FORM", NUMBER, 3, 1, -1, PIECES({9, 11}))
    FIELD(VOLTA_FIELD_UREG, "UREG", NUMBER, 1, 1, -1, PIECES({91, 91}))
    FIELD(VOLTA_FIELD_PG, "Pg", REGISTER, 3, 1, 6, PIECES({12, 14}))
    FIELD(VOLTA_FIELD_NOT_PG, "NOT_Pg", NUMBER, 1, 1, -1, PIECES({15, 15}))
    FIELD(VOLTA_FIELD_UPG, "UPg", REGISTER, 3, 1, 7, PIECES({12, 14}))
    FIELD(VOLTA_FIELD_RD, "Rd", REGISTER, 8, 1, 4, PIECES({16, 23}))
    FIELD(VOLTA_FIELD_RA, "Ra", REGISTER, 8, 1, 4, PIECES({24, 31}))
    FIELD(VOLTA_FIELD_RB, "Rb", REGISTER, 8, 1, 4, PIECES({32, 39}))
    FIELD(VOLTA_FIELD_RC, "Rc", REGISTER, 8, 1, 4, PIECES({64, 71}))
    FIELD(VOLTA_FIELD_URD, "URd", REGISTER, 6, 1, 5, PIECES({16, 21}))
    FIELD(VOLTA_FIELD_URA, "URa", REGISTER, 6, 1, 5, PIECES({24, 29}))
    FIELD(VOLTA_FIELD_URB, "URb", REGISTER, 6, 1, 5, PIECES({32, 37}))
    FIELD(VOLTA_FIELD_URC, "URc", REGISTER, 6, 1, 5, PIECES({64, 69}))
    FIELD(VOLTA_FIELD_IMM, "IMM", NUMBER, 32, 1, -1, PIECES({32, 63}), .is_signed = 1)
    FIELD(VOLTA_FIELD_UIMM, "UIMM", NUMBER, 32, 1, -1, PIECES({32, 63}))
    FIELD(VOLTA_FIELD_C_OFFSET, "C_OFFSET", NUMBER, 14, 4, -1, PIECES({40, 53}), .is_signed = 1)
    FIELD(VOLTA_FIELD_C_BANK, "C_BANK", NUMBER, 5, 1, -1, PIECES({54, 58}))
    FIELD(VOLTA_FIELD_NEG_A, "NEG_A", CODES, 1, 1, -1, PIECES({72, 72}), HAS_CODES(NEG_A))
    FIELD(VOLTA_FIELD_NEG_B, "NEG_B", CODES, 1, 1, -1, PIECES({63, 63}), HAS_CODES(NEG_B))
    FIELD(VOLTA_FIELD_NEG_C, "NEG_C", CODES, 1, 1, -1, PIECES({75, 75}), HAS_CODES(NEG_C))
    FIELD(VOLTA_FIELD_INV_A, "INV_A", CODES, 1, 1, -1, PIECES({72, 72}), HAS_CODES(INV_A))
    FIELD(VOLTA_FIELD_INV_B, "INV_B", CODES, 1, 1, -1, PIECES({63, 63}), HAS_CODES(INV_B))
    FIELD(VOLTA_FIELD_INV_C, "INV_C", CODES, 1, 1, -1, PIECES({75, 75}), HAS_CODES(INV_C))
    FIELD(VOLTA_FIELD_CARRY_IN, "CARRY_IN", NUMBER, 1, 1, -1, PIECES({74, 74}))
    FIELD(VOLTA_FIELD_SIGNED, "SIGNED", CODES, 1, 1, -1, PIECES({73, 73}), HAS_CODES(SIGNED))
    FIELD(VOLTA_FIELD_PU, "Pu", REGISTER, 3, 1, 6, PIECES({81, 83}))
    FIELD(VOLTA_FIELD_PV, "Pv", REGISTER, 3, 1, 6, PIECES({84, 86}))
    FIELD(VOLTA_FIELD_PP, "Pp", REGISTER, 3, 1, 6, PIECES({87, 89}))
    FIELD(VOLTA_FIELD_NOT_PP, "NOT_Pp", CODES, 1, 1, -1, PIECES({90, 90}), HAS_CODES(NOT_Pp))
    FIELD(VOLTA_FIELD_PQ, "Pq", REGISTER, 3, 1, 6, PIECES({77, 79}))
    FIELD(VOLTA_FIELD_NOT_PQ, "NOT_Pq", CODES, 1, 1, -1, PIECES({80, 80}), HAS_CODES(NOT_Pq))
    FIELD(VOLTA_FIELD_PR, "Pr", REGISTER, 3, 1, 6, PIECES({68, 70}))
    FIELD(VOLTA_FIELD_NOT_PR, "NOT_Pr", CODES, 1, 1, -1, PIECES({71, 71}), HAS_CODES(NOT_Pr))
    FIELD(VOLTA_FIELD_REUSE_A, "REUSE_A", CODES, 1, 1, -1, PIECES({122, 122}), HAS_CODES(REUSE_A))
    FIELD(VOLTA_FIELD_REUSE_B, "REUSE_B", CODES, 1, 1, -1, PIECES({123, 123}), HAS_CODES(REUSE_B))
    FIELD(VOLTA_FIELD_REUSE_C, "REUSE_C", CODES, 1, 1, -1, PIECES({124, 124}), HAS_CODES(REUSE_C))
    FIELD(VOLTA_FIELD_STALL, "STALL", NUMBER, 4, 1, -1, PIECES({105, 108}), .decimal = 1)
    FIELD(VOLTA_FIELD_STALL_TWO, "STALL_TWO", CODES, 4, 1, -1, PIECES({105, 108}),
        HAS_CODES(STALL_TWO))
    FIELD(VOLTA_FIELD_NO_YIELD, "NO_YIELD", CODES, 1, 1, -1, PIECES({109, 109}),
        HAS_CODES(NO_YIELD))
    FIELD(VOLTA_FIELD_WRITE_BAR, "WRITE_BAR", NUMBER, 3, 1, -1, PIECES({110, 112}), .decimal = 1)
    FIELD(VOLTA_FIELD_READ_BAR, "READ_BAR", NUMBER, 3, 1, -1, PIECES({113, 115}), .decimal = 1)
    FIELD(VOLTA_FIELD_CONTROL, "CONTROL", NUMBER, 17, 1, -1, PIECES({105, 121}))
    FIELD(VOLTA_FIELD_WAIT1, "WAIT1", CODES, 1, 1, -1, PIECES({116, 116}), HAS_CODES(WAIT1))
    FIELD(VOLTA_FIELD_WAIT2, "WAIT2", CODES, 1, 1, -1, PIECES({117, 117}), HAS_CODES(WAIT2))
    FIELD(VOLTA_FIELD_WAIT3, "WAIT3", CODES, 1, 1, -1, PIECES({118, 118}), HAS_CODES(WAIT3))
    FIELD(VOLTA_FIELD_WAIT4, "WAIT4", CODES, 1, 1, -1, PIECES({119, 119}), HAS_CODES(WAIT4))
    FIELD(VOLTA_FIELD_WAIT5, "WAIT5", CODES, 1, 1, -1, PIECES({120, 120}), HAS_CODES(WAIT5))
    FIELD(VOLTA_FIELD_WAIT6, "WAIT6", CODES, 1, 1, -1, PIECES({121, 121}), HAS_CODES(WAIT6))
    FIELD(VOLTA_FIELD_PM1, "PM1", NUMBER, 1, 1, -1, PIECES({102, 102}))
    FIELD(VOLTA_FIELD_PM2, "PM2", NUMBER, 1, 1, -1, PIECES({103, 103}))
    FIELD(VOLTA_FIELD_ABS_A, "ABS_A", NUMBER, 1, 1, -1, PIECES({73, 73}))
    FIELD(VOLTA_FIELD_ABS_B, "ABS_B", NUMBER, 1, 1, -1, PIECES({62, 62}))
    FIELD(VOLTA_FIELD_ABS_C, "ABS_C", NUMBER, 1, 1, -1, PIECES({74, 74}))
    FIELD(VOLTA_FIELD_FIMM, "FIMM", NUMBER, 32, 1, -1, PIECES({32, 63}),
        .float_format = 32, .float_digits = 20)
    FIELD(VOLTA_FIELD_FMZ, "FMZ", CODES, 2, 1, -1, PIECES({76, 76}, {80, 80}), HAS_CODES(FMZ))
    FIELD(VOLTA_FIELD_FTZ, "FTZ", CODES, 1, 1, -1, PIECES({80, 80}), HAS_CODES(FTZ))
    FIELD(VOLTA_FIELD_RND, "RND", CODES, 2, 1, -1, PIECES({78, 79}), HAS_CODES(RND))
    FIELD(VOLTA_FIELD_SAT, "SAT", CODES, 1, 1, -1, PIECES({77, 77}), HAS_CODES(SAT))
    FIELD(VOLTA_FIELD_FLOAT_CMP, "FLOAT_CMP", CODES, 4, 1, -1, PIECES({76, 79}),
        HAS_CODES(FLOAT_CMP))
    FIELD(VOLTA_FIELD_NAN, "NAN", CODES, 1, 1, -1, PIECES({81, 81}), HAS_CODES(NAN))
    FIELD(VOLTA_FIELD_XORSIGN, "XORSIGN", CODES, 1, 1, -1, PIECES({82, 82}), HAS_CODES(XORSIGN))
    FIELD(VOLTA_FIELD_NDV, "NDV", CODES, 1, 1, -1, PIECES({77, 77}), HAS_CODES(NDV))
    FIELD(VOLTA_FIELD_FLOAT_POWER, "POWER", CODES, 3, 1, -1, PIECES({84, 86}),
        HAS_CODES(float_POWER))
    FIELD(VOLTA_FIELD_FLOAT_IS_A, "IS_A", NUMBER, 1, 1, -1, PIECES({65, 65}))
    FIELD(VOLTA_FIELD_FLOAT_MUFU_OP, "MUFU_OP", CODES, 4, 1, -1, PIECES({74, 77}),
        HAS_CODES(float_MUFU_OP))
    FIELD(VOLTA_FIELD_FLOAT_MUFU_F16, "MUFU_F16", NUMBER, 1, 1, -1, PIECES({73, 73}))
    FIELD(VOLTA_FIELD_FLOAT_MUFU_TYPE, "MUFU_TYPE", NUMBER, 2, 1, -1, PIECES({72, 73}))
    FIELD(VOLTA_FIELD_FLOAT_SIGNS3, "SIGNS3", CODES, 2, 1, -1, PIECES({32, 33}),
        HAS_CODES(float_SIGNS3))
    FIELD(VOLTA_FIELD_FLOAT_SIGNS2, "SIGNS2", CODES, 2, 1, -1, PIECES({34, 35}),
        HAS_CODES(float_SIGNS2))
    FIELD(VOLTA_FIELD_FLOAT_SIGNS1, "SIGNS1", CODES, 2, 1, -1, PIECES({36, 37}),
        HAS_CODES(float_SIGNS1))
    FIELD(VOLTA_FIELD_FLOAT_SIGNS0, "SIGNS0", CODES, 2, 1, -1, PIECES({38, 39}),
        HAS_CODES(float_SIGNS0))
    FIELD(VOLTA_FIELD_FP8_FP8_RELU, "FP8_RELU", CODES, 1, 1, -1, PIECES({75, 75}),
        HAS_CODES(fp8_FP8_RELU))
    FIELD(VOLTA_FIELD_FP8_FP8_DST, "FP8_DST", CODES, 3, 1, -1, PIECES({76, 76}, {86, 87}),
        HAS_CODES(fp8_FP8_DST))
    FIELD(VOLTA_FIELD_FP8_WIDE_DST, "WIDE_DST", CODES, 3, 1, -1, PIECES({76, 76}, {86, 87}),
        HAS_CODES(fp8_WIDE_DST))
    FIELD(VOLTA_FIELD_FP8_ANY_DST, "ANY_DST", NUMBER, 3, 1, -1, PIECES({76, 76}, {86, 87}))
    FIELD(VOLTA_FIELD_FP8_FP8_SRC, "FP8_SRC", CODES, 2, 1, -1, PIECES({73, 74}),
        HAS_CODES(fp8_FP8_SRC))
    FIELD(VOLTA_FIELD_FP8_SRC_CODE, "SRC_CODE", NUMBER, 2, 1, -1, PIECES({73, 74}))
    FIELD(VOLTA_FIELD_FP8_FP8_MODE, "FP8_MODE", NUMBER, 3, 1, -1, PIECES({78, 78}, {89, 90}))
    FIELD(VOLTA_FIELD_FP8_C_H1, "C_H1", CODES, 1, 1, -1, PIECES({72, 72}), HAS_CODES(fp8_C_H1))
    FIELD(VOLTA_FIELD_FP8_B_H1, "B_H1", CODES, 1, 1, -1, PIECES({88, 88}), HAS_CODES(fp8_B_H1))
    FIELD(VOLTA_FIELD_FP8_TF32_RND, "TF32_RND", CODES, 2, 1, -1, PIECES({79, 80}),
        HAS_CODES(fp8_TF32_RND))
    FIELD(VOLTA_FIELD_GRAPHICS_ATTR, "ATTR", NUMBER, 10, 1, -1, PIECES({40, 49}))
    FIELD(VOLTA_FIELD_GRAPHICS_OUTPUT, "OUTPUT", CODES, 1, 1, -1, PIECES({79, 79}),
        HAS_CODES(graphics_OUTPUT))
    FIELD(VOLTA_FIELD_GRAPHICS_ATTR_IPA, "ATTR_IPA", NUMBER, 8, 4, -1, PIECES({64, 71}))
    FIELD(VOLTA_FIELD_GRAPHICS_IPA_OFFSET, "IPA_OFFSET", NUMBER, 32, 1, -1, PIECES({32, 63}))
    FIELD(VOLTA_FIELD_GRAPHICS_IPA_MODE, "IPA_MODE", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(graphics_IPA_MODE))
    FIELD(VOLTA_FIELD_GRAPHICS_IPA_AT, "IPA_AT", CODES, 2, 1, -1, PIECES({76, 77}),
        HAS_CODES(graphics_IPA_AT))
    FIELD(VOLTA_FIELD_GRAPHICS_OUT_OP, "OUT_OP", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(graphics_OUT_OP))
    FIELD(VOLTA_FIELD_GRAPHICS_OUT_STREAM, "OUT_STREAM", NUMBER, 8, 1, -1, PIECES({32, 39}))
    FIELD(VOLTA_FIELD_GRAPHICS_ISB_OFFSET, "ISB_OFFSET", NUMBER, 16, 1, -1, PIECES({40, 55}))
    FIELD(VOLTA_FIELD_F16_LOW, "F16_LOW", NUMBER, 16, 1, -1, PIECES({32, 47}),
        .float_format = 16, .float_digits = 20)
    FIELD(VOLTA_FIELD_HALF_F16_HIGH, "F16_HIGH", NUMBER, 16, 1, -1, PIECES({48, 63}),
        .float_format = 16, .float_digits = 20)
    FIELD(VOLTA_FIELD_HALF_BF16_HIGH, "BF16_HIGH", NUMBER, 16, 1, -1, PIECES({48, 63}),
        .float_format = 32, .float_digits = 20)
    FIELD(VOLTA_FIELD_HALF_BF16_LOW, "BF16_LOW", NUMBER, 16, 1, -1, PIECES({32, 47}),
        .float_format = 32, .float_digits = 20)
    FIELD(VOLTA_FIELD_HALF_SWIZZLE_A, "SWIZZLE_A", CODES, 2, 1, -1, PIECES({74, 75}),
        HAS_CODES(half_SWIZZLE_A))
    FIELD(VOLTA_FIELD_HALF_SWIZZLE_A_HOPPER, "SWIZZLE_A_HOPPER", CODES, 2, 1, -1, PIECES({74, 75}),
        HAS_CODES(half_SWIZZLE_A_HOPPER))
    FIELD(VOLTA_FIELD_HALF_SWIZZLE_B, "SWIZZLE_B", CODES, 2, 1, -1, PIECES({60, 61}),
        HAS_CODES(half_SWIZZLE_B))
    FIELD(VOLTA_FIELD_HALF_SWIZZLE_B_HOPPER, "SWIZZLE_B_HOPPER", CODES, 2, 1, -1, PIECES({60, 61}),
        HAS_CODES(half_SWIZZLE_B_HOPPER))
    FIELD(VOLTA_FIELD_HALF_SWIZZLE_B_NEG, "SWIZZLE_B_NEG", CODES, 3, 1, -1,
        PIECES({60, 61}, {86, 86}), HAS_CODES(half_SWIZZLE_B_NEG))
    FIELD(VOLTA_FIELD_HALF_SWIZZLE_C, "SWIZZLE_C", CODES, 2, 1, -1, PIECES({81, 82}),
        HAS_CODES(half_SWIZZLE_C))
    FIELD(VOLTA_FIELD_HALF_SWIZZLE_C_HOPPER, "SWIZZLE_C_HOPPER", CODES, 2, 1, -1, PIECES({81, 82}),
        HAS_CODES(half_SWIZZLE_C_HOPPER))
    FIELD(VOLTA_FIELD_HALF_F16_ABS_C, "F16_ABS_C", NUMBER, 1, 1, -1, PIECES({83, 83}))
    FIELD(VOLTA_FIELD_HALF_F16_NEG_C, "F16_NEG_C", CODES, 1, 1, -1, PIECES({84, 84}),
        HAS_CODES(half_F16_NEG_C))
    FIELD(VOLTA_FIELD_HALF_F32, "F32", CODES, 1, 1, -1, PIECES({78, 78}), HAS_CODES(half_F32))
    FIELD(VOLTA_FIELD_HALF_ADD_TYPE, "ADD_TYPE", CODES, 2, 1, -1, PIECES({78, 78}, {85, 85}),
        HAS_CODES(half_ADD_TYPE))
    FIELD(VOLTA_FIELD_HALF_BF16_V2, "BF16_V2", NUMBER, 1, 1, -1, PIECES({85, 85}))
    FIELD(VOLTA_FIELD_HALF_RELU, "RELU", NUMBER, 1, 1, -1, PIECES({79, 79}))
    FIELD(VOLTA_FIELD_HALF_MUL_TYPE, "MUL_TYPE", CODES, 2, 1, -1, PIECES({78, 78}, {85, 85}),
        HAS_CODES(half_MUL_TYPE))
    FIELD(VOLTA_FIELD_HALF_HALF_BOP, "HALF_BOP", CODES, 2, 1, -1, PIECES({69, 70}),
        HAS_CODES(half_HALF_BOP))
    FIELD(VOLTA_FIELD_HALF_BF, "BF", CODES, 1, 1, -1, PIECES({71, 71}), HAS_CODES(half_BF))
    FIELD(VOLTA_FIELD_HALF_H_AND, "H_AND", CODES, 1, 1, -1, PIECES({71, 71}), HAS_CODES(half_H_AND))
    FIELD(VOLTA_FIELD_HALF_SET_TYPE, "SET_TYPE", CODES, 2, 1, -1, PIECES({64, 65}),
        HAS_CODES(half_SET_TYPE))
    FIELD(VOLTA_FIELD_LUT, "LUT", NUMBER, 8, 1, -1, PIECES({72, 79}))
    FIELD(VOLTA_FIELD_PAND, "PAND", CODES, 1, 1, -1, PIECES({80, 80}), HAS_CODES(PAND))
    FIELD(VOLTA_FIELD_SHIFT_TYPE, "SHIFT_TYPE", CODES, 2, 1, -1, PIECES({73, 74}),
        HAS_CODES(SHIFT_TYPE))
    FIELD(VOLTA_FIELD_W, "W", CODES, 1, 1, -1, PIECES({75, 75}), HAS_CODES(W))
    FIELD(VOLTA_FIELD_SHIFT_DIR, "SHIFT_DIR", CODES, 1, 1, -1, PIECES({76, 76}),
        HAS_CODES(SHIFT_DIR))
    FIELD(VOLTA_FIELD_HI, "HI", CODES, 1, 1, -1, PIECES({80, 80}), HAS_CODES(HI))
    FIELD(VOLTA_FIELD_LEA_SHIFT, "LEA_SHIFT", NUMBER, 5, 1, -1, PIECES({75, 79}))
    FIELD(VOLTA_FIELD_SX32, "SX32", NUMBER, 1, 1, -1, PIECES({73, 73}))
    FIELD(VOLTA_FIELD_SH, "SH", CODES, 1, 1, -1, PIECES({74, 74}), HAS_CODES(SH))
    FIELD(VOLTA_FIELD_CMP, "CMP", CODES, 3, 1, -1, PIECES({76, 78}), HAS_CODES(CMP))
    FIELD(VOLTA_FIELD_BOP, "BOP", CODES, 2, 1, -1, PIECES({74, 75}), HAS_CODES(BOP))
    FIELD(VOLTA_FIELD_EX, "EX", NUMBER, 1, 1, -1, PIECES({72, 72}))
    FIELD(VOLTA_FIELD_LOGIC_PRMT_MODE, "PRMT_MODE", CODES, 3, 1, -1, PIECES({72, 74}),
        HAS_CODES(logic_PRMT_MODE))
    FIELD(VOLTA_FIELD_LOGIC_LANES, "LANES", NUMBER, 4, 1, -1, PIECES({72, 75}))
    FIELD(VOLTA_FIELD_LOGIC_VI_SIGNED, "VI_SIGNED", CODES, 1, 1, -1, PIECES({72, 72}),
        HAS_CODES(logic_VI_SIGNED))
    FIELD(VOLTA_FIELD_MBARRIER_WARP_OP, "WARP_OP", NUMBER, 4, 1, -1, PIECES({87, 90}))
    FIELD(VOLTA_FIELD_MBARRIER_WARP_TYPE, "WARP_TYPE", NUMBER, 3, 1, -1, PIECES({73, 75}))
    FIELD(VOLTA_FIELD_MBARRIER_RED, "RED", CODES, 1, 1, -1, PIECES({74, 74}),
        HAS_CODES(mbarrier_RED))
    FIELD(VOLTA_FIELD_MBARRIER_PHASE, "PHASE", CODES, 2, 1, -1, PIECES({70, 71}),
        HAS_CODES(mbarrier_PHASE))
    FIELD(VOLTA_FIELD_MBARRIER_TRYWAIT, "TRYWAIT", CODES, 1, 1, -1, PIECES({72, 72}),
        HAS_CODES(mbarrier_TRYWAIT))
    FIELD(VOLTA_FIELD_MBARRIER_EXCH, "EXCH", CODES, 2, 1, -1, PIECES({72, 73}),
        HAS_CODES(mbarrier_EXCH))
    FIELD(VOLTA_FIELD_MBARRIER_ARRIVE, "ARRIVE", CODES, 3, 1, -1, PIECES({84, 86}),
        HAS_CODES(mbarrier_ARRIVE))
    FIELD(VOLTA_FIELD_MBARRIER_CCTL_OP, "CCTL_OP", CODES, 1, 1, -1, PIECES({72, 72}),
        HAS_CODES(mbarrier_CCTL_OP))
    FIELD(VOLTA_FIELD_MBARRIER_BAR_BITS, "BAR_BITS", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(mbarrier_BAR_BITS))
    FIELD(VOLTA_FIELD_MBARRIER_BAR_COUNT, "BAR_COUNT", CODES, 2, 1, -1, PIECES({70, 71}),
        HAS_CODES(mbarrier_BAR_COUNT))
    FIELD(VOLTA_FIELD_MBARRIER_TMASK, "TMASK", CODES, 1, 1, -1, PIECES({73, 73}),
        HAS_CODES(mbarrier_TMASK))
    FIELD(VOLTA_FIELD_MBARRIER_OPTOUT, "OPTOUT", CODES, 1, 1, -1, PIECES({75, 75}),
        HAS_CODES(mbarrier_OPTOUT))
    FIELD(VOLTA_FIELD_MEMORY_LOAD_SIZE, "LOAD_SIZE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(memory_LOAD_SIZE))
    FIELD(VOLTA_FIELD_MEMORY_CONST_SIZE, "CONST_SIZE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(memory_CONST_SIZE))
    FIELD(VOLTA_FIELD_MEMORY_SHARED_SIZE, "SHARED_SIZE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(memory_SHARED_SIZE))
    FIELD(VOLTA_FIELD_MEMORY_COPY_SIZE, "COPY_SIZE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(memory_COPY_SIZE))
    FIELD(VOLTA_FIELD_MEMORY_LOAD_ORDER, "LOAD_ORDER", CODES, 2, 1, -1, PIECES({79, 80}),
        HAS_CODES(memory_LOAD_ORDER), .strong = 0xc)
    FIELD(VOLTA_FIELD_MEMORY_COPY_ORDER_SCOPE, "COPY_ORDER_SCOPE", CODES, 4, 1, -1,
        PIECES({77, 80}), HAS_CODES(memory_COPY_ORDER_SCOPE), .strong = 0x5e0)
    FIELD(VOLTA_FIELD_MEMORY_LTC, "LTC", CODES, 2, 1, -1, PIECES({68, 69}), HAS_CODES(memory_LTC))
    FIELD(VOLTA_FIELD_MEMORY_COPY_LTC, "COPY_LTC", CODES, 2, 1, -1, PIECES({71, 72}),
        HAS_CODES(memory_COPY_LTC))
    FIELD(VOLTA_FIELD_MEMORY_PL, "Pl", CODES, 3, 1, -1, PIECES({64, 66}), HAS_CODES(memory_Pl))
    FIELD(VOLTA_FIELD_MEMORY_NOT_PL, "NOT_Pl", CODES, 1, 1, -1, PIECES({67, 67}),
        HAS_CODES(memory_NOT_Pl))
    FIELD(VOLTA_FIELD_MEMORY_ZD, "ZD", CODES, 1, 1, -1, PIECES({87, 87}), HAS_CODES(memory_ZD))
    FIELD(VOLTA_FIELD_MEMORY_U, "U", CODES, 1, 1, -1, PIECES({76, 76}), HAS_CODES(memory_U))
    FIELD(VOLTA_FIELD_MEMORY_INDEX, "INDEX", NUMBER, 16, 1, -1, PIECES({38, 53}), .is_signed = 1)
    FIELD(VOLTA_FIELD_MEMORY_C_OFFSET_U, "C_OFFSET_U", NUMBER, 16, 1, -1, PIECES({38, 53}),
        .is_signed = 1)
    FIELD(VOLTA_FIELD_MEMORY_LDC_MODE, "LDC_MODE", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(memory_LDC_MODE))
    FIELD(VOLTA_FIELD_MEMORY_ULDC_OFFSET, "ULDC_OFFSET", NUMBER, 32, 1, -1, PIECES({38, 69}),
        .is_signed = 1)
    FIELD(VOLTA_FIELD_MEMORY_ULDC_UP, "ULDC_UP", REGISTER, 3, 1, 7, PIECES({87, 89}))
    FIELD(VOLTA_FIELD_MEMORY_NOT_ULDC_UP, "NOT_ULDC_UP", CODES, 1, 1, -1, PIECES({90, 90}),
        HAS_CODES(memory_NOT_ULDC_UP))
    FIELD(VOLTA_FIELD_MEMORY_MATRICES, "MATRICES", CODES, 2, 1, -1, PIECES({72, 73}),
        HAS_CODES(memory_MATRICES))
    FIELD(VOLTA_FIELD_MEMORY_MATRIX, "MATRIX", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(memory_MATRIX))
    FIELD(VOLTA_FIELD_MEMORY_TO_OFFSET, "TO_OFFSET", NUMBER, 20, 1, -1, PIECES({44, 63}),
        .is_signed = 1)
    FIELD(VOLTA_FIELD_MEMORY_FROM_OFFSET, "FROM_OFFSET", NUMBER, 12, 1, -1, PIECES({32, 43}),
        .is_signed = 1)
    FIELD(VOLTA_FIELD_MEMORY_BYPASS, "BYPASS", CODES, 1, 1, -1, PIECES({81, 81}),
        HAS_CODES(memory_BYPASS))
    FIELD(VOLTA_FIELD_MEMORY_ZFILL, "ZFILL", CODES, 1, 1, -1, PIECES({82, 82}),
        HAS_CODES(memory_ZFILL))
    FIELD(VOLTA_FIELD_SPECIAL_SR, "SR", REGISTER, 8, 1, 26, PIECES({72, 79}))
    FIELD(VOLTA_FIELD_SPECIAL_SR_NUMBER, "SR_NUMBER", NUMBER, 8, 1, -1, PIECES({72, 79}))
    FIELD(VOLTA_FIELD_SPECIAL_SR_64, "SR_64", CODES, 1, 1, -1, PIECES({80, 80}),
        HAS_CODES(special_SR_64))
    FIELD(VOLTA_FIELD_SURFACE_DIM, "DIM", CODES, 3, 1, -1, PIECES({61, 63}), HAS_CODES(surface_DIM))
    FIELD(VOLTA_FIELD_SURFACE_OUT_OF_RANGE, "OUT_OF_RANGE", CODES, 2, 1, -1, PIECES({59, 60}),
        HAS_CODES(surface_OUT_OF_RANGE))
    FIELD(VOLTA_FIELD_SURFACE_BA, "BA", CODES, 1, 1, -1, PIECES({72, 72}), HAS_CODES(surface_BA))
    FIELD(VOLTA_FIELD_SURFACE_MASK, "MASK", CODES, 4, 1, -1, PIECES({72, 75}),
        HAS_CODES(surface_MASK))
    FIELD(VOLTA_FIELD_SURFACE_TYPE, "TYPE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(surface_TYPE))
    FIELD(VOLTA_FIELD_SURFACE_CAS_TYPE, "CAS_TYPE", CODES, 3, 1, -1, PIECES({73, 75}),
        HAS_CODES(surface_CAS_TYPE))
    FIELD(VOLTA_FIELD_TENSOR_LAYOUT_A, "LAYOUT_A", CODES, 1, 1, -1, PIECES({73, 73}),
        HAS_CODES(tensor_LAYOUT_A))
    FIELD(VOLTA_FIELD_TENSOR_LAYOUT_B, "LAYOUT_B", CODES, 1, 1, -1, PIECES({74, 74}),
        HAS_CODES(tensor_LAYOUT_B))
    FIELD(VOLTA_FIELD_TENSOR_STEP, "STEP", CODES, 2, 1, -1, PIECES({79, 80}),
        HAS_CODES(tensor_STEP))
    FIELD(VOLTA_FIELD_TENSOR_SAT_82, "SAT_82", CODES, 1, 1, -1, PIECES({82, 82}),
        HAS_CODES(tensor_SAT_82))
    FIELD(VOLTA_FIELD_TENSOR_SHAPE_884, "SHAPE_884", CODES, 1, 1, -1, PIECES({75, 75}),
        HAS_CODES(tensor_SHAPE_884))
    FIELD(VOLTA_FIELD_TENSOR_HMMA_DST, "HMMA_DST", CODES, 1, 1, -1, PIECES({76, 76}),
        HAS_CODES(tensor_HMMA_DST))
    FIELD(VOLTA_FIELD_TENSOR_HMMA_884_TYPE, "HMMA_884_TYPE", CODES, 2, 1, -1,
        PIECES({76, 76}, {78, 78}), HAS_CODES(tensor_HMMA_884_TYPE))
    FIELD(VOLTA_FIELD_TENSOR_HMMA_SHAPE, "HMMA_SHAPE", CODES, 2, 1, -1, PIECES({75, 75}, {78, 78}),
        HAS_CODES(tensor_HMMA_SHAPE))
    FIELD(VOLTA_FIELD_TENSOR_HMMA_FORMAT, "HMMA_FORMAT", CODES, 2, 1, -1, PIECES({82, 83}),
        HAS_CODES(tensor_HMMA_FORMAT))
    FIELD(VOLTA_FIELD_TENSOR_SPARSE, "SPARSE", NUMBER, 1, 1, -1, PIECES({73, 73}))
    FIELD(VOLTA_FIELD_TENSOR_UPMMA, "UPmma", CODES, 3, 1, -1, PIECES({87, 89}),
        HAS_CODES(tensor_UPmma))
    FIELD(VOLTA_FIELD_TENSOR_UPMMA_NOT, "UPmma_NOT", CODES, 3, 1, -1, PIECES({87, 89}),
        HAS_CODES(tensor_UPmma_NOT))
    FIELD(VOLTA_FIELD_TENSOR_NOT_UPMMA, "NOT_UPmma", NUMBER, 1, 1, -1, PIECES({90, 90}))
    FIELD(VOLTA_FIELD_TENSOR_IMMA_SHAPE, "IMMA_SHAPE", CODES, 3, 1, -1, PIECES({75, 75}, {85, 86}),
        HAS_CODES(tensor_IMMA_SHAPE))
    FIELD(VOLTA_FIELD_TENSOR_IMMA_TYPE_A, "IMMA_TYPE_A", CODES, 2, 1, -1,
        PIECES({76, 76}, {83, 83}), HAS_CODES(tensor_IMMA_TYPE_A))
    FIELD(VOLTA_FIELD_TENSOR_IMMA_TYPE_B, "IMMA_TYPE_B", CODES, 2, 1, -1,
        PIECES({78, 78}, {84, 84}), HAS_CODES(tensor_IMMA_TYPE_B))
    FIELD(VOLTA_FIELD_TENSOR_BMMA_SHAPE, "BMMA_SHAPE", CODES, 2, 1, -1, PIECES({75, 76}),
        HAS_CODES(tensor_BMMA_SHAPE))
    FIELD(VOLTA_FIELD_TENSOR_BMMA_OP, "BMMA_OP", CODES, 2, 1, -1, PIECES({77, 78}),
        HAS_CODES(tensor_BMMA_OP))
    FIELD(VOLTA_FIELD_TENSOR_POPC, "POPC", NUMBER, 1, 1, -1, PIECES({80, 80}))
    FIELD(VOLTA_FIELD_TENSOR_DMMA_SHAPE, "DMMA_SHAPE", CODES, 2, 1, -1, PIECES({76, 77}),
        HAS_CODES(tensor_DMMA_SHAPE))
    FIELD(VOLTA_FIELD_TENSOR_DMMA_884, "DMMA_884", NUMBER, 1, 1, -1, PIECES({76, 76}))
    FIELD(VOLTA_FIELD_TENSOR_HMMA_SP_SHAPE, "HMMA_SP_SHAPE", CODES, 2, 1, -1,
        PIECES({75, 75}, {78, 78}), HAS_CODES(tensor_HMMA_SP_SHAPE))
    FIELD(VOLTA_FIELD_TENSOR_IMMA_SPARSE, "IMMA_SPARSE", NUMBER, 1, 1, -1, PIECES({72, 72}))
    FIELD(VOLTA_FIELD_TENSOR_IMMA_SP_SHAPE, "IMMA_SP_SHAPE", CODES, 3, 1, -1,
        PIECES({75, 75}, {85, 86}), HAS_CODES(tensor_IMMA_SP_SHAPE))
    FIELD(VOLTA_FIELD_TENSOR_META, "META", REGISTER, 8, 1, 4, PIECES({40, 47}))
    FIELD(VOLTA_FIELD_TENSOR_META_REUSE, "META_REUSE", CODES, 1, 1, -1, PIECES({50, 50}),
        HAS_CODES(tensor_META_REUSE))
    FIELD(VOLTA_FIELD_TENSOR_META_THREADS, "META_THREADS", NUMBER, 2, 1, -1, PIECES({48, 49}))
    FIELD(VOLTA_FIELD_TENSOR_MOVM_SIZE, "MOVM_SIZE", CODES, 3, 1, -1, PIECES({75, 77}),
        HAS_CODES(tensor_MOVM_SIZE))
    FIELD(VOLTA_FIELD_TENSOR_MOVM_KIND, "MOVM_KIND", CODES, 2, 1, -1, PIECES({78, 79}),
        HAS_CODES(tensor_MOVM_KIND))
    FIELD(VOLTA_FIELD_TEX_C_BANK, "TEX_C_BANK", NUMBER, 5, 1, -1, PIECES({54, 58}))
    FIELD(VOLTA_FIELD_TEX_C_WORD, "TEX_C_WORD", NUMBER, 14, 1, -1, PIECES({40, 53}))
    FIELD(VOLTA_FIELD_SAMPLER, "SAMPLER", NUMBER, 6, 1, -1, PIECES({40, 45}))
    FIELD(VOLTA_FIELD_HEADER, "HEADER", NUMBER, 8, 1, -1, PIECES({46, 53}))
    FIELD(VOLTA_FIELD_URTEX, "URtex", REGISTER, 6, 1, 5, PIECES({40, 45}))
    FIELD(VOLTA_FIELD_TEXTURE_BINDLESS, "BINDLESS", CODES, 1, 1, -1, PIECES({59, 59}),
        HAS_CODES(texture_BINDLESS))
    FIELD(VOLTA_FIELD_TEXTURE_SCR, "SCR", CODES, 1, 1, -1, PIECES({60, 60}), HAS_CODES(texture_SCR))
    FIELD(VOLTA_FIELD_TEXTURE_F16, "F16", CODES, 2, 1, -1, PIECES({79, 80}), HAS_CODES(texture_F16))
    FIELD(VOLTA_FIELD_TEXTURE_DIM, "DIM", CODES, 3, 1, -1, PIECES({61, 63}), HAS_CODES(texture_DIM))
    FIELD(VOLTA_FIELD_TEXTURE_LOAD_DIM, "LOAD_DIM", CODES, 3, 1, -1, PIECES({61, 63}),
        HAS_CODES(texture_LOAD_DIM))
    FIELD(VOLTA_FIELD_TEXTURE_GATHER_DIM, "GATHER_DIM", CODES, 3, 1, -1, PIECES({61, 63}),
        HAS_CODES(texture_GATHER_DIM))
    FIELD(VOLTA_FIELD_TEXTURE_FOOTPRINT_DIM, "FOOTPRINT_DIM", CODES, 3, 1, -1, PIECES({61, 63}),
        HAS_CODES(texture_FOOTPRINT_DIM))
    FIELD(VOLTA_FIELD_TEXTURE_LOD, "LOD", CODES, 3, 1, -1, PIECES({87, 89}), HAS_CODES(texture_LOD))
    FIELD(VOLTA_FIELD_TEXTURE_LOAD_LOD, "LOAD_LOD", CODES, 3, 1, -1, PIECES({87, 89}),
        HAS_CODES(texture_LOAD_LOD))
    FIELD(VOLTA_FIELD_TEXTURE_COMPONENT, "COMPONENT", CODES, 2, 1, -1, PIECES({87, 88}),
        HAS_CODES(texture_COMPONENT))
    FIELD(VOLTA_FIELD_TEXTURE_AOFFI, "AOFFI", CODES, 1, 1, -1, PIECES({76, 76}),
        HAS_CODES(texture_AOFFI))
    FIELD(VOLTA_FIELD_TEXTURE_GATHER_OFFSET, "GATHER_OFFSET", CODES, 2, 1, -1, PIECES({76, 77}),
        HAS_CODES(texture_GATHER_OFFSET))
    FIELD(VOLTA_FIELD_TEXTURE_CL, "CL", CODES, 1, 1, -1, PIECES({77, 77}), HAS_CODES(texture_CL))
    FIELD(VOLTA_FIELD_TEXTURE_DC, "DC", CODES, 1, 1, -1, PIECES({78, 78}), HAS_CODES(texture_DC))
    FIELD(VOLTA_FIELD_TEXTURE_MS, "MS", CODES, 1, 1, -1, PIECES({78, 78}), HAS_CODES(texture_MS))
    FIELD(VOLTA_FIELD_TEXTURE_LC, "LC", CODES, 1, 1, -1, PIECES({87, 87}), HAS_CODES(texture_LC))
    FIELD(VOLTA_FIELD_TEXTURE_NODEP, "NODEP", CODES, 1, 1, -1, PIECES({90, 90}),
        HAS_CODES(texture_NODEP))
    FIELD(VOLTA_FIELD_TEXTURE_MASK, "MASK", NUMBER, 4, 1, -1, PIECES({72, 75}))
    FIELD(VOLTA_FIELD_TEXTURE_QUERY, "QUERY", CODES, 2, 1, -1, PIECES({62, 63}),
        HAS_CODES(texture_QUERY))
    FIELD(VOLTA_FIELD_TEXTURE_HINT, "HINT", NUMBER, 3, 1, -1, PIECES({122, 124}))
    FIELD(VOLTA_FIELD_TILE_DIMENSIONS, "DIMENSIONS", CODES, 3, 1, -1, PIECES({79, 81}),
        HAS_CODES(tile_DIMENSIONS))
    FIELD(VOLTA_FIELD_TILE_MULTICAST, "MULTICAST", CODES, 1, 1, -1, PIECES({75, 75}),
        HAS_CODES(tile_MULTICAST))
    FIELD(VOLTA_FIELD_TILE_IM2COL, "IM2COL", CODES, 1, 1, -1, PIECES({82, 82}),
        HAS_CODES(tile_IM2COL))
    FIELD(VOLTA_FIELD_TILE_PF_MODE, "PF_MODE", CODES, 1, 1, -1, PIECES({82, 82}),
        HAS_CODES(tile_PF_MODE))
    FIELD(VOLTA_FIELD_TILE_TILE_OP, "TILE_OP", CODES, 3, 1, -1, PIECES({87, 89}),
        HAS_CODES(tile_TILE_OP))
    FIELD(VOLTA_FIELD_TILE_MAP_CACHE, "MAP_CACHE", CODES, 1, 1, -1, PIECES({82, 82}),
        HAS_CODES(tile_MAP_CACHE))
    FIELD(VOLTA_FIELD_TILE_ALL_MAPS, "ALL_MAPS", CODES, 1, 1, -1, PIECES({83, 83}),
        HAS_CODES(tile_ALL_MAPS))
    FIELD(VOLTA_FIELD_UNIFORM_UPRMT_MODE, "UPRMT_MODE", CODES, 1, 1, -1, PIECES({72, 72}),
        HAS_CODES(uniform_UPRMT_MODE))
    FIELD(VOLTA_FIELD_UNIFORM_UCLEA_SIZE, "UCLEA_SIZE", NUMBER, 5, 1, -1, PIECES({75, 79}))
    FIELD(VOLTA_FIELD_VIDEO_U8, "U8", CODES, 1, 1, -1, PIECES({73, 73}), HAS_CODES(video_U8))
    FIELD(VOLTA_FIELD_VIDEO_ACC, "ACC", CODES, 1, 1, -1, PIECES({75, 75}), HAS_CODES(video_ACC))
    FIELD(VOLTA_FIELD_VIDEO_SIGN_A8, "SIGN_A8", CODES, 1, 1, -1, PIECES({73, 73}),
        HAS_CODES(video_SIGN_A8))
    FIELD(VOLTA_FIELD_VIDEO_SIGN_B8, "SIGN_B8", CODES, 1, 1, -1, PIECES({74, 74}),
        HAS_CODES(video_SIGN_B8))
    FIELD(VOLTA_FIELD_VIDEO_SIGN_A16, "SIGN_A16", CODES, 1, 1, -1, PIECES({73, 73}),
        HAS_CODES(video_SIGN_A16))
    FIELD(VOLTA_FIELD_VIDEO_IS_2A, "IS_2A", NUMBER, 1, 1, -1, PIECES({76, 76}))
    FIELD(VOLTA_FIELD_VIDEO_LO_HI, "LO_HI", CODES, 1, 1, -1, PIECES({77, 77}),
        HAS_CODES(video_LO_HI))
    FIELD(VOLTA_FIELD_PR_BYTE, "PR_BYTE", CODES, 2, 1, -1, PIECES({76, 77}), HAS_CODES(PR_BYTE))
    FIELD(VOLTA_FIELD_LUT2, "LUT2", NUMBER, 8, 1, -1, PIECES({16, 23}))
    FIELD(VOLTA_FIELD_LUT1, "LUT1", NUMBER, 8, 1, -1, PIECES({64, 66}, {72, 76}))
    FIELD(VOLTA_FIELD_UPR, "UPr", REGISTER, 3, 1, 7, PIECES({68, 70}))
    FIELD(VOLTA_FIELD_R2UR_OR, "R2UR_OR", CODES, 1, 1, -1, PIECES({84, 84}), HAS_CODES(R2UR_OR))
    FIELD(VOLTA_FIELD_UPP, "UPp", REGISTER, 3, 1, 7, PIECES({87, 89}))
    FIELD(VOLTA_FIELD_UPQ, "UPq", REGISTER, 3, 1, 7, PIECES({77, 79}))
    FIELD(VOLTA_FIELD_UPU, "UPu", REGISTER, 3, 1, 7, PIECES({81, 83}))
    FIELD(VOLTA_FIELD_UPV, "UPv", REGISTER, 3, 1, 7, PIECES({84, 86}))
    FIELD(VOLTA_FIELD_WARP_VOTE_MODE, "VOTE_MODE", CODES, 2, 1, -1, PIECES({72, 73}),
        HAS_CODES(warp_VOTE_MODE))
    FIELD(VOLTA_FIELD_WARP_MATCH_KIND, "MATCH_KIND", CODES, 1, 1, -1, PIECES({79, 79}),
        HAS_CODES(warp_MATCH_KIND))
    FIELD(VOLTA_FIELD_WARP_U64, "U64", CODES, 1, 1, -1, PIECES({73, 73}), HAS_CODES(warp_U64))
    FIELD(VOLTA_FIELD_WARP_SHFL_MODE, "SHFL_MODE", CODES, 2, 1, -1, PIECES({58, 59}),
        HAS_CODES(warp_SHFL_MODE))
    FIELD(VOLTA_FIELD_WARP_SHFL_LANE, "SHFL_LANE", NUMBER, 5, 1, -1, PIECES({53, 57}))
    FIELD(VOLTA_FIELD_WARP_SHFL_CLAMP, "SHFL_CLAMP", NUMBER, 13, 1, -1, PIECES({40, 52}))
    FIELD(VOLTA_FIELD_WARP_REDUX_OP, "REDUX_OP", CODES, 3, 1, -1, PIECES({78, 80}),
        HAS_CODES(warp_REDUX_OP))
    FIELD(VOLTA_FIELD_WARP_REDUX_SIGNED, "REDUX_SIGNED", CODES, 1, 1, -1, PIECES({73, 73}),
        HAS_CODES(warp_REDUX_SIGNED))
    FIELD(VOLTA_FIELD_WARP_UNIFORM_PR, "UNIFORM_Pr", NUMBER, 1, 1, -1, PIECES({67, 67}))
    FIELD(VOLTA_FIELD_LONG_NUMBER, "LONG(number)", NUMBER, 47, 4, -1, PIECES({34, 80}))
    FIELD(VOLTA_FIELD_LONG_HOPPER_NUMBER, "LONG_HOPPER(number)", NUMBER, 55, 4, -1,
        PIECES({16, 23}, {34, 80}))
    FIELD(VOLTA_FIELD_TARGET_HOPPER_NEAR, "TARGET_HOPPER(near)", NUMBER, 56, 4, -1,
        PIECES({16, 23}, {34, 81}), .is_signed = 1)
    FIELD(VOLTA_FIELD_CONTROL_TARGET_NEAR, "TARGET(near)", NUMBER, 48, 4, -1, PIECES({34, 81}),
        .is_signed = 1)
    FIELD(VOLTA_FIELD_LONG_PLACE, "LONG(place)", NUMBER, 47, 4, -1, PIECES({34, 80}))
    FIELD(VOLTA_FIELD_LONG_HOPPER_PLACE, "LONG_HOPPER(place)", NUMBER, 55, 4, -1,
        PIECES({16, 23}, {34, 80}))
    FIELD(VOLTA_FIELD_CONTROL_TARGET_DISTANCE, "TARGET(distance)", NUMBER, 48, 4, -1,
        PIECES({34, 81}), .is_signed = 1)
    FIELD(VOLTA_FIELD_TARGET_HOPPER_DISTANCE, "TARGET_HOPPER(distance)", NUMBER, 56, 4, -1,
        PIECES({16, 23}, {34, 81}), .is_signed = 1)
    FIELD(VOLTA_FIELD_LUT_TRUTH, "LUT(truth)", NUMBER, 8, 1, -1, PIECES({72, 79}))
    FIELD(VOLTA_FIELD_LUT1_TRUTH, "LUT1(truth)", NUMBER, 8, 1, -1, PIECES({64, 66}, {72, 76}))
};

#define F(name) {VOLTA_FIELD_##name},
#define SLOTS_CTL F(STALL) F(NO_YIELD) F(WRITE_BAR) F(READ_BAR) F(WAIT1) F(WAIT2) F(WAIT3) \
    F(WAIT4) F(WAIT5) F(WAIT6)
SLOTS(atom_v, F(E) F(ATOM_OP) F(EVICT) F(ATOMIC_TYPE_VOLTA) F(ATOMIC_ATOMIC_ORDER) F(SCOPE)
    F(PRIVATE) F(PU) F(RD) F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_tu, F(E) F(ATOM_OP) F(EVICT) F(ATOMIC_TYPE_VOLTA) F(ATOMIC_ATOMIC_ORDER) F(SCOPE)
    F(PRIVATE) F(PU) F(RD) F(RA) F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_a, F(E) F(ATOM_OP) F(EVICT) F(ATOMIC_TYPE_AMPERE) F(STORE_ORDER_SCOPE) F(PU) F(RD) F(RA)
    F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_d, F(ATOM_OP) F(EVICT) F(ATOMIC_TYPE_AMPERE) F(STORE_ORDER_SCOPE) F(PU) F(RD) F(RA)
    F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_h, F(E) F(ATOM_OP) F(EVICT) F(ATOMIC_TYPE_HOPPER) F(STORE_ORDER_SCOPE) F(PU) F(RD) F(RA)
    F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_hd, F(ATOM_OP) F(EVICT) F(ATOMIC_TYPE_HOPPER) F(STORE_ORDER_SCOPE) F(PU) F(RD) F(RA)
    F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_f, F(E) F(ATOMIC_FLOAT_OP) F(EVICT) F(ATOMIC_FLOAT_TYPE) F(STORE_ORDER_SCOPE) F(PU) F(RD)
    F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_fd, F(ATOMIC_FLOAT_OP) F(EVICT) F(ATOMIC_FLOAT_TYPE) F(STORE_ORDER_SCOPE) F(PU) F(RD)
    F(RA) F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atom_cv, F(E) F(ATOMIC_CAS) F(EVICT) F(ATOMIC_CAS_TYPE_VOLTA) F(ATOMIC_ATOMIC_ORDER) F(SCOPE)
    F(PRIVATE) F(PU) F(RD) F(RA) F(OFFSET) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(atom_ca, F(E) F(ATOMIC_CAS) F(EVICT) F(ATOMIC_CAS_TYPE_AMPERE) F(STORE_ORDER_SCOPE) F(PU)
    F(RD) F(RA) F(OFFSET) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(atom_ch, F(E) F(ATOMIC_CAS) F(EVICT) F(ATOMIC_CAS_TYPE_HOPPER) F(STORE_ORDER_SCOPE) F(PU)
    F(RD) F(RA) F(OFFSET) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(atomg_cv, F(E) F(EVICT) F(ATOMIC_CAS_TYPE_VOLTA) F(ATOMIC_ATOMIC_ORDER) F(SCOPE) F(PRIVATE)
    F(PU) F(RD) F(RA) F(OFFSET) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(atomg_ca, F(E) F(EVICT) F(ATOMIC_CAS_TYPE_AMPERE) F(STORE_ORDER_SCOPE) F(PU) F(RD) F(RA)
    F(OFFSET) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(atomg_ch, F(E) F(EVICT) F(ATOMIC_CAS_TYPE_HOPPER) F(STORE_ORDER_SCOPE) F(PU) F(RD) F(RA)
    F(OFFSET) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(red_v, F(E) F(RED_OP) F(EVICT) F(ATOMIC_TYPE_VOLTA) F(ATOMIC_ATOMIC_ORDER) F(SCOPE) F(PRIVATE)
    F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(red_tu, F(E) F(RED_OP) F(EVICT) F(ATOMIC_TYPE_VOLTA) F(ATOMIC_ATOMIC_ORDER) F(SCOPE)
    F(PRIVATE) F(RA) F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(red_a, F(E) F(RED_OP) F(EVICT) F(ATOMIC_TYPE_AMPERE) F(STORE_ORDER_SCOPE) F(RA) F(OFFSET)
    F(RB) F(PG) SLOTS_CTL)
SLOTS(red_d, F(RED_OP) F(EVICT) F(ATOMIC_TYPE_AMPERE) F(STORE_ORDER_SCOPE) F(RA) F(URC) F(OFFSET)
    F(RB) F(PG) SLOTS_CTL)
SLOTS(redg_h, F(E) F(RED_OP) F(EVICT) F(ATOMIC_RED_TYPE_HOPPER) F(STORE_ORDER_SCOPE) F(RA) F(OFFSET)
    F(RB) F(PG) SLOTS_CTL)
SLOTS(redg_hd, F(RED_OP) F(EVICT) F(ATOMIC_RED_TYPE_HOPPER) F(STORE_ORDER_SCOPE) F(RA) F(URC)
    F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(redg_f, F(E) F(ATOMIC_FLOAT_OP) F(EVICT) F(ATOMIC_FLOAT_TYPE) F(STORE_ORDER_SCOPE) F(RA)
    F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(redg_fd, F(ATOMIC_FLOAT_OP) F(EVICT) F(ATOMIC_FLOAT_TYPE) F(STORE_ORDER_SCOPE) F(RA) F(URC)
    F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atoms_v, F(ATOM_OP) F(ATOMIC_SHARED_TYPE) F(RD) F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(atoms_t, F(ATOM_OP) F(ATOMIC_SHARED_TYPE) F(RD) F(RA) F(SCALE) F(OFFSET) F(RB) F(PG)
    SLOTS_CTL)
SLOTS(atoms_tu, F(ATOM_OP) F(ATOMIC_SHARED_TYPE) F(RD) F(RA) F(SCALE) F(URC) F(OFFSET) F(RB) F(PG)
    SLOTS_CTL)
SLOTS(atoms_h, F(ATOM_OP) F(ATOMIC_TYPE_HOPPER) F(RD) F(RA) F(SCALE) F(OFFSET) F(RB) F(PG)
    SLOTS_CTL)
SLOTS(atoms_hu, F(ATOM_OP) F(ATOMIC_TYPE_HOPPER) F(RD) F(RA) F(SCALE) F(URC) F(OFFSET) F(RB) F(PG)
    SLOTS_CTL)
SLOTS(atoms_cv, F(ATOMIC_CAS) F(ATOMIC_SHARED_CAS_TYPE) F(RD) F(RA) F(OFFSET) F(RB) F(RC) F(PG)
    SLOTS_CTL)
SLOTS(atoms_ct, F(ATOMIC_CAS) F(ATOMIC_SHARED_CAS_TYPE) F(RD) F(RA) F(SCALE) F(OFFSET) F(RB) F(RC)
    F(PG) SLOTS_CTL)
SLOTS(atoms_ch, F(ATOMIC_CAS) F(ATOMIC_CAS_TYPE_HOPPER) F(RD) F(RA) F(SCALE) F(OFFSET) F(RB) F(RC)
    F(PG) SLOTS_CTL)
SLOTS(atoms_popc_p, F(RD) F(RA) F(SCALE) F(URC) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(bssy, F(NOT_PP) F(PP) F(BD) F(RECONVERGE) F(PG) SLOTS_CTL)
SLOTS(bsync, F(NOT_PP) F(PP) F(BD) F(PG) SLOTS_CTL)
SLOTS(bmov_r, F(BARRIER_BMOV_CLEAR) F(RD) F(BARRIER_BMOV_REG) F(PG) SLOTS_CTL)
SLOTS(bmov_b, F(BARRIER_PQUAD) F(BARRIER_BMOV_REG) F(RB) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG)
    SLOTS_CTL)
SLOTS(bmov_l, F(RB) F(LONG_NUMBER) F(LONG_HOPPER_NUMBER) F(C_BANK) F(C_OFFSET) F(URB) F(PG)
    SLOTS_CTL)
SLOTS(bmov_rb, F(BD) F(BARRIER_BB) F(PG) SLOTS_CTL)
SLOTS(bmov_rs, F(BD) F(BARRIER_BMOV_STATE) F(PG) SLOTS_CTL)
SLOTS(bmov_bb, F(BARRIER_PQUAD) F(BARRIER_BMOV_REG) F(BD) F(PG) SLOTS_CTL)
SLOTS(yield, F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(nanosleep_n, F(BARRIER_RAND) F(BARRIER_WARP) F(SYNCS) F(NOT_PP) F(PP) F(RB) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(nanosleep_c, F(SYNCS) F(PG) SLOTS_CTL)
SLOTS(warpsync_r, F(BARRIER_EXCLUSIVE_AMPERE) F(NOT_PP) F(PP) F(RB) F(PG) SLOTS_CTL)
SLOTS(warpsync_m, F(NOT_PP) F(PP) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(warpsync_h, F(BARRIER_EXCLUSIVE_HOPPER) F(NOT_PP) F(PP) F(RA) F(PG) SLOTS_CTL)
SLOTS(warpsync_collective_h, F(NOT_PP) F(PP) F(RA) F(TARGET_HOPPER_NEAR) F(PG) SLOTS_CTL)
SLOTS(warpsync_collective_a, F(NOT_PP) F(PP) F(TARGET_HOPPER_NEAR) F(PG) SLOTS_CTL)
SLOTS(bar_sync, F(BARRIER_DEFER) F(RB) F(BARRIER_BAR_THREADS) F(BARRIER_BAR_ID) F(PG) SLOTS_CTL)
SLOTS(bar_red, F(BARRIER_BAR_RED) F(BARRIER_DEFER) F(RB) F(BARRIER_BAR_THREADS) F(BARRIER_BAR_ID)
    F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(bar_all, F(PG) SLOTS_CTL)
SLOTS(b2r_r, F(RD) F(PU) F(PG) SLOTS_CTL)
SLOTS(b2r_b, F(RD) F(PG) SLOTS_CTL)
SLOTS(r2b, F(RB) F(PG) SLOTS_CTL)
SLOTS(depbar_le, F(SCOREBOARD) F(PENDING) F(BOARD4) F(BOARD3) F(BOARD2) F(BOARD1) F(BOARD0) F(PG)
    SLOTS_CTL)
SLOTS(depbar_n, F(BOARD4) F(BOARD3) F(BOARD2) F(BOARD1) F(BOARD0) F(PG) SLOTS_CTL)
SLOTS(depbar_u, F(BARRIER_LE) F(SCOREBOARD) F(URB) F(PG) SLOTS_CTL)
SLOTS(pmtrig, F(NOT_PP) F(PP) F(BARRIER_PM_MASK) F(PG) SLOTS_CTL)
SLOTS(rpcmov_r, F(BARRIER_RPC_HALF) F(RB) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(rpcmov_g, F(RD) F(BARRIER_RPC_HALF) F(PG) SLOTS_CTL)
SLOTS(rpcmov_l, F(LONG_NUMBER) F(LONG_HOPPER_NUMBER) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(setctaid, F(RA) F(PG) SLOTS_CTL)
SLOTS(stas, F(BULK_AS_SIZE) F(RA) F(OFFSET) F(URC) F(RB) F(PG) SLOTS_CTL)
SLOTS(redas, F(BULK_AS_OP) F(BULK_AS_TYPE) F(RA) F(OFFSET) F(URC) F(RB) F(PG) SLOTS_CTL)
SLOTS(ublkcp, F(BULK_TO_SHARED) F(BULK_FROM_SHARED) F(BULK_MULTICAST) F(BULK_L2_SECTOR)
    F(BULK_SEQUENCED) F(URB) F(URA) F(URC) F(BULK_POLICY) F(UPG) SLOTS_CTL)
SLOTS(ublkred, F(BULK_TO_SHARED) F(BULK_RED_FROM) F(RED_OP) F(BULK_RED_TYPE) F(URB) F(URA) F(URC)
    F(BULK_POLICY) F(UPG) SLOTS_CTL)
SLOTS(ublkpf, F(URA) F(URC) F(BULK_POLICY) F(UPG) SLOTS_CTL)
SLOTS(cctl_v, F(E) F(CACHE_CACHE_LEVEL) F(CACHE_CACHE_OP) F(RA) F(OFFSET32) F(PG) SLOTS_CTL)
SLOTS(cctl_u, F(E) F(CACHE_CACHE_LEVEL) F(CACHE_CACHE_OP) F(RA) F(URB) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(cctl_va, F(CACHE_CACHE_LEVEL) F(CACHE_CACHE_OP) F(PG) SLOTS_CTL)
SLOTS(cctll_v, F(CACHE_CACHE_OP) F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(cctll_u, F(CACHE_CACHE_OP) F(RA) F(URB) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(cctlt_c, F(CACHE_TEX_BANK) F(CACHE_TEX_OFFSET) F(PG) SLOTS_CTL)
SLOTS(cctlt_u, F(URB) F(PG) SLOTS_CTL)
SLOTS(membar_v, F(CACHE_MEMBAR_ORDER) F(CACHE_MEMBAR_SCOPE) F(CACHE_MMIO) F(PG) SLOTS_CTL)
SLOTS(membar_a, F(CACHE_MEMBAR_ORDER) F(CACHE_MEMBAR_SCOPE) F(PG) SLOTS_CTL)
SLOTS(qspc_v, F(E) F(CACHE_SPACE) F(PU) F(RD) F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(qspc_t, F(E) F(CACHE_SPACE) F(CACHE_SPACE_HOPPER) F(PU) F(RD) F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(qspc_u, F(E) F(CACHE_SPACE) F(PU) F(RD) F(RA) F(URB) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(qspc_h, F(E) F(CACHE_SPACE_HOPPER) F(PU) F(RD) F(RA) F(URB) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(ucgabar_arv, F(UPG) SLOTS_CTL)
SLOTS(warpgroupset, F(URB) F(UPG) SLOTS_CTL)
SLOTS(usetmaxreg_u, F(CLUSTER_POOL_OP) F(UPU) F(URC) F(UPG) SLOTS_CTL)
SLOTS(usetmaxreg_i, F(CLUSTER_POOL_OP) F(UPU) F(CLUSTER_REG_COUNT) F(UPG) SLOTS_CTL)
SLOTS(usetshmsz_i, F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(ulepc_n, F(URD) F(UPG) SLOTS_CTL)
SLOTS(ulepc_t, F(URD) F(LEPC_TARGET) F(UPG) SLOTS_CTL)
SLOTS(exit, F(CONTROL_KEEPREFCOUNT) F(CONTROL_PREEMPTED) F(CONTROL_NO_ATEXIT) F(NOT_PP) F(PP) F(PG)
    SLOTS_CTL)
SLOTS(bra_b, F(CONTROL_DEPTH) F(CONTROL_BRA_KIND) F(CONTROL_ANY) F(NOT_PP) F(PP)
    F(CONTROL_TARGET_NEAR) F(TARGET_HOPPER_NEAR) F(PG) SLOTS_CTL)
SLOTS(bra_u, F(CONTROL_DEPTH) F(CONTROL_BRA_UP_KIND) F(CONTROL_ANY) F(NOT_PP) F(PP)
    F(CONTROL_NOT_UPBRA) F(CONTROL_UPBRA) F(CONTROL_TARGET_NEAR) F(TARGET_HOPPER_NEAR) F(PG)
    SLOTS_CTL)
SLOTS(bra_div, F(CONTROL_DEPTH) F(CONTROL_BRA_UR_KIND) F(NOT_PP) F(PP) F(CONTROL_INV_URA) F(URA)
    F(CONTROL_TARGET_NEAR) F(TARGET_HOPPER_NEAR) F(PG) SLOTS_CTL)
SLOTS(jmp_b, F(CONTROL_DEPTH) F(CONTROL_JMP_KIND) F(NOT_PP) F(PP) F(LONG_PLACE) F(LONG_HOPPER_PLACE)
    F(PG) SLOTS_CTL)
SLOTS(jmp_c, F(CONTROL_DEPTH) F(CONTROL_JMP_KIND) F(NOT_PP) F(PP) F(C_BANK) F(C_OFFSET) F(PG)
    SLOTS_CTL)
SLOTS(jmp_u, F(CONTROL_DEPTH) F(CONTROL_BRA_UP_KIND) F(CONTROL_ANY) F(NOT_PP) F(PP)
    F(CONTROL_NOT_UPBRA) F(CONTROL_UPBRA) F(LONG_PLACE) F(LONG_HOPPER_PLACE) F(PG) SLOTS_CTL)
SLOTS(jmp_uc, F(CONTROL_DEPTH) F(CONTROL_BRA_UP_KIND) F(CONTROL_ANY) F(NOT_PP) F(PP)
    F(CONTROL_NOT_UPBRA) F(CONTROL_UPBRA) F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(brx, F(CONTROL_DEPTH) F(NOT_PP) F(PP) F(RA) F(CONTROL_TARGET_DISTANCE)
    F(TARGET_HOPPER_DISTANCE) F(PG) SLOTS_CTL)
SLOTS(brxu_brxu, F(CONTROL_DEPTH) F(NOT_PP) F(PP) F(URA) F(CONTROL_TARGET_DISTANCE)
    F(TARGET_HOPPER_DISTANCE) F(PG) SLOTS_CTL)
SLOTS(call_at, F(CONTROL_NOINC) F(NOT_PP) F(PP) F(LONG_PLACE) F(LONG_HOPPER_PLACE) F(PG) SLOTS_CTL)
SLOTS(call_c, F(CONTROL_NOINC) F(NOT_PP) F(PP) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(call_r, F(CONTROL_NOINC) F(NOT_PP) F(PP) F(RA) F(CONTROL_TARGET_DISTANCE)
    F(TARGET_HOPPER_DISTANCE) F(PG) SLOTS_CTL)
SLOTS(call_rel, F(CONTROL_NOINC) F(NOT_PP) F(PP) F(CONTROL_TARGET_NEAR) F(TARGET_HOPPER_NEAR) F(PG)
    SLOTS_CTL)
SLOTS(call_rr, F(CONTROL_NOINC) F(NOT_PP) F(PP) F(RA) F(CONTROL_TARGET_NEAR) F(TARGET_HOPPER_NEAR)
    F(PG) SLOTS_CTL)
SLOTS(call_ur, F(CONTROL_NOINC) F(NOT_PP) F(PP) F(URA) F(CONTROL_TARGET_NEAR) F(TARGET_HOPPER_NEAR)
    F(PG) SLOTS_CTL)
SLOTS(ret_rel, F(CONTROL_NODEC) F(NOT_PP) F(PP) F(RA) F(CONTROL_TARGET_NEAR) F(TARGET_HOPPER_NEAR)
    F(PG) SLOTS_CTL)
SLOTS(ret_abs, F(CONTROL_NODEC) F(NOT_PP) F(PP) F(RA) F(CONTROL_TARGET_DISTANCE)
    F(TARGET_HOPPER_DISTANCE) F(PG) SLOTS_CTL)
SLOTS(ret_ur_rel, F(CONTROL_NODEC) F(NOT_PP) F(PP) F(URA) F(CONTROL_TARGET_NEAR)
    F(TARGET_HOPPER_NEAR) F(PG) SLOTS_CTL)
SLOTS(ret_ur_abs, F(CONTROL_NODEC) F(NOT_PP) F(PP) F(URA) F(CONTROL_TARGET_DISTANCE)
    F(TARGET_HOPPER_DISTANCE) F(PG) SLOTS_CTL)
SLOTS(lepc_t, F(RD) F(LEPC_TARGET) F(PG) SLOTS_CTL)
SLOTS(bpt, F(CONTROL_BPT_KIND) F(CONTROL_BPT_NUMBER) F(PG) SLOTS_CTL)
SLOTS(f2f_n, F(FTZ) F(CONVERT_F2F_DST) F(CONVERT_F2F_SRC) F(RND) F(RD) F(NEG_B) F(RB) F(REUSE_B)
    F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2f_w, F(FTZ) F(CONVERT_F2F_DST) F(CONVERT_F2F_SRC) F(RND) F(RD) F(NEG_B) F(RB) F(REUSE_B)
    F(CONVERT_HALF) F(F16_LOW) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2f_nd, F(FTZ) F(CONVERT_F2F_DST) F(CONVERT_F2F_SRC) F(RND) F(RD) F(NEG_B) F(RB) F(REUSE_B)
    F(DIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2f_nb, F(FTZ) F(CONVERT_F2F_SRC) F(RND) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(FIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2f_hb, F(FTZ) F(CONVERT_F2F_SRC) F(RND) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(CONVERT_HALF)
    F(F16_LOW) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2f_db, F(FTZ) F(CONVERT_F2F_SRC) F(RND) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(DIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2f_bn, F(FTZ) F(CONVERT_F2F_DST) F(RND) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(CONVERT_HALF)
    F(CONVERT_BF16_IMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2i_h, F(FTZ) F(CONVERT_DST_INT) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(CONVERT_NTZ) F(RD)
    F(NEG_B) F(RB) F(REUSE_B) F(CONVERT_HALF) F(F16_LOW) F(C_BANK) F(C_OFFSET) F(URB) F(PG)
    SLOTS_CTL)
SLOTS(f2i_s, F(FTZ) F(CONVERT_DST_INT) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(CONVERT_NTZ) F(RD)
    F(NEG_B) F(RB) F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2i_d, F(FTZ) F(CONVERT_DST_INT) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(CONVERT_NTZ) F(RD)
    F(NEG_B) F(RB) F(REUSE_B) F(DIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2i_b, F(FTZ) F(CONVERT_DST_INT) F(CONVERT_ROUND) F(CONVERT_NTZ) F(RD) F(NEG_B) F(RB)
    F(REUSE_B) F(CONVERT_HALF) F(CONVERT_BF16_IMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(i2f_b, F(CONVERT_DST_FLOAT) F(CONVERT_SRC_INT) F(RND) F(RD) F(RB) F(REUSE_B) F(CONVERT_BYTE)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(i2f_h, F(CONVERT_DST_FLOAT) F(CONVERT_SRC_INT) F(RND) F(RD) F(RB) F(REUSE_B) F(CONVERT_HALF)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(i2f_w, F(CONVERT_DST_FLOAT) F(CONVERT_SRC_INT) F(RND) F(RD) F(RB) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(i2f_bb, F(CONVERT_SRC_INT) F(RND) F(RD) F(RB) F(REUSE_B) F(CONVERT_BYTE) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(i2f_hb, F(CONVERT_SRC_INT) F(RND) F(RD) F(RB) F(REUSE_B) F(CONVERT_HALF) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(i2f_wb, F(CONVERT_SRC_INT) F(RND) F(RD) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB)
    F(PG) SLOTS_CTL)
SLOTS(frnd_h, F(FTZ) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(RD) F(NEG_B) F(RB) F(REUSE_B)
    F(CONVERT_HALF) F(F16_LOW) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(frnd_s, F(FTZ) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(FIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(frnd_d, F(FTZ) F(CONVERT_SRC_FLOAT) F(CONVERT_ROUND) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(DIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(frnd_b, F(FTZ) F(CONVERT_ROUND) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(CONVERT_HALF)
    F(CONVERT_BF16_IMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(i2i, F(CONVERT_NARROW) F(RD) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG)
    SLOTS_CTL)
SLOTS(f2fp_p, F(SATFINITE) F(CONVERT_RELU) F(CONVERT_BF16) F(CONVERT_F2FP_DST) F(CONVERT_PACK_RND)
    F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2fp_rs, F(SATFINITE) F(CONVERT_RELU) F(CONVERT_BF16) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B)
    F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(f2fp_m, F(SATFINITE) F(CONVERT_RELU) F(CONVERT_BF16) F(CONVERT_F2FP_DST) F(CONVERT_PACK_RND)
    F(RD) F(RB) F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(CONVERT_H1) F(PG)
    SLOTS_CTL)
SLOTS(f2fp_mc, F(SATFINITE) F(CONVERT_RELU) F(CONVERT_BF16) F(CONVERT_F2FP_DST) F(CONVERT_PACK_RND)
    F(RD) F(RC) F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(CONVERT_H1) F(PG) SLOTS_CTL)
SLOTS(f2ip_b, F(CONVERT_F2IP_TYPE) F(CONVERT_F2IP_RND) F(CONVERT_F2IP_NTZ) F(CONVERT_RELU) F(RD)
    F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C)
    F(CONVERT_H1) F(PG) SLOTS_CTL)
SLOTS(f2ip_c, F(CONVERT_F2IP_TYPE) F(CONVERT_F2IP_RND) F(CONVERT_F2IP_NTZ) F(CONVERT_RELU) F(RD)
    F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(CONVERT_H1) F(PG)
    SLOTS_CTL)
SLOTS(i2fp, F(CONVERT_I2FP_SRC) F(CONVERT_I2FP_RND) F(RD) F(RB) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(i2ip, F(CONVERT_PACKED) F(CONVERT_I2IP_SAT_GA10X) F(CONVERT_I2IP_SAT_HOPPER) F(RD) F(RA)
    F(REUSE_A) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(PG)
    SLOTS_CTL)
SLOTS(dadd_r, F(RND) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(dadd_c, F(RND) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(DIMM) F(NEG_B) F(C_BANK) F(C_OFFSET) F(URB)
    F(PG) SLOTS_CTL)
SLOTS(dmul, F(RND) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(DIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(dfma_b, F(RND) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(DIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(dfma_c, F(RND) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_C) F(RC) F(REUSE_B) F(DIMM) F(NEG_B)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(dsetp, F(DOUBLE_DOUBLE_CMP) F(BOP) F(PU) F(PV) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB)
    F(REUSE_C) F(DIMM) F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fadd, F(FTZ) F(RND) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_C) F(FIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(fmul, F(FMZ) F(FLOAT_POWER) F(RND) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB)
    F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(ffma_b, F(FMZ) F(RND) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(FIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(ffma_c, F(FMZ) F(RND) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_C) F(RC) F(REUSE_B) F(FIMM)
    F(NEG_B) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(fmnmx_n, F(FTZ) F(NAN) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(FIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fmnmx_isa, F(FTZ) F(NAN) F(XORSIGN) F(RD) F(PV) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB)
    F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fsel, F(FTZ) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(FIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fset, F(FLOAT_CMP) F(FTZ) F(BOP) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B)
    F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fsetp, F(FLOAT_CMP) F(FTZ) F(BOP) F(PU) F(PV) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB)
    F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(fchk, F(PU) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(fswzadd, F(FTZ) F(RND) F(NDV) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_C) F(FLOAT_SIGNS0)
    F(FLOAT_SIGNS1) F(FLOAT_SIGNS2) F(FLOAT_SIGNS3) F(PG) SLOTS_CTL)
SLOTS(mufu_r, F(FLOAT_MUFU_OP) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(URB) F(PG)
    SLOTS_CTL)
SLOTS(mufu_s, F(FLOAT_MUFU_OP) F(RD) F(FIMM) F(PG) SLOTS_CTL)
SLOTS(mufu_d, F(FLOAT_MUFU_OP) F(RD) F(DIMM) F(PG) SLOTS_CTL)
SLOTS(mufu_h, F(FLOAT_MUFU_OP) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(CONVERT_HALF) F(F16_LOW) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(mufu_b, F(FLOAT_MUFU_OP) F(RD) F(NEG_B) F(RB) F(REUSE_B) F(CONVERT_HALF) F(CONVERT_BF16_IMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(f2fp_fp8_p, F(SATFINITE) F(FP8_FP8_RELU) F(FP8_FP8_DST) F(RD) F(RA) F(REUSE_A) F(RB)
    F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(FP8_C_H1) F(PG) SLOTS_CTL)
SLOTS(f2fp_fp8_pc, F(SATFINITE) F(FP8_FP8_RELU) F(FP8_FP8_DST) F(RD) F(RA) F(REUSE_A) F(RC)
    F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(FP8_C_H1) F(PG) SLOTS_CTL)
SLOTS(f2fp_fp8_h, F(SATFINITE) F(FP8_FP8_RELU) F(FP8_FP8_DST) F(RD) F(RB) F(REUSE_B) F(FIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(FP8_C_H1) F(PG) SLOTS_CTL)
SLOTS(f2fp_from_fp8, F(SATFINITE) F(FP8_FP8_RELU) F(FP8_WIDE_DST) F(FP8_FP8_SRC) F(RD) F(RB)
    F(REUSE_B) F(FIMM) F(C_BANK) F(C_OFFSET) F(URB) F(FP8_B_H1) F(PG) SLOTS_CTL)
SLOTS(f2fp_tf32, F(SATFINITE) F(FP8_FP8_RELU) F(FP8_TF32_RND) F(RD) F(RB) F(REUSE_B) F(FIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(al2p, F(RD) F(RA) F(PG) SLOTS_CTL)
SLOTS(ald_a, F(GRAPHICS_OUTPUT) F(RD) F(GRAPHICS_ATTR) F(RB) F(PG) SLOTS_CTL)
SLOTS(ald_r, F(GRAPHICS_OUTPUT) F(RD) F(RA) F(RB) F(PG) SLOTS_CTL)
SLOTS(ald_u, F(GRAPHICS_OUTPUT) F(RD) F(URA) F(RB) F(PG) SLOTS_CTL)
SLOTS(ast_a, F(GRAPHICS_ATTR) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(ast_r, F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(ast_u, F(URA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(ipa_a, F(GRAPHICS_IPA_MODE) F(GRAPHICS_IPA_AT) F(RD) F(PU) F(GRAPHICS_ATTR_IPA)
    F(GRAPHICS_IPA_OFFSET) F(C_BANK) F(C_OFFSET) F(PG) SLOTS_CTL)
SLOTS(ipa_u, F(GRAPHICS_IPA_MODE) F(GRAPHICS_IPA_AT) F(RD) F(PU) F(URA) F(GRAPHICS_ATTR_IPA) F(PG)
    SLOTS_CTL)
SLOTS(out_r, F(GRAPHICS_OUT_OP) F(RD) F(RA) F(RB) F(PG) SLOTS_CTL)
SLOTS(out_i, F(GRAPHICS_OUT_OP) F(RD) F(RA) F(GRAPHICS_OUT_STREAM) F(PG) SLOTS_CTL)
SLOTS(out_u, F(GRAPHICS_OUT_OP) F(RD) F(RA) F(URB) F(PG) SLOTS_CTL)
SLOTS(isberd, F(RD) F(RA) F(GRAPHICS_ISB_OFFSET) F(PG) SLOTS_CTL)
SLOTS(isbewr, F(RA) F(GRAPHICS_ISB_OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(ldtram, F(RD) F(URA) F(GRAPHICS_ATTR_IPA) F(PG) SLOTS_CTL)
SLOTS(hadd2, F(HALF_F32) F(HALF_ADD_TYPE) F(FTZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A)
    F(HALF_SWIZZLE_A) F(HALF_SWIZZLE_A_HOPPER) F(NEG_B) F(RB) F(REUSE_C) F(HALF_SWIZZLE_B)
    F(HALF_SWIZZLE_B_HOPPER) F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(hmul2, F(HALF_F32) F(HALF_MUL_TYPE) F(FMZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A)
    F(HALF_SWIZZLE_A) F(HALF_SWIZZLE_A_HOPPER) F(NEG_B) F(RB) F(REUSE_B) F(HALF_SWIZZLE_B)
    F(HALF_SWIZZLE_B_HOPPER) F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(hfma2_b, F(HALF_F32) F(FMZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(HALF_SWIZZLE_A)
    F(HALF_SWIZZLE_A_HOPPER) F(NEG_B) F(RB) F(REUSE_B) F(HALF_SWIZZLE_B) F(HALF_SWIZZLE_B_NEG)
    F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(C_BANK) F(C_OFFSET) F(URB)
    F(HALF_F16_NEG_C) F(RC) F(REUSE_C) F(HALF_SWIZZLE_C) F(HALF_SWIZZLE_C_HOPPER) F(PG) SLOTS_CTL)
SLOTS(hfma2_c, F(HALF_F32) F(FMZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(HALF_SWIZZLE_A)
    F(HALF_SWIZZLE_A_HOPPER) F(HALF_F16_NEG_C) F(RC) F(REUSE_B) F(HALF_SWIZZLE_C)
    F(HALF_SWIZZLE_C_HOPPER) F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(NEG_B)
    F(C_BANK) F(C_OFFSET) F(URB) F(HALF_SWIZZLE_B) F(HALF_SWIZZLE_B_NEG) F(PG) SLOTS_CTL)
SLOTS(hfma2_rb, F(HALF_F32) F(FMZ) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(HALF_SWIZZLE_A)
    F(HALF_SWIZZLE_A_HOPPER) F(NEG_B) F(RB) F(REUSE_B) F(HALF_SWIZZLE_B) F(HALF_SWIZZLE_B_NEG)
    F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(C_BANK) F(C_OFFSET) F(URB)
    F(HALF_F16_NEG_C) F(RC) F(REUSE_C) F(HALF_SWIZZLE_C) F(HALF_SWIZZLE_C_HOPPER) F(NOT_PP) F(PP)
    F(PG) SLOTS_CTL)
SLOTS(hfma2_rc, F(HALF_F32) F(FMZ) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(HALF_SWIZZLE_A)
    F(HALF_SWIZZLE_A_HOPPER) F(HALF_F16_NEG_C) F(RC) F(REUSE_B) F(HALF_SWIZZLE_C)
    F(HALF_SWIZZLE_C_HOPPER) F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(NEG_B)
    F(C_BANK) F(C_OFFSET) F(URB) F(HALF_SWIZZLE_B) F(HALF_SWIZZLE_B_NEG) F(NOT_PP) F(PP) F(PG)
    SLOTS_CTL)
SLOTS(hfma2_mma_b, F(FMZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B)
    F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(C_BANK) F(C_OFFSET) F(URB)
    F(HALF_F16_NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(hfma2_mma_c, F(FMZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(HALF_F16_NEG_C) F(RC) F(REUSE_B)
    F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(NEG_B) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(hfma2_mma_rb, F(FMZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B)
    F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(C_BANK) F(C_OFFSET) F(URB)
    F(HALF_F16_NEG_C) F(RC) F(REUSE_C) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(hfma2_mma_rc, F(FMZ) F(SAT) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(HALF_F16_NEG_C) F(RC) F(REUSE_B)
    F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(NEG_B) F(C_BANK) F(C_OFFSET)
    F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(hset2, F(HALF_SET_TYPE) F(HALF_BF) F(FLOAT_CMP) F(FTZ) F(HALF_HALF_BOP) F(RD) F(NEG_A) F(RA)
    F(REUSE_A) F(HALF_SWIZZLE_A) F(HALF_SWIZZLE_A_HOPPER) F(NEG_B) F(RB) F(REUSE_C)
    F(HALF_SWIZZLE_B) F(HALF_SWIZZLE_B_HOPPER) F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH)
    F(HALF_BF16_LOW) F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(hsetp2, F(HALF_SET_TYPE) F(FLOAT_CMP) F(HALF_H_AND) F(FTZ) F(HALF_HALF_BOP) F(PU) F(PV)
    F(NEG_A) F(RA) F(REUSE_A) F(HALF_SWIZZLE_A) F(HALF_SWIZZLE_A_HOPPER) F(NEG_B) F(RB) F(REUSE_C)
    F(HALF_SWIZZLE_B) F(HALF_SWIZZLE_B_HOPPER) F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH)
    F(HALF_BF16_LOW) F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(hmnmx2, F(FTZ) F(NAN) F(XORSIGN) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(HALF_SWIZZLE_A)
    F(HALF_SWIZZLE_A_HOPPER) F(NEG_B) F(RB) F(REUSE_B) F(HALF_SWIZZLE_B) F(HALF_SWIZZLE_B_HOPPER)
    F(HALF_F16_HIGH) F(F16_LOW) F(HALF_BF16_HIGH) F(HALF_BF16_LOW) F(C_BANK) F(C_OFFSET) F(URB)
    F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(iadd3_n, F(RD) F(PU) F(PV) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(URB) F(NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(iadd3_i, F(RD) F(PU) F(PV) F(NEG_A) F(RA) F(REUSE_A) F(IMM) F(NEG_C) F(RC) F(REUSE_C) F(PG)
    SLOTS_CTL)
SLOTS(iadd3_x, F(RD) F(PU) F(PV) F(INV_A) F(RA) F(REUSE_A) F(INV_B) F(RB) F(REUSE_B) F(IMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(INV_C) F(RC) F(REUSE_C) F(NOT_PP) F(PP) F(NOT_PQ) F(PQ) F(PG)
    SLOTS_CTL)
SLOTS(viadd, F(RD) F(RA) F(REUSE_A) F(IMM) F(URB) F(PG) SLOTS_CTL)
SLOTS(imad_r, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(NEG_C) F(RC) F(REUSE_C) F(PG)
    SLOTS_CTL)
SLOTS(imad_i, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(IMM) F(NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(imad_b, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(C_BANK) F(C_OFFSET) F(URB) F(NEG_C) F(RC)
    F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(imad_ri, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(IMM) F(PG) SLOTS_CTL)
SLOTS(imad_rc, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(NEG_B) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(imad_ru, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(NEG_B) F(URB) F(PG) SLOTS_CTL)
SLOTS(imad_bx, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM) F(C_BANK) F(C_OFFSET) F(URB)
    F(INV_C) F(RC) F(REUSE_C) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(imad_cx, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(IMM) F(INV_B) F(C_BANK)
    F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(imad_wide_b, F(SIGNED) F(RD) F(PU) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(NEG_C) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(imad_wide_c, F(SIGNED) F(RD) F(PU) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(NEG_B) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(imad_wide_bx, F(SIGNED) F(RD) F(PU) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(INV_C) F(RC) F(REUSE_C) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(imad_wide_cx, F(SIGNED) F(RD) F(PU) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(INV_B) F(C_BANK)
    F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(lop3, F(PAND) F(PU) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET)
    F(URB) F(RC) F(REUSE_C) F(LUT) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(shf_b, F(SHIFT_DIR) F(W) F(SHIFT_TYPE) F(HI) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(UIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(shf_c, F(SHIFT_DIR) F(W) F(SHIFT_TYPE) F(HI) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(UIMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(prmt_b, F(LOGIC_PRMT_MODE) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(prmt_c, F(LOGIC_PRMT_MODE) F(RD) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(sel, F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP)
    F(PP) F(PG) SLOTS_CTL)
SLOTS(isetp_n, F(CMP) F(SIGNED) F(BOP) F(PU) F(PV) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(isetp_x, F(CMP) F(SIGNED) F(BOP) F(PU) F(PV) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(NOT_PR) F(PR) F(PG) SLOTS_CTL)
SLOTS(lea_lo, F(RD) F(PU) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(LEA_SHIFT) F(PG) SLOTS_CTL)
SLOTS(lea_x, F(RD) F(PU) F(INV_A) F(RA) F(REUSE_A) F(INV_B) F(RB) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(LEA_SHIFT) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(lea_hi, F(RD) F(PU) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(LEA_SHIFT) F(PG) SLOTS_CTL)
SLOTS(lea_hx, F(RD) F(PU) F(INV_A) F(RA) F(REUSE_A) F(INV_B) F(RB) F(REUSE_B) F(UIMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(LEA_SHIFT) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(lea_ih, F(RD) F(PU) F(NEG_A) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(UIMM) F(LEA_SHIFT) F(PG)
    SLOTS_CTL)
SLOTS(lea_ix, F(RD) F(PU) F(INV_A) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(UIMM) F(LEA_SHIFT) F(NOT_PP)
    F(PP) F(PG) SLOTS_CTL)
SLOTS(popc, F(RD) F(INV_B) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(brev, F(RD) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(flo, F(SIGNED) F(SH) F(RD) F(PU) F(INV_B) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(iabs, F(RD) F(RB) F(REUSE_B) F(IMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(sgxt, F(W) F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(bmsk, F(W) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG)
    SLOTS_CTL)
SLOTS(mov, F(RD) F(RB) F(REUSE_B) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(LOGIC_LANES) F(PG)
    SLOTS_CTL)
SLOTS(imnmx, F(SIGNED) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM) F(C_BANK) F(C_OFFSET) F(URB)
    F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(vimnmx, F(LOGIC_VI_SIGNED) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(atom_arrive_g, F(EVICT) F(STORE_ORDER_SCOPE) F(PU) F(RD) F(RA) F(URC) F(OFFSET) F(PG)
    SLOTS_CTL)
SLOTS(syncs_arr, F(MBARRIER_TMASK) F(MBARRIER_RED) F(MBARRIER_OPTOUT) F(MBARRIER_ARRIVE) F(RD) F(RA)
    F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(syncs_chk, F(MBARRIER_PHASE) F(MBARRIER_TRYWAIT) F(PU) F(RA) F(URC) F(OFFSET) F(RB) F(PG)
    SLOTS_CTL)
SLOTS(syncs_x, F(MBARRIER_EXCH) F(URD) F(URA) F(OFFSET) F(URB) F(UPG) SLOTS_CTL)
SLOTS(syncs_ld, F(URD) F(URA) F(OFFSET) F(UPG) SLOTS_CTL)
SLOTS(syncs_cas, F(URD) F(URA) F(OFFSET) F(URB) F(URC) F(UPG) SLOTS_CTL)
SLOTS(syncs_iv, F(MBARRIER_CCTL_OP) F(RA) F(URC) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(arrives, F(MBARRIER_BAR_BITS) F(MBARRIER_BAR_COUNT) F(RA) F(URC) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(ldg_v, F(E) F(EVICT) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE) F(PRIVATE) F(PU) F(RD)
    F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(ldg_t, F(E) F(EVICT) F(MEMORY_LTC) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE)
    F(PRIVATE) F(PU) F(RD) F(RA) F(OFFSET) F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ldg_tu, F(E) F(EVICT) F(MEMORY_LTC) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE)
    F(PRIVATE) F(PU) F(RD) F(RA) F(URB) F(OFFSET) F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ldg_a, F(E) F(EVICT) F(MEMORY_LTC) F(SIZE) F(LOAD_ORDER_SCOPE) F(PU) F(RD) F(RA) F(OFFSET)
    F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ldg_d, F(EVICT) F(MEMORY_LTC) F(SIZE) F(LOAD_ORDER_SCOPE) F(PU) F(RD) F(RA) F(URB) F(OFFSET)
    F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ld_v, F(E) F(EVICT) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE) F(PRIVATE) F(RD) F(RA)
    F(OFFSET32) F(PG) SLOTS_CTL)
SLOTS(ld_vz, F(E) F(EVICT) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE) F(PRIVATE) F(PU) F(RD)
    F(RA) F(OFFSET32) F(PG) SLOTS_CTL)
SLOTS(ld_t, F(E) F(EVICT) F(MEMORY_LTC) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE) F(PRIVATE)
    F(RD) F(RA) F(OFFSET32) F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ld_tz, F(E) F(EVICT) F(MEMORY_LTC) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE)
    F(PRIVATE) F(PU) F(RD) F(RA) F(OFFSET32) F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ld_tu, F(E) F(EVICT) F(MEMORY_LTC) F(MEMORY_LOAD_SIZE) F(MEMORY_LOAD_ORDER) F(SCOPE)
    F(PRIVATE) F(RD) F(RA) F(URB) F(OFFSET) F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ld_a, F(E) F(EVICT) F(MEMORY_LTC) F(SIZE) F(LOAD_ORDER_SCOPE) F(RD) F(RA) F(OFFSET32)
    F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(ld_d, F(EVICT) F(MEMORY_LTC) F(SIZE) F(LOAD_ORDER_SCOPE) F(RD) F(RA) F(URB) F(OFFSET)
    F(MEMORY_NOT_PL) F(MEMORY_PL) F(PG) SLOTS_CTL)
SLOTS(stg_v, F(E) F(EVICT) F(SIZE) F(STORE_ORDER) F(SCOPE) F(PRIVATE) F(RA) F(OFFSET) F(RB) F(PG)
    SLOTS_CTL)
SLOTS(stg_tu, F(E) F(EVICT) F(SIZE) F(STORE_ORDER) F(SCOPE) F(PRIVATE) F(RA) F(URC) F(OFFSET) F(RB)
    F(PG) SLOTS_CTL)
SLOTS(stg_a, F(E) F(EVICT) F(SIZE) F(STORE_ORDER_SCOPE) F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(stg_d, F(EVICT) F(SIZE) F(STORE_ORDER_SCOPE) F(RA) F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(st_v, F(E) F(EVICT) F(SIZE) F(STORE_ORDER) F(SCOPE) F(PRIVATE) F(RA) F(OFFSET32) F(RC) F(PG)
    SLOTS_CTL)
SLOTS(st_a, F(E) F(EVICT) F(SIZE) F(STORE_ORDER_SCOPE) F(RA) F(OFFSET32) F(RC) F(PG) SLOTS_CTL)
SLOTS(ldl_v, F(EVICT) F(SIZE) F(RD) F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(ldl_tu, F(EVICT) F(SIZE) F(RD) F(RA) F(URB) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(stl_v, F(EVICT) F(SIZE) F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(stl_tu, F(EVICT) F(SIZE) F(RA) F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(lds_v, F(MEMORY_U) F(MEMORY_SHARED_SIZE) F(RD) F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(lds_vz, F(MEMORY_U) F(MEMORY_SHARED_SIZE) F(PU) F(RD) F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(lds_t, F(MEMORY_U) F(MEMORY_SHARED_SIZE) F(RD) F(RA) F(SCALE) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(lds_tz, F(MEMORY_U) F(MEMORY_SHARED_SIZE) F(PU) F(RD) F(RA) F(SCALE) F(OFFSET) F(PG)
    SLOTS_CTL)
SLOTS(lds_tu, F(MEMORY_U) F(MEMORY_SHARED_SIZE) F(RD) F(RA) F(SCALE) F(URB) F(OFFSET) F(PG)
    SLOTS_CTL)
SLOTS(lds_tuz, F(MEMORY_U) F(MEMORY_SHARED_SIZE) F(PU) F(RD) F(RA) F(SCALE) F(URB) F(OFFSET) F(PG)
    SLOTS_CTL)
SLOTS(lds_a, F(MEMORY_SHARED_SIZE) F(RD) F(RA) F(SCALE) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(lds_au, F(MEMORY_SHARED_SIZE) F(RD) F(RA) F(SCALE) F(URB) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(sts_v, F(SIZE) F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(sts_t, F(SIZE) F(RA) F(SCALE) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(sts_tu, F(SIZE) F(RA) F(SCALE) F(URC) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(ldc_v, F(MEMORY_LDC_MODE) F(MEMORY_CONST_SIZE) F(RD) F(C_BANK) F(RA) F(MEMORY_INDEX) F(PG)
    SLOTS_CTL)
SLOTS(ldc_x, F(MEMORY_LDC_MODE) F(MEMORY_CONST_SIZE) F(RD) F(URA) F(RC) F(MEMORY_INDEX) F(PG)
    SLOTS_CTL)
SLOTS(uldc_c, F(MEMORY_CONST_SIZE) F(URD) F(C_BANK) F(MEMORY_C_OFFSET_U) F(URB) F(UPG) SLOTS_CTL)
SLOTS(uldc_i, F(MEMORY_CONST_SIZE) F(URD) F(C_BANK) F(URA) F(UPG) SLOTS_CTL)
SLOTS(uldc_io, F(MEMORY_CONST_SIZE) F(URD) F(C_BANK) F(URA) F(MEMORY_INDEX) F(UPG) SLOTS_CTL)
SLOTS(uldc_m, F(MEMORY_CONST_SIZE) F(URD) F(URA) F(MEMORY_ULDC_OFFSET) F(MEMORY_NOT_ULDC_UP)
    F(MEMORY_ULDC_UP) F(UPG) SLOTS_CTL)
SLOTS(ldsm_r, F(MEMORY_MATRIX) F(MEMORY_MATRICES) F(RD) F(RA) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(ldsm_u, F(MEMORY_MATRIX) F(MEMORY_MATRICES) F(RD) F(RA) F(URB) F(OFFSET) F(PG) SLOTS_CTL)
SLOTS(stsm, F(MEMORY_MATRIX) F(MEMORY_MATRICES) F(RA) F(OFFSET) F(RB) F(PG) SLOTS_CTL)
SLOTS(ldgsts_r, F(MEMORY_BYPASS) F(EVICT) F(MEMORY_COPY_LTC) F(MEMORY_COPY_SIZE) F(MEMORY_ZFILL)
    F(MEMORY_COPY_ORDER_SCOPE) F(RD) F(MEMORY_TO_OFFSET) F(RA) F(URC) F(MEMORY_FROM_OFFSET)
    F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(ldgsts_u, F(MEMORY_BYPASS) F(EVICT) F(MEMORY_COPY_LTC) F(MEMORY_COPY_SIZE) F(MEMORY_ZFILL)
    F(MEMORY_COPY_ORDER_SCOPE) F(RD) F(URC) F(MEMORY_TO_OFFSET) F(RA) F(MEMORY_FROM_OFFSET)
    F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(s2r, F(RD) F(SPECIAL_SR) F(PG) SLOTS_CTL)
SLOTS(cs2r, F(SPECIAL_SR_64) F(RD) F(SPECIAL_SR) F(PG) SLOTS_CTL)
SLOTS(suld_d, F(SURFACE_BA) F(SURFACE_DIM) F(EVICT) F(SIZE) F(STORE_ORDER) F(SCOPE) F(PRIVATE)
    F(LOAD_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(PU) F(RD) F(RA) F(TEX_C_BANK) F(TEX_C_WORD)
    F(SAMPLER) F(HEADER) F(URTEX) F(PG) SLOTS_CTL)
SLOTS(suld_dr, F(SURFACE_BA) F(SURFACE_DIM) F(EVICT) F(SIZE) F(STORE_ORDER) F(SCOPE) F(PRIVATE)
    F(LOAD_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(PU) F(RD) F(RA) F(RC) F(PG) SLOTS_CTL)
SLOTS(suld_p, F(SURFACE_DIM) F(EVICT) F(STORE_ORDER) F(SCOPE) F(PRIVATE) F(LOAD_ORDER_SCOPE)
    F(SURFACE_MASK) F(SURFACE_OUT_OF_RANGE) F(PU) F(RD) F(RA) F(TEX_C_BANK) F(TEX_C_WORD) F(SAMPLER)
    F(HEADER) F(URTEX) F(PG) SLOTS_CTL)
SLOTS(suld_pr, F(SURFACE_DIM) F(EVICT) F(STORE_ORDER) F(SCOPE) F(PRIVATE) F(LOAD_ORDER_SCOPE)
    F(SURFACE_MASK) F(SURFACE_OUT_OF_RANGE) F(PU) F(RD) F(RA) F(RC) F(PG) SLOTS_CTL)
SLOTS(sust_d, F(SURFACE_BA) F(SURFACE_DIM) F(EVICT) F(SIZE) F(STORE_ORDER) F(SCOPE) F(PRIVATE)
    F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(RA) F(RB) F(TEX_C_BANK) F(TEX_C_WORD) F(SAMPLER)
    F(HEADER) F(URTEX) F(PG) SLOTS_CTL)
SLOTS(sust_dr, F(SURFACE_BA) F(SURFACE_DIM) F(EVICT) F(SIZE) F(STORE_ORDER) F(SCOPE) F(PRIVATE)
    F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(sust_p, F(SURFACE_DIM) F(EVICT) F(STORE_ORDER) F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE)
    F(SURFACE_MASK) F(SURFACE_OUT_OF_RANGE) F(RA) F(RB) F(TEX_C_BANK) F(TEX_C_WORD) F(SAMPLER)
    F(HEADER) F(URTEX) F(PG) SLOTS_CTL)
SLOTS(sust_pr, F(SURFACE_DIM) F(EVICT) F(STORE_ORDER) F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE)
    F(SURFACE_MASK) F(SURFACE_OUT_OF_RANGE) F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(sured_d, F(SURFACE_BA) F(SURFACE_DIM) F(RED_OP) F(EVICT) F(SURFACE_TYPE)
    F(ATOMIC_ATOMIC_ORDER) F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(RA)
    F(RB) F(TEX_C_BANK) F(TEX_C_WORD) F(SAMPLER) F(HEADER) F(URTEX) F(PG) SLOTS_CTL)
SLOTS(sured_dr, F(SURFACE_BA) F(SURFACE_DIM) F(RED_OP) F(EVICT) F(SURFACE_TYPE)
    F(ATOMIC_ATOMIC_ORDER) F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(RA)
    F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(suatom_d, F(SURFACE_BA) F(SURFACE_DIM) F(ATOM_OP) F(EVICT) F(SURFACE_TYPE)
    F(ATOMIC_ATOMIC_ORDER) F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(PU)
    F(RD) F(RA) F(RB) F(TEX_C_BANK) F(TEX_C_WORD) F(SAMPLER) F(HEADER) F(URTEX) F(PG) SLOTS_CTL)
SLOTS(suatom_dr, F(SURFACE_BA) F(SURFACE_DIM) F(ATOM_OP) F(EVICT) F(SURFACE_TYPE)
    F(ATOMIC_ATOMIC_ORDER) F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(PU)
    F(RD) F(RA) F(RB) F(RC) F(PG) SLOTS_CTL)
SLOTS(suatom_c, F(SURFACE_BA) F(SURFACE_DIM) F(EVICT) F(SURFACE_CAS_TYPE) F(ATOMIC_ATOMIC_ORDER)
    F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(PU) F(RD) F(RA) F(RB)
    F(TEX_C_BANK) F(TEX_C_WORD) F(SAMPLER) F(HEADER) F(URTEX) F(PG) SLOTS_CTL)
SLOTS(suatom_cr, F(SURFACE_BA) F(SURFACE_DIM) F(EVICT) F(SURFACE_CAS_TYPE) F(ATOMIC_ATOMIC_ORDER)
    F(SCOPE) F(PRIVATE) F(STORE_ORDER_SCOPE) F(SURFACE_OUT_OF_RANGE) F(PU) F(RD) F(RA) F(RB) F(RC)
    F(PG) SLOTS_CTL)
SLOTS(suquery_c, F(SURFACE_DIM) F(PU) F(RD) F(RA) F(TEX_C_BANK) F(TEX_C_WORD) F(SAMPLER) F(HEADER)
    F(URTEX) F(PG) SLOTS_CTL)
SLOTS(suquery_r, F(SURFACE_DIM) F(PU) F(RD) F(RA) F(RC) F(PG) SLOTS_CTL)
SLOTS(hmma_884, F(TENSOR_SHAPE_884) F(TENSOR_HMMA_884_TYPE) F(TENSOR_STEP) F(SATFINITE) F(RD)
    F(NEG_A) F(RA) F(REUSE_A) F(TENSOR_LAYOUT_A) F(NEG_B) F(RB) F(REUSE_B) F(TENSOR_LAYOUT_B) F(RC)
    F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(hmma_t, F(TENSOR_HMMA_SHAPE) F(TENSOR_HMMA_DST) F(SATFINITE) F(RD) F(NEG_A) F(RA) F(REUSE_A)
    F(NEG_B) F(RB) F(REUSE_B) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(hmma_a, F(TENSOR_HMMA_SHAPE) F(TENSOR_HMMA_DST) F(TENSOR_HMMA_FORMAT) F(RD) F(NEG_A) F(RA)
    F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(RC) F(REUSE_C) F(TENSOR_UPMMA) F(TENSOR_UPMMA_NOT) F(PG)
    SLOTS_CTL)
SLOTS(hmma_sp, F(TENSOR_HMMA_SP_SHAPE) F(TENSOR_HMMA_DST) F(TENSOR_HMMA_FORMAT) F(RD) F(NEG_A) F(RA)
    F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(RC) F(REUSE_C) F(TENSOR_UPMMA) F(TENSOR_UPMMA_NOT)
    F(TENSOR_META) F(TENSOR_META_REUSE) F(TENSOR_META_THREADS) F(PG) SLOTS_CTL)
SLOTS(imma, F(TENSOR_IMMA_SHAPE) F(TENSOR_IMMA_TYPE_A) F(TENSOR_IMMA_TYPE_B) F(TENSOR_SAT_82) F(RD)
    F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(RC) F(REUSE_C) F(TENSOR_UPMMA) F(TENSOR_UPMMA_NOT) F(PG)
    SLOTS_CTL)
SLOTS(imma_sp, F(TENSOR_IMMA_SP_SHAPE) F(TENSOR_IMMA_TYPE_A) F(TENSOR_IMMA_TYPE_B) F(TENSOR_SAT_82)
    F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(RC) F(REUSE_C) F(TENSOR_UPMMA) F(TENSOR_UPMMA_NOT)
    F(TENSOR_META) F(TENSOR_META_REUSE) F(TENSOR_META_THREADS) F(PG) SLOTS_CTL)
SLOTS(bmma, F(TENSOR_BMMA_SHAPE) F(TENSOR_BMMA_OP) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(RC)
    F(REUSE_C) F(TENSOR_UPMMA) F(TENSOR_UPMMA_NOT) F(PG) SLOTS_CTL)
SLOTS(dmma_a, F(RND) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B) F(NEG_C) F(RC)
    F(REUSE_C) F(TENSOR_UPMMA) F(TENSOR_UPMMA_NOT) F(PG) SLOTS_CTL)
SLOTS(dmma_h, F(TENSOR_DMMA_SHAPE) F(RND) F(RD) F(NEG_A) F(RA) F(REUSE_A) F(NEG_B) F(RB) F(REUSE_B)
    F(NEG_C) F(RC) F(REUSE_C) F(TENSOR_UPMMA) F(TENSOR_UPMMA_NOT) F(PG) SLOTS_CTL)
SLOTS(movm, F(TENSOR_MOVM_SIZE) F(TENSOR_MOVM_KIND) F(RD) F(RA) F(PG) SLOTS_CTL)
SLOTS(hgmma_hgmma_r, F(RD) F(RA) F(REUSE_A) F(URB) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(hgmma_hgmma_d, F(RD) F(URA) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(tex_c, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LOD) F(TEXTURE_AOFFI)
    F(TEXTURE_DC) F(EVICT) F(NDV) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB) F(TEX_C_BANK)
    F(TEX_C_WORD) F(URTEX) F(HEADER) F(TEXTURE_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tex_i, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LOD) F(TEXTURE_AOFFI)
    F(TEXTURE_DC) F(EVICT) F(NDV) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB) F(TEX_C_BANK)
    F(SAMPLER) F(HEADER) F(TEXTURE_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tex_r, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LOD) F(TEXTURE_AOFFI)
    F(TEXTURE_DC) F(EVICT) F(NDV) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB) F(TEXTURE_DIM)
    F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tld_c, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LOAD_LOD) F(TEXTURE_AOFFI)
    F(EVICT) F(TEXTURE_CL) F(TEXTURE_MS) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB)
    F(TEX_C_BANK) F(TEX_C_WORD) F(URTEX) F(HEADER) F(TEXTURE_LOAD_DIM) F(TEXTURE_MASK)
    F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tld_i, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LOAD_LOD) F(TEXTURE_AOFFI)
    F(EVICT) F(TEXTURE_CL) F(TEXTURE_MS) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB)
    F(TEX_C_BANK) F(SAMPLER) F(HEADER) F(TEXTURE_LOAD_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG)
    SLOTS_CTL)
SLOTS(tld_r, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LOAD_LOD) F(TEXTURE_AOFFI)
    F(EVICT) F(TEXTURE_CL) F(TEXTURE_MS) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB)
    F(TEXTURE_LOAD_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tld4_c, F(TEXTURE_SCR) F(TEXTURE_COMPONENT) F(TEXTURE_BINDLESS) F(TEXTURE_F16)
    F(TEXTURE_GATHER_OFFSET) F(TEXTURE_DC) F(EVICT) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB)
    F(TEX_C_BANK) F(TEX_C_WORD) F(URTEX) F(HEADER) F(TEXTURE_GATHER_DIM) F(TEXTURE_MASK)
    F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tld4_i, F(TEXTURE_SCR) F(TEXTURE_COMPONENT) F(TEXTURE_BINDLESS) F(TEXTURE_F16)
    F(TEXTURE_GATHER_OFFSET) F(TEXTURE_DC) F(EVICT) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB)
    F(TEX_C_BANK) F(SAMPLER) F(HEADER) F(TEXTURE_GATHER_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG)
    SLOTS_CTL)
SLOTS(tld4_r, F(TEXTURE_SCR) F(TEXTURE_COMPONENT) F(TEXTURE_BINDLESS) F(TEXTURE_F16)
    F(TEXTURE_GATHER_OFFSET) F(TEXTURE_DC) F(EVICT) F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB)
    F(TEXTURE_GATHER_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(txd_c, F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LC) F(TEXTURE_AOFFI) F(EVICT)
    F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB) F(TEX_C_BANK) F(TEX_C_WORD) F(URTEX) F(HEADER)
    F(TEXTURE_LOAD_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(txd_i, F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LC) F(TEXTURE_AOFFI) F(EVICT)
    F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB) F(TEX_C_BANK) F(SAMPLER) F(HEADER)
    F(TEXTURE_LOAD_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(txd_r, F(TEXTURE_BINDLESS) F(TEXTURE_F16) F(TEXTURE_LC) F(TEXTURE_AOFFI) F(EVICT)
    F(TEXTURE_NODEP) F(PU) F(RC) F(RD) F(RA) F(RB) F(TEXTURE_LOAD_DIM) F(TEXTURE_MASK)
    F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tmml_c, F(TEXTURE_BINDLESS) F(NDV) F(TEXTURE_NODEP) F(RC) F(RD) F(RA) F(RB) F(TEX_C_BANK)
    F(TEX_C_WORD) F(URTEX) F(HEADER) F(TEXTURE_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tmml_i, F(TEXTURE_BINDLESS) F(NDV) F(TEXTURE_NODEP) F(RC) F(RD) F(RA) F(RB) F(TEX_C_BANK)
    F(SAMPLER) F(HEADER) F(TEXTURE_DIM) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(tmml_r, F(TEXTURE_BINDLESS) F(NDV) F(TEXTURE_NODEP) F(RC) F(RD) F(RA) F(RB) F(TEXTURE_DIM)
    F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(txq_c, F(TEXTURE_BINDLESS) F(TEXTURE_NODEP) F(RC) F(RD) F(RA) F(TEXTURE_QUERY) F(TEX_C_BANK)
    F(TEX_C_WORD) F(URTEX) F(HEADER) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(txq_i, F(TEXTURE_BINDLESS) F(TEXTURE_NODEP) F(RC) F(RD) F(RA) F(TEXTURE_QUERY) F(TEX_C_BANK)
    F(SAMPLER) F(HEADER) F(TEXTURE_MASK) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(txq_r, F(TEXTURE_BINDLESS) F(TEXTURE_NODEP) F(RC) F(RD) F(RA) F(TEXTURE_QUERY) F(TEXTURE_MASK)
    F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(footprint_c, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_LOD) F(TEXTURE_NODEP) F(PU) F(RC)
    F(RD) F(RA) F(RB) F(TEX_C_BANK) F(TEX_C_WORD) F(URTEX) F(HEADER) F(SAMPLER)
    F(TEXTURE_FOOTPRINT_DIM) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(footprint_r, F(TEXTURE_SCR) F(TEXTURE_BINDLESS) F(TEXTURE_LOD) F(TEXTURE_NODEP) F(PU) F(RC)
    F(RD) F(RA) F(RB) F(TEXTURE_FOOTPRINT_DIM) F(TEXTURE_HINT) F(PG) SLOTS_CTL)
SLOTS(utmaldg_d, F(TILE_DIMENSIONS) F(TILE_IM2COL) F(TILE_MULTICAST) F(URB) F(URA) F(URC)
    F(BULK_POLICY) F(UPG) SLOTS_CTL)
SLOTS(utmaldg_s, F(TILE_DIMENSIONS) F(URB) F(URA) F(BULK_POLICY) F(UPG) SLOTS_CTL)
SLOTS(utmastg, F(TILE_DIMENSIONS) F(TILE_IM2COL) F(URB) F(URA) F(BULK_POLICY) F(UPG) SLOTS_CTL)
SLOTS(utmaredg, F(TILE_DIMENSIONS) F(TILE_IM2COL) F(TILE_TILE_OP) F(URB) F(URA) F(BULK_POLICY)
    F(UPG) SLOTS_CTL)
SLOTS(utmapf_d, F(TILE_DIMENSIONS) F(TILE_PF_MODE) F(URB) F(URA) F(URC) F(BULK_POLICY) F(UPG)
    SLOTS_CTL)
SLOTS(utmacctl_all, F(TILE_ALL_MAPS) F(UPG) SLOTS_CTL)
SLOTS(utmacctl_one, F(TILE_MAP_CACHE) F(URA) F(UPG) SLOTS_CTL)
SLOTS(uiadd3_n, F(URD) F(UPU) F(UPV) F(NEG_A) F(URA) F(NEG_B) F(URB) F(IMM) F(NEG_C) F(URC) F(UPG)
    SLOTS_CTL)
SLOTS(uiadd3_x, F(URD) F(UPU) F(UPV) F(INV_A) F(URA) F(INV_B) F(URB) F(IMM) F(INV_C) F(URC)
    F(NOT_PP) F(UPP) F(NOT_PQ) F(UPQ) F(UPG) SLOTS_CTL)
SLOTS(uimad_b, F(SIGNED) F(URD) F(URA) F(URB) F(IMM) F(NEG_C) F(URC) F(UPG) SLOTS_CTL)
SLOTS(uimad_c, F(SIGNED) F(URD) F(URA) F(URC) F(IMM) F(UPG) SLOTS_CTL)
SLOTS(uimad_bx, F(SIGNED) F(URD) F(URA) F(URB) F(IMM) F(INV_C) F(URC) F(NOT_PP) F(UPP) F(UPG)
    SLOTS_CTL)
SLOTS(uimad_cx, F(SIGNED) F(URD) F(URA) F(URC) F(IMM) F(NOT_PP) F(UPP) F(UPG) SLOTS_CTL)
SLOTS(uimad_wide_b, F(SIGNED) F(URD) F(UPU) F(URA) F(URB) F(IMM) F(NEG_C) F(URC) F(UPG) SLOTS_CTL)
SLOTS(uimad_wide_bx, F(SIGNED) F(URD) F(UPU) F(URA) F(URB) F(IMM) F(INV_C) F(URC) F(NOT_PP) F(UPP)
    F(UPG) SLOTS_CTL)
SLOTS(uisetp_n, F(CMP) F(SIGNED) F(BOP) F(UPU) F(UPV) F(URA) F(URB) F(IMM) F(NOT_PP) F(UPP) F(UPG)
    SLOTS_CTL)
SLOTS(uisetp_o, F(CMP) F(SIGNED) F(BOP) F(UPU) F(UPV) F(URA) F(URB) F(IMM) F(NOT_PP) F(UPP)
    F(NOT_PR) F(UPR) F(UPG) SLOTS_CTL)
SLOTS(ulea_lo, F(URD) F(UPU) F(NEG_A) F(URA) F(NEG_B) F(URB) F(UIMM) F(LEA_SHIFT) F(UPG) SLOTS_CTL)
SLOTS(ulea_x, F(URD) F(UPU) F(INV_A) F(URA) F(INV_B) F(URB) F(UIMM) F(LEA_SHIFT) F(NOT_PP) F(UPP)
    F(UPG) SLOTS_CTL)
SLOTS(ulea_hi, F(URD) F(UPU) F(NEG_A) F(URA) F(NEG_B) F(URB) F(UIMM) F(URC) F(LEA_SHIFT) F(UPG)
    SLOTS_CTL)
SLOTS(ulea_hx, F(URD) F(UPU) F(INV_A) F(URA) F(INV_B) F(URB) F(UIMM) F(URC) F(LEA_SHIFT) F(NOT_PP)
    F(UPP) F(UPG) SLOTS_CTL)
SLOTS(ulea_ih, F(URD) F(UPU) F(NEG_A) F(URA) F(URC) F(UIMM) F(LEA_SHIFT) F(UPG) SLOTS_CTL)
SLOTS(ulea_ix, F(URD) F(UPU) F(INV_A) F(URA) F(URC) F(UIMM) F(LEA_SHIFT) F(NOT_PP) F(UPP) F(UPG)
    SLOTS_CTL)
SLOTS(ulop3, F(PAND) F(UPU) F(URD) F(URA) F(URB) F(UIMM) F(URC) F(LUT) F(NOT_PP) F(UPP) F(UPG)
    SLOTS_CTL)
SLOTS(ushf_b, F(SHIFT_DIR) F(W) F(SHIFT_TYPE) F(HI) F(URD) F(URA) F(URB) F(UIMM) F(URC) F(UPG)
    SLOTS_CTL)
SLOTS(ushf_c, F(SHIFT_DIR) F(W) F(SHIFT_TYPE) F(HI) F(URD) F(URA) F(URC) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(uprmt, F(UNIFORM_UPRMT_MODE) F(URD) F(URA) F(URB) F(UIMM) F(URC) F(UPG) SLOTS_CTL)
SLOTS(usel, F(URD) F(URA) F(URB) F(UIMM) F(NOT_PP) F(UPP) F(UPG) SLOTS_CTL)
SLOTS(umov, F(URD) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(upopc, F(URD) F(INV_B) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(uflo, F(SIGNED) F(SH) F(URD) F(UPU) F(INV_B) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(usgxt, F(W) F(SIGNED) F(URD) F(URA) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(ubmsk, F(W) F(URD) F(URA) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(uplop3, F(UPU) F(UPV) F(NOT_PP) F(UPP) F(NOT_PQ) F(UPQ) F(NOT_PR) F(UPR) F(LUT1) F(LUT2)
    F(UPG) SLOTS_CTL)
SLOTS(uplop3_sign_one, F(UPU) F(UPV) F(NOT_PP) F(UPP) F(URB) F(NOT_PR) F(UPR) F(LUT) F(LUT2) F(UPG)
    SLOTS_CTL)
SLOTS(uplop3_sign_two, F(UPU) F(UPV) F(NOT_PP) F(UPP) F(URB) F(URC) F(LUT) F(LUT2) F(UPG) SLOTS_CTL)
SLOTS(uplop3_sign_all, F(UPU) F(UPV) F(URA) F(URB) F(URC) F(LUT) F(LUT2) F(UPG) SLOTS_CTL)
SLOTS(uclea, F(URD) F(UPU) F(URA) F(URB) F(UIMM) F(UNIFORM_UCLEA_SIZE) F(UPG) SLOTS_CTL)
SLOTS(up2ur, F(PR_BYTE) F(URD) F(URA) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(ur2up, F(URA) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(uf2fp, F(URD) F(URA) F(URB) F(UIMM) F(UPG) SLOTS_CTL)
SLOTS(r2ur_o, F(R2UR_OR) F(PU) F(URD) F(RA) F(REUSE_A) F(PG) SLOTS_CTL)
SLOTS(s2ur, F(URD) F(SPECIAL_SR) F(UPG) SLOTS_CTL)
SLOTS(vabsdiff_b, F(SIGNED) F(RD) F(PU) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vabsdiff_c, F(SIGNED) F(RD) F(PU) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(IMM) F(C_BANK)
    F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(vabsdiff4_b, F(VIDEO_U8) F(VIDEO_ACC) F(RD) F(PU) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(PG) SLOTS_CTL)
SLOTS(vabsdiff4_c, F(VIDEO_U8) F(VIDEO_ACC) F(RD) F(PU) F(RA) F(REUSE_A) F(RC) F(REUSE_B) F(IMM)
    F(C_BANK) F(C_OFFSET) F(URB) F(PG) SLOTS_CTL)
SLOTS(idp_a4, F(VIDEO_SIGN_A8) F(VIDEO_SIGN_B8) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK)
    F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(NEG_C) F(PG) SLOTS_CTL)
SLOTS(idp_a2, F(VIDEO_LO_HI) F(VIDEO_SIGN_A16) F(VIDEO_SIGN_B8) F(RD) F(RA) F(REUSE_A) F(RB)
    F(REUSE_B) F(C_BANK) F(C_OFFSET) F(URB) F(RC) F(REUSE_C) F(NEG_C) F(PG) SLOTS_CTL)
SLOTS(vote, F(WARP_VOTE_MODE) F(RD) F(PU) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(voteu, F(WARP_VOTE_MODE) F(URD) F(UPU) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(match_any, F(WARP_U64) F(RD) F(RA) F(PG) SLOTS_CTL)
SLOTS(match_all, F(WARP_U64) F(PU) F(RD) F(RA) F(PG) SLOTS_CTL)
SLOTS(shfl, F(WARP_SHFL_MODE) F(PU) F(RD) F(RA) F(RB) F(WARP_SHFL_LANE) F(RC) F(WARP_SHFL_CLAMP)
    F(PG) SLOTS_CTL)
SLOTS(redux, F(WARP_REDUX_OP) F(WARP_REDUX_SIGNED) F(URD) F(RA) F(PG) SLOTS_CTL)
SLOTS(elect, F(PU) F(URD) F(NOT_PP) F(PP) F(PG) SLOTS_CTL)
SLOTS(p2r, F(PR_BYTE) F(RD) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(IMM) F(UIMM) F(C_BANK) F(C_OFFSET)
    F(URB) F(PG) SLOTS_CTL)
SLOTS(r2p, F(RA) F(PR_BYTE) F(RB) F(REUSE_B) F(IMM) F(UIMM) F(C_BANK) F(C_OFFSET) F(URB) F(PG)
    SLOTS_CTL)
SLOTS(plop3, F(PU) F(PV) F(NOT_PP) F(PP) F(NOT_PQ) F(PQ) F(NOT_PR) F(PR) F(UPR) F(LUT1) F(LUT2)
    F(PG) SLOTS_CTL)
SLOTS(plop3_sign_one, F(PU) F(PV) F(NOT_PP) F(PP) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(URB)
    F(NOT_PR) F(PR) F(LUT) F(LUT2) F(PG) SLOTS_CTL)
SLOTS(plop3_sign_two, F(PU) F(PV) F(NOT_PP) F(PP) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(URB)
    F(RC) F(REUSE_C) F(LUT) F(LUT2) F(PG) SLOTS_CTL)
SLOTS(plop3_sign_all, F(PU) F(PV) F(RA) F(REUSE_A) F(RB) F(REUSE_B) F(C_BANK) F(C_OFFSET) F(URB)
    F(RC) F(REUSE_C) F(LUT) F(LUT2) F(PG) SLOTS_CTL)

LINES(TYPES, "{<TYPE_VOLTA>}")
LINES(ORDER_SCOPE, "{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}")
LINES(ADDR_E, "[<Ra>]", "[<Ra>+<OFFSET>]", "[<OFFSET>]")
LINES(GUARD, "", "@<Pg>", "@!<Pg>")
LINES(PM_EVENTS, "")
LINES(CTL, "",
    "'{'{!<STALL>}{,Y}{,+<WRITE_BAR+1>.W}{,+<READ_BAR+1>.R}{,^1}{,^2}{,^3}{,^4}{,^5},{^6}'}'")
LINES(CYCLES, "", "!<STALL>")
LINES(WRITES, "", "+<WRITE_BAR+1>.W")
LINES(READS, "", "+<READ_BAR+1>.R")
CHOICES(atom_v, R(TYPES, "t") C(ORDER_SCOPE) R(ADDR_E, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(ADDR64_UR_TURING, "[<Ra>.U32+<URc>]", "[<Ra>.U32+<URc>+<OFFSET>]", "[<Ra>.64+<URc>]",
    "[<Ra>.64+<URc>+<OFFSET>]", "[<URc>]", "[<URc>+<OFFSET>]")
CHOICES(atom_tu, R(TYPES, "t") C(ORDER_SCOPE) R(ADDR64_UR_TURING, "a") C(GUARD) C(PM_EVENTS) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(TYPES_2, "{<TYPE_AMPERE>}")
LINES(PM_EVENTS_2, "", "", "\?PM1", "\?PM2", "\?PM3")
CHOICES(atom_a, NAMED(TYPES_2, "TYPES", "t") R(ADDR_E, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_E, ".E", "")
LINES(ADDR_GLOBAL, "[<Ra>.U32+<URc>]", "[<Ra>.U32+<URc>+<OFFSET>]", "[<Ra>.64+<URc>]",
    "[<Ra>.64+<URc>+<OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<OFFSET>]", "desc[<URc>][<Ra>.64]",
    "desc[<URc>][<Ra>.64+<OFFSET>]")
LINES(DESC, "", "", "", "'{'desc <URc>'}'")
CHOICES(atom_d, C(OPT_E) NAMED(TYPES_2, "TYPES", "t") R(ADDR_GLOBAL, "a") R(DESC, "d") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(H_TYPES, "{<TYPE_HOPPER>}")
LINES(PM_EVENTS_3, "", "\?PM1", "\?PM2", "\?PM3")
CHOICES(atom_h, R(H_TYPES, "t") R(ADDR_E, "a") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_GLOBAL_2, "[<Ra>.U32+<URc>]", "[<Ra>.U32+<URc>+<OFFSET>]", "[<Ra>.64+<URc>]",
    "[<Ra>.64+<URc>+<OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<OFFSET>]")
LINES(DESC_2, "", "", "'{'desc <URc>'}'")
CHOICES(atom_hd, C(OPT_E) R(H_TYPES, "t") NAMED(ADDR_GLOBAL_2, "ADDR_GLOBAL", "a")
    NAMED(DESC_2, "DESC", "d") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(FLOAT_TYPES, "<FLOAT_TYPE>")
CHOICES(atom_f, R(FLOAT_TYPES, "t") R(ADDR_E, "a") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atom_fd, C(OPT_E) R(FLOAT_TYPES, "t") NAMED(ADDR_GLOBAL_2, "ADDR_GLOBAL", "a")
    NAMED(DESC_2, "DESC", "d") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(CAS_OP, "(.CAS|.CAST)", "(.CAS|.CAST)", "(.CAS|.CAST).SPIN")
LINES(CAS_TYPES, "{<CAS_TYPE_VOLTA>}")
CHOICES(atom_cv, R(CAS_OP, "op") R(CAS_TYPES, "t") C(ORDER_SCOPE) R(ADDR_E, "a") C(GUARD)
    C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CAS_TYPES_2, "{<CAS_TYPE_AMPERE>}")
CHOICES(atom_ca, R(CAS_OP, "op") NAMED(CAS_TYPES_2, "CAS_TYPES", "t") R(ADDR_E, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CAS_TYPES_3, "{<CAS_TYPE_HOPPER>}")
CHOICES(atom_ch, R(CAS_OP, "op") NAMED(CAS_TYPES_3, "CAS_TYPES", "t") R(ADDR_E, "a") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atomg_cv, R(CAS_TYPES, "t") C(ORDER_SCOPE) R(ADDR_E, "a") C(GUARD) C(PM_EVENTS) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(atomg_ca, NAMED(CAS_TYPES_2, "CAS_TYPES", "t") R(ADDR_E, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atomg_ch, NAMED(CAS_TYPES_3, "CAS_TYPES", "t") R(ADDR_E, "a") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(H_TYPES_2, "{<RED_TYPE_HOPPER>}")
CHOICES(redg_h, NAMED(H_TYPES_2, "H_TYPES", "t") R(ADDR_E, "a") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(redg_hd, C(OPT_E) NAMED(H_TYPES_2, "H_TYPES", "t") NAMED(ADDR_GLOBAL_2, "ADDR_GLOBAL", "a")
    NAMED(DESC_2, "DESC", "d") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(INT_TYPES, "{.S32|.64|.S64}")
LINES(ADDR, "[<Ra>]", "[<Ra>+<OFFSET>]", "[<OFFSET>]")
CHOICES(atoms_v, R(INT_TYPES, "t") R(ADDR, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(ADDR_SCALED, "[<Ra>{.X4|.X8|.X16}]", "[<Ra>{.X4|.X8|.X16}+<OFFSET>]",
    "[<Ra>{.X4|.X8|.X16}+<OFFSET>]", "[<OFFSET>]")
CHOICES(atoms_t, R(INT_TYPES, "t") R(ADDR_SCALED, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(atoms_a, R(INT_TYPES, "t") R(ADDR_SCALED, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_SCALED_UR, "[<Ra>{.X4|.X8|.X16}+<URc>]", "[<Ra>{.X4|.X8|.X16}+<URc>+<OFFSET>]",
    "[<Ra>{.X4|.X8|.X16}+<URc>]", "[<Ra>{.X4|.X8|.X16}+<URc>+<OFFSET>]", "[<URc>]",
    "[<URc>+<OFFSET>]")
CHOICES(atoms_tu, R(INT_TYPES, "t") R(ADDR_SCALED_UR, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atoms_h, R(H_TYPES, "t") R(ADDR_SCALED, "a") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atoms_hu, R(H_TYPES, "t") R(ADDR_SCALED_UR, "a") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CAS_TYPES_4, "{.S32|.64}")
CHOICES(atoms_cv, R(CAS_OP, "op") NAMED(CAS_TYPES_4, "CAS_TYPES", "t") R(ADDR, "a") C(GUARD)
    C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atoms_ct, R(CAS_OP, "op") NAMED(CAS_TYPES_4, "CAS_TYPES", "t") R(ADDR_SCALED, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atoms_ch, R(CAS_OP, "op") NAMED(CAS_TYPES_3, "CAS_TYPES", "t") R(ADDR_SCALED, "a") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atoms_popc_p, R(ADDR_SCALED_UR, "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(atoms_popc_hp, R(ADDR_SCALED_UR, "a") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(OPT_SRC, "", "{!}<Pp>", "{!}<Pp>")
CHOICES(bssy, R(OPT_SRC, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(bmov_r, C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MOV_B, "<Rb>", "<UIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(bmov_b, R(MOV_B, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(MOV64_B, "<Rb>", "<LONG(number)>", "<LONG_HOPPER(number)>", "c[<C_BANK>][<C_OFFSET>]",
    "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(bmov_l, R(MOV64_B, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(OPT_SYNCS, "", "{.SYNCS}")
LINES(SLEEP_TIME, "<Rb>", "<UIMM>", "<UIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]",
    "<URb>")
CHOICES(nanosleep_n, C(OPT_SYNCS) R(OPT_SRC, "q") R(SLEEP_TIME, "n") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(nanosleep_c, C(OPT_SYNCS) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(EXCLUSIVE, "{.EXCLUSIVE}", "")
CHOICES(warpsync_r, R(EXCLUSIVE, "x") R(OPT_SRC, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MOV_IMM_B, "<UIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(warpsync_m, R(OPT_SRC, "q") R(MOV_IMM_B, "m") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(warpsync_h, R(OPT_SRC, "q") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(BAR_OPERANDS, "<Rb>, <Rb>", "<Rb>", "<Rb>, <BAR_THREADS>", "<BAR_ID>, <Rb>", "<BAR_ID>",
    "<BAR_ID>, <BAR_THREADS>")
CHOICES(bar_sync, R(BAR_OPERANDS, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(BAR_ARV_OPERANDS, "<Rb>, <Rb>", "<Rb>, <BAR_THREADS>", "<BAR_ID>, <Rb>",
    "<BAR_ID>, <BAR_THREADS>")
CHOICES(bar_arv, R(BAR_ARV_OPERANDS, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(SRC_Pp, "{!}<Pp>")
CHOICES(bar_red, R(BAR_OPERANDS, "b") R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT, "", "<Pu>")
CHOICES(b2r_r, R(OPT, "p") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(NO_Pu, "")
CHOICES(b2r_b, R(NO_Pu, "p") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(BOARD_LIST, "", "'{'5{,4}{,3}{,2}{,1},{0}'}'", "'{'4{,3}{,2}{,1},{0}'}'",
    "'{'3{,2}{,1},{0}'}'", "'{'2{,1},{0}'}'", "'{'1,{0}'}'", "'{'0'}'")
CHOICES(depbar_le, C(BOARD_LIST) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(depbar_u, C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(MOV64_IMM_B, "<LONG(number)>", "<LONG_HOPPER(number)>", "c[<C_BANK>][<C_OFFSET>]",
    "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(rpcmov_l, R(MOV64_IMM_B, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_WITH_BARRIER, "[<Ra>.64]", "[<Ra>.64+<OFFSET>]", "[<Ra>.64+<URc>]",
    "[<Ra>.64+<URc>+<OFFSET>]", "[<Ra>.U32+<URc>]", "[<Ra>.U32+<URc>+<OFFSET>]")
CHOICES(stas, R(ADDR_WITH_BARRIER, "a") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(BULK_POLICY, "", ", desc[UR<POLICY>]")
LINES(UGUARD, "", "@<UPg>", "@!<UPg>")
CHOICES(ublkcp, R(BULK_POLICY, "p") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(LINE_OP, "<CACHE_OP>")
LINES(ADDR_E_2, "[<Ra>]", "[<Ra>+<OFFSET32>]", "[<OFFSET32>]")
CHOICES(cctl_v, C(LINE_OP) NAMED(ADDR_E_2, "ADDR_E", "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(LINE_OP_2, "<CACHE_OP>", "<CACHE_OP>")
CHOICES(cctl_t, NAMED(LINE_OP_2, "LINE_OP", NULL) NAMED(ADDR_E_2, "ADDR_E", "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_UR, "[<Ra>+<URb>]", "[<Ra>+<URb>+<OFFSET>]", "[<URb>]", "[<URb>+<OFFSET>]")
CHOICES(cctl_u, NAMED(LINE_OP_2, "LINE_OP", NULL) R(ADDR_UR, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(cctl_va, C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(cctll_v, R(ADDR, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(cctll_t, R(ADDR, "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(cctll_u, R(ADDR_UR, "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(ANY_SPACE, "(.G|.L|.S|.INVALID3)")
CHOICES(qspc_v, R(ANY_SPACE, "s") R(ADDR_E, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(ANY_SPACE_2, "(.G|.L|.S|.INVALID3)", "(.G|.L|.S|.D)")
CHOICES(qspc_t, NAMED(ANY_SPACE_2, "ANY_SPACE", "s") R(ADDR_E, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR64_UR_TURING_2, "[<Ra>.U32+<URb>]", "[<Ra>.U32+<URb>+<OFFSET>]", "[<Ra>.64+<URb>]",
    "[<Ra>.64+<URb>+<OFFSET>]", "[<URb>]", "[<URb>+<OFFSET>]")
CHOICES(qspc_u, R(ANY_SPACE, "s") NAMED(ADDR64_UR_TURING_2, "ADDR64_UR_TURING", "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ANY_SPACE_3, "(.G|.L|.S|.D)")
LINES(ADDR64_UR, "[<Ra>.U32+<URb>]", "[<Ra>.U32+<URb>+<OFFSET>]", "[<Ra>.64+<URb>]",
    "[<Ra>.64+<URb>+<OFFSET>]")
CHOICES(qspc_h, NAMED(ANY_SPACE_3, "ANY_SPACE", "s") R(ADDR64_UR, "a") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ucgabar_arv, C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_2, "", "<UPu>")
LINES(POOL_URc, "<URc>")
CHOICES(usetmaxreg_u, NAMED(OPT_2, "OPT", "p") R(POOL_URc, "r") C(UGUARD) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(usetmaxreg_i, NAMED(OPT_2, "OPT", "p") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(DST_U, "<URd>")
CHOICES(ulepc_n, C(DST_U) C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_ANY, "", "", "{.ANY}")
LINES(REL_TARGET, "<TARGET(near)>", "<TARGET_HOPPER(near)>")
CHOICES(bra_b, C(OPT_ANY) R(OPT_SRC, "q") R(REL_TARGET, "to") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_UPbra, "{!}<UPbra>")
CHOICES(bra_u, C(OPT_ANY) R(OPT_SRC, "q") R(SRC_UPbra, "v") R(REL_TARGET, "to") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(bra_div, R(OPT_SRC, "q") R(REL_TARGET, "to") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ABS_TARGET, "<LONG(place)>", "<LONG_HOPPER(place)>")
CHOICES(jmp_b, R(OPT_SRC, "q") R(ABS_TARGET, "to") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CONST_JMP, "c[<C_BANK>][<C_OFFSET>]")
CHOICES(jmp_c, R(OPT_SRC, "q") R(CONST_JMP, "to") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(jmp_u, C(OPT_ANY) R(OPT_SRC, "q") R(SRC_UPbra, "v") R(ABS_TARGET, "to") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(jmp_uc, C(OPT_ANY) R(OPT_SRC, "q") R(SRC_UPbra, "v") R(CONST_JMP, "to") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_DISTANCE, "", "<TARGET(distance)>", "", "<TARGET_HOPPER(distance)>")
CHOICES(brx, R(OPT_SRC, "q") R(OPT_DISTANCE, "d") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CONST, "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]")
CHOICES(call_c, R(OPT_SRC, "q") R(CONST, "to") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(call_r, R(OPT_SRC, "q") R(OPT_DISTANCE, "to") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(DISTANCE, "<TARGET(distance)>", "<TARGET_HOPPER(distance)>")
CHOICES(ret_abs, R(OPT_SRC, "q") R(DISTANCE, "to") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_NUMBER, "", "<BPT_NUMBER>")
CHOICES(bpt, R(OPT_NUMBER, "n") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(CVT_F32, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "<FIMM>", "{-}<CONST>", "{-}|<CONST>|",
    "{-}<URb>", "{-}|<URb>|")
LINES(FORMAT_BITS, "", "", "")
CHOICES(f2f_n, R(CVT_F32, "b") C(CONST) C(CONST) C(FORMAT_BITS) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CVT_F16, "{-}<Rb>{.reuse}{<HALF>}", "{-}|<Rb>{.reuse}{<HALF>}|", "<F16_LOW>",
    "{-}<CONST>{<HALF>}", "{-}|<CONST>{<HALF>}|", "{-}<URb>{<HALF>}", "{-}|<URb>{<HALF>}|")
CHOICES(f2f_w, R(CVT_F16, "b") C(CONST) C(CONST) C(FORMAT_BITS) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CVT_F64, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "<DIMM>", "{-}<CONST64>", "{-}|<CONST64>|",
    "{-}<URb>", "{-}|<URb>|")
LINES(CONST64, "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]")
CHOICES(f2f_nd, R(CVT_F64, "b") C(CONST64) C(CONST64) C(FORMAT_BITS) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2f_nb, R(CVT_F32, "b") C(CONST) C(CONST) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2f_hb, R(CVT_F16, "b") C(CONST) C(CONST) C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2f_db, R(CVT_F64, "b") C(CONST64) C(CONST64) C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CVT_BF16, "{-}<Rb>{.reuse}{<HALF>}", "{-}|<Rb>{.reuse}{<HALF>}|", "<BF16_IMM>",
    "{-}<CONST>{<HALF>}", "{-}|<CONST>{<HALF>}|", "{-}<URb>{<HALF>}", "{-}|<URb>{<HALF>}|")
CHOICES(f2f_bn, R(CVT_BF16, "b") C(CONST) C(CONST) C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F2I_FORMAT_BIT, "", "")
CHOICES(f2i_h, R(CVT_F16, "b") C(CONST) C(CONST) C(F2I_FORMAT_BIT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2i_s, R(CVT_F32, "b") C(CONST) C(CONST) C(F2I_FORMAT_BIT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2i_d, R(CVT_F64, "b") C(CONST64) C(CONST64) C(F2I_FORMAT_BIT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CVT_PART, "<Rb>{.reuse}{.B1|.B2|.B3}", "<CONST>{.B1|.B2|.B3}", "<URb>{.B1|.B2|.B3}")
LINES(I2F_FORMAT_BIT, "", "")
CHOICES(i2f_b, R(CVT_PART, "b") C(CONST) C(I2F_FORMAT_BIT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CVT_PART_2, "<Rb>{.reuse}{<HALF>}", "<CONST>{<HALF>}", "<URb>{<HALF>}")
CHOICES(i2f_h, NAMED(CVT_PART_2, "CVT_PART", "b") C(CONST) C(I2F_FORMAT_BIT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_B, "<Rb>{.reuse}", "<UIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(i2f_w, R(SRC_B, "b") C(I2F_FORMAT_BIT) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(CVT_I64, "<Rb>{.reuse}", "<UIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]",
    "<URb>")
CHOICES(i2f_d, R(CVT_I64, "b") C(I2F_FORMAT_BIT) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(i2f_bb, R(CVT_PART, "b") C(CONST) C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(i2f_hb, NAMED(CVT_PART_2, "CVT_PART", "b") C(CONST) C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(i2f_wb, R(SRC_B, "b") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(i2f_db, R(CVT_I64, "b") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(FRND_FORMAT_BITS, "", "")
CHOICES(frnd_h, R(CVT_F16, "b") C(CONST) C(CONST) C(FRND_FORMAT_BITS) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(frnd_s, R(CVT_F32, "b") C(CONST) C(CONST) C(FRND_FORMAT_BITS) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(frnd_d, R(CVT_F64, "b") C(CONST64) C(CONST64) C(FRND_FORMAT_BITS) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(i2i, R(SRC_B, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(F2FP_MODE, "{.SATFINITE}{.RELU}{.BF16}", "{.SATFINITE}{.RELU}{.BF16}",
    "{.SATFINITE}{.RELU}<F2FP_DST>.F32", "{.SATFINITE}{.RELU}<F2FP_DST>.F32")
LINES(SRC_B_2, "<Rb>{.reuse}", "<FIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]",
    "<URb>")
CHOICES(f2fp_p, R(F2FP_MODE, "m") NAMED(SRC_B_2, "SRC_B", "b") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F2FP_MODE_2, "{.SATFINITE}{.RELU}{.BF16}", "{.SATFINITE}{.RELU}{.BF16}")
CHOICES(f2fp_rs, NAMED(F2FP_MODE_2, "F2FP_MODE", "m") NAMED(SRC_B_2, "SRC_B", "b") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(C_IN_B, "<FIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(f2fp_mc, R(F2FP_MODE, "m") R(C_IN_B, "c") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F2IP_MODE, "<F2IP_TYPE>.F32{<F2IP_RND>}{.NTZ}{.RELU}")
CHOICES(f2ip_b, C(F2IP_MODE) NAMED(SRC_B_2, "SRC_B", "b") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2ip_c, C(F2IP_MODE) R(C_IN_B, "c") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(I2IP_SAT, ".SAT", "{<I2IP_SAT_GA10X>}", "{<I2IP_SAT_GA10X>}", "{<I2IP_SAT_GA10X>}",
    "{<I2IP_SAT_GA10X>}", "{<I2IP_SAT_HOPPER>}", "{<I2IP_SAT_HOPPER>}")
LINES(OPT_PART, "", ".H1", ".28", ".24")
CHOICES(i2ip, R(I2IP_SAT, "m") R(SRC_B, "b") R(OPT_PART, "h") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F64_A, "{-}<Ra>{.reuse}", "{-}|<Ra>|{.reuse}")
LINES(F64_Rc, "{-}<Rc>{.reuse}", "{-}|<Rc>|{.reuse}")
CHOICES(dadd_r, R(F64_A, "a") R(F64_Rc, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(F64_C_IN_B, "<DIMM>", "{-}<CONST64>", "{-}|<CONST64>|", "{-}<URb>", "{-}|<URb>|")
CHOICES(dadd_c, R(F64_A, "a") R(F64_C_IN_B, "b") C(CONST64) C(CONST64) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F64_B, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "<DIMM>", "{-}<CONST64>", "{-}|<CONST64>|",
    "{-}<URb>", "{-}|<URb>|")
CHOICES(dmul, R(F64_A, "a") R(F64_B, "b") C(CONST64) C(CONST64) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(dfma_b, R(F64_A, "a") R(F64_B, "b") C(CONST64) C(CONST64) R(F64_Rc, "c") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(dfma_c, R(F64_A, "a") R(F64_Rc, "b") R(F64_C_IN_B, "c") C(CONST64) C(CONST64) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F64_LAST, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "<DIMM>", "{-}<CONST64>", "{-}|<CONST64>|",
    "{-}<URb>", "{-}|<URb>|")
CHOICES(dsetp, R(F64_A, "a") R(F64_LAST, "b") C(CONST64) C(CONST64) R(SRC_Pp, "q") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F32_A, "{-}<Ra>{.reuse}", "{-}|<Ra>|{.reuse}")
LINES(F32_LAST, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "<FIMM>", "{-}<CONST>", "{-}|<CONST>|",
    "{-}<URb>", "{-}|<URb>|")
CHOICES(fadd, R(F32_A, "a") R(F32_LAST, "b") C(CONST) C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F32_B, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "<FIMM>", "{-}<CONST>", "{-}|<CONST>|",
    "{-}<URb>", "{-}|<URb>|")
CHOICES(fmul, R(F32_A, "a") R(F32_B, "b") C(CONST) C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F32_Rc, "{-}<Rc>{.reuse}", "{-}|<Rc>|{.reuse}")
CHOICES(ffma_b, R(F32_A, "a") R(F32_B, "b") C(CONST) C(CONST) R(F32_Rc, "c") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(F32_C_IN_B, "<FIMM>", "{-}<CONST>", "{-}|<CONST>|", "{-}<URb>", "{-}|<URb>|")
CHOICES(ffma_c, R(F32_A, "a") R(F32_Rc, "b") R(F32_C_IN_B, "c") C(CONST) C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MINMAX_MODE, "{.FTZ}", "{.FTZ}{.NAN}", "{.FTZ}{.NAN}", "{.FTZ}{.NAN}")
LINES(NO_XORSIGN, "", "")
CHOICES(fmnmx_n, R(MINMAX_MODE, "m") C(NO_XORSIGN) R(NO_Pu, "t") R(F32_A, "a") R(F32_B, "b")
    C(CONST) C(CONST) R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(MINMAX_MODE_2, "{.FTZ}{.NAN}", "{.FTZ}{.NAN}")
CHOICES(fmnmx_x, NAMED(MINMAX_MODE_2, "MINMAX_MODE", "m") R(NO_Pu, "t") R(F32_A, "a") R(F32_B, "b")
    C(CONST) C(CONST) R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(fmnmx_isa, R(F32_A, "a") R(F32_B, "b") C(CONST) C(CONST) R(SRC_Pp, "q") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(fsel, R(F32_A, "a") R(F32_B, "b") C(CONST) C(CONST) R(SRC_Pp, "q") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MUFU_F32, "", "", "")
LINES(F32_B_2, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "{-}<CONST>", "{-}|<CONST>|", "{-}<URb>",
    "{-}|<URb>|")
CHOICES(mufu_r, C(MUFU_F32) NAMED(F32_B_2, "F32_B", "b") C(CONST) C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(mufu_s, C(MUFU_F32) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(MUFU_HALF, ".F16", ".F16")
CHOICES(mufu_h, C(MUFU_HALF) R(CVT_F16, "b") C(CONST) C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2fp_fp8_p, NAMED(SRC_B_2, "SRC_B", "b") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(f2fp_fp8_pc, R(C_IN_B, "c") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(OPT_REG, "", "<Rb>")
CHOICES(ald_a, R(OPT_REG, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(OPT_REG_2, "", "<Rc>")
CHOICES(ast_a, NAMED(OPT_REG_2, "OPT_REG", "c") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(IPA_POINT, "", "<IPA_OFFSET>", "c[<C_BANK>][<C_OFFSET>]")
CHOICES(ipa_a, R(OPT, "p") C(IPA_POINT) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(NO_Rd, "")
CHOICES(out_f, R(NO_Rd, "d") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(ISB_ADDR, "[<Ra>]", "[<Ra>]", "[<Ra>+<ISB_OFFSET>]")
CHOICES(isberd, C(ISB_ADDR) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(ADD_MODE, "{.F32}", "{<ADD_TYPE>}", "{<ADD_TYPE>}")
LINES(F16_A, "{-}<Ra>{.reuse}<s>", "{-}|<Ra>|{.reuse}<s>")
LINES(HALVES_A, "{.F32|.H0_H0|.H1_H1}", "{<SWIZZLE_A_HOPPER>}", "{<SWIZZLE_A_HOPPER>}")
LINES(F16_LAST, "{-}<Rb>{.reuse}<s>", "{-}|<Rb>|{.reuse}<s>", "<F16_HIGH>, <F16_LOW>",
    "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST><s>", "{-}|<CONST><s>|",
    "{-}<URb><s>", "{-}|<URb><s>|")
LINES(HALVES_B, "{.F32|.H0_H0|.H1_H1}", "{<SWIZZLE_B_HOPPER>}", "{<SWIZZLE_B_HOPPER>}")
CHOICES(hadd2, R(ADD_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s") R(F16_LAST, "b")
    R(HALVES_B, "s") R(HALVES_B, "s") C(CONST) R(HALVES_B, "s") C(CONST) R(HALVES_B, "s")
    R(HALVES_B, "s") R(HALVES_B, "s") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(MUL_MODE, "{.F32}", "{<MUL_TYPE>}", "{<MUL_TYPE>}")
LINES(F16_B, "{-}<Rb>{.reuse}<s>", "{-}|<Rb>|{.reuse}<s>", "<F16_HIGH>, <F16_LOW>",
    "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST><s>", "{-}|<CONST><s>|",
    "{-}<URb><s>", "{-}|<URb><s>|")
CHOICES(hmul2, R(MUL_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s") R(F16_B, "b")
    R(HALVES_B, "s") R(HALVES_B, "s") C(CONST) R(HALVES_B, "s") C(CONST) R(HALVES_B, "s")
    R(HALVES_B, "s") R(HALVES_B, "s") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(FMA_MODE, "{.F32}{.FMZ|.FTZ}{.SAT}", "{.F32}{.FMZ|.FTZ}{.SAT}", ".BF16_V2{.FMZ|.FTZ}{.SAT}")
LINES(FMA_B, "{-}<Rb>{.reuse}<s>", "{-}|<Rb>|{.reuse}<s>", "<F16_HIGH>, <F16_LOW>",
    "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST><s>", "{-}|<CONST><s>|",
    "{-}<URb><s>", "{-}|<URb><s>|")
LINES(HALVES_B_FMA, "{.F32|.H0_H0|.H1_H1}", "{<SWIZZLE_B_NEG>}")
LINES(F16_Rc, "{-}<Rc>{.reuse}<s>", "{-}|<Rc>|{.reuse}<s>")
LINES(HALVES_C, "{.F32|.H0_H0|.H1_H1}", "{<SWIZZLE_C_HOPPER>}", "{<SWIZZLE_C_HOPPER>}")
CHOICES(hfma2_b, R(FMA_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s") R(FMA_B, "b")
    R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") C(CONST) R(HALVES_B_FMA, "s") C(CONST)
    R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") R(F16_Rc, "c") R(HALVES_C, "s")
    R(HALVES_C, "s") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(FMA_C_IN_B, "<F16_HIGH>, <F16_LOW>", "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>",
    "{-}<CONST><s>", "{-}|<CONST><s>|", "{-}<URb><s>", "{-}|<URb><s>|")
CHOICES(hfma2_c, R(FMA_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s") R(F16_Rc, "b")
    R(HALVES_C, "s") R(HALVES_C, "s") R(FMA_C_IN_B, "c") C(CONST) R(HALVES_B_FMA, "s") C(CONST)
    R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(RELU_MODE, "{.F32}{.FMZ|.FTZ}", ".BF16_V2{.FMZ|.FTZ}")
LINES(FMA_B_2, "{-}<Rb>{.reuse}<s>", "{-}|<Rb>|{.reuse}<s>", "<F16_HIGH>, <F16_LOW>",
    "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST><s>", "{-}|<CONST><s>|", "{-}<URb><s>", "{-}|<URb><s>|")
CHOICES(hfma2_rb, R(RELU_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s")
    NAMED(FMA_B_2, "FMA_B", "b") R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") C(CONST)
    R(HALVES_B_FMA, "s") C(CONST) R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s")
    R(F16_Rc, "c") R(HALVES_C, "s") R(HALVES_C, "s") R(OPT_SRC, "q") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(FMA_C_IN_B_2, "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST><s>",
    "{-}|<CONST><s>|", "{-}<URb><s>", "{-}|<URb><s>|")
CHOICES(hfma2_rc, R(RELU_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s") R(F16_Rc, "b")
    R(HALVES_C, "s") R(HALVES_C, "s") NAMED(FMA_C_IN_B_2, "FMA_C_IN_B", "c") C(CONST)
    R(HALVES_B_FMA, "s") C(CONST) R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s") R(HALVES_B_FMA, "s")
    R(OPT_SRC, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(MMA_MODE, "{.FMZ|.FTZ}{.SAT}", "{.FMZ|.FTZ}{.SAT}", ".INVALID1{.FMZ|.FTZ}{.SAT}",
    ".BF16_V2{.FMZ|.FTZ}{.SAT}")
LINES(MMA_A, "{-}<Ra>{.reuse}", "{-}|<Ra>|{.reuse}")
LINES(MMA_B, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}", "<F16_HIGH>, <F16_LOW>",
    "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST>", "{-}|<CONST>|", "{-}<URb>",
    "{-}|<URb>|")
LINES(MMA_Rc, "{-}<Rc>{.reuse}", "{-}|<Rc>|{.reuse}")
CHOICES(hfma2_mma_b, R(MMA_MODE, "m") R(MMA_A, "a") R(MMA_B, "b") C(CONST) C(CONST) R(MMA_Rc, "c")
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MMA_C_IN_B, "<F16_HIGH>, <F16_LOW>", "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>",
    "{-}<CONST>", "{-}|<CONST>|", "{-}<URb>", "{-}|<URb>|")
CHOICES(hfma2_mma_c, R(MMA_MODE, "m") R(MMA_A, "a") R(MMA_Rc, "b") R(MMA_C_IN_B, "c") C(CONST)
    C(CONST) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(hfma2_mma_rb, R(MMA_MODE, "m") R(MMA_A, "a") R(MMA_B, "b") C(CONST) C(CONST) R(MMA_Rc, "c")
    R(OPT_SRC, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(hfma2_mma_rc, R(MMA_MODE, "m") R(MMA_A, "a") R(MMA_Rc, "b") R(MMA_C_IN_B, "c") C(CONST)
    C(CONST) R(OPT_SRC, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(SET_MODE, "", "{<SET_TYPE>}", "{<SET_TYPE>}")
LINES(SET_LAST, "{-}<Rb>{.reuse}<s>", "{-}|<Rb>|{.reuse}<s>", "<F16_HIGH>, <F16_LOW>",
    "<F16_HIGH>, <F16_LOW>", "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST><s>", "{-}|<CONST><s>|",
    "{-}<URb><s>", "{-}|<URb><s>|")
CHOICES(hset2, R(SET_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s") R(SET_LAST, "b")
    R(HALVES_B, "s") R(HALVES_B, "s") C(CONST) R(HALVES_B, "s") C(CONST) R(HALVES_B, "s")
    R(HALVES_B, "s") R(HALVES_B, "s") R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MNMX_MODE, "{.FTZ}{.NAN}{.XORSIGN}", ".BF16_V2{.FTZ}{.NAN}{.XORSIGN}")
LINES(MNMX_B, "{-}<Rb>{.reuse}<s>", "{-}|<Rb>|{.reuse}<s>", "<F16_HIGH>, <F16_LOW>",
    "<BF16_HIGH>, <BF16_LOW>", "{-}<CONST><s>", "{-}|<CONST><s>|", "{-}<URb><s>", "{-}|<URb><s>|")
CHOICES(hmnmx2, R(MNMX_MODE, "m") R(F16_A, "a") R(HALVES_A, "s") R(HALVES_A, "s") R(MNMX_B, "b")
    R(HALVES_B, "s") R(HALVES_B, "s") C(CONST) R(HALVES_B, "s") C(CONST) R(HALVES_B, "s")
    R(HALVES_B, "s") R(HALVES_B, "s") R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(CARRIES_OUT, "", "<Pu>", "<Pu>, <Pv>")
LINES(SIGNED_A, "{-}<Ra>{.reuse}")
LINES(SIGNED_B_NO_IMM, "{-}<Rb>{.reuse}", "{-}<CONST>", "{-}<URb>")
LINES(SIGNED_C, "{-}<Rc>{.reuse}")
CHOICES(iadd3_n, R(CARRIES_OUT, "carries") R(SIGNED_A, "a") R(SIGNED_B_NO_IMM, "b") C(CONST)
    R(SIGNED_C, "c") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(IMM_B, "<IMM>")
CHOICES(iadd3_i, R(CARRIES_OUT, "carries") R(SIGNED_A, "a") R(IMM_B, "b") R(SIGNED_C, "c") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_A_2, "{~}<Ra>{.reuse}")
LINES(SIGNED_B, "{~}<Rb>{.reuse}", "<IMM>", "{~}<CONST>", "{~}<URb>")
LINES(SIGNED_C_2, "{~}<Rc>{.reuse}")
LINES(SRC_Pq, "{!}<Pq>")
CHOICES(iadd3_x, R(CARRIES_OUT, "carries") NAMED(SIGNED_A_2, "SIGNED_A", "a") R(SIGNED_B, "b")
    C(CONST) NAMED(SIGNED_C_2, "SIGNED_C", "c") R(SRC_Pp, "p") R(SRC_Pq, "q") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(VIADD_B, "<IMM>", "<URb>")
CHOICES(viadd, R(VIADD_B, "b") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(imad_r, R(SIGNED_C, "c") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(CONST_B, "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(imad_b, R(CONST_B, "b") R(SIGNED_C, "c") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_CONST_C, "{-}<CONST>")
CHOICES(imad_rc, R(SIGNED_CONST_C, "c") C(CONST) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_URb_C, "{-}<URb>")
CHOICES(imad_ru, C(SIGNED_URb_C) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(SRC_B_3, "<Rb>{.reuse}", "<IMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(imad_bx, NAMED(SRC_B_3, "SRC_B", "b") NAMED(SIGNED_C_2, "SIGNED_C", "c") R(SRC_Pp, "k")
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(INVERTED_C_IN_B, "<IMM>", "{~}<CONST>", "{~}<URb>")
CHOICES(imad_cx, R(INVERTED_C_IN_B, "c") C(CONST) R(SRC_Pp, "k") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(JOINED_Pu, "", "<Pu>")
LINES(SIGNED_PAIR_C, "{-}<Rc>{.reuse}")
CHOICES(imad_wide_b, R(JOINED_Pu, "p") NAMED(SRC_B_3, "SRC_B", "b") R(SIGNED_PAIR_C, "c") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_C64_IN_B, "{-}<CONST64>", "{-}<URb>")
CHOICES(imad_wide_c, R(JOINED_Pu, "p") R(SIGNED_C64_IN_B, "c") C(CONST64) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(INVERTED_PAIR_C, "{~}<Rc>{.reuse}")
CHOICES(imad_wide_bx, R(JOINED_Pu, "p") NAMED(SRC_B_3, "SRC_B", "b") R(INVERTED_PAIR_C, "c")
    R(SRC_Pp, "k") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(INVERTED_C64_IN_B, "{~}<CONST64>", "{~}<URb>")
CHOICES(imad_wide_cx, R(JOINED_Pu, "p") R(INVERTED_C64_IN_B, "c") C(CONST64) R(SRC_Pp, "k") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(lop3, R(OPT, "p") R(SRC_B, "b") R(SRC_Pp, "q") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(C_IN_B_2, "<UIMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(shf_c, NAMED(C_IN_B_2, "C_IN_B", "c") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(sel, R(SRC_B, "b") R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(isetp_n, NAMED(SRC_B_3, "SRC_B", "b") R(SRC_Pp, "q") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_Pr, "{!}<Pr>")
CHOICES(isetp_x, NAMED(SRC_B_3, "SRC_B", "b") R(SRC_Pp, "q") R(SRC_Pr, "r") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_SRC_2, "", "{!}<Pr>", "{!}<Pr>")
CHOICES(isetp_o, NAMED(SRC_B_3, "SRC_B", "b") R(SRC_Pp, "q") NAMED(OPT_SRC_2, "OPT_SRC", "r")
    C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_B_2, "{-}<Rb>{.reuse}", "<UIMM>", "{-}<CONST>", "{-}<URb>")
CHOICES(lea_lo, R(JOINED_Pu, "p") NAMED(SIGNED_B_2, "SIGNED_B", "b") C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_B_3, "{~}<Rb>{.reuse}", "<UIMM>", "{~}<CONST>", "{~}<URb>")
CHOICES(lea_x, R(JOINED_Pu, "p") NAMED(SIGNED_B_3, "SIGNED_B", "b") C(CONST) R(SRC_Pp, "k") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(lea_ih, R(JOINED_Pu, "p") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(lea_ix, R(JOINED_Pu, "p") R(SRC_Pp, "k") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(popc, NAMED(SIGNED_B_3, "SIGNED_B", "b") C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(flo, C(OPT) NAMED(SIGNED_B_3, "SIGNED_B", "b") C(CONST) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(iabs, NAMED(SRC_B_3, "SRC_B", "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(OPT_MASK, "", "<LANES>")
CHOICES(mov, R(SRC_B, "b") R(OPT_MASK, "m") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(vimnmx, NAMED(SRC_B_3, "SRC_B", "b") R(SRC_Pp, "q") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ARRIVE_OP, ".ARRIVE", ".ARRIVE")
LINES(WARP_ADDRESS, "[<Ra>.U32+<URc>]", "[<Ra>.U32+<URc>+<OFFSET>]", "[<Ra>.64+<URc>]",
    "[<Ra>.64+<URc>+<OFFSET>]", "[<URc>]", "[<URc>+<OFFSET>]")
CHOICES(atom_arrive_g, C(ARRIVE_OP) R(WARP_ADDRESS, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(atom_arrive_s, C(ARRIVE_OP) R(ADDR_SCALED_UR, "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(POPC_OP, ".POPC.INC", ".POPC.INC")
CHOICES(atom_popc, C(POPC_OP) R(WARP_ADDRESS, "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_UR_2, "[<Ra>+<URc>]", "[<Ra>+<URc>+<OFFSET>]", "[<URc>]", "[<URc>+<OFFSET>]")
CHOICES(syncs_arr, NAMED(ADDR_UR_2, "ADDR_UR", "a") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_URa, "[<URa>]", "[<URa>+<OFFSET>]")
CHOICES(syncs_x, R(ADDR_URa, "a") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_COUNT, "", "{.ARVCNT|.TRANSCNT}")
CHOICES(arrives, R(OPT_COUNT, "n") NAMED(ADDR_UR_2, "ADDR_UR", "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(LOAD_MODE_VOLTA, "{.E}{<EVICT>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}")
CHOICES(ldg_v, C(LOAD_MODE_VOLTA) R(OPT, "p") R(ADDR_E, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(ldg_vz, C(LOAD_MODE_VOLTA) R(ADDR_E, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(LOAD_MODE_TURING,
    "{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}")
LINES(OPT_Pl, "", "{!}<Pl>", "{!}<Pl>")
CHOICES(ldg_t, C(LOAD_MODE_TURING) R(OPT, "p") R(ADDR_E, "a") R(OPT_Pl, "n") C(GUARD) C(PM_EVENTS)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ldg_tz, C(LOAD_MODE_TURING) R(ADDR_E, "a") R(OPT_Pl, "n") C(GUARD) C(PM_EVENTS) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(ldg_tu, C(LOAD_MODE_TURING) R(OPT, "p") NAMED(ADDR64_UR_TURING_2, "ADDR64_UR_TURING", "a")
    R(OPT_Pl, "n") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ldg_tuz, C(LOAD_MODE_TURING) NAMED(ADDR64_UR_TURING_2, "ADDR64_UR_TURING", "a")
    R(OPT_Pl, "n") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ldg_a, R(OPT, "p") R(ADDR_E, "a") R(OPT_Pl, "n") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_GLOBAL_3, "[<Ra>.U32+<URb>]", "[<Ra>.U32+<URb>+<OFFSET>]", "[<Ra>.64+<URb>]",
    "[<Ra>.64+<URb>+<OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<OFFSET>]", "desc[<URb>][<Ra>.64]",
    "desc[<URb>][<Ra>.64+<OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<OFFSET>]")
LINES(DESC_3, "", "", "", "'{'desc <URb>'}'", "", "'{'desc <URb>'}'")
CHOICES(ldg_d, C(OPT_E) R(OPT, "p") NAMED(ADDR_GLOBAL_3, "ADDR_GLOBAL", "a") R(OPT_Pl, "n")
    NAMED(DESC_3, "DESC", "d") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(ld_v, C(LOAD_MODE_VOLTA) R(NO_Pu, "p") NAMED(ADDR_E_2, "ADDR_E", "a") C(GUARD) C(PM_EVENTS)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ld_vz, C(LOAD_MODE_VOLTA) NAMED(ADDR_E_2, "ADDR_E", "a") C(GUARD) C(PM_EVENTS) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(ld_t, C(LOAD_MODE_TURING) R(NO_Pu, "p") NAMED(ADDR_E_2, "ADDR_E", "a") R(OPT_Pl, "n")
    C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ld_tz, C(LOAD_MODE_TURING) NAMED(ADDR_E_2, "ADDR_E", "a") R(OPT_Pl, "n") C(GUARD)
    C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ld_tu, C(LOAD_MODE_TURING) R(NO_Pu, "p") NAMED(ADDR64_UR_TURING_2, "ADDR64_UR_TURING", "a")
    R(OPT_Pl, "n") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ld_a, R(NO_Pu, "p") NAMED(ADDR_E_2, "ADDR_E", "a") R(OPT_Pl, "n") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ld_d, C(OPT_E) R(NO_Pu, "p") NAMED(ADDR_GLOBAL_3, "ADDR_GLOBAL", "a") R(OPT_Pl, "n")
    NAMED(DESC_3, "DESC", "d") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(STORE_MODE_VOLTA, "{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}")
CHOICES(stg_v, C(STORE_MODE_VOLTA) R(ADDR_E, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(stg_tu, C(STORE_MODE_VOLTA) R(ADDR64_UR_TURING, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(stg_a, R(ADDR_E, "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(ADDR_GLOBAL_4, "[<Ra>.U32+<URc>]", "[<Ra>.U32+<URc>+<OFFSET>]", "[<Ra>.64+<URc>]",
    "[<Ra>.64+<URc>+<OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<OFFSET>]", "desc[<URc>][<Ra>.64]",
    "desc[<URc>][<Ra>.64+<OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<OFFSET>]")
LINES(DESC_4, "", "", "", "'{'desc <URc>'}'", "", "'{'desc <URc>'}'")
CHOICES(stg_d, C(OPT_E) NAMED(ADDR_GLOBAL_4, "ADDR_GLOBAL", "a") NAMED(DESC_4, "DESC", "d") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(st_v, C(STORE_MODE_VOLTA) NAMED(ADDR_E_2, "ADDR_E", "a") C(GUARD) C(PM_EVENTS) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(st_a, NAMED(ADDR_E_2, "ADDR_E", "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(ldl_tu, R(ADDR_UR, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_LOCAL, "[<Ra>+<URb>]", "[<Ra>+<URb>+<OFFSET>]", "[<URb>]", "[<URb>+<OFFSET>]", "[<Ra>]",
    "[<Ra>+<OFFSET>]", "[<OFFSET>]")
LINES(DESC_LOCAL, "", "'{'desc <URb>'}'")
CHOICES(ldl_d, R(ADDR_LOCAL, "a") R(DESC_LOCAL, "d") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(stl_tu, NAMED(ADDR_UR_2, "ADDR_UR", "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(ADDR_LOCAL_2, "[<Ra>+<URc>]", "[<Ra>+<URc>+<OFFSET>]", "[<URc>]", "[<URc>+<OFFSET>]",
    "[<Ra>]", "[<Ra>+<OFFSET>]", "[<OFFSET>]")
LINES(DESC_LOCAL_2, "", "'{'desc <URc>'}'")
CHOICES(stl_d, NAMED(ADDR_LOCAL_2, "ADDR_LOCAL", "a") NAMED(DESC_LOCAL_2, "DESC_LOCAL", "d")
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(lds_v, R(NO_Pu, "p") R(ADDR, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(lds_t, R(NO_Pu, "p") R(ADDR_SCALED, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(lds_tz, R(ADDR_SCALED, "a") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_SCALED_UR_2, "[<Ra>{.X4|.X8|.X16}+<URb>]", "[<Ra>{.X4|.X8|.X16}+<URb>+<OFFSET>]",
    "[<Ra>{.X4|.X8|.X16}+<URb>]", "[<Ra>{.X4|.X8|.X16}+<URb>+<OFFSET>]", "[<URb>]",
    "[<URb>+<OFFSET>]")
CHOICES(lds_tu, R(NO_Pu, "p") NAMED(ADDR_SCALED_UR_2, "ADDR_SCALED_UR", "a") C(GUARD) C(PM_EVENTS)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(lds_tuz, NAMED(ADDR_SCALED_UR_2, "ADDR_SCALED_UR", "a") C(GUARD) C(PM_EVENTS) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(lds_a, R(NO_Pu, "p") R(ADDR_SCALED, "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(lds_au, R(NO_Pu, "p") NAMED(ADDR_SCALED_UR_2, "ADDR_SCALED_UR", "a") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(sts_t, R(ADDR_SCALED, "a") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(CONST_INDEXED, "c[<C_BANK>][<Ra>]", "c[<C_BANK>][<Ra>+<INDEX>]", "c[<C_BANK>][<INDEX>]")
CHOICES(ldc_v, R(CONST_INDEXED, "x") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ldc_t, R(CONST_INDEXED, "x") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(CONST_BINDLESS, "cx[<URa>][<Rc>]", "cx[<URa>][<Rc>+<INDEX>]", "cx[<URa>][<INDEX>]")
CHOICES(ldc_x, R(CONST_BINDLESS, "x") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(CONST_U, "c[<C_BANK>][<C_OFFSET_U>]", "cx[<URb>][<C_OFFSET_U>]")
CHOICES(uldc_c, R(CONST_U, "at") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_ULDC_UP, "{!}UP<ULDC_UP>")
CHOICES(uldc_m, R(SRC_ULDC_UP, "m") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(stsm, R(ADDR, "a") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(COPY_TO, "[<Rd>]", "[<Rd>+<TO_OFFSET>]")
LINES(COPY_FROM, "[<Ra>.U32+<URc>]", "[<Ra>.U32+<URc>+<FROM_OFFSET>]", "[<Ra>.64+<URc>]",
    "[<Ra>.64+<URc>+<FROM_OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<FROM_OFFSET>]", "desc[<URc>][<Ra>.64]",
    "desc[<URc>][<Ra>.64+<FROM_OFFSET>]", "[<Ra>.64]", "[<Ra>.64+<FROM_OFFSET>]")
CHOICES(ldgsts_r, R(COPY_TO, "to") R(COPY_FROM, "a") R(OPT_SRC, "q") NAMED(DESC_4, "DESC", "d")
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(COPY_TO_UR, "[<Rd>+<URc>]", "[<Rd>+<URc>+<TO_OFFSET>]")
LINES(COPY_FROM_UR, "[<Ra>.64]", "[<Ra>.64+<FROM_OFFSET>]")
CHOICES(ldgsts_u, R(COPY_TO_UR, "to") R(COPY_FROM_UR, "a") R(OPT_SRC, "q") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ldgsts_us, R(COPY_TO_UR, "to") R(COPY_FROM_UR, "a") R(OPT_SRC, "q") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SPECIAL, "<SR>", "<SR>", "SR_VIRTCFG", "SR_CgaCtaId")
CHOICES(s2r, R(SPECIAL, "v") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(N_SIZE, "{<SIZE>}")
LINES(ACCESS_ORDER, "{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}", "{<LOAD_ORDER_SCOPE>}")
LINES(SURFACE, "<TEX_C_BANK>, <TEX_C_WORD>", "<TEX_C_BANK>, <TEX_C_WORD>",
    "<TEX_C_BANK>, <SAMPLER>, <HEADER>", "<TEX_C_BANK>, <SAMPLER>, <HEADER>", "<URtex>, <HEADER>")
CHOICES(suld_d, R(N_SIZE, "n") C(ACCESS_ORDER) R(OPT, "p") R(SURFACE, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SURFACE_Rc, "<Rc>", "<Rc>")
CHOICES(suld_dr, R(N_SIZE, "n") C(ACCESS_ORDER) R(OPT, "p") R(SURFACE_Rc, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(N_SURF_MASK, "{<MASK>}")
CHOICES(suld_p, C(ACCESS_ORDER) R(N_SURF_MASK, "n") R(OPT, "p") R(SURFACE, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(suld_pr, C(ACCESS_ORDER) R(N_SURF_MASK, "n") R(OPT, "p") R(SURFACE_Rc, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ACCESS_ORDER_2, "{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}", "{<STORE_ORDER_SCOPE>}")
CHOICES(sust_d, R(N_SIZE, "n") NAMED(ACCESS_ORDER_2, "ACCESS_ORDER", NULL) R(SURFACE, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(sust_dr, R(N_SIZE, "n") NAMED(ACCESS_ORDER_2, "ACCESS_ORDER", NULL) R(SURFACE_Rc, "s")
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(sust_p, NAMED(ACCESS_ORDER_2, "ACCESS_ORDER", NULL) R(N_SURF_MASK, "n") R(SURFACE, "s")
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(sust_pr, NAMED(ACCESS_ORDER_2, "ACCESS_ORDER", NULL) R(N_SURF_MASK, "n") R(SURFACE_Rc, "s")
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(N_SURF_TYPE, "{<TYPE>}")
LINES(ATOM_ORDER, "{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}", "{<STORE_ORDER_SCOPE>}")
CHOICES(sured_d, R(N_SURF_TYPE, "n") C(ATOM_ORDER) R(SURFACE, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(sured_dr, R(N_SURF_TYPE, "n") C(ATOM_ORDER) R(SURFACE_Rc, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(N_CAS_TYPE, "{<CAS_TYPE>}")
CHOICES(suatom_c, R(N_CAS_TYPE, "n") C(ATOM_ORDER) R(SURFACE, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(suatom_cr, R(N_CAS_TYPE, "n") C(ATOM_ORDER) R(SURFACE_Rc, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SURFACE_2, "<TEX_C_BANK>, <TEX_C_WORD>", "<TEX_C_BANK>, <SAMPLER>, <HEADER>",
    "<URtex>, <HEADER>")
CHOICES(suquery_c, NAMED(SURFACE_2, "SURFACE", "s") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SURFACE_Rc_2, "<Rc>")
CHOICES(suquery_r, NAMED(SURFACE_Rc_2, "SURFACE_Rc", "s") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(EXTRA, "")
CHOICES(hmma_884, R(EXTRA, "extra") C(GUARD) C(PM_EVENTS) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_UPmma, "", ", <UPmma>", "", ", !<UPmma_NOT>")
LINES(EXTRA_2, "", "")
CHOICES(hmma_a, R(OPT_UPmma, "u") NAMED(EXTRA_2, "EXTRA", "extra") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(imma, R(OPT_UPmma, "u") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(DMMA_A, "{-}<Ra>{.reuse}", "{-}|<Ra>|{.reuse}")
LINES(DMMA_B, "{-}<Rb>{.reuse}", "{-}|<Rb>|{.reuse}")
LINES(DMMA_C, "{-}<Rc>{.reuse}", "{-}|<Rc>|{.reuse}")
CHOICES(dmma_a, C(DMMA_A) C(DMMA_B) C(DMMA_C) R(OPT_UPmma, "u") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_UPmma_2, ", <UPmma>", "", ", !<UPmma_NOT>")
CHOICES(dmma_h, C(DMMA_A) C(DMMA_B) C(DMMA_C) NAMED(OPT_UPmma_2, "OPT_UPmma", "u") C(GUARD)
    NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_BINDLESS, "{.B}", "")
LINES(BOUND_CONST, "<TEX_C_BANK>, <TEX_C_WORD>", "<TEX_C_BANK>, <TEX_C_WORD>", "<URtex>, <HEADER>")
LINES(OPT_MASK_2, "", "<MASK>")
LINES(OPT_HINT, "", "'{'hint <HINT>'}'")
CHOICES(tex_c, C(OPT_BINDLESS) R(OPT, "p") C(OPT_REG) R(BOUND_CONST, "t")
    NAMED(OPT_MASK_2, "OPT_MASK", NULL) C(OPT_HINT) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(BOUND_NUMBERS, "<TEX_C_BANK>, <SAMPLER>, <HEADER>", "<TEX_C_BANK>, <SAMPLER>, <HEADER>")
CHOICES(tex_i, R(OPT, "p") C(OPT_REG) R(BOUND_NUMBERS, "t") NAMED(OPT_MASK_2, "OPT_MASK", NULL)
    C(OPT_HINT) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(BOUND_REGISTERS, "", "")
CHOICES(tex_r, R(OPT, "p") C(OPT_REG) C(BOUND_REGISTERS) NAMED(OPT_MASK_2, "OPT_MASK", NULL)
    C(OPT_HINT) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(tmml_c, C(OPT_BINDLESS) C(OPT_REG) R(BOUND_CONST, "t") NAMED(OPT_MASK_2, "OPT_MASK", NULL)
    C(OPT_HINT) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(tmml_i, C(OPT_REG) R(BOUND_NUMBERS, "t") NAMED(OPT_MASK_2, "OPT_MASK", NULL) C(OPT_HINT)
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(tmml_r, C(OPT_REG) C(BOUND_REGISTERS) NAMED(OPT_MASK_2, "OPT_MASK", NULL) C(OPT_HINT)
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(txq_c, C(OPT_BINDLESS) R(BOUND_CONST, "t") NAMED(OPT_MASK_2, "OPT_MASK", NULL) C(OPT_HINT)
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(txq_i, R(BOUND_NUMBERS, "t") NAMED(OPT_MASK_2, "OPT_MASK", NULL) C(OPT_HINT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(txq_r, C(BOUND_REGISTERS) NAMED(OPT_MASK_2, "OPT_MASK", NULL) C(OPT_HINT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(FOOTPRINT_BOUND, "<TEX_C_BANK>, <TEX_C_WORD>", "<URtex>, <HEADER>",
    "<TEX_C_BANK>, <SAMPLER>, <HEADER>")
CHOICES(footprint_c, C(OPT_BINDLESS) C(OPT_REG) R(FOOTPRINT_BOUND, "t") C(OPT_HINT) C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(BOUND_REGISTERS_2, "")
CHOICES(footprint_r, C(OPT_REG) NAMED(BOUND_REGISTERS_2, "BOUND_REGISTERS", NULL) C(OPT_HINT)
    C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(ADDR_MAP, "[<URa>]")
CHOICES(utmacctl_one, R(ADDR_MAP, "a") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(U_CARRIES_OUT, "", "<UPu>", "<UPu>, <UPv>")
LINES(SIGNED_UA, "{-}<URa>")
LINES(SIGNED_UB, "{-}<URb>", "<IMM>")
LINES(SIGNED_UC, "{-}<URc>")
CHOICES(uiadd3_n, R(DST_U, "d") C(U_CARRIES_OUT) R(SIGNED_UA, "a") R(SIGNED_UB, "b")
    R(SIGNED_UC, "c") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_UA_2, "{~}<URa>")
LINES(SIGNED_UB_2, "{~}<URb>", "<IMM>")
LINES(SIGNED_UC_2, "{~}<URc>")
LINES(SRC_UPp, "{!}<UPp>")
LINES(SRC_UPq, "{!}<UPq>")
CHOICES(uiadd3_x, R(DST_U, "d") C(U_CARRIES_OUT) NAMED(SIGNED_UA_2, "SIGNED_UA", "a")
    NAMED(SIGNED_UB_2, "SIGNED_UB", "b") NAMED(SIGNED_UC_2, "SIGNED_UC", "c") R(SRC_UPp, "p")
    R(SRC_UPq, "q") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_PAIR_UB, "{-}<URb>", "<IMM>")
CHOICES(uiadd3_64, R(DST_U, "d") C(U_CARRIES_OUT) C(SIGNED_UA) R(SIGNED_PAIR_UB, "b") C(SIGNED_UC)
    C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_UA, "<URa>")
LINES(SRC_UB, "<URb>", "<IMM>")
CHOICES(uimad_b, R(DST_U, "d") R(SRC_UA, "a") R(SRC_UB, "b") R(SIGNED_UC, "c") C(UGUARD) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(SRC_UC, "<URc>")
CHOICES(uimad_c, R(DST_U, "d") R(SRC_UA, "a") R(SRC_UC, "b") C(UGUARD) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(uimad_bx, R(DST_U, "d") R(SRC_UA, "a") R(SRC_UB, "b") NAMED(SIGNED_UC_2, "SIGNED_UC", "c")
    R(SRC_UPp, "k") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(uimad_cx, R(DST_U, "d") R(SRC_UA, "a") R(SRC_UC, "b") R(SRC_UPp, "k") C(UGUARD) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(JOINED_UPu, "", "<UPu>")
LINES(SIGNED_PAIR_UC, "{-}<URc>")
CHOICES(uimad_wide_b, C(DST_U) R(JOINED_UPu, "p") R(SRC_UA, "a") R(SRC_UB, "b")
    R(SIGNED_PAIR_UC, "c") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(INVERTED_PAIR_UC, "{~}<URc>")
CHOICES(uimad_wide_bx, C(DST_U) R(JOINED_UPu, "p") R(SRC_UA, "a") R(SRC_UB, "b")
    R(INVERTED_PAIR_UC, "c") R(SRC_UPp, "k") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(uisetp_n, R(SRC_UA, "a") R(SRC_UB, "b") R(SRC_UPp, "q") C(UGUARD) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(OPT_SRC_3, "", "{!}<UPr>", "{!}<UPr>")
CHOICES(uisetp_o, R(SRC_UA, "a") R(SRC_UB, "b") R(SRC_UPp, "q") NAMED(OPT_SRC_3, "OPT_SRC", "r")
    C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_UPr, "{!}<UPr>")
CHOICES(uisetp_x, R(SRC_UA, "a") R(SRC_UB, "b") R(SRC_UPp, "q") R(SRC_UPr, "r") C(UGUARD) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_UB_3, "{-}<URb>", "<UIMM>")
CHOICES(ulea_lo, R(DST_U, "d") R(JOINED_UPu, "p") C(SRC_UA) NAMED(SIGNED_UB_3, "SIGNED_UB", "b")
    C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGNED_UB_4, "{~}<URb>", "<UIMM>")
CHOICES(ulea_x, R(DST_U, "d") R(JOINED_UPu, "p") C(SRC_UA) NAMED(SIGNED_UB_4, "SIGNED_UB", "b")
    R(SRC_UPp, "k") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ulea_hi, R(DST_U, "d") R(JOINED_UPu, "p") C(SRC_UA) NAMED(SIGNED_UB_3, "SIGNED_UB", "b")
    C(SRC_UC) C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ulea_hx, R(DST_U, "d") R(JOINED_UPu, "p") C(SRC_UA) NAMED(SIGNED_UB_4, "SIGNED_UB", "b")
    C(SRC_UC) R(SRC_UPp, "k") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ulea_ih, R(DST_U, "d") R(JOINED_UPu, "p") C(SRC_UA) C(SRC_UC) C(UGUARD) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(ulea_ix, R(DST_U, "d") R(JOINED_UPu, "p") C(SRC_UA) C(SRC_UC) R(SRC_UPp, "k") C(UGUARD)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_UB_2, "<URb>", "<UIMM>")
CHOICES(ulop3, NAMED(OPT_2, "OPT", "p") R(DST_U, "d") R(SRC_UA, "a") NAMED(SRC_UB_2, "SRC_UB", "b")
    R(SRC_UC, "c") R(SRC_UPp, "q") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ushf_b, R(DST_U, "d") R(SRC_UA, "a") NAMED(SRC_UB_2, "SRC_UB", "b") R(SRC_UC, "c") C(UGUARD)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(usel, R(DST_U, "d") R(SRC_UA, "a") NAMED(SRC_UB_2, "SRC_UB", "b") R(SRC_UPp, "q") C(UGUARD)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MOV_UB, "<URb>", "<UIMM>")
CHOICES(umov, R(DST_U, "d") R(MOV_UB, "b") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(upopc, R(DST_U, "d") NAMED(SIGNED_UB_4, "SIGNED_UB", "b") C(UGUARD) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
CHOICES(uflo, R(DST_U, "d") NAMED(OPT_2, "OPT", NULL) NAMED(SIGNED_UB_4, "SIGNED_UB", "b") C(UGUARD)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(ubrev, R(DST_U, "d") NAMED(SRC_UB_2, "SRC_UB", "b") C(UGUARD) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(usgxt, R(DST_U, "d") R(SRC_UA, "a") NAMED(SRC_UB_2, "SRC_UB", "b") C(UGUARD) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(uplop3, R(SRC_UPp, "q") R(SRC_UPq, "r") R(SRC_UPr, "s") C(UGUARD) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
LINES(SIGN_UB, "<URb>.SIGN")
CHOICES(uplop3_sign_one, R(SRC_UPp, "q") R(SIGN_UB, "r") R(SRC_UPr, "s") C(UGUARD) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(SIGN_UC, "<URc>.SIGN")
CHOICES(uplop3_sign_two, R(SRC_UPp, "q") R(SIGN_UB, "r") R(SIGN_UC, "s") C(UGUARD) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(SIGN_UA, "<URa>.SIGN")
CHOICES(uplop3_sign_all, R(SIGN_UA, "q") R(SIGN_UB, "r") R(SIGN_UC, "s") C(UGUARD) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(UCLEA_B, "<URb>", "<UIMM>")
CHOICES(uclea, R(DST_U, "d") NAMED(OPT_2, "OPT", "p") R(SRC_UA, "a") R(UCLEA_B, "b") C(UGUARD)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(MASK_UB, "<URb>", "<UIMM>")
CHOICES(up2ur, R(DST_U, "d") R(SRC_UA, "a") R(MASK_UB, "b") C(UGUARD) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(ur2up, R(SRC_UA, "a") R(MASK_UB, "b") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(R2UR_Pu, "", "<Pu>", "<Pu>")
CHOICES(r2ur_o, C(R2UR_Pu) C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(r2ur_h, C(R2UR_Pu) C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES)
    C(READS))
CHOICES(s2ur, R(DST_U, "d") R(SPECIAL, "v") C(UGUARD) C(CTL) C(CYCLES) C(WRITES) C(READS))
CHOICES(vabsdiff_b, R(OPT, "p") NAMED(SRC_B_3, "SRC_B", "b") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(C_IN_B_3, "<IMM>", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(vabsdiff_c, R(OPT, "p") NAMED(C_IN_B_3, "C_IN_B", "c") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SRC_B_NO_IMM, "<Rb>{.reuse}", "c[<C_BANK>][<C_OFFSET>]", "cx[<URb>][<C_OFFSET>]", "<URb>")
LINES(DOT_C, "<Rc>{.reuse}", "{-}<Rc>{.reuse}")
CHOICES(idp_a4, R(SRC_B_NO_IMM, "b") R(DOT_C, "c") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL)
    C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(OPT_Rd, "", "<Rd>")
CHOICES(vote, C(OPT_Rd) R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(OPT_URd, "", "<URd>")
CHOICES(voteu, C(OPT_URd) R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
LINES(SHFL_B, "<Rb>", "<SHFL_LANE>")
LINES(SHFL_C, "<Rc>", "<SHFL_CLAMP>")
CHOICES(shfl, R(SHFL_B, "l") R(SHFL_C, "k") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL)
    C(CYCLES) C(WRITES) C(READS))
CHOICES(elect, R(SRC_Pp, "q") C(GUARD) NAMED(PM_EVENTS_3, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(PR_MASK, "<Rb>{.reuse}", "<IMM>", "<UIMM>", "c[<C_BANK>][<C_OFFSET>]",
    "cx[<URb>][<C_OFFSET>]", "<URb>")
CHOICES(p2r, R(PR_MASK, "b") C(GUARD) NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES)
    C(WRITES) C(READS))
LINES(SRC_Pr_OR_UPr, "{!}<Pr>", "{!}<UPr>", "{!}<Pr>")
CHOICES(plop3, R(SRC_Pp, "q") R(SRC_Pq, "r") R(SRC_Pr_OR_UPr, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGN_B, "<Rb>{.reuse}.SIGN", "<CONST>.SIGN", "<URb>.SIGN")
CHOICES(plop3_sign_one, R(SRC_Pp, "q") R(SIGN_B, "r") C(CONST) R(SRC_Pr, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGN_C, "<Rc>{.reuse}.SIGN")
CHOICES(plop3_sign_two, R(SRC_Pp, "q") R(SIGN_B, "r") C(CONST) R(SIGN_C, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))
LINES(SIGN_A, "<Ra>{.reuse}.SIGN")
CHOICES(plop3_sign_all, R(SIGN_A, "q") R(SIGN_B, "r") C(CONST) R(SIGN_C, "s") C(GUARD)
    NAMED(PM_EVENTS_2, "PM_EVENTS", NULL) C(CTL) C(CYCLES) C(WRITES) C(READS))

TITLE(atom_v, "Atomic operation on generic memory")
TITLE(atomg_v, "Atomic operation on global memory")
TITLE(red_v, "Atomic reduction on global memory")
TITLE(atoms_v, "Atomic operation on shared memory")
TITLE(atoms_popc_p, "Atomic increment of shared memory by the number of threads")
TITLE(bmov_r, "Move to or from convergence barrier")
TITLE(nanosleep_n, "Suspend the warp for some nanoseconds")
TITLE(warpsync_r, "Synchronize threads of a warp")
TITLE(warpsync_collective_h, "Begin a collective operation of a warp")
TITLE(bar_sync, "Barrier synchronization of a block")
TITLE(b2r_r, "Move barrier to register")
TITLE(depbar_le, "Dependency barrier: wait for scoreboards")
TITLE(rpcmov_r, "Move to or from the return PC")
TITLE(lmembase_g, "Get or set local memory base")
TITLE(cctl_v, "Cache control")
TITLE(cctll_v, "Cache control for local memory")
TITLE(cctlt_all, "Texture cache control")
TITLE(membar_v, "Memory barrier")
TITLE(errbar_v, "Error barrier")
TITLE(qspc_v, "Query address space")
TITLE(usetmaxreg_u, "Allocate or release registers")
TITLE(usetshmsz_u, "Set shared memory size")
TITLE(ulepc_n, "Load effective PC to uniform register")
TITLE(bra_b, "Relative branch")
TITLE(jmp_b, "Absolute jump")
TITLE(brxu_brxu, "Indirect branch by uniform registers")
TITLE(call_at, "Call function")
TITLE(ret_rel, "Return from function")
TITLE(ret_ur_rel, "Return from function by uniform registers")
TITLE(lepc_n, "Load effective PC")
TITLE(f2f_n, "Convert float to float")
TITLE(f2i_h, "Convert float to integer")
TITLE(i2f_b, "Convert integer to float")
TITLE(frnd_h, "Round float to integral value")
TITLE(f2fp_p, "Convert FP32 to FP16 or BF16 and pack")
TITLE(f2ip_b, "Convert FP32 to 8-bit integers and pack")
TITLE(dadd_r, "FP64 add")
TITLE(dfma_b, "FP64 fused multiply-add")
TITLE(ffma_b, "FP32 fused multiply-add")
TITLE(fmnmx_n, "FP32 minimum or maximum")
TITLE(mufu_r, "FP32 multi-function: reciprocal, root, sine, exp2, log2")
TITLE(f2fp_fp8_p, "Convert to FP8 or from FP8 and pack")
TITLE(ald_a, "Load attribute")
TITLE(ast_a, "Store attribute")
TITLE(ipa_a, "Interpolate attribute")
TITLE(out_f, "Emit vertex or end strip")
TITLE(hfma2_b, "FP16 fused multiply-add, two lanes")
TITLE(hfma2_mma_b, "FP16 fused multiply-add in the tensor cores")
TITLE(iadd3_n, "Three-input integer add")
TITLE(imad_r, "Integer multiply-add, low half")
TITLE(imad_wide_b, "Wide integer multiply-add")
TITLE(imad_hi_b, "Integer multiply-add, high half")
TITLE(shf_b, "Funnel shift")
TITLE(prmt_b, "Permute bytes")
TITLE(isetp_n, "Integer compare and set predicate")
TITLE(lea_lo, "Load effective address: shift and add")
TITLE(imnmx, "Integer minimum or maximum")
TITLE(atom_arrive_g, "Arrive at a barrier in memory")
TITLE(syncs_arr, "Asynchronous barrier in shared memory")
TITLE(ldg_v, "Load from global memory")
TITLE(ld_v, "Load from generic memory")
TITLE(stg_v, "Store to global memory")
TITLE(st_v, "Store to generic memory")
TITLE(ldl_v, "Load from local memory")
TITLE(stl_v, "Store to local memory")
TITLE(lds_v, "Load from shared memory")
TITLE(sts_v, "Store to shared memory")
TITLE(ldc_v, "Load from constant memory, indexed")
TITLE(uldc_c, "Load from constant memory to uniform register")
TITLE(ldsm_r, "Load matrix from shared memory")
TITLE(ldgsts_r, "Asynchronous copy from global to shared memory")
TITLE(suld_d, "Surface load")
TITLE(sust_d, "Surface store")
TITLE(sured_d, "Atomic reduction on surface memory")
TITLE(suatom_d, "Atomic operation on surface memory")
TITLE(suquery_c, "Surface query")
TITLE(hmma_t, "FP16 matrix multiply-accumulate")
TITLE(dmma_a, "FP64 matrix multiply-accumulate")
TITLE(hgmma_hgmma_r, "Matrix multiply-accumulate of a warpgroup")
TITLE(tex_c, "Texture fetch with filtering")
TITLE(tld_c, "Texture load")
TITLE(tld4_c, "Texture gather: one component of four texels")
TITLE(txd_c, "Texture fetch with derivatives")
TITLE(tmml_c, "Texture mipmap level")
TITLE(txq_c, "Texture query")
TITLE(footprint_c, "Texture footprint")
TITLE(utmaldg_d, "Tensor load: load a tile")
TITLE(utmapf_d, "Tensor prefetch: prefetch a tile")
TITLE(utmacctl_all, "Tensor descriptor cache control")
TITLE(uiadd3_n, "Uniform three-input integer add")
TITLE(uimad_b, "Uniform integer multiply-add, low half")
TITLE(uimad_wide_b, "Uniform wide integer multiply-add")
TITLE(uisetp_n, "Uniform integer compare and set predicate")
TITLE(ulea_lo, "Uniform load effective address: shift and add")
TITLE(ushf_b, "Uniform funnel shift")
TITLE(uplop3_sign_one, "Uniform logic of predicates and register signs")
TITLE(r2ur_o, "Move register to uniform register")
TITLE(vabsdiff_b, "Absolute difference and add")
TITLE(vabsdiff4_b, "Absolute difference of four bytes")
TITLE(idp_a4, "Integer dot product and accumulate")
TITLE(plop3_sign_one, "Logic of predicates and register signs")

EFFECTS(atom_v,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[Pu] $R[Rd] $R[Rd.n | "
    "1]; read s.u64; write s.u64; read s.u32; write s.u32; read l.u64; write l.u64; read l.u32; "
    "write l.u32; read g.u64; write g.u64; read g.u32; write g.u32; trap: not modelled: this "
    "operation; trap: outside `s`; trap: unaligned in `s`; trap: outside `l`; trap: unaligned in "
    "`l`; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(atom_tu,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes "
    "$P[Pu] $R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; read s.u32; write s.u32; read l.u64; "
    "write l.u64; read l.u32; write l.u32; read g.u64; write g.u64; read g.u32; write g.u32; trap: "
    "not modelled: this operation; trap: outside `s`; trap: unaligned in `s`; trap: outside `l`; "
    "trap: unaligned in `l`; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(atom_h,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; "
    "writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; read s.u64; write s.u64; read "
    "s.u32; write s.u32; read l.u64; write l.u64; read l.u32; write l.u32; read g.u64; write "
    "g.u64; read g.u32; write g.u32; trap: not modelled: this operation; trap: outside `s`; trap: "
    "unaligned in `s`; trap: outside `l`; trap: unaligned in `l`; trap: outside `g`; trap: "
    "unaligned in `g`")
EFFECTS(atom_hd,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
    "$R[Rb.n | 3] $R[255]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; read "
    "s.u64; write s.u64; read s.u32; write s.u32; read l.u64; write l.u64; read l.u32; write "
    "l.u32; read g.u64; write g.u64; read g.u32; write g.u32; trap: not modelled: this operation; "
    "trap: outside `s`; trap: unaligned in `s`; trap: outside `l`; trap: unaligned in `l`; trap: "
    "outside `g`; trap: unaligned in `g`")
EFFECTS(atom_cv,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[Pu] "
    "$R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; read s.u32; write s.u32; read l.u64; write "
    "l.u64; read l.u32; write l.u32; read g.u64; write g.u64; read g.u32; write g.u32; trap: not "
    "modelled: this operation; trap: outside `s`; trap: unaligned in `s`; trap: outside `l`; trap: "
    "unaligned in `l`; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(atomg_v,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[Pu] $R[Rd] $R[Rd.n | "
    "1]; read g.u64; write g.u64; read g.u32; write g.u32; trap: not modelled: this operation; "
    "trap: outside `g`; trap: unaligned in `g`")
EFFECTS(atomg_tu,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes "
    "$P[Pu] $R[Rd] $R[Rd.n | 1]; read g.u64; write g.u64; read g.u32; write g.u32; trap: not "
    "modelled: this operation; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(atomg_h,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; "
    "writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; read g.u64; write g.u64; read "
    "g.u32; write g.u32; trap: not modelled: this operation; trap: outside `g`; trap: unaligned in "
    "`g`")
EFFECTS(atomg_hd,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
    "$R[Rb.n | 3] $R[255]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; read "
    "g.u64; write g.u64; read g.u32; write g.u32; trap: not modelled: this operation; trap: "
    "outside `g`; trap: unaligned in `g`")
EFFECTS(atomg_cv,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[Pu] "
    "$R[Rd] $R[Rd.n | 1]; read g.u64; write g.u64; read g.u32; write g.u32; trap: not modelled: "
    "this operation; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(red_v,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; read g.u64; write g.u64; read g.u32; "
    "write g.u32; trap: not modelled: this operation; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(red_tu,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; read g.u64; "
    "write g.u64; read g.u32; write g.u32; trap: not modelled: this operation; trap: outside `g`; "
    "trap: unaligned in `g`")
EFFECTS(redg_h,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; read g.u64; "
    "write g.u64; read g.u32; write g.u32; trap: not modelled: this operation; trap: outside `g`; "
    "trap: unaligned in `g`")
EFFECTS(redg_hd,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
    "$R[Rb.n | 3]; read g.u64; write g.u64; read g.u32; write g.u32; trap: not modelled: this "
    "operation; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(atoms_v,
    "reads $P[Pg] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[255]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; "
    "write s.u64; read s.u32; write s.u32; trap: not modelled: this operation; trap: outside `s`; "
    "trap: unaligned in `s`")
EFFECTS(atoms_cv,
    "reads $P[Pg] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read "
    "s.u64; write s.u64; read s.u32; write s.u32; trap: not modelled: this operation; trap: "
    "outside `s`; trap: unaligned in `s`")
EFFECTS(atoms_popc_p,
    "reads $P[Pg] $R[Ra] $UR[URc]; writes $R[Rd]; read s.u32; write s.u32; trap: the result; trap: "
    "outside `s`; trap: unaligned in `s`")
EFFECTS(warpsync_h,
    "reads $P[Pp] $P[Pg] $R[Ra] $active $ready $parked $blocked $group_wait[0..31] "
    "$group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $turn $yielded $left_off "
    "$left_UR[0..2046] $left_UP[0..254]; writes $group_lanes[0..31] $group_pc[0..31] $ready "
    "$parked $active $pc $group_wait[0..31] $group_need[0..31] $turn $blocked $yielded $UR[0..62] "
    "$UP[0..6] $left_off; trap: DEADLOCK: all threads of the warp wait for each other; branch: "
    "conditional")
EFFECTS(warpsync_a,
    "reads $P[Pp] $P[Pg] $active $ready $parked $blocked $group_wait[0..31] $group_need[0..31] "
    "$group_lanes[0..31] $group_pc[0..31] $turn $yielded $left_off $left_UR[0..2046] "
    "$left_UP[0..254]; writes $group_lanes[0..31] $group_pc[0..31] $ready $parked $active $pc "
    "$group_wait[0..31] $group_need[0..31] $turn $blocked $yielded $UR[0..62] $UP[0..6] $left_off; "
    "trap: DEADLOCK: all threads of the warp wait for each other; branch: conditional")
EFFECTS(depbar_le, "reads $P[Pg]")
EFFECTS(depbar_u, "reads $P[Pg] $UR[URb]")
EFFECTS(lmembase_g, "reads $P[Pg]; writes $R[Rd]")
EFFECTS(cctl_v, "reads $P[Pg] $R[Ra] $R[Ra.n | 1]")
EFFECTS(cctl_u, "reads $P[Pg] $R[Ra] $UR[URb]")
EFFECTS(cctll_v, "reads $P[Pg] $R[Ra]")
EFFECTS(membar_v, "reads $P[Pg]; fence")
EFFECTS(qspc_v, "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $P[Pu] $R[Rd]; trap: the register result")
EFFECTS(qspc_u,
    "reads $P[Pg] $R[Ra] $UR[URb] $UR[URb.n | 1] $R[Ra.n | 1]; writes $P[Pu] $R[Rd]; trap: the "
    "register result")
EFFECTS(usetshmsz_i, "reads $UP[UPg]")
EFFECTS(ulepc_n, "reads $UP[UPg]; writes $UR[URd] $UR[URd.n | 1]")
EFFECTS(bra_b,
    "reads $P[Pp] $P[Pg] $active $parked $ready $turn $UR[0..62] $UP[0..6] $left_off "
    "$group_lanes[0..31] $group_pc[0..31] $blocked $yielded $left_UR[0..2046] $left_UP[0..254]; "
    "writes $pc $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] $left_UP[0..254] $turn "
    "$active $group_wait[0..31] $group_need[0..31] $ready $blocked $parked $yielded $UR[0..62] "
    "$UP[0..6] $left_off; branch: conditional")
EFFECTS(bra_u,
    "reads $P[Pp] $UP[control_UPbra] $P[Pg] $active $parked $ready $turn $UR[0..62] $UP[0..6] "
    "$left_off $group_lanes[0..31] $group_pc[0..31] $blocked $yielded $left_UR[0..2046] "
    "$left_UP[0..254]; writes $pc $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] "
    "$left_UP[0..254] $turn $active $group_wait[0..31] $group_need[0..31] $ready $blocked $parked "
    "$yielded $UR[0..62] $UP[0..6] $left_off; branch: conditional")
EFFECTS(brx,
    "reads $P[Pp] $P[Pg] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active $parked $ready $turn $UR[0..62] "
    "$UP[0..6] $left_off $group_lanes[0..31] $group_pc[0..31] $blocked $yielded $left_UR[0..2046] "
    "$left_UP[0..254]; writes $pc $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] "
    "$left_UP[0..254] $turn $active $group_wait[0..31] $group_need[0..31] $ready $blocked $parked "
    "$yielded $UR[0..62] $UP[0..6] $left_off; branch: conditional")
EFFECTS(brxu_brxu,
    "reads $P[Pp] $P[Pg] $UR[URa] $UR[URa.n | 1] $active $parked $ready $turn $UR[0..62] $UP[0..6] "
    "$left_off $group_lanes[0..31] $group_pc[0..31] $blocked $yielded $left_UR[0..2046] "
    "$left_UP[0..254]; writes $pc $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] "
    "$left_UP[0..254] $turn $active $group_wait[0..31] $group_need[0..31] $ready $blocked $parked "
    "$yielded $UR[0..62] $UP[0..6] $left_off; branch: conditional")
EFFECTS(lepc_n, "reads $P[Pg]; writes $R[Rd] $R[Rd.n | 1]")
EFFECTS(f2f_n,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in "
    "`c`; trap: the constants that a handle selects")
EFFECTS(f2f_dw,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(f2f_nd,
    "reads $P[Pg] $R[Rb] $R[Rb.n | 1] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u64; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(f2i_d,
    "reads $P[Pg] $R[Rb] $R[Rb.n | 1] $UR[URb] $UR[URb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read "
    "c.u64; trap: unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(fmnmx_n,
    "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $R[Rd]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(mufu_r,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in "
    "`c`; trap: the constants that a handle selects; trap: undefined function")
EFFECTS(f2fp_fp8_pc,
    "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(al2p, "reads $P[Pg] $R[Ra]; writes $R[Rd]; trap: not modelled: graphics")
EFFECTS(ald_r, "reads $P[Pg] $R[Ra] $R[Rb]; writes $R[Rd]; trap: not modelled: graphics")
EFFECTS(ipa_a, "reads $P[Pg]; writes $R[Rd] $P[Pu]; trap: not modelled: graphics")
EFFECTS(hadd2,
    "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: "
    "undefined format; trap: undefined halves; trap: unaligned in `c`; trap: the constants that a "
    "handle selects")
EFFECTS(imad_b,
    "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(lop3,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra] $R[Rc]; writes $R[Rd] $P[Pu]; read "
    "c.u32; trap: unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(sel,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra]; writes $R[Rd]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(isetp_x,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp] $P[Pr] $R[Ra]; writes $P[Pu] $P[Pv]; read "
    "c.u32; trap: unaligned in `c`; trap: the constants that a handle selects; trap: undefined "
    "operation")
EFFECTS(lea_lo,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra]; writes $R[Rd] $P[Pu]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(lea_x,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra]; writes $R[Rd] $P[Pu]; read c.u32; "
    "trap: unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(sgxt,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra]; writes $R[Rd]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects")
EFFECTS(ldg_vz,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | "
    "3]; trap: the predicates of this load")
EFFECTS(ldg_t,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $P[7 - memory_Pl.n]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] "
    "$R[Rd.n | 2] $R[Rd.n | 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read g.u8; read g.u16; read "
    "g.u32; read g.u64; read g.u128; trap: the predicates of this load; trap: outside `g`; trap: "
    "unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a "
    "register that is no multiple of 4")
EFFECTS(ldg_tz,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $P[7 - memory_Pl.n]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] "
    "$R[Rd.n | 2] $R[Rd.n | 3]; trap: the predicates of this load")
EFFECTS(ldg_tu,
    "reads $P[Pg] $R[Ra] $UR[URb] $UR[URb.n | 1] $R[Ra.n | 1] $P[7 - memory_Pl.n]; writes $P[Pu] "
    "$R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read "
    "g.u8; read g.u16; read g.u32; read g.u64; read g.u128; trap: the predicates of this load; "
    "trap: outside `g`; trap: unaligned in `g`; trap: `.x2` of a register that is no multiple of "
    "2; trap: `.x4` of a register that is no multiple of 4")
EFFECTS(ldg_tuz,
    "reads $P[Pg] $R[Ra] $UR[URb] $UR[URb.n | 1] $R[Ra.n | 1] $P[7 - memory_Pl.n]; writes $P[Pu] "
    "$R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: the predicates of this load")
EFFECTS(ld_t,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $P[7 - memory_Pl.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
    "$R[Rd.n | 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read s.u8; read l.u8; read c.u8; read "
    "g.u8; read s.u16; read l.u16; read c.u16; read g.u16; read s.u32; read l.u32; read c.u32; "
    "read g.u32; read s.u64; read l.u64; read c.u64; read g.u64; read s.u128; read l.u128; read "
    "c.u128; read g.u128; trap: the predicates of this load; trap: outside `s`; trap: outside `l`; "
    "trap: outside `g`; trap: unaligned in `s`; trap: unaligned in `l`; trap: unaligned in `c`; "
    "trap: unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a "
    "register that is no multiple of 4")
EFFECTS(ld_tu,
    "reads $P[Pg] $R[Ra] $UR[URb] $UR[URb.n | 1] $R[Ra.n | 1] $P[7 - memory_Pl.n]; writes $R[Rd] "
    "$R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read s.u8; "
    "read l.u8; read c.u8; read g.u8; read s.u16; read l.u16; read c.u16; read g.u16; read s.u32; "
    "read l.u32; read c.u32; read g.u32; read s.u64; read l.u64; read c.u64; read g.u64; read "
    "s.u128; read l.u128; read c.u128; read g.u128; trap: the predicates of this load; trap: "
    "outside `s`; trap: outside `l`; trap: outside `g`; trap: unaligned in `s`; trap: unaligned in "
    "`l`; trap: unaligned in `c`; trap: unaligned in `g`; trap: `.x2` of a register that is no "
    "multiple of 2; trap: `.x4` of a register that is no multiple of 4")
EFFECTS(stg_v,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rb.n + 1] "
    "$R[Rb.n + 2] $R[Rb.n + 3]; write g.u8; write g.u16; write g.u32; write g.u64; write g.u128; "
    "trap: undefined size; trap: outside `g`; trap: unaligned in `g`; trap: `.x2` of a register "
    "that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4")
EFFECTS(stg_tu,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
    "$R[Rb.n | 3] $R[Rb.n + 1] $R[Rb.n + 2] $R[Rb.n + 3]; write g.u8; write g.u16; write g.u32; "
    "write g.u64; write g.u128; trap: undefined size; trap: outside `g`; trap: unaligned in `g`; "
    "trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no "
    "multiple of 4")
EFFECTS(st_v,
    "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3] $R[Rc.n + 1] "
    "$R[Rc.n + 2] $R[Rc.n + 3]; write s.u8; write s.u16; write s.u32; write s.u64; write s.u128; "
    "write l.u8; write l.u16; write l.u32; write l.u64; write l.u128; write g.u8; write g.u16; "
    "write g.u32; write g.u64; write g.u128; trap: undefined size; trap: outside `s`; trap: "
    "unaligned in `s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a "
    "register that is no multiple of 4; trap: outside `l`; trap: unaligned in `l`; trap: outside "
    "`g`; trap: unaligned in `g`")
EFFECTS(st_tu,
    "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
    "$R[Rb.n | 3] $R[Rb.n + 1] $R[Rb.n + 2] $R[Rb.n + 3]; write s.u8; write s.u16; write s.u32; "
    "write s.u64; write s.u128; write l.u8; write l.u16; write l.u32; write l.u64; write l.u128; "
    "write g.u8; write g.u16; write g.u32; write g.u64; write g.u128; trap: undefined size; trap: "
    "outside `s`; trap: unaligned in `s`; trap: `.x2` of a register that is no multiple of 2; "
    "trap: `.x4` of a register that is no multiple of 4; trap: outside `l`; trap: unaligned in "
    "`l`; trap: outside `g`; trap: unaligned in `g`")
EFFECTS(ldl_v,
    "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read l.u8; read "
    "l.u16; read l.u32; read l.u64; read l.u128; trap: undefined size; trap: outside `l`; trap: "
    "unaligned in `l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a "
    "register that is no multiple of 4")
EFFECTS(stl_v,
    "reads $P[Pg] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rb.n + 1] $R[Rb.n + 2] "
    "$R[Rb.n + 3]; write l.u8; write l.u16; write l.u32; write l.u64; write l.u128; trap: "
    "undefined size; trap: outside `l`; trap: unaligned in `l`; trap: `.x2` of a register that is "
    "no multiple of 2; trap: `.x4` of a register that is no multiple of 4")
EFFECTS(lds_v,
    "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read s.u8; read "
    "s.u16; read s.u32; read s.u64; read s.u128; trap: outside `s`; trap: unaligned in `s`; trap: "
    "`.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple "
    "of 4")
EFFECTS(lds_vz,
    "reads $P[Pg] $R[Ra]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: the "
    "predicates of this load")
EFFECTS(lds_tu,
    "reads $P[Pg] $R[Ra] $UR[URb]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read "
    "s.u8; read s.u16; read s.u32; read s.u64; read s.u128; trap: outside `s`; trap: unaligned in "
    "`s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is no "
    "multiple of 4")
EFFECTS(sts_v,
    "reads $P[Pg] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rb.n + 1] $R[Rb.n + 2] "
    "$R[Rb.n + 3]; write s.u8; write s.u16; write s.u32; write s.u64; write s.u128; trap: "
    "undefined size; trap: outside `s`; trap: unaligned in `s`; trap: `.x2` of a register that is "
    "no multiple of 2; trap: `.x4` of a register that is no multiple of 4")
EFFECTS(ldc_v,
    "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n | 1]; read c.u8; read c.u16; read c.u32; read "
    "c.u64; trap: not modelled: the split of the index into bank and offset; trap: undefined size; "
    "trap: accesses outside the bank; trap: unaligned in `c`")
EFFECTS(uldc_i,
    "reads $UP[UPg] $UR[URa]; writes $UR[URd] $UR[URd.n | 1]; read c.u8; read c.u16; read c.u32; "
    "read c.u64; trap: undefined size; trap: accesses outside the bank; trap: unaligned in `c`")
EFFECTS(ldgsts_u,
    "reads $P[Pg] $R[Rd] $UR[URc] $R[Ra] $R[Ra.n | 1] $P[Pp] $UR[URc.n | 1]; write s.u32; read "
    "g.u32; write s.u64; read g.u64; write s.u128; read g.u128; trap: outside `s`; trap: unaligned "
    "in `s`; trap: outside `g`; trap: unaligned in `g`; trap: undefined size")
EFFECTS(hmma_a,
    "reads $UP[7 - tensor_UPmma.n] $UP[..] $P[Pg] $R[Ra] $R[Rb] $R[Rc] $R[Ra.n | 1] $R[Ra.n | 2] "
    "$R[Ra.n | 3] $R[Rb.n | 1] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[0..255]; "
    "trap: not modelled: what the predicate does; trap: undefined shape")
EFFECTS(hmma_sp,
    "reads $UP[7 - tensor_UPmma.n] $UP[..] $P[Pg] $R[Ra] $R[Rb] $R[Rc] $R[Ra.n | 1] $R[Ra.n | 2] "
    "$R[Ra.n | 3] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3] "
    "$R[tensor_META]; writes $R[Rd] $R[0..255]; trap: not modelled: what the predicate does; trap: "
    "undefined shape")
EFFECTS(hgmma_hgmma_r,
    "reads $P[Pg] $R[Ra] $UR[URb] $R[Rc]; writes $R[Rd]; trap: not modelled: the layout of "
    "matrices in registers")
EFFECTS(hgmma_hgmma_d,
    "reads $P[Pg] $UR[URa] $R[Rc]; writes $R[Rd]; trap: not modelled: the layout of matrices in "
    "registers")
EFFECTS(tex_c,
    "reads $P[Pg] $UR[URtex] $R[Ra] $R[Rb] $R[0..255]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] "
    "$R[Rc.n | 1] $R[0..255]; read c.u32; read g.u32; read g.u8; read g.u16; trap: unaligned in "
    "`c`; trap: not modelled: textures; trap: unaligned in `g`; trap: no texture or surface has "
    "this handle: it is not bound; trap: the image has more coordinates than the instruction")
EFFECTS(tex_i,
    "reads $P[Pg] $R[Ra] $R[Rb] $R[0..255]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1] "
    "$R[0..255]; read g.u32; read g.u8; read g.u16; trap: not modelled: what three numbers select; "
    "trap: not modelled: textures; trap: no texture or surface has this handle: it is not bound; "
    "trap: unaligned in `g`")
EFFECTS(tex_r,
    "reads $P[Pg] $R[Ra] $R[Rb] $R[0..255]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1] "
    "$R[0..255]; read g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: unaligned "
    "in `g`; trap: no texture or surface has this handle: it is not bound; trap: the image has "
    "more coordinates than the instruction")
EFFECTS(uimad_b, "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc]; writes $UR[URd]")
EFFECTS(uimad_c, "reads $UP[UPg] $UR[URa] $UR[URc]; writes $UR[URd]")
EFFECTS(uisetp_o,
    "reads $UP[UPg] $UR[URa] $UR[URb] $UP[UPp] $UP[UPr]; writes $UP[UPu] $UP[UPv]; trap: undefined "
    "operation")
EFFECTS(ulea_lo, "reads $UP[UPg] $UR[URb] $UR[URa]; writes $UR[URd] $UP[UPu]")
EFFECTS(ulea_x, "reads $UP[UPg] $UR[URb] $UP[UPp] $UR[URa]; writes $UR[URd] $UP[UPu]")
EFFECTS(umov, "reads $UP[UPg] $UR[URb]; writes $UR[URd]")
EFFECTS(usgxt, "reads $UP[UPg] $UR[URa] $UR[URb]; writes $UR[URd]")
EFFECTS(r2ur_o, "reads $P[Pg] $R[Ra] $P[Pu]; writes $UR[URd] $P[Pu]")
EFFECTS(vabsdiff_b,
    "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[Pu]; read c.u32; "
    "trap: unaligned in `c`; trap: the constants that a handle selects; trap: not modelled: the "
    "predicate result")
EFFECTS(vabsdiff_c,
    "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[Pu]; read c.u32; trap: "
    "unaligned in `c`; trap: the constants that a handle selects; trap: not modelled: the "
    "predicate result")

NOTE(atom_v,
    "The result is the value that was in memory before. The predicate reports whether the "
    "operation was executed: in shared memory only 32-bit integers, exchanges and comparisons are, "
    "in local memory only 32-bit integers. Otherwise nothing changes, and code does it in other "
    "ways.")
NOTE(atomg_v, "The result is the value that was in memory before.")
NOTE(red_v, "Changes memory and returns no result.")
NOTE(atoms_v,
    "The result is the value that was in memory before. Shared memory belongs to the block. "
    "Without a suffix the type is an unsigned 32-bit number; `.S32` is a signed one.")
NOTE(atoms_popc_p, "Each active thread adds 1.")
NOTE(bmov_r, "Also moves state registers that are no barriers.")
NOTE(nanosleep_n, "The time is approximate.")
NOTE(warpsync_r,
    "Waits for the threads of the mask. With .EXCLUSIVE the threads of the mask go on without "
    "others. {PT}")
NOTE(warpsync_collective_h,
    "The threads of the mask work together up to the target address, which follows the end of the "
    "operation. Here all of them come to the same place. {inferred}")
NOTE(bar_sync,
    "Waits for the other warps of the block, or signals that this warp has arrived. A divergent "
    "warp arrives when its last group does.")
NOTE(b2r_r, "Reads a barrier of the block.")
NOTE(rpcmov_r,
    "Moves to and from a register of 64 bits for each thread. That a thread keeps its own value is "
    "what compilers rely on {PT}.")
NOTE(lmembase_g, "The register fields are {inferred}.")
NOTE(cctl_v, "Prefetches, writes back or invalidates.")
NOTE(cctlt_all, "Invalidates texture headers.")
NOTE(membar_v, "Orders memory accesses as other threads see them.")
NOTE(errbar_v, "Waits until errors of memory accesses are reported.")
NOTE(qspc_v,
    "Tests whether a generic address is in the window of shared (S) or local (L) memory, or in "
    "neither (G). `.D` is the shared memory of the cluster, which is one block here.")
NOTE(usetmaxreg_u,
    "Returns registers to the pool of the block, or takes some from it. That the code of "
    "`.DEALLOC` is next to that of `.TRY_ALLOC` is {inferred}. A thread has all registers here: it "
    "always succeeds in taking some, which the predicate says {inferred}, and those that it "
    "returned keep their values (`setmaxnreg` of PTX).")
NOTE(usetshmsz_u, "Memory beyond the new size is not refused here. {inferred}")
NOTE(ulepc_n, "The result is the address of this instruction, or of another one.")
NOTE(jmp_b, "Branches to a fixed address.")
NOTE(call_at, "Other instructions load the return address into registers.")
NOTE(ret_rel, "Returns to the address in registers.")
NOTE(lepc_n, "The result is the address of this instruction, or of another one {PT}.")
NOTE(f2f_n,
    "Converts from one float format to another. Between f32 and f64 a NaN keeps its sign and the "
    "upper bits of its payload, and becomes a quiet one.")
NOTE(f2i_h,
    "Values out of range become the nearest limit. NaN becomes 0 with .NTZ, else the highest bit "
    "of the result alone.")
NOTE(f2fp_p,
    "Converts two floats to a pair of FP16 or BF16 numbers; MERGE_C converts one, and the result "
    "is below a half of the third source.")
NOTE(f2ip_b,
    "Converts two floats to bytes and inserts them above the low part of the third source.")
NOTE(dfma_b, "The sum is rounded once.")
NOTE(fmnmx_n,
    "With XORSIGN the sources are absolute values; the result has the product of their signs {PT}.")
NOTE(fsetp,
    "The first predicate is the result of the comparison, combined with the source predicate; the "
    "second is the inverse of the comparison, combined in the same way.")
NOTE(mufu_r,
    "Results are the exact function, rounded: the tables of the hardware are not known. Halves are "
    "converted to f32; their results are rounded toward zero.")
NOTE(f2fp_fp8_p,
    "Converts two numbers. PACK_AB and UNPACK_B with MERGE_C put FP8 numbers below a half of the "
    "third source.")
NOTE(isberd, "The buffer is between stages of the pipeline.")
NOTE(hfma2_b, "Multiplies two pairs of halves and adds a third one.")
NOTE(hfma2_mma_b, "The same as `HFMA2`, in the tensor cores; compilers load constants with it.")
NOTE(iadd3_n,
    "The first carry out is 1 when there was at least one carry, the second when there were two. "
    "`IADD3.X` adds two carries in, `Pp` and `Pq`; `!PT` is none. A 64-bit sum takes two "
    "instructions: the first carry out of `IADD3` is a carry in of `IADD3.X`. `-R` is 2^32 - R, "
    "also where R is 0: the first carry out of a - b is 1 if there is no borrow. `~R` in `IADD3.X` "
    "is 2^32 - 1 - R: with that carry it completes a 64-bit difference.")
NOTE(imad_wide_b, "The product is added to a 64-bit number.")
NOTE(lop3,
    "Each bit of the result is looked up in LUT: with the source bits a, b, c it is bit 4*a + 2*b "
    "+ c.")
NOTE(shf_b, "Shifts two registers as one 64-bit number.")
NOTE(popc, "Counts the bits that are 1.")
NOTE(flo, "The result is the position of the highest bit that is 1.")
NOTE(bmsk, "The first source is the position of the lowest one, the second the number of ones.")
NOTE(atom_arrive_g, "The result is the state of the barrier before.")
NOTE(syncs_arr,
    "Arrivals count one thread (A1) or as many as a register says (AR), and change the expected "
    "transactions (T1, TR; TX: that many have happened). Without a name one thread arrives and "
    "expects as many as the register says. OPTOUT: the next phase expects these threads no more. "
    "The result is the state before; with TMASK the threads that arrive together, and the high "
    "half of the state before all of them. PHASECHK tests if the phase of a state has ended.")
NOTE(ldg_v, "`.ZD` loads 0 from unmapped pages.")
NOTE(ldl_v, "Local memory is private to the thread.")
NOTE(lds_v, "Shared memory belongs to the block.")
NOTE(uldc_c, "The constant is loaded once per warp.")
NOTE(ldsm_r,
    "Loads matrices, whose rows are distributed over the lanes. Shared memory belongs to the "
    "block. Matrix m has 8 rows of 8 halves; lane 8 * m + r has the address of row r, which is a "
    "multiple of 16. Each lane gets two halves of each matrix. Rows of lanes that do not execute "
    "the instruction read as zeros {inferred}.")
NOTE(ldgsts_r,
    "The copy completes later; here it does at once. If the predicate is false, zeros are stored. "
    "With `.ZFILL` the low bits of the source address are the number of last bytes that become 0.")
NOTE(sured_d, "Changes a surface and returns no result.")
NOTE(suatom_d, "The result is the value that was in the surface before.")
NOTE(hmma_t,
    "Multiplies matrices of FP16, BF16 or TF32. Products are exact. Those of a block, 4 on sm_75, "
    "8 on sm_80, 16 on sm_90, of TF32 half as many, and the addend lose what is below the 24th bit "
    "from the greatest of them, on sm_80 the 25th, on sm_90 the 26th, and then are added exactly. "
    "The sum is truncated to f32 or rounded to f16. That sm_75 is like sm_70 is {inferred}.")
NOTE(hgmma_hgmma_r,
    "Multiplies matrices in shared memory; four warps work together. The register counts are "
    "undocumented; only the first of each counts.")
NOTE(tex_c, "Samples a texture.")
NOTE(tld_c, "Fetches a texel without filtering.")
NOTE(txd_c,
    "The handle of .B comes before the coordinates {PT}. The derivatives are in registers from Rb "
    "on.")
NOTE(tmml_c, "The level of detail that a sample would use.")
NOTE(footprint_c, "The texels that a sample would read.")
NOTE(utmaldg_d,
    "The registers from the first operand on: the address in shared memory, that of the barrier, "
    "the coordinates, which may be negative. The second operand is the address of the map. What is "
    "outside of the tensor is 0; the barrier counts it too. IM2COL: the third operand has the "
    "offsets. MULTICAST: its high half selects the blocks of the cluster.")
NOTE(ushf_b, "Shifts two uniform registers as one 64-bit number.")
NOTE(uplop3_sign_one,
    "Computes two functions of three bits, which are uniform predicates or signs of uniform "
    "registers.")
NOTE(up2ur,
    "Copies the predicates that the mask selects to a byte of the register. Other bits come from "
    "the source register. {inferred}")
NOTE(r2ur_o,
    "The value is that of the lowest thread that executes the instruction {inferred}. The "
    "predicate says of each thread whether its own value is another one; with .OR it stays true "
    "where it was. Loops around textures take one handle after another in this way. {PT}")
NOTE(vabsdiff4_b, "Without .ACC a difference is a byte of the result. {inferred}")
NOTE(idp_a4, "Multiplies bytes and adds the products.")
NOTE(plop3_sign_one,
    "Computes two functions of three bits, which are predicates or signs of registers. That the "
    "bits of the first table are adjacent is {inferred}.")

SHARES(ldg_v, "both have the same codes")

static const struct isadora_form forms[] = {
    FORM(VOLTA_ATOM_V, "ATOM.v", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.P"
            "RIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>",
        effects_atom_v,
        "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspttte -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010",
        HAS_SLOTS(atom_v), HAS_CHOICES(atom_v), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_T, "ATOM.t", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.P"
            "RIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>",
        effects_atom_v,
        "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspttte -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010",
        HAS_SLOTS(atom_v), HAS_CHOICES(atom_v), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_TU, "ATOM.tu", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.P"
            "RIVATE} <Pu>, <Rd>, <a>, <Rb>",
        effects_atom_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspttte -.uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001010",
        HAS_SLOTS(atom_tu), HAS_CHOICES(atom_tu), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_A, "ATOM.a", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP>{<EVICT>}{<TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_atom_v,
        "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps ssstttte ???????? oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010",
        HAS_SLOTS(atom_a), HAS_CHOICES(atom_a), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_D, "ATOM.d", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP>{<EVICT>}{<TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "<a>, <Rb> {'{'desc <URc>'}'}",
        effects_atom_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps ssstttt. ..uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001010",
        HAS_SLOTS(atom_d), HAS_CHOICES(atom_d), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_H, "ATOM.h", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP>{<EVICT>}{<TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_atom_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-ttte ???????? oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001010",
        HAS_SLOTS(atom_h), HAS_CHOICES(atom_h), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_HD, "ATOM.hd", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOM{.E}<ATOM_OP>{<EVICT>}{<TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "<a>, <Rb> {'{'desc <URc>'}'}",
        effects_atom_hd,
        "---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-ttt. ..uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001010",
        HAS_SLOTS(atom_hd), HAS_CHOICES(atom_hd), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_F, "ATOM.f", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOM{.E}(.ADD|.MIN|.MAX){<EVICT>}<FLOAT_TYPE>{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_atom_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffe ???????? oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10100010",
        HAS_SLOTS(atom_f), HAS_CHOICES(atom_f), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_FD, "ATOM.fd", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOM{.E}(.ADD|.MIN|.MAX){<EVICT>}<FLOAT_TYPE>{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "<a>, <Rb> {'{'desc <URc>'}'}",
        effects_atom_hd,
        "---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10100010",
        HAS_SLOTS(atom_fd), HAS_CHOICES(atom_fd), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_CV, "ATOM.cv", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} ATOM{.E}(.CAS|.CAST){.SPIN}{<EVICT>}{<CAS_TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM"
            "|.GPU|.SYS){.PRIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atom_cv,
        "---zzzcc cccccccc ccccccc- -------- -------- ceeepppa asspccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011",
        HAS_SLOTS(atom_cv), HAS_CHOICES(atom_cv), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_CT, "ATOM.ct", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ATOM{.E}(.CAS|.CAST){.SPIN}{<EVICT>}{<CAS_TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM"
            "|.GPU|.SYS){.PRIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atom_cv,
        "---zzzcc cccccccc ccccccc- -------- ----0--- ceeepppa asspccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011",
        HAS_SLOTS(atom_cv), HAS_CHOICES(atom_cv), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_CA, "ATOM.ca", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOM{.E}(.CAS|.CAST){.SPIN}{<EVICT>}{<CAS_TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} "
            "<Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atom_cv,
        "---zzzcc cccccccc ccccccc- -------- ----0--- ceeeppps ssscccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011",
        HAS_SLOTS(atom_ca), HAS_CHOICES(atom_ca), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOM_CH, "ATOM.ch", "ATOM", title_atom_v, "ATOM", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOM{.E}(.CAS|.CAST){.SPIN}{<EVICT>}{<CAS_TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} "
            "<Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atom_cv,
        "---zzzcc cccccccc ccccccc- ..------ ----0--- ceeeppps sss-ccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001011",
        HAS_SLOTS(atom_ch), HAS_CHOICES(atom_ch), .note = note_atom_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_V, "ATOMG.v", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} ATOMG{.E}<ATOM_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){."
            "PRIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>",
        effects_atomg_v,
        "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspttte -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101000",
        HAS_SLOTS(atom_v), HAS_CHOICES(atom_v), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_T, "ATOMG.t", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ATOMG{.E}<ATOM_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){."
            "PRIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>",
        effects_atomg_v,
        "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspttte -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101000",
        HAS_SLOTS(atom_v), HAS_CHOICES(atom_v), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_TU, "ATOMG.tu", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ATOMG{.E}<ATOM_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){."
            "PRIVATE} <Pu>, <Rd>, <a>, <Rb>",
        effects_atomg_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspttte -.uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10101000",
        HAS_SLOTS(atom_tu), HAS_CHOICES(atom_tu), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_A, "ATOMG.a", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOMG{.E}<ATOM_OP>{<EVICT>}{<TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_atomg_v,
        "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps ssstttte ???????? oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101000",
        HAS_SLOTS(atom_a), HAS_CHOICES(atom_a), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_D, "ATOMG.d", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOMG{.E}<ATOM_OP>{<EVICT>}{<TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "<a>, <Rb> {'{'desc <URc>'}'}",
        effects_atomg_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps ssstttt. ..uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10101000",
        HAS_SLOTS(atom_d), HAS_CHOICES(atom_d), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_H, "ATOMG.h", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMG{.E}<ATOM_OP>{<EVICT>}{<TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_atomg_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-ttte ???????? oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101000",
        HAS_SLOTS(atom_h), HAS_CHOICES(atom_h), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_HD, "ATOMG.hd", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMG{.E}<ATOM_OP>{<EVICT>}{<TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "<a>, <Rb> {'{'desc <URc>'}'}",
        effects_atomg_hd,
        "---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-ttt. ..uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10101000",
        HAS_SLOTS(atom_hd), HAS_CHOICES(atom_hd), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_F, "ATOMG.f", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMG{.E}(.ADD|.MIN|.MAX){<EVICT>}<FLOAT_TYPE>{<STORE_ORDER_SCOPE>} <Pu>, "
            "<Rd>, [<Ra>{+<OFFSET>}], <Rb>",
        effects_atomg_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffe ???????? oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10100011",
        HAS_SLOTS(atom_f), HAS_CHOICES(atom_f), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_FD, "ATOMG.fd", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMG{.E}(.ADD|.MIN|.MAX){<EVICT>}<FLOAT_TYPE>{<STORE_ORDER_SCOPE>} <Pu>, "
            "<Rd>, <a>, <Rb> {'{'desc <URc>'}'}",
        effects_atomg_hd,
        "---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10100011",
        HAS_SLOTS(atom_fd), HAS_CHOICES(atom_fd), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_CV, "ATOMG.cv", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} ATOMG{.E}.CAS{<EVICT>}{<CAS_TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.P"
            "RIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atomg_cv,
        "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001",
        HAS_SLOTS(atomg_cv), HAS_CHOICES(atomg_cv), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_CT, "ATOMG.ct", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ATOMG{.E}.CAS{<EVICT>}{<CAS_TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.P"
            "RIVATE} <Pu>, <Rd>, [<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atomg_cv,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -eeepppa asspccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001",
        HAS_SLOTS(atomg_cv), HAS_CHOICES(atomg_cv), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_CA, "ATOMG.ca", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOMG{.E}.CAS{<EVICT>}{<CAS_TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "[<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atomg_cv,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -eeeppps ssscccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001",
        HAS_SLOTS(atomg_ca), HAS_CHOICES(atomg_ca), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_ATOMG_CH, "ATOMG.ch", "ATOMG", title_atomg_v, "ATOMG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMG{.E}.CAS{<EVICT>}{<CAS_TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, "
            "[<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atomg_cv,
        "---zzzcc cccccccc ccccccc- ..------ ----0--- -eeeppps sss-ccce rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10101001",
        HAS_SLOTS(atomg_ch), HAS_CHOICES(atomg_ch), .note = note_atomg_v, .is_atomic = 1)
    FORM(VOLTA_RED_V, "RED.v", "RED", title_red_v, "RED", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} RED{.E}<RED_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRI"
            "VATE} [<Ra>{+<OFFSET>}], <Rb>",
        effects_red_v,
        "---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspttte -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110",
        HAS_SLOTS(red_v), HAS_CHOICES(atom_v), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_RED_T, "RED.t", "RED", title_red_v, "RED", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} RED{.E}<RED_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRI"
            "VATE} [<Ra>{+<OFFSET>}], <Rb>",
        effects_red_v,
        "---zzzcc cccccccc ccccccc- -------- ----0-rr reee---a asspttte -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110",
        HAS_SLOTS(red_v), HAS_CHOICES(atom_v), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_RED_TU, "RED.tu", "RED", title_red_v, "RED", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} RED{.E}<RED_OP>{<EVICT>}{<TYPE_VOLTA>}{<ATOMIC_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRI"
            "VATE} <a>, <Rb>",
        effects_red_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.rr reee---a asspttte --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110",
        HAS_SLOTS(red_tu), HAS_CHOICES(atom_tu), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_RED_A, "RED.a", "RED", title_red_v, "RED", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} RED{.E}<RED_OP>{<EVICT>}{<TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_red_v,
        "---zzzcc cccccccc ccccccc- -------- ----0-rr reee---s ssstttte -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110",
        HAS_SLOTS(red_a), HAS_CHOICES(atom_a), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_RED_D, "RED.d", "RED", title_red_v, "RED", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} RED{.E}<RED_OP>{<EVICT>}{<TYPE_AMPERE>}{<STORE_ORDER_SCOPE>} <a>, <Rb> "
            "{'{'desc <URc>'}'}",
        effects_red_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.rr reee---s ssstttt. .-uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110",
        HAS_SLOTS(red_d), HAS_CHOICES(atom_d), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_REDG_H, "REDG.h", "REDG", title_red_v, "REDG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} REDG{.E}<RED_OP>{<EVICT>}{<RED_TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_redg_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0-rr reee---s sss-rrre -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110",
        HAS_SLOTS(redg_h), HAS_CHOICES(redg_h), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_REDG_HD, "REDG.hd", "REDG", title_red_v, "REDG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} REDG{.E}<RED_OP>{<EVICT>}{<RED_TYPE_HOPPER>}{<STORE_ORDER_SCOPE>} <a>, <Rb> "
            "{'{'desc <URc>'}'}",
        effects_redg_hd,
        "---zzzcc cccccccc ccccccc- ..------ ----1.rr reee---s sss-rrr. .-uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001110",
        HAS_SLOTS(redg_hd), HAS_CHOICES(redg_hd), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_REDG_F, "REDG.f", "REDG", title_red_v, "REDG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} REDG{.E}(.ADD|.MIN|.MAX){<EVICT>}<FLOAT_TYPE>{<STORE_ORDER_SCOPE>} "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_redg_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0-ff feee---s sssffffe -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10100110",
        HAS_SLOTS(redg_f), HAS_CHOICES(atom_f), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_REDG_FD, "REDG.fd", "REDG", title_red_v, "REDG", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} REDG{.E}(.ADD|.MIN|.MAX){<EVICT>}<FLOAT_TYPE>{<STORE_ORDER_SCOPE>} <a>, <Rb> "
            "{'{'desc <URc>'}'}",
        effects_redg_hd,
        "---zzzcc cccccccc ccccccc- ..------ ----1.ff feee---s sssffff. .-uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10100110",
        HAS_SLOTS(redg_fd), HAS_CHOICES(atom_fd), .note = note_red_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_V, "ATOMS.v", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} ATOMS<ATOM_OP>{.S32|.64|.S64} <Rd>, [<Ra>{+<OFFSET>}], <Rb>",
        effects_atoms_v,
        "---zzzcc cccccccc ccccccc- -------- -----aaa a------- -----ss- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100",
        HAS_SLOTS(atoms_v), HAS_CHOICES(atoms_v), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_T, "ATOMS.t", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ATOMS<ATOM_OP>{.S32|.64|.S64} <Rd>, <a>, <Rb>",
        effects_atoms_v,
        "---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100",
        HAS_SLOTS(atoms_t), HAS_CHOICES(atoms_t), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_A, "ATOMS.a", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOMS<ATOM_OP>{.S32|.64|.S64} <Rd>, <a>, <Rb>",
        effects_atoms_v,
        "---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100",
        HAS_SLOTS(atoms_t), HAS_CHOICES(atoms_a), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_TU, "ATOMS.tu", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x7c,
        "{@{!}<Pg>} ATOMS<ATOM_OP>{.S32|.64|.S64} <Rd>, <a>, <Rb>",
        "reads $P[Pg] $R[Ra] $UR[URc] $R[Rb] $R[Rb.n | 1] $R[255]; writes $R[Rd] $R[Rd.n | 1]; "
            "read s.u64; write s.u64; read s.u32; write s.u32; trap: not modelled: this operation; "
            "trap: outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1aaa a------- ss---ss- --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001100",
        HAS_SLOTS(atoms_tu), HAS_CHOICES(atoms_tu), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_H, "ATOMS.h", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMS<ATOM_OP>{<TYPE_HOPPER>} <Rd>, <a>, <Rb>",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $R[Rd] "
            "$R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; read s.u64; write s.u64; read s.u32; write "
            "s.u32; trap: not modelled: this operation; trap: outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- ..------ ----0aaa a------- ss--ttt- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001100",
        HAS_SLOTS(atoms_h), HAS_CHOICES(atoms_h), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_HU, "ATOMS.hu", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMS<ATOM_OP>{<TYPE_HOPPER>} <Rd>, <a>, <Rb>",
        "reads $P[Pg] $R[Ra] $UR[URc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; "
            "writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; read s.u64; write s.u64; read "
            "s.u32; write s.u32; trap: not modelled: this operation; trap: outside `s`; trap: "
            "unaligned in `s`",
        "---zzzcc cccccccc ccccccc- ..------ ----1aaa a------- ss--ttt- --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10001100",
        HAS_SLOTS(atoms_hu), HAS_CHOICES(atoms_hu), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_CV, "ATOMS.cv", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} ATOMS(.CAS|.CAST){.SPIN}{.S32|.64} <Rd>, [<Ra>{+<OFFSET>}], <Rb>, <Rc>",
        effects_atoms_cv,
        "---zzzcc cccccccc ccccccc- -------- -------- c------- -----ss- rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001101",
        HAS_SLOTS(atoms_cv), HAS_CHOICES(atoms_cv), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_CT, "ATOMS.ct", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x7c,
        "{@{!}<Pg>} ATOMS(.CAS|.CAST){.SPIN}{.S32|.64} <Rd>, <a>, <Rb>, <Rc>",
        effects_atoms_cv,
        "---zzzcc cccccccc ccccccc- -------- ----0--- c------- ss---ss- rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001101",
        HAS_SLOTS(atoms_ct), HAS_CHOICES(atoms_ct), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_CH, "ATOMS.ch", "ATOMS", title_atoms_v, "ATOMS", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMS(.CAS|.CAST){.SPIN}{<CAS_TYPE_HOPPER>} <Rd>, <a>, <Rb>, <Rc>",
        effects_atoms_cv,
        "---zzzcc cccccccc ccccccc- ..------ ----0--- c------- ss--ccc- rrrrrrrr oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 10001101",
        HAS_SLOTS(atoms_ch), HAS_CHOICES(atoms_ch), .note = note_atoms_v, .is_atomic = 1)
    FORM(VOLTA_ATOMS_POPC_P, "ATOMS_POPC.p", "ATOMS_POPC", title_atoms_popc_p, "ATOMS.POPC.INC.32",
        16, DOCUMENT, 0x78,
        "{@{!}<Pg>} ATOMS.POPC.INC.32 <Rd>, <a>",
        effects_atoms_popc_p,
        "---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001100",
        HAS_SLOTS(atoms_popc_p), HAS_CHOICES(atoms_popc_p), .note = note_atoms_popc_p,
            .is_atomic = 1)
    FORM(VOLTA_ATOMS_POPC_HP, "ATOMS_POPC.hp", "ATOMS_POPC", title_atoms_popc_p,
        "ATOMS.POPC.INC.32", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ATOMS.POPC.INC.32 <Rd>, <a>",
        effects_atoms_popc_p,
        "---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001100",
        HAS_SLOTS(atoms_popc_p), HAS_CHOICES(atoms_popc_hp), .note = note_atoms_popc_p,
            .is_atomic = 1)
    FORM(VOLTA_BSSY, "BSSY", "BSSY", "Set convergence barrier", "BSSY", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BSSY {{!}<Pp>, }<Bd>, <RECONVERGE>",
        "reads $P[Pp] $P[Pg] $B[Bd] $parked $active $apart[Bd]; writes $B[Bd] $kept[0..511] "
            "$apart[Bd]",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p------- -------- -------- rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrr-- -------- ----bbbb .ppp1001 01000101",
        .has_target = 1, HAS_SLOTS(bssy), HAS_CHOICES(bssy),
            .note = "Records which threads reconverge, and where.")
    FORM(VOLTA_BSYNC, "BSYNC", "BSYNC", "Wait at convergence barrier", "BSYNC", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BSYNC {{!}<Pp>, }<Bd>",
        "reads $P[Pp] $P[Pg] $active $apart[Bd] $B[Bd] $parked $blocked $group_wait[0..31] "
            "$group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $ready $turn $yielded "
            "$left_off $left_UR[0..2046] $left_UP[0..254] $B[0..15] $apart[0..15] $kept[Bd.n * "
            "0x20 + lane]; writes $B[Bd] $group_lanes[0..31] $group_pc[0..31] $group_wait[0..31] "
            "$group_need[0..31] $turn $active $pc $ready $blocked $parked $yielded $UR[0..62] "
            "$UP[0..6] $left_off $B[0..15] $apart[0..15] $apart[Bd]; trap: DEADLOCK: all threads "
            "of the warp wait for each other; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p------- -------- -------- -------- -------- "
            "-------- -------- -------- ----bbbb .ppp1001 01000001",
        HAS_SLOTS(bsync), HAS_CHOICES(bssy), .note = "Waits for the threads that reconverge.")
    FORM(VOLTA_BREAK, "BREAK", "BREAK", "Break out of convergence barrier", "BREAK",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BREAK {{!}<Pp>, }<Bd>",
        "reads $P[Pp] $P[Pg] $apart[Bd] $B[Bd] $parked $blocked $group_wait[0..31] "
            "$group_need[0..31] $active $group_lanes[0..31] $ready $kept[Bd.n * 0x20 + lane] "
            "$kept[0..511]; writes $B[Bd] $group_wait[0..31] $group_need[0..31] $ready $blocked "
            "$kept[0..511] $group_lanes[0..31] $group_pc[0..31] $parked $active $pc; branch: "
            "conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p------- -------- -------- -------- -------- "
            "-------- -------- -------- ----bbbb .ppp1001 01000010",
        HAS_SLOTS(bsync), HAS_CHOICES(bssy),
            .note = "The barrier does not wait for these threads any more.")
    FORM(VOLTA_BMOV_R, "BMOV.r", "BMOV", title_bmov_r, "BMOV.32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BMOV.32{.CLEAR} <Rd>, <BMOV_REG>",
        "reads $P[Pg] $apart[barrier_BMOV_REG] $kept[..] $B[barrier_BMOV_REG] $active $parked; "
            "writes $R[Rd] $B[barrier_BMOV_REG] $kept[0..511] $apart[barrier_BMOV_REG]; trap: not "
            "modelled: other state of a warp",
        "---zzzcc cccccccc ccccccc- -------- ----0--- ---b---- -------- -------- -------- -------- "
            "-------- -------- --bbbbbb rrrrrrrr .ppp0011 01010101",
        HAS_SLOTS(bmov_r), HAS_CHOICES(bmov_r), .note = note_bmov_r)
    FORM(VOLTA_BMOV_B, "BMOV.b", "BMOV", title_bmov_r, "BMOV.32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BMOV.32{.PQUAD} <BMOV_REG>, <b>",
        "reads $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pg] $B[barrier_BMOV_REG] $parked $active "
            "$apart[barrier_BMOV_REG] $ready; writes $B[barrier_BMOV_REG] $kept[0..511] "
            "$apart[barrier_BMOV_REG] $group_lanes[0..31] $group_pc[0..31] $ready $parked $active "
            "$pc; read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects; "
            "trap: not modelled: other state of a warp; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----.--- ---p---- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr --bbbbbb -------- .ppp...1 01010110",
        HAS_SLOTS(bmov_b), HAS_CHOICES(bmov_b), .note = note_bmov_r)
    FORM(VOLTA_BMOV_L, "BMOV.l", "BMOV", title_bmov_r, "BMOV.64", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BMOV.64 ATEXIT_PC, <b>",
        "reads $P[Pg] $R[Rb] $R[Rb.n | 1] $UR[URb] $UR[URb.n | 1]; read c.u32; trap: not modelled: "
            "which threads go on at that address; trap: unaligned in `c`; trap: the constants that "
            "a handle selects",
        "---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll llllllll llllllll "
            "llllllll rrrrrrrr ???????? llllllll .ppp...1 01010111",
        .not_executed = "not modelled: which threads go on at that address", HAS_SLOTS(bmov_l),
            HAS_CHOICES(bmov_l), .note = note_bmov_r)
    FORM(VOLTA_BMOV_RB, "BMOV.rb", "BMOV", title_bmov_r, "BMOV.32.CLEAR", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BMOV.32.CLEAR <Bd>, <Bb>",
        "reads $P[Pg] $apart[barrier_Bb] $kept[..] $B[barrier_Bb] $B[Bd] $parked $active "
            "$apart[Bd] $ready; writes $B[Bd] $kept[0..511] $apart[Bd] $group_lanes[0..31] "
            "$group_pc[0..31] $ready $parked $active $pc; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???1???? ???????? ???????? ???????? ???????? "
            "???????? ???????? ????bbbb ????bbbb .ppp1111 01010101",
        HAS_SLOTS(bmov_rb), HAS_CHOICES(bmov_r), .note = note_bmov_r)
    FORM(VOLTA_BMOV_RS, "BMOV.rs", "BMOV", title_bmov_r, "BMOV.32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BMOV.32 <Bd>, <BMOV_STATE>",
        "reads $P[Pg] $active $parked $B[Bd] $apart[Bd] $ready; writes $B[Bd] $kept[0..511] "
            "$apart[Bd] $group_lanes[0..31] $group_pc[0..31] $ready $parked $active $pc; trap: not "
            "modelled: other state of a warp; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???0???? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??bbbbbb ????bbbb .ppp1111 01010101",
        HAS_SLOTS(bmov_rs), HAS_CHOICES(bmov_r), .note = note_bmov_r)
    FORM(VOLTA_BMOV_BB, "BMOV.bb", "BMOV", title_bmov_r, "BMOV.32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BMOV.32{.PQUAD} <BMOV_REG>, <Bd>",
        "reads $P[Pg] $apart[Bd] $kept[Bd.n * 0x20 + lane] $B[Bd] $B[barrier_BMOV_REG] $parked "
            "$active $apart[barrier_BMOV_REG] $ready; writes $B[barrier_BMOV_REG] $kept[0..511] "
            "$apart[barrier_BMOV_REG] $group_lanes[0..31] $group_pc[0..31] $ready $parked $active "
            "$pc; trap: not modelled: other state of a warp; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???p???? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??bbbbbb ????bbbb .ppp1111 01010110",
        HAS_SLOTS(bmov_bb), HAS_CHOICES(bmov_r), .note = note_bmov_r)
    FORM(VOLTA_YIELD, "YIELD", "YIELD", "Yield to other warps", "YIELD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} YIELD {{!}<Pp>}",
        "reads $P[Pp] $P[Pg] $parked $yielded $active $blocked $group_wait[0..31] "
            "$group_need[0..31] $group_lanes[0..31] $ready $B[0..15] $apart[0..15] $kept[0..511] "
            "$UR[0..62] $UP[0..6] $turn $left_off $group_pc[0..31] $left_UR[0..2046] "
            "$left_UP[0..254]; writes $pc $B[0..15] $kept[0..511] $group_wait[0..31] "
            "$group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] "
            "$left_UP[0..254] $turn $active $ready $blocked $parked $yielded $UR[0..62] $UP[0..6] "
            "$left_off; branch: conditional call",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p??????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1001 01000110",
        HAS_SLOTS(yield), HAS_CHOICES(bssy))
    FORM(VOLTA_NANOSLEEP_N, "NANOSLEEP.n", "NANOSLEEP", title_nanosleep_n, "NANOSLEEP",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} NANOSLEEP{.RAND}{.WARP}{.SYNCS} {{!}<Pp>, }<n>",
        "reads $P[Pp] $P[Pg] $parked $yielded $active $blocked $group_wait[0..31] "
            "$group_need[0..31] $group_lanes[0..31] $ready $B[0..15] $apart[0..15] $kept[0..511] "
            "$UR[0..62] $UP[0..6] $turn $left_off $group_pc[0..31] $left_UR[0..2046] "
            "$left_UP[0..254] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $pc $B[0..15] $kept[0..511] "
            "$group_wait[0..31] $group_need[0..31] $group_lanes[0..31] $group_pc[0..31] "
            "$left_UR[0..2046] $left_UP[0..254] $turn $active $ready $blocked $parked $yielded "
            "$UR[0..62] $UP[0..6] $left_off; read c.u32; trap: unaligned in `c`; trap: the "
            "constants that a handle selects; branch: conditional call",
        "---zzzcc cccccccc ccccccc- -------- ----.npp prws---- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- -------- .ppp...1 01011101",
        HAS_SLOTS(nanosleep_n), HAS_CHOICES(nanosleep_n), .note = note_nanosleep_n)
    FORM(VOLTA_NANOSLEEP_C, "NANOSLEEP.c", "NANOSLEEP", title_nanosleep_n, "NANOSLEEP.CLEAR",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} NANOSLEEP.CLEAR{.SYNCS}",
        "reads $P[Pg] $parked $yielded $active $blocked $group_wait[0..31] $group_need[0..31] "
            "$group_lanes[0..31] $ready $B[0..15] $apart[0..15] $kept[0..511] $UR[0..62] $UP[0..6] "
            "$turn $left_off $group_pc[0..31] $left_UR[0..2046] $left_UP[0..254]; writes $pc "
            "$B[0..15] $kept[0..511] $group_wait[0..31] $group_need[0..31] $group_lanes[0..31] "
            "$group_pc[0..31] $left_UR[0..2046] $left_UP[0..254] $turn $active $ready $blocked "
            "$parked $yielded $UR[0..62] $UP[0..6] $left_off; branch: conditional call",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???s1--- -------- -------- ???????? ???????? "
            "???????? ???????? -------- -------- .ppp1001 01011101",
        HAS_SLOTS(nanosleep_c), HAS_CHOICES(nanosleep_c), .note = note_nanosleep_n)
    FORM(VOLTA_WARPSYNC_R, "WARPSYNC.r", "WARPSYNC", title_warpsync_r, "WARPSYNC",
        16, DOCUMENT, 0x7f,
        "{@{!}<Pg>} WARPSYNC{.EXCLUSIVE} {{!}<Pp>, }<Rb>",
        "reads $P[Pp] $P[Pg] $R[Rb] $active $ready $parked $blocked $group_wait[0..31] "
            "$group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $turn $yielded $left_off "
            "$left_UR[0..2046] $left_UP[0..254]; writes $group_lanes[0..31] $group_pc[0..31] "
            "$ready $parked $active $pc $group_wait[0..31] $group_need[0..31] $turn $blocked "
            "$yielded $UR[0..62] $UP[0..6] $left_off; trap: DEADLOCK: all threads of the warp wait "
            "for each other; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0npp pe------ -------- -------- -------- -------- "
            "-------- rrrrrrrr -------- -------- .ppp0011 01001000",
        HAS_SLOTS(warpsync_r), HAS_CHOICES(warpsync_r), .note = note_warpsync_r)
    FORM(VOLTA_WARPSYNC_M, "WARPSYNC.m", "WARPSYNC", title_warpsync_r, "WARPSYNC",
        16, DOCUMENT, 0x7f,
        "{@{!}<Pg>} WARPSYNC {{!}<Pp>, }<m>",
        "reads $P[Pp] $UR[URb] $UR[URb.n | 1] $P[Pg] $active $ready $parked $blocked "
            "$group_wait[0..31] $group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $turn "
            "$yielded $left_off $left_UR[0..2046] $left_UP[0..254]; writes $group_lanes[0..31] "
            "$group_pc[0..31] $ready $parked $active $pc $group_wait[0..31] $group_need[0..31] "
            "$turn $blocked $yielded $UR[0..62] $UP[0..6] $left_off; read c.u32; trap: unaligned "
            "in `c`; trap: the constants that a handle selects; trap: DEADLOCK: all threads of the "
            "warp wait for each other; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----.npp p------- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu -------- -------- .ppp...1 01001000",
        HAS_SLOTS(warpsync_m), HAS_CHOICES(warpsync_m), .note = note_warpsync_r)
    FORM(VOLTA_WARPSYNC_H, "WARPSYNC.h", "WARPSYNC", title_warpsync_r, "WARPSYNC",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} WARPSYNC{.EXCLUSIVE} {{!}<Pp>, }<Ra>",
        effects_warpsync_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0npp p0e----- -------- -------- -------- -------- "
            "-------- -------- rrrrrrrr -------- .ppp0011 01001000",
        HAS_SLOTS(warpsync_h), HAS_CHOICES(warpsync_h), .note = note_warpsync_r)
    FORM(VOLTA_WARPSYNC_A, "WARPSYNC.a", "WARPSYNC", title_warpsync_r, "WARPSYNC.ALL",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} WARPSYNC.ALL {{!}<Pp>}",
        effects_warpsync_a,
        "---zzzcc cccccccc ccccccc- ..------ ----0npp p0z----- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 01001000",
        HAS_SLOTS(yield), HAS_CHOICES(warpsync_h), .note = note_warpsync_r)
    FORM(VOLTA_WARPSYNC_COLLECTIVE_H, "WARPSYNC_COLLECTIVE.h", "WARPSYNC_COLLECTIVE",
        title_warpsync_collective_h, "WARPSYNC.COLLECTIVE", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} WARPSYNC.COLLECTIVE {{!}<Pp>, }<Ra>, <TARGET_HOPPER(near)>",
        effects_warpsync_h,
        "---zzzcc cccccccc ccccccc- ..------ ----0npp p1z---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- rrrrrrrr tttttttt .ppp0011 01001000",
        .has_target = 1, HAS_SLOTS(warpsync_collective_h), HAS_CHOICES(warpsync_h),
            .note = note_warpsync_collective_h)
    FORM(VOLTA_WARPSYNC_COLLECTIVE_A, "WARPSYNC_COLLECTIVE.a", "WARPSYNC_COLLECTIVE",
        title_warpsync_collective_h, "WARPSYNC.COLLECTIVE.ALL", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} WARPSYNC.COLLECTIVE.ALL {{!}<Pp>, }<TARGET_HOPPER(near)>",
        effects_warpsync_a,
        "---zzzcc cccccccc ccccccc- ..------ ----0npp p1z---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- -------- tttttttt .ppp1001 01001000",
        .has_target = 1, HAS_SLOTS(warpsync_collective_a), HAS_CHOICES(warpsync_h),
            .note = note_warpsync_collective_h)
    FORM(VOLTA_ENDCOLLECTIVE, "ENDCOLLECTIVE", "ENDCOLLECTIVE",
        "End a collective operation of a warp", "ENDCOLLECTIVE", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ENDCOLLECTIVE {{!}<Pp>}",
        "reads $P[Pp]",
        "---zzzcc cccccccc ccccccc- ..------ ----0npp p??????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1001 00011011",
        HAS_SLOTS(yield), HAS_CHOICES(warpsync_h))
    FORM(VOLTA_BAR_SYNC, "BAR.sync", "BAR", title_bar_sync, "BAR.SYNC", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BAR.SYNC{.DEFER_BLOCKING} <b>",
        "reads $R[Rb] $P[Pg] $active $parked $ready $blocked $group_wait[0..31] "
            "$group_lanes[0..31] $group_need[0..31] $come[0..15] $asked[0..15] $yes[0..15] $left "
            "$group_pc[0..31] $turn $yielded $left_off $left_UR[0..2046] $left_UP[0..254]; writes "
            "$some[0..15] $asked[0..15] $yes[0..15] $come[0..15] $red_yes[0..15] $red_all[0..15] "
            "$group_wait[0..31] $group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $active "
            "$parked $ready $blocked $pc $turn $yielded $UR[0..62] $UP[0..6] $left_off; trap: "
            "DEADLOCK: all threads of the warp wait for each other; waits; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----.--- -------d 000----- -------- ------bb bbbbbbbb "
            "bbbbbb-- rrrrrrrr -------- -------- .ppp...1 00011101",
        HAS_SLOTS(bar_sync), HAS_CHOICES(bar_sync), .note = note_bar_sync)
    FORM(VOLTA_BAR_ARV, "BAR.arv", "BAR", title_bar_sync, "BAR.ARV", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BAR.ARV{.DEFER_BLOCKING} <b>",
        "reads $R[Rb] $P[Pg] $active $parked $ready $blocked $group_wait[0..31] "
            "$group_lanes[0..31] $group_need[0..31] $come[0..15] $asked[0..15] $yes[0..15] $left "
            "$group_pc[0..31] $turn $yielded $left_off $left_UR[0..2046] $left_UP[0..254]; writes "
            "$some[0..15] $asked[0..15] $yes[0..15] $come[0..15] $red_yes[0..15] $red_all[0..15] "
            "$group_wait[0..31] $group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $active "
            "$parked $ready $blocked $pc $turn $yielded $UR[0..62] $UP[0..6] $left_off; trap: "
            "DEADLOCK: all threads of the warp wait for each other; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----.--- -------d 001----- -------- ------bb bbbbbbbb "
            "bbbbbb-- rrrrrrrr -------- -------- .ppp...1 00011101",
        HAS_SLOTS(bar_sync), HAS_CHOICES(bar_arv), .note = note_bar_sync)
    FORM(VOLTA_BAR_RED, "BAR.red", "BAR", title_bar_sync, "BAR.RED", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BAR.RED(.POPC|.AND|.OR){.DEFER_BLOCKING} <b>, {!}<Pp>",
        "reads $R[Rb] $P[Pp] $P[Pg] $active $parked $ready $blocked $group_wait[0..31] "
            "$group_lanes[0..31] $group_need[0..31] $come[0..15] $asked[0..15] $yes[0..15] $left "
            "$group_pc[0..31] $turn $yielded $left_off $left_UR[0..2046] $left_UP[0..254]; writes "
            "$some[0..15] $asked[0..15] $yes[0..15] $come[0..15] $red_yes[0..15] $red_all[0..15] "
            "$red $red_kind $group_wait[0..31] $group_need[0..31] $group_lanes[0..31] "
            "$group_pc[0..31] $active $parked $ready $blocked $pc $turn $yielded $UR[0..62] "
            "$UP[0..6] $left_off; trap: DEADLOCK: all threads of the warp wait for each other; "
            "waits; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----.npp p------d 010-bb-- -------- ------bb bbbbbbbb "
            "bbbbbb-- rrrrrrrr -------- -------- .ppp...1 00011101",
        HAS_SLOTS(bar_red), HAS_CHOICES(bar_red), .note = note_bar_sync)
    FORM(VOLTA_BAR_ALL, "BAR.all", "BAR", title_bar_sync, "BAR.SYNCALL", 16, DOCUMENT, 0x7f,
        "{@{!}<Pg>} BAR.SYNCALL",
        "trap: not modelled: which barriers it waits at",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 100----- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1011 00011101",
        .not_executed = "not modelled: which barriers it waits at", HAS_SLOTS(bar_all),
            HAS_CHOICES(bmov_r), .note = note_bar_sync)
    FORM(VOLTA_B2R_R, "B2R.r", "B2R", title_b2r_r, "B2R.RESULT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} B2R.RESULT <Rd>{, <Pu>}",
        "reads $P[Pg] $red_kind $red_yes[$red] $red $red_all[$red]; writes $R[Rd] $P[Pu]",
        "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 01------ -------- -------- -------- "
            "-------- -------- -------- rrrrrrrr .ppp0011 00011100",
        HAS_SLOTS(b2r_r), HAS_CHOICES(b2r_r), .note = note_b2r_r)
    FORM(VOLTA_B2R_B, "B2R.b", "B2R", title_b2r_r, "B2R", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} B2R, <Rd>, 0x0",
        "writes $R[Rd]; trap: not modelled: the layout of a barrier",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ???????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr .ppp0011 00011100",
        .not_executed = "not modelled: the layout of a barrier", HAS_SLOTS(b2r_b),
            HAS_CHOICES(b2r_b), .note = note_b2r_r)
    FORM(VOLTA_R2B, "R2B", "R2B", "Move register to barrier", "R2B", 16, DOCUMENT, 0x7f,
        "{@{!}<Pg>} R2B 0x0, <Rb>",
        "reads $P[Pg] $R[Rb]; trap: not modelled: the layout of a barrier",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? rrrrrrrr ???????? ???????? .ppp0011 00011110",
        .not_executed = "not modelled: the layout of a barrier", HAS_SLOTS(r2b),
            HAS_CHOICES(bmov_r), .note = "Writes a barrier of the block.")
    FORM(VOLTA_DEPBAR_LE, "DEPBAR.le", "DEPBAR", title_depbar_le, "DEPBAR.LE", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DEPBAR.LE <SCOREBOARD>, <PENDING>{, <BOARD_LIST>}",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- "
            "1ssspppp pp.bbbbb -------- -------- .ppp1001 00011010",
        HAS_SLOTS(depbar_le), HAS_CHOICES(depbar_le))
    FORM(VOLTA_DEPBAR_N, "DEPBAR.n", "DEPBAR", title_depbar_le, "DEPBAR", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DEPBAR {<BOARD_LIST>}",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- "
            "0------- --.bbbbb -------- -------- .ppp1001 00011010",
        HAS_SLOTS(depbar_n), HAS_CHOICES(depbar_le))
    FORM(VOLTA_DEPBAR_U, "DEPBAR.u", "DEPBAR", title_depbar_le, "DEPBAR", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} DEPBAR(.\?\?\?0|.LE) <SCOREBOARD>, <URb>",
        effects_depbar_u,
        "---zzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? ???????? ???????? ???????? "
            "lsss???? ??uuuuuu ???????? ???????? .ppp1101 00011010",
        HAS_SLOTS(depbar_u), HAS_CHOICES(depbar_u))
    FORM(VOLTA_CSMTEST, "CSMTEST", "CSMTEST", "Clip space test", "CSMTEST", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CSMTEST",
        "trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1000 00001101",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(bar_all),
            HAS_CHOICES(bmov_r), .note = "Tests which parts are clipped.")
    FORM(VOLTA_PMTRIG, "PMTRIG", "PMTRIG", "Performance monitor trigger", "PMTRIG",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PMTRIG {{!}<Pp>, }<PM_MASK>",
        "reads $P[Pg] $P[Pp]",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p??????? ???????? ???????? ???????? ???????? "
            "pppppppp pppppppp ???????? ???????? .ppp1000 00000001",
        HAS_SLOTS(pmtrig), HAS_CHOICES(bssy), .note = "Triggers the performance monitor.")
    FORM(VOLTA_RPCMOV_R, "RPCMOV.r", "RPCMOV", title_rpcmov_r, "RPCMOV.32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} RPCMOV.32 (Rpc.LO|Rpc.HI), <b>",
        "reads $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pg]; writes $Rpc; read c.u32; trap: unaligned in "
            "`c`; trap: the constants that a handle selects",
        "---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ???????? uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr r??????? ???????? .ppp...1 01010010",
        HAS_SLOTS(rpcmov_r), HAS_CHOICES(bmov_b), .note = note_rpcmov_r)
    FORM(VOLTA_RPCMOV_G, "RPCMOV.g", "RPCMOV", title_rpcmov_r, "RPCMOV.32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} RPCMOV.32 <Rd>, (Rpc.LO|Rpc.HI)",
        "reads $P[Pg] $Rpc; writes $R[Rd]",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? r??????? rrrrrrrr .ppp0011 01010011",
        HAS_SLOTS(rpcmov_g), HAS_CHOICES(bmov_r), .note = note_rpcmov_r)
    FORM(VOLTA_RPCMOV_L, "RPCMOV.l", "RPCMOV", title_rpcmov_r, "RPCMOV.64", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} RPCMOV.64 Rpc, <b>",
        "reads $UR[URb] $UR[URb.n | 1] $P[Pg]; writes $Rpc; read c.u32; trap: unaligned in `c`; "
            "trap: the constants that a handle selects",
        "---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll llllllll llllllll "
            "llllllll lllllluu ???????? llllllll .ppp...1 01010100",
        HAS_SLOTS(rpcmov_l), HAS_CHOICES(rpcmov_l), .note = note_rpcmov_r)
    FORM(VOLTA_SETCTAID, "SETCTAID", "SETCTAID", "Set block ID", "SETCTAID.X", 16, INFERRED, 0xff,
        "{@{!}<Pg>} SETCTAID.X <Ra>",
        "reads $P[Pg] $R[Ra]; trap: not modelled: whose number it changes",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? rrrrrrrr ???????? .ppp0011 00011111",
        .not_executed = "not modelled: whose number it changes", HAS_SLOTS(setctaid),
            HAS_CHOICES(bmov_r), .note = "The register field is {inferred}.")
    FORM(VOLTA_LMEMBASE_G, "LMEMBASE.g", "LMEMBASE", title_lmembase_g, "GETLMEMBASE",
        16, INFERRED, 0xff,
        "{@{!}<Pg>} GETLMEMBASE <Rd>",
        effects_lmembase_g,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr .ppp0011 11000000",
        HAS_SLOTS(b2r_b), HAS_CHOICES(bmov_r), .note = note_lmembase_g)
    FORM(VOLTA_LMEMBASE_M, "LMEMBASE.m", "LMEMBASE", title_lmembase_g, "SETLMEMBASE",
        16, INFERRED, 0xff,
        "{@{!}<Pg>} SETLMEMBASE <Ra>",
        "reads $P[Pg] $R[Ra]; trap: not modelled: local memory that begins elsewhere",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? rrrrrrrr ???????? .ppp0011 11000001",
        HAS_SLOTS(setctaid), HAS_CHOICES(bmov_r), .note = note_lmembase_g)
    FORM(VOLTA_STAS, "STAS", "STAS", "Asynchronous store to distributed shared memory", "STAS",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} STAS{<AS_SIZE>} <a>, <Rb>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $UR[URc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] "
            "$R[Rb.n + 1] $R[Rb.n + 2] $R[Rb.n + 3]; read s.u64; write s.u8; write s.u16; write "
            "s.u32; write s.u64; write s.u128; trap: not modelled: which of the addresses the sum "
            "is; trap: outside `s`; trap: unaligned in `s`; trap: `.x2` of a register that is no "
            "multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- ..------ ----1.?? ???????? ????aaa? ??uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr ???????? .ppp1101 10111101",
        HAS_SLOTS(stas), HAS_CHOICES(stas),
            .note = "Stores to the shared memory of another block of the cluster, which is one "
            "block here, and reports to a barrier there how many bytes have come.", .is_atomic = 1)
    FORM(VOLTA_REDAS, "REDAS", "REDAS", "Asynchronous reduction on distributed shared memory",
        "REDAS", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} REDAS<AS_OP>{<AS_TYPE>} <a>, <Rb>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $UR[URc] $R[Rb] $R[Rb.n | 1]; read s.u64; write s.u64; "
            "read s.u32; write s.u32; trap: not modelled: which of the addresses the sum is; trap: "
            "outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- ..------ ----1aaa a??????? ????aaa. ??uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr ???????? .ppp1101 10111110",
        HAS_SLOTS(redas), HAS_CHOICES(stas),
            .note = "Changes a word in the shared memory of another block of the cluster, in the "
            "same way.", .is_atomic = 1)
    FORM(VOLTA_UBLKCP, "UBLKCP", "UBLKCP", "Bulk data copy", "UBLKCP", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UBLKCP(.G|.S)(.G|.S){.MULTICAST}{<L2_SECTOR>}{.SEQUENCED} [<URb>], [<URa>], "
            "<URc>{, desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $UR[URc] $bulk_done; "
            "writes $bulk_done $pc; read s.u128; write g.u128; write s.u128; read g.u128; read "
            "s.u64; write s.u64; trap: not modelled: copies inside global memory; trap: not "
            "modelled: other blocks of the cluster; trap: outside `s`; trap: unaligned in `s`; "
            "trap: outside `g`; trap: unaligned in `g`; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ????sllz zzz.mft? ??uuuuuu ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0011 10111010",
        HAS_SLOTS(ublkcp), HAS_CHOICES(ublkcp),
            .note = "Copies a block of memory to the address that is first. The low half of the "
            "third operand is its size in units of 16 bytes. If the target is shared memory its "
            "pair of registers has its address and that of the barrier. MULTICAST: to the same "
            "place in the blocks of the cluster whose bits are set in the high half.")
    FORM(VOLTA_UBLKRED, "UBLKRED", "UBLKRED", "Bulk data reduction", "UBLKRED", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UBLKRED(.G|.S).S<RED_OP>{<RED_TYPE>} [<URb>], [<URa>], <URc>{, "
            "desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $UR[URc] $bulk_done; "
            "writes $bulk_done $pc; read s.u64; write s.u64; read s.u32; write s.u32; read g.u64; "
            "write g.u64; read g.u32; write g.u32; trap: undefined type; trap: not modelled: which "
            "of two NaNs is the minimum; trap: outside `s`; trap: unaligned in `s`; trap: outside "
            "`g`; trap: unaligned in `g`; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1?rr r??rrrrz zzz.?1t? ??uuuuuu ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0011 10111011",
        HAS_SLOTS(ublkred), HAS_CHOICES(ublkcp),
            .note = "Combines each element of a block of shared memory with one at the address "
            "that is first. Sizes and barriers are those of UBLKCP.", .is_atomic = 1)
    FORM(VOLTA_UBLKPF, "UBLKPF", "UBLKPF", "Bulk data prefetch", "UBLKPF.L2", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UBLKPF.L2 [<URa>], <URc>{, desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URa] $UR[URa.n | 1] $UR[URc] $UR[bulk_POLICY] $UR[bulk_POLICY.n | 1]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???.???? ??uuuuuu ???????? ???????? "
            "??pppppp ???????? ??uuuuuu ???????? .uuu0011 10111100",
        HAS_SLOTS(ublkpf), HAS_CHOICES(ublkcp), .note = "Prefetches a block of memory.")
    FORM(VOLTA_FENCE, "FENCE", "FENCE", "Memory fence for the asynchronous units",
        "FENCE.VIEW.ASYNC.S", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} FENCE.VIEW.ASYNC.S",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp0011 11000110",
        HAS_SLOTS(bar_all), HAS_CHOICES(depbar_u),
            .note = "Orders accesses of the asynchronous units.")
    FORM(VOLTA_CCTL_V, "CCTL.v", "CCTL", title_cctl_v, "CCTL", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} CCTL{.E}{.U|.C|.I}<CACHE_OP> [<Ra>{+<OFFSET32>}]",
        effects_cctl_v,
        "---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----e -------- oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr -------- .ppp1001 10001111",
        HAS_SLOTS(cctl_v), HAS_CHOICES(cctl_v), .note = note_cctl_v)
    FORM(VOLTA_CCTL_T, "CCTL.t", "CCTL", title_cctl_v, "CCTL", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} CCTL{.E}{.U|.C|.I}<CACHE_OP> [<Ra>{+<OFFSET32>}]",
        effects_cctl_v,
        "---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----e -------- oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr -------- .ppp1001 10001111",
        HAS_SLOTS(cctl_v), HAS_CHOICES(cctl_t), .note = note_cctl_v)
    FORM(VOLTA_CCTL_U, "CCTL.u", "CCTL", title_cctl_v, "CCTL", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} CCTL{.E}{.U|.C|.I}<CACHE_OP> [<Ra>+<URb>{+<OFFSET>}]",
        effects_cctl_u,
        "---zzzcc cccccccc ccccccc- -------- ----1ccc c??????0 cc?????e ???????? oooooooo oooooooo "
            "oooooooo ??uuuuuu rrrrrrrr -------- .ppp1101 10001111",
        HAS_SLOTS(cctl_u), HAS_CHOICES(cctl_u), .note = note_cctl_v)
    FORM(VOLTA_CCTL_VA, "CCTL.va", "CCTL", title_cctl_v, "CCTL", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} CCTL{.U|.C|.I}<CACHE_OP>",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----z -------- -------- -------- "
            "-------- -------- 11111111 -------- .ppp1001 10001111",
        HAS_SLOTS(cctl_va), HAS_CHOICES(cctl_va), .note = note_cctl_v)
    FORM(VOLTA_CCTL_TA, "CCTL.ta", "CCTL", title_cctl_v, "CCTL", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} CCTL{.U|.C|.I}<CACHE_OP>",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----z -------- -------- -------- "
            "-------- -------- 11111111 -------- .ppp1001 10001111",
        HAS_SLOTS(cctl_va), HAS_CHOICES(cctl_va), .note = note_cctl_v)
    FORM(VOLTA_CCTL_A, "CCTL.a", "CCTL", title_cctl_v, "CCTL", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} CCTL{.U|.C|.I}<CACHE_OP>",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc------ -------- -------- -------- "
            "-------- -------- 11111111 -------- .ppp1001 10001111",
        HAS_SLOTS(cctl_va), HAS_CHOICES(bmov_r), .note = note_cctl_v)
    FORM(VOLTA_CCTLL_V, "CCTLL.v", "CCTLL", title_cctll_v, "CCTLL", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} CCTLL<CACHE_OP> [<Ra>{+<OFFSET>}]",
        effects_cctll_v,
        "---zzzcc cccccccc ccccccc- -------- -----0cc c??????? ???????? ???????? oooooooo oooooooo "
            "oooooooo ???????? rrrrrrrr ???????? .ppp1001 10010000",
        HAS_SLOTS(cctll_v), HAS_CHOICES(cctll_v))
    FORM(VOLTA_CCTLL_T, "CCTLL.t", "CCTLL", title_cctll_v, "CCTLL", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} CCTLL<CACHE_OP> [<Ra>{+<OFFSET>}]",
        effects_cctll_v,
        "---zzzcc cccccccc ccccccc- -------- ----00cc c??????? ???????? ???????? oooooooo oooooooo "
            "oooooooo ???????? rrrrrrrr ???????? .ppp1001 10010000",
        HAS_SLOTS(cctll_v), HAS_CHOICES(cctll_t))
    FORM(VOLTA_CCTLL_U, "CCTLL.u", "CCTLL", title_cctll_v, "CCTLL", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} CCTLL<CACHE_OP> [<Ra>+<URb>{+<OFFSET>}]",
        effects_cctl_u,
        "---zzzcc cccccccc ccccccc- -------- ----10cc c??????? ???????? ???????? oooooooo oooooooo "
            "oooooooo ??uuuuuu rrrrrrrr ???????? .ppp1101 10010000",
        HAS_SLOTS(cctll_u), HAS_CHOICES(cctll_u))
    FORM(VOLTA_CCTLT_ALL, "CCTLT.all", "CCTLT", title_cctlt_all, "CCTLT.IVALL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CCTLT.IVALL",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----???? ?10.???? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp0011 10010001",
        HAS_SLOTS(bar_all), HAS_CHOICES(bmov_r), .note = note_cctlt_all)
    FORM(VOLTA_CCTLT_R, "CCTLT.r", "CCTLT", title_cctlt_all, "CCTLT.IVTH", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CCTLT.IVTH <Rb>",
        "reads $P[Pg] $R[Rb]",
        "---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ???????? ???????? ???????? "
            "???????? rrrrrrrr ???????? ???????? .ppp0011 10010001",
        HAS_SLOTS(r2b), HAS_CHOICES(bmov_r), .note = note_cctlt_all)
    FORM(VOLTA_CCTLT_C, "CCTLT.c", "CCTLT", title_cctlt_all, "CCTLT.IVTH", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CCTLT.IVTH <TEX_BANK>, <TEX_OFFSET>",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ???????? ?????ttt tttttttt "
            "tttttttt ???????? ???????? ???????? .ppp1011 10010001",
        HAS_SLOTS(cctlt_c), HAS_CHOICES(bmov_r), .note = note_cctlt_all)
    FORM(VOLTA_CCTLT_U, "CCTLT.u", "CCTLT", title_cctlt_all, "CCTLT.IVTH", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} CCTLT.IVTH <URb>",
        effects_depbar_u,
        "---zzzcc cccccccc ccccccc- -------- ----1??? ?01.???? ???????? ???????? ???????? ???????? "
            "???????? ??uuuuuu ???????? ???????? .ppp1101 10010001",
        HAS_SLOTS(cctlt_u), HAS_CHOICES(bmov_r), .note = note_cctlt_all)
    FORM(VOLTA_MEMBAR_V, "MEMBAR.v", "MEMBAR", title_membar_v, "MEMBAR", 16, DOCUMENT, 0x7,
        "{@{!}<Pg>} MEMBAR{.SC|.ALL}<MEMBAR_SCOPE>{.MMIO}",
        effects_membar_v,
        "---zzzcc cccccccc ccccccc- -------- -------- -------m mmmm---m -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 10010010",
        HAS_SLOTS(membar_v), HAS_CHOICES(cctl_va), .note = note_membar_v, .is_fence = 1)
    FORM(VOLTA_MEMBAR_A, "MEMBAR.a", "MEMBAR", title_membar_v, "MEMBAR", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} MEMBAR{.SC|.ALL}<MEMBAR_SCOPE>",
        effects_membar_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------m mmmm---- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 10010010",
        HAS_SLOTS(membar_a), HAS_CHOICES(bmov_r), .note = note_membar_v, .is_fence = 1)
    FORM(VOLTA_MEMBAR_H, "MEMBAR.h", "MEMBAR", title_membar_v, "MEMBAR", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} MEMBAR{.SC|.ALL}<MEMBAR_SCOPE>",
        effects_membar_v,
        "---zzzcc cccccccc ccccccc- ..------ ----0--- -------m mmmm--0- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 10010010",
        HAS_SLOTS(membar_a), HAS_CHOICES(depbar_u), .note = note_membar_v, .is_fence = 1)
    FORM(VOLTA_MEMBAR_AS, "MEMBAR.as", "MEMBAR", title_membar_v, "MEMBAR", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} MEMBAR{.SC|.ALL}<MEMBAR_SCOPE>.ASYNC",
        effects_membar_v,
        "---zzzcc cccccccc ccccccc- ..------ ----0--- -------0 1mmm--1- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 10010010",
        HAS_SLOTS(membar_a), HAS_CHOICES(depbar_u), .note = note_membar_v, .is_fence = 1)
    FORM(VOLTA_ERRBAR_V, "ERRBAR.v", "ERRBAR", title_errbar_v, "ERRBAR", 16, DOCUMENT, 0x7,
        "{@{!}<Pg>} ERRBAR",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- -------- -------- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 10101011",
        HAS_SLOTS(bar_all), HAS_CHOICES(cctl_va), .note = note_errbar_v)
    FORM(VOLTA_ERRBAR_A, "ERRBAR.a", "ERRBAR", title_errbar_v, "ERRBAR", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ERRBAR",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 10101011",
        HAS_SLOTS(bar_all), HAS_CHOICES(bmov_r), .note = note_errbar_v)
    FORM(VOLTA_QSPC_V, "QSPC.v", "QSPC", title_qspc_v, "QSPC", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} QSPC{.E}(.G|.L|.S|.INVALID3) <Pu>, <Rd>, [<Ra>{+<OFFSET>}]",
        effects_qspc_v,
        "---zzzcc cccccccc ccccccc- -------- -------- ----ppp- -----sse -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10101010",
        HAS_SLOTS(qspc_v), HAS_CHOICES(qspc_v), .note = note_qspc_v)
    FORM(VOLTA_QSPC_T, "QSPC.t", "QSPC", title_qspc_v, "QSPC", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} QSPC{.E}<s> <Pu>, <Rd>, [<Ra>{+<OFFSET>}]",
        effects_qspc_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -----sse -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10101010",
        HAS_SLOTS(qspc_t), HAS_CHOICES(qspc_t), .note = note_qspc_v)
    FORM(VOLTA_QSPC_U, "QSPC.u", "QSPC", title_qspc_v, "QSPC", 16, DOCUMENT, 0x7c,
        "{@{!}<Pg>} QSPC{.E}(.G|.L|.S|.INVALID3) <Pu>, <Rd>, <a>",
        effects_qspc_u,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----sse -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10101010",
        HAS_SLOTS(qspc_u), HAS_CHOICES(qspc_u), .note = note_qspc_v)
    FORM(VOLTA_QSPC_H, "QSPC.h", "QSPC", title_qspc_v, "QSPC", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} QSPC{.E}(.G|.L|.S|.D) <Pu>, <Rd>, <a>",
        effects_qspc_u,
        "---zzzcc cccccccc ccccccc- ..------ ----1.-- ----ppp- -----sse -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10101010",
        HAS_SLOTS(qspc_h), HAS_CHOICES(qspc_h), .note = note_qspc_v)
    FORM(VOLTA_UCGABAR_ARV, "UCGABAR_ARV", "UCGABAR_ARV", "Arrive at the barrier of the cluster",
        "UCGABAR_ARV", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UCGABAR_ARV",
        "reads $UP[UPg] $active $parked $ready $group_pc[0..31] $group_lanes[0..31] $blocked "
            "$group_wait[0..31] $turn $yielded $left_off $left_UR[0..2046] $left_UP[0..254] "
            "$cluster_come $left $cluster_turn; writes $group_lanes[0..31] $group_pc[0..31] $ready "
            "$parked $active $pc $group_wait[0..31] $group_need[0..31] $turn $blocked $yielded "
            "$UR[0..62] $UP[0..6] $left_off $cluster_mine $cluster_turn $cluster_come; trap: "
            "DEADLOCK: all threads of the warp wait for each other; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------z -------- -------- -------- "
            "-------- -------- -------- -------- .uuu1001 11000111",
        HAS_SLOTS(ucgabar_arv), HAS_CHOICES(ucgabar_arv),
            .note = "A cluster is one block here. A divergent warp arrives when its last group "
            "does.")
    FORM(VOLTA_UCGABAR_WAIT, "UCGABAR_WAIT", "UCGABAR_WAIT", "Wait at the barrier of the cluster",
        "UCGABAR_WAIT", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UCGABAR_WAIT",
        "reads $UP[UPg] $active $parked $ready $cluster_turn $cluster_mine $cluster_come $left "
            "$blocked $group_wait[0..31] $group_pc[0..31] $group_lanes[0..31] $turn $yielded "
            "$left_off $left_UR[0..2046] $left_UP[0..254]; writes $cluster_turn $cluster_come "
            "$group_wait[0..31] $group_need[0..31] $group_lanes[0..31] $group_pc[0..31] $active "
            "$parked $ready $blocked $pc $turn $yielded $UR[0..62] $UP[0..6] $left_off; trap: "
            "DEADLOCK: all threads of the warp wait for each other; waits; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .uuu1101 11000111",
        HAS_SLOTS(ucgabar_arv), HAS_CHOICES(ucgabar_arv),
            .note = "All threads of the blocks of a cluster wait for each other.")
    FORM(VOLTA_CGAERRBAR, "CGAERRBAR", "CGAERRBAR", "Cluster error barrier", "CGAERRBAR",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} CGAERRBAR",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- ..------ ----0--- -------- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp0101 10101011",
        HAS_SLOTS(bar_all), HAS_CHOICES(depbar_u),
            .note = "Waits until errors of the cluster are reported.")
    FORM(VOLTA_WARPGROUP, "WARPGROUP", "WARPGROUP", "Warpgroup synchronization", "WARPGROUP.ARRIVE",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} WARPGROUP.ARRIVE",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- ..------ ----0zzz zzzzzzzz zzzzzzzz ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1001 11000101",
        HAS_SLOTS(bar_all), HAS_CHOICES(depbar_u),
            .note = "Four warps start a matrix multiplication: orders what they did to registers "
            "before it (`wgmma.fence` of PTX). {inferred}")
    FORM(VOLTA_WARPGROUPSET, "WARPGROUPSET", "WARPGROUPSET", "Set warpgroup state",
        "WARPGROUPSET.AC", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} WARPGROUPSET.AC <URb>",
        "reads $UP[UPg] $UR[URb]; trap: not modelled: what it sets",
        "---zzzcc cccccccc ccccccc- -------- ----1zzz zzzzzzzz zzzzzzzz ???????? ???????? ???????? "
            "???????? ??uuuuuu ???????? ???????? .uuu1101 01011110",
        .not_executed = "not modelled: what it sets", HAS_SLOTS(warpgroupset),
            HAS_CHOICES(ucgabar_arv))
    FORM(VOLTA_USETMAXREG_U, "USETMAXREG.u", "USETMAXREG", title_usetmaxreg_u, "USETMAXREG",
        16, DOCUMENT, 0x80,
        "{@{!}<UPg>} USETMAXREG<POOL_OP> {<UPu>, }<URc>",
        "reads $UP[UPg] $UR[URc]; writes $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ????uuu? ?????1pp ??uuuuuu ???????? ???????? "
            "???????? ???????? ???????? ???????? .uuu0011 11001000",
        HAS_SLOTS(usetmaxreg_u), HAS_CHOICES(usetmaxreg_u), .note = note_usetmaxreg_u)
    FORM(VOLTA_USETMAXREG_I, "USETMAXREG.i", "USETMAXREG", title_usetmaxreg_u, "USETMAXREG",
        16, DOCUMENT, 0x80,
        "{@{!}<UPg>} USETMAXREG<POOL_OP> {<UPu>, }<REG_COUNT>",
        "reads $UP[UPg]; writes $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ????uuu? ?????1pp ???????? ???????? ???????? "
            "???????? rrrrrrrr ???????? ???????? .uuu1001 11001000",
        HAS_SLOTS(usetmaxreg_i), HAS_CHOICES(usetmaxreg_i), .note = note_usetmaxreg_u)
    FORM(VOLTA_USETSHMSZ_U, "USETSHMSZ.u", "USETSHMSZ", title_usetshmsz_u, "USETSHMSZ",
        16, DOCUMENT, 0x80,
        "{@{!}<UPg>} USETSHMSZ <URb>",
        "reads $UP[UPg] $UR[URb]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ??uuuuuu ???????? ???????? .uuu0011 11001001",
        HAS_SLOTS(warpgroupset), HAS_CHOICES(ucgabar_arv), .note = note_usetshmsz_u)
    FORM(VOLTA_USETSHMSZ_I, "USETSHMSZ.i", "USETSHMSZ", title_usetshmsz_u, "USETSHMSZ",
        16, DOCUMENT, 0x80,
        "{@{!}<UPg>} USETSHMSZ <UIMM>",
        effects_usetshmsz_i,
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu ???????? ???????? .uuu1001 11001001",
        HAS_SLOTS(usetshmsz_i), HAS_CHOICES(ucgabar_arv), .note = note_usetshmsz_u)
    FORM(VOLTA_ULEPC_N, "ULEPC.n", "ULEPC", title_ulepc_n, "ULEPC", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} ULEPC <URd>",
        effects_ulepc_n,
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? --uuuuuu .uuu0011 11001110",
        HAS_SLOTS(ulepc_n), HAS_CHOICES(ulepc_n), .note = note_ulepc_n)
    FORM(VOLTA_ULEPC_T, "ULEPC.t", "ULEPC", title_ulepc_n, "ULEPC", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} ULEPC <URd>, <LEPC_TARGET>",
        effects_ulepc_n,
        "---zzzcc cccccccc ccccccc- -------- ----1??? ??????ll llllllll llllllll llllllll llllllll "
            "llllllll llllllll llllllll --uuuuuu .uuu1001 11001110",
        .has_target = 1, HAS_SLOTS(ulepc_t), HAS_CHOICES(ulepc_n), .note = note_ulepc_n)
    FORM(VOLTA_NOP, "NOP", "NOP", "No operation", "NOP", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} NOP",
        "",
        "---zzzcc cccccccc ccccccc- -------- ----z--- -------- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 00011000",
        HAS_SLOTS(bar_all), HAS_CHOICES(bmov_r))
    FORM(VOLTA_EXIT, "EXIT", "EXIT", "Exit: end these threads", "EXIT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} EXIT{.KEEPREFCOUNT}{.PREEMPTED}{.NO_ATEXIT} {{!}<Pp>}",
        "reads $P[Pp] $P[Pg] $parked $active $left $come[0..15] $some[0..15] $yes[0..15] "
            "$asked[0..15] $blocked $group_wait[0..31] $group_need[0..31] $group_lanes[0..31] "
            "$ready $turn $group_pc[0..31] $yielded $left_off $left_UR[0..2046] $left_UP[0..254]; "
            "writes $active $left $come[0..15] $red_yes[0..15] $red_all[0..15] $group_wait[0..31] "
            "$group_need[0..31] $turn $pc $group_lanes[0..31] $group_pc[0..31] $ready $blocked "
            "$parked $yielded $UR[0..62] $UP[0..6] $left_off; trap: DEADLOCK: all threads of the "
            "warp wait for each other; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0npp pnpk---- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 01001101",
        HAS_SLOTS(exit), HAS_CHOICES(bssy))
    FORM(VOLTA_KILL, "KILL", "KILL", "Kill threads of discarded pixels", "KILL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} KILL {{!}<Pp>}",
        "reads $P[Pg] $P[Pp]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p??????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1001 01011011",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(yield),
            HAS_CHOICES(bssy), .note = "Ends the threads of pixels that are not drawn.")
    FORM(VOLTA_BRA_B, "BRA.b", "BRA", title_bra_b, "BRA", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BRA{.INC|.DEC}{.U|.DIV|.CONV}{.ANY} {{!}<Pp>, }<to>",
        effects_bra_b,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pdda--tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt ttttttbb -------- tttttttt .ppp1001 01000111",
        .has_target = 1, HAS_SLOTS(bra_b), HAS_CHOICES(bra_b))
    FORM(VOLTA_BRA_U, "BRA.u", "BRA", title_bra_b, "BRA", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} BRA{.INC|.DEC}(.\?\?\?0|.U){.ANY} {{!}<Pp>, }{!}<UPbra>, <to>",
        effects_bra_u,
        "---zzzcc cccccccc ccccccc- -------- ----1npp pdda??tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt0b ????nuuu tttttttt .ppp0101 01000111",
        .has_target = 1, HAS_SLOTS(bra_u), HAS_CHOICES(bra_u))
    FORM(VOLTA_BRA_DIV, "BRA_DIV", "BRA_DIV", "Branch on divergence", "BRA", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} BRA{.INC|.DEC}<BRA_UR_KIND> {{!}<Pp>, }{~}<URa>, <to>",
        "reads $P[Pp] $P[Pg] $UR[URa] $active $parked $ready $turn $UR[0..62] $UP[0..6] $left_off "
            "$group_lanes[0..31] $group_pc[0..31] $blocked $yielded $left_UR[0..2046] "
            "$left_UP[0..254]; writes $pc $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] "
            "$left_UP[0..254] $turn $active $group_wait[0..31] $group_need[0..31] $ready $blocked "
            "$parked $yielded $UR[0..62] $UP[0..6] $left_off; trap: not modelled: a test without a "
            "name; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1npp pdd---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt ttttttbb ?iuuuuuu tttttttt .ppp1001 01000111",
        .has_target = 1, HAS_SLOTS(bra_div), HAS_CHOICES(bra_div),
            .note = "Branches if the threads of the mask are divergent, or if they are convergent. "
            "Threads of the mask whose guard is false count as divergent: ptxas has `R2UR P0` and "
            "`@!P0 BRA.DIV` before operations with masks that may differ. {inferred}")
    FORM(VOLTA_JMP_B, "JMP.b", "JMP", title_jmp_b, "JMP", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} JMP{.INC|.DEC}{.U|.CONV} {{!}<Pp>, }<to>",
        effects_bra_b,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pdd????l llllllll llllllll llllllll llllllll "
            "llllllll lllllljj ???????? llllllll .ppp1001 01001010",
        .has_target = 1, HAS_SLOTS(jmp_b), HAS_CHOICES(jmp_b), .note = note_jmp_b)
    FORM(VOLTA_JMP_C, "JMP.c", "JMP", title_jmp_b, "JMP", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} JMP{.INC|.DEC}{.U|.CONV} {{!}<Pp>, }c[<C_BANK>][<C_OFFSET>]",
        "reads $P[Pp] $P[Pg] $active $parked $ready $turn $UR[0..62] $UP[0..6] $left_off "
            "$group_lanes[0..31] $group_pc[0..31] $blocked $yielded $left_UR[0..2046] "
            "$left_UP[0..254]; writes $pc $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] "
            "$left_UP[0..254] $turn $active $group_wait[0..31] $group_need[0..31] $ready $blocked "
            "$parked $yielded $UR[0..62] $UP[0..6] $left_off; read c.u32; trap: unaligned in `c`; "
            "branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----0npp pdd????? ???????? ???????? ?????ccc cccccccc "
            "cccccccc ??????jj ???????? ???????? .ppp1011 01001010",
        HAS_SLOTS(jmp_c), HAS_CHOICES(jmp_c), .note = note_jmp_b)
    FORM(VOLTA_JMP_U, "JMP.u", "JMP", title_jmp_b, "JMP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} JMP{.INC|.DEC}(.\?\?\?0|.U){.ANY} {{!}<Pp>, }{!}<UPbra>, <to>",
        effects_bra_u,
        "---zzzcc cccccccc ccccccc- -------- ----1npp pdda???l llllllll llllllll llllllll llllllll "
            "llllllll llllll0b ????nuuu llllllll .ppp0101 01001010",
        .has_target = 1, HAS_SLOTS(jmp_u), HAS_CHOICES(jmp_u), .note = note_jmp_b)
    FORM(VOLTA_JMP_UC, "JMP.uc", "JMP", title_jmp_b, "JMP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} JMP{.INC|.DEC}(.\?\?\?0|.U){.ANY} {{!}<Pp>, }{!}<UPbra>, "
            "c[<C_BANK>][<C_OFFSET>]",
        "reads $P[Pp] $UP[control_UPbra] $P[Pg] $active $parked $ready $turn $UR[0..62] $UP[0..6] "
            "$left_off $group_lanes[0..31] $group_pc[0..31] $blocked $yielded $left_UR[0..2046] "
            "$left_UP[0..254]; writes $pc $group_lanes[0..31] $group_pc[0..31] $left_UR[0..2046] "
            "$left_UP[0..254] $turn $active $group_wait[0..31] $group_need[0..31] $ready $blocked "
            "$parked $yielded $UR[0..62] $UP[0..6] $left_off; read c.u32; trap: unaligned in `c`; "
            "branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1npp pdda???? ???????? ???????? ?????ccc cccccccc "
            "cccccccc ??????0b ????nuuu ???????? .ppp0111 01001010",
        HAS_SLOTS(jmp_uc), HAS_CHOICES(jmp_uc), .note = note_jmp_b)
    FORM(VOLTA_BRX, "BRX", "BRX", "Indirect relative branch", "BRX", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BRX{.INC|.DEC} {{!}<Pp>, }<Ra> {<d>}",
        effects_brx,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pdd---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- rrrrrrrr tttttttt .ppp1001 01001001",
        HAS_SLOTS(brx), HAS_CHOICES(brx),
            .note = "The target is relative to the next instruction: the sum of a register pair "
            "and a number.")
    FORM(VOLTA_JMX, "JMX", "JMX", "Indirect absolute jump", "JMX", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} JMX{.INC|.DEC} {{!}<Pp>, }<Ra> {<d>}",
        effects_brx,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pdd???tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt?? rrrrrrrr tttttttt .ppp1001 01001100",
        HAS_SLOTS(brx), HAS_CHOICES(brx),
            .note = "The target is the sum of a register pair and a number.")
    FORM(VOLTA_BRXU_BRXU, "BRXU.BRXU", "BRXU", title_brxu_brxu, "BRXU", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} BRXU{.INC|.DEC} {{!}<Pp>, }<URa> {<d>}",
        effects_brxu_brxu,
        "---zzzcc cccccccc ccccccc- -------- ----1npp pdd???tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt?? ??uuuuuu tttttttt .ppp1001 01011000",
        HAS_SLOTS(brxu_brxu), HAS_CHOICES(brx))
    FORM(VOLTA_BRXU_JMXU, "BRXU.JMXU", "BRXU", title_brxu_brxu, "JMXU", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} JMXU{.INC|.DEC} {{!}<Pp>, }<URa> {<d>}",
        effects_brxu_brxu,
        "---zzzcc cccccccc ccccccc- -------- ----1npp pdd???tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt?? ??uuuuuu tttttttt .ppp1001 01011001",
        HAS_SLOTS(brxu_brxu), HAS_CHOICES(brx))
    FORM(VOLTA_CALL_AT, "CALL.at", "CALL", title_call_at, "CALL.ABS", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CALL.ABS{.NOINC} {{!}<Pp>, }<to>",
        effects_bra_b,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pn?????l llllllll llllllll llllllll llllllll "
            "llllllll llllll?? ???????? llllllll .ppp1001 01000011",
        .has_target = 1, HAS_SLOTS(call_at), HAS_CHOICES(jmp_b), .note = note_call_at)
    FORM(VOLTA_CALL_C, "CALL.c", "CALL", title_call_at, "CALL.ABS", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CALL.ABS{.NOINC} {{!}<Pp>, }<to>",
        "reads $P[Pp] $UR[URb] $UR[URb.n | 1] $P[Pg] $active $parked $ready $turn $UR[0..62] "
            "$UP[0..6] $left_off $group_lanes[0..31] $group_pc[0..31] $blocked $yielded "
            "$left_UR[0..2046] $left_UP[0..254]; writes $pc $group_lanes[0..31] $group_pc[0..31] "
            "$left_UR[0..2046] $left_UP[0..254] $turn $active $group_wait[0..31] "
            "$group_need[0..31] $ready $blocked $parked $yielded $UR[0..62] $UP[0..6] $left_off; "
            "read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects; "
            "branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----.npp pn?????? ???????? ???????? ?\?---ccc "
            "cccccccc cccccccc --uuuuuu ???????? ???????? .ppp1011 01000011",
        HAS_SLOTS(call_c), HAS_CHOICES(call_c), .note = note_call_at)
    FORM(VOLTA_CALL_R, "CALL.r", "CALL", title_call_at, "CALL.ABS", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CALL.ABS{.NOINC} {{!}<Pp>, }<Ra> {<to>}",
        effects_brx,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pn????tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt?? rrrrrrrr tttttttt .ppp0011 01000011",
        HAS_SLOTS(call_r), HAS_CHOICES(call_r), .note = note_call_at)
    FORM(VOLTA_CALL_REL, "CALL.rel", "CALL", title_call_at, "CALL.REL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CALL.REL{.NOINC} {{!}<Pp>, }<to>",
        effects_bra_b,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pn----tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- -------- tttttttt .ppp1001 01000100",
        .has_target = 1, HAS_SLOTS(call_rel), HAS_CHOICES(bra_div), .note = note_call_at)
    FORM(VOLTA_CALL_RR, "CALL.rr", "CALL", title_call_at, "CALL.REL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CALL.REL{.NOINC} {{!}<Pp>, }<Ra> <to>",
        effects_brx,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pn----tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- rrrrrrrr tttttttt .ppp0011 01000100",
        .has_target = 1, HAS_SLOTS(call_rr), HAS_CHOICES(bra_div), .note = note_call_at)
    FORM(VOLTA_CALL_UR, "CALL_UR", "CALL_UR", "Call function by uniform registers", "CALL.REL",
        16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} CALL.REL{.NOINC} {{!}<Pp>, }<URa> <to>",
        effects_brxu_brxu,
        "---zzzcc cccccccc ccccccc- -------- ----1npp pn----tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- ??uuuuuu tttttttt .ppp1001 01000100",
        .has_target = 1, HAS_SLOTS(call_ur), HAS_CHOICES(bra_div))
    FORM(VOLTA_RET_REL, "RET.rel", "RET", title_ret_rel, "RET.REL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} RET.REL{.NODEC} {{!}<Pp>, }<Ra> <to>",
        effects_brx,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pn0---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- rrrrrrrr tttttttt .ppp1001 01010000",
        .has_target = 1, HAS_SLOTS(ret_rel), HAS_CHOICES(bra_div), .note = note_ret_rel)
    FORM(VOLTA_RET_ABS, "RET.abs", "RET", title_ret_rel, "RET.ABS", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} RET.ABS{.NODEC} {{!}<Pp>, }<Ra> <to>",
        effects_brx,
        "---zzzcc cccccccc ccccccc- -------- ----0npp pn1---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- rrrrrrrr tttttttt .ppp1001 01010000",
        HAS_SLOTS(ret_abs), HAS_CHOICES(ret_abs), .note = note_ret_rel)
    FORM(VOLTA_RET_UR_REL, "RET_UR.rel", "RET_UR", title_ret_ur_rel, "RET.REL", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} RET.REL{.NODEC} {{!}<Pp>, }<URa> <to>",
        effects_brxu_brxu,
        "---zzzcc cccccccc ccccccc- -------- ----1npp pn0---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- ??uuuuuu tttttttt .ppp1001 01010000",
        .has_target = 1, HAS_SLOTS(ret_ur_rel), HAS_CHOICES(bra_div))
    FORM(VOLTA_RET_UR_ABS, "RET_UR.abs", "RET_UR", title_ret_ur_rel, "RET.ABS", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} RET.ABS{.NODEC} {{!}<Pp>, }<URa> <to>",
        effects_brxu_brxu,
        "---zzzcc cccccccc ccccccc- -------- ----1npp pn1---tt tttttttt tttttttt tttttttt tttttttt "
            "tttttttt tttttt-- ??uuuuuu tttttttt .ppp1001 01010000",
        HAS_SLOTS(ret_ur_abs), HAS_CHOICES(ret_abs))
    FORM(VOLTA_LEPC_N, "LEPC.n", "LEPC", title_lepc_n, "LEPC", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEPC <Rd>",
        effects_lepc_n,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr .ppp0011 01001110",
        HAS_SLOTS(b2r_b), HAS_CHOICES(bmov_r), .note = note_lepc_n)
    FORM(VOLTA_LEPC_T, "LEPC.t", "LEPC", title_lepc_n, "LEPC", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} LEPC <Rd>, <LEPC_TARGET>",
        effects_lepc_n,
        "---zzzcc cccccccc ccccccc- ..------ ----0??? ??????ll llllllll llllllll llllllll llllllll "
            "llllllll llllllll llllllll rrrrrrrr .ppp1001 01001110",
        .has_target = 1, HAS_SLOTS(lepc_t), HAS_CHOICES(depbar_u), .note = note_lepc_n)
    FORM(VOLTA_RTT, "RTT", "RTT", "Return from trap", "RTT", 16, DOCUMENT, 0x7f,
        "{@{!}<Pg>} RTT",
        "trap: not modelled: trap handlers",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1001 01001111",
        .not_executed = "not modelled: trap handlers", HAS_SLOTS(bar_all), HAS_CHOICES(bmov_r))
    FORM(VOLTA_PREEXIT, "PREEXIT", "PREEXIT", "Let dependent grids start", "PREEXIT",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} PREEXIT",
        "",
        "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1000 00101101",
        HAS_SLOTS(bar_all), HAS_CHOICES(depbar_u),
            .note = "Grids that depend on this one may start before it ends.")
    FORM(VOLTA_ACQBULK, "ACQBULK", "ACQBULK", "Wait for the grids that this one depends on",
        "ACQBULK", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ACQBULK",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1000 00101110",
        HAS_SLOTS(bar_all), HAS_CHOICES(depbar_u),
            .note = "What ptxas makes of `griddepcontrol.wait`.")
    FORM(VOLTA_BPT, "BPT", "BPT", "Breakpoint or trap", "BPT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BPT<BPT_KIND> {<BPT_NUMBER>}",
        "reads $P[Pg]; trap: BPT.TRAP; trap: not modelled: debuggers",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -bbb---- -------- -------- -------- -------- "
            "-------- ---bbb-- -------- -------- .ppp1001 01011100",
        HAS_SLOTS(bpt), HAS_CHOICES(bpt), .note = "Stops for the debugger, or traps.")
    FORM(VOLTA_F2F_N, "F2F.n", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rr-01--- -------- naffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100",
        HAS_SLOTS(f2f_n), HAS_CHOICES(f2f_n), .note = note_f2f_n)
    FORM(VOLTA_F2F_W, "F2F.w", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rr-10--- -------- n.hh-ccc cccccccc "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100",
        HAS_SLOTS(f2f_w), HAS_CHOICES(f2f_w), .note = note_f2f_n)
    FORM(VOLTA_F2F_DW, "F2F.dw", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rr-11--- -------- n.hh-ccc cccccccc "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00010000",
        HAS_SLOTS(f2f_w), HAS_CHOICES(f2f_w), .note = note_f2f_n)
    FORM(VOLTA_F2F_DF, "F2F.df", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rr-11--- -------- naffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00010000",
        HAS_SLOTS(f2f_n), HAS_CHOICES(f2f_n), .note = note_f2f_n)
    FORM(VOLTA_F2F_ND, "F2F.nd", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64)(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_nd,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f rr-ff--- -------- nadddddd dddddddd "
            "dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010000",
        HAS_SLOTS(f2f_nd), HAS_CHOICES(f2f_nd), .note = note_f2f_n)
    FORM(VOLTA_F2F_NB, "F2F.nb", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} F2F{.FTZ}.BF16(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -z10---f rr100--- -------- naffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100",
        HAS_SLOTS(f2f_nb), HAS_CHOICES(f2f_nb), .note = note_f2f_n)
    FORM(VOLTA_F2F_HB, "F2F.hb", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} F2F{.FTZ}.BF16(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -z01---f rr100--- -------- n.hh-ccc cccccccc "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000100",
        HAS_SLOTS(f2f_hb), HAS_CHOICES(f2f_hb), .note = note_f2f_n)
    FORM(VOLTA_F2F_DB, "F2F.db", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} F2F{.FTZ}.BF16(.F16|.F32|.F64){.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_nd,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -z11---f rr100--- -------- nadddddd dddddddd "
            "dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010000",
        HAS_SLOTS(f2f_db), HAS_CHOICES(f2f_db), .note = note_f2f_n)
    FORM(VOLTA_F2F_BN, "F2F.bn", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64).BF16{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -1zz---f rrzff--- -------- n.hh-ccc cccccccc "
            "bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00000100",
        HAS_SLOTS(f2f_bn), HAS_CHOICES(f2f_bn), .note = note_f2f_n)
    FORM(VOLTA_F2F_BD, "F2F.bd", "F2F", title_f2f_n, "F2F", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} F2F{.FTZ}(.F16|.F32|.F64).BF16{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -1zz---f rrz11--- -------- n.hh-ccc cccccccc "
            "bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00010000",
        HAS_SLOTS(f2f_bn), HAS_CHOICES(f2f_bn), .note = note_f2f_n)
    FORM(VOLTA_F2I_H, "F2I.h", "F2I", title_f2i_h, "F2I", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2I{.FTZ}{<DST_INT>}{.F16|.F64}{<ROUND>}{.NTZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rrndd--d -------- n.hh-ccc cccccccc "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000101",
        HAS_SLOTS(f2i_h), HAS_CHOICES(f2i_h), .note = note_f2i_h)
    FORM(VOLTA_F2I_S, "F2I.s", "F2I", title_f2i_h, "F2I", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2I{.FTZ}{<DST_INT>}{.F16|.F64}{<ROUND>}{.NTZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rrndd--d -------- naffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000101",
        HAS_SLOTS(f2i_s), HAS_CHOICES(f2i_s), .note = note_f2i_h)
    FORM(VOLTA_F2I_HD, "F2I.hd", "F2I", title_f2i_h, "F2I", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2I{.FTZ}{<DST_INT>}{.F16|.F64}{<ROUND>}{.NTZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rrn11--d -------- n.hh-ccc cccccccc "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00010001",
        HAS_SLOTS(f2i_h), HAS_CHOICES(f2i_h), .note = note_f2i_h)
    FORM(VOLTA_F2I_SD, "F2I.sd", "F2I", title_f2i_h, "F2I", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2I{.FTZ}{<DST_INT>}{.F16|.F64}{<ROUND>}{.NTZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rrn11--d -------- naffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00010001",
        HAS_SLOTS(f2i_s), HAS_CHOICES(f2i_s), .note = note_f2i_h)
    FORM(VOLTA_F2I_D, "F2I.d", "F2I", title_f2i_h, "F2I", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} F2I{.FTZ}{<DST_INT>}{.F16|.F64}{<ROUND>}{.NTZ} <Rd>, <b>",
        effects_f2i_d,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f rrndd--d -------- nadddddd dddddddd "
            "dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010001",
        HAS_SLOTS(f2i_d), HAS_CHOICES(f2i_d), .note = note_f2i_h)
    FORM(VOLTA_F2I_B, "F2I.b", "F2I", title_f2i_h, "F2I", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} F2I{.FTZ}{<DST_INT>}.BF16{<ROUND>}{.NTZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -1zz---f rrndd--d -------- n.hh-ccc cccccccc "
            "bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00000101",
        HAS_SLOTS(f2i_b), HAS_CHOICES(f2f_bn), .note = note_f2i_h)
    FORM(VOLTA_F2I_BD, "F2I.bd", "F2I", title_f2i_h, "F2I", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} F2I{.FTZ}{<DST_INT>}.BF16{<ROUND>}{.NTZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -1zz---f rrn11--d -------- n.hh-ccc cccccccc "
            "bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00010001",
        HAS_SLOTS(f2i_b), HAS_CHOICES(f2f_bn), .note = note_f2i_h)
    FORM(VOLTA_I2F_B, "I2F.b", "I2F", title_i2f_b, "I2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} I2F{.F16|.F64}{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --00---- rr-dds-- -------- --bb-ccc cccccccc "
            "cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_b))
    FORM(VOLTA_I2F_H, "I2F.h", "I2F", title_i2f_b, "I2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} I2F{.F16|.F64}{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --01---- rr-dds-- -------- --hh-ccc cccccccc "
            "cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110",
        HAS_SLOTS(i2f_h), HAS_CHOICES(i2f_h))
    FORM(VOLTA_I2F_W, "I2F.w", "I2F", title_i2f_b, "I2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} I2F{.F16|.F64}{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --10---- rr-dds-- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000110",
        HAS_SLOTS(i2f_w), HAS_CHOICES(i2f_w))
    FORM(VOLTA_I2F_BD, "I2F.bd", "I2F", title_i2f_b, "I2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} I2F{.F16|.F64}{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --00---- rr-11s-- -------- --bb-ccc cccccccc "
            "cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00010010",
        HAS_SLOTS(i2f_b), HAS_CHOICES(i2f_b))
    FORM(VOLTA_I2F_HD, "I2F.hd", "I2F", title_i2f_b, "I2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} I2F{.F16|.F64}{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --01---- rr-11s-- -------- --hh-ccc cccccccc "
            "cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00010010",
        HAS_SLOTS(i2f_h), HAS_CHOICES(i2f_h))
    FORM(VOLTA_I2F_WD, "I2F.wd", "I2F", title_i2f_b, "I2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} I2F{.F16|.F64}{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_dw,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --10---- rr-11s-- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00010010",
        HAS_SLOTS(i2f_w), HAS_CHOICES(i2f_w))
    FORM(VOLTA_I2F_D, "I2F.d", "I2F", title_i2f_b, "I2F", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} I2F{.F16|.F64}{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2i_d,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --11---- rr-dds-- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00010010",
        HAS_SLOTS(i2f_w), HAS_CHOICES(i2f_d))
    FORM(VOLTA_I2F_BB, "I2F.bb", "I2F", title_i2f_b, "I2F.BF16", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} I2F.BF16{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- --00---- rr100s-- -------- --bb-ccc cccccccc "
            "cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110",
        HAS_SLOTS(i2f_bb), HAS_CHOICES(i2f_bb))
    FORM(VOLTA_I2F_HB, "I2F.hb", "I2F", title_i2f_b, "I2F.BF16", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} I2F.BF16{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- --01---- rr100s-- -------- --hh-ccc cccccccc "
            "cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00000110",
        HAS_SLOTS(i2f_hb), HAS_CHOICES(i2f_hb))
    FORM(VOLTA_I2F_WB, "I2F.wb", "I2F", title_i2f_b, "I2F.BF16", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} I2F.BF16{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- rr100s-- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000110",
        HAS_SLOTS(i2f_wb), HAS_CHOICES(i2f_wb))
    FORM(VOLTA_I2F_DB, "I2F.db", "I2F", title_i2f_b, "I2F.BF16", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} I2F.BF16{<SRC_INT>}{.RM|.RP|.RZ} <Rd>, <b>",
        effects_f2f_nd,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- --11---- rr100s-- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00010010",
        HAS_SLOTS(i2f_wb), HAS_CHOICES(i2f_db))
    FORM(VOLTA_FRND_H, "FRND.h", "FRND", title_frnd_h, "FRND", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FRND{.FTZ}{.F16|.F64}{<ROUND>} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f rr-01--- -------- n.hh-ccc cccccccc "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000111",
        HAS_SLOTS(frnd_h), HAS_CHOICES(frnd_h))
    FORM(VOLTA_FRND_S, "FRND.s", "FRND", title_frnd_h, "FRND", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FRND{.FTZ}{.F16|.F64}{<ROUND>} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f rr-10--- -------- naffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00000111",
        HAS_SLOTS(frnd_s), HAS_CHOICES(frnd_s))
    FORM(VOLTA_FRND_D, "FRND.d", "FRND", title_frnd_h, "FRND", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FRND{.FTZ}{.F16|.F64}{<ROUND>} <Rd>, <b>",
        effects_f2i_d,
        "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f rr-11--- -------- nadddddd dddddddd "
            "dddddddd rrrrrrrr -------- rrrrrrrr .ppp...1 00010011",
        HAS_SLOTS(frnd_d), HAS_CHOICES(frnd_d))
    FORM(VOLTA_FRND_B, "FRND.b", "FRND", title_frnd_h, "FRND", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} FRND{.FTZ}.BF16{<ROUND>} <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -100---f rr100--- -------- n.hh-ccc cccccccc "
            "bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00000111",
        HAS_SLOTS(frnd_b), HAS_CHOICES(f2f_bn))
    FORM(VOLTA_I2I, "I2I", "I2I", "Convert integer to integer, saturating", "I2I",
        16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} I2I(.U8|.S8|.U16|.S16).S32.SAT <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -------- --nn---- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...0 00111000",
        HAS_SLOTS(i2i), HAS_CHOICES(i2i),
            .note = "Narrows an integer; values out of range become the nearest limit.")
    FORM(VOLTA_F2FP_P, "F2FP.p", "F2FP", title_f2fp_p, "F2FP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} F2FP<m>.PACK_AB{.RZ} <Rd>, <Ra>{.reuse}, <b>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra]; writes $R[Rd]; read c.u32; trap: not "
            "modelled: F2FP with these formats; trap: unaligned in `c`; trap: the constants that a "
            "handle selects; trap: undefined rounding",
        "---zrrcc cccccccc ccccccc- -------- ----.--- ff----0p p0sbr--- -------- ffffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_p), HAS_CHOICES(f2fp_p), .note = note_f2fp_p)
    FORM(VOLTA_F2FP_RS, "F2FP.rs", "F2FP", title_f2fp_p, "F2FP", 16, DOCUMENT, 0x38,
        "{@{!}<Pg>} F2FP{.SATFINITE}{.RELU}{.BF16}.PACK_AB.RS.7b <Rd>, <Ra>{.reuse}, <b>, "
            "<Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: not modelled: rounding by random bits; trap: unaligned in `c`; trap: the "
            "constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.??? ?-????10 00sbr--- rrrrrrrr ffffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111110",
        .not_executed = "not modelled: rounding by random bits", HAS_SLOTS(f2fp_rs),
            HAS_CHOICES(f2fp_rs), .note = note_f2fp_p)
    FORM(VOLTA_F2FP_M, "F2FP.m", "F2FP", title_f2fp_p, "F2FP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} F2FP<m>.MERGE_C{.RZ} <Rd>, <b>, <Rc>{.reuse}{.H1}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not "
            "modelled: F2FP with these formats; trap: unaligned in `c`; trap: the constants that a "
            "handle selects; trap: undefined rounding",
        "---rrzcc cccccccc ccccccc- -------- ----.--- ff----0p p1sbr--h rrrrrrrr ffffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_m), HAS_CHOICES(f2fp_p), .note = note_f2fp_p)
    FORM(VOLTA_F2FP_MC, "F2FP.mc", "F2FP", title_f2fp_p, "F2FP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} F2FP<m>.MERGE_C{.RZ} <Rd>, <Rc>{.reuse}, <c>{.H1}",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not "
            "modelled: F2FP with these formats; trap: unaligned in `c`; trap: the constants that a "
            "handle selects; trap: undefined rounding",
        "---zrzcc cccccccc ccccccc- -------- ----.--- ff----0p p1sbr--h rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff -------- rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_mc), HAS_CHOICES(f2fp_mc), .note = note_f2fp_p)
    FORM(VOLTA_F2IP_B, "F2IP.b", "F2IP", title_f2ip_b, "F2IP", 16, DOCUMENT, 0xf0,
        "{@{!}<Pg>} F2IP<F2IP_TYPE>.F32{<F2IP_RND>}{.NTZ}{.RELU} <Rd>, <Ra>{.reuse}, <b>, "
            "<Rc>{.reuse}{.H1}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: the constants that a handle selects; trap: not "
            "modelled: H1 and RELU; trap: not modelled: NaN as a byte; trap: undefined modes",
        "---rrrcc cccccccc ccccccc- ..------ ----.--- -------- ffffrf-h rrrrrrrr ffffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 01000011",
        HAS_SLOTS(f2ip_b), HAS_CHOICES(f2ip_b), .note = note_f2ip_b)
    FORM(VOLTA_F2IP_C, "F2IP.c", "F2IP", title_f2ip_b, "F2IP", 16, DOCUMENT, 0xf0,
        "{@{!}<Pg>} F2IP<F2IP_TYPE>.F32{<F2IP_RND>}{.NTZ}{.RELU} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, "
            "<c>{.H1}",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects; trap: not modelled: H1 "
            "and RELU; trap: not modelled: NaN as a byte; trap: undefined modes",
        "---zrrcc cccccccc ccccccc- ..------ ----.--- -------- ffffrf-h rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 01000011",
        HAS_SLOTS(f2ip_c), HAS_CHOICES(f2ip_c), .note = note_f2ip_b)
    FORM(VOLTA_I2FP, "I2FP", "I2FP", "Convert integer to FP32 in the arithmetic pipe", "I2FP.F32",
        16, DOCUMENT, 0xf0,
        "{@{!}<Pg>} I2FP.F32(.U32|.S32){<I2FP_RND>} <Rd>, <b>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned "
            "in `c`; trap: the constants that a handle selects; trap: undefined rounding",
        "---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- ii010i-- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...0 01000101",
        HAS_SLOTS(i2fp), HAS_CHOICES(i2f_wb),
            .note = "Executed by the arithmetic pipe, unlike I2F.")
    FORM(VOLTA_I2IP, "I2IP", "I2IP", "Convert integers, saturating, and pack", "I2IP",
        16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} I2IP<PACKED>.S32<m> <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}{<h>}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: undefined saturation; trap: unaligned in `c`; trap: the constants that a handle "
            "selects; trap: not modelled: H1",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -pppii.. rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111001",
        HAS_SLOTS(i2ip), HAS_CHOICES(i2ip),
            .note = "Narrows integers; values out of range become the nearest limit. The result is "
            "inserted below a part of the third source.")
    FORM(VOLTA_DADD_R, "DADD.r", "DADD", title_dadd_r, "DADD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DADD{.RM|.RP|.RZ} <Rd>, <a>, <b>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]",
        "---rzrcc cccccccc ccccccc- -------- ----0--- -------- rr--n..n rrrrrrrr -------- -------- "
            "-------- -------- rrrrrrrr rrrrrrrr .ppp0010 00101001",
        HAS_SLOTS(dadd_r), HAS_CHOICES(dadd_r))
    FORM(VOLTA_DADD_C, "DADD.c", "DADD", title_dadd_r, "DADD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DADD{.RM|.RP|.RZ} <Rd>, <a>, <b>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $UR[URb] $UR[URb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; "
            "read c.u64; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---zzrcc cccccccc ccccccc- -------- ----.--- -------- rr----.n -------- dddddddd dddddddd "
            "dddddddd dddddddd rrrrrrrr rrrrrrrr .ppp...0 00101001",
        HAS_SLOTS(dadd_c), HAS_CHOICES(dadd_c))
    FORM(VOLTA_DMUL, "DMUL", "DMUL", "FP64 multiply", "DMUL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DMUL{.RM|.RP|.RZ} <Rd>, <a>, <b>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[URb] $UR[URb.n | 1]; writes "
            "$R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: the constants that a "
            "handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------- rr----.n -------- nadddddd dddddddd "
            "dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00101000",
        HAS_SLOTS(dmul), HAS_CHOICES(dmul))
    FORM(VOLTA_DFMA_B, "DFMA.b", "DFMA", title_dfma_b, "DFMA", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DFMA{.RM|.RP|.RZ} <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[URb] $UR[URb.n | 1] $R[Rc] "
            "$R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: "
            "the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -------- rr--n..n rrrrrrrr nadddddd dddddddd "
            "dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00101011",
        HAS_SLOTS(dfma_b), HAS_CHOICES(dfma_b), .note = note_dfma_b)
    FORM(VOLTA_DFMA_C, "DFMA.c", "DFMA", title_dfma_b, "DFMA", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DFMA{.RM|.RP|.RZ} <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $UR[URb] $UR[URb.n | 1]; writes "
            "$R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: the constants that a "
            "handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------- rr--n..n rrrrrrrr dddddddd dddddddd "
            "dddddddd dddddddd rrrrrrrr rrrrrrrr .ppp...0 00101011",
        HAS_SLOTS(dfma_c), HAS_CHOICES(dfma_c), .note = note_dfma_b)
    FORM(VOLTA_DSETP, "DSETP", "DSETP", "FP64 compare and set predicate", "DSETP",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} DSETP<DOUBLE_CMP><BOP> <Pu>, <Pv>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[URb] $UR[URb.n | 1] $P[Pp]; "
            "writes $P[Pu] $P[Pv]; read c.u64; trap: unaligned in `c`; trap: the constants that a "
            "handle selects; trap: undefined operation",
        "---rzrcc cccccccc ccccccc- -------- ----.npp ppppppp- ddddbb.n -------- nadddddd dddddddd "
            "dddddddd rrrrrrrr rrrrrrrr -------- .ppp...0 00101010",
        HAS_SLOTS(dsetp), HAS_CHOICES(dsetp),
            .note = "The first predicate is the result of the comparison, combined with the source "
            "predicate; the second is the inverse of the comparison, combined in the same way. MIN "
            "and MAX take the codes of F and T in other comparisons: with them the first predicate "
            "says that the minimum or maximum is the first source, the second that both are NaN.")
    FORM(VOLTA_FADD, "FADD", "FADD", "FP32 add", "FADD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FADD{.FTZ}{.RM|.RP|.RZ}{.SAT} <Rd>, <a>, <b>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects",
        "---rzrcc cccccccc ccccccc- -------- ----.--- -------f rrs---.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100001",
        HAS_SLOTS(fadd), HAS_CHOICES(fadd))
    FORM(VOLTA_FMUL, "FMUL", "FMUL", "FP32 multiply", "FMUL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FMUL{.FMZ|.FTZ}{<POWER>}{.RM|.RP|.RZ}{.SAT} <Rd>, <a>, <b>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects; trap: undefined scale",
        "---zrrcc cccccccc ccccccc- -------- ----.--- -ppp---f rrsf--.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100000",
        HAS_SLOTS(fmul), HAS_CHOICES(fmul))
    FORM(VOLTA_FFMA_B, "FFMA.b", "FFMA", title_ffma_b, "FFMA", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FFMA{.FMZ|.FTZ}{.RM|.RP|.RZ}{.SAT} <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -------f rrsfn..n rrrrrrrr naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100011",
        HAS_SLOTS(ffma_b), HAS_CHOICES(ffma_b), .note = note_dfma_b)
    FORM(VOLTA_FFMA_C, "FFMA.c", "FFMA", title_ffma_b, "FFMA", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FFMA{.FMZ|.FTZ}{.RM|.RP|.RZ}{.SAT} <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra] $R[Rc] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------f rrsfn..n rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00100011",
        HAS_SLOTS(ffma_c), HAS_CHOICES(ffma_c), .note = note_dfma_b)
    FORM(VOLTA_FMNMX_N, "FMNMX.n", "FMNMX", title_fmnmx_n, "FMNMX", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FMNMX<m> <Rd>, <a>, <b>, {!}<Pp>",
        effects_fmnmx_n,
        "---zrrcc cccccccc ccccccc- -------- ----.npp p-----nf ------.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001001",
        HAS_SLOTS(fmnmx_n), HAS_CHOICES(fmnmx_n), .note = note_fmnmx_n)
    FORM(VOLTA_FMNMX_X, "FMNMX.x", "FMNMX", title_fmnmx_n, "FMNMX", 16, DOCUMENT, 0xf0,
        "{@{!}<Pg>} FMNMX{.FTZ}{.NAN}.XORSIGN <Rd>, <a>, <b>, {!}<Pp>",
        effects_fmnmx_n,
        "---zrrcc cccccccc ccccccc- ..------ ----.npp p----1nf ------.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001001",
        HAS_SLOTS(fmnmx_n), HAS_CHOICES(fmnmx_x), .note = note_fmnmx_n)
    FORM(VOLTA_FMNMX_ISA, "FMNMX.isa", "FMNMX", title_fmnmx_n, "FMNMX", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} FMNMX{.FTZ}{.NAN}{.XORSIGN}.IS_A <Rd>, <Pv>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $R[Rd] $P[Pv]; read "
            "c.u32; trap: not modelled: IS_A; trap: unaligned in `c`; trap: the constants that a "
            "handle selects",
        "---zrrcc cccccccc ccccccc- ..------ ----.npp pppp-xnf ------.n ------1- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001001",
        .not_executed = "not modelled: IS_A", HAS_SLOTS(fmnmx_isa), HAS_CHOICES(fmnmx_isa),
            .note = note_fmnmx_n)
    FORM(VOLTA_FSEL, "FSEL", "FSEL", "FP32 select by predicate", "FSEL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FSEL{.FTZ} <Rd>, <a>, <b>, {!}<Pp>",
        effects_fmnmx_n,
        "---zrrcc cccccccc ccccccc- -------- ----.npp p------f ------.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001000",
        HAS_SLOTS(fsel), HAS_CHOICES(fsel), .note = "The sources may be negated.")
    FORM(VOLTA_FSET, "FSET", "FSET", "FP32 compare and set", "FSET.BF", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FSET.BF<FLOAT_CMP>{.FTZ}<BOP> <Rd>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: the constants that a handle selects; trap: undefined "
            "operation",
        "---zrrcc cccccccc ccccccc- -------- ----.npp p------f ffffbb.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00001010",
        HAS_SLOTS(fset), HAS_CHOICES(fsel), .note = "The result is 1.0 or 0.0.")
    FORM(VOLTA_FSETP, "FSETP", "FSETP", "FP32 compare and set predicate", "FSETP",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FSETP<FLOAT_CMP>{.FTZ}<BOP> <Pu>, <Pv>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $P[Pu] $P[Pv]; read "
            "c.u32; trap: unaligned in `c`; trap: the constants that a handle selects; trap: "
            "undefined operation",
        "---zrrcc cccccccc ccccccc- -------- ----.npp pppppppf ffffbb.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr -------- .ppp...0 00001011",
        HAS_SLOTS(fsetp), HAS_CHOICES(fsel), .note = note_fsetp)
    FORM(VOLTA_FCHK, "FCHK", "FCHK", "FP32 division range check", "FCHK", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FCHK <Pu>, <a>, <b>",
        "reads $P[Pg]; writes $P[Pu]",
        "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------.n -------- naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr -------- .ppp...1 00000010",
        HAS_SLOTS(fchk), HAS_CHOICES(fmul),
            .note = "The predicate is set if a division needs the slow path. Which exponents need "
            "it is not known; the slow path is right for all, so it is always set. {inferred}")
    FORM(VOLTA_FSWZADD, "FSWZADD", "FSWZADD", "FP32 swizzle add", "FSWZADD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FSWZADD{.FTZ}{.RM|.RP|.RZ}{.NDV} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, "
            "(PP|PN|NP|ZP)(PP|PN|NP|ZP)(PP|PN|NP|ZP)(PP|PN|NP|ZP)",
        "reads $P[Pg] $R[Ra] $R[Rc]; writes $R[Rd]; trap: not modelled: flushing where nothing is "
            "added",
        "---rzrcc cccccccc ccccccc- -------- ----0--- -------f rrn----- rrrrrrrr -------- -------- "
            "-------- ssssssss rrrrrrrr rrrrrrrr .ppp1000 00100010",
        HAS_SLOTS(fswzadd), HAS_CHOICES(bmov_r),
            .note = "Adds with different signs for each of four neighbouring threads. A pair of "
            "letters specifies the signs of the two sources of one thread: plus, minus, zero. The "
            "first pair is for the first of four threads.")
    FORM(VOLTA_MUFU_R, "MUFU.r", "MUFU", title_mufu_r, "MUFU", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} MUFU<MUFU_OP> <Rd>, <b>",
        effects_mufu_r,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmm-- -------- n.---ccc cccccccc "
            "cccccccc rrrrrrrr -------- rrrrrrrr .ppp...1 00001000",
        HAS_SLOTS(mufu_r), HAS_CHOICES(mufu_r), .note = note_mufu_r)
    FORM(VOLTA_MUFU_S, "MUFU.s", "MUFU", title_mufu_r, "MUFU", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} MUFU<MUFU_OP> <Rd>, <FIMM>",
        "reads $P[Pg]; writes $R[Rd]; trap: undefined function",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm-- -------- ffffffff ffffffff "
            "ffffffff ffffffff -------- rrrrrrrr .ppp1001 00001000",
        HAS_SLOTS(mufu_s), HAS_CHOICES(mufu_s), .note = note_mufu_r)
    FORM(VOLTA_MUFU_D, "MUFU.d", "MUFU", title_mufu_r, "MUFU", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} MUFU<MUFU_OP> <Rd>, <DIMM>",
        effects_lmembase_g,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --011m-- -------- dddddddd dddddddd "
            "dddddddd dddddddd -------- rrrrrrrr .ppp1001 00001000",
        HAS_SLOTS(mufu_d), HAS_CHOICES(mufu_s), .note = note_mufu_r)
    FORM(VOLTA_MUFU_H, "MUFU.h", "MUFU", title_mufu_r, "MUFU", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} MUFU<MUFU_OP>.F16 <Rd>, <b>",
        effects_mufu_r,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmm.- -------- n.hh-ccc cccccccc "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...1 00001000",
        HAS_SLOTS(mufu_h), HAS_CHOICES(mufu_h), .note = note_mufu_r)
    FORM(VOLTA_MUFU_B, "MUFU.b", "MUFU", title_mufu_r, "MUFU", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} MUFU<MUFU_OP>.BF16 <Rd>, <b>",
        effects_mufu_r,
        "---zrzcc cccccccc ccccccc- ..------ ----.--- -------- --mmmm10 -------- n.hh-ccc cccccccc "
            "bbbbbbbb rrrrrrrr -------- rrrrrrrr .ppp...1 00001000",
        HAS_SLOTS(mufu_b), HAS_CHOICES(f2f_bn), .note = note_mufu_r)
    FORM(VOLTA_F2FP_FP8_P, "F2FP_FP8.p", "F2FP_FP8", title_f2fp_fp8_p, "F2FP", 16, DOCUMENT, 0xc0,
        "{@{!}<Pg>} F2FP{.SATFINITE}{.RELU}(.E5M2|.E4M3).F32.PACK_AB_MERGE_C <Rd>, <Ra>{.reuse}, "
            "<b>, <Rc>{.reuse}{.H1}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- ..------ ----.10- 10----zz z1sff00c rrrrrrrr ffffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_fp8_p), HAS_CHOICES(f2fp_fp8_p), .note = note_f2fp_fp8_p)
    FORM(VOLTA_F2FP_FP8_PC, "F2FP_FP8.pc", "F2FP_FP8", title_f2fp_fp8_p, "F2FP", 16, DOCUMENT, 0xc0,
        "{@{!}<Pg>} F2FP{.SATFINITE}{.RELU}(.E5M2|.E4M3).F32.PACK_AB_MERGE_C <Rd>, <Ra>{.reuse}, "
            "<Rc>{.reuse}, <c>{.H1}",
        effects_f2fp_fp8_pc,
        "---zrrcc cccccccc ccccccc- ..------ ----.10- 10----zz z1sff00c rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_fp8_pc), HAS_CHOICES(f2fp_fp8_pc), .note = note_f2fp_fp8_p)
    FORM(VOLTA_F2FP_FP8_H, "F2FP_FP8.h", "F2FP_FP8", title_f2fp_fp8_p, "F2FP", 16, DOCUMENT, 0xc0,
        "{@{!}<Pg>} F2FP{.SATFINITE}{.RELU}(.E5M2|.E4M3).F16.UNPACK_B_MERGE_C <Rd>, <b>, "
            "<Rc>{.reuse}{.H1}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects",
        "---rrzcc cccccccc ccccccc- ..------ ----.10- 10----zz z0sff01c rrrrrrrr ffffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_fp8_h), HAS_CHOICES(f2fp_fp8_p), .note = note_f2fp_fp8_p)
    FORM(VOLTA_F2FP_FROM_FP8, "F2FP_FROM_FP8", "F2FP_FROM_FP8", "Convert from FP8 and unpack",
        "F2FP", 16, DOCUMENT, 0xc0,
        "{@{!}<Pg>} F2FP{.SATFINITE}{.RELU}(.F16|.BF16)(.E5M2|.E4M3).UNPACK_B <Rd>, <b>{.H1}",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- ..------ ----.01b 00----zz z0swf1f- -------- ffffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_from_fp8), HAS_CHOICES(f2fp_fp8_p),
            .note = "Converts two FP8 numbers to FP16 or BF16.")
    FORM(VOLTA_F2FP_TF32, "F2FP_TF32", "F2FP_TF32", "Convert FP32 to TF32", "F2FP",
        16, DOCUMENT, 0xc0,
        "{@{!}<Pg>} F2FP{.SATFINITE}{.RELU}.TF32.F32.PACK_B{.RZ} <Rd>, <b>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned "
            "in `c`; trap: the constants that a handle selects; trap: not modelled: saturation of "
            "TF32; trap: undefined rounding",
        "---zrzcc cccccccc ccccccc- ..------ ----.01- 01----zt t1s1f00- -------- ffffffff ffffffff "
            "ffffffff rrrrrrrr -------- rrrrrrrr .ppp...0 00111110",
        HAS_SLOTS(f2fp_tf32), HAS_CHOICES(f2fp_fp8_p),
            .note = "TF32 is an FP32 number whose lowest 13 bits are zero.")
    FORM(VOLTA_AL2P, "AL2P", "AL2P", "Attribute address, logical to physical", "AL2P",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} AL2P <Rd>, <Ra>, 0x0",
        effects_al2p,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr .ppp1001 00100000",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(al2p),
            HAS_CHOICES(bmov_r), .note = "The result is the physical address of an attribute.")
    FORM(VOLTA_ALD_A, "ALD.a", "ALD", title_ald_a, "ALD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} ALD{.O} <Rd>, a[<ATTR>]{, <Rb>}",
        "reads $P[Pg] $R[Rb]; writes $R[Rd]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? o??????? ???????? ???????? ??????aa "
            "aaaaaaaa rrrrrrrr 11111111 rrrrrrrr .ppp0011 00100001",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ald_a),
            HAS_CHOICES(ald_a))
    FORM(VOLTA_ALD_R, "ALD.r", "ALD", title_ald_a, "ALD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} ALD{.O}.PHYS <Rd>, a[<Ra>]{, <Rb>}",
        effects_ald_r,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? o??????? ???????? ???????? ???????? "
            "???????? rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 00100001",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ald_r),
            HAS_CHOICES(ald_a))
    FORM(VOLTA_ALD_U, "ALD.u", "ALD", title_ald_a, "ALD", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} ALD{.O} <Rd>, a[<URa>]{, <Rb>}",
        "reads $P[Pg] $UR[URa] $R[Rb]; writes $R[Rd]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? o??????? ???????? ???????? ???????? "
            "???????? rrrrrrrr ??uuuuuu rrrrrrrr .ppp0101 00100001",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ald_u),
            HAS_CHOICES(ald_a))
    FORM(VOLTA_AST_A, "AST.a", "AST", title_ast_a, "AST", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} AST a[<ATTR>], <Rb>{, <Rc>}",
        "reads $P[Pg] $R[Rb] $R[Rc]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr ???????? ??????aa "
            "aaaaaaaa rrrrrrrr 11111111 ???????? .ppp0011 00100010",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ast_a),
            HAS_CHOICES(ast_a))
    FORM(VOLTA_AST_R, "AST.r", "AST", title_ast_a, "AST.PHYS", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} AST.PHYS a[<Ra>], <Rb>{, <Rc>}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? rrrrrrrr rrrrrrrr ???????? .ppp0011 00100010",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ast_r),
            HAS_CHOICES(ast_a))
    FORM(VOLTA_AST_U, "AST.u", "AST", title_ast_a, "AST", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} AST a[<URa>], <Rb>{, <Rc>}",
        "reads $P[Pg] $UR[URa] $R[Rb] $R[Rc]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? rrrrrrrr ??uuuuuu ???????? .ppp0101 00100010",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ast_u),
            HAS_CHOICES(ast_a))
    FORM(VOLTA_IPA_A, "IPA.a", "IPA", title_ipa_a, "IPA", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IPA<IPA_MODE>{.CENTROID|.OFFSET} <Rd>{, <Pu>}, a[<ATTR_IPA>]{, <IPA_POINT>}",
        effects_ipa_a,
        "---zzzcc cccccccc ccccccc- -------- ----.??? ????ppp? iiii???? aaaaaaaa iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii ???????? rrrrrrrr .ppp...1 00100110",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ipa_a),
            HAS_CHOICES(ipa_a))
    FORM(VOLTA_IPA_U, "IPA.u", "IPA", title_ipa_a, "IPA", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} IPA<IPA_MODE>{.CENTROID|.OFFSET} <Rd>{, <Pu>}, a[<URa>+<ATTR_IPA>]",
        "reads $P[Pg] $UR[URa]; writes $R[Rd] $P[Pu]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ????ppp? ii0i???? aaaaaaaa ???????? ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr .ppp0101 00100110",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ipa_u),
            HAS_CHOICES(b2r_r))
    FORM(VOLTA_OUT_F, "OUT.f", "OUT", title_out_f, "OUT.FINAL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} OUT.FINAL, <Ra>",
        "reads $P[Pg] $R[Ra]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ???????? ???????? ???????? "
            "???????? ???????? rrrrrrrr ???????? .ppp0011 00100100",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(setctaid),
            HAS_CHOICES(out_f))
    FORM(VOLTA_OUT_R, "OUT.r", "OUT", title_out_f, "OUT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} OUT<OUT_OP> <Rd>, <Ra>, <Rb>",
        effects_ald_r,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? oo?????? ???????? ???????? ???????? "
            "???????? rrrrrrrr rrrrrrrr rrrrrrrr .ppp0011 00100100",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(out_r),
            HAS_CHOICES(bmov_r))
    FORM(VOLTA_OUT_I, "OUT.i", "OUT", title_out_f, "OUT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} OUT<OUT_OP> <Rd>, <Ra>, <OUT_STREAM>",
        effects_al2p,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? oo?????? ???????? ???????? ???????? "
            "???????? oooooooo rrrrrrrr rrrrrrrr .ppp1001 00100100",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(out_i),
            HAS_CHOICES(bmov_r))
    FORM(VOLTA_OUT_U, "OUT.u", "OUT", title_out_f, "OUT", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} OUT<OUT_OP> <Rd>, <Ra>, <URb>",
        "reads $P[Pg] $R[Ra] $UR[URb]; writes $R[Rd]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? oo?????? ???????? ???????? ???????? "
            "???????? ??uuuuuu rrrrrrrr rrrrrrrr .ppp1101 00100100",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(out_u),
            HAS_CHOICES(bmov_r))
    FORM(VOLTA_ISBERD, "ISBERD", "ISBERD", "Read from inter-stage buffer", "ISBERD",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} ISBERD <Rd>, [<Ra>+<ISB_OFFSET>]",
        effects_al2p,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? iiiiiiii "
            "iiiiiiii ???????? rrrrrrrr rrrrrrrr .ppp1001 00100011",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(isberd),
            HAS_CHOICES(isberd), .note = note_isberd)
    FORM(VOLTA_ISBEWR, "ISBEWR", "ISBEWR", "Write to inter-stage buffer", "ISBEWR",
        16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} ISBEWR [<Ra>+<ISB_OFFSET>], <Rb>",
        "reads $P[Pg] $R[Ra] $R[Rb]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr ???????? .ppp1001 00100111",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(isbewr),
            HAS_CHOICES(isberd), .note = note_isberd)
    FORM(VOLTA_PIXLD, "PIXLD", "PIXLD", "Load pixel information", "PIXLD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PIXLD <Rd>{, <Pu>}",
        effects_ipa_a,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ????ppp? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr .ppp1001 00100101",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(b2r_r),
            HAS_CHOICES(b2r_r))
    FORM(VOLTA_LDTRAM, "LDTRAM", "LDTRAM", "Load attributes of a triangle", "LDTRAM.AB",
        16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} LDTRAM.AB <Rd>, a[<URa>+<ATTR_IPA>]",
        "reads $P[Pg] $UR[URa]; writes $R[Rd]; trap: not modelled: graphics",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? aaaaaaaa ???????? ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr .ppp0011 10101101",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(ldtram),
            HAS_CHOICES(bmov_r))
    FORM(VOLTA_HADD2, "HADD2", "HADD2", "FP16 add, two lanes", "HADD2", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} HADD2<m>{.FTZ}{.SAT} <Rd>, <a>, <b>",
        effects_hadd2,
        "---rzrcc cccccccc ccccccc- -------- ----.--- --a----f -fs-ss.n -------- nassffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110000",
        HAS_SLOTS(hadd2), HAS_CHOICES(hadd2), .note = "Adds two pairs of halves.")
    FORM(VOLTA_HMUL2, "HMUL2", "HMUL2", "FP16 multiply, two lanes", "HMUL2", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} HMUL2<m>{.FMZ|.FTZ}{.SAT} <Rd>, <a>, <b>",
        effects_hadd2,
        "---zrrcc cccccccc ccccccc- -------- ----.--- --m----f -fsfss.n -------- nassffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110010",
        HAS_SLOTS(hmul2), HAS_CHOICES(hmul2), .note = "Multiplies two pairs of halves.")
    FORM(VOLTA_HFMA2_B, "HFMA2.b", "HFMA2", title_hfma2_b, "HFMA2", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} HFMA2<m> <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: undefined halves; trap: unaligned in `c`; trap: the constants that a handle "
            "selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -s-f.ssf -fsfss.n rrrrrrrr nassffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110001",
        HAS_SLOTS(hfma2_b), HAS_CHOICES(hfma2_b), .note = note_hfma2_b)
    FORM(VOLTA_HFMA2_C, "HFMA2.c", "HFMA2", title_hfma2_b, "HFMA2", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} HFMA2<m> <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra] $R[Rc] $UR[URb] $UR[URb.n | 1]; writes $R[Rd]; read c.u32; trap: "
            "undefined halves; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.--- -s-f.ssf -fsfss.n rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110001",
        HAS_SLOTS(hfma2_c), HAS_CHOICES(hfma2_c), .note = note_hfma2_b)
    FORM(VOLTA_HFMA2_RB, "HFMA2.rb", "HFMA2", title_hfma2_b, "HFMA2", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HFMA2<m>.RELU <Rd>, <a>, <b>, <c>{, {!}<Pp>}",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $P[Pp]; writes $R[Rd]; read "
            "c.u32; trap: undefined halves; trap: unaligned in `c`; trap: the constants that a "
            "handle selects; trap: not modelled: what the predicate does; trap: not modelled: a "
            "result of 32 bits and RELU",
        "---rrrcc cccccccc ccccccc- -------- ----.npp ps.f.ssf 1f0fss.n rrrrrrrr nassffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110001",
        HAS_SLOTS(hfma2_rb), HAS_CHOICES(hfma2_rb), .note = note_hfma2_b)
    FORM(VOLTA_HFMA2_RC, "HFMA2.rc", "HFMA2", title_hfma2_b, "HFMA2", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HFMA2<m>.RELU <Rd>, <a>, <b>, <c>{, {!}<Pp>}",
        "reads $P[Pg] $R[Ra] $R[Rc] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $R[Rd]; read c.u32; "
            "trap: undefined halves; trap: unaligned in `c`; trap: the constants that a handle "
            "selects; trap: not modelled: what the predicate does; trap: not modelled: a result of "
            "32 bits and RELU",
        "---zrrcc cccccccc ccccccc- -------- ----.npp ps.f.ssf 1f0fss.n rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110001",
        HAS_SLOTS(hfma2_rc), HAS_CHOICES(hfma2_rc), .note = note_hfma2_b)
    FORM(VOLTA_HFMA2_MMA_B, "HFMA2_MMA.b", "HFMA2_MMA", title_hfma2_mma_b, "HFMA2.MMA",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HFMA2.MMA<m> <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra].16..31 $R[Ra].0..15 $R[Rb].16..31 $R[Rb].0..15 $UR[URb] $UR[URb.n | "
            "1] $R[Rc].16..31 $R[Rc].0..15; writes $R[Rd]; read c.u32; trap: undefined format; "
            "trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- ---f.--f 0-sf--.n rrrrrrrr naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110101",
        HAS_SLOTS(hfma2_mma_b), HAS_CHOICES(hfma2_mma_b), .note = note_hfma2_mma_b)
    FORM(VOLTA_HFMA2_MMA_C, "HFMA2_MMA.c", "HFMA2_MMA", title_hfma2_mma_b, "HFMA2.MMA",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HFMA2.MMA<m> <Rd>, <a>, <b>, <c>",
        "reads $P[Pg] $R[Ra].16..31 $R[Ra].0..15 $R[Rc].16..31 $R[Rc].0..15 $UR[URb] $UR[URb.n | "
            "1]; writes $R[Rd]; read c.u32; trap: undefined format; trap: unaligned in `c`; trap: "
            "the constants that a handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.--- ---f.--f 0-sf--.n rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110101",
        HAS_SLOTS(hfma2_mma_c), HAS_CHOICES(hfma2_mma_c), .note = note_hfma2_mma_b)
    FORM(VOLTA_HFMA2_MMA_RB, "HFMA2_MMA.rb", "HFMA2_MMA", title_hfma2_mma_b, "HFMA2.MMA",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HFMA2.MMA<m>.RELU <Rd>, <a>, <b>, <c>{, {!}<Pp>}",
        "reads $P[Pg] $R[Ra].16..31 $R[Ra].0..15 $R[Rb].16..31 $R[Rb].0..15 $UR[URb] $UR[URb.n | "
            "1] $R[Rc].16..31 $R[Rc].0..15 $P[Pp]; writes $R[Rd]; read c.u32; trap: undefined "
            "format; trap: unaligned in `c`; trap: the constants that a handle selects; trap: not "
            "modelled: what the predicate does; trap: not modelled: a result of 32 bits and RELU",
        "---rrrcc cccccccc ccccccc- -------- ----.npp p--f.--f 1-0f--.n rrrrrrrr naffffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110101",
        HAS_SLOTS(hfma2_mma_rb), HAS_CHOICES(hfma2_mma_rb), .note = note_hfma2_mma_b)
    FORM(VOLTA_HFMA2_MMA_RC, "HFMA2_MMA.rc", "HFMA2_MMA", title_hfma2_mma_b, "HFMA2.MMA",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HFMA2.MMA<m>.RELU <Rd>, <a>, <b>, <c>{, {!}<Pp>}",
        "reads $P[Pg] $R[Ra].16..31 $R[Ra].0..15 $R[Rc].16..31 $R[Rc].0..15 $UR[URb] $UR[URb.n | "
            "1] $P[Pp]; writes $R[Rd]; read c.u32; trap: undefined format; trap: unaligned in `c`; "
            "trap: the constants that a handle selects; trap: not modelled: what the predicate "
            "does; trap: not modelled: a result of 32 bits and RELU",
        "---zrrcc cccccccc ccccccc- -------- ----.npp p--f.--f 1-0f--.n rrrrrrrr ffffffff ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr .ppp...0 00110101",
        HAS_SLOTS(hfma2_mma_rc), HAS_CHOICES(hfma2_mma_rc), .note = note_hfma2_mma_b)
    FORM(VOLTA_HSET2, "HSET2", "HSET2", "FP16 compare and set, two lanes", "HSET2",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} HSET2{<SET_TYPE>}{.BF}<FLOAT_CMP>{.FTZ}<HALF_BOP> <Rd>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $R[Rd]; read c.u32; "
            "trap: undefined format; trap: undefined halves; trap: unaligned in `c`; trap: the "
            "constants that a handle selects; trap: undefined operation",
        "---rzrcc cccccccc ccccccc- -------- ----.npp p------f ffffss.n bhh---ss nassffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00110011",
        HAS_SLOTS(hset2), HAS_CHOICES(hset2), .note = "The results are numbers or masks.")
    FORM(VOLTA_HSETP2, "HSETP2", "HSETP2", "FP16 compare and set predicate, two lanes", "HSETP2",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} HSETP2{<SET_TYPE>}<FLOAT_CMP>{.H_AND}{.FTZ}<HALF_BOP> <Pu>, <Pv>, <a>, <b>, "
            "{!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $P[Pu] $P[Pv]; read "
            "c.u32; trap: undefined format; trap: undefined halves; trap: unaligned in `c`; trap: "
            "the constants that a handle selects; trap: undefined operation",
        "---rzrcc cccccccc ccccccc- -------- ----.npp pppppppf ffffss.n hhh---ss nassffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr -------- .ppp...0 00110100",
        HAS_SLOTS(hsetp2), HAS_CHOICES(hset2))
    FORM(VOLTA_HMNMX2, "HMNMX2", "HMNMX2", "FP16 minimum or maximum, two lanes", "HMNMX2",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HMNMX2<m> <Rd>, <a>, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp]; writes $R[Rd]; read c.u32; "
            "trap: undefined halves; trap: unaligned in `c`; trap: the constants that a handle "
            "selects",
        "---zrrcc cccccccc ccccccc- -------- ----.npp p?.??xnf ????ss.n -------- nassffff ffffffff "
            "ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 01000000",
        HAS_SLOTS(hmnmx2), HAS_CHOICES(hmnmx2))
    FORM(VOLTA_IADD3_N, "IADD3.n", "IADD3", title_iadd3_n, "IADD3", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IADD3 <Rd>{, <Pu>{, <Pv>}}, {-}<Ra>{.reuse}, <b>, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc]; writes $R[Rd] $P[Pu] $P[Pv]; "
            "read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr n----ccc cccccccc "
            "cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010000",
        HAS_SLOTS(iadd3_n), HAS_CHOICES(iadd3_n), .note = note_iadd3_n)
    FORM(VOLTA_IADD3_I, "IADD3.i", "IADD3", title_iadd3_n, "IADD3", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IADD3 <Rd>{, <Pu>{, <Pv>}}, {-}<Ra>{.reuse}, <IMM>, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rc]; writes $R[Rd] $P[Pu] $P[Pv]",
        "---rzrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00010000",
        HAS_SLOTS(iadd3_i), HAS_CHOICES(iadd3_i), .note = note_iadd3_n)
    FORM(VOLTA_IADD3_X, "IADD3.x", "IADD3", title_iadd3_n, "IADD3.X", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IADD3.X <Rd>{, <Pu>{, <Pv>}}, {~}<Ra>{.reuse}, <b>, {~}<Rc>{.reuse}, {!}<Pp>, "
            "{!}<Pq>",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $P[Pp] $P[Pq]; writes $R[Rd] "
            "$P[Pu] $P[Pv]; read c.u32; trap: unaligned in `c`; trap: the constants that a handle "
            "selects",
        "---rrrcc cccccccc ccccccc- -------- ----.npp pppppppn ppp-i1-i rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010000",
        HAS_SLOTS(iadd3_x), HAS_CHOICES(iadd3_x), .note = note_iadd3_n)
    FORM(VOLTA_VIADD, "VIADD", "VIADD", "Integer add", "VIADD", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} VIADD <Rd>, <Ra>{.reuse}, <b>",
        "reads $P[Pg] $UR[URb] $R[Ra]; writes $R[Rd]",
        "---zzrcc cccccccc ccccccc- ..------ ----.??? ???????? ???????? ???????? iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00110110",
        HAS_SLOTS(viadd), HAS_CHOICES(viadd),
            .note = "nvdisasm 11.8 prints nothing, and ptxas 13 takes IADD3 for two registers.")
    FORM(VOLTA_IMAD_R, "IMAD.r", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD{.U32} <Rd>, <Ra>{.reuse}, <Rb>{.reuse}, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Rb]; writes $R[Rd]",
        "---rrrcc cccccccc ccccccc- -------- ----0--- -------- ----n0s- rrrrrrrr -------- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00100100",
        HAS_SLOTS(imad_r), HAS_CHOICES(imad_r))
    FORM(VOLTA_IMAD_I, "IMAD.i", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD{.U32} <Rd>, <Ra>{.reuse}, <IMM>, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Rc] $R[Ra]; writes $R[Rd]",
        "---rzrcc cccccccc ccccccc- -------- ----0--- -------- ----n0s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp1000 00100100",
        HAS_SLOTS(imad_i), HAS_CHOICES(imad_r))
    FORM(VOLTA_IMAD_B, "IMAD.b", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD{.U32} <Rd>, <Ra>{.reuse}, <b>, {-}<Rc>{.reuse}",
        effects_imad_b,
        "---rzrcc cccccccc ccccccc- -------- ----.--- -------- ----n0s- rrrrrrrr -----ccc cccccccc "
            "cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100100",
        HAS_SLOTS(imad_b), HAS_CHOICES(imad_b))
    FORM(VOLTA_IMAD_RI, "IMAD.ri", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD{.U32} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, <IMM>",
        "reads $P[Pg] $R[Ra] $R[Rc]; writes $R[Rd]",
        "---zrrcc cccccccc ccccccc- -------- ----0--- -------- -----0s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp0100 00100100",
        HAS_SLOTS(imad_ri), HAS_CHOICES(bmov_r))
    FORM(VOLTA_IMAD_RC, "IMAD.rc", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD{.U32} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, {-}<CONST>",
        effects_f2fp_fp8_pc,
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----0s- rrrrrrrr n----ccc cccccccc "
            "cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp0110 00100100",
        HAS_SLOTS(imad_rc), HAS_CHOICES(imad_rc))
    FORM(VOLTA_IMAD_RU, "IMAD.ru", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} IMAD{.U32} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, {-}<URb>",
        "reads $P[Pg] $UR[URb] $R[Ra] $R[Rc]; writes $R[Rd]",
        "---zrrcc cccccccc ccccccc- -------- ----1--- -------- -----0s- rrrrrrrr n------- -------- "
            "-------- --uuuuuu rrrrrrrr rrrrrrrr .ppp1110 00100100",
        HAS_SLOTS(imad_ru), HAS_CHOICES(imad_ru))
    FORM(VOLTA_IMAD_BX, "IMAD.bx", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD{.U32}.X <Rd>, <Ra>{.reuse}, <b>, {~}<Rc>{.reuse}, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $P[Pp] $R[Ra]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.npp p------- ----i1s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100100",
        HAS_SLOTS(imad_bx), HAS_CHOICES(imad_bx))
    FORM(VOLTA_IMAD_CX, "IMAD.cx", "IMAD", title_imad_r, "IMAD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD{.U32}.X <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, <c>, {!}<Pp>",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: the constants that a handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.npp p------- -----1s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00100100",
        HAS_SLOTS(imad_cx), HAS_CHOICES(imad_cx))
    FORM(VOLTA_IMAD_WIDE_B, "IMAD_WIDE.b", "IMAD_WIDE", title_imad_wide_b, "IMAD.WIDE",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD.WIDE{.U32} <Rd>{, <Pu>}, <Ra>{.reuse}, <b>, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra]; writes $P[Pu] "
            "$R[Rd] $R[Rd.n + 1]; read c.u32; trap: unaligned in `c`; trap: the constants that a "
            "handle selects; trap: `.x2` of a register that is no multiple of 2",
        "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100101",
        HAS_SLOTS(imad_wide_b), HAS_CHOICES(imad_wide_b), .note = note_imad_wide_b)
    FORM(VOLTA_IMAD_WIDE_C, "IMAD_WIDE.c", "IMAD_WIDE", title_imad_wide_b, "IMAD.WIDE",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD.WIDE{.U32} <Rd>{, <Pu>}, <Ra>{.reuse}, <Rc>{.reuse}, <c>",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $P[Pu] $R[Rd] $R[Rd.n + 1]; "
            "read c.u64; trap: unaligned in `c`; trap: the constants that a handle selects; trap: "
            "`.x2` of a register that is no multiple of 2",
        "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0s- rrrrrrrr n----ccc cccccccc "
            "cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100101",
        HAS_SLOTS(imad_wide_c), HAS_CHOICES(imad_wide_c), .note = note_imad_wide_b)
    FORM(VOLTA_IMAD_WIDE_BX, "IMAD_WIDE.bx", "IMAD_WIDE", title_imad_wide_b, "IMAD.WIDE",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD.WIDE{.U32}.X <Rd>{, <Pu>}, <Ra>{.reuse}, <b>, {~}<Rc>{.reuse}, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Rc.n | 1] $P[Pp] $R[Ra]; writes "
            "$P[Pu] $R[Rd] $R[Rd.n + 1]; read c.u32; trap: unaligned in `c`; trap: the constants "
            "that a handle selects; trap: `.x2` of a register that is no multiple of 2",
        "---rrrcc cccccccc ccccccc- -------- ----.npp p---ppp- ----i1s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100101",
        HAS_SLOTS(imad_wide_bx), HAS_CHOICES(imad_wide_bx), .note = note_imad_wide_b)
    FORM(VOLTA_IMAD_WIDE_CX, "IMAD_WIDE.cx", "IMAD_WIDE", title_imad_wide_b, "IMAD.WIDE",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IMAD.WIDE{.U32}.X <Rd>{, <Pu>}, <Ra>{.reuse}, <Rc>{.reuse}, <c>, {!}<Pp>",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra] $R[Rc]; writes $P[Pu] $R[Rd] $R[Rd.n + "
            "1]; read c.u64; trap: unaligned in `c`; trap: the constants that a handle selects; "
            "trap: `.x2` of a register that is no multiple of 2",
        "---zrrcc cccccccc ccccccc- -------- ----.npp p---ppp- -----1s- rrrrrrrr i----ccc cccccccc "
            "cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100101",
        HAS_SLOTS(imad_wide_cx), HAS_CHOICES(imad_wide_cx), .note = note_imad_wide_b)
    FORM(VOLTA_IMAD_HI_B, "IMAD_HI.b", "IMAD_HI", title_imad_hi_b, "IMAD.HI", 16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} IMAD.HI{.U32} <Rd>{, <Pu>}, <Ra>{.reuse}, <b>, {-}<Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra]; writes $P[Pu] "
            "$R[Rd]; read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100111",
        HAS_SLOTS(imad_wide_b), HAS_CHOICES(imad_wide_b))
    FORM(VOLTA_IMAD_HI_C, "IMAD_HI.c", "IMAD_HI", title_imad_hi_b, "IMAD.HI", 16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} IMAD.HI{.U32} <Rd>{, <Pu>}, <Ra>{.reuse}, <Rc>{.reuse}, <c>",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $P[Pu] $R[Rd]; read c.u64; "
            "trap: unaligned in `c`; trap: the constants that a handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0s- rrrrrrrr n----ccc cccccccc "
            "cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100111",
        HAS_SLOTS(imad_wide_c), HAS_CHOICES(imad_wide_c))
    FORM(VOLTA_IMAD_HI_BX, "IMAD_HI.bx", "IMAD_HI", title_imad_hi_b, "IMAD.HI", 16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} IMAD.HI{.U32}.X <Rd>{, <Pu>}, <Ra>{.reuse}, <b>, {~}<Rc>{.reuse}, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Rc.n | 1] $P[Pp] $R[Ra]; writes "
            "$P[Pu] $R[Rd]; read c.u32; trap: unaligned in `c`; trap: the constants that a handle "
            "selects",
        "---rrrcc cccccccc ccccccc- -------- ----.npp p---ppp- ----i1s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100111",
        HAS_SLOTS(imad_wide_bx), HAS_CHOICES(imad_wide_bx))
    FORM(VOLTA_IMAD_HI_CX, "IMAD_HI.cx", "IMAD_HI", title_imad_hi_b, "IMAD.HI", 16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} IMAD.HI{.U32}.X <Rd>{, <Pu>}, <Ra>{.reuse}, <Rc>{.reuse}, <c>, {!}<Pp>",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra] $R[Rc]; writes $P[Pu] $R[Rd]; read "
            "c.u64; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.npp p---ppp- -----1s- rrrrrrrr i----ccc cccccccc "
            "cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ppp...0 00100111",
        HAS_SLOTS(imad_wide_cx), HAS_CHOICES(imad_wide_cx))
    FORM(VOLTA_LOP3, "LOP3", "LOP3", "Three-input bitwise logic by truth table", "LOP3.LUT",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LOP3.LUT{.PAND} {<Pu>, }<Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}, <LUT>, {!}<Pp>",
        effects_lop3,
        "---rrrcc cccccccc ccccccc- -------- ----.npp p---pppp llllllll rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010010",
        HAS_SLOTS(lop3), HAS_CHOICES(lop3), .note = note_lop3)
    FORM(VOLTA_SHF_B, "SHF.b", "SHF", title_shf_b, "SHF", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SHF(.L|.R){.W}(.S64|.U64|.S32|.U32){.HI} <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -------h ---swss- rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00011001",
        HAS_SLOTS(shf_b), HAS_CHOICES(i2i), .note = note_shf_b)
    FORM(VOLTA_SHF_C, "SHF.c", "SHF", title_shf_b, "SHF", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SHF(.L|.R){.W}(.S64|.U64|.S32|.U32){.HI} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, <c>",
        effects_imad_b,
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------h ---swss- rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp...0 00011001",
        HAS_SLOTS(shf_c), HAS_CHOICES(shf_c), .note = note_shf_b)
    FORM(VOLTA_PRMT_B, "PRMT.b", "PRMT", title_prmt_b, "PRMT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PRMT{<PRMT_MODE>} <Rd>, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: the constants that a handle selects; trap: mode 7",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010110",
        HAS_SLOTS(prmt_b), HAS_CHOICES(i2i))
    FORM(VOLTA_PRMT_C, "PRMT.c", "PRMT", title_prmt_b, "PRMT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PRMT{<PRMT_MODE>} <Rd>, <Ra>{.reuse}, <Rc>{.reuse}, <c>",
        "reads $P[Pg] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects; trap: mode 7",
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp...0 00010110",
        HAS_SLOTS(prmt_c), HAS_CHOICES(shf_c))
    FORM(VOLTA_SEL, "SEL", "SEL", "Select by predicate", "SEL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SEL <Rd>, <Ra>{.reuse}, <b>, {!}<Pp>",
        effects_sel,
        "---zrrcc cccccccc ccccccc- -------- ----.npp p------- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00000111",
        HAS_SLOTS(sel), HAS_CHOICES(sel))
    FORM(VOLTA_ISETP_N, "ISETP.n", "ISETP", title_isetp_n, "ISETP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ISETP<CMP>{.U32}<BOP> <Pu>, <Pv>, <Ra>{.reuse}, <b>, {!}<Pp>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra]; writes $P[Pu] $P[Pv]; read "
            "c.u32; trap: unaligned in `c`; trap: the constants that a handle selects; trap: "
            "undefined operation",
        "---zrrcc cccccccc ccccccc- -------- ----.npp ppppppp- -cccbbs0 -------- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr -------- .ppp...0 00001100",
        HAS_SLOTS(isetp_n), HAS_CHOICES(isetp_n), .note = note_fsetp)
    FORM(VOLTA_ISETP_X, "ISETP.x", "ISETP", title_isetp_n, "ISETP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ISETP<CMP>{.U32}<BOP>.EX <Pu>, <Pv>, <Ra>{.reuse}, <b>, {!}<Pp>, {!}<Pr>",
        effects_isetp_x,
        "---zrrcc cccccccc ccccccc- -------- ----.npp ppppppp- -cccbbs1 nppp---- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr -------- .ppp...0 00001100",
        HAS_SLOTS(isetp_x), HAS_CHOICES(isetp_x), .note = note_fsetp)
    FORM(VOLTA_ISETP_O, "ISETP.o", "ISETP", title_isetp_n, "ISETP", 16, DOCUMENT, 0x7,
        "{@{!}<Pg>} ISETP<CMP>{.U32}<BOP> <Pu>, <Pv>, <Ra>{.reuse}, <b>, {!}<Pp>{, {!}<Pr>}",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[Pp] $R[Ra] $P[Pr]; writes $P[Pu] $P[Pv]; "
            "read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects; trap: "
            "undefined operation",
        "---zrrcc cccccccc ccccccc- -------- ----.npp ppppppp- -cccbbs0 nppp---- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr -------- .ppp...0 00001100",
        HAS_SLOTS(isetp_x), HAS_CHOICES(isetp_o), .note = note_fsetp)
    FORM(VOLTA_ISETP_OX, "ISETP.ox", "ISETP", title_isetp_n, "ISETP", 16, DOCUMENT, 0x7,
        "{@{!}<Pg>} ISETP<CMP>{.U32}<BOP>.EX <Pu>, <Pv>, <Ra>{.reuse}, <b>, {!}<Pp>{, {!}<Pr>}",
        effects_isetp_x,
        "---zrrcc cccccccc ccccccc- -------- ----.npp ppppppp- -cccbbs1 nppp---- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr -------- .ppp...0 00001100",
        HAS_SLOTS(isetp_x), HAS_CHOICES(isetp_o), .note = note_fsetp)
    FORM(VOLTA_LEA_LO, "LEA.lo", "LEA", title_lea_lo, "LEA", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA <Rd>{, <Pu>}, {-}<Ra>{.reuse}, <b>, <LEA_SHIFT>",
        effects_lea_lo,
        "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp0 lllll00n -------- nuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001",
        HAS_SLOTS(lea_lo), HAS_CHOICES(lea_lo))
    FORM(VOLTA_LEA_X, "LEA.x", "LEA", title_lea_lo, "LEA.X", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA.X <Rd>{, <Pu>}, {~}<Ra>{.reuse}, <b>, <LEA_SHIFT>, {!}<Pp>",
        effects_lea_x,
        "---zrrcc cccccccc ccccccc- -------- ----.npp p---ppp0 lllll10i -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001",
        HAS_SLOTS(lea_x), HAS_CHOICES(lea_x))
    FORM(VOLTA_LEA_HI, "LEA.hi", "LEA", title_lea_lo, "LEA.HI", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA.HI <Rd>{, <Pu>}, {-}<Ra>{.reuse}, <b>, <Rc>{.reuse}, <LEA_SHIFT>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[Pu]; read "
            "c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll00n rrrrrrrr nuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001",
        HAS_SLOTS(lea_hi), HAS_CHOICES(lea_lo))
    FORM(VOLTA_LEA_HX, "LEA.hx", "LEA", title_lea_lo, "LEA.HI.X", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA.HI.X <Rd>{, <Pu>}, {~}<Ra>{.reuse}, <b>, <Rc>{.reuse}, <LEA_SHIFT>, "
            "{!}<Pp>",
        effects_lop3,
        "---rrrcc cccccccc ccccccc- -------- ----.npp p---ppp1 lllll10i rrrrrrrr iuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001",
        HAS_SLOTS(lea_hx), HAS_CHOICES(lea_x))
    FORM(VOLTA_LEA_IH, "LEA.ih", "LEA", title_lea_lo, "LEA.HI", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA.HI <Rd>{, <Pu>}, {-}<Ra>{.reuse}, <Rc>{.reuse}, <UIMM>, <LEA_SHIFT>",
        "reads $P[Pg] $R[Ra] $R[Rc]; writes $R[Rd] $P[Pu]",
        "---zrrcc cccccccc ccccccc- -------- ----0--- ----ppp1 lllll00n rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp0100 00010001",
        HAS_SLOTS(lea_ih), HAS_CHOICES(lea_ih))
    FORM(VOLTA_LEA_IX, "LEA.ix", "LEA", title_lea_lo, "LEA.HI.X", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA.HI.X <Rd>{, <Pu>}, {~}<Ra>{.reuse}, <Rc>{.reuse}, <UIMM>, <LEA_SHIFT>, "
            "{!}<Pp>",
        "reads $P[Pg] $P[Pp] $R[Ra] $R[Rc]; writes $R[Rd] $P[Pu]",
        "---zrrcc cccccccc ccccccc- -------- ----0npp p---ppp1 lllll10i rrrrrrrr uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ppp0100 00010001",
        HAS_SLOTS(lea_ix), HAS_CHOICES(lea_ix))
    FORM(VOLTA_LEA_SX, "LEA.sx", "LEA", title_lea_lo, "LEA.HI.SX32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA.HI.SX32 <Rd>{, <Pu>}, {-}<Ra>{.reuse}, <b>, <LEA_SHIFT>",
        effects_lea_lo,
        "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll01n -------- nuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001",
        HAS_SLOTS(lea_lo), HAS_CHOICES(lea_lo))
    FORM(VOLTA_LEA_XS, "LEA.xs", "LEA", title_lea_lo, "LEA.HI.X.SX32", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} LEA.HI.X.SX32 <Rd>{, <Pu>}, {~}<Ra>{.reuse}, <b>, <LEA_SHIFT>, {!}<Pp>",
        effects_lea_x,
        "---zrrcc cccccccc ccccccc- -------- ----.npp p---ppp1 lllll11i -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010001",
        HAS_SLOTS(lea_x), HAS_CHOICES(lea_x))
    FORM(VOLTA_POPC, "POPC", "POPC", "Population count", "POPC", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} POPC <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00001001",
        HAS_SLOTS(popc), HAS_CHOICES(popc), .note = note_popc)
    FORM(VOLTA_BREV, "BREV", "BREV", "Bit reverse", "BREV", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BREV <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000001",
        HAS_SLOTS(brev), HAS_CHOICES(i2i))
    FORM(VOLTA_FLO, "FLO", "FLO", "Find leading one", "FLO", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} FLO{.U32}{.SH} <Rd>{, <Pu>}, <b>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1]; writes $R[Rd] $P[Pu]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects; trap: not modelled: the "
            "predicate result",
        "---zrzcc cccccccc ccccccc- -------- ----.--- ----ppp- -----ss- -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...1 00000000",
        HAS_SLOTS(flo), HAS_CHOICES(flo), .note = note_flo)
    FORM(VOLTA_IABS, "IABS", "IABS", "Integer absolute value", "IABS", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IABS <Rd>, <b>",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr -------- rrrrrrrr .ppp...0 00010011",
        HAS_SLOTS(iabs), HAS_CHOICES(iabs))
    FORM(VOLTA_SGXT, "SGXT", "SGXT", "Sign extend or zero extend", "SGXT", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SGXT{.W}{.U32} <Rd>, <Ra>{.reuse}, <b>",
        effects_sgxt,
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w-s- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00011010",
        HAS_SLOTS(sgxt), HAS_CHOICES(i2i))
    FORM(VOLTA_BMSK, "BMSK", "BMSK", "Create bit mask", "BMSK", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} BMSK{.W} <Rd>, <Ra>{.reuse}, <b>",
        effects_sgxt,
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w--- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00011011",
        HAS_SLOTS(bmsk), HAS_CHOICES(i2i), .note = note_bmsk)
    FORM(VOLTA_MOV, "MOV", "MOV", "Move", "MOV", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} MOV <Rd>, <b>{, <LANES>}",
        effects_f2f_n,
        "---zrzcc cccccccc ccccccc- -------- ----.--- -------- ----llll -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu rrrrrrrr -------- rrrrrrrr .ppp...0 00000010",
        HAS_SLOTS(mov), HAS_CHOICES(mov))
    FORM(VOLTA_IMNMX, "IMNMX", "IMNMX", title_imnmx, "IMNMX", 16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} IMNMX{.U32} <Rd>, <Ra>{.reuse}, <b>, {!}<Pp>",
        effects_sel,
        "---zrrcc cccccccc ccccccc- -------- ----.npp p------- ------s- -------- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010111",
        HAS_SLOTS(imnmx), HAS_CHOICES(isetp_n))
    FORM(VOLTA_VIMNMX, "VIMNMX", "VIMNMX", title_imnmx, "VIMNMX", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} VIMNMX{.U32} <Rd>, <Ra>{.reuse}, <b>, {!}<Pp>",
        effects_sel,
        "---zrrcc cccccccc ccccccc- ..------ ----.npp p------- -------v -------- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 01001000",
        HAS_SLOTS(vimnmx), HAS_CHOICES(vimnmx), .note = "nvdisasm 11.8 prints nothing.")
    FORM(VOLTA_ATOM_ARRIVE_G, "ATOM_ARRIVE.g", "ATOM_ARRIVE", title_atom_arrive_g, "ATOM.E",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ATOM.E.ARRIVE{<EVICT>}.64{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, <a>",
        "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1]; writes $P[Pu] $R[Rd] $R[Rd.n | "
            "1]; read s.u64; write s.u64; trap: not modelled: barriers in other memory; trap: "
            "outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1... .eeeppps sssz010. -.uuuuuu oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001010",
        HAS_SLOTS(atom_arrive_g), HAS_CHOICES(atom_arrive_g), .note = note_atom_arrive_g,
            .is_atomic = 1)
    FORM(VOLTA_ATOM_ARRIVE_S, "ATOM_ARRIVE.s", "ATOM_ARRIVE", title_atom_arrive_g, "ATOMS",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ATOMS.ARRIVE.64 <Rd>, <a>",
        "reads $P[Pg] $R[Ra] $UR[URc]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; trap: "
            "outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1... .------- ss--010- --uuuuuu oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001100",
        HAS_SLOTS(atoms_popc_p), HAS_CHOICES(atom_arrive_s), .note = note_atom_arrive_g,
            .is_atomic = 1)
    FORM(VOLTA_ATOM_POPC, "ATOM_POPC", "ATOM_POPC", "Count threads in generic memory", "ATOM.E",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ATOM.E.POPC.INC{<EVICT>}.32{<STORE_ORDER_SCOPE>} <Pu>, <Rd>, <a>",
        "reads $P[Pg] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1]; writes $P[Pu] $R[Rd]; read "
            "s.u32; write s.u32; trap: not modelled: the result, and other memory; trap: outside "
            "`s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1... .eeeppps sssz000. -.uuuuuu oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1111 10001010",
        HAS_SLOTS(atom_arrive_g), HAS_CHOICES(atom_popc), .note = "Each thread adds 1.",
            .is_atomic = 1)
    FORM(VOLTA_SYNCS_ARR, "SYNCS.arr", "SYNCS", title_syncs_arr, "SYNCS.ARRIVE.TRANS64",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} SYNCS.ARRIVE.TRANS64{.TMASK}{.RED}{.OPTOUT}{<ARRIVE>} <Rd>, "
            "[<Ra>+<URc>{+<OFFSET>}], <Rb>",
        "reads $P[Pg] $R[Ra] $UR[URc] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; "
            "trap: outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- ..------ ----1--- -aaa---- ----ort- zzuuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ppp1001 10100111",
        HAS_SLOTS(syncs_arr), HAS_CHOICES(syncs_arr), .note = note_syncs_arr, .is_atomic = 1)
    FORM(VOLTA_SYNCS_CHK, "SYNCS.chk", "SYNCS", title_syncs_arr, "SYNCS", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} SYNCS.PHASECHK.TRANS64{.TRYWAIT} <Pu>, [<Ra>+<URc>{+<OFFSET>}], <Rb>",
        "reads $P[Pg] $R[Ra] $UR[URc] $R[Rb].31; writes $P[Pu]; read s.u64; trap: outside `s`; "
            "trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- ..------ ----1--- ----ppp- -------t 01uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0101 10100111",
        HAS_SLOTS(syncs_chk), HAS_CHOICES(syncs_arr), .note = note_syncs_arr)
    FORM(VOLTA_SYNCS_X, "SYNCS.x", "SYNCS", title_syncs_arr, "SYNCS", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} SYNCS.EXCH.64 <URd>, [<URa>{+<OFFSET>}], <URb>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URb.n | 1]; writes $UR[URd] $UR[URd.n | 1]; read "
            "s.u64; write s.u64; trap: outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ------01 -------- oooooooo oooooooo "
            "oooooooo --uuuuuu --uuuuuu --uuuuuu .uuu0101 10110010",
        HAS_SLOTS(syncs_x), HAS_CHOICES(syncs_x), .note = note_syncs_arr)
    FORM(VOLTA_SYNCS_LD, "SYNCS.ld", "SYNCS", title_syncs_arr, "SYNCS.LD.64", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} SYNCS.LD.64 <URd>, [<URa>{+<OFFSET>}]",
        "reads $UP[UPg] $UR[URa]; writes $UR[URd] $UR[URd.n | 1]; read s.u64; trap: outside `s`; "
            "trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? oooooooo oooooooo "
            "oooooooo ???????? ??uuuuuu ??uuuuuu .uuu1001 10110010",
        HAS_SLOTS(syncs_ld), HAS_CHOICES(syncs_x), .note = note_syncs_arr)
    FORM(VOLTA_SYNCS_CAS, "SYNCS.cas", "SYNCS", title_syncs_arr, "SYNCS.CAS.64", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} SYNCS.CAS.64 <URd>, [<URa>{+<OFFSET>}], <URb>, <URc>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URb.n | 1] $UR[URc] $UR[URc.n | 1]; writes $UR[URd] "
            "$UR[URd.n | 1]; read s.u64; write s.u64; trap: outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu oooooooo oooooooo "
            "oooooooo ??uuuuuu ??uuuuuu ??uuuuuu .uuu0011 10110010",
        HAS_SLOTS(syncs_cas), HAS_CHOICES(syncs_x), .note = note_syncs_arr)
    FORM(VOLTA_SYNCS_IV, "SYNCS.iv", "SYNCS", title_syncs_arr, "SYNCS.CCTL", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} SYNCS.CCTL(.IV|.WB) [<Ra>+<URc>{+<OFFSET>}]",
        "reads $P[Pg] $R[Ra] $UR[URc]",
        "---zzzcc cccccccc ccccccc- ..------ ----1--- -------- ------zc --uuuuuu oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr -------- .ppp1001 10110001",
        HAS_SLOTS(syncs_iv), HAS_CHOICES(syncs_arr), .note = note_syncs_arr)
    FORM(VOLTA_SYNCS_CCTL, "SYNCS.cctl", "SYNCS", title_syncs_arr, "SYNCS.CCTL.IVALL",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} SYNCS.CCTL.IVALL",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .ppp1001 10110001",
        HAS_SLOTS(bar_all), HAS_CHOICES(depbar_u), .note = note_syncs_arr)
    FORM(VOLTA_ARRIVES, "ARRIVES", "ARRIVES", "Asynchronous arrive at a barrier",
        "ARRIVES.LDGSTSBAR", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ARRIVES.LDGSTSBAR.64{.ARVCNT|.TRANSCNT} [<Ra>+<URc>{+<OFFSET>}]",
        "reads $P[Pg] $R[Ra] $UR[URc]; read s.u64; write s.u64; trap: outside `s`; trap: unaligned "
            "in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----101z bbuuuuuu oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr -------- .ppp1001 10110000",
        HAS_SLOTS(arrives), HAS_CHOICES(arrives),
            .note = "Arrives at a barrier when earlier copies are complete, which they always are. "
            "TRANSCNT: a transaction has happened.", .is_atomic = 1)
    FORM(VOLTA_LDG_V, "LDG.v", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE} "
            "{<Pu>, }<Rd>, [<Ra>{+<OFFSET>}]",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n "
            "| 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read g.u8; read g.u16; read g.u32; read "
            "g.u64; read g.u128; trap: the predicates of this load; trap: outside `g`; trap: "
            "unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- -------- 0eeepppl lsspllle -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001",
        HAS_SLOTS(ldg_v), HAS_CHOICES(ldg_v), .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDG_VZ, "LDG.vz", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}.ZD "
            "<Pu>, <Rd>, [<Ra>{+<OFFSET>}]",
        effects_ldg_vz,
        "---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lsspllle -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001",
        .not_executed = "the predicates of this load", HAS_SLOTS(ldg_v), HAS_CHOICES(ldg_vz),
            .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDG_T, "LDG.t", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE"
            "} {<Pu>, }<Rd>, [<Ra>{+<OFFSET>}]{, {!}<Pl>}",
        effects_ldg_t,
        "---zzzcc cccccccc ccccccc- -------- ----0--- 0eeepppl lsspllle --llnppp oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001",
        HAS_SLOTS(ldg_t), HAS_CHOICES(ldg_t), .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDG_TZ, "LDG.tz", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE"
            "}.ZD <Pu>, <Rd>, [<Ra>{+<OFFSET>}]{, {!}<Pl>}",
        effects_ldg_tz,
        "---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lsspllle --llnppp oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001",
        .not_executed = "the predicates of this load", HAS_SLOTS(ldg_t), HAS_CHOICES(ldg_tz),
            .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDG_TU, "LDG.tu", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE"
            "} {<Pu>, }<Rd>, <a>{, {!}<Pl>}",
        effects_ldg_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- 0eeepppl lsspllle --llnppp oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000001",
        HAS_SLOTS(ldg_tu), HAS_CHOICES(ldg_tu), .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDG_TUZ, "LDG.tuz", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE"
            "}.ZD <Pu>, <Rd>, <a>{, {!}<Pl>}",
        effects_ldg_tuz,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lsspllle --llnppp oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000001",
        .not_executed = "the predicates of this load", HAS_SLOTS(ldg_tu), HAS_CHOICES(ldg_tuz),
            .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDG_A, "LDG.a", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LTC>}{<SIZE>}{<LOAD_ORDER_SCOPE>} {<Pu>, }<Rd>, "
            "[<Ra>{+<OFFSET>}]{, {!}<Pl>}",
        effects_ldg_t,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ?eeepppl lll?ssse --llnppp oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp0011 10000001",
        HAS_SLOTS(ldg_a), HAS_CHOICES(ldg_a), .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDG_D, "LDG.d", "LDG", title_ldg_v, "LDG", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LDG{.E}{<EVICT>}{<LTC>}{<SIZE>}{<LOAD_ORDER_SCOPE>} {<Pu>, }<Rd>, <a>{, "
            "{!}<Pl>} {'{'desc <URb>'}'}",
        effects_ldg_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- -eeepppl lll.sss. --llnppp oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000001",
        HAS_SLOTS(ldg_d), HAS_CHOICES(ldg_d), .note = note_ldg_v, .shares = shares_ldg_v)
    FORM(VOLTA_LD_V, "LD.v", "LD", title_ld_v, "LD", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}, "
            "<Rd>, [<Ra>{+<OFFSET32>}]",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; "
            "read s.u8; read l.u8; read c.u8; read g.u8; read s.u16; read l.u16; read c.u16; read "
            "g.u16; read s.u32; read l.u32; read c.u32; read g.u32; read s.u64; read l.u64; read "
            "c.u64; read g.u64; read s.u128; read l.u128; read c.u128; read g.u128; trap: outside "
            "`s`; trap: outside `l`; trap: outside `g`; trap: unaligned in `s`; trap: unaligned in "
            "`l`; trap: unaligned in `c`; trap: unaligned in `g`; trap: `.x2` of a register that "
            "is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- -------- 0eee---l lsspllle -------- oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000",
        HAS_SLOTS(ld_v), HAS_CHOICES(ld_v), .shares = shares_ldg_v)
    FORM(VOLTA_LD_VZ, "LD.vz", "LD", title_ld_v, "LD", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}.ZD "
            "<Pu>, <Rd>, [<Ra>{+<OFFSET32>}]",
        effects_ldg_vz,
        "---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lsspllle -------- oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000",
        .not_executed = "the predicates of this load", HAS_SLOTS(ld_vz), HAS_CHOICES(ld_vz),
            .shares = shares_ldg_v)
    FORM(VOLTA_LD_T, "LD.t", "LD", title_ld_v, "LD", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}"
            ", <Rd>, [<Ra>{+<OFFSET32>}]{, {!}<Pl>}",
        effects_ld_t,
        "---zzzcc cccccccc ccccccc- -------- ----0--- 0eee---l lsspllle --llnppp oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000",
        HAS_SLOTS(ld_t), HAS_CHOICES(ld_t), .shares = shares_ldg_v)
    FORM(VOLTA_LD_TZ, "LD.tz", "LD", title_ld_v, "LD", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}"
            ".ZD <Pu>, <Rd>, [<Ra>{+<OFFSET32>}]{, {!}<Pl>}",
        effects_ldg_tz,
        "---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lsspllle --llnppp oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000",
        .not_executed = "the predicates of this load", HAS_SLOTS(ld_tz), HAS_CHOICES(ld_tz),
            .shares = shares_ldg_v)
    FORM(VOLTA_LD_TU, "LD.tu", "LD", title_ld_v, "LD", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}"
            ", <Rd>, <a>{, {!}<Pl>}",
        effects_ld_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- 0eee---l lsspllle --llnppp oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000000",
        HAS_SLOTS(ld_tu), HAS_CHOICES(ld_tu), .shares = shares_ldg_v)
    FORM(VOLTA_LD_TUZ, "LD.tuz", "LD", title_ld_v, "LD", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LTC>}{<LOAD_SIZE>}{<LOAD_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE}"
            ".ZD <Pu>, <Rd>, <a>{, {!}<Pl>}",
        effects_ldg_tuz,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lsspllle --llnppp oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000000",
        .not_executed = "the predicates of this load", HAS_SLOTS(ldg_tu), HAS_CHOICES(ldg_tuz),
            .shares = shares_ldg_v)
    FORM(VOLTA_LD_A, "LD.a", "LD", title_ld_v, "LD", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LTC>}{<SIZE>}{<LOAD_ORDER_SCOPE>}, <Rd>, "
            "[<Ra>{+<OFFSET32>}]{, {!}<Pl>}",
        effects_ld_t,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---l lll-ssse --llnppp oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr .ppp1001 10000000",
        HAS_SLOTS(ld_a), HAS_CHOICES(ld_a), .shares = shares_ldg_v)
    FORM(VOLTA_LD_D, "LD.d", "LD", title_ld_v, "LD", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LD{.E}{<EVICT>}{<LTC>}{<SIZE>}{<LOAD_ORDER_SCOPE>}, <Rd>, <a>{, {!}<Pl>} "
            "{'{'desc <URb>'}'}",
        effects_ld_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---l lll.sss. --llnppp oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000000",
        HAS_SLOTS(ld_d), HAS_CHOICES(ld_d), .shares = shares_ldg_v)
    FORM(VOLTA_STG_V, "STG.v", "STG", title_stg_v, "STG", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} STG{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE} "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_stg_v,
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssse -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000110",
        HAS_SLOTS(stg_v), HAS_CHOICES(stg_v))
    FORM(VOLTA_STG_T, "STG.t", "STG", title_stg_v, "STG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} STG{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE} "
            "[<Ra>{+<OFFSET>}], <Rb>",
        effects_stg_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspssse -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000110",
        HAS_SLOTS(stg_v), HAS_CHOICES(stg_v))
    FORM(VOLTA_STG_TU, "STG.tu", "STG", title_stg_v, "STG", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} STG{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE} <a>, "
            "<Rb>",
        effects_stg_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspssse --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000110",
        HAS_SLOTS(stg_tu), HAS_CHOICES(stg_tu))
    FORM(VOLTA_STG_A, "STG.a", "STG", title_stg_v, "STG", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} STG{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER_SCOPE>} [<Ra>{+<OFFSET>}], <Rb>",
        effects_stg_v,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?ssse -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000110",
        HAS_SLOTS(stg_a), HAS_CHOICES(stg_a))
    FORM(VOLTA_STG_D, "STG.d", "STG", title_stg_v, "STG", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} STG{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER_SCOPE>} <a>, <Rb> {'{'desc <URc>'}'}",
        effects_stg_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.sss. --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000110",
        HAS_SLOTS(stg_d), HAS_CHOICES(stg_d))
    FORM(VOLTA_ST_V, "ST.v", "ST", title_st_v, "ST", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} ST{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE} "
            "[<Ra>{+<OFFSET32>}], <Rc>",
        effects_st_v,
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssse rrrrrrrr oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr -------- .ppp0011 10000101",
        HAS_SLOTS(st_v), HAS_CHOICES(st_v))
    FORM(VOLTA_ST_T, "ST.t", "ST", title_st_v, "ST", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ST{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE} "
            "[<Ra>{+<OFFSET32>}], <Rc>",
        effects_st_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspssse rrrrrrrr oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr -------- .ppp0011 10000101",
        HAS_SLOTS(st_v), HAS_CHOICES(st_v))
    FORM(VOLTA_ST_TU, "ST.tu", "ST", title_st_v, "ST", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} ST{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER>}(.CTA|.SM|.GPU|.SYS){.PRIVATE} <a>, <Rb>",
        effects_st_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspssse --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000101",
        HAS_SLOTS(stg_tu), HAS_CHOICES(stg_tu))
    FORM(VOLTA_ST_A, "ST.a", "ST", title_st_v, "ST", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ST{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER_SCOPE>} [<Ra>{+<OFFSET32>}], <Rc>",
        effects_st_v,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?ssse rrrrrrrr oooooooo oooooooo "
            "oooooooo oooooooo rrrrrrrr -------- .ppp0011 10000101",
        HAS_SLOTS(st_a), HAS_CHOICES(st_a))
    FORM(VOLTA_ST_D, "ST.d", "ST", title_st_v, "ST", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} ST{.E}{<EVICT>}{<SIZE>}{<STORE_ORDER_SCOPE>} <a>, <Rb> {'{'desc <URc>'}'}",
        effects_st_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.sss. --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000101",
        HAS_SLOTS(stg_d), HAS_CHOICES(stg_d))
    FORM(VOLTA_LDL_V, "LDL.v", "LDL", title_ldl_v, "LDL", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LDL{<EVICT>}{<SIZE>} <Rd>, [<Ra>{+<OFFSET>}]",
        effects_ldl_v,
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----sss- -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000011",
        HAS_SLOTS(ldl_v), HAS_CHOICES(cctll_v), .note = note_ldl_v)
    FORM(VOLTA_LDL_T, "LDL.t", "LDL", title_ldl_v, "LDL", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} LDL{<EVICT>}{<SIZE>} <Rd>, [<Ra>{+<OFFSET>}]",
        effects_ldl_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----sss- -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000011",
        HAS_SLOTS(ldl_v), HAS_CHOICES(cctll_t), .note = note_ldl_v)
    FORM(VOLTA_LDL_TU, "LDL.tu", "LDL", title_ldl_v, "LDL", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDL{<EVICT>}{<SIZE>} <Rd>, [<Ra>+<URb>{+<OFFSET>}]",
        "reads $P[Pg] $R[Ra] $UR[URb]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read "
            "l.u8; read l.u16; read l.u32; read l.u64; read l.u128; trap: undefined size; trap: "
            "outside `l`; trap: unaligned in `l`; trap: `.x2` of a register that is no multiple of "
            "2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----sss- -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000011",
        HAS_SLOTS(ldl_tu), HAS_CHOICES(ldl_tu), .note = note_ldl_v)
    FORM(VOLTA_LDL_D, "LDL.d", "LDL", title_ldl_v, "LDL", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LDL{<EVICT>}{<SIZE>} <Rd>, [<Ra>{+<URb>{+<OFFSET>}}] {'{'desc <URb>'}'}",
        "reads $P[Pg] $R[Ra] $UR[URb] $UR[URb.n | 1]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] "
            "$R[Rd.n + 3]; read l.u8; read l.u16; read l.u32; read l.u64; read l.u128; trap: "
            "undefined size; trap: outside `l`; trap: unaligned in `l`; trap: `.x2` of a register "
            "that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.sss- -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000011",
        HAS_SLOTS(ldl_tu), HAS_CHOICES(ldl_d), .note = note_ldl_v)
    FORM(VOLTA_STL_V, "STL.v", "STL", title_stl_v, "STL", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} STL{<EVICT>}{<SIZE>} [<Ra>{+<OFFSET>}], <Rb>",
        effects_stl_v,
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----sss- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000111",
        HAS_SLOTS(stl_v), HAS_CHOICES(cctll_v), .note = note_ldl_v)
    FORM(VOLTA_STL_T, "STL.t", "STL", title_stl_v, "STL", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} STL{<EVICT>}{<SIZE>} [<Ra>{+<OFFSET>}], <Rb>",
        effects_stl_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----sss- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10000111",
        HAS_SLOTS(stl_v), HAS_CHOICES(cctll_t), .note = note_ldl_v)
    FORM(VOLTA_STL_TU, "STL.tu", "STL", title_stl_v, "STL", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} STL{<EVICT>}{<SIZE>} [<Ra>+<URc>{+<OFFSET>}], <Rb>",
        "reads $P[Pg] $R[Ra] $UR[URc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rb.n + 1] "
            "$R[Rb.n + 2] $R[Rb.n + 3]; write l.u8; write l.u16; write l.u32; write l.u64; write "
            "l.u128; trap: undefined size; trap: outside `l`; trap: unaligned in `l`; trap: `.x2` "
            "of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple "
            "of 4",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----sss- --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000111",
        HAS_SLOTS(stl_tu), HAS_CHOICES(stl_tu), .note = note_ldl_v)
    FORM(VOLTA_STL_D, "STL.d", "STL", title_stl_v, "STL", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} STL{<EVICT>}{<SIZE>} [<Ra>{+<URc>{+<OFFSET>}}], <Rb> {'{'desc <URc>'}'}",
        "reads $P[Pg] $R[Ra] $UR[URc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rb.n + 1] "
            "$R[Rb.n + 2] $R[Rb.n + 3] $UR[URc.n | 1]; write l.u8; write l.u16; write l.u32; write "
            "l.u64; write l.u128; trap: undefined size; trap: outside `l`; trap: unaligned in `l`; "
            "trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a register that is "
            "no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.sss- --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10000111",
        HAS_SLOTS(stl_tu), HAS_CHOICES(stl_d), .note = note_ldl_v)
    FORM(VOLTA_LDS_V, "LDS.v", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LDS{.U}{<SHARED_SIZE>}, <Rd>, [<Ra>{+<OFFSET>}]",
        effects_lds_v,
        "---zzzcc cccccccc ccccccc- -------- -------- 0------- ---usss- -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100",
        HAS_SLOTS(lds_v), HAS_CHOICES(lds_v), .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDS_VZ, "LDS.vz", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LDS{.U}{<SHARED_SIZE>}.ZD <Pu>, <Rd>, [<Ra>{+<OFFSET>}]",
        effects_lds_vz,
        "---zzzcc cccccccc ccccccc- -------- -------- 1---ppp- ---usss- -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100",
        .not_executed = "the predicates of this load", HAS_SLOTS(lds_vz), HAS_CHOICES(cctll_v),
            .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDS_T, "LDS.t", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDS{.U}{<SHARED_SIZE>}, <Rd>, <a>",
        effects_lds_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- 0------- ss-usss- -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100",
        HAS_SLOTS(lds_t), HAS_CHOICES(lds_t), .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDS_TZ, "LDS.tz", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDS{.U}{<SHARED_SIZE>}.ZD <Pu>, <Rd>, <a>",
        effects_lds_vz,
        "---zzzcc cccccccc ccccccc- -------- ----0--- 1---ppp- ss-usss- -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100",
        .not_executed = "the predicates of this load", HAS_SLOTS(lds_tz), HAS_CHOICES(lds_tz),
            .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDS_TU, "LDS.tu", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDS{.U}{<SHARED_SIZE>}, <Rd>, <a>",
        effects_lds_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1--- 0------- ss-usss- -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000100",
        HAS_SLOTS(lds_tu), HAS_CHOICES(lds_tu), .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDS_TUZ, "LDS.tuz", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} LDS{.U}{<SHARED_SIZE>}.ZD <Pu>, <Rd>, <a>",
        "reads $P[Pg] $R[Ra] $UR[URb]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | "
            "3]; trap: the predicates of this load",
        "---zzzcc cccccccc ccccccc- -------- ----1--- 1---ppp- ss-usss- -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000100",
        .not_executed = "the predicates of this load", HAS_SLOTS(lds_tuz), HAS_CHOICES(lds_tuz),
            .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDS_A, "LDS.a", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LDS{<SHARED_SIZE>}, <Rd>, <a>",
        effects_lds_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1001 10000100",
        HAS_SLOTS(lds_a), HAS_CHOICES(lds_a), .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_LDS_AU, "LDS.au", "LDS", title_lds_v, "LDS", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LDS{<SHARED_SIZE>}, <Rd>, <a>",
        effects_lds_tu,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1001 10000100",
        HAS_SLOTS(lds_au), HAS_CHOICES(lds_au), .note = note_lds_v, .shares = shares_ldg_v)
    FORM(VOLTA_STS_V, "STS.v", "STS", title_sts_v, "STS", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} STS{<SIZE>} [<Ra>{+<OFFSET>}], <Rb>",
        effects_sts_v,
        "---zzzcc cccccccc ccccccc- -------- -------- -------- ----sss- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10001000",
        HAS_SLOTS(sts_v), HAS_CHOICES(cctll_v), .note = note_lds_v)
    FORM(VOLTA_STS_T, "STS.t", "STS", title_sts_v, "STS", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} STS{<SIZE>} <a>, <Rb>",
        effects_sts_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- -------- oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp0011 10001000",
        HAS_SLOTS(sts_t), HAS_CHOICES(sts_t), .note = note_lds_v)
    FORM(VOLTA_STS_TU, "STS.tu", "STS", title_sts_v, "STS", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} STS{<SIZE>} <a>, <Rb>",
        "reads $P[Pg] $R[Ra] $UR[URc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rb.n + 1] "
            "$R[Rb.n + 2] $R[Rb.n + 3]; write s.u8; write s.u16; write s.u32; write s.u64; write "
            "s.u128; trap: undefined size; trap: outside `s`; trap: unaligned in `s`; trap: `.x2` "
            "of a register that is no multiple of 2; trap: `.x4` of a register that is no multiple "
            "of 4",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- --uuuuuu oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr -------- .ppp1001 10001000",
        HAS_SLOTS(sts_tu), HAS_CHOICES(atoms_popc_p), .note = note_lds_v)
    FORM(VOLTA_LDC_V, "LDC.v", "LDC", title_ldc_v, "LDC", 16, DOCUMENT, 0x3,
        "{@{!}<Pg>} LDC{.IL|.IS|.ISL}{<CONST_SIZE>} <Rd>, <x>",
        effects_ldc_v,
        "---zzzcc cccccccc ccccccc- -------- -------- -------- ll--ccc- -------- -----ccc cciiiiii "
            "iiiiiiii ii------ rrrrrrrr rrrrrrrr .ppp1011 10000010",
        HAS_SLOTS(ldc_v), HAS_CHOICES(ldc_v))
    FORM(VOLTA_LDC_T, "LDC.t", "LDC", title_ldc_v, "LDC", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} LDC{.IL|.IS|.ISL}{<CONST_SIZE>} <Rd>, <x>",
        effects_ldc_v,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ll--ccc- -------- -----ccc cciiiiii "
            "iiiiiiii ii------ rrrrrrrr rrrrrrrr .ppp1011 10000010",
        HAS_SLOTS(ldc_v), HAS_CHOICES(ldc_t))
    FORM(VOLTA_LDC_X, "LDC.x", "LDC", title_ldc_v, "LDC", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} LDC{.IL|.IS|.ISL}{<CONST_SIZE>} <Rd>, <x>",
        "reads $P[Pg] $UR[URa] $R[Rc]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: the split "
            "of the index into bank and offset; trap: undefined size; trap: the constants that a "
            "handle selects",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ll??ccc? rrrrrrrr ???????? ??iiiiii "
            "iiiiiiii ii?????? ??uuuuuu rrrrrrrr .ppp0101 10000010",
        .not_executed = "not modelled: the split of the index into bank and offset",
            HAS_SLOTS(ldc_x), HAS_CHOICES(ldc_x))
    FORM(VOLTA_ULDC_C, "ULDC.c", "ULDC", title_uldc_c, "ULDC", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULDC{<CONST_SIZE>} <URd>, <at>",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1]; writes $UR[URd] $UR[URd.n | 1]; read c.u8; read "
            "c.u16; read c.u32; read c.u64; trap: the constants that a handle selects; trap: "
            "undefined size; trap: unaligned in `c`",
        "---zzzcc cccccccc ccccccc- -------- ----.--- -------- ----ccc- -------- -----ccc cccccccc "
            "cccccccc ccuuuuuu -------- --uuuuuu .uuu...0 10111001",
        HAS_SLOTS(uldc_c), HAS_CHOICES(uldc_c), .note = note_uldc_c)
    FORM(VOLTA_ULDC_I, "ULDC.i", "ULDC", title_uldc_c, "ULDC", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULDC{<CONST_SIZE>} <URd>, c[<C_BANK>][<URa>]",
        effects_uldc_i,
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ???????? ?????ccc cc000000 "
            "00000000 00?????? ??uuuuuu ??uuuuuu .uuu1010 10111011",
        HAS_SLOTS(uldc_i), HAS_CHOICES(ucgabar_arv), .note = note_uldc_c)
    FORM(VOLTA_ULDC_IO, "ULDC.io", "ULDC", title_uldc_c, "ULDC", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULDC{<CONST_SIZE>} <URd>, c[<C_BANK>][<URa>+<INDEX>]",
        effects_uldc_i,
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ???????? ?????ccc cciiiiii "
            "iiiiiiii ii?????? ??uuuuuu ??uuuuuu .uuu1010 10111011",
        HAS_SLOTS(uldc_io), HAS_CHOICES(ucgabar_arv), .note = note_uldc_c)
    FORM(VOLTA_ULDC_M, "ULDC.m", "ULDC", title_uldc_c, "ULDC", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULDC{<CONST_SIZE>} <URd>, [<URa>+<ULDC_OFFSET>], {!}UP<ULDC_UP>",
        "reads $UP[UPg] $UR[URa] $UR[URa.n | 1] $UP[memory_ULDC_UP]; writes $UR[URd] $UR[URd.n | "
            "1]; trap: undefined size; trap: not modelled: memory addressed without a bank",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u??????? ????ccc? ??uuuuuu uuuuuuuu uuuuuuuu "
            "uuuuuuuu uu?????? ??uuuuuu ??uuuuuu .uuu1000 10111000",
        .not_executed = "undefined size", HAS_SLOTS(uldc_m), HAS_CHOICES(uldc_m),
            .note = note_uldc_c)
    FORM(VOLTA_LDSM_R, "LDSM.r", "LDSM", title_ldsm_r, "LDSM.16", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} LDSM.16(.M88|.MT88|.M816){.2|.4|.INVALID3} <Rd>, [<Ra>{+<OFFSET>}]",
        "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[0..255]; "
            "read s.u128; trap: not modelled: matrices of 16 columns; trap: undefined size; trap: "
            "outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmzzz-mm -------- oooooooo oooooooo "
            "oooooooo -------- rrrrrrrr rrrrrrrr .ppp1000 00111011",
        HAS_SLOTS(ldsm_r), HAS_CHOICES(cctll_t), .note = note_ldsm_r)
    FORM(VOLTA_LDSM_U, "LDSM.u", "LDSM", title_ldsm_r, "LDSM.16", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} LDSM.16(.M88|.MT88|.M816){.2|.4|.INVALID3} <Rd>, [<Ra>+<URb>{+<OFFSET>}]",
        "reads $P[Pg] $R[Ra] $UR[URb]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3] "
            "$R[0..255]; read s.u128; trap: not modelled: matrices of 16 columns; trap: undefined "
            "size; trap: outside `s`; trap: unaligned in `s`",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- mmzzz-mm -------- oooooooo oooooooo "
            "oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ppp1000 00111011",
        HAS_SLOTS(ldsm_u), HAS_CHOICES(cctll_u), .note = note_ldsm_r)
    FORM(VOLTA_STSM, "STSM", "STSM", "Store matrix to shared memory", "STSM.16", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} STSM.16(.M88|.MT88|.M816){.2|.4|.INVALID3} [<Ra>{+<OFFSET>}], <Rb>",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; write s.u128; trap: "
            "not modelled: matrices of 16 columns; trap: undefined size; trap: outside `s`; trap: "
            "unaligned in `s`",
        "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? mm????mm ???????? oooooooo oooooooo "
            "oooooooo rrrrrrrr rrrrrrrr ???????? .ppp1000 01000100",
        HAS_SLOTS(stsm), HAS_CHOICES(stsm),
            .note = "Stores matrices. Shared memory belongs to the block. The inverse of LDSM.")
    FORM(VOLTA_LDGSTS_R, "LDGSTS.r", "LDGSTS", title_ldgsts_r, "LDGSTS.E", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LDGSTS.E{.BYPASS}{<EVICT>}{<COPY_LTC>}{<COPY_SIZE>}{.ZFILL}{<COPY_ORDER_SCOPE>}"
            " [<Rd>{+<TO_OFFSET>}], <a>{, {!}<Pp>} {'{'desc <URc>'}'}",
        "reads $P[Pg] $R[Rd] $R[Ra] $UR[URc] $UR[URc.n | 1] $R[Ra.n | 1] $P[Pp]; write s.u32; read "
            "g.u32; write s.u64; read g.u64; write s.u128; read g.u128; trap: outside `s`; trap: "
            "unaligned in `s`; trap: outside `g`; trap: unaligned in `g`; trap: undefined size",
        "---zzzcc cccccccc ccccccc- -------- ----1npp peee-zbc ccc.cccc c.uuuuuu tttttttt tttttttt "
            "ttttffff ffffffff rrrrrrrr rrrrrrrr .ppp1111 10101110",
        HAS_SLOTS(ldgsts_r), HAS_CHOICES(ldgsts_r), .note = note_ldgsts_r)
    FORM(VOLTA_LDGSTS_U, "LDGSTS.u", "LDGSTS", title_ldgsts_r, "LDGSTS.E", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} LDGSTS.E{.BYPASS}{<EVICT>}{<COPY_LTC>}{<COPY_SIZE>}{.ZFILL}{<COPY_ORDER_SCOPE>}"
            " [<Rd>+<URc>{+<TO_OFFSET>}], [<Ra>.64{+<FROM_OFFSET>}]{, {!}<Pp>}",
        effects_ldgsts_u,
        "---zzzcc cccccccc ccccccc- --0----- ----1npp peee-zbc ccc-cccc c1uuuuuu tttttttt tttttttt "
            "ttttffff ffffffff rrrrrrrr rrrrrrrr .ppp1101 10101110",
        HAS_SLOTS(ldgsts_u), HAS_CHOICES(ldgsts_u), .note = note_ldgsts_r)
    FORM(VOLTA_LDGSTS_US, "LDGSTS.us", "LDGSTS", title_ldgsts_r, "LDGSTS.E", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} LDGSTS.E{.BYPASS}{<EVICT>}{<COPY_LTC>}{<COPY_SIZE>}{.ZFILL}{<COPY_ORDER_SCOPE>}"
            " [<Rd>+<URc>{+<TO_OFFSET>}], [<Ra>.64{+<FROM_OFFSET>}]{, {!}<Pp>}",
        effects_ldgsts_u,
        "---zzzcc cccccccc ccccccc- ..------ ----1npp peee-zbc ccc-cccc c1uuuuuu tttttttt tttttttt "
            "ttttffff ffffffff rrrrrrrr rrrrrrrr .ppp1101 10101110",
        HAS_SLOTS(ldgsts_u), HAS_CHOICES(ldgsts_us), .note = note_ldgsts_r)
    FORM(VOLTA_LDGDEPBAR, "LDGDEPBAR", "LDGDEPBAR", "Asynchronous copy dependency barrier",
        "LDGDEPBAR", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} LDGDEPBAR",
        effects_depbar_le,
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- "
            "-------- -------- -------- -------- .ppp1001 10101111",
        HAS_SLOTS(bar_all), HAS_CHOICES(bmov_r),
            .note = "Tracks the copies in flight on a scoreboard.")
    FORM(VOLTA_S2R, "S2R", "S2R", "Read special register", "S2R", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} S2R <Rd>, <v>",
        "reads $P[Pg] $SR[special_SR] $SR[136]; writes $R[Rd]",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss -------- -------- -------- "
            "-------- -------- -------- rrrrrrrr .ppp1001 00011001",
        HAS_SLOTS(s2r), HAS_CHOICES(s2r))
    FORM(VOLTA_CS2R, "CS2R", "CS2R", "Read special register, low latency", "CS2R",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} CS2R{.32} <Rd>, <v>",
        "reads $P[Pg] $SR[special_SR] $SR[136] $SR[special_SR_NUMBER] $SR[..]; writes $R[Rd] "
            "$R[Rd.n | 1]; trap: not modelled: pairs of other special registers",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------s ssssssss -------- -------- -------- "
            "-------- -------- -------- rrrrrrrr .ppp1000 00000101",
        HAS_SLOTS(cs2r), HAS_CHOICES(s2r),
            .note = "Two registers can be read as one 64-bit number.",
            .shares = "the number of that register")
    FORM(VOLTA_SULD_D, "SULD.d", "SULD", title_suld_d, "SULD.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SULD.D{.BA}<DIM>{<EVICT>}{<SIZE>}<ACCESS_ORDER>{<OUT_OF_RANGE>} {<Pu>, }<Rd>, "
            "[<Ra>], <s>",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2]; writes $P[Pu] $R[Rd] $R[Rd.n | "
            "1] $R[Rd.n | 2] $R[Rd.n | 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read c.u32; read "
            "g.u32; read g.u8; read g.u16; read g.u64; read g.u128; trap: unaligned in `c`; trap: "
            "not modelled: what three numbers select; trap: not modelled: the predicate; trap: "
            "unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
            "the image has more coordinates than the instruction; trap: what happens beyond the "
            "edges; trap: the place is outside of the surface; trap: `.x2` of a register that is "
            "no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspsssb -------- dddoottt tttttttt "
            "tttttttt -------- rrrrrrrr rrrrrrrr .ppp...1 10011001",
        HAS_SLOTS(suld_d), HAS_CHOICES(suld_d))
    FORM(VOLTA_SULD_DR, "SULD.dr", "SULD", title_suld_d, "SULD.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SULD.D{.BA}<DIM>{<EVICT>}{<SIZE>}<ACCESS_ORDER>{<OUT_OF_RANGE>} {<Pu>, }<Rd>, "
            "[<Ra>], <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] "
            "$R[Rd.n | 2] $R[Rd.n | 3] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; read g.u32; read "
            "g.u8; read g.u16; read g.u64; read g.u128; trap: not modelled: the predicate; trap: "
            "unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
            "the image has more coordinates than the instruction; trap: what happens beyond the "
            "edges; trap: the place is outside of the surface; trap: `.x2` of a register that is "
            "no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspsssb rrrrrrrr dddoo--- -------- "
            "-------- -------- rrrrrrrr rrrrrrrr .ppp...1 10011010",
        HAS_SLOTS(suld_dr), HAS_CHOICES(suld_dr))
    FORM(VOLTA_SULD_P, "SULD.p", "SULD", title_suld_d, "SULD.P", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SULD.P<DIM>{<EVICT>}<ACCESS_ORDER>{<MASK>}{<OUT_OF_RANGE>} {<Pu>, }<Rd>, "
            "[<Ra>], <s>",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2]; writes $P[Pu] $R[Rd] $R[Rd.n | "
            "1] $R[Rd.n | 2] $R[Rd.n | 3] $R[0..255]; read c.u32; read g.u32; read g.u8; read "
            "g.u16; trap: unaligned in `c`; trap: not modelled: what three numbers select; trap: "
            "not modelled: the predicate; trap: unaligned in `g`; trap: no texture or surface has "
            "this handle: it is not bound; trap: the image has more coordinates than the "
            "instruction; trap: what happens beyond the edges; trap: the place is outside of the "
            "surface",
        "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmmm -------- dddoottt tttttttt "
            "tttttttt -------- rrrrrrrr rrrrrrrr .ppp...1 10010111",
        HAS_SLOTS(suld_p), HAS_CHOICES(suld_p))
    FORM(VOLTA_SULD_PR, "SULD.pr", "SULD", title_suld_d, "SULD.P", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SULD.P<DIM>{<EVICT>}<ACCESS_ORDER>{<MASK>}{<OUT_OF_RANGE>} {<Pu>, }<Rd>, "
            "[<Ra>], <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] "
            "$R[Rd.n | 2] $R[Rd.n | 3] $R[0..255]; read g.u32; read g.u8; read g.u16; trap: not "
            "modelled: the predicate; trap: unaligned in `g`; trap: no texture or surface has this "
            "handle: it is not bound; trap: the image has more coordinates than the instruction; "
            "trap: what happens beyond the edges; trap: the place is outside of the surface",
        "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmmm rrrrrrrr dddoo--- -------- "
            "-------- -------- rrrrrrrr rrrrrrrr .ppp...1 10011000",
        HAS_SLOTS(suld_pr), HAS_CHOICES(suld_pr))
    FORM(VOLTA_SUST_D, "SUST.d", "SUST", title_sust_d, "SUST.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUST.D{.BA}<DIM>{<EVICT>}{<SIZE>}<ACCESS_ORDER>{<OUT_OF_RANGE>} [<Ra>], <Rb>, "
            "<s>",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n + 1] $R[Rb.n + 2] "
            "$R[Rb.n + 3]; read c.u32; read g.u32; write g.u8; write g.u16; write g.u32; write "
            "g.u64; write g.u128; trap: unaligned in `c`; trap: not modelled: what three numbers "
            "select; trap: unaligned in `g`; trap: no texture or surface has this handle: it is "
            "not bound; trap: the image has more coordinates than the instruction; trap: what "
            "happens beyond the edges; trap: the place is outside of the surface; trap: `.x2` of a "
            "register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspsssb -------- dddoottt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr -------- .ppp...1 10011101",
        HAS_SLOTS(sust_d), HAS_CHOICES(sust_d))
    FORM(VOLTA_SUST_DR, "SUST.dr", "SUST", title_sust_d, "SUST.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUST.D{.BA}<DIM>{<EVICT>}{<SIZE>}<ACCESS_ORDER>{<OUT_OF_RANGE>} [<Ra>], <Rb>, "
            "<Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n + 1] $R[Rb.n + 2] "
            "$R[Rb.n + 3]; read g.u32; write g.u8; write g.u16; write g.u32; write g.u64; write "
            "g.u128; trap: unaligned in `g`; trap: no texture or surface has this handle: it is "
            "not bound; trap: the image has more coordinates than the instruction; trap: what "
            "happens beyond the edges; trap: the place is outside of the surface; trap: `.x2` of a "
            "register that is no multiple of 2; trap: `.x4` of a register that is no multiple of 4",
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspsssb rrrrrrrr dddoo--- -------- "
            "-------- rrrrrrrr rrrrrrrr -------- .ppp...1 10011110",
        HAS_SLOTS(sust_dr), HAS_CHOICES(sust_dr))
    FORM(VOLTA_SUST_P, "SUST.p", "SUST", title_sust_d, "SUST.P", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUST.P<DIM>{<EVICT>}<ACCESS_ORDER>{<MASK>}{<OUT_OF_RANGE>} [<Ra>], <Rb>, <s>",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[0..255]; read c.u32; read "
            "g.u32; write g.u8; write g.u16; write g.u32; trap: unaligned in `c`; trap: not "
            "modelled: what three numbers select; trap: unaligned in `g`; trap: no texture or "
            "surface has this handle: it is not bound; trap: the image has more coordinates than "
            "the instruction; trap: what happens beyond the edges; trap: the place is outside of "
            "the surface",
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmm -------- dddoottt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr -------- .ppp...1 10011011",
        HAS_SLOTS(sust_p), HAS_CHOICES(sust_p))
    FORM(VOLTA_SUST_PR, "SUST.pr", "SUST", title_sust_d, "SUST.P", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUST.P<DIM>{<EVICT>}<ACCESS_ORDER>{<MASK>}{<OUT_OF_RANGE>} [<Ra>], <Rb>, <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[0..255]; read g.u32; write g.u8; "
            "write g.u16; write g.u32; trap: unaligned in `g`; trap: no texture or surface has "
            "this handle: it is not bound; trap: the image has more coordinates than the "
            "instruction; trap: what happens beyond the edges; trap: the place is outside of the "
            "surface",
        "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmm rrrrrrrr dddoo--- -------- "
            "-------- rrrrrrrr rrrrrrrr -------- .ppp...1 10011100",
        HAS_SLOTS(sust_pr), HAS_CHOICES(sust_pr))
    FORM(VOLTA_SURED_D, "SURED.d", "SURED", title_sured_d, "SURED.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SURED.D{.BA}<DIM><RED_OP>{<EVICT>}{<TYPE>}<ATOM_ORDER>{<OUT_OF_RANGE>} [<Ra>], "
            "<Rb>, <s>",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1]; read c.u32; "
            "read g.u32; read g.u64; write g.u64; write g.u32; trap: unaligned in `c`; trap: not "
            "modelled: what three numbers select; trap: not modelled: this reduction; trap: "
            "unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
            "the image has more coordinates than the instruction; trap: what happens beyond the "
            "edges; trap: the place is outside of the surface",
        "---zzzcc cccccccc ccccccc- -------- ------rr reee---a assptttb -------- dddoottt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr -------- .ppp...1 10011111",
        HAS_SLOTS(sured_d), HAS_CHOICES(sured_d), .note = note_sured_d, .is_atomic = 1)
    FORM(VOLTA_SURED_DR, "SURED.dr", "SURED", title_sured_d, "SURED.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SURED.D{.BA}<DIM><RED_OP>{<EVICT>}{<TYPE>}<ATOM_ORDER>{<OUT_OF_RANGE>} [<Ra>], "
            "<Rb>, <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1]; read g.u32; "
            "read g.u64; write g.u64; write g.u32; trap: not modelled: this reduction; trap: "
            "unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
            "the image has more coordinates than the instruction; trap: what happens beyond the "
            "edges; trap: the place is outside of the surface",
        "---zzzcc cccccccc ccccccc- -------- ------rr reee---a assptttb rrrrrrrr dddoo--- -------- "
            "-------- rrrrrrrr rrrrrrrr -------- .ppp...1 10100000",
        HAS_SLOTS(sured_dr), HAS_CHOICES(sured_dr), .note = note_sured_d, .is_atomic = 1)
    FORM(VOLTA_SUATOM_D, "SUATOM.d", "SUATOM", title_suatom_d, "SUATOM.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUATOM.D{.BA}<DIM><ATOM_OP>{<EVICT>}{<TYPE>}<ATOM_ORDER>{<OUT_OF_RANGE>} <Pu>, "
            "<Rd>, [<Ra>], <Rb>, <s>",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1]; writes "
            "$P[Pu] $R[Rd] $R[Rd.n | 1]; read c.u32; read g.u32; read g.u64; write g.u64; write "
            "g.u32; trap: unaligned in `c`; trap: not modelled: what three numbers select; trap: "
            "not modelled: the predicate; trap: not modelled: this operation; trap: unaligned in "
            "`g`; trap: no texture or surface has this handle: it is not bound; trap: the image "
            "has more coordinates than the instruction; trap: what happens beyond the edges; trap: "
            "the place is outside of the surface; trap: not modelled: the result beyond the edges",
        "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa assptttb -------- dddoottt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010011",
        HAS_SLOTS(suatom_d), HAS_CHOICES(sured_d), .note = note_suatom_d, .is_atomic = 1)
    FORM(VOLTA_SUATOM_DR, "SUATOM.dr", "SUATOM", title_suatom_d, "SUATOM.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUATOM.D{.BA}<DIM><ATOM_OP>{<EVICT>}{<TYPE>}<ATOM_ORDER>{<OUT_OF_RANGE>} <Pu>, "
            "<Rd>, [<Ra>], <Rb>, <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1]; writes $P[Pu] "
            "$R[Rd] $R[Rd.n | 1]; read g.u32; read g.u64; write g.u64; write g.u32; trap: not "
            "modelled: the predicate; trap: not modelled: this operation; trap: unaligned in `g`; "
            "trap: no texture or surface has this handle: it is not bound; trap: the image has "
            "more coordinates than the instruction; trap: what happens beyond the edges; trap: the "
            "place is outside of the surface; trap: not modelled: the result beyond the edges",
        "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa assptttb rrrrrrrr dddoo--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010100",
        HAS_SLOTS(suatom_dr), HAS_CHOICES(sured_dr), .note = note_suatom_d, .is_atomic = 1)
    FORM(VOLTA_SUATOM_C, "SUATOM.c", "SUATOM", title_suatom_d, "SUATOM.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUATOM.D{.BA}<DIM>.CAS{<EVICT>}{<CAS_TYPE>}<ATOM_ORDER>{<OUT_OF_RANGE>} <Pu>, "
            "<Rd>, [<Ra>], <Rb>, <s>",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3] $R[2..255]; writes $P[Pu] $R[Rd] $R[Rd.n | 1]; read c.u32; read g.u32; "
            "read g.u64; write g.u64; write g.u32; trap: unaligned in `c`; trap: not modelled: "
            "what three numbers select; trap: not modelled: the predicate; trap: not modelled: "
            "this operation; trap: unaligned in `g`; trap: no texture or surface has this handle: "
            "it is not bound; trap: the image has more coordinates than the instruction; trap: "
            "what happens beyond the edges; trap: the place is outside of the surface; trap: not "
            "modelled: the result beyond the edges",
        "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccb -------- dddoottt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010101",
        HAS_SLOTS(suatom_c), HAS_CHOICES(suatom_c), .note = note_suatom_d, .is_atomic = 1)
    FORM(VOLTA_SUATOM_CR, "SUATOM.cr", "SUATOM", title_suatom_d, "SUATOM.D", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SUATOM.D{.BA}<DIM>.CAS{<EVICT>}{<CAS_TYPE>}<ATOM_ORDER>{<OUT_OF_RANGE>} <Pu>, "
            "<Rd>, [<Ra>], <Rb>, <Rc>",
        "reads $P[Pg] $R[Rc] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3] $R[2..255]; writes $P[Pu] $R[Rd] $R[Rd.n | 1]; read g.u32; read g.u64; "
            "write g.u64; write g.u32; trap: not modelled: the predicate; trap: not modelled: this "
            "operation; trap: unaligned in `g`; trap: no texture or surface has this handle: it is "
            "not bound; trap: the image has more coordinates than the instruction; trap: what "
            "happens beyond the edges; trap: the place is outside of the surface; trap: not "
            "modelled: the result beyond the edges",
        "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccb rrrrrrrr dddoo--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10010110",
        HAS_SLOTS(suatom_cr), HAS_CHOICES(suatom_cr), .note = note_suatom_d, .is_atomic = 1)
    FORM(VOLTA_SUQUERY_C, "SUQUERY.c", "SUQUERY", title_suquery_c, "SUQUERY", 16, DOCUMENT, 0xf0,
        "{@{!}<Pg>} SUQUERY<DIM> <Pu>, <Rd>, [<Ra>], COMP_STATUS, <s>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $UR[URtex]; writes $P[Pu] $R[Rd]; read "
            "c.u32; trap: not modelled: the numbers of a status; trap: unaligned in `c`; trap: not "
            "modelled: what three numbers select",
        "---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? ???????? ddd??ttt tttttttt "
            "tttttttt ???????? rrrrrrrr rrrrrrrr .ppp...1 10110011",
        .not_executed = "not modelled: the numbers of a status", HAS_SLOTS(suquery_c),
            HAS_CHOICES(suquery_c))
    FORM(VOLTA_SUQUERY_R, "SUQUERY.r", "SUQUERY", title_suquery_c, "SUQUERY", 16, DOCUMENT, 0xf0,
        "{@{!}<Pg>} SUQUERY<DIM> <Pu>, <Rd>, [<Ra>], COMP_STATUS, <Rc>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[Pu] $R[Rd]; trap: not "
            "modelled: the numbers of a status",
        "---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? rrrrrrrr ddd?\?--- "
            "-------- -------- ???????? rrrrrrrr rrrrrrrr .ppp...1 10110011",
        .not_executed = "not modelled: the numbers of a status", HAS_SLOTS(suquery_r),
            HAS_CHOICES(suquery_r))
    FORM(VOLTA_HMMA_884, "HMMA_884", "HMMA_884", "FP16 matrix multiply-accumulate by quarter warps",
        "HMMA", 16, DOCUMENT, 0x7,
        "{@{!}<Pg>} HMMA(.884|.444)<HMMA_884_TYPE><STEP>{.SATFINITE} <Rd>, "
            "{-}<Ra>{.reuse}(.ROW|.COL), {-}<Rb>{.reuse}(.ROW|.COL), <Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] "
            "$R[Rd.n | 1] $R[0..255]; trap: not modelled: the shape 444",
        "---rrrcc cccccccc ccccccc- -------- ----0--- -------s shshslln rrrrrrrr n------- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00110110",
        HAS_SLOTS(hmma_884), HAS_CHOICES(hmma_884),
            .note = "Four products of matrices of 8 x 4 and 4 x 8 halves, each by eight lanes: "
            "four adjacent ones, and those that are 16 above. Each step makes two registers of the "
            "sum {inferred}.")
    FORM(VOLTA_HMMA_T, "HMMA.t", "HMMA", title_hmma_t, "HMMA", 16, DOCUMENT, 0x4,
        "{@{!}<Pg>} HMMA(.1688|.16816|.1684)(.F16|.F32){.SATFINITE} <Rd>, {-}<Ra>{.reuse}, "
            "{-}<Rb>{.reuse}, <Rc>{.reuse}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[Rc] $R[Ra.n | 1] $R[Ra.n | 2] $R[Ra.n | 3] $R[Rb.n | 1] "
            "$R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[0..255]; trap: undefined "
            "shape",
        "---rrrcc cccccccc ccccccc- -------- ----0--- ----zz-- -hshh--n rrrrrrrr n------- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111100",
        HAS_SLOTS(hmma_t), HAS_CHOICES(hmma_884), .note = note_hmma_t)
    FORM(VOLTA_HMMA_A, "HMMA.a", "HMMA", title_hmma_t, "HMMA", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HMMA(.1688|.16816|.1684)(.F16|.F32){.BF16|.TF32} <Rd>, {-}<Ra>{.reuse}, "
            "{-}<Rb>{.reuse}, <Rc>{.reuse}{<u>}",
        effects_hmma_a,
        "---rrrcc cccccccc ccccccc- -------- ----0-uu u---hh-- -h-hh-0n rrrrrrrr n------- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111100",
        HAS_SLOTS(hmma_a), HAS_CHOICES(hmma_a), .note = note_hmma_t)
    FORM(VOLTA_HMMA_SP, "HMMA_SP", "HMMA_SP", "FP16 matrix multiply-accumulate, sparse", "HMMA.SP",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} HMMA.SP<HMMA_SP_SHAPE>(.F16|.F32){.BF16|.TF32} <Rd>, {-}<Ra>{.reuse}, "
            "{-}<Rb>{.reuse}, <Rc>{.reuse}{<u>}, R<META>{.reuse}, <META_THREADS>",
        effects_hmma_sp,
        "---rrrcc cccccccc ccccccc- -------- ----0-uu u---hh-- -h-hh-1n rrrrrrrr n------- -----mmm "
            "mmmmmmmm rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111100",
        HAS_SLOTS(hmma_sp), HAS_CHOICES(hmma_a),
            .note = "Of each four elements of a row of the first matrix, two are stored (of each "
            "two, one, with TF32); META says which. How their products are added is {inferred}: "
            "like those of HMMA.")
    FORM(VOLTA_IMMA, "IMMA", "IMMA", "Integer matrix multiply-accumulate", "IMMA",
        16, DOCUMENT, 0xfe,
        "{@{!}<Pg>} IMMA<IMMA_SHAPE>(.U8|.S8|.U4|.S4)(.U8|.S8|.U4|.S4){.SAT} <Rd>, "
            "<Ra>{.reuse}.ROW, <Rb>{.reuse}.COL, <Rc>{.reuse}{<u>}",
        effects_hmma_a,
        "---rrrcc cccccccc ccccccc- -------- ----0-uu uiiiis?? ?i?ii100 rrrrrrrr ???????? ???????? "
            "???????? rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00110111",
        HAS_SLOTS(imma), HAS_CHOICES(imma),
            .note = "Multiplies matrices of 8-bit or 4-bit integers.")
    FORM(VOLTA_IMMA_SP, "IMMA_SP", "IMMA_SP", "Integer matrix multiply-accumulate, sparse",
        "IMMA.SP", 16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} IMMA.SP<IMMA_SP_SHAPE>(.U8|.S8|.U4|.S4)(.U8|.S8|.U4|.S4){.SAT} <Rd>, "
            "<Ra>{.reuse}.ROW, <Rb>{.reuse}.COL, <Rc>{.reuse}{<u>}, R<META>{.reuse}, "
            "<META_THREADS>",
        effects_hmma_sp,
        "---rrrcc cccccccc ccccccc- -------- ----0-uu uiiiis-- -i-ii101 rrrrrrrr -------- -----mmm "
            "mmmmmmmm rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00110111",
        HAS_SLOTS(imma_sp), HAS_CHOICES(imma),
            .note = "Of each four elements of a row of the first matrix two are stored; META says "
            "which.")
    FORM(VOLTA_BMMA, "BMMA", "BMMA", "Bit matrix multiply-accumulate", "BMMA", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} BMMA<BMMA_SHAPE>(.XOR|.AND).POPC <Rd>, <Ra>{.reuse}.ROW, <Rb>{.reuse}.COL, "
            "<Rc>{.reuse}{<u>}",
        "reads $UP[7 - tensor_UPmma.n] $UP[..] $P[Pg] $R[Ra] $R[Rb] $R[Rc] $R[Ra.n | 1] $R[Ra.n | "
            "2] $R[Ra.n | 3] $R[Rb.n | 1] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] "
            "$R[0..255]; trap: not modelled: what the predicate does",
        "---rrrcc cccccccc ccccccc- -------- ----0-uu u------1 -b0bb10- rrrrrrrr -------- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111101",
        HAS_SLOTS(bmma), HAS_CHOICES(imma),
            .note = "Counts the bits that are 1 in both, or that differ.")
    FORM(VOLTA_DMMA_A, "DMMA.a", "DMMA", title_dmma_a, "DMMA.884", 16, DOCUMENT, 0x78,
        "{@{!}<Pg>} DMMA.884{.RM|.RP|.RZ} <Rd>, <DMMA_A>, <DMMA_B>, <DMMA_C>{<u>}",
        "reads $UP[7 - tensor_UPmma.n] $UP[..] $P[Pg] $R[Ra] $R[Rb] $R[Rc] $R[Ra.n | 1] $R[Rb.n | "
            "1] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[0..255] $R[1..255]; trap: "
            "not modelled: what the predicate does",
        "---rrrcc cccccccc ccccccc- -------- ----0-uu u------- rr-0n..n rrrrrrrr n.------ -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111111",
        HAS_SLOTS(dmma_a), HAS_CHOICES(dmma_a))
    FORM(VOLTA_DMMA_H, "DMMA.h", "DMMA", title_dmma_a, "DMMA", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} DMMA<DMMA_SHAPE>{.RM|.RP|.RZ} <Rd>, <DMMA_A>, <DMMA_B>, <DMMA_C>{<u>}",
        "reads $UP[7 - tensor_UPmma.n] $UP[..] $P[Pg] $R[Ra] $R[Rb] $R[Rc] $R[Ra.n | 1] $R[Ra.n | "
            "2] $R[Ra.n | 3] $R[0..255] $R[1..255] $R[2..255] $R[3..255] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[0..255] "
            "$R[1..255]; trap: not modelled: what the predicate does",
        "---rrrcc cccccccc ccccccc- ..------ ----0.uu u------- rrddn..n rrrrrrrr n.------ -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp0010 00111111",
        HAS_SLOTS(dmma_h), HAS_CHOICES(dmma_h))
    FORM(VOLTA_MOVM, "MOVM", "MOVM", "Transpose matrix", "MOVM", 16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} MOVM(.16|.INVALID6)<MOVM_KIND> <Rd>, <Ra>",
        "reads $P[Pg] $R[Ra]; writes $R[Rd]; trap: not modelled: other layouts",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmmm0--- -------- -------- -------- "
            "-------- -------- rrrrrrrr rrrrrrrr .ppp0010 00111010",
        HAS_SLOTS(movm), HAS_CHOICES(bmov_r),
            .note = "Lane 4 * r + c has the halves 2 * c and 2 * c + 1 of row r.")
    FORM(VOLTA_HGMMA_HGMMA_R, "HGMMA.HGMMA.r", "HGMMA", title_hgmma_hgmma_r, "HGMMA",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} HGMMA <Rd>, <Ra>{.reuse}, gdesc[<URb>], <Rc>{.reuse}, gsb0",
        effects_hgmma_hgmma_r,
        "---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? ??uuuuuu rrrrrrrr rrrrrrrr .ppp1101 11110000",
        .not_executed = "not modelled: the layout of matrices in registers",
            HAS_SLOTS(hgmma_hgmma_r), HAS_CHOICES(depbar_u), .note = note_hgmma_hgmma_r)
    FORM(VOLTA_HGMMA_IGMMA_R, "HGMMA.IGMMA.r", "HGMMA", title_hgmma_hgmma_r, "IGMMA",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} IGMMA <Rd>, <Ra>{.reuse}, gdesc[<URb>], <Rc>{.reuse}, gsb0",
        effects_hgmma_hgmma_r,
        "---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? ??uuuuuu rrrrrrrr rrrrrrrr .ppp1101 11110001",
        .not_executed = "not modelled: the layout of matrices in registers",
            HAS_SLOTS(hgmma_hgmma_r), HAS_CHOICES(depbar_u), .note = note_hgmma_hgmma_r)
    FORM(VOLTA_HGMMA_BGMMA_R, "HGMMA.BGMMA.r", "HGMMA", title_hgmma_hgmma_r, "BGMMA",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} BGMMA <Rd>, <Ra>{.reuse}, gdesc[<URb>], <Rc>{.reuse}, gsb0",
        effects_hgmma_hgmma_r,
        "---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? ??uuuuuu rrrrrrrr rrrrrrrr .ppp1101 11110010",
        .not_executed = "not modelled: the layout of matrices in registers",
            HAS_SLOTS(hgmma_hgmma_r), HAS_CHOICES(depbar_u), .note = note_hgmma_hgmma_r)
    FORM(VOLTA_HGMMA_HGMMA_D, "HGMMA.HGMMA.d", "HGMMA", title_hgmma_hgmma_r, "HGMMA",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} HGMMA <Rd>, gdesc[<URa>], <Rc>{.reuse}, gsb0",
        effects_hgmma_hgmma_d,
        "---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr .ppp1001 11110000",
        .not_executed = "not modelled: the layout of matrices in registers",
            HAS_SLOTS(hgmma_hgmma_d), HAS_CHOICES(depbar_u), .note = note_hgmma_hgmma_r)
    FORM(VOLTA_HGMMA_IGMMA_D, "HGMMA.IGMMA.d", "HGMMA", title_hgmma_hgmma_r, "IGMMA",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} IGMMA <Rd>, gdesc[<URa>], <Rc>{.reuse}, gsb0",
        effects_hgmma_hgmma_d,
        "---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr .ppp1001 11110001",
        .not_executed = "not modelled: the layout of matrices in registers",
            HAS_SLOTS(hgmma_hgmma_d), HAS_CHOICES(depbar_u), .note = note_hgmma_hgmma_r)
    FORM(VOLTA_HGMMA_BGMMA_D, "HGMMA.BGMMA.d", "HGMMA", title_hgmma_hgmma_r, "BGMMA",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} BGMMA <Rd>, gdesc[<URa>], <Rc>{.reuse}, gsb0",
        effects_hgmma_hgmma_d,
        "---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr .ppp1001 11110010",
        .not_executed = "not modelled: the layout of matrices in registers",
            HAS_SLOTS(hgmma_hgmma_d), HAS_CHOICES(depbar_u), .note = note_hgmma_hgmma_r)
    FORM(VOLTA_TEX_C, "TEX.c", "TEX", title_tex_c, "TEX", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TEX{.SCR}{.B}{.F16.RN|.F16.RZ}{<LOD>}{.AOFFI}{.DC}{<EVICT>}{.NDV}{.NODEP} "
            "{<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        effects_tex_c,
        "---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fdnammmm rrrrrrrr dddsbttt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100000",
        HAS_SLOTS(tex_c), HAS_CHOICES(tex_c), .note = note_tex_c)
    FORM(VOLTA_TEX_I, "TEX.i", "TEX", title_tex_c, "TEX", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TEX{.SCR}{.B}{.F16.RN|.F16.RZ}{<LOD>}{.AOFFI}{.DC}{<EVICT>}{.NDV}{.NODEP} "
            "{<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        effects_tex_i,
        "---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fdnammmm rrrrrrrr dddsbttt tthhhhhh "
            "hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100010",
        HAS_SLOTS(tex_i), HAS_CHOICES(tex_i), .note = note_tex_c)
    FORM(VOLTA_TEX_R, "TEX.r", "TEX", title_tex_c, "TEX", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TEX{.SCR}{.B}{.F16.RN|.F16.RZ}{<LOD>}{.AOFFI}{.DC}{<EVICT>}{.NDV}{.NODEP} "
            "{<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        effects_tex_r,
        "---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fdnammmm rrrrrrrr dddsb--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100001",
        HAS_SLOTS(tex_r), HAS_CHOICES(tex_r), .note = note_tex_c)
    FORM(VOLTA_TLD_C, "TLD.c", "TLD", title_tld_c, "TLD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TLD{.SCR}{.B}{.F16.RN|.F16.RZ}<LOAD_LOD>{.AOFFI}{<EVICT>}{.CL}{.MS}{.NODEP} "
            "{<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <LOAD_DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $UR[URtex] $R[0..255] $R[Ra] $R[Rb]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] "
            "$R[Rc] $R[Rc.n | 1] $R[0..255]; read c.u32; read g.u32; read g.u8; read g.u16; trap: "
            "unaligned in `c`; trap: not modelled: textures; trap: images have one level, and this "
            "is another; trap: unaligned in `g`; trap: no texture or surface has this handle: it "
            "is not bound; trap: the image has more coordinates than the instruction",
        "---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fmcammmm rrrrrrrr lllsbttt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100110",
        HAS_SLOTS(tld_c), HAS_CHOICES(tex_c), .note = note_tld_c)
    FORM(VOLTA_TLD_I, "TLD.i", "TLD", title_tld_c, "TLD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TLD{.SCR}{.B}{.F16.RN|.F16.RZ}<LOAD_LOD>{.AOFFI}{<EVICT>}{.CL}{.MS}{.NODEP} "
            "{<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <LOAD_DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[0..255] $R[Ra] $R[Rb]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | "
            "1] $R[0..255]; read g.u32; read g.u8; read g.u16; trap: not modelled: what three "
            "numbers select; trap: not modelled: textures; trap: images have one level, and this "
            "is another; trap: no texture or surface has this handle: it is not bound; trap: "
            "unaligned in `g`",
        "---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fmcammmm rrrrrrrr lllsbttt tthhhhhh "
            "hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101000",
        HAS_SLOTS(tld_i), HAS_CHOICES(tex_i), .note = note_tld_c)
    FORM(VOLTA_TLD_R, "TLD.r", "TLD", title_tld_c, "TLD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TLD{.SCR}{.B}{.F16.RN|.F16.RZ}<LOAD_LOD>{.AOFFI}{<EVICT>}{.CL}{.MS}{.NODEP} "
            "{<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <LOAD_DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[0..255] $R[Ra] $R[Rb]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | "
            "1] $R[0..255]; read g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: "
            "images have one level, and this is another; trap: unaligned in `g`; trap: no texture "
            "or surface has this handle: it is not bound; trap: the image has more coordinates "
            "than the instruction",
        "---hhhcc cccccccc ccccccc- -------- -----nll leeepppf fmcammmm rrrrrrrr lllsb--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100111",
        HAS_SLOTS(tld_r), HAS_CHOICES(tex_r), .note = note_tld_c)
    FORM(VOLTA_TLD4_C, "TLD4.c", "TLD4", title_tld4_c, "TLD4", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TLD4{.SCR}(.R|.G|.B|.A){.B}{.F16.RN|.F16.RZ}{<GATHER_OFFSET>}{.DC}{<EVICT>}{.NO"
            "DEP} {<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <GATHER_DIM>{, <MASK>} {'{'hint "
            "<HINT>'}'}",
        effects_tex_c,
        "---hhhcc cccccccc ccccccc- -------- -----n-c ceeepppf fdggmmmm rrrrrrrr gggsbttt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100011",
        HAS_SLOTS(tld4_c), HAS_CHOICES(tex_c))
    FORM(VOLTA_TLD4_I, "TLD4.i", "TLD4", title_tld4_c, "TLD4", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TLD4{.SCR}(.R|.G|.B|.A){.B}{.F16.RN|.F16.RZ}{<GATHER_OFFSET>}{.DC}{<EVICT>}{.NO"
            "DEP} {<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <GATHER_DIM>{, <MASK>} {'{'hint "
            "<HINT>'}'}",
        effects_tex_i,
        "---hhhcc cccccccc ccccccc- -------- -----n-c ceeepppf fdggmmmm rrrrrrrr gggsbttt tthhhhhh "
            "hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100101",
        HAS_SLOTS(tld4_i), HAS_CHOICES(tex_i))
    FORM(VOLTA_TLD4_R, "TLD4.r", "TLD4", title_tld4_c, "TLD4", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TLD4{.SCR}(.R|.G|.B|.A){.B}{.F16.RN|.F16.RZ}{<GATHER_OFFSET>}{.DC}{<EVICT>}{.NO"
            "DEP} {<Pu>, }<Rc>, <Rd>, <Ra>{, <Rb>}, <GATHER_DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        effects_tex_r,
        "---hhhcc cccccccc ccccccc- -------- -----n-c ceeepppf fdggmmmm rrrrrrrr gggsb--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01100100",
        HAS_SLOTS(tld4_r), HAS_CHOICES(tex_r))
    FORM(VOLTA_TXD_C, "TXD.c", "TXD", title_txd_c, "TXD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TXD{.B}{.F16.RN|.F16.RZ}{.LC}{.AOFFI}{<EVICT>}{.NODEP} {<Pu>, }<Rc>, <Rd>, "
            "<Ra>{, <Rb>}, <t>, <LOAD_DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Rb] $R[..]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] "
            "$R[Rc.n | 1] $R[0..255]; read c.u32; read g.u32; read g.u8; read g.u16; trap: "
            "unaligned in `c`; trap: not modelled: textures; trap: unaligned in `g`; trap: no "
            "texture or surface has this handle: it is not bound; trap: the image has more "
            "coordinates than the instruction",
        "---hhhcc cccccccc ccccccc- -------- -----n-- leeepppf f--ammmm rrrrrrrr lll-bttt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101100",
        HAS_SLOTS(txd_c), HAS_CHOICES(tex_c), .note = note_txd_c)
    FORM(VOLTA_TXD_I, "TXD.i", "TXD", title_txd_c, "TXD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TXD{.B}{.F16.RN|.F16.RZ}{.LC}{.AOFFI}{<EVICT>}{.NODEP} {<Pu>, }<Rc>, <Rd>, "
            "<Ra>{, <Rb>}, <t>, <LOAD_DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[..]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1] "
            "$R[0..255]; read g.u32; read g.u8; read g.u16; trap: not modelled: what three numbers "
            "select; trap: not modelled: textures; trap: no texture or surface has this handle: it "
            "is not bound; trap: unaligned in `g`",
        "---hhhcc cccccccc ccccccc- -------- -----n-- leeepppf f--ammmm rrrrrrrr lll-bttt tthhhhhh "
            "hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101110",
        HAS_SLOTS(txd_i), HAS_CHOICES(tex_i), .note = note_txd_c)
    FORM(VOLTA_TXD_R, "TXD.r", "TXD", title_txd_c, "TXD", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TXD{.B}{.F16.RN|.F16.RZ}{.LC}{.AOFFI}{<EVICT>}{.NODEP} {<Pu>, }<Rc>, <Rd>, "
            "<Ra>{, <Rb>}, <LOAD_DIM>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[Ra] $R[Rb] $R[..]; writes $P[Pu] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1] "
            "$R[0..255]; read g.u32; read g.u8; read g.u16; trap: not modelled: textures; trap: "
            "unaligned in `g`; trap: no texture or surface has this handle: it is not bound; trap: "
            "the image has more coordinates than the instruction",
        "---hhhcc cccccccc ccccccc- -------- -----n-- leeepppf f--ammmm rrrrrrrr lll-b--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101101",
        HAS_SLOTS(txd_r), HAS_CHOICES(tex_r), .note = note_txd_c)
    FORM(VOLTA_TMML_C, "TMML.c", "TMML", title_tmml_c, "TMML", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TMML{.B}.LOD{.NDV}{.NODEP} <Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <DIM>{, <MASK>} "
            "{'{'hint <HINT>'}'}",
        "reads $P[Pg] $UR[URtex] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; "
            "read c.u32; trap: not modelled: graphics; trap: unaligned in `c`",
        "---hhhcc cccccccc ccccccc- -------- -----n?? ???????? ??n?mmmm rrrrrrrr ddd?bttt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101001",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(tmml_c),
            HAS_CHOICES(tmml_c), .note = note_tmml_c)
    FORM(VOLTA_TMML_I, "TMML.i", "TMML", title_tmml_c, "TMML", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TMML{.B}.LOD{.NDV}{.NODEP} <Rc>, <Rd>, <Ra>{, <Rb>}, <t>, <DIM>{, <MASK>} "
            "{'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not "
            "modelled: graphics; trap: not modelled: what three numbers select",
        "---hhhcc cccccccc ccccccc- -------- -----n?? ???????? ??n?mmmm rrrrrrrr ddd?bttt tthhhhhh "
            "hhssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101011",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(tmml_i),
            HAS_CHOICES(tmml_i), .note = note_tmml_c)
    FORM(VOLTA_TMML_R, "TMML.r", "TMML", title_tmml_c, "TMML", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TMML{.B}.LOD{.NDV}{.NODEP} <Rc>, <Rd>, <Ra>{, <Rb>}, <DIM>{, <MASK>} {'{'hint "
            "<HINT>'}'}",
        "reads $P[Pg] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not "
            "modelled: graphics",
        "---hhhcc cccccccc ccccccc- -------- -----n?? ???????? ??n?mmmm rrrrrrrr ddd?b--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01101010",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(tmml_r),
            HAS_CHOICES(tmml_r), .note = note_tmml_c)
    FORM(VOLTA_TXQ_C, "TXQ.c", "TXQ", title_txq_c, "TXQ", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TXQ{.B}{.NODEP} <Rc>, <Rd>, <Ra>, <QUERY>, <t>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $UR[URtex] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1] "
            "$R[0..255]; read c.u32; read g.u32; trap: unaligned in `c`; trap: not modelled: "
            "textures; trap: images have one level, and this is another; trap: unaligned in `g`; "
            "trap: no texture or surface has this handle: it is not bound",
        "---hhhcc cccccccc ccccccc- -------- -----n-- -------- ----mmmm rrrrrrrr qq--bttt tttttttt "
            "tttttttt -------- rrrrrrrr rrrrrrrr .ppp...1 01101111",
        HAS_SLOTS(txq_c), HAS_CHOICES(txq_c))
    FORM(VOLTA_TXQ_I, "TXQ.i", "TXQ", title_txq_c, "TXQ", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TXQ{.B}{.NODEP} <Rc>, <Rd>, <Ra>, <QUERY>, <t>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1] $R[0..255]; read "
            "g.u32; trap: not modelled: what three numbers select; trap: not modelled: textures; "
            "trap: images have one level, and this is another; trap: no texture or surface has "
            "this handle: it is not bound; trap: unaligned in `g`",
        "---hhhcc cccccccc ccccccc- -------- -----n-- -------- ----mmmm rrrrrrrr qq--bttt tthhhhhh "
            "hhssssss -------- rrrrrrrr rrrrrrrr .ppp...1 01110001",
        HAS_SLOTS(txq_i), HAS_CHOICES(txq_i))
    FORM(VOLTA_TXQ_R, "TXQ.r", "TXQ", title_txq_c, "TXQ", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} TXQ{.B}{.NODEP} <Rc>, <Rd>, <Ra>, <QUERY>{, <MASK>} {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[Ra] $R[..]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1] $R[0..255]; "
            "read g.u32; trap: not modelled: textures; trap: images have one level, and this is "
            "another; trap: unaligned in `g`; trap: no texture or surface has this handle: it is "
            "not bound",
        "---hhhcc cccccccc ccccccc- -------- -----n-- -------- ----mmmm rrrrrrrr qq--b--- -------- "
            "-------- -------- rrrrrrrr rrrrrrrr .ppp...1 01110000",
        HAS_SLOTS(txq_r), HAS_CHOICES(txq_r))
    FORM(VOLTA_FOOTPRINT_C, "FOOTPRINT.c", "FOOTPRINT", title_footprint_c, "FOOTPRINT",
        16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} FOOTPRINT{.SCR}{.B}.TEX{<LOD>}{.NODEP} <Pu>, <Rc>, <Rd>, <Ra>{, <Rb>}, <t>, "
            "<FOOTPRINT_DIM> {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[Ra] $R[Rb] $UR[URtex]; writes $P[Pu] $R[Rd] $R[Rc]; trap: not modelled: "
            "graphics",
        "---hhhcc cccccccc ccccccc- -------- ----.nll l???ppp? ???????? rrrrrrrr fffsbttt tttttttt "
            "tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ppp.... ........",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(footprint_c),
            HAS_CHOICES(footprint_c), .note = note_footprint_c)
    FORM(VOLTA_FOOTPRINT_R, "FOOTPRINT.r", "FOOTPRINT", title_footprint_c, "FOOTPRINT",
        16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} FOOTPRINT{.SCR}{.B}.TEX{<LOD>}{.NODEP} <Pu>, <Rc>, <Rd>, <Ra>{, <Rb>}, "
            "<FOOTPRINT_DIM> {'{'hint <HINT>'}'}",
        "reads $P[Pg] $R[Ra] $R[Rb]; writes $P[Pu] $R[Rd] $R[Rc]; trap: not modelled: graphics",
        "---hhhcc cccccccc ccccccc- -------- ----.nll l???ppp? ???????? rrrrrrrr fffsb--- -------- "
            "-------- rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 01110011",
        .not_executed = "not modelled: graphics", .is_outside = 1, HAS_SLOTS(footprint_r),
            HAS_CHOICES(footprint_r), .note = note_footprint_c)
    FORM(VOLTA_UTMALDG_D, "UTMALDG.d", "UTMALDG", title_utmaldg_d, "UTMALDG", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMALDG<DIMENSIONS>{.IM2COL}{.MULTICAST} [<URb>], [<URa>], <URc>{, "
            "desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $UR[URc] $bulk_done "
            "$UR[0..63]; writes $bulk_done $pc; read c.u32; read g.u32; read g.u8; write s.u8; "
            "read s.u64; write s.u64; trap: not modelled: the corners of im2col mode; trap: not "
            "modelled: other blocks of the cluster; trap: unaligned in `c`; trap: outside `g`; "
            "trap: unaligned in `g`; trap: a map of other dimensions; trap: not modelled: "
            "interleaved layouts; trap: not modelled: elements of 4 and 6 bits, and how TF32 "
            "rounds; trap: not modelled: whether copies flush denormals; trap: a tile that is not "
            "aligned; trap: not modelled: rows smaller than the swizzle; trap: a tile that is "
            "larger than shared memory; trap: not modelled: which NaN is the filling; trap: "
            "outside `s`; trap: unaligned in `s`; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ?????idd d??.m??? ??uuuuuu ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0011 10110100",
        HAS_SLOTS(utmaldg_d), HAS_CHOICES(ublkcp), .note = note_utmaldg_d)
    FORM(VOLTA_UTMALDG_S, "UTMALDG.s", "UTMALDG", title_utmaldg_d, "UTMALDG", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMALDG<DIMENSIONS> [<URb>], [<URa>]{, desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URa] $UR[URa.n | 1] $UR[URb] $UR[URb.n | 1] $bulk_done $UR[0..63]; "
            "writes $bulk_done $pc; read c.u32; read g.u32; read g.u8; write s.u8; read s.u64; "
            "write s.u64; trap: unaligned in `c`; trap: outside `g`; trap: unaligned in `g`; trap: "
            "a map of other dimensions; trap: not modelled: interleaved layouts; trap: not "
            "modelled: elements of 4 and 6 bits, and how TF32 rounds; trap: not modelled: whether "
            "copies flush denormals; trap: a tile that is not aligned; trap: not modelled: rows "
            "smaller than the swizzle; trap: a tile that is larger than shared memory; trap: not "
            "modelled: which NaN is the filling; trap: outside `s`; trap: unaligned in `s`; "
            "branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ??????dd d??.???? ???????? ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0101 10110100",
        HAS_SLOTS(utmaldg_s), HAS_CHOICES(ublkcp), .note = note_utmaldg_d)
    FORM(VOLTA_UTMASTG, "UTMASTG", "UTMASTG", "Tensor store: store a tile", "UTMASTG",
        16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMASTG<DIMENSIONS>{.IM2COL} [<URb>], [<URa>]{, desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $bulk_done $UR[0..63]; "
            "writes $bulk_done $pc; read c.u32; read g.u32; read s.u8; write g.u8; trap: not "
            "modelled: im2col mode; trap: unaligned in `c`; trap: outside `g`; trap: unaligned in "
            "`g`; trap: a map of other dimensions; trap: not modelled: interleaved layouts; trap: "
            "not modelled: elements of 4 and 6 bits, and how TF32 rounds; trap: not modelled: "
            "whether copies flush denormals; trap: a tile that is not aligned; trap: not modelled: "
            "rows smaller than the swizzle; trap: a tile that is larger than shared memory; trap: "
            "outside `s`; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ?????idd d??.???? ???????? ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0011 10110101",
        HAS_SLOTS(utmastg), HAS_CHOICES(ublkcp),
            .note = "The registers from the first operand on: the address in shared memory, the "
            "coordinates. The second operand is the address of the map. What is outside of the "
            "tensor is not stored.")
    FORM(VOLTA_UTMAREDG, "UTMAREDG", "UTMAREDG",
        "Tensor reduction: combine a tile with one in memory", "UTMAREDG", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMAREDG<DIMENSIONS>{.IM2COL}<TILE_OP> [<URb>], [<URa>]{, desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $bulk_done $UR[0..63]; "
            "writes $bulk_done $pc; read c.u32; read g.u32; read s.u64; read g.u64; write g.u64; "
            "read s.u16; read g.u16; write g.u16; read s.u32; write g.u32; trap: not modelled: "
            "im2col mode; trap: unaligned in `c`; trap: outside `g`; trap: unaligned in `g`; trap: "
            "a map of other dimensions; trap: not modelled: interleaved layouts; trap: not "
            "modelled: elements of 4 and 6 bits, and how TF32 rounds; trap: a tile that is not "
            "aligned; trap: not modelled: rows smaller than the swizzle; trap: a tile that is "
            "larger than shared memory; trap: not modelled: reductions of this type; trap: not "
            "modelled: which of two NaNs is the minimum; trap: outside `s`; trap: unaligned in "
            "`s`; branch: conditional",
        "---zzzcc cccccccc ccccccc- -------- ----1?tt t????idd d??.???? ???????? ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0011 10110110",
        HAS_SLOTS(utmaredg), HAS_CHOICES(ublkcp),
            .note = "Combines each element of the tile with that in the tensor. Operands are those "
            "of UTMASTG.", .is_atomic = 1)
    FORM(VOLTA_UTMAPF_D, "UTMAPF.d", "UTMAPF", title_utmapf_d, "UTMAPF.L2", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMAPF.L2<DIMENSIONS>(.\?\?\?0|.IM2COL) [<URb>], [<URa>], <URc>{, "
            "desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $UR[URc] $UR[bulk_POLICY] "
            "$UR[bulk_POLICY.n | 1]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ?????pdd d??.???? ??uuuuuu ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0011 10111000",
        HAS_SLOTS(utmapf_d), HAS_CHOICES(ublkcp))
    FORM(VOLTA_UTMAPF_S, "UTMAPF.s", "UTMAPF", title_utmapf_d, "UTMAPF.L2", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMAPF.L2<DIMENSIONS> [<URb>], [<URa>]{, desc[UR<POLICY>]}",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $UR[bulk_POLICY] "
            "$UR[bulk_POLICY.n | 1]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ??????dd d??.???? ???????? ???????? ???????? "
            "??pppppp ??uuuuuu ??uuuuuu ???????? .uuu0101 10111000",
        HAS_SLOTS(utmaldg_s), HAS_CHOICES(ublkcp))
    FORM(VOLTA_UTMACCTL_ALL, "UTMACCTL.all", "UTMACCTL", title_utmacctl_all, "UTMACCTL",
        16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMACCTL(.\?\?\?0|.IVALL)",
        effects_usetshmsz_i,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ????a??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .uuu1001 10111001",
        HAS_SLOTS(utmacctl_all), HAS_CHOICES(ucgabar_arv))
    FORM(VOLTA_UTMACCTL_ONE, "UTMACCTL.one", "UTMACCTL", title_utmacctl_all, "UTMACCTL",
        16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMACCTL(.IV|.PF) [<URa>]",
        "reads $UP[UPg] $UR[URa] $UR[URa.n | 1]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ?????m?? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??uuuuuu ???????? .uuu1001 10111001",
        HAS_SLOTS(utmacctl_one), HAS_CHOICES(utmacctl_one))
    FORM(VOLTA_UTMACMDFLUSH, "UTMACMDFLUSH", "UTMACMDFLUSH", "Flush tensor commands",
        "UTMACMDFLUSH", 16, DOCUMENT, 0x80,
        "{@{!}<UPg>} UTMACMDFLUSH",
        effects_usetshmsz_i,
        "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? .uuu1001 10110111",
        HAS_SLOTS(ucgabar_arv), HAS_CHOICES(ucgabar_arv),
            .note = "Ends a group of bulk copies {inferred}; none of them is ever pending here.")
    FORM(VOLTA_UIADD3_N, "UIADD3.n", "UIADD3", title_uiadd3_n, "UIADD3", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIADD3 <URd>{, <UPu>{, <UPv>}}, {-}<URa>, <b>, {-}<URc>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc]; writes $UR[URd] $UP[UPu] $UP[UPv]",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -uuuuuu- ----n0-n --uuuuuu niiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10010000",
        HAS_SLOTS(uiadd3_n), HAS_CHOICES(uiadd3_n))
    FORM(VOLTA_UIADD3_X, "UIADD3.x", "UIADD3", title_uiadd3_n, "UIADD3.X", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIADD3.X <URd>{, <UPu>{, <UPv>}}, {~}<URa>, <b>, {~}<URc>, {!}<UPp>, {!}<UPq>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc] $UP[UPp] $UP[UPq]; writes $UR[URd] $UP[UPu] "
            "$UP[UPv]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuun uuu-i1-i --uuuuuu iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10010000",
        HAS_SLOTS(uiadd3_x), HAS_CHOICES(uiadd3_x))
    FORM(VOLTA_UIADD3_64, "UIADD3_64", "UIADD3_64", "Uniform three-input integer add, 64 bits",
        "UIADD3.64", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIADD3.64 <URd>{, <UPu>{, <UPv>}}, {-}<URa>, <b>, {-}<URc>",
        "reads $UP[UPg] $UR[URb] $UR[URb.n | 1] $UR[URa] $UR[URa.n | 1] $UR[URc] $UR[URc.n | 1]; "
            "writes $UR[URd] $UR[URd.n | 1] $UP[UPu] $UP[UPv]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? ????n??n --uuuuuu niiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10010111",
        HAS_SLOTS(uiadd3_n), HAS_CHOICES(uiadd3_64),
            .note = "The predicates are the carries out, as of UIADD3. {inferred}")
    FORM(VOLTA_UIMAD_B, "UIMAD.b", "UIMAD", title_uimad_b, "UIMAD", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIMAD{.U32} <URd>, <URa>, <b>, {-}<URc>",
        effects_uimad_b,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----n0s- --uuuuuu iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100100",
        HAS_SLOTS(uimad_b), HAS_CHOICES(uimad_b))
    FORM(VOLTA_UIMAD_C, "UIMAD.c", "UIMAD", title_uimad_b, "UIMAD", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIMAD{.U32} <URd>, <URa>, <URc>, <IMM>",
        effects_uimad_c,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -----0s- --uuuuuu iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii --uuuuuu --uuuuuu .uuu0100 10100100",
        HAS_SLOTS(uimad_c), HAS_CHOICES(uimad_c))
    FORM(VOLTA_UIMAD_BX, "UIMAD.bx", "UIMAD", title_uimad_b, "UIMAD", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIMAD{.U32}.X <URd>, <URa>, <b>, {~}<URc>, {!}<UPp>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc] $UP[UPp]; writes $UR[URd]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u------- ----i1s- --uuuuuu iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100100",
        HAS_SLOTS(uimad_bx), HAS_CHOICES(uimad_bx))
    FORM(VOLTA_UIMAD_CX, "UIMAD.cx", "UIMAD", title_uimad_b, "UIMAD", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIMAD{.U32}.X <URd>, <URa>, <URc>, <IMM>, {!}<UPp>",
        "reads $UP[UPg] $UR[URa] $UR[URc] $UP[UPp]; writes $UR[URd]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u------- -----1s- --uuuuuu iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii --uuuuuu --uuuuuu .uuu0100 10100100",
        HAS_SLOTS(uimad_cx), HAS_CHOICES(uimad_cx))
    FORM(VOLTA_UIMAD_WIDE_B, "UIMAD_WIDE.b", "UIMAD_WIDE", title_uimad_wide_b, "UIMAD.WIDE",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIMAD.WIDE{.U32} <URd>{, <UPu>}, <URa>, <b>, {-}<URc>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc] $UR[URc.n | 1]; writes $UP[UPu] $UR[URd] "
            "$UR[URd.n | 1]",
        "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- ----n0s- --uuuuuu iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100101",
        HAS_SLOTS(uimad_wide_b), HAS_CHOICES(uimad_wide_b), .note = note_imad_wide_b)
    FORM(VOLTA_UIMAD_WIDE_BX, "UIMAD_WIDE.bx", "UIMAD_WIDE", title_uimad_wide_b, "UIMAD.WIDE",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UIMAD.WIDE{.U32}.X <URd>{, <UPu>}, <URa>, <b>, {~}<URc>, {!}<UPp>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc] $UR[URc.n | 1] $UP[UPp]; writes $UP[UPu] "
            "$UR[URd] $UR[URd.n | 1]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu- ----i1s- --uuuuuu iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .uuu...0 10100101",
        HAS_SLOTS(uimad_wide_bx), HAS_CHOICES(uimad_wide_bx), .note = note_imad_wide_b)
    FORM(VOLTA_UISETP_N, "UISETP.n", "UISETP", title_uisetp_n, "UISETP", 16, DOCUMENT, 0xf8,
        "{@{!}<UPg>} UISETP<CMP>{.U32}<BOP> <UPu>, <UPv>, <URa>, <b>, {!}<UPp>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UP[UPp]; writes $UP[UPu] $UP[UPv]; trap: undefined "
            "operation",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu- -cccbbs0 -------- iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu -------- .uuu...0 10001100",
        HAS_SLOTS(uisetp_n), HAS_CHOICES(uisetp_n), .note = note_fsetp)
    FORM(VOLTA_UISETP_O, "UISETP.o", "UISETP", title_uisetp_n, "UISETP", 16, DOCUMENT, 0x4,
        "{@{!}<UPg>} UISETP<CMP>{.U32}<BOP> <UPu>, <UPv>, <URa>, <b>, {!}<UPp>{, {!}<UPr>}",
        effects_uisetp_o,
        "---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu- -cccbbs0 nuuu---- iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu -------- .uuu...0 10001100",
        HAS_SLOTS(uisetp_o), HAS_CHOICES(uisetp_o), .note = note_fsetp)
    FORM(VOLTA_UISETP_X, "UISETP.x", "UISETP", title_uisetp_n, "UISETP", 16, DOCUMENT, 0xf8,
        "{@{!}<UPg>} UISETP<CMP>{.U32}<BOP>.EX <UPu>, <UPv>, <URa>, <b>, {!}<UPp>, {!}<UPr>",
        effects_uisetp_o,
        "---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu- -cccbbs1 nuuu---- iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu -------- .uuu...0 10001100",
        HAS_SLOTS(uisetp_o), HAS_CHOICES(uisetp_x), .note = note_fsetp)
    FORM(VOLTA_UISETP_OX, "UISETP.ox", "UISETP", title_uisetp_n, "UISETP", 16, DOCUMENT, 0x4,
        "{@{!}<UPg>} UISETP<CMP>{.U32}<BOP>.EX <UPu>, <UPv>, <URa>, <b>, {!}<UPp>{, {!}<UPr>}",
        effects_uisetp_o,
        "---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu- -cccbbs1 nuuu---- iiiiiiii iiiiiiii "
            "iiiiiiii iiuuuuuu --uuuuuu -------- .uuu...0 10001100",
        HAS_SLOTS(uisetp_o), HAS_CHOICES(uisetp_o), .note = note_fsetp)
    FORM(VOLTA_ULEA_LO, "ULEA.lo", "ULEA", title_ulea_lo, "ULEA", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA <URd>{, <UPu>}, {-}<URa>, <b>, <LEA_SHIFT>",
        effects_ulea_lo,
        "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu0 lllll00n -------- nuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001",
        HAS_SLOTS(ulea_lo), HAS_CHOICES(ulea_lo))
    FORM(VOLTA_ULEA_X, "ULEA.x", "ULEA", title_ulea_lo, "ULEA.X", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA.X <URd>{, <UPu>}, {~}<URa>, <b>, <LEA_SHIFT>, {!}<UPp>",
        effects_ulea_x,
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu0 lllll10i -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001",
        HAS_SLOTS(ulea_x), HAS_CHOICES(ulea_x))
    FORM(VOLTA_ULEA_HI, "ULEA.hi", "ULEA", title_ulea_lo, "ULEA.HI", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA.HI <URd>{, <UPu>}, {-}<URa>, <b>, <URc>, <LEA_SHIFT>",
        "reads $UP[UPg] $UR[URb] $UR[URa] $UR[URc]; writes $UR[URd] $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu nuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001",
        HAS_SLOTS(ulea_hi), HAS_CHOICES(ulea_hi))
    FORM(VOLTA_ULEA_HX, "ULEA.hx", "ULEA", title_ulea_lo, "ULEA.HI.X", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA.HI.X <URd>{, <UPu>}, {~}<URa>, <b>, <URc>, <LEA_SHIFT>, {!}<UPp>",
        "reads $UP[UPg] $UR[URb] $UP[UPp] $UR[URa] $UR[URc]; writes $UR[URd] $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu1 lllll10i --uuuuuu iuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001",
        HAS_SLOTS(ulea_hx), HAS_CHOICES(ulea_hx))
    FORM(VOLTA_ULEA_IH, "ULEA.ih", "ULEA", title_ulea_lo, "ULEA.HI", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA.HI <URd>{, <UPu>}, {-}<URa>, <URc>, <UIMM>, <LEA_SHIFT>",
        "reads $UP[UPg] $UR[URa] $UR[URc]; writes $UR[URd] $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu0100 10010001",
        HAS_SLOTS(ulea_ih), HAS_CHOICES(ulea_ih))
    FORM(VOLTA_ULEA_IX, "ULEA.ix", "ULEA", title_ulea_lo, "ULEA.HI.X", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA.HI.X <URd>{, <UPu>}, {~}<URa>, <URc>, <UIMM>, <LEA_SHIFT>, {!}<UPp>",
        "reads $UP[UPg] $UP[UPp] $UR[URa] $UR[URc]; writes $UR[URd] $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu1 lllll10i --uuuuuu uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu0100 10010001",
        HAS_SLOTS(ulea_ix), HAS_CHOICES(ulea_ix))
    FORM(VOLTA_ULEA_SX, "ULEA.sx", "ULEA", title_ulea_lo, "ULEA.HI.SX32", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA.HI.SX32 <URd>{, <UPu>}, {-}<URa>, <b>, <LEA_SHIFT>",
        effects_ulea_lo,
        "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll01n -------- nuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001",
        HAS_SLOTS(ulea_lo), HAS_CHOICES(ulea_lo))
    FORM(VOLTA_ULEA_XS, "ULEA.xs", "ULEA", title_ulea_lo, "ULEA.HI.X.SX32", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULEA.HI.X.SX32 <URd>{, <UPu>}, {~}<URa>, <b>, <LEA_SHIFT>, {!}<UPp>",
        effects_ulea_x,
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuu1 lllll11i -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010001",
        HAS_SLOTS(ulea_x), HAS_CHOICES(ulea_x))
    FORM(VOLTA_ULOP3, "ULOP3", "ULOP3", "Uniform three-input bitwise logic by truth table",
        "ULOP3.LUT", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} ULOP3.LUT{.PAND} {<UPu>, }<URd>, <URa>, <b>, <URc>, <LUT>, {!}<UPp>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc] $UP[UPp]; writes $UR[URd] $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u---uuup llllllll --uuuuuu uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010010",
        HAS_SLOTS(ulop3), HAS_CHOICES(ulop3), .note = note_lop3)
    FORM(VOLTA_USHF_B, "USHF.b", "USHF", title_ushf_b, "USHF", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} USHF(.L|.R){.W}(.S64|.U64|.S32|.U32){.HI} <URd>, <URa>, <b>, <URc>",
        effects_uimad_b,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------h ---swss- --uuuuuu uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10011001",
        HAS_SLOTS(ushf_b), HAS_CHOICES(ushf_b), .note = note_ushf_b)
    FORM(VOLTA_USHF_C, "USHF.c", "USHF", title_ushf_b, "USHF", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} USHF(.L|.R){.W}(.S64|.U64|.S32|.U32){.HI} <URd>, <URa>, <URc>, <UIMM>",
        effects_uimad_c,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------h ---swss- --uuuuuu uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu0100 10011001",
        HAS_SLOTS(ushf_c), HAS_CHOICES(uimad_c), .note = note_ushf_b)
    FORM(VOLTA_UPRMT, "UPRMT", "UPRMT", "Uniform permute bytes", "UPRMT", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UPRMT{.\?\?\?1} <URd>, <URa>, <b>, <URc>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UR[URc]; writes $UR[URd]; trap: not modelled: this mode",
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------u --uuuuuu uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10010110",
        HAS_SLOTS(uprmt), HAS_CHOICES(ushf_b))
    FORM(VOLTA_USEL, "USEL", "USEL", "Uniform select by predicate", "USEL", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} USEL <URd>, <URa>, <b>, {!}<UPp>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UP[UPp]; writes $UR[URd]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu u------- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10000111",
        HAS_SLOTS(usel), HAS_CHOICES(usel), .note = "The predicate is uniform.")
    FORM(VOLTA_UMOV, "UMOV", "UMOV", "Uniform move", "UMOV", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UMOV <URd>, <b>",
        effects_umov,
        "---zzzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10000010",
        HAS_SLOTS(umov), HAS_CHOICES(umov))
    FORM(VOLTA_UPOPC, "UPOPC", "UPOPC", "Uniform population count", "UPOPC", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UPOPC <URd>, <b>",
        effects_umov,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10111111",
        HAS_SLOTS(upopc), HAS_CHOICES(upopc), .note = note_popc)
    FORM(VOLTA_UFLO, "UFLO", "UFLO", "Uniform find leading one", "UFLO", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UFLO{.U32}{.SH} <URd>{, <UPu>}, <b>",
        "reads $UP[UPg] $UR[URb]; writes $UR[URd] $UP[UPu]; trap: not modelled: the predicate "
            "result",
        "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- -----ss- -------- iuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10111101",
        HAS_SLOTS(uflo), HAS_CHOICES(uflo), .note = note_flo)
    FORM(VOLTA_UBREV, "UBREV", "UBREV", "Uniform bit reverse", "UBREV", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UBREV <URd>, <b>",
        effects_umov,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu -------- --uuuuuu .uuu...0 10111110",
        HAS_SLOTS(umov), HAS_CHOICES(ubrev))
    FORM(VOLTA_USGXT, "USGXT", "USGXT", "Uniform sign extend or zero extend", "USGXT",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} USGXT{.W}{.U32} <URd>, <URa>, <b>",
        effects_usgxt,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w-s- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10011010",
        HAS_SLOTS(usgxt), HAS_CHOICES(usgxt))
    FORM(VOLTA_UBMSK, "UBMSK", "UBMSK", "Uniform create bit mask", "UBMSK", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UBMSK{.W} <URd>, <URa>, <b>",
        effects_usgxt,
        "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w--- -------- uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10011011",
        HAS_SLOTS(ubmsk), HAS_CHOICES(usgxt), .note = note_bmsk)
    FORM(VOLTA_UPLOP3, "UPLOP3", "UPLOP3", "Uniform predicate logic by truth table", "UPLOP3.LUT",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UPLOP3.LUT <UPu>, <UPv>, {!}<UPp>, {!}<UPq>, {!}<UPr>, <LUT1>, <LUT2>",
        "reads $UP[UPg] $UP[UPp] $UP[UPq] $UP[UPr]; writes $UP[UPu] $UP[UPv]",
        "---zzzcc cccccccc ccccccc- -------- ----?nuu uuuuuuun uuulllll nuuu?lll ???????? ???????? "
            "???????? ???????? ???????? llllllll .uuu1000 10011100",
        HAS_SLOTS(uplop3), HAS_CHOICES(uplop3),
            .note = "Computes two functions of three uniform predicates, each looked up in a truth "
            "table.")
    FORM(VOLTA_UPLOP3_SIGN_ONE, "UPLOP3_SIGN.one", "UPLOP3_SIGN", title_uplop3_sign_one,
        "UPLOP3.LUT", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UPLOP3.LUT <UPu>, <UPv>, {!}<UPp>, <URb>.SIGN, {!}<UPr>, <LUT>, <LUT2>",
        "reads $UP[UPg] $UP[UPp] $UR[URb].31 $UP[UPr]; writes $UP[UPu] $UP[UPv]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu? llllllll nuuu???? ???????? ???????? "
            "???????? ??uuuuuu ???????? llllllll .uuu0010 10011101",
        HAS_SLOTS(uplop3_sign_one), HAS_CHOICES(uplop3_sign_one), .note = note_uplop3_sign_one)
    FORM(VOLTA_UPLOP3_SIGN_TWO, "UPLOP3_SIGN.two", "UPLOP3_SIGN", title_uplop3_sign_one,
        "UPLOP3.LUT", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UPLOP3.LUT <UPu>, <UPv>, {!}<UPp>, <URb>.SIGN, <URc>.SIGN, <LUT>, <LUT2>",
        "reads $UP[UPg] $UP[UPp] $UR[URb].31 $UR[URc].31; writes $UP[UPu] $UP[UPv]",
        "---zzzcc cccccccc ccccccc- -------- ----1nuu uuuuuuu? llllllll ??uuuuuu ???????? ???????? "
            "???????? ??uuuuuu ???????? llllllll .uuu0010 10011110",
        HAS_SLOTS(uplop3_sign_two), HAS_CHOICES(uplop3_sign_two), .note = note_uplop3_sign_one)
    FORM(VOLTA_UPLOP3_SIGN_ALL, "UPLOP3_SIGN.all", "UPLOP3_SIGN", title_uplop3_sign_one,
        "UPLOP3.LUT", 16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UPLOP3.LUT <UPu>, <UPv>, <URa>.SIGN, <URb>.SIGN, <URc>.SIGN, <LUT>, <LUT2>",
        "reads $UP[UPg] $UR[URa].31 $UR[URb].31 $UR[URc].31; writes $UP[UPu] $UP[UPv]",
        "---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? llllllll ??uuuuuu ???????? ???????? "
            "???????? ??uuuuuu ??uuuuuu llllllll .uuu0010 10011111",
        HAS_SLOTS(uplop3_sign_all), HAS_CHOICES(uplop3_sign_all), .note = note_uplop3_sign_one)
    FORM(VOLTA_UCLEA, "UCLEA", "UCLEA", "Load effective address of a constant", "UCLEA",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UCLEA <URd>{, <UPu>}, <URa>, <b>, <UCLEA_SIZE>",
        "reads $UP[UPg] $UR[URa] $UR[URb]; writes $UR[URd] $UP[UPu]; trap: not modelled: the "
            "address of constant memory",
        "---zzzcc cccccccc ccccccc- -------- ----.??? ????uuu? uuuuu??? ???????? uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10111100",
        .not_executed = "not modelled: the address of constant memory", HAS_SLOTS(uclea),
            HAS_CHOICES(uclea), .note = "The result is the address of a constant.")
    FORM(VOLTA_UP2UR, "UP2UR", "UP2UR", "Move uniform predicates to uniform register", "UP2UR",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UP2UR{.B1|.B2|.B3} <URd>, UPR, <URa>, <b>",
        "reads $UP[UPg] $UR[URa] $UR[URb] $UP[0] $UP[1] $UP[2] $UP[3] $UP[4] $UP[5] $UP[6]; writes "
            "$UR[URd]",
        "---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ???????? uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10000011",
        HAS_SLOTS(up2ur), HAS_CHOICES(up2ur), .note = note_up2ur)
    FORM(VOLTA_UR2UP, "UR2UP", "UR2UP", "Move uniform register to uniform predicates", "UR2UP",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} UR2UP UPR, <URa>, <b>",
        "reads $UP[UPg] $UR[URa] $UR[URb]; writes $UP[0..6]",
        "---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ???????? uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu ???????? .uuu...0 10000100",
        HAS_SLOTS(ur2up), HAS_CHOICES(ur2up),
            .note = "Copies bits to the predicates that the mask selects. Other predicates keep "
            "their values. {inferred}")
    FORM(VOLTA_UF2FP, "UF2FP", "UF2FP", "Uniform convert FP32 to FP16 and pack",
        "UF2FP.\?\?\?0.PACK_AB", 16, DOCUMENT, 0xf0,
        "{@{!}<UPg>} UF2FP.\?\?\?0.PACK_AB <URd>, <URa>, <b>",
        effects_usgxt,
        "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? uuuuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .uuu...0 10111010",
        HAS_SLOTS(uf2fp), HAS_CHOICES(usgxt),
            .note = "Converts two floats to a pair of halves. nvdisasm 11.8 has numbers for the "
            "formats; that their codes are those of F2FP, where 0 is FP16, is {inferred} from the "
            "places of the bits.")
    FORM(VOLTA_R2UR_O, "R2UR.o", "R2UR", title_r2ur_o, "R2UR", 16, DOCUMENT, 0x7c,
        "{@{!}<Pg>} R2UR{.OR} {<Pu>, }<URd>, <Ra>{.reuse}",
        effects_r2ur_o,
        "---zzrcc cccccccc ccccccc- -------- ----0--- ---rppp- -------- -------- -------- -------- "
            "-------- -------- rrrrrrrr --uuuuuu .ppp0011 11000010",
        HAS_SLOTS(r2ur_o), HAS_CHOICES(r2ur_o), .note = note_r2ur_o)
    FORM(VOLTA_R2UR_H, "R2UR.h", "R2UR", title_r2ur_o, "R2UR", 16, DOCUMENT, 0x80,
        "{@{!}<Pg>} R2UR{.OR} {<Pu>, }<URd>, <Ra>{.reuse}",
        effects_r2ur_o,
        "---zzrcc cccccccc ccccccc- ..------ ----0--- ---rppp- -------- -------- -------- -------- "
            "-------- -------- rrrrrrrr --uuuuuu .ppp0010 11001010",
        HAS_SLOTS(r2ur_o), HAS_CHOICES(r2ur_h), .note = note_r2ur_o)
    FORM(VOLTA_S2UR, "S2UR", "S2UR", "Move special register to uniform register", "S2UR",
        16, DOCUMENT, 0xfc,
        "{@{!}<UPg>} S2UR <URd>, <v>",
        "reads $UP[UPg] $SR[special_SR] $SR[136] $active; writes $UR[URd]",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss -------- -------- -------- "
            "-------- -------- -------- --uuuuuu .uuu1001 11000011",
        HAS_SLOTS(s2ur), HAS_CHOICES(s2ur))
    FORM(VOLTA_VABSDIFF_B, "VABSDIFF.b", "VABSDIFF", title_vabsdiff_b, "VABSDIFF",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} VABSDIFF{.U32} <Rd>{, <Pu>}, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        effects_vabsdiff_b,
        "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010100",
        HAS_SLOTS(vabsdiff_b), HAS_CHOICES(vabsdiff_b))
    FORM(VOLTA_VABSDIFF_C, "VABSDIFF.c", "VABSDIFF", title_vabsdiff_b, "VABSDIFF",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} VABSDIFF{.U32} <Rd>{, <Pu>}, <Ra>{.reuse}, <Rc>{.reuse}, <c>",
        effects_vabsdiff_c,
        "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------s- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00010100",
        HAS_SLOTS(vabsdiff_c), HAS_CHOICES(vabsdiff_c))
    FORM(VOLTA_VABSDIFF4_B, "VABSDIFF4.b", "VABSDIFF4", title_vabsdiff4_b, "VABSDIFF4",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} VABSDIFF4{.U8}{.ACC} <Rd>{, <Pu>}, <Ra>{.reuse}, <b>, <Rc>{.reuse}",
        effects_vabsdiff_b,
        "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----a-u- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00010101",
        HAS_SLOTS(vabsdiff4_b), HAS_CHOICES(vabsdiff_b), .note = note_vabsdiff4_b)
    FORM(VOLTA_VABSDIFF4_C, "VABSDIFF4.c", "VABSDIFF4", title_vabsdiff4_b, "VABSDIFF4",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} VABSDIFF4{.U8}{.ACC} <Rd>{, <Pu>}, <Ra>{.reuse}, <Rc>{.reuse}, <c>",
        effects_vabsdiff_c,
        "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----a-u- rrrrrrrr iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ppp...0 00010101",
        HAS_SLOTS(vabsdiff4_c), HAS_CHOICES(vabsdiff_c), .note = note_vabsdiff4_b)
    FORM(VOLTA_IDP_A4, "IDP.a4", "IDP", title_idp_a4, "IDP.4A", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IDP.4A(.U8|.S8)(.U8|.S8) <Rd>, <Ra>{.reuse}, <b>, <c>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Ra].0..7 $R[Ra].8..15 $R[Ra].16..23 "
            "$R[Ra].24..31; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: the constants "
            "that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -------- --z0nss- rrrrrrrr -----ccc cccccccc "
            "cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100110",
        HAS_SLOTS(idp_a4), HAS_CHOICES(idp_a4), .note = note_idp_a4)
    FORM(VOLTA_IDP_A2, "IDP.a2", "IDP", title_idp_a4, "IDP.2A", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} IDP.2A(.LO|.HI)(.U16|.S16)(.U8|.S8) <Rd>, <Ra>{.reuse}, <b>, <c>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Rc] $R[Ra].0..15 $R[Ra].16..31; writes "
            "$R[Rd]; read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.--- -------- --l1nss- rrrrrrrr -----ccc cccccccc "
            "cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00100110",
        HAS_SLOTS(idp_a2), HAS_CHOICES(idp_a4), .note = note_idp_a4)
    FORM(VOLTA_VOTE, "VOTE", "VOTE", "Warp-wide vote: ballot, all, any", "VOTE", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} VOTE<VOTE_MODE> {<Rd>, }<Pu>, {!}<Pp>",
        "reads $P[Pg] $P[Pp]; writes $R[Rd] $P[Pu]",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p---ppp- ------vv -------- -------- -------- "
            "-------- -------- -------- rrrrrrrr .ppp1000 00000110",
        HAS_SLOTS(vote), HAS_CHOICES(vote),
            .note = "Bit n of the ballot is set if lane n votes yes.")
    FORM(VOLTA_VOTEU, "VOTEU", "VOTEU", "Warp-wide vote to uniform register", "VOTEU",
        16, DOCUMENT, 0xfc,
        "{@{!}<Pg>} VOTEU<VOTE_MODE> {<URd>, }<UPu>, {!}<Pp>",
        "reads $P[Pp] $P[Pg]; writes $UR[URd] $UP[UPu]",
        "---zzzcc cccccccc ccccccc- -------- ----0npp p---uuu- ------vv -------- -------- -------- "
            "-------- -------- -------- --uuuuuu .ppp1000 10000110",
        HAS_SLOTS(voteu), HAS_CHOICES(voteu))
    FORM(VOLTA_MATCH_ANY, "MATCH_ANY", "MATCH_ANY", "Find threads of the warp with the same value",
        "MATCH.ANY", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} MATCH.ANY{.U64} <Rd>, <Ra>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $R[Rd]",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------- 1-----u- -------- -------- -------- "
            "-------- -------- rrrrrrrr rrrrrrrr .ppp0011 10100001",
        HAS_SLOTS(match_any), HAS_CHOICES(bmov_r))
    FORM(VOLTA_MATCH_ALL, "MATCH_ALL", "MATCH_ALL",
        "Test if all threads of the warp have one value", "MATCH.ALL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} MATCH.ALL{.U64} <Pu>, <Rd>, <Ra>",
        "reads $P[Pg] $R[Ra] $R[Ra.n | 1]; writes $P[Pu] $R[Rd]",
        "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 0-----u- -------- -------- -------- "
            "-------- -------- rrrrrrrr rrrrrrrr .ppp0011 10100001",
        HAS_SLOTS(match_all), HAS_CHOICES(bmov_r))
    FORM(VOLTA_SHFL, "SHFL", "SHFL", "Warp-wide register shuffle", "SHFL", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} SHFL<SHFL_MODE> <Pu>, <Rd>, <Ra>, <l>, <k>",
        "reads $P[Pg] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $P[Pu]",
        "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -------- rrrrrrrr ----ssss ssssssss "
            "ssssssss rrrrrrrr rrrrrrrr rrrrrrrr .ppp...1 10001001",
        HAS_SLOTS(shfl), HAS_CHOICES(shfl), .note = "The result is the value of another lane.")
    FORM(VOLTA_REDUX, "REDUX", "REDUX", "Warp reduction to uniform register", "REDUX",
        16, DOCUMENT, 0xf8,
        "{@{!}<Pg>} REDUX{<REDUX_OP>}{.S32} <URd>, <Ra>",
        "reads $P[Pg] $R[Ra]; writes $UR[URd]",
        "---zzzcc cccccccc ccccccc- -------- ----0--- -------r rr----r- -------- -------- -------- "
            "-------- -------- rrrrrrrr --uuuuuu .ppp0011 11000100",
        HAS_SLOTS(redux), HAS_CHOICES(bmov_r),
            .note = "Combines the values of all threads into one. Only the threads count that "
            "execute the instruction.")
    FORM(VOLTA_ELECT, "ELECT", "ELECT", "Elect a leader thread of the warp", "ELECT",
        16, DOCUMENT, 0x80,
        "{@{!}<Pg>} ELECT <Pu>, <URd>, {!}<Pp>",
        "reads $P[Pp] $P[Pg]; writes $P[Pu] $UR[URd]",
        "---zzzcc cccccccc ccccccc- ..------ ----0npp p???ppp? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ??uuuuuu .ppp1000 00101111",
        HAS_SLOTS(elect), HAS_CHOICES(elect),
            .note = "Selects one of the threads: the lowest of those whose source predicate is "
            "true {inferred}.")
    FORM(VOLTA_P2R, "P2R", "P2R", "Move predicates to register", "P2R", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} P2R{.B1|.B2|.B3} <Rd>, PR, <Ra>{.reuse}, <b>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6] "
            "$R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: the constants that a "
            "handle selects",
        "---zrrcc cccccccc ccccccc- -------- ----.--- -------- --pp---- -------- iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ppp...0 00000011",
        HAS_SLOTS(p2r), HAS_CHOICES(p2r), .note = note_up2ur)
    FORM(VOLTA_R2P, "R2P", "R2P", "Move register to predicates", "R2P", 16, DOCUMENT, 0xff,
        "{@{!}<Pg>} R2P PR, <Ra>{.B1|.B2|.B3}, <b>",
        "reads $P[Pg] $R[Rb] $UR[URb] $UR[URb.n | 1] $R[Ra]; writes $P[0..6]; read c.u32; trap: "
            "unaligned in `c`; trap: the constants that a handle selects",
        "---zrzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ???????? iiiiiiii iiiiiiii "
            "iiiiiiii rrrrrrrr rrrrrrrr ???????? .ppp...0 00000100",
        HAS_SLOTS(r2p), HAS_CHOICES(p2r),
            .note = "Copies bits of a byte to the predicates that the mask selects. Other "
            "predicates keep their values. {inferred}")
    FORM(VOLTA_PLOP3, "PLOP3", "PLOP3", "Predicate logic by truth table", "PLOP3.LUT",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PLOP3.LUT <Pu>, <Pv>, {!}<Pp>, {!}<Pq>, <s>, <LUT1>, <LUT2>",
        "reads $P[Pg] $P[Pp] $P[Pq] $P[Pr] $UP[UPr]; writes $P[Pu] $P[Pv]",
        "---zzzcc cccccccc ccccccc- -------- ----0npp pppppppn ppplllll nppp.lll -------- -------- "
            "-------- -------- -------- llllllll .ppp1000 00011100",
        HAS_SLOTS(plop3), HAS_CHOICES(plop3),
            .note = "Computes two functions of three predicates, each looked up in a truth table.")
    FORM(VOLTA_PLOP3_SIGN_ONE, "PLOP3_SIGN.one", "PLOP3_SIGN", title_plop3_sign_one, "PLOP3.LUT",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PLOP3.LUT <Pu>, <Pv>, {!}<Pp>, <r>, {!}<Pr>, <LUT>, <LUT2>",
        "reads $P[Pg] $P[Pp] $R[Rb].31 $UR[URb] $UR[URb.n | 1] $P[Pr]; writes $P[Pu] $P[Pv]; read "
            "c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---zrzcc cccccccc ccccccc- -------- ----.npp ppppppp? llllllll nppp???? ?????ccc cccccccc "
            "cccccccc rrrrrrrr ???????? llllllll .ppp...0 00011101",
        HAS_SLOTS(plop3_sign_one), HAS_CHOICES(plop3_sign_one), .note = note_plop3_sign_one)
    FORM(VOLTA_PLOP3_SIGN_TWO, "PLOP3_SIGN.two", "PLOP3_SIGN", title_plop3_sign_one, "PLOP3.LUT",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PLOP3.LUT <Pu>, <Pv>, {!}<Pp>, <r>, <Rc>{.reuse}.SIGN, <LUT>, <LUT2>",
        "reads $P[Pg] $P[Pp] $R[Rb].31 $UR[URb] $UR[URb.n | 1] $R[Rc].31; writes $P[Pu] $P[Pv]; "
            "read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrzcc cccccccc ccccccc- -------- ----.npp ppppppp? llllllll rrrrrrrr ?????ccc cccccccc "
            "cccccccc rrrrrrrr ???????? llllllll .ppp...0 00011110",
        HAS_SLOTS(plop3_sign_two), HAS_CHOICES(plop3_sign_two), .note = note_plop3_sign_one)
    FORM(VOLTA_PLOP3_SIGN_ALL, "PLOP3_SIGN.all", "PLOP3_SIGN", title_plop3_sign_one, "PLOP3.LUT",
        16, DOCUMENT, 0xff,
        "{@{!}<Pg>} PLOP3.LUT <Pu>, <Pv>, <Ra>{.reuse}.SIGN, <r>, <Rc>{.reuse}.SIGN, <LUT>, <LUT2>",
        "reads $P[Pg] $R[Ra].31 $R[Rb].31 $UR[URb] $UR[URb.n | 1] $R[Rc].31; writes $P[Pu] $P[Pv]; "
            "read c.u32; trap: unaligned in `c`; trap: the constants that a handle selects",
        "---rrrcc cccccccc ccccccc- -------- ----.??? ?pppppp? llllllll rrrrrrrr ?????ccc cccccccc "
            "cccccccc rrrrrrrr rrrrrrrr llllllll .ppp...0 00011111",
        HAS_SLOTS(plop3_sign_all), HAS_CHOICES(plop3_sign_all), .note = note_plop3_sign_one)
};

static const struct isadora_encoding_space encoding_space[] = {
    {"128", "sm_70", "3133973763919529932681951496523218944",
        "8007938989231759363664898653840998400", "459828364233502702855217057749794816",
        "328680625803553671464172540223654199296"},
    {"128", "sm_72", "3331281044555942640762256648780644352",
        "8272746129017035572719953966631223296", "463073549757997711926902326208495616",
        "328215266197607487537965494490147848192"},
    {"128", "sm_75", "4125294771661094860668037061446467584",
        "13715024953567470267455001664654671872", "1496909308483333802397846702735228928",
        "320945137887226564532853722002931843072"},
    {"128", "sm_80", "4147144849341499074433766793840427008",
        "13825407531058243684934429341317595136", "1606899330003766245190679342161592320",
        "320702915210534954458815731954448596992"},
    {"128", "sm_86", "4284532742311937699200125813957591040",
        "14194466256206289479968573525717942272", "1663249013567408376313864466328453120",
        "320140118908852827907892043625764225024"},
    {"128", "sm_87", "4284532742311937699200125813957591040",
        "14194466256206289479968573525717942272", "1663249013567408376313864466328453120",
        "320140118908852827907892043625764225024"},
    {"128", "sm_89", "4276976673224789795059491933870096384",
        "14173382691423293568562880358006128640", "1657692504845795475525416448459538432",
        "320174315051444584624226818691432448000"},
    {"128", "sm_90", "4312676654778234871930548022415458304",
        "15792107837927090246008609621021818880", "1899135190875488136581464489981902848",
        "318278447237357650208853985298349031424"},
};

static const struct isadora_entry entries_r[] = {
    {255, "RZ", 1, 0, 0x0, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_ur[] = {
    {63, "URZ", 1, 0, 0x0, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_p[] = {
    {7, "PT", 1, 0, 0x1, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_up[] = {
    {7, "UPT", 1, 0, 0x1, NULL, 0, 0, 0, 0},
};

static const struct isadora_entry entries_sr[] = {
    {0, "SR_LANEID", 0, 1, 0, NULL, 0, 0, 0, 0},
    {1, "SR_CLOCK", 0, 0, 0, NULL, 0, 0, 0, 0},
    {2, "SR_VIRTCFG", 0, 0, 0, NULL, 0, 0, 0, 0},
    {3, "SR_VIRTID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {15, "SR_ORDERING_TICKET", 0, 0, 0, NULL, 0, 0, 0, 0},
    {16, "SR_PRIM_TYPE", 0, 0, 0, NULL, 0, 0, 0, 0},
    {17, "SR_INVOCATION_ID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {18, "SR_Y_DIRECTION", 0, 0, 0, NULL, 0, 0, 0, 0},
    {19, "SR_THREAD_KILL", 0, 0, 0, NULL, 0, 0, 0, 0},
    {20, "SM_SHADER_TYPE", 0, 0, 0, NULL, 0, 0, 0, 0},
    {21, "SR_DIRECTCBEWRITEADDRESSLOW", 0, 0, 0, NULL, 0, 0, 0, 0},
    {22, "SR_DIRECTCBEWRITEADDRESSHIGH", 0, 0, 0, NULL, 0, 0, 0, 0},
    {23, "SR_DIRECTCBEWRITEENABLED", 0, 0, 0, NULL, 0, 0, 0, 0},
    {24, "SR_SW_SCRATCH", 0, 0, 0, NULL, 0, 0, 0, 0},
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
    {37, "SR_CTAID.X", 0, 1, 0, NULL, 0, 0, 0, 0},
    {38, "SR_CTAID.Y", 0, 1, 0, NULL, 0, 0, 0, 0},
    {39, "SR_CTAID.Z", 0, 1, 0, NULL, 0, 0, 0, 0},
    {40, "SR_NTID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {41, "SR_CirQueueIncrMinusOne", 0, 0, 0, NULL, 0, 0, 0, 0},
    {42, "SR_NLATC", 0, 0, 0, NULL, 0, 0, 0, 0},
    {44, "SR_SM_SPA_VERSION", 0, 0, 0, NULL, 0, 0, 0, 0},
    {45, "SR_MULTIPASSSHADERINFO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {46, "SR_LWINHI", 0, 0, 0, NULL, 0, 0, 0, 0},
    {47, "SR_SWINHI", 0, 0, 0, NULL, 0, 0, 0, 0},
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
    {62, "SR_BARRIERALLOC", 0, 0, 0, NULL, 0, 0, 0, 0},
    {64, "SR_GLOBALERRORSTATUS", 0, 0, 0, NULL, 0, 0, 0, 0},
    {66, "SR_WARPERRORSTATUS", 0, 0, 0, NULL, 0, 0, 0, 0},
    {67, "SR_VIRTUALSMID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {68, "SR_VIRTUALENGINEID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {80, "SR_CLOCKLO", 0, 1, 0, NULL, 0, 0, 0, 0},
    {81, "SR_CLOCKHI", 0, 1, 0, NULL, 0, 0, 0, 0},
    {82, "SR_GLOBALTIMERLO", 0, 1, 0, NULL, 0, 0, 0, 0},
    {83, "SR_GLOBALTIMERHI", 0, 1, 0, NULL, 0, 0, 0, 0},
    {84, "SR_ESR_PC", 0, 0, 0, NULL, 0, 0, 0, 0},
    {85, "SR_ESR_PC_HI", 0, 0, 0, NULL, 0, 0, 0, 0},
    {96, "SR_HWTASKID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {97, "SR_CIRCULARQUEUEENTRYINDEX", 0, 0, 0, NULL, 0, 0, 0, 0},
    {98, "SR_CIRCULARQUEUEENTRYADDRESSLOW", 0, 0, 0, NULL, 0, 0, 0, 0},
    {99, "SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0, 0, 0, NULL, 0, 0, 0, 0},
    {100, "SR_PM0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {101, "SR_PM_HI0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {102, "SR_PM1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {103, "SR_PM_HI1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {104, "SR_PM2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {105, "SR_PM_HI2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {106, "SR_PM3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {107, "SR_PM_HI3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {108, "SR_PM4", 0, 0, 0, NULL, 0, 0, 0, 0},
    {109, "SR_PM_HI4", 0, 0, 0, NULL, 0, 0, 0, 0},
    {110, "SR_PM5", 0, 0, 0, NULL, 0, 0, 0, 0},
    {111, "SR_PM_HI5", 0, 0, 0, NULL, 0, 0, 0, 0},
    {112, "SR_PM6", 0, 0, 0, NULL, 0, 0, 0, 0},
    {113, "SR_PM_HI6", 0, 0, 0, NULL, 0, 0, 0, 0},
    {114, "SR_PM7", 0, 0, 0, NULL, 0, 0, 0, 0},
    {115, "SR_PM_HI7", 0, 0, 0, NULL, 0, 0, 0, 0},
    {116, "SR_SNAP_PM0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {117, "SR_SNAP_PM_HI0", 0, 0, 0, NULL, 0, 0, 0, 0},
    {118, "SR_SNAP_PM1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {119, "SR_SNAP_PM_HI1", 0, 0, 0, NULL, 0, 0, 0, 0},
    {120, "SR_SNAP_PM2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {121, "SR_SNAP_PM_HI2", 0, 0, 0, NULL, 0, 0, 0, 0},
    {122, "SR_SNAP_PM3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {123, "SR_SNAP_PM_HI3", 0, 0, 0, NULL, 0, 0, 0, 0},
    {124, "SR_SNAP_PM4", 0, 0, 0, NULL, 0, 0, 0, 0},
    {125, "SR_SNAP_PM_HI4", 0, 0, 0, NULL, 0, 0, 0, 0},
    {126, "SR_SNAP_PM5", 0, 0, 0, NULL, 0, 0, 0, 0},
    {127, "SR_SNAP_PM_HI5", 0, 0, 0, NULL, 0, 0, 0, 0},
    {128, "SR_SNAP_PM6", 0, 0, 0, NULL, 0, 0, 0, 0},
    {129, "SR_SNAP_PM_HI6", 0, 0, 0, NULL, 0, 0, 0, 0},
    {130, "SR_SNAP_PM7", 0, 0, 0, NULL, 0, 0, 0, 0},
    {131, "SR_SNAP_PM_HI7", 0, 0, 0, NULL, 0, 0, 0, 0},
    {132, "SR_VARIABLE_RATE", 0, 0, 0, NULL, 0, 0, 0, 0},
    {133, "SR_TTU_TICKET_INFO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {255, "SRZ", 1, 0, 0x0, NULL, 0, 0, 0, 0},
};

static const struct isadora_file files[] = {
    {
        .name = "$bulk_done", .prints = "$bulk_done", .vector = NULL,
        .count = 0, .width = 17, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, bulk_done), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$cluster_come", .prints = "$cluster_come", .vector = NULL,
        .count = 0, .width = 6, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, cluster_come), .stride = 0,
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$cluster_turn", .prints = "$cluster_turn", .vector = NULL,
        .count = 0, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, cluster_turn), .stride = 0,
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$cluster_mine", .prints = "$cluster_mine", .vector = NULL,
        .count = 0, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, cluster_mine), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$R", .prints = "R", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, r),
            .stride = sizeof(((struct volta_state *)0)->r[0]),
        .lane_stride = sizeof(((struct volta_state *)0)->r[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_r,
        .configs = 0xff,
    },
    {
        .name = "$UR", .prints = "UR", .vector = NULL,
        .count = 64, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, ur),
            .stride = sizeof(((struct volta_state *)0)->ur[0]),
        .scope = ISADORA_WARP,
        .entry_count = 1, .entries = entries_ur,
        .configs = 0xff,
    },
    {
        .name = "$P", .prints = "P", .vector = NULL,
        .count = 8, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, p),
            .stride = sizeof(((struct volta_state *)0)->p[0]),
        .lane_stride = sizeof(((struct volta_state *)0)->p[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_p,
        .configs = 0xff,
    },
    {
        .name = "$UP", .prints = "UP", .vector = NULL,
        .count = 8, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, up),
            .stride = sizeof(((struct volta_state *)0)->up[0]),
        .scope = ISADORA_WARP,
        .entry_count = 1, .entries = entries_up,
        .configs = 0xff,
    },
    {
        .name = "$B", .prints = "B", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, b),
            .stride = sizeof(((struct volta_state *)0)->b[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 1,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$active", .prints = "$active", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, active), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$parked", .prints = "$parked", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, parked), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$ready", .prints = "$ready", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, ready), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$blocked", .prints = "$blocked", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, blocked), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$turn", .prints = "$turn", .vector = NULL,
        .count = 0, .width = 5, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, turn), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$yielded", .prints = "$yielded", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, yielded), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$group_lanes", .prints = "$group_lanes", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, group_lanes),
            .stride = sizeof(((struct volta_state *)0)->group_lanes[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$group_pc", .prints = "$group_pc", .vector = NULL,
        .count = 32, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, group_pc),
            .stride = sizeof(((struct volta_state *)0)->group_pc[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$group_wait", .prints = "$group_wait", .vector = NULL,
        .count = 32, .width = 6, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, group_wait),
            .stride = sizeof(((struct volta_state *)0)->group_wait[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$group_need", .prints = "$group_need", .vector = NULL,
        .count = 32, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, group_need),
            .stride = sizeof(((struct volta_state *)0)->group_need[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$apart", .prints = "$apart", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, apart),
            .stride = sizeof(((struct volta_state *)0)->apart[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$kept", .prints = "$kept", .vector = NULL,
        .count = 512, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, kept),
            .stride = sizeof(((struct volta_state *)0)->kept[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$left_off", .prints = "$left_off", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, left_off), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$left_UR", .prints = "$left_UR", .vector = NULL,
        .count = 2048, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, left_ur),
            .stride = sizeof(((struct volta_state *)0)->left_ur[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$left_UP", .prints = "$left_UP", .vector = NULL,
        .count = 256, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, left_up),
            .stride = sizeof(((struct volta_state *)0)->left_up[0]),
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$Rpc", .prints = "$Rpc", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, rpc), .stride = 0,
        .lane_stride = sizeof(((struct volta_state *)0)->rpc[0]),
        .scope = ISADORA_LANE,
        .configs = 0xff,
    },
    {
        .name = "$SR", .prints = "SR", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, sr),
            .stride = sizeof(((struct volta_state *)0)->sr[0]),
        .lane_stride = sizeof(((struct volta_state *)0)->sr[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 99, .entries = entries_sr,
        .configs = 0xff,
    },
    {
        .name = "$come", .prints = "$come", .vector = NULL,
        .count = 16, .width = 6, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, come),
            .stride = sizeof(((struct volta_block *)0)->come[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$some", .prints = "$some", .vector = NULL,
        .count = 16, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, some),
            .stride = sizeof(((struct volta_block *)0)->some[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$asked", .prints = "$asked", .vector = NULL,
        .count = 16, .width = 11, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, asked),
            .stride = sizeof(((struct volta_block *)0)->asked[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$yes", .prints = "$yes", .vector = NULL,
        .count = 16, .width = 11, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, yes),
            .stride = sizeof(((struct volta_block *)0)->yes[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$red_yes", .prints = "$red_yes", .vector = NULL,
        .count = 16, .width = 11, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, red_yes),
            .stride = sizeof(((struct volta_block *)0)->red_yes[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$red_all", .prints = "$red_all", .vector = NULL,
        .count = 16, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, red_all),
            .stride = sizeof(((struct volta_block *)0)->red_all[0]),
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
    {
        .name = "$red", .prints = "$red", .vector = NULL,
        .count = 0, .width = 4, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, red), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$red_kind", .prints = "$red_kind", .vector = NULL,
        .count = 0, .width = 2, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, red_kind), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0xff,
    },
    {
        .name = "$left", .prints = "$left", .vector = NULL,
        .count = 0, .width = 6, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_block, left), .stride = 0,
        .scope = ISADORA_BLOCK,
        .configs = 0xff,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "c", .cells = 0x200000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .configs = 0xff,
    },
    {
        .name = "g", .cells = UINT64_C(0x10000000000), .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .shown = 4, .windows = 0,
        .configs = 0xff,
    },
    {
        .name = "s", .cells = 0x39000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_BLOCK,
        .shown = 4, .windows = 0,
        .configs = 0xff,
    },
    {
        .name = "l", .cells = 0x80000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_LANE,
        .shown = 4, .windows = 0,
        .configs = 0xff,
    },
};

#undef F
#define F(name) VOLTA_FIELD_##name

static const struct isadora_word_pattern words[] = {
    W("*", F(BOARD0))
    W("*", F(BOARD1))
    W("*", F(BOARD2))
    W("*", F(BOARD3))
    W("*", F(BOARD4))
    W("*", F(NO_YIELD))
    W("*", F(PAND))
    W("*", F(REUSE_A))
    W("*", F(REUSE_B))
    W("*", F(REUSE_C))
    W("*", F(SCOREBOARD))
    W("*", F(BARRIER_BMOV_STATE))
    W("*", F(BARRIER_RPC_HALF))
    W("*", F(CONVERT_BYTE))
    W("*", F(CONVERT_H1))
    W("*", F(CONVERT_HALF))
    W("*", F(FP8_B_H1))
    W("*", F(FP8_C_H1))
    W("*", F(HALF_SWIZZLE_B))
    W("*", F(HALF_SWIZZLE_B_HOPPER))
    W("*", F(HALF_SWIZZLE_B_NEG))
    W("*", F(MEMORY_PL))
    W("*", F(TENSOR_UPMMA))
    W("*", F(TENSOR_UPMMA_NOT))
    W("*", F(TEXTURE_DIM))
    W("*", F(TEXTURE_FOOTPRINT_DIM))
    W("*", F(TEXTURE_GATHER_DIM))
    W("*", F(TEXTURE_LOAD_DIM))
    W("*", F(TEXTURE_QUERY))
    W("**", F(REUSE_A), F(HALF_SWIZZLE_A))
    W("**", F(REUSE_A), F(HALF_SWIZZLE_A_HOPPER))
    W("**", F(REUSE_B), F(HALF_SWIZZLE_B))
    W("**", F(REUSE_B), F(HALF_SWIZZLE_B_HOPPER))
    W("**", F(REUSE_B), F(HALF_SWIZZLE_B_NEG))
    W("**", F(REUSE_B), F(HALF_SWIZZLE_C))
    W("**", F(REUSE_B), F(HALF_SWIZZLE_C_HOPPER))
    W("**", F(REUSE_C), F(HALF_SWIZZLE_B))
    W("**", F(REUSE_C), F(HALF_SWIZZLE_B_HOPPER))
    W("**", F(REUSE_C), F(HALF_SWIZZLE_C))
    W("**", F(REUSE_C), F(HALF_SWIZZLE_C_HOPPER))
    W("****", F(FLOAT_SIGNS0), F(FLOAT_SIGNS1), F(FLOAT_SIGNS2), F(FLOAT_SIGNS3))
    PLAIN(".SIGN")
    PLAIN("ACQBULK")
    PLAIN("AL2P")
    W("ALD*", F(GRAPHICS_OUTPUT))
    W("ALD*.PHYS", F(GRAPHICS_OUTPUT))
    PLAIN("API_CALL_DEPTH")
    W("ARRIVES.LDGSTSBAR*", F(MBARRIER_BAR_BITS))
    W("ARRIVES.LDGSTSBAR**", F(MBARRIER_BAR_BITS), F(MBARRIER_BAR_COUNT))
    PLAIN("AST")
    PLAIN("AST.PHYS")
    PLAIN("ATEXIT_PC")
    PLAIN("ATEXIT_PC.HI")
    PLAIN("ATEXIT_PC.LO")
    W("ATOM****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOM****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOM****", F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("ATOM*****", F(E), F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOM*****", F(E), F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOM*****", F(E), F(ATOMIC_CAS), F(EVICT), F(ATOMIC_CAS_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOM*****", F(E), F(ATOMIC_CAS), F(EVICT), F(ATOMIC_CAS_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOM*****", F(E), F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("ATOM*******", F(E), F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_VOLTA), F(ATOMIC_ATOMIC_ORDER),
        F(SCOPE), F(PRIVATE))
    W("ATOM*******", F(E), F(ATOMIC_CAS), F(EVICT), F(ATOMIC_CAS_TYPE_VOLTA),
        F(ATOMIC_ATOMIC_ORDER), F(SCOPE), F(PRIVATE))
    W("ATOM**.SPIN***", F(E), F(ATOMIC_CAS), F(EVICT), F(ATOMIC_CAS_TYPE_AMPERE),
        F(STORE_ORDER_SCOPE))
    W("ATOM**.SPIN***", F(E), F(ATOMIC_CAS), F(EVICT), F(ATOMIC_CAS_TYPE_HOPPER),
        F(STORE_ORDER_SCOPE))
    W("ATOM**.SPIN*****", F(E), F(ATOMIC_CAS), F(EVICT), F(ATOMIC_CAS_TYPE_VOLTA),
        F(ATOMIC_ATOMIC_ORDER), F(SCOPE), F(PRIVATE))
    W("ATOM.E****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOM.E****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOM.E****", F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("ATOM.E.ARRIVE*.64*", F(EVICT), F(STORE_ORDER_SCOPE))
    W("ATOM.E.POPC.INC*.32*", F(EVICT), F(STORE_ORDER_SCOPE))
    W("ATOMG****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOMG****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOMG****", F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("ATOMG*****", F(E), F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOMG*****", F(E), F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOMG*****", F(E), F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("ATOMG*******", F(E), F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_VOLTA), F(ATOMIC_ATOMIC_ORDER),
        F(SCOPE), F(PRIVATE))
    W("ATOMG*.CAS***", F(E), F(EVICT), F(ATOMIC_CAS_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOMG*.CAS***", F(E), F(EVICT), F(ATOMIC_CAS_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOMG*.CAS*****", F(E), F(EVICT), F(ATOMIC_CAS_TYPE_VOLTA), F(ATOMIC_ATOMIC_ORDER), F(SCOPE),
        F(PRIVATE))
    W("ATOMG.E****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("ATOMG.E****", F(ATOM_OP), F(EVICT), F(ATOMIC_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("ATOMG.E****", F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("ATOMS**", F(ATOM_OP), F(ATOMIC_SHARED_TYPE))
    W("ATOMS**", F(ATOM_OP), F(ATOMIC_TYPE_HOPPER))
    W("ATOMS**", F(ATOMIC_CAS), F(ATOMIC_CAS_TYPE_HOPPER))
    W("ATOMS**", F(ATOMIC_CAS), F(ATOMIC_SHARED_CAS_TYPE))
    W("ATOMS*.SPIN*", F(ATOMIC_CAS), F(ATOMIC_CAS_TYPE_HOPPER))
    W("ATOMS*.SPIN*", F(ATOMIC_CAS), F(ATOMIC_SHARED_CAS_TYPE))
    PLAIN("ATOMS.ARRIVE.64")
    PLAIN("ATOMS.POPC.INC.32")
    PLAIN("B0")
    PLAIN("B1")
    PLAIN("B10")
    PLAIN("B11")
    PLAIN("B12")
    PLAIN("B13")
    PLAIN("B14")
    PLAIN("B15")
    PLAIN("B2")
    PLAIN("B2R")
    PLAIN("B2R.RESULT")
    PLAIN("B3")
    PLAIN("B4")
    PLAIN("B5")
    PLAIN("B6")
    PLAIN("B7")
    PLAIN("B8")
    PLAIN("B9")
    W("BAR.ARV*", F(BARRIER_DEFER))
    W("BAR.RED**", F(BARRIER_BAR_RED), F(BARRIER_DEFER))
    W("BAR.SYNC*", F(BARRIER_DEFER))
    PLAIN("BAR.SYNCALL")
    PLAIN("BGMMA")
    W("BMMA**.POPC", F(TENSOR_BMMA_SHAPE), F(TENSOR_BMMA_OP))
    PLAIN("BMOV.32")
    W("BMOV.32*", F(BARRIER_BMOV_CLEAR))
    W("BMOV.32*", F(BARRIER_PQUAD))
    PLAIN("BMOV.32.CLEAR")
    PLAIN("BMOV.64")
    W("BMSK*", F(W))
    W("BPT*", F(CONTROL_BPT_KIND))
    W("BRA**", F(CONTROL_DEPTH), F(CONTROL_BRA_KIND))
    W("BRA**", F(CONTROL_DEPTH), F(CONTROL_BRA_UR_KIND))
    W("BRA***", F(CONTROL_DEPTH), F(CONTROL_BRA_KIND), F(CONTROL_ANY))
    W("BRA*.", F(CONTROL_DEPTH))
    W("BRA*.U", F(CONTROL_DEPTH))
    W("BRA*.U*", F(CONTROL_DEPTH), F(CONTROL_ANY))
    PLAIN("BREAK")
    PLAIN("BREV")
    W("BRX*", F(CONTROL_DEPTH))
    W("BRXU*", F(CONTROL_DEPTH))
    PLAIN("BSSY")
    PLAIN("BSYNC")
    W("CALL.ABS*", F(CONTROL_NOINC))
    W("CALL.REL*", F(CONTROL_NOINC))
    W("CCTL**", F(CACHE_CACHE_LEVEL), F(CACHE_CACHE_OP))
    W("CCTL***", F(E), F(CACHE_CACHE_LEVEL), F(CACHE_CACHE_OP))
    W("CCTLL*", F(CACHE_CACHE_OP))
    PLAIN("CCTLT.IVALL")
    PLAIN("CCTLT.IVTH")
    PLAIN("CGAERRBAR")
    PLAIN("COMP_STATUS")
    W("CS2R*", F(SPECIAL_SR_64))
    PLAIN("CSMTEST")
    W("DADD*", F(RND))
    PLAIN("DEPBAR")
    PLAIN("DEPBAR.")
    PLAIN("DEPBAR.LE")
    W("DFMA*", F(RND))
    W("DMMA**", F(TENSOR_DMMA_SHAPE), F(RND))
    W("DMMA.884*", F(RND))
    W("DMUL*", F(RND))
    W("DSETP**", F(DOUBLE_DOUBLE_CMP), F(BOP))
    PLAIN("ELECT")
    PLAIN("ENDCOLLECTIVE")
    PLAIN("ERRBAR")
    W("EXIT***", F(CONTROL_KEEPREFCOUNT), F(CONTROL_PREEMPTED), F(CONTROL_NO_ATEXIT))
    W("F2F****", F(FTZ), F(CONVERT_F2F_DST), F(CONVERT_F2F_SRC), F(RND))
    W("F2F**.BF16*", F(FTZ), F(CONVERT_F2F_DST), F(RND))
    W("F2F*.BF16**", F(FTZ), F(CONVERT_F2F_SRC), F(RND))
    W("F2FP****.UNPACK_B", F(SATFINITE), F(FP8_FP8_RELU), F(FP8_WIDE_DST), F(FP8_FP8_SRC))
    W("F2FP***.F16.UNPACK_B_MERGE_C", F(SATFINITE), F(FP8_FP8_RELU), F(FP8_FP8_DST))
    W("F2FP***.F32.MERGE_C*", F(SATFINITE), F(CONVERT_RELU), F(CONVERT_F2FP_DST),
        F(CONVERT_PACK_RND))
    W("F2FP***.F32.PACK_AB*", F(SATFINITE), F(CONVERT_RELU), F(CONVERT_F2FP_DST),
        F(CONVERT_PACK_RND))
    W("F2FP***.F32.PACK_AB_MERGE_C", F(SATFINITE), F(FP8_FP8_RELU), F(FP8_FP8_DST))
    W("F2FP***.MERGE_C*", F(SATFINITE), F(CONVERT_RELU), F(CONVERT_BF16), F(CONVERT_PACK_RND))
    W("F2FP***.PACK_AB*", F(SATFINITE), F(CONVERT_RELU), F(CONVERT_BF16), F(CONVERT_PACK_RND))
    W("F2FP***.PACK_AB.RS.7b", F(SATFINITE), F(CONVERT_RELU), F(CONVERT_BF16))
    W("F2FP**.TF32.F32.PACK_B*", F(SATFINITE), F(FP8_FP8_RELU), F(FP8_TF32_RND))
    W("F2I*****", F(FTZ), F(CONVERT_DST_INT), F(CONVERT_SRC_FLOAT), F(CONVERT_ROUND),
        F(CONVERT_NTZ))
    W("F2I**.BF16**", F(FTZ), F(CONVERT_DST_INT), F(CONVERT_ROUND), F(CONVERT_NTZ))
    W("F2IP*.F32***", F(CONVERT_F2IP_TYPE), F(CONVERT_F2IP_RND), F(CONVERT_F2IP_NTZ),
        F(CONVERT_RELU))
    W("FADD***", F(FTZ), F(RND), F(SAT))
    PLAIN("FCHK")
    PLAIN("FENCE.VIEW.ASYNC.S")
    W("FFMA***", F(FMZ), F(RND), F(SAT))
    W("FLO**", F(SIGNED), F(SH))
    W("FMNMX*", F(FTZ))
    W("FMNMX**", F(FTZ), F(NAN))
    W("FMNMX***.IS_A", F(FTZ), F(NAN), F(XORSIGN))
    W("FMNMX**.XORSIGN", F(FTZ), F(NAN))
    W("FMUL****", F(FMZ), F(FLOAT_POWER), F(RND), F(SAT))
    W("FOOTPRINT**.TEX**", F(TEXTURE_SCR), F(TEXTURE_BINDLESS), F(TEXTURE_LOD), F(TEXTURE_NODEP))
    W("FOOTPRINT*.TEX**", F(TEXTURE_SCR), F(TEXTURE_LOD), F(TEXTURE_NODEP))
    W("FRND***", F(FTZ), F(CONVERT_SRC_FLOAT), F(CONVERT_ROUND))
    W("FRND*.BF16*", F(FTZ), F(CONVERT_ROUND))
    W("FSEL*", F(FTZ))
    W("FSET.BF***", F(FLOAT_CMP), F(FTZ), F(BOP))
    W("FSETP***", F(FLOAT_CMP), F(FTZ), F(BOP))
    W("FSWZADD***", F(FTZ), F(RND), F(NDV))
    PLAIN("GETLMEMBASE")
    W("HADD2***", F(HALF_ADD_TYPE), F(FTZ), F(SAT))
    W("HADD2***", F(HALF_F32), F(FTZ), F(SAT))
    W("HFMA2***", F(HALF_F32), F(FMZ), F(SAT))
    W("HFMA2**.RELU", F(HALF_F32), F(FMZ))
    W("HFMA2.BF16_V2**", F(FMZ), F(SAT))
    W("HFMA2.BF16_V2*.RELU", F(FMZ))
    W("HFMA2.MMA**", F(FMZ), F(SAT))
    W("HFMA2.MMA**.RELU", F(FMZ), F(SAT))
    W("HFMA2.MMA.BF16_V2**", F(FMZ), F(SAT))
    W("HFMA2.MMA.BF16_V2**.RELU", F(FMZ), F(SAT))
    W("HFMA2.MMA.INVALID1**", F(FMZ), F(SAT))
    W("HFMA2.MMA.INVALID1**.RELU", F(FMZ), F(SAT))
    PLAIN("HGMMA")
    W("HMMA***", F(TENSOR_HMMA_SHAPE), F(TENSOR_HMMA_DST), F(SATFINITE))
    W("HMMA***", F(TENSOR_HMMA_SHAPE), F(TENSOR_HMMA_DST), F(TENSOR_HMMA_FORMAT))
    W("HMMA****", F(TENSOR_SHAPE_884), F(TENSOR_HMMA_884_TYPE), F(TENSOR_STEP), F(SATFINITE))
    W("HMMA.SP***", F(TENSOR_HMMA_SP_SHAPE), F(TENSOR_HMMA_DST), F(TENSOR_HMMA_FORMAT))
    W("HMNMX2***", F(FTZ), F(NAN), F(XORSIGN))
    W("HMNMX2.BF16_V2***", F(FTZ), F(NAN), F(XORSIGN))
    W("HMUL2***", F(HALF_F32), F(FMZ), F(SAT))
    W("HMUL2***", F(HALF_MUL_TYPE), F(FMZ), F(SAT))
    W("HSET2****", F(HALF_BF), F(FLOAT_CMP), F(FTZ), F(HALF_HALF_BOP))
    W("HSET2*****", F(HALF_SET_TYPE), F(HALF_BF), F(FLOAT_CMP), F(FTZ), F(HALF_HALF_BOP))
    W("HSETP2****", F(FLOAT_CMP), F(HALF_H_AND), F(FTZ), F(HALF_HALF_BOP))
    W("HSETP2*****", F(HALF_SET_TYPE), F(FLOAT_CMP), F(HALF_H_AND), F(FTZ), F(HALF_HALF_BOP))
    W("I2F***", F(CONVERT_DST_FLOAT), F(CONVERT_SRC_INT), F(RND))
    W("I2F.BF16**", F(CONVERT_SRC_INT), F(RND))
    W("I2FP.F32**", F(CONVERT_I2FP_SRC), F(CONVERT_I2FP_RND))
    W("I2I*.S32.SAT", F(CONVERT_NARROW))
    W("I2IP*.S32*", F(CONVERT_PACKED), F(CONVERT_I2IP_SAT_GA10X))
    W("I2IP*.S32*", F(CONVERT_PACKED), F(CONVERT_I2IP_SAT_HOPPER))
    W("I2IP*.S32.SAT", F(CONVERT_PACKED))
    PLAIN("IABS")
    PLAIN("IADD3")
    PLAIN("IADD3.X")
    W("IDP.2A***", F(VIDEO_LO_HI), F(VIDEO_SIGN_A16), F(VIDEO_SIGN_B8))
    W("IDP.4A**", F(VIDEO_SIGN_A8), F(VIDEO_SIGN_B8))
    PLAIN("IGMMA")
    W("IMAD*", F(SIGNED))
    W("IMAD*.X", F(SIGNED))
    W("IMAD.HI*", F(SIGNED))
    W("IMAD.HI*.X", F(SIGNED))
    W("IMAD.IADD*", F(SIGNED))
    W("IMAD.MOV*", F(SIGNED))
    W("IMAD.SHL*", F(SIGNED))
    W("IMAD.WIDE*", F(SIGNED))
    W("IMAD.WIDE*.X", F(SIGNED))
    W("IMMA****", F(TENSOR_IMMA_SHAPE), F(TENSOR_IMMA_TYPE_A), F(TENSOR_IMMA_TYPE_B),
        F(TENSOR_SAT_82))
    W("IMMA.SP****", F(TENSOR_IMMA_SP_SHAPE), F(TENSOR_IMMA_TYPE_A), F(TENSOR_IMMA_TYPE_B),
        F(TENSOR_SAT_82))
    W("IMNMX*", F(SIGNED))
    W("IPA**", F(GRAPHICS_IPA_MODE), F(GRAPHICS_IPA_AT))
    PLAIN("ISBERD")
    PLAIN("ISBEWR")
    W("ISETP***", F(CMP), F(SIGNED), F(BOP))
    W("ISETP***.EX", F(CMP), F(SIGNED), F(BOP))
    W("JMP**", F(CONTROL_DEPTH), F(CONTROL_JMP_KIND))
    W("JMP*.", F(CONTROL_DEPTH))
    W("JMP*.U", F(CONTROL_DEPTH))
    W("JMP*.U*", F(CONTROL_DEPTH), F(CONTROL_ANY))
    W("JMX*", F(CONTROL_DEPTH))
    W("JMXU*", F(CONTROL_DEPTH))
    PLAIN("KILL")
    W("LD****", F(EVICT), F(MEMORY_LTC), F(SIZE), F(LOAD_ORDER_SCOPE))
    W("LD*****", F(E), F(EVICT), F(MEMORY_LTC), F(SIZE), F(LOAD_ORDER_SCOPE))
    W("LD******", F(E), F(EVICT), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER), F(SCOPE), F(PRIVATE))
    W("LD*******", F(E), F(EVICT), F(MEMORY_LTC), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER),
        F(SCOPE), F(PRIVATE))
    W("LD*******.ZD", F(E), F(EVICT), F(MEMORY_LTC), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER),
        F(SCOPE), F(PRIVATE))
    W("LD******.ZD", F(E), F(EVICT), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER), F(SCOPE),
        F(PRIVATE))
    W("LD.E****", F(EVICT), F(MEMORY_LTC), F(SIZE), F(LOAD_ORDER_SCOPE))
    W("LDC**", F(MEMORY_LDC_MODE), F(MEMORY_CONST_SIZE))
    W("LDG****", F(EVICT), F(MEMORY_LTC), F(SIZE), F(LOAD_ORDER_SCOPE))
    W("LDG*****", F(E), F(EVICT), F(MEMORY_LTC), F(SIZE), F(LOAD_ORDER_SCOPE))
    W("LDG******", F(E), F(EVICT), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER), F(SCOPE), F(PRIVATE))
    W("LDG*******", F(E), F(EVICT), F(MEMORY_LTC), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER),
        F(SCOPE), F(PRIVATE))
    W("LDG*******.ZD", F(E), F(EVICT), F(MEMORY_LTC), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER),
        F(SCOPE), F(PRIVATE))
    W("LDG******.ZD", F(E), F(EVICT), F(MEMORY_LOAD_SIZE), F(MEMORY_LOAD_ORDER), F(SCOPE),
        F(PRIVATE))
    W("LDG.E****", F(EVICT), F(MEMORY_LTC), F(SIZE), F(LOAD_ORDER_SCOPE))
    PLAIN("LDGDEPBAR")
    W("LDGSTS.E******", F(MEMORY_BYPASS), F(EVICT), F(MEMORY_COPY_LTC), F(MEMORY_COPY_SIZE),
        F(MEMORY_ZFILL), F(MEMORY_COPY_ORDER_SCOPE))
    W("LDL**", F(EVICT), F(SIZE))
    W("LDS*", F(MEMORY_SHARED_SIZE))
    W("LDS**", F(MEMORY_U), F(MEMORY_SHARED_SIZE))
    W("LDS**.ZD", F(MEMORY_U), F(MEMORY_SHARED_SIZE))
    W("LDSM.16**", F(MEMORY_MATRIX), F(MEMORY_MATRICES))
    PLAIN("LDTRAM.AB")
    PLAIN("LEA")
    PLAIN("LEA.HI")
    PLAIN("LEA.HI.SX32")
    PLAIN("LEA.HI.X")
    PLAIN("LEA.HI.X.SX32")
    PLAIN("LEA.X")
    PLAIN("LEPC")
    PLAIN("LOP3.")
    W("LOP3.LUT*", F(PAND))
    PLAIN("MACTIVE")
    W("MATCH.ALL*", F(WARP_U64))
    W("MATCH.ANY*", F(WARP_U64))
    PLAIN("MATEXIT")
    PLAIN("MCOLLECTIVE")
    W("MEMBAR**", F(CACHE_MEMBAR_ORDER), F(CACHE_MEMBAR_SCOPE))
    W("MEMBAR***", F(CACHE_MEMBAR_ORDER), F(CACHE_MEMBAR_SCOPE), F(CACHE_MMIO))
    W("MEMBAR**.ASYNC", F(CACHE_MEMBAR_ORDER), F(CACHE_MEMBAR_SCOPE))
    PLAIN("MEXITED")
    PLAIN("MKILL")
    PLAIN("MOV")
    W("MOVM**", F(TENSOR_MOVM_SIZE), F(TENSOR_MOVM_KIND))
    W("MUFU*", F(FLOAT_MUFU_OP))
    W("MUFU*.BF16", F(FLOAT_MUFU_OP))
    W("MUFU*.F16", F(FLOAT_MUFU_OP))
    W("NANOSLEEP**", F(BARRIER_RAND), F(BARRIER_WARP))
    W("NANOSLEEP***", F(BARRIER_RAND), F(BARRIER_WARP), F(SYNCS))
    PLAIN("NANOSLEEP.CLEAR")
    W("NANOSLEEP.CLEAR*", F(SYNCS))
    PLAIN("NOP")
    PLAIN("OPT_STACK")
    W("OUT*", F(GRAPHICS_OUT_OP))
    PLAIN("OUT.FINAL")
    W("P2R*", F(PR_BYTE))
    PLAIN("PIXLD")
    PLAIN("PLOP3.")
    PLAIN("PLOP3.LUT")
    PLAIN("PM1")
    PLAIN("PM2")
    PLAIN("PM3")
    PLAIN("PMTRIG")
    PLAIN("POPC")
    PLAIN("PR")
    PLAIN("PREEXIT")
    W("PRMT*", F(LOGIC_PRMT_MODE))
    PLAIN("PT")
    W("QSPC**", F(E), F(CACHE_SPACE))
    W("QSPC**", F(E), F(CACHE_SPACE_HOPPER))
    PLAIN("R2B")
    PLAIN("R2P")
    W("R2UR*", F(R2UR_OR))
    W("RED****", F(RED_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("RED*****", F(E), F(RED_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("RED*******", F(E), F(RED_OP), F(EVICT), F(ATOMIC_TYPE_VOLTA), F(ATOMIC_ATOMIC_ORDER),
        F(SCOPE), F(PRIVATE))
    W("RED.E****", F(RED_OP), F(EVICT), F(ATOMIC_TYPE_AMPERE), F(STORE_ORDER_SCOPE))
    W("REDAS**", F(BULK_AS_OP), F(BULK_AS_TYPE))
    W("REDG****", F(RED_OP), F(EVICT), F(ATOMIC_RED_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("REDG****", F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("REDG*****", F(E), F(RED_OP), F(EVICT), F(ATOMIC_RED_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("REDG*****", F(E), F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("REDG.E****", F(RED_OP), F(EVICT), F(ATOMIC_RED_TYPE_HOPPER), F(STORE_ORDER_SCOPE))
    W("REDG.E****", F(ATOMIC_FLOAT_OP), F(EVICT), F(ATOMIC_FLOAT_TYPE), F(STORE_ORDER_SCOPE))
    W("REDUX**", F(WARP_REDUX_OP), F(WARP_REDUX_SIGNED))
    W("RET.ABS*", F(CONTROL_NODEC))
    W("RET.REL*", F(CONTROL_NODEC))
    PLAIN("RPCMOV.32")
    PLAIN("RPCMOV.64")
    PLAIN("RTT")
    W("RZ*", F(REUSE_A))
    W("RZ*", F(REUSE_B))
    PLAIN("Rpc")
    PLAIN("S2R")
    PLAIN("S2UR")
    PLAIN("SEL")
    PLAIN("SETCTAID.X")
    PLAIN("SETLMEMBASE")
    W("SGXT**", F(W), F(SIGNED))
    W("SHF****", F(SHIFT_DIR), F(W), F(SHIFT_TYPE), F(HI))
    W("SHFL*", F(WARP_SHFL_MODE))
    PLAIN("SR_CgaCtaId")
    PLAIN("SR_VIRTCFG")
    W("ST***", F(EVICT), F(SIZE), F(STORE_ORDER_SCOPE))
    W("ST****", F(E), F(EVICT), F(SIZE), F(STORE_ORDER_SCOPE))
    W("ST******", F(E), F(EVICT), F(SIZE), F(STORE_ORDER), F(SCOPE), F(PRIVATE))
    W("ST.E***", F(EVICT), F(SIZE), F(STORE_ORDER_SCOPE))
    W("STAS*", F(BULK_AS_SIZE))
    W("STG***", F(EVICT), F(SIZE), F(STORE_ORDER_SCOPE))
    W("STG****", F(E), F(EVICT), F(SIZE), F(STORE_ORDER_SCOPE))
    W("STG******", F(E), F(EVICT), F(SIZE), F(STORE_ORDER), F(SCOPE), F(PRIVATE))
    W("STG.E***", F(EVICT), F(SIZE), F(STORE_ORDER_SCOPE))
    W("STL**", F(EVICT), F(SIZE))
    W("STS*", F(SIZE))
    W("STSM.16**", F(MEMORY_MATRIX), F(MEMORY_MATRICES))
    W("SUATOM.D*******", F(SURFACE_BA), F(SURFACE_DIM), F(ATOM_OP), F(EVICT), F(SURFACE_TYPE),
        F(STORE_ORDER_SCOPE), F(SURFACE_OUT_OF_RANGE))
    W("SUATOM.D*********", F(SURFACE_BA), F(SURFACE_DIM), F(ATOM_OP), F(EVICT), F(SURFACE_TYPE),
        F(ATOMIC_ATOMIC_ORDER), F(SCOPE), F(PRIVATE), F(SURFACE_OUT_OF_RANGE))
    W("SUATOM.D**.CAS****", F(SURFACE_BA), F(SURFACE_DIM), F(EVICT), F(SURFACE_CAS_TYPE),
        F(STORE_ORDER_SCOPE), F(SURFACE_OUT_OF_RANGE))
    W("SUATOM.D**.CAS******", F(SURFACE_BA), F(SURFACE_DIM), F(EVICT), F(SURFACE_CAS_TYPE),
        F(ATOMIC_ATOMIC_ORDER), F(SCOPE), F(PRIVATE), F(SURFACE_OUT_OF_RANGE))
    W("SULD.D******", F(SURFACE_BA), F(SURFACE_DIM), F(EVICT), F(SIZE), F(LOAD_ORDER_SCOPE),
        F(SURFACE_OUT_OF_RANGE))
    W("SULD.D********", F(SURFACE_BA), F(SURFACE_DIM), F(EVICT), F(SIZE), F(STORE_ORDER), F(SCOPE),
        F(PRIVATE), F(SURFACE_OUT_OF_RANGE))
    W("SULD.P*****", F(SURFACE_DIM), F(EVICT), F(LOAD_ORDER_SCOPE), F(SURFACE_MASK),
        F(SURFACE_OUT_OF_RANGE))
    W("SULD.P*******", F(SURFACE_DIM), F(EVICT), F(STORE_ORDER), F(SCOPE), F(PRIVATE),
        F(SURFACE_MASK), F(SURFACE_OUT_OF_RANGE))
    W("SUQUERY*", F(SURFACE_DIM))
    W("SURED.D*******", F(SURFACE_BA), F(SURFACE_DIM), F(RED_OP), F(EVICT), F(SURFACE_TYPE),
        F(STORE_ORDER_SCOPE), F(SURFACE_OUT_OF_RANGE))
    W("SURED.D*********", F(SURFACE_BA), F(SURFACE_DIM), F(RED_OP), F(EVICT), F(SURFACE_TYPE),
        F(ATOMIC_ATOMIC_ORDER), F(SCOPE), F(PRIVATE), F(SURFACE_OUT_OF_RANGE))
    W("SUST.D******", F(SURFACE_BA), F(SURFACE_DIM), F(EVICT), F(SIZE), F(STORE_ORDER_SCOPE),
        F(SURFACE_OUT_OF_RANGE))
    W("SUST.D********", F(SURFACE_BA), F(SURFACE_DIM), F(EVICT), F(SIZE), F(STORE_ORDER), F(SCOPE),
        F(PRIVATE), F(SURFACE_OUT_OF_RANGE))
    W("SUST.P*****", F(SURFACE_DIM), F(EVICT), F(STORE_ORDER_SCOPE), F(SURFACE_MASK),
        F(SURFACE_OUT_OF_RANGE))
    W("SUST.P*******", F(SURFACE_DIM), F(EVICT), F(STORE_ORDER), F(SCOPE), F(PRIVATE),
        F(SURFACE_MASK), F(SURFACE_OUT_OF_RANGE))
    W("SYNCS*.64", F(MBARRIER_EXCH))
    W("SYNCS*.TRANS64*", F(MBARRIER_PHASE), F(MBARRIER_TRYWAIT))
    W("SYNCS.ARRIVE.TRANS64****", F(MBARRIER_TMASK), F(MBARRIER_RED), F(MBARRIER_OPTOUT),
        F(MBARRIER_ARRIVE))
    PLAIN("SYNCS.CAS.64")
    W("SYNCS.CCTL*", F(MBARRIER_CCTL_OP))
    PLAIN("SYNCS.CCTL.IVALL")
    PLAIN("SYNCS.LD.64")
    W("TEX********", F(TEXTURE_SCR), F(TEXTURE_F16), F(TEXTURE_LOD), F(TEXTURE_AOFFI),
        F(TEXTURE_DC), F(EVICT), F(NDV), F(TEXTURE_NODEP))
    W("TEX*********", F(TEXTURE_SCR), F(TEXTURE_BINDLESS), F(TEXTURE_F16), F(TEXTURE_LOD),
        F(TEXTURE_AOFFI), F(TEXTURE_DC), F(EVICT), F(NDV), F(TEXTURE_NODEP))
    PLAIN("THREAD_STATE_ENUM.0")
    PLAIN("THREAD_STATE_ENUM.1")
    PLAIN("THREAD_STATE_ENUM.2")
    PLAIN("THREAD_STATE_ENUM.3")
    PLAIN("THREAD_STATE_ENUM.4")
    W("TLD********", F(TEXTURE_SCR), F(TEXTURE_F16), F(TEXTURE_LOAD_LOD), F(TEXTURE_AOFFI),
        F(EVICT), F(TEXTURE_CL), F(TEXTURE_MS), F(TEXTURE_NODEP))
    W("TLD*********", F(TEXTURE_SCR), F(TEXTURE_BINDLESS), F(TEXTURE_F16), F(TEXTURE_LOAD_LOD),
        F(TEXTURE_AOFFI), F(EVICT), F(TEXTURE_CL), F(TEXTURE_MS), F(TEXTURE_NODEP))
    W("TLD4*******", F(TEXTURE_SCR), F(TEXTURE_COMPONENT), F(TEXTURE_F16), F(TEXTURE_GATHER_OFFSET),
        F(TEXTURE_DC), F(EVICT), F(TEXTURE_NODEP))
    W("TLD4********", F(TEXTURE_SCR), F(TEXTURE_COMPONENT), F(TEXTURE_BINDLESS), F(TEXTURE_F16),
        F(TEXTURE_GATHER_OFFSET), F(TEXTURE_DC), F(EVICT), F(TEXTURE_NODEP))
    W("TMML*.LOD**", F(TEXTURE_BINDLESS), F(NDV), F(TEXTURE_NODEP))
    W("TMML.LOD**", F(NDV), F(TEXTURE_NODEP))
    PLAIN("TRAP_RETURN_MASK")
    PLAIN("TRAP_RETURN_PC.HI")
    PLAIN("TRAP_RETURN_PC.LO")
    W("TXD*****", F(TEXTURE_F16), F(TEXTURE_LC), F(TEXTURE_AOFFI), F(EVICT), F(TEXTURE_NODEP))
    W("TXD******", F(TEXTURE_BINDLESS), F(TEXTURE_F16), F(TEXTURE_LC), F(TEXTURE_AOFFI), F(EVICT),
        F(TEXTURE_NODEP))
    W("TXQ*", F(TEXTURE_NODEP))
    W("TXQ**", F(TEXTURE_BINDLESS), F(TEXTURE_NODEP))
    W("UBLKCP*****", F(BULK_TO_SHARED), F(BULK_FROM_SHARED), F(BULK_MULTICAST), F(BULK_L2_SECTOR),
        F(BULK_SEQUENCED))
    PLAIN("UBLKPF.L2")
    W("UBLKRED****", F(BULK_TO_SHARED), F(BULK_RED_FROM), F(RED_OP), F(BULK_RED_TYPE))
    W("UBMSK*", F(W))
    PLAIN("UBREV")
    PLAIN("UCGABAR_ARV")
    PLAIN("UCGABAR_WAIT")
    PLAIN("UCLEA")
    PLAIN("UF2FP.")
    W("UFLO**", F(SIGNED), F(SH))
    PLAIN("UIADD3")
    PLAIN("UIADD3.64")
    PLAIN("UIADD3.X")
    W("UIMAD*", F(SIGNED))
    W("UIMAD*.X", F(SIGNED))
    W("UIMAD.WIDE*", F(SIGNED))
    W("UIMAD.WIDE*.X", F(SIGNED))
    W("UISETP***", F(CMP), F(SIGNED), F(BOP))
    W("UISETP***.EX", F(CMP), F(SIGNED), F(BOP))
    W("ULDC*", F(MEMORY_CONST_SIZE))
    PLAIN("ULEA")
    PLAIN("ULEA.HI")
    PLAIN("ULEA.HI.SX32")
    PLAIN("ULEA.HI.X")
    PLAIN("ULEA.HI.X.SX32")
    PLAIN("ULEA.X")
    PLAIN("ULEPC")
    PLAIN("ULOP3.")
    W("ULOP3.LUT*", F(PAND))
    PLAIN("UMOV")
    W("UP2UR*", F(PR_BYTE))
    PLAIN("UPLOP3.")
    PLAIN("UPLOP3.LUT")
    PLAIN("UPOPC")
    PLAIN("UPR")
    PLAIN("UPRMT")
    PLAIN("UPRMT.")
    PLAIN("UPT")
    PLAIN("UR2UP")
    PLAIN("USEL")
    W("USETMAXREG*", F(CLUSTER_POOL_OP))
    PLAIN("USETSHMSZ")
    W("USGXT**", F(W), F(SIGNED))
    W("USHF****", F(SHIFT_DIR), F(W), F(SHIFT_TYPE), F(HI))
    W("UTMACCTL*", F(TILE_MAP_CACHE))
    PLAIN("UTMACCTL.")
    PLAIN("UTMACCTL.IVALL")
    PLAIN("UTMACMDFLUSH")
    W("UTMALDG*", F(TILE_DIMENSIONS))
    W("UTMALDG***", F(TILE_DIMENSIONS), F(TILE_IM2COL), F(TILE_MULTICAST))
    W("UTMAPF.L2*", F(TILE_DIMENSIONS))
    W("UTMAPF.L2*.", F(TILE_DIMENSIONS))
    W("UTMAPF.L2*.IM2COL", F(TILE_DIMENSIONS))
    W("UTMAREDG***", F(TILE_DIMENSIONS), F(TILE_IM2COL), F(TILE_TILE_OP))
    W("UTMASTG**", F(TILE_DIMENSIONS), F(TILE_IM2COL))
    W("VABSDIFF*", F(SIGNED))
    W("VABSDIFF4**", F(VIDEO_U8), F(VIDEO_ACC))
    PLAIN("VIADD")
    W("VIMNMX*", F(LOGIC_VI_SIGNED))
    W("VOTE*", F(WARP_VOTE_MODE))
    W("VOTEU*", F(WARP_VOTE_MODE))
    PLAIN("WARPGROUP.ARRIVE")
    PLAIN("WARPGROUPSET.AC")
    PLAIN("WARPSYNC")
    W("WARPSYNC*", F(BARRIER_EXCLUSIVE_AMPERE))
    W("WARPSYNC*", F(BARRIER_EXCLUSIVE_HOPPER))
    PLAIN("WARPSYNC.ALL")
    PLAIN("WARPSYNC.COLLECTIVE")
    PLAIN("WARPSYNC.COLLECTIVE.ALL")
    PLAIN("YIELD")
    PLAIN("a")
    PLAIN("c")
    PLAIN("cx")
    PLAIN("desc")
    PLAIN("gdesc")
    PLAIN("gsb0")
    PLAIN("hint")
    PLAIN("numbers")
};

bool volta_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    switch (in->form) {
    case VOLTA_BSSY:
        *to = c->address + in->length + (uint64_t)rt_sign(in->value[3], 30) * 4;
        return true;
    case VOLTA_WARPSYNC_COLLECTIVE_H:
        *to = c->address + in->length + (uint64_t)rt_sign(in->value[3], 56) * 4;
        return true;
    case VOLTA_WARPSYNC_COLLECTIVE_A:
        *to = c->address + in->length + (uint64_t)rt_sign(in->value[2], 56) * 4;
        return true;
    case VOLTA_ULEPC_T:
    case VOLTA_LEPC_T:
        *to = c->address + in->length + (uint64_t)rt_sign(in->value[1], 58);
        return true;
    case VOLTA_BRA_B:
        if (in->alt[2] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[5], 48) * 4;
            return true;
        }
        if (in->alt[2] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[6], 56) * 4;
            return true;
        }
        return false;
    case VOLTA_BRA_U:
        if (in->alt[3] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[7], 48) * 4;
            return true;
        }
        if (in->alt[3] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[8], 56) * 4;
            return true;
        }
        return false;
    case VOLTA_BRA_DIV:
        if (in->alt[1] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[6], 48) * 4;
            return true;
        }
        if (in->alt[1] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[7], 56) * 4;
            return true;
        }
        return false;
    case VOLTA_JMP_B:
        if (in->alt[1] == 0) {
            *to = in->value[4] * 4;
            return true;
        }
        if (in->alt[1] == 1) {
            *to = in->value[5] * 4;
            return true;
        }
        return false;
    case VOLTA_JMP_U:
        if (in->alt[3] == 0) {
            *to = in->value[7] * 4;
            return true;
        }
        if (in->alt[3] == 1) {
            *to = in->value[8] * 4;
            return true;
        }
        return false;
    case VOLTA_CALL_AT:
        if (in->alt[1] == 0) {
            *to = in->value[3] * 4;
            return true;
        }
        if (in->alt[1] == 1) {
            *to = in->value[4] * 4;
            return true;
        }
        return false;
    case VOLTA_CALL_REL:
        if (in->alt[1] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[3], 48) * 4;
            return true;
        }
        if (in->alt[1] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[4], 56) * 4;
            return true;
        }
        return false;
    case VOLTA_CALL_RR:
    case VOLTA_CALL_UR:
    case VOLTA_RET_REL:
    case VOLTA_RET_UR_REL:
        if (in->alt[1] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[4], 48) * 4;
            return true;
        }
        if (in->alt[1] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[5], 56) * 4;
            return true;
        }
        return false;
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

static const uint16_t waiting_2[] = {VOLTA_DEPBAR_LE, VOLTA_DEPBAR_N};
static const uint16_t waiting_3[] = {VOLTA_DEPBAR_LE};
static const uint16_t waiting_4[] = {VOLTA_BAR_SYNC, VOLTA_BAR_ARV, VOLTA_BAR_RED, VOLTA_BAR_ALL};
static const struct isadora_wait_rule waits[] = {
    {NULL, 0, {0, 0}, {0, 0}, 255, 6, {116, 117, 118, 119, 120, 121}},
    {waiting_2, 2, {0, 0}, {0, 0}, 1, 6, {32, 33, 34, 35, 36, 37}},
    {waiting_3, 1, {44, 3}, {38, 6}, 1, 0, {0}},
    {waiting_4, 4, {0, 0}, {0, 0}, 255, 0, {0}},
};
enum { Q = ISADORA_QUEUES, G = ISADORA_GROUPS };
/* Latencies of a form: of each configuration, or alike in all. */
#define BY(form, ...) [8 * VOLTA_##form] = __VA_ARGS__,
#define ALL(form, n) [8 * VOLTA_##form] = n, n, n, n, n, n, n, n,
static const uint8_t latencies[8 * VOLTA_FORMS] = {
    BY(ATOM_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(ATOM_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ATOM_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ATOM_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOM_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOM_H, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOM_HD, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOM_F, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOM_FD, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOM_CV, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(ATOM_CT, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ATOM_CA, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOM_CH, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMG_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(ATOMG_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ATOMG_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ATOMG_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOMG_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOMG_H, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMG_HD, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMG_F, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMG_FD, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMG_CV, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(ATOMG_CT, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ATOMG_CA, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOMG_CH, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(RED_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(RED_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(RED_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(RED_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(RED_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(REDG_H, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(REDG_HD, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(REDG_F, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(REDG_FD, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMS_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(ATOMS_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ATOMS_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOMS_TU, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOMS_H, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMS_HU, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMS_CV, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(ATOMS_CT, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOMS_CH, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(ATOMS_POPC_P, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(ATOMS_POPC_HP, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    ALL(BSSY, 3)
    ALL(BMOV_R, Q + 5)
    ALL(BMOV_B, Q + 5)
    ALL(BMOV_L, Q + 5)
    ALL(BMOV_RB, Q + 5)
    ALL(BMOV_RS, Q + 5)
    ALL(BMOV_BB, Q + 5)
    ALL(B2R_R, Q + 4)
    ALL(B2R_B, Q + 4)
    BY(QSPC_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(QSPC_T, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(QSPC_U, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(QSPC_H, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    ALL(F2F_N, Q + 3)
    ALL(F2F_W, Q + 3)
    ALL(F2F_DW, Q + 3)
    ALL(F2F_DF, Q + 3)
    ALL(F2F_ND, Q + 3)
    BY(F2F_NB, 0, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3)
    BY(F2F_HB, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(F2F_DB, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(F2F_BN, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(F2F_BD, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    ALL(F2I_H, Q + 3)
    ALL(F2I_S, Q + 3)
    ALL(F2I_HD, Q + 3)
    ALL(F2I_SD, Q + 3)
    ALL(F2I_D, Q + 3)
    BY(F2I_B, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(F2I_BD, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    ALL(I2F_B, Q + 3)
    ALL(I2F_H, Q + 3)
    ALL(I2F_W, Q + 3)
    ALL(I2F_BD, Q + 3)
    ALL(I2F_HD, Q + 3)
    ALL(I2F_WD, Q + 3)
    ALL(I2F_D, Q + 3)
    BY(I2F_BB, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(I2F_HB, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(I2F_WB, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(I2F_DB, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    ALL(FRND_H, Q + 3)
    ALL(FRND_S, Q + 3)
    ALL(FRND_D, Q + 3)
    BY(FRND_B, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(I2I, 0, G + 0, G + 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(F2FP_P, 0, 0, 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(F2FP_RS, 0, 0, 0, G + 0, G + 0, G + 0, 0, 0)
    BY(F2FP_M, 0, 0, 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(F2FP_MC, 0, 0, 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(F2IP_B, 0, 0, 0, 0, G + 0, G + 0, G + 0, G + 0)
    BY(F2IP_C, 0, 0, 0, 0, G + 0, G + 0, G + 0, G + 0)
    BY(I2FP, 0, 0, 0, 0, G + 0, G + 0, G + 0, G + 0)
    BY(I2IP, 0, G + 0, G + 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(DADD_R, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, 6)
    BY(DADD_C, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, 6)
    BY(DMUL, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, 6)
    BY(DFMA_B, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, 6)
    BY(DFMA_C, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, 6)
    BY(DSETP, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, Q + 12, 6)
    BY(FADD, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(FMUL, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(FFMA_B, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(FFMA_C, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    ALL(FMNMX_N, G + 0)
    BY(FMNMX_X, 0, 0, 0, 0, G + 0, G + 0, G + 0, G + 0)
    BY(FMNMX_ISA, 0, 0, 0, 0, 0, 0, 0, G + 0)
    ALL(FSEL, G + 0)
    ALL(FSET, G + 0)
    ALL(FSETP, G + 0)
    ALL(FCHK, Q + 3)
    BY(FSWZADD, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    ALL(MUFU_R, Q + 3)
    ALL(MUFU_S, Q + 3)
    ALL(MUFU_D, Q + 3)
    BY(MUFU_H, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3)
    BY(MUFU_B, 0, 0, 0, 0, 0, 0, 0, Q + 3)
    BY(F2FP_FP8_P, 0, 0, 0, 0, 0, 0, G + 0, G + 0)
    BY(F2FP_FP8_PC, 0, 0, 0, 0, 0, 0, G + 0, G + 0)
    BY(F2FP_FP8_H, 0, 0, 0, 0, 0, 0, G + 0, G + 0)
    BY(F2FP_FROM_FP8, 0, 0, 0, 0, 0, 0, G + 0, G + 0)
    BY(F2FP_TF32, 0, 0, 0, 0, 0, 0, G + 0, G + 0)
    BY(HADD2, G + 3, G + 3, G + 3, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HMUL2, G + 3, G + 3, G + 3, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HFMA2_B, G + 3, G + 3, G + 3, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HFMA2_C, G + 3, G + 3, G + 3, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HFMA2_RB, 0, 0, 0, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HFMA2_RC, 0, 0, 0, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HFMA2_MMA_B, 0, 0, 0, 6, 6, 6, 6, 6)
    BY(HFMA2_MMA_C, 0, 0, 0, 6, 6, 6, 6, 6)
    BY(HFMA2_MMA_RB, 0, 0, 0, 6, 6, 6, 6, 6)
    BY(HFMA2_MMA_RC, 0, 0, 0, 6, 6, 6, 6, 6)
    BY(HSET2, G + 3, G + 3, G + 3, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HSETP2, 7, 7, 7, G + 4, G + 4, G + 4, G + 4, G + 4)
    BY(HMNMX2, 0, 0, 0, 5, 5, 5, 5, 5)
    ALL(IADD3_N, G + 0)
    ALL(IADD3_I, G + 0)
    ALL(IADD3_X, G + 0)
    BY(VIADD, 0, 0, 0, 0, 0, 0, 0, G + 0)
    BY(IMAD_R, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_I, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_B, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_RI, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_RC, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_RU, 0, 0, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_BX, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_CX, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_WIDE_B, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, 3)
    BY(IMAD_WIDE_C, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, 3)
    BY(IMAD_WIDE_BX, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, 3)
    BY(IMAD_WIDE_CX, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, 3)
    BY(IMAD_HI_B, 0, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_HI_C, 0, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_HI_BX, 0, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IMAD_HI_CX, 0, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    ALL(LOP3, G + 0)
    ALL(SHF_B, G + 0)
    ALL(SHF_C, G + 0)
    ALL(PRMT_B, G + 0)
    ALL(PRMT_C, G + 0)
    ALL(SEL, G + 0)
    BY(ISETP_N, 0, 0, 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(ISETP_X, 0, 0, 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(ISETP_O, G + 0, G + 0, G + 0, 0, 0, 0, 0, 0)
    BY(ISETP_OX, G + 0, G + 0, G + 0, 0, 0, 0, 0, 0)
    ALL(LEA_LO, G + 0)
    ALL(LEA_X, G + 0)
    ALL(LEA_HI, G + 0)
    ALL(LEA_HX, G + 0)
    ALL(LEA_IH, G + 0)
    ALL(LEA_IX, G + 0)
    ALL(LEA_SX, G + 0)
    ALL(LEA_XS, G + 0)
    ALL(POPC, Q + 3)
    ALL(BREV, Q + 3)
    ALL(FLO, Q + 3)
    ALL(IABS, G + 0)
    ALL(SGXT, G + 0)
    ALL(BMSK, G + 0)
    ALL(MOV, G + 0)
    BY(IMNMX, 0, G + 0, G + 0, G + 0, G + 0, G + 0, G + 0, G + 0)
    BY(VIMNMX, 0, 0, 0, 0, 0, 0, 0, G + 0)
    BY(SYNCS_ARR, 0, 0, 0, 0, 0, 0, 0, Q + 8)
    BY(SYNCS_CHK, 0, 0, 0, 0, 0, 0, 0, Q + 8)
    BY(SYNCS_X, 0, 0, 0, 0, 0, 0, 0, Q + 8)
    BY(SYNCS_LD, 0, 0, 0, 0, 0, 0, 0, Q + 8)
    BY(SYNCS_CAS, 0, 0, 0, 0, 0, 0, 0, Q + 8)
    BY(SYNCS_IV, 0, 0, 0, 0, 0, 0, 0, Q + 8)
    BY(SYNCS_CCTL, 0, 0, 0, 0, 0, 0, 0, Q + 8)
    BY(LDG_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LDG_VZ, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LDG_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDG_TZ, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDG_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDG_TUZ, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDG_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDG_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LD_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LD_VZ, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LD_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LD_TZ, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LD_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LD_TUZ, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LD_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LD_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(STG_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(STG_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(STG_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(STG_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(STG_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(ST_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(ST_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ST_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(ST_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(ST_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDL_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LDL_T, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDL_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDL_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(STL_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(STL_T, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(STL_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(STL_D, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDS_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LDS_VZ, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LDS_T, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDS_TZ, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDS_TU, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDS_TUZ, 0, 0, Q + 0, 0, 0, 0, 0, 0)
    BY(LDS_A, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDS_AU, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(STS_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(STS_T, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(STS_TU, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDC_V, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0)
    BY(LDC_T, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDC_X, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(ULDC_C, 0, 0, 2, 2, 2, 2, 2, 2)
    BY(ULDC_I, 0, 0, 2, 2, 2, 2, 2, 2)
    BY(ULDC_IO, 0, 0, 2, 2, 2, 2, 2, 2)
    BY(ULDC_M, 0, 0, 2, 2, 2, 2, 2, 2)
    BY(LDSM_R, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDSM_U, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(STSM, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(LDGSTS_R, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    BY(LDGSTS_U, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0)
    BY(LDGSTS_US, 0, 0, 0, 0, 0, 0, 0, Q + 0)
    BY(LDGDEPBAR, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    ALL(S2R, Q + 1)
    ALL(CS2R, 5)
    ALL(SULD_D, Q + 9)
    ALL(SULD_DR, Q + 9)
    ALL(SULD_P, Q + 9)
    ALL(SULD_PR, Q + 9)
    ALL(SUST_D, Q + 9)
    ALL(SUST_DR, Q + 9)
    ALL(SUST_P, Q + 9)
    ALL(SUST_PR, Q + 9)
    ALL(SURED_D, Q + 9)
    ALL(SURED_DR, Q + 9)
    ALL(SUATOM_D, Q + 9)
    ALL(SUATOM_DR, Q + 9)
    ALL(SUATOM_C, Q + 9)
    ALL(SUATOM_CR, Q + 9)
    BY(HMMA_884, Q + 11, Q + 11, Q + 11, 0, 0, 0, 0, 0)
    BY(HMMA_T, 0, 0, Q + 11, 0, 0, 0, 0, 0)
    BY(HMMA_A, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, 15)
    BY(HMMA_SP, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, 15)
    BY(IMMA, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 12)
    BY(IMMA_SP, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, 15)
    BY(BMMA, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 12)
    BY(MOVM, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0, Q + 0)
    ALL(TEX_C, Q + 10)
    ALL(TEX_I, Q + 10)
    ALL(TEX_R, Q + 10)
    ALL(TLD_C, Q + 10)
    ALL(TLD_I, Q + 10)
    ALL(TLD_R, Q + 10)
    ALL(TLD4_C, Q + 10)
    ALL(TLD4_I, Q + 10)
    ALL(TLD4_R, Q + 10)
    ALL(TXD_C, Q + 10)
    ALL(TXD_I, Q + 10)
    ALL(TXD_R, Q + 10)
    ALL(TXQ_C, Q + 10)
    ALL(TXQ_I, Q + 10)
    ALL(TXQ_R, Q + 10)
    BY(UIADD3_N, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UIADD3_X, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UIMAD_B, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UIMAD_C, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UIMAD_BX, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UIMAD_CX, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UIMAD_WIDE_B, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UIMAD_WIDE_BX, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UISETP_N, 0, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UISETP_O, 0, 0, G + 5, 0, 0, 0, 0, 0)
    BY(UISETP_X, 0, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UISETP_OX, 0, 0, G + 5, 0, 0, 0, 0, 0)
    BY(ULEA_LO, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULEA_X, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULEA_HI, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULEA_HX, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULEA_IH, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULEA_IX, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULEA_SX, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULEA_XS, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(ULOP3, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(USHF_B, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(USHF_C, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UPRMT, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(USEL, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UMOV, 0, 0, 2, 2, 2, 2, 2, 2)
    BY(UPOPC, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UFLO, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(USGXT, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UBMSK, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(UPLOP3, 0, 0, G + 5, G + 5, G + 5, G + 5, G + 5, G + 5)
    BY(S2UR, 0, 0, Q + 2, Q + 2, Q + 2, Q + 2, Q + 2, Q + 2)
    ALL(VABSDIFF_B, G + 0)
    ALL(VABSDIFF_C, G + 0)
    ALL(VABSDIFF4_B, G + 0)
    ALL(VABSDIFF4_C, G + 0)
    BY(IDP_A4, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    BY(IDP_A2, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 1, G + 2)
    ALL(VOTE, G + 0)
    BY(VOTEU, 0, 0, 2, 2, 2, 2, 2, 2)
    ALL(MATCH_ANY, Q + 7)
    ALL(MATCH_ALL, Q + 7)
    ALL(SHFL, Q + 0)
    BY(REDUX, 0, 0, 0, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6)
    ALL(P2R, G + 0)
    ALL(R2P, G + 0)
    ALL(PLOP3, G + 0)
    ALL(PLOP3_SIGN_ONE, G + 0)
    ALL(PLOP3_SIGN_TWO, G + 0)
    ALL(PLOP3_SIGN_ALL, G + 0)
};
static const struct isadora_group groups[] = {{5, 4}, {5, 4}, {5, 4}, {8, 5}, {5, 4}, {6, 4}};
static const char *const board_names[] = {"SB0", "SB1", "SB2", "SB3", "SB4", "SB5"};
static const struct isadora_schedule schedule = {
    .cycles = {105, 4}, .results = {{110, 3}, 0, 5, 2}, .sources = {{113, 3}, 0, 5, 2},
    .only_with = {109, 1}, .only_lo = 1, .only_hi = 11,
    .waits = waits, .wait_count = 4, .boards = 6, .first = 1,
    .latencies = latencies, .groups = groups, .zero = 16, .names = board_names,
};

/* Do bits whose meaning is unknown keep an instruction from being executed? */
static bool has_unknown_bits(const struct isadora_context *context,
                             const struct isadora_insn *in)
{
    static const uint16_t conditions[] = { 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1,
        0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        2, 3, 4, 5, 5, 6, 7, 8, 0, 9, 0, 0, 0, 0, 6, 10, 11, 10, 12, 0, 13, 14, 0, 0, 15, 16, 17,
        18, 19, 20, 21, 22, 21, 23, 24, 25, 26, 27, 16, 0, 0, 28, 0, 0, 0, 29, 30, 31, 32, 33, 34,
        35, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 36, 37, 38, 39, 40, 41, 22, 42, 0, 0, 6, 0, 43,
        44, 45, 46, 47, 48, 0, 49, 50, 50, 51, 52, 53, 0, 0, 54, 0, 0, 54, 54, 22, 42, 16, 16, 16,
        0, 55, 55, 55, 55, 55, 56, 56, 56, 56, 56, 55, 55, 55, 55, 55, 56, 56, 57, 57, 2, 57, 57, 2,
        2, 58, 58, 59, 59, 55, 55, 55, 56, 2, 60, 61, 60, 62, 60, 62, 59, 63, 0, 64, 65, 65, 66, 65,
        65, 65, 65, 66, 67, 68, 69, 65, 65, 65, 65, 0, 70, 0, 0, 69, 56, 59, 71, 59, 59, 59, 72, 73,
        74, 75, 76, 77, 78, 79, 80, 81, 82, 82, 83, 84, 85, 86, 87, 88, 88, 88, 89, 90, 91, 92, 68,
        92, 68, 88, 88, 93, 94, 0, 95, 96, 0, 0, 97, 0, 98, 0, 2, 57, 63, 99, 63, 99, 63, 99, 63,
        99, 63, 2, 100, 2, 100, 2, 59, 59, 101, 101, 102, 102, 102, 102, 0, 0, 102, 102, 103, 2,
        102, 2, 2, 2, 2, 2, 59, 0, 0, 0, 0, 0, 0, 104, 105, 0, 16, 0, 0, 0, 0, 0, 0, 0, 106, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 106, 0, 0, 0, 0, 106, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 107, 108, 109, 109, 110, 0, 0, 111, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 112, 113, 0, 0, 0, 0, 114, 0, 0, 0, 0, 0, 115, 115, 115, 87,
        87, 87, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 116, 116, 116, 0, 0, 0, 117, 117, 118, 119, 120,
        121, 122, 119, 123, 124, 16, 0, 0, 125, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 126, 127, 128, 129, 130, 131, 132, 133, 0, 0, 0, 63,
        134, 63, 134, 100, 100, 0, 0, 0, 0, 0, 0, 135, 136, 137, 0, 138, 139, 140 };
    (void)context;
    switch (conditions[in->form]) {
    case 1:
        return (in->mask.half[1] & 0xff) != 0;
    case 2:
        return (0xfc >> context->config & 1 && ((in->alt[0] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 3:
        return (0x3 >> context->config & 1 && ((in->mask.half[1] & 0x7fe0000) != 0 ||
            (in->alt[0] == 0 && (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 0 &&
            ((in->mask.half[0] & 0xffffff0000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 1 && (in->mask.half[0] & 0x3ffff0000) != 0) || (in->alt[0] == 3 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 3 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 ||
            (in->mask.half[1] & 0x1ffff) != 0)))) || (0x7c >> context->config & 1 &&
            ((in->mask.half[1] & 0x7fe0000) != 0 || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 0 &&
            ((in->mask.half[0] & 0xffffff0000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 1 && (in->mask.half[0] & 0x3ffff0000) != 0) || (in->alt[0] == 3 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 3 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 4 && (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 4 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 4 && (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[0] == 5 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 5 &&
            ((in->mask.half[0] & 0xffffffc000000000) != 0 ||
            (in->mask.half[1] & 0x1ffff) != 0)))) || (0x80 >> context->config & 1 &&
            ((in->mask.half[1] & 0x7fe0000) != 0 || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 0 &&
            ((in->mask.half[0] & 0xffffff0000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 2 && (in->mask.half[0] & 0x3ff000000) != 0) || (in->alt[0] == 3 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 3 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 4 && (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 4 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 4 && (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[0] == 5 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 5 &&
            ((in->mask.half[0] & 0xffffffc000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0))));
    case 4:
        return ((in->mask.half[0] & 0xfffffffff0f00000) != 0 ||
            (in->mask.half[1] & 0x7efffff) != 0);
    case 5:
        return ((in->mask.half[0] & 0xffffffffc0f00000) != 0 ||
            (in->mask.half[1] & 0x7efffff) != 0);
    case 6:
        return ((in->mask.half[0] & 0xffffffffffff0000) != 0 || (in->mask.half[1] & 0x7fffff) != 0);
    case 7:
        return (0xfc >> context->config & 1 && ((in->alt[2] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 8:
        return (in->mask.half[0] & 0xffffffff00000000) != 0 || (in->mask.half[1] & 0x7e00000) != 0;
    case 9:
        return (0x7c >> context->config & 1 && ((in->alt[1] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 10:
        return (in->alt[0] == 3 && ((in->mask.half[0] & 0x30000000000) != 0 ||
            ((in->mask.half[0] & 0x3ffc0000000000) != 0 && !(in->alt[0] == 2) &&
            !(in->alt[0] == 5)))) || (in->alt[0] == 3 &&
            (in->mask.half[0] & 0xfc00000000000000) != 0);
    case 11:
        return (in->alt[0] == 2 && (in->mask.half[0] & 0x3fff0000000000) != 0) ||
            (in->alt[0] == 2 && (in->mask.half[0] & 0xfc00000000000000) != 0);
    case 12:
        return (in->mask.half[1] & 0x7ff0000) != 0;
    case 13:
        return ((in->mask.half[0] & 0xffffffffff000000) != 0 ||
            (in->mask.half[1] & 0x7ff3fff) != 0);
    case 14:
        return ((in->mask.half[0] & 0xffffff00ffff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 15:
        return ((in->mask.half[0] & 0xffff0fc0ffff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 16:
        return ((in->mask.half[0] & 0xffffffffffff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 17:
        return ((in->mask.half[0] & 0xffff0000ffff0000) != 0 || (in->mask.half[1] & 0x7fffff) != 0);
    case 18:
        return (0x3 >> context->config & 1 && (((in->mask.half[0] & 0x7fff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0))) || (0xfc >> context->config & 1 &&
            (((in->mask.half[0] & 0x7fff0000) != 0 || (in->mask.half[1] & 0x7ffffff) != 0) ||
            (in->alt[0] == 3 && (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 19:
        return ((in->mask.half[0] & 0xffffffff7f000000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 20:
        return (0x3 >> context->config & 1 && ((in->mask.half[1] & 0x7fe0000) != 0 ||
            (in->alt[0] == 0 && (in->mask.half[0] & 0x3ffff0000) != 0) || (in->alt[0] == 2 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 2 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 ||
            (in->mask.half[1] & 0x1ffff) != 0)))) || (0x7c >> context->config & 1 &&
            ((in->mask.half[1] & 0x7fe0000) != 0 || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3ffff0000) != 0) || (in->alt[0] == 2 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 2 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 3 && (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 3 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 3 && (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[0] == 4 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 4 &&
            ((in->mask.half[0] & 0xffffffc000000000) != 0 ||
            (in->mask.half[1] & 0x1ffff) != 0)))) || (0x80 >> context->config & 1 &&
            ((in->mask.half[1] & 0x7fe0000) != 0 || (in->alt[0] == 1 &&
            (in->mask.half[0] & 0x3ff000000) != 0) || (in->alt[0] == 2 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 2 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 3 && (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 3 &&
            ((in->mask.half[0] & 0xc000000000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0)) ||
            (in->alt[0] == 3 && (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[0] == 4 &&
            (in->mask.half[0] & 0xffff0000) != 0) || (in->alt[0] == 4 &&
            ((in->mask.half[0] & 0xffffffc000000000) != 0 || (in->mask.half[1] & 0x1ffff) != 0))));
    case 21:
        return ((in->mask.half[0] & 0xffffffff00ff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 22:
        return ((in->mask.half[0] & 0xffffffffff000000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 23:
        return ((in->mask.half[0] & 0xff0000) != 0 || (in->mask.half[1] & 0x3fff1c0) != 0);
    case 24:
        return ((in->mask.half[0] & 0xff0000) != 0 || (in->mask.half[1] & 0x7ff0c0) != 0);
    case 25:
        return ((in->mask.half[0] & 0xffffc0c0c0ff0000) != 0 ||
            (in->mask.half[1] & 0x7f001c0) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 26:
        return ((in->mask.half[0] & 0xffffc0c0c0ff0000) != 0 ||
            (in->mask.half[1] & 0x46009c0) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 27:
        return ((in->mask.half[0] & 0xffffc0ffc0ff0000) != 0 ||
            (in->mask.half[1] & 0x7ffefc0) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 28:
        return (in->mask.half[0] & 0xc000000000) != 0 || (in->mask.half[1] & 0xff) != 0 ||
            (in->mask.half[1] & 0x3e00) != 0 || (in->mask.half[1] & 0x7e0000) != 0;
    case 29:
        return (in->mask.half[0] & 0xff0000) != 0 || (in->mask.half[0] & 0xff00000000) != 0 ||
            (in->mask.half[1] & 0x7fffff) != 0;
    case 30:
        return ((in->mask.half[0] & 0xff00ff0000) != 0 || (in->mask.half[1] & 0x7fffff) != 0);
    case 31:
        return ((in->mask.half[0] & 0xc000ff0000) != 0 || (in->mask.half[1] & 0x7fffff) != 0);
    case 32:
        return ((in->mask.half[0] & 0xffffffffffff0000) != 0 ||
            (in->mask.half[1] & 0xf8fffff) != 0);
    case 33:
        return ((in->mask.half[0] & 0xffffff00ffff0000) != 0 ||
            (in->mask.half[1] & 0xf8fffff) != 0);
    case 34:
        return ((in->mask.half[0] & 0xf80000ffffff0000) != 0 ||
            (in->mask.half[1] & 0xf8fffff) != 0);
    case 35:
        return ((in->mask.half[0] & 0xffffffc0ffff0000) != 0 ||
            (in->mask.half[1] & 0x78fffff) != 0);
    case 36:
        return ((in->mask.half[0] & 0xffffffffffff0000) != 0 || (in->mask.half[1] & 0xff) != 0);
    case 37:
        return ((in->mask.half[0] & 0xffffffc0ffff0000) != 0 || (in->mask.half[1] & 0xff) != 0);
    case 38:
        return ((in->mask.half[0] & 0xffffffffffff0000) != 0 ||
            (in->mask.half[1] & 0x7f1f800) != 0) || (in->mask.half[1] & 0xc0) != 0;
    case 39:
        return ((in->mask.half[0] & 0xffffff00ffff0000) != 0 ||
            (in->mask.half[1] & 0x7f1f8ff) != 0);
    case 40:
        return ((in->mask.half[0] & 0xffffffc0ffff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 41:
        return ((in->mask.half[0] & 0xffff0000) != 0 || (in->mask.half[1] & 0x7ffffff) != 0);
    case 42:
        return (in->mask.half[1] & 0x7fc0000) != 0;
    case 43:
        return ((in->mask.half[0] & 0xf0000000) != 0 || (in->mask.half[1] & 0xc0000) != 0);
    case 44:
        return (in->mask.half[0] & 0x80000000) != 0;
    case 45:
        return (0x7f >> context->config & 1 && (((in->mask.half[0] & 0xff000000) != 0 ||
            (in->mask.half[1] & 0x1e0000) != 0) || (in->alt[1] == 0 &&
            (in->mask.half[0] & 0xff0000) != 0))) || (0x80 >> context->config & 1 &&
            (((in->mask.half[0] & 0xff000000) != 0 || (in->mask.half[1] & 0x1e0000) != 0)));
    case 46:
        return ((in->mask.half[0] & 0xf80000fcffff0000) != 0 || (in->mask.half[1] & 0x1fffff) != 0);
    case 47:
        return (0x78 >> context->config & 1 && (((in->mask.half[0] & 0xf0000000) != 0 ||
            (in->mask.half[1] & 0xe0000) != 0) || (in->alt[3] == 0 &&
            (in->mask.half[0] & 0xff0000) != 0))) || (0x80 >> context->config & 1 &&
            (((in->mask.half[0] & 0xf0000000) != 0 || (in->mask.half[1] & 0xe0000) != 0)));
    case 48:
        return ((in->mask.half[0] & 0xf80000fcf0ff0000) != 0 || (in->mask.half[1] & 0xfffff) != 0);
    case 49:
        return ((in->mask.half[0] & 0x300000000) != 0 || (in->mask.half[1] & 0x1c0000) != 0);
    case 50:
        return ((in->mask.half[0] & 0x3c0000000) != 0 || (in->mask.half[1] & 0x1c0000) != 0);
    case 51:
        return (0x7f >> context->config & 1 && (((in->mask.half[0] & 0x3ff000000) != 0 ||
            (in->mask.half[1] & 0x3e0000) != 0) || (in->alt[1] == 0 &&
            (in->mask.half[0] & 0xff0000) != 0))) || (0x80 >> context->config & 1 &&
            (((in->mask.half[0] & 0x3ff000000) != 0 || (in->mask.half[1] & 0x3e0000) != 0)));
    case 52:
        return (0x3 >> context->config & 1 && (((in->mask.half[0] & 0xc0000000ffff0000) != 0 ||
            (in->mask.half[1] & 0x3fffff) != 0))) || (0xfc >> context->config & 1 &&
            (((in->mask.half[0] & 0xc0000000ffff0000) != 0 || (in->mask.half[1] & 0x3fffff) != 0) ||
            (in->alt[1] == 1 && (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 53:
        return ((in->mask.half[0] & 0x300000000) != 0 || (in->mask.half[1] & 0x3c0000) != 0);
    case 54:
        return (in->mask.half[0] & 0xc0000000) != 0;
    case 55:
        return (0xfc >> context->config & 1 && ((in->alt[1] == 1 && in->alt[0] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[2] == 1 && in->alt[0] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 56:
        return (in->alt[1] == 1 && in->alt[0] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[2] == 1 && in->alt[0] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 57:
        return (0xfc >> context->config & 1 && ((in->alt[1] == 1 && in->alt[0] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 58:
        return (in->alt[1] == 1 && in->alt[0] == 1 && (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 59:
        return (in->alt[0] == 3 && (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 60:
        return (in->alt[1] == 3 && (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 61:
        return (in->mask.half[1] & 0x3c0000) != 0 || (in->mask.half[1] & 0x7800000) != 0 ||
            (in->alt[1] == 3 && (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 62:
        return (in->alt[1] == 2 && (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 63:
        return (0xfc >> context->config & 1 && ((in->alt[1] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 64:
        return (0xfc >> context->config & 1 && ((in->alt[2] == 1 && in->alt[1] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[3] == 1 && in->alt[1] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 65:
        return (0xfc >> context->config & 1 && ((in->alt[2] == 1 && in->alt[1] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[3] == 1 && in->alt[1] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 66:
        return (0xfc >> context->config & 1 && ((in->alt[3] == 1 && in->alt[2] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[4] == 1 && in->alt[2] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 67:
        return (0xfc >> context->config & 1 && ((in->alt[5] == 1 && in->alt[4] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[6] == 1 && in->alt[4] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 68:
        return (in->alt[4] == 1 && in->alt[3] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[5] == 1 && in->alt[3] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 69:
        return (in->alt[2] == 1 && in->alt[1] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[3] == 1 && in->alt[1] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 70:
        return (0xfc >> context->config & 1 && ((in->alt[2] == 1 && in->alt[1] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[3] == 1 && in->alt[1] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 71:
        return (in->alt[0] == 2 && (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 72:
        return ((in->mask.half[0] & 0xffffffff00000000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 73:
        return ((in->mask.half[0] & 0xfffc000000000000) != 0 ||
            (in->mask.half[1] & 0x7ff7fff) != 0);
    case 74:
        return ((in->mask.half[0] & 0xffffff0000000000) != 0 ||
            (in->mask.half[1] & 0x7ff7fff) != 0);
    case 75:
        return ((in->mask.half[0] & 0xffffff00c0000000) != 0 ||
            (in->mask.half[1] & 0x7ff7fff) != 0);
    case 76:
        return ((in->mask.half[0] & 0xfffc000000ff0000) != 0 ||
            (in->mask.half[1] & 0x7ffff00) != 0);
    case 77:
        return ((in->mask.half[0] & 0xffffff0000ff0000) != 0 ||
            (in->mask.half[1] & 0x7ffff00) != 0);
    case 78:
        return ((in->mask.half[0] & 0xffffff00c0ff0000) != 0 ||
            (in->mask.half[1] & 0x7ffff00) != 0);
    case 79:
        return ((in->mask.half[0] & 0xff000000) != 0 || (in->mask.half[1] & 0x7f10f00) != 0) ||
            (in->alt[1] == 0 && (in->mask.half[0] & 0xffffffff00000000) != 0) || (in->alt[1] == 2 &&
            (in->mask.half[0] & 0xc000000000000000) != 0);
    case 80:
        return ((in->mask.half[0] & 0xffffffffc0000000) != 0 ||
            (in->mask.half[1] & 0x7f10f00) != 0);
    case 81:
        return ((in->mask.half[0] & 0xffffffff00ff0000) != 0 ||
            (in->mask.half[1] & 0x7ff3fff) != 0);
    case 82:
        return ((in->mask.half[0] & 0xffffff0000000000) != 0 ||
            (in->mask.half[1] & 0x7ff3fff) != 0);
    case 83:
        return ((in->mask.half[0] & 0xffffffc000000000) != 0 ||
            (in->mask.half[1] & 0x7ff3fff) != 0);
    case 84:
        return (0xf >> context->config & 1 && (((in->mask.half[0] & 0xff0000ff00000000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0xffff0000000000) != 0))) || (0xf0 >> context->config & 1 &&
            (((in->mask.half[0] & 0xff0000ff00000000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0)));
    case 85:
        return (0xc >> context->config & 1 && (((in->mask.half[0] & 0xff00000000ff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0xffff0000000000) != 0))) || (0xf0 >> context->config & 1 &&
            (((in->mask.half[0] & 0xff00000000ff0000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0)));
    case 86:
        return ((in->mask.half[0] & 0xffffffffff000000) != 0 ||
            (in->mask.half[1] & 0x7f1ffff) != 0);
    case 87:
        return ((in->mask.half[0] & 0xffffffffc0000000) != 0 ||
            (in->mask.half[1] & 0x7ffff00) != 0);
    case 88:
        return (0xfc >> context->config & 1 && ((in->alt[7] == 1 && in->alt[4] == 5 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[9] == 1 && in->alt[4] == 6 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 89:
        return (0xfc >> context->config & 1 && ((in->alt[8] == 1 && in->alt[7] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[10] == 1 && in->alt[7] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 90:
        return (in->alt[7] == 1 && in->alt[4] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[9] == 1 && in->alt[4] == 5 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 91:
        return (in->alt[8] == 1 && in->alt[7] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[10] == 1 && in->alt[7] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 92:
        return (in->alt[3] == 1 && in->alt[2] == 5 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[4] == 1 && in->alt[2] == 6 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 93:
        return (in->mask.half[1] & 0xf000) != 0 || (in->mask.half[1] & 0x180000) != 0 ||
            (in->mask.half[1] & 0x400000) != 0 || (in->alt[7] == 1 && in->alt[4] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[9] == 1 && in->alt[4] == 5 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 94:
        return (0xfc >> context->config & 1 && ((in->alt[3] == 1 && in->alt[2] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 95:
        return (0xfc >> context->config & 1 && ((in->alt[3] == 1 && in->alt[2] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 96:
        return ((in->mask.half[0] & 0xffffffc000000000) != 0 ||
            (in->mask.half[1] & 0x7ffffff) != 0);
    case 97:
        return (0xfc >> context->config & 1 && ((in->alt[0] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 98:
        return (0xfc >> context->config & 1 && ((in->alt[1] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 99:
        return (0xfc >> context->config & 1 && ((in->alt[2] == 1 && in->alt[1] == 0 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 100:
        return (0xfc >> context->config & 1 && ((in->alt[0] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 101:
        return (0x4 >> context->config & 1 && ((in->alt[0] == 3 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 102:
        return (0xfc >> context->config & 1 && ((in->alt[2] == 1 && in->alt[1] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 103:
        return (0xfc >> context->config & 1 && ((in->alt[1] == 1 && in->alt[0] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 104:
        return ((in->mask.half[0] & 0xffc0c00000) != 0 || (in->mask.half[1] & 0x7ffffff) != 0);
    case 105:
        return ((in->mask.half[0] & 0xc0c0c00000) != 0 || (in->mask.half[1] & 0x7ffffc0) != 0);
    case 106:
        return (in->mask.half[1] & 0x1000) != 0 || (in->mask.half[1] & 0x7800000) != 0;
    case 107:
        return ((in->mask.half[0] & 0xffc0003fc0000000) != 0 ||
            (in->mask.half[1] & 0x7ff3100) != 0);
    case 108:
        return (in->alt[0] == 1 && (in->mask.half[0] & 0x7c0000000000000) != 0);
    case 109:
        return ((in->mask.half[0] & 0xf800003fc0c00000) != 0 ||
            (in->mask.half[1] & 0x7fff1ff) != 0);
    case 110:
        return ((in->mask.half[0] & 0x3fc0c00000) != 0 || (in->mask.half[1] & 0x7ff1c0) != 0);
    case 111:
        return ((in->mask.half[0] & 0xff0000) != 0 || (in->mask.half[1] & 0x7ff3cff) != 0);
    case 112:
        return ((in->mask.half[0] & 0x180000ff00000000) != 0 ||
            (in->mask.half[1] & 0x7f1ffff) != 0);
    case 113:
        return ((in->mask.half[0] & 0x180000ff00000000) != 0 ||
            (in->mask.half[1] & 0x7f1ff00) != 0);
    case 114:
        return ((in->mask.half[0] & 0xffffff0000000000) != 0 || (in->mask.half[1] & 0x3a000) != 0);
    case 115:
        return ((in->mask.half[0] & 0xffffffc000000000) != 0 ||
            (in->mask.half[1] & 0x7ffff00) != 0);
    case 116:
        return ((in->mask.half[0] & 0x1000000000000000) != 0 ||
            (in->mask.half[1] & 0x3ffd000) != 0);
    case 117:
        return (in->mask.half[1] & 0x71ff00) != 0;
    case 118:
        return ((in->mask.half[0] & 0xffffc0c0c0ff0000) != 0 ||
            (in->mask.half[1] & 0x7f867c0) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 119:
        return ((in->mask.half[0] & 0xffffc0c0c0ff0000) != 0 ||
            (in->mask.half[1] & 0x7fc6fff) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 120:
        return ((in->mask.half[0] & 0xffffc0c0c0ff0000) != 0 ||
            (in->mask.half[1] & 0x7f86fff) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 121:
        return ((in->mask.half[0] & 0xffffc0c0c0ff0000) != 0 ||
            (in->mask.half[1] & 0x4786fff) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 122:
        return ((in->mask.half[0] & 0xffffc0c0c0ff0000) != 0 ||
            (in->mask.half[1] & 0x7f86fc0) != 0) || (in->alt[0] == 0 &&
            (in->mask.half[0] & 0x3f0000000000) != 0);
    case 123:
        return ((in->mask.half[0] & 0xffffffffffff0000) != 0 ||
            (in->mask.half[1] & 0x7f7ffff) != 0);
    case 124:
        return ((in->mask.half[0] & 0xffffffffc0ff0000) != 0 ||
            (in->mask.half[1] & 0x7fbffff) != 0);
    case 125:
        return (in->mask.half[1] & 0x781f600) != 0;
    case 126:
        return ((in->mask.half[0] & 0xffffffffff000000) != 0 ||
            (in->mask.half[1] & 0x8000008) != 0);
    case 127:
        return ((in->mask.half[0] & 0xff000000) != 0 || (in->mask.half[1] & 0x1000f) != 0) ||
            (in->mask.half[0] & 0xffffffc000000000) != 0;
    case 128:
        return ((in->mask.half[0] & 0xff000000) != 0 || (in->mask.half[1] & 0x10000) != 0) ||
            (in->mask.half[0] & 0xffffffc000000000) != 0 || (in->mask.half[1] & 0xc0) != 0;
    case 129:
        return (in->mask.half[1] & 0x7810000) != 0 || (in->mask.half[0] & 0xc0000000) != 0 ||
            (in->mask.half[0] & 0xffffffc000000000) != 0 || (in->mask.half[1] & 0xc0) != 0;
    case 130:
        return (in->mask.half[1] & 0x7f107ff) != 0 || (in->alt[3] == 0 &&
            (in->mask.half[0] & 0xffffffc000000000) != 0);
    case 131:
        return (in->mask.half[1] & 0x7ffcfff) != 0;
    case 132:
        return ((in->mask.half[0] & 0xff0000) != 0 || (in->mask.half[1] & 0x7ffffff) != 0);
    case 133:
        return (in->mask.half[1] & 0x7ffffff) != 0;
    case 134:
        return (0xfc >> context->config & 1 && ((in->alt[1] == 2 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 135:
        return ((in->mask.half[0] & 0xffffffffffc00000) != 0 || (in->mask.half[1] & 0x71ffff) != 0);
    case 136:
        return (0xfc >> context->config & 1 && ((in->alt[0] == 4 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 137:
        return (0x3 >> context->config & 1 && (((in->mask.half[0] & 0xff0000) != 0 ||
            (in->mask.half[1] & 0x7ffcfff) != 0))) || (0xfc >> context->config & 1 &&
            (((in->mask.half[0] & 0xff0000) != 0 || (in->mask.half[1] & 0x7ffcfff) != 0) ||
            (in->alt[0] == 4 && (in->mask.half[0] & 0x7c0000000000000) != 0)));
    case 138:
        return (0x3 >> context->config & 1 && (((in->mask.half[0] & 0xff000000) != 0 ||
            (in->mask.half[1] & 0x1000f) != 0) || (in->alt[1] == 0 &&
            (in->mask.half[0] & 0xffffff0000000000) != 0) || (in->alt[1] == 1 &&
            (in->mask.half[0] & 0xc000000000000000) != 0))) || (0xfc >> context->config & 1 &&
            (((in->mask.half[0] & 0xff000000) != 0 || (in->mask.half[1] & 0x1000f) != 0) ||
            (in->alt[1] == 0 && (in->mask.half[0] & 0xffffff0000000000) != 0) || (in->alt[1] == 1 &&
            (in->mask.half[0] & 0xc000000000000000) != 0) || (in->alt[2] == 1 && in->alt[1] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[1] == 2 &&
            (in->mask.half[0] & 0xffffffc000000000) != 0)));
    case 139:
        return (0x3 >> context->config & 1 && (((in->mask.half[0] & 0xff000000) != 0 ||
            (in->mask.half[1] & 0x10000) != 0) || (in->alt[1] == 0 &&
            (in->mask.half[0] & 0xffffff0000000000) != 0) || (in->alt[1] == 1 &&
            (in->mask.half[0] & 0xc000000000000000) != 0))) || (0xfc >> context->config & 1 &&
            (((in->mask.half[0] & 0xff000000) != 0 || (in->mask.half[1] & 0x10000) != 0) ||
            (in->alt[1] == 0 && (in->mask.half[0] & 0xffffff0000000000) != 0) || (in->alt[1] == 1 &&
            (in->mask.half[0] & 0xc000000000000000) != 0) || (in->alt[2] == 1 && in->alt[1] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[1] == 2 &&
            (in->mask.half[0] & 0xffffffc000000000) != 0)));
    case 140:
        return (0x3 >> context->config & 1 && ((in->mask.half[1] & 0x7810000) != 0 ||
            (in->alt[1] == 0 && (in->mask.half[0] & 0xffffff0000000000) != 0) || (in->alt[1] == 1 &&
            (in->mask.half[0] & 0xc000000000000000) != 0))) || (0xfc >> context->config & 1 &&
            ((in->mask.half[1] & 0x7810000) != 0 || (in->alt[1] == 0 &&
            (in->mask.half[0] & 0xffffff0000000000) != 0) || (in->alt[1] == 1 &&
            (in->mask.half[0] & 0xc000000000000000) != 0) || (in->alt[2] == 1 && in->alt[1] == 1 &&
            (in->mask.half[0] & 0x7c0000000000000) != 0) || (in->alt[1] == 2 &&
            (in->mask.half[0] & 0xffffffc000000000) != 0)));
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
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x18000, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x18000, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x10000, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x28c00, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x18c00, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x18c00, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x18c00, 0x10000},
    {{0x7fffffff, 0xffff, 0xffff}, {0x400, 0x400, 0x40}, 0x400, 0x39000, 0x10000},
};

static const uint64_t params_at[] = {0x160, 0x160, 0x160, 0x160, 0x160, 0x160, 0x160, 0x210};
static const uint64_t buffers_at[] = {UINT64_C(0x100010000), UINT64_C(0x100010000),
    UINT64_C(0x100010000), UINT64_C(0x100010000), UINT64_C(0x100010000), UINT64_C(0x100010000),
    UINT64_C(0x100010000), UINT64_C(0x100010000)};
static const uint64_t images_at[] = {UINT64_C(0xfe00000000), UINT64_C(0xfe00000000),
    UINT64_C(0xfe00000000), UINT64_C(0xfe00000000), UINT64_C(0xfe00000000), UINT64_C(0xfe00000000),
    UINT64_C(0xfe00000000), UINT64_C(0xfe00000000)};
isadora_pick volta_fast_pick_plain;
isadora_pick volta_fast_pick_avx2;
isadora_pick volta_fast_pick_avx512;

static isadora_pick *quick(void)
{
    switch (rt_cpu_level()) {
    case ISADORA_AVX512:
    #if ISADORA_LEVELS > 2
        return volta_fast_pick_avx512;
    #endif
    case ISADORA_AVX2:
    #if ISADORA_LEVELS > 1
        return volta_fast_pick_avx2;
    #endif
    default:
        return volta_fast_pick_plain;
    }
}

static const struct isadora_launch_cell launch_cells[] = {
    {0, 4, 0x0, 0x7f, "block_x"},
    {0, 4, 0x4, 0x7f, "block_y"},
    {0, 4, 0x8, 0x7f, "block_z"},
    {0, 4, 0xc, 0x7f, "grid_x"},
    {0, 4, 0x10, 0x7f, "grid_y"},
    {0, 4, 0x14, 0x7f, "grid_z"},
    {0, 8, 0x20, 0x7f, "LOCAL_WINDOW"},
    {0, 4, 0x28, 0x7f, "STACK"},
    {0, 4, 0x2c, 0x7f, "dynamic"},
    {0, 8, 0xd0, 0x7f, "CONSTANT_WINDOW"},
    {0, 8, 0x18, 0x7f, "SHARED_WINDOW"},
    {0, 8, 0x40, 0x7f, "PARAMETER_WINDOW"},
    {0, 8, 0x50, 0x7f, "CONSTANT_WINDOW"},
    {0, 8, 0x70, 0x7f, "IMAGES"},
    {0, 8, 0x80, 0x7f, "SURFACE_QUERIES"},
    {0, 4, 0x0, 0x80, "block_x"},
    {0, 4, 0x4, 0x80, "block_y"},
    {0, 4, 0x8, 0x80, "block_z"},
    {0, 4, 0xc, 0x80, "grid_x"},
    {0, 4, 0x10, 0x80, "grid_y"},
    {0, 4, 0x14, 0x80, "grid_z"},
    {0, 8, 0x20, 0x80, "LOCAL_WINDOW"},
    {0, 4, 0x28, 0x80, "STACK"},
    {0, 4, 0x2c, 0x80, "dynamic"},
    {0, 8, 0xd0, 0x80, "CONSTANT_WINDOW"},
    {0, 8, 0xf0, 0x80, "IMAGES"},
    {0, 8, 0x100, 0x80, "SURFACE_QUERIES"},
    {0, 4, 0x15c, 0x80, "grid_x"},
    {0, 4, 0x160, 0x80, "grid_y"},
    {0, 4, 0x164, 0x80, "grid_z"},
};

const struct isadora_target volta_target = {
    .name = "volta", .title = "SASS of the GPUs Volta to Hopper",
    .configs = configs, .config_count = 8,
    .units = units, .unit_count = 1,
    .forms = forms, .form_count = 494,
    .fields = fields, .field_count = 417,
    .files = files, .file_count = 36,
    .spaces = spaces, .space_count = 4,
    .encoding_space = encoding_space, .encoding_space_count = 8,
    .text_max = VOLTA_TEXT_MAX,
    .optional = "control fields, descriptor, hints of textures",
    .state_size = sizeof(struct volta_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .elfs = elfs, .elf_count = 2, .elf_numbers = elf_numbers,
    .words = words, .word_count = 491,
    .decode = volta_decode,
    .identify = volta_identify,
    .operands = volta_operands,
    .encode = volta_encode,
    .format = volta_format,
    .reset = volta_reset,
    .execute = volta_execute,
    .branch_target = volta_branch_target,
    .syntax = &volta_syntax,
    .actions = volta_actions,
    .has_unknown_bits = has_unknown_bits,
    .uses = &volta_uses,
    .paths = &volta_uses,
    .schedule = &schedule,
    .syntaxes = syntaxes, .syntax_count = 2,
    .lanes = 32, .masks = 10,
    .block_size = sizeof(struct volta_block), .grid_size = sizeof(struct volta_grid),
    .options = options, .option_count = 2,
    .quick = quick,
    .limits = limits,
    .param_space = 0, .params_at = params_at,
    .buffer_space = 1, .buffers_at = buffers_at, .buffer_window = 0x0,
    .image_space = 1, .images_at = images_at,
    .start_grid = volta_start_grid,
    .start_warp = volta_start_warp,
    .launch_cells = launch_cells, .launch_cell_count = 30,
};
