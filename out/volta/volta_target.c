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

static const struct isadora_code codes_SCALE[] = {
    {0, ""},
    {1, ".X4"},
    {2, ".X8"},
    {3, ".X16"},
};
static const struct isadora_code codes_WIDE[] = {
    {0, ""},
    {1, ".E"},
};
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
static const struct isadora_code codes_EVICT[] = {
    {0, ".EF"},
    {1, ""},
    {2, ".EL"},
    {3, ".LU"},
    {4, ".EU"},
    {5, ".NA"},
};
static const struct isadora_code codes_PRIV[] = {
    {0, ""},
    {1, ".PRIVATE"},
};
static const struct isadora_code codes_SCOPE[] = {
    {0, ".CTA"},
    {1, ".SM"},
    {2, ".GPU"},
    {3, ".SYS"},
};
static const struct isadora_code codes_SORDER[] = {
    {0, ".INVALID0"},
    {1, ""},
    {2, ".STRONG"},
    {3, ".MMIO"},
};
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
static const struct isadora_code codes_CTYPE3[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
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
static const struct isadora_code codes_CTYPE9[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {4, ".128"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
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
static const struct isadora_code codes_FOP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
};
static const struct isadora_code codes_AORDER[] = {
    {0, ".INVALID0"},
    {1, ""},
    {2, ".STRONG"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_STYPE2[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
    {3, ".S64"},
};
static const struct isadora_code codes_SCTYPE2[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".64"},
};
static const struct isadora_code codes_CAST[] = {
    {0, ".CAS"},
    {1, ".CAST"},
};
static const struct isadora_code codes_RAND[] = {
    {0, ""},
    {1, ".RAND"},
};
static const struct isadora_code codes_WARPS[] = {
    {0, ""},
    {1, ".WARP"},
};
static const struct isadora_code codes_SYNCS[] = {
    {0, ""},
    {1, ".SYNCS"},
};
static const struct isadora_code codes_EXCL[] = {
    {0, ""},
    {1, ".EXCLUSIVE"},
};
static const struct isadora_code codes_EXCLH[] = {
    {0, ""},
    {1, ".EXCLUSIVE"},
};
static const struct isadora_code codes_BRED[] = {
    {0, ".POPC"},
    {1, ".AND"},
    {2, ".OR"},
};
static const struct isadora_code codes_DEFER[] = {
    {0, ""},
    {1, ".DEFER_BLOCKING"},
};
static const struct isadora_code codes_DLE[] = {
    {0, ".\?\?\?0"},
    {1, ".LE"},
};
static const struct isadora_code codes_DSB[] = {
    {0, "SB0"},
    {1, "SB1"},
    {2, "SB2"},
    {3, "SB3"},
    {4, "SB4"},
    {5, "SB5"},
    {7, "INVALID7"},
};
static const struct isadora_code codes_D0[] = {
    {0, ""},
    {1, "0"},
};
static const struct isadora_code codes_D1[] = {
    {0, ""},
    {1, "1"},
};
static const struct isadora_code codes_D2[] = {
    {0, ""},
    {1, "2"},
};
static const struct isadora_code codes_D3[] = {
    {0, ""},
    {1, "3"},
};
static const struct isadora_code codes_D4[] = {
    {0, ""},
    {1, "4"},
};
static const struct isadora_code codes_D5[] = {
    {0, ""},
    {1, "5"},
};
static const struct isadora_code codes_BCLEAR[] = {
    {0, ""},
    {1, ".CLEAR"},
};
static const struct isadora_code codes_PQUAD[] = {
    {0, ""},
    {1, ".PQUAD"},
};
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
static const struct isadora_code codes_SYOP[] = {
    {1, ".PHASECHK"},
};
static const struct isadora_code codes_SYTRY[] = {
    {0, ""},
    {1, ".TRYWAIT"},
};
static const struct isadora_code codes_SYX[] = {
    {1, ".EXCH"},
};
static const struct isadora_code codes_SYT[] = {
    {0, ""},
    {1, ".A1T0"},
    {3, ".A0TR"},
    {5, ".ART0"},
};
static const struct isadora_code codes_SYMASK[] = {
    {0, ""},
    {1, ".TMASK"},
};
static const struct isadora_code codes_SYRED[] = {
    {0, ""},
    {1, ".RED"},
};
static const struct isadora_code codes_SYOPT[] = {
    {0, ""},
    {1, ".OPTOUT"},
};
static const struct isadora_code codes_CLEVEL[] = {
    {0, ""},
    {1, ".U"},
    {2, ".C"},
    {3, ".I"},
};
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
static const struct isadora_code codes_CCE[] = {
    {0, ""},
    {1, ".E"},
};
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
static const struct isadora_code codes_MBSEM[] = {
    {0, ".SC"},
    {1, ".ALL"},
    {2, ""},
};
static const struct isadora_code codes_MBIO[] = {
    {0, ""},
    {1, ".MMIO"},
};
static const struct isadora_code codes_QSPACE[] = {
    {0, ".G"},
    {1, ".L"},
    {2, ".S"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_QSPACE9[] = {
    {0, ".G"},
    {1, ".L"},
    {2, ".S"},
    {3, ".D"},
};
static const struct isadora_code codes_REGSW[] = {
    {5, ".DEALLOC.CTAPOOL"},
    {6, ".TRY_ALLOC.CTAPOOL"},
};
static const struct isadora_code codes_BHOW[] = {
    {0, ""},
    {1, ".U"},
    {2, ".DIV"},
    {3, ".CONV"},
};
static const struct isadora_code codes_BDEPTH[] = {
    {0, ""},
    {1, ".INC"},
    {2, ".DEC"},
};
static const struct isadora_code codes_JHOW[] = {
    {0, ""},
    {1, ".U"},
    {3, ".CONV"},
};
static const struct isadora_code codes_BRHOW[] = {
    {0, ".INVALID0"},
    {2, ".DIV"},
    {3, ".CONV"},
};
static const struct isadora_code codes_BUPN[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_BUHOW[] = {
    {0, ".\?\?\?0"},
    {1, ".U"},
};
static const struct isadora_code codes_NOINC[] = {
    {0, ""},
    {1, ".NOINC"},
};
static const struct isadora_code codes_NODEC[] = {
    {0, ""},
    {1, ".NODEC"},
};
static const struct isadora_code codes_RKIND[] = {
    {0, ".REL"},
    {1, ".ABS"},
};
static const struct isadora_code codes_KEEP[] = {
    {0, ""},
    {1, ".KEEPREFCOUNT"},
};
static const struct isadora_code codes_PREEMPT[] = {
    {0, ""},
    {1, ".PREEMPTED"},
};
static const struct isadora_code codes_ATEX[] = {
    {0, ""},
    {1, ".NO_ATEXIT"},
};
static const struct isadora_code codes_BPKIND[] = {
    {2, ".PAUSE"},
    {3, ".TRAP"},
    {5, ".DRAIN"},
    {6, ".PAUSE_QUIET"},
};
static const struct isadora_code codes_CDF[] = {
    {1, ".F16"},
    {2, ""},
    {3, ".F64"},
};
static const struct isadora_code codes_CSF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
static const struct isadora_code codes_CDFF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
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
static const struct isadora_code codes_CSFT[] = {
    {1, ".F16"},
    {2, ""},
    {3, ".F64"},
};
static const struct isadora_code codes_CINT[] = {
    {0, ""},
    {1, ".FLOOR"},
    {2, ".CEIL"},
    {3, ".TRUNC"},
};
static const struct isadora_code codes_NTZ[] = {
    {0, ""},
    {1, ".NTZ"},
};
static const struct isadora_code codes_CHALF[] = {
    {0, ""},
    {1, ".H1"},
    {2, ".INVALID2"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_CBYTE[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_code codes_CNAR[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
};
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
static const struct isadora_code codes_CRELU[] = {
    {0, ""},
    {1, ".RELU"},
};
static const struct isadora_code codes_CBF[] = {
    {0, ""},
    {1, ".BF16"},
};
static const struct isadora_code codes_CSATF[] = {
    {0, ""},
    {1, ".SATFINITE"},
};
static const struct isadora_code codes_CRND2[] = {
    {0, ""},
    {3, ".RZ"},
};
static const struct isadora_code codes_CIPR[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".INVALID2"},
    {3, ".TRUNC"},
};
static const struct isadora_code codes_CIPN[] = {
    {0, ""},
    {1, ".NTZ"},
};
static const struct isadora_code codes_CIPT[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".INVALID2"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_CIPH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_code codes_CFRND[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".INVALID2"},
    {3, ".RZ"},
};
static const struct isadora_code codes_CFS[] = {
    {0, ".U32"},
    {1, ".S32"},
};
static const struct isadora_code codes_CPSX[] = {
    {0, ".SAT"},
    {1, ""},
    {2, ".SATRELU"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_CPSH[] = {
    {0, ""},
    {1, ".SAT"},
    {2, ".SATRELU"},
    {3, ".INVALID3"},
};
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
static const struct isadora_code codes_NA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_NB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_NC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_IA[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_code codes_IB[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_code codes_IC[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_code codes_US[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_code codes_Q0N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_Q1N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_Q2N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_RA[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_code codes_RB[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_code codes_RC[] = {
    {0, ""},
    {1, ".reuse"},
};
static const struct isadora_code codes_NOY[] = {
    {0, "Y"},
    {1, ""},
};
static const struct isadora_code codes_W1[] = {
    {0, ""},
    {1, "^1"},
};
static const struct isadora_code codes_W2[] = {
    {0, ""},
    {1, "^2"},
};
static const struct isadora_code codes_W3[] = {
    {0, ""},
    {1, "^3"},
};
static const struct isadora_code codes_W4[] = {
    {0, ""},
    {1, "^4"},
};
static const struct isadora_code codes_W5[] = {
    {0, ""},
    {1, "^5"},
};
static const struct isadora_code codes_W6[] = {
    {0, ""},
    {1, "^6"},
};
static const struct isadora_code codes_FMODE[] = {
    {0, ""},
    {1, ".FMZ"},
    {2, ".FTZ"},
};
static const struct isadora_code codes_FTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_FRND[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
};
static const struct isadora_code codes_FSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
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
static const struct isadora_code codes_FNAN[] = {
    {0, ""},
    {1, ".NAN"},
};
static const struct isadora_code codes_FXORS[] = {
    {0, ""},
    {1, ".XORSIGN"},
};
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
static const struct isadora_code codes_MUH[] = {
    {0, ""},
    {1, ".F16"},
};
static const struct isadora_code codes_MUT[] = {
    {0, ""},
    {1, ".F16"},
    {2, ".BF16"},
};
static const struct isadora_code codes_SWA[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_code codes_SWB[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_code codes_SWC[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_code codes_SWD[] = {
    {0, "PP"},
    {1, "PN"},
    {2, "NP"},
    {3, "ZP"},
};
static const struct isadora_code codes_NDV[] = {
    {0, ""},
    {1, ".NDV"},
};
static const struct isadora_code codes_AO[] = {
    {0, ""},
    {1, ".O"},
};
static const struct isadora_code codes_AMODE[] = {
    {0, ".PASS"},
    {1, ".CONSTANT"},
    {2, ".STATE"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_AWHERE[] = {
    {0, ""},
    {1, ".CENTROID"},
    {2, ".OFFSET"},
};
static const struct isadora_code codes_OUTK[] = {
    {1, ".EMIT"},
    {2, ".CUT"},
    {3, ".EMIT_THEN_CUT"},
};
static const struct isadora_code codes_HSA[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HXA[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HSB[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HXB[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HNB[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
    {4, ".H0_NH1"},
};
static const struct isadora_code codes_HSC[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HXC[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_HF32[] = {
    {0, ""},
    {1, ".F32"},
};
static const struct isadora_code codes_HTY[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".BF16_V2"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_HXTY[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".BF16_V2"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_HBOP[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_HBF1[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_code codes_HAND[] = {
    {0, ""},
    {1, ".H_AND"},
};
static const struct isadora_code codes_HSTY[] = {
    {0, ""},
    {1, ".INVALID1"},
    {2, ".BF16_V2"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_PAND[] = {
    {0, ""},
    {1, ".PAND"},
};
static const struct isadora_code codes_SHT[] = {
    {0, ".S64"},
    {1, ".U64"},
    {2, ".S32"},
    {3, ".U32"},
};
static const struct isadora_code codes_SHW[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_code codes_SHD[] = {
    {0, ".L"},
    {1, ".R"},
};
static const struct isadora_code codes_SHHI[] = {
    {0, ""},
    {1, ".HI"},
};
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
static const struct isadora_code codes_SGU[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_code codes_WRAP[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_code codes_FLSH[] = {
    {0, ""},
    {1, ".SH"},
};
static const struct isadora_code codes_MMU[] = {
    {0, ".U32"},
    {1, ""},
};
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
static const struct isadora_code codes_CMPU[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_code codes_BOP[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".INVALID3"},
};
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
static const struct isadora_code codes_SSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
};
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
static const struct isadora_code codes_LORDER[] = {
    {0, ".CONSTANT"},
    {1, ""},
    {2, ".STRONG"},
    {3, ".MMIO"},
};
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
static const struct isadora_code codes_LTC[] = {
    {0, ""},
    {1, ".LTC64B"},
    {2, ".LTC128B"},
    {3, ".LTC256B"},
};
static const struct isadora_code codes_GLTC[] = {
    {0, ""},
    {1, ".LTC64B"},
    {2, ".LTC128B"},
    {3, ".LTC256B"},
};
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
static const struct isadora_code codes_NPN[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_ZD[] = {
    {0, ""},
    {1, ".ZD"},
};
static const struct isadora_code codes_SU[] = {
    {0, ""},
    {1, ".U"},
};
static const struct isadora_code codes_CMODE[] = {
    {0, ""},
    {1, ".IL"},
    {2, ".IS"},
    {3, ".ISL"},
};
static const struct isadora_code codes_UQN[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_MCOUNT[] = {
    {0, ""},
    {1, ".2"},
    {2, ".4"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_MKIND[] = {
    {0, ".M88"},
    {1, ".MT88"},
    {2, ".M816"},
};
static const struct isadora_code codes_BYPASS[] = {
    {0, ".BYPASS"},
    {1, ""},
};
static const struct isadora_code codes_ZFILL[] = {
    {0, ""},
    {1, ".ZFILL"},
};
static const struct isadora_code codes_SWIDE[] = {
    {0, ".32"},
    {1, ""},
};
static const struct isadora_code codes_SDIM[] = {
    {0, ".1D"},
    {1, ".1D_BUFFER"},
    {2, ".1D_ARRAY"},
    {3, ".2D"},
    {4, ".2D_ARRAY"},
    {5, ".3D"},
    {7, ".INVALID7"},
};
static const struct isadora_code codes_SBAD[] = {
    {0, ".IGN"},
    {1, ".NEAR"},
    {2, ".TRAP"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_SBA[] = {
    {0, ""},
    {1, ".BA"},
};
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
static const struct isadora_code codes_SCTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {4, ".INVALID4"},
    {5, ".INVALID5"},
    {6, ".INVALID6"},
    {7, ".INVALID7"},
};
static const struct isadora_code codes_MROWA[] = {
    {0, ".ROW"},
    {1, ".COL"},
};
static const struct isadora_code codes_MROWB[] = {
    {0, ".ROW"},
    {1, ".COL"},
};
static const struct isadora_code codes_MSTEP[] = {
    {0, ".STEP0"},
    {1, ".STEP1"},
    {2, ".STEP2"},
    {3, ".STEP3"},
};
static const struct isadora_code codes_MSAT1[] = {
    {0, ""},
    {1, ".SATFINITE"},
};
static const struct isadora_code codes_MSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_MV4[] = {
    {0, ".884"},
    {1, ".444"},
};
static const struct isadora_code codes_MVD[] = {
    {0, ".F16"},
    {1, ".F32"},
};
static const struct isadora_code codes_MVT[] = {
    {0, ".F16.F16"},
    {1, ".F32.F16"},
    {3, ".F32.F32"},
};
static const struct isadora_code codes_MSHAPE[] = {
    {0, ".1688"},
    {1, ".16816"},
    {2, ".1684"},
};
static const struct isadora_code codes_MFMT[] = {
    {0, ""},
    {1, ".BF16"},
    {2, ".TF32"},
};
static const struct isadora_code codes_MUP[] = {
    {1, "UP6"},
    {2, "UP5"},
    {3, "UP4"},
    {4, "UP3"},
    {5, "UP2"},
    {6, "UP1"},
    {7, "UP0"},
};
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
static const struct isadora_code codes_MISHAPE[] = {
    {0, ".8816"},
    {2, ".8832"},
    {4, ".16816"},
    {5, ".16832"},
    {6, ".16864"},
};
static const struct isadora_code codes_MIA[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U4"},
    {3, ".S4"},
};
static const struct isadora_code codes_MIB[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U4"},
    {3, ".S4"},
};
static const struct isadora_code codes_MBSHAPE[] = {
    {0, ".88128"},
    {1, ".168128"},
    {2, ".168256"},
};
static const struct isadora_code codes_MMSIZE[] = {
    {0, ".16"},
    {6, ".INVALID6"},
};
static const struct isadora_code codes_MMKIND[] = {
    {0, ".MT88"},
    {1, ".M832"},
    {2, ".M864"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_TB[] = {
    {0, ""},
    {1, ".B"},
};
static const struct isadora_code codes_TSCR[] = {
    {0, ""},
    {1, ".SCR"},
};
static const struct isadora_code codes_TF16[] = {
    {0, ""},
    {1, ".F16.RN"},
    {2, ".F16.RZ"},
};
static const struct isadora_code codes_TDIM[] = {
    {0, "1D"},
    {1, "2D"},
    {2, "3D"},
    {3, "CUBE"},
    {4, "ARRAY_1D"},
    {5, "ARRAY_2D"},
    {7, "ARRAY_CUBE"},
};
static const struct isadora_code codes_TDIML[] = {
    {0, "1D"},
    {1, "2D"},
    {2, "3D"},
    {3, "INVALID3"},
    {4, "ARRAY_1D"},
    {5, "ARRAY_2D"},
};
static const struct isadora_code codes_TDIM4[] = {
    {0, "INVALID0"},
    {1, "2D"},
    {3, "CUBE"},
    {5, "ARRAY_2D"},
    {7, "ARRAY_CUBE"},
};
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
static const struct isadora_code codes_TLOD[] = {
    {0, ""},
    {1, ".LZ"},
    {2, ".LB"},
    {3, ".LL"},
    {4, ".LC"},
    {6, ".LC.FDV"},
    {7, ".INVALID7"},
};
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
static const struct isadora_code codes_TCOMP[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_code codes_TAOFFI[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_code codes_TOFF4[] = {
    {0, ""},
    {1, ".AOFFI"},
    {2, ".PTP"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_TNDV[] = {
    {0, ""},
    {1, ".NDV"},
};
static const struct isadora_code codes_TCL[] = {
    {0, ""},
    {1, ".CL"},
};
static const struct isadora_code codes_TDC[] = {
    {0, ""},
    {1, ".DC"},
};
static const struct isadora_code codes_TMS[] = {
    {0, ""},
    {1, ".MS"},
};
static const struct isadora_code codes_TLC[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_code codes_TNODEP[] = {
    {0, ""},
    {1, ".NODEP"},
};
static const struct isadora_code codes_TQ[] = {
    {0, "TEX_HEADER_DIMENSION"},
    {1, "TEX_HEADER_TEXTURE_TYPE"},
    {2, "TEX_HEADER_SAMPLER_POS"},
};
static const struct isadora_code codes_UPMODE[] = {
    {0, ""},
    {1, ".\?\?\?1"},
};
static const struct isadora_code codes_VU32[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_code codes_VU8[] = {
    {0, ".U8"},
    {1, ""},
};
static const struct isadora_code codes_VACC[] = {
    {0, ""},
    {1, ".ACC"},
};
static const struct isadora_code codes_DPA[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_code codes_DPB[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_code codes_DPA2[] = {
    {0, ".U16"},
    {1, ".S16"},
};
static const struct isadora_code codes_DPHI[] = {
    {0, ".LO"},
    {1, ".HI"},
};
static const struct isadora_code codes_VMODE[] = {
    {0, ".ALL"},
    {1, ".ANY"},
    {2, ".EQ"},
    {3, ".INVALID3"},
};
static const struct isadora_code codes_MATCHK[] = {
    {0, ".ALL"},
    {1, ".ANY"},
};
static const struct isadora_code codes_MU64[] = {
    {0, ""},
    {1, ".U64"},
};
static const struct isadora_code codes_SMODE[] = {
    {0, ".IDX"},
    {1, ".UP"},
    {2, ".DOWN"},
    {3, ".BFLY"},
};
static const struct isadora_code codes_RDXOP[] = {
    {0, ""},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".SUM"},
    {4, ".MIN"},
    {5, ".MAX"},
    {7, ".INVALID7"},
};
static const struct isadora_code codes_RDXS[] = {
    {0, ""},
    {1, ".S32"},
};
static const struct isadora_code codes_PRPART[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_code codes_ROR[] = {
    {0, ""},
    {1, ".OR"},
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])
#define PIECES(...) .pieces = (const struct isadora_piece[]){__VA_ARGS__}, \
    .piece_count = COUNT(((const struct isadora_piece[]){__VA_ARGS__}))
#define CODES(list) .codes = list, .code_count = COUNT(list)

static const struct isadora_field fields[] = {
    [VOLTA_FIELD_OFF] = {.name = "OFF", .kind = ISADORA_NUMBER, .width = 24, PIECES({40, 63}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_OFF32] = {.name = "OFF32", .kind = ISADORA_NUMBER, .width = 32, PIECES({32, 63}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_UWIDE] = {.name = "UWIDE", .kind = ISADORA_NUMBER, .width = 1, PIECES({90, 90}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_AWIDE] = {.name = "AWIDE", .kind = ISADORA_NUMBER, .width = 1, PIECES({70, 70}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CARRY] = {.name = "CARRY", .kind = ISADORA_NUMBER, .width = 1, PIECES({76, 76}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_ACARRY] = {.name = "ACARRY", .kind = ISADORA_NUMBER, .width = 1, PIECES({71, 71}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_SHOWN] = {.name = "SHOWN", .kind = ISADORA_NUMBER, .width = 1, PIECES({101, 101}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_SCALE] = {.name = "SCALE", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_SCALE), .file = -1},
    [VOLTA_FIELD_WIDE] = {.name = "WIDE", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_WIDE), .file = -1},
    [VOLTA_FIELD_MSIZE] = {.name = "MSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_MSIZE), .file = -1},
    [VOLTA_FIELD_EVICT] = {.name = "EVICT", .kind = ISADORA_CODES, .width = 3, PIECES({84, 86}),
        .scale = 1, CODES(codes_EVICT), .file = -1},
    [VOLTA_FIELD_PRIV] = {.name = "PRIV", .kind = ISADORA_CODES, .width = 1, PIECES({76, 76}),
        .scale = 1, CODES(codes_PRIV), .file = -1},
    [VOLTA_FIELD_SCOPE] = {.name = "SCOPE", .kind = ISADORA_CODES, .width = 2, PIECES({77, 78}),
        .scale = 1, CODES(codes_SCOPE), .file = -1},
    [VOLTA_FIELD_SORDER] = {.name = "SORDER", .kind = ISADORA_CODES, .width = 2, PIECES({79, 80}),
        .scale = 1, CODES(codes_SORDER), .file = -1},
    [VOLTA_FIELD_LORD] = {.name = "LORD", .kind = ISADORA_CODES, .width = 4, PIECES({77, 80}),
        .scale = 1, CODES(codes_LORD), .file = -1},
    [VOLTA_FIELD_SORD] = {.name = "SORD", .kind = ISADORA_CODES, .width = 4, PIECES({77, 80}),
        .scale = 1, CODES(codes_SORD), .file = -1},
    [VOLTA_FIELD_AOP] = {.name = "AOP", .kind = ISADORA_CODES, .width = 4, PIECES({87, 90}),
        .scale = 1, CODES(codes_AOP), .file = -1},
    [VOLTA_FIELD_ROP] = {.name = "ROP", .kind = ISADORA_CODES, .width = 3, PIECES({87, 89}),
        .scale = 1, CODES(codes_ROP), .file = -1},
    [VOLTA_FIELD_ATYPE3] = {.name = "ATYPE3", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_ATYPE3), .file = -1},
    [VOLTA_FIELD_ATYPE4] = {.name = "ATYPE4", .kind = ISADORA_CODES, .width = 4, PIECES({73, 76}),
        .scale = 1, CODES(codes_ATYPE4), .file = -1},
    [VOLTA_FIELD_ATYPE9] = {.name = "ATYPE9", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_ATYPE9), .file = -1},
    [VOLTA_FIELD_RTYPE9] = {.name = "RTYPE9", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_RTYPE9), .file = -1},
    [VOLTA_FIELD_CTYPE3] = {.name = "CTYPE3", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_CTYPE3), .file = -1},
    [VOLTA_FIELD_CTYPE4] = {.name = "CTYPE4", .kind = ISADORA_CODES, .width = 4, PIECES({73, 76}),
        .scale = 1, CODES(codes_CTYPE4), .file = -1},
    [VOLTA_FIELD_CTYPE9] = {.name = "CTYPE9", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_CTYPE9), .file = -1},
    [VOLTA_FIELD_FTYPE] = {.name = "FTYPE", .kind = ISADORA_CODES, .width = 5,
        PIECES({73, 76}, {87, 87}), .scale = 1, CODES(codes_FTYPE), .file = -1},
    [VOLTA_FIELD_FOP] = {.name = "FOP", .kind = ISADORA_CODES, .width = 2, PIECES({88, 89}),
        .scale = 1, CODES(codes_FOP), .file = -1},
    [VOLTA_FIELD_AORDER] = {.name = "AORDER", .kind = ISADORA_CODES, .width = 2, PIECES({79, 80}),
        .scale = 1, CODES(codes_AORDER), .file = -1},
    [VOLTA_FIELD_STYPE2] = {.name = "STYPE2", .kind = ISADORA_CODES, .width = 2, PIECES({73, 74}),
        .scale = 1, CODES(codes_STYPE2), .file = -1},
    [VOLTA_FIELD_SCTYPE2] = {.name = "SCTYPE2", .kind = ISADORA_CODES, .width = 2, PIECES({73, 74}),
        .scale = 1, CODES(codes_SCTYPE2), .file = -1},
    [VOLTA_FIELD_CAST] = {.name = "CAST", .kind = ISADORA_CODES, .width = 1, PIECES({87, 87}),
        .scale = 1, CODES(codes_CAST), .file = -1},
    [VOLTA_FIELD_SPIN] = {.name = "SPIN", .kind = ISADORA_NUMBER, .width = 1, PIECES({88, 88}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_RAND] = {.name = "RAND", .kind = ISADORA_CODES, .width = 1, PIECES({86, 86}),
        .scale = 1, CODES(codes_RAND), .file = -1},
    [VOLTA_FIELD_WARPS] = {.name = "WARPS", .kind = ISADORA_CODES, .width = 1, PIECES({85, 85}),
        .scale = 1, CODES(codes_WARPS), .file = -1},
    [VOLTA_FIELD_SYNCS] = {.name = "SYNCS", .kind = ISADORA_CODES, .width = 1, PIECES({84, 84}),
        .scale = 1, CODES(codes_SYNCS), .file = -1},
    [VOLTA_FIELD_CLEAR] = {.name = "CLEAR", .kind = ISADORA_NUMBER, .width = 1, PIECES({83, 83}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_EXCL] = {.name = "EXCL", .kind = ISADORA_CODES, .width = 1, PIECES({86, 86}),
        .scale = 1, CODES(codes_EXCL), .file = -1},
    [VOLTA_FIELD_EXCLH] = {.name = "EXCLH", .kind = ISADORA_CODES, .width = 1, PIECES({85, 85}),
        .scale = 1, CODES(codes_EXCLH), .file = -1},
    [VOLTA_FIELD_COLL] = {.name = "COLL", .kind = ISADORA_NUMBER, .width = 1, PIECES({86, 86}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_BKIND] = {.name = "BKIND", .kind = ISADORA_NUMBER, .width = 3, PIECES({77, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_BRED] = {.name = "BRED", .kind = ISADORA_CODES, .width = 2, PIECES({74, 75}),
        .scale = 1, CODES(codes_BRED), .file = -1},
    [VOLTA_FIELD_DEFER] = {.name = "DEFER", .kind = ISADORA_CODES, .width = 1, PIECES({80, 80}),
        .scale = 1, CODES(codes_DEFER), .file = -1},
    [VOLTA_FIELD_BID] = {.name = "BID", .kind = ISADORA_NUMBER, .width = 4, PIECES({54, 57}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_BCNT] = {.name = "BCNT", .kind = ISADORA_NUMBER, .width = 12, PIECES({42, 53}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_DLE] = {.name = "DLE", .kind = ISADORA_CODES, .width = 1, PIECES({47, 47}),
        .scale = 1, CODES(codes_DLE), .file = -1},
    [VOLTA_FIELD_DSB] = {.name = "DSB", .kind = ISADORA_CODES, .width = 3, PIECES({44, 46}),
        .scale = 1, CODES(codes_DSB), .file = -1},
    [VOLTA_FIELD_DCNT] = {.name = "DCNT", .kind = ISADORA_NUMBER, .width = 6, PIECES({38, 43}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_DMASK] = {.name = "DMASK", .kind = ISADORA_NUMBER, .width = 6, PIECES({32, 37}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_D0] = {.name = "D0", .kind = ISADORA_CODES, .width = 1, PIECES({32, 32}),
        .scale = 1, CODES(codes_D0), .file = -1},
    [VOLTA_FIELD_D1] = {.name = "D1", .kind = ISADORA_CODES, .width = 1, PIECES({33, 33}),
        .scale = 1, CODES(codes_D1), .file = -1},
    [VOLTA_FIELD_D2] = {.name = "D2", .kind = ISADORA_CODES, .width = 1, PIECES({34, 34}),
        .scale = 1, CODES(codes_D2), .file = -1},
    [VOLTA_FIELD_D3] = {.name = "D3", .kind = ISADORA_CODES, .width = 1, PIECES({35, 35}),
        .scale = 1, CODES(codes_D3), .file = -1},
    [VOLTA_FIELD_D4] = {.name = "D4", .kind = ISADORA_CODES, .width = 1, PIECES({36, 36}),
        .scale = 1, CODES(codes_D4), .file = -1},
    [VOLTA_FIELD_D5] = {.name = "D5", .kind = ISADORA_CODES, .width = 1, PIECES({37, 37}),
        .scale = 1, CODES(codes_D5), .file = -1},
    [VOLTA_FIELD_BCLEAR] = {.name = "BCLEAR", .kind = ISADORA_CODES, .width = 1, PIECES({84, 84}),
        .scale = 1, CODES(codes_BCLEAR), .file = -1},
    [VOLTA_FIELD_PQUAD] = {.name = "PQUAD", .kind = ISADORA_CODES, .width = 1, PIECES({84, 84}),
        .scale = 1, CODES(codes_PQUAD), .file = -1},
    [VOLTA_FIELD_BFROM] = {.name = "BFROM", .kind = ISADORA_CODES, .width = 6, PIECES({24, 29}),
        .scale = 1, CODES(codes_BFROM), .file = -1},
    [VOLTA_FIELD_BSRC] = {.name = "BSRC", .kind = ISADORA_REGISTER, .width = 4, PIECES({24, 27}),
        .scale = 1, .file = 4},
    [VOLTA_FIELD_B2RK] = {.name = "B2RK", .kind = ISADORA_NUMBER, .width = 2, PIECES({78, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_PMT] = {.name = "PMT", .kind = ISADORA_NUMBER, .width = 16, PIECES({32, 47}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_LONG] = {.name = "LONG", .kind = ISADORA_NUMBER, .width = 47, PIECES({34, 80}),
        .scale = 4, .file = -1},
    [VOLTA_FIELD_LONGH] = {.name = "LONGH", .kind = ISADORA_NUMBER, .width = 55,
        PIECES({16, 23}, {34, 80}), .scale = 4, .file = -1},
    [VOLTA_FIELD_SYOP] = {.name = "SYOP", .kind = ISADORA_CODES, .width = 2, PIECES({70, 71}),
        .scale = 1, CODES(codes_SYOP), .file = -1},
    [VOLTA_FIELD_SYTRY] = {.name = "SYTRY", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_SYTRY), .file = -1},
    [VOLTA_FIELD_SYX] = {.name = "SYX", .kind = ISADORA_CODES, .width = 2, PIECES({72, 73}),
        .scale = 1, CODES(codes_SYX), .file = -1},
    [VOLTA_FIELD_SYT] = {.name = "SYT", .kind = ISADORA_CODES, .width = 3, PIECES({84, 86}),
        .scale = 1, CODES(codes_SYT), .file = -1},
    [VOLTA_FIELD_SYMASK] = {.name = "SYMASK", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_SYMASK), .file = -1},
    [VOLTA_FIELD_SYRED] = {.name = "SYRED", .kind = ISADORA_CODES, .width = 1, PIECES({74, 74}),
        .scale = 1, CODES(codes_SYRED), .file = -1},
    [VOLTA_FIELD_SYOPT] = {.name = "SYOPT", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_SYOPT), .file = -1},
    [VOLTA_FIELD_CLEVEL] = {.name = "CLEVEL", .kind = ISADORA_CODES, .width = 3, PIECES({78, 80}),
        .scale = 1, CODES(codes_CLEVEL), .file = -1},
    [VOLTA_FIELD_CCOP] = {.name = "CCOP", .kind = ISADORA_CODES, .width = 4, PIECES({87, 90}),
        .scale = 1, CODES(codes_CCOP), .file = -1},
    [VOLTA_FIELD_CCE] = {.name = "CCE", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_CCE), .file = -1},
    [VOLTA_FIELD_MBSCOPE] = {.name = "MBSCOPE", .kind = ISADORA_CODES, .width = 3, PIECES({76, 78}),
        .scale = 1, CODES(codes_MBSCOPE), .file = -1},
    [VOLTA_FIELD_MBSEM] = {.name = "MBSEM", .kind = ISADORA_CODES, .width = 2, PIECES({79, 80}),
        .scale = 1, CODES(codes_MBSEM), .file = -1},
    [VOLTA_FIELD_MBIO] = {.name = "MBIO", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_MBIO), .file = -1},
    [VOLTA_FIELD_MBASYNC] = {.name = "MBASYNC", .kind = ISADORA_NUMBER, .width = 1,
        PIECES({73, 73}), .scale = 1, .file = -1},
    [VOLTA_FIELD_QSPACE] = {.name = "QSPACE", .kind = ISADORA_CODES, .width = 2, PIECES({73, 74}),
        .scale = 1, CODES(codes_QSPACE), .file = -1},
    [VOLTA_FIELD_QSPACE9] = {.name = "QSPACE9", .kind = ISADORA_CODES, .width = 2, PIECES({73, 74}),
        .scale = 1, CODES(codes_QSPACE9), .file = -1},
    [VOLTA_FIELD_THEAD] = {.name = "THEAD", .kind = ISADORA_NUMBER, .width = 5, PIECES({54, 58}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_TINDEX] = {.name = "TINDEX", .kind = ISADORA_NUMBER, .width = 14, PIECES({40, 53}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_TALL] = {.name = "TALL", .kind = ISADORA_NUMBER, .width = 3, PIECES({84, 86}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_REGSW] = {.name = "REGSW", .kind = ISADORA_CODES, .width = 3, PIECES({72, 74}),
        .scale = 1, CODES(codes_REGSW), .file = -1},
    [VOLTA_FIELD_REGS] = {.name = "REGS", .kind = ISADORA_NUMBER, .width = 8, PIECES({32, 39}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_REL] = {.name = "REL", .kind = ISADORA_NUMBER, .width = 48, PIECES({34, 81}),
        .is_signed = 1, .scale = 4, .file = -1},
    [VOLTA_FIELD_RELH] = {.name = "RELH", .kind = ISADORA_NUMBER, .width = 56,
        PIECES({16, 23}, {34, 81}), .is_signed = 1, .scale = 4, .file = -1},
    [VOLTA_FIELD_FAR] = {.name = "FAR", .kind = ISADORA_NUMBER, .width = 48, PIECES({34, 81}),
        .is_signed = 1, .scale = 4, .file = -1},
    [VOLTA_FIELD_FARH] = {.name = "FARH", .kind = ISADORA_NUMBER, .width = 56,
        PIECES({16, 23}, {34, 81}), .is_signed = 1, .scale = 4, .file = -1},
    [VOLTA_FIELD_AT34] = {.name = "AT34", .kind = ISADORA_NUMBER, .width = 47, PIECES({34, 80}),
        .scale = 4, .file = -1},
    [VOLTA_FIELD_ATH] = {.name = "ATH", .kind = ISADORA_NUMBER, .width = 55,
        PIECES({16, 23}, {34, 80}), .scale = 4, .file = -1},
    [VOLTA_FIELD_RELL] = {.name = "RELL", .kind = ISADORA_NUMBER, .width = 58, PIECES({24, 81}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_MEET] = {.name = "MEET", .kind = ISADORA_NUMBER, .width = 30, PIECES({34, 63}),
        .is_signed = 1, .scale = 4, .file = -1},
    [VOLTA_FIELD_BB] = {.name = "BB", .kind = ISADORA_REGISTER, .width = 4, PIECES({16, 19}),
        .scale = 1, .file = 4},
    [VOLTA_FIELD_BHOW] = {.name = "BHOW", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_BHOW), .file = -1},
    [VOLTA_FIELD_BDEPTH] = {.name = "BDEPTH", .kind = ISADORA_CODES, .width = 2, PIECES({85, 86}),
        .scale = 1, CODES(codes_BDEPTH), .file = -1},
    [VOLTA_FIELD_JHOW] = {.name = "JHOW", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_JHOW), .file = -1},
    [VOLTA_FIELD_BRHOW] = {.name = "BRHOW", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_BRHOW), .file = -1},
    [VOLTA_FIELD_BUP] = {.name = "BUP", .kind = ISADORA_REGISTER, .width = 3, PIECES({24, 26}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_BUPN] = {.name = "BUPN", .kind = ISADORA_CODES, .width = 1, PIECES({27, 27}),
        .scale = 1, CODES(codes_BUPN), .file = -1},
    [VOLTA_FIELD_BUHOW] = {.name = "BUHOW", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_BUHOW), .file = -1},
    [VOLTA_FIELD_NOINC] = {.name = "NOINC", .kind = ISADORA_CODES, .width = 1, PIECES({86, 86}),
        .scale = 1, CODES(codes_NOINC), .file = -1},
    [VOLTA_FIELD_NODEC] = {.name = "NODEC", .kind = ISADORA_CODES, .width = 1, PIECES({86, 86}),
        .scale = 1, CODES(codes_NODEC), .file = -1},
    [VOLTA_FIELD_RKIND] = {.name = "RKIND", .kind = ISADORA_CODES, .width = 1, PIECES({85, 85}),
        .scale = 1, CODES(codes_RKIND), .file = -1},
    [VOLTA_FIELD_KEEP] = {.name = "KEEP", .kind = ISADORA_CODES, .width = 1, PIECES({84, 84}),
        .scale = 1, CODES(codes_KEEP), .file = -1},
    [VOLTA_FIELD_PREEMPT] = {.name = "PREEMPT", .kind = ISADORA_CODES, .width = 1, PIECES({85, 85}),
        .scale = 1, CODES(codes_PREEMPT), .file = -1},
    [VOLTA_FIELD_ATEX] = {.name = "ATEX", .kind = ISADORA_CODES, .width = 1, PIECES({86, 86}),
        .scale = 1, CODES(codes_ATEX), .file = -1},
    [VOLTA_FIELD_BPKIND] = {.name = "BPKIND", .kind = ISADORA_CODES, .width = 3, PIECES({84, 86}),
        .scale = 1, CODES(codes_BPKIND), .file = -1},
    [VOLTA_FIELD_BPNUM] = {.name = "BPNUM", .kind = ISADORA_NUMBER, .width = 3, PIECES({34, 36}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CDF] = {.name = "CDF", .kind = ISADORA_CODES, .width = 2, PIECES({75, 76}),
        .scale = 1, CODES(codes_CDF), .file = -1},
    [VOLTA_FIELD_CSF] = {.name = "CSF", .kind = ISADORA_CODES, .width = 2, PIECES({84, 85}),
        .scale = 1, CODES(codes_CSF), .file = -1},
    [VOLTA_FIELD_CDFF] = {.name = "CDFF", .kind = ISADORA_CODES, .width = 2, PIECES({75, 76}),
        .scale = 1, CODES(codes_CDFF), .file = -1},
    [VOLTA_FIELD_CDI] = {.name = "CDI", .kind = ISADORA_CODES, .width = 3,
        PIECES({72, 72}, {75, 76}), .scale = 1, CODES(codes_CDI), .file = -1},
    [VOLTA_FIELD_CSI] = {.name = "CSI", .kind = ISADORA_CODES, .width = 3,
        PIECES({74, 74}, {84, 85}), .scale = 1, CODES(codes_CSI), .file = -1},
    [VOLTA_FIELD_CSFT] = {.name = "CSFT", .kind = ISADORA_CODES, .width = 2, PIECES({84, 85}),
        .scale = 1, CODES(codes_CSFT), .file = -1},
    [VOLTA_FIELD_CINT] = {.name = "CINT", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_CINT), .file = -1},
    [VOLTA_FIELD_NTZ] = {.name = "NTZ", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_NTZ), .file = -1},
    [VOLTA_FIELD_CHALF] = {.name = "CHALF", .kind = ISADORA_CODES, .width = 2, PIECES({60, 61}),
        .scale = 1, CODES(codes_CHALF), .file = -1},
    [VOLTA_FIELD_CBYTE] = {.name = "CBYTE", .kind = ISADORA_CODES, .width = 2, PIECES({60, 61}),
        .scale = 1, CODES(codes_CBYTE), .file = -1},
    [VOLTA_FIELD_CNAR] = {.name = "CNAR", .kind = ISADORA_CODES, .width = 2, PIECES({76, 77}),
        .scale = 1, CODES(codes_CNAR), .file = -1},
    [VOLTA_FIELD_CPAK] = {.name = "CPAK", .kind = ISADORA_CODES, .width = 3, PIECES({76, 78}),
        .scale = 1, CODES(codes_CPAK), .file = -1},
    [VOLTA_FIELD_CRELU] = {.name = "CRELU", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_CRELU), .file = -1},
    [VOLTA_FIELD_CBF] = {.name = "CBF", .kind = ISADORA_CODES, .width = 1, PIECES({76, 76}),
        .scale = 1, CODES(codes_CBF), .file = -1},
    [VOLTA_FIELD_CBFX] = {.name = "CBFX", .kind = ISADORA_NUMBER, .width = 1, PIECES({76, 76}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CSATF] = {.name = "CSATF", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_CSATF), .file = -1},
    [VOLTA_FIELD_CMERGE] = {.name = "CMERGE", .kind = ISADORA_NUMBER, .width = 1, PIECES({78, 78}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CE5] = {.name = "CE5", .kind = ISADORA_NUMBER, .width = 1, PIECES({87, 87}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CRS] = {.name = "CRS", .kind = ISADORA_NUMBER, .width = 1, PIECES({81, 81}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CRND2] = {.name = "CRND2", .kind = ISADORA_CODES, .width = 2, PIECES({79, 80}),
        .scale = 1, CODES(codes_CRND2), .file = -1},
    [VOLTA_FIELD_CIPR] = {.name = "CIPR", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_CIPR), .file = -1},
    [VOLTA_FIELD_CIPN] = {.name = "CIPN", .kind = ISADORA_CODES, .width = 1, PIECES({74, 74}),
        .scale = 1, CODES(codes_CIPN), .file = -1},
    [VOLTA_FIELD_CIPT] = {.name = "CIPT", .kind = ISADORA_CODES, .width = 2, PIECES({76, 77}),
        .scale = 1, CODES(codes_CIPT), .file = -1},
    [VOLTA_FIELD_CIPH] = {.name = "CIPH", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_CIPH), .file = -1},
    [VOLTA_FIELD_CFRND] = {.name = "CFRND", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_CFRND), .file = -1},
    [VOLTA_FIELD_CFS] = {.name = "CFS", .kind = ISADORA_CODES, .width = 1, PIECES({74, 74}),
        .scale = 1, CODES(codes_CFS), .file = -1},
    [VOLTA_FIELD_CFD] = {.name = "CFD", .kind = ISADORA_NUMBER, .width = 3, PIECES({75, 77}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CFW] = {.name = "CFW", .kind = ISADORA_NUMBER, .width = 2, PIECES({84, 85}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_CPSX] = {.name = "CPSX", .kind = ISADORA_CODES, .width = 2, PIECES({74, 75}),
        .scale = 1, CODES(codes_CPSX), .file = -1},
    [VOLTA_FIELD_CPSH] = {.name = "CPSH", .kind = ISADORA_CODES, .width = 2, PIECES({74, 75}),
        .scale = 1, CODES(codes_CPSH), .file = -1},
    [VOLTA_FIELD_CPH] = {.name = "CPH", .kind = ISADORA_NUMBER, .width = 2, PIECES({72, 73}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_DIMM] = {.name = "DIMM", .kind = ISADORA_NUMBER, .width = 32, PIECES({32, 63}),
        .scale = 1, .file = -1, .float_format = 64, .float_digits = 20},
    [VOLTA_FIELD_DCMP] = {.name = "DCMP", .kind = ISADORA_CODES, .width = 4, PIECES({76, 79}),
        .scale = 1, CODES(codes_DCMP), .file = -1},
    [VOLTA_FIELD_OPC] = {.name = "OPC", .kind = ISADORA_NUMBER, .width = 9, PIECES({0, 8}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_FORM] = {.name = "FORM", .kind = ISADORA_NUMBER, .width = 3, PIECES({9, 11}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_UREG] = {.name = "UREG", .kind = ISADORA_NUMBER, .width = 1, PIECES({91, 91}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_GP] = {.name = "GP", .kind = ISADORA_REGISTER, .width = 3, PIECES({12, 14}),
        .scale = 1, .file = 2},
    [VOLTA_FIELD_GN] = {.name = "GN", .kind = ISADORA_NUMBER, .width = 1, PIECES({15, 15}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_GUP] = {.name = "GUP", .kind = ISADORA_REGISTER, .width = 3, PIECES({12, 14}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_RD] = {.name = "Rd", .kind = ISADORA_REGISTER, .width = 8, PIECES({16, 23}),
        .scale = 1, .file = 0},
    [VOLTA_FIELD_RA] = {.name = "Ra", .kind = ISADORA_REGISTER, .width = 8, PIECES({24, 31}),
        .scale = 1, .file = 0},
    [VOLTA_FIELD_RB] = {.name = "Rb", .kind = ISADORA_REGISTER, .width = 8, PIECES({32, 39}),
        .scale = 1, .file = 0},
    [VOLTA_FIELD_RC] = {.name = "Rc", .kind = ISADORA_REGISTER, .width = 8, PIECES({64, 71}),
        .scale = 1, .file = 0},
    [VOLTA_FIELD_UD] = {.name = "Ud", .kind = ISADORA_REGISTER, .width = 6, PIECES({16, 21}),
        .scale = 1, .file = 1},
    [VOLTA_FIELD_UA] = {.name = "Ua", .kind = ISADORA_REGISTER, .width = 6, PIECES({24, 29}),
        .scale = 1, .file = 1},
    [VOLTA_FIELD_UB] = {.name = "Ub", .kind = ISADORA_REGISTER, .width = 6, PIECES({32, 37}),
        .scale = 1, .file = 1},
    [VOLTA_FIELD_UC] = {.name = "Uc", .kind = ISADORA_REGISTER, .width = 6, PIECES({64, 69}),
        .scale = 1, .file = 1},
    [VOLTA_FIELD_IMM] = {.name = "IMM", .kind = ISADORA_NUMBER, .width = 32, PIECES({32, 63}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_UIMM] = {.name = "UIMM", .kind = ISADORA_NUMBER, .width = 32, PIECES({32, 63}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_COFF] = {.name = "COFF", .kind = ISADORA_NUMBER, .width = 14, PIECES({40, 53}),
        .is_signed = 1, .scale = 4, .file = -1},
    [VOLTA_FIELD_CBANK] = {.name = "CBANK", .kind = ISADORA_NUMBER, .width = 5, PIECES({54, 58}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_NA] = {.name = "NA", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_NA), .file = -1},
    [VOLTA_FIELD_NB] = {.name = "NB", .kind = ISADORA_CODES, .width = 1, PIECES({63, 63}),
        .scale = 1, CODES(codes_NB), .file = -1},
    [VOLTA_FIELD_NC] = {.name = "NC", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_NC), .file = -1},
    [VOLTA_FIELD_IA] = {.name = "IA", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_IA), .file = -1},
    [VOLTA_FIELD_IB] = {.name = "IB", .kind = ISADORA_CODES, .width = 1, PIECES({63, 63}),
        .scale = 1, CODES(codes_IB), .file = -1},
    [VOLTA_FIELD_IC] = {.name = "IC", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_IC), .file = -1},
    [VOLTA_FIELD_XF] = {.name = "XF", .kind = ISADORA_NUMBER, .width = 1, PIECES({74, 74}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_US] = {.name = "US", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_US), .file = -1},
    [VOLTA_FIELD_P0] = {.name = "P0", .kind = ISADORA_REGISTER, .width = 3, PIECES({81, 83}),
        .scale = 1, .file = 2},
    [VOLTA_FIELD_P1] = {.name = "P1", .kind = ISADORA_REGISTER, .width = 3, PIECES({84, 86}),
        .scale = 1, .file = 2},
    [VOLTA_FIELD_Q0] = {.name = "Q0", .kind = ISADORA_REGISTER, .width = 3, PIECES({87, 89}),
        .scale = 1, .file = 2},
    [VOLTA_FIELD_Q0N] = {.name = "Q0N", .kind = ISADORA_CODES, .width = 1, PIECES({90, 90}),
        .scale = 1, CODES(codes_Q0N), .file = -1},
    [VOLTA_FIELD_Q1] = {.name = "Q1", .kind = ISADORA_REGISTER, .width = 3, PIECES({77, 79}),
        .scale = 1, .file = 2},
    [VOLTA_FIELD_Q1N] = {.name = "Q1N", .kind = ISADORA_CODES, .width = 1, PIECES({80, 80}),
        .scale = 1, CODES(codes_Q1N), .file = -1},
    [VOLTA_FIELD_Q2] = {.name = "Q2", .kind = ISADORA_REGISTER, .width = 3, PIECES({68, 70}),
        .scale = 1, .file = 2},
    [VOLTA_FIELD_Q2N] = {.name = "Q2N", .kind = ISADORA_CODES, .width = 1, PIECES({71, 71}),
        .scale = 1, CODES(codes_Q2N), .file = -1},
    [VOLTA_FIELD_RA_2] = {.name = "RA", .kind = ISADORA_CODES, .width = 1, PIECES({122, 122}),
        .scale = 1, CODES(codes_RA), .file = -1},
    [VOLTA_FIELD_RB_2] = {.name = "RB", .kind = ISADORA_CODES, .width = 1, PIECES({123, 123}),
        .scale = 1, CODES(codes_RB), .file = -1},
    [VOLTA_FIELD_RC_2] = {.name = "RC", .kind = ISADORA_CODES, .width = 1, PIECES({124, 124}),
        .scale = 1, CODES(codes_RC), .file = -1},
    [VOLTA_FIELD_STALL] = {.name = "STALL", .kind = ISADORA_NUMBER, .width = 4, PIECES({105, 108}),
        .decimal = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_NOY] = {.name = "NOY", .kind = ISADORA_CODES, .width = 1, PIECES({109, 109}),
        .scale = 1, CODES(codes_NOY), .file = -1},
    [VOLTA_FIELD_WBAR] = {.name = "WBAR", .kind = ISADORA_NUMBER, .width = 3, PIECES({110, 112}),
        .decimal = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_RBAR] = {.name = "RBAR", .kind = ISADORA_NUMBER, .width = 3, PIECES({113, 115}),
        .decimal = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_CONTROL] = {.name = "CONTROL", .kind = ISADORA_NUMBER, .width = 17,
        PIECES({105, 121}), .scale = 1, .file = -1},
    [VOLTA_FIELD_W1] = {.name = "W1", .kind = ISADORA_CODES, .width = 1, PIECES({116, 116}),
        .scale = 1, CODES(codes_W1), .file = -1},
    [VOLTA_FIELD_W2] = {.name = "W2", .kind = ISADORA_CODES, .width = 1, PIECES({117, 117}),
        .scale = 1, CODES(codes_W2), .file = -1},
    [VOLTA_FIELD_W3] = {.name = "W3", .kind = ISADORA_CODES, .width = 1, PIECES({118, 118}),
        .scale = 1, CODES(codes_W3), .file = -1},
    [VOLTA_FIELD_W4] = {.name = "W4", .kind = ISADORA_CODES, .width = 1, PIECES({119, 119}),
        .scale = 1, CODES(codes_W4), .file = -1},
    [VOLTA_FIELD_W5] = {.name = "W5", .kind = ISADORA_CODES, .width = 1, PIECES({120, 120}),
        .scale = 1, CODES(codes_W5), .file = -1},
    [VOLTA_FIELD_W6] = {.name = "W6", .kind = ISADORA_CODES, .width = 1, PIECES({121, 121}),
        .scale = 1, CODES(codes_W6), .file = -1},
    [VOLTA_FIELD_PM1] = {.name = "PM1", .kind = ISADORA_NUMBER, .width = 1, PIECES({102, 102}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_PM2] = {.name = "PM2", .kind = ISADORA_NUMBER, .width = 1, PIECES({103, 103}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_AA] = {.name = "AA", .kind = ISADORA_NUMBER, .width = 1, PIECES({73, 73}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_AB] = {.name = "AB", .kind = ISADORA_NUMBER, .width = 1, PIECES({62, 62}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_AC] = {.name = "AC", .kind = ISADORA_NUMBER, .width = 1, PIECES({74, 74}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_FIMM] = {.name = "FIMM", .kind = ISADORA_NUMBER, .width = 32, PIECES({32, 63}),
        .scale = 1, .file = -1, .float_format = 32, .float_digits = 20},
    [VOLTA_FIELD_FMODE] = {.name = "FMODE", .kind = ISADORA_CODES, .width = 2,
        PIECES({76, 76}, {80, 80}), .scale = 1, CODES(codes_FMODE), .file = -1},
    [VOLTA_FIELD_FTZ] = {.name = "FTZ", .kind = ISADORA_CODES, .width = 1, PIECES({80, 80}),
        .scale = 1, CODES(codes_FTZ), .file = -1},
    [VOLTA_FIELD_FRND] = {.name = "FRND", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_FRND), .file = -1},
    [VOLTA_FIELD_FSAT] = {.name = "FSAT", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_FSAT), .file = -1},
    [VOLTA_FIELD_FSCALE] = {.name = "FSCALE", .kind = ISADORA_CODES, .width = 3, PIECES({84, 86}),
        .scale = 1, CODES(codes_FSCALE), .file = -1},
    [VOLTA_FIELD_FCMP] = {.name = "FCMP", .kind = ISADORA_CODES, .width = 4, PIECES({76, 79}),
        .scale = 1, CODES(codes_FCMP), .file = -1},
    [VOLTA_FIELD_FNAN] = {.name = "FNAN", .kind = ISADORA_CODES, .width = 1, PIECES({81, 81}),
        .scale = 1, CODES(codes_FNAN), .file = -1},
    [VOLTA_FIELD_FXORS] = {.name = "FXORS", .kind = ISADORA_CODES, .width = 1, PIECES({82, 82}),
        .scale = 1, CODES(codes_FXORS), .file = -1},
    [VOLTA_FIELD_FWHO] = {.name = "FWHO", .kind = ISADORA_NUMBER, .width = 1, PIECES({65, 65}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_MUF] = {.name = "MUF", .kind = ISADORA_CODES, .width = 4, PIECES({74, 77}),
        .scale = 1, CODES(codes_MUF), .file = -1},
    [VOLTA_FIELD_MUH] = {.name = "MUH", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_MUH), .file = -1},
    [VOLTA_FIELD_MUT] = {.name = "MUT", .kind = ISADORA_CODES, .width = 2, PIECES({72, 73}),
        .scale = 1, CODES(codes_MUT), .file = -1},
    [VOLTA_FIELD_SWA] = {.name = "SWA", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_SWA), .file = -1},
    [VOLTA_FIELD_SWB] = {.name = "SWB", .kind = ISADORA_CODES, .width = 2, PIECES({34, 35}),
        .scale = 1, CODES(codes_SWB), .file = -1},
    [VOLTA_FIELD_SWC] = {.name = "SWC", .kind = ISADORA_CODES, .width = 2, PIECES({36, 37}),
        .scale = 1, CODES(codes_SWC), .file = -1},
    [VOLTA_FIELD_SWD] = {.name = "SWD", .kind = ISADORA_CODES, .width = 2, PIECES({38, 39}),
        .scale = 1, CODES(codes_SWD), .file = -1},
    [VOLTA_FIELD_NDV] = {.name = "NDV", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_NDV), .file = -1},
    [VOLTA_FIELD_AOFF] = {.name = "AOFF", .kind = ISADORA_NUMBER, .width = 10, PIECES({40, 49}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_AO] = {.name = "AO", .kind = ISADORA_CODES, .width = 1, PIECES({79, 79}),
        .scale = 1, CODES(codes_AO), .file = -1},
    [VOLTA_FIELD_IOFF] = {.name = "IOFF", .kind = ISADORA_NUMBER, .width = 8, PIECES({64, 71}),
        .scale = 4, .file = -1},
    [VOLTA_FIELD_IFROM] = {.name = "IFROM", .kind = ISADORA_NUMBER, .width = 32, PIECES({32, 63}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_AMODE] = {.name = "AMODE", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_AMODE), .file = -1},
    [VOLTA_FIELD_AWHERE] = {.name = "AWHERE", .kind = ISADORA_CODES, .width = 2, PIECES({76, 77}),
        .scale = 1, CODES(codes_AWHERE), .file = -1},
    [VOLTA_FIELD_OUTK] = {.name = "OUTK", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_OUTK), .file = -1},
    [VOLTA_FIELD_OUTN] = {.name = "OUTN", .kind = ISADORA_NUMBER, .width = 8, PIECES({32, 39}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_ISOFF] = {.name = "ISOFF", .kind = ISADORA_NUMBER, .width = 16, PIECES({40, 55}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_HIH] = {.name = "HIH", .kind = ISADORA_NUMBER, .width = 16, PIECES({48, 63}),
        .scale = 1, .file = -1, .float_format = 16, .float_digits = 20},
    [VOLTA_FIELD_HIL] = {.name = "HIL", .kind = ISADORA_NUMBER, .width = 16, PIECES({32, 47}),
        .scale = 1, .file = -1, .float_format = 16, .float_digits = 20},
    [VOLTA_FIELD_BIH] = {.name = "BIH", .kind = ISADORA_NUMBER, .width = 16, PIECES({48, 63}),
        .scale = 1, .file = -1, .float_format = 32, .float_digits = 20},
    [VOLTA_FIELD_BIL] = {.name = "BIL", .kind = ISADORA_NUMBER, .width = 16, PIECES({32, 47}),
        .scale = 1, .file = -1, .float_format = 32, .float_digits = 20},
    [VOLTA_FIELD_HSA] = {.name = "HSA", .kind = ISADORA_CODES, .width = 2, PIECES({74, 75}),
        .scale = 1, CODES(codes_HSA), .file = -1},
    [VOLTA_FIELD_HXA] = {.name = "HXA", .kind = ISADORA_CODES, .width = 2, PIECES({74, 75}),
        .scale = 1, CODES(codes_HXA), .file = -1},
    [VOLTA_FIELD_HSB] = {.name = "HSB", .kind = ISADORA_CODES, .width = 2, PIECES({60, 61}),
        .scale = 1, CODES(codes_HSB), .file = -1},
    [VOLTA_FIELD_HXB] = {.name = "HXB", .kind = ISADORA_CODES, .width = 2, PIECES({60, 61}),
        .scale = 1, CODES(codes_HXB), .file = -1},
    [VOLTA_FIELD_HNB] = {.name = "HNB", .kind = ISADORA_CODES, .width = 3,
        PIECES({60, 61}, {86, 86}), .scale = 1, CODES(codes_HNB), .file = -1},
    [VOLTA_FIELD_HSC] = {.name = "HSC", .kind = ISADORA_CODES, .width = 2, PIECES({81, 82}),
        .scale = 1, CODES(codes_HSC), .file = -1},
    [VOLTA_FIELD_HXC] = {.name = "HXC", .kind = ISADORA_CODES, .width = 2, PIECES({81, 82}),
        .scale = 1, CODES(codes_HXC), .file = -1},
    [VOLTA_FIELD_HAC] = {.name = "HAC", .kind = ISADORA_NUMBER, .width = 1, PIECES({83, 83}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_HNC] = {.name = "HNC", .kind = ISADORA_CODES, .width = 1, PIECES({84, 84}),
        .scale = 1, CODES(codes_HNC), .file = -1},
    [VOLTA_FIELD_HF32] = {.name = "HF32", .kind = ISADORA_CODES, .width = 1, PIECES({78, 78}),
        .scale = 1, CODES(codes_HF32), .file = -1},
    [VOLTA_FIELD_HTY] = {.name = "HTY", .kind = ISADORA_CODES, .width = 2,
        PIECES({78, 78}, {85, 85}), .scale = 1, CODES(codes_HTY), .file = -1},
    [VOLTA_FIELD_HBF] = {.name = "HBF", .kind = ISADORA_NUMBER, .width = 1, PIECES({85, 85}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_HRELU] = {.name = "HRELU", .kind = ISADORA_NUMBER, .width = 1, PIECES({79, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_HXTY] = {.name = "HXTY", .kind = ISADORA_CODES, .width = 2,
        PIECES({78, 78}, {85, 85}), .scale = 1, CODES(codes_HXTY), .file = -1},
    [VOLTA_FIELD_HBOP] = {.name = "HBOP", .kind = ISADORA_CODES, .width = 2, PIECES({69, 70}),
        .scale = 1, CODES(codes_HBOP), .file = -1},
    [VOLTA_FIELD_HBF1] = {.name = "HBF1", .kind = ISADORA_CODES, .width = 1, PIECES({71, 71}),
        .scale = 1, CODES(codes_HBF1), .file = -1},
    [VOLTA_FIELD_HAND] = {.name = "HAND", .kind = ISADORA_CODES, .width = 1, PIECES({71, 71}),
        .scale = 1, CODES(codes_HAND), .file = -1},
    [VOLTA_FIELD_HSTY] = {.name = "HSTY", .kind = ISADORA_CODES, .width = 2, PIECES({64, 65}),
        .scale = 1, CODES(codes_HSTY), .file = -1},
    [VOLTA_FIELD_LUT] = {.name = "LUT", .kind = ISADORA_NUMBER, .width = 8, PIECES({72, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_LUTX] = {.name = "LUTX", .kind = ISADORA_NUMBER, .width = 8, PIECES({72, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_PAND] = {.name = "PAND", .kind = ISADORA_CODES, .width = 1, PIECES({80, 80}),
        .scale = 1, CODES(codes_PAND), .file = -1},
    [VOLTA_FIELD_SHT] = {.name = "SHT", .kind = ISADORA_CODES, .width = 2, PIECES({73, 74}),
        .scale = 1, CODES(codes_SHT), .file = -1},
    [VOLTA_FIELD_SHW] = {.name = "SHW", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_SHW), .file = -1},
    [VOLTA_FIELD_SHD] = {.name = "SHD", .kind = ISADORA_CODES, .width = 1, PIECES({76, 76}),
        .scale = 1, CODES(codes_SHD), .file = -1},
    [VOLTA_FIELD_SHHI] = {.name = "SHHI", .kind = ISADORA_CODES, .width = 1, PIECES({80, 80}),
        .scale = 1, CODES(codes_SHHI), .file = -1},
    [VOLTA_FIELD_PMODE] = {.name = "PMODE", .kind = ISADORA_CODES, .width = 3, PIECES({72, 74}),
        .scale = 1, CODES(codes_PMODE), .file = -1},
    [VOLTA_FIELD_LEAN] = {.name = "LEAN", .kind = ISADORA_NUMBER, .width = 5, PIECES({75, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_LSX] = {.name = "LSX", .kind = ISADORA_NUMBER, .width = 1, PIECES({73, 73}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_SGU] = {.name = "SGU", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_SGU), .file = -1},
    [VOLTA_FIELD_WRAP] = {.name = "WRAP", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_WRAP), .file = -1},
    [VOLTA_FIELD_FLSH] = {.name = "FLSH", .kind = ISADORA_CODES, .width = 1, PIECES({74, 74}),
        .scale = 1, CODES(codes_FLSH), .file = -1},
    [VOLTA_FIELD_MMU] = {.name = "MMU", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_MMU), .file = -1},
    [VOLTA_FIELD_CMP] = {.name = "CMP", .kind = ISADORA_CODES, .width = 3, PIECES({76, 78}),
        .scale = 1, CODES(codes_CMP), .file = -1},
    [VOLTA_FIELD_CMPU] = {.name = "CMPU", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_CMPU), .file = -1},
    [VOLTA_FIELD_BOP] = {.name = "BOP", .kind = ISADORA_CODES, .width = 2, PIECES({74, 75}),
        .scale = 1, CODES(codes_BOP), .file = -1},
    [VOLTA_FIELD_EX] = {.name = "EX", .kind = ISADORA_NUMBER, .width = 1, PIECES({72, 72}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_MSK] = {.name = "MSK", .kind = ISADORA_NUMBER, .width = 4, PIECES({72, 75}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_LSIZE] = {.name = "LSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_LSIZE), .file = -1},
    [VOLTA_FIELD_CSIZE] = {.name = "CSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_CSIZE), .file = -1},
    [VOLTA_FIELD_SSIZE] = {.name = "SSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_SSIZE), .file = -1},
    [VOLTA_FIELD_GSIZE] = {.name = "GSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_GSIZE), .file = -1},
    [VOLTA_FIELD_LORDER] = {.name = "LORDER", .kind = ISADORA_CODES, .width = 2, PIECES({79, 80}),
        .scale = 1, CODES(codes_LORDER), .file = -1},
    [VOLTA_FIELD_GORD] = {.name = "GORD", .kind = ISADORA_CODES, .width = 4, PIECES({77, 80}),
        .scale = 1, CODES(codes_GORD), .file = -1},
    [VOLTA_FIELD_LTC] = {.name = "LTC", .kind = ISADORA_CODES, .width = 2, PIECES({68, 69}),
        .scale = 1, CODES(codes_LTC), .file = -1},
    [VOLTA_FIELD_GLTC] = {.name = "GLTC", .kind = ISADORA_CODES, .width = 2, PIECES({71, 72}),
        .scale = 1, CODES(codes_GLTC), .file = -1},
    [VOLTA_FIELD_NP] = {.name = "NP", .kind = ISADORA_CODES, .width = 3, PIECES({64, 66}),
        .scale = 1, CODES(codes_NP), .file = -1},
    [VOLTA_FIELD_NPN] = {.name = "NPN", .kind = ISADORA_CODES, .width = 1, PIECES({67, 67}),
        .scale = 1, CODES(codes_NPN), .file = -1},
    [VOLTA_FIELD_ZD] = {.name = "ZD", .kind = ISADORA_CODES, .width = 1, PIECES({87, 87}),
        .scale = 1, CODES(codes_ZD), .file = -1},
    [VOLTA_FIELD_SU] = {.name = "SU", .kind = ISADORA_CODES, .width = 1, PIECES({76, 76}),
        .scale = 1, CODES(codes_SU), .file = -1},
    [VOLTA_FIELD_CO16] = {.name = "CO16", .kind = ISADORA_NUMBER, .width = 16, PIECES({38, 53}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_UCOFF] = {.name = "UCOFF", .kind = ISADORA_NUMBER, .width = 16, PIECES({38, 53}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_CMODE] = {.name = "CMODE", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_CMODE), .file = -1},
    [VOLTA_FIELD_ULOFF] = {.name = "ULOFF", .kind = ISADORA_NUMBER, .width = 32, PIECES({38, 69}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_UQP] = {.name = "UQP", .kind = ISADORA_REGISTER, .width = 3, PIECES({87, 89}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_UQN] = {.name = "UQN", .kind = ISADORA_CODES, .width = 1, PIECES({90, 90}),
        .scale = 1, CODES(codes_UQN), .file = -1},
    [VOLTA_FIELD_MCOUNT] = {.name = "MCOUNT", .kind = ISADORA_CODES, .width = 2, PIECES({72, 73}),
        .scale = 1, CODES(codes_MCOUNT), .file = -1},
    [VOLTA_FIELD_MKIND] = {.name = "MKIND", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_MKIND), .file = -1},
    [VOLTA_FIELD_SOFF] = {.name = "SOFF", .kind = ISADORA_NUMBER, .width = 20, PIECES({44, 63}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_GOFF] = {.name = "GOFF", .kind = ISADORA_NUMBER, .width = 12, PIECES({32, 43}),
        .is_signed = 1, .scale = 1, .file = -1},
    [VOLTA_FIELD_BYPASS] = {.name = "BYPASS", .kind = ISADORA_CODES, .width = 1, PIECES({81, 81}),
        .scale = 1, CODES(codes_BYPASS), .file = -1},
    [VOLTA_FIELD_ZFILL] = {.name = "ZFILL", .kind = ISADORA_CODES, .width = 1, PIECES({82, 82}),
        .scale = 1, CODES(codes_ZFILL), .file = -1},
    [VOLTA_FIELD_SREG] = {.name = "SREG", .kind = ISADORA_REGISTER, .width = 8, PIECES({72, 79}),
        .scale = 1, .file = 7},
    [VOLTA_FIELD_SNUM] = {.name = "SNUM", .kind = ISADORA_NUMBER, .width = 8, PIECES({72, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_SWIDE] = {.name = "SWIDE", .kind = ISADORA_CODES, .width = 1, PIECES({80, 80}),
        .scale = 1, CODES(codes_SWIDE), .file = -1},
    [VOLTA_FIELD_SDIM] = {.name = "SDIM", .kind = ISADORA_CODES, .width = 3, PIECES({61, 63}),
        .scale = 1, CODES(codes_SDIM), .file = -1},
    [VOLTA_FIELD_SBAD] = {.name = "SBAD", .kind = ISADORA_CODES, .width = 2, PIECES({59, 60}),
        .scale = 1, CODES(codes_SBAD), .file = -1},
    [VOLTA_FIELD_SBA] = {.name = "SBA", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_SBA), .file = -1},
    [VOLTA_FIELD_SMASK] = {.name = "SMASK", .kind = ISADORA_CODES, .width = 4, PIECES({72, 75}),
        .scale = 1, CODES(codes_SMASK), .file = -1},
    [VOLTA_FIELD_STYPE] = {.name = "STYPE", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_STYPE), .file = -1},
    [VOLTA_FIELD_SCTYPE] = {.name = "SCTYPE", .kind = ISADORA_CODES, .width = 3, PIECES({73, 75}),
        .scale = 1, CODES(codes_SCTYPE), .file = -1},
    [VOLTA_FIELD_MROWA] = {.name = "MROWA", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_MROWA), .file = -1},
    [VOLTA_FIELD_MROWB] = {.name = "MROWB", .kind = ISADORA_CODES, .width = 1, PIECES({74, 74}),
        .scale = 1, CODES(codes_MROWB), .file = -1},
    [VOLTA_FIELD_MSTEP] = {.name = "MSTEP", .kind = ISADORA_CODES, .width = 2, PIECES({79, 80}),
        .scale = 1, CODES(codes_MSTEP), .file = -1},
    [VOLTA_FIELD_MSAT1] = {.name = "MSAT1", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_MSAT1), .file = -1},
    [VOLTA_FIELD_MSAT] = {.name = "MSAT", .kind = ISADORA_CODES, .width = 1, PIECES({82, 82}),
        .scale = 1, CODES(codes_MSAT), .file = -1},
    [VOLTA_FIELD_MV4] = {.name = "MV4", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_MV4), .file = -1},
    [VOLTA_FIELD_MVD] = {.name = "MVD", .kind = ISADORA_CODES, .width = 1, PIECES({76, 76}),
        .scale = 1, CODES(codes_MVD), .file = -1},
    [VOLTA_FIELD_MVT] = {.name = "MVT", .kind = ISADORA_CODES, .width = 2,
        PIECES({76, 76}, {78, 78}), .scale = 1, CODES(codes_MVT), .file = -1},
    [VOLTA_FIELD_MSHAPE] = {.name = "MSHAPE", .kind = ISADORA_CODES, .width = 2,
        PIECES({75, 75}, {78, 78}), .scale = 1, CODES(codes_MSHAPE), .file = -1},
    [VOLTA_FIELD_MFMT] = {.name = "MFMT", .kind = ISADORA_CODES, .width = 2, PIECES({82, 83}),
        .scale = 1, CODES(codes_MFMT), .file = -1},
    [VOLTA_FIELD_MSP] = {.name = "MSP", .kind = ISADORA_NUMBER, .width = 1, PIECES({73, 73}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_MUP] = {.name = "MUP", .kind = ISADORA_CODES, .width = 3, PIECES({87, 89}),
        .scale = 1, CODES(codes_MUP), .file = -1},
    [VOLTA_FIELD_MUPC] = {.name = "MUPC", .kind = ISADORA_CODES, .width = 3, PIECES({87, 89}),
        .scale = 1, CODES(codes_MUPC), .file = -1},
    [VOLTA_FIELD_MUPN] = {.name = "MUPN", .kind = ISADORA_NUMBER, .width = 1, PIECES({90, 90}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_MISHAPE] = {.name = "MISHAPE", .kind = ISADORA_CODES, .width = 3,
        PIECES({75, 75}, {85, 86}), .scale = 1, CODES(codes_MISHAPE), .file = -1},
    [VOLTA_FIELD_MIA] = {.name = "MIA", .kind = ISADORA_CODES, .width = 2,
        PIECES({76, 76}, {83, 83}), .scale = 1, CODES(codes_MIA), .file = -1},
    [VOLTA_FIELD_MIB] = {.name = "MIB", .kind = ISADORA_CODES, .width = 2,
        PIECES({78, 78}, {84, 84}), .scale = 1, CODES(codes_MIB), .file = -1},
    [VOLTA_FIELD_MBSHAPE] = {.name = "MBSHAPE", .kind = ISADORA_CODES, .width = 2, PIECES({75, 76}),
        .scale = 1, CODES(codes_MBSHAPE), .file = -1},
    [VOLTA_FIELD_MMSIZE] = {.name = "MMSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({75, 77}),
        .scale = 1, CODES(codes_MMSIZE), .file = -1},
    [VOLTA_FIELD_MMKIND] = {.name = "MMKIND", .kind = ISADORA_CODES, .width = 2, PIECES({78, 79}),
        .scale = 1, CODES(codes_MMKIND), .file = -1},
    [VOLTA_FIELD_TBANK] = {.name = "TBANK", .kind = ISADORA_NUMBER, .width = 5, PIECES({54, 58}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_TWORD] = {.name = "TWORD", .kind = ISADORA_NUMBER, .width = 14, PIECES({40, 53}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_TSAM] = {.name = "TSAM", .kind = ISADORA_NUMBER, .width = 6, PIECES({40, 45}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_THDR] = {.name = "THDR", .kind = ISADORA_NUMBER, .width = 8, PIECES({46, 53}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_TUR] = {.name = "TUR", .kind = ISADORA_REGISTER, .width = 6, PIECES({40, 45}),
        .scale = 1, .file = 1},
    [VOLTA_FIELD_TB] = {.name = "TB", .kind = ISADORA_CODES, .width = 1, PIECES({59, 59}),
        .scale = 1, CODES(codes_TB), .file = -1},
    [VOLTA_FIELD_TSCR] = {.name = "TSCR", .kind = ISADORA_CODES, .width = 1, PIECES({60, 60}),
        .scale = 1, CODES(codes_TSCR), .file = -1},
    [VOLTA_FIELD_TF16] = {.name = "TF16", .kind = ISADORA_CODES, .width = 2, PIECES({79, 80}),
        .scale = 1, CODES(codes_TF16), .file = -1},
    [VOLTA_FIELD_TDIM] = {.name = "TDIM", .kind = ISADORA_CODES, .width = 3, PIECES({61, 63}),
        .scale = 1, CODES(codes_TDIM), .file = -1},
    [VOLTA_FIELD_TDIML] = {.name = "TDIML", .kind = ISADORA_CODES, .width = 3, PIECES({61, 63}),
        .scale = 1, CODES(codes_TDIML), .file = -1},
    [VOLTA_FIELD_TDIM4] = {.name = "TDIM4", .kind = ISADORA_CODES, .width = 3, PIECES({61, 63}),
        .scale = 1, CODES(codes_TDIM4), .file = -1},
    [VOLTA_FIELD_TDIMF] = {.name = "TDIMF", .kind = ISADORA_CODES, .width = 3, PIECES({61, 63}),
        .scale = 1, CODES(codes_TDIMF), .file = -1},
    [VOLTA_FIELD_TLOD] = {.name = "TLOD", .kind = ISADORA_CODES, .width = 3, PIECES({87, 89}),
        .scale = 1, CODES(codes_TLOD), .file = -1},
    [VOLTA_FIELD_TLODL] = {.name = "TLODL", .kind = ISADORA_CODES, .width = 3, PIECES({87, 89}),
        .scale = 1, CODES(codes_TLODL), .file = -1},
    [VOLTA_FIELD_TCOMP] = {.name = "TCOMP", .kind = ISADORA_CODES, .width = 2, PIECES({87, 88}),
        .scale = 1, CODES(codes_TCOMP), .file = -1},
    [VOLTA_FIELD_TAOFFI] = {.name = "TAOFFI", .kind = ISADORA_CODES, .width = 1, PIECES({76, 76}),
        .scale = 1, CODES(codes_TAOFFI), .file = -1},
    [VOLTA_FIELD_TOFF4] = {.name = "TOFF4", .kind = ISADORA_CODES, .width = 2, PIECES({76, 77}),
        .scale = 1, CODES(codes_TOFF4), .file = -1},
    [VOLTA_FIELD_TNDV] = {.name = "TNDV", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_TNDV), .file = -1},
    [VOLTA_FIELD_TCL] = {.name = "TCL", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_TCL), .file = -1},
    [VOLTA_FIELD_TDC] = {.name = "TDC", .kind = ISADORA_CODES, .width = 1, PIECES({78, 78}),
        .scale = 1, CODES(codes_TDC), .file = -1},
    [VOLTA_FIELD_TMS] = {.name = "TMS", .kind = ISADORA_CODES, .width = 1, PIECES({78, 78}),
        .scale = 1, CODES(codes_TMS), .file = -1},
    [VOLTA_FIELD_TLC] = {.name = "TLC", .kind = ISADORA_CODES, .width = 1, PIECES({87, 87}),
        .scale = 1, CODES(codes_TLC), .file = -1},
    [VOLTA_FIELD_TNODEP] = {.name = "TNODEP", .kind = ISADORA_CODES, .width = 1, PIECES({90, 90}),
        .scale = 1, CODES(codes_TNODEP), .file = -1},
    [VOLTA_FIELD_TMASK] = {.name = "TMASK", .kind = ISADORA_NUMBER, .width = 4, PIECES({72, 75}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_TQ] = {.name = "TQ", .kind = ISADORA_CODES, .width = 2, PIECES({62, 63}),
        .scale = 1, CODES(codes_TQ), .file = -1},
    [VOLTA_FIELD_THINT] = {.name = "THINT", .kind = ISADORA_NUMBER, .width = 3, PIECES({122, 124}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_UPMODE] = {.name = "UPMODE", .kind = ISADORA_CODES, .width = 1, PIECES({72, 72}),
        .scale = 1, CODES(codes_UPMODE), .file = -1},
    [VOLTA_FIELD_UCLN] = {.name = "UCLN", .kind = ISADORA_NUMBER, .width = 5, PIECES({75, 79}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_VU32] = {.name = "VU32", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_VU32), .file = -1},
    [VOLTA_FIELD_VU8] = {.name = "VU8", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_VU8), .file = -1},
    [VOLTA_FIELD_VACC] = {.name = "VACC", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_VACC), .file = -1},
    [VOLTA_FIELD_DPA] = {.name = "DPA", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_DPA), .file = -1},
    [VOLTA_FIELD_DPB] = {.name = "DPB", .kind = ISADORA_CODES, .width = 1, PIECES({74, 74}),
        .scale = 1, CODES(codes_DPB), .file = -1},
    [VOLTA_FIELD_DPA2] = {.name = "DPA2", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_DPA2), .file = -1},
    [VOLTA_FIELD_DP2] = {.name = "DP2", .kind = ISADORA_NUMBER, .width = 1, PIECES({76, 76}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_DPHI] = {.name = "DPHI", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_DPHI), .file = -1},
    [VOLTA_FIELD_VMODE] = {.name = "VMODE", .kind = ISADORA_CODES, .width = 2, PIECES({72, 73}),
        .scale = 1, CODES(codes_VMODE), .file = -1},
    [VOLTA_FIELD_MATCHK] = {.name = "MATCHK", .kind = ISADORA_CODES, .width = 1, PIECES({79, 79}),
        .scale = 1, CODES(codes_MATCHK), .file = -1},
    [VOLTA_FIELD_MU64] = {.name = "MU64", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_MU64), .file = -1},
    [VOLTA_FIELD_SMODE] = {.name = "SMODE", .kind = ISADORA_CODES, .width = 2, PIECES({58, 59}),
        .scale = 1, CODES(codes_SMODE), .file = -1},
    [VOLTA_FIELD_SLANE] = {.name = "SLANE", .kind = ISADORA_NUMBER, .width = 5, PIECES({53, 57}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_SCLAMP] = {.name = "SCLAMP", .kind = ISADORA_NUMBER, .width = 13, PIECES({40, 52}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_RDXOP] = {.name = "RDXOP", .kind = ISADORA_CODES, .width = 3, PIECES({78, 80}),
        .scale = 1, CODES(codes_RDXOP), .file = -1},
    [VOLTA_FIELD_RDXS] = {.name = "RDXS", .kind = ISADORA_CODES, .width = 1, PIECES({73, 73}),
        .scale = 1, CODES(codes_RDXS), .file = -1},
    [VOLTA_FIELD_PRPART] = {.name = "PRPART", .kind = ISADORA_CODES, .width = 2, PIECES({76, 77}),
        .scale = 1, CODES(codes_PRPART), .file = -1},
    [VOLTA_FIELD_LUT2] = {.name = "LUT2", .kind = ISADORA_NUMBER, .width = 8, PIECES({16, 23}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_LUT1] = {.name = "LUT1", .kind = ISADORA_NUMBER, .width = 8,
        PIECES({64, 66}, {72, 76}), .scale = 1, .file = -1},
    [VOLTA_FIELD_LUT1X] = {.name = "LUT1X", .kind = ISADORA_NUMBER, .width = 8,
        PIECES({64, 66}, {72, 76}), .scale = 1, .file = -1},
    [VOLTA_FIELD_UP2] = {.name = "UP2", .kind = ISADORA_REGISTER, .width = 3, PIECES({68, 70}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_UPZ] = {.name = "UPZ", .kind = ISADORA_NUMBER, .width = 1, PIECES({67, 67}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_ROR] = {.name = "ROR", .kind = ISADORA_CODES, .width = 1, PIECES({84, 84}),
        .scale = 1, CODES(codes_ROR), .file = -1},
    [VOLTA_FIELD_V0] = {.name = "V0", .kind = ISADORA_REGISTER, .width = 3, PIECES({87, 89}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_V1] = {.name = "V1", .kind = ISADORA_REGISTER, .width = 3, PIECES({77, 79}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_V2] = {.name = "V2", .kind = ISADORA_REGISTER, .width = 3, PIECES({68, 70}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_U0] = {.name = "U0", .kind = ISADORA_REGISTER, .width = 3, PIECES({81, 83}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_U1] = {.name = "U1", .kind = ISADORA_REGISTER, .width = 3, PIECES({84, 86}),
        .scale = 1, .file = 3},
    [VOLTA_FIELD_RDN] = {.name = "RDN", .kind = ISADORA_NUMBER, .width = 8, PIECES({16, 23}),
        .scale = 1, .file = -1},
    [VOLTA_FIELD_UDN] = {.name = "UDN", .kind = ISADORA_NUMBER, .width = 6, PIECES({16, 21}),
        .scale = 1, .file = -1},
};

#define F(name) {VOLTA_FIELD_##name}
#define SLOTS_CTL F(STALL), F(NOY), F(WBAR), F(RBAR), F(W1), F(W2), F(W3), F(W4), F(W5), F(W6)
static const struct isadora_slot slots_atom_v[] = {F(WIDE), F(AOP), F(EVICT), F(ATYPE3), F(AORDER),
    F(SCOPE), F(PRIV), F(P0), F(RD), F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_tu[] = {F(WIDE), F(AOP), F(EVICT), F(ATYPE3), F(AORDER),
    F(SCOPE), F(PRIV), F(P0), F(RD), F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_a[] = {F(WIDE), F(AOP), F(EVICT), F(ATYPE4), F(SORD),
    F(P0), F(RD), F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_d[] = {F(AOP), F(EVICT), F(ATYPE4), F(SORD), F(P0),
    F(RD), F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_h[] = {F(WIDE), F(AOP), F(EVICT), F(ATYPE9), F(SORD),
    F(P0), F(RD), F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_hd[] = {F(AOP), F(EVICT), F(ATYPE9), F(SORD), F(P0),
    F(RD), F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_f[] = {F(WIDE), F(FOP), F(EVICT), F(FTYPE), F(SORD),
    F(P0), F(RD), F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_fd[] = {F(FOP), F(EVICT), F(FTYPE), F(SORD), F(P0),
    F(RD), F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_cv[] = {F(WIDE), F(CAST), F(EVICT), F(CTYPE3),
    F(AORDER), F(SCOPE), F(PRIV), F(P0), F(RD), F(RA), F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_ca[] = {F(WIDE), F(CAST), F(EVICT), F(CTYPE4), F(SORD),
    F(P0), F(RD), F(RA), F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_ch[] = {F(WIDE), F(CAST), F(EVICT), F(CTYPE9), F(SORD),
    F(P0), F(RD), F(RA), F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atomg_cv[] = {F(WIDE), F(EVICT), F(CTYPE3), F(AORDER),
    F(SCOPE), F(PRIV), F(P0), F(RD), F(RA), F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atomg_ca[] = {F(WIDE), F(EVICT), F(CTYPE4), F(SORD), F(P0),
    F(RD), F(RA), F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atomg_ch[] = {F(WIDE), F(EVICT), F(CTYPE9), F(SORD), F(P0),
    F(RD), F(RA), F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_red_v[] = {F(WIDE), F(ROP), F(EVICT), F(ATYPE3), F(AORDER),
    F(SCOPE), F(PRIV), F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_red_tu[] = {F(WIDE), F(ROP), F(EVICT), F(ATYPE3), F(AORDER),
    F(SCOPE), F(PRIV), F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_red_a[] = {F(WIDE), F(ROP), F(EVICT), F(ATYPE4), F(SORD),
    F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_red_d[] = {F(ROP), F(EVICT), F(ATYPE4), F(SORD), F(RA),
    F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_redg_h[] = {F(WIDE), F(ROP), F(EVICT), F(RTYPE9), F(SORD),
    F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_redg_hd[] = {F(ROP), F(EVICT), F(RTYPE9), F(SORD), F(RA),
    F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_redg_f[] = {F(WIDE), F(FOP), F(EVICT), F(FTYPE), F(SORD),
    F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_redg_fd[] = {F(FOP), F(EVICT), F(FTYPE), F(SORD), F(RA),
    F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_v[] = {F(AOP), F(STYPE2), F(RD), F(RA), F(OFF), F(RB),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_t[] = {F(AOP), F(STYPE2), F(RD), F(RA), F(SCALE),
    F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_tu[] = {F(AOP), F(STYPE2), F(RD), F(RA), F(SCALE),
    F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_h[] = {F(AOP), F(ATYPE9), F(RD), F(RA), F(SCALE),
    F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_hu[] = {F(AOP), F(ATYPE9), F(RD), F(RA), F(SCALE),
    F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_cv[] = {F(CAST), F(SCTYPE2), F(RD), F(RA), F(OFF),
    F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_ct[] = {F(CAST), F(SCTYPE2), F(RD), F(RA), F(SCALE),
    F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_ch[] = {F(CAST), F(CTYPE9), F(RD), F(RA), F(SCALE),
    F(OFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_p[] = {F(RD), F(RA), F(SCALE), F(UC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_atoms_po[] = {F(RD), F(RA), F(SCALE), F(UC), F(OFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_bssy[] = {F(Q0N), F(Q0), F(BB), F(MEET), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bsync[] = {F(Q0N), F(Q0), F(BB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmov_r[] = {F(BCLEAR), F(RD), F(BFROM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmov_b[] = {F(PQUAD), F(BFROM), F(RB), F(UIMM), F(CBANK),
    F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmov_l[] = {F(RB), F(LONG), F(LONGH), F(CBANK), F(COFF),
    F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmov_rb[] = {F(BCLEAR), F(BB), F(BSRC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmov_ru[] = {F(BCLEAR), F(BB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmov_bb[] = {F(GP), SLOTS_CTL};
static const struct isadora_slot slots_yield[] = {F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_nanosleep_n[] = {F(RAND), F(WARPS), F(SYNCS), F(Q0N), F(Q0),
    F(RB), F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_nanosleep_c[] = {F(SYNCS), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_warpsync_r[] = {F(EXCL), F(Q0N), F(Q0), F(RB), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_warpsync_m[] = {F(Q0N), F(Q0), F(UIMM), F(CBANK), F(COFF),
    F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_warpsync_h[] = {F(EXCLH), F(Q0N), F(Q0), F(RA), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_warpsync_collective_h[] = {F(Q0N), F(Q0), F(RA), F(RELH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_warpsync_collective_a[] = {F(Q0N), F(Q0), F(RELH), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_bar_sync[] = {F(DEFER), F(RB), F(BCNT), F(BID), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_bar_red[] = {F(BRED), F(DEFER), F(RB), F(BCNT), F(BID),
    F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_b2r_r[] = {F(RD), F(P0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_b2r_b[] = {F(RD), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_r2b[] = {F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_depbar_le[] = {F(DSB), F(DCNT), F(D4), F(D3), F(D2), F(D1),
    F(D0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_depbar_n[] = {F(D4), F(D3), F(D2), F(D1), F(D0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_depbar_u[] = {F(DLE), F(DSB), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_pmtrig[] = {F(Q0N), F(Q0), F(PMT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_rpcmov_r[] = {F(RB), F(UIMM), F(CBANK), F(COFF), F(UB),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_rpcmov_l[] = {F(LONG), F(LONGH), F(CBANK), F(COFF), F(UB),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ctaid_s[] = {F(RA), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_syncs_arr[] = {F(SYMASK), F(SYRED), F(SYOPT), F(SYT), F(RD),
    F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_syncs_chk[] = {F(SYOP), F(SYTRY), F(P0), F(RA), F(UC),
    F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_syncs_x[] = {F(SYX), F(UD), F(UA), F(OFF), F(UB), F(GUP),
    SLOTS_CTL};
static const struct isadora_slot slots_syncs_ld[] = {F(UD), F(UA), F(OFF), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_syncs_cas[] = {F(UD), F(UA), F(OFF), F(UB), F(UC), F(GUP),
    SLOTS_CTL};
static const struct isadora_slot slots_arrives[] = {F(RA), F(UC), F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stas[] = {F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ublkcp[] = {F(UB), F(UA), F(UC), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ublkpf[] = {F(UA), F(UC), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_utmaldg_s[] = {F(UB), F(UA), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_utmacctl[] = {F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_cctl_v[] = {F(CCE), F(CLEVEL), F(CCOP), F(RA), F(OFF32),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctl_u[] = {F(CCE), F(CLEVEL), F(CCOP), F(RA), F(UB), F(OFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctl_va[] = {F(CLEVEL), F(CCOP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctll_v[] = {F(CCOP), F(RA), F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctll_u[] = {F(CCOP), F(RA), F(UB), F(OFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_cctlt_c[] = {F(THEAD), F(TINDEX), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctlt_u[] = {F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_membar_v[] = {F(MBSEM), F(MBSCOPE), F(MBIO), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_membar_a[] = {F(MBSEM), F(MBSCOPE), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_qspc_v[] = {F(CCE), F(QSPACE), F(P0), F(RD), F(RA), F(OFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_qspc_t[] = {F(CCE), F(QSPACE), F(QSPACE9), F(P0), F(RD),
    F(RA), F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_qspc_tu[] = {F(CCE), F(QSPACE), F(P0), F(RD), F(RA), F(UB),
    F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_qspc_u[] = {F(CCE), F(QSPACE), F(QSPACE9), F(P0), F(RD),
    F(RA), F(UB), F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_warpgroupset[] = {F(UB), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_usetmaxreg_u[] = {F(REGSW), F(U0), F(UC), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_usetmaxreg_i[] = {F(REGSW), F(U0), F(REGS), F(GUP),
    SLOTS_CTL};
static const struct isadora_slot slots_usetshmsz_i[] = {F(UIMM), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulepc_n[] = {F(UD), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulepc_t[] = {F(UD), F(RELL), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_exit[] = {F(KEEP), F(PREEMPT), F(ATEX), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_bra_b[] = {F(BHOW), F(BDEPTH), F(Q0N), F(Q0), F(REL),
    F(RELH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bra_u[] = {F(BUHOW), F(BDEPTH), F(Q0N), F(Q0), F(BUPN),
    F(BUP), F(REL), F(RELH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bra_div[] = {F(BRHOW), F(BDEPTH), F(Q0N), F(Q0), F(UA),
    F(REL), F(RELH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_jmp_b[] = {F(JHOW), F(BDEPTH), F(Q0N), F(Q0), F(AT34),
    F(ATH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_jmp_c[] = {F(Q0N), F(Q0), F(CBANK), F(COFF), F(UB), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_jmp_u[] = {F(BUHOW), F(Q0N), F(Q0), F(BUPN), F(BUP), F(AT34),
    F(ATH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_jmp_uc[] = {F(BUHOW), F(Q0N), F(Q0), F(BUPN), F(BUP),
    F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_brx[] = {F(BDEPTH), F(Q0N), F(Q0), F(RA), F(FAR), F(FARH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_brxu_brxu[] = {F(BDEPTH), F(Q0N), F(Q0), F(UA), F(FAR),
    F(FARH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_call_at[] = {F(NOINC), F(Q0N), F(Q0), F(AT34), F(ATH), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_call_c[] = {F(NOINC), F(Q0N), F(Q0), F(CBANK), F(COFF),
    F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_call_r[] = {F(NOINC), F(Q0N), F(Q0), F(RA), F(FAR), F(FARH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_call_rel[] = {F(NOINC), F(Q0N), F(Q0), F(REL), F(RELH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_call_rr[] = {F(NOINC), F(Q0N), F(Q0), F(RA), F(REL), F(RELH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_call_ur[] = {F(NOINC), F(Q0N), F(Q0), F(UA), F(REL), F(RELH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ret_rel[] = {F(NODEC), F(Q0N), F(Q0), F(RA), F(REL), F(RELH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ret_abs[] = {F(NODEC), F(Q0N), F(Q0), F(RA), F(FAR), F(FARH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ret_ur_rel[] = {F(NODEC), F(Q0N), F(Q0), F(UA), F(REL),
    F(RELH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ret_ur_abs[] = {F(NODEC), F(Q0N), F(Q0), F(UA), F(FAR),
    F(FARH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lepc_t[] = {F(RD), F(RELL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bpt[] = {F(BPKIND), F(BPNUM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_n[] = {F(FTZ), F(CDFF), F(CSF), F(FRND), F(RD), F(NB),
    F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_w[] = {F(FTZ), F(CDFF), F(CSF), F(FRND), F(RD), F(NB),
    F(RB), F(RB_2), F(CHALF), F(HIL), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_nd[] = {F(FTZ), F(CDFF), F(CSF), F(FRND), F(RD), F(NB),
    F(RB), F(RB_2), F(DIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2i_h[] = {F(FTZ), F(CDI), F(CSFT), F(CINT), F(NTZ), F(RD),
    F(NB), F(RB), F(RB_2), F(CHALF), F(HIL), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2i_s[] = {F(FTZ), F(CDI), F(CSFT), F(CINT), F(NTZ), F(RD),
    F(NB), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2i_d[] = {F(FTZ), F(CDI), F(CSFT), F(CINT), F(NTZ), F(RD),
    F(NB), F(RB), F(RB_2), F(DIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2f_b[] = {F(CDF), F(CSI), F(FRND), F(RD), F(RB), F(RB_2),
    F(CBYTE), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2f_h[] = {F(CDF), F(CSI), F(FRND), F(RD), F(RB), F(RB_2),
    F(CHALF), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2f_w[] = {F(CDF), F(CSI), F(FRND), F(RD), F(RB), F(RB_2),
    F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_frnd_h[] = {F(FTZ), F(CSFT), F(CINT), F(RD), F(NB), F(RB),
    F(RB_2), F(CHALF), F(HIL), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_frnd_s[] = {F(FTZ), F(CSFT), F(CINT), F(RD), F(NB), F(RB),
    F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_frnd_d[] = {F(FTZ), F(CSFT), F(CINT), F(RD), F(NB), F(RB),
    F(RB_2), F(DIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2i[] = {F(CNAR), F(RD), F(RB), F(RB_2), F(UIMM), F(CBANK),
    F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2fp_p[] = {F(CSATF), F(CRELU), F(CBF), F(CRND2), F(RD),
    F(RA), F(RA_2), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2fp_rs[] = {F(CSATF), F(CRELU), F(CBF), F(RD), F(RA),
    F(RA_2), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2fp_m[] = {F(CSATF), F(CRELU), F(CBF), F(CRND2), F(RD),
    F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2fp_mc[] = {F(CSATF), F(CRELU), F(CBF), F(CRND2), F(RD),
    F(RC), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2ip_b[] = {F(CIPT), F(CIPR), F(CIPN), F(CRELU), F(RD),
    F(RA), F(RA_2), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(CIPH),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2ip_c[] = {F(CIPT), F(CIPR), F(CIPN), F(CRELU), F(RD),
    F(RA), F(RA_2), F(RC), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(CIPH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2fp[] = {F(CFS), F(CFRND), F(RD), F(RB), F(RB_2), F(UIMM),
    F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2ip_b[] = {F(CPAK), F(CPSX), F(CPSH), F(RD), F(RA), F(RA_2),
    F(RB), F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dadd_r[] = {F(FRND), F(RD), F(NA), F(RA), F(RA_2), F(NC),
    F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dadd_c[] = {F(FRND), F(RD), F(NA), F(RA), F(RA_2), F(DIMM),
    F(NB), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dmul[] = {F(FRND), F(RD), F(NA), F(RA), F(RA_2), F(NB),
    F(RB), F(RB_2), F(DIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dfma_b[] = {F(FRND), F(RD), F(NA), F(RA), F(RA_2), F(NB),
    F(RB), F(RB_2), F(DIMM), F(CBANK), F(COFF), F(UB), F(NC), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dfma_c[] = {F(FRND), F(RD), F(NA), F(RA), F(RA_2), F(NC),
    F(RC), F(RB_2), F(DIMM), F(NB), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dsetp[] = {F(DCMP), F(BOP), F(P0), F(P1), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RC_2), F(DIMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_fadd[] = {F(FTZ), F(FRND), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RC_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fmul[] = {F(FMODE), F(FSCALE), F(FRND), F(FSAT), F(RD),
    F(NA), F(RA), F(RA_2), F(NB), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ffma_b[] = {F(FMODE), F(FRND), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(NC), F(RC), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ffma_c[] = {F(FMODE), F(FRND), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(NC), F(RC), F(RB_2), F(FIMM), F(NB), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fmnmx_n[] = {F(FTZ), F(FNAN), F(FXORS), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_fmnmx_isa[] = {F(FTZ), F(FNAN), F(FXORS), F(RD), F(P1),
    F(NA), F(RA), F(RA_2), F(NB), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fsel[] = {F(FTZ), F(RD), F(NA), F(RA), F(RA_2), F(NB), F(RB),
    F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fset[] = {F(FCMP), F(FTZ), F(BOP), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_fsetp[] = {F(FCMP), F(FTZ), F(BOP), F(P0), F(P1), F(NA),
    F(RA), F(RA_2), F(NB), F(RB), F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_fchk[] = {F(P0), F(NA), F(RA), F(RA_2), F(NB), F(RB),
    F(RB_2), F(FIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fswzadd[] = {F(FTZ), F(FRND), F(NDV), F(RD), F(RA), F(RA_2),
    F(RC), F(RC_2), F(SWD), F(SWC), F(SWB), F(SWA), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mufu_r[] = {F(MUF), F(MUH), F(MUT), F(RD), F(NB), F(RB),
    F(RB_2), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mufu_s[] = {F(MUF), F(RD), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mufu_d[] = {F(MUF), F(RD), F(DIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mufu_h[] = {F(MUF), F(RD), F(HIL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_al2p[] = {F(RD), F(RA), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ald_a[] = {F(AO), F(RD), F(AOFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ald_r[] = {F(AO), F(RD), F(RA), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ald_u[] = {F(AO), F(RD), F(UA), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ast_a[] = {F(AOFF), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ast_r[] = {F(RA), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ast_u[] = {F(UA), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ipa_a[] = {F(AMODE), F(AWHERE), F(RD), F(P0), F(IOFF),
    F(IFROM), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ipa_u[] = {F(AMODE), F(AWHERE), F(RD), F(P0), F(UA), F(IOFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_out_r[] = {F(OUTK), F(RD), F(RA), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_out_i[] = {F(OUTK), F(RD), F(RA), F(OUTN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_out_u[] = {F(OUTK), F(RD), F(RA), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_isberd[] = {F(RD), F(RA), F(ISOFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_isbewr[] = {F(RA), F(ISOFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldtram[] = {F(RD), F(UA), F(IOFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hadd2[] = {F(HF32), F(HTY), F(FTZ), F(FSAT), F(RD), F(NA),
    F(RA), F(RA_2), F(HSA), F(HXA), F(NB), F(RB), F(RC_2), F(HSB), F(HXB), F(HIH), F(HIL), F(CBANK),
    F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hmul2[] = {F(HF32), F(HXTY), F(FMODE), F(FSAT), F(RD), F(NA),
    F(RA), F(RA_2), F(HSA), F(HXA), F(NB), F(RB), F(RB_2), F(HSB), F(HXB), F(HIH), F(HIL), F(CBANK),
    F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_b[] = {F(HF32), F(FMODE), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(HSA), F(HXA), F(NB), F(RB), F(RB_2), F(HSB), F(HNB), F(HIH), F(HIL), F(BIH), F(BIL),
    F(CBANK), F(COFF), F(UB), F(HNC), F(RC), F(RC_2), F(HSC), F(HXC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_c[] = {F(HF32), F(FMODE), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(HSA), F(HXA), F(HNC), F(RC), F(RB_2), F(HSC), F(HXC), F(HIH), F(HIL), F(BIH), F(BIL),
    F(NB), F(CBANK), F(COFF), F(UB), F(HSB), F(HNB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_rb[] = {F(HF32), F(FMODE), F(RD), F(NA), F(RA),
    F(RA_2), F(HSA), F(HXA), F(NB), F(RB), F(RB_2), F(HSB), F(HNB), F(HIH), F(HIL), F(BIH), F(BIL),
    F(CBANK), F(COFF), F(UB), F(HNC), F(RC), F(RC_2), F(HSC), F(HXC), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_hfma2_rc[] = {F(HF32), F(FMODE), F(RD), F(NA), F(RA),
    F(RA_2), F(HSA), F(HXA), F(HNC), F(RC), F(RB_2), F(HSC), F(HXC), F(HIH), F(HIL), F(BIH), F(BIL),
    F(NB), F(CBANK), F(COFF), F(UB), F(HSB), F(HNB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_mma_b[] = {F(FMODE), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RB_2), F(HIH), F(HIL), F(BIH), F(BIL), F(CBANK), F(COFF), F(UB),
    F(HNC), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_mma_c[] = {F(FMODE), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(HNC), F(RC), F(RB_2), F(HIH), F(HIL), F(BIH), F(BIL), F(NB), F(CBANK), F(COFF),
    F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_mma_rb[] = {F(FMODE), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RB_2), F(HIH), F(HIL), F(BIH), F(BIL), F(CBANK), F(COFF), F(UB),
    F(HNC), F(RC), F(RC_2), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_mma_rc[] = {F(FMODE), F(FSAT), F(RD), F(NA), F(RA),
    F(RA_2), F(HNC), F(RC), F(RB_2), F(HIH), F(HIL), F(BIH), F(BIL), F(NB), F(CBANK), F(COFF),
    F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hset2[] = {F(HSTY), F(HBF1), F(FCMP), F(FTZ), F(HBOP), F(RD),
    F(NA), F(RA), F(RA_2), F(HSA), F(HXA), F(NB), F(RB), F(RC_2), F(HSB), F(HXB), F(HIH), F(HIL),
    F(BIH), F(BIL), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hsetp2[] = {F(HSTY), F(FCMP), F(HAND), F(FTZ), F(HBOP),
    F(P0), F(P1), F(NA), F(RA), F(RA_2), F(HSA), F(HXA), F(NB), F(RB), F(RC_2), F(HSB), F(HXB),
    F(HIH), F(HIL), F(BIH), F(BIL), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hmnmx2[] = {F(FTZ), F(FNAN), F(FXORS), F(RD), F(NA), F(RA),
    F(RA_2), F(HSA), F(HXA), F(NB), F(RB), F(RB_2), F(HSB), F(HXB), F(HIH), F(HIL), F(BIH), F(BIL),
    F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iadd3_n[] = {F(RD), F(P0), F(P1), F(NA), F(RA), F(RA_2),
    F(NB), F(RB), F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(NC), F(RC), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_iadd3_x[] = {F(RD), F(P0), F(P1), F(IA), F(RA), F(RA_2),
    F(IB), F(RB), F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(IC), F(RC), F(RC_2), F(Q0N), F(Q0),
    F(Q1N), F(Q1), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_r[] = {F(US), F(RD), F(RA), F(RA_2), F(RB), F(RB_2),
    F(NC), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_i[] = {F(US), F(RD), F(RA), F(RA_2), F(IMM), F(NC),
    F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_b[] = {F(US), F(RD), F(RA), F(RA_2), F(CBANK), F(COFF),
    F(UB), F(NC), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_ri[] = {F(US), F(RD), F(RA), F(RA_2), F(RC), F(RB_2),
    F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_rc[] = {F(US), F(RD), F(RA), F(RA_2), F(RC), F(RB_2),
    F(NB), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_ru[] = {F(US), F(RD), F(RA), F(RA_2), F(RC), F(RB_2),
    F(NB), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_bx[] = {F(US), F(RD), F(RA), F(RA_2), F(RB), F(RB_2),
    F(IMM), F(CBANK), F(COFF), F(UB), F(IC), F(RC), F(RC_2), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_cx[] = {F(US), F(RD), F(RA), F(RA_2), F(RC), F(RB_2),
    F(IMM), F(IB), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_wide_b[] = {F(US), F(RD), F(P0), F(RA), F(RA_2), F(RB),
    F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(NC), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_wide_c[] = {F(US), F(RD), F(P0), F(RA), F(RA_2), F(RC),
    F(RB_2), F(NB), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_wide_bx[] = {F(US), F(RD), F(P0), F(RA), F(RA_2), F(RB),
    F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(IC), F(RC), F(RC_2), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_imad_wide_cx[] = {F(US), F(RD), F(P0), F(RA), F(RA_2), F(RC),
    F(RB_2), F(IB), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lop3[] = {F(PAND), F(P0), F(RD), F(RA), F(RA_2), F(RB),
    F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(LUT), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_shf_b[] = {F(SHD), F(SHW), F(SHT), F(SHHI), F(RD), F(RA),
    F(RA_2), F(RB), F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_shf_c[] = {F(SHD), F(SHW), F(SHT), F(SHHI), F(RD), F(RA),
    F(RA_2), F(RC), F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_prmt_b[] = {F(PMODE), F(RD), F(RA), F(RA_2), F(RB), F(RB_2),
    F(UIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_prmt_c[] = {F(PMODE), F(RD), F(RA), F(RA_2), F(RC), F(RB_2),
    F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sel[] = {F(RD), F(RA), F(RA_2), F(RB), F(RB_2), F(UIMM),
    F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_isetp_n[] = {F(CMP), F(CMPU), F(BOP), F(P0), F(P1), F(RA),
    F(RA_2), F(RB), F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_isetp_x[] = {F(CMP), F(CMPU), F(BOP), F(P0), F(P1), F(RA),
    F(RA_2), F(RB), F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(Q2N), F(Q2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_lea_lo[] = {F(RD), F(P0), F(NA), F(RA), F(RA_2), F(NB),
    F(RB), F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(LEAN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_x[] = {F(RD), F(P0), F(IA), F(RA), F(RA_2), F(IB), F(RB),
    F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(LEAN), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_hi[] = {F(RD), F(P0), F(NA), F(RA), F(RA_2), F(NB),
    F(RB), F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(LEAN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_hx[] = {F(RD), F(P0), F(IA), F(RA), F(RA_2), F(IB),
    F(RB), F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(LEAN), F(Q0N), F(Q0),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_ih[] = {F(RD), F(P0), F(NA), F(RA), F(RA_2), F(RC),
    F(RB_2), F(UIMM), F(LEAN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_ix[] = {F(RD), F(P0), F(IA), F(RA), F(RA_2), F(RC),
    F(RB_2), F(UIMM), F(LEAN), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_popc[] = {F(RD), F(IB), F(RB), F(RB_2), F(UIMM), F(CBANK),
    F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_brev[] = {F(RD), F(RB), F(RB_2), F(UIMM), F(CBANK), F(COFF),
    F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_flo[] = {F(SGU), F(FLSH), F(RD), F(P0), F(IB), F(RB),
    F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iabs[] = {F(RD), F(RB), F(RB_2), F(IMM), F(CBANK), F(COFF),
    F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sgxt[] = {F(WRAP), F(MMU), F(RD), F(RA), F(RA_2), F(RB),
    F(RB_2), F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmsk[] = {F(WRAP), F(RD), F(RA), F(RA_2), F(RB), F(RB_2),
    F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mov[] = {F(RD), F(RB), F(RB_2), F(UIMM), F(CBANK), F(COFF),
    F(UB), F(MSK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imnmx[] = {F(MMU), F(RD), F(RA), F(RA_2), F(RB), F(RB_2),
    F(IMM), F(CBANK), F(COFF), F(UB), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldg_v[] = {F(WIDE), F(EVICT), F(LSIZE), F(LORDER), F(SCOPE),
    F(PRIV), F(P0), F(RD), F(RA), F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldg_t[] = {F(WIDE), F(EVICT), F(LTC), F(LSIZE), F(LORDER),
    F(SCOPE), F(PRIV), F(P0), F(RD), F(RA), F(OFF), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldg_tu[] = {F(WIDE), F(EVICT), F(LTC), F(LSIZE), F(LORDER),
    F(SCOPE), F(PRIV), F(P0), F(RD), F(RA), F(UB), F(OFF), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldg_a[] = {F(WIDE), F(EVICT), F(LTC), F(MSIZE), F(LORD),
    F(P0), F(RD), F(RA), F(OFF), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldg_d[] = {F(EVICT), F(LTC), F(MSIZE), F(LORD), F(P0), F(RD),
    F(RA), F(UB), F(OFF), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld_v[] = {F(WIDE), F(EVICT), F(LSIZE), F(LORDER), F(SCOPE),
    F(PRIV), F(RD), F(RA), F(OFF32), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld_vz[] = {F(WIDE), F(EVICT), F(LSIZE), F(LORDER), F(SCOPE),
    F(PRIV), F(P0), F(RD), F(RA), F(OFF32), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld_t[] = {F(WIDE), F(EVICT), F(LTC), F(LSIZE), F(LORDER),
    F(SCOPE), F(PRIV), F(RD), F(RA), F(OFF32), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld_tz[] = {F(WIDE), F(EVICT), F(LTC), F(LSIZE), F(LORDER),
    F(SCOPE), F(PRIV), F(P0), F(RD), F(RA), F(OFF32), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld_tu[] = {F(WIDE), F(EVICT), F(LTC), F(LSIZE), F(LORDER),
    F(SCOPE), F(PRIV), F(RD), F(RA), F(UB), F(OFF), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld_a[] = {F(WIDE), F(EVICT), F(LTC), F(MSIZE), F(LORD),
    F(RD), F(RA), F(OFF32), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld_d[] = {F(EVICT), F(LTC), F(MSIZE), F(LORD), F(RD), F(RA),
    F(UB), F(OFF), F(NPN), F(NP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stg_v[] = {F(WIDE), F(EVICT), F(MSIZE), F(SORDER), F(SCOPE),
    F(PRIV), F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stg_tu[] = {F(WIDE), F(EVICT), F(MSIZE), F(SORDER), F(SCOPE),
    F(PRIV), F(RA), F(UC), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stg_a[] = {F(WIDE), F(EVICT), F(MSIZE), F(SORD), F(RA),
    F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stg_d[] = {F(EVICT), F(MSIZE), F(SORD), F(RA), F(UC), F(OFF),
    F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_st_v[] = {F(WIDE), F(EVICT), F(MSIZE), F(SORDER), F(SCOPE),
    F(PRIV), F(RA), F(OFF32), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_st_a[] = {F(WIDE), F(EVICT), F(MSIZE), F(SORD), F(RA),
    F(OFF32), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldl_v[] = {F(EVICT), F(MSIZE), F(RD), F(RA), F(OFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ldl_tu[] = {F(EVICT), F(MSIZE), F(RD), F(RA), F(UB), F(OFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stl_v[] = {F(EVICT), F(MSIZE), F(RA), F(OFF), F(RB), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_stl_tu[] = {F(EVICT), F(MSIZE), F(RA), F(UC), F(OFF), F(RB),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_v[] = {F(SU), F(SSIZE), F(RD), F(RA), F(OFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_lds_vz[] = {F(SU), F(SSIZE), F(P0), F(RD), F(RA), F(OFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_t[] = {F(SU), F(SSIZE), F(RD), F(RA), F(SCALE), F(OFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_tz[] = {F(SU), F(SSIZE), F(P0), F(RD), F(RA), F(SCALE),
    F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_tu[] = {F(SU), F(SSIZE), F(RD), F(RA), F(SCALE), F(UB),
    F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_tuz[] = {F(SU), F(SSIZE), F(P0), F(RD), F(RA), F(SCALE),
    F(UB), F(OFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_a[] = {F(SSIZE), F(RD), F(RA), F(SCALE), F(OFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_lds_au[] = {F(SSIZE), F(RD), F(RA), F(SCALE), F(UB), F(OFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sts_v[] = {F(MSIZE), F(RA), F(OFF), F(RB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sts_t[] = {F(MSIZE), F(RA), F(SCALE), F(OFF), F(RB), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_sts_tu[] = {F(MSIZE), F(RA), F(SCALE), F(UC), F(OFF), F(RB),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldc_v[] = {F(CMODE), F(CSIZE), F(RD), F(CBANK), F(RA),
    F(CO16), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldc_x[] = {F(CMODE), F(CSIZE), F(RD), F(UA), F(RC), F(CO16),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_uldc_c[] = {F(CSIZE), F(UD), F(CBANK), F(UCOFF), F(UB),
    F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uldc_i[] = {F(CSIZE), F(UD), F(CBANK), F(UA), F(GUP),
    SLOTS_CTL};
static const struct isadora_slot slots_uldc_io[] = {F(CSIZE), F(UD), F(CBANK), F(UA), F(CO16),
    F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uldc_m[] = {F(CSIZE), F(UD), F(UA), F(ULOFF), F(UQN), F(UQP),
    F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ldsm_r[] = {F(MKIND), F(MCOUNT), F(RD), F(RA), F(OFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ldsm_u[] = {F(MKIND), F(MCOUNT), F(RD), F(RA), F(UB), F(OFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stsm[] = {F(MKIND), F(MCOUNT), F(RA), F(OFF), F(RB), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ldgsts_r[] = {F(BYPASS), F(EVICT), F(GLTC), F(GSIZE),
    F(ZFILL), F(GORD), F(RD), F(SOFF), F(RA), F(UC), F(GOFF), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldgsts_u[] = {F(BYPASS), F(EVICT), F(GLTC), F(GSIZE),
    F(ZFILL), F(GORD), F(RD), F(UC), F(SOFF), F(RA), F(GOFF), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_s2r[] = {F(RD), F(SREG), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cs2r[] = {F(SWIDE), F(RD), F(SREG), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suld_d[] = {F(SBA), F(SDIM), F(EVICT), F(MSIZE), F(SORDER),
    F(SCOPE), F(PRIV), F(LORD), F(SBAD), F(P0), F(RD), F(RA), F(TBANK), F(TWORD), F(TSAM), F(THDR),
    F(TUR), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suld_dr[] = {F(SBA), F(SDIM), F(EVICT), F(MSIZE), F(SORDER),
    F(SCOPE), F(PRIV), F(LORD), F(SBAD), F(P0), F(RD), F(RA), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suld_p[] = {F(SDIM), F(EVICT), F(SORDER), F(SCOPE), F(PRIV),
    F(LORD), F(SMASK), F(SBAD), F(P0), F(RD), F(RA), F(TBANK), F(TWORD), F(TSAM), F(THDR), F(TUR),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suld_pr[] = {F(SDIM), F(EVICT), F(SORDER), F(SCOPE), F(PRIV),
    F(LORD), F(SMASK), F(SBAD), F(P0), F(RD), F(RA), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sust_d[] = {F(SBA), F(SDIM), F(EVICT), F(MSIZE), F(SORDER),
    F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(RA), F(RB), F(TBANK), F(TWORD), F(TSAM), F(THDR), F(TUR),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sust_dr[] = {F(SBA), F(SDIM), F(EVICT), F(MSIZE), F(SORDER),
    F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(RA), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sust_p[] = {F(SDIM), F(EVICT), F(SORDER), F(SCOPE), F(PRIV),
    F(SORD), F(SMASK), F(SBAD), F(RA), F(RB), F(TBANK), F(TWORD), F(TSAM), F(THDR), F(TUR), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_sust_pr[] = {F(SDIM), F(EVICT), F(SORDER), F(SCOPE), F(PRIV),
    F(SORD), F(SMASK), F(SBAD), F(RA), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sured_d[] = {F(SBA), F(SDIM), F(ROP), F(EVICT), F(STYPE),
    F(AORDER), F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(RA), F(RB), F(TBANK), F(TWORD), F(TSAM),
    F(THDR), F(TUR), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sured_dr[] = {F(SBA), F(SDIM), F(ROP), F(EVICT), F(STYPE),
    F(AORDER), F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(RA), F(RB), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_d[] = {F(SBA), F(SDIM), F(AOP), F(EVICT), F(STYPE),
    F(AORDER), F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(P0), F(RD), F(RA), F(RB), F(TBANK), F(TWORD),
    F(TSAM), F(THDR), F(TUR), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_dr[] = {F(SBA), F(SDIM), F(AOP), F(EVICT), F(STYPE),
    F(AORDER), F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(P0), F(RD), F(RA), F(RB), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_suatom_c[] = {F(SBA), F(SDIM), F(EVICT), F(SCTYPE),
    F(AORDER), F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(P0), F(RD), F(RA), F(RB), F(TBANK), F(TWORD),
    F(TSAM), F(THDR), F(TUR), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_cr[] = {F(SBA), F(SDIM), F(EVICT), F(SCTYPE),
    F(AORDER), F(SCOPE), F(PRIV), F(SORD), F(SBAD), F(P0), F(RD), F(RA), F(RB), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_suquery_c[] = {F(SDIM), F(P0), F(RD), F(RA), F(TBANK),
    F(TWORD), F(TSAM), F(THDR), F(TUR), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suquery_r[] = {F(SDIM), F(P0), F(RD), F(RA), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_hmma_884[] = {F(MV4), F(MVT), F(MSTEP), F(MSAT1), F(RD),
    F(NA), F(RA), F(RA_2), F(MROWA), F(NB), F(RB), F(RB_2), F(MROWB), F(RC), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_hmma_t[] = {F(MSHAPE), F(MVD), F(MSAT1), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RB_2), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hmma_a[] = {F(MSHAPE), F(MVD), F(MFMT), F(RD), F(NA), F(RA),
    F(RA_2), F(NB), F(RB), F(RB_2), F(RC), F(RC_2), F(MUP), F(MUPC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imma[] = {F(MISHAPE), F(MIA), F(MIB), F(MSAT), F(RD), F(RA),
    F(RA_2), F(RB), F(RB_2), F(RC), F(RC_2), F(MUP), F(MUPC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bmma[] = {F(MBSHAPE), F(RD), F(RA), F(RA_2), F(RB), F(RB_2),
    F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dmma_a[] = {F(RD), F(RA), F(RA_2), F(RB), F(RB_2), F(RC),
    F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_movm[] = {F(MMSIZE), F(MMKIND), F(RD), F(RA), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_hgmma_hgmma_r[] = {F(RD), F(RA), F(RA_2), F(UB), F(RC),
    F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hgmma_hgmma_d[] = {F(RD), F(UA), F(RC), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_tex_c[] = {F(TSCR), F(TB), F(TF16), F(TLOD), F(TAOFFI),
    F(TDC), F(EVICT), F(TNDV), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TWORD),
    F(TUR), F(THDR), F(TDIM), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tex_i[] = {F(TSCR), F(TB), F(TF16), F(TLOD), F(TAOFFI),
    F(TDC), F(EVICT), F(TNDV), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TSAM),
    F(THDR), F(TDIM), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tex_r[] = {F(TSCR), F(TB), F(TF16), F(TLOD), F(TAOFFI),
    F(TDC), F(EVICT), F(TNDV), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TDIM), F(TMASK),
    F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld_c[] = {F(TSCR), F(TB), F(TF16), F(TLODL), F(TAOFFI),
    F(EVICT), F(TCL), F(TMS), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TWORD),
    F(TUR), F(THDR), F(TDIML), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld_i[] = {F(TSCR), F(TB), F(TF16), F(TLODL), F(TAOFFI),
    F(EVICT), F(TCL), F(TMS), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TSAM),
    F(THDR), F(TDIML), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld_r[] = {F(TSCR), F(TB), F(TF16), F(TLODL), F(TAOFFI),
    F(EVICT), F(TCL), F(TMS), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TDIML), F(TMASK),
    F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld4_c[] = {F(TSCR), F(TCOMP), F(TB), F(TF16), F(TOFF4),
    F(TDC), F(EVICT), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TWORD), F(TUR),
    F(THDR), F(TDIM4), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld4_i[] = {F(TSCR), F(TCOMP), F(TB), F(TF16), F(TOFF4),
    F(TDC), F(EVICT), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TSAM), F(THDR),
    F(TDIM4), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld4_r[] = {F(TSCR), F(TCOMP), F(TB), F(TF16), F(TOFF4),
    F(TDC), F(EVICT), F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TDIM4), F(TMASK), F(THINT),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txd_c[] = {F(TB), F(TF16), F(TLC), F(TAOFFI), F(EVICT),
    F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TWORD), F(TUR), F(THDR), F(TDIML),
    F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txd_i[] = {F(TB), F(TF16), F(TLC), F(TAOFFI), F(EVICT),
    F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TSAM), F(THDR), F(TDIML), F(TMASK),
    F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txd_r[] = {F(TB), F(TF16), F(TLC), F(TAOFFI), F(EVICT),
    F(TNODEP), F(P0), F(RC), F(RD), F(RA), F(RB), F(TDIML), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tmml_c[] = {F(TB), F(TNDV), F(TNODEP), F(RC), F(RD), F(RA),
    F(RB), F(TBANK), F(TWORD), F(TUR), F(THDR), F(TDIM), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tmml_i[] = {F(TB), F(TNDV), F(TNODEP), F(RC), F(RD), F(RA),
    F(RB), F(TBANK), F(TSAM), F(THDR), F(TDIM), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tmml_r[] = {F(TB), F(TNDV), F(TNODEP), F(RC), F(RD), F(RA),
    F(RB), F(TDIM), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txq_c[] = {F(TB), F(TNODEP), F(RC), F(RD), F(RA), F(TQ),
    F(TBANK), F(TWORD), F(TUR), F(THDR), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txq_i[] = {F(TB), F(TNODEP), F(RC), F(RD), F(RA), F(TQ),
    F(TBANK), F(TSAM), F(THDR), F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txq_r[] = {F(TB), F(TNODEP), F(RC), F(RD), F(RA), F(TQ),
    F(TMASK), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_footprint_c[] = {F(TSCR), F(TB), F(TLOD), F(TNODEP), F(P0),
    F(RC), F(RD), F(RA), F(RB), F(TBANK), F(TWORD), F(TUR), F(THDR), F(TSAM), F(TDIMF), F(THINT),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_footprint_r[] = {F(TSCR), F(TB), F(TLOD), F(TNODEP), F(P0),
    F(RC), F(RD), F(RA), F(RB), F(TDIMF), F(THINT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_uiadd3_n[] = {F(UD), F(U0), F(U1), F(NA), F(UA), F(NB),
    F(UB), F(IMM), F(NC), F(UC), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uiadd3_x[] = {F(UD), F(U0), F(U1), F(IA), F(UA), F(IB),
    F(UB), F(IMM), F(IC), F(UC), F(Q0N), F(V0), F(Q1N), F(V1), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uimad_b[] = {F(US), F(UD), F(UA), F(UB), F(IMM), F(NC),
    F(UC), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uimad_c[] = {F(US), F(UD), F(UA), F(UC), F(IMM), F(GUP),
    SLOTS_CTL};
static const struct isadora_slot slots_uimad_bx[] = {F(US), F(UD), F(UA), F(UB), F(IMM), F(IC),
    F(UC), F(Q0N), F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uimad_cx[] = {F(US), F(UD), F(UA), F(UC), F(IMM), F(Q0N),
    F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uimad_wide_b[] = {F(US), F(UD), F(U0), F(UA), F(UB), F(IMM),
    F(NC), F(UC), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uimad_wide_bx[] = {F(US), F(UD), F(U0), F(UA), F(UB), F(IMM),
    F(IC), F(UC), F(Q0N), F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uisetp_n[] = {F(CMP), F(CMPU), F(BOP), F(U0), F(U1), F(UA),
    F(UB), F(IMM), F(Q0N), F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uisetp_o[] = {F(CMP), F(CMPU), F(BOP), F(U0), F(U1), F(UA),
    F(UB), F(IMM), F(Q0N), F(V0), F(Q2N), F(V2), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulea_lo[] = {F(UD), F(U0), F(NA), F(UA), F(NB), F(UB),
    F(UIMM), F(LEAN), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulea_x[] = {F(UD), F(U0), F(IA), F(UA), F(IB), F(UB),
    F(UIMM), F(LEAN), F(Q0N), F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulea_hi[] = {F(UD), F(U0), F(NA), F(UA), F(NB), F(UB),
    F(UIMM), F(UC), F(LEAN), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulea_hx[] = {F(UD), F(U0), F(IA), F(UA), F(IB), F(UB),
    F(UIMM), F(UC), F(LEAN), F(Q0N), F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulea_ih[] = {F(UD), F(U0), F(NA), F(UA), F(UC), F(UIMM),
    F(LEAN), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulea_ix[] = {F(UD), F(U0), F(IA), F(UA), F(UC), F(UIMM),
    F(LEAN), F(Q0N), F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ulop3[] = {F(PAND), F(U0), F(UD), F(UA), F(UB), F(UIMM),
    F(UC), F(LUT), F(Q0N), F(V0), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ushf_b[] = {F(SHD), F(SHW), F(SHT), F(SHHI), F(UD), F(UA),
    F(UB), F(UIMM), F(UC), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ushf_c[] = {F(SHD), F(SHW), F(SHT), F(SHHI), F(UD), F(UA),
    F(UC), F(UIMM), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uprmt[] = {F(UPMODE), F(UD), F(UA), F(UB), F(UIMM), F(UC),
    F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_usel[] = {F(UD), F(UA), F(UB), F(UIMM), F(Q0N), F(V0),
    F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_umov[] = {F(UD), F(UB), F(UIMM), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_upopc[] = {F(UD), F(IB), F(UB), F(UIMM), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uflo[] = {F(SGU), F(FLSH), F(UD), F(U0), F(IB), F(UB),
    F(UIMM), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_usgxt[] = {F(WRAP), F(MMU), F(UD), F(UA), F(UB), F(UIMM),
    F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_ubmsk[] = {F(WRAP), F(UD), F(UA), F(UB), F(UIMM), F(GUP),
    SLOTS_CTL};
static const struct isadora_slot slots_uplop3[] = {F(U0), F(U1), F(Q0N), F(V0), F(Q1N), F(V1),
    F(Q2N), F(V2), F(LUT1), F(LUT2), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uplop3_sign_one[] = {F(U0), F(U1), F(Q0N), F(V0), F(UB),
    F(Q2N), F(V2), F(LUT), F(LUT2), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uplop3_sign_two[] = {F(U0), F(U1), F(Q0N), F(V0), F(UB),
    F(UC), F(LUT), F(LUT2), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uplop3_sign_all[] = {F(U0), F(U1), F(UA), F(UB), F(UC),
    F(LUT), F(LUT2), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uclea[] = {F(UD), F(U0), F(UA), F(UB), F(UIMM), F(UCLN),
    F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_up2ur[] = {F(PRPART), F(UD), F(UA), F(UB), F(UIMM), F(GUP),
    SLOTS_CTL};
static const struct isadora_slot slots_ur2up[] = {F(UA), F(UB), F(UIMM), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_uf2fp[] = {F(UD), F(UA), F(UB), F(UIMM), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_r2ur_o[] = {F(ROR), F(P0), F(UD), F(RA), F(RA_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_s2ur[] = {F(UD), F(SREG), F(GUP), SLOTS_CTL};
static const struct isadora_slot slots_vabsdiff_b[] = {F(VU32), F(RD), F(P0), F(RA), F(RA_2), F(RB),
    F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vabsdiff_c[] = {F(VU32), F(RD), F(P0), F(RA), F(RA_2), F(RC),
    F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vabsdiff4_b[] = {F(VU8), F(VACC), F(RD), F(P0), F(RA),
    F(RA_2), F(RB), F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vabsdiff4_c[] = {F(VU8), F(VACC), F(RD), F(P0), F(RA),
    F(RA_2), F(RC), F(RB_2), F(IMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_idp_a4[] = {F(DPA), F(DPB), F(RD), F(RA), F(RA_2), F(RB),
    F(RB_2), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(NC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_idp_a2[] = {F(DPHI), F(DPA2), F(DPB), F(RD), F(RA), F(RA_2),
    F(RB), F(RB_2), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(NC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vote[] = {F(VMODE), F(RD), F(P0), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_voteu[] = {F(VMODE), F(UD), F(U0), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_match_any[] = {F(MU64), F(RD), F(RA), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_match_all[] = {F(MU64), F(P0), F(RD), F(RA), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_shfl[] = {F(SMODE), F(P0), F(RD), F(RA), F(RB), F(SLANE),
    F(RC), F(SCLAMP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_redux[] = {F(RDXOP), F(RDXS), F(UD), F(RA), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_elect[] = {F(P0), F(UD), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_p2r[] = {F(PRPART), F(RD), F(RA), F(RA_2), F(RB), F(RB_2),
    F(IMM), F(UIMM), F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_r2p[] = {F(RA), F(PRPART), F(RB), F(RB_2), F(IMM), F(UIMM),
    F(CBANK), F(COFF), F(UB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_plop3[] = {F(P0), F(P1), F(Q0N), F(Q0), F(Q1N), F(Q1),
    F(Q2N), F(Q2), F(UP2), F(LUT1), F(LUT2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_plop3_sign_one[] = {F(P0), F(P1), F(Q0N), F(Q0), F(RB),
    F(RB_2), F(CBANK), F(COFF), F(UB), F(Q2N), F(Q2), F(LUT), F(LUT2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_plop3_sign_two[] = {F(P0), F(P1), F(Q0N), F(Q0), F(RB),
    F(RB_2), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(LUT), F(LUT2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_plop3_sign_all[] = {F(P0), F(P1), F(RA), F(RA_2), F(RB),
    F(RB_2), F(CBANK), F(COFF), F(UB), F(RC), F(RC_2), F(LUT), F(LUT2), F(GP), SLOTS_CTL};

static const char *const lines_N_ATYPE3[] = {"ATYPE3"};
#define C_N_ATYPE3(role) {"N_ATYPE3", role, lines_N_ATYPE3, 1}
static const char *const lines_HOW70[] = {"AORDER{SCOPE}PRIV"};
#define C_HOW70(role) {"HOW70", role, lines_HOW70, 1}
static const char *const lines_ARE[] = {"[$R[Ra]]", "[$R[Ra]+OFF]", "[OFF]"};
#define C_ARE(role) {"ARE", role, lines_ARE, 3}
static const char *const lines_GUARD[] = {"", "@$P[GP]", "@!$P[GP]"};
#define C_GUARD(role) {"GUARD", role, lines_GUARD, 3}
static const char *const lines_MARKS[] = {""};
#define C_MARKS(role) {"MARKS", role, lines_MARKS, 1}
static const char *const lines_CTL[] = {"", "{STALLS,NOY,SETS,FREES,W1,W2,W3,W4,W5,W6}"};
#define C_CTL(role) {"CTL", role, lines_CTL, 2}
static const char *const lines_STALLS[] = {"", "!STALL"};
#define C_STALLS(role) {"STALLS", role, lines_STALLS, 2}
static const char *const lines_SETS[] = {"", "+{WBAR+1}.W"};
#define C_SETS(role) {"SETS", role, lines_SETS, 2}
static const char *const lines_FREES[] = {"", "+{RBAR+1}.R"};
#define C_FREES(role) {"FREES", role, lines_FREES, 2}
static const struct isadora_choice choices_atom_v[] = {C_N_ATYPE3("n"), C_HOW70(NULL), C_ARE("a"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AT[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]",
    "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$UR[Uc]]", "[$UR[Uc]+OFF]"};
#define C_AT(role) {"AT", role, lines_AT, 6}
static const struct isadora_choice choices_atom_tu[] = {C_N_ATYPE3("n"), C_HOW70(NULL), C_AT("a"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_N_ATYPE4[] = {"ATYPE4"};
#define C_N_ATYPE4(role) {"N_ATYPE4", role, lines_N_ATYPE4, 1}
static const char *const lines_MARKS_2[] = {"", "", "\?PM1", "\?PM2", "\?PM3"};
#define C_MARKS_2(role) {"MARKS", role, lines_MARKS_2, 5}
static const struct isadora_choice choices_atom_a[] = {C_N_ATYPE4("n"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_WU[] = {".E", ""};
#define C_WU(role) {"WU", role, lines_WU, 2}
static const char *const lines_AG[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]",
    "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]",
    "desc[$UR[Uc]][$R[Ra].64]", "desc[$UR[Uc]][$R[Ra].64+OFF]"};
#define C_AG(role) {"AG", role, lines_AG, 8}
static const char *const lines_DESC[] = {"", "", "", "{desc $UR[Uc]}"};
#define C_DESC(role) {"DESC", role, lines_DESC, 4}
static const struct isadora_choice choices_atom_d[] = {C_WU(NULL), C_N_ATYPE4("n"), C_AG("a"),
    C_DESC("d"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_N_ATYPE9[] = {"ATYPE9"};
#define C_N_ATYPE9(role) {"N_ATYPE9", role, lines_N_ATYPE9, 1}
static const char *const lines_MARKS_3[] = {"", "\?PM1", "\?PM2", "\?PM3"};
#define C_MARKS_3(role) {"MARKS", role, lines_MARKS_3, 4}
static const struct isadora_choice choices_atom_h[] = {C_N_ATYPE9("n"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AG_2[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]",
    "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]"};
#define C_AG_2(role) {"AG", role, lines_AG_2, 6}
static const char *const lines_DESC_2[] = {"", "", "{desc $UR[Uc]}"};
#define C_DESC_2(role) {"DESC", role, lines_DESC_2, 3}
static const struct isadora_choice choices_atom_hd[] = {C_WU(NULL), C_N_ATYPE9("n"), C_AG_2("a"),
    C_DESC_2("d"), C_GUARD(NULL), C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_N_FTYPE[] = {"FTYPE"};
#define C_N_FTYPE(role) {"N_FTYPE", role, lines_N_FTYPE, 1}
static const struct isadora_choice choices_atom_f[] = {C_N_FTYPE("n"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atom_fd[] = {C_WU(NULL), C_N_FTYPE("n"), C_AG_2("a"),
    C_DESC_2("d"), C_GUARD(NULL), C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_CASOP[] = {"CAST", "CAST", "CAST.SPIN"};
#define C_CASOP(role) {"CASOP", role, lines_CASOP, 3}
static const char *const lines_N_CTYPE3[] = {"CTYPE3"};
#define C_N_CTYPE3(role) {"N_CTYPE3", role, lines_N_CTYPE3, 1}
static const struct isadora_choice choices_atom_cv[] = {C_CASOP(NULL), C_N_CTYPE3("n"),
    C_HOW70(NULL), C_ARE("a"), C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_N_CTYPE4[] = {"CTYPE4"};
#define C_N_CTYPE4(role) {"N_CTYPE4", role, lines_N_CTYPE4, 1}
static const struct isadora_choice choices_atom_ca[] = {C_CASOP(NULL), C_N_CTYPE4("n"), C_ARE("a"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_N_CTYPE9[] = {"CTYPE9"};
#define C_N_CTYPE9(role) {"N_CTYPE9", role, lines_N_CTYPE9, 1}
static const struct isadora_choice choices_atom_ch[] = {C_CASOP(NULL), C_N_CTYPE9("n"), C_ARE("a"),
    C_GUARD(NULL), C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atomg_cv[] = {C_N_CTYPE3("n"), C_HOW70(NULL), C_ARE("a"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atomg_ca[] = {C_N_CTYPE4("n"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atomg_ch[] = {C_N_CTYPE9("n"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_N_RTYPE9[] = {"RTYPE9"};
#define C_N_RTYPE9(role) {"N_RTYPE9", role, lines_N_RTYPE9, 1}
static const struct isadora_choice choices_redg_h[] = {C_N_RTYPE9("n"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_redg_hd[] = {C_WU(NULL), C_N_RTYPE9("n"), C_AG_2("a"),
    C_DESC_2("d"), C_GUARD(NULL), C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_N_STYPE2[] = {"STYPE2"};
#define C_N_STYPE2(role) {"N_STYPE2", role, lines_N_STYPE2, 1}
static const char *const lines_AR[] = {"[$R[Ra]]", "[$R[Ra]+OFF]", "[OFF]"};
#define C_AR(role) {"AR", role, lines_AR, 3}
static const struct isadora_choice choices_atoms_v[] = {C_N_STYPE2("n"), C_AR("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ARS[] = {"[$R[Ra]SCALE]", "[$R[Ra]SCALE+OFF]", "[$R[Ra]SCALE+OFF]",
    "[OFF]"};
#define C_ARS(role) {"ARS", role, lines_ARS, 4}
static const struct isadora_choice choices_atoms_t[] = {C_N_STYPE2("n"), C_ARS("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atoms_a[] = {C_N_STYPE2("n"), C_ARS("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ALS[] = {"[$R[Ra]SCALE+$UR[Uc]]", "[$R[Ra]SCALE+$UR[Uc]+OFF]",
    "[$R[Ra]SCALE+$UR[Uc]]", "[$R[Ra]SCALE+$UR[Uc]+OFF]", "[$UR[Uc]]", "[$UR[Uc]+OFF]"};
#define C_ALS(role) {"ALS", role, lines_ALS, 6}
static const struct isadora_choice choices_atoms_tu[] = {C_N_STYPE2("n"), C_ALS("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atoms_h[] = {C_N_ATYPE9("n"), C_ARS("a"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atoms_hu[] = {C_N_ATYPE9("n"), C_ALS("a"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_N_SCTYPE2[] = {"SCTYPE2"};
#define C_N_SCTYPE2(role) {"N_SCTYPE2", role, lines_N_SCTYPE2, 1}
static const struct isadora_choice choices_atoms_cv[] = {C_CASOP(NULL), C_N_SCTYPE2("n"), C_AR("a"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atoms_ct[] = {C_CASOP(NULL), C_N_SCTYPE2("n"),
    C_ARS("a"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_atoms_ch[] = {C_CASOP(NULL), C_N_CTYPE9("n"), C_ARS("a"),
    C_GUARD(NULL), C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atoms_p[] = {C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_atoms_hp[] = {C_GUARD(NULL), C_MARKS_3(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_PX[] = {"", "Q0N$P[Q0]", "Q0N$P[Q0]"};
#define C_PX(role) {"PX", role, lines_PX, 3}
static const struct isadora_choice choices_bssy[] = {C_PX("q"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_MB[] = {"$R[Rb]", "UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]",
    "$UR[Ub]"};
#define C_MB(role) {"MB", role, lines_MB, 5}
static const struct isadora_choice choices_bmov_b[] = {C_MB("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_MLR[] = {"$R[Rb]", "LONG", "LONGH", "c[CBANK][COFF]",
    "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_MLR(role) {"MLR", role, lines_MLR, 6}
static const struct isadora_choice choices_bmov_l[] = {C_MLR("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_bmov_rb[] = {C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SYN[] = {"", "SYNCS"};
#define C_SYN(role) {"SYN", role, lines_SYN, 2}
static const char *const lines_NAP[] = {"$R[Rb]", "UIMM", "UIMM", "c[CBANK][COFF]",
    "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_NAP(role) {"NAP", role, lines_NAP, 6}
static const struct isadora_choice choices_nanosleep_n[] = {C_SYN(NULL), C_PX("q"), C_NAP("n"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_nanosleep_c[] = {C_SYN(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_EXCLUSIVE[] = {"EXCL", ""};
#define C_EXCLUSIVE(role) {"EXCLUSIVE", role, lines_EXCLUSIVE, 2}
static const struct isadora_choice choices_warpsync_r[] = {C_EXCLUSIVE(NULL), C_PX("q"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_MI[] = {"UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_MI(role) {"MI", role, lines_MI, 4}
static const struct isadora_choice choices_warpsync_m[] = {C_PX("q"), C_MI("m"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_warpsync_h[] = {C_PX("q"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_BARO[] = {"$R[Rb], $R[Rb]", "$R[Rb]", "$R[Rb], BCNT", "BID, $R[Rb]",
    "BID", "BID, BCNT"};
#define C_BARO(role) {"BARO", role, lines_BARO, 6}
static const struct isadora_choice choices_bar_sync[] = {C_BARO("b"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_BARA[] = {"$R[Rb], $R[Rb]", "$R[Rb], BCNT", "BID, $R[Rb]",
    "BID, BCNT"};
#define C_BARA(role) {"BARA", role, lines_BARA, 4}
static const struct isadora_choice choices_bar_arv[] = {C_BARA("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_QA[] = {"Q0N$P[Q0]"};
#define C_QA(role) {"QA", role, lines_QA, 1}
static const struct isadora_choice choices_bar_red[] = {C_BARO("b"), C_QA("q"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_PO[] = {"", "$P[P0]"};
#define C_PO(role) {"PO", role, lines_PO, 2}
static const struct isadora_choice choices_b2r_r[] = {C_PO("p"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_NO_P[] = {""};
#define C_NO_P(role) {"NO_P", role, lines_NO_P, 1}
static const struct isadora_choice choices_b2r_b[] = {C_NO_P("p"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_DLIST[] = {"", "{5,D4,D3,D2,D1,D0}", "{4,D3,D2,D1,D0}",
    "{3,D2,D1,D0}", "{2,D1,D0}", "{1,D0}", "{0}"};
#define C_DLIST(role) {"DLIST", role, lines_DLIST, 7}
static const struct isadora_choice choices_depbar_le[] = {C_DLIST(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ML[] = {"LONG", "LONGH", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]",
    "$UR[Ub]"};
#define C_ML(role) {"ML", role, lines_ML, 5}
static const struct isadora_choice choices_rpcmov_l[] = {C_ML("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AL[] = {"[$R[Ra]+$UR[Uc]]", "[$R[Ra]+$UR[Uc]+OFF]", "[$UR[Uc]]",
    "[$UR[Uc]+OFF]"};
#define C_AL(role) {"AL", role, lines_AL, 4}
static const struct isadora_choice choices_syncs_arr[] = {C_AL("a"), C_GUARD(NULL), C_MARKS_3(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SYAT[] = {"[$UR[Ua]]", "[$UR[Ua]+OFF]"};
#define C_SYAT(role) {"SYAT", role, lines_SYAT, 2}
static const char *const lines_UGUARD[] = {"", "@$UP[GUP]", "@!$UP[GUP]"};
#define C_UGUARD(role) {"UGUARD", role, lines_UGUARD, 3}
static const struct isadora_choice choices_syncs_x[] = {C_SYAT("a"), C_UGUARD(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_arrives[] = {C_AL("a"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AU[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]",
    "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]"};
#define C_AU(role) {"AU", role, lines_AU, 4}
static const struct isadora_choice choices_stas[] = {C_AU("a"), C_GUARD(NULL), C_MARKS_3(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ublkcp[] = {C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AR32[] = {"[$R[Ra]]", "[$R[Ra]+OFF32]", "[OFF32]"};
#define C_AR32(role) {"AR32", role, lines_AR32, 3}
static const struct isadora_choice choices_cctl_v[] = {C_AR32("a"), C_GUARD(NULL), C_MARKS(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_cctl_t[] = {C_AR32("a"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AL_2[] = {"[$R[Ra]+$UR[Ub]]", "[$R[Ra]+$UR[Ub]+OFF]", "[$UR[Ub]]",
    "[$UR[Ub]+OFF]"};
#define C_AL_2(role) {"AL", role, lines_AL_2, 4}
static const struct isadora_choice choices_cctl_u[] = {C_AL_2("a"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_cctll_v[] = {C_AR("a"), C_GUARD(NULL), C_MARKS(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_cctll_t[] = {C_AR("a"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_QSP[] = {"QSPACE"};
#define C_QSP(role) {"QSP", role, lines_QSP, 1}
static const struct isadora_choice choices_qspc_v[] = {C_QSP("s"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_QSP_2[] = {"QSPACE", "QSPACE9"};
#define C_QSP_2(role) {"QSP", role, lines_QSP_2, 2}
static const struct isadora_choice choices_qspc_t[] = {C_QSP_2("s"), C_ARE("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AT_2[] = {"[$R[Ra].U32+$UR[Ub]]", "[$R[Ra].U32+$UR[Ub]+OFF]",
    "[$R[Ra].64+$UR[Ub]]", "[$R[Ra].64+$UR[Ub]+OFF]", "[$UR[Ub]]", "[$UR[Ub]+OFF]"};
#define C_AT_2(role) {"AT", role, lines_AT_2, 6}
static const struct isadora_choice choices_qspc_tu[] = {C_QSP("s"), C_AT_2("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AU_2[] = {"[$R[Ra].U32+$UR[Ub]]", "[$R[Ra].U32+$UR[Ub]+OFF]",
    "[$R[Ra].64+$UR[Ub]]", "[$R[Ra].64+$UR[Ub]+OFF]"};
#define C_AU_2(role) {"AU", role, lines_AU_2, 4}
static const struct isadora_choice choices_qspc_u[] = {C_QSP_2("s"), C_AU_2("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UPO[] = {"", "$UP[U0]"};
#define C_UPO(role) {"UPO", role, lines_UPO, 2}
static const char *const lines_UC6[] = {"$UR[Uc]"};
#define C_UC6(role) {"UC6", role, lines_UC6, 1}
static const struct isadora_choice choices_usetmaxreg_u[] = {C_UPO("p"), C_UC6("r"), C_UGUARD(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_usetmaxreg_i[] = {C_UPO("p"), C_UGUARD(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UD[] = {"$UR[Ud]"};
#define C_UD(role) {"UD", role, lines_UD, 1}
static const struct isadora_choice choices_ulepc_n[] = {C_UD("d"), C_UGUARD(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_TO[] = {"REL", "RELH"};
#define C_TO(role) {"TO", role, lines_TO, 2}
static const struct isadora_choice choices_bra_b[] = {C_PX("q"), C_TO("to"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UNIP[] = {"BUPN$UP[BUP]"};
#define C_UNIP(role) {"UNIP", role, lines_UNIP, 1}
static const struct isadora_choice choices_bra_u[] = {C_PX("q"), C_UNIP("v"), C_TO("to"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_PLACE[] = {"AT34", "ATH"};
#define C_PLACE(role) {"PLACE", role, lines_PLACE, 2}
static const struct isadora_choice choices_jmp_b[] = {C_PX("q"), C_PLACE("to"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CB[] = {"c[CBANK][COFF]", "cx[$UR[Ub]][COFF]"};
#define C_CB(role) {"CB", role, lines_CB, 2}
static const struct isadora_choice choices_jmp_c[] = {C_PX("q"), C_CB("to"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_jmp_u[] = {C_PX("q"), C_UNIP("v"), C_PLACE("to"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_JC[] = {"c[CBANK][COFF]"};
#define C_JC(role) {"JC", role, lines_JC, 1}
static const struct isadora_choice choices_jmp_uc[] = {C_PX("q"), C_UNIP("v"), C_JC("to"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_BY[] = {"", "FAR", "", "FARH"};
#define C_BY(role) {"BY", role, lines_BY, 4}
static const struct isadora_choice choices_brx[] = {C_PX("q"), C_BY("d"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_call_r[] = {C_PX("q"), C_BY("to"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_BPN[] = {"", "BPNUM"};
#define C_BPN(role) {"BPN", role, lines_BPN, 2}
static const struct isadora_choice choices_bpt[] = {C_BPN("n"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CS32[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "FIMM", "NB{CB}", "NB|CB|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_CS32(role) {"CS32", role, lines_CS32, 7}
static const char *const lines_C77[] = {"", "", ""};
#define C_C77(role) {"C77", role, lines_C77, 3}
static const struct isadora_choice choices_f2f_n[] = {C_CS32("b"), C_CB(NULL), C_CB(NULL),
    C_C77(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_CS16[] = {"NB$R[Rb]RB{CHALF}", "NB|$R[Rb]|RB{CHALF}", "HIL",
    "NB{CB}CHALF", "NB|CB|CHALF", "NB$UR[Ub]CHALF", "NB|$UR[Ub]|CHALF"};
#define C_CS16(role) {"CS16", role, lines_CS16, 7}
static const struct isadora_choice choices_f2f_w[] = {C_CS16("b"), C_CB(NULL), C_CB(NULL),
    C_C77(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_CS64[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "DIMM", "NB{CD}", "NB|CD|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_CS64(role) {"CS64", role, lines_CS64, 7}
static const char *const lines_CD[] = {"c[CBANK][COFF]", "cx[$UR[Ub]][COFF]"};
#define C_CD(role) {"CD", role, lines_CD, 2}
static const struct isadora_choice choices_f2f_nd[] = {C_CS64("b"), C_CD(NULL), C_CD(NULL),
    C_C77(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_C86[] = {"", ""};
#define C_C86(role) {"C86", role, lines_C86, 2}
static const struct isadora_choice choices_f2i_h[] = {C_CS16("b"), C_CB(NULL), C_CB(NULL),
    C_C86(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_f2i_s[] = {C_CS32("b"), C_CB(NULL), C_CB(NULL),
    C_C86(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_f2i_d[] = {C_CS64("b"), C_CD(NULL), C_CD(NULL),
    C_C86(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_CI8[] = {"$R[Rb]RB{CBYTE}", "CB{CBYTE}", "$UR[Ub]CBYTE"};
#define C_CI8(role) {"CI8", role, lines_CI8, 3}
static const char *const lines_C77I[] = {"", ""};
#define C_C77I(role) {"C77I", role, lines_C77I, 2}
static const struct isadora_choice choices_i2f_b[] = {C_CI8("b"), C_CB(NULL), C_C77I(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CI16[] = {"$R[Rb]RB{CHALF}", "CB{CHALF}", "$UR[Ub]CHALF"};
#define C_CI16(role) {"CI16", role, lines_CI16, 3}
static const struct isadora_choice choices_i2f_h[] = {C_CI16("b"), C_CB(NULL), C_C77I(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SBU[] = {"$R[Rb]RB", "UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]",
    "$UR[Ub]"};
#define C_SBU(role) {"SBU", role, lines_SBU, 5}
static const struct isadora_choice choices_i2f_w[] = {C_SBU("b"), C_C77I(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CI64[] = {"$R[Rb]RB", "UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]",
    "$UR[Ub]"};
#define C_CI64(role) {"CI64", role, lines_CI64, 5}
static const struct isadora_choice choices_i2f_d[] = {C_CI64("b"), C_C77I(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_C77R[] = {"", ""};
#define C_C77R(role) {"C77R", role, lines_C77R, 2}
static const struct isadora_choice choices_frnd_h[] = {C_CS16("b"), C_CB(NULL), C_CB(NULL),
    C_C77R(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_frnd_s[] = {C_CS32("b"), C_CB(NULL), C_CB(NULL),
    C_C77R(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_frnd_d[] = {C_CS64("b"), C_CD(NULL), C_CD(NULL),
    C_C77R(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_i2i[] = {C_SBU("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CPACK[] = {"CSATF{CRELU}CBF", "CSATF{CRELU}CBF",
    "CSATF{CRELU}.F16.F32", "CSATF{CRELU}.BF16.F32", "CSATF{CRELU}.E5M2.F32"};
#define C_CPACK(role) {"CPACK", role, lines_CPACK, 5}
static const char *const lines_CX[] = {"$R[Rb]RB", "FIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]",
    "$UR[Ub]"};
#define C_CX(role) {"CX", role, lines_CX, 5}
static const struct isadora_choice choices_f2fp_p[] = {C_CPACK(NULL), C_CX("b"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CPACK_2[] = {"CSATF{CRELU}CBF", "CSATF{CRELU}CBF"};
#define C_CPACK_2(role) {"CPACK", role, lines_CPACK_2, 2}
static const struct isadora_choice choices_f2fp_rs[] = {C_CPACK_2(NULL), C_CX("b"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CXT[] = {"FIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_CXT(role) {"CXT", role, lines_CXT, 4}
static const struct isadora_choice choices_f2fp_mc[] = {C_CPACK(NULL), C_CXT("c"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CIP[] = {"CIPT.F32{CIPR}CIPN{CRELU}"};
#define C_CIP(role) {"CIP", role, lines_CIP, 1}
static const struct isadora_choice choices_f2ip_b[] = {C_CIP(NULL), C_CX("b"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_f2ip_c[] = {C_CIP(NULL), C_CXT("c"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_i2fp[] = {C_SBU("b"), C_GUARD(NULL), C_MARKS_3(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CIPS[] = {".SAT", "CPSX", "CPSH"};
#define C_CIPS(role) {"CIPS", role, lines_CIPS, 3}
static const char *const lines_CIPC[] = {"", ".H1"};
#define C_CIPC(role) {"CIPC", role, lines_CIPC, 2}
static const struct isadora_choice choices_i2ip_b[] = {C_CIPS(NULL), C_SBU("b"), C_CIPC(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_i2ip_n[] = {C_CIPS(NULL), C_SBU("b"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_DA[] = {"NA$R[Ra]RA", "NA|$R[Ra]|RA"};
#define C_DA(role) {"DA", role, lines_DA, 2}
static const char *const lines_DC[] = {"NC$R[Rc]RC", "NC|$R[Rc]|RC"};
#define C_DC(role) {"DC", role, lines_DC, 2}
static const struct isadora_choice choices_dadd_r[] = {C_DA("a"), C_DC("b"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_DT[] = {"DIMM", "NB{CD}", "NB|CD|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_DT(role) {"DT", role, lines_DT, 5}
static const struct isadora_choice choices_dadd_c[] = {C_DA("a"), C_DT("b"), C_CD(NULL), C_CD(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_DB[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "DIMM", "NB{CD}", "NB|CD|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_DB(role) {"DB", role, lines_DB, 7}
static const struct isadora_choice choices_dmul[] = {C_DA("a"), C_DB("b"), C_CD(NULL), C_CD(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_dfma_b[] = {C_DA("a"), C_DB("b"), C_CD(NULL), C_CD(NULL),
    C_DC("c"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_DCB[] = {"NC$R[Rc]RB", "NC|$R[Rc]|RB"};
#define C_DCB(role) {"DCB", role, lines_DCB, 2}
static const struct isadora_choice choices_dfma_c[] = {C_DA("a"), C_DCB("b"), C_DT("c"), C_CD(NULL),
    C_CD(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_DL[] = {"NB$R[Rb]RC", "NB|$R[Rb]|RC", "DIMM", "NB{CD}", "NB|CD|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_DL(role) {"DL", role, lines_DL, 7}
static const struct isadora_choice choices_dsetp[] = {C_DA("a"), C_DL("b"), C_CD(NULL), C_CD(NULL),
    C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_FA[] = {"NA$R[Ra]RA", "NA|$R[Ra]|RA"};
#define C_FA(role) {"FA", role, lines_FA, 2}
static const char *const lines_FL[] = {"NB$R[Rb]RC", "NB|$R[Rb]|RC", "FIMM", "NB{CB}", "NB|CB|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_FL(role) {"FL", role, lines_FL, 7}
static const struct isadora_choice choices_fadd[] = {C_FA("a"), C_FL("b"), C_CB(NULL), C_CB(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_FB[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "FIMM", "NB{CB}", "NB|CB|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_FB(role) {"FB", role, lines_FB, 7}
static const struct isadora_choice choices_fmul[] = {C_FA("a"), C_FB("b"), C_CB(NULL), C_CB(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_FC[] = {"NC$R[Rc]RC", "NC|$R[Rc]|RC"};
#define C_FC(role) {"FC", role, lines_FC, 2}
static const struct isadora_choice choices_ffma_b[] = {C_FA("a"), C_FB("b"), C_CB(NULL), C_CB(NULL),
    C_FC("c"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_FCB[] = {"NC$R[Rc]RB", "NC|$R[Rc]|RB"};
#define C_FCB(role) {"FCB", role, lines_FCB, 2}
static const char *const lines_FT[] = {"FIMM", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_FT(role) {"FT", role, lines_FT, 5}
static const struct isadora_choice choices_ffma_c[] = {C_FA("a"), C_FCB("b"), C_FT("c"), C_CB(NULL),
    C_CB(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_FMMOD[] = {"FTZ", "FTZ{FNAN}", "FTZ{FNAN}FXORS", "FTZ{FNAN}FXORS"};
#define C_FMMOD(role) {"FMMOD", role, lines_FMMOD, 4}
static const struct isadora_choice choices_fmnmx_n[] = {C_FMMOD("m"), C_NO_P("t"), C_FA("a"),
    C_FB("b"), C_CB(NULL), C_CB(NULL), C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_fmnmx_isa[] = {C_FA("a"), C_FB("b"), C_CB(NULL),
    C_CB(NULL), C_QA("q"), C_GUARD(NULL), C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_fsel[] = {C_FA("a"), C_FB("b"), C_CB(NULL), C_CB(NULL),
    C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_FMUT[] = {"", "MUH", "MUT"};
#define C_FMUT(role) {"FMUT", role, lines_FMUT, 3}
static const char *const lines_FB_2[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "NB{CB}", "NB|CB|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_FB_2(role) {"FB", role, lines_FB_2, 6}
static const struct isadora_choice choices_mufu_r[] = {C_FMUT(NULL), C_FB_2("b"), C_CB(NULL),
    C_CB(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_FMUS[] = {"", "", ""};
#define C_FMUS(role) {"FMUS", role, lines_FMUS, 3}
static const struct isadora_choice choices_mufu_s[] = {C_FMUS(NULL), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_FMUHALF[] = {".F16", ".F16", ".BF16"};
#define C_FMUHALF(role) {"FMUHALF", role, lines_FMUHALF, 3}
static const struct isadora_choice choices_mufu_h[] = {C_FMUHALF(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ARB[] = {"", "$R[Rb]"};
#define C_ARB(role) {"ARB", role, lines_ARB, 2}
static const struct isadora_choice choices_ald_a[] = {C_ARB("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ARC[] = {"", "$R[Rc]"};
#define C_ARC(role) {"ARC", role, lines_ARC, 2}
static const struct isadora_choice choices_ast_a[] = {C_ARC("c"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_IPAPLACE[] = {"", "IFROM", "c[CBANK][COFF]"};
#define C_IPAPLACE(role) {"IPAPLACE", role, lines_IPAPLACE, 3}
static const struct isadora_choice choices_ipa_a[] = {C_PO("p"), C_IPAPLACE(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_NO_R[] = {""};
#define C_NO_R(role) {"NO_R", role, lines_NO_R, 1}
static const struct isadora_choice choices_out_f[] = {C_NO_R("d"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ISB[] = {"[$R[Ra]]", "[$R[Ra]]", "[$R[Ra]+ISOFF]"};
#define C_ISB(role) {"ISB", role, lines_ISB, 3}
static const struct isadora_choice choices_isberd[] = {C_ISB(NULL), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HTADD[] = {"HF32", "HTY"};
#define C_HTADD(role) {"HTADD", role, lines_HTADD, 2}
static const char *const lines_HA[] = {"NA$R[Ra]RA{HSWA}", "NA|$R[Ra]|RA{HSWA}"};
#define C_HA(role) {"HA", role, lines_HA, 2}
static const char *const lines_HSWA[] = {"HSA", "HXA"};
#define C_HSWA(role) {"HSWA", role, lines_HSWA, 2}
static const char *const lines_HL[] = {"NB$R[Rb]RC{HSWB}", "NB|$R[Rb]|RC{HSWB}", "HIH, HIL",
    "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
#define C_HL(role) {"HL", role, lines_HL, 7}
static const char *const lines_HSWB[] = {"HSB", "HXB"};
#define C_HSWB(role) {"HSWB", role, lines_HSWB, 2}
static const struct isadora_choice choices_hadd2[] = {C_HTADD(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HL("b"), C_HSWB(NULL), C_HSWB(NULL), C_CB(NULL), C_HSWB(NULL), C_CB(NULL),
    C_HSWB(NULL), C_HSWB(NULL), C_HSWB(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HTMUL[] = {"HF32", "HXTY"};
#define C_HTMUL(role) {"HTMUL", role, lines_HTMUL, 2}
static const char *const lines_HB[] = {"NB$R[Rb]RB{HSWB}", "NB|$R[Rb]|RB{HSWB}", "HIH, HIL",
    "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
#define C_HB(role) {"HB", role, lines_HB, 7}
static const struct isadora_choice choices_hmul2[] = {C_HTMUL(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HB("b"), C_HSWB(NULL), C_HSWB(NULL), C_CB(NULL), C_HSWB(NULL), C_CB(NULL),
    C_HSWB(NULL), C_HSWB(NULL), C_HSWB(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HTFMA[] = {"HF32{FMODE}FSAT", "HF32{FMODE}FSAT",
    ".BF16_V2{FMODE}FSAT"};
#define C_HTFMA(role) {"HTFMA", role, lines_HTFMA, 3}
static const char *const lines_HMB[] = {"NB$R[Rb]RB{HSWM}", "NB|$R[Rb]|RB{HSWM}", "HIH, HIL",
    "HIH, HIL", "BIH, BIL", "NB{CB}HSWM", "NB|CB|HSWM", "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
#define C_HMB(role) {"HMB", role, lines_HMB, 9}
static const char *const lines_HSWM[] = {"HSB", "HNB"};
#define C_HSWM(role) {"HSWM", role, lines_HSWM, 2}
static const char *const lines_HC[] = {"HNC$R[Rc]RC{HSWC}", "HNC|$R[Rc]|RC{HSWC}"};
#define C_HC(role) {"HC", role, lines_HC, 2}
static const char *const lines_HSWC[] = {"HSC", "HXC"};
#define C_HSWC(role) {"HSWC", role, lines_HSWC, 2}
static const struct isadora_choice choices_hfma2_b[] = {C_HTFMA(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HMB("b"), C_HSWM(NULL), C_HSWM(NULL), C_CB(NULL), C_HSWM(NULL), C_CB(NULL),
    C_HSWM(NULL), C_HSWM(NULL), C_HSWM(NULL), C_HC("c"), C_HSWC(NULL), C_HSWC(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HCB[] = {"HNC$R[Rc]RB{HSWC}", "HNC|$R[Rc]|RB{HSWC}"};
#define C_HCB(role) {"HCB", role, lines_HCB, 2}
static const char *const lines_HMT[] = {"HIH, HIL", "HIH, HIL", "BIH, BIL", "NB{CB}HSWM",
    "NB|CB|HSWM", "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
#define C_HMT(role) {"HMT", role, lines_HMT, 7}
static const struct isadora_choice choices_hfma2_c[] = {C_HTFMA(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HCB("b"), C_HSWC(NULL), C_HSWC(NULL), C_HMT("c"), C_CB(NULL), C_HSWM(NULL),
    C_CB(NULL), C_HSWM(NULL), C_HSWM(NULL), C_HSWM(NULL), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HTREL[] = {"HF32{FMODE}", ".BF16_V2{FMODE}"};
#define C_HTREL(role) {"HTREL", role, lines_HTREL, 2}
static const char *const lines_HMB_2[] = {"NB$R[Rb]RB{HSWM}", "NB|$R[Rb]|RB{HSWM}", "HIH, HIL",
    "BIH, BIL", "NB{CB}HSWM", "NB|CB|HSWM", "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
#define C_HMB_2(role) {"HMB", role, lines_HMB_2, 8}
static const struct isadora_choice choices_hfma2_rb[] = {C_HTREL(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HMB_2("b"), C_HSWM(NULL), C_HSWM(NULL), C_CB(NULL), C_HSWM(NULL), C_CB(NULL),
    C_HSWM(NULL), C_HSWM(NULL), C_HSWM(NULL), C_HC("c"), C_HSWC(NULL), C_HSWC(NULL), C_QA("q"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HMT_2[] = {"HIH, HIL", "BIH, BIL", "NB{CB}HSWM", "NB|CB|HSWM",
    "NB$UR[Ub]HSWM", "NB|$UR[Ub]|HSWM"};
#define C_HMT_2(role) {"HMT", role, lines_HMT_2, 6}
static const struct isadora_choice choices_hfma2_rc[] = {C_HTREL(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HCB("b"), C_HSWC(NULL), C_HSWC(NULL), C_HMT_2("c"), C_CB(NULL), C_HSWM(NULL),
    C_CB(NULL), C_HSWM(NULL), C_HSWM(NULL), C_HSWM(NULL), C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HTMMA[] = {"FMODE{FSAT}", "FMODE{FSAT}", ".INVALID1{FMODE}FSAT",
    ".BF16_V2{FMODE}FSAT"};
#define C_HTMMA(role) {"HTMMA", role, lines_HTMMA, 4}
static const char *const lines_HWB[] = {"NB$R[Rb]RB", "NB|$R[Rb]|RB", "HIH, HIL", "HIH, HIL",
    "BIH, BIL", "NB{CB}", "NB|CB|", "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_HWB(role) {"HWB", role, lines_HWB, 9}
static const char *const lines_HWC[] = {"HNC$R[Rc]RC", "HNC|$R[Rc]|RC"};
#define C_HWC(role) {"HWC", role, lines_HWC, 2}
static const struct isadora_choice choices_hfma2_mma_b[] = {C_HTMMA(NULL), C_FA("a"), C_HWB("b"),
    C_CB(NULL), C_CB(NULL), C_HWC("c"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HWCB[] = {"HNC$R[Rc]RB", "HNC|$R[Rc]|RB"};
#define C_HWCB(role) {"HWCB", role, lines_HWCB, 2}
static const char *const lines_HWT[] = {"HIH, HIL", "HIH, HIL", "BIH, BIL", "NB{CB}", "NB|CB|",
    "NB$UR[Ub]", "NB|$UR[Ub]|"};
#define C_HWT(role) {"HWT", role, lines_HWT, 7}
static const struct isadora_choice choices_hfma2_mma_c[] = {C_HTMMA(NULL), C_FA("a"), C_HWCB("b"),
    C_HWT("c"), C_CB(NULL), C_CB(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_hfma2_mma_rb[] = {C_HTMMA(NULL), C_FA("a"), C_HWB("b"),
    C_CB(NULL), C_CB(NULL), C_HWC("c"), C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_hfma2_mma_rc[] = {C_HTMMA(NULL), C_FA("a"), C_HWCB("b"),
    C_HWT("c"), C_CB(NULL), C_CB(NULL), C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HST[] = {"", "HSTY"};
#define C_HST(role) {"HST", role, lines_HST, 2}
static const char *const lines_HSL[] = {"NB$R[Rb]RC{HSWB}", "NB|$R[Rb]|RC{HSWB}", "HIH, HIL",
    "HIH, HIL", "BIH, BIL", "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
#define C_HSL(role) {"HSL", role, lines_HSL, 9}
static const struct isadora_choice choices_hset2[] = {C_HST(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HSL("b"), C_HSWB(NULL), C_HSWB(NULL), C_CB(NULL), C_HSWB(NULL), C_CB(NULL),
    C_HSWB(NULL), C_HSWB(NULL), C_HSWB(NULL), C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_HMT2[] = {"FTZ{FNAN}FXORS", ".BF16_V2{FTZ}FNAN{FXORS}"};
#define C_HMT2(role) {"HMT2", role, lines_HMT2, 2}
static const char *const lines_HNM[] = {"NB$R[Rb]RB{HSWB}", "NB|$R[Rb]|RB{HSWB}", "HIH, HIL",
    "BIH, BIL", "NB{CB}HSWB", "NB|CB|HSWB", "NB$UR[Ub]HSWB", "NB|$UR[Ub]|HSWB"};
#define C_HNM(role) {"HNM", role, lines_HNM, 8}
static const struct isadora_choice choices_hmnmx2[] = {C_HMT2(NULL), C_HA("a"), C_HSWA(NULL),
    C_HSWA(NULL), C_HNM("b"), C_HSWB(NULL), C_HSWB(NULL), C_CB(NULL), C_HSWB(NULL), C_CB(NULL),
    C_HSWB(NULL), C_HSWB(NULL), C_HSWB(NULL), C_QA("q"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CO[] = {"", "$P[P0]", "$P[P0], $P[P1]"};
#define C_CO(role) {"CO", role, lines_CO, 3}
static const char *const lines_ADDA[] = {"NA$R[Ra]RA"};
#define C_ADDA(role) {"ADDA", role, lines_ADDA, 1}
static const char *const lines_SBN[] = {"NB$R[Rb]RB", "IMM", "NB{CB}", "NB$UR[Ub]"};
#define C_SBN(role) {"SBN", role, lines_SBN, 4}
static const char *const lines_ADDC[] = {"NC$R[Rc]RC"};
#define C_ADDC(role) {"ADDC", role, lines_ADDC, 1}
static const struct isadora_choice choices_iadd3_n[] = {C_CO(NULL), C_ADDA("a"), C_SBN("b"),
    C_CB(NULL), C_ADDC("c"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_INVA[] = {"IA$R[Ra]RA"};
#define C_INVA(role) {"INVA", role, lines_INVA, 1}
static const char *const lines_SBI[] = {"IB$R[Rb]RB", "IMM", "IB{CB}", "IB$UR[Ub]"};
#define C_SBI(role) {"SBI", role, lines_SBI, 4}
static const char *const lines_INVC[] = {"IC$R[Rc]RC"};
#define C_INVC(role) {"INVC", role, lines_INVC, 1}
static const char *const lines_QB[] = {"Q1N$P[Q1]"};
#define C_QB(role) {"QB", role, lines_QB, 1}
static const struct isadora_choice choices_iadd3_x[] = {C_CO(NULL), C_INVA("a"), C_SBI("b"),
    C_CB(NULL), C_INVC("c"), C_QA("p"), C_QB("q"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_imad_r[] = {C_ADDC("c"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SBCU[] = {"c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_SBCU(role) {"SBCU", role, lines_SBCU, 3}
static const struct isadora_choice choices_imad_b[] = {C_SBCU("b"), C_ADDC("c"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CBN[] = {"NB{CB}"};
#define C_CBN(role) {"CBN", role, lines_CBN, 1}
static const struct isadora_choice choices_imad_rc[] = {C_CBN("c"), C_CB(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UBN[] = {"NB$UR[Ub]"};
#define C_UBN(role) {"UBN", role, lines_UBN, 1}
static const struct isadora_choice choices_imad_ru[] = {C_UBN(NULL), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SB[] = {"$R[Rb]RB", "IMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]",
    "$UR[Ub]"};
#define C_SB(role) {"SB", role, lines_SB, 5}
static const struct isadora_choice choices_imad_bx[] = {C_SB("b"), C_INVC("c"), C_QA("k"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SCI[] = {"IMM", "IB{CB}", "IB$UR[Ub]"};
#define C_SCI(role) {"SCI", role, lines_SCI, 3}
static const struct isadora_choice choices_imad_cx[] = {C_SCI("c"), C_CB(NULL), C_QA("k"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_PJ[] = {"", "$P[P0]"};
#define C_PJ(role) {"PJ", role, lines_PJ, 2}
static const char *const lines_PAIRC[] = {"NC$R[Rc]RC"};
#define C_PAIRC(role) {"PAIRC", role, lines_PAIRC, 1}
static const struct isadora_choice choices_imad_wide_b[] = {C_PJ("p"), C_SB("b"), C_PAIRC("c"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_WIDEC[] = {"NB{CW}", "NB$UR[Ub]"};
#define C_WIDEC(role) {"WIDEC", role, lines_WIDEC, 2}
static const char *const lines_CW[] = {"c[CBANK][COFF]", "cx[$UR[Ub]][COFF]"};
#define C_CW(role) {"CW", role, lines_CW, 2}
static const struct isadora_choice choices_imad_wide_c[] = {C_PJ("p"), C_WIDEC("c"), C_CW(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_WIDEX[] = {"IC$R[Rc]RC"};
#define C_WIDEX(role) {"WIDEX", role, lines_WIDEX, 1}
static const struct isadora_choice choices_imad_wide_bx[] = {C_PJ("p"), C_SB("b"), C_WIDEX("c"),
    C_QA("k"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_WIDECX[] = {"IB{CW}", "IB$UR[Ub]"};
#define C_WIDECX(role) {"WIDECX", role, lines_WIDECX, 2}
static const struct isadora_choice choices_imad_wide_cx[] = {C_PJ("p"), C_WIDECX("c"), C_CW(NULL),
    C_QA("k"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_lop3[] = {C_PO("p"), C_SBU("b"), C_QA("q"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SCU[] = {"UIMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_SCU(role) {"SCU", role, lines_SCU, 4}
static const struct isadora_choice choices_shf_c[] = {C_SCU("c"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_sel[] = {C_SBU("b"), C_QA("q"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_isetp_n[] = {C_SB("b"), C_QA("q"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_QC[] = {"Q2N$P[Q2]"};
#define C_QC(role) {"QC", role, lines_QC, 1}
static const struct isadora_choice choices_isetp_x[] = {C_SB("b"), C_QA("q"), C_QC("r"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_QOLD[] = {"", "Q2N$P[Q2]", "Q2N$P[Q2]"};
#define C_QOLD(role) {"QOLD", role, lines_QOLD, 3}
static const struct isadora_choice choices_isetp_o[] = {C_SB("b"), C_QA("q"), C_QOLD("r"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SBNU[] = {"NB$R[Rb]RB", "UIMM", "NB{CB}", "NB$UR[Ub]"};
#define C_SBNU(role) {"SBNU", role, lines_SBNU, 4}
static const struct isadora_choice choices_lea_lo[] = {C_PJ("p"), C_SBNU("b"), C_CB(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SBIU[] = {"IB$R[Rb]RB", "UIMM", "IB{CB}", "IB$UR[Ub]"};
#define C_SBIU(role) {"SBIU", role, lines_SBIU, 4}
static const struct isadora_choice choices_lea_x[] = {C_PJ("p"), C_SBIU("b"), C_CB(NULL), C_QA("k"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lea_ih[] = {C_PJ("p"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lea_ix[] = {C_PJ("p"), C_QA("k"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_NOTB[] = {"IB$R[Rb]RB", "UIMM", "IB{CB}", "IB$UR[Ub]"};
#define C_NOTB(role) {"NOTB", role, lines_NOTB, 4}
static const struct isadora_choice choices_popc[] = {C_NOTB("b"), C_CB(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_flo[] = {C_PO(NULL), C_NOTB("b"), C_CB(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_iabs[] = {C_SB("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_MMASK[] = {"", "MSK"};
#define C_MMASK(role) {"MMASK", role, lines_MMASK, 2}
static const struct isadora_choice choices_mov[] = {C_SBU("b"), C_MMASK(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_LMOD70[] = {"WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}"};
#define C_LMOD70(role) {"LMOD70", role, lines_LMOD70, 1}
static const struct isadora_choice choices_ldg_v[] = {C_LMOD70(NULL), C_PO("p"), C_ARE("a"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ldg_vz[] = {C_LMOD70(NULL), C_ARE("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_LMOD75[] = {"WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV"};
#define C_LMOD75(role) {"LMOD75", role, lines_LMOD75, 1}
static const char *const lines_NPRED[] = {"", "NPN{NP}", "NPN{NP}"};
#define C_NPRED(role) {"NPRED", role, lines_NPRED, 3}
static const struct isadora_choice choices_ldg_t[] = {C_LMOD75(NULL), C_PO("p"), C_ARE("a"),
    C_NPRED("n"), C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_ldg_tz[] = {C_LMOD75(NULL), C_ARE("a"), C_NPRED("n"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ldg_tu[] = {C_LMOD75(NULL), C_PO("p"), C_AT_2("a"),
    C_NPRED("n"), C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_ldg_tuz[] = {C_LMOD75(NULL), C_AT_2("a"), C_NPRED("n"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ldg_a[] = {C_PO("p"), C_ARE("a"), C_NPRED("n"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AG_3[] = {"[$R[Ra].U32+$UR[Ub]]", "[$R[Ra].U32+$UR[Ub]+OFF]",
    "[$R[Ra].64+$UR[Ub]]", "[$R[Ra].64+$UR[Ub]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]",
    "desc[$UR[Ub]][$R[Ra].64]", "desc[$UR[Ub]][$R[Ra].64+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]"};
#define C_AG_3(role) {"AG", role, lines_AG_3, 10}
static const char *const lines_DESC_3[] = {"", "", "", "{desc $UR[Ub]}", "", "{desc $UR[Ub]}"};
#define C_DESC_3(role) {"DESC", role, lines_DESC_3, 6}
static const struct isadora_choice choices_ldg_d[] = {C_WU(NULL), C_PO("p"), C_AG_3("a"),
    C_NPRED("n"), C_DESC_3("d"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ld_v[] = {C_LMOD70(NULL), C_NO_P("p"), C_AR32("a"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ld_vz[] = {C_LMOD70(NULL), C_AR32("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ld_t[] = {C_LMOD75(NULL), C_NO_P("p"), C_AR32("a"),
    C_NPRED("n"), C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_ld_tz[] = {C_LMOD75(NULL), C_AR32("a"), C_NPRED("n"),
    C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ld_tu[] = {C_LMOD75(NULL), C_NO_P("p"), C_AT_2("a"),
    C_NPRED("n"), C_GUARD(NULL), C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_ld_a[] = {C_NO_P("p"), C_AR32("a"), C_NPRED("n"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ld_d[] = {C_WU(NULL), C_NO_P("p"), C_AG_3("a"),
    C_NPRED("n"), C_DESC_3("d"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SMOD70[] = {"WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}"};
#define C_SMOD70(role) {"SMOD70", role, lines_SMOD70, 1}
static const struct isadora_choice choices_stg_v[] = {C_SMOD70(NULL), C_ARE("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_stg_tu[] = {C_SMOD70(NULL), C_AT("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_stg_a[] = {C_ARE("a"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_AG_4[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+OFF]",
    "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]",
    "desc[$UR[Uc]][$R[Ra].64]", "desc[$UR[Uc]][$R[Ra].64+OFF]", "[$R[Ra].64]", "[$R[Ra].64+OFF]"};
#define C_AG_4(role) {"AG", role, lines_AG_4, 10}
static const char *const lines_DESC_4[] = {"", "", "", "{desc $UR[Uc]}", "", "{desc $UR[Uc]}"};
#define C_DESC_4(role) {"DESC", role, lines_DESC_4, 6}
static const struct isadora_choice choices_stg_d[] = {C_WU(NULL), C_AG_4("a"), C_DESC_4("d"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_st_v[] = {C_SMOD70(NULL), C_AR32("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ldl_tu[] = {C_AL_2("a"), C_GUARD(NULL), C_MARKS(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ALOCAL[] = {"[$R[Ra]+$UR[Ub]]", "[$R[Ra]+$UR[Ub]+OFF]", "[$UR[Ub]]",
    "[$UR[Ub]+OFF]", "[$R[Ra]]", "[$R[Ra]+OFF]", "[OFF]"};
#define C_ALOCAL(role) {"ALOCAL", role, lines_ALOCAL, 7}
static const char *const lines_DESCL[] = {"", "{desc $UR[Ub]}"};
#define C_DESCL(role) {"DESCL", role, lines_DESCL, 2}
static const struct isadora_choice choices_ldl_d[] = {C_ALOCAL("a"), C_DESCL("d"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_stl_tu[] = {C_AL("a"), C_GUARD(NULL), C_MARKS(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ALOCAL_2[] = {"[$R[Ra]+$UR[Uc]]", "[$R[Ra]+$UR[Uc]+OFF]",
    "[$UR[Uc]]", "[$UR[Uc]+OFF]", "[$R[Ra]]", "[$R[Ra]+OFF]", "[OFF]"};
#define C_ALOCAL_2(role) {"ALOCAL", role, lines_ALOCAL_2, 7}
static const char *const lines_DESCL_2[] = {"", "{desc $UR[Uc]}"};
#define C_DESCL_2(role) {"DESCL", role, lines_DESCL_2, 2}
static const struct isadora_choice choices_stl_d[] = {C_ALOCAL_2("a"), C_DESCL_2("d"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lds_v[] = {C_NO_P("p"), C_AR("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lds_t[] = {C_NO_P("p"), C_ARS("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lds_tz[] = {C_ARS("a"), C_GUARD(NULL), C_MARKS(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_ALS_2[] = {"[$R[Ra]SCALE+$UR[Ub]]", "[$R[Ra]SCALE+$UR[Ub]+OFF]",
    "[$R[Ra]SCALE+$UR[Ub]]", "[$R[Ra]SCALE+$UR[Ub]+OFF]", "[$UR[Ub]]", "[$UR[Ub]+OFF]"};
#define C_ALS_2(role) {"ALS", role, lines_ALS_2, 6}
static const struct isadora_choice choices_lds_tu[] = {C_NO_P("p"), C_ALS_2("a"), C_GUARD(NULL),
    C_MARKS(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lds_tuz[] = {C_ALS_2("a"), C_GUARD(NULL), C_MARKS(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lds_a[] = {C_NO_P("p"), C_ARS("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_lds_au[] = {C_NO_P("p"), C_ALS_2("a"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_sts_t[] = {C_ARS("a"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_sts_tu[] = {C_ALS("a"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CINDEX[] = {"c[CBANK][$R[Ra]]", "c[CBANK][$R[Ra]+CO16]",
    "c[CBANK][CO16]"};
#define C_CINDEX(role) {"CINDEX", role, lines_CINDEX, 3}
static const struct isadora_choice choices_ldc_v[] = {C_CINDEX("x"), C_GUARD(NULL), C_MARKS(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ldc_t[] = {C_CINDEX("x"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_CXINDEX[] = {"cx[$UR[Ua]][$R[Rc]]", "cx[$UR[Ua]][$R[Rc]+CO16]",
    "cx[$UR[Ua]][CO16]"};
#define C_CXINDEX(role) {"CXINDEX", role, lines_CXINDEX, 3}
static const struct isadora_choice choices_ldc_x[] = {C_CXINDEX("x"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UINDEX[] = {"c[CBANK][UCOFF]", "cx[$UR[Ub]][UCOFF]"};
#define C_UINDEX(role) {"UINDEX", role, lines_UINDEX, 2}
static const struct isadora_choice choices_uldc_c[] = {C_UINDEX("at"), C_UGUARD(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UQM[] = {"UQN$UP[UQP]"};
#define C_UQM(role) {"UQM", role, lines_UQM, 1}
static const struct isadora_choice choices_uldc_m[] = {C_UQM("m"), C_UGUARD(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_stsm[] = {C_AR("a"), C_GUARD(NULL), C_MARKS_3(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SADDR[] = {"[$R[Rd]]", "[$R[Rd]+SOFF]"};
#define C_SADDR(role) {"SADDR", role, lines_SADDR, 2}
static const char *const lines_GADDR[] = {"[$R[Ra].U32+$UR[Uc]]", "[$R[Ra].U32+$UR[Uc]+GOFF]",
    "[$R[Ra].64+$UR[Uc]]", "[$R[Ra].64+$UR[Uc]+GOFF]", "[$R[Ra].64]", "[$R[Ra].64+GOFF]",
    "desc[$UR[Uc]][$R[Ra].64]", "desc[$UR[Uc]][$R[Ra].64+GOFF]", "[$R[Ra].64]", "[$R[Ra].64+GOFF]"};
#define C_GADDR(role) {"GADDR", role, lines_GADDR, 10}
static const struct isadora_choice choices_ldgsts_r[] = {C_SADDR("s"), C_GADDR("a"), C_PX("q"),
    C_DESC_4("d"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_SADDRU[] = {"[$R[Rd]+$UR[Uc]]", "[$R[Rd]+$UR[Uc]+SOFF]"};
#define C_SADDRU(role) {"SADDRU", role, lines_SADDRU, 2}
static const char *const lines_GADDRU[] = {"[$R[Ra].64]", "[$R[Ra].64+GOFF]"};
#define C_GADDRU(role) {"GADDRU", role, lines_GADDRU, 2}
static const struct isadora_choice choices_ldgsts_u[] = {C_SADDRU("s"), C_GADDRU("a"), C_PX("q"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ldgsts_us[] = {C_SADDRU("s"), C_GADDRU("a"), C_PX("q"),
    C_GUARD(NULL), C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SPECIAL[] = {"$SR[SREG]", "$SR[SREG]", "SR_CgaCtaId"};
#define C_SPECIAL(role) {"SPECIAL", role, lines_SPECIAL, 3}
static const struct isadora_choice choices_s2r[] = {C_SPECIAL("v"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_N_MSIZE[] = {"MSIZE"};
#define C_N_MSIZE(role) {"N_MSIZE", role, lines_N_MSIZE, 1}
static const char *const lines_SHOW[] = {"SORDER{SCOPE}PRIV", "LORD"};
#define C_SHOW(role) {"SHOW", role, lines_SHOW, 2}
static const char *const lines_SURF[] = {"TBANK, TWORD", "TBANK, TWORD", "TBANK, TSAM, THDR",
    "TBANK, TSAM, THDR", "$UR[TUR], THDR"};
#define C_SURF(role) {"SURF", role, lines_SURF, 5}
static const struct isadora_choice choices_suld_d[] = {C_N_MSIZE("n"), C_SHOW(NULL), C_PO("p"),
    C_SURF("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_SURFR[] = {"$R[Rc]", "$R[Rc]"};
#define C_SURFR(role) {"SURFR", role, lines_SURFR, 2}
static const struct isadora_choice choices_suld_dr[] = {C_N_MSIZE("n"), C_SHOW(NULL), C_PO("p"),
    C_SURFR("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_N_SMASK[] = {"SMASK"};
#define C_N_SMASK(role) {"N_SMASK", role, lines_N_SMASK, 1}
static const struct isadora_choice choices_suld_p[] = {C_SHOW(NULL), C_N_SMASK("n"), C_PO("p"),
    C_SURF("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_suld_pr[] = {C_SHOW(NULL), C_N_SMASK("n"), C_PO("p"),
    C_SURFR("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_SHOWS[] = {"SORDER{SCOPE}PRIV", "SORD"};
#define C_SHOWS(role) {"SHOWS", role, lines_SHOWS, 2}
static const struct isadora_choice choices_sust_d[] = {C_N_MSIZE("n"), C_SHOWS(NULL), C_SURF("s"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_sust_dr[] = {C_N_MSIZE("n"), C_SHOWS(NULL), C_SURFR("s"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_sust_p[] = {C_SHOWS(NULL), C_N_SMASK("n"), C_SURF("s"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_sust_pr[] = {C_SHOWS(NULL), C_N_SMASK("n"), C_SURFR("s"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_N_STYPE[] = {"STYPE"};
#define C_N_STYPE(role) {"N_STYPE", role, lines_N_STYPE, 1}
static const char *const lines_SHOWA[] = {"AORDER{SCOPE}PRIV", "SORD"};
#define C_SHOWA(role) {"SHOWA", role, lines_SHOWA, 2}
static const char *const lines_SURF2[] = {"TBANK, TWORD", "TBANK, TWORD", "TBANK, TSAM, THDR",
    "TBANK, TSAM, THDR", "$UR[TUR], THDR"};
#define C_SURF2(role) {"SURF2", role, lines_SURF2, 5}
static const struct isadora_choice choices_sured_d[] = {C_N_STYPE("n"), C_SHOWA(NULL), C_SURF2("s"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_sured_dr[] = {C_N_STYPE("n"), C_SHOWA(NULL),
    C_SURFR("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_N_SCTYPE[] = {"SCTYPE"};
#define C_N_SCTYPE(role) {"N_SCTYPE", role, lines_N_SCTYPE, 1}
static const struct isadora_choice choices_suatom_c[] = {C_N_SCTYPE("n"), C_SHOWA(NULL),
    C_SURF2("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_suatom_cr[] = {C_N_SCTYPE("n"), C_SHOWA(NULL),
    C_SURFR("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_SURF_2[] = {"TBANK, TWORD", "TBANK, TSAM, THDR", "$UR[TUR], THDR"};
#define C_SURF_2(role) {"SURF", role, lines_SURF_2, 3}
static const struct isadora_choice choices_suquery_c[] = {C_SURF_2("s"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SURFR_2[] = {"$R[Rc]"};
#define C_SURFR_2(role) {"SURFR", role, lines_SURFR_2, 1}
static const struct isadora_choice choices_suquery_r[] = {C_SURFR_2("s"), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_MUPRED[] = {"", ", MUP", "", ", !MUPC"};
#define C_MUPRED(role) {"MUPRED", role, lines_MUPRED, 4}
static const struct isadora_choice choices_hmma_a[] = {C_MUPRED("u"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_TBX[] = {"TB", ""};
#define C_TBX(role) {"TBX", role, lines_TBX, 2}
static const char *const lines_TRB[] = {"", "$R[Rb]"};
#define C_TRB(role) {"TRB", role, lines_TRB, 2}
static const char *const lines_TBOUND[] = {"TBANK, TWORD", "TBANK, TWORD", "$UR[TUR], THDR"};
#define C_TBOUND(role) {"TBOUND", role, lines_TBOUND, 3}
static const char *const lines_TM[] = {"", "TMASK"};
#define C_TM(role) {"TM", role, lines_TM, 2}
static const char *const lines_THINTS[] = {"", "{hint THINT}"};
#define C_THINTS(role) {"THINTS", role, lines_THINTS, 2}
static const struct isadora_choice choices_tex_c[] = {C_TBX(NULL), C_PO("p"), C_TRB(NULL),
    C_TBOUND("t"), C_TM(NULL), C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_TBOUND3[] = {"TBANK, TSAM, THDR", "TBANK, TSAM, THDR"};
#define C_TBOUND3(role) {"TBOUND3", role, lines_TBOUND3, 2}
static const struct isadora_choice choices_tex_i[] = {C_PO("p"), C_TRB(NULL), C_TBOUND3(NULL),
    C_TM(NULL), C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_TBOUND1[] = {"", ""};
#define C_TBOUND1(role) {"TBOUND1", role, lines_TBOUND1, 2}
static const struct isadora_choice choices_tex_r[] = {C_PO("p"), C_TRB(NULL), C_TBOUND1(NULL),
    C_TM(NULL), C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_tmml_c[] = {C_TBX(NULL), C_TRB(NULL), C_TBOUND("t"),
    C_TM(NULL), C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_tmml_i[] = {C_TRB(NULL), C_TBOUND3(NULL), C_TM(NULL),
    C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_tmml_r[] = {C_TRB(NULL), C_TBOUND1(NULL), C_TM(NULL),
    C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_txq_c[] = {C_TBX(NULL), C_TBOUND("t"), C_TM(NULL),
    C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_txq_i[] = {C_TBOUND3(NULL), C_TM(NULL), C_THINTS(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_txq_r[] = {C_TBOUND1(NULL), C_TM(NULL), C_THINTS(NULL),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_FBOUND[] = {"TBANK, TWORD", "$UR[TUR], THDR", "TBANK, TSAM, THDR"};
#define C_FBOUND(role) {"FBOUND", role, lines_FBOUND, 3}
static const struct isadora_choice choices_footprint_c[] = {C_TBX(NULL), C_TRB(NULL), C_FBOUND("t"),
    C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_TBOUND1_2[] = {""};
#define C_TBOUND1_2(role) {"TBOUND1", role, lines_TBOUND1_2, 1}
static const struct isadora_choice choices_footprint_r[] = {C_TRB(NULL), C_TBOUND1_2(NULL),
    C_THINTS(NULL), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_UCARRY[] = {"", "$UP[U0]", "$UP[U0], $UP[U1]"};
#define C_UCARRY(role) {"UCARRY", role, lines_UCARRY, 3}
static const char *const lines_UAO[] = {"NA$UR[Ua]"};
#define C_UAO(role) {"UAO", role, lines_UAO, 1}
static const char *const lines_UBNS[] = {"NB$UR[Ub]", "IMM"};
#define C_UBNS(role) {"UBNS", role, lines_UBNS, 2}
static const char *const lines_UCO[] = {"NC$UR[Uc]"};
#define C_UCO(role) {"UCO", role, lines_UCO, 1}
static const struct isadora_choice choices_uiadd3_n[] = {C_UD("d"), C_UCARRY(NULL), C_UAO("a"),
    C_UBNS("b"), C_UCO("c"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_UAI[] = {"IA$UR[Ua]"};
#define C_UAI(role) {"UAI", role, lines_UAI, 1}
static const char *const lines_UBI[] = {"IB$UR[Ub]", "IMM"};
#define C_UBI(role) {"UBI", role, lines_UBI, 2}
static const char *const lines_UCI[] = {"IC$UR[Uc]"};
#define C_UCI(role) {"UCI", role, lines_UCI, 1}
static const char *const lines_UQ[] = {"Q0N$UP[V0]"};
#define C_UQ(role) {"UQ", role, lines_UQ, 1}
static const char *const lines_UR[] = {"Q1N$UP[V1]"};
#define C_UR(role) {"UR", role, lines_UR, 1}
static const struct isadora_choice choices_uiadd3_x[] = {C_UD("d"), C_UCARRY(NULL), C_UAI("a"),
    C_UBI("b"), C_UCI("c"), C_UQ("p"), C_UR("q"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UBP[] = {"NB$UR[Ub]", "IMM"};
#define C_UBP(role) {"UBP", role, lines_UBP, 2}
static const struct isadora_choice choices_uiadd3_64[] = {C_UD("d"), C_UCARRY(NULL), C_UAO(NULL),
    C_UBP("b"), C_UCO(NULL), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_UA[] = {"$UR[Ua]"};
#define C_UA(role) {"UA", role, lines_UA, 1}
static const char *const lines_UB[] = {"$UR[Ub]", "IMM"};
#define C_UB(role) {"UB", role, lines_UB, 2}
static const struct isadora_choice choices_uimad_b[] = {C_UD("d"), C_UA("a"), C_UB("b"), C_UCO("c"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UC[] = {"$UR[Uc]"};
#define C_UC(role) {"UC", role, lines_UC, 1}
static const struct isadora_choice choices_uimad_c[] = {C_UD("d"), C_UA("a"), C_UC("b"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_uimad_bx[] = {C_UD("d"), C_UA("a"), C_UB("b"),
    C_UCI("c"), C_UQ("k"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_uimad_cx[] = {C_UD("d"), C_UA("a"), C_UC("b"), C_UQ("k"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UPJ[] = {"", "$UP[U0]"};
#define C_UPJ(role) {"UPJ", role, lines_UPJ, 2}
static const char *const lines_UPAIRC[] = {"NC$UR[Uc]"};
#define C_UPAIRC(role) {"UPAIRC", role, lines_UPAIRC, 1}
static const struct isadora_choice choices_uimad_wide_b[] = {C_UD(NULL), C_UPJ("p"), C_UA("a"),
    C_UB("b"), C_UPAIRC("c"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_UPAIRX[] = {"IC$UR[Uc]"};
#define C_UPAIRX(role) {"UPAIRX", role, lines_UPAIRX, 1}
static const struct isadora_choice choices_uimad_wide_bx[] = {C_UD(NULL), C_UPJ("p"), C_UA("a"),
    C_UB("b"), C_UPAIRX("c"), C_UQ("k"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_uisetp_n[] = {C_UA("a"), C_UB("b"), C_UQ("q"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UOLD[] = {"", "Q2N$UP[V2]", "Q2N$UP[V2]"};
#define C_UOLD(role) {"UOLD", role, lines_UOLD, 3}
static const struct isadora_choice choices_uisetp_o[] = {C_UA("a"), C_UB("b"), C_UQ("q"),
    C_UOLD("r"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UT[] = {"Q2N$UP[V2]"};
#define C_UT(role) {"UT", role, lines_UT, 1}
static const struct isadora_choice choices_uisetp_x[] = {C_UA("a"), C_UB("b"), C_UQ("q"), C_UT("r"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UBNU[] = {"NB$UR[Ub]", "UIMM"};
#define C_UBNU(role) {"UBNU", role, lines_UBNU, 2}
static const struct isadora_choice choices_ulea_lo[] = {C_UD("d"), C_UPJ("p"), C_UA(NULL),
    C_UBNU("b"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UBIU[] = {"IB$UR[Ub]", "UIMM"};
#define C_UBIU(role) {"UBIU", role, lines_UBIU, 2}
static const struct isadora_choice choices_ulea_x[] = {C_UD("d"), C_UPJ("p"), C_UA(NULL),
    C_UBIU("b"), C_UQ("k"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_ulea_hi[] = {C_UD("d"), C_UPJ("p"), C_UA(NULL),
    C_UBNU("b"), C_UC(NULL), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_ulea_hx[] = {C_UD("d"), C_UPJ("p"), C_UA(NULL),
    C_UBIU("b"), C_UC(NULL), C_UQ("k"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const struct isadora_choice choices_ulea_ih[] = {C_UD("d"), C_UPJ("p"), C_UA(NULL),
    C_UC(NULL), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ulea_ix[] = {C_UD("d"), C_UPJ("p"), C_UA(NULL),
    C_UC(NULL), C_UQ("k"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_UBU[] = {"$UR[Ub]", "UIMM"};
#define C_UBU(role) {"UBU", role, lines_UBU, 2}
static const struct isadora_choice choices_ulop3[] = {C_UPO("p"), C_UD("d"), C_UA("a"), C_UBU("b"),
    C_UC("c"), C_UQ("q"), C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ushf_b[] = {C_UD("d"), C_UA("a"), C_UBU("b"), C_UC("c"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_usel[] = {C_UD("d"), C_UA("a"), C_UBU("b"), C_UQ("q"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UX[] = {"$UR[Ub]", "UIMM"};
#define C_UX(role) {"UX", role, lines_UX, 2}
static const struct isadora_choice choices_umov[] = {C_UD("d"), C_UX("b"), C_UGUARD(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UBNOT[] = {"IB$UR[Ub]", "UIMM"};
#define C_UBNOT(role) {"UBNOT", role, lines_UBNOT, 2}
static const struct isadora_choice choices_upopc[] = {C_UD("d"), C_UBNOT("b"), C_UGUARD(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_uflo[] = {C_UD("d"), C_UPO(NULL), C_UBNOT("b"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ubrev[] = {C_UD("d"), C_UBU("b"), C_UGUARD(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_usgxt[] = {C_UD("d"), C_UA("a"), C_UBU("b"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_uplop3[] = {C_UQ("q"), C_UR("r"), C_UT("s"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_USB[] = {"$UR[Ub].SIGN"};
#define C_USB(role) {"USB", role, lines_USB, 1}
static const struct isadora_choice choices_uplop3_sign_one[] = {C_UQ("q"), C_USB("r"), C_UT("s"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_USC[] = {"$UR[Uc].SIGN"};
#define C_USC(role) {"USC", role, lines_USC, 1}
static const struct isadora_choice choices_uplop3_sign_two[] = {C_UQ("q"), C_USB("r"), C_USC("s"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_USA[] = {"$UR[Ua].SIGN"};
#define C_USA(role) {"USA", role, lines_USA, 1}
static const struct isadora_choice choices_uplop3_sign_all[] = {C_USA("q"), C_USB("r"), C_USC("s"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UCLB[] = {"$UR[Ub]", "UIMM"};
#define C_UCLB(role) {"UCLB", role, lines_UCLB, 2}
static const struct isadora_choice choices_uclea[] = {C_UD("d"), C_UPO("p"), C_UA("a"), C_UCLB("b"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UX6[] = {"$UR[Ub]", "UIMM"};
#define C_UX6(role) {"UX6", role, lines_UX6, 2}
static const struct isadora_choice choices_up2ur[] = {C_UD("d"), C_UA("a"), C_UX6("b"),
    C_UGUARD(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_ur2up[] = {C_UA("a"), C_UX6("b"), C_UGUARD(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_R2UP0[] = {"", "$P[P0]", "$P[P0]"};
#define C_R2UP0(role) {"R2UP0", role, lines_R2UP0, 3}
static const struct isadora_choice choices_r2ur_o[] = {C_R2UP0(NULL), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_r2ur_h[] = {C_R2UP0(NULL), C_GUARD(NULL),
    C_MARKS_3(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_s2ur[] = {C_UD("d"), C_SPECIAL("v"), C_UGUARD(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_vabsdiff_b[] = {C_PO("p"), C_SB("b"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SCX[] = {"IMM", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_SCX(role) {"SCX", role, lines_SCX, 4}
static const struct isadora_choice choices_vabsdiff_c[] = {C_PO("p"), C_SCX("c"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_DPB_[] = {"$R[Rb]RB", "c[CBANK][COFF]", "cx[$UR[Ub]][COFF]",
    "$UR[Ub]"};
#define C_DPB_(role) {"DPB_", role, lines_DPB_, 4}
static const char *const lines_DPC[] = {"$R[Rc]RC", "NC$R[Rc]RC"};
#define C_DPC(role) {"DPC", role, lines_DPC, 2}
static const struct isadora_choice choices_idp_a4[] = {C_DPB_("b"), C_DPC("c"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_RDO[] = {"", "$R[Rd]"};
#define C_RDO(role) {"RDO", role, lines_RDO, 2}
static const struct isadora_choice choices_vote[] = {C_RDO(NULL), C_QA("q"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_UDO[] = {"", "$UR[Ud]"};
#define C_UDO(role) {"UDO", role, lines_UDO, 2}
static const struct isadora_choice choices_voteu[] = {C_UDO(NULL), C_QA("q"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SHB[] = {"$R[Rb]", "SLANE"};
#define C_SHB(role) {"SHB", role, lines_SHB, 2}
static const char *const lines_SHC[] = {"$R[Rc]", "SCLAMP"};
#define C_SHC(role) {"SHC", role, lines_SHC, 2}
static const struct isadora_choice choices_shfl[] = {C_SHB("l"), C_SHC("k"), C_GUARD(NULL),
    C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const struct isadora_choice choices_elect[] = {C_QA("q"), C_GUARD(NULL), C_MARKS_3(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_PRB[] = {"$R[Rb]RB", "IMM", "UIMM", "c[CBANK][COFF]",
    "cx[$UR[Ub]][COFF]", "$UR[Ub]"};
#define C_PRB(role) {"PRB", role, lines_PRB, 6}
static const struct isadora_choice choices_p2r[] = {C_PRB("b"), C_GUARD(NULL), C_MARKS_2(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_QM[] = {"Q2N$P[Q2]", "Q2N$UP[UP2]", "Q2N$P[Q2]"};
#define C_QM(role) {"QM", role, lines_QM, 3}
static const struct isadora_choice choices_plop3[] = {C_QA("q"), C_QB("r"), C_QM("s"),
    C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL)};
static const char *const lines_SIGNB[] = {"$R[Rb]RB.SIGN", "CB.SIGN", "$UR[Ub].SIGN"};
#define C_SIGNB(role) {"SIGNB", role, lines_SIGNB, 3}
static const struct isadora_choice choices_plop3_sign_one[] = {C_QA("q"), C_SIGNB("r"), C_CB(NULL),
    C_QC("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_SIGNC[] = {"$R[Rc]RC.SIGN"};
#define C_SIGNC(role) {"SIGNC", role, lines_SIGNC, 1}
static const struct isadora_choice choices_plop3_sign_two[] = {C_QA("q"), C_SIGNB("r"), C_CB(NULL),
    C_SIGNC("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL)};
static const char *const lines_SIGNA[] = {"$R[Ra]RA.SIGN"};
#define C_SIGNA(role) {"SIGNA", role, lines_SIGNA, 1}
static const struct isadora_choice choices_plop3_sign_all[] = {C_SIGNA("q"), C_SIGNB("r"),
    C_CB(NULL), C_SIGNC("s"), C_GUARD(NULL), C_MARKS_2(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL)};

static const char title_atom_v[] = "Change a word at a generic address, get what was there";
static const char title_atomg_v[] = "Change a word in global memory, get what was there";
static const char title_red_v[] = "Change a word in global memory";
static const char title_atoms_v[] = "Change a word in the memory of the block, get what was there";
static const char title_bmov_r[] = "Move to and from convergence barriers, and what is beside them";
static const char title_nanosleep_n[] = "Sleep, about so many nanoseconds";
static const char title_warpsync_r[] = "Wait for the threads of a mask";
static const char title_warpsync_collective_h[] = "Begin what the threads of a mask do together, "
    "up to a place";
static const char title_bar_sync[] = "Wait for the other warps of the block, or tell them";
static const char title_b2r_r[] = "Read a barrier of the block";
static const char title_depbar_le[] = "Wait for scoreboards";
static const char title_rpcmov_r[] = "Move to and from the place to return to";
static const char title_ctaid_s[] = "Set which block this is, or where local memory lies";
static const char title_syncs_arr[] = "A barrier in the memory of the block";
static const char title_utmaldg_d[] = "Load a tile of a tensor";
static const char title_utmapf_d[] = "Prefetch a tile of a tensor";
static const char title_cctl_v[] = "Control a cache: prefetch, write back, forget";
static const char title_cctll_v[] = "Control the cache of local memory";
static const char title_cctlt_all[] = "Forget texture headers";
static const char title_membar_v[] = "Order memory accesses as others see them";
static const char title_errbar_v[] = "Wait until errors of memory accesses are known";
static const char title_qspc_v[] = "Is a generic address in this space\?";
static const char title_ucgabar_arv[] = "Blocks of a cluster wait for each other";
static const char title_usetmaxreg_u[] = "Give registers to the pool of the block, or take some";
static const char title_usetshmsz_u[] = "Set the size of shared memory";
static const char title_ulepc_n[] = "Where a place is, as an address, uniform";
static const char title_bra_b[] = "Branch";
static const char title_jmp_b[] = "Branch to a fixed place";
static const char title_brxu_brxu[] = "Branch to a place that uniform registers tell";
static const char title_call_at[] = "Call; what leads back is in registers, by other instructions";
static const char title_ret_rel[] = "Return to what registers tell";
static const char title_ret_ur_rel[] = "Return to what uniform registers tell";
static const char title_lepc_n[] = "Where a place is, as an address";
static const char title_f2f_n[] = "From one float format to another";
static const char title_f2i_h[] = "From a float to an integer";
static const char title_i2f_b[] = "From an integer to a float";
static const char title_frnd_h[] = "Round to a whole number";
static const char title_f2fp_p[] = "Two floats to a pair of halves, bfloat16 or bytes";
static const char title_f2ip_b[] = "Two floats to bytes in front of others";
static const char title_i2ip_b[] = "Narrow an integer, with its limits, in front of others";
static const char title_dadd_r[] = "Add";
static const char title_dmul[] = "Multiply";
static const char title_dfma_b[] = "Multiply and add, rounded once";
static const char title_dsetp[] = "Compare, write predicates";
static const char title_fmnmx_n[] = "The smaller, or the larger";
static const char title_mufu_r[] = "Functions that come from tables: 1/x, roots, sine, powers of "
    "two";
static const char title_ald_a[] = "Load an attribute";
static const char title_ast_a[] = "Store an attribute";
static const char title_ipa_a[] = "Interpolate an attribute";
static const char title_out_f[] = "Emit a vertex, or end a strip";
static const char title_hfma2_b[] = "Multiply two halves by two and add two";
static const char title_hfma2_mma_b[] = "The same in the tensor cores; compilers load constants "
    "with it";
static const char title_iadd3_n[] = "Add three; the carries out say whether there was one, and "
    "whether there were two";
static const char title_imad_r[] = "Multiply and add: the low half";
static const char title_imad_wide_b[] = "Multiply and add to a number of 64 bits";
static const char title_imad_hi_b[] = "Multiply and add: the high half";
static const char title_shf_b[] = "Shift two registers as one number";
static const char title_prmt_b[] = "Pick bytes";
static const char title_isetp_n[] = "Compare integers, write predicates";
static const char title_lea_lo[] = "Shifted and added, as addresses are";
static const char title_ldg_v[] = "Load from global memory; .ZD loads 0 where there is no page";
static const char title_ld_v[] = "Load from a generic address";
static const char title_stg_v[] = "Store to global memory";
static const char title_st_v[] = "Store to a generic address";
static const char title_ldl_v[] = "Load from the thread's own memory";
static const char title_stl_v[] = "Store to the thread's own memory";
static const char title_lds_v[] = "Load from the memory of the block";
static const char title_sts_v[] = "Store to the memory of the block";
static const char title_ldc_v[] = "Load a constant from an index";
static const char title_uldc_c[] = "Load a constant for the warp";
static const char title_ldsm_r[] = "Load matrices from the memory of the block, rows spread over "
    "the lanes";
static const char title_ldgsts_r[] = "Copy from global memory to that of the block, later";
static const char title_suld_d[] = "Load from a surface";
static const char title_sust_d[] = "Store to a surface";
static const char title_sured_d[] = "Change a word of a surface";
static const char title_suatom_d[] = "Change a word of a surface, get what was there";
static const char title_suquery_c[] = "Ask about a surface";
static const char title_hmma_t[] = "Multiply matrices of halves";
static const char title_dmma_a[] = "Multiply matrices of doubles";
static const char title_hgmma_hgmma_r[] = "Multiply matrices in shared memory, four warps together";
static const char title_tex_c[] = "Sample a texture";
static const char title_tld_c[] = "Fetch a texel";
static const char title_tld4_c[] = "Fetch one component of four texels";
static const char title_txd_c[] = "Sample a texture with given derivatives";
static const char title_tmml_c[] = "The level of detail that a texture would be sampled at";
static const char title_txq_c[] = "Ask about a texture";
static const char title_footprint_c[] = "The texels that a sample would take";
static const char title_uiadd3_n[] = "Add three uniform numbers";
static const char title_uimad_b[] = "Multiply and add uniform numbers: the low half";
static const char title_uimad_wide_b[] = "Multiply and add to a uniform number of 64 bits";
static const char title_uisetp_n[] = "Compare uniform integers, write predicates";
static const char title_ulea_lo[] = "Shifted and added";
static const char title_ushf_b[] = "Shift two uniform registers as one number";
static const char title_uplop3_sign_one[] = "Any function of three bits: uniform predicates, and "
    "signs of uniform registers";
static const char title_r2ur_o[] = "A register of one thread becomes uniform";
static const char title_vabsdiff_b[] = "Absolute difference, added";
static const char title_vabsdiff4_b[] = "Absolute differences of four bytes";
static const char title_idp_a4[] = "Dot product of bytes, added";
static const char title_plop3_sign_one[] = "Any function of three bits: predicates, and signs of "
    "registers";

static const char effects_atom_v[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] "
    "$R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory";
static const char effects_atom_tu[] = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] "
    "$R[Rb] $R[Rb.n | 1] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory";
static const char effects_atom_h[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n "
    "| 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: "
    "not modelled: memory";
static const char effects_atom_hd[] = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] "
    "$R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; writes $P[P0] $R[Rd] $R[Rd.n | 1] "
    "$R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_atom_cv[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] "
    "$R[Rc.n | 1]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory";
static const char effects_atom_ch[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] "
    "$R[Rb.n | 2] $R[Rb.n | 3] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $P[P0] $R[Rd] "
    "$R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_red_v[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; trap: "
    "not modelled: memory";
static const char effects_red_tu[] = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] "
    "$R[Rb] $R[Rb.n | 1]; trap: not modelled: memory";
static const char effects_redg_f[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n "
    "| 2] $R[Rb.n | 3]; trap: not modelled: memory";
static const char effects_redg_fd[] = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] "
    "$R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3]; trap: not modelled: memory";
static const char effects_atoms_v[] = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[255]; writes "
    "$R[Rd] $R[Rd.n | 1]; trap: not modelled: memory";
static const char effects_atoms_cv[] = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | "
    "1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: memory";
static const char effects_atoms_p[] = "reads $P[GP] $R[Ra] $UR[Uc] $R[255]; writes $R[Rd]; trap: "
    "not modelled: memory";
static const char effects_nanosleep_c[] = "reads $P[GP]";
static const char effects_warpsync_collective_a[] = "reads $P[GP] $P[Q0]; trap: not modelled: what "
    "ends there";
static const char effects_bar_sync[] = "reads $P[GP] $R[Rb]; trap: not modelled: warps of a block "
    "that wait for each other";
static const char effects_ctaid_s[] = "reads $P[GP] $R[Ra]; trap: not modelled: the state of the "
    "system";
static const char effects_stas[] = "reads $P[GP] $R[Ra] $UR[Uc] $R[Ra.n | 1] $R[Rb]; trap: not "
    "modelled: clusters";
static const char effects_ublkcp[] = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | 1] "
    "$UR[Uc]; trap: not modelled: copies of blocks";
static const char effects_utmaldg_d[] = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | "
    "1] $UR[Uc]; trap: not modelled: tensors";
static const char effects_utmaldg_s[] = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1] $UR[Ua] $UR[Ua.n | "
    "1]; trap: not modelled: tensors";
static const char effects_utmacctl[] = "reads $UP[GUP]; trap: not modelled: tensors";
static const char effects_fence[] = "reads $P[GP]; trap: not modelled: memory order";
static const char effects_cctl_v[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; trap: not modelled: caches";
static const char effects_cctl_u[] = "reads $P[GP] $R[Ra] $UR[Ub]; trap: not modelled: caches";
static const char effects_cctl_va[] = "reads $P[GP]; trap: not modelled: caches";
static const char effects_cctll_v[] = "reads $P[GP] $R[Ra]; trap: not modelled: caches";
static const char effects_errbar_v[] = "reads $P[GP]; trap: not modelled: memory errors";
static const char effects_qspc_v[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $SR[48] $SR[47] $SR[49] "
    "$SR[52] $SR[46] $SR[53]; writes $P[P0] $R[Rd]; trap: not modelled: what is written to the "
    "register; trap: not modelled: the shared memory of a cluster";
static const char effects_qspc_tu[] = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1]; "
    "writes $P[P0] $R[Rd]; trap: not modelled: what is written to the register; trap: not "
    "modelled: the shared memory of a cluster; trap: not modelled: sums with uniform registers";
static const char effects_ucgabar_arv[] = "reads $UP[GUP]; trap: not modelled: clusters of blocks";
static const char effects_ulepc_n[] = "reads $UP[GUP]; writes $UR[Ud] $UR[Ud.n | 1]; trap: not "
    "modelled: where programs lie in memory";
static const char effects_bra_u[] = "reads $P[Q0] $UP[BUP] $P[GP] $active; writes $pc; trap: not "
    "modelled: threads that go different ways; branch: conditional";
static const char effects_jmp_b[] = "reads $P[Q0] $P[GP] $active; writes $pc; trap: not modelled: "
    "threads that go different ways; branch: conditional";
static const char effects_jmp_c[] = "reads $P[Q0] $UR[Ub] $UR[Ub.n | 1] $P[GP] $active; writes "
    "$pc; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not "
    "modelled: threads that go different ways; branch: conditional";
static const char effects_brx[] = "reads $P[Q0] $P[GP] $R[Ra.n & 0xfe] $R[Ra.n | 1] $active; "
    "writes $pc; trap: not modelled: threads that go different ways; branch: conditional";
static const char effects_brxu_brxu[] = "reads $UR[Ua] $UR[Ua.n | 1]; writes $pc; trap: not "
    "modelled: pairs of uniform registers; branch: conditional";
static const char effects_lepc_n[] = "reads $P[GP]; writes $R[Rd] $R[Rd.n | 1]; trap: not "
    "modelled: where programs lie in memory";
static const char effects_f2f_n[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; "
    "read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which "
    "constants a handle stands for";
static const char effects_f2f_dw[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] "
    "$R[Rd.n | 1]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; "
    "trap: which constants a handle stands for";
static const char effects_f2i_d[] = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; "
    "writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: not described yet; trap: "
    "unaligned in `c`; trap: which constants a handle stands for";
static const char effects_i2i[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read "
    "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for";
static const char effects_f2fp_rs[] = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; "
    "writes $R[Rd]; read c.u32; trap: not modelled: not described yet; trap: unaligned in `c`; "
    "trap: which constants a handle stands for";
static const char effects_mufu_s[] = "reads $P[GP]; writes $R[Rd]; trap: not modelled: the tables "
    "are not public";
static const char effects_al2p[] = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: "
    "attributes";
static const char effects_ald_r[] = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd]; trap: not "
    "modelled: attributes";
static const char effects_ipa_a[] = "reads $P[GP]; writes $R[Rd] $P[P0]; trap: not modelled: "
    "attributes";
static const char effects_hadd2[] = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes "
    "$R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: "
    "unaligned in `c`; trap: which constants a handle stands for";
static const char effects_hfma2_b[] = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; "
    "writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: "
    "unaligned in `c`; trap: which constants a handle stands for";
static const char effects_hfma2_c[] = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes "
    "$R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: "
    "unaligned in `c`; trap: which constants a handle stands for";
static const char effects_hfma2_rb[] = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] "
    "$P[Q0]; writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on "
    "halves; trap: unaligned in `c`; trap: which constants a handle stands for";
static const char effects_hfma2_rc[] = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; "
    "writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: "
    "unaligned in `c`; trap: which constants a handle stands for";
static const char effects_hset2[] = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; "
    "writes $R[Rd]; read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: "
    "unaligned in `c`; trap: which constants a handle stands for";
static const char effects_imad_b[] = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Ra]; writes "
    "$R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for";
static const char effects_lop3[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] "
    "$R[Rc]; writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a "
    "handle stands for";
static const char effects_sel[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; writes "
    "$R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for";
static const char effects_isetp_x[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $P[Q2] "
    "$R[Ra]; writes $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a "
    "handle stands for; trap: how they are joined";
static const char effects_lea_lo[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes "
    "$R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for";
static const char effects_lea_x[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; "
    "writes $R[Rd] $P[P0]; read c.u32; trap: unaligned in `c`; trap: which constants a handle "
    "stands for";
static const char effects_sgxt[] = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes "
    "$R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for";
static const char effects_ldg_v[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[P0] $R[Rd] "
    "$R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_ldg_t[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $P[P0] "
    "$R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_ldg_tu[] = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 "
    "- NP.n]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: "
    "memory";
static const char effects_ld_t[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[7 - NP.n]; writes $R[Rd] "
    "$R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_ld_tu[] = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1] $R[Ra.n | 1] $P[7 - "
    "NP.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_st_v[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | "
    "2] $R[Rc.n | 3]; trap: not modelled: memory";
static const char effects_ldl_v[] = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
    "$R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_ldl_tu[] = "reads $P[GP] $R[Ra] $UR[Ub]; writes $R[Rd] $R[Rd.n | 1] "
    "$R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_stl_v[] = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n "
    "| 3]; trap: not modelled: memory";
static const char effects_stl_tu[] = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
    "$R[Rb.n | 3]; trap: not modelled: memory";
static const char effects_lds_vz[] = "reads $P[GP] $R[Ra]; writes $P[P0] $R[Rd] $R[Rd.n | 1] "
    "$R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory";
static const char effects_ldc_v[] = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1]; read c.u8; "
    "read c.u16; read c.u32; read c.u64; trap: not modelled: how the index is split; trap: no such "
    "size; trap: what is outside of the bank; trap: unaligned in `c`";
static const char effects_uldc_i[] = "reads $UP[GUP] $UR[Ua]; writes $UR[Ud] $UR[Ud.n | 1]; read "
    "c.u8; read c.u16; read c.u32; read c.u64; trap: no such size; trap: what is outside of the "
    "bank; trap: unaligned in `c`";
static const char effects_ldgsts_u[] = "reads $P[GP] $R[Rd] $UR[Uc] $R[Ra] $R[Ra.n | 1] $UR[Uc.n | "
    "1] $P[Q0]; trap: not modelled: memory";
static const char effects_suld_d[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $UR[TUR]; "
    "writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces";
static const char effects_suld_dr[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; "
    "writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces";
static const char effects_sust_d[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n "
    "| 1] $R[Rb.n | 2] $R[Rb.n | 3] $UR[TUR]; trap: not modelled: surfaces";
static const char effects_sust_dr[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] "
    "$R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc]; trap: not modelled: surfaces";
static const char effects_hmma_t[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Ra.n | 3] "
    "$R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] "
    "$R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane holds what";
static const char effects_hmma_a[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Ra.n | 3] "
    "$R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3] $UP[7 - MUP.n] $UP[7 - "
    "MUPC.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: which lane "
    "holds what";
static const char effects_dmma_a[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] "
    "$R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; "
    "trap: not modelled: which lane holds what";
static const char effects_hgmma_hgmma_r[] = "reads $P[GP] $R[Ra] $UR[Ub] $R[Rc]; writes $R[Rd]; "
    "trap: not modelled: which lane holds what";
static const char effects_hgmma_hgmma_d[] = "reads $P[GP] $UR[Ua] $R[Rc]; writes $R[Rd]; trap: not "
    "modelled: which lane holds what";
static const char effects_tex_c[] = "reads $P[GP] $UR[TUR] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] "
    "$R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; trap: not modelled: textures";
static const char effects_tex_i[] = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rd.n | 1] "
    "$R[Rc] $R[Rc.n | 1]; trap: not modelled: textures";
static const char effects_tmml_i[] = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] "
    "$R[Rc] $R[Rc.n | 1]; trap: not modelled: textures";
static const char effects_txq_i[] = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] "
    "$R[Rc.n | 1]; trap: not modelled: textures";
static const char effects_uimad_b[] = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc]; writes $UR[Ud]";
static const char effects_uimad_c[] = "reads $UP[GUP] $UR[Ua] $UR[Uc]; writes $UR[Ud]";
static const char effects_uisetp_o[] = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0] $UP[V2]; writes "
    "$UP[U0] $UP[U1]; trap: how they are joined";
static const char effects_ulea_lo[] = "reads $UP[GUP] $UR[Ub] $UR[Ua]; writes $UR[Ud] $UP[U0]";
static const char effects_ulea_x[] = "reads $UP[GUP] $UR[Ub] $UP[V0] $UR[Ua]; writes $UR[Ud] "
    "$UP[U0]";
static const char effects_umov[] = "reads $UP[GUP] $UR[Ub]; writes $UR[Ud]";
static const char effects_usgxt[] = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UR[Ud]";
static const char effects_r2ur_o[] = "reads $P[GP] $R[Ra]; writes $UR[Ud] $P[P0]; trap: not "
    "modelled: what the predicate tells; trap: not modelled: which of different threads";

static const char note_ctaid_s[] = "Where the registers stand is guessed.";
static const char note_syncs_arr[] = "The state of a barrier has 64 bits {inferred}; who waits "
    "gives its high half.";
static const char note_qspc_v[] = "What is in no window is global. Where the windows lie is "
    "{inferred} from the names of special registers: SR_SWINLO, SR_SWINHI and SR_SWINSZ for shared "
    "memory, SR_LWINLO, SR_LWINHI and SR_LWINSZ for local memory.";
static const char note_usetmaxreg_u[] = "The code of `.DEALLOC` is the one beside that of "
    "`.TRY_ALLOC` {inferred}.";
static const char note_lop3[] = "Where the sources have the bits a, b, c, the result has bit 4*a + "
    "2*b + c of LUT.";
static const char note_suatom_d[] = "That CAS finds both of its numbers side by side is "
    "{inferred}.";
static const char note_hgmma_hgmma_r[] = "How many registers these take is not known: the ones "
    "named count.";
static const char note_plop3_sign_one[] = "That the first table has all of its bits side by side "
    "is {inferred}.";

static const char shares_ldg_v[] = "the codes are the same";

#define SLOTS(list) .slots = list, .slot_count = COUNT(list)
#define CHOICES(list) .choices = list, .choice_count = COUNT(list)

static const struct isadora_form forms[] = {
    [VOLTA_ATOM_V] = {
        .name = "ATOM.v", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb] "
            " CTL",
        .effects = effects_atom_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_atom_v),
            CHOICES(choices_atom_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspaaaw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_T] = {
        .name = "ATOM.t", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, $R[Rb] "
            " CTL",
        .effects = effects_atom_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_atom_v),
            CHOICES(choices_atom_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspaaaw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_TU] = {
        .name = "ATOM.tu", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], AT, $R[Rb]  "
            "CTL",
        .effects = effects_atom_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_atom_tu),
            CHOICES(choices_atom_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspaaaw -.uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010",
    },
    [VOLTA_ATOM_A] = {
        .name = "ATOM.a", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = effects_atom_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atom_a),
            CHOICES(choices_atom_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps sssaaaaw ???????? oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_D] = {
        .name = "ATOM.d", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WU}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_atom_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atom_d),
            CHOICES(choices_atom_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps sssaaaa. ..uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010",
    },
    [VOLTA_ATOM_H] = {
        .name = "ATOM.h", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = effects_atom_h,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_h),
            CHOICES(choices_atom_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-aaaw ???????? oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001010",
    },
    [VOLTA_ATOM_HD] = {
        .name = "ATOM.hd", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WU}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_atom_hd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_hd),
            CHOICES(choices_atom_hd),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-aaa. ..uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001010",
    },
    [VOLTA_ATOM_F] = {
        .name = "ATOM.f", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = effects_atom_h,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_f),
            CHOICES(choices_atom_f),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffw ???????? oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10100010",
    },
    [VOLTA_ATOM_FD] = {
        .name = "ATOM.fd", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WU}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_atom_hd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_fd),
            CHOICES(choices_atom_fd),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100010",
    },
    [VOLTA_ATOM_CV] = {
        .name = "ATOM.cv", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, "
            "$R[Rb], $R[Rc]  CTL",
        .effects = effects_atom_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_atom_cv),
            CHOICES(choices_atom_cv),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- ceeepppa asspcccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOM_CT] = {
        .name = "ATOM.ct", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, "
            "$R[Rb], $R[Rc]  CTL",
        .effects = effects_atom_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_atom_cv),
            CHOICES(choices_atom_cv),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ceeepppa asspcccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOM_CA] = {
        .name = "ATOM.ca", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] "
            "MARKS CTL",
        .effects = effects_atom_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atom_ca),
            CHOICES(choices_atom_ca),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ceeeppps sssccccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOM_CH] = {
        .name = "ATOM.ch", .page = "ATOM", .title = title_atom_v, .mnemonic = "ATOM",
        .syntax = "GUARD ATOM{WIDE}CASOP{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] "
            "MARKS CTL",
        .effects = effects_atom_ch,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_ch),
            CHOICES(choices_atom_ch),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- ceeeppps sss-cccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001011",
    },
    [VOLTA_ATOMG_V] = {
        .name = "ATOMG.v", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, "
            "$R[Rb]  CTL",
        .effects = effects_atom_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_atom_v),
            CHOICES(choices_atom_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspaaaw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_T] = {
        .name = "ATOMG.t", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, "
            "$R[Rb]  CTL",
        .effects = effects_atom_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_atom_v),
            CHOICES(choices_atom_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeepppa asspaaaw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_TU] = {
        .name = "ATOMG.tu", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], AT, $R[Rb] "
            " CTL",
        .effects = effects_atom_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_atom_tu),
            CHOICES(choices_atom_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeepppa asspaaaw -.uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10101000",
    },
    [VOLTA_ATOMG_A] = {
        .name = "ATOMG.a", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = effects_atom_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atom_a),
            CHOICES(choices_atom_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa aeeeppps sssaaaaw ???????? oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_D] = {
        .name = "ATOMG.d", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WU}AOP{EVICT}ATYPE4{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_atom_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atom_d),
            CHOICES(choices_atom_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa aeeeppps sssaaaa. ..uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10101000",
    },
    [VOLTA_ATOMG_H] = {
        .name = "ATOMG.h", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = effects_atom_h,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_h),
            CHOICES(choices_atom_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0aaa aeeeppps sss-aaaw ???????? oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101000",
    },
    [VOLTA_ATOMG_HD] = {
        .name = "ATOMG.hd", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WU}AOP{EVICT}ATYPE9{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_atom_hd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_hd),
            CHOICES(choices_atom_hd),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1aaa aeeeppps sss-aaa. ..uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10101000",
    },
    [VOLTA_ATOMG_F] = {
        .name = "ATOMG.f", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], ARE, $R[Rb] MARKS CTL",
        .effects = effects_atom_h,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_f),
            CHOICES(choices_atom_f),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-ff feeeppps sssffffw ???????? oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10100011",
    },
    [VOLTA_ATOMG_FD] = {
        .name = "ATOMG.fd", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WU}FOP{EVICT}FTYPE{SORD} $P[P0], $R[Rd], AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_atom_hd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atom_fd),
            CHOICES(choices_atom_fd),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1-ff feeeppps sssffff. ..uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100011",
    },
    [VOLTA_ATOMG_CV] = {
        .name = "ATOMG.cv", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, "
            "$R[Rb], $R[Rc]  CTL",
        .effects = effects_atom_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_atomg_cv),
            CHOICES(choices_atomg_cv),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspcccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_ATOMG_CT] = {
        .name = "ATOMG.ct", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE3{AORDER{SCOPE}PRIV} $P[P0], $R[Rd], ARE, "
            "$R[Rb], $R[Rc]  CTL",
        .effects = effects_atom_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_atomg_cv),
            CHOICES(choices_atomg_cv),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eeepppa asspcccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_ATOMG_CA] = {
        .name = "ATOMG.ca", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE4{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] "
            "MARKS CTL",
        .effects = effects_atom_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atomg_ca),
            CHOICES(choices_atomg_ca),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eeeppps sssccccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_ATOMG_CH] = {
        .name = "ATOMG.ch", .page = "ATOMG", .title = title_atomg_v, .mnemonic = "ATOMG",
        .syntax = "GUARD ATOMG{WIDE}.CAS{EVICT}CTYPE9{SORD} $P[P0], $R[Rd], ARE, $R[Rb], $R[Rc] "
            "MARKS CTL",
        .effects = effects_atom_ch,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atomg_ch),
            CHOICES(choices_atomg_ch),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -eeeppps sss-cccw rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10101001",
    },
    [VOLTA_RED_V] = {
        .name = "RED.v", .page = "RED", .title = title_red_v, .mnemonic = "RED",
        .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb]  CTL",
        .effects = effects_red_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_red_v),
            CHOICES(choices_atom_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspaaaw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_T] = {
        .name = "RED.t", .page = "RED", .title = title_red_v, .mnemonic = "RED",
        .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} ARE, $R[Rb]  CTL",
        .effects = effects_red_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_red_v),
            CHOICES(choices_atom_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0-rr reee---a asspaaaw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_TU] = {
        .name = "RED.tu", .page = "RED", .title = title_red_v, .mnemonic = "RED",
        .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE3{AORDER{SCOPE}PRIV} AT, $R[Rb]  CTL",
        .effects = effects_red_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_red_tu),
            CHOICES(choices_atom_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.rr reee---a asspaaaw --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_A] = {
        .name = "RED.a", .page = "RED", .title = title_red_v, .mnemonic = "RED",
        .syntax = "GUARD RED{WIDE}ROP{EVICT}ATYPE4{SORD} ARE, $R[Rb] MARKS CTL",
        .effects = effects_red_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_red_a),
            CHOICES(choices_atom_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0-rr reee---s sssaaaaw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_RED_D] = {
        .name = "RED.d", .page = "RED", .title = title_red_v, .mnemonic = "RED",
        .syntax = "GUARD RED{WU}ROP{EVICT}ATYPE4{SORD} AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_red_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_red_d),
            CHOICES(choices_atom_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.rr reee---s sssaaaa. .-uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_REDG_H] = {
        .name = "REDG.h", .page = "REDG", .title = title_red_v, .mnemonic = "REDG",
        .syntax = "GUARD REDG{WIDE}ROP{EVICT}RTYPE9{SORD} ARE, $R[Rb] MARKS CTL",
        .effects = effects_red_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_redg_h),
            CHOICES(choices_redg_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-rr reee---s sss-rrrw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_REDG_HD] = {
        .name = "REDG.hd", .page = "REDG", .title = title_red_v, .mnemonic = "REDG",
        .syntax = "GUARD REDG{WU}ROP{EVICT}RTYPE9{SORD} AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_red_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_redg_hd),
            CHOICES(choices_redg_hd),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.rr reee---s sss-rrr. .-uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001110",
    },
    [VOLTA_REDG_F] = {
        .name = "REDG.f", .page = "REDG", .title = title_red_v, .mnemonic = "REDG",
        .syntax = "GUARD REDG{WIDE}FOP{EVICT}FTYPE{SORD} ARE, $R[Rb] MARKS CTL",
        .effects = effects_redg_f,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_redg_f),
            CHOICES(choices_atom_f),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0-ff feee---s sssffffw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110",
    },
    [VOLTA_REDG_FD] = {
        .name = "REDG.fd", .page = "REDG", .title = title_red_v, .mnemonic = "REDG",
        .syntax = "GUARD REDG{WU}FOP{EVICT}FTYPE{SORD} AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_redg_fd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_redg_fd),
            CHOICES(choices_atom_fd),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.ff feee---s sssffff. .-uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10100110",
    },
    [VOLTA_ATOMS_V] = {
        .name = "ATOMS.v", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], AR, $R[Rb]  CTL",
        .effects = effects_atoms_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_atoms_v),
            CHOICES(choices_atoms_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa a------- -----ss- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_T] = {
        .name = "ATOMS.t", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb]  CTL",
        .effects = effects_atoms_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_atoms_t),
            CHOICES(choices_atoms_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_A] = {
        .name = "ATOMS.a", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], ARS, $R[Rb] MARKS CTL",
        .effects = effects_atoms_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atoms_t),
            CHOICES(choices_atoms_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0aaa a------- ss---ss- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_TU] = {
        .name = "ATOMS.tu", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{AOP}STYPE2 $R[Rd], ALS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb] $R[Rb.n | 1] $R[255]; writes $R[Rd] $R[Rd.n "
            "| 1]; trap: not modelled: memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3c, SLOTS(slots_atoms_tu),
            CHOICES(choices_atoms_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1aaa a------- ss---ss- --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100",
    },
    [VOLTA_ATOMS_H] = {
        .name = "ATOMS.h", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{AOP}ATYPE9 $R[Rd], ARS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[255]; "
            "writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atoms_h),
            CHOICES(choices_atoms_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0aaa a------- ss--aaa- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001100",
    },
    [VOLTA_ATOMS_HU] = {
        .name = "ATOMS.hu", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{AOP}ATYPE9 $R[Rd], ALS, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] "
            "$R[255]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: "
            "memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atoms_hu),
            CHOICES(choices_atoms_hu),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1aaa a------- ss--aaa- --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10001100",
    },
    [VOLTA_ATOMS_CV] = {
        .name = "ATOMS.cv", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], AR, $R[Rb], $R[Rc]  CTL",
        .effects = effects_atoms_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_atoms_cv),
            CHOICES(choices_atoms_cv),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- c------- -----ss- rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101",
    },
    [VOLTA_ATOMS_CT] = {
        .name = "ATOMS.ct", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{CASOP}SCTYPE2 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL",
        .effects = effects_atoms_cv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3c, SLOTS(slots_atoms_ct),
            CHOICES(choices_atoms_ct),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- c------- ss---ss- rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101",
    },
    [VOLTA_ATOMS_CH] = {
        .name = "ATOMS.ch", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS",
        .syntax = "GUARD ATOMS{CASOP}CTYPE9 $R[Rd], ARS, $R[Rb], $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] $R[Rb.n | 3] $R[Rc] "
            "$R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
            "$R[Rd.n | 3]; trap: not modelled: memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atoms_ch),
            CHOICES(choices_atoms_ch),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- c------- ss--ccc- rrrrrrrr oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 10001101",
    },
    [VOLTA_ATOMS_P] = {
        .name = "ATOMS.p", .page = "ATOMS", .title = title_atoms_v, .mnemonic = "ATOMS.POPC.INC.32",
        .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL",
        .effects = effects_atoms_p,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atoms_p),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu 00000000 "
            "00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_ATOMS_PO] = {
        .name = "ATOMS.po", .page = "ATOMS", .title = title_atoms_v,
            .mnemonic = "ATOMS.POPC.INC.32",
        .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL",
        .effects = effects_atoms_p,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_atoms_po),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1101 0------- ss---00- --uuuuuu oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_ATOMS_HP] = {
        .name = "ATOMS.hp", .page = "ATOMS", .title = title_atoms_v,
            .mnemonic = "ATOMS.POPC.INC.32",
        .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]] MARKS CTL",
        .effects = effects_atoms_p,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atoms_p),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu 00000000 "
            "00000000 00000000 -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_ATOMS_HPO] = {
        .name = "ATOMS.hpo", .page = "ATOMS", .title = title_atoms_v,
            .mnemonic = "ATOMS.POPC.INC.32",
        .syntax = "GUARD ATOMS.POPC.INC.32 $R[Rd], [$R[Ra]SCALE+$UR[Uc]+OFF] MARKS CTL",
        .effects = effects_atoms_p,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_atoms_po),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1101 1------- ss--000- --uuuuuu oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1111 10001100",
    },
    [VOLTA_BSSY] = {
        .name = "BSSY", .page = "BSSY", .title = "Note which threads shall meet again, and where",
            .mnemonic = "BSSY",
        .syntax = "GUARD BSSY PX, $B[BB], MEET MARKS CTL",
        .effects = "reads $P[Q0] $P[GP]; writes $B[BB]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bssy),
            CHOICES(choices_bssy),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- -------- mmmmmmmm "
            "mmmmmmmm mmmmmmmm mmmmmm-- -------- ----bbbb .ggg1001 01000101",
    },
    [VOLTA_BSYNC] = {
        .name = "BSYNC", .page = "BSYNC", .title = "Wait for the threads that shall meet",
            .mnemonic = "BSYNC",
        .syntax = "GUARD BSYNC PX, $B[BB] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $B[BB] $active; trap: not modelled: threads that go "
            "different ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bsync),
            CHOICES(choices_bssy),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- -------- -------- "
            "-------- -------- -------- -------- ----bbbb .ggg1001 01000001",
    },
    [VOLTA_BREAK] = {
        .name = "BREAK", .page = "BREAK", .title = "These threads need not be waited for",
            .mnemonic = "BREAK",
        .syntax = "GUARD BREAK PX, $B[BB] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $B[BB]; writes $B[BB]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bsync),
            CHOICES(choices_bssy),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q------- -------- -------- -------- "
            "-------- -------- -------- -------- ----bbbb .ggg1001 01000010",
    },
    [VOLTA_BMOV_R] = {
        .name = "BMOV.r", .page = "BMOV", .title = title_bmov_r, .mnemonic = "BMOV.32",
        .syntax = "GUARD BMOV.32{BCLEAR} $R[Rd], BFROM MARKS CTL",
        .effects = "reads $P[GP] $B[BFROM.n & 0xf]; writes $R[Rd]; trap: not modelled: threads "
            "that go different ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmov_r),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ---b---- -------- -------- -------- "
            "-------- -------- -------- --bbbbbb rrrrrrrr .ggg0011 01010101",
    },
    [VOLTA_BMOV_B] = {
        .name = "BMOV.b", .page = "BMOV", .title = title_bmov_r, .mnemonic = "BMOV.32",
        .syntax = "GUARD BMOV.32{PQUAD} BFROM, MB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $B[BFROM.n & 0xf]; read "
            "c.u32; trap: not modelled: threads that go different ways; trap: unaligned in `c`; "
            "trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmov_b),
            CHOICES(choices_bmov_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- ---p---- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr --bbbbbb -------- .ggg...1 01010110",
    },
    [VOLTA_BMOV_L] = {
        .name = "BMOV.l", .page = "BMOV", .title = title_bmov_r, .mnemonic = "BMOV.64",
        .syntax = "GUARD BMOV.64 ATEXIT_PC, MLR MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: not "
            "modelled: threads that go different ways; trap: unaligned in `c`; trap: which "
            "constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmov_l),
            CHOICES(choices_bmov_l),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll llllllll "
            "llllllll llllllll rrrrrrrr ???????? llllllll .ggg...1 01010111",
    },
    [VOLTA_BMOV_RB] = {
        .name = "BMOV.rb", .page = "BMOV", .title = title_bmov_r, .mnemonic = "BMOV.32",
        .syntax = "GUARD BMOV.32{BCLEAR} $B[BB], $B[BSRC]  CTL",
        .effects = "reads $P[GP] $B[BSRC]; writes $B[BB]; trap: not modelled: threads that go "
            "different ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7, SLOTS(slots_bmov_rb),
            CHOICES(choices_bmov_rb),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???b???? ???????? ???????? ???????? "
            "???????? ???????? ???????? ????bbbb ????bbbb .ggg1111 01010101",
    },
    [VOLTA_BMOV_RU] = {
        .name = "BMOV.ru", .page = "BMOV", .title = title_bmov_r, .mnemonic = "BMOV.32",
        .syntax = "GUARD BMOV.32{BCLEAR} $B[BB], \?\?\?0 MARKS CTL",
        .effects = "reads $P[GP]; writes $B[BB]; trap: not modelled: threads that go different "
            "ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_bmov_ru),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???b???? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ????bbbb .ggg1111 01010101",
    },
    [VOLTA_BMOV_BB] = {
        .name = "BMOV.bb", .page = "BMOV", .title = title_bmov_r, .mnemonic = "BMOV.32",
        .syntax = "GUARD BMOV.32 B0, B0 MARKS CTL",
        .effects = "reads $P[GP] $B[0]; writes $B[0]; trap: not modelled: threads that go "
            "different ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1111 01010110",
    },
    [VOLTA_YIELD] = {
        .name = "YIELD", .page = "YIELD", .title = "Let others go first", .mnemonic = "YIELD",
        .syntax = "GUARD YIELD PX MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_yield),
            CHOICES(choices_bssy),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q??????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 01000110",
    },
    [VOLTA_NANOSLEEP_N] = {
        .name = "NANOSLEEP.n", .page = "NANOSLEEP", .title = title_nanosleep_n,
            .mnemonic = "NANOSLEEP",
        .syntax = "GUARD NANOSLEEP{RAND}WARPS{SYN} PX, NAP MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: unaligned "
            "in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_nanosleep_n),
            CHOICES(choices_nanosleep_n),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq qrws---- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- -------- .ggg...1 01011101",
    },
    [VOLTA_NANOSLEEP_C] = {
        .name = "NANOSLEEP.c", .page = "NANOSLEEP", .title = title_nanosleep_n,
            .mnemonic = "NANOSLEEP.CLEAR",
        .syntax = "GUARD NANOSLEEP.CLEAR{SYN} MARKS CTL",
        .effects = effects_nanosleep_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_nanosleep_c),
            CHOICES(choices_nanosleep_c),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???s1--- -------- -------- ???????? "
            "???????? ???????? ???????? -------- -------- .ggg1001 01011101",
    },
    [VOLTA_WARPSYNC_R] = {
        .name = "WARPSYNC.r", .page = "WARPSYNC", .title = title_warpsync_r, .mnemonic = "WARPSYNC",
        .syntax = "GUARD WARPSYNC{EXCLUSIVE} PX, $R[Rb] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active $R[Rb]; trap: not modelled: threads that go "
            "different ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_warpsync_r),
            CHOICES(choices_warpsync_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qe------ -------- -------- -------- "
            "-------- -------- rrrrrrrr -------- -------- .ggg0011 01001000",
    },
    [VOLTA_WARPSYNC_M] = {
        .name = "WARPSYNC.m", .page = "WARPSYNC", .title = title_warpsync_r, .mnemonic = "WARPSYNC",
        .syntax = "GUARD WARPSYNC PX, MI MARKS CTL",
        .effects = "reads $P[Q0] $UR[Ub] $UR[Ub.n | 1] $P[GP] $active; read c.u32; trap: unaligned "
            "in `c`; trap: which constants a handle stands for; trap: not modelled: threads that "
            "go different ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_warpsync_m),
            CHOICES(choices_warpsync_m),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq q------- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu -------- -------- .ggg...1 01001000",
    },
    [VOLTA_WARPSYNC_H] = {
        .name = "WARPSYNC.h", .page = "WARPSYNC", .title = title_warpsync_r, .mnemonic = "WARPSYNC",
        .syntax = "GUARD WARPSYNC{EXCLH} PX, $R[Ra] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active $R[Ra]; trap: not modelled: threads that go "
            "different ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_warpsync_h),
            CHOICES(choices_warpsync_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q0e----- -------- -------- -------- "
            "-------- -------- -------- rrrrrrrr -------- .ggg0011 01001000",
    },
    [VOLTA_WARPSYNC_A] = {
        .name = "WARPSYNC.a", .page = "WARPSYNC", .title = title_warpsync_r,
            .mnemonic = "WARPSYNC.ALL",
        .syntax = "GUARD WARPSYNC.ALL PX MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; trap: not modelled: threads that go different "
            "ways",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_yield),
            CHOICES(choices_warpsync_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q0z----- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 01001000",
    },
    [VOLTA_WARPSYNC_COLLECTIVE_H] = {
        .name = "WARPSYNC_COLLECTIVE.h", .page = "WARPSYNC_COLLECTIVE",
            .title = title_warpsync_collective_h, .mnemonic = "WARPSYNC.COLLECTIVE",
        .syntax = "GUARD WARPSYNC.COLLECTIVE PX, $R[Ra], RELH MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Ra]; trap: not modelled: what ends there",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40,
            SLOTS(slots_warpsync_collective_h), CHOICES(choices_warpsync_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg0011 01001000",
    },
    [VOLTA_WARPSYNC_COLLECTIVE_A] = {
        .name = "WARPSYNC_COLLECTIVE.a", .page = "WARPSYNC_COLLECTIVE",
            .title = title_warpsync_collective_h, .mnemonic = "WARPSYNC.COLLECTIVE.ALL",
        .syntax = "GUARD WARPSYNC.COLLECTIVE.ALL PX, RELH MARKS CTL",
        .effects = effects_warpsync_collective_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40,
            SLOTS(slots_warpsync_collective_a), CHOICES(choices_warpsync_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q1z---rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr-- -------- rrrrrrrr .ggg1001 01001000",
    },
    [VOLTA_ENDCOLLECTIVE] = {
        .name = "ENDCOLLECTIVE", .page = "ENDCOLLECTIVE",
            .title = "The end of what threads do together", .mnemonic = "ENDCOLLECTIVE",
        .syntax = "GUARD ENDCOLLECTIVE PX MARKS CTL",
        .effects = effects_warpsync_collective_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_yield),
            CHOICES(choices_warpsync_h),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q??????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 00011011",
    },
    [VOLTA_BAR_SYNC] = {
        .name = "BAR.sync", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.SYNC",
        .syntax = "GUARD BAR.SYNC{DEFER} BARO MARKS CTL",
        .effects = effects_bar_sync,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bar_sync),
            CHOICES(choices_bar_sync),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------d 000----- -------- ------bb "
            "bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101",
    },
    [VOLTA_BAR_ARV] = {
        .name = "BAR.arv", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.ARV",
        .syntax = "GUARD BAR.ARV{DEFER} BARA MARKS CTL",
        .effects = effects_bar_sync,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bar_sync),
            CHOICES(choices_bar_arv),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------d 001----- -------- ------bb "
            "bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101",
    },
    [VOLTA_BAR_RED] = {
        .name = "BAR.red", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.RED",
        .syntax = "GUARD BAR.RED{BRED}DEFER BARO, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $P[Q0]; trap: not modelled: warps of a block that wait for "
            "each other",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bar_red),
            CHOICES(choices_bar_red),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq q------d 010-bb-- -------- ------bb "
            "bbbbbbbb bbbbbb-- rrrrrrrr -------- -------- .ggg...1 00011101",
    },
    [VOLTA_BAR_ALL] = {
        .name = "BAR.all", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.SYNCALL",
        .syntax = "GUARD BAR.SYNCALL MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: warps of a block that wait for each other",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 100----- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1011 00011101",
    },
    [VOLTA_B2R_R] = {
        .name = "B2R.r", .page = "B2R", .title = title_b2r_r, .mnemonic = "B2R.RESULT",
        .syntax = "GUARD B2R.RESULT $R[Rd], PO MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd] $P[P0]; trap: not modelled: warps of a block that "
            "wait for each other",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_b2r_r),
            CHOICES(choices_b2r_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 01------ -------- -------- "
            "-------- -------- -------- -------- rrrrrrrr .ggg0011 00011100",
    },
    [VOLTA_B2R_B] = {
        .name = "B2R.b", .page = "B2R", .title = title_b2r_r, .mnemonic = "B2R",
        .syntax = "GUARD B2R , $R[Rd], 0x0 MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: warps of a block that wait "
            "for each other",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_b2r_b),
            CHOICES(choices_b2r_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ???????? ???????? "
            "???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 00011100",
    },
    [VOLTA_R2B] = {
        .name = "R2B", .page = "R2B", .title = "Write a barrier of the block", .mnemonic = "R2B",
        .syntax = "GUARD R2B 0x0, $R[Rb] MARKS CTL",
        .effects = effects_bar_sync,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_r2b),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? rrrrrrrr ???????? ???????? .ggg0011 00011110",
    },
    [VOLTA_DEPBAR_LE] = {
        .name = "DEPBAR.le", .page = "DEPBAR", .title = title_depbar_le, .mnemonic = "DEPBAR.LE",
        .syntax = "GUARD DEPBAR.LE DSB, DCNT, DLIST MARKS CTL",
        .effects = effects_nanosleep_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_depbar_le),
            CHOICES(choices_depbar_le),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- "
            "-------- 1ddddddd dd.ddddd -------- -------- .ggg1001 00011010",
    },
    [VOLTA_DEPBAR_N] = {
        .name = "DEPBAR.n", .page = "DEPBAR", .title = title_depbar_le, .mnemonic = "DEPBAR",
        .syntax = "GUARD DEPBAR DLIST MARKS CTL",
        .effects = effects_nanosleep_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_depbar_n),
            CHOICES(choices_depbar_le),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- "
            "-------- 0------- --.ddddd -------- -------- .ggg1001 00011010",
    },
    [VOLTA_DEPBAR_U] = {
        .name = "DEPBAR.u", .page = "DEPBAR", .title = title_depbar_le, .mnemonic = "DEPBAR",
        .syntax = "GUARD DEPBAR{DLE} DSB, $UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_depbar_u),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? ???????? ???????? "
            "???????? dddd???? ??uuuuuu ???????? ???????? .ggg1101 00011010",
    },
    [VOLTA_CSMTEST] = {
        .name = "CSMTEST", .page = "CSMTEST", .title = "Test which parts of a picture are clipped",
            .mnemonic = "CSMTEST",
        .syntax = "GUARD CSMTEST MARKS CTL",
        .effects = "trap: not modelled: pictures",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1000 00001101",
    },
    [VOLTA_PMTRIG] = {
        .name = "PMTRIG", .page = "PMTRIG", .title = "Count for the performance monitor",
            .mnemonic = "PMTRIG",
        .syntax = "GUARD PMTRIG PX, PMT MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; trap: not modelled: performance monitors",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_pmtrig),
            CHOICES(choices_bssy),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q??????? ???????? ???????? ???????? "
            "???????? pppppppp pppppppp ???????? ???????? .ggg1000 00000001",
    },
    [VOLTA_RPCMOV_R] = {
        .name = "RPCMOV.r", .page = "RPCMOV", .title = title_rpcmov_r, .mnemonic = "RPCMOV.32",
        .syntax = "GUARD RPCMOV.32 Rpc.LO, MB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: not modelled: "
            "places to return to that no instruction names; trap: unaligned in `c`; trap: which "
            "constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_rpcmov_r),
            CHOICES(choices_bmov_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ???????? uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr ???????? ???????? .ggg...1 01010010",
    },
    [VOLTA_RPCMOV_G] = {
        .name = "RPCMOV.g", .page = "RPCMOV", .title = title_rpcmov_r, .mnemonic = "RPCMOV.32",
        .syntax = "GUARD RPCMOV.32 $R[Rd], Rpc.LO MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: places to return to that no "
            "instruction names",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_b2r_b),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 01010011",
    },
    [VOLTA_RPCMOV_L] = {
        .name = "RPCMOV.l", .page = "RPCMOV", .title = title_rpcmov_r, .mnemonic = "RPCMOV.64",
        .syntax = "GUARD RPCMOV.64 Rpc, ML MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1]; read c.u32; trap: not modelled: places to "
            "return to that no instruction names; trap: unaligned in `c`; trap: which constants a "
            "handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_rpcmov_l),
            CHOICES(choices_rpcmov_l),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.??? ???????l llllllll llllllll llllllll "
            "llllllll llllllll lllllluu ???????? llllllll .ggg...1 01010100",
    },
    [VOLTA_CTAID_S] = {
        .name = "CTAID.s", .page = "CTAID", .title = title_ctaid_s, .mnemonic = "SETCTAID.X",
        .syntax = "GUARD SETCTAID.X $R[Ra] MARKS CTL",
        .effects = effects_ctaid_s,
        .note = note_ctaid_s,
        .length = 16, .grade = ISADORA_INFERRED, .configs = 0x7f, SLOTS(slots_ctaid_s),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr ???????? .ggg0011 00011111",
    },
    [VOLTA_CTAID_G] = {
        .name = "CTAID.g", .page = "CTAID", .title = title_ctaid_s, .mnemonic = "GETLMEMBASE",
        .syntax = "GUARD GETLMEMBASE $R[Rd] MARKS CTL",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: the state of the system",
        .note = note_ctaid_s,
        .length = 16, .grade = ISADORA_INFERRED, .configs = 0x7f, SLOTS(slots_b2r_b),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 11000000",
    },
    [VOLTA_CTAID_M] = {
        .name = "CTAID.m", .page = "CTAID", .title = title_ctaid_s, .mnemonic = "SETLMEMBASE",
        .syntax = "GUARD SETLMEMBASE $R[Ra] MARKS CTL",
        .effects = effects_ctaid_s,
        .note = note_ctaid_s,
        .length = 16, .grade = ISADORA_INFERRED, .configs = 0x7f, SLOTS(slots_ctaid_s),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr ???????? .ggg0011 11000001",
    },
    [VOLTA_SYNCS_ARR] = {
        .name = "SYNCS.arr", .page = "SYNCS", .title = title_syncs_arr,
            .mnemonic = "SYNCS.ARRIVE.TRANS64",
        .syntax = "GUARD SYNCS.ARRIVE.TRANS64{SYMASK}SYRED{SYOPT}SYT $R[Rd], AL, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb]; writes $R[Rd] $R[Rd.n | 1]; trap: not "
            "modelled: barriers in memory",
        .note = note_syncs_arr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_syncs_arr),
            CHOICES(choices_syncs_arr),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1--- -sss---- ----sss- zzuuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 10100111",
    },
    [VOLTA_SYNCS_CHK] = {
        .name = "SYNCS.chk", .page = "SYNCS", .title = title_syncs_arr, .mnemonic = "SYNCS",
        .syntax = "GUARD SYNCS{SYOP}.TRANS64{SYTRY} $P[P0], AL, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $R[Rb]; writes $P[P0]; trap: not modelled: "
            "barriers in memory",
        .note = note_syncs_arr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_syncs_chk),
            CHOICES(choices_syncs_arr),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1--- ----ppp- -------s 01uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0101 10100111",
    },
    [VOLTA_SYNCS_X] = {
        .name = "SYNCS.x", .page = "SYNCS", .title = title_syncs_arr, .mnemonic = "SYNCS",
        .syntax = "UGUARD SYNCS{SYX}.64 $UR[Ud], SYAT, $UR[Ub] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Ub.n | 1]; writes $UR[Ud] $UR[Ud.n | 1]; "
            "trap: not modelled: barriers in memory",
        .note = note_syncs_arr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_syncs_x),
            CHOICES(choices_syncs_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ------01 -------- oooooooo "
            "oooooooo oooooooo --uuuuuu --uuuuuu --uuuuuu .ggg0101 10110010",
    },
    [VOLTA_SYNCS_LD] = {
        .name = "SYNCS.ld", .page = "SYNCS", .title = title_syncs_arr, .mnemonic = "SYNCS.LD.64",
        .syntax = "UGUARD SYNCS.LD.64 $UR[Ud], SYAT CTL",
        .effects = "reads $UP[GUP] $UR[Ua]; writes $UR[Ud] $UR[Ud.n | 1]; trap: not modelled: "
            "barriers in memory",
        .note = note_syncs_arr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_syncs_ld),
            CHOICES(choices_syncs_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? oooooooo "
            "oooooooo oooooooo ???????? ??uuuuuu ??uuuuuu .ggg1001 10110010",
    },
    [VOLTA_SYNCS_CAS] = {
        .name = "SYNCS.cas", .page = "SYNCS", .title = title_syncs_arr, .mnemonic = "SYNCS.CAS.64",
        .syntax = "UGUARD SYNCS.CAS.64 $UR[Ud], SYAT, $UR[Ub], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Ub.n | 1] $UR[Uc] $UR[Uc.n | 1]; writes "
            "$UR[Ud] $UR[Ud.n | 1]; trap: not modelled: barriers in memory",
        .note = note_syncs_arr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_syncs_cas),
            CHOICES(choices_syncs_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu oooooooo "
            "oooooooo oooooooo ??uuuuuu ??uuuuuu ??uuuuuu .ggg0011 10110010",
    },
    [VOLTA_SYNCS_CCTL] = {
        .name = "SYNCS.cctl", .page = "SYNCS", .title = title_syncs_arr,
            .mnemonic = "SYNCS.CCTL.IVALL",
        .syntax = "GUARD SYNCS.CCTL.IVALL MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: barriers in memory",
        .note = note_syncs_arr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 10110001",
    },
    [VOLTA_ARRIVES] = {
        .name = "ARRIVES", .page = "ARRIVES", .title = "Arrive at a barrier when copies are done",
            .mnemonic = "ARRIVES.LDGSTSBAR",
        .syntax = "GUARD ARRIVES.LDGSTSBAR AL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc]; trap: not modelled: barriers in memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_arrives),
            CHOICES(choices_arrives),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu oooooooo "
            "oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10110000",
    },
    [VOLTA_STAS] = {
        .name = "STAS", .page = "STAS",
            .title = "Store to the memory of another block of the cluster", .mnemonic = "STAS",
        .syntax = "GUARD STAS AU, $R[Rb] MARKS CTL",
        .effects = effects_stas,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_stas),
            CHOICES(choices_stas),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.?? ???????? ???????? ??uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr ???????? .ggg1101 10111101",
    },
    [VOLTA_REDAS] = {
        .name = "REDAS", .page = "REDAS",
            .title = "Change a word in the memory of another block of the cluster",
            .mnemonic = "REDAS.ADD",
        .syntax = "GUARD REDAS.ADD AU, $R[Rb] MARKS CTL",
        .effects = effects_stas,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_stas),
            CHOICES(choices_stas),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1.?? ???????? ???????? ??uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr ???????? .ggg1101 10111110",
    },
    [VOLTA_UBLKCP] = {
        .name = "UBLKCP", .page = "UBLKCP", .title = "Copy a block of memory",
            .mnemonic = "UBLKCP.G.G",
        .syntax = "UGUARD UBLKCP.G.G [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = effects_ublkcp,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ublkcp),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0011 10111010",
    },
    [VOLTA_UBLKRED] = {
        .name = "UBLKRED", .page = "UBLKRED", .title = "Combine a block of memory with another",
            .mnemonic = "UBLKRED.G.ADD",
        .syntax = "UGUARD UBLKRED.G.ADD [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = effects_ublkcp,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ublkcp),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0011 10111011",
    },
    [VOLTA_UBLKPF] = {
        .name = "UBLKPF", .page = "UBLKPF", .title = "Prefetch a block of memory",
            .mnemonic = "UBLKPF.L2",
        .syntax = "UGUARD UBLKPF.L2 [$UR[Ua]], $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ua.n | 1] $UR[Uc]; trap: not modelled: copies of "
            "blocks",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ublkpf),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu ???????? "
            "???????? ???????? ???????? ??uuuuuu ???????? .ggg0011 10111100",
    },
    [VOLTA_UTMALDG_D] = {
        .name = "UTMALDG.d", .page = "UTMALDG", .title = title_utmaldg_d, .mnemonic = "UTMALDG.1D",
        .syntax = "UGUARD UTMALDG.1D [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = effects_utmaldg_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ublkcp),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0011 10110100",
    },
    [VOLTA_UTMALDG_S] = {
        .name = "UTMALDG.s", .page = "UTMALDG", .title = title_utmaldg_d, .mnemonic = "UTMALDG.1D",
        .syntax = "UGUARD UTMALDG.1D [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = effects_utmaldg_s,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmaldg_s),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0101 10110100",
    },
    [VOLTA_UTMASTG] = {
        .name = "UTMASTG", .page = "UTMASTG", .title = "Store a tile of a tensor",
            .mnemonic = "UTMASTG.1D",
        .syntax = "UGUARD UTMASTG.1D [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = effects_utmaldg_s,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmaldg_s),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0011 10110101",
    },
    [VOLTA_UTMAREDG] = {
        .name = "UTMAREDG", .page = "UTMAREDG", .title = "Combine a tile with one of a tensor",
            .mnemonic = "UTMAREDG.1D.ADD",
        .syntax = "UGUARD UTMAREDG.1D.ADD [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = effects_utmaldg_s,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmaldg_s),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0011 10110110",
    },
    [VOLTA_UTMAPF_D] = {
        .name = "UTMAPF.d", .page = "UTMAPF", .title = title_utmapf_d, .mnemonic = "UTMAPF.L2.1D",
        .syntax = "UGUARD UTMAPF.L2.1D [$UR[Ub]], [$UR[Ua]], $UR[Uc] CTL",
        .effects = effects_utmaldg_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ublkcp),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ??uuuuuu ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0011 10111000",
    },
    [VOLTA_UTMAPF_S] = {
        .name = "UTMAPF.s", .page = "UTMAPF", .title = title_utmapf_d, .mnemonic = "UTMAPF.L2.1D",
        .syntax = "UGUARD UTMAPF.L2.1D [$UR[Ub]], [$UR[Ua]] CTL",
        .effects = effects_utmaldg_s,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmaldg_s),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu ???????? .ggg0101 10111000",
    },
    [VOLTA_UTMACCTL] = {
        .name = "UTMACCTL", .page = "UTMACCTL", .title = "Control the cache of tensor descriptors",
            .mnemonic = "UTMACCTL",
        .syntax = "UGUARD UTMACCTL CTL",
        .effects = effects_utmacctl,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmacctl),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 10111001",
    },
    [VOLTA_UTMACMDFLUSH] = {
        .name = "UTMACMDFLUSH", .page = "UTMACMDFLUSH", .title = "Flush what is ordered of tensors",
            .mnemonic = "UTMACMDFLUSH",
        .syntax = "UGUARD UTMACMDFLUSH CTL",
        .effects = effects_utmacctl,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmacctl),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 10110111",
    },
    [VOLTA_ACQBULK] = {
        .name = "ACQBULK", .page = "ACQBULK", .title = "Wait for what was copied in bulk",
            .mnemonic = "ACQBULK",
        .syntax = "GUARD ACQBULK MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: bulk copies",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1000 00101110",
    },
    [VOLTA_FENCE] = {
        .name = "FENCE", .page = "FENCE", .title = "Order accesses of the asynchronous units",
            .mnemonic = "FENCE.VIEW.ASYNC.S",
        .syntax = "GUARD FENCE.VIEW.ASYNC.S MARKS CTL",
        .effects = effects_fence,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg0011 11000110",
    },
    [VOLTA_CCTL_V] = {
        .name = "CCTL.v", .page = "CCTL", .title = title_cctl_v, .mnemonic = "CCTL",
        .syntax = "GUARD CCTL{CCE}CLEVEL{CCOP} AR32  CTL",
        .effects = effects_cctl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_cctl_v),
            CHOICES(choices_cctl_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----0cc c------0 cc-----c -------- oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_T] = {
        .name = "CCTL.t", .page = "CCTL", .title = title_cctl_v, .mnemonic = "CCTL",
        .syntax = "GUARD CCTL{CCE}CLEVEL{CCOP} AR32 MARKS CTL",
        .effects = effects_cctl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_cctl_v),
            CHOICES(choices_cctl_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----00cc c------0 cc-----c -------- oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_U] = {
        .name = "CCTL.u", .page = "CCTL", .title = title_cctl_v, .mnemonic = "CCTL",
        .syntax = "GUARD CCTL{CCE}CLEVEL{CCOP} AL MARKS CTL",
        .effects = effects_cctl_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_cctl_u),
            CHOICES(choices_cctl_u),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----10cc c??????0 cc?????c ???????? oooooooo "
            "oooooooo oooooooo ??uuuuuu rrrrrrrr -------- .ggg1101 10001111",
    },
    [VOLTA_CCTL_VA] = {
        .name = "CCTL.va", .page = "CCTL", .title = title_cctl_v, .mnemonic = "CCTL",
        .syntax = "GUARD CCTL{CLEVEL}CCOP  CTL",
        .effects = effects_cctl_va,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_cctl_va),
            CHOICES(choices_bmov_rb),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----ccc c------0 cc-----z -------- -------- "
            "-------- -------- -------- 11111111 -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_TA] = {
        .name = "CCTL.ta", .page = "CCTL", .title = title_cctl_v, .mnemonic = "CCTL",
        .syntax = "GUARD CCTL{CLEVEL}CCOP  CTL",
        .effects = effects_cctl_va,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_cctl_va),
            CHOICES(choices_bmov_rb),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc-----z -------- -------- "
            "-------- -------- -------- 11111111 -------- .ggg1001 10001111",
    },
    [VOLTA_CCTL_A] = {
        .name = "CCTL.a", .page = "CCTL", .title = title_cctl_v, .mnemonic = "CCTL",
        .syntax = "GUARD CCTL{CLEVEL}CCOP MARKS CTL",
        .effects = effects_cctl_va,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_cctl_va),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0ccc c------0 cc------ -------- -------- "
            "-------- -------- -------- 11111111 -------- .ggg1001 10001111",
    },
    [VOLTA_CCTLL_V] = {
        .name = "CCTLL.v", .page = "CCTLL", .title = title_cctll_v, .mnemonic = "CCTLL",
        .syntax = "GUARD CCTLL{CCOP} AR  CTL",
        .effects = effects_cctll_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_cctll_v),
            CHOICES(choices_cctll_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----0cc c??????? ???????? ???????? oooooooo "
            "oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10010000",
    },
    [VOLTA_CCTLL_T] = {
        .name = "CCTLL.t", .page = "CCTLL", .title = title_cctll_v, .mnemonic = "CCTLL",
        .syntax = "GUARD CCTLL{CCOP} AR MARKS CTL",
        .effects = effects_cctll_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_cctll_v),
            CHOICES(choices_cctll_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----00cc c??????? ???????? ???????? oooooooo "
            "oooooooo oooooooo ???????? rrrrrrrr ???????? .ggg1001 10010000",
    },
    [VOLTA_CCTLL_U] = {
        .name = "CCTLL.u", .page = "CCTLL", .title = title_cctll_v, .mnemonic = "CCTLL",
        .syntax = "GUARD CCTLL{CCOP} AL MARKS CTL",
        .effects = effects_cctl_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_cctll_u),
            CHOICES(choices_cctl_u),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----10cc c??????? ???????? ???????? oooooooo "
            "oooooooo oooooooo ??uuuuuu rrrrrrrr ???????? .ggg1101 10010000",
    },
    [VOLTA_CCTLT_ALL] = {
        .name = "CCTLT.all", .page = "CCTLT", .title = title_cctlt_all, .mnemonic = "CCTLT.IVALL",
        .syntax = "GUARD CCTLT.IVALL MARKS CTL",
        .effects = effects_cctl_va,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----???? ?10.???? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg0011 10010001",
    },
    [VOLTA_CCTLT_R] = {
        .name = "CCTLT.r", .page = "CCTLT", .title = title_cctlt_all, .mnemonic = "CCTLT.IVTH",
        .syntax = "GUARD CCTLT.IVTH $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb]; trap: not modelled: caches",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_r2b),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ???????? ???????? "
            "???????? ???????? rrrrrrrr ???????? ???????? .ggg0011 10010001",
    },
    [VOLTA_CCTLT_C] = {
        .name = "CCTLT.c", .page = "CCTLT", .title = title_cctlt_all, .mnemonic = "CCTLT.IVTH",
        .syntax = "GUARD CCTLT.IVTH THEAD, TINDEX MARKS CTL",
        .effects = effects_cctl_va,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_cctlt_c),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----???? ?01.???? ???????? ???????? ?????ttt "
            "tttttttt tttttttt ???????? ???????? ???????? .ggg1011 10010001",
    },
    [VOLTA_CCTLT_U] = {
        .name = "CCTLT.u", .page = "CCTLT", .title = title_cctlt_all, .mnemonic = "CCTLT.IVTH",
        .syntax = "GUARD CCTLT.IVTH $UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub]; trap: not modelled: caches",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_cctlt_u),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ?01.???? ???????? ???????? ???????? "
            "???????? ???????? ??uuuuuu ???????? ???????? .ggg1101 10010001",
    },
    [VOLTA_MEMBAR_V] = {
        .name = "MEMBAR.v", .page = "MEMBAR", .title = title_membar_v, .mnemonic = "MEMBAR",
        .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE{MBIO}  CTL",
        .effects = effects_fence,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7, SLOTS(slots_membar_v),
            CHOICES(choices_bmov_rb),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------m mmmm---m -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_MEMBAR_A] = {
        .name = "MEMBAR.a", .page = "MEMBAR", .title = title_membar_v, .mnemonic = "MEMBAR",
        .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL",
        .effects = effects_fence,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_membar_a),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------m mmmm---- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_MEMBAR_H] = {
        .name = "MEMBAR.h", .page = "MEMBAR", .title = title_membar_v, .mnemonic = "MEMBAR",
        .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE MARKS CTL",
        .effects = effects_fence,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_membar_a),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -------m mmmm--0- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_MEMBAR_AS] = {
        .name = "MEMBAR.as", .page = "MEMBAR", .title = title_membar_v, .mnemonic = "MEMBAR",
        .syntax = "GUARD MEMBAR{MBSEM}MBSCOPE.ASYNC MARKS CTL",
        .effects = effects_fence,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_membar_a),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -------0 1mmm--1- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 10010010",
    },
    [VOLTA_ERRBAR_V] = {
        .name = "ERRBAR.v", .page = "ERRBAR", .title = title_errbar_v, .mnemonic = "ERRBAR",
        .syntax = "GUARD ERRBAR  CTL",
        .effects = effects_errbar_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7, SLOTS(slots_bmov_bb),
            CHOICES(choices_bmov_rb),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 10101011",
    },
    [VOLTA_ERRBAR_A] = {
        .name = "ERRBAR.a", .page = "ERRBAR", .title = title_errbar_v, .mnemonic = "ERRBAR",
        .syntax = "GUARD ERRBAR MARKS CTL",
        .effects = effects_errbar_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 10101011",
    },
    [VOLTA_QSPC_V] = {
        .name = "QSPC.v", .page = "QSPC", .title = title_qspc_v, .mnemonic = "QSPC",
        .syntax = "GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], ARE  CTL",
        .effects = effects_qspc_v,
        .note = note_qspc_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_qspc_v),
            CHOICES(choices_qspc_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- ----ppp- -----qqc -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010",
    },
    [VOLTA_QSPC_T] = {
        .name = "QSPC.t", .page = "QSPC", .title = title_qspc_v, .mnemonic = "QSPC",
        .syntax = "GUARD QSPC{CCE}QSP $P[P0], $R[Rd], ARE MARKS CTL",
        .effects = effects_qspc_v,
        .note = note_qspc_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_qspc_t),
            CHOICES(choices_qspc_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -----qqc -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10101010",
    },
    [VOLTA_QSPC_TU] = {
        .name = "QSPC.tu", .page = "QSPC", .title = title_qspc_v, .mnemonic = "QSPC",
        .syntax = "GUARD QSPC{CCE}QSPACE $P[P0], $R[Rd], AT  CTL",
        .effects = effects_qspc_tu,
        .note = note_qspc_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_qspc_tu),
            CHOICES(choices_qspc_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010",
    },
    [VOLTA_QSPC_U] = {
        .name = "QSPC.u", .page = "QSPC", .title = title_qspc_v, .mnemonic = "QSPC",
        .syntax = "GUARD QSPC{CCE}QSP $P[P0], $R[Rd], AU MARKS CTL",
        .effects = effects_qspc_tu,
        .note = note_qspc_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_qspc_u),
            CHOICES(choices_qspc_u),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- ----ppp- -----qqc -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10101010",
    },
    [VOLTA_UCGABAR_ARV] = {
        .name = "UCGABAR.arv", .page = "UCGABAR", .title = title_ucgabar_arv,
            .mnemonic = "UCGABAR_ARV",
        .syntax = "UGUARD UCGABAR_ARV CTL",
        .effects = effects_ucgabar_arv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmacctl),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------z -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 11000111",
    },
    [VOLTA_UCGABAR_WAIT] = {
        .name = "UCGABAR.wait", .page = "UCGABAR", .title = title_ucgabar_arv,
            .mnemonic = "UCGABAR_WAIT",
        .syntax = "UGUARD UCGABAR_WAIT CTL",
        .effects = effects_ucgabar_arv,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_utmacctl),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1101 11000111",
    },
    [VOLTA_CGAERRBAR] = {
        .name = "CGAERRBAR", .page = "CGAERRBAR",
            .title = "Wait until errors of the cluster are known", .mnemonic = "CGAERRBAR",
        .syntax = "GUARD CGAERRBAR MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: clusters of blocks",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0--- -------- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg0101 10101011",
    },
    [VOLTA_WARPGROUP] = {
        .name = "WARPGROUP", .page = "WARPGROUP",
            .title = "Four warps begin to multiply matrices together",
            .mnemonic = "WARPGROUP.ARRIVE",
        .syntax = "GUARD WARPGROUP.ARRIVE MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: groups of warps",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0zzz zzzzzzzz zzzzzzzz ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 11000101",
    },
    [VOLTA_WARPGROUPSET] = {
        .name = "WARPGROUPSET", .page = "WARPGROUPSET", .title = "Set what a group of warps has",
            .mnemonic = "WARPGROUPSET.AC",
        .syntax = "UGUARD WARPGROUPSET.AC $UR[Ub] CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; trap: not modelled: groups of warps",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_warpgroupset),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1zzz zzzzzzzz zzzzzzzz ???????? ???????? "
            "???????? ???????? ??uuuuuu ???????? ???????? .ggg1101 01011110",
    },
    [VOLTA_USETMAXREG_U] = {
        .name = "USETMAXREG.u", .page = "USETMAXREG", .title = title_usetmaxreg_u,
            .mnemonic = "USETMAXREG",
        .syntax = "UGUARD USETMAXREG{REGSW} UPO, $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Uc]; writes $UP[U0]; trap: not modelled: pools of registers",
        .note = note_usetmaxreg_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_usetmaxreg_u),
            CHOICES(choices_usetmaxreg_u),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ????uuu? ?????1rr ??uuuuuu ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg0011 11001000",
    },
    [VOLTA_USETMAXREG_I] = {
        .name = "USETMAXREG.i", .page = "USETMAXREG", .title = title_usetmaxreg_u,
            .mnemonic = "USETMAXREG",
        .syntax = "UGUARD USETMAXREG{REGSW} UPO, REGS CTL",
        .effects = "reads $UP[GUP]; writes $UP[U0]; trap: not modelled: pools of registers",
        .note = note_usetmaxreg_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_usetmaxreg_i),
            CHOICES(choices_usetmaxreg_i),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ????uuu? ?????1rr ???????? ???????? "
            "???????? ???????? rrrrrrrr ???????? ???????? .ggg1001 11001000",
    },
    [VOLTA_USETSHMSZ_U] = {
        .name = "USETSHMSZ.u", .page = "USETSHMSZ", .title = title_usetshmsz_u,
            .mnemonic = "USETSHMSZ",
        .syntax = "UGUARD USETSHMSZ $UR[Ub] CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; trap: not modelled: how much shared memory a block has",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_warpgroupset),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ??uuuuuu ???????? ???????? .ggg0011 11001001",
    },
    [VOLTA_USETSHMSZ_I] = {
        .name = "USETSHMSZ.i", .page = "USETSHMSZ", .title = title_usetshmsz_u,
            .mnemonic = "USETSHMSZ",
        .syntax = "UGUARD USETSHMSZ UIMM CTL",
        .effects = "reads $UP[GUP]; trap: not modelled: how much shared memory a block has",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_usetshmsz_i),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu ???????? ???????? .ggg1001 11001001",
    },
    [VOLTA_ULEPC_N] = {
        .name = "ULEPC.n", .page = "ULEPC", .title = title_ulepc_n, .mnemonic = "ULEPC",
        .syntax = "UGUARD ULEPC $UR[Ud] CTL",
        .effects = effects_ulepc_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ulepc_n),
            CHOICES(choices_ulepc_n),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? --uuuuuu .ggg0011 11001110",
    },
    [VOLTA_ULEPC_T] = {
        .name = "ULEPC.t", .page = "ULEPC", .title = title_ulepc_n, .mnemonic = "ULEPC",
        .syntax = "UGUARD ULEPC $UR[Ud], RELL CTL",
        .effects = effects_ulepc_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ulepc_t),
            CHOICES(choices_ulepc_n),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ??????rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr --uuuuuu .ggg1001 11001110",
    },
    [VOLTA_NOP] = {
        .name = "NOP", .page = "NOP", .title = "No operation", .mnemonic = "NOP",
        .syntax = "GUARD NOP MARKS CTL",
        .effects = "",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----z--- -------- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 00011000",
    },
    [VOLTA_EXIT] = {
        .name = "EXIT", .page = "EXIT", .title = "End these threads", .mnemonic = "EXIT",
        .syntax = "GUARD EXIT{KEEP}PREEMPT{ATEX} PX MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; writes $active",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_exit),
            CHOICES(choices_bssy),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qapk---- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 01001101",
    },
    [VOLTA_KILL] = {
        .name = "KILL", .page = "KILL",
            .title = "End these threads, pixels that are not to be drawn", .mnemonic = "KILL",
        .syntax = "GUARD KILL PX MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; trap: not modelled: pixels",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_yield),
            CHOICES(choices_bssy),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q??????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 01011011",
    },
    [VOLTA_BRA_B] = {
        .name = "BRA.b", .page = "BRA", .title = title_bra_b, .mnemonic = "BRA",
        .syntax = "GUARD BRA{BHOW}BDEPTH PX, TO MARKS CTL",
        .effects = "reads $P[Q0] $P[GP] $active; writes $pc; trap: not modelled: how it is known "
            "whether threads are together; trap: not modelled: threads that go different ways; "
            "branch: conditional",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bra_b),
            CHOICES(choices_bra_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrrbb -------- rrrrrrrr .ggg1001 01000111",
    },
    [VOLTA_BRA_U] = {
        .name = "BRA.u", .page = "BRA", .title = title_bra_b, .mnemonic = "BRA",
        .syntax = "GUARD BRA{BUHOW}BDEPTH PX, BUPN$UP[BUP], TO MARKS CTL",
        .effects = effects_bra_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_bra_u),
            CHOICES(choices_bra_u),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb???rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr0b ????bbbb rrrrrrrr .ggg0101 01000111",
    },
    [VOLTA_BRA_DIV] = {
        .name = "BRA_DIV", .page = "BRA_DIV",
            .title = "Branch if threads of a mask in a uniform register are apart, or together",
            .mnemonic = "BRA",
        .syntax = "GUARD BRA{BRHOW}BDEPTH PX, $UR[Ua], TO MARKS CTL",
        .effects = "reads $UR[Ua]; writes $pc; trap: not modelled: how it is known whether threads "
            "are together; branch: conditional",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_bra_div),
            CHOICES(choices_bra_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb---rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrrbb ??uuuuuu rrrrrrrr .ggg1001 01000111",
    },
    [VOLTA_JMP_B] = {
        .name = "JMP.b", .page = "JMP", .title = title_jmp_b, .mnemonic = "JMP",
        .syntax = "GUARD JMP{JHOW}BDEPTH PX, PLACE MARKS CTL",
        .effects = effects_jmp_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_jmp_b),
            CHOICES(choices_jmp_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb????a aaaaaaaa aaaaaaaa aaaaaaaa "
            "aaaaaaaa aaaaaaaa aaaaaajj ???????? aaaaaaaa .ggg1001 01001010",
    },
    [VOLTA_JMP_C] = {
        .name = "JMP.c", .page = "JMP", .title = title_jmp_b, .mnemonic = "JMP",
        .syntax = "GUARD JMP PX, CB MARKS CTL",
        .effects = effects_jmp_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_jmp_c),
            CHOICES(choices_jmp_c),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq q??????? ???????? ???????? ?\?---ccc "
            "cccccccc cccccccc --uuuuuu ???????? ???????? .ggg1011 01001010",
    },
    [VOLTA_JMP_U] = {
        .name = "JMP.u", .page = "JMP", .title = title_jmp_b, .mnemonic = "JMP",
        .syntax = "GUARD JMP{BUHOW} PX, BUPN$UP[BUP], PLACE MARKS CTL",
        .effects = effects_bra_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_jmp_u),
            CHOICES(choices_jmp_u),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq q??????a aaaaaaaa aaaaaaaa aaaaaaaa "
            "aaaaaaaa aaaaaaaa aaaaaa0b ????bbbb aaaaaaaa .ggg0101 01001010",
    },
    [VOLTA_JMP_UC] = {
        .name = "JMP.uc", .page = "JMP", .title = title_jmp_b, .mnemonic = "JMP",
        .syntax = "GUARD JMP{BUHOW} PX, BUPN$UP[BUP], c[CBANK][COFF] MARKS CTL",
        .effects = "reads $P[Q0] $UP[BUP] $P[GP] $active; writes $pc; read c.u32; trap: unaligned "
            "in `c`; trap: not modelled: threads that go different ways; branch: conditional",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_jmp_uc),
            CHOICES(choices_jmp_uc),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq q??????? ???????? ???????? ?????ccc "
            "cccccccc cccccccc ??????0b ????bbbb ???????? .ggg0111 01001010",
    },
    [VOLTA_BRX] = {
        .name = "BRX", .page = "BRX", .title = "Branch to a place that is computed",
            .mnemonic = "BRX",
        .syntax = "GUARD BRX{BDEPTH} PX, $R[Ra] BY MARKS CTL",
        .effects = effects_brx,
        .note = "The place is behind the instruction, by a pair of registers and a number.",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_brx),
            CHOICES(choices_brx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb---ff ffffffff ffffffff ffffffff "
            "ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01001001",
    },
    [VOLTA_JMX] = {
        .name = "JMX", .page = "JMX", .title = "Branch to a fixed place that is computed",
            .mnemonic = "JMX",
        .syntax = "GUARD JMX{BDEPTH} PX, $R[Ra] BY MARKS CTL",
        .effects = effects_brx,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_brx),
            CHOICES(choices_brx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qbb???ff ffffffff ffffffff ffffffff "
            "ffffffff ffffffff ffffff?? rrrrrrrr ffffffff .ggg1001 01001100",
    },
    [VOLTA_BRXU_BRXU] = {
        .name = "BRXU.BRXU", .page = "BRXU", .title = title_brxu_brxu, .mnemonic = "BRXU",
        .syntax = "GUARD BRXU{BDEPTH} PX, $UR[Ua] BY MARKS CTL",
        .effects = effects_brxu_brxu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_brxu_brxu),
            CHOICES(choices_brx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb???ff ffffffff ffffffff ffffffff "
            "ffffffff ffffffff ffffff?? ??uuuuuu ffffffff .ggg1001 01011000",
    },
    [VOLTA_BRXU_JMXU] = {
        .name = "BRXU.JMXU", .page = "BRXU", .title = title_brxu_brxu, .mnemonic = "JMXU",
        .syntax = "GUARD JMXU{BDEPTH} PX, $UR[Ua] BY MARKS CTL",
        .effects = effects_brxu_brxu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_brxu_brxu),
            CHOICES(choices_brx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qbb???ff ffffffff ffffffff ffffffff "
            "ffffffff ffffffff ffffff?? ??uuuuuu ffffffff .ggg1001 01011001",
    },
    [VOLTA_CALL_AT] = {
        .name = "CALL.at", .page = "CALL", .title = title_call_at, .mnemonic = "CALL.ABS",
        .syntax = "GUARD CALL.ABS{NOINC} PX, PLACE MARKS CTL",
        .effects = effects_jmp_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_call_at),
            CHOICES(choices_jmp_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn?????a aaaaaaaa aaaaaaaa aaaaaaaa "
            "aaaaaaaa aaaaaaaa aaaaaa?? ???????? aaaaaaaa .ggg1001 01000011",
    },
    [VOLTA_CALL_C] = {
        .name = "CALL.c", .page = "CALL", .title = title_call_at, .mnemonic = "CALL.ABS",
        .syntax = "GUARD CALL.ABS{NOINC} PX, CB MARKS CTL",
        .effects = effects_jmp_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_call_c),
            CHOICES(choices_jmp_c),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.qqq qn?????? ???????? ???????? ?\?---ccc "
            "cccccccc cccccccc --uuuuuu ???????? ???????? .ggg1011 01000011",
    },
    [VOLTA_CALL_R] = {
        .name = "CALL.r", .page = "CALL", .title = title_call_at, .mnemonic = "CALL.ABS",
        .syntax = "GUARD CALL.ABS{NOINC} PX, $R[Ra] BY MARKS CTL",
        .effects = effects_brx,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_call_r),
            CHOICES(choices_call_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn????ff ffffffff ffffffff ffffffff "
            "ffffffff ffffffff ffffff?? rrrrrrrr ffffffff .ggg0011 01000011",
    },
    [VOLTA_CALL_REL] = {
        .name = "CALL.rel", .page = "CALL", .title = title_call_at, .mnemonic = "CALL.REL",
        .syntax = "GUARD CALL.REL{NOINC} PX, TO MARKS CTL",
        .effects = effects_jmp_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_call_rel),
            CHOICES(choices_bra_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn----rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr-- -------- rrrrrrrr .ggg1001 01000100",
    },
    [VOLTA_CALL_RR] = {
        .name = "CALL.rr", .page = "CALL", .title = title_call_at, .mnemonic = "CALL.REL",
        .syntax = "GUARD CALL.REL{NOINC} PX, $R[Ra] TO MARKS CTL",
        .effects = effects_brx,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_call_rr),
            CHOICES(choices_bra_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn----rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg0011 01000100",
    },
    [VOLTA_CALL_UR] = {
        .name = "CALL_UR", .page = "CALL_UR", .title = "Call what uniform registers tell",
            .mnemonic = "CALL.REL",
        .syntax = "GUARD CALL.REL{NOINC} PX, $UR[Ua] TO MARKS CTL",
        .effects = effects_brxu_brxu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_call_ur),
            CHOICES(choices_bra_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qn----rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr-- ??uuuuuu rrrrrrrr .ggg1001 01000100",
    },
    [VOLTA_RET_REL] = {
        .name = "RET.rel", .page = "RET", .title = title_ret_rel, .mnemonic = "RET.REL",
        .syntax = "GUARD RET.REL{NODEC} PX, $R[Ra] TO MARKS CTL",
        .effects = effects_brx,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ret_rel),
            CHOICES(choices_bra_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn0---rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr-- rrrrrrrr rrrrrrrr .ggg1001 01010000",
    },
    [VOLTA_RET_ABS] = {
        .name = "RET.abs", .page = "RET", .title = title_ret_rel, .mnemonic = "RET.ABS",
        .syntax = "GUARD RET.ABS{NODEC} PX, $R[Ra] BY MARKS CTL",
        .effects = effects_brx,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ret_abs),
            CHOICES(choices_call_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qn1---ff ffffffff ffffffff ffffffff "
            "ffffffff ffffffff ffffff-- rrrrrrrr ffffffff .ggg1001 01010000",
    },
    [VOLTA_RET_UR_REL] = {
        .name = "RET_UR.rel", .page = "RET_UR", .title = title_ret_ur_rel, .mnemonic = "RET.REL",
        .syntax = "GUARD RET.REL{NODEC} PX, $UR[Ua] TO MARKS CTL",
        .effects = effects_brxu_brxu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ret_ur_rel),
            CHOICES(choices_bra_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qn0---rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrr-- ??uuuuuu rrrrrrrr .ggg1001 01010000",
    },
    [VOLTA_RET_UR_ABS] = {
        .name = "RET_UR.abs", .page = "RET_UR", .title = title_ret_ur_rel, .mnemonic = "RET.ABS",
        .syntax = "GUARD RET.ABS{NODEC} PX, $UR[Ua] BY MARKS CTL",
        .effects = effects_brxu_brxu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ret_ur_abs),
            CHOICES(choices_call_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qn1---ff ffffffff ffffffff ffffffff "
            "ffffffff ffffffff ffffff-- ??uuuuuu ffffffff .ggg1001 01010000",
    },
    [VOLTA_LEPC_N] = {
        .name = "LEPC.n", .page = "LEPC", .title = title_lepc_n, .mnemonic = "LEPC",
        .syntax = "GUARD LEPC $R[Rd] MARKS CTL",
        .effects = effects_lepc_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_b2r_b),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? rrrrrrrr .ggg0011 01001110",
    },
    [VOLTA_LEPC_T] = {
        .name = "LEPC.t", .page = "LEPC", .title = title_lepc_n, .mnemonic = "LEPC",
        .syntax = "GUARD LEPC $R[Rd], RELL MARKS CTL",
        .effects = effects_lepc_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_lepc_t),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0??? ??????rr rrrrrrrr rrrrrrrr rrrrrrrr "
            "rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr rrrrrrrr .ggg1001 01001110",
    },
    [VOLTA_RTT] = {
        .name = "RTT", .page = "RTT", .title = "Return from a trap", .mnemonic = "RTT",
        .syntax = "GUARD RTT MARKS CTL",
        .effects = "trap: not modelled: traps",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1001 01001111",
    },
    [VOLTA_PREEXIT] = {
        .name = "PREEXIT", .page = "PREEXIT",
            .title = "Before the end: what waits for this grid may begin", .mnemonic = "PREEXIT",
        .syntax = "GUARD PREEXIT MARKS CTL",
        .effects = "trap: not modelled: grids that wait for each other",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_hp),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ???????? .ggg1000 00101101",
    },
    [VOLTA_BPT] = {
        .name = "BPT", .page = "BPT", .title = "Stop for a debugger, or trap", .mnemonic = "BPT",
        .syntax = "GUARD BPT{BPKIND} BPN MARKS CTL",
        .effects = "reads $P[GP]; trap: BPT.TRAP; trap: not modelled: debuggers",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bpt),
            CHOICES(choices_bpt),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -bbb---- -------- -------- -------- "
            "-------- -------- ---bbb-- -------- -------- .ggg1001 01011100",
    },
    [VOLTA_F2F_N] = {
        .name = "F2F.n", .page = "F2F", .title = title_f2f_n, .mnemonic = "F2F",
        .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS32 C77 MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2f_n),
            CHOICES(choices_f2f_n),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ff-01--- -------- naffffff "
            "ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000100",
    },
    [VOLTA_F2F_W] = {
        .name = "F2F.w", .page = "F2F", .title = title_f2f_n, .mnemonic = "F2F",
        .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS16 C77 MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2f_w),
            CHOICES(choices_f2f_w),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ff-10--- -------- n.cc-ccc "
            "cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000100",
    },
    [VOLTA_F2F_DW] = {
        .name = "F2F.dw", .page = "F2F", .title = title_f2f_n, .mnemonic = "F2F",
        .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS16 C77 MARKS CTL",
        .effects = effects_f2f_dw,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2f_w),
            CHOICES(choices_f2f_w),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ff-11--- -------- n.cc-ccc "
            "cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00010000",
    },
    [VOLTA_F2F_DF] = {
        .name = "F2F.df", .page = "F2F", .title = title_f2f_n, .mnemonic = "F2F",
        .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS32 C77 MARKS CTL",
        .effects = effects_f2f_dw,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2f_n),
            CHOICES(choices_f2f_n),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ff-11--- -------- naffffff "
            "ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00010000",
    },
    [VOLTA_F2F_ND] = {
        .name = "F2F.nd", .page = "F2F", .title = title_f2f_n, .mnemonic = "F2F",
        .syntax = "GUARD F2F{FTZ}CDFF{CSF}FRND $R[Rd], CS64 C77 MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read "
            "c.u64; trap: not modelled: not described yet; trap: unaligned in `c`; trap: which "
            "constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2f_nd),
            CHOICES(choices_f2f_nd),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ff-cc--- -------- nadddddd "
            "dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010000",
    },
    [VOLTA_F2I_H] = {
        .name = "F2I.h", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS16 C86 MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2i_h),
            CHOICES(choices_f2i_h),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ccncc--c -------- n.cc-ccc "
            "cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000101",
    },
    [VOLTA_F2I_S] = {
        .name = "F2I.s", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS32 C86 MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2i_s),
            CHOICES(choices_f2i_s),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ccncc--c -------- naffffff "
            "ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000101",
    },
    [VOLTA_F2I_HD] = {
        .name = "F2I.hd", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS16 C86 MARKS CTL",
        .effects = effects_f2f_dw,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2i_h),
            CHOICES(choices_f2i_h),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f ccn11--c -------- n.cc-ccc "
            "cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00010001",
    },
    [VOLTA_F2I_SD] = {
        .name = "F2I.sd", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS32 C86 MARKS CTL",
        .effects = effects_f2f_dw,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2i_s),
            CHOICES(choices_f2i_s),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f ccn11--c -------- naffffff "
            "ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00010001",
    },
    [VOLTA_F2I_D] = {
        .name = "F2I.d", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "GUARD F2I{FTZ}CDI{CSFT}CINT{NTZ} $R[Rd], CS64 C86 MARKS CTL",
        .effects = effects_f2i_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_f2i_d),
            CHOICES(choices_f2i_d),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f ccncc--c -------- nadddddd "
            "dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010001",
    },
    [VOLTA_I2F_B] = {
        .name = "I2F.b", .page = "I2F", .title = title_i2f_b, .mnemonic = "I2F",
        .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI8 C77I MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_i2f_b),
            CHOICES(choices_i2f_b),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --00---- ff-ccc-- -------- --cc-ccc "
            "cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110",
    },
    [VOLTA_I2F_H] = {
        .name = "I2F.h", .page = "I2F", .title = title_i2f_b, .mnemonic = "I2F",
        .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI16 C77I MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_i2f_h),
            CHOICES(choices_i2f_h),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---- ff-ccc-- -------- --cc-ccc "
            "cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00000110",
    },
    [VOLTA_I2F_W] = {
        .name = "I2F.w", .page = "I2F", .title = title_i2f_b, .mnemonic = "I2F",
        .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], SBU C77I MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_i2f_w),
            CHOICES(choices_i2f_w),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---- ff-ccc-- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000110",
    },
    [VOLTA_I2F_BD] = {
        .name = "I2F.bd", .page = "I2F", .title = title_i2f_b, .mnemonic = "I2F",
        .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI8 C77I MARKS CTL",
        .effects = effects_f2f_dw,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_i2f_b),
            CHOICES(choices_i2f_b),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --00---- ff-11c-- -------- --cc-ccc "
            "cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_I2F_HD] = {
        .name = "I2F.hd", .page = "I2F", .title = title_i2f_b, .mnemonic = "I2F",
        .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI16 C77I MARKS CTL",
        .effects = effects_f2f_dw,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_i2f_h),
            CHOICES(choices_i2f_h),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---- ff-11c-- -------- --cc-ccc "
            "cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_I2F_WD] = {
        .name = "I2F.wd", .page = "I2F", .title = title_i2f_b, .mnemonic = "I2F",
        .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], SBU C77I MARKS CTL",
        .effects = effects_f2f_dw,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_i2f_w),
            CHOICES(choices_i2f_w),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---- ff-11c-- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_I2F_D] = {
        .name = "I2F.d", .page = "I2F", .title = title_i2f_b, .mnemonic = "I2F",
        .syntax = "GUARD I2F{CDF}CSI{FRND} $R[Rd], CI64 C77I MARKS CTL",
        .effects = effects_f2i_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_i2f_w),
            CHOICES(choices_i2f_d),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---- ff-ccc-- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00010010",
    },
    [VOLTA_FRND_H] = {
        .name = "FRND.h", .page = "FRND", .title = title_frnd_h, .mnemonic = "FRND",
        .syntax = "GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS16 C77R MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_frnd_h),
            CHOICES(choices_frnd_h),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --01---f cc-01--- -------- n.cc-ccc "
            "cccccccc hhhhhhhh rrrrrrrr -------- rrrrrrrr .ggg...1 00000111",
    },
    [VOLTA_FRND_S] = {
        .name = "FRND.s", .page = "FRND", .title = title_frnd_h, .mnemonic = "FRND",
        .syntax = "GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS32 C77R MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_frnd_s),
            CHOICES(choices_frnd_s),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --10---f cc-10--- -------- naffffff "
            "ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...1 00000111",
    },
    [VOLTA_FRND_D] = {
        .name = "FRND.d", .page = "FRND", .title = title_frnd_h, .mnemonic = "FRND",
        .syntax = "GUARD FRND{FTZ}CSFT{CINT} $R[Rd], CS64 C77R MARKS CTL",
        .effects = effects_f2i_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_frnd_d),
            CHOICES(choices_frnd_d),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- --11---f cc-11--- -------- nadddddd "
            "dddddddd dddddddd rrrrrrrr -------- rrrrrrrr .ggg...1 00010011",
    },
    [VOLTA_I2I] = {
        .name = "I2I", .page = "I2I", .title = "Narrow an integer, with its limits",
            .mnemonic = "I2I",
        .syntax = "GUARD I2I{CNAR}.S32.SAT $R[Rd], SBU MARKS CTL",
        .effects = effects_i2i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_i2i),
            CHOICES(choices_i2i),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- --cc---- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00111000",
    },
    [VOLTA_F2FP_P] = {
        .name = "F2FP.p", .page = "F2FP", .title = title_f2fp_p, .mnemonic = "F2FP",
        .syntax = "GUARD F2FP{CPACK}.PACK_AB{CRND2} $R[Rd], $R[Ra]RA, CX MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; "
            "trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants "
            "a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_f2fp_p),
            CHOICES(choices_f2fp_p),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ------0c c0ccc--- -------- ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2FP_RS] = {
        .name = "F2FP.rs", .page = "F2FP", .title = title_f2fp_p, .mnemonic = "F2FP",
        .syntax = "GUARD F2FP{CPACK}.PACK_AB.RS.7b $R[Rd], $R[Ra]RA, CX, $R[Rc]RC MARKS CTL",
        .effects = effects_f2fp_rs,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_f2fp_rs),
            CHOICES(choices_f2fp_rs),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.??? ?-????10 00ccc--- rrrrrrrr ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2FP_M] = {
        .name = "F2FP.m", .page = "F2FP", .title = title_f2fp_p, .mnemonic = "F2FP",
        .syntax = "GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], CX, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants "
            "a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_f2fp_m),
            CHOICES(choices_f2fp_p),
        .bits = "---rrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr ffffffff "
            "ffffffff ffffffff rrrrrrrr -------- rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2FP_MC] = {
        .name = "F2FP.mc", .page = "F2FP", .title = title_f2fp_p, .mnemonic = "F2FP",
        .syntax = "GUARD F2FP{CPACK}.MERGE_C{CRND2} $R[Rd], $R[Rc]RB, CXT MARKS CTL",
        .effects = "reads $P[GP] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: "
            "not modelled: not described yet; trap: unaligned in `c`; trap: which constants a "
            "handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_f2fp_mc),
            CHOICES(choices_f2fp_mc),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- ------0c c1ccc--- rrrrrrrr ffffffff "
            "ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg...0 00111110",
    },
    [VOLTA_F2IP_B] = {
        .name = "F2IP.b", .page = "F2IP", .title = title_f2ip_b, .mnemonic = "F2IP",
        .syntax = "GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, CX, $R[Rc]RC{CIPH} "
            "MARKS CTL",
        .effects = effects_f2fp_rs,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x70, SLOTS(slots_f2ip_b),
            CHOICES(choices_f2ip_b),
        .bits = "---rrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr ffffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000011",
    },
    [VOLTA_F2IP_C] = {
        .name = "F2IP.c", .page = "F2IP", .title = title_f2ip_b, .mnemonic = "F2IP",
        .syntax = "GUARD F2IP{CIPT.F32{CIPR}CIPN{CRELU}} $R[Rd], $R[Ra]RA, $R[Rc]RB, CXT{CIPH} "
            "MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; "
            "trap: not modelled: not described yet; trap: unaligned in `c`; trap: which constants "
            "a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x70, SLOTS(slots_f2ip_c),
            CHOICES(choices_f2ip_c),
        .bits = "---zrrcc cccccccc ccccccc- ..------ ----.--- -------- cccccc-c rrrrrrrr ffffffff "
            "ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 01000011",
    },
    [VOLTA_I2FP] = {
        .name = "I2FP", .page = "I2FP",
            .title = "From an integer to a float, in the pipe of other arithmetic",
            .mnemonic = "I2FP.F32",
        .syntax = "GUARD I2FP.F32{CFS}CFRND $R[Rd], SBU MARKS CTL",
        .effects = effects_f2f_n,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x70, SLOTS(slots_i2fp),
            CHOICES(choices_i2fp),
        .bits = "---zrzcc cccccccc ccccccc- ..------ ----.--- --10---- cc010c-- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 01000101",
    },
    [VOLTA_I2IP_B] = {
        .name = "I2IP.b", .page = "I2IP", .title = title_i2ip_b, .mnemonic = "I2IP",
        .syntax = "GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC{CIPC} MARKS CTL",
        .effects = effects_f2fp_rs,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_i2ip_b),
            CHOICES(choices_i2ip_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -0cccc.. rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001",
    },
    [VOLTA_I2IP_N] = {
        .name = "I2IP.n", .page = "I2IP", .title = title_i2ip_b, .mnemonic = "I2IP",
        .syntax = "GUARD I2IP{CPAK}.S32{CIPS} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL",
        .effects = effects_f2fp_rs,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_i2ip_b),
            CHOICES(choices_i2ip_n),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -1cccc?? rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00111001",
    },
    [VOLTA_DADD_R] = {
        .name = "DADD.r", .page = "DADD", .title = title_dadd_r, .mnemonic = "DADD",
        .syntax = "GUARD DADD{FRND} $R[Rd], DA, DC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | "
            "1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_dadd_r),
            CHOICES(choices_dadd_r),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----0--- -------- ff--n..n rrrrrrrr -------- "
            "-------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00101001",
    },
    [VOLTA_DADD_C] = {
        .name = "DADD.c", .page = "DADD", .title = title_dadd_r, .mnemonic = "DADD",
        .syntax = "GUARD DADD{FRND} $R[Rd], DA, DT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n "
            "| 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_dadd_c),
            CHOICES(choices_dadd_c),
        .bits = "---zzrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n -------- dddddddd "
            "dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101001",
    },
    [VOLTA_DMUL] = {
        .name = "DMUL", .page = "DMUL", .title = title_dmul, .mnemonic = "DMUL",
        .syntax = "GUARD DMUL{FRND} $R[Rd], DA, DB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1]; "
            "writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: which constants "
            "a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_dmul),
            CHOICES(choices_dmul),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff----.n -------- nadddddd "
            "dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101000",
    },
    [VOLTA_DFMA_B] = {
        .name = "DFMA.b", .page = "DFMA", .title = title_dfma_b, .mnemonic = "DFMA",
        .syntax = "GUARD DFMA{FRND} $R[Rd], DA, DB, DC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1] "
            "$R[Rc] $R[Rc.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; "
            "trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_dfma_b),
            CHOICES(choices_dfma_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr nadddddd "
            "dddddddd dddddddd rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00101011",
    },
    [VOLTA_DFMA_C] = {
        .name = "DFMA.c", .page = "DFMA", .title = title_dfma_b, .mnemonic = "DFMA",
        .syntax = "GUARD DFMA{FRND} $R[Rd], DA, DCB, DT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rc] $R[Rc.n | 1] $UR[Ub] $UR[Ub.n | 1]; "
            "writes $R[Rd] $R[Rd.n | 1]; read c.u64; trap: unaligned in `c`; trap: which constants "
            "a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_dfma_c),
            CHOICES(choices_dfma_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ff--n..n rrrrrrrr dddddddd "
            "dddddddd dddddddd dddddddd rrrrrrrr rrrrrrrr .ggg...0 00101011",
    },
    [VOLTA_DSETP] = {
        .name = "DSETP", .page = "DSETP", .title = title_dsetp, .mnemonic = "DSETP",
        .syntax = "GUARD DSETP{DCMP}BOP $P[P0], $P[P1], DA, DL, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $UR[Ub] $UR[Ub.n | 1] "
            "$P[Q0]; writes $P[P0] $P[P1]; read c.u64; trap: unaligned in `c`; trap: which "
            "constants a handle stands for; trap: not modelled: what MIN and MAX compare; trap: no "
            "such operation",
        .note = "MIN and MAX stand where the others have a test that never holds, and one that "
            "always does.",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_dsetp),
            CHOICES(choices_dsetp),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.qqq qpppppp- ddddbb.n -------- nadddddd "
            "dddddddd dddddddd rrrrrrrr rrrrrrrr -------- .ggg...0 00101010",
    },
    [VOLTA_FADD] = {
        .name = "FADD", .page = "FADD", .title = title_dadd_r, .mnemonic = "FADD",
        .syntax = "GUARD FADD{FTZ}FRND{FSAT} $R[Rd], FA, FL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fadd),
            CHOICES(choices_fadd),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.--- -------f fff---.n -------- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100001",
    },
    [VOLTA_FMUL] = {
        .name = "FMUL", .page = "FMUL", .title = title_dmul, .mnemonic = "FMUL",
        .syntax = "GUARD FMUL{FMODE}FSCALE{FRND}FSAT $R[Rd], FA, FB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: which constants a handle stands for; trap: not "
            "modelled: the power of two that the product is multiplied by; trap: not modelled: 0 "
            "times anything is 0",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fmul),
            CHOICES(choices_fmul),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -fff---f ffff--.n -------- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100000",
    },
    [VOLTA_FFMA_B] = {
        .name = "FFMA.b", .page = "FFMA", .title = title_dfma_b, .mnemonic = "FFMA",
        .syntax = "GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FB, FC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not "
            "modelled: 0 times anything is 0",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ffma_b),
            CHOICES(choices_ffma_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100011",
    },
    [VOLTA_FFMA_C] = {
        .name = "FFMA.c", .page = "FFMA", .title = title_dfma_b, .mnemonic = "FFMA",
        .syntax = "GUARD FFMA{FMODE}FRND{FSAT} $R[Rd], FA, FCB, FT MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: which constants a handle stands for; trap: not "
            "modelled: 0 times anything is 0",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ffma_c),
            CHOICES(choices_ffma_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------f ffffn..n rrrrrrrr ffffffff "
            "ffffffff ffffffff ffffffff rrrrrrrr rrrrrrrr .ggg...0 00100011",
    },
    [VOLTA_FMNMX_N] = {
        .name = "FMNMX.n", .page = "FMNMX", .title = title_fmnmx_n, .mnemonic = "FMNMX",
        .syntax = "GUARD FMNMX{FMMOD} $R[Rd], , FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not "
            "modelled: whose sign is taken, and what the predicate tells",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fmnmx_n),
            CHOICES(choices_fmnmx_n),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q----fff ------.n -------- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001",
    },
    [VOLTA_FMNMX_ISA] = {
        .name = "FMNMX.isa", .page = "FMNMX", .title = title_fmnmx_n, .mnemonic = "FMNMX",
        .syntax = "GUARD FMNMX{FTZ}FNAN{FXORS}.IS_A $R[Rd], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd] $P[P1]; "
            "read c.u32; trap: not modelled: whose sign is taken, and what the predicate tells; "
            "trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_fmnmx_isa),
            CHOICES(choices_fmnmx_isa),
        .bits = "---zrrcc cccccccc ccccccc- ..------ ----.qqq qppp-fff ------.n ------1- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001001",
    },
    [VOLTA_FSEL] = {
        .name = "FSEL", .page = "FSEL", .title = "Choose by a predicate; the signs may change",
            .mnemonic = "FSEL",
        .syntax = "GUARD FSEL{FTZ} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fsel),
            CHOICES(choices_fsel),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ------.n -------- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001000",
    },
    [VOLTA_FSET] = {
        .name = "FSET", .page = "FSET", .title = "Compare, write 1.0 or 0.0", .mnemonic = "FSET.BF",
        .syntax = "GUARD FSET.BF{FCMP}FTZ{BOP} $R[Rd], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: no "
            "such operation",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fset),
            CHOICES(choices_fsel),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------f ffffbb.n -------- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00001010",
    },
    [VOLTA_FSETP] = {
        .name = "FSETP", .page = "FSETP", .title = title_dsetp, .mnemonic = "FSETP",
        .syntax = "GUARD FSETP{FCMP}FTZ{BOP} $P[P0], $P[P1], FA, FB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $P[P0] $P[P1]; "
            "read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: "
            "no such operation",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fsetp),
            CHOICES(choices_fsel),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffbb.n -------- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...0 00001011",
    },
    [VOLTA_FCHK] = {
        .name = "FCHK", .page = "FCHK", .title = "Does a division need the slow way\?",
            .mnemonic = "FCHK",
        .syntax = "GUARD FCHK $P[P0], FA, FB MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $P[P0]; read c.u32; "
            "trap: not modelled: which exponents need it; trap: unaligned in `c`; trap: which "
            "constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fchk),
            CHOICES(choices_fmul),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------.n -------- naffffff "
            "ffffffff ffffffff rrrrrrrr rrrrrrrr -------- .ggg...1 00000010",
    },
    [VOLTA_FSWZADD] = {
        .name = "FSWZADD", .page = "FSWZADD",
            .title = "Add, with signs of their own for each thread of four", .mnemonic = "FSWZADD",
        .syntax = "GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd], $R[Ra]RA, $R[Rc]RC, SWD{SWC}SWB{SWA} MARKS "
            "CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; trap: not modelled: whether a "
            "number that is only moved is flushed",
        .note = "A pair of letters says for a thread of four what becomes of its own two sources: "
            "plus, minus, zero. The first pair is for the first thread.",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_fswzadd),
            CHOICES(choices_atoms_p),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----0--- -------f ffn----- rrrrrrrr -------- "
            "-------- -------- ssssssss rrrrrrrr rrrrrrrr .ggg1000 00100010",
    },
    [VOLTA_MUFU_R] = {
        .name = "MUFU.r", .page = "MUFU", .title = title_mufu_r, .mnemonic = "MUFU",
        .syntax = "GUARD MUFU{MUF}FMUT $R[Rd], FB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd]; read c.u32; trap: "
            "not modelled: the tables are not public; trap: unaligned in `c`; trap: which "
            "constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_mufu_r),
            CHOICES(choices_mufu_r),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- --mmmmmm -------- n.---ccc "
            "cccccccc cccccccc rrrrrrrr -------- rrrrrrrr .ggg...1 00001000",
    },
    [VOLTA_MUFU_S] = {
        .name = "MUFU.s", .page = "MUFU", .title = title_mufu_r, .mnemonic = "MUFU",
        .syntax = "GUARD MUFU{MUF}FMUS $R[Rd], FIMM MARKS CTL",
        .effects = effects_mufu_s,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_mufu_s),
            CHOICES(choices_mufu_s),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm-- -------- ffffffff "
            "ffffffff ffffffff ffffffff -------- rrrrrrrr .ggg1001 00001000",
    },
    [VOLTA_MUFU_D] = {
        .name = "MUFU.d", .page = "MUFU", .title = title_mufu_r, .mnemonic = "MUFU",
        .syntax = "GUARD MUFU{MUF}FMUS $R[Rd], DIMM MARKS CTL",
        .effects = effects_mufu_s,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_mufu_d),
            CHOICES(choices_mufu_s),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --011m-- -------- dddddddd "
            "dddddddd dddddddd dddddddd -------- rrrrrrrr .ggg1001 00001000",
    },
    [VOLTA_MUFU_H] = {
        .name = "MUFU.h", .page = "MUFU", .title = title_mufu_r, .mnemonic = "MUFU",
        .syntax = "GUARD MUFU{MUF}FMUHALF $R[Rd], HIL MARKS CTL",
        .effects = effects_mufu_s,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_mufu_h),
            CHOICES(choices_mufu_h),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- --mmmm.- -------- -------- "
            "-------- hhhhhhhh hhhhhhhh -------- rrrrrrrr .ggg1001 00001000",
    },
    [VOLTA_AL2P] = {
        .name = "AL2P", .page = "AL2P",
            .title = "The place of an attribute as the hardware counts it", .mnemonic = "AL2P",
        .syntax = "GUARD AL2P $R[Rd], $R[Ra], 0x0 MARKS CTL",
        .effects = effects_al2p,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_al2p),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr rrrrrrrr .ggg1001 00100000",
    },
    [VOLTA_ALD_A] = {
        .name = "ALD.a", .page = "ALD", .title = title_ald_a, .mnemonic = "ALD",
        .syntax = "GUARD ALD{AO} $R[Rd], a[AOFF], ARB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ald_a),
            CHOICES(choices_ald_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? a??????? ???????? ???????? "
            "??????aa aaaaaaaa rrrrrrrr 11111111 rrrrrrrr .ggg0011 00100001",
    },
    [VOLTA_ALD_R] = {
        .name = "ALD.r", .page = "ALD", .title = title_ald_a, .mnemonic = "ALD",
        .syntax = "GUARD ALD{AO}.PHYS $R[Rd], a[$R[Ra]], ARB MARKS CTL",
        .effects = effects_ald_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ald_r),
            CHOICES(choices_ald_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? a??????? ???????? ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 00100001",
    },
    [VOLTA_ALD_U] = {
        .name = "ALD.u", .page = "ALD", .title = title_ald_a, .mnemonic = "ALD",
        .syntax = "GUARD ALD{AO} $R[Rd], a[$UR[Ua]], ARB MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rb]; writes $R[Rd]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ald_u),
            CHOICES(choices_ald_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? a??????? ???????? ???????? "
            "???????? ???????? rrrrrrrr ??uuuuuu rrrrrrrr .ggg0101 00100001",
    },
    [VOLTA_AST_A] = {
        .name = "AST.a", .page = "AST", .title = title_ast_a, .mnemonic = "AST",
        .syntax = "GUARD AST a[AOFF], $R[Rb], ARC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rc]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ast_a),
            CHOICES(choices_ast_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr ???????? "
            "??????aa aaaaaaaa rrrrrrrr 11111111 ???????? .ggg0011 00100010",
    },
    [VOLTA_AST_R] = {
        .name = "AST.r", .page = "AST", .title = title_ast_a, .mnemonic = "AST.PHYS",
        .syntax = "GUARD AST.PHYS a[$R[Ra]], $R[Rb], ARC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ast_r),
            CHOICES(choices_ast_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr ???????? .ggg0011 00100010",
    },
    [VOLTA_AST_U] = {
        .name = "AST.u", .page = "AST", .title = title_ast_a, .mnemonic = "AST",
        .syntax = "GUARD AST a[$UR[Ua]], $R[Rb], ARC MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rb] $R[Rc]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ast_u),
            CHOICES(choices_ast_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? rrrrrrrr ??uuuuuu ???????? .ggg0101 00100010",
    },
    [VOLTA_IPA_A] = {
        .name = "IPA.a", .page = "IPA", .title = title_ipa_a, .mnemonic = "IPA",
        .syntax = "GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[IOFF], IPAPLACE MARKS CTL",
        .effects = effects_ipa_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ipa_a),
            CHOICES(choices_ipa_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.??? ????ppp? aaaa???? iiiiiiii iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii ???????? rrrrrrrr .ggg...1 00100110",
    },
    [VOLTA_IPA_U] = {
        .name = "IPA.u", .page = "IPA", .title = title_ipa_a, .mnemonic = "IPA",
        .syntax = "GUARD IPA{AMODE}AWHERE $R[Rd], PO, a[$UR[Ua]+IOFF] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua]; writes $R[Rd] $P[P0]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ipa_u),
            CHOICES(choices_b2r_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ????ppp? aa0a???? iiiiiiii ???????? "
            "???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg0101 00100110",
    },
    [VOLTA_OUT_F] = {
        .name = "OUT.f", .page = "OUT", .title = title_out_f, .mnemonic = "OUT.FINAL",
        .syntax = "GUARD OUT.FINAL , $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_ctaid_s),
            CHOICES(choices_out_f),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? 00?????? ???????? ???????? "
            "???????? ???????? ???????? rrrrrrrr ???????? .ggg0011 00100100",
    },
    [VOLTA_OUT_R] = {
        .name = "OUT.r", .page = "OUT", .title = title_out_f, .mnemonic = "OUT",
        .syntax = "GUARD OUT{OUTK} $R[Rd], $R[Ra], $R[Rb] MARKS CTL",
        .effects = effects_ald_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_out_r),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? oo?????? ???????? ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0011 00100100",
    },
    [VOLTA_OUT_I] = {
        .name = "OUT.i", .page = "OUT", .title = title_out_f, .mnemonic = "OUT",
        .syntax = "GUARD OUT{OUTK} $R[Rd], $R[Ra], OUTN MARKS CTL",
        .effects = effects_al2p,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_out_i),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? oo?????? ???????? ???????? "
            "???????? ???????? oooooooo rrrrrrrr rrrrrrrr .ggg1001 00100100",
    },
    [VOLTA_OUT_U] = {
        .name = "OUT.u", .page = "OUT", .title = title_out_f, .mnemonic = "OUT",
        .syntax = "GUARD OUT{OUTK} $R[Rd], $R[Ra], $UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $R[Rd]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_out_u),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? oo?????? ???????? ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ggg1101 00100100",
    },
    [VOLTA_ISBERD] = {
        .name = "ISBERD", .page = "ISBERD", .title = "Read from the buffer between stages",
            .mnemonic = "ISBERD",
        .syntax = "GUARD ISBERD $R[Rd], ISB MARKS CTL",
        .effects = effects_al2p,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_isberd),
            CHOICES(choices_isberd),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "iiiiiiii iiiiiiii ???????? rrrrrrrr rrrrrrrr .ggg1001 00100011",
    },
    [VOLTA_ISBEWR] = {
        .name = "ISBEWR", .page = "ISBEWR", .title = "Write to the buffer between stages",
            .mnemonic = "ISBEWR",
        .syntax = "GUARD ISBEWR ISB, $R[Rb] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_isbewr),
            CHOICES(choices_isberd),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ???????? ???????? ???????? ???????? "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr ???????? .ggg1001 00100111",
    },
    [VOLTA_PIXLD] = {
        .name = "PIXLD", .page = "PIXLD", .title = "Ask about the pixel", .mnemonic = "PIXLD",
        .syntax = "GUARD PIXLD $R[Rd], PO MARKS CTL",
        .effects = effects_ipa_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_b2r_r),
            CHOICES(choices_b2r_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ????ppp? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? rrrrrrrr .ggg1001 00100101",
    },
    [VOLTA_LDTRAM] = {
        .name = "LDTRAM", .page = "LDTRAM", .title = "Load attributes of a triangle",
            .mnemonic = "LDTRAM.AB",
        .syntax = "GUARD LDTRAM.AB $R[Rd], a[$UR[Ua]+IOFF] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua]; writes $R[Rd]; trap: not modelled: attributes",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ldtram),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? iiiiiiii ???????? "
            "???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg0011 10101101",
    },
    [VOLTA_HADD2] = {
        .name = "HADD2", .page = "HADD2", .title = "Add two halves to two", .mnemonic = "HADD2",
        .syntax = "GUARD HADD2{HTADD}FTZ{FSAT} $R[Rd], HA, HL MARKS CTL",
        .effects = effects_hadd2,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_hadd2),
            CHOICES(choices_hadd2),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.--- --h----f -hf-hh.n -------- nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110000",
    },
    [VOLTA_HMUL2] = {
        .name = "HMUL2", .page = "HMUL2", .title = "Multiply two halves by two",
            .mnemonic = "HMUL2",
        .syntax = "GUARD HMUL2{HTMUL}FMODE{FSAT} $R[Rd], HA, HB MARKS CTL",
        .effects = effects_hadd2,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_hmul2),
            CHOICES(choices_hmul2),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- --h----f -hffhh.n -------- nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110010",
    },
    [VOLTA_HFMA2_B] = {
        .name = "HFMA2.b", .page = "HFMA2", .title = title_hfma2_b, .mnemonic = "HFMA2",
        .syntax = "GUARD HFMA2{HTFMA} $R[Rd], HA, HMB, HC MARKS CTL",
        .effects = effects_hfma2_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_hfma2_b),
            CHOICES(choices_hfma2_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_C] = {
        .name = "HFMA2.c", .page = "HFMA2", .title = title_hfma2_b, .mnemonic = "HFMA2",
        .syntax = "GUARD HFMA2{HTFMA} $R[Rd], HA, HCB, HMT MARKS CTL",
        .effects = effects_hfma2_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_hfma2_c),
            CHOICES(choices_hfma2_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -h-h.hhf -hffhh.n rrrrrrrr hhhhhhhh "
            "hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_RB] = {
        .name = "HFMA2.rb", .page = "HFMA2", .title = title_hfma2_b, .mnemonic = "HFMA2",
        .syntax = "GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HMB, HC, Q0N$P[Q0] MARKS CTL",
        .effects = effects_hfma2_rb,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hfma2_rb),
            CHOICES(choices_hfma2_rb),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_RC] = {
        .name = "HFMA2.rc", .page = "HFMA2", .title = title_hfma2_b, .mnemonic = "HFMA2",
        .syntax = "GUARD HFMA2{HTREL}.RELU $R[Rd], HA, HCB, HMT, Q0N$P[Q0] MARKS CTL",
        .effects = effects_hfma2_rc,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hfma2_rc),
            CHOICES(choices_hfma2_rc),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qh.h.hhf 1h0fhh.n rrrrrrrr hhhhhhhh "
            "hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110001",
    },
    [VOLTA_HFMA2_MMA_B] = {
        .name = "HFMA2_MMA.b", .page = "HFMA2_MMA", .title = title_hfma2_mma_b,
            .mnemonic = "HFMA2.MMA",
        .syntax = "GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWB, HWC MARKS CTL",
        .effects = effects_hfma2_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hfma2_mma_b),
            CHOICES(choices_hfma2_mma_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HFMA2_MMA_C] = {
        .name = "HFMA2_MMA.c", .page = "HFMA2_MMA", .title = title_hfma2_mma_b,
            .mnemonic = "HFMA2.MMA",
        .syntax = "GUARD HFMA2.MMA{HTMMA} $R[Rd], FA, HWCB, HWT MARKS CTL",
        .effects = effects_hfma2_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hfma2_mma_c),
            CHOICES(choices_hfma2_mma_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ---h.--f 0-ff--.n rrrrrrrr hhhhhhhh "
            "hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HFMA2_MMA_RB] = {
        .name = "HFMA2_MMA.rb", .page = "HFMA2_MMA", .title = title_hfma2_mma_b,
            .mnemonic = "HFMA2.MMA",
        .syntax = "GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWB, HWC, Q0N$P[Q0] MARKS CTL",
        .effects = effects_hfma2_rb,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hfma2_mma_rb),
            CHOICES(choices_hfma2_mma_rb),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HFMA2_MMA_RC] = {
        .name = "HFMA2_MMA.rc", .page = "HFMA2_MMA", .title = title_hfma2_mma_b,
            .mnemonic = "HFMA2.MMA",
        .syntax = "GUARD HFMA2.MMA{HTMMA}.RELU $R[Rd], FA, HWCB, HWT, Q0N$P[Q0] MARKS CTL",
        .effects = effects_hfma2_rc,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hfma2_mma_rc),
            CHOICES(choices_hfma2_mma_rc),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q--h.--f 1-0f--.n rrrrrrrr hhhhhhhh "
            "hhhhhhhh hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr .ggg...0 00110101",
    },
    [VOLTA_HSET2] = {
        .name = "HSET2", .page = "HSET2", .title = "Compare halves, write numbers or masks",
            .mnemonic = "HSET2",
        .syntax = "GUARD HSET2{HST}HBF1{FCMP}FTZ{HBOP} $R[Rd], HA, HSL, Q0N$P[Q0] MARKS CTL",
        .effects = effects_hset2,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_hset2),
            CHOICES(choices_hset2),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.qqq q------f ffffhh.n hhh---hh nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00110011",
    },
    [VOLTA_HSETP2] = {
        .name = "HSETP2", .page = "HSETP2", .title = "Compare halves, write predicates",
            .mnemonic = "HSETP2",
        .syntax = "GUARD HSETP2{HST}FCMP{HAND}FTZ{HBOP} $P[P0], $P[P1], HA, HSL, Q0N$P[Q0] MARKS "
            "CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0]; writes $P[P0] $P[P1]; "
            "read c.u32; trap: not modelled: not described yet: arithmetic on halves; trap: "
            "unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_hsetp2),
            CHOICES(choices_hset2),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.qqq qppppppf ffffhh.n hhh---hh nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr -------- .ggg...0 00110100",
    },
    [VOLTA_HMNMX2] = {
        .name = "HMNMX2", .page = "HMNMX2", .title = "The smaller, or the larger, of two halves",
            .mnemonic = "HMNMX2",
        .syntax = "GUARD HMNMX2{HMT2} $R[Rd], HA, HNM, Q0N$P[Q0] MARKS CTL",
        .effects = effects_hset2,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hmnmx2),
            CHOICES(choices_hmnmx2),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q?.??fff ????hh.n -------- nahhhhhh "
            "hhhhhhhh hhhhhhhh rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 01000000",
    },
    [VOLTA_IADD3_N] = {
        .name = "IADD3.n", .page = "IADD3", .title = title_iadd3_n, .mnemonic = "IADD3",
        .syntax = "GUARD IADD3 $R[Rd], CO, NA$R[Ra]RA, SBN, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd] $P[P0] "
            "$P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_iadd3_n),
            CHOICES(choices_iadd3_n),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -pppppp- ----n0-n rrrrrrrr niiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000",
    },
    [VOLTA_IADD3_X] = {
        .name = "IADD3.x", .page = "IADD3", .title = title_iadd3_n, .mnemonic = "IADD3.X",
        .syntax = "GUARD IADD3.X $R[Rd], CO, IA$R[Ra]RA, SBI, IC$R[Rc]RC, Q0N$P[Q0], Q1N$P[Q1] "
            "MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $P[Q0] $P[Q1]; writes "
            "$R[Rd] $P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a "
            "handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_iadd3_x),
            CHOICES(choices_iadd3_x),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq qppppppq qqq-i1-i rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010000",
    },
    [VOLTA_IMAD_R] = {
        .name = "IMAD.r", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rb]RB, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rc] $R[Ra] $R[Rb]; writes $R[Rd]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_r),
            CHOICES(choices_imad_r),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr -------- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00100100",
    },
    [VOLTA_IMAD_I] = {
        .name = "IMAD.i", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, IMM, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rc] $R[Ra]; writes $R[Rd]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_i),
            CHOICES(choices_imad_r),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----0--- -------- ----n0u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg1000 00100100",
    },
    [VOLTA_IMAD_B] = {
        .name = "IMAD.b", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, SBCU, NC$R[Rc]RC MARKS CTL",
        .effects = effects_imad_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_b),
            CHOICES(choices_imad_b),
        .bits = "---rzrcc cccccccc ccccccc- -------- ----.--- -------- ----n0u- rrrrrrrr -----ccc "
            "cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100100",
    },
    [VOLTA_IMAD_RI] = {
        .name = "IMAD.ri", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, IMM MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_ri),
            CHOICES(choices_atoms_p),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----0--- -------- -----0u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg0100 00100100",
    },
    [VOLTA_IMAD_RC] = {
        .name = "IMAD.rc", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB{CB} MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_rc),
            CHOICES(choices_imad_rc),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----0u- rrrrrrrr n----ccc "
            "cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg0110 00100100",
    },
    [VOLTA_IMAD_RU] = {
        .name = "IMAD.ru", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US} $R[Rd], $R[Ra]RA, $R[Rc]RB, NB$UR[Ub] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $R[Ra] $R[Rc]; writes $R[Rd]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_imad_ru),
            CHOICES(choices_imad_ru),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----1--- -------- -----0u- rrrrrrrr n------- "
            "-------- -------- --uuuuuu rrrrrrrr rrrrrrrr .ggg1110 00100100",
    },
    [VOLTA_IMAD_BX] = {
        .name = "IMAD.bx", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $P[Q0] $R[Ra]; writes $R[Rd]; "
            "read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_bx),
            CHOICES(choices_imad_bx),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q------- ----i1u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100100",
    },
    [VOLTA_IMAD_CX] = {
        .name = "IMAD.cx", .page = "IMAD", .title = title_imad_r, .mnemonic = "IMAD",
        .syntax = "GUARD IMAD{US}.X $R[Rd], $R[Ra]RA, $R[Rc]RB, SCI, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_cx),
            CHOICES(choices_imad_cx),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -----1u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00100100",
    },
    [VOLTA_IMAD_WIDE_B] = {
        .name = "IMAD_WIDE.b", .page = "IMAD_WIDE", .title = title_imad_wide_b,
            .mnemonic = "IMAD.WIDE",
        .syntax = "GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra]; writes "
            "$P[P0] $R[Rd] $R[Rd.n + 1]; read c.u32; trap: unaligned in `c`; trap: which constants "
            "a handle stands for; trap: `.x2` of a register that is no multiple of 2",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_wide_b),
            CHOICES(choices_imad_wide_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_WIDE_C] = {
        .name = "IMAD_WIDE.c", .page = "IMAD_WIDE", .title = title_imad_wide_b,
            .mnemonic = "IMAD.WIDE",
        .syntax = "GUARD IMAD.WIDE{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n "
            "+ 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for; "
            "trap: `.x2` of a register that is no multiple of 2",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_wide_c),
            CHOICES(choices_imad_wide_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr n----ccc "
            "cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_WIDE_BX] = {
        .name = "IMAD_WIDE.bx", .page = "IMAD_WIDE", .title = title_imad_wide_b,
            .mnemonic = "IMAD.WIDE",
        .syntax = "GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $P[Q0] $R[Ra]; "
            "writes $P[P0] $R[Rd] $R[Rd.n + 1]; read c.u32; trap: unaligned in `c`; trap: which "
            "constants a handle stands for; trap: `.x2` of a register that is no multiple of 2",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_wide_bx),
            CHOICES(choices_imad_wide_bx),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_WIDE_CX] = {
        .name = "IMAD_WIDE.cx", .page = "IMAD_WIDE", .title = title_imad_wide_b,
            .mnemonic = "IMAD.WIDE",
        .syntax = "GUARD IMAD.WIDE{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS "
            "CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd] "
            "$R[Rd.n + 1]; read c.u64; trap: unaligned in `c`; trap: which constants a handle "
            "stands for; trap: `.x2` of a register that is no multiple of 2",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_imad_wide_cx),
            CHOICES(choices_imad_wide_cx),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr i----ccc "
            "cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100101",
    },
    [VOLTA_IMAD_HI_B] = {
        .name = "IMAD_HI.b", .page = "IMAD_HI", .title = title_imad_hi_b, .mnemonic = "IMAD.HI",
        .syntax = "GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, SB, NC$R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra]; writes "
            "$P[P0] $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a handle "
            "stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_imad_wide_b),
            CHOICES(choices_imad_wide_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----n0u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_IMAD_HI_C] = {
        .name = "IMAD_HI.c", .page = "IMAD_HI", .title = title_imad_hi_b, .mnemonic = "IMAD.HI",
        .syntax = "GUARD IMAD.HI{US} $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDEC MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd]; read "
            "c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_imad_wide_c),
            CHOICES(choices_imad_wide_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- -----0u- rrrrrrrr n----ccc "
            "cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_IMAD_HI_BX] = {
        .name = "IMAD_HI.bx", .page = "IMAD_HI", .title = title_imad_hi_b, .mnemonic = "IMAD.HI",
        .syntax = "GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, SB, IC$R[Rc]RC, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Rc.n | 1] $P[Q0] $R[Ra]; "
            "writes $P[P0] $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which constants a "
            "handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_imad_wide_bx),
            CHOICES(choices_imad_wide_bx),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- ----i1u- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_IMAD_HI_CX] = {
        .name = "IMAD_HI.cx", .page = "IMAD_HI", .title = title_imad_hi_b, .mnemonic = "IMAD.HI",
        .syntax = "GUARD IMAD.HI{US}.X $R[Rd], PJ, $R[Ra]RA, $R[Rc]RB, WIDECX, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $R[Rc]; writes $P[P0] $R[Rd]; "
            "read c.u64; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_imad_wide_cx),
            CHOICES(choices_imad_wide_cx),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp- -----1u- rrrrrrrr i----ccc "
            "cccccccc cccccccc --uuuuuu rrrrrrrr rrrrrrrr .ggg...0 00100111",
    },
    [VOLTA_LOP3] = {
        .name = "LOP3", .page = "LOP3", .title = "Any function of three bits",
            .mnemonic = "LOP3.LUT",
        .syntax = "GUARD LOP3.LUT{PAND} PO, $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC, LUT, Q0N$P[Q0] MARKS "
            "CTL",
        .effects = effects_lop3,
        .note = note_lop3,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lop3),
            CHOICES(choices_lop3),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---pppp llllllll rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010010",
    },
    [VOLTA_SHF_B] = {
        .name = "SHF.b", .page = "SHF", .title = title_shf_b, .mnemonic = "SHF",
        .syntax = "GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc] $R[Ra]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_shf_b),
            CHOICES(choices_i2i),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011001",
    },
    [VOLTA_SHF_C] = {
        .name = "SHF.c", .page = "SHF", .title = title_shf_b, .mnemonic = "SHF",
        .syntax = "GUARD SHF{SHD}SHW{SHT}SHHI $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL",
        .effects = effects_imad_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_shf_c),
            CHOICES(choices_shf_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------s ---ssss- rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00011001",
    },
    [VOLTA_PRMT_B] = {
        .name = "PRMT.b", .page = "PRMT", .title = title_prmt_b, .mnemonic = "PRMT",
        .syntax = "GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SBU, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: mode "
            "7",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_prmt_b),
            CHOICES(choices_i2i),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010110",
    },
    [VOLTA_PRMT_C] = {
        .name = "PRMT.c", .page = "PRMT", .title = title_prmt_b, .mnemonic = "PRMT",
        .syntax = "GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, SCU MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
            "trap: unaligned in `c`; trap: which constants a handle stands for; trap: mode 7",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_prmt_c),
            CHOICES(choices_shf_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- -----ppp rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg...0 00010110",
    },
    [VOLTA_SEL] = {
        .name = "SEL", .page = "SEL", .title = "Choose by a predicate", .mnemonic = "SEL",
        .syntax = "GUARD SEL $R[Rd], $R[Ra]RA, SBU, Q0N$P[Q0] MARKS CTL",
        .effects = effects_sel,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sel),
            CHOICES(choices_sel),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000111",
    },
    [VOLTA_ISETP_N] = {
        .name = "ISETP.n", .page = "ISETP", .title = title_isetp_n, .mnemonic = "ISETP",
        .syntax = "GUARD ISETP{CMP}CMPU{BOP} $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra]; writes $P[P0] $P[P1]; "
            "read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: "
            "how they are joined",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_isetp_n),
            CHOICES(choices_isetp_n),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 -------- iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_ISETP_X] = {
        .name = "ISETP.x", .page = "ISETP", .title = title_isetp_n, .mnemonic = "ISETP",
        .syntax = "GUARD ISETP{CMP}CMPU{BOP}.EX $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], Q2N$P[Q2] "
            "MARKS CTL",
        .effects = effects_isetp_x,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_isetp_x),
            CHOICES(choices_isetp_x),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc1 qqqq---- iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_ISETP_O] = {
        .name = "ISETP.o", .page = "ISETP", .title = title_isetp_n, .mnemonic = "ISETP",
        .syntax = "GUARD ISETP{CMP}CMPU{BOP} $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], QOLD  CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[Q0] $R[Ra] $P[Q2]; writes $P[P0] "
            "$P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands "
            "for; trap: how they are joined",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7, SLOTS(slots_isetp_x),
            CHOICES(choices_isetp_o),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc0 qqqq---- iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_ISETP_OX] = {
        .name = "ISETP.ox", .page = "ISETP", .title = title_isetp_n, .mnemonic = "ISETP",
        .syntax = "GUARD ISETP{CMP}CMPU{BOP}.EX $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0], QOLD  CTL",
        .effects = effects_isetp_x,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7, SLOTS(slots_isetp_x),
            CHOICES(choices_isetp_o),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq qpppppp- -cccbbc1 qqqq---- iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr -------- .ggg...0 00001100",
    },
    [VOLTA_LEA_LO] = {
        .name = "LEA.lo", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA",
        .syntax = "GUARD LEA $R[Rd], PJ, NA$R[Ra]RA, SBNU, LEAN MARKS CTL",
        .effects = effects_lea_lo,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_lo),
            CHOICES(choices_lea_lo),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp0 lllll00n -------- nuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_X] = {
        .name = "LEA.x", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.X",
        .syntax = "GUARD LEA.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL",
        .effects = effects_lea_x,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_x),
            CHOICES(choices_lea_x),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp0 lllll10i -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_HI] = {
        .name = "LEA.hi", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI",
        .syntax = "GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, SBNU, $R[Rc]RC, LEAN MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; "
            "read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_hi),
            CHOICES(choices_lea_lo),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll00n rrrrrrrr nuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_HX] = {
        .name = "LEA.hx", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI.X",
        .syntax = "GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, SBIU, $R[Rc]RC, LEAN, Q0N$P[Q0] MARKS "
            "CTL",
        .effects = effects_lop3,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_hx),
            CHOICES(choices_lea_x),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.qqq q---ppp1 lllll10i rrrrrrrr iuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_IH] = {
        .name = "LEA.ih", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI",
        .syntax = "GUARD LEA.HI $R[Rd], PJ, NA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_ih),
            CHOICES(choices_lea_ih),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----0--- ----ppp1 lllll00n rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001",
    },
    [VOLTA_LEA_IX] = {
        .name = "LEA.ix", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI.X",
        .syntax = "GUARD LEA.HI.X $R[Rd], PJ, IA$R[Ra]RA, $R[Rc]RB, UIMM, LEAN, Q0N$P[Q0] MARKS "
            "CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_ix),
            CHOICES(choices_lea_ix),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----0qqq q---ppp1 lllll10i rrrrrrrr uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr .ggg0100 00010001",
    },
    [VOLTA_LEA_SX] = {
        .name = "LEA.sx", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI.SX32",
        .syntax = "GUARD LEA.HI.SX32 $R[Rd], PJ, NA$R[Ra]RA, SBNU, LEAN MARKS CTL",
        .effects = effects_lea_lo,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_lo),
            CHOICES(choices_lea_lo),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp1 lllll01n -------- nuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_LEA_XS] = {
        .name = "LEA.xs", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI.X.SX32",
        .syntax = "GUARD LEA.HI.X.SX32 $R[Rd], PJ, IA$R[Ra]RA, SBIU, LEAN, Q0N$P[Q0] MARKS CTL",
        .effects = effects_lea_x,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_lea_x),
            CHOICES(choices_lea_x),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q---ppp1 lllll11i -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010001",
    },
    [VOLTA_POPC] = {
        .name = "POPC", .page = "POPC", .title = "Count the bits that are 1", .mnemonic = "POPC",
        .syntax = "GUARD POPC $R[Rd], NOTB MARKS CTL",
        .effects = effects_i2i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_popc),
            CHOICES(choices_popc),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00001001",
    },
    [VOLTA_BREV] = {
        .name = "BREV", .page = "BREV", .title = "Turn the order of the bits around",
            .mnemonic = "BREV",
        .syntax = "GUARD BREV $R[Rd], SBU MARKS CTL",
        .effects = effects_i2i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_brev),
            CHOICES(choices_i2i),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000001",
    },
    [VOLTA_FLO] = {
        .name = "FLO", .page = "FLO", .title = "The place of the highest bit that is 1",
            .mnemonic = "FLO",
        .syntax = "GUARD FLO{SGU}FLSH $R[Rd], PO, NOTB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $P[P0]; read c.u32; "
            "trap: unaligned in `c`; trap: which constants a handle stands for; trap: not "
            "modelled: what the predicate tells",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_flo),
            CHOICES(choices_flo),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- ----ppp- -----fs- -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...1 00000000",
    },
    [VOLTA_IABS] = {
        .name = "IABS", .page = "IABS", .title = "Absolute value", .mnemonic = "IABS",
        .syntax = "GUARD IABS $R[Rd], SB MARKS CTL",
        .effects = effects_i2i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_iabs),
            CHOICES(choices_iabs),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr -------- rrrrrrrr .ggg...0 00010011",
    },
    [VOLTA_SGXT] = {
        .name = "SGXT", .page = "SGXT", .title = "Extend a sign, or zeros", .mnemonic = "SGXT",
        .syntax = "GUARD SGXT{WRAP}MMU $R[Rd], $R[Ra]RA, SBU MARKS CTL",
        .effects = effects_sgxt,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sgxt),
            CHOICES(choices_i2i),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w-m- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011010",
    },
    [VOLTA_BMSK] = {
        .name = "BMSK", .page = "BMSK", .title = "A run of ones", .mnemonic = "BMSK",
        .syntax = "GUARD BMSK{WRAP} $R[Rd], $R[Ra]RA, SBU MARKS CTL",
        .effects = effects_sgxt,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_bmsk),
            CHOICES(choices_i2i),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- ----w--- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00011011",
    },
    [VOLTA_MOV] = {
        .name = "MOV", .page = "MOV", .title = "Move", .mnemonic = "MOV",
        .syntax = "GUARD MOV $R[Rd], SBU, MMASK MARKS CTL",
        .effects = effects_i2i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_mov),
            CHOICES(choices_mov),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.--- -------- ----mmmm -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu rrrrrrrr -------- rrrrrrrr .ggg...0 00000010",
    },
    [VOLTA_IMNMX] = {
        .name = "IMNMX", .page = "IMNMX", .title = title_fmnmx_n, .mnemonic = "IMNMX",
        .syntax = "GUARD IMNMX{MMU} $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] MARKS CTL",
        .effects = effects_sel,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_imnmx),
            CHOICES(choices_isetp_n),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.qqq q------- ------m- -------- iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010111",
    },
    [VOLTA_LDG_V] = {
        .name = "LDG.v", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} PO, $R[Rd], ARE  CTL",
        .effects = effects_ldg_v,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_ldg_v),
            CHOICES(choices_ldg_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 0eeepppl lssplllw -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_VZ] = {
        .name = "LDG.vz", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], ARE  CTL",
        .effects = effects_ldg_v,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_ldg_v),
            CHOICES(choices_ldg_vz),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_T] = {
        .name = "LDG.t", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], ARE, NPRED  CTL",
        .effects = effects_ldg_t,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ldg_t),
            CHOICES(choices_ldg_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 0eeepppl lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_TZ] = {
        .name = "LDG.tz", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], ARE, NPRED "
            " CTL",
        .effects = effects_ldg_t,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ldg_t),
            CHOICES(choices_ldg_tz),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_TU] = {
        .name = "LDG.tu", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} PO, $R[Rd], AT, NPRED  CTL",
        .effects = effects_ldg_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ldg_tu),
            CHOICES(choices_ldg_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 0eeepppl lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001",
    },
    [VOLTA_LDG_TUZ] = {
        .name = "LDG.tuz", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  "
            "CTL",
        .effects = effects_ldg_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ldg_tu),
            CHOICES(choices_ldg_tuz),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001",
    },
    [VOLTA_LDG_A] = {
        .name = "LDG.a", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WIDE}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], ARE, NPRED MARKS CTL",
        .effects = effects_ldg_t,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_ldg_a),
            CHOICES(choices_ldg_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ?eeepppl lll?mmmw --llnnnn oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg0011 10000001",
    },
    [VOLTA_LDG_D] = {
        .name = "LDG.d", .page = "LDG", .title = title_ldg_v, .mnemonic = "LDG",
        .syntax = "GUARD LDG{WU}EVICT{LTC}MSIZE{LORD} PO, $R[Rd], AG, NPRED DESC MARKS CTL",
        .effects = effects_ldg_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_ldg_d),
            CHOICES(choices_ldg_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eeepppl lll.mmm. --llnnnn oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000001",
    },
    [VOLTA_LD_V] = {
        .name = "LD.v", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}} , $R[Rd], AR32  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
            "$R[Rd.n | 3]; trap: not modelled: memory",
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_ld_v),
            CHOICES(choices_ld_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 0eee---l lssplllw -------- oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_VZ] = {
        .name = "LD.vz", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WIDE{EVICT}LSIZE{LORDER}SCOPE{PRIV}}.ZD $P[P0], $R[Rd], AR32  CTL",
        .effects = effects_ldg_v,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_ld_vz),
            CHOICES(choices_ld_vz),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 1eeepppl lssplllw -------- oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_T] = {
        .name = "LD.t", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AR32, NPRED  CTL",
        .effects = effects_ld_t,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ld_t),
            CHOICES(choices_ld_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 0eee---l lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_TZ] = {
        .name = "LD.tz", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AR32, NPRED "
            " CTL",
        .effects = effects_ldg_t,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ld_tz),
            CHOICES(choices_ld_tz),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 1eeepppl lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_TU] = {
        .name = "LD.tu", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV} , $R[Rd], AT, NPRED  CTL",
        .effects = effects_ld_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ld_tu),
            CHOICES(choices_ld_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 0eee---l lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_TUZ] = {
        .name = "LD.tuz", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WIDE{EVICT}LTC{LSIZE}LORDER{SCOPE}PRIV}.ZD $P[P0], $R[Rd], AT, NPRED  "
            "CTL",
        .effects = effects_ldg_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ldg_tu),
            CHOICES(choices_ldg_tuz),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- 1eeepppl lssplllw --llnnnn oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_A] = {
        .name = "LD.a", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WIDE}EVICT{LTC}MSIZE{LORD} , $R[Rd], AR32, NPRED MARKS CTL",
        .effects = effects_ld_t,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_ld_a),
            CHOICES(choices_ld_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---l lll-mmmw --llnnnn oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_LD_D] = {
        .name = "LD.d", .page = "LD", .title = title_ld_v, .mnemonic = "LD",
        .syntax = "GUARD LD{WU}EVICT{LTC}MSIZE{LORD} , $R[Rd], AG, NPRED DESC MARKS CTL",
        .effects = effects_ld_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_ld_d),
            CHOICES(choices_ld_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---l lll.mmm. --llnnnn oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000000",
    },
    [VOLTA_STG_V] = {
        .name = "STG.v", .page = "STG", .title = title_stg_v, .mnemonic = "STG",
        .syntax = "GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb]  CTL",
        .effects = effects_redg_f,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_stg_v),
            CHOICES(choices_stg_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110",
    },
    [VOLTA_STG_T] = {
        .name = "STG.t", .page = "STG", .title = title_stg_v, .mnemonic = "STG",
        .syntax = "GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} ARE, $R[Rb]  CTL",
        .effects = effects_redg_f,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_stg_v),
            CHOICES(choices_stg_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110",
    },
    [VOLTA_STG_TU] = {
        .name = "STG.tu", .page = "STG", .title = title_stg_v, .mnemonic = "STG",
        .syntax = "GUARD STG{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL",
        .effects = effects_redg_fd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_stg_tu),
            CHOICES(choices_stg_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspmmmw --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110",
    },
    [VOLTA_STG_A] = {
        .name = "STG.a", .page = "STG", .title = title_stg_v, .mnemonic = "STG",
        .syntax = "GUARD STG{WIDE}EVICT{MSIZE}SORD ARE, $R[Rb] MARKS CTL",
        .effects = effects_redg_f,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_stg_a),
            CHOICES(choices_stg_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?mmmw -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000110",
    },
    [VOLTA_STG_D] = {
        .name = "STG.d", .page = "STG", .title = title_stg_v, .mnemonic = "STG",
        .syntax = "GUARD STG{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_redg_fd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_stg_d),
            CHOICES(choices_stg_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.mmm. --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000110",
    },
    [VOLTA_ST_V] = {
        .name = "ST.v", .page = "ST", .title = title_st_v, .mnemonic = "ST",
        .syntax = "GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL",
        .effects = effects_st_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_st_v),
            CHOICES(choices_st_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmmw rrrrrrrr oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101",
    },
    [VOLTA_ST_T] = {
        .name = "ST.t", .page = "ST", .title = title_st_v, .mnemonic = "ST",
        .syntax = "GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AR32, $R[Rc]  CTL",
        .effects = effects_st_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_st_v),
            CHOICES(choices_st_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---s ssspmmmw rrrrrrrr oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101",
    },
    [VOLTA_ST_TU] = {
        .name = "ST.tu", .page = "ST", .title = title_st_v, .mnemonic = "ST",
        .syntax = "GUARD ST{WIDE{EVICT}MSIZE{SORDER}SCOPE{PRIV}} AT, $R[Rb]  CTL",
        .effects = effects_redg_fd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_stg_tu),
            CHOICES(choices_stg_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s ssspmmmw --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000101",
    },
    [VOLTA_ST_A] = {
        .name = "ST.a", .page = "ST", .title = title_st_v, .mnemonic = "ST",
        .syntax = "GUARD ST{WIDE}EVICT{MSIZE}SORD AR32, $R[Rc] MARKS CTL",
        .effects = effects_st_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_st_a),
            CHOICES(choices_cctl_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0??? ?eee---s sss?mmmw rrrrrrrr oooooooo "
            "oooooooo oooooooo oooooooo rrrrrrrr -------- .ggg0011 10000101",
    },
    [VOLTA_ST_D] = {
        .name = "ST.d", .page = "ST", .title = title_st_v, .mnemonic = "ST",
        .syntax = "GUARD ST{WU}EVICT{MSIZE}SORD AG, $R[Rb] DESC MARKS CTL",
        .effects = effects_redg_fd,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_stg_d),
            CHOICES(choices_stg_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1.-- -eee---s sss.mmm. --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000101",
    },
    [VOLTA_LDL_V] = {
        .name = "LDL.v", .page = "LDL", .title = title_ldl_v, .mnemonic = "LDL",
        .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], AR  CTL",
        .effects = effects_ldl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_ldl_v),
            CHOICES(choices_cctll_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_LDL_T] = {
        .name = "LDL.t", .page = "LDL", .title = title_ldl_v, .mnemonic = "LDL",
        .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], AR MARKS CTL",
        .effects = effects_ldl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ldl_v),
            CHOICES(choices_cctll_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_LDL_TU] = {
        .name = "LDL.tu", .page = "LDL", .title = title_ldl_v, .mnemonic = "LDL",
        .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], AL  CTL",
        .effects = effects_ldl_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_ldl_tu),
            CHOICES(choices_ldl_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_LDL_D] = {
        .name = "LDL.d", .page = "LDL", .title = title_ldl_v, .mnemonic = "LDL",
        .syntax = "GUARD LDL{EVICT}MSIZE $R[Rd], ALOCAL DESCL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n "
            "| 2] $R[Rd.n | 3]; trap: not modelled: memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_ldl_tu),
            CHOICES(choices_ldl_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000011",
    },
    [VOLTA_STL_V] = {
        .name = "STL.v", .page = "STL", .title = title_stl_v, .mnemonic = "STL",
        .syntax = "GUARD STL{EVICT}MSIZE AR, $R[Rb]  CTL",
        .effects = effects_stl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_stl_v),
            CHOICES(choices_cctll_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---- ----mmm- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111",
    },
    [VOLTA_STL_T] = {
        .name = "STL.t", .page = "STL", .title = title_stl_v, .mnemonic = "STL",
        .syntax = "GUARD STL{EVICT}MSIZE AR, $R[Rb] MARKS CTL",
        .effects = effects_stl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_stl_v),
            CHOICES(choices_cctll_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -eee---- ----mmm- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10000111",
    },
    [VOLTA_STL_TU] = {
        .name = "STL.tu", .page = "STL", .title = title_stl_v, .mnemonic = "STL",
        .syntax = "GUARD STL{EVICT}MSIZE AL, $R[Rb]  CTL",
        .effects = effects_stl_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_stl_tu),
            CHOICES(choices_stl_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ----mmm- --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111",
    },
    [VOLTA_STL_D] = {
        .name = "STL.d", .page = "STL", .title = title_stl_v, .mnemonic = "STL",
        .syntax = "GUARD STL{EVICT}MSIZE ALOCAL, $R[Rb] DESCL MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3]; trap: not modelled: memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_stl_tu),
            CHOICES(choices_stl_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -eee---- ---.mmm- --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10000111",
    },
    [VOLTA_LDS_V] = {
        .name = "LDS.v", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SU}SSIZE , $R[Rd], AR  CTL",
        .effects = effects_ldl_v,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_lds_v),
            CHOICES(choices_lds_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 0------- ---ssss- -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_VZ] = {
        .name = "LDS.vz", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], AR  CTL",
        .effects = effects_lds_vz,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_lds_vz),
            CHOICES(choices_cctll_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- 1---ppp- ---ssss- -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_T] = {
        .name = "LDS.t", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SU}SSIZE , $R[Rd], ARS  CTL",
        .effects = effects_ldl_v,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_lds_t),
            CHOICES(choices_lds_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 0------- ss-ssss- -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_TZ] = {
        .name = "LDS.tz", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ARS  CTL",
        .effects = effects_lds_vz,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_lds_tz),
            CHOICES(choices_lds_tz),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- 1---ppp- ss-ssss- -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_TU] = {
        .name = "LDS.tu", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SU}SSIZE , $R[Rd], ALS  CTL",
        .effects = effects_ldl_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_lds_tu),
            CHOICES(choices_lds_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- 0------- ss-ssss- -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_TUZ] = {
        .name = "LDS.tuz", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SU}SSIZE.ZD $P[P0], $R[Rd], ALS  CTL",
        .effects = "reads $P[GP] $R[Ra] $UR[Ub]; writes $P[P0] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
            "$R[Rd.n | 3]; trap: not modelled: memory",
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_lds_tuz),
            CHOICES(choices_lds_tuz),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- 1---ppp- ss-ssss- -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_A] = {
        .name = "LDS.a", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SSIZE} , $R[Rd], ARS MARKS CTL",
        .effects = effects_ldl_v,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_lds_a),
            CHOICES(choices_lds_a),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--sss- -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_LDS_AU] = {
        .name = "LDS.au", .page = "LDS", .title = title_lds_v, .mnemonic = "LDS",
        .syntax = "GUARD LDS{SSIZE} , $R[Rd], ALS MARKS CTL",
        .effects = effects_ldl_tu,
        .shares = shares_ldg_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_lds_au),
            CHOICES(choices_lds_au),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--sss- -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1001 10000100",
    },
    [VOLTA_STS_V] = {
        .name = "STS.v", .page = "STS", .title = title_sts_v, .mnemonic = "STS",
        .syntax = "GUARD STS{MSIZE} AR, $R[Rb]  CTL",
        .effects = effects_stl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_sts_v),
            CHOICES(choices_cctll_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------- ----mmm- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000",
    },
    [VOLTA_STS_T] = {
        .name = "STS.t", .page = "STS", .title = title_sts_v, .mnemonic = "STS",
        .syntax = "GUARD STS{MSIZE} ARS, $R[Rb] MARKS CTL",
        .effects = effects_stl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_sts_t),
            CHOICES(choices_sts_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ss--mmm- -------- oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg0011 10001000",
    },
    [VOLTA_STS_TU] = {
        .name = "STS.tu", .page = "STS", .title = title_sts_v, .mnemonic = "STS",
        .syntax = "GUARD STS{MSIZE} ALS, $R[Rb] MARKS CTL",
        .effects = effects_stl_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_sts_tu),
            CHOICES(choices_sts_tu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ss--mmm- --uuuuuu oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr -------- .ggg1001 10001000",
    },
    [VOLTA_LDC_V] = {
        .name = "LDC.v", .page = "LDC", .title = title_ldc_v, .mnemonic = "LDC",
        .syntax = "GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX  CTL",
        .effects = effects_ldc_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3, SLOTS(slots_ldc_v),
            CHOICES(choices_ldc_v),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -------- cc--ccc- -------- -----ccc "
            "cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010",
    },
    [VOLTA_LDC_T] = {
        .name = "LDC.t", .page = "LDC", .title = title_ldc_v, .mnemonic = "LDC",
        .syntax = "GUARD LDC{CMODE}CSIZE $R[Rd], CINDEX MARKS CTL",
        .effects = effects_ldc_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ldc_v),
            CHOICES(choices_ldc_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- cc--ccc- -------- -----ccc "
            "cccccccc cccccccc cc------ rrrrrrrr rrrrrrrr .ggg1011 10000010",
    },
    [VOLTA_LDC_X] = {
        .name = "LDC.x", .page = "LDC", .title = title_ldc_v, .mnemonic = "LDC",
        .syntax = "GUARD LDC{CMODE}CSIZE $R[Rd], CXINDEX MARKS CTL",
        .effects = "reads $P[GP] $UR[Ua] $R[Rc]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: "
            "how the index is split; trap: no such size; trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ldc_x),
            CHOICES(choices_ldc_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? cc??ccc? rrrrrrrr ???????? "
            "??cccccc cccccccc cc?????? ??uuuuuu rrrrrrrr .ggg0101 10000010",
    },
    [VOLTA_ULDC_C] = {
        .name = "ULDC.c", .page = "ULDC", .title = title_uldc_c, .mnemonic = "ULDC",
        .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], UINDEX CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ub.n | 1]; writes $UR[Ud] $UR[Ud.n | 1]; read c.u8; "
            "read c.u16; read c.u32; read c.u64; trap: which constants a handle stands for; trap: "
            "no such size; trap: unaligned in `c`",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uldc_c),
            CHOICES(choices_uldc_c),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------- ----ccc- -------- -----ccc "
            "ccuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111001",
    },
    [VOLTA_ULDC_I] = {
        .name = "ULDC.i", .page = "ULDC", .title = title_uldc_c, .mnemonic = "ULDC",
        .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]] CTL",
        .effects = effects_uldc_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uldc_i),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ???????? ?????ccc "
            "cc000000 00000000 00?????? ??uuuuuu ??uuuuuu .ggg1010 10111011",
    },
    [VOLTA_ULDC_IO] = {
        .name = "ULDC.io", .page = "ULDC", .title = title_uldc_c, .mnemonic = "ULDC",
        .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], c[CBANK][$UR[Ua]+CO16] CTL",
        .effects = effects_uldc_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uldc_io),
            CHOICES(choices_ublkcp),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ????ccc? ???????? ?????ccc "
            "cccccccc cccccccc cc?????? ??uuuuuu ??uuuuuu .ggg1010 10111011",
    },
    [VOLTA_ULDC_M] = {
        .name = "ULDC.m", .page = "ULDC", .title = title_uldc_c, .mnemonic = "ULDC",
        .syntax = "UGUARD ULDC{CSIZE} $UR[Ud], [$UR[Ua]+ULOFF], UQN$UP[UQP] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ua.n | 1] $UP[UQP]; writes $UR[Ud] $UR[Ud.n | 1]; "
            "trap: no such size; trap: not modelled: memory that is addressed without a bank",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uldc_m),
            CHOICES(choices_uldc_m),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1uuu u??????? ????ccc? ??uuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu uu?????? ??uuuuuu ??uuuuuu .ggg1000 10111000",
    },
    [VOLTA_LDSM_R] = {
        .name = "LDSM.r", .page = "LDSM", .title = title_ldsm_r, .mnemonic = "LDSM.16",
        .syntax = "GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AR MARKS CTL",
        .effects = effects_ldl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ldsm_r),
            CHOICES(choices_cctll_t),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmzzz-mm -------- oooooooo "
            "oooooooo oooooooo -------- rrrrrrrr rrrrrrrr .ggg1000 00111011",
    },
    [VOLTA_LDSM_U] = {
        .name = "LDSM.u", .page = "LDSM", .title = title_ldsm_r, .mnemonic = "LDSM.16",
        .syntax = "GUARD LDSM.16{MKIND}MCOUNT $R[Rd], AL MARKS CTL",
        .effects = effects_ldl_tu,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ldsm_u),
            CHOICES(choices_cctl_u),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- mmzzz-mm -------- oooooooo "
            "oooooooo oooooooo --uuuuuu rrrrrrrr rrrrrrrr .ggg1000 00111011",
    },
    [VOLTA_STSM] = {
        .name = "STSM", .page = "STSM", .title = "Store matrices to the memory of the block",
            .mnemonic = "STSM.16",
        .syntax = "GUARD STSM.16{MKIND}MCOUNT AR, $R[Rb] MARKS CTL",
        .effects = effects_stl_v,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_stsm),
            CHOICES(choices_stsm),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0??? ???????? mm????mm ???????? oooooooo "
            "oooooooo oooooooo rrrrrrrr rrrrrrrr ???????? .ggg1000 01000100",
    },
    [VOLTA_LDGSTS_R] = {
        .name = "LDGSTS.r", .page = "LDGSTS", .title = title_ldgsts_r, .mnemonic = "LDGSTS.E",
        .syntax = "GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDR, GADDR, PX DESC MARKS "
            "CTL",
        .effects = "reads $P[GP] $R[Rd] $R[Ra] $UR[Uc] $UR[Uc.n | 1] $R[Ra.n | 1] $P[Q0]; trap: "
            "not modelled: memory",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_ldgsts_r),
            CHOICES(choices_ldgsts_r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qqq qeee-zbg ggg.gggg g.uuuuuu ssssssss "
            "ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1111 10101110",
    },
    [VOLTA_LDGSTS_U] = {
        .name = "LDGSTS.u", .page = "LDGSTS", .title = title_ldgsts_r, .mnemonic = "LDGSTS.E",
        .syntax = "GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL",
        .effects = effects_ldgsts_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_ldgsts_u),
            CHOICES(choices_ldgsts_u),
        .bits = "---zzzcc cccccccc ccccccc- --0----- ----1qqq qeee-zbg ggg-gggg g1uuuuuu ssssssss "
            "ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110",
    },
    [VOLTA_LDGSTS_US] = {
        .name = "LDGSTS.us", .page = "LDGSTS", .title = title_ldgsts_r, .mnemonic = "LDGSTS.E",
        .syntax = "GUARD LDGSTS.E{BYPASS}EVICT{GLTC}GSIZE{ZFILL}GORD SADDRU, GADDRU, PX MARKS CTL",
        .effects = effects_ldgsts_u,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_ldgsts_u),
            CHOICES(choices_ldgsts_us),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----1qqq qeee-zbg ggg-gggg g1uuuuuu ssssssss "
            "ssssssss ssssgggg gggggggg rrrrrrrr rrrrrrrr .ggg1101 10101110",
    },
    [VOLTA_LDGDEPBAR] = {
        .name = "LDGDEPBAR", .page = "LDGDEPBAR",
            .title = "Count the copies under way on a scoreboard", .mnemonic = "LDGDEPBAR",
        .syntax = "GUARD LDGDEPBAR MARKS CTL",
        .effects = "reads $P[GP]; trap: not modelled: scoreboards",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_bmov_bb),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- -------- -------- -------- "
            "-------- -------- -------- -------- -------- .ggg1001 10101111",
    },
    [VOLTA_S2R] = {
        .name = "S2R", .page = "S2R", .title = "Read a special register", .mnemonic = "S2R",
        .syntax = "GUARD S2R $R[Rd], SPECIAL MARKS CTL",
        .effects = "reads $P[GP] $SR[SREG] $SR[136]; writes $R[Rd]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_s2r),
            CHOICES(choices_s2r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss -------- -------- "
            "-------- -------- -------- -------- rrrrrrrr .ggg1001 00011001",
    },
    [VOLTA_CS2R] = {
        .name = "CS2R", .page = "CS2R",
            .title = "Read a special register that two fit into, quickly", .mnemonic = "CS2R",
        .syntax = "GUARD CS2R{SWIDE} $R[Rd], SPECIAL MARKS CTL",
        .effects = "reads $P[GP] $SR[SREG] $SR[136] $SR[SNUM] $SR[SNUM | 1]; writes $R[Rd] $R[Rd.n "
            "| 1]; trap: not modelled: which other registers come in pairs",
        .shares = "it is its number",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_cs2r),
            CHOICES(choices_s2r),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------s ssssssss -------- -------- "
            "-------- -------- -------- -------- rrrrrrrr .ggg1000 00000101",
    },
    [VOLTA_SULD_D] = {
        .name = "SULD.d", .page = "SULD", .title = title_suld_d, .mnemonic = "SULD.D",
        .syntax = "GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURF MARKS "
            "CTL",
        .effects = effects_suld_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suld_d),
            CHOICES(choices_suld_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms -------- sssssttt "
            "tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10011001",
    },
    [VOLTA_SULD_DR] = {
        .name = "SULD.dr", .page = "SULD", .title = title_suld_d, .mnemonic = "SULD.D",
        .syntax = "GUARD SULD.D{SBA}SDIM{EVICT}MSIZE{SHOW}SBAD PO, $R[Rd], [$R[Ra]], SURFR MARKS "
            "CTL",
        .effects = effects_suld_dr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suld_dr),
            CHOICES(choices_suld_dr),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspmmms rrrrrrrr sssss--- "
            "-------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011010",
    },
    [VOLTA_SULD_P] = {
        .name = "SULD.p", .page = "SULD", .title = title_suld_d, .mnemonic = "SULD.P",
        .syntax = "GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURF MARKS CTL",
        .effects = effects_suld_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suld_p),
            CHOICES(choices_suld_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss -------- sssssttt "
            "tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 10010111",
    },
    [VOLTA_SULD_PR] = {
        .name = "SULD.pr", .page = "SULD", .title = title_suld_d, .mnemonic = "SULD.P",
        .syntax = "GUARD SULD.P{SDIM}EVICT{SHOW}SMASK{SBAD} PO, $R[Rd], [$R[Ra]], SURFR MARKS CTL",
        .effects = effects_suld_dr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suld_pr),
            CHOICES(choices_suld_pr),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeeppps ssspssss rrrrrrrr sssss--- "
            "-------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 10011000",
    },
    [VOLTA_SUST_D] = {
        .name = "SUST.d", .page = "SUST", .title = title_sust_d, .mnemonic = "SUST.D",
        .syntax = "GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURF MARKS CTL",
        .effects = effects_sust_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sust_d),
            CHOICES(choices_sust_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms -------- sssssttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011101",
    },
    [VOLTA_SUST_DR] = {
        .name = "SUST.dr", .page = "SUST", .title = title_sust_d, .mnemonic = "SUST.D",
        .syntax = "GUARD SUST.D{SBA}SDIM{EVICT}MSIZE{SHOWS}SBAD [$R[Ra]], $R[Rb], SURFR MARKS CTL",
        .effects = effects_sust_dr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sust_dr),
            CHOICES(choices_sust_dr),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspmmms rrrrrrrr sssss--- "
            "-------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011110",
    },
    [VOLTA_SUST_P] = {
        .name = "SUST.p", .page = "SUST", .title = title_sust_d, .mnemonic = "SUST.P",
        .syntax = "GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURF MARKS CTL",
        .effects = effects_sust_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sust_p),
            CHOICES(choices_sust_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss -------- sssssttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011011",
    },
    [VOLTA_SUST_PR] = {
        .name = "SUST.pr", .page = "SUST", .title = title_sust_d, .mnemonic = "SUST.P",
        .syntax = "GUARD SUST.P{SDIM}EVICT{SHOWS}SMASK{SBAD} [$R[Ra]], $R[Rb], SURFR MARKS CTL",
        .effects = effects_sust_dr,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sust_pr),
            CHOICES(choices_sust_pr),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eee---s ssspssss rrrrrrrr sssss--- "
            "-------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10011100",
    },
    [VOLTA_SURED_D] = {
        .name = "SURED.d", .page = "SURED", .title = title_sured_d, .mnemonic = "SURED.D",
        .syntax = "GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURF2 "
            "MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $UR[TUR]; "
            "trap: not modelled: surfaces",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sured_d),
            CHOICES(choices_sured_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss -------- sssssttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr -------- .ggg...1 10011111",
    },
    [VOLTA_SURED_DR] = {
        .name = "SURED.dr", .page = "SURED", .title = title_sured_d, .mnemonic = "SURED.D",
        .syntax = "GUARD SURED.D{SBA}SDIM{ROP}EVICT{STYPE}SHOWA{SBAD} [$R[Ra]], $R[Rb], SURFR "
            "MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; "
            "trap: not modelled: surfaces",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_sured_dr),
            CHOICES(choices_sured_dr),
        .bits = "---zzzcc cccccccc ccccccc- -------- ------rr reee---a asspssss rrrrrrrr sssss--- "
            "-------- -------- rrrrrrrr rrrrrrrr -------- .ggg...1 10100000",
    },
    [VOLTA_SUATOM_D] = {
        .name = "SUATOM.d", .page = "SUATOM", .title = title_suatom_d, .mnemonic = "SUATOM.D",
        .syntax = "GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], "
            "$R[Rb], SURF2 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $UR[TUR]; "
            "writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = note_suatom_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suatom_d),
            CHOICES(choices_sured_d),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss -------- sssssttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010011",
    },
    [VOLTA_SUATOM_DR] = {
        .name = "SUATOM.dr", .page = "SUATOM", .title = title_suatom_d, .mnemonic = "SUATOM.D",
        .syntax = "GUARD SUATOM.D{SBA}SDIM{AOP}EVICT{STYPE}SHOWA{SBAD} $P[P0], $R[Rd], [$R[Ra]], "
            "$R[Rb], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; "
            "writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = note_suatom_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suatom_dr),
            CHOICES(choices_sured_dr),
        .bits = "---zzzcc cccccccc ccccccc- -------- -----aaa aeeepppa asspssss rrrrrrrr sssss--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010100",
    },
    [VOLTA_SUATOM_C] = {
        .name = "SUATOM.c", .page = "SUATOM", .title = title_suatom_d, .mnemonic = "SUATOM.D",
        .syntax = "GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], "
            "$R[Rb], SURF2 MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3] $UR[TUR]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: "
            "surfaces",
        .note = note_suatom_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suatom_c),
            CHOICES(choices_suatom_c),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss -------- sssssttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010101",
    },
    [VOLTA_SUATOM_CR] = {
        .name = "SUATOM.cr", .page = "SUATOM", .title = title_suatom_d, .mnemonic = "SUATOM.D",
        .syntax = "GUARD SUATOM.D{SBA}SDIM.CAS{EVICT}SCTYPE{SHOWA}SBAD $P[P0], $R[Rd], [$R[Ra]], "
            "$R[Rb], SURFR MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3] $R[Rc]; writes $P[P0] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .note = note_suatom_d,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_suatom_cr),
            CHOICES(choices_suatom_cr),
        .bits = "---zzzcc cccccccc ccccccc- -------- -------- -eeepppa asspssss rrrrrrrr sssss--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10010110",
    },
    [VOLTA_SUQUERY_C] = {
        .name = "SUQUERY.c", .page = "SUQUERY", .title = title_suquery_c, .mnemonic = "SUQUERY",
        .syntax = "GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, SURF MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $UR[TUR]; writes $P[P0] $R[Rd]; "
            "trap: not modelled: surfaces",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x70, SLOTS(slots_suquery_c),
            CHOICES(choices_suquery_c),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? ???????? sss??ttt "
            "tttttttt tttttttt ???????? rrrrrrrr rrrrrrrr .ggg...1 10110011",
    },
    [VOLTA_SUQUERY_R] = {
        .name = "SUQUERY.r", .page = "SUQUERY", .title = title_suquery_c, .mnemonic = "SUQUERY",
        .syntax = "GUARD SUQUERY{SDIM} $P[P0], $R[Rd], [$R[Ra]], COMP_STATUS, $R[Rc] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes $P[P0] $R[Rd]; "
            "trap: not modelled: surfaces",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x70, SLOTS(slots_suquery_r),
            CHOICES(choices_suquery_r),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----.??? ????ppp? ???????? rrrrrrrr sss?\?--- "
            "-------- -------- ???????? rrrrrrrr rrrrrrrr .ggg...1 10110011",
    },
    [VOLTA_HMMA_884] = {
        .name = "HMMA_884", .page = "HMMA_884",
            .title = "Multiply matrices of halves, a quarter of a warp at a time",
            .mnemonic = "HMMA",
        .syntax = "GUARD HMMA{MV4}MVT{MSTEP}MSAT1 $R[Rd], NA$R[Ra]RA{MROWA}, NB$R[Rb]RB{MROWB}, "
            "$R[Rc]RC  CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1]; "
            "writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: which lane holds what",
        .note = "Each step makes two registers {inferred}.",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7, SLOTS(slots_hmma_884),
            CHOICES(choices_bmov_rb),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0--- -------m mmmmmmmn rrrrrrrr n------- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110110",
    },
    [VOLTA_HMMA_T] = {
        .name = "HMMA.t", .page = "HMMA", .title = title_hmma_t, .mnemonic = "HMMA",
        .syntax = "GUARD HMMA{MSHAPE}MVD{MSAT1} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC  CTL",
        .effects = effects_hmma_t,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_hmma_t),
            CHOICES(choices_bmov_rb),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0--- ----zz-- -mmmm--n rrrrrrrr n------- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100",
    },
    [VOLTA_HMMA_A] = {
        .name = "HMMA.a", .page = "HMMA", .title = title_hmma_t, .mnemonic = "HMMA",
        .syntax = "GUARD HMMA{MSHAPE}MVD{MFMT} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC{MUPRED} "
            "MARKS CTL",
        .effects = effects_hmma_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hmma_a),
            CHOICES(choices_hmma_a),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0-mm m---mm-- -m-mm-0n rrrrrrrr n------- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100",
    },
    [VOLTA_HMMA_SP] = {
        .name = "HMMA.sp", .page = "HMMA", .title = title_hmma_t, .mnemonic = "HMMA.SP",
        .syntax = "GUARD HMMA.SP{MSHAPE}MVD{MFMT} $R[Rd], NA$R[Ra]RA, NB$R[Rb]RB, $R[Rc]RC{MUPRED} "
            "MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $R[Rc.n | 1] $R[Rc.n | 2] $R[Rc.n | 3] $UP[7 "
            "- MUP.n] $UP[7 - MUPC.n]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: "
            "not modelled: which lane holds what",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_hmma_a),
            CHOICES(choices_hmma_a),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0-mm m???mm?? ?m?mm?1n rrrrrrrr n??????? "
            "???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111100",
    },
    [VOLTA_IMMA] = {
        .name = "IMMA", .page = "IMMA", .title = "Multiply matrices of bytes, or of half bytes",
            .mnemonic = "IMMA",
        .syntax = "GUARD IMMA{MISHAPE}MIA{MIB}MSAT $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, "
            "$R[Rc]RC{MUPRED} MARKS CTL",
        .effects = effects_hmma_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_imma),
            CHOICES(choices_hmma_a),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0-mm mmmmmm?? ?m?mm10? rrrrrrrr ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00110111",
    },
    [VOLTA_BMMA] = {
        .name = "BMMA", .page = "BMMA", .title = "Multiply matrices of bits", .mnemonic = "BMMA",
        .syntax = "GUARD BMMA{MBSHAPE} $R[Rd], $R[Ra]RA.ROW, $R[Rb]RB.COL, $R[Rc]RC MARKS CTL",
        .effects = effects_hmma_t,
        .length = 16, .grade = ISADORA_INFERRED, .configs = 0x7c, SLOTS(slots_bmma),
            CHOICES(choices_atoms_p),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0??? ???????? ???mm10? rrrrrrrr ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111101",
    },
    [VOLTA_DMMA_A] = {
        .name = "DMMA.a", .page = "DMMA", .title = title_dmma_a, .mnemonic = "DMMA.884",
        .syntax = "GUARD DMMA.884 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL",
        .effects = effects_dmma_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x38, SLOTS(slots_dmma_a),
            CHOICES(choices_atoms_p),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----0??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111",
    },
    [VOLTA_DMMA_H] = {
        .name = "DMMA.h", .page = "DMMA", .title = title_dmma_a, .mnemonic = "DMMA.8x8x4",
        .syntax = "GUARD DMMA.8x8x4 $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC MARKS CTL",
        .effects = effects_dmma_a,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_dmma_a),
            CHOICES(choices_atoms_hp),
        .bits = "---rrrcc cccccccc ccccccc- ..------ ----0??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? rrrrrrrr rrrrrrrr rrrrrrrr .ggg0010 00111111",
    },
    [VOLTA_MOVM] = {
        .name = "MOVM", .page = "MOVM", .title = "Transpose a matrix", .mnemonic = "MOVM",
        .syntax = "GUARD MOVM{MMSIZE}MMKIND $R[Rd], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: which lane holds what",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_movm),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- mmmm0--- -------- -------- "
            "-------- -------- -------- rrrrrrrr rrrrrrrr .ggg0010 00111010",
    },
    [VOLTA_HGMMA_HGMMA_R] = {
        .name = "HGMMA.HGMMA.r", .page = "HGMMA", .title = title_hgmma_hgmma_r, .mnemonic = "HGMMA",
        .syntax = "GUARD HGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = effects_hgmma_hgmma_r,
        .note = note_hgmma_hgmma_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_hgmma_hgmma_r),
            CHOICES(choices_atoms_hp),
        .bits = "---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110000",
    },
    [VOLTA_HGMMA_IGMMA_R] = {
        .name = "HGMMA.IGMMA.r", .page = "HGMMA", .title = title_hgmma_hgmma_r, .mnemonic = "IGMMA",
        .syntax = "GUARD IGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = effects_hgmma_hgmma_r,
        .note = note_hgmma_hgmma_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_hgmma_hgmma_r),
            CHOICES(choices_atoms_hp),
        .bits = "---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110001",
    },
    [VOLTA_HGMMA_BGMMA_R] = {
        .name = "HGMMA.BGMMA.r", .page = "HGMMA", .title = title_hgmma_hgmma_r, .mnemonic = "BGMMA",
        .syntax = "GUARD BGMMA $R[Rd], $R[Ra]RA, gdesc[$UR[Ub]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = effects_hgmma_hgmma_r,
        .note = note_hgmma_hgmma_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_hgmma_hgmma_r),
            CHOICES(choices_atoms_hp),
        .bits = "---rzrcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? ??uuuuuu rrrrrrrr rrrrrrrr .ggg1101 11110010",
    },
    [VOLTA_HGMMA_HGMMA_D] = {
        .name = "HGMMA.HGMMA.d", .page = "HGMMA", .title = title_hgmma_hgmma_r, .mnemonic = "HGMMA",
        .syntax = "GUARD HGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = effects_hgmma_hgmma_d,
        .note = note_hgmma_hgmma_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_hgmma_hgmma_d),
            CHOICES(choices_atoms_hp),
        .bits = "---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg1001 11110000",
    },
    [VOLTA_HGMMA_IGMMA_D] = {
        .name = "HGMMA.IGMMA.d", .page = "HGMMA", .title = title_hgmma_hgmma_r, .mnemonic = "IGMMA",
        .syntax = "GUARD IGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = effects_hgmma_hgmma_d,
        .note = note_hgmma_hgmma_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_hgmma_hgmma_d),
            CHOICES(choices_atoms_hp),
        .bits = "---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg1001 11110001",
    },
    [VOLTA_HGMMA_BGMMA_D] = {
        .name = "HGMMA.BGMMA.d", .page = "HGMMA", .title = title_hgmma_hgmma_r, .mnemonic = "BGMMA",
        .syntax = "GUARD BGMMA $R[Rd], gdesc[$UR[Ua]], $R[Rc]RC, gsb0 MARKS CTL",
        .effects = effects_hgmma_hgmma_d,
        .note = note_hgmma_hgmma_r,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_hgmma_hgmma_d),
            CHOICES(choices_atoms_hp),
        .bits = "---rzzcc cccccccc ccccccc- ..------ ----1??? ???????? ???????? rrrrrrrr ???????? "
            "???????? ???????? ???????? ??uuuuuu rrrrrrrr .ggg1001 11110010",
    },
    [VOLTA_TEX_C] = {
        .name = "TEX.c", .page = "TEX", .title = title_tex_c, .mnemonic = "TEX",
        .syntax = "GUARD TEX{TSCR}TBX{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND, TDIM, TM THINTS MARKS CTL",
        .effects = effects_tex_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tex_c),
            CHOICES(choices_tex_c),
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100000",
    },
    [VOLTA_TEX_I] = {
        .name = "TEX.i", .page = "TEX", .title = title_tex_c, .mnemonic = "TEX",
        .syntax = "GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND3, TDIM, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tex_i),
            CHOICES(choices_tex_i),
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100010",
    },
    [VOLTA_TEX_R] = {
        .name = "TEX.r", .page = "TEX", .title = title_tex_c, .mnemonic = "TEX",
        .syntax = "GUARD TEX{TSCR}TB{TF16}TLOD{TAOFFI}TDC{EVICT}TNDV{TNODEP} PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND1 TDIM, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tex_r),
            CHOICES(choices_tex_r),
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr ttttt--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100001",
    },
    [VOLTA_TLD_C] = {
        .name = "TLD.c", .page = "TLD", .title = title_tld_c, .mnemonic = "TLD",
        .syntax = "GUARD TLD{TSCR}TBX{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND, TDIML, TM THINTS MARKS CTL",
        .effects = effects_tex_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tld_c),
            CHOICES(choices_tex_c),
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100110",
    },
    [VOLTA_TLD_I] = {
        .name = "TLD.i", .page = "TLD", .title = title_tld_c, .mnemonic = "TLD",
        .syntax = "GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND3, TDIML, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tld_i),
            CHOICES(choices_tex_i),
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr tttttttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101000",
    },
    [VOLTA_TLD_R] = {
        .name = "TLD.r", .page = "TLD", .title = title_tld_c, .mnemonic = "TLD",
        .syntax = "GUARD TLD{TSCR}TB{TF16}TLODL{TAOFFI}EVICT{TCL}TMS{TNODEP} PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND1 TDIML, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tld_r),
            CHOICES(choices_tex_r),
        .bits = "---tttcc cccccccc ccccccc- -------- -----ttt teeepppt tttttttt rrrrrrrr ttttt--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100111",
    },
    [VOLTA_TLD4_C] = {
        .name = "TLD4.c", .page = "TLD4", .title = title_tld4_c, .mnemonic = "TLD4",
        .syntax = "GUARD TLD4{TSCR}TCOMP{TBX}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND, TDIM4, TM THINTS MARKS CTL",
        .effects = effects_tex_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tld4_c),
            CHOICES(choices_tex_c),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr tttttttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100011",
    },
    [VOLTA_TLD4_I] = {
        .name = "TLD4.i", .page = "TLD4", .title = title_tld4_c, .mnemonic = "TLD4",
        .syntax = "GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND3, TDIM4, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tld4_i),
            CHOICES(choices_tex_i),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr tttttttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100101",
    },
    [VOLTA_TLD4_R] = {
        .name = "TLD4.r", .page = "TLD4", .title = title_tld4_c, .mnemonic = "TLD4",
        .syntax = "GUARD TLD4{TSCR}TCOMP{TB}TF16{TOFF4}TDC{EVICT}TNODEP PO, $R[Rc], $R[Rd], "
            "$R[Ra], TRB, TBOUND1 TDIM4, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tld4_r),
            CHOICES(choices_tex_r),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-t teeepppt tttttttt rrrrrrrr ttttt--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01100100",
    },
    [VOLTA_TXD_C] = {
        .name = "TXD.c", .page = "TXD", .title = title_txd_c, .mnemonic = "TXD",
        .syntax = "GUARD TXD{TBX}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, "
            "TBOUND, TDIML, TM THINTS MARKS CTL",
        .effects = effects_tex_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_txd_c),
            CHOICES(choices_tex_c),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr ttt-tttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101100",
    },
    [VOLTA_TXD_I] = {
        .name = "TXD.i", .page = "TXD", .title = title_txd_c, .mnemonic = "TXD",
        .syntax = "GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, "
            "TBOUND3, TDIML, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_txd_i),
            CHOICES(choices_tex_i),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr ttt-tttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101110",
    },
    [VOLTA_TXD_R] = {
        .name = "TXD.r", .page = "TXD", .title = title_txd_c, .mnemonic = "TXD",
        .syntax = "GUARD TXD{TB}TF16{TLC}TAOFFI{EVICT}TNODEP PO, $R[Rc], $R[Rd], $R[Ra], TRB, "
            "TBOUND1 TDIML, TM THINTS MARKS CTL",
        .effects = effects_tex_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_txd_r),
            CHOICES(choices_tex_r),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- teeepppt t--ttttt rrrrrrrr ttt-t--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101101",
    },
    [VOLTA_TMML_C] = {
        .name = "TMML.c", .page = "TMML", .title = title_tmml_c, .mnemonic = "TMML",
        .syntax = "GUARD TMML{TBX}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND, TDIM, TM "
            "THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n "
            "| 1]; trap: not modelled: textures",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tmml_c),
            CHOICES(choices_tmml_c),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr ttt?tttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101001",
    },
    [VOLTA_TMML_I] = {
        .name = "TMML.i", .page = "TMML", .title = title_tmml_c, .mnemonic = "TMML",
        .syntax = "GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND3, TDIM, TM "
            "THINTS MARKS CTL",
        .effects = effects_tmml_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tmml_i),
            CHOICES(choices_tmml_i),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr ttt?tttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101011",
    },
    [VOLTA_TMML_R] = {
        .name = "TMML.r", .page = "TMML", .title = title_tmml_c, .mnemonic = "TMML",
        .syntax = "GUARD TMML{TB}.LOD{TNDV}TNODEP $R[Rc], $R[Rd], $R[Ra], TRB, TBOUND1 TDIM, TM "
            "THINTS MARKS CTL",
        .effects = effects_tmml_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_tmml_r),
            CHOICES(choices_tmml_r),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t?? ???????? ??t?tttt rrrrrrrr ttt?t--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01101010",
    },
    [VOLTA_TXQ_C] = {
        .name = "TXQ.c", .page = "TXQ", .title = title_txq_c, .mnemonic = "TXQ",
        .syntax = "GUARD TXQ{TBX}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND, TM THINTS MARKS CTL",
        .effects = "reads $P[GP] $UR[TUR] $R[Ra]; writes $R[Rd] $R[Rd.n | 1] $R[Rc] $R[Rc.n | 1]; "
            "trap: not modelled: textures",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_txq_c),
            CHOICES(choices_txq_c),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr tt--tttt "
            "tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01101111",
    },
    [VOLTA_TXQ_I] = {
        .name = "TXQ.i", .page = "TXQ", .title = title_txq_c, .mnemonic = "TXQ",
        .syntax = "GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND3, TM THINTS MARKS CTL",
        .effects = effects_txq_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_txq_i),
            CHOICES(choices_txq_i),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr tt--tttt "
            "tttttttt tttttttt -------- rrrrrrrr rrrrrrrr .ggg...1 01110001",
    },
    [VOLTA_TXQ_R] = {
        .name = "TXQ.r", .page = "TXQ", .title = title_txq_c, .mnemonic = "TXQ",
        .syntax = "GUARD TXQ{TB}TNODEP $R[Rc], $R[Rd], $R[Ra], TQ, TBOUND1 TM THINTS MARKS CTL",
        .effects = effects_txq_i,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_txq_r),
            CHOICES(choices_txq_r),
        .bits = "---tttcc cccccccc ccccccc- -------- -----t-- -------- ----tttt rrrrrrrr tt--t--- "
            "-------- -------- -------- rrrrrrrr rrrrrrrr .ggg...1 01110000",
    },
    [VOLTA_FOOTPRINT_C] = {
        .name = "FOOTPRINT.c", .page = "FOOTPRINT", .title = title_footprint_c,
            .mnemonic = "FOOTPRINT",
        .syntax = "GUARD FOOTPRINT{TSCR}TBX.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB, "
            "FBOUND, TDIMF THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[TUR]; writes $P[P0] $R[Rd] $R[Rc]; trap: not "
            "modelled: textures",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_footprint_c),
            CHOICES(choices_footprint_c),
        .bits = "---tttcc cccccccc ccccccc- -------- ----.ttt t???ppp? ???????? rrrrrrrr tttttttt "
            "tttttttt tttttttt rrrrrrrr rrrrrrrr rrrrrrrr .ggg.... ........",
    },
    [VOLTA_FOOTPRINT_R] = {
        .name = "FOOTPRINT.r", .page = "FOOTPRINT", .title = title_footprint_c,
            .mnemonic = "FOOTPRINT",
        .syntax = "GUARD FOOTPRINT{TSCR}TB.TEX{TLOD}TNODEP $P[P0], $R[Rc], $R[Rd], $R[Ra], TRB,  "
            "TDIMF THINTS MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0] $R[Rd] $R[Rc]; trap: not modelled: "
            "textures",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_footprint_r),
            CHOICES(choices_footprint_r),
        .bits = "---tttcc cccccccc ccccccc- -------- ----.ttt t???ppp? ???????? rrrrrrrr ttttt--- "
            "-------- -------- rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 01110011",
    },
    [VOLTA_UIADD3_N] = {
        .name = "UIADD3.n", .page = "UIADD3", .title = title_uiadd3_n, .mnemonic = "UIADD3",
        .syntax = "UGUARD UIADD3 $UR[Ud], UCARRY, NA$UR[Ua], UBNS, NC$UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc]; writes $UR[Ud] $UP[U0] $UP[U1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uiadd3_n),
            CHOICES(choices_uiadd3_n),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -uuuuuu- ----n0-n --uuuuuu niiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000",
    },
    [VOLTA_UIADD3_X] = {
        .name = "UIADD3.x", .page = "UIADD3", .title = title_uiadd3_n, .mnemonic = "UIADD3.X",
        .syntax = "UGUARD UIADD3.X $UR[Ud], UCARRY, IA$UR[Ua], UBI, IC$UR[Uc], Q0N$UP[V0], "
            "Q1N$UP[V1] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UP[V0] $UP[V1]; writes $UR[Ud] $UP[U0] "
            "$UP[U1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uiadd3_x),
            CHOICES(choices_uiadd3_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuuq vvv-i1-i --uuuuuu iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010000",
    },
    [VOLTA_UIADD3_64] = {
        .name = "UIADD3_64", .page = "UIADD3_64", .title = "Add three uniform numbers of 64 bits",
            .mnemonic = "UIADD3.64",
        .syntax = "UGUARD UIADD3.64 $UR[Ud], UCARRY, NA$UR[Ua], UBP, NC$UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ua.n | 1] $UR[Ub] $UR[Ub.n | 1] $UR[Uc] $UR[Uc.n | "
            "1]; writes $UR[Ud] $UR[Ud.n | 1] $UP[U0] $UP[U1]; trap: not modelled: pairs of "
            "uniform registers",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uiadd3_n),
            CHOICES(choices_uiadd3_64),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? ????n??n --uuuuuu niiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10010111",
    },
    [VOLTA_UIMAD_B] = {
        .name = "UIMAD.b", .page = "UIMAD", .title = title_uimad_b, .mnemonic = "UIMAD",
        .syntax = "UGUARD UIMAD{US} $UR[Ud], $UR[Ua], UB, NC$UR[Uc] CTL",
        .effects = effects_uimad_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uimad_b),
            CHOICES(choices_uimad_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----n0u- --uuuuuu iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100",
    },
    [VOLTA_UIMAD_C] = {
        .name = "UIMAD.c", .page = "UIMAD", .title = title_uimad_b, .mnemonic = "UIMAD",
        .syntax = "UGUARD UIMAD{US} $UR[Ud], $UR[Ua], $UR[Uc], IMM CTL",
        .effects = effects_uimad_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uimad_c),
            CHOICES(choices_uimad_c),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -----0u- --uuuuuu iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100",
    },
    [VOLTA_UIMAD_BX] = {
        .name = "UIMAD.bx", .page = "UIMAD", .title = title_uimad_b, .mnemonic = "UIMAD",
        .syntax = "UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UP[V0]; writes $UR[Ud]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uimad_bx),
            CHOICES(choices_uimad_bx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v------- ----i1u- --uuuuuu iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100100",
    },
    [VOLTA_UIMAD_CX] = {
        .name = "UIMAD.cx", .page = "UIMAD", .title = title_uimad_b, .mnemonic = "UIMAD",
        .syntax = "UGUARD UIMAD{US}.X $UR[Ud], $UR[Ua], $UR[Uc], IMM, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Uc] $UP[V0]; writes $UR[Ud]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uimad_cx),
            CHOICES(choices_uimad_cx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -----1u- --uuuuuu iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii --uuuuuu --uuuuuu .ggg0100 10100100",
    },
    [VOLTA_UIMAD_WIDE_B] = {
        .name = "UIMAD_WIDE.b", .page = "UIMAD_WIDE", .title = title_uimad_wide_b,
            .mnemonic = "UIMAD.WIDE",
        .syntax = "UGUARD UIMAD.WIDE{US} $UR[Ud], UPJ, $UR[Ua], UB, NC$UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UR[Uc.n | 1]; writes $UP[U0] $UR[Ud] "
            "$UR[Ud.n | 1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uimad_wide_b),
            CHOICES(choices_uimad_wide_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- ----n0u- --uuuuuu iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101",
    },
    [VOLTA_UIMAD_WIDE_BX] = {
        .name = "UIMAD_WIDE.bx", .page = "UIMAD_WIDE", .title = title_uimad_wide_b,
            .mnemonic = "UIMAD.WIDE",
        .syntax = "UGUARD UIMAD.WIDE{US}.X $UR[Ud], UPJ, $UR[Ua], UB, IC$UR[Uc], Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UR[Uc.n | 1] $UP[V0]; writes $UP[U0] "
            "$UR[Ud] $UR[Ud.n | 1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uimad_wide_bx),
            CHOICES(choices_uimad_wide_bx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu- ----i1u- --uuuuuu iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu --uuuuuu .ggg...0 10100101",
    },
    [VOLTA_UISETP_N] = {
        .name = "UISETP.n", .page = "UISETP", .title = title_uisetp_n, .mnemonic = "UISETP",
        .syntax = "UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0]; writes $UP[U0] $UP[U1]; trap: how they "
            "are joined",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_uisetp_n),
            CHOICES(choices_uisetp_n),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 -------- iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_UISETP_O] = {
        .name = "UISETP.o", .page = "UISETP", .title = title_uisetp_n, .mnemonic = "UISETP",
        .syntax = "UGUARD UISETP{CMP}CMPU{BOP} $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], UOLD CTL",
        .effects = effects_uisetp_o,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_uisetp_o),
            CHOICES(choices_uisetp_o),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc0 qvvv---- iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_UISETP_X] = {
        .name = "UISETP.x", .page = "UISETP", .title = title_uisetp_n, .mnemonic = "UISETP",
        .syntax = "UGUARD UISETP{CMP}CMPU{BOP}.EX $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], "
            "Q2N$UP[V2] CTL",
        .effects = effects_uisetp_o,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_uisetp_o),
            CHOICES(choices_uisetp_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc1 qvvv---- iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_UISETP_OX] = {
        .name = "UISETP.ox", .page = "UISETP", .title = title_uisetp_n, .mnemonic = "UISETP",
        .syntax = "UGUARD UISETP{CMP}CMPU{BOP}.EX $UP[U0], $UP[U1], $UR[Ua], UB, Q0N$UP[V0], UOLD "
            "CTL",
        .effects = effects_uisetp_o,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x4, SLOTS(slots_uisetp_o),
            CHOICES(choices_uisetp_o),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu- -cccbbc1 qvvv---- iiiiiiii "
            "iiiiiiii iiiiiiii iiuuuuuu --uuuuuu -------- .ggg...0 10001100",
    },
    [VOLTA_ULEA_LO] = {
        .name = "ULEA.lo", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA",
        .syntax = "UGUARD ULEA $UR[Ud], UPJ, NA$UR[Ua], UBNU, LEAN CTL",
        .effects = effects_ulea_lo,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_lo),
            CHOICES(choices_ulea_lo),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu0 lllll00n -------- nuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_X] = {
        .name = "ULEA.x", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA.X",
        .syntax = "UGUARD ULEA.X $UR[Ud], UPJ, IA$UR[Ua], UBIU, LEAN, Q0N$UP[V0] CTL",
        .effects = effects_ulea_x,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_x),
            CHOICES(choices_ulea_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu0 lllll10i -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_HI] = {
        .name = "ULEA.hi", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA.HI",
        .syntax = "UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], UBNU, $UR[Uc], LEAN CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_hi),
            CHOICES(choices_ulea_hi),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu nuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_HX] = {
        .name = "ULEA.hx", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA.HI.X",
        .syntax = "UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], UBIU, $UR[Uc], LEAN, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ub] $UP[V0] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_hx),
            CHOICES(choices_ulea_hx),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu iuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_IH] = {
        .name = "ULEA.ih", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA.HI",
        .syntax = "UGUARD ULEA.HI $UR[Ud], UPJ, NA$UR[Ua], $UR[Uc], UIMM, LEAN CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_ih),
            CHOICES(choices_ulea_ih),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll00n --uuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001",
    },
    [VOLTA_ULEA_IX] = {
        .name = "ULEA.ix", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA.HI.X",
        .syntax = "UGUARD ULEA.HI.X $UR[Ud], UPJ, IA$UR[Ua], $UR[Uc], UIMM, LEAN, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UR[Ua] $UR[Uc]; writes $UR[Ud] $UP[U0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_ix),
            CHOICES(choices_ulea_ix),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll10i --uuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10010001",
    },
    [VOLTA_ULEA_SX] = {
        .name = "ULEA.sx", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA.HI.SX32",
        .syntax = "UGUARD ULEA.HI.SX32 $UR[Ud], UPJ, NA$UR[Ua], UBNU, LEAN CTL",
        .effects = effects_ulea_lo,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_lo),
            CHOICES(choices_ulea_lo),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu1 lllll01n -------- nuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULEA_XS] = {
        .name = "ULEA.xs", .page = "ULEA", .title = title_ulea_lo, .mnemonic = "ULEA.HI.X.SX32",
        .syntax = "UGUARD ULEA.HI.X.SX32 $UR[Ud], UPJ, IA$UR[Ua], UBIU, LEAN, Q0N$UP[V0] CTL",
        .effects = effects_ulea_x,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulea_x),
            CHOICES(choices_ulea_x),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuu1 lllll11i -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010001",
    },
    [VOLTA_ULOP3] = {
        .name = "ULOP3", .page = "ULOP3", .title = "Any function of three bits, uniform",
            .mnemonic = "ULOP3.LUT",
        .syntax = "UGUARD ULOP3.LUT{PAND} UPO, $UR[Ud], $UR[Ua], UBU, $UR[Uc], LUT, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc] $UP[V0]; writes $UR[Ud] $UP[U0]",
        .note = note_lop3,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ulop3),
            CHOICES(choices_ulop3),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v---uuup llllllll --uuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010010",
    },
    [VOLTA_USHF_B] = {
        .name = "USHF.b", .page = "USHF", .title = title_ushf_b, .mnemonic = "USHF",
        .syntax = "UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], UBU, $UR[Uc] CTL",
        .effects = effects_uimad_b,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ushf_b),
            CHOICES(choices_ushf_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011001",
    },
    [VOLTA_USHF_C] = {
        .name = "USHF.c", .page = "USHF", .title = title_ushf_b, .mnemonic = "USHF",
        .syntax = "UGUARD USHF{SHD}SHW{SHT}SHHI $UR[Ud], $UR[Ua], $UR[Uc], UIMM CTL",
        .effects = effects_uimad_c,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ushf_c),
            CHOICES(choices_uimad_c),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------s ---ssss- --uuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg0100 10011001",
    },
    [VOLTA_UPRMT] = {
        .name = "UPRMT", .page = "UPRMT", .title = "Pick bytes, uniform", .mnemonic = "UPRMT",
        .syntax = "UGUARD UPRMT{UPMODE} $UR[Ud], $UR[Ua], UBU, $UR[Uc] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UR[Uc]; writes $UR[Ud]; trap: not modelled: "
            "what this mode is",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uprmt),
            CHOICES(choices_ushf_b),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------u --uuuuuu uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10010110",
    },
    [VOLTA_USEL] = {
        .name = "USEL", .page = "USEL", .title = "Choose by a uniform predicate",
            .mnemonic = "USEL",
        .syntax = "UGUARD USEL $UR[Ud], $UR[Ua], UBU, Q0N$UP[V0] CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[V0]; writes $UR[Ud]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_usel),
            CHOICES(choices_usel),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv v------- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000111",
    },
    [VOLTA_UMOV] = {
        .name = "UMOV", .page = "UMOV", .title = "Move, uniform", .mnemonic = "UMOV",
        .syntax = "UGUARD UMOV $UR[Ud], UX CTL",
        .effects = effects_umov,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_umov),
            CHOICES(choices_umov),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.--- -------- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10000010",
    },
    [VOLTA_UPOPC] = {
        .name = "UPOPC", .page = "UPOPC", .title = "Count the bits that are 1, uniform",
            .mnemonic = "UPOPC",
        .syntax = "UGUARD UPOPC $UR[Ud], UBNOT CTL",
        .effects = effects_umov,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_upopc),
            CHOICES(choices_upopc),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111111",
    },
    [VOLTA_UFLO] = {
        .name = "UFLO", .page = "UFLO", .title = "The place of the highest bit that is 1, uniform",
            .mnemonic = "UFLO",
        .syntax = "UGUARD UFLO{SGU}FLSH $UR[Ud], UPO, UBNOT CTL",
        .effects = "reads $UP[GUP] $UR[Ub]; writes $UR[Ud] $UP[U0]; trap: not modelled: what the "
            "predicate tells",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uflo),
            CHOICES(choices_uflo),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- ----uuu- -----fs- -------- iuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111101",
    },
    [VOLTA_UBREV] = {
        .name = "UBREV", .page = "UBREV", .title = "Turn the order of the bits around, uniform",
            .mnemonic = "UBREV",
        .syntax = "UGUARD UBREV $UR[Ud], UBU CTL",
        .effects = effects_umov,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_umov),
            CHOICES(choices_ubrev),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- -------- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu -------- --uuuuuu .ggg...0 10111110",
    },
    [VOLTA_USGXT] = {
        .name = "USGXT", .page = "USGXT", .title = "Extend a sign, or zeros, uniform",
            .mnemonic = "USGXT",
        .syntax = "UGUARD USGXT{WRAP}MMU $UR[Ud], $UR[Ua], UBU CTL",
        .effects = effects_usgxt,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_usgxt),
            CHOICES(choices_usgxt),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w-m- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011010",
    },
    [VOLTA_UBMSK] = {
        .name = "UBMSK", .page = "UBMSK", .title = "A run of ones, uniform", .mnemonic = "UBMSK",
        .syntax = "UGUARD UBMSK{WRAP} $UR[Ud], $UR[Ua], UBU CTL",
        .effects = effects_usgxt,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ubmsk),
            CHOICES(choices_usgxt),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1--- -------- ----w--- -------- uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10011011",
    },
    [VOLTA_UPLOP3] = {
        .name = "UPLOP3", .page = "UPLOP3",
            .title = "Any function of three uniform predicates, twice", .mnemonic = "UPLOP3.LUT",
        .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], Q1N$UP[V1], Q2N$UP[V2], LUT1, "
            "LUT2 CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UP[V1] $UP[V2]; writes $UP[U0] $UP[U1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uplop3),
            CHOICES(choices_uplop3),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----?qvv vuuuuuuq vvvlllll qvvv?lll ???????? "
            "???????? ???????? ???????? ???????? llllllll .ggg1000 10011100",
    },
    [VOLTA_UPLOP3_SIGN_ONE] = {
        .name = "UPLOP3_SIGN.one", .page = "UPLOP3_SIGN", .title = title_uplop3_sign_one,
            .mnemonic = "UPLOP3.LUT",
        .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, Q2N$UP[V2], LUT, "
            "LUT2 CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UR[Ub].31 $UP[V2]; writes $UP[U0] $UP[U1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uplop3_sign_one),
            CHOICES(choices_uplop3_sign_one),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu? llllllll qvvv???? ???????? "
            "???????? ???????? ??uuuuuu ???????? llllllll .ggg0010 10011101",
    },
    [VOLTA_UPLOP3_SIGN_TWO] = {
        .name = "UPLOP3_SIGN.two", .page = "UPLOP3_SIGN", .title = title_uplop3_sign_one,
            .mnemonic = "UPLOP3.LUT",
        .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], Q0N$UP[V0], $UR[Ub].SIGN, $UR[Uc].SIGN, "
            "LUT, LUT2 CTL",
        .effects = "reads $UP[GUP] $UP[V0] $UR[Ub].31 $UR[Uc].31; writes $UP[U0] $UP[U1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uplop3_sign_two),
            CHOICES(choices_uplop3_sign_two),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1qvv vuuuuuu? llllllll ??uuuuuu ???????? "
            "???????? ???????? ??uuuuuu ???????? llllllll .ggg0010 10011110",
    },
    [VOLTA_UPLOP3_SIGN_ALL] = {
        .name = "UPLOP3_SIGN.all", .page = "UPLOP3_SIGN", .title = title_uplop3_sign_one,
            .mnemonic = "UPLOP3.LUT",
        .syntax = "UGUARD UPLOP3.LUT $UP[U0], $UP[U1], $UR[Ua].SIGN, $UR[Ub].SIGN, $UR[Uc].SIGN, "
            "LUT, LUT2 CTL",
        .effects = "reads $UP[GUP] $UR[Ua].31 $UR[Ub].31 $UR[Uc].31; writes $UP[U0] $UP[U1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uplop3_sign_all),
            CHOICES(choices_uplop3_sign_all),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ?uuuuuu? llllllll ??uuuuuu ???????? "
            "???????? ???????? ??uuuuuu ??uuuuuu llllllll .ggg0010 10011111",
    },
    [VOLTA_UCLEA] = {
        .name = "UCLEA", .page = "UCLEA", .title = "Where constants lie", .mnemonic = "UCLEA",
        .syntax = "UGUARD UCLEA $UR[Ud], UPO, $UR[Ua], UCLB, UCLN CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UR[Ud] $UP[U0]; trap: not modelled: "
            "where constants lie",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_uclea),
            CHOICES(choices_uclea),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.??? ????uuu? uuuuu??? ???????? uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111100",
    },
    [VOLTA_UP2UR] = {
        .name = "UP2UR", .page = "UP2UR", .title = "Uniform predicates to bits, under a mask",
            .mnemonic = "UP2UR",
        .syntax = "UGUARD UP2UR{PRPART} $UR[Ud], UPR, $UR[Ua], UX6 CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub] $UP[0] $UP[1] $UP[2] $UP[3] $UP[4] $UP[5] "
            "$UP[6]; writes $UR[Ud]; trap: not modelled: what becomes of bits outside of the mask",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_up2ur),
            CHOICES(choices_up2ur),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ???????? uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10000011",
    },
    [VOLTA_UR2UP] = {
        .name = "UR2UP", .page = "UR2UP", .title = "Bits to uniform predicates, under a mask",
            .mnemonic = "UR2UP",
        .syntax = "UGUARD UR2UP UPR, $UR[Ua], UX6 CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UP[0] $UP[1] $UP[2] $UP[3] $UP[4] "
            "$UP[5] $UP[6]; trap: not modelled: what becomes of bits outside of the mask",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_ur2up),
            CHOICES(choices_ur2up),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----.??? ???????? ???????? ???????? uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu ???????? .ggg...0 10000100",
    },
    [VOLTA_UF2FP] = {
        .name = "UF2FP", .page = "UF2FP", .title = "Two floats as one register of halves, uniform",
            .mnemonic = "UF2FP.\?\?\?0.PACK_AB",
        .syntax = "UGUARD UF2FP.\?\?\?0.PACK_AB $UR[Ud], $UR[Ua], UBU CTL",
        .effects = "reads $UP[GUP] $UR[Ua] $UR[Ub]; writes $UR[Ud]; trap: not modelled: which "
            "formats",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x70, SLOTS(slots_uf2fp),
            CHOICES(choices_usgxt),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----1??? ???????? ???????? ???????? uuuuuuuu "
            "uuuuuuuu uuuuuuuu uuuuuuuu --uuuuuu --uuuuuu .ggg...0 10111010",
    },
    [VOLTA_R2UR_O] = {
        .name = "R2UR.o", .page = "R2UR", .title = title_r2ur_o, .mnemonic = "R2UR",
        .syntax = "GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL",
        .effects = effects_r2ur_o,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x3c, SLOTS(slots_r2ur_o),
            CHOICES(choices_r2ur_o),
        .bits = "---zzrcc cccccccc ccccccc- -------- ----0--- ---rppp- -------- -------- -------- "
            "-------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000010",
    },
    [VOLTA_R2UR_H] = {
        .name = "R2UR.h", .page = "R2UR", .title = title_r2ur_o, .mnemonic = "R2UR",
        .syntax = "GUARD R2UR{ROR} R2UP0, $UR[Ud], $R[Ra]RA MARKS CTL",
        .effects = effects_r2ur_o,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_r2ur_o),
            CHOICES(choices_r2ur_h),
        .bits = "---zzrcc cccccccc ccccccc- ..------ ----0--- ---rppp- -------- -------- -------- "
            "-------- -------- -------- rrrrrrrr --uuuuuu .ggg0010 11001010",
    },
    [VOLTA_S2UR] = {
        .name = "S2UR", .page = "S2UR", .title = "A special register becomes uniform",
            .mnemonic = "S2UR",
        .syntax = "UGUARD S2UR $UR[Ud], SPECIAL CTL",
        .effects = "reads $UP[GUP] $SR[SREG] $SR[136]; writes $UR[Ud]; trap: not modelled: which "
            "of different threads",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_s2ur),
            CHOICES(choices_s2ur),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- ssssssss -------- -------- "
            "-------- -------- -------- -------- --uuuuuu .ggg1001 11000011",
    },
    [VOLTA_VABSDIFF_B] = {
        .name = "VABSDIFF.b", .page = "VABSDIFF", .title = title_vabsdiff_b, .mnemonic = "VABSDIFF",
        .syntax = "GUARD VABSDIFF{VU32} $R[Rd], PO, $R[Ra]RA, SB, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; "
            "read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: "
            "not modelled: what the predicate says",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_vabsdiff_b),
            CHOICES(choices_vabsdiff_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010100",
    },
    [VOLTA_VABSDIFF_C] = {
        .name = "VABSDIFF.c", .page = "VABSDIFF", .title = title_vabsdiff_b, .mnemonic = "VABSDIFF",
        .syntax = "GUARD VABSDIFF{VU32} $R[Rd], PO, $R[Ra]RA, $R[Rc]RB, SCX MARKS CTL",
        .effects = "reads $P[GP] $UR[Ub] $UR[Ub.n | 1] $R[Ra] $R[Rc]; writes $R[Rd] $P[P0]; read "
            "c.u32; trap: unaligned in `c`; trap: which constants a handle stands for; trap: not "
            "modelled: what the predicate says",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_vabsdiff_c),
            CHOICES(choices_vabsdiff_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ------v- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010100",
    },
    [VOLTA_VABSDIFF4_B] = {
        .name = "VABSDIFF4.b", .page = "VABSDIFF4", .title = title_vabsdiff4_b,
            .mnemonic = "VABSDIFF4",
        .syntax = "GUARD VABSDIFF4{VU8}VACC $R[Rd], PO, $R[Ra]RA, SB, $R[Rc]RC MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Rc]; writes $R[Rd] $P[P0]; "
            "read c.u32; trap: not modelled: what goes where without ACC; trap: unaligned in `c`; "
            "trap: which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_vabsdiff4_b),
            CHOICES(choices_vabsdiff_b),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00010101",
    },
    [VOLTA_VABSDIFF4_C] = {
        .name = "VABSDIFF4.c", .page = "VABSDIFF4", .title = title_vabsdiff4_b,
            .mnemonic = "VABSDIFF4",
        .syntax = "GUARD VABSDIFF4{VU8}VACC $R[Rd], PO, $R[Ra]RA, $R[Rc]RB, SCX MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $UR[Ub] $UR[Ub.n | 1]; writes $R[Rd] $P[P0]; read "
            "c.u32; trap: not modelled: what goes where without ACC; trap: unaligned in `c`; trap: "
            "which constants a handle stands for",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_vabsdiff4_c),
            CHOICES(choices_vabsdiff_c),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- ----ppp- ----v-v- rrrrrrrr iiiiiiii "
            "iiiiiiii iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr .ggg...0 00010101",
    },
    [VOLTA_IDP_A4] = {
        .name = "IDP.a4", .page = "IDP", .title = title_idp_a4, .mnemonic = "IDP.4A",
        .syntax = "GUARD IDP.4A{DPA}DPB $R[Rd], $R[Ra]RA, DPB_, DPC MARKS CTL",
        .effects = effects_f2fp_rs,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_idp_a4),
            CHOICES(choices_idp_a4),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- --z0ndd- rrrrrrrr -----ccc "
            "cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110",
    },
    [VOLTA_IDP_A2] = {
        .name = "IDP.a2", .page = "IDP", .title = title_idp_a4, .mnemonic = "IDP.2A",
        .syntax = "GUARD IDP.2A{DPHI}DPA2{DPB} $R[Rd], $R[Ra]RA, DPB_, DPC MARKS CTL",
        .effects = effects_f2fp_rs,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_idp_a2),
            CHOICES(choices_idp_a4),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.--- -------- --d1ndd- rrrrrrrr -----ccc "
            "cccccccc cccccccc rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00100110",
    },
    [VOLTA_VOTE] = {
        .name = "VOTE", .page = "VOTE", .title = "Vote: which threads, all of them, any",
            .mnemonic = "VOTE",
        .syntax = "GUARD VOTE{VMODE} RDO, $P[P0], Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; writes $R[Rd] $P[P0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_vote),
            CHOICES(choices_vote),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q---ppp- ------vv -------- -------- "
            "-------- -------- -------- -------- rrrrrrrr .ggg1000 00000110",
    },
    [VOLTA_VOTEU] = {
        .name = "VOTEU", .page = "VOTEU", .title = "Vote; what comes out is uniform",
            .mnemonic = "VOTEU",
        .syntax = "GUARD VOTEU{VMODE} UDO, $UP[U0], Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[Q0] $P[GP]; writes $UR[Ud] $UP[U0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7c, SLOTS(slots_voteu),
            CHOICES(choices_voteu),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq q---uuu- ------vv -------- -------- "
            "-------- -------- -------- -------- --uuuuuu .ggg1000 10000110",
    },
    [VOLTA_MATCH_ANY] = {
        .name = "MATCH_ANY", .page = "MATCH_ANY", .title = "Which threads have the same value",
            .mnemonic = "MATCH.ANY",
        .syntax = "GUARD MATCH.ANY{MU64} $R[Rd], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $R[Rd]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_match_any),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------- 1-----m- -------- -------- "
            "-------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001",
    },
    [VOLTA_MATCH_ALL] = {
        .name = "MATCH_ALL", .page = "MATCH_ALL", .title = "Do all threads have the same value\?",
            .mnemonic = "MATCH.ALL",
        .syntax = "GUARD MATCH.ALL{MU64} $P[P0], $R[Rd], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[P0] $R[Rd]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_match_all),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- 0-----m- -------- -------- "
            "-------- -------- -------- rrrrrrrr rrrrrrrr .ggg0011 10100001",
    },
    [VOLTA_SHFL] = {
        .name = "SHFL", .page = "SHFL", .title = "Shuffle: a value from another thread",
            .mnemonic = "SHFL",
        .syntax = "GUARD SHFL{SMODE} $P[P0], $R[Rd], $R[Ra], SHB, SHC MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $P[P0]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_shfl),
            CHOICES(choices_shfl),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- ----ppp- -------- rrrrrrrr ----ssss "
            "ssssssss ssssssss rrrrrrrr rrrrrrrr rrrrrrrr .ggg...1 10001001",
    },
    [VOLTA_REDUX] = {
        .name = "REDUX", .page = "REDUX", .title = "One value of all threads, for all of them",
            .mnemonic = "REDUX",
        .syntax = "GUARD REDUX{RDXOP}RDXS $UR[Ud], $R[Ra] MARKS CTL",
        .effects = "reads $P[GP] $R[Ra]; writes $UR[Ud]; trap: not modelled: what goes through all "
            "threads",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x78, SLOTS(slots_redux),
            CHOICES(choices_atoms_p),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0--- -------r rr----r- -------- -------- "
            "-------- -------- -------- rrrrrrrr --uuuuuu .ggg0011 11000100",
    },
    [VOLTA_ELECT] = {
        .name = "ELECT", .page = "ELECT", .title = "Choose one of the threads", .mnemonic = "ELECT",
        .syntax = "GUARD ELECT $P[P0], $UR[Ud], Q0N$P[Q0] MARKS CTL",
        .effects = "reads $P[GP] $P[Q0]; writes $P[P0] $UR[Ud]; trap: not modelled: which one",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x40, SLOTS(slots_elect),
            CHOICES(choices_elect),
        .bits = "---zzzcc cccccccc ccccccc- ..------ ----0qqq q???ppp? ???????? ???????? ???????? "
            "???????? ???????? ???????? ???????? ??uuuuuu .ggg1000 00101111",
    },
    [VOLTA_P2R] = {
        .name = "P2R", .page = "P2R", .title = "Predicates to bits of a register, under a mask",
            .mnemonic = "P2R",
        .syntax = "GUARD P2R{PRPART} $R[Rd], PR, $R[Ra]RA, PRB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] "
            "$P[6] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: which "
            "constants a handle stands for",
        .note = "Bits of the register outside of the mask come from the source. {inferred}",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_p2r),
            CHOICES(choices_p2r),
        .bits = "---zrrcc cccccccc ccccccc- -------- ----.--- -------- --pp---- -------- iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr rrrrrrrr .ggg...0 00000011",
    },
    [VOLTA_R2P] = {
        .name = "R2P", .page = "R2P", .title = "Bits of a register to predicates, under a mask",
            .mnemonic = "R2P",
        .syntax = "GUARD R2P PR, $R[Ra]PRPART, PRB MARKS CTL",
        .effects = "reads $P[GP] $R[Rb] $UR[Ub] $UR[Ub.n | 1] $R[Ra]; writes $P[0..6]; read c.u32; "
            "trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = "Predicates outside of the mask stay as they are. {inferred}",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_r2p),
            CHOICES(choices_p2r),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.??? ???????? ??pp???? ???????? iiiiiiii "
            "iiiiiiii iiiiiiii rrrrrrrr rrrrrrrr ???????? .ggg...0 00000100",
    },
    [VOLTA_PLOP3] = {
        .name = "PLOP3", .page = "PLOP3", .title = "Any function of three predicates, twice",
            .mnemonic = "PLOP3.LUT",
        .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], Q1N$P[Q1], QM, LUT1, LUT2 MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $P[Q1] $P[Q2] $UP[UP2]; writes $P[P0] $P[P1]",
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_plop3),
            CHOICES(choices_plop3),
        .bits = "---zzzcc cccccccc ccccccc- -------- ----0qqq qppppppq qqqlllll qqqq.lll -------- "
            "-------- -------- -------- -------- llllllll .ggg1000 00011100",
    },
    [VOLTA_PLOP3_SIGN_ONE] = {
        .name = "PLOP3_SIGN.one", .page = "PLOP3_SIGN", .title = title_plop3_sign_one,
            .mnemonic = "PLOP3.LUT",
        .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, Q2N$P[Q2], LUT, LUT2 MARKS "
            "CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Rb].31 $UR[Ub] $UR[Ub.n | 1] $P[Q2]; writes $P[P0] "
            "$P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = note_plop3_sign_one,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_plop3_sign_one),
            CHOICES(choices_plop3_sign_one),
        .bits = "---zrzcc cccccccc ccccccc- -------- ----.qqq qpppppp? llllllll qqqq???? ?????ccc "
            "cccccccc cccccccc rrrrrrrr ???????? llllllll .ggg...0 00011101",
    },
    [VOLTA_PLOP3_SIGN_TWO] = {
        .name = "PLOP3_SIGN.two", .page = "PLOP3_SIGN", .title = title_plop3_sign_one,
            .mnemonic = "PLOP3.LUT",
        .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], Q0N$P[Q0], SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 "
            "MARKS CTL",
        .effects = "reads $P[GP] $P[Q0] $R[Rb].31 $UR[Ub] $UR[Ub.n | 1] $R[Rc].31; writes $P[P0] "
            "$P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle stands for",
        .note = note_plop3_sign_one,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_plop3_sign_two),
            CHOICES(choices_plop3_sign_two),
        .bits = "---rrzcc cccccccc ccccccc- -------- ----.qqq qpppppp? llllllll rrrrrrrr ?????ccc "
            "cccccccc cccccccc rrrrrrrr ???????? llllllll .ggg...0 00011110",
    },
    [VOLTA_PLOP3_SIGN_ALL] = {
        .name = "PLOP3_SIGN.all", .page = "PLOP3_SIGN", .title = title_plop3_sign_one,
            .mnemonic = "PLOP3.LUT",
        .syntax = "GUARD PLOP3.LUT $P[P0], $P[P1], $R[Ra]RA.SIGN, SIGNB, $R[Rc]RC.SIGN, LUT, LUT2 "
            "MARKS CTL",
        .effects = "reads $P[GP] $R[Ra].31 $R[Rb].31 $UR[Ub] $UR[Ub.n | 1] $R[Rc].31; writes "
            "$P[P0] $P[P1]; read c.u32; trap: unaligned in `c`; trap: which constants a handle "
            "stands for",
        .note = note_plop3_sign_one,
        .length = 16, .grade = ISADORA_DOCUMENT, .configs = 0x7f, SLOTS(slots_plop3_sign_all),
            CHOICES(choices_plop3_sign_all),
        .bits = "---rrrcc cccccccc ccccccc- -------- ----.??? ?pppppp? llllllll rrrrrrrr ?????ccc "
            "cccccccc cccccccc rrrrrrrr rrrrrrrr llllllll .ggg...0 00011111",
    },
};

static const struct isadora_ledger ledger[] = {
    {"128", "sm_70", "3126225883450935574499333684238221312",
        "7999988284667127908858711331336880128", "466440429764292567494093823962775552",
        "328689712323056107412522468592230334464"},
    {"128", "sm_72", "3126225883450935574499333684238221312",
        "7999988284667127908858711331336880128", "466440429764292567494093823962775552",
        "328689712323056107412522468592230334464"},
    {"128", "sm_75", "4115113002040075934178416050365792256",
        "13762364097582393266224494549156233216", "1565220464028418416322500536001626112",
        "320839669357287575846649196296244559872"},
    {"128", "sm_80", "4099460220793795249453451719571668992",
        "13901500159812843497103371196275097600", "1735101955551466631180561262277820416",
        "320546304584780358085637223253643624448"},
    {"128", "sm_86", "4236848113764233874219810739688833024",
        "14270558884960889292137515380675444736", "1791451639115108762303746386444681216",
        "319983508283098231534713534924959252480"},
    {"128", "sm_89", "4236848113764233874219810739688833024",
        "14270558884960889292137515380675444736", "1791451639115108762303746386444681216",
        "319983508283098231534713534924959252480"},
    {"128", "sm_90", "4179911009286980438681308057676283904",
        "15464408115087390777542397623751671808", "1999374823440786545732401295525937152",
        "318638672973123305701418500454814318592"},
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
    Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0,
        Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
        Q + 5, Q + 5, Q + 5, Q + 5, 0, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
        Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4,
        Q + 3, 0, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
        5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 4,
        4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3, Q + 3, Q + 3, 5, 5, 5, 4, 0, Q + 0,
        Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, 0, 0, 0,
        0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, Q + 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9,
        Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10,
        Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        5, 5, 0, 0, 5, 5, 4, 0, Q + 7, Q + 7, Q + 0, 0, 0, 0, 0, 4, 0, 0, 0,
    /* sm_72 */
    Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0,
        Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 4, 0, 0,
        Q + 5, Q + 5, Q + 5, Q + 5, 0, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4,
        Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5, 0, 4, 5, 4,
        Q + 3, 0, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5,
        5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 4,
        4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3, Q + 3, Q + 3, 5, 5, 5, 4, 0, Q + 0,
        Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, 0, 0, 0,
        0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, Q + 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9,
        Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10,
        Q + 10, Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        5, 5, 0, 0, 5, 5, 4, 0, Q + 7, Q + 7, Q + 0, 0, 0, 0, 0, 4, 0, 0, 0,
    /* sm_75 */
    0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, Q + 0,
        0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0,
        4, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, 0, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0,
        Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4, 4, 4, 5,
        0, 4, 5, 4, Q + 3, 0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 5, 5, 5, 5, 0, 0, 0, 0, 0, 0, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3, Q + 3, Q + 3, 5, 5, 5,
        4, 5, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0,
        Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, Q + 0, Q + 0, 0, 0, 0,
        Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0,
        Q + 0, 0, 0, 0, 0, 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9,
        Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10,
        Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4, 4, 0, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5,
        5, 0, 0, 5, 5, 4, 2, Q + 7, Q + 7, Q + 0, 0, 0, 0, 0, 4, 0, 0, 0,
    /* sm_80 */
    0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0,
        Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, Q + 0,
        Q + 0, 0, 0, 4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, 4, 5, 5, 5, 5, 0, 0, 0, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4,
        4, 4, 5, 0, 4, 5, 4, Q + 3, 0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3, Q + 3, Q + 3,
        5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0,
        Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0,
        0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, Q + 0,
        Q + 0, 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9,
        Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10,
        Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5,
        5, 0, 0, 5, 5, 4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
    /* sm_86 */
    0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0,
        Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, Q + 0,
        Q + 0, 0, 0, 4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, 4, 5, 5, 5, 5, 5, 5, 5, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4,
        4, 4, 5, 0, 4, 5, 4, Q + 3, 0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3, Q + 3, Q + 3,
        5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0,
        Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0,
        0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, Q + 0,
        Q + 0, 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9,
        Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10,
        Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5,
        5, 0, 0, 5, 5, 4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
    /* sm_89 */
    0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0,
        Q + 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, Q + 0,
        Q + 0, 0, 0, 4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, 4, 5, 5, 5, 5, 5, 5, 5, 0, 0, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, Q + 11, 4, 4,
        4, 4, 5, 0, 4, 5, 4, Q + 3, 0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, Q + 3, Q + 3, Q + 3,
        5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0,
        Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0,
        0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0, 0, Q + 0,
        Q + 0, 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9,
        Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10,
        Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5,
        5, 0, 0, 5, 5, 4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
    /* sm_90 */
    0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0,
        Q + 0, 0, 0, 0, Q + 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, Q + 0, Q + 0, 0, 0, 0, 0, Q + 0, Q + 0,
        0, 0, Q + 0, 0, 0, Q + 0, Q + 0, 4, 0, 0, Q + 5, Q + 5, Q + 5, 0, Q + 5, Q + 5, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 8,
        Q + 8, Q + 8, Q + 8, Q + 8, Q + 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 0, 0, Q + 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3,
        Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, Q + 3, 4, 5, 0, 5, 5, 5, 5, 5, 0, 0, 6, 6,
        6, 6, 6, 6, 4, 4, 4, 4, 5, 5, 4, 5, 4, Q + 3, 0, Q + 3, Q + 3, Q + 3, Q + 3, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 5, 5, 0, 4, 4, 4, 4, 4, 4,
        4, 4, 4, 4, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4,
        Q + 3, Q + 3, Q + 3, 5, 5, 5, 4, 5, 0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, 0, 0, 0, Q + 0,
        Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0, 0, Q + 0,
        0, 0, 0, 0, 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 0, Q + 0, Q + 0, 2, 2, 2, 2, Q + 0, Q + 0,
        0, Q + 0, 0, Q + 0, Q + 0, Q + 1, 5, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9,
        Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, Q + 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10, Q + 10,
        Q + 10, 0, 0, 0, Q + 10, Q + 10, Q + 10, 0, 0, 4, 4, 0, 4, 4, 4, 4, 4, 4, 4, 0, 4, 0, 4, 4,
        4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 6, 6, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 2, 5,
        5, 0, 0, 5, 5, 4, 2, Q + 7, Q + 7, Q + 0, Q + 6, 0, 0, 0, 4, 0, 0, 0,
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
