/* Generated from the description maxwell by gen/emit/target.lua. Do not edit. */
#include "maxwell_state.h"
#include "text.h"
#include "level.h"
#include "schedule.h"

static const struct isadora_config configs[] = {
    {"sm_50", "sm_50", NULL, NULL, NULL},
    {"sm_52", "sm_52", NULL, NULL, NULL},
    {"sm_53", "sm_53", NULL, NULL, NULL},
    {"sm_60", "sm_60", NULL, NULL, NULL},
    {"sm_61", "sm_61", NULL, NULL, NULL},
    {"sm_62", "sm_62", NULL, NULL, NULL},
};

static const struct isadora_elf_kind elfs[] = {
    {190, 51, 0, 8, "c[0x0][", "]"},
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
    {10, ".SAFEADD"},
};
static const struct isadora_code codes_ASOP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
    {3, ".INC"},
    {4, ".DEC"},
    {5, ".AND"},
    {6, ".OR"},
    {7, ".XOR"},
    {8, ".EXCH"},
};
static const struct isadora_code codes_AROP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
    {3, ".INC"},
    {4, ".DEC"},
    {5, ".AND"},
    {6, ".OR"},
    {7, ".XOR"},
};
static const struct isadora_code codes_ATYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
};
static const struct isadora_code codes_ARTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
};
static const struct isadora_code codes_ASTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".S64"},
};
static const struct isadora_code codes_AE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_code codes_CASW[] = {
    {0, ""},
    {1, ".64"},
};
static const struct isadora_code codes_CASWS[] = {
    {0, ""},
    {1, ".64"},
};
static const struct isadora_code codes_CASK[] = {
    {0, ".CAST"},
    {1, ".CAST.SPIN"},
    {2, ".CAS"},
};
static const struct isadora_code codes_AOPP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
    {3, ".INC"},
    {4, ".DEC"},
    {5, ".AND"},
    {6, ".OR"},
    {7, ".XOR"},
    {8, ".EXCH"},
    {10, ".SAFEADD"},
};
static const struct isadora_code codes_CCOP[] = {
    {1, ".PF1"},
    {2, ".PF1.5"},
    {3, ".PF2"},
    {4, ".WB"},
    {5, ".IV"},
    {6, ".IVALL"},
    {7, ".RS"},
    {9, ".RSLB"},
};
static const struct isadora_code codes_CCOPQ[] = {
    {0, ".QRY1"},
    {1, ".PF1"},
    {2, ".PF1.5"},
    {3, ".PF2"},
    {4, ".WB"},
    {5, ".IV"},
    {6, ".IVALL"},
    {7, ".RS"},
    {9, ".RSLB"},
};
static const struct isadora_code codes_CCLEVEL[] = {
    {0, ""},
    {1, ".U"},
    {2, ".C"},
    {3, ".I"},
    {4, ".CRS"},
};
static const struct isadora_code codes_CCE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_code codes_XC[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_LMT[] = {
    {0, ""},
    {1, ".LMT"},
};
static const struct isadora_code codes_UNI[] = {
    {0, ""},
    {1, ".U"},
};
static const struct isadora_code codes_KEEP[] = {
    {0, ""},
    {1, ".KEEPREFCOUNT"},
};
static const struct isadora_code codes_NOINC[] = {
    {0, ".NOINC"},
    {1, ""},
};
static const struct isadora_code codes_IDEN[] = {
    {0, ".EN"},
    {1, ""},
};
static const struct isadora_code codes_RTTK[] = {
    {0, ""},
    {1, ".TERMINATE"},
    {2, ".FALLTHROUGH"},
    {3, ".PREEMPTED"},
};
static const struct isadora_code codes_BPTK[] = {
    {0, ".DRAIN_ILLEGAL"},
    {1, ".CAL"},
    {2, ".PAUSE"},
    {3, ".TRAP"},
    {4, ".INT"},
    {5, ".DRAIN"},
};
static const struct isadora_code codes_NTRIG[] = {
    {0, ""},
    {1, ".TRIG"},
};
static const struct isadora_code codes_CDF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
static const struct isadora_code codes_CSF[] = {
    {1, ".F16"},
    {2, ".F32"},
    {3, ".F64"},
};
static const struct isadora_code codes_CH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_code codes_CRND[] = {
    {0, ""},
    {3, ".PASS"},
    {4, ".ROUND"},
    {5, ".FLOOR"},
    {6, ".CEIL"},
    {7, ".TRUNC"},
};
static const struct isadora_code codes_CINT[] = {
    {0, ""},
    {1, ".FLOOR"},
    {2, ".CEIL"},
    {3, ".TRUNC"},
};
static const struct isadora_code codes_CDI[] = {
    {1, ".U16"},
    {2, ".U32"},
    {3, ".U64"},
    {5, ".S16"},
    {6, ".S32"},
    {7, ".S64"},
};
static const struct isadora_code codes_CDN[] = {
    {0, ".U8"},
    {1, ".U16"},
    {2, ".U32"},
    {4, ".S8"},
    {5, ".S16"},
    {6, ".S32"},
};
static const struct isadora_code codes_CSI[] = {
    {0, ".U8"},
    {1, ".U16"},
    {2, ".U32"},
    {3, ".U64"},
    {4, ".S8"},
    {5, ".S16"},
    {6, ".S32"},
    {7, ".S64"},
};
static const struct isadora_code codes_CSN[] = {
    {0, ".U8"},
    {1, ".U16"},
    {2, ".U32"},
    {4, ".S8"},
    {5, ".S16"},
    {6, ".S32"},
};
static const struct isadora_code codes_CBYTE[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_code codes_CHALF[] = {
    {0, ""},
    {2, ".H1"},
};
static const struct isadora_code codes_DRND[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
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
static const struct isadora_code codes_Q0N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_CCW[] = {
    {0, ""},
    {1, ".CC"},
};
static const struct isadora_code codes_CCWL[] = {
    {0, ""},
    {1, ".CC"},
};
static const struct isadora_code codes_CCT[] = {
    {0, "CC.F"},
    {1, "CC.LT"},
    {2, "CC.EQ"},
    {3, "CC.LE"},
    {4, "CC.GT"},
    {5, "CC.NE"},
    {6, "CC.GE"},
    {7, "CC.NUM"},
    {8, "CC.NAN"},
    {9, "CC.LTU"},
    {10, "CC.EQU"},
    {11, "CC.LEU"},
    {12, "CC.GTU"},
    {13, "CC.NEU"},
    {14, "CC.GEU"},
    {15, ""},
    {16, "CC.OFF"},
    {17, "CC.LO"},
    {18, "CC.SFF"},
    {19, "CC.LS"},
    {20, "CC.HI"},
    {21, "CC.SFT"},
    {22, "CC.HS"},
    {23, "CC.OFT"},
    {24, "CC.CSM_TA"},
    {25, "CC.CSM_TR"},
    {26, "CC.CSM_MX"},
    {27, "CC.FCSM_TA"},
    {28, "CC.FCSM_TR"},
    {29, "CC.FCSM_MX"},
    {30, "CC.RLE"},
    {31, "CC.RGT"},
};
static const struct isadora_code codes_CCT8[] = {
    {0, "CC.F"},
    {1, "CC.LT"},
    {2, "CC.EQ"},
    {3, "CC.LE"},
    {4, "CC.GT"},
    {5, "CC.NE"},
    {6, "CC.GE"},
    {7, "CC.NUM"},
    {8, "CC.NAN"},
    {9, "CC.LTU"},
    {10, "CC.EQU"},
    {11, "CC.LEU"},
    {12, "CC.GTU"},
    {13, "CC.NEU"},
    {14, "CC.GEU"},
    {15, ""},
    {16, "CC.OFF"},
    {17, "CC.LO"},
    {18, "CC.SFF"},
    {19, "CC.LS"},
    {20, "CC.HI"},
    {21, "CC.SFT"},
    {22, "CC.HS"},
    {23, "CC.OFT"},
    {24, "CC.CSM_TA"},
    {25, "CC.CSM_TR"},
    {26, "CC.CSM_MX"},
    {27, "CC.FCSM_TA"},
    {28, "CC.FCSM_TR"},
    {29, "CC.FCSM_MX"},
    {30, "CC.RLE"},
    {31, "CC.RGT"},
};
static const struct isadora_code codes_FRND[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
};
static const struct isadora_code codes_FTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_FSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_FNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_FNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_FAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_FAB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_FTZL[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_FNAL[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_FAAL[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_FNBL[] = {
    {0, ""},
    {1, ".NEG"},
};
static const struct isadora_code codes_FABL[] = {
    {0, ""},
    {1, ".ABS"},
};
static const struct isadora_code codes_FMZ[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_code codes_FSCALE[] = {
    {0, ""},
    {1, ".D2"},
    {2, ".D4"},
    {3, ".D8"},
    {4, ".M8"},
    {5, ".M4"},
    {6, ".M2"},
};
static const struct isadora_code codes_FNM[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_FMZH[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_code codes_FSATL[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_FRNDH[] = {
    {0, ""},
    {1, ".RM"},
    {2, ".RP"},
    {3, ".RZ"},
};
static const struct isadora_code codes_FNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_FNCL[] = {
    {0, ""},
    {1, "-"},
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
static const struct isadora_code codes_FCMPN[] = {
    {0, ".F"},
    {1, ".LT"},
    {2, ".EQ"},
    {3, ".LE"},
    {4, ""},
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
static const struct isadora_code codes_SNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_SAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_SNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_SAB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_SFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_BFH[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_code codes_PNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_PAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_PFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_SWA[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_code codes_SWB[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_code codes_SWC[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_code codes_SWD[] = {
    {0, "PP"},
    {1, "NP"},
    {2, "PN"},
    {3, "ZP"},
};
static const struct isadora_code codes_NDV[] = {
    {0, ""},
    {1, ".NDV"},
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
};
static const struct isadora_code codes_RROF[] = {
    {0, ".SINCOS"},
    {1, ".EX2"},
};
static const struct isadora_code codes_AO[] = {
    {0, ""},
    {1, ".O"},
};
static const struct isadora_code codes_ASIZE[] = {
    {0, ""},
    {1, ".64"},
    {2, ".96"},
    {3, ".128"},
};
static const struct isadora_code codes_IMODE[] = {
    {0, ".PASS"},
    {1, ""},
    {2, ".CONSTANT"},
    {3, ".SC"},
};
static const struct isadora_code codes_IWHERE[] = {
    {0, ""},
    {1, ".CENTROID"},
    {2, ".OFFSET"},
};
static const struct isadora_code codes_ISAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_ISKEW[] = {
    {0, ""},
    {1, ".SKEW"},
};
static const struct isadora_code codes_ISPACE[] = {
    {0, ""},
    {1, ".PATCH"},
    {2, ".PRIM"},
    {3, ".ATTR"},
};
static const struct isadora_code codes_ISIZE[] = {
    {0, ""},
    {1, ".U16"},
    {2, ".32"},
};
static const struct isadora_code codes_OUTK[] = {
    {1, ".EMIT"},
    {2, ".CUT"},
    {3, ".EMIT_THEN_CUT"},
};
static const struct isadora_code codes_PXK[] = {
    {0, ""},
    {1, ".COVMASK"},
    {2, ".COVERED"},
    {3, ".OFFSET"},
    {4, ".CENTROID_OFFSET"},
    {5, ".MY_INDEX"},
};
static const struct isadora_code codes_HMRG[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".MRG_H0"},
    {3, ".MRG_H1"},
};
static const struct isadora_code codes_HFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_HSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_HSATC[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_HNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_HAA[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_HSA[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_HAB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_HSB[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HNCB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_HACB[] = {
    {0, ""},
    {1, "|"},
};
static const struct isadora_code codes_HFTZL[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_HSAL[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HFMZ[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_code codes_HFMZL[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_code codes_HFMZR[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_code codes_HFMZC[] = {
    {0, ""},
    {1, ".FTZ"},
    {2, ".FMZ"},
};
static const struct isadora_code codes_HNR[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_HSR[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HNRC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_HSRC[] = {
    {0, ""},
    {1, ".F32"},
    {2, ".H0_H0"},
    {3, ".H1_H1"},
};
static const struct isadora_code codes_HNRD[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_HBF[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_code codes_HCMP[] = {
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
static const struct isadora_code codes_HSFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_HBFC[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_code codes_HSFTZC[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_HCMPC[] = {
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
static const struct isadora_code codes_HPFTZ[] = {
    {0, ""},
    {1, ".FTZ"},
};
static const struct isadora_code codes_HAND[] = {
    {0, ""},
    {1, ".H_AND"},
};
static const struct isadora_code codes_HANDC[] = {
    {0, ""},
    {1, ".H_AND"},
};
static const struct isadora_code codes_NA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_NB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_XI[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_SATI[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_NAL[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_XL[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_SATL[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_NA3[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_NB3[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_NC3[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_X3[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_HA3[] = {
    {0, ""},
    {1, ".H0"},
    {2, ".H1"},
};
static const struct isadora_code codes_HB3[] = {
    {0, ""},
    {1, ".H0"},
    {2, ".H1"},
};
static const struct isadora_code codes_HC3[] = {
    {0, ""},
    {1, ".H0"},
    {2, ".H1"},
};
static const struct isadora_code codes_SH3[] = {
    {0, ""},
    {1, ".RS"},
    {2, ".LS"},
};
static const struct isadora_code codes_MNX[] = {
    {0, ""},
    {1, ".XLO"},
    {2, ".XMED"},
    {3, ".XHI"},
};
static const struct isadora_code codes_UI[] = {
    {0, ".U32"},
    {1, ""},
};
static const struct isadora_code codes_MULHI[] = {
    {0, ""},
    {1, ".HI"},
};
static const struct isadora_code codes_MULS[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
};
static const struct isadora_code codes_MULHIL[] = {
    {0, ""},
    {1, ".HI"},
};
static const struct isadora_code codes_MULSL[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
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
static const struct isadora_code codes_LOPF[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".PASS_B"},
};
static const struct isadora_code codes_LOPX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_LOPT[] = {
    {0, ""},
    {1, ".T"},
    {2, ".Z"},
    {3, ".NZ"},
};
static const struct isadora_code codes_LIA[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_code codes_LIB[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_code codes_LOPFL[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
    {3, ".PASS_B"},
};
static const struct isadora_code codes_LOPXL[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_LIAL[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_code codes_LIBL[] = {
    {0, ""},
    {1, ".INV"},
};
static const struct isadora_code codes_L3T[] = {
    {0, ""},
    {1, ".T"},
    {2, ".Z"},
    {3, ".NZ"},
};
static const struct isadora_code codes_L3X[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_L3XC[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_L3XI[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_GSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
    {7, ".U.128"},
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
static const struct isadora_code codes_USIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ".32"},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_code codes_CSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
};
static const struct isadora_code codes_LSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_code codes_GE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_code codes_GCL[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_code codes_GCS[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_code codes_GENE[] = {
    {0, ""},
    {1, ".E"},
};
static const struct isadora_code codes_GENL[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_code codes_GENS[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_code codes_LCL[] = {
    {0, ""},
    {1, ".LU"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_code codes_LCS[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_code codes_LMODE[] = {
    {0, ""},
    {1, ".IL"},
    {2, ".IS"},
    {3, ".ISL"},
};
static const struct isadora_code codes_GP41[] = {
    {0, "PT"},
    {1, "P6"},
    {2, "P5"},
    {3, "P4"},
    {4, "P3"},
    {5, "P2"},
    {6, "P1"},
    {7, "P0"},
};
static const struct isadora_code codes_STPW[] = {
    {0, ""},
    {1, ".WAIT"},
};
static const struct isadora_code codes_MSCOPE[] = {
    {0, ".CTA"},
    {1, ".GL"},
    {2, ".SYS"},
    {3, ".VC"},
};
static const struct isadora_code codes_MINV[] = {
    {0, ""},
    {1, ".IVALLD"},
    {2, ".IVALLT"},
    {3, ".IVALLTD"},
};
static const struct isadora_code codes_PMODE[] = {
    {0, ""},
    {1, ".F4E"},
    {2, ".B4E"},
    {3, ".RC8"},
    {4, ".ECL"},
    {5, ".ECR"},
    {6, ".RC16"},
};
static const struct isadora_code codes_MADS[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
};
static const struct isadora_code codes_MADX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_MADSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_MADHI[] = {
    {0, ""},
    {1, ".HI"},
};
static const struct isadora_code codes_MNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_MNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_MADSL[] = {
    {0, ".U32.U32"},
    {1, ".S32.U32"},
    {2, ".U32.S32"},
    {3, ""},
};
static const struct isadora_code codes_MNCL[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_XSIGN[] = {
    {0, ""},
    {1, ".S16.U16"},
    {2, ".U16.S16"},
    {3, ".S16.S16"},
};
static const struct isadora_code codes_XHA[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_code codes_XHB[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_code codes_XHC[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_code codes_XPSL[] = {
    {0, ""},
    {1, ".PSL"},
};
static const struct isadora_code codes_XMRG[] = {
    {0, ""},
    {1, ".MRG"},
};
static const struct isadora_code codes_XX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_XMODE[] = {
    {0, ""},
    {1, ".CLO"},
    {2, ".CHI"},
    {3, ".CSFU"},
    {4, ".CBCC"},
};
static const struct isadora_code codes_XPSLC[] = {
    {0, ""},
    {1, ".PSL"},
};
static const struct isadora_code codes_XMRGC[] = {
    {0, ""},
    {1, ".MRG"},
};
static const struct isadora_code codes_XXC[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_XMODEC[] = {
    {0, ""},
    {1, ".CLO"},
    {2, ".CHI"},
    {3, ".CSFU"},
};
static const struct isadora_code codes_SPA[] = {
    {0, "32"},
    {1, "24"},
    {2, "16H0"},
    {3, "16H1"},
};
static const struct isadora_code codes_SPB[] = {
    {0, "24"},
    {1, "16H0"},
};
static const struct isadora_code codes_SPC[] = {
    {0, "32"},
    {1, "24"},
    {2, "16H0"},
};
static const struct isadora_code codes_BOP[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
};
static const struct isadora_code codes_BOP2[] = {
    {0, ".AND"},
    {1, ".OR"},
    {2, ".XOR"},
};
static const struct isadora_code codes_BF[] = {
    {0, ""},
    {1, ".BF"},
};
static const struct isadora_code codes_Q12N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_Q29N[] = {
    {0, ""},
    {1, "!"},
};
static const struct isadora_code codes_WHICH[] = {
    {0, "PR"},
    {1, "CC"},
};
static const struct isadora_code codes_PBYTE[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_code codes_SHW[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_code codes_SHX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_SHRX[] = {
    {0, ""},
    {2, ".X"},
    {3, ".XHI"},
};
static const struct isadora_code codes_BREV[] = {
    {0, ""},
    {1, ".BREV"},
};
static const struct isadora_code codes_FTYPE[] = {
    {0, ""},
    {2, ".U64"},
    {3, ".S64"},
};
static const struct isadora_code codes_FHI[] = {
    {0, ""},
    {1, ".HI"},
    {2, ".X"},
    {3, ".XHI"},
};
static const struct isadora_code codes_FW[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_code codes_FLSH[] = {
    {0, ""},
    {1, ".SH"},
};
static const struct isadora_code codes_NBI[] = {
    {0, ""},
    {1, "~"},
};
static const struct isadora_code codes_LEAX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_LEAN[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_LEHX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_LEHN[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_LECX[] = {
    {0, ""},
    {1, ".X"},
};
static const struct isadora_code codes_LECN[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_VMODE[] = {
    {0, ".ALL"},
    {1, ".ANY"},
    {2, ".EQ"},
};
static const struct isadora_code codes_VTG[] = {
    {0, ".R"},
    {1, ".A"},
    {2, ".RA"},
};
static const struct isadora_code codes_SMODE[] = {
    {0, ".IDX"},
    {1, ".UP"},
    {2, ".DOWN"},
    {3, ".BFLY"},
};
static const struct isadora_code codes_BRED[] = {
    {0, ".POPC"},
    {1, ".AND"},
    {2, ".OR"},
};
static const struct isadora_code codes_R2BK[] = {
    {0, ""},
    {1, ".RESULT"},
    {2, ".WARP"},
};
static const struct isadora_code codes_DSB[] = {
    {0, "SB0"},
    {1, "SB1"},
    {2, "SB2"},
    {3, "SB3"},
    {4, "SB4"},
    {5, "SB5"},
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
static const struct isadora_code codes_SUDIM[] = {
    {0, ".1D"},
    {1, ".1D_BUFFER"},
    {2, ".1D_ARRAY"},
    {3, ".2D"},
    {4, ".2D_ARRAY"},
    {5, ".3D"},
};
static const struct isadora_code codes_SUCLAMP[] = {
    {0, ".IGN"},
    {1, ""},
    {2, ".TRAP"},
};
static const struct isadora_code codes_SUMASK[] = {
    {1, ".R"},
    {2, ".G"},
    {3, ".RG"},
    {4, ".B"},
    {5, ".RB"},
    {6, ".GB"},
    {7, ".RGB"},
    {8, ".A"},
    {9, ".RA"},
    {10, ".GA"},
    {11, ".RGA"},
    {12, ".BA"},
    {13, ".RBA"},
    {14, ".GBA"},
    {15, ""},
};
static const struct isadora_code codes_SUSIZE[] = {
    {0, ".U8"},
    {1, ".S8"},
    {2, ".U16"},
    {3, ".S16"},
    {4, ""},
    {5, ".64"},
    {6, ".128"},
};
static const struct isadora_code codes_SUBA[] = {
    {0, ""},
    {1, ".BA"},
};
static const struct isadora_code codes_SULC[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CI"},
    {3, ".CV"},
};
static const struct isadora_code codes_SUSC[] = {
    {0, ""},
    {1, ".CG"},
    {2, ".CS"},
    {3, ".WT"},
};
static const struct isadora_code codes_SUPR[] = {
    {1, "P6"},
    {2, "P5"},
    {3, "P4"},
    {4, "P3"},
    {5, "P2"},
    {6, "P1"},
    {7, "P0"},
};
static const struct isadora_code codes_SUROP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
    {3, ".INC"},
    {4, ".DEC"},
    {5, ".AND"},
    {6, ".OR"},
    {7, ".XOR"},
};
static const struct isadora_code codes_SURTYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
    {6, ".SD32"},
    {7, ".SD64"},
};
static const struct isadora_code codes_SUABA[] = {
    {0, ""},
    {1, ".BA"},
};
static const struct isadora_code codes_SUAOP[] = {
    {0, ".ADD"},
    {1, ".MIN"},
    {2, ".MAX"},
    {3, ".INC"},
    {4, ".DEC"},
    {5, ".AND"},
    {6, ".OR"},
    {7, ".XOR"},
    {8, ".EXCH"},
};
static const struct isadora_code codes_SUATYPE[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
    {6, ".SD32"},
    {7, ".SD64"},
};
static const struct isadora_code codes_SUATYPER[] = {
    {0, ""},
    {1, ".S32"},
    {2, ".U64"},
    {3, ".F32.FTZ.RN"},
    {5, ".S64"},
    {6, ".SD32"},
    {7, ".SD64"},
};
static const struct isadora_code codes_SUPA[] = {
    {0, "PT"},
    {1, "P6"},
    {2, "P5"},
    {3, "P4"},
    {4, "P3"},
    {5, "P2"},
    {6, "P1"},
    {7, "P0"},
};
static const struct isadora_code codes_SUAPD[] = {
    {0, ".P"},
    {1, ".D"},
};
static const struct isadora_code codes_TXF[] = {
    {0, ".F16"},
    {1, ""},
};
static const struct isadora_code codes_NODEP[] = {
    {0, ""},
    {1, ".NODEP"},
};
static const struct isadora_code codes_TXC[] = {
    {0, "RGB"},
    {1, "RGA"},
    {2, "RBA"},
    {3, "GBA"},
    {4, "RGBA"},
};
static const struct isadora_code codes_TXC1[] = {
    {0, "R"},
    {1, "G"},
    {2, "B"},
    {3, "A"},
    {4, "RG"},
    {5, "RA"},
    {6, "GA"},
    {7, "BA"},
};
static const struct isadora_code codes_PHT[] = {
    {0, ""},
    {1, ".T"},
};
static const struct isadora_code codes_PHP[] = {
    {0, ""},
    {1, ".P"},
};
static const struct isadora_code codes_TDIM[] = {
    {0, "1D"},
    {1, "ARRAY_1D"},
    {2, "2D"},
    {3, "ARRAY_2D"},
    {4, "3D"},
    {5, "ARRAY_3D"},
    {6, "CUBE"},
    {7, "ARRAY_CUBE"},
};
static const struct isadora_code codes_TLOD[] = {
    {0, ""},
    {1, ".LZ"},
    {2, ".LB"},
    {3, ".LL"},
    {6, ".LBA"},
    {7, ".LLA"},
};
static const struct isadora_code codes_TLODB[] = {
    {0, ""},
    {1, ".LZ"},
    {2, ".LB"},
    {3, ".LL"},
    {6, ".LBA"},
    {7, ".LLA"},
};
static const struct isadora_code codes_TLC[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_code codes_TLCB[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_code codes_TLCD[] = {
    {0, ""},
    {1, ".LC"},
};
static const struct isadora_code codes_TDC[] = {
    {0, ""},
    {1, ".DC"},
};
static const struct isadora_code codes_TNDV[] = {
    {0, ""},
    {1, ".NDV"},
};
static const struct isadora_code codes_TAO[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_code codes_TAOB[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_code codes_TAOL[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_code codes_TAOS[] = {
    {0, ""},
    {1, ".AOFFI"},
};
static const struct isadora_code codes_TLDL[] = {
    {0, ".LZ"},
    {1, ".LL"},
};
static const struct isadora_code codes_TLDC[] = {
    {0, ""},
    {1, ".CL"},
};
static const struct isadora_code codes_TLDM[] = {
    {0, ""},
    {1, ".MS"},
};
static const struct isadora_code codes_T4C[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_code codes_T4CB[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_code codes_T4CS[] = {
    {0, ".R"},
    {1, ".G"},
    {2, ".B"},
    {3, ".A"},
};
static const struct isadora_code codes_T4O[] = {
    {0, ""},
    {1, ".AOFFI"},
    {2, ".PTP"},
};
static const struct isadora_code codes_T4OB[] = {
    {0, ""},
    {1, ".AOFFI"},
    {2, ".PTP"},
};
static const struct isadora_code codes_T4F[] = {
    {0, ""},
    {1, ".F16"},
};
static const struct isadora_code codes_TXQK[] = {
    {1, "TEX_HEADER_DIMENSION"},
    {2, "TEX_HEADER_TEXTURE_TYPE"},
    {5, "TEX_HEADER_SAMPLER_POS"},
    {16, "TEX_SAMPLER_FILTER"},
    {18, "TEX_SAMPLER_LOD"},
    {20, "TEX_SAMPLER_WRAP"},
    {22, "TEX_SAMPLER_BORDER_COLOR"},
};
static const struct isadora_code codes_VAB[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_code codes_VAH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_code codes_VAS[] = {
    {0, "U"},
    {1, "S"},
};
static const struct isadora_code codes_VBB[] = {
    {0, ""},
    {1, ".B1"},
    {2, ".B2"},
    {3, ".B3"},
};
static const struct isadora_code codes_VBH[] = {
    {0, ""},
    {1, ".H1"},
};
static const struct isadora_code codes_VBS[] = {
    {0, "U"},
    {1, "S"},
};
static const struct isadora_code codes_VUD[] = {
    {0, ".UD"},
    {1, ""},
};
static const struct isadora_code codes_VSD[] = {
    {0, ""},
    {1, ".SD"},
};
static const struct isadora_code codes_VSAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_VMX[] = {
    {0, ""},
    {1, ".MX"},
};
static const struct isadora_code codes_VWRAP[] = {
    {0, ""},
    {1, ".W"},
};
static const struct isadora_code codes_VRED[] = {
    {0, ".MRG_16H"},
    {1, ".MRG_16L"},
    {2, ".MRG_8B0"},
    {3, ".MRG_8B2"},
    {4, ".ACC"},
    {5, ".MIN"},
    {6, ".MAX"},
    {7, ""},
};
static const struct isadora_code codes_VNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_VNB[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_VMNA[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_VMNC[] = {
    {0, ""},
    {1, "-"},
};
static const struct isadora_code codes_VSHIFT[] = {
    {0, ""},
    {1, ".SHR_7"},
    {2, ".SHR_15"},
};
static const struct isadora_code codes_VCMP[] = {
    {0, ".F"},
    {1, ".LT"},
    {2, ".EQ"},
    {3, ".LE"},
    {4, ".GT"},
    {5, ".NE"},
    {6, ".GE"},
    {7, ".T"},
};
static const struct isadora_code codes_VCMPP[] = {
    {0, ".F"},
    {1, ".LT"},
    {2, ".EQ"},
    {3, ".LE"},
    {4, ".GT"},
    {5, ".NE"},
    {6, ".GE"},
    {7, ".T"},
};
static const struct isadora_code codes_V4SD[] = {
    {0, ""},
    {1, ".SD"},
};
static const struct isadora_code codes_V4A[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_code codes_V4B[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_code codes_V4SAT[] = {
    {0, ""},
    {1, ".SAT"},
};
static const struct isadora_code codes_V4RED[] = {
    {0, ""},
    {1, ".ACC"},
};
static const struct isadora_code codes_V4M[] = {
    {1, ".X"},
    {2, ".Y"},
    {3, ".XY"},
    {4, ".Z"},
    {5, ".XZ"},
    {6, ".YZ"},
    {7, ".XYZ"},
    {8, ".W"},
    {9, ".XW"},
    {10, ".YW"},
    {11, ".XYW"},
    {12, ".ZW"},
    {13, ".XZW"},
    {14, ".YZW"},
    {15, ""},
};
static const struct isadora_code codes_V4SA[] = {
    {0, ".0000"},
    {1, ".1111"},
    {2, ".2222"},
    {3, ".3333"},
    {4, ""},
    {5, ".4321"},
    {6, ".5432"},
    {7, ".6543"},
    {8, ".3201"},
    {9, ".3012"},
    {10, ".0213"},
    {11, ".3120"},
    {12, ".1230"},
    {13, ".2310"},
};
static const struct isadora_code codes_V4SB[] = {
    {0, ".4444"},
    {1, ".5555"},
    {2, ".6666"},
    {3, ".7777"},
    {4, ""},
    {5, ".6543"},
    {6, ".5432"},
    {7, ".4321"},
    {8, ".4567"},
    {9, ".6745"},
    {10, ".5467"},
};
static const struct isadora_code codes_IDPA[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_code codes_IDPA2[] = {
    {0, ".U16"},
    {1, ".S16"},
};
static const struct isadora_code codes_IDPB[] = {
    {0, ".U8"},
    {1, ".S8"},
};
static const struct isadora_code codes_IDPH[] = {
    {0, ".LO"},
    {1, ".HI"},
};

#define COUNT(list) (sizeof(list) / sizeof(list)[0])
#define PIECES(...) .pieces = (const struct isadora_piece[]){__VA_ARGS__}, \
    .piece_count = COUNT(((const struct isadora_piece[]){__VA_ARGS__}))
#define CODES(list) .codes = list, .code_count = COUNT(list)

static const struct isadora_field fields[] = {
    [MAXWELL_FIELD_AOP] = {.name = "AOP", .kind = ISADORA_CODES, .width = 4, PIECES({52, 55}),
        .scale = 1, CODES(codes_AOP), .file = -1},
    [MAXWELL_FIELD_ASOP] = {.name = "ASOP", .kind = ISADORA_CODES, .width = 4, PIECES({52, 55}),
        .scale = 1, CODES(codes_ASOP), .file = -1},
    [MAXWELL_FIELD_AROP] = {.name = "AROP", .kind = ISADORA_CODES, .width = 3, PIECES({23, 25}),
        .scale = 1, CODES(codes_AROP), .file = -1},
    [MAXWELL_FIELD_ATYPE] = {.name = "ATYPE", .kind = ISADORA_CODES, .width = 3, PIECES({49, 51}),
        .scale = 1, CODES(codes_ATYPE), .file = -1},
    [MAXWELL_FIELD_ARTYPE] = {.name = "ARTYPE", .kind = ISADORA_CODES, .width = 3, PIECES({20, 22}),
        .scale = 1, CODES(codes_ARTYPE), .file = -1},
    [MAXWELL_FIELD_ASTYPE] = {.name = "ASTYPE", .kind = ISADORA_CODES, .width = 2, PIECES({28, 29}),
        .scale = 1, CODES(codes_ASTYPE), .file = -1},
    [MAXWELL_FIELD_AE] = {.name = "AE", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_AE), .file = -1},
    [MAXWELL_FIELD_AOFF] = {.name = "AOFF", .kind = ISADORA_NUMBER, .width = 20, PIECES({28, 47}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UAOFF] = {.name = "UAOFF", .kind = ISADORA_NUMBER, .width = 20, PIECES({28, 47}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_ASOFF] = {.name = "ASOFF", .kind = ISADORA_NUMBER, .width = 22, PIECES({30, 51}),
        .is_signed = 1, .scale = 4, .file = -1},
    [MAXWELL_FIELD_UASOFF] = {.name = "UASOFF", .kind = ISADORA_NUMBER, .width = 22,
        PIECES({30, 51}), .scale = 4, .file = -1},
    [MAXWELL_FIELD_AOFF13] = {.name = "AOFF13", .kind = ISADORA_NUMBER, .width = 13,
        PIECES({28, 40}), .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UAOFF13] = {.name = "UAOFF13", .kind = ISADORA_NUMBER, .width = 13,
        PIECES({28, 40}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_CASW] = {.name = "CASW", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_CASW), .file = -1},
    [MAXWELL_FIELD_CASWS] = {.name = "CASWS", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_CASWS), .file = -1},
    [MAXWELL_FIELD_CASK] = {.name = "CASK", .kind = ISADORA_CODES, .width = 2, PIECES({53, 54}),
        .scale = 1, CODES(codes_CASK), .file = -1},
    [MAXWELL_FIELD_AOPP] = {.name = "AOPP", .kind = ISADORA_CODES, .width = 4, PIECES({44, 47}),
        .scale = 1, CODES(codes_AOPP), .file = -1},
    [MAXWELL_FIELD_CASF] = {.name = "CASF", .kind = ISADORA_NUMBER, .width = 2, PIECES({50, 51}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_CASFS] = {.name = "CASFS", .kind = ISADORA_NUMBER, .width = 2, PIECES({28, 29}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_CASN] = {.name = "CASN", .kind = ISADORA_NUMBER, .width = 8, PIECES({20, 27}),
        .decimal = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_CCOP] = {.name = "CCOP", .kind = ISADORA_CODES, .width = 4, PIECES({0, 3}),
        .scale = 1, CODES(codes_CCOP), .file = -1},
    [MAXWELL_FIELD_CCOPQ] = {.name = "CCOPQ", .kind = ISADORA_CODES, .width = 4, PIECES({0, 3}),
        .scale = 1, CODES(codes_CCOPQ), .file = -1},
    [MAXWELL_FIELD_CCLEVEL] = {.name = "CCLEVEL", .kind = ISADORA_CODES, .width = 3, PIECES({4, 6}),
        .scale = 1, CODES(codes_CCLEVEL), .file = -1},
    [MAXWELL_FIELD_CCE] = {.name = "CCE", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_CCE), .file = -1},
    [MAXWELL_FIELD_CCOFF] = {.name = "CCOFF", .kind = ISADORA_NUMBER, .width = 30, PIECES({22, 51}),
        .is_signed = 1, .scale = 4, .file = -1},
    [MAXWELL_FIELD_UCCOFF] = {.name = "UCCOFF", .kind = ISADORA_NUMBER, .width = 30,
        PIECES({22, 51}), .scale = 4, .file = -1},
    [MAXWELL_FIELD_CCLOFF] = {.name = "CCLOFF", .kind = ISADORA_NUMBER, .width = 22,
        PIECES({22, 43}), .is_signed = 1, .scale = 4, .file = -1},
    [MAXWELL_FIELD_UCCLOFF] = {.name = "UCCLOFF", .kind = ISADORA_NUMBER, .width = 22,
        PIECES({22, 43}), .scale = 4, .file = -1},
    [MAXWELL_FIELD_OPC3] = {.name = "OPC3", .kind = ISADORA_NUMBER, .width = 3, PIECES({53, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_CTOP] = {.name = "CTOP", .kind = ISADORA_NUMBER, .width = 2, PIECES({0, 1}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_CTH] = {.name = "CTH", .kind = ISADORA_NUMBER, .width = 13, PIECES({36, 48}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_XC] = {.name = "XC", .kind = ISADORA_CODES, .width = 1, PIECES({43, 43}),
        .scale = 1, CODES(codes_XC), .file = -1},
    [MAXWELL_FIELD_LMT] = {.name = "LMT", .kind = ISADORA_CODES, .width = 1, PIECES({6, 6}),
        .scale = 1, CODES(codes_LMT), .file = -1},
    [MAXWELL_FIELD_UNI] = {.name = "UNI", .kind = ISADORA_CODES, .width = 1, PIECES({7, 7}),
        .scale = 1, CODES(codes_UNI), .file = -1},
    [MAXWELL_FIELD_BRC] = {.name = "BRC", .kind = ISADORA_NUMBER, .width = 1, PIECES({5, 5}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_KEEP] = {.name = "KEEP", .kind = ISADORA_CODES, .width = 1, PIECES({5, 5}),
        .scale = 1, CODES(codes_KEEP), .file = -1},
    [MAXWELL_FIELD_NOINC] = {.name = "NOINC", .kind = ISADORA_CODES, .width = 1, PIECES({6, 6}),
        .scale = 1, CODES(codes_NOINC), .file = -1},
    [MAXWELL_FIELD_BFAR] = {.name = "BFAR", .kind = ISADORA_NUMBER, .width = 32, PIECES({20, 51}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_BXFAR] = {.name = "BXFAR", .kind = ISADORA_NUMBER, .width = 32, PIECES({20, 51}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_BXNEAR] = {.name = "BXNEAR", .kind = ISADORA_NUMBER, .width = 24,
        PIECES({20, 43}), .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_BXOFF] = {.name = "BXOFF", .kind = ISADORA_NUMBER, .width = 16, PIECES({20, 35}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_BXBANK] = {.name = "BXBANK", .kind = ISADORA_NUMBER, .width = 5,
        PIECES({36, 40}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_IDEN] = {.name = "IDEN", .kind = ISADORA_CODES, .width = 1, PIECES({5, 5}),
        .scale = 1, CODES(codes_IDEN), .file = -1},
    [MAXWELL_FIELD_IDEMASK] = {.name = "IDEMASK", .kind = ISADORA_NUMBER, .width = 16,
        PIECES({20, 35}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_RTTK] = {.name = "RTTK", .kind = ISADORA_CODES, .width = 2, PIECES({0, 1}),
        .scale = 1, CODES(codes_RTTK), .file = -1},
    [MAXWELL_FIELD_BPTK] = {.name = "BPTK", .kind = ISADORA_CODES, .width = 3, PIECES({6, 8}),
        .scale = 1, CODES(codes_BPTK), .file = -1},
    [MAXWELL_FIELD_BPTN] = {.name = "BPTN", .kind = ISADORA_NUMBER, .width = 20, PIECES({20, 39}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_NTRIG] = {.name = "NTRIG", .kind = ISADORA_CODES, .width = 1, PIECES({13, 13}),
        .scale = 1, CODES(codes_NTRIG), .file = -1},
    [MAXWELL_FIELD_NMASK] = {.name = "NMASK", .kind = ISADORA_NUMBER, .width = 16, PIECES({20, 35}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_CDF] = {.name = "CDF", .kind = ISADORA_CODES, .width = 2, PIECES({8, 9}),
        .scale = 1, CODES(codes_CDF), .file = -1},
    [MAXWELL_FIELD_CSF] = {.name = "CSF", .kind = ISADORA_CODES, .width = 2, PIECES({10, 11}),
        .scale = 1, CODES(codes_CSF), .file = -1},
    [MAXWELL_FIELD_CH] = {.name = "CH", .kind = ISADORA_CODES, .width = 1, PIECES({41, 41}),
        .scale = 1, CODES(codes_CH), .file = -1},
    [MAXWELL_FIELD_CRND] = {.name = "CRND", .kind = ISADORA_CODES, .width = 3,
        PIECES({39, 40}, {42, 42}), .scale = 1, CODES(codes_CRND), .file = -1},
    [MAXWELL_FIELD_CINT] = {.name = "CINT", .kind = ISADORA_CODES, .width = 2, PIECES({39, 40}),
        .scale = 1, CODES(codes_CINT), .file = -1},
    [MAXWELL_FIELD_CDI] = {.name = "CDI", .kind = ISADORA_CODES, .width = 3,
        PIECES({8, 9}, {12, 12}), .scale = 1, CODES(codes_CDI), .file = -1},
    [MAXWELL_FIELD_CDN] = {.name = "CDN", .kind = ISADORA_CODES, .width = 3,
        PIECES({8, 9}, {12, 12}), .scale = 1, CODES(codes_CDN), .file = -1},
    [MAXWELL_FIELD_CSI] = {.name = "CSI", .kind = ISADORA_CODES, .width = 3,
        PIECES({10, 11}, {13, 13}), .scale = 1, CODES(codes_CSI), .file = -1},
    [MAXWELL_FIELD_CSN] = {.name = "CSN", .kind = ISADORA_CODES, .width = 3,
        PIECES({10, 11}, {13, 13}), .scale = 1, CODES(codes_CSN), .file = -1},
    [MAXWELL_FIELD_CBYTE] = {.name = "CBYTE", .kind = ISADORA_CODES, .width = 2, PIECES({41, 42}),
        .scale = 1, CODES(codes_CBYTE), .file = -1},
    [MAXWELL_FIELD_CHALF] = {.name = "CHALF", .kind = ISADORA_CODES, .width = 2, PIECES({41, 42}),
        .scale = 1, CODES(codes_CHALF), .file = -1},
    [MAXWELL_FIELD_DRND] = {.name = "DRND", .kind = ISADORA_CODES, .width = 2, PIECES({50, 51}),
        .scale = 1, CODES(codes_DRND), .file = -1},
    [MAXWELL_FIELD_TOP] = {.name = "TOP", .kind = ISADORA_NUMBER, .width = 8, PIECES({56, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TOPI] = {.name = "TOPI", .kind = ISADORA_NUMBER, .width = 7, PIECES({57, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TOP6] = {.name = "TOP6", .kind = ISADORA_NUMBER, .width = 6, PIECES({58, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_OP5] = {.name = "OP5", .kind = ISADORA_NUMBER, .width = 5, PIECES({51, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_OP4] = {.name = "OP4", .kind = ISADORA_NUMBER, .width = 4, PIECES({52, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_OP1] = {.name = "OP1", .kind = ISADORA_NUMBER, .width = 1, PIECES({55, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_STALL] = {.name = "STALL", .kind = ISADORA_NUMBER, .width = 4, PIECES({64, 67}),
        .decimal = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_NOY] = {.name = "NOY", .kind = ISADORA_CODES, .width = 1, PIECES({68, 68}),
        .scale = 1, CODES(codes_NOY), .file = -1},
    [MAXWELL_FIELD_WBAR] = {.name = "WBAR", .kind = ISADORA_NUMBER, .width = 3, PIECES({69, 71}),
        .decimal = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_RBAR] = {.name = "RBAR", .kind = ISADORA_NUMBER, .width = 3, PIECES({72, 74}),
        .decimal = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_CONTROL] = {.name = "CONTROL", .kind = ISADORA_NUMBER, .width = 17,
        PIECES({64, 80}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_SECOND] = {.name = "SECOND", .kind = ISADORA_NUMBER, .width = 1,
        PIECES({85, 85}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_W1] = {.name = "W1", .kind = ISADORA_CODES, .width = 1, PIECES({75, 75}),
        .scale = 1, CODES(codes_W1), .file = -1},
    [MAXWELL_FIELD_W2] = {.name = "W2", .kind = ISADORA_CODES, .width = 1, PIECES({76, 76}),
        .scale = 1, CODES(codes_W2), .file = -1},
    [MAXWELL_FIELD_W3] = {.name = "W3", .kind = ISADORA_CODES, .width = 1, PIECES({77, 77}),
        .scale = 1, CODES(codes_W3), .file = -1},
    [MAXWELL_FIELD_W4] = {.name = "W4", .kind = ISADORA_CODES, .width = 1, PIECES({78, 78}),
        .scale = 1, CODES(codes_W4), .file = -1},
    [MAXWELL_FIELD_W5] = {.name = "W5", .kind = ISADORA_CODES, .width = 1, PIECES({79, 79}),
        .scale = 1, CODES(codes_W5), .file = -1},
    [MAXWELL_FIELD_W6] = {.name = "W6", .kind = ISADORA_CODES, .width = 1, PIECES({80, 80}),
        .scale = 1, CODES(codes_W6), .file = -1},
    [MAXWELL_FIELD_RA] = {.name = "RA", .kind = ISADORA_CODES, .width = 1, PIECES({81, 81}),
        .scale = 1, CODES(codes_RA), .file = -1},
    [MAXWELL_FIELD_RB] = {.name = "RB", .kind = ISADORA_CODES, .width = 1, PIECES({82, 82}),
        .scale = 1, CODES(codes_RB), .file = -1},
    [MAXWELL_FIELD_RC] = {.name = "RC", .kind = ISADORA_CODES, .width = 1, PIECES({83, 83}),
        .scale = 1, CODES(codes_RC), .file = -1},
    [MAXWELL_FIELD_GP] = {.name = "GP", .kind = ISADORA_REGISTER, .width = 3, PIECES({16, 18}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_GN] = {.name = "GN", .kind = ISADORA_NUMBER, .width = 1, PIECES({19, 19}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_RD] = {.name = "Rd", .kind = ISADORA_REGISTER, .width = 8, PIECES({0, 7}),
        .scale = 1, .file = 0},
    [MAXWELL_FIELD_RA_2] = {.name = "Ra", .kind = ISADORA_REGISTER, .width = 8, PIECES({8, 15}),
        .scale = 1, .file = 0},
    [MAXWELL_FIELD_RB_2] = {.name = "Rb", .kind = ISADORA_REGISTER, .width = 8, PIECES({20, 27}),
        .scale = 1, .file = 0},
    [MAXWELL_FIELD_RC_2] = {.name = "Rc", .kind = ISADORA_REGISTER, .width = 8, PIECES({39, 46}),
        .scale = 1, .file = 0},
    [MAXWELL_FIELD_P0] = {.name = "P0", .kind = ISADORA_REGISTER, .width = 3, PIECES({3, 5}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_P1] = {.name = "P1", .kind = ISADORA_REGISTER, .width = 3, PIECES({0, 2}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_P2] = {.name = "P2", .kind = ISADORA_REGISTER, .width = 3, PIECES({48, 50}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_Q0] = {.name = "Q0", .kind = ISADORA_REGISTER, .width = 3, PIECES({39, 41}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_Q0N] = {.name = "Q0N", .kind = ISADORA_CODES, .width = 1, PIECES({42, 42}),
        .scale = 1, CODES(codes_Q0N), .file = -1},
    [MAXWELL_FIELD_COFF] = {.name = "COFF", .kind = ISADORA_NUMBER, .width = 14, PIECES({20, 33}),
        .is_signed = 1, .scale = 4, .file = -1},
    [MAXWELL_FIELD_CBANK] = {.name = "CBANK", .kind = ISADORA_NUMBER, .width = 5, PIECES({34, 38}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_IMM] = {.name = "IMM", .kind = ISADORA_NUMBER, .width = 20,
        PIECES({20, 38}, {56, 56}), .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UIMM] = {.name = "UIMM", .kind = ISADORA_NUMBER, .width = 20,
        PIECES({20, 38}, {56, 56}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_FIMM] = {.name = "FIMM", .kind = ISADORA_NUMBER, .width = 20,
        PIECES({20, 38}, {56, 56}), .scale = 1, .file = -1, .float_format = 32, .float_digits = 20},
    [MAXWELL_FIELD_DIMM] = {.name = "DIMM", .kind = ISADORA_NUMBER, .width = 20,
        PIECES({20, 38}, {56, 56}), .scale = 1, .file = -1, .float_format = 64, .float_digits = 20},
    [MAXWELL_FIELD_IMM32] = {.name = "IMM32", .kind = ISADORA_NUMBER, .width = 32, PIECES({20, 51}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UIMM32] = {.name = "UIMM32", .kind = ISADORA_NUMBER, .width = 32,
        PIECES({20, 51}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_FIMM32] = {.name = "FIMM32", .kind = ISADORA_NUMBER, .width = 32,
        PIECES({20, 51}), .scale = 1, .file = -1, .float_format = 32, .float_digits = 20},
    [MAXWELL_FIELD_MASK] = {.name = "MASK", .kind = ISADORA_NUMBER, .width = 4, PIECES({39, 42}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_CCW] = {.name = "CCW", .kind = ISADORA_CODES, .width = 1, PIECES({47, 47}),
        .scale = 1, CODES(codes_CCW), .file = -1},
    [MAXWELL_FIELD_CCWL] = {.name = "CCWL", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_CCWL), .file = -1},
    [MAXWELL_FIELD_CCT] = {.name = "CCT", .kind = ISADORA_CODES, .width = 5, PIECES({0, 4}),
        .scale = 1, CODES(codes_CCT), .file = -1},
    [MAXWELL_FIELD_CCT8] = {.name = "CCT8", .kind = ISADORA_CODES, .width = 5, PIECES({8, 12}),
        .scale = 1, CODES(codes_CCT8), .file = -1},
    [MAXWELL_FIELD_TO] = {.name = "TO", .kind = ISADORA_NUMBER, .width = 24, PIECES({20, 43}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_FRND] = {.name = "FRND", .kind = ISADORA_CODES, .width = 2, PIECES({39, 40}),
        .scale = 1, CODES(codes_FRND), .file = -1},
    [MAXWELL_FIELD_FTZ] = {.name = "FTZ", .kind = ISADORA_CODES, .width = 1, PIECES({44, 44}),
        .scale = 1, CODES(codes_FTZ), .file = -1},
    [MAXWELL_FIELD_FSAT] = {.name = "FSAT", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_FSAT), .file = -1},
    [MAXWELL_FIELD_FNA] = {.name = "FNA", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_FNA), .file = -1},
    [MAXWELL_FIELD_FNB] = {.name = "FNB", .kind = ISADORA_CODES, .width = 1, PIECES({45, 45}),
        .scale = 1, CODES(codes_FNB), .file = -1},
    [MAXWELL_FIELD_FAA] = {.name = "FAA", .kind = ISADORA_CODES, .width = 1, PIECES({46, 46}),
        .scale = 1, CODES(codes_FAA), .file = -1},
    [MAXWELL_FIELD_FAB] = {.name = "FAB", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_FAB), .file = -1},
    [MAXWELL_FIELD_FTZL] = {.name = "FTZL", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_FTZL), .file = -1},
    [MAXWELL_FIELD_FNAL] = {.name = "FNAL", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_FNAL), .file = -1},
    [MAXWELL_FIELD_FAAL] = {.name = "FAAL", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_FAAL), .file = -1},
    [MAXWELL_FIELD_FNBL] = {.name = "FNBL", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_FNBL), .file = -1},
    [MAXWELL_FIELD_FABL] = {.name = "FABL", .kind = ISADORA_CODES, .width = 1, PIECES({57, 57}),
        .scale = 1, CODES(codes_FABL), .file = -1},
    [MAXWELL_FIELD_FMZ] = {.name = "FMZ", .kind = ISADORA_CODES, .width = 2, PIECES({44, 45}),
        .scale = 1, CODES(codes_FMZ), .file = -1},
    [MAXWELL_FIELD_FSCALE] = {.name = "FSCALE", .kind = ISADORA_CODES, .width = 3, PIECES({41, 43}),
        .scale = 1, CODES(codes_FSCALE), .file = -1},
    [MAXWELL_FIELD_FNM] = {.name = "FNM", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_FNM), .file = -1},
    [MAXWELL_FIELD_FMZH] = {.name = "FMZH", .kind = ISADORA_CODES, .width = 2, PIECES({53, 54}),
        .scale = 1, CODES(codes_FMZH), .file = -1},
    [MAXWELL_FIELD_FSATL] = {.name = "FSATL", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_FSATL), .file = -1},
    [MAXWELL_FIELD_FRNDH] = {.name = "FRNDH", .kind = ISADORA_CODES, .width = 2, PIECES({51, 52}),
        .scale = 1, CODES(codes_FRNDH), .file = -1},
    [MAXWELL_FIELD_FNC] = {.name = "FNC", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_FNC), .file = -1},
    [MAXWELL_FIELD_FNCL] = {.name = "FNCL", .kind = ISADORA_CODES, .width = 1, PIECES({57, 57}),
        .scale = 1, CODES(codes_FNCL), .file = -1},
    [MAXWELL_FIELD_FCMP] = {.name = "FCMP", .kind = ISADORA_CODES, .width = 4, PIECES({48, 51}),
        .scale = 1, CODES(codes_FCMP), .file = -1},
    [MAXWELL_FIELD_FCMPN] = {.name = "FCMPN", .kind = ISADORA_CODES, .width = 4, PIECES({48, 51}),
        .scale = 1, CODES(codes_FCMPN), .file = -1},
    [MAXWELL_FIELD_SNA] = {.name = "SNA", .kind = ISADORA_CODES, .width = 1, PIECES({43, 43}),
        .scale = 1, CODES(codes_SNA), .file = -1},
    [MAXWELL_FIELD_SAA] = {.name = "SAA", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_SAA), .file = -1},
    [MAXWELL_FIELD_SNB] = {.name = "SNB", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_SNB), .file = -1},
    [MAXWELL_FIELD_SAB] = {.name = "SAB", .kind = ISADORA_CODES, .width = 1, PIECES({44, 44}),
        .scale = 1, CODES(codes_SAB), .file = -1},
    [MAXWELL_FIELD_SFTZ] = {.name = "SFTZ", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_SFTZ), .file = -1},
    [MAXWELL_FIELD_BFH] = {.name = "BFH", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_BFH), .file = -1},
    [MAXWELL_FIELD_PNB] = {.name = "PNB", .kind = ISADORA_CODES, .width = 1, PIECES({6, 6}),
        .scale = 1, CODES(codes_PNB), .file = -1},
    [MAXWELL_FIELD_PAA] = {.name = "PAA", .kind = ISADORA_CODES, .width = 1, PIECES({7, 7}),
        .scale = 1, CODES(codes_PAA), .file = -1},
    [MAXWELL_FIELD_PFTZ] = {.name = "PFTZ", .kind = ISADORA_CODES, .width = 1, PIECES({47, 47}),
        .scale = 1, CODES(codes_PFTZ), .file = -1},
    [MAXWELL_FIELD_SWA] = {.name = "SWA", .kind = ISADORA_CODES, .width = 2, PIECES({28, 29}),
        .scale = 1, CODES(codes_SWA), .file = -1},
    [MAXWELL_FIELD_SWB] = {.name = "SWB", .kind = ISADORA_CODES, .width = 2, PIECES({30, 31}),
        .scale = 1, CODES(codes_SWB), .file = -1},
    [MAXWELL_FIELD_SWC] = {.name = "SWC", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_SWC), .file = -1},
    [MAXWELL_FIELD_SWD] = {.name = "SWD", .kind = ISADORA_CODES, .width = 2, PIECES({34, 35}),
        .scale = 1, CODES(codes_SWD), .file = -1},
    [MAXWELL_FIELD_NDV] = {.name = "NDV", .kind = ISADORA_CODES, .width = 1, PIECES({38, 38}),
        .scale = 1, CODES(codes_NDV), .file = -1},
    [MAXWELL_FIELD_MUF] = {.name = "MUF", .kind = ISADORA_CODES, .width = 4, PIECES({20, 23}),
        .scale = 1, CODES(codes_MUF), .file = -1},
    [MAXWELL_FIELD_MUFN] = {.name = "MUFN", .kind = ISADORA_NUMBER, .width = 4, PIECES({20, 23}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_RROF] = {.name = "RROF", .kind = ISADORA_CODES, .width = 1, PIECES({39, 39}),
        .scale = 1, CODES(codes_RROF), .file = -1},
    [MAXWELL_FIELD_AP] = {.name = "AP", .kind = ISADORA_NUMBER, .width = 1, PIECES({31, 31}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_AO] = {.name = "AO", .kind = ISADORA_CODES, .width = 1, PIECES({32, 32}),
        .scale = 1, CODES(codes_AO), .file = -1},
    [MAXWELL_FIELD_ASIZE] = {.name = "ASIZE", .kind = ISADORA_CODES, .width = 2, PIECES({47, 48}),
        .scale = 1, CODES(codes_ASIZE), .file = -1},
    [MAXWELL_FIELD_AOFF11] = {.name = "AOFF11", .kind = ISADORA_NUMBER, .width = 11,
        PIECES({20, 30}), .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_AOFF10] = {.name = "AOFF10", .kind = ISADORA_NUMBER, .width = 10,
        PIECES({20, 29}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_APO] = {.name = "APO", .kind = ISADORA_REGISTER, .width = 3, PIECES({44, 46}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_IPO] = {.name = "IPO", .kind = ISADORA_REGISTER, .width = 3, PIECES({45, 47}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_ATX] = {.name = "ATX", .kind = ISADORA_NUMBER, .width = 10, PIECES({28, 37}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_IIDX] = {.name = "IIDX", .kind = ISADORA_NUMBER, .width = 1, PIECES({38, 38}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_IMODE] = {.name = "IMODE", .kind = ISADORA_CODES, .width = 2, PIECES({54, 55}),
        .scale = 1, CODES(codes_IMODE), .file = -1},
    [MAXWELL_FIELD_IWHERE] = {.name = "IWHERE", .kind = ISADORA_CODES, .width = 2, PIECES({52, 53}),
        .scale = 1, CODES(codes_IWHERE), .file = -1},
    [MAXWELL_FIELD_ISAT] = {.name = "ISAT", .kind = ISADORA_CODES, .width = 1, PIECES({51, 51}),
        .scale = 1, CODES(codes_ISAT), .file = -1},
    [MAXWELL_FIELD_IPRED] = {.name = "IPRED", .kind = ISADORA_NUMBER, .width = 3, PIECES({47, 49}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_ISKEW] = {.name = "ISKEW", .kind = ISADORA_CODES, .width = 1, PIECES({31, 31}),
        .scale = 1, CODES(codes_ISKEW), .file = -1},
    [MAXWELL_FIELD_ISPACE] = {.name = "ISPACE", .kind = ISADORA_CODES, .width = 2, PIECES({33, 34}),
        .scale = 1, CODES(codes_ISPACE), .file = -1},
    [MAXWELL_FIELD_ISIZE] = {.name = "ISIZE", .kind = ISADORA_CODES, .width = 2, PIECES({47, 48}),
        .scale = 1, CODES(codes_ISIZE), .file = -1},
    [MAXWELL_FIELD_OUTK] = {.name = "OUTK", .kind = ISADORA_CODES, .width = 2, PIECES({39, 40}),
        .scale = 1, CODES(codes_OUTK), .file = -1},
    [MAXWELL_FIELD_PXK] = {.name = "PXK", .kind = ISADORA_CODES, .width = 3, PIECES({31, 33}),
        .scale = 1, CODES(codes_PXK), .file = -1},
    [MAXWELL_FIELD_PXOFF] = {.name = "PXOFF", .kind = ISADORA_NUMBER, .width = 8, PIECES({20, 27}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_HMRG] = {.name = "HMRG", .kind = ISADORA_CODES, .width = 2, PIECES({49, 50}),
        .scale = 1, CODES(codes_HMRG), .file = -1},
    [MAXWELL_FIELD_HFTZ] = {.name = "HFTZ", .kind = ISADORA_CODES, .width = 1, PIECES({39, 39}),
        .scale = 1, CODES(codes_HFTZ), .file = -1},
    [MAXWELL_FIELD_HSAT] = {.name = "HSAT", .kind = ISADORA_CODES, .width = 1, PIECES({32, 32}),
        .scale = 1, CODES(codes_HSAT), .file = -1},
    [MAXWELL_FIELD_HSATC] = {.name = "HSATC", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_HSATC), .file = -1},
    [MAXWELL_FIELD_HNA] = {.name = "HNA", .kind = ISADORA_CODES, .width = 1, PIECES({43, 43}),
        .scale = 1, CODES(codes_HNA), .file = -1},
    [MAXWELL_FIELD_HAA] = {.name = "HAA", .kind = ISADORA_CODES, .width = 1, PIECES({44, 44}),
        .scale = 1, CODES(codes_HAA), .file = -1},
    [MAXWELL_FIELD_HSA] = {.name = "HSA", .kind = ISADORA_CODES, .width = 2, PIECES({47, 48}),
        .scale = 1, CODES(codes_HSA), .file = -1},
    [MAXWELL_FIELD_HNB] = {.name = "HNB", .kind = ISADORA_CODES, .width = 1, PIECES({31, 31}),
        .scale = 1, CODES(codes_HNB), .file = -1},
    [MAXWELL_FIELD_HAB] = {.name = "HAB", .kind = ISADORA_CODES, .width = 1, PIECES({30, 30}),
        .scale = 1, CODES(codes_HAB), .file = -1},
    [MAXWELL_FIELD_HSB] = {.name = "HSB", .kind = ISADORA_CODES, .width = 2, PIECES({28, 29}),
        .scale = 1, CODES(codes_HSB), .file = -1},
    [MAXWELL_FIELD_HNCB] = {.name = "HNCB", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_HNCB), .file = -1},
    [MAXWELL_FIELD_HACB] = {.name = "HACB", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_HACB), .file = -1},
    [MAXWELL_FIELD_HIHI] = {.name = "HIHI", .kind = ISADORA_NUMBER, .width = 10,
        PIECES({30, 38}, {56, 56}), .scale = 1, .file = -1, .float_format = 16, .float_digits = 20},
    [MAXWELL_FIELD_HILO] = {.name = "HILO", .kind = ISADORA_NUMBER, .width = 10, PIECES({20, 29}),
        .scale = 1, .file = -1, .float_format = 16, .float_digits = 20},
    [MAXWELL_FIELD_HFTZL] = {.name = "HFTZL", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_HFTZL), .file = -1},
    [MAXWELL_FIELD_HSAL] = {.name = "HSAL", .kind = ISADORA_CODES, .width = 2, PIECES({53, 54}),
        .scale = 1, CODES(codes_HSAL), .file = -1},
    [MAXWELL_FIELD_HHI] = {.name = "HHI", .kind = ISADORA_NUMBER, .width = 16, PIECES({36, 51}),
        .scale = 1, .file = -1, .float_format = 16, .float_digits = 20},
    [MAXWELL_FIELD_HLO] = {.name = "HLO", .kind = ISADORA_NUMBER, .width = 16, PIECES({20, 35}),
        .scale = 1, .file = -1, .float_format = 16, .float_digits = 20},
    [MAXWELL_FIELD_HFMZ] = {.name = "HFMZ", .kind = ISADORA_CODES, .width = 2, PIECES({39, 40}),
        .scale = 1, CODES(codes_HFMZ), .file = -1},
    [MAXWELL_FIELD_HFMZL] = {.name = "HFMZL", .kind = ISADORA_CODES, .width = 2, PIECES({55, 56}),
        .scale = 1, CODES(codes_HFMZL), .file = -1},
    [MAXWELL_FIELD_HFMZR] = {.name = "HFMZR", .kind = ISADORA_CODES, .width = 2, PIECES({37, 38}),
        .scale = 1, CODES(codes_HFMZR), .file = -1},
    [MAXWELL_FIELD_HFMZC] = {.name = "HFMZC", .kind = ISADORA_CODES, .width = 2, PIECES({57, 58}),
        .scale = 1, CODES(codes_HFMZC), .file = -1},
    [MAXWELL_FIELD_HTOP] = {.name = "HTOP", .kind = ISADORA_NUMBER, .width = 5, PIECES({59, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_HNR] = {.name = "HNR", .kind = ISADORA_CODES, .width = 1, PIECES({30, 30}),
        .scale = 1, CODES(codes_HNR), .file = -1},
    [MAXWELL_FIELD_HSR] = {.name = "HSR", .kind = ISADORA_CODES, .width = 2, PIECES({35, 36}),
        .scale = 1, CODES(codes_HSR), .file = -1},
    [MAXWELL_FIELD_HNRC] = {.name = "HNRC", .kind = ISADORA_CODES, .width = 1, PIECES({51, 51}),
        .scale = 1, CODES(codes_HNRC), .file = -1},
    [MAXWELL_FIELD_HSRC] = {.name = "HSRC", .kind = ISADORA_CODES, .width = 2, PIECES({53, 54}),
        .scale = 1, CODES(codes_HSRC), .file = -1},
    [MAXWELL_FIELD_HNRD] = {.name = "HNRD", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_HNRD), .file = -1},
    [MAXWELL_FIELD_HBF] = {.name = "HBF", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_HBF), .file = -1},
    [MAXWELL_FIELD_HCMP] = {.name = "HCMP", .kind = ISADORA_CODES, .width = 4, PIECES({35, 38}),
        .scale = 1, CODES(codes_HCMP), .file = -1},
    [MAXWELL_FIELD_HSFTZ] = {.name = "HSFTZ", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_HSFTZ), .file = -1},
    [MAXWELL_FIELD_HBFC] = {.name = "HBFC", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_HBFC), .file = -1},
    [MAXWELL_FIELD_HSFTZC] = {.name = "HSFTZC", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_HSFTZC), .file = -1},
    [MAXWELL_FIELD_HCMPC] = {.name = "HCMPC", .kind = ISADORA_CODES, .width = 4, PIECES({49, 52}),
        .scale = 1, CODES(codes_HCMPC), .file = -1},
    [MAXWELL_FIELD_HPFTZ] = {.name = "HPFTZ", .kind = ISADORA_CODES, .width = 1, PIECES({6, 6}),
        .scale = 1, CODES(codes_HPFTZ), .file = -1},
    [MAXWELL_FIELD_HAND] = {.name = "HAND", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_HAND), .file = -1},
    [MAXWELL_FIELD_HANDC] = {.name = "HANDC", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_HANDC), .file = -1},
    [MAXWELL_FIELD_NA] = {.name = "NA", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_NA), .file = -1},
    [MAXWELL_FIELD_NB] = {.name = "NB", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_NB), .file = -1},
    [MAXWELL_FIELD_NPO] = {.name = "NPO", .kind = ISADORA_NUMBER, .width = 2, PIECES({48, 49}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_XI] = {.name = "XI", .kind = ISADORA_CODES, .width = 1, PIECES({43, 43}),
        .scale = 1, CODES(codes_XI), .file = -1},
    [MAXWELL_FIELD_SATI] = {.name = "SATI", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_SATI), .file = -1},
    [MAXWELL_FIELD_NAL] = {.name = "NAL", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_NAL), .file = -1},
    [MAXWELL_FIELD_N55] = {.name = "N55", .kind = ISADORA_NUMBER, .width = 1, PIECES({55, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_XL] = {.name = "XL", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_XL), .file = -1},
    [MAXWELL_FIELD_SATL] = {.name = "SATL", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_SATL), .file = -1},
    [MAXWELL_FIELD_NA3] = {.name = "NA3", .kind = ISADORA_CODES, .width = 1, PIECES({51, 51}),
        .scale = 1, CODES(codes_NA3), .file = -1},
    [MAXWELL_FIELD_NB3] = {.name = "NB3", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_NB3), .file = -1},
    [MAXWELL_FIELD_NC3] = {.name = "NC3", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_NC3), .file = -1},
    [MAXWELL_FIELD_X3] = {.name = "X3", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_X3), .file = -1},
    [MAXWELL_FIELD_HA3] = {.name = "HA3", .kind = ISADORA_CODES, .width = 2, PIECES({35, 36}),
        .scale = 1, CODES(codes_HA3), .file = -1},
    [MAXWELL_FIELD_HB3] = {.name = "HB3", .kind = ISADORA_CODES, .width = 2, PIECES({33, 34}),
        .scale = 1, CODES(codes_HB3), .file = -1},
    [MAXWELL_FIELD_HC3] = {.name = "HC3", .kind = ISADORA_CODES, .width = 2, PIECES({31, 32}),
        .scale = 1, CODES(codes_HC3), .file = -1},
    [MAXWELL_FIELD_SH3] = {.name = "SH3", .kind = ISADORA_CODES, .width = 2, PIECES({37, 38}),
        .scale = 1, CODES(codes_SH3), .file = -1},
    [MAXWELL_FIELD_SCALE] = {.name = "SCALE", .kind = ISADORA_NUMBER, .width = 5, PIECES({39, 43}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SCALEL] = {.name = "SCALEL", .kind = ISADORA_NUMBER, .width = 5,
        PIECES({53, 57}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_MNX] = {.name = "MNX", .kind = ISADORA_CODES, .width = 2, PIECES({43, 44}),
        .scale = 1, CODES(codes_MNX), .file = -1},
    [MAXWELL_FIELD_UI] = {.name = "UI", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_UI), .file = -1},
    [MAXWELL_FIELD_MULHI] = {.name = "MULHI", .kind = ISADORA_CODES, .width = 1, PIECES({39, 39}),
        .scale = 1, CODES(codes_MULHI), .file = -1},
    [MAXWELL_FIELD_MULS] = {.name = "MULS", .kind = ISADORA_CODES, .width = 2, PIECES({40, 41}),
        .scale = 1, CODES(codes_MULS), .file = -1},
    [MAXWELL_FIELD_MULHIL] = {.name = "MULHIL", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_MULHIL), .file = -1},
    [MAXWELL_FIELD_MULSL] = {.name = "MULSL", .kind = ISADORA_CODES, .width = 2, PIECES({54, 55}),
        .scale = 1, CODES(codes_MULSL), .file = -1},
    [MAXWELL_FIELD_CMP] = {.name = "CMP", .kind = ISADORA_CODES, .width = 3, PIECES({49, 51}),
        .scale = 1, CODES(codes_CMP), .file = -1},
    [MAXWELL_FIELD_LOPF] = {.name = "LOPF", .kind = ISADORA_CODES, .width = 2, PIECES({41, 42}),
        .scale = 1, CODES(codes_LOPF), .file = -1},
    [MAXWELL_FIELD_LOPX] = {.name = "LOPX", .kind = ISADORA_CODES, .width = 1, PIECES({43, 43}),
        .scale = 1, CODES(codes_LOPX), .file = -1},
    [MAXWELL_FIELD_LOPT] = {.name = "LOPT", .kind = ISADORA_CODES, .width = 2, PIECES({44, 45}),
        .scale = 1, CODES(codes_LOPT), .file = -1},
    [MAXWELL_FIELD_LIA] = {.name = "LIA", .kind = ISADORA_CODES, .width = 1, PIECES({39, 39}),
        .scale = 1, CODES(codes_LIA), .file = -1},
    [MAXWELL_FIELD_LIB] = {.name = "LIB", .kind = ISADORA_CODES, .width = 1, PIECES({40, 40}),
        .scale = 1, CODES(codes_LIB), .file = -1},
    [MAXWELL_FIELD_LOPFL] = {.name = "LOPFL", .kind = ISADORA_CODES, .width = 2, PIECES({53, 54}),
        .scale = 1, CODES(codes_LOPFL), .file = -1},
    [MAXWELL_FIELD_LOPXL] = {.name = "LOPXL", .kind = ISADORA_CODES, .width = 1, PIECES({57, 57}),
        .scale = 1, CODES(codes_LOPXL), .file = -1},
    [MAXWELL_FIELD_LIAL] = {.name = "LIAL", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_LIAL), .file = -1},
    [MAXWELL_FIELD_LIBL] = {.name = "LIBL", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_LIBL), .file = -1},
    [MAXWELL_FIELD_L3T] = {.name = "L3T", .kind = ISADORA_CODES, .width = 2, PIECES({36, 37}),
        .scale = 1, CODES(codes_L3T), .file = -1},
    [MAXWELL_FIELD_L3X] = {.name = "L3X", .kind = ISADORA_CODES, .width = 1, PIECES({38, 38}),
        .scale = 1, CODES(codes_L3X), .file = -1},
    [MAXWELL_FIELD_LUT] = {.name = "LUT", .kind = ISADORA_NUMBER, .width = 8, PIECES({28, 35}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_LUTH] = {.name = "LUTH", .kind = ISADORA_NUMBER, .width = 8, PIECES({48, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_L3XC] = {.name = "L3XC", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_L3XC), .file = -1},
    [MAXWELL_FIELD_L3XI] = {.name = "L3XI", .kind = ISADORA_CODES, .width = 1, PIECES({57, 57}),
        .scale = 1, CODES(codes_L3XI), .file = -1},
    [MAXWELL_FIELD_OFF24] = {.name = "OFF24", .kind = ISADORA_NUMBER, .width = 24, PIECES({20, 43}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UOFF24] = {.name = "UOFF24", .kind = ISADORA_NUMBER, .width = 24,
        PIECES({20, 43}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_OFF32] = {.name = "OFF32", .kind = ISADORA_NUMBER, .width = 32, PIECES({20, 51}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UOFF32] = {.name = "UOFF32", .kind = ISADORA_NUMBER, .width = 32,
        PIECES({20, 51}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_OFF20] = {.name = "OFF20", .kind = ISADORA_NUMBER, .width = 20, PIECES({20, 39}),
        .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UOFF20] = {.name = "UOFF20", .kind = ISADORA_NUMBER, .width = 20,
        PIECES({20, 39}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_GSIZE] = {.name = "GSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({48, 50}),
        .scale = 1, CODES(codes_GSIZE), .file = -1},
    [MAXWELL_FIELD_SSIZE] = {.name = "SSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({48, 50}),
        .scale = 1, CODES(codes_SSIZE), .file = -1},
    [MAXWELL_FIELD_USIZE] = {.name = "USIZE", .kind = ISADORA_CODES, .width = 3, PIECES({48, 50}),
        .scale = 1, CODES(codes_USIZE), .file = -1},
    [MAXWELL_FIELD_CSIZE] = {.name = "CSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({48, 50}),
        .scale = 1, CODES(codes_CSIZE), .file = -1},
    [MAXWELL_FIELD_LSIZE] = {.name = "LSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({53, 55}),
        .scale = 1, CODES(codes_LSIZE), .file = -1},
    [MAXWELL_FIELD_OP3] = {.name = "OP3", .kind = ISADORA_NUMBER, .width = 3, PIECES({61, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_GE] = {.name = "GE", .kind = ISADORA_CODES, .width = 1, PIECES({45, 45}),
        .scale = 1, CODES(codes_GE), .file = -1},
    [MAXWELL_FIELD_GCL] = {.name = "GCL", .kind = ISADORA_CODES, .width = 2, PIECES({46, 47}),
        .scale = 1, CODES(codes_GCL), .file = -1},
    [MAXWELL_FIELD_GCS] = {.name = "GCS", .kind = ISADORA_CODES, .width = 2, PIECES({46, 47}),
        .scale = 1, CODES(codes_GCS), .file = -1},
    [MAXWELL_FIELD_GENE] = {.name = "GENE", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_GENE), .file = -1},
    [MAXWELL_FIELD_GENL] = {.name = "GENL", .kind = ISADORA_CODES, .width = 2, PIECES({56, 57}),
        .scale = 1, CODES(codes_GENL), .file = -1},
    [MAXWELL_FIELD_GENS] = {.name = "GENS", .kind = ISADORA_CODES, .width = 2, PIECES({56, 57}),
        .scale = 1, CODES(codes_GENS), .file = -1},
    [MAXWELL_FIELD_GENP] = {.name = "GENP", .kind = ISADORA_REGISTER, .width = 3, PIECES({58, 60}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_LCL] = {.name = "LCL", .kind = ISADORA_CODES, .width = 2, PIECES({44, 45}),
        .scale = 1, CODES(codes_LCL), .file = -1},
    [MAXWELL_FIELD_LCS] = {.name = "LCS", .kind = ISADORA_CODES, .width = 2, PIECES({44, 45}),
        .scale = 1, CODES(codes_LCS), .file = -1},
    [MAXWELL_FIELD_LU] = {.name = "LU", .kind = ISADORA_NUMBER, .width = 1, PIECES({44, 44}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_LMODE] = {.name = "LMODE", .kind = ISADORA_CODES, .width = 2, PIECES({44, 45}),
        .scale = 1, CODES(codes_LMODE), .file = -1},
    [MAXWELL_FIELD_CINDEX] = {.name = "CINDEX", .kind = ISADORA_NUMBER, .width = 16,
        PIECES({20, 35}), .is_signed = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_UCINDEX] = {.name = "UCINDEX", .kind = ISADORA_NUMBER, .width = 16,
        PIECES({20, 35}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_LBANK] = {.name = "LBANK", .kind = ISADORA_NUMBER, .width = 5, PIECES({36, 40}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_GP41] = {.name = "GP41", .kind = ISADORA_CODES, .width = 3, PIECES({41, 43}),
        .scale = 1, CODES(codes_GP41), .file = -1},
    [MAXWELL_FIELD_STPN] = {.name = "STPN", .kind = ISADORA_NUMBER, .width = 8, PIECES({20, 27}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_STPW] = {.name = "STPW", .kind = ISADORA_CODES, .width = 1, PIECES({31, 31}),
        .scale = 1, CODES(codes_STPW), .file = -1},
    [MAXWELL_FIELD_MSCOPE] = {.name = "MSCOPE", .kind = ISADORA_CODES, .width = 2, PIECES({8, 9}),
        .scale = 1, CODES(codes_MSCOPE), .file = -1},
    [MAXWELL_FIELD_MINV] = {.name = "MINV", .kind = ISADORA_CODES, .width = 2, PIECES({0, 1}),
        .scale = 1, CODES(codes_MINV), .file = -1},
    [MAXWELL_FIELD_MASKL] = {.name = "MASKL", .kind = ISADORA_NUMBER, .width = 4, PIECES({12, 15}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_OP12] = {.name = "OP12", .kind = ISADORA_NUMBER, .width = 12, PIECES({52, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_PMODE] = {.name = "PMODE", .kind = ISADORA_CODES, .width = 4, PIECES({48, 51}),
        .scale = 1, CODES(codes_PMODE), .file = -1},
    [MAXWELL_FIELD_MADS] = {.name = "MADS", .kind = ISADORA_CODES, .width = 2,
        PIECES({48, 48}, {53, 53}), .scale = 1, CODES(codes_MADS), .file = -1},
    [MAXWELL_FIELD_MADX] = {.name = "MADX", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_MADX), .file = -1},
    [MAXWELL_FIELD_MADSAT] = {.name = "MADSAT", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_MADSAT), .file = -1},
    [MAXWELL_FIELD_MADHI] = {.name = "MADHI", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_MADHI), .file = -1},
    [MAXWELL_FIELD_MNA] = {.name = "MNA", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_MNA), .file = -1},
    [MAXWELL_FIELD_MNC] = {.name = "MNC", .kind = ISADORA_CODES, .width = 1, PIECES({51, 51}),
        .scale = 1, CODES(codes_MNC), .file = -1},
    [MAXWELL_FIELD_MNPO] = {.name = "MNPO", .kind = ISADORA_NUMBER, .width = 2, PIECES({51, 52}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_MADSL] = {.name = "MADSL", .kind = ISADORA_CODES, .width = 2,
        PIECES({54, 54}, {57, 57}), .scale = 1, CODES(codes_MADSL), .file = -1},
    [MAXWELL_FIELD_MNCL] = {.name = "MNCL", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_MNCL), .file = -1},
    [MAXWELL_FIELD_MNPOL] = {.name = "MNPOL", .kind = ISADORA_NUMBER, .width = 2, PIECES({55, 56}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_XSIGN] = {.name = "XSIGN", .kind = ISADORA_CODES, .width = 2, PIECES({48, 49}),
        .scale = 1, CODES(codes_XSIGN), .file = -1},
    [MAXWELL_FIELD_XHA] = {.name = "XHA", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_XHA), .file = -1},
    [MAXWELL_FIELD_XHB] = {.name = "XHB", .kind = ISADORA_CODES, .width = 1, PIECES({35, 35}),
        .scale = 1, CODES(codes_XHB), .file = -1},
    [MAXWELL_FIELD_XHC] = {.name = "XHC", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_XHC), .file = -1},
    [MAXWELL_FIELD_XPSL] = {.name = "XPSL", .kind = ISADORA_CODES, .width = 1, PIECES({36, 36}),
        .scale = 1, CODES(codes_XPSL), .file = -1},
    [MAXWELL_FIELD_XMRG] = {.name = "XMRG", .kind = ISADORA_CODES, .width = 1, PIECES({37, 37}),
        .scale = 1, CODES(codes_XMRG), .file = -1},
    [MAXWELL_FIELD_XX] = {.name = "XX", .kind = ISADORA_CODES, .width = 1, PIECES({38, 38}),
        .scale = 1, CODES(codes_XX), .file = -1},
    [MAXWELL_FIELD_XMODE] = {.name = "XMODE", .kind = ISADORA_CODES, .width = 3, PIECES({50, 52}),
        .scale = 1, CODES(codes_XMODE), .file = -1},
    [MAXWELL_FIELD_XPSLC] = {.name = "XPSLC", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_XPSLC), .file = -1},
    [MAXWELL_FIELD_XMRGC] = {.name = "XMRGC", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_XMRGC), .file = -1},
    [MAXWELL_FIELD_XXC] = {.name = "XXC", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_XXC), .file = -1},
    [MAXWELL_FIELD_XMODEC] = {.name = "XMODEC", .kind = ISADORA_CODES, .width = 2, PIECES({50, 51}),
        .scale = 1, CODES(codes_XMODEC), .file = -1},
    [MAXWELL_FIELD_IMM16] = {.name = "IMM16", .kind = ISADORA_NUMBER, .width = 16, PIECES({20, 35}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_XLOW] = {.name = "XLOW", .kind = ISADORA_NUMBER, .width = 2, PIECES({54, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SPS] = {.name = "SPS", .kind = ISADORA_NUMBER, .width = 2,
        PIECES({48, 48}, {53, 53}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_SPA] = {.name = "SPA", .kind = ISADORA_CODES, .width = 2, PIECES({49, 50}),
        .scale = 1, CODES(codes_SPA), .file = -1},
    [MAXWELL_FIELD_SPB] = {.name = "SPB", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_SPB), .file = -1},
    [MAXWELL_FIELD_SPC] = {.name = "SPC", .kind = ISADORA_CODES, .width = 2, PIECES({51, 52}),
        .scale = 1, CODES(codes_SPC), .file = -1},
    [MAXWELL_FIELD_BOP] = {.name = "BOP", .kind = ISADORA_CODES, .width = 2, PIECES({45, 46}),
        .scale = 1, CODES(codes_BOP), .file = -1},
    [MAXWELL_FIELD_BOP2] = {.name = "BOP2", .kind = ISADORA_CODES, .width = 2, PIECES({24, 25}),
        .scale = 1, CODES(codes_BOP2), .file = -1},
    [MAXWELL_FIELD_BF] = {.name = "BF", .kind = ISADORA_CODES, .width = 1, PIECES({44, 44}),
        .scale = 1, CODES(codes_BF), .file = -1},
    [MAXWELL_FIELD_Q12] = {.name = "Q12", .kind = ISADORA_REGISTER, .width = 3, PIECES({12, 14}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_Q12N] = {.name = "Q12N", .kind = ISADORA_CODES, .width = 1, PIECES({15, 15}),
        .scale = 1, CODES(codes_Q12N), .file = -1},
    [MAXWELL_FIELD_Q29] = {.name = "Q29", .kind = ISADORA_REGISTER, .width = 3, PIECES({29, 31}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_Q29N] = {.name = "Q29N", .kind = ISADORA_CODES, .width = 1, PIECES({32, 32}),
        .scale = 1, CODES(codes_Q29N), .file = -1},
    [MAXWELL_FIELD_WHICH] = {.name = "WHICH", .kind = ISADORA_CODES, .width = 1, PIECES({40, 40}),
        .scale = 1, CODES(codes_WHICH), .file = -1},
    [MAXWELL_FIELD_PBYTE] = {.name = "PBYTE", .kind = ISADORA_CODES, .width = 2, PIECES({41, 42}),
        .scale = 1, CODES(codes_PBYTE), .file = -1},
    [MAXWELL_FIELD_SHW] = {.name = "SHW", .kind = ISADORA_CODES, .width = 1, PIECES({39, 39}),
        .scale = 1, CODES(codes_SHW), .file = -1},
    [MAXWELL_FIELD_SHX] = {.name = "SHX", .kind = ISADORA_CODES, .width = 1, PIECES({43, 43}),
        .scale = 1, CODES(codes_SHX), .file = -1},
    [MAXWELL_FIELD_SHRX] = {.name = "SHRX", .kind = ISADORA_CODES, .width = 2, PIECES({43, 44}),
        .scale = 1, CODES(codes_SHRX), .file = -1},
    [MAXWELL_FIELD_BREV] = {.name = "BREV", .kind = ISADORA_CODES, .width = 1, PIECES({40, 40}),
        .scale = 1, CODES(codes_BREV), .file = -1},
    [MAXWELL_FIELD_FTYPE] = {.name = "FTYPE", .kind = ISADORA_CODES, .width = 2, PIECES({37, 38}),
        .scale = 1, CODES(codes_FTYPE), .file = -1},
    [MAXWELL_FIELD_FHI] = {.name = "FHI", .kind = ISADORA_CODES, .width = 2, PIECES({48, 49}),
        .scale = 1, CODES(codes_FHI), .file = -1},
    [MAXWELL_FIELD_FW] = {.name = "FW", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_FW), .file = -1},
    [MAXWELL_FIELD_FIMM6] = {.name = "FIMM6", .kind = ISADORA_NUMBER, .width = 6, PIECES({20, 25}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_FLSH] = {.name = "FLSH", .kind = ISADORA_CODES, .width = 1, PIECES({41, 41}),
        .scale = 1, CODES(codes_FLSH), .file = -1},
    [MAXWELL_FIELD_NBI] = {.name = "NBI", .kind = ISADORA_CODES, .width = 1, PIECES({40, 40}),
        .scale = 1, CODES(codes_NBI), .file = -1},
    [MAXWELL_FIELD_LEAX] = {.name = "LEAX", .kind = ISADORA_CODES, .width = 1, PIECES({46, 46}),
        .scale = 1, CODES(codes_LEAX), .file = -1},
    [MAXWELL_FIELD_LEAN] = {.name = "LEAN", .kind = ISADORA_CODES, .width = 1, PIECES({45, 45}),
        .scale = 1, CODES(codes_LEAN), .file = -1},
    [MAXWELL_FIELD_LEAS] = {.name = "LEAS", .kind = ISADORA_NUMBER, .width = 5, PIECES({39, 43}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_LEHX] = {.name = "LEHX", .kind = ISADORA_CODES, .width = 1, PIECES({38, 38}),
        .scale = 1, CODES(codes_LEHX), .file = -1},
    [MAXWELL_FIELD_LEHN] = {.name = "LEHN", .kind = ISADORA_CODES, .width = 1, PIECES({37, 37}),
        .scale = 1, CODES(codes_LEHN), .file = -1},
    [MAXWELL_FIELD_LEHS] = {.name = "LEHS", .kind = ISADORA_NUMBER, .width = 5, PIECES({28, 32}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_LECX] = {.name = "LECX", .kind = ISADORA_CODES, .width = 1, PIECES({57, 57}),
        .scale = 1, CODES(codes_LECX), .file = -1},
    [MAXWELL_FIELD_LECN] = {.name = "LECN", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_LECN), .file = -1},
    [MAXWELL_FIELD_LECS] = {.name = "LECS", .kind = ISADORA_NUMBER, .width = 5, PIECES({51, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SREG] = {.name = "SREG", .kind = ISADORA_REGISTER, .width = 8, PIECES({20, 27}),
        .scale = 1, .file = 5},
    [MAXWELL_FIELD_SNUM] = {.name = "SNUM", .kind = ISADORA_NUMBER, .width = 8, PIECES({20, 27}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_VMODE] = {.name = "VMODE", .kind = ISADORA_CODES, .width = 2, PIECES({48, 49}),
        .scale = 1, CODES(codes_VMODE), .file = -1},
    [MAXWELL_FIELD_VP] = {.name = "VP", .kind = ISADORA_REGISTER, .width = 3, PIECES({45, 47}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_VTG] = {.name = "VTG", .kind = ISADORA_CODES, .width = 2, PIECES({48, 49}),
        .scale = 1, CODES(codes_VTG), .file = -1},
    [MAXWELL_FIELD_VTGN] = {.name = "VTGN", .kind = ISADORA_NUMBER, .width = 28, PIECES({20, 47}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SMODE] = {.name = "SMODE", .kind = ISADORA_CODES, .width = 2, PIECES({30, 31}),
        .scale = 1, CODES(codes_SMODE), .file = -1},
    [MAXWELL_FIELD_SLANE] = {.name = "SLANE", .kind = ISADORA_NUMBER, .width = 5, PIECES({20, 24}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SCLAMP] = {.name = "SCLAMP", .kind = ISADORA_NUMBER, .width = 13,
        PIECES({34, 46}), .scale = 1, .file = -1},
    [MAXWELL_FIELD_SLI] = {.name = "SLI", .kind = ISADORA_NUMBER, .width = 1, PIECES({28, 28}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SCI] = {.name = "SCI", .kind = ISADORA_NUMBER, .width = 1, PIECES({29, 29}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_BKIND] = {.name = "BKIND", .kind = ISADORA_NUMBER, .width = 2, PIECES({32, 33}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_BRED] = {.name = "BRED", .kind = ISADORA_CODES, .width = 2, PIECES({35, 36}),
        .scale = 1, CODES(codes_BRED), .file = -1},
    [MAXWELL_FIELD_BID] = {.name = "BID", .kind = ISADORA_NUMBER, .width = 8, PIECES({8, 15}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_BCNT] = {.name = "BCNT", .kind = ISADORA_NUMBER, .width = 12, PIECES({20, 31}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_BCI] = {.name = "BCI", .kind = ISADORA_NUMBER, .width = 1, PIECES({43, 43}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_BII] = {.name = "BII", .kind = ISADORA_NUMBER, .width = 1, PIECES({44, 44}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_B2RK] = {.name = "B2RK", .kind = ISADORA_NUMBER, .width = 2, PIECES({32, 33}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_BRID] = {.name = "BRID", .kind = ISADORA_NUMBER, .width = 4, PIECES({28, 31}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_R2BK] = {.name = "R2BK", .kind = ISADORA_CODES, .width = 2, PIECES({32, 33}),
        .scale = 1, CODES(codes_R2BK), .file = -1},
    [MAXWELL_FIELD_DLE] = {.name = "DLE", .kind = ISADORA_NUMBER, .width = 1, PIECES({29, 29}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_DSB] = {.name = "DSB", .kind = ISADORA_CODES, .width = 3, PIECES({26, 28}),
        .scale = 1, CODES(codes_DSB), .file = -1},
    [MAXWELL_FIELD_DCNT] = {.name = "DCNT", .kind = ISADORA_NUMBER, .width = 6, PIECES({20, 25}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_DMASK] = {.name = "DMASK", .kind = ISADORA_NUMBER, .width = 6, PIECES({0, 5}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_D0] = {.name = "D0", .kind = ISADORA_CODES, .width = 1, PIECES({0, 0}),
        .scale = 1, CODES(codes_D0), .file = -1},
    [MAXWELL_FIELD_D1] = {.name = "D1", .kind = ISADORA_CODES, .width = 1, PIECES({1, 1}),
        .scale = 1, CODES(codes_D1), .file = -1},
    [MAXWELL_FIELD_D2] = {.name = "D2", .kind = ISADORA_CODES, .width = 1, PIECES({2, 2}),
        .scale = 1, CODES(codes_D2), .file = -1},
    [MAXWELL_FIELD_D3] = {.name = "D3", .kind = ISADORA_CODES, .width = 1, PIECES({3, 3}),
        .scale = 1, CODES(codes_D3), .file = -1},
    [MAXWELL_FIELD_D4] = {.name = "D4", .kind = ISADORA_CODES, .width = 1, PIECES({4, 4}),
        .scale = 1, CODES(codes_D4), .file = -1},
    [MAXWELL_FIELD_D5] = {.name = "D5", .kind = ISADORA_CODES, .width = 1, PIECES({5, 5}),
        .scale = 1, CODES(codes_D5), .file = -1},
    [MAXWELL_FIELD_SUDIM] = {.name = "SUDIM", .kind = ISADORA_CODES, .width = 3, PIECES({33, 35}),
        .scale = 1, CODES(codes_SUDIM), .file = -1},
    [MAXWELL_FIELD_SUCLAMP] = {.name = "SUCLAMP", .kind = ISADORA_CODES, .width = 2,
        PIECES({49, 50}), .scale = 1, CODES(codes_SUCLAMP), .file = -1},
    [MAXWELL_FIELD_SUMASK] = {.name = "SUMASK", .kind = ISADORA_CODES, .width = 4, PIECES({20, 23}),
        .scale = 1, CODES(codes_SUMASK), .file = -1},
    [MAXWELL_FIELD_SUSIZE] = {.name = "SUSIZE", .kind = ISADORA_CODES, .width = 3, PIECES({20, 22}),
        .scale = 1, CODES(codes_SUSIZE), .file = -1},
    [MAXWELL_FIELD_SUBA] = {.name = "SUBA", .kind = ISADORA_CODES, .width = 1, PIECES({23, 23}),
        .scale = 1, CODES(codes_SUBA), .file = -1},
    [MAXWELL_FIELD_SUD] = {.name = "SUD", .kind = ISADORA_NUMBER, .width = 1, PIECES({52, 52}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SUBY] = {.name = "SUBY", .kind = ISADORA_NUMBER, .width = 1, PIECES({51, 51}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SULC] = {.name = "SULC", .kind = ISADORA_CODES, .width = 2, PIECES({24, 25}),
        .scale = 1, CODES(codes_SULC), .file = -1},
    [MAXWELL_FIELD_SUSC] = {.name = "SUSC", .kind = ISADORA_CODES, .width = 2, PIECES({24, 25}),
        .scale = 1, CODES(codes_SUSC), .file = -1},
    [MAXWELL_FIELD_SUPR] = {.name = "SUPR", .kind = ISADORA_CODES, .width = 3, PIECES({30, 32}),
        .scale = 1, CODES(codes_SUPR), .file = -1},
    [MAXWELL_FIELD_SUROP] = {.name = "SUROP", .kind = ISADORA_CODES, .width = 3, PIECES({24, 26}),
        .scale = 1, CODES(codes_SUROP), .file = -1},
    [MAXWELL_FIELD_SURTYPE] = {.name = "SURTYPE", .kind = ISADORA_CODES, .width = 3,
        PIECES({20, 22}), .scale = 1, CODES(codes_SURTYPE), .file = -1},
    [MAXWELL_FIELD_SUABA] = {.name = "SUABA", .kind = ISADORA_CODES, .width = 1, PIECES({28, 28}),
        .scale = 1, CODES(codes_SUABA), .file = -1},
    [MAXWELL_FIELD_SUAOP] = {.name = "SUAOP", .kind = ISADORA_CODES, .width = 4, PIECES({29, 32}),
        .scale = 1, CODES(codes_SUAOP), .file = -1},
    [MAXWELL_FIELD_SUATYPE] = {.name = "SUATYPE", .kind = ISADORA_CODES, .width = 3,
        PIECES({51, 53}), .scale = 1, CODES(codes_SUATYPE), .file = -1},
    [MAXWELL_FIELD_SUATYPER] = {.name = "SUATYPER", .kind = ISADORA_CODES, .width = 3,
        PIECES({36, 38}), .scale = 1, CODES(codes_SUATYPER), .file = -1},
    [MAXWELL_FIELD_SUPA] = {.name = "SUPA", .kind = ISADORA_CODES, .width = 3, PIECES({51, 53}),
        .scale = 1, CODES(codes_SUPA), .file = -1},
    [MAXWELL_FIELD_SUAK] = {.name = "SUAK", .kind = ISADORA_NUMBER, .width = 1, PIECES({54, 54}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SUAC] = {.name = "SUAC", .kind = ISADORA_NUMBER, .width = 3, PIECES({53, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_SUAPD] = {.name = "SUAPD", .kind = ISADORA_CODES, .width = 1, PIECES({52, 52}),
        .scale = 1, CODES(codes_SUAPD), .file = -1},
    [MAXWELL_FIELD_TEXW] = {.name = "TEXW", .kind = ISADORA_NUMBER, .width = 4, PIECES({60, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TEXV] = {.name = "TEXV", .kind = ISADORA_NUMBER, .width = 2, PIECES({57, 58}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TEX5] = {.name = "TEX5", .kind = ISADORA_NUMBER, .width = 5, PIECES({59, 63}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TOP2] = {.name = "TOP2", .kind = ISADORA_NUMBER, .width = 2, PIECES({54, 55}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_OP54] = {.name = "OP54", .kind = ISADORA_NUMBER, .width = 1, PIECES({54, 54}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TXS] = {.name = "TXS", .kind = ISADORA_NUMBER, .width = 4, PIECES({53, 56}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TXF] = {.name = "TXF", .kind = ISADORA_CODES, .width = 1, PIECES({59, 59}),
        .scale = 1, CODES(codes_TXF), .file = -1},
    [MAXWELL_FIELD_NODEP] = {.name = "NODEP", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_NODEP), .file = -1},
    [MAXWELL_FIELD_RD2] = {.name = "Rd2", .kind = ISADORA_REGISTER, .width = 8, PIECES({28, 35}),
        .scale = 1, .file = 0},
    [MAXWELL_FIELD_TXH] = {.name = "TXH", .kind = ISADORA_NUMBER, .width = 13, PIECES({36, 48}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TXC] = {.name = "TXC", .kind = ISADORA_CODES, .width = 3, PIECES({50, 52}),
        .scale = 1, CODES(codes_TXC), .file = -1},
    [MAXWELL_FIELD_TXC1] = {.name = "TXC1", .kind = ISADORA_CODES, .width = 3, PIECES({50, 52}),
        .scale = 1, CODES(codes_TXC1), .file = -1},
    [MAXWELL_FIELD_PHT] = {.name = "PHT", .kind = ISADORA_CODES, .width = 1, PIECES({81, 81}),
        .scale = 1, CODES(codes_PHT), .file = -1},
    [MAXWELL_FIELD_PHP] = {.name = "PHP", .kind = ISADORA_CODES, .width = 1, PIECES({82, 82}),
        .scale = 1, CODES(codes_PHP), .file = -1},
    [MAXWELL_FIELD_TDIM] = {.name = "TDIM", .kind = ISADORA_CODES, .width = 3, PIECES({28, 30}),
        .scale = 1, CODES(codes_TDIM), .file = -1},
    [MAXWELL_FIELD_TMASK] = {.name = "TMASK", .kind = ISADORA_NUMBER, .width = 4, PIECES({31, 34}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_TPO] = {.name = "TPO", .kind = ISADORA_REGISTER, .width = 3, PIECES({51, 53}),
        .scale = 1, .file = 1},
    [MAXWELL_FIELD_TLOD] = {.name = "TLOD", .kind = ISADORA_CODES, .width = 3, PIECES({55, 57}),
        .scale = 1, CODES(codes_TLOD), .file = -1},
    [MAXWELL_FIELD_TLODB] = {.name = "TLODB", .kind = ISADORA_CODES, .width = 3, PIECES({37, 39}),
        .scale = 1, CODES(codes_TLODB), .file = -1},
    [MAXWELL_FIELD_TLC] = {.name = "TLC", .kind = ISADORA_CODES, .width = 1, PIECES({58, 58}),
        .scale = 1, CODES(codes_TLC), .file = -1},
    [MAXWELL_FIELD_TLCB] = {.name = "TLCB", .kind = ISADORA_CODES, .width = 1, PIECES({40, 40}),
        .scale = 1, CODES(codes_TLCB), .file = -1},
    [MAXWELL_FIELD_TLCD] = {.name = "TLCD", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_TLCD), .file = -1},
    [MAXWELL_FIELD_TDC] = {.name = "TDC", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_TDC), .file = -1},
    [MAXWELL_FIELD_TNDV] = {.name = "TNDV", .kind = ISADORA_CODES, .width = 1, PIECES({35, 35}),
        .scale = 1, CODES(codes_TNDV), .file = -1},
    [MAXWELL_FIELD_TAO] = {.name = "TAO", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_TAO), .file = -1},
    [MAXWELL_FIELD_TAOB] = {.name = "TAOB", .kind = ISADORA_CODES, .width = 1, PIECES({36, 36}),
        .scale = 1, CODES(codes_TAOB), .file = -1},
    [MAXWELL_FIELD_TAOL] = {.name = "TAOL", .kind = ISADORA_CODES, .width = 1, PIECES({35, 35}),
        .scale = 1, CODES(codes_TAOL), .file = -1},
    [MAXWELL_FIELD_TAOS] = {.name = "TAOS", .kind = ISADORA_CODES, .width = 1, PIECES({51, 51}),
        .scale = 1, CODES(codes_TAOS), .file = -1},
    [MAXWELL_FIELD_TLDL] = {.name = "TLDL", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_TLDL), .file = -1},
    [MAXWELL_FIELD_TLDC] = {.name = "TLDC", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_TLDC), .file = -1},
    [MAXWELL_FIELD_TLDM] = {.name = "TLDM", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_TLDM), .file = -1},
    [MAXWELL_FIELD_T4C] = {.name = "T4C", .kind = ISADORA_CODES, .width = 2, PIECES({56, 57}),
        .scale = 1, CODES(codes_T4C), .file = -1},
    [MAXWELL_FIELD_T4CB] = {.name = "T4CB", .kind = ISADORA_CODES, .width = 2, PIECES({38, 39}),
        .scale = 1, CODES(codes_T4CB), .file = -1},
    [MAXWELL_FIELD_T4CS] = {.name = "T4CS", .kind = ISADORA_CODES, .width = 2, PIECES({52, 53}),
        .scale = 1, CODES(codes_T4CS), .file = -1},
    [MAXWELL_FIELD_T4O] = {.name = "T4O", .kind = ISADORA_CODES, .width = 2, PIECES({54, 55}),
        .scale = 1, CODES(codes_T4O), .file = -1},
    [MAXWELL_FIELD_T4OB] = {.name = "T4OB", .kind = ISADORA_CODES, .width = 2, PIECES({36, 37}),
        .scale = 1, CODES(codes_T4OB), .file = -1},
    [MAXWELL_FIELD_T4F] = {.name = "T4F", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_T4F), .file = -1},
    [MAXWELL_FIELD_TXQK] = {.name = "TXQK", .kind = ISADORA_CODES, .width = 6, PIECES({22, 27}),
        .scale = 1, CODES(codes_TXQK), .file = -1},
    [MAXWELL_FIELD_TXQN] = {.name = "TXQN", .kind = ISADORA_NUMBER, .width = 5, PIECES({23, 27}),
        .decimal = 1, .scale = 1, .file = -1},
    [MAXWELL_FIELD_TXQ0] = {.name = "TXQ0", .kind = ISADORA_NUMBER, .width = 1, PIECES({22, 22}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_VAZ] = {.name = "VAZ", .kind = ISADORA_NUMBER, .width = 3, PIECES({36, 38}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_VAB] = {.name = "VAB", .kind = ISADORA_CODES, .width = 2, PIECES({36, 37}),
        .scale = 1, CODES(codes_VAB), .file = -1},
    [MAXWELL_FIELD_VAH] = {.name = "VAH", .kind = ISADORA_CODES, .width = 1, PIECES({36, 36}),
        .scale = 1, CODES(codes_VAH), .file = -1},
    [MAXWELL_FIELD_VAS] = {.name = "VAS", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_VAS), .file = -1},
    [MAXWELL_FIELD_VBZ] = {.name = "VBZ", .kind = ISADORA_NUMBER, .width = 3, PIECES({28, 30}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_VBB] = {.name = "VBB", .kind = ISADORA_CODES, .width = 2, PIECES({28, 29}),
        .scale = 1, CODES(codes_VBB), .file = -1},
    [MAXWELL_FIELD_VBH] = {.name = "VBH", .kind = ISADORA_CODES, .width = 1, PIECES({28, 28}),
        .scale = 1, CODES(codes_VBH), .file = -1},
    [MAXWELL_FIELD_VBS] = {.name = "VBS", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_VBS), .file = -1},
    [MAXWELL_FIELD_VBR] = {.name = "VBR", .kind = ISADORA_NUMBER, .width = 1, PIECES({50, 50}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_VN16] = {.name = "VN16", .kind = ISADORA_NUMBER, .width = 16, PIECES({20, 35}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_VUD] = {.name = "VUD", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_VUD), .file = -1},
    [MAXWELL_FIELD_VSD] = {.name = "VSD", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_VSD), .file = -1},
    [MAXWELL_FIELD_VSAT] = {.name = "VSAT", .kind = ISADORA_CODES, .width = 1, PIECES({55, 55}),
        .scale = 1, CODES(codes_VSAT), .file = -1},
    [MAXWELL_FIELD_VMX] = {.name = "VMX", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_VMX), .file = -1},
    [MAXWELL_FIELD_VWRAP] = {.name = "VWRAP", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_VWRAP), .file = -1},
    [MAXWELL_FIELD_VRED] = {.name = "VRED", .kind = ISADORA_CODES, .width = 3, PIECES({51, 53}),
        .scale = 1, CODES(codes_VRED), .file = -1},
    [MAXWELL_FIELD_VNA] = {.name = "VNA", .kind = ISADORA_CODES, .width = 1, PIECES({57, 57}),
        .scale = 1, CODES(codes_VNA), .file = -1},
    [MAXWELL_FIELD_VNB] = {.name = "VNB", .kind = ISADORA_CODES, .width = 1, PIECES({56, 56}),
        .scale = 1, CODES(codes_VNB), .file = -1},
    [MAXWELL_FIELD_VMNA] = {.name = "VMNA", .kind = ISADORA_CODES, .width = 1, PIECES({54, 54}),
        .scale = 1, CODES(codes_VMNA), .file = -1},
    [MAXWELL_FIELD_VMNC] = {.name = "VMNC", .kind = ISADORA_CODES, .width = 1, PIECES({53, 53}),
        .scale = 1, CODES(codes_VMNC), .file = -1},
    [MAXWELL_FIELD_VMPO] = {.name = "VMPO", .kind = ISADORA_NUMBER, .width = 2, PIECES({53, 54}),
        .scale = 1, .file = -1},
    [MAXWELL_FIELD_VSHIFT] = {.name = "VSHIFT", .kind = ISADORA_CODES, .width = 2, PIECES({51, 52}),
        .scale = 1, CODES(codes_VSHIFT), .file = -1},
    [MAXWELL_FIELD_VCMP] = {.name = "VCMP", .kind = ISADORA_CODES, .width = 3, PIECES({54, 56}),
        .scale = 1, CODES(codes_VCMP), .file = -1},
    [MAXWELL_FIELD_VCMPP] = {.name = "VCMPP", .kind = ISADORA_CODES, .width = 3,
        PIECES({43, 44}, {47, 47}), .scale = 1, CODES(codes_VCMPP), .file = -1},
    [MAXWELL_FIELD_V4SD] = {.name = "V4SD", .kind = ISADORA_CODES, .width = 1, PIECES({38, 38}),
        .scale = 1, CODES(codes_V4SD), .file = -1},
    [MAXWELL_FIELD_V4A] = {.name = "V4A", .kind = ISADORA_CODES, .width = 1, PIECES({48, 48}),
        .scale = 1, CODES(codes_V4A), .file = -1},
    [MAXWELL_FIELD_V4B] = {.name = "V4B", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_V4B), .file = -1},
    [MAXWELL_FIELD_V4SAT] = {.name = "V4SAT", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_V4SAT), .file = -1},
    [MAXWELL_FIELD_V4RED] = {.name = "V4RED", .kind = ISADORA_CODES, .width = 2, PIECES({53, 54}),
        .scale = 1, CODES(codes_V4RED), .file = -1},
    [MAXWELL_FIELD_V4M] = {.name = "V4M", .kind = ISADORA_CODES, .width = 4,
        PIECES({51, 52}, {36, 37}), .scale = 1, CODES(codes_V4M), .file = -1},
    [MAXWELL_FIELD_V4SA] = {.name = "V4SA", .kind = ISADORA_CODES, .width = 4, PIECES({32, 35}),
        .scale = 1, CODES(codes_V4SA), .file = -1},
    [MAXWELL_FIELD_V4SB] = {.name = "V4SB", .kind = ISADORA_CODES, .width = 4, PIECES({28, 31}),
        .scale = 1, CODES(codes_V4SB), .file = -1},
    [MAXWELL_FIELD_IDPA] = {.name = "IDPA", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_IDPA), .file = -1},
    [MAXWELL_FIELD_IDPA2] = {.name = "IDPA2", .kind = ISADORA_CODES, .width = 1, PIECES({49, 49}),
        .scale = 1, CODES(codes_IDPA2), .file = -1},
    [MAXWELL_FIELD_IDPB] = {.name = "IDPB", .kind = ISADORA_CODES, .width = 1, PIECES({47, 47}),
        .scale = 1, CODES(codes_IDPB), .file = -1},
    [MAXWELL_FIELD_IDPH] = {.name = "IDPH", .kind = ISADORA_CODES, .width = 1, PIECES({50, 50}),
        .scale = 1, CODES(codes_IDPH), .file = -1},
    [MAXWELL_FIELD_IDPK] = {.name = "IDPK", .kind = ISADORA_NUMBER, .width = 1, PIECES({48, 48}),
        .scale = 1, .file = -1},
};

#define F(name) {MAXWELL_FIELD_##name}
#define SLOTS_CTL F(STALL), F(NOY), F(WBAR), F(RBAR), F(W1), F(W2), F(W3), F(W4), F(W5), F(W6)
static const struct isadora_slot slots_atom_op[] = {F(AE), F(AOP), F(ATYPE), F(RD), F(RA_2),
    F(AOFF), F(UAOFF), F(RB_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_opp[] = {F(AE), F(AOPP), F(ATYPE), F(GP41), F(RD),
    F(RA_2), F(AOFF13), F(UAOFF13), F(RB_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_cas[] = {F(AE), F(CASW), F(RD), F(RA_2), F(AOFF),
    F(UAOFF), F(RB_2), F(CASN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atom_casp[] = {F(AE), F(CASW), F(GP41), F(RD), F(RA_2),
    F(AOFF13), F(UAOFF13), F(RB_2), F(CASN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms[] = {F(ASOP), F(ASTYPE), F(RD), F(RA_2), F(ASOFF),
    F(UASOFF), F(RB_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_atoms_cas[] = {F(CASK), F(CASWS), F(RD), F(RA_2), F(ASOFF),
    F(UASOFF), F(RB_2), F(CASN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_red[] = {F(AE), F(AROP), F(ARTYPE), F(RA_2), F(AOFF),
    F(UAOFF), F(RD), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctl_a[] = {F(CCE), F(CCLEVEL), F(CCOPQ), F(RA_2), F(CCOFF),
    F(UCCOFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctl_all[] = {F(CCE), F(CCLEVEL), F(CCOPQ), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_cctll_a[] = {F(CCOP), F(RA_2), F(CCLOFF), F(UCCLOFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_cctll_all[] = {F(CCOP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctlt_all[] = {F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cctlt_one[] = {F(CTH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_isetp[] = {F(CMP), F(UI), F(XC), F(BOP), F(P0), F(P1),
    F(RA_2), F(RA), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iset[] = {F(BF), F(CMP), F(UI), F(XC), F(BOP), F(RD), F(CCW),
    F(RA_2), F(RA), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bra[] = {F(UNI), F(LMT), F(CCT), F(TO), F(BXBANK), F(BXOFF),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_brx[] = {F(LMT), F(CCT), F(RA_2), F(BXNEAR), F(BXBANK),
    F(BXOFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_jmp[] = {F(UNI), F(LMT), F(CCT), F(BFAR), F(BXBANK),
    F(BXOFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_jmx[] = {F(LMT), F(CCT), F(RA_2), F(BXFAR), F(BXBANK),
    F(BXOFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cal[] = {F(NOINC), F(TO), F(BXBANK), F(BXOFF), SLOTS_CTL};
static const struct isadora_slot slots_jcal[] = {F(NOINC), F(BFAR), F(BXBANK), F(BXOFF), SLOTS_CTL};
static const struct isadora_slot slots_ret[] = {F(CCT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_plongjmp[] = {F(TO), F(BXBANK), F(BXOFF), SLOTS_CTL};
static const struct isadora_slot slots_pexit[] = {F(TO), SLOTS_CTL};
static const struct isadora_slot slots_exit[] = {F(KEEP), F(CCT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bpt[] = {F(BPTK), F(BPTN), SLOTS_CTL};
static const struct isadora_slot slots_ide[] = {F(IDEN), F(IDEMASK), SLOTS_CTL};
static const struct isadora_slot slots_ram[] = {SLOTS_CTL};
static const struct isadora_slot slots_rtt[] = {F(RTTK), SLOTS_CTL};
static const struct isadora_slot slots_getcrsptr[] = {F(RD), SLOTS_CTL};
static const struct isadora_slot slots_setcrsptr[] = {F(RA_2), SLOTS_CTL};
static const struct isadora_slot slots_lepc[] = {F(RD), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_nop[] = {F(NTRIG), F(CCT8), F(NMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_hh[] = {F(FTZ), F(CDF), F(CSF), F(CRND), F(FSAT), F(RD),
    F(CCW), F(FNB), F(FAB), F(RB_2), F(CH), F(RB), F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_hs[] = {F(FTZ), F(CDF), F(CSF), F(FRND), F(FSAT), F(RD),
    F(CCW), F(FNB), F(FAB), F(RB_2), F(CH), F(RB), F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_sh[] = {F(FTZ), F(CDF), F(CSF), F(FRND), F(FSAT), F(RD),
    F(CCW), F(FNB), F(FAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_ss[] = {F(FTZ), F(CDF), F(CSF), F(CRND), F(FSAT), F(RD),
    F(CCW), F(FNB), F(FAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_dh[] = {F(FTZ), F(CDF), F(CSF), F(FRND), F(FSAT), F(RD),
    F(CCW), F(FNB), F(FAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(DIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2f_dd[] = {F(FTZ), F(CDF), F(CSF), F(CRND), F(FSAT), F(RD),
    F(CCW), F(FNB), F(FAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(DIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2i_h[] = {F(FTZ), F(CDI), F(CSF), F(CINT), F(RD), F(CCW),
    F(FNB), F(FAB), F(RB_2), F(CH), F(RB), F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_f2i_d[] = {F(FTZ), F(CDI), F(CSF), F(CINT), F(RD), F(CCW),
    F(FNB), F(FAB), F(RB_2), F(CH), F(RB), F(CBANK), F(COFF), F(DIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2f_h[] = {F(CDF), F(CSI), F(FRND), F(RD), F(CCW), F(FNB),
    F(FAB), F(RB_2), F(CHALF), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2f_b[] = {F(CDF), F(CSI), F(FRND), F(RD), F(CCW), F(FNB),
    F(FAB), F(RB_2), F(CBYTE), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2i_h[] = {F(CDN), F(CSN), F(FSAT), F(RD), F(CCW), F(FNB),
    F(FAB), F(RB_2), F(CHALF), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_i2i_b[] = {F(CDN), F(CSN), F(FSAT), F(RD), F(CCW), F(FNB),
    F(FAB), F(RB_2), F(CBYTE), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dadd[] = {F(FRND), F(RD), F(CCW), F(FNA), F(FAA), F(RA_2),
    F(RA), F(FNB), F(FAB), F(RB_2), F(RC), F(CBANK), F(COFF), F(DIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dmul[] = {F(FRND), F(RD), F(CCW), F(RA_2), F(RA), F(FNM),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(DIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dfma_b[] = {F(DRND), F(RD), F(CCW), F(RA_2), F(RA), F(FNM),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(DIMM), F(FNC), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dfma_c[] = {F(DRND), F(RD), F(CCW), F(RA_2), F(RA), F(FNM),
    F(RC_2), F(RB), F(FNC), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dmnmx[] = {F(RD), F(CCW), F(FNA), F(FAA), F(RA_2), F(RA),
    F(FNB), F(FAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(DIMM), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dset[] = {F(BFH), F(FCMP), F(BOP), F(RD), F(CCW), F(SNA),
    F(SAA), F(RA_2), F(RA), F(SNB), F(SAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(DIMM), F(Q0N),
    F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_dsetp[] = {F(FCMP), F(BOP), F(P0), F(P1), F(SNA), F(PAA),
    F(RA_2), F(RA), F(PNB), F(SAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(DIMM), F(Q0N), F(Q0),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fadd[] = {F(FTZ), F(FRND), F(FSAT), F(RD), F(CCW), F(FNA),
    F(FAA), F(RA_2), F(RA), F(FNB), F(FAB), F(RB_2), F(RC), F(CBANK), F(COFF), F(FIMM), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_fadd32i[] = {F(FTZL), F(RD), F(CCWL), F(FNAL), F(FAAL),
    F(RA_2), F(RA), F(FIMM32), F(FNBL), F(FABL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fmul[] = {F(FMZ), F(FSCALE), F(FRND), F(FSAT), F(RD), F(CCW),
    F(RA_2), F(RA), F(FNM), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fmul32i[] = {F(FMZH), F(FSATL), F(RD), F(CCWL), F(RA_2),
    F(RA), F(FIMM32), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ffma_b[] = {F(FMZH), F(FRNDH), F(FSAT), F(RD), F(CCW),
    F(RA_2), F(RA), F(FNM), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(FNC), F(RC_2), F(RC),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ffma_c[] = {F(FMZH), F(FRNDH), F(FSAT), F(RD), F(CCW),
    F(RA_2), F(RA), F(FNM), F(RC_2), F(RB), F(FNC), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ffma32i[] = {F(FMZH), F(FSATL), F(RD), F(CCWL), F(FNAL),
    F(RA_2), F(RA), F(FIMM32), F(FNCL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fmnmx[] = {F(FTZ), F(RD), F(CCW), F(FNA), F(FAA), F(RA_2),
    F(RA), F(FNB), F(FAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_fset[] = {F(BFH), F(FCMP), F(SFTZ), F(BOP), F(RD), F(CCW),
    F(SNA), F(SAA), F(RA_2), F(RA), F(SNB), F(SAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM),
    F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fsetp[] = {F(FCMP), F(PFTZ), F(BOP), F(P0), F(P1), F(SNA),
    F(PAA), F(RA_2), F(RA), F(PNB), F(SAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(Q0N),
    F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fcmp_b[] = {F(FCMPN), F(PFTZ), F(RD), F(RA_2), F(RA),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fcmp_c[] = {F(FCMPN), F(PFTZ), F(RD), F(RA_2), F(RA),
    F(RC_2), F(RB), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fchk[] = {F(P0), F(FNA), F(FAA), F(RA_2), F(RA), F(FNB),
    F(FAB), F(RB_2), F(RB), F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_fswzadd[] = {F(FTZ), F(FRND), F(NDV), F(RD), F(CCW), F(RA_2),
    F(RA), F(RB_2), F(RB), F(SWD), F(SWC), F(SWB), F(SWA), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mufu[] = {F(MUF), F(FSAT), F(RD), F(FNA), F(FAA), F(RA_2),
    F(RA), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_rro[] = {F(RROF), F(RD), F(FNB), F(FAB), F(RB_2), F(RB),
    F(CBANK), F(COFF), F(FIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_al2p[] = {F(AO), F(ASIZE), F(APO), F(RD), F(RA_2), F(AOFF11),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ald_a[] = {F(AO), F(ASIZE), F(RD), F(AOFF10), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ald_h[] = {F(AO), F(ASIZE), F(RD), F(RA_2), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ald_q[] = {F(AO), F(ASIZE), F(RD), F(RA_2), F(AOFF11),
    F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ast_a[] = {F(ASIZE), F(AOFF10), F(RD), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ast_h[] = {F(ASIZE), F(RA_2), F(RD), F(RC_2), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_ast_q[] = {F(ASIZE), F(RA_2), F(AOFF11), F(RD), F(RC_2),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ipa[] = {F(IMODE), F(IWHERE), F(ISAT), F(RD), F(ATX),
    F(RA_2), F(RB_2), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_isberd[] = {F(AO), F(ISPACE), F(ISKEW), F(ISIZE), F(RD),
    F(RA_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_out[] = {F(OUTK), F(RD), F(RA_2), F(RB_2), F(RB), F(CBANK),
    F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_pixld[] = {F(PXK), F(RD), F(IPO), F(RA_2), F(PXOFF), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_hadd2_r[] = {F(HMRG), F(HFTZ), F(HSAT), F(RD), F(HNA),
    F(HAA), F(RA_2), F(RA), F(HSA), F(HNB), F(HAB), F(RB_2), F(RB), F(HSB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hadd2_c[] = {F(HMRG), F(HFTZ), F(HSATC), F(RD), F(HNA),
    F(HAA), F(RA_2), F(RA), F(HSA), F(HNCB), F(HACB), F(CBANK), F(COFF), F(HIHI), F(HILO), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_hadd2_32i[] = {F(HFTZL), F(HSATC), F(RD), F(HNCB), F(RA_2),
    F(RA), F(HSAL), F(HHI), F(HLO), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hmul2_r[] = {F(HMRG), F(HFMZ), F(HSAT), F(RD), F(HAA),
    F(RA_2), F(RA), F(HSA), F(HNB), F(HAB), F(RB_2), F(RB), F(HSB), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hmul2_c[] = {F(HMRG), F(HFMZ), F(HSATC), F(RD), F(HAA),
    F(RA_2), F(RA), F(HSA), F(HNA), F(HACB), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hmul2_i[] = {F(HMRG), F(HFMZ), F(HSATC), F(RD), F(HNA),
    F(HAA), F(RA_2), F(RA), F(HSA), F(HIHI), F(HILO), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hmul2_32i[] = {F(HFMZL), F(HSATC), F(RD), F(RA_2), F(RA),
    F(HSAL), F(HHI), F(HLO), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_r[] = {F(HMRG), F(HFMZR), F(HSAT), F(RD), F(RA_2),
    F(RA), F(HSA), F(HNB), F(RB_2), F(RB), F(HSB), F(HNR), F(RC_2), F(RC), F(HSR), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_hfma2_b[] = {F(HMRG), F(HFMZC), F(HSATC), F(RD), F(RA_2),
    F(RA), F(HSA), F(HNCB), F(CBANK), F(COFF), F(HIHI), F(HILO), F(HNRC), F(RC_2), F(RC), F(HSRC),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_c[] = {F(HMRG), F(HFMZC), F(HSATC), F(RD), F(RA_2),
    F(RA), F(HSA), F(HNCB), F(RC_2), F(RB), F(HSRC), F(HNRC), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hfma2_32i[] = {F(HFMZL), F(RD), F(RA_2), F(RA), F(HSAL),
    F(HHI), F(HLO), F(HNRD), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hset2_r[] = {F(HBF), F(HCMP), F(HSFTZ), F(BOP), F(RD),
    F(HNA), F(HAA), F(RA_2), F(RA), F(HSA), F(HNB), F(HAB), F(RB_2), F(RB), F(HSB), F(Q0N), F(Q0),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hset2_c[] = {F(HBFC), F(HCMPC), F(HSFTZC), F(BOP), F(RD),
    F(HNA), F(HAA), F(RA_2), F(RA), F(HSA), F(HNCB), F(CBANK), F(COFF), F(HIHI), F(HILO), F(Q0N),
    F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hsetp2_r[] = {F(HCMP), F(HAND), F(HPFTZ), F(BOP), F(P0),
    F(P1), F(HNA), F(HAA), F(RA_2), F(RA), F(HSA), F(HNB), F(HAB), F(RB_2), F(RB), F(HSB), F(Q0N),
    F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_hsetp2_c[] = {F(HCMPC), F(HANDC), F(HPFTZ), F(BOP), F(P0),
    F(P1), F(HNA), F(HAA), F(RA_2), F(RA), F(HSA), F(HNCB), F(HACB), F(CBANK), F(COFF), F(HIHI),
    F(HILO), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iadd[] = {F(SATI), F(XI), F(RD), F(CCW), F(NA), F(RA_2),
    F(RA), F(NB), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iadd32i[] = {F(SATL), F(XL), F(RD), F(CCWL), F(NAL), F(RA_2),
    F(RA), F(IMM32), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iadd3_r[] = {F(SH3), F(X3), F(RD), F(CCW), F(NA3), F(RA_2),
    F(HA3), F(RA), F(NB3), F(RB_2), F(HB3), F(RB), F(NC3), F(RC_2), F(HC3), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_iadd3_b[] = {F(X3), F(RD), F(CCW), F(NA3), F(RA_2), F(RA),
    F(NB3), F(CBANK), F(COFF), F(UIMM), F(NC3), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iscadd[] = {F(RD), F(CCW), F(NA), F(RA_2), F(RA), F(NB),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(SCALE), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_iscadd32i[] = {F(RD), F(CCWL), F(RA_2), F(RA), F(IMM32),
    F(SCALEL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imnmx[] = {F(UI), F(MNX), F(RD), F(CCW), F(RA_2), F(RA),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_icmp_b[] = {F(CMP), F(UI), F(RD), F(RA_2), F(RA), F(RB_2),
    F(RB), F(CBANK), F(COFF), F(IMM), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_icmp_c[] = {F(CMP), F(UI), F(RD), F(RA_2), F(RA), F(RC_2),
    F(RB), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lop[] = {F(LOPF), F(LOPX), F(LOPT), F(P2), F(RD), F(CCW),
    F(LIA), F(RA_2), F(RA), F(LIB), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lop32i[] = {F(LOPFL), F(LOPXL), F(RD), F(CCWL), F(LIAL),
    F(RA_2), F(RA), F(UIMM32), F(LIBL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lop3_r[] = {F(L3X), F(L3T), F(P2), F(RD), F(CCW), F(RA_2),
    F(RA), F(RB_2), F(RB), F(RC_2), F(RC), F(LUT), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lop3_c[] = {F(L3XC), F(RD), F(CCW), F(RA_2), F(RA), F(CBANK),
    F(COFF), F(RC_2), F(RC), F(LUTH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lop3_i[] = {F(L3XI), F(RD), F(CCW), F(RA_2), F(RA), F(IMM),
    F(RC_2), F(RC), F(LUTH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldg[] = {F(GE), F(GCL), F(GSIZE), F(RD), F(RA_2), F(OFF24),
    F(UOFF24), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldg_p[] = {F(GE), F(GCL), F(GSIZE), F(GP41), F(RD), F(RA_2),
    F(OFF20), F(UOFF20), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stg[] = {F(GE), F(GCS), F(SSIZE), F(RA_2), F(OFF24),
    F(UOFF24), F(RD), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ld[] = {F(GENE), F(GENL), F(LSIZE), F(RD), F(RA_2), F(OFF32),
    F(UOFF32), F(GENP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_st[] = {F(GENE), F(GENS), F(LSIZE), F(RA_2), F(OFF32),
    F(UOFF32), F(RD), F(GENP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldl[] = {F(LCL), F(SSIZE), F(RD), F(RA_2), F(OFF24),
    F(UOFF24), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stl[] = {F(LCS), F(SSIZE), F(RA_2), F(OFF24), F(UOFF24),
    F(RD), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_r[] = {F(SSIZE), F(RD), F(RA_2), F(OFF24), F(UOFF24),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lds_u[] = {F(USIZE), F(RD), F(RA_2), F(OFF24), F(UOFF24),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sts[] = {F(SSIZE), F(RA_2), F(OFF24), F(UOFF24), F(RD),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_ldc[] = {F(CSIZE), F(LMODE), F(RD), F(LBANK), F(RA_2),
    F(CINDEX), F(UCINDEX), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_stp[] = {F(STPW), F(STPN), SLOTS_CTL};
static const struct isadora_slot slots_membar[] = {F(MSCOPE), F(MINV), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mov[] = {F(RD), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM),
    F(MASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_mov32i[] = {F(RD), F(UIMM32), F(MASKL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sel[] = {F(RD), F(RA_2), F(RA), F(RB_2), F(RB), F(CBANK),
    F(COFF), F(IMM), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_prmt_b[] = {F(PMODE), F(RD), F(RA_2), F(RA), F(RB_2), F(RB),
    F(CBANK), F(COFF), F(IMM), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_prmt_c[] = {F(PMODE), F(RD), F(RA_2), F(RA), F(RC_2), F(RB),
    F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imul[] = {F(MULS), F(MULHI), F(RD), F(CCW), F(RA_2), F(RA),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imul32i[] = {F(MULSL), F(MULHIL), F(RD), F(CCWL), F(RA_2),
    F(RA), F(IMM32), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_b[] = {F(MADS), F(MADHI), F(MADSAT), F(MADX), F(RD),
    F(CCW), F(MNA), F(RA_2), F(RA), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(MNC), F(RC_2),
    F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad_c[] = {F(MADS), F(MADHI), F(MADSAT), F(MADX), F(RD),
    F(CCW), F(MNA), F(RA_2), F(RA), F(RC_2), F(RB), F(MNC), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imad32i[] = {F(MADSL), F(MULHIL), F(RD), F(CCWL), F(NAL),
    F(RA_2), F(RA), F(IMM32), F(MNCL), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imadsp_uu_b[] = {F(SPA), F(SPB), F(SPC), F(RD), F(CCW),
    F(RA_2), F(RA), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_imadsp_uu_c[] = {F(SPA), F(SPB), F(SPC), F(RD), F(CCW),
    F(RA_2), F(RA), F(RC_2), F(RB), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_xmad_r[] = {F(XSIGN), F(XPSL), F(XMRG), F(XMODE), F(XX),
    F(RD), F(CCW), F(RA_2), F(XHA), F(RA), F(RB_2), F(XHB), F(RB), F(RC_2), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_xmad_i[] = {F(XSIGN), F(XPSL), F(XMRG), F(XMODE), F(XX),
    F(RD), F(CCW), F(RA_2), F(XHA), F(RA), F(IMM16), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_xmad_b[] = {F(XSIGN), F(XPSLC), F(XMRGC), F(XMODEC), F(XXC),
    F(RD), F(CCW), F(RA_2), F(XHA), F(RA), F(CBANK), F(COFF), F(XHC), F(RC_2), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_xmad_c[] = {F(XSIGN), F(XMODEC), F(XXC), F(RD), F(CCW),
    F(RA_2), F(XHA), F(RA), F(RC_2), F(XHC), F(RB), F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_psetp[] = {F(BOP2), F(BOP), F(P0), F(P1), F(Q12N), F(Q12),
    F(Q29N), F(Q29), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_pset[] = {F(BF), F(BOP2), F(BOP), F(RD), F(CCW), F(Q12N),
    F(Q12), F(Q29N), F(Q29), F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_cset[] = {F(BF), F(CCT8), F(BOP), F(RD), F(CCW), F(Q0N),
    F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_csetp[] = {F(CCT8), F(BOP), F(P0), F(P1), F(Q0N), F(Q0),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_p2r[] = {F(PBYTE), F(RD), F(WHICH), F(RA_2), F(RA), F(RB_2),
    F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_r2p[] = {F(WHICH), F(RA_2), F(PBYTE), F(RA), F(RB_2), F(RB),
    F(CBANK), F(COFF), F(UIMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_shl[] = {F(SHW), F(SHX), F(RD), F(CCW), F(RA_2), F(RA),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_shr[] = {F(UI), F(SHW), F(SHRX), F(BREV), F(RD), F(CCW),
    F(RA_2), F(RA), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_shf_l[] = {F(FW), F(FTYPE), F(FHI), F(RD), F(CCW), F(RA_2),
    F(RA), F(RB_2), F(RB), F(FIMM6), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bfe[] = {F(UI), F(BREV), F(RD), F(CCW), F(RA_2), F(RA),
    F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bfi_b[] = {F(RD), F(CCW), F(RA_2), F(RA), F(RB_2), F(RB),
    F(CBANK), F(COFF), F(IMM), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bfi_c[] = {F(RD), F(CCW), F(RA_2), F(RA), F(RC_2), F(RB),
    F(CBANK), F(COFF), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_flo[] = {F(UI), F(FLSH), F(RD), F(CCW), F(NBI), F(RB_2),
    F(RB), F(CBANK), F(COFF), F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_popc[] = {F(RD), F(NBI), F(RB_2), F(RB), F(CBANK), F(COFF),
    F(IMM), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_lo[] = {F(LEAX), F(P2), F(RD), F(CCW), F(LEAN), F(RA_2),
    F(RA), F(RB_2), F(RB), F(CBANK), F(COFF), F(IMM), F(LEAS), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_hi[] = {F(LEHX), F(P2), F(RD), F(CCW), F(LEHN), F(RA_2),
    F(RA), F(RB_2), F(RB), F(RC_2), F(RC), F(LEHS), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_lea_hc[] = {F(LECX), F(P2), F(RD), F(CCW), F(LECN), F(RA_2),
    F(RA), F(CBANK), F(COFF), F(RC_2), F(RC), F(LECS), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_s2r[] = {F(RD), F(SREG), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vote[] = {F(VMODE), F(RD), F(VP), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_vote_vtg[] = {F(VTG), F(VTGN), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_shfl[] = {F(SMODE), F(P2), F(RD), F(RA_2), F(RB_2), F(SLANE),
    F(RC_2), F(SCLAMP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bar_sync[] = {F(RA_2), F(BID), F(RB_2), F(BCNT), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_bar_red[] = {F(BRED), F(RA_2), F(BID), F(RB_2), F(BCNT),
    F(Q0N), F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_bar_scan[] = {F(RA_2), F(BID), F(RB_2), F(BCNT), F(Q0N),
    F(Q0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_b2r_b[] = {F(RD), F(BID), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_b2r_r[] = {F(RD), F(VP), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_r2b[] = {F(R2BK), F(BRID), F(RB_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_depbar_le[] = {F(DSB), F(DCNT), F(D4), F(D3), F(D2), F(D1),
    F(D0), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_depbar_n[] = {F(D4), F(D3), F(D2), F(D1), F(D0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_suld_p[] = {F(SUDIM), F(SULC), F(SUMASK), F(SUCLAMP),
    F(SUPR), F(RD), F(RA_2), F(RC_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suld_d[] = {F(SUBA), F(SUDIM), F(SULC), F(SUSIZE),
    F(SUCLAMP), F(SUPR), F(RD), F(RA_2), F(RC_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sust_p[] = {F(SUDIM), F(SUSC), F(SUMASK), F(SUCLAMP),
    F(RA_2), F(RD), F(RC_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sust_d[] = {F(SUBA), F(SUDIM), F(SUSC), F(SUSIZE),
    F(SUCLAMP), F(RA_2), F(RD), F(RC_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sured_p[] = {F(SUDIM), F(SUROP), F(SUCLAMP), F(RA_2), F(RD),
    F(RC_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_sured_d[] = {F(SUBA), F(SUDIM), F(SUROP), F(SURTYPE),
    F(SUCLAMP), F(RA_2), F(RD), F(RC_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_i[] = {F(SUABA), F(SUDIM), F(SUAOP), F(SUATYPE),
    F(SUCLAMP), F(RD), F(RA_2), F(RB_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_r[] = {F(SUAPD), F(SUABA), F(SUDIM), F(SUAOP),
    F(SUATYPER), F(SUCLAMP), F(RD), F(RA_2), F(RB_2), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_p[] = {F(SUABA), F(SUDIM), F(SUAOP), F(SUATYPER),
    F(SUCLAMP), F(SUPA), F(RD), F(RA_2), F(RB_2), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_ci[] = {F(SUABA), F(SUDIM), F(SUATYPE), F(SUCLAMP),
    F(SUPR), F(RD), F(RA_2), F(RB_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_suatom_cr[] = {F(SUAPD), F(SUABA), F(SUDIM), F(SUATYPER),
    F(SUCLAMP), F(SUPR), F(RD), F(RA_2), F(RB_2), F(RC_2), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tex_i[] = {F(TLOD), F(TLC), F(TAO), F(TDC), F(TNDV),
    F(NODEP), F(PHT), F(PHP), F(TPO), F(RD), F(RA_2), F(RB_2), F(TXH), F(TDIM), F(TMASK), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_tex_b[] = {F(TLODB), F(TLCB), F(TAOB), F(TDC), F(TNDV),
    F(NODEP), F(PHT), F(PHP), F(TPO), F(RD), F(RA_2), F(RB_2), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld_i[] = {F(TLDL), F(TAOL), F(TLDM), F(TLDC), F(NODEP),
    F(PHT), F(PHP), F(TPO), F(RD), F(RA_2), F(RB_2), F(TXH), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld_b[] = {F(TLDL), F(TAOL), F(TLDM), F(TLDC), F(NODEP),
    F(PHT), F(PHP), F(TPO), F(RD), F(RA_2), F(RB_2), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld4_i[] = {F(T4C), F(T4O), F(TDC), F(TNDV), F(NODEP),
    F(PHT), F(PHP), F(TPO), F(RD), F(RA_2), F(RB_2), F(TXH), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld4_b[] = {F(T4CB), F(T4OB), F(TDC), F(TNDV), F(NODEP),
    F(PHT), F(PHP), F(TPO), F(RD), F(RA_2), F(RB_2), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txd_i[] = {F(TLCD), F(TAOL), F(NODEP), F(PHT), F(PHP),
    F(TPO), F(RD), F(RA_2), F(RB_2), F(TXH), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txd_b[] = {F(TLCD), F(TAOL), F(NODEP), F(PHT), F(PHP),
    F(TPO), F(RD), F(RA_2), F(RB_2), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txq_i[] = {F(NODEP), F(PHT), F(PHP), F(RD), F(RA_2), F(TXQK),
    F(TXQN), F(TXH), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txq_b[] = {F(NODEP), F(PHT), F(PHP), F(RD), F(RA_2), F(TXQK),
    F(TXQN), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_txa[] = {F(TNDV), F(NODEP), F(PHT), F(PHP), F(RD), F(RA_2),
    F(TXH), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tmml_i[] = {F(TNDV), F(NODEP), F(PHT), F(PHP), F(RD),
    F(RA_2), F(TXH), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tmml_b[] = {F(TNDV), F(NODEP), F(PHT), F(PHP), F(RD),
    F(RA_2), F(RB_2), F(TDIM), F(TMASK), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_texs_d1_lz_m[] = {F(TXF), F(NODEP), F(PHT), F(PHP), F(RD2),
    F(RD), F(RA_2), F(RB_2), F(TXH), F(TXC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_texs_d1_lz_s[] = {F(TXF), F(NODEP), F(PHT), F(PHP), F(RD2),
    F(RD), F(RA_2), F(RB_2), F(TXH), F(TXC1), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_tld4s[] = {F(T4F), F(T4CS), F(TAOS), F(TDC), F(NODEP),
    F(PHT), F(PHP), F(RD2), F(RD), F(RA_2), F(RB_2), F(TXH), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vadd[] = {F(VUD), F(VAS), F(VBS), F(VSAT), F(VRED), F(RD),
    F(CCW), F(VNA), F(RA_2), F(VAB), F(RA), F(VAH), F(VNB), F(RB_2), F(VBB), F(RB), F(VBH), F(VN16),
    F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vabsdiff[] = {F(VSD), F(VAS), F(VBS), F(VSAT), F(VRED),
    F(RD), F(CCW), F(RA_2), F(VAB), F(RA), F(VAH), F(RB_2), F(VBB), F(RB), F(VBH), F(VN16), F(RC_2),
    F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vmnmx[] = {F(VUD), F(VAS), F(VBS), F(VMX), F(VSAT), F(VRED),
    F(RD), F(CCW), F(RA_2), F(VAB), F(RA), F(VAH), F(RB_2), F(VBB), F(RB), F(VBH), F(VN16), F(RC_2),
    F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vset[] = {F(VCMP), F(VAS), F(VBS), F(VRED), F(RD), F(CCW),
    F(RA_2), F(VAB), F(RA), F(VAH), F(RB_2), F(VBB), F(RB), F(VBH), F(VN16), F(RC_2), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_vsetp[] = {F(VCMPP), F(VAS), F(VBS), F(BOP), F(P0), F(P1),
    F(RA_2), F(VAB), F(RA), F(VAH), F(RB_2), F(VBB), F(RB), F(VBH), F(VN16), F(Q0N), F(Q0), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_vmad[] = {F(VAS), F(VBS), F(VSHIFT), F(VSAT), F(RD), F(CCW),
    F(VMNA), F(RA_2), F(VAB), F(RA), F(VAH), F(RB_2), F(VBB), F(RB), F(VBH), F(VN16), F(VMNC),
    F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vshl[] = {F(VUD), F(VAS), F(VWRAP), F(VSAT), F(VRED), F(RD),
    F(CCW), F(RA_2), F(VAB), F(RA), F(VAH), F(RB_2), F(VBB), F(RB), F(VBH), F(VN16), F(RC_2), F(RC),
    F(GP), SLOTS_CTL};
static const struct isadora_slot slots_vabsdiff4[] = {F(V4SD), F(V4A), F(V4B), F(V4SAT), F(V4RED),
    F(V4M), F(RD), F(CCW), F(RA_2), F(V4SA), F(RA), F(RB_2), F(V4SB), F(RB), F(RC_2), F(RC), F(GP),
    SLOTS_CTL};
static const struct isadora_slot slots_idp_a4[] = {F(IDPA), F(IDPB), F(RD), F(RA_2), F(RA), F(RB_2),
    F(RB), F(RC_2), F(RC), F(GP), SLOTS_CTL};
static const struct isadora_slot slots_idp_a2[] = {F(IDPH), F(IDPA2), F(IDPB), F(RD), F(RA_2),
    F(RA), F(RB_2), F(RB), F(RC_2), F(RC), F(GP), SLOTS_CTL};

static const char *const lines_AKIND[] = {"ATYPE", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN"};
#define C_AKIND(role) {"AKIND", role, lines_AKIND, 4}
static const char *const lines_AADDR[] = {"[$R[Ra]]", "[$R[Ra]+AOFF]", "[UAOFF]"};
#define C_AADDR(role) {"AADDR", role, lines_AADDR, 3}
static const char *const lines_GUARD[] = {"", "@$P[GP]", "@!$P[GP]"};
#define C_GUARD(role) {"GUARD", role, lines_GUARD, 3}
static const char *const lines_OPEN[] = {"{", "", ""};
#define C_OPEN(role) {"OPEN", role, lines_OPEN, 3}
static const char *const lines_CTL[] = {"", "", "{STALLS,NOY,SETS,FREES,W1,W2,W3,W4,W5,W6}"};
#define C_CTL(role) {"CTL", role, lines_CTL, 3}
static const char *const lines_STALLS[] = {"", "!STALL"};
#define C_STALLS(role) {"STALLS", role, lines_STALLS, 2}
static const char *const lines_SETS[] = {"", "+{WBAR+1}.W"};
#define C_SETS(role) {"SETS", role, lines_SETS, 2}
static const char *const lines_FREES[] = {"", "+{RBAR+1}.R"};
#define C_FREES(role) {"FREES", role, lines_FREES, 2}
static const char *const lines_CLOSE[] = {"", "}"};
#define C_CLOSE(role) {"CLOSE", role, lines_CLOSE, 2}
static const struct isadora_choice choices_atom_op[] = {C_AKIND("n"), C_AADDR("a"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_TOLD[] = {"GP41"};
#define C_TOLD(role) {"TOLD", role, lines_TOLD, 1}
static const char *const lines_AADDR13[] = {"[$R[Ra]]", "[$R[Ra]+AOFF13]", "[UAOFF13]"};
#define C_AADDR13(role) {"AADDR13", role, lines_AADDR13, 3}
static const struct isadora_choice choices_atom_opp[] = {C_AKIND("n"), C_TOLD("p"), C_AADDR13("a"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_PAIRED[] = {"$R[Rb], R{CASN+1}", "$R[Rb], R{CASN+2}", "$R[Rb], RZ",
    "RZ, $R[Rb]"};
#define C_PAIRED(role) {"PAIRED", role, lines_PAIRED, 4}
static const struct isadora_choice choices_atom_cas[] = {C_AADDR("a"), C_PAIRED("b"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_atom_casp[] = {C_TOLD("p"), C_AADDR13("a"),
    C_PAIRED("b"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_ASADDR[] = {"[$R[Ra]]", "[$R[Ra]+ASOFF]", "[UASOFF]"};
#define C_ASADDR(role) {"ASADDR", role, lines_ASADDR, 3}
static const struct isadora_choice choices_atoms[] = {C_ASADDR("at"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_atoms_cas[] = {C_ASADDR("at"), C_PAIRED(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_ARKIND[] = {"ARTYPE", ".F16x2.FTZ.RN", ".F16x2.RN", ".F64.RN"};
#define C_ARKIND(role) {"ARKIND", role, lines_ARKIND, 4}
static const struct isadora_choice choices_red[] = {C_ARKIND("n"), C_AADDR("a"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_CCADDR[] = {"[$R[Ra]]", "[$R[Ra]+CCOFF]", "[UCCOFF]"};
#define C_CCADDR(role) {"CCADDR", role, lines_CCADDR, 3}
static const struct isadora_choice choices_cctl_a[] = {C_CCADDR("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_cctl_all[] = {C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_CCLADDR[] = {"[$R[Ra]]", "[$R[Ra]+CCLOFF]", "[UCCLOFF]"};
#define C_CCLADDR(role) {"CCLADDR", role, lines_CCLADDR, 3}
static const struct isadora_choice choices_cctll_a[] = {C_CCLADDR("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SB[] = {"$R[Rb]RB", "c[CBANK][COFF]", "IMM"};
#define C_SB(role) {"SB", role, lines_SB, 3}
static const char *const lines_QA[] = {"Q0N$P[Q0]"};
#define C_QA(role) {"QA", role, lines_QA, 1}
static const struct isadora_choice choices_isetp[] = {C_SB("b"), C_QA("q"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_WAY[] = {"TO", "c[BXBANK][BXOFF]"};
#define C_WAY(role) {"WAY", role, lines_WAY, 2}
static const struct isadora_choice choices_bra[] = {C_WAY("to"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_NEARX[] = {"$R[Ra]", "$R[Ra] BXNEAR", "c[BXBANK][$R[Ra]]",
    "c[BXBANK][$R[Ra]+BXOFF]", "c[BXBANK][BXOFF]"};
#define C_NEARX(role) {"NEARX", role, lines_NEARX, 5}
static const struct isadora_choice choices_brx[] = {C_NEARX("to"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FARWAY[] = {"BFAR", "c[BXBANK][BXOFF]"};
#define C_FARWAY(role) {"FARWAY", role, lines_FARWAY, 2}
static const struct isadora_choice choices_jmp[] = {C_FARWAY("to"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FARX[] = {"$R[Ra]", "$R[Ra] BXFAR", "c[BXBANK][$R[Ra]]",
    "c[BXBANK][$R[Ra]+BXOFF]", "c[BXBANK][BXOFF]"};
#define C_FARX(role) {"FARX", role, lines_FARX, 5}
static const struct isadora_choice choices_jmx[] = {C_FARX("to"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_cal[] = {C_WAY("to"), C_OPEN(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_jcal[] = {C_FARWAY("to"), C_OPEN(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_pexit[] = {C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_BPTNO[] = {"", "BPTN"};
#define C_BPTNO(role) {"BPTNO", role, lines_BPTNO, 2}
static const struct isadora_choice choices_bpt[] = {C_BPTNO(NULL), C_OPEN(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_NOPMASK[] = {"", "NMASK"};
#define C_NOPMASK(role) {"NOPMASK", role, lines_NOPMASK, 2}
static const struct isadora_choice choices_nop[] = {C_NOPMASK(NULL), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_CF16[] = {"FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}",
    "FIMM{CH}", "FIMM.NEG{CH}", "FIMM.ABS{CH}", "FIMM.NEG.ABS{CH}"};
#define C_CF16(role) {"CF16", role, lines_CF16, 6}
static const char *const lines_CB[] = {"c[CBANK][COFF]"};
#define C_CB(role) {"CB", role, lines_CB, 1}
static const char *const lines_F2FX[] = {""};
#define C_F2FX(role) {"F2FX", role, lines_F2FX, 1}
static const struct isadora_choice choices_f2f_hh[] = {C_CF16("b"), C_CB(NULL), C_F2FX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_CS32[] = {"FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB",
    "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
#define C_CS32(role) {"CS32", role, lines_CS32, 6}
static const struct isadora_choice choices_f2f_sh[] = {C_CS32("b"), C_CB(NULL), C_F2FX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_CS64[] = {"FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB",
    "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
#define C_CS64(role) {"CS64", role, lines_CS64, 6}
static const char *const lines_CBD[] = {"c[CBANK][COFF]"};
#define C_CBD(role) {"CBD", role, lines_CBD, 1}
static const struct isadora_choice choices_f2f_dh[] = {C_CS64("b"), C_CBD(NULL), C_F2FX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_F2IX[] = {""};
#define C_F2IX(role) {"F2IX", role, lines_F2IX, 1}
static const struct isadora_choice choices_f2i_h[] = {C_CF16("b"), C_CB(NULL), C_F2IX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_CF32[] = {"FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}",
    "FIMM{CH}", "FIMM.NEG{CH}", "FIMM.ABS{CH}", "FIMM.NEG.ABS{CH}"};
#define C_CF32(role) {"CF32", role, lines_CF32, 6}
static const struct isadora_choice choices_f2i_s[] = {C_CF32("b"), C_CB(NULL), C_F2IX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_CF64[] = {"FNB{FAB}$R[Rb]CH{FAB}RB", "FNB{FAB}c[CBANK][COFF]CH{FAB}",
    "DIMM{CH}", "DIMM.NEG{CH}", "DIMM.ABS{CH}", "DIMM.NEG.ABS{CH}"};
#define C_CF64(role) {"CF64", role, lines_CF64, 6}
static const struct isadora_choice choices_f2i_d[] = {C_CF64("b"), C_CBD(NULL), C_F2IX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_CIH[] = {"FNB{FAB}$R[Rb]CHALF{FAB}RB",
    "FNB{FAB}c[CBANK][COFF]CHALF{FAB}", "IMM{CHALF}", "IMM.NEG{CHALF}", "IMM.ABS{CHALF}",
    "IMM.NEG.ABS{CHALF}"};
#define C_CIH(role) {"CIH", role, lines_CIH, 6}
static const char *const lines_I2FX[] = {""};
#define C_I2FX(role) {"I2FX", role, lines_I2FX, 1}
static const struct isadora_choice choices_i2f_h[] = {C_CIH("b"), C_CB(NULL), C_I2FX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_CIB[] = {"FNB{FAB}$R[Rb]CBYTE{FAB}RB",
    "FNB{FAB}c[CBANK][COFF]CBYTE{FAB}", "IMM{CBYTE}", "IMM.NEG{CBYTE}", "IMM.ABS{CBYTE}",
    "IMM.NEG.ABS{CBYTE}"};
#define C_CIB(role) {"CIB", role, lines_CIB, 6}
static const struct isadora_choice choices_i2f_b[] = {C_CIB("b"), C_CB(NULL), C_I2FX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_CID[] = {"FNB{FAB}$R[Rb]CBYTE{FAB}RB",
    "FNB{FAB}c[CBANK][COFF]CBYTE{FAB}", "IMM{CBYTE}", "IMM.NEG{CBYTE}", "IMM.ABS{CBYTE}",
    "IMM.NEG.ABS{CBYTE}"};
#define C_CID(role) {"CID", role, lines_CID, 6}
static const struct isadora_choice choices_i2f_d[] = {C_CID("b"), C_CBD(NULL), C_I2FX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_I2IX[] = {""};
#define C_I2IX(role) {"I2IX", role, lines_I2IX, 1}
static const struct isadora_choice choices_i2i_h[] = {C_CIH("b"), C_CB(NULL), C_I2IX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_i2i_b[] = {C_CIB("b"), C_CB(NULL), C_I2IX(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_DA[] = {"FNA{FAA}$R[Ra]FAA{RA}"};
#define C_DA(role) {"DA", role, lines_DA, 1}
static const char *const lines_DB[] = {"FNB{FAB}$R[Rb]FAB{RC}", "FNB{FAB}c[CBANK][COFF]FAB", "DIMM",
    "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
#define C_DB(role) {"DB", role, lines_DB, 6}
static const struct isadora_choice choices_dadd[] = {C_DA("a"), C_DB("b"), C_CBD(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_DBN[] = {"FNM$R[Rb]RB", "FNM{c[CBANK][COFF]}", "DIMM", "DIMM.NEG"};
#define C_DBN(role) {"DBN", role, lines_DBN, 4}
static const struct isadora_choice choices_dmul[] = {C_DBN("b"), C_CBD(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_DC[] = {"FNC$R[Rc]RC"};
#define C_DC(role) {"DC", role, lines_DC, 1}
static const struct isadora_choice choices_dfma_b[] = {C_DBN("b"), C_CBD(NULL), C_DC("c"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_DCB[] = {"FNM$R[Rc]RB"};
#define C_DCB(role) {"DCB", role, lines_DCB, 1}
static const char *const lines_DCC[] = {"FNC{c[CBANK][COFF]}"};
#define C_DCC(role) {"DCC", role, lines_DCC, 1}
static const struct isadora_choice choices_dfma_c[] = {C_DCB("b"), C_DCC("c"), C_CBD(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_DB_2[] = {"FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB",
    "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
#define C_DB_2(role) {"DB", role, lines_DB_2, 6}
static const struct isadora_choice choices_dmnmx[] = {C_DA("a"), C_DB_2("b"), C_CBD(NULL),
    C_QA("q"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_DA_2[] = {"SNA{SAA}$R[Ra]SAA{RA}"};
#define C_DA_2(role) {"DA", role, lines_DA_2, 1}
static const char *const lines_DB_3[] = {"SNB{SAB}$R[Rb]SAB{RB}", "SNB{SAB}c[CBANK][COFF]SAB",
    "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
#define C_DB_3(role) {"DB", role, lines_DB_3, 6}
static const struct isadora_choice choices_dset[] = {C_DA_2("a"), C_DB_3("b"), C_CBD(NULL),
    C_QA("q"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_DA_3[] = {"SNA{PAA}$R[Ra]PAA{RA}"};
#define C_DA_3(role) {"DA", role, lines_DA_3, 1}
static const char *const lines_DB_4[] = {"PNB{SAB}$R[Rb]SAB{RB}", "PNB{SAB}c[CBANK][COFF]SAB",
    "DIMM", "DIMM.NEG", "DIMM.ABS", "DIMM.NEG.ABS"};
#define C_DB_4(role) {"DB", role, lines_DB_4, 6}
static const struct isadora_choice choices_dsetp[] = {C_DA_3("a"), C_DB_4("b"), C_CBD(NULL),
    C_QA("q"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FA[] = {"FNA{FAA}$R[Ra]FAA{RA}"};
#define C_FA(role) {"FA", role, lines_FA, 1}
static const char *const lines_FB[] = {"FNB{FAB}$R[Rb]FAB{RC}", "FNB{FAB}c[CBANK][COFF]FAB", "FIMM",
    "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
#define C_FB(role) {"FB", role, lines_FB, 6}
static const struct isadora_choice choices_fadd[] = {C_FA("a"), C_FB("b"), C_CB(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_FA_2[] = {"FNAL{FAAL}$R[Ra]FAAL{RA}"};
#define C_FA_2(role) {"FA", role, lines_FA_2, 1}
static const struct isadora_choice choices_fadd32i[] = {C_FA_2("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FBN[] = {"FNM$R[Rb]RB", "FNM{c[CBANK][COFF]}", "FIMM", "FIMM.NEG"};
#define C_FBN(role) {"FBN", role, lines_FBN, 4}
static const struct isadora_choice choices_fmul[] = {C_FBN("b"), C_CB(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FC[] = {"FNC$R[Rc]RC"};
#define C_FC(role) {"FC", role, lines_FC, 1}
static const struct isadora_choice choices_ffma_b[] = {C_FBN("b"), C_CB(NULL), C_FC("c"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_FCB[] = {"FNM$R[Rc]RB"};
#define C_FCB(role) {"FCB", role, lines_FCB, 1}
static const char *const lines_FCC[] = {"FNC{c[CBANK][COFF]}"};
#define C_FCC(role) {"FCC", role, lines_FCC, 1}
static const struct isadora_choice choices_ffma_c[] = {C_FCB("b"), C_FCC("c"), C_CB(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_FAI[] = {"FNAL$R[Ra]RA"};
#define C_FAI(role) {"FAI", role, lines_FAI, 1}
static const struct isadora_choice choices_ffma32i[] = {C_FAI("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FB_2[] = {"FNB{FAB}$R[Rb]FAB{RB}", "FNB{FAB}c[CBANK][COFF]FAB",
    "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
#define C_FB_2(role) {"FB", role, lines_FB_2, 6}
static const struct isadora_choice choices_fmnmx[] = {C_FA("a"), C_FB_2("b"), C_CB(NULL), C_QA("q"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_FA_3[] = {"SNA{SAA}$R[Ra]SAA{RA}"};
#define C_FA_3(role) {"FA", role, lines_FA_3, 1}
static const char *const lines_FB_3[] = {"SNB{SAB}$R[Rb]SAB{RB}", "SNB{SAB}c[CBANK][COFF]SAB",
    "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
#define C_FB_3(role) {"FB", role, lines_FB_3, 6}
static const struct isadora_choice choices_fset[] = {C_FA_3("a"), C_FB_3("b"), C_CB(NULL),
    C_QA("q"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FA_4[] = {"SNA{PAA}$R[Ra]PAA{RA}"};
#define C_FA_4(role) {"FA", role, lines_FA_4, 1}
static const char *const lines_FB_4[] = {"PNB{SAB}$R[Rb]SAB{RB}", "PNB{SAB}c[CBANK][COFF]SAB",
    "FIMM", "FIMM.NEG", "FIMM.ABS", "FIMM.NEG.ABS"};
#define C_FB_4(role) {"FB", role, lines_FB_4, 6}
static const struct isadora_choice choices_fsetp[] = {C_FA_4("a"), C_FB_4("b"), C_CB(NULL),
    C_QA("q"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_FIC[] = {"$R[Rb]RB", "c[CBANK][COFF]", "FIMM"};
#define C_FIC(role) {"FIC", role, lines_FIC, 3}
static const struct isadora_choice choices_fcmp_b[] = {C_FIC("b"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_fcmp_c[] = {C_CB("c"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_fchk[] = {C_FA("a"), C_FB_2("b"), C_CB(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_mufu[] = {C_FA("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_rro[] = {C_FB_2("b"), C_CB(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_APOP[] = {"", "$P[APO]"};
#define C_APOP(role) {"APOP", role, lines_APOP, 2}
static const char *const lines_AWHICH[] = {"$R[Ra]", "$R[Ra], AOFF11", "AOFF11", ""};
#define C_AWHICH(role) {"AWHICH", role, lines_AWHICH, 4}
static const struct isadora_choice choices_al2p[] = {C_APOP("p"), C_AWHICH("a"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_ARC[] = {"", "$R[Rc]"};
#define C_ARC(role) {"ARC", role, lines_ARC, 2}
static const struct isadora_choice choices_ald_a[] = {C_ARC("c"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_IX[] = {"", ".IDX"};
#define C_IX(role) {"IX", role, lines_IX, 2}
static const char *const lines_IATTR[] = {"a[ATX]", "a[$R[Ra]]", "a[$R[Ra]+ATX]"};
#define C_IATTR(role) {"IATTR", role, lines_IATTR, 3}
static const char *const lines_IPLACE[] = {"", "$R[Rc]"};
#define C_IPLACE(role) {"IPLACE", role, lines_IPLACE, 2}
static const struct isadora_choice choices_ipa[] = {C_IX(NULL), C_IATTR("a"), C_IPLACE("c"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_out[] = {C_SB("b"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_PXADDR[] = {"[$R[Ra]]", "[$R[Ra]+PXOFF]"};
#define C_PXADDR(role) {"PXADDR", role, lines_PXADDR, 2}
static const struct isadora_choice choices_pixld[] = {C_PXADDR("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_HA[] = {"HNA{HAA}$R[Ra]HAA{RA}HSA", "HNA{HAA}$R[Ra]HAA{RA}HSA"};
#define C_HA(role) {"HA", role, lines_HA, 2}
static const char *const lines_HB[] = {"HNB{HAB}$R[Rb]HAB{RB}HSB", "HNB{HAB}$R[Rb]HAB{RB}HSB"};
#define C_HB(role) {"HB", role, lines_HB, 2}
static const struct isadora_choice choices_hadd2_r[] = {C_HA("a"), C_HB("b"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_HCI[] = {"HNCB{HACB}c[CBANK][COFF]HACB", "HIHI, HILO"};
#define C_HCI(role) {"HCI", role, lines_HCI, 2}
static const struct isadora_choice choices_hadd2_c[] = {C_HA("a"), C_HCI("b"), C_CB(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_HAL[] = {"HNCB$R[Ra]RA{HSAL}", "HNCB$R[Ra]RA{HSAL}"};
#define C_HAL(role) {"HAL", role, lines_HAL, 2}
static const struct isadora_choice choices_hadd2_32i[] = {C_HAL("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_HMA[] = {"HAA$R[Ra]HAA{RA}HSA", "HAA$R[Ra]HAA{RA}HSA"};
#define C_HMA(role) {"HMA", role, lines_HMA, 2}
static const struct isadora_choice choices_hmul2_r[] = {C_HMA("a"), C_HB("b"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_HMC[] = {"HNA{HACB}c[CBANK][COFF]HACB"};
#define C_HMC(role) {"HMC", role, lines_HMC, 1}
static const struct isadora_choice choices_hmul2_c[] = {C_HMA("a"), C_HMC("b"), C_CB(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_hmul2_i[] = {C_HA("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_HALM[] = {"$R[Ra]RA{HSAL}", "$R[Ra]RA{HSAL}"};
#define C_HALM(role) {"HALM", role, lines_HALM, 2}
static const struct isadora_choice choices_hmul2_32i[] = {C_HALM("a"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_HFA[] = {"$R[Ra]RA{HSA}", "$R[Ra]RA{HSA}"};
#define C_HFA(role) {"HFA", role, lines_HFA, 2}
static const char *const lines_HFR[] = {"HNB$R[Rb]RB{HSB}", "HNB$R[Rb]RB{HSB}"};
#define C_HFR(role) {"HFR", role, lines_HFR, 2}
static const char *const lines_HFC[] = {"HNR$R[Rc]RC{HSR}", "HNR$R[Rc]RC{HSR}"};
#define C_HFC(role) {"HFC", role, lines_HFC, 2}
static const struct isadora_choice choices_hfma2_r[] = {C_HFA("a"), C_HFR("b"), C_HFC("c"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_HFB[] = {"HNCB{c[CBANK][COFF]}", "HIHI, HILO"};
#define C_HFB(role) {"HFB", role, lines_HFB, 2}
static const char *const lines_HFC_2[] = {"HNRC$R[Rc]RC{HSRC}", "HNRC$R[Rc]RC{HSRC}"};
#define C_HFC_2(role) {"HFC", role, lines_HFC_2, 2}
static const struct isadora_choice choices_hfma2_b[] = {C_HFA("a"), C_HFB("b"), C_CB(NULL),
    C_HFC_2("c"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_HFCB[] = {"HNCB$R[Rc]RB{HSRC}", "HNCB$R[Rc]RB{HSRC}"};
#define C_HFCB(role) {"HFCB", role, lines_HFCB, 2}
static const char *const lines_HFCC[] = {"HNRC{c[CBANK][COFF]}"};
#define C_HFCC(role) {"HFCC", role, lines_HFCC, 1}
static const struct isadora_choice choices_hfma2_c[] = {C_HFA("a"), C_HFCB("b"), C_HFCC("c"),
    C_CB(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_hset2_r[] = {C_HA("a"), C_HB("b"), C_QA("q"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_hset2_c[] = {C_HA("a"), C_HFB("b"), C_CB(NULL),
    C_QA("q"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_hsetp2_c[] = {C_HA("a"), C_HCI("b"), C_CB(NULL),
    C_QA("q"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_PLUSONE[] = {"", "", ".PO"};
#define C_PLUSONE(role) {"PLUSONE", role, lines_PLUSONE, 3}
static const char *const lines_SUMA[] = {"NA$R[Ra]RA", "$R[Ra]RA"};
#define C_SUMA(role) {"SUMA", role, lines_SUMA, 2}
static const char *const lines_SUMB[] = {"NB$R[Rb]RB", "NB{c[CBANK][COFF]}", "IMM", "IMM.NEG",
    "$R[Rb]RB", "c[CBANK][COFF]", "IMM"};
#define C_SUMB(role) {"SUMB", role, lines_SUMB, 7}
static const struct isadora_choice choices_iadd[] = {C_PLUSONE("o"), C_SUMA("a"), C_SUMB("b"),
    C_CB(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_PLUSONEL[] = {"", ".PO"};
#define C_PLUSONEL(role) {"PLUSONEL", role, lines_PLUSONEL, 2}
static const char *const lines_SUMAL[] = {"NAL$R[Ra]RA", "$R[Ra]RA"};
#define C_SUMAL(role) {"SUMAL", role, lines_SUMAL, 2}
static const struct isadora_choice choices_iadd32i[] = {C_PLUSONEL(NULL), C_SUMAL("a"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_ADD3X[] = {"NA3$R[Ra]HA3{RA}"};
#define C_ADD3X(role) {"ADD3X", role, lines_ADD3X, 1}
static const char *const lines_ADD3Y[] = {"NB3$R[Rb]HB3{RB}"};
#define C_ADD3Y(role) {"ADD3Y", role, lines_ADD3Y, 1}
static const char *const lines_ADD3Z[] = {"NC3$R[Rc]HC3{RC}"};
#define C_ADD3Z(role) {"ADD3Z", role, lines_ADD3Z, 1}
static const struct isadora_choice choices_iadd3_r[] = {C_ADD3X("a"), C_ADD3Y("b"), C_ADD3Z("c"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_NEGA[] = {"NA3$R[Ra]RA"};
#define C_NEGA(role) {"NEGA", role, lines_NEGA, 1}
static const char *const lines_ADD3B[] = {"NB3{c[CBANK][COFF]}", "UIMM", "UIMM.NEG"};
#define C_ADD3B(role) {"ADD3B", role, lines_ADD3B, 3}
static const char *const lines_NEGC[] = {"NC3$R[Rc]RC"};
#define C_NEGC(role) {"NEGC", role, lines_NEGC, 1}
static const struct isadora_choice choices_iadd3_b[] = {C_NEGA("a"), C_ADD3B("b"), C_CB(NULL),
    C_NEGC("c"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SCA[] = {"NA$R[Ra]RA", "$R[Ra]RA"};
#define C_SCA(role) {"SCA", role, lines_SCA, 2}
static const struct isadora_choice choices_iscadd[] = {C_PLUSONE("o"), C_SCA("a"), C_SUMB("b"),
    C_CB(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_PO[] = {"", "$P[P2]"};
#define C_PO(role) {"PO", role, lines_PO, 2}
static const char *const lines_LOPA[] = {"LIA$R[Ra]RA"};
#define C_LOPA(role) {"LOPA", role, lines_LOPA, 1}
static const char *const lines_SBI[] = {"LIB$R[Rb]RB", "LIB{c[CBANK][COFF]}", "IMM", "IMM.INV"};
#define C_SBI(role) {"SBI", role, lines_SBI, 4}
static const struct isadora_choice choices_lop[] = {C_PO("p"), C_LOPA("a"), C_SBI("b"), C_CB(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_lop3_r[] = {C_PO("p"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_lop3_c[] = {C_CB("b"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_A24[] = {"[$R[Ra]]", "[$R[Ra]+OFF24]", "[UOFF24]"};
#define C_A24(role) {"A24", role, lines_A24, 3}
static const struct isadora_choice choices_ldg[] = {C_A24("at"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_A20[] = {"[$R[Ra]]", "[$R[Ra]+OFF20]", "[UOFF20]"};
#define C_A20(role) {"A20", role, lines_A20, 3}
static const struct isadora_choice choices_ldg_p[] = {C_TOLD("p"), C_A20("a"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_A32[] = {"[$R[Ra]]", "[$R[Ra]+OFF32]", "[UOFF32]"};
#define C_A32(role) {"A32", role, lines_A32, 3}
static const char *const lines_GENPRED[] = {"", "$P[GENP]"};
#define C_GENPRED(role) {"GENPRED", role, lines_GENPRED, 2}
static const struct isadora_choice choices_ld[] = {C_A32("a"), C_GENPRED("p"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_CPLACE[] = {"c[LBANK][$R[Ra]]", "c[LBANK][$R[Ra]+CINDEX]",
    "c[LBANK][UCINDEX]"};
#define C_CPLACE(role) {"CPLACE", role, lines_CPLACE, 3}
static const struct isadora_choice choices_ldc[] = {C_CPLACE("at"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_LANES[] = {"", "MASK"};
#define C_LANES(role) {"LANES", role, lines_LANES, 2}
static const struct isadora_choice choices_mov[] = {C_SB("b"), C_LANES(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_LANESL[] = {"", "MASKL"};
#define C_LANESL(role) {"LANESL", role, lines_LANESL, 2}
static const struct isadora_choice choices_mov32i[] = {C_LANESL(NULL), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_MADPO[] = {"", "", ".PO"};
#define C_MADPO(role) {"MADPO", role, lines_MADPO, 3}
static const char *const lines_MADA[] = {"MNA$R[Ra]RA", "$R[Ra]RA"};
#define C_MADA(role) {"MADA", role, lines_MADA, 2}
static const char *const lines_MADC[] = {"MNC$R[Rc]RC", "$R[Rc]RC"};
#define C_MADC(role) {"MADC", role, lines_MADC, 2}
static const struct isadora_choice choices_imad_b[] = {C_MADPO("o"), C_MADA(NULL), C_SB("b"),
    C_MADC("c"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_MADCC[] = {"MNC{c[CBANK][COFF]}", "c[CBANK][COFF]"};
#define C_MADCC(role) {"MADCC", role, lines_MADCC, 2}
static const struct isadora_choice choices_imad_c[] = {C_MADPO("o"), C_MADA(NULL), C_MADCC("c"),
    C_CB(NULL), C_CB(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_MADPOL[] = {"", "", ".PO"};
#define C_MADPOL(role) {"MADPOL", role, lines_MADPOL, 3}
static const char *const lines_MADAL[] = {"NAL$R[Ra]RA", "$R[Ra]RA"};
#define C_MADAL(role) {"MADAL", role, lines_MADAL, 2}
static const char *const lines_MADCL[] = {"MNCL$R[Rd]", "$R[Rd]"};
#define C_MADCL(role) {"MADCL", role, lines_MADCL, 2}
static const struct isadora_choice choices_imad32i[] = {C_MADPOL("o"), C_MADAL(NULL), C_MADCL(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_XM[] = {"XPSL{XMRG}XMODE{XX}"};
#define C_XM(role) {"XM", role, lines_XM, 1}
static const char *const lines_XA[] = {"$R[Ra]XHA{RA}"};
#define C_XA(role) {"XA", role, lines_XA, 1}
static const char *const lines_XBR[] = {"$R[Rb]XHB{RB}"};
#define C_XBR(role) {"XBR", role, lines_XBR, 1}
static const struct isadora_choice choices_xmad_r[] = {C_XM("m"), C_XA("a"), C_XBR("b"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_XBI[] = {"IMM16"};
#define C_XBI(role) {"XBI", role, lines_XBI, 1}
static const struct isadora_choice choices_xmad_i[] = {C_XM("m"), C_XA("a"), C_XBI("b"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_XMC[] = {"XPSLC{XMRGC}XMODEC{XXC}"};
#define C_XMC(role) {"XMC", role, lines_XMC, 1}
static const char *const lines_XBC[] = {"c[CBANK][COFF]XHC"};
#define C_XBC(role) {"XBC", role, lines_XBC, 1}
static const struct isadora_choice choices_xmad_b[] = {C_XMC("m"), C_XA("a"), C_XBC("b"),
    C_CB(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_XMX[] = {"XMODEC{XXC}"};
#define C_XMX(role) {"XMX", role, lines_XMX, 1}
static const char *const lines_XBRC[] = {"$R[Rc]XHC{RB}"};
#define C_XBRC(role) {"XBRC", role, lines_XBRC, 1}
static const struct isadora_choice choices_xmad_c[] = {C_XMX("m"), C_XA("a"), C_XBRC("b"),
    C_CB("c"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_QX[] = {"Q12N$P[Q12]"};
#define C_QX(role) {"QX", role, lines_QX, 1}
static const char *const lines_QY[] = {"Q29N$P[Q29]"};
#define C_QY(role) {"QY", role, lines_QY, 1}
static const struct isadora_choice choices_psetp[] = {C_QX("x"), C_QY("y"), C_QA("q"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_cset[] = {C_QA("q"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_PBITS[] = {"$R[Rb]RB", "c[CBANK][COFF]", "UIMM"};
#define C_PBITS(role) {"PBITS", role, lines_PBITS, 3}
static const struct isadora_choice choices_r2p[] = {C_PBITS("b"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SHFB[] = {"$R[Rb]RB", "FIMM6"};
#define C_SHFB(role) {"SHFB", role, lines_SHFB, 2}
static const struct isadora_choice choices_shf_l[] = {C_SHFB("b"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SBI_2[] = {"NBI$R[Rb]RB", "NBI{c[CBANK][COFF]}", "IMM", "IMM.INV"};
#define C_SBI_2(role) {"SBI", role, lines_SBI_2, 4}
static const struct isadora_choice choices_flo[] = {C_SBI_2("b"), C_CB(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_LEALO[] = {"LEAN$R[Ra]RA"};
#define C_LEALO(role) {"LEALO", role, lines_LEALO, 1}
static const char *const lines_LEASH[] = {"", "LEAS"};
#define C_LEASH(role) {"LEASH", role, lines_LEASH, 2}
static const struct isadora_choice choices_lea_lo[] = {C_PO(NULL), C_LEALO("s"), C_SB("b"),
    C_LEASH(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_LEAHI[] = {"LEHN$R[Ra]RA"};
#define C_LEAHI(role) {"LEAHI", role, lines_LEAHI, 1}
static const char *const lines_LEHSH[] = {"", "LEHS"};
#define C_LEHSH(role) {"LEHSH", role, lines_LEHSH, 2}
static const struct isadora_choice choices_lea_hi[] = {C_PO(NULL), C_LEAHI("s"), C_LEHSH(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_LEAHC[] = {"LECN$R[Ra]RA"};
#define C_LEAHC(role) {"LEAHC", role, lines_LEAHC, 1}
static const char *const lines_LECSH[] = {"", "LECS"};
#define C_LECSH(role) {"LECSH", role, lines_LECSH, 2}
static const struct isadora_choice choices_lea_hc[] = {C_PO(NULL), C_LEAHC("s"), C_CB("b"),
    C_LECSH(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SPECIAL[] = {"$SR[SREG]", "$SR[SREG]", "SR_SM_SPA_VERSION",
    "SR_MULTIPASSSHADERINFO", "SR_LWINHI", "SR_SWINHI", "SR_BARRIERALLOC"};
#define C_SPECIAL(role) {"SPECIAL", role, lines_SPECIAL, 7}
static const struct isadora_choice choices_s2r[] = {C_SPECIAL("v"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SHB[] = {"$R[Rb]", "SLANE"};
#define C_SHB(role) {"SHB", role, lines_SHB, 2}
static const char *const lines_SHC[] = {"$R[Rc]", "SCLAMP"};
#define C_SHC(role) {"SHC", role, lines_SHC, 2}
static const struct isadora_choice choices_shfl[] = {C_SHB("l"), C_SHC("k"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_BARID[] = {"$R[Ra]", "BID"};
#define C_BARID(role) {"BARID", role, lines_BARID, 2}
static const char *const lines_BARO[] = {"$R[Rb]", "", "BCNT"};
#define C_BARO(role) {"BARO", role, lines_BARO, 3}
static const struct isadora_choice choices_bar_sync[] = {C_BARID("i"), C_BARO("c"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_BARA[] = {"$R[Rb]", "BCNT"};
#define C_BARA(role) {"BARA", role, lines_BARA, 2}
static const struct isadora_choice choices_bar_arv[] = {C_BARID("i"), C_BARA("c"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_bar_red[] = {C_BARID("i"), C_BARO("c"), C_QA("q"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_B2RP[] = {"", "$P[VP]"};
#define C_B2RP(role) {"B2RP", role, lines_B2RP, 2}
static const struct isadora_choice choices_b2r_r[] = {C_B2RP("p"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_DLIST[] = {"", "{5,D4,D3,D2,D1,D0}", "{4,D3,D2,D1,D0}",
    "{3,D2,D1,D0}", "{2,D1,D0}", "{1,D0}", "{0}"};
#define C_DLIST(role) {"DLIST", role, lines_DLIST, 7}
static const struct isadora_choice choices_depbar_le[] = {C_DLIST(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SUPO[] = {"", "SUPR"};
#define C_SUPO(role) {"SUPO", role, lines_SUPO, 2}
static const char *const lines_SUWHERE[] = {"$R[Rc]", "TXH"};
#define C_SUWHERE(role) {"SUWHERE", role, lines_SUWHERE, 2}
static const struct isadora_choice choices_suld_p[] = {C_SUPO("p"), C_SUWHERE("s"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_sust_p[] = {C_SUWHERE("s"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SURKIND[] = {"SURTYPE", ".F16x2.FTZ.RN", ".F16x2.RN"};
#define C_SURKIND(role) {"SURKIND", role, lines_SURKIND, 3}
static const struct isadora_choice choices_sured_d[] = {C_SURKIND("n"), C_SUWHERE("s"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_SUAKIND[] = {"SUATYPE", ".F16x2.FTZ.RN", ".F16x2.RN"};
#define C_SUAKIND(role) {"SUAKIND", role, lines_SUAKIND, 3}
static const struct isadora_choice choices_suatom_i[] = {C_SUAKIND("n"), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_SUAKINDR[] = {"SUATYPER", ".F16x2.FTZ.RN", ".F16x2.RN"};
#define C_SUAKINDR(role) {"SUAKINDR", role, lines_SUAKINDR, 3}
static const char *const lines_SUREG[] = {"$R[Rc]"};
#define C_SUREG(role) {"SUREG", role, lines_SUREG, 1}
static const struct isadora_choice choices_suatom_r[] = {C_SUAKINDR("n"), C_SUREG("s"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_SUPAO[] = {"SUPA"};
#define C_SUPAO(role) {"SUPAO", role, lines_SUPAO, 1}
static const struct isadora_choice choices_suatom_p[] = {C_SUAKINDR("n"), C_SUPAO("p"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_suatom_ci[] = {C_SUAKIND("n"), C_SUPO("p"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_suatom_cr[] = {C_SUAKINDR("n"), C_SUPO("p"),
    C_SUREG("s"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_TEND[] = {"NODEP{PHT}PHP"};
#define C_TEND(role) {"TEND", role, lines_TEND, 1}
static const char *const lines_TP[] = {"", "$P[TPO]"};
#define C_TP(role) {"TP", role, lines_TP, 2}
static const char *const lines_TRB[] = {"", "$R[Rb]"};
#define C_TRB(role) {"TRB", role, lines_TRB, 2}
static const char *const lines_TM[] = {"", "TMASK"};
#define C_TM(role) {"TM", role, lines_TM, 2}
static const struct isadora_choice choices_tex_i[] = {C_TEND(NULL), C_TP("p"), C_TRB(NULL),
    C_TM(NULL), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL),
    C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_TXQW[] = {"TXQK", "TXQN"};
#define C_TXQW(role) {"TXQW", role, lines_TXQW, 2}
static const struct isadora_choice choices_txq_i[] = {C_TEND(NULL), C_TXQW(NULL), C_TM(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const struct isadora_choice choices_txa[] = {C_TEND(NULL), C_TM(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_tmml_b[] = {C_TEND(NULL), C_TRB(NULL), C_TM(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_SHORT[] = {"TXF", ""};
#define C_SHORT(role) {"SHORT", role, lines_SHORT, 2}
static const struct isadora_choice choices_texs_d1_lz_m[] = {C_SHORT("h"), C_TEND(NULL),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_SHORT4[] = {"T4F", ""};
#define C_SHORT4(role) {"SHORT4", role, lines_SHORT4, 2}
static const struct isadora_choice choices_tld4s[] = {C_SHORT4("h"), C_TEND(NULL), C_GUARD(NULL),
    C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_VT[] = {".VAS8{VBT}", ".VAS16{VBT}", ".U32{VBT}", ".S32{VBTN}",
    ".S32.U32", ""};
#define C_VT(role) {"VT", role, lines_VT, 6}
static const char *const lines_VBT[] = {".VBS8", ".VBS16", ".VBS32", ".VBS16"};
#define C_VBT(role) {"VBT", role, lines_VBT, 4}
static const char *const lines_VBTN[] = {".VBS8", ".VBS16", ".VBS16"};
#define C_VBTN(role) {"VBTN", role, lines_VBTN, 3}
static const char *const lines_VA[] = {"$R[Ra]VAB{RA}", "$R[Ra]VAH{RA}", "$R[Ra]RA"};
#define C_VA(role) {"VA", role, lines_VA, 3}
static const char *const lines_VB[] = {"$R[Rb]VBB{RB}", "$R[Rb]VBH{RB}", "$R[Rb]RB", "VN16"};
#define C_VB(role) {"VB", role, lines_VB, 4}
static const struct isadora_choice choices_vadd[] = {C_VT(NULL), C_VBT(NULL), C_VBT(NULL),
    C_VBT(NULL), C_VBTN(NULL), C_VA("a"), C_VB("b"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL),
    C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const struct isadora_choice choices_vsetp[] = {C_VT(NULL), C_VBT(NULL), C_VBT(NULL),
    C_VBT(NULL), C_VBTN(NULL), C_VA("a"), C_VB("b"), C_QA("q"), C_GUARD(NULL), C_OPEN(NULL),
    C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};
static const char *const lines_VPO[] = {"", "", ".PO"};
#define C_VPO(role) {"VPO", role, lines_VPO, 3}
static const char *const lines_VMA[] = {"VMNA{VA}", "$R[Ra]VAB{RA}", "$R[Ra]VAH{RA}", "$R[Ra]RA"};
#define C_VMA(role) {"VMA", role, lines_VMA, 4}
static const char *const lines_VMC[] = {"VMNC$R[Rc]RC", "$R[Rc]RC"};
#define C_VMC(role) {"VMC", role, lines_VMC, 2}
static const struct isadora_choice choices_vmad[] = {C_VT(NULL), C_VBT(NULL), C_VBT(NULL),
    C_VBT(NULL), C_VBTN(NULL), C_VPO("o"), C_VMA("a"), C_VA(NULL), C_VB("b"), C_VMC("c"),
    C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL), C_SETS(NULL), C_FREES(NULL),
    C_CLOSE(NULL)};
static const char *const lines_VST[] = {".VAS8{VSB}", ".VAS16{VSB}", ".VAS32{VSB}"};
#define C_VST(role) {"VST", role, lines_VST, 3}
static const char *const lines_VSB[] = {".U8", ".U16", ".U32", ".U16"};
#define C_VSB(role) {"VSB", role, lines_VSB, 4}
static const char *const lines_VSC[] = {"$R[Rb]VBB{RB}", "$R[Rb]VBH{RB}", "$R[Rb]RB", "VN16"};
#define C_VSC(role) {"VSC", role, lines_VSC, 4}
static const struct isadora_choice choices_vshl[] = {C_VST(NULL), C_VSB(NULL), C_VSB(NULL),
    C_VSB(NULL), C_VA("a"), C_VSC("b"), C_GUARD(NULL), C_OPEN(NULL), C_CTL(NULL), C_STALLS(NULL),
    C_SETS(NULL), C_FREES(NULL), C_CLOSE(NULL)};

static const char title_atom_op[] = "Change a word at a generic address, get what was there";
static const char title_cctl_a[] = "Control a cache: prefetch, write back, forget";
static const char title_cctll_a[] = "Control the cache of local memory";
static const char title_cctlt_all[] = "Forget texture headers";
static const char title_isetp[] = "Compare, write predicates";
static const char title_iset[] = "Compare, write a number";
static const char title_f2f_hh[] = "From one float format to another, or to whole numbers in one "
    "format";
static const char title_f2i_h[] = "From a float to an integer";
static const char title_i2f_h[] = "From an integer to a float";
static const char title_i2i_h[] = "From one size of integers to another; SAT keeps within its "
    "limits";
static const char title_dadd[] = "Add";
static const char title_dmul[] = "Multiply";
static const char title_dfma_b[] = "Multiply and add, rounded once";
static const char title_dmnmx[] = "The smaller, or the larger";
static const char title_fadd32i[] = "Add a number of 32 bits";
static const char title_fmul32i[] = "Multiply by a number of 32 bits";
static const char title_ffma32i[] = "Multiply by a number of 32 bits and add to the register that "
    "is written";
static const char title_fcmp_b[] = "Choose by comparing the third one with 0; a test without a "
    "name is GT";
static const char title_mufu[] = "Functions that come from tables: 1/x, roots, sine, powers of two";
static const char title_ald_a[] = "Load an attribute";
static const char title_ast_a[] = "Store an attribute";
static const char title_hset2_r[] = "Compare, write two numbers";
static const char title_hsetp2_r[] = "Compare, write predicates: of the low halves, of the high "
    "ones; with H_AND of both, and the opposite";
static const char title_iadd3_r[] = "Add three, perhaps halves; the sum of the first two may be "
    "shifted";
static const char title_icmp_b[] = "Choose by comparing the third one with 0";
static const char title_lop3_r[] = "Any function of three bits";
static const char title_lds_r[] = "Load from the memory of the block";
static const char title_prmt_b[] = "Pick bytes";
static const char title_imad_b[] = "Multiply and add";
static const char title_imadsp_uu_b[] = "Multiply and add parts of registers; the third one is "
    "signed if one of the others is";
static const char title_xmad_r[] = "Multiply halves and add";
static const char title_shf_l[] = "Shift two registers as one number of 64 bits";
static const char title_bfi_b[] = "Put a field of bits into the third source";
static const char title_lea_lo[] = "Shift left and add, as for addresses; HI adds the high half";
static const char title_bar_sync[] = "Wait for the other warps of the block, or tell them";
static const char title_b2r_b[] = "Read a barrier of the block";
static const char title_depbar_le[] = "Wait for barriers that instructions set";
static const char title_suld_p[] = "Load from a surface";
static const char title_sust_p[] = "Store to a surface";
static const char title_sured_p[] = "Change a word of a surface";
static const char title_suatom_i[] = "Change a word of a surface, get what was there";
static const char title_tex_i[] = "Sample a texture";
static const char title_tld_i[] = "Fetch a texel";
static const char title_tld4_i[] = "Fetch one component of four texels";
static const char title_txd_i[] = "Sample a texture with given derivatives";
static const char title_txq_i[] = "Ask about a texture";
static const char title_tmml_i[] = "The level of detail that a texture would be sampled at";
static const char title_texs_d1_lz_m[] = "Sample a texture, in the compact form";
static const char title_tlds_d1_lz_m[] = "Fetch a texel, in the compact form";
static const char title_idp_a4[] = "Dot product of four bytes, or of two halves with two bytes, "
    "added";

static const char effects_cctl_all[] = "reads $P[GP]; trap: not modelled: caches";
static const char effects_bra[] = "reads $P[GP] $CC $active; writes $pc; trap: not modelled: what "
    "these tests are about; trap: not modelled: place or distance\?; trap: not modelled: paths "
    "that part; branch: conditional";
static const char effects_brx[] = "reads $P[GP] $CC $R[Ra] $active; writes $pc; trap: not "
    "modelled: what these tests are about; trap: not modelled: place or distance\?; trap: not "
    "modelled: paths that part; branch: conditional";
static const char effects_cal[] = "reads $active; writes $crs $pc; trap: not modelled: place or "
    "distance\?; trap: `$crs` is full; branch: call";
static const char effects_pret[] = "reads $active; writes $crs; trap: not modelled: place or "
    "distance\?; trap: `$crs` is full";
static const char effects_ret[] = "reads $P[GP] $CC $active $crs; writes $crs $pc; trap: not "
    "modelled: what these tests are about; trap: `$crs` is empty; trap: not modelled: paths that "
    "part; branch: conditional return";
static const char effects_f2f_hd[] = "reads $P[GP]; writes $CC; trap: not modelled: what .CC tells "
    "of this result; trap: f16 and f64";
static const char effects_f2f_sh[] = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: "
    "not modelled: what .CC tells of this result; trap: unaligned in `c`";
static const char effects_i2f_h[] = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read "
    "c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`";
static const char effects_i2i_h[] = "reads $P[GP] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: "
    "unaligned in `c`";
static const char effects_fadd32i[] = "reads $P[GP] $R[Ra]; writes $CC $R[Rd]; trap: not modelled: "
    "what .CC tells of this result";
static const char effects_fmul[] = "reads $P[GP] $R[Rb] $R[Ra]; writes $CC $R[Rd]; read c.u32; "
    "trap: not modelled: what .CC tells of this result; trap: unaligned in `c`";
static const char effects_fmnmx[] = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $CC $R[Rd]; read "
    "c.u32; trap: not modelled: what .CC tells of this result; trap: unaligned in `c`";
static const char effects_fcmp_b[] = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd]; read "
    "c.u32; trap: unaligned in `c`";
static const char effects_fcmp_c[] = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: "
    "unaligned in `c`";
static const char effects_mufu[] = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: the "
    "tables are not public";
static const char effects_ald_h[] = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd] $R[..]; trap: not "
    "modelled: attributes";
static const char effects_ast_h[] = "reads $P[GP] $R[Ra] $R[Rc] $R[Rd] $R[..]; trap: not modelled: "
    "attributes";
static const char effects_hmul2_c[] = "reads $P[GP] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes "
    "$R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; "
    "trap: not modelled: what counts as 0";
static const char effects_hfma2_b[] = "reads $P[GP] $R[Ra] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; "
    "writes $R[Rd]; trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 "
    "bits; trap: not modelled: what counts as 0";
static const char effects_lds_r[] = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] "
    "$R[Rd.n + 3]; read s.u8; read s.u16; read s.u32; read s.u64; read s.u128; trap: outside `s`; "
    "trap: unaligned in `s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of a "
    "register that is no multiple of 4";
static const char effects_membar[] = "reads $P[GP]";
static const char effects_imadsp_uu_b[] = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; read "
    "c.u32; trap: not modelled: not seen in programs; trap: unaligned in `c`";
static const char effects_imadsp_uu_c[] = "reads $P[GP] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; "
    "trap: not modelled: not seen in programs; trap: unaligned in `c`";
static const char effects_shl[] = "reads $P[GP] $R[Rb] $CC $R[Ra]; writes $CC $R[Rd]; read c.u32; "
    "trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not "
    "modelled: words of a longer number";
static const char effects_shf_l[] = "reads $P[GP] $R[Rb] $CC $R[Ra] $R[Rc]; writes $R[Rd] $CC; "
    "trap: not modelled: words of a longer number";
static const char effects_s2r[] = "reads $P[GP] $SR[SREG] $SR[44] $SR[45] $SR[46] $SR[47] $SR[62]; "
    "writes $R[Rd]";
static const char effects_bar_sync[] = "reads $P[GP] $R[Ra] $R[Rb]; trap: not modelled: warps of a "
    "block that wait for each other";
static const char effects_bar_red[] = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; trap: not modelled: "
    "warps of a block that wait for each other";
static const char effects_b2r_b[] = "reads $P[GP]; writes $R[Rd]; trap: not modelled: warps of a "
    "block that wait for each other";
static const char effects_suld_p[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rc]; writes "
    "$P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: surfaces";
static const char effects_sust_p[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n "
    "| 1] $R[Rd.n | 2] $R[Rd.n | 3] $R[Rc]; trap: not modelled: surfaces";
static const char effects_tex_i[] = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $P[TPO] $R[Rd] "
    "$R[..]; trap: not modelled: textures";
static const char effects_txq_i[] = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[..]; trap: not "
    "modelled: textures";
static const char effects_txq_b[] = "reads $P[GP] $R[Ra] $R[..]; writes $R[Rd] $R[..]; trap: not "
    "modelled: textures";
static const char effects_texs_d1_lz_m[] = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | 1] "
    "$R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures";
static const char effects_texs_d2_ll_m[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] "
    "$R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures";
static const char effects_texs_d2_ll_dc_m[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | "
    "1]; writes $R[Rd] $R[Rd.n | 1] $R[Rd2] $R[Rd2.n | 1]; trap: not modelled: textures";
static const char effects_texs_d1_lz_s[] = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $R[Rd.n | "
    "1]; trap: not modelled: textures";
static const char effects_texs_d2_ll_s[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb]; writes $R[Rd] "
    "$R[Rd.n | 1]; trap: not modelled: textures";
static const char effects_texs_d2_ll_dc_s[] = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | "
    "1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: textures";
static const char effects_vabsdiff[] = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; "
    "trap: not modelled: what .CC tells of this result";

static const char note_f2f_hh[] = "FTZ does not count where one side is f64. Between f16 and f64 "
    "the GPU stops.";
static const char note_f2i_h[] = "What does not fit becomes the limit, what is no number 0, or the "
    "sign alone where one side has 64 bits. Between 16 and 64 bits the GPU stops.";
static const char note_dadd[] = "The second source is kept for reuse like a third one.";
static const char note_iadd3_r[] = "The carry of the first sum is told as overflow, that of the "
    "second one as carry. RS moves the carry down, too: multiplications for the high half, as "
    "compilers emit them, need that.";
static const char note_lop3_r[] = "Where the sources have the bits a, b, c, the result has bit 4*a "
    "+ 2*b + c of LUT.";
static const char note_xmad_r[] = "PSL shifts the product left by 16, MRG puts the low half of the "
    "second source above the low half of the result; CLO and CHI add a half of the third source, "
    "CBCC also the second one shifted left. CSFU comes where high halves with signs are "
    "multiplied; it takes away what the products of a high half below 0 with a low one, added "
    "without a sign, brought too much.";
static const char note_shf_l[] = "To the left, what comes is the high half; to the right the low "
    "one, unless HI is there.";
static const char note_txd_i[] = "Two derivatives for each dimension; that the place of the "
    "texture with .B, limits and offsets stand behind the place, is {inferred}.";
static const char note_texs_d1_lz_m[] = "Two registers for the result take up to four components; "
    "one alone takes up to two.";

static const char shares_atom_op[] = "it is its number";

#define SLOTS(list) .slots = list, .slot_count = COUNT(list)
#define CHOICES(list) .choices = list, .choice_count = COUNT(list)

static const struct isadora_form forms[] = {
    [MAXWELL_ATOM_OP] = {
        .name = "ATOM.op", .page = "ATOM", .title = title_atom_op, .mnemonic = "ATOM",
        .syntax = "OPEN GUARD ATOM{AE}AOP{AKIND} $R[Rd], AADDR, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | "
            "1]; trap: not modelled: where the windows of other memories lie",
        .shares = shares_atom_op,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_atom_op),
            CHOICES(choices_atom_op),
        .bits = "z.zzzzc cccccccc cccnssss 11101101 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOM_OPP] = {
        .name = "ATOM.opp", .page = "ATOM", .title = title_atom_op, .mnemonic = "ATOM",
        .syntax = "OPEN GUARD ATOM{AE}AOPP{AKIND} GP41, $R[Rd], AADDR13, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $P[7 - GP41.n] "
            "$R[Rd] $R[Rd.n | 1]; trap: not modelled: where the windows of other memories lie",
        .shares = shares_atom_op,
        .length = 11, .grade = ISADORA_INFERRED, .configs = 0x3f, SLOTS(slots_atom_opp),
            CHOICES(choices_atom_opp),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 0110aaaa aaaaggga aaaaaaaa aaaarrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOM_CAS] = {
        .name = "ATOM.cas", .page = "ATOM", .title = title_atom_op, .mnemonic = "ATOM",
        .syntax = "OPEN GUARD ATOM{AE}.CAS{CASW} $R[Rd], AADDR, PAIRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] "
            "$R[u8(Rb.n + 3)] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: where "
            "the windows of other memories lie",
        .shares = shares_atom_op,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_atom_cas),
            CHOICES(choices_atom_cas),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 1111..ca aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOM_CASP] = {
        .name = "ATOM.casp", .page = "ATOM", .title = title_atom_op, .mnemonic = "ATOM",
        .syntax = "OPEN GUARD ATOM{AE}.CAS{CASW} GP41, $R[Rd], AADDR13, PAIRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[u8(Rb.n + 1)] $R[u8(Rb.n + 2)] "
            "$R[u8(Rb.n + 3)] $R[Rb.n | 1]; writes $P[7 - GP41.n] $R[Rd] $R[Rd.n | 1]; trap: not "
            "modelled: where the windows of other memories lie",
        .shares = shares_atom_op,
        .length = 11, .grade = ISADORA_INFERRED, .configs = 0x3f, SLOTS(slots_atom_casp),
            CHOICES(choices_atom_casp),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 0111..ca ????ggga aaaaaaaa aaaarrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOMS] = {
        .name = "ATOMS", .page = "ATOMS",
            .title = "Change a word of the memory of the block, get what was there",
            .mnemonic = "ATOMS",
        .syntax = "OPEN GUARD ATOMS{ASOP}ASTYPE $R[Rd], ASADDR, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1]; writes $R[Rd] $R[Rd.n | 1]; read "
            "s.u64; write s.u64; read s.u32; write s.u32; trap: not modelled: numbers of 64 bits; "
            "compilers only exchange them; trap: outside `s`; trap: unaligned in `s`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_atoms),
            CHOICES(choices_atoms),
        .bits = "z.zzzzc cccccccc cccnssss 11101100 aaaaaaaa aaaaaaaa aaaaaaaa aaaarrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ATOMS_CAS] = {
        .name = "ATOMS_CAS", .page = "ATOMS_CAS",
            .title = "Compare a word of the memory of the block, write another one if equal",
            .mnemonic = "ATOMS",
        .syntax = "OPEN GUARD ATOMS{CASK}CASWS $R[Rd], ASADDR, PAIRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rb.n | 1] $R[0..255] $R[1..255] $R[u8(Rb.n + "
            "1)]; writes $R[Rd] $R[Rd.n | 1]; read s.u64; write s.u64; read s.u32; write s.u32; "
            "trap: not modelled: locks; trap: not modelled: what RZ means in a pair; trap: outside "
            "`s`; trap: unaligned in `s`",
        .shares = shares_atom_op,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_atoms_cas),
            CHOICES(choices_atoms_cas),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 0cccaaaa aaaaaaaa aaaaaaaa aa..rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_RED] = {
        .name = "RED", .page = "RED", .title = "Change a word at a generic address",
            .mnemonic = "RED",
        .syntax = "OPEN GUARD RED{AE}AROP{ARKIND} AADDR, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n | 1]; trap: not modelled: "
            "where the windows of other memories lie",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_red),
            CHOICES(choices_red),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 11111--a aaaaaaaa aaaaaaaa aaaa--aa aaaa.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_CCTL_A] = {
        .name = "CCTL.a", .page = "CCTL", .title = title_cctl_a, .mnemonic = "CCTL",
        .syntax = "OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CCADDR CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; trap: not modelled: caches",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cctl_a),
            CHOICES(choices_cctl_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 011ccccc cccccccc cccccccc cccccccc cc--.ggg "
            "rrrrrrrr -ccccccc",
    },
    [MAXWELL_CCTL_ALL] = {
        .name = "CCTL.all", .page = "CCTL", .title = title_cctl_a, .mnemonic = "CCTL",
        .syntax = "OPEN GUARD CCTL{CCE}CCLEVEL{CCOPQ} CTL CLOSE",
        .effects = effects_cctl_all,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cctl_all),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 011c0000 00000000 00000000 00000000 00--.ggg "
            "11111111 -ccc0110",
    },
    [MAXWELL_CCTLL_A] = {
        .name = "CCTLL.a", .page = "CCTLL", .title = title_cctll_a, .mnemonic = "CCTLL",
        .syntax = "OPEN GUARD CCTLL{CCOP} CCLADDR CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; trap: not modelled: caches",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cctll_a),
            CHOICES(choices_cctll_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10000--- ----cccc cccccccc cccccccc cc--.ggg "
            "rrrrrrrr --zzcccc",
    },
    [MAXWELL_CCTLL_ALL] = {
        .name = "CCTLL.all", .page = "CCTLL", .title = title_cctll_a, .mnemonic = "CCTLL",
        .syntax = "OPEN GUARD CCTLL{CCOP} CTL CLOSE",
        .effects = effects_cctl_all,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cctll_all),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10000--- ----0000 00000000 00000000 00--.ggg "
            "11111111 --zz0110",
    },
    [MAXWELL_CCTLT_ALL] = {
        .name = "CCTLT.all", .page = "CCTLT", .title = title_cctlt_all, .mnemonic = "CCTLT.IVALL",
        .syntax = "OPEN GUARD CCTLT.IVALL CTL CLOSE",
        .effects = effects_cctl_all,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cctlt_all),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 11110--z zzzzzzzz zzzz---- -------- ----.ggg "
            "-------- ------00",
    },
    [MAXWELL_CCTLT_ONE] = {
        .name = "CCTLT.one", .page = "CCTLT", .title = title_cctlt_all, .mnemonic = "CCTLT.IVTH",
        .syntax = "OPEN GUARD CCTLT.IVTH CTH CTL CLOSE",
        .effects = effects_cctl_all,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cctlt_one),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 11110--c cccccccc cccc---- -------- ----.ggg "
            "-------- ------01",
    },
    [MAXWELL_ISETP] = {
        .name = "ISETP", .page = "ISETP", .title = title_isetp, .mnemonic = "ISETP",
        .syntax = "OPEN GUARD ISETP{CMP}UI{XC}BOP $P[P0], $P[P1], $R[Ra]RA, SB, Q0N$P[Q0] CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $R[Ra] $CC.C $CC.Z; writes $P[P0] $P[P1]; read "
            "c.u32; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_isetp),
            CHOICES(choices_isetp),
        .bits = "z.zzrrc cccccccc cccnssss .......t 0110cccu -bb-xqqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr --pppppp",
    },
    [MAXWELL_ISET] = {
        .name = "ISET", .page = "ISET", .title = title_iset, .mnemonic = "ISET",
        .syntax = "OPEN GUARD ISET{BF}CMP{UI}XC{BOP} $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; "
            "trap: unaligned in `c`; trap: not modelled: what .CC tells of floats",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_iset),
            CHOICES(choices_isetp),
        .bits = "z.zzrrc cccccccc cccnssss .......t 0101cccu cbbbxqqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BRA] = {
        .name = "BRA", .page = "BRA", .title = "Branch", .mnemonic = "BRA",
        .syntax = "OPEN GUARD BRA{UNI}LMT CCT, WAY CTL CLOSE",
        .effects = effects_bra,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bra),
            CHOICES(choices_bra),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0100---- ----tttt tttttttt tttttttt tttt.ggg "
            "-------- ul.ccccc",
    },
    [MAXWELL_BRX] = {
        .name = "BRX", .page = "BRX",
            .title = "Branch to a place that a register and a number tell", .mnemonic = "BRX",
        .syntax = "OPEN GUARD BRX{LMT} CCT, NEARX CTL CLOSE",
        .effects = effects_brx,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_brx),
            CHOICES(choices_brx),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0101---- ----bbbb bbbbbbbb bbbbbbbb bbbb.ggg "
            "rrrrrrrr -l.ccccc",
    },
    [MAXWELL_JMP] = {
        .name = "JMP", .page = "JMP", .title = "Jump to a fixed place", .mnemonic = "JMP",
        .syntax = "OPEN GUARD JMP{UNI}LMT CCT, FARWAY CTL CLOSE",
        .effects = effects_bra,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_jmp),
            CHOICES(choices_jmp),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0001bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg "
            "-------- ul.ccccc",
    },
    [MAXWELL_JMX] = {
        .name = "JMX", .page = "JMX",
            .title = "Jump to a fixed place that a register and a number tell", .mnemonic = "JMX",
        .syntax = "OPEN GUARD JMX{LMT} CCT, FARX CTL CLOSE",
        .effects = effects_brx,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_jmx),
            CHOICES(choices_jmx),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0000bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb.ggg "
            "rrrrrrrr -l.ccccc",
    },
    [MAXWELL_CAL] = {
        .name = "CAL", .page = "CAL", .title = "Call, noting where to return", .mnemonic = "CAL",
        .syntax = "OPEN CAL{NOINC} WAY CTL CLOSE",
        .effects = effects_cal,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cal),
            CHOICES(choices_cal),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0110---- ----tttt tttttttt tttttttt tttt---- "
            "-------- -n.-----",
    },
    [MAXWELL_JCAL] = {
        .name = "JCAL", .page = "JCAL", .title = "Call a fixed place, noting where to return",
            .mnemonic = "JCAL",
        .syntax = "OPEN JCAL{NOINC} FARWAY CTL CLOSE",
        .effects = effects_cal,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_jcal),
            CHOICES(choices_jcal),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0010bbbb bbbbbbbb bbbbbbbb bbbbbbbb bbbb---- "
            "-------- -n.-----",
    },
    [MAXWELL_PRET] = {
        .name = "PRET", .page = "PRET", .title = "Note where to return", .mnemonic = "PRET",
        .syntax = "OPEN PRET{NOINC} WAY CTL CLOSE",
        .effects = effects_pret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_cal),
            CHOICES(choices_cal),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0111---- ----tttt tttttttt tttttttt tttt---- "
            "-------- -n.-----",
    },
    [MAXWELL_RET] = {
        .name = "RET", .page = "RET", .title = "Return", .mnemonic = "RET",
        .syntax = "OPEN GUARD RET CCT CTL CLOSE",
        .effects = effects_ret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ret),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0010---- -------- -------- -------- ----.ggg "
            "-------- ---ccccc",
    },
    [MAXWELL_PLONGJMP] = {
        .name = "PLONGJMP", .page = "PLONGJMP", .title = "Note where to go on at LONGJMP",
            .mnemonic = "PLONGJMP",
        .syntax = "OPEN PLONGJMP WAY CTL CLOSE",
        .effects = effects_pret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_plongjmp),
            CHOICES(choices_cal),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1000---- ----tttt tttttttt tttttttt tttt---- "
            "-------- --.-----",
    },
    [MAXWELL_LONGJMP] = {
        .name = "LONGJMP", .page = "LONGJMP", .title = "Go on where PLONGJMP said",
            .mnemonic = "LONGJMP",
        .syntax = "OPEN GUARD LONGJMP CCT CTL CLOSE",
        .effects = effects_ret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ret),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0001---- -------- -------- -------- ----.ggg "
            "-------- ---ccccc",
    },
    [MAXWELL_PBK] = {
        .name = "PBK", .page = "PBK", .title = "Note where a loop is left to", .mnemonic = "PBK",
        .syntax = "OPEN PBK WAY CTL CLOSE",
        .effects = effects_pret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_plongjmp),
            CHOICES(choices_cal),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1010---- ----tttt tttttttt tttttttt tttt---- "
            "-------- --.-----",
    },
    [MAXWELL_BRK] = {
        .name = "BRK", .page = "BRK", .title = "Leave a loop", .mnemonic = "BRK",
        .syntax = "OPEN GUARD BRK CCT CTL CLOSE",
        .effects = effects_ret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ret),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0100---- -------- -------- -------- ----.ggg "
            "-------- ---ccccc",
    },
    [MAXWELL_PCNT] = {
        .name = "PCNT", .page = "PCNT", .title = "Note where the next round of a loop begins",
            .mnemonic = "PCNT",
        .syntax = "OPEN PCNT WAY CTL CLOSE",
        .effects = effects_pret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_plongjmp),
            CHOICES(choices_cal),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1011---- ----tttt tttttttt tttttttt tttt---- "
            "-------- --.-----",
    },
    [MAXWELL_CONT] = {
        .name = "CONT", .page = "CONT", .title = "Begin the next round of a loop",
            .mnemonic = "CONT",
        .syntax = "OPEN GUARD CONT CCT CTL CLOSE",
        .effects = effects_ret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ret),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0101---- -------- -------- -------- ----.ggg "
            "-------- ---ccccc",
    },
    [MAXWELL_SSY] = {
        .name = "SSY", .page = "SSY", .title = "Note where threads meet again", .mnemonic = "SSY",
        .syntax = "OPEN SSY WAY CTL CLOSE",
        .effects = effects_pret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_plongjmp),
            CHOICES(choices_cal),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1001---- ----tttt tttttttt tttttttt tttt---- "
            "-------- --.-----",
    },
    [MAXWELL_SYNC] = {
        .name = "SYNC", .page = "SYNC", .title = "Wait for the others where SSY said, then go on",
            .mnemonic = "SYNC",
        .syntax = "OPEN GUARD SYNC CCT CTL CLOSE",
        .effects = effects_ret,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ret),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11111--- -------- -------- -------- ----.ggg "
            "-------- ---ccccc",
    },
    [MAXWELL_PEXIT] = {
        .name = "PEXIT", .page = "PEXIT", .title = "Note where to go on at the end",
            .mnemonic = "PEXIT",
        .syntax = "OPEN PEXIT TO CTL CLOSE",
        .effects = "trap: not modelled: programs that go on behind their end",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_pexit),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 0011---- ----tttt tttttttt tttttttt tttt---- "
            "-------- --------",
    },
    [MAXWELL_EXIT] = {
        .name = "EXIT", .page = "EXIT", .title = "The thread ends", .mnemonic = "EXIT",
        .syntax = "OPEN GUARD EXIT{KEEP} CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC $active; writes $active; trap: not modelled: what these tests "
            "are about",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_exit),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0000---- -------- -------- -------- ----.ggg "
            "-------- --kccccc",
    },
    [MAXWELL_KIL] = {
        .name = "KIL", .page = "KIL", .title = "The thread of a pixel that is not drawn ends",
            .mnemonic = "KIL",
        .syntax = "OPEN GUARD KIL CCT CTL CLOSE",
        .effects = "reads $P[GP] $CC; trap: not modelled: what these tests are about; trap: not "
            "modelled: pixels",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ret),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0011---- -------- -------- -------- ----.ggg "
            "-------- ---ccccc",
    },
    [MAXWELL_BPT] = {
        .name = "BPT", .page = "BPT", .title = "Stop for a debugger, or trap", .mnemonic = "BPT",
        .syntax = "OPEN BPT{BPTK} BPTNO CTL CLOSE",
        .effects = "trap: BPT.TRAP; trap: not modelled: debuggers",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bpt),
            CHOICES(choices_bpt),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 1010---- -------- bbbbbbbb bbbbbbbb bbbb---- "
            "-------b bb------",
    },
    [MAXWELL_IDE] = {
        .name = "IDE", .page = "IDE", .title = "Interrupts on, or off", .mnemonic = "IDE",
        .syntax = "OPEN IDE{IDEN} IDEMASK CTL CLOSE",
        .effects = "trap: not modelled: interrupts",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ide),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 1001---- -------- ----iiii iiiiiiii iiii---- "
            "-------- --i-----",
    },
    [MAXWELL_RAM] = {
        .name = "RAM", .page = "RAM", .title = "Restore which threads are active",
            .mnemonic = "RAM",
        .syntax = "OPEN RAM CTL CLOSE",
        .effects = "trap: not modelled: what was kept",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ram),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 1000---- -------- -------- -------- -------- "
            "-------- --------",
    },
    [MAXWELL_SAM] = {
        .name = "SAM", .page = "SAM", .title = "Set which threads are active", .mnemonic = "SAM",
        .syntax = "OPEN SAM CTL CLOSE",
        .effects = "trap: not modelled: what is set",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ram),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0111---- -------- -------- -------- -------- "
            "-------- --------",
    },
    [MAXWELL_RTT] = {
        .name = "RTT", .page = "RTT", .title = "Return from a trap", .mnemonic = "RTT",
        .syntax = "OPEN RTT{RTTK} CTL CLOSE",
        .effects = "trap: not modelled: traps",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_rtt),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100011 0110---- -------- -------- -------- -------- "
            "-------- ------rr",
    },
    [MAXWELL_GETCRSPTR] = {
        .name = "GETCRSPTR", .page = "GETCRSPTR", .title = "Read the pointer of the stack of calls",
            .mnemonic = "GETCRSPTR",
        .syntax = "OPEN GETCRSPTR $R[Rd] CTL CLOSE",
        .effects = "writes $R[Rd]; trap: not modelled: where the stack lies in memory",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_getcrsptr),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1100---- -------- -------- -------- -------- "
            "-------- rrrrrrrr",
    },
    [MAXWELL_SETCRSPTR] = {
        .name = "SETCRSPTR", .page = "SETCRSPTR", .title = "Set the pointer of the stack of calls",
            .mnemonic = "SETCRSPTR",
        .syntax = "OPEN SETCRSPTR $R[Ra] CTL CLOSE",
        .effects = "reads $R[Ra]; trap: not modelled: where the stack lies in memory",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_setcrsptr),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1110---- -------- -------- -------- -------- "
            "rrrrrrrr --------",
    },
    [MAXWELL_GETLMEMBASE] = {
        .name = "GETLMEMBASE", .page = "GETLMEMBASE", .title = "Read where local memory begins",
            .mnemonic = "GETLMEMBASE",
        .syntax = "OPEN GETLMEMBASE $R[Rd] CTL CLOSE",
        .effects = "writes $R[Rd]; trap: not modelled: where local memory lies",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_getcrsptr),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1101---- -------- -------- -------- -------- "
            "-------- rrrrrrrr",
    },
    [MAXWELL_SETLMEMBASE] = {
        .name = "SETLMEMBASE", .page = "SETLMEMBASE", .title = "Set where local memory begins",
            .mnemonic = "SETLMEMBASE",
        .syntax = "OPEN SETLMEMBASE $R[Ra] CTL CLOSE",
        .effects = "reads $R[Ra]; trap: not modelled: where local memory lies",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_setcrsptr),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11100010 1111---- -------- -------- -------- -------- "
            "rrrrrrrr --------",
    },
    [MAXWELL_LEPC] = {
        .name = "LEPC", .page = "LEPC", .title = "The address of this instruction",
            .mnemonic = "LEPC",
        .syntax = "OPEN GUARD LEPC $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: where programs lie in memory",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_lepc),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11010--- -------- -------- -------- ----.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_NOP] = {
        .name = "NOP", .page = "NOP", .title = "No operation", .mnemonic = "NOP",
        .syntax = "OPEN GUARD NOP{NTRIG} CCT8, NOPMASK CTL CLOSE",
        .effects = "",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_nop),
            CHOICES(choices_nop),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10110--- -------- ----nnnn nnnnnnnn nnnn.ggg "
            "--nccccc --------",
    },
    [MAXWELL_F2F_HH] = {
        .name = "F2F.hh", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: what a number "
            "is as f16; trap: not modelled: PASS",
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_hh),
            CHOICES(choices_f2f_hh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-ccc cccccccc ccccrrrr rrrr.ggg "
            "----0101 rrrrrrrr",
    },
    [MAXWELL_F2F_HS] = {
        .name = "F2F.hs", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: what a number "
            "is as f16",
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_hs),
            CHOICES(choices_f2f_hh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr rrrr.ggg "
            "----0110 rrrrrrrr",
    },
    [MAXWELL_F2F_HD] = {
        .name = "F2F.hd", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = effects_f2f_hd,
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_hs),
            CHOICES(choices_f2f_hh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff--cf fccccccc ccccrrrr rrrr.ggg "
            "----0111 rrrrrrrr",
    },
    [MAXWELL_F2F_SH] = {
        .name = "F2F.sh", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        .effects = effects_f2f_sh,
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_sh),
            CHOICES(choices_f2f_sh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg "
            "----1001 rrrrrrrr",
    },
    [MAXWELL_F2F_SS] = {
        .name = "F2F.ss", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: what "
            ".CC tells of this result; trap: unaligned in `c`; trap: not modelled: PASS",
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_ss),
            CHOICES(choices_f2f_sh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg "
            "----1010 rrrrrrrr",
    },
    [MAXWELL_F2F_SD] = {
        .name = "F2F.sd", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS32  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "limits of f64",
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_sh),
            CHOICES(choices_f2f_sh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg "
            "----1011 rrrrrrrr",
    },
    [MAXWELL_F2F_DH] = {
        .name = "F2F.dh", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        .effects = effects_f2f_hd,
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_dh),
            CHOICES(choices_f2f_dh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg "
            "----1101 rrrrrrrr",
    },
    [MAXWELL_F2F_DS] = {
        .name = "F2F.ds", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}FRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd]; read c.u64; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "limits of f64",
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_dh),
            CHOICES(choices_f2f_dh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff---f fccccccc ccccrrrr rrrr.ggg "
            "----1110 rrrrrrrr",
    },
    [MAXWELL_F2F_DD] = {
        .name = "F2F.dd", .page = "F2F", .title = title_f2f_hh, .mnemonic = "F2F",
        .syntax = "OPEN GUARD F2F{FTZ}CDF{CSF}CRND{FSAT} $R[Rd]CCW, CS64  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; "
            "trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not "
            "modelled: limits of f64; trap: not modelled: PASS",
        .note = note_f2f_hh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2f_dd),
            CHOICES(choices_f2f_dh),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10101ff- c-ff-c-c cccccccc ccccrrrr rrrr.ggg "
            "----1111 rrrrrrrr",
    },
    [MAXWELL_F2I_H] = {
        .name = "F2I.h", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF16  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "what a number is as f16; trap: 16 and 64 bits",
        .note = note_f2i_h,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2i_h),
            CHOICES(choices_f2i_h),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg "
            "---c01cc rrrrrrrr",
    },
    [MAXWELL_F2I_S] = {
        .name = "F2I.s", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF32  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "halves of longer floats",
        .note = note_f2i_h,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2i_h),
            CHOICES(choices_f2i_s),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg "
            "---c10cc rrrrrrrr",
    },
    [MAXWELL_F2I_D] = {
        .name = "F2I.d", .page = "F2I", .title = title_f2i_h, .mnemonic = "F2I",
        .syntax = "OPEN GUARD F2I{FTZ}CDI{CSF}CINT $R[Rd]CCW, CF64  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; "
            "trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: 16 "
            "and 64 bits; trap: not modelled: halves of longer floats",
        .note = note_f2i_h,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_f2i_d),
            CHOICES(choices_f2i_d),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10110-f- c-ff--cc cccccccc ccccrrrr rrrr.ggg "
            "---c11cc rrrrrrrr",
    },
    [MAXWELL_I2F_H] = {
        .name = "I2F.h", .page = "I2F", .title = title_i2f_h, .mnemonic = "I2F",
        .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIH  CTL CLOSE",
        .effects = effects_i2f_h,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_i2f_h),
            CHOICES(choices_i2f_h),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg "
            "--c-01cc rrrrrrrr",
    },
    [MAXWELL_I2F_B] = {
        .name = "I2F.b", .page = "I2F", .title = title_i2f_h, .mnemonic = "I2F",
        .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = effects_i2f_h,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_i2f_b),
            CHOICES(choices_i2f_b),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg "
            "--c-00cc rrrrrrrr",
    },
    [MAXWELL_I2F_W] = {
        .name = "I2F.w", .page = "I2F", .title = title_i2f_h, .mnemonic = "I2F",
        .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u32; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "parts of longer integers",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_i2f_b),
            CHOICES(choices_i2f_b),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg "
            "--c-10cc rrrrrrrr",
    },
    [MAXWELL_I2F_D] = {
        .name = "I2F.d", .page = "I2F", .title = title_i2f_h, .mnemonic = "I2F",
        .syntax = "OPEN GUARD I2F{CDF}CSI{FRND} $R[Rd]CCW, CID  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; "
            "trap: not modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not "
            "modelled: parts of longer integers",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_i2f_b),
            CHOICES(choices_i2f_d),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10111-f- c-f--ccf fccccccc ccccrrrr rrrr.ggg "
            "--c-11cc rrrrrrrr",
    },
    [MAXWELL_I2I_H] = {
        .name = "I2I.h", .page = "I2I", .title = title_i2i_h, .mnemonic = "I2I",
        .syntax = "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIH  CTL CLOSE",
        .effects = effects_i2i_h,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_i2i_h),
            CHOICES(choices_i2i_h),
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg "
            "--cc01cc rrrrrrrr",
    },
    [MAXWELL_I2I_B] = {
        .name = "I2I.b", .page = "I2I", .title = title_i2i_h, .mnemonic = "I2I",
        .syntax = "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = effects_i2i_h,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_i2i_b),
            CHOICES(choices_i2i_b),
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg "
            "--cc00cc rrrrrrrr",
    },
    [MAXWELL_I2I_W] = {
        .name = "I2I.w", .page = "I2I", .title = title_i2i_h, .mnemonic = "I2I",
        .syntax = "OPEN GUARD I2I{CDN}CSN{FSAT} $R[Rd]CCW, CIB  CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in `c`; "
            "trap: not modelled: parts of longer integers",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_i2i_b),
            CHOICES(choices_i2i_b),
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100ff- c-f--cc- -ccccccc ccccrrrr rrrr.ggg "
            "--cc10cc rrrrrrrr",
    },
    [MAXWELL_DADD] = {
        .name = "DADD", .page = "DADD", .title = title_dadd, .mnemonic = "DADD",
        .syntax = "OPEN GUARD DADD{FRND} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1]; writes $CC $R[Rd] "
            "$R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: "
            "unaligned in `c`",
        .note = note_dadd,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_dadd),
            CHOICES(choices_dadd),
        .bits = "z.zrzrc cccccccc cccnssss .......t 01110-ff cff----f fccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DMUL] = {
        .name = "DMUL", .page = "DMUL", .title = title_dmul, .mnemonic = "DMUL",
        .syntax = "OPEN GUARD DMUL{FRND} $R[Rd]CCW, $R[Ra]RA, DBN CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC $R[Rd] "
            "$R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: "
            "unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_dmul),
            CHOICES(choices_dmul),
        .bits = "z.zzrrc cccccccc cccnssss .......t 10000--f c------f fccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DFMA_B] = {
        .name = "DFMA.b", .page = "DFMA", .title = title_dfma_b, .mnemonic = "DFMA",
        .syntax = "OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, DBN, FNC$R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rb.n | 1] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; "
            "writes $CC $R[Rd] $R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of "
            "this result; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_dfma_b),
            CHOICES(choices_dfma_b),
        .bits = "z.zrrrc cccccccc cccnssss .......t 0111ddff crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DFMA_C] = {
        .name = "DFMA.c", .page = "DFMA", .title = title_dfma_b, .mnemonic = "DFMA",
        .syntax = "OPEN GUARD DFMA{DRND} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, FNC{c[CBANK][COFF]} CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Rc.n | 1] $R[Ra] $R[Ra.n | 1]; writes $CC $R[Rd] "
            "$R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: "
            "unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_dfma_c),
            CHOICES(choices_dfma_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010011 0111ddff crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DMNMX] = {
        .name = "DMNMX", .page = "DMNMX", .title = title_dmnmx, .mnemonic = "DMNMX",
        .syntax = "OPEN GUARD DMNMX $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, DB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $CC $R[Rd] "
            "$R[Rd.n | 1]; read c.u64; trap: not modelled: what .CC tells of this result; trap: "
            "unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_dmnmx),
            CHOICES(choices_dmnmx),
        .bits = "z.zzrrc cccccccc cccnssss .......t 01010-ff cff--qqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DSET] = {
        .name = "DSET", .page = "DSET", .title = title_iset, .mnemonic = "DSET",
        .syntax = "OPEN GUARD DSET{BFH}FCMP{BOP} $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, DB, Q0N$P[Q0] "
            "CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $CC "
            "$R[Rd]; read c.u64; trap: not modelled: what .CC tells of this result; trap: "
            "unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_dset),
            CHOICES(choices_dset),
        .bits = "z.zzrrc cccccccc cccnssss .......t 0ssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_DSETP] = {
        .name = "DSETP", .page = "DSETP", .title = title_isetp, .mnemonic = "DSETP",
        .syntax = "OPEN GUARD DSETP{FCMP}BOP $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, DB, Q0N$P[Q0] "
            "CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rb] $R[Rb.n | 1] $P[Q0]; writes $P[P0] "
            "$P[P1]; read c.u64; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_dsetp),
            CHOICES(choices_dsetp),
        .bits = "z.zzrrc cccccccc cccnssss .......t 1000ffff -bbssqqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr pppppppp",
    },
    [MAXWELL_FADD] = {
        .name = "FADD", .page = "FADD", .title = title_dadd, .mnemonic = "FADD",
        .syntax = "OPEN GUARD FADD{FTZ}FRND{FSAT} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $CC $R[Rd]; read c.u32; trap: not modelled: "
            "what .CC tells of this result; trap: unaligned in `c`",
        .note = note_dadd,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fadd),
            CHOICES(choices_fadd),
        .bits = "z.zrzrc cccccccc cccnssss .......t 01011fff cfff---f fccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FADD32I] = {
        .name = "FADD32I", .page = "FADD32I", .title = title_fadd32i, .mnemonic = "FADD32I",
        .syntax = "OPEN GUARD FADD32I{FTZL} $R[Rd]CCWL, FNAL{FAAL}$R[Ra]FAAL{RA}, FIMM32{FNBL}FABL "
            "CTL CLOSE",
        .effects = effects_fadd32i,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fadd32i),
            CHOICES(choices_fadd32i),
        .bits = "z.zzzrc cccccccc cccnssss 000010ff fffcffff ffffffff ffffffff ffffffff ffff.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FMUL] = {
        .name = "FMUL", .page = "FMUL", .title = "Multiply, also by a power of two",
            .mnemonic = "FMUL",
        .syntax = "OPEN GUARD FMUL{FMZ}FSCALE{FRND}FSAT $R[Rd]CCW, $R[Ra]RA, FBN CTL CLOSE",
        .effects = effects_fmul,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fmul),
            CHOICES(choices_fmul),
        .bits = "z.zzrrc cccccccc cccnssss .......t 01101f-f c-ffffff fccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FMUL32I] = {
        .name = "FMUL32I", .page = "FMUL32I", .title = title_fmul32i, .mnemonic = "FMUL32I",
        .syntax = "OPEN GUARD FMUL32I{FMZH}FSATL $R[Rd]CCWL, $R[Ra]RA, FIMM32 CTL CLOSE",
        .effects = effects_fadd32i,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fmul32i),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzrc cccccccc cccnssss 00011110 fffcffff ffffffff ffffffff ffffffff ffff.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FFMA_B] = {
        .name = "FFMA.b", .page = "FFMA", .title = title_dfma_b, .mnemonic = "FFMA",
        .syntax = "OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FBN, FNC$R[Rc]RC CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ffma_b),
            CHOICES(choices_ffma_b),
        .bits = "z.zrrrc cccccccc cccnssss .......t 1fffffff crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FFMA_C] = {
        .name = "FFMA.c", .page = "FFMA", .title = title_dfma_b, .mnemonic = "FFMA",
        .syntax = "OPEN GUARD FFMA{FMZH}FRNDH{FSAT} $R[Rd]CCW, $R[Ra]RA, FNM$R[Rc]RB, "
            "FNC{c[CBANK][COFF]} CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: not modelled: "
            "what .CC tells of this result; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ffma_c),
            CHOICES(choices_ffma_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010001 1fffffff crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FFMA32I] = {
        .name = "FFMA32I", .page = "FFMA32I", .title = title_ffma32i, .mnemonic = "FFMA32I",
        .syntax = "OPEN GUARD FFMA32I{FMZH}FSATL $R[Rd]CCWL, FNAL$R[Ra]RA, FIMM32, FNCL$R[Rd] CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd]; writes $CC $R[Rd]; trap: not modelled: what .CC "
            "tells of this result",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ffma32i),
            CHOICES(choices_ffma32i),
        .bits = "z.zzzrc cccccccc cccnssss 000011ff fffcffff ffffffff ffffffff ffffffff ffff.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FMNMX] = {
        .name = "FMNMX", .page = "FMNMX", .title = title_dmnmx, .mnemonic = "FMNMX",
        .syntax = "OPEN GUARD FMNMX{FTZ} $R[Rd]CCW, FNA{FAA}$R[Ra]FAA{RA}, FB, Q0N$P[Q0] CTL CLOSE",
        .effects = effects_fmnmx,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fmnmx),
            CHOICES(choices_fmnmx),
        .bits = "z.zzrrc cccccccc cccnssss .......t 01100-ff cfff-qqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FSET] = {
        .name = "FSET", .page = "FSET", .title = title_iset, .mnemonic = "FSET",
        .syntax = "OPEN GUARD FSET{BFH}FCMP{SFTZ}BOP $R[Rd]CCW, SNA{SAA}$R[Ra]SAA{RA}, FB, "
            "Q0N$P[Q0] CTL CLOSE",
        .effects = effects_fmnmx,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fset),
            CHOICES(choices_fset),
        .bits = "z.zzrrc cccccccc cccnssss .......t sssbffff cbbssqqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FSETP] = {
        .name = "FSETP", .page = "FSETP", .title = title_isetp, .mnemonic = "FSETP",
        .syntax = "OPEN GUARD FSETP{FCMP}PFTZ{BOP} $P[P0], $P[P1], SNA{PAA}$R[Ra]PAA{RA}, FB, "
            "Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]; read c.u32; trap: "
            "unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_fsetp),
            CHOICES(choices_fsetp),
        .bits = "z.zzrrc cccccccc cccnssss .......t 1011ffff pbbssqqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr pppppppp",
    },
    [MAXWELL_FCMP_B] = {
        .name = "FCMP.b", .page = "FCMP", .title = title_fcmp_b, .mnemonic = "FCMP",
        .syntax = "OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, FIC, $R[Rc]RC CTL CLOSE",
        .effects = effects_fcmp_b,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fcmp_b),
            CHOICES(choices_fcmp_b),
        .bits = "z.zrrrc cccccccc cccnssss .......t 1010ffff prrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FCMP_C] = {
        .name = "FCMP.c", .page = "FCMP", .title = title_fcmp_b, .mnemonic = "FCMP",
        .syntax = "OPEN GUARD FCMP{FCMPN}PFTZ $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = effects_fcmp_c,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_fcmp_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010011 1010ffff prrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FCHK] = {
        .name = "FCHK", .page = "FCHK", .title = "Does a division need the slow way\?",
            .mnemonic = "FCHK.DIVIDE",
        .syntax = "OPEN GUARD FCHK.DIVIDE $P[P0], FNA{FAA}$R[Ra]FAA{RA}, FB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $P[P0]; read c.u32; trap: not modelled: "
            "which exponents need it; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_fchk),
            CHOICES(choices_fchk),
        .bits = "z.zzrrc cccccccc cccnssss .......t 10001-ff -ffzzzzz zccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr --ppp---",
    },
    [MAXWELL_FSWZADD] = {
        .name = "FSWZADD", .page = "FSWZADD",
            .title = "Add, with signs of their own for each thread of four", .mnemonic = "FSWZADD",
        .syntax = "OPEN GUARD FSWZADD{FTZ}FRND{NDV} $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, "
            "SWD{SWC}SWB{SWA} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $CC $R[Rd]; trap: not modelled: what .CC "
            "tells of this result; trap: not modelled: whether a number that is only moved is "
            "flushed",
        .note = "A pair of letters says for a thread of four what becomes of its own two sources: "
            "plus, minus, zero. What is printed reads backwards: its last letter is for the own "
            "first source of the first thread.",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_fswzadd),
            CHOICES(choices_cctl_all),
        .bits = "z.zzrrc cccccccc cccnssss 01010000 11111--- c--f---f fn--ssss ssssrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_MUFU] = {
        .name = "MUFU", .page = "MUFU", .title = title_mufu, .mnemonic = "MUFU",
        .syntax = "OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE",
        .effects = effects_mufu,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_mufu),
            CHOICES(choices_mufu),
        .bits = "z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- -------- 0mmm.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_MUFU_SQRT] = {
        .name = "MUFU.sqrt", .page = "MUFU", .title = title_mufu, .mnemonic = "MUFU",
        .syntax = "OPEN GUARD MUFU{MUF}FSAT $R[Rd], FNA{FAA}$R[Ra]FAA{RA} CTL CLOSE",
        .effects = effects_mufu,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3e, SLOTS(slots_mufu),
            CHOICES(choices_mufu),
        .bits = "z.zzzrc cccccccc cccnssss 01010000 10000f-f -f------ -------- -------- 1000.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_RRO] = {
        .name = "RRO", .page = "RRO", .title = "Bring an argument into the range that MUFU takes",
            .mnemonic = "RRO",
        .syntax = "OPEN GUARD RRO{RROF} $R[Rd], FB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: not modelled: the "
            "numbers that come out are for MUFU alone; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_rro),
            CHOICES(choices_rro),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10010-f- --f----- rccccccc ccccrrrr rrrr.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_AL2P] = {
        .name = "AL2P", .page = "AL2P",
            .title = "The place of an attribute as the hardware counts it", .mnemonic = "AL2P",
        .syntax = "OPEN GUARD AL2P{AO}ASIZE APOP, $R[Rd], AWHICH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $P[APO] $R[Rd]; trap: not modelled: attributes",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_al2p),
            CHOICES(choices_al2p),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10100--a aaaa---- -------a -aaaaaaa aaaa.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ALD_A] = {
        .name = "ALD.a", .page = "ALD", .title = title_ald_a, .mnemonic = "ALD",
        .syntax = "OPEN GUARD ALD{AO}ASIZE $R[Rd], a[AOFF10], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc]; writes $R[Rd] $R[..]; trap: not modelled: attributes",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ald_a),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 0zaaaaaa aaaa.ggg "
            "11111111 rrrrrrrr",
    },
    [MAXWELL_ALD_H] = {
        .name = "ALD.h", .page = "ALD", .title = title_ald_a, .mnemonic = "ALD",
        .syntax = "OPEN GUARD ALD{AO}.PHYS{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE",
        .effects = effects_ald_h,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ald_h),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 00000000 0000.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ALD_P] = {
        .name = "ALD.p", .page = "ALD", .title = title_ald_a, .mnemonic = "ALD",
        .syntax = "OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]], ARC CTL CLOSE",
        .effects = effects_ald_h,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ald_h),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 10000000 0000.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ALD_Q] = {
        .name = "ALD.q", .page = "ALD", .title = title_ald_a, .mnemonic = "ALD",
        .syntax = "OPEN GUARD ALD{AO}.P{ASIZE} $R[Rd], a[$R[Ra]+AOFF11], ARC CTL CLOSE",
        .effects = effects_ald_h,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ald_q),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11011--a arrrrrrr r------a 1aaaaaaa aaaa.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_AST_A] = {
        .name = "AST.a", .page = "AST", .title = title_ast_a, .mnemonic = "AST",
        .syntax = "OPEN GUARD AST{ASIZE} a[AOFF10], $R[Rd], ARC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Rd] $R[..]; trap: not modelled: attributes",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ast_a),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 0zaaaaaa aaaa.ggg "
            "11111111 rrrrrrrr",
    },
    [MAXWELL_AST_H] = {
        .name = "AST.h", .page = "AST", .title = title_ast_a, .mnemonic = "AST.PHYS",
        .syntax = "OPEN GUARD AST.PHYS{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE",
        .effects = effects_ast_h,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ast_h),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 00000000 0000.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_AST_P] = {
        .name = "AST.p", .page = "AST", .title = title_ast_a, .mnemonic = "AST.P",
        .syntax = "OPEN GUARD AST.P{ASIZE} a[$R[Ra]], $R[Rd], ARC CTL CLOSE",
        .effects = effects_ast_h,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ast_h),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 10000000 0000.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_AST_Q] = {
        .name = "AST.q", .page = "AST", .title = title_ast_a, .mnemonic = "AST.P",
        .syntax = "OPEN GUARD AST.P{ASIZE} a[$R[Ra]+AOFF11], $R[Rd], ARC CTL CLOSE",
        .effects = effects_ast_h,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ast_q),
            CHOICES(choices_ald_a),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11110--a arrrrrrr r------- 1aaaaaaa aaaa.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IPA] = {
        .name = "IPA", .page = "IPA", .title = "Interpolate an attribute", .mnemonic = "IPA",
        .syntax = "OPEN GUARD IPA{IX}IMODE{IWHERE}ISAT $R[Rd], IATTR, $R[Rb], IPLACE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $R[Rd]; trap: not modelled: "
            "attributes",
        .note = "The result is multiplied by the second register unless the mode is another one.",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ipa),
            CHOICES(choices_ipa),
        .bits = "z.zzzzc cccccccc cccnssss 11100000 iiiiiz11 1rrrrrrr r.aaaaaa aaaarrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ISBERD] = {
        .name = "ISBERD", .page = "ISBERD", .title = "Read from the buffer between stages",
            .mnemonic = "ISBERD",
        .syntax = "OPEN GUARD ISBERD{AO}ISPACE{ISKEW}ISIZE $R[Rd], [$R[Ra]] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: attributes",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_isberd),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11010--i i------- -----iia i------- ----.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_OUT] = {
        .name = "OUT", .page = "OUT", .title = "Emit a vertex, or end a strip", .mnemonic = "OUT",
        .syntax = "OPEN GUARD OUT{OUTK} $R[Rd], $R[Ra], SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd]; read c.u32; trap: not modelled: "
            "attributes; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_out),
            CHOICES(choices_out),
        .bits = "z.zzrzc cccccccc cccnssss .......t 11100--- -------o occccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PIXLD] = {
        .name = "PIXLD", .page = "PIXLD", .title = "Ask about the pixel", .mnemonic = "PIXLD",
        .syntax = "OPEN GUARD PIXLD{PXK} $R[Rd], $P[IPO], PXADDR CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $P[IPO]; trap: not modelled: pixels",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_pixld),
            CHOICES(choices_pixld),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 11101--- iii----- ------pp p---pppp pppp.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HADD2_R] = {
        .name = "HADD2.r", .page = "HADD2", .title = title_dadd, .mnemonic = "HADD2",
        .syntax = "OPEN GUARD HADD2{HMRG}HFTZ{HSAT} $R[Rd], HA, HB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: "
            "not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hadd2_r),
            CHOICES(choices_hadd2_r),
        .bits = "z.zzrrc cccccccc cccnssss ........ 00010hhh h--hh--- h------h hhhhrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HADD2_C] = {
        .name = "HADD2.c", .page = "HADD2", .title = title_dadd, .mnemonic = "HADD2",
        .syntax = "OPEN GUARD HADD2{HMRG}HFTZ{HSATC} $R[Rd], HA, HCI CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: not "
            "modelled: a result of 32 bits; trap: not modelled: a source of 32 bits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hadd2_c),
            CHOICES(choices_hadd2_c),
        .bits = "z.zzzrc cccccccc cccnssss .......h .h-h-hhh h--hh--- hccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HADD2_32I] = {
        .name = "HADD2_32I", .page = "HADD2_32I", .title = "Add two numbers of 16 bits",
            .mnemonic = "HADD2_32I",
        .syntax = "OPEN GUARD HADD2_32I{HFTZL}HSATC $R[Rd], HAL, HHI, HLO CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: a source of 32 bits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hadd2_32i),
            CHOICES(choices_hadd2_32i),
        .bits = "z.zzzrc cccccccc cccnssss 0010110h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_R] = {
        .name = "HMUL2.r", .page = "HMUL2", .title = title_dmul, .mnemonic = "HMUL2",
        .syntax = "OPEN GUARD HMUL2{HMRG}HFMZ{HSAT} $R[Rd], HMA, HB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; trap: "
            "not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; trap: not "
            "modelled: what counts as 0",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hmul2_r),
            CHOICES(choices_hmul2_r),
        .bits = "z.zzrrc cccccccc cccnssss ........ 00001hhh h--h---h h------h hhhhrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_C] = {
        .name = "HMUL2.c", .page = "HMUL2", .title = title_dmul, .mnemonic = "HMUL2",
        .syntax = "OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HMA, HNA{HACB}c[CBANK][COFF]HACB CTL "
            "CLOSE",
        .effects = effects_hmul2_c,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hmul2_c),
            CHOICES(choices_hmul2_c),
        .bits = "z.zzzrc cccccccc cccnssss 0111100- 1h-h-hhh h--hh--h hccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_I] = {
        .name = "HMUL2.i", .page = "HMUL2", .title = title_dmul, .mnemonic = "HMUL2",
        .syntax = "OPEN GUARD HMUL2{HMRG}HFMZ{HSATC} $R[Rd], HA, HIHI, HILO CTL CLOSE",
        .effects = effects_hmul2_c,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hmul2_i),
            CHOICES(choices_hmul2_i),
        .bits = "z.zzzrc cccccccc cccnssss 0111100h 0--h-hhh h--hh--h hhhhhhhh hhhhhhhh hhhh.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HMUL2_32I] = {
        .name = "HMUL2_32I", .page = "HMUL2_32I", .title = "Multiply by two numbers of 16 bits",
            .mnemonic = "HMUL2_32I",
        .syntax = "OPEN GUARD HMUL2_32I{HFMZL}HSATC $R[Rd], HALM, HHI, HLO CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd]; trap: not modelled: a source of 32 bits; "
            "trap: not modelled: what counts as 0",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hmul2_32i),
            CHOICES(choices_hmul2_32i),
        .bits = "z.zzzrc cccccccc cccnssss 0010101h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_R] = {
        .name = "HFMA2.r", .page = "HFMA2", .title = title_dfma_b, .mnemonic = "HFMA2",
        .syntax = "OPEN GUARD HFMA2{HMRG}HFMZR{HSAT} $R[Rd], HFA, HFR, HFC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $R[Rd].16..31 $R[Rd].0..15; writes $R[Rd]; "
            "trap: not modelled: a result of 32 bits; trap: not modelled: a source of 32 bits; "
            "trap: not modelled: what counts as 0",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hfma2_r),
            CHOICES(choices_hfma2_r),
        .bits = "z.zrrrc cccccccc cccnssss 01011101 00000hhh hrrrrrrr rhhhh--h hhhhrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_B] = {
        .name = "HFMA2.b", .page = "HFMA2", .title = title_dfma_b, .mnemonic = "HFMA2",
        .syntax = "OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFB, HFC CTL CLOSE",
        .effects = effects_hfma2_b,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hfma2_b),
            CHOICES(choices_hfma2_b),
        .bits = "z.zrzrc cccccccc cccnssss 01110hhh .hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_C] = {
        .name = "HFMA2.c", .page = "HFMA2", .title = title_dfma_b, .mnemonic = "HFMA2",
        .syntax = "OPEN GUARD HFMA2{HMRG}HFMZC{HSATC} $R[Rd], HFA, HFCB, HNRC{c[CBANK][COFF]} CTL "
            "CLOSE",
        .effects = effects_hfma2_b,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hfma2_c),
            CHOICES(choices_hfma2_c),
        .bits = "z.zzrrc cccccccc cccnssss 01100hhh 1hhhhhhh hrrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HFMA2_32I] = {
        .name = "HFMA2_32I", .page = "HFMA2_32I",
            .title = "Multiply by two numbers of 16 bits and add to the register that is written",
            .mnemonic = "HFMA2_32I",
        .syntax = "OPEN GUARD HFMA2_32I{HFMZL} $R[Rd], HALM, HHI, HLO, HNRD$R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd]; writes $R[Rd]; trap: not modelled: a source of 32 "
            "bits; trap: not modelled: what counts as 0",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hfma2_32i),
            CHOICES(choices_hmul2_32i),
        .bits = "z.zzzrc cccccccc cccnssss 0010100h hhhhhhhh hhhhhhhh hhhhhhhh hhhhhhhh hhhh.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HSET2_R] = {
        .name = "HSET2.r", .page = "HSET2", .title = title_hset2_r, .mnemonic = "HSET2",
        .syntax = "OPEN GUARD HSET2{HBF}HCMP{HSFTZ}BOP $R[Rd], HA, HB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $R[Rd]; trap: not modelled: a source "
            "of 32 bits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hset2_r),
            CHOICES(choices_hset2_r),
        .bits = "z.zzrrc cccccccc cccnssss ........ 00011hhh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HSET2_C] = {
        .name = "HSET2.c", .page = "HSET2", .title = title_hset2_r, .mnemonic = "HSET2",
        .syntax = "OPEN GUARD HSET2{HBFC}HCMPC{HSFTZC}BOP $R[Rd], HA, HFB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $P[Q0]; writes $R[Rd]; trap: not modelled: a source of 32 "
            "bits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hset2_c),
            CHOICES(choices_hset2_c),
        .bits = "z.zzzrc cccccccc cccnssss 0111110h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_HSETP2_R] = {
        .name = "HSETP2.r", .page = "HSETP2", .title = title_hsetp2_r, .mnemonic = "HSETP2",
        .syntax = "OPEN GUARD HSETP2{HCMP}HAND{HPFTZ}BOP $P[P0], $P[P1], HA, HB, Q0N$P[Q0] CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]; trap: not modelled: a "
            "source of 32 bits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hsetp2_r),
            CHOICES(choices_hset2_r),
        .bits = "z.zzrrc cccccccc cccnssss ........ 00100-hh hbbhhqqq qhhhh--- hhhhrrrr rrrr.ggg "
            "rrrrrrrr -hpppppp",
    },
    [MAXWELL_HSETP2_C] = {
        .name = "HSETP2.c", .page = "HSETP2", .title = title_hsetp2_r, .mnemonic = "HSETP2",
        .syntax = "OPEN GUARD HSETP2{HCMPC}HANDC{HPFTZ}BOP $P[P0], $P[P1], HA, HCI, Q0N$P[Q0] CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Ra] $P[Q0]; writes $P[P0] $P[P1]; trap: not modelled: a source "
            "of 32 bits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_hsetp2_c),
            CHOICES(choices_hsetp2_c),
        .bits = "z.zzzrc cccccccc cccnssss .......h .hhhhhhh hbbhhqqq qccccccc cccccccc cccc.ggg "
            "rrrrrrrr -hpppppp",
    },
    [MAXWELL_IADD] = {
        .name = "IADD", .page = "IADD", .title = title_dadd, .mnemonic = "IADD",
        .syntax = "OPEN GUARD IADD{PLUSONE}SATI{XI} $R[Rd]CCW, SUMA, SUMB CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: one more and a carry; trap: not modelled: what .CC tells of a "
            "result at its limit",
        .note = "With .X the carry of an instruction before is added, and a sign inverts without "
            "adding one.",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_iadd),
            CHOICES(choices_iadd),
        .bits = "z.zzrrc cccccccc cccnssss .......t 00010snn c---x--- -ccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IADD32I] = {
        .name = "IADD32I", .page = "IADD32I", .title = title_fadd32i, .mnemonic = "IADD32I",
        .syntax = "OPEN GUARD IADD32I{PLUSONEL}SATL{XL} $R[Rd]CCWL, SUMAL, IMM32 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC.C $CC.Z; writes $R[Rd] $CC; trap: one more and a "
            "carry; trap: not modelled: what .CC tells of a result at its limit",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_iadd32i),
            CHOICES(choices_iadd32i),
        .bits = "z.zzzrc cccccccc cccnssss 0001110n .sxciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IADD3_R] = {
        .name = "IADD3.r", .page = "IADD3", .title = title_iadd3_r, .mnemonic = "IADD3",
        .syntax = "OPEN GUARD IADD3{SH3}X3 $R[Rd]CCW, NA3$R[Ra]HA3{RA}, NB3$R[Rb]HB3{RB}, "
            "NC3$R[Rc]HC3{RC} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $CC; writes $R[Rd] $CC; trap: not modelled: "
            "which carries .X adds; trap: where the carry goes",
        .note = note_iadd3_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_iadd3_r),
            CHOICES(choices_iadd3_r),
        .bits = "z.zrrrc cccccccc cccnssss 01011100 1100nnnx crrrrrrr rsshhhhh h---rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IADD3_B] = {
        .name = "IADD3.b", .page = "IADD3", .title = title_iadd3_r, .mnemonic = "IADD3",
        .syntax = "OPEN GUARD IADD3{X3} $R[Rd]CCW, NA3$R[Ra]RA, ADD3B, NC3$R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC; writes $R[Rd] $CC; read c.u32; trap: unaligned "
            "in `c`; trap: not modelled: which carries .X adds",
        .note = note_iadd3_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_iadd3_b),
            CHOICES(choices_iadd3_b),
        .bits = "z.zrzrc cccccccc cccnssss .......t 1100nnnx crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ISCADD] = {
        .name = "ISCADD", .page = "ISCADD", .title = "Shift left and add", .mnemonic = "ISCADD",
        .syntax = "OPEN GUARD ISCADD{PLUSONE} $R[Rd]CCW, SCA, SUMB, SCALE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb]; writes $R[Rd] $CC; read c.u32; trap: unaligned in "
            "`c`",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_iscadd),
            CHOICES(choices_iscadd),
        .bits = "z.zzrrc cccccccc cccnssss .......t 00011-nn c---ssss sccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ISCADD32I] = {
        .name = "ISCADD32I", .page = "ISCADD32I", .title = "Shift left and add a number of 32 bits",
            .mnemonic = "ISCADD32I",
        .syntax = "OPEN GUARD ISCADD32I $R[Rd]CCWL, $R[Ra]RA, IMM32, SCALEL CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $CC",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_iscadd32i),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzrc cccccccc cccnssss 000101ss sssciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMNMX] = {
        .name = "IMNMX", .page = "IMNMX", .title = title_dmnmx, .mnemonic = "IMNMX",
        .syntax = "OPEN GUARD IMNMX{UI}MNX $R[Rd]CCW, $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $CC $R[Ra]; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`; trap: not modelled: numbers of 64 bits in parts",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_imnmx),
            CHOICES(choices_isetp),
        .bits = "z.zzrrc cccccccc cccnssss .......t 00100--u c--mmqqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ICMP_B] = {
        .name = "ICMP.b", .page = "ICMP", .title = title_icmp_b, .mnemonic = "ICMP",
        .syntax = "OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = effects_fcmp_b,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_icmp_b),
            CHOICES(choices_out),
        .bits = "z.zrrrc cccccccc cccnssss .......t 0100cccu -rrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ICMP_C] = {
        .name = "ICMP.c", .page = "ICMP", .title = title_icmp_b, .mnemonic = "ICMP",
        .syntax = "OPEN GUARD ICMP{CMP}UI $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = effects_fcmp_c,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_icmp_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010011 0100cccu -rrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP] = {
        .name = "LOP", .page = "LOP",
            .title = "A function of two bits; the predicate tells of the result", .mnemonic = "LOP",
        .syntax = "OPEN GUARD LOP{LOPF}LOPX{LOPT} PO, $R[Rd]CCW, LIA$R[Ra]RA, SBI CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC.Z; writes $R[Rd] $P[P2] $CC; read c.u32; trap: "
            "unaligned in `c`",
        .note = ".X counts for what .CC tells alone: zero then means that the words before were 0, "
            "too.",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_lop),
            CHOICES(choices_lop),
        .bits = "z.zzrrc cccccccc cccnssss .......t 01000ppp c-llllll lccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP32I] = {
        .name = "LOP32I", .page = "LOP32I",
            .title = "A function of two bits, the second one of a number", .mnemonic = "LOP32I",
        .syntax = "OPEN GUARD LOP32I{LOPFL}LOPXL $R[Rd]CCWL, LIAL$R[Ra]RA, UIMM32{LIBL} CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC.Z; writes $R[Rd] $CC",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_lop32i),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzrc cccccccc cccnssss 000001ll lllcuuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP3_R] = {
        .name = "LOP3.r", .page = "LOP3", .title = title_lop3_r, .mnemonic = "LOP3.LUT",
        .syntax = "OPEN GUARD LOP3.LUT{L3X}L3T PO, $R[Rd]CCW, $R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LUT "
            "CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc] $CC.Z; writes $R[Rd] $P[P2] $CC",
        .note = note_lop3_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_lop3_r),
            CHOICES(choices_lop3_r),
        .bits = "z.zrrrc cccccccc cccnssss 01011011 11100ppp crrrrrrr rlllllll llllrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP3_C] = {
        .name = "LOP3.c", .page = "LOP3", .title = title_lop3_r, .mnemonic = "LOP3.LUT",
        .syntax = "OPEN GUARD LOP3.LUT{L3XC} $R[Rd]CCW, $R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, LUTH "
            "CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`",
        .note = note_lop3_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_lop3_c),
            CHOICES(choices_lop3_c),
        .bits = "z.zrzrc cccccccc cccnssss 0000001l llllllll crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LOP3_I] = {
        .name = "LOP3.i", .page = "LOP3", .title = title_lop3_r, .mnemonic = "LOP3.LUT",
        .syntax = "OPEN GUARD LOP3.LUT{L3XI} $R[Rd]CCW, $R[Ra]RA, IMM, $R[Rc]RC, LUTH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC.Z; writes $R[Rd] $CC",
        .note = note_lop3_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_lop3_i),
            CHOICES(choices_cctl_all),
        .bits = "z.zrzrc cccccccc cccnssss 001111li llllllll crrrrrrr riiiiiii iiiiiiii iiii.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDG] = {
        .name = "LDG", .page = "LDG", .title = "Load from global memory", .mnemonic = "LDG",
        .syntax = "OPEN GUARD LDG{GE}GCL{GSIZE} $R[Rd], A24 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] "
            "$R[Rd.n + 3]; read g.u8; read g.u16; read g.u32; read g.u64; read g.u128; trap: "
            "outside `g`; trap: unaligned in `g`; trap: `.x2` of a register that is no multiple of "
            "2; trap: `.x4` of a register that is no multiple of 4",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ldg),
            CHOICES(choices_ldg),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 11010ggg ggg-oooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDG_P] = {
        .name = "LDG_P", .page = "LDG_P",
            .title = "Load from global memory; a predicate tells something", .mnemonic = "LDG",
        .syntax = "OPEN GUARD LDG{GE}GCL{GSIZE} GP41, $R[Rd], A20 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1]; writes $P[7 - GP41.n] $R[Rd] $R[Rd.n | 1] "
            "$R[Rd.n | 2] $R[Rd.n | 3]; trap: not modelled: what the predicate tells",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ldg_p),
            CHOICES(choices_ldg_p),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 11001ggg ggg-ggg? oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STG] = {
        .name = "STG", .page = "STG", .title = "Store to global memory", .mnemonic = "STG",
        .syntax = "OPEN GUARD STG{GE}GCS{SSIZE} A24, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + "
            "3]; write g.u8; write g.u16; write g.u32; write g.u64; write g.u128; trap: outside "
            "`g`; trap: unaligned in `g`; trap: `.x2` of a register that is no multiple of 2; "
            "trap: `.x4` of a register that is no multiple of 4",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_stg),
            CHOICES(choices_ldg),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 11011sss ggg-oooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LD] = {
        .name = "LD", .page = "LD", .title = "Load from a generic address", .mnemonic = "LD",
        .syntax = "OPEN GUARD LD{GENE}GENL{LSIZE} $R[Rd], A32, GENPRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[GENP]; writes $R[Rd] $R[Rd.n | 1] $R[Rd.n "
            "| 2] $R[Rd.n | 3]; trap: not modelled: where the windows of other memories lie",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ld),
            CHOICES(choices_ld),
        .bits = "z.zzzzc cccccccc cccnssss 100ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_ST] = {
        .name = "ST", .page = "ST", .title = "Store to a generic address", .mnemonic = "ST",
        .syntax = "OPEN GUARD ST{GENE}GENS{LSIZE} A32, $R[Rd], GENPRED CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $P[GENP] $R[Rd] $R[Rd.n | 1] $R[Rd.n | 2] "
            "$R[Rd.n | 3]; trap: not modelled: where the windows of other memories lie",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_st),
            CHOICES(choices_ld),
        .bits = "z.zzzzc cccccccc cccnssss 101ggggg lllgoooo oooooooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDL] = {
        .name = "LDL", .page = "LDL", .title = "Load from the thread's own memory",
            .mnemonic = "LDL",
        .syntax = "OPEN GUARD LDL{LCL}SSIZE $R[Rd], A24 CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; "
            "read l.u8; read l.u16; read l.u32; read l.u64; read l.u128; trap: outside `l`; trap: "
            "unaligned in `l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ldl),
            CHOICES(choices_ldg),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01000sss --lloooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STL] = {
        .name = "STL", .page = "STL", .title = "Store to the thread's own memory",
            .mnemonic = "STL",
        .syntax = "OPEN GUARD STL{LCS}SSIZE A24, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write l.u8; "
            "write l.u16; write l.u32; write l.u64; write l.u128; trap: outside `l`; trap: "
            "unaligned in `l`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_stl),
            CHOICES(choices_ldg),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01010sss --lloooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDS_R] = {
        .name = "LDS.r", .page = "LDS", .title = title_lds_r, .mnemonic = "LDS",
        .syntax = "OPEN GUARD LDS{SSIZE} $R[Rd], A24 CTL CLOSE",
        .effects = effects_lds_r,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_lds_r),
            CHOICES(choices_ldg),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01001sss ---0oooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDS_U] = {
        .name = "LDS.u", .page = "LDS", .title = title_lds_r, .mnemonic = "LDS.U",
        .syntax = "OPEN GUARD LDS.U{USIZE} $R[Rd], A24 CTL CLOSE",
        .effects = effects_lds_r,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_lds_u),
            CHOICES(choices_ldg),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01001uuu ---1oooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STS] = {
        .name = "STS", .page = "STS", .title = "Store to the memory of the block",
            .mnemonic = "STS",
        .syntax = "OPEN GUARD STS{SSIZE} A24, $R[Rd] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd] $R[Rd.n + 1] $R[Rd.n + 2] $R[Rd.n + 3]; write s.u8; "
            "write s.u16; write s.u32; write s.u64; write s.u128; trap: outside `s`; trap: "
            "unaligned in `s`; trap: `.x2` of a register that is no multiple of 2; trap: `.x4` of "
            "a register that is no multiple of 4",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_sts),
            CHOICES(choices_ldg),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 01011sss ----oooo oooooooo oooooooo oooo.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LDC] = {
        .name = "LDC", .page = "LDC", .title = "Load a constant from an index", .mnemonic = "LDC",
        .syntax = "OPEN GUARD LDC{CSIZE}LMODE $R[Rd], CPLACE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra]; writes $R[Rd] $R[Rd.n + 1]; read c.u8; read c.u16; read "
            "c.u32; read c.u64; trap: not modelled: where the bank lies in the index; trap: not "
            "modelled: places behind a bank; trap: unaligned in `c`; trap: `.x2` of a register "
            "that is no multiple of 2",
        .note = "With .IL, .IS and .ISL the index has the number of a bank, too.",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_ldc),
            CHOICES(choices_ldc),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10010ccc --ll---l llllcccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_STP] = {
        .name = "STP", .page = "STP", .title = "Set which phase textures are in", .mnemonic = "STP",
        .syntax = "OPEN STP{STPW} STPN CTL CLOSE",
        .effects = "trap: not modelled: textures",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_stp),
            CHOICES(choices_pexit),
        .bits = "z.zzzzc cccccccc cccnssss 11101110 10100--- -------- -------- s---ssss ssss---- "
            "-------- --------",
    },
    [MAXWELL_MEMBAR] = {
        .name = "MEMBAR", .page = "MEMBAR", .title = "Order memory accesses as others see them",
            .mnemonic = "MEMBAR",
        .syntax = "OPEN GUARD MEMBAR{MSCOPE}MINV CTL CLOSE",
        .effects = effects_membar,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_membar),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 10011--- -------- -------- -------- ----.ggg "
            "------mm ------mm",
    },
    [MAXWELL_MOV] = {
        .name = "MOV", .page = "MOV", .title = "Copy a register, a constant or a number",
            .mnemonic = "MOV",
        .syntax = "OPEN GUARD MOV $R[Rd], SB, LANES CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: unaligned in `c`; trap: "
            "not modelled: which bits of the mask stand for what",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_mov),
            CHOICES(choices_mov),
        .bits = "z.zzrzc cccccccc cccnssss .......t 10011--- -----mmm mccccccc ccccrrrr rrrr.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_MOV32I] = {
        .name = "MOV32I", .page = "MOV32I", .title = "Copy a number of 32 bits",
            .mnemonic = "MOV32I",
        .syntax = "OPEN GUARD MOV32I $R[Rd], UIMM32, LANESL CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd]; trap: not modelled: which bits of the mask stand "
            "for what",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_mov32i),
            CHOICES(choices_mov32i),
        .bits = "z.zzzzc cccccccc cccnssss 00000001 0000uuuu uuuuuuuu uuuuuuuu uuuuuuuu uuuu.ggg "
            "mmmm---- rrrrrrrr",
    },
    [MAXWELL_SEL] = {
        .name = "SEL", .page = "SEL", .title = "Choose by a predicate", .mnemonic = "SEL",
        .syntax = "OPEN GUARD SEL $R[Rd], $R[Ra]RA, SB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $P[Q0] $R[Ra]; writes $R[Rd]; read c.u32; trap: unaligned "
            "in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_sel),
            CHOICES(choices_isetp),
        .bits = "z.zzrrc cccccccc cccnssss .......t 10100--- -----qqq qccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PRMT_B] = {
        .name = "PRMT.b", .page = "PRMT", .title = title_prmt_b, .mnemonic = "PRMT",
        .syntax = "OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd]; read c.u32; trap: unaligned "
            "in `c`",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_prmt_b),
            CHOICES(choices_out),
        .bits = "z.zrrrc cccccccc cccnssss .......t 11000ppp -rrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PRMT_C] = {
        .name = "PRMT.c", .page = "PRMT", .title = title_prmt_b, .mnemonic = "PRMT",
        .syntax = "OPEN GUARD PRMT{PMODE} $R[Rd], $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = effects_fcmp_c,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_prmt_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010011 11000ppp -rrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMUL] = {
        .name = "IMUL", .page = "IMUL", .title = title_dmul, .mnemonic = "IMUL",
        .syntax = "OPEN GUARD IMUL{MULS}MULHI $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = effects_fmul,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imul),
            CHOICES(choices_out),
        .bits = "z.zzrrc cccccccc cccnssss .......t 00111--- c-----mm mccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMUL32I] = {
        .name = "IMUL32I", .page = "IMUL32I", .title = title_fmul32i, .mnemonic = "IMUL32I",
        .syntax = "OPEN GUARD IMUL32I{MULSL}MULHIL $R[Rd]CCWL, $R[Ra]RA, IMM32 CTL CLOSE",
        .effects = effects_fadd32i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imul32i),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzrc cccccccc cccnssss 00011111 mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMAD_B] = {
        .name = "IMAD.b", .page = "IMAD", .title = title_imad_b, .mnemonic = "IMAD",
        .syntax = "OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, SB, MADC CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $CC $R[Ra]; writes $CC $R[Rd]; read c.u32; trap: "
            "unaligned in `c`; trap: not modelled: carries, limits and one more; trap: not "
            "modelled: the high half of a negated product",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imad_b),
            CHOICES(choices_imad_b),
        .bits = "z.zrrrc cccccccc cccnssss .......t 0mmmmmmm crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMAD_C] = {
        .name = "IMAD.c", .page = "IMAD", .title = title_imad_b, .mnemonic = "IMAD",
        .syntax = "OPEN GUARD IMAD{MADS}MADHI{MADPO}MADSAT{MADX} $R[Rd]CCW, MADA, $R[Rc]RB, MADCC "
            "CTL CLOSE",
        .effects = "reads $P[GP] $CC $R[Ra] $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: unaligned "
            "in `c`; trap: not modelled: carries, limits and one more; trap: not modelled: the "
            "high half of a negated product",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imad_c),
            CHOICES(choices_imad_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010010 0mmmmmmm crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMAD32I] = {
        .name = "IMAD32I", .page = "IMAD32I", .title = title_ffma32i, .mnemonic = "IMAD32I",
        .syntax = "OPEN GUARD IMAD32I{MADSL}MULHIL{MADPOL} $R[Rd]CCWL, MADAL, IMM32, MADCL CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rd]; writes $CC $R[Rd]; trap: not modelled: carries and "
            "one more; trap: not modelled: the high half of a negated product",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imad32i),
            CHOICES(choices_imad32i),
        .bits = "z.zzzrc cccccccc cccnssss 000100mn mmmciiii iiiiiiii iiiiiiii iiiiiiii iiii.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_UU_B] = {
        .name = "IMADSP.uu.b", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.U",
        .syntax = "OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL "
            "CLOSE",
        .effects = effects_imadsp_uu_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_b),
            CHOICES(choices_out),
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s0ssss0 crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SU_B] = {
        .name = "IMADSP.su.b", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.S",
        .syntax = "OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL "
            "CLOSE",
        .effects = effects_imadsp_uu_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_b),
            CHOICES(choices_out),
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s0ssss1 crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_US_B] = {
        .name = "IMADSP.us.b", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.U",
        .syntax = "OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL "
            "CLOSE",
        .effects = effects_imadsp_uu_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_b),
            CHOICES(choices_out),
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s1ssss0 crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SS_B] = {
        .name = "IMADSP.ss.b", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.S",
        .syntax = "OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL "
            "CLOSE",
        .effects = effects_imadsp_uu_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_b),
            CHOICES(choices_out),
        .bits = "z.zrrrc cccccccc cccnssss .......t 1s1ssss1 crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_UU_C] = {
        .name = "IMADSP.uu.c", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.U",
        .syntax = "OPEN GUARD IMADSP.U{SPA}.U{SPB}.U{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, "
            "c[CBANK][COFF] CTL CLOSE",
        .effects = effects_imadsp_uu_c,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s0ssss0 crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SU_C] = {
        .name = "IMADSP.su.c", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.S",
        .syntax = "OPEN GUARD IMADSP.S{SPA}.U{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, "
            "c[CBANK][COFF] CTL CLOSE",
        .effects = effects_imadsp_uu_c,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s0ssss1 crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_US_C] = {
        .name = "IMADSP.us.c", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.U",
        .syntax = "OPEN GUARD IMADSP.U{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, "
            "c[CBANK][COFF] CTL CLOSE",
        .effects = effects_imadsp_uu_c,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s1ssss0 crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IMADSP_SS_C] = {
        .name = "IMADSP.ss.c", .page = "IMADSP", .title = title_imadsp_uu_b, .mnemonic = "IMADSP.S",
        .syntax = "OPEN GUARD IMADSP.S{SPA}.S{SPB}.S{SPC} $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, "
            "c[CBANK][COFF] CTL CLOSE",
        .effects = effects_imadsp_uu_c,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_imadsp_uu_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010010 1s1ssss1 crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_R] = {
        .name = "XMAD.r", .page = "XMAD", .title = title_xmad_r, .mnemonic = "XMAD",
        .syntax = "OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, "
            "$R[Rb]XHB{RB}, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC $R[Rc]; writes $CC $R[Rd]; trap: not modelled: "
            "what .CC tells of this result; trap: not modelled: the carry of another one; trap: "
            "not modelled: CSFU of other halves",
        .note = note_xmad_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_xmad_r),
            CHOICES(choices_xmad_r),
        .bits = "z.zrrrc cccccccc cccnssss 01011011 00xxxxxx crrrrrrr rxxxx--- ----rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_I] = {
        .name = "XMAD.i", .page = "XMAD", .title = title_xmad_r, .mnemonic = "XMAD",
        .syntax = "OPEN GUARD XMAD{XSIGN}XPSL{XMRG}XMODE{XX} $R[Rd]CCW, $R[Ra]XHA{RA}, IMM16, "
            "$R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what "
            ".CC tells of this result; trap: not modelled: the carry of another one; trap: not "
            "modelled: CSFU of other halves",
        .note = note_xmad_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_xmad_i),
            CHOICES(choices_xmad_i),
        .bits = "z.zrzrc cccccccc cccnssss 0011011- 00xxxxxx crrrrrrr rxxxiiii iiiiiiii iiii.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_B] = {
        .name = "XMAD.b", .page = "XMAD", .title = title_xmad_r, .mnemonic = "XMAD",
        .syntax = "OPEN GUARD XMAD{XSIGN}XPSLC{XMRGC}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, "
            "c[CBANK][COFF]XHC, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $CC $R[Rc]; writes $CC $R[Rd]; read c.u32; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "the carry of another one; trap: not modelled: CSFU of other halves",
        .note = note_xmad_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_xmad_b),
            CHOICES(choices_xmad_b),
        .bits = "z.zrzrc cccccccc cccnssss 0100111x xxxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_XMAD_C] = {
        .name = "XMAD.c", .page = "XMAD", .title = title_xmad_r, .mnemonic = "XMAD",
        .syntax = "OPEN GUARD XMAD{XSIGN}XMODEC{XXC} $R[Rd]CCW, $R[Ra]XHA{RA}, $R[Rc]XHC{RB}, "
            "c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC; writes $CC $R[Rd]; read c.u32; trap: not "
            "modelled: what .CC tells of this result; trap: unaligned in `c`; trap: not modelled: "
            "the carry of another one; trap: not modelled: CSFU of other halves",
        .note = note_xmad_r,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_xmad_c),
            CHOICES(choices_xmad_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010001 0xxxxxxx crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_PSETP] = {
        .name = "PSETP", .page = "PSETP",
            .title = "Join three predicates; the second result is of the first one inverted",
            .mnemonic = "PSETP",
        .syntax = "OPEN GUARD PSETP{BOP2}BOP $P[P0], $P[P1], Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] "
            "CTL CLOSE",
        .effects = "reads $P[GP] $P[Q12] $P[Q29] $P[Q0]; writes $P[P0] $P[P1]",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_psetp),
            CHOICES(choices_psetp),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10010--- -bb--qqq q------q qqq---bb ----.ggg "
            "qqqq---- --pppppp",
    },
    [MAXWELL_PSET] = {
        .name = "PSET", .page = "PSET", .title = "Join three predicates to a number",
            .mnemonic = "PSET",
        .syntax = "OPEN GUARD PSET{BF}BOP2{BOP} $R[Rd]CCW, Q12N$P[Q12], Q29N$P[Q29], Q0N$P[Q0] CTL "
            "CLOSE",
        .effects = "reads $P[GP] $P[Q12] $P[Q29] $P[Q0]; writes $CC $R[Rd]; trap: not modelled: "
            "what .CC tells of this result",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_pset),
            CHOICES(choices_psetp),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10001--- cbbb-qqq q------q qqq---bb ----.ggg "
            "qqqq---- rrrrrrrr",
    },
    [MAXWELL_CSET] = {
        .name = "CSET", .page = "CSET", .title = "A test of the condition code to a number",
            .mnemonic = "CSET",
        .syntax = "OPEN GUARD CSET{BF}CCT8{BOP} $R[Rd]CCW, CC, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q0] $CC; writes $CC $R[Rd]; trap: not modelled: what .CC tells "
            "of this result; trap: not modelled: what these tests are about",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_cset),
            CHOICES(choices_cset),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10011--- cbbb-qqq q------- -------- ----.ggg "
            "---ccccc rrrrrrrr",
    },
    [MAXWELL_CSETP] = {
        .name = "CSETP", .page = "CSETP", .title = "A test of the condition code to predicates",
            .mnemonic = "CSETP",
        .syntax = "OPEN GUARD CSETP{CCT8}BOP $P[P0], $P[P1], CC, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q0] $CC; writes $P[P0] $P[P1]; trap: not modelled: what these "
            "tests are about",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_csetp),
            CHOICES(choices_cset),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 10100--- -bb--qqq q------- -------- ----.ggg "
            "---ccccc --pppppp",
    },
    [MAXWELL_P2R] = {
        .name = "P2R", .page = "P2R",
            .title = "Predicates, or the condition code, to bits of a byte; the others stay as "
            "they are", .mnemonic = "P2R",
        .syntax = "OPEN GUARD P2R{PBYTE} $R[Rd], WHICH, $R[Ra]RA, SB CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] $P[6]; "
            "writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_p2r),
            CHOICES(choices_out),
        .bits = "z.zzrrc cccccccc cccnssss .......t 11101--- -----ppw -ccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_R2P] = {
        .name = "R2P", .page = "R2P",
            .title = "Bits of a byte to predicates, or to the condition code", .mnemonic = "R2P",
        .syntax = "OPEN GUARD R2P WHICH, $R[Ra]PBYTE{RA}, PBITS CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $CC; writes $CC $P[0] $P[1] $P[2] $P[3] $P[4] $P[5] "
            "$P[6]; read c.u32; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_r2p),
            CHOICES(choices_r2p),
        .bits = "z.zzrrc cccccccc cccnssss .......t 11110--- -----ppw -ccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr --------",
    },
    [MAXWELL_SHL] = {
        .name = "SHL", .page = "SHL", .title = "Shift left", .mnemonic = "SHL",
        .syntax = "OPEN GUARD SHL{SHW}SHX $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = effects_shl,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_shl),
            CHOICES(choices_out),
        .bits = "z.zzrrc cccccccc cccnssss .......t 01001--- c---s--- sccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SHR] = {
        .name = "SHR", .page = "SHR", .title = "Shift right", .mnemonic = "SHR",
        .syntax = "OPEN GUARD SHR{UI}SHW{SHRX}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = effects_shl,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_shr),
            CHOICES(choices_out),
        .bits = "z.zzrrc cccccccc cccnssss .......t 00101--u c--ss--b sccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SHF_L] = {
        .name = "SHF.l", .page = "SHF", .title = title_shf_l, .mnemonic = "SHF.L",
        .syntax = "OPEN GUARD SHF.L{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE",
        .effects = effects_shf_l,
        .note = note_shf_l,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_shf_l),
            CHOICES(choices_shf_l),
        .bits = "z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SHF_R] = {
        .name = "SHF.r", .page = "SHF", .title = title_shf_l, .mnemonic = "SHF.R",
        .syntax = "OPEN GUARD SHF.R{FW}FTYPE{FHI} $R[Rd]CCW, $R[Ra]RA, SHFB, $R[Rc]RC CTL CLOSE",
        .effects = effects_shf_l,
        .note = note_shf_l,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_shf_l),
            CHOICES(choices_shf_l),
        .bits = "z.zrrrc cccccccc cccnssss ........ 11111fff crrrrrrr rff----- ----rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BFE] = {
        .name = "BFE", .page = "BFE",
            .title = "Take a field of bits: where it begins, and from bit 8 on how many",
            .mnemonic = "BFE",
        .syntax = "OPEN GUARD BFE{UI}BREV $R[Rd]CCW, $R[Ra]RA, SB CTL CLOSE",
        .effects = effects_fmul,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_bfe),
            CHOICES(choices_out),
        .bits = "z.zzrrc cccccccc cccnssss .......t 00000--u c------b -ccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BFI_B] = {
        .name = "BFI.b", .page = "BFI", .title = title_bfi_b, .mnemonic = "BFI",
        .syntax = "OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, SB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Ra] $R[Rc]; writes $R[Rd] $CC; read c.u32; trap: "
            "unaligned in `c`",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_bfi_b),
            CHOICES(choices_out),
        .bits = "z.zrrrc cccccccc cccnssss .......t 11110--- crrrrrrr rccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BFI_C] = {
        .name = "BFI.c", .page = "BFI", .title = title_bfi_b, .mnemonic = "BFI",
        .syntax = "OPEN GUARD BFI $R[Rd]CCW, $R[Ra]RA, $R[Rc]RB, c[CBANK][COFF] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc].0..7 $R[Rc].8..15 $R[Ra]; writes $R[Rd] $CC; read c.u32; "
            "trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_bfi_c),
            CHOICES(choices_fcmp_c),
        .bits = "z.zzrrc cccccccc cccnssss 01010011 11110--- crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_FLO] = {
        .name = "FLO", .page = "FLO",
            .title = "The place of the highest bit that is 1, of signed numbers of one unlike the "
            "sign", .mnemonic = "FLO",
        .syntax = "OPEN GUARD FLO{UI}FLSH $R[Rd]CCW, SBI CTL CLOSE",
        .effects = effects_f2f_sh,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_flo),
            CHOICES(choices_flo),
        .bits = "z.zzrzc cccccccc cccnssss .......t 00110--u c-----fn -ccccccc ccccrrrr rrrr.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_POPC] = {
        .name = "POPC", .page = "POPC", .title = "Count the bits that are 1", .mnemonic = "POPC",
        .syntax = "OPEN GUARD POPC $R[Rd], SBI CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; writes $R[Rd]; read c.u32; trap: unaligned in `c`",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_popc),
            CHOICES(choices_flo),
        .bits = "z.zzrzc cccccccc cccnssss .......t 00001--- -------n -ccccccc ccccrrrr rrrr.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_LEA_LO] = {
        .name = "LEA.lo", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA",
        .syntax = "OPEN GUARD LEA{LEAX} PO, $R[Rd]CCW, LEAN$R[Ra]RA, SB, LEASH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; read c.u32; "
            "trap: unaligned in `c`; trap: not modelled: what the predicate tells; trap: a sign "
            "and a carry",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_lea_lo),
            CHOICES(choices_lea_lo),
        .bits = "z.zzrrc cccccccc cccnssss .......t 11010ppp cll-llll lccccccc ccccrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LEA_HI] = {
        .name = "LEA.hi", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI",
        .syntax = "OPEN GUARD LEA.HI{LEHX} PO, $R[Rd]CCW, LEHN$R[Ra]RA, $R[Rb]RB, $R[Rc]RC, LEHSH "
            "CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $R[Rb] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; trap: "
            "not modelled: what the predicate tells; trap: a sign and a carry; trap: whether the "
            "low half of what a sign turns counts",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_lea_hi),
            CHOICES(choices_lea_hi),
        .bits = "z.zrrrc cccccccc cccnssss 01011011 11011ppp crrrrrrr rll----l llllrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_LEA_HC] = {
        .name = "LEA.hc", .page = "LEA", .title = title_lea_lo, .mnemonic = "LEA.HI",
        .syntax = "OPEN GUARD LEA.HI{LECX} PO, $R[Rd]CCW, LECN$R[Ra]RA, c[CBANK][COFF], $R[Rc]RC, "
            "LECSH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rc] $CC.C $CC.Z; writes $P[P2] $R[Rd] $CC; read c.u32; "
            "trap: unaligned in `c`; trap: not modelled: what the predicate tells; trap: a sign "
            "and a carry; trap: whether the low half of what a sign turns counts",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_lea_hc),
            CHOICES(choices_lea_hc),
        .bits = "z.zrzrc cccccccc cccnssss 000110ll lllllppp crrrrrrr rccccccc cccccccc cccc.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_S2R] = {
        .name = "S2R", .page = "S2R", .title = "Read a special register", .mnemonic = "S2R",
        .syntax = "OPEN GUARD S2R $R[Rd], SPECIAL CTL CLOSE",
        .effects = effects_s2r,
        .shares = shares_atom_op,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_s2r),
            CHOICES(choices_s2r),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11001--- -------- -------- ----ssss ssss.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_CS2R] = {
        .name = "CS2R", .page = "CS2R", .title = "Read a special register, quickly",
            .mnemonic = "CS2R",
        .syntax = "OPEN GUARD CS2R $R[Rd], SPECIAL CTL CLOSE",
        .effects = effects_s2r,
        .shares = shares_atom_op,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_s2r),
            CHOICES(choices_s2r),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11001--- -------- -------- ----ssss ssss.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_VOTE] = {
        .name = "VOTE", .page = "VOTE", .title = "Vote: which threads, all of them, any",
            .mnemonic = "VOTE",
        .syntax = "OPEN GUARD VOTE{VMODE} $R[Rd], $P[VP], Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $P[Q0]; writes $R[Rd] $P[VP]",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vote),
            CHOICES(choices_cset),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11011-vv vvv--qqq q------- -------- ----.ggg "
            "-------- rrrrrrrr",
    },
    [MAXWELL_VOTE_VTG] = {
        .name = "VOTE_VTG", .page = "VOTE_VTG", .title = "Vote, in shaders of vertices",
            .mnemonic = "VOTE.VTG",
        .syntax = "OPEN GUARD VOTE.VTG{VTG} VTGN CTL CLOSE",
        .effects = "reads $P[GP]; trap: not modelled: what it votes about",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vote_vtg),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 01010000 11100-vv vvvvvvvv vvvvvvvv vvvvvvvv vvvv.ggg "
            "-------- --------",
    },
    [MAXWELL_SHFL] = {
        .name = "SHFL", .page = "SHFL", .title = "Shuffle: a value from another thread",
            .mnemonic = "SHFL",
        .syntax = "OPEN GUARD SHFL{SMODE} $P[P2], $R[Rd], $R[Ra], SHB, SHC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb] $R[Rc] $R[Ra]; writes $R[Rd] $P[P2]",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_shfl),
            CHOICES(choices_shfl),
        .bits = "z.zzzzc cccccccc cccnssss 11101111 00010ppp -rrrrrrr rsssss-- ss..rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_BAR_SYNC] = {
        .name = "BAR.sync", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.SYNC",
        .syntax = "OPEN GUARD BAR.SYNC BARID, BARO CTL CLOSE",
        .effects = effects_bar_sync,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bar_sync),
            CHOICES(choices_bar_sync),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z00 bbbbrrrr rrrr.ggg "
            "rrrrrrrr --------",
    },
    [MAXWELL_BAR_ARV] = {
        .name = "BAR.arv", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.ARV",
        .syntax = "OPEN GUARD BAR.ARV BARID, BARA CTL CLOSE",
        .effects = effects_bar_sync,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bar_sync),
            CHOICES(choices_bar_arv),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..011 1----z01 bbbbrrrr rrrr.ggg "
            "rrrrrrrr --------",
    },
    [MAXWELL_BAR_RED] = {
        .name = "BAR.red", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.RED",
        .syntax = "OPEN GUARD BAR.RED{BRED} BARID, BARO, Q0N$P[Q0] CTL CLOSE",
        .effects = effects_bar_red,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bar_red),
            CHOICES(choices_bar_red),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q--bbz10 bbbbrrrr rrrr.ggg "
            "rrrrrrrr --------",
    },
    [MAXWELL_BAR_SCAN] = {
        .name = "BAR.scan", .page = "BAR", .title = title_bar_sync, .mnemonic = "BAR.SCAN",
        .syntax = "OPEN GUARD BAR.SCAN BARID, BARO, Q0N$P[Q0] CTL CLOSE",
        .effects = effects_bar_red,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_bar_scan),
            CHOICES(choices_bar_red),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10101--- ---..qqq q----z11 bbbbrrrr rrrr.ggg "
            "rrrrrrrr --------",
    },
    [MAXWELL_B2R_B] = {
        .name = "B2R.b", .page = "B2R", .title = title_b2r_b, .mnemonic = "B2R",
        .syntax = "OPEN GUARD B2R $R[Rd], BID CTL CLOSE",
        .effects = effects_b2r_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_b2r_b),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------00 -------- ----.ggg "
            "bbbbbbbb rrrrrrrr",
    },
    [MAXWELL_B2R_R] = {
        .name = "B2R.r", .page = "B2R", .title = title_b2r_b, .mnemonic = "B2R.RESULT",
        .syntax = "OPEN GUARD B2R.RESULT $R[Rd], B2RP CTL CLOSE",
        .effects = "reads $P[GP]; writes $R[Rd] $P[VP]; trap: not modelled: warps of a block that "
            "wait for each other",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_b2r_r),
            CHOICES(choices_b2r_r),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10111--- vvv----- ------01 -------- ----.ggg "
            "11111111 rrrrrrrr",
    },
    [MAXWELL_B2R_W] = {
        .name = "B2R.w", .page = "B2R", .title = title_b2r_b, .mnemonic = "B2R.WARP",
        .syntax = "OPEN GUARD B2R.WARP $R[Rd] CTL CLOSE",
        .effects = effects_b2r_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_lepc),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 10111--- -------- ------10 -------- ----.ggg "
            "11111111 rrrrrrrr",
    },
    [MAXWELL_R2B] = {
        .name = "R2B", .page = "R2B", .title = "Write a barrier of the block", .mnemonic = "R2B",
        .syntax = "OPEN GUARD R2B{R2BK} BRID, $R[Rb] CTL CLOSE",
        .effects = "reads $P[GP] $R[Rb]; trap: not modelled: warps of a block that wait for each "
            "other",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_r2b),
            CHOICES(choices_cctl_all),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11000--- -------- ------rr bbbbrrrr rrrr.ggg "
            "-------- --------",
    },
    [MAXWELL_DEPBAR_LE] = {
        .name = "DEPBAR.le", .page = "DEPBAR", .title = title_depbar_le, .mnemonic = "DEPBAR.LE",
        .syntax = "OPEN GUARD DEPBAR.LE DSB, DCNT, DLIST CTL CLOSE",
        .effects = effects_membar,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_depbar_le),
            CHOICES(choices_depbar_le),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --1ddddd dddd.ggg "
            "-------- --.ddddd",
    },
    [MAXWELL_DEPBAR_N] = {
        .name = "DEPBAR.n", .page = "DEPBAR", .title = title_depbar_le, .mnemonic = "DEPBAR",
        .syntax = "OPEN GUARD DEPBAR DLIST CTL CLOSE",
        .effects = effects_membar,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_depbar_n),
            CHOICES(choices_depbar_le),
        .bits = "z.zzzzc cccccccc cccnssss 11110000 11110--- -------- -------- --0----- ----.ggg "
            "-------- --.ddddd",
    },
    [MAXWELL_SULD_P] = {
        .name = "SULD.p", .page = "SULD", .title = title_suld_p, .mnemonic = "SULD.P",
        .syntax = "OPEN GUARD SULD.P{SUDIM}SULC{SUMASK}SUCLAMP SUPO, $R[Rd], [$R[Ra]], SUWHERE CTL "
            "CLOSE",
        .effects = effects_suld_p,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_suld_p),
            CHOICES(choices_suld_p),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0000.sst trrrrrrr rtttssss ss----ss ssss.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SULD_D] = {
        .name = "SULD.d", .page = "SULD", .title = title_suld_p, .mnemonic = "SULD.D",
        .syntax = "OPEN GUARD SULD.D{SUBA}SUDIM{SULC}SUSIZE{SUCLAMP} SUPO, $R[Rd], [$R[Ra]], "
            "SUWHERE CTL CLOSE",
        .effects = effects_suld_p,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_suld_d),
            CHOICES(choices_suld_p),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0001.sst trrrrrrr rtttssss ss----ss ssss.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUST_P] = {
        .name = "SUST.p", .page = "SUST", .title = title_sust_p, .mnemonic = "SUST.P",
        .syntax = "OPEN GUARD SUST.P{SUDIM}SUSC{SUMASK}SUCLAMP [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        .effects = effects_sust_p,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_sust_p),
            CHOICES(choices_sust_p),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0010.sst trrrrrrr rtttsss- ------ss ssss.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUST_D] = {
        .name = "SUST.d", .page = "SUST", .title = title_sust_p, .mnemonic = "SUST.D",
        .syntax = "OPEN GUARD SUST.D{SUBA}SUDIM{SUSC}SUSIZE{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL "
            "CLOSE",
        .effects = effects_sust_p,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_sust_d),
            CHOICES(choices_sust_p),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0011.sst trrrrrrr rtttsss- ------ss ssss.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SURED_P] = {
        .name = "SURED.p", .page = "SURED", .title = title_sured_p, .mnemonic = "SURED.P",
        .syntax = "OPEN GUARD SURED.P{SUDIM}SUROP{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rc]; trap: not "
            "modelled: surfaces",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_sured_p),
            CHOICES(choices_sust_p),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0100.sst trrrrrrr rtttsss- -----sss ----.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SURED_D] = {
        .name = "SURED.d", .page = "SURED", .title = title_sured_p, .mnemonic = "SURED.D",
        .syntax = "OPEN GUARD SURED.D{SUBA}SUDIM{SUROP}SURKIND{SUCLAMP} [$R[Ra]], $R[Rd], SUWHERE "
            "CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rd] $R[Rd.n | 1] $R[Rc]; "
            "trap: not modelled: surfaces",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_sured_d),
            CHOICES(choices_sured_d),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 0101.sst trrrrrrr rtttsss- -----sss ssss.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_I] = {
        .name = "SUATOM.i", .page = "SUATOM", .title = title_suatom_i, .mnemonic = "SUATOM.D",
        .syntax = "OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKIND{SUCLAMP} $R[Rd], [$R[Ra]], "
            "$R[Rb], TXH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1]; writes "
            "$R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_suatom_i),
            CHOICES(choices_suatom_i),
        .bits = "z.zzzzc cccccccc cccnssss 11101010 00ssssst tttttttt ttttssss ssssrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_R] = {
        .name = "SUATOM.r", .page = "SUATOM", .title = title_suatom_i, .mnemonic = "SUATOM",
        .syntax = "OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}SUAOP{SUAKINDR}SUCLAMP $R[Rd], [$R[Ra]], "
            "$R[Rb], $R[Rc] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; "
            "writes $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_suatom_r),
            CHOICES(choices_suatom_r),
        .bits = "z.zzzzc cccccccc cccnssss 11101010 011s.ss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_P] = {
        .name = "SUATOM.p", .page = "SUATOM", .title = title_suatom_i, .mnemonic = "SUATOM.D",
        .syntax = "OPEN GUARD SUATOM.D{SUABA}SUDIM{SUAOP}SUAKINDR{SUCLAMP} SUPA, $R[Rd], [$R[Ra]], "
            "$R[Rb], $R[Rc] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rc]; "
            "writes $P[7 - SUPA.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .length = 11, .grade = ISADORA_INFERRED, .configs = 0x3e, SLOTS(slots_suatom_p),
            CHOICES(choices_suatom_p),
        .bits = "z.zzzzc cccccccc cccnssss 11101011 10sssss- -rrrrrrr rsssssss ssssrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_CI] = {
        .name = "SUATOM.ci", .page = "SUATOM", .title = title_suatom_i, .mnemonic = "SUATOM.D",
        .syntax = "OPEN GUARD SUATOM.D{SUABA}SUDIM.CAS{SUAKIND}SUCLAMP SUPO, $R[Rd], [$R[Ra]], "
            "$R[Rb], TXH CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: surfaces",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_suatom_ci),
            CHOICES(choices_suatom_ci),
        .bits = "z.zzzzc cccccccc cccnssss 11101010 10ssssst tttttttt ttttssss ss-srrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_SUATOM_CR] = {
        .name = "SUATOM.cr", .page = "SUATOM", .title = title_suatom_i, .mnemonic = "SUATOM",
        .syntax = "OPEN GUARD SUATOM{SUAPD}SUABA{SUDIM}.CAS{SUAKINDR}SUCLAMP SUPO, $R[Rd], "
            "[$R[Ra]], $R[Rb], $R[Rc] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Ra.n | 1] $R[Ra.n | 2] $R[Rb] $R[Rb.n | 1] $R[Rb.n | 2] "
            "$R[Rb.n | 3] $R[Rc]; writes $P[7 - SUPR.n] $R[Rd] $R[Rd.n | 1]; trap: not modelled: "
            "surfaces",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_suatom_cr),
            CHOICES(choices_suatom_cr),
        .bits = "z.zzzzc cccccccc cccnssss 11101010 110s.ss- -rrrrrrr rsssssss ss-srrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEX_I] = {
        .name = "TEX.i", .page = "TEX", .title = title_tex_i, .mnemonic = "TEX",
        .syntax = "OPEN GUARD TEX{TLOD}TLC{TAO}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, "
            "TXH, TDIM, TM CTL CLOSE",
        .effects = effects_tex_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tex_i),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 11000ttt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEX_B] = {
        .name = "TEX.b", .page = "TEX", .title = title_tex_i, .mnemonic = "TEX.B",
        .syntax = "OPEN GUARD TEX.B{TLODB}TLCB{TAOB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], "
            "TRB, 0x0, TDIM, TM CTL CLOSE",
        .effects = effects_tex_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tex_b),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 11011110 10ttttn- -------t tttttttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD_I] = {
        .name = "TLD.i", .page = "TLD", .title = title_tld_i, .mnemonic = "TLD",
        .syntax = "OPEN GUARD TLD{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, "
            "TDIM, TM CTL CLOSE",
        .effects = effects_tex_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tld_i),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 11011100 ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD_B] = {
        .name = "TLD.b", .page = "TLD", .title = title_tld_i, .mnemonic = "TLD.B",
        .syntax = "OPEN GUARD TLD.B{TLDL}TAOL{TLDM}TLDC{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, "
            "0x0, TDIM, TM CTL CLOSE",
        .effects = effects_tex_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tld_b),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 11011101 ttttttn- -------- ----tttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD4_I] = {
        .name = "TLD4.i", .page = "TLD4", .title = title_tld4_i, .mnemonic = "TLD4",
        .syntax = "OPEN GUARD TLD4{T4C}T4O{TDC}TNDV{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, "
            "TDIM, TM CTL CLOSE",
        .effects = effects_tex_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tld4_i),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 110010tt ttttttnt tttttttt tttttttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD4_B] = {
        .name = "TLD4.b", .page = "TLD4", .title = title_tld4_i, .mnemonic = "TLD4",
        .syntax = "OPEN GUARD TLD4{T4CB}.B{T4OB}TDC{TNDV}NODEP{PHT}PHP TP, $R[Rd], $R[Ra], TRB, "
            "0x0, TDIM, TM CTL CLOSE",
        .effects = effects_tex_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tld4_b),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 11011110 11ttttn- -------z tttttttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXD_I] = {
        .name = "TXD.i", .page = "TXD", .title = title_txd_i, .mnemonic = "TXD",
        .syntax = "OPEN GUARD TXD{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, TXH, TDIM, TM "
            "CTL CLOSE",
        .effects = effects_tex_i,
        .note = note_txd_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_txd_i),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 11011110 00ttttnt tttttttt tttttttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXD_B] = {
        .name = "TXD.b", .page = "TXD", .title = title_txd_i, .mnemonic = "TXD.B",
        .syntax = "OPEN GUARD TXD.B{TLCD}TAOL{NODEP{PHT}PHP} TP, $R[Rd], $R[Ra], TRB, 0x0, TDIM, "
            "TM CTL CLOSE",
        .effects = effects_tex_i,
        .note = note_txd_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_txd_b),
            CHOICES(choices_tex_i),
        .bits = "z.zzppc cccccccc cccnssss 11011110 01ttttn- -------- ----tttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXQ_I] = {
        .name = "TXQ.i", .page = "TXQ", .title = title_txq_i, .mnemonic = "TXQ",
        .syntax = "OPEN GUARD TXQ{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, TXH, TM CTL CLOSE",
        .effects = effects_txq_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_txq_i),
            CHOICES(choices_txq_i),
        .bits = "z.zzppc cccccccc cccnssss 11011111 01001-nt tttttttt tttt-ttt t---tttt tt--.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXQ_B] = {
        .name = "TXQ.b", .page = "TXQ", .title = title_txq_i, .mnemonic = "TXQ.B",
        .syntax = "OPEN GUARD TXQ.B{NODEP{PHT}PHP} $R[Rd], $R[Ra], TXQW, 0x0, TM CTL CLOSE",
        .effects = effects_txq_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_txq_b),
            CHOICES(choices_txq_i),
        .bits = "z.zzppc cccccccc cccnssss 11011111 01010-n- -------- -----ttt t---tttt tt--.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TXA] = {
        .name = "TXA", .page = "TXA", .title = "Ask about samples", .mnemonic = "TXA",
        .syntax = "OPEN GUARD TXA{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TM CTL CLOSE",
        .effects = effects_txq_i,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_txa),
            CHOICES(choices_txa),
        .bits = "z.zzppc cccccccc cccnssss 11011111 01000-nt tttttttt tttttttt t------- ----.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TMML_I] = {
        .name = "TMML.i", .page = "TMML", .title = title_tmml_i, .mnemonic = "TMML.LOD",
        .syntax = "OPEN GUARD TMML.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TXH, TDIM, TM CTL CLOSE",
        .effects = effects_txq_b,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tmml_i),
            CHOICES(choices_txa),
        .bits = "z.zzppc cccccccc cccnssss 11011111 01011-nt tttttttt tttttttt tttt---- ----.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TMML_B] = {
        .name = "TMML.b", .page = "TMML", .title = title_tmml_i, .mnemonic = "TMML.B.LOD",
        .syntax = "OPEN GUARD TMML.B.LOD{TNDV}NODEP{PHT}PHP $R[Rd], $R[Ra], TRB, 0x0, TDIM, TM CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[..] $R[Rb]; writes $R[Rd] $R[..]; trap: not modelled: "
            "textures",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tmml_b),
            CHOICES(choices_tmml_b),
        .bits = "z.zzppc cccccccc cccnssss 11011111 01100-n- -------- ----tttt ttttrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D1_LZ_M] = {
        .name = "TEXS.d1_lz.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "1D, TXC CTL CLOSE",
        .effects = effects_texs_d1_lz_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_M] = {
        .name = "TEXS.d2.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC CTL CLOSE",
        .effects = effects_texs_d1_lz_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_M] = {
        .name = "TEXS.d2_lz.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC CTL CLOSE",
        .effects = effects_texs_d1_lz_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_M] = {
        .name = "TEXS.d2_ll.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 011tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_DC_M] = {
        .name = "TEXS.d2_dc.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_DC_M] = {
        .name = "TEXS.d2_ll_dc.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_DC_M] = {
        .name = "TEXS.d2_lz_dc.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 110tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_M] = {
        .name = "TEXS.a2.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 111tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_M] = {
        .name = "TEXS.a2_lz.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_DC_M] = {
        .name = "TEXS.a2_lz_dc.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, ARRAY_2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_M] = {
        .name = "TEXS.d3.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, "
            "TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_LZ_M] = {
        .name = "TEXS.d3_lz.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "3D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 011tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_M] = {
        .name = "TEXS.cube.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, "
            "TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_LL_M] = {
        .name = "TEXS.cube_ll.m", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "CUBE, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_m,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D1_LZ_S] = {
        .name = "TEXS.d1_lz.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "1D, TXC1 CTL CLOSE",
        .effects = effects_texs_d1_lz_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_S] = {
        .name = "TEXS.d2.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 2D, "
            "TXC1 CTL CLOSE",
        .effects = effects_texs_d1_lz_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_S] = {
        .name = "TEXS.d2_lz.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d1_lz_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_S] = {
        .name = "TEXS.d2_ll.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 011tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_DC_S] = {
        .name = "TEXS.d2_dc.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LL_DC_S] = {
        .name = "TEXS.d2_ll_dc.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LL.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D2_LZ_DC_S] = {
        .name = "TEXS.d2_lz_dc.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 110tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_S] = {
        .name = "TEXS.a2.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t000 111tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_S] = {
        .name = "TEXS.a2_lz.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_A2_LZ_DC_S] = {
        .name = "TEXS.a2_lz_dc.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ.DC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, ARRAY_2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_S] = {
        .name = "TEXS.d3.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, 3D, "
            "TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_D3_LZ_S] = {
        .name = "TEXS.d3_lz.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "3D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 011tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_S] = {
        .name = "TEXS.cube.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}NODEP{PHT}PHP $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, CUBE, "
            "TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TEXS_CUBE_LL_S] = {
        .name = "TEXS.cube_ll.s", .page = "TEXS", .title = title_texs_d1_lz_m, .mnemonic = "TEXS",
        .syntax = "OPEN GUARD TEXS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "CUBE, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_s,
        .note = note_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t001 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LZ_M] = {
        .name = "TLDS.d1_lz.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "1D, TXC CTL CLOSE",
        .effects = effects_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LL_M] = {
        .name = "TLDS.d1_ll.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "1D, TXC CTL CLOSE",
        .effects = effects_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 001tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_M] = {
        .name = "TLDS.d2_lz.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC CTL CLOSE",
        .effects = effects_texs_d1_lz_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 010tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_AO_M] = {
        .name = "TLDS.d2_lz_ao.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_M] = {
        .name = "TLDS.d2_ll.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 101tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_MS_M] = {
        .name = "TLDS.d2_lz_ms.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 110tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D3_LZ_M] = {
        .name = "TLDS.d3_lz.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "3D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 111tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_A2_LZ_M] = {
        .name = "TLDS.a2_lz.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t011 000tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_AO_M] = {
        .name = "TLDS.d2_ll_ao.m", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_m),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t011 100tttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LZ_S] = {
        .name = "TLDS.d1_lz.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "1D, TXC1 CTL CLOSE",
        .effects = effects_texs_d1_lz_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D1_LL_S] = {
        .name = "TLDS.d1_ll.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "1D, TXC1 CTL CLOSE",
        .effects = effects_texs_d1_lz_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 001tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_S] = {
        .name = "TLDS.d2_lz.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d1_lz_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 010tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_AO_S] = {
        .name = "TLDS.d2_lz_ao.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_S] = {
        .name = "TLDS.d2_ll.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LL{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 101tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LZ_MS_S] = {
        .name = "TLDS.d2_lz_ms.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ.MS{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 110tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D3_LZ_S] = {
        .name = "TLDS.d3_lz.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "3D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t010 111tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_A2_LZ_S] = {
        .name = "TLDS.a2_lz.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LZ{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], TXH, "
            "ARRAY_2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t011 000tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLDS_D2_LL_AO_S] = {
        .name = "TLDS.d2_ll_ao.s", .page = "TLDS", .title = title_tlds_d1_lz_m, .mnemonic = "TLDS",
        .syntax = "OPEN GUARD TLDS{SHORT}.LL.AOFFI{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], $R[Rb], "
            "TXH, 2D, TXC1 CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_s,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_texs_d1_lz_s),
            CHOICES(choices_texs_d1_lz_m),
        .bits = "z.zzppc cccccccc cccnssss 1101t011 100tttnt tttttttt tttt1111 1111rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_TLD4S] = {
        .name = "TLD4S", .page = "TLD4S",
            .title = "Fetch one component of four texels, in the compact form", .mnemonic = "TLD4S",
        .syntax = "OPEN GUARD TLD4S{SHORT4}T4CS{TAOS}TDC{NODEP{PHT}PHP} $R[Rd2], $R[Rd], $R[Ra], "
            "$R[Rb], TXH CTL CLOSE",
        .effects = effects_texs_d2_ll_dc_m,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_tld4s),
            CHOICES(choices_tld4s),
        .bits = "z.zzppc cccccccc cccnssss 11011111 t0ttttnt tttttttt ttttrrrr rrrrrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VADD] = {
        .name = "VADD", .page = "VADD", .title = "Add parts, join with a third one",
            .mnemonic = "VADD",
        .syntax = "OPEN GUARD VADD{VUD}VT{VSAT}VRED $R[Rd]CCW, VNA{VA}, VNB{VB}, $R[Rc]RC CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what "
            ".CC tells of this result; trap: not modelled: both signs together",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vadd),
            CHOICES(choices_vadd),
        .bits = "z.zrrrc cccccccc cccnssss 001000vv vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VABSDIFF] = {
        .name = "VABSDIFF", .page = "VABSDIFF",
            .title = "Absolute difference of parts, joined with a third one",
            .mnemonic = "VABSDIFF",
        .syntax = "OPEN GUARD VABSDIFF{VSD}VT{VSAT}VRED $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        .effects = effects_vabsdiff,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vabsdiff),
            CHOICES(choices_vadd),
        .bits = "z.zrrrc cccccccc cccnssss 01010100 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VMNMX] = {
        .name = "VMNMX", .page = "VMNMX",
            .title = "The smaller or larger of parts, joined with a third one", .mnemonic = "VMNMX",
        .syntax = "OPEN GUARD VMNMX{VUD}VT{VMX}VSAT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        .effects = effects_vabsdiff,
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_vmnmx),
            CHOICES(choices_vadd),
        .bits = "z.zrrrc cccccccc cccnssss 0011101v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSET] = {
        .name = "VSET", .page = "VSET", .title = "Compare parts, joined with a third one",
            .mnemonic = "VSET",
        .syntax = "OPEN GUARD VSET{VCMP}VT{VRED} $R[Rd]CCW, VA, VB, $R[Rc]RC CTL CLOSE",
        .effects = effects_vabsdiff,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vset),
            CHOICES(choices_vadd),
        .bits = "z.zrrrc cccccccc cccnssss 0100000v vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSETP] = {
        .name = "VSETP", .page = "VSETP", .title = "Compare parts, write predicates",
            .mnemonic = "VSETP",
        .syntax = "OPEN GUARD VSETP{VCMPP}VT{BOP} $P[P0], $P[P1], VA, VB, Q0N$P[Q0] CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $P[Q0]; writes $P[P0] $P[P1]",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_vsetp),
            CHOICES(choices_vsetp),
        .bits = "z.zzrrc cccccccc cccnssss 01010000 11110.vv vbbvvqqq q.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr --pppppp",
    },
    [MAXWELL_VMAD] = {
        .name = "VMAD", .page = "VMAD", .title = "Multiply parts and add", .mnemonic = "VMAD",
        .syntax = "OPEN GUARD VMAD{VT}VPO{VSHIFT}VSAT $R[Rd]CCW, VMA, VB, VMC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what "
            ".CC tells of this result; trap: not modelled: signs, shifts and limits",
        .length = 11, .grade = ISADORA_HARDWARE, .configs = 0x3f, SLOTS(slots_vmad),
            CHOICES(choices_vmad),
        .bits = "z.zrrrc cccccccc cccnssss 01011111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSHL] = {
        .name = "VSHL", .page = "VSHL", .title = "Shift parts left, joined with a third one",
            .mnemonic = "VSHL",
        .syntax = "OPEN GUARD VSHL{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what "
            ".CC tells of this result; trap: not modelled: how far a shift is seen by the limits",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vshl),
            CHOICES(choices_vshl),
        .bits = "z.zrrrc cccccccc cccnssss 01010111 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VSHR] = {
        .name = "VSHR", .page = "VSHR", .title = "Shift parts right, joined with a third one",
            .mnemonic = "VSHR",
        .syntax = "OPEN GUARD VSHR{VUD}VST{VWRAP}VSAT{VRED} $R[Rd]CCW, VA, VSC, $R[Rc]RC CTL CLOSE",
        .effects = effects_vabsdiff,
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vshl),
            CHOICES(choices_vshl),
        .bits = "z.zrrrc cccccccc cccnssss 01010110 vvvvv.vv crrrrrrr r.vvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_VABSDIFF4] = {
        .name = "VABSDIFF4", .page = "VABSDIFF4",
            .title = "Absolute differences of four bytes, joined with a third one",
            .mnemonic = "VABSDIFF4",
        .syntax = "OPEN GUARD VABSDIFF4{V4SD}V4A{V4B}V4SAT{V4RED}V4M $R[Rd]CCW, $R[Ra]V4SA{RA}, "
            "$R[Rb]V4SB{RB}, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Ra] $R[Rb] $R[Rc]; writes $CC $R[Rd]; trap: not modelled: what "
            ".CC tells of this result; trap: not modelled: not described yet",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x3f, SLOTS(slots_vabsdiff4),
            CHOICES(choices_cctl_all),
        .bits = "z.zrrrc cccccccc cccnssss 01010000 00vvvvvv crrrrrrr rvvvvvvv vvvvrrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IDP_A4] = {
        .name = "IDP.a4", .page = "IDP", .title = title_idp_a4, .mnemonic = "IDP.4A",
        .syntax = "OPEN GUARD IDP.4A{IDPA}IDPB $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Ra].0..7 $R[Rb].0..7 $R[Ra].8..15 $R[Rb].8..15 "
            "$R[Ra].16..23 $R[Rb].16..23 $R[Ra].24..31 $R[Rb].24..31; writes $R[Rd]",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x30, SLOTS(slots_idp_a4),
            CHOICES(choices_cctl_all),
        .bits = "z.zrrrc cccccccc cccnssss 01010011 11111?i0 irrrrrrr r??????? ????rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
    [MAXWELL_IDP_A2] = {
        .name = "IDP.a2", .page = "IDP", .title = title_idp_a4, .mnemonic = "IDP.2A",
        .syntax = "OPEN GUARD IDP.2A{IDPH}IDPA2{IDPB} $R[Rd], $R[Ra]RA, $R[Rb]RB, $R[Rc]RC CTL "
            "CLOSE",
        .effects = "reads $P[GP] $R[Rc] $R[Ra].0..15 $R[Rb] $R[Ra].16..31; writes $R[Rd]",
        .length = 11, .grade = ISADORA_DOCUMENT, .configs = 0x30, SLOTS(slots_idp_a2),
            CHOICES(choices_cctl_all),
        .bits = "z.zrrrc cccccccc cccnssss 01010011 11111ii1 irrrrrrr r??????? ????rrrr rrrr.ggg "
            "rrrrrrrr rrrrrrrr",
    },
};

static const struct isadora_ledger ledger[] = {
    {"87", "sm_50", "7335709923237948335063040", "87278537764038006469033984",
        "1122549228719860350976", "60127134674167859697942528"},
    {"87", "sm_52", "7494626894050699211964416", "88484366260030509349339136",
        "1122549228719860350976", "58762389207362605940736000"},
    {"87", "sm_53", "7494626894050699211964416", "88484366260030509349339136",
        "1122549228719860350976", "58762389207362605940736000"},
    {"87", "sm_60", "7496268654273259362058240", "88535260826929874002247680",
        "1122549228719860350976", "58709852880240681137733632"},
    {"87", "sm_61", "7496270383655516272328704", "88549427926378482937888768",
        "5843186329332595294208", "58690963414309202556878848"},
    {"87", "sm_62", "7496270383655516272328704", "88549427926378482937888768",
        "5843186329332595294208", "58690963414309202556878848"},
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
    {80, "SR_CLOCKLO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {81, "SR_CLOCKHI", 0, 0, 0, NULL, 0, 0, 0, 0},
    {82, "SR_GLOBALTIMERLO", 0, 0, 0, NULL, 0, 0, 0, 0},
    {83, "SR_GLOBALTIMERHI", 0, 0, 0, NULL, 0, 0, 0, 0},
    {96, "SR_HWTASKID", 0, 0, 0, NULL, 0, 0, 0, 0},
    {97, "SR_CIRCULARQUEUEENTRYINDEX", 0, 0, 0, NULL, 0, 0, 0, 0},
    {98, "SR_CIRCULARQUEUEENTRYADDRESSLOW", 0, 0, 0, NULL, 0, 0, 0, 0},
    {99, "SR_CIRCULARQUEUEENTRYADDRESSHIGH", 0, 0, 0, NULL, 0, 0, 0, 0},
};

static const struct isadora_file files[] = {
    {
        .name = "$R", .prints = "R", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, r), .stride = sizeof(((struct maxwell_state *)0)->r[0]),
        .lane_stride = sizeof(((struct maxwell_state *)0)->r[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 1, .entries = entries_r,
        .configs = 0x3f,
    },
    {
        .name = "$P", .prints = "P", .vector = NULL,
        .count = 8, .width = 1, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, p), .stride = sizeof(((struct maxwell_state *)0)->p[0]),
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
        .name = "$SR", .prints = "SR", .vector = NULL,
        .count = 256, .width = 32, .is_signed = 0, .is_pc = 0,
        .offset = offsetof(struct maxwell_state, sr), .stride = sizeof(((struct maxwell_state *)0)->sr[0]),
        .lane_stride = sizeof(((struct maxwell_state *)0)->sr[0][0]),
        .scope = ISADORA_LANE,
        .entry_count = 74, .entries = entries_sr,
        .configs = 0x3f,
    },
    {
        .name = "$crs.depth", .prints = "$crs.depth",
        .count = 0, .width = 8, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_depth), .stride = 0,
        .configs = 0x3f,
        .most = 64,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$crs.kind", .prints = "$crs.kind",
        .count = 64, .width = 3, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_kind), .stride = sizeof(((struct maxwell_state *)0)->crs_kind[0]),
        .configs = 0x3f,
        .scope = ISADORA_WARP,
    },
    {
        .name = "$crs.pc", .prints = "$crs.pc",
        .count = 64, .width = 32, .is_signed = 0,
        .offset = offsetof(struct maxwell_state, crs_pc), .stride = sizeof(((struct maxwell_state *)0)->crs_pc[0]),
        .configs = 0x3f,
        .scope = ISADORA_WARP,
    },
};

static const struct isadora_space spaces[] = {
    {
        .name = "g", .cells = UINT64_C(0x10000000000), .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 0, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .shown = 4, .windows = 0,
        .configs = 0x3f,
    },
    {
        .name = "s", .cells = 0x18000, .cell_bits = 8,
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
    {
        .name = "c", .cells = 0x200000, .cell_bits = 8,
        .is_code = 0, .big_endian = 0, .read_only = 1, .write_only = 0,
        .unaligned = ISADORA_TRAPS, .outside = ISADORA_TRAPS,
        .scope = ISADORA_GRID,
        .configs = 0x3f,
    },
};

#define FIELDS(...) (const uint16_t[]){__VA_ARGS__}
static const struct isadora_word_pattern words[] = {
    {"*", FIELDS(MAXWELL_FIELD_CBYTE)},
    {"*", FIELDS(MAXWELL_FIELD_CCT)},
    {"*", FIELDS(MAXWELL_FIELD_CCT8)},
    {"*", FIELDS(MAXWELL_FIELD_CH)},
    {"*", FIELDS(MAXWELL_FIELD_CHALF)},
    {"*", FIELDS(MAXWELL_FIELD_D0)},
    {"*", FIELDS(MAXWELL_FIELD_D1)},
    {"*", FIELDS(MAXWELL_FIELD_D2)},
    {"*", FIELDS(MAXWELL_FIELD_D3)},
    {"*", FIELDS(MAXWELL_FIELD_D4)},
    {"*", FIELDS(MAXWELL_FIELD_DSB)},
    {"*", FIELDS(MAXWELL_FIELD_GP41)},
    {"*", FIELDS(MAXWELL_FIELD_NOY)},
    {"*", FIELDS(MAXWELL_FIELD_RA)},
    {"*", FIELDS(MAXWELL_FIELD_RB)},
    {"*", FIELDS(MAXWELL_FIELD_RC)},
    {"*", FIELDS(MAXWELL_FIELD_SUPA)},
    {"*", FIELDS(MAXWELL_FIELD_SUPR)},
    {"*", FIELDS(MAXWELL_FIELD_TDIM)},
    {"*", FIELDS(MAXWELL_FIELD_TXC)},
    {"*", FIELDS(MAXWELL_FIELD_TXC1)},
    {"*", FIELDS(MAXWELL_FIELD_TXQK)},
    {"*", FIELDS(MAXWELL_FIELD_WHICH)},
    {"*", FIELDS(MAXWELL_FIELD_XHC)},
    {"**", FIELDS(MAXWELL_FIELD_RA, MAXWELL_FIELD_HSA)},
    {"**", FIELDS(MAXWELL_FIELD_RB, MAXWELL_FIELD_HSB)},
    {"****", FIELDS(MAXWELL_FIELD_SWD, MAXWELL_FIELD_SWC, MAXWELL_FIELD_SWB, MAXWELL_FIELD_SWA)},
    {"AL2P**", FIELDS(MAXWELL_FIELD_AO, MAXWELL_FIELD_ASIZE)},
    {"ALD**", FIELDS(MAXWELL_FIELD_AO, MAXWELL_FIELD_ASIZE)},
    {"ALD*.P*", FIELDS(MAXWELL_FIELD_AO, MAXWELL_FIELD_ASIZE)},
    {"ALD*.PHYS*", FIELDS(MAXWELL_FIELD_AO, MAXWELL_FIELD_ASIZE)},
    {"ARRAY_2D", NULL},
    {"AST*", FIELDS(MAXWELL_FIELD_ASIZE)},
    {"AST.P*", FIELDS(MAXWELL_FIELD_ASIZE)},
    {"AST.PHYS*", FIELDS(MAXWELL_FIELD_ASIZE)},
    {"ATOM***", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOP, MAXWELL_FIELD_ATYPE)},
    {"ATOM***", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOPP, MAXWELL_FIELD_ATYPE)},
    {"ATOM**.F16x2.FTZ.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOP)},
    {"ATOM**.F16x2.FTZ.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOPP)},
    {"ATOM**.F16x2.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOP)},
    {"ATOM**.F16x2.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOPP)},
    {"ATOM**.F64.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOP)},
    {"ATOM**.F64.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AOPP)},
    {"ATOM*.CAS*", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_CASW)},
    {"ATOMS**", FIELDS(MAXWELL_FIELD_ASOP, MAXWELL_FIELD_ASTYPE)},
    {"ATOMS**", FIELDS(MAXWELL_FIELD_CASK, MAXWELL_FIELD_CASWS)},
    {"B2R", NULL},
    {"B2R.RESULT", NULL},
    {"B2R.WARP", NULL},
    {"BAR.ARV", NULL},
    {"BAR.RED*", FIELDS(MAXWELL_FIELD_BRED)},
    {"BAR.SCAN", NULL},
    {"BAR.SYNC", NULL},
    {"BFE**", FIELDS(MAXWELL_FIELD_UI, MAXWELL_FIELD_BREV)},
    {"BFI", NULL},
    {"BPT*", FIELDS(MAXWELL_FIELD_BPTK)},
    {"BRA**", FIELDS(MAXWELL_FIELD_UNI, MAXWELL_FIELD_LMT)},
    {"BRK", NULL},
    {"BRX*", FIELDS(MAXWELL_FIELD_LMT)},
    {"CAL*", FIELDS(MAXWELL_FIELD_NOINC)},
    {"CC", NULL},
    {"CCTL***", FIELDS(MAXWELL_FIELD_CCE, MAXWELL_FIELD_CCLEVEL, MAXWELL_FIELD_CCOPQ)},
    {"CCTLL*", FIELDS(MAXWELL_FIELD_CCOP)},
    {"CCTLT.IVALL", NULL},
    {"CCTLT.IVTH", NULL},
    {"CONT", NULL},
    {"CS2R", NULL},
    {"CSET*.CSM_MX*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.CSM_TA*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.CSM_TR*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.EQ*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.EQU*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.F*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.FCSM_MX*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.FCSM_TA*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.FCSM_TR*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.GE*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.GEU*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.GT*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.GTU*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.HI*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.HS*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.LE*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.LEU*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.LO*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.LS*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.LT*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.LTU*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.NAN*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.NE*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.NEU*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.NUM*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.OFF*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.OFT*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.RGT*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.RLE*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.SFF*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.SFT*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSET*.T*", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP)},
    {"CSETP.CSM_MX*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.CSM_TA*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.CSM_TR*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.EQ*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.EQU*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.F*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.FCSM_MX*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.FCSM_TA*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.FCSM_TR*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.GE*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.GEU*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.GT*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.GTU*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.HI*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.HS*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.LE*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.LEU*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.LO*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.LS*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.LT*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.LTU*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.NAN*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.NE*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.NEU*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.NUM*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.OFF*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.OFT*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.RGT*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.RLE*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.SFF*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.SFT*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CSETP.T*", FIELDS(MAXWELL_FIELD_BOP)},
    {"CUBE", NULL},
    {"DADD*", FIELDS(MAXWELL_FIELD_FRND)},
    {"DEPBAR", NULL},
    {"DEPBAR.LE", NULL},
    {"DFMA*", FIELDS(MAXWELL_FIELD_DRND)},
    {"DMNMX", NULL},
    {"DMUL*", FIELDS(MAXWELL_FIELD_FRND)},
    {"DSET***", FIELDS(MAXWELL_FIELD_BFH, MAXWELL_FIELD_FCMP, MAXWELL_FIELD_BOP)},
    {"DSETP**", FIELDS(MAXWELL_FIELD_FCMP, MAXWELL_FIELD_BOP)},
    {"EXIT*", FIELDS(MAXWELL_FIELD_KEEP)},
    {"F2F*****", FIELDS(MAXWELL_FIELD_FTZ, MAXWELL_FIELD_CDF, MAXWELL_FIELD_CSF, MAXWELL_FIELD_CRND,
        MAXWELL_FIELD_FSAT)},
    {"F2F*****", FIELDS(MAXWELL_FIELD_FTZ, MAXWELL_FIELD_CDF, MAXWELL_FIELD_CSF, MAXWELL_FIELD_FRND,
        MAXWELL_FIELD_FSAT)},
    {"F2I****", FIELDS(MAXWELL_FIELD_FTZ, MAXWELL_FIELD_CDI, MAXWELL_FIELD_CSF,
        MAXWELL_FIELD_CINT)},
    {"FADD***", FIELDS(MAXWELL_FIELD_FTZ, MAXWELL_FIELD_FRND, MAXWELL_FIELD_FSAT)},
    {"FADD32I*", FIELDS(MAXWELL_FIELD_FTZL)},
    {"FCHK.DIVIDE", NULL},
    {"FCMP**", FIELDS(MAXWELL_FIELD_FCMPN, MAXWELL_FIELD_PFTZ)},
    {"FFMA***", FIELDS(MAXWELL_FIELD_FMZH, MAXWELL_FIELD_FRNDH, MAXWELL_FIELD_FSAT)},
    {"FFMA32I**", FIELDS(MAXWELL_FIELD_FMZH, MAXWELL_FIELD_FSATL)},
    {"FLO**", FIELDS(MAXWELL_FIELD_UI, MAXWELL_FIELD_FLSH)},
    {"FMNMX*", FIELDS(MAXWELL_FIELD_FTZ)},
    {"FMUL****", FIELDS(MAXWELL_FIELD_FMZ, MAXWELL_FIELD_FSCALE, MAXWELL_FIELD_FRND,
        MAXWELL_FIELD_FSAT)},
    {"FMUL32I**", FIELDS(MAXWELL_FIELD_FMZH, MAXWELL_FIELD_FSATL)},
    {"FSET****", FIELDS(MAXWELL_FIELD_BFH, MAXWELL_FIELD_FCMP, MAXWELL_FIELD_SFTZ,
        MAXWELL_FIELD_BOP)},
    {"FSETP***", FIELDS(MAXWELL_FIELD_FCMP, MAXWELL_FIELD_PFTZ, MAXWELL_FIELD_BOP)},
    {"FSWZADD***", FIELDS(MAXWELL_FIELD_FTZ, MAXWELL_FIELD_FRND, MAXWELL_FIELD_NDV)},
    {"GETCRSPTR", NULL},
    {"GETLMEMBASE", NULL},
    {"HADD2***", FIELDS(MAXWELL_FIELD_HMRG, MAXWELL_FIELD_HFTZ, MAXWELL_FIELD_HSAT)},
    {"HADD2***", FIELDS(MAXWELL_FIELD_HMRG, MAXWELL_FIELD_HFTZ, MAXWELL_FIELD_HSATC)},
    {"HADD2_32I**", FIELDS(MAXWELL_FIELD_HFTZL, MAXWELL_FIELD_HSATC)},
    {"HFMA2***", FIELDS(MAXWELL_FIELD_HMRG, MAXWELL_FIELD_HFMZC, MAXWELL_FIELD_HSATC)},
    {"HFMA2***", FIELDS(MAXWELL_FIELD_HMRG, MAXWELL_FIELD_HFMZR, MAXWELL_FIELD_HSAT)},
    {"HFMA2_32I*", FIELDS(MAXWELL_FIELD_HFMZL)},
    {"HMUL2***", FIELDS(MAXWELL_FIELD_HMRG, MAXWELL_FIELD_HFMZ, MAXWELL_FIELD_HSAT)},
    {"HMUL2***", FIELDS(MAXWELL_FIELD_HMRG, MAXWELL_FIELD_HFMZ, MAXWELL_FIELD_HSATC)},
    {"HMUL2_32I**", FIELDS(MAXWELL_FIELD_HFMZL, MAXWELL_FIELD_HSATC)},
    {"HSET2****", FIELDS(MAXWELL_FIELD_HBF, MAXWELL_FIELD_HCMP, MAXWELL_FIELD_HSFTZ,
        MAXWELL_FIELD_BOP)},
    {"HSET2****", FIELDS(MAXWELL_FIELD_HBFC, MAXWELL_FIELD_HCMPC, MAXWELL_FIELD_HSFTZC,
        MAXWELL_FIELD_BOP)},
    {"HSETP2****", FIELDS(MAXWELL_FIELD_HCMP, MAXWELL_FIELD_HAND, MAXWELL_FIELD_HPFTZ,
        MAXWELL_FIELD_BOP)},
    {"HSETP2****", FIELDS(MAXWELL_FIELD_HCMPC, MAXWELL_FIELD_HANDC, MAXWELL_FIELD_HPFTZ,
        MAXWELL_FIELD_BOP)},
    {"I2F***", FIELDS(MAXWELL_FIELD_CDF, MAXWELL_FIELD_CSI, MAXWELL_FIELD_FRND)},
    {"I2I***", FIELDS(MAXWELL_FIELD_CDN, MAXWELL_FIELD_CSN, MAXWELL_FIELD_FSAT)},
    {"IADD**", FIELDS(MAXWELL_FIELD_SATI, MAXWELL_FIELD_XI)},
    {"IADD.PO**", FIELDS(MAXWELL_FIELD_SATI, MAXWELL_FIELD_XI)},
    {"IADD3*", FIELDS(MAXWELL_FIELD_X3)},
    {"IADD3**", FIELDS(MAXWELL_FIELD_SH3, MAXWELL_FIELD_X3)},
    {"IADD32I**", FIELDS(MAXWELL_FIELD_SATL, MAXWELL_FIELD_XL)},
    {"IADD32I.PO**", FIELDS(MAXWELL_FIELD_SATL, MAXWELL_FIELD_XL)},
    {"ICMP**", FIELDS(MAXWELL_FIELD_CMP, MAXWELL_FIELD_UI)},
    {"IDE*", FIELDS(MAXWELL_FIELD_IDEN)},
    {"IDP.2A***", FIELDS(MAXWELL_FIELD_IDPH, MAXWELL_FIELD_IDPA2, MAXWELL_FIELD_IDPB)},
    {"IDP.4A**", FIELDS(MAXWELL_FIELD_IDPA, MAXWELL_FIELD_IDPB)},
    {"IMAD****", FIELDS(MAXWELL_FIELD_MADS, MAXWELL_FIELD_MADHI, MAXWELL_FIELD_MADSAT,
        MAXWELL_FIELD_MADX)},
    {"IMAD**.PO**", FIELDS(MAXWELL_FIELD_MADS, MAXWELL_FIELD_MADHI, MAXWELL_FIELD_MADSAT,
        MAXWELL_FIELD_MADX)},
    {"IMAD32I**", FIELDS(MAXWELL_FIELD_MADSL, MAXWELL_FIELD_MULHIL)},
    {"IMAD32I**.PO", FIELDS(MAXWELL_FIELD_MADSL, MAXWELL_FIELD_MULHIL)},
    {"IMADSP.S*.S*.S*", FIELDS(MAXWELL_FIELD_SPA, MAXWELL_FIELD_SPB, MAXWELL_FIELD_SPC)},
    {"IMADSP.S*.U*.S*", FIELDS(MAXWELL_FIELD_SPA, MAXWELL_FIELD_SPB, MAXWELL_FIELD_SPC)},
    {"IMADSP.U*.S*.S*", FIELDS(MAXWELL_FIELD_SPA, MAXWELL_FIELD_SPB, MAXWELL_FIELD_SPC)},
    {"IMADSP.U*.U*.U*", FIELDS(MAXWELL_FIELD_SPA, MAXWELL_FIELD_SPB, MAXWELL_FIELD_SPC)},
    {"IMNMX**", FIELDS(MAXWELL_FIELD_UI, MAXWELL_FIELD_MNX)},
    {"IMUL**", FIELDS(MAXWELL_FIELD_MULS, MAXWELL_FIELD_MULHI)},
    {"IMUL32I**", FIELDS(MAXWELL_FIELD_MULSL, MAXWELL_FIELD_MULHIL)},
    {"IPA***", FIELDS(MAXWELL_FIELD_IMODE, MAXWELL_FIELD_IWHERE, MAXWELL_FIELD_ISAT)},
    {"IPA.IDX***", FIELDS(MAXWELL_FIELD_IMODE, MAXWELL_FIELD_IWHERE, MAXWELL_FIELD_ISAT)},
    {"ISBERD****", FIELDS(MAXWELL_FIELD_AO, MAXWELL_FIELD_ISPACE, MAXWELL_FIELD_ISKEW,
        MAXWELL_FIELD_ISIZE)},
    {"ISCADD", NULL},
    {"ISCADD.PO", NULL},
    {"ISCADD32I", NULL},
    {"ISET*****", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_CMP, MAXWELL_FIELD_UI, MAXWELL_FIELD_XC,
        MAXWELL_FIELD_BOP)},
    {"ISETP****", FIELDS(MAXWELL_FIELD_CMP, MAXWELL_FIELD_UI, MAXWELL_FIELD_XC, MAXWELL_FIELD_BOP)},
    {"JCAL*", FIELDS(MAXWELL_FIELD_NOINC)},
    {"JMP**", FIELDS(MAXWELL_FIELD_UNI, MAXWELL_FIELD_LMT)},
    {"JMX*", FIELDS(MAXWELL_FIELD_LMT)},
    {"KIL", NULL},
    {"LD***", FIELDS(MAXWELL_FIELD_GENE, MAXWELL_FIELD_GENL, MAXWELL_FIELD_LSIZE)},
    {"LDC**", FIELDS(MAXWELL_FIELD_CSIZE, MAXWELL_FIELD_LMODE)},
    {"LDG***", FIELDS(MAXWELL_FIELD_GE, MAXWELL_FIELD_GCL, MAXWELL_FIELD_GSIZE)},
    {"LDL**", FIELDS(MAXWELL_FIELD_LCL, MAXWELL_FIELD_SSIZE)},
    {"LDS*", FIELDS(MAXWELL_FIELD_SSIZE)},
    {"LDS.U*", FIELDS(MAXWELL_FIELD_USIZE)},
    {"LEA*", FIELDS(MAXWELL_FIELD_LEAX)},
    {"LEA.HI*", FIELDS(MAXWELL_FIELD_LECX)},
    {"LEA.HI*", FIELDS(MAXWELL_FIELD_LEHX)},
    {"LEPC", NULL},
    {"LONGJMP", NULL},
    {"LOP***", FIELDS(MAXWELL_FIELD_LOPF, MAXWELL_FIELD_LOPX, MAXWELL_FIELD_LOPT)},
    {"LOP3.LUT*", FIELDS(MAXWELL_FIELD_L3XC)},
    {"LOP3.LUT*", FIELDS(MAXWELL_FIELD_L3XI)},
    {"LOP3.LUT**", FIELDS(MAXWELL_FIELD_L3X, MAXWELL_FIELD_L3T)},
    {"LOP32I**", FIELDS(MAXWELL_FIELD_LOPFL, MAXWELL_FIELD_LOPXL)},
    {"MEMBAR**", FIELDS(MAXWELL_FIELD_MSCOPE, MAXWELL_FIELD_MINV)},
    {"MOV", NULL},
    {"MOV32I", NULL},
    {"MUFU**", FIELDS(MAXWELL_FIELD_MUF, MAXWELL_FIELD_FSAT)},
    {"NOP*", FIELDS(MAXWELL_FIELD_NTRIG)},
    {"OUT*", FIELDS(MAXWELL_FIELD_OUTK)},
    {"P2R*", FIELDS(MAXWELL_FIELD_PBYTE)},
    {"PBK", NULL},
    {"PCNT", NULL},
    {"PEXIT", NULL},
    {"PIXLD*", FIELDS(MAXWELL_FIELD_PXK)},
    {"PLONGJMP", NULL},
    {"POPC", NULL},
    {"PRET*", FIELDS(MAXWELL_FIELD_NOINC)},
    {"PRMT*", FIELDS(MAXWELL_FIELD_PMODE)},
    {"PSET***", FIELDS(MAXWELL_FIELD_BF, MAXWELL_FIELD_BOP2, MAXWELL_FIELD_BOP)},
    {"PSETP**", FIELDS(MAXWELL_FIELD_BOP2, MAXWELL_FIELD_BOP)},
    {"R2B*", FIELDS(MAXWELL_FIELD_R2BK)},
    {"R2P", NULL},
    {"RAM", NULL},
    {"RED***", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AROP, MAXWELL_FIELD_ARTYPE)},
    {"RED**.F16x2.FTZ.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AROP)},
    {"RED**.F16x2.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AROP)},
    {"RED**.F64.RN", FIELDS(MAXWELL_FIELD_AE, MAXWELL_FIELD_AROP)},
    {"RET", NULL},
    {"RRO*", FIELDS(MAXWELL_FIELD_RROF)},
    {"RTT*", FIELDS(MAXWELL_FIELD_RTTK)},
    {"RZ", NULL},
    {"S2R", NULL},
    {"SAM", NULL},
    {"SEL", NULL},
    {"SETCRSPTR", NULL},
    {"SETLMEMBASE", NULL},
    {"SHF.L***", FIELDS(MAXWELL_FIELD_FW, MAXWELL_FIELD_FTYPE, MAXWELL_FIELD_FHI)},
    {"SHF.R***", FIELDS(MAXWELL_FIELD_FW, MAXWELL_FIELD_FTYPE, MAXWELL_FIELD_FHI)},
    {"SHFL*", FIELDS(MAXWELL_FIELD_SMODE)},
    {"SHL**", FIELDS(MAXWELL_FIELD_SHW, MAXWELL_FIELD_SHX)},
    {"SHR****", FIELDS(MAXWELL_FIELD_UI, MAXWELL_FIELD_SHW, MAXWELL_FIELD_SHRX,
        MAXWELL_FIELD_BREV)},
    {"SR_BARRIERALLOC", NULL},
    {"SR_LWINHI", NULL},
    {"SR_MULTIPASSSHADERINFO", NULL},
    {"SR_SM_SPA_VERSION", NULL},
    {"SR_SWINHI", NULL},
    {"SSY", NULL},
    {"ST***", FIELDS(MAXWELL_FIELD_GENE, MAXWELL_FIELD_GENS, MAXWELL_FIELD_LSIZE)},
    {"STG***", FIELDS(MAXWELL_FIELD_GE, MAXWELL_FIELD_GCS, MAXWELL_FIELD_SSIZE)},
    {"STL**", FIELDS(MAXWELL_FIELD_LCS, MAXWELL_FIELD_SSIZE)},
    {"STP*", FIELDS(MAXWELL_FIELD_STPW)},
    {"STS*", FIELDS(MAXWELL_FIELD_SSIZE)},
    {"SUATOM******", FIELDS(MAXWELL_FIELD_SUAPD, MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM,
        MAXWELL_FIELD_SUAOP, MAXWELL_FIELD_SUATYPER, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM****.F16x2.FTZ.RN*", FIELDS(MAXWELL_FIELD_SUAPD, MAXWELL_FIELD_SUABA,
        MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUAOP, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM****.F16x2.RN*", FIELDS(MAXWELL_FIELD_SUAPD, MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM,
        MAXWELL_FIELD_SUAOP, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM***.CAS**", FIELDS(MAXWELL_FIELD_SUAPD, MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM,
        MAXWELL_FIELD_SUATYPER, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM***.CAS.F16x2.FTZ.RN*", FIELDS(MAXWELL_FIELD_SUAPD, MAXWELL_FIELD_SUABA,
        MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM***.CAS.F16x2.RN*", FIELDS(MAXWELL_FIELD_SUAPD, MAXWELL_FIELD_SUABA,
        MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM.D*****", FIELDS(MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUAOP,
        MAXWELL_FIELD_SUATYPE, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM.D*****", FIELDS(MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUAOP,
        MAXWELL_FIELD_SUATYPER, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM.D***.F16x2.FTZ.RN*", FIELDS(MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM,
        MAXWELL_FIELD_SUAOP, MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM.D***.F16x2.RN*", FIELDS(MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUAOP,
        MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM.D**.CAS**", FIELDS(MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUATYPE,
        MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM.D**.CAS.F16x2.FTZ.RN*", FIELDS(MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM,
        MAXWELL_FIELD_SUCLAMP)},
    {"SUATOM.D**.CAS.F16x2.RN*", FIELDS(MAXWELL_FIELD_SUABA, MAXWELL_FIELD_SUDIM,
        MAXWELL_FIELD_SUCLAMP)},
    {"SULD.D*****", FIELDS(MAXWELL_FIELD_SUBA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SULC,
        MAXWELL_FIELD_SUSIZE, MAXWELL_FIELD_SUCLAMP)},
    {"SULD.P****", FIELDS(MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SULC, MAXWELL_FIELD_SUMASK,
        MAXWELL_FIELD_SUCLAMP)},
    {"SURED.D*****", FIELDS(MAXWELL_FIELD_SUBA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUROP,
        MAXWELL_FIELD_SURTYPE, MAXWELL_FIELD_SUCLAMP)},
    {"SURED.D***.F16x2.FTZ.RN*", FIELDS(MAXWELL_FIELD_SUBA, MAXWELL_FIELD_SUDIM,
        MAXWELL_FIELD_SUROP, MAXWELL_FIELD_SUCLAMP)},
    {"SURED.D***.F16x2.RN*", FIELDS(MAXWELL_FIELD_SUBA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUROP,
        MAXWELL_FIELD_SUCLAMP)},
    {"SURED.P***", FIELDS(MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUROP, MAXWELL_FIELD_SUCLAMP)},
    {"SUST.D*****", FIELDS(MAXWELL_FIELD_SUBA, MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUSC,
        MAXWELL_FIELD_SUSIZE, MAXWELL_FIELD_SUCLAMP)},
    {"SUST.P****", FIELDS(MAXWELL_FIELD_SUDIM, MAXWELL_FIELD_SUSC, MAXWELL_FIELD_SUMASK,
        MAXWELL_FIELD_SUCLAMP)},
    {"SYNC", NULL},
    {"TEX********", FIELDS(MAXWELL_FIELD_TLOD, MAXWELL_FIELD_TLC, MAXWELL_FIELD_TAO,
        MAXWELL_FIELD_TDC, MAXWELL_FIELD_TNDV, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEX.B********", FIELDS(MAXWELL_FIELD_TLODB, MAXWELL_FIELD_TLCB, MAXWELL_FIELD_TAOB,
        MAXWELL_FIELD_TDC, MAXWELL_FIELD_TNDV, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEXS***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TEXS****", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEXS*.DC***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEXS*.LL***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEXS*.LL.DC***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEXS*.LZ***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEXS*.LZ.DC***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TEXS.DC***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TEXS.LL***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TEXS.LL.DC***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TEXS.LZ***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TEXS.LZ.DC***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLD*******", FIELDS(MAXWELL_FIELD_TLDL, MAXWELL_FIELD_TAOL, MAXWELL_FIELD_TLDM,
        MAXWELL_FIELD_TLDC, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLD.B*******", FIELDS(MAXWELL_FIELD_TLDL, MAXWELL_FIELD_TAOL, MAXWELL_FIELD_TLDM,
        MAXWELL_FIELD_TLDC, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLD4*******", FIELDS(MAXWELL_FIELD_T4C, MAXWELL_FIELD_T4O, MAXWELL_FIELD_TDC,
        MAXWELL_FIELD_TNDV, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLD4*.B******", FIELDS(MAXWELL_FIELD_T4CB, MAXWELL_FIELD_T4OB, MAXWELL_FIELD_TDC,
        MAXWELL_FIELD_TNDV, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLD4S******", FIELDS(MAXWELL_FIELD_T4CS, MAXWELL_FIELD_TAOS, MAXWELL_FIELD_TDC,
        MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLD4S*******", FIELDS(MAXWELL_FIELD_T4F, MAXWELL_FIELD_T4CS, MAXWELL_FIELD_TAOS,
        MAXWELL_FIELD_TDC, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLDS*.LL***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TLDS*.LL.AOFFI***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TLDS*.LZ***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TLDS*.LZ.AOFFI***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TLDS*.LZ.MS***", FIELDS(MAXWELL_FIELD_TXF, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TLDS.LL***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLDS.LL.AOFFI***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLDS.LZ***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLDS.LZ.AOFFI***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TLDS.LZ.MS***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TMML.B.LOD****", FIELDS(MAXWELL_FIELD_TNDV, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TMML.LOD****", FIELDS(MAXWELL_FIELD_TNDV, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TXA****", FIELDS(MAXWELL_FIELD_TNDV, MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT,
        MAXWELL_FIELD_PHP)},
    {"TXD*****", FIELDS(MAXWELL_FIELD_TLCD, MAXWELL_FIELD_TAOL, MAXWELL_FIELD_NODEP,
        MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TXD.B*****", FIELDS(MAXWELL_FIELD_TLCD, MAXWELL_FIELD_TAOL, MAXWELL_FIELD_NODEP,
        MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TXQ***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"TXQ.B***", FIELDS(MAXWELL_FIELD_NODEP, MAXWELL_FIELD_PHT, MAXWELL_FIELD_PHP)},
    {"VABSDIFF***", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.*16.*16**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.*16.*32**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.*16.*8**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.*8.*16**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.*8.*32**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.*8.*8**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.S32.*16**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.S32.*8**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.S32.U32**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.U32.*16**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.U32.*32**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VABSDIFF*.U32.*8**", FIELDS(MAXWELL_FIELD_VSD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VABSDIFF4******", FIELDS(MAXWELL_FIELD_V4SD, MAXWELL_FIELD_V4A, MAXWELL_FIELD_V4B,
        MAXWELL_FIELD_V4SAT, MAXWELL_FIELD_V4RED, MAXWELL_FIELD_V4M)},
    {"VADD***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.*16.*16**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.*16.*32**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.*16.*8**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.*8.*16**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.*8.*32**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.*8.*8**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.S32.*16**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VADD*.S32.*8**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VADD*.S32.U32**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VADD*.U32.*16**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VADD*.U32.*32**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VADD*.U32.*8**", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VMAD**", FIELDS(MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.*16.*16**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*16.*16.PO**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*16.*32**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*16.*32.PO**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*16.*8**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*16.*8.PO**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*8.*16**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*8.*16.PO**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*8.*32**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*8.*32.PO**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*8.*8**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.*8.*8.PO**", FIELDS(MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT,
        MAXWELL_FIELD_VSAT)},
    {"VMAD.PO**", FIELDS(MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.S32.*16**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.S32.*16.PO**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.S32.*8**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.S32.*8.PO**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.S32.U32**", FIELDS(MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.S32.U32.PO**", FIELDS(MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.U32.*16**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.U32.*16.PO**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.U32.*32**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.U32.*32.PO**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.U32.*8**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMAD.U32.*8.PO**", FIELDS(MAXWELL_FIELD_VBS, MAXWELL_FIELD_VSHIFT, MAXWELL_FIELD_VSAT)},
    {"VMNMX****", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VMNMX*.*16.*16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.*16.*32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.*16.*8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.*8.*16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.*8.*32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.*8.*8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.S32.*16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VMX,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.S32.*8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VMX,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.S32.U32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VMX, MAXWELL_FIELD_VSAT,
        MAXWELL_FIELD_VRED)},
    {"VMNMX*.U32.*16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VMX,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.U32.*32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VMX,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VMNMX*.U32.*8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VMX,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VOTE*", FIELDS(MAXWELL_FIELD_VMODE)},
    {"VOTE.VTG*", FIELDS(MAXWELL_FIELD_VTG)},
    {"VSET**", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VRED)},
    {"VSET*.*16.*16*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VRED)},
    {"VSET*.*16.*32*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VRED)},
    {"VSET*.*16.*8*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VRED)},
    {"VSET*.*8.*16*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VRED)},
    {"VSET*.*8.*32*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VRED)},
    {"VSET*.*8.*8*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_VRED)},
    {"VSET*.S32.*16*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VRED)},
    {"VSET*.S32.*8*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VRED)},
    {"VSET*.S32.U32*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VRED)},
    {"VSET*.U32.*16*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VRED)},
    {"VSET*.U32.*32*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VRED)},
    {"VSET*.U32.*8*", FIELDS(MAXWELL_FIELD_VCMP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_VRED)},
    {"VSETP**", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_BOP)},
    {"VSETP*.*16.*16*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_BOP)},
    {"VSETP*.*16.*32*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_BOP)},
    {"VSETP*.*16.*8*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_BOP)},
    {"VSETP*.*8.*16*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_BOP)},
    {"VSETP*.*8.*32*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_BOP)},
    {"VSETP*.*8.*8*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VBS,
        MAXWELL_FIELD_BOP)},
    {"VSETP*.S32.*16*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_BOP)},
    {"VSETP*.S32.*8*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_BOP)},
    {"VSETP*.S32.U32*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_BOP)},
    {"VSETP*.U32.*16*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_BOP)},
    {"VSETP*.U32.*32*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_BOP)},
    {"VSETP*.U32.*8*", FIELDS(MAXWELL_FIELD_VCMPP, MAXWELL_FIELD_VBS, MAXWELL_FIELD_BOP)},
    {"VSHL*.*16.U16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*16.U32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*16.U8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*32.U16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*32.U32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*32.U8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*8.U16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*8.U32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHL*.*8.U8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*16.U16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*16.U32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*16.U8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*32.U16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*32.U32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*32.U8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*8.U16***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*8.U32***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"VSHR*.*8.U8***", FIELDS(MAXWELL_FIELD_VUD, MAXWELL_FIELD_VAS, MAXWELL_FIELD_VWRAP,
        MAXWELL_FIELD_VSAT, MAXWELL_FIELD_VRED)},
    {"XMAD***", FIELDS(MAXWELL_FIELD_XSIGN, MAXWELL_FIELD_XMODEC, MAXWELL_FIELD_XXC)},
    {"XMAD*****", FIELDS(MAXWELL_FIELD_XSIGN, MAXWELL_FIELD_XPSL, MAXWELL_FIELD_XMRG,
        MAXWELL_FIELD_XMODE, MAXWELL_FIELD_XX)},
    {"XMAD*****", FIELDS(MAXWELL_FIELD_XSIGN, MAXWELL_FIELD_XPSLC, MAXWELL_FIELD_XMRGC,
        MAXWELL_FIELD_XMODEC, MAXWELL_FIELD_XXC)},
    {"a", NULL},
    {"c", NULL},
};

bool maxwell_branch_target(const struct isadora_context *c, const struct isadora_insn *in,
    uint64_t *to)
{
    (void)c;
    switch (in->form) {
    case MAXWELL_BRA:
        if (in->line[0] == 0) {
            *to = (c->address + 8 + (uint64_t)rt_sign(in->value[3], 24)) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_JMP:
        if (in->line[0] == 0) {
            *to = (in->value[3]) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_CAL:
    case MAXWELL_PRET:
        if (in->line[0] == 0) {
            *to = (c->address + 8 + (uint64_t)rt_sign(in->value[1], 24)) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_JCAL:
        if (in->line[0] == 0) {
            *to = (in->value[1]) & 0xffffffffu;
            return true;
        }
        return false;
    case MAXWELL_PLONGJMP:
    case MAXWELL_PBK:
    case MAXWELL_PCNT:
    case MAXWELL_SSY:
        if (in->line[0] == 0) {
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

static const uint16_t waiting_2[] = {MAXWELL_DEPBAR_LE, MAXWELL_DEPBAR_N};
static const uint16_t waiting_3[] = {MAXWELL_DEPBAR_LE};
static const uint16_t waiting_4[] = {MAXWELL_BAR_SYNC, MAXWELL_BAR_ARV, MAXWELL_BAR_RED,
    MAXWELL_BAR_SCAN};
static const struct isadora_wait_rule waits[] = {
    {NULL, 0, {0, 0}, {0, 0}, 6, {75, 76, 77, 78, 79, 80}},
    {waiting_2, 2, {0, 0}, {0, 0}, 6, {0, 1, 2, 3, 4, 5}},
    {waiting_3, 1, {26, 3}, {20, 6}, 0, {0}},
    {waiting_4, 4, {0, 0}, {0, 0}, 0, {0}},
};
enum { Q = ISADORA_QUEUES };
static const uint8_t latencies[] = {
    /* sm_50 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6, 6, 6, 6, 6, 6, 0,
        6, 6, 6, 6, 6, Q + 6, 0, Q + 6, 0, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 6, 6,
        6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0,
        Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6,
        6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0, Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0, 0, Q + 5, Q + 5, 0, 0, 0, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_52 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6, 6, 6, 6, 6, 6, 0,
        6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 6,
        6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0,
        Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6,
        6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0, Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0, 0, Q + 5, Q + 5, 0, 0, 0, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_53 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6, 6, 6, 6, 6, 6, 0,
        6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 6,
        6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0,
        Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6,
        6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0, Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0, 0, Q + 5, Q + 5, 0, 0, 0, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_60 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6, 6, 6, 6, 6, 6, 0,
        6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 6,
        6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0,
        Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6,
        6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0, Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0, 0, Q + 5, Q + 5, 0, 0, 0, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 0, 0,
    /* sm_61 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6, 6, 6, 6, 6, 6, 0,
        6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 6,
        6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0,
        Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6,
        6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0, Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0, 0, Q + 5, Q + 5, 0, 0, 0, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 6, 6,
    /* sm_62 */
    Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6, Q + 6,
        Q + 6, Q + 6, Q + 6, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, Q + 7, 6, 6, 6, 6, 6, 6, 0,
        6, 6, 6, 6, 6, Q + 6, 0, Q + 6, Q + 6, 6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 0, 6,
        6, 6, 0, 6, 6, 6, 0, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 0, 0, Q + 0,
        Q + 0, Q + 0, Q + 0, Q + 0, Q + 1, Q + 1, Q + 1, Q + 2, 0, 0, 6, 6, 6, 6, 6, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 6, 6, 6, 6, 6, 0, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, Q + 6, Q + 6, 6,
        6, 6, Q + 3, 6, 6, 0, Q + 1, 0, 0, 0, 0, Q + 4, Q + 4, Q + 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
        0, 0, 0, 0, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 0, 0, Q + 5, Q + 5, 0, 0, 0, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5,
        Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, Q + 5, 6, 6, 6, 6, 0, 6, 0, 0, 0, 6, 6,
};
static const struct isadora_schedule schedule = {
    .cycles = {64, 4}, .results = {{69, 3}, 0, 5, 2}, .sources = {{72, 3}, 0, 5, 2},
    .waits = waits, .wait_count = 4, .boards = 6, .first = 1,
    .latencies = latencies,
};

isadora_pick maxwell_fast_pick_plain;
#ifdef ISADORA_LEVELS
isadora_pick maxwell_fast_pick_avx2, maxwell_fast_pick_avx512;
#endif

static isadora_pick *quick(void)
{
    switch (isadora_level()) {
    #ifdef ISADORA_LEVELS
    case ISADORA_AVX512:
        return maxwell_fast_pick_avx512;
    case ISADORA_AVX2:
        return maxwell_fast_pick_avx2;
    #endif
    default:
        return maxwell_fast_pick_plain;
    }
}

const struct isadora_target maxwell_target = {
    .name = "maxwell", .title = "SASS of the GPUs Maxwell and Pascal",
    .configs = configs, .config_count = 6,
    .units = units, .unit_count = 1,
    .forms = forms, .form_count = 280,
    .fields = fields, .field_count = 461,
    .bundle = &bundle,
    .files = files, .file_count = 9,
    .spaces = spaces, .space_count = 4,
    .ledger = ledger, .ledger_count = 6,
    .text_max = MAXWELL_TEXT_MAX,
    .aside = "control fields",
    .state_size = sizeof(struct maxwell_state),
    .pc_counts_units = 0,
    .start = 0x0,
    .elfs = elfs, .elf_count = 1, .elf_numbers = elf_numbers,
    .words = words, .word_count = 448,
    .decode = maxwell_decode,
    .encode = maxwell_encode,
    .format = maxwell_format,
    .parse = maxwell_parse,
    .reset = maxwell_reset,
    .execute = maxwell_execute,
    .branch_target = maxwell_branch_target,
    .actions = maxwell_actions,
    .uses = maxwell_uses,
    .schedule = &schedule,
    .lanes = 32, .masks = 4,
    .block_size = sizeof(struct maxwell_block), .grid_size = sizeof(struct maxwell_grid),
    .quick = quick,
    .limits = {{0xffffffffu, 0xffffffffu, 0xffffffffu}, {0x400, 0x400, 0x400}, 0x400},
    .param_space = -1, .param_at = 0x0,
    .buffer_space = -1, .buffer_at = 0x0, .buffer_window = 0x0,
};
