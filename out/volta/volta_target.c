/* Generated from the description volta by gen/emit/target.lua. Do not edit. */
#include "volta_state.h"
#include "text.h"
#include "level.h"
#include "schedule.h"

static const struct isadora_config configs[] = {
    {"sm_70", "sm_70", NULL, NULL, NULL},
    {"sm_72", "sm_72", NULL, NULL, NULL},
    {"sm_75", "sm_75", NULL, NULL, NULL},
    {"sm_80", "sm_80", NULL, NULL, NULL},
    {"sm_86", "sm_86", NULL, NULL, NULL},
    {"sm_89", "sm_89", NULL, NULL, NULL},
    {"sm_90", "sm_90", NULL, NULL, NULL},
};

static const struct isadora_elf_kind elfs[] = {
    {190, 51, 0, 8, "c[0x0][", "]"},
    {190, 65, 8, 8, "c[0x0][", "]"},
};

static const int64_t elf_numbers[] = {70, 72, 75, 80, 86, 89, 90};

static const struct isadora_unit units[] = {
    {16, 128, 0, 16, 0x7f},
};

static const struct isadora_piece pieces_OFF[] = {{40, 63}};
static const struct isadora_piece pieces_OFF32[] = {{32, 63}};
static const struct isadora_piece pieces_UWIDE[] = {{90, 90}};
static const struct isadora_piece pieces_AWIDE[] = {{70, 70}};
static const struct isadora_piece pieces_CARRY[] = {{76, 76}};
static const struct isadora_piece pieces_ACARRY[] = {{71, 71}};
static const struct isadora_piece pieces_SHOWN[] = {{101, 101}};
static const struct isadora_piece pieces_SCALE[] = {{78, 79}};
static const struct isadora_code codes_SCALE[] = {
    {0, ""},
    {1, ".X4"},
    {2, ".X8"},
    {3, ".X16"},
};
static const struct isadora_piece pieces_WIDE[] = {{72, 72}};
static const struct isadora_code codes_WIDE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_piece pieces_MSIZE[] = {{73, 75}};
static const struct isadora_code codes_MSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_EVICT[] = {{84, 86}};
static const struct isadora_code codes_EVICT[] = {
    {0, ".EF"},
    {1, ""},
    {2, ".EL"},
    {3, ".LU"},
    {4, ".EU"},
    {5, ".NA"},
};
static const struct isadora_piece pieces_PRIV[] = {{76, 76}};
static const struct isadora_code codes_PRIV[] = {
    {0, ""},
    {1, ".PRIVATE"},
};
static const struct isadora_piece pieces_SCOPE[] = {{77, 78}};
static const struct isadora_code codes_SCOPE[] = {
    {0, ".CTA"},
    {1, ".SM"},
    {2, ".GPU"},
    {3, ".SYS"},
};
static const struct isadora_piece pieces_SORDER[] = {{79, 80}};
static const struct isadora_code codes_SORDER[] = {
    {0, ".INVALID0"},
    {1, ""},
    {2, ".STRONG"},
    {3, ".MMIO"},
};
static const struct isadora_piece pieces_LORD[] = {{77, 80}};
static const struct isadora_code codes_LORD[] = {
    {0, ""},
    {1, ".CONSTANT.PRIVATE"},
    {2, ".CONSTANT.CTA"},
    {3, ".CONSTANT.CTA.PRIVATE"},
    {4, ".CONSTANT"},
    {5, ".STRONG.SM"},
    {6, ".STRONG.GPU.PRIVATE"},
    {7, ".STRONG.GPU"},
    {8, ".MMIO.GPU"},
    {10, ".STRONG.SYS"},
    {11, ".CONSTANT.SM.PRIVATE"},
    {13, ".CONSTANT.VC"},
    {14, ".CONSTANT.VC.PRIVATE"},
    {15, ".CONSTANT.GPU"},
};
static const struct isadora_piece pieces_SORD[] = {{77, 80}};
static const struct isadora_code codes_SORD[] = {
    {0, ""},
    {1, ".CONSTANT.PRIVATE"},
    {2, ".CONSTANT.CTA"},
    {3, ".CONSTANT.CTA.PRIVATE"},
    {4, ".STRONG.SM.PRIVATE"},
    {5, ".STRONG.SM"},
    {6, ".STRONG.GPU.PRIVATE"},
    {7, ".STRONG.GPU"},
    {8, ".MMIO.GPU"},
    {10, ".STRONG.SYS"},
    {11, ".CONSTANT.SM.PRIVATE"},
    {13, ".CONSTANT.VC"},
    {14, ".CONSTANT.VC.PRIVATE"},
    {15, ".CONSTANT.GPU"},
};
static const struct isadora_piece pieces_AOP[] = {{87, 90}};
static const struct isadora_code codes_AOP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
    {3, ".INC"},
    {4, ".DEC"},
    {5, ".AND"},
    {6, ".OR"},
    {7, ".XOR"},
    {8, ".EXCH"},
    {9, ".INVALID9"},
    {10, ".INVALID10"},
    {11, ".INVALID11"},
    {12, ".INVALID12"},
    {13, ".INVALID13"},
    {14, ".INVALID14"},
    {15, ".INVALID15"},
};
static const struct isadora_piece pieces_ROP[] = {{87, 89}};
static const struct isadora_code codes_ROP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
    {3, ".INC"},
    {4, ".DEC"},
    {5, ".AND"},
    {6, ".OR"},
    {7, ".XOR"},
};
static const struct isadora_piece pieces_ATYPE3[] = {{73, 75}};
static const struct isadora_code codes_ATYPE3[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {3, ".F32.FTZ.RN"},
    {4, ".F16x2.RN"},
    {5, ".S64"},
    {6, ".F64.RN"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_ATYPE4[] = {{73, 76}};
static const struct isadora_code codes_ATYPE4[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {3, ".F32.FTZ.RN"},
    {4, ".F16x2.RN"},
    {5, ".S64"},
    {6, ".F64.RN"},
    {7, ".INVALID7"},
    {8, ".INVALID8"},
    {9, ".INVALID9"},
    {10, ".INVALID10"},
    {11, ".INVALID11"},
    {12, ".INVALID12"},
    {13, ".INVALID13"},
    {14, ".INVALID14"},
    {15, ".INVALID15"},
};
static const struct isadora_piece pieces_ATYPE9[] = {{73, 75}};
static const struct isadora_code codes_ATYPE9[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {3, ".S64"},
    {4, ".128"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_RTYPE9[] = {{73, 75}};
static const struct isadora_code codes_RTYPE9[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {3, ".S64"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_CTYPE3[] = {{73, 75}};
static const struct isadora_code codes_CTYPE3[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_CTYPE4[] = {{73, 76}};
static const struct isadora_code codes_CTYPE4[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
    {8, ".INVALID8"},
    {9, ".INVALID9"},
    {10, ".INVALID10"},
    {11, ".INVALID11"},
    {12, ".INVALID12"},
    {13, ".INVALID13"},
    {14, ".INVALID14"},
    {15, ".INVALID15"},
};
static const struct isadora_piece pieces_CTYPE9[] = {{73, 75}};
static const struct isadora_code codes_CTYPE9[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {4, ".128"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_FTYPE[] = {{73, 76}, {87, 87}};
static const struct isadora_code codes_FTYPE[] = {
    {0, ".F16x2.RN"},
    {1, ".F16x4.RN"},
    {3, ".BF16x2.RN"},
    {8, ".INVALID8"},
    {9, ".F32.FTZ.RN"},
    {11, ".F32x4.FTZ.RN"},
    {12, ".F32.RN"},
    {13, ".F32x2.RN"},
    {15, ".F64.RN"},
    {25, ".INVALID25"},
};
static const struct isadora_piece pieces_FOP[] = {{88, 89}};
static const struct isadora_code codes_FOP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
};
static const struct isadora_piece pieces_AORDER[] = {{79, 80}};
static const struct isadora_code codes_AORDER[] = {
    {0, ".INVALID0"},
    {1, ""},
    {2, ".STRONG"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_STYPE2[] = {{73, 74}};
static const struct isadora_code codes_STYPE2[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {3, ".S64"},
};
static const struct isadora_piece pieces_SCTYPE2[] = {{73, 74}};
static const struct isadora_code codes_SCTYPE2[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
};
static const struct isadora_piece pieces_CAST[] = {{87, 87}};
static const struct isadora_code codes_CAST[] = {
    {0, ".CAS"},
    {1, ".CAST"},
};
static const struct isadora_piece pieces_SPIN[] = {{88, 88}};
static const struct isadora_piece pieces_RAND[] = {{86, 86}};
static const struct isadora_code codes_RAND[] = {
    {0, ""},
    {1, ".RAND"},
};
static const struct isadora_piece pieces_WARPS[] = {{85, 85}};
static const struct isadora_code codes_WARPS[] = {
    {0, ""},
    {1, ".WARP"},
};
static const struct isadora_piece pieces_SYNCS[] = {{84, 84}};
static const struct isadora_code codes_SYNCS[] = {
    {0, ""},
    {1, ".SYNCS"},
};
static const struct isadora_piece pieces_CLEAR[] = {{83, 83}};
static const struct isadora_piece pieces_EXCL[] = {{86, 86}};
static const struct isadora_code codes_EXCL[] = {
    {0, ""},
    {1, ".EXCLUSIVE"},
};
static const struct isadora_piece pieces_EXCLH[] = {{85, 85}};
static const struct isadora_code codes_EXCLH[] = {
    {0, ""},
    {1, ".EXCLUSIVE"},
};
static const struct isadora_piece pieces_COLL[] = {{86, 86}};
static const struct isadora_piece pieces_BKIND[] = {{77, 79}};
static const struct isadora_piece pieces_BRED[] = {{74, 75}};
static const struct isadora_code codes_BRED[] = {
    {0, ".POPC"},
    {1, ".AND"},
    {2, ".OR"},
};
static const struct isadora_piece pieces_DEFER[] = {{80, 80}};
static const struct isadora_code codes_DEFER[] = {
    {0, ""},
    {1, ".DEFER_BLOCKING"},
};
static const struct isadora_piece pieces_BID[] = {{54, 57}};
static const struct isadora_piece pieces_BCNT[] = {{42, 53}};
static const struct isadora_piece pieces_DLE[] = {{47, 47}};
static const struct isadora_code codes_DLE[] = {
    {0, ".\?\?\?0"},
    {1, ".LE"},
};
static const struct isadora_piece pieces_DSB[] = {{44, 46}};
static const struct isadora_code codes_DSB[] = {
    {0, "SB0"},
    {1, "SB1"},
    {2, "SB2"},
    {3, "SB3"},
    {4, "SB4"},
    {5, "SB5"},
    {7, "INVALID7"},
};
static const struct isadora_piece pieces_DCNT[] = {{38, 43}};
static const struct isadora_piece pieces_DMASK[] = {{32, 37}};
static const struct isadora_piece pieces_D0[] = {{32, 32}};
static const struct isadora_code codes_D0[] = {
    {0, ""},
    {1, "0"},
};
static const struct isadora_piece pieces_D1[] = {{33, 33}};
static const struct isadora_code codes_D1[] = {
    {0, ""},
    {1, "1"},
};
static const struct isadora_piece pieces_D2[] = {{34, 34}};
static const struct isadora_code codes_D2[] = {
    {0, ""},
    {1, "2"},
};
static const struct isadora_piece pieces_D3[] = {{35, 35}};
static const struct isadora_code codes_D3[] = {
    {0, ""},
    {1, "3"},
};
static const struct isadora_piece pieces_D4[] = {{36, 36}};
static const struct isadora_code codes_D4[] = {
    {0, ""},
    {1, "4"},
};
static const struct isadora_piece pieces_D5[] = {{37, 37}};
static const struct isadora_code codes_D5[] = {
    {0, ""},
    {1, "5"},
};
static const struct isadora_piece pieces_BCLEAR[] = {{84, 84}};
static const struct isadora_code codes_BCLEAR[] = {
    {0, ""},
    {1, ".CLEAR"},
};
static const struct isadora_piece pieces_PQUAD[] = {{84, 84}};
static const struct isadora_code codes_PQUAD[] = {
    {0, ""},
    {1, ".PQUAD"},
};
static const struct isadora_piece pieces_BFROM[] = {{24, 29}};
static const struct isadora_code codes_BFROM[] = {
    {0, "B0"},
    {1, "B1"},
    {2, "B2"},
    {3, "B3"},
    {4, "B4"},
    {5, "B5"},
    {6, "B6"},
    {7, "B7"},
    {8, "B8"},
    {9, "B9"},
    {10, "B10"},
    {11, "B11"},
    {12, "B12"},
    {13, "B13"},
    {14, "B14"},
    {15, "B15"},
    {22, "TRAP_RETURN_PC.HI"},
    {38, "\?\?\?38"},
};
static const struct isadora_piece pieces_BSRC[] = {{24, 27}};
static const struct isadora_piece pieces_B2RK[] = {{78, 79}};
static const struct isadora_piece pieces_PMT[] = {{32, 47}};
static const struct isadora_piece pieces_LONG[] = {{34, 80}};
static const struct isadora_piece pieces_LONGH[] = {{16, 23}, {34, 80}};
static const struct isadora_piece pieces_SYOP[] = {{70, 71}};
static const struct isadora_code codes_SYOP[] = {
    {1, ".PHASECHK"},
};
static const struct isadora_piece pieces_SYTRY[] = {{72, 72}};
static const struct isadora_code codes_SYTRY[] = {
    {0, ""},
    {1, ".TRYWAIT"},
};
static const struct isadora_piece pieces_SYX[] = {{72, 73}};
static const struct isadora_code codes_SYX[] = {
    {1, ".EXCH"},
};
static const struct isadora_piece pieces_SYT[] = {{84, 86}};
static const struct isadora_code codes_SYT[] = {
    {0, ""},
    {1, ".A1T0"},
    {3, ".A0TR"},
    {5, ".ART0"},
};
static const struct isadora_piece pieces_SYMASK[] = {{73, 73}};
static const struct isadora_code codes_SYMASK[] = {
    {0, ""},
    {1, ".TMASK"},
};
static const struct isadora_piece pieces_SYRED[] = {{74, 74}};
static const struct isadora_code codes_SYRED[] = {
    {0, ""},
    {1, ".RED"},
};
static const struct isadora_piece pieces_SYOPT[] = {{75, 75}};
static const struct isadora_code codes_SYOPT[] = {
    {0, ""},
    {1, ".OPTOUT"},
};
static const struct isadora_piece pieces_CLEVEL[] = {{78, 80}};
static const struct isadora_code codes_CLEVEL[] = {
    {0, ""},
    {1, ".U"},
    {2, ".C"},
    {3, ".I"},
};
static const struct isadora_piece pieces_CCOP[] = {{87, 90}};
static const struct isadora_code codes_CCOP[] = {
    {0, ".PF1"},
    {1, ".PF2"},
    {2, ".WB"},
    {3, ".IV"},
    {4, ".IVALL"},
    {5, ".RS"},
    {6, ".IVALLP"},
    {7, ".WBALL"},
    {8, ".WBALLP"},
};
static const struct isadora_piece pieces_CCE[] = {{72, 72}};
static const struct isadora_code codes_CCE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_piece pieces_MBSCOPE[] = {{76, 78}};
static const struct isadora_code codes_MBSCOPE[] = {
    {0, ".CTA"},
    {1, ".SM"},
    {2, ".GPU"},
    {3, ".SYS"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_MBSEM[] = {{79, 80}};
static const struct isadora_code codes_MBSEM[] = {
    {0, ".SC"},
    {1, ".ALL"},
    {2, ""},
};
static const struct isadora_piece pieces_MBIO[] = {{72, 72}};
static const struct isadora_code codes_MBIO[] = {
    {0, ""},
    {1, ".MMIO"},
};
static const struct isadora_piece pieces_MBASYNC[] = {{73, 73}};
static const struct isadora_piece pieces_QSPACE[] = {{73, 74}};
static const struct isadora_code codes_QSPACE[] = {
    {0, ".G"},
    {1, ".L"},
    {2, ".S"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_QSPACE9[] = {{73, 74}};
static const struct isadora_code codes_QSPACE9[] = {
    {0, ".G"},
    {1, ".L"},
    {2, ".S"},
    {3, ".D"},
};
static const struct isadora_piece pieces_THEAD[] = {{54, 58}};
static const struct isadora_piece pieces_TINDEX[] = {{40, 53}};
static const struct isadora_piece pieces_TALL[] = {{84, 86}};
static const struct isadora_piece pieces_REGSW[] = {{72, 74}};
static const struct isadora_code codes_REGSW[] = {
    {5, ".DEALLOC.CTAPOOL"},
    {6, ".TRY_ALLOC.CTAPOOL"},
};
static const struct isadora_piece pieces_REGS[] = {{32, 39}};
static const struct isadora_piece pieces_REL[] = {{34, 81}};
static const struct isadora_piece pieces_RELH[] = {{16, 23}, {34, 81}};
static const struct isadora_piece pieces_FAR[] = {{34, 81}};
static const struct isadora_piece pieces_FARH[] = {{16, 23}, {34, 81}};
static const struct isadora_piece pieces_AT34[] = {{34, 80}};
static const struct isadora_piece pieces_ATH[] = {{16, 23}, {34, 80}};
static const struct isadora_piece pieces_RELL[] = {{24, 81}};
static const struct isadora_piece pieces_MEET[] = {{34, 63}};
static const struct isadora_piece pieces_BB[] = {{16, 19}};
static const struct isadora_piece pieces_BHOW[] = {{32, 33}};
static const struct isadora_code codes_BHOW[] = {
    {0, ""},
    {1, ".U"},
    {2, ".DIV"},
    {3, ".CONV"},
};
static const struct isadora_piece pieces_BDEPTH[] = {{85, 86}};
static const struct isadora_code codes_BDEPTH[] = {
    {0, ""},
    {1, ".INC"},
    {2, ".DEC"},
};
static const struct isadora_piece pieces_JHOW[] = {{32, 33}};
static const struct isadora_code codes_JHOW[] = {
    {0, ""},
    {1, ".U"},
    {3, ".CONV"},
};
static const struct isadora_piece pieces_BRHOW[] = {{32, 33}};
static const struct isadora_code codes_BRHOW[] = {
    {0, ".INVALID0"},
    {2, ".DIV"},
    {3, ".CONV"},
};
static const struct isadora_piece pieces_BUP[] = {{24, 26}};
static const struct isadora_piece pieces_BUPN[] = {{27, 27}};
static const struct isadora_code codes_BUPN[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_BUHOW[] = {{32, 33}};
static const struct isadora_code codes_BUHOW[] = {
    {0, ".\?\?\?0"},
    {1, ".U"},
};
static const struct isadora_piece pieces_NOINC[] = {{86, 86}};
static const struct isadora_code codes_NOINC[] = {
    {0, ""},
    {1, ".NOINC"},
};
static const struct isadora_piece pieces_NODEC[] = {{86, 86}};
static const struct isadora_code codes_NODEC[] = {
    {0, ""},
    {1, ".NODEC"},
};
static const struct isadora_piece pieces_RKIND[] = {{85, 85}};
static const struct isadora_code codes_RKIND[] = {
    {0, ".REL"},
    {1, ".ABS"},
};
static const struct isadora_piece pieces_KEEP[] = {{84, 84}};
static const struct isadora_code codes_KEEP[] = {
    {0, ""},
    {1, ".KEEPREFCOUNT"},
};
static const struct isadora_piece pieces_PREEMPT[] = {{85, 85}};
static const struct isadora_code codes_PREEMPT[] = {
    {0, ""},
    {1, ".PREEMPTED"},
};
static const struct isadora_piece pieces_ATEX[] = {{86, 86}};
static const struct isadora_code codes_ATEX[] = {
    {0, ""},
    {1, ".NO_ATEXIT"},
};
static const struct isadora_piece pieces_BPKIND[] = {{84, 86}};
static const struct isadora_code codes_BPKIND[] = {
    {2, ".PAUSE"},
    {3, ".TRAP"},
    {5, ".DRAIN"},
    {6, ".PAUSE_QUIET"},
};
static const struct isadora_piece pieces_BPNUM[] = {{34, 36}};
static const struct isadora_piece pieces_CDF[] = {{75, 76}};
static const struct isadora_code codes_CDF[] = {
    {1, ".F16"},
    {2, ""},
    {3, ".F64"},
};
static const struct isadora_piece pieces_CSF[] = {{84, 85}};
static const struct isadora_code codes_CSF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
static const struct isadora_piece pieces_CDFF[] = {{75, 76}};
static const struct isadora_code codes_CDFF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
static const struct isadora_piece pieces_CDI[] = {{72, 72}, {75, 76}};
static const struct isadora_code codes_CDI[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ".U32"},
    {5, ""},
    {6, ".U64"},
    {7, ".S64"},
};
static const struct isadora_piece pieces_CSI[] = {{74, 74}, {84, 85}};
static const struct isadora_code codes_CSI[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ".U32"},
    {5, ""},
    {6, ".U64"},
    {7, ".S64"},
};
static const struct isadora_piece pieces_CSFT[] = {{84, 85}};
static const struct isadora_code codes_CSFT[] = {
    {1, ".F16"},
    {2, ""},
    {3, ".F64"},
};
static const struct isadora_piece pieces_CINT[] = {{78, 79}};
static const struct isadora_code codes_CINT[] = {
    {0, ""},
    {1, ".FLOOR"},
    {2, ".CEIL"},
    {3, ".TRUNC"},
};
static const struct isadora_piece pieces_NTZ[] = {{77, 77}};
static const struct isadora_code codes_NTZ[] = {
    {0, ""},
    {1, ".NTZ"},
};
static const struct isadora_piece pieces_CHALF[] = {{60, 61}};
static const struct isadora_code codes_CHALF[] = {
    {0, ""},
    {1, ".H1"},
    {2, ".INVALID2"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_CBYTE[] = {{60, 61}};
static const struct isadora_code codes_CBYTE[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_piece pieces_CNAR[] = {{76, 77}};
static const struct isadora_code codes_CNAR[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
};
static const struct isadora_piece pieces_CPAK[] = {{76, 78}};
static const struct isadora_code codes_CPAK[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ".U2"},
    {5, ".S2"},
    {6, ".U4"},
    {7, ".S4"},
};
static const struct isadora_piece pieces_CRELU[] = {{75, 75}};
static const struct isadora_code codes_CRELU[] = {
    {0, ""},
    {1, ".RELU"},
};
static const struct isadora_piece pieces_CBF[] = {{76, 76}};
static const struct isadora_code codes_CBF[] = {
    {0, ""},
    {1, ".BF16"},
};
static const struct isadora_piece pieces_CBFX[] = {{76, 76}};
static const struct isadora_piece pieces_CSATF[] = {{77, 77}};
static const struct isadora_code codes_CSATF[] = {
    {0, ""},
    {1, ".SATFINITE"},
};
static const struct isadora_piece pieces_CMERGE[] = {{78, 78}};
static const struct isadora_piece pieces_CE5[] = {{87, 87}};
static const struct isadora_piece pieces_CRS[] = {{81, 81}};
static const struct isadora_piece pieces_CRND2[] = {{79, 80}};
static const struct isadora_code codes_CRND2[] = {
    {0, ""},
    {3, ".RZ"},
};
static const struct isadora_piece pieces_CIPR[] = {{78, 79}};
static const struct isadora_code codes_CIPR[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".INVALID2"},
    {3, ".TRUNC"},
};
static const struct isadora_piece pieces_CIPN[] = {{74, 74}};
static const struct isadora_code codes_CIPN[] = {
    {0, ""},
    {1, ".NTZ"},
};
static const struct isadora_piece pieces_CIPT[] = {{76, 77}};
static const struct isadora_code codes_CIPT[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".INVALID2"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_CIPH[] = {{72, 72}};
static const struct isadora_code codes_CIPH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_piece pieces_CFRND[] = {{78, 79}};
static const struct isadora_code codes_CFRND[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".INVALID2"},
    {3, ".RZ"},
};
static const struct isadora_piece pieces_CFS[] = {{74, 74}};
static const struct isadora_code codes_CFS[] = {
    {0, ".U32"},
    {1, ".S32"},
};
static const struct isadora_piece pieces_CFD[] = {{75, 77}};
static const struct isadora_piece pieces_CFW[] = {{84, 85}};
static const struct isadora_piece pieces_CPSX[] = {{74, 75}};
static const struct isadora_code codes_CPSX[] = {
    {0, ".SAT"},
    {1, ""},
    {2, ".SATRELU"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_CPSH[] = {{74, 75}};
static const struct isadora_code codes_CPSH[] = {
    {0, ""},
    {1, ".SAT"},
    {2, ".SATRELU"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_CPH[] = {{72, 73}};
static const struct isadora_piece pieces_DIMM[] = {{32, 63}};
static const struct isadora_piece pieces_DCMP[] = {{76, 79}};
static const struct isadora_code codes_DCMP[] = {
    {0, ".MIN"},
    {1, ".LT"},
    {2, ".EQ"},
    {3, ".LE"},
    {4, ".GT"},
    {5, ".NE"},
    {6, ".GE"},
    {7, ".NUM"},
    {8, ".NAN"},
    {9, ".LTU"},
    {10, ".EQU"},
    {11, ".LEU"},
    {12, ".GTU"},
    {13, ".NEU"},
    {14, ".GEU"},
    {15, ".MAX"},
};
static const struct isadora_piece pieces_OPC[] = {{0, 8}};
static const struct isadora_piece pieces_FORM[] = {{9, 11}};
static const struct isadora_piece pieces_UREG[] = {{91, 91}};
static const struct isadora_piece pieces_GP[] = {{12, 14}};
static const struct isadora_piece pieces_GN[] = {{15, 15}};
static const struct isadora_piece pieces_GUP[] = {{12, 14}};
static const struct isadora_piece pieces_Rd[] = {{16, 23}};
static const struct isadora_piece pieces_Ra[] = {{24, 31}};
static const struct isadora_piece pieces_Rb[] = {{32, 39}};
static const struct isadora_piece pieces_Rc[] = {{64, 71}};
static const struct isadora_piece pieces_Ud[] = {{16, 21}};
static const struct isadora_piece pieces_Ua[] = {{24, 29}};
static const struct isadora_piece pieces_Ub[] = {{32, 37}};
static const struct isadora_piece pieces_Uc[] = {{64, 69}};
static const struct isadora_piece pieces_IMM[] = {{32, 63}};
static const struct isadora_piece pieces_UIMM[] = {{32, 63}};
static const struct isadora_piece pieces_COFF[] = {{40, 53}};
static const struct isadora_piece pieces_CBANK[] = {{54, 58}};
static const struct isadora_piece pieces_NA[] = {{72, 72}};
static const struct isadora_code codes_NA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_NB[] = {{63, 63}};
static const struct isadora_code codes_NB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_NC[] = {{75, 75}};
static const struct isadora_code codes_NC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_IA[] = {{72, 72}};
static const struct isadora_code codes_IA[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_piece pieces_IB[] = {{63, 63}};
static const struct isadora_code codes_IB[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_piece pieces_IC[] = {{75, 75}};
static const struct isadora_code codes_IC[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_piece pieces_XF[] = {{74, 74}};
static const struct isadora_piece pieces_US[] = {{73, 73}};
static const struct isadora_code codes_US[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_piece pieces_P0[] = {{81, 83}};
static const struct isadora_piece pieces_P1[] = {{84, 86}};
static const struct isadora_piece pieces_Q0[] = {{87, 89}};
static const struct isadora_piece pieces_Q0N[] = {{90, 90}};
static const struct isadora_code codes_Q0N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_Q1[] = {{77, 79}};
static const struct isadora_piece pieces_Q1N[] = {{80, 80}};
static const struct isadora_code codes_Q1N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_Q2[] = {{68, 70}};
static const struct isadora_piece pieces_Q2N[] = {{71, 71}};
static const struct isadora_code codes_Q2N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_RA[] = {{122, 122}};
static const struct isadora_code codes_RA[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_piece pieces_RB[] = {{123, 123}};
static const struct isadora_code codes_RB[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_piece pieces_RC[] = {{124, 124}};
static const struct isadora_code codes_RC[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_piece pieces_STALL[] = {{105, 108}};
static const struct isadora_piece pieces_NOY[] = {{109, 109}};
static const struct isadora_code codes_NOY[] = {
    {0, "Y"},
    {1, ""},
};
static const struct isadora_piece pieces_WBAR[] = {{110, 112}};
static const struct isadora_piece pieces_RBAR[] = {{113, 115}};
static const struct isadora_piece pieces_CONTROL[] = {{105, 121}};
static const struct isadora_piece pieces_W1[] = {{116, 116}};
static const struct isadora_code codes_W1[] = {
    {0, ""},
    {1, "^1"},
};
static const struct isadora_piece pieces_W2[] = {{117, 117}};
static const struct isadora_code codes_W2[] = {
    {0, ""},
    {1, "^2"},
};
static const struct isadora_piece pieces_W3[] = {{118, 118}};
static const struct isadora_code codes_W3[] = {
    {0, ""},
    {1, "^3"},
};
static const struct isadora_piece pieces_W4[] = {{119, 119}};
static const struct isadora_code codes_W4[] = {
    {0, ""},
    {1, "^4"},
};
static const struct isadora_piece pieces_W5[] = {{120, 120}};
static const struct isadora_code codes_W5[] = {
    {0, ""},
    {1, "^5"},
};
static const struct isadora_piece pieces_W6[] = {{121, 121}};
static const struct isadora_code codes_W6[] = {
    {0, ""},
    {1, "^6"},
};
static const struct isadora_piece pieces_PM1[] = {{102, 102}};
static const struct isadora_piece pieces_PM2[] = {{103, 103}};
static const struct isadora_piece pieces_AA[] = {{73, 73}};
static const struct isadora_piece pieces_AB[] = {{62, 62}};
static const struct isadora_piece pieces_AC[] = {{74, 74}};
static const struct isadora_piece pieces_FIMM[] = {{32, 63}};
static const struct isadora_piece pieces_FMODE[] = {{76, 76}, {80, 80}};
static const struct isadora_code codes_FMODE[] = {
    {0, ""},
    {1, ".FMZ"},
    {2, ".FTZ"},
};
static const struct isadora_piece pieces_FTZ[] = {{80, 80}};
static const struct isadora_code codes_FTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_piece pieces_FRND[] = {{78, 79}};
static const struct isadora_code codes_FRND[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
};
static const struct isadora_piece pieces_FSAT[] = {{77, 77}};
static const struct isadora_code codes_FSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_FSCALE[] = {{84, 86}};
static const struct isadora_code codes_FSCALE[] = {
    {0, ".INVALID0"},
    {1, ".D8"},
    {2, ".D4"},
    {3, ".D2"},
    {4, ""},
    {5, ".M2"},
    {6, ".M4"},
    {7, ".M8"},
};
static const struct isadora_piece pieces_FCMP[] = {{76, 79}};
static const struct isadora_code codes_FCMP[] = {
    {0, ".F"},
    {1, ".LT"},
    {2, ".EQ"},
    {3, ".LE"},
    {4, ".GT"},
    {5, ".NE"},
    {6, ".GE"},
    {7, ".NUM"},
    {8, ".NAN"},
    {9, ".LTU"},
    {10, ".EQU"},
    {11, ".LEU"},
    {12, ".GTU"},
    {13, ".NEU"},
    {14, ".GEU"},
    {15, ".T"},
};
static const struct isadora_piece pieces_FNAN[] = {{81, 81}};
static const struct isadora_code codes_FNAN[] = {
    {0, ""},
    {1, ".NAN"},
};
static const struct isadora_piece pieces_FXORS[] = {{82, 82}};
static const struct isadora_code codes_FXORS[] = {
    {0, ""},
    {1, ".XORSIGN"},
};
static const struct isadora_piece pieces_FWHO[] = {{65, 65}};
static const struct isadora_piece pieces_MUF[] = {{74, 77}};
static const struct isadora_code codes_MUF[] = {
    {0, ".COS"},
    {1, ".SIN"},
    {2, ".EX2"},
    {3, ".LG2"},
    {4, ".RCP"},
    {5, ".RSQ"},
    {6, ".RCP64H"},
    {7, ".RSQ64H"},
    {8, ".SQRT"},
    {9, ".TANH"},
    {10, ".INVALID10"},
    {11, ".INVALID11"},
    {12, ".INVALID12"},
    {13, ".INVALID13"},
    {14, ".INVALID14"},
    {15, ".INVALID15"},
};
static const struct isadora_piece pieces_MUH[] = {{73, 73}};
static const struct isadora_code codes_MUH[] = {
    {0, ""},
    {1, ".F16"},
};
static const struct isadora_piece pieces_MUT[] = {{72, 73}};
static const struct isadora_code codes_MUT[] = {
    {0, ""},
    {1, ".F16"},
    {2, ".BF16"},
};
static const struct isadora_piece pieces_SWA[] = {{32, 33}};
static const struct isadora_code codes_SWA[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_SWB[] = {{34, 35}};
static const struct isadora_code codes_SWB[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_SWC[] = {{36, 37}};
static const struct isadora_code codes_SWC[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_SWD[] = {{38, 39}};
static const struct isadora_code codes_SWD[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_piece pieces_NDV[] = {{77, 77}};
static const struct isadora_code codes_NDV[] = {
    {0, ""},
    {1, ".NDV"},
};
static const struct isadora_piece pieces_AOFF[] = {{40, 49}};
static const struct isadora_piece pieces_AO[] = {{79, 79}};
static const struct isadora_code codes_AO[] = {
    {0, ""},
    {1, ".O"},
};
static const struct isadora_piece pieces_IOFF[] = {{64, 71}};
static const struct isadora_piece pieces_IFROM[] = {{32, 63}};
static const struct isadora_piece pieces_AMODE[] = {{78, 79}};
static const struct isadora_code codes_AMODE[] = {
    {0, ".PASS"},
    {1, ".CONSTANT"},
    {2, ".STATE"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_AWHERE[] = {{76, 77}};
static const struct isadora_code codes_AWHERE[] = {
    {0, ""},
    {1, ".CENTROID"},
    {2, ".OFFSET"},
};
static const struct isadora_piece pieces_OUTK[] = {{78, 79}};
static const struct isadora_code codes_OUTK[] = {
    {1, ".EMIT"},
    {2, ".CUT"},
    {3, ".EMIT_THEN_CUT"},
};
static const struct isadora_piece pieces_OUTN[] = {{32, 39}};
static const struct isadora_piece pieces_ISOFF[] = {{40, 55}};
static const struct isadora_piece pieces_HIH[] = {{48, 63}};
static const struct isadora_piece pieces_HIL[] = {{32, 47}};
static const struct isadora_piece pieces_BIH[] = {{48, 63}};
static const struct isadora_piece pieces_BIL[] = {{32, 47}};
static const struct isadora_piece pieces_HSA[] = {{74, 75}};
static const struct isadora_code codes_HSA[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HXA[] = {{74, 75}};
static const struct isadora_code codes_HXA[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HSB[] = {{60, 61}};
static const struct isadora_code codes_HSB[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HXB[] = {{60, 61}};
static const struct isadora_code codes_HXB[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HNB[] = {{60, 61}, {86, 86}};
static const struct isadora_code codes_HNB[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
    {4, ".H0_NH1"},
};
static const struct isadora_piece pieces_HSC[] = {{81, 82}};
static const struct isadora_code codes_HSC[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HXC[] = {{81, 82}};
static const struct isadora_code codes_HXC[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_piece pieces_HAC[] = {{83, 83}};
static const struct isadora_piece pieces_HNC[] = {{84, 84}};
static const struct isadora_code codes_HNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_piece pieces_HF32[] = {{78, 78}};
static const struct isadora_code codes_HF32[] = {
    {0, ""},
    {1, ".F32"},
};
static const struct isadora_piece pieces_HTY[] = {{78, 78}, {85, 85}};
static const struct isadora_code codes_HTY[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".BF16_V2"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_HBF[] = {{85, 85}};
static const struct isadora_piece pieces_HRELU[] = {{79, 79}};
static const struct isadora_piece pieces_HXTY[] = {{78, 78}, {85, 85}};
static const struct isadora_code codes_HXTY[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".BF16_V2"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_HBOP[] = {{69, 70}};
static const struct isadora_code codes_HBOP[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_HBF1[] = {{71, 71}};
static const struct isadora_code codes_HBF1[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_piece pieces_HAND[] = {{71, 71}};
static const struct isadora_code codes_HAND[] = {
    {0, ""},
    {1, ".H_AND"},
};
static const struct isadora_piece pieces_HSTY[] = {{64, 65}};
static const struct isadora_code codes_HSTY[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".BF16_V2"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_LUT[] = {{72, 79}};
static const struct isadora_piece pieces_LUTX[] = {{72, 79}};
static const struct isadora_piece pieces_PAND[] = {{80, 80}};
static const struct isadora_code codes_PAND[] = {
    {0, ""},
    {1, ".PAND"},
};
static const struct isadora_piece pieces_SHT[] = {{73, 74}};
static const struct isadora_code codes_SHT[] = {
    {0, ".S64"},
    {1, ".U64"},
    {2, ".S32"},
    {3, ".U32"},
};
static const struct isadora_piece pieces_SHW[] = {{75, 75}};
static const struct isadora_code codes_SHW[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_piece pieces_SHD[] = {{76, 76}};
static const struct isadora_code codes_SHD[] = {
    {0, ".L"},
    {1, ".R"},
};
static const struct isadora_piece pieces_SHHI[] = {{80, 80}};
static const struct isadora_code codes_SHHI[] = {
    {0, ""},
    {1, ".HI"},
};
static const struct isadora_piece pieces_PMODE[] = {{72, 74}};
static const struct isadora_code codes_PMODE[] = {
    {0, ""},
    {1, ".F4E"},
    {2, ".B4E"},
    {3, ".RC8"},
    {4, ".ECL"},
    {5, ".ECR"},
    {6, ".RC16"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_LEAN[] = {{75, 79}};
static const struct isadora_piece pieces_LSX[] = {{73, 73}};
static const struct isadora_piece pieces_SGU[] = {{73, 73}};
static const struct isadora_code codes_SGU[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_piece pieces_WRAP[] = {{75, 75}};
static const struct isadora_code codes_WRAP[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_piece pieces_FLSH[] = {{74, 74}};
static const struct isadora_code codes_FLSH[] = {
    {0, ""},
    {1, ".SH"},
};
static const struct isadora_piece pieces_MMU[] = {{73, 73}};
static const struct isadora_code codes_MMU[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_piece pieces_CMP[] = {{76, 78}};
static const struct isadora_code codes_CMP[] = {
    {0, ".F"},
    {1, ".LT"},
    {2, ".EQ"},
    {3, ".LE"},
    {4, ".GT"},
    {5, ".NE"},
    {6, ".GE"},
    {7, ".T"},
};
static const struct isadora_piece pieces_CMPU[] = {{73, 73}};
static const struct isadora_code codes_CMPU[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_piece pieces_BOP[] = {{74, 75}};
static const struct isadora_code codes_BOP[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_EX[] = {{72, 72}};
static const struct isadora_piece pieces_MSK[] = {{72, 75}};
static const struct isadora_piece pieces_LSIZE[] = {{73, 75}};
static const struct isadora_code codes_LSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
    {7, ".U.128"},
};
static const struct isadora_piece pieces_CSIZE[] = {{73, 75}};
static const struct isadora_code codes_CSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_SSIZE[] = {{73, 75}};
static const struct isadora_code codes_SSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_piece pieces_GSIZE[] = {{73, 75}};
static const struct isadora_code codes_GSIZE[] = {
    {0, ".INVALID0"},
    {1, ".INVALID1"},
    {2, ".INVALID2"},
    {3, ".INVALID3"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_LORDER[] = {{79, 80}};
static const struct isadora_code codes_LORDER[] = {
    {0, ".CONSTANT"},
    {1, ""},
    {2, ".STRONG"},
    {3, ".MMIO"},
};
static const struct isadora_piece pieces_GORD[] = {{77, 80}};
static const struct isadora_code codes_GORD[] = {
    {0, ""},
    {1, ".CONSTANT.PRIVATE"},
    {2, ".CONSTANT.CTA"},
    {3, ".CONSTANT.CTA.PRIVATE"},
    {4, ".CONSTANT"},
    {5, ".STRONG.SM"},
    {6, ".STRONG.GPU.PRIVATE"},
    {7, ".STRONG.GPU"},
    {8, ".MMIO.SM"},
    {10, ".STRONG.SYS"},
    {11, ".CONSTANT.SM.PRIVATE"},
    {13, ".CONSTANT.VC"},
    {14, ".CONSTANT.VC.PRIVATE"},
    {15, ".CONSTANT.GPU"},
};
static const struct isadora_piece pieces_LTC[] = {{68, 69}};
static const struct isadora_code codes_LTC[] = {
    {0, ""},
    {1, ".LTC64B"},
    {2, ".LTC128B"},
    {3, ".LTC256B"},
};
static const struct isadora_piece pieces_GLTC[] = {{71, 72}};
static const struct isadora_code codes_GLTC[] = {
    {0, ""},
    {1, ".LTC64B"},
    {2, ".LTC128B"},
    {3, ".LTC256B"},
};
static const struct isadora_piece pieces_NP[] = {{64, 66}};
static const struct isadora_code codes_NP[] = {
    {0, "PT"},
    {1, "P6"},
    {2, "P5"},
    {3, "P4"},
    {4, "P3"},
    {5, "P2"},
    {6, "P1"},
    {7, "P0"},
};
static const struct isadora_piece pieces_NPN[] = {{67, 67}};
static const struct isadora_code codes_NPN[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_ZD[] = {{87, 87}};
static const struct isadora_code codes_ZD[] = {
    {0, ""},
    {1, ".ZD"},
};
static const struct isadora_piece pieces_SU[] = {{76, 76}};
static const struct isadora_code codes_SU[] = {
    {0, ""},
    {1, ".U"},
};
static const struct isadora_piece pieces_CO16[] = {{38, 53}};
static const struct isadora_piece pieces_UCOFF[] = {{38, 53}};
static const struct isadora_piece pieces_CMODE[] = {{78, 79}};
static const struct isadora_code codes_CMODE[] = {
    {0, ""},
    {1, ".IL"},
    {2, ".IS"},
    {3, ".ISL"},
};
static const struct isadora_piece pieces_ULOFF[] = {{38, 69}};
static const struct isadora_piece pieces_UQP[] = {{87, 89}};
static const struct isadora_piece pieces_UQN[] = {{90, 90}};
static const struct isadora_code codes_UQN[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_piece pieces_MCOUNT[] = {{72, 73}};
static const struct isadora_code codes_MCOUNT[] = {
    {0, ""},
    {1, ".2"},
    {2, ".4"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_MKIND[] = {{78, 79}};
static const struct isadora_code codes_MKIND[] = {
    {0, ".M88"},
    {1, ".MT88"},
    {2, ".M816"},
};
static const struct isadora_piece pieces_SOFF[] = {{44, 63}};
static const struct isadora_piece pieces_GOFF[] = {{32, 43}};
static const struct isadora_piece pieces_BYPASS[] = {{81, 81}};
static const struct isadora_code codes_BYPASS[] = {
    {0, ".BYPASS"},
    {1, ""},
};
static const struct isadora_piece pieces_ZFILL[] = {{82, 82}};
static const struct isadora_code codes_ZFILL[] = {
    {0, ""},
    {1, ".ZFILL"},
};
static const struct isadora_piece pieces_SREG[] = {{72, 79}};
static const struct isadora_piece pieces_SNUM[] = {{72, 79}};
static const struct isadora_piece pieces_SWIDE[] = {{80, 80}};
static const struct isadora_code codes_SWIDE[] = {
    {0, ".32"},
    {1, ""},
};
static const struct isadora_piece pieces_SDIM[] = {{61, 63}};
static const struct isadora_code codes_SDIM[] = {
    {0, ".1D"},
    {1, ".1D_BUFFER"},
    {2, ".1D_ARRAY"},
    {3, ".2D"},
    {4, ".2D_ARRAY"},
    {5, ".3D"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_SBAD[] = {{59, 60}};
static const struct isadora_code codes_SBAD[] = {
    {0, ".IGN"},
    {1, ".NEAR"},
    {2, ".TRAP"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_SBA[] = {{72, 72}};
static const struct isadora_code codes_SBA[] = {
    {0, ""},
    {1, ".BA"},
};
static const struct isadora_piece pieces_SMASK[] = {{72, 75}};
static const struct isadora_code codes_SMASK[] = {
    {0, ".INVALID0"},
    {1, ".R"},
    {2, ".INVALID2"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
    {8, ".INVALID8"},
    {9, ".INVALID9"},
    {10, ".INVALID10"},
    {11, ".INVALID11"},
    {12, ".INVALID12"},
    {13, ".INVALID13"},
    {14, ".INVALID14"},
    {15, ""},
};
static const struct isadora_piece pieces_STYPE[] = {{73, 75}};
static const struct isadora_code codes_STYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {4, ".F16x2.RN"},
    {5, ".S64"},
    {6, ".SD32"},
    {7, ".SD64"},
};
static const struct isadora_piece pieces_SCTYPE[] = {{73, 75}};
static const struct isadora_code codes_SCTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_MROWA[] = {{73, 73}};
static const struct isadora_code codes_MROWA[] = {
    {0, ".ROW"},
    {1, ".COL"},
};
static const struct isadora_piece pieces_MROWB[] = {{74, 74}};
static const struct isadora_code codes_MROWB[] = {
    {0, ".ROW"},
    {1, ".COL"},
};
static const struct isadora_piece pieces_MSTEP[] = {{79, 80}};
static const struct isadora_code codes_MSTEP[] = {
    {0, ".STEP0"},
    {1, ".STEP1"},
    {2, ".STEP2"},
    {3, ".STEP3"},
};
static const struct isadora_piece pieces_MSAT1[] = {{77, 77}};
static const struct isadora_code codes_MSAT1[] = {
    {0, ""},
    {1, ".SATFINITE"},
};
static const struct isadora_piece pieces_MSAT[] = {{82, 82}};
static const struct isadora_code codes_MSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_piece pieces_MV4[] = {{75, 75}};
static const struct isadora_code codes_MV4[] = {
    {0, ".884"},
    {1, ".444"},
};
static const struct isadora_piece pieces_MVD[] = {{76, 76}};
static const struct isadora_code codes_MVD[] = {
    {0, ".F16"},
    {1, ".F32"},
};
static const struct isadora_piece pieces_MVT[] = {{76, 76}, {78, 78}};
static const struct isadora_code codes_MVT[] = {
    {0, ".F16.F16"},
    {1, ".F32.F16"},
    {3, ".F32.F32"},
};
static const struct isadora_piece pieces_MSHAPE[] = {{75, 75}, {78, 78}};
static const struct isadora_code codes_MSHAPE[] = {
    {0, ".1688"},
    {1, ".16816"},
    {2, ".1684"},
};
static const struct isadora_piece pieces_MFMT[] = {{82, 83}};
static const struct isadora_code codes_MFMT[] = {
    {0, ""},
    {1, ".BF16"},
    {2, ".TF32"},
};
static const struct isadora_piece pieces_MSP[] = {{73, 73}};
static const struct isadora_piece pieces_MUP[] = {{87, 89}};
static const struct isadora_code codes_MUP[] = {
    {1, "UP6"},
    {2, "UP5"},
    {3, "UP4"},
    {4, "UP3"},
    {5, "UP2"},
    {6, "UP1"},
    {7, "UP0"},
};
static const struct isadora_piece pieces_MUPC[] = {{87, 89}};
static const struct isadora_code codes_MUPC[] = {
    {0, "UPT"},
    {1, "UP6"},
    {2, "UP5"},
    {3, "UP4"},
    {4, "UP3"},
    {5, "UP2"},
    {6, "UP1"},
    {7, "UP0"},
};
static const struct isadora_piece pieces_MUPN[] = {{90, 90}};
static const struct isadora_piece pieces_MISHAPE[] = {{75, 75}, {85, 86}};
static const struct isadora_code codes_MISHAPE[] = {
    {0, ".8816"},
    {2, ".8832"},
    {4, ".16816"},
    {5, ".16832"},
    {6, ".16864"},
};
static const struct isadora_piece pieces_MIA[] = {{76, 76}, {83, 83}};
static const struct isadora_code codes_MIA[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U4"},
    {3, ".S4"},
};
static const struct isadora_piece pieces_MIB[] = {{78, 78}, {84, 84}};
static const struct isadora_code codes_MIB[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U4"},
    {3, ".S4"},
};
static const struct isadora_piece pieces_MBSHAPE[] = {{75, 76}};
static const struct isadora_code codes_MBSHAPE[] = {
    {0, ".88128"},
    {1, ".168128"},
    {2, ".168256"},
};
static const struct isadora_piece pieces_MMSIZE[] = {{75, 77}};
static const struct isadora_code codes_MMSIZE[] = {
    {0, ".16"},
    {6, ".INVALID6"},
};
static const struct isadora_piece pieces_MMKIND[] = {{78, 79}};
static const struct isadora_code codes_MMKIND[] = {
    {0, ".MT88"},
    {1, ".M832"},
    {2, ".M864"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_TBANK[] = {{54, 58}};
static const struct isadora_piece pieces_TWORD[] = {{40, 53}};
static const struct isadora_piece pieces_TSAM[] = {{40, 45}};
static const struct isadora_piece pieces_THDR[] = {{46, 53}};
static const struct isadora_piece pieces_TUR[] = {{40, 45}};
static const struct isadora_piece pieces_TB[] = {{59, 59}};
static const struct isadora_code codes_TB[] = {
    {0, ""},
    {1, ".B"},
};
static const struct isadora_piece pieces_TSCR[] = {{60, 60}};
static const struct isadora_code codes_TSCR[] = {
    {0, ""},
    {1, ".SCR"},
};
static const struct isadora_piece pieces_TF16[] = {{79, 80}};
static const struct isadora_code codes_TF16[] = {
    {0, ""},
    {1, ".F16.RN"},
    {2, ".F16.RZ"},
};
static const struct isadora_piece pieces_TDIM[] = {{61, 63}};
static const struct isadora_code codes_TDIM[] = {
    {0, "1D"},
    {1, "2D"},
    {2, "3D"},
    {3, "CUBE"},
    {4, "ARRAY_1D"},
    {5, "ARRAY_2D"},
    {7, "ARRAY_CUBE"},
};
static const struct isadora_piece pieces_TDIML[] = {{61, 63}};
static const struct isadora_code codes_TDIML[] = {
    {0, "1D"},
    {1, "2D"},
    {2, "3D"},
    {3, "INVALID3"},
    {4, "ARRAY_1D"},
    {5, "ARRAY_2D"},
};
static const struct isadora_piece pieces_TDIM4[] = {{61, 63}};
static const struct isadora_code codes_TDIM4[] = {
    {0, "INVALID0"},
    {1, "2D"},
    {3, "CUBE"},
    {5, "ARRAY_2D"},
    {7, "ARRAY_CUBE"},
};
static const struct isadora_piece pieces_TDIMF[] = {{61, 63}};
static const struct isadora_code codes_TDIMF[] = {
    {0, "INVALID0"},
    {1, "2D"},
    {2, "3D"},
    {3, "INVALID3"},
    {4, "INVALID4"},
    {5, "INVALID5"},
    {6, "INVALID6"},
    {7, "INVALID7"},
};
static const struct isadora_piece pieces_TLOD[] = {{87, 89}};
static const struct isadora_code codes_TLOD[] = {
    {0, ""},
    {1, ".LZ"},
    {2, ".LB"},
    {3, ".LL"},
    {4, ".LC"},
    {6, ".LC.FDV"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_TLODL[] = {{87, 89}};
static const struct isadora_code codes_TLODL[] = {
    {0, ".INVALID0"},
    {1, ".LZ"},
    {2, ".INVALID2"},
    {3, ".LL"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_TCOMP[] = {{87, 88}};
static const struct isadora_code codes_TCOMP[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_piece pieces_TAOFFI[] = {{76, 76}};
static const struct isadora_code codes_TAOFFI[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_piece pieces_TOFF4[] = {{76, 77}};
static const struct isadora_code codes_TOFF4[] = {
    {0, ""},
    {1, ".AOFFI"},
    {2, ".PTP"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_TNDV[] = {{77, 77}};
static const struct isadora_code codes_TNDV[] = {
    {0, ""},
    {1, ".NDV"},
};
static const struct isadora_piece pieces_TCL[] = {{77, 77}};
static const struct isadora_code codes_TCL[] = {
    {0, ""},
    {1, ".CL"},
};
static const struct isadora_piece pieces_TDC[] = {{78, 78}};
static const struct isadora_code codes_TDC[] = {
    {0, ""},
    {1, ".DC"},
};
static const struct isadora_piece pieces_TMS[] = {{78, 78}};
static const struct isadora_code codes_TMS[] = {
    {0, ""},
    {1, ".MS"},
};
static const struct isadora_piece pieces_TLC[] = {{87, 87}};
static const struct isadora_code codes_TLC[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_piece pieces_TNODEP[] = {{90, 90}};
static const struct isadora_code codes_TNODEP[] = {
    {0, ""},
    {1, ".NODEP"},
};
static const struct isadora_piece pieces_TMASK[] = {{72, 75}};
static const struct isadora_piece pieces_TQ[] = {{62, 63}};
static const struct isadora_code codes_TQ[] = {
    {0, "TEX_HEADER_DIMENSION"},
    {1, "TEX_HEADER_TEXTURE_TYPE"},
    {2, "TEX_HEADER_SAMPLER_POS"},
};
static const struct isadora_piece pieces_THINT[] = {{122, 124}};
static const struct isadora_piece pieces_UPMODE[] = {{72, 72}};
static const struct isadora_code codes_UPMODE[] = {
    {0, ""},
    {1, ".\?\?\?1"},
};
static const struct isadora_piece pieces_UCLN[] = {{75, 79}};
static const struct isadora_piece pieces_VU32[] = {{73, 73}};
static const struct isadora_code codes_VU32[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_piece pieces_VU8[] = {{73, 73}};
static const struct isadora_code codes_VU8[] = {
    {0, ".U8"},
    {1, ""},
};
static const struct isadora_piece pieces_VACC[] = {{75, 75}};
static const struct isadora_code codes_VACC[] = {
    {0, ""},
    {1, ".ACC"},
};
static const struct isadora_piece pieces_DPA[] = {{73, 73}};
static const struct isadora_code codes_DPA[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_piece pieces_DPB[] = {{74, 74}};
static const struct isadora_code codes_DPB[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_piece pieces_DPA2[] = {{73, 73}};
static const struct isadora_code codes_DPA2[] = {
    {0, ".U16"},
    {1, ".S16"},
};
static const struct isadora_piece pieces_DP2[] = {{76, 76}};
static const struct isadora_piece pieces_DPHI[] = {{77, 77}};
static const struct isadora_code codes_DPHI[] = {
    {0, ".LO"},
    {1, ".HI"},
};
static const struct isadora_piece pieces_VMODE[] = {{72, 73}};
static const struct isadora_code codes_VMODE[] = {
    {0, ".ALL"},
    {1, ".ANY"},
    {2, ".EQ"},
    {3, ".INVALID3"},
};
static const struct isadora_piece pieces_MATCHK[] = {{79, 79}};
static const struct isadora_code codes_MATCHK[] = {
    {0, ".ALL"},
    {1, ".ANY"},
};
static const struct isadora_piece pieces_MU64[] = {{73, 73}};
static const struct isadora_code codes_MU64[] = {
    {0, ""},
    {1, ".U64"},
};
static const struct isadora_piece pieces_SMODE[] = {{58, 59}};
static const struct isadora_code codes_SMODE[] = {
    {0, ".IDX"},
    {1, ".UP"},
    {2, ".DOWN"},
    {3, ".BFLY"},
};
static const struct isadora_piece pieces_SLANE[] = {{53, 57}};
static const struct isadora_piece pieces_SCLAMP[] = {{40, 52}};
static const struct isadora_piece pieces_RDXOP[] = {{78, 80}};
static const struct isadora_code codes_RDXOP[] = {
    {0, ""},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".SUM"},
    {4, ".MIN"},
    {5, ".MAX"},
    {7, ".INVALID7"},
};
static const struct isadora_piece pieces_RDXS[] = {{73, 73}};
static const struct isadora_code codes_RDXS[] = {
    {0, ""},
    {1, ".S32"},
};
static const struct isadora_piece pieces_PRPART[] = {{76, 77}};
static const struct isadora_code codes_PRPART[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_piece pieces_LUT2[] = {{16, 23}};
static const struct isadora_piece pieces_LUT1[] = {{64, 66}, {72, 76}};
static const struct isadora_piece pieces_LUT1X[] = {{64, 66}, {72, 76}};
static const struct isadora_piece pieces_UP2[] = {{68, 70}};
static const struct isadora_piece pieces_UPZ[] = {{67, 67}};
static const struct isadora_piece pieces_ROR[] = {{84, 84}};
static const struct isadora_code codes_ROR[] = {
    {0, ""},
    {1, ".OR"},
};
static const struct isadora_piece pieces_V0[] = {{87, 89}};
static const struct isadora_piece pieces_V1[] = {{77, 79}};
static const struct isadora_piece pieces_V2[] = {{68, 70}};
static const struct isadora_piece pieces_U0[] = {{81, 83}};
static const struct isadora_piece pieces_U1[] = {{84, 86}};
static const struct isadora_piece pieces_RDN[] = {{16, 23}};
static const struct isadora_piece pieces_UDN[] = {{16, 21}};

static const struct isadora_field fields[] = {
    {"OFF", ISADORA_NUMBER, 24, 1, 0, 1, 1, 0, pieces_OFF, NULL, -1, 0, 0},
    {"OFF32", ISADORA_NUMBER, 32, 1, 0, 1, 1, 0, pieces_OFF32, NULL, -1, 0, 0},
    {"UWIDE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_UWIDE, NULL, -1, 0, 0},
    {"AWIDE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_AWIDE, NULL, -1, 0, 0},
    {"CARRY", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CARRY, NULL, -1, 0, 0},
    {"ACARRY", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_ACARRY, NULL, -1, 0, 0},
    {"SHOWN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SHOWN, NULL, -1, 0, 0},
    {"SCALE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SCALE, codes_SCALE, -1, 0, 0},
    {"WIDE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_WIDE, codes_WIDE, -1, 0, 0},
    {"MSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_MSIZE, codes_MSIZE, -1, 0, 0},
    {"EVICT", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_EVICT, codes_EVICT, -1, 0, 0},
    {"PRIV", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PRIV, codes_PRIV, -1, 0, 0},
    {"SCOPE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SCOPE, codes_SCOPE, -1, 0, 0},
    {"SORDER", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SORDER, codes_SORDER, -1, 0, 0},
    {"LORD", ISADORA_CODES, 4, 0, 0, 1, 1, 14, pieces_LORD, codes_LORD, -1, 0, 0},
    {"SORD", ISADORA_CODES, 4, 0, 0, 1, 1, 14, pieces_SORD, codes_SORD, -1, 0, 0},
    {"AOP", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_AOP, codes_AOP, -1, 0, 0},
    {"ROP", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_ROP, codes_ROP, -1, 0, 0},
    {"ATYPE3", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_ATYPE3, codes_ATYPE3, -1, 0, 0},
    {"ATYPE4", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_ATYPE4, codes_ATYPE4, -1, 0, 0},
    {"ATYPE9", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_ATYPE9, codes_ATYPE9, -1, 0, 0},
    {"RTYPE9", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_RTYPE9, codes_RTYPE9, -1, 0, 0},
    {"CTYPE3", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_CTYPE3, codes_CTYPE3, -1, 0, 0},
    {"CTYPE4", ISADORA_CODES, 4, 0, 0, 1, 1, 15, pieces_CTYPE4, codes_CTYPE4, -1, 0, 0},
    {"CTYPE9", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_CTYPE9, codes_CTYPE9, -1, 0, 0},
    {"FTYPE", ISADORA_CODES, 5, 0, 0, 1, 2, 10, pieces_FTYPE, codes_FTYPE, -1, 0, 0},
    {"FOP", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_FOP, codes_FOP, -1, 0, 0},
    {"AORDER", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_AORDER, codes_AORDER, -1, 0, 0},
    {"STYPE2", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_STYPE2, codes_STYPE2, -1, 0, 0},
    {"SCTYPE2", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_SCTYPE2, codes_SCTYPE2, -1, 0, 0},
    {"CAST", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CAST, codes_CAST, -1, 0, 0},
    {"SPIN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_SPIN, NULL, -1, 0, 0},
    {"RAND", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RAND, codes_RAND, -1, 0, 0},
    {"WARPS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_WARPS, codes_WARPS, -1, 0, 0},
    {"SYNCS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SYNCS, codes_SYNCS, -1, 0, 0},
    {"CLEAR", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CLEAR, NULL, -1, 0, 0},
    {"EXCL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_EXCL, codes_EXCL, -1, 0, 0},
    {"EXCLH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_EXCLH, codes_EXCLH, -1, 0, 0},
    {"COLL", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_COLL, NULL, -1, 0, 0},
    {"BKIND", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_BKIND, NULL, -1, 0, 0},
    {"BRED", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_BRED, codes_BRED, -1, 0, 0},
    {"DEFER", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_DEFER, codes_DEFER, -1, 0, 0},
    {"BID", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_BID, NULL, -1, 0, 0},
    {"BCNT", ISADORA_NUMBER, 12, 0, 0, 1, 1, 0, pieces_BCNT, NULL, -1, 0, 0},
    {"DLE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_DLE, codes_DLE, -1, 0, 0},
    {"DSB", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_DSB, codes_DSB, -1, 0, 0},
    {"DCNT", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_DCNT, NULL, -1, 0, 0},
    {"DMASK", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_DMASK, NULL, -1, 0, 0},
    {"D0", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D0, codes_D0, -1, 0, 0},
    {"D1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D1, codes_D1, -1, 0, 0},
    {"D2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D2, codes_D2, -1, 0, 0},
    {"D3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D3, codes_D3, -1, 0, 0},
    {"D4", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D4, codes_D4, -1, 0, 0},
    {"D5", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_D5, codes_D5, -1, 0, 0},
    {"BCLEAR", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BCLEAR, codes_BCLEAR, -1, 0, 0},
    {"PQUAD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PQUAD, codes_PQUAD, -1, 0, 0},
    {"BFROM", ISADORA_CODES, 6, 0, 0, 1, 1, 18, pieces_BFROM, codes_BFROM, -1, 0, 0},
    {"BSRC", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_BSRC, NULL, 4, 0, 0},
    {"B2RK", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_B2RK, NULL, -1, 0, 0},
    {"PMT", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_PMT, NULL, -1, 0, 0},
    {"LONG", ISADORA_NUMBER, 47, 0, 0, 4, 1, 0, pieces_LONG, NULL, -1, 0, 0},
    {"LONGH", ISADORA_NUMBER, 55, 0, 0, 4, 2, 0, pieces_LONGH, NULL, -1, 0, 0},
    {"SYOP", ISADORA_CODES, 2, 0, 0, 1, 1, 1, pieces_SYOP, codes_SYOP, -1, 0, 0},
    {"SYTRY", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SYTRY, codes_SYTRY, -1, 0, 0},
    {"SYX", ISADORA_CODES, 2, 0, 0, 1, 1, 1, pieces_SYX, codes_SYX, -1, 0, 0},
    {"SYT", ISADORA_CODES, 3, 0, 0, 1, 1, 4, pieces_SYT, codes_SYT, -1, 0, 0},
    {"SYMASK", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SYMASK, codes_SYMASK, -1, 0, 0},
    {"SYRED", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SYRED, codes_SYRED, -1, 0, 0},
    {"SYOPT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SYOPT, codes_SYOPT, -1, 0, 0},
    {"CLEVEL", ISADORA_CODES, 3, 0, 0, 1, 1, 4, pieces_CLEVEL, codes_CLEVEL, -1, 0, 0},
    {"CCOP", ISADORA_CODES, 4, 0, 0, 1, 1, 9, pieces_CCOP, codes_CCOP, -1, 0, 0},
    {"CCE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CCE, codes_CCE, -1, 0, 0},
    {"MBSCOPE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_MBSCOPE, codes_MBSCOPE, -1, 0, 0},
    {"MBSEM", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_MBSEM, codes_MBSEM, -1, 0, 0},
    {"MBIO", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MBIO, codes_MBIO, -1, 0, 0},
    {"MBASYNC", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_MBASYNC, NULL, -1, 0, 0},
    {"QSPACE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_QSPACE, codes_QSPACE, -1, 0, 0},
    {"QSPACE9", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_QSPACE9, codes_QSPACE9, -1, 0, 0},
    {"THEAD", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_THEAD, NULL, -1, 0, 0},
    {"TINDEX", ISADORA_NUMBER, 14, 0, 0, 1, 1, 0, pieces_TINDEX, NULL, -1, 0, 0},
    {"TALL", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_TALL, NULL, -1, 0, 0},
    {"REGSW", ISADORA_CODES, 3, 0, 0, 1, 1, 2, pieces_REGSW, codes_REGSW, -1, 0, 0},
    {"REGS", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_REGS, NULL, -1, 0, 0},
    {"REL", ISADORA_NUMBER, 48, 1, 0, 4, 1, 0, pieces_REL, NULL, -1, 0, 0},
    {"RELH", ISADORA_NUMBER, 56, 1, 0, 4, 2, 0, pieces_RELH, NULL, -1, 0, 0},
    {"FAR", ISADORA_NUMBER, 48, 1, 0, 4, 1, 0, pieces_FAR, NULL, -1, 0, 0},
    {"FARH", ISADORA_NUMBER, 56, 1, 0, 4, 2, 0, pieces_FARH, NULL, -1, 0, 0},
    {"AT34", ISADORA_NUMBER, 47, 0, 0, 4, 1, 0, pieces_AT34, NULL, -1, 0, 0},
    {"ATH", ISADORA_NUMBER, 55, 0, 0, 4, 2, 0, pieces_ATH, NULL, -1, 0, 0},
    {"RELL", ISADORA_NUMBER, 58, 1, 0, 1, 1, 0, pieces_RELL, NULL, -1, 0, 0},
    {"MEET", ISADORA_NUMBER, 30, 1, 0, 4, 1, 0, pieces_MEET, NULL, -1, 0, 0},
    {"BB", ISADORA_REGISTER, 4, 0, 0, 1, 1, 0, pieces_BB, NULL, 4, 0, 0},
    {"BHOW", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_BHOW, codes_BHOW, -1, 0, 0},
    {"BDEPTH", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_BDEPTH, codes_BDEPTH, -1, 0, 0},
    {"JHOW", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_JHOW, codes_JHOW, -1, 0, 0},
    {"BRHOW", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_BRHOW, codes_BRHOW, -1, 0, 0},
    {"BUP", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_BUP, NULL, 3, 0, 0},
    {"BUPN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BUPN, codes_BUPN, -1, 0, 0},
    {"BUHOW", ISADORA_CODES, 2, 0, 0, 1, 1, 2, pieces_BUHOW, codes_BUHOW, -1, 0, 0},
    {"NOINC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NOINC, codes_NOINC, -1, 0, 0},
    {"NODEC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NODEC, codes_NODEC, -1, 0, 0},
    {"RKIND", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RKIND, codes_RKIND, -1, 0, 0},
    {"KEEP", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_KEEP, codes_KEEP, -1, 0, 0},
    {"PREEMPT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PREEMPT, codes_PREEMPT, -1, 0, 0},
    {"ATEX", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_ATEX, codes_ATEX, -1, 0, 0},
    {"BPKIND", ISADORA_CODES, 3, 0, 0, 1, 1, 4, pieces_BPKIND, codes_BPKIND, -1, 0, 0},
    {"BPNUM", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_BPNUM, NULL, -1, 0, 0},
    {"CDF", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_CDF, codes_CDF, -1, 0, 0},
    {"CSF", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_CSF, codes_CSF, -1, 0, 0},
    {"CDFF", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_CDFF, codes_CDFF, -1, 0, 0},
    {"CDI", ISADORA_CODES, 3, 0, 0, 1, 2, 8, pieces_CDI, codes_CDI, -1, 0, 0},
    {"CSI", ISADORA_CODES, 3, 0, 0, 1, 2, 8, pieces_CSI, codes_CSI, -1, 0, 0},
    {"CSFT", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_CSFT, codes_CSFT, -1, 0, 0},
    {"CINT", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CINT, codes_CINT, -1, 0, 0},
    {"NTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NTZ, codes_NTZ, -1, 0, 0},
    {"CHALF", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CHALF, codes_CHALF, -1, 0, 0},
    {"CBYTE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CBYTE, codes_CBYTE, -1, 0, 0},
    {"CNAR", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CNAR, codes_CNAR, -1, 0, 0},
    {"CPAK", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_CPAK, codes_CPAK, -1, 0, 0},
    {"CRELU", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CRELU, codes_CRELU, -1, 0, 0},
    {"CBF", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CBF, codes_CBF, -1, 0, 0},
    {"CBFX", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CBFX, NULL, -1, 0, 0},
    {"CSATF", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CSATF, codes_CSATF, -1, 0, 0},
    {"CMERGE", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CMERGE, NULL, -1, 0, 0},
    {"CE5", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CE5, NULL, -1, 0, 0},
    {"CRS", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_CRS, NULL, -1, 0, 0},
    {"CRND2", ISADORA_CODES, 2, 0, 0, 1, 1, 2, pieces_CRND2, codes_CRND2, -1, 0, 0},
    {"CIPR", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CIPR, codes_CIPR, -1, 0, 0},
    {"CIPN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CIPN, codes_CIPN, -1, 0, 0},
    {"CIPT", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CIPT, codes_CIPT, -1, 0, 0},
    {"CIPH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CIPH, codes_CIPH, -1, 0, 0},
    {"CFRND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CFRND, codes_CFRND, -1, 0, 0},
    {"CFS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CFS, codes_CFS, -1, 0, 0},
    {"CFD", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_CFD, NULL, -1, 0, 0},
    {"CFW", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_CFW, NULL, -1, 0, 0},
    {"CPSX", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CPSX, codes_CPSX, -1, 0, 0},
    {"CPSH", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CPSH, codes_CPSH, -1, 0, 0},
    {"CPH", ISADORA_NUMBER, 2, 0, 0, 1, 1, 0, pieces_CPH, NULL, -1, 0, 0},
    {"DIMM", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_DIMM, NULL, -1, 64, 20},
    {"DCMP", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_DCMP, codes_DCMP, -1, 0, 0},
    {"OPC", ISADORA_NUMBER, 9, 0, 0, 1, 1, 0, pieces_OPC, NULL, -1, 0, 0},
    {"FORM", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_FORM, NULL, -1, 0, 0},
    {"UREG", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_UREG, NULL, -1, 0, 0},
    {"GP", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_GP, NULL, 2, 0, 0},
    {"GN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_GN, NULL, -1, 0, 0},
    {"GUP", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_GUP, NULL, 3, 0, 0},
    {"Rd", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Rd, NULL, 0, 0, 0},
    {"Ra", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Ra, NULL, 0, 0, 0},
    {"Rb", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Rb, NULL, 0, 0, 0},
    {"Rc", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_Rc, NULL, 0, 0, 0},
    {"Ud", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_Ud, NULL, 1, 0, 0},
    {"Ua", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_Ua, NULL, 1, 0, 0},
    {"Ub", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_Ub, NULL, 1, 0, 0},
    {"Uc", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_Uc, NULL, 1, 0, 0},
    {"IMM", ISADORA_NUMBER, 32, 1, 0, 1, 1, 0, pieces_IMM, NULL, -1, 0, 0},
    {"UIMM", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_UIMM, NULL, -1, 0, 0},
    {"COFF", ISADORA_NUMBER, 14, 1, 0, 4, 1, 0, pieces_COFF, NULL, -1, 0, 0},
    {"CBANK", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_CBANK, NULL, -1, 0, 0},
    {"NA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NA, codes_NA, -1, 0, 0},
    {"NB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NB, codes_NB, -1, 0, 0},
    {"NC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NC, codes_NC, -1, 0, 0},
    {"IA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IA, codes_IA, -1, 0, 0},
    {"IB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IB, codes_IB, -1, 0, 0},
    {"IC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_IC, codes_IC, -1, 0, 0},
    {"XF", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_XF, NULL, -1, 0, 0},
    {"US", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_US, codes_US, -1, 0, 0},
    {"P0", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_P0, NULL, 2, 0, 0},
    {"P1", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_P1, NULL, 2, 0, 0},
    {"Q0", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_Q0, NULL, 2, 0, 0},
    {"Q0N", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_Q0N, codes_Q0N, -1, 0, 0},
    {"Q1", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_Q1, NULL, 2, 0, 0},
    {"Q1N", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_Q1N, codes_Q1N, -1, 0, 0},
    {"Q2", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_Q2, NULL, 2, 0, 0},
    {"Q2N", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_Q2N, codes_Q2N, -1, 0, 0},
    {"RA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RA, codes_RA, -1, 0, 0},
    {"RB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RB, codes_RB, -1, 0, 0},
    {"RC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RC, codes_RC, -1, 0, 0},
    {"STALL", ISADORA_NUMBER, 4, 0, 1, 1, 1, 0, pieces_STALL, NULL, -1, 0, 0},
    {"NOY", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NOY, codes_NOY, -1, 0, 0},
    {"WBAR", ISADORA_NUMBER, 3, 0, 1, 1, 1, 0, pieces_WBAR, NULL, -1, 0, 0},
    {"RBAR", ISADORA_NUMBER, 3, 0, 1, 1, 1, 0, pieces_RBAR, NULL, -1, 0, 0},
    {"CONTROL", ISADORA_NUMBER, 17, 0, 0, 1, 1, 0, pieces_CONTROL, NULL, -1, 0, 0},
    {"W1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W1, codes_W1, -1, 0, 0},
    {"W2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W2, codes_W2, -1, 0, 0},
    {"W3", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W3, codes_W3, -1, 0, 0},
    {"W4", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W4, codes_W4, -1, 0, 0},
    {"W5", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W5, codes_W5, -1, 0, 0},
    {"W6", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_W6, codes_W6, -1, 0, 0},
    {"PM1", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_PM1, NULL, -1, 0, 0},
    {"PM2", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_PM2, NULL, -1, 0, 0},
    {"AA", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_AA, NULL, -1, 0, 0},
    {"AB", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_AB, NULL, -1, 0, 0},
    {"AC", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_AC, NULL, -1, 0, 0},
    {"FIMM", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_FIMM, NULL, -1, 32, 20},
    {"FMODE", ISADORA_CODES, 2, 0, 0, 1, 2, 3, pieces_FMODE, codes_FMODE, -1, 0, 0},
    {"FTZ", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FTZ, codes_FTZ, -1, 0, 0},
    {"FRND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_FRND, codes_FRND, -1, 0, 0},
    {"FSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FSAT, codes_FSAT, -1, 0, 0},
    {"FSCALE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_FSCALE, codes_FSCALE, -1, 0, 0},
    {"FCMP", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_FCMP, codes_FCMP, -1, 0, 0},
    {"FNAN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FNAN, codes_FNAN, -1, 0, 0},
    {"FXORS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FXORS, codes_FXORS, -1, 0, 0},
    {"FWHO", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_FWHO, NULL, -1, 0, 0},
    {"MUF", ISADORA_CODES, 4, 0, 0, 1, 1, 16, pieces_MUF, codes_MUF, -1, 0, 0},
    {"MUH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MUH, codes_MUH, -1, 0, 0},
    {"MUT", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_MUT, codes_MUT, -1, 0, 0},
    {"SWA", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWA, codes_SWA, -1, 0, 0},
    {"SWB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWB, codes_SWB, -1, 0, 0},
    {"SWC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWC, codes_SWC, -1, 0, 0},
    {"SWD", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SWD, codes_SWD, -1, 0, 0},
    {"NDV", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NDV, codes_NDV, -1, 0, 0},
    {"AOFF", ISADORA_NUMBER, 10, 0, 0, 1, 1, 0, pieces_AOFF, NULL, -1, 0, 0},
    {"AO", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_AO, codes_AO, -1, 0, 0},
    {"IOFF", ISADORA_NUMBER, 8, 0, 0, 4, 1, 0, pieces_IOFF, NULL, -1, 0, 0},
    {"IFROM", ISADORA_NUMBER, 32, 0, 0, 1, 1, 0, pieces_IFROM, NULL, -1, 0, 0},
    {"AMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_AMODE, codes_AMODE, -1, 0, 0},
    {"AWHERE", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_AWHERE, codes_AWHERE, -1, 0, 0},
    {"OUTK", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_OUTK, codes_OUTK, -1, 0, 0},
    {"OUTN", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_OUTN, NULL, -1, 0, 0},
    {"ISOFF", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_ISOFF, NULL, -1, 0, 0},
    {"HIH", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_HIH, NULL, -1, 16, 20},
    {"HIL", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_HIL, NULL, -1, 16, 20},
    {"BIH", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_BIH, NULL, -1, 32, 20},
    {"BIL", ISADORA_NUMBER, 16, 0, 0, 1, 1, 0, pieces_BIL, NULL, -1, 32, 20},
    {"HSA", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSA, codes_HSA, -1, 0, 0},
    {"HXA", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HXA, codes_HXA, -1, 0, 0},
    {"HSB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSB, codes_HSB, -1, 0, 0},
    {"HXB", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HXB, codes_HXB, -1, 0, 0},
    {"HNB", ISADORA_CODES, 3, 0, 0, 1, 2, 5, pieces_HNB, codes_HNB, -1, 0, 0},
    {"HSC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSC, codes_HSC, -1, 0, 0},
    {"HXC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HXC, codes_HXC, -1, 0, 0},
    {"HAC", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_HAC, NULL, -1, 0, 0},
    {"HNC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HNC, codes_HNC, -1, 0, 0},
    {"HF32", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HF32, codes_HF32, -1, 0, 0},
    {"HTY", ISADORA_CODES, 2, 0, 0, 1, 2, 4, pieces_HTY, codes_HTY, -1, 0, 0},
    {"HBF", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_HBF, NULL, -1, 0, 0},
    {"HRELU", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_HRELU, NULL, -1, 0, 0},
    {"HXTY", ISADORA_CODES, 2, 0, 0, 1, 2, 4, pieces_HXTY, codes_HXTY, -1, 0, 0},
    {"HBOP", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HBOP, codes_HBOP, -1, 0, 0},
    {"HBF1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HBF1, codes_HBF1, -1, 0, 0},
    {"HAND", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_HAND, codes_HAND, -1, 0, 0},
    {"HSTY", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_HSTY, codes_HSTY, -1, 0, 0},
    {"LUT", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_LUT, NULL, -1, 0, 0},
    {"LUTX", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_LUTX, NULL, -1, 0, 0},
    {"PAND", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_PAND, codes_PAND, -1, 0, 0},
    {"SHT", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SHT, codes_SHT, -1, 0, 0},
    {"SHW", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SHW, codes_SHW, -1, 0, 0},
    {"SHD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SHD, codes_SHD, -1, 0, 0},
    {"SHHI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SHHI, codes_SHHI, -1, 0, 0},
    {"PMODE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_PMODE, codes_PMODE, -1, 0, 0},
    {"LEAN", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_LEAN, NULL, -1, 0, 0},
    {"LSX", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_LSX, NULL, -1, 0, 0},
    {"SGU", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SGU, codes_SGU, -1, 0, 0},
    {"WRAP", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_WRAP, codes_WRAP, -1, 0, 0},
    {"FLSH", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_FLSH, codes_FLSH, -1, 0, 0},
    {"MMU", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MMU, codes_MMU, -1, 0, 0},
    {"CMP", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_CMP, codes_CMP, -1, 0, 0},
    {"CMPU", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_CMPU, codes_CMPU, -1, 0, 0},
    {"BOP", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_BOP, codes_BOP, -1, 0, 0},
    {"EX", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_EX, NULL, -1, 0, 0},
    {"MSK", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_MSK, NULL, -1, 0, 0},
    {"LSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_LSIZE, codes_LSIZE, -1, 0, 0},
    {"CSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_CSIZE, codes_CSIZE, -1, 0, 0},
    {"SSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SSIZE, codes_SSIZE, -1, 0, 0},
    {"GSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_GSIZE, codes_GSIZE, -1, 0, 0},
    {"LORDER", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LORDER, codes_LORDER, -1, 0, 0},
    {"GORD", ISADORA_CODES, 4, 0, 0, 1, 1, 14, pieces_GORD, codes_GORD, -1, 0, 0},
    {"LTC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_LTC, codes_LTC, -1, 0, 0},
    {"GLTC", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_GLTC, codes_GLTC, -1, 0, 0},
    {"NP", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_NP, codes_NP, -1, 0, 0},
    {"NPN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_NPN, codes_NPN, -1, 0, 0},
    {"ZD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_ZD, codes_ZD, -1, 0, 0},
    {"SU", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SU, codes_SU, -1, 0, 0},
    {"CO16", ISADORA_NUMBER, 16, 1, 0, 1, 1, 0, pieces_CO16, NULL, -1, 0, 0},
    {"UCOFF", ISADORA_NUMBER, 16, 1, 0, 1, 1, 0, pieces_UCOFF, NULL, -1, 0, 0},
    {"CMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_CMODE, codes_CMODE, -1, 0, 0},
    {"ULOFF", ISADORA_NUMBER, 32, 1, 0, 1, 1, 0, pieces_ULOFF, NULL, -1, 0, 0},
    {"UQP", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_UQP, NULL, 3, 0, 0},
    {"UQN", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_UQN, codes_UQN, -1, 0, 0},
    {"MCOUNT", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MCOUNT, codes_MCOUNT, -1, 0, 0},
    {"MKIND", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_MKIND, codes_MKIND, -1, 0, 0},
    {"SOFF", ISADORA_NUMBER, 20, 1, 0, 1, 1, 0, pieces_SOFF, NULL, -1, 0, 0},
    {"GOFF", ISADORA_NUMBER, 12, 1, 0, 1, 1, 0, pieces_GOFF, NULL, -1, 0, 0},
    {"BYPASS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_BYPASS, codes_BYPASS, -1, 0, 0},
    {"ZFILL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_ZFILL, codes_ZFILL, -1, 0, 0},
    {"SREG", ISADORA_REGISTER, 8, 0, 0, 1, 1, 0, pieces_SREG, NULL, 7, 0, 0},
    {"SNUM", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_SNUM, NULL, -1, 0, 0},
    {"SWIDE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SWIDE, codes_SWIDE, -1, 0, 0},
    {"SDIM", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SDIM, codes_SDIM, -1, 0, 0},
    {"SBAD", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SBAD, codes_SBAD, -1, 0, 0},
    {"SBA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_SBA, codes_SBA, -1, 0, 0},
    {"SMASK", ISADORA_CODES, 4, 0, 0, 1, 1, 15, pieces_SMASK, codes_SMASK, -1, 0, 0},
    {"STYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_STYPE, codes_STYPE, -1, 0, 0},
    {"SCTYPE", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_SCTYPE, codes_SCTYPE, -1, 0, 0},
    {"MROWA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MROWA, codes_MROWA, -1, 0, 0},
    {"MROWB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MROWB, codes_MROWB, -1, 0, 0},
    {"MSTEP", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MSTEP, codes_MSTEP, -1, 0, 0},
    {"MSAT1", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MSAT1, codes_MSAT1, -1, 0, 0},
    {"MSAT", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MSAT, codes_MSAT, -1, 0, 0},
    {"MV4", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MV4, codes_MV4, -1, 0, 0},
    {"MVD", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MVD, codes_MVD, -1, 0, 0},
    {"MVT", ISADORA_CODES, 2, 0, 0, 1, 2, 3, pieces_MVT, codes_MVT, -1, 0, 0},
    {"MSHAPE", ISADORA_CODES, 2, 0, 0, 1, 2, 3, pieces_MSHAPE, codes_MSHAPE, -1, 0, 0},
    {"MFMT", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_MFMT, codes_MFMT, -1, 0, 0},
    {"MSP", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_MSP, NULL, -1, 0, 0},
    {"MUP", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_MUP, codes_MUP, -1, 0, 0},
    {"MUPC", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_MUPC, codes_MUPC, -1, 0, 0},
    {"MUPN", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_MUPN, NULL, -1, 0, 0},
    {"MISHAPE", ISADORA_CODES, 3, 0, 0, 1, 2, 5, pieces_MISHAPE, codes_MISHAPE, -1, 0, 0},
    {"MIA", ISADORA_CODES, 2, 0, 0, 1, 2, 4, pieces_MIA, codes_MIA, -1, 0, 0},
    {"MIB", ISADORA_CODES, 2, 0, 0, 1, 2, 4, pieces_MIB, codes_MIB, -1, 0, 0},
    {"MBSHAPE", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_MBSHAPE, codes_MBSHAPE, -1, 0, 0},
    {"MMSIZE", ISADORA_CODES, 3, 0, 0, 1, 1, 2, pieces_MMSIZE, codes_MMSIZE, -1, 0, 0},
    {"MMKIND", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_MMKIND, codes_MMKIND, -1, 0, 0},
    {"TBANK", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_TBANK, NULL, -1, 0, 0},
    {"TWORD", ISADORA_NUMBER, 14, 0, 0, 1, 1, 0, pieces_TWORD, NULL, -1, 0, 0},
    {"TSAM", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_TSAM, NULL, -1, 0, 0},
    {"THDR", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_THDR, NULL, -1, 0, 0},
    {"TUR", ISADORA_REGISTER, 6, 0, 0, 1, 1, 0, pieces_TUR, NULL, 1, 0, 0},
    {"TB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TB, codes_TB, -1, 0, 0},
    {"TSCR", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TSCR, codes_TSCR, -1, 0, 0},
    {"TF16", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_TF16, codes_TF16, -1, 0, 0},
    {"TDIM", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_TDIM, codes_TDIM, -1, 0, 0},
    {"TDIML", ISADORA_CODES, 3, 0, 0, 1, 1, 6, pieces_TDIML, codes_TDIML, -1, 0, 0},
    {"TDIM4", ISADORA_CODES, 3, 0, 0, 1, 1, 5, pieces_TDIM4, codes_TDIM4, -1, 0, 0},
    {"TDIMF", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_TDIMF, codes_TDIMF, -1, 0, 0},
    {"TLOD", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_TLOD, codes_TLOD, -1, 0, 0},
    {"TLODL", ISADORA_CODES, 3, 0, 0, 1, 1, 8, pieces_TLODL, codes_TLODL, -1, 0, 0},
    {"TCOMP", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_TCOMP, codes_TCOMP, -1, 0, 0},
    {"TAOFFI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TAOFFI, codes_TAOFFI, -1, 0, 0},
    {"TOFF4", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_TOFF4, codes_TOFF4, -1, 0, 0},
    {"TNDV", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TNDV, codes_TNDV, -1, 0, 0},
    {"TCL", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TCL, codes_TCL, -1, 0, 0},
    {"TDC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TDC, codes_TDC, -1, 0, 0},
    {"TMS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TMS, codes_TMS, -1, 0, 0},
    {"TLC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TLC, codes_TLC, -1, 0, 0},
    {"TNODEP", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_TNODEP, codes_TNODEP, -1, 0, 0},
    {"TMASK", ISADORA_NUMBER, 4, 0, 0, 1, 1, 0, pieces_TMASK, NULL, -1, 0, 0},
    {"TQ", ISADORA_CODES, 2, 0, 0, 1, 1, 3, pieces_TQ, codes_TQ, -1, 0, 0},
    {"THINT", ISADORA_NUMBER, 3, 0, 0, 1, 1, 0, pieces_THINT, NULL, -1, 0, 0},
    {"UPMODE", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_UPMODE, codes_UPMODE, -1, 0, 0},
    {"UCLN", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_UCLN, NULL, -1, 0, 0},
    {"VU32", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VU32, codes_VU32, -1, 0, 0},
    {"VU8", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VU8, codes_VU8, -1, 0, 0},
    {"VACC", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_VACC, codes_VACC, -1, 0, 0},
    {"DPA", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_DPA, codes_DPA, -1, 0, 0},
    {"DPB", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_DPB, codes_DPB, -1, 0, 0},
    {"DPA2", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_DPA2, codes_DPA2, -1, 0, 0},
    {"DP2", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_DP2, NULL, -1, 0, 0},
    {"DPHI", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_DPHI, codes_DPHI, -1, 0, 0},
    {"VMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_VMODE, codes_VMODE, -1, 0, 0},
    {"MATCHK", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MATCHK, codes_MATCHK, -1, 0, 0},
    {"MU64", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_MU64, codes_MU64, -1, 0, 0},
    {"SMODE", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_SMODE, codes_SMODE, -1, 0, 0},
    {"SLANE", ISADORA_NUMBER, 5, 0, 0, 1, 1, 0, pieces_SLANE, NULL, -1, 0, 0},
    {"SCLAMP", ISADORA_NUMBER, 13, 0, 0, 1, 1, 0, pieces_SCLAMP, NULL, -1, 0, 0},
    {"RDXOP", ISADORA_CODES, 3, 0, 0, 1, 1, 7, pieces_RDXOP, codes_RDXOP, -1, 0, 0},
    {"RDXS", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_RDXS, codes_RDXS, -1, 0, 0},
    {"PRPART", ISADORA_CODES, 2, 0, 0, 1, 1, 4, pieces_PRPART, codes_PRPART, -1, 0, 0},
    {"LUT2", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_LUT2, NULL, -1, 0, 0},
    {"LUT1", ISADORA_NUMBER, 8, 0, 0, 1, 2, 0, pieces_LUT1, NULL, -1, 0, 0},
    {"LUT1X", ISADORA_NUMBER, 8, 0, 0, 1, 2, 0, pieces_LUT1X, NULL, -1, 0, 0},
    {"UP2", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_UP2, NULL, 3, 0, 0},
    {"UPZ", ISADORA_NUMBER, 1, 0, 0, 1, 1, 0, pieces_UPZ, NULL, -1, 0, 0},
    {"ROR", ISADORA_CODES, 1, 0, 0, 1, 1, 2, pieces_ROR, codes_ROR, -1, 0, 0},
    {"V0", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_V0, NULL, 3, 0, 0},
    {"V1", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_V1, NULL, 3, 0, 0},
    {"V2", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_V2, NULL, 3, 0, 0},
    {"U0", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_U0, NULL, 3, 0, 0},
    {"U1", ISADORA_REGISTER, 3, 0, 0, 1, 1, 0, pieces_U1, NULL, 3, 0, 0},
    {"RDN", ISADORA_NUMBER, 8, 0, 0, 1, 1, 0, pieces_RDN, NULL, -1, 0, 0},
    {"UDN", ISADORA_NUMBER, 6, 0, 0, 1, 1, 0, pieces_UDN, NULL, -1, 0, 0},
};

static const struct isadora_slot slots_atom_v[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE3}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_tu[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE3}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_a[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE4}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_d[] = {{VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE4}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_h[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE9}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_hd[] = {{VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE9}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_f[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_FOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_FTYPE}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_fd[] = {{VOLTA_FIELD_FOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_FTYPE}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_cv[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_CAST}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_CTYPE3}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_ca[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_CAST}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_CTYPE4}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atom_ch[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_CAST}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_CTYPE9}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atomg_cv[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_CTYPE3}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atomg_ca[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_CTYPE4}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atomg_ch[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_CTYPE9}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_red_v[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE3}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_red_tu[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE3}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_red_a[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE4}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_red_d[] = {{VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_ATYPE4}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_redg_h[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_RTYPE9}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_redg_hd[] = {{VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_RTYPE9}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_redg_f[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_FOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_FTYPE}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_redg_fd[] = {{VOLTA_FIELD_FOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_FTYPE}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_v[] = {{VOLTA_FIELD_AOP}, {VOLTA_FIELD_STYPE2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_t[] = {{VOLTA_FIELD_AOP}, {VOLTA_FIELD_STYPE2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_tu[] = {{VOLTA_FIELD_AOP}, {VOLTA_FIELD_STYPE2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_h[] = {{VOLTA_FIELD_AOP}, {VOLTA_FIELD_ATYPE9}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_hu[] = {{VOLTA_FIELD_AOP}, {VOLTA_FIELD_ATYPE9}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_cv[] = {{VOLTA_FIELD_CAST}, {VOLTA_FIELD_SCTYPE2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_ct[] = {{VOLTA_FIELD_CAST}, {VOLTA_FIELD_SCTYPE2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_ch[] = {{VOLTA_FIELD_CAST}, {VOLTA_FIELD_CTYPE9}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_p[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_atoms_po[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bssy[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_BB}, {VOLTA_FIELD_MEET}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bsync[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_BB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmov_r[] = {{VOLTA_FIELD_BCLEAR}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_BFROM}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmov_b[] = {{VOLTA_FIELD_PQUAD}, {VOLTA_FIELD_BFROM}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmov_l[] = {{VOLTA_FIELD_RB}, {VOLTA_FIELD_LONG}, {VOLTA_FIELD_LONGH}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmov_rb[] = {{VOLTA_FIELD_BCLEAR}, {VOLTA_FIELD_BB}, {VOLTA_FIELD_BSRC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmov_ru[] = {{VOLTA_FIELD_BCLEAR}, {VOLTA_FIELD_BB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmov_bb[] = {{VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_yield[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_nanosleep_n[] = {{VOLTA_FIELD_RAND}, {VOLTA_FIELD_WARPS}, {VOLTA_FIELD_SYNCS}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_nanosleep_c[] = {{VOLTA_FIELD_SYNCS}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_warpsync_r[] = {{VOLTA_FIELD_EXCL}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_warpsync_m[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_warpsync_h[] = {{VOLTA_FIELD_EXCLH}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_warpsync_collective_h[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_warpsync_collective_a[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bar_sync[] = {{VOLTA_FIELD_DEFER}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_BCNT}, {VOLTA_FIELD_BID}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bar_red[] = {{VOLTA_FIELD_BRED}, {VOLTA_FIELD_DEFER}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_BCNT}, {VOLTA_FIELD_BID}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_b2r_r[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_b2r_b[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_r2b[] = {{VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_depbar_le[] = {{VOLTA_FIELD_DSB}, {VOLTA_FIELD_DCNT}, {VOLTA_FIELD_D4}, {VOLTA_FIELD_D3}, {VOLTA_FIELD_D2}, {VOLTA_FIELD_D1}, {VOLTA_FIELD_D0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_depbar_n[] = {{VOLTA_FIELD_D4}, {VOLTA_FIELD_D3}, {VOLTA_FIELD_D2}, {VOLTA_FIELD_D1}, {VOLTA_FIELD_D0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_depbar_u[] = {{VOLTA_FIELD_DLE}, {VOLTA_FIELD_DSB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_pmtrig[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_PMT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_rpcmov_r[] = {{VOLTA_FIELD_RB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_rpcmov_l[] = {{VOLTA_FIELD_LONG}, {VOLTA_FIELD_LONGH}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ctaid_s[] = {{VOLTA_FIELD_RA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_syncs_arr[] = {{VOLTA_FIELD_SYMASK}, {VOLTA_FIELD_SYRED}, {VOLTA_FIELD_SYOPT}, {VOLTA_FIELD_SYT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_syncs_chk[] = {{VOLTA_FIELD_SYOP}, {VOLTA_FIELD_SYTRY}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_syncs_x[] = {{VOLTA_FIELD_SYX}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_syncs_ld[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_syncs_cas[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_arrives[] = {{VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stas[] = {{VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ublkcp[] = {{VOLTA_FIELD_UB}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ublkpf[] = {{VOLTA_FIELD_UA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_utmaldg_s[] = {{VOLTA_FIELD_UB}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_utmacctl[] = {{VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cctl_v[] = {{VOLTA_FIELD_CCE}, {VOLTA_FIELD_CLEVEL}, {VOLTA_FIELD_CCOP}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cctl_u[] = {{VOLTA_FIELD_CCE}, {VOLTA_FIELD_CLEVEL}, {VOLTA_FIELD_CCOP}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cctl_va[] = {{VOLTA_FIELD_CLEVEL}, {VOLTA_FIELD_CCOP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cctll_v[] = {{VOLTA_FIELD_CCOP}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cctll_u[] = {{VOLTA_FIELD_CCOP}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cctlt_c[] = {{VOLTA_FIELD_THEAD}, {VOLTA_FIELD_TINDEX}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cctlt_u[] = {{VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_membar_v[] = {{VOLTA_FIELD_MBSEM}, {VOLTA_FIELD_MBSCOPE}, {VOLTA_FIELD_MBIO}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_membar_a[] = {{VOLTA_FIELD_MBSEM}, {VOLTA_FIELD_MBSCOPE}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_qspc_v[] = {{VOLTA_FIELD_CCE}, {VOLTA_FIELD_QSPACE}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_qspc_t[] = {{VOLTA_FIELD_CCE}, {VOLTA_FIELD_QSPACE}, {VOLTA_FIELD_QSPACE9}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_qspc_tu[] = {{VOLTA_FIELD_CCE}, {VOLTA_FIELD_QSPACE}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_qspc_u[] = {{VOLTA_FIELD_CCE}, {VOLTA_FIELD_QSPACE}, {VOLTA_FIELD_QSPACE9}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_warpgroupset[] = {{VOLTA_FIELD_UB}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_usetmaxreg_u[] = {{VOLTA_FIELD_REGSW}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_usetmaxreg_i[] = {{VOLTA_FIELD_REGSW}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_REGS}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_usetshmsz_i[] = {{VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulepc_n[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulepc_t[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_RELL}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_exit[] = {{VOLTA_FIELD_KEEP}, {VOLTA_FIELD_PREEMPT}, {VOLTA_FIELD_ATEX}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bra_b[] = {{VOLTA_FIELD_BHOW}, {VOLTA_FIELD_BDEPTH}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bra_u[] = {{VOLTA_FIELD_BUHOW}, {VOLTA_FIELD_BDEPTH}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_BUPN}, {VOLTA_FIELD_BUP}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bra_div[] = {{VOLTA_FIELD_BRHOW}, {VOLTA_FIELD_BDEPTH}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_jmp_b[] = {{VOLTA_FIELD_JHOW}, {VOLTA_FIELD_BDEPTH}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_AT34}, {VOLTA_FIELD_ATH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_jmp_c[] = {{VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_jmp_u[] = {{VOLTA_FIELD_BUHOW}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_BUPN}, {VOLTA_FIELD_BUP}, {VOLTA_FIELD_AT34}, {VOLTA_FIELD_ATH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_jmp_uc[] = {{VOLTA_FIELD_BUHOW}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_BUPN}, {VOLTA_FIELD_BUP}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_brx[] = {{VOLTA_FIELD_BDEPTH}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_FAR}, {VOLTA_FIELD_FARH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_brxu_brxu[] = {{VOLTA_FIELD_BDEPTH}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_FAR}, {VOLTA_FIELD_FARH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_call_at[] = {{VOLTA_FIELD_NOINC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_AT34}, {VOLTA_FIELD_ATH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_call_c[] = {{VOLTA_FIELD_NOINC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_call_r[] = {{VOLTA_FIELD_NOINC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_FAR}, {VOLTA_FIELD_FARH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_call_rel[] = {{VOLTA_FIELD_NOINC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_call_rr[] = {{VOLTA_FIELD_NOINC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_call_ur[] = {{VOLTA_FIELD_NOINC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ret_rel[] = {{VOLTA_FIELD_NODEC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ret_abs[] = {{VOLTA_FIELD_NODEC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_FAR}, {VOLTA_FIELD_FARH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ret_ur_rel[] = {{VOLTA_FIELD_NODEC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_REL}, {VOLTA_FIELD_RELH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ret_ur_abs[] = {{VOLTA_FIELD_NODEC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_FAR}, {VOLTA_FIELD_FARH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lepc_t[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RELL}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bpt[] = {{VOLTA_FIELD_BPKIND}, {VOLTA_FIELD_BPNUM}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2f_n[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CDFF}, {VOLTA_FIELD_CSF}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2f_w[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CDFF}, {VOLTA_FIELD_CSF}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CHALF}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2f_nd[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CDFF}, {VOLTA_FIELD_CSF}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2i_h[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CDI}, {VOLTA_FIELD_CSFT}, {VOLTA_FIELD_CINT}, {VOLTA_FIELD_NTZ}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CHALF}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2i_s[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CDI}, {VOLTA_FIELD_CSFT}, {VOLTA_FIELD_CINT}, {VOLTA_FIELD_NTZ}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2i_d[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CDI}, {VOLTA_FIELD_CSFT}, {VOLTA_FIELD_CINT}, {VOLTA_FIELD_NTZ}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_i2f_b[] = {{VOLTA_FIELD_CDF}, {VOLTA_FIELD_CSI}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CBYTE}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_i2f_h[] = {{VOLTA_FIELD_CDF}, {VOLTA_FIELD_CSI}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CHALF}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_i2f_w[] = {{VOLTA_FIELD_CDF}, {VOLTA_FIELD_CSI}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_frnd_h[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CSFT}, {VOLTA_FIELD_CINT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CHALF}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_frnd_s[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CSFT}, {VOLTA_FIELD_CINT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_frnd_d[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_CSFT}, {VOLTA_FIELD_CINT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_i2i[] = {{VOLTA_FIELD_CNAR}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2fp_p[] = {{VOLTA_FIELD_CSATF}, {VOLTA_FIELD_CRELU}, {VOLTA_FIELD_CBF}, {VOLTA_FIELD_CRND2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2fp_rs[] = {{VOLTA_FIELD_CSATF}, {VOLTA_FIELD_CRELU}, {VOLTA_FIELD_CBF}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2fp_m[] = {{VOLTA_FIELD_CSATF}, {VOLTA_FIELD_CRELU}, {VOLTA_FIELD_CBF}, {VOLTA_FIELD_CRND2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2fp_mc[] = {{VOLTA_FIELD_CSATF}, {VOLTA_FIELD_CRELU}, {VOLTA_FIELD_CBF}, {VOLTA_FIELD_CRND2}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2ip_b[] = {{VOLTA_FIELD_CIPT}, {VOLTA_FIELD_CIPR}, {VOLTA_FIELD_CIPN}, {VOLTA_FIELD_CRELU}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_CIPH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_f2ip_c[] = {{VOLTA_FIELD_CIPT}, {VOLTA_FIELD_CIPR}, {VOLTA_FIELD_CIPN}, {VOLTA_FIELD_CRELU}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_CIPH}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_i2fp[] = {{VOLTA_FIELD_CFS}, {VOLTA_FIELD_CFRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_i2ip_b[] = {{VOLTA_FIELD_CPAK}, {VOLTA_FIELD_CPSX}, {VOLTA_FIELD_CPSH}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_dadd_r[] = {{VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_dadd_c[] = {{VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_dmul[] = {{VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_dfma_b[] = {{VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_dfma_c[] = {{VOLTA_FIELD_FRND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_dsetp[] = {{VOLTA_FIELD_DCMP}, {VOLTA_FIELD_BOP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fadd[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fmul[] = {{VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSCALE}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ffma_b[] = {{VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ffma_c[] = {{VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fmnmx_n[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_FNAN}, {VOLTA_FIELD_FXORS}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fmnmx_isa[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_FNAN}, {VOLTA_FIELD_FXORS}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fsel[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fset[] = {{VOLTA_FIELD_FCMP}, {VOLTA_FIELD_FTZ}, {VOLTA_FIELD_BOP}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fsetp[] = {{VOLTA_FIELD_FCMP}, {VOLTA_FIELD_FTZ}, {VOLTA_FIELD_BOP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fchk[] = {{VOLTA_FIELD_P0}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_fswzadd[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_FRND}, {VOLTA_FIELD_NDV}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_SWD}, {VOLTA_FIELD_SWC}, {VOLTA_FIELD_SWB}, {VOLTA_FIELD_SWA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_mufu_r[] = {{VOLTA_FIELD_MUF}, {VOLTA_FIELD_MUH}, {VOLTA_FIELD_MUT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_mufu_s[] = {{VOLTA_FIELD_MUF}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_FIMM}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_mufu_d[] = {{VOLTA_FIELD_MUF}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_DIMM}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_mufu_h[] = {{VOLTA_FIELD_MUF}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_al2p[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ald_a[] = {{VOLTA_FIELD_AO}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_AOFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ald_r[] = {{VOLTA_FIELD_AO}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ald_u[] = {{VOLTA_FIELD_AO}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ast_a[] = {{VOLTA_FIELD_AOFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ast_r[] = {{VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ast_u[] = {{VOLTA_FIELD_UA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ipa_a[] = {{VOLTA_FIELD_AMODE}, {VOLTA_FIELD_AWHERE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_IOFF}, {VOLTA_FIELD_IFROM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ipa_u[] = {{VOLTA_FIELD_AMODE}, {VOLTA_FIELD_AWHERE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_IOFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_out_r[] = {{VOLTA_FIELD_OUTK}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_out_i[] = {{VOLTA_FIELD_OUTK}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OUTN}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_out_u[] = {{VOLTA_FIELD_OUTK}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_isberd[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_ISOFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_isbewr[] = {{VOLTA_FIELD_RA}, {VOLTA_FIELD_ISOFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldtram[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_IOFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hadd2[] = {{VOLTA_FIELD_HF32}, {VOLTA_FIELD_HTY}, {VOLTA_FIELD_FTZ}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HXB}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hmul2[] = {{VOLTA_FIELD_HF32}, {VOLTA_FIELD_HXTY}, {VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HXB}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_b[] = {{VOLTA_FIELD_HF32}, {VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HNB}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_HSC}, {VOLTA_FIELD_HXC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_c[] = {{VOLTA_FIELD_HF32}, {VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HSC}, {VOLTA_FIELD_HXC}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HNB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_rb[] = {{VOLTA_FIELD_HF32}, {VOLTA_FIELD_FMODE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HNB}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_HSC}, {VOLTA_FIELD_HXC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_rc[] = {{VOLTA_FIELD_HF32}, {VOLTA_FIELD_FMODE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HSC}, {VOLTA_FIELD_HXC}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HNB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_mma_b[] = {{VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_mma_c[] = {{VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_mma_rb[] = {{VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hfma2_mma_rc[] = {{VOLTA_FIELD_FMODE}, {VOLTA_FIELD_FSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HNC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hset2[] = {{VOLTA_FIELD_HSTY}, {VOLTA_FIELD_HBF1}, {VOLTA_FIELD_FCMP}, {VOLTA_FIELD_FTZ}, {VOLTA_FIELD_HBOP}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HXB}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hsetp2[] = {{VOLTA_FIELD_HSTY}, {VOLTA_FIELD_FCMP}, {VOLTA_FIELD_HAND}, {VOLTA_FIELD_FTZ}, {VOLTA_FIELD_HBOP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HXB}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hmnmx2[] = {{VOLTA_FIELD_FTZ}, {VOLTA_FIELD_FNAN}, {VOLTA_FIELD_FXORS}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_HSA}, {VOLTA_FIELD_HXA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_HSB}, {VOLTA_FIELD_HXB}, {VOLTA_FIELD_HIH}, {VOLTA_FIELD_HIL}, {VOLTA_FIELD_BIH}, {VOLTA_FIELD_BIL}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_iadd3_n[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_iadd3_x[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_Q1N}, {VOLTA_FIELD_Q1}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_r[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_i[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_b[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_ri[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_rc[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_ru[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_bx[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_cx[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_wide_b[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_wide_c[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_wide_bx[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IC}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imad_wide_cx[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lop3[] = {{VOLTA_FIELD_PAND}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_shf_b[] = {{VOLTA_FIELD_SHD}, {VOLTA_FIELD_SHW}, {VOLTA_FIELD_SHT}, {VOLTA_FIELD_SHHI}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_shf_c[] = {{VOLTA_FIELD_SHD}, {VOLTA_FIELD_SHW}, {VOLTA_FIELD_SHT}, {VOLTA_FIELD_SHHI}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_prmt_b[] = {{VOLTA_FIELD_PMODE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_prmt_c[] = {{VOLTA_FIELD_PMODE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sel[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_isetp_n[] = {{VOLTA_FIELD_CMP}, {VOLTA_FIELD_CMPU}, {VOLTA_FIELD_BOP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_isetp_x[] = {{VOLTA_FIELD_CMP}, {VOLTA_FIELD_CMPU}, {VOLTA_FIELD_BOP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_Q2N}, {VOLTA_FIELD_Q2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lea_lo[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lea_x[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lea_hi[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lea_hx[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lea_ih[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lea_ix[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_popc[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_brev[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_flo[] = {{VOLTA_FIELD_SGU}, {VOLTA_FIELD_FLSH}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_iabs[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sgxt[] = {{VOLTA_FIELD_WRAP}, {VOLTA_FIELD_MMU}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmsk[] = {{VOLTA_FIELD_WRAP}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_mov[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_MSK}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imnmx[] = {{VOLTA_FIELD_MMU}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldg_v[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldg_t[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldg_tu[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldg_a[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldg_d[] = {{VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ld_v[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ld_vz[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ld_t[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ld_tz[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ld_tu[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_LSIZE}, {VOLTA_FIELD_LORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ld_a[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ld_d[] = {{VOLTA_FIELD_EVICT}, {VOLTA_FIELD_LTC}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_NPN}, {VOLTA_FIELD_NP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stg_v[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stg_tu[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stg_a[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stg_d[] = {{VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_st_v[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_st_a[] = {{VOLTA_FIELD_WIDE}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF32}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldl_v[] = {{VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldl_tu[] = {{VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stl_v[] = {{VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stl_tu[] = {{VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_v[] = {{VOLTA_FIELD_SU}, {VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_vz[] = {{VOLTA_FIELD_SU}, {VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_t[] = {{VOLTA_FIELD_SU}, {VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_tz[] = {{VOLTA_FIELD_SU}, {VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_tu[] = {{VOLTA_FIELD_SU}, {VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_tuz[] = {{VOLTA_FIELD_SU}, {VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_a[] = {{VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_lds_au[] = {{VOLTA_FIELD_SSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sts_v[] = {{VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sts_t[] = {{VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sts_tu[] = {{VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_SCALE}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldc_v[] = {{VOLTA_FIELD_CMODE}, {VOLTA_FIELD_CSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_CO16}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldc_x[] = {{VOLTA_FIELD_CMODE}, {VOLTA_FIELD_CSIZE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_CO16}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uldc_c[] = {{VOLTA_FIELD_CSIZE}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_UCOFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uldc_i[] = {{VOLTA_FIELD_CSIZE}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uldc_io[] = {{VOLTA_FIELD_CSIZE}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_CO16}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uldc_m[] = {{VOLTA_FIELD_CSIZE}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_ULOFF}, {VOLTA_FIELD_UQN}, {VOLTA_FIELD_UQP}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldsm_r[] = {{VOLTA_FIELD_MKIND}, {VOLTA_FIELD_MCOUNT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldsm_u[] = {{VOLTA_FIELD_MKIND}, {VOLTA_FIELD_MCOUNT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_stsm[] = {{VOLTA_FIELD_MKIND}, {VOLTA_FIELD_MCOUNT}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_OFF}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldgsts_r[] = {{VOLTA_FIELD_BYPASS}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_GLTC}, {VOLTA_FIELD_GSIZE}, {VOLTA_FIELD_ZFILL}, {VOLTA_FIELD_GORD}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_SOFF}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GOFF}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ldgsts_u[] = {{VOLTA_FIELD_BYPASS}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_GLTC}, {VOLTA_FIELD_GSIZE}, {VOLTA_FIELD_ZFILL}, {VOLTA_FIELD_GORD}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_SOFF}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_GOFF}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_s2r[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_SREG}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_cs2r[] = {{VOLTA_FIELD_SWIDE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_SREG}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suld_d[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suld_dr[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suld_p[] = {{VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_SMASK}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suld_pr[] = {{VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_LORD}, {VOLTA_FIELD_SMASK}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sust_d[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sust_dr[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_MSIZE}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sust_p[] = {{VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SMASK}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sust_pr[] = {{VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_SORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SMASK}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sured_d[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_STYPE}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_sured_dr[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_ROP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_STYPE}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suatom_d[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_STYPE}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suatom_dr[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_AOP}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_STYPE}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suatom_c[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_SCTYPE}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suatom_cr[] = {{VOLTA_FIELD_SBA}, {VOLTA_FIELD_SDIM}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_SCTYPE}, {VOLTA_FIELD_AORDER}, {VOLTA_FIELD_SCOPE}, {VOLTA_FIELD_PRIV}, {VOLTA_FIELD_SORD}, {VOLTA_FIELD_SBAD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suquery_c[] = {{VOLTA_FIELD_SDIM}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_suquery_r[] = {{VOLTA_FIELD_SDIM}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hmma_884[] = {{VOLTA_FIELD_MV4}, {VOLTA_FIELD_MVT}, {VOLTA_FIELD_MSTEP}, {VOLTA_FIELD_MSAT1}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_MROWA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_MROWB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hmma_t[] = {{VOLTA_FIELD_MSHAPE}, {VOLTA_FIELD_MVD}, {VOLTA_FIELD_MSAT1}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hmma_a[] = {{VOLTA_FIELD_MSHAPE}, {VOLTA_FIELD_MVD}, {VOLTA_FIELD_MFMT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_MUP}, {VOLTA_FIELD_MUPC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_imma[] = {{VOLTA_FIELD_MISHAPE}, {VOLTA_FIELD_MIA}, {VOLTA_FIELD_MIB}, {VOLTA_FIELD_MSAT}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_MUP}, {VOLTA_FIELD_MUPC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_bmma[] = {{VOLTA_FIELD_MBSHAPE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_dmma_a[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_movm[] = {{VOLTA_FIELD_MMSIZE}, {VOLTA_FIELD_MMKIND}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hgmma_hgmma_r[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_hgmma_hgmma_d[] = {{VOLTA_FIELD_RD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tex_c[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLOD}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_TDC}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNDV}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIM}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tex_i[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLOD}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_TDC}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNDV}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIM}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tex_r[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLOD}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_TDC}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNDV}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TDIM}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tld_c[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLODL}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TCL}, {VOLTA_FIELD_TMS}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIML}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tld_i[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLODL}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TCL}, {VOLTA_FIELD_TMS}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIML}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tld_r[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLODL}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TCL}, {VOLTA_FIELD_TMS}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TDIML}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tld4_c[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TCOMP}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TOFF4}, {VOLTA_FIELD_TDC}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIM4}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tld4_i[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TCOMP}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TOFF4}, {VOLTA_FIELD_TDC}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIM4}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tld4_r[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TCOMP}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TOFF4}, {VOLTA_FIELD_TDC}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TDIM4}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_txd_c[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLC}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIML}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_txd_i[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLC}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIML}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_txd_r[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TF16}, {VOLTA_FIELD_TLC}, {VOLTA_FIELD_TAOFFI}, {VOLTA_FIELD_EVICT}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TDIML}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tmml_c[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TNDV}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIM}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tmml_i[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TNDV}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TDIM}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_tmml_r[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TNDV}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TDIM}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_txq_c[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_TQ}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_txq_i[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_TQ}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_txq_r[] = {{VOLTA_FIELD_TB}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_TQ}, {VOLTA_FIELD_TMASK}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_footprint_c[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TLOD}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TBANK}, {VOLTA_FIELD_TWORD}, {VOLTA_FIELD_TUR}, {VOLTA_FIELD_THDR}, {VOLTA_FIELD_TSAM}, {VOLTA_FIELD_TDIMF}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_footprint_r[] = {{VOLTA_FIELD_TSCR}, {VOLTA_FIELD_TB}, {VOLTA_FIELD_TLOD}, {VOLTA_FIELD_TNODEP}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_TDIMF}, {VOLTA_FIELD_THINT}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uiadd3_n[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uiadd3_x[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_IC}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_Q1N}, {VOLTA_FIELD_V1}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uimad_b[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uimad_c[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uimad_bx[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_IC}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uimad_cx[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uimad_wide_b[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uimad_wide_bx[] = {{VOLTA_FIELD_US}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_IC}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uisetp_n[] = {{VOLTA_FIELD_CMP}, {VOLTA_FIELD_CMPU}, {VOLTA_FIELD_BOP}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uisetp_o[] = {{VOLTA_FIELD_CMP}, {VOLTA_FIELD_CMPU}, {VOLTA_FIELD_BOP}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_Q2N}, {VOLTA_FIELD_V2}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulea_lo[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulea_x[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulea_hi[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_NB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulea_hx[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulea_ih[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_NA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulea_ix[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_IA}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_LEAN}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ulop3[] = {{VOLTA_FIELD_PAND}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ushf_b[] = {{VOLTA_FIELD_SHD}, {VOLTA_FIELD_SHW}, {VOLTA_FIELD_SHT}, {VOLTA_FIELD_SHHI}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ushf_c[] = {{VOLTA_FIELD_SHD}, {VOLTA_FIELD_SHW}, {VOLTA_FIELD_SHT}, {VOLTA_FIELD_SHHI}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uprmt[] = {{VOLTA_FIELD_UPMODE}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_usel[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_umov[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_upopc[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uflo[] = {{VOLTA_FIELD_SGU}, {VOLTA_FIELD_FLSH}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_IB}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_usgxt[] = {{VOLTA_FIELD_WRAP}, {VOLTA_FIELD_MMU}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ubmsk[] = {{VOLTA_FIELD_WRAP}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uplop3[] = {{VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_Q1N}, {VOLTA_FIELD_V1}, {VOLTA_FIELD_Q2N}, {VOLTA_FIELD_V2}, {VOLTA_FIELD_LUT1}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uplop3_sign_one[] = {{VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q2N}, {VOLTA_FIELD_V2}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uplop3_sign_two[] = {{VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_V0}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uplop3_sign_all[] = {{VOLTA_FIELD_U0}, {VOLTA_FIELD_U1}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UC}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uclea[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_UCLN}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_up2ur[] = {{VOLTA_FIELD_PRPART}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_ur2up[] = {{VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_uf2fp[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_UA}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_r2ur_o[] = {{VOLTA_FIELD_ROR}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_s2ur[] = {{VOLTA_FIELD_UD}, {VOLTA_FIELD_SREG}, {VOLTA_FIELD_GUP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_vabsdiff_b[] = {{VOLTA_FIELD_VU32}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_vabsdiff_c[] = {{VOLTA_FIELD_VU32}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_vabsdiff4_b[] = {{VOLTA_FIELD_VU8}, {VOLTA_FIELD_VACC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_vabsdiff4_c[] = {{VOLTA_FIELD_VU8}, {VOLTA_FIELD_VACC}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_idp_a4[] = {{VOLTA_FIELD_DPA}, {VOLTA_FIELD_DPB}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_idp_a2[] = {{VOLTA_FIELD_DPHI}, {VOLTA_FIELD_DPA2}, {VOLTA_FIELD_DPB}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_NC}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_vote[] = {{VOLTA_FIELD_VMODE}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_voteu[] = {{VOLTA_FIELD_VMODE}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_U0}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_match_any[] = {{VOLTA_FIELD_MU64}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_match_all[] = {{VOLTA_FIELD_MU64}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_shfl[] = {{VOLTA_FIELD_SMODE}, {VOLTA_FIELD_P0}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_SLANE}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_SCLAMP}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_redux[] = {{VOLTA_FIELD_RDXOP}, {VOLTA_FIELD_RDXS}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_elect[] = {{VOLTA_FIELD_P0}, {VOLTA_FIELD_UD}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_p2r[] = {{VOLTA_FIELD_PRPART}, {VOLTA_FIELD_RD}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_r2p[] = {{VOLTA_FIELD_RA}, {VOLTA_FIELD_PRPART}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_IMM}, {VOLTA_FIELD_UIMM}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_plop3[] = {{VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_Q1N}, {VOLTA_FIELD_Q1}, {VOLTA_FIELD_Q2N}, {VOLTA_FIELD_Q2}, {VOLTA_FIELD_UP2}, {VOLTA_FIELD_LUT1}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_plop3_sign_one[] = {{VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_Q2N}, {VOLTA_FIELD_Q2}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_plop3_sign_two[] = {{VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_Q0N}, {VOLTA_FIELD_Q0}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};
static const struct isadora_slot slots_plop3_sign_all[] = {{VOLTA_FIELD_P0}, {VOLTA_FIELD_P1}, {VOLTA_FIELD_RA}, {VOLTA_FIELD_RA_2}, {VOLTA_FIELD_RB}, {VOLTA_FIELD_RB_2}, {VOLTA_FIELD_CBANK}, {VOLTA_FIELD_COFF}, {VOLTA_FIELD_UB}, {VOLTA_FIELD_RC}, {VOLTA_FIELD_RC_2}, {VOLTA_FIELD_LUT}, {VOLTA_FIELD_LUT2}, {VOLTA_FIELD_GP}, {VOLTA_FIELD_STALL}, {VOLTA_FIELD_NOY}, {VOLTA_FIELD_WBAR}, {VOLTA_FIELD_RBAR}, {VOLTA_FIELD_W1}, {VOLTA_FIELD_W2}, {VOLTA_FIELD_W3}, {VOLTA_FIELD_W4}, {VOLTA_FIELD_W5}, {VOLTA_FIELD_W6}};

static const char *const lines_1[] = {"ATYPE3"};
static const char *const lines_2[] = {"AORDER{SCOPE}PRIV"};
static const char *const lines_3[] = {"[$R[Ra]]", "[$R[Ra]+OFF]", "[OFF]"};
static const char *const lines_4[] = {"", "@$P[GP]", "@!$P[GP]"};
static const char *const lines_5[] = {""};
static const char *const lines_6[] = {"", "{STALLS,NOY,SETS,FREES,W1,W2,W3,W4,W5,W6}"};
static const char *const lines_7[] = {"", "!STALL"};
static const char *const lines_8[] = {"", "+{WBAR+1}.W"};
static const char *const lines_9[] = {"", "+{RBAR+1}.R"};
static const struct isadora_choice choices_1[] = {{"N_ATYPE3", "n", lines_1, 1}, {"HOW70", NULL, lines_2, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_10[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]", "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$UR[Uc]]", "[$UR[Uc]+OFF]"};
static const struct isadora_choice choices_2[] = {{"N_ATYPE3", "n", lines_1, 1}, {"HOW70", NULL, lines_2, 1}, {"AT", "a", lines_10, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_11[] = {"ATYPE4"};
static const char *const lines_12[] = {"", "", "\?PM1", "\?PM2", "\?PM3"};
static const struct isadora_choice choices_3[] = {{"N_ATYPE4", "n", lines_11, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_13[] = {".E", ""};
static const char *const lines_14[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]", "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]", "desc[$UR[Uc]][$R[Ra].64]", "desc[$UR[Uc]][$R[Ra].64+OFF]"};
static const char *const lines_15[] = {"", "", "", "{desc $UR[Uc]}"};
static const struct isadora_choice choices_4[] = {{"WU", NULL, lines_13, 2}, {"N_ATYPE4", "n", lines_11, 1}, {"AG", "a", lines_14, 8}, {"DESC", "d", lines_15, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_16[] = {"ATYPE9"};
static const char *const lines_17[] = {"", "\?PM1", "\?PM2", "\?PM3"};
static const struct isadora_choice choices_5[] = {{"N_ATYPE9", "n", lines_16, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_18[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]", "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]"};
static const char *const lines_19[] = {"", "", "{desc $UR[Uc]}"};
static const struct isadora_choice choices_6[] = {{"WU", NULL, lines_13, 2}, {"N_ATYPE9", "n", lines_16, 1}, {"AG", "a", lines_18, 6}, {"DESC", "d", lines_19, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_20[] = {"FTYPE"};
static const struct isadora_choice choices_7[] = {{"N_FTYPE", "n", lines_20, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_8[] = {{"WU", NULL, lines_13, 2}, {"N_FTYPE", "n", lines_20, 1}, {"AG", "a", lines_18, 6}, {"DESC", "d", lines_19, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_21[] = {"CAST", "CAST", "CAST.SPIN"};
static const char *const lines_22[] = {"CTYPE3"};
static const struct isadora_choice choices_9[] = {{"CASOP", NULL, lines_21, 3}, {"N_CTYPE3", "n", lines_22, 1}, {"HOW70", NULL, lines_2, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_23[] = {"CTYPE4"};
static const struct isadora_choice choices_10[] = {{"CASOP", NULL, lines_21, 3}, {"N_CTYPE4", "n", lines_23, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_24[] = {"CTYPE9"};
static const struct isadora_choice choices_11[] = {{"CASOP", NULL, lines_21, 3}, {"N_CTYPE9", "n", lines_24, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_12[] = {{"N_CTYPE3", "n", lines_22, 1}, {"HOW70", NULL, lines_2, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_13[] = {{"N_CTYPE4", "n", lines_23, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_14[] = {{"N_CTYPE9", "n", lines_24, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_25[] = {"RTYPE9"};
static const struct isadora_choice choices_15[] = {{"N_RTYPE9", "n", lines_25, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_16[] = {{"WU", NULL, lines_13, 2}, {"N_RTYPE9", "n", lines_25, 1}, {"AG", "a", lines_18, 6}, {"DESC", "d", lines_19, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_26[] = {"STYPE2"};
static const struct isadora_choice choices_17[] = {{"N_STYPE2", "n", lines_26, 1}, {"AR", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_27[] = {"[$R[Ra]SCALE]", "[$R[Ra]SCALE+OFF]", "[$R[Ra]SCALE+OFF]", "[OFF]"};
static const struct isadora_choice choices_18[] = {{"N_STYPE2", "n", lines_26, 1}, {"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_19[] = {{"N_STYPE2", "n", lines_26, 1}, {"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_28[] = {"[$R[Ra]SCALE+$UR[Uc]]", "[$R[Ra]SCALE+$UR[Uc]+OFF]", "[$R[Ra]SCALE+$UR[Uc]]", "[$R[Ra]SCALE+$UR[Uc]+OFF]", "[$UR[Uc]]", "[$UR[Uc]+OFF]"};
static const struct isadora_choice choices_20[] = {{"N_STYPE2", "n", lines_26, 1}, {"ALS", "a", lines_28, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_21[] = {{"N_ATYPE9", "n", lines_16, 1}, {"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_22[] = {{"N_ATYPE9", "n", lines_16, 1}, {"ALS", "a", lines_28, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_29[] = {"SCTYPE2"};
static const struct isadora_choice choices_23[] = {{"CASOP", NULL, lines_21, 3}, {"N_SCTYPE2", "n", lines_29, 1}, {"AR", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_24[] = {{"CASOP", NULL, lines_21, 3}, {"N_SCTYPE2", "n", lines_29, 1}, {"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_25[] = {{"CASOP", NULL, lines_21, 3}, {"N_CTYPE9", "n", lines_24, 1}, {"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_26[] = {{"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_27[] = {{"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_30[] = {"", "Q0N$P[Q0]", "Q0N$P[Q0]"};
static const struct isadora_choice choices_28[] = {{"PX", "q", lines_30, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_31[] = {"$R[Rb]", "UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_29[] = {{"MB", "b", lines_31, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_32[] = {"$R[Rb]", "LONG", "LONGH", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_30[] = {{"MLR", "b", lines_32, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_31[] = {{"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_33[] = {"", "SYNCS"};
static const char *const lines_34[] = {"$R[Rb]", "UIMM", "UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_32[] = {{"SYN", NULL, lines_33, 2}, {"PX", "q", lines_30, 3}, {"NAP", "n", lines_34, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_33[] = {{"SYN", NULL, lines_33, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_35[] = {"EXCL", ""};
static const struct isadora_choice choices_34[] = {{"EXCLUSIVE", NULL, lines_35, 2}, {"PX", "q", lines_30, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_36[] = {"UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_35[] = {{"PX", "q", lines_30, 3}, {"MI", "m", lines_36, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_36[] = {{"PX", "q", lines_30, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_37[] = {"$R[Rb], $R[Rb]", "$R[Rb]", "$R[Rb], BCNT", "BID, $R[Rb]", "BID", "BID, BCNT"};
static const struct isadora_choice choices_37[] = {{"BARO", "b", lines_37, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_38[] = {"$R[Rb], $R[Rb]", "$R[Rb], BCNT", "BID, $R[Rb]", "BID, BCNT"};
static const struct isadora_choice choices_38[] = {{"BARA", "b", lines_38, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_39[] = {"Q0N$P[Q0]"};
static const struct isadora_choice choices_39[] = {{"BARO", "b", lines_37, 6}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_40[] = {"", "$P[P0]"};
static const struct isadora_choice choices_40[] = {{"PO", "p", lines_40, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_41[] = {{"NO_P", "p", lines_5, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_41[] = {"", "{5,D4,D3,D2,D1,D0}", "{4,D3,D2,D1,D0}", "{3,D2,D1,D0}", "{2,D1,D0}", "{1,D0}", "{0}"};
static const struct isadora_choice choices_42[] = {{"DLIST", NULL, lines_41, 7}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_42[] = {"LONG", "LONGH", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_43[] = {{"ML", "b", lines_42, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_43[] = {"[$R[Ra]+$UR[Uc]]", "[$R[Ra]+$UR[Uc]+OFF]", "[$UR[Uc]]", "[$UR[Uc]+OFF]"};
static const struct isadora_choice choices_44[] = {{"AL", "a", lines_43, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_44[] = {"[$UR[Ua]]", "[$UR[Ua]+OFF]"};
static const char *const lines_45[] = {"", "@$UP[GUP]", "@!$UP[GUP]"};
static const struct isadora_choice choices_45[] = {{"SYAT", "a", lines_44, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_46[] = {{"AL", "a", lines_43, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_46[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]", "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]"};
static const struct isadora_choice choices_47[] = {{"AU", "a", lines_46, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_48[] = {{"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_47[] = {"[$R[Ra]]", "[$R[Ra]+OFF32]", "[OFF32]"};
static const struct isadora_choice choices_49[] = {{"AR32", "a", lines_47, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_50[] = {{"AR32", "a", lines_47, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_48[] = {"[$R[Ra]+$UR[Ub]]", "[$R[Ra]+$UR[Ub]+OFF]", "[$UR[Ub]]", "[$UR[Ub]+OFF]"};
static const struct isadora_choice choices_51[] = {{"AL", "a", lines_48, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_52[] = {{"AR", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_53[] = {{"AR", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_49[] = {"QSPACE"};
static const struct isadora_choice choices_54[] = {{"QSP", "s", lines_49, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_50[] = {"QSPACE", "QSPACE9"};
static const struct isadora_choice choices_55[] = {{"QSP", "s", lines_50, 2}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_51[] = {"[$R[Ra].U32+$UR[Ub]]", "[$R[Ra].U32+$UR[Ub]+OFF]", "[$R[Ra].64+$UR[Ub]]", "[$R[Ra].64+$UR[Ub]+OFF]", "[$UR[Ub]]", "[$UR[Ub]+OFF]"};
static const struct isadora_choice choices_56[] = {{"QSP", "s", lines_49, 1}, {"AT", "a", lines_51, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_52[] = {"[$R[Ra].U32+$UR[Ub]]", "[$R[Ra].U32+$UR[Ub]+OFF]", "[$R[Ra].64+$UR[Ub]]", "[$R[Ra].64+$UR[Ub]+OFF]"};
static const struct isadora_choice choices_57[] = {{"QSP", "s", lines_50, 2}, {"AU", "a", lines_52, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_53[] = {"", "$UP[U0]"};
static const char *const lines_54[] = {"$UR[Uc]"};
static const struct isadora_choice choices_58[] = {{"UPO", "p", lines_53, 2}, {"UC6", "r", lines_54, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_59[] = {{"UPO", "p", lines_53, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_55[] = {"$UR[Ud]"};
static const struct isadora_choice choices_60[] = {{"UD", "d", lines_55, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_56[] = {"REL", "RELH"};
static const struct isadora_choice choices_61[] = {{"PX", "q", lines_30, 3}, {"TO", "to", lines_56, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_57[] = {"BUPN$UP[BUP]"};
static const struct isadora_choice choices_62[] = {{"PX", "q", lines_30, 3}, {"UNIP", "v", lines_57, 1}, {"TO", "to", lines_56, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_58[] = {"AT34", "ATH"};
static const struct isadora_choice choices_63[] = {{"PX", "q", lines_30, 3}, {"PLACE", "to", lines_58, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_59[] = {"c[CBANK][COFF]", "cx[$UR[Ub]][COFF]"};
static const struct isadora_choice choices_64[] = {{"PX", "q", lines_30, 3}, {"CB", "to", lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_65[] = {{"PX", "q", lines_30, 3}, {"UNIP", "v", lines_57, 1}, {"PLACE", "to", lines_58, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_60[] = {"c[CBANK][COFF]"};
static const struct isadora_choice choices_66[] = {{"PX", "q", lines_30, 3}, {"UNIP", "v", lines_57, 1}, {"JC", "to", lines_60, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_61[] = {"", "FAR", "", "FARH"};
static const struct isadora_choice choices_67[] = {{"PX", "q", lines_30, 3}, {"BY", "d", lines_61, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_68[] = {{"PX", "q", lines_30, 3}, {"BY", "to", lines_61, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_62[] = {"", "BPNUM"};
static const struct isadora_choice choices_69[] = {{"BPN", "n", lines_62, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_63[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "FIMM", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const char *const lines_64[] = {"", "", ""};
static const struct isadora_choice choices_70[] = {{"CS32", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"C77", NULL, lines_64, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_65[] = {"NB$R[Rb]RB{CHALF}", "NB|$R[Rb]|RB{CHALF}", "HIL", "NB{CB}CHALF", "NB|CB|CHALF", "NB$UR[Ub]CHALF", "NB|$UR[Ub]|CHALF"};
static const struct isadora_choice choices_71[] = {{"CS16", "b", lines_65, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"C77", NULL, lines_64, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_66[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "DIMM", "NB{CD}", "NB|CD|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const struct isadora_choice choices_72[] = {{"CS64", "b", lines_66, 7}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"C77", NULL, lines_64, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_67[] = {"", ""};
static const struct isadora_choice choices_73[] = {{"CS16", "b", lines_65, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"C86", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_74[] = {{"CS32", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"C86", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_75[] = {{"CS64", "b", lines_66, 7}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"C86", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_68[] = {"$R[Rb]RB{CBYTE}", "CB{CBYTE}", "$UR[Ub]CBYTE"};
static const struct isadora_choice choices_76[] = {{"CI8", "b", lines_68, 3}, {"CB", NULL, lines_59, 2}, {"C77I", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_69[] = {"$R[Rb]RB{CHALF}", "CB{CHALF}", "$UR[Ub]CHALF"};
static const struct isadora_choice choices_77[] = {{"CI16", "b", lines_69, 3}, {"CB", NULL, lines_59, 2}, {"C77I", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_70[] = {"$R[Rb]RB", "UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_78[] = {{"SBU", "b", lines_70, 5}, {"C77I", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_79[] = {{"CI64", "b", lines_70, 5}, {"C77I", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_80[] = {{"CS16", "b", lines_65, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"C77R", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_81[] = {{"CS32", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"C77R", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_82[] = {{"CS64", "b", lines_66, 7}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"C77R", NULL, lines_67, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_83[] = {{"SBU", "b", lines_70, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_71[] = {"CSATF{CRELU}CBF", "CSATF{CRELU}CBF", "CSATF{CRELU}.F16.F32", "CSATF{CRELU}.BF16.F32", "CSATF{CRELU}.E5M2.F32"};
static const char *const lines_72[] = {"$R[Rb]RB", "FIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_84[] = {{"CPACK", NULL, lines_71, 5}, {"CX", "b", lines_72, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_73[] = {"CSATF{CRELU}CBF", "CSATF{CRELU}CBF"};
static const struct isadora_choice choices_85[] = {{"CPACK", NULL, lines_73, 2}, {"CX", "b", lines_72, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_74[] = {"FIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_86[] = {{"CPACK", NULL, lines_71, 5}, {"CXT", "c", lines_74, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_75[] = {"CIPT.F32{CIPR}CIPN{CRELU}"};
static const struct isadora_choice choices_87[] = {{"CIP", NULL, lines_75, 1}, {"CX", "b", lines_72, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_88[] = {{"CIP", NULL, lines_75, 1}, {"CXT", "c", lines_74, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_89[] = {{"SBU", "b", lines_70, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_76[] = {".SAT", "CPSX", "CPSH"};
static const char *const lines_77[] = {"", ".H1"};
static const struct isadora_choice choices_90[] = {{"CIPS", NULL, lines_76, 3}, {"SBU", "b", lines_70, 5}, {"CIPC", NULL, lines_77, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_91[] = {{"CIPS", NULL, lines_76, 3}, {"SBU", "b", lines_70, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_78[] = {"NA$R[Ra]RA", "NA|$R[Ra]|RA"};
static const char *const lines_79[] = {"NC$R[Rc]RC", "NC|$R[Rc]|RC"};
static const struct isadora_choice choices_92[] = {{"DA", "a", lines_78, 2}, {"DC", "b", lines_79, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_80[] = {"DIMM", "NB{CD}", "NB|CD|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const struct isadora_choice choices_93[] = {{"DA", "a", lines_78, 2}, {"DT", "b", lines_80, 5}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_94[] = {{"DA", "a", lines_78, 2}, {"DB", "b", lines_66, 7}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_95[] = {{"DA", "a", lines_78, 2}, {"DB", "b", lines_66, 7}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"DC", "c", lines_79, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_81[] = {"NC$R[Rc]RB", "NC|$R[Rc]|RB"};
static const struct isadora_choice choices_96[] = {{"DA", "a", lines_78, 2}, {"DCB", "b", lines_81, 2}, {"DT", "c", lines_80, 5}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_82[] = {"NB$R[Rb]RC", "NB|$R[Rb]|RC", "DIMM", "NB{CD}", "NB|CD|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const struct isadora_choice choices_97[] = {{"DA", "a", lines_78, 2}, {"DL", "b", lines_82, 7}, {"CD", NULL, lines_59, 2}, {"CD", NULL, lines_59, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_83[] = {"NB$R[Rb]RC", "NB|$R[Rb]|RC", "FIMM", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const struct isadora_choice choices_98[] = {{"FA", "a", lines_78, 2}, {"FL", "b", lines_83, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_99[] = {{"FA", "a", lines_78, 2}, {"FB", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_100[] = {{"FA", "a", lines_78, 2}, {"FB", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"FC", "c", lines_79, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_84[] = {"FIMM", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const struct isadora_choice choices_101[] = {{"FA", "a", lines_78, 2}, {"FCB", "b", lines_81, 2}, {"FT", "c", lines_84, 5}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_85[] = {"FTZ", "FTZ{FNAN}", "FTZ{FNAN}FXORS", "FTZ{FNAN}FXORS"};
static const struct isadora_choice choices_102[] = {{"FMMOD", "m", lines_85, 4}, {"NO_P", "t", lines_5, 1}, {"FA", "a", lines_78, 2}, {"FB", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_103[] = {{"FA", "a", lines_78, 2}, {"FB", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_104[] = {{"FA", "a", lines_78, 2}, {"FB", "b", lines_63, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_86[] = {"", "MUH", "MUT"};
static const char *const lines_87[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const struct isadora_choice choices_105[] = {{"FMUT", NULL, lines_86, 3}, {"FB", "b", lines_87, 6}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_106[] = {{"FMUS", NULL, lines_64, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_88[] = {".F16", ".F16", ".BF16"};
static const struct isadora_choice choices_107[] = {{"FMUHALF", NULL, lines_88, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_89[] = {"", "$R[Rb]"};
static const struct isadora_choice choices_108[] = {{"ARB", "b", lines_89, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_90[] = {"", "$R[Rc]"};
static const struct isadora_choice choices_109[] = {{"ARC", "c", lines_90, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_91[] = {"", "IFROM", "c[CBANK][COFF]"};
static const struct isadora_choice choices_110[] = {{"PO", "p", lines_40, 2}, {"IPAPLACE", NULL, lines_91, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_111[] = {{"NO_R", "d", lines_5, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_92[] = {"[$R[Ra]]", "[$R[Ra]]", "[$R[Ra]+ISOFF]"};
static const struct isadora_choice choices_112[] = {{"ISB", NULL, lines_92, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_93[] = {"HF32", "HTY"};
static const char *const lines_94[] = {"NA$R[Ra]RA{HSWA}", "NA|$R[Ra]|RA{HSWA}"};
static const char *const lines_95[] = {"HSA", "HXA"};
static const char *const lines_96[] = {"NB$R[Rb]RC{HSWB}", "NB|$R[Rb]|RC{HSWB}", "HIH, HIL", "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
static const char *const lines_97[] = {"HSB", "HXB"};
static const struct isadora_choice choices_113[] = {{"HTADD", NULL, lines_93, 2}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HL", "b", lines_96, 7}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_98[] = {"HF32", "HXTY"};
static const char *const lines_99[] = {"NB$R[Rb]RB{HSWB}", "NB|$R[Rb]|RB{HSWB}", "HIH, HIL", "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
static const struct isadora_choice choices_114[] = {{"HTMUL", NULL, lines_98, 2}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HB", "b", lines_99, 7}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_100[] = {"HF32{FMODE}FSAT", "HF32{FMODE}FSAT", ".BF16_V2{FMODE}FSAT"};
static const char *const lines_101[] = {"NB$R[Rb]RB{HSWM}", "NB|$R[Rb]|RB{HSWM}", "HIH, HIL", "HIH, HIL", "BIH, BIL", "NB{CB}HSWM", "NB|CB|HSWM", "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
static const char *const lines_102[] = {"HSB", "HNB"};
static const char *const lines_103[] = {"HNC$R[Rc]RC{HSWC}", "HNC|$R[Rc]|RC{HSWC}"};
static const char *const lines_104[] = {"HSC", "HXC"};
static const struct isadora_choice choices_115[] = {{"HTFMA", NULL, lines_100, 3}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HMB", "b", lines_101, 9}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"HC", "c", lines_103, 2}, {"HSWC", NULL, lines_104, 2}, {"HSWC", NULL, lines_104, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_105[] = {"HNC$R[Rc]RB{HSWC}", "HNC|$R[Rc]|RB{HSWC}"};
static const char *const lines_106[] = {"HIH, HIL", "HIH, HIL", "BIH, BIL", "NB{CB}HSWM", "NB|CB|HSWM", "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
static const struct isadora_choice choices_116[] = {{"HTFMA", NULL, lines_100, 3}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HCB", "b", lines_105, 2}, {"HSWC", NULL, lines_104, 2}, {"HSWC", NULL, lines_104, 2}, {"HMT", "c", lines_106, 7}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_107[] = {"HF32{FMODE}", ".BF16_V2{FMODE}"};
static const char *const lines_108[] = {"NB$R[Rb]RB{HSWM}", "NB|$R[Rb]|RB{HSWM}", "HIH, HIL", "BIH, BIL", "NB{CB}HSWM", "NB|CB|HSWM", "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
static const struct isadora_choice choices_117[] = {{"HTREL", NULL, lines_107, 2}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HMB", "b", lines_108, 8}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"HC", "c", lines_103, 2}, {"HSWC", NULL, lines_104, 2}, {"HSWC", NULL, lines_104, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_109[] = {"HIH, HIL", "BIH, BIL", "NB{CB}HSWM", "NB|CB|HSWM", "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
static const struct isadora_choice choices_118[] = {{"HTREL", NULL, lines_107, 2}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HCB", "b", lines_105, 2}, {"HSWC", NULL, lines_104, 2}, {"HSWC", NULL, lines_104, 2}, {"HMT", "c", lines_109, 6}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"CB", NULL, lines_59, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"HSWM", NULL, lines_102, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_110[] = {"FMODE{FSAT}", "FMODE{FSAT}", ".INVALID1{FMODE}FSAT", ".BF16_V2{FMODE}FSAT"};
static const char *const lines_111[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "HIH, HIL", "HIH, HIL", "BIH, BIL", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const char *const lines_112[] = {"HNC$R[Rc]RC", "HNC|$R[Rc]|RC"};
static const struct isadora_choice choices_119[] = {{"HTMMA", NULL, lines_110, 4}, {"FA", "a", lines_78, 2}, {"HWB", "b", lines_111, 9}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"HWC", "c", lines_112, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_113[] = {"HNC$R[Rc]RB", "HNC|$R[Rc]|RB"};
static const char *const lines_114[] = {"HIH, HIL", "HIH, HIL", "BIH, BIL", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
static const struct isadora_choice choices_120[] = {{"HTMMA", NULL, lines_110, 4}, {"FA", "a", lines_78, 2}, {"HWCB", "b", lines_113, 2}, {"HWT", "c", lines_114, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_121[] = {{"HTMMA", NULL, lines_110, 4}, {"FA", "a", lines_78, 2}, {"HWB", "b", lines_111, 9}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"HWC", "c", lines_112, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_122[] = {{"HTMMA", NULL, lines_110, 4}, {"FA", "a", lines_78, 2}, {"HWCB", "b", lines_113, 2}, {"HWT", "c", lines_114, 7}, {"CB", NULL, lines_59, 2}, {"CB", NULL, lines_59, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_115[] = {"", "HSTY"};
static const char *const lines_116[] = {"NB$R[Rb]RC{HSWB}", "NB|$R[Rb]|RC{HSWB}", "HIH, HIL", "HIH, HIL", "BIH, BIL", "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
static const struct isadora_choice choices_123[] = {{"HST", NULL, lines_115, 2}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HSL", "b", lines_116, 9}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_117[] = {"FTZ{FNAN}FXORS", ".BF16_V2{FTZ}FNAN{FXORS}"};
static const char *const lines_118[] = {"NB$R[Rb]RB{HSWB}", "NB|$R[Rb]|RB{HSWB}", "HIH, HIL", "BIH, BIL", "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
static const struct isadora_choice choices_124[] = {{"HMT2", NULL, lines_117, 2}, {"HA", "a", lines_94, 2}, {"HSWA", NULL, lines_95, 2}, {"HSWA", NULL, lines_95, 2}, {"HNM", "b", lines_118, 8}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"CB", NULL, lines_59, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"HSWB", NULL, lines_97, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_119[] = {"", "$P[P0]", "$P[P0], $P[P1]"};
static const char *const lines_120[] = {"NA$R[Ra]RA"};
static const char *const lines_121[] = {"NB$R[Rb]RB", "IMM", "NB{CB}", "NB$UR[Ub]"};
static const char *const lines_122[] = {"NC$R[Rc]RC"};
static const struct isadora_choice choices_125[] = {{"CO", NULL, lines_119, 3}, {"ADDA", "a", lines_120, 1}, {"SBN", "b", lines_121, 4}, {"CB", NULL, lines_59, 2}, {"ADDC", "c", lines_122, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_123[] = {"IA$R[Ra]RA"};
static const char *const lines_124[] = {"IB$R[Rb]RB", "IMM", "IB{CB}", "IB$UR[Ub]"};
static const char *const lines_125[] = {"IC$R[Rc]RC"};
static const char *const lines_126[] = {"Q1N$P[Q1]"};
static const struct isadora_choice choices_126[] = {{"CO", NULL, lines_119, 3}, {"INVA", "a", lines_123, 1}, {"SBI", "b", lines_124, 4}, {"CB", NULL, lines_59, 2}, {"INVC", "c", lines_125, 1}, {"QA", "p", lines_39, 1}, {"QB", "q", lines_126, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_127[] = {{"ADDC", "c", lines_122, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_127[] = {"c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_128[] = {{"SBCU", "b", lines_127, 3}, {"ADDC", "c", lines_122, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_128[] = {"NB{CB}"};
static const struct isadora_choice choices_129[] = {{"CBN", "c", lines_128, 1}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_129[] = {"NB$UR[Ub]"};
static const struct isadora_choice choices_130[] = {{"UBN", NULL, lines_129, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_130[] = {"$R[Rb]RB", "IMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_131[] = {{"SB", "b", lines_130, 5}, {"INVC", "c", lines_125, 1}, {"QA", "k", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_131[] = {"IMM", "IB{CB}", "IB$UR[Ub]"};
static const struct isadora_choice choices_132[] = {{"SCI", "c", lines_131, 3}, {"CB", NULL, lines_59, 2}, {"QA", "k", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_133[] = {{"PJ", "p", lines_40, 2}, {"SB", "b", lines_130, 5}, {"PAIRC", "c", lines_122, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_132[] = {"NB{CW}", "NB$UR[Ub]"};
static const struct isadora_choice choices_134[] = {{"PJ", "p", lines_40, 2}, {"WIDEC", "c", lines_132, 2}, {"CW", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_135[] = {{"PJ", "p", lines_40, 2}, {"SB", "b", lines_130, 5}, {"WIDEX", "c", lines_125, 1}, {"QA", "k", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_133[] = {"IB{CW}", "IB$UR[Ub]"};
static const struct isadora_choice choices_136[] = {{"PJ", "p", lines_40, 2}, {"WIDECX", "c", lines_133, 2}, {"CW", NULL, lines_59, 2}, {"QA", "k", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_137[] = {{"PO", "p", lines_40, 2}, {"SBU", "b", lines_70, 5}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_138[] = {{"SCU", "c", lines_36, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_139[] = {{"SBU", "b", lines_70, 5}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_140[] = {{"SB", "b", lines_130, 5}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_134[] = {"Q2N$P[Q2]"};
static const struct isadora_choice choices_141[] = {{"SB", "b", lines_130, 5}, {"QA", "q", lines_39, 1}, {"QC", "r", lines_134, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_135[] = {"", "Q2N$P[Q2]", "Q2N$P[Q2]"};
static const struct isadora_choice choices_142[] = {{"SB", "b", lines_130, 5}, {"QA", "q", lines_39, 1}, {"QOLD", "r", lines_135, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_136[] = {"NB$R[Rb]RB", "UIMM", "NB{CB}", "NB$UR[Ub]"};
static const struct isadora_choice choices_143[] = {{"PJ", "p", lines_40, 2}, {"SBNU", "b", lines_136, 4}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_137[] = {"IB$R[Rb]RB", "UIMM", "IB{CB}", "IB$UR[Ub]"};
static const struct isadora_choice choices_144[] = {{"PJ", "p", lines_40, 2}, {"SBIU", "b", lines_137, 4}, {"CB", NULL, lines_59, 2}, {"QA", "k", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_145[] = {{"PJ", "p", lines_40, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_146[] = {{"PJ", "p", lines_40, 2}, {"QA", "k", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_147[] = {{"NOTB", "b", lines_137, 4}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_148[] = {{"PO", NULL, lines_40, 2}, {"NOTB", "b", lines_137, 4}, {"CB", NULL, lines_59, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_149[] = {{"SB", "b", lines_130, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_138[] = {"", "MSK"};
static const struct isadora_choice choices_150[] = {{"SBU", "b", lines_70, 5}, {"MMASK", NULL, lines_138, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_139[] = {"WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}"};
static const struct isadora_choice choices_151[] = {{"LMOD70", NULL, lines_139, 1}, {"PO", "p", lines_40, 2}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_152[] = {{"LMOD70", NULL, lines_139, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_140[] = {"WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV"};
static const char *const lines_141[] = {"", "NPN{NP}", "NPN{NP}"};
static const struct isadora_choice choices_153[] = {{"LMOD75", NULL, lines_140, 1}, {"PO", "p", lines_40, 2}, {"ARE", "a", lines_3, 3}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_154[] = {{"LMOD75", NULL, lines_140, 1}, {"ARE", "a", lines_3, 3}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_155[] = {{"LMOD75", NULL, lines_140, 1}, {"PO", "p", lines_40, 2}, {"AT", "a", lines_51, 6}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_156[] = {{"LMOD75", NULL, lines_140, 1}, {"AT", "a", lines_51, 6}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_157[] = {{"PO", "p", lines_40, 2}, {"ARE", "a", lines_3, 3}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_142[] = {"[$R[Ra].U32+$UR[Ub]]", "[$R[Ra].U32+$UR[Ub]+OFF]", "[$R[Ra].64+$UR[Ub]]", "[$R[Ra].64+$UR[Ub]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]", "desc[$UR[Ub]][$R[Ra].64]", "desc[$UR[Ub]][$R[Ra].64+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]"};
static const char *const lines_143[] = {"", "", "", "{desc $UR[Ub]}", "", "{desc $UR[Ub]}"};
static const struct isadora_choice choices_158[] = {{"WU", NULL, lines_13, 2}, {"PO", "p", lines_40, 2}, {"AG", "a", lines_142, 10}, {"NPRED", "n", lines_141, 3}, {"DESC", "d", lines_143, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_159[] = {{"LMOD70", NULL, lines_139, 1}, {"NO_P", "p", lines_5, 1}, {"AR32", "a", lines_47, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_160[] = {{"LMOD70", NULL, lines_139, 1}, {"AR32", "a", lines_47, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_161[] = {{"LMOD75", NULL, lines_140, 1}, {"NO_P", "p", lines_5, 1}, {"AR32", "a", lines_47, 3}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_162[] = {{"LMOD75", NULL, lines_140, 1}, {"AR32", "a", lines_47, 3}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_163[] = {{"LMOD75", NULL, lines_140, 1}, {"NO_P", "p", lines_5, 1}, {"AT", "a", lines_51, 6}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_164[] = {{"NO_P", "p", lines_5, 1}, {"AR32", "a", lines_47, 3}, {"NPRED", "n", lines_141, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_165[] = {{"WU", NULL, lines_13, 2}, {"NO_P", "p", lines_5, 1}, {"AG", "a", lines_142, 10}, {"NPRED", "n", lines_141, 3}, {"DESC", "d", lines_143, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_144[] = {"WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}"};
static const struct isadora_choice choices_166[] = {{"SMOD70", NULL, lines_144, 1}, {"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_167[] = {{"SMOD70", NULL, lines_144, 1}, {"AT", "a", lines_10, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_168[] = {{"ARE", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_145[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]", "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]", "desc[$UR[Uc]][$R[Ra].64]", "desc[$UR[Uc]][$R[Ra].64+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]"};
static const char *const lines_146[] = {"", "", "", "{desc $UR[Uc]}", "", "{desc $UR[Uc]}"};
static const struct isadora_choice choices_169[] = {{"WU", NULL, lines_13, 2}, {"AG", "a", lines_145, 10}, {"DESC", "d", lines_146, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_170[] = {{"SMOD70", NULL, lines_144, 1}, {"AR32", "a", lines_47, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_171[] = {{"AL", "a", lines_48, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_147[] = {"[$R[Ra]+$UR[Ub]]", "[$R[Ra]+$UR[Ub]+OFF]", "[$UR[Ub]]", "[$UR[Ub]+OFF]", "[$R[Ra]]", "[$R[Ra]+OFF]", "[OFF]"};
static const char *const lines_148[] = {"", "{desc $UR[Ub]}"};
static const struct isadora_choice choices_172[] = {{"ALOCAL", "a", lines_147, 7}, {"DESCL", "d", lines_148, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_173[] = {{"AL", "a", lines_43, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_149[] = {"[$R[Ra]+$UR[Uc]]", "[$R[Ra]+$UR[Uc]+OFF]", "[$UR[Uc]]", "[$UR[Uc]+OFF]", "[$R[Ra]]", "[$R[Ra]+OFF]", "[OFF]"};
static const char *const lines_150[] = {"", "{desc $UR[Uc]}"};
static const struct isadora_choice choices_174[] = {{"ALOCAL", "a", lines_149, 7}, {"DESCL", "d", lines_150, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_175[] = {{"NO_P", "p", lines_5, 1}, {"AR", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_176[] = {{"NO_P", "p", lines_5, 1}, {"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_177[] = {{"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_151[] = {"[$R[Ra]SCALE+$UR[Ub]]", "[$R[Ra]SCALE+$UR[Ub]+OFF]", "[$R[Ra]SCALE+$UR[Ub]]", "[$R[Ra]SCALE+$UR[Ub]+OFF]", "[$UR[Ub]]", "[$UR[Ub]+OFF]"};
static const struct isadora_choice choices_178[] = {{"NO_P", "p", lines_5, 1}, {"ALS", "a", lines_151, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_179[] = {{"ALS", "a", lines_151, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_180[] = {{"NO_P", "p", lines_5, 1}, {"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_181[] = {{"NO_P", "p", lines_5, 1}, {"ALS", "a", lines_151, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_182[] = {{"ARS", "a", lines_27, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_183[] = {{"ALS", "a", lines_28, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_152[] = {"c[CBANK][$R[Ra]]", "c[CBANK][$R[Ra]+CO16]", "c[CBANK][CO16]"};
static const struct isadora_choice choices_184[] = {{"CINDEX", "x", lines_152, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_5, 1}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_185[] = {{"CINDEX", "x", lines_152, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_153[] = {"cx[$UR[Ua]][$R[Rc]]", "cx[$UR[Ua]][$R[Rc]+CO16]", "cx[$UR[Ua]][CO16]"};
static const struct isadora_choice choices_186[] = {{"CXINDEX", "x", lines_153, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_154[] = {"c[CBANK][UCOFF]", "cx[$UR[Ub]][UCOFF]"};
static const struct isadora_choice choices_187[] = {{"UINDEX", "at", lines_154, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_155[] = {"UQN$UP[UQP]"};
static const struct isadora_choice choices_188[] = {{"UQM", "m", lines_155, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_189[] = {{"AR", "a", lines_3, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_156[] = {"[$R[Rd]]", "[$R[Rd]+SOFF]"};
static const char *const lines_157[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+GOFF]", "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+GOFF]", "[$R[Ra].64]", "[$R[Ra].64+GOFF]", "desc[$UR[Uc]][$R[Ra].64]", "desc[$UR[Uc]][$R[Ra].64+GOFF]", "[$R[Ra].64]", "[$R[Ra].64+GOFF]"};
static const struct isadora_choice choices_190[] = {{"SADDR", "s", lines_156, 2}, {"GADDR", "a", lines_157, 10}, {"PX", "q", lines_30, 3}, {"DESC", "d", lines_146, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_158[] = {"[$R[Rd]+$UR[Uc]]", "[$R[Rd]+$UR[Uc]+SOFF]"};
static const char *const lines_159[] = {"[$R[Ra].64]", "[$R[Ra].64+GOFF]"};
static const struct isadora_choice choices_191[] = {{"SADDRU", "s", lines_158, 2}, {"GADDRU", "a", lines_159, 2}, {"PX", "q", lines_30, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_192[] = {{"SADDRU", "s", lines_158, 2}, {"GADDRU", "a", lines_159, 2}, {"PX", "q", lines_30, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_160[] = {"$SR[SREG]", "$SR[SREG]", "SR_CgaCtaId"};
static const struct isadora_choice choices_193[] = {{"SPECIAL", "v", lines_160, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_161[] = {"MSIZE"};
static const char *const lines_162[] = {"SORDER{SCOPE}PRIV", "LORD"};
static const char *const lines_163[] = {"TBANK, TWORD", "TBANK, TWORD", "TBANK, TSAM, THDR", "TBANK, TSAM, THDR", "$UR[TUR], THDR"};
static const struct isadora_choice choices_194[] = {{"N_MSIZE", "n", lines_161, 1}, {"SHOW", NULL, lines_162, 2}, {"PO", "p", lines_40, 2}, {"SURF", "s", lines_163, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_164[] = {"$R[Rc]", "$R[Rc]"};
static const struct isadora_choice choices_195[] = {{"N_MSIZE", "n", lines_161, 1}, {"SHOW", NULL, lines_162, 2}, {"PO", "p", lines_40, 2}, {"SURFR", "s", lines_164, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_165[] = {"SMASK"};
static const struct isadora_choice choices_196[] = {{"SHOW", NULL, lines_162, 2}, {"N_SMASK", "n", lines_165, 1}, {"PO", "p", lines_40, 2}, {"SURF", "s", lines_163, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_197[] = {{"SHOW", NULL, lines_162, 2}, {"N_SMASK", "n", lines_165, 1}, {"PO", "p", lines_40, 2}, {"SURFR", "s", lines_164, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_166[] = {"SORDER{SCOPE}PRIV", "SORD"};
static const struct isadora_choice choices_198[] = {{"N_MSIZE", "n", lines_161, 1}, {"SHOWS", NULL, lines_166, 2}, {"SURF", "s", lines_163, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_199[] = {{"N_MSIZE", "n", lines_161, 1}, {"SHOWS", NULL, lines_166, 2}, {"SURFR", "s", lines_164, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_200[] = {{"SHOWS", NULL, lines_166, 2}, {"N_SMASK", "n", lines_165, 1}, {"SURF", "s", lines_163, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_201[] = {{"SHOWS", NULL, lines_166, 2}, {"N_SMASK", "n", lines_165, 1}, {"SURFR", "s", lines_164, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_167[] = {"STYPE"};
static const char *const lines_168[] = {"AORDER{SCOPE}PRIV", "SORD"};
static const struct isadora_choice choices_202[] = {{"N_STYPE", "n", lines_167, 1}, {"SHOWA", NULL, lines_168, 2}, {"SURF2", "s", lines_163, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_203[] = {{"N_STYPE", "n", lines_167, 1}, {"SHOWA", NULL, lines_168, 2}, {"SURFR", "s", lines_164, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_169[] = {"SCTYPE"};
static const struct isadora_choice choices_204[] = {{"N_SCTYPE", "n", lines_169, 1}, {"SHOWA", NULL, lines_168, 2}, {"SURF2", "s", lines_163, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_205[] = {{"N_SCTYPE", "n", lines_169, 1}, {"SHOWA", NULL, lines_168, 2}, {"SURFR", "s", lines_164, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_170[] = {"TBANK, TWORD", "TBANK, TSAM, THDR", "$UR[TUR], THDR"};
static const struct isadora_choice choices_206[] = {{"SURF", "s", lines_170, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_171[] = {"$R[Rc]"};
static const struct isadora_choice choices_207[] = {{"SURFR", "s", lines_171, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_172[] = {"", ", MUP", "", ", !MUPC"};
static const struct isadora_choice choices_208[] = {{"MUPRED", "u", lines_172, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_173[] = {"TB", ""};
static const char *const lines_174[] = {"TBANK, TWORD", "TBANK, TWORD", "$UR[TUR], THDR"};
static const char *const lines_175[] = {"", "TMASK"};
static const char *const lines_176[] = {"", "{hint THINT}"};
static const struct isadora_choice choices_209[] = {{"TBX", NULL, lines_173, 2}, {"PO", "p", lines_40, 2}, {"TRB", NULL, lines_89, 2}, {"TBOUND", "t", lines_174, 3}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_177[] = {"TBANK, TSAM, THDR", "TBANK, TSAM, THDR"};
static const struct isadora_choice choices_210[] = {{"PO", "p", lines_40, 2}, {"TRB", NULL, lines_89, 2}, {"TBOUND3", NULL, lines_177, 2}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_211[] = {{"PO", "p", lines_40, 2}, {"TRB", NULL, lines_89, 2}, {"TBOUND1", NULL, lines_67, 2}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_212[] = {{"TBX", NULL, lines_173, 2}, {"TRB", NULL, lines_89, 2}, {"TBOUND", "t", lines_174, 3}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_213[] = {{"TRB", NULL, lines_89, 2}, {"TBOUND3", NULL, lines_177, 2}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_214[] = {{"TRB", NULL, lines_89, 2}, {"TBOUND1", NULL, lines_67, 2}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_215[] = {{"TBX", NULL, lines_173, 2}, {"TBOUND", "t", lines_174, 3}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_216[] = {{"TBOUND3", NULL, lines_177, 2}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_217[] = {{"TBOUND1", NULL, lines_67, 2}, {"TM", NULL, lines_175, 2}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_178[] = {"TBANK, TWORD", "$UR[TUR], THDR", "TBANK, TSAM, THDR"};
static const struct isadora_choice choices_218[] = {{"TBX", NULL, lines_173, 2}, {"TRB", NULL, lines_89, 2}, {"FBOUND", "t", lines_178, 3}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_219[] = {{"TRB", NULL, lines_89, 2}, {"TBOUND1", NULL, lines_5, 1}, {"THINTS", NULL, lines_176, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_179[] = {"", "$UP[U0]", "$UP[U0], $UP[U1]"};
static const char *const lines_180[] = {"NA$UR[Ua]"};
static const char *const lines_181[] = {"NB$UR[Ub]", "IMM"};
static const char *const lines_182[] = {"NC$UR[Uc]"};
static const struct isadora_choice choices_220[] = {{"UD", "d", lines_55, 1}, {"UCARRY", NULL, lines_179, 3}, {"UAO", "a", lines_180, 1}, {"UBNS", "b", lines_181, 2}, {"UCO", "c", lines_182, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_183[] = {"IA$UR[Ua]"};
static const char *const lines_184[] = {"IB$UR[Ub]", "IMM"};
static const char *const lines_185[] = {"IC$UR[Uc]"};
static const char *const lines_186[] = {"Q0N$UP[V0]"};
static const char *const lines_187[] = {"Q1N$UP[V1]"};
static const struct isadora_choice choices_221[] = {{"UD", "d", lines_55, 1}, {"UCARRY", NULL, lines_179, 3}, {"UAI", "a", lines_183, 1}, {"UBI", "b", lines_184, 2}, {"UCI", "c", lines_185, 1}, {"UQ", "p", lines_186, 1}, {"UR", "q", lines_187, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_222[] = {{"UD", "d", lines_55, 1}, {"UCARRY", NULL, lines_179, 3}, {"UAO", NULL, lines_180, 1}, {"UBP", "b", lines_181, 2}, {"UCO", NULL, lines_182, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_188[] = {"$UR[Ua]"};
static const char *const lines_189[] = {"$UR[Ub]", "IMM"};
static const struct isadora_choice choices_223[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UB", "b", lines_189, 2}, {"UCO", "c", lines_182, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_224[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UC", "b", lines_54, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_225[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UB", "b", lines_189, 2}, {"UCI", "c", lines_185, 1}, {"UQ", "k", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_226[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UC", "b", lines_54, 1}, {"UQ", "k", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_227[] = {{"UD", NULL, lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", "a", lines_188, 1}, {"UB", "b", lines_189, 2}, {"UPAIRC", "c", lines_182, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_228[] = {{"UD", NULL, lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", "a", lines_188, 1}, {"UB", "b", lines_189, 2}, {"UPAIRX", "c", lines_185, 1}, {"UQ", "k", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_229[] = {{"UA", "a", lines_188, 1}, {"UB", "b", lines_189, 2}, {"UQ", "q", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_190[] = {"", "Q2N$UP[V2]", "Q2N$UP[V2]"};
static const struct isadora_choice choices_230[] = {{"UA", "a", lines_188, 1}, {"UB", "b", lines_189, 2}, {"UQ", "q", lines_186, 1}, {"UOLD", "r", lines_190, 3}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_191[] = {"Q2N$UP[V2]"};
static const struct isadora_choice choices_231[] = {{"UA", "a", lines_188, 1}, {"UB", "b", lines_189, 2}, {"UQ", "q", lines_186, 1}, {"UT", "r", lines_191, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_192[] = {"NB$UR[Ub]", "UIMM"};
static const struct isadora_choice choices_232[] = {{"UD", "d", lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", NULL, lines_188, 1}, {"UBNU", "b", lines_192, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_193[] = {"IB$UR[Ub]", "UIMM"};
static const struct isadora_choice choices_233[] = {{"UD", "d", lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", NULL, lines_188, 1}, {"UBIU", "b", lines_193, 2}, {"UQ", "k", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_234[] = {{"UD", "d", lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", NULL, lines_188, 1}, {"UBNU", "b", lines_192, 2}, {"UC", NULL, lines_54, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_235[] = {{"UD", "d", lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", NULL, lines_188, 1}, {"UBIU", "b", lines_193, 2}, {"UC", NULL, lines_54, 1}, {"UQ", "k", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_236[] = {{"UD", "d", lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", NULL, lines_188, 1}, {"UC", NULL, lines_54, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_237[] = {{"UD", "d", lines_55, 1}, {"UPJ", "p", lines_53, 2}, {"UA", NULL, lines_188, 1}, {"UC", NULL, lines_54, 1}, {"UQ", "k", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_194[] = {"$UR[Ub]", "UIMM"};
static const struct isadora_choice choices_238[] = {{"UPO", "p", lines_53, 2}, {"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UBU", "b", lines_194, 2}, {"UC", "c", lines_54, 1}, {"UQ", "q", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_239[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UBU", "b", lines_194, 2}, {"UC", "c", lines_54, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_240[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UBU", "b", lines_194, 2}, {"UQ", "q", lines_186, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_241[] = {{"UD", "d", lines_55, 1}, {"UX", "b", lines_194, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_242[] = {{"UD", "d", lines_55, 1}, {"UBNOT", "b", lines_193, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_243[] = {{"UD", "d", lines_55, 1}, {"UPO", NULL, lines_53, 2}, {"UBNOT", "b", lines_193, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_244[] = {{"UD", "d", lines_55, 1}, {"UBU", "b", lines_194, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_245[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UBU", "b", lines_194, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_246[] = {{"UQ", "q", lines_186, 1}, {"UR", "r", lines_187, 1}, {"UT", "s", lines_191, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_195[] = {"$UR[Ub].SIGN"};
static const struct isadora_choice choices_247[] = {{"UQ", "q", lines_186, 1}, {"USB", "r", lines_195, 1}, {"UT", "s", lines_191, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_196[] = {"$UR[Uc].SIGN"};
static const struct isadora_choice choices_248[] = {{"UQ", "q", lines_186, 1}, {"USB", "r", lines_195, 1}, {"USC", "s", lines_196, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_197[] = {"$UR[Ua].SIGN"};
static const struct isadora_choice choices_249[] = {{"USA", "q", lines_197, 1}, {"USB", "r", lines_195, 1}, {"USC", "s", lines_196, 1}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_250[] = {{"UD", "d", lines_55, 1}, {"UPO", "p", lines_53, 2}, {"UA", "a", lines_188, 1}, {"UCLB", "b", lines_194, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_251[] = {{"UD", "d", lines_55, 1}, {"UA", "a", lines_188, 1}, {"UX6", "b", lines_194, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_252[] = {{"UA", "a", lines_188, 1}, {"UX6", "b", lines_194, 2}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_198[] = {"", "$P[P0]", "$P[P0]"};
static const struct isadora_choice choices_253[] = {{"R2UP0", NULL, lines_198, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_254[] = {{"R2UP0", NULL, lines_198, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_255[] = {{"UD", "d", lines_55, 1}, {"SPECIAL", "v", lines_160, 3}, {"UGUARD", NULL, lines_45, 3}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_256[] = {{"PO", "p", lines_40, 2}, {"SB", "b", lines_130, 5}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_199[] = {"IMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_257[] = {{"PO", "p", lines_40, 2}, {"SCX", "c", lines_199, 4}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_200[] = {"$R[Rb]RB", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const char *const lines_201[] = {"$R[Rc]RC", "NC$R[Rc]RC"};
static const struct isadora_choice choices_258[] = {{"DPB_", "b", lines_200, 4}, {"DPC", "c", lines_201, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_202[] = {"", "$R[Rd]"};
static const struct isadora_choice choices_259[] = {{"RDO", NULL, lines_202, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_203[] = {"", "$UR[Ud]"};
static const struct isadora_choice choices_260[] = {{"UDO", NULL, lines_203, 2}, {"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_204[] = {"$R[Rb]", "SLANE"};
static const char *const lines_205[] = {"$R[Rc]", "SCLAMP"};
static const struct isadora_choice choices_261[] = {{"SHB", "l", lines_204, 2}, {"SHC", "k", lines_205, 2}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const struct isadora_choice choices_262[] = {{"QA", "q", lines_39, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_17, 4}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_206[] = {"$R[Rb]RB", "IMM", "UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
static const struct isadora_choice choices_263[] = {{"PRB", "b", lines_206, 6}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_207[] = {"Q2N$P[Q2]", "Q2N$UP[UP2]", "Q2N$P[Q2]"};
static const struct isadora_choice choices_264[] = {{"QA", "q", lines_39, 1}, {"QB", "r", lines_126, 1}, {"QM", "s", lines_207, 3}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_208[] = {"$R[Rb]RB.SIGN", "CB.SIGN", "$UR[Ub].SIGN"};
static const struct isadora_choice choices_265[] = {{"QA", "q", lines_39, 1}, {"SIGNB", "r", lines_208, 3}, {"CB", NULL, lines_59, 2}, {"QC", "s", lines_134, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_209[] = {"$R[Rc]RC.SIGN"};
static const struct isadora_choice choices_266[] = {{"QA", "q", lines_39, 1}, {"SIGNB", "r", lines_208, 3}, {"CB", NULL, lines_59, 2}, {"SIGNC", "s", lines_209, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};
static const char *const lines_210[] = {"$R[Ra]RA.SIGN"};
static const struct isadora_choice choices_267[] = {{"SIGNA", "q", lines_210, 1}, {"SIGNB", "r", lines_208, 3}, {"CB", NULL, lines_59, 2}, {"SIGNC", "s", lines_209, 1}, {"GUARD", NULL, lines_4, 3}, {"MARKS", NULL, lines_12, 5}, {"CTL", NULL, lines_6, 2}, {"STALLS", NULL, lines_7, 2}, {"SETS", NULL, lines_8, 2}, {"FREES", NULL, lines_9, 2}};

static const struct isadora_form forms[] = {
    [VOLTA_ATOM_V] = {
        .name = "ATOM.v", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_v, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x38a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspaaaw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_T] = {
        .name = "ATOM.t", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_v, .configs = 0x4,
        .choices = choices_1,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspaaaw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_TU] = {
        .name = "ATOM.tu", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], AT, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_tu, .configs = 0x4,
        .choices = choices_2,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98a, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspaaaw -.uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010",
    },
    [VOLTA_ATOM_A] = {
        .name = "ATOM.a", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_a, .configs = 0x38,
        .choices = choices_3,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps sssaaaaw \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_D] = {
        .name = "ATOM.d", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WU}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_d, .configs = 0x38,
        .choices = choices_4,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98a, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps sssaaaa. ..uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010",
    },
    [VOLTA_ATOM_H] = {
        .name = "ATOM.h", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_h, .configs = 0x40,
        .choices = choices_5,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-aaaw \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_HD] = {
        .name = "ATOM.hd", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WU}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_hd, .configs = 0x40,
        .choices = choices_6,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98a, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-aaa. ..uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010",
    },
    [VOLTA_ATOM_F] = {
        .name = "ATOM.f", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_f, .configs = 0x40,
        .choices = choices_7,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a2, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffw \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10100010",
    },
    [VOLTA_ATOM_FD] = {
        .name = "ATOM.fd", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WU}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_fd, .configs = 0x40,
        .choices = choices_8,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a2, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100010",
    },
    [VOLTA_ATOM_CV] = {
        .name = "ATOM.cv", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_cv, .configs = 0x3,
        .choices = choices_9,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x38b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- ceeepppa asspcccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOM_CT] = {
        .name = "ATOM.ct", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_cv, .configs = 0x4,
        .choices = choices_9,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ceeepppa asspcccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOM_CA] = {
        .name = "ATOM.ca", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_ca, .configs = 0x38,
        .choices = choices_10,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ceeeppps sssccccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOM_CH] = {
        .name = "ATOM.ch", .page = "ATOM", .title = "Change a word at a generic address, get what was there",
        .mnemonic = "ATOM", .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_ch, .configs = 0x40,
        .choices = choices_11,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- ceeeppps sss-cccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOMG_V] = {
        .name = "ATOMG.v", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_v, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x3a8, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspaaaw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_T] = {
        .name = "ATOMG.t", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_v, .configs = 0x4,
        .choices = choices_1,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a8, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspaaaw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_TU] = {
        .name = "ATOMG.tu", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], AT, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_tu, .configs = 0x4,
        .choices = choices_2,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a8, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspaaaw -.uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10101000",
    },
    [VOLTA_ATOMG_A] = {
        .name = "ATOMG.a", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_a, .configs = 0x38,
        .choices = choices_3,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a8, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps sssaaaaw \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_D] = {
        .name = "ATOMG.d", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WU}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_d, .configs = 0x38,
        .choices = choices_4,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a8, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps sssaaaa. ..uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10101000",
    },
    [VOLTA_ATOMG_H] = {
        .name = "ATOMG.h", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_h, .configs = 0x40,
        .choices = choices_5,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a8, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-aaaw \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_HD] = {
        .name = "ATOMG.hd", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WU}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_hd, .configs = 0x40,
        .choices = choices_6,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a8, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-aaa. ..uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10101000",
    },
    [VOLTA_ATOMG_F] = {
        .name = "ATOMG.f", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_f, .configs = 0x40,
        .choices = choices_7,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a3, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffw \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10100011",
    },
    [VOLTA_ATOMG_FD] = {
        .name = "ATOMG.fd", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WU}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_atom_fd, .configs = 0x40,
        .choices = choices_8,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a3, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100011",
    },
    [VOLTA_ATOMG_CV] = {
        .name = "ATOMG.cv", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atomg_cv, .configs = 0x3,
        .choices = choices_12,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x3a9, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_ATOMG_CT] = {
        .name = "ATOMG.ct", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atomg_cv, .configs = 0x4,
        .choices = choices_12,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a9, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eeepppa asspcccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_ATOMG_CA] = {
        .name = "ATOMG.ca", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atomg_ca, .configs = 0x38,
        .choices = choices_13,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a9, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eeeppps sssccccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_ATOMG_CH] = {
        .name = "ATOMG.ch", .page = "ATOMG", .title = "Change a word in global memory, get what was there",
        .mnemonic = "ATOMG", .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atomg_ch, .configs = 0x40,
        .choices = choices_14,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3a9, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -eeeppps sss-cccw rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_RED_V] = {
        .name = "RED.v", .page = "RED", .title = "Change a word in global memory",
        .mnemonic = "RED", .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_red_v, .configs = 0x3,
        .choices = choices_1,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x98e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspaaaw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_T] = {
        .name = "RED.t", .page = "RED", .title = "Change a word in global memory",
        .mnemonic = "RED", .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_red_v, .configs = 0x4,
        .choices = choices_1,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0-rr reee---a asspaaaw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_TU] = {
        .name = "RED.tu", .page = "RED", .title = "Change a word in global memory",
        .mnemonic = "RED", .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} AT, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_red_tu, .configs = 0x4,
        .choices = choices_2,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98e, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.rr reee---a asspaaaw --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_A] = {
        .name = "RED.a", .page = "RED", .title = "Change a word in global memory",
        .mnemonic = "RED", .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE4{SORD} ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_red_a, .configs = 0x38,
        .choices = choices_3,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0-rr reee---s sssaaaaw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_D] = {
        .name = "RED.d", .page = "RED", .title = "Change a word in global memory",
        .mnemonic = "RED", .syntax = "GUARD RED{WU}ROP{EVICT}ATYPE4{SORD} AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_red_d, .configs = 0x38,
        .choices = choices_4,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98e, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.rr reee---s sssaaaa. .-uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_REDG_H] = {
        .name = "REDG.h", .page = "REDG", .title = "Change a word in global memory",
        .mnemonic = "REDG", .syntax = "GUARD REDG{WIDE}ROP{EVICT}RTYPE9{SORD} ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_redg_h, .configs = 0x40,
        .choices = choices_15,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-rr reee---s sss-rrrw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_REDG_HD] = {
        .name = "REDG.hd", .page = "REDG", .title = "Change a word in global memory",
        .mnemonic = "REDG", .syntax = "GUARD REDG{WU}ROP{EVICT}RTYPE9{SORD} AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_redg_hd, .configs = 0x40,
        .choices = choices_16,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98e, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.rr reee---s sss-rrr. .-uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_REDG_F] = {
        .name = "REDG.f", .page = "REDG", .title = "Change a word in global memory",
        .mnemonic = "REDG", .syntax = "GUARD REDG{WIDE}FOP{EVICT}FTYPE{SORD} ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_redg_f, .configs = 0x40,
        .choices = choices_7,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a6, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-ff feee---s sssffffw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110",
    },
    [VOLTA_REDG_FD] = {
        .name = "REDG.fd", .page = "REDG", .title = "Change a word in global memory",
        .mnemonic = "REDG", .syntax = "GUARD REDG{WU}FOP{EVICT}FTYPE{SORD} AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_redg_fd, .configs = 0x40,
        .choices = choices_8,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a6, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.ff feee---s sssffff. .-uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110",
    },
    [VOLTA_ATOMS_V] = {
        .name = "ATOMS.v", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], AR, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[255]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_v, .configs = 0x3,
        .choices = choices_17,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x38c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa a------- -----ss- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_T] = {
        .name = "ATOMS.t", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[255]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_t, .configs = 0x4,
        .choices = choices_18,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_A] = {
        .name = "ATOMS.a", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[255]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_t, .configs = 0x38,
        .choices = choices_19,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_TU] = {
        .name = "ATOMS.tu", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], ALS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb] $R[Rb.n | 1] $R[255]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_tu, .configs = 0x3c,
        .choices = choices_20,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98c, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa a------- ss---ss- --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100",
    },
    [VOLTA_ATOMS_H] = {
        .name = "ATOMS.h", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{AOP}ATYPE9 $R[Rd], ARS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_h, .configs = 0x40,
        .choices = choices_21,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0aaa a------- ss--aaa- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_HU] = {
        .name = "ATOMS.hu", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{AOP}ATYPE9 $R[Rd], ALS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_hu, .configs = 0x40,
        .choices = choices_22,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x98c, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1aaa a------- ss--aaa- --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100",
    },
    [VOLTA_ATOMS_CV] = {
        .name = "ATOMS.cv", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], AR, $R[Rb], $R[Rc]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_cv, .configs = 0x3,
        .choices = choices_23,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x38d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- c------- -----ss- rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101",
    },
    [VOLTA_ATOMS_CT] = {
        .name = "ATOMS.ct", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_ct, .configs = 0x3c,
        .choices = choices_24,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- c------- ss---ss- rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101",
    },
    [VOLTA_ATOMS_CH] = {
        .name = "ATOMS.ch", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS", .syntax = "GUARD ATOMS{CASOP}CTYPE9 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_ch, .configs = 0x40,
        .choices = choices_25,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x38d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- c------- ss--ccc- rrrrrrrr oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101",
    },
    [VOLTA_ATOMS_P] = {
        .name = "ATOMS.p", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS.POPC.INC.32", .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[255]; writes $R[Rd]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_p, .configs = 0x38,
        .choices = choices_26,
        .fixed_mask = {{UINT64_C(0xffffff0000000fff), 0xf800600}}, .fixed_value = {{0xf8c, 0xd000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu 00000000 00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_ATOMS_PO] = {
        .name = "ATOMS.po", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS.POPC.INC.32", .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[255]; writes $R[Rd]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_po, .configs = 0x38,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0xf800600}}, .fixed_value = {{0xf8c, 0xd000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_ATOMS_HP] = {
        .name = "ATOMS.hp", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS.POPC.INC.32", .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[255]; writes $R[Rd]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_p, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{UINT64_C(0xffffff0000000fff), 0xf800e00}}, .fixed_value = {{0xf8c, 0xd800000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu 00000000 00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_ATOMS_HPO] = {
        .name = "ATOMS.hpo", .page = "ATOMS", .title = "Change a word in the memory of the block, get what was there",
        .mnemonic = "ATOMS.POPC.INC.32", .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[255]; writes $R[Rd]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_atoms_po, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0xf800e00}}, .fixed_value = {{0xf8c, 0xd800000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_BSSY] = {
        .name = "BSSY", .page = "BSSY", .title = "Note which threads shall meet again, and where",
        .mnemonic = "BSSY", .syntax = "GUARD BSSY PX, $B[BB], MEET MARKS CTL",
        .effects = "reads $P[Q0] $P[GP]; writes $B[BB]",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bssy, .configs = 0x7f,
        .choices = choices_28,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x945, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- -------- mmmmmmmm mmmmmmmm mmmmmmmm mmmmmm-- -------- ----bbbb .ggg1001 01000101",
    },
    [VOLTA_BSYNC] = {
        .name = "BSYNC", .page = "BSYNC", .title = "Wait for the threads that shall meet",
        .mnemonic = "BSYNC", .syntax = "GUARD BSYNC PX, $B[BB] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $B[BB] $active; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bsync, .configs = 0x7f,
        .choices = choices_28,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x941, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- -------- -------- -------- -------- -------- -------- ----bbbb .ggg1001 01000001",
    },
    [VOLTA_BREAK] = {
        .name = "BREAK", .page = "BREAK", .title = "These threads need not be waited for",
        .mnemonic = "BREAK", .syntax = "GUARD BREAK PX, $B[BB] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $B[BB]; writes $B[BB]",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bsync, .configs = 0x7f,
        .choices = choices_28,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x942, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- -------- -------- -------- -------- -------- -------- ----bbbb .ggg1001 01000010",
    },
    [VOLTA_BMOV_R] = {
        .name = "BMOV.r", .page = "BMOV", .title = "Move to and from convergence barriers, and what is beside them",
        .mnemonic = "BMOV.32", .syntax = "GUARD BMOV.32{BCLEAR} $R[Rd], BFROM MARKS CTL",
        .effects = "reads $P[GP] $B[BFROM.n & 0xf]; writes $R[Rd]; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_r, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x355, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ---b---- -------- -------- -------- -------- -------- -------- --bbbbbb rrrrrrrr .ggg0011 01010101",
    },
    [VOLTA_BMOV_B] = {
        .name = "BMOV.b", .page = "BMOV", .title = "Move to and from convergence barriers, and what is beside them",
        .mnemonic = "BMOV.32", .syntax = "GUARD BMOV.32{PQUAD} BFROM, MB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $B[BFROM.n & 0xf]; read c.u32; trap: not modelled: threads that go different ways; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_b, .configs = 0x7f,
        .choices = choices_29,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x156, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- ---p---- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr --bbbbbb -------- .ggg...1 01010110",
    },
    [VOLTA_BMOV_L] = {
        .name = "BMOV.l", .page = "BMOV", .title = "Move to and from convergence barriers, and what is beside them",
        .mnemonic = "BMOV.64", .syntax = "GUARD BMOV.64 ATEXIT_PC, MLR MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: not modelled: threads that go different ways; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_l, .configs = 0x7f,
        .choices = choices_30,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x157, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?\?\?\?l llllllll llllllll llllllll llllllll llllllll rrrrrrrr \?\?\?\?\?\?\?\? llllllll .ggg...1 01010111",
    },
    [VOLTA_BMOV_RB] = {
        .name = "BMOV.rb", .page = "BMOV", .title = "Move to and from convergence barriers, and what is beside them",
        .mnemonic = "BMOV.32", .syntax = "GUARD BMOV.32{BCLEAR} $B[BB], $B[BSRC]  CTL",
        .effects = "reads $P[GP] $B[BSRC]; writes $B[BB]; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_rb, .configs = 0x7,
        .choices = choices_31,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xf55, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?b\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?bbbb \?\?\?\?bbbb .ggg1111 01010101",
    },
    [VOLTA_BMOV_RU] = {
        .name = "BMOV.ru", .page = "BMOV", .title = "Move to and from convergence barriers, and what is beside them",
        .mnemonic = "BMOV.32", .syntax = "GUARD BMOV.32{BCLEAR} $B[BB], \?\?\?0 MARKS CTL",
        .effects = "reads $P[GP]; writes $B[BB]; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_ru, .configs = 0x78,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xf55, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?b\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?bbbb .ggg1111 01010101",
    },
    [VOLTA_BMOV_BB] = {
        .name = "BMOV.bb", .page = "BMOV", .title = "Move to and from convergence barriers, and what is beside them",
        .mnemonic = "BMOV.32", .syntax = "GUARD BMOV.32 B0, B0 MARKS CTL",
        .effects = "reads $P[GP] $B[0]; writes $B[0]; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xf56, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1111 01010110",
    },
    [VOLTA_YIELD] = {
        .name = "YIELD", .page = "YIELD", .title = "Let others go first",
        .mnemonic = "YIELD", .syntax = "GUARD YIELD PX MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_yield, .configs = 0x7f,
        .choices = choices_28,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x946, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 01000110",
    },
    [VOLTA_NANOSLEEP_N] = {
        .name = "NANOSLEEP.n", .page = "NANOSLEEP", .title = "Sleep, about so many nanoseconds",
        .mnemonic = "NANOSLEEP", .syntax = "GUARD NANOSLEEP{RAND}WARPS{SYN} PX, NAP MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_nanosleep_n, .configs = 0x7f,
        .choices = choices_32,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x15d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq qrws---- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- -------- .ggg...1 01011101",
    },
    [VOLTA_NANOSLEEP_C] = {
        .name = "NANOSLEEP.c", .page = "NANOSLEEP", .title = "Sleep, about so many nanoseconds",
        .mnemonic = "NANOSLEEP.CLEAR", .syntax = "GUARD NANOSLEEP.CLEAR{SYN} MARKS CTL",
        .effects = "reads $P[GP]",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_nanosleep_c, .configs = 0x78,
        .choices = choices_33,
        .fixed_mask = {{0xfff, 0x8080000}}, .fixed_value = {{0x95d, 0x80000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?s1--- -------- -------- \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? -------- -------- .ggg1001 01011101",
    },
    [VOLTA_WARPSYNC_R] = {
        .name = "WARPSYNC.r", .page = "WARPSYNC", .title = "Wait for the threads of a mask",
        .mnemonic = "WARPSYNC", .syntax = "GUARD WARPSYNC{EXCLUSIVE} PX, $R[Rb] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active $R[Rb]; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_warpsync_r, .configs = 0x3f,
        .choices = choices_34,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x348, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qe------ -------- -------- -------- -------- -------- rrrrrrrr -------- -------- .ggg0011 01001000",
    },
    [VOLTA_WARPSYNC_M] = {
        .name = "WARPSYNC.m", .page = "WARPSYNC", .title = "Wait for the threads of a mask",
        .mnemonic = "WARPSYNC", .syntax = "GUARD WARPSYNC PX, MI MARKS CTL",
        .effects = "reads $P[Q0] $UR[Ub] $UR[Ub.n | 1] $P[GP] $active; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_warpsync_m, .configs = 0x3f,
        .choices = choices_35,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x148, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq q------- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- -------- .ggg...1 01001000",
    },
    [VOLTA_WARPSYNC_H] = {
        .name = "WARPSYNC.h", .page = "WARPSYNC", .title = "Wait for the threads of a mask",
        .mnemonic = "WARPSYNC", .syntax = "GUARD WARPSYNC{EXCLH} PX, $R[Ra] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active $R[Ra]; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_warpsync_h, .configs = 0x40,
        .choices = choices_36,
        .fixed_mask = {{0xfff, 0x8400000}}, .fixed_value = {{0x348, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q0e----- -------- -------- -------- -------- -------- -------- rrrrrrrr -------- .ggg0011 01001000",
    },
    [VOLTA_WARPSYNC_A] = {
        .name = "WARPSYNC.a", .page = "WARPSYNC", .title = "Wait for the threads of a mask",
        .mnemonic = "WARPSYNC.ALL", .syntax = "GUARD WARPSYNC.ALL PX MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; trap: not modelled: threads that go different ways",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_yield, .configs = 0x40,
        .choices = choices_36,
        .fixed_mask = {{0xfff, 0x8400000}}, .fixed_value = {{0x948, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q0z----- -------- -------- -------- -------- -------- -------- -------- -------- .ggg1001 01001000",
    },
    [VOLTA_WARPSYNC_COLLECTIVE_H] = {
        .name = "WARPSYNC_COLLECTIVE.h", .page = "WARPSYNC_COLLECTIVE", .title = "Begin what the threads of a mask do together, up to a place",
        .mnemonic = "WARPSYNC.COLLECTIVE", .syntax = "GUARD WARPSYNC.COLLECTIVE PX, $R[Ra], RELH MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Ra]; trap: not modelled: what ends there",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_warpsync_collective_h, .configs = 0x40,
        .choices = choices_36,
        .fixed_mask = {{0xfff, 0x8400000}}, .fixed_value = {{0x348, 0x400000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg0011 01001000",
    },
    [VOLTA_WARPSYNC_COLLECTIVE_A] = {
        .name = "WARPSYNC_COLLECTIVE.a", .page = "WARPSYNC_COLLECTIVE", .title = "Begin what the threads of a mask do together, up to a place",
        .mnemonic = "WARPSYNC.COLLECTIVE.ALL", .syntax = "GUARD WARPSYNC.COLLECTIVE.ALL PX, RELH MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; trap: not modelled: what ends there",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_warpsync_collective_a, .configs = 0x40,
        .choices = choices_36,
        .fixed_mask = {{0xfff, 0x8400000}}, .fixed_value = {{0x948, 0x400000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- -------- rrrrrrrr .ggg1001 01001000",
    },
    [VOLTA_ENDCOLLECTIVE] = {
        .name = "ENDCOLLECTIVE", .page = "ENDCOLLECTIVE", .title = "The end of what threads do together",
        .mnemonic = "ENDCOLLECTIVE", .syntax = "GUARD ENDCOLLECTIVE PX MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; trap: not modelled: what ends there",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_yield, .configs = 0x40,
        .choices = choices_36,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x91b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 00011011",
    },
    [VOLTA_BAR_SYNC] = {
        .name = "BAR.sync", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.SYNC", .syntax = "GUARD BAR.SYNC{DEFER} BARO MARKS CTL",
        .effects = "reads $P[GP] $R[Rb]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_sync, .configs = 0x7f,
        .choices = choices_37,
        .fixed_mask = {{0x1ff, 0xe000}}, .fixed_value = {{0x11d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------d 000----- -------- ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101",
    },
    [VOLTA_BAR_ARV] = {
        .name = "BAR.arv", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.ARV", .syntax = "GUARD BAR.ARV{DEFER} BARA MARKS CTL",
        .effects = "reads $P[GP] $R[Rb]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_sync, .configs = 0x7f,
        .choices = choices_38,
        .fixed_mask = {{0x1ff, 0xe000}}, .fixed_value = {{0x11d, 0x2000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------d 001----- -------- ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101",
    },
    [VOLTA_BAR_RED] = {
        .name = "BAR.red", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.RED", .syntax = "GUARD BAR.RED{BRED}DEFER BARO, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $P[Q0]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_bar_red, .configs = 0x7f,
        .choices = choices_39,
        .fixed_mask = {{0x1ff, 0xe000}}, .fixed_value = {{0x11d, 0x4000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq q------d 010-bb-- -------- ------bb bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101",
    },
    [VOLTA_BAR_ALL] = {
        .name = "BAR.all", .page = "BAR", .title = "Wait for the other warps of the block, or tell them",
        .mnemonic = "BAR.SYNCALL", .syntax = "GUARD BAR.SYNCALL MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x3f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x800e000}}, .fixed_value = {{0xb1d, 0x8000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? 100----- -------- -------- -------- -------- -------- -------- -------- .ggg1011 00011101",
    },
    [VOLTA_B2R_R] = {
        .name = "B2R.r", .page = "B2R", .title = "Read a barrier of the block",
        .mnemonic = "B2R.RESULT", .syntax = "GUARD B2R.RESULT $R[Rd], PO MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd] $P[P0]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_b2r_r, .configs = 0x7f,
        .choices = choices_40,
        .fixed_mask = {{0xfff, 0x800c000}}, .fixed_value = {{0x31c, 0x4000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 01------ -------- -------- -------- -------- -------- -------- rrrrrrrr .ggg0011 00011100",
    },
    [VOLTA_B2R_B] = {
        .name = "B2R.b", .page = "B2R", .title = "Read a barrier of the block",
        .mnemonic = "B2R", .syntax = "GUARD B2R , $R[Rd], 0x0 MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_b2r_b, .configs = 0x7f,
        .choices = choices_41,
        .fixed_mask = {{0xfff, 0x800c000}}, .fixed_value = {{0x31c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? 00\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr .ggg0011 00011100",
    },
    [VOLTA_R2B] = {
        .name = "R2B", .page = "R2B", .title = "Write a barrier of the block",
        .mnemonic = "R2B", .syntax = "GUARD R2B 0x0, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb]; trap: not modelled: warps of a block that wait for each other",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_r2b, .configs = 0x3f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x31e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg0011 00011110",
    },
    [VOLTA_DEPBAR_LE] = {
        .name = "DEPBAR.le", .page = "DEPBAR", .title = "Wait for scoreboards",
        .mnemonic = "DEPBAR.LE", .syntax = "GUARD DEPBAR.LE DSB, DCNT, DLIST MARKS CTL",
        .effects = "reads $P[GP]",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_depbar_le, .configs = 0x7f,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0x800000000fff), 0x8000000}}, .fixed_value = {{UINT64_C(0x80000000091a), 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- 1ddddddd dd.ddddd -------- -------- .ggg1001 00011010",
    },
    [VOLTA_DEPBAR_N] = {
        .name = "DEPBAR.n", .page = "DEPBAR", .title = "Wait for scoreboards",
        .mnemonic = "DEPBAR", .syntax = "GUARD DEPBAR DLIST MARKS CTL",
        .effects = "reads $P[GP]",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_depbar_n, .configs = 0x7f,
        .choices = choices_42,
        .fixed_mask = {{UINT64_C(0x800000000fff), 0x8000000}}, .fixed_value = {{0x91a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- 0------- --.ddddd -------- -------- .ggg1001 00011010",
    },
    [VOLTA_DEPBAR_U] = {
        .name = "DEPBAR.u", .page = "DEPBAR", .title = "Wait for scoreboards",
        .mnemonic = "DEPBAR", .syntax = "GUARD DEPBAR{DLE} DSB, $UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub]",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_depbar_u, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xd1a, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? dddd\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1101 00011010",
    },
    [VOLTA_CSMTEST] = {
        .name = "CSMTEST", .page = "CSMTEST", .title = "Test which parts of a picture are clipped",
        .mnemonic = "CSMTEST", .syntax = "GUARD CSMTEST MARKS CTL",
        .effects = "trap: not modelled: pictures",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x80d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1000 00001101",
    },
    [VOLTA_PMTRIG] = {
        .name = "PMTRIG", .page = "PMTRIG", .title = "Count for the performance monitor",
        .mnemonic = "PMTRIG", .syntax = "GUARD PMTRIG PX, PMT MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; trap: not modelled: performance monitors",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_pmtrig, .configs = 0x7f,
        .choices = choices_28,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x801, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? pppppppp pppppppp \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1000 00000001",
    },
    [VOLTA_RPCMOV_R] = {
        .name = "RPCMOV.r", .page = "RPCMOV", .title = "Move to and from the place to return to",
        .mnemonic = "RPCMOV.32", .syntax = "GUARD RPCMOV.32 Rpc.LO, MB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: not modelled: places to return to that no instruction names; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_rpcmov_r, .configs = 0x7f,
        .choices = choices_29,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x152, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg...1 01010010",
    },
    [VOLTA_RPCMOV_G] = {
        .name = "RPCMOV.g", .page = "RPCMOV", .title = "Move to and from the place to return to",
        .mnemonic = "RPCMOV.32", .syntax = "GUARD RPCMOV.32 $R[Rd], Rpc.LO MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: places to return to that no instruction names",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_b2r_b, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x353, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr .ggg0011 01010011",
    },
    [VOLTA_RPCMOV_L] = {
        .name = "RPCMOV.l", .page = "RPCMOV", .title = "Move to and from the place to return to",
        .mnemonic = "RPCMOV.64", .syntax = "GUARD RPCMOV.64 Rpc, ML MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: not modelled: places to return to that no instruction names; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_rpcmov_l, .configs = 0x7f,
        .choices = choices_43,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x154, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?\?\?\?l llllllll llllllll llllllll llllllll llllllll lllllluu \?\?\?\?\?\?\?\? llllllll .ggg...1 01010100",
    },
    [VOLTA_CTAID_S] = {
        .name = "CTAID.s", .page = "CTAID", .title = "Set which block this is, or where local memory lies",
        .mnemonic = "SETCTAID.X", .syntax = "GUARD SETCTAID.X $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: the state of the system",
        .note = "Where the registers stand is guessed.",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_INFERRED,
        .slots = slots_ctaid_s, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x31f, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? .ggg0011 00011111",
    },
    [VOLTA_CTAID_G] = {
        .name = "CTAID.g", .page = "CTAID", .title = "Set which block this is, or where local memory lies",
        .mnemonic = "GETLMEMBASE", .syntax = "GUARD GETLMEMBASE $R[Rd] MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: the state of the system",
        .note = "Where the registers stand is guessed.",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_INFERRED,
        .slots = slots_b2r_b, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3c0, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr .ggg0011 11000000",
    },
    [VOLTA_CTAID_M] = {
        .name = "CTAID.m", .page = "CTAID", .title = "Set which block this is, or where local memory lies",
        .mnemonic = "SETLMEMBASE", .syntax = "GUARD SETLMEMBASE $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: the state of the system",
        .note = "Where the registers stand is guessed.",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_INFERRED,
        .slots = slots_ctaid_s, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3c1, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? .ggg0011 11000001",
    },
    [VOLTA_SYNCS_ARR] = {
        .name = "SYNCS.arr", .page = "SYNCS", .title = "A barrier in the memory of the block",
        .mnemonic = "SYNCS.ARRIVE.TRANS64", .syntax = "GUARD SYNCS.ARRIVE.TRANS64{SYMASK}SYRED{SYOPT}SYT $R[Rd], AL, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: barriers in memory",
        .note = "The state of a barrier has 64 bits {inferred}; who waits gives its high half.",
        .length = 16, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_syncs_arr, .configs = 0x40,
        .choices = choices_44,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9a7, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1--- -sss---- ----sss- zzuuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100111",
    },
    [VOLTA_SYNCS_CHK] = {
        .name = "SYNCS.chk", .page = "SYNCS", .title = "A barrier in the memory of the block",
        .mnemonic = "SYNCS", .syntax = "GUARD SYNCS{SYOP}.TRANS64{SYTRY} $P[P0], AL, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb]; writes $P[P0]; trap: not modelled: barriers in memory",
        .note = "The state of a barrier has 64 bits {inferred}; who waits gives its high half.",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_syncs_chk, .configs = 0x40,
        .choices = choices_44,
        .fixed_mask = {{0xfff, 0x80000c0}}, .fixed_value = {{0x5a7, 0x8000040}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1--- ----ppp- -------s 01uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0101 10100111",
    },
    [VOLTA_SYNCS_X] = {
        .name = "SYNCS.x", .page = "SYNCS", .title = "A barrier in the memory of the block",
        .mnemonic = "SYNCS", .syntax = "UGUARD SYNCS{SYX}.64 $UR[Ud], SYAT, $UR[Ub] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Ub.n | 1]; writes $UR[Ud] $UR[Ud.n | 1]; trap: not modelled: barriers in memory",
        .note = "The state of a barrier has 64 bits {inferred}; who waits gives its high half.",
        .length = 16, .slot_count = 16, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_syncs_x, .configs = 0x40,
        .choices = choices_45,
        .fixed_mask = {{0xfff, 0x8000300}}, .fixed_value = {{0x5b2, 0x8000100}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ------01 -------- oooooooo oooooooo oooooooo --uuuuuu --uuuuuu --uuuuuu .ggg0101 10110010",
    },
    [VOLTA_SYNCS_LD] = {
        .name = "SYNCS.ld", .page = "SYNCS", .title = "A barrier in the memory of the block",
        .mnemonic = "SYNCS.LD.64", .syntax = "UGUARD SYNCS.LD.64 $UR[Ud], SYAT CTL",
        .effects = "reads $UP[GUP] $UR[Ua]; writes $UR[Ud] $UR[Ud.n | 1]; trap: not modelled: barriers in memory",
        .note = "The state of a barrier has 64 bits {inferred}; who waits gives its high half.",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_syncs_ld, .configs = 0x40,
        .choices = choices_45,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9b2, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu .ggg1001 10110010",
    },
    [VOLTA_SYNCS_CAS] = {
        .name = "SYNCS.cas", .page = "SYNCS", .title = "A barrier in the memory of the block",
        .mnemonic = "SYNCS.CAS.64", .syntax = "UGUARD SYNCS.CAS.64 $UR[Ud], SYAT, $UR[Ub], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Ub.n | 1] $UR[Uc] $UR[Uc.n | 1]; writes $UR[Ud] $UR[Ud.n | 1]; trap: not modelled: barriers in memory",
        .note = "The state of a barrier has 64 bits {inferred}; who waits gives its high half.",
        .length = 16, .slot_count = 16, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_syncs_cas, .configs = 0x40,
        .choices = choices_45,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3b2, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu oooooooo oooooooo oooooooo \?\?uuuuuu \?\?uuuuuu \?\?uuuuuu .ggg0011 10110010",
    },
    [VOLTA_SYNCS_CCTL] = {
        .name = "SYNCS.cctl", .page = "SYNCS", .title = "A barrier in the memory of the block",
        .mnemonic = "SYNCS.CCTL.IVALL", .syntax = "GUARD SYNCS.CCTL.IVALL MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: barriers in memory",
        .note = "The state of a barrier has 64 bits {inferred}; who waits gives its high half.",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9b1, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 10110001",
    },
    [VOLTA_ARRIVES] = {
        .name = "ARRIVES", .page = "ARRIVES", .title = "Arrive at a barrier when copies are done",
        .mnemonic = "ARRIVES.LDGSTSBAR", .syntax = "GUARD ARRIVES.LDGSTSBAR AL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc]; trap: not modelled: barriers in memory",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_arrives, .configs = 0x78,
        .choices = choices_46,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9b0, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu oooooooo oooooooo oooooooo \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? .ggg1001 10110000",
    },
    [VOLTA_STAS] = {
        .name = "STAS", .page = "STAS", .title = "Store to the memory of another block of the cluster",
        .mnemonic = "STAS", .syntax = "GUARD STAS AU, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Ra.n | 1] $R[Rb]; trap: not modelled: clusters",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_stas, .configs = 0x40,
        .choices = choices_47,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xdbd, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr \?\?\?\?\?\?\?\? .ggg1101 10111101",
    },
    [VOLTA_REDAS] = {
        .name = "REDAS", .page = "REDAS", .title = "Change a word in the memory of another block of the cluster",
        .mnemonic = "REDAS.ADD", .syntax = "GUARD REDAS.ADD AU, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Ra.n | 1] $R[Rb]; trap: not modelled: clusters",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_stas, .configs = 0x40,
        .choices = choices_47,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xdbe, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr \?\?\?\?\?\?\?\? .ggg1101 10111110",
    },
    [VOLTA_UBLKCP] = {
        .name = "UBLKCP", .page = "UBLKCP", .title = "Copy a block of memory",
        .mnemonic = "UBLKCP.G.G", .syntax = "UGUARD UBLKCP.G.G [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1] $UR[Uc]; trap: not modelled: copies of blocks",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_ublkcp, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3ba, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0011 10111010",
    },
    [VOLTA_UBLKRED] = {
        .name = "UBLKRED", .page = "UBLKRED", .title = "Combine a block of memory with another",
        .mnemonic = "UBLKRED.G.ADD", .syntax = "UGUARD UBLKRED.G.ADD [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1] $UR[Uc]; trap: not modelled: copies of blocks",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_ublkcp, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3bb, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0011 10111011",
    },
    [VOLTA_UBLKPF] = {
        .name = "UBLKPF", .page = "UBLKPF", .title = "Prefetch a block of memory",
        .mnemonic = "UBLKPF.L2", .syntax = "UGUARD UBLKPF.L2 [$UR[Ua]], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ua.n | 1] $UR[Uc]; trap: not modelled: copies of blocks",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_ublkpf, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3bc, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0011 10111100",
    },
    [VOLTA_UTMALDG_D] = {
        .name = "UTMALDG.d", .page = "UTMALDG", .title = "Load a tile of a tensor",
        .mnemonic = "UTMALDG.1D", .syntax = "UGUARD UTMALDG.1D [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1] $UR[Uc]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_ublkcp, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3b4, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0011 10110100",
    },
    [VOLTA_UTMALDG_S] = {
        .name = "UTMALDG.s", .page = "UTMALDG", .title = "Load a tile of a tensor",
        .mnemonic = "UTMALDG.1D", .syntax = "UGUARD UTMALDG.1D [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmaldg_s, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x5b4, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0101 10110100",
    },
    [VOLTA_UTMASTG] = {
        .name = "UTMASTG", .page = "UTMASTG", .title = "Store a tile of a tensor",
        .mnemonic = "UTMASTG.1D", .syntax = "UGUARD UTMASTG.1D [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmaldg_s, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3b5, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0011 10110101",
    },
    [VOLTA_UTMAREDG] = {
        .name = "UTMAREDG", .page = "UTMAREDG", .title = "Combine a tile with one of a tensor",
        .mnemonic = "UTMAREDG.1D.ADD", .syntax = "UGUARD UTMAREDG.1D.ADD [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmaldg_s, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3b6, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0011 10110110",
    },
    [VOLTA_UTMAPF_D] = {
        .name = "UTMAPF.d", .page = "UTMAPF", .title = "Prefetch a tile of a tensor",
        .mnemonic = "UTMAPF.L2.1D", .syntax = "UGUARD UTMAPF.L2.1D [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1] $UR[Uc]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_ublkcp, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3b8, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0011 10111000",
    },
    [VOLTA_UTMAPF_S] = {
        .name = "UTMAPF.s", .page = "UTMAPF", .title = "Prefetch a tile of a tensor",
        .mnemonic = "UTMAPF.L2.1D", .syntax = "UGUARD UTMAPF.L2.1D [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmaldg_s, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x5b8, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0101 10111000",
    },
    [VOLTA_UTMACCTL] = {
        .name = "UTMACCTL", .page = "UTMACCTL", .title = "Control the cache of tensor descriptors",
        .mnemonic = "UTMACCTL", .syntax = "UGUARD UTMACCTL CTL",
        .effects = "reads $UP[GUP]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmacctl, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9b9, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 10111001",
    },
    [VOLTA_UTMACMDFLUSH] = {
        .name = "UTMACMDFLUSH", .page = "UTMACMDFLUSH", .title = "Flush what is ordered of tensors",
        .mnemonic = "UTMACMDFLUSH", .syntax = "UGUARD UTMACMDFLUSH CTL",
        .effects = "reads $UP[GUP]; trap: not modelled: tensors",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmacctl, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9b7, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 10110111",
    },
    [VOLTA_ACQBULK] = {
        .name = "ACQBULK", .page = "ACQBULK", .title = "Wait for what was copied in bulk",
        .mnemonic = "ACQBULK", .syntax = "GUARD ACQBULK MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: bulk copies",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x82e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1000 00101110",
    },
    [VOLTA_FENCE] = {
        .name = "FENCE", .page = "FENCE", .title = "Order accesses of the asynchronous units",
        .mnemonic = "FENCE.VIEW.ASYNC.S", .syntax = "GUARD FENCE.VIEW.ASYNC.S MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: memory order",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3c6, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg0011 11000110",
    },
    [VOLTA_CCTL_V] = {
        .name = "CCTL.v", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "GUARD CCTL{CCE}CLEVEL{CCOP} AR32  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_v, .configs = 0x3,
        .choices = choices_49,
        .fixed_mask = {{0xfff, 0x4010000}}, .fixed_value = {{0x98f, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----0cc c------0 cc-----c -------- oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_T] = {
        .name = "CCTL.t", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "GUARD CCTL{CCE}CLEVEL{CCOP} AR32 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_v, .configs = 0x7c,
        .choices = choices_50,
        .fixed_mask = {{0xfff, 0xc010000}}, .fixed_value = {{0x98f, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----00cc c------0 cc-----c -------- oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_U] = {
        .name = "CCTL.u", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "GUARD CCTL{CCE}CLEVEL{CCOP} AL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_u, .configs = 0x7c,
        .choices = choices_51,
        .fixed_mask = {{0xfff, 0xc010000}}, .fixed_value = {{0xd8f, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----10cc c\?\?\?\?\?\?0 cc\?\?\?\?\?c \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo \?\?uuuuuu rrrrrrrr -------- .ggg1101 10001111",
    },
    [VOLTA_CCTL_VA] = {
        .name = "CCTL.va", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "GUARD CCTL{CLEVEL}CCOP  CTL",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_va, .configs = 0x3,
        .choices = choices_31,
        .fixed_mask = {{0xff000fffu, 0x10000}}, .fixed_value = {{0xff00098fu, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----z -------- -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_TA] = {
        .name = "CCTL.ta", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "GUARD CCTL{CLEVEL}CCOP  CTL",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_va, .configs = 0x4,
        .choices = choices_31,
        .fixed_mask = {{0xff000fffu, 0x8010000}}, .fixed_value = {{0xff00098fu, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----z -------- -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_A] = {
        .name = "CCTL.a", .page = "CCTL", .title = "Control a cache: prefetch, write back, forget",
        .mnemonic = "CCTL", .syntax = "GUARD CCTL{CLEVEL}CCOP MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctl_va, .configs = 0x78,
        .choices = choices_26,
        .fixed_mask = {{0xff000fffu, 0x8010000}}, .fixed_value = {{0xff00098fu, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc------ -------- -------- -------- -------- -------- 11111111 -------- .ggg1001 10001111",
    },
    [VOLTA_CCTLL_V] = {
        .name = "CCTLL.v", .page = "CCTLL", .title = "Control the cache of local memory",
        .mnemonic = "CCTLL", .syntax = "GUARD CCTLL{CCOP} AR  CTL",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctll_v, .configs = 0x3,
        .choices = choices_52,
        .fixed_mask = {{0xfff, 0x4000000}}, .fixed_value = {{0x990, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----0cc c\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? .ggg1001 10010000",
    },
    [VOLTA_CCTLL_T] = {
        .name = "CCTLL.t", .page = "CCTLL", .title = "Control the cache of local memory",
        .mnemonic = "CCTLL", .syntax = "GUARD CCTLL{CCOP} AR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctll_v, .configs = 0x7c,
        .choices = choices_53,
        .fixed_mask = {{0xfff, 0xc000000}}, .fixed_value = {{0x990, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----00cc c\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? .ggg1001 10010000",
    },
    [VOLTA_CCTLL_U] = {
        .name = "CCTLL.u", .page = "CCTLL", .title = "Control the cache of local memory",
        .mnemonic = "CCTLL", .syntax = "GUARD CCTLL{CCOP} AL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctll_u, .configs = 0x7c,
        .choices = choices_51,
        .fixed_mask = {{0xfff, 0xc000000}}, .fixed_value = {{0xd90, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----10cc c\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo \?\?uuuuuu rrrrrrrr \?\?\?\?\?\?\?\? .ggg1101 10010000",
    },
    [VOLTA_CCTLT_ALL] = {
        .name = "CCTLT.all", .page = "CCTLT", .title = "Forget texture headers",
        .mnemonic = "CCTLT.IVALL", .syntax = "GUARD CCTLT.IVALL MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x600000}}, .fixed_value = {{0x391, 0x400000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----\?\?\?\? \?10.\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg0011 10010001",
    },
    [VOLTA_CCTLT_R] = {
        .name = "CCTLT.r", .page = "CCTLT", .title = "Forget texture headers",
        .mnemonic = "CCTLT.IVTH", .syntax = "GUARD CCTLT.IVTH $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_r2b, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x600000}}, .fixed_value = {{0x391, 0x200000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----\?\?\?\? \?01.\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg0011 10010001",
    },
    [VOLTA_CCTLT_C] = {
        .name = "CCTLT.c", .page = "CCTLT", .title = "Forget texture headers",
        .mnemonic = "CCTLT.IVTH", .syntax = "GUARD CCTLT.IVTH THEAD, TINDEX MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctlt_c, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x600000}}, .fixed_value = {{0xb91, 0x200000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----\?\?\?\? \?01.\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?ttt tttttttt tttttttt \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1011 10010001",
    },
    [VOLTA_CCTLT_U] = {
        .name = "CCTLT.u", .page = "CCTLT", .title = "Forget texture headers",
        .mnemonic = "CCTLT.IVTH", .syntax = "GUARD CCTLT.IVTH $UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub]; trap: not modelled: caches",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_cctlt_u, .configs = 0x7c,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8600000}}, .fixed_value = {{0xd91, 0x8200000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?01.\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1101 10010001",
    },
    [VOLTA_MEMBAR_V] = {
        .name = "MEMBAR.v", .page = "MEMBAR", .title = "Order memory accesses as others see them",
        .mnemonic = "MEMBAR", .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE{MBIO}  CTL",
        .effects = "reads $P[GP]; trap: not modelled: memory order",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_membar_v, .configs = 0x7,
        .choices = choices_31,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x992, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------m mmmm---m -------- -------- -------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_MEMBAR_A] = {
        .name = "MEMBAR.a", .page = "MEMBAR", .title = "Order memory accesses as others see them",
        .mnemonic = "MEMBAR", .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: memory order",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_membar_a, .configs = 0x38,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x992, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------m mmmm---- -------- -------- -------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_MEMBAR_H] = {
        .name = "MEMBAR.h", .page = "MEMBAR", .title = "Order memory accesses as others see them",
        .mnemonic = "MEMBAR", .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: memory order",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_membar_a, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000200}}, .fixed_value = {{0x992, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -------m mmmm--0- -------- -------- -------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_MEMBAR_AS] = {
        .name = "MEMBAR.as", .page = "MEMBAR", .title = "Order memory accesses as others see them",
        .mnemonic = "MEMBAR", .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE.ASYNC MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: memory order",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_membar_a, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8018200}}, .fixed_value = {{0x992, 0x8200}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -------0 1mmm--1- -------- -------- -------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_ERRBAR_V] = {
        .name = "ERRBAR.v", .page = "ERRBAR", .title = "Wait until errors of memory accesses are known",
        .mnemonic = "ERRBAR", .syntax = "GUARD ERRBAR  CTL",
        .effects = "reads $P[GP]; trap: not modelled: memory errors",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x7,
        .choices = choices_31,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x9ab, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------- -------- -------- -------- -------- -------- -------- -------- -------- .ggg1001 10101011",
    },
    [VOLTA_ERRBAR_A] = {
        .name = "ERRBAR.a", .page = "ERRBAR", .title = "Wait until errors of memory accesses are known",
        .mnemonic = "ERRBAR", .syntax = "GUARD ERRBAR MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: memory errors",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x78,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9ab, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- -------- -------- -------- -------- .ggg1001 10101011",
    },
    [VOLTA_QSPC_V] = {
        .name = "QSPC.v", .page = "QSPC", .title = "Is a generic address in this space\?",
        .mnemonic = "QSPC", .syntax = "GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], ARE  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $SR[48] $SR[47] $SR[49] $SR[52] $SR[46] $SR[53]; writes $P[P0] $R[Rd]; trap: not modelled: what is written to the register; trap: not modelled: the shared memory of a cluster",
        .note = "What is in no window is global. Where the windows lie is {inferred} from the names of special registers: SR_SWINLO, SR_SWINHI and SR_SWINSZ for shared memory, SR_LWINLO, SR_LWINHI and SR_LWINSZ for local memory.",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_qspc_v, .configs = 0x3,
        .choices = choices_54,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x3aa, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- ----ppp- -----qqc -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010",
    },
    [VOLTA_QSPC_T] = {
        .name = "QSPC.t", .page = "QSPC", .title = "Is a generic address in this space\?",
        .mnemonic = "QSPC", .syntax = "GUARD QSPC{CCE}QSP $P[P0], $R[Rd], ARE MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $SR[48] $SR[47] $SR[49] $SR[52] $SR[46] $SR[53]; writes $P[P0] $R[Rd]; trap: not modelled: what is written to the register; trap: not modelled: the shared memory of a cluster",
        .note = "What is in no window is global. Where the windows lie is {inferred} from the names of special registers: SR_SWINLO, SR_SWINHI and SR_SWINSZ for shared memory, SR_LWINLO, SR_LWINHI and SR_LWINSZ for local memory.",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_qspc_t, .configs = 0x7c,
        .choices = choices_55,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3aa, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -----qqc -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010",
    },
    [VOLTA_QSPC_TU] = {
        .name = "QSPC.tu", .page = "QSPC", .title = "Is a generic address in this space\?",
        .mnemonic = "QSPC", .syntax = "GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], AT  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1]; writes $P[P0] $R[Rd]; trap: not modelled: what is written to the register; trap: not modelled: the shared memory of a cluster; trap: not modelled: sums with uniform registers",
        .note = "What is in no window is global. Where the windows lie is {inferred} from the names of special registers: SR_SWINLO, SR_SWINHI and SR_SWINSZ for shared memory, SR_LWINLO, SR_LWINHI and SR_LWINSZ for local memory.",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_qspc_tu, .configs = 0x4,
        .choices = choices_56,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9aa, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010",
    },
    [VOLTA_QSPC_U] = {
        .name = "QSPC.u", .page = "QSPC", .title = "Is a generic address in this space\?",
        .mnemonic = "QSPC", .syntax = "GUARD QSPC{CCE}QSP $P[P0], $R[Rd], AU MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1]; writes $P[P0] $R[Rd]; trap: not modelled: what is written to the register; trap: not modelled: the shared memory of a cluster; trap: not modelled: sums with uniform registers",
        .note = "What is in no window is global. Where the windows lie is {inferred} from the names of special registers: SR_SWINLO, SR_SWINHI and SR_SWINSZ for shared memory, SR_LWINLO, SR_LWINHI and SR_LWINSZ for local memory.",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_qspc_u, .configs = 0x78,
        .choices = choices_57,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9aa, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010",
    },
    [VOLTA_UCGABAR_ARV] = {
        .name = "UCGABAR.arv", .page = "UCGABAR", .title = "Blocks of a cluster wait for each other",
        .mnemonic = "UCGABAR_ARV", .syntax = "UGUARD UCGABAR_ARV CTL",
        .effects = "reads $UP[GUP]; trap: not modelled: clusters of blocks",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmacctl, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9c7, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------z -------- -------- -------- -------- -------- -------- -------- .ggg1001 11000111",
    },
    [VOLTA_UCGABAR_WAIT] = {
        .name = "UCGABAR.wait", .page = "UCGABAR", .title = "Blocks of a cluster wait for each other",
        .mnemonic = "UCGABAR_WAIT", .syntax = "UGUARD UCGABAR_WAIT CTL",
        .effects = "reads $UP[GUP]; trap: not modelled: clusters of blocks",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_utmacctl, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xdc7, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- -------- -------- -------- -------- -------- -------- .ggg1101 11000111",
    },
    [VOLTA_CGAERRBAR] = {
        .name = "CGAERRBAR", .page = "CGAERRBAR", .title = "Wait until errors of the cluster are known",
        .mnemonic = "CGAERRBAR", .syntax = "GUARD CGAERRBAR MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: clusters of blocks",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x5ab, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -------- -------- -------- -------- -------- -------- -------- -------- -------- .ggg0101 10101011",
    },
    [VOLTA_WARPGROUP] = {
        .name = "WARPGROUP", .page = "WARPGROUP", .title = "Four warps begin to multiply matrices together",
        .mnemonic = "WARPGROUP.ARRIVE", .syntax = "GUARD WARPGROUP.ARRIVE MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: groups of warps",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9c5, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0zzz zzzzzzzz zzzzzzzz \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 11000101",
    },
    [VOLTA_WARPGROUPSET] = {
        .name = "WARPGROUPSET", .page = "WARPGROUPSET", .title = "Set what a group of warps has",
        .mnemonic = "WARPGROUPSET.AC", .syntax = "UGUARD WARPGROUPSET.AC $UR[Ub] CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; trap: not modelled: groups of warps",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_warpgroupset, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xd5e, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1zzz zzzzzzzz zzzzzzzz \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1101 01011110",
    },
    [VOLTA_USETMAXREG_U] = {
        .name = "USETMAXREG.u", .page = "USETMAXREG", .title = "Give registers to the pool of the block, or take some",
        .mnemonic = "USETMAXREG", .syntax = "UGUARD USETMAXREG{REGSW} UPO, $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Uc]; writes $UP[U0]; trap: not modelled: pools of registers",
        .note = "The code of `.DEALLOC` is the one beside that of `.TRY_ALLOC` {inferred}.",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_usetmaxreg_u, .configs = 0x40,
        .choices = choices_58,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0x3c8, 0x8000400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?uuu\? \?\?\?\?\?1rr \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg0011 11001000",
    },
    [VOLTA_USETMAXREG_I] = {
        .name = "USETMAXREG.i", .page = "USETMAXREG", .title = "Give registers to the pool of the block, or take some",
        .mnemonic = "USETMAXREG", .syntax = "UGUARD USETMAXREG{REGSW} UPO, REGS CTL",
        .effects = "reads $UP[GUP]; writes $UP[U0]; trap: not modelled: pools of registers",
        .note = "The code of `.DEALLOC` is the one beside that of `.TRY_ALLOC` {inferred}.",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_usetmaxreg_i, .configs = 0x40,
        .choices = choices_59,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0x9c8, 0x8000400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?uuu\? \?\?\?\?\?1rr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 11001000",
    },
    [VOLTA_USETSHMSZ_U] = {
        .name = "USETSHMSZ.u", .page = "USETSHMSZ", .title = "Set the size of shared memory",
        .mnemonic = "USETSHMSZ", .syntax = "UGUARD USETSHMSZ $UR[Ub] CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; trap: not modelled: how much shared memory a block has",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_warpgroupset, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3c9, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg0011 11001001",
    },
    [VOLTA_USETSHMSZ_I] = {
        .name = "USETSHMSZ.i", .page = "USETSHMSZ", .title = "Set the size of shared memory",
        .mnemonic = "USETSHMSZ", .syntax = "UGUARD USETSHMSZ UIMM CTL",
        .effects = "reads $UP[GUP]; trap: not modelled: how much shared memory a block has",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_usetshmsz_i, .configs = 0x40,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9c9, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 11001001",
    },
    [VOLTA_ULEPC_N] = {
        .name = "ULEPC.n", .page = "ULEPC", .title = "Where a place is, as an address, uniform",
        .mnemonic = "ULEPC", .syntax = "UGUARD ULEPC $UR[Ud] CTL",
        .effects = "reads $UP[GUP]; writes $UR[Ud] $UR[Ud.n | 1]; trap: not modelled: where programs lie in memory",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulepc_n, .configs = 0x40,
        .choices = choices_60,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3ce, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? --uuuuuu .ggg0011 11001110",
    },
    [VOLTA_ULEPC_T] = {
        .name = "ULEPC.t", .page = "ULEPC", .title = "Where a place is, as an address, uniform",
        .mnemonic = "ULEPC", .syntax = "UGUARD ULEPC $UR[Ud], RELL CTL",
        .effects = "reads $UP[GUP]; writes $UR[Ud] $UR[Ud.n | 1]; trap: not modelled: where programs lie in memory",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulepc_t, .configs = 0x40,
        .choices = choices_60,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9ce, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr --uuuuuu .ggg1001 11001110",
    },
    [VOLTA_NOP] = {
        .name = "NOP", .page = "NOP", .title = "No operation",
        .mnemonic = "NOP", .syntax = "GUARD NOP MARKS CTL",
        .effects = "",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x918, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----z--- -------- -------- -------- -------- -------- -------- -------- -------- -------- .ggg1001 00011000",
    },
    [VOLTA_EXIT] = {
        .name = "EXIT", .page = "EXIT", .title = "End these threads",
        .mnemonic = "EXIT", .syntax = "GUARD EXIT{KEEP}PREEMPT{ATEX} PX MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; writes $active",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_exit, .configs = 0x7f,
        .choices = choices_28,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x94d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qapk---- -------- -------- -------- -------- -------- -------- -------- -------- .ggg1001 01001101",
    },
    [VOLTA_KILL] = {
        .name = "KILL", .page = "KILL", .title = "End these threads, pixels that are not to be drawn",
        .mnemonic = "KILL", .syntax = "GUARD KILL PX MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; trap: not modelled: pixels",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_yield, .configs = 0x7f,
        .choices = choices_28,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x95b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 01011011",
    },
    [VOLTA_BRA_B] = {
        .name = "BRA.b", .page = "BRA", .title = "Branch",
        .mnemonic = "BRA", .syntax = "GUARD BRA{BHOW}BDEPTH PX, TO MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; writes $pc; trap: not modelled: how it is known whether threads are together; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra_b, .configs = 0x7f,
        .choices = choices_61,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x947, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrbb -------- rrrrrrrr .ggg1001 01000111",
    },
    [VOLTA_BRA_U] = {
        .name = "BRA.u", .page = "BRA", .title = "Branch",
        .mnemonic = "BRA", .syntax = "GUARD BRA{BUHOW}BDEPTH PX, BUPN$UP[BUP], TO MARKS CTL",
        .effects = "reads $P[Q0] $UP[BUP] $P[GP] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra_u, .configs = 0x78,
        .choices = choices_62,
        .fixed_mask = {{UINT64_C(0x200000fff), 0x8000000}}, .fixed_value = {{0x547, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb\?\?\?rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr0b \?\?\?\?bbbb rrrrrrrr .ggg0101 01000111",
    },
    [VOLTA_BRA_DIV] = {
        .name = "BRA_DIV", .page = "BRA_DIV", .title = "Branch if threads of a mask in a uniform register are apart, or together",
        .mnemonic = "BRA", .syntax = "GUARD BRA{BRHOW}BDEPTH PX, $UR[Ua], TO MARKS CTL",
        .effects = "reads $UR[Ua]; writes $pc; trap: not modelled: how it is known whether threads are together; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_bra_div, .configs = 0x78,
        .choices = choices_61,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x947, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb---rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrbb \?\?uuuuuu rrrrrrrr .ggg1001 01000111",
    },
    [VOLTA_JMP_B] = {
        .name = "JMP.b", .page = "JMP", .title = "Branch to a fixed place",
        .mnemonic = "JMP", .syntax = "GUARD JMP{JHOW}BDEPTH PX, PLACE MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_jmp_b, .configs = 0x7f,
        .choices = choices_63,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x94a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb\?\?\?\?a aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaaaajj \?\?\?\?\?\?\?\? aaaaaaaa .ggg1001 01001010",
    },
    [VOLTA_JMP_C] = {
        .name = "JMP.c", .page = "JMP", .title = "Branch to a fixed place",
        .mnemonic = "JMP", .syntax = "GUARD JMP PX, CB MARKS CTL",
        .effects = "reads $P[Q0] $UR[Ub] $UR[Ub.n | 1] $P[GP] $active; writes $pc; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_jmp_c, .configs = 0x7f,
        .choices = choices_64,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0xb4a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq q\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?---ccc cccccccc cccccccc --uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1011 01001010",
    },
    [VOLTA_JMP_U] = {
        .name = "JMP.u", .page = "JMP", .title = "Branch to a fixed place",
        .mnemonic = "JMP", .syntax = "GUARD JMP{BUHOW} PX, BUPN$UP[BUP], PLACE MARKS CTL",
        .effects = "reads $P[Q0] $UP[BUP] $P[GP] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_jmp_u, .configs = 0x78,
        .choices = choices_65,
        .fixed_mask = {{UINT64_C(0x200000fff), 0x8000000}}, .fixed_value = {{0x54a, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq q\?\?\?\?\?\?a aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaaaa0b \?\?\?\?bbbb aaaaaaaa .ggg0101 01001010",
    },
    [VOLTA_JMP_UC] = {
        .name = "JMP.uc", .page = "JMP", .title = "Branch to a fixed place",
        .mnemonic = "JMP", .syntax = "GUARD JMP{BUHOW} PX, BUPN$UP[BUP], c[CBANK][COFF] MARKS CTL",
        .effects = "reads $P[Q0] $UP[BUP] $P[GP] $active; writes $pc; read c.u32; trap: unaligned in `c`; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_jmp_uc, .configs = 0x78,
        .choices = choices_66,
        .fixed_mask = {{UINT64_C(0x200000fff), 0x8000000}}, .fixed_value = {{0x74a, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq q\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?ccc cccccccc cccccccc \?\?\?\?\?\?0b \?\?\?\?bbbb \?\?\?\?\?\?\?\? .ggg0111 01001010",
    },
    [VOLTA_BRX] = {
        .name = "BRX", .page = "BRX", .title = "Branch to a place that is computed",
        .mnemonic = "BRX", .syntax = "GUARD BRX{BDEPTH} PX, $R[Ra] BY MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "The place is behind the instruction, by a pair of registers and a number.",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_brx, .configs = 0x7f,
        .choices = choices_67,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x949, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---ff ffffffff ffffffff ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01001001",
    },
    [VOLTA_JMX] = {
        .name = "JMX", .page = "JMX", .title = "Branch to a fixed place that is computed",
        .mnemonic = "JMX", .syntax = "GUARD JMX{BDEPTH} PX, $R[Ra] BY MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_brx, .configs = 0x7f,
        .choices = choices_67,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x94c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb\?\?\?ff ffffffff ffffffff ffffffff ffffffff ffffffff ffffff\?\? rrrrrrrr ffffffff .ggg1001 01001100",
    },
    [VOLTA_BRXU_BRXU] = {
        .name = "BRXU.BRXU", .page = "BRXU", .title = "Branch to a place that uniform registers tell",
        .mnemonic = "BRXU", .syntax = "GUARD BRXU{BDEPTH} PX, $UR[Ua] BY MARKS CTL",
        .effects = "reads $UR[Ua] $UR[Ua.n | 1]; writes $pc; trap: not modelled: pairs of uniform registers; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_brxu_brxu, .configs = 0x7c,
        .choices = choices_67,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x958, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb\?\?\?ff ffffffff ffffffff ffffffff ffffffff ffffffff ffffff\?\? \?\?uuuuuu ffffffff .ggg1001 01011000",
    },
    [VOLTA_BRXU_JMXU] = {
        .name = "BRXU.JMXU", .page = "BRXU", .title = "Branch to a place that uniform registers tell",
        .mnemonic = "JMXU", .syntax = "GUARD JMXU{BDEPTH} PX, $UR[Ua] BY MARKS CTL",
        .effects = "reads $UR[Ua] $UR[Ua.n | 1]; writes $pc; trap: not modelled: pairs of uniform registers; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_brxu_brxu, .configs = 0x7c,
        .choices = choices_67,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x959, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb\?\?\?ff ffffffff ffffffff ffffffff ffffffff ffffffff ffffff\?\? \?\?uuuuuu ffffffff .ggg1001 01011001",
    },
    [VOLTA_CALL_AT] = {
        .name = "CALL.at", .page = "CALL", .title = "Call; what leads back is in registers, by other instructions",
        .mnemonic = "CALL.ABS", .syntax = "GUARD CALL.ABS{NOINC} PX, PLACE MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_at, .configs = 0x7f,
        .choices = choices_63,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x943, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn\?\?\?\?\?a aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaaaaaa aaaaaa\?\? \?\?\?\?\?\?\?\? aaaaaaaa .ggg1001 01000011",
    },
    [VOLTA_CALL_C] = {
        .name = "CALL.c", .page = "CALL", .title = "Call; what leads back is in registers, by other instructions",
        .mnemonic = "CALL.ABS", .syntax = "GUARD CALL.ABS{NOINC} PX, CB MARKS CTL",
        .effects = "reads $P[Q0] $UR[Ub] $UR[Ub.n | 1] $P[GP] $active; writes $pc; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_c, .configs = 0x7f,
        .choices = choices_64,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0xb43, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq qn\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?---ccc cccccccc cccccccc --uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1011 01000011",
    },
    [VOLTA_CALL_R] = {
        .name = "CALL.r", .page = "CALL", .title = "Call; what leads back is in registers, by other instructions",
        .mnemonic = "CALL.ABS", .syntax = "GUARD CALL.ABS{NOINC} PX, $R[Ra] BY MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_r, .configs = 0x7f,
        .choices = choices_68,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x343, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn\?\?\?\?ff ffffffff ffffffff ffffffff ffffffff ffffffff ffffff\?\? rrrrrrrr ffffffff .ggg0011 01000011",
    },
    [VOLTA_CALL_REL] = {
        .name = "CALL.rel", .page = "CALL", .title = "Call; what leads back is in registers, by other instructions",
        .mnemonic = "CALL.REL", .syntax = "GUARD CALL.REL{NOINC} PX, TO MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_rel, .configs = 0x7f,
        .choices = choices_61,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x944, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn----rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- -------- rrrrrrrr .ggg1001 01000100",
    },
    [VOLTA_CALL_RR] = {
        .name = "CALL.rr", .page = "CALL", .title = "Call; what leads back is in registers, by other instructions",
        .mnemonic = "CALL.REL", .syntax = "GUARD CALL.REL{NOINC} PX, $R[Ra] TO MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_rr, .configs = 0x7f,
        .choices = choices_61,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x344, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn----rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg0011 01000100",
    },
    [VOLTA_CALL_UR] = {
        .name = "CALL_UR", .page = "CALL_UR", .title = "Call what uniform registers tell",
        .mnemonic = "CALL.REL", .syntax = "GUARD CALL.REL{NOINC} PX, $UR[Ua] TO MARKS CTL",
        .effects = "reads $UR[Ua] $UR[Ua.n | 1]; writes $pc; trap: not modelled: pairs of uniform registers; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_call_ur, .configs = 0x7c,
        .choices = choices_61,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x944, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qn----rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- \?\?uuuuuu rrrrrrrr .ggg1001 01000100",
    },
    [VOLTA_RET_REL] = {
        .name = "RET.rel", .page = "RET", .title = "Return to what registers tell",
        .mnemonic = "RET.REL", .syntax = "GUARD RET.REL{NODEC} PX, $R[Ra] TO MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret_rel, .configs = 0x7f,
        .choices = choices_61,
        .fixed_mask = {{0xfff, 0x8200000}}, .fixed_value = {{0x950, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn0---rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg1001 01010000",
    },
    [VOLTA_RET_ABS] = {
        .name = "RET.abs", .page = "RET", .title = "Return to what registers tell",
        .mnemonic = "RET.ABS", .syntax = "GUARD RET.ABS{NODEC} PX, $R[Ra] BY MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active; writes $pc; trap: not modelled: threads that go different ways; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret_abs, .configs = 0x7f,
        .choices = choices_68,
        .fixed_mask = {{0xfff, 0x8200000}}, .fixed_value = {{0x950, 0x200000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn1---ff ffffffff ffffffff ffffffff ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01010000",
    },
    [VOLTA_RET_UR_REL] = {
        .name = "RET_UR.rel", .page = "RET_UR", .title = "Return to what uniform registers tell",
        .mnemonic = "RET.REL", .syntax = "GUARD RET.REL{NODEC} PX, $UR[Ua] TO MARKS CTL",
        .effects = "reads $UR[Ua] $UR[Ua.n | 1]; writes $pc; trap: not modelled: pairs of uniform registers; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret_ur_rel, .configs = 0x7c,
        .choices = choices_61,
        .fixed_mask = {{0xfff, 0x8200000}}, .fixed_value = {{0x950, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qn0---rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrr-- \?\?uuuuuu rrrrrrrr .ggg1001 01010000",
    },
    [VOLTA_RET_UR_ABS] = {
        .name = "RET_UR.abs", .page = "RET_UR", .title = "Return to what uniform registers tell",
        .mnemonic = "RET.ABS", .syntax = "GUARD RET.ABS{NODEC} PX, $UR[Ua] BY MARKS CTL",
        .effects = "reads $UR[Ua] $UR[Ua.n | 1]; writes $pc; trap: not modelled: pairs of uniform registers; branch: conditional",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ret_ur_abs, .configs = 0x7c,
        .choices = choices_68,
        .fixed_mask = {{0xfff, 0x8200000}}, .fixed_value = {{0x950, 0x8200000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qn1---ff ffffffff ffffffff ffffffff ffffffff ffffffff ffffff-- \?\?uuuuuu ffffffff .ggg1001 01010000",
    },
    [VOLTA_LEPC_N] = {
        .name = "LEPC.n", .page = "LEPC", .title = "Where a place is, as an address",
        .mnemonic = "LEPC", .syntax = "GUARD LEPC $R[Rd] MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: where programs lie in memory",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_b2r_b, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x34e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr .ggg0011 01001110",
    },
    [VOLTA_LEPC_T] = {
        .name = "LEPC.t", .page = "LEPC", .title = "Where a place is, as an address",
        .mnemonic = "LEPC", .syntax = "GUARD LEPC $R[Rd], RELL MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: where programs lie in memory",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_lepc_t, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x94e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0\?\?\? \?\?\?\?\?\?rr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 01001110",
    },
    [VOLTA_RTT] = {
        .name = "RTT", .page = "RTT", .title = "Return from a trap",
        .mnemonic = "RTT", .syntax = "GUARD RTT MARKS CTL",
        .effects = "trap: not modelled: traps",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x3f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x94f, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1001 01001111",
    },
    [VOLTA_PREEXIT] = {
        .name = "PREEXIT", .page = "PREEXIT", .title = "Before the end: what waits for this grid may begin",
        .mnemonic = "PREEXIT", .syntax = "GUARD PREEXIT MARKS CTL",
        .effects = "trap: not modelled: grids that wait for each other",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x82d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? .ggg1000 00101101",
    },
    [VOLTA_BPT] = {
        .name = "BPT", .page = "BPT", .title = "Stop for a debugger, or trap",
        .mnemonic = "BPT", .syntax = "GUARD BPT{BPKIND} BPN MARKS CTL",
        .effects = "reads $P[GP]; trap: BPT.TRAP; trap: not modelled: debuggers",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bpt, .configs = 0x7f,
        .choices = choices_69,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x95c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -bbb---- -------- -------- -------- -------- -------- ---bbb-- -------- -------- .ggg1001 01011100",
    },
    [VOLTA_F2F_N] = {
        .name = "F2F.n", .page = "F2F", .title = "From one float format to another",
        .mnemonic = "F2F", .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS32 C77 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2f_n, .configs = 0x7f,
        .choices = choices_70,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x104, 0x200800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ff-01--- -------- naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000100",
    },
    [VOLTA_F2F_W] = {
        .name = "F2F.w", .page = "F2F", .title = "From one float format to another",
        .mnemonic = "F2F", .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS16 C77 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2f_w, .configs = 0x7f,
        .choices = choices_71,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x104, 0x101000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ff-10--- -------- n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000100",
    },
    [VOLTA_F2F_DW] = {
        .name = "F2F.dw", .page = "F2F", .title = "From one float format to another",
        .mnemonic = "F2F", .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS16 C77 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2f_w, .configs = 0x7f,
        .choices = choices_71,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x110, 0x101800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ff-11--- -------- n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00010000",
    },
    [VOLTA_F2F_DF] = {
        .name = "F2F.df", .page = "F2F", .title = "From one float format to another",
        .mnemonic = "F2F", .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS32 C77 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2f_n, .configs = 0x7f,
        .choices = choices_70,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x110, 0x201800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ff-11--- -------- naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00010000",
    },
    [VOLTA_F2F_ND] = {
        .name = "F2F.nd", .page = "F2F", .title = "From one float format to another",
        .mnemonic = "F2F", .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS64 C77 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u64; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2f_nd, .configs = 0x7f,
        .choices = choices_72,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x110, 0x300000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ff-cc--- -------- nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010000",
    },
    [VOLTA_F2I_H] = {
        .name = "F2I.h", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS16 C86 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2i_h, .configs = 0x7f,
        .choices = choices_73,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x105, 0x100000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ccncc--c -------- n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000101",
    },
    [VOLTA_F2I_S] = {
        .name = "F2I.s", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS32 C86 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2i_s, .configs = 0x7f,
        .choices = choices_74,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x105, 0x200000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ccncc--c -------- naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000101",
    },
    [VOLTA_F2I_HD] = {
        .name = "F2I.hd", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS16 C86 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2i_h, .configs = 0x7f,
        .choices = choices_73,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x111, 0x101800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ccn11--c -------- n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00010001",
    },
    [VOLTA_F2I_SD] = {
        .name = "F2I.sd", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS32 C86 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2i_s, .configs = 0x7f,
        .choices = choices_74,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x111, 0x201800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ccn11--c -------- naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00010001",
    },
    [VOLTA_F2I_D] = {
        .name = "F2I.d", .page = "F2I", .title = "From a float to an integer",
        .mnemonic = "F2I", .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS64 C86 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2i_d, .configs = 0x7f,
        .choices = choices_75,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x111, 0x300000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ccncc--c -------- nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010001",
    },
    [VOLTA_I2F_B] = {
        .name = "I2F.b", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI8 C77I MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2f_b, .configs = 0x7f,
        .choices = choices_76,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x106, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --00---- ff-ccc-- -------- --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110",
    },
    [VOLTA_I2F_H] = {
        .name = "I2F.h", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI16 C77I MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2f_h, .configs = 0x7f,
        .choices = choices_77,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x106, 0x100000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---- ff-ccc-- -------- --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110",
    },
    [VOLTA_I2F_W] = {
        .name = "I2F.w", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], SBU C77I MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2f_w, .configs = 0x7f,
        .choices = choices_78,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x106, 0x200000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---- ff-ccc-- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000110",
    },
    [VOLTA_I2F_BD] = {
        .name = "I2F.bd", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI8 C77I MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2f_b, .configs = 0x7f,
        .choices = choices_76,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x112, 0x1800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --00---- ff-11c-- -------- --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_I2F_HD] = {
        .name = "I2F.hd", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI16 C77I MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2f_h, .configs = 0x7f,
        .choices = choices_77,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x112, 0x101800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---- ff-11c-- -------- --cc-ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_I2F_WD] = {
        .name = "I2F.wd", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], SBU C77I MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2f_w, .configs = 0x7f,
        .choices = choices_78,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x112, 0x201800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---- ff-11c-- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_I2F_D] = {
        .name = "I2F.d", .page = "I2F", .title = "From an integer to a float",
        .mnemonic = "I2F", .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI64 C77I MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2f_w, .configs = 0x7f,
        .choices = choices_79,
        .fixed_mask = {{0x1ff, 0x300000}}, .fixed_value = {{0x112, 0x300000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---- ff-ccc-- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_FRND_H] = {
        .name = "FRND.h", .page = "FRND", .title = "Round to a whole number",
        .mnemonic = "FRND", .syntax = "GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS16 C77R MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_frnd_h, .configs = 0x7f,
        .choices = choices_80,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x107, 0x100800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f cc-01--- -------- n.cc-ccc cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000111",
    },
    [VOLTA_FRND_S] = {
        .name = "FRND.s", .page = "FRND", .title = "Round to a whole number",
        .mnemonic = "FRND", .syntax = "GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS32 C77R MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_frnd_s, .configs = 0x7f,
        .choices = choices_81,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x107, 0x201000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f cc-10--- -------- naffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000111",
    },
    [VOLTA_FRND_D] = {
        .name = "FRND.d", .page = "FRND", .title = "Round to a whole number",
        .mnemonic = "FRND", .syntax = "GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS64 C77R MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_frnd_d, .configs = 0x7f,
        .choices = choices_82,
        .fixed_mask = {{0x1ff, 0x301800}}, .fixed_value = {{0x113, 0x301800}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f cc-11--- -------- nadddddd dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010011",
    },
    [VOLTA_I2I] = {
        .name = "I2I", .page = "I2I", .title = "Narrow an integer, with its limits",
        .mnemonic = "I2I", .syntax = "GUARD I2I{CNAR}.S32.SAT $R[Rd], SBU MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2i, .configs = 0x7c,
        .choices = choices_83,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x38, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- --cc---- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00111000",
    },
    [VOLTA_F2FP_P] = {
        .name = "F2FP.p", .page = "F2FP", .title = "Two floats to a pair of halves, bfloat16 or bytes",
        .mnemonic = "F2FP", .syntax = "GUARD F2FP{CPACK}.PACK_AB{CRND2} $R[Rd], $R[Ra]RA, CX MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2fp_p, .configs = 0x78,
        .choices = choices_84,
        .fixed_mask = {{0x1ff, 0x24000}}, .fixed_value = {{0x3e, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ------0c c0ccc--- -------- ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2FP_RS] = {
        .name = "F2FP.rs", .page = "F2FP", .title = "Two floats to a pair of halves, bfloat16 or bytes",
        .mnemonic = "F2FP", .syntax = "GUARD F2FP{CPACK}.PACK_AB.RS.7b $R[Rd], $R[Ra]RA, CX, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2fp_rs, .configs = 0x38,
        .choices = choices_85,
        .fixed_mask = {{0x1ff, 0x3c000}}, .fixed_value = {{0x3e, 0x20000}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.\?\?\? \?-\?\?\?\?10 00ccc--- rrrrrrrr ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2FP_M] = {
        .name = "F2FP.m", .page = "F2FP", .title = "Two floats to a pair of halves, bfloat16 or bytes",
        .mnemonic = "F2FP", .syntax = "GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], CX, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2fp_m, .configs = 0x78,
        .choices = choices_84,
        .fixed_mask = {{0x1ff, 0x24000}}, .fixed_value = {{0x3e, 0x4000}},
        .bits = "---rrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr ffffffff ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2FP_MC] = {
        .name = "F2FP.mc", .page = "F2FP", .title = "Two floats to a pair of halves, bfloat16 or bytes",
        .mnemonic = "F2FP", .syntax = "GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], $R[Rc]RB, CXT MARKS CTL",
        .effects = "reads $P[GP] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2fp_mc, .configs = 0x78,
        .choices = choices_86,
        .fixed_mask = {{0x1ff, 0x24000}}, .fixed_value = {{0x3e, 0x4000}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2IP_B] = {
        .name = "F2IP.b", .page = "F2IP", .title = "Two floats to bytes in front of others",
        .mnemonic = "F2IP", .syntax = "GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, CX, $R[Rc]RC{CIPH} MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2ip_b, .configs = 0x70,
        .choices = choices_87,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x43, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000011",
    },
    [VOLTA_F2IP_C] = {
        .name = "F2IP.c", .page = "F2IP", .title = "Two floats to bytes in front of others",
        .mnemonic = "F2IP", .syntax = "GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, $R[Rc]RB, CXT{CIPH} MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_f2ip_c, .configs = 0x70,
        .choices = choices_88,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x43, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 01000011",
    },
    [VOLTA_I2FP] = {
        .name = "I2FP", .page = "I2FP", .title = "From an integer to a float, in the pipe of other arithmetic",
        .mnemonic = "I2FP.F32", .syntax = "GUARD I2FP.F32{CFS}CFRND $R[Rd], SBU MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2fp, .configs = 0x70,
        .choices = choices_89,
        .fixed_mask = {{0x1ff, 0x303800}}, .fixed_value = {{0x45, 0x201000}},
        .bits = "---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- cc010c-- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 01000101",
    },
    [VOLTA_I2IP_B] = {
        .name = "I2IP.b", .page = "I2IP", .title = "Narrow an integer, with its limits, in front of others",
        .mnemonic = "I2IP", .syntax = "GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC{CIPC} MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2ip_b, .configs = 0x7c,
        .choices = choices_90,
        .fixed_mask = {{0x1ff, 0x4000}}, .fixed_value = {{0x39, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -0cccc.. rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001",
    },
    [VOLTA_I2IP_N] = {
        .name = "I2IP.n", .page = "I2IP", .title = "Narrow an integer, with its limits, in front of others",
        .mnemonic = "I2IP", .syntax = "GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_i2ip_b, .configs = 0x7c,
        .choices = choices_91,
        .fixed_mask = {{0x1ff, 0x4000}}, .fixed_value = {{0x39, 0x4000}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -1cccc\?\? rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001",
    },
    [VOLTA_DADD_R] = {
        .name = "DADD.r", .page = "DADD", .title = "Add",
        .mnemonic = "DADD", .syntax = "GUARD DADD{FRND} $R[Rd], DA, DC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_dadd_r, .configs = 0x7f,
        .choices = choices_92,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x229, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----0--- -------- ff--n..n rrrrrrrr -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00101001",
    },
    [VOLTA_DADD_C] = {
        .name = "DADD.c", .page = "DADD", .title = "Add",
        .mnemonic = "DADD", .syntax = "GUARD DADD{FRND} $R[Rd], DA, DT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_dadd_c, .configs = 0x7f,
        .choices = choices_93,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x29, 0x0}},
        .bits = "---zzrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n -------- dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101001",
    },
    [VOLTA_DMUL] = {
        .name = "DMUL", .page = "DMUL", .title = "Multiply",
        .mnemonic = "DMUL", .syntax = "GUARD DMUL{FRND} $R[Rd], DA, DB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_dmul, .configs = 0x7f,
        .choices = choices_94,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x28, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n -------- nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101000",
    },
    [VOLTA_DFMA_B] = {
        .name = "DFMA.b", .page = "DFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "DFMA", .syntax = "GUARD DFMA{FRND} $R[Rd], DA, DB, DC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_dfma_b, .configs = 0x7f,
        .choices = choices_95,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x2b, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101011",
    },
    [VOLTA_DFMA_C] = {
        .name = "DFMA.c", .page = "DFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "DFMA", .syntax = "GUARD DFMA{FRND} $R[Rd], DA, DCB, DT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_dfma_c, .configs = 0x7f,
        .choices = choices_96,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x2b, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr dddddddd dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101011",
    },
    [VOLTA_DSETP] = {
        .name = "DSETP", .page = "DSETP", .title = "Compare, write predicates",
        .mnemonic = "DSETP", .syntax = "GUARD DSETP{DCMP}BOP $P[P0], $P[P1], DA, DL, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $P[P0] $P[P1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: what MIN and MAX compare; trap: no such operation",
        .note = "MIN and MAX stand where the others have a test that never holds, and one that always does.",
        .length = 16, .slot_count = 27, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_dsetp, .configs = 0x7f,
        .choices = choices_97,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x2a, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.qqq qpppppp- ddddbb.n -------- nadddddd dddddddd dddddddd rrrrrrrr rrrrrrrr -------- .ggg...0 00101010",
    },
    [VOLTA_FADD] = {
        .name = "FADD", .page = "FADD", .title = "Add",
        .mnemonic = "FADD", .syntax = "GUARD FADD{FTZ}FRND{FSAT} $R[Rd], FA, FL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_fadd, .configs = 0x7f,
        .choices = choices_98,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x21, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.--- -------f fff---.n -------- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100001",
    },
    [VOLTA_FMUL] = {
        .name = "FMUL", .page = "FMUL", .title = "Multiply",
        .mnemonic = "FMUL", .syntax = "GUARD FMUL{FMODE}FSCALE{FRND}FSAT $R[Rd], FA, FB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: the power of two that the product is multiplied by; trap: not modelled: 0 times anything is 0",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_fmul, .configs = 0x7f,
        .choices = choices_99,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x20, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -fff---f ffff--.n -------- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100000",
    },
    [VOLTA_FFMA_B] = {
        .name = "FFMA.b", .page = "FFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "FFMA", .syntax = "GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FB, FC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: 0 times anything is 0",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_ffma_b, .configs = 0x7f,
        .choices = choices_100,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x23, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100011",
    },
    [VOLTA_FFMA_C] = {
        .name = "FFMA.c", .page = "FFMA", .title = "Multiply and add, rounded once",
        .mnemonic = "FFMA", .syntax = "GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FCB, FT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: 0 times anything is 0",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_ffma_c, .configs = 0x7f,
        .choices = choices_101,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x23, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr ffffffff ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 00100011",
    },
    [VOLTA_FMNMX_N] = {
        .name = "FMNMX.n", .page = "FMNMX", .title = "The smaller, or the larger",
        .mnemonic = "FMNMX", .syntax = "GUARD FMNMX{FMMOD} $R[Rd], , FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: whose sign is taken, and what the predicate tells",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 13, .grade = ISADORA_DOCUMENT,
        .slots = slots_fmnmx_n, .configs = 0x7f,
        .choices = choices_102,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x9, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q----fff ------.n -------- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001",
    },
    [VOLTA_FMNMX_ISA] = {
        .name = "FMNMX.isa", .page = "FMNMX", .title = "The smaller, or the larger",
        .mnemonic = "FMNMX", .syntax = "GUARD FMNMX{FTZ}FNAN{FXORS}.IS_A $R[Rd], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd] $P[P1]; read c.u32; trap: not modelled: whose sign is taken, and what the predicate tells; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_fmnmx_isa, .configs = 0x40,
        .choices = choices_103,
        .fixed_mask = {{0x1ff, 0x2}}, .fixed_value = {{0x9, 0x2}},
        .bits = "---zrrcc cccccccc ccccccc- ..------ ----.qqq qppp-fff ------.n ------1- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001",
    },
    [VOLTA_FSEL] = {
        .name = "FSEL", .page = "FSEL", .title = "Choose by a predicate; the signs may change",
        .mnemonic = "FSEL", .syntax = "GUARD FSEL{FTZ} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_fsel, .configs = 0x7f,
        .choices = choices_104,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x8, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ------.n -------- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001000",
    },
    [VOLTA_FSET] = {
        .name = "FSET", .page = "FSET", .title = "Compare, write 1.0 or 0.0",
        .mnemonic = "FSET.BF", .syntax = "GUARD FSET.BF{FCMP}FTZ{BOP} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: no such operation",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_fset, .configs = 0x7f,
        .choices = choices_104,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0xa, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ffffbb.n -------- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001010",
    },
    [VOLTA_FSETP] = {
        .name = "FSETP", .page = "FSETP", .title = "Compare, write predicates",
        .mnemonic = "FSETP", .syntax = "GUARD FSETP{FCMP}FTZ{BOP} $P[P0], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: no such operation",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_fsetp, .configs = 0x7f,
        .choices = choices_104,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0xb, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffbb.n -------- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...0 00001011",
    },
    [VOLTA_FCHK] = {
        .name = "FCHK", .page = "FCHK", .title = "Does a division need the slow way\?",
        .mnemonic = "FCHK", .syntax = "GUARD FCHK $P[P0], FA, FB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $P[P0]; read c.u32; trap: not modelled: which exponents need it; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_fchk, .configs = 0x7f,
        .choices = choices_99,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x102, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------.n -------- naffffff ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...1 00000010",
    },
    [VOLTA_FSWZADD] = {
        .name = "FSWZADD", .page = "FSWZADD", .title = "Add, with signs of their own for each thread of four",
        .mnemonic = "FSWZADD", .syntax = "GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd], $R[Ra]RA, $R[Rc]RC, SWD{SWC}SWB{SWA} MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; trap: not modelled: whether a number that is only moved is flushed",
        .note = "A pair of letters says for a thread of four what becomes of its own two sources: plus, minus, zero. The first pair is for the first thread.",
        .length = 16, .slot_count = 23, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_fswzadd, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x822, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----0--- -------f ffn----- rrrrrrrr -------- -------- -------- ssssssss rrrrrrrr rrrrrrrr .ggg1000 00100010",
    },
    [VOLTA_MUFU_R] = {
        .name = "MUFU.r", .page = "MUFU", .title = "Functions that come from tables: 1/x, roots, sine, powers of two",
        .mnemonic = "MUFU", .syntax = "GUARD MUFU{MUF}FMUT $R[Rd], FB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: the tables are not public; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_mufu_r, .configs = 0x7f,
        .choices = choices_105,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x108, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmmmm -------- n.---ccc cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00001000",
    },
    [VOLTA_MUFU_S] = {
        .name = "MUFU.s", .page = "MUFU", .title = "Functions that come from tables: 1/x, roots, sine, powers of two",
        .mnemonic = "MUFU", .syntax = "GUARD MUFU{MUF}FMUS $R[Rd], FIMM MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: the tables are not public",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_mufu_s, .configs = 0x7f,
        .choices = choices_106,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x908, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm-- -------- ffffffff ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg1001 00001000",
    },
    [VOLTA_MUFU_D] = {
        .name = "MUFU.d", .page = "MUFU", .title = "Functions that come from tables: 1/x, roots, sine, powers of two",
        .mnemonic = "MUFU", .syntax = "GUARD MUFU{MUF}FMUS $R[Rd], DIMM MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: the tables are not public",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_mufu_d, .configs = 0x7f,
        .choices = choices_106,
        .fixed_mask = {{0xfff, 0x8003800}}, .fixed_value = {{0x908, 0x1800}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --011m-- -------- dddddddd dddddddd dddddddd dddddddd -------- rrrrrrrr .ggg1001 00001000",
    },
    [VOLTA_MUFU_H] = {
        .name = "MUFU.h", .page = "MUFU", .title = "Functions that come from tables: 1/x, roots, sine, powers of two",
        .mnemonic = "MUFU", .syntax = "GUARD MUFU{MUF}FMUHALF $R[Rd], HIL MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: the tables are not public",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_mufu_h, .configs = 0x7c,
        .choices = choices_107,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x908, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm.- -------- -------- -------- hhhhhhhh hhhhhhhh -------- rrrrrrrr .ggg1001 00001000",
    },
    [VOLTA_AL2P] = {
        .name = "AL2P", .page = "AL2P", .title = "The place of an attribute as the hardware counts it",
        .mnemonic = "AL2P", .syntax = "GUARD AL2P $R[Rd], $R[Ra], 0x0 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_al2p, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x920, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr .ggg1001 00100000",
    },
    [VOLTA_ALD_A] = {
        .name = "ALD.a", .page = "ALD", .title = "Load an attribute",
        .mnemonic = "ALD", .syntax = "GUARD ALD{AO} $R[Rd], a[AOFF], ARB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ald_a, .configs = 0x7f,
        .choices = choices_108,
        .fixed_mask = {{0xff000fffu, 0x8000000}}, .fixed_value = {{0xff000321u, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? a\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?aa aaaaaaaa rrrrrrrr 11111111 rrrrrrrr .ggg0011 00100001",
    },
    [VOLTA_ALD_R] = {
        .name = "ALD.r", .page = "ALD", .title = "Load an attribute",
        .mnemonic = "ALD", .syntax = "GUARD ALD{AO}.PHYS $R[Rd], a[$R[Ra]], ARB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ald_r, .configs = 0x7f,
        .choices = choices_108,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x321, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? a\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 00100001",
    },
    [VOLTA_ALD_U] = {
        .name = "ALD.u", .page = "ALD", .title = "Load an attribute",
        .mnemonic = "ALD", .syntax = "GUARD ALD{AO} $R[Rd], a[$UR[Ua]], ARB MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rb]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ald_u, .configs = 0x7c,
        .choices = choices_108,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x521, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? a\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?uuuuuu rrrrrrrr .ggg0101 00100001",
    },
    [VOLTA_AST_A] = {
        .name = "AST.a", .page = "AST", .title = "Store an attribute",
        .mnemonic = "AST", .syntax = "GUARD AST a[AOFF], $R[Rb], ARC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rc]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ast_a, .configs = 0x7f,
        .choices = choices_109,
        .fixed_mask = {{0xff000fffu, 0x8000000}}, .fixed_value = {{0xff000322u, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?aa aaaaaaaa rrrrrrrr 11111111 \?\?\?\?\?\?\?\? .ggg0011 00100010",
    },
    [VOLTA_AST_R] = {
        .name = "AST.r", .page = "AST", .title = "Store an attribute",
        .mnemonic = "AST.PHYS", .syntax = "GUARD AST.PHYS a[$R[Ra]], $R[Rb], ARC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ast_r, .configs = 0x7f,
        .choices = choices_109,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x322, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr \?\?\?\?\?\?\?\? .ggg0011 00100010",
    },
    [VOLTA_AST_U] = {
        .name = "AST.u", .page = "AST", .title = "Store an attribute",
        .mnemonic = "AST", .syntax = "GUARD AST a[$UR[Ua]], $R[Rb], ARC MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rb] $R[Rc]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ast_u, .configs = 0x7c,
        .choices = choices_109,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x522, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?uuuuuu \?\?\?\?\?\?\?\? .ggg0101 00100010",
    },
    [VOLTA_IPA_A] = {
        .name = "IPA.a", .page = "IPA", .title = "Interpolate an attribute",
        .mnemonic = "IPA", .syntax = "GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[IOFF], IPAPLACE MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd] $P[P0]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ipa_a, .configs = 0x7f,
        .choices = choices_110,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x126, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?ppp\? aaaa\?\?\?\? iiiiiiii iiiiiiii iiiiiiii iiiiiiii iiiiiiii \?\?\?\?\?\?\?\? rrrrrrrr .ggg...1 00100110",
    },
    [VOLTA_IPA_U] = {
        .name = "IPA.u", .page = "IPA", .title = "Interpolate an attribute",
        .mnemonic = "IPA", .syntax = "GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[$UR[Ua]+IOFF] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua]; writes $R[Rd] $P[P0]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ipa_u, .configs = 0x7c,
        .choices = choices_40,
        .fixed_mask = {{0xfff, 0x8002000}}, .fixed_value = {{0x526, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?ppp\? aa0a\?\?\?\? iiiiiiii \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr .ggg0101 00100110",
    },
    [VOLTA_OUT_F] = {
        .name = "OUT.f", .page = "OUT", .title = "Emit a vertex, or end a strip",
        .mnemonic = "OUT.FINAL", .syntax = "GUARD OUT.FINAL , $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 12, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ctaid_s, .configs = 0x7f,
        .choices = choices_111,
        .fixed_mask = {{0xfff, 0x800c000}}, .fixed_value = {{0x324, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? 00\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? .ggg0011 00100100",
    },
    [VOLTA_OUT_R] = {
        .name = "OUT.r", .page = "OUT", .title = "Emit a vertex, or end a strip",
        .mnemonic = "OUT", .syntax = "GUARD OUT{OUTK} $R[Rd], $R[Ra], $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_out_r, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x324, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? oo\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 00100100",
    },
    [VOLTA_OUT_I] = {
        .name = "OUT.i", .page = "OUT", .title = "Emit a vertex, or end a strip",
        .mnemonic = "OUT", .syntax = "GUARD OUT{OUTK} $R[Rd], $R[Ra], OUTN MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_out_i, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x924, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? oo\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? oooooooo rrrrrrrr rrrrrrrr .ggg1001 00100100",
    },
    [VOLTA_OUT_U] = {
        .name = "OUT.u", .page = "OUT", .title = "Emit a vertex, or end a strip",
        .mnemonic = "OUT", .syntax = "GUARD OUT{OUTK} $R[Rd], $R[Ra], $UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_out_u, .configs = 0x7c,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xd24, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? oo\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr rrrrrrrr .ggg1101 00100100",
    },
    [VOLTA_ISBERD] = {
        .name = "ISBERD", .page = "ISBERD", .title = "Read from the buffer between stages",
        .mnemonic = "ISBERD", .syntax = "GUARD ISBERD $R[Rd], ISB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_isberd, .configs = 0x7f,
        .choices = choices_112,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x923, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? iiiiiiii iiiiiiii \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr .ggg1001 00100011",
    },
    [VOLTA_ISBEWR] = {
        .name = "ISBEWR", .page = "ISBEWR", .title = "Write to the buffer between stages",
        .mnemonic = "ISBEWR", .syntax = "GUARD ISBEWR ISB, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_isbewr, .configs = 0x7c,
        .choices = choices_112,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x927, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr \?\?\?\?\?\?\?\? .ggg1001 00100111",
    },
    [VOLTA_PIXLD] = {
        .name = "PIXLD", .page = "PIXLD", .title = "Ask about the pixel",
        .mnemonic = "PIXLD", .syntax = "GUARD PIXLD $R[Rd], PO MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd] $P[P0]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_b2r_r, .configs = 0x7f,
        .choices = choices_40,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x925, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?ppp\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr .ggg1001 00100101",
    },
    [VOLTA_LDTRAM] = {
        .name = "LDTRAM", .page = "LDTRAM", .title = "Load attributes of a triangle",
        .mnemonic = "LDTRAM.AB", .syntax = "GUARD LDTRAM.AB $R[Rd], a[$UR[Ua]+IOFF] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua]; writes $R[Rd]; trap: not modelled: attributes",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldtram, .configs = 0x7c,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3ad, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? iiiiiiii \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr .ggg0011 10101101",
    },
    [VOLTA_HADD2] = {
        .name = "HADD2", .page = "HADD2", .title = "Add two halves to two",
        .mnemonic = "HADD2", .syntax = "GUARD HADD2{HTADD}FTZ{FSAT} $R[Rd], HA, HL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 31, .choice_count = 19, .grade = ISADORA_DOCUMENT,
        .slots = slots_hadd2, .configs = 0x7f,
        .choices = choices_113,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x30, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.--- --h----f -hf-hh.n -------- nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110000",
    },
    [VOLTA_HMUL2] = {
        .name = "HMUL2", .page = "HMUL2", .title = "Multiply two halves by two",
        .mnemonic = "HMUL2", .syntax = "GUARD HMUL2{HTMUL}FMODE{FSAT} $R[Rd], HA, HB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 31, .choice_count = 19, .grade = ISADORA_DOCUMENT,
        .slots = slots_hmul2, .configs = 0x7f,
        .choices = choices_114,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x32, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- --h----f -hffhh.n -------- nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110010",
    },
    [VOLTA_HFMA2_B] = {
        .name = "HFMA2.b", .page = "HFMA2", .title = "Multiply two halves by two and add two",
        .mnemonic = "HFMA2", .syntax = "GUARD HFMA2{HTFMA} $R[Rd], HA, HMB, HC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 37, .choice_count = 22, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_b, .configs = 0x7f,
        .choices = choices_115,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x31, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_C] = {
        .name = "HFMA2.c", .page = "HFMA2", .title = "Multiply two halves by two and add two",
        .mnemonic = "HFMA2", .syntax = "GUARD HFMA2{HTFMA} $R[Rd], HA, HCB, HMT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 35, .choice_count = 20, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_c, .configs = 0x7f,
        .choices = choices_116,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x31, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_RB] = {
        .name = "HFMA2.rb", .page = "HFMA2", .title = "Multiply two halves by two and add two",
        .mnemonic = "HFMA2", .syntax = "GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HMB, HC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $P[Q0]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 38, .choice_count = 23, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_rb, .configs = 0x78,
        .choices = choices_117,
        .fixed_mask = {{0x1ff, 0xa000}}, .fixed_value = {{0x31, 0x8000}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_RC] = {
        .name = "HFMA2.rc", .page = "HFMA2", .title = "Multiply two halves by two and add two",
        .mnemonic = "HFMA2", .syntax = "GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HCB, HMT, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 36, .choice_count = 21, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_rc, .configs = 0x78,
        .choices = choices_118,
        .fixed_mask = {{0x1ff, 0xa000}}, .fixed_value = {{0x31, 0x8000}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_MMA_B] = {
        .name = "HFMA2_MMA.b", .page = "HFMA2_MMA", .title = "The same in the tensor cores; compilers load constants with it",
        .mnemonic = "HFMA2.MMA", .syntax = "GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWB, HWC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 30, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_mma_b, .configs = 0x78,
        .choices = choices_119,
        .fixed_mask = {{0x1ff, 0x8000}}, .fixed_value = {{0x35, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HFMA2_MMA_C] = {
        .name = "HFMA2_MMA.c", .page = "HFMA2_MMA", .title = "The same in the tensor cores; compilers load constants with it",
        .mnemonic = "HFMA2.MMA", .syntax = "GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWCB, HWT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_mma_c, .configs = 0x78,
        .choices = choices_120,
        .fixed_mask = {{0x1ff, 0x8000}}, .fixed_value = {{0x35, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HFMA2_MMA_RB] = {
        .name = "HFMA2_MMA.rb", .page = "HFMA2_MMA", .title = "The same in the tensor cores; compilers load constants with it",
        .mnemonic = "HFMA2.MMA", .syntax = "GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWB, HWC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $P[Q0]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 32, .choice_count = 13, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_mma_rb, .configs = 0x78,
        .choices = choices_121,
        .fixed_mask = {{0x1ff, 0xa000}}, .fixed_value = {{0x35, 0x8000}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HFMA2_MMA_RC] = {
        .name = "HFMA2_MMA.rc", .page = "HFMA2_MMA", .title = "The same in the tensor cores; compilers load constants with it",
        .mnemonic = "HFMA2.MMA", .syntax = "GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWCB, HWT, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 30, .choice_count = 13, .grade = ISADORA_DOCUMENT,
        .slots = slots_hfma2_mma_rc, .configs = 0x78,
        .choices = choices_122,
        .fixed_mask = {{0x1ff, 0xa000}}, .fixed_value = {{0x35, 0x8000}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HSET2] = {
        .name = "HSET2", .page = "HSET2", .title = "Compare halves, write numbers or masks",
        .mnemonic = "HSET2", .syntax = "GUARD HSET2{HST}HBF1{FCMP}FTZ{HBOP} $R[Rd], HA, HSL, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 36, .choice_count = 20, .grade = ISADORA_DOCUMENT,
        .slots = slots_hset2, .configs = 0x7f,
        .choices = choices_123,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x33, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.qqq q------f ffffhh.n hhh---hh nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110011",
    },
    [VOLTA_HSETP2] = {
        .name = "HSETP2", .page = "HSETP2", .title = "Compare halves, write predicates",
        .mnemonic = "HSETP2", .syntax = "GUARD HSETP2{HST}FCMP{HAND}FTZ{HBOP} $P[P0], $P[P1], HA, HSL, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $P[P0] $P[P1]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 37, .choice_count = 20, .grade = ISADORA_DOCUMENT,
        .slots = slots_hsetp2, .configs = 0x7f,
        .choices = choices_123,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x34, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffhh.n hhh---hh nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr -------- .ggg...0 00110100",
    },
    [VOLTA_HMNMX2] = {
        .name = "HMNMX2", .page = "HMNMX2", .title = "The smaller, or the larger, of two halves",
        .mnemonic = "HMNMX2", .syntax = "GUARD HMNMX2{HMT2} $R[Rd], HA, HNM, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 34, .choice_count = 20, .grade = ISADORA_DOCUMENT,
        .slots = slots_hmnmx2, .configs = 0x78,
        .choices = choices_124,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x40, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q\?.\?\?fff \?\?\?\?hh.n -------- nahhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000000",
    },
    [VOLTA_IADD3_N] = {
        .name = "IADD3.n", .page = "IADD3", .title = "Add three; the carries out say whether there was one, and whether there were two",
        .mnemonic = "IADD3", .syntax = "GUARD IADD3 $R[Rd], CO, NA$R[Ra]RA, SBN, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd] $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_iadd3_n, .configs = 0x7f,
        .choices = choices_125,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x10, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr niiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000",
    },
    [VOLTA_IADD3_X] = {
        .name = "IADD3.x", .page = "IADD3", .title = "Add three; the carries out say whether there was one, and whether there were two",
        .mnemonic = "IADD3.X", .syntax = "GUARD IADD3.X $R[Rd], CO, IA$R[Ra]RA, SBI, IC$R[Rc]RC, Q0N$P[Q0], Q1N$P[Q1] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $P[Q0] $P[Q1]; writes $R[Rd] $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 31, .choice_count = 13, .grade = ISADORA_DOCUMENT,
        .slots = slots_iadd3_x, .configs = 0x7f,
        .choices = choices_126,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x10, 0x400}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq qppppppq qqq-i1-i rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000",
    },
    [VOLTA_IMAD_R] = {
        .name = "IMAD.r", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rb]RB, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rc] $R[Ra] $R[Rb]; writes $R[Rd]",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_r, .configs = 0x7f,
        .choices = choices_127,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0x224, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr -------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00100100",
    },
    [VOLTA_IMAD_I] = {
        .name = "IMAD.i", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, IMM, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rc] $R[Ra]; writes $R[Rd]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_i, .configs = 0x7f,
        .choices = choices_127,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0x824, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg1000 00100100",
    },
    [VOLTA_IMAD_B] = {
        .name = "IMAD.b", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, SBCU, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_b, .configs = 0x7f,
        .choices = choices_128,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x24, 0x0}},
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.--- -------- ----n0u- rrrrrrrr -----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100100",
    },
    [VOLTA_IMAD_RI] = {
        .name = "IMAD.ri", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, IMM MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_ri, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0x424, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----0--- -------- -----0u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg0100 00100100",
    },
    [VOLTA_IMAD_RC] = {
        .name = "IMAD.rc", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB{CB} MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_rc, .configs = 0x7f,
        .choices = choices_129,
        .fixed_mask = {{0xfff, 0x400}}, .fixed_value = {{0x624, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----0u- rrrrrrrr n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg0110 00100100",
    },
    [VOLTA_IMAD_RU] = {
        .name = "IMAD.ru", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB$UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $R[Ra] $R[Rc]; writes $R[Rd]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_ru, .configs = 0x7c,
        .choices = choices_130,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0xe24, 0x8000000}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----1--- -------- -----0u- rrrrrrrr n------- -------- -------- --uuuuuu rrrrrrrr rrrrrrrr .ggg1110 00100100",
    },
    [VOLTA_IMAD_BX] = {
        .name = "IMAD.bx", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $P[Q0] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_bx, .configs = 0x7f,
        .choices = choices_131,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x24, 0x400}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q------- ----i1u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100100",
    },
    [VOLTA_IMAD_CX] = {
        .name = "IMAD.cx", .page = "IMAD", .title = "Multiply and add: the low half",
        .mnemonic = "IMAD", .syntax = "GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, $R[Rc]RB, SCI, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_cx, .configs = 0x7f,
        .choices = choices_132,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x24, 0x400}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -----1u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00100100",
    },
    [VOLTA_IMAD_WIDE_B] = {
        .name = "IMAD_WIDE.b", .page = "IMAD_WIDE", .title = "Multiply and add to a number of 64 bits",
        .mnemonic = "IMAD.WIDE", .syntax = "GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra]; writes $P[P0] $R[Rd] $R[Rd.n + 1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: `.x2` of a register that is no multiple of 2",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_b, .configs = 0x7f,
        .choices = choices_133,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x25, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_WIDE_C] = {
        .name = "IMAD_WIDE.c", .page = "IMAD_WIDE", .title = "Multiply and add to a number of 64 bits",
        .mnemonic = "IMAD.WIDE", .syntax = "GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n + 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for; trap: `.x2` of a register that is no multiple of 2",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_c, .configs = 0x7f,
        .choices = choices_134,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x25, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_WIDE_BX] = {
        .name = "IMAD_WIDE.bx", .page = "IMAD_WIDE", .title = "Multiply and add to a number of 64 bits",
        .mnemonic = "IMAD.WIDE", .syntax = "GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $P[Q0] $R[Ra]; writes $P[P0] $R[Rd] $R[Rd.n + 1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: `.x2` of a register that is no multiple of 2",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_bx, .configs = 0x7f,
        .choices = choices_135,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x25, 0x400}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_WIDE_CX] = {
        .name = "IMAD_WIDE.cx", .page = "IMAD_WIDE", .title = "Multiply and add to a number of 64 bits",
        .mnemonic = "IMAD.WIDE", .syntax = "GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n + 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for; trap: `.x2` of a register that is no multiple of 2",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_cx, .configs = 0x7f,
        .choices = choices_136,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x25, 0x400}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_HI_B] = {
        .name = "IMAD_HI.b", .page = "IMAD_HI", .title = "Multiply and add: the high half",
        .mnemonic = "IMAD.HI", .syntax = "GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra]; writes $P[P0] $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_b, .configs = 0x7c,
        .choices = choices_133,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x27, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_IMAD_HI_C] = {
        .name = "IMAD_HI.c", .page = "IMAD_HI", .title = "Multiply and add: the high half",
        .mnemonic = "IMAD.HI", .syntax = "GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_c, .configs = 0x7c,
        .choices = choices_134,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x27, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr n----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_IMAD_HI_BX] = {
        .name = "IMAD_HI.bx", .page = "IMAD_HI", .title = "Multiply and add: the high half",
        .mnemonic = "IMAD.HI", .syntax = "GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $P[Q0] $R[Ra]; writes $P[P0] $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_bx, .configs = 0x7c,
        .choices = choices_135,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x27, 0x400}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_IMAD_HI_CX] = {
        .name = "IMAD_HI.cx", .page = "IMAD_HI", .title = "Multiply and add: the high half",
        .mnemonic = "IMAD.HI", .syntax = "GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_imad_wide_cx, .configs = 0x7c,
        .choices = choices_136,
        .fixed_mask = {{0x1ff, 0x400}}, .fixed_value = {{0x27, 0x400}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr i----ccc cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_LOP3] = {
        .name = "LOP3", .page = "LOP3", .title = "Any function of three bits",
        .mnemonic = "LOP3.LUT", .syntax = "GUARD LOP3.LUT{PAND} PO, $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC, LUT, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "Where the sources have the bits a, b, c, the result has bit 4*a + 2*b + c of LUT.",
        .length = 16, .slot_count = 27, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_lop3, .configs = 0x7f,
        .choices = choices_137,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x12, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---pppp llllllll rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010010",
    },
    [VOLTA_SHF_B] = {
        .name = "SHF.b", .page = "SHF", .title = "Shift two registers as one number",
        .mnemonic = "SHF", .syntax = "GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_shf_b, .configs = 0x7f,
        .choices = choices_83,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011001",
    },
    [VOLTA_SHF_C] = {
        .name = "SHF.c", .page = "SHF", .title = "Shift two registers as one number",
        .mnemonic = "SHF", .syntax = "GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_shf_c, .configs = 0x7f,
        .choices = choices_138,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00011001",
    },
    [VOLTA_PRMT_B] = {
        .name = "PRMT.b", .page = "PRMT", .title = "Pick bytes",
        .mnemonic = "PRMT", .syntax = "GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: mode 7",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_prmt_b, .configs = 0x7f,
        .choices = choices_83,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010110",
    },
    [VOLTA_PRMT_C] = {
        .name = "PRMT.c", .page = "PRMT", .title = "Pick bytes",
        .mnemonic = "PRMT", .syntax = "GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: mode 7",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_prmt_c, .configs = 0x7f,
        .choices = choices_138,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00010110",
    },
    [VOLTA_SEL] = {
        .name = "SEL", .page = "SEL", .title = "Choose by a predicate",
        .mnemonic = "SEL", .syntax = "GUARD SEL $R[Rd], $R[Ra]RA, SBU, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_sel, .configs = 0x7f,
        .choices = choices_139,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x7, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000111",
    },
    [VOLTA_ISETP_N] = {
        .name = "ISETP.n", .page = "ISETP", .title = "Compare integers, write predicates",
        .mnemonic = "ISETP", .syntax = "GUARD ISETP{CMP}CMPU{BOP} $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_isetp_n, .configs = 0x78,
        .choices = choices_140,
        .fixed_mask = {{0x1ff, 0x100}}, .fixed_value = {{0xc, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 -------- iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_ISETP_X] = {
        .name = "ISETP.x", .page = "ISETP", .title = "Compare integers, write predicates",
        .mnemonic = "ISETP", .syntax = "GUARD ISETP{CMP}CMPU{BOP}.EX $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], Q2N$P[Q2] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $P[Q2] $R[Ra]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_isetp_x, .configs = 0x78,
        .choices = choices_141,
        .fixed_mask = {{0x1ff, 0x100}}, .fixed_value = {{0xc, 0x100}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc1 qqqq---- iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_ISETP_O] = {
        .name = "ISETP.o", .page = "ISETP", .title = "Compare integers, write predicates",
        .mnemonic = "ISETP", .syntax = "GUARD ISETP{CMP}CMPU{BOP} $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], QOLD  CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $P[Q2]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_isetp_x, .configs = 0x7,
        .choices = choices_142,
        .fixed_mask = {{0x1ff, 0x100}}, .fixed_value = {{0xc, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 qqqq---- iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_ISETP_OX] = {
        .name = "ISETP.ox", .page = "ISETP", .title = "Compare integers, write predicates",
        .mnemonic = "ISETP", .syntax = "GUARD ISETP{CMP}CMPU{BOP}.EX $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], QOLD  CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $P[Q2] $R[Ra]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_isetp_x, .configs = 0x7,
        .choices = choices_142,
        .fixed_mask = {{0x1ff, 0x100}}, .fixed_value = {{0xc, 0x100}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc1 qqqq---- iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_LEA_LO] = {
        .name = "LEA.lo", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA", .syntax = "GUARD LEA $R[Rd], PJ, NA$R[Ra]RA, SBNU, LEAN MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_lo, .configs = 0x7f,
        .choices = choices_143,
        .fixed_mask = {{0x1ff, 0x10600}}, .fixed_value = {{0x11, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp0 lllll00n -------- nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_X] = {
        .name = "LEA.x", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA.X", .syntax = "GUARD LEA.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_x, .configs = 0x7f,
        .choices = choices_144,
        .fixed_mask = {{0x1ff, 0x10600}}, .fixed_value = {{0x11, 0x400}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp0 lllll10i -------- iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_HI] = {
        .name = "LEA.hi", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA.HI", .syntax = "GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, SBNU, $R[Rc]RC, LEAN MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_hi, .configs = 0x7f,
        .choices = choices_143,
        .fixed_mask = {{0x1ff, 0x10600}}, .fixed_value = {{0x11, 0x10000}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll00n rrrrrrrr nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_HX] = {
        .name = "LEA.hx", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA.HI.X", .syntax = "GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, $R[Rc]RC, LEAN, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_hx, .configs = 0x7f,
        .choices = choices_144,
        .fixed_mask = {{0x1ff, 0x10600}}, .fixed_value = {{0x11, 0x10400}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp1 lllll10i rrrrrrrr iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_IH] = {
        .name = "LEA.ih", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA.HI", .syntax = "GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_ih, .configs = 0x7f,
        .choices = choices_145,
        .fixed_mask = {{0xfff, 0x8010600}}, .fixed_value = {{0x411, 0x10000}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----0--- ----ppp1 lllll00n rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001",
    },
    [VOLTA_LEA_IX] = {
        .name = "LEA.ix", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA.HI.X", .syntax = "GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_ix, .configs = 0x7f,
        .choices = choices_146,
        .fixed_mask = {{0xfff, 0x8010600}}, .fixed_value = {{0x411, 0x10400}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----0qqq q---ppp1 lllll10i rrrrrrrr uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001",
    },
    [VOLTA_LEA_SX] = {
        .name = "LEA.sx", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA.HI.SX32", .syntax = "GUARD LEA.HI.SX32 $R[Rd], PJ, NA$R[Ra]RA, SBNU, LEAN MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_lo, .configs = 0x7f,
        .choices = choices_143,
        .fixed_mask = {{0x1ff, 0x10600}}, .fixed_value = {{0x11, 0x10200}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll01n -------- nuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_XS] = {
        .name = "LEA.xs", .page = "LEA", .title = "Shifted and added, as addresses are",
        .mnemonic = "LEA.HI.X.SX32", .syntax = "GUARD LEA.HI.X.SX32 $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_lea_x, .configs = 0x7f,
        .choices = choices_144,
        .fixed_mask = {{0x1ff, 0x10600}}, .fixed_value = {{0x11, 0x10600}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp1 lllll11i -------- iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_POPC] = {
        .name = "POPC", .page = "POPC", .title = "Count the bits that are 1",
        .mnemonic = "POPC", .syntax = "GUARD POPC $R[Rd], NOTB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_popc, .configs = 0x7f,
        .choices = choices_147,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x109, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00001001",
    },
    [VOLTA_BREV] = {
        .name = "BREV", .page = "BREV", .title = "Turn the order of the bits around",
        .mnemonic = "BREV", .syntax = "GUARD BREV $R[Rd], SBU MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_brev, .configs = 0x7f,
        .choices = choices_83,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x101, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000001",
    },
    [VOLTA_FLO] = {
        .name = "FLO", .page = "FLO", .title = "The place of the highest bit that is 1",
        .mnemonic = "FLO", .syntax = "GUARD FLO{SGU}FLSH $R[Rd], PO, NOTB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: what the predicate tells",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_flo, .configs = 0x7f,
        .choices = choices_148,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x100, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- ----ppp- -----fs- -------- iuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000000",
    },
    [VOLTA_IABS] = {
        .name = "IABS", .page = "IABS", .title = "Absolute value",
        .mnemonic = "IABS", .syntax = "GUARD IABS $R[Rd], SB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_iabs, .configs = 0x7f,
        .choices = choices_149,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x13, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- iiiiiiii iiiiiiii iiiiiiii rrrrrrrr -------- rrrrrrrr .ggg...0 00010011",
    },
    [VOLTA_SGXT] = {
        .name = "SGXT", .page = "SGXT", .title = "Extend a sign, or zeros",
        .mnemonic = "SGXT", .syntax = "GUARD SGXT{WRAP}MMU $R[Rd], $R[Ra]RA, SBU MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_sgxt, .configs = 0x7f,
        .choices = choices_83,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1a, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w-m- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011010",
    },
    [VOLTA_BMSK] = {
        .name = "BMSK", .page = "BMSK", .title = "A run of ones",
        .mnemonic = "BMSK", .syntax = "GUARD BMSK{WRAP} $R[Rd], $R[Ra]RA, SBU MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmsk, .configs = 0x7f,
        .choices = choices_83,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1b, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w--- -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011011",
    },
    [VOLTA_MOV] = {
        .name = "MOV", .page = "MOV", .title = "Move",
        .mnemonic = "MOV", .syntax = "GUARD MOV $R[Rd], SBU, MMASK MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_mov, .configs = 0x7f,
        .choices = choices_150,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x2, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- ----mmmm -------- uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00000010",
    },
    [VOLTA_IMNMX] = {
        .name = "IMNMX", .page = "IMNMX", .title = "The smaller, or the larger",
        .mnemonic = "IMNMX", .syntax = "GUARD IMNMX{MMU} $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_imnmx, .configs = 0x7c,
        .choices = choices_140,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x17, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------- ------m- -------- iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010111",
    },
    [VOLTA_LDG_V] = {
        .name = "LDG.v", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} PO, $R[Rd], ARE  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_v, .configs = 0x3,
        .choices = choices_151,
        .fixed_mask = {{0xfff, 0x800000}}, .fixed_value = {{0x381, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 0eeepppl lssplllw -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_VZ] = {
        .name = "LDG.vz", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], ARE  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_v, .configs = 0x3,
        .choices = choices_152,
        .fixed_mask = {{0xfff, 0x800000}}, .fixed_value = {{0x381, 0x800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_T] = {
        .name = "LDG.t", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], ARE, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_t, .configs = 0x4,
        .choices = choices_153,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x381, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 0eeepppl lssplllw --llnnnn oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_TZ] = {
        .name = "LDG.tz", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], ARE, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_t, .configs = 0x4,
        .choices = choices_154,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x381, 0x800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_TU] = {
        .name = "LDG.tu", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], AT, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 25, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_tu, .configs = 0x4,
        .choices = choices_155,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x981, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 0eeepppl lssplllw --llnnnn oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001",
    },
    [VOLTA_LDG_TUZ] = {
        .name = "LDG.tuz", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 25, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_tu, .configs = 0x4,
        .choices = choices_156,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x981, 0x8800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lssplllw --llnnnn oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001",
    },
    [VOLTA_LDG_A] = {
        .name = "LDG.a", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WIDE}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], ARE, NPRED MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_a, .configs = 0x78,
        .choices = choices_157,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x381, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?eeepppl lll\?mmmw --llnnnn oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_D] = {
        .name = "LDG.d", .page = "LDG", .title = "Load from global memory; .ZD loads 0 where there is no page",
        .mnemonic = "LDG", .syntax = "GUARD LDG{WU}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], AG, NPRED DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 22, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_d, .configs = 0x78,
        .choices = choices_158,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x981, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eeepppl lll.mmm. --llnnnn oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001",
    },
    [VOLTA_LD_V] = {
        .name = "LD.v", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} , $R[Rd], AR32  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 20, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_v, .configs = 0x3,
        .choices = choices_159,
        .fixed_mask = {{0xfff, 0x800000}}, .fixed_value = {{0x980, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 0eee---l lssplllw -------- oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_VZ] = {
        .name = "LD.vz", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], AR32  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_vz, .configs = 0x3,
        .choices = choices_160,
        .fixed_mask = {{0xfff, 0x800000}}, .fixed_value = {{0x980, 0x800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw -------- oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_T] = {
        .name = "LD.t", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AR32, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_t, .configs = 0x4,
        .choices = choices_161,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x980, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 0eee---l lssplllw --llnnnn oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_TZ] = {
        .name = "LD.tz", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AR32, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_tz, .configs = 0x4,
        .choices = choices_162,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x980, 0x800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_TU] = {
        .name = "LD.tu", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AT, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 - NP.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_tu, .configs = 0x4,
        .choices = choices_163,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x980, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 0eee---l lssplllw --llnnnn oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_TUZ] = {
        .name = "LD.tuz", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 25, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldg_tu, .configs = 0x4,
        .choices = choices_156,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x980, 0x8800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lssplllw --llnnnn oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_A] = {
        .name = "LD.a", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WIDE}EVICT{LTC}MSIZE{LORD} , $R[Rd], AR32, NPRED MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 21, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_a, .configs = 0x78,
        .choices = choices_164,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x980, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---l lll-mmmw --llnnnn oooooooo oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_D] = {
        .name = "LD.d", .page = "LD", .title = "Load from a generic address",
        .mnemonic = "LD", .syntax = "GUARD LD{WU}EVICT{LTC}MSIZE{LORD} , $R[Rd], AG, NPRED DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 - NP.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 21, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_ld_d, .configs = 0x78,
        .choices = choices_165,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x980, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---l lll.mmm. --llnnnn oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_STG_V] = {
        .name = "STG.v", .page = "STG", .title = "Store to global memory",
        .mnemonic = "STG", .syntax = "GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg_v, .configs = 0x3,
        .choices = choices_166,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x386, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110",
    },
    [VOLTA_STG_T] = {
        .name = "STG.t", .page = "STG", .title = "Store to global memory",
        .mnemonic = "STG", .syntax = "GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg_v, .configs = 0x4,
        .choices = choices_166,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x386, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110",
    },
    [VOLTA_STG_TU] = {
        .name = "STG.tu", .page = "STG", .title = "Store to global memory",
        .mnemonic = "STG", .syntax = "GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg_tu, .configs = 0x4,
        .choices = choices_167,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x986, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspmmmw --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110",
    },
    [VOLTA_STG_A] = {
        .name = "STG.a", .page = "STG", .title = "Store to global memory",
        .mnemonic = "STG", .syntax = "GUARD STG{WIDE}EVICT{MSIZE}SORD ARE, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg_a, .configs = 0x78,
        .choices = choices_168,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x386, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?eee---s sss\?mmmw -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110",
    },
    [VOLTA_STG_D] = {
        .name = "STG.d", .page = "STG", .title = "Store to global memory",
        .mnemonic = "STG", .syntax = "GUARD STG{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg_d, .configs = 0x78,
        .choices = choices_169,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x986, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.mmm. --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110",
    },
    [VOLTA_ST_V] = {
        .name = "ST.v", .page = "ST", .title = "Store to a generic address",
        .mnemonic = "ST", .syntax = "GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_v, .configs = 0x3,
        .choices = choices_170,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x385, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw rrrrrrrr oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101",
    },
    [VOLTA_ST_T] = {
        .name = "ST.t", .page = "ST", .title = "Store to a generic address",
        .mnemonic = "ST", .syntax = "GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_v, .configs = 0x4,
        .choices = choices_170,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x385, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw rrrrrrrr oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101",
    },
    [VOLTA_ST_TU] = {
        .name = "ST.tu", .page = "ST", .title = "Store to a generic address",
        .mnemonic = "ST", .syntax = "GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg_tu, .configs = 0x4,
        .choices = choices_167,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x985, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspmmmw --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000101",
    },
    [VOLTA_ST_A] = {
        .name = "ST.a", .page = "ST", .title = "Store to a generic address",
        .mnemonic = "ST", .syntax = "GUARD ST{WIDE}EVICT{MSIZE}SORD AR32, $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_st_a, .configs = 0x78,
        .choices = choices_50,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x385, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0\?\?\? \?eee---s sss\?mmmw rrrrrrrr oooooooo oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101",
    },
    [VOLTA_ST_D] = {
        .name = "ST.d", .page = "ST", .title = "Store to a generic address",
        .mnemonic = "ST", .syntax = "GUARD ST{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_stg_d, .configs = 0x78,
        .choices = choices_169,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x985, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.mmm. --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000101",
    },
    [VOLTA_LDL_V] = {
        .name = "LDL.v", .page = "LDL", .title = "Load from the thread's own memory",
        .mnemonic = "LDL", .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], AR  CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldl_v, .configs = 0x3,
        .choices = choices_52,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x983, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_LDL_T] = {
        .name = "LDL.t", .page = "LDL", .title = "Load from the thread's own memory",
        .mnemonic = "LDL", .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], AR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldl_v, .configs = 0x7c,
        .choices = choices_53,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x983, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_LDL_TU] = {
        .name = "LDL.tu", .page = "LDL", .title = "Load from the thread's own memory",
        .mnemonic = "LDL", .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], AL  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldl_tu, .configs = 0x4,
        .choices = choices_171,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x983, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_LDL_D] = {
        .name = "LDL.d", .page = "LDL", .title = "Load from the thread's own memory",
        .mnemonic = "LDL", .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], ALOCAL DESCL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldl_tu, .configs = 0x78,
        .choices = choices_172,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x983, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_STL_V] = {
        .name = "STL.v", .page = "STL", .title = "Store to the thread's own memory",
        .mnemonic = "STL", .syntax = "GUARD STL{EVICT}MSIZE AR, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_stl_v, .configs = 0x3,
        .choices = choices_52,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x387, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111",
    },
    [VOLTA_STL_T] = {
        .name = "STL.t", .page = "STL", .title = "Store to the thread's own memory",
        .mnemonic = "STL", .syntax = "GUARD STL{EVICT}MSIZE AR, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_stl_v, .configs = 0x7c,
        .choices = choices_53,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x387, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111",
    },
    [VOLTA_STL_TU] = {
        .name = "STL.tu", .page = "STL", .title = "Store to the thread's own memory",
        .mnemonic = "STL", .syntax = "GUARD STL{EVICT}MSIZE AL, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_stl_tu, .configs = 0x4,
        .choices = choices_173,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x987, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111",
    },
    [VOLTA_STL_D] = {
        .name = "STL.d", .page = "STL", .title = "Store to the thread's own memory",
        .mnemonic = "STL", .syntax = "GUARD STL{EVICT}MSIZE ALOCAL, $R[Rb] DESCL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_stl_tu, .configs = 0x78,
        .choices = choices_174,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x987, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111",
    },
    [VOLTA_LDS_V] = {
        .name = "LDS.v", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SU}SSIZE , $R[Rd], AR  CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_v, .configs = 0x3,
        .choices = choices_175,
        .fixed_mask = {{0xfff, 0x800000}}, .fixed_value = {{0x984, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 0------- ---ssss- -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_VZ] = {
        .name = "LDS.vz", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], AR  CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_vz, .configs = 0x3,
        .choices = choices_52,
        .fixed_mask = {{0xfff, 0x800000}}, .fixed_value = {{0x984, 0x800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 1---ppp- ---ssss- -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_T] = {
        .name = "LDS.t", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SU}SSIZE , $R[Rd], ARS  CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_t, .configs = 0x4,
        .choices = choices_176,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x984, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 0------- ss-ssss- -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_TZ] = {
        .name = "LDS.tz", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ARS  CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 18, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_tz, .configs = 0x4,
        .choices = choices_177,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x984, 0x800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 1---ppp- ss-ssss- -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_TU] = {
        .name = "LDS.tu", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SU}SSIZE , $R[Rd], ALS  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_tu, .configs = 0x4,
        .choices = choices_178,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x984, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- 0------- ss-ssss- -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_TUZ] = {
        .name = "LDS.tuz", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ALS  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 19, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_tuz, .configs = 0x4,
        .choices = choices_179,
        .fixed_mask = {{0xfff, 0x8800000}}, .fixed_value = {{0x984, 0x8800000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- 1---ppp- ss-ssss- -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_A] = {
        .name = "LDS.a", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SSIZE} , $R[Rd], ARS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_a, .configs = 0x78,
        .choices = choices_180,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x984, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_AU] = {
        .name = "LDS.au", .page = "LDS", .title = "Load from the memory of the block",
        .mnemonic = "LDS", .syntax = "GUARD LDS{SSIZE} , $R[Rd], ALS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .shares = "the codes are the same",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_lds_au, .configs = 0x78,
        .choices = choices_181,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x984, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_STS_V] = {
        .name = "STS.v", .page = "STS", .title = "Store to the memory of the block",
        .mnemonic = "STS", .syntax = "GUARD STS{MSIZE} AR, $R[Rb]  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_sts_v, .configs = 0x3,
        .choices = choices_52,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x388, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------- ----mmm- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000",
    },
    [VOLTA_STS_T] = {
        .name = "STS.t", .page = "STS", .title = "Store to the memory of the block",
        .mnemonic = "STS", .syntax = "GUARD STS{MSIZE} ARS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_sts_t, .configs = 0x7c,
        .choices = choices_182,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x388, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--mmm- -------- oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000",
    },
    [VOLTA_STS_TU] = {
        .name = "STS.tu", .page = "STS", .title = "Store to the memory of the block",
        .mnemonic = "STS", .syntax = "GUARD STS{MSIZE} ALS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_sts_tu, .configs = 0x7c,
        .choices = choices_183,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x988, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--mmm- --uuuuuu oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001000",
    },
    [VOLTA_LDC_V] = {
        .name = "LDC.v", .page = "LDC", .title = "Load a constant from an index",
        .mnemonic = "LDC", .syntax = "GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX  CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1]; read c.u8; read c.u16; read c.u32; read c.u64; trap: not modelled: how the index is split; trap: no such size; trap: what is outside of the bank; trap: unaligned in `c`",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldc_v, .configs = 0x3,
        .choices = choices_184,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0xb82, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------- cc--ccc- -------- -----ccc cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010",
    },
    [VOLTA_LDC_T] = {
        .name = "LDC.t", .page = "LDC", .title = "Load a constant from an index",
        .mnemonic = "LDC", .syntax = "GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1]; read c.u8; read c.u16; read c.u32; read c.u64; trap: not modelled: how the index is split; trap: no such size; trap: what is outside of the bank; trap: unaligned in `c`",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldc_v, .configs = 0x7c,
        .choices = choices_185,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xb82, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- cc--ccc- -------- -----ccc cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010",
    },
    [VOLTA_LDC_X] = {
        .name = "LDC.x", .page = "LDC", .title = "Load a constant from an index",
        .mnemonic = "LDC", .syntax = "GUARD LDC{CMODE}CSIZE $R[Rd], CXINDEX MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rc]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: how the index is split; trap: no such size; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldc_x, .configs = 0x7c,
        .choices = choices_186,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x582, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? cc\?\?ccc\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?cccccc cccccccc cc\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr .ggg0101 10000010",
    },
    [VOLTA_ULDC_C] = {
        .name = "ULDC.c", .page = "ULDC", .title = "Load a constant for the warp",
        .mnemonic = "ULDC", .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], UINDEX CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1]; writes $UR[Ud] $UR[Ud.n | 1]; read c.u8; read c.u16; read c.u32; read c.u64; trap: which constants a handle stands for; trap: no such size; trap: unaligned in `c`",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_uldc_c, .configs = 0x7c,
        .choices = choices_187,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0xb9, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------- ----ccc- -------- -----ccc ccuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111001",
    },
    [VOLTA_ULDC_I] = {
        .name = "ULDC.i", .page = "ULDC", .title = "Load a constant for the warp",
        .mnemonic = "ULDC", .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]] CTL",
        .effects = "reads $UP[GUP] $UR[Ua]; writes $UR[Ud] $UR[Ud.n | 1]; read c.u8; read c.u16; read c.u32; read c.u64; trap: no such size; trap: what is outside of the bank; trap: unaligned in `c`",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_uldc_i, .configs = 0x7c,
        .choices = choices_48,
        .fixed_mask = {{UINT64_C(0x3fffc000000fff), 0x8000000}}, .fixed_value = {{0xabb, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?ccc\? \?\?\?\?\?\?\?\? \?\?\?\?\?ccc cc000000 00000000 00\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu .ggg1010 10111011",
    },
    [VOLTA_ULDC_IO] = {
        .name = "ULDC.io", .page = "ULDC", .title = "Load a constant for the warp",
        .mnemonic = "ULDC", .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]+CO16] CTL",
        .effects = "reads $UP[GUP] $UR[Ua]; writes $UR[Ud] $UR[Ud.n | 1]; read c.u8; read c.u16; read c.u32; read c.u64; trap: no such size; trap: what is outside of the bank; trap: unaligned in `c`",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 5, .grade = ISADORA_DOCUMENT,
        .slots = slots_uldc_io, .configs = 0x7c,
        .choices = choices_48,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xabb, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?ccc\? \?\?\?\?\?\?\?\? \?\?\?\?\?ccc cccccccc cccccccc cc\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu .ggg1010 10111011",
    },
    [VOLTA_ULDC_M] = {
        .name = "ULDC.m", .page = "ULDC", .title = "Load a constant for the warp",
        .mnemonic = "ULDC", .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], [$UR[Ua]+ULOFF], UQN$UP[UQP] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ua.n | 1] $UP[UQP]; writes $UR[Ud] $UR[Ud.n | 1]; trap: no such size; trap: not modelled: memory that is addressed without a bank",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_uldc_m, .configs = 0x7c,
        .choices = choices_188,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x8b8, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1uuu u\?\?\?\?\?\?\? \?\?\?\?ccc\? \?\?uuuuuu uuuuuuuu uuuuuuuu uuuuuuuu uu\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu .ggg1000 10111000",
    },
    [VOLTA_LDSM_R] = {
        .name = "LDSM.r", .page = "LDSM", .title = "Load matrices from the memory of the block, rows spread over the lanes",
        .mnemonic = "LDSM.16", .syntax = "GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldsm_r, .configs = 0x7c,
        .choices = choices_53,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x83b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmzzz-mm -------- oooooooo oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1000 00111011",
    },
    [VOLTA_LDSM_U] = {
        .name = "LDSM.u", .page = "LDSM", .title = "Load matrices from the memory of the block, rows spread over the lanes",
        .mnemonic = "LDSM.16", .syntax = "GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldsm_u, .configs = 0x7c,
        .choices = choices_51,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x83b, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- mmzzz-mm -------- oooooooo oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1000 00111011",
    },
    [VOLTA_STSM] = {
        .name = "STSM", .page = "STSM", .title = "Store matrices to the memory of the block",
        .mnemonic = "STSM.16", .syntax = "GUARD STSM.16{MKIND}MCOUNT AR, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_stsm, .configs = 0x40,
        .choices = choices_189,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x844, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0\?\?\? \?\?\?\?\?\?\?\? mm\?\?\?\?mm \?\?\?\?\?\?\?\? oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr \?\?\?\?\?\?\?\? .ggg1000 01000100",
    },
    [VOLTA_LDGSTS_R] = {
        .name = "LDGSTS.r", .page = "LDGSTS", .title = "Copy from global memory to that of the block, later",
        .mnemonic = "LDGSTS.E", .syntax = "GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDR, GADDR, PX DESC MARKS CTL",
        .effects = "reads $P[GP] $R[Rd] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $P[Q0]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldgsts_r, .configs = 0x78,
        .choices = choices_190,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xfae, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qeee-zbg ggg.gggg g.uuuuuu ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1111 10101110",
    },
    [VOLTA_LDGSTS_U] = {
        .name = "LDGSTS.u", .page = "LDGSTS", .title = "Copy from global memory to that of the block, later",
        .mnemonic = "LDGSTS.E", .syntax = "GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL",
        .effects = "reads $P[GP] $R[Rd] $UR[Uc] $R[Ra] $R[Ra.n | 1] $UR[Uc.n | 1] $P[Q0]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldgsts_u, .configs = 0x38,
        .choices = choices_191,
        .fixed_mask = {{0xfff, UINT64_C(0x2008000040)}}, .fixed_value = {{0xdae, 0x8000040}},
        .bits = "---zzzcc cccccccc ccccccc- --0----- ----1qqq qeee-zbg ggg-gggg g1uuuuuu ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110",
    },
    [VOLTA_LDGSTS_US] = {
        .name = "LDGSTS.us", .page = "LDGSTS", .title = "Copy from global memory to that of the block, later",
        .mnemonic = "LDGSTS.E", .syntax = "GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL",
        .effects = "reads $P[GP] $R[Rd] $UR[Uc] $R[Ra] $R[Ra.n | 1] $UR[Uc.n | 1] $P[Q0]; trap: not modelled: memory",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ldgsts_u, .configs = 0x40,
        .choices = choices_192,
        .fixed_mask = {{0xfff, 0x8000040}}, .fixed_value = {{0xdae, 0x8000040}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1qqq qeee-zbg ggg-gggg g1uuuuuu ssssssss ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110",
    },
    [VOLTA_LDGDEPBAR] = {
        .name = "LDGDEPBAR", .page = "LDGDEPBAR", .title = "Count the copies under way on a scoreboard",
        .mnemonic = "LDGDEPBAR", .syntax = "GUARD LDGDEPBAR MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: scoreboards",
        .note = "",
        .length = 16, .slot_count = 11, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_bmov_bb, .configs = 0x78,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9af, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- -------- -------- -------- -------- -------- .ggg1001 10101111",
    },
    [VOLTA_S2R] = {
        .name = "S2R", .page = "S2R", .title = "Read a special register",
        .mnemonic = "S2R", .syntax = "GUARD S2R $R[Rd], SPECIAL MARKS CTL",
        .effects = "reads $P[GP] $SR[SREG] $SR[136]; writes $R[Rd]",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_s2r, .configs = 0x7f,
        .choices = choices_193,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x919, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss -------- -------- -------- -------- -------- -------- rrrrrrrr .ggg1001 00011001",
    },
    [VOLTA_CS2R] = {
        .name = "CS2R", .page = "CS2R", .title = "Read a special register that two fit into, quickly",
        .mnemonic = "CS2R", .syntax = "GUARD CS2R{SWIDE} $R[Rd], SPECIAL MARKS CTL",
        .effects = "reads $P[GP] $SR[SREG] $SR[136] $SR[SNUM] $SR[SNUM | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: which other registers come in pairs",
        .note = "",
        .shares = "it is its number",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_cs2r, .configs = 0x7f,
        .choices = choices_193,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x805, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------s ssssssss -------- -------- -------- -------- -------- -------- rrrrrrrr .ggg1000 00000101",
    },
    [VOLTA_SULD_D] = {
        .name = "SULD.d", .page = "SULD", .title = "Load from a surface",
        .mnemonic = "SULD.D", .syntax = "GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURF MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $UR[TUR]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_suld_d, .configs = 0x7f,
        .choices = choices_194,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x199, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms -------- sssssttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10011001",
    },
    [VOLTA_SULD_DR] = {
        .name = "SULD.dr", .page = "SULD", .title = "Load from a surface",
        .mnemonic = "SULD.D", .syntax = "GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_suld_dr, .configs = 0x7f,
        .choices = choices_195,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms rrrrrrrr sssss--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011010",
    },
    [VOLTA_SULD_P] = {
        .name = "SULD.p", .page = "SULD", .title = "Load from a surface",
        .mnemonic = "SULD.P", .syntax = "GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURF MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $UR[TUR]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_suld_p, .configs = 0x7f,
        .choices = choices_196,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x197, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss -------- sssssttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10010111",
    },
    [VOLTA_SULD_PR] = {
        .name = "SULD.pr", .page = "SULD", .title = "Load from a surface",
        .mnemonic = "SULD.P", .syntax = "GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_suld_pr, .configs = 0x7f,
        .choices = choices_197,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x198, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss rrrrrrrr sssss--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011000",
    },
    [VOLTA_SUST_D] = {
        .name = "SUST.d", .page = "SUST", .title = "Store to a surface",
        .mnemonic = "SUST.D", .syntax = "GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURF MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $UR[TUR]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sust_d, .configs = 0x7f,
        .choices = choices_198,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19d, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms -------- sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011101",
    },
    [VOLTA_SUST_DR] = {
        .name = "SUST.dr", .page = "SUST", .title = "Store to a surface",
        .mnemonic = "SUST.D", .syntax = "GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sust_dr, .configs = 0x7f,
        .choices = choices_199,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19e, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms rrrrrrrr sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011110",
    },
    [VOLTA_SUST_P] = {
        .name = "SUST.p", .page = "SUST", .title = "Store to a surface",
        .mnemonic = "SUST.P", .syntax = "GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURF MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $UR[TUR]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 26, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sust_p, .configs = 0x7f,
        .choices = choices_200,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19b, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss -------- sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011011",
    },
    [VOLTA_SUST_PR] = {
        .name = "SUST.pr", .page = "SUST", .title = "Store to a surface",
        .mnemonic = "SUST.P", .syntax = "GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sust_pr, .configs = 0x7f,
        .choices = choices_201,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss rrrrrrrr sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011100",
    },
    [VOLTA_SURED_D] = {
        .name = "SURED.d", .page = "SURED", .title = "Change a word of a surface",
        .mnemonic = "SURED.D", .syntax = "GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURF2 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $UR[TUR]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sured_d, .configs = 0x7f,
        .choices = choices_202,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x19f, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss -------- sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011111",
    },
    [VOLTA_SURED_DR] = {
        .name = "SURED.dr", .page = "SURED", .title = "Change a word of a surface",
        .mnemonic = "SURED.D", .syntax = "GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_sured_dr, .configs = 0x7f,
        .choices = choices_203,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1a0, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss rrrrrrrr sssss--- -------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10100000",
    },
    [VOLTA_SUATOM_D] = {
        .name = "SUATOM.d", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM.D", .syntax = "GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURF2 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $UR[TUR]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "That CAS finds both of its numbers side by side is {inferred}.",
        .length = 16, .slot_count = 30, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_d, .configs = 0x7f,
        .choices = choices_202,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x193, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss -------- sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010011",
    },
    [VOLTA_SUATOM_DR] = {
        .name = "SUATOM.dr", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM.D", .syntax = "GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "That CAS finds both of its numbers side by side is {inferred}.",
        .length = 16, .slot_count = 26, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_dr, .configs = 0x7f,
        .choices = choices_203,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x194, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss rrrrrrrr sssss--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010100",
    },
    [VOLTA_SUATOM_C] = {
        .name = "SUATOM.c", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM.D", .syntax = "GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURF2 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $UR[TUR]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "That CAS finds both of its numbers side by side is {inferred}.",
        .length = 16, .slot_count = 29, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_c, .configs = 0x7f,
        .choices = choices_204,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x195, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss -------- sssssttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010101",
    },
    [VOLTA_SUATOM_CR] = {
        .name = "SUATOM.cr", .page = "SUATOM", .title = "Change a word of a surface, get what was there",
        .mnemonic = "SUATOM.D", .syntax = "GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], $R[Rb], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = "That CAS finds both of its numbers side by side is {inferred}.",
        .length = 16, .slot_count = 25, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_suatom_cr, .configs = 0x7f,
        .choices = choices_205,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x196, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss rrrrrrrr sssss--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010110",
    },
    [VOLTA_SUQUERY_C] = {
        .name = "SUQUERY.c", .page = "SUQUERY", .title = "Ask about a surface",
        .mnemonic = "SUQUERY", .syntax = "GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, SURF MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $UR[TUR]; writes $P[P0] $R[Rd]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_suquery_c, .configs = 0x70,
        .choices = choices_206,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1b3, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----.\?\?\? \?\?\?\?ppp\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? sss\?\?ttt tttttttt tttttttt \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr .ggg...1 10110011",
    },
    [VOLTA_SUQUERY_R] = {
        .name = "SUQUERY.r", .page = "SUQUERY", .title = "Ask about a surface",
        .mnemonic = "SUQUERY", .syntax = "GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[P0] $R[Rd]; trap: not modelled: surfaces",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_suquery_r, .configs = 0x70,
        .choices = choices_207,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1b3, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----.\?\?\? \?\?\?\?ppp\? \?\?\?\?\?\?\?\? rrrrrrrr sss\?\?--- -------- -------- \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr .ggg...1 10110011",
    },
    [VOLTA_HMMA_884] = {
        .name = "HMMA_884", .page = "HMMA_884", .title = "Multiply matrices of halves, a quarter of a warp at a time",
        .mnemonic = "HMMA", .syntax = "GUARD HMMA{MV4}MVT{MSTEP}MSAT1 $R[Rd], NA$R[Ra]RA{MROWA}, NB$R[Rb]RB{MROWB}, $R[Rc]RC  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: which lane holds what",
        .note = "Each step makes two registers {inferred}.",
        .length = 16, .slot_count = 26, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hmma_884, .configs = 0x7,
        .choices = choices_31,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x236, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0--- -------m mmmmmmmn rrrrrrrr n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110110",
    },
    [VOLTA_HMMA_T] = {
        .name = "HMMA.t", .page = "HMMA", .title = "Multiply matrices of halves",
        .mnemonic = "HMMA", .syntax = "GUARD HMMA{MSHAPE}MVD{MSAT1} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Ra.n | 3] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hmma_t, .configs = 0x4,
        .choices = choices_31,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x23c, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0--- ----zz-- -mmmm--n rrrrrrrr n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100",
    },
    [VOLTA_HMMA_A] = {
        .name = "HMMA.a", .page = "HMMA", .title = "Multiply matrices of halves",
        .mnemonic = "HMMA", .syntax = "GUARD HMMA{MSHAPE}MVD{MFMT} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC{MUPRED} MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Ra.n | 3] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3] $UP[7 - MUP.n] $UP[7 - MUPC.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_hmma_a, .configs = 0x78,
        .choices = choices_208,
        .fixed_mask = {{0xfff, 0x8000200}}, .fixed_value = {{0x23c, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0-mm m---mm-- -m-mm-0n rrrrrrrr n------- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100",
    },
    [VOLTA_HMMA_SP] = {
        .name = "HMMA.sp", .page = "HMMA", .title = "Multiply matrices of halves",
        .mnemonic = "HMMA.SP", .syntax = "GUARD HMMA.SP{MSHAPE}MVD{MFMT} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC{MUPRED} MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3] $UP[7 - MUP.n] $UP[7 - MUPC.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_hmma_a, .configs = 0x78,
        .choices = choices_208,
        .fixed_mask = {{0xfff, 0x8000200}}, .fixed_value = {{0x23c, 0x200}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0-mm m\?\?\?mm\?\? \?m\?mm\?1n rrrrrrrr n\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100",
    },
    [VOLTA_IMMA] = {
        .name = "IMMA", .page = "IMMA", .title = "Multiply matrices of bytes, or of half bytes",
        .mnemonic = "IMMA", .syntax = "GUARD IMMA{MISHAPE}MIA{MIB}MSAT $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, $R[Rc]RC{MUPRED} MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Ra.n | 3] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3] $UP[7 - MUP.n] $UP[7 - MUPC.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_imma, .configs = 0x7c,
        .choices = choices_208,
        .fixed_mask = {{0xfff, 0x8000600}}, .fixed_value = {{0x237, 0x400}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0-mm mmmmmm\?\? \?m\?mm10\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110111",
    },
    [VOLTA_BMMA] = {
        .name = "BMMA", .page = "BMMA", .title = "Multiply matrices of bits",
        .mnemonic = "BMMA", .syntax = "GUARD BMMA{MBSHAPE} $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Ra.n | 3] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 6, .grade = ISADORA_INFERRED,
        .slots = slots_bmma, .configs = 0x7c,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000600}}, .fixed_value = {{0x23d, 0x400}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?mm10\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111101",
    },
    [VOLTA_DMMA_A] = {
        .name = "DMMA.a", .page = "DMMA", .title = "Multiply matrices of doubles",
        .mnemonic = "DMMA.884", .syntax = "GUARD DMMA.884 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_dmma_a, .configs = 0x38,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x23f, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111",
    },
    [VOLTA_DMMA_H] = {
        .name = "DMMA.h", .page = "DMMA", .title = "Multiply matrices of doubles",
        .mnemonic = "DMMA.8x8x4", .syntax = "GUARD DMMA.8x8x4 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_dmma_a, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x23f, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- ..------ ----0\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111",
    },
    [VOLTA_MOVM] = {
        .name = "MOVM", .page = "MOVM", .title = "Transpose a matrix",
        .mnemonic = "MOVM", .syntax = "GUARD MOVM{MMSIZE}MMKIND $R[Rd], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_movm, .configs = 0x7c,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000800}}, .fixed_value = {{0x23a, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmmm0--- -------- -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00111010",
    },
    [VOLTA_HGMMA_HGMMA_R] = {
        .name = "HGMMA.HGMMA.r", .page = "HGMMA", .title = "Multiply matrices in shared memory, four warps together",
        .mnemonic = "HGMMA", .syntax = "GUARD HGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $R[Rc]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .note = "How many registers these take is not known: the ones named count.",
        .length = 16, .slot_count = 17, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hgmma_hgmma_r, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xdf0, 0x8000000}},
        .bits = "---rzrcc cccccccc ccccccc- ..------ ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110000",
    },
    [VOLTA_HGMMA_IGMMA_R] = {
        .name = "HGMMA.IGMMA.r", .page = "HGMMA", .title = "Multiply matrices in shared memory, four warps together",
        .mnemonic = "IGMMA", .syntax = "GUARD IGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $R[Rc]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .note = "How many registers these take is not known: the ones named count.",
        .length = 16, .slot_count = 17, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hgmma_hgmma_r, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xdf1, 0x8000000}},
        .bits = "---rzrcc cccccccc ccccccc- ..------ ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110001",
    },
    [VOLTA_HGMMA_BGMMA_R] = {
        .name = "HGMMA.BGMMA.r", .page = "HGMMA", .title = "Multiply matrices in shared memory, four warps together",
        .mnemonic = "BGMMA", .syntax = "GUARD BGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $R[Rc]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .note = "How many registers these take is not known: the ones named count.",
        .length = 16, .slot_count = 17, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hgmma_hgmma_r, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0xdf2, 0x8000000}},
        .bits = "---rzrcc cccccccc ccccccc- ..------ ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110010",
    },
    [VOLTA_HGMMA_HGMMA_D] = {
        .name = "HGMMA.HGMMA.d", .page = "HGMMA", .title = "Multiply matrices in shared memory, four warps together",
        .mnemonic = "HGMMA", .syntax = "GUARD HGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rc]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .note = "How many registers these take is not known: the ones named count.",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hgmma_hgmma_d, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9f0, 0x8000000}},
        .bits = "---rzzcc cccccccc ccccccc- ..------ ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr .ggg1001 11110000",
    },
    [VOLTA_HGMMA_IGMMA_D] = {
        .name = "HGMMA.IGMMA.d", .page = "HGMMA", .title = "Multiply matrices in shared memory, four warps together",
        .mnemonic = "IGMMA", .syntax = "GUARD IGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rc]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .note = "How many registers these take is not known: the ones named count.",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hgmma_hgmma_d, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9f1, 0x8000000}},
        .bits = "---rzzcc cccccccc ccccccc- ..------ ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr .ggg1001 11110001",
    },
    [VOLTA_HGMMA_BGMMA_D] = {
        .name = "HGMMA.BGMMA.d", .page = "HGMMA", .title = "Multiply matrices in shared memory, four warps together",
        .mnemonic = "BGMMA", .syntax = "GUARD BGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rc]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .note = "How many registers these take is not known: the ones named count.",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_hgmma_hgmma_d, .configs = 0x40,
        .choices = choices_27,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9f2, 0x8000000}},
        .bits = "---rzzcc cccccccc ccccccc- ..------ ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? rrrrrrrr \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu rrrrrrrr .ggg1001 11110010",
    },
    [VOLTA_TEX_C] = {
        .name = "TEX.c", .page = "TEX", .title = "Sample a texture",
        .mnemonic = "TEX", .syntax = "GUARD TEX{TSCR}TBX{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIM, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 32, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_c, .configs = 0x7f,
        .choices = choices_209,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x160, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100000",
    },
    [VOLTA_TEX_I] = {
        .name = "TEX.i", .page = "TEX", .title = "Sample a texture",
        .mnemonic = "TEX", .syntax = "GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIM, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 31, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_i, .configs = 0x7f,
        .choices = choices_210,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x162, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100010",
    },
    [VOLTA_TEX_R] = {
        .name = "TEX.r", .page = "TEX", .title = "Sample a texture",
        .mnemonic = "TEX", .syntax = "GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIM, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tex_r, .configs = 0x7f,
        .choices = choices_211,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x161, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100001",
    },
    [VOLTA_TLD_C] = {
        .name = "TLD.c", .page = "TLD", .title = "Fetch a texel",
        .mnemonic = "TLD", .syntax = "GUARD TLD{TSCR}TBX{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIML, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 32, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld_c, .configs = 0x7f,
        .choices = choices_209,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x166, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100110",
    },
    [VOLTA_TLD_I] = {
        .name = "TLD.i", .page = "TLD", .title = "Fetch a texel",
        .mnemonic = "TLD", .syntax = "GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIML, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 31, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld_i, .configs = 0x7f,
        .choices = choices_210,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x168, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101000",
    },
    [VOLTA_TLD_R] = {
        .name = "TLD.r", .page = "TLD", .title = "Fetch a texel",
        .mnemonic = "TLD", .syntax = "GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIML, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld_r, .configs = 0x7f,
        .choices = choices_211,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x167, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100111",
    },
    [VOLTA_TLD4_C] = {
        .name = "TLD4.c", .page = "TLD4", .title = "Fetch one component of four texels",
        .mnemonic = "TLD4", .syntax = "GUARD TLD4{TSCR}TCOMP{TBX}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIM4, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 31, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld4_c, .configs = 0x7f,
        .choices = choices_209,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x163, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100011",
    },
    [VOLTA_TLD4_I] = {
        .name = "TLD4.i", .page = "TLD4", .title = "Fetch one component of four texels",
        .mnemonic = "TLD4", .syntax = "GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIM4, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 30, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld4_i, .configs = 0x7f,
        .choices = choices_210,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x165, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100101",
    },
    [VOLTA_TLD4_R] = {
        .name = "TLD4.r", .page = "TLD4", .title = "Fetch one component of four texels",
        .mnemonic = "TLD4", .syntax = "GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIM4, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tld4_r, .configs = 0x7f,
        .choices = choices_211,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x164, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100100",
    },
    [VOLTA_TXD_C] = {
        .name = "TXD.c", .page = "TXD", .title = "Sample a texture with given derivatives",
        .mnemonic = "TXD", .syntax = "GUARD TXD{TBX}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIML, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 29, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_txd_c, .configs = 0x7f,
        .choices = choices_209,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16c, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr ttt-tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101100",
    },
    [VOLTA_TXD_I] = {
        .name = "TXD.i", .page = "TXD", .title = "Sample a texture with given derivatives",
        .mnemonic = "TXD", .syntax = "GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIML, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 28, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_txd_i, .configs = 0x7f,
        .choices = choices_210,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16e, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr ttt-tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101110",
    },
    [VOLTA_TXD_R] = {
        .name = "TXD.r", .page = "TXD", .title = "Sample a texture with given derivatives",
        .mnemonic = "TXD", .syntax = "GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIML, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_txd_r, .configs = 0x7f,
        .choices = choices_211,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16d, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr ttt-t--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101101",
    },
    [VOLTA_TMML_C] = {
        .name = "TMML.c", .page = "TMML", .title = "The level of detail that a texture would be sampled at",
        .mnemonic = "TMML", .syntax = "GUARD TMML{TBX}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIM, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_tmml_c, .configs = 0x7f,
        .choices = choices_212,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x169, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t\?\? \?\?\?\?\?\?\?\? \?\?t\?tttt rrrrrrrr ttt\?tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101001",
    },
    [VOLTA_TMML_I] = {
        .name = "TMML.i", .page = "TMML", .title = "The level of detail that a texture would be sampled at",
        .mnemonic = "TMML", .syntax = "GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIM, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_tmml_i, .configs = 0x7f,
        .choices = choices_213,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16b, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t\?\? \?\?\?\?\?\?\?\? \?\?t\?tttt rrrrrrrr ttt\?tttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101011",
    },
    [VOLTA_TMML_R] = {
        .name = "TMML.r", .page = "TMML", .title = "The level of detail that a texture would be sampled at",
        .mnemonic = "TMML", .syntax = "GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIM, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_tmml_r, .configs = 0x7f,
        .choices = choices_214,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16a, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t\?\? \?\?\?\?\?\?\?\? \?\?t\?tttt rrrrrrrr ttt\?t--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101010",
    },
    [VOLTA_TXQ_C] = {
        .name = "TXQ.c", .page = "TXQ", .title = "Ask about a texture",
        .mnemonic = "TXQ", .syntax = "GUARD TXQ{TBX}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_txq_c, .configs = 0x7f,
        .choices = choices_215,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x16f, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr tt--tttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01101111",
    },
    [VOLTA_TXQ_I] = {
        .name = "TXQ.i", .page = "TXQ", .title = "Ask about a texture",
        .mnemonic = "TXQ", .syntax = "GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND3, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_txq_i, .configs = 0x7f,
        .choices = choices_216,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x171, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr tt--tttt tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01110001",
    },
    [VOLTA_TXQ_R] = {
        .name = "TXQ.r", .page = "TXQ", .title = "Ask about a texture",
        .mnemonic = "TXQ", .syntax = "GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND1 TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_txq_r, .configs = 0x7f,
        .choices = choices_217,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x170, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr tt--t--- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 01110000",
    },
    [VOLTA_FOOTPRINT_C] = {
        .name = "FOOTPRINT.c", .page = "FOOTPRINT", .title = "The texels that a sample would take",
        .mnemonic = "FOOTPRINT", .syntax = "GUARD FOOTPRINT{TSCR}TBX.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB, FBOUND, TDIMF THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[TUR]; writes $P[P0] $R[Rd] $R[Rc]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 27, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_footprint_c, .configs = 0x7c,
        .choices = choices_218,
        .fixed_mask = {{0x0, 0x0}}, .fixed_value = {{0x0, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- ----.ttt t\?\?\?ppp\? \?\?\?\?\?\?\?\? rrrrrrrr tttttttt tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg.... ........",
    },
    [VOLTA_FOOTPRINT_R] = {
        .name = "FOOTPRINT.r", .page = "FOOTPRINT", .title = "The texels that a sample would take",
        .mnemonic = "FOOTPRINT", .syntax = "GUARD FOOTPRINT{TSCR}TB.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB,  TDIMF THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rc]; trap: not modelled: textures",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_footprint_r, .configs = 0x7c,
        .choices = choices_219,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x173, 0x0}},
        .bits = "---tttcc cccccccc ccccccc- -------- ----.ttt t\?\?\?ppp\? \?\?\?\?\?\?\?\? rrrrrrrr ttttt--- -------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01110011",
    },
    [VOLTA_UIADD3_N] = {
        .name = "UIADD3.n", .page = "UIADD3", .title = "Add three uniform numbers",
        .mnemonic = "UIADD3", .syntax = "UGUARD UIADD3 $UR[Ud], UCARRY, NA$UR[Ua], UBNS, NC$UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc]; writes $UR[Ud] $UP[U0] $UP[U1]",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_uiadd3_n, .configs = 0x7c,
        .choices = choices_220,
        .fixed_mask = {{0x1ff, 0x8000400}}, .fixed_value = {{0x90, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -uuuuuu- ----n0-n --uuuuuu niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000",
    },
    [VOLTA_UIADD3_X] = {
        .name = "UIADD3.x", .page = "UIADD3", .title = "Add three uniform numbers",
        .mnemonic = "UIADD3.X", .syntax = "UGUARD UIADD3.X $UR[Ud], UCARRY, IA$UR[Ua], UBI, IC$UR[Uc], Q0N$UP[V0], Q1N$UP[V1] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UP[V0] $UP[V1]; writes $UR[Ud] $UP[U0] $UP[U1]",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 12, .grade = ISADORA_DOCUMENT,
        .slots = slots_uiadd3_x, .configs = 0x7c,
        .choices = choices_221,
        .fixed_mask = {{0x1ff, 0x8000400}}, .fixed_value = {{0x90, 0x8000400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuuq vvv-i1-i --uuuuuu iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000",
    },
    [VOLTA_UIADD3_64] = {
        .name = "UIADD3_64", .page = "UIADD3_64", .title = "Add three uniform numbers of 64 bits",
        .mnemonic = "UIADD3.64", .syntax = "UGUARD UIADD3.64 $UR[Ud], UCARRY, NA$UR[Ua], UBP, NC$UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ua.n | 1] $UR[Ub] $UR[Ub.n | 1] $UR[Uc] $UR[Uc.n | 1]; writes $UR[Ud] $UR[Ud.n | 1] $UP[U0] $UP[U1]; trap: not modelled: pairs of uniform registers",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_uiadd3_n, .configs = 0x7c,
        .choices = choices_222,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x97, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?uuuuuu\? \?\?\?\?n\?\?n --uuuuuu niiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010111",
    },
    [VOLTA_UIMAD_B] = {
        .name = "UIMAD.b", .page = "UIMAD", .title = "Multiply and add uniform numbers: the low half",
        .mnemonic = "UIMAD", .syntax = "UGUARD UIMAD{US} $UR[Ud], $UR[Ua], UB, NC$UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_uimad_b, .configs = 0x7c,
        .choices = choices_223,
        .fixed_mask = {{0x1ff, 0x8000400}}, .fixed_value = {{0xa4, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----n0u- --uuuuuu iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100",
    },
    [VOLTA_UIMAD_C] = {
        .name = "UIMAD.c", .page = "UIMAD", .title = "Multiply and add uniform numbers: the low half",
        .mnemonic = "UIMAD", .syntax = "UGUARD UIMAD{US} $UR[Ud], $UR[Ua], $UR[Uc], IMM CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Uc]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uimad_c, .configs = 0x7c,
        .choices = choices_224,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0x4a4, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -----0u- --uuuuuu iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100",
    },
    [VOLTA_UIMAD_BX] = {
        .name = "UIMAD.bx", .page = "UIMAD", .title = "Multiply and add uniform numbers: the low half",
        .mnemonic = "UIMAD", .syntax = "UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UP[V0]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_uimad_bx, .configs = 0x7c,
        .choices = choices_225,
        .fixed_mask = {{0x1ff, 0x8000400}}, .fixed_value = {{0xa4, 0x8000400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v------- ----i1u- --uuuuuu iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100",
    },
    [VOLTA_UIMAD_CX] = {
        .name = "UIMAD.cx", .page = "UIMAD", .title = "Multiply and add uniform numbers: the low half",
        .mnemonic = "UIMAD", .syntax = "UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], $UR[Uc], IMM, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Uc] $UP[V0]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_uimad_cx, .configs = 0x7c,
        .choices = choices_226,
        .fixed_mask = {{0xfff, 0x8000400}}, .fixed_value = {{0x4a4, 0x8000400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -----1u- --uuuuuu iiiiiiii iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100",
    },
    [VOLTA_UIMAD_WIDE_B] = {
        .name = "UIMAD_WIDE.b", .page = "UIMAD_WIDE", .title = "Multiply and add to a uniform number of 64 bits",
        .mnemonic = "UIMAD.WIDE", .syntax = "UGUARD UIMAD.WIDE{US} $UR[Ud], UPJ, $UR[Ua], UB, NC$UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UR[Uc.n | 1]; writes $UP[U0] $UR[Ud] $UR[Ud.n | 1]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_uimad_wide_b, .configs = 0x7c,
        .choices = choices_227,
        .fixed_mask = {{0x1ff, 0x8000400}}, .fixed_value = {{0xa5, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- ----n0u- --uuuuuu iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101",
    },
    [VOLTA_UIMAD_WIDE_BX] = {
        .name = "UIMAD_WIDE.bx", .page = "UIMAD_WIDE", .title = "Multiply and add to a uniform number of 64 bits",
        .mnemonic = "UIMAD.WIDE", .syntax = "UGUARD UIMAD.WIDE{US}.X $UR[Ud], UPJ, $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UR[Uc.n | 1] $UP[V0]; writes $UP[U0] $UR[Ud] $UR[Ud.n | 1]",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_uimad_wide_bx, .configs = 0x7c,
        .choices = choices_228,
        .fixed_mask = {{0x1ff, 0x8000400}}, .fixed_value = {{0xa5, 0x8000400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu- ----i1u- --uuuuuu iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101",
    },
    [VOLTA_UISETP_N] = {
        .name = "UISETP.n", .page = "UISETP", .title = "Compare uniform integers, write predicates",
        .mnemonic = "UISETP", .syntax = "UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0]; writes $UP[U0] $UP[U1]; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uisetp_n, .configs = 0x78,
        .choices = choices_229,
        .fixed_mask = {{0x1ff, 0x8000100}}, .fixed_value = {{0x8c, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 -------- iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_UISETP_O] = {
        .name = "UISETP.o", .page = "UISETP", .title = "Compare uniform integers, write predicates",
        .mnemonic = "UISETP", .syntax = "UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], UOLD CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0] $UP[V2]; writes $UP[U0] $UP[U1]; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_uisetp_o, .configs = 0x4,
        .choices = choices_230,
        .fixed_mask = {{0x1ff, 0x8000100}}, .fixed_value = {{0x8c, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 qvvv---- iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_UISETP_X] = {
        .name = "UISETP.x", .page = "UISETP", .title = "Compare uniform integers, write predicates",
        .mnemonic = "UISETP", .syntax = "UGUARD UISETP{CMP}CMPU{BOP}.EX $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], Q2N$UP[V2] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0] $UP[V2]; writes $UP[U0] $UP[U1]; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_uisetp_o, .configs = 0x78,
        .choices = choices_231,
        .fixed_mask = {{0x1ff, 0x8000100}}, .fixed_value = {{0x8c, 0x8000100}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc1 qvvv---- iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_UISETP_OX] = {
        .name = "UISETP.ox", .page = "UISETP", .title = "Compare uniform integers, write predicates",
        .mnemonic = "UISETP", .syntax = "UGUARD UISETP{CMP}CMPU{BOP}.EX $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], UOLD CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0] $UP[V2]; writes $UP[U0] $UP[U1]; trap: how they are joined",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_uisetp_o, .configs = 0x4,
        .choices = choices_230,
        .fixed_mask = {{0x1ff, 0x8000100}}, .fixed_value = {{0x8c, 0x8000100}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc1 qvvv---- iiiiiiii iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_ULEA_LO] = {
        .name = "ULEA.lo", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA", .syntax = "UGUARD ULEA $UR[Ud], UPJ, NA$UR[Ua], UBNU, LEAN CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ua]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_lo, .configs = 0x7c,
        .choices = choices_232,
        .fixed_mask = {{0x1ff, 0x8010600}}, .fixed_value = {{0x91, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu0 lllll00n -------- nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_X] = {
        .name = "ULEA.x", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA.X", .syntax = "UGUARD ULEA.X $UR[Ud], UPJ, IA$UR[Ua], UBIU, LEAN, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UP[V0] $UR[Ua]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_x, .configs = 0x7c,
        .choices = choices_233,
        .fixed_mask = {{0x1ff, 0x8010600}}, .fixed_value = {{0x91, 0x8000400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu0 lllll10i -------- iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_HI] = {
        .name = "ULEA.hi", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA.HI", .syntax = "UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], UBNU, $UR[Uc], LEAN CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_hi, .configs = 0x7c,
        .choices = choices_234,
        .fixed_mask = {{0x1ff, 0x8010600}}, .fixed_value = {{0x91, 0x8010000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_HX] = {
        .name = "ULEA.hx", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA.HI.X", .syntax = "UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], UBIU, $UR[Uc], LEAN, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UP[V0] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_hx, .configs = 0x7c,
        .choices = choices_235,
        .fixed_mask = {{0x1ff, 0x8010600}}, .fixed_value = {{0x91, 0x8010400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_IH] = {
        .name = "ULEA.ih", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA.HI", .syntax = "UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], $UR[Uc], UIMM, LEAN CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_ih, .configs = 0x7c,
        .choices = choices_236,
        .fixed_mask = {{0xfff, 0x8010600}}, .fixed_value = {{0x491, 0x8010000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001",
    },
    [VOLTA_ULEA_IX] = {
        .name = "ULEA.ix", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA.HI.X", .syntax = "UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], $UR[Uc], UIMM, LEAN, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_ix, .configs = 0x7c,
        .choices = choices_237,
        .fixed_mask = {{0xfff, 0x8010600}}, .fixed_value = {{0x491, 0x8010400}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001",
    },
    [VOLTA_ULEA_SX] = {
        .name = "ULEA.sx", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA.HI.SX32", .syntax = "UGUARD ULEA.HI.SX32 $UR[Ud], UPJ, NA$UR[Ua], UBNU, LEAN CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ua]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_lo, .configs = 0x7c,
        .choices = choices_232,
        .fixed_mask = {{0x1ff, 0x8010600}}, .fixed_value = {{0x91, 0x8010200}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll01n -------- nuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_XS] = {
        .name = "ULEA.xs", .page = "ULEA", .title = "Shifted and added",
        .mnemonic = "ULEA.HI.X.SX32", .syntax = "UGUARD ULEA.HI.X.SX32 $UR[Ud], UPJ, IA$UR[Ua], UBIU, LEAN, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UP[V0] $UR[Ua]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulea_x, .configs = 0x7c,
        .choices = choices_233,
        .fixed_mask = {{0x1ff, 0x8010600}}, .fixed_value = {{0x91, 0x8010600}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll11i -------- iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULOP3] = {
        .name = "ULOP3", .page = "ULOP3", .title = "Any function of three bits, uniform",
        .mnemonic = "ULOP3.LUT", .syntax = "UGUARD ULOP3.LUT{PAND} UPO, $UR[Ud], $UR[Ua], UBU, $UR[Uc], LUT, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UP[V0]; writes $UR[Ud] $UP[U0]",
        .note = "Where the sources have the bits a, b, c, the result has bit 4*a + 2*b + c of LUT.",
        .length = 16, .slot_count = 21, .choice_count = 11, .grade = ISADORA_DOCUMENT,
        .slots = slots_ulop3, .configs = 0x7c,
        .choices = choices_238,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x92, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuup llllllll --uuuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010010",
    },
    [VOLTA_USHF_B] = {
        .name = "USHF.b", .page = "USHF", .title = "Shift two uniform registers as one number",
        .mnemonic = "USHF", .syntax = "UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], UBU, $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_ushf_b, .configs = 0x7c,
        .choices = choices_239,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x99, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011001",
    },
    [VOLTA_USHF_C] = {
        .name = "USHF.c", .page = "USHF", .title = "Shift two uniform registers as one number",
        .mnemonic = "USHF", .syntax = "UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], $UR[Uc], UIMM CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Uc]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ushf_c, .configs = 0x7c,
        .choices = choices_224,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x499, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10011001",
    },
    [VOLTA_UPRMT] = {
        .name = "UPRMT", .page = "UPRMT", .title = "Pick bytes, uniform",
        .mnemonic = "UPRMT", .syntax = "UGUARD UPRMT{UPMODE} $UR[Ud], $UR[Ua], UBU, $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc]; writes $UR[Ud]; trap: not modelled: what this mode is",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_uprmt, .configs = 0x7c,
        .choices = choices_239,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x96, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------u --uuuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010110",
    },
    [VOLTA_USEL] = {
        .name = "USEL", .page = "USEL", .title = "Choose by a uniform predicate",
        .mnemonic = "USEL", .syntax = "UGUARD USEL $UR[Ud], $UR[Ua], UBU, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_usel, .configs = 0x7c,
        .choices = choices_240,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x87, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000111",
    },
    [VOLTA_UMOV] = {
        .name = "UMOV", .page = "UMOV", .title = "Move, uniform",
        .mnemonic = "UMOV", .syntax = "UGUARD UMOV $UR[Ud], UX CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_umov, .configs = 0x7c,
        .choices = choices_241,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x82, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10000010",
    },
    [VOLTA_UPOPC] = {
        .name = "UPOPC", .page = "UPOPC", .title = "Count the bits that are 1, uniform",
        .mnemonic = "UPOPC", .syntax = "UGUARD UPOPC $UR[Ud], UBNOT CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_upopc, .configs = 0x7c,
        .choices = choices_242,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0xbf, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111111",
    },
    [VOLTA_UFLO] = {
        .name = "UFLO", .page = "UFLO", .title = "The place of the highest bit that is 1, uniform",
        .mnemonic = "UFLO", .syntax = "UGUARD UFLO{SGU}FLSH $UR[Ud], UPO, UBNOT CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; writes $UR[Ud] $UP[U0]; trap: not modelled: what the predicate tells",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uflo, .configs = 0x7c,
        .choices = choices_243,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0xbd, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- -----fs- -------- iuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111101",
    },
    [VOLTA_UBREV] = {
        .name = "UBREV", .page = "UBREV", .title = "Turn the order of the bits around, uniform",
        .mnemonic = "UBREV", .syntax = "UGUARD UBREV $UR[Ud], UBU CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_umov, .configs = 0x7c,
        .choices = choices_244,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0xbe, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111110",
    },
    [VOLTA_USGXT] = {
        .name = "USGXT", .page = "USGXT", .title = "Extend a sign, or zeros, uniform",
        .mnemonic = "USGXT", .syntax = "UGUARD USGXT{WRAP}MMU $UR[Ud], $UR[Ua], UBU CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_usgxt, .configs = 0x7c,
        .choices = choices_245,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x9a, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w-m- -------- uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011010",
    },
    [VOLTA_UBMSK] = {
        .name = "UBMSK", .page = "UBMSK", .title = "A run of ones, uniform",
        .mnemonic = "UBMSK", .syntax = "UGUARD UBMSK{WRAP} $UR[Ud], $UR[Ua], UBU CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UR[Ud]",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_ubmsk, .configs = 0x7c,
        .choices = choices_245,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x9b, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w--- -------- uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011011",
    },
    [VOLTA_UPLOP3] = {
        .name = "UPLOP3", .page = "UPLOP3", .title = "Any function of three uniform predicates, twice",
        .mnemonic = "UPLOP3.LUT", .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], Q1N$UP[V1], Q2N$UP[V2], LUT1, LUT2 CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UP[V1] $UP[V2]; writes $UP[U0] $UP[U1]",
        .note = "",
        .length = 16, .slot_count = 21, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uplop3, .configs = 0x7c,
        .choices = choices_246,
        .fixed_mask = {{0xfff, 0x0}}, .fixed_value = {{0x89c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----\?qvv vuuuuuuq vvvlllll qvvv\?lll \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? llllllll .ggg1000 10011100",
    },
    [VOLTA_UPLOP3_SIGN_ONE] = {
        .name = "UPLOP3_SIGN.one", .page = "UPLOP3_SIGN", .title = "Any function of three bits: uniform predicates, and signs of uniform registers",
        .mnemonic = "UPLOP3.LUT", .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, Q2N$UP[V2], LUT, LUT2 CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UR[Ub].31 $UP[V2]; writes $UP[U0] $UP[U1]",
        .note = "",
        .length = 16, .slot_count = 20, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uplop3_sign_one, .configs = 0x7c,
        .choices = choices_247,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x29d, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu\? llllllll qvvv\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? llllllll .ggg0010 10011101",
    },
    [VOLTA_UPLOP3_SIGN_TWO] = {
        .name = "UPLOP3_SIGN.two", .page = "UPLOP3_SIGN", .title = "Any function of three bits: uniform predicates, and signs of uniform registers",
        .mnemonic = "UPLOP3.LUT", .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, $UR[Uc].SIGN, LUT, LUT2 CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UR[Ub].31 $UR[Uc].31; writes $UP[U0] $UP[U1]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uplop3_sign_two, .configs = 0x7c,
        .choices = choices_248,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x29e, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu\? llllllll \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?\?\?\?\?\?\? llllllll .ggg0010 10011110",
    },
    [VOLTA_UPLOP3_SIGN_ALL] = {
        .name = "UPLOP3_SIGN.all", .page = "UPLOP3_SIGN", .title = "Any function of three bits: uniform predicates, and signs of uniform registers",
        .mnemonic = "UPLOP3.LUT", .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], $UR[Ua].SIGN, $UR[Ub].SIGN, $UR[Uc].SIGN, LUT, LUT2 CTL",
        .effects = "reads $UP[GUP] $UR[Ua].31 $UR[Ub].31 $UR[Uc].31; writes $UP[U0] $UP[U1]",
        .note = "",
        .length = 16, .slot_count = 18, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uplop3_sign_all, .configs = 0x7c,
        .choices = choices_249,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x29f, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?uuuuuu\? llllllll \?\?uuuuuu \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu \?\?uuuuuu llllllll .ggg0010 10011111",
    },
    [VOLTA_UCLEA] = {
        .name = "UCLEA", .page = "UCLEA", .title = "Where constants lie",
        .mnemonic = "UCLEA", .syntax = "UGUARD UCLEA $UR[Ud], UPO, $UR[Ua], UCLB, UCLN CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UR[Ud] $UP[U0]; trap: not modelled: where constants lie",
        .note = "",
        .length = 16, .slot_count = 17, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_uclea, .configs = 0x7c,
        .choices = choices_250,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0xbc, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?uuu\? uuuuu\?\?\? \?\?\?\?\?\?\?\? uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111100",
    },
    [VOLTA_UP2UR] = {
        .name = "UP2UR", .page = "UP2UR", .title = "Uniform predicates to bits, under a mask",
        .mnemonic = "UP2UR", .syntax = "UGUARD UP2UR{PRPART} $UR[Ud], UPR, $UR[Ua], UX6 CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[0] $UP[1] $UP[2] $UP[3] $UP[4] $UP[5] $UP[6]; writes $UR[Ud]; trap: not modelled: what becomes of bits outside of the mask",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_up2ur, .configs = 0x7c,
        .choices = choices_251,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x83, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?\?\?\?\? \?\?pp\?\?\?\? \?\?\?\?\?\?\?\? uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000011",
    },
    [VOLTA_UR2UP] = {
        .name = "UR2UP", .page = "UR2UP", .title = "Bits to uniform predicates, under a mask",
        .mnemonic = "UR2UP", .syntax = "UGUARD UR2UP UPR, $UR[Ua], UX6 CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UP[0] $UP[1] $UP[2] $UP[3] $UP[4] $UP[5] $UP[6]; trap: not modelled: what becomes of bits outside of the mask",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_ur2up, .configs = 0x7c,
        .choices = choices_252,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x84, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu \?\?\?\?\?\?\?\? .ggg...0 10000100",
    },
    [VOLTA_UF2FP] = {
        .name = "UF2FP", .page = "UF2FP", .title = "Two floats as one register of halves, uniform",
        .mnemonic = "UF2FP.\?\?\?0.PACK_AB", .syntax = "UGUARD UF2FP.\?\?\?0.PACK_AB $UR[Ud], $UR[Ua], UBU CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UR[Ud]; trap: not modelled: which formats",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_uf2fp, .configs = 0x70,
        .choices = choices_245,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0xba, 0x8000000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? uuuuuuuu uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111010",
    },
    [VOLTA_R2UR_O] = {
        .name = "R2UR.o", .page = "R2UR", .title = "A register of one thread becomes uniform",
        .mnemonic = "R2UR", .syntax = "GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $UR[Ud] $P[P0]; trap: not modelled: what the predicate tells; trap: not modelled: which of different threads",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_r2ur_o, .configs = 0x3c,
        .choices = choices_253,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3c2, 0x0}},
        .bits = "---zzrcc cccccccc ccccccc- -------- ----0--- ---rppp- -------- -------- -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000010",
    },
    [VOLTA_R2UR_H] = {
        .name = "R2UR.h", .page = "R2UR", .title = "A register of one thread becomes uniform",
        .mnemonic = "R2UR", .syntax = "GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $UR[Ud] $P[P0]; trap: not modelled: what the predicate tells; trap: not modelled: which of different threads",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_r2ur_o, .configs = 0x40,
        .choices = choices_254,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x2ca, 0x0}},
        .bits = "---zzrcc cccccccc ccccccc- ..------ ----0--- ---rppp- -------- -------- -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0010 11001010",
    },
    [VOLTA_S2UR] = {
        .name = "S2UR", .page = "S2UR", .title = "A special register becomes uniform",
        .mnemonic = "S2UR", .syntax = "UGUARD S2UR $UR[Ud], SPECIAL CTL",
        .effects = "reads $UP[GUP] $SR[SREG] $SR[136]; writes $UR[Ud]; trap: not modelled: which of different threads",
        .note = "",
        .length = 16, .slot_count = 13, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_s2ur, .configs = 0x7c,
        .choices = choices_255,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x9c3, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss -------- -------- -------- -------- -------- -------- --uuuuuu .ggg1001 11000011",
    },
    [VOLTA_VABSDIFF_B] = {
        .name = "VABSDIFF.b", .page = "VABSDIFF", .title = "Absolute difference, added",
        .mnemonic = "VABSDIFF", .syntax = "GUARD VABSDIFF{VU32} $R[Rd], PO, $R[Ra]RA, SB, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: what the predicate says",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_vabsdiff_b, .configs = 0x7f,
        .choices = choices_256,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x14, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010100",
    },
    [VOLTA_VABSDIFF_C] = {
        .name = "VABSDIFF.c", .page = "VABSDIFF", .title = "Absolute difference, added",
        .mnemonic = "VABSDIFF", .syntax = "GUARD VABSDIFF{VU32} $R[Rd], PO, $R[Ra]RA, $R[Rc]RB, SCX MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not modelled: what the predicate says",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_vabsdiff_c, .configs = 0x7f,
        .choices = choices_257,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x14, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010100",
    },
    [VOLTA_VABSDIFF4_B] = {
        .name = "VABSDIFF4.b", .page = "VABSDIFF4", .title = "Absolute differences of four bytes",
        .mnemonic = "VABSDIFF4", .syntax = "GUARD VABSDIFF4{VU8}VACC $R[Rd], PO, $R[Ra]RA, SB, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd] $P[P0]; read c.u32; trap: not modelled: what goes where without ACC; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_vabsdiff4_b, .configs = 0x7f,
        .choices = choices_256,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x15, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010101",
    },
    [VOLTA_VABSDIFF4_C] = {
        .name = "VABSDIFF4.c", .page = "VABSDIFF4", .title = "Absolute differences of four bytes",
        .mnemonic = "VABSDIFF4", .syntax = "GUARD VABSDIFF4{VU8}VACC $R[Rd], PO, $R[Ra]RA, $R[Rc]RB, SCX MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $P[P0]; read c.u32; trap: not modelled: what goes where without ACC; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 23, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_vabsdiff4_c, .configs = 0x7f,
        .choices = choices_257,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x15, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr iiiiiiii iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010101",
    },
    [VOLTA_IDP_A4] = {
        .name = "IDP.a4", .page = "IDP", .title = "Dot product of bytes, added",
        .mnemonic = "IDP.4A", .syntax = "GUARD IDP.4A{DPA}DPB $R[Rd], $R[Ra]RA, DPB_, DPC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 24, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_idp_a4, .configs = 0x7f,
        .choices = choices_258,
        .fixed_mask = {{0x1ff, 0x1000}}, .fixed_value = {{0x26, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- --z0ndd- rrrrrrrr -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110",
    },
    [VOLTA_IDP_A2] = {
        .name = "IDP.a2", .page = "IDP", .title = "Dot product of bytes, added",
        .mnemonic = "IDP.2A", .syntax = "GUARD IDP.2A{DPHI}DPA2{DPB} $R[Rd], $R[Ra]RA, DPB_, DPC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "",
        .length = 16, .slot_count = 25, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_idp_a2, .configs = 0x7f,
        .choices = choices_258,
        .fixed_mask = {{0x1ff, 0x1000}}, .fixed_value = {{0x26, 0x1000}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- --d1ndd- rrrrrrrr -----ccc cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110",
    },
    [VOLTA_VOTE] = {
        .name = "VOTE", .page = "VOTE", .title = "Vote: which threads, all of them, any",
        .mnemonic = "VOTE", .syntax = "GUARD VOTE{VMODE} RDO, $P[P0], Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; writes $R[Rd] $P[P0]",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_vote, .configs = 0x7f,
        .choices = choices_259,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x806, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q---ppp- ------vv -------- -------- -------- -------- -------- -------- rrrrrrrr .ggg1000 00000110",
    },
    [VOLTA_VOTEU] = {
        .name = "VOTEU", .page = "VOTEU", .title = "Vote; what comes out is uniform",
        .mnemonic = "VOTEU", .syntax = "GUARD VOTEU{VMODE} UDO, $UP[U0], Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP]; writes $UR[Ud] $UP[U0]",
        .note = "",
        .length = 16, .slot_count = 16, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_voteu, .configs = 0x7c,
        .choices = choices_260,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x886, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q---uuu- ------vv -------- -------- -------- -------- -------- -------- --uuuuuu .ggg1000 10000110",
    },
    [VOLTA_MATCH_ANY] = {
        .name = "MATCH_ANY", .page = "MATCH_ANY", .title = "Which threads have the same value",
        .mnemonic = "MATCH.ANY", .syntax = "GUARD MATCH.ANY{MU64} $R[Rd], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $R[Rd]",
        .note = "",
        .length = 16, .slot_count = 14, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_match_any, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8008000}}, .fixed_value = {{0x3a1, 0x8000}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- 1-----m- -------- -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001",
    },
    [VOLTA_MATCH_ALL] = {
        .name = "MATCH_ALL", .page = "MATCH_ALL", .title = "Do all threads have the same value\?",
        .mnemonic = "MATCH.ALL", .syntax = "GUARD MATCH.ALL{MU64} $P[P0], $R[Rd], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[P0] $R[Rd]",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_match_all, .configs = 0x7f,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8008000}}, .fixed_value = {{0x3a1, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 0-----m- -------- -------- -------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001",
    },
    [VOLTA_SHFL] = {
        .name = "SHFL", .page = "SHFL", .title = "Shuffle: a value from another thread",
        .mnemonic = "SHFL", .syntax = "GUARD SHFL{SMODE} $P[P0], $R[Rd], $R[Ra], SHB, SHC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $P[P0]",
        .note = "",
        .length = 16, .slot_count = 19, .choice_count = 8, .grade = ISADORA_DOCUMENT,
        .slots = slots_shfl, .configs = 0x7f,
        .choices = choices_261,
        .fixed_mask = {{0x1ff, 0x8000000}}, .fixed_value = {{0x189, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -------- rrrrrrrr ----ssss ssssssss ssssssss rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10001001",
    },
    [VOLTA_REDUX] = {
        .name = "REDUX", .page = "REDUX", .title = "One value of all threads, for all of them",
        .mnemonic = "REDUX", .syntax = "GUARD REDUX{RDXOP}RDXS $UR[Ud], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $UR[Ud]; trap: not modelled: what goes through all threads",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 6, .grade = ISADORA_DOCUMENT,
        .slots = slots_redux, .configs = 0x78,
        .choices = choices_26,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x3c4, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------r rr----r- -------- -------- -------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000100",
    },
    [VOLTA_ELECT] = {
        .name = "ELECT", .page = "ELECT", .title = "Choose one of the threads",
        .mnemonic = "ELECT", .syntax = "GUARD ELECT $P[P0], $UR[Ud], Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; writes $P[P0] $UR[Ud]; trap: not modelled: which one",
        .note = "",
        .length = 16, .slot_count = 15, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_elect, .configs = 0x40,
        .choices = choices_262,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x82f, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q\?\?\?ppp\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?\?\?\?\?\?\? \?\?uuuuuu .ggg1000 00101111",
    },
    [VOLTA_P2R] = {
        .name = "P2R", .page = "P2R", .title = "Predicates to bits of a register, under a mask",
        .mnemonic = "P2R", .syntax = "GUARD P2R{PRPART} $R[Rd], PR, $R[Ra]RA, PRB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "Bits of the register outside of the mask come from the source. {inferred}",
        .length = 16, .slot_count = 22, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_p2r, .configs = 0x7f,
        .choices = choices_263,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x3, 0x0}},
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- --pp---- -------- iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000011",
    },
    [VOLTA_R2P] = {
        .name = "R2P", .page = "R2P", .title = "Bits of a register to predicates, under a mask",
        .mnemonic = "R2P", .syntax = "GUARD R2P PR, $R[Ra]PRPART, PRB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes $P[0..6]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "Predicates outside of the mask stay as they are. {inferred}",
        .length = 16, .slot_count = 20, .choice_count = 7, .grade = ISADORA_DOCUMENT,
        .slots = slots_r2p, .configs = 0x7f,
        .choices = choices_263,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x4, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.\?\?\? \?\?\?\?\?\?\?\? \?\?pp\?\?\?\? \?\?\?\?\?\?\?\? iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr \?\?\?\?\?\?\?\? .ggg...0 00000100",
    },
    [VOLTA_PLOP3] = {
        .name = "PLOP3", .page = "PLOP3", .title = "Any function of three predicates, twice",
        .mnemonic = "PLOP3.LUT", .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], Q1N$P[Q1], QM, LUT1, LUT2 MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $P[Q1] $P[Q2] $UP[UP2]; writes $P[P0] $P[P1]",
        .note = "",
        .length = 16, .slot_count = 22, .choice_count = 9, .grade = ISADORA_DOCUMENT,
        .slots = slots_plop3, .configs = 0x7f,
        .choices = choices_264,
        .fixed_mask = {{0xfff, 0x8000000}}, .fixed_value = {{0x81c, 0x0}},
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qppppppq qqqlllll qqqq.lll -------- -------- -------- -------- -------- llllllll .ggg1000 00011100",
    },
    [VOLTA_PLOP3_SIGN_ONE] = {
        .name = "PLOP3_SIGN.one", .page = "PLOP3_SIGN", .title = "Any function of three bits: predicates, and signs of registers",
        .mnemonic = "PLOP3.LUT", .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, Q2N$P[Q2], LUT, LUT2 MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Rb].31 $UR[Ub] $UR[Ub.n | 1] $P[Q2]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "That the first table has all of its bits side by side is {inferred}.",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_plop3_sign_one, .configs = 0x7f,
        .choices = choices_265,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1d, 0x0}},
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.qqq qpppppp\? llllllll qqqq\?\?\?\? \?\?\?\?\?ccc cccccccc cccccccc rrrrrrrr \?\?\?\?\?\?\?\? llllllll .ggg...0 00011101",
    },
    [VOLTA_PLOP3_SIGN_TWO] = {
        .name = "PLOP3_SIGN.two", .page = "PLOP3_SIGN", .title = "Any function of three bits: predicates, and signs of registers",
        .mnemonic = "PLOP3.LUT", .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Rb].31 $UR[Ub] $UR[Ub.n | 1] $R[Rc].31; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "That the first table has all of its bits side by side is {inferred}.",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_plop3_sign_two, .configs = 0x7f,
        .choices = choices_266,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1e, 0x0}},
        .bits = "---rrzcc cccccccc ccccccc- -------- ----.qqq qpppppp\? llllllll rrrrrrrr \?\?\?\?\?ccc cccccccc cccccccc rrrrrrrr \?\?\?\?\?\?\?\? llllllll .ggg...0 00011110",
    },
    [VOLTA_PLOP3_SIGN_ALL] = {
        .name = "PLOP3_SIGN.all", .page = "PLOP3_SIGN", .title = "Any function of three bits: predicates, and signs of registers",
        .mnemonic = "PLOP3.LUT", .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], $R[Ra]RA.SIGN, SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra].31 $R[Rb].31 $UR[Ub] $UR[Ub.n | 1] $R[Rc].31; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "That the first table has all of its bits side by side is {inferred}.",
        .length = 16, .slot_count = 24, .choice_count = 10, .grade = ISADORA_DOCUMENT,
        .slots = slots_plop3_sign_all, .configs = 0x7f,
        .choices = choices_267,
        .fixed_mask = {{0x1ff, 0x0}}, .fixed_value = {{0x1f, 0x0}},
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.\?\?\? \?pppppp\? llllllll rrrrrrrr \?\?\?\?\?ccc cccccccc cccccccc rrrrrrrr rrrrrrrr llllllll .ggg...0 00011111",
    },
};

static const struct isadora_ledger ledger[] = {
    {"128", "sm_70", "3126225883450935574499333684238221312", "7999988284667127908858711331336880128", "466440429764292567494093823962775552", "328689712323056107412522468592230334464"},
    {"128", "sm_72", "3126225883450935574499333684238221312", "7999988284667127908858711331336880128", "466440429764292567494093823962775552", "328689712323056107412522468592230334464"},
    {"128", "sm_75", "4115113002040075934178416050365792256", "13762364097582393266224494549156233216", "1565220464028418416322500536001626112", "320839669357287575846649196296244559872"},
    {"128", "sm_80", "4099460220793795249453451719571668992", "13901500159812843497103371196275097600", "1735101955551466631180561262277820416", "320546304584780358085637223253643624448"},
    {"128", "sm_86", "4236848113764233874219810739688833024", "14270558884960889292137515380675444736", "1791451639115108762303746386444681216", "319983508283098231534713534924959252480"},
    {"128", "sm_89", "4236848113764233874219810739688833024", "14270558884960889292137515380675444736", "1791451639115108762303746386444681216", "319983508283098231534713534924959252480"},
    {"128", "sm_90", "4179911009286980438681308057676283904", "15464408115087390777542397623751671808", "1999374823440786545732401295525937152", "318638672973123305701418500454814318592"},
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
    {80, "SR_CLOCKLO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {81, "SR_CLOCKHI", 0, 0, 0, NULL, 0, 0, 0, 0},
    {82, "SR_GLOBALTIMERLO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {83, "SR_GLOBALTIMERHI", 0, 0, 0, NULL, 0, 0, 0, 0},
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
        .name = "$R", .prints = "R", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, r), .stride = sizeof(((struct volta_state *)0)->r[0]),
        .lane_stride = sizeof(((struct volta_state *)0)->r[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_r,
        .configs = 0x7f,
    },
    {
        .name = "$UR", .prints = "UR", .vector = NULL,
        .count = 64, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, ur), .stride = sizeof(((struct volta_state *)0)->ur[0]),
        .scope = ISADORA_WARP,
        .entry_count = 1, .entries = entries_ur,
        .configs = 0x7c,
    },
    {
        .name = "$P", .prints = "P", .vector = NULL,
        .count = 8, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, p), .stride = sizeof(((struct volta_state *)0)->p[0]),
        .lane_stride = sizeof(((struct volta_state *)0)->p[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_p,
        .configs = 0x7f,
    },
    {
        .name = "$UP", .prints = "UP", .vector = NULL,
        .count = 8, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, up), .stride = sizeof(((struct volta_state *)0)->up[0]),
        .scope = ISADORA_WARP,
        .entry_count = 1, .entries = entries_up,
        .configs = 0x7c,
    },
    {
        .name = "$B", .prints = "B", .vector = NULL,
        .count = 16, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, b), .stride = sizeof(((struct volta_state *)0)->b[0]),
        .scope = ISADORA_WARP,
        .configs = 0x7f,
    },
    {
        .name = "$pc", .prints = "$pc", .vector = NULL,
        .count = 0, .width = 64, .is_signed = 0, .is_pc = 1,
        .scope = ISADORA_WARP,
        .configs = 0x7f,
    },
    {
        .name = "$active", .prints = "$active", .vector = NULL,
        .count = 0, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, active), .stride = 0,
        .scope = ISADORA_WARP,
        .configs = 0x7f,
    },
    {
        .name = "$SR", .prints = "SR", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct volta_state, sr), .stride = sizeof(((struct volta_state *)0)->sr[0]),
        .lane_stride = sizeof(((struct volta_state *)0)->sr[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 99, .entries = entries_sr,
        .configs = 0x7f,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "c", .cells = 0x200000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .configs = 0x7f,
    },
};

#define FIELDS(...) (const uint16_t[]){__VA_ARGS__}
static const struct isadora_word_pattern words[] = {
    {"*", FIELDS(VOLTA_FIELD_CBYTE)},
    {"*", FIELDS(VOLTA_FIELD_CHALF)},
    {"*", FIELDS(VOLTA_FIELD_CIPH)},
    {"*", FIELDS(VOLTA_FIELD_D0)},
    {"*", FIELDS(VOLTA_FIELD_D1)},
    {"*", FIELDS(VOLTA_FIELD_D2)},
    {"*", FIELDS(VOLTA_FIELD_D3)},
    {"*", FIELDS(VOLTA_FIELD_D4)},
    {"*", FIELDS(VOLTA_FIELD_DSB)},
    {"*", FIELDS(VOLTA_FIELD_HNB)},
    {"*", FIELDS(VOLTA_FIELD_HSB)},
    {"*", FIELDS(VOLTA_FIELD_HXB)},
    {"*", FIELDS(VOLTA_FIELD_MUP)},
    {"*", FIELDS(VOLTA_FIELD_MUPC)},
    {"*", FIELDS(VOLTA_FIELD_NOY)},
    {"*", FIELDS(VOLTA_FIELD_NP)},
    {"*", FIELDS(VOLTA_FIELD_PAND)},
    {"*", FIELDS(VOLTA_FIELD_RA_2)},
    {"*", FIELDS(VOLTA_FIELD_RB_2)},
    {"*", FIELDS(VOLTA_FIELD_RC_2)},
    {"*", FIELDS(VOLTA_FIELD_TDIM)},
    {"*", FIELDS(VOLTA_FIELD_TDIM4)},
    {"*", FIELDS(VOLTA_FIELD_TDIMF)},
    {"*", FIELDS(VOLTA_FIELD_TDIML)},
    {"*", FIELDS(VOLTA_FIELD_TQ)},
    {"**", FIELDS(VOLTA_FIELD_RA_2, VOLTA_FIELD_HSA)},
    {"**", FIELDS(VOLTA_FIELD_RA_2, VOLTA_FIELD_HXA)},
    {"**", FIELDS(VOLTA_FIELD_RB_2, VOLTA_FIELD_CHALF)},
    {"**", FIELDS(VOLTA_FIELD_RB_2, VOLTA_FIELD_HNB)},
    {"**", FIELDS(VOLTA_FIELD_RB_2, VOLTA_FIELD_HSB)},
    {"**", FIELDS(VOLTA_FIELD_RB_2, VOLTA_FIELD_HSC)},
    {"**", FIELDS(VOLTA_FIELD_RB_2, VOLTA_FIELD_HXB)},
    {"**", FIELDS(VOLTA_FIELD_RB_2, VOLTA_FIELD_HXC)},
    {"**", FIELDS(VOLTA_FIELD_RC_2, VOLTA_FIELD_HSB)},
    {"**", FIELDS(VOLTA_FIELD_RC_2, VOLTA_FIELD_HSC)},
    {"**", FIELDS(VOLTA_FIELD_RC_2, VOLTA_FIELD_HXB)},
    {"**", FIELDS(VOLTA_FIELD_RC_2, VOLTA_FIELD_HXC)},
    {"****", FIELDS(VOLTA_FIELD_SWD, VOLTA_FIELD_SWC, VOLTA_FIELD_SWB, VOLTA_FIELD_SWA)},
    {".SIGN", NULL},
    {"ACQBULK", NULL},
    {"AL2P", NULL},
    {"ALD*", FIELDS(VOLTA_FIELD_AO)},
    {"ALD*.PHYS", FIELDS(VOLTA_FIELD_AO)},
    {"ARRIVES.LDGSTSBAR", NULL},
    {"AST", NULL},
    {"AST.PHYS", NULL},
    {"ATEXIT_PC", NULL},
    {"ATOM****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4, VOLTA_FIELD_SORD)},
    {"ATOM****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE9, VOLTA_FIELD_SORD)},
    {"ATOM****", FIELDS(VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE, VOLTA_FIELD_SORD)},
    {"ATOM*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4,
        VOLTA_FIELD_SORD)},
    {"ATOM*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE9,
        VOLTA_FIELD_SORD)},
    {"ATOM*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_CAST, VOLTA_FIELD_EVICT, VOLTA_FIELD_CTYPE4,
        VOLTA_FIELD_SORD)},
    {"ATOM*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_CAST, VOLTA_FIELD_EVICT, VOLTA_FIELD_CTYPE9,
        VOLTA_FIELD_SORD)},
    {"ATOM*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE,
        VOLTA_FIELD_SORD)},
    {"ATOM*******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE3,
        VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"ATOM*******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_CAST, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_CTYPE3, VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"ATOM**.SPIN***", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_CAST, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_CTYPE4, VOLTA_FIELD_SORD)},
    {"ATOM**.SPIN***", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_CAST, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_CTYPE9, VOLTA_FIELD_SORD)},
    {"ATOM**.SPIN*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_CAST, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_CTYPE3, VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"ATOM.E****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4,
        VOLTA_FIELD_SORD)},
    {"ATOM.E****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE9,
        VOLTA_FIELD_SORD)},
    {"ATOM.E****", FIELDS(VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE, VOLTA_FIELD_SORD)},
    {"ATOMG****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4, VOLTA_FIELD_SORD)},
    {"ATOMG****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE9, VOLTA_FIELD_SORD)},
    {"ATOMG****", FIELDS(VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE, VOLTA_FIELD_SORD)},
    {"ATOMG*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4,
        VOLTA_FIELD_SORD)},
    {"ATOMG*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE9,
        VOLTA_FIELD_SORD)},
    {"ATOMG*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE,
        VOLTA_FIELD_SORD)},
    {"ATOMG*******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_ATYPE3, VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"ATOMG*.CAS***", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_CTYPE4,
        VOLTA_FIELD_SORD)},
    {"ATOMG*.CAS***", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_CTYPE9,
        VOLTA_FIELD_SORD)},
    {"ATOMG*.CAS*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_CTYPE3,
        VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"ATOMG.E****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4,
        VOLTA_FIELD_SORD)},
    {"ATOMG.E****", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE9,
        VOLTA_FIELD_SORD)},
    {"ATOMG.E****", FIELDS(VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE,
        VOLTA_FIELD_SORD)},
    {"ATOMS**", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_ATYPE9)},
    {"ATOMS**", FIELDS(VOLTA_FIELD_AOP, VOLTA_FIELD_STYPE2)},
    {"ATOMS**", FIELDS(VOLTA_FIELD_CAST, VOLTA_FIELD_CTYPE9)},
    {"ATOMS**", FIELDS(VOLTA_FIELD_CAST, VOLTA_FIELD_SCTYPE2)},
    {"ATOMS*.SPIN*", FIELDS(VOLTA_FIELD_CAST, VOLTA_FIELD_CTYPE9)},
    {"ATOMS*.SPIN*", FIELDS(VOLTA_FIELD_CAST, VOLTA_FIELD_SCTYPE2)},
    {"ATOMS.POPC.INC.32", NULL},
    {"B0", NULL},
    {"B1", NULL},
    {"B10", NULL},
    {"B11", NULL},
    {"B12", NULL},
    {"B13", NULL},
    {"B14", NULL},
    {"B15", NULL},
    {"B2", NULL},
    {"B2R", NULL},
    {"B2R.RESULT", NULL},
    {"B3", NULL},
    {"B4", NULL},
    {"B5", NULL},
    {"B6", NULL},
    {"B7", NULL},
    {"B8", NULL},
    {"B9", NULL},
    {"BAR.ARV*", FIELDS(VOLTA_FIELD_DEFER)},
    {"BAR.RED**", FIELDS(VOLTA_FIELD_BRED, VOLTA_FIELD_DEFER)},
    {"BAR.SYNC*", FIELDS(VOLTA_FIELD_DEFER)},
    {"BAR.SYNCALL", NULL},
    {"BGMMA", NULL},
    {"BMMA*", FIELDS(VOLTA_FIELD_MBSHAPE)},
    {"BMOV.32", NULL},
    {"BMOV.32*", FIELDS(VOLTA_FIELD_BCLEAR)},
    {"BMOV.32*", FIELDS(VOLTA_FIELD_PQUAD)},
    {"BMOV.64", NULL},
    {"BMSK*", FIELDS(VOLTA_FIELD_WRAP)},
    {"BPT*", FIELDS(VOLTA_FIELD_BPKIND)},
    {"BRA**", FIELDS(VOLTA_FIELD_BHOW, VOLTA_FIELD_BDEPTH)},
    {"BRA**", FIELDS(VOLTA_FIELD_BRHOW, VOLTA_FIELD_BDEPTH)},
    {"BRA.", NULL},
    {"BRA.U*", FIELDS(VOLTA_FIELD_BDEPTH)},
    {"BREAK", NULL},
    {"BREV", NULL},
    {"BRX*", FIELDS(VOLTA_FIELD_BDEPTH)},
    {"BRXU*", FIELDS(VOLTA_FIELD_BDEPTH)},
    {"BSSY", NULL},
    {"BSYNC", NULL},
    {"CALL.ABS*", FIELDS(VOLTA_FIELD_NOINC)},
    {"CALL.REL*", FIELDS(VOLTA_FIELD_NOINC)},
    {"CCTL**", FIELDS(VOLTA_FIELD_CLEVEL, VOLTA_FIELD_CCOP)},
    {"CCTL***", FIELDS(VOLTA_FIELD_CCE, VOLTA_FIELD_CLEVEL, VOLTA_FIELD_CCOP)},
    {"CCTLL*", FIELDS(VOLTA_FIELD_CCOP)},
    {"CCTLT.IVALL", NULL},
    {"CCTLT.IVTH", NULL},
    {"CGAERRBAR", NULL},
    {"COMP_STATUS", NULL},
    {"CS2R*", FIELDS(VOLTA_FIELD_SWIDE)},
    {"CSMTEST", NULL},
    {"DADD*", FIELDS(VOLTA_FIELD_FRND)},
    {"DEPBAR", NULL},
    {"DEPBAR.", NULL},
    {"DEPBAR.LE", NULL},
    {"DFMA*", FIELDS(VOLTA_FIELD_FRND)},
    {"DMMA.884", NULL},
    {"DMMA.8x8x4", NULL},
    {"DMUL*", FIELDS(VOLTA_FIELD_FRND)},
    {"DSETP**", FIELDS(VOLTA_FIELD_DCMP, VOLTA_FIELD_BOP)},
    {"ELECT", NULL},
    {"ENDCOLLECTIVE", NULL},
    {"ERRBAR", NULL},
    {"EXIT***", FIELDS(VOLTA_FIELD_KEEP, VOLTA_FIELD_PREEMPT, VOLTA_FIELD_ATEX)},
    {"F2F****", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_CDFF, VOLTA_FIELD_CSF, VOLTA_FIELD_FRND)},
    {"F2FP***.MERGE_C*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CBF,
        VOLTA_FIELD_CRND2)},
    {"F2FP***.PACK_AB*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CBF,
        VOLTA_FIELD_CRND2)},
    {"F2FP***.PACK_AB.RS.7b", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CBF)},
    {"F2FP**.BF16.F32.MERGE_C*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CRND2)},
    {"F2FP**.BF16.F32.PACK_AB*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CRND2)},
    {"F2FP**.E5M2.F32.MERGE_C*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CRND2)},
    {"F2FP**.E5M2.F32.PACK_AB*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CRND2)},
    {"F2FP**.F16.F32.MERGE_C*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CRND2)},
    {"F2FP**.F16.F32.PACK_AB*", FIELDS(VOLTA_FIELD_CSATF, VOLTA_FIELD_CRELU, VOLTA_FIELD_CRND2)},
    {"F2I*****", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_CDI, VOLTA_FIELD_CSFT, VOLTA_FIELD_CINT,
        VOLTA_FIELD_NTZ)},
    {"F2IP*.F32***", FIELDS(VOLTA_FIELD_CIPT, VOLTA_FIELD_CIPR, VOLTA_FIELD_CIPN,
        VOLTA_FIELD_CRELU)},
    {"FADD***", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_FRND, VOLTA_FIELD_FSAT)},
    {"FCHK", NULL},
    {"FENCE.VIEW.ASYNC.S", NULL},
    {"FFMA***", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FRND, VOLTA_FIELD_FSAT)},
    {"FLO**", FIELDS(VOLTA_FIELD_SGU, VOLTA_FIELD_FLSH)},
    {"FMNMX*", FIELDS(VOLTA_FIELD_FTZ)},
    {"FMNMX**", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_FNAN)},
    {"FMNMX***", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_FNAN, VOLTA_FIELD_FXORS)},
    {"FMNMX***.IS_A", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_FNAN, VOLTA_FIELD_FXORS)},
    {"FMUL****", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSCALE, VOLTA_FIELD_FRND, VOLTA_FIELD_FSAT)},
    {"FOOTPRINT**.TEX**", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TB, VOLTA_FIELD_TLOD,
        VOLTA_FIELD_TNODEP)},
    {"FOOTPRINT*.TEX**", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TLOD, VOLTA_FIELD_TNODEP)},
    {"FRND***", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_CSFT, VOLTA_FIELD_CINT)},
    {"FSEL*", FIELDS(VOLTA_FIELD_FTZ)},
    {"FSET.BF***", FIELDS(VOLTA_FIELD_FCMP, VOLTA_FIELD_FTZ, VOLTA_FIELD_BOP)},
    {"FSETP***", FIELDS(VOLTA_FIELD_FCMP, VOLTA_FIELD_FTZ, VOLTA_FIELD_BOP)},
    {"FSWZADD***", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_FRND, VOLTA_FIELD_NDV)},
    {"GETLMEMBASE", NULL},
    {"HADD2***", FIELDS(VOLTA_FIELD_HF32, VOLTA_FIELD_FTZ, VOLTA_FIELD_FSAT)},
    {"HADD2***", FIELDS(VOLTA_FIELD_HTY, VOLTA_FIELD_FTZ, VOLTA_FIELD_FSAT)},
    {"HFMA2***", FIELDS(VOLTA_FIELD_HF32, VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HFMA2**.RELU", FIELDS(VOLTA_FIELD_HF32, VOLTA_FIELD_FMODE)},
    {"HFMA2.BF16_V2**", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HFMA2.BF16_V2*.RELU", FIELDS(VOLTA_FIELD_FMODE)},
    {"HFMA2.MMA**", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HFMA2.MMA**.RELU", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HFMA2.MMA.BF16_V2**", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HFMA2.MMA.BF16_V2**.RELU", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HFMA2.MMA.INVALID1**", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HFMA2.MMA.INVALID1**.RELU", FIELDS(VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HGMMA", NULL},
    {"HMMA***", FIELDS(VOLTA_FIELD_MSHAPE, VOLTA_FIELD_MVD, VOLTA_FIELD_MFMT)},
    {"HMMA***", FIELDS(VOLTA_FIELD_MSHAPE, VOLTA_FIELD_MVD, VOLTA_FIELD_MSAT1)},
    {"HMMA****", FIELDS(VOLTA_FIELD_MV4, VOLTA_FIELD_MVT, VOLTA_FIELD_MSTEP, VOLTA_FIELD_MSAT1)},
    {"HMMA.SP***", FIELDS(VOLTA_FIELD_MSHAPE, VOLTA_FIELD_MVD, VOLTA_FIELD_MFMT)},
    {"HMNMX2***", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_FNAN, VOLTA_FIELD_FXORS)},
    {"HMNMX2.BF16_V2***", FIELDS(VOLTA_FIELD_FTZ, VOLTA_FIELD_FNAN, VOLTA_FIELD_FXORS)},
    {"HMUL2***", FIELDS(VOLTA_FIELD_HF32, VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HMUL2***", FIELDS(VOLTA_FIELD_HXTY, VOLTA_FIELD_FMODE, VOLTA_FIELD_FSAT)},
    {"HSET2****", FIELDS(VOLTA_FIELD_HBF1, VOLTA_FIELD_FCMP, VOLTA_FIELD_FTZ, VOLTA_FIELD_HBOP)},
    {"HSET2*****", FIELDS(VOLTA_FIELD_HSTY, VOLTA_FIELD_HBF1, VOLTA_FIELD_FCMP, VOLTA_FIELD_FTZ,
        VOLTA_FIELD_HBOP)},
    {"HSETP2****", FIELDS(VOLTA_FIELD_FCMP, VOLTA_FIELD_HAND, VOLTA_FIELD_FTZ, VOLTA_FIELD_HBOP)},
    {"HSETP2*****", FIELDS(VOLTA_FIELD_HSTY, VOLTA_FIELD_FCMP, VOLTA_FIELD_HAND, VOLTA_FIELD_FTZ,
        VOLTA_FIELD_HBOP)},
    {"I2F***", FIELDS(VOLTA_FIELD_CDF, VOLTA_FIELD_CSI, VOLTA_FIELD_FRND)},
    {"I2FP.F32**", FIELDS(VOLTA_FIELD_CFS, VOLTA_FIELD_CFRND)},
    {"I2I*.S32.SAT", FIELDS(VOLTA_FIELD_CNAR)},
    {"I2IP*.S32*", FIELDS(VOLTA_FIELD_CPAK, VOLTA_FIELD_CPSH)},
    {"I2IP*.S32*", FIELDS(VOLTA_FIELD_CPAK, VOLTA_FIELD_CPSX)},
    {"I2IP*.S32.SAT", FIELDS(VOLTA_FIELD_CPAK)},
    {"IABS", NULL},
    {"IADD3", NULL},
    {"IADD3.X", NULL},
    {"IDP.2A***", FIELDS(VOLTA_FIELD_DPHI, VOLTA_FIELD_DPA2, VOLTA_FIELD_DPB)},
    {"IDP.4A**", FIELDS(VOLTA_FIELD_DPA, VOLTA_FIELD_DPB)},
    {"IGMMA", NULL},
    {"IMAD*", FIELDS(VOLTA_FIELD_US)},
    {"IMAD*.X", FIELDS(VOLTA_FIELD_US)},
    {"IMAD.HI*", FIELDS(VOLTA_FIELD_US)},
    {"IMAD.HI*.X", FIELDS(VOLTA_FIELD_US)},
    {"IMAD.IADD*", FIELDS(VOLTA_FIELD_US)},
    {"IMAD.MOV*", FIELDS(VOLTA_FIELD_US)},
    {"IMAD.SHL*", FIELDS(VOLTA_FIELD_US)},
    {"IMAD.WIDE*", FIELDS(VOLTA_FIELD_US)},
    {"IMAD.WIDE*.X", FIELDS(VOLTA_FIELD_US)},
    {"IMMA****", FIELDS(VOLTA_FIELD_MISHAPE, VOLTA_FIELD_MIA, VOLTA_FIELD_MIB, VOLTA_FIELD_MSAT)},
    {"IMNMX*", FIELDS(VOLTA_FIELD_MMU)},
    {"IPA**", FIELDS(VOLTA_FIELD_AMODE, VOLTA_FIELD_AWHERE)},
    {"ISBERD", NULL},
    {"ISBEWR", NULL},
    {"ISETP***", FIELDS(VOLTA_FIELD_CMP, VOLTA_FIELD_CMPU, VOLTA_FIELD_BOP)},
    {"ISETP***.EX", FIELDS(VOLTA_FIELD_CMP, VOLTA_FIELD_CMPU, VOLTA_FIELD_BOP)},
    {"JMP", NULL},
    {"JMP**", FIELDS(VOLTA_FIELD_JHOW, VOLTA_FIELD_BDEPTH)},
    {"JMP.", NULL},
    {"JMP.U", NULL},
    {"JMX*", FIELDS(VOLTA_FIELD_BDEPTH)},
    {"JMXU*", FIELDS(VOLTA_FIELD_BDEPTH)},
    {"KILL", NULL},
    {"LD****", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_MSIZE, VOLTA_FIELD_LORD)},
    {"LD*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_MSIZE,
        VOLTA_FIELD_LORD)},
    {"LD******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LSIZE, VOLTA_FIELD_LORDER,
        VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LD*******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_LSIZE,
        VOLTA_FIELD_LORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LD*******.ZD", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_LSIZE,
        VOLTA_FIELD_LORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LD******.ZD", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LSIZE,
        VOLTA_FIELD_LORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LD.E****", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_MSIZE, VOLTA_FIELD_LORD)},
    {"LDC**", FIELDS(VOLTA_FIELD_CMODE, VOLTA_FIELD_CSIZE)},
    {"LDG****", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_MSIZE, VOLTA_FIELD_LORD)},
    {"LDG*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_MSIZE,
        VOLTA_FIELD_LORD)},
    {"LDG******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LSIZE, VOLTA_FIELD_LORDER,
        VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LDG*******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_LSIZE,
        VOLTA_FIELD_LORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LDG*******.ZD", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC,
        VOLTA_FIELD_LSIZE, VOLTA_FIELD_LORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LDG******.ZD", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_LSIZE,
        VOLTA_FIELD_LORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"LDG.E****", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_LTC, VOLTA_FIELD_MSIZE, VOLTA_FIELD_LORD)},
    {"LDGDEPBAR", NULL},
    {"LDGSTS.E******", FIELDS(VOLTA_FIELD_BYPASS, VOLTA_FIELD_EVICT, VOLTA_FIELD_GLTC,
        VOLTA_FIELD_GSIZE, VOLTA_FIELD_ZFILL, VOLTA_FIELD_GORD)},
    {"LDL**", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE)},
    {"LDS*", FIELDS(VOLTA_FIELD_SSIZE)},
    {"LDS**", FIELDS(VOLTA_FIELD_SU, VOLTA_FIELD_SSIZE)},
    {"LDS**.ZD", FIELDS(VOLTA_FIELD_SU, VOLTA_FIELD_SSIZE)},
    {"LDSM.16**", FIELDS(VOLTA_FIELD_MKIND, VOLTA_FIELD_MCOUNT)},
    {"LDTRAM.AB", NULL},
    {"LEA", NULL},
    {"LEA.HI", NULL},
    {"LEA.HI.SX32", NULL},
    {"LEA.HI.X", NULL},
    {"LEA.HI.X.SX32", NULL},
    {"LEA.X", NULL},
    {"LEPC", NULL},
    {"LOP3.", NULL},
    {"LOP3.LUT*", FIELDS(VOLTA_FIELD_PAND)},
    {"MATCH.ALL*", FIELDS(VOLTA_FIELD_MU64)},
    {"MATCH.ANY*", FIELDS(VOLTA_FIELD_MU64)},
    {"MEMBAR**", FIELDS(VOLTA_FIELD_MBSEM, VOLTA_FIELD_MBSCOPE)},
    {"MEMBAR***", FIELDS(VOLTA_FIELD_MBSEM, VOLTA_FIELD_MBSCOPE, VOLTA_FIELD_MBIO)},
    {"MEMBAR**.ASYNC", FIELDS(VOLTA_FIELD_MBSEM, VOLTA_FIELD_MBSCOPE)},
    {"MOV", NULL},
    {"MOVM**", FIELDS(VOLTA_FIELD_MMSIZE, VOLTA_FIELD_MMKIND)},
    {"MUFU*", FIELDS(VOLTA_FIELD_MUF)},
    {"MUFU**", FIELDS(VOLTA_FIELD_MUF, VOLTA_FIELD_MUH)},
    {"MUFU**", FIELDS(VOLTA_FIELD_MUF, VOLTA_FIELD_MUT)},
    {"MUFU*.BF16", FIELDS(VOLTA_FIELD_MUF)},
    {"MUFU*.F16", FIELDS(VOLTA_FIELD_MUF)},
    {"NANOSLEEP**", FIELDS(VOLTA_FIELD_RAND, VOLTA_FIELD_WARPS)},
    {"NANOSLEEP***", FIELDS(VOLTA_FIELD_RAND, VOLTA_FIELD_WARPS, VOLTA_FIELD_SYNCS)},
    {"NANOSLEEP.CLEAR", NULL},
    {"NANOSLEEP.CLEAR*", FIELDS(VOLTA_FIELD_SYNCS)},
    {"NOP", NULL},
    {"OUT*", FIELDS(VOLTA_FIELD_OUTK)},
    {"OUT.FINAL", NULL},
    {"P2R*", FIELDS(VOLTA_FIELD_PRPART)},
    {"PIXLD", NULL},
    {"PLOP3.", NULL},
    {"PLOP3.LUT", NULL},
    {"PM1", NULL},
    {"PM2", NULL},
    {"PM3", NULL},
    {"PMTRIG", NULL},
    {"POPC", NULL},
    {"PR", NULL},
    {"PREEXIT", NULL},
    {"PRMT*", FIELDS(VOLTA_FIELD_PMODE)},
    {"PT", NULL},
    {"QSPC**", FIELDS(VOLTA_FIELD_CCE, VOLTA_FIELD_QSPACE)},
    {"QSPC**", FIELDS(VOLTA_FIELD_CCE, VOLTA_FIELD_QSPACE9)},
    {"R2B", NULL},
    {"R2P", NULL},
    {"R2UR*", FIELDS(VOLTA_FIELD_ROR)},
    {"RED****", FIELDS(VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4, VOLTA_FIELD_SORD)},
    {"RED*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4,
        VOLTA_FIELD_SORD)},
    {"RED*******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE3,
        VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"RED.E****", FIELDS(VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT, VOLTA_FIELD_ATYPE4, VOLTA_FIELD_SORD)},
    {"REDAS.ADD", NULL},
    {"REDG****", FIELDS(VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE, VOLTA_FIELD_SORD)},
    {"REDG****", FIELDS(VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT, VOLTA_FIELD_RTYPE9, VOLTA_FIELD_SORD)},
    {"REDG*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE,
        VOLTA_FIELD_SORD)},
    {"REDG*****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT, VOLTA_FIELD_RTYPE9,
        VOLTA_FIELD_SORD)},
    {"REDG.E****", FIELDS(VOLTA_FIELD_FOP, VOLTA_FIELD_EVICT, VOLTA_FIELD_FTYPE, VOLTA_FIELD_SORD)},
    {"REDG.E****", FIELDS(VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT, VOLTA_FIELD_RTYPE9,
        VOLTA_FIELD_SORD)},
    {"REDUX**", FIELDS(VOLTA_FIELD_RDXOP, VOLTA_FIELD_RDXS)},
    {"RET.ABS*", FIELDS(VOLTA_FIELD_NODEC)},
    {"RET.REL*", FIELDS(VOLTA_FIELD_NODEC)},
    {"RPCMOV.32", NULL},
    {"RPCMOV.64", NULL},
    {"RTT", NULL},
    {"RZ*", FIELDS(VOLTA_FIELD_RA_2)},
    {"RZ*", FIELDS(VOLTA_FIELD_RB_2)},
    {"Rpc", NULL},
    {"Rpc.LO", NULL},
    {"S2R", NULL},
    {"S2UR", NULL},
    {"SEL", NULL},
    {"SETCTAID.X", NULL},
    {"SETLMEMBASE", NULL},
    {"SGXT**", FIELDS(VOLTA_FIELD_WRAP, VOLTA_FIELD_MMU)},
    {"SHF****", FIELDS(VOLTA_FIELD_SHD, VOLTA_FIELD_SHW, VOLTA_FIELD_SHT, VOLTA_FIELD_SHHI)},
    {"SHFL*", FIELDS(VOLTA_FIELD_SMODE)},
    {"SR_CgaCtaId", NULL},
    {"ST***", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORD)},
    {"ST****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORD)},
    {"ST******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORDER,
        VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"ST.E***", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORD)},
    {"STAS", NULL},
    {"STG***", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORD)},
    {"STG****", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORD)},
    {"STG******", FIELDS(VOLTA_FIELD_WIDE, VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORDER,
        VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV)},
    {"STG.E***", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORD)},
    {"STL**", FIELDS(VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE)},
    {"STS*", FIELDS(VOLTA_FIELD_MSIZE)},
    {"STSM.16**", FIELDS(VOLTA_FIELD_MKIND, VOLTA_FIELD_MCOUNT)},
    {"SUATOM.D*******", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_AOP,
        VOLTA_FIELD_EVICT, VOLTA_FIELD_STYPE, VOLTA_FIELD_SORD, VOLTA_FIELD_SBAD)},
    {"SUATOM.D*********", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_AOP,
        VOLTA_FIELD_EVICT, VOLTA_FIELD_STYPE, VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE,
        VOLTA_FIELD_PRIV, VOLTA_FIELD_SBAD)},
    {"SUATOM.D**.CAS****", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_SCTYPE, VOLTA_FIELD_SORD, VOLTA_FIELD_SBAD)},
    {"SUATOM.D**.CAS******", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_SCTYPE, VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV,
        VOLTA_FIELD_SBAD)},
    {"SULD.D******", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE,
        VOLTA_FIELD_LORD, VOLTA_FIELD_SBAD)},
    {"SULD.D********", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV,
        VOLTA_FIELD_SBAD)},
    {"SULD.P*****", FIELDS(VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT, VOLTA_FIELD_LORD, VOLTA_FIELD_SMASK,
        VOLTA_FIELD_SBAD)},
    {"SULD.P*******", FIELDS(VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT, VOLTA_FIELD_SORDER,
        VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV, VOLTA_FIELD_SMASK, VOLTA_FIELD_SBAD)},
    {"SUQUERY*", FIELDS(VOLTA_FIELD_SDIM)},
    {"SURED.D*******", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_ROP, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_STYPE, VOLTA_FIELD_SORD, VOLTA_FIELD_SBAD)},
    {"SURED.D*********", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_ROP,
        VOLTA_FIELD_EVICT, VOLTA_FIELD_STYPE, VOLTA_FIELD_AORDER, VOLTA_FIELD_SCOPE,
        VOLTA_FIELD_PRIV, VOLTA_FIELD_SBAD)},
    {"SUST.D******", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT, VOLTA_FIELD_MSIZE,
        VOLTA_FIELD_SORD, VOLTA_FIELD_SBAD)},
    {"SUST.D********", FIELDS(VOLTA_FIELD_SBA, VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_MSIZE, VOLTA_FIELD_SORDER, VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV,
        VOLTA_FIELD_SBAD)},
    {"SUST.P*****", FIELDS(VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT, VOLTA_FIELD_SORD, VOLTA_FIELD_SMASK,
        VOLTA_FIELD_SBAD)},
    {"SUST.P*******", FIELDS(VOLTA_FIELD_SDIM, VOLTA_FIELD_EVICT, VOLTA_FIELD_SORDER,
        VOLTA_FIELD_SCOPE, VOLTA_FIELD_PRIV, VOLTA_FIELD_SMASK, VOLTA_FIELD_SBAD)},
    {"SYNCS*.64", FIELDS(VOLTA_FIELD_SYX)},
    {"SYNCS*.TRANS64*", FIELDS(VOLTA_FIELD_SYOP, VOLTA_FIELD_SYTRY)},
    {"SYNCS.ARRIVE.TRANS64****", FIELDS(VOLTA_FIELD_SYMASK, VOLTA_FIELD_SYRED, VOLTA_FIELD_SYOPT,
        VOLTA_FIELD_SYT)},
    {"SYNCS.CAS.64", NULL},
    {"SYNCS.CCTL.IVALL", NULL},
    {"SYNCS.LD.64", NULL},
    {"TEX********", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TF16, VOLTA_FIELD_TLOD, VOLTA_FIELD_TAOFFI,
        VOLTA_FIELD_TDC, VOLTA_FIELD_EVICT, VOLTA_FIELD_TNDV, VOLTA_FIELD_TNODEP)},
    {"TEX*********", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TB, VOLTA_FIELD_TF16, VOLTA_FIELD_TLOD,
        VOLTA_FIELD_TAOFFI, VOLTA_FIELD_TDC, VOLTA_FIELD_EVICT, VOLTA_FIELD_TNDV,
        VOLTA_FIELD_TNODEP)},
    {"TLD********", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TF16, VOLTA_FIELD_TLODL,
        VOLTA_FIELD_TAOFFI, VOLTA_FIELD_EVICT, VOLTA_FIELD_TCL, VOLTA_FIELD_TMS,
        VOLTA_FIELD_TNODEP)},
    {"TLD*********", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TB, VOLTA_FIELD_TF16, VOLTA_FIELD_TLODL,
        VOLTA_FIELD_TAOFFI, VOLTA_FIELD_EVICT, VOLTA_FIELD_TCL, VOLTA_FIELD_TMS,
        VOLTA_FIELD_TNODEP)},
    {"TLD4*******", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TCOMP, VOLTA_FIELD_TF16, VOLTA_FIELD_TOFF4,
        VOLTA_FIELD_TDC, VOLTA_FIELD_EVICT, VOLTA_FIELD_TNODEP)},
    {"TLD4********", FIELDS(VOLTA_FIELD_TSCR, VOLTA_FIELD_TCOMP, VOLTA_FIELD_TB, VOLTA_FIELD_TF16,
        VOLTA_FIELD_TOFF4, VOLTA_FIELD_TDC, VOLTA_FIELD_EVICT, VOLTA_FIELD_TNODEP)},
    {"TMML*.LOD**", FIELDS(VOLTA_FIELD_TB, VOLTA_FIELD_TNDV, VOLTA_FIELD_TNODEP)},
    {"TMML.LOD**", FIELDS(VOLTA_FIELD_TNDV, VOLTA_FIELD_TNODEP)},
    {"TRAP_RETURN_PC.HI", NULL},
    {"TXD*****", FIELDS(VOLTA_FIELD_TF16, VOLTA_FIELD_TLC, VOLTA_FIELD_TAOFFI, VOLTA_FIELD_EVICT,
        VOLTA_FIELD_TNODEP)},
    {"TXD******", FIELDS(VOLTA_FIELD_TB, VOLTA_FIELD_TF16, VOLTA_FIELD_TLC, VOLTA_FIELD_TAOFFI,
        VOLTA_FIELD_EVICT, VOLTA_FIELD_TNODEP)},
    {"TXQ*", FIELDS(VOLTA_FIELD_TNODEP)},
    {"TXQ**", FIELDS(VOLTA_FIELD_TB, VOLTA_FIELD_TNODEP)},
    {"UBLKCP.G.G", NULL},
    {"UBLKPF.L2", NULL},
    {"UBLKRED.G.ADD", NULL},
    {"UBMSK*", FIELDS(VOLTA_FIELD_WRAP)},
    {"UBREV", NULL},
    {"UCGABAR_ARV", NULL},
    {"UCGABAR_WAIT", NULL},
    {"UCLEA", NULL},
    {"UF2FP.", NULL},
    {"UFLO**", FIELDS(VOLTA_FIELD_SGU, VOLTA_FIELD_FLSH)},
    {"UIADD3", NULL},
    {"UIADD3.64", NULL},
    {"UIADD3.X", NULL},
    {"UIMAD*", FIELDS(VOLTA_FIELD_US)},
    {"UIMAD*.X", FIELDS(VOLTA_FIELD_US)},
    {"UIMAD.WIDE*", FIELDS(VOLTA_FIELD_US)},
    {"UIMAD.WIDE*.X", FIELDS(VOLTA_FIELD_US)},
    {"UISETP***", FIELDS(VOLTA_FIELD_CMP, VOLTA_FIELD_CMPU, VOLTA_FIELD_BOP)},
    {"UISETP***.EX", FIELDS(VOLTA_FIELD_CMP, VOLTA_FIELD_CMPU, VOLTA_FIELD_BOP)},
    {"ULDC*", FIELDS(VOLTA_FIELD_CSIZE)},
    {"ULEA", NULL},
    {"ULEA.HI", NULL},
    {"ULEA.HI.SX32", NULL},
    {"ULEA.HI.X", NULL},
    {"ULEA.HI.X.SX32", NULL},
    {"ULEA.X", NULL},
    {"ULEPC", NULL},
    {"ULOP3.", NULL},
    {"ULOP3.LUT*", FIELDS(VOLTA_FIELD_PAND)},
    {"UMOV", NULL},
    {"UP2UR*", FIELDS(VOLTA_FIELD_PRPART)},
    {"UPLOP3.", NULL},
    {"UPLOP3.LUT", NULL},
    {"UPOPC", NULL},
    {"UPR", NULL},
    {"UPRMT", NULL},
    {"UPRMT.", NULL},
    {"UPT", NULL},
    {"UR2UP", NULL},
    {"USEL", NULL},
    {"USETMAXREG*", FIELDS(VOLTA_FIELD_REGSW)},
    {"USETSHMSZ", NULL},
    {"USGXT**", FIELDS(VOLTA_FIELD_WRAP, VOLTA_FIELD_MMU)},
    {"USHF****", FIELDS(VOLTA_FIELD_SHD, VOLTA_FIELD_SHW, VOLTA_FIELD_SHT, VOLTA_FIELD_SHHI)},
    {"UTMACCTL", NULL},
    {"UTMACMDFLUSH", NULL},
    {"UTMALDG.1D", NULL},
    {"UTMAPF.L2.1D", NULL},
    {"UTMAREDG.1D.ADD", NULL},
    {"UTMASTG.1D", NULL},
    {"VABSDIFF*", FIELDS(VOLTA_FIELD_VU32)},
    {"VABSDIFF4**", FIELDS(VOLTA_FIELD_VU8, VOLTA_FIELD_VACC)},
    {"VOTE*", FIELDS(VOLTA_FIELD_VMODE)},
    {"VOTEU*", FIELDS(VOLTA_FIELD_VMODE)},
    {"WARPGROUP.ARRIVE", NULL},
    {"WARPGROUPSET.AC", NULL},
    {"WARPSYNC", NULL},
    {"WARPSYNC*", FIELDS(VOLTA_FIELD_EXCL)},
    {"WARPSYNC*", FIELDS(VOLTA_FIELD_EXCLH)},
    {"WARPSYNC.ALL", NULL},
    {"WARPSYNC.COLLECTIVE", NULL},
    {"WARPSYNC.COLLECTIVE.ALL", NULL},
    {"YIELD", NULL},
    {"a", NULL},
    {"c", NULL},
    {"cx", NULL},
    {"desc", NULL},
    {"gdesc", NULL},
    {"gsb0", NULL},
    {"hint", NULL},
    {"numbers", NULL},
    {"other", NULL},
};

bool volta_branch_target(const struct isadora_context *c, const struct isadora_insn *in, uint64_t *to)
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
    case VOLTA_CALL_RR:
    case VOLTA_CALL_UR:
    case VOLTA_RET_REL:
    case VOLTA_RET_UR_REL:
        if (in->line[1] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[4], 48) * 4;
            return true;
        }
        if (in->line[1] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[5], 56) * 4;
            return true;
        }
        return false;
    case VOLTA_BRA_U:
        if (in->line[2] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[6], 48) * 4;
            return true;
        }
        if (in->line[2] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[7], 56) * 4;
            return true;
        }
        return false;
    case VOLTA_BRA_DIV:
        if (in->line[1] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[5], 48) * 4;
            return true;
        }
        if (in->line[1] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[6], 56) * 4;
            return true;
        }
        return false;
    case VOLTA_JMP_B:
        if (in->line[1] == 0) {
            *to = in->value[4] * 4;
            return true;
        }
        if (in->line[1] == 1) {
            *to = in->value[5] * 4;
            return true;
        }
        return false;
    case VOLTA_JMP_U:
        if (in->line[2] == 0) {
            *to = in->value[5] * 4;
            return true;
        }
        if (in->line[2] == 1) {
            *to = in->value[6] * 4;
            return true;
        }
        return false;
    case VOLTA_CALL_AT:
        if (in->line[1] == 0) {
            *to = in->value[3] * 4;
            return true;
        }
        if (in->line[1] == 1) {
            *to = in->value[4] * 4;
            return true;
        }
        return false;
    case VOLTA_CALL_REL:
        if (in->line[1] == 0) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[3], 48) * 4;
            return true;
        }
        if (in->line[1] == 1) {
            *to = c->address + in->length + (uint64_t)rt_sign(in->value[4], 56) * 4;
            return true;
        }
        return false;
    default:
        return false;
    }
}

static const uint16_t waiting_2[] = {VOLTA_DEPBAR_LE, VOLTA_DEPBAR_N};
static const uint16_t waiting_3[] = {VOLTA_DEPBAR_LE};
static const uint16_t waiting_4[] = {VOLTA_BAR_SYNC, VOLTA_BAR_ARV, VOLTA_BAR_RED, VOLTA_BAR_ALL};
static const struct isadora_wait_rule waits[] = {
    {NULL, 0, {0, 0}, {0, 0}, 6, {116, 117, 118, 119, 120, 121}},
    {waiting_2, 2, {0, 0}, {0, 0}, 6, {32, 33, 34, 35, 36, 37}},
    {waiting_3, 1, {44, 3}, {38, 6}, 0, {0}},
    {waiting_4, 4, {0, 0}, {0, 0}, 0, {0}},
};
enum { Q = ISADORA_QUEUES };
static const uint8_t latencies[] = {
    /* sm_70 */
    Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0,
    0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0,
    4, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, 0, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
    Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4, Q + 3,
    0, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
    5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4,
    4, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3,
    Q + 3, Q + 3, 5, 5, 5, 4, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0,
    0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0,
    0, Q + 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9,
    Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 5, 5,
    4, 0, Q + 7, Q + 7, Q + 0, 0, 0, 0, 0, 4, 0, 0, 0,
    /* sm_72 */
    Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0,
    0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0,
    4, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, 0, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
    Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4, Q + 3,
    0, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
    5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4,
    4, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3,
    Q + 3, Q + 3, 5, 5, 5, 4, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0,
    0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0,
    0, Q + 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9,
    Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 0, 0, 5, 5,
    4, 0, Q + 7, Q + 7, Q + 0, 0, 0, 0, 0, 4, 0, 0, 0,
    /* sm_75 */
    0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, Q + 0,
    0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0,
    4, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, 0, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
    Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 4, 0,
    0, 0, 0, 0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4, Q + 3,
    0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
    5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3,
    Q + 3, Q + 3, 5, 5, 5, 4, 5, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0,
    Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0,
    0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, 0, 0, 0, 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9,
    Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4,
    4, 0, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5, 5, 0, 0, 5, 5,
    4, 2, Q + 7, Q + 7, Q + 0, 0, 0, 0, 0, 4, 0, 0, 0,
    /* sm_80 */
    0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0,
    Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, Q + 0, Q + 0, 0, 0,
    4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
    Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 4, 5,
    5, 5, 5, 0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4, Q + 3,
    0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
    5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3,
    Q + 3, Q + 3, 5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0,
    0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0,
    Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9,
    Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4,
    4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5, 5, 0, 0, 5, 5,
    4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
    /* sm_86 */
    0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0,
    Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, Q + 0, Q + 0, 0, 0,
    4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
    Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 4, 5,
    5, 5, 5, 5, 5, 5, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4, Q + 3,
    0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
    5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3,
    Q + 3, Q + 3, 5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0,
    0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0,
    Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9,
    Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4,
    4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5, 5, 0, 0, 5, 5,
    4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
    /* sm_89 */
    0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0,
    Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, Q + 0, Q + 0, 0, 0,
    4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
    Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 4, 5,
    5, 5, 5, 5, 5, 5, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4, Q + 3,
    0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
    5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3,
    Q + 3, Q + 3, 5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0,
    0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0,
    Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9,
    Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4,
    4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5, 5, 0, 0, 5, 5,
    4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
    /* sm_90 */
    0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0,
    0, Q + 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, Q + 0, 0, 0, Q + 0, Q + 0,
    4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
    Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 8, Q + 8, Q + 8, Q + 8, Q + 8, Q + 8, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 4, 5,
    0, 5, 5, 5, 5, 5, 0, 0, 6, 6, 6, 6, 6, 6, 4, 4, 4, 4, 5, 5, 4, 5, 4, Q + 3,
    0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
    5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3,
    3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3,
    Q + 3, Q + 3, 5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0,
    0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0,
    Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9,
    Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4,
    4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5, 5, 0, 0, 5, 5,
    4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
};
static const struct isadora_schedule schedule = {
    .cycles = {105, 4}, .results = {{110, 3}, 0, 5, 2}, .sources = {{113, 3}, 0, 5, 2},
    .waits = waits, .wait_count = 4, .boards = 6, .first = 1,
    .latencies = latencies,
};

isadora_pick volta_fast_pick_plain;
#ifdef ISADORA_LEVELS
isadora_pick volta_fast_pick_avx2, volta_fast_pick_avx512;
#endif

static isadora_pick *quick(void)
{
    switch (isadora_level()) {
    #ifdef ISADORA_LEVELS
    case ISADORA_AVX512:
        return volta_fast_pick_avx512;
    case ISADORA_AVX2:
        return volta_fast_pick_avx2;
    #endif
    default:
        return volta_fast_pick_plain;
    }
}

const struct isadora_target volta_target = {
    .name = "volta", .title = "SASS of the GPUs Volta to Hopper",
    .configs = configs, .config_count = 7,
    .units = units, .unit_count = 1,
    .forms = forms, .form_count = 469,
    .fields = fields, .field_count = 372,
    .files = files, .file_count = 8,
    .spaces = spaces, .space_count = 1,
    .ledger = ledger, .ledger_count = 7,
    .text_max = VOLTA_TEXT_MAX,
    .aside = "control fields, descriptor, hints of textures",
    .state_size = sizeof(struct volta_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .elfs = elfs, .elf_count = 2, .elf_numbers = elf_numbers,
    .words = words, .word_count = 454,
    .decode = volta_decode,
    .encode = volta_encode,
    .format = volta_format,
    .parse = volta_parse,
    .reset = volta_reset,
    .execute = volta_execute,
    .branch_target = volta_branch_target,
    .actions = volta_actions,
    .uses = volta_uses,
    .schedule = &schedule,
    .lanes = 32, .masks = 6,
    .block_size = sizeof(struct volta_block), .grid_size = sizeof(struct volta_grid),
    .quick = quick,
    .limits = {{0xffffffffu, 0xffffffffu, 0xffffffffu}, {0x400, 0x400, 0x400}, 0x400},
    .param_space = -1, .param_at = 0x0,
    .buffer_space = -1, .buffer_at = 0x0, .buffer_window = 0x0,
};
